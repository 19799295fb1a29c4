# Was Karten tun: ein Satz je Wirkung und seine Teile.

h3-op-activate-again = Aktiviere eine davon noch einmal: { $whom }.
h3-op-activate-out-of-order = Aktiviere sofort, außer der Reihe, { $whom }.
h3-op-activate-war-machine = Nutze diese Kriegsmaschine sofort noch einmal: { $which }.
h3-op-all-defend = Jede eigene Einheit erhält eine Verteidigungsmarke.
h3-op-any-card-as-attack = Jede eigene Karte darf{ $during } statt ihrer Wirkung für +{ $n } Angriff gespielt werden.
h3-op-attack = +{ $n } Angriff{ $for }{ $during }.
h3-op-attack-penalty = −{ $n } Angriff{ $for }{ $during }, doch nicht unter 0.
h3-op-attack-ranged = Kein Kampfmalus und +{ $n } Angriff{ $for } gegen ein nicht angrenzendes Ziel{ $during }.
h3-op-attack-ranged-nonadjacent = +{ $n } Angriff{ $for } gegen nicht angrenzende Ziele{ $during }.
h3-op-ballista-free-target = Wähle{ $during } die Ziele deiner Ballisten selbst.
h3-op-ballista-times = Wenn deine Balliste schießt, schießt sie { $n }-mal auf ein Ziel.
h3-op-ban-morale-and-rerolls = Niemand darf{ $during } Moral ausgeben oder Würfel neu werfen.
h3-op-ban-spells =
    { $min_power ->
        [none] Niemand darf{ $during } Zauber wirken.
       *[other] Niemand darf{ $during } Zauber mit mindestens { $min_power } Zauberkraft wirken.
    }
h3-op-berserk = Das Ziel ({ $whom }) muss bei seiner Aktivierung die nächste Einheit angreifen, ob Freund oder Feind, und zieht nötigenfalls zu ihr.
h3-op-borrow-unit = { $which } schließen sich der Armee für diesen Kampf an.
h3-op-buy-unit = Kaufe { $which } für { $gold } Gold.
h3-op-buy-war-machine = Kaufe diese Kriegsmaschine für { $gold } Gold: { $which }.
h3-op-cancel-lethal-attack =
    { $bronze ->
        [none] Hebe einen Angriff auf, der { $whom } auf 0 LP bringen würde.
       *[other] Hebe einen Angriff auf, der eine eigene Einheit auf 0 LP bringen würde. Nötige Zauberkraft: Bronze { $bronze }, Silber { $silver }, Gold { $golden }.
    }
h3-op-cast-at-round-start = Wirke zu Beginn einer Runde einen Zauber.
h3-op-cast-before-first-activation = Wirke zu Beginn des Kampfes, vor der ersten Aktivierung, einen Zauber.
h3-op-cast-from-own-discard = Wirke diesen Zauber aus deinem Ablagestapel: { $name }.
h3-op-cast-from-spell-discard = Wirke den obersten Zauber vom Ablagestapel der Zauber.
h3-op-choose-stat = +{ $n } Angriff, Verteidigung oder Initiative nach Wahl{ $for }{ $during }.
h3-op-cleanse =
    Entferne { $n ->
        [one] eine Wirkung
       *[other] bis zu { $n } Wirkungen
    } oder eine Lähmungsmarke von einer eigenen Einheit.
h3-op-cleanse-heal = Du darfst eine Wirkung oder eine Lähmungsmarke von { $to } entfernen. Heile bis zu { $n } ihres Schadens.
h3-op-clone = Stelle{ $during } eine Kopie des Ziels ({ $whom }) auf ein angrenzendes leeres Feld. Jeder Schaden und jeder Angriff entfernt die Kopie.
h3-op-convert-unit =
    Tausche { $from_ ->
        [magi_pack] { h3-unit-magi }
       *[other] { h3-unit-elves }
    } (Schar) gegen { $to }.
h3-op-counter-spell =
    { $dice ->
        [none] Unmittelbar nach einem feindlichen
       *[other] Wirf { $dice } Würfel unmittelbar nach einem feindlichen
    } { $grades ->
        [none] Zauber
       *[other] { $grades }
    }{ $school ->
        [none] {""}
       *[other] {" "}der Schule { $school }
    }{ $max_power ->
        [none] {""}
       *[other] {" "}mit höchstens { $max_power } Zauberkraft
    }{ $dice ->
        [none] : Er hat keine Wirkung.
       *[other] {" "}und wähle { $choose }: Bei { $on } hat er keine Wirkung.
    }
h3-op-damage = { $n } Schaden an { $to }.
h3-op-damage-adjacent-to-space =
    Wähle ein Feld: { $max_targets ->
        [all] Jede angrenzende Einheit erleidet
       *[other] { $max_targets } angrenzende Einheiten erleiden
    } { $n } Schaden, auch eigene.
h3-op-damage-all-enemies-of-tier = { $n } Schaden für jede feindliche Einheit dieser Stufen: { $tiers }.
h3-op-damage-by-dice = Wähle { $whom } und wirf { $n } Angriffswürfel: Jede +1 fügt allen Einheiten darauf und daneben 1 Schaden zu, auch eigenen.
h3-op-damage-chain = { $values } Schaden: die erste Zahl für die gewählte Einheit, die anderen für die zwei nächsten, auch eigene.
h3-op-damage-cluster =
    { $values } Schaden für { $powers } Zauberkraft gegen eine Einheit und { $extra_adjacent ->
        [one] 1 Einheit
       *[other] { $extra_adjacent } Einheiten
    } daneben.
h3-op-damage-line = { $n } Schaden für jede Einheit in einer geraden Linie von { $length } Feldern.
h3-op-damage-on-and-around-space = { $n } Schaden für jede Einheit auf einem Feld und daneben.
h3-op-damage-two-adjacent-targets = { $n } Schaden für jedes von zwei benachbarten Zielen: { $targets }.
h3-op-damage-two-spaces = { $n } Schaden für die Einheiten auf { $to }, auch eigene.
h3-op-defense = +{ $n } Verteidigung{ $for }{ $during }.
h3-op-defense-penalty = −{ $n } Verteidigung{ $for }{ $during }, doch nicht unter 0.
h3-op-defense-token-faces = Verteidigungsmarken eigener Einheiten wirken{ $during }, wenn der Würfel { $faces } zeigt.
h3-op-defense-vs-melee = +{ $n } Verteidigung{ $for } gegen einen Boden- oder Flugangreifer{ $during }.
h3-op-defense-vs-ranged = +{ $n } Verteidigung{ $for } gegen Fernkampfangreifer{ $during }.
h3-op-defense-vs-slower = +{ $n } Verteidigung für dieselbe Einheit gegen Angreifer mit niedrigerer Initiative{ $during }.
h3-op-destroy-fortification =
    { $what ->
        [none] { $n ->
            [all] Zuerst erleidet jede Einheit neben einem davon 1 Schaden; dann entferne alle: { $whom }.
           *[other] Entferne { $n } davon: { $whom }.
        }
       *[other] Zerstöre in einer Belagerung { $what }.
    }
h3-op-dig-deck = Sieh dir die obersten { $cards } deines Decks an; nimm eine von dieser Art: { $keep }.
h3-op-disable-ability = Das Ziel ({ $whom }) kann{ $during } seine Fähigkeit nicht nutzen.
h3-op-disable-all-abilities = Keine Einheit kann{ $during } ihre Fähigkeit nutzen.
h3-op-discard = Wirf { $cards } ab.
h3-op-discard-for-attack =
    Wirf { $max ->
        [any] beliebig viele
       *[other] bis zu { $max }
    } Karten ab: je +1 Angriff.
h3-op-discard-for-defense =
    Wirf { $max ->
        [any] beliebig viele
       *[other] bis zu { $max }
    } Karten ab: je +1 Verteidigung.
h3-op-discard-for-power =
    Wirf { $max ->
        [any] beliebig viele
       *[other] bis zu { $max }
    } Karten ab: je +1 Zauberkraft.
h3-op-dispel = Entferne jede andauernde Wirkung von { $to }.
h3-op-double-power = Zauberkraft für Zauber dieser Schule zählt doppelt: { $school }.
h3-op-double-war-machine = Diese Kriegsmaschine wirkt{ $during } doppelt: { $which }.
h3-op-draw = Ziehe { $cards }.
h3-op-draw-artifact = Entferne 1 Karte oder wirf 3 ab und erhalte ein Artefakt.
h3-op-draw-choose = Ziehe { $cards }, behalte { $keep } und wirf den Rest ab.
h3-op-draw-on-spell = Ziehe { $cards }, sooft du{ $during } einen Zauber wirkst.
h3-op-elemental-damage = Die Angriffe der Einheit { $whom } verursachen{ $during } Elementarschaden: Verteidigung zählt nicht.
h3-op-empower-statistics = Tausche bis zu { $n } Werte gegen verstärkte.
h3-op-enemy-discard = Der feindliche Spieler wirft { $cards } ab.
h3-op-enemy-morale-flip = Die positive Moral des Feindes wird negativ.
h3-op-expert-use =
    { $n ->
        [one] { $n } weitere Expertennutzung
       *[other] { $n } weitere Expertennutzungen
    }.
h3-op-extend-neutral-combat =
    Ein Kampf gegen neutrale Einheiten dauert { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    } länger.
h3-op-extra-ballista =
    { $n ->
        [one] Eine weitere Balliste
       *[other] { $n } weitere Ballisten
    }{ $during }.
h3-op-extra-location-die = Ein weiterer Würfel an Orten und 1 Gold.
h3-op-find-spell =
    Suche im Zauberdeck den ersten { $grade ->
        [none] Zauber der Schule { $school }
       *[other] { $grade }
    } und nimm ihn.
h3-op-fire-wall = Ein leeres Feld wird{ $during } zur Feuerwand: { $n } Schaden für Einheiten, die dort anhalten, und für Boden- und Fernkampfeinheiten, die es durchqueren.
h3-op-first-aid-tent-times = Wenn dein Lazarettzelt heilt, heilt es { $n }-mal an einem Ziel.
h3-op-force-ability = Die Fähigkeit des Ziels ({ $whom }) wirkt bei jedem Würfelergebnis.
h3-op-free-empower = Wirke einen Zauber dieser Schule ohne Zauberkraft auf seiner höchsten Stufe: { $school }.
h3-op-free-spell =
    { $n ->
        [one] Dein nächster Zauber zählt
       *[other] Deine nächsten { $n } Zauber zählen
    } nicht zum Zauberlimit.
h3-op-gain-war-machine = Erhalte diese Kriegsmaschine kostenlos: { $which }.
h3-op-gold = Erhalte { $n } Gold.
h3-op-heal = Heile bis zu { $n } Schaden an { $to }.
h3-op-heal-or-unparalyse = Heile bis zu { $n } Schaden einer Einheit oder entferne ihre Lähmungsmarke.
h3-op-health = +{ $n } LP{ $for }{ $during }.
h3-op-ignore-defense =
    { $who ->
        [none] Die angreifende Einheit missachtet die Verteidigung des Ziels ({ $whom })
       *[other] Die Angriffe der Einheit { $whom } missachten Verteidigung
    }{ $during }.
h3-op-ignore-die =
    Missachte das Ergebnis { $n ->
        [none] des Angriffswürfels
       *[other] von { $n } Angriffswürfeln
    }.
h3-op-ignore-penalty = Kein Kampfmalus{ $for }{ $during }.
h3-op-immune-paralysis = Eigene Einheiten können{ $during } nicht gelähmt werden.
h3-op-immune-school = Zauber der Schule { $school } wirken nicht auf das Ziel ({ $whom }).
h3-op-income-materials = Auf der Karte: je Ressourcenrunde { $n } Baumaterial mehr.
h3-op-income-valuables =
    Auf der Karte: je Ressourcenrunde { $n ->
        [one] { $n } Kostbarkeit
       *[other] { $n } Kostbarkeiten
    } mehr.
h3-op-initiative = +{ $n } Initiative{ $for }{ $during }.
h3-op-initiative-penalty = −{ $n } Initiative{ $for }{ $during }.
h3-op-land-mines = Lege{ $during } { $n } gemischte Minenmarken, zur Hälfte leere, auf { $whom }. Eine scharfe fügt der Einheit, die das Feld betritt, 2 Schaden zu.
h3-op-map = Wirkt nur auf der Karte.
h3-op-map-discover = Auf der Karte: Decke ein Kartenteil auf.
h3-op-map-step = Auf der Karte: ein Schritt mehr.
h3-op-mark-retaliated = Diese Einheit erhält ein schwarzes Klötzchen: Sie kann in dieser Runde nicht vergelten.
h3-op-materials = Erhalte { $n } Baumaterial.
h3-op-mill-recover = Wirf bis zu { $cards } von deinem Deck ab; nimm { $keep } davon.
h3-op-morale = Erhalte { $n } positive Moral.
h3-op-morale-on-roll = Wirf einen Angriffswürfel: Bei { $on } erhältst du positive Moral.
h3-op-move-damage = Verschiebe Schaden von { $to } auf eine andere eigene Einheit.
h3-op-move-unit =
    Ziehe eine eigene Einheit { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } weit.
h3-op-mp = +{ $n } BP; sie können auch einen Kampf gegen neutrale Einheiten verlängern.
h3-op-multiply-die = Das Ergebnis des Angriffswürfels zählt { $by }-fach.
h3-op-negate-spell-abilities = Fähigkeiten von Einheiten gegen Zauber wirken{ $during } nicht.
h3-op-no-attack = Das Ziel ({ $whom }) kann{ $during } nicht angreifen.
h3-op-no-retaliation = Das Ziel übt keine Vergeltung.
h3-op-no-retreat-no-surrender = Niemand darf sich in diesem Kampf zurückziehen oder sich ergeben.
h3-op-obstacle =
    Stelle ein Hindernis auf { $whom }, bis zum Ende { $value ->
        [round] dieser Runde
       *[other] { $value ->
            [next_round] der nächsten Runde
           *[other] des Kampfes
        }
    }.
h3-op-overlay-card =
    { $name }: Diese Karte liegt auf { $on ->
        [zombies_pack] Zombies (Schar)
       *[other] { $on ->
            [skeletons_pack] Skeletten (Schar)
           *[other] Skeletten
        }
    } und gibt { $attack } Angriff, { $defense } Verteidigung, { $health } LP und { $initiative } Initiative. Sie geht, wenn ihre LP 0 erreichen.
h3-op-paralyse = Lähme { $whom }.
h3-op-power =
    +{ $n } Zauberkraft{ $school ->
        [none] {""}
       *[other] {" "}für einen Zauber der Schule { $school }
    }.
h3-op-quicksand = Lege{ $during } { $n } gemischte Marken, zur Hälfte leere, auf { $whom }. Eine scharfe beendet Zug und Aktivierung der Einheit, die das Feld betritt.
h3-op-ranged-buff =
    Eigene Fernkampfeinheiten haben { $ignore_penalty ->
        [all] keinen Kampfmalus
       *[other] { $ignore_penalty }
    } und +{ $initiative } Initiative.
h3-op-recover-card =
    Nimm { $name ->
        [none] { $cards }{ $not_ ->
            [none] {""}
           *[other] , aber kein Artefakt,
        }{ $of ->
            [none] {""}
           *[other] {" "}dieser Art ({ $of })
        } aus deinem Ablagestapel
       *[other] aus deinem Ablagestapel: { $name }
    }.
h3-op-recover-spell =
    Nimm { $n ->
        [one] einen Zauber
       *[other] { $n } Zauber
    } aus deinem Ablagestapel.
h3-op-recover-top = Nimm { $n } der obersten { $of } Karten deines Ablagestapels.
h3-op-recruit-neutral = Rekrutiere eine neutrale Einheit.
h3-op-redirect-spell = Soll ein Zauber das Ziel ({ $whom }) treffen, wähle für ihn ein neues.
h3-op-reduce-retaliation-damage = −{ $n } Schaden durch eine Vergeltung.
h3-op-reinforce-half-cost = Nach einem gewonnenen Kampf: Verstärke eine Einheit dieser Stufen zum halben Goldpreis: { $tiers }.
h3-op-remove-card = Entferne eine Karte dieser Art aus dem Spiel: { $what }.
h3-op-remove-cards = Entferne bis zu { $cards } aus dem Spiel.
h3-op-remove-obstacle =
    Entferne { $n ->
        [one] ein Hindernis, das keine Einheit ist
       *[other] bis zu { $n } Hindernisse, die keine Einheiten sind
    }.
h3-op-remove-ongoing =
    Entferne { $n ->
        [one] eine andauernde Wirkung
       *[other] { $n } andauernde Wirkungen
    }.
h3-op-remove-paralysis =
    Entferne { $n ->
        [one] eine Lähmungsmarke
       *[other] { $n } Lähmungsmarken
    }.
h3-op-repeat-search = Wiederhole eine Suche.
h3-op-reroll =
    { $target ->
        [none] { $n ->
            [all_or_one] Wirf einen Würfel oder einen ganzen Wurf neu.
           *[other] Wirf einen eben geworfenen Würfel neu.
        }
       *[other] Vor einem eigenen Wurf anzusagen: Wirf einen Würfel { $n ->
            [one] einmal
           *[other] bis zu { $n }-mal
        } neu und wähle ein Ergebnis.
    }
h3-op-reroll-any-die =
    Wirf{ $during } jeden Würfel jeweils { $times_per_roll ->
        [one] einmal
       *[other] { $times_per_roll }-mal
    } neu.
h3-op-reroll-each-die =
    Wirf jeden eigenen Angriffswürfel einmal neu, { $value ->
        [activation] in dieser Aktivierung
       *[other] { $value ->
            [round] in dieser Runde
           *[other] bis zum Ende des Kampfes
        }
    }.
h3-op-reroll-map-dice = Wirf{ $during } einen Schatz- und einen Ressourcenwürfel neu.
h3-op-resource-dice = Wirf Ressourcenwürfel und werte einen aus.
h3-op-restore-retaliation = Entferne das schwarze Klötzchen von { $to }: Sie kann wieder vergelten.
h3-op-retaliator-rolls-low = Wer gegen das Ziel ({ $whom }) Vergeltung übt, wirft{ $during } { $dice } Würfel und nutzt den niedrigsten.
h3-op-return-spell = Unmittelbar nach einem eigenen Zauber: Nimm ihn auf die Hand zurück.
h3-op-return-spell-and-cards = Unmittelbar nach einem eigenen Zauber: Nimm ihn und alle mit ihm gespielten Karten auf die Hand zurück.
h3-op-roll-low = Das Ziel ({ $whom }) wirft{ $during } { $dice } Angriffswürfel und nutzt den niedrigsten.
h3-op-school-power = Zauber der Schule { $school } haben{ $during } +{ $n } Zauberkraft.
h3-op-sea-bonus = Ein Vorteil auf See.
h3-op-sea-draw = Auf See: Ziehe { $cards }.
h3-op-search =
    Suche({ $n }) im { $deck ->
        [artifact] Artefaktdeck
       *[other] Zauberdeck
    }.
h3-op-search-and-cast = Suche(1) { $n }-mal im Zauberdeck und wirke das Gefundene sofort.
h3-op-search-bonus = Verbessere eine Suche auf Suche({ $to }).
h3-op-search-deck = Suche({ $n }) in deinem eigenen Deck.
h3-op-search-own-discard = Suche({ $n }) in deinem eigenen Ablagestapel.
h3-op-search-replacement = Statt im Zauberdeck zu suchen, nimm den ersten Zauber der Schule { $school }.
h3-op-search-spell = Suche im Zauberdeck.
h3-op-set-map-die = Auf der Karte: Stelle einen Ressourcen- oder Schatzwürfel ein.
h3-op-set-next-attack-dice = Alle Würfel des nächsten Angriffswurfs zeigen { $face }.
h3-op-set-own-dice = Stelle alle eigenen Würfel eines Wurfs ein.
h3-op-set-resource-die = Auf der Karte: Stelle einen Ressourcenwürfel auf 6 Gold.
h3-op-shuffle-discard-into-deck = Mische deinen Ablagestapel in dein Deck.
h3-op-skip-activation = Überspringe die Aktivierung des Ziels ({ $whom }), das gerade an der Reihe wäre.
h3-op-skip-neutral-combat =
    Auf der Karte: Gewinne einen Kampf gegen neutrale Einheiten, deren Schwierigkeit { $difficulty ->
        [equal_to_level] deiner Stufe gleicht
       *[other] { $difficulty }
    }, ohne zu kämpfen, für { $xp } Erfahrung.
h3-op-slayer = Gegen eine Gold-Einheit wirft { $whom }{ $during } { $n } Würfel und addiert alle Ergebnisse außer −1. Ziehe danach 1 Karte.
h3-op-spell-damage-reduction = −{ $n } Schaden durch Zauber{ $for }{ $during }.
h3-op-spell-discount = Auf der Karte: Zauber in der Magiergilde kosten { $n } Gold weniger, mit Suche({ $search }).
h3-op-spell-limit = Das Zauberlimit ist{ $during } um { $n } höher.
h3-op-summon =
    Beschwöre{ $during } { $summons } ({ $value ->
        [few] Wenige
       *[other] Schar
    }) auf { $to }.
h3-op-swap-card-by-search =
    Entferne eine Karte{ $of ->
        [none] {""}
       *[other] {" "}dieser Art ({ $of })
    } für Suche({ $n }) in ihrem Deck.
h3-op-swap-units = Vertausche die Plätze von { $n } eigenen Einheiten.
h3-op-teleport = Versetze das Ziel ({ $whom }) auf ein beliebiges leeres Feld.
h3-op-thorns = Wer das Ziel ({ $whom }) von einem angrenzenden Feld aus angreift, erleidet{ $during } { $n } Schaden.
h3-op-thorns-vs-melee = Boden- und Flugeinheiten, die das Ziel ({ $whom }) angreifen, erleiden{ $during } { $n } Schaden.
h3-op-toggle-black-cube = Lege oder entferne ein schwarzes Klötzchen: { $whom }.
h3-op-unit-discount = Auf der Karte: Eine Einheit kostet { $n } Gold weniger.
h3-op-untargetable-by-spells = Zauber können das Ziel ({ $whom }){ $during } nicht treffen.
h3-op-valuables =
    Erhalte { $n ->
        [one] { $n } Kostbarkeit
       *[other] { $n } Kostbarkeiten
    }{ $gold ->
        [none] {""}
       *[other] {" "}für { $gold } Gold
    }.
h3-op-valuables-or-materials = Erhalte Kostbarkeiten oder Baumaterial.
h3-op-void-die-or-bonus = Greift das Ziel ({ $whom }) an, zählen{ $during } sein Würfelergebnis und sein zusätzlicher Angriff durch Karten nicht.
h3-op-void-die-plus-attack =
    Das Ziel ({ $whom }) missachtet{ $during } seinen Angriffswürfel{ $n ->
        [0] {""}
       *[other] {" "}und hat +{ $n } Angriff
    }.
h3-op-weakness-token = Eine Einheit erhält eine Schwächemarke: −{ $n } Angriff für { $rounds } Runden.
h3-op-xp-half = Auf der Karte: Erhalte { $n } halbe Stufe Erfahrung.
h3-op-xp-level = Auf der Karte: Erhalte { $n } Stufe.
h3-op-zero-spell-specialty-damage = Zauber und Spezialitäten verursachen{ $during } keinen Schaden.

## Was zu einer Wirkung gehört

h3-also-discard =
    Es kostet { $discard ->
        [one] 1 abgeworfene Karte
       *[other] { $discard } abgeworfene Karten
    }.
h3-also-cost =
    Es kostet { $cost ->
        [expert_use] 1 Expertennutzung
       *[other] 1 Baumaterial
    }.
h3-also-discard-war-machine = Wirf dafür diese Kriegsmaschine ab: { $discard_war_machine }.
h3-also-optional = Das ist freigestellt.
h3-also-when =
    { $when ->
        [after_ranged_roll] Nur unmittelbar nach dem Wurf einer Fernkampfeinheit.
       *[other] { $when ->
            [after_roll] Nur unmittelbar nach dem Wurf.
           *[other] { $when ->
                [once_per_round_anytime] Einmal je Runde, jederzeit.
               *[other] { $when ->
                    [start_of_combat] Nur zu Beginn des Kampfes.
                   *[other] { $when ->
                        [start_of_neutral_combat] Nur zu Beginn eines Kampfes gegen neutrale Einheiten.
                       *[other] Zu Beginn jeder Runde.
                    }
                }
            }
        }
    }
h3-also-after = Nur unmittelbar nach einem eigenen Zauber.
h3-also-requires =
    { $requires ->
        [empty_discard] Nur bei leerem Ablagestapel.
       *[other] { $requires ->
            [sea_tile] Nur auf See.
           *[other] Nur wenn du ein Lazarettzelt hast.
        }
    }
h3-also-siege-only = Nur in einer Belagerung.
h3-also-not-tier = Nicht auf Einheiten dieser Stufe: { $not_tier }.
h3-also-minimum = Nicht unter { $minimum }.
h3-also-double-if =
    { $double_if ->
        [own_initiative_higher] Doppelt gegen ein Ziel mit niedrigerer Initiative.
       *[other] Doppelt gegen ein Ziel mit höherer Initiative.
    }
h3-also-doubles-for = Doppelt für { $doubles_for }.
h3-also-discard-bonus =
    Wirf { $bonus_discard ->
        [one] 1 Karte
       *[other] { $bonus_discard } Karten
    } für weitere +{ $bonus_n } ab.
h3-also-bonus-if-adjacent-attacker = Weitere +{ $bonus_if_adjacent_attacker }, wenn der Angreifer angrenzt.
h3-also-also-vs-spell-damage = Es wirkt auch gegen Zauberschaden.
h3-also-also-start-of-turn = Auch Einheiten, die dort beginnen, erleiden den Schaden.
h3-also-also-triggers = Auch Fähigkeiten, die das Ergebnis ausgelöst hätte, entfallen.
h3-also-friendly-fire = Auch eigene Einheiten werden getroffen.
h3-also-random = Zufällig.
h3-also-if-spell-draw =
    War es ein Zauber, ziehe { $if_spell_draw ->
        [one] 1 Karte
       *[other] { $if_spell_draw } Karten
    }.
h3-also-fire-all-now = Alle Ballisten schießen sofort.
h3-also-free = Es kostet nichts und zählt zu keinem Limit.
h3-also-self-damage = Die Einheit erleidet { $self_damage } Schaden.
h3-also-discard-self = Wirf dafür diese Karte ab.
h3-also-return-to-hand = Nimm diese Karte auf die Hand zurück.
h3-also-remove-self = Entferne diese Karte aus dem Spiel.
h3-also-remove-self-after = Entferne diese Karte danach aus dem Spiel.

## Wen es betrifft

h3-target-none = eine Einheit
    .to = einer Einheit
    .for = {""}
h3-target-own-unit = eine eigene Einheit
    .to = einer eigenen Einheit
    .for = {" "}für eine eigene Einheit
h3-target-own-ground-or-flying = eine eigene Boden- oder Flugeinheit
    .to = einer eigenen Boden- oder Flugeinheit
    .for = {" "}für eine eigene Boden- oder Flugeinheit
h3-target-own-ranged = eigene Fernkampfeinheiten
    .to = eigenen Fernkampfeinheiten
    .for = {" "}für eigene Fernkampfeinheiten
h3-target-own-ground = eigene Bodeneinheiten
    .to = eigenen Bodeneinheiten
    .for = {" "}für eigene Bodeneinheiten
h3-target-all-own = alle eigenen Einheiten
    .to = allen eigenen Einheiten
    .for = {" "}für alle eigenen Einheiten
h3-target-own-ranged-not-activated = eine noch nicht aktivierte eigene Fernkampfeinheit
    .to = einer noch nicht aktivierten eigenen Fernkampfeinheit
    .for = {" "}für eine noch nicht aktivierte eigene Fernkampfeinheit
h3-target-own-unit-of-tier = eine eigene Einheit der Stufe { $tiers }
    .to = einer eigenen Einheit der Stufe { $tiers }
    .for = {" "}für eine eigene Einheit der Stufe { $tiers }
h3-target-friendly-unit = eine befreundete Einheit
    .to = einer befreundeten Einheit
    .for = {" "}für eine befreundete Einheit
h3-target-allied-unit-of-tier = eine verbündete Einheit der Stufe { $tiers }
    .to = einer verbündeten Einheit der Stufe { $tiers }
    .for = {" "}für eine verbündete Einheit der Stufe { $tiers }
h3-target-dragons = eine eigene Drachen-Einheit
    .to = einer eigenen Drachen-Einheit
    .for = {" "}für eine eigene Drachen-Einheit
h3-target-liches = { h3-unit-liches }
    .to = { h3-unit-liches }
    .for = {" "}für { h3-unit-liches }
h3-target-zealots = { h3-unit-zealots }
    .to = { h3-unit-zealots }
    .for = {" "}für { h3-unit-zealots }
h3-target-enemy-unit = eine feindliche Einheit
    .to = einer feindlichen Einheit
    .for = {" "}für eine feindliche Einheit
h3-target-two-enemy-units = jede von zwei feindlichen Einheiten
    .to = jeder von zwei feindlichen Einheiten
    .for = {" "}für jede von zwei feindlichen Einheiten
h3-target-enemy-lowest-initiative = die feindliche Einheit mit der niedrigsten Initiative
    .to = der feindlichen Einheit mit der niedrigsten Initiative
    .for = {" "}für die feindliche Einheit mit der niedrigsten Initiative
h3-target-enemy-unit-of-tier = eine feindliche Einheit der Stufe { $tiers }
    .to = einer feindlichen Einheit der Stufe { $tiers }
    .for = {" "}für eine feindliche Einheit der Stufe { $tiers }
h3-target-unit = eine Einheit
    .to = einer Einheit
    .for = {" "}für eine Einheit
h3-target-unit-of-tier = eine Einheit der Stufe { $tiers }
    .to = einer Einheit der Stufe { $tiers }
    .for = {" "}für eine Einheit der Stufe { $tiers }
h3-target-ground-or-flying-unit = eine Boden- oder Flugeinheit
    .to = einer Boden- oder Flugeinheit
    .for = {" "}für eine Boden- oder Flugeinheit
h3-target-ranged-unit = eine Fernkampfeinheit
    .to = einer Fernkampfeinheit
    .for = {" "}für eine Fernkampfeinheit
h3-target-ranged-unit-of-tier = eine Fernkampfeinheit der Stufe { $tiers }
    .to = einer Fernkampfeinheit der Stufe { $tiers }
    .for = {" "}für eine Fernkampfeinheit der Stufe { $tiers }
h3-target-attacking-unit = die angreifende Einheit
    .to = der angreifenden Einheit
    .for = {" "}für die angreifende Einheit
h3-target-defending-unit = die angegriffene Einheit
    .to = der angegriffenen Einheit
    .for = {" "}für die angegriffene Einheit
h3-target-space = ein Feld
    .to = einem Feld
    .for = {" "}für ein Feld
h3-target-empty-space = ein leeres Feld
    .to = einem leeren Feld
    .for = {" "}für ein leeres Feld
h3-target-empty-spaces = leere Felder
    .to = leeren Feldern
    .for = {" "}für leere Felder
h3-target-two-adjacent-spaces = zwei benachbarte Felder
    .to = zwei benachbarten Feldern
    .for = {" "}für zwei benachbarte Felder
h3-target-space-or-unit-of-tier = ein Feld oder eine Einheit der Stufe { $tiers } samt ihrem Feld
    .to = einem Feld oder von einer Einheit der Stufe { $tiers } samt ihrem Feld
    .for = {" "}für ein Feld oder eine Einheit der Stufe { $tiers } samt ihrem Feld
h3-target-obstacles = Mauern, das Tor, Hindernismarken
    .to = Mauern, dem Tor, Hindernismarken
    .for = {" "}für Mauern, das Tor, Hindernismarken
h3-target-walls-gate = die Mauern und das Tor
    .to = den Mauern und dem Tor
    .for = {" "}für die Mauern und das Tor
h3-target-spell = einen Zauber
    .to = einem Zauber
    .for = {" "}für einen Zauber
h3-target-own-roll = ein eigener Wurf
    .to = einem eigenen Wurf
    .for = {" "}für ein eigener Wurf
h3-target-own-dice = eigene Angriffswürfel
    .to = eigenen Angriffswürfeln
    .for = {" "}für eigene Angriffswürfel

## Wie lange

h3-during-none = {""}
h3-during-attack = {" "}für diesen Angriff
h3-during-its-activation = {" "}in dieser Aktivierung
h3-during-next-activation = {" "}in der nächsten Aktivierung
h3-during-round = {" "}bis zum Ende dieser Runde
h3-during-end-of-next-round = {" "}bis zum Ende der nächsten Runde
h3-during-combat = {" "}bis zum Ende des Kampfes
h3-during-until-used = {" "}bis sie eintritt
h3-during-turn = {" "}in diesem Zug
h3-during-game-round = {" "}in dieser Spielrunde

## Das Übrige

h3-count-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
h3-what-wall =
    { $n ->
        [one] eine Mauer
       *[other] { $n } Mauern
    }
h3-what-gate = das Tor
h3-what-arrow-tower = den Pfeilturm
h3-what-unit = eine Einheit
h3-cardkind-statistic = Wert
h3-cardkind-ability = Fähigkeit
h3-cardkind-spell = Zauber
h3-cardkind-artifact = Artefakt
h3-cardkind-specialty = Spezialität
h3-cardkind-war-machine = Kriegsmaschine
h3-grade-basic = Grundzauber
h3-grade-expert = Expertenzauber
h3-artifact-minor = Klein
h3-artifact-major = Groß
h3-artifact-relic = Relikt
h3-group-any-dragons = Drachen jeder Art
h3-group-any-elementals = Elementare jeder Art
h3-group-any-ranged = jede Fernkampfeinheit
h3-overlay-horde-of-skeletons = Horde der Skelette
h3-overlay-horde-of-zombies = Horde der Zombies
h3-overlay-legion-of-skeletons = Legion der Skelette
h3-amount-gold = { $n } Gold
h3-amount-materials = { $n } Baumaterial
h3-amount-valuables =
    { $n ->
        [one] { $n } Kostbarkeit
       *[other] { $n } Kostbarkeiten
    }
h3-map-card-angel-wings = Der Held fliegt.
h3-map-card-crest-of-valor = Missachte negative Moral.
h3-map-card-diplomacy = Rekrutiere je Behausung eine neutrale Einheit.
h3-map-card-empowered-diplomacy = Rekrutiere je Behausung eine neutrale Einheit.
h3-map-card-pathfinding = Der Held bewegt sich leichter.
h3-map-card-empowered-pathfinding = Der Held bewegt sich leichter.
h3-map-card-dimension-door =
    Der Held springt bis zu { $n ->
        [one] 1 Kartenfeld
       *[other] { $n } Kartenfelder
    } weit.
h3-map-card-fly = Auf der Karte: Der Held überquert gesperrte Kartenfelder, mit { $n } BP mehr.
h3-map-card-town-portal = Der Held kommt in eine eigene Stadt oder Siedlung, mit { $n } BP mehr.
h3-map-card-view-air = Erhalte { $n }.
h3-map-card-view-earth =
    Auf der Karte: Nimm eine feindliche Mine im Umkreis von { $n ->
        [one] 1 Kartenfeld
       *[other] { $n } Kartenfeldern
    }.
h3-map-card-visions =
    Sieh dir die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } eines neutralen Stapels an, wirf beliebige davon ab und lege den Rest zurück.
h3-map-card-water-walk = Der Held bewegt sich auf See, mit { $n } BP mehr.

h3-timing-instant = Sofort
h3-timing-activation = Aktivierung
h3-timing-ongoing = Andauernd
h3-timing-permanent = Dauerhaft
h3-timing-map = Karte
h3-two-sentences = { $a } { $b }
h3-use-basic = Grundwirkung ({ $timing }): { $text }
h3-use-expert = Expertenwirkung ({ $timing }): { $text }
h3-use-empowered = { $timing }: { $text }
h3-use-first = { $timing }: { $text }
h3-use-second = Oder { $timing }: { $text }
h3-use-only = { $timing }: { $text }
h3-use-level = { $power } Zauberkraft ({ $timing }): { $text }
h3-use-power = Oder abgeworfen ({ $timing }): { $text }
