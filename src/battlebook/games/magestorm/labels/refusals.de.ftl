# Why something is refused: one message for each rule and cause.
ms-prep-max-units--why = Mehr Einheiten erlaubt das Szenario nicht.
ms-prep-min-units--why = Das Szenario verlangt mehr Einheiten.
ms-prep-two-to-six--why = Eine Einheit hat zwei bis sechs Truppenkarten.
ms-setup-army--form = Jede Karte der Armee gehört zu genau einer Einheit.
ms-setup-choose-scenario--zone = { $hex } liegt nicht im Aufstellungsgebiet.
ms-setup-deploy-stacking--why = In { $hex } ist kein Platz für eine weitere Einheit.
ms-setup-deploy-order--no-option = Diese Einheit wird jetzt nicht aufgestellt.
ms-setup-objectives-alternate--no-option = Ein solches Feld gibt es nicht.
ms-setup-mage-board--same = In der Schachtel liegt eine Tafel je Magier: wähle zwei verschiedene.
ms-magic-links-only--why = Keine Verbindung führt von { $start } nach { $end }.
ms-magic-phase-one-step--none = In { $start } liegt kein Machtpunkt.
ms-magic-phase-one-step--moved = Alle Machtpunkte in { $start } haben sich in dieser Phase schon bewegt.
ms-magic-phase-dots-limit--why = Die Punkte dieser Verbindung sind verbraucht.
ms-magic-phase-move-then-place--no-option = Nur einzelne Schritte entlang einer Verbindung sind möglich.
