# Das Spiel auf der Startseite, sein erster Aufbau, und wie eine Partie endete.

h3-title = Heroes of Might and Magic III
    .about = Der Kampf des Brettspiels: zwei Armeen aus Einheitenkarten auf einem Feld von vier mal fünf, Initiative, Angriffswürfel.
h3-setup-duel = Duell
    .about = Zwei Armeen mit bis zu fünf Einheiten; der Angreifer stellt zuerst auf. Gekämpft wird bis zum Ende.
h3-result-victory = { $seat } gewinnt den Kampf.
h3-result-defeat = Niederlage: Das Einheitendeck des Spielers ist leer.
h3-result-retreat = Rückzug: Der Kampf endet ohne Sieg.
h3-result-draw = Unentschieden: Beide Seiten haben ihre letzte Einheit verloren.
h3-result-stall = Unentschieden: zwanzig Runden ohne Schaden.
