Aak|naut|flaches Lastschiff auf dem Rhein|flat Rhine barge
Aake|naut|flaches Lastschiff auf dem Rhein|flat Rhine barge
Aalbutt|zool||witch flounder
Aalenium|geol||Aalenian
Aalfang|||eel fishing
Aalhaut|||eelskin
Aalkorb|||eel trap
Aalquappe|sued|Fisch|burbot
Aalraupe|sued|Fisch|burbot
Aalreuse|||eel trap
Aalrutte|sued|Fisch|burbot
Aalstreif|hunt|schmaler, dunkler Rückenstreifen bei Wildtieren|list
Aalstrich|hunt|schmaler, dunkler Rückenstreifen bei Wildtieren|list
Aalsuppe|cook||eel soup
Aaltierchen|agr|Gruppe von Fadenwürmern|eelworms
Aapamoor|||string mire
Aar|geh|Adler|eagle
Aasgeier|zool||vulture
Aasjäger|hunt||pothunter
Aaskrähe|zool||carrion crow
Aaskäfer|zool||burying beetle
Aasseite|||flesh side
Abachi|agr|Samba|obeche
Abaka|bot|Manilahanf|abacá
Abakus|constr|Kapitellplatte|abacus
Abalone||Schnecke|
Abandon|jur|Abtretung eines Rechts|abandonment
Abarbeitung||Durchführung, Vollzug; Ausführung|execution
Abart||Variante, Variation; Varietät|variation
Abaton|relig||adytum
Abbaurate|biol|Abbaugeschwindigkeit|
Abbieger|auto||turning vehicle
Abbiegung||Abzweigung|turning
Abbitte||Entschuldigung|formal apology
Abbrand|electr||black ends black butts
Abbremsung||Verzögerung|retardation
Abbreviation||Abkürzung|
Abbreviatur||Abkürzung|
Abbruchfirma|constr|Abbruchunternehmen|demolition company
Abbuchung|fin|Belastung|debit
Abbé|relig|Titel eines französischen Geistlichen|French cleric
Abdachung||Schräge, Böschung|slope
Abdampf|phys||exhaust steam
Abdankung||Rücktritt|resignations
Abdeckblech|techn|Abschlussplatte|cover plate
Abdecker|hist||flayer
Abdikation||Rücktritt, Rückzug|
Abdomen||Bauch|abdomen
Abdrift|aviat|Versetzung|drift
Abduktor|anat||abductor
Abece||Abc, Alphabet|
Abendandacht|relig|Abendgottesdienst|Evening prayer
Abendanzug||Smoking|evening suit
Abendkassa|a|Kasse|evening box office
Abendmesse|relig|Abendgottesdienst|evening mass
Abendrobe||Abendkleid|evening dress
Abendrot||Sonnenuntergang|sunset glow
Abendröte||Sonnenuntergang|sunset glow
Abendschule||Volkshochschule|evening classes
Abendstern||Planet (Morgenstern)|evening star
Aberkennung||Entzug|deprivation
Aberration||Abweichung|aberration
Aberwitz|alt|Wahnsinn, Irrsinn|madness
Abessiv|ling|marginaler Fall in einigen finno-ugrischen Sprachen|abessive case
Abfahrtsplan||Zeitplan, Fahrplan|departure schedule
Abfalleimer|envir|kleinerer Behälter im Privatbereich|container bin
Abfallkübel|envir|kleinerer Behälter im Privatbereich|container bin
Abfalltonne|envir|öffentlicher Behälter zur Müllabfuhr|bin container
Abfassung||Aufsatz|composition
Abfasung|||chamfer
Abfertigung|fin,a|Entschädigungszahlung bei Entlassung|severance pay
Abführmittel||Medikament|cathartic medicine
Abführung|phys|Ableitung|dissipation
Abfüller|||bottling company
Abgabepreis|econ|Verkaufspreis|sales price
Abgeld||Abschlag|
Abgesang|||farewell
Abglanz|||reflection
Abgott||Götze, Idol|
Abgreifer||Werkzeug (Klemmprüfspitze)|
Abgriff||Abnehmen|callipering
Abguss||Abdruck|moulding
Abgängige||Vermisste|missing person
Abhaltung||Durchführung|holding
Abhebung||Entnahme|withdrawal
Abhitze|||waste heat
Abholort|||collection location
Abholtag|||pick-up day
Abhänger|||suspending bracket
Abiball|ugs||sixth form ball
Abifeier|school,ugs||graduation party
Abiogenese|chem|Entstehung organischer Materie aus anorganischer|abiogenesis
Abiose|med|Lebensunfähigkeit|abiosis
Abiotikum|alt|Epoche|
Abiotrophie|med|Lebensunfähigkeit|abiosis
Abirrung|geh||wrong track
Abkapselung||Isolation, Isolierung|insularity
Abklärung||Aufklärung|clarification
Abkochung|pharm|Sud|decoction
Abkomme||Nachwuchs, Nachkomme|progeny
Abkunft|geh|Elternhaus, Abstammung|ancestry
Abkömmling||Nachwuchs|progeny
Ablader|||unloader
Abladung|||deposit
Ablagekasten||Ablegen|filing tray
Ablagerung|chem|Absetzen|deposition
Ablass||Ablauf|outlet
Ablatio|med|Entfernen von Körpergewebe|ablation
Ablation|meteo|Abschmelzen von Schnee oder Eis|ablation
Ablativ|ling||ablative
Ablaufplan||Zeitplan, Programm|time schedule
Ablaut|ling||vowel gradation
Ableiter|||deflector
Ablesung||Messung, Ablesen|reading
Ablette||Fisch (Laube)|common bleak
Ablichtung||Foto, Fotografie|photocopy
Ablieferung||Auslieferung, Zustellung|delivery
Ablokation||Leasing, Vermietung|
Abluft|techn|Ausgangsluft|outgoing air
Abmarkung||Gestein|border marker
Abmeldung||Kündigung|cancellation
Abmessung||Dimension, Ausdehnung|dimension
Abnahmetest|techn|Übergabeprüfung|approval test
Abnicker|pol|williger Vollstrecker|rubber-stamp
Abnormalität||Abweichung|
Abnormität||Anomalie|anomalousness
Abnäher|textil||tuck for shortening
Abnützung||Abnutzung|abrasion
Abonnent|||subscriber
Abort|alt|Toilette|toilet
Abortion||Operation (Schwangerschaftsabbruch)|
Abortivum|med|Abtreibungsmittel|abortifacient
Abprall|||rebound
Abracadabra||Zauber|magic spell
Abrasion|geol|Schleiferosion|abrasive erosion
Abraum|||callow
Abrede||Verständigung|understanding
Abreibung||Reiben|rub
Abri|geol|Felsüberhang, der Menschen der Steinzeit schützte|rock shelter
Abrichtung||Dressur|animal training
Abrieb|techn|Reibverschleiß|attrition
Abriegelung||Sperre|lockdown
Abrogation||Kündigung, Aufhebung|
Abroller||Spender, Verteiler|dispenser
Abräumer|sport||enforcer
Abrégé|geh|Auszug, Ausschnitt|
Absacker|||nightcap
Absahner||Nutznießer|
Absatzgebiet||Markt|marker
Absatzmenge|econ|Verkaufsvolumen|sales volume
Abscheider|techn|Sammler|collector
Abscheidung||Trennung, Isolierung|separation
Abscherung|geol|Ablösung|detachment
Abschichtung|jur|Erbteilsverzicht|
Abschirmung||Blende|light shade
Abschleifung||Abnutzung|abrasion
Abschneider|a|Abkürzung|shortcut
Abschnürung|textil|Anbindung|cording
Abschrägung||Schräge|bevel
Abschweifung||Abweichung|excursus
Abschwung||Epoche (Rezession)|downswing
Abschwächer||Dämpfer|attenuator
Abschwächung||Erleichterung|alleviation
Abschätzung||Einschätzung, Gutachten|estimation
Abseiher|cook||bar strainer
Abseiler|||descender
Abseite||Rückseite|
Absenker|agr|Trieb, der zur Vermehrung in die Erde gelegt wird|layer
Absentismus||Schwänzen, Fernbleiben|absenteeism
Absenz|ch|Fehlen, Abwesenheit|absence
Absetzbecken|min|Sumpf|precipitation tank
Absetzer|||overburden spreader
Absolution|relig|Lossprechung von Sünden|
Absolutwert||Betrag|
Absonderung||Isolation, Trennung|isolation
Abspannung||Anker|guy
Absteige|||dosshouse
Abstellplatz|auto|Parkplatz|place to park
Abstellung|mil|Abordnung, Entsendung|secondment
Abstich||Abzweigung|tap
Abstichrinne|techn|Lauf|launder
Abstoß|sport|Abschlag|goal kick
Abstrafung||Strafe, Bestrafung|punishment
Abstrahlung||Ausstrahlung, Emission|radiation
Abstrich|techn|Feststoffverunreinigungen in der Metallschmelze|dross
Absud|pharm||decoction
Abszess|med||abscess
Abszisse|math|x-Koordinate im zweidimensionalen kartesischen Koordinatensystem|abscissa
Abtaster||Scanner|scanner
Abtastung||Scan|scanning
Abtausch||Kompromiss, Abwägung|trade-off
Abtauung|||defrosting
Abtrag|geol|Abtragung und Verfrachtung von Feststoffen an der Erdoberfläche|erosion
Abtragung|geol|Abtragung und Verfrachtung von Feststoffen an der Erdoberfläche|erosion
Abtrieb|aviat|Versetzung|drift
Abtrift|aviat|Versetzung|drift
Abtritt|||privy
Abtrünniger||Ketzer|heretic
Abundanz|med||density of organisms
Abusus||Missbrauch|
Abverkauf||Ausverkauf|clearance sale
Abwahl|||voting out
Abwart|ch|Hausmeister|caretaker
Abwasch|||washing-up
Abwedeln|photo|Abhalten|dodging
Abweg|geh||wrong track
Abwehramt|mil,a|Militärischer Abwehrdienst|
Abwehrstoff|biol|Antikörper|antibody
Abweichler||Ketzer|heretic
Abweiser|||keep-off rail
Abweisung||Absage, Ablehnung|refusal
Abwendung||Prävention, Verhütung|prevention
Abwetter|min|Grubenabluft|waste air
Abwickler|econ|Macher|transactor
Abwind|meteo||downdraft
Abwurf|bot|Abfall|abscission
Abwärme|||waste heat
Abyssal|envir||abyssal zone
Abzahlung||Tilgung|repayment
Abziehbild||Aufkleber|decal
Abzieher|print||proof-puller
Abzocker||Betrüger|wheeler-dealer
Abzugsrohr|constr|Entlüftungsrohr|continuous vent
Abzweigdose|electr|Verbindungsdose|distribution box
Abänderung||Veränderung; Modifikation|alteration
Accelerando|mus|allmähliche Beschleunigung|
Acetal|chem||polyoxymethylene
Acetat|chem||acetate
Aceton|chem||acetone
Acetylen|chem||acetylene
Achat|min||agate
Achsel|anat||shoulder
Achslast|auto||axle load
Achteck|math||octagon
Achtersteven|naut|Verlängerung des Kiels nach hinten|stern post
Ackerboden|agr|Ackerland|arable soil
Ackerfläche|agr|Ackerland|agricultural production land
Ackerrade||Pflanze|
Acre||englisches Flächenmaß, etwa 4047 Quadratmeter|acre
Acromion|anat|Schulterhöhe|acromion
Acrylglas|ugs|Kunststoff (Polymethylmethacrylat)|acrylic glass
Actinide|chem||actinides
Adabei|by|Anhänger, Mitläufer|hanger-on
Adagio|mus||adagios
Adaptation||Anpassung|adaptation
Adaptierung||Anpassung|adaption
Adaptivität|comp|Anpassungsfähigkeit|adaptivity
Adaptronik|techn|Anpassungstechnik|adaptronic
Addendum|alt|Anhang, Beilage|
Addierer|techn||adder
Additiv||Zusatz|additive
Addukt|chem|zusammengesetztes Molekül|adduct
Adduktor|anat,geh||adductor muscle
Ade||Lebewohl, Abschiedsgruß|farewell
Adebar|ugs|Storch|
Adelborst|ugs|Soldat (Unteroffizier)|
Adeliger||Adlige|noble
Adenitis||Entzündung|gland inflammation
Adenom|med|gutartige Geschwulst|adenoma
Adenotomie||operatives Entfernen der vergrößerten Rachenmandel|adenoidectomy
Adept|geh|Schüler, Jünger|
Aderhaut|anat||choroid
Aderlass|med||blood-letting
Adessiv|ling|spezifischer Ortskasus in einigen finno-ugrischen Sprachen|adessive case
Adhärenz|med|Befolgungsgrad|adherence
Adhäsion|phys|Haftung|adhesion
Adiabate|||adiabatic curve
Adjazenz|ling||adjacency
Adjektivum|ling|Eigenschaftswort|adjective
Adjunkt|ling|fakultative Ergänzung im Satz|adjunct
Adjustierung|techn|Einstellung|adjustment
Adjuvans|pharm|Stoff, der die Wirkung eines Arzneistoffs verstärkt|adjuvant agent
Adlatus|geh||sidekick
Adlerhaxe||Speise (Schweinshachse)|ham hock
Adliger||Prinz|athling
Adnexitis||Entzündung|ovary inflammation
Adoleszent||Jugendlicher|adolescent
Adoleszenz||Pubertät|adolescence
Adonis|||hunk
Adressant||Absender|addresser
Adressat||Empfänger|addressee
Adriane|||adrienne
Adrienne|textil||sack-back gown
Adstrat|ling||adstratum
Advektion|meteo|Heranführen von Luftmassen|advection
Adventzeit|relig,a|Adventszeit|Advent
Adverb|ling|Umstandswort|adverb
Advokat||Anwalt, Rechtsanwalt|
Adyton||abgeschlossener Raum in griechischen Tempeln|adyton
Adäquanz|||adequacy
Aeolsharfe||Saiteninstrument|
Aerobic|sport|rhythmische Gymnastik|aerobics
Aerobier|biol||aerobe
Aerodrom|alt|Flughafen, Flugplatz|
Aerofon|mus|Musikinstrument, bei dem der Ton durch Luft erzeugt wird|aerophone
Aerolith|||aerolite
Aerometer||Messgerät|
Aeronaut|hist|Luftschiffer|aeronaut
Aeronautik|alt|Fliegen, Luftfahrt|
Aeronomie|phys|Physik der oberen Atmosphäre|aeronomy
Aerophon|mus|Musikinstrument, bei dem der Ton durch Luft erzeugt wird|aerophone
Aeroplan|a|Flugzeug|
Afar||Volk am Horn von Afrika; seine Sprache|Afar
Affektion|bot|Befall|affection
Affenohr|ugs||commercial at
Affentheater||Getue|carry-on
Affenzahn|ugs|Höchstgeschwindigkeit|breakneck speed
Afferenz|anat||afference
Affirmation||Zustimmung, Bestätigung|
Affrikat|ling||affricate
Afrikaaner||Volk|
Afrikaans||Sprache|Cape Dutch
Afrikana|art|Werke über Afrika|Africana
Aga||früherer türkischer Titel für Offiziere und Beamte|aga
Agape|relig|Imbiss im Anschluss an eine kirchliche Feier|agape
Agar||Geliermittel aus Algen|agar
Agarplatte|chem|festes Nährmedium in einer Petrischale|agar plate
Agens|chem|Wirkstoff|active agent
Ageusie|med|Geschmacksverlust|loss of taste
Aggravation||Verschärfung|aggravation
Aggregat|phil|Verbindung von Elementen|join
Aggregation|chem|lockere Verbindung von Teilchen|particle aggregation
Aggressor||Angreifer|aggressor
Agha||früherer türkischer Titel für Offiziere und Beamte|agha
Agilität||Beweglichkeit|agility
Agilolfinger||Herrscher|
Agio|fin|Aufgeld über dem Nennwert|premium
Agitator||Hetzer|
Agitprop|art|propagandistische Kunst|
Agnat|hist||agnate
Agnosie|||agnosia
Agogik|mus||agogics
Agon|hist|Wettkampf im alten Griechenland|contest
Agonie||Qual|throe
Agora|hist|Markt- und Versammlungsplatz des antiken Griechenlands|agora
Agraffe||Schmuck|wire cage
Agraphie|med|Schreibunfähigkeit|agraphia
Agrarfläche|agr|Ackerland|agricultural production land
Agrarier||Bauer, Landwirt|
Agrarwesen|agr|Landwirtschaft|agriculture
Agronom|agr|Diplomlandwirt|agronomist
Agronomie||Wissenschaft|agricultural science
Agrumen||Frucht|
Agrumi||Frucht|
Agrypnie||Schlaflosigkeit|
Ahle||spitzes Werkzeug zum Löcherstechen in Leder|awl
Ahn||Vorfahr|ancestor
Ahne||Vorfahr|ancestor
Ahnenreihe||Vorfahren|antecedence
Ahnentafel||Stammbaum|family tree
Ahnfrau|biol,alt|Stammmutter|progenitrix
Ahnherr||Begründer, Vorläufer|sb.’s forefather
Ainu||Volk im Norden Japans; seine Sprache|Ainu
Ais|mus|um einen Halbton erhöhtes A|A sharp
Aitel|zool,by|Rohrkarpfen|European chub
Akademismus||Kunststil (Akademischer Realismus)|academicism
Akalkulie|med|Unfähigkeit, mit Zahlen umzugehen|arithmetic disorder
Akan||Volk in Ghana; seine Sprache|Akan
Akanthose||Hautkrankheit|acanthosis
Akanthus||Pflanze (Herkuleskraut)|bear’s breeches
Akarizid|pharm||miticide
Akinese|med||akinesia
Akinesie|med||akinesia
Akklamation||Beifall|acclamation
Akkolade|print|Nasenklammer|accolade
Akkumulation||Aufstockung; Häufung|accumulation
Akkuratesse||Präzision, Genauigkeit|accurateness
Akme|med|Wendepunkt|acme
Akne|med|Hautkrankheit mit Pickeln|acne
Akolyth|relig|Messdiener am Altar in der katholischen Kirche|acolyte
Akonit||Pflanze|monkshood
Akonto|ch|Anzahlung|down payment
Akquise|fin|Kauf, Übernahme|acquisition
Akquisition||Kauf, Übernahme|acquisition
Akribie|||minuteness
Akrobat|||equilibrist
Akronym|ling|Initialwort|acronym
Akryl|chem|Acryl|acrylic
Aktbild|art||nude
Aktenablage||Ablegen|document filing
Aktennotiz||Vermerk|memorandum for file
Aktenstück||Ordner mit Schriftstücken|file
Aktentasche||Mappe|brief case
Aktenzahl|a|Aktenzeichen|file reference
Aktienbuch|fin|Aktienregister|share register
Aktienbörse|fin|Wertpapierbörse|stock exchange
Aktiendepot|fin|Aktienportfolio|share portfolio
Aktin|chem||actin
Aktinometer|phys|Strahlenmessgerät|actinometer
Aktionsware|econ|Angebot, Sonderangebot|special offer
Aktivator|chem|Katalysator, Förderer|promoter
Aktivbürger|pol,ch|Wähler|voter
Aktivposten||Guthaben|asset item
Aktivsaldo|fin|Guthaben|credit balance
Aktivum|ling||active voice
Aktor||Gerät|actuator
Aktrice||Schauspielerin|
Aktuar|ch|Schriftführer|clerk
Aktuator||Gerät|
Akvavit|cook||aquavit
Akzeleration||Antritt, Beschleunigung|acceleration
Akzelerator|phys|Elementarteilchenbeschleuniger|particle accelerator
Akzept|econ||accept order
Akzeptant|geh|Empfänger, Abnehmer|
Akzession||Neuzugang, Zugang|accession
Akzidens|phil||accident
Akzidenz|phil||accident
Akzise|fin||excise tax
Aland|zool||ide
Alant|bot||inula
Alarmruf|||alert
Alarmsignal||Notruf|alarm signal
Alarmsystem||Alarmanlage|alarm equipment
Alaun|chem||alum
Albatros|orn||albatross
Albdrücken|med|Alptraum, Albtraum|nightmare
Albe|relig|Messhemd|alb
Albedo|bot|weiße Auskleidung von Zitrusfruchtschalen|pith
Albino|zool|Mensch mit Albinismus|
Albit|min||albite
Albumen|cook|Eiweiß|egg-white
Albus||Münze (rheinischer Groschen)|
Alchemie|||alchemy
Alchimie|||alchemy
Aldehyd|chem||aldehyde
Aldol|chem||acetaldol
Aleatorik|art|Verzicht auf genaue Festlegungen im Schaffensprozess|aleatoricism
Alet|zool,ch|Rohrkarpfen|European chub
Alexie|med|Leseblindheit|word blindness
Alexithymie|psych|Gefühlsblindheit|alexithymia
Alfalfa|bot|Saatluzerne|lucerne
Alge|bot|einfache Wasserpflanze|alga
Alginat|chem||alginate
Alhidade||drehbarer Oberteil des Theodolits zur Winkeleinstellung|alidade
Aliasname|comp|Alternativbezeichnung|alias name
Alimente||Unterhalt|maintenance
Aliquote|math||aliquot
Alk|zool|Meeresvogel des Nordens|auk
Alkalde|pol|Bürgermeister in spanischsprachigen Ländern|alcalde
Alkali|chem|Laugensalz|alkali
Alkalose|med||alkalosis
Alkan||Chemikalie (Kohlenwasserstoff)|alkane
Alken||Chemikalie|auks
Alki|ugs||alcohol dependent
Alkin||Chemikalie|
Alkoholika||Getränk (Teufel Alkohol)|
Alkoholsucht||Alkoholismus|
Alkomat|||breathalyser
Alkotest|||breath test
Alkoven|constr||closet
Allanit|min||allanite
Allegorese||Gleichnis|
Alleingänger||Einzelgänger|maverick
Allel|chem||allelic gene
Allergologe|med|Facharzt für Allergien|allergist
Alleskönner||Allrounder|all-rounder
Allfälliges|a|Sonstiges|Miscellaneous
Allheit|phil||allness
Alliierte||Verbündete|ally
Alliierter||Verbündete, Verbündeter|ally
Allmacht|||omnipotence
Allmeind|pol,ch|Gemeinschaftsbesitz|common land
Allmend|pol,ch|Gemeinschaftsbesitz|common land
Allmende|pol|Gemeinschaftsbesitz|common land
Allod|jur|Familienerbgut|allodium
Allodium|jur|Familienerbgut|allod
Allokation||Zuordnung|allocation
Allonge|fin|Beiblatt zu einem Wechsel|allonge
Allophon|ling|Lautvariante|allophone
Allotria|alt|Unfug|antics
Alltagsname|ling|volkstümlicher Name|common name
Allusion|geh|Anspielung|
Alluvion|geol|Flussablagerung|river deposit
Allzeithoch||Höchststand|all-times high
Allüre|||affectation
Almenrausch|bot|Bewimperte Alpenrose|hairy alpenrose
Almhirte|agr||shepherd
Almhütte|constr|alpines Holzhaus mit Balkon|chalet
Almrausch|bot|Bewimperte Alpenrose|hairy alpenrose
Almrose|bot,a|Bewimperte Alpenrose|hairy alpenrose
Aloe|bot|Pflanze mit dicken Blättern und heilendem Saft|aloe
Alopezie||Haarausfall|pathological loss of hair
Alp||Nachtgeist, der drückt; Bergweide|nightmare
Alpaka|textil||alpaca
Alpdruck||Alptraum, Albtraum|nightmare
Alpdrücken|med|Alptraum, Albtraum|nightmare
Alpe||Bergweide|mountain pasture
Alpendollar|ugs|Schilling|Austrian shilling
Alpensee|||Alpine lake
Alphorn|mus||alpenhorn
Alphütte|ch||alpine hut
Alpinum|||rock garden
Alpweide||Gras (Alm)|mountain pasture
Alraune||Pflanze|mandrake root
Alraunwurzel||Pflanze|mandrake root
Alse|zool|Maifisch|shad
Alsterwasser|cook,nord|Mischgetränk aus Bier und Limonade|shandy
Altan|constr||balcony
Altarm|||abandoned channel
Altarmenisch||Sprache (klassisches Armenisch)|Old Armenian
Altauto|||scrap car
Alteisen|techn|Eisenschrott|scrap iron
Alterchen|ugs|Senior|
Alternanz|bot|Wechsel zwischen ertragbringenden und ertraglosen Jahren bei Obstbäumen|alternate bearing
Altersasyl|ch|Altenheim, Altersheim|retirement home
Altersgeld||Altersversorgung|
Altersjahr|ch|Lebensjahr|year of age
Altersrente||Altersversorgung|
Altersstufe||Altersgruppe|age group
Alterung|||ageing
Altflöte|mus||alto flute
Altgerät|envir||waste appliance
Altglas|||used glass
Altgold|||scrap gold
Altholz|agr||hardwood
Altimeter||Messgerät|
Altkunde|econ|Bestandskunde|existing customer
Altlast|||legacy
Altmaterial||Schrott|waste material
Altmetall||Schrott|scrap metal
Altoboe|alt|Blasinstrument (Englisch-Horn)|
Altstar|||veteran performer
Altöl|||waste oil
Aludose|ugs||aluminium can
Alufelge|auto,ugs|Aluminiumfelge|aluminium rim
Aluguss|||aluminium cast
Alumnus||Akademiker|
Alveolar|ling||alveolar consonant
Alveole|anat|Lungenbläschen|alveolus
Amakrinzelle|biol|Assoziationszelle|association cell
Amant|geh|Geliebter|sb.’s lover
Amanuensis|alt|Schreiber|amanuensis
Amarelle|||amarelle cherry
Amaretto||Likör|
Amarillo|bot||honeydew melon
Amazone|||Amazon
Amazonit|min||amazonite
Ambiance|ch|Ambiente|ambience
Ambition||Anspruch; Ehrgeiz|pretension
Ambitus|mus|Stimmumfang|range of voice
Ambo|relig|Lesepult vor dem Altar|ambo
Amboss|techn||anvil
Ambra||Amber|ambergris
Ambulatorium||Poliklinik|outpatient’s clinic
Ameise|zool||ant
Amid|chem|Abkömmling des Ammoniaks|amide
Amin|chem|Abkömmling des Ammoniaks|amine
Amme||Frau, die ein fremdes Kind stillt|wet nurse
Ammenmärchen||Legende|myth
Ammonit|zool||ammonite
Amnesie|med|Gedächtnisverlust|memory loss
Amnion|med|Wasserhaut|amnios
Amnioskopie|med|Fruchtwasserspiegelung|amnioscopy
Amniozentese|med|Fruchtwasseruntersuchung|amniocentesis
Amok||blindwütiges Töten|amok
Amoriter||Volk|
Ampelfrau||Symbol in der Fußgängerampel|walking figure
Ampelmann||Symbol in der Fußgängerampel|walking figure
Ampere|electr||amp
Ampfer|bot||docks and sorrels
Amphibol|min||hornblende
Amphore||Behälter|amphora
Amplitude|phys|Schwingungsausschlag|oscillation amplitude
Ampulla|relig|Messkännchen|cruet
Ampulle|||ampoule
Amsel||Vogel (Schwarzdrossel)|blackbird
Amtei|ch|Verwaltungsgemeinschaft|
Amtsarzt|||public health officer
Amtsbefugnis||Autorität|authority
Amtschef|||head official
Amtsdauer||Amtszeit|term of office
Amtsdiener||Bote|office messenger
Amtseid|||oath of office
Amtshaus|||official building
Amtsleitung|telco,alt|Anschluss|subscriber line
Amtsperiode||Amtszeit|term of office
Amtsperson||Amtsinhaber|official
Amtsraum||Büro|office
Amtsrobe|textil||robe of office
Amtsschimmel||Bürokratie|red tape
Amtssitz|||official seat
Amtsstube||Büro, Arbeitszimmer|office
Amtstitel||Anrede|official title
Amtsvergehen|jur|Gesetzesübertretung|malfeasance
Amtszimmer||Büro|office
Amulett||Schmuck|amulet
Amurriter||Volk|
Amylase|chem||diastase
Amyloidose|med|Wachsentartung|amyloid disease
Amylum|chem|Stärke|starch
Amöbe|biol||amoeba
Anabolismus|biol|Baustoffwechsel|anabolism
Anachoret|hist|frühchristlicher Einsiedler|anchorite
Anagenese|biol|Artumwandlung|phyletic change
Anagramm|||anagram
Anaklise|psych|Anlehnung|attachment
Anakonda|zool||anaconda
Analcim|min||analcime
Analepse||Rückblick|
Analeptikum||Medikament (erregender Wirkstoff)|analeptic agent
Analgesie|med|Schmerzausschaltung|elimination of pain
Analgetikum||Medikament (Betäubungsmittel)|painkilling drug
Analogon||Gegenstück, Entsprechung|analogue
Analysator||Prüfer|assayer
Analyt|chem||analyte
Analytiker||Organisator|analyst
Anamnese|psych|Vorgeschichte|anamnesis
Anapher|||anaphora
Anapäst|ling||anapaest
Anastomose|anat|anatomische Verbindung|anatomical connection
Anatas|||anatase
Anatexis|geol||dissolution
Anathem|relig|Kirchenbann|anathema
Anatom|||anatomist
Anbaufläche|agr|landwirtschaftliche Nutzfläche|agricultural production land
Anbaugerät|techn|Aufsatz, Vorsatz|attachment
Anbeter||Verehrer|adorer
Anbruch||Anfang, Auftakt|starting zone
Anch|||ankh
Anchovis|zool||anchovy
Andachtsraum||Oratorium|oratory
Andante|mus||adante
Andenbär|zool||spectacled bear
Andesit|min||andesite
Andeutung||Anspielung; Spur|hint
Androide||Golem|android
Androkratie||Patriarchat|
Andruck|||accelerative force
Anemograph|meteo|Windgeschwindigkeitsschreiber|anemograph
Anemometer||Messgerät (Windgeschwindigkeitsmesser)|
Anemone||Blume (Windröschen)|
Anergie|phys||anergy
Anerkenntnis||Eingeständnis|acknowledgement
Aneurysma||Krankheit (Arterienerweiterung)|aneurysm
Anfahrtsweg||Zufahrt|approach
Anfangspunkt||Startpunkt|starting point
Anfasser||Griff, Henkel|move handle
Anfeindung||Feindschaft|hostility
Anfeuerer||Cheerleader|cheerleader
Anfuhr||Abfuhr|carriage
Anfälligkeit||Schwäche|frailty
Anfügung|||attachment
Anführung||Zitat|citation
Angeber|||blowhard
Angeberei||Angabe|swank
Angedenken||Gedächtnis, Andenken|remembrance
Angeld|fin,alt|Anzahlung|advance deposit
Angerapp|||Angrapa river
Angetraute||Ehefrau, Frau|
Angetrauter||Ehemann, Mann|
Angina||Entzündung (Tonsillitis)|tonsillar inflammation
Angiogramm|med|Röntgenbild von Blutgefäßen|angiogram
Angioödem||Krankheit|
Anglesit|min||anglesite
Angliederung||Zuordnung|attachment
Anglist|||English specialist
Anglistik|stud|Englische Philologie|English Studies
Angrenzer||Nachbar, Anwohner|
Angriffslust||Aggressivität|aggressiveness
Angriffsziel|mil|militärisches Ziel|military target
Angstgefühl||Furcht, Sorge|sensation of fear
Angsthase|ugs|Feigling|coward
Angstruf|zool|Notruf|distress call
Angststörung|psych|übersteigerte Angst|morbid fear
Angsttraum||Alptraum, Albtraum|nightmare
Anguss|techn||runner head
Anhaftung||Festhalten|adherence
Anhidrose||Hautkrankheit|
Anhydrit|chem||anhydride
Anhäufung||Haufen; Ansammlung|accumulation
Anidrose||Hautkrankheit|
Anidrosis||Hautkrankheit|
Animosität||Feindseligkeit|animosity
Aniridie|med|Fehlen der Iris|absence of the iris
Anis|bot|Gewürzpflanze|aniseed
Anisette|cook||aniseed liqueur
Anisokorie|med|ungleiche Weite der Pupillen|anisocoria
Anisotropie|geol|Richtungsabhängigkeit|anisotropy
Ankerarm|naut||fluke
Ankerit|min||ankerite
Ankertau|naut||anchor rope
Ankick||Anstoß, Anpfiff|
Ankleideraum||Umkleide|changing room
Ankopplung|telco|Energieübertragung vom Koaxialkabel zum Wellenleiter|launching
Ankylose|med||stiff joint
Anlagebetrag|fin|Kapitalanlagesumme|principal of an investment
Anlagefonds|fin|offener Investmentfonds|mutual fund
Anlagerung|geol|Anwachsen|accretion
Anlagesumme|fin|Kapitalanlagebetrag|principal of an investment
Anlagewert|fin|Investitionswert|investment value
Anlandung|geol|Materialablagerung in einem Gewässer|channel filling
Anlasser||Starter|motor starter
Anlassfall|a|Auslöser|triggering event
Anlaufphase||Anfangsphase|initial phase
Anlegeplatz||Kai|wharf
Anlegestelle|transp|Halt, Haltestelle|stopping point
Anleiter||Lehrer, Coach|
Anlernphase|school|Einschulungsphase|initial training phase
Anlieferung||Auslieferung, Zustellung|delivery of goods
Anlieger||Nachbar, Anwohner|neighbouring resident
Anmache|ugs||come-on
Anmaßung|||arrogation
Anmelder|||applicant
Anmoderation||Einführung, Einleitung|lead-in
Anmutung|textil|Griff|feel
Annektierung||Invasion, Einzug|
Annihilation||Vernichtung|annihilation
Annona|bot||soursop fruit
Annonce||Anzeige|advertisement
Annuität|fin|Jahresbetrag für Tilgung und Zinsen bei der Kreditrückzahlung|annual repayment
Annullierung||Aufhebung|cancellation
Anorak|textil||parka
Anorexie|med||lack of appetite
Anorthit|min||anorthite
Anosmie|med|Verlust des Geruchssinns|anosmia
Anoxie|med|völliger Sauerstoffmangel|anoxia
Anpacker||Macher|go-getter
Anpflanzung||Plantage|planting
Anprall||Aufprall, Kollision|impact
Anprobe|||fitting
Anrainer||Nachbar, Anwohner|neighbouring resident
Anranzer||Anpfiff|bawling-out
Anreger||Initiator|initiator
Anreicherung||Bereicherung|enrichment
Anreißer||Komplize eines Kundenfängers|shill
Anrichte|||sideboard cupboard
Anriss|geol|Anbruchstelle|starting zone
Anrufung|relig||invocation
Anrufzeit|telco|Verbindungsdauer|call time
Ansager|||announcer
Ansatzpunkt||Ausgangspunkt|starting point
Anschaffe|ugs|Strich|
Anschaltung||Start, Aktivierung|activation
Anschiss|ugs|Operation (Anpfiff)|
Anschnitt|cook|Anschnitt oder Endstück des Brotlaibs|end crust
Anschwellung|med|Schwellen|tumescence
Ansiedelung||Ansiedlung|location
Ansitz||Anstand, Kanzel|screened shooting stand
Anspiel||Einstieg, Eröffnung|
Anstandsdame||Begleitung|chaperone
Anstecker||Pin|pin
Anstecknadel||Pin|pin
Ansteuerung||Auslösen|triggering
Anstreicher||Maler|painter and decorator
Anstößer|ch|Nachbar, Anwohner|
Ansucher|alt|Antragsteller|
Ansässigkeit||Wohnort, Firmensitz|domicile
Antagonismus||Gegensatz|antagonism
Antagonist||Gegner, Feind|opponent
Antares|astron|Stern im Sternbild Skorpion|Antares
Antependium|relig|Behang für Altar oder Kanzel|antependium
Antezedens|geol|Vorhandensein eines Flusses vor einer geologischen Talbildung|antecedence
Antezedenz|ling|Beziehungswort|antecedent
Anthrax||Infektionskrankheit|splenic fever
Anthrazit||Steinkohle|anthracitic coal
Anthropozän|geol|Menschenzeitalter|Anthropocene
Antibiose|biol|Wachstumshemmung eines Mikroorganismus durch einen anderen|antibiosis
Antidot||Medikament (Gegenmittel)|counterpoison
Antidoton||Medikament (Gegenmittel)|
Antiemetikum||Medikament (Mittel gegen Erbrechen)|antiemetic
Antigen|med||antisomatogen
Antiheld|||antihero
Antiklinale|geol|Sattel|anticline
Antilope|zool||antelope
Antimon|chem||antimony
Antinomie||Widerspruch|antinomy
Antipasto||Snack, Vorspeise|
Antipathie||Abneigung|aversion
Antipode|chem|optisches Isomer|enantiomer
Antiquar|||antiquarian bookseller
Antiseptikum|med|Desinfektionsmittel|antiseptic
Antithese||Gegensatz|antithesis
Antizyklone||Hoch|high-pressure area
Antonym||Gegensatz|antonym
Antreiber||Führer|
Antänzer|||hugger mugger
Anurie|med||anuria
Anwahl|||selection
Anwaltsbüro||Kanzlei, Anwaltskanzlei|lawyer’s office
Anwaltsfirma||Kanzlei, Anwaltskanzlei|lawyer’s office
Anwandlung||Laune, Stimmung|mood
Anwerber||Headhunter|
Anwerbung||Einstellung|recruitment
Anwurf|constr||rough rendering
Anxiolytikum||Medikament|anxiety medication
Anzeigefeld|comp|Display|display screen
Anzeigegerät|techn|Anzeigeinstrument|indicating device
Anzettler||Urheber|instigator
Anzünder|||lighter
Anämie||Krankheit|anaemia
Anästhetikum||Medikament (Betäubungsmittel)|anaesthetic agent
Aorta|anat||aortae
Apanage|||appanage
Aparte|art|Beiseitesprechen|aside
Apathie||Gleichgültigkeit|apathy
Apatit|min||apatite
Aperitif|cook||appetizer
Apero|ch|Häppchen|
Apertur|||aperture
Aperçu||Scherz, Spruch|
Apex||Scheitelpunkt, Spitze|apex
Apfelkren|cook,a|Apfelmeerrettich|apple and horseradish
Apfelmus|cook||apple sauce
Apfelschorle||Getränk (Apfelsaft gespritzt)|apple spritzer
Apfelsine||Orange|orange
Aphasie||Krankheit (Sprachstörung)|aphasia
Aphel|astron||aphelion
Aphelium|astron||aphelion
Apherese|med||apheresis
Aphonie|med||aphonia
Aphärese|ling||apheresis
Aplasie|med||aplasia
Aplomb||Nachdruck|
Apnoe|med|Atemstillstand|breath holding
Apnoetauchen|sport|Tauchen ohne Atemgerät|free-diving
Apodosis|ling||consequent
Apogäum|astron||apogee
Apokope|ling||apocope
Apologet||Verteidiger|apologist
Apologetik||Rechtfertigung|apologetics
Apologie||Verteidigung, Rechtfertigung|defence
Apophyse|geol||small off-shooting dike
Apoplex||Schlaganfall, Schlag|stroke
Apoplexie||Schlaganfall, Schlag|
Apoptose|biol|programmierter Zelltod|apoptosis
Aporie|phil||aporia
Aposiopese|ling|Abbrechen eines Satzes, bevor das Wesentliche gesagt wurde|aposiopesis
Apostasie|relig,geh|Abfall vom Glauben|apostasy
Apparatur||Gerät, Anlage|equipment
Apparillo|ugs|Brocken|
Appellation|jur,ch|Widerspruch, Einspruch|objection
Appendix||Anhang|appendix
Appetenz||Trieb, Begehren|
Appetizer||Speise (Vorspeise, Häppchen)|
Applet|comp|Minianwendung|applet
Applikant|geh|Bewerber, Kandidat|
Apport|hunt||retrieval
Appretur|textil|Ausrüstung|finish
Apraxie|med||apraxia
Aprikose|cook,ch||apricot
Apriori||Bedingung|
Apsis|astron|Hauptscheitelpunkt|apsis
Aquavit|cook||akvavit
Aquiclude||Gestein (Grundwassernichtleiter)|
Aquifer||Gestein (Grundwasserleiter)|
Aquifuge||Gestein (Grundwassernichtleiter)|
Aquädukt|||aqueduct
Ara|zool|großer bunter Papagei|macaw
Arabeske|||arabesque
Aragonit|min||needle spar
Arak||Branntwein aus Reis oder Palmsaft|arrack
Aranzini|cook,a||candied orange peel
Arawak||Volk|
Arbe|bot|Zirbelkiefer|Swiss stone pine
Arbeitsanzug|textil|Overall|boilersuit
Arbeitsbühne||Steiger|working platform
Arbeitseifer||Fleiß|industriousness
Arbeitsende||Feierabend|work finish
Arbeitsfeld||Terrain, Sektor|territory
Arbeitsgang||Operation; Durchgang|operation cycle
Arbeitshose|textil|Arbeitslatzhose|dungarees
Arbeitsraum||Atelier|workroom
Arbeitssuche||Jobsuche|job search
Arbeitstitel|art|vorläufiger Titel|working title
Arbeitstrupp||Arbeitskolonne im Straßen- und Gleisbau|works gang
Arbitrage|fin|Ausnutzen des Kursunterschieds zwischen Börsenplätzen|arbitrage
Arbitrarität||Willkür|
Arboretum|bot|Baumgarten|arboretum
Archetyp|||archetype
Archipel|||archipelago
Archivale||Dokument, Urkunde|
Archivar|||archivist
Are||hundert Quadratmeter|are
Arete||Güte, Tugend|
Argali|zool|Riesenwildschaf|mountain sheep
Argentit|min||argentite
Argentum||Silber|
Arglist|geh||perfidy
Arglosigkeit||Naivität|naivety
Argon||Gas|
Argonaut||Seefahrer in der griechischen Mythologie|argonaut
Argot||Jargon|
Argwohn||Verdacht, Misstrauen|suspicion
Arier|||Aryan
Arillus|bot||aril
Aristokrat||Adliger (Adelsherrscher)|aristocrat
Aristokratie||Adel|nobility
Arithmetik|math|Rechnen mit Zahlen|arithmetic
Arkade|constr|Laubengang|arcade
Arkebuse|hist||arquebus
Arkus|||arc
Arlesbeere|bot|Schweizer Birnbaum|wild service tree
Armagnac||Weinbrand aus der Gascogne, Frankreich|Armagnac
Armatur|auto||pipe fitting
Armbeuge|anat||arm bend
Armbinde||Armband|armlet
Armbruch|med||fracture of the arm
Armeebasis|mil|Armeestützpunkt|army base
Armengeld||Almosen|alms
Armhebel|sport||armlock
Armkette|||arm chain
Armlehne|||armrest
Armleuchter||Kronleuchter|chandelier
Armloch|textil|Armausschnitt|armhole
Armlänge|||sleeve length
Armreif||Armband|bracelet
Armreifen||Armband|bracelet
Armseligkeit||Armut|poorness
Arnika|bot||arnica
Aromastoff|chem|Geschmacksstoff|flavouring agent
Aromune|||Aromanian
Aronstab|bot||arum
Arrak|cook||arrack
Arrangeur|mus|Bearbeiter|arranger
Arrestant||Häftling|detainee
Arret|sport||stop-hit
Arretierung|techn|Sperrung|detent
Arrhythmie|med|unregelmäßige Herzschlag|arrhythmia
Arsenat|chem||arsenate
Arsenid|chem||arsenide
Arsin|chem|Arsenwasserstoff|arsine
Artefakt|phil|Konstrukt|construct
Arterie||Gefäß|artery
Arthralgie|med|Gelenkschmerzen|aching joints
Arthropathie||Krankheit (Gelenkerkrankung)|joint disease
Arthrose||Krankheit (Gelenkerkrankung)|degenerative joint disease
Artname|biol||name of a species
Artothek|||picture lending library
Arve|bot|Zirbelkiefer|Swiss stone pine
Arzneikunde||Pharmazie|pharmacy
Arzneistoff|pharm|pharmazeutischer Wirkstoff|active ingredient
Arzthelfer|med|Praxisassistent|doctor’s assistant
Arztwitz|||doctor joke
Aräometer||Messgerät (Dichtespindel)|hydrometer
Aschanti|bot,a||peanut
Aschbecher||Aschenbecher|
Ascher|||ashtray
Ase||Gott der nordischen Sage|one of the Aesir
Aseität|phil||aseity
Asemie|med||asemia
Asepsis|med|Keimfreiheit|sterility
Aseptik|med|Keimfreiheit|sterility
Aser||Rucksack|
Ases|mus|Ais|A sharp
Asiat|||Asian
Asiate|||Asian
Askese|||asceticism
Asket|||ascetic
Asoziale|||social misfit
Aspartam|chem||aspartame
Aspartat|chem||aspartate
Aspe|bot|Zitterpappel|trembling poplar
Aspergill|relig|Weihwassersprenger|holy water sprinkler
Aspermie|med||aspermia
Asphaltdecke|constr|bituminöse Decke|asphalt pavement
Asphyxie|med||asphyxia
Aspik||Speise|aspic
Aspirant||Kandidat, Anwärter|aspirant
Aspiration|med|Einatmen|inhalation
Assam|||Assam tea
Assamtee|cook||Assam tea
Assassine|alt|Killer|
Assekuranz|alt|Versicherung, Versicherer|insurance
Asservat|jur||seized item
Assessor|fin|Finanzbeamte|assessor
Assiette|cook|transportable Aluminiumschale für fertige Gerichte|take-out food container
Assonanz|||assonance
Assyrer|hist||Assyrian
Astat|chem||astatine
Asterisk||Stern, Sternchen|
Asteriskus||Stern, Sternchen|
Asteroid|astron|kleiner Planet|minor planet
Astgabel|||fork of a branch
Asthenie||Schwäche|weakness
Asti||Schaumwein aus Italien|sparkling wine
Astloch|||knothole
Astragal|hist|antiker Spielstein|knucklebone
Astragalus|hist|antiker Spielstein|knucklebone
Astrolab||Messgerät (Planisphärum)|astrolabe
Astrolabium||Messgerät|astrolabe
Astronautik||Raumfahrt|astronautics
Astronom|astron|Sternenforscher|astronomer
Astrozyt|anat|Spinnenzelle|astrocytic cell
Asturisch||Sprache|
Asylant||Asylbewerber|asylum seeker
Asylgesuch||Asylantrag|application for asylum
Asylheim|||asylum shelter
Asymptote|math|Näherungslinie|asymptote
Asystolie|med|Herzstillstand|cardiac arrest
Aszese||Zurückhaltung, Abstinenz|
Aszites||Krankheit|dropsy of the belly
Ataraxie|phil||ataraxia
Atavismus|biol|neuerliches Auftreten von Merkmalen früherer Entwicklungsstufen|atavism
Ataxie|med||ataxy
Atemloch|||spiracle
Atemluft|||air
Atemschlauch|med|Beatmungsschlauch|breathing tube
Atemversagen|med|Ateminsuffizienz|respiratory failure
Atemweg|anat||airway
Atherom||Hautkrankheit (Balggeschwulst)|atherosclerotic plaque
Athetose|med|unwillkürliche Bewegungen bei Gehirnläsion|athetosis
Athletik|||athleticism
Atlant|||atlas
Atlatl||Waffe (Speerschleuder)|spear-thrower
Atmo|ugs|Stimmung, Ambiente|background atmosphere
Atoll|geol|ringförmiges Riff|ring-shaped reef
Atomabfall|envir|Atommüll|nuclear waste
Atomium|constr|Gebäude in Brüssel|Atomium
Atomkern|phys||atomic nucleus
Atommacht|pol|Atomwaffenmacht|nuclear-weapon power
Atommeiler|ugs|Atomkraftwerk, Kernkraftwerk|nuclear reactor
Atompilz|||mushroom cloud
Atomrumpf|phys|Kern und Elektronenschale ohne Valenzschale|kernel
Atomtest|pol||nuclear test
Atomtod|||nuclear death
Atomuhr|||atomic clock
Atomwaffe|mil|Atomsprengkörper|atomic weapon
Atomzeit|||atomic time
Atonie|med||atony
Atopie|med|Überempfindlichkeitsreaktion|atopic
Atout||Trumpf|trump
Atresie|med|Fehlen einer natürlichen Körperöffnung|imperforation
Atrophie||Krankheit (Gewebeschwund)|shrinking of tissue
Attaché|pol||attache
Attrappe||Falle|decoy
Atze|ugs|Kumpel; in Berlin der Bruder|mate
Aubergine||Frucht|eggplant
Audimax|||main lecture hall
Audiobook||Hörbuch|
Auenwald|envir||floodplain forest
Auerhahn|orn||wood grouse
Auerhuhn|orn||wood grouse
Auerochs||Ur|aurochs
Auerochse||Ur|aurochs
Auerwild|||wood grouse
Aufbauhelfer|pol|Entwicklungshelfer|development aid worker
Aufbauhilfe|pol|Entwicklungshilfe|development aid
Aufbaukurs|school|weiterführender Lehrgang|advanced training course
Aufbesserung||Verbesserung|amelioration
Aufbringung||Auftragen|application
Auferlegung||Belegung|imposition
Auffanglager||Camp, Flüchtlingslager|reception camp
Auffüllung||Nachschub, Ergänzung|replenishment
Aufgalopp||Einstieg, Eröffnung|
Aufgeld|fin||premium
Aufguss||Wiederholung|rehash
Aufhetzung||Hetze|incitement of sb.
Aufhänger||Anhänger|hanger
Aufkauf||Übernahme, Erwerb|acquisition
Auflader|auto|mechanischer Lader|mechanical supercharger
Auflager|techn||support
Auflassung|econ|Stilllegung|closing
Aufleger|auto|Sattelanhänger|semi-trailer
Auflicht|photo||incident light
Auflieger||Boot (außer Dienst gestelltes Schiff)|semi-trailer
Auflockerung|agr|Boden einer Rasenfläche|aeration
Auflöser|||solver
Aufmaß|techn|Zuschlag, Zugabe|machining allowance
Aufmunterung||Zuspruch|encouragement
Aufnahmeort||Drehort|recording location
Aufnehmer|techn|Sensor, Geber|measuring element
Aufnäher|textil|Applikation|appliqué
Aufpasser||Aufsicht, Aufseher|personal minder
Aufputz|alt||attire
Aufrechnung||Addition|summation
Aufreinigung|chem|Klärung|purification
Aufrichtung||Errichtung|erection
Aufriss||Ansicht|elevation
Aufrührer||Hetzer|insurrectionist
Aufschiebung||Unterordnung|postponement
Aufschüttung||Hügel; Haufen|soil mound
Aufsuchung|geol|Erkundung|exploratory search
Auftrennung||Aufspaltung|disaggregation
Aufwartefrau||Putzfrau|cleaning lady
Aufwartung|nord|Putzfrau|cleaning lady
Aufwasch|reg|Abwaschen|washing-up
Aufwendung|fin|Auslage|disbursement
Aufwiegelung||Hetze|incitement
Aufwiegler||Hetzer|inciter
Augapfel|anat||eyeball
Augenbutter||Schlaf|eye rheum
Augenfleck|biol|lichtempfindliches Organell bei Protisten|eyespot
Augenlicht|geh|Sehen|eyesight
Augenlid|anat||eyelid
Augenwurz|ugs|Pflanze|
Augit|min||augite
Augur|hist|Weissager|augur
Aul||Dorf im Kaukasus|Caucasian village
Aulos|mus||aulos flute
Aureole||Glanz|glory
Aurikel|bot|Alpenschlüsselblume|auricula
Ausbaustufe|constr|Bauabschnitt, Bauphase|job section
Ausbesserung|textil|Stopfen|darning
Ausbeuterei||Ausbeutung|
Ausbildner|a|Lehrmeister|drill instructor
Ausbringung||Verteilung|spreading
Ausbuchung|anat|Vertiefung|lacuna
Ausdünstung||Gestank|evaporation
Ausfallzeit|techn|Wartezeit|idle time
Ausfeger|||the last dance
Ausfertigung||Kopie|official copy
Ausflucht||Entschuldigung, Ausrede|excuse
Ausfluss||Ablauf|outflow rate
Ausfolgung|a|Übergabe|handing over
Ausformung||Gestalt|form
Ausfuhrland|econ|ausführendes Land|country of export
Ausfüllung|constr|Innere der Mauer|hearting
Ausfütterung|techn|Futter|lining
Ausgabekurs|fin|Erstausgabepreis|initial offering price
Ausgangsort||Ausgangspunkt|point of departure
Ausgeber|fin||issuer
Ausgehverbot||Ausgangssperre|confinement to barracks
Ausgießer||Schnabel|spout
Ausgleichung||Anpassung|curve fitting
Ausgründung||Abspaltung, Ausgliederung|spin-off
Ausguck|||lookout
Ausguss|ch|Teil einer Spüle|kitchen sink bowl
Ausgusstülle||Schnabel, Schnauze|spout
Aushang||Anschlag, Bekanntmachung|notice
Aushebung|mil,ch|Musterung|army recruitment test
Ausheilung|med|Genesung, Wiederherstellung|recovery
Aushorcher||Ermittler, Beobachter|
Aushub|constr||ground excavation
Aushändigung||Übergabe; Herausgabe|handing over
Aushöhlung||Höhle|hollow
Auskehlung||Einschnitt|channel
Auskleidung|techn|Futter|lining
Auskragung|constr|Konsole|cantilever
Ausladung|constr|Auslauf|footing
Auslagerung||Austausch|relocation
Auslass||Auslauf|outlet
Auslaugung|geol|Auswaschung des Bodens|eluviation
Ausleger|techn|vorspringender Träger|cantilever
Auslegeware||Teppich|fitted carpeting
Auslenkung|phys|Ablenkung|deviation
Auslinie|sport|Seitenlinie|touchline
Auslöse|||accommodation allowance
Auslösung||Betätigung|triggering
Ausmerzung||Vernichtung, Löschung|extinction
Ausnahmefall||Einzelfall|exceptional case
Ausnehmung|constr|Vertiefung|recess
Ausnützung|sued|Ausnutzung|exploitation
Ausritt|||ride
Ausrufer|||barker
Aussaat|agr|Saatbestellung|sowing
Aussageweise||Modus|grammatical mood
Aussagewert|techn|Aussagekraft|usefulness
Aussatz|med||leprosy
Ausschaffung|ch|Abschiebung|deportation
Ausschaltung||Trennung|cut-off
Ausschank||Bar, Tresen|bar counter
Ausscheid|reg|Turnier, Cup|
Ausscheidung||Kot|excretion
Ausschlagung|jur|Verzicht|disclaimer
Ausschwimmen||inhomogene Verteilung von Farbpigmenten|floating
Aussendung||Ausstrahlung|emission
Aussetzer|med|Aussetzen von Erinnerung, Bewusstsein oder Sehvermögen|blackout
Aussiedlung||Vertreibung|expulsion
Aussonderung||Ausgrenzung|
Aussparung||Nut|keyway
Ausstand||Streik|strike
Ausstatter|econ|Anbieter|supplier
Aussteuer||Mitgift|dowry
Ausstoßung||Vertreibung|
Ausstreuung||Verteilung|
Aussöhnung||Versöhnung|reconciliation
Austeiler||Spender, Verteiler|dispenser
Austeilung||Verteilung|dispensation
Austenit|techn||austenite
Auster|zool||oyster
Austerität||Einschränkung|austerity
Austernpilz|bot|Austernseitling|oyster mushroom
Austrag|envir||output
Austreibung||Vertreibung|expulsion
Austrieb||Spross|shooting-out
Austro|meteo|Südwind im Mittelmeerraum|Ostro
Auswechslung||Ersetzen, Austausch|replacement
Ausweiche|min|Wechsel|double parting
Ausweidung|zool|Ausnehmen|evisceration
Auswuchs||Tumor|growth
Auswurf|||emission
Auszehrung|med|krankhafte Abmagerung|cachexia
Autarkie||Selbstständigkeit, Selbständigkeit|self-sufficiency
Autist|psych||autistic person
Autobank|fin||car bank
Autobranche|econ|Automobilbranche|car-making industry
Autobus|ugs|Fahrzeug|bus
Autocar|auto,ch||coach
Autochorie|bot|Selbstausbreitung|autochory
Autodach|auto||car top
Autodafé|hist|Ketzerverbrennung|auto-da-fé
Autodieb|jur||car thief
Autodrom|sport|Motorsportrennstrecke|motor racing circuit
Autodroschke|transp,alt|Taxi|taxi
Autofan|||car nut
Autofirma|econ|Automobilkonzern|automotive company
Autograf|||autograph
Autogyro|aviat|Tragschrauber|gyroplane
Autohof|auto||truck-stop
Autohändler|econ|Autohaus|car dealership
Autoinsasse|auto|Fahrzeuginsasse|motor vehicle occupant
Autokephalie|relig|kirchliche Eigenständigkeit|autocephaly
Autokino|||drive-in cinema
Autoklav|techn||autoclave
Autokralle||Gerät|wheel clamp
Autokran|auto|Fahrzeugkran|mobile crane
Autokrat|||autocrat
Autokratie|pol|Alleinherrschaft|autocracy
Autolack|||car paint
Autolenker|auto|Autofahrer, Autofahrerin|car driver
Autolyse|biol|Selbstauflösung|autolysis
Automobilbau|auto|Kraftfahrzeugbau|automotive engineering
Automobilist|ch|Autofahrer|car driver
Autonummer|ugs|Nummernschild|car number
Autoprüfung|auto,ch|Führerscheinprüfung|driving test
Autorisation|geh|Genehmigung, Zulassung|authorization
Autoskooter||Scooter|bumper car
Autosom|biol||autosome
Autostopper|a|Anhalter|hitchhiker
Autotyp|auto||type of car
Autotür|auto||car door
Autozug|||car-sleeper train
Autunit|min||lime uranite
Auwald|envir||floodplain forest
Außenamt|pol|Außenministerium|foreign office
Außenbezirk||Vorort, Vorstadt|suburbia
Außenborder||Maschine|outboard engine
Außengelände||Außenbereich|outdoor area
Außenhaut||Schale, Muschel|shell
Außenhof|||bailey
Außenkante|sport|Kante eines Pfeilers|arete
Außenmauer||Außenwand|outer wall
Außenmaß|||overall dimension
Außentür|constr||outer door
Außenwerk|constr|äußerer Anbau einer Befestigungsanlage|outwork
Aval|fin|Oberbegriff für Bürgschaften und Garantien|guarantee of a bill
Avance|geh|Vorteil|advantage
Avers||Vorderseite|obverse
Aversion||Abneigung|aversion
Aviarium|geh|Bauwerk|
Avifauna|zool|alle Vogelarten einer Region|avifauna
Avionik|aviat|Luftfahrtelektronik|aircraft electronics
Avis||Ankündigung, Benachrichtigung|advice
Aviso|a|Ankündigung, Benachrichtigung|advice
Avivage|textil|Weichmachen von Geweben|softening of tissues
Awaruit|min||awaruite
Awestisch||Sprache|Avestan
Axinit|min||axinite
Axiologie|phil|Lehre von den Werten|axiology
Axiom||Grundsatz|axiom
Axis|anat|zweiter Halswirbel|second cervical vertebra
Axolotl|zool||Mexican walking fish
Axon|biol|Fortsatz einer Nervenzelle|axon
Axthelm|||axe handle
Axthieb|||axe blow
Axtstiel|||axe handle
Aymara|||Aimara
Ayurweda|||Ayurveda
Azalee|bot||azalea
Azan|relig||adhan
Azetat|chem||acetate
Azeton|chem||acetone
Azetonämie|med|Vorhandensein von Ketonkörpern im Blut|acetonaemia
Azid|chem|Salz der Stickstoffwasserstoffsäure|azide
Azidität|chem|Säure|acidity
Azidose|med||acidosis
Azimut|astron|Ausrichtung als Winkel zu einem Bezugspunkt ausgedrückt|azimuth
Azoikum|geol||Archaean
Azotometer|chem|Stickstoffmesser|nitrometer
Azteke|hist||Aztec
Aztekisch||Sprache|Nahuatl
Azubiene|ugs|Auszubildende|
Azubine|ugs|Auszubildende|
Azur|geh|Himmelsblau|azure
Azurblau|||azure
Azurit|min||azurite
Baas|naut,nord|Meister, Aufseher|boss
Babismus|relig||Babism
Babybauch|anat,ugs|Schwangerschaftsbauch|pregnant belly
Babybrei|cook||pureed baby food
Babyfon|||audio baby-monitor
Babykorb|||Moses basket
Babyphon|||audio baby-monitor
Baccara|||baccarat
Baccarat|||baccara
Bacchanal|hist|Weinfest im alten Rom|bacchanal
Bacchant|geh|Trinker|drunkard
Bacchus||Gott|
Bacchusfest|hist|Weinfest im alten Rom|bacchanal
Bachbett|envir||brook bed
Bache|zool||wild sow
Bachern|||Pohorje
Bachlauf|||brook course
Bachstelze||Vogel|white wagtail
Bachufer|||brook bank
Backbord|naut||port
Backfett|cook||shortening
Backfisch|cook|gebackener Fisch|fried fish in batter
Backform|cook||baking dish
Backhefe|cook||baker’s yeast
Backhuhn|cook||fried chicken
Backpfeife||Ohrfeige|
Backpflaume|cook|gedörrte Zwetschge|prune
Backrohr|a|Backofen|baking oven
Backröhre||Backofen|baking oven
Backstag|naut||running backstay
Backteig|cook||batter
Backware|cook||baked goods
Backwerk|cook||baked goods
Backzeit|cook||baking time
Badeanstalt||Schwimmbad|public baths
Badebetrieb||das Baden|bathing
Badeente|||rubber duck
Badegast|||bather
Badehaus|||bathhouse
Badekleid|textil,ch|Badeanzug|swimsuit
Badekur|med|Bäderbehandlung|balneation
Bademode|textil||swimwear fashion
Badenixe|joc||bathing beauty
Badenser||Badener|
Badeofen|||bathwater heater
Badeort|||seaside resort
Badesalz|||bath salts
Badespaß|||bathing fun
Badesteg|||bathing jetty
Badetuch|||bath towel
Badeöl|||bath oil
Badi|ch|Freibad|public open-air swimming pool
Badkleid|textil,ch|Badeanzug|swimsuit
Badregal|techn||bath shelf
Badtür|||bath door
Bagage||Haufen|rabble
Bagatelle||Kleinigkeit, Nebensache|petty little matter
Baggergut|constr|Aushubmaterial|excavated material
Baggerlöffel|constr|Schaufel|bucket
Bahai|relig||Bahá'í
Bahnarzt|||railway doctor
Bahnbau|||railway construction
Bahnbetrieb|transp|Bahnverkehr|rail service
Bahnbrecher||Neuerer, Revolutionär|
Bahnchef|||railway chief
Bahndamm|constr||railway embankment
Bahngleis||Verbindung aus Schienen und Schwellen|line of rails
Bahnlauf|techn||course run
Bahnnetz|||rail network
Bahnrad|sport|Bahnrennrad|track racing bicycle
Bahnstation|transp|Haltestelle mit Bahnsteigen|station
Bahnung|psych||priming
Bahre|med|Trage|stretcher
Bahrtuch|relig||coffin coverlet
Baht||Währung Thailands|baht
Bahöl|a|Krach, Krawall|din
Bairam|relig|Zuckerfest|Sugar Feast
Baiser|cook|spanischer Wind|meringue
Baisse|fin|Bärenmarkt|bear market
Baissier|fin||bear
Bajan|mus||chromatic button accordion
Bajonett|||bayonet
Bajuware|ugs|Bayer|
Bake|naut|Seezeichen|sea mark
Bakelit|techn||bakelite
Bakkalaureus|stud|Bachelor|bachelor
Bakkarat|||baccara
Baklava|cook||baklawa
Bakschisch||kleine Geldspende, Trinkgeld oder Bestechungsgeld|baksheesh
Bakterie|biol||bacterium
Bakteriolyse|med|Bakterienvernichtung|bacterial destruction
Bakteriose|med|Bakterienerkrankung|bacterial disease
Balaclava||Hut|
Balaklava||Hut|
Balanceakt||Spagat, Spagat|balancing act
Balanitis||Entzündung|
Baldrian|bot||valerian
Balg||Haut, Leder|skin
Balgerei|||scrimmage
Balkenwerk|constr|Deckenkonstruktion mit Balken|trabeation
Ballerei|ugs|Beschuss, Schießerei|
Ballesterer|sport,a|Fußballer, Fußballspieler|football player
Balletteuse||Tänzerin, Ballerina|female ballet dancer
Ballführung|sport|Ballbeherrschung|ball control
Ballhaus|||ballroom building
Balliste|mil||ballista
Ballotade||Schulsprung in der Pferdedressur|ballotade
Ballsaal|||ballroom
Ballung||Anzahl, Serie|
Ballyhoo||Hype, Übertreibung|
Balz||Paarungszeit und Werben mancher Vögel|courtship display
Bambino||Baby, Säugling|
Bammel|ugs|Sorge, Befürchtung|apprehension
Bams|by|Bengel|ankle-biter
Banalität||Phrase|banality
Bananenboot|naut|gezogene aufblasbare Röhre als Freizeitattraktion|banana boat
Bancomat|ch|Gerät|automated teller machine
Bandage||Verband|bandage
Bandarbeit|econ|Fließbandfertigung|assembly-line manufacturing
Bandelier|mil,alt|Schultergurt für Munition|shoulder belt for ammunition
Bandenchef||Anführer|ringleader
Bandende|||end of tape
Banderole||Transparent, Banner|banner
Bandförderer|techn|Laufband|ropebelt conveyor
Bandit||Gangster|bandit
Bandmaß||Messgerät|tape measure
Bandolier|mil,alt|Schultergurt für Munition|shoulder belt for ammunition
Bandoneon||Instrument|
Bandonion||Instrument|
Bandpass|||band-pass filter
Bandstahl|techn|Röhrenstreifen|skelp
Bandwurm|zool||tapeworm
Bangbüx|ugs|Feigling|
Bangemachen||Panik|alarmism
Bangigkeit||Nervosität|nervousness
Bankaval|fin||guarantee credit
Bankbuch|fin,alt|Sparbuch|savings bank book
Bankdirektor|fin|Bankier|banker
Bankeinzug|fin|Lastschrifteinzug|automatic debit transfer
Bankettsaal||Festsaal|banquet hall
Bankfach||Safe|bank deposit safe
Bankfachmann||Bankkaufmann|
Bankhalter||Bankier|banker
Bankhaus|fin||banking house
Bankkauffrau||Bankkaufmann|
Bankkredit||Darlehen|bank loan
Banknote|||note
Bankomat||Gerät|automated teller machine
Bankung|geol||banking structure
Banlieue||Vorort, Vorstadt|
Bannerträger|mil|Standartenträger|standard-bearer
Banngut|||contraband
Bannwald|envir||protective forest
Bannware|||contraband
Banyanbaum|bot|Bengalische Feige|Indian banyan
Barbar|||barbarian
Barbestand|econ|Kassenreserven|cash holding
Barbetrag|fin|Bargeldbetrag|cash amount
Barbette|mil|Geschützbank|barbette
Barcarole|mus|Musikstück im Stil venezianischer Gondellieder|barcarolle
Barchent|textil||fustian
Barcode|comp||bar code, barcode
Bardame|||barmaid
Barde|||bard
Barett||Hut|military beret
Baribal|zool||American black bear
Barista||Barkeeper in einer Espressobar|barista
Bark|naut|Segelschiff mit mindestens drei Masten|barque
Barkarole|mus|Musikstück im Stil venezianischer Gondellieder|barcarolle
Barkasse|naut|größtes Beiboot eines Segelkriegsschiffs|launch
Barkauf|||cash purchase
Barmann||Barkeeper|barman
Barograph|meteo|Barometer mit Aufzeichnungsfunktion|barometrograph
Baroness|||daughter of a baron
Barpreis|||cash price
Barracuda||Fisch|European barracuda
Barras|ugs|Militär, Armee|
Barre|geol||bar
Barrikade||Hindernis|barricade
Barrique|||oak barrel for wine-making
Barsieb|cook||bar strainer
Barsoi|zool||Borzoi
Barte|||whalebone
Bartender||Barkeeper|
Barterl|textil,a|Sabberlätzchen|dribble bib
Barthaar|||whisker
Bartisch|||poseur table
Bartkauz|orn||great grey owl
Bartscherer||Barbier|gentlemen’s hairdresser
Bartwisch|ugs|Besen|hand broom
Barvermögen||Bargeld|cash assets
Barwagen|||bar coach
Barwert|fin||value in cash
Baryt|min|Schwerspat|baryte
Baryton|mus|Bariton|baritone horn
Baryzentrum|astron|Schwerpunkt|barycentre
Barzahlung|econ|Kasse|cash
Basaliom|alt|Hautkrankheit (Basalzellenkrebs)|basalioma
Basisarbeit||Vorarbeit|legwork
Basiskurs|fin|Ausübungskurs|exercise exchange rate
Basispreis|fin|Ausübungspreis|exercise exchange rate
Basistyp|||basic type
Basiszahl||Wurzel|radix
Basit|min||schiller spar basite
Baske|||Basque
Basophobie|med|krankhafte Angst, nicht gehen zu können|basophobia
Basset||Hund|basset hound
Bassgeige|relig,ugs|oberstes Messgewand in der jeweiligen liturgischen Farbe|chasuble
Basssänger|mus|Bassist|bass singer
Basstuba|mus||bombardon
Bast|zool|Geweihhaut|antler velvet
Bastei|mil||bastion
Bastelei|||piece of handicraft work
Bastler||Amateur|amateur
Bastrock|textil||bast skirt
Batate||Pflanze (Knollenwinde)|sweet potato
Bataver||Volksstamm|
Batavier|alt|Volksstamm|
Batchbetrieb|comp|Stapelverarbeitung|batch processing
Bathymetrie|geol|Vermessung des Meeresbodens|bathymetry
Batist|textil||lawn
Battuta|sport|Schlag mit der Klingenmitte beim Fechten|beat
Batz|sued|Klumpen|lump
Batzen|||clot
Bauamt|||building authority
Baubedarf|constr|Baumaterial|building material
Baubetreuer||Bauträger|building project organiser
Baubetrieb|econ|Bauunternehmer, Baufirma|building contractor
Bauboom|||building boom
Baubude|||site hut
Baubüro|||site office
Bauchatmung|med|Zwerchfellatmung|diaphragmatic respiration
Bauchbinde|print|Reklamestreifen|blurb
Bauchfleck|a|flaches Auftreffen mit dem Bauch|bellyflop
Bauchlandung||Misserfolg|misfortune
Bauchlappen||Flanke|flank steak
Bauchschnitt|med|Bauchhöhleneröffnung|abdominal incision
Bauchweh|ugs|Bange|apprehension
Baud|telco|Einheit der Symbolrate|baud
Baudatum|||building date
Baude|||mountain inn
Baudrate|telco|Datenübertragungsgeschwindigkeit|baud rate
Baueinheit|techn|Baustein|building block
Bauelement||Komponente, Bauteil|building component
Bauerlaubnis||Baugenehmigung|building permit
Bauernfänger|ugs|Betrüger|rook
Bauerngehöft|agr|Bauernhof|farm holding
Bauerngut||Hof, Bauernhof|farm holding
Bauernland|agr|Fläche, Ackerland|agricultural production land
Bauernmarkt|agr|Wochenmarkt|farmer’s market
Bauernopfer||Sündenbock|patsy
Bauersfrau||Bäuerin|farmer’s wife
Baufach|||building trade
Baufeld|min||panel
Baugeld|||building capital
Baugelände||Bauland|
Baugeschehen||Bautätigkeit|construction activity
Bauglas|constr||structural glass
Baugrenze|constr|Bebauungsgrenze|building line
Baugrube|constr||building pit
Baugrund|constr|Unterboden, auf dem ein Gebäude errichtet wird|formation level
Baugruppe||Einheit, Komponente|assembly
Baugröße|||frame size
Baugutachten|constr|bauliche Begutachtung|structural survey
Bauhandwerk||Baugewerbe|building trade
Bauheben||Richtfest|topping-out ceremony
Bauhof|constr|Baubetriebshof|building yard
Bauholz|agr||timber
Bauhöhe|constr|lichtes Maß|clear height
Bauhütte|||builders’ hut
Baukran|constr||building crane
Baukörper||Gerüst, Gebilde|structure
Baulichkeit||Gebäude|building
Baulinie|constr||building line
Bauliste|||assembly list
Baulos|constr||construction lot
Baulänge|||face-to-face dimension
Baulärm|||construction noise
Baulücke|||gap in street frontage
Baumart|bot||tree species
Baumasse|||cubic capacity
Baumaßnahme|constr|bauliche Maßnahme|building operation
Baumbestand|agr|stehender Bestand|tree population
Baumharz|bot||tree gum
Baumhopf|orn||green wood hoopoe
Baumlack|||seed lac
Baumnuss|bot,ch||walnut
Baumpilz|||tree fungus
Baumsaft|bot||tree sap
Baumstruktur||Hierarchie|tree structure
Baumsäge|||pruning saw
Baunzerl|cook,a|Milchbrötchen|scone
Bauordnung|pol|Baubestimmungen|building regulations
Bauplan|constr||building plan
Bauplatz|ugs||building plot
Bauraum|||installation space
Bauruine|constr||unfinished building
Bausand|constr||building sand
Bausanierung|constr|Gebäudesanierung|building refurbishment
Bausatz|||construction kit
Bausektor|econ|Bauwirtschaft|building industry
Baustahl|constr||construction steel
Baustatiker|constr|Tragwerksplaner|structural designer
Baustil||Architektur|architectural style
Baustoff|constr||building material
Baustopp|||suspension of building work
Baustufe|constr|Bauabschnitt, Bauphase|job section
Bausumme|||building sum
Bautafel|||building blackboard
Bautechnik|constr|Bauwesen|structural engineering
Bautischler|constr,nord|Zimmermann|site carpenter
Bautrupp|||works gang
Bauwagen|||contractor’s shed
Bauxit|min||bauxite
Bauzaun|constr||site fence
Bauzone|ch|Bauland|
Bavesen||Süßspeise (Arme Ritter)|
Bayram|relig|Zuckerfest|Sugar Feast
Bayrumbaum||Pflanze (Westindischer Lorbeer)|
Bazi|by|Schlawiner|rogue
Bazille||Erreger, Krankheitserreger|
Bazillus||plötzliches Interesse an einer Aktivität|bug
Beanstandung||Grund für Unzufriedenheit|grievance
Beau||auffallend schöner Mann|dandy
Bebenherd|phys|unterirdischer Ausgangspunkt eines Erdbebens|earthquake focus
Becquerel|phys|Einheit der Radioaktivität|Becquerel
Bede|hist|mittelalterliche Steuer|medieval tax
Bedecktsamer||Pflanze|angiospermous plant
Bedeckung||Abdeckung|covering
Bedienfeld||Bedienung, Konsole|control desk
Bedienknopf|techn|Betätigungsknopf|control button
Bedienperson|techn|Führer|operator
Bedienpult||Bedienung, Konsole|control desk
Bediensteter||Aufseher|attendant
Bedingnis|a|Grundvoraussetzung|premise
Beduine|||Bedouin
Beefsteak|reg|Speise|
Beendung||Beendigung, Abschluss|completion
Beere||Frucht|berry
Befahrung|auto|Befahren einer Straße|use of a road
Befangenheit||Vorurteil|prejudice
Befehlsform||Imperativ|imperative
Beffchen|textil|Halsbinde mit zwei herabhängenden Streifen bei Amtstrachten|bands
Befolgung||Einhaltung|observance
Befrachtung|transp|Beladen|loading
Befrager||Interviewer|interviewer
Befreier|pol||liberator
Befundung|med|Auswertung eines Testergebnisses|appraisal
Befürwortung||Nachweis; Einverständnis|support
Beg||früherer türkischer Titel|bey
Begasung|||gassing
Begebung||Ausstellung, Ausgabe|issuance
Begier||Drang, Begehren|desire
Beglaubigung||Zeugnis, Bescheinigung; Akkreditierung|attestation
Begleichung|fin|Zahlung, Ausgleich|settlement of account
Begleitbrief||Anschreiben|covering letter
Begleithund|zool|Gesellschaftshund|companion dog
Begonie|bot||begonia
Beguine||ein Tanz|beguine
Begünstigter||Nutznießer|beneficiary
Begünstigung||Unterstützung|patronization
Behausung||Zuhause, Bleibe; Heim|dwelling place
Behelf|a|Hilfe, Hilfsmittel|aid
Behelligung|geh|Belästigung|pestering
Beherbergung||Unterbringung|provision of accommodation
Beherztheit||Mut|gumption
Behuf|alt|Absicht, Intention|purpose
Behältnis||Container, Gefäß|container
Behändigkeit|geh|Beweglichkeit|agility
Beiblatt||Ergänzung, Supplement|supplement sheet
Beiboot|naut||dinghy
Beifang|||bycatch
Beifuß|bot||mugwort
Beifügung||Zusatz|addendum
Beigabe||Zubehör, Zusatz; Ergänzung|adjunct
Beignet|cook|Schmalzgebackenes|fritter
Beiheft||Ergänzung|supplement
Beiklang||Ton, Unterton|note
Beikost|cook||complementary foods
Beikraut||Pflanze (Unkraut)|weedy species
Beimengung|chem|Zusatz|addition
Beimischung|chem|Zusatz|addition
Beiname||Spitzname|sobriquet
Beinbrech||Blume|
Beinchen|electr,ugs|Anschluss|connector pin
Beinhaus|||charnel house
Beinwell|bot||comfreys
Beinwurz||Pflanze|
Beisatz|ling||apposition
Beisegel|naut||light sail
Beisel|ugs|Bar, Gaststätte|
Beistellung||Bereitstellung|provision
Beistrich|a|Komma|comma
Beitel||Werkzeug|chisel
Beitragende||Mitarbeiter|contributor
Beiwagen|cook||sidecar
Beiwerk|||attachment
Beiwert|alt|Faktor|coefficient
Beiwort|||epithet
Beiz|ugs|Gaststätte, Wirtschaft|simple restaurant
Beize||Lake|marinade
Beizer|cook,ch|Wirt|pub landlord
Beizug|ch||involvement
Beißende|||pungency
Beißerchen|ugs|Zahn|toothy-pegs
Beißhemmung||Erbarmen|
Beißkorb|||muzzle
Beißring|||teething ring
Bejahung||Bestätigung|affirmative
Bekehrer||Missionar|proselytizer
Bekehrung||Operation (Sinnesänderung)|conversion
Beklagter||Angeklagter|defendant
Beklemmung|psych|Unbehagen|awkwardness
Bekräftigung||Versicherung, Bestätigung; Begründung|affirmation
Bekundung||Geständnis, Bekenntnis|avowal
Beladung|transp|Beladen|loading
Belami|alt||ladies’ man
Belaruse|||Belarusian
Belbaum|bot|Bengalischer Quittenbaum|bael tree
Belcanto|mus||bel canto singing
Beleber|chem||activator
Belegstelle||Zitat; Hinweis|quotation
Belehnung||Verleihung|lending money
Beleibtheit|anat|Fülle|fatness
Beleihung||Verleihung|lending money
Belemnit|min||belemnite
Belletristik|lit|schöngeistige Literatur|polite literature
Belobigung||Anerkennung|praise
Beluga|zool|Weißer Delfin|beluga whale
Belustigung||Unterhaltung|amusement
Belüfter|techn||aerator
Belüftung|agr|Boden einer Rasenfläche|aeration
Bemannung||Besetzung|manning
Bemaßung|||dimensioning
Bemessung|techn|Auslegung|design
Bemme|cook,reg|Butterbrot|breaktime sandwich
Bemängelung||Kritik|
Bemühung||Mühe, Bemühen|effort
Benadelung|textil|Besetzen mit Nadeln|needle setting
Benamsung|ugs|Benennung, Auszeichnung|
Benamung||Benennung, Auszeichnung|
Benchmarking|econ|Vergleich von Prozessen|
Benefizspiel|sport|Wohltätigkeitsspiel|benefit match
Bengale|hist||Bengalese
Bengalo|ugs||Bengal light
Bengaltiger|zool|Indischer Tiger|Bengal tiger
Benotung|school|Notenvergabe|marking
Benthal|envir|Lebensraum auf dem Grund eines Gewässers|benthic zone
Benthos|biol||bottom-living life
Bentonit|geol||bentonite
Benzinpumpe|techn|Kraftstoffpumpe|fuel pump
Benzinuhr|auto,ugs|Treibstoffanzeige|fuel level gauge
Benzoat|chem||1-docosanol
Benzoe||Harz für u. a. Parfüm-, Lack-, Weihrauchherstellung|benzoin resin
Benzol|chem||benzene
Benützer|ch|Nutzer, Benutzer|user
Beo|zool|Vogel aus Asien, der Stimmen nachahmt|hill myna
Beorderung||Aufforderung, sich an einem bestimmten Ort einzufinden|summons
Beraubung||Raubüberfall|robbery
Berber||Penner|down-and-out
Berberitze||Pflanze|European barberry
Bereifung||Reifen|tyres
Bereinigung||Berichtigung|settlement
Bereiter|||horsebreaker
Beretta||Firmenname stellvertretend für eine Schusswaffe dieser Firma|beretta
Bergamt|min||mining office
Bergarbeiter||Bergmann|mine worker
Bergbach|||mountainous stream
Bergbahn|transp|Seilbahn|ropeway
Bergehalde|min|Anschüttung von taubem Gestein|pit heap
Bergente|orn||greater scaup
Bergfest|ugs||half-way party
Bergfeste|min|Sicherheitspfeiler|pit pillar
Bergfex||Bergsteiger|
Bergfink|orn||brambling
Bergfried|hist|Turm einer mittelalterlichen Burg|bergfried
Berggold|geol||native gold
Berggrat|||sharp mountain ridge
Berggänger|sport,ch|Bergsteiger|mountaineer
Berghang|||mountainside
Berghaus|||mountain lodge
Bergkamm|||mountain ridge
Bergkessel|geol|Kar|cirque
Bergkette||Gebirge|mountain range
Berglehne|sued|Hang|mountainside
Bergluft|||mountain air
Berglöwe||Raubtier (Puma)|puma
Bergmassiv||Gebirge|mountain range
Bergnelke|bot|Sandknöpfchen|sheep’s bit
Bergnot|||distress in the mountains
Bergpapagei|orn|Tarantinerpapagei|black-winged lovebird
Bergrutsch|envir|großflächige Rutschung von Lockermaterial|catastrophic landslide
Bergrücken||Grat, Kamm|mountain ridge
Bergsee|||tarn
Bergspitze||Gipfel|mountain top
Bergsporn|geol|Felsvorsprung|rock spur
Bergsportler|sport|Bergsteiger|mountaineer
Bergstock||Gebirge|mountain range
Bergstrecke||Bergstraße|mountain road
Bergtour|||mountain tour
Bergulme|bot||wych elm
Bergwand|||mountain wall
Bergweide||Gras (Alm)|mountain pasture
Bergwesen|min|Bergbau|mining industry
Bergwiese||Gras (Alm)|mountain meadow
Bergzug||Kamm|mountain chain
Berieselung||Sprengung|sprinkling
Bering|constr||circular wall
Berme|min|Böschungsabsatz|slope berm
Berufsstand||Gewerbe, Zunft|trade
Berufstitel||Anrede|professional title
Beryll|min||beryl
Berühmung|jur|Vorbringen, Geltendmachung|assertion
Besamung|agr|Befruchtung|fertilization
Besan|naut|hinterster Mast bei einem Segelschiff|jigger mast
Besanmast|naut|hinterster Mast bei einem Segelschiff|jigger mast
Besatz||Blatt|vamp
Beschatter||Schatten|tail
Beschau||Besichtigung, Begehung|
Beschauer|geh|Betrachter|viewer
Beschauung||Betrachtung|inspection
Beschichtung||Belag|coating
Beschickung|techn|Gicht, Charge|charge
Beschimpfung||Beleidigung|abusive behaviour
Beschiss||Betrug|swindle
Beschwörer||Zauberer, Magier|
Beschämung||Verlegenheit, Erniedrigung|embarrassment
Beschönigung||Verharmlosung|extenuation
Beseelung|phil|Animation|animation
Besenbeiz|cook,ch|Straußwirtschaft|seasonal wine tavern
Beserl|by||hand broom
Besetzer|||occupier
Besetztton|telco|Besetztzeichen|engaged tone
Besicherung|fin|Beistellung einer Sicherheit|provision of collateral
Besiedelung||Besiedlung|colonization
Besitznahme||Aneignung|appropriation
Besitzrecht|jur|Vermögensanspruch|possessory right
Besitzung|geh|Eigentum|possession
Besoffener|ugs|Betrunkener|drunk
Besonnenheit||Bedacht|deliberateness
Besorger||Kurier, Bote|
Besorgung||Weg, Erledigung|errand
Bespitzelung||Spionage|spying
Bestecklade|cook|Besteckschublade|cutlery drawer
Besteigung||Aufstieg|ascent
Besteller||Auftraggeber|purchaser
Bestform|||top condition
Bestimmtheit||Entschlossenheit|firmness
Bestmarke|sport|Rekord|record
Bestockung|agr|stehender Bestand|tree population
Bestrebung||Versuch, Bemühen|endeavour
Bestreitung||Ignoranz|
Bestwert||Optimum|optimum
Bestürzung||Entsetzen|dismay
Beteiligter||Betroffene|person affected
Betel|bot||betel pepper
Betende|||prayer
Beteuerung||Versicherung|protestation
Bethaus|||synagogue
Betitelung||Benennung|titling
Betonbau|||concrete building
Betreibung|fin|erzwungene Zahlung|exaction
Betriebsart||Modus|operating mode
Betrügerei||Betrug|fraud
Betsäule|relig||wayside shrine
Bettelei|||begging
Bettelmann|alt|Bettler|beggar
Bettelmönch||Bettler|mendicant
Bettenburg|ugs|Hotel|
Bettpfanne||Behälter (Schieber)|bedpan
Bettsofa|||sofa bed
Bettstatt||Lager|bed
Betttuch||Laken|bed sheet
Bettung|constr|unterhalb der Schienen|track bed
Bettzeug||Bettwäsche|bedclothes
Beugemann|joc|Verbeugung|bow
Beuger||Muskel|
Beugung|||flection
Beunruhigung|psych|Besorgnis, Unruhe|alarm
Beurteiler||Gutachter, Sachverständiger|appraiser
Beuschel|ugs|Lunge|chopped lights
Beuscherl||Speise (Lungenhaschee)|
Beutegreifer|geh|Säugetier|predator
Beutegut|geh||booty
Beutejagd||Streifzug|prowl
Beutelbuch|hist|tragbares Buch im Mittelalter|girdle book
Beutelwolf|zool|Tasmanischer Wolf|Tasmanian wolf
Beutezug||Streifzug|foray
Bevorratung||Beschaffung|provisioning
Bewacher||Wächter, Hüter|guard
Bewahrer|||preserver
Bewandtnis||Grund|background
Beweggrund||Motiv, Antrieb|motive
Beweiskraft||Aussagekraft|conclusiveness
Beweisstück||Nachweis, Beweismittel|court exhibit
Bewerb|a|Konkurrenz|competition
Bewerter|||rater
Bewetterung|constr|Wetterexposition|weathering
Bewitterung|constr|Wetterexposition|weathering
Bewuchs||Vegetation, Pflanzenwelt|vegetation
Bewurf|constr||coating
Bezeichner||Signifikant|signifier
Bezeugung||Bekunden|testimony
Bezichtigung||Vorwurf, Anschuldigung|accusation
Bezugnahme||Hinweis|reference
Bezugspunkt||Ausgangspunkt|reference point
Bezugsrahmen||Kontext|matrix
Bezugswort|ling|Beziehungswort|antecedent
Bezwinger||Eroberer|conqueror
Bezwingung||Eroberung|conquest
Beängstigung||Schock, Betroffenheit|
Bias||Verzerrung eines Ergebnisses|bias
Biathlet|sport||athlete in the biathlon
Bibergeil|zool|Drüsensekret des Bibers|castoreum
Bichl|sued|Hügel, Anhöhe|hill
Biegsamkeit||Elastizität|limberness
Biegung||Kurve|bend
Bien||alle Bienen eines Stocks|bee colony
Bienenkasten|agr|Beute|beehive box
Bienenzucht|agr|Bienenwirtschaft|bee-keeping
Bierbank|||beer garden bench
Bierbass|ugs||deep bass voice
Bierbike|||pedibus
Bierbong||Gerät (Trichter)|
Bierbrauerei||Brauhaus|brewery
Bierdose|||beer can
Bierfass|||beer barrel
Bierfest|||keg party
Bierfilz|sued||beer coaster
Bierglas|||beer glass
Bierhefe|cook||brewer’s yeast
Bierkrug||Seidel|beer stein
Bierwürze|cook|Sud|sweet wort
Bierzelt|||beer tent
Biese|techn|Vorstoß|lean-to strut
Biga|hist|Wagen mit zwei Pferden|two-horse chariot
Bigamie|||bigamy
Bigband|mus||big band
Bigotterie||Doppelmoral, Heuchelei|religious hypocrisy
Bijoutier|ch|Juwelier|
Bilch|zool|Schlafmaus|dormouse
Bildelement||Pixel|pixel
Bilderleben|psych|Bildwahrnehmung|image perception
Bildfunk|||facsimile transmission
Bildlauf|comp|Verschieben der Bildschirmseite|scrolling
Bildlegende|print|Abbildungslegende|picture caption
Bildner||Bildhauer, Steinmetz|
Bildplatte|comp|optische Platte|optical disc
Bildpunkt||Pixel|pixel
Bildrate|||exposure rate
Bildschärfe|photo|Auflösung|image definition
Bildseite||Vorderseite|obverse
Bildstrecke||Bildergalerie|series of pictures
Bildteil|techn||video part
Bildwelt|art||imagery
Bildwerfer||Gerät (Projektor)|video projector
Bildwerk|art,geh|Skulptur, Plastik|sculpture
Bildzeichen|ling|Begriffszeichen|ideograph
Bildzeile|print|Abbildungslegende|picture caption
Bilge|naut||bulge
Billett|ch|Ticket, Karte|admission ticket
Billigung||Genehmigung, Zulassung|approval
Billon||Kupfer-Silber-Legierung für Münzen|billon
Bimbes|ugs|Geld|
Bimetall|||bimetal strip
Bims|min|Putzstein|pumice
Bindfaden||Schnur|tying cord
Binkel|med,by|kleine Beule|goose egg
Binnensee||größeres Gewässer mit stehendem Wasser|inland lake
Binokel|alt|Fernglas|binoculars
Binokular||Fernglas|binoculars
Binom|math||binomial
Binse|ugs|Bedeutungslosigkeit|
Biobank|med||biorepository
Biobauer|agr||organic farmer
Biogenese|biol|Entwicklungsgeschichte|biogenesis
Biograph|||biographer
Bioindikator|biol|Zeigerorganismus|bioindicator
Bioladen|||organic grocery store
Biom|biol|Lebensgemeinschaft eines großen Raums|biome
Biomüll|envir||bio-waste
Bionik|||bionics
Biopsie|med|Gewebeprobenentnahme|exploratory excision
Bioskop|hist||bioscope
Biosprit|auto,ugs|Biotreibstoff|green fuel
Biostrom|geol||biostrome
Biotit|min|Dunkelglimmer|biotite
Biotyp|biol||biotype
Biotypus|biol||biotype
Biowaffe|mil||bioweapon
Biozid|chem||biocide
Biozönose|envir|Lebensgemeinschaft in einem Biotop|biocoenosis
Bipedie|biol||bipedalism
Bireme|naut|Zweiruderer|bireme
Birett|relig||biretta
Birkhuhn||Vogel|black grouse
Birmanisch||Sprache|
Birnbaum|bot||pear tree
Birngrün|bot||sidebells wintergreen
Birr||Währung Äthiopiens|birr
Bisam|||musk
Bise|meteo,ch|kalter Nordwind|cold north wind
Biskuit||Keks|biscuit
Bismut|chem||bismuth
Bissigkeit||Schärfe|bite
Bissspur|||bite mark
Bister|art||bistre
Biswind|meteo,ch|kalter Nordwind|cold north wind
Bitfolge|comp||bit rate
Bitmaske|comp||bit mask
Bitmuster|comp|Bitkombination|bit pattern
Bitstrom|comp||bit stream
Bitterkeit||Wut, Ärger|bile
Bitternis|geh|Groll|rancour
Bittgang|||supplicatory request
Bittgesuch||Petition|petition
Bittschrift||Petition, Antrag|petition
Bitumen|chem|Asphalt|asphalt
Bitzler|a||hairsplitter
Biwa|mus|japanische Laute|Japanese lute
Biwak|mil|Feldlager|bivouac
Bizeps||Muskel|biceps
Blache|a|Plane|tarpaulin
Blag|ugs|Kind, Nachwuchs|
Blahe|ch|Plane|tarpaulin
Blasform|techn||tuyère
Blasiertheit||Arroganz, Hochmut|haughtiness
Blasloch|zool||blowhole
Blasrohr|||blast pipe
Blassheit||Weiße|
Blastom|med||blastoma
Blattlinie|a|Recht eines Verlegers, die politische Meinung seines Mediuems festzulegen|
Blattwerk||Laub|foliage
Blaubock|hist||blue antelope
Blaudruck|print|Negativdruck auf blauem Grund|blueprinting
Blaufelchen|zool|Bodenseefelchen|Coregonus wartmanni
Blauhelm|pol||blue beret
Blauholz|||logwood
Blaumann||Kleidungsstück (Overall)|dungarees
Blaupause|print|blauer Negativdruck eines technischen Plans|blueprint
Blautanne|bot|blaue Edeltanne|blue fir
Blauton|min||blue clay
Blauwal|zool||blue whale
Blechbüchse||Dose|tin can
Blechdose||Büchse|tin can
Blechgehäuse|techn|Blechverkleidung|sheet metal covering
Blechkiste|auto|altes Auto in schlechtem Zustand|jalopy
Blechmantel|techn|Blechverkleidung|sheet metal covering
Blechner||Blecharbeiten am Haus|sheet-metal worker
Bleiakku|electr||lead-acid battery
Bleicher|||bleacher
Bleierz|min||lead ore
Bleifuß|ugs|Höchstgeschwindigkeit|
Bleiglas|||lead glass
Bleimantel|electr|Bleiummantelung|lead sheath
Bleioxid|chem||lead oxide
Bleisatz|print|metallischer Satz|foundry-type composition
Bleischrot|mil|Schrotmunition|lead pellets
Bleiweiß|||white lead
Blendling|alt|Kreuzung|
Blendung|||glare
Blendwerk|geh|Täuschung|trickery
Blepharitis||Entzündung|eyelid inflammation
Blesse|zool||blaze
Blesshuhn||Vogel|
Blessur|med||bruise
Blickachse|constr|Sicht|line of sight
Blide|mil||trebuchet
Blindenhund|zool|Blindenführhund|guide dog
Blindflug|aviat|Instrumentenflug|instrument flying
Blindversuch|pharm|Verabreichung von Placebos|placebo test
Blinkleuchte||Blinker|flashlight
Blinklicht|ugs|Blinker|flashlight
Blitzgerät|photo|Blitzlichtgerät|flashgun
Blockbau|min||block system of mining
Blockierung||Behinderung, Widerstand|obstruction
Blocklehm|geol|Geschiebelehm|glacial loam
Blockzug|||block train
Blondchen|ugs|Blondine|
Blouson|textil||blouse jacket
Bloßlegung||Aufdeckung, Enthüllung|exposure
Bloßstellung||Aufdeckung, Enthüllung|exposure
Bluffer|ugs|Blender|beguiler
Blumenflor|agr|Gesamtheit der blühenden Pflanzen in einem Blumenbeet|floral display
Blumenkübel||Topf, Blumentopf|flower pot
Blunze|cook,by||black pudding
Blunzen|ugs|Wurst|blood sausage
Blust|sued|Blütezeit, Blüte|
Blutader||Gefäß|blood vessel
Blutarmut|med|Erythrozytenarmut|anaemia
Blutbahn|anat|Ader|blood vessel
Blutbank|||blood bank
Blutbild|med||blood picture
Blutegel|zool||leech
Bluteiweiß|chem|Blutplasmaeiweiß|blood plasma protein
Bluter|med||hemophiliac
Blutfink|orn||common bullfinch
Blutgefäß||Ader|blood vessel
Blutgeld|||blood money
Blutgier|||bloodlust
Bluthund|zool||bloodhound
Bluthänfling||Vogel|linnet
Blutleere|med|Mangeldurchblutung|ischaemia
Blutlinie||Stammbaum|family line
Blutspur|||trail of blood
Bluttest|||blood test
Blutwurz|bot|Siebenfinger|erect cinquefoil
Blutwäsche|med|Dialyse|blood lavage
Blutzelle||Blutkörperchen|blood corpuscle
Blähton|techn||expanded clay
Blähung|med||intestinal gas
Bläschen|||bleb
Blässe|||paleness
Blässhuhn||Vogel|
Blättermagen|anat|Kalender|manyplies
Bläue|||blue stain
Blödelei|||fooling
Blödheit|||looniness
Blödian|ugs|Dummkopf|stupid fool
Blödmann||Dummkopf|stupid fool
Blöße|textil||skin free from hair
Blüher|||blooming plant
Blühtrieb||Blume|
Blütenstaub||Pollen|pollen
Boa|zool|Riesenschlange; langer Schal aus Federn|boa
Bobbahn|||bobsled track
Bober|||Bóbr river
Bobine|textil|Spinnspule|spinning bobbin
Bobsport|sport||bobsleighing
Bobtail|zool||bob-tailed sheepdog
Bockbier|cook||bock
Bodden|||glacial lagoon
Bodenart|geol||character of soil
Bodenbelag||Fußboden|floor covering
Bodenbrett|constr|Diele|floor board
Bodenertrag|agr|Bonität|crop yield
Bodenfläche|constr|Grundfläche|floor space
Bodenfräse||Gerät (Bodenstabilisierer)|rotary hoe
Bodenmeißel|agr|Untergrundlockerer|subsoiling attachment
Bodensatz|chem|Niederschlag|sediment
Bodentyp|||soil type
Bodenwelle|phys|Teil einer Erdebenwelle|surface wave
Bogenhanf|bot|Schwiegermutterzunge|bowstring hemp
Bogenmaß|||radian measure
Bogie|auto|Achsaggregat|bogie
Bohei|ugs|Wirbel, Getue|
Boheme|||bohemianism
Bohemien|||bohemian
Bohle|||plank
Bohrgerät||Werkzeug (Bohrer)|drilling tool
Bohrinsel||Bauwerk (Bohrplattform)|oil platform
Bohrkern|||drill core
Bohrkopf|techn||drill head
Bohrloch||Bohrung|borehole
Bohrmaschine||Werkzeug (Bohrer)|drilling machine
Bohrmehl|min||bore dust
Bohrspindel||Werkzeug|drill spindle
Bohrturm|||drilling derrick
Bohrwerk||Gerät|horizontal boring mill
Boiler|techn||storage water heater
Boje|naut|schwimmendes Seezeichen|buoy
Bokeh|photo|Hintergrundunschärfe|background blur
Bola||Wurfschlinge mit Kugeln|bola
Bolid|astron||bolide
Bolide|astron||fireball
Bollen|ugs|Oberschenkel, Schenkel|
Bolus|art||bole
Bombage|techn||crown bow
Bombardement||Bombardierung|bombing
Bombenabwurf||Bombardierung|bombing
Bomhard|mus||bombarde
Bommel|||bobble
Bonboniere|cook|Pralinenschachtel|box of chocolates
Bonbonniere|cook|Pralinenschachtel|box of chocolates
Bonder||Gerät zum Aufbringen von Chips auf einen Träger|die bonder
Bong||Wasserpfeife|bong
Bongo|mus||bongo drum
Bonmot|||bon mot
Bonobo||Affe (Zwergschimpanse)|
Bonsai|bot|kleinwüchsige Bäume oder Sträucher|
Bontje|cook|Bonbon|drop
Bonvivant|alt|Playboy|playboy
Bookmark||Lesezeichen|
Bootsbau||Schiffbau|boat building industry
Bootsführer||Schiffer|boatman
Bootswerft|naut|kleinere Werft|boatyard
Bop|mus|Stil des Jazz|bebop
Bor|chem|chemisches Element|boron
Bora|meteo|kalter Fallwind an der Adria|bora
Boracit|min||boracite
Borax||Mineral (Natriumborat)|
Bordbuch||Logbuch|log
Bordcase||Koffer|
Bordero|transp|Frachtkarte|packing slip
Bordierung||Vorstoß|piping
Bordküche|aviat|Flugzeugküche|galley
Bordnetz|||vehicle electrical system
Bordwand|||plate
Bordüre||Rand|trim
Bore|envir|starke Gezeitenwelle stromaufwärts in Flüssen|tidal bore
Borke||Rinde|tree bark
Borniertheit|psych|Scheuklappendenken|insularity
Bornit|min||bornite
Borsalbe|med||boric ointment
Borste|||bristle
Borstenvieh|ugs|Schwein|
Borsäure|chem||boric acid
Bort||Diamant zum Schleifen|bort
Borte||Spitze|lace
Boskett|agr|beschnittene Bäume und Sträucher in Gartenanlagen|boscage
Boskoop|bot||russet
Boskop|bot||russet
Bosniak|||Bosniac
Bosnier|||Bosnian
Bostitch|ch||stapler
Bostoner|||Bostonian
Botenjunge||Kurier|messenger boy
Botin|||intelligencer
Bott|ch|Mitgliederversammlung|general meeting
Botten|ugs|Boot, Stiefel|
Bottich||Fass; Wanne|vat
Boudoir|hist|Damenzimmer|boudoir
Bougie|med|Dehnungsinstrument|dilating bougie
Bouillon|ch|Brühe|nutrient broth
Bouquet|cook|Geruch des Weines|bouquet
Bourbone|pol||Bourbon
Bourrée|||borry
Bowle|cook||punch
Boxauto|sued|Scooter|bumper car
Boxkampf||Boxen|boxing fight
Boxsack|sport||punching bag
Boxsport|sport|Boxen|boxing
Bozzetto|art||maquette
Brache|agr|Teil der Fruchtfolge|uncultivated farmland
Brachet|alt|Juni|June
Brachfeld|agr|Teil der Fruchtfolge|uncultivated farmland
Brachmonat|alt|Juni|June
Brachse|zool||common bream
Brachsen|zool||common bream
Brachzeit|techn|Wartezeit|idle time
Bradykinese|med|Bewegungsverlangsamung|bradykinesia
Bradypnoe|med|verminderte Atemfrequenz|bradypnoea
Brahmane|||Brahmin
Brahmanismus||Religion|Brahmanism
Braillezeile|comp|Lesegerät in Blindenschrift|braille line
Braktee|bot|Knospendeckblatt|bract
Bram|naut|zweite Verlängerung des Untermasts bei einem Segelschiff|topgallant mast
Bramburi|ugs|Kartoffel|
Bramme|||slab
Brander|mil|Brandschiff|fire ship
Brandmal|agr|Brandzeichen|brand mark
Brandmarkung||Stigmatisierung|stigmatization
Brandopfer|relig|Holocaust|holocaust
Brandsatz|mil|Brandgeschoss|incendiary
Brandwache||Überwachung einer Brandstelle|firewatch
Brandwunde||Verbrennung|burn
Brasse|zool||common bream
Brassicaceae||Pflanze (Kreuzblütengewächs)|
Bratensud||Fond|
Bratentopf|cook|ovaler Topf mit hohem Rand und Deckel|stewpot
Bratfett|cook||dripping
Brathendl|cook,by|Hähnchen|roast chicken
Brathuhn|cook,a|Hähnchen|roast chicken
Bratklops|reg|Speise|
Bratling||Speise (vegetarische Frikadelle)|patty
Bratrost||Grill|grill
Bratsche||Instrument (Viola)|viola
Bratöl|cook||frying oil
Braue|anat||eyebrow
Braunbär|zool||brown bear
Braunfäule||Krankheit|brown rot
Braunit|min||braunite
Braunkohl||Grünkohl|kale
Brausche|med|kleine Beule|goose egg
Brause|ugs|Dusche|shower
Brautamt|relig|Trauungsmesse|nuptial Mass
Brautwerbung||Werben|courtship
Bravheit|||demureness
Bravour||Meisterschaft|masterfulness
Bravourstück||Meisterwerk, Meisterstück|master stroke
Brayette|||codpiece
Breakout|||breakout
Breccie|geol||breccia
Brechbarkeit|phys|Brechungsvermögen|refractivity
Brecheisen||Werkzeug|crow bar
Brecher|techn|Brechmaschine|crusher
Brechmittel||Medikament|vomiting agent
Brechreiz||Übelkeit|nausea
Brechruhr||Infektionskrankheit (Cholera)|
Brechstange||Werkzeug|handspike
Brechung|||breaking
Bredouille|ugs|Notlage|dire straits
Breeches||Hose|
Breitfock||Segel|
Brekzie|geol||breccia
Bremser|||brakeman
Bremsklotz||Blockade|brake block
Bremsung||Bremsen, Abbremsen|braking
Bremsvorgang||Bremsen, Abbremsen|braking
Bremsweg|||braking distance
Brenngas|||fuel gas
Brennkammer|aviat|Verbrennungskammer|combustion chamber
Brennraum|auto|Verbrennungsraum|combustion chamber
Bresche|mil|Lücke|breach
Bretterbude||Baracke|ramshackle hut
Brettl|by||small board
Brettljause|cook,a|rustikale Platte|rustic platter
Bretzel|ch|Brezel|pretzel
Breve|relig||papal brief
Brevier|alt|Handbuch, Leitfaden|companion
Brevis|mus||breve
Brevität||Kürze|
Breze|cook,by||pretzel
Brezen|cook,by||pretzel
Bricke|zool|Flussneunauge|European river lamprey
Bridgekamera|photo|Digitalkamera mit großem Zoombereich|bridge camera
Brie|cook|französischer Weichkäse|brie
Briefkontakt||Briefwechsel, Korrespondenz|correspondence
Briefkuvert||Umschlag|envelope
Briefverkehr||Briefwechsel, Korrespondenz|correspondence
Briekäse|cook||Brie
Bries|cook||sweetbread
Brigadier|mil,a|Brigadegeneral|Brigadier General
Brigant|||brigand
Brigg|naut||brig
Brikett|||coal-dust brick
Brillanz||Leuchten, Glanz|vibrancy
Brilli|ugs|Edelstein|sparkler
Brimborium|ugs|Aufheben|mumbo-jumbo
Brimsen|cook,a||sheep’s milk cheese
Brioche|cook,a|Zopf|plaited loaf
Brisolette||Speise|
Broccoli||Gemüse (Brokkoli)|
Brodem||Dampf, Dunst|exhalation
Broiler|cook,reg|Hähnchen|roast chicken
Brokat|textil||brocade
Brom|chem|chemisches Element|bromine
Bromcyan||Gift|
Bromcyanid|ugs|Gift|
Bromid|chem||bromide
Bronchus|anat|Luftröhrenzweig|bronchus
Bronn|geh|Quelle, Ursprung|source
Bronzit|min||bronzite
Brosame|cook,geh|Bröckelchen von einer Backware|small crumb
Brosche||Pin|pin
Broschur|||soft-cover book
Brotbaum|bot||breadfruit
Brotdose|||lunch box
Brotende|cook|Anschnitt oder Endstück des Brotlaibs|end crust
Broterwerb|ugs|Verdienst|earning a living
Brotherr|alt|Arbeitgeber|employer
Brotkorb|||bread basket
Brotkruste|cook|Rinde|bread crust
Brotlaib|||loaf of bread
Brotmehl|cook||breadmaking flour
Brotrinde|cook|Kruste|bread crust
Brotteig|cook||bread dough
Brotzeit|by|Abendessen, Abendbrot; Imbiss|light meal
Bruchbude|ugs|Bauwerk (Baracke)|fleabag motel
Bruchei|biol||cracked egg
Bruchlandung|auto|Unfall, Absturz|prang
Bruchstück||Abschnitt, Stückchen; Splitter|piece
Brucit|min||brucite
Brumm|electr||hum
Brummbär|||growler
Brummer|ugs|Insekt|
Brummi|ugs|Lastwagen|commercial vehicle
Brummschädel|ugs|Kopfweh|headache
Brunft|zool|Brunstzeit|mating season
Brunst|zool|Brunftzeit|mating season
Brustkasten||Brustkorb, Thorax|rib thoracic cage
Brutalo|ugs|Schläger|thug
Brutdauer|zool|Betrütungszeit|brooding period
Brutei|agr||hatching egg
Brutpaar|zool||breeding couple
Brutraum|orn||breeding range
Brutstätte||Nährboden|hotbed
Brutzeit|zool||breeding season
Bruxismus|med|Zähneknirschen|grinding of teeth
Bruyère||Wurzelholz der Baumheide|briar root
Brät|cook||sausage meat
Bräter|cook,a|ovaler Topf mit hohem Rand und Deckel|stewpot
Bräu|cook||brew
Bräuhaus|cook|Brauhaus|brewery pub
Bräune|||quinsy
Bröckchen||Krümel|
Brösel|cook,sued|Bröckelchen von einer Backware|small crumb
Brösmeli|cook,ch|Bröckelchen von einer Backware|small crumb
Brötli|cook,ch||bread roll
Brückenzoll||Maut|bridge toll
Brüden|||exhaust vapour
Brüderschaft||Bruderschaft|brotherhood
Brüllerei||Geschrei, Gebrüll|
Brüllwürfel|ugs|Lautsprecher, Box|
Brüskierung||Affront|affront
Brüstung|constr||parapet wall
Brüter|techn|Brutreaktor|breeder reactor
Brüterei|agr||commercial brooder
Bubblegum||Kaugummi|bubble gum
Bube|geh|Bursche|lad
Bubikopf|bot|Bubiköpfchen|baby’s tears
Bubo|med|geschwollener Lymphknoten|bubo
Buchband||Jahrgang|volume
Buchbinderei||Abteilung im Hause|bindery section
Buchdecke|print|Deckel, Einband|book case
Buchdeckel|print|Einband|book case
Bucheinband|print|Deckel|book case
Buchfink|orn||common chaffinch
Buchführer||Buchhalter|accountant
Buchgeld|fin||bank money
Buchgeschäft||Buchhandlung, Buchladen|bookshop
Buchhülle|print|Umschlag|book jacket
Buchkauf|||book-purchasing
Buchklub|||book club
Buchprüfer|econ|Rechnungsprüfer|internal auditor
Buchprüfung|econ|Rechnungsprüfung|audit of accounts
Buchse||Anschluss, Stecker|connection socket
Buchtel|cook,sued||sweet yeast dumpling
Buchumschlag||Einband, Hülle|book jacket
Buchwert|fin||asset value
Buchzeichen||Lesezeichen|bookmarker
Bucklige|||hunchback
Buddel|ugs|Flasche|
Buddelkasten||Sandkasten|sandpit
Budel|econ,by|Tresen, Theke|shop counter
Budgetierung|fin|Haushaltsplanung|financial planning
Budike|ugs|Bauwerk (armselige Wohnung)|food kiosk
Budo|sport|japanische Kampfkünste|Japanese martial arts
Buganker|||best bower
Bugfix||Patch|
Bugholz|||bentwood
Bugleine|||bow line
Bugrad|aviat||nose wheel
Bugwelle|naut||bow wave
Buhei|ugs|Angabe, Getue|
Buhle|||paramour
Buhler|geh|Verehrer|suitor
Buhmann|ugs|Feindbild|bogeyman
Buhne||Bauwerk (Stack)|spur groyne
Buhruf|||boo
Bukanier||Pirat|
Bukett|cook|Geruch des Weines|bouquet
Bulette|reg|Speise (Fleischkloß)|meatball
Bulgare|||Bulgarian
Bulimie|med||bulimia nervosa
Bullauge|naut||porthole
Bulldog||Fahrzeug (Traktor, Schlepper)|tractor
Bult||Mooskuppe im Moor|hummock
Bumerang|||boomerang
Bummel||Spaziergang|stroll
Bummelei|||loafing
Bummelzug|ugs|Regionalbahn|regional train
Bummerlsalat|a|Gemüse|iceberg lettuce
Bummler|||drifter
Bump|electr||raised contact-pad
Bumser|auto,ugs||shunt
Bumslokal|ugs|Schenke|
Bun|cook|weiches Brötchen|bun
Buna||künstlicher Gummi|synthetic rubber
Bundesblatt|jur,ch|Bundesgesetzblatt|Law Gazette
Bundesbudget|fin|Bundeshaushalt|federal budget
Bundesetat||Bundeshaushalt|federal budget
Bundesforst|a|Waldfläche in staatlichem Besitz|national forest
Bundsteg|||back margin
Bunge|bot||brookweeds
Buntfilm|||colour film
Buntglas|||stained glass
Buntheit|||colorfulness
Buntstorch|orn|Indischer Nimmersatt|painted wood stork
Bure||Nachkomme niederländischer Siedler in Südafrika|Boer
Burgfrau|hist|Schlossherrin|chatelaine
Burgfrieden|pol|Friedenszustand|truce
Burghof|||castle courtyard
Burgtor|||castle gate
Burgunde|hist||Burgundian
Burgvogt|||castellan
Burin|||Boer
Burjate|||Buryat-Mongol
Burkiner|||Burkinian
Burkini|||burqini
Burleske||Posse|burlesque
Burmesisch||Sprache|
Burrito|cook|mexikanische um eine Füllung gewickelte Tortilla|burrito
Bursch|by||lad
Bursitis||Entzündung|
Buschmesser||Machete|machete
Busdepot|auto||bus depot
Bushalte|transp,nord||bus stop
Bushmeat||Wildfleisch, das von Urwald- und Savannentieren erjagt wurde|bushmeat
Bushof||Busbahnhof|
Businessplan|econ|Unternehmenskonzept|business plan
Buskarte|techn||bus ticket
Buslenker||Busfahrer|bus driver
Busreise|transp||coach trip
Busserl|ugs|Kuss|friendly kiss
Bussi|ugs|Kuss|friendly kiss
Bussole|||dial
Busspur|auto||bus lane
Bustier|textil||bustiere
Butan|chem||butane
Butanal|chem||butyraldehyde
Butangas|||butane gas
Butanol|chem||butyl alcohol
Butskopf|alt|Säugetier|
Butt|zool|platter Meeresfisch|flounder
Butte|zool||lefteye flounders
Butterkeks|cook|Butterplätzchen|butter biscuit
Butylen|chem,alt||butene
Butz|a|Bulle|cop
Butze|ugs|Bauwerk (Baracke)|
Butzen|constr|runde Verdickung im Fensterglas|bull’s eye
Buxe|ugs|Hose|
Bußsakrament||Beichte|confession
Bußtag||Feiertag|day of penance
Byssus|textil|Muschelseide|sea silk
Byte|comp|acht Bit|byte
Bäck|sued||baker
Bähnler|ch||railway employee
Bällchen|||small ball
Bändel|||ribbon
Bändiger|||tamer
Bändsel||Seil|marline
Bärenklau||Pflanze (Herkuleskraut)|bear’s breeches
Bärin|||she-bear
Bärlapp||Pflanze (Krampfkraut)|
Bärlauch|bot|Waldknoblauch|ramsons
Bärwurz|bot||spignel
Bébé|ch|Säugling, Puppe|baby
Béret|ch|Hut|military beret
Bésigue||Kartenspiel|
Bésique||Kartenspiel|
Bézigue||Kartenspiel|
Bézique||Kartenspiel|
Bö|meteo|plötzlicher Windstoß|gust
Böckchen||Bock|lug
Böe|meteo|Spitze|gust of wind
Bölkstoff|ugs|Bier|
Börek|cook||burek
Börsegang|a|Börsengang|stock market launch
Börsencrash||Zusammenbruch|stock exchange crash
Börsenkrach||Crash, Zusammenbruch|stock exchange crash
Börsenmakler|fin|Wertpapiermakler|exchange broker
Börsenwert||Marktwert|stock-market price
Bösartigkeit|psych|Niederträchtigkeit|maliciousness
Bötchen|ugs|Boot (kleines Schiff)|
Bübchen||Männchen|little boy
Bückling|joc|Verbeugung|bow
Büdchen|ugs|Kiosk, Stand|food kiosk
Büfett|cook|Speisenangebot zur Selbstbedienung an einem langen Tisch|buffet
Büffelei|ugs||swotting
Bühel|sued|Hügel, Erhöhung|
Bühnenautor||Dramatiker|playwright
Bühnenspiel|art|Theater|dramatics
Bühnenstück||Spiel, Theaterstück|stage play
Bündchen|textil||cuff
Bündelung||Gruppierung|grouping
Bündigkeit||Dichte|compactness
Bündler|telco|Multiplexgerät|multiplex equipment
Bürette|chem||burette
Bürge|||surety
Bürgerkunde|school|politische Bildung|citizenship education
Bürgerliste|pol|Wählergemeinschaft|group of voters
Bürgerort||Heimatort|
Bürli|cook,ch||bread roll
Bürochef|||head clerk
Bürohaus||Bürogebäude|office building
Bürohochhaus||Bürogebäude|office tower
Bürokrat|||bureaucrat
Bürolist|ch||office worker
Büropark|||office park
Büroraum|||office
Büroset|||stationery set
Bürotür|||office door
Bürschchen||Bursche|lad
Bürscherl|by|Bursche|lad
Bürzel|orn|hintere Rückpartie des Vogels|rump
Büschel|orn|Haube, Kamm|crest
Büsi|ch||pussycat
Bütt|||speaker’s platform
Bütte|||tub
Büttel|hist|Gerichtsknecht|bailiff
Büx|ugs|Hose|
Büßer|||penitent
Büßereis|meteo||snow of the penitents
Cab||englisches Taxi|cab
Cabochon||eine Schliffform bei Schmucksteinen|cabochon
Caching|comp|Aufnehmen im Zwischenspeicher|
Cachucha|mus|spanischer Solotanz im Dreivierteltakt|cachucha
Caddie|||caddy
Caesium|chem||cesium
Cafete|ugs|Casino, Mensa|
Caisson|||cofferdam
Calcaneus||Knochen|
Calcit|min||calcspar
Caldera||Krater|volcanic inbreak crater
Callgirl|||call girl
Cama|agr|Kreuzung zwischen Arabischem Kamel und Lama|cama
Campan|geol||Campanian
Campana|mus||cowbell
Campanile||Kirchturm|
Campher||Gift|
Campilit|ugs|Gift|
Campingbus||Wohnmobil|motorhome
Canapé||Speise (Vorspeise, Häppchen)|
Canvas||Schuh|
Capa||Umhang des Stierkämpfers|bullfighter’s cape
Caquelon|cook||cheese fondue pot
Caradoc|geol||Caradocian
Carapax|anat|Panzer|carapace
Carbid|chem||carbide
Carnifex||Henker|
Carnotit|min||carnotite
Carotis|anat||carotid artery
Carport|constr|Einstellplatz|car port
Carrel|||booth
Cartilago|anat|Knorpelgewebe|cartilaginous tissue
Carving|sport|Kantenfahren|carving
Carvon|chem||carvone
Cashewbaum|bot|Cashewnussbaum|cashew tree
Cashflow|econ||cash flow
Cassette||Kassette|cassette
Cassis|ugs|Likör (Aufgesetzter aus schwarzen Johannisbeeren)|
Cassiterit||Mineral|cassiterite
Castoreum|zool|Drüsensekret des Bibers|castoreum
Catboot|||catboat
Catechu|pharm||cashoo
Catgut|med|chirurgisches Nahtmaterial aus Schafsdarm|surgical gut
Cava||spanischer Schaumwein|cava
Cedille|||cedilla
Cego||badisches Kartenspiel|card game of Baden
Cella|constr|Innenraum eines griechischen Tempels|naos
Cellarius||Keller, Kellner|
Cellist|mus|Cellospieler|cello player
Cenoman|geol||Cenomanian
Centavo|fin|Währungseinheit in vielen spanisch- und portugiesischsprachigen Ländern|centavo
Cephalaea||Kopfweh|
Cephalgie||Kopfweh|
Cephalon|min||headshield
Cer|chem|chemisches Element|cerium
Cerit|min||cerite
Cerumen|anat|Ohrenschmalz|earwax
Cervelat|cook,ch||saveloy
Ces|mus|um einen Halbton erniedrigtes C|C flat
Ceviche||Speise|
Chabasit|min||chabasite
Chablis||Ortschaft in Frankreich|Chablis
Chaise|transp|Leichtkutsche|shay
Chaiselongue||Liege|chaise longue
Chaldäer|hist|Angehöriger eines aramäischen Volksstammes|Chaldean
Championat||Turnier, Cup|
Chansonnier||Liedermacher|
Chanteuse||Sängerin|chanteuse
Chanukka|relig||hanukkah
Chaot|ugs|Anarchist|anarchist
Chaotik||Unordnung|
Chapati|cook||chappati
Chaperon|chem|Verpackungsprotein|molecular chaperone
Charakterzug||Eigenschaft, Attribut|trait of character
Charis|||Grace
Charmeur|||charmer
Chartreux|zool|Kartäuserkatze|Chartreux
Chassisteil|auto|Fahrwerkbauteil|chassis part
Chatprogramm|comp|Nachrichtendienst|messenger service
Chauffeuse||Fahrer|
Chauvi|||male chauvinist pig
Cheddar|cook||cheddar cheese
Chederschule|school|jüdische Religionsschule für Grundschüler|cheder school
Cheergirl||Cheerleader|
Chefankläger|pol|Justizminister|Attorney General
Chefcoach||Cheftrainer|head coach
Chefetage||Management|front office
Chemiewaffe|mil|chemische Waffe|chemical weapon
Chemigraph|print|Klischeehersteller|process engraver
Chemotechnik|chem|chemische Verfahrenstechnik|chemical engineering
Cherimoya|bot|Rahmapfelbaum|custard apple tree
Chi||griechischer Buchstabe|chi
Chiasma|biol||chiasm
Chic||Eleganz|chic
Chichi||Schmuck|
Chicorée||Gemüse|chicory
Chiffon|textil|dünnes Seidengewebe|
Chiffrat|||ciphertext
Chiffre|geh|Schlüssel, Code; Geheimnis|code
Chiffrierung||Verschlüsselung|encryption
Chignon||Dutt, Knoten|bun
Chilbi|ch||church festival
Chilene|||Chilean
Chimäre||Phantom, Erscheinung|genetic chimerism
Chinaschilf|bot|Stielblütengräser|silver-grasses
Chino|textil|Freizeithose|slacks
Chinon|chem||quinone
Chinook|zool|Königslachs|king salmon
Chintz|textil||chintzing
Chiné|textil||chiné fabric
Chipdesign|comp|Chipentwicklung|integrated circuit design
Chipsatz|electr||chipset
Chitinpanzer||Skelett|
Chlorat|chem||chlorate
Chlorgas|||chlorine gas
Chlorid|chem||chloride
Chlorit|chem||chlorite
Chlorung|chem||chlorination
Cholangitis||Entzündung|bile duct inflammation
Cholelith||Krankheit (Gallenkonkrement)|
Chopper|auto|Sportmaschine|sports type motorcycle
Chordophon||Instrument|
Chorhemd|||surplice
Chorherr|relig||canon
Chorion|med|äußere Embryonalhülle bei Säugetieren|chorion
Chorsatz|mus||chorus texture
Chorwerk|mus||Choir Organ
Chose|ugs|Sache|thing
Chrisam|relig||chrism
Christbaum||Weihnachtsbaum|Christmas tree
Christenheit|relig|Christentum|Christianity
Christfest||Weihnachten, Weihnachtsfest|Christmas
Christtag|by|Feiertag (Hochfest der Geburt des Herrn)|Christmas Day
Chromerz|min||chrome ore
Chromit|min|Chromeisenerz|chrome iron ore
Chromrot|||chrome red
Chronograph||Uhr|
Chutney|cook|pikante Soße mit Obst- oder Gemüsewürfeln|relish
Chuzpe||Frechheit, Unverschämtheit|impertinence
Chylus|||chyle
Chymus|||chyme
Cineast|||cineaste
Cinemagramm|comp|Standbild mit einer sich wiederholenden Minimalbewegung|cinemagraph
Cingulum|relig|Gürtel für ein Messgewand|cincture
Cister||Instrument (Bergmannszither)|cittern
Cisterna|anat||cistern
Citratzyklus|chem|Zitronensäurezyklus|tricarboxylic acid cycle
Clairon|mus|Signaltrompete|clarion
Clathrat|chem||inclusion compound
Claves||Instrument (Klanghölzer)|
Clavichord||Saiteninstrument|clavicord
Clavicula||Knochen (Schlüsselbein)|
Claymore|hist||claidheamh mòr
Clerisei||Klerus|
Cleverness||Klugheit|canniness
Clipart|comp||clip art
Clochard|ch|Penner|down-and-out
Clog||Schuh (Holzpantoffel)|
Clou||Höhepunkt, Glanzpunkt|highlight
Clubhaus|||club house
Clustering|stat|Gruppierung ähnlicher Elemente zu einer Menge|clustering
Clutch|||clutch bag
Cochenille||Farbstoff|cochineal
Cochlea|anat|Schnecke|cochlea
Coda|mus|Schlussteil eines Musikstücks|coda
Codec|comp||coder-decoder
Codewort|||code word
Codierer||Programmierer|coder
Coenzym|med||coenzyme
Cognomen||Spitzname|
Coiffeur|ch|Friseur, Frisör|hair-dresser
Coiffeuse|ch|Handwerker|
Coiffure||Frisur|hairstyle
Coir||Faser der Kokosnuss|coir
Collegeblock||spiralgebundenes Notizbuch mit perforierten Seiten zum Herausreißen und Abheften|spiral notebook
Collum|anat|Hals|neck
Colonia||Siedlung außerhalb von Rom im Römischen Reich|colonia
Colt||Revolver|Colt
Columbit|min||columbite
Combobox|comp||combo-box
Combustio||Verbrennung|
Communiqué|ch|Pressemitteilung, Pressemeldung|press release
Compagnon||Partner|associate
Compiler||Übersetzer|compiling programm
Compo|techn||refractory ramming mixture
Computerraum|comp|Computerkabinett|computer lab
Computerwelt|comp|Informatik|computing
Concetto|lit|kunstvolles Sprachbild|conceit
Conclusio|ling,geh|Ergebnis einer logischen Überlegung|conclusion
Confiserie||Konditorei|confectionery
Confiseur|ch|Handwerker|confectioner
Connaisseur|geh|Kenner|
Contenance|geh|Fassung|poise
Copilot|aviat||co-pilot
Copyleft||Lizenzkonzept, das die freie Verbreitung und Veränderung eines Werkes erlaubt|copyleft
Cord|textil|gerippter Stoff|corduroy
Cordhose|textil||corduroy trousers
Cornet|cook,ch||ice-cream cone
Cornichon|cook|kleine Gewürzgurke|cocktail gherkin
Corno||Horn|
Corporal||Soldat (Fahnenjunker)|
Corpsgeist|mil|Standesbewusstsein|esprit de corps
Corrigendum||Korrektur|corrigendum
Cortisol|chem||hydrocortisone
Cosinus|math||cosine function
Cottonöl|||cotton seed oil
Couplet||Lied (Kabarett-Chanson)|
Cour||jemandem die Cour machen: um ihn werben|courtship
Courtage||Provision|brokerage fee
Courtoisie|geh|Höflichkeit, Verbindlichkeit|courtliness
Couscous||Speise|cous cous
Couvert||Umschlag|
Couverture|cook|Tauchschokolade|couverture chocolate
Cowgirl|agr||cowpoke
Coxa|anat|Hüfte|hip
Coxarthrose|med|Hüftgelenksarthrose|hip osteoarthritis
Craquelé|art||pattern of fine cracks
Crayon|alt|Bleistift|
Cree||Indianervolk in Kanada|Cree
Croisé|textil||twilled cloth
Croque|cook|französisches Sandwich|
Croupade||Schulsprung in der Pferdedressur|croupade
Cru||Weinlage, Wachstum|growth
Crunchtime|sport|spielentscheidende Endphase eines Basketballspiels|crunch time
Crux||Schwierigkeit, Last|crux
Crêpe||Pfannkuchen|crepe
Csardas|||czardas
Cumol|chem||cumene
Cuppa|art||bowl
Curling|sport|Eisschießen|curling
Custodia|relig||repositorium
Cutaway|textil||morning coat
Cuticula|anat||cuticle
Cutis|anat|Haut|skin
Cyan||Blaugrün, eine Grundfarbe beim Druck|cyan
Cyanat|chem||cyanate
Cyanid|chem||cyanide
Cyanogen|phys||carburet of nitrogen
Cyanotypie|print|blauer Negativdruck eines technischen Plans|blueprint
Cyberpunk|lit|Zweig der Science-Fiction-Literatur|cyberpunk
Cyborg||Akronym aus cybernetic organism - Mischwesen aus Mensch und Maschine|cyborg
Cymophan|alt|Mineral (Chrysoberyll-Katzenauge)|
Cys|chem||cysteine
Cytochrom|biol|Zellfarbstoff|cellular pigment
Dachbau|constr||roof construction
Dachbox|auto||roof box
Dachfläche|constr|Langseite des Daches|pane of the roof
Dachgarten||Dachterrasse|roofgarden
Dachgebälk|constr|Dachstuhl|roof truss
Dachhase|ugs|Katze|domestic cat
Dachhaut|constr||roof covering
Dachhimmel|auto|Dachverkleidung|roof lining
Dachkammer||Dachboden|attic room
Dachlast|||roof load
Dachluke|constr||roof access hatch
Dachraum|constr||attic room
Dachreiter|constr|Türmchen auf dem Dachfirst|ridge turret
Dachsbau|zool||badger’s earth
Dachshund||Dackel|dachshund
Dachstube||Dachboden|attic room
Dachwohnung|constr|Dachgeschosswohnung|attic flat
Dada|art|Kunstrichtung, die alles auf den Kopf stellte|Dada
Dadaismus||Kunststil|Dadaism
Dahlie|bot||dahlia
Daidalos|||Daedalus
Daktylus|ling||dactyl
Dalbe|constr|Pfahl oder Pfahlbündel im Gewässergrund zum Festmachen von Schiffen o. ä.|dolphin
Dalmatik|relig||dalmatic
Damast||Textilie|damask
Damenrad||Hirsch (Damenfahrrad)|ladies’ bicycle
Damenslip|textil|Höschen|knickers
Damenuhr|||ladies wrist watch
Damenvelo|ch|Hirsch (Frauenfahrrad)|
Damenwäsche||Kleidung (Dessous)|lingerie
Dammar|||dammar gum
Dammbau|||dam construction
Dammriss|||dam break
Damnum||Abschlag|
Dampfbad|||steam bath
Dampfdom|techn||dome
Dampflok|||steam locomotive
Dampfschiff||Boot (Dampfer)|steamboat
Damwild|||fallow deer
Dan|sport|Meistergrad im Budo|dan
Dandy|alt||fop
Dankfest||Dankbarkeit|thanksgiving
Danksagung||Dankbarkeit|expression of thanks
Dao|phil|„der Weg“, Grundbegriff chinesischer Philosophie|Tao
Daoismus|relig||Daoism
Darbringung|relig|Gabe|offering
Darg|nord|Moor unter dem Marschboden|fen peat
Dari||persische Sprache in Afghanistan|Dari
Darmrohr|anat||foregut
Darmwand|anat||bowel wall
Darmwind|med||intestinal gas
Darre|||drying kiln
Darreichung|med|Eingeben, Applikation|administration
Darrofen|||drying kiln
Dart||Wurfpfeil|dart
Daseinskampf|phil|Kampf ums Dasein|struggle for existence
Daseinszweck|phil|Daseinsberechtigung|right to exist
Dashboard|comp|elektronische Anschlagtafel|online dashboard
Dateiendung||Extension|filename extension
Dateityp|comp||filetype
Datenart|||data type
Datenbasis||Pool|pool
Datenbit|comp||data bit
Datenbus|comp||data bus line
Datenfeld|comp|Variablenfolge, die gemeinsam angesprochen wird|array
Datengrab|comp|Datenfriedhof|data graveyard
Datenhaltung|comp|fortgesetzte Datenspeicherung|data retention
Datenkanal|comp|Datenübertragungskanal|data channel
Datenklau|jur|Datendiebstahl|data theft
Datenlink|comp|Datenübertragungsstrecke|data transfer link
Datenpflege|comp|Datenaufbereitung|data maintenance
Datenrate|telco|Datenübertragungsrate|data rate
Datentyp|||data type
Datenzentrum|comp|Rechenzentrum|computing centre
Datolith|min||datolite
Datsche||Landhaus|weekend house
Dattel|bot||date
Dau||Segelschifftyp im Indischen Ozean|dhow
Daube|||stave
Dauerkarte|transp|Abonnementfahrkarte|season ticket
Daune|||downy feather
Daus||Sau|ace
Davit|naut||boat davit
Dazit|geol||dacite
Deadlock|comp|gegenseitiges Blockieren von Prozessen|deadly embrace
Dearborn||Stadt in Michigan, USA|Dearborn
Debet|econ|Soll|debit side
Debitor||Schuldner|debtor
Debrecziner||Wurst|
Debütant|||debutant
Dechant|relig|Dekan|dean
Dechsel|||adze
Deckbett|textil||duvet
Deckblatt||Titelbild, Titelseite|cover sheet
Deckchen|||doily
Deckelchen|cook|Fledermausstück|spider steak
Deckelung|fin|Obergrenze|cap
Deckenbalken|constr|Querbalken als Dielenträger|floor joist
Deckenträger|constr|Querbalken als Dielenträger|floor joist
Deckgebirge|min|hangende Schicht|cap rock
Deckglas|||cover slip
Decklage|techn||final run
Deckname|||code name
Deckplatte|techn|Abschlussplatte|cover plate
Deckschicht|constr|Belag|surface course
Deckweiß|||Charlton white
Deckwerk||Schlange|fascine fence
Deckwort||Kennwort|code word
Decubitus||Hautkrankheit (Dekubitalgeschwür)|
Dedikation||Widmung, Schenkung|
Deduktion||Ableitung|
Deern|nord|Mädchen|girl
Defaitist|ch|Skeptiker|
Defi|med,ugs|Gerät zur Beseitigung von Herzkammerflimmern|defibrillator
Defilee|geh|Parade|military parade
Defizienz|med|Defekt|defect
Deformation||Verzerrung|strain
Deformierung||Verzerrung|
Defraudant|geh|Gauner|confidence trickster
Defäkation||Stuhlgang|evacuation of the bowels
Degeneration||Verfall|degeneration
Degout|geh|Ekel, Abscheu|
Degradierung|biol,geh|Abbau, Zersetzung|breakdown
Degression||Abnahme|degression
Degu|zool|kleines Nagetier aus Chile|degu
Dehnbarkeit||Elastizität|elasticity
Dehnfuge|techn||expansion joint
Dehnsonde|med|Dehnungsinstrument|dilating bougie
Dehnung||Erweiterung, Verlängerung|extension
Deibel||Teufel, Satan|
Deichbau|||dike construction
Deichfuß|||toe of dam
Deichsel|||shaft
Deismus|relig||deism
Dekaeder|math||decahedron
Dekagon|math||decagon
Dekanter|cook||decanter
Dekapitation||Köpfen, Enthauptung|beheading
Dekathlon||Sportart|
Dekatur|textil||decatizing
Dekokt||Sud|decoction
Dekorierung||Preis, Auszeichnung|
Dekorum|||decorum
Dekrement||Verminderung|decrement
Dekubitus||Hautkrankheit (Druckgeschwür)|bedsore
Dekupiersäge|techn|elektrische Laubsäge|scroll saw
Dekurio|hist|Position im römischen Reich|decurion
Delaware|||Lenape
Delegat||Kurier, Bote|
Delegierter||Abgeordneter, Repräsentant|delegate
Delegierung||Übertragung|delegation
Delikatesse||Genuss|gourmet treat
Delikt||Verbrechen, Straftat|criminal offence
Delinquent||Täter, Straftäter|offender
Delinquenz|jur|Straffälligkeit|delinquency
Delir|med||delirium
Delirium|med||acute confusional state
Delkredere|econ|Haftung für Dritte|del credere
Dellwarze||Krankheit|molluscum contagiosum
Deltasegler||Drachen|hang glider
Deltoid|math|Drachenviereck|kite
Demagogie||Aufhetzung der Bevölkerung, pol. Hetze|demagoguery
Demarche|pol|diplomatisches Manöver|démarche
Demarkation|geh|Begrenzung, Abgrenzung|delimitation
Demaskierung||Aufdeckung, Enthüllung|
Dementi|||disavowal
Deminutiv|ling|Verkleinerungsform eines Substantivs|diminutive
Demission||Rücktritt|resignation
Demiurg|phil||demiurge
Demograf|||demographer
Demolierung||Zerstörung, Abriss|demolition
Demoskop|||opinion pollster
Dendrit|min||dendrite
Dendrogramm|biol|evolutionärer Stammbaum|evolutionary tree
Dendrologie||Wissenschaft|dendrology
Denguefieber||Infektionskrankheit (Knochenbrecherfieber)|dengue fever
Denkansatz||Zugang|basic approach
Denkapparat|ugs|Gehirn, Hirn|brain
Denkart||Denkweise|mindset
Denkfehler||Irrtum|error in reasoning
Denkmuster||Sichtweise, Denkweise|thought pattern
Denkungsart||Grundhaltung, Denkweise|sb.’s mind
Denkvermögen||Verstand, Intelligenz|power of reasoning
Denkzettel|ugs|Lehre, Lektion|lesson
Denomination||Konfession|face amount
Dentist||Zahnarzt|dentist
Dentologie||Zahnmedizin|dental medicine
Deonym|ling||eponym
Departure||Start, Abflug|
Dependance||Außenstelle|outstation
Dependenz||Abhängigkeit|
Depesche||Meldung, Telegramm|dispatch
Depletion|med|gesteigerter Verbrauch von Substanzen im Körper|depletion
Deponens|||deponent
Deponie|||landfill
Deport|fin|Kursabschlag bei der Verlängerung von Termingeschäften|backwardation rate
Deposition|chem|Übergang vom gasförmigen in den festen Aggregatzustand|desublimation
Derbheit|||ribaldry
Deringer|mil||Philadelphia Deringer
Derivat|chem||derivative
Derivation||Ableitung|
Dermatitis||Entzündung|inflammation of the skin
Dermatose||Krankheit (Hauterkrankung)|skin disease
Derwisch|||dervish
Des|mus|um einen Halbton erniedrigtes D|D flat
Deserteur||Soldat (Fahnenflüchtiger)|deserter
Desertion||Operation (Entfernung von der Truppe)|
Deses|mus|Dis|D sharp
Desiderat|geh|Wunsch|desired thing
Desideratum|geh|Wunsch, Nachfrage|
Desinfektion|med|Beseitigung von Mikroorganismen|disinfection
Desoxidation||Reduktion|reduction
Despotie|||despotism
Dessinateur|textil|Zeichner|sketcher
Destillateur||Brenner|distiller
Destille|||liquor bar
Destruktion||Zerstörung, Vernichtung|
Detailarbeit|med|Einstellen|fine-tuning
Detektei|||detective agency
Detektion|techn|Erkennung, Aufspüren|detection
Detektor||Gerät (Sensor)|detector
Determinans||Begleiter|
Detonator||Booster|
Detritus|geol|Schutt|rock debris
Deuteron|chem|Atomkern von Deuterium|deuteron
Devianz|geh||deviance
Deviation||Ablenkung|
Devisenkurs||Wechselkurs|rate
Devolution|pol|Übergang zur Selbstverwaltung|
Devotionalie|relig|Andachtsgegenstand|devotional item
Dextrose|alt|Zucker (Glucose)|glucose
Dezennium||Jahrzehnt, Dekade|
Dezenz||Takt, Empathie|
Dezernat|||department
Dezibel|||decibel
Dezil|stat|Zehntelwert|decile rank
Dezime|mus||tenth
Dezimierung||Verringerung|decimation
Dhau||Segelschifftyp im Indischen Ozean|dhow
Diabas|min||diabase
Diabolie|geh||diabolic nature
Diabolik|geh||diabolic nature
Diabolo||Munition für Druckluftwaffen|wasp-waist pellet
Diac|electr||bidirectional diode thyristor
Diakonat|||diaconate
Diameter||Durchmesser|diameter
Diapause|zool|Entwicklungsruhe|diapause
Diareihe|||slideshow
Diarium||Tagebuch|
Diarrhöe||Durchfall|
Diaschau|||slide show
Diashow|||slideshow
Diaspor|min||diaspore
Diastase|med|Auseinanderstehen v. Körperteilen, die normalerweise verbunden sind|diastasis
Diastema|med||tooth space
Diastole|med|Erschlaffungsphase des Herzens|diastole
Diathese|med||diathesis
Diatomee|biol||diatom
Diatrema|geol|Vulkanschlot|diatreme
Dibbuk|||dybbuk
Dichotomie||Abzweigung|dichotomous branching
Dichtheit|lit|Verdichtung|tautness
Dichtkunst|lit|Poesie, Dichtung|poetic art
Dichtring|techn|Dichtung|sealing washer
Dichtwand|constr|Sperrwand für Baugruben und Deponien|cut-off wall
Dickdarm|anat||colon
Dickhäuter|ugs|Säugetier|pachyderm
Dickicht||Gebüsch|thicket
Dickkopf|zool|dickköpfiger Fisch|large-headed fish
Dickmadam|ugs|Dicker|
Dicksaft|cook|Fruchtsaftkonzentrat|thick juice
Didgeridoo|mus|traditionelles Blasinstrument der Aborigines|didgeridoo
Didymus|anat||testicle
Dieberei||Diebstahl, Plünderung|
Diebesbeute||Fang|haul
Diebsgut|||stolen goods
Dieder|math||dihedron
Diegese|art|fiktionale Welt einer Filmgeschichte|diegesis
Dieme|agr|Schober|straw rick
Dienstauto||Dienstwagen|official vehicle
Dienstbezirk||Polizeirevier, Revier|police district
Dienstbote||Diener|menial servant
Dienstgeber|a|Arbeitgeber|employer
Dienstgrad||Rang|rank
Dienstherr||Leiter|superior authority
Dienstmagd|hist|Dienstmädchen|servant girl
Dienstnehmer|a|Arbeitnehmer|employee
Dienstraum||Büro|office
Dienstzimmer||Büro|office
Dieselöl|||diesel oil
Diffamie|||smear
Diffusion|phys|Durchmischung von Stoffen|
Diffusor|auto||volute chamber
Digestif|cook|Verdauungsschnaps|digestif
Digestor|chem|Kapelle, Abzug|fume cupboard
Digitalis||Pflanze (Roter Fingerhut)|
Digitus|anat||digit
Diglossie|ling|besondere Form der Zweisprachigkeit|diglossia
Dignität||Stolz, Eleganz|
Dikasterium|relig|Abteilung der römischen Kurie|dicastery
Diktafon|||dictation machine
Diktion||Formulierung, Stil|diction
Diktionär|alt|Wörterbuch, Lexikon|dictionary
Diktum|geh|Ausspruch|dictum
Dilatation||Erweiterung|dilatation
Dilatator|med|Dehnungsinstrument|dilating bougie
Dilettant||Amateur|bungler
Diligenz|alt|Energie, Produktivität|
Dille|bot,a||dill herb
Dilution||Strecken, Verlängern|
Diluvium|geol,alt|Eiszeitalter|glacial epoch
Dime||amerikanische Münze, zehn Cent|dime
Diminutiv|ling|Verkleinerungsform eines Substantivs|diminutive
Diminutivum|ling|Verkleinerungsform eines Substantivs|diminutive
Dimmer|electr||dimmer switch
Dinant|geol||Dinantian
Dingel|bot||limodores
Dingens|ugs||thingy
Dinghi|naut||dinghy
Dinghy||Boot|
Dingi|naut||dinghy
Dingo|zool|australischer Wildhund|Austrialian dingo
Dingsbums|ugs|Sache|thingamabob
Dingsda|ugs|Zeug|whatchamacallit
Diopsid|min||diopside
Dioptas|min||dioptase
Diopter|||direct vision view finder
Dioptrie|||diopter
Diorama|art|zweiseitig bemalter Stoff mit perspektivischem Eindruck unter Lichteinfall|diorama
Diorit|geol||quartz diorite
Dioxid|chem||dioxide
Dioxyd|chem||dioxide
Dip|cook|Soße zum Eintauchen|dip
Diplopie|med||double vision
Dipmeter||Messgerät|
Dipol|||doublet
Dippel|cook,reg|Tasse|mug
Dipsomanie||Alkoholismus|
Diptam|bot|Brennkraut|dittany
Direktheit||Offenheit|bluntness
Direktive||Befehl, Anweisung|administrative fiat
Direktorium|relig|Kalender mit dem Ablauf der Messfeiern im Jahreskreis|directory
Direktrice|alt|Direktorin|manageress
Direktrix|math|Leitlinie|directrix
Direx||Schulleiter, Rektor|headmaster
Dirham|fin||dirhem
Dirhem|fin||dirham
Dirigat|mus,geh||conducting engagement
Dirn|by,nord|Mädchen, Magd|girl
Dis|mus|um einen Halbton erhöhtes D|D sharp
Disagio||Zuwachs; Abschlag|discount
Disjunktion||Trennung|disjunction
Disk||Scheibe; Datenträger|disc
Diskant|mus||treble
Diskette|comp||floppy-disc
Dislokation||Störung|dislocation
Dislozierung|mil|Aufstellung|deployment
Disparität|stat|Ungleichverteilung eines Merkmals|disparity
Dispersion|stat|zahlenmäßige Veränderung einer Größe|scatter
Dissens|geh|Differenz|difference of opinion
Dissipation|phys|Energieverlust durch Umwandlung in Wärme|dissipation
Dissoziation||Trennung|dissociation
Disstress|psych|negativer Stress|negative stress
Distel|bot||thistle
Distelfink||Vogel|goldfinch
Distelöl|cook||safflower oil
Disthen|min||kyanite
Distinktion||Ansehen|cachet
Distomat||Messgerät|
Distributor|econ|Vertriebshändler|distributor
Dithering||Nachbildung von Zwischenfarben durch Grundfarben|dithering
Diurese|med||diuresis
Diuretikum||Medikament (harntreibendes Mittel)|diuretic
Divergenz||Abweichung|divergence
Divertikel|anat|Ausstülpung eines Hohlorgans|outpouching
Divisionär|mil,ch|Generalmajor|Major General
Divisor|math|Teiler des Bruches|divisor
Divot|sport|ausgeschlagenes Rasenstück beim Golf|divot
Diwan|||divan
Diärese|||diaeresis
Diätetik|||dietetics
Diätist|a||dietitian
Diätplan|cook||diet sheet
Diözie|bot|Zweihäusigkeit|dioecy
Djihad|relig|Dschihad|Jihad
Dobby|textil|Schaftmaschine|dobby head
Docht|||wick
Dock|naut|Anlage zum Bauen und Ausbessern von Schiffen|dock
Docke||Springer|jack
Dodecan|chem||dodecane
Dodel|a||nitwit
Dodo|zool|ausgestorbener Vogel, der nicht fliegen konnte|dodo
Doge|hist|Staatsoberhaupt von Venedig oder Genua|doge
Dogge|zool||mastiff
Dogmatik|||dogmatics
Dohle||Vogel|jackdaw
Dohne||Falle, Schlinge|snare
Dojo|sport|Übungsraum für Kampfkünste|dojo
Doktorat|stud||doctoral degree
Doktorgrad||Doktortitel|doctoral degree
Doktorwürde|stud|Doktortitel|doctoral degree
Dolde|bot||umbel
Dole|constr,sued|Wasserabflussschacht auf der Straße|gully hole
Dolerit|min||dolerite
Doline|geol|Karsttrichter|sinkhole
Dollbord|naut||gunwale
Dolm|||common bullhead
Dolmen|hist||Hunebed
Dolomit|min||dolomite
Domberg|geol|Glockenberg|bornhardt
Domdekan|relig||cathedral dean
Domestik|hist|Hausangestellter|domestic
Domeykit|min||arsenical copper
Domherr|relig||canon
Domkirche|constr|große Kirche an einem Bischofssitz|cathedral church
Domlager|techn||strut bearing
Dompfaff||Vogel|common bullfinch
Domplatz|||cathedral square
Dompteur|||tamer
Domstadt|||cathedral city
Donator||Spender, Stifter|donor
Donbas|||Donets basin
Dongle|comp|Kopierschutzstecker|software protection dongle
Donnerbüchse|mil,joc|Kanone, Ballermann|shooter
Donnerwetter|alt|Ausdruck der Überraschung oder Bewunderung|Oh
Donut|cook|Berliner|doughnut
Doofheit|ugs|Dummheit, Unwissenheit|
Doofie|ugs||goof
Dopingtest|sport|Dopingkontrolle|doping test
Doppelkreuz|relig|Patriarchenkreuz|patriarchal cross
Doppelturm|constr|Zwillingstürme|twin towers
Dopplung|math|Verdoppelung|doubling
Dorada||Fisch (Goldbrasse)|gilt-head sea bream
Dorade||Fisch (Goldbrasse)|gilt-head sea bream
Dorado|astron|Schwertfisch|Swordfish
Dorer||Volksstamm|
Dorfbild|||villagescape
Dorffest|||village fair
Dorfkern|||village centre
Dorfkrug|cook|Dorfgasthaus|village inn
Dorfrand|||fringe of the village
Dorfwiese||Anger|village green
Dorier||Volksstamm|
Dormanz|biol|Ruhezustand|dormancy
Dornbusch|bot|Dornenstrauch|thorn bush
Dornenweg||Leiden, Martyrium|
Dornhai|zool||spiny dogfish
Dornwarze|med|Fußsohlenwarze|plantar wart
Dorsch||Fisch|Atlantic cod
Dorset||Grafschaft in England|Dorset
Dosimeter|techn|Dosismessgerät|dosemeter
Dosimetrie|phys|Strahlendosismessung|dosimetry
Dost|bot|Gewürzpflanze, wilder Majoran|oregano
Dotation|geh|Mitgift|
Dotierung|electr|Einbringen von Fremdatomen|doping
Dotter|||yolk
Doublette||Duplikat für Betrugszwecke|clone
Downton|geol||Downtonian
Drachme|hist||drachma
Dragee|cook||sugar-coated tablet
Draggen|naut||drag
Dragoner|hist||dragoon
Drahtesel|ugs|Fahrrad, Rad|bike
Drahtkorb||Bauelement im Wasserbau|gabion
Drahtseilakt||Spagat, Spagat|balancing act
Drahtverhau||Stacheldraht|wire entanglement
Drahtwort|telco|Drahtanschrift|telegraphic address
Drahtzange|techn|Drahtschneider|wire cutter
Drainage|||draining
Drainagerohr|agr|Entwässerungsrohr|drainage pipe
Draisine||Fahrzeug (Laufmaschine)|track motor car
Drall||Spin|spin
Dram||Währung Armeniens|dram
Dramödie|||dramedy
Drangsal|||tribulation
Dranktonne|envir,nord|öffentlicher Behälter zur Müllabfuhr|bin container
Draufgabe|a|Extra, Bonus|added extra
Draufsicht||Ansicht|topview
Dreckspatz||Ferkel|ragamuffin
Drehachse|phys|Rotationsachse|rotational axis
Drehbank|techn|Drehmaschine|lathe
Drehbewegung||Rotation, Drehung|rotatory motion
Drehfeld|electr||rotating field
Drehgelenk|techn|Angelpunkt|pivot
Drehimpuls||Spin|angular momentum
Drehknopf||Griff, Knauf|knob
Drehkraft|phys,ugs|Betätigungsdrehmoment|operating torque
Drehkran|||revolving crane
Drehmeißel||Werkzeug|lathe tool
Drehplan|art||shooting schedule
Drehpunkt||Zentrum, Angelpunkt|pivot
Drehregler|electr|Drehtransformator|adjustable transformer
Drehring|||swivel
Drehsinn|techn||direction of rotation
Drehstab|techn||torsion bar
Drehtag|||shooting day
Drehteam|art||film crew
Drehtür|constr||revolving door
Drehwerk|techn|Schwenkgetriebe|slewing gear
Dreiangel|sport|Winkel|upper corner
Dreibund|hist||Triple Alliance
Dreidecker||Maschine|triplane
Dreiergruppe||Trio|trio
Dreierkette|sport|Spielerformation im Rugby|straight three-man backfield
Dreifuß||Stativ|tripod
Dreikant|math||saddle
Dreikäsehoch||Stift|nipper
Dreimaster|naut|Segelschiff mit drei Masten|three-masted ship
Dreingabe||Extra, Bonus|added extra
Dreipass|art||trefoil
Dreirad|auto|dreirädriges Fahrzeug|three-wheeled vehicle
Dreisatz|math||rule of three
Dreistheit||Unverschämtheit|nerviness
Dreistigkeit||Frechheit|impertinence
Dreizack|||trident
Drell|textil||drill
Dremel|||rotary tool
Drempel|constr||sill
Dresche|ugs|Prügel|
Drescher|agr||thresher
Dresseur|||animal trainer
Dressman|||male fashion model
Drill||Übung|drill
Drillich|textil||drill
Drilling|mil|Jagdgewehr mit drei Läufen für Schrotschuss und Kugelschuss|three-barrelled rifle-shotgun
Driss|ugs|Unsinn, Blödsinn|
Drob||Raummaß der Forstwirtschaft|cord of wood
Drogenarbeit||Sozialarbeit mit Drogensüchtigen|drug work
Drogendelikt|jur|Rauschgiftdelikt|drug offence
Drogensucht|med|Rauschgiftsucht|drug addiction
Drogist|pharm||chemist
Drohn|zool,geh||drone
Dromedar|zool|Arabisches Kamel|dromedary
Dronte|orn||dodo
Dropkick|sport||drop kick
Droschke|ugs|Taxi|cab
Drossel|electr|Spule|inductor
Druckraum|med,ugs|Drogenkonsumraum|drug consumption room
Druckstock|print|Klischee|block
Drucktopf|cook|Schnellkochtopf|pressure cooker
Drucktype|print|Letter|printing type
Druckwelle|phys|Verdichtungswelle|shock wave
Druckwerk||Veröffentlichung, Publikation|printed publication
Drucköl|||pressure oil
Drud|a,by|Nachtgeist, Hexe|witch
Drudenfuß||Pflanze (Schlangenmoos)|
Druide|||druid
Drumset||Schlagzeug|
Drusch|agr||threshing
Druschina|hist|Gefolge eines russischen Fürsten|druzhina
Druse|min||geode
Drän|||drainage channel
Dränage||Entwässerung|drainage
Drängler|||pushy person
Dränrohr|agr||drainage pipe
Drögeler|ch||drug taker
Drüse|anat||gland
Dschinn||Dämon|djinn
Dschunke|||junk
Dualität|||dual nature
Dualzahl|math||binary number
Dubbel|cook,reg|Pausenbrot|breaktime sandwich
Dublee||Metall mit Gold-Überzug|rolled gold
Dublette||Duplikat für Betrugszwecke|clone
Dublone|||doubloon
Dubnium|chem||hahnium
Duc||Herrscher|
Duce|hist|Titel Mussolinis|Duce
Ducht|naut|Ruderbank|thwart
Ductus|anat|Gang, Röhre|duct
Dudelsack||Instrument|bagpipes
Duduk|mus||duduk oboe
Duellant|||dueler
Duftnote|||fragrance
Duftspur|||odour trace
Duftstoff||Parfüm, Parfum|scent
Duftwasser||Parfüm, Parfum|perfume
Duftöl|||fragrance oil
Dugong|zool||dugong
Dukat|hist||ducat
Dukaten|hist||ducat
Duldsamkeit||Nachsicht|forbearance
Dulle|||nitwit
Dult|by|Volksfest, Jahrmarkt|church festival
Dulzian|mus||dulcian
Duma|pol|russisches Parlament|Duma
Dummchen|ugs|Dummer|silly
Dung||Mist, Dünger|stable manure
Dunit|min||dunite
Dunking|sport||slam dunk
Dunstkreis|ugs|Umgebung, Umfeld|neighbourhood
Duodenum|anat||gut
Duopol|econ||duopoly
Duplik|jur||rejoinder
Duplikat||Doppel, Kopie|duplicate
Duplikation||Operation (Verdoppelung)|
Duplizierung||Operation (Verdoppelung)|duplication
Dura|anat|harte Hirnhaut|dura mater
Durchbiegung|constr|konvexe Krümmung|camber
Durchfluss|med|Diabetes|diabetes
Durchflutung|electr|Summe der elektrischen Ströme, die eine Fläche durchfließen|magnetomotive force
Durchlass||Abzug|outlet
Durchlauf|art|Probe des gesamten Ablaufs einer Aufführung|run-through
Durchschlag||Abschrift, Kopie|press copy
Durchschrift||Abschrift, Kopie|copy
Durchsicht||Änderung, Revision|revision
Durchwahl|telco|Apparat|extension
Durian||Frucht|
Duromer||Kunststoff|thermosetting plastic
Duroplast||Kunststoff|thermosetting plastic
Duschbad|||shower bath
Dusel||Nebel|fuddle
Dussel||Narr|eejit
Duster|textil|Staubmantel|duster
Dutt||Haarknoten|bun
Duvet|textil,ch||continental quilt
Dux|mus|Thema einer Fuge|subject of a fugue
Dyade|math||dyadic product
Dyas|geol|älterer Name des Perms|Permian
Dyke|geol|Gang|dike
Dyn|phys|Einheit der Kraft|dyne
Dynamit|||dynamite
Dysarthrie||Krankheit (Sprechbewegungsstörung)|dysarthria
Dysenterie|med|Ruhr|dysentery
Dysgeusie|med|Geschmackssinnstörung|dysgeusia
Dyskalkulie|med|Unfähigkeit, mit Zahlen umzugehen|arithmetic disorder
Dyskinesie|med|Störung des Bewegungsablaufs|dyskinesia
Dyskorie|med||dyscoria
Dyskrasie|med|Störung der Blutzusammensetzung|blood dyscrasia
Dyslalie|med|Artikulationsstörung|stammering
Dyslexie|||dyslexia
Dyspepsie|med|Verdauungsstörung|disturbance of digestion
Dysphagie||Krankheit (Schluckstörung)|dysphagia
Dysphonie|med|Stimmbildungsstörung|dysphonia
Dysplasie|med|Fehlentwicklung|dysplasia
Dyspnoe|med|Atemnot|laboured breathing
Dysthymie|psych|neurotische Depression|dysthymia
Dystonie|med|fehlerhafter Spannungszustand|dystonia
Dystopie|med|Organverlagerung|faulty placement
Dysurie|med|schmerzhafter Harndrang|dysuria
Dysästhesie|med|Empfindungsstörung|dysesthesia
Dähle|ugs|Kiefer|
Dämlichkeit||Dummheit|asininity
Dämmer|phys,geh||half-light
Dänin|||Dane
Däumling||Fabelwesen (Heinzelmännchen)|Tom thumb
Döbel|zool||European chub
Dödel|reg||nitwit
Döneken|reg|Posse|
Dörfchen||Weiler|hamlet
Dörfler||Dorfbewohner|village man
Dörrobst|||dried fruit
Dörrpflaume|cook|gedörrte Zwetschge|prune
Döschen|||little tin
Döskopp|nord||nitwit
Dübel||Zapfen|dowel
Düffel|||duffel
Düker||Rohrleitung unterhalb eines Bauwerks oder Gewässers|
Düne|||dune
Düngung|agr||fertilization
Dünkel|geh|Überheblichkeit, Narzissmus|self-conceit
Dünnbier|cook||weak beer
Dünndarm|anat||small intestine
Dünnheit|||tenuity
Dünnung||Flanke|flank steak
Dünung|||groundswell
Düppel|mil||chaff
Dürreperiode||Trockenheit|drought
Düsenflieger|ugs|Maschine|jet plane
Düsenjet|ugs|Maschine (Strahlflugzeug)|
Düsterheit||Dunkelheit, Finsternis|gloom
Düsterkeit||Melancholie|sombreness
Düsternis||duch Nebel oder Rauch|murk
Ebbe||fallendes Wasser am Meer|ebb
Ebbestrom|phys|Tideniedrigwasser|ebb
Ebbstrom|phys|Ebbeströmung|ebb
Ebenheit|||evenness
Ebenmaß||Schönheit, Ästhetik|
Eber|zool|männliches Schwein|boar
Eberesche|bot|Frucht der|rowanberry
Ebonit|||hard rubber
Echelon|mil,alt|Staffel|echelon formation
Echolot|techn||echo sounder
Echoraum|||live room
Echse|zool||lizard
Eckball|sport||corner kick
Eckbank|||corner seat
Eckfahne|||corner flag
Eckpfeiler|phil|Grundsatz|tenet
Eckplatz|||corner seat
Eckpunkt||Scheitel|vertex
Ecksofa|||corner sofa
Eckstoß|sport||angle joint
Eckstück|||elbow joint
Ecktisch|||corner table
Eckturm|constr||corner tower
Eckwert|econ|Vergleichsgröße|benchmark
Eckzahn||Hauer|canine tooth
Eckzins|fin||base lending rate
Eclair|cook||éclair
Ecu|hist|alte französische Münze; Vorgänger des Euro|ecu
Edamer|cook||edam
Edaphon|biol|Bodenlebewesen|soil biota
Edda|lit|Sammlung alter isländischer Lieder und Sagen|Edda
Edelfan|||celebrity fan
Edelgas|chem||noble gas
Edelholz|||precious wood
Edelmut||Großzügigkeit|generosity
Edelpilz|myc|Gemeiner Steinpilz|penny bun
Edelreis|agr|Veredelungsreis|budwood
Edikt|pol||edict
Edukt|chem|Rohstoff|starting material
Efeu|bot|immergrüne Kletterpflanze|ivy
Effektor|techn||actuator
Effet|sport||twist
Effort|ch|Bemühen, Anstrengung|effort
Egalisierung||Gleichstellung, Anpassung|
Egel|zool|Wurm, der Blut saugt|leech
Egestion||Stuhlgang|
Egge|agr|Gerät zum Lockern des Ackers|harrow
Egghead||Wissenschaftler, Forscher|
Egli|ch|Flussbarsch|perch
Egoist|||self-seeker
Egomane|||ego-maniac
Egomanie|psych|krankhafte Ichbezogenheit|egomania
Egotrip|||ego trip
Egozentrik||Egoismus; Überheblichkeit|self-centredness
Ehebett|||marriage-bed
Ehebund|||matrimony
Ehedrama|||marital tragedy
Ehegatte||Ehepartner|spouse
Ehegespons||Ehemann, Mann|
Eheglück|||marital bliss
Ehekrach|||domestic disturbance
Ehekrise|||marriage crisis
Eheleben|||married life
Ehelichkeit|jur|eheliche Abstammung eines Kindes|legitimacy of a child
Ehename|||married name
Eherecht|jur||matrimonial law
Ehering|||wedding ring
Ehestand|||wedlock
Ehrbarkeit|alt|Ansehen|respectability
Ehrengarde|mil|Ehrenformation|guard of honour
Ehrenhaft|pol|Festungsarrest|honorable confinement
Ehrenhandel|hist|Ehrenangelegenheit|affair of honour
Ehrenposten||Ehrenamt|honorary post
Ehrenpreis||Belohnung|prize
Ehrenschutz|pol,a|Schirmherrschaft|patronage
Ehrentafel||Gedenktafel|commemorative plaque
Ehrentag||Geburtstag|great day
Ehrentor|sport||consolation goal
Ehrerbietung||Respekt, Achtung|deference
Ehrgeizler||Streber|
Ehrlosigkeit||Schande, Schmach|dishonour
Eiablage|||oviposition
Eibe|bot|giftiger Nadelbaum|yew
Eibisch||Strauch|mallows
Eichamt|||national metrology institute
Eichbaum|geh||oak tree
Eichkater||Säugetier (Eichhörnchen)|Eurasian red squirrel
Eichkätzchen||Säugetier (Eichhörnchen)|Eurasian red squirrel
Eichmaß|||calibration standard
Eichung|techn|Eichen|calibration verification
Eidam|alt|Schwiegersohn|son-in-law
Eidbruch|jur,alt||perjury
Eidechse|zool||lizard
Eidgenosse||Schweizer|Swiss
Eidotter|||yolk
Eierkopf|anat||egghead
Eierkuchen||Pfannkuchen|pancake
Eierschwamm|biol|Echter Pfifferling|true chanterelle
Eierspeise|a|Rührei|scrambled eggs
Eiertanz|||intricate manoeuvring
Eieruhr|||egg timer
Eiferer||Fanatiker|zealot
Eigelb|||egg yolk
Eigenbrötler||Einzelgänger|lone wolf
Eigendynamik||Wucht, Schwung|momentum
Eigengewicht||Tara|unladen weight
Eigengoal|sport,ch|Eigentor|own goal
Eigengut|||personal property
Eigenheit||Manier; Tick|mannerism
Eigenliebe||Narzissmus|self-love
Eigenlob|||self-praise
Eigenschutz||Selbstschutz|self-protection
Eigensucht||Egoismus|egoism
Eihaut|med|Wasserhaut|amnion
Eihülle|biol||embryonic membrane
Eiklar||Eiweiß|egg-white
Eiland||Insel|island
Eilbote|||express messenger
Eilbrief|||express letter
Eileiter|anat||uterine tube
Eilgut|||express freight
Eilpost|||express mail
Eiltempo|||rush
Eilzug|||fast train
Einakter|art||one-act play
Einarbeitung||Kennenlernen|familiarization
Einbahn|ch||one-way street
Einbaum|||dugout canoe
Einbehaltung||Zurückhalten, Beibehaltung|retention
Einbeulung||Delle, Beule|dent
Einbezug|ch|Einbindung|integration
Einbiegung||Abzweigung|turning
Einbrenn|cook,a|Mehlschwitze|roux
Einbuchtung||Einschnitt|indentation
Einbuße||Verlust|loss
Eindeichung||Eindämmung|embankment
Einehe|zool||monogamy
Einengung||Zwang, Beschränkung|narrowing
Einfalt|||simple-mindedness
Einfang|phys||neutron capture
Einfassung||Rand, Begrenzung|bordering
Einforderung||Aufforderung, Verlangen|demand
Einfuhrquote|econ|Einfuhrkontingent|import quota
Einfärbung||Färben|dyeing
Einfügung||Inklusion|inclusion
Einfühlung||Sensibilität, Gespür|
Eingabemaske|comp|Datenerfassungsmaske|opening mask
Eingangstest|techn|Wareneingangsprüfung|incoming test
Eingeborener||Einheimischer, Ureinwohner|native
Eingebung||Ahnung, Intuition; Idee|intuition
Einglas|||monocle
Eingrenzung||Begrenzung|containment
Einguss|techn|Teil einer Gießform|downsprue
Einhausung||Gehäuse|enclosure
Einhebung|fin,a|Erhebung, Inkasso|collection
Einhegung|zool|Gehege|enclosure
Einheitssatz|fin|fester Steuersatz|flat tax rate
Einhufer||Säugetier|equid
Einjähriger|zool|Jungtier im zweiten Lebensjahr|yearling
Einkerbung||Kerbe|indent
Einkochglas||Behälter|
Einlasskarte||Eintrittskarte|admission ticket
Einleger|fin|Anleger|depositor
Einlieferung||Übergabe|committal
Einmach|cook,a|Mehlschwitze|roux
Einmachglas||Behälter|
Einmaster|naut|Segelschiff mit einem Mast|single-masted ship
Einpeitscher||Hetzer|
Einphasen|electr|Phasenabgleich|phasing
Einrad|sport||unicycle
Einreichende||Antragsteller|submitter
Einrenkung|med|Reposition eines Gelenks|reduction
Einriss|med||laceration
Einrückung|print|Einzug|indentation
Einsaat|agr|Säen|sowing
Einsammlung||Einsammeln|collecting
Einsatzfall||Gebrauch, Anwendung|application
Einsatzzweck||Verwendungszweck|use
Einschaltung||Start, Aktivierung|activation
Einschluss||Operation (Einbindung); Inklusion|embedding
Einschnürung|techn|Haltepunktmarkierung|bamboo ring
Einschub|constr||dead floor
Einschuss|textil|Gewebsfäden, die zu den Kettfäden im Webstuhl quer liegen|weft
Einsegnung|relig|Weihe|consecration
Einsenkung|constr|Absenkung|subsidence
Einser|by||one
Einspielung||Aufzeichnung, Aufnahme|sound recording
Einsprache|ch|Protest, Widerspruch|protest
Einspringer|art|Ersatz|understudy
Einsprung|comp|Eintrittsstelle|entry point
Einstellwert||Einstellung|adjusting value
Einstich|techn|Absatz|recess
Einstrahlung||Bestrahlung|irradiation
Einstreu|agr||animal bedding
Einstreuung|electr|Störung|interference
Einstrom|||influx
Einteiler||Kleidungsstück|corselette
Eintor|electr||oneport
Eintönigkeit||Langeweile|tedium
Einvernahme|a|Befragung, Vernehmung|questioning
Einwaage|cook||drained weight
Einwahl|telco||dial-up
Einweckglas||Behälter|
Einwendung||Protest, Widerspruch|protest
Einzahl||Singular|singular
Einzahler|fin|Anleger|depositor
Einzelaktion|sport|Alleingang|solo effort
Einzelfirma|econ|Einzelunternehmen|individual enterprise
Einzelheit||Detail|detail
Einzelstaat||Mitgliedstaat|member state
Einzelteil|techn|Element|unit
Einzelwesen||Person, Mensch|individual
Einzäunung||Zaun|fence
Einäscherung||Verbrennung|incineration
Einödhof|agr,by||isolated farm
Eipaket|zool||egg case
Eisbahn|sport|Schlittschuhbahn|ice rink
Eisbergsalat||Gemüse|iceberg lettuce
Eisblume|||frost work
Eisbombe|cook||ice-cream bombe
Eisbruch|envir|Gletscherbruch|icefall
Eiscafé|||ice-cream parlour
Eischnee|cook||whipped egg whites
Eiscreme|cook||ice cream
Eisdecke|geol||sheet of ice
Eisdicke|||ice thickness
Eisdruck|||ice load
Eisenbahnzug||Fahrzeug|train
Eisenerz|min||iron ore
Eisenholz||besonders hartes Holz mit hoher Dichte|ironwood
Eisenhut|ugs|Pflanze|monkshood
Eisenrot|||caput mortuum
Eisessig|chem|wasserfreie Essigsäure|glacial acetic acid
Eisgang|||ice flow
Eisglätte|meteo|Straßenglätte|clear ice
Eishai|zool|Grönlandhai|Greenland shark
Eishalle|sport|Eissporthalle|ice pavilion
Eisjacht|sport|Eisschlitten|ice scooter
Eiskappe|||glacier cap
Eiskasten|a|Kühlschrank|refrigerator
Eiskeil|envir||ice wedge
Eiskrem||Speise|
Eiskugel|||ice ball
Eislaufplatz|sport,a|Schlittschuhbahn|ice rink
Eismöwe|orn||glaucous gull
Eisnebel|meteo||freezing fog
Eisprung|med||ovulation
Eisrand|||ice edge
Eisregen|meteo|unterkühlter Regen|supercooled rain
Eisring|sport|Schlittschuhbahn|ice rink
Eissalat|bot,a||iceberg lettuce
Eissalon|a|Eisdiele|ice-cream parlour
Eisschmelze|meteo|Gletscherschmelze|glacier melt
Eisschrank|alt|Kühlschrank|refrigerator
Eissorte|cook||type of ice cream
Eisstand|||ice-cream kiosk
Eisstock|sport||ice stock
Eistanz|sport||ice dancing
Eistüte|cook||ice-cream cone
Eiter|med||pus
Eiterbeule||Krankheit|abscess
Eiterung|med||ulceration
Eiweißkörper|chem|Protein|protein
Eiweißstoff||Protein|protein
Eizelle|||egg cell
Ekarté|art||écarté
Eklaireur|alt|Soldat (Aufklärer)|
Eklampsie|med|Schwangerschaftskrampf|exlamptogenic toxaemia
Eklipse||Sonnenfinsternis|
Ekliptik|astron||ecliptic
Eklogit|min||eclogite
Ektomie|med||ectomy
Ektoparasit|zool|Außenschmarotzer|external parasite
Ekuador|||Ecuador
Ekzem||Hautkrankheit (Ausschlag)|lichen
Elastan|chem||Spandex
Elastomer||Kunststoff|
Elativ|ling||elative
Elb|lit|Elf|elf
Elch|zool|großer Hirsch des Nordens|elk
Elegie|lit|Gedicht mit wehmütig klagendem Grundton|elegy
Elektorat||Wähler, Wahlberechtigte|
Elektrolyt|chem|Badflüssigkeit|electrolyte bath
Elektromobil|auto,joc|Elektroauto|electric car
Elektronvolt||Maßeinheit|
Elektrorad|ugs|Hirsch (Elektrofahrrad)|
Elektrum||Legierung|electrum
Elemi|||elemi resin
Elen|zool|Elch|elk
Elevation||Höhe|elevation
Elevator|||nipping fork
Eleve|alt|Schüler|junior ballet student
Elfe||zarter Naturgeist|elf
Elftel|||eleventh part
Eliminierung||Beseitigung|eliminating
Elko|electr|Elektrolytkondensator|electrolytic capacitor
Eller|bot|Else|black alder
Ellipse|ling|Weglassen von Satzteilen|ellipsis
Eloge||Laudatio|speech of praise
Elogium||Laudatio, Würdigung|
Elohim||Gott, Herr|
Eloquenz|geh||eloquence
Elritze|zool|Bitterfisch|common minnow
Elsbeere|bot|Atlasbeerbaum|wild service tree
Elter|biol||parent
Elul||Monat im jüdischen Kalender|Elul
Elysium||Paradies in der griechischen Mythologie|Elysium
Emaille|||vitreous enamel
Emanation|phys|Ausstrahlung|emanation
Embargo|pol|Handelssperre|trade embargo
Embolie|med||embolism
Emd|ch|zweiter Heuschnitt|second hay crop
Emendation||Verbesserung, Berichtigung|emendation
Emergenz|zool|Ausschlüpfen adulter Tiere|escape of adult animals
Emesis||Erbrechen|
Emetikum||Medikament|vomiting agent
Emigrant||Auswanderer|emigrant
Eminenz|||eminence
Emirat|||emirate
Emissär|pol|Abgesandter mit geheimem Auftrag|emissary
Emittent|fin||issuer
Emitter|electr||emitter electrode
Emmentaler||Käse|
Emmer|bot||emmer wheat
Emoticon||Smiley|
Empfängnis||Konzeption|conception
Emphase||Nachdruck, Betonung|
Emphysem|med||emphysema
Empirie|phil|Erfahrungsdenken|experientialism
Empirismus|phil|Erfahrungsdenken|experientialism
Empyem|med|Eiteransammlung|empyema
Empörer||Verschwörer|
Emsigkeit||Fleiß|industriousness
Emu|zool|großer Laufvogel Australiens|emu
Emulation|comp|Simulation eines Hard- oder Softwareverhaltens auf einem anderen System|emulation
Enanthem|med|Schleimhautausschlag|enanthema
Enantiomer|chem|optisches Isomer|optical isomer
Enargit|min||enargite
Enddatum|||final date
Enddruck|||ultimate pressure
Endemie|med||endemic occurrence
Endemit|biol||endemite
Endfassung||Ergebnis|final cut
Endgerät|telco|Endeinrichtung|terminal
Endhirn|anat||endbrain
Endivie|bot||endive
Endkampf|||final showdown
Endkunde|||end customer
Endlage|techn|Endposition|ending position
Endlauf|sport||final run
Endmaß|techn||gauge block
Endnote|school|Gesamtzensur|overall mark
Endokarditis||Entzündung|endocarditis
Endokarp|bot|innere, oft harte Schicht der Fruchtwand|endocarp
Endometrium|anat|Gebärmutterschleimhaut|lining of the uterus
Endoparasit|zool|Innenschmarotzer|internal parasite
Endophyt|biol||endophyte
Endoskop|med|Spiegelungsinstrument|endoscope
Endothel|med||endothelium
Endpreis|||final price
Endrang|sport,a|Endplatzierung|final placing
Endrohr|||tail pipe
Endsieg|||ultimate victory
Endsilbe|||final syllable
Endstelle||Endstation, Terminal|last stop
Endstufe||Verstärker|power amplifier
Endstück|||tag
Endsumme|math|Gesamtsumme|sum total
Endtest|techn||final test
Endteufe|min||total depth
Enduro||Maschine (Geländemotorrad)|
Endwert|||accumulated value
Endwertung|sport|Endstand, Endergebnis|final result
Endwirt|biol||final host
Endziel|||final aim
Energeia||Feuer, Leidenschaft|
Energiesatz|math|Energiegleichung|equation of energy
Enfilade|constr|Aneinanderreihung von Räumen|enfilade
Engelsüß|bot||common polypody
Engerling||Made, Larve|grub
Engobe|||slip
Engpass|||narrow pass
Engramm|biol||engram
Enkeltochter||Enkelin|granddaughter
Enkidu||mythologische Gestalt im Gilgamesh-Epos|Enkidu
Enklave|||enclave
Enkomion|geh||paean
Ennui|geh|Öde|
Enok|zool|Marderhund|raccoon dog
Enstatit|min||entstatite
Entartung||Verfall|degeneration
Entbehrung||Einschränkung, Mangel; Entzug|austerity
Entblößung||Leeren|denudation
Entchen|||duckling
Entengrütze|bot|Kleine Wasserlinse|common duckweed
Entente|pol|loses Staatenbündnis|Triple Entente
Entenwal|zool||northern bottlenose whale
Enterich||Vogel|drake
Enteritis||Entzündung|intestine inflammation
Enteron|anat|Eingeweide|intestines
Entfall||Wegfall|repeal
Entfärbung||Bleichen|bleaching
Entgegnung||Replik|retort
Entgiftung||Entzug|detoxication
Enthalpie||Maßeinheit|enthalpy
Enthebung||Austritt, Kündigung|
Enthusiast||Fan, Anhänger|enthusiast
Entity|comp|Satzinhalt eines Datenbanksegmentes|entity
Entität|comp|Satzinhalt eines Datenbanksegmentes|entity
Entkleidung||Strip|striptease
Entkohlen|techn|Frischen|decarburization
Entkohlung|techn|Frischen|decarburization
Entkräftung||Schwäche|enervation
Entlader|||discharger
Entlarvung||Aufdeckung, Enthüllung|
Entlüfter||Klimaanlage, Abzug|
Entmutigung||Dämpfer|damp
Entoderm|anat||endoderm
Entomogamie|bot|Insektenblütigkeit|insect pollination
Entourage||Begleitung|entourage
Entrepreneur||Unternehmer|entrepreneur
Entrichtung|fin|Bezahlen, Bezahlung|payment
Entropie|phys||entropy
Entrümpelung||Räumung, Ausräumen|clearance
Entsagung||Verzicht|relinquishment
Entsanden|techn|Putzen|fettling
Entsatz|mil||relief forces
Entschäumen|chem|Schaumbekämpfung|antifoaming action
Enttarnung||Aufdecken, Enthüllen|exposure
Entthronung||Absetzung|deposition
Entwaffnung||Abrüstung|disarmament
Entwendung||Klau|pilfering
Entwerfer|textil|Zeichner|sketcher
Entwesung|agr|Vernichten von tierischen Schädlingen|pest control
Entziehung||Auszug, Entzug|extraction
Entzweiung||Teilung, Trennung|divisiveness
Entzückung||Freude, Begeisterung|delight
Enukleation|med|Entfernung eines abgegrenzten Gewebebereiches|enucleation
Enumeration||Aufzählung|
Enurese|med|kindliche Harninkontinenz|enuresis
Envers|alt|Nachteil, Kehrseite|
Enzephalitis||Entzündung|inflammation of the brain
Enzephalon||Gehirn, Hirn|
Enzootie|med||enzootic disease
Eozoikum|geol,alt||Proterozoic
Epexegese|ling|erklärende Hinzufügung in Form einer Apposition|epexegesis
Epidemiologe|med|Epidemieexpertin|epidemiologist
Epidot|min||epidote
Epigenetik|biol|Lehre von umweltbedingten Genveränderungen|epigenetics
Epiglottis|anat|Kehlkopfdeckel|epiglottis
Epigone|||imitator
Epigramm|||epigram
Epik|lit|erzählende Dichtung|epic poetry
Epikard|anat||epicardium
Epiker|lit||epicist
Epiklese|relig|Herabrufen des heiligen Geistes|epiclesis
Epilog|||epilogue
Epiphanias||Feiertag (Dreikönigsfest)|Epiphany
Epiphanie||Feiertag (Dreikönigsfest)|Epiphany
Epiphora||Wiederholung von Wortgruppen am Vers- oder Satzende|epiphora
Epiphyse|anat||pineal gland
Epiphyt|bot|Aufsitzerpflanze|epiphyte
Epiphänomen|med|Begleiterscheinung|epiphenomenon
Episiotomie||Operation (Scheidendammschnitt)|episiotomy
Episkop|techn||episcope
Epistaxis||Nasenbluten|nosebleed
Epistel|alt|Brief|
Episteme||Wissenschaft, Wissen|
Epitaph|||tombstone epitaph
Epitaxie|min|Aufwachsen von Kristallen auf kristallinem Substrat|epitaxial growth
Epithel|anat||epithelial tissue
Epitome||Auszug, Ausschnitt|
Epitop|med|antigene Determinante|epitope
Epizentrum|phys|oberirdisches Erdbebenzentrum senkrecht über dem Erdbebenherd|epicentre
Epizootie|med|räumlich und zeitlich begrenzte Tierkrankheit|epizootic disease
Eponym|ling|Eigenname, von dem ein Wort abgeleitet ist|eponym
Epoxid|||epoxy
Epoxyd|||epoxy
Eppich||Sellerie|
Epsomit|min||epsomite
Eradikation||Ausrottung|eradication
Erbanlage|chem|Gen|gene
Erbbild|chem|individuelle Kombination von Erbanlagen|genotype
Erbbiologie|biol|Genetik|genetics
Erbfaktor|chem|Gen|gene
Erbfeind|||hereditary enemy
Erbfolge|||succession
Erbgang|chem||inheritance
Erbgutträger||Gen, Genom|
Erblehen|jur||building lease
Erblehre||Genetik|
Erblinie|biol|Abstammungslinie|lineage
Erbmasse|chem|individuelle Kombination von Erbanlagen|genotype
Erbpacht|jur||building lease
Erbprinz|pol||heir apparent
Erbringung||Bereitstellung|provision
Erbse|bot||pea
Erbstück|||family heirloom
Erbsubstanz|chem|Genom, Erbgut|genetic make-up
Erbsünde|relig||original sin
Erbteil|ch|Erbschaft|inherited portion
Erdachse|||axis of the earth
Erdanker|constr||ground anchor
Erdapfel|by|Kartoffel|potato
Erdbahn|||earth’s orbit
Erdball||Globus|globe
Erdbau|constr|Erdarbeiten|earthwork
Erdbirne|by|Kartoffel|potato
Erddamm|||earth-fill dam
Erddruck|constr||soil pressure
Erderbse|bot|Bambarabohne|Bambara bean
Erdfall||Kessel, Krater|sinkhole collapse
Erdfeld|telco||earth’s field
Erdferne|astron||apogee
Erdgrab|||earth grave
Erdgrube|techn||moat
Erdhöhle|zool|Unterschlupf eines kleinen Säugetiers|burrow
Erdhügel|||soil mound
Erdichtung||Erfindung, Schwindel|
Erdkern|geol||central core
Erdkugel||Globus|terrestrial globe
Erdling|||terrestrial
Erdloch|zool|Unterschlupf eines kleinen Säugetiers|burrow
Erdmasse|||mass of the earth
Erdmond|astron||Moon
Erdmöbel|ugs|Sarg|coffin
Erdnuss|bot|Aschantinuss|peanut
Erdnähe|astron||perigee
Erdpech||Asphalt|natural asphalt
Erdrauch|bot||fumeworts
Erdrinde|geol||crust of the earth
Erdrutsch|envir|großflächige Rutschung von Lockermaterial|landslide
Erdstoß||Erdbeben, Beben|earthquake shock
Erdteil||Kontinent|continent
Erdtrabant||Mond|Moon
Erdung|electr|Erden|earthing
Erdwachs|geol||earth wax
Erdwall||Hügel|soil mound
Erdwerk|||earthwork
Erdwärme|envir|geothermische Energie|geothermal energy
Erdölbranche|econ|Mineralölbranche|oil industry
Erdölquelle||natürlicher Austrittsort von Erdöl|oil spring
Eremit||Einsiedler|hermit
Eremitei||Grotte|
Eren|reg|Hausflur|hallway
Erfolgsroman|lit|Bestseller|bestseller
Erfolgsstory||Erfolgsgeschichte|success story
Erfolgstitel|mus|Hit|top hit
Erfordernis||Bedarf, Anspruch; Voraussetzung|requirement
Ergativ|ling||ergative case
Ergebenheit||Hingabe|devotion
Ergiebigkeit||Fruchtbarkeit|fecundity
Ergometer||Messgerät für die Körperleistung|ergometer
Ergonomie||Optimierung von spezifischen Arbeitsabläufen und -geräten|ergonomics
Ergonomik||Optimierung von spezifischen Arbeitsabläufen und -geräten|ergonomics
Ergotherapie|med|Beschäftigungstherapie|ergotherapy
Ergotismus|med|Vergiftung durch Mutterkorn|ergotism
Erguss|||effusion
Erhabenheit||Würde|elevation
Erhalter|||preservationist
Erheiterung||Heiterkeit|exhilaration
Eristik|phil|Kunst des Streitgesprächs|eristic
Erker|constr||bay
Erkundigung||Umfrage, Befragung|
Erlaucht||Majestät, Hoheit|
Erle|bot|Laubbaum an Gewässern|alder
Erlkönig|||erl-king
Ermahnung||Warnung, Verweis|admonition
Ermattung|med|Müdigkeit|fatigue
Ermunterung||Zuspruch|encouragement
Ermutigung||Zuspruch|encouragement
Ermüdung||Müdigkeit, Erschöpfung|fatigue
Ern|reg|Hausflur|hallway
Ernannter||Beauftragter|appointee
Ernteertrag||Lese|harvest
Erntefest|relig|Erntedankfest|harvest festival
Erntegut|agr||crop
Ernährer||Versorger|provider
Eros||sinnliche Liebe|eros
Erotomane|psych|liebestolle Person|erotomaniac
Erpel||Vogel|drake
Erquickung||Stärkung, Erfrischung|refreshment
Erratiker||Gestein (erratischer Block)|
Erratum|print,geh|Druckfehler|printer’s error
Erretter|||rescuer
Errettung||Befreiung, Erlösung; Bergung|deliverance
Ersatzdienst||Zivildienst|alternative service
Erschaffer||Begründer|originator
Erschwerung||Verschärfung|aggravation
Ersetzung||Ersatz|substitution
Erspartes|fin|gespartes Geld|savings
Erstarrung||Starre|daze
Erstflug|aviat|Jungfernflug|maiden flight
Erstling|||first born
Erstsemester|ugs|Neuling|freshman
Erstsprache||Muttersprache|first language
Ertragskraft|econ|Ertragsfähigkeit|profit-earning capacity
Ertragswert|econ|Ertragsfähigkeit|profit-earning capacity
Eruption||Ausbruch|blowout
Erve|bot|Linse|lentil
Erweckung||Revival, Wiederbelebung|revival
Erweisung||Bekunden, Äußerung|
Erwerber|jur|Käufer|buyer
Erwerbsleben||Berufsleben, Arbeitsleben|working life
Erwerbung||Kauf, Anschaffung; Erlangung|acquisition
Erwiderung||Antwort, Reaktion|answer
Erysipel|med||erysipelas
Erythem|med||erythema
Erythrozyt|anat|rotes Blutkörperchen|erythrocyte
Erzabbau|min||ore mining industry
Erzader|min||lode of ore
Erzeugnis||Produkt|produce
Erzgang||Ader|lode of ore
Erzgrube|min||ore mine
Erzielung||Erhalt, Erlangung|obtainment
Erzlager|min|Erzvorkommen|ore deposit
Erzlaute|mus||archlute
Erzrivale||Erzfeind|arch-rival
Erzstift|relig|Erzbistum, Erzdiözese|archdiocese
Erzvater|||patriarch
Erzwingung||Durchsetzung|enforcement
Erzählprosa|lit|Erzählliteratur|prose literature
Erzähltext|lit|erzählender Text|narrative
Es|mus|um einen Halbton erniedrigtes E|E flat
Eschlauch|bot|Askalonzwiebel|shallot
Eselhase|zool||black-tailed jackrabbit
Eselhengst|zool|männlicher Esel|jackass
Eselsohr||Knick|crease
Eselsrücken|constr|Schottischer Bogen|ogee arch
Eses|mus|Eis|E sharp
Eskapade||Abenteuer|adventure
Eskariol|bot||escarole
Eskimo|||Inuk
Eskorte||Begleitung|escort
Espadrille||Schuh|
Espe|bot|Zitterpappel|trembling poplar
Essapfel|bot||eating apple
Essecke|constr||dining recess
Essgabel|||table fork
Essigbaum|bot|Hirschkolbensumach|vinegar tree
Essigessenz|chem|Branntweinessig|spirit vinegar
Essiv|ling|allgemeiner Ortskasus in einigen finno-ugrischen Sprachen|similaris case
Esskastanie|bot|Europäische Edelkastanie|European chestnut
Esskohle|alt||smith’s coal
Esslust|||gluttonousness
Esssucht|med||food addiction
Estin|||Estonian
Estragon|bot||dragon wormwood
Estrich|ugs|Dachboden|attic
Estrogen||Hormon|
Eszett||Buchstabe|
Eta||griechischer Buchstabe|eta
Etagere|alt|Regal|shelving rack
Etalon||Messgerät (Maßverkörperung)|
Etappenziel||Zwischenziel bei einem Vorhaben|milestone
Eternit|constr||fiber-cement board
Ethen|chem||ethylene
Ether|chem|Äther|ether
Ethiker|phil|Moralphilosoph|ethicist
Ethnizität||Volk, Volksgruppe|ethnic nationality
Ethologe|||ethologist
Ethologie|biol|vergleichende Verhaltensforschung|behavioural biology
Ethylalkohol|chem|Ethanol|ethyl alcohol
Ethylen|chem||ethylene
Etmal|naut||day’s run
Etrusker|hist||Etruscan
Etui||Hülle|case
Etuikleid|textil|Schlauchkleid|sheath dress
Etüde|||etude
Eudialyt|min||eudialyte
Eugenik|biol||eugenics
Eukaryot|biol|Organismus mit Zellkern|eukaryote
Euklas|min||euclase
Eumel|ugs|Sache, Teil|
Eunuche|||eunuch
Eurasier|||Eurasian
Euroland|fin,joc|die Eurozone|the euro zone
Euronorm|ugs||European Standard
Europide||Weißer|Caucasian
Europider||Weißer|
Euroraum|fin||Euro area
Eurydike||Gemahlin des Orpheus und Dryade in der griech. Mythologie|Eurydice
Eustress|psych|positiver Stress|positive stress
Euter|||udder
Euthymie|geh|Fröhlichkeit, Heiterkeit|
Euxenit|min||euxenite
Evakuation|ch|Räumung, Evakuierung|evacuation
Evaluierung||Beurteilung, Evaluation|evaluation
Evaporit|min||evaporate
Ewe||Volk in Ghana und Togo; seine Sprache|Ewe
Ewenke|||Evenki
Ewer|naut|Küstensegler mit flachem Boden|coasting barge
Exaktheit||Präzision, Genauigkeit|accuracy
Exaltation||Aufregung|
Examinator|school,geh|Prüfer|examination marker
Exanthem|med|Ausschlag|cutaneous eruption
Exaptation|biol|Funktionsverlagerung bei Merkmalen, die für andere Zwecke ausgebildet wurden|exaptation
Exazerbation|med|Verschlimmerung einer Krankheit|exacerbation
Exegese|geh|besonders der Bibel|exegesis
Exekutor|a|Gerichtsvollzieher|bailiff
Exequatur|pol|Anerkennung eines ausländischen Konsuls|exequatur
Exergie|techn||exergy
Exfrau|||ex-wife
Exfreund|||sb.’s ex-boyfriend
Exhaustor||Gerät (Lüfter)|gas exhauster
Exilierung|jur,geh|Verbannung|banishment
Exine|bot|äußere Schicht eines Pollenkorns oder einer Spore|exine
Exitus||Sterben, Lebensende|death
Exklamation|geh|Laut, Ausruf|ejaculation
Exklusion||Ausgrenzung|exclusion
Exklusivität||Eleganz|classiness
Exkrement||Stuhl, Kot|
Exkulpation||Entlastung|
Exkurs|geh||digression
Exkönig|||ex-king
Exlibris|||ex libris
Exogamie|||exogamy
Exon|biol|Abschnitt eines Gens|exon
Exophthalmus|med|krankhaftes Vortreten des Augapfels|exophthalmos
Exorzismus|relig|Vertreibung von bösen Geistern|casting out of demons
Exorzist|||exorcist
Exosphäre|phys|äußerste Schicht der Erdatmosphäre|exosphere
Exot||Mensch, Tier oder Pflanze aus einem fernen Land|exotic
Exotik|||exoticism
Expander|sport||elastic strap
Expedient|transp|Vertriebsdisponent|dispatcher
Expertenrat||Expertise|expert board
Explikation||Darlegung, Erläuterung|explication
Exponat|||exhibit
Exponent|math|Index|exponent
Exportland|econ|ausführendes Land|country of export
Exposee||Beschreibung einer Verkaufsimmobilie|real property description
Expositur||Außenstelle|field office
Exposé||Beschreibung einer Verkaufsimmobilie|real property description
Exsikkator|chem|Laborgerät zum Trockenhalten chem. Stoffe|desiccator
Exsudat|med||exsudate
Extender|electr|Leitungsverstärker|line driver
Extensität|geh|Ausdehnung|extensiveness
Extensor||Muskel|
Exterieur||Front, Fassade|
Extinktion||Aussterben; Auslöschung|extinction
Extraktion||Auszug, Entzug|extraction
Extrasystole|med|vorzeitige Kontraktion des Herzmuskels|premature heart contraction
Extrazug|ch||special train
Extremität||Glied|limb
Extremum||Spitze|extreme value
Extruder|techn|Strangpresse|extrusion press
Exuvie|zool|abgeworfene Federn|moult
Exzedent||Betrag, der über die Versicherungssumme hinausgeht|surplus cover
Exzenter|mach||eccentric tappet
Exzerpt|geh|Auszug, Ausschnitt|extract
Exzess|stat|Ausprägung des Gipfels|excess
Exzision|med||excision
Exzitation||Erregung|excitation
Eyecatcher||Blickfang|
Eyeliner|||eye liner
Fabber||Gerät (3D-Drucker)|digital fabricator
Fabrikant||Hersteller, Produzent|manufacturer
Fabrikat|econ|Marke|make
Fabrikation|econ|industrielle Herstellung|manufacturing
Facelifting|ugs|Relaunch|face lifting
Facette||Schräge|bevel
Fachartikel||Schrift, Abhandlung|academic paper
Fachausdruck||Terminus|
Fachblatt|ugs|Fachzeitschrift|professional journal
Fachbuch|||specialist book
Facher|textil||doubling frame
Fachfrau||Expertin, Experte|expert
Fachjargon||Sprache (Begrifflichkeit)|technical jargon
Fachjournal||Fachzeitschrift|professional journal
Fachjury|||expert jury
Fachkurs|||special course
Fachorgan||Fachzeitschrift|trade journal
Fachreferent||Berater, Beraterin|consultant
Fachwelt|||experts
Fachwort|ling||technical word
Facies|med|Oberfläche, Fläche|surface
Faction||Romane oder Filme, die Tatsachen und Fiktionen vermischen|faction
Fadaise|geh|Wahnsinn, Irrsinn|
Fadennetz|hunt|Absehen|reticle
Fadheit|||stuffiness
Fading|electr|Schwinden|fading
Fado|mus|wehmütiges portugiesisches Lied|fado
Fagott|mus||bassoon
Fahlerz|min||fahl ore
Fahlheit|||lividity
Fahnder||Ermittler|investigating detective
Fahneneid|mil|militärischer Eid|oath of allegiance
Fahnenjunker||Soldat (Unteroffizier)|Officer Cadet
Fahnenweihe|relig|Standartenweihe|consecration of the flag
Fahrausweis||Ticket, Karte|fare ticket
Fahrbahnrand||Straßenrand|edge of the road
Fahrbetrieb||Attraktion|amusement ride
Fahrdamm|auto|Fahrbahn|roadway
Fahrdraht||Oberleitung|overhead contact wire
Fahrersitz||Cockpit|cockpit
Fahrgastraum|auto|Innenraum|passenger compartment
Fahrgeld|transp||passenger fare
Fahrgeschäft||Attraktion|amusement ride
Fahrgestell||Rahmen|chassis
Fahrkorb|||car
Fahrleistung|auto|Kilometerleistung|driving performance
Fahrleitung||Oberleitung|overhead contact line
Fahrnis|jur|bewegliche Sache|chattel
Fahrpedal||Gaspedal|accelerator pedal
Fahrprüfung|auto|Führerscheinprüfung|driving test
Fahrrinne|naut|besonders tiefer und breiter Teil des Fahrwassers|fairway
Fahrspur|auto|Fahrstreifen|traffic lane
Fahrstraße|auto|Fernverkehrsstraße|trunk road
Fahrstrecke|transp|Personenbeförderung im öffentlichen Raum|journey route
Fahrtdauer||Fahrzeit|duration of travel
Fahrtest|auto|Probefahrt|road test
Fahrtmesser|naut|Log|log
Fahrtreppe||Rolltreppe|moving staircase
Fahrweg||Bahn, Trasse|travel way
Fahrziel|||destination
Faksimile||Reproduktion|facsimile
Faktion||Gruppe|faction
Faktizität||Sachlichkeit|factuality
Faktotum|||factotum
Faktur|alt|Rechnung|invoice
Faktura|ch|Rechnung|invoice
Fakturierung|econ|Rechnungsstellung|invoice processing
Falbe||Pferd|
Falbel|||furbelow
Falkner|||falconer
Fallakte|||case file
Fallbeil|hist||guillotine
Fallbuch|med||casebook
Fallgesetz|phys|Gravitationsgesetz|law of gravitation
Fallhöhe|||fall head
Fallobst|agr||windfall
Fallreep|naut||accommodation ladder
Fallrohr|constr|Regenabflussrohr|rainwater pipe
Fallsucht|alt|Krankheit (Epilepsie)|falling sickness
Falltor|||paddle
Falltür|||trapdoor
Fallwind|meteo||fall wind
Fallzahl||Anzahl der Fälle von Therapeuten, Juristen usw., die sie zu bearbeiten haben|caseload
Falott|a|Gauner|dastard
Falsett|mus||falsetto voice
Falsifikat||Simulation, Klischee|
Falsum||Widerspruch|
Faltblatt||Flyer, Broschüre|folded leaflet
Faltboot|||folding canoe
Faltdach|||folding roof
Faltrad||Hirsch|folding bicycle
Falttür|constr||folding door
Faltung|math||convolution
Falz|print|Gelenk am Buchrücken|spine joint
Fama|geh|Gerücht|rumour
Familiengut||Erbgut|entailed estate
Familienname||Nachname|family name
Famulus|med||intern
Fanal||Signal, Zeichen|signal
Fandango||spanischer Tanz mit Kastagnetten|fandango
Fanfare|||flourish of trumpets
Fanfarenstoß||Aufruf, Appell|clarion call
Fangarm||Fühler|tentacle
Fangdamm|||cofferdam
Fangesang|sport|Schlachtgesang|football chant
Fangkorb|||grass catcher
Fangnetz|||tray
Fangseil|aviat||arrestor cable
Fangzahn|||fang
Fangzeit|zool||season of fishing
Fanionteam|sport,ch|Erstmannschaft|senior team
Fanklub||Fanclub|fan club
Fanmeile|||fan fest
Fanpost|||fan mail
Fant|alt|junger, unreifer Mann|young fop
Fantast||Träumer|dreamer
Farbbad|||dip
Farbband|||ribbon
Farbbild|||colour image
Farbcode|||colour code
Farbfilm|||colour film
Farbfoto|||colour photo
Farbglas|||tinted glass
Farbigkeit||Färbung|colouration
Farbkörper|chem|Farbstoffteilchen|colour pigment
Farblack|||lake pigment
Farbmittel|chem|farbgebende Substanz|colourant
Farbnuance||Färbung|dye
Farbpigment|chem|Farbstoffteilchen|colour pigment
Farbraum|||colour space
Farbreiz|med||colour stimulus
Farbstich||Schimmer, Einschlag|tint
Farbtopf|||paint-pot
Farbwerk|print||inking unit
Farbwert|phys||tristimulus value
Farfalla|cook||piece of farfalle
Farn||Pflanze|fern
Farnkraut||Pflanze|bracken
Faschiertes|by|Hackfleisch|minced meat
Faschine||Reisigbündel im Wasserbau|fascine
Fascia|anat|Muskelbinde|muscular fascia
Fase||Schräge|bevelled edge
Faselei|||blather
Faserstoff||Fasermaterial zur Papierherstellung|papermaking pulp
Faserung|||fibrillation
Fassette||Seite, Aspekt|
Fasshahn|||cask tapping cock
Fasson||Weise, Stil|style
Fassrolle|aviat|Drehung um die Längsachse|barrel roll
Fassungsgabe||Zugriff|grasp
Fasttag|||fast day
Faszie|anat|Muskelbinde|muscular fascia
Faszikel|anat||fascicle
Fatum||Schicksal, Zufall|
Fatzke|||squirt
Faulbrut|zool||foulbrood
Faulgas|biol||fermentation gas
Faulpelz|||idler
Faulraum|||digester
Faultier|||idler
Faulturm|hist|Kerker|dungeon
Faun||bocksfüßiger Waldgott|faun
Faustformel||Faustregel|rule of thumb
Faustkampf||Boxen|boxing contest
Faustkämpfer||Boxer|boxer
Faustpfand|jur|das im Besitz des Sicherungsnehmers ist|dead pledge
Faustschlag||Stoß|punch
Fauteuil|a||armchair
Fauvist|||Fauve
Fauxpas|geh||gaffe
Favela||Elendsquartier in Lateinamerika|favela
Favicon|comp|kleines Icon, das in der Adressleiste eines Browsers angezeigt wird|favicon
Faxabruf|telco||faxback
Faxe||lustige Grimasse|antic
Faxenmacher|geh|Person, die sich lustig benimmt|clown
Faxgerät|telco||fax machine
Fayalit|min||fayalite
Fayence|||faience
Fazialis|anat|Gesichtsnerv|facial nerve
Fazies|geol|Gestein mit gleicher Entstehungsgeschichte|facies
Feber|ch|Februar|February
Febris|med|Fieber|fever
Fechtsport|sport|Fechten|fencing
Fecker|ch|Obdachloser|
Federball||Sportart (Badminton)|shuttlecock
Federboa|||feather boa
Federbusch|bot|Silberbrandschopf|plumed cockscomb
Federhärte|phys|Federkonstante|spring constant
Federkern||Achse, um die die Aufzugfeder gewickelt ist|arbor
Federkraft||Elastizität|spring resistance
Federrate|phys|Federkonstante|spring constant
Federung|auto|federnde Aufhängung|spring mounting
Federweg|||spring deflection
Federweißer||Most|freshly made wine
Federzug|||pen stroke
Fegfeuer||Fegefeuer|
Feh||Fell des Eichhörnchens|squirrel fur
Fehlbetrag||Manko; Defizit|deficit
Fehlbildung|med|Fehlentwicklung|dysplasia
Fehldruck|print|schmutziger Druck|misprint
Fehlerschutz|comp|Übertragungssicherung|error control
Fehlersuche|comp|Fehlerbeseitigung|debugging
Fehlertyp|comp|Art von Störung|type of fault
Fehlfarbe||Farbe, die nicht Trumpf ist|plain suit
Fehlkauf|||purchase mistake
Fehllage|med|Organverlagerung|faulty placement
Fehlleistung||Fehler, Panne|mistake
Fehlpass|sport|schlechter Pass|misdirected pass
Fehlschlag||Versagen, Pleite|failure
Fehlschluss||Irrtum|logical fallacy
Fehltritt||Fehler|lapse
Fehlwurf|||misthrow
Fehwerk|||vair
Feiernde|||reveller
Feierstunde||Fest|celebration hour
Feigenblatt||Vorwand, Deckmantel|fig leaf
Feigwurz|||lesser celandine
Feile|techn||file
Feim|agr|geschichteter Haufen Heu oder Getreide|rick
Feinblech|techn|dünnes Stahlblech|sheet steel
Feingold|||fine gold
Feinguss|||investment casting
Feinheit||Niveau|sophistication
Feinkost|cook|Delikatessen|delicatessen
Feinsand|||fine sand
Feinschliff|med|Einstellen|fine-tuning
Feinspitz|cook,a|Gourmet|gourmet
Feinstruktur|techn|Gefüge eines Werkstoffs|
Feinsäge|techn||fine saw
Feinunze||Gewichtseinheit für Edelmetalle|
Feinwaage|chem|Analysenwaage|analytical balance
Feistheit||Krankheit (Adipositas)|
Feitel|sued|Taschenmesser|penknife
Fekundität|biol|Reproduktionsvermögen|fecundity
Felchen|zool,ch||whitefishes
Feldarbeit|agr|Arbeit auf dem Feld|field work
Feldbahn|transp|Militäreisenbahn|military railway
Feldbett|||camp bed
Feldbuch|||field record
Feldbus|||field bus
Feldflur|agr,alt|Fläche, Ackerland|agricultural production land
Feldhase|zool||European hare
Feldkurat|alt|Geistlicher|
Feldlerche||Vogel|sky lark
Feldpost|mil||Military Postal Service
Feldspat|min||feldspar
Feldstecher||Fernglas|binoculars
Felge|sport|Hüftumschwung|circle
Felsbank|geol||shelf
Felsbild|||rock painting
Felsblock|geol|größte Korngröße bei Sedimentgesteinen|boulder
Felsboden|geol|Felsuntergrund|bedrock
Felsbrocken|geol|größte Korngröße bei Sedimentgesteinen|boulder
Felsgebilde|geol|Gesteinsformation|rock formation
Felsgrab|constr||rock tomb
Felsgrat|geol||arete
Felsgrund|geol|Felsuntergrund|bedrock
Felsit|min||felsite
Felsnase|geol|Geländesporn|rock spur
Felssporn|geol|Felsvorsprung|rock spur
Felsturm|geol||rock tower
Feme|hist|heimliches Gericht im Mittelalter|Vehmic court
Femidom|||female condom
Femizid|||femicide
Femur|anat|Oberschenkel|thigh bone
Fenchel|bot||fennel
Fenn|nord|sumpfiges Land|fen
Fennek|zool|Wüstenfuchs|fennec fox
Fensterband|constr|Fensterscharnier|window hinge
Fensterglas|ugs|Scheibe|window pane
Fensterrose|constr|Rosette|rose-window
Fenz||Zaun|fence
Ferge|naut,alt|Schiffsführer|shipmaster
Feriengast||Urlauber|holiday guest
Ferment||Enzym|enzyme
Fermi|phys||femtometre
Fermion|phys|Elementarteilchen mit halbzahligem Spin|fermion
Fernbild|||telephotograph
Fernfeld|electr||far-field
Ferngas|||grid gas
Fernkurs|school|Fernlehrgang|correspondence course
Fernleitung||Pipeline|pipeline
Fernrohr||Gerät (Teleskop)|telescope
Fernsehkanal||Fernsehsender|television channel
Fernsprecher||Telefon|telephone set
Fernstraße||Landstraße|trunk road
Fernweh|ugs||wanderlust
Fernziel|||long-term objective
Ferrat|chem||ferrate
Ferrit|chem||ferrite
Ferrum||Eisen|
Fertigbau|techn|Montage, Zusammensetzen|assembly
Fertiger|constr||paver
Fertigkeit||Geschick, Geschicklichkeit|skill
Fertilität||Fruchtbarkeit|fertility
Ferula|relig|päpstlicher Kreuzstab|papal cross
Fes||rote Kappe mit Quaste|fez
Fesen|bot|Dinkel|dinkel wheat
Feses|mus|Fis|F sharp
Fessel||Knöchel|ankle
Festgast|||celebrating guest
Festgehalt|chem|Feststoffgehalt|solids content
Festgeld|fin||time deposite
Festiger|chem||solidifying agent
Festigung||Konsolidierung|consolidation
Festlichkeit||Fröhlichkeit|festiveness
Festmahl|cook|Tafel|feast
Feston|constr|Ornament in Form einer Blumengirlande|festoon
Festpunkt||Bezugspunkt für die Vermessung eines Landes|fixed point
Festrede|||official speech
Festspiel||Umzug|pageant
Feststoff|chem|fester Bestandteil|solid
Festtag||Feiertag|holiday
Festumzug||Aufzug|parade
Festwerden||Konsolidierung|consolidation
Festzug||Parade|parade
Feta||Käse|sheep’s milk cheese
Fetakäse|cook||feta cheese
Fetozid||Töten mind. eines Fötus im Mutterleib|feticide
Fettauge|cook||globule of fat
Fettheit|||richness
Fettsucht|ugs|Krankheit (Adipositas)|obesity
Fetus||Fötus, Embryo|
Feudel|ugs|Lappen, Tuch|scouring cloth
Feuerdrache|hist|Drachenschnappe|snapdragon
Feuerholz||Brennholz|firewood
Feuermal||Hautkrankheit|port-wine stain
Feuermauer|constr|Brandschutzmauer|firewall
Feuerpause|mil|vorübergehende Einstellung der Feindseligkeiten|cease-fire
Feuerprobe||Test|fire test
Feuerrad|||Catherine wheel
Feuerraum|techn|industrielle Feuerungsanlage|furnace
Feuersbrunst||Großbrand|blaze
Feuerschwamm|biol|Echter Zunderschwamm|tinder fungus
Feuersnot|alt|Großbrand|
Feuerstuhl|ugs|Motorrad|
Feuersturm||heißer Großbrand, der Sogwinde erzeugt|firestorm
Feuerteufel|ugs|Brandstifter|fire-setter
Feuertod|||death by burning
Feuertopf|cook|Gusseisentopf mit Deckel|Dutch oven
Feuertür|||fire escape door
Feuerung||Heizung|firing
Fex||Narr, Begeisterter|enthusiast
Fez||rote Kappe mit Quaste|fez
Fiaker||Kutsche (Pferdedroschke)|hackney carriage
Fiale|constr||pinnacle
Fibel|alt|Handbuch, Anleitung|handbook
Fibrille|||fibril
Fibrom|med||connective tissue tumour
Fibrose|med||fibrosis
Fibu||Buchhaltung, Buchführung|
Fiche|comp,ch|Personendatensatz|personal data record
Fichtenmoped|ugs|Kettensäge|chain saw
Fidelität|geh|Genauigkeit|
Fiebermesser|med,a|Fieberthermometer|medical thermometer
Fiedel|ugs|Instrument (Geige, Violine)|vielle
Fierant|by||market trader
Figurentyp|art|Typus|stock character
Figurine|||statuette
Filaria||Krankheit (Wurmerkrankung)|
Filet|cook||fillet
Filiation|relig,geh|Tochterkloster|filiation
Filibuster||Pirat|
Filipino|ling|Philippinisch|Filipino
Filius|geh|Sohn|son
Filmblut|art||stage blood
Filmbühne|alt|Kino|cinema
Filmdiva|||screen goddess
Filmgeber||Gerät|
Filmmontage||Schneiden, Schnitt|film editing
Filmpremiere|art|Kinostart|theatrical release
Filmriss|||mental blackout
Filmschnitt||Schneiden, Montage|film editing
Filmstab||Crew|film crew
Filmstil|||film style
Filmteam|art||film crew
Filmtheater||Kino|cinema
Filmvorschau||Trailer|trailer
Filmwerk|mus||film opus
Filterblase|comp|Informationsblase|filter bubble
Filtermedium|chem|Substanz, durch die gefiltert wird|filtering medium
Filtrat|chem||filtrate
Filtration||Filtern|filtering
Filtrierung||Filtern|filtering
Filzhut|||bowler hat
Filzokratie|pol|Sumpf|sleaze
Fimmel|||craze
Finalrunde||Endrunde|final
Finalspiel||Endspiel|final match
Financier|fin,a|Geldgeber|donor
Finanzblase|fin|Spekulationsblase|financial bubble
Finanzchef|econ|Finanzvorstand|chief financial officer
Finanzier||Spender, Stifter; Geldgeber|donor
Finanzjahr||Geschäftsjahr|tax year
Finanzplan||Haushalt, Budget|financing plan
Finca||Bauwerk (Herrenhaus)|
Findbuch|||finding aid
Findigkeit||Originalität|inventiveness
Findling||Gestein (erratischer Block)|glacial boulder
Finesse||Niveau|sophistication
Fingergelenk|anat|Knöchel|interphalangeal joint
Fingerkraut|bot|roter Fingerhut|common foxglove
Fingerzeig||Anspielung|hint
Finitum||Schluss, Ausgang|
Finnwal|zool||fin whale
Finte||List|ruse
Firmenanteil|econ|Firmenbeteiligung|company share
Firmenbuch|a|Handelsregister|commercial register
Firmenpleite|econ|Bankrott, Konkurs|bankruptcy
Firmling|relig|Firmkandidat|confirmand
Firmpate|relig||confirmation sponsor
Firmung|relig||Confirmation
Firn||alter, körniger Schnee|firn
Firneis|||firn ice
Firnis|||varnish
Fis|mus|um einen Halbton erhöhtes F|F sharp
Fischart|biol||fish species
Fischbecken|zool|Aquarium|aquarium
Fischfang||Fischerei|fishing
Fischgräte||Knochen|fish bone
Fischlokal|cook|Fischrestaurant|seafood restaurant
Fischzug||Fang|haul
Fischöl|||fish oil
Fiskaljahr||Geschäftsjahr|tax year
Fisole|bot,a|grüne Bohne|common bean
Fission|phys|Kernspaltung|nuclear fission
Fissur|||fissure
Fistel|anat||fistula
Fitis|orn||willow warbler
Fitmacher|pharm,ugs|anregendes Heilmittel|excitant agent
Fittich|||wing
Fixation||Hinblick, Hinsicht|
Fixer|||drug taker
Fixpreis|||fixed price
Fixpunkt||Bezugspunkt für die Vermessung eines Landes|fixed point
Fixstern|astron||fixed star
Fixum|||fixed sum
Fjell|||fell
Fjord|geol||fiord
Flab|ch|Fliegerabwehr|anti-aircraft defence
Flachdach|constr|Terrassendach|flat roof
Flaches|min|Einfallende|downgrade engine road
Flachs||Pflanze (Gemeiner Lein)|flax fiber
Flachsee|||shallow sea
Flachsrösten|textil|Rotten|retting
Fladen|cook||open-faced tart
Flagellant|med|Mensch, der in Geißelung und Züchtigung Lustgewinn sucht|flagellant
Flagelle|biol||flagellate
Flak|mil|Flugabwehrkanone|anti-aircraft gun
Flakgeschütz|mil|Flugabwehrkanone|anti-aircraft gun
Flakon||Fläschchen|small bottle
Flambeau|relig|Leuchter|flambeau
Flame|||Fleming
Flammeri|cook||flummery
Flammkuchen||Speise|
Flammrohr|techn|Feuerzeug|flue
Flanell|textil||flannel
Flansch|techn||flange
Flappe|nord||pout
Flaschner||Blecharbeiten am Haus|sheet-metal worker
Flattermann|ugs|Angst, Bedenken|
Flatus|med||intestinal gas
Flaum||erste Haare eines Babys|lanugo
Flaus|textil,alt|Fries|frieze
Flausch|textil|Fries|frieze
Flaute||Stille, Ruhe|lull
Flavour|phys||quark flavour
Flechte||Zopf; Lichen|plait
Flechtwerk||Geflecht|wicker
Fleece||Textilie|fleece fabric
Flegel||Bengel; Lümmel|grain flail
Fleischklops|ugs|Speise|meatball
Fleischkloß||Speise|meatball
Fleischsaft||Sud, Fond|meat stock
Fleischware|cook|Fleischerzeugnisse|meat products
Flektem||Endung|
Fleppe|ugs|Führerschein|
Flexem||Endung|
Flexion|||inflection
Flexiv||Endung|
Flexor||Muskel|
Flexur|geol|S-förmige Biegung von Gesteinsschichten|flexure
Flic||französischer Polizist|French policeman
Flicker|||patcher
Flickflack||Rolle, Salto|
Flickwerk||Patch|patch-up job
Flickwort|alt|Partikel|
Fliederbeere|bot,nord|schwarzer Holunder|black elder
Fliegerei||Luftfahrt|aviation
Fliegerhorst|mil,a|Luftwaffenstützpunkt|air base
Fliese||Platte|tile
Flieth|med||fleame
Fließ|geol|schwimmendes Gebirge|shifting rock
Fließlaut||Liquid|liquid consonant
Flimmer||Schimmer|glimmer
Flimmerkiste|ugs|Fernseher|goggle box
Flinkheit||Schnelligkeit|quickness
Flipflop|electr||bistable multivibrator
Flipper|zool|Brustflosse|pectoral fin
Flitterkram||Schmuck|
Flocke|||flake
Flockung|||flocculation
Flohbiss|||fleabite
Flohkraut|bot,ugs|Gemeiner Knöterich|spotted lady’s-thumb
Flohzirkus|ugs|verwahrloster Streuner oder generell abwertend für Hund|fleabag
Flom|reg|Bauchfett vom Schwein|leaf lard
Flor||zartes Gewebe; Blütenpracht|gauze
Florband|||mourning band
Florett||Degen|foil sword
Florettgarn||Textilie|floss
Florettseide|textil|Abfallprodukt der Seidenhaspelei|schappe silk
Florist|||flower arranger
Floristik|bot|Wissenschaft von den Verbreitungsgebieten der Pflanzenarten|floristics
Floskel||Klischee, Phrase|cliche
Flosse|zool|Finne|fin
Flotille||Flotte|
Flottille|mil|kleine Flotte|flotilla
Flucher|||curser
Fluchwort|ling|Schimpfen mit religiösen Begriffen|curse
Flugabwehr|mil|Luftverteidigung|air defence
Flugbahn||Pfad, Weg|flight path
Flugball|||volley ball
Flugbetrieb|aviat|Luftverkehrsdienst|air service
Flugboot|||flying boat
Flugdach|constr||pent roof
Flugdeck|mil||flight deck
Flugdienst|aviat|Luftverkehrsdienst|air service
Flugente|orn||muscovy duck
Flugfeld|ch|Flugplatz|airfield
Fluggast|aviat|Flugreisender|air traveller
Fluggerät|aviat|Flugzeug|aircraft
Flughöhe|aviat||flight altitude
Flugkapitän||Pilot|aviator
Flugkurve|phys|Bahn|trajectory
Flugkörper|mil|Rakete|rocket missile
Fluglage|aviat|Winkel zur Flugrichtung|attitude
Fluglinie||Fluggesellschaft|airline
Flugloch|zool,ugs||entrance hole
Flugpiste|aviat|Feldflugplatz|airstrip
Flugplan|aviat||flight timetable
Flugpost|||air mail
Flugrost|||rust film
Flugsand|||wind-borne sand
Flugschrift||Flyer, Flugblatt|flyer
Flugtag|aviat||air show
Flugweg|aviat||flight path
Flugwesen||Fliegen, Luftfahrt|aviation
Flugzeit|||flying time
Flugzettel|a|Flyer, Flugblatt|flyer
Flugzeugnase||Bug|aircraft nose
Flugziel|||flight destination
Fluh|ch|Felswand|rock face
Fluid||Flüssigkeit|fluid
Fluiddynamik|phys|Dynamik der Fluide|fluid dynamics
Fluidik|phys||fluidics
Fluidum||Ausstrahlung, Flair|aura
Fluke|zool||fluke
Flunder|zool||European flounder
Flunsch|ugs||pout
Fluor|chem||fluorine
Fluorid|chem||fluoride
Fluorit|chem|Fluorkalzium|fluorite
Fluorose|med|Fluorvergiftung|fluoride poisoning
Fluppe|ugs|Droge|cig
Flurfunk|||office grapevine
Flurname|||field name
Fluse|||fluff
Flussarm|||river arm
Flussaue|||river flat
Flussbau|||river engineering
Flussgebiet||Einzugsgebiet|river catchment
Flusssohle||unterster Teil des Flussbetts|river bottom
Flusstal|||river valley
Flussufer||bebautes Ufer eines Flusses innerhalb einer Stadt|riverfront
Fluter||Leerlauf|by-wash
Fluthöhe|envir||flood level
Flutwelle|phys|Tsunami|seaquake flood wave
Fluxus||Kunststil|
Flysch|min||orogenic sediment
Flächenbrand||Großbrand|large-scale fire
Flächenmaß||Maßeinheit (Flächeneinheit)|square measure
Flädle|reg|Pfannkuchen|strips of pancake
Flämisch|ling||Flemish
Flötist|mus||flutist
Flöz||Schicht|seam
Flößen|||flotation
Flößer|||rafter
Flügelspitze|aviat,ugs|Tragflächenspitze|wingtip
Flügelwurzel|aviat|Tragflächenwurzel|root of wing
Flüsschen||Bach|brook
Flüstertüte|ugs|Sprachrohr|megaphone
Fock|naut|vorderes Segel|foresail
Fockmast|naut|vorderster Mast bei einem Segelschiff|foremast
Fockrahe|naut||foreyard
Fogasch|a|Fisch (Zander, Schill)|zander
Fogosch|a|Sander, Zander|
Fokalabstand|phys|Brennweite|focal distance
Fokaldistanz|phys|Brennweite|focal distance
Folgerung|ling|Ergebnis einer logischen Überlegung|conclusion
Folgetag|||the following day
Folgewirkung||Nebeneffekt|collateral effect
Folgsamkeit||Gehorsam|obedience
Foliant|print|Buch im Folioformat|folio
Folinsäure||Vitamin|
Folio|hist||sheet
Folium|hist||turnsole
Folkloristik||Volkskunde|folklife studies
Folksong|mus|Volkslied|folk song
Follikel|bot||follicle
Folsäure||Vitamin|folic acid
Folterung||Tortur|torture
Fon||Maßeinheit|
Fondant|cook||poured fondant
Fondsitz|auto||rear seat
Fontäne|constr||jet fountain
Forche|bot|Gemeine Kiefer|Scots pine
Forensik|||forensic science
Forke||Gabel|
Forle|ugs|Kiefer|
Formamid|chem||foramide
Formans|ling||formant
Formblatt||Formular|blank form
Former|||moulder
Formerei|mach||moulding shop
Formfaktor|techn|Verhältnis von Länge zu Breite|form factor
Formsand|techn|Gießereisand|moulding sand
Formteil|||preform
Formung||Entstehung, Bildung|formation
Fornax|astron|Chemischer Ofen|furnace
Forschheit||Energie|spiritedness
Forstamt|||forest office
Forstwart||Förster|forest warden
Forstweg||Feldweg|
Forstwesen||Forstwirtschaft|forestry
Fortdauer||Bestand, Fortbestand|continued existence
Fortluft|techn|Ausgangsluft|outgoing air
Fortüne||Glück|
Fossa|zool|Frettkatze|fossa cat
Fossilie|biol||fossil
Fotoapparat||Kamera|still camera
Fotoaufnahme|photo|Fotografie|photograph
Fotoband|||volume of photographs
Fotobuch|photo||photo book
Fotogalerie||Bildergalerie|photo gallery
Fotokunst|art|künstlerische Fotografie|fine-art photography
Fotomotiv|photo|Gegenstand einer Fotografie|photo scene
Fotoserie|photo|Aufnahmeserie|series of photographs
Fotosession||Fotoshooting|photo shoot
Fotothek|||photo library
Fotovoltaik||Photovoltaik|photovoltaics
Fotozelle|electr|Photovoltaikzelle|solar cell
Fotzhobel|ugs|Instrument (Mundharmonika)|harmonica
Foulard|textil,ch|Herrenhalstuch|cravat
Fourier|mil,ch|Hauptfeldwebel|Staff Sergeant
Foxtrott|||foxtrot
Frachtgut|transp|Ladung|freight
Frachtwesen|transp|Transportbranche|haulage
Fragende|||inquirer
Frager|||inquirer
Fragespiel||Rätsel|puzzle
Fragewort|ling|Fragepronomen|interrogative word
Fragilität||Schwäche|frailty
Fraktal|||fractal
Frankenreich|hist|Fränkisches Reich|Francia
Franse|||fringe
Fraternität||Bruderschaft|brotherhood
Fratz|||sprog
Fratze|||grimace
Frauengemach||Harem|
Frauenhandel||Menschenhandel|traffic in women
Frauenheld||Casanova|womanizer
Frauenrad||Hirsch (Frauenfahrrad)|ladies’ bicycle
Frauentyp||bestimmter Typ von Frauen|type of woman
Fraßgang|||feeding gallery
Frechdachs|ugs|Bengel|cheeky rascal
Frechmops|ugs|Bengel, Schelm|
Freibeuter||Pirat|pirate
Freibord||Abstand zwischen Wasserspiegel und Kante eines Bauwerks|freeboard
Freiflug|||free flight
Freifläche|pol|Freiraum|open space
Freifrau||Adliger (Baronin)|baroness
Freigang|||day parole
Freigelände||Außenbereich|outdoor area
Freiland|agr||open field
Freilauf||Vorrichtung beim Fahrrad|free-wheeling hub
Freilegung||Befreiung, Bergung|extrication
Freilos|||free lottery ticket
Freimann|hist||flayer
Freimut||Offenheit, Aufrichtigkeit|frankness
Freischärler||Soldat (Befreiungskämpfer)|franctireur
Freitauchen|sport|Tauchen ohne Atemgerät|free-diving
Freitext|||free text
Freitod||Selbstmord, Suizid|suicide
Freiverkehr|fin|außerbörslicher Markt|off-board market
Freiwild|||unprotected game
Freiwinkel|techn|Anstellungswinkel|clearance angle
Freiwurf|sport||free throw
Freizone|||customs-free zone
Fremdbezug|econ|Fremdbeschaffung|external procurement
Fremdenangst|pol|Angst vor Fremden|fear of foreigners
Fremdling||Ausländer; Fremder|non-national
Frequenzband|telco|Frequenzbereich bei Radio, Funk|frequency band
Frequenzgang|electr|Frequenzverhalten|frequency response
Fresko|art||fresco
Fresser|||devourer
Fressmeile|cook,ugs|Gastronomiebereich|food court
Frett|zool||ferret
Frevel||Sünde, Schande|crime
Freveltat||Operation (Schreckenstat)|outrage
Frevler|relig,alt|Sünder|sinner
Friaulisch||Sprache|
Friese|textil||frieze
Frikadelle||Speise|meatball
Friktion||Reibung|friction
Frisbee||Sportgerät (Wurfscheibe)|
Frischling|ugs|Anfänger, Neuling; Schweinchen|boar piglet
Friseuse||Frisör|hair-dresser
Fristende||Stichtag|deadline
Frisöse|ugs|Handwerker|woman hairdresser
Fritte|||frit
Fritter|||coherer
Fritze|nord|Mensch|chap
Friulisch||Sprache|
Frohmut||Freude, Vergnügen|
Frohsinn|||exhilaration
Fron|hist|Zwangsarbeit für den Grundherrn|corvée
Fronarbeiter||Sklave, Untertan|
Fronbote|hist|Gerichtsknecht|bailiff
Frondeur||Gegner, Feind|
Frongut|||soccage
Frontansicht||Vorderseite|
Frontantrieb|auto|Vorderradantrieb|front-wheel drive
Frontfrau||Frontmann|lead singer
Fronthaube|auto|Motorhaube|bonnet
Frontispiz|constr|Giebeldreieck über einem Mittelrisalit|frontispiece
Frontlenker|auto|Motor unterhalb des Führerhauses|cabover engine truck
Fronton|constr||pediment
Frontpartie||Schnauze, Vorderseite|front end
Frontscheibe||Gerät (Windschutzscheibe)|windscreen
Froschmann|ugs|Taucher|combat diver
Frostigkeit||Kälte|frostiness
Frottage|art||dry humping
Frottee||Textilie|terry cloth
Frotteestoff||Textilie|
Fruchtfolge|agr|Felderwirtschaft|crop rotation
Fruchtsirup|cook|Fruchtsaftkonzentrat|thick juice
Fruktose||Zucker|fructose
Frächter|a||freight carrier
Fräse|techn||milling machine
Fräser|techn||milling tool
Früchtchen||Gauner|imp
Frühbeet|||cold frame
Frühchen|ugs||early baby
Frühgeburt|med|vorzeitige Geburt|premature birth
Frühholz|||spring wood
Frühzug|||early train
Fuchsbau|zool||fox’s den
Fuchshai|zool||thresher shark
Fuchsit|min||fuchsite
Fuchsloch||Abgasaustrittsöffnung im Brennofen|flue opening
Fuchtel|ugs|Dominanz|thrall
Fuder|||cartload
Fuffi|ugs|Fünfziger|
Fufu||westafrikanischer Brei|fufu
Fug||mit Fug und Recht: zu Recht|rightly
Fuge|mus|mehrstimmiges Stück; schmaler Spalt|fugue
Fugu||japanischer Giftfisch|puffer fish
Fuhre|||load
Fuhrgeld|||cartage
Fuhrgeschäft|transp|Kraftverkehrsgewerbe|road transport industry
Fulleren|chem||fullerene
Fumarole|geol||smoke hole
Fummel||Kluft|garms
Fundamt|||lost property office
Fundbüro|||lost property office
Fundi|pol||fundamentalist
Fundierung|constr|Unterbau, Fundament|foundation
Fundstätte||Fundort, Fundstelle|site of the discovery
Fungibilität|econ|leichte Austauschbarkeit|fungibility
Fungizid||Medikament (Anti-Pilzmittel)|fungicide
Funkapparat|telco|Sprechfunkgerät|radio transceiver
Funkbild|||radio-photogram
Funker|mil|Fernmelder|signalman
Funkloch|telco|Empfangsloch|dead spot
Funkmast|constr||radio transmitter tower
Funknetz|||radio circuit
Funknetzwerk|comp|Drahtlosnetzwerk|wireless network
Funkstille|ugs|Schweigen, Ruhe|radio silence
Funktelefon||Handy, Mobiltelefon|mobile phone
Funktor|math|ein Symbol|functor
Funkturm|telco|Antennenturm|radio tower
Funkuhr|||radio controlled clock
Furche||Graben|furrow
Furchung|biol||cleavage
Furie|||fury
Furier|mil||forager
Furlanisch||Sprache|
Furnier|||veneer
Furt||flache Stelle im Fluss|ford
Furunkel|med||boil
Fusel|ugs|Schnaps|rotgut
Fussel|||fluff
Futterage||Proviant|chow
Futteral||Hülle|case
Futtertrog|agr|Krippe|manger
Futur||Zukunft|future tense
Futurologie||Wissenschaft (Zukunftsforschung)|
Fux||neues Mitglied einer Studentenverbindung|fraternity freshman
Fuzzi||Mensch, Heini|chap
Fußangel||Falle|mantrap
Fußbad|||footbath
Fußballclub|sport|Klub, Fußballverein|football club
Fußballteam||Fußballmannschaft|football team
Fußbank|||footstool
Fußbett|||footbed
Fußende|||foot end
Fußgeher|a|Fußgänger|
Fußgelenk||Knöchel|ankle joint
Fußgängerweg||Fußweg, Gehweg|pedestrian walkway
Fußhebel||Pedal|pedal
Fußkappe|||foot cap
Fußlage|mus||foot-pitch
Fußmatte|||doormat
Fußnagel|anat||toenail
Fußpilz|med||athlete’s foot
Fußpunkt|techn||base
Fußraste|||footrest
Fußraum|auto||footwell
Fußsack|||footmuff
Fußsohle|anat||vola
Fußspur||Fährte, Fußabdruck|foot track
Fußsteg|print||lower white line
Fußtritt|||kick
Fußtruppe||Infanterie|infantry
Fußvolk|hist|Infanterie|infantry
Fußzeile|||footer
Fädchen||Bändchen|
Fähe|hunt||female fox
Fährboot||Schiff|ferry-boat
Fährde|geh|Gefahr, Risiko|
Fährhaus|||ferry house
Fährkahn||Boot|
Fährnis|geh|Gefahr, Risiko|
Fährschiff||Boot|ferry-boat
Fährtensuche||Spurensuche|searching for tracks
Fällbad|techn||precipitation bath
Fällkeil|||felling wedge
Fällung|chem||precipitation
Fälscher|||counterfeiter
Fältchen|||wrinkle
Fänger|||catcher
Färbemittel||Farbe|colourant
Färber|textil||dyer
Färberbaum|bot|Sizilianischer Sumach|tanner’s sumach
Färberei|||dyeworks
Färberwaid|bot|Deutscher Indigo|dyer’s woad
Färse|agr||heifer
Fässchen|mus|Teil der Klarinette|barrel
Fäule||Pilz|rot
Fäulnis|biol||rot
Fäustel||Hammer|small hammer
Fäustling|textil|Fausthandschuh|mitten
Föhnwelle||Locke|
Föhnwind|||foehn
Föhre|ugs|Kiefer|
Förderband|techn|Gurt|conveyor belt
Fördermenge|min|Ausbeute|minig output
Förderwagen|min|Hund, Hunt|mine car
Förmchen|cook||ramekin
Fötzel|ch|Gauner|dastard
Fügung||Bestimmung|divine providence
Fühlhorn|anat||antenna
Führerbunker|hist|früherer Luftschutzbunker in Berlin|Fuehrerbunker
Führerstand||Kabine|driver’s cabin
Führhand|sport||jab
Führhund|zool|Blindenbegleithund|guide dog
Führungsduo|pol|Führungsgespann|leadership duo
Führungsteam||Leitung|management team
Füllfeder||Füller|
Füllgrad|||degree of filling
Füllgut|techn|Gicht, Charge|charge
Füllhorn||Überfluss|horn of plenty
Füllmasse|cook|Füllung|filling
Füllort|min|Anschlag|shaft station
Füllsel|cook|Farce|stuffing
Füllwort|ling||expletive word
Fünfeck||Pentagon|pentagon
Fünfling|med||quintuplet
Fünfpass|art||quintafoil
Fünkchen||Funken|scrap
Fünte|relig||baptismal font
Fürbitte||Gebet|prayer of intercession
Fürbitter||Fürsprecher|intercessor
Fürsorgeamt|alt|Sozialamt|social welfare authority
Fürsorger||Sozialarbeiter|social welfare worker
Fürsprache||Eintreten|advocacy
Fürwort||Pronomen|pronoun
Füsillade|hist|Erschießen|shooting
Füßchen|||tootsies
GABA|chem||gamma-aminobutyric acid
Gabbro|min||diallage rock
Gabelbissen|cook|Appetithäppchen|canapé
Gabelbock|zool|Gabelhornantilope|pronghorn antelope
Gabelung||Weiche, Abzweigung; Abzweig|bifurcation
Gabione||Bauelement im Wasserbau|gabion
Gaffer||Neugierige|rubberneck
Gagat|min|Schwarzer Bernstein|jet
Gagause|||Gagauz
Gage||Lohn eines Künstlers|artist’s fee
Gahnit|min||gahnite
Gai|naut||clew line
Gainze|||closet bend
Gaithersburg||Stadt in Maryland, USA|Gaithersburg
Gajda|mus||gaida bagpipe
Galactose|chem|Schleimzucker|brain sugar
Galadiner||Bankett|
Galaktose|chem|Schleimzucker|brain sugar
Galalith|chem||casein plastic
Galan|alt||ladies’ man
Galauniform|mil|Gesellschaftsanzug|mess dress
Galeere|naut||galley
Galenik|pharm|pharmazeutische Technik|galenics
Galenit|min||lead glance
Galeone|naut||galleon
Galerist|art||art gallery owner
Galion|naut|Bugüberhang|prow
Galionsfigur||Ikone|avatar
Galjäß||Boot|
Gallert|cook||jelly
Gallerte||Gelatine|edible gelatin
Gallone|||gallon
Galmei|min||calamine
Galosche|alt|Schuh|galosh
Galvanik|||electroplating station
Gamasche|||gaiter
Gambe|mus|Viola da gamba|viol
Gambeson|mil|Rüstungswams|arming doublet
Gambist|mus||violist
Gamelan|mus|traditionelles Instrumentalensemble in Indonesien|gamelan
Gamelle|cook,ch||three-piece mess kit
Gammel|ugs|Pilz|
Gammelei|||loafing around
Gammler|||fleabag
Gams|by,a|Gämse|chamois
Gamswild|zool||chamois
Ganauser|orn,a||gander
Gangart|||horse gait
Gangbild|||gait
Ganggrab|||passage grave
Ganghöhe||Steigung|lead
Ganglion|anat|Anhäufung von Nervenzellkörpern|ganglion
Gangrän|med|Brand|gangrene
Gangstertum||Unterwelt|gangsterism
Gangway|||steps
Gangzug|min||range of veins
Ganja|ugs|Cannabis|
Ganove|ugs|Gangster, Gauner|hood
Ganser||Vogel (männliche Gans)|
Ganserer|orn,by||gander
Gant||Auktion, Versteigerung|compulsory auction
Ganter||Vogel (männliche Gans)|gander
Ganterich||Vogel (männliche Gans)|
Ganymed|astron||Ganymede
Ganzheit|||wholeness
Ganzton|mus||tone
Ganzzahl|math||whole number
Ganzzug|||block train
Garbe|math||sheaf
Garbrand|||finishing firing
Gardemanger|cook|Küchenverantwortlicher für kalte Speisen|pantry chef
Gardine||Vorhang|net curtain
Gardist|||guardsman
Garküche|cook||cookshop
Garnele|cook||prawn
Garnitur||Serie, Reihe|set
Garotte|hist||garrote
Garrotte|hist||garrote
Gartenhütte||Gartenhaus|allotment garden hut
Gartler|a||allotment garden holder
Gasbeton|constr||gas concrete
Gasblase|techn|Gussfehler bei der Sandformerei|sandblow
Gasbombe|mil||gas bomb
Gasbrand|med||gas gangrene
Gasdruck|techn||gas pressure
Gasfeder|techn|Gasdruckfeder|gas spring
Gasgrill|cook||gas grill
Gashahn|||gas tap
Gashaxn|a|Werkzeug|
Gashebel||Gaspedal|throttle control
Gasherd|||gas stove
Gaskohle|||medium volatile coal
Gaslicht|||gas lighting
Gasmaske|||gas mask
Gasmotor|||gas engine
Gasnetz|||gas distribution system
Gasofen|||gas heater
Gaspreis|||gas price
Gasraum|||radiation space
Gasrohr|||gas tube
Gassektor|econ|Gaswirtschaft|gas industry
Gassenhauer|ugs|Lied|
Gastank|||gas holder
Gastbuch|||guestbook
Gastland|||host country
Gastlichkeit||Gastfreundschaft|hospitableness
Gastmahl|||symposia
Gastraum||kleinerer Speiseraum in der Gastronomie|dining area
Gastritis||Entzündung|
Gastronom|cook|Restaurantbetreiber|restaurateur
Gastropode||Tier (Schnecke)|
Gaststube||kleinerer Speiseraum in der Gastronomie|dining area
Gasuhr|ugs|Messgerät|gas meter
Gaswerk|||gas works
Gaswolke|||gas cloud
Gaszug|auto||accelerator cable
Gasödem|med||gas gangrene
Gasöl|chem||gas oil
Gat|naut|enge Durchfahrt|narrow passage
Gatsch|ugs|Matsch|
Gatt|naut|Loch, Öffnung; enge Durchfahrt|narrow passage
Gatter|||picket gate
Gau|hist|Landschaft, Siedlungsgebiet|region
Gaube|constr||dormer of a roof
Gauch|orn,alt|Kuckuck|cuckoo
Gaudium|||delight
Gaukelei|alt||jugglery
Gaukler|||juggler
Gaul||Pferd|nag
Gaumenfreude||Genuss, Leckerbissen|treat
Gaumenkitzel||Speise (kulinarische Offenbarung)|
Gaunerbande||Gang|
Gaunerei||Betrug, Schwindel; List|racketeering
Gaupe|constr||dormer of a roof
Gaur|zool|wildes Rind in Indien|gaur
Gautsche|mach||couch roll
Gaze|textil|durchsichtiges Gewebe|gauze
Gebabbel||Gerede, Gelaber|patter
Gebarung|econ,a||conduct
Gebetsbuch|naut|Sandstein zum Renigen des Decks|holystone
Gebetshaus||Bauwerk (Gotteshaus)|house of prayer
Gebieter||Herr|lord
Gebimmel|||tinkling
Gebinde|econ|Verpackungseinheit einer Ware|packet
Gebirgspass||Sattel, Joch|mountain pass
Gebirgsstock||Massiv|mountain range
Gebläse||Gerät (Ventilator)|blower
Geblüt|||bloods
Gebrabbel|ugs|Gerede|chatter
Gebrechliche||Kranke, Kranker|invalid
Gebresten|ch|Leiden|ailment
Gebräu||Mischung, Gemisch|mixture
Gebuhe||Protest|
Geburtenzahl||Geburtenrate|birthrate
Geburtshaus|med|Entbindungshaus|birthing centre
Geburtsrate||Geburtenrate|birthrate
Gebälk|constr|Balkenkonstruktion über einer Säule|entablature
Gebärde||Geste|gesture
Gebäudefront|constr|Straßenseite|street frontage
Geck||eitler Mann|dandy
Gecke|zool,reg|Frosch|frog
Gedeck|cook|Menü|set meal
Gedenkkultur||Erinnerungskultur|culture of remembrance
Gedenkort||Gedenkstätte|memorial place
Gedichtband|lit|Gedichtsammlung|book of poetry
Gedinge|agr||contract work
Gedinne|geol||Gedinnian
Gedrängtheit||Enge|density
Gedröhn||Lärm, Krach|
Geduldspiel||Rätsel|puzzle
Gedöns|ugs|Zirkus, Hype|hype
Geek||wer sich für Technik begeistert|geek
Geest|geol||geest land
Gefach||Fachwerk|
Gefasel|ugs|Unsinn, Blödsinn|bosh
Gefeixe||Lachen, Gelächter|
Gefieder|orn||feathering
Gefilde|geh|Gegend|clime
Geflenne|ugs|Jammern|
Geflunker|ugs|Erfindung, Schwindel|
Geflüster||Flüstern|whisper
Gefolgsmann||Jünger, Anhänger|follower
Gefreiter|mil|zweitniedrigster Dienstgrad bei der Luftwaffe|leading aircraftman
Gefrett|ugs|Wut, Zorn|
Gefälligkeit||Gefallen; Höflichkeit|small favour
Gefühlskälte|psych|emotionale Abgestumpftheit|unfeelingness
Gefühlsleben||Innenleben|inner life
Gegacker||Lachen, Gelächter|
Gegebenheit||Tatsache, Fakt|given fact
Gegenangriff||Konter|counter-attack
Gegenanzeige|med|Kontraindikation|contraindication
Gegenbegriff|ling|Gegensatz|antonym
Gegengift||Medikament (Gegenmittel)|counterpoison
Gegenpart|geh|Gegenstück, Entsprechung|counterpart
Gegenrede||Replik|
Gegenstoß||Konter|riposte
Gegenthese||Gegensatz|antithesis
Gegentum|ugs|Gegensatz, Umkehrung|
Gegenwirkung||Reaktion|reaction
Gegnerschaft||Opposition|opposition
Gegröl||Geschrei, Gebrüll|
Gegröle||Geschrei, Gebrüll|
Gehabe|||affectation
Gehacktes||Hackfleisch|minced meat
Geheimagent||Detektiv|secret service agent
Gehemmtheit||Unsicherheit|self-consciousness
Geher|sport||walker
Geheul||Heulen|howling
Geheule||Heulen|howling
Gehgips|med|belastbarer Gips|walking cast
Gehhilfe||Rollator|walker
Gehilfe||Assistent, Helfer|assistant
Gehirnschlag||Schlaganfall|stroke
Gehlenit|min||gehlenite
Gehre||Schiefe, Schräge|skew
Gehrlade|techn||mitre box
Gehrock|textil||frock coat
Gehrung||Schiefe, Schräge|skew
Gehsteig|auto,by|neben der Fahrbahn|pavement
Gehstock|||crutch
Gehstrecke||Fußweg|walking distance
Gehupe|||honking
Gehuste|||coughing
Gehwagen|med|Behelf für Gehbehinderte|wheeled walker
Gehweite||Fußweg|walking distance
Gehwerk|||wheel work
Gehzeit|||walk time
Gehässigkeit||Bosheit|spitefulness
Gehöft|agr|Bauernhof|farm holding
Gehölz||Gebüsch|thicket
Gehörn|hunt|Geweih des Rehbocks|roebuck antlers
Geifer||Matsch|slobber
Geiseldrama||Geiselnahme|hostage drama
Geiselnehmer||Entführer|captor
Geiser|geol|Springquell|geyser
Geistesblitz|ugs|Idee|brainwave
Geisteskraft||Verstand, Intelligenz|intellectuality
Geizhals|||cheapskate
Geiß||Ziege|goat
Geißbock||Ziege|billy goat
Geißel|hist|Peitsche zur Züchtigung|scourge
Geißelung|geh|Verurteilung, Verachtung|execration
Geißfuß||Werkzeug|ground elder
Geißklee|bot||cytisus brooms
Gejaule||Gejammer|whine
Gejohl|ugs|Geschrei, Gebrüll|
Gejohle||Jubel|jubilation
Gejuchze||Jubel|
Gekeife|||nagging
Gekicher|||giggle
Gekicke|ugs|Fußballspiel|
Geklapper||Klappern|clatter
Geklimper||Klingeln|jingle
Geklingel||Klingen, Tönen|tintinnabulation
Geklirr||Klingeln|jingle
Gekläff||Operation|yapping
Gekläffe||Operation|
Gekreisch||Kreischen|scream
Gekreische||Geschrei|yelling
Gekritzel||Kratzer|scratch
Gekrätz|techn|Feststoffverunreinigungen in der Metallschmelze|dross
Gekröse|||mesentery
Gekungel|ugs|Filz, Vetternwirtschaft|
Gelabere|ugs||rabbiting
Gelage|||binge
Gelass|geh|Zimmer, Kammer|room
Gelateria||Eisdiele|ice-cream parlour
Gelaufe|||running around
Gelbholz|bot||yellowwood
Gelbrübe|sued|Gemüse (Karotte)|garden carrot
Gelbwurz||Gewürz (falscher Safran)|turmeric
Geldbaum|bot||jade plant
Geldbote|||cash messenger
Geldeinheit||Währungsunion|monetary unit
Geldfluss|fin|Geldbewegungen|flow of money
Geldgeschenk||Schenkung|gift of money
Geldgier|||greed for money
Geldinstitut||Bank, Sparkasse|credit institution
Geldkurs|fin||foreign exchange buying rate
Geldmittel||Fonds|funds
Geldnot|||shortage of money
Geldsack||Geldbeutel, Portemonnaie|money bag
Geldschrank||Safe, Tresor|safe
Geldsendung|fin|Überweisung|remittance
Geldstrom|fin|Zahlungsstrom|cash flow
Geldstück||Münze|coin
Geldsäckel|ch|Geldbörse|money purse
Geldtasche||Geldbeutel, Portemonnaie|money bag
Geldtopf|fin||financial coffers
Geldwert|fin|effektiver Wert|cash value
Geldwesen|fin|Währungssystem|monetary system
Gelee|cook|süßer Aufstrich aus eingedicktem Fruchtsaft|jelly
Gelege|zool||clutch
Gelehrtheit||Weisheit, Bildung|
Geleise|a|Verbindung aus Schienen und Schwellen|line of rails
Geleitwort||Vorwort|foreword
Geleitzug||Konvoi|convoy
Gelenkigkeit|anat|Beweglichkeit|limberness
Geleucht|min||lamp
Gelse|a|Insekt (Mücke)|gnat
Gelump||Zeug, Kram|stuff
Gelumpe|ugs|Kram|
Geläger|agr||lees
Gelärm||Geschrei, Gebrüll|
Geläster|||tirade of abuse
Geläut|||peal of bells
Geläute||Läuten|chime
Gelöbnis||Gelübde|vow
Gelüst||Lust|craving
Gemarchen|ch|Gemarkung|
Gemeindebau|constr,a|Sozialwohnanlage|social housing complex
Gemeindeflur|pol|Gemeinschaftsbesitz|common land
Gemeindegut|pol|Gemeinschaftsbesitz|common land
Gemeindewahl|pol|Kommunalwahl|local elections
Gemeinplatz||Phrase|commonplace
Gemenge||Mischung, Gemisch; Gedränge|heterogenous mixture
Gemengelage|agr|verstreut liegende Feldstücke eines Grundbesitzes|mixture
Gemetzel||Massaker|slaughtering
Gemination|ling|Verdopplung von Konsonanten|doubling of consonants
Gemme||Edelstein, Juwel|gem
Gemunkel||Flüstern; Gerede|whispering
Gemurmel|||murmur
Gemähte|agr|Grasschnitt|mown grass
Gemäuer||Ruine|ruins
Gemüsemarkt||Wochenmarkt|vegetable market
Gemütsart||Natur, Charakter; Temperament|sb.’s nature
Gemütslage||Laune, Stimmung|mood
Gemütsregung|psych,geh|Emotion|emotion
Gemütsruhe||Gelassenheit|calmness of mind
Gen|biol|Träger einer Erbanlage|gene
Genbank|||genetic library
Gendarm|a|Wachtmeister|country constable
Gendrift|biol|genetische Drift|gene drift
Geneigtheit||Vorliebe; Neigung|predisposition
Generierung||Erstellung, Erzeugung|generation
Generosität||Großzügigkeit|generosity
Genese||Entstehung, Bildung|genesis
Genesene|med||recovered patient
Genet|bot||genetic individual
Genetiv|alt|Genitiv|
Genfluss|biol|genetischer Fluss|gene flow
Genfood|||genetically modified food
Genfähre|chem|Vektor|gene carrier
Genießer|||enjoyer of life
Genlabor|||bio lab
Genlokus|chem||gene location
Gennaker|||asymmetric spinnaker
Genomik|chem|Genomforschung|genome research
Genort|chem||gene location
Genotyp|chem|individuelle Kombination von Erbanlagen|genotype
Genpool|biol|genetischer Gesamtbestand|genetic pool
Gens|hist|Sippe im alten Rom|Roman clan
Gentest|||DNA analysis
Genussspecht|cook,a|Gourmet|gourmet
Genügsamkeit||Bescheidenheit|modesty
Geodaten|||geo data
Geode|min||druse
Geodäsie|||geodesy
Geodät|||geodesist
Geograf|||geographer
Geoisotherme|geol|Fläche gleicher Temperatur im Erdinneren|geoisotherm
Geologe|||geologist
Geomatik|||geomatics
Geometer|||geodesist
Geonose|med||geonotic disease
Geordie||Person bzw. Dialekt aus Tyneside, England|Geordie
Geothermie|envir|Erdwärmenutzung|geothermal power generation
Geotop|geol||geotope
Geozone|||geographical zone
Gepard|zool||cheetah
Gepflegtheit||Sauberkeit|spruceness
Geplapper||Gerede, Gelaber|patter
Geplauder||Smalltalk|small talk
Gepolter|||rumbling
Gepräge||Abdruck|imprint
Gepränge|||ostentation
Gequake|||croaking
Gequatsche||Geschwätz|palaver
Ger|hist|Wurfspieß der Germanen|spear
Geraffel|ugs|Kram|
Gerangel|||scramble
Gerassel|||rattle
Geraune||Flüstern; Gerede|murmur
Gerberei|||tannery
Gerbung|textil||tanning
Gereiztheit||Wut, Zorn|temper
Gerfalke|orn||gyrfalcon
Geriater|med|Facharzt für Geriatrie|geriatrician
Geriatrie|med|Altersheilkunde|geriatrics
Gerinne|envir|Bett|stream bed
Gerinnsel|alt|Flüssigkeit, die in geringer Menge irgendwohin rinnt|trickle
Gerippe|ugs|Skelett; Schale|truss
Geriss|a|Ringen|competition
Germ|a|Hefe|yeast
Germane|ugs|Deutscher|Germanic
Germantown||verschiedene Städte in den USA|Germantown
Germer|bot||false hellebores
Germteig|cook,by||leavened dough
Gernegroß|ugs|Möchtegern|
Gerstensaft|ugs|Bier|beer
Gerstl|by|Moos, Kies|loot
Gerte||Rute|switch
Geruchssinn||Witterung|flair
Gerumse|ugs|Lärm, Krach|
Gerätehaus|agr|Schuppen|utility shed
Gerätschaft||Werkzeug; Ausrüstung|tool
Gerümpel|||lumber
Gerüttel||Schwingung, Stoß|
Gesa|mil||guisarme
Gesamtanzahl||Gesamtzahl|overall number
Gesamtbudget|fin|Gesamthaushaltsplan|overall budget
Gesamtetat|fin|Gesamthaushaltsplan|overall budget
Gesamtlage|pol|Konstellation|conjuncture
Gesamtmenge||Summe|overall quantity
Gesangsbuch|mus|Kirchengesangbuch|book of hymns
Gesangsstück|mus|Song, Lied|song
Geschehnis||Ereignis, Vorfall|event
Geschiebe|geol|Gesteinsbrocken am Gletschergrund|glacial debris
Geschieße|ugs|Beschuss, Schießerei|
Geschlinge|cook|Hals, Herz, Lunge, Leber von geschlachteten Tieren|pluck
Geschmeide||Schmuck|
Geschossbahn|mil|Geschossflugbahn|trajectory
Geschwafel||Gerede|patter
Geschwulst||Tumor|growth
Geschwür|med||boil
Geschädigter||Opfer|victim
Geschäftstag|econ|Werktag|business day
Geschäker||Flirt|
Geseich|||preachiness
Geseire|||preachiness
Gesenk|mach||bending die
Gesetztheit||Schwere|gravity
Gesichtsfeld||Blickfeld|field of vision
Gesims||Schmuck|ledge of rock
Gesinde|hist||servants
Gesittung||Zivilisation|civilization
Gespanntheit||Spannung, Anspannung|tensity
Gesperre|techn|Klinke|pawl
Gespinst|||cocoon
Gespons|alt|Gattin|spouse
Gespött||Spott, Hohn|mockery
Gestade|alt|Strand, Küste|beach
Gestation||Schwangerschaft|
Gesteck|||floral arrangement
Gestichel||Spitze|
Gestimmtheit||Laune, Stimmung|temper of mind
Gestirn||Himmelskörper|celestial body
Gestreite||Streiten|squabbling, wrangling
Gesträuch||Gebüsch, Unterholz; Busch|thicket
Gestrüpp||Gebüsch|thicket
Gestänge|||linkage
Gestöber|||drifts
Gestühl|||seating
Gestümper|ugs|Schund|
Gestüt|agr|Pferdezuchtbetrieb|stud farm
Gesums|ugs|Angabe, Getue|
Gesumsel|ugs|Kram|
Gesundung||Genesung, Erholung|recovery
Gesälz|cook,sued||jam
Gesätz|relig||decade
Gesäusel|geh|Gerede|
Gesöff|ugs|Wein|swill
Gesülze|ugs||blether
Geta||japanische Holzsandale|geta
Getratsch||Operation (Klatsch, Gerede)|gossip
Getratsche|ugs|Operation (Klatsch, Gerede)|gossip
Getreue|||abider
Getreuer|||abider
Getrommel|ugs|Hype, Aufregung|
Gettern|chem||gettering
Getto||Ghetto|ghetto
Getuschel||Flüstern; Gerede|whispering
Getäfel|constr,a||panel-work
Getäfer|constr,ch||panel-work
Getändel||Flirt|
Getöse||Lärm, Krach; Aufregung|uproar
Getümmel|||hubbub
Gevatter|alt|Pate|godfather
Geviert|print|bewegliche Leerstellentype im Bleisatz|quadrat
Gewagtheit||Leichtsinn|recklessness
Gewahrwerden|geh|Wahrnehmen, Bemerken|awareness
Gewaltdelikt|jur|Gewaltverbrechen|crime of violence
Gewaltmensch||Gewalttäter|brutal person
Gewalttat||Operation (Schreckenstat)|act of violence
Gewandtheit||Geschick, Geschicklichkeit|finesse
Gewandung|geh|Kleidung, Outfit|
Gewehrfeuer||Beschuss|rifle fire
Gewehrlauf|mil|Lauf eines Gewehrs|gun barrel
Geweih|zool||horns
Gewerbepark||Gewerbegebiet, Industriegebiet|light industry zone
Gewerk||Arbeitsgruppe, Gruppe|maintenance group
Gewese||Angabe, Getue|
Gewieftheit||Klugheit|canniness
Gewiegtes||Hackfleisch|
Gewiggel|ugs|Durcheinander, Wirbel|
Gewimmel||Gedränge|melee
Gewimmer||Gejammer|whine
Gewinnanteil||Dividende|dividend
Gewinnmarge||Profit|margin of profit
Gewinnspanne||Profit, Marge|margin of profit
Gewinsel||Gejammer|whine
Gewirr||Labyrinth|warren
Gewitztheit||Klugheit|canniness
Gewoge||Gedränge|
Gewogenheit||Gunst, Wohlwollen|favour
Gewusel|ugs|Gedränge|melee
Gewächs||Pflanze|plant
Gewährsmann||Quelle|source
Gewäsch|ugs|Blödsinn; Gerede|balderdash
Gewässergüte|envir|Gewässerqualität|quality of water bodies
Gewölle|zool||cast
Gewühl||Gedränge; Trubel|melee
Gewühle||Treiben, Gedränge|hustle
Gewürzkuchen||Gebäck|spice cake
Geysir|geol|Springquell|geyser
Gezerre|||tug-of-war
Gezeter|||nagging
Geziere||Angabe, Getue|
Gezwitscher|orn|Zwitschern|twitter
Gezähe|min||tools
Gezücht|geh|Nachkommen, Nachwuchs|
Geäder|bot|Aderstruktur|venation
Geäst|||branches
Geübtheit||Erfahrung, Kenntnis|
Gfrett|ugs|Wut, Zorn|
Ghanaer|||Ghanaian
Ghee||indisches Butterfett|ghee
Ghul||Dämon der arabischen Sage|ghoul
Gibbus||Krankheit (Hyperkyphose)|Pott’s disease
Gichtgas|techn||blast furnace gas
Gichtknoten|med|entzündlicher Knoten|tophus
Gickel|agr,by|Hahn, Hähnchen|cock
Gieper|nord|Lust|craving
Gierachse|aviat|Vertikalachse|yaw axis
Giersch|bot||goutweeds
Gießbach|||fast-flowing torrent
Gießer|||caster
Gießform|||die-set
Gießgefäß||Kanne|can
Gießharz|||cast resin
Giftler|a||drug taker
Giftmüll|envir|toxischer Abfall|poisonous waste
Giftpilz|myc||toadstool
Giftzahn|||poison fang
Gig||leichtes Boot; einspännige Kutsche; Auftritt|gig
Gigameter||Maßeinheit|
Gigant||Riese|giant
Gilb||gelblicher Belag|yellowing
Gilet|textil,a|Weste|waistcoat
Gilling|||roach
Gimpe|textil|Besatzschnur|gimp
Gimpel||Vogel|common bullfinch
Ginfizz|||gin fizz
Gingan|textil||gingham
Gingerale|cook|Ingwerlimonade|ginger ale
Gingiva|anat|Zahnfleisch|gum
Gingivitis|med|Zahnfleischentzündung|inflammation of the gums
Ginkgo||Baum|maidenhair tree
Ginkgobaum|bot|Fächerblattbaum|maidenhair tree
Ginko||Baum|maidenhair tree
Ginkobaum|bot|Fächerblattbaum|maidenhair tree
Ginster||Pflanze|brooms
Gipfelhöhe|aviat|maximale Flughöhe|flying ceiling
Gipfeli|cook,ch||croissant
Gipfelpunkt||Höhepunkt, Maximum|culmination
Gipser|||plasterer
Gipsform|||plaster mould
Gipsputz|constr||stucco
Gipsspat||Mineral|
Girant|fin,a|bisheriger Inhaber|endorser
Giratar|fin,a||endorsee
Girlande|||garland
Girlitz|orn||European serin
Giro|fin|Überweisung ohne Bargeld|giro
Gis|mus|um einen Halbton erhöhtes G|G sharp
Gischt|||sea foam
Gitterwerk|techn|Gittermauerwerk|checkerwork
Givet|geol||Givetian
Glabella|anat||intercilium
Glace|ch|Eis|ice cream
Gladius|anat|Rückenplatte|skeletal pen
Glans||Eichel|
Glanzlicht||Höhepunkt|glossy highlight
Glanznummer|art|Sensationsnummer|show-stopping number
Glanzpunkt||Höhepunkt|highlight
Glanzstück||Meisterwerk, Meisterstück|master stroke
Glanzton||Funkeln|
Glanzzeit||Blüte, Blütezeit|days of glory
Glasauge|med|Augenprothese|ocular prosthetic
Glasband|||fibre glass strip
Glasbläser||Handwerker|glassblower
Glasdach|||glass roof
Glasfalz|||glass groove
Glasfluss|techn|Strass, Masse|paste
Glashaut|anat||egg coat
Glaskrug|||glass jug
Glasmasse||Schmelze|glass composition
Glasnost|pol|sowjetische Politik der Öffnung|
Glasofen|||clacar
Glasrand|||bezel
Glasrohr|||glass tube
Glasstab|||glass rod
Glastür|||glass door
Glasur|||glaze
Glaswand|||glass panelss
Glaswerk|||glassworks
Glattbutt|zool|Kleist|brill
Glatteis|meteo|Straßenglätte|clear ice
Glaubenssatz||Lehre, Dogma|doctrine
Glaukom|med|grüner Star|green star
Glazial|meteo,geh|Eiszeit|ice age
Glee|mus|mehrstimmiges Lied|glee
Glefe||Waffe|
Gleichklang||Harmonie|sympathy
Gleichmut||Gelassenheit|even nature
Gleichstand||Unentschieden, Remis|tie
Gleisbau|||track works
Gleisbett|constr|unterhalb der Schienen|track bed
Gleiskörper||Schienen, Schwellen und Gleisbett|permanent way
Gleissperre||Stellwerksfunktion bei der Bahn|track blocking
Gleiter|naut||planing hull
Gleitflieger|sport|Gleitschirmpilot|paraglider pilot
Gleitgel|||lube
Gleitstück||Schieber|slider
Gleitung||Gleiten|glide
Gleitweg|aviat||glide path
Gleve||Waffe|
Gley|geol|Grundwasserboden|groundwater soil
Glibber|cook,nord|Gelatine|edible gelatin
Gliedstaat||Bundesstaat|constituent state
Glimmer|min|Mika|mica
Glimmstängel|ugs|Droge|cig
Globule|astron||gas and dust cloud
Glorie|meteo|Hof|aureola
Gloriette|constr|Steinpavillon mit Aussicht auf eine historische Parkanlage|gloriette
Gloriole||Glanz|glory
Glosse|ling|Anmerkung|gloss
Glotzer|||gawker
Gloxinie|bot||gloxinia
Glubscher|ugs|Auge|
Glucke||Vogel (Henne)|sitting hen
Glukose||Zucker|glucose
Glump|by|Dreck, Schrott|junk
Glumpert|ugs|Kram|junk
Glutamat|chem||glutamate
Glutbett|||firebed
Glutnest|||hot spot
Glycan|chem|Vielfachzucker|polysaccharide
Glycerol|chem||glycerin
Glykan|chem|Vielfachzucker|polysaccharide
Glykogen|chem|tierische Stärke|glycogen
Glykol|chem||glycol
Glyphe|||glyph
Glyptik|||glyptics
Glätte|||sleekness
Glätter|techn||smoothing tool
Glättung|stat|Glätten|smoothing
Gläubigkeit|psych|Vertrauen, Zutrauen|trustfulness
Glöckner|||ringer
Glückslos||Preis, Treffer|
Glühlampe||Glühbirne|incandescent globe lamp
Glühlicht|alt|Lampe (Glühbirne)|
Glühwürmchen||Käfer (Johanniswürmchen)|firefly
Gnagi|ch|Speise (Schweinshachse)|shank
Gneis|min||gneiss
Gnom||Fabelwesen (Däumling)|gnome
Gnomon|||shadow-casting style
Gnomonik||Kunst der Sonnenuhrkonstruktion|gnomonics
Gnu|zool|afrikanische Antilope|gnu
Goalgetter|sport,ugs|Torjäger|goal scorer
Goalie|ugs|Torwart, Torhüter|goal keeper
Gockel||Hahn|cock
Gockelhahn|agr,ugs|Hähnchen|cock
Gode|hist|Priester und Häuptling im alten Island|chieftain
Goderl|a|lockere Haut unter dem Kinn bei Mensch und Tier|jowl
Godl|relig,a|Patentante|godmother
Goethit|min|Nadeleisenerz|goethite
Gof|ch|Bengel|ankle-biter
Goi||Nichtjude|goy
Gokart||Fahrzeug|go-cart
Golatsche||Süßspeise|
Goldader|min||lode of gold
Goldapfel|bot,alt|Tomate|tomato fruit
Goldbrasse||Fisch|gilt-head sea bream
Goldesel|ugs||cash cow
Goldkurs|||gold rate
Goldlack|||gold lacquer
Goldmark|||gold mark
Goldrand|||gold edge
Goldregen|bot|Gelbsträucher|golden chains
Goldrute||Pflanze|
Goldware|econ||gold articles
Goldwurz|ugs|Pflanze|
Golfanlage|sport|Golfplatz|golf course
Golfball|sport||golf ball
Golfclub|||golf club
Golferarm|med|Golferellenbogen|golfer’s arm
Golfspieler||Golfer|golf player
Gon||Winkelmaß im Vermessungswesen|gradian
Gonade||Drüse|gonad
Gonagra|med|Gicht am Knie|gout in the knee
Gonarthrose|med|Kniegelenkarthrose|knee osteoarthritis
Gonorrhö|med||gonorrhoea
Gorgone|||Gorgon
Gosche|by|Maul, Schnabel|trap
Gose||säuerliches Bier aus Leipzig und Goslar|gose
Gosse|constr|Abflussrinne|gutter
Gotcha|sport,ugs|Mannschaftsspiel mit Farbkugeln|paintball
Gote||Angehöriger eines germanischen Volkes|Goth
Gotin|hist||Goth
Gotte|relig,ugs|Patentante|godmother
Gotteslehre|relig|Theologie|study of God
Gottesmann||Prediger|man of God
Gouache||eine Maltechnik|Gouache
Goudron|constr|Bitumenanstrich|goudron
Gourde|fin|Währung von Haiti|gourde
Gout||Geschmack, Gusto|
Gouvernante|alt|Erzieherin|governess
Grabar||Sprache (Altarmenisch)|
Grabbau|constr|Grabmal|tomb
Grabenbruch|geol|Rift|graben
Grabeskirche|relig|Kirche vom heiligen Grab|
Grabfeld|hist|Begräbnisstätte|burial ground
Grabgewölbe||Gruft|burial vault
Grabraub|||grave robbery
Grabrede|||funeral address
Gracht|||canal
Grader|techn||road grader
Gradmesser||Indikator, Zeichen|measure
Graffel|ugs|Kram|junk
Grafikformat|comp|Grafikdateiformat|graphics file format
Grafit|min||graphite
Graft|constr,alt|Schutzgraben|defence ditch
Gral||wundertätige Schale der Sage|Grail
Gram|geh|Kummer|grief
Grammel|cook,a||crackling
Granalie|chem||prill
Granarium|agr|Getreidespeicher|granary
Granat|min||garnet
Granatapfel||Frucht|pomegranate
Granatfeuer|mil|Beschuss|shelling
Granatwerfer|mil|Mörser|trench mortar
Grandezza||Stolz, Eleganz|
Grandiosität||Faszination|awesomeness
Granne|bot||beard
Grantler|by||sourpuss
Granulat|||granules
Granulit|min||white stone
Granulom|med||granuloma
Grapefruit||Frucht|
Grapen|||tripod skillet
Graphem||Schriftzeichen, Symbol|
Graphiker||Grafiker|graphic designer
Graphit|min||graphite
Graphitstift||Bleistift|
Grasdach|||grass roof
Grashalm|||blade of grass
Grashüpfer||Insekt|slant-faced grasshoppers
Grasmäher|ugs|Werkzeug (Rasenmäher)|
Gratweg|||ridgeway
Graubart|||greybeard
Graubereich||Grauzone|borderland
Graubrot|cook||brown bread
Graubär|zool||grizzly bear
Grauerde|geol||podzol
Graugans|orn||greylag goose
Grauguss|||gray iron
Graupe|||grain of pearl barley
Graupel|meteo||soft hail pellet
Graus|||horror
Grautier|ugs||ass
Grauton|photo||half tone
Grauwal|zool||gray whale
Grauwert|photo||half tone
Graveur|||engraver
Gravidität||Schwangerschaft|pregnancy
Gravis|||grave accent
Gravität||Würde|gravitas
Greifarm|techn||claw arm
Greifbarkeit||Sichtbarkeit|palpability
Greifer|techn|Zange|tongs
Greifzug|||puller hoist
Grelle|||glariness
Grellheit||Schärfe|stridency
Grenadier||Schütze|rifleman
Grenadine||Frucht|
Grenzbereich||Grenzgebiet|frontier
Grenzer|ugs||border resident
Grenzgraf||Markgraf|
Grenzland||Grenzgebiet|borderlands
Grenzlinie||Begrenzung, Abgrenzung|demarcation line
Grenzort|pol||border town
Grenzpolizei||Behörde (Grenzschutz)|border police
Grenzraum|pol|Grenzgebiet|border region
Grenzregion|pol|Grenzgebiet|border region
Grenzschicht||Sperre, Absperrung|barrier
Grenzwache||Grenzschutz|border police
Griebe|cook||crackling
Griebs|cook|Gehäuse|core
Griebsch|cook,nord|Gehäuse|core
Grieß||Gleisbettungsmaterial bei der Bahn|ballast chipping
Griffel|||slate pencil
Griffleiste|mus|Bund|fret
Grillade|cook,ch||barbecue party
Griller|cook|Gartengrill|barbecue grill
Grillgut|cook||barbecued food
Grillhendl|cook,by|gegrilltes Huhn|rotisserie chicken
Grillkohle||Holzkohle|charcoal
Grillwurst||Bratwurst|grilled sausage
Grimasse|||grimace
Grind|ch|Keks, Kürbis|bonce
Grippezeit|med|Zeit der Grippewelle|flu season
Grips|ugs|Verstand, Geist|wit
Griss|a|Ringen|competition
Grit||grober Sand; Durchhaltewillen|grit
Griwna|fin||hryvna
Grobheit|||rudeness
Grobian||Lümmel|boor
Grog||heißes Getränk mit Rum|grog
Groppe|||common bullhead
Grossist||Großhändler|wholesale dealer
Grosz|fin|Währungsuntereinheit in Polen|grosz
Groupware|comp|Gruppensoftware|groupware
Großaufnahme||Nahaufnahme|close-up
Großbaum|naut||boom
Großdemo|ugs||mass demonstration
Großenkel||Urenkel|great-grandchild
Großereignis||Event|major event
Großfeuer||Großbrand|blaze
Großhirn|anat||cerebrum
Großkaufmann|econ|Händler|merchant
Großkind|ch|Enkel|grandchild
Großloge|||Grand Lodge
Großmast|naut|zweiter Mast bei einem Segelschiff|mainmast
Großmaul|ugs||loudmouth
Großmut||Großzügigkeit|generosity
Großpapa|ugs|Großvater|grandpa
Großtrombe||Wind (Tornado)|tornado
Großwespe||Insekt|
Großwild|||big game
Grubber|agr||field cultivator
Grubenbau|min|Abbau|stope
Grubenfahrt|min|Einfahrt|descent
Grubenhund|min|Wagen, Hunt|mine car
Grufti|ugs||crumbly
Gruit||Gewürz|
Grummet|agr||foggage
Grundannahme||Voraussetzung, Grundvoraussetzung|basic assumption
Grundaussage||Grundidee|basic statement
Grundbau|constr||foundation engineering
Grundbirne|ugs|Kartoffel|potato
Grundeis|meteo||ground ice
Grundel|zool||goby
Grundfrage||Grundvoraussetzung|threshold issue
Grundhai|zool||ground shark
Grundkapital|econ|Gesellschaftskapital|share capital
Grundlegung|constr|Gründung|ground work
Grundlinie||Achse|base line
Grundmasse||Matrix|ground mass
Grundmauer|constr|Sockel, Fundament|substructure
Grundpfeiler|phil|Grundsatz|tenet
Grundplatine|comp|Mainboard|main board
Grundplatte|techn|Frosch|bolster plate
Grundregel||Grundsatz, Maxime|basic rule
Grundsee|naut|Wellenbildung im flachen Wasser|groundswell
Grundstoff||Beschlag, Binder; Rohstoff|binder
Grundsäule||Pfeiler|main pillar
Grundton|mus|erste Stufe einer Tonart|keynote
Grundursache||Hauptgrund, Hauptursache|root cause
Grundwelle|phys|Grundschwingung|fundamental frequency
Grundzahl|math|Basis|base
Grus||zerkleinertes Gestein, Kohlenstaub|slack
Gruselfilm||Horrorfilm|horror film
Grut||Gewürz|
Grußformel||Anrede|salutation
Grußkarte||Postkarte|greetings card
Gräberfeld|hist|Begräbnisstätte|burial ground
Gräfte|constr,reg|Schutzgraben|defence ditch
Gräte||Knochen|fish bone
Grätsche|sport|Regelverstoß beim Fußball|sliding tackle
Grätzel|ugs|Stadtteil, Ortsteil|
Grätzl|ugs|Stadtteil, Ortsteil|
Gräuel||Abneigung|aversion
Gräueltat||Operation (Schreckenstat)|infamous action
Gräzist|||hellenist
Grölerei||Geschrei, Gebrüll|
Grönländisch||Sprache|
Grübchen|||dimple
Grübelei|||musing
Grümpel|ch||lumber
Grünanlage||Park|park
Grünbrücke|constr|Wildtierpassage|game pass
Grünbuch|pol||green paper
Gründervater||Gründungsmitglied|founding father
Grünfink|orn||European greenfinch
Grünkern|cook||green spelt
Grünling|orn||western greenfinch
Grünrock|joc|Jäger|hunter
Grünschnabel|ugs|Neuling|fledgling
Grünspan|||verdigris
Grünzeug|ugs|Gemüse|leafy vegetables
Grünzone|||green belt
Grüppchen||Schar|covey
Grützbeutel||Hautkrankheit (Trichilemmalzyste)|serbateous cyst
Grütze|cook||grouts
Gschaftl|a|Aufgabe|small duty
Gschrapp|a|Kleiner|rug rat
Gspusi|a|Fremdgehen|dalliance
Gsälz|ugs|Marmelade|
Guanako|zool||guanaco
Guarana|cook||guarana fruit
Gucker|by|Fernglas|binoculars
Guckloch|||peephole
Guerillero||Soldat (Aufständischer)|
Guideline||Orientierung, Ausrichtung|
Guineer|||Guinean
Gully|constr,a|Wasserabflussschacht auf der Straße|gully hole
Gummibär|cook||Gummi bear
Gummifuß|||rubber base
Gummigutt||getrockneter Saft des Mangostanbaums|cambogia
Gummizelle|med,ugs|Kriseninterventionsraum|padded cell
Gummizug|||elastic strap
Gupf|sued,a|Gipfel, Spitze|top
Gur||erdiger Niederschlag aus Gestein|guhr
Gurgel||Kehle|throat
Gurkerl|cook,a||pickled cucumber
Gurkha|mil|nepalesischer Soldat in der brit. oder ind. Armee|Gurkha
Gurtband|||belt band
Gurtzeug|mil||body harness
Gusche|ugs|Mund|
Gussform|techn||die-set
Gussstück|techn|Gusserzeugnis|cast
Gussteil|techn|Gusserzeugnis|cast
Gusti|agr,ch||heifer
Gutdünken||Ermessen|discretion
Gutmeldung|comp|positive Rückmeldung|positive acknowledgement
Gutpunkt|||credit point
Gutsch|meteo,ch|Wolkenbruch|cloudburst
Gutschrift||Guthaben|asset item
Gutsel|cook|Bonbon|drop
Gutshaus||Hof, Herrenhaus|manor house
Gutsherr|||estate owner
Gutshof|||manor house
Gutta|||gutta-percha
Gutteil||Hauptteil|in-spec part
Gutti||getrockneter Saft des Mangostanbaums|cambogia
Guyaner|||Guyanese
Guyot|geol||table mount
Gymnosperme||Pflanze|naked-seed plant
Gynäzeum|bot||gynoecium
Gyrometer|phys|Instrument zur Messung von Drehbewegungen|gyrometer
Gyroskop|techn|Kreisel|gyroscope
Gyrus|anat|Hirnwindung|convolution
Gyttja|geol||dy
Gäle|||Gael
Gälin|||Gael
Gämsbock|zool||chamois buck
Gänschen|zool||gosling
Gänseei|||goose egg
Gänsefüßchen|ugs|Anführungszeichen|quotation mark
Gänserich||Vogel (männliche Gans)|gander
Gärben||Operation (Raffinerieren)|
Gärprozess|agr|Gärungsprozess|fermentative process
Gärrest|||fermentation residue
Gärstoff|chem||ferment
Gärtchen|||small garden
Gärung|||fermentation
Gärungsstoff||Pilz|zymoma
Gässchen||Gasse, Weg|alley
Gästeklo|ugs||guest toilet
Gäu|sued|flaches, fruchtbares Land|district
Göd|by,a|Taufpate|godfather
Göffel||Kombination aus Gabel und Löffel|spork
Gönnerschaft||Förderung, Unterstützung|patronage
Göpel|hist||horse-capstan
Gör|ugs|Kind|kid
Gösch|naut|Bugflagge|jack
Gössel|zool||gosling
Göttlichkeit|relig|göttliches Wesen|divine nature, divineness
Götzenbild||Idol|
Güggel|agr,ch|Hahn, Hähnchen|cock
Güggeli|cook,ch|Hähnchen|roast chicken
Güsel|ch|Abfall|refuse
Gütegrad|techn|Leistungsgrad|performance factor
Güteklasse||Sorte|grade
Güterschiff||Frachter, Frachtschiff|cargo ship
Güterwaggon||Wagen|goods wagon
Gütezeichen||Gütesiegel|mark of quality
Haarband|||hair-band
Haarclip|||hair slide
Haarfilz|||hair felt
Haarföhn|||hair dryer
Haargel|||hair gel
Haarknoten||Dutt|bun
Haarlocke||Welle|lock of hair
Haarmode|||hairstyling
Haarnetz|||hairnet
Haarreif|||hair circlet
Haarriss|techn||check shatter edge
Haarsieb|||dilluer
Haarstern|astron|Komet|comet
Haarteil|||toupee
Haartracht||Frisur|coiffure
Haartrockner||Föhn|hair dryer
Haarverlust|med|krankhafter Haarausfall|pathological loss of hair
Haarwelle||Locke|hair wave
Haarwild|||furred game
Haarzopf|||plait
Haaröl|||hair oil
Haberer|a|Kumpel|buddy
Habgier|||greed
Habicht||Vogel|goshawk
Habilitation|stud|akademische Lehrbefähigung|
Habit||Angewohnheit|habit
Habitat||Lebensraum|living space
Habsucht|||covetousness
Hachse||Speise (Schweinshaxe)|shank
Hackbeil|cook|Fleischerbeil|cleaver
Hackepeter||Mett|raw minced pork
Hackler|a|Arbeiter, Arbeitnehmer|
Hackordnung||Rangfolge|pecking order
Hadaikum|geol||Hadean
Hadal|envir||hadal zone
Haddsch|relig||Hajj
Hader|geh|Groll|rancour
Haderer|a|Spitzel|police informer
Haderlump|by|Gauner|imp
Hadsch|relig||Hajj
Hafenbau|||harbor construction
Haferl|ugs|Tasse|mug
Haferlschuh||Schuhwerk|
Haff||Bucht hinter einer Landzunge|lagoon
Haflinger||Pferd|
Hafner||Handwerker|stove fitter
Hafnerei|||stove-building
Hafnium|chem||celtium
Haftanstalt||Gefängnis, Zuchthaus|penal institution
Haftdauer|jur|Dauer der Haft|period of detention
Haftmine|mil||limpet mine
Haftort||Gefängnis, Zuchthaus|
Haftraum||Zelle|prison cell
Haftrichter|jur|Untersuchungsrichter|examining magistrate
Haftvermögen||Haftung|adhesion
Haftzeit|jur|Dauer der Haft|period of detention
Hag|geh|Hecke, Gehölz|hedge
Hagedorn|bot||hawthorn
Hagestolz|alt|ältere Junggeselle; Junggeselle aus Überzeugung|older bachelor
Haggadah|relig|Buch für das jüdische Passahfest|Haggadah
Hahnenkamm|bot|Silberbrandschopf|plumed cockscomb
Hahnrei|alt||cuckold
Haifisch|zool||shark
Hakelei||Streit, Auseinandersetzung|
Halali|hunt||mort
Halbband|print||half-leather binding
Halbblut|zool|Kreuzung aus zwei Pferderassen|crossbred horse
Halbbyte|comp||half-byte
Halbfabrikat|econ|halbfertiges Erzeugnis|half-finished product
Halbgerade||Strahl|ray
Halbgeschoß|constr,a|Zwischengeschoss|half storey
Halbgott|||demigod
Halbierende|math|Halbierungslinie|bisecting line
Halbling||Fabelwesen (Hobbit)|
Halblinks|sport|Spielerposition beim Handball|left back
Halbmesser||Radius|radius
Halbnahe|||medium close-up
Halbraum|math||half space
Halbrechts|sport|Spielerposition beim Handball|right back
Halbstarker||Mitglied einer Motorradbande|biker
Halbstock|constr|Zwischengeschoss|half storey
Halbtax|transp,ch||half-price pass
Halbton|photo||half tone
Halbwelt|||demi-monde
Halbzeug|||semi-chemical paper pulp
Halferei|transp|Schiffsziehen|
Halfter|agr||head collar
Halit|min||halite
Halleffekt||Echo|reverb
Halligalli|ugs|Feiern|merrymaking
Hallodri|||happy-go-lucky sort
Halloumi||Käse|
Hallraum|||live room
Halm||Stiel|stem
Halonävus||Hautkrankheit|
Halophyt|bot||salt-tolerant plant
Halsader|||jugular
Halsbinde||Halskette|necklet
Halse|naut||jibe
Halskrause|textil|Spanischer Kragen|ruff
Halstuch|||neckerchief
Halsung|hunt|Hundehalsband|dog collar
Halsweh|med|Halsschmerzen|sore throat
Haltegriff||Henkel|handle
Haltepunkt|transp|Haltestelle|stopping point
Haltetau|naut||mooring rope
Haltewinkel|constr|Befestigungswinkel|mounting bracket
Halunke||Gauner|dastard
Halwa|cook|Süßspeise aus dem Nahen Osten|halvah
Hamam|||Turkish bath
Hamamelis||Pflanze (Virginische Zaubernuss)|
Hammada||Felswüste innerhalb der Sahara|hammada
Hammel|agr||wether
Handapparat|telco,geh|Hörer|telephone handset
Handarbeiter||Handwerker|workman
Handelsmann|alt|Händler, Geschäftsmann|tradesman
Handelsplatz||Markt|market place
Handfessel||Kette|
Handfläche|anat|Handinnenfläche|palm of the hand
Handgeld|fin,alt|Anzahlung|advance deposit
Handgriff||Henkel; Stiel|handle
Handikap||Behinderung, Handicap|disability
Handkarre|transp,nord|Transportwagen|handcart
Handkarren|transp|Transportwagen|handcart
Handkuss|||kiss on the hand
Handkäse|cook|Harzer Roller|Harz cheese
Handlampe||Taschenlampe|inspection lamp
Handlauf|constr|Geländerstange|handrail
Handlocher|comp|Lochkartenlocher|card puncher
Handorgel|ugs|Akkordeon|accordion
Handout||Papier, Paper|
Handrad|||handwheel
Handreichung||Ratgeber|guide
Handsatz|print||hand setting
Handschelle||Kette|
Handstreich||Schlag|coup de main
Handsäge|techn||hand saw
Handteller|anat|Handinnenfläche|palm of the hand
Handwagen|transp|Transportwagen|handcart
Handweiser||Leitfaden|reference booklet
Handwurzel|anat|Handgelenk|wrist joint
Handymarkt|econ|Mobilfunkmarkt|mobile communications market
Handymast|telco|Mobilfunkmast|mobile phone tower
Handzettel||Flyer, Flugblatt|flyer
Hanfgarn|textil||hemp yarn
Hanfseil|||hemp rope
Hanföl|||hempseed oil
Hangfuß|||bottom of slope
Hanglage|||hillside situation
Hangrutsch|envir|großflächige Rutschung von Lockermaterial|landslide
Hangtäter|jur|Gewohnheitstäter|persistent offender
Hanswurst||Person, die sich lustig benimmt|clown
Hantel|sport||dumbbell
Hapax|ling|Einzelbeleg|hapax legomenon
Haptik|||tactile feel
Harakiri|||hara-kiri
Harass|ch|Steige|crate
Hardcopy|alt|Screenshot|
Harddisk||Festplatte|
Hardlock|comp|Kopierschutzstecker|software protection dongle
Hardrock|mus||hard rock
Harfenist|mus|Harfenspieler|harpist
Harke|agr,nord||rake
Harm|geh|Kummer|grief
Harmattan|meteo|Windsystem in Nordafrika|harmattan
Harmonik|||harmonics
Harn||Urin|urine
Harnfluss|med|Diabetes|diabetes
Harnisch||Panzer, Rüstung|armour
Harnkraut||Pflanze (Schlangenmoos)|
Harnruhr||Diabetes|diabetes
Harnstau|med||urinary retention
Harpune|||harpoon
Harpyie|||harpy
Harst|ch|Schar|swarm
Hartgeld|fin||coined money
Hartheu||Pflanze (Johannisblut)|Saint John’s worts
Hartholz|agr||high-density wood
Hartlaub|bot||sclerified leaves
Hartlot|||brazing solder
Hartzinn|||pewter
Haruspex|hist|Eingeweideschauer|haruspex
Harvester||Gerät (Holzvollernter)|
Harzöl|||resin oil
Hasardeur||Zocker|gambler
Hasardspiel||Glücksspiel|game of chance
Haschee|cook||hash
Hascherl|sued|Spatz|mite
Hasel|zool||common dace
Haselstrauch|bot|Haselnussstrauch|common hazel
Hasenfuß|ugs|Feigling|coward
Hasenohr|||rabbit ear
Hashwert|comp||hash code
Hasibär|ugs|Darling|
Hasimaus|ugs|Darling|
Hasipupsi|ugs|Darling|
Haspe||Schließe|hasp
Haspel||Speise (Schweinshachse)|unwinder
Hasser|||hater
Hassobjekt||Feindbild|detestation
Hatschek|ling||caron
Hatscher|by||trudge
Hatz||Jagd, Hetze|hurry
Haubenlerche||Vogel|crested lark
Hauber|auto|Motor vor dem Führerhaus|
Haubitze|mil||howitzer
Haudegen|||swashbuckler
Haue||Hacke|hoe
Hauerit|min||hauerite
Haufwerk|min||broken rock
Hauklotz|||chopping block
Hauptakteur||Held, Hauptfigur; Protagonist|protagonist
Hauptanteil||Hauptteil|main share
Hauptarm|||main channel
Hauptaussage||Grundidee|basic message
Hauptbüro||Zentrale|main office
Hauptgesims|constr|Balkenkonstruktion über einer Säule|entablature
Hauptgestalt||Hauptfigur|main character
Hauptgewinn||Jackpot|jackpot
Haupthaar||Mähne|head of hair
Hauptperson||Held, Hauptdarsteller|protagonist
Hauptplatine||Mainboard|main board
Hauptpunkt||Kern|pith
Hauptseite||Homepage, Startseite|home page
Hauptstelle||Zentrale|central office
Hauptstütze||Rückgrat|spine
Hauptton|ling|Hauptbetonung|primary stress
Haupttreffer||Jackpot|jackpot
Hauptuhr|||central clock
Hauptwort||Nomen, Substantiv|noun
Hausarbeiter|a|Hausmeister|caretaker
Hausbar|||house bar
Hausbesorger|a|Hausmeister|caretaker
Hausbock|zool|Großer Holzwurm|European house borer
Hausboot|||houseboat
Hausbrot|cook||brown bread
Hausbursche||Diener|menial servant
Hausdach|constr||house roof
Hausdame||Haushälterin|housekeeper
Hausdiener|hist|Hausangestellter|domestic
Hausecke|||corner of a house
Hausenblase||getrocknete Schwimmblase des Hausen, verwendet in der Wein- und Bierherstellung|isinglass
Hausente|agr||domestic duck
Hausfront|constr|Straßenseite|street frontage
Hausgast|||house guest
Hausgeist|lit|Kobold|hobgoblin
Hausgeld|fin||income of prison inmates
Hausgenosse||Mitbewohner, Mitbewohnerin|housemate
Hausgott|||household god
Haushaltung||Hauswirtschaft|housekeeping
Haushuhn|orn||Domestic fowl
Haushund|zool||domestic dog
Hauslehrer|school|Nachhilfelehrer|private teacher
Hausmauer|constr|Hauswand, Außenwand|outer wall
Hausmaus|zool||house mouse
Hausmädchen||Haushälterin|housemaid
Hausmüll||Abfall|
Hauspost|||internal mail
Hausputz||Hausarbeit|housecleaning
Hausrind|zool||taurine cattle
Haussa|||Hausa
Hausse||Epoche|bull market
Haussier|fin|Haussespekulant|bull
Haussperling||Vogel (Spatz)|house sparrow
Haussuchung||Durchsuchung, Hausdurchsuchung|home search
Haustochter||Dienstmädchen|lady's help
Hausvater||Leiter eines Internats, Heims, etc.|housefather
Hausverstand||Vernunft, Ratio|common sense
Hauswanze|zool|Gemeine Bettwanze|common bed bug
Hauswart||Hausmeister|caretaker
Hauswirt||Vermieter|landlord
Hauszelt|||ridge tent
Hausübung|a|Hausarbeit, Hausaufgabe|assignment
Hautalterung|med|Alterung der Haut|skin ageing
Hautarzt|med||dermatologist
Hautbild|med||skin texture
Hautevolee||Establishment, Oberklasse|
Hautleim|||hide glue
Hautpilz|med||cutaneous fungus
Hauttyp|||skin type
Hautwolf|med||chafe
Havarie|aviat||aircraft accident
Haxe||Speise (Schweinshachse)|shank
Haxl|cook,by||shank
Hazienda|||hacienda
Hearing|pol|Anhörung|hearing
Hebebühne||Steiger|lifting platform
Hebegerät|techn|Hebevorrichtung|lifting device
Hebelarm|techn|vorspringender Träger|cantilever
Hebelwirkung|fin|höhere Rendite bei Fremdkapitaleinsatz|leverage effect
Heber|sport||weightlifter
Hebewerk|techn||freight lift
Hebezeug|techn|Hebegeschirr|lifting gear
Hebezug|||hoist
Hebraismus||Ausdruck, der aus dem Hebräischen abgeleitet ist|hebraism
Hebräer|||Hebrew
Hebung||Heben; Erhöhung|lift
Hechel|textil||hatchel
Hecktür|auto||tailgate
Hede|nord|Abfall von Flachs und Hanf|tow
Heeresspital|mil,a|Lazarett|military hospital
Heereszug||Feldzug|campaign
Hefekloß|cook||sweet yeast dumpling
Hefepilz|bot||yeast fungus
Hefeteig|cook||leavened dough
Hefezopf|cook||plaited loaf
Heftchen|||booklet
Hefter|||stapler
Heftigkeit||Gewalt, Kraft; Energie|violence
Heftnaht|techn||tack weld
Heftroman|lit|Groschenroman|penny dreadful
Heftung|print||sewing
Hegemon|pol|Führungsnation|hegemon
Heger|||wildlife manager
Hehl||kein Hehl machen: nicht verbergen|secret
Hehler|||receiver
Hehlerei|jur||receiving of stolen property
Hehlwort||Verharmlosung|
Hehrheit|alt|Würde|
Heia||Bett in der Kindersprache|bed
Heiabett|ugs|Schlafplatz, Lager|
Heidenlärm||Krach, Krawall|din
Heidentum||Religion|heathendom
Heiermann|ugs|Münze (Fünfmarkstück)|
Heilanstalt||Sanatorium|convalescent home
Heilbad|||therapeutic bath
Heilbutt|zool||halibut
Heilerde|med||healing earth
Heilkunst||Medizin|medicine
Heilschlaf|med|Schlafbehandlung|treatment by sleep
Heiltum|relig,alt||relic
Heimbüro||Arbeitszimmer|office in home
Heimchen|zool||house cricket
Heimgang|||going home
Heimkehrer|mil|Rückkehrer|homecomer
Heimrad|sport||stationary bicycle
Heimsuchung||Invasion|infestation
Heimtier||Haustier|pet animal
Heimwehr|||home guard
Heister|bot|Jungbaum ohne Krone|feathered tree
Heizanlage||Heizung|heating installation
Heizdraht|electr|Glühfaden in einer Elektronenröhre|heating filament
Heizer|||heating appliance
Heizgas|||heating gas
Heizhaus|a|Bauwerk|boiler house
Heizkörper||Heizung|heater
Heizlast|||heating load
Heizofen|techn||heating furnace
Heizpilz|||patio heater
Heizraum|techn||combustion chamber
Heizrohr|||heating pipe
Heizstab|||heater
Heizwerk|||heating plant
Heizwert|||heating value
Heißluft|||hot air
Heißzeit|meteo||warm age
Hektare|ch|Maßeinheit|
Hektoliter||Maßeinheit|hectolitre
Heldenmut|geh|Tapferkeit|bravery
Helding|||hero
Helikase|chem||helicase
Helikon|mus||helicon
Heliograf|telco|Spiegeltelegraph|heliograph
Heliograph|telco|Spiegeltelegraph|heliograph
Hellene||Grieche|
Hellhäutiger|biol|Weißer|Caucasian
Helling|naut|Schiffsbauplatz mit Rampe|launching berth
Helmdach|constr|Kuppel|cupola
Helminthe|zool|Eingeweidewurm|helminth
Helmzier|||crest
Helophyt||Pflanze|mire plant
Helot||Sklave des Staates in Sparta|helot
Helpdesk|comp|Anwenderbetreuung|support help desk
Helvetismus|ling|schweizerdeutsche Besonderheit|Swiss idiom
Hemdchen|textil||cami top
Hemdzipfel|textil|Hemdteil, der in die Hose steckt wird|shirt tail
Hemiole|mus|taktübergreifender Betonungswechsel von zweimal drei zu dreimal zwei Schlägen|hemiola
Hemmer|||retardant
Hemmnis||Behinderung, Hindernis|obstruction
Hemmschuh||Blockade, Hindernis|wheel chock
Hendl|ugs|Huhn|chicken
Hephäst||Gott|
Heptagon|math||septagon
Heptan|chem||heptane
Herabsetzung||Reduzierung, Abbau|put-down
Heraldik|||heraldry
Herbheit|||acerbity
Herbizid|agr||weedkiller
Herbstmonat|alt|September|September
Herbstwind|meteo|herbstlicher Wind|autumn wind
Herdbuch|agr|Zuchtstammbuch|stud book
Herdenschutz|med|Populationsimmunität|herd immunity
Herdofen|techn||hearth-type furnace
Heredität||Vererbung|heredity
Herfahrt|||journey here
Hergang||Verlauf, Ablauf|course of events
Herkunftsort||Heimatort|place of origin
Herlitze|bot|Gelber Hartriegel|yellow dogwood
Herme|art||herm
Hermetik|||Hermeticism
Hernie|med|Bruch|hernia
Heroe||Held|hero
Herpetofauna|zool|alle Amphibien- und Reptilienarten einer Region|herpetofauna
Herrenfrisör||Barbier|
Herrenpilz|myc|Gemeiner Steinpilz|penny bun
Herrenrad||Hirsch (Herrenfahrrad)|man’s bicycle
Herrentag|ugs|Vatertag|Father’s day
Herrenzimmer|geh|Wohnzimmer, Salon|gentlemen’s room
Hervorhebung||Akzent, Betonung|emphasis
Herzanfall|ugs|Herzinfarkt|heart attack
Herzblatt||Darling|darling
Herzbube|||jack of hearts
Herzdame|||sb.’s inamorata
Herzenge|med|Brustschmerz|angina pectoris
Herzflimmern|med|Flimmern des Herzens|fibrillation of the heart
Herzform|||heart form
Herzkasper|ugs|Herzinfarkt|heart attack
Herzrasen|med|beschleunigter Herzschlag|rapid heart beat
Herzschmerz||Kummer|heartache
Herztod|med||death from heart disease
Herzton|med||heart sound
Herzversagen|med|Herzinsuffizienz|heart failure
Herzvorhof|anat|Atrium|atrium
Hesekiel|relig||Ezekiel
Hessit|min||hessite
Hethiter|hist||Hittite
Hetz|a|Spaß|fun
Hetzerei|||mad rush
Hetzhund|||foxhound
Hetzjagd|||chevy
Hetzrede|||inflammatory speech
Hetäre||Partnerin|hetaera
Heuboden|agr||stable hayloft
Heuernte|agr||hay harvest
Heuet|agr,sued||hay harvest
Heufeime|agr,nord|Garbenbündel|shock
Heuforke|agr||pitchfork
Heugabel|agr||pitchfork
Heulboje|naut||whistle buoy
Heuler|zool|Seehundjunge|baby seal
Heulsuse|||crybaby
Heulton||Blasen|blast
Heumahd|agr,a||hay harvest
Heumilch|agr||pasture milk
Heumonat|alt|Juli|July
Heupferd|zool||grasshopper
Heuriger|cook,a|junger Wein im ersten Jahr|new wine
Heuschober|agr|Getreideschober|straw rick
Heuschrecke||Spekulant, der Firmen aufkauft|locust
Hexaeder|math||hexahedron
Hexan|chem||hexane
Hexapode||Tier (Insekt)|
Hexenhut|||witch’s hat
Hexenmeister||Zauberer, Magier|warlock
Hiat|ling|Zusammenstoß zweier Vokale|hiatus
Hiatus|anat|Spalte, durch die eine Leitungsbahn tritt|hiatus
Hiba|bot||hiba arborvitae
Hibiskus||Strauch (Roseneibisch)|hibiscus
Hickhack|||bickering
Hidroa||Hautkrankheit (Hitzeblattern)|
Hidschab|relig||hijab
Hieb||Schlag|blow
Hilarität|geh|Fröhlichkeit, Heiterkeit|
Hilbe|sued||village pond
Hilfsfonds|fin|Unterstützungsfonds|relief fund
Hilfsgerät||Hilfsmittel, Apparat|auxiliary device
Hilfsstoff|pharm|Stoff, der die Wirkung eines Arzneistoffs verstärkt|adjuvant agent
Hilum|anat||hilus
Hilus|anat||hilum
Himation|textil|drapierter Überwurf im antiken Griechenland|himation
Himbeere|cook||raspberry
Himmelsbote|geh|Engel|angel
Hinde|zool,geh|Hirschkuh|hind
Hinduismus||Religion|Hinduism
Hinfahrt|||journey there
Hinflug|||outward flight
Hingebung||Hingabe|devotion
Hinkel|agr|Huhn|chicken
Hinkende|||hobbler
Hinreise||Anreise|outward journey
Hinschied|ch|Ableben|decease
Hinterlauf|zool|hintere Extremität|back leg
Hinterschiff|naut|Heck|stern
Hinterseite||Rückseite|rear
Hintersteven|naut|Verlängerung des Kiels nach hinten|stern post
Hinweisgeber||Whistleblower|informer
Hippe|agr||billhook
Hippo|ugs|Säugetier (Flusspferd)|
Hippopotamus||Säugetier|
Hirngespinst||Illusion, Täuschung; Phantom|illusion
Hirnhaut|anat||meninx
Hirnholz|||end grain
Hirninfarkt||Schlaganfall, Schlag|stroke
Hirnschlag||Schlaganfall|stroke
Hirntod|med|irreversibles Koma|brain death
Hirnödem|med||brain edema
Hirse||Getreide|millet
Hirt||wer Tiere hütet|shepherd
Hirtenhund|zool|Schäferhund|herding dog
Histogramm|stat|Häufigkeitsdiagramm|frequency plot
Histologie||Wissenschaft|histology
Historik|hist||theory of history
Historiograf||Chronist|
Hitliste|mus||top-ten list
Hitzeperiode|meteo|Hitzewelle|hot spell
Hitzetod|med||heat death
Hitzewallung|med|Symptom des Klimakteriums|hot flush
Hitzgi|med,ch||hiccup
Hitzkopf|||hothead
Hiwi|ugs|studentische Hilfskraft|student assistant
Hmong||Volk|
Hoax||erfundene Meldung|hoax
Hobbock|||drum
Hobbyist||Laie|dilettante
Hobel|techn||carpenter’s plane
Hobo||amerikanischer Wanderarbeiter|hobo
Hochachse|math|y-Achse im zweidimensionalen kartesischen Kordinatensystem|axis of ordinates
Hochadel|||high nobility
Hochamt|relig||High Mass
Hochbahn|||elevated railway
Hochbeet|agr||raised planting bed
Hochbett|||loft bed
Hochebene||Plateau|plateau
Hochfläche||Plateau, Hochland|plateau
Hochgarage||Parkhaus|car park
Hochgefühl||Euphorie|elation
Hochgenuss||Speise (Leckerbissen)|treat
Hochkaräter||Primus|
Hochkultur||Zivilisation|advanced civilization
Hochlage|||upper position
Hochlaufen|auto|Durchgehen|runaway
Hochmoor|||moorland
Hochofen|||blast furnace
Hochparterre|constr|Zwischengeschoss|half storey
Hochrad|hist||velocipede
Hochruf|||cheer
Hochsee|||open sea
Hochseil|||high wire
Hochsitz||Kanzel|screened shooting stand
Hochsprache||Schriftsprache|standard language
Hochstand|a|Kanzel|screened shooting stand
Hochstapelei||Schwindel|imposture
Hochstarten|comp|Hochfahren|startup procedure
Hochstift|relig|Erzbistum|archdiocese
Hochstimmung||Begeisterung, Euphorie|elation
Hochstraße|auto|Damm|causeway
Hochtour|||alpine tour
Hochwald|||high forest
Hochwild|hist||beasts of venery
Hochzahl|math|Index|exponent
Hock|ch|geselliges Beisammensein|get-together
Hofdame|||lady-in-waiting
Hoffart|alt|Stolz, Arroganz|pride
Hofgut|agr|Bauernhof|farm holding
Hofhund|agr||farm dog
Hofladen|agr||farm shop
Hofnarr|hist||court jester
Hofoper|||court opera
Hofraum|||courtyard
Hofstatt|agr|Bauernhof|farm holding
Hoftor|||yard gate
Hofzwerg|hist||court dwarf
Hohlmaß||Maßeinheit|measure of capacity
Hohlnaht|||coved weld
Hohlniet|techn||tubular rivet
Hohlraum||Höhle; Lücke|cavity
Hohlsaum|textil||hemstitch
Hohlvene|anat||vena cava
Hohlweg|||hollow way
Hokuspokus|ugs|Operation|hanky panky
Holi||indisches Frühlingsfest|Holi
Holismus|phil|Ganzheitslehre|holism
Holk|hist|Lastschiff der Hanse|hulk
Holler|a|Quatsch, Blech|baloney
Holograph||handschriftliches Dokument des Verfassers|holograph
Holster|mil||scabbard
Holunder||Holder|elder
Holzapfel|bot|Europäischer Wildapfel|European crab apple
Holzarbeiter|constr|Zimmermann|site carpenter
Holzart|||wood species
Holzbau|||building in timber
Holzbild|||grain of wood
Holzboden||Parkett|wooden floor
Holzfass|||wooden barrel
Holzfassade|constr|Holzverkleidung|timber cladding
Holzfloß|||raft
Holzfußboden||Parkett|wooden floor
Holzhammer|techn|Schlegel|mallet
Holzhaus|constr||timber house
Holzkeil|||wooden wedge
Holzklasse|joc|billigste Klasse bei Transportmitteln|third class
Holzklotz|constr|Pflasterklotz|paving block
Holzleiste||Latte|wooden strip
Holzmast|constr||wooden mast
Holzmaß|||lumber callipers
Holzofen|cook|Holzbackofen|wood-fired oven
Holzpantine||Schuh|clog
Holzpflock||Pfahl|stake
Holzrad|||wooden wheel
Holzspan|||small stick of wood
Holzsteg|||boardwalk
Holzstoff||Brei|mash
Holzteer|agr||wood tar
Holzweg|agr||logging path
Holzwurm|zool,ugs|Gemeiner Nagekäfer|common furniture beetle
Holzzaun|||wooden fence
Holzzinn|min||wood tin
Homerun|sport||home run
Homilie||Message|homily
Hominisation|biol|Ausbildung menschlichen Lebens|development of human life
Homograf|ling||homograph
Homolog|ling||autological word
Homologation|auto|Zulassung, Freigabe|type approval
Homunkulus||Golem|homunculus
Homöobox|chem||homeobox
Homöostase|biol|Gleichgewicht der physiologischen Körperfunktionen|homoeostasis
Honigbär|zool||honey bear
Honigkuchen||Gebäck (Lebkuchen)|honey cake
Honigmond|alt|Flitterwochen|honeymoon
Honigtau|agr||honeydew
Honoratior|geh|Größe, Grande|grandee
Honorierung||Belohnung|rewarding
Hookline|mus|charakteristische Melodiephrase oder Textzeile eines Musikstücks|hook
Hooligan|||rowdy
Hopfentee|ugs|Bier|
Hopi||Indianervolk in Arizona|Hopi
Hopse|||hopscotch
Hopser|||hop
Hora|mus|Rundtanz vom Balkan|hora
Horarium|relig||book of hours
Horcher|||eavesdropper
Hornfels|geol||hornfelz
Hornhöhe|||flange height
Hornisse||Insekt|hornet
Hornist|mus||horn player
Hornklee|bot||bird’s-foot trefoils
Hornmehl|agr||hoof and horn meal
Hornpipe|mus|ein Tanz|hornpipe
Hornung||Februar|February
Hornvieh|zool||horned cattle
Hortfund|||hoard find
Hosanna|relig||hosannah
Hosensack|ch|Kleidung (Hosentasche)|trouser pocket
Hospitant||Hörer|auditor
Hostess|||escort
Hostie|relig|Abendmahlsbrot|Host
Hostname|comp||host name
Hotdog|cook|Wiener Würstchen im Brötchen|hot dog bun
Hotelbar|||hotel bar
Hotelbranche||Hotellerie|hotel business
Hotelgewerbe||Hotellerie|hotel business
Hotelschiff|naut|schwimmendes Hotel|hotel ship
Hotrod|auto||hot rod
Hottehü|ugs|Säugetier|gee-gee
Housse|textil,ch||slipcover
Hrywnja|fin|Währung der Ukraine|hryvnia
Hubbel|ugs|Hügel, Erhöhung|
Hube|agr,sued|Flächenmaß für landwirtschaftliche Grundstücke|oxgang
Hubhöhe|||height of lift
Hubi|ugs|Helikopter|helicopter
Hubkraft|||lifting force
Hublänge|auto||length of stroke
Hubsteiger|techn|hydraulische Arbeitsbühne|elevated work platform
Hubwagen|techn||pallet lift truck
Hubwerk|techn||hoist
Hubzahl|techn||number of strokes
Huchen|zool|Donaulachs|Danube salmon
Hucke|ugs|Bauwerk (armselige Wohnung)|
Hude|nord|Viehweide|pasture
Huf||Zehe von Pferd und Esel|hoof
Hufe|hist|Land eines Bauernhofs|hide of land
Hufnagel|||horseshoe-nail
Hufrehe|zool|Krankheit bei Huftieren|laminitis
Huftier|zool||ungulate
Huia|orn|Lappenhopf|huia
Huk|nord|Landzunge|point of land
Huka||Wasserpfeife|hookah
Huker||Boot|
Hula||Tanz aus Hawaii|hula
Huld|alt|Gunst, Wohlwollen|favour
Huldigung||Hommage, Würdigung|tribute
Humbug||Unsinn, Blödsinn|nonsense
Humerale|relig|Schultertuch|amice
Humorist||Comedian|
Humpen||Schnelle|tankard
Humus|agr||ulmin
Humusbildung|biol|Umwandlung in Humus|humification
Hundeblume|bot|gewöhnlicher Löwenzahn|common dandelion
Hundebox|||dog crate
Hundeklo|||dog toilet
Hundekot|||dog poop
Hundemarke|mil,ugs|Erkennungsmarke|identity disc
Hundshai|zool||school shark
Hundsstern||Sirius|Sirius
Hungerlohn||Almosen|starvation wages
Hungerturm|hist|Kerker|dungeon
Hunne|hist||Hun
Hunni|ugs|Hunderter|
Hunnisch|ling||Hunnic
Hupfdohle|ugs|Tänzerin|
Hupfer|sued||hop
Hupsignal||Blasen|blast
Huri|relig|Paradieswesen im Koran|houri
Huron|geol||Huronian
Hurone|||huron
Hurraruf|||cheer
Husar|||hussar
Husche|ugs|Schauer, Regenschauer|cloudburst
Huskarl|hist||housecarl
Husse|textil||slipcover
Hutband|||hatband
Huthaut|bot|Hutdeckschicht|pileipellis
Hutsche|by|Schaukel|swing
Hutte|||back basket
Hutu||Volk in Ruanda und Burundi|Hutu
Hutung|agr||land pasture
Hutweide|agr||land pasture
Hyacinth|min||jacinth
Hybridrad|ugs|Hirsch (Elektrofahrrad)|
Hybris|geh||hubris
Hydrargyrum||Quecksilber|
Hydrat|chem||hydrate
Hydratation|chem|Anlagerung von Wassermolekülen an Ionen|hydration
Hydria|art|griechischer Wasserkrug mit drei Griffen|hydria
Hydrid|||hydride
Hydrofon|||hydrophone
Hydrogenium||Wasserstoff|
Hydrographie|naut|Gewässervermessung|hydrography
Hydrometer||Messgerät|araeometer
Hydromotor||Maschine (Hydraulikmotor)|hydromotor system Hartmann
Hydrophyt||Pflanze|
Hydrops|med|Wassersucht|dropsy
Hydroxid|chem||hydroxide
Hydroxyd|chem||hydroxide
Hygrometer|phys|Luftfeuchtigkeitsmesser|humidity gauge
Hyle|phil|Stoff, Urstoff|matter
Hymen|anat||maidenhead
Hymenium|myc|Fruchtschicht|hymenium
Hyperalgesie|med|gesteigerte Schmerzempfindlichkeit|hyperalgesia
Hyperbel|ling|Übertreibung als rhetorische Figur|hyperbole
Hyperion|astron|ein Mond des Saturn|Hyperion
Hyperkapnie|med|erhöhter Kohlenstoffdioxidgehalt im Blut|hypercapnia
Hyperlink||Verknüpfung|
Hyperonym|ling|übergeordneter Begriff|generic term
Hyperplasie|med|Überentwicklung|overdevelopment
Hyperschall||oberhalb der fünffachen Schallgeschwindigkeit|hypersonic speed
Hypersomnie|med|sehr starkes Schlafbedürfnis|hypersomnia
Hypertension||Hypertonie|high blood pressure
Hyperthermie|med|Körpertemperaturerhöhung|hyperthermia
Hypertrophie|med|Organvergrößerung|hypertrophy
Hyphe|myc|fadenförmige Zellstruktur bei Pilzen|hypha
Hyphäma|med||hyphema
Hypnotikum||Medikament (Einschlafmittel)|somnifacient
Hypoderm|||hypodermic
Hypoglykämie||Krankheit (zu niedriger Blutzuckerspiegel)|hypoglycaemia
Hypokinese|med|Bewegungsarmut|hypokinesia
Hypokrisie||Doppelmoral, Heuchelei|
Hypokrit||Heuchler|
Hyponym|ling|Unterbegriff|specific term
Hypophyse||Drüse|pituitary gland
Hyposomnie||Schlaflosigkeit|sleep disorder
Hypospadie|med|Missbildung der Harnröhre beim Mann|hypospadias
Hypotaxe|ling||hypotaxis
Hypotension|med|niedriger Blutdruck|low blood pressure
Hypotonie|med|chronisch niedriger Blutdruck|hypotension
Hypozentrum|phys|unterirdischer Ausgangspunkt eines Erdbebens|earthquake focus
Hyäne|zool||hyena
Häcksel|agr||chaff
Häcksler|agr||chaff-cutting machine
Häferl|ugs|Tasse|mug
Häfner||Handwerker|
Häher|orn||jay
Häm|med|roter Farbstoff des Blutes|haem
Hämatemesis|med|Erbrechen von Blut|haematemesis
Hämatit||Mineral (Roteisenerz)|haematite
Hämatologe|med|Blutspezialist|haematologist
Hämatom|med|blauer Fleck|haematoma
Hämaturie|med|Blut im Harn|haematuria
Hämmerchen|anat|Knöchel|malleolus
Hämodynamik|med|Lehre von der Blutbewegung im Gefäßsystem|haemodynamics
Hämolyse|med|Auflösung roter Blutkörperchen|haemocytolysis
Hämoptoe|med||haemoptysis
Hämorrhagie||Blutung|bleeding
Hämozyt||Blutkörperchen|
Hänfling|ugs|Vogel|linnet
Hängegleiter||Drachen|hang glider
Hängelampe||Pendel|suspended lamp
Hängetal|||hanging valley
Hänselei|||taunt
Hänsler|||taunter
Härchen|||tiny hair
Häresie|relig||heresy
Häretiker||Ketzer|heretic
Härterei|||hardening plant
Härtung|techn||hardening
Häs|sued|Narrenkleid der Fastnacht|carnival costume
Häsin|zool||doe
Häubchen||Haube|bonnet
Häuer|min,a|Kumpel, Bergmann|mine worker
Häuptel|bot,by|Kopf|head
Häutchen|cook|Haut|skin
Häutung|zool|Haarwechsel|moult
Höchstalter||Altersgrenze|maximum age
Höchstgrenze||Obergrenze|asset ceiling
Höchstmarke||Höchststand|peak stage
Höchstsatz|fin|Obergrenze|cap
Höchstwert||Maximum, Spitze|crest
Höfling|hist||courtier
Höft||Schlacht, Stack|
Höhenzug||Gebirge|ridge of mountains
Höhlung|||hollow
Höker|alt|Krämer|
Höllenlärm||Krach, Krawall|din
Hörfeld|med||acoustic field
Hörfähigkeit|med|Hören, Gehör|power of hearing
Hörgerät|techn||hearing aid
Hörhilfe|||aid to hearing
Höriger|hist||unfree tenant
Hörigkeit||Abhängigkeit|submissive dependency
Hörnchen|cook||croissant
Hörndl|cook,by||croissant
Hörorgan||Ohr, Gehör|hearing organ
Hörprobe|med||hearing test
Hörrinde|anat||auditory cortex
Hörrohr|hist||ear trumpet
Hörschnecke|anat|Innenohrschnecke|cochlea
Hörsturz|med|akuter Hörverlust|acute hearing loss
Hörvermögen|med|Hören, Gehör|power of hearing
Hörweite|||earshot
Hüftdarm|||ileum
Hüftgold|anat,joc||love handles
Hüfthalter||Kleidung|suspender belt
Hüfthose|textil||low-rise trousers
Hüftkopf|anat|Hüftgelenkkopf|femur head
Hüftpfanne|anat|Pfanne des Hüftgelenks|acetabulum
Hühnerei|||hen’s egg
Hühnerhaut|ch|Gänsehaut|gooseflesh
Hühnerhof||Gehege|run
Hülbe|sued||village pond
Hüllrohr|techn|Umhüllung der Brennstäbe|fuel cladding
Hüllwort||Verharmlosung|
Hülse||Schale|hull
Hündchen||Hund|pup
Hüne||Riese|giant
Hünengestalt||Goliath, Riese|
Hüpfburg|||bouncy castle
Hüpfer|||hop
Hüsing|naut||housing
Hütehund|zool|Schäferhund|herding dog
Hüttenkäse|cook|Landfrischkäse|cottage cheese
Hüttenwerk||Schmelze|smeltery
Iatrik||Medizin, Heilkunde|
Iberer|||Iberian
Ibis|zool|Vogel mit gebogenem Schnabel|ibis
Ibo||Volk in Nigeria; seine Sprache|Ibo
Ichform|||first person
Ichsucht|||egocentricity
Idealtyp||Modell|ideal type
Ideenlehre||Ideologie|ideology
Iden||Mitte des Monats im alten Rom|ides
Ideogramm|ling|Begriffszeichen|ideograph
Ideologe|||ideologist
Idiolekt||Sprache (Individualsprachgebrauch)|idiolect
Idiophon||Instrument (Selbstklinger)|idiophonic instrument
Ido||Kunstsprache, dem Esperanto ähnlich|Ido
Idokras|min||vesuvianite
Idus||Mitte des Monats im alten Rom|ides
Igbo||Volk in Nigeria; seine Sprache|Igbo
Igelkiefer|bot|Seestrandkiefer|maritime pine
Iglu||Bauwerk (Schneehütte)|igloo
Ikarus|||Icarus
Ikterus|med||icterus
Ileitis||Entzündung|
Ileus|med|Darmverschluss|bowel occlusion
Ilex|bot|Stechpalme|holly
Ilium|anat||illiac bone
Illativ|ling||illative case
Illiquidität||Zahlungsunfähigkeit|illiquidity
Illit|min||illite
Illumination|relig|göttliche Erleuchtung|spiritual enlightenment
Iltis|zool||polecat
Imbalance||Ungleichgewicht|
Imidazol|chem||imidazole
Imitat||Nachahmung|analogue
Imitator||Darsteller|impersonator
Imkerei|agr|Bienenzucht|bee-keeping
Immanenz|||immanence
Imme||Insekt|
Immigrant||Einwanderer|immigrant
Immortalität||Unsterblichkeit, Unendlichkeit|
Immunabwehr|med|Immunsystem|immune system
Immundefekt|med|Immunitätsdefekt|immune deficiency
Immunkörper|biol|Antikörper|antibody
Imp|a|Biene|bee
Impakt||Einschlag|
Impala|zool|Schwarzfersenantilope|impala
Impedanz|electr|Scheinwiderstand|impedance
Impertinenz||Frechheit, Unverschämtheit|impertinence
Impetigo||Krankheit (Borkenflechte)|
Impetus||Anstoß, Impuls|impetus
Impfarzt|||vaccinator
Impfling|med||vaccinee
Impfpass|med||vaccination card
Impfplan|med|Impfkalender|vaccination schedule
Impfrate|med||vaccination rate
Implikation||Auswirkung|implication
Importland|econ|einführendes Land|country of import
Impotenz||Unfähigkeit|impotence
Impresario||Manager, Agent|
Impression||Eindruck|impression
Impulsgeber||Initiator|instigator
Inauguration|geh|Einführung, Besetzung|
Inbrunst||Leidenschaft|fervour
Inch||englischer Zoll, 2,54 Zentimeter|inch
Incubus|med,geh|Alptraum, Albtraum|nightmare
Indifferenz||Desinteresse, Untätigkeit|
Indikativ|ling|Wirklichkeitsform|indicative
Indoeuropäer||Volk|
Indogermane||Volk|
Indolenz||Trägheit|indolence
Indossament|fin|Übertragungsvermerk|endorsement
Indossant|fin|bisheriger Inhaber|endorser
Indossat|fin||endorsee
Indri|zool||babakoto
Induktivität||Spule|inductivity
Induktor|electr|Spule|inductor
Indulgenz||Milde, Wärme|
Inertgas|chem||inert gas
Infant||Adliger (Thronfolger)|
Infanterist||Soldat|foot soldier
Infantizid|zool|Tötung von Jungtieren der eigenen Art|infanticide
Infarkt|med||infarctation
Infektkette|med|Ansteckungskette|chain of infection
Inferenz||Schlussfolgerung|
Infimum|math|größte untere Schranke|greatest lower bound
Infix|ling|Einfügung|infix
Influx||Einfließen|
Infoblatt||Flyer|information flyer
Informel||Kunststil|
Infus||Auszug, Sud|
Ingangsetzen|techn|Anfahren, Hochfahren|start-up
Ingestion||Aufnahme, Verzehr|ingestion
Ingrediens||Ergänzung, Zutat|
Ingredienz||Zutat|ingredient
Ingrimm|alt|Wut, Zorn|
Inhaftierter||Häftling|detainee
Inhalation||Einatmen|inhalation
Inhibition||Sperrung, Hemmung|inhibition
Initiale|print|vergrößerter Anfangsbuchstabe als Kapitalanfang|initial letter
Initialwort|ling|Initialenabkürzung|acronym
Initiant|ch||initiator
Initiierung||Anstoß|initiation
Injektiv||Klick|
Injektor|||injector
Injurie|geh|Beleidigung|
Inka||Angehöriger eines früheren Volkes in Peru|Inca
Inkarnat|art||flesh tone
Inkarnation||Inbegriff|incarnation
Inkassobüro|fin|Inkassounternehmen|debt-collection agency
Inkassofirma|fin|Inkassounternehmen|debt-collection agency
Inklinometer||Messgerät (Neigungswinkelmesser)|inclinometer
Inkreis|||inscribed circle
Inkrement||Erhöhung|
Inkubation|med|Wirksamwerden von Krankheitserregern im Körper|incubation
Inkubus|med|Nachtschreck|sleep terror
Inkugel|math||inscribed sphere
Inlandsmarkt|econ|Binnenmarkt|home market
Inlandspreis|econ|Binnenmarktpreis|domestic price
Inlaut|ling|Laut im Wortinneren|inlaut
Inlay|med|Zahnfüllung|filling
Inlett|textil||bedtick
Innenborder||Maschine|inboard engine
Innendienst|econ|Verwaltungsbereich|back office
Innenohr|anat|Labyrinth|inner ear
Innentür|constr||internal door
Innerste||Mark|core
Innerstes||Herzstück|heart
Innervation|med|Versorgung mit Nervenfasern|
Innigkeit||Intimität|intimacy
Innuendo|geh|Anspielung|
Inro||japanisches Döschen|inro
Insania||Wahnsinn, Irrsinn|
Insasse||Passagier, Fahrgast|motor vehicle passenger
Insektenhaus|zool|Insektenquartier|insect nesting box
Insemination||Befruchtung|fertilization
Inserent||Werber|advertising space buyer
Insertion|anat|Ansatzpunkt eines Muskels am Knochen|
Insigne||Abzeichen, Emblem|insignia
Insolation|phys|Sonneneinstrahlung|solar insolation
Insomnie||Schlaflosigkeit|sleep disorder
Installateur||Handwerker|fitter
Instrukteur||Lehrer, Ausbilder|instructor
Instruktion||Anweisung, Anordnung|instruction
Instruktor||Lehrer, Ausbilder|drill instructor
Insuffizienz|med|ungenügende Leistung eines Organs|insufficiency
Insult||Beleidigung; Anfall|insult
Insurgent|alt|Soldat (Freiheitskämpfer, Rebell)|
Intarsia|||inlay
Intension||Eifer|intension
Intercom||Gerät (Sprechanlage)|
Interessent|econ|möglicher Kunde|prospective customer
Interferenz||Beeinträchtigung, Wechselwirkung|interference
Interfix|ling|Fugenelement|epenthesis
Interglazial|geol|Warmzeit innerhalb einer Eiszeit|interglacial period
Interjektion|ling|Ausdruckspartikel|interjection
Interludium|mus|Intermezzo|intermezzo
Internist|med|Facharzt für innere Medizin|
Interpret|art|Darsteller|performer
Interpreter||Übersetzer, Dolmetscher|interpretative program
Interstitium|anat|Zellzwischenraum|interstitial tissue
Intertrigo||Wolf|chafe
Intimsphäre||Privatsphäre, Privatleben|privacy
Intimus|geh|Freund, Vertrauter|
Intoxikation||Krankheit (Vergiftung)|intoxication
Intransigenz||Ignoranz|
Intrigant||Verschwörer|conniver
Introitus|relig|Teil der Messliturgie|Introit
Intrusion||Eindringen|intrusion
Intubation|med|Sondeneinführung|inserting a tube
Inuk||Einzahl von Inuit|Inuk
Invalide||Kranke, Kranker|invalid
Invariante|math|unveränderliche Größe|invariant
Invasivität|med|Invasionsvermögen|invasivity
Invasor||Soldat (Eroberer)|invader
Invektive|geh|Operation|piece of invective
Inventur||Operation (Bestandsaufnahme)|stocktaking
Inversion||Umkehrung|inversion
Invertase||Enzym (β-Fructofuranosidase)|
Inverter||Gerät (Wechselrichter)|
Invertierung||Umkehrung|inverting
Investitur|geh|Operation (Amtseinführung)|investiture
Inzentiv||Motivation, Reiz|
Inzidenz|math|gemeinsames Auftreten von geometrischen Objekten|incidence
Inzidenzrate|med|Häufigkeit von neuen Krankheitsfällen|new infection rate
Inzision||Einschnitt, Kerbe|cutting
Inzucht|biol||inbreeding
Iod||Jod|iodine
Iodat|chem||iodate
Iodid|chem||idiode
Ion|phys|elektrisch geladenes Teilchen|ion
Ionophor|chem||ionophore
Iota||griechischer Buchstabe|iota
Irade|hist|Erlass des türkischen Sultans|irade
Iranistik||Wissenschaft|
Irbis||Raubtier (Schneeleopard)|
Irdenware||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Iridektomie|med|Entfernung der Regenbogenhaut|excision of the iris
Irin||Ire|Irishman
Irisöl|chem||orris root oil
Iritis||Entzündung|
Irländer||Ire|
Iro|ugs|Irokesenschnitt|mohawk
Ironiker|||ironist
Irrelevanz||Bedeutungslosigkeit|irrelevance
Irrfahrt||Odyssee|wandering
Irrgarten||Labyrinth|maze
Irrglaube||Missverständnis, Irrtum|mistaken belief
Irrigation|agr,geh|Bewässerung|watering
Irritation||Verwirrung|bewilderment
Irrlehre|||false teaching
Irrlicht|||will-o’-the-wisp
Irrmeinung||Missverständnis|misconception
Irrstern||Komet, Meteor|
Irrweg|||wrong track
Irrwisch|lit||flibbertigibbet
Irrwitz||Absurdität, Unding|
Isba||russisches Blockhaus|izba
Ischias|ugs|Nerv|sciatica
Ischurie|med||urinary retention
Ischämie|med|Mangeldurchblutung|ischaemia
Isebel|relig||Jezebel
Isegrim||Wolf, Lupus|
Islamistik|stud|Islamwissenschaft|Islamic studies
Islamit|alt|Muslim, Moslem|
Islamkunde|stud|Islamwissenschaft|Islamic studies
Isländer|textil|Seemannspullover|half-zip jumper
Isobar|phys|Nuklid mit gleicher Massezahl wie Nuklide mit anderer Kernladungszahl|isobar
Isobare|meteo|Isolinie der Orte mit gleichem Luftdruck|isobar
Isobathe|||depth curve
Isochore|||isochor
Isogamie|biol||isogamy
Isogone|||isogonic line
Isohypse|||contour line
Isokline|||isoclinic line
Isolat|biol||isolate
Isolator|electr||non-conductor
Isolierband||Klebeband|duct tape
Isolinie|||isogram
Isomatte|||thermal mat
Isomerie|chem||isomerism
Isopren|||isoprene
Isotop|phys||isotope
Isotopie|chem||isotopy
Isotron|techn|ein elektromagnetischer Isotopentrenner|isotron
Israelit|||Israelite
Isthmus|med|Enge|istmus
Iststand|||actual state
Istwert|||actual value
Itabirit|min||itabirite
Iteration||Wiederholung|test iteration
Itzig|alt|Jude|
Ivorer||Einwohner der Elfenbeinküste|Ivorian
Iwrit||Sprache (Neuhebräisch)|
Iwrith||Sprache (Neuhebräisch)|
Jab|sport|kurzer Haken beim Boxen|jab
Jacht|naut|Schiff zum Segeln oder Vergnügen|yacht
Jackett|hist|Teil einer Kombination|jacket
Jadeit|min||jadeite
Jadwingen||Volksstamm|
Jadwinger||Volksstamm|
Jagatee||Getränk|
Jagdbezirk||Revier|hunting district
Jagdflugzeug||Jäger|fighter aircraft
Jagdfrevler||Wilderer|poacher
Jagdgast|||visiting hunter
Jagdhaus|||hunting lodge
Jagdhorn|||hunting horn
Jagdhund|zool||hunting dog
Jagdjet||Jäger|fighter aircraft
Jagdkanzel||Anstand|screened shooting stand
Jagdlied|mus||hunting song
Jagdschloss|constr|Jagdschlösschen|hunting castle
Jagdtasche|hunt|Weidmannstasche|game bag
Jagdwild|||game animals
Jagdzeit|||hunting season
Jagertee||Getränk|
Jahresetat|fin|Jahreshaushalt|annual budget
Jahresgewinn|econ|jährlicher Einnahmenüberschuss|annual cash flow
Jahrring|bot|Wachstumsring|annual ring
Jak|zool|Grunzochse|yak
Jako|zool|Graupapagei|grey parrot
Jalapena|bot||jalapeno pepper
Jalousie||Rollo|Venetian blind
Jambus|ling||iambus
Jammerei||Klage, Gejammer|
Janitschar|mil|Elitesoldat im Osmanischen Reich|janissary
Janker|a|Jacke|
Jarl|hist|nordischer Fürst|jarl
Jarmulke||Kopfbedeckung|kippah
Jarosit|min||jarosite
Jaspis|min||jasper
Jass|ch|Kartenspiel|card game
Jastimme|||aye
Jatwinger||Volksstamm|
Jatwägen||Volksstamm|
Jauche||Gülle|liquid manure
Jauchzer||Jubel|
Jause|a|Speise (Imbiss, Snack); Vesper|snack
Jawort|ugs|Hochzeit, Trauung|wedding vow
Jazzband|||jazz band
Jazzclub|||jazz club
Jazzfan|hist||hipster
Jeck|reg|Karnevalist, Narr|carnival reveller
Jein||Antwort zwischen Ja und Nein|yes and no
Jejunum|anat|Teil des Dünndarms|jejunum
Jemenit|||Yemeni
Jeremiade|relig|biblisches Buch der Klagelieder|jeremiad
Jetboot|naut|Wassermotorrad|personal water craft
Jetlag|||jet lag
Jeton||Gutschein, Marke|token
Jetset||Establishment, Oberklasse|
Jetski|naut|Wassermotorrad|personal water craft
Jett|min||jet
Jeu||Spiel, Glücksspiel|game
Jiddisch|||Yiddish
Jieper|nord|Lust|craving
Jig|mus|schneller irischer Tanz|jig
Jigger|textil||jig
Jitter||Umsetzung, Umstellung|
Jive||schneller Tanz|jive
Jobbörse|||vacancy board
Joch||Geschirr für Zugochsen; Bergsattel|yoke
Jochbogen|anat|Wangenknochen|cheekbone
Jockey|sport|Rennreiter|jock
Jod|chem|chemisches Element|iodine
Jodat|chem||iodate
Jodid|chem||idiode
Jodit|min||iodyrite
Jodler|||yodel
Jodsalbe|||iodine ointment
Jodsalz|||iodized salt
Joggingschuh||Schuhwerk|jogger shoe
Jogi||wer Yoga übt|yogi
Jogurt||Joghurt|yogurt
Jointventure|econ|Gemeinschaftsunternehmen|joint venture
Jojo||Spielzeug, das an einer Schnur auf- und abläuft|yo-yo
Jojoba|bot||jojoba shrub
Jojobaöl|||jojoba oil
Jolle||Boot (Schiffchen)|jolly boat
Jonglage|||juggling
Jongleur|||juggler
Jonglierball||ursprünglich mit getrockneten Bohnen gefüllter Sack|beanbag
Joppe||Jacke|
Jota||Funken|scrap
Jotwinger||Volksstamm|
Joule|phys|Maß der Energie|joule
Journaille||Presse|
Jubelfeier||Jubiläum|jubilee
Jubelfest||Jubiläum|anniversary celebration
Jubeljahr||Jubiläum|jubilee
Jubelruf|||cry of joy
Juchart|ch|Joch|jugerum
Juchzer||Jubel|
Jucker|||light carriage horse
Juckreiz||Jucken|itching
Judaismus||Judentum|
Judasohr|myc|Wolkenohrenpilz|Jew’s ear, jelly ear
Judenhass||Antisemitismus|
Judenretter|hist|wärend des Holocausts|rescuer of jews
Judikat|jur||case law ruling
Judikatur||Rechtsprechung|rulings
Judogi|sport||judo uniform
Judäer|||Judahite
Juffer|ugs|Jungfrau|
Jugendalter||Pubertät|adolescence
Jugendpflege||Jugendhilfe|youth welfare service
Jukebox|mus|Musikautomat|nickelodeon
Jul||Weihnachts- und Mittwinterfest im Norden|Yule
Julei|||July
Julklapp|nord||Secret Santa
Jumbojet|aviat,ugs|Großraumflugzeug|jumbo jet
Jumper|comp|Steckbrücke|jumper
Jungbier|||green beer
Jungchen||Bub, Knabe|
Jungfer|hist||damsel
Jungholz||Gemeinde in Österreich|Jungholz
Jungspund|ugs|Neuling|fledgling
Jungtier|zool|Junges|young animal
Jungtrieb||Spross|plant shoot
Jungvieh|agr||young stock
Jungzwiebel|bot,a|Frühlingszwiebel|spring onion
Juniperus||Pflanze|
Junkmail||Spam|
Junko|orn||dark-eyed junco
Junktor|||connective
Jupe|ch|Rock|
Jurazeit|geol||Jurassic period
Jurisdiktion|jur|Gerichtsbarkeit|jurisdiction
Jurisprudenz||Rechtswissenschaft|legal scholarship
Juristik||Rechtswissenschaft|
Juror|||adjudicator
Jurte||rundes Zelt in Zentralasien|yurt
Jus|a,ch|Rechtswissenschaft; Bratensaft|law
Justage|||alignment
Justierung||Einstellen, Ausrichtung|adjustment
Justiziar||Anwalt, Rechtsanwalt|in-house counsel
Jute||Faser für Säcke|jute
Jutesack|||gunnysack
Jux||Streich|practical joke
Jägertee||Getränk|
Jähheit|||abruptness
Jährlichkeit|envir|Wiederkehrperiode|return period
Jährling|zool|Jungtier im zweiten Lebensjahr|yearling
Jähzorn|||irascibility
Kabache||Bauwerk (Baracke)|
Kabale|alt||intrigue
Kabbala||mystische Tradition des Judentums|Kabbalah
Kabbalah||mystische Tradition des Judentums|Kabbalah
Kabbelei|||tiff
Kabelbahn||Fahrzeug (Seilbahn)|cable tram
Kabeljau||Fisch|
Kabeltau|naut||cable
Kabelzug|auto||Bowden pull wire
Kabis|bot,ch|Kraut|white cabbage
Kabotage|transp||cabotage
Kabrio||Cabrio|
Kabriolett|transp|zweirädrige Kutsche|curricle
Kabuff|||cubbyhole
Kachel||Platte|ceramic tile
Kachexie|med|krankhafte Abmagerung|cachexia
Kadenz|mus|solistische Ausschmückung des Schlussthemas in einem Instrumentalkonzert|cadenza
Kadett|||cadet
Kadi|ugs|Richter|judge
Kadrierung||Wahl des Bildausschnitts|framing
Kaffeepad|cook|flache Kaffeekapsel|flat coffee pod
Kaftan|textil||caftan
Kagu|zool|Vogel aus Neukaledonien|kagu
Kahlheit|||baldness
Kahlkopf||Glatze|bald-head
Kahlschlag||Abwicklung|clear-cutting
Kahlwild|||female game animals
Kahm||Haut auf gärenden Flüssigkeiten|mould film
Kaik|naut|leichtes türkisches Ruderboot|caique
Kaimauer|||quay wall
Kainit|min||kainite
Kainsmal|relig||mark of Cain
Kairoer|||Cairene
Kaisertum||Kaiserreich, Imperium|empire
Kajal|||kohl
Kaje||Kai|quay
Kajüte|naut|Kabine|cabin
Kaka|orn|Waldpapagei|New Zealand kaka
Kakapo|orn|Eulenpapagei|owl parrot
Kakerlak||Insekt (Küchenschabe)|oriental cockroach
Kakerlake||Insekt|oriental cockroach
Kaki||orangefarbene Frucht; erdbraune Farbe|persimmon
Kakibaum|bot|Dattelpflaumenbaum|Japanese persimmon tree
Kaktee||Pflanze (Kaktus)|cactus
Kalamazoo||Stadt in Michigan, USA|Kalamazoo
Kalamität||Katastrophe, Unheil|calamity
Kalan|zool|Meerotter|sea otter
Kalander|print||calender
Kalauer|ling||corny joke
Kalberei|ch||whimsy
Kalebasse||Frucht (Flaschenkürbis)|gourd
Kalesche||Kutsche|
Kali||Düngesalz|potash
Kalibrierung||Operation|calibration
Kalif|||caliph
Kalisalpeter||Salz|nitre
Kalisalz|min||natural raw potassic salt
Kaliumnitrat||Salz|salpetre
Kalkaneus||Knochen|
Kalkofen|||limekiln
Kalkputz|constr||lime plaster
Kalkspat|min||calcspar
Kalktuff|geol|Süßwasserkalk|calcareous tufa
Kalkulator||Gutachter|estimator
Kalkung|agr||lime treatment
Kalkwerk|||lime works
Kalme|meteo||calm
Kalmus|bot||sweet flags
Kalmücke||Angehöriger eines westmongol. Volkes|Kalmuk
Kalomel|min||calomel
Kalorie|||calorie
Kalotte|min||spherical cap
Kaltblut|zool||heavy horse
Kalthaus|agr||cold greenhouse
Kaltleim|||cold-setting adhesive
Kaltluft|||cold air
Kaltmamsell|cook|Küchenverantwortlicher für kalte Speisen|pantry chef
Kaltzeit|meteo|Eiszeit|ice age
Kaluppe|by||croft
Kalzit|min||calcspar
Kamasutra||Sanskrit, Lehrbuch über Eheleben und Liebeskunst|Kama Sutra
Kambium|bot|Bildungsgewebe für das Dickenwachstum|cambium
Kambrium|geol||Cambrian
Kame|geol|Hügel aus der Eiszeit|kame
Kamee|||cameo
Kamelkuh|zool||she camel
Kamerawinkel||Blickwinkel|angle of framing
Kamille||Pflanze|camomile
Kaminschacht|constr,reg|Schornsteinschacht|chimney flue
Kammerherr|hist|Kämmerer|chamberlain
Kammerwinkel|anat|Filtrationswinkel|filtration angle
Kammerzofe|alt|Dienstmädchen|lady’s maid
Kammgarn|textil||worsted yarn
Kammrad|||cog wheel
Kammstück|cook|Nackenstück beim Schlachtfleisch|chine
Kammzug|textil||top
Kampfansage||Herausforderung|challenge
Kampfbahn||Stadion, Arena|sports stadium
Kampfeinheit|mil|Kampftruppenteil|combat unit
Kampfer||Gift|camphor
Kampfführung|mil|Krieg, Kriegsführung|warfare
Kampfgas||Giftgas|war gas
Kampfgebiet||Front, Schlachtfeld|battle zone
Kampfgenosse||Soldat (Kamerad)|comrade-in-arms
Kampfgruppe|mil|Gefechtsverband|battle group
Kampfplatz||Front, Schlachtfeld|battlefield
Kampfpreis|econ|Schleuderpreis|killer price
Kampfruf|||battle cry
Kampfwert|mil|Kampffähigkeit|combat capability
Kampfzone||Front, Schlachtfeld|battle zone
Kanaanäer||Volk|
Kanalgas|envir||gas from purification plants
Kanapee||Sofa, Liege|sofa
Kanaresisch||Sprache|
Kanari|ugs|Vogel|
Kanat|||qanat
Kandare||Gebiss|curb bit
Kandelaber||Leuchter|branched candleholder
Kandidose||Infektionskrankheit (Candidamycosis)|yeast infection
Kandis||Zucker|sugar candy
Kanin||Säugetier (Karnickel)|
Kanker||Schneider, Schuster|
Kannada||Sprache (Kanaresisch)|
Kanonade|mil||cannonade
Kanonier|mil|Geschützführer|gunner
Kanoniker||Geistlicher|canon
Kanonist|jur,geh||church jurist
Kantate||Musikstück|cantata
Kantel|||squared timber
Kanthaken|nord|Kragen|scruff of the neck
Kantholz|||squared timber
Kantorei|||chantry
Kanuri|||Kanouri
Kanute|sport|Kanufahrer|canoeist
Kanüle|med|Hohlnadel an einer Injektionsspritze|cannula
Kaolinit|min||kaolinite
Kaon|phys|Elementarteilchen|kaon
Kap||Landspitze im Meer|cape
Kapaun|orn||capon
Kapazunder|a|Ass, Kanone|hotshot
Kapelan|zool||capelin
Kapella|||cappella
Kaper||Boot|caper
Kaperbrief|pol|staatliche Vollmacht für Kaperfahrten|letter of marque
Kaperei|naut||privateering
Kaperer|||captor
Kaperschiff||Boot|
Kapillare||Gefäß|capillary tube
Kapitale|alt|Hauptstadt|capital
Kapitalgeber|fin|Geldgeber|donor
Kapitalhilfe|econ|Kapitalzuführung|capital injection
Kapitell|constr||capital
Kapitäl|constr||capital
Kapo|sued|Vorarbeiter|foreman
Kapokbaum|bot|Seidenwollbaum|Java cotton tree
Kapotte|hist||poke bonnet
Kappes|ugs|Unsinn|white cabbage
Kappnaht|||felled seam
Kappsäge|||chopsaw
Kappzaum|||caveson
Kaprice||Laune|caprice
Kapriole||Schulsprung in der Pferdedressur|capriole
Kaprize||Laune|caprice
Kapsid|chem|Proteinhülle für das Erbmaterial bei Viren|viral capsid
Kapuzenjacke|textil|Pullover mit Kapuze|hooded sweatshirt
Kar|geol|Mulde im Hochgebirge|cirque
Karacho|ugs|Gewalt, Kraft|
Karaffe||Behälter|carafe
Karait|relig||Karaite
Karakal|zool|Wüstenluchs|desert lynx
Karambolage||Kollision, Zusammenstoß|collision
Karambole|bot|Baumstachelbeere|starfruit
Karamell|cook||caramel
Karawanserei||Rastplatz an einer Karawanenstraße|caravansary
Karbid|chem|Kohlenstoffverbindung|carbide
Karbinol|chem|Methylalkohol|methyl alcohol
Karbol|||carbolic
Karbon|geol||Carboniferous
Karbonade||Rücken|
Karbonat|chem||carbonate
Karbonit|chem||carbonite
Karbunkel||Krankheit|carbuncle
Kardamom|||cardamom
Karde|textil||carding machine
Kardeel|naut||strand of rope
Kardia|anat|Mageneingang|inlet of the stomach
Kardiologe|med|Herzspezialist|cardiologist
Karditis||Entzündung|carditis
Karenz||Pause|period of rest
Karenzfrist|econ|Wartezeit|time of waiting
Karenzurlaub|a|Elternzeit|parental leave
Karenzzeit|econ|Wartezeit|time of waiting
Karfiol|a|Gemüse (Blumenkohl)|cauliflower
Kargheit|||frugality
Karibe|||Carib
Karibu|zool|wildes Rentier in Nordamerika|caribou
Karkasse|cook|Knochengerüst|carcass
Karn|nord|Butterfass|churn
Karnat|art||flesh tone
Karneol|min||carnelian
Karner|sued||charnel house
Karnickel||Kaninchen|domestic rabbit
Karnies||Schmuck (Glockenleiste)|ogee
Karnivore||Pflanze|
Karo||Raute; Farbe im Kartenspiel|diamonds
Karobube|||jack of diamonds
Karohemd|||check shirt
Karosse|||state coach
Karree||Rechteck|rectangle
Karsamstag||Feiertag (Samstag vor Ostern)|Holy Saturday
Karst|geol||chalky formation
Kartause|relig|Kloster des Kartäuserordens|charterhouse
Kartei|||card index
Kartellamt||Behörde (Wettbewerbshüter)|Antitrust Division
Kartellrecht|jur|Kartellgesetzgebung|anti-trust legislation
Kartonage||Schachtel|
Kartusche||Einsatz für Verbrauchsmaterialien|cartridge
Karubenbaum|bot|Johannisbrotbaum|St John’s-bread tree
Karwoche|relig||Holy Week
Karyotyp|biol||karyotype
Karzer|school||detention room
Karzinom|med|bösartige Geschwulst|carcinoma
Karäer||Volk|Karaite
Kasack|textil||tunic
Kasbah|constr||Qassabah
Kaschemme|ugs|Bar, Kneipe|doss house
Kasel|relig|oberstes Messgewand in der jeweiligen liturgischen Farbe|chasuble
Kaser|agr,a||cheesemaker
Kashmiri||Sprache|
Kaskade|envir|Absturztreppe|stepped drop
Kasko|auto,ugs||comprehensive insurance
Kasperl|by|Person, die sich lustig benimmt|clown
Kasperle||Person, die sich lustig benimmt|clown
Kasperli|ch|Person, die sich lustig benimmt|clown
Kassa|a||evening box office
Kassakurs|fin|Kurs bei sofortiger Lieferung|spot delivery price
Kassapreis|fin,a|Barzahlungspreis|cash price
Kassenbon||Quittung, Beleg|till receipt
Kassenerfolg||Bestseller, Hit|box-office hit
Kassenführer||Kassierer, Schatzmeister|cashier
Kassenlage|fin|Geldmittelbestand|liquid cash resources
Kassenmagnet||Bestseller, Hit|box-office hit
Kassenwart||Kassierer, Schatzmeister|treasurer
Kassenzettel||Quittung, Beleg|till receipt
Kasserole||Topf|
Kassier|a|Schatzmeister|treasurer
Kassiterit||Mineral|cassiterite
Kassler|cook|Kasseler|pork loin chops
Kastanie|bot||chestnut
Kaste|zool|Gruppe, die bei eusozialen Tieren dauerhaft Spezialaufgaben erfüllt|caste
Kastell|constr|veraltet, bes. in Eigennamen|castle
Kastenform|techn|Flasche, Sandkasten|moulding box
Kastilisch||Spanisch|
Kastrat|||eunuch
Kasus||Fall|case
Kata|sport|festgelegte Übung im Karate|kata
Katabolismus|med|Abbaustoffwechsel|catabolism
Katafalk|||catafalque
Kataklysmus|phys|erdgeschichtliche Katastrophe|cataclysm
Katalane|||Catalan
Katalyse|chem||catalysis
Katamaran||Boot|catamaran
Katapher|ling||cataphor
Katapult|||catapult
Katarakt|med||cataract
Katarer|||Qatari
Katarrh|med||catarrh
Kataster|||land register
Katechese||Message|catechesis
Katechet|relig||catechist
Katgut|med|chirurgisches Nahtmaterial aus Schafsdarm|surgical gut
Katharsis|phil|Reinigung|catharsis
Katheder|||lectern
Kathete|math||leg
Katheter|med||catheter
Kathode|phys||cathode
Kation|chem||cation
Katode|phys||cathode
Kattun|textil||calico
Katzenbaby||Kätzchen|little kitten
Katzenjammer|ugs|Kater|hangover
Kauderwelsch|ling|Chinesisch|double Dutch
Kaue|min|Waschraum der Bergleute|pit-head baths
Kauebene|med||occlusal plane
Kauende|||masticator
Kaufbrief|jur|Kaufvertrag|purchase deed
Kauffrau||Kaufmann|management assistant
Kaufgeld|||purchase money
Kaufhalle||Supermarkt|supermarket
Kauflust|||buying desire
Kaufobjekt|econ|Einkauf|buy
Kaufsucht|psych|zwanghaftes Kaufen|shopping addiction
Kaukasier||Weißer|Caucasian
Kauleiste|ugs|Gebiss|
Kausativ|ling||causative
Kausch|naut||thimble
Kausche|naut||thimble
Kaustik|med||cautery
Kautabak|||chewing tobacco
Kautablette||Pille|chewable tablet
Kautel||Einschränkung, Verpflichtung|
Kauter|med|Brenninstrument|cautery
Kauz||Dutt, Knoten|bun
Kavalier||Gentleman, Ehrenmann|gentleman
Kavallerist|mil|Reiter|horse soldier
Kaverne|anat|anatomischer Hohlraum|cavity
Kavität||Lücke|
Kawa||Rauschpfeffer; Getränk daraus|kava
Kawi||alte Literatursprache auf Java|Kawi
Kea|orn|Bergpapagei|kea
Kebab||Speise (Fleischspieß)|
Keckheit||Unverschämtheit|sauciness
Keder|auto|Köder|weatherstrip
Kees|a,by|Gletscher|glacier
Kefe|bot|Zuckererbse|sugar pea
Kefir|cook||keefir
Kegelrad|techn|Kegelzahnrad|bevel gear wheel
Kegler|sport||skittles player
Kehldeckel|anat|Kehlkopfdeckel|epiglottis
Kehlkopf|anat||voice box
Kehllaut|ling||guttural sound
Kehlnaht|techn||throat seam
Kehlsack|orn||gular pouch
Kehr|ch|Rundgang; Kurve|bend
Kehraus|||the last dance
Kehrer|||sweeper
Kehricht||Müll, Abfall|refuse
Kehrreim||Refrain|refrain
Kehrtwendung||Wende|about face
Kehrwert|math|reziproker Wert|multiplicative inverse
Keiler|a|Vertreter|door-to-door salesman
Keilerei|ugs|Prügelei|brawl
Keilform|||v formation
Keilhaue|min||wedge pick
Keilhose|textil||wedge-shaped trousers
Keimbahn|biol||germ line
Keimling|bot|Pflanzenkeim|germ
Keimträger|med|Keimüberträger|germ carrier
Keimung||Keimen|germination
Keimzahl|med||bacterial count
Keimzelle|biol|Geschlechtszelle|nucleus
Kelchglas||Becher|goblet
Kellerdecke|constr|Kellergeschossdecke|cellar floor
Kellerei|||wine cellars
Keloid|med||cicatricial keloid
Kelp|bot|großer Meerestang|kelp
Kelpie|zool||Australian Kelpie
Kelpwald|bot||kelp forest
Kelt|hist|Beil der Bronzezeit|celt
Kelte|||Celt
Kelter|||winepress
Kelterei|agr||wine press house
Kemenate|constr||ladies’ heated apartments
Kenianer|||Kenyan
Kennfeld|techn||characteristic diagram
Kenngröße||Parameter|characteristic parameter
Kennlinie|math|Charakteristik|characteristic
Kennnummer||Kennzeichen, Kennung|identifier
Kennwert|||characteristic value
Kennzahl|||classification number
Kennziffer||Nummer, Zahl; Index|code number
Kenotaph|geh|Ehrenmal|cenotaph
Kentaur||Fabelwesen (Pferdemensch)|
Kente|textil||kente cloth
Kenzan|||flower frog
Kephalgie||Kopfweh|
Kepheus|astron||Cepheus
Keramiker||Handwerker|ceramist
Keratitis||Entzündung|inflammation of the cornea
Keratose|med||keratosis
Kerbel|bot||chervil
Kerberos||Höllenhund in der griechischen Mythologie|cerberus
Kerbholz||Instrument|tally stick
Kerbstock||Instrument|
Kerbtier||Insekt|insect
Kerbung|techn||scallop
Kerf||Tier (Insekt)|
Kerkerhaft|jur,alt|Gefängnis|imprisonment
Kermesit|min||red antimony
Kernaussage||Zitat|money quote
Kernfach|||core subject
Kernfusion|phys|Kernverschmelzung|nuclear fusion
Kerngedanke||Grundgedanke|central idea
Kernhaus|cook|Gehäuse|core
Kernholz|||heartwood
Kernhülle|biol|Zellkernmembran|nuclear-investing membrane
Kernkraft||Atomkraft, Kernenergie|nuclear energy
Kernland|pol|Inneres|heartland
Kernnetz|telco||core network
Kernobst|cook||pomaceous fruit
Kernwaffe||Atombombe|atomic weapon
Kernzeit|||core time hours
Kernzone|||core zone
Kernöl|||kernel oil
Kerwe|ugs|Volksfest, Markt|
Kescher||Fangnetz mit Griff fürs Fischen|landing net
Keton|||ketone
Ketose|med|Vorhandensein von Ketonkörpern im Blut|acetonaemia
Ketschup||Soße (Ketchup)|
Kettbaum|textil||loom beam
Kettenzug|phys|Zugspannung in der Kette|pull in the chain
Kettenöl|||saw chain oil
Kettgarn|textil||warp yarn
Kettung|||chaining
Ketzerei|||heresy
Ketzertum||Sekte|
Keuchhusten||Krankheit|pertussis
Keusche|a||croft
Khanat||Königreich|
Khasaren||Volk|
Khmer||Sprache (Kambodschanisch)|
Kibbuz||Kollektivsiedlung in Israel|kibbutz
Kiberer|a|Bulle|cop
Kibitz||Zuschauer, insb. beim Kartenspiel|kibitzer
Kiddie|ugs|Kind, Nachwuchs|
Kiebitz||Zuschauer, insb. beim Kartenspiel|kibitzer
Kiebitzei||Blume|
Kieker|nord|Fernglas|binoculars
Kielbogen|constr|Schottischer Bogen|ogee arch
Kielboot|hist||keelboat
Kielraum|naut||bilge
Kieme|anat||gill
Kien||harzreiches Kiefernholz|resinous pinewood
Kienapfel|bot|Kiefernzapfen|pine cone
Kienholz|agr||resinous wood
Kienspan|hist||pitchwood torch
Kienteer|||pine tar
Kienöl|||wood turpentine
Kiepe|nord||back basket
Kiesbank|envir||gravel bar
Kiesbett|sport|Sturzraum entlang von Motorsport-Rennstrecken|gravel trap
Kieserit|min||kieserite
Kiesler|alt||pickpocket
Kiessand|||gravel sand
Kiesweg|||gravel walk
Kieswerk|||gravel plant
Kikeriki|||cock-a-doodle-doo
Kiki|ugs|überflüssiges Zeug|rubbish
Kikuyu||Ort in Kenia, Afrika|Kikuyu
Kilbi|sued||church festival
Killerphrase|psych|Totschlagargument|knock-down argument
Killerwal|ugs|Säugetier|orca
Kilt||karierter Rock der Schotten|kilt
Kimm|naut|Übergang vom Schiffsboden zur Schiffswand|bilge
Kimme|mil||rear sight
Kimmerer||Volk|
Kimmerier||Volk|
Kimmung|naut||floor heads
Kina|fin|Währung von Papua-Neuguinea|kina
Kindbett|||childbed
Kindchen||Kleine, Kleiner|kiddie
Kinderbett||Krippe|baby cot
Kinderei||Spielerei|silly trick
Kinderhort||Kindergarten|after-school care center
Kindermund||Mund eines Kindes|child’s mouth
Kinderpflege||Kinderbetreuung|child care
Kinderrad||Hirsch (Fahrrad für Kinder)|child’s bicycle
Kindersitz|auto|Rückhalteeinrichtung|child safety seat
Kinematik|phys|Bewegungslehre|kinematics
Kinesik|||kinesics
Kinetik|chem||kinetics
Kinetose||Übelkeit|travel sickness
Kink|naut|unerwünschter schlingenförmiger Knoten in einem Seil, Draht usw.|kink
Kinnbart|||whiskers
Kinnlade|anat||maxilla
Kinofan|||cineaste
Kinonarr|||filmfan
Kinopremiere|art|Kinostart|theatrical release
Kinosaal|||auditorium
Kinostar||Filmstar|film star
Kip||Währung von Laos|kip
Kipa|relig|kleine Kappe frommer Juden|kippa
Kipf|sued|längliches Brot|loaf
Kipfel|cook||croissant
Kipferl|cook,a||croissant
Kippa||Kopfbedeckung|kippah
Kippchen|ugs|Tier (Küken)|
Kipper||offener Container für Bauschutt usw.|waste skip
Kippmulde||offener Container für Bauschutt usw.|waste skip
Kipppunkt|envir|Punkt, an dem sich selbst verstärkende Umweltabläufe einsetzen|tipping point
Kippregel||Gerät (Fernrohrdiopter)|
Kippstufe|electr|Kippschaltung|multivibrator
Kippung|||tilt
Kir||Weißwein mit Johannisbeerlikör|kir
Kirbe|sued||church festival
Kirchenamt|relig|kirchliches Amt|the ministry
Kirchenbann|relig|feierliche Verwünschung|execration
Kirchenfest|relig|religiöser Festtag|feast day
Kirchenrat||Mitglied in einem evangelischen Kirchenrat|consistory
Kirchenraub|jur|Ausrauben von Kirchen|church robbery
Kirchenturm|constr|Kirchturm|church tower
Kirchgang|relig|Kirchenbesuch|attendance at church
Kirchmeier|hist,ch|Kirchenpfleger|churchwarden
Kirchtag|sued|Volksfest, Jahrmarkt|church festival
Kirchweih||Volksfest, Jahrmarkt|church festival
Kirgise|||Kyrgyz
Kirmse|reg||church festival
Kirta|by||church festival
Kirtag|by|Volksfest, Jahrmarkt|church festival
Kismet||Schicksal, Zufall|
Kistchen|||light wooden box
Kisuaheli||Sprache|
Kiswahili||Sprache|
Kithara|mus||cithara
Kitt||Masse zum Dichten und Kleben|putty
Kittchen||Knast, Kahn|jug
Kittfalz|||putty rebate
Kitz|zool|Hirschkalb|fawn
Kitzel||Kick|thrill
Kitzler|anat||clitoris
Kiwa|relig|Kultstätte und Versammlungsort der Puebloindianer|kiva
Klacks||Kleinigkeit|bagatelle
Kladde||Notizbuch|notebook
Klade|biol||clade
Klafter|hist|Faden|fathom
Klagerecht|jur|Klageberechtigung|right of action
Klamauk||Trubel|hullabaloo
Klampe||Klemme|cleat
Klampfe|ugs|Gitarre|guitar
Klan||Sippe|clan
Klangfarbe|mus|Klangcharakter|tone colour
Klangkörper|mus|Konstellation von Musikern und Instrumenten|body of sound
Klapperkiste|auto|altes Auto in schlechtem Zustand|jalopy
Klapphut|||crush hat
Klapprad||Hirsch|folding bicycle
Klapprechner|ugs|Laptop, Notebook|notebook
Klapptür|||falling board
Klaps||Schlag|flap
Klareis|aviat||clear ice
Klarglas|||clear glass
Klarierung|naut|Schiffsabfertigung|ship clearance
Klarlack|||transparent lacquer
Klassement|sport,ch|Wertung, Ergebnis|results
Klassenlager|school,ch|Klassenfahrt|residential visit
Klassenstufe|school|Jahrgangsstufe|year group
Klassierung|stat|Klasseneinteilung|data binning
Klatscherei||Gerede|gossip
Klaubarbeit|min|Scheiden, Auslesen|picking
Klauerei|ugs|Diebstahl, Plünderung|
Klause||Bauwerk (armselige Wohnung)|hermitage
Klausner||Einsiedler|hermit
Klaviatur||Tastatur; Bandbreite|keyboard
Klavichord||Saiteninstrument|clavicord
Klavikula||Knochen (Schlüsselbein)|collarbone
Klavus|med|Hühnerauge|corn
Klebband|||glue tape
Klebekraft|techn|Grad der|tackiness
Klebemittel|geh|Klebstoff|adhesive
Klebezettel||Aufkleber, Etikett|sticker
Klebreis|cook||glutinous rice
Klebstreifen||Klebeband|sticky tape
Klebung|||bonding
Klecks||Fleck|blot
Kleefarn|bot||water clover
Klei|nord|fetter Boden der Marsch|clay
Kleiber||Vogel (Spechtmeise)|Eurasian nuthatch
Kleie|||bran
Kleinanleger|fin|privater Kapitalanleger|small investor
Kleinbürger||Spießer|petty bourgeois
Kleinholz||Brennholz|firewood
Kleinhändler||Krämer|tradesman
Kleinkunst|art|Kabarett|satirical theatre
Kleinlaster||Transporter|light truck
Kleister|||paste
Klematis|bot||clematis
Klemmleiste||Verteiler|terminal strip
Klepper|||crock
Kleptokratie|pol|Herrschaft der Plünderer|kleptocracy
Klerisei||Klerus|
Kletterhaken|sport|Nagel|piton
Klicker||Gerät (Counter)|marble
Klimax||Höhepunkt|climax
Klimbim|ugs|Kram|rubbish
Klimmzug|sport||pull-up
Klimperer||Pianist|
Kliniker|med||clinician
Klinker|constr|Ziegelstein|clinker
Klinometer||Messgerät (Neigungsmesser)|
Klinsch|ugs|Streit, Auseinandersetzung|
Klipfel||Werkzeug zur Holz- und Steinbearbeitung|stonemason’s mallet
Klipper|naut||clipper ship
Klips|||clip-on earring
Klistier||Einlauf|rectal injection
Klitsche|ugs|Bude|
Kloake|agr|Jauchengrube|liquid manure pit
Kloakentier||Säugetier|
Klobassa||Wurst|
Klobasse||Wurst|
Klobassi||Wurst|
Kloben|techn||span bearing
Klon|biol|Lebewesen mit gleichem Erbgut|clone
Klonierung|chem|molekulares Klonieren|molecular cloning
Kloppe|nord|Packung|kicking
Klopper||Schläger|thug
Klopperei|ugs|Prügelei|brawl
Klops|cook,reg|Fleischkloß|meatball
Klorolle|ugs||toilet paper roll
Klosett|||toilet
Klosterfrau||Nonne|nun
Klotschen||Schuh (Holzpantoffel)|
Klubhaus||Vereinsheim|club house
Klubjacke||Blazer|blazer
Klubobfrau|pol,a|Fraktionsvorsitzende, Fraktionsvorsitzender|parliamentary group leader
Klubobmann|pol,a|Fraktionsvorsitzende, Fraktionsvorsitzender|parliamentary group leader
Klubzwang|pol,a|Fraktionsdisziplin|party discipline
Klumpatsch|ugs|Portion, Stück|
Klumpert|a|Kram|
Klumpfuß|med||clubfoot
Klunker|ugs|Diamanten, Brillianten oder Schmuck|ice
Kluntje||Zucker|
Kluppe|textil|Zange|nippers
Klus|ch|enges Tal quer durch eine Bergkette|transverse valley
Klysma||Einlauf|rectal injection
Kläffer|ugs|Raubtier|yelper
Klärgas|envir||gas from purification plants
Klärwerk||Kläranlage|wastewater treatment plant
Klöpfel||Werkzeug zur Holz- und Steinbearbeitung|stonemason’s mallet
Klöpfer|cook,ch||saveloy
Klöppel|||bell clapper
Klößchen|cook||small dumpling
Klüftung|geol||jointing
Klümpchen||Tropfen|glob
Klüngelei||Filz, Vetternwirtschaft|
Klüpfel||Werkzeug zur Holz- und Steinbearbeitung|stonemason’s mallet
Klüse|naut||hawse
Knabenalter||Jugend, Kindheit|boyhood
Knacki|ugs|Häftling|con
Knacks||Klicken|snap
Knackwurst||Knacker|saveloy
Knagge|techn|Klemme, Klaue|cleat
Knalleffekt||Überraschung, Verwunderung|astonishing part
Knallgas|chem||detonating gas
Knallkörper||Böller, Knaller|banger
Knalltüte||Flasche, Pfeife|plonker
Knasterbart|ugs|Vollbart|
Knasti|ugs|Häftling, Gefangener|
Knatsch|||spat
Knauser|||cheapskate
Knauserei|ugs|Geiz|
Kneblung|||gagging
Kneifer|||pince nez
Kneipier|ugs|Wirt|pub landlord
Knethaken|cook|Teil einer Küchenmaschine|dough hook
Knicker|||curmudgeons
Knickfuß|med||pes valgus
Knicks|||curtsy
Knickstelle||Beschädigung, z. B. in einem Schlauch|kink
Knickung||Knicken|buckling
Kniefall|||kowtow
Kniegeige|mus|Viola da gamba|viol
Knieholz|||knee shaft
Kniehose|textil||knee breeches
Kniestrumpf||Kleidungsstück (Socke)|knee-length sock
Kniff||Dreh; List|contrivance
Knifte|cook,reg|Butterbrot|open sandwich
Knirps||Junge, Bub; Stift|knee-high boy
Knobelbecher|ugs|Boot, Stiefel|
Knobelei|||teaser
Knobi|bot||garlic
Knochenbruch||Fraktur|bone fracture
Knofel|ugs|Knoblauch|garlic
Knofi|ugs|Knoblauch|garlic
Knolle|bot||burl
Knollen|geol||nodule
Knollenwinde||Pflanze|sweet potato
Knorpel|||gristle
Knorren|bot||dead tree stump
Knospe|bot||bud
Knospung|biol||budding
Knubbel|anat||thickening
Knuddelbär|ugs|Darling|
Knuff||Bums|thump
Knust|cook,nord|Anschnitt oder Endstück des Brotlaibs|end crust
Knute|||knout
Knutschkugel|auto|Spitznamen für einen BMW Isetta|bubble car
Knutt|orn||red knot
Knäbchen||Männchen|
Knäkente|orn||garganey
Knäppchen|cook|Anschnitt oder Endstück des Brotlaibs|end crust
Knäuel||Ball, Kugel|ball
Knäul|||clew
Knäuschen|cook,sued|Anschnitt oder Endstück des Brotlaibs|end crust
Knösel|nord|Pfeife|tobacco pipe
Knötchen|med||skin papule
Knüller||Bestseller, Hit|bit hit
Knüpfel||Werkzeug zur Holz- und Steinbearbeitung|stonemason’s mallet
Knüpfwerk||Teppich|
Knüstchen|cook,nord|Anschnitt oder Endstück des Brotlaibs|end crust
Knüttel||Knüppel|stave
Koagulat|med|Blutgerinnsel|blood clot
Koagulum|med|Blutgerinnsel|blood clot
Koala|zool||koala bear
Koalabär|zool||koala
Koan|relig|Rätselwort im Zen|koan
Kobalt|chem||cobalt
Kobel||Nest des Eichhörnchens|drey
Koben|agr|Bretterverschlag|wooden pen
Kobra||Schlange|
Kochecke|||kitchenette
Kocherei|||digester house
Kochfeld|||stove top
Kochherd|cook||kitchen stove
Kochkurs|school||cookery course
Kochsalz|cook||common salt
Kochtopf|cook||cooking pot
Kochwasser|cook|Brühe|cooking water
Kochzeit|||digestion time
Koda|mus|Schlussteil eines Musikstücks|coda
Kode||Code|code
Kodename|||code name
Kodewort||Kennwort|code word
Kodierer|comp||coder-decoder
Kodizill||Nachtrag|codicil
Koeffizient||Faktor|coefficient
Koexistenz|pol|Nebeneinander|coexistence
Kofen|agr,nord|Bretterverschlag|wooden pen
Kog|nord|eingedeichtes Marschland|polder
Kogge|naut||cog
Kognak||Schnaps (Cognac)|cognac
Kognition|phil|Erkennen, Erkenntnis|cognition
Kognomen||Spitzname|
Kohleflöz|min|Steinkohleschicht|coal seam
Kohlelager|min|Steinkohleflöz|coal seam
Kohlenpott||Ruhrpott|Ruhr area
Kohlfisch||Köhler|pollock
Kohlkopf|bot||cabbage
Kohlmeise||Vogel|great tit
Kohlrabi||Gemüse|cabbage turnip
Kohlrübe||Gemüse (Bodenkohlrabi)|rutabaga
Kohorte|stat|Kategorie, Klasse|cohort
Kohärenz||Zusammenhang, Zusammenhalt|coherence
Kohäsion|phys||cohesion
Koi|zool|japanischer Zierkarpfen|koi
Koinzidenz|geh|Zusammentreffen, Aufeinandertreffen|coincidence
Koje|ugs|Schlafplatz|berth
Kojote|zool|Präriewolf|coyote
Koka|bot|Coca|coca plant
Kokarde|pol||cockade
Kokastrauch|bot|Coca|coca plant
Koker|naut|Öffnung für den Ruderschaft im Heck|saggar
Kokerei|||coking plant
Kokette|||coquette
Kokille|techn||die-set
Kokkus|biol||coccus
Kokolores|ugs|Unsinn|baloney
Kokon|zool||cocoon
Kokotte|cook|Gusseisentopf mit Deckel|Dutch oven
Koksgrus|techn||coke breeze
Kola||Nuss, die munter macht|kola
Kolatsche||Süßspeise|
Kolchose|||kolkhoz
Kolibri|orn||hummingbird
Kolik|med|Eingeweidekrampf|gripe
Kolk||vom Wasser ausgespültes Loch|scour hole
Kolkrabe|orn||common raven
Kollagen|biol||collagen
Kollation||Vergleich|collation
Kollekte|relig||collection
Kollektivum|ling|Kategoriebezeichnung|collective term
Kollektor||Sammler|collector
Kollergang||Mahlwerk zum Zerkleinern|edge-runner mill
Kollo|transp|Frachtstück|item of freight
Kolloid|chem||colloid
Kollokation||Zusammenstellung|collocation
Kollusion|econ|Preisabsprache|price-fixing agreement
Kolmation|geol|Selbstdichtung|colmatage
Kolon|anat|Grimmdarm|large intestine
Kolonisation||Besiedlung|colonization
Kolonist||Siedler|colonist
Kolophon|||colophon
Kolorierung||Farbgebung|colouration
Kolorit||Atmosphäre, Flair|flavour
Koloskopie|med|Darmspiegelung|colonoscopy
Koloss||Riese|behemoth
Kolpitis|med||vaginitis
Kolporteur|alt|Hausierer mit billigen Büchern|colporteur
Koltan|min||coltan
Kolter|agr|Sach|coulter
Kombattant||Kämpfer|combatant
Kombüse|naut|Schiffsküche|galley
Komi||Volk im Norden Russlands; seine Sprache|Komi
Komitat||Gau|
Komitativ|ling|marginaler Fall in einigen finno-ugrischen Sprachen|comitative case
Komment||Protokoll, Regelwerk|
Kommentur|alt|Kommandant, Kommandeur|
Kommiss|ugs|Militärdienst, Wehrdienst|
Kommissariat|a|Behörde (Polizeidienststelle)|CID office
Kommittent|econ|Auftraggeber bei einem Kommissionsgeschäft|principal
Kommittiv|alt|Mandat, Vollmacht|
Kommunikee||Bescheid, Adresse|
Kommuniqué|geh|Mitteilung|communiqué
Kommunität|geh|Community, Netzwerk|
Komorbidität|med|Begleiterkrankung|accompanying disease
Kompagnie||Kompanie, Compagnie|
Kompagnon||Teilhaber|compeer
Kompaktheit||Dichte|compactness
Komparation||Steigerung|comparison
Komparativ|ling|Steigerungsform|comparative
Komparator|comp|Vergleich von Messwerten|comparator
Komparse|||background actor
Kompasskurs|aviat|gesteuerter Kurs|heading
Kompendium||Abriss, Sammlung|compendium
Kompensator||Expansionsteil bei Rohrleitungen|bellow expansion joint
Kompilat|lit|Zusammenstellung|compilation
Kompilation||Zusammenstellung|compilation
Kompiler||Übersetzer|
Kompilierung|comp|Programmkompilieren|program compilation
Komplement||Ergänzung|complement
Komplet||Gebet|compline
Komplikation||Schwierigkeit|hitch
Komposit|med|Füllungsmaterial in der Zahnmedizin|dental composite
Kompositum||Zusammensetzung|compound word
Kompott|cook||stewed fruit
Kompresse||Umschlag|compress
Komsomol|hist|kommunistische Jugendorganisation in der früheren Sowjetunion|Komsomol
Komturei||Kommende|
Komödiant||Komiker|comic actor
Konchoide|math|Schneckenlinie|conchoidal curve
Konditor||Handwerker|confectioner
Kondominium|jur|gemeinsame Herrschaft über ein Gebiet bzw. ein solches Gebiet|condominium
Kondor|orn||condor
Konduktanz|electr,geh|elektrischer Leitwert|electric conductance
Kondukteur|ch|Schaffner|guard
Kondylom|med||genital wart
Konfekt|cook,ch||tea biscuits
Konfektionär|textil|Bekleidungshersteller|clothing manufacturer
Konfi|cook,ch||jam
Konfident|a|ständiger Informant der Behörden aus der kriminellen Szene|confidential informant
Konfiserie||Konditorei|confectionery
Konfiskation||Beschlagnahme|confiscation
Konfitüre||Marmelade|jam
Konformismus||Übereinstimmung|conformity
Konformität||Übereinstimmung|conformity
Konfusion||Verwirrung|confusion
Konglomerat||Ansammlung|congeries
Kongregation|relig|ständiger Ausschuss in der katholischen Kirche|congregation
Kongruenz||Übereinstimmung|congruency
Konidie|myc||conidium
Konifere||Baum|conifer
Konjektur|lit|hypothetische Leseart eines nicht einwandfrei überlieferten Textes|conjecture
Konjugat|chem||conjugate
Konklave|relig|Kardinalsversammlung zur Papstwahl|conclave
Konklusion||Schlussfolgerung|conclusion
Konkomitanz|relig|Gegenwart Christi in der Eucharistie|concomitance
Konkordanz||Übereinstimmung|concordance
Konkretheit||Deutlichkeit|specificity
Konkretion|geol|Verschmelzung|concretion
Konkubine||Geliebte|concubine
Konkursfall||Insolvenz, Bankrott|event of bankruptcy
Konnektom|anat|Gesamtheit der Nervenverbindungen im Gehirn|connectome
Konnex||Verhältnis|fit
Konnexion||Verbindung|
Konnivenz||Geduld, Verständnis|
Konnotation||Assoziation|connotation
Konoid|math||conoid object
Konquistador||Eroberer|conquistador
Konsekration|relig|Weihe|consecration
Konsensus||Eintracht, Einklang|
Konserve||Dose, Büchse|preserve
Konskription|alt|Militärdienst, Wehrdienst|
Konsorte|||consortium member
Konspekt||Zusammenfassung, Abstract|recap
Konspiration||Verschwörung, Komplott|conspiracy
Konstituente|ling|sprachliche Einheit, die Teil einer komplexeren Konstruktion ist|constituent
Konsulent|ch|Berater, Unternehmensberater|
Konsultation||Beratung|consultation
Konsumgut||Ware, Gegenstand|
Konsumption||Verbrauch|
Konsumtion||Verbrauch|
Kontaktgift|chem|Katalysatorengift|catalytic poision
Kontaktnahme|ch|Kontaktaufnahme|approach
Kontenance|geh|Gelassenheit, Fassung|
Konterfei|alt|Porträt|picture
Kontoart|||account type
Kontor||Filiale, Standort|foreign branch
Kontotyp|||account type
Kontrahent||Gegner, Feind|opponent
Kontraktion|med|Zusammenziehen des Muskels|muscular contraction
Kontrolleur||Inspektor; Schaffner|supervisor
Kontrollor|a|Inspektor, Prüfer|
Kontur||Profil|outline
Konus|||cone
Konvolut||Bündel|bundle of papers
Konzentrat||Schlich|concentrate
Konzertabend|art|Lesung, Aufführung|recital
Koog|nord|eingedeichtes Marschland|polder
Kooption|||co-option
Kopal|||copal resin
Kopeke|||kopeck
Kopfende|||top
Kopfhaar||Mähne|hair
Kopfhöhe||Augenhöhe|eye level
Kopfkino|||imagination
Kopflage|med||head-first presentation
Kopflaus|zool||head louse
Kopfnicken||Bangen|headbanging
Kopfniet|techn||round-head rivet
Kopfnote|school||brownie points
Kopfnuss|||brain teaser
Kopfplatte|mus|oberer Teil einer Gitarre zum Stimmen der Saiten|headstock
Kopfpolster|textil,by|Kissen, Kopfkissen|pillow
Kopfputz|alt||headdress
Kopfraum|||headspace
Kopfried|bot||bogrushes
Kopfstoß|sport|Kopfball|header
Kopfteil|||headboard
Kopfzeile||Überschrift, Titel|headline
Kopierer|||photocopier
Kopilot|aviat||copilot
Kopist||Schreiber|scribe
Koppe|||common bullhead
Koppelung||Kopplung|coupling
Koppler|electr||coupler
Kopra|cook|getrocknetes Kernfleisch der Kokosnuss|copra
Koprolalie|psych|zwanghafter Gebrauch von Fäkalausdrücken|coprophrasia
Koprolith|geol|fossiles Exkrement|coprolite
Koprom|med|Kotgeschwulst|coproma
Koprophagie|biol|Kotverschlingen|coprophagy
Koprophilie|biol|Vorliebe für Kot|coprophilia
Kopula|ling||copula
Kora|mus|westafrikanische Stegharfe|kora
Koralle|zool||coral
Korbball||Basketball|basketball
Korbblütler|bot|Korbblütengewächse|asteraceous plants
Korbflechter||Handwerker (Flechtwerkgestalter)|basket maker
Korbleger|sport|Wurfart beim Basketball|layup
Kord|techn|Cord|corduroy
Kordel|reg|Schnur|tying cord
Kordhose|textil||corduroy trousers
Kordillere||Gebirge, Rücken|
Kordit|chem||cordite
Kordon|||cordon
Kore|art|griechische Mädchenfigur|kore
Korinthe|cook||currant
Kork||Rinde der Korkeiche|cork
Korkgeld|||corkage
Korkmehl|||cork powder
Kormoran|orn||great black cormorant
Kornea||Hornhaut|
Kornett|mus||cornet
Kornfeld|||corn field
Kornform|||grain shape
Kornhaus|agr|Getreidespeicher|granary
Kornkammer|agr|Getreidespeicher|granary
Kornrade||Pflanze|
Kornspeicher|agr|Getreidespeicher|granary
Koro|med|Syndrom der genitalen Retraktion|genital retraction syndrome
Korollar|math||corollary
Korona|astron|Strahlenkranz|atmospheric corona
Korporal|mil,a|Hauptgefreiter|Lance Corporal
Korporale|relig|Unterlegtuch für den Messkelch|corporal
Korporation||Corps|corporation
Korpsgeist|mil|Standesbewusstsein|esprit de corps
Korpulenz|anat|Fülle|fatness
Korpuskel||Teilchen, Partikel|elementary particle
Korral|||corral
Korrasion|geol|Schleiferosion|abrasion
Korrelat|||correlate
Korsage||Kleidung|bodice
Korsar||Pirat|pirate
Korse|||Corsican
Korselett||Kleidung (Korsett)|corselette
Korso||Parade|parade
Kortex|anat|Rinde|cerebral cortex
Kortison|pharm||cortisone
Koru||ein sich entrollender Silberfarnwedel oder dessen Form|koru
Korund|||corundum
Korvette|naut||corvette
Koryphäe||Ass, Kapazität|hotshot
Koryza||Krankheit (Schnupfen)|
Kosake|||Cossack
Kosekans|math||cosecant function
Kosename|ling||pet name
Kosewort|||term of endearment
Kosinus|math||cosine function
Kosmonautik||Raumfahrt|astronautics
Kosmopolit|biol|weltweit verbreitete Art|cosmopolitan
Kosovare|||Kosovar
Kossaten||Köter|
Kossater||Köter|
Kossäte|nord|Bauer, Landwirt|
Kostbarkeit||Schatz, Juwel|treasure
Kostenersatz|fin|Auslagenerstattung|reimbursement of expenses
Kostenlast|econ|Kostenbelastung|cost burden
Kostennote||Rechnung|invoice
Kostensatz|fin|Verrechnungssatz|expense ratio
Kostümierung||Verkleidung|masquerading
Kotau||Unterwerfung|
Kotelett|sport|ausgeschlagenes Rasenstück beim Golf|divot
Kothurn|hist||buskin
Koto|mus|japanische Wölbbrettzither|koto
Kotten|hist,nord|Kate|simple farm house
Kotter|nord|Justizvollzugsanstalt|penal institution
Kovarianz|math|kumulative Varianz|covariance
Koxarthrose|med|Hüftgelenksarthrose|hip osteoarthritis
Koxitis|med|Hüftgelenksentzündung|coxarthritis
Kraal||Siedlungsform im südlichen Afrika, Viehgehege|kraal
Krabbe||Krebstier (Taschenkrebs)|prawn
Krabbeltier|ugs|Insekt|bug
Kracherl|by|Getränk (Limonade)|
Krad||Motorrad|motorcycle
Kraftakt|||act of strength
Kraftaufwand||Anspannung, Anstrengung|strain
Kraftmesser|techn|Leistungsprüfstand|dynamometer
Kraftprobe||Konfrontation, Auseinandersetzung|showdown
Kraftrad||Motorrad|motorcycle
Kraftstrom|electr,ugs|Strom mit hoher Stromstärke|power current
Kraftwort|ling|Fluch, Schimpfwort|swear word
Kragarm|constr||cantilever arm
Krage||Konsole|corbel
Krakauer|cook,a|Schinkenwurst|ham sausage
Krake|zool,ugs||common octopus
Krakeel|ugs|Geschrei, Gebrüll|
Krakelee|art||pattern of fine cracks
Kral||Siedlungsform im südlichen Afrika, Viehgehege|kraal
Kralle|zool||claw
Krammet||Pflanze (Quackelbusch)|
Krampe||Klammer|cramp
Krampfader|med|erweiterte Vene|varicose vein
Krams|nord|Dreck, Schrott|junk
Kramuri|a||jumble
Kranbahn||Laufbahn|craneway
Kranbaum|naut||shear legs
Kranewitt|ugs|Pflanze|
Kranewitter|cook,by|Gin|gin
Kranich|astron||Grus
Krankenakte|med|Gesundheitsakte|health record
Krankenkassa|a|Krankenversicherung|health insurance
Krankenkost||Diät|special diet
Krankwerden|med|Erkrankung, Erkranken|illness episode
Krapp|bot||common madder
Kraton|geol||craton
Kratzbeere|bot|Bereifte Brombeere|common dewberry
Kratze|||paddle
Kratzfuß|alt|Verbeugung|bow
Kratzspur||Kratzer|scuff
Kraulstil|sport|Kraulschwimmen|crawl
Krauskohl|ugs|Grünkohl|kale
Kraxe|reg||back basket
Kraxelei|||clamber
Krayon|alt|Bleistift|
Krebsleiden||Krebserkrankung|cancer
Kredenz|a||sideboard cupboard
Kreditgeber||Gläubiger, Geldgeber|credit grantor
Kreditklemme|fin|gedrosselte Kreditvergabe durch die Banken|credit crunch
Kreditmarge|fin|Swing|swing
Kreditor||Gläubiger|creditor
Kreditposten|econ|Gutschriftposten|asset item
Kreditrisiko|fin|Adressenausfallrisiko|credit risk
Kreditsumme|fin|Darlehensbetrag|amount borrowed
Kredo||Credo|
Kreislinie|math|Peripherie|circuit
Kreisläufer|sport|Spielerposition beim Handball|pivot
Kreissektor|math|Kreisausschnitt|circular sector
Kreisumfang|math|Peripherie|
Krem||Creme, Salbe|
Krempe|||brim
Krempel|ugs|Kram|junk
Kremser|||charabanc
Kren|a|Pflanze (Meerrettich)|horseradish
Krengung|naut||list
Kreol||Sprache|
Kreole|||Creol
Kreosot|||creosote
Krepp|textil||crape
Kresol|||cresol
Kreter|||Cretan
Kretikus|ling||cretic
Kretinismus|med|angeborene Hypothyreose|cretinism
Kreusel|bot|Burzelkraut|purslane
Kreuzblume|constr|Ornament an Giebeln, Türmen und Dächern|finial
Kreuzblütler||Pflanze|mustard flowers
Kreuzkraut|bot|Schlangenbeere|herb Paris
Kreuzkümmel||Gewürz (römischer Kümmel)|cumin
Kreuzmast|naut|dritter Mast bei einem Segelschiff|mizzenmast
Kreuzsymbol|print|Fußnotensymbol oder Kennzeichnung des Todesjahres einer Person|dagger symbol
Kribbe||Schlacht, Stack|
Kricket|sport||cricket
Kriecher|bot||ground-creeping plants
Kriecherl|bot,a|Schlehenpflaume|damson plum
Kriechstrom|electr|Leckstrom an der Oberfläche eines Isolierstoffs|creepage
Kriegführung||Kriegsführung|warfare
Kriegsdienst||Wehrdienst|military service
Kriegsgegner|pol|gegnerische Kriegspartei|enemy country
Kriegsgerät|mil|schwere Bewaffnung|armament
Kriegskasse|econ,ugs|brachliegende Gelder|idle money balance
Kriegsknecht|mil,alt|Soldat|soldier
Kriegskunst|mil|Kriegsführung|warfare
Kriegszug||Feldzug|military expedition
Kriminaler|alt|Ermittler|
Krimsekt|cook||Crimean sparkling wine
Krimskrams||Kleinigkeit|gimcrack
Kringel|||ring
Krippentod||Krankheit (plötzlicher Kindstod)|sudden infant death syndrome
Kris||malaiischer Dolch|kris
Krisenherd||Brennpunkt|hotspot
Krisis|med|Wendepunkt|acme
Kriställchen||Fehler bei Email|shiner
Krittler|||fault-finder
Kroate|||Croatian
Krocket|sport||croquet
Krokant|cook||praline
Krokette|cook||croquette
Krokoit|min||red lead ore
Krokus|bot||crocus
Kronanwalt|pol|Justizminister|Attorney General
Kronenraum|bot|Kronendach des Waldes|leaf canopy
Kronglas|||crown glass
Krongut|||demesne of the Crown
Kronjuwel||Schatz, Hort|
Kronland||Land, das dem König gehört|crown land
Kropf|anat|Aussackung der Speiseröhre am Tierhals, u.a. bei Vögeln|crop
Kroton|bot|Wunderstrauch|garden croton
Krume|||breadcrumb
Krumpfung||Eingehen, Einlaufen|shrinkage
Kruppe|anat||rump
Krux||Schwierigkeit, Last|crux
Kryolith||Gestein|cryolite
Kryonik|||cryonics
Kryosphäre|astron|eisbedeckte Planetenoberfläche|cryosphere
Kryotron|||cryotron
Krypta||Gruft|crypt
Kryptografie||Verschlüsselung|cryptography
Krypton||Gas|
Kräcker||Keks|
Krähenauge|bot|Schlangenbeere|herb Paris
Krähenfuß||Waffe|caltrop
Krähennest|naut|Ausguck auf einem Segelschiff|crow’s nest
Krängung|naut||list
Kränkung||Beleidigung|insulting
Kränzchen||Kreis, Versammlung|
Kräppel|ugs|Berliner, Krapfen|
Krätze|techn|Feststoffverunreinigungen in der Metallschmelze|dross
Krätzer|techn||rabble arm
Kräze|||back basket
Krönchen||halboffener Kopfschmuck für Damen|tiara
Krösus|||Croesus
Krücke||Flasche, Pfeife|plonker
Krügel|a||pint beer glass
Krümchen|cook|Bröckelchen von einer Backware|small crumb
Krümelchen|cook,nord|Bröckelchen von einer Backware|small crumb
Krümmer|auto||manifold
Krüstchen|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Kschatrija||Angehöriger der zweithöchsten Hindukaste|Kshatriya
Kubatur|math|Berechnung von Rauminhalten durch das Raumintegral|cubature
Kubikinhalt||Volumen|volume
Kubismus|art||Cubism
Kubist|art||cubist
Kubus||Würfel|cube number
Kuddelmuddel|ugs|Chaos, Unordnung|confusion
Kudu|zool|afrikanische Antilope|kudu
Kudzu|bot|Kopoubohne|kudzu vine
Kufe||Fass|vat
Kuff|naut|Küstensegler|koff
Kufiya||Kleidung (Palästinenserschal)|
Kuguar||Raubtier (Puma)|puma
Kuhauge|||bullseye break
Kuhblume|bot|gewöhnlicher Löwenzahn|common dandelion
Kuhfuß||Werkzeug (Nageleisen)|crow bar
Kuhhaut|||cow hide
Kuhhirt|agr|Cowboy|cowherd
Kuhhirte|agr|Cowboy|cowherd
Kuhkaff|ugs||Podunk town
Kuhl|naut||waist
Kuhle|||gully
Kuhmaul|naut,ugs||shackle
Kuhmilch|agr||cow’s milk
Kuhmist|||cow dung
Kuhstall|agr||cowshed
Kuhweide|agr||cow pasture
Kukuruz|a|Mais|maize
Kulak|hist|russischer Großbauer|
Kulanz||Entgegenkommen|courtesy
Kuli|ugs|Kugelschreiber|ballpoint
Kultfilm|||cult film
Kumpan||Kumpel|crony
Kumpanei||Filz, Vetternwirtschaft|
Kumquat|bot|Zwergorangenbaum|kumquat tree
Kumt||Geschirr um den Hals von Zugtieren|horse collar
Kumulation||Steigerung|cumulation
Kumulierung||Steigerung|cumulation
Kuna|hist|frühere Währung Kroatiens|kuna
Kundenkreis||Kundschaft, Klientel|customer base
Kundenstamm||Kundschaft, Klientel|customer base
Kundschafter||Spion|spy
Kungelei||Filz, Vetternwirtschaft|
Kungur|geol||Kungurian
Kunstauge|med|Augenprothese|ocular prosthetic
Kunstgriff||Dreh, Kunststück|trick
Kunstherz|med|künstliches Herz|artificial heart
Kunstkammer|hist|Kuriositätenkabinett|cabinet of curiosities
Kunstpelz|textil|künstlicher Pelz|fake fur
Kunstwert|art|Liebhaberwert|virtu
Kupelle|chem|Glühschale aus Knochenasche|cupel
Kupfermine|min|Kupferbergwerk|copper mine
Kupon||Gutschein, Coupon|coupon
Kuppa|art||bowl
Kuppelei|jur|Verleitung von Schutzbefohlenen zur Unzucht|pandering
Kuppler|||pander
Kurabgabe|fin|Tourismusbeitrag|visitor’s tax
Kurare|||curare
Kuratel||Vormundschaft|
Kuration|art|Bewahrung und Pflege|curation
Kurbad||Spa|
Kurde|||Kurd
Kurgast|||spa guest
Kurhotel|||health resort hotel
Kuriosum||Seltenheit, Rarität|curiosity
Kurkuma||Gewürz (falscher Safran)|turmeric
Kurpfalz|hist|Kurfürstentum Pfalz|Electoral Palatinate
Kurre|||bottom trawl
Kurrikulum||Lehrplan, Curriculum|
Kursbuch|||railway timetable
Kurserholung|fin|Auftrieb|rally
Kursleiter||Lehrer|course instructor
Kursplan|stud||course schedule
Kursraum|||course room
Kursrückgang|fin|Wertverlust|drawdown
Kurssturz||Einbruch|price drop
Kurstadt|||spa
Kursus||Lehrgang|course
Kursverfall||Einbruch|collaps of prices
Kurswert|fin||quoted price
Kursänderung||Kurswechsel|change of course
Kurtaxe|fin|Tourismusbeitrag|visitor’s tax
Kuru|med|seltene Hirnkrankheit|kuru
Kurwürde|hist||electorship
Kurzkopf|med||short skull
Kurzmeldung||Eilmeldung|newsflash
Kurztanz|sport||short dance
Kurztest|||short test
Kurztrip|||short trip
Kurzversion||Kurzfassung, Kurzform|abbreviated version
Kurzwahl|||abbreviated address call
Kurzweil|alt|Unterhaltung|amusement
Kurzwort||Abkürzung|abbreviation
Kurzzeichen|chem|Symbol|symbol
Kusin||Cousin|cousin
Kusine||Cousine, Base|cousin
Kuskus||Speise|cuscuses
Kustode|print||catchword
Kustodie|relig||custody
Kustos|print|Blatthüter|catchword
Kutis||Haut|skin
Kutschwagen||Fahrzeug|
Kutte||Kleidungsstück (Clubweste)|cowl
Kutter|naut||cutter
Kuvert||Umschlag|envelope
Kuvertüre|cook|Tauchschokolade|couverture chocolate
Kuwaiter|||Kuwaiti
Kuweiter|||Kuwaiti
Kux|hist|Anteil an einem Bergwerk|mining share
Kwacha|fin|Währung Malawis und Sambias|kwacha
Kwashiorkor||Form der Mangelernährung bei Kindern|kwashiorkor
Kyanit|min||kyanite
Kyphose|med||kyphosis
Kyu|sport|Schülergrad im Budo|kyu
Käffchen|cook||joe
Kälbchen|||little calf
Kältetod||Erfrieren|death by hypothermia
Kämmerei|||finance department
Kämmling|textil|Unreinheiten beim Kämmen|noil and foreign impurities
Kämpe|alt|Soldat, Krieger|
Kämpfernatur||Macher|go-getter
Kännchen|||small jug
Kärrner||Fuhrmann|
Kärtchen|ugs|Visitenkarte|small card
Käseblatt|ugs|Zeitung|
Käsebrot|cook||open cheese sandwich
Käseigel|cook||cheese hedgehog
Käsemauke|ugs|Fuß|
Käsepappel||Pflanze|
Käser|agr||cheesemaker
Käserei|agr|Käseherstellung|cheesemaking
Käsetuch|textil||cheesecloth
Kätner|nord||small farmer
Käuflichkeit||Verfügbarkeit|availability
Käuzchen|orn||owlet
Köcher|||quiver
Köhlerei|||charcoal burning
Köm|nord|Kümmelschnaps|caraway schnapps
Königstiger|zool|Indischer Tiger|Bengal tiger
Königtum|||kingship
Könner||Künstler; Profi|artist
Köper|textil||twilled cloth
Köpfler|sport,ugs|Hechtsprung|headfirst dive
Köpper|sport,ugs|Hechtsprung|headfirst dive
Körnchen|||granule
Körnung|||granularity
Körperhöhe||Größe, Körpergröße|body height
Körperkraft||Muskelkraft|physical strength
Körperlänge||Größe, Körpergröße|body height
Körung||Wahl, Selektion|
Köstlichkeit||Speise (Leckerbissen)|delectability
Köte|anat|Fesselgelenk beim Pferd|fetlock
Kötel|zool|Tierkot in Form von Klümpchen|pellets
Köther|hist|Pachthäusler|cottar
Köthner|hist|Pachthäusler|cottar
Kötner||Köter|
Köttel|zool|Tierkot in Form von Klümpchen|pellets
Kötter|hist|Pachthäusler|cottar
Kötzer|textil||cop
Küchenleiter||Küchenchef|head chef
Küchenschabe||Insekt|
Kücken|a|Tier (Küken)|
Küfer||Handwerker (Böttcher)|cooper
Küfner|sued||cooper
Kühlakku|||cold pack
Kühlbox|cook||refrigerator box
Kühlergrill|auto|Kühlerverkleidung|radiator grill
Kühlerhaube|auto|Motorhaube|bonnet
Kühlfach|||frozen food copartment
Kühlhaus|||cold store
Kühlluft|techn||cooling air
Kühlmittel|med|kühlendes Mittel|refrigerant
Kühlofen|||tempering furnace
Kühlraum|||cold store
Kühlturm|||cooling tower
Kühnheit|mil|Tapferkeit|prowess
Külbel||vorgeformter Hohlkörper bei der Glaserzeugung|parison
Kümmerer|zool||runt of a litter
Kümmernis||Kummer, Gram|sorrow
Kümo|ugs||motor-coaster
Künette|a||lined canal
Künstlername|lit|Pseudonym|pen name
Küpe|techn|Wanne|vat
Kür|sport|frei gewählte Übung|free programme
Kürass|mil|Brustpanzer|cuirass
Kürette|med||curette
Küriner|alt|Volk|
Kürlauf|sport||free skating
Kürschner||Handwerker|furrier
Küstenklima|meteo|maritimes Klima|sea climate
Küvette|chem||cuvette
Labe|geh|Stärkung|refreshment
Labeling||Kennzeichnung|
Labello|||chapstick
Labferment|chem|Enzym im Labmagen|rennin
Labilität||Instabilität|lability
Labmagen|anat||rennet-bag
Laborant|||laboratory assistant
Labsal|geh|Stärkung|refreshment
Labskaus|cook||Liverpool scouse
Labung|geh|Erholung, Erfrischung|refreshment
Lachgas|chem||laughing gas
Lachlust|||risibility
Lachmöwe|orn||black-headed gull
Lachyoga|phil||laughing yoga
Lackaffe|||fop
Lackel|by|Lümmel|boor
Lackl|by|Lümmel|boor
Lackmus|chem||lichen blue
Lackschicht||Lackierung|varnish
Lactat|||lactate
Lactose|chem|Milchzucker|milk sugar
Ladebaum|naut||shear legs
Ladebühne||Rampe|loading ramp
Ladegut||Fracht|
Ladekran|||loading crane
Ladeluke|||hatchway
Lademast|naut||shear legs
Lademaß||Profil|load limit gauge
Ladenbau|||shopfitting
Ladenfront|constr|Geschäftsfront|shopfront
Ladeninhaber|econ|Geschäftsinhaber|shopkeeper
Ladenpreis|econ|Einzelhandelspreis|retail price
Ladentisch||Tresen, Theke|shop counter
Laderaum|aviat||cargo hold
Ladetür|||loading door
Ladezeit|||charging time
Ladin|geol||Ladinian
Ladiner|||Ladin
Ladner|econ|Geschäftsinhaber|shopkeeper
Lafette|mil||gun carriage
Lagebild|||picture of the situation
Lageplan|constr|Übersichtsplan|site plan
Lagerbestand||Inventar|stock
Lagerist|transp|Lagerverwalter|stock-keeper
Lagerleiter||Leiter eines Warenlagers|warehouse manager
Lagerort|||storage location
Lagerstätte||Vorkommen|deposit
Lagesinn|med||sense of position
Lagewort|ling||supine
Lagg||Mulde am Rand von Hochmooren|
Lahmheit|||lameness
Lahnung|||mud dam
Lai|lit|altfranzösische Verserzählung|lay
Laib||Brot in ganzer Form|loaf
Laibchen|cook,by||patty
Laibung|constr||reveal
Laich|zool|Fischbrut|the fry
Laie||wer kein Fachmann ist|layperson
Lakai||Marionette|handmaid
Lakonie|ling,geh|Knappheit im Ausdruck|laconicism
Lakritz||Pflanze|liquorice
Lakritze||Pflanze|liquorice
Laktation|biol|Milchproduktion|production of milk
Laktose||Zucker|milk sugar
Lakune|anat|Vertiefung|lacuna
Lamelle|techn|Blättchen|lamella
Lamento||Klage, Jammer|
Lametta|||tinsel
Lammfell|||lambskin
Lammwolle|agr|Wolle der ersten Schur von ca. sechs Monate alten Lämmern|lambswool
Lampion||Laterne|Chinese lantern
Lamé|textil|Stoff mit Metallfäden|lamé
Lancier|||lancer
Landadel|||squirearchy
Landarzt|||country doctor
Landbau||Landwirtschaft|agricultural land use
Landbesitz||Grundbesitz|landholding
Landei||leicht abwertend oder scherzhaft|country boy
Landenge|||isthmus
Landesforst|a|Waldfläche in staatlichem Besitz|national forest
Landesfürst|pol|Souverän|sovereign
Landesherr||Herrscher, Souverän|sovereign
Landeshoheit||Souveränität|state sovereignty
Landesinnere|pol|Inneres|heartland
Landform|||lay of the land
Landgang|naut||shore leave
Landgut||Anwesen|manorial estate
Landler|mus,by||ländler
Landluft|||country air
Landmann|alt|Bauer, Landwirt|farmer
Landmine|mil||land mine
Landpartie||Ausflug|excursion
Landraub|||land grabbing
Landregen||Dauerregen|long-lasting rainfall
Landsee|alt|Gewässer|
Landser||Soldat|doughboy
Landsitz||Anwesen|manorial estate
Landsknecht||Soldat (Söldner)|mercenary pikeman
Landspitze||Kap|cape
Landstrich||Bezirk, Kreis; Gegend|district
Landtier|zool||terrestrial animal
Landungsboot|mil|Landungsfahrzeug|landing craft
Landvogt|hist||bailiff
Landvolk|||peasantry
Landweg|transp||overland transport
Landwind|meteo|ablandiger Wind|offshore wind
Langhaus|constr||longhouse
Langkopf|med||long skull
Langloch|techn||elongated hole
Langmut||Geduld, Ausdauer|patience
Langohr|||donkey
Langue|ling|Sprachsystem|system of language
Languste|zool||spiny lobster
Lanner|orn||lanner falcon
Lanthan|chem||lanthanum
Lanugo|med||lanugo fluff
Lanzette|med||lancet
Laote|||Laotian
Laparotomie|med|Bauchhöhleneröffnung|abdominal incision
Lapidarium||Sammlung von Steinwerken|lapidarium
Lapislazuli||Edelstein|lazurite
Lapp|by||nitwit
Lappalie||Kleinigkeit, Nebensache|petty little matter
Lappi|ch||nitwit
Lapsus|ling||slip of the pen
Lar|hist|Schutzgeist des römischen Hauses|household god
Larifari|||fiddle-faddle
Larva|relig||lemur
Laryngitis||Entzündung|inflammation of the larynx
Larynx|anat||voice box
Lasche||Zunge; Streifen|tongue
Laschheit||Schwäche|flaccidity
Laschung|||lashings
Laskar|hist|südostasiatischer Matrose oder Kanonier auf europäischen Kolonialschiffen|Lascar
Lasso|||lariat
Lastauto|auto,ugs|Lastwagen, Laster|commercial vehicle
Lastenheft|econ|Anforderungskatalog|requirements catalogue
Lastesel|||pack mule
Lastfall|||loading condition
Lastgang|electr||load profile
Lastkahn|naut||river boat
Lastschrift|fin|automatische Abbuchung vom Konto|automatic debit transfer
Lasttest|techn|Belastungstest|stress test
Lasttier|agr||beast of burden
Lastwechsel|auto|Motorantrieb durch die Räder, wenn abrupt Gas weggenommen wird|power-off
Lastzug||Lastwagen|articulated lorry
Lasur|||glaze
Lasurit||Edelstein (Lapislazuli)|lazurite
Latenz||Verzögerung|latency
Latenzzeit||Verzögerung|latency period
Laterit|geol||laterite
Latiner|hist||Latian
Latinum|school||qualification in Latin
Latitüde||Raum, Spielraum|
Latrine|||privy
Latsche|bot|Krummholzkiefer|mugo mountain pine
Latthammer|techn|Zimmermannshammer|claw hammer
Lattung|constr||lathing
Latz|ch|Maul, Schnabel|trap
Latzhose|textil||dungarees
Latènezeit||Epoche|
Laubbaum|bot||broad-leaved tree
Laubdach|bot|Kronendach des Waldes|leaf canopy
Laubfall|bot||leaf fall
Laubholz|agr||hardwood
Laubsäge|techn||fretsaw
Laubwald|bot|Laubholzwald|broad-leaved forest
Laubwerk|bot||foliage
Lauchzwiebel|bot|Frühlingszwiebel|spring onion
Laudanum|pharm,alt|Opiumtinktur|opium tincture
Laudes|relig||lauds
Laufbursche||Kurier, Bote|messenger boy
Laufhaus|||walk-up
Laufjunge||Kurier, Bote|messenger boy
Laufkran|||overhead travelling crane
Laufrad||Kinderfahrrad ohne Pedale|run bicycle
Laufring|techn|Laufbahn|raceway ring
Laufrolle||Scheibe|sheave
Laufruhe|techn||running smoothness
Laufschrift||Laufband|news ticker
Laufstall|agr|Bewegungsstall|freestall barn
Laufstil|sport||running style
Lauftext||Laufband|news ticker
Laufweg|transp|Personenbeförderung im öffentlichen Raum|journey route
Lauge|chem|Lösung einer Base|lye
Laugenpumpe|techn|Teil einer Waschmaschine|drain pump
Lauheit|||lukewarmness
Laureat||Preisträger|prizewinner
Laus|zool||louse
Lausbub||Bengel|rascal
Lausbube||Bengel, Schelm|
Lauser|ugs|Bengel|ankle-biter
Lauswurz||Pflanze (Weiße Nieswurz)|
Lauterkeit||Ehrlichkeit, Aufrichtigkeit|sincerity
Lautheit|||auditory level
Lautung|ling,geh|Aussprache|pronunciation
Lautäußerung|joc|Ausruf|ejaculation
Lavabo|ch|Waschbecken|hand washing
Lavabombe|geol|vulkanische Bombe|lava ball
Lavadom|geol||lava dome
Lavasee|geol||lava lake
Laxans||Medikament (Abführmittel)|laxative
Laxativ|med||laxative
Layouter|||layout artist
Lazeration|med|Riss|laceration
Leadsänger|mus|Frontmann|lead singer
Learjet|aviat|Typ von Geschäftsreiseflugzeugen|Learjet
Lebedame|||demimondaine
Lebehoch|alt||cheer
Lebemann||Playboy|playboy
Lebensarbeit||Lebenswerk|lifework
Lebenshunger||Lebensfreude|zest for life
Lebenskampf|phil|Kampf ums Dasein|struggle for existence
Lebenskunde|biol,alt|Biologie|biology
Lebenslust||Lebensfreude|lust for life
Lebensnerv||Rückgrat, Stütze|sinews
Lebensregel||Grundsatz|rule of life
Lebensumfeld||Lebenswelt|living environment
Lebenszweck||Sendung, Sinn|mission
Lebewohl||Abschied|farewell
Lebzelten|a|Gebäck (Lebkuchen)|gingerbread
Leckage|||leak
Leckerei|cook||tasty morsel
Leckerli||Speise (Gaumenfreude)|gingerbread biscuit
Leckkabel|electr|Strahlerkabel|radiating cable
Leckrate|||leak rate
Lecktuch|naut||collision mat
Lederne|textil,by|kurze Lederhose|leather shorts
Ledge|textil|Leere|pirn
Lee|naut|Seite, die der Wind nicht trifft|leeward side
Leerdarm|anat|Teil des Dünndarms|jejunum
Leerfahrt|transp|Betriebsfahrt|out-of-service run
Leerfeld|||blank field
Leerformel||Phrase|empty phrase
Leergewicht||Tara|dead weight
Leergut|||empties
Leerraum|comp|Zwischenraumzeichen|whitespace character
Leerrohr|electr||cable conduit
Leerschlag|ch|Abstand, Leerzeichen|blank space
Leerschritt||Abstand, Leerzeichen|blank space
Leerstelle||Lücke|vacancy
Leertaste|comp|Zwischenraumtaste|space bar
Leerzug|techn||blank pass
Leesegel|naut||studding sail
Leeseite|naut||lee side
Lefze|||lip
Legehuhn|agr|Henne|laying hen
Legel|naut||hank
Leger|||layer
Legföhre|bot|Latschenkiefer|mugo mountain pine
Leggins||Hose|leggings
Legi|ch|Ausweis der Studenten|student card
Legionär||Soldat (Angehöriger einer Privatarmee)|legionnaire
Legistik|pol,a|Gesetzgebung|lawmaking
Legkiefer|bot|Latschenkiefer|mugo mountain pine
Lehmerde|agr||clay soil
Lehmputz|constr||loam rendering
Lehmwand|constr||loam wall
Lehmziegel|constr|Adobe|airdried brick
Lehnwort||Fremdwort|loan word
Lehranstalt||Schule|school
Lehrbefugnis|school|Lehrberechtigung|teaching qualification
Lehrbetrieb||Lehren, Unterrichten|teaching
Lehrbub|sued||apprentice
Lehrdeputat|school|Lehrverpflichtung|teaching load
Lehrdorn|||plug gauge
Lehreinheit|school|Modul|unit of study
Lehrerschaft|school|pädagogisches Personal|teaching staff
Lehrfach||Fachbereich, Fachgebiet|subject of study
Lehrfilm|||educational film
Lehrform|stud||teaching method
Lehrgeld|||apprenticeship fee
Lehrjahr|||year as an apprentice
Lehrkanzel|alt|Lehrstuhl|professorship
Lehrkörper|school|Lehrerkollegium|teaching staff
Lehrmaterial|school|Unterrichtsmaterial|educational material
Lehrmeinung||Dogma|doctrine
Lehrmittel|school|Unterrichtsmittel|teaching aid
Lehrmädchen|by|Auszubildende|female apprentice
Lehrpersonal|school|pädagogisches Personal|teaching staff
Lehrsatz||Grundsatz|tenet
Lehrtochter|ch|Auszubildende|female apprentice
Lehrwerk||Lehrbuch|textbook
Lehrzeit|||apprenticeship
Lei||Währung; Blütenkranz aus Hawaii|lei
Leibarzt|med||personal physician
Leibchen|sport|Trikot|sports jersey
Leiberl|sport,by|Trikot|sports jersey
Leibesfrucht|med,geh|Embryo ab der neunten Schwangerschaftswoche|foetus
Leibgurt|||body-belt
Leibstuhl|med|Toilettenstuhl|toilet chair
Leibung|constr||reveal
Leibwäsche||Unterwäsche|underwear
Leichenwagen|auto|Bestattungswagen|funeral car
Leichenzug||Geleit|cortege
Leidende|||sufferer
Leihauto||Mietwagen|hired car
Leihfahrrad||Hirsch|
Leihgabe|art||loan
Leihgebühr||Miete, Mietpreis|rental
Leihhaus|||pawnshop
Leihrad||Hirsch (Leihfahrrad)|
Leihvelo|ch|Hirsch|
Leihwagen||Mietwagen|hired car
Leimring|agr||glue strip
Lein|bot|Flachspflanze|flax plant
Leinpfad|transp||towpath
Leintuch|reg|Leinen, Laken|linen
Leinwandstar||Filmstar|film star
Leinöl|cook||linseed oil
Leitbetrieb|econ|Führungsgesellschaft|lead company
Leitdamm|||guiding wall
Leiterplatte|electr|gedruckte Schaltung|printed circuit board
Leitfeld||Panel, Bedienung|
Leitfigur||Hauptdarsteller, Hauptrolle|leading light
Leitgedanke||Grundidee, Grundgedanke|central idea
Leitidee|||central theme
Leitpfosten|transp|Begrenzungspfahl|reflector post
Leitrad|||wicket gate
Leitsatz|jur|juristischer Kernsatz eines Judikats|headnote
Leitseite||Homepage, Startseite|home page
Leitspruch||Motto, Devise|motto
Leittier|zool||leader
Leitton|mus||leading-note
Leitwand|||guide wall
Leitwerk||Wasserbauwerk entlang eines Fließgewässers|training structure
Leitwolf|||leader
Leitzahl|photo||guide number
Leitzentrale||Leitstelle|mission control centre
Leitzins|fin||base rate
Lek|zool|Balzplatz|lek
Lektorat|||editorial department
Lemberger|bot|Blaufränkischer|Blaufränkisch
Lemma|bot|Deckspelze|outer palea
Lemur|relig||larva
Lende|anat|Keule|haunch
Lendenschurz||Kleidungsstück|loin cloth
Lendentuch||Kleidungsstück|loin cloth
Leng|zool|Meeresfisch|ling
Lenkkopf|techn||head tube
Lenkrakete|mil|ferngesteuerte Rakete|guided missile
Lenkzeit|||driving time
Lentigo||Hautkrankheit|
Lepra||Infektionskrankheit (Hansen-Krankheit)|leprosy
Lerche|ugs||early bird
Lernaufwand||Lernprozess|learning curve
Lerneffekt||Lernprozess|learning curve
Lernender|school|Schüler|learner
Lernform|||form of learning
Lernort|||place of learning
Lernpfad|||learning path
Lernsoftware|comp|Schulungssoftware|courseware
Lernstil|||learning method
Lernstoff|art|Thematik|subject matter
Lerntransfer|psych|Anwendung von erworbenem Wissen|transfer of learning
Lerntyp|||style of learning
Lernvorgang||Lernprozess|learning process
Lernziel|psych||mastery goal
Lernzirkel|school|Stationenlernen|carousel learning
Leseart||Interpretation, Auslegung|reading
Leseband|||ribbon
Leseclub|||reading club
Lesegerät|comp|Scanner|scanner
Leseglas|ugs|Lupe|reading magnifier
Lesekopf|||read head
Leselitze|geh|Lesezeichen|
Leselupe|||reading magnifier
Lesemarke||Lesezeichen|bookmark
Lesepult|||lectern
Lesesaal|||reading room
Lesestoff||Lektüre|reading
Lesetext|||reading text
Lesetipp|||reading tip
Lesginen||Volk|
Letalität||Sterblichkeit|case death rate
Lethe||Fluss in der Unterwelt der griechischen Mythologie|Lethe
Lette|||Latvian
Letten|||potter’s clay
Lettner|||rood screen
Leu||Löwe|lion
Leuchtfarbe|print|Fluoreszenzfarbe|fluorescent ink
Leuchtkraft||Intensität|vibrancy
Leuchtkörper||Lampe|
Leuchtmittel||Lampe|lamp
Leucit|min||white garnet
Leugner|||denier
Leugnung||Leugnen|denial
Leukom|med|weiße Narbe der Hornhaut|leucoma of the cornea
Leukoplast|med|Pflaster|adhesive plaster
Leukose|alt|Krankheit (Leukämie)|
Leukotomie||Operation|
Leukoxen|min||leucoxene
Leukozyte|biol|weißes Blutkörperchen|white blood cell
Leukozytose|med|Vermehrung der Leukozytenzahl|leukocytosis
Leumund||Namen, Ansehen|reputation
Levade||Schulsprung in der Pferdedressur|levade
Levantiner||Bewohner der Levante|Levantine
Levirat|relig||levirate marriage
Levitation||Schweben|levitation
Lew||Währung Bulgariens|lev
Lexem|ling||lexeme
Lexik||Wortschatz, Vokabular|vocabulary
Lexikograf|ling|Verfasser eines Wörterbuchs|lexicographer
Lexikograph|ling|Verfasser eines Wörterbuchs|lexicographer
Liaison||Verhältnis, Affäre|affair
Lias|geol|ältester Teil des Jura|Lias
Libanese|||Lebanese
Libelle||Insekt (Wasserjungfer)|dragonfly
Liberier|||Liberian
Libero|sport||sweeper
Libertär|phil|Anhänger des Libertarismus|libertarian
Libor|fin||London Interbank Offered Rate
Librium|pharm||chlordiazepoxide
Libyer|||Libyan
Lichtbild||Foto, Fotografie; Dia|identity photograph
Lichterbaum||Weihnachtsbaum, Tannenbaum|Christmas tree
Lichtgriffel|comp|elektronischer Bleistift|light pen
Lichthof||Innenhof|inner court
Lichtleiter|phys|Glasfaser|optical waveguide
Lichtmaß|constr||clear height
Lichtpause|print|Positivdruck eines technischen Plans|whiteprint
Lichtreflex||Spiegelung, Reflexion|reflex
Lichtsmog|envir|Lichtverschmutzung|light pollution
Lichtstrahl||Schein|light ray
Lid||Haut über dem Auge|eyelid
Liderung|mil||obturation
Lido||schmaler Strand vor einer Lagune|lido
Liebchen|alt|Liebste|sb.’s sweetheart
Liebelei|||dalliance
Liebesaffäre||Verhältnis, Seitensprung|affair
Liebesapfel|alt|Gemüse (Tomate)|mandrake berry
Liebesbrief|ugs|Schreiben, Anschreiben|love letter
Liebesdienst|alt|Gefallen|favour
Liebesfilm||Romanze|romantic movie
Liebesleid||Liebeskummer|lovesickness
Liebigit|min||liebigite
Liebkosung||Streicheln, Zärtlichkeit|caress
Liebreiz||Anmut, Grazie|grace
Liebschaft||Verhältnis, Affäre; Liebesgeschichte|affair
Liedchen|||ditty
Liederbuch|mus|Liedersammlung|songbook
Liedtext|||lyrics
Liedtexter||Liedermacher|songwriter
Lieferauto||Lieferwagen|delivery vehicle
Lieferdatum||Stichtag|date of delivery
Liegekur|med||rest-cure
Liegerad||Hirsch (Liegefahrrad)|recumbent bicycle
Liegesitz|transp|Sitz mit verstellbarer Rückenlehne|reclining seat
Liegestatt|geh|Bett|bed
Liegevelo|ch|Hirsch|
Liek|naut|eingefasste Kante eines Segels|leech
Liektau|||bolt rope
Lien|med|Milz|spleen
Ligament|anat|Band|ligament
Ligamentum||Band|ligament
Ligand|chem|Bindungsprotein|ligand
Ligase|chem||synthetase
Ligatur|print|zwei Buchstaben zu einer Type verbunden|ligature
Lignit|geol||brown coal
Liguster|bot||privets
Liierung||Bindung, Verbindung|
Liktor|orn||lesser kiskadee
Limbus|||graduated arc
Limette|bot||lime
Limitation||Grenze, Beschränkung|
Limitierung||Grenze, Beschränkung|limitation
Limnimeter||Pegel|water level indicator
Limone||Frucht|lime
Limonen|chem||limonene
Limonit|min||limonite
Lindwurm||Drache|dragon
Linebacker|sport|Verteidiger in der zweiten Linie|
Linkerei|ugs|Verlinkung|
Linksaußen|sport|Spielerposition beim Handball|left wing
Linnen|alt|Leinen|linen
Linoleum|||lino
Linon|textil||lawn
Linsensystem||Objektiv|lens system
Lint|nord|Band|tape
Lipa|hist|frühere Münze Kroatiens|lipa
Lipgloss|||lip gloss
Liposom|chem||liposome
Lipämie|med||lipemia
Liquida|ling||liquid consonant
Liquidation||Schließung, Abwicklung|offset
Liquidierung|econ|Abwicklung|resolution
Liquor||Flüssigkeit|body fluid
Lira||frühere Währung Italiens; Währung der Türkei|lira
Lisene|constr|Mauerblende|pilaster strip
Listenpreis|econ|empfohlener Verkaufspreis|list price
Litanei|relig|Wechselgebet|litany
Litauer|||Lithuanian
Literal|comp|Befehlskonstante|self-defining constant
Literat||Schriftsteller, Autor|writer
Lithikum||Steinzeit|
Litholyse|med|Steinauflösung|litholysis
Litoral|envir|Lebensraum im Uferbereich von Süßgewässern|littoral zone
Litschi|cook||lychee
Litze||Ader|lace
Liutizen||Volksstamm|
Liveact||Show, Auftritt|
Livisch|ling||Livonian
Livone|||Livonian
Livree||Kleidung (Dienstanzug)|livery
Lizenzgebühr|econ|laufende Gebühr für die gewerbliche Nutzung|royalty
Loafer||Schuh|
Lob|sport|hoher Ball über den Gegner|lob
Lobbyarbeit|pol|Einflussnahme|lobbying
Lobbying|pol|Einflussnahme|lobbying
Lobeshymne||Laudatio|paean
Lobgesang||Hymne|hymn of praise
Loblied|mus|Halleluja|hallelujah
Lobotomie||Operation|lobotomy
Lobpreisung||Laudatio|speech of praise
Lobrede||Laudatio|speech of praise
Lobschrift||Laudatio|speech of praise
Lobspruch|alt|Laudatio|speech of praise
Lobus||Lappen|lobe
Lochband|techn||perforated mounting strip
Locher|techn|Stanzstempel|punch
Lochfraß|||pitting corrosion
Lochsäge|||hole saw
Lochung|comp||punching
Lockmittel||Köder|bait
Lockruf|zool||attraction call
Lockung|||allurement
Locus|chem||gene location
Lodde|zool||capelin
Lode||Schössling|sapling
Loft||Wohnung in einem früheren Fabrikraum|loft
Loganbeere|bot|Kreuzung aus Brombeere und Himbeere|loganberry
Logdatei|comp|Protokolldatei|log file
Logge|naut|Fahrtmesser|log
Logiker|||logician
Logogriph||Worträtsel, das auf einer veränderten Buchstabenfolge beruht|logogriph
Logopäde|||speech pathologist
Logorrhö|psych||logorrhea
Lohe|textil||tanning agent
Lohfarbe|||tawniness
Lohnarbeit|econ|Auftragsarbeit|contract work
Lohnart|||salary type
Lohnbüro|fin|Auszahlungsstelle|pay-office
Lohnerhöhung|econ|Gehaltssteigerung|rise in salary
Lohnsatz|||rate of pay
Lohntüte|||wage packet
Lohnzahlung||Bezahlung, Auszahlung|wage and salary payment
Lohnzettel|fin|Gehaltsabrechnung|salary statement
Lohrinde|||tanbark
Loipe|sport||cross-country skiing trail
Lokalisation||Stelle|localization
Lokalität||Stelle|locality
Lokalkolorit||typisches Gepräge eines Ortes oder einer Gegend|local colour
Lokativ|||locative
Lokhalle|ugs||motive power depot
Lokremise||Bauwerk|motive power depot
Lokum|||Turkish delight
Lokution||Ausdruck, Formulierung|
Lolch|bot|Weidelgräser|ryegrasses
Lolli|ugs|Süßigkeit (Dauerlutscher)|lolly
Longdrink|cook|verdünntes alkoholisches Getränk|long drink
Looping|||loop
Lorbass||Bengel, Schelm|
Lorbeer||Gewürz|bay leaf
Lorbeerblatt||Gewürz|bay leaf
Lordose|med||lordosis
Lore||offener Wagen auf Schienen|tipper wagon
Lorgnon|hist||eyeglasses with a handle
Lori|zool|bunter Papagei; kleiner Halbaffe|lory
Lorke|ugs|Getränk|
Losbude|||try-your-luck stall
Losgröße|econ|Auftragsgröße|job size
Loskauf|||ransom
Loslager|mach||non-locating bearing
Loslösung||Ablösung|detachment
Lossprechung||Gnade|
Lostag|a|Stichtag|qualifying date
Losungswort||Passwort, Parole|
Loswurf|||tossup
Losziehung||Verlosung|drawing lots
Lot||Schnur mit Gewicht; senkrechte Linie|plumb line
Lotos|bot|Lotus|lotus
Lotosblume||Pflanze|
Lotpaste|||soldering paste
Lotrechte||Vertikale|vertical
Lotse||Pilot|pilot
Lotung|naut||sounding
Lovestory||Liebesgeschichte, Romanze|
Luch|reg|sumpfige Niederung|marsh
Luddit|hist|Maschinenstürmer|luddite
Ludlow|geol||Ludlovian
Lues||Krankheit (Syphilis)|syphilis
Luftabwehr|mil|Luftverteidigung|air defence
Luftaufnahme|photo|Luftbildaufnahme|aerial photograph
Luftbett|||air bed
Luftbild|photo|Luftaufnahme|aerial photograph
Luftfahrzeug|aviat|Flugzeug|aircraft
Lufthülle||Atmosphäre|atmosphere
Luftigkeit||Leichtigkeit|airiness
Luftikus|||happy-go-lucky sort
Luftkammer||Luftraum|air chamber
Luftkissen||Airbag|airbag
Luftkur|med||alpine climatotherapy
Luftloch||Abzug|vent
Luftmine|mil||aerial mine
Luftnot|med|Atemnot|laboured breathing
Luftnummer|ugs|Pleite, Flop|flop
Luftpirat||Entführer|hijacker
Luftpistole|mil|Luftdruckpistole|air pistol
Luftpost|||airmail
Luftsack|techn|Lufteinschluss|trapping of air
Luftschacht|constr|Lüftungsschacht|air well
Luftschlag||Luftangriff|air strike
Luftschraube||Propeller|screw propeller
Luftstrom||Strömung|airstream
Lufttaxi|||aerocab
Luftweg|constr|Belüftungskanal|airway
Luftzufuhr||Lüftung|ventilation
Luftzug||Hauch|whiff
Lug||Lug und Trug: Betrug|deceit
Luitizen||Volksstamm|
Luk|naut|Öffnung im Deck|hatch
Lukarne|constr||large roof dormer
Lukentür|||hatch
Lukullus||Kuchen (Kalte Pracht)|
Lulatsch|ugs||string bean
Lulle|ugs|Droge (Zigarette)|cig
Luller|a||dummy
Lumb|zool||cusk
Lumbago|med|Hexenschuss|lumbago
Lumme|orn||murre
Lumpenkerl||Schweinehund|caitiff
Lunchbox|||lunch box
Lunker|||blowhole
Lunte|ugs|Droge (Zigarette)|matchcord
Lunula|relig||luna
Lupfer|sport||lob
Lure|hist|Blasinstrument der Bronzezeit|lur
Lusche||Flasche, Pfeife|plonker
Luster|a|Kronleuchter|chandelier
Lusthaus|hist||pleasure pavilion
Lustigkeit||Fröhlichkeit|gaiety
Lustmord|jur||rape and murder
Lustseuche|med,alt|Syphilis|syphilis
Lutitzen||Volksstamm|
Lutscher||Süßigkeit|lolly
Lutte|min|Wetterleitung|air duct
Luv|naut|Seite, von der der Wind kommt|windward side
Luvseite|naut||windward side
Luwisch|ling||Luwian
Luxation|med||dislocation
Luxmeter|||illuminometer
Luzerne|bot|Schneckenklee|lucerne
Luzidität||Transparenz, Klarheit|
Lykisch|ling||Lycian
Lymphangitis||Entzündung|lymphatic vessel inflammation
Lymphdrüse|anat|Lymphknoten|lymph node
Lymphe|anat||lymph
Lymphgewebe|anat|lymphatisches Gewebe|lymphatic tissue
Lymphom|med|Lymphknotenschwellung|lymphoma
Lyra|mus|Leier|lyre
Lyse|chem|Auflösung|lysis
Lysin|chem||Lysine
Lysozym|chem||lysozyme
Lyzeum|school,ch|Gymnasium, Oberschule|secondary school
Lägel|naut||hank
Lämmchen|||little lamb
Lämpchen|electr|Lampe|lamp
Längenuhr|naut|Marinechronometer|marine chronometer
Längskraft||Druck, Schub|axial thrust
Längsneigung|aviat|Winkel zur Flugrichtung|attitude
Längsprofil||Fließgewässerabschnitt mit Sohlengefälle|longitudinal profile
Längsschnitt||Fließgewässerabschnitt mit Sohlengefälle|longitudinal profile
Längung|techn||extension
Läppchen|anat||lobule
Lärche|bot||larch
Lärmerei||Geschrei, Gebrüll|
Läsion||Verletzung|lesion
Lästerei|ugs|Operation (Klatsch und Tratsch)|tirade of abuse
Lästerer|relig||blasphemer
Lästling|zool||nuisance pest
Läsur||Beschädigung|
Lätzchen|||pinafore
Läusebefall||Krankheit|infestation with lice
Läusefieber|ugs|Infektionskrankheit (Läusefleckfieber)|
Läuterung||Besserung, Verbesserung|reformation
Lävulose|chem|Fruchtzucker|fructose
Löhnung||Lohn, Einkommen|
Löli|ch||nitwit
Löscher|||quencher
Löschgerät||Feuerlöscher|fire extinguisher
Löschzug|||fire-fighting unit
Lösemittel|chem|Lösungsmittel|solvent
Löser|anat|Kalender|manyplies
Löss|geol||loess
Lötlampe|techn||blowtorch
Lötnaht|||brazed joint
Lötpaste|||soldering paste
Lötrohr|||blowpipe
Lötstift|||solder pin
Lötung|||solder joint
Lötzinn|||tin-solder
Löwenmähne|bot|Igelstachelbart|bearded hedgehog mushroom
Löwin|zool||lioness
Lüftchen|ugs|Wind (Brise)|breeze
Lügenmärchen||Unwahrheit|taradiddle
Lünette|||bezel
Lüngerl|cook,by||chopped lights
Lünse|techn|Klappstecker|linchpin
Lüster|alt|Kronleuchter|lustre fabric
Lüsternheit||Geilheit|lechery
Maar|geol|Krater mit See|maar
Maat|naut|Offizier auf einem Handelsschiff|mate
Macchia||Gebüsch, Unterholz|
Macchie||Gebüsch, Unterholz|
Machart||Weise, Stil|style
Machsor|relig|jüdisches Gebetsbuch für die hohen Festtage|mahzor
Machtantritt|pol|Machtübernahme|coming into power
Machtteilung|pol|Aufteilung der Macht|power-sharing
Machzahl|phys||mach number
Macis|cook|Muskatblüte|mace
Macro||Makro|macro
Madjobaum|bot|Bengalischer Quittenbaum|bael tree
Madl|a|Mädchen|girl
Madrasa||islam. Hochschule in einer Moschee|madrasah
Mafioso|||member of the maffia
Magaziner|transp,ch|Lagerverwalter|stock-keeper
Magd|alt|Dienstmädchen auf dem Hof|maid
Magenweh|med|Magenschmerzen|pain in the stomach
Magerkeit||Dürre|meagreness
Magermilch|cook|entrahmte Milch|skimmed milk
Magistra|stud||Master
Magistrale||Hauptstraße|main arterial route
Magmatit||Gestein|magmatic rocks
Magnat|econ||big businessman
Magnesit|min||magnesite
Magnetfluss|techn|magnetischer Fluss|magnetic flux
Magnetit||Mineral (Eisenoxiduloxid)|magnetite
Magnetplatte||Festplatte|magnetic disc
Magnitude||Größe, Ausmaß|magnitude
Maharishi|relig|geistl. Würdenträger oder weiser Mann in Indien|Maharishi
Mahd||Mähen|mowing
Mahlgang|techn||emery mill
Mahlgut|agr||ground grain
Mahlstrom||Gezeitenstrom vor den Lofoten-Inseln|Maelstrom
Mahlwerk||Mühle|grinder
Mahnbrief|fin|Mahnung|reminder notification
Mahr||Nachtgeist, der drückt|nightmare
Maibaum|||maypole
Maiblume|bot||mayflower
Maibowle|cook||May wine
Maid|alt|Mädchen|maiden
Maifisch|zool||shad
Maikäfer|zool||cockchafers
Mairübe|bot||May turnip
Maisbrot|cook||maize bread
Maische||Most|grape mash
Maiskorn|||maize kernel
Maismehl|cook||maize flour
Majolika|||majolica
Majoran|bot||marjoram
Majorität||Mehrheit, Mehrzahl|majority
Majuskel||Buchstabe|uppercase letter
Maki|zool|Halbaffe aus Madagaskar; Sushi-Rolle|lemur
Maklergebühr||Provision|stock broker’s commission
Mako|textil|ägyptische Baumwolle|Egyptian cotton
Makoré|bot|Afrikanischer Birnbaum|cherry mahogany
Makramee|||macrame
Makrele|zool||mackerel
Makrone|cook||macaroon
Makula|anat|gelber Fleck|macula
Mala||Gebetskette|prayer beads
Malachit|min||malachite
Malaie|||Malay
Malaise||Unbehagen|malaise
Malawier|||Malawian
Malbuch|||colouring book
Malchus|hist||falchion
Malfarbe|||paint
Malheur||Panne|slip-up
Malice|alt|Spitze|
Malier|||Malian
Malignom||Krebs|
Malkunst|art||art of painting
Malkurs|||painting class
Malm|geol|Oberjura|Upper Jurassic
Maloche|ugs|Job, Tätigkeit|hard work
Malocher|||hard worker
Malstift|||crayon
Malstil|art||style of painting
Maltose||Zucker|maltobiose
Malus||Aufschlag|malus
Malvasia|bot||Malvazia
Malweise|||painting style
Malz||gekeimte Gerste|malt
Malzbier|cook||malt beer
Malzeichen|math|Ausdruck für Grundschüler|multiplication sign
Mameluck|hist||Mamluk
Mammalogie|zool|Säugetierkunde|study of mammals
Mammon||Geld als Kategorie|lucre
Manchego|cook||Manchego cheese
Mandalay||Stadt in Myanmar|Mandalay
Mandelöl|||almond oil
Manderl|a|Männchen|connector plug
Mandola|mus|Tenormandoline|tenor mandolin
Mandrill|zool||mandril
Manege|||ring
Manganit|min||manganite
Mangonel|mil|Katapultmaschine|mangonel catapult machine
Manie|psych||mania
Manierismus||kunstgeschichtlicher Übergang zwischen Renaissance und Barock|Mannerism
Maniküre|||manicurist
Mankei|zool,by|Alpenmurmeltier|alpine marmot
Manna|relig|Himmelsbrot|mana
Manneskraft||Männlichkeit|virility
Mannjahr|||person-year
Mannloch|||manhole
Manntag|||person-day
Mansarde|constr,ugs|Dachgeschosswohnung|attic flat
Mantikor|||manticore
Mantisse|||mantissa
Manufakt||Gut, Produkt|
Maoismus|pol||Maoism
Maori|||maoris
Maquette|art||bozzetto
Maquis||Gebüsch, Unterholz|
Marabu|orn||marabou stork
Marabut|relig||marabout
Maracuja||Pflanze (Passionsfrucht)|passion fruit
Maraschino||klarer Fruchtlikör aus Maraskakirschen|Maraschino
Marasmus|med|Form der Mangelernährung|marasmus
Marend|cook,a|Kaffeetrinken|afternoon snack
Marende|reg|Speise (Imbiss, Snack)|
Margarit|min||margarite
Marginalie|geh|Kleinigkeit, Nebensache|
Margritli|ch|Blume (Gänseblümchen)|
Mari||Volk an der Wolga; seine Sprache|Mari
Marille|cook,by||apricot
Marimba||Instrument|
Marimbaphon||Instrument|marimba
Marinade||Soße (Salatdressing)|salad dressing
Mariske|med||anal skin tag
Markasit|min||white iron pyrite
Markenstärke||Reichweite|branding
Marketerie||Einlegearbeiten aus Holzfurnieren|marquetry
Markierstift||Filzstift mit breiter Spitze|marking pen
Markise|||sunblind
Markröhre||Kern|pith
Marktamt|sued||environmental health service
Marktbude|econ|Stand|market stand
Marktflecken||Kleinstadt, Städtchen|market town
Marktlage|econ|Marktgeschehen|market situation
Marktmacht|econ|wirtschaftliche Machtstellung|market-dominating power
Markung||Gemeindegebiet|communal district
Marmel|nord||marble
Marmorbruch|min|Marmorsteinbruch|marble quarry
Marodeur|||raider
Marone|bot,ugs|Braunkappe|Bay Bolete
Maroni|cook,sued|Esskastanien|sweet chestnuts
Maronit|relig||Maronite
Marotte||Tick|quirk
Marquise|hist||marchioness
Marstall|||royal stables
Marter|relig,a||wayside shrine
Marterl|relig,a||wayside shrine
Maschenware|textil|Gewirke und Gestricke|knitted fabrics
Mascherl|a|Schleife|bow tie
Maschinerie|techn|Kern eines Geräts|machinery
Maschinist|mach|Maschinenführer|stationary engineer
Masel||Glück|
Masen|a|Glück|
Maser||Strich|grain
Maserung||Strich; Textur|grain
Maskara|||mascara
Maskerade||Verkleidung|masquerade
Masora|relig||Masorah
Massagestab||Vibrator|vibrator
Massai|||Masai
Massel||Glück|
Massenflucht||Exodus|mass departure
Massenfluss|phys|Massendurchfluss|mass flow rate
Massenstrom|phys|Massendurchfluss|mass flow rate
Massenwahn|psych|Massenhysterie|mass hysteria
Masseur|||kneader
Massierung||Verdichtung|agglomeration
Massora|relig||Masorah
Mastdarm|anat||rectum
Mastfuß|naut||mast step
Mastgans|orn||fattened goose
Masthuhn|agr|Masthähnchen|broiler
Mastitis||Entzündung|
Mastix|||mastic resin
Mastkorb|naut|Ausguck auf einem Segelschiff|crow’s nest
Mastozyt|anat||mastocyte
Masttopp|naut||masthead
Mastvieh|agr||fatstock
Masure|||Mazurian
Matador|||bullfighter
Matetee|cook||maté tea
Mathelehrer|school|Mathematiklehrer|
Mathestunde|school,ugs|Mathematikstunde|mathematics lesson
Matinee|||matinée
Matrik|a||Civil Register
Matrikel|a||Civil Register
Matrize|print|Vervielfältigungsvorlage für Blaudrucker|spirit master copy
Matrone||Gott|matron
Matrose||Seemann|sailor
Mattscheibe|ugs|Fernseher, Bildschirm|ground glass screen
Matur|ch|Abitur|school leaving examination
Maturand|school,ch||A-level student
Maturant|school,a||A-level student
Maturität|ch|Abitur|school leaving examination
Matz||kleiner Junge, drolliges Kind|little fellow
Matze|cook|Fladenbrot der Passahzeit|matzo
Matzel|ugs|Schlaf|
Matzen|cook|Fladenbrot der Passahzeit|matzo
Mauerbau|||building of a wall
Mauerkrone|constr|Mauerabdeckung|coping
Maueröffnung|hist|Mauerfall|
Mauke|ugs|Fuß|
Maulesel|zool||hinny
Maulheld|ugs||loudmouth
Maulkorb|||muzzle
Maulschelle||Ohrfeige|
Maultier|zool||mule
Maure|hist||Moor
Maurerei|||bricklaying trade
Maurerkelle||Werkzeug|trowel
Mauser|orn|Haarwechsel|moult
Mauspad|comp|Mausunterlage|mouse pad
Mausrad|comp||mouse wheel
Maxen|by|Moos, Kies|loot
Maximalwert||Maximum, Spitze|maximum value
Mazedonisch||Sprache|
Mazerat|pharm||maceration
Mazis|cook|Muskatblüte|mace
Maßanzug|||made-to-measure suit
Maßband|||tape measure
Maßeinheit||Stück|unit
Maßkrug|||stein
Maßlosigkeit||Luxus|self-indulgence
Maßregel||Maßnahme|measure
Maßwerk|constr||tracery
Maßzahl|stat|Statistik|statistic
Meckerei|||grumbling
Meckerer|||complainer
Mediante|mus|dritte Stufe einer Tonart|mediant
Mediator||Vermittler|mediator
Medikus|geh|Arzt, Mediziner|medico
Mediokrität||Durchschnitt, Mittelmaß|
Medisance|geh|Spitze|
Medrese||islam. Hochschule in einer Moschee|madrasah
Medresse||islam. Hochschule in einer Moschee|madrasah
Meduse||Tier|jellyfish
Meeraal||Fisch|European conger
Meerbusen||Golf|gulf
Meereis|||sea ice
Meerenge||Straße|sea strait
Meeresblick||Meerblick|sea view
Meeresbucht||Bai|ocean bay
Meeresklima|meteo|maritimes Klima|sea climate
Meeresniveau||Meeresspiegel|sea level
Meeresstraße||Wasserstraße|sea strait
Meeressäuger||Säugetier|
Meermaid||Fabelwesen (Meerjungfrau)|
Meerohr||Schnecke|
Meerrettich||Pflanze|horseradish
Meersalz|min||sea salt
Meersenf|bot||searockets
Meersicht||Meerblick|sea view
Megafon||Sprachrohr|megaphone
Megagramm||Tonne|metric tonne
Megakolon|med|Dickdarmerweiterung|dilation of the colon
Megalomanie||Größenwahn|
Megaphon||Sprachrohr|megaphone
Mehlsieb|cook||flour strainer
Mehltau|bot|Sammelbezeichnung für verschiedene Pflanzenkrankheiten|mildew
Mehlwurm|zool||mealworm
Mehrbetrag||Überschuss|surplus
Mehrgewicht|techn|Übergewicht|excess weight
Mehrling|med||multiple birth baby
Mehrpreis||Aufpreis, Zuschlag|surcharge
Mehrung||Zunahme, Anstieg|increase
Meierei|agr|Molkereibetrieb|dairy
Meiler|||charcoal kiln
Meineid|jur||perjury
Meiose|biol|Reifeteilung|meiosis
Meitli|ch|Mädchen|girl
Meißel|min|Bohrer|cutter
Mekonium||Wurst|
Melange||Mischung, Gemisch|melange
Melano||Panther|
Melanom|med||melanoma
Melanose|med||melanosis
Melanzani|a|Frucht|aubergine
Melaphyr|min||melaphyre
Melasse|cook||blackstrap molasses
Melchit|relig||Melkite
Meldeamt|a|Behörde|registration office
Melder|techn|Anzeiger|detector
Meldestelle|med|Beobachtungsstelle|reporting site
Melilith|min||melilite
Melioration|alt|Besserung, Verbesserung|melioration
Melisse|bot||lemon balm
Melker|agr|Schweizer|milker
Melkit|relig||Melkite
Melkkuh|||cash cow
Melodei||Weise, Melodie|
Melomane|mus,geh|Musikbesessener|melomaniac
Melomanie|mus,geh|Musikbesessenheit|melomania
Mem||hebräischer Buchstabe|mem
Membrane|||diaphragm
Memeler||Volk (Memelländer)|
Memme|geh||poltroon
Memorandum|pol|Kurzmitteilung im diplomatischen Dienst|note
Menage|cook||condiment set
Menetekel||Vorwarnung|warning sign
Menhir||Gestein (Hinkelstein)|standing stone
Meningitis||Entzündung|
Meniskus|anat||meniscus
Mennige|||red lead
Mennonit|relig||mennonite
Menora|relig||menorah
Menschenraub||Entführung|kidnapping
Menses||Zyklus, Periode|
Mensur|mus|Maßverhältnisse bei Musikinstrumenten|scaling
Mentee||Schützling|mentee
Menuett|||minuet
Mergel|geol||marl
Merger||Fusion, Vereinigung|
Meringe|cook,sued|spanischer Wind|meringue
Meringue|cook,ch|spanischer Wind|
Merino||Schaf|
Meristem|bot|Bildungsgewebe für das Längenwachstum|meristem
Merkbuch|||appointment book
Merker|comp||flag
Merkreim|||mnemotechnic verse
Merksatz|||mnemonic sentence
Merkvers|||mnemotechnic verse
Merkwort|||mnemonic word
Merkzeichen||Kennzeichnung, Markierung|indicator flag
Merzvieh|agr||cull
Mesalliance|hist|nicht standesgemäße Ehe|misalliance
Mesh|comp|Netz|mesh
Mesmer|a|Kirchner, Küster|sacristan
Mesmerismus|phil|Animalischer Magnetismus|animal magnetism
Mesner|a|Kirchner, Küster|sacristan
Mesokarp|bot|weiße Auskleidung von Zitrusfruchtschalen|pith
Mesomerie||Resonanz|mesomerism
Mesozoikum|geol|Erdmittelalter|Mesozoic
Messband|||measuring tape
Messbuch|relig||missal
Messdose|techn||dynamometer
Messebau|||exhibition stand building
Messeinheit||Gerät (Messgerät)|measurement unit
Messerklinge||Blatt|knife blade
Messfühler||Gerät (Sensor)|measuring element
Messgewand|relig|liturgisches Gewand|liturgical vestment
Messglas|||burette
Messie|||hoarder
Messkelch|relig|Abendmahlskelch|chalice
Messkopf|||measuring head
Messort|techn||measuring point
Messprobe|techn|Stichprobe|test specimen
Messrad|||ambulator
Messraum|techn||measuring room
Messstab|||dipstick
Messuhr|||dial gauge
Messwert|||measurement
Messzeit|||measurement duration
Mestize|||mestizo
Met||Wein aus Honig|mead
Metabolie|zool|Stoffwechselmetamorphose|metabolic metamorphosis
Metabolismus|biol|Stoffwechsel|metabolism
Metabolit|chem|Abbauprodukt beim Stoffwechsel|metabolic product
Metallspitze|techn|Dorn, Stachel|spike
Metallstift||Verstärkung am Ende eines Schnürbandes|aglet
Metamorphit||Gestein|metamorphic rock
Metanoia|||shift of mind
Metasomatose|geol|Verdrängung|replacement
Metastase|med|Tochtergeschwulst|metastatic tumour
Metatheria||Säugetier|
Meteorit|astron|Meteorrest auf der Erdoberfläche|meteorite
Meteorstrom|astron|Sternschnuppenschwarm|meteor shower
Metermaß|||tape measure
Methadon|chem||methadone
Methanal|chem||formaldehyde
Metonymie|ling|Ersetzen eines Begriffs durch einen konkreteren, inhaltlich verwandten|metonymy
Metronom|mus||metronome
Metronymikon|ling|Name, der vom Namen der Mutter abgeleitet ist|matronymic name
Metrum||Takt|metre
Mett|cook|gehacktes Schweinefleisch|minced pork
Metteur|print||clicker
Metzelei|ugs|Massaker, Blutbad|slaughter
Metzgete||Speise (Schlachteplatte)|
Meublement|alt|Einrichtung, Ausstattung|
Meuterei|||mutiny
Meuterer|||mutineer
Mezzie|a|Schnäppchen, Sonderangebot|
Miasma|med|Krankheitsstoff|miasma
Miau|||mew
Michaeli|relig||Michaelmas
Mieder||Kleidung (Hüfthalter)|foundation garment
Mief|ugs|Gestank|pong
Mienenspiel||Gesichtsausdruck; Mimik|facial expression
Miesling|||low life
Mietauto||Mietwagen|hired car
Mietbetrag||Mietpreis|rental
Mietende|||lease expiration
Mietfahrzeug||Mietwagen|hired car
Miethöhe|fin||rental level
Mietkauf|econ||hire-purchase
Mietkoch|cook||personal chef
Mietling|alt||day labourer
Mietsache|jur|Mietgegenstand|rented property
Mietwert|||rental value
Mietzins||Pacht|rent
Miez||Katze in der Kindersprache|puss
Miezchen|||puss
Mieze|||bird
Migmatit|min||migmatite
Mikado|||jackstraws
Mikrobe|biol|Kleinstlebewesen|microorganism
Mikrobiom|chem|Genom der Mikroorganismen, die im Körper leben|microbiome
Mikrobion|biol|Kleinstlebewesen|microorganism
Mikrochip|electr|Halbleiterchip|semiconductor chip
Mikroflora|biol|mikrobielle Flora|microbial flora
Mikron|alt|Maßeinheit|micrometre
Mikrophon||Mikrofon|microphone
Mikrotom|biol||microtome
Miktion|med||micturition
Milbe|zool||mite
Milchbart||Waschlappen|wimp
Milchbubi||Waschlappen|wimp
Milcher|agr|Schweizer|milker
Milchkuh|zool||dairy cow
Milchwurz|ugs|Pflanze|
Milderung||Zusatz|tempering
Mildheit|||placidness
Miliaria||Hautkrankheit (Hitzeblattern)|tropical sweat rash
Militanz|||militancy
Militärbasis|mil|Militärstützpunkt|military base
Milizionär||Soldat|militaman
Millibar|phys|Einheit für den Druck|millibar
Millimol|||millimole
Milu||Hirsch|Père David’s deer
Milz|anat|Organ im Bauch|spleen
Milzbrand||Infektionskrankheit|anthrax
Milzfarn|bot||rustyback fern
Milzriss|med||rupture of the spleen
Mime||Schauspieler, Darsteller|character actor
Mimese|biol||mimesis
Mimikry||Nachahmung|mimicry
Mimin|art,geh|Charakterschauspieler|character actor
Mimose||Pflanze|sensitive plant
Minarett||Turm einer Moschee|minaret
Mincha|relig||minha
Minderbetrag|fin|Defizit|deficit
Minderzahl||Minderheit|minority
Mineralöl||Erdöl, Petroleum|crude oil
Mineur|mil,alt|Minenpionier|mine sapper
Minibild|comp|Miniaturbild|thumbnail
Miniermotte||Schmetterling (Blatt-Tütenmotte)|
Minigolf|||miniature golf
Minipli|||bubble perm
Minirock|textil||miniskirt
Minislip|textil||scanties
Minium|min||red lead
Minivan|auto||mini MPV
Mink|zool|amerikanischer Nerz|mink
Minne|hist||courtly love
Minorität||Minderheit, Unterzahl|minority
Minuskel||Gemeine|small letter
Minuspol|electr||negative pole
Minuspunkt||Manko, Schwäche|penalty point
Minzsoße|cook||mint sauce
Mirabelle|bot|Gelbe Zwetschge|mirabelle plum
Mirakel||Wunder, Zeichen|
Mire|astron|Marke zum Einrichten eines Fernrohrs|mire
Mischehe|||intermarriage
Mischer|telco|Mixer|frequency converter
Mischling|alt|Kreuzung|hybrid
Mischmasch||Mischung|mash-up
Mischpoke|ugs|Familie, Haus|
Mischwerk|techn|Mischmaschine|mixing machine
Miselsucht||Infektionskrankheit (Hansen-Krankheit)|
Miserere|med|Koterbrechen|copremesis
Miso|cook|japanische Würzpaste aus fermentierten Sojabohnen|miso
Missale|relig||missal
Missbildung|biol|Anomalie|abnormity
Missetat|geh||misdeed
Missetäter||Übeltäter|wrongdoer
Missgeburt|biol|Laune der Natur|freak of nature
Missgriff||Versehen, Fehler|error of judgement
Missgunst||Neid, Eifersucht|jealousy
Missingsch||Dialekt, Mundart|
Missionschef||Botschafter|head of mission
Missklang||Krach|cacophony
Missmut||Unmut, Groll|grievance
Misston|||jarring note
Misswahl|||beauty competition
Mistbeet|agr||hotbed
Mistel||Pflanze|mistletoe
Mistelzweig||Pflanze|mistletoe
Mistkübel|envir,a|kleinerer Behälter im Privatbereich|container bin
Mitautor|||co-author
Mitbesitzer||Teilhaber|joint owner
Mitbewerb||Konkurrenz, Wettbewerb|
Mitbringsel|ugs|Geschenk, Präsent; Andenken|small present
Miterbe|jur||co-heir
Mitesser|||blackhead
Mitinhaber||Partner|joint owner
Mitkopplung|electr|positive Rückkopplung|positive feedback
Mitlaut|||consonant
Mitmensch||Mitbürger|fellow man
Mitnehmer|techn|Klemme, Klaue|cleat
Mitose||Teilung|mitotic division
Mitra|relig|Bischofsmütze|mitre
Mitschrift||Skript|notes
Mitteldarm|anat|mittlerer Teil des Dünndarms|midgut
Mittelsmann||Vermittler|intermediary
Mittelstrich|auto|Mittellinie|centre line
Mittelstück||Mittelteil|middle part
Mittelung|stat|Mittelwertbildung|averaging
Mittelwasser|envir|niedriger Wasserstand oder Abfluss|mean water
Mittelöl|chem||gas oil
Mitwisser||Vertraute, Vertrauter|confidant
Mixbecher|cook|Schüttelbecher|shaker
Mixstab|cook||stick blender
Mixtur||Mischung, Gemisch|mixture
Mizelle|||micelle
Mnemonik|||mnemonics
Mnestik||Gedächtnis|
Moa|zool|ausgestorbener Laufvogel Neuseelands|moa
Moar|by,a|Anführer beim Eisstockschießen|team captain
Mobilheim|constr|fahrbares Haus|mobile home
Mobilien|||furnishings
Mobilisation|med|Mobilisierung|mobilization
Mobilnummer||Handynummer|mobile number
Modalität||Vorgehensweise|modality
Modalwert||Modus|mode
Modder||insb. Hard- oder Software|modder
Modding||insb. Hard- oder Software|modding
Modefirma|econ|Modeunternehmen|fashion company
Modehaus|||fashion house
Moder|geol|oberste Humusschicht im Wald|moder
Modetanz|||fad dance
Modewort|||vogue word
Modezar|||fashion guru
Modisches||Eleganz|modishness
Modulator||Regler|modulator
Mofa||langsames Motorrad|moped
Mogelei||Manöver|shenanigans
Mogelpackung||Schwindel|goldbrick
Mogler|||cheater
Mogul|econ||big businessman
Mohammedaner|alt|Muslim, Moslem|Muslim
Mohn|bot|Blume, deren Samen man isst|poppy
Mohnfeld|||field of poppies
Mohnöl|||poppyseed oil
Mohrrübe||Gemüse (Karotte)|garden carrot
Mokick||Fahrzeug (Moped, Mofa)|
Mokka|cook||mocha
Mola||Bluse der Kuna in Panama; Mondfisch|mola
Molch|techn|Wartungsgerät für Rohrleitungen|pipeline inspection gauge
Moldawier||Volk|
Moldawisch||Sprache (Rumänisch)|
Mole||Damm, der einen Hafen schützt|mole
Molke|agr|Käsemilch|whey
Molkerei|agr||dairy
Molle|||beer
Molli|mil,ugs|Brandflasche|bottle bomb
Molluske||Krankheit|
Mollymauk||Vogel (Schwarzbrauenalbatros)|black-browed albatross
Molmasse|chem||molar mass
Molo|a|Damm, der einen Hafen schützt|mole
Moloch||Riese|behemoth
Moltebeere|bot|Sumpfbrombeere|cloudberry
Molton|textil||molleton
Molybdän|chem||molybdenum
Monaster|chem||mother star
Monasterium|relig|Kloster|monastery
Mondauto|||lunar roving vehicle
Mondbär|zool||Asian black bear
Mondjahr|||lunar year
Mondkalb|hist|Missgeburt eines Hausrindes|moon-calf
Mondpreis|fin,ugs|astronomischer Preis|astronomical price
Mondsichel||Halbmond|crescent moon
Mondtag|astron||lunar day
Moneten||Moos, Kies|loot
Mongole|||Mongolian
Moniereisen|constr|Bewehrungseisen|reinforcing bar
Monismus|phil||monism
Monocoque|constr|Schalenbauweise|stressed-skin construction
Monodie|mus||monody
Monoflop|electr||monostable multivibrator
Monokel|||monocle
Monokline|geol|S-förmige Biegung von Gesteinsschichten|flexure
Monolith||Gestein|
Monom|math||monomial
Monomane|||monomaniac
Monopson|econ||monopsony
Monoxid|chem||monoxide
Monoxyd|chem||monoxide
Monozyt|biol||monocyte
Monstrum||Monster|monster
Monsun||Wind|monsoon
Montageband||Fließband|assembly line
Montanwesen|min|Montanwirtschaft|mining and metallurgy sector
Monteur||Handwerker (Installateur)|plant fitter
Montiereisen||Werkzeug|tyre lever
Montur|ugs|Kleidung (Arbeitsanzug)|
Monzonit|min||monzonite
Moorbad|med||peat bath
Moorente|orn||ferruginous duck
Moorlilie||Blume|
Mopane|bot||butterfly tree
Mopp||Besen mit Fransen|mop
Moppel|ugs|Dicke, Dicker|
Mops||kleine Hunderasse|pug
Mora||Maßeinheit|
Moralist|psych|Moralprediger|prig
Moralkodex||Regelwerk|moral standards
Morallehre||Ethik|ethics
Moralpredigt||Operation (Rüge)|moral lecture
Morast||Sumpf, Moor; Schlamm|morass
Moratorium|pol|Stopp|moratorium
Morbidität|med|Erkrankungsrate|rate of illness
Mordbube|alt||cutthroat
Mordent|chem||mordanting agent
Mordgeselle|alt|Mörder, Killer|killer
Mordlust|psych||lust to kill
Mordplan|||murderous plan
Mordskrach||Krawall|din
Mordtat|||act of murder
Morelle|||morello
Morgenessen|ch|Frühstück|breakfast
Morgenland||Osten, Orient; Nahost|Orient
Morgenmantel||Bademantel|robe
Moria|med|Witzelsucht|joking mania
Morigkeit||Maßeinheit (Silbengewicht)|
Morin|||morine
Morisco|hist|maurischer Konvertit in Spanien|Morisco
Moriske|hist|maurischer Konvertit in Spanien|Morisco
Moritat|lit||street ballad
Morlaken||Volk (Maurowalachen)|
Mormone|relig|Heiliger der letzten Tage|Mormon
Morphem|ling||morpheme
Morphematik||Morphologie|
Morphemik||Morphologie|
Morphium|pharm||morphine
Morphogenese|biol|Gestaltentwicklung|morphogenesis
Moräne|geol||moraine
Moschus|||musk
Moskito||Insekt|mosquito
Moskowiter||Moskauer|Muscovite
Mosterei|||cider and perry maker
Mostert||Senf|
Mostfass|||cider jar
Mostrich||Senf|mustard
Motette|mus||motet
Motilität|med|Bewegungsvermögen|motility
Motivierung||Motivation, Ansporn|motivation
Motodrom|sport|Motorsportrennstrecke|motor racing circuit
Motordefekt|auto|Panne|mechanical breakdown
Motorfahrrad|auto|Mofa|autocycle
Motorik|||motor activity
Motorschaden|auto|Panne|mechanical breakdown
Motorsäge||Kettensäge|chain saw
Motortyp|||engine type
Motorwagen|alt|Auto, Automobil|motor car
Motorwelle|techn|Antriebswelle im Motor|motor shaft
Motoröl|auto||engine oil
Moulage|med|Nachbildung von Körperteilen|moulage
Movierung|ling|Motion|gender inflection
Moxa|med|Mittel zum Abbrennen in der chinesischen Medizin|moxa
Mucke|ugs|Musik|
Muckibude|ugs|Bauwerk (Fitness-Center)|muscle factory
Mucks|ugs||sound
Mud|nord|Schlamm|mud
Mudde|geol||dy
Muff||Wärmer für die Hände; modriger Geruch|muff
Muffe|electr|Schutz für Leitungsenden|boot
Muffel|ugs|Schaf (Europäischer Mufflon)|
Muffelwild||Schaf (Europäischer Mufflon)|moufflon
Muffkopp|reg||sourpuss
Mufflon|zool||moufflon
Mugel|a|Buckel|hillock
Muhme|alt|Tante|aunt
Mukosa|anat|Schleimhaut|mucous membrane
Mulatte|||mulatto
Muli||Japaner|
Mull|textil|dünnes Gewebe|muslin
Mullit|min||mullite
Mulm||modriges Holz|mould
Mumm|ugs|Mut|guts
Mummenschanz|alt|Kostüm, Verkleidung|disguise
Mumpitz|ugs|Unsinn|baloney
Mumps||Entzündung (Parotitis)|parotitis
Mundloch|mus|Ansatz|mouth-hole
Mundraub|jur,alt||petty food theft
Mundstück|mus|Schnabel|mouthpiece
Mundtuch|||table napkin
Muni|ch|Stier, Bulle|breeding bull
Munifisel|ch|Waffe|
Munterkeit||Fröhlichkeit|blithesomeness
Muntermacher|pharm,ugs|anregendes Heilmittel|excitant agent
Mure||Schlammlawine im Gebirge|mudslide
Murexid|chem||purpurate of ammonia
Murgang|envir,ch||debris flow
Murkel||Bengel|ankle-biter
Murkserei|ugs|Schund|
Murmel|||marble
Murrkopf|||sourpuss
Muschpoke||Angehörige, Familie|
Muselman|alt|Muslim, Moslem|
Muselmane|alt|Muslim, Moslem|
Muselmann|alt|Muslim, Moslem|Muslim
Musette||frz. Musikart und Tanz|bal musette
Musi|by,a|Musik|music
Musicbox|mus|Musikautomat|jukebox
Musikant||Musiker|musician
Musikbox|mus|Musikautomat|jukebox
Musikgruppe||Kapelle, Band|band
Musikkapelle||Band, Combo|band
Musikologie||Wissenschaft|musicology
Musikstück||Titel|piece of music
Musiktitel||Nummer, Stück|music track
Musikus||Musiker|
Muskat||Gewürz|nutmeg
Muskatnuss||Gewürz|nutmeg
Muskete|mil||musket
Muskovit|min|Tonerdeglimmer|common mica
Musky|zool||muskellunge
Muslima|relig||Muslim woman
Mussheirat|ugs|Heirat, auf die die Eltern wegen Schwangerschaft bestehen|shotgun marriage
Musterfall||Musterbeispiel; Präzedenzfall|model case
Musterklage|jur|Musterfeststellungsklage|collective declaratory action
Mutagenese|chem|Erbgutveränderung|mutagenesis
Mutagenität|envir|mutagene Wirkung|mutagenicity
Mutante|chem|Mutation|mutant
Muter|min|Antragsteller für eine Mutung|claimant for mining patent
Mutismus||Krankheit|mutism
Mutlosigkeit||Ernüchterung|chill
Mutmaßung||Vermutung, Spekulation|guess
Muton|chem|kleinste Genstruktur, die eine Mutation durchlaufen kann|muton
Mutprobe|||test of courage
Mutterfirma|econ|Muttergesellschaft|parent company
Mutualismus||Symbiose|
Mutung|min||claim
Mutwille|||wantonness
Myalgie|med|Muskelschmerzen|aching muscles
Myasthenie||Krankheit (krankhafte Muskelschwäche)|muscle weakness
Mydriasis|med|Pupillenerweiterung|pupil dilation
Mydriatikum||Medikament (Pupillen erweiternde Substanz)|mydriatic
Myelitis|med|Rückenmarksentzündung|rachiomyelitis
Myelom|med|vom Knochenmark ausgehende Geschwulst|myeloma
Myelomatose|med|multiples Myelom|plasma cell myeloma
Myelon|anat|Rückenmark|spinal cord
Myiasis||Krankheit|
Mykologe|||mycologist
Mykose||Infektionskrankheit (durch Pilze verursachte Krankheit)|fungus disease
Mylonit|min||mylonite
Myokard||Muskel|cardiac muscle
Myokarditis||Entzündung|heart muscle inflammation
Myoklonie|med|Schüttelkrampf|clonic cramp
Myoklonus|med|Schüttelkrampf|clonic cramp
Myom|med|gutartige Geschwulst|myoma
Myon|phys|Elementarteilchen|muon
Myopathie||Krankheit|myopathy
Myopie|med||short-sightedness
Myositis||Entzündung|inflammation of a muscle
Myriade||Zehntausend|myriad
Myrrhe|bot|Gummiharz der Myrrhenbäume|myrrh
Myrte||Pflanze|
Mystiker|||mystic
Mythomanie|psych|pathologisches Lügen|pathological lying
Mythus||Sage, Legende|
Myxom|med||myxoma
Myzel|myc|Pilzgeflecht|mycelium
Myzelium|myc|Pilzgeflecht|mycelium
Myzetismus|med|Pilzvergiftung|mushroom poisoning
Myzetom|med|Pilzinfektion von Weichteilen mit Geschwulstbildung|mycetoma
Mäander|||meander
Mächtigkeit||Macht|mightiness
Mäckler|||complainer
Mädesüß|bot||filipendula
Mädle|sued|Mädchen|girl
Mähbalken|agr|Schneidbalken|cutter bar
Mähder|agr||reaper
Mäher|agr||reaper
Mähgut|agr||clippings
Mährer||Volk|
Mähweide|agr||hay meadow
Mäkelei|||fault-finding
Mälzerei|agr||malt house
Männe|ugs|Ehemann|hubby
Männeken|ugs|Männchen|
Männerrad||Hirsch (Herrenfahrrad)|
Männertag|ugs|Vatertag|Father’s day
Männertreu|bot|Gewitterblümchen|germander speedwell
Mär||Sage, unglaubliche Geschichte|tale
Märzente|orn||mallard
Mästerei|agr||fattening farm
Mästung|agr|Mast|animal fattening
Mätresse||Geliebte|
Mätzchen|||gimmickry
Mäzen||Förderer|patron
Mäßigung|||moderation
Möbelbau|||furniture building
Möbelstück||Mobiliar|piece of furniture
Möbiusband|math|Möbiusschleife|Moebius strip
Möblierung||Einrichtung|household furniture
Möglichste||Äußerste|utmost
Möhrchen|agr||baby carrot
Möhre||Gemüse|garden carrot
Mönchsklause||Grotte|
Mönchtum|||monasticism
Mörtelkelle||Werkzeug|trowel
Müesli|ch|Speise (Müsli)|muesli
Mühewaltung|alt|Bemühen, Anstrengung|
Mühlbach|||millstream
Mühlrad|||mill wheel
Mühsal|||travail
Müllauto|auto,ugs|Müllentsorgungsfahrzeug|dustbin lorry
Müllberg|||waste heap
Müllern|print||dust of metal
Müllfahrzeug|auto|Müllentsorgungsfahrzeug|dustbin lorry
Müllhalde|envir|Kippe|dumping ground
Müllkübel|envir,a|kleinerer Behälter im Privatbereich|container bin
Müllmann|||dustman
Müllplatz|envir|Abfalldeponie|waste disposal site
Müllraum|||waste disposal room
Müllsack|||bin bag
Mülltüte|||bin liner
Müllwagen|auto|Müllentsorgungsfahrzeug|dustbin lorry
Mümmelmann||Hase|
Mündel|||ward
Münzer|||moneyer
Münzfuß|fin||standard of coinage
Münzgeld|fin||coined money
Münzprägung||Prägen|coining
Mürbheit|||mellowness
Mürbteig|cook||short pastry
Nabe||Mitte eines Rades|hub
Nachbarstaat||Nachbarland|neighbouring country
Nachbild|med|optische Nachwirkung|afterimage
Nachen|geh||cockleshell
Nacherbe|jur||subsequent heir
Nachfahre||Nachwuchs|progeny
Nachführung|ch|Aktualisierung|updating
Nachguss|techn||second cast
Nachhall|||reverberation
Nachhirn|anat||marrow brain
Nachhut|||rearguard
Nachimpfung|med|Auffrischungsimpfung|booster inoculation
Nachklapp|ugs|Nachtrag|
Nachlauf|chem|Ablauf|tailings
Nachprüfung||Absicherung|cross-check
Nachruhm|||posthumous fame
Nachrüstung||Umbau|retrofit
Nachschau||Besichtigung|visit
Nachschrift||Nachtrag|postscript
Nachsendung||Versand, Beförderung|forwarding
Nachsilbe||Suffix|suffix
Nachspann||Abspann|closing credits
Nachspeise||Dessert, Nachtisch|dessert
Nachsteller||Stalker|stalker
Nachtalb|lit||nightmare
Nachtbild|photo|Nachtaufnahme|night exposure
Nachtbus|||night bus
Nachtdienst||Nachtschicht|night duty
Nachtessen|a|Abendessen, Abendbrot|supper
Nachtklub||Bar|bar
Nachtlokal||Bar|bar
Nachtmahl|a|Abendessen, Abendbrot|supper
Nachtmahr|alt|Alptraum, Albtraum|nightmare
Nachtschrank||Möbel (Nachttisch)|nightstand
Nachtstuhl|med|Toilettenstuhl|toilet chair
Nachtzug|||overnight train
Nachwirkung||Effekt, Folge|carry-over effect
Nachäffer|ugs|Nachahmer|copycat
Nackedei|||naked little thing
Nacktsamer||Pflanze|naked-seed plant
Nadelung|textil||needle bonding
Nadelwald|bot|Nadelholzwald|coniferous forest
Nadelöhr|||eye of a needle
Nagelprobe||Test|acid test
Nager||Säugetier|rodents
Nagetier||Säugetier|rodent
Nagezahn|||rodent front tooth
Nagual|relig||nahual
Nahfeld|electr||near-field
Nahkampf|mil|Kampf auf kurze Entfernung|hand-to-hand combat
Nahtstelle||Schnittstelle, Verbindung|interface
Nahuatl||Sprache|
Nahur|zool||Himalayan blue sheep
Nahziel|||immediate objective
Naira||Währung in Nigeria|naira
Naivling||Biedermann|
Najade||Wassernymphe der griech. Mythologie|Naiad
Nama||Volk in Namibia; seine Sprache|Nama
Namedropping||Angeben mit berühmten Bekannten|name-dropping
Namensschild||Anhänger, Marke|tag
Namenszug||Unterschrift, Signatur|signature
Nanobot|techn||nanorobot
Nanometer||Maßeinheit|nanometre
Naos|constr|Innenraum eines griechischen Tempels|naos
Napf||Schüssel, Schale|bowl
Napfsülze||Speise|
Naris|anat|Nasenloch|nostril
Narkolepsie||Krankheit|sleep attack
Narkotikum||Medikament (Betäubungsmittel)|narcotic agent
Narretei|alt|Unfug|mischief
Narrheit|||foolishness
Narthex|constr||galilee
Narwal|zool|Meereseinhorn|narwhal
Narziss|||narcissist
Narzisst|psych||narcissist
Naschwerk|cook,alt|Konditorwaren|confectionery
Nasenflügeln|med|Erweiterung der Nasenflügel bei Atemnot|nasal widening
Nasenspray|med|Schnupfenspray|nose spray
Nasszelle||Badezimmer|bathroom pod
Nastie|bot||nastic movement
Nastuch|ugs|Taschentuch|handkerchief
Natel|ugs|Handy, Mobiltelefon|
Nati|sport,ch||national team
Nationalliga|sport,ch|höchste Spielklasse in einer Sportart|top division
Natron||Salz (Natriumbicarbonat)|sodium bicarbonate
Natter||Schlange|colubrid
Naturell||Charakter, Wesen|sb.’s nature
Naturkunde|school|Naturgeschichte|natural history
Naturlehre||Wissenschaft (Naturwissenschaft)|study of nature
Naturstraße||Feldweg|unpaved road
Naue|sued|Kahn|barge
Nausea||Übelkeit|nausea
Nautik|||nautical science
Navaho||Volk|
Navajo||Volk|Navajo language
Navette|bot||white turnip
Nazar|||Nazar amulet
Nazarener|relig|Beiname von Jesus von Nazaret|Nazarene
Nazoräer|relig|Beiname von Jesus von Nazaret|Nazarene
Nebbich|geh|Unsinn, Blödsinn|nonsense
Nebelkerze||Köder|red herring
Nebelwand|mil|künstlicher Nebel|screening smoke
Nebenarm|||sidearm
Nebenbahn|ch|Stadtbahn|secondary railway
Nebenbuhler||Konkurrent|rival
Nebenfluss||Zufluss|side river
Nebenfrau||Geliebte|concubine
Nebenprodukt|econ|Ableger|by-product
Nebenraum||Kabinett|adjoining room
Nebenstelle||Vertretung|substation
Nebental|||side valley
Nebenton|ling|Nebenbetonung|secondary stress
Nebenweg|||byway
Nebenzeit||Freizeit|auxiliary process time
Neckerei|||badinage
Neckname||Spitzname|
Neer|nord|Strudel mit Gegenströmung|eddy
Negation|phil|Aufhebung|negation
Nehrung|||beach ridge bar
Neider|||envier
Neinerln|a|Speise (Imbiss, Snack)|
Nekrolog||Nachruf|obituary
Nekropole|hist|Begräbnisstätte|burial ground
Nekropsie||Sektion, Obduktion|post-mortem examination
Nekrose|med|Brand|necrosis
Nekton|biol||necton
Nelke|cook||clove
Nell|ch|Trumpf-Neun beim Jass|nine of trumps
Nennform|ling||infinitive
Nenngeld|||entry fee
Nennkapital|econ|genehmigtes Aktienkapital|authorized capital
Nennlast|||nominal load
Nennmaß|techn||basic size
Nennspannung|electr|Bemessungsspannung|nominal voltage
Nennstrom|electr|Bemessungsstrom|rated current
Nennwert|fin||face value
Nenze|||Nenets
Neobarock||Kunststil (Zweites Barock)|
Neobiont|biol|gebietsfremde Art|alien species
Neodym|chem||neodymium
Neogotik||Kunststil|neo-Gothic style
Neologismus|ling|sprachliche Neubildung|newly coined expression
Neomycet|biol|gebietsfremde Pilzart|alien fungal species
Neophobie|psych|Neuerungsscheu|neophobia
Neophyt|bot|Neuling|neophyte
Neoplasie|med|Neubildung von Gewebe|neoplasia
Neoplasma|med|Tumor|growth
Neopren||Kunststoff (Chlorbutadien-Kautschuk)|neoprene
Neotenie|biol|Eintritt der Geschlechtsreife im Larvenstadium ohne Metamorphose|neoteny
Neozoon|zool|gebietsfremde Tierart|alien animal species
Nepalese||Volk (Einwohner Nepals)|Nepalis
Nephrektomie|med|operative Entfernung einer Niere|nephrectomy
Nephrit|min|Jade|nephrite jade
Nephritis|med|Nierenentzündung|kidney inflammation
Nephrologie|med|Nierenheilkunde|renal medicine
Nephropathie||Krankheit (Nierenerkrankung)|nephropathy
Nepotismus||Vetternwirtschaft|croneyism
Nepp|ugs|überhöhter Preis|rip-off
Nepper|ugs|Betrüger|
Nerfling|zool||ide
Neroliöl|||orange blossom oil
Nervengift|pharm|neurotoxische Substanz|nerve poison
Nervenklinik|med|psychiatrische Klinik|psychiatric hospital
Nervenwasser|med|Rückenmarksflüssigkeit|spinal fluid
Nerz|zool|Marder mit kostbarem Fell|mink
Nerzöl|||mink oil
Nestbau|||nest-building
Nestschutz|med|maternale Immunität|protection of the progeny
Netsuke|art|japanische Schließe aus geschnitztem Holz|netsuke
Nettigkeit||Höflichkeit, Freundlichkeit|social nicety
Netzadapter|electr|Netzteil|power supply adapter
Netzauftritt||Webseite, Homepage|website
Netzausfall|techn|Stromausfall|electricity outage
Netzball|sport||let
Netzgerät|electr|Netzteil|power supply unit
Netzhemd|textil||cellular shirt
Netzjargon|ling|Internetjargon|online jargon
Netzknoten|telco|Knotenpunkt|network node
Netzmagen|anat|Haube|honeycomb tripe
Netzplan|||network plan
Netzverkehr|telco|Netzwerkverkehr|network traffic
Neuaufnahme||Remake|remake
Neubelebung||Auferstehung, Wiederbelebung|resurrection
Neubewertung|fin|Neufestsetzung des Wertes|revaluation
Neubildung|biol|Regeneration|regeneration
Neudruck|||reprint
Neuemission|fin|Börsengang|stock market launch
Neuerwerbung||Neuzugang, Zuwachs|accession
Neugeborenes||Säugling, Kleinkind|newborn infant
Neugerät|||newdrive
Neugewürz|cook|Allerleigewürz|allspice
Neugotik||Kunststil|neo-Gothic style
Neugrad||Winkelmaß im Vermessungswesen|gradian
Neuheidentum||Religion|modern paganism
Neukunde|||new customer
Neume|mus||neum
Neumond|||new moon
Neuneck|math||nonagon
Neuner|by||nine
Neuntel|||ninth
Neuntöter||Vogel (Rotrückenwürger)|red-backed shrike
Neupreis|||original price
Neuralgie|med|Nervenschmerzen|neuralgia
Neuritis||Entzündung|
Neurose|psych||neurosis
Neutrum|ling|sächliches Substantiv|neuter
Neuvergabe||Umverteilung|reallocation
Neuzuteilung||Umverteilung|reallocation
Newbie|ugs|Anfänger, Neuling|
Newsgroup||Forum, Brett|
Niaiserie|geh|Dummheit|
Nichtannahme||Absage, Verweigerung|nonacceptance
Nichterfolg||Versagen, Misserfolg|failure
Nichtigkeit|jur|nicht behebbare Unwirksamkeit|nullity
Nichtskönner||Versager|dead loss
Nichtswisser||Ignorant|ignorant
Nichtwissen|phil|Unwissenheit|nescience
Nickbewegung|auto|Nicken|pitching
Nicker||Nix, Wassermann|merman
Nickhaut|anat||nictitating membrane
Nickligkeit||Frechheit|
Nidel|cook,ch|Sahne|cream
Niederholz||Gebüsch, Unterholz|thicket
Niederkunft||Geburt, Gebären|delivery
Niederung|geol|Senkung|depression
Niederwasser|envir,a|niedriger Wasserstand oder Abfluss|low water
Niello|art|Schwarzschmelz|niello compound
Niem|bot||neem tree
Niembaum|bot||neem tree
Nieser|ugs||sneeze
Niet||Bolzen, der Teile verbindet|rivet
Niete|ugs|Versager|dead loss
Nietenhose||Jeans|
Nietung|techn|Nietverbindung|rivet joint
Nießbraucher|jur|Nutznießer|usufructuary
Nifekern|geol||nife
Nihilismus||Religion|nihilism
Nikab|||face-veil
Nikolaustag||Feiertag|St. Nicholas’ Day
Nikolo|a||Saint Nicholas
Nilgans|orn||Egyptian goose
Nilgau||Tier|
Nilpferd|zool||hippopotamus
Nilwaran|zool||Nile monitor
Nimbus||Glanz|glory
Niob|chem|chemisches Element|niobium
Nippflut|||neap tide
Nirwana||Nirvana|Nirvana
Nischel|ugs|Kopf, Haupt|
Niss||Ei der Laus|nit
Nisse|textil|Knoten|burl
Nissenhütte||Bauwerk (Baracke)|Nissen hut
Niton|alt|Gas|
Nitrid|chem||nitride
Nitril|chem||nitrile
Nitrit|chem||nitrite
Nitrogenium||Gas (Stickstoff)|
Nivellier||Messgerät zur Bestimmung von Höhenunterschieden|leveling instrument
Nix||Wassergeist|water sprite
Nixe||Wassergeist|mermaid
Noblesse|alt|Adel|noblesse
Nock|naut|Ende einer Rah|yardarm
Nockerl|cook,a||small dumpling
Nocturne||Musikstück|
Nodus|med|Knoten|node
Noemie|psych|zwanghaftes Kaufen|shopping addiction
Noetik|phil||noetic theory
Nogaier|||Nogai
Nokturne|mus||nocturne
Nomade|||didicoi
Nominale|fin,ch||face amount
Nonagon|math||enneagon
None|mus|neunter Ton|ninth
Nonius|techn||vernier scale
Nonsens||Unsinn, Blödsinn|nonsense
Noor|nord|Haff|lagoon
Noppe|||nipple
Nordfink|orn||brambling
Nordlicht||Aurora|
Nordstaatler|mil|Soldat der Nordstaaten|Yankee soldier
Nordufer|||north bank
Nordwind|meteo||north wind
Norit|min||norite
Normalform|math|kanonische Form|normal form
Normalnull||Meeresspiegel|datum level
Normalo|ugs||normie
Normanne|hist|Skandinavier des Mittelalters|Norseman
Normierung||Standardisierung|standardization
Normsetzung|jur|Setzen von Rechtsnormen|legal norm setting
Normteil|||standard part
Normung|||standardization
Norn||nordische Schicksalsgöttin|Norn
Norne|bot||calypso orchid
Nosean|min||noselite
Nota|econ|Rechnung|bill
Notanker|naut|Rettungsanker|sheet anchor
Notariat|||notary’s office
Notariatsakt|jur|Beurkundung durch einen Notar|notarial act
Notation|||music notation
Notaus|||emergency stop
Notbetrieb||Notdienst|skeleton service
Notbett|||makeshift bed
Notensatz|mus|Setzen von Noten|music notation
Notenschnitt|school|Notendurchschnitt|average mark
Notenskala|school|Benotungsskala|marking scale
Nothafen|||harbour of refuge
Nothalt|auto|Notbremsung|emergency stop
Nothilfe|pol||emergency relief
Notifikation||Ankündigung, Bekanntgabe|
Notlager|||makeshift bed
Notlauf|||fail-safe
Notlicht|||emergency lighting
Notlüge|||white lie
Notnagel|ugs||stopgap solution
Notpass|||emergency passport
Notreife|bot||premature ripening
Notsignal|aviat|Notruf|distress signal
Notsituation||Notfall, Notlage|emergency
Notsitz|||jump seat
Nottaufe|relig||baptism in extremi
Notturno||Musikstück|
Notwasserung|aviat|Wassernotlandung|ditching
Notweg|||emergency walkway
Notzeit||Elend|adversity
Notzucht|alt||rape
Novation|jur|Schuldersetzung|novation
Novität||Novum, Neuheit|novelty
Novize||Anfänger, Neuling|novice
Noviziat|relig|Probezeit für den Ordensdienst|novitiate
Noxe|med|was dem Körper schadet|noxa
Nuance||Ton|note
Nubuk||Leder|
Nuckel|nord||dummy
Nudelauflauf||Lasagne|
Nudismus|||nudism
Nudist|||naturist
Nudität||Nacktheit|
Nugat|cook||nougat
Nuggi|ch||dummy
Nuklearbombe||Atombombe|nuclear bomb
Nuklearwaffe||Atombombe|atomic weapon
Nukleon|phys|Kernteilchen|nuclear particle
Nukleonik|phys|angewandte Kernphysik|nucleonics
Nukleus||Kern|cell nucleus
Nuklid|chem||nuclide
Nuller|math,a||zero
Nullleiter|electr|Neutralleitung|neutral wire
Nulllinie|med|isoelektrische Linie|isoelectric line
Nullnummer|sport|Ergebnis ohne Tore|nil-nil draw
Nullpunkt||Ausgangspunkt|zero point
Nullraum|math|Kern|kernel
Nullwachstum|econ|Wachstumsstillstand|null growth
Nullwert|comp||NULL value
Nullzeit|||zerohour
Nulpe||Flasche, Pfeife|plonker
Numeri|relig||Numbers
Numerus|||anti log
Nummerntafel|auto,a|Kennzeichenschild|registration plate
Nunchaku|mil||chain sticks
Nuntius|pol||nuncio
Nurflügler||Maschine (Nurflügelflugzeug)|flying-wing aircraft
Nuristani||Volk|
Nus|hist|Verstand, Intellekt|faculty of understanding
Nussbrot|||nut bread
Nussöl|cook||walnut oil
Nut||längliche Vertiefung|groove
Nute||Einschnitt|groove
Nuthobel|mach||grooving plane
Nutsche|chem||suction filter
Nutzbarkeit||Verfügbarkeit|availableness
Nutzbau||Bauwerk|
Nutzeffekt||Vorteil, Vorzug|benefit
Nutzerkonto||Account|user account
Nutzfahrzeug|auto|Gebrauchsfahrzeug|industrial vehicle
Nutzhanf|bot|Industriehanf|cultivated hemp
Nutzholz|agr||timber
Nutzlast|techn|Belastungsfähigkeit|loading capacity
Nutzpflanze|bot|Wirtschaftspflanze|economic plant
Nutztier|agr|Vieh|livestock
Nutzungszeit|techn|Lebensdauer|working life
Nutzwert|||value
Nyala|zool||nyala antelope
Nyktalopie|med|Nachtblindheit|night blindness
Nykturie|med||nocturia
Nymphe|||nymph
Nystagmus|med|Augapfelzittern|nystaxis
Nächtigung|a|Übernachtung|overnight stay
Näharbeit|textil|Nähen|sewing
Näherei|textil||sewing
Näherung|math||approximation
Nähfaden|textil||sewing thread
Nähgarn|textil||sewing thread
Nähkorb|||sewing basket
Nähkurs|school||sewing course
Nähnadel|||sewing needle
Nährhefe|||nutrient yeast
Nährmedium|biol|Nährboden, Substrat|nutrient medium
Nährsalz|biol||nutrient salt
Nährwert|biol||food value
Nähseide|textil||sewing silk
Nähtisch|||sewing table
Nähzeug|||sewing kit
Nähzwirn|textil||sewing thread
Näpfchen|biol||testing well
Nävus|anat|Mal|birthmark
Nöck||Nix, Wassermann|merman
Nörgelei|||fault-finding
Nörgler|||complainer
Nüchternheit||Vernunft|levelheadedness
Nünistei|ch|Mühle|
Nüssler|bot,ch||lamb’s lettuce
Nüster|zool,joc||nostril
Nützlichkeit||Nutzen|usefulness
Nützling|zool||beneficial species
Obacht|by|Vorsicht|care
Obatzda|cook||crushed Camembert with onions
Obatzter|cook||crushed Camembert with onions
Oberamtmann|ch|Landrat|county commissioner
Oberaufseher||Vorsteher|superintendent
Oberbau||Schienen, Schwellen und Gleisbett|permanent way
Oberbegriff|ling|übergeordneter Begriff|generic term
Oberbett|textil||duvet
Oberboss|ugs||supremo
Oberdeck|naut||upper deck
Obereck|||canton
Obergericht|jur,ch|Landgericht|regional court
Obergurt|techn||top flange
Oberhaut|anat||epidermis
Oberhemd|textil||shirt
Oberherr|||overlord
Oberhirte|relig|religiöser Führer|spiritual leader
Oberjura|geol||Upper Jurassic
Oberlauf|||upper course
Oberlicht|phys|Lichteinfall von oben|borrowed light
Obermacker|ugs|Superior, Vorgesetzter|
Obermufti|ugs|Superior, Vorgesetzter|
Oberprima|school,alt|letztes Jahr des Gymnasiums|upper sixth
Oberputz|constr||fining coat
Oberrand|textil||welt
Oberrohr|||top tube
Obers|a|Sahne|cream
Obersatz|phil||major premise
Oberschale|techn|Blende|faceplate
Oberskren|cook,a|Sahnemeerrettich|creamed horseradish
Oberstübchen|ugs|Gehirn, Hirn|
Oberton|mus||overtone
Oberwasser||Gewässerabschnitt oberhalb eines Wasserbauwerks|headwater
Oberwelle|phys|Harmonische|higher frequency
Obesität||Krankheit (Adipositas)|obesity
Obfrau||Obmann|chairman
Obi||breiter Gürtel des Kimonos|obi
Objekttyp||Klasse|
Oblast|pol|Verwaltungsregion in osteuropäischen Staaten|oblast
Oblate|cook||paper-thin round wafer
Obliegenheit||Auftrag, Aufgabe|task
Obligation||Anleihe, Bond|debenture bond
Obligato|mus|selbstständige Begleitstimme|
Obligo||Haftung, Haftpflicht|liability
Oboe|mus|Holzblasinstrument|oboe
Obolus||kleine Geldspende, Trinkgeld oder Bestechungsgeld|baksheesh
Obrist|alt|Oberst|Colonel
Observanz|relig|Einhaltung der Ordensregeln|observance of monastic rules
Observation||Überwachung, Beobachtung|secret surveillance
Observierung||Überwachung|secret surveillance
Obsidian||Glas|volcanic glass
Obsorge|jur,a|Sorgerecht|child custody
Obstbau|agr||fruit-growing
Obstbaum|bot||fruit tree
Obstetrik||Geburtshilfe|
Obstipation||Verstopfung|obstipation
Obstkern||Stein|stone
Obstkiste||Steige|crate
Obstler||Schnaps|fruit brandy
Obstruktion||Behinderung, Widerstand; Verstopfung|obstruction
Obstsaft|cook||fruit juice
Obstschale|econ|Obstverpackung im Verkauf|punnet
Obstwiese|agr|Streuobstgarten|meadow orchard
Obulus|||obolus
Obus||Fahrzeug (Oberleitungsbus)|
Occasion|auto,ch|Gebrauchtwagen|used car
Occhi||Spitze|
Ochropyra||Infektionskrankheit (Schwarzes Erbrechen)|
Ochsenziemer||Rute|pizzle
Ocker|||ochre
Odal|hist|Erbgut einer Sippe|allod
Odaliske|hist||odalisque
Ode|lit|feierliches Gedicht|ode
Odel|agr,a|Gülle|liquid manure
Odem||Atem, Hauch|breath
Odeur||Duft, Aroma|
Odium|geh|Geruch|odour
Odontologie|med|Zahnmedizin|dental medicine
Odor|geh|Geruch|smell
Oechslegrad|agr|Maßeinheit für das Mostgewicht|degree Oechsle
Oesophagus||Speiseröhre|
Ofenrohr|||stovepipe
Ofentür|||oven door
Offert|econ,a|Angebot|offer
Offizium|relig|Stundengebet|Liturgy of the Hours
Offroader||Geländewagen|all-terrain vehicle
Offset|||industrial offset
Oger||Menschenfresser im Märchen|ogre
Oheim|alt|Onkel|uncle
Ohm|electr|Maß des Widerstands|ohm
Ohmmeter|electr|Widerstandsmessgerät|resistance meter
Ohrenkneifer|ugs|Insekt|common earwig
Ohrhörer||Kopfhörer|in-ear headphones
Ohrmarke|agr||ear tag
Ohrring|||ear ring
Ohrwaschl|ugs|Gehör|
Oie|nord|kleine Insel|islet
Oka||altes türkisches Gewicht|oka
Okapi|zool|Waldgiraffe|okapi
Okarina|mus||ocarina
Okklusion||Verschluss|occlusion
Okkupation||Besetzung, Aneignung|occupation
Okra||Pflanze (Gemüse-Eibisch)|lady’s finger
Oktaeder|math||octahedron
Oktagon|math||octagon
Oktan|chem||octane
Oktant|math|Achtelkreis|octant
Oktav|sport||octave parry
Oktavband|print|Buch im Oktavformat|octavo
Oktave|mus||octave
Oktett|||octet
Oktogon|math||octagon
Oktole|mus||octuplet
Okular||Objektiv, Linse|ocular lens
Okulist|alt|Augenarzt|
Okzident||Westen, Abendland|occident
Oleander||Pflanze (Rosenlorbeer)|rose bay
Oleaster|bot||silverberries
Olfaktometer|med|Gerät zur Mischung von Geruchsproben|olfactometer
Olibanum|relig,geh|Weihrauch|frankincense resin
Oligopol|econ||oligopoly
Oligurie|med|verminderte Harnausscheidung|oliguria
Olim|joc|seit Olims Zeiten: seit jeher|time immemorial
Oliv||Graugrün|olive
Olm|zool|blinder Lurch in Höhlen|olm
Olympiadorf|sport|Olympisches Dorf|Olympic village
Olympiaturm||Fernsehturm in München|Olympic Tower
Olympier|||Olympian
Olympionike||Olympiasieger|Olympic competitor
Omama|ugs|Großmutter|
Omelett|cook,a|Eierkuchen ohne Mehl|omelette
Omelette|cook,a|Eierkuchen ohne Mehl|omelette
Omen||Vorzeichen|omen
Omentum|anat|Netz|epigploon
Omertà|||code of silence
Omikron|||Omicron
Omme|||noggin
Ondé|textil||ondulé fabric
Oniomanie|psych|zwanghaftes Kaufen|shopping addiction
Onkogen|||oncogene
Onkologe|||oncologist
Onlinehandel|econ|elektronischer Handel|electronic commerce
Onlinesucht|psych|Internetabhängigkeit|Internet addiction disorder
Ontologie|phil|Lehre des Seins|ontology
Onyx|min|Schmuckstein|onyx
Oogenese|biol||oogenesis
Oolith|min|Erbsenstein|eggstone
Oologie|orn|Vogeleierkunde|oology
Oozyt|biol||oocyte
Oozyte|biol||oocyte
Opal|min|Schmuckstein|opal
Opazität|||opacity
Opernfan|||opera buff
Opfertier|relig|Schlachtopfer|sacrificial animal
Opfertod|||self-sacrifice
Opferung|relig||sacrificing
Opi|ugs|Großvater|granddad
Opiat|pharm||opiate
Opponent||Gegner, Gegenspieler|opponent
Optativ|ling||optative
Optionspreis|fin|Kurs zu dem Optionsscheininhaber Aktien erwerben können|warrant exercise price
Opulenz|geh|Fülle, Pracht|opulence
Orangeade|cook|Orangenlimonade|orangeade
Orangeat|cook,ch||candied orange peel
Orator|alt|Redner, Sprecher|
Orbis|||orb
Orbita|anat|Augenhöhle|eye socket
Orbiter||Weltraumsonde, die einen Himmelskörper umkreist|orbiter
Orca||Säugetier (Schwertwal)|killer whale
Orchidee||Blume (Knabenkrautgewächs)|orchid
Orchis|anat||testicle
Orchitis||Entzündung|testicle inflammation
Ordensbruder||Mönch|monk
Ordensfrau|relig|Nonne|nun
Ordensmann|relig|Mönch|monk
Ordinale|math|Ordnungszahl|ordinal number
Ordinariat|stud|Professur, Lehrstuhl|professorship
Ordinate|math|y-Koordinate im zweidimensionalen kartesischen Kordinatensystem|ordinate
Ordination|relig,geh|Weihe|ordination to the priesthood
Ordonnanz||Bote|orderly officer
Orfe|zool|Nerfling|ide
Organell|biol||organelle
Orgelbau|mus||organ building
Orgelspieler||Organist|organist
Orientale|alt|Volk|oriental
Ork||böses Wesen in Fantasygeschichten|orc
Orkus||Hölle, Unterwelt|
Orlean|chem|Buttergelb|methyl yellow
Orlog|alt|Krieg, Feldzug|
Orlogman||Boot|
Ornat||Kleidung (Amtstracht)|regalia
Ortbeton|constr||in-situ concrete
Ortgang|constr||verge
Orthese|med||orthosis
Orthogon||Quadrat, Rechteck|
Orthografie||Rechtschreibung|spelling
Orthographie||Rechtschreibung|spelling
Orthopädist||Handwerker (Bewegungstherapeut)|orthopedist
Ortolan|orn||ortolan bunting
Ortsanfang||Ortseingang|
Ortsangabe||Stelle|adverbial expression of place
Ortsfremder||Unbekannter|stranger
Ortsgebiet|pol,a|zusammenhängend bebauter Ortsteil|
Ortskurve|phys|Bahn|trajectory
Ortsname|||place name
Ortsnetz|||local exchange
Ortssinn|||sense of direction
Ortstarif|telco|Gebühr für Ortsgespräche|local rate
Ortstaxe|fin,a|Tourismusbeitrag|visitor’s tax
Ortswechsel||Umzug|decampment
Oschi|reg||whopper
Osmane|hist||Ottoman
Osmose|biol||osmosis
Ossarium|||charnel house
Ossi|ugs|Ostdeutscher|East German
Ostalgie|||eastalgia
Osterei|||Easter egg
Osterglocke||Blume (Trompeten-Narzisse)|wild daffodil
Ostersamstag||Feiertag (Samstag vor Ostern)|Holy Saturday
Ostertag|||Easter day
Ostfale|hist||Eastphalian
Ostgote|hist||Ostrogoth
Ostgroppe||Fisch (Buntflossengroppe)|
Ostinato|mus|Riff|vamp
Ostkurve|||east stand
Ostmeer|||Sea of Japan
Ostpakt|hist|Moskauer Protokoll|Litvinov Protocol
Ostrakon||Tonscherbe in der Archäologie|ostracon
Ostro|meteo|Südwind im Mittelmeerraum|Ostro
Oststaat|||Eastern state
Ostteil|||eastern part
Ostufer|||east bank
Ostwind|meteo||east wind
Ostzone|hist|Sowjetische Besatzungszone|Soviet Occupation Zone
Oszillation|phys|wiederkehrende Schwankung einer Zustandsgröße|oscillation
Otalgie|med|Ohrenschmerzen|earaches
Otitis||Entzündung|ear inflammation
Otologie|med|Ohrenheilkunde|otology
Otopexie||Operation (Ohranlegeplastik)|
Otoskop|med|Ohrenspiegel|auriscope
Otoskopie|med|Ohrenspiegelung|otoskopy
Ottomane||Liege|ottoman
Oud|mus|arabische Laute|oud
Outtake|||out-take
Ouzo||griechischer Anisschnaps|ouzo
Ovar|anat|Eierstock|ovary
Ovariektomie|med|operative Entfernung eines Eierstocks|ovariectomy
Ovariotomie|med|Eierstockentfernung|oophorectomy
Ovarium|anat||ovary
Overkill|mil||overkill capability
Ovulum|zool||ovule
Ovum||Ei|ovum
Oxalat|chem||oxalate
Oxer|sport|Hindernis beim Springreiten|ox-fence
Oxhoft||Fass|hogshead
Oxid|chem|Verbindung mit Sauerstoff|oxide
Oxidation|techn|Frischen|decarburization
Oxidator|||oxidizer
Oxosäure|chem|Sauerstoffsäure|oxygen acid
Oxygenierung|med|Sauerstoffanreicherung|oxygen saturation
Ozeanriese|naut|Überseedampfer|ocean liner
Ozelot|zool||ocelot
Ozon|chem|Form des Sauerstoffs|ozone
Ozonid|chem||ozonide
Ozonloch|envir||ozone hole
Ozonsmog|||ozone smog
Ozonwert|||ozone level
Paarformel|ling|Zwillingsformel|irreversible binomial
Paarhufer||Säugetier|even-toed ungulates
Paarlauf|sport||pair skating
Paarreim|||rhyming couplet
Pachthof|agr||tenant farm
Pachtrecht|jur|Mietrecht|law of tenancy
Packeis|||pack ice
Packer|agr|Ringelwalze|cultipacker
Packesel|zool||pack donkey
Packfong|chem||nickel silver
Packlage|||bottoming
Packtier|agr||beast of burden
Packwerk|constr||dry stone revetment
Paddel|||paddle
Paddelboot||Schiff (Kanu)|canoe
Paganismus||Religion|heathendom
Pager|telco||beeper
Paginierung|print|Seitennummerierung|page numbering
Pagode|||pagoda
Paillette|textil|glitzerndes Plättchen auf Kleidung|sequin
Paintball|sport|Mannschaftsspiel mit Farbkugeln|paintball
Pair|hist|Adliger in Frankreich|peer
Pak|mil|Panzerabwehrkanone|anti-tank gun
Pakethandel|fin|Handel mit Aktienpaketen|block trading
Pako|zool||alpaca
Palas|||great hall
Palatschinke|a|Pfannkuchen|pancake
Palaver||Gerede, Gelaber|patter
Paletot|textil|weiter Überrock|
Pali|ugs|Kleidung|
Palisade|||palisade fence
Palisander|agr|Handelsname für verschiedene Palisanderhölzer|rosewood
Palituch|ugs|Kleidung (Palästinenserschal)|
Palla|relig|Abdeckung des Messkelchs|chalice pall
Palliativum|pharm|Linderungsmittel|alleviating agent
Palmendieb|zool|Kokosnussräuber|coconut crab
Palmfett|cook||palm kernel fat
Palmkern|bot||palm kernel
Palmkohl|bot|Italienischer Kohl|palm tree kale
Palmsaft|agr||palm sap
Palomino||Farbschlag bei Pferden|palomino
Palpe|anat|Tastfühler|palp
Palpitation||Herzklopfen|palpitation
Palstek|naut||bowline hitch
Paläografie|ling|Schriftforschung|palaeography
Paläographie|ling|Schriftforschung|palaeography
Paläozän|geol||Paleocene
Pampe|ugs|Paste|mess
Pampelmuse|ugs|Frucht|grapefruit
Pamphlet|||diatribe
Panaché|cook,ch|Mischgetränk aus Bier und Limonade|shandy
Panade|cook,ch||breadcrumb coating
Panamaer|||Panamanian
Panaritium|med|Umlauf|whitlow
Pandit|||pundit
Paneel||Platte|panel
Panflöte|mus||panpipes
Pangramm|ling||pangram
Panier|hist,alt|Hoheitszeichen an einer Stange|banner
Panir|cook||paneer
Pankreas|anat||pancreas
Pankreatitis||Entzündung|inflammation of the pancreas
Panniculitis||Entzündung|
Pannon|geol||Pannonian
Panoptikum||Schau|pageant
Panoramabild|med|Panoramaröntgenaufnahme|panoramic dental X-ray
Pansen|anat||paunch
Panter||Panther|panther
Pantine|reg|Schuh|wooden shoe
Pantograf||Werkzeug (Allesschreiber)|
Pantograph||Werkzeug (Allesschreiber)|
Panzerechse|ugs|Krokodil|
Panzerfaust|mil,ugs|reaktive Panzerbüchse|anti-tank grenade launcher
Papat|relig|päpstliches Amt|papacy
Papaya|bot||papaia
Papel|med|Hautknötchen|skin papule
Papierblatt||Bogen|paper sheet
Papiergeld|fin|gedrucktes Geld|fiat money
Papierrolle||Bahn|web
Papille|anat||papilla
Papismus|||papism
Papist|relig|Anhänger des Papsttums|papalist
Papp|ugs|Brei, Kleister|paste
Pappband|print|Einband in Pappe|binding in boards
Pappdeckel||Karton|millboard
Pappeinband|print|Einband in Pappe|binding in boards
Papperlapapp|ugs|Unsinn, Blödsinn|
Pappfigur||Abbildung einer Person|cardboard cutout
Pappkamerad||Abbildung einer Person|cardboard cutout
Pappkarton||Schachtel|cardboard box
Pappnase|||false nose
Paps|ugs||daddy
Papstamt|relig|päpstliches Amt|papacy
Papsttum|relig||papal system
Papua|||Papuan people
Papula|med||nodule
Paradeiser|a|Gemüse (Tomate)|tomato
Paradoxie||Widerspruch|
Paragleiten|sport|Gleitschirmfliegen|paragliding
Paragraf||Abschnitt|section
Paraklet|relig||paraclete
Paralogismus||Missverständnis, Irrtum|
Paralyse||Lähmung|paralysis
Paramecium|zool|Pantoffeltierchen|paramecium
Paraphe|||initials
Paraphimose|med|spanischer Kragen|Spanish collar
Paraplegie|med|Querschnittslähmung|paraplegia
Parapluie|alt|Schirm, Regenschirm|
Parasitose||Infektionskrankheit|parasitic disease
Parasomnie|med|Verhaltensauffälligkeiten im Schlaf|parasomnia
Parataxe|ling||parataxis
Paravent|||folding-screen
Parazentese||Operation (Trommelfellschnitt)|paracentesis
Pard|alt|Raubtier|
Pardel|alt|Raubtier (Leopard)|
Parder|alt|Raubtier (Leopard)|
Pardun|naut||running backstay
Pardune|naut||running backstay
Parentel|hist||parentela
Pareo|textil|dünnes Wickelhüfttuch für Damen|pareo
Parese|med|teilweise Lähmung|partial paralysis
Paria|||Pariah
Parität||Gleichstellung|parity
Parka||Jacke|
Parkbank|||park bench
Parkbox||Stellplatz|parking space
Parkdeck|auto||parking level
Parkfläche||Parkplatz|parking place
Parkkralle||Gerät|wheel clamp
Parklücke|auto|Parkplatz|place to park
Parkour|sport|Stadthindernislauf|freerunning
Parkuhr|||parking meter
Parkwächter|auto|Parkplatzwächter|parking attendant
Parkzone|auto||parking zone
Parlando|geh|Rap|
Parodontose|med|Zahnfleischschwund|periodontitis
Paronychie|med|Umlauf|paronychia ~whitlow
Parosmie|med||parosmia
Parotis||Drüse|parotid gland
Parotitis||Entzündung|mumps
Paroxysmus|med|Krankheitsanfall|attack of sickness
Parrotie|bot|Persisches Eisenholz|Persian ironwood tree
Parsec||Maßeinheit (parallaktische Sekunde)|
Parsing|comp||automatic syntax analysis
Parsismus||Religion (Zarathustrismus)|Parsism
Parte|a||death announcement
Parteiführer|pol|Parteichef|party leader
Parteigänger||Anhänger, Unterstützer|party supporter
Parteilose||Unabhängige, Unabhängiger|fencesitter
Parteiloser||Unabhängige, Unabhängiger|fencesitter
Parteinahme||Eintreten|espousal
Parteiobmann|pol,a|Parteivorsitzende|party chairman
Parterre||Erdgeschoss|ground floor
Parthenon||Tempel auf der Athener Akropolis|Parthenon
Parther|hist||Parthian
Partieführer|a|Vorarbeiter|charge-hand
Partisan||Soldat (Aufständischer)|
Partition|comp|logisches Laufwerk|logical drive
Partitiv|ling||partitive case
Partizip|ling||participle
Partnerfirma|econ|Partnerunternehmen|associated company
Partylärm||Tumult, Trubel|hullabaloo
Parvenu|geh|Aufsteiger|
Parzelle|||plot
Pasch|||doublets
Paschto||Sprache|Pashto
Paschtu||Sprache|Pashto
Paschtunisch||Sprache|Pashto
Paspel||Vorstoß|piping
Paspelierung||Vorstoß|piping
Passah|relig||Passover
Passbild|||passport photograph
Passepoil|textil,ch|Vorstoß|piping
Passerelle|ch|Passage|passageway
Passform|textil||fit
Passfoto|||passport photograph
Passgang|||amble gait
Passivität||Stillstand, Stagnation|stagnation
Passivposten|econ|Verbindlichkeit|liability
Passivum|econ|Verbindlichkeit|liability
Passstück||Adapter|adapter
Passung||Sitz|fit
Pastel|bot|Färberwaid|dyer’s woad
Pastell|||pastel shade
Pastete|cook||pie
Pasteur|chem||pasteurizer
Pastiche|art|Adaptierung des Stils, Stoffes oder der Figuren eines anderen Werks|pastiche
Pastille|cook|Bonbon|lozenge
Pastinak||Pflanze|
Pastinake||Pflanze|
Pastorat|relig,nord||pastoral office
Patella|anat|Kniescheibe|kneecap
Patene|pharm|Fantaschale|pharmacy mortar bowl
Paternität||Vaterschaft|
Paternoster|geh|Gebet|paternoster lift
Pathetik|geh|Stolz, Eleganz|
Pathogenese|med|Krankheitsentwicklung|pathogenesis
Pathovar|biol|Bakterienstamm mit charakteristischer Pathogenität|pathotype
Patin|relig|Patentante|godmother
Patio|constr|spanischer Innenhof mit Rundgang|patio
Patissier||Handwerker|
Patrize|print||male mould
Patronanz|a|Schirmherrschaft|patronage
Patronat|pol,ch|Schirmherrschaft|patronage
Patronymikon|ling|Namensbestandteil, der vom Namen des Vaters abgeleitet ist|patronym
Patsch|by||gawk
Patschuli|bot|Patchoulikraut|patchouli
Patt||Stellung ohne Sieger|stalemate
Patte|ugs|Geld|
Pattex|||contact adhesive
Pattstellung||Sackgasse|deadlock
Patzerei|by||mess
Pauke|mus||kettledrum
Pauker|ugs|Lehrer, Lehrkraft|teacher
Paukist|mus||timpanist
Paukschule|school,ugs|Nachhilfeinstitut|crammer
Pausenhof||Schulhof|schoolyard
Pavao|orn||red-ruffed fruitcrow
Pax||Friede|peace
Pazifist|||pacifist
Pechkohle|min|Anthrazitkohle|anthracite
Pedalo|ch|Boot|pedal boat
Pedant|||pencil neck
Pedelec||Hirsch (Elektrofahrrad)|
Pedell|hist|Universitätsdiener|
Pediculus|anat|Schenkel, Stiel|pedicule
Pediküre|||pedicure
Peepshow|||peep show
Pegelstand|envir|Wasserstand|level of water
Pegmatit|min||pegmatite
Peilfunk|||radio direction finding
Peilstab|||water gauge board
Peilung|naut||sounding
Pein||Schmerz, Leid; Qual|pain
Peiniger|||torturer
Peinigung||Folter, Misshandlung|
Pejorativ|ling|abwertender Ausdruck|pejorative
Pejorativum|ling|abwertender Ausdruck|pejorative
Pekinese||Hund|Pekingese
Pekingese||Hund|Pekinese
Pelagial|biol|freies Wasser|open water zone
Pelerine|alt|Kleidungsstück|tippet
Pellet|chem|Niederschlag nach dem Zentrifugieren|pellet
Peloton|hist|Zug|platoon
Pelzer|alt|Handwerker|furrier
Pelztier|||fur bearing animal
Pelzwerk|||vair
Pemmikan||nahrhaftes Nahrungsmittel der Indianer Nordamerikas|pemmican
Pemphigus||Krankheit|
Pendelbahn|transp|Pendelseilbahn|cable tramway
Pendenz|ch||open issue
Peninsula|alt|Halbinsel|
Penne|alt||dosshouse
Pennäler|school,alt|Schüler|student
Pensionat|alt|Internat|boarding school
Pensionist|a|Rentner|pensioner
Pensionär||Rentner|pensioner
Pensum||Aufgabe|amount of work
Penthaus|alt|Penthouse|
Penunze|ugs|Geld|
Peperoncino|bot,ch|scharfer Paprika|hot pepper
Peperoni|bot,ch|Gemüsepaprika|sweet pepper
Pepita|textil||houndstooth check
Pepmittel|pharm,ugs|anregendes Heilmittel|excitant agent
Peptid|chem||peptide
Pepton|chem||peptone
Perestroika|pol|sowjetische Politik des Umbaus|
Perfidie|geh||perfidy
Perforation||Durchbruch|perforation
Performanz||Geschwindigkeit, Leistung|
Perfusion||Pumpen|perfusion
Peri||gute Fee der persischen Sage|peri
Peridot|min||peridote
Perigäum|astron||perigee
Perihel|astron||perihelion
Perikard|anat||pericardium
Perikarditis||Entzündung|pericarditis
Perikarp|bot||pericarp
Periklas|min||periclase
Perikope|relig|Bibelabschnitt für die Lesung im Gottesdienst|pericope
Perineum||Damm|
Periodik|||periodicity
Periost|anat|Knochenhaut|periosteum
Periphrase|geh|Beschreibung, Erklärung|
Periskop|||periscope
Peristaltik|med|Kontraktionswellen|peristalsis
Peristom|biol||peristome
Peristyl|constr||peristyle
Peritonitis||Entzündung|
Perkolat||Auszug, Sud|
Perkussion||Schlagzeug|percussion
Perlage|||column of bubbles
Perlchen|ugs|Darling|
Perlgarn|textil||mercerized yarn
Perlhuhn|orn||guinea fowl
Perlit|min||perlite
Perlmutt|||nacre
Perlpilz|myc|Fleischchampignon|blusher
Perlweiß|||pearl powder
Perlèche||Hautkrankheit (Mundwinkelrhagaden)|
Perm||Stadt in Russland|Perm'
Permeat|chem||permeate
Permeation|chem|Eindringen|permeation
Permutation||Umsetzung|permutation
Peroxid|chem||peroxide
Perron|transp,ch|Personenbeförderung im öffentlichen Raum|platform
Persenning|naut|Plane|tarpaulin
Persiflage||Parodie|spoof
Persimone|bot|Dattelpflaume|persimmon
Persistenz||Beständigkeit|persistence
Personalraum||Hinterzimmer|staff room
Pertussis||Krankheit|whooping cough
Peruaner|||Peruvian
Perzentil|stat|Hundertstelwert|percentile rank
Perzeption||Empfindung|perception
Pesade||Schulsprung in der Pferdedressur|pesade
Peso|fin|Währung in vielen lateinam. Ländern und den Philippinen|peso
Pessar|med||contraceptive cap
Pessimist|phil|Schwarzseherin|pessimist
Pestarzt|hist||plague doctor
Pestgrab|hist||plague burial site
Pesthaus|med||pesthouse
Pestilenz||Plage|plague
Pestizid|agr|Pflanzenschutzmittel|pesticide
Petalit|min||petalite
Petameter||Maßeinheit|
Petarde|mil|Sprengkörper|petard
Petent|pol,geh|Antragsteller|petitioner
Peterle|bot,sued|Petersilie|garden parsley
Peterli|bot,ch|Petersilie|garden parsley
Peterling|bot,sued|Petersilie|garden parsley
Petersil|bot,by||garden parsley
Petiolus|zool|Hinterleibsstiel|petiole
Petrefakt||Fossil|
Petrodollar||US-Dollar, die ein Land durch Erdölverkauf erlangt|petrodollars
Petschaft||Siegel|signet
Petze|school|Tratschtante|snitch
Petzer|school|Tratschtante|snitch
Pfadi|ugs||scout
Pfadname|comp||pathname
Pfaffe|ugs|Priester, Pfarrer|
Pfahlbau|constr||structure on stilts
Pfahlrohr|bot|Spanisches Rohr|wild cane
Pfandbrief|fin|besicherte Anleihe|debenture bond
Pfandl|a||pawnbroker’s shop
Pfandsache|jur|bewegliche Sache, die der Eigentümer als Sicherstellung übergibt|pledge
Pfannekuchen|cook,reg|Pfannkuchen|pancake
Pfarramt|relig||pastoral office
Pfarreirat|relig|Pfarrgemeinderat|parish pastoral council
Pfarrheim|relig,nord|Gemeindehaus|parish hall
Pfarrhof|relig|Pfarrei|parish house
Pfarrvikar|relig|Kaplan|parochial vicar
Pfarrzentrum|relig|Gemeindehaus|parish hall
Pfefferling|biol|Echter Pfifferling|true chanterelle
Pfefferoni|bot,a|scharfer Paprika|hot pepper
Pfeifenmann|sport,ugs|Schiedsrichter|referee
Pfeifton||Blasen|blast
Pferch||Gehege, Koppel|pen
Pfette|constr||purlin
Pfiffer|biol,by||true chanterelle
Pfifferling||Pilz|
Pflanzer||Züchter, Erzeuger|grower
Pflanzfläche||Plantage|
Pflasterung|math|Überdeckung von Flächen mit Vielecken|patterning
Pflegefall||Kranke, Kranker|invalid
Pflegekraft||Krankenschwester|nurse
Pflock||Pfahl|stake
Pflüger|agr||ploughman
Pfriem|||awl
Pfrille|zool|Bitterfisch|common minnow
Pfrnak|a||schnoz
Pfründe|||prebend
Pfuhl|||murky pool
Pfusch|||botch
Pfuscher||Amateur|bungler
Pfählung|||impalement
Pfändung|jur|Beschlagnahme von Gegenständen zur Absicherung von Forderungen|distraint
Pfötchen|||little paw
Phaeton|auto||Phaeton body
Phage|biol|Virus, das Bakterien infiziert|bacterial virus
Phagozytose|biol|Nahrungsaufnahme einer Zelle|phagocytosis
Phalanx|anat|Fingerglied|phalanx of the finger
Phantast||Träumer|dreamer
Pharisäer||Heuchler|pharisees
Pharisäertum||Doppelmoral, Heuchelei|
Pharmakon||Medizin, Medikament|pharmaceutical product
Pharmazeut||Apotheker|chemist
Pharmazeutik|pharm|Arzneimittelkunde|pharmacy
Pharyngitis||Entzündung|inflammation of the pharynx
Pharynx||Rachen|
Phenakit|min||phenacite
Phenol|chem||hydroxybenzene
Pheromon|chem||pheromone
Phi||griechischer Buchstabe|phi
Philippika|hist|eine der Reden des Demosthenes gegen König Philipp von Mazedonien|philippic
Philokartie||Sammeln von Postkarten|deltiology
Phimose|med|Vorhautverengung|phimosis
Phiole||Fläschchen|phial
Phlebitis||Entzündung|vein inflammation
Phlegma|psych|Trägheit|phlegm
Phloem|bot|lebendes Leitgewebe in Pflanzen|
Phon||Maßeinheit|
Phonem|||phoneme
Phonemik|ling||phonemics
Phonetik|ling|Teil der Lautlehre|phonetics
Phoniater|med|Facharzt für Erkrankungen von Stimme, Sprechen und Schlucken|phoniatrician
Phonologie|ling|Teil der Lautlehre|phonology
Phonzahl|||phon level
Phosgen|chem||phosgene
Photograph||Fotograf|photographer
Photolyse|chem|Photodissoziation|photolysis
Photonik|phys||optical waveguide technology
Photophobie||Krankheit (gesteigerte Lichtempfindlichkeit)|photophobia
Phrasem||Redewendung, Redensart|
Phthise||Verfall, Abbau|
Phthisis||Verfall, Abbau|
Phyllotaxis|bot|Anordnung der Blätter|phyllotaxy
Phylogenese|biol|Stammesgeschichte|evolutionary history
Phylogenetik|biol|Erforschung von Abstammungen|phylogenetics
Phylogenie|biol|Stammesgeschichte|evolutionary history
Physikum|stud|vorklinische Prüfungen im Medizinstudium|preclinical examinations
Physio|med,ugs|Krankengymnastik|remedial gymnastics
Physiognomie||äußere Erscheinung, speziell des Menschen|physiognomy
Phänotyp||Erscheinungsbild|phenotype
Pi|math|Kreiszahl 3,14 …; griechischer Buchstabe|pi
Pianino||Klavier|piano
Pianola|mus||player piano
Pianospieler|mus|Klavierspielerin|piano player
Piaster|||piastre
Pica|med|Appetit auf nichtphysiologische Nahrung|pica
Piccolo||Instrument (Pikkoloflöte)|
Piccoloflöte||Instrument|
Picke|||pick
Pickelhaube|mil,ugs|Helm mit Spitze|spiked helmet
Picker|textil|Schneller, Treiber|loom driver
Pickerl|a|Aufkleber, Etikett|sticker
Picot|textil|Mausezähnchen|picot
Pide||türkisches Fladenbrot|pide
Piepmatz|ugs|Vogel|
Pieps|||blip
Piepser|telco||pager
Pierwurm|zool||blow lugworm
Pietsch|||boozer
Pietät|||undertakers
Pigge|zool|Gemeine Barbe|common barbel
Pigment|chem|Farbstoffteilchen|colour pigment
Pignole|cook,a||pine nut
Pik||Grün, Gras|spade
Pikador|||picador
Pikbube|||jack of spades
Pike|hist|langer Spieß|pike
Pikee|textil|Piquéstoff|piqué fabric
Pikett|mil|Bereitschaftswache|picket
Pikkolo||Instrument (Piccoloflöte)|boy waiter
Pikkoloflöte||Instrument|piccolo
Piktogramm|comp|Bildschirmsymbol|on-screen icon
Pileus|myc||fungal cap
Pilgerfahrt||Wallfahrt|pilgrim’s journey
Pilgerreise||Wallfahrt|pilgrim’s journey
Pilgerschaft|relig|Wallfahrt|pilgrim’s journey
Pillbox||eine Art Hut|pillbox
Pillendreher|ugs|Apotheker|
Pillepalle|ugs|Unsinn, Blödsinn|
Piller|nord||willy
Pilotphase||Testphase|pilot period
Pils||helles, herbes Bier|pilsner
Pilsener||Bier|Pils
Pilsner||Bier|
Pilzhut|myc||fungal cap
Piment||Gewürz (Nelkenpfeffer)|allspice
Pinakel|constr||pinnacle
Pinakoid|min||pinacoid
Pinge|min|kraterähnliche Öffnung über einem Bergwerk|glory-hole
Pinie|bot|Mittelmeerkiefer|stone pine
Pinkepinke||Moos, Kies|loot
Pinnchen||Stäbchen, Stift|
Pinne|techn|Drehbolzen|pintail
Pinnwand|||pinboard
Pinole|techn||tailstock barrel
Pint|hist|zwei Schoppen|
Pinte|alt|Gaststätte, Wirtschaft|simple restaurant
Pinzette|med|Zange|pair of forceps
Pion|phys|Elementarteilchen|pion
Pionierart|bot|Pionierpflanze|colonizing plant
Pipapo|ugs|Zeug|
Pipe|geol||pipe
Pipette|chem||pipet
Pipifax|||trifles
Pips||Krankheit des Geflügels; Schnupfen|pip
Piranha|zool||piranha fish
Pirogge|cook||piroshki
Pirol||Vogel|golden oriole
Pirsch|||stalking hunt
Pistazie|cook||pistachio nut
Pistill|bot|Stempel|pistil
Piston|mus||valve cornet
Pita||Fladenbrot|pitta
Pitahaya|bot|Drachenfrucht|dragon fruit
Pitaya|bot|Drachenfrucht|dragon fruit
Pityriasis||Pilz|
Piz||Bergspitze|peak
Pizzicato|mus|Zupfen der Saiten von Streichinstrumenten|pizzicato
Piñata||bunt gestaltete Pappfigur, verbreitet in Lateinamerika|piñata
Placet||Zustimmung|fiat
Plackerei|ugs|Mühe, Plage|toil
Plafond|a|Decke|ceiling
Plagge|bot|Rasenstück|piece of turf
Plagiat|art|billiges Imitat|rip-off
Planarie|zool||planarian
Planche|sport|Bahn|fencing strip
Planetoid|astron|kleiner Planet|minor planet
Planimetrie|math|Geometrie der Ebene|plane geometry
Planke||Diele|board
Planlage|print||flatness
Plansequenz||Szene in einer einzigen langen Einstellung|plan-séquence
Plansoll|||planned target
Planum|constr|Oberfläche des Untergrunds, auf der der Oberbau ruht|formation
Planzahl|||target figure
Planziel|||target
Plaque||Belag|dental film
Plasmid|chem||plasmagene
Plasmozytom|med|multiples Myelom|plasma cell myeloma
Plast|ugs|Kunststoff|plastic
Plaste|ugs|Kunststoff|plastic
Plastic|ch|Kunststoff|plastics
Plastiker||Bildhauer|sculptor
Plastiksack|ch|Plastiktüte|plastic bag
Plastomer||Kunststoff|
Plastron|||casual cravat
Platine|electr|Leiterplatte|printed circuit board
Platitude||Klischee, Phrase|
Plattenbau||Bauwerk|prefabricated building
Platter|auto,ugs|Reifen ohne Luft|flat tyre
Plattfuß|auto,ugs|Reifen ohne Luft|flat tyre
Plattitüde||Phrase|platitude
Platy|zool|Spiegelkärpfling|platy
Platzer|||blow-out
Platzhalter||Joker; Variable|wild card
Platzhirsch||Spitzenreiter|top dog
Platzkarte||Reservierung|reservation card
Platznot|||shortage of space
Platzregen||Schauer, Regenschauer|cloudburst
Platzsturm|sport|Platzerstürmung|field invasion
Plauderei||Smalltalk|chat
Plausch||Smalltalk|chat
Plauze|nord|dicker Bauch bei Männern|pot belly
Playback|||double-tracking
Plazebo|med|Placebo|inactive preparation
Plazenta|anat|Mutterkuchen|placenta
Plazet||Zustimmung|fiat
Plebejer|hist||plebeian
Plebiszit||Volksabstimmung, Volksentscheid|plebiscite
Pleitier|econ||bankrupt
Plektrum|||flatpick
Plempe|ugs|Getränk|
Plenartagung||Plenum|plenary meeting
Plerematik||Morphologie|
Pleremik||Morphologie|
Pleuel|auto|Schubstange|connecting rod
Pleuritis||Entzündung|pleurisy
Plexiglas|ugs|Kunststoff (Polymethylmethacrylat)|Perspex
Plexus|anat|Nervengeflecht|plexus
Pli|geh|Geschick, Geschicklichkeit|
Plinse|reg|Pfannkuchen|potato pancake
Plinthe|constr|flacher Sockel|plinth
Pliozän|geol||Pliocene
Plissee|textil||pleated fabric
Plié||Kniebeuge im Ballett|plié
Plombe|med|Zahnfüllung|filling
Plosiv|ling|Verschlusslaut|plosive
Plumeau|textil,reg||duvet
Plumps|||bump
Plunder|ugs|Kram|junk
Pluralität||Vielzahl|plurality
Pluspol|electr||positive pole
Plutonit|geol|Tiefengestein|deep-seated rock
Plutzer|a|Keks, Kürbis|bonce
Pluviale|relig||cope
Pluviometer||Messgerät (Niederschlagsmesser)|rain gauge
Pläsier|alt|Freude, Genuss|pleasure
Plätzli|ch|Schnitzel|
Plörre|ugs|Getränk|
Plünderer||Räuber|predator
Plünnen|ugs|Kleidung, Outfit|gear
Pneu||Reifen|
Pneumatophor|bot|Atemwurzel der Mangrovenpflanzen|pneumatophore
Pneumologe|med|Lungenfacharzt|respiratory physician
Pneumologie|med|Lungenheilkunde|respiratory medicine
Pneumonie||Entzündung (Lungenentzündung)|pneumonia
Poch||altes Kartenspiel|card game
Pochette|textil||pocket square
Pochwerk|min||stamp mill
Pocke|med|eitrige Blase bei der Pockenkrankheit|smallpox blister
Pockholz|||pock wood
Podex|ugs|Gesäß, Hinterteil|buttock
Podsol|geol|Bleicherde|podzol
Poem||Gedicht|
Poetik|lit|Lehre von der Dichtkunst|poetics
Pogo||wilder Tanz|pogo
Pogrom||Massenausschreitung gegen eine Minderheit|pogrom
Polarbär||Eisbär|ice bear
Polareis|||polar ice
Polaris|astron||North Star, Northern Star
Polarlicht||Aurora|polar light
Polder||niedriggelegener, eingedeichter Landstrich in der Nähe eines Gewässers|polder
Polei||Pflanze (Flohkraut)|mosquito plant
Polente|ugs||cops
Polier|constr||site foreman
Polin|||Pole
Polio||Krankheit (entzündliche Erkrankung des Rückenmarks)|poliomyelitis
Politbüro|pol|höchstes pol. Führungsorgan einer kommunist. Partei|politburo
Politologie||Politikwissenschaft|political science
Politur||Polieren|polishing
Polizze|a|Police|insurance policy
Polkappe|||polar cap
Poller|||bollard
Pollination|bot|Blütenbestäubung|pollination
Pollinie|||pole line
Pollucit|min||pollucite
Polohemd|textil||polo shirt
Polsprung|phys|Umkehr des Erdmagnetfelds|magnetic polarity flip
Polterer|||tub-thumper
Polung|||polarity
Polyamid|chem||polyamide
Polydipsie|med|krankhaft gesteigertes Durstgefühl|polydipsia
Polyeder|math||polyhedron
Polyethen||Kunststoff|
Polyethylen||Kunststoff|polyethylene
Polygonzug||Mittel zur Vermessung|traverse
Polyimid|chem||polyimide
Polymeter|meteo|kombiniertes Luftfeuchtigkeits- und Temperaturmessgerät|polymeter
Polyneuritis||Krankheit|
Polynom|math||polynomial
Polyose|chem|Hemizellulose|hemicellulose
Polyp||Bulle|cop
Polystyrol||Kunststoff|polystyrene
Polytheismus||Religion (Glaube an viele Götter)|polytheism
Polytop|math||polytope
Polyurie|med|übermäßige Harnausscheidung|polyuria
Polyäthylen|alt|Kunststoff|polyethylene
Polzahl|electr|Polanordnung|contact arrangement
Pommer|mus||bombarde
Pomologe|agr|Obstbaufachmann|pomologíst
Pomp||übertriebene Pracht|pomp
Pompadour|hist|Handgelenksbeutel für Damen|reticule
Pompholyx||Hautkrankheit|
Poncho||Kleidungsstück (Regenumhang)|
Pond|phys|altes Maß der Kraft|pond
Ponor|geol|Schlundloch|sinkhole
Ponte||Boot (Fährschiff)|
Pontifex|ugs|Papst|Pope
Pontifikat|relig|Amt oder Amtszeit des Papstes, selten auch eines Bischofs|pontificate
Ponton|constr||pontoon
Poop|ugs|höchste Ebene auf dem Achterdeck|poop deck
Poopdeck||höchste Ebene auf dem Achterdeck|poop deck
Pope||orthodoxer Priester|Orthodox priest
Popel||Fabelwesen|booger
Popeline|textil||poplin
Popsänger|mus|Schlagersänger|pop singer
Pore||kleine Öffnung der Haut|pore
Porosität|techn|Durchlässigkeit|permeance
Porphyr|geol||porphyry
Porree|bot|Lauch|leek
Porridge|cook||oatmeal
Portage|naut||portaging
Portativ|mus||portative organ
Portefeuille||Portfolio|portfolio
Portepee|mil||sword knot
Portier|||concierge
Portierung|comp|Anpassung an eine andere Softwareumgebung|port
Portikus|constr||columned hall
Portlet|comp|Komponenten einer Benutzeroberfläche|
Portmonee||Geldbeutel, Portemonnaie|money purse
Portulak|bot||purslane
Posament||Applikation|
Posemukel|ugs|Weiler, Markt|
Poseur|geh|Hochstapler|poser
Positur||Haltung|pose
Possen|alt|Unfug|antics
Possenreißer|alt|Person, die sich lustig benimmt|clown
Postadresse||Anschrift|postal address
Postauto|||postal van
Postgebühr||Porto|postage
Posthorn|mus||post horn
Postille|geh|Heft|devotional book
Postkasten||Briefkasten|letter box
Postkastl|by|Briefkasten|letter box
Postler|by|Postbote, Zusteller|postman
Postludium|mus|Nachspiel|postlude
Postomat|ch|Gerät|automated teller machine
Postraub|jur||mail robbery
Postsack|||mail bag
Postscript||Nachtrag|postscript
Postulant||Bewerber, Kandidat|
Postulat||Forderung|postulate
Postweg|||mailing route
Potentat||Herrscher, Machthaber|
Potenzierung||Verstärkung|potentialization
Poti|electr,ugs||potentiometer
Potlatch|||potlach
Potomanie||Alkoholismus|
Potpourri||Mischung duftender Pflanzenteile zur Raumluftverbesserung|potpourri
Pottasche|chem|Kali|potash
Pottwal|zool||great sperm whale
Poularde|zool||poulard
Poulet|ch|Huhn|roast chicken
Pouvoir|a|Mandat, Vollmacht|
Powidl|cook,a||plum puree
Prachtbau||Bauwerk|magnificent building
Prachtstraße||Boulevard|boulevard
Prachtstück|ugs|Schmuckstück|beauty
Pracker|a||carpet beater
Prahler|||blowhard
Prahlerei||Angabe|boasting
Prahm|||hopper
Praktik||Taktik, Vorgehensweise|policy
Praline||Süßigkeit|filled chocolate
Prallkissen|auto|Airbag|airbag
Pram|naut|flaches Boot|pram
Pranke||Pfote|paw
Prasserei||Luxus, Verschwendung|
Pratze||Pfote|mitt
Prau|naut|malaiisches Segelboot|proa
Predella|art|Sockel eines Altarbilds|predella
Prehnit|min||prehnite
Preisbremse|econ|Deckelung von Preiserhöhungen|cap on price increases
Preisfindung|econ|Preisfestsetzung|pricing
Preisgabe||Verzicht|disclosure
Preisgebung|econ|Preisgestaltung|pricing
Preisknüller|ugs|Schnäppchen, Sonderangebot|bargain price
Preislage||Preisklasse|price range
Preislimit|fin|Preisobergrenze|price limit
Preisrichter||Jury|jury
Preisrätsel||Gewinnspiel|competition
Preissenkung||Sonderpreis|price reduction
Preissetzung|econ|Preisfestsetzung|pricing
Preisspiegel|econ|Preisvergleichsliste|price survey
Preissturz||Einbruch|drop in prices
Preistendenz|econ|Preisentwicklung|price trend
Preistrend|econ|Preisentwicklung|price trend
Preisvergabe||Preisverleihung|award ceremony
Prellung|med||contusion
Prepreg|techn||preimpregnated board
Presbyterium|constr|Teil des Altarraums|choir
Pressearbeit||Öffentlichkeitsarbeit|public relations
Presseorgan||Zeitung oder Zeitschrift einer Partei, Organisation, Behörde|organ
Pressetext||Pressemitteilung, Pressemeldung|press release
Pression|pol,alt|Drängen, Druck|pressure
Presskopf|cook|Sulz|brawn
Pressluft|ugs|Druckluft|compressed air
Pressung||Verdichtung, Kompression|compression
Preuße|||Prussian
Pricke|naut|Seezeichen für Nebenfahrwasser|prick
Priel|||tidal inlet
Priem|||chewing tobacco
Priesteramt|relig|kirchliches Amt|the ministry
Prim||Grundstellung beim Fechten; erster Ton|prime
Primadonna||Diva|prima donna
Primar|a|Chefarzt|consulting physician
Primararzt|a|Chefarzt|consulting physician
Primarius|a|Chefarzt|consulting physician
Primarlehrer|school,ch|Grundschullehrer|primary school teacher
Primas|relig||primate
Primat||Vorrang|primacy
Primatologie|zool|Primatenforschung|primatology
Primer|chem|Startermolekül für Makromolekülsynthese|primer
Primzahl|math||prime number
Printe||Gebäck (Lebkuchen)|gingerbread
Prinzipal||Vorsteher|principal
Priolo|orn|Azorengimpel|Azores bullfinch
Priorat|relig||priory
Pritsche|||slapstick
Privatkredit||Darlehen|personal credit
Privatmensch||Privatperson|private individual
Privatzimmer||Gästezimmer|bed and breakfast room
Proa|naut|malaiisches Segelboot|proa
Probabilität||Wahrscheinlichkeit|
Proband|||test person
Probebohrung|techn|Erkundungsbohrung|prospective drilling
Probelauf||Experiment, Versuch|trial run
Probephase||Testphase|testing period
Probespiel|sport|Testspiel|trial
Probestück|techn|Stichprobe|test specimen
Problemchen||Störung, Hindernis|hiccup
Problemfeld||Spiel|equation
Problemkreis||Spiel|equation
Procedere||Vorgehen|
Produkttest||Warentest|product testing
Proenzym|chem|inaktive Vorstufe eines Enzyms|proenzyme
Profess|relig|Ablegen der Ordensgelübde|religious profession
Profitum|sport||professionalism
Profundal|envir|Lebensraum im tiefen Bereich von Süßwasserseen|profundal zone
Progenie|med|Vorstehen des Unterkiefers|progenism
Progerie|med||progeria
Prognathie|med|Vorstehen des Oberkiefers|prognathism
Programmcode||Quellcode|program code
Programmteil|comp|Aufgabe|program section
Projektil|mil|Geschoss von Handfeuerwaffen|projectile
Projektwoche|school|Klassenfahrt|residential visit
Prokaryot|biol|Organismus ohne Zellkern|prokaryote
Proktitis||Entzündung|proctitis
Proktor|||proctor
Prokura|econ||commercial procuration
Prolaps|med|Vorfall eines Gewebes|prolapse
Prolongation|a|Verlängerung|extension
Promotor|chem|Aktivator der Gentranskription|gene promoter
Propagator|econ|Verkaufsförderer|sales promoter
Propan||Gas|propane
Propen|chem||propylene
Propenal|chem||acrolein
Proponent|alt|Antragsteller|proponent
Proportion||Anteil, Verhältnis|proportion
Proporz|pol||proportional representation
Proposition|geh|Vorschlag; Aussage|proposition of a sentence
Proppen||Stopfen, Korken|
Propylen|chem||propylene
Prosciutto||Schinken|ham
Proselyt|relig||convert
Prosodie|ling|Satzrhythmus|prosody
Prospektion|geol|Erkundung|exploratory search
Prosperität||Wohlstand|prosperity
Prostatitis||Entzündung|prostate inflammation
Prosument|econ|Konsument eines Produktes, der auch an dessen Produktion beteiligt ist|prosumer
Prosumer|econ|Käufer von halbprofessionellen Elektronikgeräten|prosumer
Protegé||Schützling|protege
Proteid|chem||proteide
Protektorat|pol|Schutzherrschaft|protectorate
Proteom|chem|Gesamtheit der Proteine in einem Organismus, einer Zelle usw.|proteome
Protestnote|pol|diplomatisches Manöver|démarche
Protokollant||Schriftführer, Sekretär|
Protozoon|zool|tierischer Einzeller|
Protzbau|ugs||bling bling building
Protze|mil||limber
Proustit|min||proustite
Provenienz||Herkunft, Ursprung|origin
Provinzler|ugs|leicht abwertend oder scherzhaft|country boy
Provinznest||Kleinstadt, Städtchen|jerkwater town
Provisor|alt|Verwalter|estate manager
Proximum|math|Bestapproximation|proximum
Prozentrang|stat|Hundertstelwert|percentile rank
Prozentzahl|ugs|Prozentsatz|percentage
Prunk||Pracht, Herrlichkeit|gorgeousness
Pruritus||Jucken|itching
Prä||Vorrang|priority
Prächtigkeit||Glanz, Pracht|magnificence
Prädator||Säugetier|
Prädikant|relig|Lektor|lay preacher
Prädikation|ling|nähere Bestimmung von Gegenständen durch eine beschreibende Aussage|predication
Prädiktion||Prognose, Orakel|
Prädiktor|stat|unabhängige Variable in der Regressionsanalyse|independent variable
Präeklampsie|med|Schwangerschaftsvergiftung|toxaemia of pregnancy
Präfekt|ch|Landrat|county commissioner
Präfix||Vorsatz|prefix
Prägnanz||Kürze|conciseness
Prähistorie||Vorgeschichte|prehistory
Präjudiz||Präzedenzfall|judicial precedent
Präkambrium||Epoche|Precambrian
Präkursor||Vorläufer|precursor
Prälat|relig||prelate
Präludium|mus|Vorspiel|prelude
Präparation|med|Vorbereitung|preparation
Präparierung|techn|Aufbereitung|preparation
Präponderanz||Übergewicht, Herrschaft|
Präputium||Vorhaut|foreskin
Prärie|||prairie
Präsentismus||Anwesenheit am Arbeitsplatz trotz Krankheit aus Angst um den Arbeitsplatz|presenteeism
Präser|ugs|Kondom|condom
Präservativ||Kondom|condom
Präskription||Rezept|prescription
Präsumtion||Voraussetzung, Vermutung|
Prätention||Niveau, Qualität|
Präteritum||Vergangenheit|past tense
Prävalenz|med|Maß für die Verbreitung einer Krankheit|prevalence
Präzedenz|geh|Vorrang, Vortritt|
Präzession|med|Vorverlagerung des mittleren Erkrankungsalters in niedrigere Altersklassen|precession
Präzipitat|chem|Niederschlag|precipitate
Prélude|mus|Charakterstück für Klavier|prelude
Prüde|||prude
Prüderie|||prudery
Prüfanlage||Prüfstand|test plant
Prüfarzt|med||principal investigator
Prüffeld|||test room
Prüfgerät||Prüfer|trier
Prüfgruppe|econ|Prüfungsgruppe|auditing team
Prüfkörper|techn|Probe, Stichprobe|test specimen
Prüfling|||test piece
Prüfliste||Checkliste|checklist
Prüfplan|||test plan
Prüfstelle|econ|Rechnungsprüfungsstelle|auditing agency
Prüfwert|||value figure
Psalter|anat|Kalender|manyplies
Pseudokrupp||Entzündung|croupine
Pseudologie|psych|pathologisches Lügen|pathological lying
Pseudotumor|med|Scheingeschwulst|pseudotumour
Psi||griechischer Buchstabe; Übersinnliches|psi
Psoriasis||Krankheit (Schuppenflechte)|psora
Psychopathie|psych|Persönlichkeitsstörung|psychopathy
Psychrometer||Messgerät (Aspirationshygrometer)|aspiration psychrometer
Puck|sport|Scheibe beim Eishockey|puck
Pud||altes russisches Gewicht|pood
Pulk||Masse; Schwarm|pile
Pulle|ugs|Behälter|
Puller|nord||willy
Pullunder||Kleidungsstück|sleeveless pullover
Pulp||Mark|pulp
Pulpa|anat||dental pulp
Pulpe||Mark|pulp
Pulpitis|med||inflammation of the pulp
Pulsader|anat||artery
Pulsuhr|sport||heart rate watch
Pult||Tisch mit schräger Platte|desk
Pultdach|constr||pent roof
Pummel|||podge
Pumpernickel||Brot|pumpernickel rye bread
Pumpfix||Werkzeug (Gummiglocke)|
Pumpgun|mil||pump-action gun
Pumphose|textil||bloomers
Pumpwerk|||pumping station
Punker|||punk
Punktestand||Punktzahl, Spielstand|score
Punktezahl||Punktzahl|score
Punktion|med||puncture
Punktum||Schluss, Ende|
Punktwolke|stat,ugs|Streuungsdiagramm|scatter diagram
Punze||Stempel|die
Pupille|anat||pupil
Purgatorium||Fegefeuer|
Purin|chem||purine
Purismus|||purism
Purpur|||purple
Purzelbaum||Salto|somersault
Puschibär|ugs|Darling|
Pusteblume|bot|gewöhnlicher Löwenzahn|common dandelion
Pustel||Pickel|pustule
Pute|zool|Truthenne|turkey
Puter|cook||turkey
Putschauto|ch|Scooter|bumper car
Putschist||Rebell|rebel
Putt|sport|kurzer Schlag beim Golf|putt
Putte|art||putto
Putto|art||cherub
Putzaktion||Säuberung|clean-up session
Putzerei|a||dry cleaners
Putzete|sued|Säuberung|clean-up session
Putzgrund|constr|Untergrund|backing
Putzhilfe||Putzfrau|cleaning lady
Putzlappen||Lumpen, Tuch|cleaning rag
Putzmann|||cleaner
Putzmittel|techn|Reinigungsmittel|cleaning agent
Putzplan|||cleaning roster
Putzraum|||cleaning storeroom
Putztuch||Lappen, Lumpen|cleaning cloth
Puzzolan|geol||pozzolan
Pyelitis|med||inflammation of kidney pelvis
Pygidium|||tailshield
Pygmäe|||pygmy
Pylon|constr|Tempeleingang|pylon
Pylone|constr|Tempeleingang|pylon
Pylorus|anat|Magenausgang|pyloric orifice
Pyramis|alt|Knochen (Felsenbeinpyramide)|
Pyrexie||Fieber|fever
Pyridoxal||Vitamin|vitamin B6
Pyrit|min|Eisenkies|iron pyrite
Pyrolyse|||pyrolysis
Pyromane|||pyromaniac
Pyrometer|techn|Strahlungsthermometer|radiation thermometer
Pyrop|min||pyrope
Pyrosis||Sodbrennen|heartburn
Pyxis|relig||pix
Päderast|||pederast
Pädiater||Kinderarzt|pediatrician
Pädiatrie|med|Kinderheilkunde|pediatric medicine
Pänultima|ling|vorletzte Silbe eines Wortes|penult
Pöbelei|||molestation
Pömpel|ugs|Werkzeug (Gummiglocke)|plunger
Pönale|jur|Vertragsstrafe|contractual penalty
Pöppel|nord||meeple
Pöstler|ch|Postbote, Zusteller|postman
Pöter|ugs|Gesäß, Hinterteil|
Pülcher|ugs|Bengel, Schelm|
Pümpel|ugs|Werkzeug (Gummiglocke)|
Püppchen||Puppe|doll
Püree|cook|Mus|puree
Pütt|ugs|Mine, Bergwerk|
Qat|bot|Kaustrauch im Jemen und am Horn von Afrika|khat
Qbit|comp|Einheit der Quanteninformation|qubit
Quad||Motorrad mit vier Rädern|quad bike
Quaddel|med||wheal
Quader|math||cuboid
Quadrocopter|aviat|Schwebeplattform|quadrotor
Quadrotor|aviat|Schwebeplattform|quadrotor helicopter
Quai|ch|Kai|quay
Qualle||Tier|jellyfish
Quant|phys|kleinste Menge|quantum
Quantil|stat||quantile
Quantor|comp||quantifier
Quappaal|nord|Fisch|burbot
Quappe||Fisch|burbot
Quargel|a|Quatsch, Blech|baloney
Quark||Käse aus saurer Milch|curd cheese
Quart|sport||quart parry
Quartana|med||quartan fever
Quarte|mus||fourth
Quartil|stat|Viertelwert|quartile rank
Quartole|mus||quadruplet
Quartär|geol||Quaternary
Quarz|min|hartes, häufiges Mineral|quartz
Quarzit|min||quartzite
Quarzuhr|||quartz clock
Quas||russisches Getränk aus Brot|kvass
Quasar|astron||quasi-stellar radio source
Quast||breiter Pinsel|wide brush
Quaste|||pompom
Qubit|comp|Einheit der Quanteninformation|qubit
Quell|geh|Quelle|spring
Queller|bot|Glasschmelze|glassworts
Quellsprache|ling|Ursprungssprache|original language
Quelltext||Code|source code
Quellung||Quellen|swelling
Quendel||Pflanze|thymes
Querbalken|constr|oberhalb einer Türe|transom
Querbinder||Schleife|bow tie
Querdenker|pol|kritischer Geist|unorthodox thinker
Querele|||wrangle
Quergang|min||counterlode
Querhaus|constr||cross aisle
Querholz|constr|Streichstange|scaffolding tie-bar
Querkopf|||mule
Querlage|med||shoulder presentation
Querlenker|techn|Dreieckslenker|wishbone
Querpass|sport||cross pass
Querprofil|techn|Querschnitt|cross profile
Querträger||Halterung|arm
Querung||Übergang, Überführung|crossing point
Querverweis||Link, Verknüpfung|hyperlink
Quese|nord|Blase, Schwiele|blister
Quetsche|reg|Pflaume|common plum
Quetzal|orn||resplendent quetzal
Queue||Stock zum Billardspielen|cue
Quiddität||Wesen, Essenz|quiddity
Quinoa|bot|Andenhirse|quinoa
Quint|mus|fünfter Ton|fifth
Quinte|mus||fifth
Quintil|stat|Fünftelwert|quintile rank
Quintole|mus||quintuplet
Quipu|hist|Knotenschrift der Inka|quipu
Quirl||Küchengerät zum Rühren|whisk
Quisling||Soldat (Fahnenflüchtiger)|
Quitte|bot||quince tree
Quittierung||Zusage, Rückmeldung|acknowledgement
Quizmaster||Spielleiter|quiz presenter
Quotation||Kurs|stock exchange quotation
Quäke||Pfeife, die quäkt|squeaker
Quäker|||Quaker
Quäler||Hetzer|baiter
Quälerei||Folter, Tortur; Qual|torture
Quästor|ch|Kassierer, Schatzmeister|treasurer
Rabattkarte|econ|Stammkundenkarte|advantage card
Rabatz|ugs|Krach|ructions
Rabauke|||tearaway
Rabenaas|||shifty character
Rabenkrähe|orn|schwarze Aaskrähe|black carrion crow
Rabitz|constr||metal lath
Racemat|chem||racemate
Racheakt|||act of revenge
Rachenraum|anat|Hals|throat
Rachgier|||thirst for revenge
Rachitis||Krankheit|rickets
Racker|||rascal
Radachse|||axle
Radarfalle|auto|Geschwindigkeitskontrolle|speed trap
Radau|ugs|Krach|din
Radaubruder||Schläger|rowdy
Radfahrweg||Radweg|cycleway
Radfelge|auto||rim of wheel
Radgabel|||wheel fork
Radgröße|||wheel size
Radi|by|Gemüse|radish
Radiant|math|Winkel im Bogenmaß|radian
Radicula|bot||radicle
Radierer|||etcher
Radiolarie||Tier|
Radiologe|med|Röntgenärztin|radiologist
Radionik|med||radionics
Radkappe|auto||wheel hub cap
Radkralle||Gerät|wheel clamp
Radkranz|auto||rim flange
Radkreuz|auto|Kreuzschlüssel|wheel wrench
Radl|ugs|Fahrrad|bicycle
Radlader|constr||wheel loader
Radlager|techn||wheel bearing
Radlast|||wheel load
Radlfahrer|by|Radfahrer, Fahrradfahrer|bicyclist
Radmitte|||wheel centre
Radnabe|||hub
Radom|||radiation dome
Radon||Gas|
Radprofi|||cycling professional
Radsatz|||wheel and axle set
Radschloss|mil|Zündvorrichtung bei Vorderladerwaffen|wheel-lock
Radschuh|||drag shoe
Radspur|||wheel track
Radstand|||wheel base
Radstern|auto||wheel spider
Radsturz|auto||camber angle
Raffgier|||greed
Raffinade|cook|Kristallzucker|refined sugar
Raffinesse||Niveau|sophistication
Raffke|||money-grubber
Rafting|sport||white-water rafting
Raglan|||raglan coat
Ragout||Speise (Würzfleisch)|
Rah|naut|waagrechte Stange am Mast|yard
Rahe|naut|waagrechte Stange am Mast|yard
Rahm||Sahne|cream
Rahmkäse||Frischkäse|cream cheese
Rahmsoße|cook||cream sauce
Rahmung|||framing
Rahne|bot,a|Rote Bete|beetroot
Rahsegel|naut||square sail
Rai|mus|Popmusik aus Algerien|raï
Raid||Überfall|raid
Raigras|bot||rye grass
Rainfarn|bot||tansy
Rais||arabisches Oberhaupt|rais
Raja||indischer Fürst|rajah
Rake|zool|bunter Vogel|roller
Rakel|print||doctor blade
Raki||türkischer Anisschnaps|raki
Rambutan||Frucht (haarige Litschi)|rambutan fruit
Ramm|zool,sued|Widder|ram
Rammbock|techn||battering ram
Rammbär|constr||ram block
Ramme|constr||pile-driving machine
Rammklotz|constr|Bär|ram block
Rammler||Säugetier|buck
Rammsporn|naut|Schiffsschnabel|ram bow
Ramsch|ugs|Kram|rubbish
Randbeet|agr||border bed
Randgebiet||Stadtrand, Peripherie|outskirts
Randmeer|||border sea
Randzone||Peripherie|boundary zone
Ranft|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Rangelei|||scrimmage
Rangierer|min|Weichensteller|shunter
Rangordnung||Hierarchie|hierarchy
Ranke|bot||tendril
Ranker|bot|Rankpflanze|tendril-climbing plant
Rapier||Degen|rapier sword
Rapmusik|mus||rap music
Rappe||Pferd|black horse
Rappel||Anfall|crazy turn
Rapport||Report, Bericht|report
Raps|bot|Ölpflanze mit gelben Blüten|rapeseed
Rapsöl|||rapeseed oil
Rapunzel|bot,reg||lamb’s lettuce
Ras||äthiopischer Fürst; Kap|ras
Rasanz||Tempo|swiftness
Raseur||Barbier|
Rash|med|flüchtiger Hautausschlag|
Raspel|cook|Küchenreibe|grater
Rassel|mus|Schelle|rattle
Rasta|relig||Rastafarian
Rastermaß|electr|Kontakteinteilung|contact spacing
Rasthaus||Raststätte|roadside restaurant
Rasthof|auto|Raststätte|roadside restaurant
Raststation||Raststätte|roadside restaurant
Rasttag||Sonntag|
Ratenkredit||Darlehen|
Ratenzahlung|fin|Zahlung in Raten|payment by instalments
Ratifikation||Bestätigung|ratification
Rationierung||Zuteilung|rationing
Ratlosigkeit||Verwirrung|perplexity
Ratsche||Werkzeug (Knarre)|ratchet
Ratz|ugs|Ratte; fester Schläfer|rat
Raubbau||Ausbeutung|spoliation
Raubdruck|print|unerlaubter Nachdruck|pirate edition
Raubgier|||rapacity
Raubgut||Beute|booty
Raubmord|jur||murder and robbery
Raubtier|zool|Beutegreifer|predator
Raubwild|||predator game
Raubzug|||foray
Rauchfang|a|Esse, Kamin|chimney
Rauchgas|||smoke
Rauchwand|mil|künstlicher Nebel|screening smoke
Raufbold|||tearaway
Raufe|agr|Krippe|manger
Rauferei||Prügelei|brawl
Raufhandel|alt|Schlägerei, Prügelei|fight
Raufhändel|alt|Schlägerei, Prügelei|fight
Rauheit||Härte|harshness
Rauhnacht||Zwölfte|
Rauke||Gemüse|
Rauleder|||grain leather
Raumbuch|||room book
Raumfahrer||Astronaut|space traveller
Raumfahrzeug||Raumschiff|spacecraft
Raumflucht|constr|Aneinanderreihung von Räumen|enfilade
Raumflug||Raumfahrt|space flight
Raumfähre||Raumschiff|space shuttle
Raumhöhe|||ceiling height
Rauminhalt||Volumen|volume
Raumkrümmung|math|Krümmung des Raumes|space curvature
Raumkurve|math|dreidimensionale Kurve|space curve
Raummaß||Maßeinheit|solid measure
Raumnot|||shortage of space
Raumplan|pol|Raumordnungsplan|spatial plan
Raumzeit|phys||space-time
Rauputz|constr||rough rendering
Raureif|meteo||rime ice
Rausche|zool|Brunst bei Hausschweinen und Schwarzwild|
Rauschgift||Droge|addictive substance
Rauschmittel||Droge|addictive substance
Rautiefe|||surface roughness
Rave||Tanzfest mit Techno|rave
Rayon||Bezirk, Kreis; Gegend|police district
Razemat|chem||racemate
Reagens|chem||reagent
Reagenz|chem||reagent
Reaktand|chem|Reaktionsmittel|reactant
Reaktant|chem|Reaktionsmittel|reactant
Reaktanz|electr|Blindwiderstand|reactance
Realfilm|||live-action film
Realgar|min|Rubinschwefel|red arsenic
Reallohn|||real wage
Realteil|||real part
Reanimation||Wiederbelebung|reanimation
Rebbau|agr,ch|Weinbau|wine-growing
Rebbe||Geistlicher (Rabbi, Rabbiner)|
Rebberg||Weinberg, Weingarten|vineyard
Rebe||Wein|grapevine
Rebgut|ch|Weingut|
Rebhuhn|orn||partridge
Reblaus|zool||phylloxera
Rebound|sport||board
Rebsorte|||type of grape
Rebstock||Wein|grapevine stock
Rechaud|cook|Vorrichtung zum Warmhalten von Speisen|rechaud
Rechenanlage|comp|Datenverarbeitungsanlage|data processing equipment
Rechenknecht|ugs|Computer, Rechner|
Rechenmodell|comp|Berechnungsmodell|calculation model
Rechenregel|math|Algorithmus, Kanon|algorithm
Rechenwerk|comp|Teil des Hauptprozessors|arithmetic unit
Rechtsbehelf||Abhilfe|legal remedy
Rechtsfigur|jur|Rechtseinrichtung|legal institution
Rechtshoheit|jur|Gerichtsbarkeit|jurisdiction
Rechtskraft|jur|Wirkung, Gültigkeit|legal force
Rechtskreis|jur|Rechtsordnung, Rechtssystem|legal system
Rechtspflege|jur|Justiz|judicature
Rechtssatz|jur|juristischer Kernsatz eines Judikats|headnote
Rechtsspruch|jur|richterliche Entscheidung|adjudication
Rechtsstatus|jur|rechtlicher Status|legal status
Rechtstitel|jur|Anspruch, Rechtsanspruch|legal entitlement
Rechtsträger|jur|Rechtspersönlichkeit|legal entity
Rechtszug||Instanz|
Reck|sport|Turngerät|horizontal bar
Recke|ugs|Krieger|warrior
Redeblume||Phrase|flowery phrase
Redefreiheit|pol|Meinungsfreiheit|freedom of speech
Redekunst||Rhetorik|oratory
Rederei|||rhetoricalness
Redezeit|||speaking time
Redlichkeit||Integrität|probity
Rednerbühne||Podium, Tribüne|rostrum
Redoute|alt|Festsaal|ballroom
Reduktase|chem|ein Enzym, das eine Reduktionsreaktion beschleunigt|reductase
Reduzent|biol||decomposer
Reede|||safe anchorage
Reeder|||ship-owner
Reel|mus|schottischer Tanz|reel
Reep||Seil, Strick|rope
Reepschläger|nord|Seiler|ropemaker
Reet|nord|Ried, Schilf|reed
Reetdach|constr||thatched roof
Refactoring|comp|Umgestaltung|refactoring
Refektorium||Mensa|refectory
Referendar||Praktikant|trainee lawyer
Referenzwert|econ|Maßstab|bias
Reff|hist||external frame pack
Reflation|econ|Ankurbelung der Konjunktur|
Reflektor||Scheinwerfer|reverberator
Reflux|||return flow
Reformierung||Reformation|reformation
Refraktion|phys|Strahlungsbrechung|refraction
Refugium|envir||sanctum
Regelbereich|techn|steuerbarer Bereich|control range
Regelblutung||Menstruation|menstruation
Regelkreis|techn|geschlossenes Regelungssystem|closed-loop control system
Regeltreue|econ|Regelkonformität|regulatory compliance
Regelverstoß|sport|Foul|foul
Regenerator|telco|Zwischenverstärker|repeater
Regengebiet|meteo|Zone, die von Regenfällen betroffen ist|area of rainfall
Regenguss||Schauer, Regenschauer|heavy shower
Regenrohr|constr|Regenabflussrohr|rainwater pipe
Regentag|||rainy day
Regenzeug|textil|Regenkleidung|rainwear
Regiolekt||Dialekt, Mundart|
Registration||Anmeldung, Registrierung|registration
Registratur||Eintragung|registry
Reglette|print||slug
Regner|ugs|Werkzeug (Beregnungsanlage)|irrigation sprinkler
Regolith|geol||loipon
Regress|jur||recourse
Regressand|stat|abhängige Variable|dependent variable
Regression||Rückführung; Anpassung|regression
Regressor|stat|unabhängige Variable in der Regressionsanalyse|independent variable
Regsamkeit||Aktivität, Beweglichkeit|activity
Regulator||Regler|modulator
Regulierer||Regler|regulator
Regung||Gefühl, Emotion; Bewegung|emotion
Rehbock|zool||roebuck
Reherl|biol,by|Echter Pfifferling|true chanterelle
Rehkalb|zool||fawn
Rehkeule|cook||haunch of venison
Rehkitz|zool||fawn
Rehleder|||deerskin
Rehwild|||roe deer
Reibach|ugs||profits
Reibahle|techn||reamer
Reibe|cook||grater
Reibekuchen||Speise (Kartoffelpfannkuchen)|potato pancake
Reiberei||Auseinandersetzung, Krach|friction
Reibrad|||friction wheel
Reibschale|cook|Mörser|mortar bowl
Reibtuch|a||scouring cloth
Reibungszahl|phys|Reibungskoeffizient|friction coefficient
Reibwert|||friction coefficient
Reichsacht||Bann|Imperial ban
Reifenabrieb|auto|Reifenverschleiß|tyre wear
Reifenheber||Werkzeug|tyre tool
Reifenpanne|auto|Reifen ohne Luft|flat tyre
Reifeprüfung||Abitur|school leaving examination
Reiferei|agr||ripening room
Reifeteilung|biol|Reduktionsteilung|meiosis
Reifrock|textil|Kleid mit|crinoline
Reifung|||maturation
Reiher|orn||heron
Reihung|comp||string
Reimpaar|||couplet
Reimport|||re-importation
Reimwort|lit||rhyme
Reinfall||Versagen, Pleite|flop
Reinform|||pure form
Reiniger|||chastener
Reinraum|||clean room
Reinvermögen|econ|Nettovermögenswert|net asset value
Reinweiß|||pure white
Reinzinn|||block tin
Reisbrei|cook||rice pudding
Reiseagentur||Reisebüro|travel bureau
Reiseantritt|transp|Abreise|departure
Reisebus|auto||coach
Reisecar|auto,ch||coach
Reisemobil||Wohnmobil|motorhome
Reisespesen||Reisekosten|travel expenses
Reisetag|transp||travel day
Reiseweg|transp|Route|itinerary
Reisewelle|auto|Urlaubsreiseverkehr|holiday traffic
Reisfeld|agr||paddy field
Reisig|||brushwood
Reiskorn|||grain of rice
Reitbahn|||hippodrome
Reiterei||Kavallerie|cavalry
Reitgerte||Sportgerät|riding crop
Reithose|textil||horse riding breeches
Reitschule|ch|Karussell|merry-go-round
Reitstock|techn|Werkstückspanner|tailstock
Reittier|geh||riding horse
Reitweg|||bridle-path
Reizdarm|med||irritable bowel syndrome
Reizgas||Tränengas|irritant gas
Reizmittel|pharm|anregendes Heilmittel|excitant agent
Reizstoff|chem|eine Reizung auslösender Stoff|irritant agent
Reizung|||irritation
Reizwort|||emotive word
Reizwäsche||Kleidung (Dessous)|saucy underwear
Reißer|||burster
Reißwolf|||shredder
Reißzahn||Hauer|fang
Reißzeug|||drawing set
Rekadrierung||Anpassung des Bildausschnitts|reframing
Reklamation||Beschwerde|complaint
Rekordhöhe||Rekordhoch|record high
Rekrut|hist,a|niedrigster Dienstgrad bei den Landstreitkräften|Private
Rektion|ling||regimen
Rektorat|||rectorate
Rektoskopie|med|Mastdarmspiegelung|rectoscopy
Rekurs|jur,a|Rechtsbeschwerde gegen ein Gerichtsurteil|falling back
Relaxans|med|Entspannungsmittel|relaxant
Reliabilität||Verlässlichkeit, Zuverlässigkeit|reliability
Reling|naut||rail
Reliquiar||Schrein|reliquary shrine
Reliquie|relig||relic
Reluktanz|phys|magnetischer Widerstand|magnetic reluctance
Remanenz|phys||remanence
Remedium||Heilmittel|remedy
Remedur|ch|Rezept, Abhilfe|remedy
Reminiszenz||Anklang|reminiscence
Remise|sport|Fortsetzung|remise
Remission|med|Nachlassen|remission
Remonte|mil|Ersatzpferd|remount
Remontierung|mil|Austausch des Pferdebestands|remount
Remoulade||Soße (Kräutermajonäse)|rémoulade
Rempelei|||jostling
Rempler||Stoß|barge
Remuneration||Entschädigung, Entgelt|compensation
Ren|zool|Hirsch des hohen Nordens|reindeer
Renegat||Ketzer|
Renftel|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Renitenz|||refractoriness
Renke|zool||vendace
Renminbi||Währung|
Rennauto||Rennwagen|racing car
Rennboot|naut||racing boat
Rennfahrzeug||Rennwagen|racing car
Rennofen|||bloomery furnace
Rennpiste||Rennstrecke, Parcours|race course
Renntag|||race day
Renommee||Ruhm|renown
Rentamt||Behörde|stewardship
Rentei||Behörde|stewardship
Renterei||Behörde|stewardship
Rentier|zool||reindeer
Reparation||Belohnung, Entschädigung|
Repetent|school,a||flunkee
Replika||Kopie, Nachbau|
Replikat||Kopie, Nachbau|
Replikation||Kopie, Nachbau|replication
Repositorium||Lager|repositorium
Reprint||Nachdruck|Reprint
Repro|photo||reproduction
Reps|sued|Raps|rapeseed
Reptil||Tier|reptile
Reptilie|ugs|Tier|
Repunze|||hallmark
Requisition||Operation|
Residuum||Rückstand|residual
Resist|electr||resisting agent
Resistor||Widerstand|
Reskript|jur||rescript
Resopal|||Formica
Respiration||Atmung|
Ressentiment||Feindseligkeit|animosity
Restaurateur|alt|Wirt, Gastwirt|pub landlord
Restbestand||Überbleibsel|remainder
Restgas|phys|Gasrückstand|residual gas
Restitution||Rückgabe, Herausgabe|restitution
Restluft|||residual air
Restmüll|||residual waste
Restposten|econ|ungeklärte Beträge|errors and omissions
Restriktion||Einschränkung, Beschränkung|restriction
Restsüße|bot||residual sweetness
Restwert|fin||residual value
Retardation|biol|Entwicklungsverzögerung|retardation
Retardierung|biol|Entwicklungsverzögerung|retardation
Retention||Zurückhalten|retention
Retinitis|med|Netzhautentzündung|retinitis
Retinol||Vitamin|vitamin A1
Retinopathie||Krankheit|retinopathy
Retirade||Rückzug|
Retorte|||retort
Retoure|econ|Rücksendung|returned item
Retraktion|med|Schrumpfen eines Organs oder Gewebes|retraction
Retrieval||Suche, Recherche|
Retronym|ling|ergänzende Neubenennung|
Rettich||Gemüse|radish
Rettungsboot|naut|Bereitschaftsboot|rescue boat
Rettungsflug|aviat|Rettungstransport|medevac
Retusche|art||retouch
Reuse|||fish-trap
Reuße|alt|Russe|
Revenue||Einkommen|revenue
Reverenz||Hochachtung|respect
Revers||Aufschlag|lapel
Reversion||Umkehrung|reversion
Revisor|econ|Rechnungsprüfer|internal auditor
Revoluzzer||Revolutionär|revolutionist
Rezensent||Kritiker|reviewer
Rezeptor|chem|Membranmolekül, das Signalmoleküle bindet|receptor
Rezidiv||Rückfall|relapse
Rezipient||Empfänger|recipient
Reziprozität||Gegenseitigkeit|reciprocity
Rezitation||Vortrag, Vortragen|recitation
Rezyklat|envir|aufbereitetes Altmaterial|recycled material
Rhagade||Riss in der Haut|crack
Rhapsode|||rhapsodist
Rheinarmee|mil|Besatzungstruppe in Deutschland|Army of the Rhine
Rhema|ling|neue Information über das Thema|comment
Rheostat|electr|regelbarer Widerstand|variable resistor
Rhetor|alt|Redner, Sprecher|
Rhetoriker||Redner|orator
Rheumatismus||Krankheit (Gliederschmerzen)|rheumatism
Rhinitis||Krankheit (Schnupfen)|
Rhinologe|med|Nasenfacharzt|nose specialist
Rhinozeros||Säugetier (Nashorn)|
Rhizom|phil||Rhizome
Rho||griechischer Buchstabe|rho
Rhodonit|min||rhodonite
Rhombus||Raute|rhombus
Rhonchus|med|Rasselgeräusch|rhonchus
Rhus|bot|Essigbaum|sumac
Rhyolith|min||rhyolite
Rhythmik|||rhythm
Rhät|geol||Rhaetian
Rhönrad|sport||gymnastics wheel
Rial|fin|Währung in Saudi-Arabien|riyal
Ribisel|bot,a||currants
Ribosom|biol||ribosome
Richtblei||Lot|plummet
Richtgröße|econ|Vergleichsgröße|benchmark
Richtmaß|||standard gauge
Richtpreis|econ|empfohlener Verkaufspreis|list price
Richtschnur||Linie, Richtlinie; Anleitung|line
Richtwirkung|electr|Richtcharakteristik|directivity
Ricke|zool||doe
Ricotta|cook|italienischer Frischkäse aus Süßmolke|ricotta
Ridikül|hist|Handgelenksbeutel für Damen|reticule
Riecher|ugs|Nase|nose
Riechkolben||Kartoffel, Gurke|sniffer
Riefe||Spur; Kratzer|stria
Riesbahn|agr||log flume
Riff||Felsen oder Korallen unter Wasser|reef
Riffel|textil||flax comb
Rift|geol|Grabenbruch|rift
Riftzone|geol||graben
Rigatoni|cook||ribbed pasta tubes
Rigg|naut|Masten und Segel|rig
Rigips|constr|Gipskarton|gypsum plasterboard
Rigole|envir||bioswale
Rikscha|||rickshaw
Rille|||glyph
Rimesse|sport|Fortsetzung|remise
Rindvieh|agr||cattle
Ringbahn|||circular railway
Ringbuch|||ring binder
Ringelblume||Pflanze|common marigold
Ringelspiel|a|Karussell|merry-go-round
Ringgit|fin|Währung von Malaysia|ringgit
Ringkampf|sport|Ringen|wrestling
Ringkern|||toroidal core
Ringkämpfer|sport|Ringer|wrestler
Ringrichter|sport|Schiedsrichter|referee
Ringträger||Überbringer der Ringe bei Hochzeit|ring bearer
Ringwall|||hillfort
Rinnsal||Flüssigkeit, die in geringer Menge irgendwohin rinnt|trickle
Riposte||Break, Konter|
Rippchen|anat||riblet
Rips|textil|gerippter Stoff|rep
Ripuarier||Volksstamm (Kölner Franken)|
Risalit||Schmuck (Avant-corps)|
Risikostufe|econ|Risikocharakter|degree of risk
Rispe|bot||panicle
Rist||Rücken von Fuß oder Hand|instep
Ritardando|mus|allmähliche Verlangsamung|
Ritterstand||Ritterschaft|knighthood
Ritz||Kratzer, schmaler Spalt|crack
Ritze||Riss; Spalt|cranny
Ritzel|techn||pinion
Rivale||Gegner, Feind; Konkurrent|opponent
Rizin|biol||ricin
Rizinus|bot||castor bean
Robbe|zool||seal
Robe||langes Festkleid, Amtstracht|robe
Roburit|||roburite
Robustheit||Festigkeit|toughness
Rochade|||castling
Rochen|zool||rays
Rockgruppe|mus|Rockband|rock band
Rockmusiker||Rocker|rock musician
Rockoper|mus||rock opera
Rocksaum|textil||hem of a skirt
Rodel||Schlitten|sledge
Rodung|envir||deforestation
Rogation|alt|Bitte|
Rogen|||roe
Rohdaten|||raw data
Roheisen|||pig iron
Rohfaser|||crude fibre
Rohfett|||crude fat
Rohgas|||crude gas
Rohhaut|||rawhide
Rohheit||Brutalität|brutality
Rohholz|||raw wood
Rohkohle|min||raw coal
Rohkost|cook||raw food
Rohleder|||rawhide
Rohling||Lümmel|boor
Rohmasse|cook||raw mixture
Rohmaterial||Rohstoff|raw material
Rohopium|pharm||raw opium
Rohputz|constr||rough rendering
Rohrammer||Vogel|reed bunting
Rohrdach|constr||thatched roof
Rohrnetz|constr|Rohrleitungssystem|system of pipes
Rohrpost|||pneumatic post
Rohrwerk|mus|Zungenstimmen|reed stops
Rohsalz|min||crude salt
Rohseide|textil||raw silk
Rohstahl|||crude steel
Rohtabak|||raw tobacco
Rohware|||raw material
Rohypnol|pharm||flunitrazepam
Rokoko||Epoche (Spätbarock)|rococo period
Rolfing|med|strukturelle Integration|structural integration
Rollbahn|techn|Laufbahn|raceway ring
Rollball|comp||trackball
Rollbrett||Skateboard|skateboard
Rollenbahn|techn|Rollenförderer|roller track
Rollfeld|aviat||taxi strip
Rollgeld|||cartage
Rolli|ugs|Kleidung|roll-neck pullover
Rollkurve|math|zyklische Kurve|cycloid
Rollmops|cook||pickled herring
Rollrost|||slat roll
Rolltor|||rolling door
Rollwagen|transp|Transportwagen|handcart
Rollwerk|art||scrollwork
Romanautor|lit|Romanschriftsteller|novelist
Romancier|lit|Romanschriftsteller|novelist
Romanes||Sprache|
Romani||Sprache|
Romanik|constr||Romanesque period
Romanistik|stud|Romanische Philologie|Romance Studies
Rommé|||rummy
Romni|||Rom
Ronde|||round blank
Rorate|relig||the Advent prose
Rosacea|med||rosy drop
Rosarot|||rose
Rosazea|med||rosacea
Rosella|orn||eastern rosella
Rosenöl|||attar
Rosine|cook||raisin
Rosshaar|||horsehair
Rosskur|||drastic cure
Rossmeer|||Ross Sea
Rosstäuscher||Betrüger|confidence trickster
Roster|cook|Rostbratwurst|barbecue sausage
Rostfraß|||pitting corrosion
Rostgelb|||iron buff
Rostlaube|auto|altes Auto in schlechtem Zustand|jalopy
Rostra|alt|Mikrofon, Kanzel|
Rostrum|anat|Schnabel oder schnabelartiger Fortsatz|rostrum
Rota|relig|päpstliches Gericht|Rota
Rotauge|zool||roach
Rotbuche|bot||European beech
Rotdorn|bot||red haw
Roteiche|bot||red oak
Rotenon|chem||rotenone
Roterde|geol|eisenhaltige Erde|ferralitic soil
Rotfichte|bot|gemeine Fichte|Norway spruce
Rotfuchs|zool||red fox
Rotgelb|||russet
Rotglut|||red heat
Rotguss|||red bronze
Rothaut|||redskin
Rotholz|||coast redwood
Roti|cook||chapati
Rotkabis|ch|Gemüse|red cabbage
Rotkehlchen||Vogel|redbreast
Rotklee|bot||red clover
Rotkohl|bot||red cabbage
Rotkopf|||redhead
Rotkraut|bot||red cabbage
Rotlicht|||red light
Rotluchs|zool||bobcat
Rotmilan|orn||red kite
Rotonde|ch||roundhouse
Rotor|techn|rotierender Teil|
Rotrock|mil,ugs|Bezeichnung für Angehörige der britischen Armee|redcoat
Rotstift|||red pencil
Rotte||Arbeitskolonne im Straßen- und Gleisbau|works gang
Rotton|||red tone
Rotunde|constr||rotunda
Rotwild|||red deer
Rotwurst|cook||black pudding
Rotzbubi|ugs|Bengel, Schelm|
Rotze|||snot
Rotzeder|bot|Riesenlebensbaum|giant arborvitae
Rotzgöre|ugs|Bengel, Schelm|
Rotzlöffel|ugs|Bengel|brat
Rotznase|ugs||snotty nose
Rotzunge|zool||witch flounder
Rough|sport|Gelände außerhalb der Spielbahn aber innerhalb der Auslinie|rough
Rouleau||Rollo|roller blind
Routenplan|transp|Tour|itinerary
Routing|telco|Ansteuern des besten Übermittlungsweges|line routing
Roué|geh|Lebemann|roué
Rowdy||Schläger; Randalierer|rowdy
Rowdytum|jur||rowdyism
Rubato|mus|Änderung von Notenwerten bei der Interpretation|rubato
Rubellit|min||rubellite
Rubrum||Überschrift|
Ruch|geh|Geruch; Ruf|odour
Rucola||Gemüse|garden rocket
Rudelbildung|sport|Regelverstoß beim Fußball|mass confrontation
Rudelbums|ugs|Gangbang|gangbang
Ruderer|||oarsman
Rudergast||Steuermann|helmsman
Rudergänger||Steuermann|helmsman
Rudiment||Überbleibsel|vestige
Rufbus|||on-demand bus
Rufmord|||character assassination
Rufname||Vorname|calling name
Rufweite|||earshot
Rufzeichen|a|Ausrufezeichen|exclamation mark
Ruhebett|||daybed
Ruhegehalt|fin|Ruhestandsgehalt|retirement pay
Ruhegeld|||state pension
Ruhelage|mach|Ruhestellung|rest position
Ruhepause||Erleichterung|surcease
Ruhepunkt|mus|Zäsur|caesura
Ruheraum|||chill-out room
Ruhesitz|||retirement home
Ruheständler||Rentner|pensioner
Ruhestörer||Randalierer|
Ruhetag|||day of rest
Ruhezeit|||rest period
Ruhezone|||calm zone
Ruhezustand||Ausruhen|rest
Rukola||Gemüse|
Rumkugel|cook||rum ball
Rumpelkammer|ugs|Zimmer, Raum|junk room
Rumäne|||Romanian
Rundbank|||circular bench
Rundbau|constr||rotunda
Rundbild|||tondo
Rundblick||Panorama|panorama
Rundhaus|||roundhouse
Rundheit|||roundness
Rundholz|||spar
Rundkopf|anat||trochocephalus
Rundkurs|aviat||circular route
Rundrücken|med|Rückgratverkrümmung nach hinten|round back
Rundschild||Rosette|rose
Rundstab|||round bar
Rundstück||Brötchen|bread roll
Rundung|||curve
Rune||Schriftzeichen der Germanen|rune
Runse|geol|Erosionsrinne|gully
Runzel||Falte|line
Rupel|geol||Rupelian
Rupie|fin||rupee
Ruptur|med|Zerreißen|rupture
Rushhour||Berufsverkehr|
Rustico|ch||croft
Rustika|constr||rockwork
Rute||dünner Zweig; Schwanz des Hundes|rod
Rutschbahn|agr|Riese|log flume
Rutte|a|Fisch|
Rußtau|bot||sooty mold
Rußzahl|||smoke spot number
Rye||amerikanischer Whiskey|rye
Räben|bot,ch|Weiße Rübe|autumn turnip
Rächer|||avenger
Rädchen||Rolle|roll
Rädelsführer||Anführer|ringleader
Räderwerk||Getriebe|machinery
Räf|hist,ch||external frame pack
Rähm|constr||top plate
Ränkeschmied|alt|Verschwörer|conniver
Ränzel|hist||wallet
Räson||Vernunft, Ratio|
Rätter|agr||shaking screen
Räuberei||Raub, Raubüberfall|robbery
Räude|med|Milbenerkrankungen bei Tieren|mange
Räumer|techn||reamer
Röckchen|textil||little skirt
Röhrchen|med|Schlauch|tubule
Röhricht||Schilf|reed bed
Röllchen|||little reel
Römerzeit|hist|römische Zeit|Roman age
Röntgenbild|med|Röntgenaufnahme|X-ray picture
Rösche|min||trench
Röschen|||little rose
Rössel|reg|Pferd, Ross|
Röstbrot||Toast|toast
Röster|cook||roaster
Röstgut|min|Rost|roasted ore
Rösti|cook,ch||fried grated potatoes
Röte|med||redness
Rötel||Mineral (Blutstein)|red ochre
Röteln|med||three-day measles
Rötung|med||flush
Rübkohl||Gemüse|
Rübsaat|bot||field mustard
Rübsamen|agr||oilseed rape
Rübsen|bot||field mustard
Rübstiel|cook||rapini
Rüböl|||rape oil
Rückbildung||Rückschritt, Rückführung|regression
Rückblende||Rückblick|flashback
Rückenschild|anat|Panzer|carapace
Rücker|min||kickback cylinder
Rückfluss|telco|Echo|return
Rückfrage|telco|Funktion bei Nebenstellenanlagen|consultation call
Rückgewähr||Rückzahlung, Rückerstattung|return
Rückgriff||Inanspruchnahme|draft
Rückhaltung|envir|Zurückhalten|retention
Rückhand|sport||backhand
Rückholung||Rückführung|recovery
Rückkauf||Aufgabe einer Versicherung|surrender
Rücklage|econ|vorgeschriebener Eigenkapitalanteil für unvorhergesehene Verbindlichkeiten|reserve fund
Rücklauf|||reflux
Rückleiter|electr|Neutralleitung|neutral wire
Rückpass|sport||return pass
Rückschau||Rückblick|retrospective view
Rückschluss|ling|Ergebnis einer logischen Überlegung|conclusion
Rücksendung||Rückgabe|returned mail piece
Rücksitz|auto||rear seat
Rücksitzbank||Fond, Rückbank|back seat
Rückspiegeln|med|Untersuchung beim Zurückziehen des Endoskops|
Rücksprung|comp|Stelle, wo die Programmausführung abgeschlossen wird|reentry point
Rückstau|||backlog
Rückstellen|techn|Zurücksetzen|reset
Rückstellung|techn|Zurücksetzen|reset
Rückstoß|phys||repulsion
Rücktaste|comp|Rückschritttaste|backspace key
Rückung|mus|abrupter Tonartwechsel|sudden change of key
Rückwandlung||Umwandlung|reconversion
Rückware|econ||goods returned
Rückweisung||Absage, Ablehnung|rejection
Rückwirkung||Auswirkung|repercussion
Rückäußerung||Antwort, Rückmeldung|answer
Rüebli|ch|Gemüse (Karotte)|garden carrot
Rüfe|envir,ch||debris flow
Rüffel||Verweis, Rüge|reprimand
Rührbesen|cook|Teil einer Küchenmaschine|wire whisk
Rührer|||agitator
Rührstab|||stirring rod
Rührteig|cook||batter
Rührung|||emotion
Rührwerk|cook|Teil einer Küchenmaschine|mixing action
Rülle||Abflussrinne eines Hochmoors|runnel
Rülpser|||belch
Rüpel|||boor
Rüsche|textil||ruffle
Rüsseltier|ugs|Säugetier (Elefant)|
Rüstloch|constr||scaffolding hole
Rüsttag|relig||day of preparation
Rüstzeit|mach||set-up time
Rüstzeug||Ausrüstung, Ausstattung|equipment
Rüttelfalke||Vogel|
Rüttelplatte||Gerät (Vibrationsplatte)|plate vibrator
Rüttler|techn||vibrating apparatus
Saaltochter|ch|Bedienung, Kellnerin|waitress
Saatbeet|agr||seed bed
Saatfeld|agr|Getreidefeld|grainfield
Saatgans|orn||bean goose
Saatkorn||Same|seed
Saatzeit|agr||sowing season
Saatzucht|agr|Pflanzenzucht|seed growing
Sabayon|cook||wine foam cream
Sabbel|nord|Maul, Schnabel|trap
Sabbelei|ugs|Konversation, Smalltalk|
Sabber||Matsch|slobber
Sabin|techn||acoustic absorption unit
Saboteur|||wrecker
Sabäer|hist||Sabeans
Saccharose||Zucker|
Sachaufwand|econ|Sachaufwendungen|expenditure on materials
Sachbereich||Fachbereich, Materie|subject area
Sachfrage||Thema, Fragestellung|issue
Sachgebiet||Fachbereich, Fach|subject area
Sachkenner||Experte, Fachmann|expert
Sachleistung|fin|Zahlung in Naturalien|payment in kind
Sachtext|||non-fictional text
Sachthema||Fachbereich, Materie|subject area
Sachwert|||intrinsic value
Sackerl|sued|Tasche, Tüte|bag
Sackloch|geol||blind hole
Sacktuch|ugs|Taschentuch|handkerchief
Sackware|||bagged cargo
Sadebaum|bot|Stinkwacholder|savin
Sadismus|||sadism
Safaladi|alt|Wurst|
Safran|||saffron
Saftigkeit||Süße|lusciousness
Saftkur|med||juice cleanse
Saftladen|ugs|Bude|
Sago||Stärke aus Palmen|sago
Saguaro|bot|Kandelaberkaktus|giant cactus
Sagwort|ling||Wellerism
Saitenlage|mus|Abstand der Saite zum Griffbrett|action
Saitenwurst|cook,sued|Würstchen|hot dog
Sake||japanischer Reiswein|sake
Sakralmusik||Musikrichtung (Kirchenmusik)|
Sakrileg|||sacrilege
Sakristan||Kirchner, Küster|sacristan
Salafist|relig||Salafi
Salatbar|cook||salad bar
Salatsoße||Dressing|salad dressing
Salatöl|cook||salad oil
Salbader|||sanctimonious old windbag
Salband|min|Berührungsfläche eines Gangs mit dem Nebengestein|selvedge
Salbei|bot||sage
Salbung|relig||anointment
Salböl|relig||anointing oil
Salettl|sued|Pavillon|garden pavilion
Salier||Volk (Salfranken)|
Salinar|geol||Saliferous system
Saline|||saltworks
Saling|naut||spreader
Salivation|med|Speichelabsonderung|salivation
Salkante|textil||listing
Salm||Lachs|salmon
Salmiak|chem||ammonium chloride
Salmler|zool||characin
Salmonellose||Infektionskrankheit|salmonella infection
Salonlöwe|ugs|Playboy|playboy
Salpeter|chem|Kaliumnitrat|salpetre
Salpinx|anat||uterine tube
Salse|geol|Schlammvulkan|mud spring
Salve|mil||volley
Salweide||Strauch (Kätzchen-Weide)|goat willow
Salzbad|||saline bath
Salzdom|||salt dome
Salzfass|hist|Salzfässchen|salt cellar
Salzkatze|zool|Kleinfleckkatze|Geoffroy’s cat
Salzlake|cook||briny pickle
Salzlauge||Sole|salt brine
Salznapf|hist|Salzfässchen|salt cellar
Salzsee|||salt lake
Salzsole|||salt water spring
Salzteig|cook||salt dough
Salzwerk|||saltworks
Salär|ch|Gehalt, Gage|salary
Sambar|zool|Pferdehirsch|sambar deer
Sambier|||Zambian
Sambre|||Sambre river
Samenkorn||Getreide|grain
Samisdat||Selbstverlag von verbotenen Büchern|samizdat
Sammelbecken||Behälter|reservoir
Sammelklage|jur|Gemeinschaftsklage|class action
Sammelplatz||Treffpunkt|meeting place
Sammelpunkt||Treffpunkt|meeting place
Sammelraum|mil|Verfügungsraum|staging area
Sammelstelle||Treffpunkt|collecting point
Samogite|hist||Samaitian
Samowar|||samovar
Sampan||Boot|
Sampler|||CD sampler
Samtente|orn||velvet scoter
Samtpfote|ugs|Katze|
Samtpfötchen|ugs|Katze|
Sandale||Schuh|sandal
Sandalette||Schuh|ankle-strap sandal
Sandarak|||sandarac resin
Sandbad|||sand bath
Sandbahn|||dirt track
Sandbank|envir||bank of sand
Sandbett|constr||sand ballast
Sandbild|||sand picture
Sandburg|||sandcastle
Sanddorn|bot||sallow thorn
Sanddüne|||sand dune
Sandelbaum|bot|Weißes Sandelholz|white sandalwood
Sandfang|||grit chamber
Sandfloh|zool||sand flea
Sandgrundel|zool|Schläfergrundel|sleeper goby
Sandguss|||sand casting
Sandhose|meteo||dust devil
Sandkiste||Sandkasten|sandpit
Sandkorn|||grain of sand
Sandler|a|Penner|down-and-out
Sandmännchen||Sandmann|sandman
Sandsack|sport||punching bag
Sanduhr|||sand glass
Sandweg|||dirt track
Sanftmut||Milde|gentleness
Sani|ugs|Sanitäter|paramedic
Sanikel|bot||black snakeroots
Sanitär|ch||plumber
Sanität|med,ch|Rettungsdienst|ambulance service
Sanka|ugs|Krankenwagen, Rettungswagen|ambulance
Santon|geol||Santonian
Saphir|min||sapphire
Sappe|mil||sap
Saprobie|envir||saprobity
Sapropel|||faulschlamm
Sardelle|zool||anchovy
Sardine|zool||European pilchard
Sargtuch|relig||coffin coverlet
Sari||Kleidungsstück (Gewand der Inderinnen)|
Sarin|mil||sarin gas
Saringas|mil||sarin
Sarkom|med|bösartige Geschwulst|sarcoma
Sassafras||Pflanze|sassafras root
Sasse|zool|Erdmulde, in der Hasen Deckung suchen|shallow depression
Satertag|reg|Samstag, Sonnabend|
Satin|textil|Gewebe in Atlasbindung|satin
Satisfaktion||Zufriedenheit, Erfüllung|
Satrap|hist|Statthalter im Perserreich|
Satrapie|hist|größere Provinz im Perserreich|satrapy
Sattelbogen|constr|Schottischer Bogen|ogee arch
Sattelpunkt|math|Horizontalwendepunkt|saddle point
Sattelzug|auto|Sattelkraftfahrzeug|articulated vehicle
Satthals|med,alt||goitre
Sattheit||Sättigung|satiation
Sattlung|||saddling
Saturation||Sättigung|
Saturnalien||Saturnfest im Röm. Reich|Saturnalia
Satzart|||record type
Satzaussage||Prädikat|predicate
Satzball|sport||set point
Satzbau||Syntax|syntax
Satzende|ling||end of the sentence
Satzfrage|ling|Entscheidungsfrage|yes-no-question
Satzlehre||Syntax|syntax
Satzteil|||part of a sentence
Saublume|bot,ch|gewöhnlicher Löwenzahn|common dandelion
Saubohne|bot|Schweinsbohne|Vicia faba
Saubär|agr||boar
Saucier|cook||saucemaker
Sauciere|||sauce boat
Sauerampfer||Pflanze|common sorrel
Sauerbraten|cook|Schmorbraten aus Rindfleisch, das in Essig mariniert wird|sauerbraten
Sauerdorn|bot|Echte Berberitze|European barberry
Sauerkirsche||Weichsel|wild sour cherry tree
Sauerkohl||Speise (Sauerkraut)|sauerkraut
Saufbold|||drunkard
Sauferei|||boozing
Saufmaschine||Gerät (Trichter)|
Sauftour|||booze
Sauger|||teat
Saugglocke||Werkzeug|suction bell
Saughöhe|||suction head
Saugkorb|techn||suction basket
Saugnapf|||sucker
Saugrohr|auto||suction pipe
Sauhund||Gauner|dastard
Sauklaue|ugs||chicken scratch
Saumagen|cook||stuffed pig’s stomach
Saumpfad|||mule track
Saumriff|||fringing reef
Saumtier|||sumpter
Saunabad|||sauna
Saurier|zool||saurian
Sauser||Most|
Savanne|||savanna
Sax|hist|einschneidiges Schwert der Germanen|seax
Saxofon||Blasinstrument (Saxophon)|saxophone
Saxofonist|mus|Saxophonspieler|saxophonist
Saz|mus|türkische Laute|saz
Scat|mus|bedeutungslose Silben statt Text im Jazz|scat singing
Schabbat||Sabbat|Sabbath
Schabe||Insekt|
Schaber||Kratzer|scratcher
Schabernack||Unfug|antics
Schablone||Vorlage; Muster|template
Schabracke|ugs|Pferd, Ross|horse-trapper
Schacher|||haggling
Schafbock||Widder|ram
Schafhirte||Schäfer|shepherd
Schafhof|agr||sheep farm
Schafott|||scaffold
Schafsbock||Widder|ram
Schakal|zool||jackal
Schake|||chain link
Schalmei|mus|Hirtenpfeife|shawm
Schalotte|bot|Askalonzwiebel|shallot
Schaltbild|electr|Schaltungsschema|circuit diagram
Schaltfläche||Knopf|control button
Schalthaus|electr|Transformatorenhaus|transformer house
Schaltknopf|techn|Betätigungsknopf|control button
Schaltkreis|electr|Schaltung|circuit
Schaltplan|electr|Schaltungsschema|circuit diagram
Schaltpult||Konsole, Panel|switch console
Schaltschema||Kreislauf|circuit diagram
Schaltwerk|mach|Vorschubmechanismus|feed mechanism
Schalung||Gehäuse|walling timber
Schamane|||shaman
Schampus|ugs|Champagner|champagne
Schandeck|naut|Scheuerleiste|gunwale
Schandmal||Makel|stigma
Schandpfahl||Pranger|pillory
Schandtat||Operation (Schreckenstat)|infamous action
Schani|cook,a|Ober, Kellner|waiter
Schank||Bar, Tresen|
Schanktisch||Bar, Theke|bar counter
Schapka|textil||shapka
Schapp|ugs|Schrank|
Schappe|textil|Abfallprodukt der Seidenhaspelei|schappe silk
Scharade|||charade
Scharfblick|psych|scharfer Verstand|clarity of mind
Scharfmacher||Hetzer|
Scharfsinn||Verstand, Geist|keen wit
Scharlatan||Betrüger|scam artist
Scharmützel||Auseinandersetzung|fray
Scharnier||Gelenk|hinge
Scharte|techn||nick
Schattenbild||Silhouette|silhouette
Schattenriss||Silhouette|silhouette
Schattierung||Farbton|shade
Schatulle||Kästchen, Kassette|casket
Schatzamt|fin|Finanzministerium|Ministry of Finance
Schaubild||Diagramm, Abbildung|flip chart
Schauder||Kick|thrill
Schaukasten||Vitrine, Auslage|notice case
Schaumlöffel|min|Kratzer|fluke
Schauraum|econ|Ausstellungsraum|showroom
Schauseite||Vorderseite|obverse
Schawuot|relig||Feast of Weeks
Schecke|||piebald horse
Scheckung|zool|gescheckte Färbung|spotting pattern
Scheelit|min||scheelite
Schefflera|bot|Strahlenaralie|schefflera
Scheider|||separator
Scheinbild||Abbild|simulacrum
Scheingrab||Ehrenmal|cenotaph
Scheingrund||Vorwand|pretext
Scheit|||billet of wood
Schekel|fin|Währung in Israel|shekel
Schelf|geol||shelf
Schelmerei|alt|Unfug|mischief
Schelte||Bashing|opprobrium
Schemel|||footstool
Schemen||Silhouette|loom
Schenkende|jur|Schenkungsgeber|donor
Scherbe||Stück, Splitter|broken piece
Scherbel||Teil, Stück|
Schererei|ugs|Plage|trouble
Scherung|techn||shearing action, shearing
Scherzando|mus|heiterer Satz eines Musikstückes|scherzando
Scherzbold|ugs|Schelm|tease
Scherzel|cook,by|Anschnitt oder Endstück des Brotlaibs|end crust
Scheusal||Monster, Ungeheuer|monster
Schi||Ski|ski
Schichtdicke|techn|Beschichtungsdicke|coating thickness
Schichtung|geol|Lagerung|stratification
Schickimicki|ugs|Establishment, Oberklasse|man-about-town
Schickse|ugs||floozie
Schickung||Schicksal, Los|stroke of fate
Schieblehre|alt|Messgerät|vernier calliper
Schiedsmann||Schiedsrichter|arbitrator
Schiefheit||Schräge|obliqueness
Schießeisen|mil|Kanone, Ballermann|shooter
Schießplatz|mil|Schießstand|shooting range
Schießprügel|mil,joc|Kanone, Ballermann|shooter
Schifahrer||Skifahrer|skier
Schiffbruch||Unglück|wreck
Schiffchen|techn|Kapsel|sagger
Schiffsbau||Schiffbau|shipbuilding industry
Schiffsreise||Kreuzfahrt|sea trip
Schifter|||wood lintel
Schigebiet||Skigebiet|skiing area
Schikoree||Gemüse|
Schilaufen||Skifahren|
Schildbürger||Dummkopf, Narr|fool
Schilfgürtel||Ried|reed bed
Schilfrohr||Ried|reed
Schilift|||ski lift
Schimäre||Phantom, Erscheinung|genetic chimerism
Schindel|constr||clapboard
Schinder|hist||flayer
Schinderei||Unterdrückung|oppression
Schindluder|ugs|Missbrauch|
Schippel|a|Schar|swarm
Schipper|naut,nord|Schiffsführer|shipmaster
Schirmbild|comp|Bildschirmfoto|screenshot
Schirmmütze||Kappe|baseball cap
Schirokko||Wind|sirocco
Schischa||Shisha|water pipe
Schisma|relig|Kirchenspaltung|schism
Schispringen|sport|Skispringen|ski jumping competition
Schispringer|sport|Skispringer|ski jumper
Schlachterei||Metzgerei|butcher’s
Schlachtplan||Strategie|plan of action
Schlacke|techn|Schmelzrückstand in der Metallurgie|slag
Schlaffheit||Schwäche|flaccidity
Schlafrock|alt|Bademantel|robe
Schlafstatt||Bett, Schlafplatz|bed
Schlafstelle||Schlafplatz|nocturnal roost
Schlafstube||Schlafzimmer|bedroom
Schlafsucht|med|sehr starkes Schlafbedürfnis|hypersomnia
Schlagbaum||Schranke|border-post barrier
Schlagd|alt|Wehr|
Schlagende||Schläger|spanker
Schlagfluss|alt|Schlaganfall|stroke
Schlaghose|textil|ausgestellte Hose|bell-bottom trousers
Schlagkraft||Biss|teeth
Schlaglicht||Akzent|highlight
Schlagstock||Stecken|picking stick
Schlagwerk|constr|Eisenkugel für Abbrucharbeiten|skullcracker
Schlamassel||Hölle|fine mess
Schlappheit||Müdigkeit|weariness
Schlaufe||Streifen; Masche|tab
Schlauheit||Klugheit|canniness
Schlehdorn||Pflanze|blackthorn
Schlehe|bot|Schwarzdorn|blackthorn
Schlei|zool||tench
Schleie|zool||tench
Schleifrad|techn|Schleifscheibe|grinding wheel
Schlemm|||slam
Schlempe||Rückstände einer Destillation|dried distiller’s solubles
Schlenge||Schlacht, Stack|
Schlenke||Wasserrinne im Hochmoor|bog hollow
Schleppe|||train
Schleppkahn||Boot|tug barge
Schlepptop|ugs|Laptop, Notebook|notebook
Schlesier||Volk|Silesian
Schleuser||Schlepper|people smuggler
Schlichtheit||Einfachheit|rusticity
Schlichtung||Vergleich|conciliation
Schlick||Schlamm|ooze
Schlicker|techn|Feststoffverunreinigungen in der Metallschmelze|dross
Schliere|||streak
Schlipp|naut|Schiffsbauplatz mit Rampe|launching berth
Schlittschuh||Schuhwerk|ice skate
Schlitzohr||Bösewicht, Gauner|bad lot
Schlot||Esse, Kamin|factory chimney
Schlotbaron|alt|Industrieller|
Schlotte|geol||pipe
Schlotzer|ugs|Süßigkeit (Dauerlutscher)|
Schluff|min||silt
Schlummer||Schlaf|slumber
Schlund||Kehle; Abgrund|throat
Schlupf|electr||slip
Schlussakt|art|Finale|last act
Schlusskurs|fin|Schlussnotierung|closing quotation
Schlussmann|sport|Torwart, Torhüter|goal keeper
Schlusspunkt||Finale, Ende|close
Schlussrate|fin|hohe Abschlusszahlung|balloon payment
Schlusssatz|ling|abschließender Satz|last sentence
Schlussszene|art|Finale|final scene
Schlussteil|mus|Finale|final part
Schlächter|nord|Handwerker|mass murderer
Schlächterei||Metzgerei|butcher’s
Schläfchen||Nickerchen|nap
Schläfe|anat||temple
Schläfer|||sleeper
Schlägel|min|Hammer des Bergmanns|mallet
Schlägerung|agr,a|Fällen, Schlagen|fell
Schläue|||wiliness
Schlüpfer||Kleidungsstück (Höschen, Slip)|knickers
Schmafu|a|Quatsch, Blech|baloney
Schmalte|hist||smalt
Schmalzlocke||Welle|
Schmand|cook,reg|Sahne|cream
Schmant|cook,reg|Sahne|cream
Schmarre|||slash
Schmatz|ugs|Kuss|big kiss
Schmatzer|ugs|Kuss|big kiss
Schmaus||Bankett|feast
Schmelzofen||Gerät|melting furnace
Schmer||Fett, Speck|
Schmerle|zool||stone loach
Schmiege|techn,reg|Gliedermaßstab|folding carpenter’s ruler
Schmiere||Paste|mess
Schmiergeld||Provision|kickback
Schmiss|||peppiness
Schmitze|geol||streak
Schmonzes|ugs|Unsinn, Blödsinn|
Schmortopf|cook,ch|ovaler Topf mit hohem Rand und Deckel|stewpot
Schmu|ugs|Unfug|shenanigans
Schmus|||blarney
Schmuser|||cuddler
Schmusetier|zool|kuscheliges Haustier|fur baby
Schmutzfink||Ferkel|dirty pig
Schmutzfleck|textil|verschmutzte Stelle|soil
Schmäh|a||blarney
Schmähung||Hohn|contumely
Schmähwort|ling|verächtlicher Ausdruck|term of obloquy
Schmälerung||Einschränkung; Kürzung|curtailment
Schmöker|ugs|Buch|longish escapist book
Schnack|ugs|Smalltalk|chat
Schnake|by|Insekt (Mücke)|gnat
Schnalle||Fehler im Papier|cockle
Schnalzlaut||Klick|
Schnapper|ugs|Falle|mortice latch
Schnappsack|alt|Rucksack|rucksack
Schnauf|ch|Luft, Puste|wind
Schnaufer|reg|Luft, Puste|wind
Schnaupe||Schnabel|spout
Schnauz|ch|Schnurrbart|moustache
Schnauzbart||Schnurrbart|moustache
Schnauzer|ugs|Schnurrbart|moustache
Schneebö|meteo||squall of snow
Schnegel|zool|Egelschnecken|keelback slugs
Schneise|||swathe
Schnellgang|techn|Schnellverstellung|fast movement
Schnellkost|cook|Fastfood|fast food
Schnellwaage||Balkenwaage mit verschieden langen Armen|steelyard
Schnepfe|orn||snipe
Schnippel||Fetzen, Flicken|
Schnipsel||Schnitzel|shred
Schnittfuge||Einschnitt|saw kerf
Schnittmenge|math|Durchschnitt|intersection
Schnittwunde|med|Schnittverletzung|slash wound
Schnodder|ugs|Rotz|snot
Schnucke|ugs|Darling|
Schnulze|||schmaltzy song
Schnupftuch||Taschentuch|handkerchief
Schnurre|||anecdote
Schnute|nord||pout
Schnäuzer|reg|Schnurrbart|moustache
Schnäuztuch|by|Taschentuch|handkerchief
Schnüffler|ugs|Ermittler, Detektiv|detective
Schnürer|ugs||lace-up shoe
Schnürlsamt||Textilie (Cord)|
Schnürriemen||Schnürsenkel|shoelace
Schoah||Holocaust|
Schocker||Horrorfilm|horror film
Schockstarre|psych|Trance|daze
Schoggi|cook,ch|Schokolade|chocolate
Schogun|hist||shogun
Schokokeks|cook|Schokoladenkeks|chocolate chip cookie
Schokomilch|agr|Schokoladenmilch|chocolate milk
Scholar|hist|fahrender Student|itinerant scholar
Scholie|lit||scholium
Scholle||Block|block
Schoner||Segelschiff|schooner
Schonkost||Diät|bland diet
Schonung||Rücksicht|consideration
Schooner||Segelschiff|
Schopf|agr,a|Schuppen|utility shed
Schorf|med||scab
Schorle|cook||spritzer
Schorre|||backshore
Schosser|agr||seed runner
Schot||Seil (Segelleine)|sheet rope
Schote|bot||siliqua
Schram|min||kerf
Schramme||Kratzer|scratch
Schrat|lit|Naturgeist|sprite
Schreibfeder|hist|Kiel|quill
Schreibgerät|techn|Schreibinstrument|chart recorder
Schreibstift||Feder|pen
Schreibstube||Büro, Arbeitszimmer|orderly office
Schreier|||bawler
Schrenz|||chip board
Schriftgut||Literatur|literature
Schriftsatz|jur|Anwaltsschreiben an das Gericht|written pleading
Schriftstil|print|Variante einer Schriftart, z. B. fett oder schmal|typestyle
Schrifttum||Literatur|literature
Schrifttyp|comp|Schriftart|typeface
Schriftwerk||Text|piece of writing
Schrippe|reg|Brötchen|bread roll
Schrittlänge||Länge eines Schrittes|stride length
Schroffheit||Schärfe|harshness
Schrot|agr||ground grain
Schrotflinte|mil|Gewehr mit glatter Laufbohrung|shotgun
Schrotgewehr||Flinte|
Schrottkarre|auto|altes Auto in schlechtem Zustand|jalopy
Schrulle||Tick|quirk
Schrumpfung|phys|Schwinden|volume shrinking
Schrunde||Riss in der Haut|crack
Schrägaufzug|techn|bes. für Hochöfen|inclined hoist
Schrägheit|math|Schiefe|obliquity
Schräglage||Neigung|declination
Schrägung|constr|künstliche Böschung bei einer Mauer usw.|batter
Schränkchen||Schrank|cabinet
Schuber|||slipcase
Schubfach||Schublade|drawer
Schubiack|ugs|Lump, Bösewicht|
Schubkasten||Schublade|drawer
Schubkraft|aviat|Propellerschub|propeller thrust
Schubs|||poke
Schuffel|agr|Unkrauthacke|weeder
Schuft||Lump, Bösewicht|blackguard
Schufterei|ugs|Mühe, Plage|toil
Schuhware|econ|Fußbekleidung|footwear
Schulamt|school||supervisory school authority
Schulanfang|school|Einschulung|first day at school
Schularbeit|a|Klausur, Test; Hausarbeit|class test
Schulart|||school type
Schulaufgabe|by|Klausur, Test; Hausarbeit|class test
Schulaufsatz||Essay|essay
Schulausflug|a|Klassenfahrt|school outing
Schulbetrieb|school|Unterrichtsbetrieb|school operations
Schulbub|sued|Schüler|schoolboy
Schulbuch||Einführung, Lehrbuch|school book
Schuldiener|hist|Universitätsdiener|
Schuldturm|hist|Schuldgefängnis|debtor’s prison
Schulfahrt||Klassenfahrt|school outing
Schulfreund||Mitschüler|schoolmate
Schuljunge||Schüler|schoolboy
Schulkamerad||Mitschüler|schoolfellow
Schulkind||Schüler|schoolchild
Schulnote||Zensur|mark
Schulp|zool||pen
Schulrat|school||school inspector
Schulreise|ch|Klassenfahrt|school trip
Schulstufe|a|Jahrgangsstufe|year group
Schulzwang||Schulpflicht|compulsory education
Schummelei||Manöver|shenanigans
Schuner||Segelschiff|
Schupf|agr|Gerätehaus|utility shed
Schupo|alt|Polizist, Wachtmeister|
Schuppe||Blättchen|flake
Schur||Scheren|shearing
Schurf|geol||exploratory excavation
Schurke||Bösewicht|bad guy
Schurre|mach||chute
Schurwolle||Textilie|pure new wool
Schurz||Kleidungsstück (Schürze)|waist-apron
Schussbahn|mil|Geschossflugbahn|trajectory
Schussel|||scatterbrain
Schusser|by||marble
Schussfaden|textil|Einschlag|shoot
Schussfeld|mil|Wirkungsbereich|field of fire
Schussfolge|mil|Feuergeschwindigkeit|velocity of fire
Schussweite|mil|Reichweite|shooting range
Schute||Kahn|barge
Schutzbau|ugs|Bauwerk (Luftschutzkeller)|shelter
Schutzgebiet||Kolonie|dependency
Schutzhaus||Hütte|mountain lodge
Schutzmann||Wachtmeister|constable
Schutzmarke|econ|Markenzeichen|protected trademark
Schutzort||Asyl, Zuflucht|refuge
Schutzplanke|auto|Leitplanke|crash barrier
Schutzumfang|jur|Patentschutzbereich|scope of protection
Schutzziel|envir|das mit Schutzmaßnahmen erreicht werden soll|protection objective
Schwa|||shwa
Schwachheit||Schwäche|weakness
Schwachpunkt||Schwachstelle, Schwäche|weak point
Schwad|agr|Schnittreihe|swathe
Schwade|meteo|Wolke, Fetzen|wisp
Schwaden||Dampf|vapours
Schwadron||Geschwader|squadron
Schwaig|||alpine dairy
Schwall||Strom|flush
Schwammerl|myc,by|Pilz|mushroom
Schwank|||droll story
Schwankung||Abweichung|variation
Schwarte|ugs|Schinken|doorstop of a book
Schwarzerle|bot|Else|black alder
Schwarznuss|bot|amerikanischer Nussbaum|American black walnut tree
Schwatz|ugs|Smalltalk|chat
Schwebebahn||Fahrzeug|suspension railway
Schwebstaub||Feinstaub|suspended particulate matter
Schweif|||tail
Schweifstern||Komet|comet
Schweinefett|cook|Schmalz|lard
Schweinernes|cook,by|Schweinefleisch|pork meat
Schweinshaxe||Speise|ham hock
Schweinsohr||Blume (Sumpf-Schlangenwurz)|sow’s ear
Schwemme|ugs|Gaststätte, Lokal|watering place
Schwerefeld|astron|Gravitationsfeld|gravitational field
Schwermut||Melancholie, Traurigkeit|melancholy
Schwertwal||Säugetier|orca
Schweröl|||heavy oil
Schwiele||Fehler im Papier|cockle
Schwimmhalle||Hallenbad|indoor swimming pool
Schwindler||Betrüger|frauds
Schwindsucht|alt|Infektionskrankheit (Tuberkulose)|tuberculosis
Schwindung|phys|Schrumpfen|volume shrinking
Schwinge|textil|Arm|sword
Schwinger|sport|Schlag|swing
Schwinglaut||Liquid|
Schwips|||tipsiness
Schwof|ugs||hop
Schwulität||Klemme|spot
Schwulst|||floridity
Schwund||Verlust; Rückgang|wastage
Schwungkraft||Wucht, Impuls|centrifugal force
Schwächling||Waschlappen|wimp
Schwämmli|ch|Pilz|
Schwängerung|med|Geschwängertwerden|impregnation
Schwärmer||Romantiker|romantic
Schwärze|print||blackness
Schwärzling||Panther|
Schwärzung|photo|Dichte|density
Schwüle|meteo||sultriness
Schwümm|ch|Pilz|
Schächer|alt||robber
Schädelweh|a|Kopfweh|
Schäkel|naut||shackle
Schäker||Schelm|tease
Schäkerei||Flirt|flirt
Schäler|||peeler
Schäre|geol|kleine Felseninsel|skerry
Schärer|textil||warper
Schärfegrad||Schwere|slanted severity
Schärpe||Kleidungsstück|sash
Schätzer||Gutachter, Sachverständiger|appraiser
Schätzpreis|fin|Schätzungspreis|estimated price
Schöffe|jur|Laienrichter|lay judge
Schöllkraut||Pflanze|greater celandine
Schönling||Beau|beau
Schönrederei||Verharmlosung|
Schönschrift|ling|kalligraphische Schrift|decorative lettering
Schönung|agr|Entfernung von Trübstoffen|clarification
Schöpfgefäß|techn|Löffel|scoop
Schöpflöffel|cook|Kelle|scoop
Schöps|agr,a||wether
Schörl|min||schorl
Schössling||Spross|shoot
Schüblig|cook,ch||saveloy
Schüppe|ugs|Werkzeug (Schaufel, Schippe)|shovel
Schürfrecht||Claim|mining right
Schüttgut|transp|unverpackte Ware|bulk goods
Schüttler|techn|Schüttelvorrichtung|rocker
Schützer|||preservationist
Scirocco||Wind|sirocco
Scrimshaw||Schnitzerei in tierischen Materialien wie Knochen, Elfenbein oder Horn|scrimshaw
Seal||Fell der Robbe|sealskin
Seborrhö|ugs|Hautkrankheit|seborrhoeic dermatitis
Sebostase||Hautkrankheit (atopisches Stigmata)|
Sech|agr|Messer am Pflug|coulter
Sechseck|math||hexagon
Sechser|ugs|Münze (5-Pfennig-Stück)|six
Sechsling||Münze|
Sechstel|||sixth part
Sedation||Beruhigung|
Sedativ||Medikament (Beruhigungsmittel)|
Sedativum||Medikament (Beruhigungsmittel)|sedative
Sedierung||Beruhigung|sedation
Sediment|geol|Ablagerungsgestein|sedimentary rock
Seeaal||Fisch|European conger
Seeadler|orn||sea eagles
Seebad|||seaside resort
Seebeben|phys|Erdbeben am Meeresboden|submarine earthquake
Seeblick|||lake view
Seebär|naut,ugs|Fahrensmann|sea dog
Seedeich|||sea dike
Seefisch|||sea fish
Seefunk|||maritime radio
Seegang|naut||motion of the sea
Seegatt|||tidal inlet
Seegras|bot|Tang|seaweed
Seehafen|||seaport
Seehecht|zool||European hake
Seeheld|||naval hero
Seehund|zool||seal
Seehöhe|||sea level
Seeigel|zool||sea urchin
Seejungfrau||Fabelwesen (Meerjungfrau)|mermaid
Seekabel|||undersea cable
Seekadett||Soldat (Unteroffizier)|naval cadet
Seekarte|naut||sea chart
Seekiefer|bot|Seestrandkiefer|maritime pine
Seeklima|||maritime climate
Seekrieg|mil||sea war
Seekuh||Säugetier|
Seeküste|||sea coast
Seelachs||Köhler|pollock
Seelenheil|relig|Erlösung|redemption
Seelenkunde||Psychologie|psychology
Seelenlage||Gemüt|frame of mind
Seelenleben||Innenleben|inner life
Seelenleiden|psych|psychisches Leid|mental suffering
Seelenmesse|a|Requiem|Requiem Mass
Seeluft|||sea-air
Seelöwe|zool||sea lion
Seemacht|mil||sea power
Seemeile|||sea mile
Seemine|mil|Unterwassermine|sea mine
Seemöwe|orn||sea gull
Seeohr||Schnecke|
Seeotter|zool||sea otter
Seepocke|zool||barnacle
Seeraum|naut||sea room
Seerecht|jur||law of the sea
Seereise||Kreuzfahrt|sea voyage
Seersucker|textil|unechter Krepp|
Seeräuber||Pirat|pirate
Seesack|||duffle bag
Seeseite|||sea side
Seestadt|||seaside town
Seestück|art|Meerlandschaft|seascape
Seetang|bot||seaweed
Seetier|zool||marine-animal
Seeufer|||lakeshore
Seevogel|zool||sea bird
Seevolk|||maritime nation
Seewalze||Tier|
Seewarte|||naval observatory
Seeweg|naut||sea lane
Seewind|||sea breeze
Seezeichen|naut|Markierungszeichen|sea mark
Seezunge|zool||Common sole
Segelflieger|aviat,ugs|Segelflugzeugpilot|glider pilot
Segelschiff|naut|Segler|sailing ship
Segnung|relig||benediction
Segregation|geh|Trennung, Isolierung|segregation
Sehachse|techn|optische Achse|optic axis
Sehfeld|med||peripheral visual field
Sehhilfe|med||low-vision aid
Sehhügel|anat||thalamus
Sehkraft||Sehen|eyesight
Sehnerv|anat||visual nerve
Sehprobe|med||sight test
Sehrohr|||periscope
Sehschlitz|mil|Beobachtungsschlitz|observation slit
Sehsinn|||sense of sight
Sehtest|med||sight test
Sehvermögen||Sehen|eyesight
Sehweite|||visual range
Seicherl|a|Waschlappen|wimp
Seidenraupe|zool|Seidenspinnerraupe|silkworm
Seifenkiste||Transportkiste für Seife|soapbox
Seigerung|techn|Entmischung einer Metallschmelze beim Erstarren|segregation
Seigneur|geh|Gentleman, Ehrenmann|
Seigniorage|hist|Geldschöpfungsgewinn|seigniorage
Seihtuch|textil||cheesecloth
Seilerei|||rope factory
Seilpark|sport,ch||ropes course
Seilschaft||Netzwerk|old boy network
Seiltanz|||tightrope walking
Seilzug|auto||Bowden pull wire
Seim||dicker Saft, Honig|thick juice
Seinsfrage|phil|Frage nach dem Sein|question of being
Seismik|phys||engineering seismology
Seismizität|geol|seismische Aktivität|seismic activity
Seismograf||Gerät|seismograph
Seismograph||Gerät|seismometer
Seismologie|phys|Erdbebenforschung|seismology
Seismometer||Gerät|seismograph
Seitan|cook|Weizengluten|wheat gluten
Seitenast||Zweig|
Seitenaufruf|comp|Seitenimpression|page view
Seitenfläche|math|Seite eines Körpers|face
Seitenhieb||Spitze|snide remark
Seitenhöhe|naut|Tiefe|depth
Seitenstraße||hinter den Häusern|backstreet
Seitenwagen|auto|Motorradbeiwagen|motorcycle sidecar
Seiwal|zool||sei whale
Sejm|pol|polnisches Parlament|Sejm
Sekans|math||secant function
Sekante|math||secant function
Sekkatur|ugs|Belästigung|
Sekret|||secretion
Sektbar|cook||champagne bar
Sektsteuer|fin|Schaumweinsteuer|tax on sparkling wine
Selbstbehalt||Franchise|retention
Selbstlaut||Vokal|vowel
Selbstläufer||Produkt, das sich wie von selbst verkauft|
Selbstsucht||Egoismus|egoism
Selbsttötung||Selbstmord, Suizid|suicide
Selbstwert||Selbstbewusstsein, Selbstvertrauen|self-esteem
Selbstzünder||Dieselmotor|
Selen|chem||selenium
Selenit|min||selenite
Selfaktor|textil|Selbstspinner|mule spinning machine
Seligkeit|relig|Heil, Erlösung|redemption
Selters||Wasser, Mineralwasser|sparkling mineral water
Sem|ling|kleinster Baustein der Bedeutung|seme
Semaphor|comp|Merker zur Synchronisierung paralleler Abläufe|program semaphore
Semifinale||Halbfinale|semi-final
Seminarist||Teilnehmer an einem Seminar, besonders kath. Priesterseminare|seminarian
Seminom|med||seminoma
Semiotik|||semiotics
Semit|||semite
Semmel||Brötchen|bread roll
Sen||kleine japanische Münze|sen
Sendbote|||emissary
Senderaum||Studio|studio
Sendereihe||Serie|set of programmes
Senfgas|||mustard gas
Senfkorn|cook||mustard seed
Senfmehl|cook||mustard flour
Senfsoße|cook||mustard sauce
Senftopf|||mustard pot
Senftube|cook||mustard tube
Senföl|bot||mustard oil
Senge|ugs|Prügel|
Senkblei||Lot|plumbline
Senkel|nord||shoelace
Senker|agr|Trieb, der zur Vermehrung in die Erde gelegt wird|layer
Senkfuß|med||flat foot
Senklot|||plummet
Senkwaage||Normale, Lot|perpendicular
Senn|a,ch|Hirt, der auf der Alm Käse macht|alpine dairyman
Senne|agr,by|Alm|mountain pasture
Senner|||alpine herdsman and dairyman
Sennerei|||alpine dairy
Sennhütte|constr|alpines Holzhaus mit Balkon|chalet
Senon|geol||Senonian
Sensalie|fin,a|Maklergebühr|stock brokerage
Sensarie|fin,a|Maklergebühr|stock brokerage
Sensitivität||Sensibilität; Empfindlichkeit|sensitivity
Sensorik|||sensor technology
Sensorium|geh|Gespür|instinct
Sentenz|geh||aphorism
Separation||Trennung, Isolierung|separation
Separee|||booth
Sepia|||cuttlefish
Sepoy|hist|ind. Soldat im brit. Dienst während der brit. Kolonialzeit|sepoy
Sepsis|med|Blutvergiftung|blood poisoning
Septe|mus||seventh
Septim|sport||septime parry
Septime|mus||seventh
Septole|mus||septuplet
Septum|anat|Scheidewand|dividing wall
Serail|||seraglio
Serbe|||Serb
Serienkiller||Serienmörder|serial killer
Serife|||serif
Serin|chem||Serine
Serizit|min||sericite
Sermon|||screed
Serotyp|biol|Bakterienstamm mit charakteristischer Antigenstruktur|serotype
Serovar|biol|Bakterienstamm mit charakteristischer Antigenstruktur|serotype
Serpent|mus|Schlangenbass|serpent
Serviceheft|techn|Inspektionsheft|maintenance booklet
Servierbrett|cook|Tablett|tray
Servierer|cook|Ober, Kellner|waiter
Servierkraft|a|Kellner, Bedienung|server
Sesam|bot||sesame
Sesel|bot||seseli
Setter||Jagdhundtyp, der das Wild durch Niederlegen anzeigt|setter dog
Setzei||Speise (gebratenes Ei)|fried egg
Setzer|||compositor
Setzerei|||case room
Setzling||Pflanze|transplant
Seufzer|||sigh
Seviche||Speise|
Sext|mus|sechster Ton; Gebet am Mittag|sixth
Sezession||Trennung|secession
Seziermesser||Werkzeug|autopsy knife
Sezierung|biol|Zergliederung|dissection
Shag||fein geschnittener Tabak|shag
Shanty||Lied|
Shiraz||Stadt in Iran|Shiraz
Shire|||Chire
Showmaster||Moderator, Moderatorin|presenter
Shunt|med|Ableitung|shunt
Sial|geol|obere Erdkruste|sial
Siamang|zool||siamang gibbon
Sichler|zool||ibises
Sichtachse||Perspektive|line of sight
Sichter|techn||separator
Sichtfeld||Perspektive, Blickwinkel|field of view
Sichtfenster|comp|Bildschirmfenster|window
Sichtgerät||Terminal|terminal
Sichtvermerk|alt|Visum|visa
Sidebar|comp|Seitenleiste|sidebar
Siderit|min||siderite
Sieb||Gerät mit kleinen Löchern|sieve
Siebener|by||seven
Siebner|ch|Sieben|seven
Siebtel|||seventh part
Siebung|min|Sieben|sieving
Siechtum|alt|Krankheit, Erkrankung|lingering illness
Siedekurve|phys|Dampfdruckkurve|vaporization curve
Siegesfreude||Triumph|triumph
Siegespreis||Gewinn|prize
Siegler|hist||sealer of documents
Siel|naut|Schleuse|sluice
Sievert||Einheit für die Aufnahme radioaktiver Strahlung|sievert
Sifa|ugs||automatic vigilance device
Siff|ugs|Dreck, Müll|
Sigel||Kürzel|outline
Sigle||Kürzel|outline
Sigmadarm|anat|Sigmaschlinge|sigmoid colon
Sigmoid|anat|Sigmaschlinge|sigmoid colon
Signalgeber|telco|Mikrofon eines Telefonapparats|transmitter
Signalgebung||Meldung, Signalisieren|signalling
Signalhorn||Sirene|alarm horn
Signans||Signifikant|
Signatar||Unterzeichner|signatory
Signet|||company logo
Signifiant||Signifikant|
Signum||Vorzeichen|sign
Sigrist|ch|Kirchner, Küster|sacristan
Sikh||Anhänger einer indischen Religion|Sikh
Sikkativ|chem||siccative
Silage|agr|Silofutter|ensilage
Silan|chem|Siliciumwasserstoff|silicon hydride
Silberdraht|bot|Stacheldrahtpflanze|cushion bush
Silberlöwe||Raubtier (Puma)|puma
Silberpapier|ugs|Alufolie|tin foil
Silberregen|bot|Gewöhnliche Robinie|black locust
Silbertanne|bot|pazifische Edeltanne|noble fir
Sild|cook|eingelegter kleiner Hering|sild
Silicid|chem|Siliziumverbindung|silicide
Silicium|chem||silicon
Silikat|chem||silicate
Silikatglas||Baustoff|photochromic lens
Silikose|med||silicosis
Silizium|||silicon
Sill|geol|Gesteinsgang|bed vein
Silo||Bunker, Rumpf|hopper
Silomais|agr||silo maize
Silt|min|Staubsand|schluff
Silur|geol||Silurian
Sima|geol|untere Erdkruste|sima
Simmentaler||Rind|Simmental cattle
Simonie|relig||simony
Simplizität||Einfachheit, Bescheidenheit|
Simulant|||malingerer
Simultaneum|relig|paritätische Kirche|shared church
Sinekure|geh||sinecure
Singdrossel||Vogel|song thrush
Singerei|ugs|Gesang|
Singleton||Stadt in Australien|Singleton
Singsaal|school,ch||music room
Singsang|ling|singender Tonfall|lilt
Singspiel||Musical|musical comedy
Singstar|orn||singing starling
Singularität|math|singulärer Punkt|singular point
Sinkflug|aviat||descent
Sinkkasten|constr|Wasserabflussschacht auf der Straße|gully hole
Sinnenlust||Sinnlichkeit|sensuality
Sinnesart||Grundhaltung, Denkweise; Gemüt|turn of mind
Sinneswandel||Operation (Umkehr)|change of mind
Sinngehalt||Aussage, Bedeutung|sense
Sinnspruch||Motto, Devise|motto
Sinologe|||sinologist
Sintiza|||Sinto
Sinto|||Sintisa
Sinusitis||Entzündung|
Sinuston|||sine tone
Sipho|anat||siphuncle
Siphon|||syphon
Sire||Anrede eines Königs|sire
Sirtaki|||syrtos
Sistierung|geh|Aussetzen, Aussetzung|suspension
Sittenlehre||Ethik|ethics
Sittich|orn||parakeet
Sittlichkeit||Ethik, Moral|morality
Sittsamkeit||Anstand|modesty
Sitzbad|||sitz-bath
Sitzecke|||sitting area
Sitzgurt|||lap belt
Sitzhöhe|||seat height
Sitzland|econ||home state
Sitzplan|||seat map
Sitzring|med||donut cushion
Sitzrohr|||seat tube
Sitzsack|||beanbag chair
Sixpack|||pack of six
Ska|mus|Tanzmusik aus Jamaika|ska
Skabies||Krankheit (Acarodermatitis)|scabies
Skalar|zool|Kaiserfisch|angel fish
Skalp|||scalp
Skalpell||Werkzeug (Seziermesser)|scalpel
Skandalon|geh|Eklat, Aufsehen|
Skandälchen||Aufreger|
Skarn|geol||tactite
Skat||Kartenspiel für drei|skat
Skeleton|sport||tobogganing
Sketsch||Sketch|
Skiabfahrt|sport|Abfahrtsstrecke|downhill ski course
Skianzug|textil||ski suit
Skiarena|||inter-linked ski area
Skiathlon|sport|Doppelverfolgung|double pursuit
Skiflug|sport||ski flying
Skihang|||ski hill
Skihelm|sport||ski helmet
Skihose|textil||ski trousers
Skihütte|||skiing lodge
Skijacke|textil||ski jacket
Skilanglauf||Sportart (Nordischer Skilauf)|cross-country skiing
Skilift|||ski lift
Skiläufer||Skifahrer|skier
Skimütze|||ski cap
Skiort|||winter resort
Skip||Mannschaftsführer beim Curling|skip
Skipass|||ski pass
Skipiste||Abfahrt, Hang|ski slope
Skischuh|||ski boot
Skistock|sport||ski pole
Sklera|anat|Lederhaut des Auges|sclera
Sklerometer|min|Gerät zu Härtebestimmung von Mineralien|sclerometer
Skolezit|min||scolecite
Skonto|fin|Rabatt, Abschlag|discount
Skopus||Reichweite|
Skorbut|med||scurvy
Skotom|med|Gesichtsfeldausfall|scotoma
Skramasax||Sachs|
Skribent|geh|Schriftsteller, Autor|
Skriptor||Schreiber|scribe
Skriptum|stud|Vorlesungsmitschrift|lecture notes
Skrofeln||Krankheit (Skrofuloderm)|scrofula
Skrofulose||Krankheit|scrofula
Skua|zool|große Raubmöwe|skua
Skull|naut||scull
Skulpteur||Bildhauer|sculptor
Skunk||Raubtier|
Skyr||isländischer Quark|skyr
Slang|ling|saloppe Umgangssprache|argot
Slawe|||Slav
Slawist|||Slavicist
Slawistik|stud|Slawische Philologie|Slavic Studies
Slippen|aviat|Schiebeflug|sideslipping
Slipper||Schuh (Pennyloafer)|slip-on shoes
Slowake|||Slovak
Slowene|||Slovene
Slup|naut|Segelboot mit einem Mast|sloop
Smalte|hist||smalt
Smaragd|min||emerald
Smartlet|comp||phablet
Smog|||pea-souper
Smok|textil|gefältelte Zierstickerei|smocking
Smoker|||bee smoker
Smutje|naut||ship’s cook
Snackbar||Imbiss|
Sniper|ugs|Soldat (Scharfschütze)|
Snus||Tabak unter der Lippe|snus
Sod|nord|Brunnen; Sieden|well
Sodalith|min||sodalite
Sodalität||Bruderschaft|
Sodawasser||Getränk (Mineralwasser)|carbonated drinking water
Sode|bot|Rasenstück|piece of turf
Sodium||Natrium|
Sofortkredit||Darlehen|immediate loan
Softeis|cook||soft-serve ice cream
Softie||Waschlappen|wimp
Sogwirkung||Anziehungskraft einer Sache|pull effect
Sohnemann|ugs|Junior|junior
Soiree|||soirée
Sojamehl|cook||soya flour
Sojasoße|cook||soya sauce
Sojaöl|agr||soyabean oil
Solarium|||sun-tanning bed
Solarmodul|electr|Solarzellenmodul|solar panel
Solarthermie|phys|Sonnenwärmeenergie|solar thermal energy
Solarzelle|electr|Photovoltaikzelle|solar cell
Solbad|||saline bath
Sold||Lohn des Soldaten|soldier’s pay
Soldbuch|||pay book
Sole||salzhaltiges Wasser|brine
Solebad|chem||saltwater bath
Solenoid|electr|die unter Strom als Elektromagnet wirkt|solenoid coil
Solfeggio|mus|Gesangsübungen mit Solmisation|solfeggio
Solfège|mus|Gesangsübungen mit Solmisation|solfeggio
Solicitor||Anwalt|solicitor
Solidität|econ|wirtschaftliche Gesundheit|soundness
Solitär||Baum|
Sollmaß|techn||basic size
Sollwert||Grenzwert|set point
Sollzeit|||allocated time
Solmisation|mus|Benennung der Tonleitertöne mit Silben|solmization
Soloabend|art|Lesung, Aufführung|recital
Solonetz|||black alkali soil
Solowerk|mus||Solo Organ
Solvens||Chemikalie (Lösungsmittel)|solvent
Solvenz|fin|Zahlungsfähigkeit|solvency
Solözismus|ling,alt|falscher Sprachgebrauch|solecism
Soma||Opfertrank der Inder; der Körper|soma
Somali|||Somalian
Somalier|||Somalian
Sommelier|cook|Weinkellnerin|wine waiter
Sommerbad||Freibad, Schwimmbad|
Sommerlinde|bot|großblättrige Linde|large-leaved lime
Somnolenz|med|Benommenheit mit Schläfrigkeit|somnolence
Sonar||Messgerät (Unterwasserschallgerät)|sonar set
Sonderdruck||Sonderausgabe|special edition
Sonderling||Freak|nerd
Sondernummer||Sonderausgabe|special edition
Sonderrecht||Privileg|special right
Sonderzulage||Prämie|bonus
Sondierung||Erkundung|sounding out
Sone|phys|Maß der Lautheit|sone
Sonett||Gedicht|sonnet
Songtext|||lyrics
Sonnenblende||Sonnenschutz|sun shade
Sonnenmilch||Sonnencreme|sun lotion
Sonnensegel||aufspannbares Sonnenschutzdach aus Segeltuch|sun sail
Sonnenstand|astron|Höhenwinkel der Sonne|solar altitude
Sonnenstrom||Solarstrom|solar-powered electricity
Sonogramm|med|Ultraschallbild|ultrasound image
Soor|med||yeast infection
Sophisma|geh|Täuschung, Bluff|
Sopor|med|starke Benommenheit|
Sorbe|||Sorb
Sorbet|cook|kaltes Fruchtgetränk; halbgefrorenes Dessert mit Früchten|sherbet
Sore||Fang|
Sorghum||Getreide|
Sorna|mus||sarna
Sottise|geh|Unsinn, Blödsinn|
Sou|hist|Münze von geringem Wert|picayune
Soufflee||Auflauf|
Soufflé||Auflauf|soufflé
Souflaki|cook||souvlaki
Souk||arabischer Markt|souk
Soundso||Ding|so-and-so
Souper||Abendessen|dinner
Sousafon|mus||sousaphone
Soutache|textil|flache Bordüre für Besätze|soutache
Soutane|||cassock
Sowjetzone|hist|Sowjetische Besatzungszone|Soviet Occupation Zone
Sozi|pol|Linke, Rote|pinko
Soziabilität||Geselligkeit|
Sozialgeld|fin|Sozialhilfe|public assistance
Sozialhelfer||Sozialarbeit|social welfare worker
Sozialphobie|psych|krankhafte Menschenscheu|fear of humans
Sozialwesen|pol|Wohlfahrtssystem|social welfare system
Soziativ|ling|marginaler Fall in einigen finno-ugrischen Sprachen|comitative case
Sozietät||Berufsgemeinschaft in den freien Berufen|professional partnership
Soziolekt||Sprache (Gruppensprachgebrauch)|social dialect
Sozius|auto|Beifahrer auf dem Motorrad|pillion passenger
Soziusfahrer|auto|Beifahrer auf dem Motorrad|pillion passenger
Soziussitz|auto|Beifahrersitz|pillion seat
Spachtel|art|Palettenmesser|painting knife
Spagetti|cook|Spaghetti|spaghetti
Spalier||Gasse aus Menschen|row
Spaltaxt|||splitting axe
Spalter|cook||chopping knife
Spaltfuß|med||cleft foot
Spaltmaß|auto||clearance
Spaltprodukt|phys|Kernspaltungsprodukt|nuclear fission product
Spange|||buckle
Spanholz|||chipboard
Spankorb|||chip basket
Spann|anat||instep
Spannbaum|math|spannender Baum|spanning tree
Spannkraft||Elastizität|elasticity
Spannmann|alt|Hilfskraft|menial
Spannrad|||click wheel
Spannseil|techn|Verankerungsseil|guy rope
Spannsäge|techn|Zimmermannssäge|frame saw
Spant|naut||frame
Spardose|||money box
Spargeld|fin|Sparguthaben|savings-account holdings
Spargelkohl||Gemüse (Brokkoli)|broccoli
Spark|bot||spurry
Sparkonto||Sparbuch, Bankkonto|savings account
Sparkurs|pol||policy of cutbacks
Sparmaßnahme|fin|Beschneidung, Kürzung|retrenchment
Sparplan|fin||accumulation plan
Sparpolitik|pol|Austeritätspolitik|policy of retrenchment
Sparring|sport||spar
Spasmus||Krampf|spasm
Spastik|med||spasticity
Spat|min|spaltbares Mineral|spar
Spatel||Kelle|scoop
Spatzi|a||willy
Spaßmacher|ugs|Komiker|comic
Spediteur|transp|Transportunternehmer|forwarding agent
Speerspitze|pol|treibende Kraft|spearhead
Speiche||Radius|radius
Speicherchip|comp|Speicherbaustein|memory chip
Speicherort|comp|Speicherposition|storage location
Speigat|naut|Wasserpforte|scupper
Speigatt|naut|Wasserpforte|scupper
Speil||Schnitzel, Span|
Speis|reg|Mörtel|mortar
Speiselokal|cook|Restaurant, Gaststätte|restaurant
Speiserest||Überbleibsel|leftover
Speiserohr|techn|Zuleitungsrohr|alimentary pipe
Speisezettel||Menü, Speisekarte|food menu
Speisezimmer||Esszimmer, Speisesaal|dining room
Speiseöl|cook||cooking oil
Speisung||Zufuhr|feed
Spektakulum|joc|Event|
Spektator||Zuschauer, Publikum|
Spekulum|med||speculum
Spelt|bot|Dinkel|dinkel wheat
Spelunke|ugs|Bar, Kneipe|sleazy bar
Spelz|bot|Dinkel|dinkel wheat
Spenser|textil|Spencer|spencer
Spenzer|textil|Spencer|spencer
Sperber||Vogel|sparrowhawk
Sperling||Vogel|sparrow
Spermium|biol|bewegliche Samenzelle|motile sperm cell
Sperrer|techn|Klinke|pawl
Sperrfeuer|mil|Artillerietrommelfeuer|barrage fire
Sperrfrist|econ|Wartezeit|time of waiting
Sperrgut|||bulky goods
Sperrhaken||Dietrich|picklock
Sperrrad|techn||ratchet wheel
Sperrschrift|print|gesperrte Schrift|spaced type
Spezerei|alt|Gewürz|delicatessen
Spezi||Mischgetränk aus Limonade und Cola|orangeade-cola mix
Spezifikum||Spezialität, Besonderheit; Kennzeichen|speciality
Spezifität||Besonderheit|specificity
Spezl|ugs|Freund, Vertrauter|
Sphen|min||titanite
Sphinkter||Muskel|sphincter muscle
Sphäroid|phys||spheroid
Spicilegium||Anthologie|
Spickaal|cook||smoked eel
Spicker|a||marble
Spiegelei||Speise (gebratenes Ei)|fried egg
Spielart|ugs|Variante, Variation|flavour
Spielfigur||Stein|playing piece
Spielhälfte|sport|Halbzeit|
Spielhölle|ugs|Spielhalle|gambling house
Spielmacher||Leistungsträger|key player
Spielmarke||Token|casino token
Spielort|art||performance venue
Spielpaarung|sport|Partie|fixture
Spielsucht|psych|pathologisches Spielen|problem gambling
Spieluhr|||musical box
Spielzug|||move
Spiere|naut|Schiffssparren|spar
Spießgeselle||Komplize|accomplice
Spikes|techn||root spikes
Spill|||windlass
Spille|bot|Katharinenpflaume|spilling plum
Spilling|bot|Katharinenpflaume|spilling plum
Spind||Schrank|locker
Spindel|techn||jackscrew
Spinell|min||spinel
Spinett|mus||spinet
Spinnaker||Segel|
Spinnrad|||spinning wheel
Spintisierer||Spinner|crackpot
Spiralfeder||Gerät|spiral spring
Spirituose||Schnaps|liquor
Spitzbüberei|alt|Übel, Böses|
Spitzelei||Spionage|
Spitzenwert||Maximum|crest
Spitzenzeit||Berufsverkehr|rush hour
Spitzfuß|med||drop foot
Spitzhacke||Pickel|pick
Spleen||Tick|tic
Spleiß|electr||spliced joint
Splint|||sapwood
Spliss|||split ends in hair
Splitt||Gleisbettungsmaterial bei der Bahn|ballast chipping
Spodium|||bone black
Spodumen|min||spodumene
Spolie|constr||spolium
Spondeus|ling||spondee
Spondylitis||Entzündung|
Sporangium|bot|Sporenbehälter|sporangium
Sporn|geol|Felsvorsprung|rock spur
Spornrad|aviat||tail wheel
Sportanzug|textil|Trainingsanzug|tracksuit
Sportdress|sport|Trikot|sports kit
Sportforum||Stadion, Sportplatz|sports centre
Sportgeist||Fairness|sportsmanship
Sporthemd|textil|sportliches Hemd|sports shirt
Sportjacke||Blazer|blazer
Sportklub||Sportverein|sports club
Sportmodell|auto|Sportwagen|sporting car
Sportsfreund||Mädchen|kiddo
Sportsgeist||Fairness|sportsmanship
Sportskanone|ugs|Ass|ace
Sportstadion|sport|Sporthalle|coliseum
Sportstätte||Stadion, Sportplatz|sports facility
Sportwart|sport|Streckenposten|motorsport marshal
Sportzeug|sport|Sportausrüstung|sports equipment
Spottgedicht||Satire|skit
Spottname||Spitzname|derisive nickname
Spottrede||Satire|skit
Sprachbild|ling|Metapher|linguistic image
Sprachbox|telco|Sprachmailbox|voice mailbox
Sprachgebiet||Sprachraum|language area
Sprachgut||Wortschatz, Lexikon|
Sprachlehre||Grammatik|grammar
Sprachschatz||Wortschatz, Vokabular|vocabulary
Spread|fin|gleichzeitiger Kauf und Verkauf von derivativen Kontrakten|spread
Spreader||Hebezeug in der Containerlogistik|spreader
Sprechakt|ling|Parole|speech act
Sprechprobe|art|Casting|audition
Sprechstil||Ausdruck, Ausdrucksweise|linguistic style
Sprechtrakt|anat|Artikulationstrakt|vocal tract
Spreizer||Hebezeug in der Containerlogistik|spreader
Spreißel||Schnitzel, Span|
Sprenger|||blaster
Sprengfalle|mil|versteckte Sprengladung|booby trap
Sprengkörper|mil|Sprengvorrichtung|explosive device
Sprengmittel|mil|Sprengstoff|explosive substance
Sprengring|techn|Sicherungsring|snap ring
Sprengsatz||Waffe|bursting charge
Sprengzünder|mil|elektrisches Zündmittel|electric detonator
Sprenkel|||speckle
Spreu|agr||chaff
Spriegel|||roof bow
Springerle||Gebäck|
Sprinz|orn|Sperbermännchen|male sparrowhawk
Spritzenhaus|ugs|Bauwerk (Feuerwache)|fire engine house
Spritzfahrt||Tour, Ausflug|
Spritzgießen||Operation (Spritzgussverfahren)|injection moulding
Spritzguss||Operation|injection moulding
Spritzschutz|cook|Teil einer Küchenmaschine|splash guard
Sprosse||Stufe|step
Sprosser|orn||thrush nightingale
Spruchband||Transparent, Banner|banner
Sprudel||Kohlensäure im Mineralwasser|fizz
Sprudler|cook,a||egg-beater
Sprungbefehl|comp|Verzweigungsbefehl|jump instruction
Sprössling||Nachwuchs|offspring
Sprühdose||Werkzeug|spray can
Sprüher||Spritzer|
Spucker|||spitter
Spuckerl|auto,by|kleines Auto mit schwachem Motor|put-put car
Spukhaus|||haunted house
Spuler|||winder
Spund||Hahn, Zapfen|tap
Spundung|||groove and tongue
Spunten|cook,ch|Wirtschaft, Kneipe|simple restaurant
Spurführung|auto|Spuren|tracking
Spurwechsel|auto|Fahrstreifenwechsel|change of lane
Spurweite|auto|Abstand der Reifenmitten auf einer Achse|track gauge
Sputum|med||expectoration
Späher||Soldat (Kundschafter)|scout
Späherei|||peering
Spätholz|||late wood
Späti|nord||convenience store
Spätkauf|nord||convenience store
Spätlese|||late vintage
Spätling|||latecomer
Spätwerk|||late work
Spätzchen|ugs|Darling|
Spätzeit|||late period
Späßchen||Unfug|antics
Spökenkieker|nord|Spinner|crackpot
Spörgel|bot||spurry
Spöttelei||Spott, Hohn|mockery
Spötter|||mocker
Spötterei||Spott, Hohn|mockery
Spülbecken||Teil einer Spüle|kitchen sink bowl
Spülgang|techn||wash cycle
Spüli|ugs||dish detergent
Spülmittel||Waschmittel|detergent
Spültrog|ch|Teil einer Spüle|kitchen sink bowl
Spültuch|textil,nord|Abwaschlappen|dishcloth
Spülwasser|ugs|Getränk|water for rinsing
Spürnase|||good nose
Spürsinn|||nose
Squash|sport||squash racquets
Staatenbund||Union, Bündnis|state union
Staatsbank||Nationalbank|state bank
Staatsbudget|fin|Staatshaushalt|national budget
Staatsdiener||Beamter|established civil servant
Staatsetat||Staatshaushalt|national budget
Staatsforst||Waldfläche in staatlichem Besitz|national forest
Staatsgut||Domäne, Bereich|domain
Staatsrecht|jur|Verfassungsrecht|constitutional law
Staatssäckel|ugs|Staatskasse|government coffers
Staatsvolk|hist|Demos, Gemeinde|demos
Staatswald||Waldfläche in staatlichem Besitz|national forest
Stabelle|||folk chair
Stablampe||Taschenlampe|electric torch
Stabreim|ling|Alliteration|alliteration
Stabschef|mil|Chef des Stabes|chief of staff
Stachelwalze||Werkzeug|spiked roller
Stachys||Pflanze (chinesische Artischocke)|knotroot
Stadel|by|Scheune, Schober|barn
Stadtbad|hist||municipal baths
Stadtmensch||Städter|city boy
Stadtpflanze|ugs|Städter|city boy
Stadttor|||city gate
Stafette|||courier
Stag|naut|Seil, das den Mast hält|stay
Stahlbad|||chalybeate bath
Stahlbau|constr|Stahlkonstruktion|steel structure
Stahlkammer||Safe|bank vault
Stahlross|joc|Fahrrad, Rad|bicycle
Stahltür|constr||steel door
Stake|||pole
Staket|||stockade
Stakete|||pale
Stakkato|mus||staccato
Stalag|hist|Stammlager|stalag
Stalagmit|min|stehender Tropfstein|stalagmite
Stalaktit|min|hängender Tropfstein|stalactite
Stallhase|zool,ugs|Kaninchen|domestic rabbit
Stallknecht|hist|bes. in einer Gastwirtschaft|ostler
Stallung||Bauwerk|mews
Stammhalter|ugs|Sohn|son and heir
Stammsitz||Zentrale, Hauptquartier|headquarters
Stammtafel||Stammbaum|family tree
Stammvater||Begründer, Vorläufer|spiritual forefather
Stampe|reg|Bar, Gaststätte|
Stamperl|by||jigger
Stampfer|ugs|Werkzeug|tamper
Standbild||Statue|statue
Stander|||pennant
Standfuß||Gerät (Standvorrichtung)|stand
Standgas|auto||idling mixture
Standgerät|techn|stationäres Gerät|stationary unit
Standler|by||market trader
Standpauke|ugs|Operation (Rüge)|fulmination
Standplatz||Stellplatz|pitch
Standspur|auto|Standstreifen|service lane
Standuhr|||hall clock
Standwaage|sport|rumänisches Kreuzheben|standing scale
Standzeit||Lebensdauer|life
Stangenholz||Pfosten, Pfahl|pole
Stanniol|ugs|Alufolie|tin foil
Stanze|techn|Presse|pressroom machine
Stanzer|comp|Lochstation|punch unit
Stanzung|comp||punching
Stapes|anat|Steigbügel|stirrup
Stapler|techn||forklift
Starchen|ugs|Sternchen|
Stargast|||star guest
Starkoch|||celebrity chef
Starlet||Sternchen|starlet
Starrflügler||Maschine|fixed-wing plane
Starterkit||Basics|
Starthilfe|auto|mittels Starthilfekabel oder Anschieben|assist-starting
Startmenü|comp|Eröffnungsmenü|top menu
Startverbot||Sperre|suspension
Startvorgang|comp|Hochfahren|startup procedure
Stase|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Stasis|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Statiker|constr|Tragwerksplaner|structural designer
Statist|||background actor
Stator||Ständer|stator
Statut||Satzung|statute
Staubbeutel||Teil eines Staubsaugers|dustbag
Staubecken||Stausee, Speicher|dammed lake
Staucher|||edger
Stauchung||Knick|buckling
Staude|bot|Kopf|head
Stauer|||stevedore
Staufer|hist|Hohenstaufen|House of Hohenstaufen
Staulage|meteo|Stauwetterlage|orographic effect
Staunse|by|Insekt (Mücke)|
Staupe|zool|Krankheit bei Hunden|distemper
Stauraum|||storage space
Staurohr|||pitot tube
Stauung|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Stauwehr|||retaining weir
Stauwerk||Staudamm|water-retaining structure
Stavanger||Stadt in Norwegen|Stavanger
Steatit|min|Talk|soapstone
Steatose|med|Adipositas|fatty infiltration
Stechginster||Pflanze|gorse
Stechmücke||Insekt|
Stechuhr|||punch clock
Steckenpferd|ugs|Hobby|fad
Steckkontakt||Anschluss, Stecker|wrap connection
Steckling||Pflanze (Spross)|willow pole
Steckplatz||Slot|slot
Steckrübe||Gemüse (Bodenkohlrabi)|rutabaga
Stecktuch|textil|Krawattentuch|pocket square
Steeldrum|mus|Schlaginstrument aus einem metallenen Ölfass|steel drum
Stehbolzen||Stift, Zapfen|stud
Stehcafé|||café stall
Steher|||stayer
Stehpult|||stand-up desk
Stehvermögen|psych|Ausdauer, Durchhaltevermögen|endurance
Stehzeit|chem||residence time
Steifheit||Starre|inflexibility
Steigleitung||Steigung|riser cable
Steilhang||Böschung|steep slope
Steilwand|hist|Motorrad-Akrobatikvorführung im Vergnügungspark|motordrome
Steinaxt|||scabbing pick
Steinbau|||stone building
Steingut||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Steinhauer||Steinmetz|stonemason
Steinkrug||Seidel|beer stein
Steinriegel|agr|Lesesteinhaufen|clearance cairn
Steinrose|bot|Bewimperte Alpenrose|hairy alpenrose
Steinschlag|constr|Gleisbettungsmaterial bei der Bahn|gravel ballast
Steintopf||Krug|jar
Steiß||Gesäß, Hinterteil|buttock
Stek|naut|Knoten|knot
Stellage||Gestell|shelving rack
Stellantrieb||Auslöser|actuator
Stellglied||Auslöser|actuator
Stellmacher|hist|Wagner|wagon-builder
Stelze|a|Speise (Schweinshachse)|shank
Stelzfuß|||stump foot
Stemmeisen||Werkzeug|chisel
Stemmloch||Fuge, Nut|mortise
Stempelgeld|alt|Arbeitslosengeld|unemployment benefit
Steno|ugs||shorthand
Stenose|med,geh|Enge|narrowing
Stent|med|Gefäßstütze|stent
Stephanitag||Feiertag|
Stephanstag||Feiertag|
Stepp||Tanz|tap dancing
Steppke|ugs|Bengel; Stift|ankle-biter
Ster||Maßeinheit (Raummeter)|stère
Sterbeamt||Requiem|
Sterbedatum||Todestag|date of death
Sterbefall||Todesfall|death
Sterberate||Sterblichkeit|death rate
Sterbetag||Todestag|date of death
Stereometrie|math|Geometrie der räumlichen Gebilde|stereometry
Stereoskopie||Herstellung von dreidimensional wirkenden Fotografien und Filmen|stereo imaging
Stereotyp||Klischee|cliche
Sterndeutung||Astrologie|astrology
Sternenkrieg|mil,ugs|Nationale Raketenabwehr|anti-missile shield
Sternfrucht|bot|Baumstachelbeere|starfruit
Sternhimmel||Sternenhimmel|starry sky
Sternkunde||Astronomie|astronomy
Sternstunde||Höhepunkt, Gipfel|pinnacle
Sterntag|astron||sidereal day
Sternum|anat||breastbone
Sternwind|astron|stellarer Wind|stellar wind
Sternzeit|astron|siderische Zeit|sidereal time
Steroid|pharm||roid
Sterz|orn|hintere Rückpartie des Vogels|rump
Stetigkeit||Kontinuität, Beständigkeit|continuity
Steueranlage|techn|Steuerungssystem|control system
Steuereffekt|fin|steuerlicher Effekt|tax effect
Steuerfrau|sport|Steuermann|cox
Steuergerät||Regler|automatic controller
Steuergruppe||Staffel|tax bracket
Steuergröße||Parameter|control parameter
Steuerklasse||Staffel|tax bracket
Steuerkraft|pol|erzielbare Steuereinnahmen von Gebietskörperschaften|revenue-raising power
Steuerkreis|techn|Steuerschaltung|control circuit
Steuerkurs|aviat|gesteuerter Kurs|heading
Steuerlast|fin|Steuerbelastung|tax burden
Steuernummer|fin|Steueridentifikationsnummer|taxpayer’s reference number
Steuerpult||Bedienung, Konsole|control desk
Steuerrad||Lenkrad|steering wheel
Steuerraum||Warte|control room
Steuerschuld|fin|Abgabenschuldigkeit|tax due
Steuerteil|techn|Controller, Steuerung|controller module
Steward|aviat,alt|Flugbegleiter|flight steward
Stewardess|aviat|Flugbegleiterin|flight attendant
Stichel|art||graver
Stichkampf|sport|Stechen|sudden death play-off
Stichleitung||Abriss|stub
Stichler|||taunter
Stichstraße||Sackgasse|cul-de sac
Stichweg|||cul-de-sac path
Stichwunde|med|Stichverletzung|stab injury
Stickoxid|chem|Stickstoffoxid|nitrogen oxide
Stiefler|agr,a||rickstand
Stiefmama|ugs|Stiefmutter|stepmother
Stiefpapa|ugs|Stiefvater|stepfather
Stiege|a|Treppe|wooden staircase
Stiegenhaus|a|Treppenhaus, Hausflur|staircase
Stieglitz||Vogel|European goldfinch
Stielchen|zool|Hinterleibsstiel|petiole
Stieleis|cook|Eis am Stiel|ice-cream bar
Stielmus|cook||rapini
Stilart|||style
Stilbit|min||stilbite
Stilblüte||Schnitzer|bloomer
Stilett|||stiletto
Stiletto||Schuh|
Stilfehler|ling|stilistischer Fehler|stylistic error
Stilfigur|ling|rhetorische Figur|rhetorical figure
Stilist|||stylist
Stimmbruch||Mutation|adolescent voice change
Stimmbürger|ch|Wähler, Wahlberechtigte|voter
Stimmer|mus||instrument tuner
Stimmwechsel||Mutation|adolescent voice change
Stimulans||Anreiz, Anregung|excitant agent
Stimulus||Reiz, Anreiz|stimulus
Stinker|||reeker
Stinktier|ugs|Raubtier|skunk
Stinkwut||Zorn, Rage|towering rage
Stippe||Mangelerscheinung bei Äpfeln|bitter pit
Stirnrad|||spur gear
Stirnseite|constr|Vorderseite|frontage
Stoa|phil|griechische Philosophenschule|Stoa
Stockbrot|cook|Schlangenbrot|stick bread
Stockerl|a|Hocker|stool
Stockholz|bot|Stumpf|stump of a tree
Stockmaß|||measure of withers
Stockung|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Stoffart|textil||material
Stoffel|ugs|Dummkopf|booby
Stoffprobe|textil|Musterabschnitt|swatch
Stoffumsatz|chem|Verhältnis von Ausgangsmenge zu Stoffmenge nach Reaktion|turnover
Stoiker|phil||stoic
Stola|relig||priestly stole
Stolle|cook||fruit loaf
Stolperfalle|ugs|Gefahr, Risiko|trip hazard
Stoma|bot|Spaltöffnung|stoma
Stomatitis||Entzündung|
Stomatologe|alt|Zahnarzt|
Stopfer|sport||slam dunk
Stoppel|||stubble
Stopper|sport||centre half
Stoppuhr|||stop watch
Storno|econ|Auftragsstornierung|cancellation of order
Stout|cook|Starkbier|stout beer
Stoßer|||thruster
Stoßfuge|constr||gap at the joint
Stoßfänger||Stoßstange|bumper
Stoßkante||Saum|hem
Stoßkeil|||spearhead
Stoßkraft||Wucht, Impuls|force of the impact
Stoßlaut|ling||broken tone
Stoßton|ling||broken tone
Stoßverkehr|auto|Berufsverkehr|rush-hour traffic
Stoßzahn|||tusk
Stoßzeit||Berufsverkehr|rush hour
Strafanstalt||Gefängnis, Zuchthaus|penal institution
Strafbock||Gerät|punishment bench
Strafende|jur|Ende der Strafverbüßung|completion of sentence
Straffheit|textil|Spannung|tautness
Strafhaft||Freiheitsstrafe, Haftstrafe|prison sentence
Straflager||Arbeitslager|prison camp
Strafmandat||Strafzettel|ticket
Strafpredigt|ugs|Operation (Rüge)|sermon
Strafprozess|jur|Verfahrensabläufe bei der behördlichen Strafverfolgung|criminal procedure
Strafrahmen|jur|Strafmaß|scale of penalties
Strafstoß||Elfmeter|penalty
Strahldichte|phys|Leistung pro Raumwinkel und Strahlerfläche|radiance
Strahlengang|med|Durchleuchtungsrichtung in der Radiologie|beam direction
Strahler|min,ch|Kristallsucher|crystal seeker
Strahlkraft||Ausstrahlung, Charisma|charisma
Strahlrohr|techn|Neutronenkanal|beam hole
Strandung||Scheitern|stranding
Strapaze||Anstrengung|strain
Strapon|||strap-on
Stratagem||Taktik|
Stratege|||strategist
Strategem|geh|Plan, Vorgehensweise|scheme
Strauchwerk||Busch|brushy area, brushwood
Strazze||Notizbuch|
Straßenbelag||Asphalt|road surfacing
Straßendecke||Fahrbahn|road surfacing
Straßenfeger|ugs|Blockbuster|street sweeper
Straßenfront|constr|Straßenseite|street frontage
Straßenwalze|ugs|Gerät|road roller
Streb|min||longwall
Strebbau|min||longwall working system
Strebebalken|constr|Stütze|supporting strut
Strebsamkeit||Fleiß|industriousness
Streckbank||Instrument|stretch toning table
Streckenflug|aviat|motorloses Fliegen mit einem Segelflugzeug oder Gleiter|cross country flight
Strecker||Muskel|
Streetart||Kunststil (Straßenmalerei)|
Streifband|print|Reklamestreifen|blurb
Streifgebiet|zool|Aufenthaltsgebiet|home range
Streiflicht||Momentaufnahme|snapshot
Streiter||Kämpfer|fighter
Streiterei||Auseinandersetzung|minor quarrel
Streitfrage||Gegensatz, Kontroverse|dispute
Streitigkeit||Auseinandersetzung|contention
Streitlust||Aggressivität|belligerence
Streitsache||Rechtsstreit|litigation
Stressfaktor|psych|Belastungsfaktor|stress factor
Stressor|psych,geh|Belastungsfaktor|stress factor
Stretta|mus|Temposteigerung|stretta
Streu|envir|Bestandsabfall|litter
Streubombe|mil|Kassettenbombe|cluster bomb
Streubreite|stat|Streuung relativ zum Mittelwert|mean variability
Streuer|agr||farm manure spreader
Streugut||Kies, Split|grit
Streulicht|phys|diffuse Reflexion|diffuse reflection
Streumittel||Kies, Split|grit
Streuner|||strayer
Streusand||Kies, Split|grit
Streusel|cook||crumble
Stricher|||rent boy
Stricker|||knitter
Striegel|||curry comb
Strieme||Delle, Beule|dent
Striemen||Kratzer|score
Striezel|cook,a|Zopf|plaited loaf
Striktur|med,geh|Enge|narrowing
Strippe|ugs|Leine, Schnur|tying cord
Strizzi|by||happy-go-lucky sort
Strobe|bot|Weymouthkiefer|white pine
Strohfirma|fin|Briefkastenfirma|shell company
Strohhut|||straw hat
Strolch||Gauner|imp
Strombranche|econ|Elektrizitätsbranche|electricity sector
Stromer|||rounder
Stromgebiet||Einzugsgebiet|basin
Stromsektor|econ|Elektrizitätsbranche|electricity sector
Stromsperre|electr|Stromabschaltung|power cut-off
Stromstoß|electr|Spannungsstoß|rush of current
Stromtarif||Strompreis|electricity price
Stropp|||sling
Strosse|min|Sohle|underhand stope
Strotter|a|Obdachloser|
Struma|med|Schilddrüsenvergrößerung|thyroid enlargement
Strumpf||Kleidungsstück|stocking
Strunk|||stem
Sträfling||Verurteilte|convict
Strähne||Serie|streak
Sträußchen||Blumenstrauß|nosegay
Sträßchen||Gasse, Weg|
Stubbe||Stumpf|stump of a tree
Stubben||Stumpf|stump of a tree
Stuckatur|constr|Stuckarbeiten|stucco work
Stuckmarmor|art|Marmorimitation|imitation marble
Studiendauer|stud|Studienzeit|duration of study
Studienfahrt|stud|Studienaufenthalt|study trip
Studienplan|school|Lehrplan, Curriculum|curriculum
Studienreise|stud|Studienaufenthalt|study trip
Studierender||Student|university student
Studiker|ugs|Student|
Studiosus|ugs|Student|
Stufenfolge||Rangfolge|hierarchy
Stufung|||step range
Stuka|mil||dive bomber
Stulle|cook,nord|Butterbrot|breaktime sandwich
Stulp||Schmalseite des Einsteckschlosses|front place
Stulpe|textil||bucket-top
Stummel||Stückchen|nub
Stummelwort||Abkürzung|
Stummer|||mute
Stumpen|||cheroot
Stumpfsinn||Langeweile|tedium
Stundung||Aufschub|deferment of payment
Stupor||Starre|daze
Stups|||bop
Stupser|||bop
Sturheit|||obstinacy
Sturmbock||Widder|ram
Sturmbö|meteo||squall of wind
Sturmböe|meteo||squall of wind
Sturmhut||Pflanze|monkshood
Sturzflut|envir|reißender Strom|torrent
Sturzregen||Schauer, Regenschauer|cloudburst
Sturzsee||Brandung|breaking waves
Stuss|ugs|Unsinn|inanity
Stutz|ch|Moos, Kies|loot
Stutzer|alt||fop
Stylit|relig|Säulenheiliger|pillar-saint
Styrol||Chemikalie (Phenylethen)|styren
Styropor|||extruded polystyrene foam
Ständerwerk|constr|Fachwerk aus Ständern|studding
Ständestaat|pol|Korporationenstaat|corporate statism
Stängel||Stiel|stem
Stänker|zool|Europäischer Iltis|European polecat
Stöckelschuh||Schuhwerk|high-heeled shoe
Stöcker|zool||scad
Stöckli|pol,ch||Federal Council
Stöpsel||Stopfen|stopper
Stör|zool||sturgeon
Störer|||saboteur
Störfall||Ausfall|breakdown
Störgeräusch|telco|Störung, Beeinträchtigung|interference
Störmanöver|mil|Störung|harassment
Störzone|electr||interference zone
Stövchen|chem||tea warmer
Stößel|techn|Stempel|plunger
Stübchen|||little room
Stückgut|transp||general cargo
Stümper||Amateur|bungler
Stützapparat|med|Halter|supporting apparatus
Stützbalken||Strebe|supporting strut
Stützband||Gurt|
Stützrad|||carrying wheel
Stützung||Stärkung, Verstärkung|reinforcement
Stützweite||Spannweite|span
Suade|geh||screed
Suaheli||Sprache|swahili
Subdominante|mus|vierte Stufe einer Tonart|subdominant
Subduktion||Abtauchen|subduction
Subito|techn|Innenmessgerät|bore gauge
Subkutis|anat||hypodermis
Sublimat|chem||sublimate
Submittent|econ|Bieter|bidder
Subnetz|comp||subnet
Substanzwert|econ|Nettovermögenswert|net asset value
Substitut||Ersatz|Substitut
Substitution||Ersatz|substitution
Substruktion||Unterbau|substruction
Subsumtion||Unterordnung|
Subtilität||Niveau|sophistication
Subtraktion||Abzug|subtraction
Subtyp|||subtype
Subversion||Sturz|subversion
Suchbaum|comp||search tree
Suchbild|||picture puzzle
Suchende|||seeker
Suchergebnis|comp|Treffer, Fundstelle|search result
Suchfeld|comp||search field
Suchhund|||search and rescue dog
Suchkopf|||seeker head
Suchlauf|||search
Suchtgift||Droge|addictive substance
Suchtmittel||Droge|addictive substance
Suchtstoff||Droge|addictive substance
Suchwort|comp||search word
Sud||Flüssigkeit, in der etwas gekocht wurde|stock
Sudamina||Hautkrankheit (Hitzeblattern)|
Sudauisch||Sprache|
Sudelei|||mess
Sudhaus|||brewing room
Sudpfanne||Gerät|wort kettle
Sueben||Volk|
Suff||Rausch|drunk
Suffkopp|||boozer
Suffragette||Feministin|
Sufi|relig|islamischer Mystiker|Sufi
Sufismus|relig||Sufism
Sugo|cook|italienische Soße|Italian sauce
Suhle|||muddy pool
Suizidalität|psych,geh|Selbstmordgefährdung|suicidal tendencies
Sujet||Inhalt, Thema; Thematik|subject
Suk||arabischer Markt|souk
Sukka|relig|Laubhütte|succah
Sukkade|cook||succade
Sukkubus|||succubus
Sukzession||Nachfolge, Abfolge|succession
Sulfat|chem|schwefelsaures Salz|sulphate
Sulfid|chem||sulphide
Sulfit|chem||sulfite
Sulfur||Schwefel|
Sultanat|||sultanate
Sulz|sued|Sülze|brawn
Sumach|bot||sumac
Sumerer|hist||Sumerian
Summand|math||addend
Summton|telco||dialling tone
Sumpffieber||Infektionskrankheit (Malaria)|malaria
Sumpfgas|envir||swamp gas
Sums|ugs|viel Lärm um nichts|fuss
Sund||Meerenge|sound
Sunnit|relig||Sunnite
Superhet|electr|Überlagerungsempfänger|superheterodyne receiver
Superiorität||Überlegenheit, Übermacht|superiority
Supernova|astron|Explosion eines massereichen Sterns|supernova
Superstition||Aberglaube|
Superstrat|ling|Sprache, die eine andere überlagert|superstratum
Supination|med|Auswärtsdrehung|supination
Supinum|ling||supine
Suppenlöffel||Esslöffel|soup spoon
Supplierung|school,a|Vertretung|replacement
Supplikant|geh|Bettler|
Supremat|||supremacy
Supremum|math|kleinste obere Schranke|least upper bound
Surditas|med||deafness
Surfing||Surfen|surfing
Surrogat||Ersatz|surrogate
Suspense||Spannung, Anspannung|
Sust|ch,hist|Lagerhaus, Rasthaus|storehouse
Sutur|anat|Knochennaht|suture line
Swahili||Sprache|
Swap|fin|Tauschgeschäft|swap
Swastika||Hakenkreuz|swastika
Sweatshirt||Pullover|sweatshirt
Sybian|||Sybian saddle
Syenit|min||syenite
Syllabus||Übersicht, Überblick|
Syllepse|ling||syllepsis
Sylphe||Fee|
Sylvan|min||white tellurium
Sylvanit|min||white tellurium
Symbolfigur||Ikone|avatar
Symbolfoto||Symbolbild|generic image
Symbolrate|telco|Schrittgeschwindigkeit|symbol rate
Symphyse|anat||symphysis
Syndikat|||syndicate
Syndikus|||syndic
Synergie|||synergy
Synergismus|pharm|synergetische Wirkung|synergetic effect
Synkope|mus||syncope
Synkretismus|relig|Supermarkt der Weltanschauungen|patchwork religion
Synkretist|relig|Anhänger des Synkretismus|syncretist
Synodaler|relig|Synodenteilnehmer|synod participant
Synophrys|med|Verwachsung der Augenbrauen|meeting of eyebrows
Synopse|||synopsis
Synovia|anat|Gelenkflüssigkeit|synovial fluid
Synovialitis||Entzündung|synovitis
Syntaxonomie|biol|Vegetationssystematik|synsystematics
Synzytose|biol|Zellverschmelzung|cellular mating
Synärese|||synaeresis
Synästhesie|med|Auslösen zusätzlicher Sinneseindrücke durch einen primären Sinnesreiz|synaesthesia
Sysop||Administrator, Operator|
Systemkamera|photo|Fotoapparat mit auswechselbaren Komponenten|system camera
Systemkritik|pol|Opposition|dissidence
Systole|med|Kontraktionsphase des Herzens|systole
Szekler|||Szekel
Szenarist||Drehbuchautor|
Szenarium|art|Ausarbeitung von Handlungsablauf und Szenenfolge|scenario
Szenenbild||optische Gestaltung eines Films|production design
Szenesprache|ling|Jargon|slang
Szenografie|art|szenische Gestaltung|scenography
Szepter|||sceptre
Szintillator||Messgerät|scintillator
Säckchen||Päckchen|sachet
Sägebock|mach||sawhorse
Sägemehl|||sawdust
Säger|||sawyer
Sägezahn|mach||saw tooth
Säkulum||Jahrhundert|age
Sämann|||sower
Sämerei|agr|Saatgut|seed
Sämling||Pflanze|seedling
Sänfte|hist||litter
Säuerung|agr||souring
Säufer|||boozer
Säuger|zool||mammal
Säumnis|jur|Nichterfüllung|default
Säurebad|chem||bath of acid
Säuregrad|chem|Säureverhalten|acidity
Söckchen|textil||ankle sock
Söhnchen||Kleine, Kleiner|sonny
Söll|geol|Soll|kettle hole
Söller|alt|Dachboden|attic
Sößling||Münze|
Süchtige|||addict
Süchtigkeit|med|Sucht, Abhängigkeit|addiction
Südbahn|aviat||southern runway
Südkurve|sport||south wing
Südküste|||south coast
Südlage|||southern exposure
Südrand|meteo||lateral sky South
Südring|||south orbital route
Südufer|||south bank
Südwind|meteo||south wind
Süffel|||boozer
Sühne|||atonement
Süllrand|naut||coaming
Sülze||Speise (Sulz)|aspic
Süßblatt|bot||sweetleaf
Süßgebäck|cook|Teilchen|sweet bun
Süßholz|cook|Bärenzucker|liquorice
Süßklee|bot||sweetvetch
Süßkraft|cook||sweetening power
Süßkraut|bot||sweetleaf
Süßmost|||fruit juice
Süßsack|bot|Zimtapfelbaum|sugar apple tree
Süßspeise|cook|Dessert, Nachtisch|dessert
Süßstoff|cook||artificial sweetener
Süßware|cook|Konditorwaren|confectionery
Tabakbau|agr||cultivation of tobacco
Tabellenkopf|print|Tabellenüberschrift|heading of a table
Tabuwort|ling||unmentionable word
Tabuzone|||no-go area
Tachograf||Messgerät (EG-Kontrollgerät)|
Tachograph||Messgerät (EG-Kontrollgerät)|speedograph
Tachykardie|med|beschleunigter Herzschlag|rapid heart beat
Tachyon|phys|hypothetisches Teilchen mit Überlichtgeschwindigkeit|tachyon
Tacke|a||doormat
Tacken|ugs|Münze (10-Pfennig-Stück)|
Tacker|||stapler
Tadel||Verweis|admonishment
Tadler|||criticizer
Tael||altes ostasiatisches Gewicht|tael
Tafelwasser||Getränk (Mineralwasser)|bottled drinking water
Taft|textil|steifer Seidenstoff|taffeta
Tagbau|a|Tagebau|
Tagbruch|min||cave to the surface
Tagebaugrube|min|Anlage für den Tagebau|surface mine
Tagedieb|alt||idler
Tagegeld|||daily allowance
Tagelohn|||daily wages
Tagesbericht||Report|daily report
Tagesgericht|cook|Tagesspezialität|special of the day
Tagesgestirn||Sonne|sun
Tagesheim||Kindergarten, Kita|day nursery
Tagesraum||Aufenthaltsraum|recreation room
Tagesstätte||Kindergarten, Kita|day nursery
Tagewerk|||daily task
Taggeld|||daily allowance
Tagine|cook||tajine
Tagsatz|jur,a||daily rate
Tagtraum|psych||daydream
Tahina|cook|Sesampaste|tahini
Tahr|zool|Halbziege im Himalaja|tahr
Taiwaner|||Taiwanese
Tajine|cook||tagine
Takeaway|cook,ch|Lokal mit Straßenverkauf|takeaway shop
Takel|||tackle
Takelage|naut||masts and rigging
Takelung|naut||rig
Takeoff||Einstieg, Eröffnung|
Takler|naut||ship rigger
Taktart|mus||time
Taktgefühl|psych|Feingefühl|sensitivity
Taktiker|||maneuverer
Taktrate|comp|Taktfrequenz|clock frequency
Taktung|electr||timing
Taktzahl|comp|Taktfrequenz|clock frequency
Taktzeit|comp||clock pulse period
Talar|textil|Robe|robe
Talaue|geol||valley plain
Talboden||Sohle|bottom of a valley
Talg||Fett|sebum
Talgfluss||Hautkrankheit|
Talgrund||Sohle|valley bottom
Talgzyste||Hautkrankheit (Balggeschwulst)|
Talhang|||valley slide
Talib|mil||Taliban fighter
Talisman||Maskottchen|charm
Talje|naut||tackle
Talkmaster||Moderator|
Talkrunde||Podiumsdiskussion|panel discussion
Talkum|||talcum
Talmi|||pinchbeck
Talmulde|||coomb
Talon|ch|Abriss|coupon
Talsohle|econ|Konjunkturtief|trough
Talsperre||Speicher|dammed lake
Talus|anat|Sprungbein|ankle bone
Talweg|||thalweg
Talwiese|||valley meadow
Talwind|meteo||valley wind
Tamarinde|cook|indische Dattel|tamarind
Tamerlan|pol||Tamerlane
Tamile|||Tamil
Tamilisch||Sprache|
Tampen||Seil (Segelleine)|
Tampon|||swab
Tamtam||Wirbel|foofaraw
Tanach|relig||Tanakh
Tand||Schmuck|frills
Tandler|sued|Händler mit billiger Ware|junk dealer
Tang|bot|große Meeresalgen|seaweed
Tangens|math||tangent
Tangente|auto|Hauptverkehrsstraße am Rande einer Großstadt|peripheral road
Tangwald|bot||kelp forest
Tankanzeige|auto|Treibstoffanzeige|fuel level gauge
Tankini|textil|Zweiteiler aus Trägershirt und Bikinihose|tankini
Tankschiff||Tanker|tanker
Tankuhr|auto|Tankanzeige|fuel level gauge
Tankwagen|auto|Tanklastwagen|fuelling vehicle
Tankwart|||filling station attendant
Tankzug|auto|Tankfahrzeug|fuelling vehicle
Tann|geh|Tannenwald|fir forest
Tantal|chem||tantalum
Tantalit|min||tantalite
Tantchen|||auntie
Tantieme|||percentage of the profit
Tanzabend||Ball|evening dance
Tanzbär|||dancing bear
Tanzerei|||dancing
Tanzfest||Ball|dance
Tanzhaus|||dance house
Tanzkurs|||dancing class
Tanzparkett||Tanzfläche|dance floor
Tanzsaal|||ballroom
Tanztee|||tea dance
Tanzwut|med||dancing mania
Tao|phil|„der Weg“, Grundbegriff chinesischer Philosophie|Tao
Taoismus|relig||Daoism
Tapa||Stoff aus Rinde; spanisches Häppchen|tapa
Tapedeck|||tape deck
Tapioka|||tapioca
Taps|||gawk
Tarantel|zool||tarantula
Targum|relig|alte aramäische Übersetzung des Alten Testaments|Targum
Tarifmodell||Satz|rate structure
Tarnname|||code name
Taro|bot|Wasserbrotwurzel|taro
Tarock|||tarot
Tarsus|zool|letzter Beinabschnitt bei Gliederflüßlern|tarsus
Tascherl|ugs|Süßspeise|
Taser||Waffe (Elektroschockpistole)|
Taster||Knopf; Fühler|push-button
Tastfeld|comp||touch pad
Tasthaar|zool||tactile hair
Tastkopf||Tester|probe
Tastsinn|||tactile sense
Tastung|electr||keying
Tatbild|jur,a|Tatbestand, Straftatbestand|criminal offence
Tate||Vater im Jiddischen|father
Tatendrang||Eifer, Einsatz|eagerness
Tatform|ling|Aktiv|active
Tatkraft||Feuer, Energie|spunkiness
Tatmensch||Macher|doer
Tatmotiv|||motive
Tatrichter|jur|Hauptverhandlungsrichter|trial judge
Tatze||Pfote|paw
Tatzelwurm|lit|Schlange|serpent
Tau||dickes Seil; Wassertropfen am Morgen|rope
Taubheit||Starre|numbness
Taublatt|bot||Portuguese sundew
Tauchbad|||dip
Tauchboot|naut|Tauchfahrzeug|submersible
Tauchkolben||Taucher|plunger piston
Taufbuch|||parish register
Taufname||Vorname|baptismal name
Taufpate|relig||godfather
Taufzeuge||Pate|godparent
Tauglichkeit||Fähigkeit, Potenzial; Eignung|suitability
Taumel||Rausch|frenzy
Taupunkt|phys||dew point
Tausendstel||Promille|per mille
Tautologie|ling|Phänomen, mit unterschiedlichen Wörtern dasselbe auszusagen|tautology
Tauwerk|||lashing
Taxameter|transp|Fahrpreisanzeiger|taximeter
Taxator||Gutachter, Sachverständiger|appraiser
Taxe||Gebühr, Abgabe|tax
Taxierung||Schätzung|evaluation
Taxilenker|a|Taxifahrer|taxi driver
Taxler|ugs|Taxifahrer|taxi driver
Taxon|biol||taxonomic unit
Taxonomie||Klassifikation|taxonomy
Taxus|bot|Eibe|yew
Taxwert|||appraised value
Teak||hartes Tropenholz|teak
Teakholz|||teakwood
Teamkapitän|sport,a|Mannschaftsführer|team captain
Teckel||Hund (Dackel)|sausage dog
Teddybär|||teddy bear
Teebaum|||tea-tree
Teeblatt|bot||tea leaf
Teebrett|||tea tray
Teedose|||tea caddy
Teeernte|agr||tea harvest
Teeglas|||tea glass
Teehaus|||tea house
Teekanne|||teapot
Teekuchen|cook|Sauerteigfladen|crumpet
Teeküche|||kitchenette
Teeladen|||tea shop
Teelicht|||tea light
Teepause|||tea break
Teer||schwarze, klebrige Masse|tar
Teerfass|||tar barrel
Teerose|||tea rose
Teerstuhl||Wurst|melaena
Teeröl|||creosote
Teesieb|cook||tea strainer
Teesorte|||type of tea
Teestube|||tea house
Teetasse|||teacup
Teewagen|||tea wagon
Teezeit|cook||tea time, tea-time, teatime
Teff|bot|Zwerghirse|tef
Teflon||Kunststoff (Polytetrafluorethen)|
Teigling|cook||par-baked bread
Teigware|cook|Pasta|edible paste
Teilbaum|comp||subtree
Teilbetrag||Anteil, Rate|fraction amount
Teileinheit|mil|militärische Gruppe|sub-unit
Teilfeld||Teilstück, Teilbereich|section
Teilgebiet||Disziplin, Fachgebiet|branch
Teilgruppe|techn|Komponentengruppe|component group
Teilkette|comp|Teilzeichenfolge|substring
Teillast|electr||partial load
Teilnetz|||subnetwork
Teilsatz|ling||clause
Teilstrecke||Etappe, Teilstück|leg
Teilwert|econ||going-concern value
Teilzahlung|fin|Zahlung in Raten|payment by instalments
Teilziel|||sub-goal
Tein||Koffein|
Tektonik|geol||tectonics
Telefax|telco|Faxnachricht|fax message
Telefonanruf|telco|Gespräch|telephone call
Telegraf|||telegraph
Telepath|||Esper
Telepathie||Operation (Gedankenübertragung)|telepathy
Teletext|a||videotext
Television||Fernsehen|television
Telex|telco||telex machine
Tellur|min||white tellurium
Tellurit|min||telluric ochre
Telomer|chem|Endabschnitt eines Chromosoms|telomere
Tempelturm|constr|Stufenpyramide|ziggurat
Tempera|art||tempera colour
Temperierung|mus|Temperatur|temperament
Templer|hist|Tempelritter|Knight Templar
Tempomat||Gerät (Geschwindigkeitsregelanlage)|speed control
Temporalis|anat|Schläfenmuskel|temporal muscle
Tempura|cook|Zubereitungsart frittierter Speisen in der japanischen Küche|tempura
Tempus||Zeit|tense
Tempusform||Zeit|
Tenach|relig||Tanakh
Tencel|textil||lyocell
Tender||Vorratswagen einer Dampflokomotive|tender
Tendinitis|med|Entzündung der Sehnen|tendinitis
Tenn|ch|Dreschboden|threshing floor
Tenne|||barn floor
Tennisarm|med|Tennisellenbogen|tennis elbow
Tenno||Kaiser, Imperator|
Tenorit|min||tenorite
Tensid|chem||surfactant
Tension||Spannung, Zug|tension
Tentakel|||tentacle
Tephrit|min||tephrite
Terameter||Maßeinheit|
Term|math|Glied einer Formel|term
Termenvox||Instrument|
Termindruck||Zeitdruck|pressure of time
Terminkurs|fin|Kurs für Termingeschäfte|future delivery price
Terminplan||Zeitplan, Programm|time schedule
Termite|zool||white ant
Termlogik|phil|Begriffslogik|term logic
Terpe||Warf|artificial dwelling hill
Terpen|chem||terpene
Terraforming||theoretische Schaffung von erdähnlichen Bedingungen auf fremden Planeten|terraforming
Terran|geol|Fragment einer fremden Kontinentalplatte|tectonostratigraphic terrane
Terrarium|zool|Behälter zur Haltung von Kriechtieren|terrarium
Terrine||Schüssel|tureen
Tertiär|geol|Braunkohlenzeit|Tertiary
Terz|mus|dritter Ton|third
Terzel|orn||tercel
Terzerol|mil||terzerole
Terzett|||trio
Tesafilm|||sellotape
Tesching|hist||light rifle
Tessera|art||abaculus
Testat||Zeugnis, Anerkennung|
Testballon||Experiment, Versuch|trial balloon
Testbild|||test pattern
Testfall|||test case
Testflug|auto||shakedown
Testikel|anat||testicle
Testis|anat||testicle
Testlauf||Versuch|test run
Testung|med||testing
Testwert|||test value
Testzeit||Probezeit|trial period
Tetanie||Krankheit|tetany
Tete||Spitze eines Zuges|head
Tetrade|||tetrad
Tetragon||Viereck|quadrangle
Tetrapode||Tier|four-legged animal
Teuerung|econ||general price increase
Teufe||Tiefe|depth
Teufelei||Bosheit|devilish trick
Teufelszwirn||Seide|dodder
Teutone||Deutscher|Germanic
Tex|textil|Maß für die Dicke von Garn|tex
Textbuch|mus||libretto
Textende|||end of text
Textfeld|comp||text entry field
Textfile|comp||text file
Textilie||Gewebe|textile
Textlink|comp|Text der als Hyperlink fungiert|link text
Textmarker||Filzstift mit fluorizierender Tinte|highlighter pen
Textmodus|comp|Betriebsart Text|text mode
Textpassage||Abschnitt|passage in the text
Textrand|print||text margin
Textteil||Abschnitt, Passage|passage in the text
Thaiding||Thing|folkmoot
Thallus|bot|Lager|thallus
Thanet|geol||Thanetian
Theaterautor||Dramatiker|playwright
Thein||Koffein|
Theismus||Religion (Gottesglauben)|theism
Thek|school|Schulranzen|school bag
Themengebiet||Thematik, Materie|subject
Theodizee|phil|These von der Gerechtigkeit Gottes|theodicy
Theokratie|pol|religiös legitimierte Herrschaftsform|theocracy
Theophanie||Feiertag (Dreikönigsfest)|divine manifestation
Theorbe|mus||theorbo
Theorem|phil|Aussage, Satz|statement
Theosoph|phil||theosophist
Theosophie|phil|mystische Gotteslehre|theosophy
Thermik|||thermal
Thermit|techn||thermite
Thermoplast||Kunststoff|thermoplastic
Thermosphäre|phys|zweitäußerste Schicht der Atmosphäre|thermosphere
Thesaurus||Wörterbuch, Wortschatz|thesaurus
Thiol|chem||mercaptan
Thon|ch|Fisch|
Thorit|min||thorite
Thrakisch||Sprache|
Thrombus|med|Blutgerinnsel|blood clot
Thronerbe|pol|Kronprinz|heir to the throne
Thymian||Pflanze|thyme
Thymus|anat||thymus gland
Tiara||halboffener Kopfschmuck für Damen|tiara
Tibeter|||Tibetan
Tibia|anat|Schienbein|shinbone
Tic|med|unwillkürliches Zucken|tic
Ticktack|||tick-tock
Tide|nord|Ebbe und Flut|tide
Tiefangriff|mil|Tieffliegerangriff|low-level attack
Tiefflug|||low-level flight
Tiefgeschoss|constr|Keller, Untergeschoss|basement storey
Tiefkühlkost|cook|Tiefkühlgerichte|frozen food
Tiefkühlware|cook|Tiefkühlgerichte|frozen food
Tiefland|||low-lying land, lowland
Tiefsee|geol||deep sea
Tiefsinn|||profoundness
Tiefstand||Tiefpunkt|low level
Tiefstapler||was die eigene Person betrifft|self-effacing person
Tiefstpunkt||Tiefpunkt|nadir
Tiefwasser|naut|Bereich mit großer Wassertiefe|deep water
Tiegel||Pfanne|sauce pan
Tieranatomie|zool|Veterinäranatomie|animal anatomy
Tierart|zool||animal species
Tierbestand||Population|animal population
Tierfamilie|biol|zoologische Familie|animal family
Tierfell|||animal fur
Tierfilm|||animal film
Tiergattung|biol|zoologische Gattung|animal genus
Tiergehege|agr|Haltungsbereich|animal enclosure
Tierhaar|zool||animal hair
Tierhaut|||animal hide
Tierkot|zool|Mist|animal excrements
Tierkunde||Zoologie|zoology
Tierlaut|zool||animal sound
Tierleiche||Kadaver|carcass
Tiermast|agr||animal fattening
Tiermehl|agr||meat and bone meal
Tiermodell|biol|Modellorganismus|model organism
Tiernahrung||Futter|pet food
Tierseuche|med|Wirbeltierkrankheit, die auf den Menschen übertragen wird|zooanthroponosis
Tierspur|||animal track
Tierstil|||animal style
Tierwohl|||animal welfare
Tifoso||Fan, Freund|
Tigerhai|zool||tiger shark
Tilde|comp|Wiederholungszeichen|sign of repetition
Tilger|constr||vibration absorber
Tilgungsplan|fin|Rückzahlungsplan|redemption schedule
Tilgungsrate|fin|Rückzahlungsrate|redemption instalment
Tillit|min||tillite
Tilsiter|cook||Tilsit cheese
Timbre|mus|Klangfarbe|tone colour
Tindola|bot|Scharlachranke|ivy gourd
Tinea||Hautkrankheit (Pilzerkrankung der Haut)|ringworm
Ting|hist|Volksversammlung der Germanen|thing
Tinkal||Mineral (Natriumborat)|
Tinktur|||tincture
Tinnef|ugs|Unsinn, Blödsinn; Kram|rubbish
Tinnitus|med|Ohrenklingen|ringing in the ears
Tipi||Zelt|
Tippelbruder||Penner|down-and-out
Tippelei||Walz, Wanderschaft|
Tippo|ugs|Schreibfehler|
Tippse|ugs||typist
Tirade|||sweeping attack
Tiret|alt||bullet
Tischfußball||Kicker|table football
Tischset|cook||place mat
Titanit|min||titanite
Titelei|print|Vorspann|title pages
Titelmusik|mus|Filmmusik|film music
Titelrolle||Hauptrolle|title role
Titelsequenz||Vorspann|opening credits
Titelzeile||Schlagzeile|head line
Titer|biol|Konzentration, bei der eine Lösung noch Wirksamkeit entfaltet|titre
Tithon|geol||Tithonian
Titin|chem||connectin
Tixo|a||sellotape
Tizian|||Titian
Tmesis|ling|syntaktische Aufspaltung eines Kompositums|tmesis
Tobsucht|||raving madness
Tochterfirma|econ|Tochtergesellschaft|subsidiary company
Tocopherol||Vitamin|tocopherol, vitamin E
Toddy||Getränk|
Todesart|||way to die
Todesdatum||Todestag|date of death
Todeslager||Vernichtungslager|death camp
Todesrate|med|Zahl der Todesfälle|case death rate
Todfeind||Erzfeind|deadly enemy
Todsünde|||mortal sin
Toffee|cook||cream toffee
Tofu||Quark aus Sojabohnen|tofu
Toga|hist|Gewand der Römer|toga
Togoer|||Togolese
Tohuwabohu||Chaos|bedlam
Tokologie||Geburtshilfe|
Tola||indisches Gewicht|tola
Tollerei|ugs||gambol
Tollheit|||rabidity
Tollwut|med||rabies
Toluol|||toluene
Tomatensauce|cook|Ketchup|ketchup
Tombak||Legierung|tombac
Tombola|||raffle
Tomtom|mus||tom-tom
Tonalit|geol||tonalite
Tonarm|||tone arm
Tonaufnahme||Aufzeichnung|sound recording
Tonbad|||toning bath
Tonboden|geol||argillaceous sand ground
Tondichter||Komponist|composer
Tonerde|min||alumina
Tonfa|||police tonfa
Tonfalle|techn||sound trap
Tonfilm|||sound film
Tonfolge|mus||note sequence
Tongaer|||Tongan
Tongefäß|||earthenware vessel
Tongrube|||clay pit
Tonhöhe|mus||note pitch
Tonika|mus|erste Stufe einer Tonart|keynote
Tonikum|med|Stärkungsmittel|tonic
Tonkopf|||audio head
Tonkrug|||clay jug
Tonkunst||Musik|musical art
Tonkünstler|mus|Musiker, Musikerin|musician
Tonlage|mus||note pitch
Tonleiter||Skala|scale
Tonmasse|||clay body
Tonprobe|||sound check
Tonqualität||Klang|tone
Tonraum|mus|Umfang|compass
Tonsatz|mus||part writing
Tonschöpfer|geh|Komponist|composer
Tonsetzer||Komponist|composer
Tonsilbe|||tone syllable
Tonsillitis||Entzündung|tonsillar inflammation
Tonspur|hist|Tonstreifen|soundtrack
Tonstufe|mus|Tonleiterstufe|degree of the scale
Tonstärke||Lautstärke|level of sound
Tonsur|||tonsure
Tontafel|hist||clay tablet
Tontaube|||clay pigeon
Tontopf|||crock
Tonus||Spannung|tone
Tonware||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Tonwelle|||capstan
Tooltip||Tipp, Hinweis|
Topas|min||topaz
Topfzeit|chem|Verarbeitungszeitraum|pot life
Tophus|med|Gichtknoten|chalkstone
Topinambur|bot|Erdsonnenblume|wild sunflower
Toplader|||top-loader
Topograf|||topographer
Topografie||Topographie|topography
Topologie|math|Geometrie der Lage|topology
Topp|naut|Plattform an den Masten eines Segelschiffs|top
Tora|relig|die fünf Bücher Mose|Torah
Torbogen|constr||arch
Tordalk|orn||razorbill
Torero|||bullfighter
Torf||brennbarer Moorboden|peat
Torfmoor|||peatland
Torfmull|||peat dust
Torfolge|||order of goals
Torfrau|sport|Torwart, Torhüter|goal keeper
Torgeld|hist|Pfortengeld|town gate fee
Torhaus|||gatehouse
Torheit||Dummheit|foolishness
Tori||Tor am Eingang eines Schreins|torii
Torlatte|||cross bar
Torlauf||Slalom|slalom
Torlinie|sport||goal line
Tormann||Torwart, Torhüter|goal keeper
Torpor|zool|Hungerstarre|hypothermia
Torques|hist||torc
Torr|phys|Maßeinheit für Flüssigkeitsdruck|torr
Torraum|sport||6-yard-box
Torsion|phys|Verdrehen|twist
Torso||Rumpf|trunk
Torstange|sport,a|Pfosten|goalpost
Tort|alt|Unrecht|tort
Torwache|mil||gate guard
Torweg|constr|Durchgang durch ein Tor|archway
Torwette|sport||score bet
Torwächter||Pförtner|gatekeeper
Tory|pol|englischer Konservativer|Tory
Tosbecken||unterhalb eines Querbauwerks in einem Fließgewässer|stilling basin
Totalausfall||Fehlanzeige|dead loss
Toteisloch|geol|Soll|kettle hole
Totenbahre||Gerät|bier
Totenmesse||Requiem|Requiem Mass
Totenschädel||Totenkopf|skull
Totenstadt|hist|Begräbnisstätte|burial ground
Totholz|bot|abgestorbenes Holz|dead wood
Totlast|||dead load
Totpunkt|phys||dead center
Totraum|techn||clearance volume
Totschläger|mil|Keule|cosh
Totzeit||Laufzeit|idle time
Touchpad|comp||touch pad
Toupet|||toupee
Tourelle|constr|Erkertürmchen|turret
Tourenzahl|auto|Drehzahl|engine speed
Tournai|geol||Tournaisian
Tourplan|transp|Route|itinerary
Township||Stadtviertel oder Kleinstadt mit überwiegend farbiger Bevölkerung in Südafrika|township
Toxikum||Gift|
Toxin||Gift|natural poison
Toxizität|biol|giftige Wirkung|poisonous effect
Toxämie|med|Blutvergiftung|blood poisoning
Trabant||Mond, Satellit|natural satellite
Traber|||trotter
Tracer|chem|Indikator, Fühler|tracer
Trachea|anat||windpipe
Trachee|anat|Atmungsorgan der Insekten|spiracle
Tracheitis||Entzündung|
Tracheostoma|med|operativ angelegte Öffnung zur Luftröhre|tracheostomy
Tracheotomie|med|Luftröhrenschnitt|tracheotomy
Trachom||Entzündung (ägyptische Augenkrankheit)|trachoma
Trachyt|geol||trachyte
Tractus|anat|Bahn des Nervensystems|tract
Trafik|a||tobacco shop
Trafo|electr,ugs||transformer
Trafohaus|electr,ugs|Transformatorenhaus|transformer house
Trafostation|electr,ugs|Transformatorenstation|substation
Tragant|bot||milk-vetches
Tragbahre|ugs|Gerät|stretcher
Tragbalken||Träger|girder
Tragblatt|bot|Knospendeckblatt|bract
Tragerl|sport,a|Packung, Debakel|crushing defeat
Tragesel|||pack-mule
Tragetasche||Sack, Tüte|carrier bag
Tragetüte||Tasche, Sack|carrier bag
Tragezeit|zool|Trächtigkeitsdauer|gestation period
Tragfläche||Flügel|wing
Traggas|phys||buoyant gas
Tragiker|lit|Tragödiendichter|tragic poet
Tragkraft|techn|Belastbarkeit|loading capacity
Traglast|techn||working load
Tragrad|||carrying wheel
Tragriemen||Gurt|carrying strap
Tragring|||bearer ring
Tragseil|||catenary
Tragtasche|a|Sack, Tüte|carrier bag
Tragtier|agr||beast of burden
Tragtüte||Tasche, Sack|carrier bag
Tragwerk|constr|Stützkonstruktion|supporting structure
Traiteur|ch||deli counter
Trajekt|naut|Fährschiff für Fahrzeuge|traject
Traktat||Abhandlung|treatise
Traktion|||traction
Traktur|mus||tracker action
Trambahn||Straßenbahn, Stadtbahn|tram
Trampelpfad||Weg, Steg|dirt path
Trampeltier||Säugetier (Kamel)|wild Bactrian camel
Tramper||Anhalter|hitchhiker
Tramway|a|Straßenbahn, Stadtbahn|tram
Tran||Öl von Walen und Fischen|train oil
Tranche|cook|dicke Scheibe, z. B. von Fisch|tranche
Tranquilizer||Medikament (Beruhigungsmittel)|sedative
Transept|constr||cross aisle
Transmission|phys|Durchgang von Strahlen durch ein Medium|transmission
Transputer|comp|eine Art Parallelrechner|tansputer
Trantüte|||slowcoach
Trapez|math||trapezium
Trapper|||fur trapper
Trara|ugs|Aufsehen, Wirbel|éclat
Trassant|fin|Aussteller eines gezogenen Wechsels|drawer
Trassat|fin||drawee
Trassee|ch|Bahn, Fahrbahn|
Trassierung||Ziehung|drawing
Tratsch||Operation (Klatsch, Gerede)|gossip
Tratsche|||gossip
Tratte|fin|gezogener Wechsel ohne Akzept|draft
Trauerfall||Todesfall|death
Traufe|constr|Dachvorsprung|eaves
Traufel|constr|Mörtelkelle|trowel
Trauminet|ugs|Feigling|coward
Traumpass|sport|gelungener Schuss|strike
Trauring|||wedding ring
Traverse||Schwelle|sill
Trawler||Boot (Schleppnetzfischer)|
Trax|ch|Schaufelbagger|excavator
Treber|agr|Rückstände beim Keltern von Weintrauben|rape
Treck||Zug|train
Trecker||Fahrzeug (Traktor, Schlepper)|tractor
Treibarbeit|techn|Isolierung von Edelmetallen|refining by cupellation
Treibeis|||drift ice
Treibgas|auto||power gas
Treibgut|||floating material
Treibhaus||Bauwerk (Gewächshaus, Glashaus)|hot greenhouse
Treibmittel|mil|Explosivstoff zum Antreiben von Geschossen|propellant
Treibrad|techn||drive wheel
Treibsel|envir||floating debris
Treidler|hist||barge hauler
Treische|ch|Fisch|
Trekking||Sportart|
Trema|ling|Umlautzeichen|diaeresis
Tremolit|min||tremolite
Tremolo|mus||quaver
Tremor|med|Zittern|trembling movements
Trenchcoat|textil|sportlicher Mantel mit Gürtel und Applikationen|trench coat
Trendsetter||Vorreiter|bellwether
Trenner|electr,ugs|Trennschalter|disconnect switch
Trennhexe|ugs|Werkzeug (Trennschleifer)|
Trennlinie||Grenze|dividing line
Trenntrafo||Kurzform für Trenntransformator|isolation transformer
Trennwand|constr|nichttragende Innenwand|partition wall
Trense||Gebiss|snaffle bit
Trepanation|med|Aufbohren des Schädels mit einem Trepan|trepanation
Treppenflur|constr,ch|Treppenhaus|staircase
Tresse|||stripe
Trester|agr|Rückstände beim Keltern von Weintrauben|rape
Tretanlasser||Kickstarter|kickstarter
Tretauto|||pedal car
Tretboot|a||pedal boat
Treter|ugs|Kleidung|
Tretmine|mil||pressure mine
Tretmühle||Laufband|treadwheel
Tretrad|techn||treadwheel
Tretroller||Fahrzeug|push scooter
Tretwerk|techn||treadmill
Treuebruch|pol,geh|Verrat|betrayal
Treueeid|pol,geh||oath of allegiance
Triac|electr||triode A.C. switch
Triade|||triad
Triage|med|Erstbegutachtung|triage
Triangel|mus||triangle
Tribologie|phys|Verschleißforschung|tribology
Tribometer|techn|Reibungsmessgerät|friction measuring instrument
Tribun|hist||tribune
Tribus|bot|Gattungsgruppe|tribe
Triceratops|zool|Dinosaurier mit drei Hörnern|triceratops
Trichine|zool||trichina
Trickbetrug||Schwindel|imposture
Trickser||Gauner|fiddler
Trickserei||Schwindel|bamboozlement
Tricot|sport,ch|Trikot, Dress|sports kit
Tridymit|min||tridymite
Triebkopf|transp|vorderer Antriebsteil eines Zugs|power car
Triebkraft||Motor|driving force
Triebrad|||driving gear
Triebwagen|transp|einzelner, selbstfahrender Wagen, der Fahrgäste oder Fracht befördert|motor train unit
Triebzug|||motorized train
Triel|orn||stone curlew
Triell||Duell mit drei Kämpfern|truel
Triere|naut|Dreiruderer|trireme
Trifle|cook|ein Dessert|trifle
Trift|aviat|Versetzung|drift
Trigon||Dreieck|
Trigramm|comp||three-digit group
Trikolon|ling||tricolon
Trilby||Herrenhut aus Filz|trilby
Triller|mus||trill
Trillion|||quintillion
Trimaran||Boot|
Trimenon||Quartal|
Trimm|aviat|Gleichgewichtslage|trim
Trimmung|aviat|Gleichgewichtsausrichtung|trim
Trimurti|relig|göttliche Dreifaltigkeit des Hinduismus|trimurti
Trinitas||Dreifaltigkeit|
Trinität||Dreifaltigkeit|Trinity
Trinkbecher|geh|Kelch|chalice
Trinkhalle||Kiosk, Stand|food kiosk
Trinkspruch||Toast|toast
Triole|mus||triplet
Tripel|||triplet
Triplett|biol||triplet
Triplik|jur||surrejoinder
Tripper|ugs|Krankheit|gonorrhoea
Triptik|||triptyque
Triptyk|||triptyque
Triqueta|constr|Figur aus drei verbundenen Kreisbögen|triquetra
Triquetra|constr|Figur aus drei verbundenen Kreisbögen|triquetra
Triquetta|constr|Figur aus drei verbundenen Kreisbögen|triquetra
Trireme|naut|Dreiruderer|trireme
Trische|ch|Fisch|
Triskel|art|Dreierwirbel|triskele
Triskele|art|Dreierwirbel|triskelion
Trismus|med||lockjaw
Trisomie|med|abweichende Dreifachchromosomen in den Körperzellen|trisomy
Triste|agr,by||rickstand
Tristesse||Melancholie|melancholy
Trittbrett||Stufe|step
Trizeps|anat||triceps
Trochäus|ling||trochee
Trockenofen||Trockner|kiln
Troddel|||pompom
Troer||Trojaner|Trojan
Trog||Becken|basin
Troier|textil|Seemannspullover|half-zip jumper
Troika|pol|Dreigespann|troika
Troilit|min||troilite
Trolleybus||Fahrzeug (Oberleitungsbus)|trolley bus
Trombe||Wind (Wasserhose)|waterspout
Trommelfeuer||Hagel|barrage
Trommler|mus||drummer
Trompe|constr||squinch
Tropenfieber|med|Malaria|malaria
Tropismus|med|Wirkungsaffinität von Hormonen bzw. Medikamenten zu bestimmten Organen|tropism
Troposphäre|phys|unterste Schicht der Erdatmosphäre|troposphere
Tropus|||trope
Trosse||Seil|cable
Trott||Alltag; Trab|routine
Trotti|auto,ch||push scooter
Trottinett|ch|Fahrzeug|push scooter
Trottoir|auto,sued|neben der Fahrbahn|pavement
Trotzburg|hist|Belagerungsburg|counter-castle
Troyer|textil|Seemannspullover|half-zip jumper
Trub|agr|Bodensatz|lees
Truffe|cook,ch|Schokoladetrüffel|chocolate truffle
Trugbild||Illusion, Täuschung; Phantom|illusion
Trugschluss||Missverständnis, Irrtum|misapprehension
Trum|min||compartment
Trumm|||whopper
Trumpfkarte|pol|Druckmittel|bargaining chip
Trunkenbold|ugs|Trinker|drunkard
Trunkierung|math|Abbruch der Ziffernfolge|truncation
Trunksucht||Alkoholismus|alcoholophilia
Truppenküche|mil|Speisesaal|dining facility
Truppenschau||Parade|military review
Truppenteil|mil|Einheit|body of troops
Truppenübung|mil|Manöver|manoeuvre
Trute|cook,ch||turkey
Truthahn|orn||turkey cock
Truthuhn|orn||common turkey
Trutzburg|hist|Belagerungsburg|counter-castle
Trägerkleid|textil|ärmelloses Kleid|pinafore dress
Tränke|ugs|Gaststätte, Lokal|watering place
Tränkung|||imbibition
Trödel|ugs|Flohmarkt|jumble
Trödelei|||dawdling
Trödelmarkt||Flohmarkt|flea market
Trödler||Händler mit billiger Ware|junk dealer
Trölerei|jur,ch|Verfahrensverschleppung|delay in the proceedings
Tröster|geh||comforter
Tröstung||Trost, Zuspruch|consolation
Tröte|ugs|Horn, Sirene|horn
Trübheit|chem||turbidity
Trübsal|||grief
Trübsinn||Traurigkeit|gloom
Trübung||Schleier, Dunst|haze
Trüffel|myc||truffles
Trüsche||Fisch|burbot
Tsatsiki|cook|Joghurtsauce mit Gurke|tzatziki sauce
Tschador|textil|Kopf- und Körperüberwurf für islam. Frauen|chador
Tschako|||shako
Tscheche|||Czech
Tschick|a|Kippe|stub
Tschoch|a||drudgery
Tschusch|ugs|Ausländer, Migrant|
Tuareg|||Tuareg people
Tuba|mus|tiefes Blechblasinstrument|tuba
Tuberkel|med||nodule
Tubo|mus||chocolo
Tubulus|med|Schlauch|tubule
Tubus|med||intubation tube
Tucannuss|bot|Brasilkastanie|Brazil nut
Tuchent|textil,a||duvet
Tucuxi|zool||Sotalia
Tudorbogen|constr|Spitzbogen aus vier Kreisbögen|Tudor
Tuff|geol|Süßwasserkalk|calcareous tufa
Tufting|textil|Nähtechnik zur Herstellung dreidimensionaler Gewebe|tufting
Tugendbold||Biedermann|prig
Tukan|astron||Tucana
Tularämie||Infektionskrankheit|
Tulpe||Blume|tulip
Tulu|agr|Kreuzung zwischen Trampeltier und Dromedar|tulu
Tumbheit||Naivität|
Tumbler|ch|Trockner|
Tummler|||glassbowl
Tumulus|hist|Hügel|burial mound
Tundra|bot|Kältesteppe|tundra
Tunell|ugs|Tunnel|
Tuner|telco|Empfangsteil einer größeren Anlage ohne Verstärker|tuner
Tunesier|||Tunisian
Tunfisch||Thunfisch|tuna
Tunika|textil||tunic
Tunke||Sauce, Soße|dip
Tunte|ugs||sissy
Tunwort|ling|Ausdruck für Grundschüler|action word
Tupel|math||tuple
Tupfer|techn|Kaltstarthilfe am Vergaser|tickler
Tupi||Indianervolk in Brasilien; seine Sprache|Tupi
Turbinenrad|techn|Turbinenlaufrad|turbine impeller
Turbofan||Maschine (Mantelstromtriebwerk)|
Turbojet|aviat||turbo-jet engine
Turbulenz||Unruhe|turbulence
Turf|sport|Pferderennbahn|turf
Turgeszenz|med|Schwellung|swelling-up
Turgor|bot||turgor pressure
Turibulum|relig|Weihrauchfass|thurible
Turkmene|||Turkmen
Turmhelm|constr||spire
Turmknauf||Schmuck|
Turmuhr|||tower clock
Turnanzug|textil|Gymnastikanzug|leotard
Turnfest|||gymnastic sporting event
Turnhemd|textil|Trikotoberteil|singlet
Turnhose|sport||gym trousers
Turnlehrer|school|Sportlehrer|gym teacher
Turnus|||regular cycle
Turon|geol||Turonian
Tusch|mus||flourish
Tusche|||drawing ink
Tute|ugs|Hupe|horn
Tutor|stud||university tutor
Tutorium|stud|Betreuungstreffen|tutorial session
Tutu||Ballettröckchen|tutu
Tuwiner|||Tuvans
Tuwort|ugs|Verb|
Twen||junger Mensch zwischen zwanzig und dreißig|twentysomething
Twi||Sprache in Ghana|Twi
Twiete|ugs|Gasse, Weg|
Twinset|textil|gleichfarbiges Paar aus Strickjacke und Pullover aus demselben Material|twin set
Tyche||Schicksal, Zufall|tyche
Tympanon|constr|Zierrelief über einem Portal|tympanum
Tympanum|constr|Zierrelief über einem Portal|tympanum
Typenrad|comp||printwheel
Typenschild|auto|Bezeichnungsschild|identification plate
Typisierung||Festlegen auf eine bestimmte Rolle|typecasting
Typo|ugs|Tippfehler|typo
Typograf|||typographer
Typographie|print|typografische Gestaltung|typography
Typusart|bot||type species
Tyrannis||Terror, Diktatur|
Täfelchen|cook|Taler, Blättchen|thins
Täfelung|||panel
Täfer|constr,ch|Tafelwerk|panel-work
Täferung|constr,ch||panel-work
Täschchen||Tasche, Beutel|pouch
Täterschaft|jur|Schuld|guilt
Tätertyp|||type of offender
Tätigwerden||Handeln, Vorgehen|action
Tätowierung||Tattoo|tattoo
Täubchen|orn||squab
Täuber||Tauber|cock pigeon
Täuberich||Tauber|cock pigeon
Täufling|relig|Taufpatenkind|godchild
Täuscher|||hoaxer
Töchterchen|ugs|Tochter|little daughter
Töff|ugs|Motorrad|motorcycle
Töffli|auto,ch|Mofa|autocycle
Tölpel||Dummkopf|booby
Tölpelei|||clumsiness
Tönung||Ton, Schimmer|hue
Töpfchen||Topf|potty
Töpferei|||pottery craft
Töpferware||Keramik|pottery articles
Törchen|||wicket
Törin|||foolish woman
Törn|naut|Segeltour|sailing cruise
Törtchen|cook||tartlet
Töwe|zool||tiglon
Tücke||Operation (Hinterlist)|perniciousness
Tüftelei|||fiddly job
Tüftler|||puzzle freak
Tüll|||tulle
Tülle||Schnabel|spout
Tümmler|zool||dolphins
Tümpel||Teich|pool
Tünche|constr||lime paint
Tüncher|reg|Maler|house painter
Tüpfel|||tiny dot
Türangel|constr|Türscharnier|door hinge
Türband|constr|Türscharnier|door hinge
Türblatt|||door leaf
Türflügel||Blatt|leaf
Türfutter|constr|Türeinfassung|door case
Türglocke||Klingel, Schelle|doorbell
Türgriff||Klinke|door handle
Türklingel||Schelle|doorbell
Türknauf|||door-knob
Türknopf|||doorknob
Türkranz|||door wreath
Türmatte|||doormat
Türmer|hist|Turmwächter|tower watchman
Türrahmen|constr|Türeinfassung|door case
Türspalt|||crack of the door
Türspion|||spyhole
Türstaffel|constr,a|Schwelle|door saddle
Türstock|constr|Türeinfassung|door case
Türsturz|constr||door lintel
Türzarge|constr|Türeinfassung|door case
Tütchen||Päckchen|sachet
Udmurte|||Udmurt
Udon||dicke japanische Nudeln|udon
Uferdamm||Deich, Eindämmung|flood embankment
Uferland|||riverside land
Uferzone|||riparian zone
Ufologie|||ufology
Ugander|||Ugandan
Ugrisch|ling||Ugric
Uhrband|||watchstrap
Uhrfeder|||watch spring
Uhrglas|||watch glass
Uhrkette|||watch chain
Uhrturm|constr||clock tower
Uhu|zool|größte Eule|eagle owl
Ukas||Erlass des Zaren|ukase
Ukelei||Fisch (Laube)|common bleak
Ulan|hist|Reiter mit Lanze|uhlan
Ulk||Streich|practical joke
Ulknudel||Komiker|card
Ulkus|med||ulcer
Ulme|bot|Laubbaum|elm
Ultimo|||last of the month
Ulzeration|med|Geschwürbildung|ulceration
Umarbeitung||Änderung|alteration
Umbesetzung||Umstellung|shuffle
Umbildung||Umgestaltung|transmutation
Umbra|astron|Kernschatten|umbra
Umdrehung||Rotation, Umlauf|rotation
Umdruck|textil|Transferdruck|transfer printing
Umfahrung||Umgehung|bypassing
Umfassung||Gehäuse|enclosure
Umformer|techn||power converter
Umfriedung||Gehege|enclosure
Umgrenzung||Grenze|perimeter
Umhüllung||Hülle|case
Umiak||Boot der Inuit|umiak
Umkehrpunkt||Wende, Wendepunkt|return point
Umklammerung||Dominanz|thrall
Umkleideraum||Garderobe|dressing room
Umkreisung||Umlauf|circumnavigation
Umkugel|math||circumscribed sphere
Umladung|phys|Ionenaustausch beim Durchgang durch Materie|umladung
Umlagerung||Umverteilung|redistribution
Umlaut|ling||mutation
Umlegung|||apportionment
Umluft|techn||recirculating air
Umma|relig|Gemeinschaft aller Muslime|ummah
Umpolung||Umkehrung|polarity reversal
Umrandung||Begrenzung, Saum|bordering
Umraum|envir||ambient space
Umrisslinie||Profil, Silhouette|outline
Umschalter|electr|Drehrichtungsschalter|change-over switch
Umschaltung||Umstellung|change-over
Umschau|||survey
Umschichtung||Verlagerung|restructuring
Umschrift|ling|Übertragung aus einer Schrift in eine andere|transcription
Umschwung||Wende, Umschlag; Umbruch|turnaround
Umsetzer|||converter
Umsicht||Bedacht|deliberation
Umspannwerk|electr|Transformatorenstation|substation
Umsteuerung|techn|Umkehrmechanismus|reversing gear
Umströmung|electr|elektrische Durchflutung|current linkage
Umstürzler||Revolutionär, Rebell|
Umtausch|econ|Austausch|exchange
Umtrieb||Aktivität|activity
Umtrunk|||drink
Umweltkunde|envir|Ökologie|ecology
Umwerter|telco||translator
Umwertung|telco|Umwandlung der Wähldaten|translation
Umwälzpumpe|techn|Zirkulationspumpe|circulation pump
Umwälzung||Revolution; Umlauf|revolution
Umzäunung||Zaun|perimeter fence
Umänderung||Veränderung|alteration
Unart|||bad habit
Unau|zool|Zweifingerfaultier|two-toed sloth
Unbilden|||rigours
Unbill|geh|Übel|iniquity
Undank|||ingratitude
Unebenheit||Vertiefung|wrinkle
Unehre||Schande, Schmach|dishonour
Unfallklinik|med|Unfallkrankenhaus|A&E hospital
Unfallwagen|ugs|Krankenwagen, Rettungswagen|ambulance
Unflat|geh|Dreck, Schmutz|dirt
Unfreier|||thrall
Unfriede|||discord
Unfrieden||Unruhe|unrest
Ungebühr|||impropriety
Ungemach|||adversity
Ungestüm||Wucht, Schwung|vehemence
Ungetüm||Monster, Ungeheuer|monster
Ungewitter|sued|Unwetter|
Unglaube||Zweifel|disbelief
Unglücksort||Unfallort|place of accident
Ungunst|||disfavour
Ungültigkeit|jur|mangelnde Rechtskraft|inoperativeness
Unhold||Übeltäter|ogre
Unicast|telco|Verbindung mit einem Ziel|unicast
Unigelände||Campus|campus
Uniklinikum||Universitätsklinik, Universitätsklinikum|university hospital
Unikum|ugs||real character
Uniprofessor|stud,ugs|Universitätslehrkraft|academic
Unittest|comp||unit test
Unität||Einheit, Geschlossenheit|
Unke|zool|kleiner Froschlurch|fire-bellied toad
Unkenruf|||prophecy of doom
Unklarheit||Verwirrung|confusion
Unkosten||Aufwand|expenses
Unkultur||Barbarei|
Unkundiger||Ignorant|
Unlogik|||illogicalness
Unlust|||dullness
Unmasse||Vielzahl, Menge|vast quantity
Unmaß||Zuviel|overkill
Unmenge||Anzahl, Vielzahl|vast number
Unmensch|||fiend
Unmoral|||immorality
Unrast||Hektik|
Unrat||Dreck, Müll|garbage
Unreife|||immaturity
Unruh|||balance
Unrund|techn||oval flange
Unsegen||Fluch, Unheil|
Unsitte|||bad habit
Unstern|||unlucky star
Unstetigkeit||Unterbrechung; Unsicherheit|discontinuity
Unsumme|||enormous amount
Untat||Verbrechen, Straftat|crime
Unterart|biol||variety
Unterbauch|anat|Unterleib|lower abdomen
Unterbegriff|ling|untergeordneter Begriff|specific term
Unterbett|textil|Matratzenauflage|feather bed
Unterboden|agr|Untergrund|undersoil
Unterdach|ugs|Dachboden|attic
Untergebene||Untergeordnete|underling
Untergebener||Untergeordnete|underling
Unterhalter||Entertainer|holiday entertainer
Unterhöschen|textil|Slip|knickers
Unterjochung||Unterwerfung|subjection
Unterlauf|comp|Bereichsunterschreitung|arithmetic underflow
Unterpfand|jur|bewegliche Sache, die der Eigentümer als Sicherstellung übergibt|pledge
Unterprima|school,alt|vorletztes Jahr des Gymnasiums|lower sixth
Unterredung||Gespräch, Austausch|talk
Untersagung||Verbot|prohibition
Untersucher||Prüfer|examiner
Untertagebau|min|Tiefbau|underground mining
Unterteil|mach|Unterbau|substructure
Unterweisung||Unterricht|instruction
Unterzug|constr||girder
Untiefe|||shoal
Untier||Monster, Ungeheuer|monster
Untoter||Zombie|
Untugend||Laster|vice
Unvernunft||Dummheit|foolishness
Unverstand||Dummheit|foolishness
Unwille||Zorn, Groll|odium
Unwillen|||displeasure
Unwissender||Laie|dilettante
Unwort|ling||bad word
Unwucht|||unbalance
Unzahl||Anzahl, Heer|immense number
Unze||altes Gewicht, knapp dreißig Gramm|ounce
Unziale|print|vergrößerter Anfangsbuchstabe als Kapitalanfang|initial letter
Upperclass||Establishment, Oberklasse|
Uptime||Verfügbarkeit|
Ur|zool|ausgestorbenes Wildrind|aurochs
Urahn||Vorläufer, Ahne|remote ancestor
Urahne|||remote ancestor
Uraninit|min||uraninite
Urat|chem|Salz der Harnsäure|urate
Urbanistik||Stadtplanung|urbanism
Urbild||Prototyp|prefiguration
Urdu||Sprache in Pakistan und Indien|Urdu
Urea|chem|Harnstoff|urea
Ureter|anat|Harnleiter|urinary duct
Urethan|chem||urethane
Urethritis||Entzündung|urethral inflammation
Urfassung||Original|original version
Urform||Prototyp|prototype
Urgenz|fin,a|Mahnung|reminder notification
Urgeschichte||Vorgeschichte|prehistory
Urgestalt||Prototyp|
Urgewalt|||elemental force
Urintest|med||urine test
Urkirche|relig||early Church
Urkraft|||elementary power
Urmeer|||primordial ocean
Urmensch|||prehistoric man
Urnengang||Wahl, Wahlgang|ballot
Uroboros|||ouroboros
Urologe|med||urologist
Urologie|med||urology
Uroma|||great-grandmother
Uropa|ugs|Urgroßvater|great-grandfather
Urquell|geh|Quelle, Ursprung|source
Urschrei|psych||primal scream
Urschrift||Original|original
Ursprungsort||Ausgangspunkt|place of origin
Urstand|relig||original state
Urstoff|||primary matter
Ursuppe|biol||primordial soup
Urtext||Original|original text
Urtierchen|zool|tierischer Einzeller|protozoon
Urviech|||real character
Urvieh|ugs|Freak|
Urvogel|||archaeopteryx
Urvolk|||original people
Urzeit|||primitive times
Urämie|med|Harnvergiftung|uremia
Usance||Sitte|practice
Usanz|ch|Sitte|practice
Usbeke|||Uzbek
Usus||Sitte|
Ut|mus|alter Name des Tones C|ut
Utensil|||piece of equipment
Utilität|geh|Nutzen|
Utopist|||Utopian
Utrum|ling|gemeinsames Genus für Maskulinum und Femininum|common gender
Uveitis||Entzündung|
Uwarowit|min||uvarovite
Uzi|mil|israelische Maschinenpistole|Uzi
Vademecum|a|Handbuch|companion
Vademekum||Ratgeber, Handbuch|
Vagilität|envir|Ausbreitungsfähigkeit|vagility
Vagotonie||Krankheit (Parasympathikotonie)|vagotonia
Vakanz||Job, Stelle|unoccupied position
Vakuole|biol|Zellhohlraum|cell vacuole
Vakzination||Impfung|
Vakzine||Medikament (Impfstoff)|vaccine
Valenz||Wertigkeit|valence
Validation||Überprüfung, Beurteilung|
Validität||Gültigkeit|validity
Valin|chem||Valine
Valuta||Währung|foreign currencies
Vamp||verführerische und berechnende Frau|femme fatale
Vandale|||vandal
Varia|ch|Sonstiges|Miscellaneous
Variabilität|stat|zahlenmäßige Veränderung einer Größe|scatter
Varikose||Krankheit|varicosis
Varikosis||Krankheit|
Variola||Infektionskrankheit|smallpox
Variometer||Messgerät|vertical speed indicator
Varize|med|Krampfader|varicose vein
Varizella||Infektionskrankheit (Feuchtblattern)|chickenpox
Varizellen||Infektionskrankheit (Feuchtblattern)|
Vasall||Marionette|handmaid
Vasculitis||Entzündung|
Vasektomie||Operation|vasectomy
Vaseline|||paraffin jelly
Vatersname|ling|Namensbestandteil, der vom Namen des Vaters abgeleitet ist|patronym
Vaterstadt||Heimatstadt, Heimatort|hometown
Vati||Papa|daddy
Veda||heilige Schriften der Inder|Veda
Vedette|mil|berittene Feldwache|cavalry picket
Vedisch|ling||Vedic
Vegi|cook,ch||vegetarian
Vehemenz||Wucht|vehemence
Veigerl|bot,by|Veilchen|violet
Vektion|||vection
Veld||Grasland in Südafrika|veld
Velin|||vellum
Velo|ch|Fahrrad, Rad|bicycle
Velodrom|sport||velodrome
Velofahren|sport,ch|Radfahren|cycling
Velofahrer|ch|Radfahrer, Fahrradfahrer|bicyclist
Velours||Textilie|velour
Velouté|cook||veloute
Veloweg|ch|Radweg|cycleway
Velum|myc|Pilzhülle|fungal veil
Velvet|textil|Samt|velvet
Vene||Gefäß|vein
Venedisch||Sprache|
Venetisch||Sprache|
Venezisch||Sprache|
Venit|||venite
Venn|reg|Moor|fen
Ventilation||Lüftung|ventilation
Ventilierung|geh|Lüftung|
Venushaar|bot|Frauenhaarfarn|maidenhair fern
Verabfolgung|med,alt|Eingeben, Applikation|administration
Verarmung|med|Schwund von Substanzen im Körper|depletion
Veraschung||Verbrennung|incineration
Verbandstoff|med|Verbandsmaterial|bandaging material
Verbandszeug|med|Binde|swathe
Verbauung|min|Ausbau|wooden support
Verbeamtung||Unkündbarkeit im öffentlichen Dienst|security of tenure
Verbene|bot|Pflanzengattung der Eisenkrautgewächse|verbena
Verbform|ling||verb form
Verbinder|techn|Anschlussstück|connecting piece
Verblüffung||Erstaunen|bewilderment
Verbotsliste||Index|Index
Verbringung||Güterverkehr|air movement
Verbrämung||Verschleierung|dressing up
Verbuchung|econ|Buchen|booking
Verbum|ling|Tätigkeitswort|action word
Verdammung||Ablehnung, Zurückweisung|reprobation
Verdeck|auto|bewegliches Dach|convertible top
Verderb|alt|Untergang|ruin
Verdichter||Presse|compactor
Verdickung||Beule|bulge
Verdikt|alt|Urteil, Spruch|verdict
Verdopplung||Verstärkung von Anstrengungen usw.|redoubling
Verdrahtung||Gerät|electrical wiring
Verdrehung||Verziehen|warp
Verdruss||Ärger, Unmut|fret
Verdunkelung|astron|Finsternis|obscuration
Verdunklung|pol|Gegenteil von Aufklärung|endarkenment
Vereinsamung||Isolation, Isolierung|isolation
Vereinzelung|agr|Verziehen von Sämlingen|thinning out of seedlings
Verengung|med|Enge|narrowing
Verfehlung||Fehler|lapse
Verfeinerung||Verbesserung|improvement
Verfemung||Verbannung|ostracism
Verfertiger||Hersteller, Schöpfer|maker
Verfertigung|geh|Herstellung, Produktion|making
Verfettung|med|Adipositas|fatty infiltration
Verflechtung||Vernetzung|nexus
Verfluchung|relig|Anrufung einer höheren Macht, die Unheil bringen soll|curse
Verflüssiger|techn|Kondensator|condenser
Verformung||Ausdehnung|displacement
Verfrachtung|econ|Versenden|transporting
Verfugung|constr|Verfüllen von Fugen|pointing
Verfälschung||Verzerrung|distortion
Vergabung|jur,ch|Schenkung|donation
Vergenz|geol||vergency
Vergeudung||Verschwendung|squandering
Vergnügung||Unterhaltung|amusement
Verguss|constr||socketing
Verhafteter||Häftling, Gefangener|
Verhalt|med|Zurückhalten|retention
Verhaltung|med|Zurückhalten|retention
Verhandler||Unterhändler|negotiator
Verhau|ugs|Unordnung|mess
Verheerung||Verwüstung|ravage
Verheiratung||Hochzeit, Trauung|arranging a marriage
Verhieb|min|Bergwerksbetrieb|mining
Verhärtung|med|Sklerose|sclerosis
Verhöhnung||Hohn|derision
Verhörer|||mondegreen
Verhüllung||Abdeckung|covering
Verhüterli|ugs|Kondom|condom
Verifikation||Überprüfung|verification
Verirrung||Abweichung|aberrance
Verkalkung|med,ugs|Sklerose|sclerosis
Verkaufsbüro|econ|Verkaufsniederlassung|sales branch
Verkehrsweg||Trasse|traffic route
Verkehrswert|econ|Marktwert|current market value
Verkehrung||Umkehr|reversal
Verkennung||Missverständnis|misunderstanding
Verkettung||Vernetzung, Zusammenhang|linking
Verkippung|envir|Einbringen|dumping
Verklausung|envir|Verstopfung eines Gerinnes|clogging of stream channel
Verklemmung|comp|gegenseitiges Blockieren von Prozessen|deadly embrace
Verknotung|naut|unerwünschter schlingenförmiger Knoten in einem Seil, Draht usw.|kink
Verkrustung|envir|Kruste|crust
Verkrümmung||Verzerrung|distortion
Verköstigung||Essen|meals
Verkühlung|ugs|Erkältung|common cold
Verlad|transp,ch||loading
Verlader|||shipping agent
Verleiher||Vermieter|hirer
Verleumder|jur,a|Urheber der falschen Verdächtigung|calumniator
Verlies||Kerker|dungeon
Verlockung||Versuchung, Anfechtung|temptation
Verlöbnis||Verlobung|engagement
Vermarkung||Stabilisierung|
Vermengung||Vermischung|mixing
Vermummung||Verkleidung|facial disguise
Vermählung||Heirat, Hochzeit|marrying
Vernebelung||Verschleierung|obfuscation
Verneigung||Verbeugung|bow
Verneinung||Absage, Ablehnung|rejection
Vernichter|lit|Zerstörer|desolator
Verpflanzung||Transplantation|grafting
Verpfändung||Pfand|mortgage
Verputz|constr||cast
Verpächter||Vermieter|lessor
Verquickung||Vernetzung|nexus
Verrechnung|econ|Abrechnung|billing
Verrentung|ch|Pensionierung|retirement
Verriegelung||Verschluss|locking
Verriss||schlechte Kritik in einem Massenmedium|scathing critique
Verrottung||Zerstörung, Verfall|deterioration
Verruf|||disrepute
Verrücktheit||Wahnsinn, Irrsinn|madness
Versal||Buchstabe|uppercase letter
Versatz|min||stope fill
Versatzstück|a|Kaution, Sicherheit|security
Versbau|||versification
Verschlag||Hütte; Baracke|hovel
Verschworene||Verschwörer|conspirator
Versdichtung|lit|Lyrik|verse
Verseuchung|biol|Befall|infestation
Versform|lit||verse
Versfuß|||metrical foot
Verslehre||Metrik|metrics
Versmaß|ling||metre
Verspaar|||couplet
Verspottung||Hohn|derision
Versprechung||Zusage|promise
Versteifung||Strebe, Stütze|strutting
Verstetigung|geh|Erhaltung, Fortführung|perpetuation
Verstimmung||Ärger, Groll; Unbehagen|resentment
Verstreckung|textil|Verziehen, Verzug|draft
Verstrickung||Operation|enmeshment
Verstörtheit||Verwirrung|distraction
Verstörung||Verwirrung|discombobulation
Versuchsplan|stat|Versuchsanordnung|experimental design
Vertagung||Aufschub, Verschiebung|deferral
Vertauschung||Umsetzung, Umstellung|permutation
Vertebrat||Tier|
Verteter||Befürworter, Vertreterin|advocate
Verticker|ugs|Verkäufer, Kaufmann|
Vertigo||Schwindel|dizziness
Vertilgung||Ausrottung|extermination
Vertipper|ugs|Tippfehler, Schreibfehler|typing error
Vertragsteil|jur|Vertragspartner|contracting party
Vertriebener||Asylbewerber|displaced person
Verträger|ch|Zusteller|
Vertuschung||Vorwand|fig leaf
Vertäuung|naut|Festmachen|mooring
Verum|phil|Aussage, die zwingend wahr ist|tautology
Verursachung||Auslösen|causing
Verve||Elan, Schwung; Eifer|verve
Verwahrer||Treuhänder|custodian
Verwahrraum||Zelle|
Verweilzeit|comp|Zeit innerhalb eines Programmschritts|dwell time
Verwerfung||Wandel, Änderung; Sprung|radical change
Verweser|alt|Verwalter|estate manager
Verwicklung||Auswirkung|implication
Verwindung|phys|Verdrehen|twist
Verwirkung|jur|Verfall|forfeiture
Verwischung|art|Technik in der Kunstfotografie|blurring
Verwurf|geol|Gesteinsverwerfung|rock fault
Verwünschung|relig|Anrufung einer höheren Macht, die Unheil bringen soll|curse
Verzagter||Lauer|
Verzauberung||Faszination|captivation
Verzierung||Schmuck, Dekoration|ornamentation
Verzweigung||Abzweigung|branching
Verzögerer|chem|Reaktionsbremse|retarder
Verzückung||Freude, Begeisterung|delight
Verärgerung||Groll|ill-feeling
Verübung|||perpetration
Vesikel|med|Hautbläschen|vesicle
Vestibül||Lobby, Foyer|reception lobby
Veston|hist,ch|Teil einer Kombination|jacket
Vesuvian|min||vesuvianite
Veterinär||Tierarzt|veterinary surgeon
Veto||Einspruch|veto
Vexier||Rätsel|
Viadukt||Bauwerk (Überführung)|viaduct
Viatikum||Sakrament (Sterbekommunion)|
Vibe||Stimmung|vibe
Vibrafon||Instrument|
Vibraphon||Instrument|vibraphone
Vibration|phys|mechanische Schwingung|mechanical oscillation
Vibrisse|zool||tactile hair
Vicomte|||viscount
Videoclip||Musikvideo|short video
Viech|sued|Insekt|bug
Viehdieb|||cattle stealer
Viehdung|agr||livestock wastes
Viehhaltung||Viehzucht|livestock husbandry
Viehhof|agr||stockyard
Viehhüter||Hirte|pastoralist
Viehsalz|agr||cattle lick
Vieleck|math||polygon
Vielehe|||polygamy
Vielfraß|zool||skunk bear
Vielgötterei||Religion (Glaube an viele Götter)|polytheism
Vielheit||Vielzahl, Menge|multiplicity
Viererkette|sport|Spielerformation im Rugby|four-man backfield
Vierfüßer|zool|Landwirbeltier|four-legged animal
Vierkant|math||square
Vierling|mil|zwei Kugelläufe über zwei Schrotläufen|quadruplet
Viermaster|naut|Segelschiff mit vier Masten|four-masted ship
Vierpass|art||quatrefoil
Vierrad|||four-wheel bike
Viertakt|auto||four-stroke cycle
Vierteljahr||Quartal|quarter of year
Vierung|constr|Kreuzungspunkt von Mittel- und Querschiff einer Kirche|crossing
Vietcong|hist,ugs||National Liberation Front
Vigilanz|psych|Daueraufmerksamkeit|sustained attention
Vigilität|psych|Daueraufmerksamkeit|sustained attention
Vignette|||motorway toll sticker
Viktimologie||Wissenschaft|victimology
Viktualien|alt|Kost, Verpflegung|victuals
Vikunja|zool||vicugna
Vina|mus|indische Laute|veena
Vinaigrette||Soße (Dressing)|
Vinothek|||enoteca
Viole||Instrument|
Violinist||Geiger|violinist
Viper||Schlange|
Virginität||Jungfräulichkeit|maidenhead
Virilität||Männlichkeit|virility
Virologe|med|Virusspezialist|virologist
Virologie|biol|Virusforschung|virology
Virose|med||virus disease
Virostatikum||Medikament|virostatic drug
Virtuose||Talent, Genie|whizz kid
Virulenz|biol|Infektionskraft|virulence
Viruslast|med,ugs|Virusbelastung|viral burden
Virustatikum||Medikament|virostatic drug
Virusträger|biol|Virusüberträger|virus carrier
Viruzid|pharm||virucide
Virämie|med||viraemia
Visagist|||make-up artist
Visavis||Gegenüber|vis-à-vis
Viscacha|zool||plains viscacha
Viscount|||viscountess
Viskose|textil||viscose
Visus|med|Sehschärfe|visual acuity
Visé|geol||Visean
Vitiligo||Hautkrankheit (Weißfleckenkrankheit)|white leprosy
Vitrage|textil|Scheibengardine|half-curtain
Vitriolöl|alt|Schwefelsäure|vitriol acid
Vivarium|zool|Behälter zur Haltung kleinerer Tiere|vivarium
Vivat|geh||cheer
Vivianit|min||blue ochre
Viviparie|zool|Lebendgebären|viviparity
Vlachen||Volk (Wallachians)|
Vlog||Tagebuch in Videos|vlog
Vogelart|orn||species of bird
Vogelbad|||bird bath
Vogelei|||bird’s egg
Vogelkot|zool||bird droppings
Vogelruf|orn||bird call
Vogelzug|orn||bird migration
Vogtei|hist|Verwaltungsbezirk eines Landvogts|bailiwick
Voile|textil|feiner Stoff|
Vokabel|ling||vocabulary word
Vokabularium|geh|Glossar|
Vokalist||Sänger|vocalist
Vokativ|||vocative
VolXmusik||Musikrichtung (Neue Volksmusik)|
Volant|textil||flounce
Voliere||Bauwerk|aviary
Volition|psych|bewusste, willentliche Umsetzung von Zielen in Ergebnisse|volition
Volksbad|hist||municipal baths
Volkskammer|hist|Parlament der DDR|People’s Chamber
Volkskirche|relig|Jedermannskirche|big-tent Church
Volksstamm||Sippe|tribe
Volkstum|||national traditions
Volkstümelei||Nationalismus, Patriotismus|
Vollbad|||bath
Vollbier|cook||medium-gravity beer
Vollblut|zool||thoroughbred horse
Vollblüter||Pferd|thoroughbred
Vollbringung||Bewältigung|achievement
Volldepp|||total airhead
Vollei|biol||whole egg
Vollholz|||solid wood
Volllast|||full load
Vollnarkose|med|Allgemeinanästhesie|general anaesthesia
Vollspur|||standard gauge
Vollverb|ling||full verb
Vollwort|||fullword
Vollziehung||Durchführung, Vollzug; Vollstreckung|execution
Vollzugsform|jur|Strafvollzug|prison regime
Volontär||Freiwilliger; Praktikant|voluntary trainee
Volte||Trick|sleight of hand
Voltmeter|electr|Spannungsmesser|voltmeter
Voltzahl|electr||voltage figure
Volumenstrom|phys|Volumendurchfluss|volume rate of flow
Volva|myc|Scheide|volva
Vomitorium||Medikament|
Vomitus||Erbrechen|
Vopo|hist,ugs|Volkspolizist der DDR|East German policeman
Voralarm|med||blue call
Voranschlag||Ansatz, Schätzung|estimate of cost
Voransicht||Vorschau|preview
Vorausblick||Weitblick|prudence
Vorauskasse|fin|Vorausbezahlung|payment in advance
Voraussage||Prognose, Vorhersage; Prophezeiung|prediction
Vorausschau||Vorsprung, Prognose|projection
Vorband|mus||supporting band
Vorbau|constr||advancing
Vorbeben|geol||foreshock
Vorbedingung||Notwendigkeit, Voraussetzung|necessary requirement
Vorbeizug||Parade|
Vorberg|||foothill
Vorbeter||Geistlicher (Imam)|
Vorbiss|||overbite
Vorblick|||foresight
Vorblock|||bloom
Vorbote||Herold; Vorzeichen|omen
Vorbörse|fin|Wertpapierhandel vor den Börsenöffnungszeiten|pre-market dealings
Vorbühne|||proscenium
Vordach|constr||porch
Vordeck|naut||raised deck
Vorderarm||Unterarm|forearm
Vorderdarm|anat|vorderer Abschnitt des Dünndarms|foregut
Vorderfront|constr|Vorderseite|frontage
Vorderkammer|anat|vordere Augenkammer|anterior chamber
Vorderkopf|zool|Melone|melon
Vorderlauf|mil|vorderes Laufende|front leg
Vordersatz||Prämisse|premise
Vordersteven|naut|Verlängerung des Kiels nach vorne|stem bar
Vorderwagen||vorderer Teil des Fahrzeugs|front end
Vordruck||Formular|blank form
Vorerbe|jur||prior sole heir
Vorfach|sport||leader
Vorfeier|||preliminary celebration
Vorfilm|||programme picture
Vorflut|envir||drainage capability
Vorfluter|envir|Aufnahmegewässer|receiving body of water
Vorfrage|||preliminary question
Vorführdame||Model, Modell|fashion model
Vorführgerät||Maschine (Projektionsapparat)|demonstration model
Vorgabewert|comp|Werkseinstellung|set value
Vorgebirge|alt|Kap|cape
Vorgeplänkel||Vorspiel|preliminary
Vorgespräch||Einweisung|briefing
Vorgriff||Ankündigung|foreshadowing
Vorhafen|||harbour entrance
Vorhalle||Lobby, Foyer|reception lobby
Vorhalt|mil||lead
Vorhaltung||Vorwurf, Anschuldigung|allegation
Vorhand|||forehand
Vorhaus|constr,a|Flur, Hausflur|entrance hall
Vorhemd|textil||dickey
Vorhersehung||Ahnung, Vorhersage|prevision
Vorhof|||front court
Vorhut|mil||vanguard
Vorhölle|relig||limbo
Vorkasse|fin|Vorauszahlung|payment in advance
Vorkauf|||preemption
Vorkehrung||Vorsorge|
Vorkommnis||Ereignis, Vorfall|occurrence
Vorkurs|school||pre-course
Vorkämpfer||Held, Hauptfigur; Wegbereiter|protagonist
Vorladung||Aufforderung, sich an einem bestimmten Ort einzufinden|summons
Vorland|||outland
Vorlast|med||preload
Vorleger|||rug
Vorleistung|fin|Vorschusszahlung|advance payment
Vorleser|||reader
Vorliek|naut||luff
Vormacht||Überlegenheit|supremacy
Vormast|naut|vorderster Mast bei einem Segelschiff|foremast
Vormauer|anat||claustrum
Vormerkung||Reservierung; Buchung|advance reservation
Vormilch|||colostrum
Vormonat|||preceding month
Vormärz|hist||pre-March era
Vornahme||Durchführung, Abwicklung|performance
Vornehmheit||Eleganz|noblesse
Vorortzug||Regionalbahn|
Vorpiek|naut||forepeak
Vorprobe|||preliminary test
Vorratslager||Arsenal|stockpile
Vorrecht||Privileg|privilege
Vorrede||Vorwort|foreword
Vorsaal|constr,reg|Flur, Hausflur|entrance hall
Vorsager|||reciter
Vorschub||Transport|transverse feed motion
Vorsegel|naut||head sail
Vorserie|econ||pilot series
Vorsilbe|||prefix
Vorstadium||Vorstufe|preliminary phase
Vorstag|naut||forestay
Vorstehhund|zool|Jagdhundtyp, der das Wild mit vorgestrecktem Kopf anzeigt|pointer dog
Vorsteven|naut|Verlängerung des Kiels nach vorne|stem bar
Vorstieg|sport||lead climb
Vorsänger|mus|Kantor|cantor
Vortat|jur||predicate offence
Vorteig|cook||starter dough
Vortest|||pretest
Vortragende|stud|Dozentin, Dozent|university lecturer
Vortreppe|constr|Treppenaufgang zur Haustür|stoop
Vortrieb|phys|Antrieb|propulsion
Vortrupp|mil|Vorausabteilung|advance party
Vortäuschung||Simulation|simulation
Vorwitz|||forwardness
Vorwoche|||previous week
Vorzeit||Vorgeschichte|prehistoric time
Vorzimmer|constr,a|Flur|entrance hall
Vorübung|||preliminary practice
Votivgabe|relig|Weihegeschenk|votive offering
Voucher||Ticket, Karte|
Voute|constr|Bogenschenkel|haunch
Voxel|comp|Volumenelement|voxel
Voyeur|||peeping Tom
Vulkanit||Gestein|extrusive rock
Vulkanschlot|geol|Durchschlagsröhre|diatreme
Vuvuzela|||stadium horn
Völkchen|ugs||lot
Völlerei|||gluttony
Waagerechte||Horizontale|horizontal line
Waagrechte||Horizontale|horizontal line
Waal|a|Bewässerungsgraben in Tirol|irrigation channel
Wabe||Zelle im Bienenstock|honeycomb
Wachboot|naut|Patrouillenboot|motor patrol craft
Wachhaus|||guardhouse
Wachheit|psych|Daueraufmerksamkeit|sustained attention
Wachhund|ugs|Wächter, Hüter|watchdog
Wachkoma|med||persistent vegetative state
Wacholder||Pflanze|junipers
Wachstube|a|Polizeistation, Polizeirevier|police station
Wachstuch|textil|Wachsleinwand|waxed cloth
Wachtel|orn||quail
Wachturm|||watchtower
Wachzimmer|a|Polizeistation, Polizeirevier|police station
Wacke|min||graywacke
Wackelpeter||Speise|Jell-O
Wad|min||black ochre
Wadi||Flussbett in der Wüste, meist trocken|wadi
Wadl|by,a|Wade|calf
Wafer||Die, Chip|
Waffenbruder||Soldat (Kamerad)|comrade-in-arms
Waffenöl|mil||gun oil
Wagehals|alt||daredevil
Wagemut|lit|Tollkühnheit|derring-do
Wagenheber||Werkzeug|car-jack
Wagenpark|auto|Fuhrpark|car pool
Wagenrad|||cartwheel
Wagentyp|auto||type of car
Wagentür|auto||car door
Wagenzug|||train set
Wagerl|a|Einkaufswagen|shopping trolley
Wahlausgang||Wahlergebnis|election result
Wahlfach|school|fakultatives Fach|elective subject
Wahlfeldzug|pol|Wahlkampf|election campaign
Wahljahr|pol||election year
Wahlkind|||adoptive child
Wahlmann|pol||chosen elector
Wahlrede|pol||campaign speech
Wahlspruch||Motto, Devise|motto
Wahlurne|pol||ballot box
Wahlzelle|pol|Abstimmungszelle|voting booth
Wahnbild||Täuschung|delusion
Wahnidee|||delusional idea
Wahnsinniger||Verrückter|madman
Wahnwitz||Wahnsinn, Irrsinn|madness
Wahrspruch|jur|Feststellung, Befund|declaration
Waid|bot|Pflanze, die blau färbt|woad
Waidmann||Jäger|hunter
Waidsack|hunt||game rucksack
Waise|||orphan
Walch|bot||goatgrasses
Waldbau|||silviculture
Waldbaum|bot||forest tree
Waldesrand|geh|Waldrand|edge of the woods
Waldglas|||forest glass
Waldgut|||forest estate
Waldhorn|mus||French horn
Waldhüter||Förster|forest warden
Waldiltis|zool|Europäischer Iltis|European polecat
Waldkauz|orn||tawny owl
Waldkiefer|bot|Gemeine Kiefer|Scots pine
Waldlauch|bot|Waldknoblauch|ramsons
Waldmann|||woodwose
Waldrapp|orn|europäischer Ibis|hermit ibis
Waldregion||Waldgebiet|forestland
Waldstorch|orn|Amerikanischer Nimmersatt|American wood stork
Waldung|geh|Waldgebiet|woodland area
Waldweg|||woodland path
Waldwiese||Gras (Lichtung)|glade
Walfang|||whaling
Walfisch|ugs||whale
Walhai|zool||whale shark
Walhalla||Halle in der nordischen Mythologie|Valhalla
Waliser|||Welshman
Walküre|||Valkyrie
Wallfahrer||Pilger|pilgrim
Wallhecke|envir|wallartige Baum- und Strauchhecke|hedge bank
Wallholz|cook,ch||rolling pin
Wallone|||Walloon
Wallung||Aufruhr|ferment
Wallwurz|ugs|Pflanze|
Walm||schräge Dachfläche am Giebel|hip of a roof
Walmdach|constr||hipped roof
Walnuss|bot||walnut
Walrat|zool||cetaceum
Walratöl|||spermwhale oil
Walross|zool||walrus
Walzgold|||rolled gold
Walzwerk|mach||strip mill
Walöl|||whale oil
Wamme||lockere Haut unter dem Kinn bei Mensch und Tier|jowl
Wampe||dicker Bauch bei Männern|pot belly
Wampum||Perlenketten aus Meeresschnecken und Muscheln|wampum
Wams|ugs|Kleidungsstück|doublet
Wandalismus||Vandalismus|
Wandbild|art||mural painting
Wanddekor||Tapete|
Wandelhalle||Lobby, Foyer|reception lobby
Wandelstern|astron|Planet|planet
Wanderfisch|zool|wandernder Fisch|migratory fish
Wanderwelle|electr|fortschreitende Welle|travelling wave
Wandler|||modifier
Wandschirm||Leinwand|screen
Wanduhr|||wall clock
Wandung|techn||wall
Wane||Gott einer Sippe der nordischen Sage|one of the Vanir
Wanst||dicker Bauch bei Männern|pot belly
Wante|naut||shroud
Wanze|ugs|Gerät|listening device
Wapiti|zool||wapiti deer
Waqf||fromme Stiftung im Islam|waqf
Warenangebot||Sortiment, Produktpalette|range of products
Warenbestand|econ|Vorrat, Lager|stock
Warenkredit|fin|Lieferantenkredit|trade credit
Warenlager||Magazin, Depot|storehouse
Warenmuster||Probe|commercial sample
Warenprobe|econ|Muster|commercial sample
Warenprüfung||Warentest|product testing
Warensendung|econ|Lieferung|consignment
Warenzeichen||Marke|trademarked good
Warft|||artificial dwelling hill
Warmblut|zool||warmblood
Warmblüter|alt|Tier|warm-blooded animal
Warmduscher||Waschlappen|wimp
Warmhaus|agr||hot greenhouse
Warmlauf|mach|Aufwärmen|warm-up
Warmzeit|meteo||warm age
Warnmeldung||Warnung|warning notification
Warnruf|||warning cry
Warnsignal||Notruf|warning signal
Warnton||Alarm|alert
Warnzeichen||Vorwarnung|warning sign
Wartefrist|econ|Wartezeit|time of waiting
Wartehalle||Wartezimmer|waiting room
Wartekoje|transp,a|Wartehäuschen|public transport shelter
Warteraum||Wartezimmer|waiting room
Warterei|||waiting
Wartesaal||Wartezimmer|waiting room
Wartsaal|ch|Wartezimmer|waiting room
Warwe|geol||varve
Warwit|min||slaty varved clay
Warze|mil|vorspringendes Anschlag- oder Halteelement|lug
Wasabi||Gewürz (Japanischer Meerrettich)|Japanese horseradish
Waschautomat||Waschmaschine|washing machine
Wascher|chem||scrubber
Waschgang||Wäsche|wash cycle
Waschkaue|min|Waschraum der Bergleute|pit-head baths
Waschpulver||Waschmittel|washing powder
Waschsoda|chem|kohlensaures Natrium|washing soda
Waschstraße|auto|Autowaschanlage|car wash
Waschtag|||laundry day
Waschtisch||Waschbecken mit Unterschrank|vanity unit
Waschtrommel||Teil einer Waschmaschine|wash tub
Waschung|relig||ablution
Waserl|a||choirboy
Wasserbecken||Behälter|tank
Wasserbilanz|envir|verfügbare Wassermengen im Wasserkreislauf eines Systems|water balance
Wasserentzug||Entwässerung|dewatering
Wasserfrau||Meerjungfrau|mermaid
Wasserglas||Becher|tumbler
Wassergraben||Bach|water moat
Wassergüte|envir|Wasserqualität|water quality
Wasserkopf|ugs|Verwaltung, Bürokratie|hydrocephalus
Wasserkran|ugs|Wasserhahn|water standpipe
Wasserlauf||Fluss, Strom|watercourse
Wassermasse||Flut|mass of water
Wassernixe||Meerjungfrau|mermaid
Wasserpegel|envir|Wasserstand|level of water
Wasserpfeife||Shisha|water pipe
Wasserrecht|jur|Wassernutzungsrecht|water use law
Wasserrohr||Gerät (Wasserleitung)|water pipe
Wasserschlag||Druckstoß in Rohrleitungen|hammer-blow in pipes
Wasserweg||Wasserstraße|water route
Wasserwild|hunt|Wassergeflügel|waterfowl
Wasserzufuhr||Wasserversorgung|water supply
Waterkant|ugs|Küste|
Wathose|textil||wade trousers
Watsche|ugs|Ohrfeige|
Wattierung|textil|Füllung|wadding
Wattleistung|electr|Leistung in Watt|wattage
Wattwurm|zool|Sandpierwurm|blow lugworm
Wattzahl|electr|Wattleistung|wattage
Wauwau||Babysprache für Hund|bow-wow
Wavellit|min||wavellite
Webadresse|comp|Internetadresse|internet address
Webart|textil|Bindung|weave
Webauftritt||Webseite, Homepage|web presence
Weberei|textil||weaving
Weberknecht||Schneider|harvestman
Webinar|stud||web seminar
Webkante|textil||listing
Webmaster|comp|Administrator eines Webservers|
Webpelz|textil|künstlicher Pelz|fake fur
Webpräsenz||Webseite, Homepage|web presence
Websaal|textil|Webstuhlsaal|loomery
Webstoff|textil||woven textile fabrics
Webstuhl|textil||weaving loom
Webtext|||web text
Webware|||woven goods
Wechselgeld||Kleingeld|change
Wechselrede||Dialog|dialogue
Wechsler|||cambist
Wechte|geol||snow cornice
Weck|sued|Brötchen|bread roll
Weckerl|sued|Brötchen|bread roll
Weckuhr||Wecker|
Weda||heilige Schriften der Inder|Veda
Wegedecke|constr|Wegebefestigung|path surfacing
Wegenetz|||road system
Weggeber|techn|Stellungsgeber|displacement transducer
Weggefährte||Begleiter|traveling companion
Weggen|cook,ch||bread roll
Weggli|ch|Brötchen|
Wegkreuz|relig||wayside cross
Weglänge|||length of run
Wegpunkt|||waypoint
Wegrand||Rain|pathside strip
Wegstock|relig||wayside shrine
Wegweisung||Platzverweis|ban from the premises
Wegzehrung|cook,geh|Proviant|food provisions
Wehklage|||lamentation
Wehl|nord|Teich hinter einem Deich|pool behind a dike
Wehranlage||Befestigung|fortification structure
Wehretat|pol|Verteidigungsetat|defence budget
Wehrgang|||wall-walk
Wehrpass|mil||draft card
Wehrsold|mil||service pay
Wehrturm|constr||defensive tower
Weichei|||wimp
Weichling||Waschlappen|wimp
Weichlot|||soft solder
Weichselzopf||Hautkrankheit|Polish plait
Weidevieh|agr|Freilandtiere|range animals
Weidmann||Jäger|hunter
Weidsack|hunt||game rucksack
Weih|zool|Greifvogel|harrier
Weihefest||Richtfest|topping-out ceremony
Weihegabe|relig|Weihegeschenk|votive offering
Weihung|relig||sanctification
Weinanbau||Weinbau|wine-growing
Weinbauer||Winzer|wine-grower
Weinbeere||Frucht|grape
Weinbrand|cook|Branntwein aus Wein|brandy
Weindorf|||wine-growing village
Weinende|||weeper
Weinfass|||wine cask
Weinfest|||wine festival
Weingegend|agr|Weinanbaugebiet|wine-growing area
Weingeist|chem|Alkohol, Ethanol|ethyl alcohol
Weinglas|||wine glass
Weingärtner||Winzer|wine-grower
Weinhauer|a|Winzer|wine-grower
Weinjahr|||wine year
Weinlaub|bot||foliage of vines
Weinlese|||grape gathering
Weinort|||wine-growing village
Weinrebe|bot||grapevine tendril
Weisel|||queen bee
Weissager||Prophet, Seher|prophet
Weissagung||Prognose, Vorhersage; Prophezeiung|prediction
Weiterung||Konsequenz, Auswirkung|ramification
Weitung|||cavity
Weißbier|||beer brewed from wheat
Weißbuch|||White Paper
Weißglut|||white heat
Weißgold|||white gold
Weißkittel|ugs|Arzt, Mediziner|medical doctor
Weißkohl|bot|Kraut|white cabbage
Weißkäse||Quark|cream cheese
Weißling|zool||whiting
Weißwal|zool|Weißer Delfin|beluga whale
Weißzeug|textil||household linen
Welf||Angehöriger eines deutschen Fürstenhauses|Guelph
Welke|bot||wilt disease
Welkheit|||flaccidity
Welldeck|naut||well deck
Wellenform|electr|Schwingungsabbild|waveform
Wellenreiten|ugs|Surfen|surfing
Wellenreiter|ugs|Surfer|surfer
Wellholz|cook,sued||rolling pin
Welli|orn,ugs||budgerigar
Welligkeit|phys|Schwingungswelle|undulation
Wellnessbad||Therme|health spa
Wellnessoase||Therme|health spa
Wellrohr|electr||corrugated pipe
Wellung|||corrugation
Welschkorn|bot,ugs|Mais|maize
Weltalter||Ewigkeit|aeon
Weltbestzeit||Weltrekord|world best time
Weltkirche|relig|Universalkirche|World Church
Weltkugel||Globus|globe
Weltkörper|astron,alt|Himmelskörper|celestial body
Weltlauf|||course of the world
Weltmann|||man of the world
Weltmeer||See, Ozean|ocean
Weltnetz|||global network
Weltpokal|sport|Weltcup|World Cup
Weltpriester|relig|Diözesanpriester|secular priest
Weltraumflug||Raumfahrt|space flight
Weltreich||Imperium, Weltmacht|world empire
Weltruf|||international reputation
Weltruhm|||world fame, worldwide fame
Weltstadt||Metropole|metropolis
Weltstar|||world star
Weltteil||Kontinent|continent
Wendezeit|naut|Liegezeit im Hafen des Umkehrpunkts|turnaround time
Wendigkeit||Beweglichkeit|agility
Wenlock|geol||Wenlockian
Werbeaktion||Werbekampagne|advertising campaign
Werbefeldzug||Werbekampagne|advertising campaign
Werbefilm||Werbespot|advertising film
Werbegag|||advertising stunt
Werbespruch||Slogan, Schlagwort|jingle
Werg||Abfall von Flachs und Hanf|tow
Werkbank|||workbench
Werkdirektor||Betriebsleiter|plant manager
Werkplatz|econ,ch|Standort, Wirtschaftsstandort|business location
Werkraum||Atelier|workroom
Werksleiter||Betriebsleiter|plant manager
Werkstor|constr||factory gate
Wermut|bot||wormwood
Werre|zool|Europäische Maulwurfsgrille|European mole cricket
Werst||Maßeinheit|verst
Wertkette|econ|Wertschöpfungskette|value chain
Wertmarke||Gutschein|token
Wertzoll|fin||ad valorem duty
Wertzuwachs||Mehrwert|appreciation of value
Wesenheit|phil|Gebilde|entity
Wesensart||Natur, Charakter|sb.’s nature
Wesenszug||Kennzeichen, Eigenart|characteristic trait
Wesir|||vizier
Wessi|ugs|Westdeutscher|West German
Westfal|geol||Westphalian
Westgeld|fin||West German money
Westgote|hist||Visigoth
Westlage|||facing west
Westmark|fin,ugs||West German Mark
Westmöwe|orn||western gull
Westover|textil,alt||tank top
Westtor|||west gate
Westturm|||west tower
Westufer|||west bank
Westwall|hist||Siegfried line
Westwand|constr||west wall
Westwerk|||westwork
Westwind|meteo||westerly wind
Westzone|||western zone
Wettbüro|||betting office
Wetteifer||Konkurrenz, Wettstreit|competitive zeal
Wetterfahne|meteo|Windrichtungsgeber|wind vane
Wetterkunde||Meteorologie|meteorology
Wettfahrt||Rennen|race
Wettsegeln||Regatta|regatta
Whig|hist|englischer Liberaler|Whig
Wicht||Fabelwesen (Heinzelmännchen)|pixie
Wichte|phys|Quotient aus dem Gewicht und Volumen eines Stoffs|specific weight
Wichtel||Fabelwesen (Heinzelmännchen)|pixie
Wichtelmann||Zwerg, Kobold|
Wichtung|stat||weighting
Wickel|med|Umschlag|compress
Wickler|||pay on reel
Wicklung|electr||winding
Widdertod||Pflanze (Herrgottslöffel)|
Widerhall||Echo|echo
Widerpart||Gegner, Feind|opponent
Widerrede||Widerspruch|contradiction
Widersee|envir|Unterströmung|undertow
Widerstreit||Gegensatz|antagonism
Widerwille||Ekel, Abscheu|disgust
Widerwillen||Abneigung|reluctance
Widget|comp|grafisches Objekt|window gadget
Widrigkeit||Hürde|trial
Wiederanfang||Neuanfang|recommencement
Wiederanlage|econ|Wiederveranlagung|reinvestment
Wiegenfest||Geburtstag|birthday
Wiek|nord|kleine Bucht der Ostsee|small bay
Wienerle|cook,sued|Würstchen|hot dog
Wienerli|cook,ch|Würstchen|hot dog
Wierde||Warf|artificial dwelling hill
Wiesel|zool||weasel
Wiewort||Adjektiv|adjective
Wigwam||Zelt|tepee
Wik|nord|kleine Bucht|small bay
Wildbach|||mountain torrent
Wildbirne|bot|Wilder Birnbaum|European wild pear
Wildbret||Speise|game
Wilddieb||Wilderer|poacher
Wildente|orn||mallard
Wilderei|||poaching
Wildfang|||captured wild animal
Wildgans|orn||brant
Wildheit||Verwirrung, Unruhe|turbulence
Wildling|||sucker
Wildreis|cook||wild rice
Wildsau|zool||wild sow
Wildschütz||Wilderer|poacher
Wildtier|||wild animal
Wildtyp|biol||wild type
Wildwechsel|zool|regelmäßig benutzer Pfad zu den Futterstellen|game trail
Wildwest|||Wild West
Wildwestfilm||Western|Western
Wildzaun|||deer-stop fence
Willigkeit||Einsatzbereitschaft|sb.’s readiness
Wimmerl|ugs|Pickel|pustule
Wimpel|||pennant
Wimper|||eyelash
Windanlage|envir|Windkraftanlage|wind power plant
Windbö|meteo|Spitze|gust of wind
Windböe|meteo|Spitze|gust of wind
Windei|||wind egg
Winder|bot|Schlingpflanzen|twining plants
Windfahne|meteo|Windrichtungsgeber|wind vane
Windfall|agr||wind-fallen wood
Windfang|constr||porch
Windfarm||Windpark|wind farm
Windhalm|bot||silkybent grasses
Windhose||Tornado|tornado
Windlade|mus||soundboard
Windlast|techn|Windbelastung|wind load stressing
Windloch|techn||blast inlet
Windmotor||Teil einer Windkraftanlage|wind-driven generator
Windpocken||Infektionskrankheit (Feuchtblattern)|chickenpox
Windrose|||wind rose
Windröschen||Blume|anemones
Windsack|||wind cone
Windschatten||Lee|lee
Windspiel||aufgehängtes Mobile mit klingenden Metallteilen|wind chime
Windstoß|meteo|starke Luftbewegung|blast of wind
Windung||Ring; Drehung|whorl
Windwerk|techn||winding gear
Windwurf|||windthrow
Wingert|ch|Weinberg, Weingarten|vineyard
Winkelzug||Trick|scheme
Winker|auto||semaphore indicator
Winkern|naut||semaphore flag signalling
Winsch|naut|Winde|winch
Winterlinde|bot|kleinblättrige Linde|small-leaved lime
Winzerei||Weingut|winery
Winzigkeit||Touch|dwarfishness
Winzling||Zwerg|pipsqueak
Wipfel|bot||treetop
Wippe|||swipe
Wipper|min|Wagenkipper|tippler
Wippsäge|||cordwood saw
Wirbelkanal|anat|Wirbelsäulenkanal|spinal canal
Wirbelsturm||Wind (Tornado)|twister
Wirbelwind|ugs|Tornado|twister
Wirbler|techn||cyclone separator
Wirkleitwert|electr|elektrischer Leitwert|electric conductance
Wirkstärke|pharm|Potenz|potency
Wirksubstanz|pharm|pharmazeutischer Wirkstoff|active ingredient
Wirkursache|phil|Bewegungsursache|efficient cause
Wirkzeit|||operating time
Wirrkopf|||scatterbrain
Wirrnis|geh||coil
Wirrsal|geh||entanglement
Wirrung||Hürde|trial
Wirrwarr||Unordnung|clutter
Wirsing|bot|Welschkraut|savoy cabbage
Wirsingkohl||Gemüse|savoy cabbage
Wirtel|bot||whorl
Wirtschafter||Verwalter|estate manager
Wirz|ch|Gemüse (Welschkohl)|savoy cabbage
Wischer|techn||wiper
Wischlappen||Tuch|wiping cloth
Wischtuch||Lappen|wiping cloth
Wisent|zool|Europäischer Bison|European wood bison
Wissbegierde||Neugier, Neugierde|inquisitiveness
Wissender||Heiliger, Weiser|
Wissenszweig||Disziplin, Fachgebiet|branch of learning
Witherit|min||witherite
Witzbold|ugs|Narr|eejit
Witzelei||Joke|quip
Witzigkeit||Humor, Komik|humorousness
Wlachen||Volk (Wallachians)|
Wobbler||harter Angelköder in Fischform|wobbler
Wodenstag|alt|Mittwoch|
Wodu||Voodoo|voodoo
Woge||Welle|
Wohlgefallen||Freude, Genuss|pleasure
Wohlgefühl||Wohlergehen, Wohlbefinden|sense of well-being
Wohlgeruch||Duft|perfume
Wohlklang||Harmonie|harmony
Wohllaut|||melodious sound
Wohltat||Gefallen|benefaction
Wohnanhänger||Wohnwagen|camping vehicle
Wohnbezirk||Wohngebiet|residential district
Wohnblock||Wohngebiet|residential block
Wohnform|||type of housing
Wohngegend||Wohngebiet|residential area
Wohngeld|||housing subsidy
Wohnlage|||residential area
Wohnquartier||Wohngebiet|living quarter
Wohnstube||Wohnzimmer, Salon|sitting room
Wohnstätte||Zuhause, Bleibe|dwelling place
Wohnturm|constr|Wohnbergfried|tower house
Wohnungstüre|constr|Wohnungseingangstür|flat front door
Wohnviertel||Quartal; Wohngebiet|residential quarter
Wohnwand|a||wall unit
Wok|cook|chinesische Pfanne|
Wolfswurz|alt|Pflanze|monkshood
Wolkenbruch||Schauer, Regenschauer|cloudburst
Wollfett|||lanolin
Wollgarn|textil||woollen yarn
Wollmaus|ugs||dust bunny
Wollust|||wantonness
Womanizer||Playboy|
Wombat||Säugetier (Plumpbeutler)|
Won||Währung Koreas|won
Wonne||Vergnügen|joy
Wonnemonat||Mai|
Wonnemond||Mai|
Woog|reg|Teich, Stauweiher|pond
Worb|agr|Sensenbaum|cradle
Wortart|ling||part of speech
Wortfeld|ling||semantic field
Wortform|ling||word form
Wortgebilde|ling|Partikel|vocable
Wortgut||Wortschatz, Lexikon|
Wortherkunft|ling|die Etymologie eines Wortes|
Worthülse||Phrase|empty phrase
Wortkreuzung||Verschmelzung|blend
Wortmaterial||Wortschatz, Vokabular|vocabulary
Wortpaar|||pair of words
Wortschöpfer||Schriftsteller|wordsmith
Wortsinn|ling||literal sense
Wortstreit||Disput|
Wortteil|||part of a word
Wortwechsel||Diskussion|argument
Wrackgut|||wreckage
Wrap|cook|gefüllter Fladen|wrap
Wrasen|||vapours
Wruke||Gemüse (Bodenkohlrabi)|
Wucher|jur,ch||usury
Wucherer|||usurer
Wucherung||Tumor|growth
Wuchsstoff|bot|Wachstumsförderer|growth promoter
Wuhr|sued|Wehr in einem Bach|weir
Wulst|mus|Birne|barrel socket
Wumme|ugs|Pistole, Revolver|
Wundarzt|med|Barbier und Chirurgus|barber surgeon
Wunderding||Wortschöpfung in einem Liedtext|wonderwall
Wunderkammer|hist|Kuriositätenkabinett|cabinet of curiosities
Wunderwuzzi|ugs|Allrounder|
Wundklee|bot||kidney vetches
Wundmal|med||stigma
Wundrose|med||erysipelas
Wune|nord|Loch im Eis|hole in the ice
Wunschkredit||Darlehen|desired credit
Wunschtraum||Illusion|illusion
Wunschwelt||Traumwelt|never-never land
Wurfbahn|||aerodynamic trajectory
Wurfholz|||hunting boomerang
Wurfpfeil||Dart|dart
Wurfscheibe||Sportgerät (Diskus)|discus
Wurfspeer||Spieß|throwing spear
Wurfspieß|ugs|Speer|javelin
Wurmfraß|||worm damage
Wurmloch|phys||wormhole
Wurstel|by|Kasper|Punch
Wurstplatte|cook|Aufschnittplatte|Cold Meat Platter
Wurt||Warf|artificial dwelling hill
Wurtzit|min||wurzite
Wurz|alt|Kraut, Wurzel|herb
Wurzelbrut|bot|Wurzelschössling|root sucker
Wurzeldruck|bot|Wurzelkonkurrenz|rooting stress
Wurzelwort||Stamm|radical word
Wust||Fülle, Masse|riot
Wutanfall||Zorn, Rage|temper tantrum
Wutausbruch||Anfall|angry outburst
Wutrede|||rant
Wutz|ugs|Schwein; Ferkel|pig
Wuzler|a||table football table
Wuzzeln|ugs|Kicker|
Wädli|ch|Speise (Schweinshachse)|shank
Wägelchen|transp|Transportwagen|handcart
Wägeli|ch|Einkaufswagen|shopping trolley
Wäger|||weigher
Wägung|||weighing
Wähe|cook,sued||open-faced tart
Wählamt|telco|Ortsvermittlungsstelle|local exchange
Wählende|||chooser
Wählerstimme||Votum|public vote
Wählton|telco||dial tone
Wäldchen||Hain|grove
Wälzer|ugs|Schinken|doorstop of a book
Wärmeschutz|techn|Wärmeisolierung|heat insulation
Wärmezufuhr|phys|Wärmeeinbringung|heat input
Wäscher|||launderer
Wäschestück|textil|schmutziges oder frisch gewaschenes|piece of laundry
Wässerchen|ugs|Schnaps|rill
Wölbung||Gewölbe|vault
Wühler||Macher|go-getter
Wühlmaus|zool||root vole
Wünscher||Junge|
Würgegriff||Dominanz|thrall
Würger|||shrike
Würmchen|||little worm
Würstel|cook,a|Würstchen|hot dog
Würzfleisch||Speise|
Würzsoße|||condiment
Würzstoff||Gewürz|
Würzwort|alt|Partikel|
Wüstenei||Öde, Einöde|waste land
Wüstenrose|bot|Echte Rose von Jericho|dinosaur plant
Wüstit|min||wüstite
Wüterei||Wut, Zorn|
Wüterich|||tyrant
Xanthat|chem,alt||xanthate
Xanthom|med|eine gutartige Geschwulst|xanthoma
Xenie|lit|kurzes Spottgedicht|satirical couplet
Xenismus||Fremdwort|
Xenolith|geol||foreign inclusion
Xenon|chem|Edelgas|xenon
Xenophobie||Fremdenfeindlichkeit|hostility towards foreigners
Xenotim|min||xenotime
Xerodermie||Hautkrankheit (atopisches Stigmata)|
Xerophyt|bot||xerophyte
Xerose||Hautkrankheit (atopisches Stigmata)|
Xerostomie|med|Mundtrockenheit|xerostomia
Xhosa|||Xhosa language
Xylem|bot|Gewebe, das Wasser leitet|xylem
Xylit||Zuckerersatz|xylitol
Xylofon||Instrument|
Xylophon||Instrument|xylophone
Xylothek|||wood collection
Yacht|naut|Schiff zum Segeln oder Vergnügen|yacht
Yak|zool|Rind des Himalajas|yak
Yam|bot|tropische Knolle|yam
Yapok|zool|Schwimmbeutler|water opossum
Yard||englisches Längenmaß, 91 Zentimeter|yard
Yawl|naut|Segelboot mit zwei Masten|yawl
Yen||Währung Japans|yen
Yeti||Schneemensch im Himalaja|yeti
Yin|phil|das weibliche Prinzip in China|yin
Yips|med|plötzliche Muskelzuckungen bei Golfern|
Yogi||wer Yoga übt|yogi
Ypsilon||Buchstabe|letter y
Ysop|bot|Gewürzpflanze|hyssop
Ytong|constr||gas concrete
Yuca|bot|Maniokstrauch|Brazilian arrowroot
Yucca|bot|Palmlilie|yucca
Yuppie|||young urban professional
Yuzu|bot|japanische Zitrusfrucht|yuzu
Zabaione|cook||wine foam cream
Zacke||Spitze|point
Zahlendreher|math|zwei vertauschte Ziffern|transposed figures
Zahler|||payer
Zahlkarte|fin|Zahlungskarte|payment card
Zahllast|fin||tax amount payable
Zahltag|econ||pay day
Zahlwort|ling||numeral
Zahlzeichen||Ziffer|numeral
Zahmheit|||tameness
Zahnbett|anat||perodontium
Zahncreme||Zahnpasta|toothpaste
Zahndamm|anat||socket of a tooth
Zahnfach|anat||tooth socket
Zahnfee|||tooth fairy
Zahnform|anat||tooth shape
Zahnfäule||Krankheit (Karies)|tooth decay
Zahngold|med||dental gold
Zahnhals|anat||neck of the tooth
Zahnklempner|ugs|Zahnarzt|dentist
Zahnlaut|ling||dental
Zahnmark|anat||dental pulp
Zahnmaul||Fisch (Zander, Schill)|zander
Zahnrad|||toothed wheel
Zahnung|techn|Einschnitt, Kerbe|indentation
Zahnweh|med,ugs|Zahnschmerzen|toothache
Zain||Metallbarren; Rute|ingot
Zamboni|||ice resurfacer
Zampano||Möchtegern, Blender|
Zamperl|by|Hund|
Zangengeburt|med|Zangenentbindung|forceps delivery
Zani||Diener in der italienischen Komödie|zany
Zank||Streit, Auseinandersetzung|
Zankerei|alt|Streiten|squabbling, wrangling
Zapfenloch||Fuge, Nut|mortise
Zapfhahn||Zapfen|tap cock
Zar|hist|russischer Kaiser|tsar
Zarentum|hist||tsardom
Zarge|techn||case
Zarin|||czarina
Zartgefühl||Empathie, Sensibilität|sensitivity
Zartheit||Schwäche|frailty
Zaster||Moos, Kies|loot
Zauberkraft||Magie|magic power
Zauberkunst||Magie|magic art
Zauberspruch||Bann|magic spell
Zauderer|||waverer
Zaumzeug|||tack
Zaungast|||curious onlooker
Zaziki|cook|Joghurtsauce mit Gurke|tzatziki sauce
Zea|bot|Mais|maize
Zebedäus|relig||Zebedee
Zebrahai|zool|Leopardenhai|zebra shark
Zebu|zool|Rind mit Buckel|zebu
Zechbruder|ugs|Alkoholiker, Trinker|
Zecher|||reveler
Zecherei|||tippling
Zechine|||sequin
Zechtour|cook|Kneipenbummel|drinking spree
Zeck|sued|Zecke|tick
Zecke|zool||tick
Zedent|||assigner
Zeder|bot,ugs||cedar
Zedrachbaum|bot|Paternosterbaum|chinaberry tree
Zehe|anat||clove
Zehent|alt|Steuer, Abgabe|
Zehnagel|anat||toenail
Zehneck|math||decagon
Zeichenstift||Bleistift|pencil
Zeising|naut||gasket
Zeitabstand||Zeitraum, Frist|time interval
Zeitangabe||Zeitpunkt, Datum|date
Zeitbombe|mil|Bombe mit Zeitzünder|time bomb
Zeitdauer||Zeitraum, Frist|amount of time
Zeitenwende||Wendepunkt|turning point
Zeitform|ling||tense
Zeitfresser||nichts als eine|time-waster
Zeitgeber||Timer|timer
Zeitlimit|comp|Zeitbeschränkung|time-out
Zeitmaß||Tempo|time
Zeitnot|||lack of time
Zeitperiode||Zeitraum, Zeitspanne|time period
Zeitplanung||Timing|timing
Zeiträuber||nichts als eine|time-waster
Zeitströmung||Zeitgeist|zeitgeist
Zeittakt||Intervall|time interval
Zeitungsbote||Zusteller|newspaper deliverer
Zeitwert|fin|Gegenwartswert|present value
Zeitwort||Verb|action word
Zeitzone|||time zone
Zellart|biol||type of cell
Zellform|biol||cell shape
Zellgift|biol||cell poison
Zellglas|||cellophane
Zellkern|biol||cell nucleus
Zellmembran|biol|Zellgrenzschicht|cell wall
Zellmund|biol||cell mouth
Zellsaft|biol||cell sap
Zellstoff||Fasermaterial zur Papierherstellung|papermaking pulp
Zelltod|biol||cell death
Zelltyp|biol||type of cell
Zellwand|biol|Zellgrenzschicht|cell wall
Zellzahl|biol||number of cells
Zelot||Fanatiker|zealot
Zeltbahn|||tent square
Zeltdach|||tent roof
Zelter||Pferd|palfrey
Zeltler|||camper
Zeltli|cook,ch|Bonbon|drop
Zeltpflock||Hering|tent peg
Zeltplatz||Campingplatz|camping ground
Zeltstadt||Lager|camp
Zen|relig|Richtung des Buddhismus|Zen
Zenotaph|geh|Ehrenmal|cenotaph
Zensor||Kritiker|censor
Zensus|||census
Zent|hist|Gerichtsbezirk im Mittelalter|hundred
Zentaur||Fabelwesen (Pferdemensch)|centaur
Zentralwert||Median|median value
Zentrierung|techn|mittige Plazierung|centring
Zenturio|||centurion
Zeolith|min|farbloses oder hell gefärbtes Mineral|zeolite
Zephalgie||Kopfweh|
Zephir|||zephyr
Zer|chem|chemisches Element|cerium
Zerberus||Höllenhund in der griechischen Mythologie|cerberus
Zerebrum|anat||cerebrum
Zeremoniell||Religion (gottesdienstliches Brauchtum)|
Zerhacker|electr|Pendelwechselrichter|chopper
Zerleger|biol||decomposer
Zerlegung||Abbruch, Abbau|taking apart
Zerrbild||Karikatur|caricature
Zerrung|med||strain
Zerrüttung||Verwirrung|distraction
Zerspaner||Handwerker|
Zerspanung|techn|Materialabnahme|machining operation
Zerstreuung||Verbreitung; Ablenkung|distraction
Zertrennung||Untergang, Abbruch|
Zerumen|anat|Ohrenschmalz|earwax
Zervix|anat|Hals|neck
Zession|||cession
Zessionar|jur|Rechtsnachfolger durch Abtretung|assignee
Zeta||griechischer Buchstabe|zeta
Zeughaus|hist|Waffenkammer|armoury
Zeugung|biol||fathering
Zeugwart|sport||equipment manager
Zibebe|cook||raisin
Ziborium|relig|Hostienkelch|host ciborium
Zichorie|bot||blue sailors
Zichte|ugs|Droge|cig
Zicke|zool||she-goat
Zickzack|||zigzag
Ziegelei|||brickyard
Ziegelton||Lehm|brickearth
Ziegenfuß||Werkzeug|
Ziegenmelker||Vogel|Eurasian nightjar
Ziegenpeter|med,nord|Entzündung der Ohrspeicheldrüse|mumps
Ziehbank|||draw brench
Ziehende|||nozzle
Ziehkind|||foster child
Ziehsohn|||foster-son
Zielbahnhof|transp|Bestimmungsbahnhof|station of destination
Zielband|sport||finish line ribbon
Zielbereich||Ziellinie|target ceiling
Zielcode|||object code
Zielgelände|mil|Zielort|target site
Zielgerade||Endspurt|home straight
Zielhafen|transp|Bestimmungshafen|port of destination
Zielkauf|econ||credit purchase
Zielkode|comp|Maschinenkode|object code
Zielland|pol||country of destination
Zielnetz|||destination network
Zielstellung||Zielsetzung, Vorgabe|objective
Zielvorgabe||Zielsetzung|objective
Zielwert||Soll|target value
Zielzone|||target zone
Ziem||oberes Keulenstück des Rindes|topside
Ziemer||Rute|pizzle
Zierband|||riband
Zierbaum|bot||ornamental tree
Zierde|geh|Schmuck|adornment
Ziererei|||foppery
Ziergras|bot||ornamental grass
Zierleiste||Latte|batten
Ziernaht|||decorative stitching
Zierrat|geh|Schmuck, Dekoration|decoration
Ziesel|zool,a||ground squirrel
Ziger|ch|Käse aus Molke|whey cheese
Ziggi|||cig
Zigi|ugs|Droge|cig
Zikade|||cicada
Zikkurat|constr|Stufenpyramide|ziggurat
Zille|naut|flacher Kahn|barge
Zilpzalp||Vogel (Weidenlaubsänger)|common chiffchaff
Zimbal||Saiteninstrument|
Zimier|||crest
Zimmerei|constr||building joinery
Zimmerer||Handwerker|site carpenter
Zimmerfrau|a|Vermieterin|landlady
Zimmerung|min|Ausbau|wooden support
Zimtbaum|bot||cinnamon
Zinder|||cinder
Zinerarie|bot|Aschenpflanze|cineraria
Zinke|||tooth
Zinker|ugs|Spitzel|cheese eater
Zinkit|min||zincite
Zinkoxid|chem||zinc oxide
Zinkoxyd|chem||zinc oxide
Zinksarg|||zinc casket
Zinkspat|alt|Mineral|smithsonite
Zinkweiß|||zinc white
Zinne|constr||merlon
Zinnerz|min||tin ore
Zinnie|bot||zinnia
Zinnkraut|bot|Ackerschachtelhalm|common horsetail
Zinnkrug|||pewter
Zinnober|min||cinnabar
Zinsaufwand|econ|Zinsaufwendungen|interest expenses
Zinsfuß||Zinssatz|rate of interest
Zinshaus|a||rental apartment building
Zinsrechnung||Berechnung|calculation of interest
Zipp|textil,a|Reißverschluss|zip fastener
Zipper|textil|Reißverschluss|zip fastener
Zirbe|bot||Swiss stone pine
Zirbel|bot||Swiss stone pine
Zirkon|min||zircon
Zirkular|||circular
Zirkulation|biol,geh|Verbreitung|circulation
Zirkumzision|med|Beschneidung|circumcision
Zirm|a,by|Zirbelkiefer|Swiss stone pine
Zirrhose|med||cirrhosis
Ziseleur|||engraver
Zissoide|math||cissoid
Zister||Instrument (Bergmannszither)|
Zisterne|||cistern
Zitation||Nennung|
Zitierung||Aufforderung, sich an einem bestimmten Ort einzufinden|summons
Zitrat|||citrate
Zitratzyklus|chem|Zitronensäurezyklus|tricarboxylic acid cycle
Zitronat|cook||succade
Zitrusfrucht||Obst|citrus fruit
Zitter||Instrument (Bergmannszither)|
Zitterrochen||Fisch (Elektrischer Rochen)|torpedo
Zitterwels||Fisch (Elektrischer Wels)|
Zitze|||teat
Zivilist|||civilian
Zivilprozess|jur|Rechtsstreit|lawsuit
Zloty||Währung Polens|zloty
Zmittag|cook,ch|Mittagessen, Mittagstisch|lunch
Zmorge|ugs|Frühstück|breakfast
Znacht|ugs|Abendessen, Abendbrot|supper
Znüni|ch|Speise (Imbiss, Snack); Vesper|morning snack
Zobel|zool|Marder mit kostbarem Fell|sable
Zoetrop||Gerät|
Zofe|alt|Dienerin einer vornehmen Dame|lady’s maid
Zoff|ugs|Streit|trouble
Zoisit|min||zoisite
Zollamt|||customs office
Zollbeamter||Zöllner|customs official
Zollhaus|||customs house
Zolllager||Lager für unverzollte Waren|customs warehouse
Zollsatz|||duty rate
Zollstock|techn|Gliedermaßstab|folding carpenter’s ruler
Zollwert|||value for customs purposes
Zombi|||zombie
Zoologe|||zoologist
Zoomobjektiv|photo|Objektiv mit veränderlicher Brennweite|zoom lens
Zoonose|med|Infektionskrankheit, die zwischen Mensch und Wirbeltier übertragen wird|zoonotic disease
Zoophage||Pflanze|
Zoophyt|||zoophyte
Zooplankton|biol|tierisches Plankton|zooplancton
Zootomie|zool|Tieranatomie|animal anatomy
Zootrop||Gerät|
Zope|zool|Süßwasserfisch|blue bream
Zores|reg|Ärger, Brass|trouble
Zosse|ugs|Säugetier (Gaul)|
Zote||unanständiger Witz|dirty joke
Zotte|||villus
Zottenhaut|med|äußere Embryonalhülle bei Säugetieren|chorion
Zuarbeit||Hilfe, Unterstützung|support
Zuarbeiter||Hilfskraft|menial
Zubehörsatz||Zusatz|accessories kit
Zubehörteil|techn|Aufsatz, Vorsatz|attachment
Zuber|||tub
Zubrot|||extra income
Zuchtbuch|agr|Zuchtstammbuch|stud book
Zuchthäusler|ugs|Verurteilte|convict
Zuchtmeister|alt|Herr, Lehrmeister|taskmaster
Zuchtsau|agr||breeding sow
Zuchtwahl|agr|künstliche Selektion|artificial selection
Zuckerersatz|cook|Zuckeralternative|sugar substitute
Zuckerl|by|Bonbon|drop
Zuckermaus||Schatz, Liebling|sweetie
Zuckerpuppe||Schatz, Liebling|sweetie
Zuckersaft||Sirup|syrup
Zuckung||Zucken|twitch
Zueignung||Widmung|dedication
Zuerkennung||Preis, Auszeichnung|award
Zufahrtsweg||Anfahrt|approach
Zufallsgröße|math|zufällige Variable|random variable
Zufallszahl|stat|stochastische Zahl|random number
Zuführung||Versorgung|supply
Zugangsrecht|comp|Zugriffsberechtigung|access authorisation
Zugangstür||Eingangstür|access door
Zuganker|constr|Stangenanker|tie rod
Zugband|||tieback
Zugbegleiter||Schaffner|guard
Zugchef||Zugführer|chief guard
Zugehfrau|alt|Dienstmädchen|cleaning lady
Zugeständnis||Entgegenkommen|concession
Zugewinn|ugs||gain
Zugfeder|||main spring
Zugfolge|transp|Reihenfolge der Zugfahrten|sequence of trains
Zughaken|||draw-hook
Zughub|techn||ratchet lever hoist
Zugkraft||Anziehungskraft|appeal
Zugleine|||drawstring
Zugluft|||draught
Zugmaschine||Fahrzeug (Traktor, Schlepper)|towing vehicle
Zugmodul|techn||tensile modulus
Zugnetz|agr||draught net
Zugochse|||trek ox
Zugpferd|||drawcard
Zugsalbe|pharm||drawing ointment
Zugseil|||towing rope
Zugsführer|a|Zugführer|train driver
Zugstab|||tension member
Zugstrecke|ugs|Bahnstrecke|rail line
Zugstück|||box office draw
Zugsverkehr|ch|Bahnverkehr, Zugverkehr|train service
Zugsäge|||logging saw
Zugteilung||Flügeln|portion working
Zugtier|||draught animal
Zugturm|sport||pulley station
Zugvieh|agr||draught cattle
Zugvogel|orn||migrant
Zugwagen|auto||towing vehicle
Zugwinde|||logging winch
Zugzwang|||tight spot
Zuhörerraum||Aula, Hörsaal|courtroom auditorium
Zukauf||Erwerb|additional purchase
Zulage||Zuschuss, Zuschlag|allowance
Zulp|reg|Schnuller|dummy
Zulu||Volk in Südafrika; seine Sprache|Zulu
Zuluft|techn||additional air
Zumpferl|a||willy
Zuname||Nachname|family name
Zunder|||tinder
Zuni||Indianervolk in New Mexico|Zuni
Zurechnung||Vergabe, Zuordnung|allocation
Zureiter|||horsebreaker
Zurrgurt|transp||lashing strap
Zuruf|||shout
Zurücknahme||Aufhebung, Widerruf|revocation
Zusagung||Zustimmung, Bestätigung|
Zusammenbau||Montage, Zusammensetzen|erection
Zusatzantrag|pol|Abänderungsantrag|amendment
Zusatzeffekt||Nebeneffekt|collateral effect
Zusatzgebühr|fin|Zuschlag, Aufschlag|additional charge
Zuschneider|textil,ugs|Stanzmaschine für Zuschnitte|clicker
Zuschrift||Brief, Schreiben|letter
Zusicherung||Versicherung|assurance
Zuspiel|sport|Pass|pass
Zusprache|jur,ch|Gewährung, Bewilligung|granting
Zustupf|fin,ch|Zuschuss, Beihilfe|subsidy
Zuteiler||Verteiler|allocator
Zuträger||Spitzel|informer
Zuwaage|reg|Extra, Zuschlag|added extra
Zuwahl|||co-option
Zuweiser|||referrer
Zuzahlung|fin|Zuschuss, Aufstockung|top-up
Zuzüger|ch|Einwanderer, Zuwanderer|
Zuzügler||Einwanderer, Zuwanderer|
Zvieri|ch|Speise (Imbiss, Snack)|afternoon snack
Zwangsabgabe||Tribut|tribute
Zwangslage||Dilemma, Zwickmühle|constraining situation
Zwanni|ugs|Zwanziger|
Zweckbau||Bauwerk|functional building
Zweckehe|||marriage of convenience
Zweierset||Doppelpack|
Zweifler||Skeptiker|doubter
Zweigbetrieb||Filiale, Außenstelle|branch
Zweiheit||Gegensatz, Rivalität|
Zweimaster|naut|Segelschiff mit zwei Masten|two-masted ship
Zweipol|||two terminal network
Zweirad||Fahrzeug|two-wheeled vehicle
Zweitakt|auto||two-stroke cycle
Zweitfrau||Geliebte|concubine
Zweitfrisur||Perücke|wig
Zweitname||Pseudonym|middle name
Zweitschrift||Doppel|counterpart
Zwergerl|by||munchkin
Zwerggans|orn|Zwergblässgans|lesser white-fronted goose
Zwergwuchs|biol|extremer Kleinwuchs|dwarfism
Zwetsche|reg|Pflaume|common plum
Zwetschge||Pflaume|common plum
Zwetschke|a|Pflaume|common plum
Zwickel|ugs|Münze (2-Mark-Stück)|clock
Zwicker|||pince nez
Zwieback|||rusk
Zwiebelfisch||Laube|common bleak
Zwiegespräch||Dialog|dialogue
Zwielaut|ling||diphthong
Zwielicht||Dämmerung|twilight
Zwiesprache|geh|Gespräch, Diskussion|
Zwille|||catapult
Zwingherr|geh|Diktator, Tyrann|
Zwirn|textil|gedrehtes Garn|twine
Zwirner|textil|Zwirnmaschine|twister
Zwischending||das in keine Kategorie passt|in-between
Zwischenraum||Lücke|interspace
Zwischenruf||Operation (Einwurf)|interjection
Zwischenton||Touch|nuance
Zwischenwand|constr|nichttragende Innenwand|partition wall
Zwist|geh|Streit|quarrel
Zwistigkeit||Streit, Auseinandersetzung|
Zwitter|biol||hermaphrodite
Zwölfeck|math||dodecagon
Zwölfer|a||twelve
Zwölftel|||twelfth part
Zyan|chem|Gift aus Kohlenstoff und Stickstoff|cyanogen
Zyanat|chem||cyanate
Zyanid|chem||cyanide
Zyankali||Salz (Kaliumcyanid)|potassium cyanide
Zyanometer||Messgerät für die Blauintensität, z. B. des Himmels|cyanometer
Zyanose|med||cyanosis
Zydeco|mus|Musikrichtung in Louisiana|zydeco
Zygote|biol|befruchtete Eizelle|
Zyklamen|bot|Alpenveilchen|cyclamen
Zykloide|math||cycloid
Zyklon|meteo|tropischer Wirbelsturm im Indischen Ozean|cyclone
Zyklone|meteo|dynamisches Tiefdruckgebiet|cyclone
Zyklop|||cyclops
Zyklothymer|psych|zykloide Persönlichkeit|cyclothyme
Zymbal||Saiteninstrument|concert hammered dulcimer
Zymologie|chem|Gärungschemie|fermentation chemistry
Zyniker|||cynic
Zyprer|||Cyprian
Zypriot|||Cyprian
Zyste|med||cyst
Zystitis|med|Harnblasenentzündung|urocystitis
Zystoskop|med|Blasenspiegel|cystoscope
Zystoskopie|med|Blasenspiegelung|cystoscopy
Zystotomie|med|operative Eröffnung der Harnblase|cystotomy
Zytochrom|biol|Zellfarbstoff|cellular pigment
Zytolyse|biol|Zellauflösung|cell lysis
Zytostom|biol||cell mouth
Zäckchen|textil||pearl
Zähheit|||viscosity
Zähigkeit||Ausdauer|endurance
Zählappell|mil|Anwesenheitsappell|roll call
Zählholz||Instrument|
Zählmaß|||numerical measure
Zählrohr|||counter tube
Zählstab||Instrument|
Zählwerk|techn||adder
Zählzeit|mus||beat unit
Zähmung|||taming
Zähre|alt|Träne|tear
Zänker|alt||quarreler
Zänkerei|||spat
Zäpfchen|anat||uvula
Zökum|anat|Blinddarm|blind gut
Zöliakie|med|einheimische Sprue|coeliac disease
Zölibat|relig||celibacy
Zölom|anat||coelom
Züchtigung||Strafe, Bestrafung|penalisation
Zügigkeit||Geschwindigkeit, Tempo|swiftness
Zünder|min|Zündapparat|igniting apparatus
Zündholz|||match
Zündler||Brandstifter|fire-setter
Zündpunkt|chem|Entzündungstemperatur eines Werkstoffs|autoignition point
Zündsatz|||priming charge
Zündstoff|mil|Primärsprengstoff|primary explosive
aalartig|||eel-like
aasig|||putrid
abbaken|naut||to beacon sth.
abbalgen|hunt|abdecken, abziehen|to skin
abbaubar|chem||degradable
abbeeren|agr||to stem
abbeizen|||to strip sth.
abbeißen|||to bite off sth.
abbestellen||kündigen, stornieren|to cancel sth.
abbinden|med|unterbinden|to ligate sth.
abblasen|ugs|streichen|to cancel sth.
abblenden||ausblenden|to fade out
abblocken||blockieren, sperren|to block
abblättern||abbrechen|to chip off
abbrennen||verbrennen|to burn down
abbreviieren||verkürzen, kappen|
abbrummen|ugs|absitzen|
abbrühen|cook||to scald sth.
abbuchen|fin||to write off sth.
abbügeln||abdrehen|
abbüßen|||to atone for sth.
abcashen|fin,a||to rake it in
abdampfen|ugs|verschwinden|to evaporate
abdanken||zurücktreten, abtreten|to resign
abdichten||zumachen|to seal up sth.
abdienen|||to serve out
abdocken|||to undock
abdrosseln||schnüren|to throttle
abduktiv|phil||abductive
abdämmen||eindämmen|to dam up sth.
abdüsen|||to zoom off
abebben||zurückgehen, nachlassen|to ebb away
abecelich||alphabetisch|
abendfüllend||ermüdend, umständlich|
abernten|agr|lesen, einbringen|to harvest sth.
abfackeln|ugs|verbrennen|to burn off
abfasen|||to chamfer sth.
abfassen||schreiben, texten; formulieren|to write
abfaulen|||to rot off
abfedern|phys|dämpfen|to absorb sth.
abfeilen|||to file off
abfetten|techn|schmieren|to grease sth.
abfeuern||schießen|to loose off
abflachen||zurückgehen, abnehmen|to fall
abflammen|textil|gasen|to scorch sth.
abflauen||zurückgehen, abnehmen; schwinden|to recede
abfliegen||abreisen, wegfahren|to depart
abfließen||auslaufen, ablaufen|
abfordern||verlangen, beanspruchen|to demand
abformen|techn||to mould
abfretten|ugs|werken|
abfräsen|techn||to mill off
abfällig|||disparaging
abfärben|textil||to set off
abfühlen|comp||to sense sth.
abfüllen|||to bottle sth.
abgabenfrei||steuerfrei|duty-free
abgaunern||abnehmen|to wangle
abgedroschen||schal, banal; altmodisch|stale
abgehalftert||abgerissen, schäbig|down-and-out
abgehetzt||erschöpft, entkräftet|exhausted
abgekämpft||erschöpft|weary
abgelegen||einsam|secluded
abgelten|||to satisfy sth.
abgenutzt||alt|run-down
abgeschmackt||schal, leer|insipid
abgeschottet||isoliert|cloistered
abgeschrägt||schief|skewed
abgesondert||getrennt, einzeln; isoliert|separated
abgespannt|med|abgeschlagen|sluggish
abgespeckt|ugs|reduziert, eingeschränkt|stripped-down
abgestorben||tot|dead
abgestuft||differenziert|nuanced
abgestumpft||grob, gleichgültig|blunt
abgewetzt||alt|run-down
abgewöhnen||aufhören, aufgeben|to give up
abgießen|cook||to decant
abgleiten||abrutschen|to slip
abgraben|||to dig off
abgrasen|agr||to crop sth.
abgraten|techn|abziehen|to strip sth.
abgreifen||abnehmen|
abgängig||verschwunden, verschollen; vermisst|missing
abhacken||abschneiden|to chop
abhandeln||behandeln|to treat
abhaspeln||abwickeln|to spool off sth.
abheften||ablegen|to put away sth.
abheilen|med,geh||to heal
abhelfen||beheben|to relieve sth.
abhetzen|||to rush about
abheuern|naut||to sign off
abhobeln|||to plane off
abholbar|||collectable
abholzen||schlagen|to fell trees
abhorrieren|geh|hassen, verachten|
abhotten|ugs|tanzen|
abhusten|||to cough up
abhärten|||to harden
abirren|||to stray
abisolieren||abschneiden, ausräumen|to strip
abkanten|||to fold
abkauen|||to chew
abkehren||abwenden|to turn away
abkippen|||to pitch
abkleben|||to mask
abklingen||zurückgehen, abnehmen|to decrease
abknapsen|ugs|entreißen|to scrape together sth.
abknipsen|ugs|fotografieren|
abknöpfen|ugs|entziehen, mitnehmen|
abkochen|cook||to boil sth.
abkoppeln||abhängen|
abkratzen|techn|abziehen|to strip sth.
abkupfern|ugs|imitieren, nachmachen|to copy sth.
abkuppeln|ugs|ablösen, trennen|
abkömmlich||verfügbar, erreichbar|available
abkürzen||verkürzen|to cut short sth.
abladen||entladen|to unload
ablagern||hinterlegen|to deposit sth.
ablandig|meteo||offshore
ablativ|med||ablative
ablatschen|ugs|ablaufen, abgehen|
ablatzen|ugs|zahlen, bezahlen|
ablaugen|||to strip sth.
ablecken|||to lick off
abledern|ugs|austeilen|
ableisten||durchführen|to perform sth.
ablesbar|||legible
ableugnen||verleugnen|to disavow sth.
ablichten||fotografieren|to photocopy sth.
abliegen|print||to set off
ablisten|geh|abnehmen|to wangle
abluchsen|ugs|abnehmen, entreißen|to wangle
ablösbar|||strippable
ablöschen||auslöschen|to put out
ablöten|||to desolder
ablüften|||to flash off
abmachen||vereinbaren|to arrange
abmagern|||to lose weight
abmahnen|||to warn
abmessen||vermessen|to measure off
abmildern||schwächen, dämpfen|to attenuate sth.
abmontieren||ausbauen, abbauen|to dismount sth.
abmurksen|ugs|umbringen, killen|to do in sb.
abmähen|||to mow sth.
abmühen|||to struggle with
abnagen|||to gnaw off
abnicken|ugs|zustimmen|to nod sth. through
abnorm||abweichend; ungewöhnlich|abnormally
abnormal||abweichend; ungewöhnlich|aberrant
abnutzen||abfahren|to fret sth.
abnähen|textil||to stitch down sth.
abnötigen||verdienen|to command sth.
abnützen||abfahren|to fret sth.
abominabel|geh|widerlich, furchtbar|
abordnen||schicken, entsenden|to send sb.
abortieren|agr|verwerfen|to abort
abpassen||abwarten; abfangen|to bide
abpausen|||to trace sth.
abpellen||schälen|to peel
abperlen|||to drip off
abplagen|||to slave
abplatzen||abbrechen|to chip
abpressen|techn|abdrücken|to pressure-test sth.
abpudern|art||to chalk
abpumpen|mach||to pump out
abputzen|||to clean
abpölen|alt||to unhair sth.
abquälen|||to flounder
abrahmen|||to skim
abrasiv|||abrasive
abraten|||to dissuade
abreagieren||auslassen|to vent
abrebeln|agr,nord||to stem
abregen||beruhigen|to chill
abreiben|||to rub away sth.
abrocken|mus|hingebungsvoll Rockmusik spielen oder dazu tanzen|to rock out
abrollen||abwickeln|to unwind sth.
abrunden||vervollständigen|to round off
abräumen|ugs|kassieren|to cop sth.
abrüsten|||to disarm
absacken||sinken, versinken|to sink
absahnen|||to skim
absaufen|ugs|ertrinken|to drown
absaugen|||to suck off
abscheiden||entnehmen|to extract sth.
abscheuern||reiben|to chafe
abschirmen|ugs|decken|to screen off
abschlagen||abreißen|to shear sth. off
abschleifen||glätten|to sand off
abschlämmen|chem|leichte von schweren Teilen trennen|to elutriate sth.
abschmecken||kosten, probieren|to taste sth.
abschmettern||verwehren|to shoot down sth.
abschmieren||fetten; ölen|to grease sth.
abschmirgeln||schleifen|to sandpaper
abschnallen||lösen|to unfasten
abschotten||einschließen|to confine sth.
abschweifen||abkommen|to digress
abschwächen||erleichtern, lindern; zurückgehen|to relieve sth.
abschwätzen||ausreden, abbringen|
abschwören||widerrufen|to abjure sth.
abschätzbar||absehbar, überschaubar|predictable
abschätzig||verächtlich, respektlos|disparaging
abschüssig||steil|declivitous
abschütteln||loswerden|to shake off
absegeln|||to sail away
absegnen||billigen|to countenance sth.
abseifen|||to soap
abseihen||fest von flüssig trennen|to strain sth.
abseilen|||to decamp
abseitig||einsam|remote
absenden|||to send off
absengen|textil|flammen, gasen|to scorch sth.
absenken||ablassen; nachlassen|to sink
absent|alt|fort, abwesend|
absentieren||verabschieden, entfernen|to absent yourself
abservieren|pol|absetzen|to dispatch
absicheln||schneiden, mähen|
absichtsvoll|geh|gewollt, absichtlich|intentionally
absickern||auslaufen, ablaufen|
absieben||fest von flüssig trennen|to strain sth.
absinken||fallen|to fall
absonderlich||seltsam, komisch; merkwürdig|peculiar
absondern||isolieren, eliminieren|to segregate
absorbieren||aufnehmen|to absorb sth.
abspacen|ugs|explodieren|
abspalten||eliminieren, herausnehmen; trennen|to eliminate
abspannen||entspannen|to unwind
abspecken|ugs|reduzieren, verringern; abnehmen|to descope
abspenstig||untreu|unfaithful
absperren||verschließen, abschließen|to close off sth.
abspicken|ugs|abschreiben|
abspiegeln|phys|reflektieren|to reflect sth.
absplittern||abbrechen|to chip off
abspreizen|constr|stützen, abfangen|to support
absprengen||wegwerfen|to jettison sth.
abspringen||aussteigen|to opt out
abspulen||durchziehen|to knock off sth.
abspülen|||to wash up
abstecken||orten, ausmachen; definieren|to locate
abstehen|||to stick out
absteifen|constr|stützen, abfangen|to support
abstoßen||vertreiben|to push away
abstrafen|geh|bestrafen|to punish
abstrahlen||ausstrahlen|to radiate
abstreben|constr|stützen, abfangen|to support
abstreifen||ablegen|to shed sth.
abstrus|geh|lächerlich, bizarr|ludicrous
abstufen||staffeln|to graduate
abstumpfen||schwächen|to dull
abstützen||tragen, unterstützen|to support
absäbeln|ugs|abschneiden, kappen|
absägen|||to saw off sth.
abtanzen|ugs||to have a rave-up
abtasten||ablesen, scannen|to read off
abteilen||aufteilen|to partition off
abtippen|||to typewrite sth.
abtragen||schleifen; abbauen|to tear down
abtrainieren||verbrennen|to burn off sth.
abtrennen||abschneiden; abreißen|to cut off
abträglich||schädlich, nachteilig|inimical
abtrünnig||feige, falsch|recreant
abtun||ablehnen|to dismiss
abtupfen|||to dab sth.
abtönen|||to tone
abtöten|||to kill off sth.
abundant||reich, reichlich|prolific
abverlangen||fordern, beanspruchen|to demand
abwandelbar||variabel, beweglich|
abwandeln||verändern, modifizieren; ändern|to modify
abwatschen|by|lästern|to bash sb.
abweiden|agr||to crop sth.
abwendbar||vermeidbar|preventable
abwerben|||to poach
abwerten||mindern|to depreciate sth.
abwetzen||reiben|to chafe
abwiegen|||to weigh out
abwinden|textil||to back off
abwinken||ablehnen|to decline
abwählen|||to deselect
abwürgen||abdrehen|to cut sb. short
abyssal|envir||in the abyssal zone
abzahlen|fin||to pay off sth.
abzappeln|ugs|tanzen|
abzehren|||to emaciate
abzeichnen||unterzeichnen, unterschreiben; nahen|to sign off sth.
abzirkeln||abnehmen|
abzischen|ugs|verschwinden|to buzz off
abzocken|||to rip off sb.
abzupfen||ablösen|to pick out sth.
abzwacken|ugs|entreißen|to scrape together sth.
abzweigen|transp|abbiegen|to veer
abzählen|||to count sth.
abzäunen|||to fence off
abändern||wechseln, tauschen; bessern|to change sth.
abätzen|chem||to etch sth. off
achtbar||anerkannt|respectable
achtens|||eighthly
achteraus||hinten|astern
achtern||hinten|astern
achtes|||eighth
achtfach|||eightfold
achtgeben||beachten|to look out
achtlos||leichtfertig|carelessly
achtmal|||eight times
achtsam||vorsichtig, sorgfältig; aufmerksam|careful
achtungsvoll||respektvoll|respectful
ackern|||to slave
acuminatus|bot,geh|spitz, zugespitzt|acuminate
adaptieren||anpassen|to adapt sth.
adaptiv|techn||adaptive
additiv|math||additive
ade||auf Wiedersehen, leb wohl|goodbye
adelig||edel|noble
adeln|||to ennoble sb.
adenoid|med||adenoidal
adiabat|phys||adiabatic
adipös|med||adipose
adjustieren||eichen, einstellen|
adlig||vornehm, edel|noble
adoleszent||jugendlich|
adorieren|alt|heiligen, verehren|
adrett||gepflegt, ordentlich|neat
adversativ|geh|gegenüber|
aerob|biol||aerobic
affektiert|geh|aufgesetzt|affectedly
affektiv||emotional|affective
affengeil|ugs|großartig, grandios|
affig||aufgesetzt|arty
affin|math||affine
affinieren||scheiden, reinigen|to refine sth.
affirmativ||positiv|affirmative
affirmieren||bestätigen|to affirm sth.
affizieren|bot|angreifen, befallen|
affrös|alt|furchtbar, abscheulich|
aggravieren||übertreiben|
aggregieren||zusammenfassen|to aggregate sth.
agil||gewandt; munter|agile
agogisch|||agogic
agrarisch||landwirtschaftlich|agricultural
ahnden||strafen, bestrafen|to punish
ajourieren|geh|aktualisieren|to update sth.
akausal|||noncausal
akephal|pol||acephalous
akklamieren||zustimmen, klatschen|
akkordieren||vereinbaren, festlegen|to agree on sth.
aktenmäßig||urkundlich|documentary
akzentuieren||betonen, hervorheben|to accent
akzeptierbar||zumutbar|approvable
akzessorisch|med|zusätzlich|supernumerary
akzidentell||zufällig|accidental
alarmieren||warnen|to alert
algebraisch|math|mathematisch|algebraic
alimentieren||unterhalten|
alkaloid|chem||alkaloidal
alldieweil|ugs|denn, insofern; währenddessen|because
alleinig||ausschließlich, einzig|exclusive
allemachen|ugs|schlagen|to do in sb.
allenthalben||überall|everywhere
allerbest||äußerst|
allerliebst||herrlich, schön|adorable
allerorten||überall|everywhere
allerorts||überall|everywhere
allerwärts||überall|everywhere
allfällig|ch|eventuell, möglich|possible
allgütig|relig||absolutely good
alliiert|||allied
allozieren||reservieren|to allocate
allseitig||vielseitig|general
alltagsnah||grundlegend, elementar|bread-and-butter
allumfassend||überhaupt, allgemein; generell|all-embracing
allweg|sued|mindestens, zumindest|
alsbaldig|alt|umgehend, augenblicklich|immediate
alsdann||sodann|then
altbacken||trocken|stale
altehrwürdig||traditionell, klassisch|venerable
alterslos||zeitlos|ageless
altertümlich||antik, uralt|ancient
altgedient||erfahren|veteran
altklug|||precocious
altrosa|||old rose
alveolar|||supradental
alveolär|biol||alveolar
amateurhaft||unprofessionell|unprofessional
ambig|||ambiguously
ambitioniert||anspruchsvoll|demanding
ambitiös|geh|ehrgeizig, anspruchsvoll|ambitious
amikal||gütig|amicable
amnestieren||entschuldigen, verzeihen|to grant sb. amnesty
amorph|||amorphous
amourös||erotisch|amorous
amten|ch||to officiate
amtieren|||to hold office
amtsmüde|||weary of office
amusisch||nüchtern, trocken|
anabol|med||body-building
anadrom|zool||anadromous
anaerob|||anaerobically
anamorph|myc||anamorphic
anbahnen|||to pave the way
anbeißen|cook||to take the bait
anbelangen||betreffen, angehen|to concern sth.
anberaumen||einberufen, festsetzen|to fix
anbetreffen||angehen|to concern sth.
anbinden||verbinden|to attach sth.
anblaffen|ugs|angehen, anfahren|to snap at sb.
anblasen|||to blow at
anblicken||ansehen, betrachten|to look at
anbohren|||to spud in
anbrechen||aufbrechen|to crack sth.
anbräunen||anbraten|to brown sth.
andackeln|ugs|auftreten, eintreffen|
andauen|med||to partly digest sth.
anderenorts||woanders, anderswo|elsewhere
anderorts||woanders, anderswo|elsewhere
andersartig||unterschiedlich, verschieden|different
anderwärtig||woanders, anderswo|
anderwärts||woanders, anderswo|somewhere else
andicken|||to thicken sth.
andienen||anbieten|to tender
andin|||Andean
andocken|biol|verbinden|to become attached
andonnern||anschreien, anfahren|
andrehen|ugs|anstellen|to turn on sth.
androgen|med||androgenic
androgyn|||androgynous
aneifern|sued||to spur on sb.
anekeln||entsetzen, erschrecken|to appal
anfachen||schüren|to foment sth.
anfasen|||to chamfer sth.
anfaulen|||to start rotting
anfechtbar||umstritten, kontrovers|contestable
anfeuchten||netzen|to moisten
anflehen||anrufen|to invoke
anfunken|||to radio sb.
anfügbar|||attachable
anfügen||stecken, anhängen; anbringen|to put on
anfüllen||ausfüllen, auffüllen|to fill
angaffen||bestaunen|to gape
angebbar|||assignable
angeberisch||unreif|sophomoric
angeboren||eigen|innately
angefressen|ch|begeistert, leidenschaftlich|avid
angejahrt||alt|
angeknackst||beschädigt|damaged goods
angestammt||gewöhnlich, gebräuchlich|usual
angiften|ugs|beschimpfen|
angleichen||anpassen|to adapt
angliedern||zuordnen, unterstellen|to attach sth.
angrenzen||anstoßen|to adjoin
angriffig||schwierig, ungemütlich|awkward
angsterfüllt||bang, bange|anxiously
angstvoll||ängstlich|fearful
angurten|||to buckle up
angängig||möglich, machbar|feasible
anhaften||anhängen|to adhere to sth.
anhaken||ankreuzen|to tick sth.
anheften|biol|verbinden|to become attached
anheizen||schüren|to inflame sth.
anheuern||beschäftigen, verpflichten|to hire out
anhimmeln||verehren|to adore
anhin|ch|bisher, vorhin|
anhänglich||treu, aufrichtig|devoted
anhäufeln||konzentrieren|
anhäufen||konzentrieren; horten|to mass
animalisch||tierisch|bestial
animos||feindlich|
animpfen|biol||to accumulate bacteria
ankaufen||erwerben, erstehen|to buy sth.
ankern|naut||to anchor
anketten|||to chain up
ankleben||befestigen|to stick on sth.
ankleiden||anziehen|to get dressed
anklemmen||anschließen|to tap
anklingeln||telefonieren|to telephone sb.
ankläffen||anschreien, anfahren|
anknipsen|electr|einschalten|to switch on sth.
ankochen|cook||to parboil
ankokeln|ugs|anbrennen|
ankreiden||verübeln|
ankurbeln||verstärken; erregen|to boost
ankörnen|||to spot-drill sth.
ankünden||anzeigen|to prefigure sth.
anlachen||gefallen|to laugh
anlagern|chem||to take up
anlanden|naut||to disembark
anlangen|ch|anfassen, angreifen|to touch sth.
anlassen||starten|to start sth.
anlehnen|||to lean
anleiern|ugs|initiieren|to initiate sth.
anleimen|||to glue on sth.
anleiten||unterrichten|to instruct sb.
anlernen||einarbeiten|to break sb. in
anliefern||abliefern, überbringen|to deliver sth.
anluven|naut||to head up
anläuten|telco,a|anrufen|to telephone sb.
anlöten|||to solder on
anlügen|||to lie to sb.
anmalen|art||to paint sth.
anmarkern||markieren, kennzeichnen|
anmaßen|||to presume
anmieten||ausleihen|to hire sth.
anmogeln||lügen, belügen|
anmotzen|||to gripe at sb.
anmuten|geh||to appear to sb.
anmutig||elegant, zart|gracefully
annageln|||to peg
annehmbar||erträglich, akzeptabel|palatable
annoncieren||ankündigen|to advertise sth.
annuell|bot||annual
annullieren||kündigen, stornieren; aufheben|to cancel sth.
annähen|||to sew on sth.
anodisch|||anodic
anomal||abweichend; ungewöhnlich|aberrant
anormal||abweichend; ungewöhnlich|aberrant
anoxisch|med||oxygen-free
anpappen|ugs|befestigen|
anpatzen|by||to blot sth.
anpeilen||orten, lokalisieren|to locate
anpflaumen|ugs|angehen, anfahren|to rant at sb.
anpicken|ugs|befestigen|
anprangern||verurteilen|to denounce sth.
anpreisen||werben|to tout sth.
anprobieren||anpassen|to fit
anpumpen|ugs||to touch for
anpöbeln||angehen|to accost sb.
anranzen|ugs|beschimpfen|
anraunzen|ugs|beschimpfen|
anreden||ansprechen|to address sb.
anrempeln||anstoßen|to jostle against sb.
anrennen|||to run against
anritzen|||to scarify
anrucken|||to jerk
anrüchig||berüchtigt; unschön|notorious
anrühren||mischen, anmachen|to mix
ansammeln||einsammeln|to gather
ansaugen|||to aspirate
anschalten|electr|einschalten|to switch on sth.
anschlagen||abbrechen, ausbrechen|to chip
anschleifen||schärfen|to whet
anschmiegsam||geschmeidig|supple
anschnauzen||angehen, anfahren|to snap at sb.
anschnorren||angehen|to sponge
anschuldigen||beschuldigen|to accuse sb.
anschwellen||ansteigen, zunehmen|to rise
anschwindeln||lügen|to tell a lie
ansehbar|||presentable
ansehnlich||hübsch, schön; ordentlich|handsome
anseilen|||to rope up
ansengen||anbrennen|to scorch sth.
ansenken|techn||to spot-face sth.
anspannen||straffen|to tauten
ansparen|fin||to save sth.
anspeien|||to spit at
anspitzen||schärfen|to sharpen sth.
anspritzen||abspritzen|to splash
anspruchslos||schlicht, bescheiden|lowbrow
anstandslos||bereitwillig|ungrudgingly
anstauen|||to back up
anstellig||geschickt|skillful
anstrahlen||beleuchten|to spotlight
anstreichen||malen|to paint sth.
anstößig|||locker-room
ansuchen||fordern|to ask
ansäuern|||to acidify
antanzen|ugs|erscheinen|to roll in
antasten||streifen|to touch sth.
anteilmäßig||entsprechend|proportionate
antinomisch||sinnlos, unsinnig|
antiquarisch||alt|second-hand
antiquiert||überholt, altmodisch|antiquated
antithetisch|geh|widersprüchlich|antithetic
antonym|ling||antonymous
antragen|||to offer
antreiben||drängen|to push
antriebslos||tatenlos, passiv|unattempting
anvisieren|mil|zielen|to aim at sth.
anweisen||regeln, festlegen|to direct
anwerben||beschäftigen, anstellen|to recruit sb.
anwerfen|ugs|auslösen|to actuate
anwidern|||to repel sb.
anwinkeln||biegen|to bend
anwählen|||to dial-in
anzahlen|fin||to pay down sth.
anzapfen||anschließen|to tap
anzeichnen||ankreuzen|to checkmark sth.
anzetteln||anstoßen|to instigate sth.
anzunehmend|jur|vermutlich, vermeintlich|supposed
anzweifeln||bezweifeln|to doubt
anzüglich||unanständig|bawdy
anämisch|med||anaemic
anöden|ugs|langweilen|to bore sb.
apart||besonders, eigenartig|individual
apathisch||träge|turbid
aper|a|schneefrei|free of snow
apikal|||apical
apnoisch|||apnoic
apokarp|bot||apocarpous
apokryph||zweifelhaft|apocryphal
appetitlich||lecker, köstlich|delicious
applizierbar|geh|anwendbar, einsetzbar|applicable
applizieren|geh|anwenden, einsetzen|to apply sth.
approbieren||zulassen|to approbate sth.
approximativ||ungefähr, etwa|
arabesk||barock, überladen|
arbeitsam||fleißig|laborious
arbeitsscheu||faul, träge|indolent
arbiträr|geh|beliebig, willkürlich|arbitrary
archaisch||uralt|immemorially
arglistig||perfide|malicious
arglos||harmlos; ahnungslos|guileless
argwöhnen||verdächtigen|
argwöhnisch||misstrauisch|suspicious
arid||dürr, trocken|arid
arisch|||Indo-European
arithmetisch||rechnerisch|arithmetic
arkan|geh|geheimnisvoll, mysteriös|
arktisch|||arctic
armieren||bewaffnen|to sheathe
arretieren||festnehmen|to arrest sb.
arriviert|geh|erfolgreich|successful
arrondieren|geh|vervollständigen|
artenarm|||species-poor
artfremd|med|abweichend|heterologous
artifiziell|geh|künstlich|artificial
aschfahl||blass|ashen
aschgrau|||ashen
aschig|||ashy
asketisch||karg|austere
askriptiv||zugeschrieben|ascriptive
aspirieren|a|kandidieren, antreten|
assig|ugs|asozial|
assimilieren||anpassen|to assimilate
assoziieren|pol|anschließen, verbinden|to associate sth.
asten|school,ugs|pauken|to bone up
astfrei|||free of knots
astral|||astrally
astrein||fett|kick-ass
atavistisch||primitiv|atavistic
atembar|||respirable
atemraubend||atemberaubend|breath-taking
atheistisch||ungläubig|atheistically
athletisch||sportlich|athletic
atomar|phys||atomic
atonisch|med||flaccid
atoxisch|bot||non-poisonous
attributiv||zugeschrieben, beigelegt|attributive
atypisch||untypisch|atypical
auditiv|med||auditory
aufbauschen||übertreiben|to sensationalise sth.
aufbegehren||protestieren|to protest
aufbekommen||knacken|to pick sth.
aufbessern||verschönern|to fix up sth.
aufbieten||einsetzen|to apply sth.
aufblinken||leuchten, funkeln|to flash
aufblitzen||leuchten, blinken|to flash
aufblähen|techn|auftreiben|to expand sth.
aufbrauchen|ugs|verbrauchen|to use up sth.
aufbrausen||auffahren|to flare up
aufbrezeln|ugs|schmücken, zieren|to adorn oneself
aufbrummen|ugs|aufzwingen|
aufbrühen||kochen|to brew sth.
aufdrehen||einschalten|to put on sth.
aufessen|cook||to eat up sth.
aufflammen||brennen|to kindle
auffressen||verschlingen|to devour sth.
auffrischen||erneuern, verbessern; beleben|to renew sth.
auffächern|comp|verteilen|to fan out
auffädeln||aufziehen|to string
aufführbar|art|spielbar|actable
aufgekratzt|ugs|aufgeregt|psyched
aufgliedern||analysieren, zerlegen; ordnen|to dissect
aufhaben||tragen, anhaben|to wear sth.
aufhaken|||to unhook
aufhauen|||to break open sth.
aufhebeln||knacken, aufbrechen|
aufheitern||erfreuen|to regale
aufjagen|||to bolt
aufkaufen||erwerben|to buy up
aufkeimen||sprießen|to sprout
aufklauben|by|aufheben, aufnehmen|to pick up sth.
aufknüpfen|ugs|hängen, aufhängen|to hang sb.
aufkreuzen|ugs|erscheinen|to roll along
auflesen|reg|aufheben, aufnehmen|to pick up sth.
aufleuchten||blinken|to gleam
auflockern||aufbrechen|to scarify
auflodern||brennen, verbrennen|to burn up
auflässig|min|stillgelegt|abandoned
aufmalen|||to paint sth. on
aufmerken|geh|beachten|to become suddenly attentive
aufmischen||erschüttern|to rouse sb.
aufmucken|ugs|protestieren|to protest
aufmuntern||aufbauen|to cheer up sb.
aufmöbeln|ugs|verschönern, aufarbeiten|to fix up sth.
aufmüpfig||trotzig|defiant
aufnötigen||aufzwingen|
aufplatzen||zerbrechen|to break open
aufprallen||aufschlagen|to thud
aufputschen||erregen, anregen|to stimulate
aufputzen||verschönern|to dress up sth.
aufrauen|||to roughen sth.
aufreiben||entkräften; entfernen|to enervate sb.
aufreibend||anstrengend|gruelling
aufreihen||ordnen|to array sth.
aufreizen||hinhalten|to tantalize
aufrücken||aufsteigen|to move up
aufrühren||umrühren|to agitate
aufrütteln||wecken, erschüttern|to rouse sb.
aufsagen||vortragen|to recite sth.
aufsaugen||aufnehmen|to absorb sth.
aufscheuchen||wecken|to roust sb.
aufschichten||stapeln|to stack sth.
aufschieben||aussetzen, verschieben|to suspend sth.
aufschlitzen||aufreißen|to rip open
aufschnappen||mitbekommen|to pick up sth.
aufschrecken||auffahren|to startle sb.
aufschwingen||gleiten|to slide open
aufseufzen||aufatmen|to heave a sigh
aufspalten||teilen, aufteilen|to split sth.
aufspeichern|geol|halten, zurückhalten|to retain sth.
aufsperren||aufschließen|to unlock
aufstemmen||aufbrechen|to break open
aufstoßen||aufreißen|to fling open sth.
aufstöbern||aufspüren|to hunt out
aufsummieren||addieren|
aufsässig||trotzig|defiant
auftauen|||to unfreeze
auftischen||anrichten|to dish up
auftreffen||aufschlagen|to strike
auftun|||to open up
aufwallen|psych|aufsteigen|to surge
aufwecken||erwecken|to awake
aufweichen||mildern|to soften
aufweiten||erweitern, expandieren|to broaden sth.
aufwerfen||formulieren, vortragen|to pose sth.
aufwiegen||kompensieren, entgegenwirken|to countervail
aufwinden||hochziehen|to hoist
aufwischen||abwischen|to mop
aufwühlen||rühren, umrühren|to agitate
aufzwängen||aufbrechen|to break open
augenfällig||auffällig, offensichtlich|bold
augenlos|||eyeless
ausapern||schmelzen|
ausbeißen|geol|anstehen|to crop out
ausbessern||flicken; korrigieren|to mend sth.
ausbezahlen|fin|auszahlen|to pay out sth.
ausblasen||auslöschen|to blow out
ausbooten|pol|absetzen|to kick out sb.
ausbremsen||unterlaufen, entgegenwirken|to thwart
ausbrennen||verbrennen|to burn out
ausbringen|auto|verteilen|to spread sth.
ausbrüten||hervorbringen|to spawn sth.
ausbuhen|||to boo at sb.
ausbügeln||ausgleichen|to iron out sth.
ausbüxen|ugs||to abscond from home
ausdauern||beharren|to persevere
ausdauernd||nachhaltig, dauerhaft|perseverely
ausdeuten||interpretieren, verstehen|to interpret sth.
ausdorren||austrocknen|to dry up
ausdruckslos||trocken; starr|expressionless
ausdärmen||ausnehmen|
ausdörren||austrocknen|to desiccate
ausdünnen|bot|lichten|to thin out
auserlesen||gewählt, ausgesucht|select
auserwählen||aussuchen, auswählen|to choose
ausfalten||entfalten|to unfold
ausfechten||kämpfen, austragen|to slug it out
ausfertigen||ausstellen|to issue
ausfolgen|a|übergeben|
ausforschen||aufspüren|to trace sb.
ausfragen||löchern|to pick sb.’s brain
ausfugen|||to joint
ausführbar||möglich, machbar|feasible
ausgasen|||to outgas
ausgebleicht||verblasst|dilute
ausgebufft|ugs|clever, schlau|savvy
ausgefranst||abgerissen|ragged
ausgegoren||ausgereift|fully worked out
ausgeklügelt||durchdacht, raffiniert|sophisticated
ausgelatscht|ugs|ausgetreten|well-worn
ausgespart|techn|eingelassen|recessed
ausgestalten||formen|to frame sth.
ausgewachsen||erwachsen, reif|fully-grown
ausgezehrt||mager|drawn
ausgießen||vermischen|to diffuse
ausgleiten||abrutschen|to slip
ausglühen||brennen|to calcine sth.
aushaften|fin,a|ausstehen|to be outstanding
aushaken|||to unhook
ausharren||warten|to hold out
aushauchen||ausatmen|
aushauen|techn|knabbern|to nibble
ausheben|mil|rekrutieren|to levy
aushecken|ugs|erfinden, entwickeln|to hatch sth.
ausholen|||to strike out
aushändigen||liefern, ausgeben|to issue
aushäusig||abwesend|
aushöhlen||vertiefen|to hollow out
auskeilen|auto,ugs|ausbrechen|to break away
auskeimen||aufgehen, sprießen|
ausklammern||ausschließen|to exclude
auskleiden||verkleiden, bedecken|to line sth.
ausklinken|techn|auslösen|to release sth.
ausknipsen|ugs|killen|to switch off sth.
ausknobeln||ausrechnen, herausfinden|to figure out sth.
auskosten||genießen|to savour
auskuppeln||ausschalten|to uncouple
auskurieren||heilen|to cure sth.
auskömmlich||genügend, ausreichend|
ausladen||entladen|to unload
auslagern||verlegen, abschieben|to evacuate sth.
auslaugen||schwächen, untergraben|to sap
ausleeren||ausräumen|to empty
ausleiern|ugs|weiten, dehnen|to become stretched
ausleuchten||beleuchten|to light sth.
auslichten|bot|beschneiden, stutzen|to prune sth.
ausloggen||abmelden|to log off
auslosen|||to draw lots for
ausloten||erkunden, ergründen|to plumb sth.
ausländisch||fremd|foreign-born
auslöten||Operation|
ausmerzen||ausrotten, tilgen|to uproot
ausmessen||vermessen|to survey
ausmüllen|ugs|aufräumen|
ausnützen||ausnutzen|to trade on sth.
ausplaudern||verraten, preisgeben; weitergeben|to blab sth.
ausplündern||ausrauben|to plunder
auspowern||verbrauchen, aufwenden|
auspressen||verdichten|to squeeze
ausprägen||bilden, formen; entfalten|to develop
auspumpen||ausschöpfen|to exhaust
ausquetschen||löchern|to pick sb.’s brain
ausradieren|ugs|vernichten|to blot out sth.
ausrangieren||ausscheiden|to discard
ausreißen||abreißen|to run away
ausrollen||aufsetzen; darlegen|to coast down
ausrutschen||abrutschen|to slip
ausrücken|electr|auslösen, trennen|to disengage sth.
ausrüsten||liefern, ausgeben; ausstatten|to issue
aussagefähig||aussagekräftig|meaningful
ausschachten|constr|graben|to dig
ausschauen|ugs|aussehen|to look out
ausschelten||beschimpfen|
ausschenken||ausgeben, servieren|to serve out sth.
ausscheren|auto|ausbrechen|to veer sharply
ausschlagen||treten|to kick
ausschlämmen|chem|leichte von schweren Teilen trennen|to elutriate sth.
ausschmücken||verschönern, dekorieren|to embellish sth.
ausschneiden|med|entfernen|to excise sth.
ausschütten||kippen|to dump sth.
aussenden||schicken, entsenden|to send out
aussieben||auslesen|to sort out
aussondern||auslesen, eliminieren|to sort out
aussortieren||trennen|to winnow
ausspannen||entspannen|to unwind
aussparen||weglassen, auslassen|to leave blank
ausspinnen|ugs|erfinden|to weave
ausspucken|ugs|abliefern|to churn out sth.
ausspülen||abwaschen|to wash
ausstechen||übertreffen|to outdo sb.
aussteifen||stärken|to stiffen sth.
ausstopfen||füllen|to stuff
ausstoßen|techn|ablassen|to discharge sth.
ausstrecken||dehnen|to stretch out sth.
ausstreichen||löschen, tilgen|to expunge
ausströmen||quellen|to gush
ausständig||offen|outstanding
aussäen|||to sow
aussöhnen||versöhnen|to reconcile sb.
austarieren|ugs|abwägen|to balance sth.
austreiben||vertreiben|to bud
ausufern|envir||to get off track
auswaschen||ausgehen|to run
ausweglos||aussichtslos, hoffnungslos|hopeless
ausweiden||ausnehmen|to eviscerate
auswertbar||berechenbar|
autark||unabhängig, eigenständig|self-sufficient
autochthon||bodenständig|native
autokephal||eigenständig|
autolog|med||autologous
autorisieren|geh|genehmigen|to authorize sth.
autoritativ||maßgebend|authoritative
autumnal|biol||characteristic of autumn
außenliegend||äußerlich|external
avancieren|geh|aufsteigen|to be promoted
aversiv|geh|abgeneigt|aversive
avertieren|geh|warnen, aufzeigen|
axial|||on axis
axillar|||axillary
axiomatisch||gewiss|axiomatic
azur||himmelblau|azure
azurblau|||sky blue
babbeln|ugs|plaudern|to have a chat
backbord|||larboard
badisch|||Baden
baff|ugs|erstaunt|agape
baggern|||to pull
bahnbrechend||revolutionär|revolutionary
baldig|||quick
baldigst||schnellstens|post-haste
balgen||streiten|to scrap
ballig|techn||convex
baltisch|||Baltic
balzen|zool||to mate
bamstig|ugs|geschwollen|
bankfähig|fin|umsetzbar, übertragbar|negotiable
bannig|nord|arg, irre|incredibly
barbarisch||brutal|barbaric
barbusig|||topless
barfüßig||barfuß|barefoot
barmherzig||gnädig|mercifully
bartlos|||beardless
basal||fundamental, grundlegend|fundamental
basisch|chem||basic
baskisch|||Basque
basophil|biol||basophilic
bathisch|geh|geschmacklos, unanständig|
batiken|||to do batik work
bauchig|||bellied
baufällig||marode|ramshackle
baumfrei|||devoid of trees
baumlang|||exceptionally tall
baumlos|||devoid of trees
baureif|||available for building
bauschen||wogen|to billow
bauschig|||baggy
bayrisch|||Bavarian
beackern|||to belabor
beargwöhnen||verdächtigen|to regard with suspicion
beatmen|med||to ventilate sb.
bebaken|naut||to beacon sth.
bebalzen||flirten|
bebaubar|agr||suitable for building
bebildern||illustrieren, veranschaulichen|to illustrate
bebrillt|||spectacled
bebrüten|med||to incubate sb.
bechern||tanken|to imbibe sth.
bedachen|||to roof
bedachtsam||überlegt|advised
bedeppert|ugs|dumm, blöde|
bedingen||benötigen, erfordern|to require sth.
bedrucken||färben|to stain
bedruckt|||printed
bedrängen||belästigen|to badger sb.
bedrücken||belasten|to bother sb.
beduselt|ugs||tipsy
bedächtig||langsam|slow
bedürfnislos||sparsam, bescheiden|frugal
bedürftig||arm|poor
beehren|||to grace sb.
beeiden|jur||to swear to sth.
beelenden|ch|schmerzen|to grieve sb.
beendigen||beenden, abschließen|to end
beengen||beschränken, behindern|
beerben|||to inherit sb.’s estate
beerdigen||begraben|to bury sb.
befangen||einseitig|biased
befeuchten||netzen|to moisten
befeuern|aviat||to beacon sth.
befischen||fangen|to harvest
beflaggt|||flagged
befleckt||angeschlagen|tarnished
beflegeln|a|beschimpfen|to insult sb.
beflissen||fleißig, eifrig|assiduous
beflügeln||inspirieren, begeistern|to inspire sb.
befreunden||anfreunden|to become friends
befruchten||anregen|to stimulate sth.
befugen||legitimieren|
befähigen||kennzeichnen, auszeichnen|to feature
befühlen|||to feel sth.
befüllen|comp||to populate sth.
begasen|agr||to fumigate a place
begaunern||betrügen|
begebbar|fin|umsetzbar, übertragbar|negotiable
begehbar||erreichbar, zugänglich|accessible
begehrlich||gierig|graspingly
begierig|||covetous
begießen|||to dowse
beglaubigen||beweisen, erweisen; bestätigen|to prove sth.
begnaden|||to bless
begnadet||begabt|gifted
begnadigen||entschuldigen, verzeihen|to pardon sb.
begradigen||klären|to straighten sth.
begreiflich||verständlich, nachvollziehbar|understandable
begrünen|envir||to establish vegetation
begütert||reich, wohlhabend|moneyed
begütigen||beruhigen, besänftigen|to calm
behagen||gefallen, passen|to please
behaglich||gemütlich|snug
behaucht|ling||aspirated
behauen||putzen|to pare ashlars
behebbar|||repairable
beheizen|||to heat
beheizt|||heatable
behelfen||durchkommen|to manage
behelfsweise||provisorisch, notdürftig|
behelligen||stören, ablenken|
behelmt|||helmeted
beherzigen||beachten|to heed sth.
behexen|||to bewitch sb.
behufs|alt|zwecks|for the purpose of
behuft|||ungulate
behumsen|ugs||to fleece sb.
behäbig||gelassen; langsam|sedate
behämmert||bescheuert, wahnsinnig|crazy
behänd||gewandt, flink|deft
behände||flink|nimble
behüten|geh|beschützen|
beiderseitig||beidseitig|on both sides
beidseits||beiderseits|on both sides
beifügen||hinzunehmen, hinzufügen|to add
beigeben|cook|dazugeben|to add sth.
beigeheftet||beigefügt|attached
beigen|sued|stapeln|to stack sth.
beilegen|||to reconcile sth.
beimengen|cook|dazugeben|to add sth.
beimischen||zugeben|to admix sth.
beinhart||knallhart, gnadenlos|ruthless
beinig|||legged
beipflichten||empfehlen, billigen|to endorse sth.
beisetzen||begraben|to bury sb.
beispiellos||einmalig|all-time
beistellen|a|bereitstellen|to provide sth.
beiwohnen|geh|teilnehmen|to attend sth.
beizeiten||rechtzeitig, pünktlich|in time
beizen||einlegen|to pickle
bejahrt|||aged
bejammern||klagen|
bejubeln||feiern, preisen|to fete sb.
bekanntgeben||veröffentlichen, verkünden|to announce sth.
bekifft|ugs|betrunken|stoned
beklatschen||feiern, preisen|to fete sb.
bekleiden||anziehen|to clothe
beklommen||bedrückt|heavy of heart
beknackt|ugs|dumm, blöde|silly
beknien|ugs||to beg sb.
bekochen|||to cook for sb.
bekräftigen||bestätigen|to affirm sth.
beködern|||to bait sth.
bekömmlich||leicht|light
beköstigen||ernähren, füttern|
bekümmern|geh|belasten|to bother sb.
bekümmert||traurig, betrübt; betroffen|sorry
belabern|||to discuss sth. thoroughly
belagern|||to beleaguer
belangvoll||wichtig, bedeutend|important
belaubt|||foliate
belauern||beobachten, überwachen|
belegbar|||provable
belehnen|fin,a||to loan on sth.
beleibt|anat||of corpulent build
beleihen|fin||to loan on sth.
belesen||gebildet|well-read
belgisch|||Belgian
belustigen||unterhalten, amüsieren|to amuse
belustigt||vergnügt|amused
belämmert|ugs|betreten, verlegen|embarrassed
belüften|agr||to aerate
bemalen||streichen|to paint sth.
bemannen||besetzen|to man sth.
bemaßen|||to dimension sth.
bemogeln|ugs|lügen, belügen|
bemoost|bot||mossy
bemäkeln|||to cavil at sth.
bemüßigen||nötigen, zwingen|to oblige sb.
benachbart||neben; seitlich|next-door
benamsen|ugs|benennen|
benarbt|bot||grass-covered
benebeln|||to fuddle sb.
benebelt|ugs|benommen|muzzy
benedeien||preisen; segnen|to bless
benetzen|||to moisten
benigne|med||benign
benzen|a|betteln|to nag and nag
benützen||benutzen, gebrauchen|to utilize
beobachtbar||wahrnehmbar|observable
beordern||laden, zitieren|to summon sb.
bepacken||beschweren, aufladen|
bepinseln||färben|
bepudern||streuen|
berappen|||to shell out
berauschen||betrinken|to get drunk
berauschend||aufregend|exhilarating
bereden||diskutieren|
beredsam|||eloquent
beredt|||eloquent
beregnen|||to sprinkle sth.
bereinigen||regeln|to settle sth.
bereitmachen||bereitstellen|to get ready
berenten|||to retire sb.
bergan|||uphill
bergig|||mountainous
berichtigen||ändern, bessern; korrigieren|to amend
beriechen||schnuppern, wittern|
beringen|||to ring
beritten|||mounted
bersten||platzen|to burst
berücken||verführen, verzaubern|
besaiten|||to string sth.
besamen|||to inseminate
besaufen|ugs||to get drunk
beschaffbar||erhältlich|procurable
beschatten||folgen|to tail sb.
beschauen||untersuchen|to inspect
beschaulich||idyllisch, malerisch|quaint
beschenken||unterstützen|to endow
beschichten||überziehen|to coat sth.
beschicken||füllen|to load sth.
beschirmen||beschützen|to shelter
beschlagen||feucht; erfahren|to steam up
beschmutzen||vergiften|to befoul
beschnuppern||riechen, wittern|
beschnüffeln||riechen, schnuppern|
beschriften||kennzeichnen|to label sth.
beschwerlich|geh|schwierig, mühsam|arduous
beschwindeln||betrügen|to humbug
beschwingt||fröhlich, heiter; flott|lilting
beschönigen||färben|to colour
beseelen|||to inspire
beseelt|phil,geh||animate
beseligt|||beatified
besemmelt|ugs|dumm, blöde|
besiegeln||abschließen|to seal sth.
besinnlich||nachdenklich|contemplative
besohlen|||to sole
besolden||entschädigen|to pay a salary
bespritzen||abspritzen|to splash
besprühen||spritzen|to spray
bestatten||begraben|to bury sb.
bestechlich||korrupt|corrupt
bestialisch||brutal; tierisch|brutish
bestrahlt|techn|abgebrannt|irradiated
bestreitbar||streitig|arguable
bestricken||verzaubern|
bestusst|ugs|dumm, blöde|
bestücken|techn|füllen, auffüllen|to load
bestürmen||angehen|to dun sb.
bestürzen||erschüttern|to shock
besudeln|||to besmirch sth.
betagt|||well advanced in years
betakeln|a||to dupe sb.
betanken|||to fill up
betasten||fühlen|to feel sth.
betauen|||to bedew sth.
beteuern||äußern, erklären|to profess sth.
betreffs|alt|bezüglich|concerning
betretbar||befahrbar, erreichbar|
betrieblich||operativ|operational
betriebsam||fleißig; rege|busy
betrüben||quälen|to distress sb.
betrüblich||bitter|aggrieving
betrügerisch||korrupt|crooked
bettreif|||ready for bed
betucht||reich, wohlhabend|well-to-do
betuddeln|ugs|verwöhnen, verziehen|
betulich||gemütlich|leisurely
betun||zieren|to be coy
betupfen|||to dab sth.
beturteln||flirten|
betutteln|ugs|verwöhnen, verziehen|
betäuben|med||to anaesthetise
betören|||to blandish
betörend||verlockend, verführerisch|beguilingly
betüddeln|ugs|verwöhnen, verziehen|
betütern|ugs|verwöhnen, verziehen|
beuchen|textil||to buck sth.
bevorrechten||bevorzugen|to privilege
bevorstehen||erreichen|to approach
bevorteilen||begünstigen|to advantage
bewahrheiten||eintreten|to prove true
bewalden|agr||to afforest
bewandert||kompetent, erfahren|proficient
bewegbar||beweglich|
bewegungslos||still|quiescent
bewehrt||gefestigt|embattled
beweiden|agr||to pasture
beweinen||beklagen|to weep
beweisbar||nachweisbar|provable
bewilligen||zulassen; bereitstellen|to appropriate
bewirten||servieren, bedienen; füttern|to serve sth.
bewältigbar||überschaubar|manageable
bewässern||gießen|to water
bewölken|meteo|beziehen, überziehen|to overcast
bezaubern||begeistern, fesseln|to enthral
bezeigen||erweisen|to show
bezichtigen||beschuldigen|to tax
beziehbar|econ|erhältlich|available
beziffern||schätzen|to estimate sth.
bezirzen||verführen, verzaubern|
beängstigen||einschüchtern, erschrecken|to frighten sb.
beäugen||betrachten, mustern|to eye
bibbern||zittern|to jitter
biblisch|relig||biblical
bieder||uninteressant|ho-hum
biegbar|||bendable
biegsam||flexibel, elastisch; weich|flexible
bienn|bot||biennial
biestig||gemein|mean
bigott||scheinheilig|hypocritically pious
bijektiv|math||bijective
bilateral||beidseitig|two-way
bildhaft||anschaulich|evocative
bildhübsch||wunderschön|gorgeous
bildsam|techn,geh|geschmeidig|ductile
bildschön||wunderschön; malerisch|ravishing beauty
bilinear|||bi-linear
biliär|med||biliary
bimmeln|ugs|klingeln|to ding
bimsen|school|pauken|to bone up
binaural|||biaural
bindungslos||frei|unbound
binär|math||binary
biodynamisch||ökologisch|organically
biogen|||biogenic
bionisch|||bionic
biotisch|biol||biotic
biozid|chem||biocidal
bipolar|||manic-depressive
bisherig||bislang|to date
bissfest|cook||firm to the bite
bissig||zynisch, spitz|sardonic
bistabil|||bistable
bitterkalt||eiskalt|
bitweise|||bit by bit
bivariat|math||bivariate
blaffen|||to snap
blaken|nord||to smoke
blamabel||peinlich; erbärmlich|embarrassing
blanko|||blank
blasiert|geh|stolz, arrogant|haughty
blasig|||bubbly
blaugrau|||blue-grey
blaugrün||türkis|turquoise
blaumachen||schwänzen|to skive
blaurot||lila|purple
blauäugig||naiv|blue eyed
blechern|||tinny
bleiern|geh|schwer, schwül|leaden
bleifrei|||unleaded
bleigrau|||livid
blicklos||leer|empty
blindlings||zufällig, willkürlich|at random
blindwütig||gnadenlos|wanton
blinzeln|||to squint
blitzartig||blitzschnell|lightning
blitzsauber||rein|neat and tidy
blockfrei|pol|neutral|neutral
blockig|||blocky
bloßlegen||aufdecken, enthüllen|to lay bare sth.
bloßstellen||vorführen|to shame sb.
blubbern|||to bubble
bluffen||täuschen|to bluff
blumig|art|kunstvoll, üppig|floridly
blutarm|med||anaemic
blutbefleckt||blutig|bloody
blutjung|||very young
blutleer|med||ischaemic
blutrot|||blood-red
blutrünstig||grausam|bloodthirsty
blähen||wogen|to billow
bläken|ugs|weinen, jammern|
blässlich||blass, bleich|palish
blätterlos||kahl|leafless
blättrig|||flaky
bläulich||blau|livid
blödeln||albern, scherzen|
blöderweise|ugs|leider|worse luck
blödsinnig|ugs|unsinnig, irre|inane
blöken||meckern|to bleat
blümerant|ugs|schwindelig|
bocken||verweigern|to balk
bockig||stur|stubborn
bodenlos||äußerst, außerordentlich|exceeding
bodennah|envir||ground-proximate
bogenförmig||gebogen|curved
bombastisch|ugs|großartig, fantastisch|fustian
bombieren||biegen, verbiegen|
bombig||äußere Erscheinung einer Person|fierce
borgen||leihen, ausleihen|to borrow sth.
borniert||beschränkt|narrow-minded
borstig||rau, unfreundlich|brambly
boshaft||böse, gemein|mean-spirited
bosnisch|||Bosnian
bosseln|ugs|fingern|
brabbeln|||to gabble
brachial|||brute
brackig|||brackish
brandeln|by|blechen|to stump up
branden||schlagen|to wash
brandig|cook||burning
brandmarken||verurteilen|to denounce sth.
brandneu|||brand-new
braunrot|||puce
brausen||rasen, schießen; rauschen|to hurtle
bravourös||meisterhaft|bravura
breiartig||weich|pappy
breiig||weich|pulpy
breitmachen|meteo|zusammenziehen|to gather
breitspurig|ugs|vermessen|broad-gauge
brennbar|||combustible
bretthart||fest|rock-solid
brillieren||leuchten, glänzen|to shine
brodeln||wogen|to seethe
bruchlos||unkritisch|
brummeln||murmeln|to mutter
brummig||gereizt|grumpy
brunften|zool||to rut
brunftig||heiß|
brunsten|zool||to rut
brutzeln||braten|to sizzle
bräsig||gleichgültig|insensitive
bräteln|ch|grillen|to barbecue
bräunen|||to embrown
bröckeln|||to crumble
bröcklig|||flaky
bröselig|||friable
bröseln|||to crumble
brüchig||schwach|fragile
brühen|cook||to scald sth.
brühwarm|ugs|umgehend, sofort|
brünett|||brunette
brünstig|||rutting
brüsk||rüde|brusque
brüskieren||verletzen|to aggrieve sb.
brütig|zool||broody
buchbar|||reservable
buckelig||holprig|bumpy
buckeln||kriechen|to bow and scrape
bucklig|med||humpbacked
buddeln||graben|to dig
bugsieren|naut|schleppen|to tow
bukkal|ling||buccal
bukolisch|geh|idyllisch, malerisch|bucolic
bullig||massig|hulking
bullös|med||bullous
bummelig|ugs|lahm, langsam|
bummvoll|a||jam-packed
bumsvoll|ch||jam-packed
bunkern||speichern|to bunker
burisch|||Boer
burlesk|||burlesque
buschig|||bosky
busseln|ugs|küssen|
buten|nord|draußen|outdoor
butterig|||buttery
buttrig|||buttery
bähen|||to foment sth.
bärbeißig||gereizt|snappy
bärtig|||bearded
bäuerlich||ländlich|rustic
böhmisch|||Bohemian
böig|meteo|stürmisch|gusty
böotisch|phil||Boethian
bördeln|textil||to border sth.
börsenfähig|fin|umsetzbar, übertragbar|negotiable
böswillig||übel, schlecht; mutwillig|mischievously
bübisch|||boyish
büffeln|ugs|studieren|to study intensively
bürsteln|a|trinken|to tipple
bützen|ugs|küssen|
cachen|comp||to buffer
camouflieren||verstecken, verbergen|
campieren|ch|zelten, campen|
canceln||streichen|
carven|sport||to carve
charakterlos||hemmungslos|unprincipled
chartern|transp||to charter
chauffieren||fahren|to chauffeur sb.
cheaten|ugs|lügen, belügen|
chic||elegant, modisch|chic
chiffrieren||verschlüsseln|to encrypt sth.
chiffriert||verschlüsselt|in chiffre
chirurgisch||operativ|surgically
chloren|chem||to chlorinate sth.
cholerisch||ungeduldig|choleric
clownesk|||camp
codieren||verschlüsseln|to encrypt sth.
collagieren|geh|zusammenstellen|
compilieren|comp|übersetzen|to compile sth.
couragiert||mutig, tapfer|courageous
cranial||superior|
crashen|ugs|abstürzen, zusammenbrechen|
cremig|cook||creamy
cutten|||to cut a film
dabeibleiben||durchhalten|to hang in
dableiben||zurückbleiben|to stay
daddeln|ugs||am Spielautomaten spielen
daherkommen||vorbeikommen|to come along
dahingegen|geh|aber, dennoch|however
dahinsiechen||verfallen|to waste away
dahinsterben||erlöschen|to die away
damalig||folglich|then
damisch|by|benommen|out of it
dampfig||feucht|steamy
danieder|||down
dankenswert||verdient|deserving of thanks
daranmachen||beginnen|to get round
darben|geh||to live in want
darbieten||überreichen, übergeben; vorführen|to present itself
darein|geh||in it
darob|alt|deswegen, daher|
darreichen|geh|spenden|
dartun|alt|aufzeigen, zeigen|to show sth.
daselbst|alt||in that place
davonfahren||wegfahren|to drive away
davongehen||erlöschen|to go away
davonlaufen||statt sich zu verteidigen|to run for it
davonmachen||flüchten, absetzen|to abscond
davonrennen||weglaufen|to run off
davonziehen||weggehen|to pull away
dazugehörig||entsprechend|appropriate
dazumal|alt|früher, einst|in earlier times
dazupassen|cook|zusammenpassen|to go with sth.
dazusagen|ling|hinzufügen|to state further
dazutun||zufügen, hinzunehmen|to add sth.
dealen|ugs||to deal in drugs
deckeln|fin||to cap sth.
decodieren||entschlüsseln, entziffern|to decrypt sth.
decouvrieren|geh|entlarven, aufklären|
dediziert|comp|eigen|dedicated
deduktiv|||deductive
deduzieren||ableiten|to deduce sth.
defektiv||unvollständig|
defilieren||vorbeigehen|
definit||bestimmt|definite
deftig|||fruity
degeneriert||verkommen|degenerate
degoutant|geh|widerlich, ekelhaft|disgusting
degradieren||abbauen|to degrade sb.
dehnbar||elastisch|elastic
dehydrieren||austrocknen|to dehydrate
deinerseits||seitens, ihrerseits|on sb.’s part
deinethalben|alt|meinetwegen|because of sb.
deinetwegen||meinetwegen|because of sb.
dejeunieren|alt|frühstücken|
dekadent|||decadent
deklamieren||vortragen|to declaim
deklassieren||übertreffen|to declassify
deklinieren|ling|beugen|to decline sth.
dekodieren||entschlüsseln, entziffern|to decrypt sth.
dekretieren||anordnen, befehlen|to decree sth.
dekuvrieren|geh|entlarven, aufklären|
delektabel||lecker, köstlich|
delektieren||erfreuen|to delight
delikat||lecker, köstlich; heikel|delicate
delinquent||kriminell|criminal
deliriös||verwirrt, zerstreut|
deliziös||lecker, köstlich|
demarkieren||eingrenzen, aufteilen|
demaskieren||entlarven, aufdecken|to unmask sb.
dement|med||demented
dementieren||bestreiten|to disclaim sth.
demgemäß||somit, also|according to that
demolieren||vernichten, ruinieren|to smash sth.
demontieren||ausbauen, zerlegen; abbauen|to dismount sth.
demotivieren||entmutigen|to discourage
dengeln|agr||to sharpen
denkfaul|||too lazy to think
denkfähig||vernünftig|intelligent
denkwürdig||unvergesslich|memorable
denominieren|geh|berufen, ernennen|
denunzieren||verraten, anzeigen|to denounce sb.
dependent||süchtig|
deplatziert||unpassend, unangemessen|gratuitous
deplorabel||bedauerlich|
deployen||benutzen, gebrauchen|
deppert|ugs|dumm, blöde|silly
depravieren|geh|verderben|
deprimieren||enttäuschen, entmutigen|to get down sb.
deputieren||schicken, entsenden|
derangieren||verunsichern, beirren|
derb||grob, rau|rough
derblecken|by|täuschen|
dereinst||früher, ehemals|in earlier times
derivieren||ableiten|
derweilen|alt|inzwischen|meanwhile
derzeitig||gegenwärtig|present
derzufolge||wonach, demzufolge|according to which
desaströs||katastrophal|disastrous
desavouieren||blamieren|to dishonour sb.
desgleichen||ebenso|likewise
designieren||vorsehen, bestimmen|
desolat||abgerissen, ruiniert|
desperat||verzweifelt, hoffnungslos|
destillieren||brennen|to distil sth.
destruieren|geh|zerstören, vernichten|to destroy sth.
detachieren||auswählen|
detektierbar|geh|nachweisbar, feststellbar|detectable
detektieren||feststellen, erkennen|to detect sth.
detonieren||entladen|to detonate
detto|by|genauso wie das vorher Erwähnte|ditto
deutbar|||interpretable
deuteln||interpretieren, auslegen|
devastieren|geh|zerstören, vernichten|
deviant||abweichend|
devot|||submissive
dezidieren||entscheiden, entschließen|to decide
dezimal|||decimal
dezimieren||vermindern|to deplete
diabolisch||perfide|fiendish
diachron|||diachronic
dialogbereit|pol|moderat, gemäßigt|dovish
dibbern|||to gabber
dichotom|||dichotomous
dichterisch||poetisch|poetic
dichtmachen|ugs|schließen|to close one’s doors
dickfellig|ugs|gleichgültig|insensitive
dickflüssig||klebrig|viscid
dickköpfig|ugs|stur|stubborn
dicklich||prall, mollig|chubby
diebisch|||thieving
dielen|||to board up
dienstlich||offiziell, amtlich|official
dienstwillig||gefällig|obliging
dieserart||solche, derartige|
diesfalls||hierbei|
diesig|meteo||hazy
diesjährig||heuer|this year’s
dieweil||währenddessen; derweil|meanwhile
diffizil||komplex, schwierig|complicated
diffundieren||vermischen|to diffuse
diffus||vage, undeutlich; zerstreut|vague
digerieren|med,geh|verdauen|to digest sth.
digestiv|||digestive
diktatorisch||autoritär|autocratic
diluvial|||diluvian
dimorph|||dimorphic
dinglich||körperlich, materiell|material
dinieren|geh|essen, speisen|to dine
dinne|sued|drinnen, innen|inside
dionysisch|geh|wild|Dionysian
disjunkt|math||disjunct
diskontieren||nachlassen|to discount
diskutabel||streitig|arguable
diskutierbar||streitig|arguable
dislozieren|ch|umziehen|to move
disparat|geh|unvereinbar|disparate
dispensieren||abgeben|
disponibel||verfügbar|disposable
disputieren||diskutieren, debattieren|to dispute
disruptiv||störend|
dissen|ugs||to slag sb.
dissoziieren||trennen, auflösen|to dissociate
distal|anat|entfernt|distally
distanzlos|geh|aufdringlich|intrusive
distinguiert|geh|vornehm|distinguished
ditschen|reg||to dunk
divergent||unterschiedlich|divergent
divergieren|geh|abweichen|to diverge
dividieren|math|teilen|to divide
diätisch|cook||dietary
diözisch|bot||dioecious
docken|naut||to dock
dogmatisch||subjektiv|opinionated
doktrinär||subjektiv|opinionated
doldig|bot||umbellate
dolos||gewollt, gezielt|
domartig|geol||dome-shaped
donnern|ugs|rasen|to race
dopen|||to dope sb.
doppelbödig||verschwommen, unklar|ambiguous
doppeldeutig||verschwommen, unklar|ambiguous
doppeln|textil||to double sth.
doppelsinnig||verschwommen, unklar|ambiguous
doppelzüngig|geh|falsch|double-dealing
dorisch|||Doric
dornig|bot||thorny
dorsal|anat||dorsally
dortig|||local
dosieren|||to meter
dotieren||ausstatten|to endow
dozieren||reden|to discourse
drahtig|anat|stramm|leanly built
drahtlos|||wireless
drakonisch||hart|draconian
drall|||shapely
dranbleiben||durchhalten|to hang in
draufkommen|ugs|durchschauen, aufdecken|to figure it out
drehbar|||revolvable
dreinreden||einmischen|to butt in
dreschen|agr||to thresh sth.
dribbeln|sport||to dribble
driften|||to drift
drillen|||to drill
dringlich||dringend, eilig; nachdrücklich|urgent
droben||über|above
drollig||lustig, komisch|droll
druckbar|print||printable
drucklos|techn||depressurized
dräuen|geh|ankündigen|to loom
dröge||grau, langweilig; trocken|dull
dröhnen|ugs|brüllen|to blare
drückend||schwer, schwül|leaden
drüsig|||glandular
dubios||windig, zweifelhaft|rogue
ducken||nachgeben; hocken|to duck
dudeln||tanken|to imbibe sth.
dufte|ugs|toll, großartig|great
duften||riechen|to smell
duftig|geh||hazy
duktil||geschmeidig|ductile
duldsam||tolerant, verständnisvoll|tolerant
dumpf||stumpf, matt|dull
dunkelfarben||düster|drab
dunsten||dampfen|to emit vapors
dunstig||feucht|dankly
duplex||beidseitig|either-way
duplizieren||kopieren|to duplicate sth.
durchbeben|geh|durchdringen, durchfahren|to thrill through sb.
durchboxen|ugs|durchsetzen|to put through
durchbrennen||abhauen, weglaufen|to run away
durchbringen||durchsetzen|to put through
durchdenken||überdenken|to think out sth.
durchdrungen||ausgefüllt|permeated
durchdrücken||durchsetzen|to put through
durchfallen||scheitern, versagen|to fall through
durchfließen||durchziehen|to traverse
durchfluten||erfüllen, bedecken|to suffuse
durchforsten||durchsuchen|to sift through sth.
durchgeben||weiterleiten, weitergeben|to transmit
durchgedreht||aufgelöst, hysterisch; wahnsinnig|hysterical
durchknallen|ugs|durchdrehen|to lose the plot
durchkneten||massieren|
durchkreuzen||verhindern, behindern; entgegenwirken|to thwart
durchkämmen|ugs|durchsuchen|to scour sth.
durchlassen||durchdrehen|to mince sth.
durchnässen||baden|to imbrue
durchrasseln|ugs|scheitern, versagen|
durchrechnen|econ|kalkulieren|to cost sth.
durchsagen||ansagen|to announce sth.
durchsehen||sichten; aufnehmen|to sift sth.
durchseihen||fest von flüssig trennen|to strain sth.
durchsickern||durchdringen|to filter
durchsieben||fest von flüssig trennen|to strain sth.
durchspielen||durchgehen|to go through
durchstehen||überleben, überstehen|to survive
durchstellen||vermitteln, verbinden|to put through
durchsuchbar||einsehbar, zugänglich|perusable
durchwachsen||durchschnittlich|streaky
durchzucken||durchfahren, durchdringen|to thrill through sb.
duselig|ugs|schwindelig|giddily
dusselig|ch|dumm|silly
dusslig|nord|dumm|silly
duster|ugs|dunkel, finster|dark
dutzendmal||hundertmal|
dwars|aviat|rechtwinklig zur Längsachse|abeam
dyadisch||dual|dyadic
dynamisieren|geh|vorantreiben, forcieren|to make dynamic
dysphorisch||gereizt, giftig|
dystroph|med||dystrophic
dämmen|||to insulate sth.
dämmern||grauen|to dawn
dämmrig||düster|dim
dämonisch||unheimlich, gruselig|ghoulish
dörflich||ländlich|rural
dörren||trocknen|to kiln-dry sth.
dösen|||to doze
dösig|med,ugs|benommen|groggily
dübeln|constr||to dowel
dümmlich||blöd, albern|silly
dümpeln|naut||to roll gently
düngen|agr||to fatten sth.
dünkelhaft|alt|stolz, arrogant|haughty
dünken|alt||to think
dünngesät||selten, besonders|
dünnhäutig||empfindlich, zimperlich|thin-skinned
dünsten||dämpfen|to steam
düpieren|geh||to dupe sb.
dürsten|geh||to thirst
düselig|med,nord|benommen|groggily
düstern|||sepulchrally
ebendieser||derselbe|the very same
ebenmäßig|geh|regelmäßig, gleichmäßig|regular
ebnen|constr||to level
echofrei|||anechoic
edelmütig||nobel|noble-minded
edieren||bearbeiten, überarbeiten|to edit sth.
editieren||bearbeiten|to edit sth.
edukativ||interessant, erstaunlich|
effektuieren||verwirklichen, vornehmen|
effusiv|||effussive
egalitär|||egalitarian
eggen|agr||to harrow sth.
egoman||egoistisch|
egomanisch||egoistisch|
egozentrisch||egoistisch|self-centred
ehedem||früher, einst|formerly
ehelich|||matrimonial
ehelos||solo|celibate
ehemalig||alt|ancient
ehern|||brazen
ehest|a|schnellstmöglich, schnellstens|as soon as possible
ehestens|a|schnellstmöglich, schnellstens|as soon as possible
ehrbar||ehrlich, aufrichtig; anerkannt|honest
ehrenhaft||redlich, anständig|honest
ehrenlos|||honourless
ehrenrührig||beleidigend|slanderous
ehrenwert||angesehen, geachtet|respectable
ehrerbietig||respektvoll|respectful
ehrfürchtig||überwältigt|awed
ehrlos|||dishonourable
ehrsam|alt||creditable
ehrwürdig||heilig|venerable
eidetisch||anschaulich|eidetic
eifern||streben, ringen|to strive
eiförmig|||ovate
eigennützig||egoistisch|selfish
eigensinnig||stur|mulish
eigentümlich||komisch, merkwürdig|strange
eigenwillig||komisch, kurios; individuell|peculiar
eilbedürftig||dringend, eilig|urgent
eilends|geh|rasch, zügig|promptly
eilfertig||eilig|hasty
eiligst||schnellstens|post-haste
eimerweise||massenweise|by the bucket
einarmig|||one-armed
einbehalten||beibehalten|to retain
einbestellen||einberufen|to summon sb.
einbetten||einbinden|to embed sth.
einbeulen||eindrücken|to dent sth.
einbezahlen|fin|einzahlen|to pay in sth.
einblenden||mengen, mischen|to blend
einbringlich||lukrativ|lucrative
einbuchen|econ|verbuchen|to book sth.
einbuchten|ugs|einsperren|to lock up
einbuddeln||vergraben|
einbüßen||verlieren|to lose sth.
einchecken|ugs|eintragen|to register
eindeichen||eindämmen|to dike
eindellen||eindrücken|to dent sth.
eindosen|cook||to tin sth.
eindreschen||verprügeln, schlagen|
eindösen|ugs|einschlafen|
einebnen|constr||to level
eineiig|biol||identical
einengen||beschränken, behindern|to constrict
einfeilen||schneiden|to notch sth.
einfetten|techn|schmieren|to grease sth.
einfinden||eintreffen, kommen|to arrive
einflechten||erwähnen|to say in parenthesis
einfrieden||umgeben, einschließen|to enclose sth.
einfädeln||organisieren, arrangieren|to engineer
einfältig|geh|dämlich, beschränkt|air-headed
einfärben||tönen|to tint
einfärbig|textil,a|einfarbig|one-colour
einförmig||monoton|monotonic
einfüllen||einlassen|to run
eingebuchtet||eingesperrt|indented
eingelernt||gebildet|schooled
eingesprengt|min|durchsetzt|disseminated
eingewöhnen||anpassen|to adapt
eingliedern||integrieren|to assimilate
eingraben|ugs|pflanzen, setzen|to plant sb.
eingravieren||stechen, prägen|to engrave sth.
einhaken|||to latch sth.
einhauen|ugs|einschlagen, eintreten|to smash in
einheben|a|erheben|to collect sth.
einheimisch||bodenständig|home-grown
einheimsen||erlangen, gewinnen; kassieren|to gain sth.
einhellig||einstimmig|unanimous
einhändigen||einreichen|to hand in sth.
einhüllen||decken; verpacken|to cover
einigeln|ugs|decken|
einimpfen||vermitteln|to instil
einkassieren||kippen|to send down
einkasteln|by|einsperren|to lock sb. up
einkeilen||zwängen|to wedge
einkerben||schneiden|to notch sth.
einkesseln||umstellen|to surround sb.
einkleiden||anziehen|to clothe
einklemmen|techn|blockieren|to jam sth.
einknicken|ugs|nachgeben|to give way
einkochen|a|wortgewandt von etwas überzeugen|to snow sb.
einkoppeln||liefern, abliefern|
einkreisen||umstellen|to surround sb.
einkriegen|ugs|beruhigen|to calm down
einlagern||betten, einbinden; speichern|to embed sth.
einlangen|a|einlaufen, eingehen|to come in
einlenken||nachgeben|to give in
einleuchten||erfassen|to make sense
einliefern||abliefern, überbringen|to deliver sth.
einliegen||vorliegen|to be available
einlochen|ugs|einsperren|to lock sb. up
einmummen||einpacken|to wrap up
einmütig||geschlossen, einig|solidly united
einpassen||ausrichten, anpassen|to adjust
einpennen|ugs|einschlafen|to conk out
einpferchen||einsperren|to corral
einpflanzen||einsetzen|to implant
einpfropfen||integrieren, einbauen|
einpolig|||unipolar
einprägen||stechen|to engrave sth.
einprägsam||prägnant|catchy
einprügeln||verprügeln, schlagen|to batter sb.
einpökeln|cook|salzen|to salt
einrammen||stoßen|to ram
einrechnen||erlauben, zulassen|to allow for sth.
einreihen||zählen|
einrollen||einfahren|to pull in
einrücken||eingreifen|to mesh
einsacken||senken|to sink
einsatzfähig||fertiggestellt und|deliverable
einsaugen||aufnehmen|to absorb sth.
einschicken||senden, zuschicken|to send in
einschieben||erwähnen|to say in parenthesis
einschleifen||automatisieren|to automatize sth.
einschmieren|techn|fetten|to grease sth.
einschulen||einarbeiten|to break sb. in
einschütten||füllen|
einsegnen|relig|weihen|to consecrate sth.
einseifen||wortgewandt von etwas überzeugen|to snow sb.
einsinken||einfallen, einbrechen|to cave in
einspannen||halten, klammern|to clamp sth.
einspeisen||einsetzen|to apply
einstens|geh|früher, seinerzeit|in earlier times
einstig|||past
einstimmen|alt|billigen, zustimmen|to psyche oneself up
einstreichen||kassieren|to pocket sth.
einstreuen||einbauen, einbeziehen|to work sth. in
einstudieren|mus|proben, üben|to rehearse
einstufen||bewerten|to rate
einstufig||direkt|one-level
einstweilen||inzwischen, mittlerweile; vorläufig|for now
einstweilig||vorläufig, vorübergehend|interim
einstülpen|zool|einziehen|to introvert
einstürzen||einfallen, einbrechen|to cave in
einsäen||stecken|to put in sth.
einsäumen||umgeben|to hem in sth.
eintasten|techn|eingeben|to type in sth.
einteilig||massiv|one-piece
eintippen||eingeben|to type in sth.
eintreibbar|fin|fällig|exigible
eintrocknen||austrocknen|to desiccate
einträchtig||harmonisch|harmonious
einträglich||lukrativ, gewinnbringend|lucrative
eintägig|||one-day
eintönig||grau, langweilig|dull
eintüten||abschließen|to wrap sth. up
einverleiben|geh|tanken|to imbibe sth.
einweichen||baden|to steep
einweisen||einführen|to introduce sb.
einwerben|fin|einholen|to seek sth.
einwickeln||wortgewandt von etwas überzeugen|to snow sb.
einwilligen||zustimmen|to acquiesce
einwärts|||inward
einzeichnen||markieren, kennzeichnen|to mark sth.
einäschern||verbrennen|to burn down sth.
einäugig|||one-eyed
einölen|||to oil sth.
einüben||trainieren|to practise sth.
eisern||hart|iron-handed
eisfrei|||ice free
eisgekühlt||gefroren|iced
eisig||eiskalt, kalt|glacial
eitern|med||to fester
eitrig|med||festering
ekelerregend||ekelhaft|gaggy
eklatant||offensichtlich, offenkundig|blatant
ekrü|||ecru
ekstatisch||wild|Dionysian
elaborieren||erzählen, beschreiben|
elegisch|||elegiac
elendig||erbärmlich, kläglich|wretched
elendiglich||erbärmlich, kläglich|
elffach|||elevenfold
elfisch|lit||elfish
elfter|||eleventh
elftes|||eleventh
elftägig|||eleven-day
elidieren|ling|weglassen, auslassen|to elide sth.
elitär|||elitist
eloquent|||eloquently
eloxiert|chem||anodised
eluieren|chem||to elute sth.
elysisch||göttlich, himmlisch|heavenly
emendieren||korrigieren, verbessern|to emend sth.
emers|bot||emerse
emigrieren||auswandern|to emigrate
eminent||hervorragend, außerordentlich|eminently
emisch|ling||emic
emittieren||ausstellen, auflegen; ausstrahlen|to issue sth.
emotionell||mental, seelisch|
emotionslos||nüchtern|bland
empathisch||sensibel, einfühlsam|empathic
empfindsam||sensibel, einfühlsam|sensitive
emphatisch||entschieden, betont|
emporheben|phil|aufheben|to raise
emporsteigen||ansteigen, anwachsen; aufsteigen|to rise
empören|||to outrage sb.
emsig||fleißig|sedulous
encodieren||verschlüsseln|
endeln|textil,by||to seam sth.
endigen|alt|enden|to end
endogen|||endogenous
endokrin|med||endocrine
energielos||schwach|weak
enervieren||entkräften|to enervate sb.
engherzig||kleinlich|petty
engstirnig||spießig; beschränkt|prissy
enigmatisch||unbegreiflich, geheimnisvoll|
enkodieren||verschlüsseln|
ennet|ch|jenseits|beyond
entarten|||to degenerate
entartet||verkommen|degenerated
entbieten|alt|anbieten, bereitstellen|
entbinden||entlasten|to release sb.
entblößen||enthüllen|to expose
entbrennen||ausbrechen|to flare up
entehren|||to dishonour sb.
enteilen|geh|weglaufen; weggehen|to hurry away
enteisen|||to de-ice sth.
enteral|med||enteric
enterben|||to disinherit
entfesseln||befreien|to unfetter
entfesselt||gnadenlos|wanton
entfeuchten||trocknen|to dehumidify
entflammen||entzünden, entfachen|to inflame sth.
entfärben||abziehen|to strip sth.
entgasen|chem||to degas
entgegnen||widersprechen, kontern|to answer
entgelten||bezahlen, löhnen|
entgeltfrei||kostenlos|at no charge
enthaften|jur,a|entlassen, freilassen|to release sb.
enthaupten||köpfen|to behead sb.
entheben||absetzen|to depose
enthäuten||abdecken, abziehen|to skin
enthülsen||ausziehen, abziehen|to strip off sth.
entkleiden||enthüllen|to unclothe
entlanggehen||ablaufen|to walk along
entlaubt|||defoliated
entlaufen||entkommen|runaway
entlegen||einsam|remote
entlehnen||leihen, ausleihen|to borrow sth.
entleiben|geh|umbringen, ermorden|
entleibt|geh||bodiless
entleihen||ausleihen|to borrow sth.
entlöhnen|ch|entschädigen|to compensate
entlöten||Operation|
entmischen||isolieren, trennen|to segregate
entmutigt||niedergeschlagen|down-hearted
entnerven||entkräften|to enervate sb.
entpflichten||befreien|to enfranchise
entpuppen|zool|schlüpfen|to eclose
entrahmt|||skimmed
entriegeln||aufschließen|to unbar
entrinden||ausziehen, abziehen|to strip off sth.
entrinnen||entgehen, entkommen|to escape sth.
entrollen||abnehmen, abwickeln|to unwind sth.
entrußen|||to clear of soot
enträtseln||entschlüsseln|to solve sth.
entrückt|geh|abwesend|away-with-the-fairies
entrüstet||empört|indignant
entsagen||widerrufen|to abjure sth.
entschlacken||abführen|to purge
entschlafen||sterben, ableben|to pass away
entschuldbar||vertretbar|justifiable
entschwinden|geh|verschwinden, fortgehen|to vanish
entseelt||tot|dead
entsinnen||erinnern|to recollect sth.
entsperren||lösen|to unlock sth.
entspinnen|geh|entstehen, entwickeln|to develop
entsteigen|geh|aussteigen|
entstellen||beschädigen|to flaw
enttarnen||entlarven, aufdecken|to expose sb.
entthronen||absetzen|to depose
entwerten||schmälern|to vitiate sth.
entwischen||entgehen, entkommen|to elude sb.
entwürdigen||beleidigen|
entzerren||glätten|to straighten out sth.
entzerrt|||straighten out
entzwei||auseinander|asunder
entzweien||spalten|to divide sb.
entzücken|geh|begeistern|to delight
entzückend||herrlich, schön; faszinierend|adorable
entäußern|geh|entledigen, beseitigen|to dispose of sth.
entölen|||to deoil sth.
ephemer||flüchtig|ephemeral
epigenetisch|geol|jünger als das Nebengestein|epigenetic
episodenhaft||kurz, flüchtig|episodic
epochal|||epoch-making
equipieren|alt|schmücken, dekorieren|
erbaulich||erfreulich|edifying
erbeben||zittern|to tremble
erbeuten||ausnutzen|to capture
erbfähig|jur||inheritable
erbieten|alt||to offer
erbittert||heftig; brutal|fierce
erblich|||hereditary
erblühen|||to come into bloom
erbosen|geh|aufbringen|to make sb. angry
erbost||aufgebracht, wütend|furious
erdauern|ch||to sit out sth.
erdenken||entwerfen|to conceptualize sth.
erdenklich||möglich, denkbar|conceivable
erdfern|astron||far from Earth
erdichtet||erfunden|fictional
erdig|||earthy
erdnah|astron||near Earth
erdreisten||dürfen|to dare
erdulden||zulassen, ertragen|to tolerate sth.
erdwärts|||earthward
ereifern||aufregen, erregen|to get excited
ereignen||erfolgen, geschehen; auftreten|to take place
ereignislos||uninteressant, fade|uninspiring
ereilen||überraschen|to overtake
erektil|med||erectile
eremitisch||solo, zurückgezogen|
ererbt|||inherited
erfassbar||erkennbar|knowable
erfinderisch||geschickt, raffiniert; originell|ingenious
erflehen||anrufen|to invoke
erfroren|||frostbitten
erfüllbar||erreichbar, durchführbar|accomplishable
ergiebig||produktiv, fruchtbar|productive
ergießen|||to pour out sth.
erglimmen||erstrahlen, erscheinen|
erglühen|||to glow
ergrauen|||to turn grey
ergraut|||hoary
ergrimmt|geh|aufgebracht, wütend|enraged
ergötzen||erfreuen|to regale
ergötzlich||lecker, köstlich|
erhaschen||mitbekommen|to catch sth.
erheischen|geh|gebieten, benötigen|
erhellen||beleuchten|to light up sth.
erholsam||entspannt, locker|restful
erhängen||aufhängen|to hang yourself
erhärten||begründen|to substantiate sth.
erhören|||to answer
erigiert|||erect
erkalten||abkühlen, nachlassen|to cool down
erkiesen||wählen, aussuchen|to choose
erklecklich||beträchtlich, beachtlich|considerable
erklettern||steigen, besteigen|to climb
erklärlich||nachvollziehbar, einleuchtend|accountable
erkoren|||selected
erkälten|med||to catch a cold
erkünstelt||falsch|factitious
erküren||auswählen|to choose
erlahmen||nachlassen|to flag
erlaucht|geh|vornehm, edel|noble
erlesen||gewählt, ausgesucht|choice
erleuchten||beleuchten|to light up sth.
ermannen||wagen|
ermatten|||to wear down
ermittelbar||feststellbar|ascertainable
ermuntern||veranlassen|
ermäßigen||reduzieren, mindern|to reduce sth.
ermäßigt|||cut-price
ermüden||nachlassen|to flag
ermüdet|||wearied
erniedrigen||reduzieren, senken|to decrement sth.
ernstlich||arg, bedenklich|serious
erogen|||erogenous
erosiv|geol||erosive
erpicht||gespannt|agog
erratbar|||guessable
errechenbar||feststellbar|
erregbar|||irritable
erretten||erlösen|to rescue
erröten||schämen|to blush
ersaufen||ertrinken|to drown
erschallen||erklingen, ertönen|to sound
erschaudern||zittern|
erschauern||zittern|to shiver
erschnüffeln||aufspüren|to sniff out sth.
erschöpfbar||begrenzt|exhaustible
erschöpfen||vermindern|to deplete
ersehen|||to see
ersehnen|||to crave sth.
ersetzbar||Operation|replaceable
ersinnen|geh|erfinden, konstruieren|to contrive
ersprießlich|geh|nützlich, günstig|beneficial
erspähen||entdecken|to spot sth.
erspüren||erahnen|to sense sth.
erstarren||einfrieren|to congeal
ersteigen||klettern, besteigen|to climb
ersterben|geh|erlöschen|to die away
ersterer|||first
erstgenannt||erstere, ersteres|first
erstreben|geh|anstreben|to aspire to sth.
ersäufen|ugs||to drown
ertappen||fangen, fassen; erwischen|to catch sb.
ertastbar||greifbar|tactile
ertasten|med||to palpate sth.
ertragfähig|agr|fruchtbar|fertile
ertragreich||wirtschaftlich, vorteilhaft; produktiv|profit-making
ertüchtigen||trainieren|to train oneself
eruieren||feststellen, herausfinden|to establish sth.
eruptiv|||eruptive
erweichen||schmelzen|to soften
erweislich|geh|nachweislich|demonstrably
erwerbbar||erreichbar|acquirable
erwerbslos||arbeitslos|jobless
erwählen||auswählen|to elect
erwürgen|||to strangle
erzielbar||erreichbar|attainable
erzittern||beben|to tremble
erzürnen|geh|aufbringen|to make sb. angry
erübrigen||überflüssig|to be superfluous
eskortieren||begleiten|to escort sb.
essenziell||prinzipiell, primär|essential
estnisch|||Estonian
etappenweise||schrittweise|in stages
etikettieren||bezeichnen, auszeichnen|to tag
etwaig||eventuell, möglich|possible
euböisch|||Euboean
eurerseits||seitens, ihrerseits|on sb.’s part
eurethalben|alt|meinetwegen|because of sb.
europid|||Caucasian
euryök|biol||euryoecious
eutroph|biol||eutrophic
evakuieren||verlegen|to evacuate
evaluieren||beurteilen, bewerten; untersuchen|to assess
eventualiter|ch|eventuell, möglicherweise|maybe
evokativ||anschaulich, plastisch|evocative
evolutiv|biol||evolutive
evozieren|geh|auslösen, hervorrufen|
ewiglich|||eternally
examinieren||untersuchen|to examine
examiniert||qualifiziert, kompetent|qualified
exekutieren||hinrichten; vollziehen|to execute sb.
exekutiv|||executive
exen|ugs|in einem Zug austrinken; von der Schule verweisen|to down in one
exhalieren||ausatmen|
exhaustiv|geh|völlig, komplett|
exkludieren||ausschließen|
exkulpieren|jur,geh|entlasten|to exonerate sb.
exogen|||exogenous
exokrin|med||exocrine
exorbitant||extrem, gewaltig|extreme
exotherm|chem||exothermic
expansiv|||expansive
expedieren|geh|abschicken|to dispatch
explantieren||entfernen|
explizieren||ausführen|to expatiate sth.
exploitieren||ausnutzen, ausbeuten|
explorieren||erforschen, erkunden|
explosiv|||volatile
exprimieren||ausdrücken|to express
exquisit||exklusiv; vorzüglich|fancy
exspirieren||ausatmen|
exstirpieren|med|entfernen|to extirpate sth.
extemporiert||unvorbereitet, improvisiert|extemporary
extendieren||weiten, erweitern|
extrahieren||entnehmen|to extract sth.
extraordinär||hervorragend, außerordentlich|
extrasolar|astron|außerhalb des Sonnensystems|extrasolar
extravagant||exklusiv, fein|fancy
exzeptionell||bestens, ausgezeichnet|
exzessiv||übermäßig, übertrieben; wild|excessive
exzidieren|med|entfernen|to excise sth.
exzitabel||wütend, aggressiv|
fabrizieren|ugs|fertigen, erstellen; erschaffen|to manufacture sth.
fachkundig||qualifiziert, kompetent|skilled
fad||geschmacklos, langweilig|bland
fader||langweiliger|duller
fadisieren|a|langweilen|to feel bored
fahl||matt; blass|wan
fahlgelb||gelblich|yellowy
fahrbar||mobil, beweglich|mobile
fahrig||zerstreut|scatterbrained
fairerweise||sportlich|sportingly
faktiös|pol,alt||fractious
fakultativ||freiwillig, wahlweise|optional
falb||graugelb|fallow
fallenlassen||aufgeben|to dismiss
fallieren|geh|scheitern|
fallweise||gelegentlich, zeitweise|occasionally
faltbar|||collapsible
faltenlos||glatt|smooth
faltig|med||wrinkled
falzen||falten, knicken|to fold
famos||herrlich, genial|superb
fanatisch||wild|rabid
fantasievoll||fantastisch, phantastisch|fanciful
farbecht|||colourfast
farbenfroh||bunt, farbig|colourful
farblos||grau, öde|dull
farbneutral||weiß|
faschieren|a|durchdrehen|to mince sth.
faseln||labern, quatschen|to babble
faserig|||threadlike
fasslich||verständlich|graspable
fassonieren|geh|bilden, formen|
fatalerweise||leider, bedauerlicherweise|sadly
fauchen|||to spit
faulig|||putrid
fausten|||to fist
favorisieren||bevorzugen, begünstigen|to favour
federlos||kahl|bald
feenhaft|||fairylike
fehlbar|||fallible
fehlerlos||vollkommen, einwandfrei|unflawed
fehlgebären|agr|verwerfen|to abort
fehlgeleitet||untauglich|misguided
fehlschlagen||scheitern|to abort
feien|alt||to protect sb.
feig|||cowardly
feindselig||aufgebracht, verärgert|resentful
feinfühlend||weich, empfindlich|
feinfühlig||empfindlich, zart|sensitive
feingliedrig|anat|zart|dainty
feinsinnig||subtil|subtle
feist||dick|
fekund|biol,geh|fruchtbar|fertile
feldgrau|textil||field-grey
felsig|||craggy
ferkeln|agr||to farrow
fernerhin||künftig|for the future
fernmündlich||telefonisch|telephonically
fertigmachen|ugs|schlagen, überwinden|to clobber sb.
fertil|biol,geh|fruchtbar|fertile
fesch||schick, elegant; frech|snazzy
fesselnd||interessant, spannend|intriguingly
festbinden||verbinden|to bind
festgefahren||verfahren|deadlocked
festhaken||befestigen|to hitch sth.
festklammern||fassen, umfassen|to clasp
festklemmen|techn|blockieren|to jam sth.
feststecken||befestigen|to pin
festwachsen||anwachsen|to grow on
festziehen||festigen, zusammenziehen|to tighten sth.
festzurren|naut|scheren|to reeve
fetal|med||foetal
feten||feiern|to fete
fettarm|cook|mager|lean
fettfrei||mager|fatless
fettig|||porky
fetzig|ugs||crazy
feuchtkalt||klamm|clammy
feudal||nobel|ritzy
feudeln|nord||to mop
feuerrot|||blazing red
feurig|ugs|leidenschaftlich; rasant|fervently
fibrös|med||fibrous
fieberhaft||aufgeregt; hektisch|feverishly
fiebrig|med||feverish
fiedeln||geigen|to fiddle
fiepen|orn||to tweet
fiepsen||quietschen|to squeak
fieren|naut|abschießen|to veer
fieseln|ugs|fingern|
figurativ||bildlich|figurative
figürlich||bildlich|figured
fiktional||erfunden|
fiktiv||erfunden|fictitious
filigran||fein, empfindlich|filigree
filmisch|||on film
filtrieren|chem|filtern|to filter sth.
filzen|ugs|durchsuchen|to frisk
filzig|||felted
finalisieren|geh|abschließen|to finalize sth.
findig||geschickt, raffiniert|ingenious
fingerfertig||geschickt, gewandt|dexterous
fingieren||fälschen|to fake sth.
fingiert||angeblich|colorable
finishen|mach||to finish
finit|ling||finite
fissil|phys||fissionable
flachsen|||to wisecrack
flackern|||to flicker
flagrant||offensichtlich, offenkundig|
flanieren||spazieren, wandeln|to stroll
flapsig||lässig|offhand
flatterhaft||sprunghaft|skittish
flau||träge|slack
flaumig||verschwommen, unscharf|fuzzy
flauschig||weich, sanft|fleecy
fleckenlos||tadellos, makellos|unstained
fleckig|||spotted
flegelhaft||unhöflich, grob|churlishly
flehentlich||inständig|imploringly
flehmen|zool||to flehmen
fleischig||kräftig|beefy
flektieren||beugen|to inflect sth.
flennen|ugs|weinen|to cry
flimmern|techn||to flicker
flippern|||to play pinball
flippig||grell|garish
flirren|||to whir
flittern|||to tinsel
flitzen|ugs|rennen, rasen|to bolt
flockig|||fluffy
floppen|econ,ugs||to tank
floride|med||florid
florieren||gedeihen|to flourish
flottieren|geh|wechseln, schwanken|
fluchten||ausrichten|to align sth.
fluffig|ugs||fluffy
fluktuieren|geh|wechseln, schwanken|to vary
flunkern||aufschneiden|
flutschen|ugs|gleiten|to sashay
fluvial|||riverine
flämisch|ling||Flemish
fläzen|ugs||to lounge
flößbar|||floatable
flügge|orn||fully-fledged
fokal|||focally
folgenreich||bedeutsam|momentous
folgenschwer||ernst, wichtig|serious
folgern||ableiten|to deduce
folgewidrig||unlogisch, widersprüchlich|
folgsam||brav, gehorsam|amenably
fonisch|||phonic
foppen||narren|to hoax
formbar||flexibel|malleable
formidabel||beeindruckend, eindrucksvoll; furchtbar|formidable
formlos||locker|informal
forsch||entschieden, energisch; entschlossen|robustious
fortbestehen||dauern, anhalten; bleiben|to last
fortbleiben||fehlen, ausbleiben|to stay away
fortdauern||überleben, bleiben; andauern|to survive
fortlassen||weglassen, auslassen|to leave out sth.
fortleben||überleben, bleiben|to survive
fortpflanzen||vermehren|to reproduce
fortreißen||abreißen|to tear off
fortspinnen|ugs|weiterführen|to pursue sth.
fortwähren|geh|dauern, andauern|
fortziehen||fortgehen, weggehen|to move away
fotogen|||photogenic
fototrop|||photochromic
foulen|sport||to foul
fraglos||zweifellos, zweifelsohne|unquestionably
fraktal|||fractal
franko|||post-paid
fransig|||fringed
frappant||auffallend, bemerkenswert|remarkably
fratzenhaft||grotesk|grotesque
fraulich|||womanly
freibleibend||unverbindlich|not binding
freigebig||großzügig|generous
freigiebig||großzügig|bounteously
freikaufen||auslösen|to ransom sb.
freikämpfen||befreien|to win free
freilegen||enthüllen|to bare sth.
freiliegend||ausgesetzt, freigelegt|exposed
freimachen||befreien, lösen|to disentangle
freimütig||direkt, offen|upfront
freisetzen||entlassen|to release
freisinnig||liberal, freiheitlich|liberal
freizügig||knapp|skimpy
fremdartig||exotisch|outlandish
frenetisch||stürmisch|madding
frequentiert||befahren|frequented
fretten|ugs|werken|
freudlos||traurig, niedergeschlagen|joyless
freudvoll||freudig|joyful
freveln|||to commit an outrage
frickeln|||to fiddle meticulously
friedfertig||friedlich|peaceably
friedlos|||peaceless
friedsam|geh|friedlich|peace-loving
friedvoll|geh|ruhig|calmly
friemeln|ugs|fingern|to cross-roll
frigide|med||frigid
frisieren|ugs|fälschen, manipulieren|to fiddle sth.
frisiert|||slanted
fristgemäß||fristgerecht|within the period stipulated
fritten||schmelzen|to frit sth.
frivol|||suggestive
frohgemut||fröhlich, aufgeräumt|cheerful
frohlocken||jubeln|to exult
frohsinnig||fröhlich, aufgeräumt|cheerful
frondieren|alt|protestieren|
frontseitig||vorne|at the front
frostig||eiskalt, kalt|intensely cold
frottieren||reiben|to rub down
frotzeln||scherzen, lästern|
fruchtig|||fruity
fruchtlos||erfolglos|fruitless
frugal||bescheiden, spärlich|frugal
frustran||vergeblich, erfolglos|unsuccessful
frustrieren||enttäuschen, entmutigen|to frustrate
fräsen|techn||to mill
frömmlerisch||fromm|hypocritically pious
frönen|||to indulge in sth.
frösteln|||to feel chilly
frühest||erst, erstens|first
frühreif||frühzeitig|precocious
fuchsen|ugs|reizen, ärgern|to irritate sb.
fuchsrot|||rufous
fuchteln|||to flail
fuchtig|||livid
fuffzehn|ugs|fünfzehn|
fulminant||wild|rollicking
fummelig|||fiddly
fungibel||Operation (austauschbar)|interchangeable
fungizid|agr||antifungal, antimycotic
funzen|ugs|funktionieren|
furchen|||to ridge sth.
furchtlos||entschlossen|unshrinking
furchtsam||ängstlich|fearful
furibund|alt|wütend, aggressiv|
furios|alt||hot-headed
furnieren||einlegen|to inlay
fusionieren||vereinigen, verbinden|to amalgamate
fusselig|||fuzzy
fusseln|||to fuzz
fusslig|||fluffy
futschikato|ugs|verschwunden, fort|gone
futurisch||zukünftig|
fuzzy||unscharf|fuzzy
fußballen|ugs|kicken|
fußkrank|||footsore
fächeln|||to fan
fädeln||binden, schnüren|
fädig|||threadlike
fäkal|||faecal
fälteln|textil|falten|to crinkle sth.
färbbar|textil||dyable
färbig|a|bunt, farbig|
föhnen|||to blow-dry
fönen|||to blow-dry
fötal|med||foetal
füglich|alt|rechtmäßig|rightly
fügsam||brav; ergeben|complaisant
fühlbar||deutlich, spürbar|marked
fühllos||kalt|
füllig||mollig|plump
fünffach|||fivefold
fünftens|||fifthly
fürbass|alt|weiter, vorwärts|onward
fürderhin|alt|seitdem, danach|
fürwahr|alt|wahrlich|forsooth
gabelig||gespalten|
gabeln|||to fork
gackeln||laut und abgehackt lachen|to cackle
gackern|||to cackle
gaffen|ugs|bestaunen|to gape
galant||höflich|gentlemanlike
gallig||herb; ätzend|biting
gallisch|hist||Gallic
galonieren||besetzen, absetzen|
gamen|ugs|spielen|to game
gammelig|ugs|mies|rotten
gammeln|||to fool around
gammlig|ugs|verdorben|
gangbar||befahrbar, durchgängig|
garen||kochen|to cook sth.
garnieren||dekorieren|to decorate
garstig||gemein, fies|beastly
gasartig|||gassy
gasdicht|||gas-tight
gasieren|textil|flammen, gasen|to scorch sth.
gastlich||festlich|convivial
gatschig|cook,by||mushy
gaukeln||vortäuschen, vorgeben|
geartet|||natured
geballt|||cumulative
gebefreudig|ugs|großzügig|generous
gebieterisch||autoritär|authoritative
gebietsweise||regional|regionally
gebirgig|||mountainous
gebläht|||bulging
geblümt|||flowered
gebrechlich||hinfällig, schwach|frail
gebückt|||stooped
gebührenfrei||umsonst, gratis|toll-free
gebürtig||heimisch|a native
gedankenlos||leichtfertig; zerstreut|witlessly
gedankenvoll||nachdenklich|contemplative
gedeihlich|geh|nützlich|prosperous
gediegen||massiv|solid
gedrungen||klein und|stubby
gedröhnt|||thudding
gedunsen||geschwollen|
gefahrvoll||gefährlich|dangerous
gefeit|||immune
geflammt|textil||moiré
gefleckt|||spotted
gefrieren||einfrieren|to freeze
gefräßig||hungrig|ravening
gefügig||brav; ergeben|amenable
gefühlig||kitschig, sentimental|
gefühllos||eiskalt; grausam|callous
gefühlsarm||eiskalt|
gefühlsmäßig||emotional, seelisch|emotional
gefühlsselig||kitschig|soupy
gefühlvoll||sensibel|sensitive
gegenteilig||umgekehrt|converse
gehaben|alt|benehmen|to behave
gehaltlos||dünn|meritless
gehaltvoll|geh|wesentlich|substantial
geharnischt||scharf|sharp
gehaucht|||breathy
gehenlassen||vernachlässigen|to let yourself go
geheuchelt||falsch|false, insincere
gehfähig|med||ambulant
gehobelt|||grated
gehren|constr||to miter
gehärtet|||hardened
gehässig||böse, gemein|scurrilous
gehöht|||heightened
gehörlos||taub|deaf
gehörnt||betrogen|cuckolded
geifern|||to slobber
geisterhaft||sichtbar|apparitional
geistlich||kirchlich|clerical
geistlos||schal, leer|insipid
geistreich||witzig, originell|witty
geisttötend||grau, öde; monoton|deadly dull
geizen|||to skimp on sth.
geißeln|||to execrate sth.
gekappt|||trimmed
gekielt|bot||keeled
geknechtet||unterdrückt|downtrodden
geknickt|ugs|gedrückt, niedergeschlagen|low-spirited
gekräuselt||kraus|crinkly
gekröpft|techn||cranked
gekrümmt||verzerrt|contorted
geköpert|textil||twilled
gekörnt|||grained
gekünstelt||künstlich, aufgesetzt|artificially
gelahrt|alt|unterrichtet, gebildet|
gelappt|bot||lobed
gelbbraun||hellbraun|tan
geldgeil|ugs|gierig|
geldig|ugs|reich, wohlhabend|
geldlich||finanziell|pecuniary
geldwert|fin||in money’s worth
gelehrig||geschickt|skillful
gelehrsam||hell, begabt|
geleiten||führen|to guide
gelenkig||beweglich|limberly
gelieren|||to set
gelind|||mild
gelle|||right
gelocht|||perforate
gelüsten|||to have a longing
gemahlen|||powdered
gemauert|constr||masoned
gemeindlich||kommunal|municipal
gemeiniglich|alt|normalerweise, üblicherweise|
gemächlich||gemütlich|leisurely
gemütsarm||eiskalt|
genagelt|||hobnailed
genant|alt|schüchtern, verlegen|shy
genehm||passend, passen|convenient
generös||großzügig|generous
genieren|||to be embarrassed
genierlich||verlegen|shy
genital|anat||genital
genuin||authentisch, echt|genuine
genussreich|cook,geh|köstlich|savourable
genussvoll||genüsslich|relishable
genügsam||bescheiden, spärlich|frugal
gepökelt|cook||dried-salted
geradebiegen||klären|to straighten sth.
geradeheraus||ehrlich; offen|frankly
geradehin||bisher, vorhin|
geraum|||some time
gerben|||to tan sth.
geriatrisch||greis|geriatric
gerieben|||ground
geriffelt||gestreift|striated
geringgradig||schwach|low-grade
geringster||kleinste|least
geringstes||kleinste|least
geringwertig||minderwertig|base
gerinnen||klumpen|to lump
gerippt||gestreift|corded
germanisch||deutsch|Germanic
geruhig|alt||calm
geruhsam||gemütlich, ruhig; friedlich|leisured
geräumig||weit, groß|ample
geräuscharm||leise|low-noise
geräuschlos||lautlos|noiseless
geräuschvoll||laut|noisy
gerötet|||florid
gerühmt||gelobt|vaunted
gesamthaft|ch|insgesamt|all in all
gesandet|||sanded
geschwind|alt|schnell, rasch|rapidly
geschwunden||eingefallen|shrunken
geschäftig||fleißig; rege|busy
gesellig|||sociable
gesetzestreu||gehorsam|law-abiding
gesetzmäßig|jur|gesetzlich|statutory
gesetzwidrig||illegal, unzulässig|unlawful
gesichtslos||fade|faceless
gesittet||anständig|decorous
gespenstig||unheimlich|unearthly
gespenstisch||unheimlich, gruselig|weird
gespitzt|||pointed
gestielt|bot||petiolate
gestisch|||gestural
gestockt|||spalted
gestreng|alt||strict
gestrig|||of yesterday
gesägt|||serrated
gesättigt||befriedigt, satt|saturated
getaktet|||clocked
getigert|||striped
getupft|textil||polka-dot
getäfelt|||boarded
getürkt|ugs|gefälscht, falsch|fake
gewahren|geh|erblicken|to spot sth.
gewaltbereit||gewaltsam, brutal|violent
gewellt||gelockt, kraus|curly
gewetzt|||sharpened
gewichtig||bedeutsam|weighty
gewieft||klug, schlau; geschickt|astute
gewissenlos||verantwortungslos, hemmungslos|conscienceless
gewitzt||geschickt, clever|smart
gewunden||verzerrt, verzogen|contorted
gewärtigen|geh|erwarten|to expect sth.
gewölbt|||bellied
gezackt|||serrated
gezahnt|bot||dentate
gezapft|||tongued
geziemen|alt||to be meet
gezupft|mus||fingered
gezähmt|agr||tame
gezähnt|||serrated
geädert|||veined
gickeln||laut und abgehackt lachen|to cackle
giepern|nord||to salivate
gieren|ugs||to crave
gießbar|techn||castable
giften|ugs||to annoy
giftfrei|bot||non-poisonous
girren|||to coo
gissen|aviat|koppeln|
glamourös||zauberhaft|glamorous
glanzlos||stumpf, matt|lacklustre
glanzvoll||beeindruckend, großartig; prächtig|in grand style
glasartig||gläsern|vitreous
glasig||gläsern|vitreous
glattbügeln||entschärfen|to sanitize sth.
glattstellen|fin|schließen, auflösen|to offset
glattweg||schlichtweg, schlicht|simply
glattzüngig||falsch|smooth-tongued
glatzköpfig||kahl|bald
glazial|geol||ice-age
gleichartig||vergleichbar, analog; ebenso|like
gleichförmig||uniform; ausgeglichen|uniform
gleichkommen||entsprechen; sein|to equal sth.
gleichmachen||ausgleichen, anpassen|to equalize
gleichmütig||gefasst, gelassen|stoic
gleichrangig||gleichberechtigt, ebenbürtig|equal
gleichtun||nachmachen|
gleichviel||nichtsdestotrotz|nevertheless
gleichziehen||ausgleichen|to equal sth.
gleißen|||to glisten
glibberig||glatt|slippery
glimmen|||to fluoresce
glitschen||rutschen|
glitschig||glatt|rain-slicked
glitzern||glänzen|to sparkle
glorios||beeindruckend, großartig|
glorreich||prächtig|glorious
glotzen|ugs|starren|to goggle
glucken|||to cluck
gluckern|||to glug
glucksen|||to glug
glücken||gelingen, funktionieren|to be a success
glückhaft||glücklich, freudig|serendipitous
glücklos||unglücklich|hapless
glückselig||glücklich|blessed
glühend|pol|politische Einstellung einer Person|die-hard
gnatzig||gereizt|grumpy
goldig|ugs|süß, niedlich|cute
goldrichtig||gelungen, treffend|apt
gondeln|auto||to tootle
gongen||klingeln, läuten|
goschert|by||gobby
gotisch|||Gothic
gottergeben||fromm|pious
gottgefällig||fromm|pious
gottlos|ch|hoffnungslos|hopelessly
gottähnlich||göttlich|godlike
goutieren|geh|mögen|to appreciate sth.
grabschen|ugs|greifen|to grab
gradiert|||graded
gradlinig||geradlinig|straight-line
graduell||allmählich, sukzessive|gradual
grantig|sued|gereizt|grumpy
granular|geh||grainy
graphisch||grafisch|graphic
grapschen|ugs|greifen|to grab
grasen||weiden|to graze
grasgrün|||grass-green
grassieren||umgehen|to be rife
grauenvoll||grauenhaft, grausam; schrecklich|grim
graugelb|||biscuit
graupeln|meteo||to sleet
grausig||gruselig, schrecklich; grauenhaft|blood-curdling
grauweiß|||greyish white
gravid||schwanger|
gravieren||stechen, prägen|to engrave sth.
gravitätisch|mus|gemessen|languorous
grazil||fein, zart|dainty
graziös||elegant|gracefully
greinen|ugs|jammern|to whine
grenznah|pol||close to the border
grenzwertig||ausgefallen, gewagt|edgy
griesgrämig||gereizt|grumpy
grießig|med||sabulous
griffbereit||parat|handy
griffig||unkompliziert|easy to grip
grillieren|ch|grillen|to barbecue
grimmig||streng, ernst|fierce
grippal|med||influenza-like
groggy|med|benommen|stuporous
grollen|||to rumble
großenteils||größtenteils|mostly
großherzig||großzügig; gütig|great-hearted
großmütig||großzügig, nobel; gütig|great-hearted
großräumig||weit, ausgedehnt|spacious
großspurig||geschwollen|pompous
großtuerisch||aufdringlich, überheblich|importantly
großtun|||to swagger
großziehen||pflegen, aufziehen|to foster sb.
grummelig|ugs|unzufrieden|
grummeln||brummen|to buzz
grundehrlich||aufrichtig, redlich|
grundgut||ehrlich, lauter|
grunzen|||to grunt
gruppieren||sortieren|to arrange in groups
gruscheln|ugs|wühlen|
gruschen|ugs|wühlen|
gruseln|||to shudder
grämen|geh|belasten|to bother sb.
grämlich||gereizt|grumpy
grässlich||widerlich, furchtbar|foully
grätig|||bony
gräulich||grauenhaft, grausam|atrocious
gröblich||grob, rau|grossly
grölen||schreien, brüllen|to bawl
größtmöglich||äußerst, maximal|all-out
grüblerisch||nachdenklich|musing
gschamig|sued|verlegen|shy
gschert|ugs|grob, rüde|
gummiert||klebrig|adhesive
gurgeln|||to gurgle
gurren|||to coo
gutartig||verträglich|good-natured
gutgelaunt||aufgeräumt|good-humoured
gutgläubig||harmlos, naiv|innocent
gutmütig|||good-natured
gutsituiert||reich, wohlhabend|
guttun||nützen|to do good
guttural|||gutturally
gutwillig||bereitwillig|obliging
gähnen|||to gape
gälisch|||Gaelic
gängig||verbreitet, üblich; geläufig|received
gären||brauen|to brew sth.
gärfähig|agr||fermentable
gärtnern|||to garden
gülden|geh|golden|
gürten|||to gird
gütlich||gütig|amicable
haargenau|ugs|richtig, exakt|exact
haarig||behaart|hairy
haarlos||kahl|hairless
habsüchtig||gierig|grasping
hackedicht|ugs|betrunken|blind-drunk
hackeln|ugs|werken|
hackevoll|ugs|betrunken|
hadal|envir||in the hadall zone
hadern|||to quarrel
hageln|meteo||to hail
hakelig|techn||notchy
hakeln|||to finger-wrestle
hakig|||hooky
halbedel|||semiprecious
halbfest|||semi-solid
halbfett|cook||medium-fat
halbgar|||underdone
halbherzig||verhalten|half-hearted
halblang|||medium-length
halblaut|||low
halbmast|||at half-mast
halbmatt|||half-matt
halbrund|||half-round
halbsüß|||semisweet
halbtags|||half-time
halbwüchsig||jugendlich|adolescent
halophil|biol||salt-loving
halsen|naut|abschießen|to veer
halsstarrig||stur|stubborn
haltig|min||prolific
haltlos||unbegründet|baseless
hammermäßig||fett, krass|wicked
hamstern|ugs|horten|to hoard sth.
handfest|ugs|konkret, greifbar|tangible
handhabbar||überschaubar|manageable
handikapen||hemmen, behindern|
handlich|||handily
handverlesen||ausgesucht|hand-picked
handwarm||lau|hand-hot
hanebüchen||unerhört, skandalös|scandalous
hansisch|||Hanseatic
hanteln|sport||to exercise with dumb-bells
hantig|a|gereizt|snappy
hapaxanth|bot|einmal blühend und dann absterbend|monocarpic
hapern||ausbleiben|
happig||saftig|hefty
haptisch|||haptic
harken|agr,nord|rechen|to rake sth.
harmonieren||einfügen, passen|to blend in
harnen|med|erleichtern|to urinate
hartgesotten|pol|politische Einstellung einer Person|die-hard
harzen|||to exude resin
harzig|||resinous
haschen|ugs|schnappen|to snatch
haspeln|textil||to reel
hasserfüllt||gemein, fies|hateful
hasten||eilen|to hotfoot
hatschen|by||to hobble
hauchdünn||transparent, durchsichtig|diaphanous
hauchen||atmen|to breathe
hauchzart||transparent, durchsichtig|diaphanous
hauptamtlich||hauptberuflich|full-time
hausbacken||uninteressant, fade|ho-hum
haushoch|||resounding
hauteng|||skin tight
hebern|||to siphon sth.
hecheln||klatschen, lästern|to tattle
hechten||werfen|to plunge
heckwärts||hinten|aft
hefig|||yeasty
hegelsch|phil||Hegelian
hehr||hoch, beeindruckend; edel|lofty
heilbar|||curable
heilfroh|||jolly glad
heillos||hoffnungslos|hopelessly
heilsam||gesund|wholesome
heimelig||gemütlich|homely
heimsuchen||verfolgen|to haunt
heimtückisch||weil nicht erkennbar|insidious
heischen|alt|fordern|to demand sth.
heizbar|||heatable
heißblütig||leidenschaftlich|passionate
heldenhaft||mutig, tapfer|brave
heldenmütig||tapfer|valiant
heldisch|||heroic
hellenisch||griechisch|ancient Greek
hellgelb|||light yellow
hellgrau|||light grey
hellgrün|||light green
hemdsärmelig||ungeniert|shirtsleeve
henken|alt|hängen, aufhängen|to hang sb.
herabfallen||stürzen, sinken|to fall
herabmindern||schmälern|to belittle
herabsetzen||reduzieren, senken; drücken|to abate sth.
herannahen||annähern|to near
heranreifen||aufwachsen|to grow up
heranwachsen||aufwachsen|to grow up
heraufsetzen||erhöhen, vergrößern|to scale up sth.
heraufziehen||heranziehen|to pull up
herausbilden||entwickeln|to evolve
herausfallen||ausgehen|to fall out
herausgehen||hinausgehen|to go out
herausputzen||schmücken, dekorieren|to adorn oneself
herausragen||überstehen|to protrude
herausstehen||auffallen|to stick out
heraussuchen||auswählen|to single out
herbeirufen||einberufen|to call sb.
herbeiziehen||heranziehen|to pull near sth.
herbringen||mitbringen|
herbsten|agr,sued|lesen, ernten|to harvest sth.
hereinholen||einbringen|to rack up
hereinkommen||eintreten|to enter
hereinlegen||täuschen|to fool sb.
hereinrufen||aufrufen|to call in sb.
herhören|||to listen up
herkömmlich||üblich, gebräuchlich|customarily
herleiern||brummen|to drone
herleiten||ableiten|to be derived
hermetisch||dicht|imperviously
hernehmen||entnehmen|
heroisch|||heroical
herrenlos||verlassen|abandoned
herrichten||renovieren|to furbish sth.
herrisch||autoritär|autocratic
herrufen|||to call over
herrühren||entspringen|to issue from
herschaffen||bringen|to get sth.
hersehen|||to look here
herumbalgen||kämpfen|
herumbrüllen||toben|to rant and rage
herumdrehen||schwenken|to slew
herumdrücken|ugs|ausweichen|to hedge
herumfahren||ausgehen|to go places
herumgammeln|ugs|rumhängen|to fool around
herumlungern||dastehen|to loiter
herumreden||ausweichen|to hedge
herumreisen||ausgehen|to go places
herumrennen||herumlaufen|to run about
herumspuken||umgehen|to haunt
herumstehen||dastehen|to loiter
herumstöbern||wühlen|to grub
herumtanzen||hüpfen|to frisk
herumtollen||toben|to cavort
herumtun|sued||to be evasive
herumwandern||streifen, ziehen|to roam
herumziehen||wandern, streifen|to roam
hervorholen||herausholen|to fetch
hervorkommen||aufgehen|to come out
hervorragen||auffallen|to stick out
hervorstehen||überstehen|to protrude
hervorstoßen|ling|emotionale Äußerung einer Person|to sputter
hervortreten||auftreten|to emerge
hervortun||auszeichnen|to excel
herzensgut||menschlich, gütig|
herzig||süß, niedlich; gefällig|sweet
herzlos||gemein|unkindly
heterogen||gemischt|varied
heterolog|med|abweichend|heterologous
heucheln||vortäuschen, vorgeben|to pretend
heuchlerisch||falsch|smooth-tongued
heurig|a||this year’s
heutig||anders als früher|what is now
hibbelig|ugs|aufgeregt, wild|
hiesig||lokal|local
hieven||heben|to heave sth.
himmelblau||azur|sky blue
himmeln|ugs|zerstören, vernichten|
himmelweit||enorm|enormous
himmelwärts||herauf|skyward
hinabgehen||untergehen|to walk down
hinaufsetzen||hochfahren|to ramp up sth.
hinauswerfen||rausschmeißen|to bounce sb.
hinausziehen||ausdehnen|to protract sth.
hinauszögern||verzögern|to delay sth.
hinblicken||hinsehen, hinschauen|to look
hinbringen||verbringen|to move sth.
hineingehen||eintreten|to go inside
hineinragen||überstehen|to protrude
hineinreden||einmischen|to butt in
hinfallen||stürzen|to fall down
hingerissen|ugs|entzückt|entranced
hinhauen|ugs|häufig nicht in einem Bett|to bunk down
hinhören||lauschen|to listen
hinkauern||hocken|to squat down
hinknien||hocken|to kneel down
hinlangen||ausreichen|to suffice
hinreichen||langen, ausreichen|to suffice
hinscheiden||sterben, ableben|to decease
hinschlagen||treffen, aufschlagen|to hit
hinstrecken||hinhalten|to thrust out
hintanhalten|a|unterbinden|to deter sth.
hinterer|||posterior
hinteres|||posterior
hintergehen||betrügen|to betray sb.
hinterhältig||gemein|lowlife
hinterlistig||schlau, verschlagen|artful
hinwegkommen||abfinden, überwinden|to get over
hinwegsetzen||missachten|to flout
hinwerfen||abwerfen|to drop
hinzurechnen||hinzunehmen, hinzufügen|to add on
hinzutun|ugs||to put sth. somewhere
hinzuzählen|math|addieren|to add sth.
hippelig|ugs|aufgeregt, wild|
hirnen|ch|überdenken|
hirnlos|psych|sinnlos|mindless
hirnrissig|ugs|unsinnig, absurd; verrückt|inane
hirntot|med||brain-dead
hissen|||to hoist
hitzig||heftig, wild; heiß|hot tempered
hobeln|mach||to plane
hochachten||schätzen|
hochbegabt||talentiert|highly talented
hochbetagt|geh|uralt|oldest-old
hochexplosiv|ugs|brisant|high explosive
hochfest|techn||high-strength
hochgehen|ugs|explodieren, platzen|to have a fit
hochgeistig||intellektuell|highbrow
hochgemut||optimistisch, zuversichtlich|
hochgestellt||bekannt, prominent|high-ranking
hochhalten||bewahren|to uphold sth.
hochheben||aufheben, anheben|to elevate sth.
hochherzig||großzügig|great-hearted
hochkant|||on end
hochkarätig||erstklassig|top-class
hochklassig||hochwertig, edel|
hochkommen||auftauchen|to surface
hochkurbeln||aufziehen, hochfahren|to wind sth. up
hochmütig||stolz, arrogant|haughtily
hochnehmen||anführen, verladen|to pull sb.’s leg
hochnäsig||stolz, arrogant|haughty
hochpreisig||teuer, kostspielig|expensive
hochrangig||vorgesetzt|high-level
hochrechnen||ableiten|to extrapolate sth.
hochrein|||ultra-clean
hochrot|||angry red
hochschätzen|geh|achten|
hochstufen||aufwerten|to upgrade sth.
hochtreiben||verstärken|to boost
hochwürdig||heilig|venerable
hoffähig||salonfähig|presentable
hoffärtig|alt|stolz, arrogant|proud
hofieren|||to woo sb.
hoheitlich|pol|souverän|sovereign
hoheitsvoll||erhaben|venerable
holperig||holprig|bumpy
holpern||rütteln|to jolt
holzen|ugs|hart spielen im Fußball|to play rough
holzfrei|||woodless
holzig|bot||woody
homofon||einstimmig|
homolog||ähnlich, entsprechend|homologous
homonym|ling||homonymous
homophil|geh||homophile
homophon||einstimmig|
homosem||synonym, gleichbedeutend|
honen|techn||to hone sth.
honigsüß|||honeyed
honorieren||anerkennen|to honour
honorig|geh|angesehen, geachtet|respectable
hopfig|||hoppy
hoppeln|||to scamper
hopsen||springen, hüpfen|to hop
hopsnehmen|ugs|fangen, fassen|
horchen||lauschen|to hearken
hornig|||horny
hornlos|||hummel
horrend||riesig|immense
hubbelig|ugs|holprig|
hudelig|ugs|nebenbei, nachlässig|
hudeln|sued||to be hasty
hudlig|ugs|nebenbei, nachlässig|
huldvoll|alt|gnädig, gütig|gracious
humid||feucht|humid
humorig||witzig, lustig|
humoristisch||humorvoll|humorous
humorlos|||humourless
humpeln|||to hobble
hundeelend|med,ugs|mies|wretched
hundertpro|ugs|definitiv, zweifellos|
hundsgemein||böse|really mean
hunnisch|||Hunnic
hunzen|ugs|eilen|
hupfen|by||to hobble
hurtig||zügig, flott|brisk
huschen||rasen|to hurtle
hutzelig|||shrivelled
hyalin|min||hyaline
hygienisch||sauber|hygienic
hymnisch|mus||anthem-like
hyperreal||fremd|
hypertroph||gestresst|
hypoderm|anat||hypodermic
hypoton|||hypotonic
häckseln||hacken|
hälftig|ch|halb|half
hämisch|||gloating
händisch||manuell|manually
hängig|jur,ch||pending
härmen|alt||to be distressed
härtbar|||curable
härten|techn||to toughen glass
hässig|ch|gereizt|snappy
hätscheln||streicheln|to pet sb.
häuslich|||domestic
häuten|zool|haaren, federn|to moult
häutig|||membranous
höchstselbst|geh|höchstpersönlich|personally
höckerig|||tubercular
höckrig||holprig|bumpy
höhnen|geh||to taunt
höhnisch||verächtlich|scornful
hölzern||steif|stiff
hü||Ruf für Zugtiere: vorwärts, nach links|gee-up
hüfthoch|||waist-high
hügelig|||hilly
hüglig|||hilly
hüllenlos||nackt, blank|
hülsig||heiser|huskily
hürnen|alt||made of horn
hüsteln|||to cough slightly
iatrogen|med||iatrogenic
ibidem||ebenda|ibidem
ichbezogen||egoistisch|self-centred
ideell|||non-materialistic
ideenarm|||lacking of ideas
ideenlos|||uncreative
ident|a|dasselbe, gleich|identical
ihrethalben|alt|meinetwegen|because of sb.
ihretwegen||meinetwegen|because of sb.
ihrige||ihres, ihrer|hers
ihriger||ihres, ihrer|hers
ihriges||ihres, ihrer|hers
ihrs|||hers
ikonisch|||iconic
illern|ugs||to look
illiquid|geh|pleite, bankrott|
illoyal|pol,geh|seine Verpflichtungen nicht einhaltend|disloyal
illuminieren||beleuchten|
illusorisch||unrealistisch; unerreichbar|unrealistic
illuster||erhaben|illustrious
illustrativ||anschaulich|illustrative
imaginär||spekulativ, eingebildet|notional
immanent||essentiell|intrinsic
immateriell||unfassbar|intangible
immerdar|geh||forever
immerfort||dauernd, permanent|constantly
immersiv|comp||immersive
immerwährend||stets, ständig; ewig|perennial
immobil|||immobile
immunisieren|geh|decken|
impertinent|geh|frech, dreist|impertinent
impfbar|med||vaccinable
implantieren||einsetzen|to implant
implizieren||beinhalten; einschließen|to imply sth.
imponieren||beeindrucken|to impress sb.
importun|geh|ungeeignet, unbrauchbar|
imposant||beeindruckend, eindrucksvoll|impressive
impulsiv||spontan|impulsive
indifferent||gleichgültig|indifferent
indigen||bodenständig|native
indigniert|geh|empört|indignantly
indisponiert|geh|unwohl|indisposed
indizieren||anzeigen|to indicate sth.
indolent|med||indifferent
induktiv|electr||inductive
induzieren||verursachen, herbeiführen|to induce a process
ineffektiv||vergeblich, wirkungslos|ineffective
inert|chem|neutral|inert
infam|geh|böse, gemein|
infantil||kindisch|childlike
infaust|med|aussichtslos, ungünstig|unfavourable
infektiös||ansteckend, übertragbar|contagious
inferior||untergeordnet|inferior
infernalisch||höllisch|hellish
infertil||steril|
infinit||endlos, unbegrenzt|
inflationär||übertrieben, übermäßig|excessive
inflexibel||starr|inelastic
informell||inoffiziell|informal
ingeniös||genial|ingenious
inhaftieren||festsetzen|to detain sb.
inhalieren||einatmen|to inhale sth.
inhaltsleer||dünn|meretricious
inhibieren||unterbinden|
inhomogen||ungleich|inhomogeneous
inhuman||unmenschlich|inhumane
inhärent||inner|intrinsic
initiativ||aktiv, offensiv|proactive
injektiv|math||injective
inkarnieren|geh|verkörpern|to incarnate
inkludieren||integrieren|to incorporate
inkompatibel||unvereinbar|incompatible
inkonsistent|geh|unvereinbar|
inkorrekt||unangebracht|incorrect
inkrementell||schrittweise|incremental
inkurabel||unheilbar|
inlinen|||to blade
inländisch|econ|heimisch|domestic
innehaben||besitzen|to hold
innerste|||innermost
inopportun||unpassend, unangebracht|inopportune
inquirieren|alt|befragen, vernehmen|
insinuieren||anzeigen, signalisieren|
insistent|geh|angestrengt, verbissen|dogged
insistieren|geh|dringen, pochen|to insist on sth.
inskribieren|alt|einschreiben|
insolent|geh|arrogant, vermessen|
inspizieren||überprüfen, prüfen; untersuchen|to inspect
instantan|geh|unmittelbar, umgehend|
instruieren||unterrichten, belehren|to instruct sb.
instruktiv|geh|aufschlussreich, lehrreich|instructive
insuffizient||unzureichend, ungenügend|
insular|geh|isoliert|insular
insultieren||beleidigen, beschimpfen|
integer|||with integrity
integrativ||umfassend|integrated
intelligibel||verständlich, nachvollziehbar|
intendieren||vorhaben, beabsichtigen|to intend
interesselos||gleichgültig, nachlässig|lackadaisical
intonieren||singen, tönen|
intransigent|geh|unvereinbar, widersprüchlich|
intrinsisch|med|inner|intrinsic
intrusiv|geol||intrusive
invadieren||eindringen, einfallen|
invariant||konstant|non-variant
invasiv|med||invasive
invers||umgekehrt, umgedreht|inverse
invertieren||umkehren, verkehren|to invert
invertiert||umgekehrt, umgedreht|inverse
inwendig||innere, innerer; innerhalb|interior
inäqual|geh|unvereinbar|
ionisch|||ionic
irakisch|||Iraqi
iranisch|||Iranian
irden|||earthen
irdisch|||terrestrial
irenisch|geh|friedlich|peace-loving
irisch|||Irish
irr|ugs|verrückt|madly
irreal||unrealistisch, utopisch|unreal
irreführen||täuschen|to mislead sb.
irregulär||unregelmäßig|irregular
irreleiten||täuschen|to misguide sb.
irreligiös||ungläubig|
irreversibel||endgültig|irreversible
irrig||verirrt, falsch|errant
irrigerweise||fälschlicherweise, fälschlich|mistakenly
irrsinnig||wahnsinnig|lunatic
irrwitzig||sinnlos, unsinnig|
isentrop|phys||isentropic
isobar|phys||isobaric
isochor|||isochoric
isochrom|||isochromatic
isochron|||isochronal
isomer|chem||isomeric
isomorph|||isomorphous
isotherm|||isothermal
isotop|chem||isotopic
isotrop|phys||isotropic
istrisch|||Istrian
iterativ||monoton|repetitive
iterieren||wiederholen|to iterate
itzt|alt|jetzt, nun|now
ivorisch|||Ivorian
jadegrün|||jade-green
jagdbar|||huntable
jagdlich|||hunting
jambisch|ling||iambic
janken|ugs|jammern, klagen|
japsen|med,ugs||to pant
jauchzen||jubeln|to cheer
jaulen||heulen|to caterwaul
jausen|a||to snack
jausnen|cook,a|knabbern|to snack on sth.
jazzig|mus||jazzy
jeck|reg|närrisch, verrückt|crazy
jedesmalig||jeweils|
jedwedes|||each
jein||ja und nein|yes and no
jenseitig||anderweitig|otherworldly
jetten|||to jet
jetzig||gegenwärtig|current
jetzo|alt|momentan, derzeit|
jeweilig||entsprechend|respective
jiepern|reg||to salivate
jobben|||to do casual work
jodeln|||to yodel
jodieren|chem||to iodize sth.
johlen||brüllen|to hoot
jovial||herzlich, freundschaftlich|affably
jubilieren||jubeln|to exult
juchzen||jubeln|to crow
judizieren|jur|richten|to administer justice
judäisch|||Judahite
jumpen|nord|springen, hüpfen|
jungfräulich|min|noch nicht erschlossen|unworked
jungsch|nord|unreif|immature
juridisch|a|juristisch|legal
juryfrei|||without selection committee
justieren||ausrichten, einstellen|to adjust sth.
juvenil||jugendlich|juvenile
juxen||albern, scherzen|
jäh||plötzlich; steil|abrupt
jählings|alt|plötzlich, schlagartig; urplötzlich|suddenly
jähzornig||ungeduldig|quick-tempered
jäten|||to weed
jüngsthin|alt|kürzlich, neulich|recently
kabbelig|ugs|unruhig|choppy
kabbeln|||to squabble
kabellos|||cable-free
kacheln||fliesen|to tile
kafkaesk|art||Kafkaesque
kahmig|cook||mouldy
kairoer|||Cairene
kalben||jungen|to calve
kalkarm|||deficient in lime
kalkfrei|||lime-free
kalkig|||calcic
kalkulierbar||berechenbar|calculable
kallös|med||callous
kalmieren||beruhigen, ausgleichen|
kaltblütig||gefasst, gelassen|coolly
kaltherzig||grausam|unfeeling
kaltmachen|ugs|umbringen|to do in sb.
kaltstellen||entschärfen|to neutralize
kalzinieren|chem|brennen, glühen|to calcine sth.
kampfbereit||wild, scharf|fierce
kampieren||zelten, campen|to camp
kanalisieren||unterirdisch in Röhren fassen|to culvert a stream
kandiert|||glaze
kanonisch||standardmäßig|canonical
kantern|||to canter
kantig|||angular
kantisch|phil||Kantian
kantonal|||cantonal
kanzerös|med||cancerous
kapillar|||capillary
kapitulieren||aufgeben|to capitulate
kaprizieren||fordern, verlangen|
kapriziös|psych|sprunghaft|volatile
kaputtmachen||zerbrechen, zerschlagen|to break
karburieren|techn|kohlen|to carburize sth.
kardial|||cardial
kardiert|textil||carded
karg||spärlich, dürftig|sparse
karieren|||to chequer
kariert|textil||checked
kariogen|med||cariogenic
kariös|med||carious
karmisch|||karmic
kaschen|ugs|fangen, fassen|
kaschieren||vertuschen|to airbrush sth. out
kaspern|||to clown
kasteien|||to castigate oneself
kastilisch||spanisch|
kataton|med||catatonic
katonisch|geh|strikt, streng|
katzbalgen|ugs|ringen|
katzbuckeln||kriechen|to bow and scrape
katzenhaft||geschmeidig|slinky
kaubar|||chewable
kaudern|||to talk gibberish
kauern||hocken|to squat down
kaufbar|||purchasable
kaufmännisch||kommerziell, gewerblich|commercially
kaupeln|ugs|tauschen, handeln|
kausal||ursächlich|causal
kaustisch||ätzend, scharf|biting
kauzig|||dotty
kavernös|||cavernous
kavitös|||cavernous
keck||munter und frech|cheeky
keckern|zool||to chatter
kegelig|math||cone-shaped
kegeln|sport||to bowl
kehlen|||to groove
kehlig|||throaty
kehrtmachen||umkehren|to turn round
keifen|||to jangle
keilen||zwängen|to wedge
keimfrei||sauber, steril|germ-free
keimhaft|||seminal
keinmal|||not once
kellnern|||to wait tables
keltisch|||Celtic
kentern|||to keel over
keppeln|a||to snap
kerben||schneiden|to notch sth.
kernfaul|||rotten at the core
kernig||kräftig, prägnant|sturdy
kernlos|||seedless
kerzengerade||aufrecht|bolt upright
kess||keck|pert
ketteln|textil||to bind sth. off
keuchen|||to gasp
keusch||rein|chaste
kidnappen||entführen|to kidnap sb.
kiebitzen||abschreiben|
kieken|nord||to look inquisitively
kieselig|geol||gravelly
kiesen|alt|wählen, aussuchen|
kiesig|geol||gravelly
kindhaft||kindisch|childlike
kindlich||kindisch, naiv|childlike
kindsköpfig||unreif|immature
kippbar|||inclinable
kippelig||instabil|tippy
kippeln||schwenken, schaukeln|
kipplig||instabil, unsicher|tippy
kitten|||to heal sth.
kitzelig|ugs|heikel|delicate
kitzeln|||to tickle sb.
kitzlig|ugs|heikel|delicate
klackern|||to spill sth.
klaffen|||to gape
klagbar|jur||suable
klaglos|||uncomplainingly
klamüsern|ugs|bedenken, nachdenken|
klandestin|alt|heimlich|clandestine
klanglos|||tuneless
klangschön|mus|gefällig|sweet-toned
klangvoll||erhaben|illustrious
klappbar|||hinged
klapperdürr|ugs|schmal, mager|skinny
klapperig||instabil|rickety
klapprig||hinfällig|decrepit
klarlegen||klären, klarstellen|to clarify sth.
klarwerden||erkennen|
klass|a|super, prima|great
klauben||ablösen|to pick out sth.
kleckern|ugs||to fiddle around
klecksen|||to make a mess
kleidsam||chic|becoming
kleingeistig||beschränkt, kleinlich|narrow-minded
kleingläubig||feige|cowardly
kleinkariert||beschränkt, kleinlich|parochial
kleinkriegen|ugs|brechen; zerbrechen|to break down
kleinlaut||betreten|regretful
kleinmütig||feige|cowardly
kleinreden||verharmlosen|to downplay
kleinst||winzig|minute
kleinster||geringste|least
kleinstes||geringste|least
kleistern||kleben|to paste
klerikal||kirchlich|clerical
klickern||ticken|
klimmen||klettern|to clamber
klimpern||klingeln|to jingle
klirren||klingeln|to jingle
klischeehaft||typisch|stereotyped
klittern||fälschen, manipulieren|
klitzeklein||gering, winzig|tiny
klobig||plump|clunky
klonal|biol||clonal
kloniert|biol||clonal
kloppen|ugs|hauen, schlagen|
klotzig||plump|hulking
klumpig|||clumpy
kläffen|zool||to yap
klönen||plaudern|to have a chat
klöppeln|textil||to bobbin lace
klüglich|||prudentially
klüngeln|ugs|zögern, bummeln|
knacksen||knacken|
knallig||grell|gaudy
knallrot|||garish red
knapphalten||einschränken|to stint sb.
knapsen|ugs|sparen|to scrimp
knarren||kreischen|to jar
knarzen||kratzen, quietschen|
knatschig|ugs|beleidigt|
knattern||klappern|to rattle
knauserig||geizig|miserly
knausern||einschränken|to stint
knausrig||knapp, kläglich|stinted
knautschen||pressen, stopfen|
knebeln|||to gag sb.
knechten||unterdrücken|to subjugate
kneifen||drücken|to shirk sth.
knetbar|||kneadable
knickerig|ugs|geizig|
knickrig|ugs|geizig|
knicksen|||to curtsy
kniehoch|||knee-deep
kniepig|ugs|geizig|miserly
knietief|||knee-deep
kniffen||falten, fügen|
knifflig|||tricky
knipsen||aufnehmen|to take pictures
knirschen||kratzen|to grate
knispeln||fingern|
knistern||rauschen|to rustle
knittern|||to wrinkle
knittrig|||crumpled
knobeln||grübeln|to puzzle
knochig||hager|angular
knollig|bot||knotted
knorke|alt|toll, großartig|great
knorrig|||knotty
knorzig|ch|geizig|miserly
knotig|||nodular
knotzen|a||to bum
knubbelig|anat|dick|chubby
knubbeln|reg|drängen|to crowd
knuddelig||kuschelig|cuddly
knuddeln|ugs|herzen|to cuddle sb.
knuffen|||to bop sb.
knurren|zool||to growl
knurrig||gereizt|grumpy
knuspern|ugs|naschen, knabbern|
knöchern|||bony
knüppeldick|ugs|überaus, übermäßig|excessively
knüppeln|||to club sb.
koaxial|||coaxial
kochecht|textil||boil-fast
kochfest|textil||boil-fast
kodderig|||gobby
koddrig|ugs|frech, unhöflich|
kodieren||verschlüsseln|to encrypt sth.
koedukativ|school|gemischt|coeducational
kognitiv|||cognitive
kohärent||stimmig|coherent
koinzidieren||zusammentreffen, übereinstimmen|
kokeln|ugs|brennen, glühen|
kokett|||kittenish
kokettieren||flirten|to coquette
koksen|||to snort coke
kollabieren||zusammenbrechen|
kollateral||seitlich|collateral
kollegial||kollektiv|collegial
kollern|ugs|rollen, kugeln|
kolloid|chem||colloidal
kolonial|||colonial
kolorieren||färben, tönen|
koloriert||farbig|coloured
kolossal||riesig, ungeheuer|enormously
kolportieren||verbreiten|to spread
komatös|med||comatose
kommandieren||entsenden|to dispatch sb.
kommod||angenehm, bequem|commodious
komparabel||vergleichbar, ähnlich|
komparieren||steigern|
kompilieren|geh|zusammenstellen|to compile sth.
komplan|math||coplanar
komplementär||ergänzend|complementary
komprimieren||verdichten|to compress
kondensieren||niederschlagen|to condense
konferieren||tagen|
konfiszieren||beschlagnahmen|to confiscate sth.
konfligieren||entgegenstehen|
konfliktfrei|pol|friedlich|peaceful
konfokal|||confocal
konfundieren||mischen, vermischen|
konfus||psychische Verfassung einer Person|dithery
kongruent||deckungsgleich|congruent
kongruieren|ling,geh|übereinstimmen|to agree
konisch|math||cone-shaped
konkav|math||concave
konkludieren||kombinieren, ableiten|
konkordant||konform, einstimmig|concordant
konnivent||tolerant, respektvoll|
konoid|math||conoidal
konsekrieren|relig|weihen|to consecrate sth.
konsensual||einvernehmlich|
konservieren||bewahren|to conserve
konsistent||durchgehend, durchweg; fest|consistent
konsolidiert|fin|gesamt|consolidated
konstatieren||verzeichnen, eintragen|to record
konstitutiv||integral|constitutive
kontagiös||ansteckend, übertragbar|
kontemplativ||nachdenklich|contemplative
kontrahieren||zusammenziehen|to contract
konträr||widersprüchlich|contrary
konturlos||harmlos, unspektakulär|
konvenieren|geh|passend, passen|to convene
konvergent||passend|convergent
konvers||umgekehrt|converse
konversieren||sprechen, unterhalten|to converse
konvex||erhaben|convex
konvulsiv||krampfhaft|
konzedieren|geh|zugeben, einräumen|to concede sth.
konzentrisch||mittig|concentric
konzeptlos||planlos|inconsequentially
konzertiert||abgestimmt|concerted
konzipieren||erarbeiten, entwickeln|to formulate sth.
konzis||kurz, knapp|
kopflastig||vorn zu schwer beladen|nose-heavy
kopflos||panisch; hektisch|panic-stricken
koppheister|nord|kopfüber|headfirst
koptisch|||coptic
kopulieren||paaren|to copulate
kornisch|||Cornish
koronar|anat||coronary
korporativ||gemeinsam|corporate
korrosiv|chem|ätzend|corrosive
korrumpieren||bestechen|to corrupt
korrumpiert||korrupt|corrupt
korsisch|||Corsican
kortikal|med||cortical
koscher|ugs|sauber|kosher
kosen|geh||to cuddle sb.
kosmetisch||oberflächlich|cosmetic
kosmisch|astron||cosmic
kostümieren||verkleiden|to dress up
koten|med||to pass stool
kotig|||faecal
kovalent|||covalent
krabbeln||robben, kriechen|to crawl
kraftlos||matt, schlapp|weakly
krakeelen||streiten|to brawl
krakelig|||spidery
krakeln|||to scrawl
krallig|zool||taloned
krampfartig||krampfhaft|convulsive
kranbar|constr||crane-liftable
kranen|constr||to crane sth.
kranial|anat||cranial
kratzbürstig||gereizt|snappy
kratzig|textil||scratchy
krauchen|ugs|robben, kriechen|
kraulen||streicheln|to fondle sb.
krautig|bot||herbaceous
kraxeln||klettern|to clamber
krebsen||klettern|to clamber
krebsrot|||lobster red
kredenzen||anbieten, servieren|to serve
kreidebleich||blass|ashen
kreidig|||chalky
kreiseln||schleudern, rotieren|to spin
kreißen||gebären, jungen|to bear
krempeln|||to card
krengen|naut|überholen|to heel over
kreuzweise||quer|criss-cross
kribbelig||nervös, unruhig|restless
kribblig||nervös, unruhig|restless
krimpen|||to shrink
kringeln|||to curl
kristallin||gläsern|crystalline
kristallklar||glasklar|crystal-clear
krittelig||kritisch|censoriously
kritzeln|||to scrawl
kross|cook,nord|knusprig|crisp
krud||roh|
krumpfen|textil||to sanforize sth.
krural|anat||crural
krustig|ugs|knusprig|crusty
kryptisch||geheim, rätselhaft|cryptic
krächzen|||to croak
krängen|naut|überholen|to heel over
kränkeln|||to ail
kränken||verletzen|to hurt sb.
kränklich||krank|sickly
krätzig|||itchy
kräuseln|textil|falten|to crinkle sth.
krümelig|||friable
krümeln|||to crumb
krümlig|||crumbly
krümmen||biegen|to curve sth.
krüsch|ugs|wählerisch|fussy
kubisch|math||cube-shaped
kudern|a|kichern|to giggle
kugelig|||spherical
kulant||gefällig|accommodating
kullern||rollen, kugeln|to roll
kulminieren||gipfeln|to culminate
kultig|ugs|gefragt, aktuell|
kultisch|||ritual
kultivieren|agr,geh|züchten|to grow
kulturlos||primitiv, roh|
kummervoll||traurig, betrübt|mournful
kumpelhaft||freundschaftlich|chummy
kumulativ||zunehmend|cumulatively
kumulieren||häufen, auflaufen|to accumulate
kundig||qualifiziert|skillful
kundtun||verkünden|to declare sth.
kungeln|||to fiddle
kunstgerecht||geschickt, kunstvoll|expertly
kunstreich||geschickt, kunstvoll|ingeniously
kunterbunt|ugs|vielseitig|many-coloured
kupieren|agr|beschneiden|to trim
kuppeln||verbinden|to mate
kurativ|med,geh||curative
kurbeln||drehen|to wind sth.
kurieren||heilen|to cure sth.
kursiv|comp||italic
kursorisch||flüchtig|cursory
kurvig|auto||winding
kurzfassen||straffen|to condense sth.
kurzlebig||flüchtig|ephemeral
kurzweg||spontan, kurzerhand|
kuschen|ugs|nachgeben|to lie down
kuschlig||kuschelig|cosy
kussecht|||kiss-proof
kutschieren|ugs|fahren|to chauffeur sb.
kymrisch||Sprache|cymraeg
kämmen|||to comb
kärglich||knapp, spärlich|stinted
käsig|cook||cheesy
köcheln|cook||to cook slowly
ködern||locken|to decoy
körnen|||to punch
körnig|||gritty
körperhaft||körperlich|corporeal
körperlos||gedanklich|bodiless
kübelweise||massenweise|by the bucket
kümmerlich||bezogen auf eine Menge|paltry
kündbar||befristet|terminable
künden|geh|ankündigen|to foreshadow sth.
küren||wählen, aussuchen|to choose
labberig|ugs|schal, fad|bland
labbrig|ugs|müde, schlapp|limp
laben|||to be regaled
labial|||labially
labil||hinfällig, schwach; instabil|frail
laborieren||leiden|
lachhaft||lächerlich|laughable
lachlustig||lächerlich|risible
ladbar|||loadable
laff||fad, fade|bland
lahmen|zool||to limp
lahmlegen||unterbinden|to hamstring sth.
laichen|zool||to spawn
laienhaft||unprofessionell|unprofessionally
lakonisch||knapp|laconic
lallen|||to slur one’s speech
lamentieren||klagen|to lament
laminieren|techn|schichten|to laminate sth.
lammen|zool||to lamb
lammfromm||artig|namby-pamby
landläufig||üblicherweise, gewöhnlich|common
langatmig||langweilig; umständlich|prosy
langjährig||jahrelang|many years of
langlebig||dauerhaft|durable
langmütig|geh|geduldig|uncomplaining
laotisch|||Laotian
lapidar||knapp, sparsam|curt
lappig|bot||lobate
lasch||schlapp|flaccid
laschen|||to splice sth.
lasieren|||to glaze
lastfrei|electr||no-load
lasziv|||raunchily
lateral||seitlich|lateral
latschen|||to traipse
latschig|||slouchy
latzen|ugs|zahlen, bezahlen|
laubig|||leafy
lauffähig||funktionsfähig|executable
laugen|min|scheiden|to buck sth.
launenhaft||instabil|crankily
launig||witzig; vergnügt|witty
launisch||instabil|volatile
lauschig||gemütlich|cozy
lausen|||to delouse
lausig||miserabel; armselig|ropy
lautlich|||phonetic
lauwarm|||tepid
lavieren|||to manoeuvre
lax||locker|
leasen||mieten|to lease
lebensecht||realistisch|true-to-life
lebensfremd||unrealistisch, utopisch|impractical
lebensfähig||gesund, kräftig|sound
lebensnah||realistisch|close-to-life
lebewohl||adieu|good-bye
leblos|||inanimately
lechzen|||to crave
ledern|||coriaceous
ledrig|||leathery
leergefegt|ugs|öde, verlassen|
leewärts|naut||leewards
legalistisch|phil|kleinlich auf Vorschriften beharrend|legalistic
leger||entspannt, locker|dressed-down
legieren|techn||to alloy sth.
lehmig|||loamy
lehrbar|school||teachable
lehrhaft|||didactic
leiblich|med,alt|körperlich, physisch|bodily
leichtblütig||optimistisch, zuversichtlich|sanguine
leichtern|transp|löschen, entladen|to unload
leichtfüßig||leichtfertig; flink|light-footed
leichtgängig||reibungslos|smooth
leichthin||lässig|offhandedly
leichtlebig||unbeschwert|easy-going
leidig||nervig, ärgerlich|annoying
leidlich|geh|mäßig|middling
leidvoll||qualvoll|distressed
leimen||kleben|to glue sth.
leimig|||gluey
leiwand|ugs|toll, großartig|great
lenkbar|||dirigible
lenksam|||corrigible
lenzen|naut||to bail
leptosom||schmal, mager|
lernbegierig||fleißig, eifrig|studious
leserlich||lesbar|legible
letal||tödlich|lethal
lettig|min||clayey
lettisch|||Latvian
letzthin||kürzlich|of late
letztklassig||billig, trivial|trashy
leutselig||sozial|sociable
levitieren|psych|schweben|to levitate
libertin|geh|wild, flott|dissolute
libertär||liberal, freiheitlich|libertarian
libysch|||Libyan
lichtblau||hellblau|light-blue
lichtvoll||klar|bright
liebeln|ugs|flirten|
liebestoll||verliebt|love-crazed
liebkosen||herzen, kuscheln|to cuddle sb.
lieblos||lau|desultory
liebreizend||faszinierend, charmant; lieblich|charming
liederlich||nachlässig|careless
liedhaft|||songlike
liften|||to face-lift
ligieren|med|unterbinden|to ligate sth.
limbisch|med||limbic
limitieren||begrenzen, beschränken|to limit sth.
limnisch|geol||limnetic
lind|geh|mild, sanft|gentle
lindgrün|||lime-green
lingual|ling||glossal
linientreu|pol|politische Einstellung einer Person|die-hard
linieren|||to rule
liniiert|||ruled
linkisch||ungeschickt|awkward
linksrum||andersherum, entgegengesetzt|withershins
lipophil|chem||lipophilic
lipophob|chem||lipophobic
liquide|fin||solvent
liquidieren||schließen; vernichten|to liquidate sb.
lispeln|||to lisp
listenreich||schlau|wily
listig||gerissen, clever; schlau|foxy
litoral|geol||littoral
livid|alt|neidisch|
livisch|ling||Livonian
lobhudeln|ugs|schwärmen|to gush
lobpreisen||loben|to praise sb.
lochen||stechen|to prick out
lockig||gelockt, kraus|curly
lodern||brennen, verbrennen|to burn up
logieren|||to lodge
lohen||brennen, verbrennen|
lohnend||zielführend|worthwhile
lokrisch|||Locrian
lokutiv|||locutionary
losbekommen||gewaltsam oder unter Schwierigkeiten|to prise open sth.
losbrechen||abbrechen, abreißen; ausbrechen|to break forth
loshaken|||to unhook
loskriegen|econ,ugs|absetzen, umsetzen|to shift sth.
loslösen||gewaltsam oder unter Schwierigkeiten|to prise open sth.
losmachen||lockern, lösen|to unfasten
losreißen||abbrechen, abreißen|to break away
lossagen||abfallen|to apostatize
losschicken||abschicken|to send off
losschlagen||zuschlagen|to strike out
lostreten||auslösen|to loose sth.
loswickeln||abwickeln|to spool off sth.
losziehen||aufmachen, aufbrechen|to start
loten|naut||to plumb sth.
lotrecht||vertikal, senkrecht|vertical
lotsen||leiten, führen|to pilot sb.
luetisch|||luetic
luftig||lässig|airy
luftleer|||airvoid
lugen|geh||to look inquisitively
lukrieren||gewinnen, profitieren|to gain sth.
lukulent|alt|klar|
lukullisch||aufwendig, aufwändig|sumptuous
lumbal|med||lumbar
lumpig|ugs|jämmerlich, minderwertig|miserable
lungern|||to lounge
lupenrein||einwandfrei, fehlerfrei|flawless
lupfen||anheben|
luren|by|linsen|to peep
lustlos||gedrückt, niedergeschlagen; gleichgültig|spiritless
lustvoll||sinnlich|sensual
lustwandeln|geh|spazieren|to stroll along
luv|naut|dem Wind zugewandt|windward
luven|naut||to luff sb.
luwisch|ling||Luwian
luxieren|med||to dislocate
luxuriös||üppig|lush
luzid||einleuchtend, überzeugend|
lydisch|mus||Lydian
lynchen|||to lynch
lyophil|chem||solvent-attracting
lyophob|chem||solvent-repelling
lyrisch|||lyrical
lytisch|med||lytic
lädieren||beschädigen|to damage sth.
lähmen||blockieren|to jam
läppen|techn||to lap sth.
läppisch||dämlich, albern|silly
lärmarm|||low-noise
lärmen|||to make a noise
lärmig|ch|laut|noisy
lästerlich||ironisch, scherzhaft|
läufig|zool||in heat
läutern||reinigen, klären|to refine sth.
löblich|||approvable
löcherig||leck, undicht|
löchrig|techn||pitted
löffeln||schöpfen|to ladle
löschbar|||erasable
löslich|chem||dissoluble
löten||Operation|to solder
lückenhaft||unvollständig, stellenweise|incomplete
lügnerisch||verlogen|mendacious
lümmeln|||to slouch
lüpfen||anheben|
lüpfig|ch|lebhaft, flott|lively
lüstern||geil|lecherous
lütt|ugs|mini, klein|
machsch|phil||Machian
machtvoll||kraftvoll|powerful
madig|||maggoty
mafiös||illegal, rechtswidrig|
magern|||to shorten sth.
magnifik|alt|großartig, wunderbar|
maischen|||to mash sth.
majestätisch||königlich; erhaben|regal
makaber||unheimlich, gruselig|sinister
malad|ugs|krank, erkrankt|
maledeien|alt|fluchen, verdammen|
maligne||bösartig|malign
malisch|||Malian
maliziös|geh|giftig|spiteful
malvenfarbig||violett|mauve
malzen|||to malt
malzig|||malty
mampfen|cook||to munch
mancherlei||verschiedene, viele; vielfältig|all sorts of
mandatieren|alt|beauftragen, zuweisen|
mangeln|textil||to mangle
manieriert|geh|übertrieben|chi-chi
manierlich||korrekt|proper
manisch|med||manic
mannbar|geh||marriageable
mannhaft|||manful
mannigfach||bunt, vielfältig|multifarious
mannigfaltig||bunt, vielfältig|multifarious
manschen|||to mess about
mantisch|geh||prophetic
marenden|a||to snack
markig||kraftvoll, prägnant|powerful
marklos|anat||non-medullated
marmorieren||masern|to marble sth.
marmorn|||marble
marodieren||plündern|to maraud
martern|||to martyr
maschinell||automatisiert|by machine
maserig|||grained
maskieren||verbergen|to mask
massakrieren||schlachten|to butcher
matschen|||to play in mud
matschig||weich|pulpy
mattgrau|||dull-grey
mauken|||to age
maulen||meckern|to grumble
maulfaul|ugs||taciturn
maunzen|||to caterwaul
maurisch|||Moorish
mausen|||to pilfer sth.
mausern|zool|haaren, federn|to moult
mausetot|ugs|gestorben|stone-dead
mausgrau|||mousy
mauve||violett|mauve
maxillar|anat||maxillary
maßstäblich|math|proportional|proportional
maßvoll||moderat, gemäßigt|moderately
medioker|geh|durchschnittlich, mittelmäßig|
medullär|anat||medullary
mehlig|||floury
mehrdeutig||verschwommen, unklar|ambiguous
mehrerlei||verschiedene, diverse|various
mehrfarbig||bunt|multicoloured
mehrjährig||jahrelang|of several years
mehrmalig||mehrfach|repeated
mehrseitig||vielseitig|multilateral
meinethalben||meinetwegen|because of sb.
meistenteils|geh|hauptsächlich, überwiegend|for the most part
meißeln|constr||to chisel sth.
melodiös|mus||melodious
memmenhaft|ugs|feige|cowardly
menagieren|alt|drosseln, mäßigen|
mengenmäßig||quantitativ|quantitatively
menschenleer||einsam, öde|forlorn
mergelig|geol||marly
mergeln|agr||to marl
merglig|geol||marly
merkantil||kommerziell, wirtschaftlich|
merkbar||sichtbar, erkennbar|noticeable
meschugge|ugs|verrückt|crazy
metrisch|||metric
metzeln||schlachten|
meucheln||ermorden, killen|
meutern|||to become mutinous
miauen|||to miaow
mickerig|ugs|klein, winzig|mingy
mickrig|ugs|klein, gering|vile
miefen|ugs|stinken|to pong
miefig|||musty
mietbar|||leasable
mietfrei|||rent-free
migrieren|comp|verlegen, überführen|to migrate sth.
milchig||trübe, trüb|milky
militant|||hawkish
mimen||schauspielern|to play
minieren|min||to mine
minim|ch|gering, rar|
ministerial||offiziell, amtlich|
ministeriell||amtlich|ministerial
minniglich|alt|liebevoll, lieb|
minoisch|||Minoan
minutiös||genau, akkurat|minute
minuziös||genau, akkurat; akribisch|minutely detailed
miotisch|med||miotic
mirakulös|alt|wunderbar, traumhaft|
mischbar|||miscible
misogyn|geh||hostile to women
missbilligen||ablehnen, verurteilen|to deplore sth.
missdeuten||missverstehen|to misinterpret sth.
missgebildet||verwachsen|misshapen
missgestimmt||pessimistisch|dyspeptic
missgönnen||beneiden|to envy
missgünstig||empfindlich|umbrageous
misslaunig||sauer|moping
misslich||schwierig, kritisch|awkward
misslingen||scheitern|to fail
misslungen||gescheitert|failed
missraten||verwachsen|misshapen
mistig|ugs|schmutzig, dreckig|
mitansehen||miterleben|to watch sth. happen
mitdenken||berücksichtigen|
mitessen|cook|genauso wie das Übrige essen|to eat sth. too
mithören||lauschen|to listen in
mitkriegen||mitbekommen|to catch sth.
mitleidig||gnädig|merciful
mitleidlos||gnadenlos|merciless
mitschleppen||mitreißen|to carry sth. along
mitschwingen|ling|vermitteln|to connote sth.
mittellos||arbeitslos, hilflos|stranded
mittenmang|ugs|dazwischen, mittendrin|between
mittun||kooperieren, mitgehen|
mobben|||to harass sb.
modal|||modally
modellieren||formen|to sculpture sth.
moderig|||frowstily
modernst|||ultra-modern
modrig|||musty
modular|||modularly
modulieren|mus|kompositorisch oder improvisatorisch in eine andere Tonart übergehen|to modulate
mogeln|ugs|betrügen|to cheat
mokieren|geh|scherzen, lästern|
molestieren|geh|plagen|to pester sb.
mollert|by|mollig|plump
monarchisch||königlich|monarchic
mondhell|||moonlit
mondlos|||moonless
mondän||exklusiv, fein|glamorous
monetär|fin||monetary
mongolid|||Mongoloid
monieren||beanstanden, bemängeln|to criticize sth.
monochrom||einfarbig|monochrome
monogam|||monogamous
monogen|math||monogenic
monoklin|min||monoclin
monoman|||monomaniacal
monophag|biol||monophagous
monophon|||monophonic
monotrop|biol||monotropic
monströs||riesig, ungeheuer|monstrous
monumental||gigantisch, gewaltig|pantagruelian
moorig|||moory
moosgrün|||moss-green
moosig|bot||mossy
moppelig|ugs|prall, mollig|plump
mopsen|||to nick sth.
mopsfidel|ugs|vergnügt, munter|chirpy
mopsig||prall, mollig|
morastig|||miry
morbid|pol|verbraucht|effete
morbiphor||ansteckend, übertragbar|
mordsmäßig||heftig, einmalig|a doozy
morgendlich||früh|matutinal
morgenrot||rosig|auroral
morgig|||tomorrow’s
morsch||faul|rotten
moschen|ugs|tanzen zu Rockmusik|to mosh
mosern||meckern|to grumble
motzen||meckern|to grumble
motzig||gereizt|grumpy
muckelig|ugs|mollig|
mucksen|||to move
muffelig|ugs|unzufrieden|
muffeln|ugs|stinken|
muffig||schal, fad; altmodisch|stale
mufflig|ugs|unfreundlich|
muhen|||to moo
mukös|med||mucous
mulmig|ugs|elend, übel; unwohl|rotten
multilateral||vielseitig|
multipel||vielfach, mehrfach|multiple
multiplexen||bündeln|to multiplex
mummeln|ugs|knabbern|to mumble
munden|||to taste good
mundfaul|||taciturn
mundwärts||oral, mündlich|
munkeln|||to rumour
murin|zool||murine
murren|||to chunter
museal||altmodisch|antiquated
musiert|print||rimmed
musisch|art||artistic
muskulär|||muscular
muskulös|sport||well-conditioned
mustergültig||vorbildlich|proper
musterhaft||beispielhaft, vorbildlich|exemplary
mutabel||variabel|mutable
mutagen|chem||mutagenic
mutlos||feige|discouraged
mutmaßen||vermuten, meinen|to conjecture
mutuell||gegenseitig, beiderseits|
myop||kurzsichtig|short-sighted
myopisch||kurzsichtig|short-sighted
mythisch|||mythic
mäandrieren||winden|to meander
mährisch|||Moravian
mäkelig|nord||fussy
mäkeln||meckern|to grumble
mälzen|||to malt
mängelfrei||einwandfrei, fehlerfrei|faultless
märchenhaft||fantastisch, magisch|fabulous
mästen||füttern, stopfen|
möblieren||einrichten|to furnish
mörderisch||grausam|sanguinary
mörsern|cook||to pestle sth.
mörteln|constr||to mortar sth.
müffeln|ugs|stinken|
mühselig||schwierig, aufwendig; mühsam|arduous
mümmeln|ugs|knabbern|to nibble
mündig||reif|responsible
mürbe|||mellow
mürrisch||gereizt|grumpy
nachahmen||kopieren|to copy sth.
nachbessern||korrigieren|to remediate sth.
nachbilden||imitieren, nachmachen|to mimic sth.
nachblicken||nachsehen|to gaze after sb.
nachforschen||ermitteln, untersuchen|to investigate
nachführen|ch|aktualisieren|to update sth.
nachfüllen|cook|auffüllen|to refill sth.
nachgiebig||ergeben|acquiescent
nachgucken|ugs|nachsehen|to look up sth.
nachherig||hinterher, nachträglich|subsequently
nachhinken||zurückbleiben|to lag
nachhängen|techn|verzögern|to lag
nachjagen||verfolgen|
nachkarten||nachlegen|to pile on
nachmalig|geh|anschließend, später|subsequent
nachprüfen||kontrollieren|to check
nachrangig||sekundär, nebensächlich|second-tier
nachrücken||folgen|to succeed
nachschärfen|med|einstellen|to readjust sth.
nachsichtig||mild|lenient
nachsinnen||nachdenken|to chew
nachspüren||aufspüren|to trace
nachsteigen||verfolgen|to follow
nachstellbar||nachvollziehbar|reproducible
nachstellen||wiederholen, nachvollziehen; verfolgen|to re-enact sth.
nachtun||nachmachen|
nachzeichnen||nachziehen|to go over sth.
nachäffen|ugs|imitieren, nachmachen|
nackert|ugs|blank|
nackicht|ugs|blank|
nackig|||nudely
nadelig|||needle-shaped
nageln|||to nail
nagelneu|||brand-new
nagen|||to gnaw off
nahebei||unweit|
nahebringen||vermitteln|to instil
nahekommen||erreichen|to approach
nahelegen|geh|raten|to indicate sth.
naheliegen||anbieten, aufdrängen|to suggest itself
nahrhaft|cook|herzhaft|substantial
namenlos||anonym|anonymous
namhaft||angesehen; bekannt|distinguished
narbig|||scarred
narrisch|ugs|unglaublich|incredibly
nasal|||nasally
naserümpfend||verächtlich|sniffy
naseweis|alt|keck|saucy
nassforsch|ugs|frech, unhöflich|
nasskalt||feucht|dank
nativ|psych,geh|natürlich|native
naturell|||natural
naturnah|envir||near-natural
nautisch|||nautical
navigieren||steuern|to navigate
nebelhaft||vage, verschwommen|foggy
nebelig|meteo||hazy
nebenamtlich||nebenberuflich|avocational
nebenhin||nebenbei, beiläufig|
nebenstehend||zugehörig|accompanying
neblig|meteo||hazy
nebulos|||murky
nebulös||vage, verschwommen|nebulous
necken||aufziehen|to tease
neckisch|||kittenish
negieren||verneinen|to negate sb.
negligieren|geh|vernachlässigen|to neglect sth.
negrid|||negro
neiden|||to envy
neidlos||aufrichtig|ungrudgingly
neidvoll||neidisch|jealous
neigbar|||inclinable
nennenswert||bemerkenswert|noteworthy
neogen|geol||Neogene
neoterisch|geh|modern|neoteric
neppen||ausnehmen|to rip off sb.
nerfen|comp,ugs|entschärfen|
nervenstark||gelassen|nerveless
nervlich||nervös|nervous
nervtötend||mühsam|pesky
nesteln||fingern|
netterweise||bereitwillig|obligingly
netzweit|telco||network-wide
neuartig||modern; innovativ|neoteric
neuest|||leading-edge
neunfach|||ninefold
neuntens|||ninthly
neuntes|||ninth
neunzehn|||nineteen
neunzig|||ninety
neural|anat||nerve-related
neuzeitlich||modern, zeitgemäß|modern
nibbeln|techn|knabbern|to nibble
nichtamtlich||inoffiziell|unofficial
nichtsahnend||unerwartet; ahnungslos|unsuspecting
nichtsnutzig||unbedeutend|tinpot
nichtssagend||schal, leer; belanglos|insipid
nichtverbal||wortlos|non-verbal
nickelig|ugs|stur|
niederer|||nether
niederes|||nether
niederfahren|auto,by|überfahren, umfahren|to run sb. down
niedergehen||abstürzen|to come down
niederhalten||festhalten|to restrain sb.
niederholen||einholen, einziehen|to haul down sth.
niederkauern||hocken|to crouch down
niederreißen||zerstören; schleifen|to flatten sth.
niederringen||bezwingen; unterwerfen|to subdue sb.
niedersetzen||niederlassen|to perch
niederstoßen|hunt|hassen|
niederwerfen|pol|niederschlagen|to suppress sth.
nierig|||reniform
nieseln|meteo||to drizzle
nimmermehr||nie, niemals|never
nimmermüde|geh|unermüdlich|tireless
nisten|zool||to nest
nitscheln|textil|reiben|to rub
niveaulos|geh|primitiv|primitive
niveauvoll||intelligent, anspruchsvoll|intellectually stimulating
nivellieren||ausgleichen, anpassen|to level
nobilitieren|geh|heben, verbessern|
nochmalig||erneut, neuerlich|further
nodös|||nodose
noetisch|phil||noetic
nokturn|||nocturnal
nominell|econ||nominal
nonchalant||locker, lässig|casual
nonverbal||wortlos|non-verbal
noppen|textil||to burl sth.
noppig|textil||neppy
nordisch|||nordic
nordwärts||nördlich|northwards
normativ|||normative
normieren||normen|to standardize
notabene|geh|beziehungsweise, eher|
notorisch|ugs|gewohnt|habitual
novellieren||überarbeiten|to rework
nuancenreich||vielfältig, vielschichtig|multifarious
nuanciert||differenziert|nuanced
nuckeln||lutschen|to suck sth.
nuklear|||nuclear
nullte|||zeroth
nullter|||zeroth
nulltes|||zeroth
numerisch||zahlenmäßig|numeric
nunmehrig|a|gegenwärtig|current
nuscheln|||to gabble
nussig|cook||nutty
nuten|||to notch
nuttig|||whorish
nutzbringend||nützlich, günstig; wirtschaftlich|beneficial
nächstens||demnächst, kommend|shortly
nächtens|alt|nachts|
nächtlich||nachts|nightly
näh|ugs|nein|no
närrisch||dämlich, albern|silly
näseln|||to twang
nässen|||to ooze
nölen|nord|jammern|to whine
nörgelig|||carping
nörgeln||meckern|to grumble
obenan|||at the top
obenauf|||on the top
obenhin||nebenbei, nachlässig|
obenstehend||besagt|above
obgenannt||besagt|above
obig||oben, über; besagt|above
obiger|||above-mentioned
obiges|||above-mentioned
objizieren|alt|widersprechen, kontern|
obligat||zwingend, vonnöten|obligatory
oblong|alt|länglich|
obsessiv||besessen|obsessive
obsiegen|jur||to prevail
obskur||zweifelhaft, fragwürdig|iffy
obstinat||hartnäckig|stubborn
obstruieren||blockieren, sperren|to obstruct
obszön|||ripe
obwalten||herrschen|to obtain
obzwar|alt|obwohl, obgleich|though
ocker|||ochre
offenherzig||direkt, frei; gewagt|upfront
offerieren||bieten, anbieten|to offer
oftmalig|||often
ohmsch|electr||ohmic
ohnedem||ohnehin, sowieso|
ohnedies||ohnehin, sowieso|anyhow
ohnegleichen||einmalig, einzigartig|singular
okkasionell||gelegentlich, zeitweise|occasional
okkult||geheim, verborgen|occult
okkupieren||besetzen|to occupy sth.
oktroyieren|geh|aufzwingen|
okular|anat||ocular
okzidental||westlich, europäisch|
oligozän|geol||Oligocene
oliv||graugrün|olive
olivgrün|||olive
oll|ugs|alt|
ominös|||ominously
omnipräsent||allgegenwärtig|ubiquitous
ontisch|phil||ontic
opak||trübe, trüb|opaque
opponieren||protestieren|
opportun|geh|zweckmäßig|expedient
oppositär|geh|polar, unvereinbar|
optativ|||optative
opulent||reichlich, ausgiebig; prächtig|abundant
orakeln||vorhersagen, voraussagen|
ordinär||gewöhnlich, klassisch|ordinary
orgeln||schreien, röhren|to rollick
orgiastisch||hemmungslos|orgiastic
originär||ursprünglich|original
orogen|geol||orogenetic
ortbar|||locatable
orthodox|||orthodoxly
ortsansässig||wohnhaft|resident
ortsfest||stationär, starr|stationary
ortsgebunden||stationär|stationary
oskisch|||Oscan
ostentativ||angeblich; betont|ostentatious
ostinato||ständig, monoton|
ostwärts|||eastward
oszillieren||schwingen, pendeln|to oscillate
outriert|geh||flamboyant
ovarial|med||ovarian
ovipar|zool||through laying eggs
oxidisch|chem||oxidic
paarig||doppelt|twin
pachten||mieten|to lease
paddeln||rudern|to paddle
paffen|ugs|rauchen|to smoke sth.
pah||Ausruf der Verachtung|pah
palatal|ling||palatine
palavern||quatschen|to spout
palpabel||spürbar|palpable
palpitieren|med|klopfen|to palpitate
paläogen|geol||Palaeogene
pampern|ugs|verwöhnen|
pampig|ugs|frech, dreist|impertinent
panaschiert||bunt|variegated
panieren|cook||to crumb
panikartig||panisch|panicky
panschen||verschlechtern, verderben|to adulterate sth.
pantschen|ugs|mischen, vermischen|
papillar|med||papillary
papillär|med||papillary
pappen|ugs|kleben|to paste sth.
pappig||weich|pappy
paradiesisch||göttlich, himmlisch|heavenly
paretisch||geschwächt|paretic
pari|fin|zum Nennwert|at par
parieren||abfangen, abwehren|to knuckle under
parietal|anat|seitlich|parietal
paritätisch||gleichberechtigt, ebenbürtig|equal
parkettieren||auslegen|to inlay sth.
parkieren|ch|parken, abstellen|
parlieren||plaudern|
parsen||analysieren|
parteiisch||einseitig|biased
partitiv|||partitive
paschen|ugs|schieben, schmuggeln|
paspeln|textil||to pipe sth.
passabel|||decent
passager|med|vorübergehend|temporary
passgenau||passend; treffend|fitting exactly
passierbar||befahrbar|negotiable
passioniert||leidenschaftlich|avid
passivieren||abschalten|to passivate
pastös|||paste-like
pathogen|med||disease-producing
patschen||klatschen|
patschert|a|ungeschickt|
patt||ohne möglichen Zug, unentschieden|stalemated
patzen|by||to make a mess
patzig|ugs|frech, dreist|impudent
pazifistisch||friedlich|pacifist
pedalen|ch|treten|to pedal
pedalieren|ugs|treten|
pedant|a|kleinlich|quibbling
pedantisch||kleinlich|quibbling
peilen||orten, lokalisieren|to locate
peinigen||quälen|to tantalize
peinsam|||cringey
peinvoll||schmerzhaft, schmerzlich|
pekuniär||finanziell|pecuniary
pellen|ugs|schälen|to peel
pelzen|textil||to shag sth.
pelzig|bot||felt-like
pendent|jur,ch||pending
penetrant||hartnäckig; aufdringlich|insistent
penetrieren||eindringen, durchdringen|
peppig|||punchy
peptisch|med||peptic
perdu|ugs|verschwunden, fort|gone
peremtorisch|jur|zwingend|peremptory
perfektiv||vollendet|
perfid|||fiendish
performant||leistungsfähig|high-performance
peripher||dezentral|peripheral
perkutan|med||through the skin
perlgrau|||pearl grey
perlweiß|||sparkling white
permeieren||durchdringen|to permeate
perniziös||gefährlich|pernicious
perpetuell|geh|immer, stets|
perplex||verwundert, verblüfft; ratlos|bewildered
persisch|||Persian
persistent||ständig|persistent
persistieren||bleiben|to last
persuadieren||überzeugen, bewegen|
persuasiv||überzeugend|persuasive
pervertieren||verderben|to pervert
pervertiert||abartig|perverse
perzipieren|geh|merken, bemerken|
pesen|ugs|rennen, rasen|to pelt
pestizid|||pesticidal
petzen|ugs|verraten|to snitch
pfauchen|a||to sniff
pfeffern||knallen, schleudern|to yeet sth.
pfeilschnell||blitzschnell|like lightning
pferchen||pressen, stopfen|
pfiffig||smart, clever|smart
pflanzlich||vegetarisch|vegetable
pfleglich||vorsichtig, sorgsam|careful
pflügen|agr||to plough
pfriemeln|ugs|fingern|
pfropfen|||to cork
pfundig|sued|super, klasse|great
pfuschen|||to scamp
pfuschig|||botchy
pfändbar|||distrainable
phasenweise||teilweise|in parts
phatisch|ling||phatic
phatt|ugs|toll, großartig|
philiströs|geh|spießig|
phonisch|||phonic
phrasenhaft||platt|tritely
picheln|ugs||to carouse
pickelig|||spotty
pickert|by|klebrig|sticky
pickig|a|klebrig|sticky
picklig|||whelked
picksüß|cook,a||oversweet
picobello||schmuck; sauber|neat and tidy
piefig||spießig|strait-laced
piekfein|ugs|schick, exklusiv|fancy
piensen|nord|jammern|to whine
piepegal|ugs|gleichgültig|
piepen|||to beep
piepsen||pfeifen|to pipe
piesacken|ugs|quälen, plagen|to bedevil sb.
pietätvoll|geh|respektvoll|respectful
pikant||schmackhaft|savoury
pikaresk|lit||picaresque
piken|ugs|stoßen|to poke sb.
pikieren|||to prick
piksen|ugs|stoßen|to poke sb.
pillepalle|ugs|kinderleicht|as easy as winking
pilotieren|aviat|fliegen, lenken|to pilot
pingelig|||fussy
pinseln||malen, streichen|to paint sth.
pirschen|||to stalk
pittoresk||malerisch|picturesque
placken|||to slave
pladdern|nord|trommeln, klatschen|
plakativ||kräftig|bold
planar||eben, flach|
plangemäß||planmäßig|according to plan
planvoll||systematisch, methodisch; planmäßig|methodical
plappern||labern|to babble
platsch||klatsch|splat
platschen||spritzen|to slosh
plattig|||plate-shaped
plattmachen|ugs|vernichten|to whup sb.
plauschen|ugs|plaudern|to have a chat
plemplem|ugs|verrückt|crazy
plieren|ugs|weinen, jammern|
plietsch|nord|geschickt, clever|
pling||lautmalerisch für leichtes Aufschlagen|ping
plinsen|ugs|weinen, jammern|
plissieren|textil|falten|to crinkle sth.
plumps|||bump
plumpsen||fallen|to flop
plänkeln|mil,alt||to skirmish
plärren|ugs|schreien, brüllen|to bawl
pläsierlich|alt|glücklich, günstig|
plätten|textil|bügeln|to iron
plüschig|||plushy
pofen|ugs|schlafen|to sleep
pointieren||unterstreichen, betonen|
pokern|||to gamble
polarisieren||polen|to polarize
polstern||füllen, stopfen|to stuff
poltern||krachen|to crash about
polwärts|||poleward
polychrom||bunt|multicoloured
polygam|zool||polygamous
polygyn|zool||polygynous
polymer|||polymeric
polyphag|biol||polyphagous
polyphon|||polyphonic
polysem|||polysemous
pomadig|ugs|faul, träge|sluggish
pompös||gewaltig, bedeutend|in grand style
poolen||bündeln, zusammenfassen|
popelig|ugs|armselig|crummy
popeln|||to pick one’s nose
poplig|ugs|armselig|crummy
poppig||bunt|jazzy
porig|||porous
portabel|comp||portable
porös|||cavernous
possenhaft||absurd, grotesk|farcical
posthum|||posthumous
postieren||aufstellen|to post
postum|||posthumous
postwendend||unmittelbar, umgehend|by return of post
potent||mächtig, stark|potent
potenzieren||verstärken|to potentiate
powern||pushen, aktivieren|
prachtvoll||prächtig|gorgeous
prahlerisch||aufgeblasen, eingebildet|vainglorious
praktikabel||praktisch|practicable
prangen|||to be resplendent
prasseln||trommeln; klappern|to drum
praxisfern||unrealistisch, utopisch|impractical
praxisfremd||unrealistisch, utopisch|impractical
praxisnah||praktisch|hands-on
preisgekrönt||prämiert|award-winning
preisgünstig||kostengünstig, preiswert|low-priced
prellen||springen|to bounce
preschen|ugs|rasen, eilen|to hurry
pressant||dringend, eilig|
pressieren|geh|eilen|to be urgent
presto|mus|schnell|presto
preziös|geh|übertrieben|chi-chi
prickeln||kribbeln|to prick
priesterlich||geschwollen|pontifically
prioritär|geh|vorrangig|overriding
privatim|alt|vertraulich|
privilegiert|geh|bevorzugt|privileged
proaktiv|||proactively
probat||wirksam, effektiv|effective
profan||alltäglich|mundane
profund||tief|profound
proggen|ugs|programmieren, implementieren|
prohibieren|geh|verbieten, untersagen|
proklamieren||verkünden, ausrufen|to proclaim
prollig||blöde, nutzlos|naff
prolongieren||verlängern|to prolong sth.
promenieren||spazieren, wandeln|to stroll along
promisk|||promiscuous
promovieren|school,ch|vorrücken|to move up
prononciert|geh|ausgesprochen, deutlich|pronounced
proper||sauber, rein|crisply
prophetisch||geheimnisvoll|oracular
prophezeien||vorhersagen, voraussagen|to prophesy sth.
proponieren|geh|beantragen, vorschlagen|
proppevoll|ugs|überfüllt|
prosaisch||nüchtern, trocken|prosaic
prosperieren||entfalten, gedeihen|to flourish
protegieren|geh|unterstützen, fördern|to support sb.
protzen||prahlen|to show off
protzig||auffällig|flashy
prozessieren||klagen|to sue
prunken|||to flaunt sth.
prunkvoll||prächtig|splendid
prusten|||to sputter
prädiktiv||absehbar, vorhersehbar|predictive
präemptiv|mil|vorsorglich|preemptive
präferieren|geh|bevorzugen, vorziehen|
prämatur|med||premature
prämolar|anat||premolar
pränatal|med||prenatal
präparieren||vorbereiten|to preserve
präpotent|a|überheblich|brash
präsentabel||repräsentativ|presentably
präsumieren|geh|verdächtigen, zweifeln|
präsumtiv|geh|vermutlich, wohl|supposed
prävalent||überwiegend, geläufig|prevalent
präzedieren||rotieren|to precess
präzis||exakt, genau|precise
pröbeln|ch||to fiddle meticulously
prüde|||prudish
prüfbar|phil||testable
psalmodieren|relig|singen|to chant
psychotisch||wahnsinnig|psychotic
pubertär|med||pubertal
pudelnackt|ugs|blank|stark naked
pudern|||to powder
pudrig|||powdery
pueril||kindisch|childlike
pulen|ugs|wühlen|
pullen|ugs|rudern|
pulmonal|med||pulmonary
pulsieren||pochen|to pulsate
pulslos|med||acrotic
pulverig|||powdery
pummelig|ugs|prall, mollig|chubby
pumpern|by|hämmern|to beat
punkig|mus||punk
punktgleich|sport|unentschieden|even
punzen||stempeln|to punch
punzieren||stempeln|to punch
puppig||süß, niedlich|
purgativ|med||laxative
purulent|med||festering
purzeln|||to fall
pustulös|med||pustular
putativ||vermeintlich|supposed
puterrot|||scarlet-red
putschen|pol||to revolt
putten|sport||to putt
pyogen|med||pyogenic
pyrogen|pharm||pyrogenetic
pädophil|||paedophile
pöhlen|ugs|kicken|to play soccer
pökeln|cook||to cure
pönal|alt|strafrechtlich|
pünklich|ugs||on schedule
pürieren|cook||to puree
quaken|zool||to croak
qualmen||rußen; rauchen|to smoke
qualmig|||smoky
quanteln|phys||to quantize sth.
quartär|||quaternary
quarzen|ugs|rauchen|to smoke intensively
quasseln|ugs|plaudern|to natter
quatschig||blöd, albern|silly
quengelig||unruhig|fretful
quengeln|||to mither
querab|aviat|rechtwinklig zur Längsachse|abeam
querbeet||wahllos|at random
queren|||to move across sth.
querköpfig||stur|stubborn
quieken||quietschen|to squeak
quieksen||quietschen|to squeak
quillen||quellen|
quinär|||quinary
quirlen|cook|schlagen|to whisk
quirlig||lebendig, lebhaft|lively
quitt||ohne Schulden|quits
quittieren||anerkennen, würdigen; bestätigen|to acknowledge sth.
quäken|||to squawk
quälend||schmerzhaft, schmerzlich; mühsam|thornily
rabiat||grob, roh|rough
rackern||werken|to work hard
raffeln|cook|reiben|to grate sth.
raffen|ugs|verstehen; verkürzen|to get sth.
raften|||to raft
rahmig|cook,sued||creamy
rallen|ugs|begreifen, verstehen|
rallig||geil|horny
rammelig||heiß|
rammelvoll|ugs|überfüllt|jam-packed
ramponieren||schmälern|to vitiate sth.
ramschen|||to buy cheap
randlos|||rimless
randvoll|||brimming
rangeln||konkurrieren|to compete
ranghoch|||top-ranking
rangieren||schieben, verschieben|to shunt sth.
ranhalten||beeilen|to buck up
rankig|||cirrous
ranklotzen|ugs|werken|
ranzig||übel|rank
rappelig|ugs|nervös, unruhig|nervy
rappeln||klappern|to rattle
rappelvoll|ugs|überfüllt|heaving
rapplig|ugs|nervös, unruhig|nervy
rapportieren||berichten, melden|
rascheln||rauschen|to rustle
raspeln|cook|reiben|to grate sth.
rasseln|||to jar
rassig|||racy
rassisch|||racial
rastern||scannen|to scan sth.
rastlos||unruhig|restless
ratierlich||entsprechend, anteilig|proportionate
ratifizieren||bestätigen|to ratify
rationell||wirksam, effizient|efficiently
rationieren||einteilen|to ration
ratschen||klatschen|to backbite
rattern|techn|zittern, flattern|to chatter
ratzen|ugs|schlafen, ruhen|
raubauzig|ugs|grob, rüde|coarse
raubeinig||grob, rüde|coarse
rauchig||heiser|husky
rauchlos|||smokeless
raufen||kämpfen|to tussle
rauhen|textil||to shag sth.
raumgreifend||groß; ausgedehnt|space-filling
raunen|||to murmur
raunzen|ugs|jammern, klagen|
raunzig||heiß|
rauschhaft||wild|Dionysian
rauschig||heiß|
rauskriegen|ugs|herausfinden|to figure out sth.
reaktant|psych||reactant
reaktionslos|chem|inaktiv|inactive
reaktiv|chem||reactive
realiter||faktisch, tatsächlich|in reality
reanimieren||wiederbeleben|to revive
rebeln|agr,a||to stem
rechtlos||schutzlos, wehrlos|
rechtwinklig|math|senkrecht|orthographic
recken||längen|to elongate
recte|print||roman
recyceln|ugs||to recycle
redigieren||bearbeiten, überarbeiten|to edit sth.
rednerisch|ling|rhetorisch|oratorical
redselig|||talkative
reduktiv|chem||reductive
redundant||überflüssig|redundant
reell||wirklich, echt|real
referieren||wiedergeben|to report
reffen|||to reef
reflexhaft||vorschnell|knee-jerk
reflexiv|ling||reflexive
refraktär||hartnäckig|treatment-refractory
refundieren|fin,a|erstatten|to refund
refüsieren|ch|verweigern, ablehnen|to refuse sth.
regelbar|||adjustable
regelhaft||systematisch, planmäßig|systematic
regellos|||orderless
regelwidrig||unregelmäßig|contrary to regulations
regenarm|||with little rain
regendicht||wasserdicht|impervious to rain
regenerieren||erholen|to regenerate
regenlos|||rainless
reglos||träge|inert
regnerisch||nass|wet
regsam|||active
regungslos||still, ruhig|still
rehbraun||beige, hellbraun|fawn
reichhaltig||ausführlich, ausgiebig|ample
reiflich||genau, sorgfältig|thorough
reihum||rundherum|round
reimlos|||unrhymed
reinbuttern|ugs|investieren, anlegen|
reinemachen|reg|putzen, reinigen|to clean
reinlegen||täuschen|to fox sb.
reinlich||sauber|clean
reinrutschen|ugs|geraten|to get into sth.
reinst|||super-clean
reinwaschen|geh|entlasten|to vindicate sb.
reinweg||geradezu, durchaus|
reinwegs||geradezu, durchaus|
reizbar||gemein, giftig|waspish
reizlos||schal, fade; unattraktiv|unpicturesque
reißerisch||sensationell|sensational
reißfest|||resistant to tearing
rekeln||strecken, dehnen|to stretch out
rektal|anat||rectal
rekuperieren||zurückgewinnen|
rekurrent||ständig, monoton|
rekursiv|||recursive
relegieren||zeitweise von der Universität|to rusticate sb.
reliabel||solide, zuverlässig|
religionslos||ungläubig|
rempeln|||to barge
renitent|||fractious
renommiert||bekannt, bedeutend|prominent
rentierlich||rentabel, lukrativ|
repetitiv||monoton|repetitive
reputabel||berühmt, bekannt|
reputierlich|alt|anerkannt|creditable
requirieren||beschlagnahmen|to commandeer sth.
resch|cook,sued||crisp
resetten||zurücksetzen|
resignieren||aufgeben|to give up
resilient||robust, zäh|tough
resistiv||immun|
resolut||entschieden, entschlossen|determined
resorbieren||aufnehmen|to absorb sth.
respektabel|geh|angesehen, geachtet|respectable
respirieren|med|atmen|to respire
restlich|||remaining
restriktiv||begrenzt, eingeschränkt|restrictive
resümieren||zusammenfassen|to sum up
retardieren||aussetzen, verschieben|
retirieren|alt|verschwinden, weggehen|
retournieren|a|zurückgeben; zurückschicken|to send back sth.
retrograd||rückläufig|retrograde
rettungslos||hoffnungslos|hopeless
reuelos||stur|unrepentant
reuevoll|||rueful
reuig|||penitently
reumütig|relig||penitent
reversieren|a|wenden, zurücksetzen|to reverse
rezensieren||besprechen|to review
rezent|a|kürzlich, neulich|recent
rezeptiv||empfänglich, offen|receptively
rezessiv|||recessionary
rezipieren|art|aufnehmen|to receive sth.
reziprok||gegenseitig; umgekehrt|reciprocal
rezitieren||vortragen|to recite sth.
ridikül|alt|lächerlich, dämlich|
rieseln||tropfen|to trickle
riesengroß||riesig, enorm|vast
riesenhaft||riesig, ungeheuer|gigantically
riffeln|mach|riefen|to furrow sth.
rigid||strikt|rigid
rigide||strikt; starr|rigid
rillen|||to groove sth.
rinderig||heiß|
ringelig|||curly
ringeln||winden|to wreathe
ringsherum||ringsum, rundherum|around
ringsumher||rundherum|all around
rinnen||quellen, fließen|to stream
risikoaffin||leichtfertig, leichtsinnig|
risikolos||vorsichtig|safe
risikoreich||riskant|high-risk
rispig|bot||panicled
rissig|constr|gerissen|gaped
ritsch|||rip
rituell|||ritual
rivalisieren||konkurrieren|to rival
roboten|ugs|werken|
rockig|mus||rock
rodeln|sport||to sledge
rollig||geil|horny
rosafarben||pink|pink
rosarot||pink|pink
rosenrot|||deep pink
rossig||heiß|
rosten|||to get rusty
rostfrei|||derusted
rostig|||rustily
rostrot|||rust-colored
rotblond|||sandy
rotbraun|||reddish brown
rotzig|||snotty
rotznäsig|ugs|frech, unhöflich|
routinemäßig||laufend|routine
routiniert||erfahren|experienced
rubbeln||zucken, rütteln|to judder
rubinrot|||ruby
rubrizieren||einteilen, einordnen|to class
ruchlos||perfide|dastardly
ruckartig||holprig|jerky
ruckelfrei||reibungslos|jerk-free
ruckeln|||to jerk
rucken||rütteln|to jolt
ruckfrei||reibungslos|jerk-free
ruckweise||eckig, holprig|jerky
rudimentär||unvollständig|vestigial
ruhelos||nervös, unruhig; instabil|restless
ruhigstellen|med|beruhigen|to sedate sb.
ruhmlos||erbärmlich, kläglich|
ruhmvoll|||glorious
ruinös||katastrophal|ruinous
rumoren||hallen|to buzz
rumpel||lautmalerisch für Rumpeln|
rumpelig||holprig|bumpy
rumpeln||rütteln|to jolt
rumpöbeln|ugs|beleidigen|
rumsen||krachen|
rumwüten|ugs|toben|
rundheraus||offen|bluntly
rundlich||prall|plump
runisch|||runic
runtergehen|ugs|landen|to come off
runterhauen|ugs|klatschen|to smack sb.
runterkommen|ugs|beruhigen|to chill
runzelig|||puckered
runzeln||verziehen|to pucker
runzlig|med||wrinkled
rupfen|||to pull up
ruppig||grob|gruff
rupturiert|med|zerrissen|ruptured
rustikal|||country-style
rutschig||glatt|slippery
rußig|||sooty
rädeln|cook|radeln|
räkeln|||to stretch out
rändeln|techn||to knurl sth.
rättern|min|sieben, sichten|to riddle sth.
räuchern|cook||to smoke
räudig|ugs|schäbig|mangy
räuspern|||to clear one’s throat
röcheln|||to breathe stertorously
rödeln|ugs|werken|
rösch||knackig|crisp
rösten||braten; brennen|to roast
röten|||to turn red
rüberbringen|ugs|vermitteln|to put over sth.
rückgratlos||gleichgültig|supine
rückhaltlos||uneingeschränkt; unbeschränkt|unstinting
rückmelden|techn|weiterleiten, weitergeben|to feed back
rücksenden||zurückschicken|to send back sth.
rückständig||zurückgeblieben, überholt|backwardly
rückvergüten||erstatten|to refund
rückwärtig||hintere|rearward
rüffeln||rügen|to carpet sb.
rühmen||preisen|to praise sb.
rühmlich|||laudable
rührig|ugs|tätig, aktiv|active
rührselig||sentimental|soupily
rülpsen|ugs||to belch
rümpfen|||to wrinkle
rüstig||vital, munter|
sabbeln|nord|labern|to babble
sabbern|||to slobber
sachbezogen||wirklich|fact-based
sachdienlich||einschlägig|relevant
sachgerecht||treffend|relevantly
sachkundig||qualifiziert, kompetent|qualified
sacht||lieb, zärtlich|gentle
sachte||vorsichtig; fein|gently
saftlos|med||anaemic
sagenhaft||großartig, grandios; unglaublich|fabulous
sahnig|cook||creamy
sakral||heilig|sacred
sakrosankt||heilig, unantastbar|sacrosanct
salbadern|ugs|quatschen|to spout
salben|||to rub with ointment
salient||hervorragend|
salinisch||salzig|salt-containing
salopp||lässig|rakish
salzarm|||low-salt
salzhaltig||salzig|salt-containing
salzlos|||saltless
sambisch|||Zambian
sampeln|mus|mischen|to sample sth.
samten||soft|velvety
samtig||soft|velvety
sandeln|||to play with sand
sandig|med||sabulous
sanftmütig||mild, gefällig|mild-mannered
sanitär||gesundheitlich|sanitary
sapphisch||lesbisch|
saprogen|biol||saprogenic
sardisch|||Sardinian
sardonisch||zynisch|sardonic
sattblau||dunkelblau|dark blue
satthaben||reichen|to be browned off
sattsam||genug, genügend|sufficiently
saubermachen||putzen, reinigen|to clean
saublöd|ugs|dumm, blöde|
saukalt|ugs|eiskalt|
saumäßig||eklig, gemein|beastly
schaben|||to shave sth.
schadhaft||beschädigt, defekt|damaged
schadlos|jur||harmless
schaffbar||möglich, machbar|
schaffig|reg|aktiv, engagiert|
schallen|||to echo
schandbar||erbärmlich|lamentably
schanghaien|naut|gewaltsam als Matrosen rekrutieren|to shanghai sb.
scharenweise||haufenweise|in great numbers
scharfsinnig||klug, schlau|astute
scharfzüngig||ironisch; ätzend|tart-tongued
scharren||kratzen|to scratch
schartig|||jagged
schassen|pol,ugs|absetzen|to fire sb.
schattig|||shadily
schauderhaft||widerlich, schrecklich|execrable
schaudern||verängstigt oder peinlich berührt|to cringe
schauerlich||gruselig, entsetzlich; düster|blood-curdling
schaumig|||foamy
schaurig||unheimlich, gruselig|sinister
scheckig|zool||piebald
scheffeln||einstecken|to scoop up
schellen||klingeln|to ring the bell
schelten|||to chastise sb.
schemenhaft||sichtbar|apparitional
schepp|ugs|quer, schief|
scheppern||klappern|to rattle
scherzando|mus|heiter|scherzando
scheuchen||jagen|
scheuern||reiben|to rub against sth.
scheußlich||widerlich, furchtbar|abominable
schiach|ugs|hässlich, unattraktiv|
schicklich||korrekt, anständig|proper
schiech|ugs|hässlich|
schielen|||to look inquisitively
schiffbar||befahrbar|navigable
schikanieren||quälen|to bait sb.
schilfig|||reedy
schillernd||zauberhaft|glamorous
schimmern||leuchten, glänzen|to gleam
schimpflich||schamlos|shameful
schinden|||to maltreat
schippen||schaufeln|to shovel
schirch|a|hässlich|ugly
schlack|sued|locker|slack
schlackern||schütteln|
schlaff||schlapp|limp
schlaksig||dünn|gangling
schlammig||schmutzig|muddy
schlankweg|ugs|spontan, kurzerhand|
schlauchen|ugs|schaffen|to wear out sb.
schlechtweg||geradezu, durchaus|
schleimig||klebrig|gooky
schlemmen|cook|tafeln|to feast
schleunig||schnell, rasch|speedy
schliddern|ugs|rutschen|
schlingen||winden|to loop
schlittern||rutschen|to slide
schlitzohrig||verschlagen|shifty
schloten|ch|rauchen|to smoke
schlottern|ugs|zittern|to tremble
schluchzen||weinen|to weep
schluderig|ugs|nachlässig|careless
schludrig|ugs|nachlässig|careless
schlummern||ungenutzt im Verborgenen|to lie dormant
schläfrig||müde, verschlafen|languorous
schlägern|a|schlagen|to fell trees
schlämmen|chem|leichte von schweren Teilen trennen|to elutriate sth.
schlängeln|bot|ranken, ranken|to ramble
schlüpfrig||unanständig|bawdy
schmachten||hungern|
schmachvoll||erbärmlich|shameful
schmalzig||kitschig, sentimental|soupy
schmauchen||rauchen|
schmausen|cook,joc|tafeln|to feast
schmeicheln||locken|to wheedle
schmerzvoll||schmerzhaft, schmerzlich|thornily
schmettern||schleudern|to dash
schmiegsam||geschmeidig|supple
schmierig||schmutzig|smudgy
schmirgeln||glätten|to rub down
schmissig||äußere Erscheinung einer Person|snappy
schmoken|nord|rauchen|to smoke
schmucklos||nüchtern, trocken; kahl|bald
schmuddelig|ugs|schmutzig, schäbig|dingy
schmurgeln|ugs|braten|
schmusen||herzen, kuscheln|to be cuddling
schmusig|||happy to be cuddled
schmächtig||dürr|weedy
schmähen|geh|beschimpfen|to vituperate sb.
schmählich||erbärmlich|shamefully
schmöken|ugs|rauchen|to smoke
schnackseln|by|poppen|to have nooky
schnafte|alt|ausgezeichnet, vorzüglich|super
schnaken|nord|plaudern|to have a chat
schnalzen|ugs|schnellen|
schnarren||quietschen|to jar
schnatz|ugs|süß, niedlich|
schnaufen||blasen|to blow
schneeig|||snowily
schneidig||lebhaft|spirited
schneien|meteo||to snow
schnetzeln||hacken|
schnicken|ugs|schnellen|
schniefen||schnupfen|to snuffle
schnieke|ugs|schick, flott|snazzy
schnippisch||spitz, ätzend|archly
schnipsen||schnellen|to flip
schnittig||flott, chic|rakish
schnobern|ugs|riechen, schnuppern|
schnodderig|ugs|frech, unhöflich|
schnorren|ugs|angehen|to sponge
schnuckelig|ugs|süß, niedlich|cute
schnucklig||süß, lieb|cute
schnurgerade||aufrecht|dead straight
schnurren||summen|to purr
schnurz|ugs|gleichgültig|
schnöde||verächtlich|disdainful
schnörkelig||überladen|florid
schnörkellos||schlicht|unfussy
schocken|||to shock
schofel|ugs|gemein|mean
schofelig|ugs|gemein|mean
schollig|||cloddy
schonungslos||gnadenlos|pitiless
schorfig||rau|scurfy
schrankenlos||grenzenlos, maßlos|uncontrollably
schreckhaft||nervös, aufgeregt|nervous
schrill||ausgefallen|fancy
schroff||grob, rau|gruff
schroten||mahlen|to grind coarsely
schrotten|ugs|vernichten, ruinieren|to smash sth.
schrottig|ugs|zerstört, fehlerhaft|
schrottreif||kaputt|fubar
schrullig||wunderlich, skurril|whimsical
schrumpeln|ugs|schrumpfen|to shrivel
schrämen|min||to cut
schröpfen|ugs|ausnehmen|to rip off sb.
schubben|ugs|reiben|
schubweise||krampfhaft|spasmodical
schuftig||gemein|rascally
schuldlos||unschuldig|guiltless
schummerig||düster|dim
schummrig||düster|dim
schuppig|biol|rau|scabrous
schupsen|reg|stoßen, schubsen|
schusselig|ugs|zerstreut|scatterbrained
schusslig|ugs|zerstreut|scatterbrained
schustern|ugs|flicken|to cobble
schwabbeln||wackeln|to wobble
schwafeln||labern, quatschen|to babble
schwammig||vage, unklar; weich|woolly
schwarzsehen|ugs|fernsehen, ohne dafür eine Gebühr zu bezahlen|to be pessimistic
schwatzen||plaudern|to gossip
schweigsam||still|taciturn
schwelen|||to smoulder
schwemmen||gießen|to water
schwerfällig||lahm, langsam; plump|dull
schwerhörig||taub|deaf
schwermütig||melancholisch|melancholy
schwerreich||wohlhabend|very rich
schwindeln||betrügen|to cheat
schwofen|ugs||to shake a leg
schwummerig|med|benommen|stuporous
schwungvoll||lebhaft, energisch; rasant|full of energy
schwächlich||anfällig; hinfällig|delicate
schwären|med||to fester and ache
schwätzen|ugs|plaudern|to have a chat
schwülstig||geschwollen|pompous
schäften|techn||to haft sth.
schäkern|||to flirt
schänden|||to desecrate
schändlich||erbärmlich, verächtlich|contemptible
schäumen||kochen|to effervesce
schönfärben||verharmlosen|to whitewash sth.
schöntun|||to smarm
schöpferisch||kreativ|creative
schöppeln||tanken|to imbibe sth.
schüppen|nord|schaufeln|to shovel
schürfen|min|graben, fördern|to mine
schürzen|||to purse
schütter||licht, dünn|sparse
sechstes|||sixth
sedieren|med|beruhigen|to sedate sb.
seefest|||seaworthy
seeklar|||ready for sea
seekrank|med||seasick
seelenruhig||gelassen|calm
seewärts|||towards the sea
segensreich||glücklich|blessed
segensvoll||glücklich|blessed
segmentieren||teilen|to segment
segregieren|geh|isolieren, trennen|
sehenswürdig||sehenswert|worth seeing
sehnig|anat|stramm|leanly built
sehnlich|||fervent
sehnlichst||ungeduldig|anxious
seicht||flach|low
seiden|||silken
seidig|||silky
seiend||bestehend|being
seifig|||soapily
seiger|min||vertical
seigern|techn||to liquate
seihen||fein von grob trennen|to sieve sth.
seimig|cook||thready
seinethalben|alt|meinetwegen|because of sb.
seinetwegen||meinetwegen|because of sb.
seinige|alt||his
sekkieren|a|ärgern|to taunt sb.
sekundieren||helfen, unterstützen|to second
selbig|geh||the same
selbstlos||aufrichtig|ungrudging
selbstsicher||selbstbewusst|self-confident
selbsttätig||automatisch|self-acting
selchen|cook,a||to smoke
selektieren||auswählen|
sengen|textil|flammen, gasen|to scorch sth.
senil|med||senile
sensen||mähen|to scythe
separierbar||diskret|
separieren||auslesen, eliminieren; trennen|to sort
septiert|anat||septate
septisch|||septic
sequentiell||nacheinander|
serbeln|ch||to languish
serbisch|||Serbian
seriell||hintereinander, nacheinander|serial
serienweise||serienmäßig|in series
servil|geh||submissive
serös|biol||serous
sezernieren|biol|ausscheiden|to secrete sth.
sezieren||zerlegen|to dissect
sicheln||schneiden, mähen|
sickern||tropfen|to seep
sickig|ugs|aufgebracht, wütend|
sideral|astron||sidereal
siebenter||siebte, siebter|seventh
siebentes||siebte, siebter|seventh
siebtens|||seventhly
siebtes||siebente|seventh
siech|med,geh||ailing
siedeln|a|umziehen, verziehen|to move
sieden|cook||to boil sth.
siegeln|||to seal sth.
sieghaft|||victorious
sieglos|sport||winless
siezen|ling||to address sb. formally
siffig|ugs|schmutzig, dreckig|
sigmoid|||sigmoidal
signieren||unterzeichnen, unterschreiben|to sign sth.
silberig|||silvery
silbern|||silver
silbrig|||silvery
silieren|agr||to ensile
simsen|telco||to SMS
simultan||gleichzeitig, zugleich|simultaneous
singbar|||singable
singulär||einmalig, einzigartig|singular
sinister||böse, finster|sinister
sinnbildlich||symbolisch|symbolic
sinnentleert|ling|sinnlos|meaningless
sinnerfüllt||sinnvoll|meaningful
sinnfrei||sinnlos, unsinnig|meaningless
sinnfällig||einleuchtend|manifest
sinnieren|geh|brüten|
sinnreich||sinnvoll|meaningful
sinnverwandt||synonym, gleichbedeutend|synonymously
sintemal|alt|zumal, nämlich|
sintern||schmelzen|to frit sth.
sirren|||to twang
sistieren|geh|aussetzen|to suspend sth.
sittenlos||schamlos, hemmungslos|licentious
sittlich||moralisch|moral
sittsam||anständig|decorously
situieren||ansiedeln|to set sth.
situiert||gestellt|situated
skalar|||scalar
skartieren|a|ausscheiden|to eliminate sth.
skizzieren||angeben, entwerfen; aufsetzen|to adumbrate
sklerotisch||greis|indurated
skrupellos||gnadenlos|callously
skrupulös||genau, akkurat|
skullen||rudern|
skypen|comp,ugs||to voip
slawisch|||Slav
sofortig||unmittelbar, umgehend|immediate
soigniert||elegant|soigne
solcherart||derartige, dergleichen|in that way
solcherlei||derartige, dergleichen|such
solcherweise||somit, dadurch|thus
soldatisch||stramm|martial
solitär|zool||solitary
solvent||liquid|able to pay
somatisch||körperlich|somatic
somnolent||benommen|
sondieren||erkunden, ergründen|to plumb sth.
sonnabends|nord|samstags|on Saturdays
sonnenklar|ugs|eindeutig, offensichtlich|open-and-shut
sonnenreich||sonnig|sun-drenched
sonntäglich||sonntags|on Sundays
sonor|||sonorous
sonstig||anderer, anderweitig|other
sonstwie|ugs|anderweitig|otherwise
sonstwo||woanders, anderswo|somewhere else
sooft|||whenever
soporös|med||soporous
sorbisch|||Sorbian
sorgenfrei||sorglos|trouble-free
sorgenlos||sorglos|trouble-free
sorgenvoll||traurig|mournful
sorglich|||worrying
soupieren|geh|essen|to dine
soziabel||freundlich, wohlwollend|
spaltbar|phys||fissionable
spanlos|techn||chipless
spannungsarm||fade|colourless
sparren|sport||to spar
spasmisch||krampfhaft|spasmodic
spaßen|||to jest
spaßhaft||spaßig|amusing
spechteln|a|linsen|to peep
spechten|by|linsen|to peep
speckig|||fatty
spedieren|transp|versenden|to forward sth.
speditiv|ch|schnell, rasch|speedy
speien||spucken|to spit sth.
speiübel|ugs|unwohl|queasy
spendabel||großzügig|generous
sperrbar|||lockable
sperrig||plump|hulking
spesenfrei||kostenlos, unentgeltlich|free of charge
spezifiziert||detailliert|particularized
sphärisch||gedanklich|spherical
spicken||würzen|to lard
spießerhaft||spießig|strait-laced
spillerig|ugs|schmal, mager|skinny
spindeldürr||schmal, mager|skinny
spinnert|ugs|wahnsinnig, verrückt|crazy
spinös|alt|problematisch, schwierig|
spiralig|||spiral
spirituell||geistig|spiritual
spitzenmäßig||super, klasse|great
spitzfindig||raffiniert|subtle
spitzkriegen|ugs|durchschauen|
spitzzüngig||ätzend|sharp-tongued
spleenig||eigenartig, sonderbar|geeky
spleißen|||to splice sth.
splendid||bestens, ausgezeichnet; herrlich|splendid
splissen||teilen|to split
splitten||aufteilen|to sliver
sponsern|fin|fördern|
sporteln|ugs|trainieren|
sportiv|geh|sportlich|sporty
spottbillig||günstig, preiswert|dirt-cheap
spotten|||to be derisive
sprayen||sprühen, spritzen|
spreizen|||to straddle
sprenkeln||masern|to sprinkle spots of
sprinten||schnellen|to sprint
spritzig|||zippy
sprudeln||quellen|to well
spröd||reserviert, kühl|stand-offish
spröde||rau|rough
spuken||umgehen|to haunt
spukhaft|||ghostly
spunden|||to tongue sth.
spurten|ugs|schnellen|to sprint
sputen|ugs|eilen|to hurry up
spähen|||to look inquisitively
spötteln|||to taunt
spöttisch||spitz, ätzend|archly
staatseigen|pol|staatlich|state-owned
stachlig|bot||thorny
stahlblau||azur, dunkelblau|steel-blue
staken|||to pole
stakkato|mus||staccato
staksen|||to stalk
stammeln||stottern|to stammer
stampern|by|jagen|
standfest||robust, gefestigt|sturdy
stanzen||prägen|to emboss
stapfen||stiefeln, stampfen|to plod
starrköpfig||hartnäckig|stubborn
starrsinnig||stur; hartnäckig|obstinate
stat|med|sofort|immediately
stationieren||aufstellen|to deploy sb.
statthaft||zugelassen, zulässig|allowable
stattlich||stabil, robust; beträchtlich|sturdy
statuesk|||statuesque
statuieren||festlegen|to lay down sth.
staubig|||covered in dust
stauchen||stoßen, rammen|to ram
stauen|||to back up
staunenswert|geh|erstaunlich|amazing
steckbar|||pluggable
steifer||langweiliger|duller
steinalt|ugs|uralt|ancient
steinern||hart|steely
steinig|geol||stony
stellar|||stellar
stenök|biol||stenoecious
stereotyp||typisch|stereotyped
sternlos|||starless
stet||konstant, ununterbrochen|constant
sticheln||quälen|to tantalize
stichhaltig||schlüssig, zwingend|unanswerable
sticken|||to embroider
stickig|||stuffy
stieben|||to flurry
stiekum|ugs|versteckt, unbemerkt|
stielen|||to helve sth.
stiellos|bot||sessile
stieren||starren|to goggle
stierig||heiß|
stilbildend||revolutionär|
stilecht|||in proper style
stilllegen||schließen; abschalten|to shut down
stillos||geschmacklos|in bad style
stillstehen||ruhen|to stand idle
stimmlos|||unvoiced
stimulieren||erregen, anregen|to stimulate sth.
stinkig|||pongy
stinknormal|ugs|gewöhnlich, gemein|common or garden
stinkreich||wohlhabend|filthy rich
stipulieren||festlegen|to stipulate sth.
stochen|ugs|rasen, schießen|
stockig|||musty
stofflich||körperlich, materiell|material
stoisch||gefasst, gelassen|stoically
stolzieren||schreiten|to stalk
stoppeln|agr|nachlesen|to glean
stopplig|||stubbly
stoßartig||eckig, holprig|jerky
stoßfest|||shock-proof
stoßweise||eckig, holprig|jerky
stracks||unmittelbar, sogleich; sofort|straightaway
straflos||ungestraft, straffrei|unpunished
strahlig|||radial
straken|aviat||to fair sth.
strampeln||treten|to pedal a bicycle
stranden|||to strand
strapazieren||beanspruchen|to strain
strapaziös||anstrengend|wearing
straucheln||stolpern|to tumble
strebern|school,a|pauken|to study intensively
strebsam|||striving
streifig|textil|gestreift|striped
streitlustig||aggressiv|aggressive
stressen|||to stress sb.
stressfrei||mühelos|hassle-free
streunen|||to stray
striemig|||covered with wales
stringent||folgerichtig, schlüssig|compelling
strippen|||to strip
strohig||langweilig, nüchtern|jejune
stromern||streifen, streichen|
stromlos||tot|dead
strotzen|||to bristle
strudeln||wirbeln|to whirl
strunzdumm|ugs|blöde, blöd|
struppig||kraus|fuzzy
sträflich||unverantwortlich|inexcusably
strähnig||dünn|lank
sträuben||weigern, streiken|to balk
stucken|school,by|pauken|to bone up
stufenweise||schrittweise|gradual
stumpfsinnig||langweilig, monoton|humdrum
stundenweise||stündlich|hourly
stupend||erstaunlich, verblüffend|stupendous
stupid||dumm, blöde|silly
stupide|geh||half-witted
stupsen|||to bop sb.
stygisch|||stygian
städtisch||kommunal|municipal
stählen|geh||to toughen sth.
stählern|techn||steel
stämmig||klein und|stubby
stänkern|ugs||to stir
stöckeln|||to mince
stöpseln|||to connect
störanfällig|electr|gegenüber Störungen von außen|interference-prone
störfrei|telco||free from interference
störrisch||stur|mulish
störungsfrei||problemlos, reibungslos; ungestört|hassle-free
stückig|||lumpy
stülpen|techn||to reverse draw sth.
stümperhaft||inkompetent|bungling
stümpern|||to work incompetently
subadult|zool||preadult
subakut|med||subacute
subaltern||untergeordnet|subordinate
subito|ugs|schnell, rasch|
subkutan|anat||hypodermic
sublim||erhaben|sublimely
submarin|naut||submarine
submers|bot||submersed
substanziell||grundlegend, wesentlich|substantially
subsumieren||konzentrieren, verdichten|
subtotal|med||near-total
subtrahieren||abziehen|to subtract
suckeln||lutschen|to suck sth.
sudeln|sued||to make a mess
sudern|a||to whine
suffigieren|ling|anhängen|to suffix
suffizient||genügend, ausreichend|
suhlen||schwelgen|to wallow
sukkulent||saftig|succulent
sukzessiv||allmählich|gradual
summarisch|jur|beschleunigt|summary
sumpfig||feucht|soggy
superb|geh|großartig, ausgezeichnet; hervorragend|superb
supplementär||ergänzend|
supplieren|alt|anschließen|to subjoin sth.
supprimieren||unterdrücken, verdrängen|to suppress sth.
suren|cook,by||to cure
surren||summen|to buzz
synonymisch|alt|gleichbedeutend|synonymously
synthetisch||künstlich|synthetical
szenisch||landschaftlich|scenic
szientifisch||wissenschaftlich, gebildet|
säbeln||schneiden, scheren|
sächlich|ling||neuter
säkular|||secular
sämig|||thick
sämtlich|||all
sändeln|ch||to play with sand
sättigen|||to satisfy
säuerlich|ugs|giftig|acidulous
säuern|cook|einlegen|to pickle
säumen|textil||to fringe sth.
säumig|||tardy
säuseln||flüstern|to whisper
söhlig|geol||bottomed
südpolar|||antarctic
südwärts|||southerly
süffeln||tanken|to imbibe sth.
süffig|cook||palatable
sühnen||büßen|to expiate
sülzen||labern, quatschen|to babble
sündhaft||verwerflich|unrighteous
sündig|||sinful
sündigen||überschreiten|to transgress
sündlos|||sinless
süperb|geh|großartig, wunderbar|
süßlich||kitschig|mawkish
süßsauer|||sweet-and-sour
tabulos|||profane
tadeln||rügen|to censure sb.
tadelnswert||schuldig, verantwortlich|blamable
tafelig|||tabular
taff|ugs|robust, durchsetzungsstark|tough
tagaktiv|zool||diurnal
takeln|naut||to rig
takten|comp||to clock sth.
taktil|||tactile
taktlos||geschmacklos|in bad taste
taktvoll||dezent, diskret|discreet
talentvoll||begabt|gifted
talgig|||suety
talwärts|||down into the valley
tanzbar|mus||danceable
tapsig||ungeschickt|awkward
tardiv|med||tardive
tarieren|||to tare
tastbar||spürbar|palpable
tatterig|||doddery
tattrig|||doddery
tauen|||to thaw
tauig|||dewy
taumelig|med|benommen|stuporous
taumeln||wanken, schwanken|to wobble
taxativ|a|vollständig, lückenlos|
taxieren||bewerten, schätzen; abschätzen|to assess sth.
teeren|||to tar sth.
teerig|||tarry
teigig|||doughy
teilbar|||separable
teilnahmslos||gleichgültig|indifferent
telegen|||telegenic
telexen|telco,ugs||to teleprint
tempern|techn||to toughen glass
temporal||zeitlich|time-related
temporeich||rasant, flott|pacy
tentativ||vorläufig, provisorisch|tentative
terminieren||beenden|to terminate
ternär||dreifach|ternary
terrigen|geol||terrigrnous
tertiär|||tertiary
testiert|econ||audited
teutsch|alt||German
textlich|||textually
theatralisch||geschraubt|theatrical
thorakal|med||thoracic
thronen|||to be enthroned
tickern||klicken|
tiefblau|||deep blue
tiefgreifend||wichtig|momentous
tiefgründig||durchdacht, nachdenklich|well-grounded
tiefkühlen||einfrieren|to deep-freeze sth.
tiefrot||magenta|magenta
tieftraurig||schmerzlich|lugubrious
tierlieb|||fond of animals
tierähnlich||tierisch|animal-like
tilgbar|||abolishable
timen|||to time
tingeln||bummeln|
tingieren||färben, tönen|
tintig|||inky
tippeln|||to walk
tipplig||kleinlich|quibbling
tipptopp|||shipshape
tirilieren||singen, tönen|
titanisch||gigantisch|titanic
toasten|||to toast
todbringend||tödlich|mortal
todernst|||deadly serious
todkrank|med||moribund
todschick|ugs|elegant, flott|dead smart
todsicher|ugs|gewiss, unweigerlich|sure-fire
toggeln|comp||to toggle
togoisch|||Togolese
tolerabel||tragbar, erträglich|
tolerierbar||erträglich, zumutbar|tolerable
tollkühn||rücksichtslos, leichtsinnig|reckless
tollpatschig||ungeschickt|awkward
tolpatschig||ungeschickt, eckig|awkward
tonangebend||dominant|domineering
tonartig|||clayey
tonen|photo||to tone
tonig|||clay
tonisch|||tonic
tonlos||lautlos|soundless
tonnenförmig||massiv|
topfeben||flach|flat-as-a-pancake
topfit|med||in top form
topisch|med||topical
torkelig||unsicher|tottery
torkeln||wanken, schwanken; wackeln|to totter
torlos|sport||goalless
torquieren|alt|foltern, quälen|
tosen||rauschen|to brawl
totlaufen||verlieren|to peter out
totschlagen||erschlagen|
totschweigen||vertuschen|to hush up sth.
touchieren|geh|streifen|to graze sb.
traben|||to lope
tradieren|geh|weitergeben|to hand down sth.
tragfähig||haltbar, kräftig|sustainable
trampelig||ungeschickt|
trampeln|||to tramp
trampen|transp,ugs||to travel by hitchhiking
tranchieren||zerlegen|to carve
tranig|ugs|langsam, träge|sluggish
transgen|biol||transgenic
transient|geh|kurzzeitig, zeitweilig|
transitiv||vorübergehend|transitively
transluzent||trübe, trüb|
transusig|ugs|langweilig|
transversal||quer, schräg|transverse
trappeln||klappern|to clatter
trapsen||stiefeln, stampfen|to plod
trashig|ugs|kitschig, geschmacklos|
trassieren||markieren|to mark out sth.
tratschen||klatschen, lästern|to sich
traulich||gemütlich|cozy
traumartig||traumhaft|dreamlike
traumlos|||dreamless
traumähnlich||traumhaft|dreamlike
traversieren||überqueren, durchqueren|to traverse
trecken||wandern, laufen|
trefflich||bestens, ausgezeichnet|splendid
treideln|naut||to haul
trekken||wandern|to trek
trendig|ugs|aktuell|lifestyle
trennbar|||discerptible
trennend|||disjunctive
trenzen|by||to slobber
treubrüchig||untreu|
treuherzig||naiv|ingenuous
treulich||ergeben|faithfully
treulos||untreu|unfaithful
trickreich||verschlagen|wily
tricksen|||to trick
triefen||tropfen|to trickle
triezen|ugs|quälen, plagen|to bedevil sb.
triftig||plausibel, schlüssig|convincing
triklin|||triclinic
trillern|mus||to quaver
trimmen||trainieren|to train
trinkbar|||drinkable
trinär|||trinary
trippeln|||to mince
trist||grau, öde|dull
triumphieren||jubeln|to crow
tropisch|||tropical
trostlos||grau, öde; einsam|dull
trotten|||to jog
trotzend|||defying
trotzköpfig||stur|stubborn
trudeln||durchdrehen|to spin
trumpfen|||to ruff
trunken|||drunken
trutzen|alt|widersetzen|
trächtig||schwanger|pregnant
träf|ch|präzise, treffend|incisive
trällern|mus||to trill sth.
tränken|||to saturate sth.
träufeln||tropfen|
trödeln||bummeln|to dawdle
tröpfeln||tropfen|to drip
tröten|zool||to hoot
trüber||langweiliger|duller
trübselig||niedergeschlagen, betrübt|glum
trübsinnig||traurig, niedergeschlagen; melancholisch|dolefully
trügerisch||unglaublich|elusive
tschechern|a|trinken|to tipple
tschicken|a|rauchen|to smoke
tschüs||ade, vale|
tubulär|||tubular
tuckern|||to chuggle
tugendhaft||moralisch, rein|moral
tugendlos||schamlos, hemmungslos|
tugendsam||rein|virtuous
tumb||naiv, ahnungslos|naive
tunlich|alt|möglich|possible
tupfen|||to dab sth.
turbulent||heftig, wild|tempestuous
turmhoch|||high as a tower
turnusmäßig||regelmäßig; abwechselnd|regular
turteln|||to bill and coo
tuscheln||flüstern|to whisper
tuten|ugs||to toot
tweeten||twittern|
twerken|||to twerk
typhös|med||typhoidal
täfeln||auslegen|to inlay sth.
täfern|constr,ch||to panel sth.
tändeln||bummeln|to futz around
tänzeln|||to mince
täppisch||ungeschickt|awkward
tölpelhaft||plump|clownish
tölpisch||plump|clumsy
tönern|||clay
töpfern|||to do pottery
töricht||naiv|fond
tückisch||gerissen, schlau; perfide|wily
tüdelig|ugs|verwirrt, fassungslos|
tüfteln|||to work meticulously
tünchen|constr||to distemper sth.
tüpfeln|art||to stipple
ubiquitär|geh|allgegenwärtig|ubiquitous
uferlos||unendlich, endlos|infinite
ugrisch|ling||ugric
ulen|nord|fegen, reinigen|to sweep
ulken||scherzen|to joke
ulkig||witzig, lustig|funny
ultimativ||endgültig|ultimate
ulzerös|med||ulcerous
umackern|||to plough over
umarbeiten||überarbeiten|to reengineer
umbesetzen||umstellen|to shuffle
umbetten|||to reinter sb.
umbiegen|||to bend
umbilden||umstellen|to shuffle
umbinden|||to tie round
umblicken||umsehen, umschauen|to look around
umbuchen|||to reverse
umfangen||umgeben; umfassen|to surround sth.
umfliegen||umfahren|to circuit
umfloren|geh|umgeben|
umfluten|||to flow round
umformen||verwandeln, überführen|to transform
umfänglich||ausführlich, umfassend|comprehensive
umfärben|||to redye
umfüllen|cook||to decant
umgarnen|||to ensnare sb.
umgehbar|||circumventable
umgepolt|||with reversed polarity
umgestalten||erneuern; umbauen|to revamp sth.
umgießen|||to transfuse
umgraben|agr||to dig over
umgrenzen||einschließen|to confine sth.
umgänglich||freundlich; ansprechend|amiably
umgürten|||to gird
umhaben||tragen, anhaben|to wear sth.
umhacken|||to hoe
umhauen|ugs||to lay low
umhegen|geh||to nursemaid sb.
umherfahren|auto,geh|streifen|to cruise
umherlaufen||herumlaufen|to mill about
umhören|||to ask around
umhüllen||umgeben; verkleiden|to enclose sth.
umjubelt||gefeiert, beliebt|acclaimed
umkacheln|ugs|überfahren|
umkippen||umfallen|to fall over
umklammern||packen; umfassen|to clutch
umkleiden||verkleiden, bedecken|to coat
umkommen|ugs|verderben|to perish
umkämpft|mil||disputed
umladen|transp||to reload sth.
umlagern|||to restore sth.
umlaufen||kursieren, umgehen|to circulate
umlauffähig|fin|umsetzbar, übertragbar|negotiable
umlegbar|||applicable to sth. else
umleiten||umstellen|to divert sth.
umlenken|||to bent
umlernen|||to rethink
ummanteln||verkleiden, bedecken|to cover
ummodeln|||to jigger sth.
ummünzen||konvertieren, umwandeln|to convert
umnebeln||verschleiern|to fog
umordnen|||to reorder sth.
umpacken|||to repack
umparken|auto||to repark
umpolen|||to recircuit
umquartieren||verlegen|to evacuate
umrahmen|geh||to border
umranden||rahmen|
umranken|||to entwine
umreißen||angeben, andeuten|to adumbrate
umrennen|||to run sb. down
umringen||umstellen|to surround sb.
umrunden|||to circumnavigate sth.
umräumen||verlegen, versetzen|to rearrange sth.
umrüsten||modernisieren|to retrofit sth.
umsatteln|ugs|wechseln|
umschiffen|ugs|verhindern, umgehen|to circuit
umschlagen|cook|kippen|to turn
umschließen||umgeben; umfassen|to enclose sth.
umschlingen||umfassen|to embrace
umschulen||neu ausbilden für einen Beruf|to retrain sb.
umschwenken||abkommen|to change sides
umschwärmen||verehren|to adore
umsegeln||umfahren|to circuit
umseitig|||overleaf
umsichtig||überlegt|prudent
umsiedeln||vertreiben|to displace sb.
umsorgen|||to nursemaid sb.
umspannen||umfassen|to span sth.
umspulen|||to rewind
umspülen|||to wash round
umstandslos||problemlos, reibungslos|
umstehen|||to surround
umstoßen|||to knock over sth.
umstülpen||umdrehen|to upend sth.
umstürzen||überschlagen|to overturn
umsäumen|textil||to fringe sth.
umtaufen|||to rebaptize
umtopfen||umsetzen|to repot
umwechseln||tauschen, auswechseln|to shift sth.
umwenden||drehen, umdrehen|to turn
umwerben|||to court sb.
umwerfen|||to knock over
umwerten|phil||to transvalue sth.
umwidmen|||to rededicate sth.
umwinden|||to entwine
umwälzen|||to revolutionize
umwölken|meteo||to cloud over
umwölkt|||shrouded in clouds
umwühlen|zool||to root sth.
umzingeln||umstellen|to surround sb.
umzäunen|||to enclose
umändern||umstellen|to rejig sth.
unabkömmlich||unverzichtbar, unentbehrlich|indispensable
unablässig||ununterbrochen|unrelenting
unabweisbar||zwingend|unanswerable
unabweislich||schlüssig, zwingend|unanswerable
unabwendbar||unvermeidlich|unpreventable
unangreifbar||wasserdicht|bulletproof
unanim||geschlossen, miteinander|
unannehmbar||inakzeptabel, untragbar|unacceptable
unansehnlich||unattraktiv, unschön|plain
unanwendbar||ungeeignet|inapplicable
unartig||frech, dreist|bold
unaufgeklärt||ignorant, ahnungslos|unenlightened
unaufgeregt||gelassen, ruhig|calm
unauflöslich||untrennbar|insolubly
unaufmerksam||nachlässig|inattentive
unaufrichtig||verlogen|uncandidly
unausgefüllt||leer|blank
unausgegoren|agr|unreif|immature
unausgesetzt||ununterbrochen, dauernd|continual
unausgewogen||einseitig|unbalanced
unbarmherzig||gnadenlos|merciless
unbearbeitet||roh|raw
unbebaut|||untilled
unbedacht||verantwortungslos, leichtfertig|unconsidered
unbedankt||vergessen|unsung
unbedarft||naiv, ahnungslos|worldly innocent
unbeendet||unentschieden|undetermined
unbefangen||objektiv|impartial
unbefestigt||unabhängig, lose|non-attached
unbefleckt||rein|undefiled
unbefugt||unbegründet|unwarranted
unbegabt|||untalented
unbehaart||kahl|hairless
unbehaglich||unwohl, ungemütlich|uneasily
unbehaust|geh|obdachlos|
unbeherrscht||ungeduldig, unkontrolliert|short-tempered
unbehindert||ungehindert|unopposed
unbeholfen||ungeschickt; umständlich|awkward
unbeirrbar||stetig; konsequent|steadfast
unbekleidet||nackt|undressed
unbekümmert||gleichgültig|cavalier
unbelebt|||inanimate
unbeleckt|ugs|jung, neu|
unbelegt|techn||uncoated
unbelästigt||unbehelligt|unmolested
unbemannt||solo|unmanned
unbenutzbar||unbrauchbar|unserviceable
unberührbar||unantastbar|untouchable
unbescholten||anständig|respectable
unbeschädigt||intakt, unversehrt|intact
unbeschützt||schutzlos|unprotected
unbesiegbar||unschlagbar|invincible
unbesiegt||ungeschlagen|unbeaten
unbesonnen||vorschnell|feather-headed
unbesorgt||locker|unconcerned
unbestimmt||vage|undetermined
unbestraft||ungestraft|unpunished
unbeständig||sporadisch, flüchtig; instabil|fitful
unbestätigt||unerlaubt|unsanctioned
unbeteiligt||gleichgültig|indifferent
unbetont||undeutlich|unemphatic
unbeugsam||stur|inflexible
unbewandert||unerfahren|inexperienced
unbeweglich||starr|inflexible
unbewegt||trocken; ruhig|inexpressively
unbewohnt||öde, verlassen|desert
unbezahlt||unentgeltlich|unpaid
unbezwingbar||unschlagbar|invincible
unbiegsam||starr|inflexibly
unbillig|jur|übermäßig|undue
unblutig|||bloodless
unbotmäßig|geh|unhöflich, dreist; ungehorsam|disobedient
unbunt|||achromatic
unbändig||hemmungslos|unrestrainable
uneben||ungerade; holprig|uneven
unecht||erfunden, gefälscht; künstlich|phoney
unedel|hist|nieder, gemein|ignoble
unehrenhaft||schäbig|ignoble
unehrlich||falsch|false, insincere
uneinig|||at issue
uneins||gespalten|divided
unelegant||plump|graceless
unentrinnbar||zwangsläufig, unausweichlich|inescapable
unentspannt||angespannt, verkrampft|strained
unerfindlich||unbegreiflich, unfassbar; unverständlich|incomprehensible
unerforscht||unbekannt|uncharted
unerfreulich||ärgerlich, unangenehm|annoying
unerfüllbar||unrealistisch, utopisch|unrealizable
unerklärlich||unverständlich, unklar|inexplicable
unerklärt||unklar|unexplained
unermesslich||riesig, ungeheuer; unendlich|immensely
unersättlich||gierig|voracious
unfasslich||unbegreiflich, unfassbar|ungraspable
unfein||primitiv|ordinary
unfern||unweit|not far from
unfertig||unvollständig|unfinished
unflexibel||starr|sclerotic
unflätig||unhöflich, grob|rude
unfolgsam||ungehorsam|disobedient
unfrei||abhängig|dependent
unfruchtbar||erfolglos|unfruitful
unförmig||plump|hulking
unfügsam|psych||intractable
ungalant||unhöflich, grob|ungallant
ungeahndet|jur|straffrei|unpunished
ungeahnt||unerwartet|unsuspected
ungebeten||ungefragt|without being asked
ungebeugt||ungebrochen|unbowed
ungebremst||uneingeschränkt|unrestrained
ungebunden||ledig; frei|unattached
ungebärdig||hemmungslos|boisterous
ungebührlich||überaus, unglaublich; unpassend|unduly
ungefleckt||tadellos, makellos|unstained
ungefällig||unfreundlich|unkind
ungehalten|geh|wütend, zornig; ärgerlich|angry
ungehemmt||hemmungslos|uninhibited
ungeheuere||übermäßig|inordinate
ungehobelt||unhöflich, grob|rude
ungehörig||unpassend, unangemessen|improper
ungehört|||unheeded
ungekapselt||offen|unenclosed
ungekocht||roh|raw
ungekünstelt||natürlich|unstudied
ungelegen||unbequem; ungünstig|inconvenient
ungelehrt||unwissend|untaught
ungelenk||ungeschickt|awkward
ungelernt||unwissend|untaught
ungemäht|||unmown
ungenannt||verschwiegen|uncredited
ungenützt|sued|ungenutzt|unused
ungeordnet||durcheinander, chaotisch|orderless
ungepflegt||abgerissen, ruiniert|shabby
ungeprobt||unvorbereitet, improvisiert|
ungereimt||kraus, unverständlich|
ungerichtet||verschwommen, unscharf|unfocused
ungerührt||ungeniert|unapologetically
ungesagt|||unspoken
ungeschminkt||offen|outspokenly
ungeschützt||offen|exposed
ungesetzlich||illegal, rechtswidrig|illegal
ungesittet||unhöflich|uncivilized
ungestalt||hässlich, unschön|ill-favoured
ungesteuert||unkontrolliert|uncontrolled
ungestüm||heftig, wild|violent
ungesäumt|alt|unverzüglich, umgehend|promptly
ungesüßt|cook||unsweetened
ungetrübt||klar|clear
ungeziemend||unpassend, unangemessen|improper
ungezogen||frech, dreist|bold
ungezwungen||gelöst, locker|unstudied
ungezügelt||heftig, wild|impetuously
ungeübt||ungeschickt|inexpert
ungiftig|bot||non-poisonous
unglaubhaft||unglaublich|incredulous
unglimpflich||grob, rüde|
unglückselig||unglücklich|doomed
ungnädig||ungünstig|unpropitious
ungrade||ungerade, holprig|uneven
ungraziös||plump|ungraceful
ungustiös|cook,a|widerlich|unappetizing
unhaltig|min|taub|dead
unharmonisch||problematisch, gespannt|inharmonious
unheilig|relig,alt||unholy
unheilvoll||unheimlich, finster|sinister
unhold||unfreundlich|unfriendly
unhörbar|||inaudible
unifizieren||zuordnen|
unikal||einzig, einmalig|one and only
unilateral||einseitig|unilateral
uninformiert||unwissend|uninformed
unison|||unisonous
unisono||einstimmig|unanimously
unitarisch||einheitlich|unitarian
unitär|||unitary
univariat||linear|
unkaschiert||blank|blatant
unkeusch||schmutzig|unchastely
unkollegial||unfreundlich|unfraternal
unkonkret||entfernt, vage|vague
unkorrekt||unangebracht, unschön|improper
unkultiviert||rüde|unrefined
unkundig|||unacquainted
unkörperlich||unwesentlich|immaterial
unlauter|econ|unfair|unfair
unleidlich||gereizt|grumpy
unlesbar||unverständlich|indecipherable
unliebsam||unerwünscht, unangenehm|unwelcome
unlimitiert||uneingeschränkt, unbegrenzt|non-restricted
unlösbar|math||unsolvable
unmanierlich||unpassend, unangemessen|improper
unmaßgeblich||irrelevant, unwichtig|irrelevant
unmerklich||unsichtbar|indistinguishable
unmodern||altmodisch, veraltet|old-fashioned
unmotiviert||grundlos|motiveless
unmäßig||übermäßig, übertrieben|inordinate
unmündig||minderjährig|under-age
unnachgiebig||hartnäckig; standhaft|unrelenting
unnahbar||unerreichbar|unapproachable
unordentlich||wild|untidily
unorthodox||ungewöhnlich|unorthodox
unpaarig|biol||unpaired
unparteiisch||neutral; objektiv|impartial
unpersönlich||klinisch, kühl|clinical
unpopulär||unbeliebt|unpopular
unprätentiös||schlicht, einfach|unpretentious
unpräzise||ungenau, unscharf|inaccurate
unpässlich||unwohl|indisposed
unrein||schmutzig|impure
unreligiös||ungläubig|non-believing
unrettbar||aussichtslos, hoffnungslos|hopeless
unrichtig||falsch|false
unrund|||out-of-round
unsachgemäß||unpassend, unangemessen|improper
unsagbar||unbeschreiblich, unfassbar|indescribably
unsanft||unhöflich|ungentle
unsauber||schmutzig; vage|black
unscheinbar||schlicht; unauffällig|plain
unschicklich||unpassend, unangemessen|improper
unschwer||leicht, mühelos|easy
unschätzbar||unbezahlbar|invaluable
unselig||tragisch, unglücklich|doomed
unsensibel||gleichgültig|insensitively
unsererseits||seitens, ihrerseits|on sb.’s part
unsittlich||verwerflich|immoral
unsolide|||flimsy
unsozial||asozial|anti-social
unspezifisch||unklar|indiscriminate
unsrerseits||seitens, ihrerseits|on sb.’s part
unsrige||unsere|ours
unstabil|||astable
unstarr|||non-rigid
unstatthaft||unzulässig, unerlaubt|impermissible
unstet||instabil, unsicher; sprunghaft|unsettled
unstetig|math||discontinuous
unstimmig||abweichend|dissonant
unstreitig||unstrittig|indisputable
unsympatisch||zuwider|dislikable
unsäglich||unfassbar; kläglich|indescribably
untadelig||einwandfrei, tadellos; makellos|irreproachable
untadlig||einwandfrei|irreproachable
untalentiert||unfähig, schwach|
unteilbar||untrennbar|indiscerptible
untenstehend||folgend|below-mentioned
unterbaut||abgehängt|underslung
unterbesetzt||unterlegen, geschwächt|understrength
unterbuttern|ugs|unterdrücken|
untergriffig||gemein|
unterhöhlen||untergraben|to undercut sth.
unterjochen||unterdrücken|to subjugate sb.
unterkühlt||distanziert|cool
untermischen||vermischen|to mix in
unterreden|alt|unterhalten|to talk
untersetzt||klein und|stubby
unterwandern||untergraben|to subvert
unterweisen||unterrichten, belehren|to instruct sb.
unterwürfig||ergeben|subserviently
untief||flach|shallow
untot||lebendig, lebend|
untüchtig||unfähig|inept
unumkehrbar||endgültig, unwiderruflich|irreversible
unumschränkt||souverän, uneingeschränkt|sovereign
unumstößlich||definitiv, zweifellos|unchangeably
unumwunden||direkt, offen|baldly
unverblümt||nackt; direkt|bald
unverbraucht||frisch|fresh-faced
unverdorben||unberührt|unspoiled
unverdrossen||beharrlich|assiduous
unverdünnt||pur|neat
unverfroren||frech, dreist; unverschämt|boldfaced
unverfälscht||authentisch, echt|genuine
unverhohlen||offen|blunt
unverhüllt||nackt|bare
unverkrampft||entspannt, locker|relaxed
unverkürzt||uneingeschränkt, unbegrenzt|unstinted
unverlangt||ungefragt|unsolicited
unvermindert||ununterbrochen|unrelieved
unvermischt||pur, rein|pure
unvermutet||überraschend, unerwartet|unexpectedly
unvermählt||ledig, solo|unmarried
unverpackt||lose|loose
unverrückbar||straight|unchangeable
unversehens||plötzlich, schlagartig; unvermittelt|suddenly
unversperrt||frei|unobstructedly
unverstellt||ehrlich, aufrichtig; echt|downright
unvertraut||ungewohnt|unfamiliarly
unvertretbar||inakzeptabel, untragbar|unacceptably
unverzagt||mutig|unshrinking
unvollendet||unvollständig|unfinished
unvollkommen||unvollständig|imperfect
unvorsichtig||leichtfertig|careless
unwegsam|||rough
unwert||unwürdig|undeserving
unwillig||ungern, abgeneigt|loathly
unwillkommen||unerwünscht|unwelcome
unwirsch||grob, rüde|gruff
unwirtlich||rau|raw
unwägbar|||imponderable
unzart|||ungentle
unzeitig||unangebracht|unseasonable
unziemlich|geh|unpassend, unangemessen|improper
unzugänglich||verschlossen|unreceptive
unzulänglich||unzureichend, ungenügend|inadequate
unzutreffend||falsch|false
unzuträglich||schädlich, nachteilig|detrimental
unzweckmäßig||ungeeignet, unpassend|inexpedient
unzweideutig||eindeutig, unmissverständlich|unequivocal
unzählig||haufenweise|countless
unzüchtig||unanständig|obscene
unähnlich||verschieden, ungleich|dissimilar
unär|comp||unary
unästhetisch||unschön|unesthetic
unüberhörbar||unverkennbar, unmissverständlich|unmistakable
unüberlegt||ungünstig; unkontrolliert|inconsiderate
uploaden||hochladen|
urchig|ch|natürlich, naturgemäß|
ureigen||essentiell|intrinsic
urformen|||to cast
urig||kurios, putzig|quaint
urinal|med||urinary
urinieren|med|erleichtern|to urinate
urkomisch|ugs|witzig, lustig|hilarious
urlauben|||to vacation
urst|ugs|großartig, wunderbar|
urteilsfähig||vernünftig|judicious
uterin|anat||uterine
uzen|ugs|aufziehen|to tease
vados|geol||vadose
vag||unbestimmt, ungenau|vague
vagil|biol||vagile
vakant|||vacant
validieren||bestätigen|to validate sth.
variierbar||variabel|variable
varikös|||varicose
vaskulär|anat||vascular
vaterlos|||fatherless
vegetieren||existieren, leben|
veilchenblau||violett|violet
ventilieren||lüften|to ventilate
venös|anat||venous
verabfolgen|alt|spenden|
verabscheuen||hassen|to abhor
verabsäumen|geh|übersehen, verpassen|to miss
veralten|||to become obsolete
veranlagen||bemessen|to assess sth.
verargen||verübeln|
verarmen|||to become impoverished
verarmt|||poverty-stricken
verarzten|med|versorgen|to doctor sb.
verausgaben||verbreiten|to utter
verausgabt||erschöpft|outspent
verbaseln|ugs|verlieren, verlegen|
verbeißen|ugs|unterdrücken|
verbeulen||eindrücken|to dent sth.
verbiestern|ugs|verirren|to get lost
verbleit|||leaded
verblüffen||erstaunen; verwirren|to astonish sb.
verblühen||verblassen|to fade
verblümt|geh|versteckt, vage|inexplicit
verbohrt||beschränkt; hartnäckig|narrow-minded
verbreitern|techn|weiten|to broaden sth.
verbriefen|fin|sichern|to securitize
verbrämen||verschleiern|to veil
verbürgen||versprechen, gewährleisten|
verbürgt||offiziell|on record
verbüßen|||to serve a sentence
verchartern||überlassen, vermieten|
verdattert||verblüfft; fassungslos|dazed
verderblich||gefährlich|pernicious
verderbt||verworfen, verdorben|corrupt
verdingen||beauftragen, zuweisen|
verdorren||austrocknen|to dry up
verdrahten||wickeln|to wire
verdreckt||schmutzig, dreckig|filthy
verdreschen|ugs|verprügeln, schlagen|to thrash sb.
verdrießlich||gereizt|petulant
verdrücken|ugs|flüchten, weglaufen|to put away
verduften|ugs|türmen, abhauen|to bunk
verdunkeln||trüben|to becloud sth.
verdutzen||verwirren|to confuse sb.
verdutzt||erstaunt, verblüfft|perplexed
verdünnen||schwächen|to attenuate
verebben||legen, vergehen|to die away
veredeln||verbessern|to upgrade sth.
verehelichen|geh|heiraten, trauen|
vereinsamt||verloren|forlorn
vereinzeln||isolieren, trennen|to thin out
vereisen||frieren, einfrieren|to freeze
vereist|||frosty
vereiteln||verhindern, unterbinden|to thwart
verekeln||verderben|
verenden||sterben|to die
verengen||schrumpfen|to contract
vererben||übertragen|to transmit
verewigen||festhalten|to enshrine sth.
verfaulen||modern, verkommen|to rot
verfechten||befürworten|to advocate sth.
verfeinden||scheiden, spalten|
verfeinern||verbessern|to hone
verfemen||verbannen|to ostracize
verfemt|geh||outcast
verfertigen||erstellen, herstellen|to produce sth.
verfestigen||stabilisieren|to solidify
verfilzt|||felted
verflechten||kombinieren, vermischen|to interlace sth.
verfliegen|ugs|verschwinden|to evaporate
verfließen||verlaufen, vergehen|to pass
verflixt||verdammt|blooming
verflossen|ugs|vorbei, vorüber|the past
verformbar|techn|geschmeidig|ductile
verformen||werfen, verziehen|to warp
verfrachten||transportieren|to transport sth.
verfremden|art|verdrehen|to distort sth.
verfrüht||vorzeitig|prematurely
verfugen|constr||to caulk sth.
verfälschen||manipulieren|to fiddle sth.
verfänglich||schwierig, prekär|awkward
verfüllen||verstreichen|to fill in
vergackeiern||anführen, verladen|to pull sb.’s leg
vergammeln||verkommen|to go seed
vergammelt|ugs|schäbig, verkommen|scuzzy
vergasen|chem||to gasify
vergelten||belohnen|to reward
vergeuden||verschwenden|to dissipate
vergilbt|||yellowed
verglast|||glassed
vergnüglich||amüsant, kurzweilig|enjoyable
vergrätzen|ugs|aufregen, ärgern|
vergänglich||flüchtig|fleeting
vergären|chem||to ferment sth.
vergöttern||verehren|to adore
vergüten|fin|erstatten|to refund
verhaken|techn|verfangen|to get caught
verhaspeln||stolpern|to flounder
verhasst||gehasst|hated
verhauen|ugs|verprügeln, schlagen|to whack
verheddern||verfangen|to tangle sth.
verhehlen||verstecken, verbergen|to hide sth.
verheiraten||trauen|to marry
verheizen||verbrennen|to use as fuel
verheißen||vorhersagen|to augur
verheult|||tear-stained
verhexen||verzaubern|to bewitch sb.
verhext|||elfstruck
verhinderbar||vermeidbar|
verhunzen|ugs|verderben|to spoil
verhärmt|||careworn
verhätscheln||verwöhnen|to spoil sb.
verhätschelt||verwöhnt, verzogen|petted
verhökern|ugs|verkaufen|to sell off sth.
verhören||befragen, vernehmen|to interrogate sb.
verhüllen||verdecken, verschleiern|to cover sth.
verhütten||schmelzen|to smelt
veritabel||wahr, richtig; wahrhaft|real
verjagen||vertreiben|to dispel sth.
verjuxen|ugs|verschwenden|
verkabeln||wickeln|to wire
verkannt|||unrecognized
verkanten||kippen|to cant
verkappt||verkleidet|in disguise
verketten||verknüpfen|to concatenate sth.
verklappen||entsorgen, vernichten|
verklatschen|school,ugs|verraten|to snitch on sb.
verkleben||verbinden|to agglutinate
verklebt|||agglutinate
verklemmen|techn|blockieren|to jam sth.
verklickern|ugs|vermitteln, erläutern|
verklingen||verblassen|to fade away
verkloppen|ugs|verkaufen, vertreiben|
verklumpen||verbinden|to agglutinate
verklären||verharmlosen|to whitewash sth.
verklärt|||blissfully
verknacksen|ugs|vertreten|to twist
verkneten||mischen, zubereiten|
verknoten||verwirren|to knot
verkohlen||anführen, verladen|to pull sb.’s leg
verkoken|||to coke
verkoppeln||verbinden|to join sth.
verkosten||probieren, schmecken|to taste sth.
verkramen|ugs|verlieren, verlegen|
verkriechen||verstecken|to hole up
verkäuflich|fin|umsetzbar, übertragbar|negotiable
verköstigen||ernähren, füttern|
verkümmern||verfallen|to waste away
verkündigen||aussprechen, erklären|to declare sth.
verlachen||auslachen|to laugh at
verlaust|||louse-ridden
verlautbaren|geh|erklären|
verleben||verbringen|to spend
verleiden||verderben|
verletzbar||empfindlich|damageable
verloben|||to get engaged
verlocken||reizen|to tempt
verlottern||verkommen|to go seed
verlustieren||vergnügen, unterhalten|to amuse oneself
verlöschen|geh|ausgehen|to go out
verlöten|||to solder up
vermachen||hinterlassen|
vermaledeien|alt|verdammen|
vermaledeit|alt|verdammt|blasted
vermasseln||versagen|to drop the ball
vermeidlich||vermeidbar|avoidable
vermeinen|geh|glauben|to suppose
vermengen||mischen, vermischen|to interpenetrate
verminen|mil||to mine
vermittels||durch, mithilfe|by means of
vermixen||mischen, vermischen|
vermodern||faulen, verkommen|to fester
vermummt|||hooded
vermöbeln|ugs|verprügeln, schlagen|
vermögend||reich|wealthy
vermüllt|||rubbish-strewn
vernadern|ugs|verraten, melden|
vernarrt||verliebt|fond
vernebeln||verschleiern|to fog
vernehmlich||deutlich, merklich|distinct
vernichtend||scharf|scathing
vernunftlos||unvernünftig|irrational
vernähen||stopfen|to stitch up sth.
vernässt|||wet
verorten||positionieren, aufstellen|to position
verpachten||vermieten|to lease out
verpatzen|ugs|verderben|to spoil sth.
verpennen|ugs|übersehen, verpassen|
verpesten||vergiften|to befoul
verpetzen|school|verraten|to snitch on sb.
verpfeifen||verraten, anzeigen|to squeal
verpflegen||füttern, nähren; versorgen|to feed
verpfänden||versetzen|to pawn sth.
verprassen||verschwenden|to dissipate in luxury
verpulvern|ugs|verschwenden|to squander sth.
verpumpen|ugs|ausleihen, verborgen|to lend out sth.
verputzen|ugs|verschlingen|to dispatch
verpönen|alt||to prohibit
verquast||künstlich, aufgesetzt|
verquer|||crosswise
verquirlen||mischen, vermischen|
verquollen||geschwollen|swollen
verrammeln||sperren|to barricade
verrauchen||beruhigen, legen|to blow over
verraucht||düster|dingy
verregnet||nass|wet
verreißen||attackieren|to savage sb.
verriegeln||verschließen, abschließen; versperren|to shut
verrinnen||tropfen; verlaufen|to trickle
verrohen|||to become brutal
verroht||grausam|barbaric
verrotten||modern, faulen|to rot
verrucht|geh||heinous
verrufen||berüchtigt|notorious
verrußen|||to soot
verrußt|||sooty
verräterisch||perfide|treacherous
verrücken||verschieben, verdrängen|to shift sth.
verrühren||mischen, anmachen|to mix
versacken||senken|to sink
versanden||auslaufen|to peter out
versatil||vielseitig|versatile
verschalen||verkleiden|to board
verschanzen|mil|verstärken, befestigen|to fortify sth.
verschaukeln||anführen, verladen|to pull sb.’s leg
verscheiden||sterben, ableben|to pass away
verscheuchen||vertreiben|to scare away
verschlampen|ugs|verlieren|to go and lose
verschleißen||verbrauchen|to wear
verschleppen||entführen|to abduct
verschludern|ugs|verlieren, verlegen|
verschmerzen||überwinden|to get over
verschmieren||verteilen, auftragen|to spread
verschmutzen||vergiften|to befoul
verschmähen||ablehnen|to spurn sb.
verschneiden||mischen, vermischen|to blend
verschnüren||knoten|to knot
verschrecken||abschrecken|to put off sb.
verschränken||vereinigen, verbinden|to fuse
verschwollen||geschwollen|swollen
verschämt||verlegen|shy
verschönen||aufarbeiten|to fix up sth.
versengen||anbrennen|to scorch sth.
versickern||auslaufen|to peter out
versieben|ugs|verderben|
versiegen||auslaufen, ablaufen|to peter out
versifft|ch||cruddy
versnobt||stolz, arrogant|haughty
verspakt|cook,nord||mouldy
verspannen||verankern|to guy
verspannt||fest, steif|taut
versprengen||verteilen, verbreiten|to disperse sth.
verspritzen||abspritzen|to squirt
versprühen||spritzen|to spray
verstarken||vertiefen|to accentuate
verstatten|alt|ermöglichen, gewähren|to allow
verstaubt||altmodisch|fusty
verstauchen||vertreten|to twist
verstauen||unterbringen|to stow sth.
verstehbar||verständlich, nachvollziehbar|
versteifen||stützen|to support
versteinert||fossil|fossil
versterben||ableben|to decease
verstimmt||verärgert|angrily
verstohlen||versteckt, unbemerkt; heimlich|sly
verstopfen||blockieren|to jam
verstreben||stützen|to support
verstreuen||verteilen, verbreiten|to disperse sth.
verstricken||verfangen|to knit up sth.
verströmen||ausstrahlen|to emanate sth.
verständig||klug; vernünftig|judicious
verstören||verwirren|to discombobulate sb.
versägen|ugs|einholen, überholen|
versöhnbar||vereinbar, verträglich|reconcilable
versöhnlich||friedlich|peaceable
versüßen|||to sweeten
vertagen||zurückhalten|to hold over
vertakten||synchronisieren|
vertauschen||austauschen|to transpose
verteilbar||einsetzbar|deployable
verteuern||anheben|to raise
verteufelt||verdammt|blooming
vertilgen||ausrotten|to eradicate sth.
vertrackt|ugs|arg, gemein|fiendish
vertrocknen||austrocknen|to dry out
vertrocknet|bot|dürr|twiggy
vertun|ugs|verschwenden; verschenken|to squander sth.
vertändeln||zögern, bummeln|
vertäuen|naut||to tie up
verunklären|ch|verwischen, verschleiern|to obscure sth.
verunreinigt||schmutzig|unclean
verunstalten||beschädigen|to flaw
verunstaltet||verwachsen|misshapen
veruntreuen||unterschlagen|to misappropriate sth.
verunziert||verdorben|marred
verwahren||unterbringen, platzieren|to put away sth.
verwahrlosen||verkommen|to fester
verwahrlost||abgerissen, verdorben|down at heel
verwaist||einsam, verlassen|forlorn
verwaschen||verschwommen, unscharf; undeutlich|blurred
verweben|||to weave sth.
verwegen||riskant|bold
verwehen|||to blow away
verweint|||tear-stained
verwelken||verblassen|to fade
verwertbar||verwendbar, tauglich|usable
verwesen||verfallen|to decay
verwetten||riskieren, einsetzen|to gamble away sth.
verwildert||schäbig, verkommen|rank
verwinden||überwinden|to get over
verwirrlich|ch|verwirrend, unübersichtlich|confusing
verworren||durcheinander|confusing
verwunden||schräg im Raum|skew-whiff
verwunschen||verzaubert|enchanted
verwursten|ugs|mischen, vermischen|
verwünscht||verflucht|accursed
verwüsten||plündern|to harry
verzagen||bangen|to quail
verzagt||verzweifelt, hoffnungslos|disheartened
verzahnt|||geared
verzerren||verdrehen|to distort sth.
verzetteln||verschwenden|to dissipate
verzichtbar|geh|überflüssig|expendable
verzieren||schmücken; besetzen|to ornament
verzinken||schwalben|to dovetail sth.
verzinkt|||zinc-coated
verzinnt|||tinned
verzweigen|comp|springen|to branch
verzücken|geh|hinreißen|to enrapture sb.
verzückt||entzückt|entranced
veränderbar||variabel|variable
veränderlich||variabel; abwechslungsreich|variable
verängstigen||einschüchtern, erschrecken|to frighten sb.
veräppeln||anführen, verladen|to pull sb.’s leg
verärgern||reizen|to antagonise sb.
verätzen|med||to cauterize sth.
veräußerlich||übertragbar|alienable
veröden|||to depopulate
vespern|sued||to snack
vexieren|alt|quälen, plagen|
vibrieren||schwingen, schwanken|to vibrate
vidieren|a|bestätigen|
vieldeutig||verschwommen, unklar|ambiguous
vielfarbig||bunt|variegated
vielsagend||bedeutsam|significantly
vielzählig||reich, reichlich|
viereckig||rechteckig|square
vierfach|||fourfold
viertens|||fourthly
vigil|geh|wach, frisch|
vigilant|geh|witzig, originell|
viril||männlich, maskulin|virile
virtuos|||in a virtuoso manner
virulent||ansteckend|virulent
viruzid|pharm||virucidal
visieren|mil||to sight
visitieren|geh|durchsuchen|to inspect sth.
viskos|||viscous
viszeral|med||visceral
vitreus||gläsern|vitreous
vivace||allegro|
vivipar|zool||viviparous
voipen|comp,ugs||to voip
vokallos|ling||deprived of vowels
volatil||sprunghaft, flüchtig|volatile
volkseigen|pol|staatlich|state-owned
volksnah|pol||vernacular
volkstümlich||traditionell|traditional
vollauf||völlig, richtig|fully
vollblütig||kräftig|fullblooded
vollführen||durchführen, ausführen|to execute sth.
vollschlank||mollig|plump
vollstopfen||füllen; überladen|to cram sth.
vollstrecken||vollziehen|to execute sth.
vollwertig||echt|bona fide
voluminös||umfangreich|voluminous
vorahnen||erahnen|to have a presentiment
vorausahnen||erwarten|to anticipate
vorausgehen||vorgehen|to go ahead
vorausplanen||vorsehen|to plan ahead
voraussagbar||absehbar, vorhersehbar|
voraussehbar||absehbar, vorhersehbar|foreseeable
voraussehen||erwarten; absehen|to anticipate
vorbauen|||to make provision
vorbehaltlos||bedingungslos|unconditioned
vorbeiführen||vorführen|
vorbenannt||besagt|aforesaid
vorbestellen||buchen, reservieren|to reserve sth.
vorbestimmen||vorgeben|to predetermine
vorbeten|relig||to lead the prayers
vorbildhaft||beispielhaft, vorbildlich|exemplary
vordem||früher, einst; davor|earlier
vorderer|anat||forward
vorderes|anat||forward
vorderhand||vorerst|for the time being
vordringlich||dringend, eilig|urgent
voreilen|electr||to lead
vorfristig|geh|vorzeitig, frühzeitig|early
vorgeblich||gespielt, angeblich|pretended
vorgefertigt|techn|verarbeitet|fabricated
vorherig||vorangegangen|previous
vorherrschen||dominieren, überwiegen|to be predominant
vorhersagbar||absehbar, vorhersehbar|predictable
vorhersehen||vorhersagen; erwarten|to foresee sth.
vorig||vorangegangen|previous
vorkauen|||to chew for
vorladen||zitieren|to summon sb.
vorlassen||einlassen|to admit sb.
vorlaut||frech, keck; dreist|lippy
vormalig||ursprünglich, natürlich|pristine
vorneweg||vorab|in advance
vornweg|||ahead
vorpreschen||vordringen|to make inroads
vorreden|||to tell a tale
vorrichten|reg|renovieren|to decorate
vorsitzen||moderieren, leiten|to chair sth.
vorspiegeln||spielen, simulieren|to simulate
vorspielen||vorgeben|to pretend
vorsprechen||vortragen|to say sth.
vorstehen||auffallen|to stick out
vorstrecken||vorhalten|to hold out
vortrefflich||ausgezeichnet, außergewöhnlich|rare
vorwegnehmen||erwähnen, was erst später an die Reihe käme|to anticipate sth.
vorwiegen||überwiegen|to predominate
vorwurfsvoll||streng|withering
vorübergehen||passieren; vergehen|to pass by
vulgär||abstoßend|gross
vulnerabel||anfällig, empfänglich|
waagrecht||horizontal, waagerecht|horizontal
wabbelig|||flabby
wabbeln||zittern, beben|
wabern||hallen|to buzz
wachrufen||hervorrufen|to call forth
wackelig|ugs|instabil, unsicher|rickety
wacklig||instabil, unsicher|rickety
wagemutig||tapfer, kühn|bold
waggonweise||reich, viel|
waghalsig||rücksichtslos, leichtsinnig|reckless
wahlfrei||freiwillig, wahlweise; beliebig|optional
wahnhaft||paranoid|paranoid
wahnwitzig||unsinnig, irre|insane
wahrmachen||erfüllen|to make good sth.
wahrsagen||vorhersagen, voraussagen|to prophesy sth.
waldarm|||sparsely wooded
waldig|||woody
walisisch||Sprache|cymraeg
walken|||to tumble
wallen||wogen|to seethe
wampert|ugs|dick, übergewichtig|
wandelbar||variabel|mutable
wankelmütig|geh|sprunghaft|skittish
wappnen|||to steel oneself
warmlaufen|sport|aufwärmen|to warm up
warmspielen|sport|aufwärmen|to warm up
wartbar|techn||maintainable
warzig|||tubercular
waschbar|||washable
waschecht||überzeugt|dyed-in-the-wool
wasserarm||dürr, trocken|arid
wasserfest||wasserdicht|waterproof
wasserlos||trocken|waterless
wassern|aviat||to land on water
waten|||to wade
watscheln||tappen, schlendern|to toddle
wechselhaft||instabil, unsicher|unsettled
wechselweise||abwechselnd|alternately
wedeln||schwingen|to short-swing
wegbekommen|ugs|auslöschen|to blot out sth.
wegbleiben||fehlen, ausbleiben|to stay away
wegblicken||wegschauen|to look away
wegbrechen|econ|einbrechen|to collapse
wegbringen||verbringen|to cart sth. off
wegdösen|ugs|einschlafen|
wegfegen|||to blow away
wegfliegen||wegfahren|to fly away
wegführen||fortführen, abführen|to lead away sb.
weggeben||entledigen, beseitigen|to dispose of sth.
wegjagen||vertreiben|to drive away
wegkucken|ugs|ignorieren|
weglegen||hinlegen, ablegen|to lay aside sth.
weglos|||rough
wegpacken||einräumen|to pack away
wegpennen|ugs|einschlafen|to conk out
wegreisen||abreisen, abfahren|to depart
wegreißen||abreißen|to tear off
wegrutschen||abrutschen|to slip away
wegrücken||rühren|to budge
wegsacken||einschlafen|to conk out
wegsam|alt|befahrbar, durchgängig|
wegschaffen||beseitigen, eliminieren|to remove
wegschalten||umschalten|to change channels
wegschicken||entsenden|to send out
wegschieben||verschieben, umstellen|to shift away
wegschließen||einschließen|to lock away sth.
wegschnappen|ugs|wegnehmen|to snatch away
wegschneiden||abschneiden|to cut away
wegsehen|||to look away
wegsterben||erlöschen|to die off
wegstreichen||abhaken|to cross sth. off
wegtauen||schmelzen|
wegtun|ugs||to put away sth.
wegwehen|||to blow away
wegwenden||abwenden|to turn away
wegwischen||putzen, abwischen|to wipe off
wehmutsvoll||down, melancholisch|
wehmütig||nachhaltig|poignant
wehrhaft|||able to defend oneself
weidlich|alt|gehörig, gründlich|well and truly
weifen|textil||to reel
weihevoll||feierlich|solemn
weilen|geh|bleiben|to stay
weinig|cook||vinous
weinrot|||claret
weissagen||vorhersagen, voraussagen|to prophesy sth.
weitab||fern|far away
weitflächig||großflächig|large
weitgefasst||umfassend|spacious
weitherzig||großzügig|great-hearted
weitläufig||groß; ausgedehnt|extensive
weitreichend||umfassend, umfangreich; wichtig|far-ranging
weiträumig||großflächig, ausgedehnt|extensive
weitsichtig||vorsorglich|provident
weißeln|constr,ch||to whitewash sth.
weißgelb|||pale yellow
weißköpfig||kahl|bald
weißlich|||whitely
welk||müde, schlapp|limp
welken|bot||to wither
wellenlos||glatt|waveless
wellig|||wavy
weltbewegend||aufregend|world-shaking
weltfern||unrealistisch, utopisch|impractical
weltfremd||unrealistisch|impractical
weltgewandt||erfahren|sophisticated
weltklug||erfahren|sophisticated
weltlich|||terrestrial
weltläufig||urban|
weltmännisch||urban; kultiviert|urbane
weltoffen||international|cosmopolitan
wendig||geschickt, beweglich; flexibel|agile
wendisch|||Wendish
wenigste||kleinste, geringste|least
wenigster||kleinste, geringste|least
wenigstes||kleinste, geringste|least
werkeln||beschäftigen|to potter
wertfrei||neutral|neutral
wertig|math|signifikant|significant
wertschätzen||achten; bewerten|to cherish sth.
wesenhaft||essentiell|substantial
wesenlos||gedanklich|insubstantial
wesensmäßig|phil|essentiell|substantial
wetteifern||konkurrieren|to rival
wettern|meteo,alt||to thunder
wettmachen||ausgleichen|to offset sth.
wetzen||schleifen|to sharpen
wichten||werten, bewerten|to rate
widerhallen||erklingen|to echo
widersinnig||kontraproduktiv; absurd|counter-intuitive
widrig||negativ, ungünstig|unfavourable
wiederkehren||wiederholen|to recur
wiefeln|textil,sued|flicken, stopfen|to darn sth.
wiehern|||to neigh
wienern||polieren|to polish sth.
wieseln|||to scurry
wiewohl||obwohl, obgleich|even though
wildern|||to poach
willensstark||entschlossen|strong-willed
willentlich||gewollt, absichtlich|wilfully
willfahren|alt|nachkommen, erfüllen|to fulfil sth.
willfährig||ergeben, willig|compliant
wimmeln|||to abound
wimmen|agr,ch|lesen, ernten|to harvest sth.
wimmern||jammern|to whine
windschief||schräg im Raum|skew-whiff
winkelig|||angular
winklig|||angular
winschen|naut||to winch
winseln|||to pule
winterlich||kühl|wintry
wintern|||to age
wippen||schwanken|to seesaw
wirkmächtig|geh|eindrucksvoll|powerfully
wirr||durcheinander|confused
wispern||flüstern|to whisper
wissbegierig||neugierig|enquiring
wissenswert||sehenswert|worth knowing
witzeln||scherzen|to joke
witzlos|ugs|sinnlos, unsinnig|pointless
wobbeln|electr||to sweep
wohlan|||come now
wohlauf||gesund|in good health
wohlbedacht||durchdacht|well-considered
wohlbehütet||geschützt, gesichert|
wohlbeleibt||dick, mollig|corpulent
wohlbetucht||wohlhabend|well-to-do
wohlerzogen||artig|well-behaved
wohlfeil|alt|günstig, preiswert|inexpensively
wohlgemut|alt|fröhlich, leicht|light-hearted
wohlgesinnt||wohlwollend|well-meaning
wohlgesonnen|ugs|wohlwollend|well-meaning
wohlig||gemütlich, bequem|cozy
wohlmeinend|geh|wohlwollend|well-meaning
wohlsituiert||reich, wohlhabend|well-to-do
wohltun||helfen, nützen|to do good
wohltätig||nützlich, günstig|beneficial
wohlüberlegt||bedacht, besonnen|well-considered
wohnlich||gemütlich|comfortable
wohnsitzlos||obdachlos|
wohnungslos||obdachlos|homeless
wolfen|||to mince sth.
wolkenlos||hell, klar|clear
wolkig||bezogen|cloudy
wollig||weich, soft|fleecy
wollüstig||geil|lecherous
wonnevoll||selig|blissful
wonnig||reizend|adorable
worfeln|agr|trennen des Spreus vom gedroschenen Getreide|to winnow
wortarm|||poor in words
wortbrüchig||unglaubwürdig, unzuverlässig|
wortgenau||wortwörtlich|word-perfect
wortgetreu||wörtlich, wortwörtlich|word-for-word
wortgleich||wörtlich, wortwörtlich|word-for-word
wortident|a|wörtlich, wortwörtlich|word-for-word
wortkarg|||taciturn
wortreich||umständlich|wordy
wricken|naut||to scull
wriggeln|naut||to scull
wriggen|naut||to scull
wringen|||to wring
wucherisch||maßlos|extortionate
wuchern|||to grow rampant
wuchernd|bot|üppig|rampant
wuchten||heben|to heave sth.
wuchtig||massig|heavily built
wuff||lautmalerisch für kurzes Hundebellen|woof
wulstig|||bulging
wunderhübsch||wunderschön|very pretty
wundersam||wunderbar|wondrous
wundertätig||wunderbar|miraculous
wuppen|ugs|meistern, bewältigen|
wurmen||nerven, aufregen|to annoy sb.
wurmig|||wormy
wurschteln|ugs|fingern|
wuschelig|ugs|verschwommen, unscharf|fuzzy
wuschig||geil|horny
wuseln|ugs||to bustle about
wutentbrannt||wütend, zornig|furious with rage
wächsern|geh||waxy
wägbar|||weighable
wägen||wiegen|to weigh
wähnen||hoffen, vermuten|to ween
währenddem|ugs|inzwischen, indessen|while
währschaft|ch|solide, bodenständig|homely
wässerig|biol||serous
wässern||gießen|to water
wässrig|||washy
wölben|||to bulge
wölfisch|||wolfishly
wüchsig|bot||growing
wümmen|agr,ch|lesen, ernten|to harvest sth.
würdelos||unwürdig|undignified
würdevoll||tragisch|cothurnal
würfelig|math||cube-shaped
würzig|||aromatic
wüten||toben|to rage
xenophob|||hostile to strangers
zacken|techn||to joggle
zackig|ugs|flott|dashing
zagen|geh||to hesitate doubtfully
zahlbar||fällig|payable
zahllos|||countless
zahm||sanft|gentle
zahnen|med||to teethe
zahnlos|anat||toothless
zanken|ugs|streiten|to spat
zappelig|ugs|nervös, gereizt; unruhig|restless
zappeln||zucken|to flounce
zappen|||to zap
zartbesaitet||sensibel, empfindlich|highly sensitive
zartblau||hellblau|light-blue
zartfühlend||empfindlich|sensitive
zauberisch||zauberhaft, magisch|magic
zaudern||zögern, verweilen|to hesitate
zaundürr|anat,by||skinny
zechen|alt||to carouse
zehnfach|||tenfold
zehntens|||tenthly
zehntes|||tenth
zeihen|geh|vorwerfen|
zeitabhängig||zeitlich|time-based
zeitbezogen||zeitlich|time-based
zeitgerecht||rechtzeitig, fristgerecht; aktuell|timely
zeitkritisch|ugs|dringend, eilig|time-sensitive
zeitsparend||eilig|time-saving
zellfrei|biol||cell-free
zellig|biol||cellular
zellular|biol||cellular
zellulär|biol||cellular
zelotisch||verbissen|
zementieren||festigen|to cement sth.
zensurieren|ch|zensieren|to censor sth.
zerbeißen|cook|knabbern|to crunch sth.
zerbersten||platzen|to burst
zerbomben|mil|bombardieren|to bomb
zerbombt|||bombed-out
zerbröckeln|geol|zerfallen|to spall
zerdeppern|ugs|zerbrechen, zerschlagen|to break sth.
zerdrückt||gedrängt|crushed
zerebral||geistig|cerebral
zeremoniell||feierlich, festlich|ceremonious
zerfahren||zerstreut|scatterbrained
zerfetzen||zerreißen|to rend sth.
zerfleischen||verletzen|to lacerate
zerfurchen|auto|ausfahren|to rut sth.
zergehen||schmelzen|to melt
zergliedern||teilen, trennen; analysieren|to discerp
zerhacken||spalten, zerbrechen|to cleave
zerhauen||wiegen|to chop up sth.
zerhäckseln||hacken|
zerkauen|cook||to chew sth.
zerkleinern||mittels einer Maschine mahlen oder in kleine Stücke brechen|to mill sth.
zerklüftet||gespalten|fissured
zerknallen||springen, platzen|to crack
zerkocht|cook||overcooked
zerkratzen||verletzen|to lacerate
zerlesen|||well thumbed
zerlumpt||abgerissen|shabbily
zermürben||entkräften|to enervate sb.
zermürbend||anstrengend|gruelling
zernagen|||to gnaw away
zerplatzen||knallen|to go bang
zerreden|||to overdiscuss sth.
zerrüttet||kaputt|broken
zerschlissen||abgerissen, ruiniert|
zerschmelzen||vergehen, schwinden|to melt away
zerschneiden||zerlegen|to carve
zersetzen||zerfallen, verfallen|to decompose
zerspalten||teilen, aufteilen|
zersplittern||zerbrechen; aufteilen|to fragment
zerspringen||platzen|to burst
zerstrahlen||zerfallen|
zerstreuen||ablenken; trennen|to distract
zerstückeln||hacken; spalten|to chop up
zersägen|||to saw up
zerteilen||spalten, aufteilen; trennen|to split sth.
zertrennen||zerlegen|to disjoint
zertrümmern||vernichten, zerbrechen|to shatter sth.
zervikal|anat||cervical
zerzausen||verwirren|to dishevel
zerzaust|||ruffled
zetern||schreien, toben|to clamour
zickig||empfindlich|touchy
zielbewusst||zielgerichtet|goal-oriented
ziepen|orn,nord||to tweet
zierlich||elegant, zart|graceful
ziffernmäßig||zahlenmäßig|numerical
zigmal|||umpteen times
zigste|||umpteenth
zigster|||umpteenth
zigstes|||umpteenth
zinken|||to dovetail sth.
zinkig|||pronged
zinnern|||tinny
zinnrot|||vermillion
zinsfrei|fin||interest-free
zinslos|fin||interest-free
zirkulieren||kursieren, umgehen|to circulate
zirkulär||rund|
zirpen|zool||to chirr
zischeln||flüstern|to whisper
zischen||verärgert mit unterdrückter Stimme sprechen|to hiss
ziselieren||treiben|to chase
zitronig||sauer, ätzend|
zitterig|||shaky
zittrig|||tremulous
zollfrei|econ||duty-free
zoomen|||to zoom
zoomorph|||zoomorphic
zoophil|biol||zoophile
zopfig|||fuddy-duddy
zotig||dreckig; unanständig|dirty
zottelig|||hirsute
zotteln||trollen, schlendern|
zottig|||bushy
zottlig|||straggling
zuballern||zuschlagen|
zubauen|||to build up sth.
zubeißen|||to bite
zubinden|textil|knüpfen|to tie sth.
zubringen||verbringen|to spend
zuchtlos|||undisciplined
zuckeln|||to trot along
zuckerig||süß|
zuckern|cook||to sugar sth.
zudecken||vertuschen, verdecken|to blanket
zudrehen||abdrehen|to turn off sth.
zudringlich||lästig, aufdringlich|importunate
zuerkennen||vergeben|to award
zufallen||zugehen|to close
zufrieren||einfrieren|to freeze
zuführen|electr|anlegen|to apply
zugebaut|||built up
zugeknöpft|ugs|reserviert, verschlossen; geizig|reserved
zugetan|||affectionate
zugig||windig|drafty
zugipsen|constr||to plaster sth.
zugkräftig||attraktiv|attractive
zuhaben|||keep closed
zuhaken|||to clasp sth.
zuhalten|||to keep shut
zuhauen||zuschlagen|to strike out
zuhauf|geh||in great numbers
zuheften||stopfen|to stitch up sth.
zuhängen|||to cover with curtains
zujubeln||anfeuern|to cheer sb.
zukaufen|fin||to buy in addition
zukitten|||to lute sth.
zukleben|||to seal
zuknallen||zuschlagen|to slam
zukorken|||to cork
zulangen||zugreifen|to help yourself
zullen||lutschen|to suck sth.
zulänglich|geh|ausreichend, hinreichend|sufficient
zulöten|||to solder
zumauern|||to wall up
zumessen|geh|unterstellen|
zunageln|||to nail up
zunähen|med||to suture
zuoberst|||uppermost
zupacken|||to knuckle down
zuparken|auto||to block sb. in
zupfen||ablösen|to pick out sth.
zupfropfen||verschließen|to plug a hole
zuraunen||klatschen, lästern|
zurechenbar||zuzuschreiben, zuzurechnen|imputable
zureden|||to reason with sb.
zuriegeln||versperren|to shut
zurren|||to frap
zurufen||schreien|to shout
zurückbilden||verkommen|to degenerate
zurückleiten|techn|weiterleiten, weitergeben|to feed back
zurückliegen||zurückbleiben|to lag
zurückrudern||nachgeben|to back-pedal
zurückrufen||zurücknehmen|to call back sb.
zurücksenden||zurückschicken|to send back sth.
zurücktragen||zurückbringen|to take back sth.
zurücktun|ugs|zurücklegen|to put back sth.
zurückweisen||verweigern, widersprechen; ablehnen|to repudiate sth.
zurückwerfen||spiegeln, widerspiegeln|to reflect sth.
zurückzucken||zurückfahren|to flinch back
zurüsten|relig,geh|vorbereiten|to prepare sth.
zuschanden||zerstört, fehlerhaft|
zuschließen||abschließen|to lock
zuschnappen||zugehen|to close
zuschneiden||anpassen|to tailor
zusenden||schicken, befördern|to send
zusetzen||belasten|to bother sb.
zusichern||versprechen, garantieren|to pledge sth.
zusperren||versperren|to lock
zuspitzen||verschärfen|to point sth.
zusprechen||vergeben|to award
zustopfen||verschließen, zumachen|to stop up
zustoßen|||to happen to sb.
zuteilen||liefern, ausgeben; verteilen|to issue
zutragen||erfolgen, geschehen|to take place
zuträglich||günstig, hilfreich|helpful
zuvorderst|alt|zuallererst|foremost
zuvorkommen||verhindern|to forestall
zuvorkommend||höflich, freundlich|gentlemanlike
zuvörderst|alt|vorerst, hauptsächlich|
zuwarten||abwarten|to wait patiently
zuwinken|||to wave to sb.
zuwählen|||to co-opt
zuzahlen|||to pay sth. extra
zuzeiten||zeitweise, bisweilen|at times
zuzeln|by|lutschen|to suck sth.
zuziehen||zumachen|to consult
zwanghaft||besessen|obsessive
zwanglos||entspannt, locker; frei|dressed-down
zweckbetont||funktional; zweckmäßig|functional
zweckvoll||zweckmäßig|expedient
zweideutig||unklar|ambiguous
zweieiig|biol||fraternal
zweifelnd||skeptisch|doubtful
zweiseitig||beidseitig|two-sided
zweitklassig||mäßig|mediocre
zwicken|||to pinch
zwiefach||zweimal, doppelt|twice
zwielichtig||verdächtig, zweifelhaft|dodgy
zwiespältig||unpassend|incongruous
zwinkern|||to blink
zwirnen|textil||to twine
zwittrig|||androgynous
zwo|ugs|zwei|two
zwölftel|||twelfth
zwölfter|||twelfth
zwölftes|||twelfth
zyan||türkis|turquoise
zyklisch||periodisch|cyclical
zykloid|techn||cycloidal
zyprisch|||Cyprian
zystisch|med||cystic
zytostatisch||Medikament (vermehrungshemmend)|cell-inhibiting
zähflüssig||klebrig|viscid
zählbar|||countable
zählebig||robust|hardy
zähmbar|||tamable
zähmen||entschärfen|to subdue
zänkisch|||quarrelsome
zögernd||zögerlich|falteringly
züchtig||rein, anständig|chaste
züchtigen||verprügeln|to castigate
zücken||ziehen|to draw
zügellos||wild, hemmungslos|dissolute
zügeln|ch|umziehen|to move
zündeln|||to play with fire
zünftig||richtig, komplett|proper
zürnen|geh||to be angry with
Ächtung||Verbannung|ostracization
Äderung|||veining
Äffchen|zool||little monkey
Äffin|||female monkey
Ägide||Schirmherrschaft|patronage
Ähre|||head
Ährenlilie||Blume|
Äl||Bier (Ale)|ale
Älchen|agr|Gruppe von Fadenwürmern|eelworms
Äon|geh|unendlich langer Zeitraum|aeon
Ärztehaus|med|Poliklinik|health care clinic
Ärztezentrum|med|Poliklinik|health care clinic
Ästhet|||aesthete
Ästuar|||estuary
Äthan|chem|Ethan|ethane
Äthanol||Ethanol|ethyl alcohol
Äthen|chem||ethylene
Äthyl|||ethyl
Äthylalkohol||Ethanol|ethyl alcohol
Äthylen|chem||ethylene
Ätzbild|||etch figure
Ätzdruck|textil||discharge
Ätzkali|chem||potassium hydroxide
Ätzmittel||Chemikalie (Ätzflüssigkeit)|caustic
Äufnung|fin,ch|Stiftung|endowment
Ödem|med||oedema
Ödheit|||barrenness
Ödland||Wüste|barren land
Ödnis|geh|Wüste, Öde|
Öffner|||break contact
Öhi|ch|Onkel|uncle
Öhr||Loch in der Nadel|eye
Öhrchen|||auricle
Ökodorf|||ecovillage
Ökogas||Biogas|
Ökohaus|constr||eco house
Ökolabel|econ|Umweltzeichen|eco-label
Ökologe|envir||ecologist
Ökonomik|||economics
Ökotourismus|envir|naturnaher Tourismus|ecotourism
Ökozid|envir|Umweltvernichtung|ecocide
Ölarbeiter||Arbeiter auf einer Bohrplattform|roughneck
Ölbad|||oil bath
Ölbild|art|Ölgemälde|oil painting
Öler|techn||oiler
Ölfarbe|||oil paint
Ölfass|||oildrum
Ölfeld|min||oilfield
Ölfilm|||oil slick
Ölfilter|||oil filter
Ölfleck|||oil slick
Ölfrucht|bot||oleaginous fruit
Ölgehalt|||oil content
Ölkanne|||oilcan
Ölkreide|||wax oil crayon
Ölkrise|||oil crisis
Ölkuchen|agr||press cake
Ölkühler|||oil cooler
Öllache|||oil slick
Öllampe|||oil lamp
Ölmesser|techn||oil gauge
Ölmulti|econ,ugs||multinational oil company
Ölnebel|||oil mist
Ölpest|envir||oil pollution
Ölpumpe|||oil pump
Ölquelle||natürlicher Austrittsort von Erdöl|oil spring
Ölsaat|||oilseed
Ölsamen|||oilseed
Ölsand|geol||oil sand
Ölspur|||smear of oil
Ölstand|auto||oil level
Ölsäure|chem||red oil
Öltank|||oil font
Öltanker|naut||oil tanker
Ölung|relig,alt||anointment
Ölwanne|||oilsump
Ölzeug|naut|Plane|tarpaulin
Önologe|||oenologist
Önologie|||oenology
Öre||kleine Münze im Norden|øre
Örtlichkeit||Stelle|locality
Öse|textil|runde Öffnung in Leder oder Stoff|eyelet
Ösi|ugs|Österreicher|Austrian
Ösophagitis||Entzündung|gullet inflammation
Östrus|zool||estrus
Übeltat||Böses|evil deed
Überangebot||Überfluss|glut
Überbau||Aufbau|superstructure
Überbauung|pol,ch|Bebauung|building development
Überbegriff|ling|übergeordneter Begriff|generic term
Überbiss|||overbite
Überbringer||Träger, Bote|bearer
Überbringung||Lieferung, Auslieferung|delivery
Überbrückung|electr|Verbindung|link
Überdruck|print|Aufdruck|overprint
Überdruss||Müdigkeit|weariness
Übereignung|jur|Übertragung|conveyance
Übereilung||Hast, Eile|precipitance
Überflug|pol||overflight
Überfuhr|||ran over
Überfülle||Überfluss|profusion
Überhang||Rückstand|backlog
Überhitzung||bes. von Dampf|superheating
Überholung||Wiederherstellung|reconditioning
Überlandbus|auto|Fernbus|long-distance coach
Überlappung|techn|Fell|shut
Überlast|||excess load
Überlauf|min|Siebrückstand|sieve residues
Überleitung||Übergang|transition
Übermaß|techn|Differenz zwischen Innen- und Außenpassfläche|negative allowance
Übermensch|phil|höherer Mensch|higher man
Übermut|||wantonness
Übernehmer|jur|Empfänger|transferee
Überprägung|print|Aufdruck|overprint
Überreichung||Präsentation|presentation
Überrest||Überbleibsel|leaving
Überrock|textil||outercoat
Überschwang||Begeisterung|ardour
Übersiedlung||Wechsel des Wohnsitzes|move
Überspannung|chem|Konzentrationspolarisation|concentration polarization
Überspitzung||Übertreibung|exaggeration
Übertopf|||cache-pot
Übertrag||Vortrag|brought forward
Übertretung||Verletzung, Verstoß|infraction
Überträger|biol|Vektor|carrier organism
Übertötung|zool|Mehrfachtötung|surplus killing
Überweg|auto|Übergang|crossing
Überwurf|hist|Umhang|mantle
Überziehung|fin|Überschreitung|overrun
Überzug||Auflage; Decke|coating
Übungsbuch||Schule|tutor book
Ülk|nord|Iltis|polecat
Üppigkeit||Reichtum, Fülle|richness
ächten||verbannen|to ostracize
ächzen||stöhnen|to groan
ädern||masern|to grain sth.
ältlich|||oldish
änderbar|||alterable
ängstigen||erschrecken|to scare sb.
änigmatisch||unbegreiflich, geheimnisvoll|
äolisch|||Aeolian
ärmellos|||sleeveless
ärmlich||arm; armselig|poorly
äsen||weiden|to graze
ästig|bot||knotted
ästimieren|alt|achten, akzeptieren|
ätherisch|geh|gedanklich|ethereal
ätzen|med||to cauterize sth.
äufnen|ch|horten|to pile
äugen||sehen|to look
äußer||extern|extrinsic
öd||grau; verlassen|dull
ödematös|med|geschwollen|tumid
öder||langweiliger|duller
ödipal|||Oedipal
ölhaltig|||oleaginous
ölig|||oleaginous
übelgesinnt||bösartig|evil-minded
überaltert||überholt, veraltet|overaged
überbelasten||überladen|to overload sth.
überbetonen||übertreiben|to exaggerate sth.
überbewerten||überschätzen|to overstate sth.
überblickbar||begrenzt, übersichtlich|
überbordend||übermäßig, übertrieben|overabundant
überdachen||bedecken|to canopy
überdauern||überleben|to outlast
überdecken||bedecken|to overspread
überdeutlich||scharf|starkly
überdreht||gespannt, angespannt; verrückt|keyed up
übereifrig||blind|gung-ho
übereilig||voreilig|precipitative
überfließen||überlaufen|to overflow
überfluten||überlaufen|to overrun sth.
überflügeln||übertreffen|to outmatch sb.
überfrachten||überladen|
überfrachtet|art|überladen|florid
überfüllen||überladen|to overload
übergangslos||plötzlich, schlagartig|
übergenau||akribisch|meticulously
übergeordnet||vorgesetzt, vorrangig|higher-ranking
übergreifen||ausbreiten|to spread
übergriffig||aufdringlich|intrusive
übergroß|||oversized
überhaben||reichen|to have on
überhastet||hastig|hastily
überheben||übernehmen, überfordern|to overstretch yourself
überhöhen|constr|sprengen|to stilt sth.
überhöht||übermäßig, überzogen|excessive
überirdisch||göttlich, himmlisch|heavenly
überklug|||overwise
überkommen|geh|traditionell, klassisch|established
überkorrekt||förmlich, streng|prim
überkreuzen||schneiden, überschneiden|to intersect
überlagern|telco|stören|to interfere with sth.
überlang|||extra long
überlasten||überfordern|to overstrain
überlaut||grell|too loud
überlesen||übersehen|to overlook sth.
überliefern||weitergeben|to hand down sth.
überliegen|naut|überholen|to heel over
übermannen||bezwingen, überwältigen|to subdue sb.
übermächtig||überlegen|superior
übermütig||lustig|hilarious
übernächtigt||müde|tired out
überquer|||crosswise
überragen||übertreffen|to overtop
überreich||großzügig|profuse
überreif|||overripe
überreizen||überbieten|to overcall sth.
überreizt||gespannt, angespannt; gestresst|keyed up
überrennen||besiegen, überwältigen|to overwhelm sb.
überrissen|fin,ch|überzogen|inflated
überrollen||überfahren|to overrun sth.
überrumpeln||überraschen|to catch sb. out
übersatt|||surfeited
überschatten||dämpfen|to blight sth.
überschauen||übersehen|to overlook sth.
überschlägig||ungefähr, etwa|approximately
überschüssig||zusätzlich; überflüssig|supernatant
übersenden||übertragen, übermitteln|to transmit
übersensibel||empfindlich|thin-skinned
übersetzbar|ling|übertragbar|translatable
übersiedeln||umziehen|to move
überspannen||umfassen|to span sth.
überspannt||unmöglich|outrageous
überspielen||übergehen|to gloss over sth.
übersteigert||überzogen, übertrieben|inflated
überstellen||verlegen, überführen|to commit sb.
überstürzt||voreilig, eilig|precipitate
übersäen|||to stud
übertrumpfen||überholen, übertreffen|to overtrump
übervoll||überfüllt|crowded
überwechseln||übertreten|to change sides
überwindbar||befahrbar|negotiable
überzählig||übrig; überflüssig|spare
üblere||schlechtere, schlimmere|worse
