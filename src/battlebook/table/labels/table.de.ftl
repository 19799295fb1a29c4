# Was der Tisch selbst zu sagen hat; die Seite zeigt es, wo immer eine Antwort oder ein Fehler vom Dienst kommt.

## Fehler einer Seite

table-malformed = Der Tisch hat die Seite nicht verstanden. Neu laden kann helfen.
table-too-large = Das ist zu groß.
table-too-fast = Zu viel auf einmal. Bitte einen Augenblick warten.
table-no-join = Die Seite hat nicht gesagt, welchen Platz sie will.
table-joined-before = Diese Seite sitzt schon auf ihrem Platz.
table-no-seat = Dieser Link öffnet keinen Platz an diesem Tisch. Vielleicht wurde er erneuert: frag, wer die Partie begonnen hat.
table-store-failed = Die Wahl konnte nicht aufgeschrieben werden und zählt darum nicht. Der Tisch versucht es wieder: bitte noch einmal wählen.
table-match-failed = Mit dieser Partie ging etwas schief. Sie steht, wie sie vor der Wahl stand.
table-match-broken = Diese Partie lässt sich nicht mehr lesen: { $why }. Als Datei speichern kann man sie noch.
table-not-begun = Die Partie hat noch nicht begonnen.
table-not-taken = Noch sitzt niemand an diesem Gerät.
table-not-your-seat = Dieser Platz gehört nicht zu dieser Seite.
table-code-wrong = Das ist nicht der Code dieses Platzes.
table-code-wait = Zu viele falsche Codes. Wieder möglich in { $seconds } s.
table-committed-before = Dieser Platz hat seinen Teil der Würfel schon versiegelt.
table-contribution-differs = Das ist nicht der Teil der Würfel, den dieser Platz versiegelt hat.
table-wrong-host = Unter diesem Namen antwortet der Tisch nicht. Wer ihn betreibt, kann ihn erlauben.
table-wrong-origin = Das dürfen nur die eigenen Seiten des Tisches.
table-failed = Am Tisch ging etwas schief.

## Antworten

table-no-option = Das steht nicht zur Wahl.
table-misshapen = Das ist keine vollständige Antwort.
table-over = Die Partie ist zu Ende.
table-decided = Eine Entscheidung, die hier nicht gezeigt wird
table-opening = Der Anfang
table-replay-stops = Die Wiedergabe endet hier: { $why }
table-total = Summe
undo-step = { $what }
undo-last = der letzte Schritt
undo-off-nothing = Es gibt nichts zurückzunehmen.
undo-off-rolled = Es wurde gewürfelt: das bleibt.
undo-off-revealed = Es wurde etwas aufgedeckt: das bleibt.
undo-off-other-seat = Jemand anderes hat seither geantwortet.
redo-off = Es gibt nichts zu wiederholen.

## Formulare und Anfragen

table-no-game = Ein Spiel { $game } gibt es hier nicht.
table-no-setup = Einen Aufbau { $setup } gibt es in diesem Spiel nicht.
table-seat-count = Dieser Aufbau hat { $wanted } Plätze, nicht { $given }.
table-no-level = Einen Computer der Stärke { $level } gibt es nicht.
table-no-seed = Ein Startwert ist eine ganze Zahl ab 0.
table-trial-count = Ein Probekampf umfasst 1 bis { $most } Partien.
table-trial-what = Ein Probekampf braucht entweder das Formular einer Partie oder eine laufende Partie.
table-trial-die = Am Tisch wird gerade gewürfelt: Gib zuerst ein, was der Würfel zeigt.
table-trial-busy = An diesem Tisch läuft schon ein Probekampf. Es geht immer nur einer; versuch es wieder, wenn er vorbei ist.
table-bad-form = Im Formular stimmt etwas nicht.
table-unknown-setup = Diesen Aufbau gibt es nicht.
table-unknown-field = Der Aufbau hat keine Einstellung { $field }.
table-missing-field = Die Einstellung { $field } fehlt.
table-unknown-variant = Eine Variante { $field } gibt es nicht.
table-unknown-ruling = Die Auslegung { $field } lässt sich so nicht umstellen.
table-no-choice = Diese Wahl hat die Einstellung { $field } nicht.
table-no-flag = Die Einstellung { $field } ist an oder aus.
table-no-number = Die Zahl für { $field } liegt außerhalb ihrer Grenzen.
table-not-creator = Links erneuern kann nur, wer die Partie begonnen hat.
table-no-such-seat = Einen solchen Platz für einen Menschen gibt es nicht.
table-not-over = Das geht, wenn die Partie zu Ende ist.
table-eyes-locked = Während der Partie sieht man nur, was man weiß.
table-no-eyes = Mit diesen Augen lässt sich nicht schauen.
table-bad-file = Die Datei lässt sich nicht lesen: { $why }
table-not-resumable = Diese Datei enthält keine ganze, richtige, unfertige Partie.
table-no-decision = Die Partie hat keine Entscheidung { $n }.
table-fork-hidden = Während der Partie verbergen andere etwas: Weiterspielen von einer Entscheidung aus geht erst nach dem Ende.
table-fork-over = Die Partie ist hier zu Ende: Niemand wird mehr gefragt.
table-fork-stops = Entscheidung { $n } spielt sich nicht so wie aufgezeichnet.
table-secret-elsewhere = Die Würfel dieser Partie sind an ihrem Tisch versiegelt; nur dort geht sie weiter.
table-here-already = Diese Partie ist schon hier.
table-verify-slow = Die Prüfung hat zu lange gedauert.
table-verify-failed = Die Prüfung war nicht möglich.
table-no-language = Wörter in der Sprache { $language } gibt es nicht.
table-no-page = Diese Seite gibt es nicht.
