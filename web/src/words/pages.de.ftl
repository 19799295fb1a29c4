# Die Wörter der Seiten um den Tisch und seines Menüs.

## Startseite

start-line = { $n ->
    [one] Ein Schlachtenspiel, genau nach dem Regelbuch.
   *[other] { $n } Schlachtenspiele, genau nach dem Regelbuch.
}
start-failed = Der Tisch antwortet nicht. Läuft er?
open-saved = Gesicherte Partie öffnen
open-title = Eine gesicherte Partie
open-failed = Die Datei ließ sich nicht lesen.
open-partial = Was ein Platz von einer Partie gesehen hat: { $n } Schritte. Prüfen lässt sich nur die ganze Datei.
open-look = Darauf zurückblicken
open-resume = Damit weiterspielen
verify = Ganze Partie prüfen
verify-busy = Wird geprüft …
verify-ok = Geprüft: Die Prüfsummen stimmen.
verify-count = { $n ->
    [one] Eine Entscheidung, und sie war regelgerecht.
   *[other] { $n } Entscheidungen, jede regelgerecht.
}
verify-typed = Die Würfel wurden eingetippt: Sie sind unbewiesen. Karten und Mischen sind es nicht.
verify-bad = Die Prüfung hat etwas Falsches gefunden.
verify-fault = Entscheidung { $n }, { $field }: { $why }
verify-failed = Die Prüfung war jetzt nicht möglich.
seal-fits = Die Würfel waren vor dem ersten Wurf versiegelt. Das Siegel ist jetzt offen und passt: Niemand hat sie ausgesucht.
seal-open = Würfel aus der Saat { $seed }, allen von Anfang an bekannt.
seal-broken = Das geöffnete Siegel der Würfel passt nicht.
ago = { $unit ->
    [minute] vor { $n } min
    [hour] vor { $n } h
    [day] { $n ->
        [one] gestern
       *[other] vor { $n } Tagen
    }
   *[other] gerade eben
}
start-private = Alles bleibt auf diesem Rechner. Kein Konto, keine Mail, auch ohne Netz.
mine-title = Meine Partien
mine-title-n = { $n ->
    [0] Meine Partien
    [one] Meine Partien: In einer bist du dran
   *[other] Meine Partien: In { $n } bist du dran
}
mine-none = Noch keine. Fang unten eine an.
mine-won = { $name } gewann
mine-over = zu Ende
mine-turn = { $name } ist dran
mine-waiting = wartet
mine-open-yours = Weiterspielen
mine-open-waiting = Zusehen
mine-open-over = Rückblick
look-up = Nachschlagen
game-size = { $min ->
    [2] { $max ->
        [2] 2 Plätze
       *[other] 2 bis { $max } Plätze
    }
   *[other] { $min } bis { $max } Plätze
}, { $minutes } min
game-later = Kommt in einer späteren Fassung.
play-computer = Gegen den Computer
play-local = An diesem Gerät
play-link = Mit einem Link

## Neue Partie

new-title = Neue Partie
new-title-of = Neue Partie: { $game }
new-setup = Was wird gespielt?
new-seats = Wer spielt?
new-kind = Platz
new-level = Stärke
new-name = Name
new-army = Armee
new-options = Einstellungen der Partie
new-variants = Varianten und Entscheide ({ $n })
new-begin-computer = Gegen den Computer beginnen
new-begin-local = An diesem Gerät beginnen
new-begin-link = Beginnen und Link erhalten
new-not-yet = { $seat }, noch nicht bereit: { $why }
new-failed = Die Partie ließ sich nicht anlegen. { $why }
new-no-game = Dieses Spiel gibt es hier nicht.
kind-human = ich
kind-local = an diesem Gerät
kind-computer = Computer
kind-open = per Link
links-title = Links für die anderen Plätze
links-how = Wer den Link öffnet, sitzt auf diesem Platz. Gib jeden nur einmal weiter.
links-watch = Zuschauer
links-for = Link für { $name }
links-copy = Link kopieren
links-enter = An den Tisch

## Einstellungen

set-lang = Sprache
set-theme = Aussehen
set-theme-system = Wie das Gerät
set-theme-light = Hell
set-theme-dark = Dunkel
set-theme-contrast = Kontrast
set-seats = Farben der Plätze
set-seats-a = Blau, Orange
set-seats-b = Violett, Gold
set-tempo = Bewegungen
set-tempo-n = { $n ->
    [0] keine
    [0.5] schnell
    [1] normal
   *[other] langsam
}
set-twice = Vor einem Würfelwurf oder einer Ausgabe zweimal drücken
set-sound = Ein Ton, wenn man dran ist
set-keys = Einzelne Buchstaben als Tasten benutzen
set-passes = Für mich passen, wenn ich nichts spielen kann
keys-title = Tasten
key-hand = zur eigenen Hand
key-walk = über den Plan gehen
key-act = wählen, ausführen
key-leave = Fenster und Auswahl verlassen
key-info = Karte auf dem Plan ganz zeigen
key-board = zum Plan
key-options = zu den Möglichkeiten
key-do = die gewählte Möglichkeit ausführen
key-pass = passen
key-undo = zurücknehmen
key-log = zum Verlauf
key-say = die Aufforderung noch einmal vorlesen
key-help = diese Liste
cmd-title = Befehl eintippen
cmd-hint = Zum Beispiel: ziehe b2 · angreifen c3 von c2 · warum c4 · hilfe
cmd-run = Ausführen
cmd-list = Was man eintippen kann
cmd-from = von
cmd-attack = angreifen
cmd-move = ziehen
cmd-defend = verteidigen
cmd-pass = passen
cmd-undo = zurück
cmd-log = verlauf
cmd-say = was
cmd-why = warum
cmd-card = karte
cmd-help = hilfe
cmd-place = aufstellen
cmd-propose = vorschlag
cmd-send = fertig
cmd-none = Nicht verstanden oder jetzt nicht möglich. „hilfe“ nennt, was man eintippen kann.
cmd-many = Was davon? { $list }
cmd-many-more = Was davon? { $list } · und { $n } weitere
cmd-done = Getan.
cmd-wait = Einen Augenblick: Der Tisch hat noch nicht geantwortet.
cmd-place-how = Nenne eine Karte und einen Platz für sie: „aufstellen greife b2“.
cmd-placed = { $what } auf { $space }
cmd-why-can = Das ist möglich.
cmd-why-asked = Der Tisch antwortet gleich.
cmd-why-none = Dazu gibt es nichts zu sagen.
cmd-help-list = Zum Beispiel: { $list }
key-command = einen Befehl eintippen
key-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.

## Über Battlebook

about-what = Battlebook lässt Schlachtenspiele genau nach ihrem Regelbuch spielen: Jede Zahl nennt ihre Regel, jede Ablehnung ihren Grund.
about-owners = Die Spiele gehören ihren Verlagen und Rechteinhabern. Es sind weder Originaltexte noch Originalbilder enthalten; alle Regeln stehen in eigenen Worten.
about-private = Die Seite fragt nirgends sonst an. Im Browser bleiben nur die Schlüssel deiner Plätze, deine Einstellungen und deine Armeen.
about-dice = Die Würfel wirft der Tisch. Der Startwert wird vor dem ersten Wurf versiegelt und am Ende geöffnet, sodass sich jeder Wurf nachrechnen lässt.
about-computer = Der Computer sieht nur, was sein Platz sieht.
about-credits = Dank
about-icons = Bilder von Lorc, Delapouite und anderen:
about-font = Schrift der Namen: Alegreya von Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
about-licence = Das Programm steht unter der MIT-Lizenz.

## Bevor es beginnt

lobby-title = Der Tisch wird gedeckt
lobby-how = Die Partie beginnt von selbst, sobald alle da sind.
lobby-computer = Computer, bereit
lobby-mine = da, an diesem Gerät
lobby-here = da
lobby-awaited = noch nicht gekommen
lobby-renew = Neuen Link anlegen
lobby-typed = Die Würfel dieser Partie werden am Tisch geworfen und eingetippt; hinterher kann sie niemand beweisen. Wer sich setzt, ist einverstanden.
lobby-dice = Jedes Gerät gibt einen versiegelten Teil zu den Würfeln, damit niemand sie allein bestimmen kann.
taken-title = Dieser Platz wurde woanders geöffnet
taken-how = Ein anderes Fenster oder Gerät spielt damit weiter. Nichts ist verloren.
taken-back = Den Platz hierher zurückholen
broken = Diese Partie lässt sich nicht mehr lesen. Sie kann noch als Datei gesichert werden.
mine-open-lobby = An den Tisch
mine-open-broken = Ansehen

## Probekämpfe

trial = Probekampf
trial-here = Von hier aus auskämpfen
trial-how = Computer fechten diesen Aufbau immer wieder aus, jedes Mal mit neuen Würfeln. Das ist privat und beginnt keine Partie.
trial-how-here = Computer kämpfen von hier aus immer wieder weiter, jedes Mal mit neuen Würfeln. Sie gehen von dem aus, was dein Platz weiß; Verdecktes wird neu verteilt. Die Partie bleibt unberührt.
trial-fights = Kämpfe
trial-begin = Kämpfen
trial-again = Noch einmal kämpfen
trial-stop = Abbrechen
trial-link = Link zu diesem Aufbau kopieren
trial-progress = Kämpfe bisher
trial-count = { $done } von { $n }
trial-few = Es wird gekämpft. Balken erscheinen nach { $n } Kämpfen.
trial-growing = Die Balken wachsen mit jedem Kampf.
trial-over = Zu Ende: { $n } Kämpfe.
trial-stopped = Abgebrochen nach { $n } Kämpfen.
trial-broken = Der Probekampf ist abgerissen. Versuch es noch einmal.
trial-nobody = Niemand gewinnt
trial-enemy = Die Gegner
trial-interval = { $low } bis { $high } %
trial-rounds = Im Mittel { $n } Runden.
trial-left = { $name }: { $what }.
trial-capped = { $n ->
    [one] Einen Kampf hat eine Grenze beendet.
   *[other] { $n } Kämpfe hat eine Grenze beendet.
}
trial-failed = { $n ->
    [one] Ein Kampf ließ sich nicht zu Ende führen; er zählt nicht.
   *[other] { $n } Kämpfe ließen sich nicht zu Ende führen; sie zählen nicht.
}
trial-margin = Anteil gewonnener Kämpfe. Die Klammer zeigt, wo der wahre Anteil mit 95 % Sicherheit liegt. Menschen spielen anders.
