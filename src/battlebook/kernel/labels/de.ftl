# Würfel, die Menschen an ihrem eigenen Tisch werfen und eintippen.

typed-variant = Mit echten Würfeln werfen und eintippen
    .about = Jeder Würfel der Partie wird an eurem eigenen Tisch geworfen. Wessen Wurf es ist, tippt ihn ein, und für Computer und Gegner der KI der erste Mensch am Tisch. Solche Würfe lassen sich hinterher nicht beweisen; Karten und Mischen bleiben beim Programm. Wer sich setzt, ist einverstanden.
typed-ask = Wirf den Würfel und gib ein, was er zeigt: { $die }.
typed-event = { $seat } tippt einen Würfel ein: { $die } { $face } (unbewiesen).
typed-no-face = Der Würfel zeigt eines von diesen: { $faces }.
typed-die = Würfel mit { $n } Seiten
