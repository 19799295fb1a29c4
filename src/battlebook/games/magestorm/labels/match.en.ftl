# The game on the start page, its set-ups, and how a match ended.
ms-title = Magestorm
    .about = Hidden units driven by objective markers, four mages with boards of power points, combats of ten steps.
ms-seat-kragis = Kragis
ms-seat-lausjan = Láusjan
ms-side-kragis = The Kragis
ms-side-lausjan = The Láusjan
ms-field-kragis_mage = Mage of the Kragis
ms-field-lausjan_mage = Mage of the Láusjan
ms-left = Resistance { $n }

## Scenarios

ms-setup-ferngate = Ferngate
    .about = Two vanguards meet where the road enters the woods. Six rounds; two villages and a temple count. The scenario to learn with.
ms-setup-two-crossings = The Two Crossings
    .about = A Kragis column must break through to the north over one bridge and one ford. Eight rounds.
ms-setup-silver-under-the-moon = Silver Under the Moon
    .about = A Kragis caravan goes from the mine to the eastern road; from round 3 on it is night. Eight rounds.
ms-setup-greyfang-mine = Greyfang Mine
    .about = The Láusjan storm a fortified mine. Seven rounds.
ms-setup-storm-over-the-causeway = Storm over the Causeway
    .about = Two rivers, two bridges, two fords, and an island with a village between. Eight rounds.
ms-setup-the-burning-woods = The Burning Woods
    .about = The Kragis burn the wood down, the Druid lets it grow. Eight rounds.
ms-setup-the-standing-stones = The Standing Stones
    .about = Three ruins feed the magic of whoever holds them. Seven rounds.
ms-setup-refugees-of-hollow-ford = Refugees of Hollow Ford
    .about = Three bands of Láusjan refugees flee from west to east. Nine rounds.
ms-setup-the-long-line = The Long Line
    .about = Nearly everything in the box: all troop cards but two, and up to twelve units a side. Ten rounds.
ms-setup-the-ring-of-green = The Ring of Green
    .about = A Kragis garrison is surrounded in its village; relief comes in round 3. Seven rounds.
ms-setup-moonless-march = Moonless March
    .about = In complete darkness the Kragis must slip past the Ahma. Nine rounds.
ms-setup-duel-at-the-ford-stone = Duel at the Ford Stone
    .about = Eight cards a side, any two mages, five rounds: to learn a mage.

## How a match ends

ms-result-score = { $seat } has more points.
ms-result-draw = A draw.
ms-result-threshold = { $seat } wins: the points decide.
ms-result-survive = { $seat } has held out.
ms-result-seize = { $seat } has seized the place.
ms-result-empty = { $seat } has driven the enemy out.
ms-result-escort = { $seat } has brought the caravan through.
ms-result-capture = { $seat } has taken the caravan.
ms-result-columns-at-end = { $seat } wins: the place of the caravan decides.
ms-result-exit-share = { $seat } wins: the troops that got through decide.
ms-result-eliminate-all = { $seat } has eliminated every enemy unit.
