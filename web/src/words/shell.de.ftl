# Die Wörter der Seite, ohne ein Spiel zu nennen.

home = Zur Startseite
close = Schließen
menu = Menü
copied = Kopiert
rules = Regeln
replay = Rückblick
export = Partie als Datei sichern
export-failed = Die Datei ließ sich nicht anlegen.
settings = Einstellungen
about = Über Battlebook
phases = Phasen
past = Was war
future = Was möglich ist
tabs = Ansichten
me = Ich
computer = Computer
player-n = Spieler { $n }
percent = { $n } %
provenance = { $kind ->
    [printed] ■ nach der gedruckten Karte
    [derived] ◆ abgeleitet
    [public] ○ aus öffentlichen Quellen
    [builtin] △ eingebaut
   *[other] { $kind }
}

## Verbindung

net-open = verbunden
net-connecting = verbindet …
net-lost = getrennt seit { $since }
net-kept = Nicht verbunden. Die Wahl bleibt stehen und kann später abgeschickt werden.
presence-away = nicht am Gerät
presence-lost = Verbindung verloren
presence-left = gegangen
versus = gegen { $names }
error-title = Der Tisch meldet einen Fehler
no-seat-title = Kein Platz an diesem Tisch
no-seat-how = Dieser Browser kennt keinen Platz in der Partie. Öffne den Link, den du bekommen hast; er enthält den geheimen Schlüssel deines Platzes.

## Aufforderung

prompt = Aufforderung
prompt-yours = Du bist dran
prompt-choosing = { $name } wählt
prompt-thinking = { $name } denkt nach
prompt-over = Zu Ende
prompt-quiet = Einen Augenblick
prompt-wait = Warten
prompt-wait-how = Du kannst vorausplanen; abgeschickt wird nichts.
prompt-lost = Inzwischen hat sich etwas geändert: Deine Wahl wurde nicht ausgeführt.
prompt-sent = Abgeschickt
title-yours = ● Du bist dran · { $title }
do-what = { $what }
just-now = Eben:
undo = Zurücknehmen
undo-what = Zurück: { $what }
undo-not = Zurücknehmen geht nicht
redo = Wiederholen

## Möglichkeiten

hand-title = Hand und Held
apart-ways = { $n ->
    [one] eine Art
   *[other] { $n } Arten
}
options-title = Möglich
options-none = Gerade nichts. Du bist wieder dran, wenn die Leiste oben deine Farbe hat.
options-refused = Jetzt nicht möglich
options-refused-many = { $n } Möglichkeiten
why-short = warum?
choose-which = Was davon?
refused-title = Nicht: { $what }
refused-at = { $what } auf { $where }
refused-plain = Das geht nicht
tab-can = Möglich ({ $n })
tab-aside = Karte
over-title = Ergebnis
over-next = Wie weiter
rematch = Revanche mit getauschten Seiten
rematch-failed = Die Revanche ließ sich nicht anlegen.

## Formulare

form-place-how = Drücke eine Karte, dann einen Platz auf dem Plan. Noch einmal gedrückt, kommt sie zurück. Aufgestellt: { $n }, mindestens { $least }, höchstens { $most }.
form-place-held = in der Hand
form-place-waits = noch nicht aufgestellt
form-place-about = { $what }: die ganze Karte
form-place-all = Für mich aufstellen
form-place-rest = Den Rest für mich aufstellen
form-place-full = Nicht mehr als { $most }
form-place-not-here = Nicht auf diesen Platz
form-pick-how = { $how ->
    [exactly] { $most ->
        [one] Wähle eine.
       *[other] Wähle { $most }.
    }
    [up-to] { $most ->
        [one] Wähle eine oder keine.
       *[other] Wähle bis zu { $most }.
    }
   *[between] Wähle { $least } bis { $most }.
} { $n ->
    [0] Noch nichts gewählt.
    [one] Eine gewählt.
   *[other] { $n } gewählt.
}
form-pick-more = { $n ->
    [one] Noch eine wählen
   *[other] Noch { $n } wählen
}
form-order-how = Bringe alles in die gewünschte Reihenfolge.
form-up = { $what } nach oben
form-down = { $what } nach unten
form-left-out = keiner
form-groups-how = Jedes hat einen Teil und darin einen Platz; { $small } bis { $large } in einem Teil.
form-groups-press = Ziehen; oder eins drücken, um es in die Hand zu nehmen, dann das, vor das es kommt, oder den Kopf eines Teils; oder Alt und die Pfeiltasten.
form-elsewhere = Ausgefüllt wird auf dem Brett.
form-again = Von vorn
form-cancel = Abbrechen: zurück
form-groups-count = Teile: { $n } von { $least } bis { $most }
form-groups-size = { $n } von höchstens { $large }
form-groups-here = hierhin
form-part = Teil { $n }
form-pay-how = Zu zahlen: { $cost }; bisher { $paid }.
form-purse = Börse { $n }
form-number = Eine Zahl von { $low } bis { $high }
form-die-how = Tippe die Seite an oder ihre Zahl ein; + und − stehen für +1 und −1.
form-send-place = { $n ->
    [0] Aufstellen
    [one] Eine Karte aufstellen
   *[other] { $n } Karten aufstellen
}
form-send-pick = { $n ->
    [0] Nichts wählen
    [one] Diese Wahl bestätigen
   *[other] Diese { $n } wählen
}
form-send-order = In dieser Reihenfolge
form-send-groups = So gruppieren
form-send-partition = So aufteilen
form-send-pay = So bezahlen
form-send-number = Diese Zahl nennen
form-send-die = Diesen Wurf eintragen

## Was geschah

happened-title = Eben geschehen
happened-nothing = Noch nichts.
log-title = Verlauf
log-lines = Zeilen des Verlaufs
log-search = Im Verlauf suchen
log-copy = Verlauf kopieren
log-empty = Hier steht noch nichts.
log-filter = Nur zeigen
log-dice = Würfe und Summen
log-none = Nichts im Verlauf passt.
log-thought = Warum diese Wahl?
since-title = Seit deinem letzten Zug: { $n } Schritte
since-step = Seit deinem letzten Zug: { $n } von { $of }
since-back = Einen Schritt zurück
since-on = Einen Schritt weiter
die-attack = Angriffswürfel
die-resource = Ressourcenwürfel
die-d6 = Würfel
die-face = { $used ->
    [yes] { $die }: { $face }
   *[no] { $die }: { $face }, zählt nicht
}
die-roll = Wurf { $n }
die-typed = eingetippt
odds-title = Aussichten
odds-if = Falls: { $what }
odds-none = Wähle einen Angriff, um seine Aussichten zu sehen.

## Regeln

origin = { $origin ->
    [base] Grundspiel
    [siege] Belagerung
    [naval] Seegefecht
    [battlefield] Schlachtfeld
    [external] ergänzt
    [ruling] Entscheid
   *[other] { $origin }
}
rule-context = Im Zusammenhang lesen
rule-copy = Link kopieren
rule-loading = Der Text wird geholt …
rule-unread = Der Regeltext ist gerade nicht zu erreichen.
rulebook-of = Regelbuch: { $game }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-own-words = In unseren Worten. Neben jeder Regel steht ihre Herkunft:
rules-rulings = Entscheide auf dieser Seite
rules-no-rulings = Keine.
rules-switch = (wählbar, wenn eine Partie beginnt)

## Gerät weitergeben

handover-title = Gib das Gerät an { $name }
handover-how = Bis { $name } die Taste drückt, ist von keiner Hand etwas auf diesem Bildschirm oder dahinter. Alle anderen schauen jetzt weg.
handover-code = Code von { $name }
handover-take = Ich bin { $name }: meinen Tisch zeigen
handover-here = Ich bin { $name }: weiter
handover-turn = { $name } ist dran
handover-open = In diesem Spiel ist nichts verdeckt, darum bleibt der Plan stehen.

## Rückblick

replay-of = { $title } · Rückblick
replay-looking = Rückblick
replay-step = Entscheidung { $n } von { $of }
replay-checked = Geprüft: Jede Entscheidung war erlaubt, die Prüfsummen stimmen.
replay-unchecked = Noch nicht geprüft.
replay-link = Link zu diesem Augenblick
replay-fork = Von hier weiterspielen
replay-fork-why = Eine neue private Partie an diesem Gerät, mit neuen Würfeln; diese bleibt, wie sie ist.
replay-fork-locked = Von hier weiterspielen: erst nach dem Ende, weil andere etwas verbergen
replay-fork-over = Die Partie ist hier zu Ende
replay-fork-failed = Aus diesem Moment ließ sich keine Partie machen.
replay-failed = Diese Partie lässt sich nicht zurückblättern.
replay-side = Rückblick: wessen Augen, Glück, Entscheidungen
replay-eyes = Wessen Augen
replay-eyes-seat = { $name } damals
replay-eyes-public = Öffentlich
replay-eyes-all = Alles
replay-eyes-locked = Alles: erst nach dem Ende
replay-decisions = Entscheidungen
replay-slider = Stelle der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-by = Schrittweite
replay-by-decision = Entscheidung
replay-by-phase = Phase
replay-by-turn = Zug
replay-number = Nr.
replay-speed = Tempo
mark-fell = eine Einheit fiel
mark-turning = Wendepunkt
mark-end = Ende
luck = Das Glück bisher
luck-rolls = { $name }, { $n ->
    [one] ein Wurf
   *[other] { $n } Würfe
}
luck-expected = erwartet { $n }
luck-note = Abweichungen dieser Größe sind bei so wenigen Würfen üblich.
