# Dice that people roll at their own table and type in.

typed-variant = Roll real dice and type them in
    .about = Every die of the match is rolled at your own table. The one whose roll it is types it in, and for computers and AI enemies the first person at the table. Such dice cannot be proven afterwards; cards and shuffles stay with the program. Whoever sits down agrees.
typed-ask = Roll the die and enter what it shows: { $die }.
typed-event = { $seat } types in a die: { $die } { $face } (unproven).
typed-no-face = The die shows one of these: { $faces }.
typed-die = die of { $n } sides
