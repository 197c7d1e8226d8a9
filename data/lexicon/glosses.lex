Aachener|||Aachen
Aak|naut|flaches Lastschiff auf dem Rhein|flat Rhine barge
Aake|naut|flaches Lastschiff auf dem Rhein|flat Rhine barge
Aalbutt|zool||witch flounder
Aalenium|geol||Aalenian
Aalfang|||eel fishing
Aalhaut|||eelskin
Aalkorb|||eel trap
Aalpass|||eel ladder
Aalquappe|sued|Fisch|burbot
Aalraupe|zool,a||eel-pot
Aalreuse|||eel trap
Aalrutte|sued|Fisch|burbot
Aalstreif|hunt|schmaler, dunkler Rückenstreifen bei Wildtieren|list
Aalstrich|hunt|schmaler, dunkler Rückenstreifen bei Wildtieren|list
Aalsuppe|cook||eel soup
Aaltierchen|agr|Gruppe von Fadenwürmern|eelworms
Aalwurm|zool|Gemeiner Regenwurm|common earthworm
Aapamoor|||string mire
Aar|geh|Adler|eagle
Aas|||flesh
Aasgeier|zool||vulture
Aasjäger|hunt||pothunter
Aaskopf|constr||bucranium
Aaskrähe|zool||carrion crow
Aaskäfer|zool||burying beetle
Aasseite|||flesh side
Abachi|agr||obeche
Abaka|bot|Manilahanf|abacá
Abakus|constr|Kapitellplatte|abacus
Abalone||Schnecke|
Abandon|jur|Abtretung eines Rechts|abandonment
Abarbeitung||Durchführung, Abwicklung; Ausführung|execution
Abart||Variante, Variation|variation
Abaton|relig||adytum
Abbaurate|biol|Abbaugeschwindigkeit|
Abbieger|auto||turning vehicle
Abbiegung||Abzweigung|turning
Abbitte||Entschuldigung|formal apology
Abbrand|||black ends black butts
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
Abendkassa|a|Kasse|evening box office
Abendmesse|relig|Abendgottesdienst|evening mass
Abendrobe||Abendkleid|evening dress
Abendrot||Sonnenuntergang|sunset glow
Abendröte||Sonnenuntergang|sunset glow
Abendschule||Volkshochschule|evening classes
Abendstern||Planet (Morgenstern)|evening star
Aberkennung||Entzug|deprivation
Aberration||Abweichung|aberration
Aberwitz|alt|Wahnsinn|madness
Abessiv|ling|marginaler Fall in einigen finno-ugrischen Sprachen|abessive case
Abfahrtsplan||Zeitplan, Fahrplan|departure schedule
Abfalleimer||Behälter (Mülleimer, Mülltonne)|dust bin
Abfallkübel|envir|kleinerer Behälter im Privatbereich|container bin
Abfalltonne|envir|öffentlicher Behälter zur Müllabfuhr|bin container
Abfassung||Aufsatz|composition
Abfasung|||chamfer
Abfertigung|fin,a|Abfindung|financial settlement
Abführmittel||Medikament|cathartic medicine
Abführung|phys|Ableitung|dissipation
Abfüller|||bottling company
Abgabepreis|econ|Verkaufspreis|sales price
Abgeld||Abschlag|
Abgesang|||farewell
Abglanz|||reflection
Abgott||Idol|
Abgreifer||Werkzeug (Klemmprüfspitze)|
Abgriff||Abnehmen|callipering
Abguss||Abdruck|moulding
Abgängige||Vermisste, Vermisster|missing person
Abhaltung||Durchführung|holding
Abhebung|||draft
Abhitze|||waste heat
Abholort|||collection location
Abholtag|||pick-up day
Abhänger|||suspending bracket
Abiball|ugs||sixth form ball
Abietat|chem|Salz oder Ester der Abietinsäure|abietate
Abifeier|school,ugs||graduation party
Abiogenese|chem|Entstehung organischer Materie aus anorganischer|abiogenesis
Abiose|med|Lebensunfähigkeit|abiosis
Abiotikum|alt|Epoche|
Abiotrophie|med|Lebensunfähigkeit|abiosis
Abirrung|geh||wrong track
Abkapselung||Isolation, Isolierung|insularity
Abkehr|||turning away
Abklärung||Aufklärung|clarification
Abkunft|geh|Elternhaus, Abstammung|ancestry
Abkömmling||Abkomme, Nachwuchs|descendant
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
Ablokation||Vermietung|
Abluft|techn|Ausgangsluft|outgoing air
Abmarkung||Gestein|border marker
Abmeldung||Kündigung|cancellation
Abmessung||Dimension, Ausdehnung|dimension
Abnahmetest|techn|Übergabeprüfung|approval test
Abnicker|pol|williger Vollstrecker|rubber-stamp
Abnormalität||Abweichung|
Abnormität||Unregelmäßigkeit|anomalousness
Abnäher|textil||tuck for shortening
Abnützung||Abnutzung|abrasion
Abort|alt|Toilette|toilet
Abortion||Operation (Schwangerschaftsabbruch)|
Abortivum|med|Abtreibungsmittel|abortifacient
Abprall|||rebound
Abracadabra||Zauber|magic spell
Abrasion|geol|Schleiferosion|abrasive erosion
Abraum|||callow
Abrede||Verständigung|understanding
Abreibung||Reiben, Scheuern|rub
Abri|geol|Felsüberhang, der Menschen der Steinzeit schützte|rock shelter
Abrichtung||Dressur|animal training
Abrieb|techn|Reibverschleiß|attrition
Abriegelung||Sperre|lockdown
Abrogation||Kündigung, Aufhebung|
Abroller||Spender, Verteiler|dispenser
Abräumer|||busboy
Abrégé|geh|Auszug, Ausschnitt|
Absacker|||nightcap
Absatzgebiet||Markt|marker
Absatzmenge|econ|Verkaufsvolumen|sales volume
Absatzweg|econ|Vertriebskanal|sales channel
Abschattung||Tönung|shade hue
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
Abschwung||Epoche (Minuswachstum)|downswing
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
Abspannseil|techn|Verankerungsseil|guy rope
Abspannung||Anker|guy
Absteige|||dosshouse
Abstellplatz|auto|Parkplatz|place to park
Abstellung|mil|Abordnung, Entsendung|secondment
Abstich||Abzweigung|tap
Abstichrinne|techn|Lauf|launder
Abstoß|sport|Abschlag|goal kick
Abstrafung||Strafe, Bestrafung|punishment
Abstrahlung||Ausstrahlung|radiation
Abstrich||Kürzung|curtailment
Absud|pharm||decoction
Abszess|med||abscess
Abszisse|math|x-Koordinate im zweidimensionalen kartesischen Koordinatensystem|abscissa
Abtaster||Scanner|scanner
Abtausch||Kompromiss, Abwägung|trade-off
Abtauung|||defrosting
Abtei|relig|Klosterkirche|abbey
Abtrag|||excavation
Abtragung|geol|Abtragung und Verfrachtung von Feststoffen an der Erdoberfläche|erosion
Abtrieb|aviat|Versetzung|drift
Abtrift|aviat|Versetzung|drift
Abtritt|||privy
Abtrünnige||Feigling|recreant
Abtrünniger||Feigling|recreant
Abundanz|||abundance of words
Abusus||Missbrauch|
Abverkauf||Ausverkauf|clearance sale
Abwahl|||voting out
Abwart|ch|Hausmeister|caretaker
Abwasch|||washing-up
Abwedeln|photo|Abhalten|dodging
Abweg|geh||wrong track
Abwehramt|mil,a|Militärischer Abwehrdienst|
Abweichler|pol|Rebell|maverick
Abweiser|||keep-off rail
Abweisung||Absage, Ablehnung|refusal
Abwendung||Verhinderung, Verhütung|prevention
Abwetter|min|Grubenabluft|waste air
Abwickler|econ|Macher|transactor
Abwind|meteo||downdraft
Abwurf|bot|Abfall|abscission
Abwärme|||waste heat
Abyssal|envir||abyssal zone
Abziehbild||Aufkleber|decal
Abzieher|||Dutch hoe
Abzocker||Betrüger|wheeler-dealer
Abzugsrohr|constr|Entlüftungsrohr|continuous vent
Abzweigdose|electr|Verbindungsdose|distribution box
Abänderung||Veränderung|alteration
Accelerando|mus|allmähliche Beschleunigung|
Acetal|chem||polyoxymethylene
Acetat|chem||acetate
Aceton|chem||acetone
Acetylen|chem||acetylene
Achat|min||agate
Achslast|auto||axle load
Achteck|math||octagon
Achtel|math||eighth
Achtersteven|naut|Verlängerung des Kiels nach hinten|stern post
Achtling|med||octuplet
Acid|ugs|Droge (Lysergsäurediethylamid)|
Ackerbau||Landwirtschaft; Anbau|cultivation of arable land
Ackerboden|agr|Ackerland|arable soil
Ackerfläche|agr|Ackerland|agricultural production land
Ackerrade||Pflanze|
Acre||englisches Flächenmaß, etwa 4047 Quadratmeter|acre
Acromion|anat|Schulterhöhe|acromion
Acryl|chem||acrylic
Acrylglas|ugs|Kunststoff (Polymethylmethacrylat)|acrylic glass
Actinide|chem||actinides
Adabei|by|Anhänger, Mitläufer|hanger-on
Adagio|mus||adagios
Adaptation||Anpassung|adaptation
Adaptierung||Anpassung|adaption
Adaption||Anpassung|adaption
Adaptivität|comp|Anpassungsfähigkeit|adaptivity
Adaptronik|techn|Anpassungstechnik|adaptronic
Addendum|alt|Anhang, Beilage|
Addierer|techn||adder
Addition||Addieren|addition
Additiv||Zusatz|additive
Addukt|chem|zusammengesetztes Molekül|adduct
Adduktor|anat,geh||adductor muscle
Ade||Lebewohl, Abschiedsgruß|farewell
Adebar|ugs|Storch|
Adelborst|ugs|Soldat (Unteroffizier)|
Adeliger||Adlige, Adliger|noble
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
Adieu||Tschüss|
Adipositas||Krankheit (Fettleibigkeit)|obesity
Adjazenz|ling||adjacency
Adjektivum|ling|Eigenschaftswort|adjective
Adjunkt|ling|fakultative Ergänzung im Satz|adjunct
Adjustierung|techn|Einstellung|adjustment
Adjuvans|pharm|Stoff, der die Wirkung eines Arzneistoffs verstärkt|adjuvant agent
Adlatus|geh||sidekick
Adlerhaxe||Speise (Schweinshachse)|ham hock
Adnexitis||Entzündung|ovary inflammation
Adobe|constr|Luftziegel|airdried brick
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
Affekt||Gefühl, Emotion|occurring emotion
Affektion|med|Erkrankung|affection
Affenohr|ugs||commercial at
Affenzahn|ugs|Höchstgeschwindigkeit|breakneck speed
Afferenz|anat||afference
Affirmation||Zustimmung, Bestätigung|
Affrikat|ling||affricate
Affront|||slap in the face
Afghane||Hund|Afghan
Afrikaaner||Volk|
Afrikaans||Sprache|Cape Dutch
Afrikana|art|Werke über Afrika|Africana
Aga||früherer türkischer Titel für Offiziere und Beamte|aga
Agape|relig|Imbiss im Anschluss an eine kirchliche Feier|agape
Agar||Geliermittel aus Algen|agar
Agarplatte|chem|festes Nährmedium in einer Petrischale|agar plate
Agenda||Tagesordnung|agenda
Agens|chem|Wirkstoff|active agent
Ageusie|med|Geschmacksverlust|loss of taste
Aggravation||Verschärfung|aggravation
Aggregat||Gerät, Maschine|equipment set
Aggregation||Ansammlung|aggregation
Aggressor||Angreifer|aggressor
Agha||früherer türkischer Titel für Offiziere und Beamte|agha
Agilität||Beweglichkeit|agility
Agilolfinger||Herrscher|
Agio|fin|Aufgeld über dem Nennwert|premium
Agitation|med|motorische Unruhe|
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
Agreement||Kompromiss, Vereinbarung|
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
Ai|zool|Dreifingerfaultier|three-toed sloth
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
Akkuratesse||Genauigkeit|accurateness
Akme|med|Wendepunkt|acme
Akne|med|Hautkrankheit mit Pickeln|acne
Aknegen|med||acnegen
Akolyth|relig|Messdiener am Altar in der katholischen Kirche|acolyte
Akonit||Pflanze|monkshood
Akonto|ch|Anzahlung|down payment
Akquise|fin|Kauf, Übernahme|acquisition
Akquisition||Kauf, Übernahme|acquisition
Akribie|||minuteness
Akrobat|||equilibrist
Akronym|ling||acronym
Akryl|chem||acrylic
Aktbild|art||nude
Aktenablage||Ablegen|document filing
Aktennotiz||Vermerk|memorandum for file
Aktenstück||Ordner mit Schriftstücken|file
Aktentasche||Mappe|brief case
Aktenzahl|a|Aktenzeichen|file reference
Akteur||Schauspieler, Darsteller|actor
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
Alb||Gras (Alpweide)|Albian
Albaner|||Albanian
Albatros|orn||albatross
Albdrücken|med|Alptraum, Albtraum|nightmare
Albe|relig||alb
Albedo|bot|weiße Auskleidung von Zitrusfruchtschalen|pith
Albino|zool|Mensch mit Albinismus|
Albit|min||albite
Alboka|mus||alboka hornpipe
Albranken|ugs|Pflanze|
Albumen|cook|Eiweiß|egg-white
Albus||Münze (rheinischer Groschen)|
Alchemie|||alchemy
Alchimie|||alchemy
Aldehyd|chem||aldehyde
Aldol|chem||acetaldol
Ale||Bier|
Aleatorik|art|Verzicht auf genaue Festlegungen im Schaffensprozess|aleatoricism
Alet|zool,ch|Rohrkarpfen|European chub
Alexie|med|Leseblindheit|word blindness
Alexithymie|psych|Gefühlsblindheit|alexithymia
Alfalfa|bot|Saatluzerne|lucerne
Alge|bot|einfache Wasserpflanze|alga
Algerier|||Algerian
Alginat|chem||alginate
Alhidade||drehbarer Oberteil des Theodolits zur Winkeleinstellung|alidade
Aliasname|comp|Alternativbezeichnung|alias name
Alimente||Unterhalt|alimony
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
Alkomat|||breathalyser
Alkotest|||breath test
Alkoven|constr||closet
Allanit|min||allanite
Allegro|mus|lebhaftes Tempo|
Allel|chem||allelic gene
Allergologe|med|Facharzt für Allergien|allergist
Allfälliges|a|Sonstiges|Miscellaneous
Allgas|||all-gas
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
Allpass|electr||all-pass filter
Allrad||Fahrzeug|4x4 drive
Alltagsname|ling|volkstümlicher Name|common name
Allusion|geh|Anspielung|
Alluvion|geol|Flussablagerung|river deposit
Allzeithoch||Höchststand|all-times high
Allüre|||affectation
Almanach||Jahrbuch|yearbook
Almenrausch|bot|Bewimperte Alpenrose|hairy alpenrose
Almhirte|agr||shepherd
Almhütte|constr|alpines Holzhaus mit Balkon|chalet
Almosen|||alms
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
Alpha||Buchstabe|Alpha
Alphorn|mus||alpenhorn
Alphütte|ch||alpine hut
Alpinum|||rock garden
Alpweide||Gras (Alm)|mountain pasture
Alraune||Pflanze|mandrake root
Alraunwurzel||Pflanze|mandrake root
Alse|zool|Maifisch|shad
Alster||Radler|
Alsterwasser|cook,nord|Mischgetränk aus Bier und Limonade|shandy
Altan|constr||balcony
Altarm|||abandoned channel
Altarmenisch||Sprache (klassisches Armenisch)|Old Armenian
Altauto|||scrap car
Alteisen|techn|Eisenschrott|scrap iron
Alterchen|ugs|Senior|
Alternanz|bot|Wechsel zwischen ertragbringenden und ertraglosen Jahren bei Obstbäumen|alternate bearing
Altersasyl|ch|Altersheim, Seniorenheim|retirement home
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
Althorn|mus||tenor horn
Altimeter||Messgerät|
Altkunde|econ|Bestandskunde|existing customer
Altlast|||legacy
Altlauf|||abandoned channel
Altmaterial||Schrott|waste material
Altmetall||Schrott|scrap metal
Altmond|||old moon
Altstar|||veteran performer
Altöl|||waste oil
Aludose|ugs||aluminium can
Alufelge|auto,ugs|Aluminiumfelge|aluminium rim
Aluguss|||aluminium cast
Aluhut||Mütze (Aluminiumhut)|tin foil hat
Alumnus||Akademiker|
Alurad|auto||alloy wheel
Alveolar|ling||alveolar consonant
Alveole|anat|Lungenbläschen|alveolus
Alzheimer|ugs|Krankheit|
Amakrinzelle|biol|Assoziationszelle|association cell
Amant|geh|Geliebter|sb.’s lover
Amanuensis|alt|Schreiber|amanuensis
Amarelle|||amarelle cherry
Amaretto||Likör|
Amarillo|bot||honeydew melon
Amazone|||Amazon
Amazonit|min||amazonite
Amber|||ambergris
Ambiance|ch|Ambiente|ambience
Ambition||Anspruch; Ehrgeiz|pretension
Ambitus|mus|Stimmumfang|range of voice
Ambo|relig|Lesepult vor dem Altar|ambo
Ambra|||ambergris
Ambulanz|by|Krankenwagen|ambulance
Amid|chem|Abkömmling des Ammoniaks|amide
Amin|chem|Abkömmling des Ammoniaks|amine
Amme||Frau, die ein fremdes Kind stillt|wet nurse
Ammenmärchen||Legende|myth
Ammoniak|chem||ammonia
Ammonit|zool||ammonite
Amnesie|med|Gedächtnisverlust|memory loss
Amnestie|jur|allgemeiner Straferlass|amnesty
Amnion|med|Wasserhaut|amnios
Amnioskopie|med|Fruchtwasserspiegelung|amnioscopy
Amniozentese|med|Fruchtwasseruntersuchung|amniocentesis
Amok||blindwütiges Töten|amok
Amoklauf|||shooting rampage
Amoktat|||spree killing
Amoriter||Volk|
Ampelfrau||Symbol in der Fußgängerampel|walking figure
Ampelmann||Symbol in der Fußgängerampel|walking figure
Ampfer|bot||docks and sorrels
Amphibol|min||hornblende
Amphore||Behälter|amphora
Amplitude|phys|Schwingungsausschlag|oscillation amplitude
Ampulla|relig||cruet
Ampulle|||ampoule
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
Analgetikum|pharm|Schmerzmittel|painkilling drug
Analogie||Gleichheit|analogy
Analogon||Gegenstück, Entsprechung|analogue
Analysator||Prüfer|assayer
Analyt|chem||analyte
Analytik|||analytics
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
Anbauteil|techn|Element|unit
Anbeter||Verehrer|adorer
Anbetung||Verehrung|adoration
Anbruch||Anfang, Auftakt|advent
Anch|||ankh
Anchovis|zool||anchovy
Andante|mus||adante
Andenbär|zool||spectacled bear
Andesit|min||andesite
Andeutung||Anspielung; Spur|hint
Android||Maschine (menschenähnlicher Roboter)|
Androide||Maschine (menschenähnlicher Roboter)|android
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
Anflug||Spur|note
Anfälligkeit||Schwäche|frailty
Anfügung|||attachment
Anführung||Zitat|citation
Angeber|||blowhard
Angeberei||Angabe|swank
Angedenken||Gedächtnis, Andenken|remembrance
Angeld|fin,alt|Anzahlung|advance deposit
Angelica|mus||angélique
Anger|||village green
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
Angriffsziel|mil|militärisches Ziel|military target
Angstgefühl||Furcht, Sorge|sensation of fear
Angsthase|ugs|Feigling|coward
Angstruf|zool|Notruf|distress call
Angststörung|psych|übersteigerte Angst|morbid fear
Angsttraum||Alptraum, Albtraum|nightmare
Anguss|||runner head
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
Ankylose|med||stiff joint
Anlagebetrag|fin|Kapitalanlagesumme|principal of an investment
Anlagefonds|fin|offener Investmentfonds|mutual fund
Anlagenbau|techn|Anlagentechnik|plant engineering
Anlagerung|geol|Anwachsen|accretion
Anlagesumme|fin|Kapitalanlagebetrag|principal of an investment
Anlagewert|fin|Investitionswert|investment value
Anlandung|geol|Materialablagerung in einem Gewässer|channel filling
Anlasser||Starter|motor starter
Anlassfall|a|Auslöser|triggering event
Anlaufphase||Anfangsphase|initial phase
Anlegeplatz||Kai|wharf
Anlegestelle|transp|Halt, Haltestelle|stopping point
Anleiter||Lehrer|
Anlernphase|school|Einschulungsphase|initial training phase
Anlieferung||Auslieferung, Zustellung|delivery of goods
Anlieger||Nachbar, Anwohner|neighbouring resident
Anmache|ugs||come-on
Anmaßung|||arrogation
Anmelder|||applicant
Anmoderation||Einführung, Einleitung|lead-in
Anmutung|textil|Griff|feel
Annalen||Chronik, Aufzeichnung|chronological records
Annektierung||Invasion, Einzug|
Annexion|pol||annexation
Annihilation||Vernichtung|annihilation
Annona|bot||soursop fruit
Annonce||Anzeige|advertisement
Annuität|fin|Jahresbetrag für Tilgung und Zinsen bei der Kreditrückzahlung|annual repayment
Annullierung||Aufhebung|cancellation
Anomalie||Abweichung|aberration
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
Anreger|||inspirer
Anreicherung||Bereicherung|enrichment
Anreißer||Komplize eines Kundenfängers|shill
Anrichte|||sideboard cupboard
Anriss|geol|Anbruchstelle|starting zone
Anrufung|relig||invocation
Anrufzeit|telco|Verbindungsdauer|call time
Ansager|||announcer
Ansatzpunkt||Ausgangspunkt|starting point
Ansaugrohr|auto|Einlasskrümmer|intake manifold
Anschaffe|ugs|Strich|
Anschaltung||Start, Aktivierung|activation
Anschiss|ugs|Operation (Anpfiff)|
Anschnitt|cook|Abschnitt|end crust
Anschwellung|med|Schwellen|tumescence
Ansiedelung||Ansiedlung|location
Ansitz||Anstand, Kanzel|screened shooting stand
Anspiel||Einstieg, Eröffnung|
Ansporn||Motivation, Reiz; Motiv|motivation
Anstandsdame||Begleitung|chaperone
Anstecker||Pin|pin
Anstecknadel||Pin|pin
Ansteuerung||Auslösen|triggering
Anstreicher||Maler|painter and decorator
Anstößer|ch|Nachbar, Anwohner|
Ansucher|alt|Antragsteller|
Ansässigkeit||Wohnort|domicile
Antagonismus||Gegensatz|antagonism
Antagonist||Gegner, Feind|opponent
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
Antipasto||Vorspeise|
Antipathie||Abneigung|aversion
Antipode|chem|optisches Isomer|enantiomer
Antiquar|||antiquarian bookseller
Antiseptikum|med|Desinfektionsmittel|antiseptic
Antithese||Gegensatz|antithesis
Antizyklone||Hoch|high-pressure area
Antlitz||Gesicht|face
Antonym||Gegensatz|antonym
Antreiber||Führer|
Antänzer|||hugger mugger
Anurie|med||anuria
Anwahl|||selection
Anwaltsbüro||Kanzlei, Anwaltskanzlei|lawyer’s office
Anwaltsfirma||Kanzlei, Anwaltskanzlei|lawyer’s office
Anwandlung||Laune, Stimmung|mood
Anwerbung||Einstellung|recruitment
Anwurf|constr||rough rendering
Anxiolytikum||Medikament|anxiety medication
Anzeigefeld|comp|Display|display screen
Anzeigegerät|techn|Anzeigeinstrument|indicating device
Anzettler||Urheber|instigator
Anziehsache|ugs|Kleidungsstück|
Anzünder|||lighter
Anämie||Krankheit|anaemia
Anästhetikum||Medikament (Betäubungsmittel)|anaesthetic agent
Aorta|anat||aortae
Apanage|||appanage
Aparte|art|Beiseitesprechen|aside
Apathie||Gleichgültigkeit|apathy
Apatit|min||apatite
Aperitif|cook||appetizer
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
Apollo||Gott|
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
Appartement||Wohnung|apartment
Appellation|jur,ch|Widerspruch, Einspruch|objection
Appendix||Anhang|appendix
Appetenz||Trieb, Begehren|
Appetizer||Speise (Vorspeise)|
Applet|comp|Minianwendung|applet
Applikant|geh|Bewerber, Kandidat|
Applikation||Software, Anwendung|software application
Apport|hunt||retrieval
Appretur|textil|Ausrüstung|finish
Approbation||Berufszulassung für Ärzte und Apotheker|licence to practise
Apraxie|med||apraxia
Aprikose|cook,ch||apricot
Apriori||Bedingung|
Apsis|astron|Hauptscheitelpunkt|apsis
Aquavit|cook||akvavit
Aquiclude||Gestein (Grundwassernichtleiter)|
Aquifer||Gestein (Grundwasserleiter)|
Aquifuge||Gestein (Grundwassernichtleiter)|
Aquädukt|||aqueduct
Ar||hundert Quadratmeter|are
Ara|zool|großer bunter Papagei|macaw
Araber||Volk|Arab
Arabeske|||arabesque
Aragonit|min||needle spar
Arak||Branntwein aus Reis oder Palmsaft|arrack
Aranzini|cook,a||candied orange peel
Arawak||Volk|
Arbe|bot|Zirbelkiefer|Swiss stone pine
Arbeitsbühne||Steiger|aerial work platform
Arbeitseifer||Fleiß|industriousness
Arbeitsende||Feierabend|work finish
Arbeitsfeld||Gebiet|territory
Arbeitsgang||Operation; Durchgang|operation cycle
Arbeitshose|textil|Arbeitslatzhose|dungarees
Arbeitsraum||Atelier|workroom
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
Areal||Zone, Gebiet; Fläche|area
Arete||Güte, Tugend|
Argali|zool|Riesenwildschaf|mountain sheep
Argentit|min||argentite
Argentum||Silber|
Arglist|geh||perfidy
Arglosigkeit|psych|kindliche Unbefangenheit|naivety
Argon||Gas|
Argonaut||Seefahrer in der griechischen Mythologie|argonaut
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
Armatur|||pipe fitting
Armbeuge|anat||arm bend
Armbinde||Armband|armlet
Armbruch|med||fracture of the arm
Armeebasis|mil|Armeestützpunkt|army base
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
Aromazusatz|cook|Geschmacksverstärker|flavour potentiator
Aromune|||Aromanian
Aronstab|bot||arum
Arrak|cook||arrack
Arrangeur|mus|Bearbeiter|arranger
Arrest||Haft, Gewahrsam|detention
Arrestant||Häftling|detainee
Arret|sport||stop-hit
Arretierung|techn|Sperrung|detent
Arrhythmie|med|unregelmäßige Herzschlag|arrhythmia
Arroganz|||arrogance
Arsen|chem||arsenic
Arsenal||Vorrat|armoury
Arsenat|chem||arsenate
Arsenid|chem||arsenide
Arsin|chem|Arsenwasserstoff|arsine
Artefakt|phil|Gedankengebäude|construct
Arterie||Gefäß|artery
Arthralgie|med|Gelenkschmerzen|aching joints
Arthritis||Entzündung|
Arthropathie||Krankheit (Gelenkerkrankung)|joint disease
Arthrose||Krankheit (Gelenkerkrankung)|degenerative joint disease
Artname|biol||name of a species
Artothek|||picture lending library
Arve|bot|Zirbelkiefer|Swiss stone pine
Arzneikunde|pharm|Arzneimittelkunde|pharmacy
Arzneistoff|pharm|pharmazeutischer Wirkstoff|active ingredient
Arzthelfer|med|Praxisassistent|doctor’s assistant
Arztwitz|||doctor joke
Aräometer||Messgerät (Dichtespindel)|hydrometer
As|mus|um einen Halbton erniedrigtes A|A flat
Asbest|constr||asbestos
Aschanti|bot,a||peanut
Aschbecher||Aschenbecher|
Ascher|||ashtray
Ase||Gott der nordischen Sage|one of the Aesir
Aseität|phil||aseity
Asemie|med||asemia
Asepsis|med|Keimfreiheit|sterility
Aseptik|med|Keimfreiheit|sterility
Aser||Rucksack|
Ases|mus||A sharp
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
Aspirat|ling||aspirated consonant
Aspiration|med|Einatmen|inhalation
Assam|||Assam tea
Assamtee|cook||Assam tea
Assassine|alt|Killer|
Assekuranz|alt|Versicherung, Versicherer|insurance
Asservat|jur||seized item
Assessor|fin|Finanzbeamte|assessor
Assi|ugs|Mitarbeiter|assistant
Assiette|cook|transportable Aluminiumschale für fertige Gerichte|take-out food container
Assimilation|biol|Aufnahme|cultural assimilation
Assistenz||Hilfe, Mitarbeit|assistance
Assonanz|||assonance
Assoziation||Verknüpfung, Verbindung|mental connection
Assyrer|hist||Assyrian
Astat|chem||astatine
Asterisk||Stern, Sternchen|
Asteriskus||Stern, Sternchen|
Asteroid|astron|kleiner Planet|minor planet
Astgabel|||fork of a branch
Asthenie||Schwäche|weakness
Asti||Schaumwein aus Italien|sparkling wine
Astloch|||knothole
Astnest|agr||branch knot
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
Aszese||Zurückhaltung, Enthaltung|
Aszites||Krankheit|dropsy of the belly
Ataraxie|phil||ataraxia
Atavismus|biol|neuerliches Auftreten von Merkmalen früherer Entwicklungsstufen|atavism
Ataxie|med||ataxy
Atemgift|chem||respiratory poison
Atemloch|||spiracle
Atemluft|||air
Atemnot|med||laboured breathing
Atemschlauch|med|Beatmungsschlauch|breathing tube
Atemversagen|med|Ateminsuffizienz|respiratory failure
Atemweg|anat||airway
Atemzug|||breath
Atheist|||non-believer
Athener|||Athenian
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
Atrium|anat|Vorhof des Herzens|auricle
Atrophie||Krankheit (Gewebeschwund)|shrinking of tissue
Attaché|pol||attache
Attentat||Anschlag|assassination
Attitüde||Standpunkt, Haltung|posture
Attrappe||Falle|decoy
Attribut||Eigenschaft, Merkmal|attribute
Atze|ugs|Kumpel; in Berlin der Bruder|mate
Aubergine||Frucht|eggplant
Audienz|||audience
Audimax|||main lecture hall
Audiobook||Hörbuch|
Auditorium|geh|Publikum, Zuhörer; Aula|audience
Auenwald|envir||floodplain forest
Auerhahn|orn||wood grouse
Auerhuhn|orn||wood grouse
Auerochs||Rind|aurochs
Auerwild|||wood grouse
Aufbauhelfer|pol|Entwicklungshelfer|development aid worker
Aufbauhilfe|pol|Entwicklungshilfe|development aid
Aufbaukurs|school|weiterführender Lehrgang|advanced training course
Aufbesserung||Verbesserung|amelioration
Aufbringung||Auftragen|application
Auferlegung||Belegung|imposition
Auffanglager||Camp, Flüchtlingslager|reception camp
Auffüllung||Nachschub, Ergänzung|replenishment
Aufgeld|fin||premium
Aufguss||Wiederholung|rehash
Aufhetzung||Hetze|incitement of sb.
Aufhänger||Anhänger|hanger
Aufkauf||Übernahme, Erwerb|acquisition
Auflader|auto|mechanischer Lader|mechanical supercharger
Auflager|techn||support
Auflassung|econ|Stilllegung|closing
Aufleger|auto|Sattelanhänger|semi-trailer
Auflicht|||reflected light
Auflieger||Boot (außer Dienst gestelltes Schiff)|semi-trailer
Auflockerung||Ausbreitung|dispersal
Auflöser|||solver
Aufmaß|techn|Zuschlag, Zugabe|machining allowance
Aufmunterung||Zuspruch|encouragement
Aufnehmer|techn|Sensor, Fühler|measuring element
Aufnäher|textil|aufgenähte Plakette|patch
Aufpasser||Aufsicht, Aufseher|personal minder
Aufputz|alt||attire
Aufreinigung|chem|Klärung|purification
Aufrichtung||Errichtung|erection
Aufriss||Ansicht|elevation
Aufschiebung||Unterordnung|postponement
Aufschüttung||Hügel; Haufen|soil mound
Aufstauung||Stauen|impoundment
Aufsuchung|geol|Erkundung|exploratory search
Auftrennung||Aufspaltung|disaggregation
Aufwartefrau||Putzfrau|cleaning lady
Aufwartung|nord|Putzfrau|cleaning lady
Aufwasch|reg|Abwaschen|washing-up
Aufwendung|fin|Auslage|disbursement
Aufwiegelung||Hetze|incitement
Augapfel|anat||eyeball
Augenbutter||Schlaf|eye rheum
Augendeckel|ugs|Lid|eyelid
Augenfleck|biol|lichtempfindliches Organell bei Protisten|eyespot
Augenlicht|geh|Sehen|eyesight
Augenlid|anat||eyelid
Augenwurz|ugs|Pflanze|
Augit|min||augite
Augur|hist|Weissager|augur
Aul||Dorf im Kaukasus|Caucasian village
Aulos|mus||aulos flute
Aura||Ausstrahlung|aura
Aureole||Glanz|glory
Aurikel|bot|Alpenschlüsselblume|auricula
Aurora|geh||red sky
Aurum||Gold|
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
Ausfluss||Ablauf|outflow
Ausfolgung|a|Übergabe|handing over
Ausformung||Gestalt|form
Ausfuhrland|econ|ausführendes Land|country of export
Ausfüllung|constr|Innere der Mauer|hearting
Ausfütterung|techn|Futter|lining
Ausgabekurs|fin|Erstausgabepreis|initial offering price
Ausgangsort||Ausgangspunkt|point of departure
Ausgeber|fin||issuer
Ausgehverbot||Ausgangssperre|confinement to the house
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
Aushärtung||Härten|age hardening
Aushöhlung||Höhle|hollow
Auskehlung||Einschnitt|channel
Auskleidung|techn|Futter|lining
Auskragung|constr|Konsole|cantilever
Ausladung|constr|Auslauf|footing
Auslagerung||Austausch|relocation
Auslass||Auslauf|outlet
Auslaugung||Auswaschen|leaching
Ausleger|techn|vorspringender Träger|cantilever
Auslegeware||Teppich|fitted carpeting
Auslenkung|phys|Ablenkung|deviation
Auslinie|sport|Seitenlinie|touchline
Auslucht||Erker|
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
Ausscheid|reg|Turnier, Wettkampf|
Ausscheidung|ch|Begrenzung, Abgrenzung|delimitation
Ausschlagung|jur|Verzicht|disclaimer
Ausschwimmen||inhomogene Verteilung von Farbpigmenten|floating
Aussendung||Ausstrahlung|emission
Aussetzer|med|Aussetzen von Erinnerung, Bewusstsein oder Sehvermögen|blackout
Aussiedlung||Vertreibung|expulsion
Aussonderung||Ausgrenzung|
Aussparung|constr|Vertiefung|recess
Ausstand||Streik|strike
Ausstatter|econ|Anbieter|supplier
Aussteuer||Mitgift|dowry
Ausstoßung||Vertreibung|
Ausstreuung||Verteilung|
Aussöhnung||Versöhnung|reconciliation
Austeiler||Spender, Verteiler|dispenser
Austeilung||Verteilung|dispensation
Austenit|techn||austenite
Austerität||Einschränkung|austerity
Austernpilz|bot|Austernseitling|oyster mushroom
Austrag|||discharge
Austreibung||Vertreibung|expulsion
Austrieb||Spross|shooting-out
Auswechslung||Ersetzen, Austausch|replacement
Ausweiche|min|Wechsel|double parting
Ausweidung||Ausnehmen|evisceration
Auswuchs||Tumor|growth
Auswurf|||emission
Auszehrung|med|krankhafte Abmagerung|cachexia
Autarkie||Selbstständigkeit, Selbständigkeit|self-sufficiency
Autismus|psych||autism
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
Autoerotik||Operation (Selbstbefriedigung)|
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
Autopsie|med|Leichenöffnung|post-mortem examination
Autorisation|geh|Genehmigung, Zulassung|authorization
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
Avalist|fin||guarantor of a bill
Avance|geh|Vorteil|advantage
Avatar|comp|Grafikfigur, die als Logo eines Internetnutzers fungiert|avatar
Avers||Vorderseite|obverse
Aversion||Abneigung|aversion
Avestisch||Sprache|Avestan
Aviarium|geh|Bauwerk|
Avifauna|zool|alle Vogelarten einer Region|avifauna
Avionik|aviat|Luftfahrtelektronik|aircraft electronics
Avis||Ankündigung, Benachrichtigung|advice
Aviso|a|Ankündigung, Benachrichtigung|advice
Avivage|textil|Weichmachen von Geweben|softening of tissues
Awaruit|min||awaruite
Awestisch||Sprache|Avestan
Axialkraft||Druck, Schub|axial thrust
Axinit|min||axinite
Axiologie|phil|Lehre von den Werten|axiology
Axiom||Grundsatz|axiom
Axis|anat|zweiter Halswirbel|second cervical vertebra
Axolotl|zool||Mexican walking fish
Axon|biol|Fortsatz einer Nervenzelle|axon
Axthelm|||axe handle
Axthieb|||axe blow
Axtholm|||axe handle
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
Babo||Boss, Anführer|
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
Bachufer|||brook bank
Backbord|||larboard
Backfett|cook||shortening
Backfisch|cook|gebackener Fisch|fried fish in batter
Backform|cook||baking dish
Background||Hintergrund|
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
Badlift|constr||bath lift
Badregal|techn||bath shelf
Badtür|||bath door
Baduhr|chem||electroplating clock
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
Bahnorbit||Umlaufbahn|
Bahnrad|sport|Bahnrennrad|track racing bicycle
Bahnstation|transp|Haltestelle mit Bahnsteigen|station
Bahnung|psych||priming
Bahnwaggon||Wagen|railway carriage
Bahre|med|Trage|stretcher
Bahrtuch|relig||coffin coverlet
Baht||Währung Thailands|baht
Bahöl|a|Krach|din
Bai||Bucht|bay
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
Bakteriolyse|med|Bakterienvernichtung|bacterial destruction
Bakteriose|med|Bakterienerkrankung|bacterial disease
Balaclava||Hut|
Balaklava||Hut|
Balanceakt||Spagat|balancing act
Balanitis||Entzündung|
Baldrian|bot||valerian
Balg||Haut, Leder|skin
Balgerei|||scrimmage
Balkenwerk|constr|Deckenkonstruktion mit Balken|trabeation
Ballast|||monkey on your back
Ballerei|ugs|Beschuss, Schießerei|
Ballesterer|sport,a|Fußballer, Fußballspieler|football player
Balletteuse||Tänzerin, Ballerina|female ballet dancer
Ballführung|sport|Ballbeherrschung|ball control
Ballhaus|||ballroom building
Balliste|mil||ballista
Ballotade||Schulsprung in der Pferdedressur|ballotade
Ballsaal|||ballroom
Ballung||Anzahl, Serie|
Ballyhoo||Übertreibung|
Balz||Paarungszeit und Werben mancher Vögel|courtship display
Bambino||Baby, Säugling|
Bammel|ugs|Sorge, Befürchtung|apprehension
Bams|by|Bengel|ankle-biter
Bananenboot|naut|gezogene aufblasbare Röhre als Freizeitattraktion|banana boat
Bancomat|ch|Gerät (Geldautomat)|automated teller machine
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
Bandzug|||belt tension
Bangbüx|ugs|Feigling|
Bange|||apprehension
Bangemachen||Panik|alarmism
Bangigkeit||Nervosität|nervousness
Bankautomat||Gerät (Geldautomat)|automated teller machine
Bankaval|fin||guarantee credit
Bankbuch|fin,alt|Sparbuch|savings bank book
Bankeinzug|fin|Lastschrifteinzug|automatic debit transfer
Banker|ugs||senior bank manager
Bankettsaal||Festsaal|banquet hall
Bankfach||Safe|bank deposit safe
Bankfachmann||Bankkaufmann|
Bankhaus|fin||banking house
Bankier|fin|Bankdirektor|banker
Bankkauffrau||Bankkaufmann|
Bankkredit||Darlehen|bank loan
Bankomat||Gerät (Geldautomat)|automated teller machine
Bankrott|econ|Firmenpleite|bankruptcy
Banlieue||Vorort, Vorstadt|
Bannerträger|mil|Standartenträger|standard-bearer
Banngut|||contraband
Bannwald|envir||protective forest
Bannware|||contraband
Banyanbaum|bot|Bengalische Feige|Indian banyan
Baracke||Schuppen|shanty
Barbar|||barbarian
Barbarei|||barbarity
Barbestand|econ|Kassenreserven|cash holding
Barbetrag|fin|Bargeldbetrag|cash amount
Barbette|mil|Geschützbank|barbette
Barbier|alt||gentlemen’s hairdresser
Barcarole|mus|Musikstück im Stil venezianischer Gondellieder|barcarolle
Barchent|textil||fustian
Barcode|comp||bar code, barcode
Bardame|||barmaid
Barde|||bard
Barett||Hut|military beret
Baribal|zool||American black bear
Barista||Barkeeper in einer Espressobar|barista
Bariton|mus||baritone
Bark|naut|Segelschiff mit mindestens drei Masten|barque
Barkarole|mus|Musikstück im Stil venezianischer Gondellieder|barcarolle
Barkasse|naut|größtes Beiboot eines Segelkriegsschiffs|launch
Barkauf|||cash purchase
Barmann|||barman
Barmaß|||cocktail measuring cup
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
Bartalk|orn||whiskered auklet
Bartaxt|||beard axe
Barte|||whalebone
Barterl|textil,a|Sabberlätzchen|dribble bib
Barthaar|||whisker
Bartisch|||poseur table
Bartkauz|orn||great grey owl
Bartsch|||Barycz river
Bartwisch|ugs|Besen|hand broom
Barvermögen||Bargeld|cash assets
Barwagen|||bar coach
Barwert|fin||value in cash
Baryt|min|Schwerspat|baryte
Baryton|mus|Baritonhorn|baritone horn
Baryzentrum|astron|Schwerpunkt|barycentre
Barzahlung|econ|Kasse|cash
Basaliom|alt|Hautkrankheit (Basalzellenkrebs)|basalioma
Base||Cousine|cousin
Bashing|||opprobrium
Basilika|constr||basilica church
Basisarbeit||Vorarbeit|legwork
Basiskurs|fin|Ausübungskurs|exercise exchange rate
Basispreis|fin|Ausübungspreis|exercise exchange rate
Basistyp|||basic type
Basiszahl||Wurzel|radix
Basit|min||schiller spar basite
Baske|||Basque
Basophobie|med|krankhafte Angst, nicht gehen zu können|basophobia
Basset||Hund|basset hound
Bassgeige||Instrument (Kontrabass)|double bass
Basssänger|mus|Bassist|bass singer
Basstuba|mus||bombardon
Bast|zool|Geweihhaut|antler velvet
Bastei|mil||bastion
Bastelei|||piece of handicraft work
Bastion||Bauwerk (Befestigung)|
Bastler||Amateur|amateur
Bastrock|textil||bast skirt
Bataille|alt|Kampf, Schlacht|
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
Bauart||Modell, Typ|construction type
Baubahn|constr||construction railway
Baubeginn|constr|Beginn der Bauarbeiten|start of construction
Baubetrieb|econ|Bauunternehmer|building contractor
Bauboom|||building boom
Baubude|||site hut
Baubüro|||site office
Bauchatmung|med|Zwerchfellatmung|diaphragmatic respiration
Bauchbinde|print|Reklamestreifen|blurb
Bauchfleck|a|flaches Auftreffen mit dem Bauch|bellyflop
Bauchlandung||Misserfolg|misfortune
Bauchlappen||Flanke|flank steak
Bauchschnitt|med|Bauchhöhleneröffnung|abdominal incision
Bauchweh|med,ugs|Bauchschmerzen|abdominal pain
Baud|telco|Einheit der Symbolrate|baud
Baudatum|||building date
Baude|||mountain inn
Baudrate|telco|Datenübertragungsgeschwindigkeit|baud rate
Baueinheit|techn|Baustein|building block
Bauelement||Komponente, Bauteil|building component
Bauernfänger|ugs|Betrüger|rook
Bauerngehöft|agr|Bauernhof|farm holding
Bauerngut||Hof, Bauernhof|farm holding
Bauernland|agr|Fläche, Ackerland|agricultural production land
Bauernmarkt|agr|Wochenmarkt|farmer’s market
Bauernopfer||Sündenbock|patsy
Bauersfrau||Bäuerin|farmer’s wife
Baufach|||building trade
Baufeld|min||panel
Baufirma|constr|Bauunternehmung|building enterprise
Bauform||Modell, Typ|version
Baugeld|||building capital
Baugips|constr||gypsum mortar
Bauglas|constr||structural glass
Baugrenze|constr|Bebauungsgrenze|building line
Baugrube|constr||building pit
Baugrund|||building plot
Baugruppe||Einheit, Komponente|assembly group
Baugröße|||frame size
Baugutachten|constr|bauliche Begutachtung|structural survey
Bauhaus|art||Staatliches Bauhaus
Bauheben||Richtfest|topping-out ceremony
Bauhof|||building yard
Bauholz|agr||timber
Bauhund|||working terrier
Bauhöhe|constr|lichtes Maß|clear height
Bauhütte|||builders’ hut
Baukalk|||building lime
Baukies|constr||construction gravel
Baukran|constr||building crane
Baukörper||Gerüst, Gebilde|structure
Bauland|a||specific land-use area
Baulichkeit||Gebäude|building
Baulinie|constr||building line
Bauliste|||assembly list
Baulos|constr||construction lot
Baulänge|||face-to-face dimension
Baulärm|||construction noise
Baulücke|||gap in street frontage
Baumart|bot||tree species
Baumasse|||cubic capacity
Baumaxt|||felling axe
Baumaßnahme|constr|bauliche Maßnahme|building operation
Baumbestand|agr|stehender Bestand|tree population
Baumharz|||resin
Baumhopf|orn||green wood hoopoe
Baumlack|||seed lac
Baumnuss|bot,ch||walnut
Baumpilz|||tree fungus
Baumsaft|bot||tree sap
Baumstruktur||Hierarchie|tree structure
Baumsäge|||pruning saw
Baunorm|constr||construction standard
Baunzerl|cook,a|Milchbrötchen|scone
Bauordnung|pol|Baubestimmungen|building regulations
Bauphase|constr|Bauabschnitt|job section
Bauplatz|ugs||building plot
Bauraum|||installation space
Baurecht|jur||building law
Baureihe|||series
Bauruine|constr||unfinished building
Bausand|constr||building sand
Bausanierung|constr|Gebäudesanierung|building refurbishment
Bausatz|||construction kit
Bausch|||wad
Bauseil|mach||construction rope
Bausektor|econ|Bauwirtschaft|building industry
Baustahl|||mild steel
Baustatiker|constr|Tragwerksplaner|structural designer
Baustil||Architektur|architectural style
Baustoff|constr||building material
Baustopp|||suspension of building work
Baustufe|constr|Bauabschnitt|job section
Bausubstanz||Gebilde|fabric
Bausumme|||building sum
Bautafel|||building blackboard
Bautischler|constr,nord|Zimmermann|site carpenter
Bautrupp|||works gang
Bauwagen|||contractor’s shed
Bauwesen|||civil engineering
Bauxit|min||bauxite
Bauzaun|constr||site fence
Bauzeichnung||Bauplan|construction drawing
Bauzeit|||construction time
Bavesen||Süßspeise (Arme Ritter)|
Bayram|relig|Zuckerfest|Sugar Feast
Bayrumbaum||Pflanze (Westindischer Lorbeer)|
Bazi|by|Schlawiner|rogue
Bazille||Erreger, Krankheitserreger|
Bazillus||plötzliches Interesse an einer Aktivität|bug
Beanstandung||Grund für Unzufriedenheit|grievance
Beat|mus||beat music
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
Bedrängnis||Enge; Elend|dire straits
Beduine|||Bedouin
Beefsteak|reg|Speise|
Beendung||Beendigung, Abschluss|completion
Befahrung|auto|Befahren einer Straße|use of a road
Befall|med|Invasion, Eindringen|invasion
Befangenheit||Vorurteil|prejudice
Befehlshaber||Kommandant|commander
Beffchen|textil|Halsbinde mit zwei herabhängenden Streifen bei Amtstrachten|bands
Befolgung||Einhaltung|observance
Befrachtung|transp|Beladen|loading
Befrager||Interviewer|interviewer
Befreier|||deliverer
Befundung|med|Auswertung eines Testergebnisses|appraisal
Beförderer||Katalysator|
Befürwortung||Nachweis; Einverständnis|support
Beg||früherer türkischer Titel|bey
Begasung|||gassing
Begebung||Ausstellung, Ausgabe|issuance
Begier||Drang, Begehren|desire
Begierde||Wunsch, Verlangen|desire
Beglaubigung||Zeugnis, Bescheinigung|attestation
Begleichung|fin|Zahlung, Ausgleich|settlement of account
Begleitbrief||Anschreiben|covering letter
Begleithund|zool|Gesellschaftshund|companion dog
Begonie|bot||begonia
Beguine||ein Tanz|beguine
Begünstigung||Unterstützung|patronization
Behausung||Zuhause, Bleibe; Heim|dwelling place
Behelf|a|Hilfe, Hilfsmittel|aid
Behelfsbau||Bauwerk (armselige Wohnung)|temporary building
Behelligung|geh|Belästigung|pestering
Beherbergung||Unterbringung|provision of accommodation
Beherztheit||Mut|gumption
Behuf|alt|Absicht, Zweck|purpose
Behältnis||Container, Gefäß|container
Behändigkeit|geh|Beweglichkeit|agility
Beiblatt||Ergänzung|supplement sheet
Beiboot|naut||dinghy
Beifang|||bycatch
Beifuß|bot||mugwort
Beifügung||Zusatz|addendum
Beigabe||Zubehör, Zusatz; Ergänzung|adjunct
Beignet|cook|Schmalzgebackenes|fritter
Beihahn|orn||satellite male
Beiheft||Ergänzung|supplement
Beiklang||Ton|note
Beikost|cook||complementary foods
Beikraut||Pflanze (Unkraut)|weedy species
Beiluft|||admixed air
Beimann|||driver’s assistant
Beimengung|chem|Zusatz|addition
Beimischung||Zugeben, Ergänzen|addition
Beiname||Spitzname|sobriquet
Beinbrech||Blume|
Beinchen|electr,ugs|Anschluss|connector pin
Beinhaus|||charnel house
Beinwell||Pflanze|comfreys
Beinwurz||Pflanze|
Beirat||Vorstand, Aufsichtsrat; Kommission|advisory council
Beisatz|ling||apposition
Beisegel|naut||light sail
Beisel|ugs|Bar, Gaststätte|
Beistellung||Bereitstellung|provision
Beistrich|a|Komma|comma
Beitel||Werkzeug|chisel
Beiton|mus||overtone
Beitragende||Mitarbeiter|contributor
Beiwagen|cook||sidecar
Beiwerk|||attachment
Beiwert|alt|Faktor|coefficient
Beiwort|||epithet
Beiz|ugs|Gaststätte, Wirtschaft|simple restaurant
Beizbad|||pickling bath
Beize|cook,ch|Wirtschaft, Kneipe|simple restaurant
Beizer|cook,ch|Wirt|pub landlord
Beizug|ch||involvement
Beißerchen|ugs|Zahn|toothy-pegs
Beißkorb|||muzzle
Beißring|||teething ring
Bejahung||Bestätigung|affirmative
Bekehrer||Missionar|proselytizer
Bekehrung||Operation (Sinnesänderung)|conversion
Bekräftigung||Versicherung, Bestätigung; Begründung|affirmation
Bekundung||Geständnis, Bekenntnis|avowal
Beladung|transp|Beladen|loading
Belami|alt||ladies’ man
Belaruse|||Belarusian
Belbaum|bot|Bengalischer Quittenbaum|bael tree
Belcanto|mus||bel canto singing
Beleber|chem||activator
Beleger|||occupant of sth.
Belegstelle||Zitat; Hinweis|quotation
Belehnung||Verleihung|lending money
Beleibtheit|anat|Fülle|fatness
Beleihung||Verleihung|lending money
Belemnit|min||belemnite
Belgier|||Belgian
Belletristik|lit|schöngeistige Literatur|polite literature
Belobigung||Anerkennung|praise
Beluga|zool|Weißer Delfin|beluga whale
Belustigung||Unterhaltung|amusement
Belüfter|techn||aerator
Bemannung||Besetzung|manning
Bemaßung|||dimensioning
Bemessung||Berechnung|assessment
Bemme|cook,reg|Butterbrot|breaktime sandwich
Bemängelung||Kritik|
Benadelung|textil|Besetzen mit Nadeln|needle setting
Benamsung|ugs|Benennung, Auszeichnung|
Benamung||Benennung, Auszeichnung|
Benchmarking|econ|Vergleich von Prozessen|
Benefit||Nutzen, Vorteil|
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
Berber|||down-and-out
Berberitze||Pflanze|European barberry
Bereifung||Reifen|tyres
Bereinigung||Berichtigung|settlement
Beretta||Firmenname stellvertretend für eine Schusswaffe dieser Firma|beretta
Bergamt|||mine inspectorate
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
Berner|||Bernese
Berufsstand||Gewerbe|trade
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
Beschickung||Zufuhr|feed
Beschimpfung||Beleidigung|insult
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
Besiedelung||Besiedlung|peopling
Besitznahme||Aneignung|appropriation
Besitzrecht|jur|Vermögensanspruch|possessory right
Besitzung|geh|Eigentum|possession
Besoffener|ugs|Betrunkener|drunk
Besoldung||Gehalt|salary
Besonnenheit||Bedacht|deliberateness
Besorger||Kurier, Bote|
Besorgnis||Befürchtung; Unruhe|apprehensiveness
Besorgung||Weg, Erledigung|errand
Bespitzelung||Spionage|spying
Beste|||best
Bestecklade|cook|Besteckschublade|cutlery drawer
Besteigung||Aufstieg|ascent
Besteller||Auftraggeber|purchaser
Bester||Erster|best
Bestform|||top condition
Bestie|||beast
Bestimmtheit||Entschlossenheit|firmness
Bestmarke|sport|Rekord|record
Bestockung|agr|stehender Bestand|tree population
Bestrebung||Versuch, Bemühen|endeavour
Bestwert|||optimum
Bestzeit|sport||best time
Bestürzung||Entsetzen|dismay
Beta||Buchstabe|
Betel|bot||betel pepper
Beteuerung||Versicherung|protestation
Bethaus||Bauwerk (Andachtsgebäude)|synagogue
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
Beunruhigung||Sorge, Unruhe|disquiet
Beurteiler||Gutachter, Sachverständiger|appraiser
Beuschel|ugs|Lunge|chopped lights
Beuscherl||Speise (Lungenhaschee)|
Beutegreifer|geh|Säugetier|predator
Beutegut|geh||booty
Beutelbuch|hist|tragbares Buch im Mittelalter|girdle book
Beutelbär||Koala|
Beutelwolf|zool|Tasmanischer Wolf|Tasmanian wolf
Beutezug||Fang|haul
Bevorratung||Beschaffung|provisioning
Bewacher||Wächter|guard
Bewahrer|||preserver
Bewandtnis||Grund|background
Beweggrund||Motiv, Antrieb|motive
Beweiskraft||Aussagekraft|conclusiveness
Beweisstück||Nachweis, Beweismittel|court exhibit
Bewerb|a|Konkurrenz|competition
Bewerter|||rater
Bewuchs||Pflanzenwelt|plant cover
Bewurf|constr||coating
Bezichtigung||Vorwurf, Anschuldigung|accusation
Bezogene|||drawee
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
Biegsamkeit||Beweglichkeit|suppleness
Biegung||Kurve|twist
Bien||alle Bienen eines Stocks|bee colony
Bienenkasten|agr|Beute|beehive box
Bienenzucht|agr|Bienenwirtschaft|bee-keeping
Biennale|art||biennial, biennale
Bierbank|||beer garden bench
Bierbass|ugs||deep bass voice
Bierbike||Hirsch|pedibus
Bierbong||Gerät (Trichter)|
Bierbrauerei||Brauhaus|brewery
Bierdose|||beer can
Bierfass|||beer barrel
Bierfest|||keg party
Bierfilz|sued||beer coaster
Bierglas|||beer glass
Bierhefe|cook||brewer’s yeast
Bierkrug|cook||beer stein
Biermix|||beer mix
Bierseidel||Schnelle|beer stein
Bierzelt|||beer tent
Biese|techn|Vorstoß|lean-to strut
Biest|||beast
Bieter|econ||bidder
Biga|hist|Wagen mit zwei Pferden|two-horse chariot
Bigamie|||bigamy
Bigband|mus||big band
Bigotterie|relig|scheinheilige Frömmelei|religious hypocrisy
Bijoutier|ch|Juwelier|
Bike|ugs|Fahrzeug|
Bilch|zool|Schlafmaus|dormouse
Bildelement||Pixel|pixel
Bilderleben|psych|Bildwahrnehmung|image perception
Bildfunk|||facsimile transmission
Bildlauf|comp|Verschieben der Bildschirmseite|scrolling
Bildlegende|print|Abbildungslegende|picture caption
Bildner||Bildhauer, Steinmetz|
Bildnis||Statue; Darstellung|effigy
Bildplatte|comp|optische Platte|optical disc
Bildpunkt||Pixel|pixel
Bildrate|||exposure rate
Bildschärfe|photo|Auflösung|image definition
Bildseite||Vorderseite|obverse
Bildstrecke||Bildergalerie|series of pictures
Bildsymbol|comp|Bildschirmsymbol|on-screen icon
Bildteil|techn||video part
Bildwelt|||visual world
Bildwerfer||Gerät (Projektor)|video projector
Bildwerk|art,geh|Skulptur, Plastik|sculpture
Bildzeichen|ling|Begriffszeichen|ideograph
Bildzeile|print|Abbildungslegende|picture caption
Bilge|naut||bulge
Billard|||billiards
Billett|ch|Ticket, Karte|admission ticket
Billigung||Genehmigung, Zulassung|approval
Billion|||trillion
Billon||Kupfer-Silber-Legierung für Münzen|billon
Bim|ugs|Straßenbahn, Stadtbahn|tram
Bimbes|ugs|Geld|
Bimetall|||bimetal strip
Bims|min|Putzstein|pumice
Binder||Kleidungsstück (Krawatte)|roof truss
Bindfaden||Schnur|tying cord
Bingo|||flick
Binkel|med,by|kleine Beule|goose egg
Binnensee||größeres Gewässer mit stehendem Wasser|inland lake
Binokel|alt|Fernglas|binoculars
Binokular||Fernglas|binoculars
Binom|math||binomial
Biobank|med||biorepository
Biobauer|agr||organic farmer
Biogenese|biol|Entwicklungsgeschichte|biogenesis
Biograph|||biographer
Biographie||Biografie|biography
Bioindikator|biol|Zeigerorganismus|bioindicator
Bioladen|||organic grocery store
Biom|biol|Lebensgemeinschaft eines großen Raums|biome
Biomasse|||biomass
Biomüll|envir||bio-waste
Bionik|||bionics
Biopsie|med||exploratory excision
Bioskop|hist||bioscope
Biosprit|auto,ugs|Biotreibstoff|green fuel
Biostrom|geol||biostrome
Biotit|min|Dunkelglimmer|biotite
Biotop||Lebensraum|living space
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
Bittgesuch||Antrag|petition
Bittschrift||Antrag|petition
Bitumen|chem|Asphalt|asphalt
Bitzler|a||hairsplitter
Biwa|mus|japanische Laute|Japanese lute
Biwak|mil|Feldlager|bivouac
Bizeps||Muskel|biceps
Blabla|ugs||blah
Blache|a|Plane|tarpaulin
Blackbox|comp|schwarzer Kasten|black box
Blackout||Stromausfall|blackout
Blag|ugs|Kind, Nachwuchs|
Blahe|ch|Plane|tarpaulin
Blas|zool||blow
Blasform|techn||tuyère
Blasiertheit||Überheblichkeit|haughtiness
Blasloch|zool||blowhole
Blasrohr|||blast pipe
Blassheit||Weiße|
Blastom|med||blastoma
Blattlinie|a|Recht eines Verlegers, die politische Meinung seines Mediuems festzulegen|
Blattwerk||Laub|foliage
Blaubock|hist||blue antelope
Blaudruck|print|Negativdruck auf blauem Grund|blueprinting
Blaufelchen|zool|Bodenseefelchen|Coregonus wartmanni
Blaugas|phys||cyanogen
Blaugel|chem||blue gel
Blauhelm|pol||blue beret
Blauholz|||logwood
Blaumann|textil|Arbeitslatzhose|dungarees
Blaupause||Vorlage, Modell|blueprint
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
Bleibad|chem||liberator
Bleicher|||bleacher
Bleierz|min||lead ore
Bleifuß|ugs|Höchstgeschwindigkeit|
Bleiglas|||lead glass
Bleiletter|print|Type|printing type
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
Blindgänger|ugs|Versager|dud
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
Blutbad|||bloodbath
Blutbahn|anat|Ader|blood vessel
Blutbank|||blood bank
Blutbild|med||blood picture
Blutegel|zool||leech
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
Blutzelle||Blutkörperchen|blood corpuscle
Blähton|techn||expanded clay
Blähung|med||intestinal gas
Bläschen|||bleb
Bläser|||blower
Blässe|||paleness
Blässhuhn||Vogel|
Blättchen|ugs|Heft|leaflet
Blättermagen|anat|Kalender|manyplies
Bläue|||blue stain
Blödelei||Klamotte|fooling
Blödheit|||looniness
Blödian|ugs|Dummkopf|stupid fool
Blödmann||Dummkopf|stupid fool
Blöße|||bareness
Blüher|||blooming plant
Blütenstaub||Pollen|pollen
Boa|zool|Riesenschlange; langer Schal aus Federn|boa
Bobbahn|||bobsled track
Bober|||Bóbr river
Bobine|textil|Spinnspule|spinning bobbin
Bobo|med,ch||ailment
Bobsport|sport||bobsleighing
Bobtail|zool||bob-tailed sheepdog
Bockbier|cook||bock
Bodden|||glacial lagoon
Bodenart|geol||character of soil
Bodenbelag||Fußboden|floor covering
Bodenbrett|constr|Diele|floor board
Bodenfläche|constr|Grundfläche|floor space
Bodenfräse||Gerät (Bodenstabilisierer)|rotary hoe
Bodenmeißel|agr|Untergrundlockerer|subsoiling attachment
Bodensatz|chem|Niederschlag|sediment
Bodentyp|||soil type
Bodenwelle|phys|Teil einer Erdebenwelle|surface wave
Body|textil||bodysuit
Bogenhanf|bot|Schwiegermutterzunge|bowstring hemp
Bogenmaß|||radian measure
Bogie|auto|Achsaggregat|bogie
Bohei|ugs|Wirbel|
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
Boi|textil||baize
Boje|naut|schwimmendes Seezeichen|buoy
Bokeh|photo|Hintergrundunschärfe|background blur
Bola||Wurfschlinge mit Kugeln|bola
Bolid|astron||bolide
Bolide|ugs||fast car
Bolle|bot|Zwiebellauch|common onion
Bollen|ugs|Oberschenkel|
Bollwerk||Festung|fortress
Bolus|art||bole
Bolzplatz|ugs|Fußballplatz|kick-about pitch
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
Bonität|agr|Bodenertrag|crop yield
Bonmot|||bon mot
Bonobo||Affe (Zwergschimpanse)|
Bonsai|bot|kleinwüchsige Bäume oder Sträucher|
Bontje|cook|Bonbon|drop
Bookmark||Lesezeichen|
Bootsbau|||boat building industry
Bootsführer||Schiffer|boatman
Bootswerft|naut|kleinere Werft|boatyard
Bor|chem|chemisches Element|boron
Bora|meteo|kalter Fallwind an der Adria|bora
Boracit|min||boracite
Borax||Mineral (Natriumborat)|
Bordbuch||Logbuch|log
Bordcase||Koffer|
Bordeaux||Stadt in Frankreich|Bordeaux
Bordero|transp|Frachtkarte|packing slip
Bordierung||Vorstoß|piping
Bordküche|aviat|Flugzeugküche|galley
Bordnetz|||vehicle electrical system
Bordwand|||plate
Bordüre||Rand|trim
Borglas|||boron glass
Borke||Rinde|tree bark
Born||Brunnen, Quelle|source
Borniertheit|psych|Scheuklappendenken|insularity
Bornit|min||bornite
Borsalbe|med||boric ointment
Borsäure|chem||boric acid
Bort||Diamant zum Schleifen|bort
Bosheit|||devilry
Boskett|agr|beschnittene Bäume und Sträucher in Gartenanlagen|boscage
Boskoop|bot||russet
Boskop|bot||russet
Bosniak|||Bosniac
Bosnier|||Bosnian
Bostitch|ugs|Hefter, Tacker|stapler
Bostoner|||Bostonian
Botanik|bot|Pflanzenkunde|study of plants
Botenjunge||Kurier|messenger boy
Botin|||intelligencer
Botox|med||Botulinum toxin
Bott|ch|Mitgliederversammlung|general meeting
Botten|ugs|Boot, Stiefel|
Boudoir|hist|Damenzimmer|boudoir
Bougie|med|Dehnungsinstrument|dilating bougie
Bouillon|ch|Brühe|nutrient broth
Bouquet|cook|Geruch des Weines|bouquet
Bourbone|pol||Bourbon
Bourrée|||borry
Boxauto|sued||bumper car
Boxkampf||Boxen|boxing fight
Boxsack|sport||punching bag
Boxsport|sport|Boxen|boxing
Boy|textil||baize
Boykott|||boycott
Bozzetto|art||maquette
Brache|||abandoned area
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
Bram|naut|zweite Verlängerung des Untermasts bei einem Segelschiff|topgallant mast
Bramburi|ugs|Kartoffel|
Bramme|||slab
Brander|mil|Brandschiff|fire ship
Brandmal|agr|Brandzeichen|brand mark
Brandsatz|mil|Brandgeschoss|incendiary
Brandwache||Überwachung einer Brandstelle|firewatch
Brandwunde||Verbrennung|burn
Brass||Ärger|trouble
Brasse|zool||common bream
Brassicaceae||Pflanze (Kreuzblütengewächs)|
Brataal|cook||spitchcock
Bratentopf|cook|ovaler Topf mit hohem Rand und Deckel|stewpot
Bratfett|cook||dripping
Brathendl|cook,by|Hähnchen|roast chicken
Brathuhn|cook,a|Hähnchen|roast chicken
Bratklops|reg|Speise|
Bratling||Speise (vegetarische Frikadelle)|patty
Bratrost||Grill|grill
Bratsche||Instrument|viola
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
Bravo|||bravos
Bravour||Meisterschaft|masterfulness
Bravourstück||Meisterwerk, Meisterstück|master stroke
Brayette|||codpiece
Break||Konter|
Breakout|||breakout
Breccie|geol||breccia
Brechbarkeit|phys|Brechungsvermögen|refractivity
Brecheisen||Werkzeug|crow bar
Brecher|techn|Brechmaschine|crusher
Brechmittel||Medikament|vomiting agent
Brechreiz||Übelkeit|nausea
Brechruhr||Infektionskrankheit (Gallenbrechdurchfall)|
Brechstange||Werkzeug|handspike
Brechung|||breaking
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
Briefkontakt||Briefwechsel|correspondence
Briefkuvert||Umschlag|envelope
Briefverkehr||Briefwechsel|correspondence
Briekäse|cook||Brie
Bries|cook||sweetbread
Brigade||Team, Arbeitsgruppe|work team
Brigadier|mil,a|Brigadegeneral|Brigadier General
Brigant|||brigand
Brigg|naut||brig
Brikett|||coal-dust brick
Brillanz||Leuchten, Glanz|vibrancy
Brilli|ugs|Edelstein|sparkler
Brimborium|ugs|Aufheben|mumbo-jumbo
Brimsen|cook,a||sheep’s milk cheese
Brioche|cook,a|Zopf|plaited loaf
Brisanz|||explosive force
Brisolette||Speise|
Broadway||Theaterviertel in New Yorck|Broadway
Broccoli||Gemüse (Brokkoli)|
Brodem||Dampf|exhalation
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
Brotteig|cook||bread dough
Brotzeit|by|Abendessen, Abendbrot; Imbiss|light meal
Bruchei|biol||cracked egg
Bruchlandung|auto|Unfall, Absturz|prang
Bruchstück||Abschnitt, Stückchen; Scherbe|piece
Brucit|min||brucite
Brumm|electr||hum
Brummbär|||growler
Brummer|ugs|Insekt|
Brummi|ugs|Lastwagen|commercial vehicle
Brummschädel|ugs|Kopfweh|headache
Brunch|cook|Vormittagsessen|late morning meal
Brunft|zool|Brunstzeit|mating season
Brunst|zool|Brunftzeit|mating season
Brustkasten||Brustkorb|rib thoracic cage
Brutalität||Grausamkeit|savageness
Brutalo|ugs|Schläger|thug
Brutdauer|zool|Betrütungszeit|brooding period
Brutei|agr||hatching egg
Brutort|orn||breeding site
Brutpaar|zool||breeding couple
Brutraum|orn||breeding range
Brutstätte||Nährboden|hotbed
Brutzeit|||nesting season
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
Brüskierung||Missachtung|slight
Brüsseler||Einwohner von Brüssel|inhabitant of Brussels
Brüstung|constr||parapet wall
Brüter|techn|Brutreaktor|breeder reactor
Brüterei|agr||commercial brooder
Bubblegum||Kaugummi|bubble gum
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
Budel|a|Bar, Tresen|bar counter
Budgetierung|fin|Haushaltsplanung|financial planning
Budike|ugs|Bauwerk (armselige Wohnung)|food kiosk
Budo|sport|japanische Kampfkünste|Japanese martial arts
Buganker|||best bower
Buggy||Käfer|push-chair
Bugholz|||bentwood
Bugkorb|naut||pulpit
Bugleine|||bow line
Bugrad|aviat||nose wheel
Bugwelle|naut||bow wave
Buhei|ugs|Angabe|
Buhle|||paramour
Buhler|geh|Verehrer|suitor
Buhmann|ugs|Feindbild|bogeyman
Buhne||Bauwerk|spur groyne
Buhruf|||boo
Bukanier||Pirat|
Bukett|cook|Geruch des Weines|bouquet
Bulette|reg|Speise (Fleischkloß)|meatball
Bulgare|||Bulgarian
Bulimie|med||bulimia nervosa
Bullauge|naut||porthole
Bulldog||Fahrzeug (Traktor, Schlepper)|tractor
Bully|sport||faceoff
Bult||Mooskuppe im Moor|hummock
Bumerang|||boomerang
Bummel||Spaziergang|stroll
Bummelei|||loafing
Bummelzug|ugs|Regionalbahn|regional train
Bummerlsalat|a|Gemüse|iceberg lettuce
Bummler|||drifter
Bums||Stoß|bump
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
Burka|||full-body veil
Burkiner|||Burkinian
Burkini|||burqini
Burleske||Klamotte|burlesque
Burmesisch||Sprache|
Burrito|cook|mexikanische um eine Füllung gewickelte Tortilla|burrito
Bursch|by||lad
Bursitis||Entzündung|
Buschmesser||Machete|machete
Busdepot|auto||bus depot
Busen|geh|menschlicher Brustbereich mit einschließenden Armen|bosom
Busfahrt|||bus ride
Bushalt|transp||bus stop
Bushalte|transp,nord||bus stop
Bushmeat||Wildfleisch, das von Urwald- und Savannentieren erjagt wurde|bushmeat
Businessplan|econ|Unternehmenskonzept|business plan
Buskarte|techn||bus ticket
Buslenker||Busfahrer|bus driver
Buslinie|||bus route
Busreise|transp||coach trip
Busserl|ugs|Kuss|friendly kiss
Bussi|ugs|Kuss|friendly kiss
Bussitz|techn||bus seat
Bussole|||dial
Busspur|auto||bus lane
Bustakt|comp||bus clock
Bustier|textil||bustiere
Butan|chem||butane
Butanal|chem||butyraldehyde
Butangas|||butane gas
Butanol|chem||butyl alcohol
Butt|zool|platter Meeresfisch|flounder
Butte|zool||lefteye flounders
Butterkeks|cook|Butterplätzchen|butter biscuit
Butylen|chem,alt||butene
Butz|a|Bulle|cop
Butze|ugs|Bauwerk (armselige Wohnung)|
Butzen||kleine Luftblase im Glas|bleb
Buxe|ugs|Hose|
Bußsakrament||Beichte|confession
Bußtag||Feiertag|day of penance
Byssus|textil|Muschelseide|sea silk
Byte|comp|acht Bit|byte
Bäck|sued||baker
Bähnler|ch||railway employee
Bällchen|||small ball
Bändchen|print|Broschüre|booklet
Bändel|||ribbon
Bändiger|||tamer
Bändsel||Seil|marline
Bärenklau||Pflanze (Herkuleskraut)|bear’s breeches
Bärin|||she-bear
Bärlapp||Pflanze (Krampfkraut)|
Bärlauch|bot|Waldknoblauch|ramsons
Bärwurz|bot||spignel
Bäumchen|bot||sapling
Bébé|ch|Säugling, Puppe|baby
Béret|ch|Hut|military beret
Bésigue||Kartenspiel|
Bésique||Kartenspiel|
Bézigue||Kartenspiel|
Bézique||Kartenspiel|
Bö|meteo|plötzlicher Windstoß|gust
Böckchen||Bock|lug
Böe|meteo|Spitze|gust of wind
Böhme|||Bohemian
Bölkstoff|ugs|Bier|
Börek|cook||burek
Börsegang|a|Börsengang|stock market launch
Börsencrash||Zusammenbruch|stock exchange crash
Börsenkrach||Crash, Zusammenbruch|stock exchange crash
Börsenmakler|fin|Wertpapiermakler|exchange broker
Börsenwert||Marktwert|stock-market price
Bösartigkeit|psych|Niederträchtigkeit|maliciousness
Bötchen|ugs|Boot (kleines Schiff)|
Böttcher||Handwerker|cooper
Bübchen||Männchen|little boy
Büchel|sued|Hügel, Anhöhe|hill
Büchertasche||Ranzen|school bag
Bückling|joc|Verbeugung|bow
Büdchen|ugs|Kiosk, Stand|food kiosk
Büfett||Buffet|sideboard cupboard
Büffelei|ugs||swotting
Bühel|sued|Hügel, Erhöhung|
Bühl|ugs|Hügel, Anhöhe|hill
Bühnenspiel|art|Theater|dramatics
Bühnenstück||Spiel, Theaterstück|stage play
Bündchen|textil||cuff
Bündelung||Gruppierung|grouping
Bündigkeit||Dichte|compactness
Bündler|telco|Multiplexgerät|multiplex equipment
Bürde||Belastung|encumbrance
Bürette|chem||burette
Bürgerkunde|school|politische Bildung|citizenship education
Bürgerliste|pol|Wählergemeinschaft|group of voters
Bürgschaft||Sicherheit|suretyship
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
Büschel||Traube|cluster
Büsi|ch||pussycat
Bütt|||speaker’s platform
Bütte|||tub
Büttel|hist|Gerichtsknecht|bailiff
Büttner|reg||cooper
Büx|ugs|Hose|
Büßer|||penitent
Büßereis|meteo||snow of the penitents
Cab||englisches Taxi|cab
Cabochon||eine Schliffform bei Schmucksteinen|cabochon
Caching|comp|Aufnehmen im Zwischenspeicher|
Cachucha|mus|spanischer Solotanz im Dreivierteltakt|cachucha
Caddie|||caddy
Caesar||Herrscher|
Caesium|chem||cesium
Cafete|ugs|Casino, Mensa|
Caisson|||cofferdam
Calcaneus||Knochen|
Calcit|min||calcspar
Caldera||Krater|volcanic inbreak crater
Callcenter|econ|Telefonberatungszentrum|call centre
Callgirl|||call girl
Cama|agr|Kreuzung zwischen Arabischem Kamel und Lama|cama
Campan|geol||Campanian
Campana|mus||cowbell
Campanile||Kirchturm|
Campher||Gift|
Campilit|ugs|Gift|
Campingbus||Wohnmobil|motorhome
Canapé||Speise (Vorspeise)|
Cannabis||Droge|
Canvas||Schuh|
Cap||Kopfbedeckung|
Capa||Umhang des Stierkämpfers|bullfighter’s cape
Caquelon|cook||cheese fondue pot
Caradoc|geol||Caradocian
Carapax|anat|Panzer|carapace
Carbid|chem||carbide
Carbon|ugs|Kunststoff|
Cargo|transp|Schiffsfracht|shipload
Caritas||Nächstenliebe|
Carnotit|min||carnotite
Carotis|anat||carotid artery
Carport|constr|Einstellplatz|car port
Carrel|||booth
Cartilago|anat|Knorpelgewebe|cartilaginous tissue
Carving|sport|Kantenfahren|carving
Carvon|chem||carvone
Casanova|||womanizer
Cashewbaum|bot|Cashewnussbaum|cashew tree
Cashflow|econ||cash flow
Cassis|ugs|Likör (Aufgesetzter aus schwarzen Johannisbeeren)|
Cassiterit||Mineral|cassiterite
Casting|sport||audition
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
Cembalo|mus||harpsichord
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
Champ|ugs|Erster, Gewinner|
Championat||Turnier, Wettkampf|
Chanson||Musikstück (Liedermacher-Song)|
Chansonnier||Liedermacher|
Chanteuse||Sängerin|chanteuse
Chanukka|relig||hanukkah
Chaotik||Unordnung|
Chapati|cook||chappati
Chaperon|chem|Verpackungsprotein|molecular chaperone
Charakterzug||Eigenschaft, Kennzeichen|trait of character
Charge||Flüssigmetall im Ofen|melting charge
Charis|||Grace
Charisma||Ausstrahlung|charisma
Charleston||einige Städte in den USA|Charleston
Charmeur|||charmer
Charta|||charter
Chartreux|zool|Kartäuserkatze|Chartreux
Chassis||Rahmen|chassis
Chassisteil|auto|Fahrwerkbauteil|chassis part
Chateau||Bauwerk|
Chatprogramm|comp|Nachrichtendienst|messenger service
Chauffeuse||Fahrer|
Chauvi|||male chauvinist pig
Cheddar|cook||cheddar cheese
Chederschule|school|jüdische Religionsschule für Grundschüler|cheder school
Chefankläger|pol|Justizminister|Attorney General
Chefcoach||Cheftrainer|head coach
Chefetage||Management|front office
Chemiewaffe|mil|chemische Waffe|chemical weapon
Chemigraph|print|Klischeehersteller|process engraver
Chemo|med,ugs||chemotherapy
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
Chimäre||Phantom, Erscheinung|chimera
Chinaschilf|bot|Stielblütengräser|silver-grasses
Chino|textil|Freizeithose|slacks
Chinon|chem||quinone
Chinook|zool|Königslachs|king salmon
Chintz|textil||chintzing
Chiné|textil||chiné fabric
Chipdesign|comp|Chipentwicklung|integrated circuit design
Chipsatz|electr||chipset
Chital||Hirsch|spotted deer
Chitinpanzer||Skelett|
Chlorat|chem||chlorate
Chlorgas|||chlorine gas
Chlorid|chem||chloride
Chlorit|chem||chlorite
Chlorung|chem||chlorination
Cholangitis||Entzündung|bile duct inflammation
Cholelith||Krankheit (Gallenkonkrement)|
Cholera||Infektionskrankheit (Gallenbrechdurchfall)|
Chopper|auto|Sportmaschine|sports type motorcycle
Choral||Lied (Kirchengesang)|chorale
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
Chrom|||chrome
Chromerz|min||chrome ore
Chromit|min||chrome iron ore
Chromrot|||chrome red
Chronist|||chronicler
Chronograph||Uhr|
Chutney|cook|pikante Soße mit Obst- oder Gemüsewürfeln|relish
Chuzpe||Frechheit, Unverschämtheit|impertinence
Chylus|||chyle
Chymus|||chyme
Cineast|||cineaste
Cinemagramm|comp|Standbild mit einer sich wiederholenden Minimalbewegung|cinemagraph
Cingulum|relig|Gürtel für ein Messgewand|cincture
Cis|mus||C sharp
Cister||Instrument (Bergmannszither)|cittern
Cisterna|anat||cistern
Citratzyklus|chem|Zitronensäurezyklus|tricarboxylic acid cycle
Claim||Slogan, Spruch|
Clairon|mus|Signaltrompete|clarion
Clathrat|chem||inclusion compound
Claves||Instrument (Klanghölzer)|
Clavichord||Saiteninstrument|clavicord
Clavicula||Knochen (Schlüsselbein)|
Claymore|hist||claidheamh mòr
Cleverness||Klugheit|canniness
Client|comp|Netzwerkprogramm, das mit einer Server-Software kommuniziert|client program
Clipart|comp||clip art
Clique||Freundeskreis, Bande; Runde|friends
Clochard|ch||down-and-out
Clog||Schuh (Holzpantoffel)|
Clou||Höhepunkt, Glanzpunkt|highlight
Clubhaus|||club house
Cluster|||file allocation unit
Clustering|stat|Gruppierung ähnlicher Elemente zu einer Menge|clustering
Clutch|||clutch bag
Coca|bot|Kokastrauch|coca plant
Cochenille||Farbstoff|cochineal
Cochlea|anat|Schnecke|cochlea
Coda|mus|Schlussteil eines Musikstücks|coda
Codec|comp||coder-decoder
Codewort|||code word
Codierer||Programmierer|coder
Coenzym|med||coenzyme
Cognac||Schnaps|
Cognomen||Spitzname|
Coiffeur|ch|Friseur|hair-dresser
Coiffeuse|ch|Handwerker|
Coiffure||Frisur|hairstyle
Coir||Faser der Kokosnuss|coir
Coke|ugs|Droge (C17H21NO4)|
Collegeblock||spiralgebundenes Notizbuch mit perforierten Seiten zum Herausreißen und Abheften|spiral notebook
Collier|||necklace
Collum|anat|Hals|neck
Colonia||Siedlung außerhalb von Rom im Römischen Reich|colonia
Colt||Revolver|Colt
Columbit|min||columbite
Combo||Kapelle, Band; Bande|small band
Combobox|comp||combo-box
Combustio||Verbrennung|
Commitment||Engagement, Bereitschaft|
Communiqué|ch|Pressemitteilung, Pressemeldung|press release
Compagnie||Kompanie|company
Compagnon||Partner|associate
Compiler||Übersetzer|compiling programm
Compo|techn||refractory ramming mixture
Computerraum|comp|Computerkabinett|computer lab
Computerwelt|comp|Informatik|computing
Concetto|lit|kunstvolles Sprachbild|conceit
Conclusio|ling,geh|Ergebnis einer logischen Überlegung|conclusion
Confiseur|ch|Handwerker|confectioner
Connaisseur|geh|Kenner|
Connection|ugs|Umgebung, Umfeld|
Contenance|geh|Fassung|poise
Contra|pol|Konterrevolutionär|counter-revolutionary
Controller|techn|Steuerung|controller module
Controlling|econ|internes Rechnungswesen|management accounting
Copilot|aviat||co-pilot
Copyleft||Lizenzkonzept, das die freie Verbreitung und Veränderung eines Werkes erlaubt|copyleft
Cord|textil|gerippter Stoff|corduroy
Cordhose|textil||corduroy trousers
Cornet|cook,ch||ice-cream cone
Cornichon|cook|kleine Gewürzgurke|cocktail gherkin
Corno||Horn|
Corporal||Soldat (Fahnenjunker)|
Corps||Burschenschaft|university fraternity
Corpsgeist|mil|Standesbewusstsein|esprit de corps
Corrigendum||Korrektur|corrigendum
Cortisol|chem||hydrocortisone
Cosinus|math||cosine function
Cottonöl|||cotton seed oil
Couleur|||shade
Counter||Gerät (Klickzähler)|
Coup||Streich; Schlag|coup
Coupe|cook,ch|Schale Eis|bowl of ice cream
Couplet||Lied (Kabarett-Chanson)|
Coupon||Gutschein|coupon
Cour||jemandem die Cour machen: um ihn werben|courtship
Courage||Mut|gumption
Courtage||Provision|brokerage fee
Courtoisie|geh|Höflichkeit, Verbindlichkeit|courtliness
Couscous||Speise|cous cous
Couvert||Umschlag|
Couverture|cook|Tauchschokolade|couverture chocolate
Cowgirl|agr||cowpoke
Coxa|anat|Hüfte|hip
Coxarthrose|med|Hüftgelenksarthrose|hip osteoarthritis
Crack|ugs|Ass|crack cocaine
Craquelé|art||pattern of fine cracks
Crayon|alt|Bleistift|
Cree||Indianervolk in Kanada|Cree
Croisé|textil||twilled cloth
Croque|cook|französisches Sandwich|
Crossover||Musikrichtung (Mischform verschiedener Musikstile)|
Croupade||Schulsprung in der Pferdedressur|croupade
Cru||Weinlage, Wachstum|growth
Crunchtime|sport|spielentscheidende Endphase eines Basketballspiels|crunch time
Crux||Schwierigkeit, Last|crux
Crystal||Droge (Metamfetamin)|
Crêpe||Pfannkuchen|crepe
Csardas|||czardas
Cumol|chem||cumene
Cuppa|art||bowl
Curie|phys|Einheit der Radioaktivität, Einheitenzeichen Ci|curie
Curling|sport|Eisschießen|curling
Curriculum||Lehrplan|curriculum
Custodia|relig||repositorium
Cutaway|textil||morning coat
Cuticula|anat||cuticle
Cutis|anat|Haut|skin
Cyan||Blaugrün, eine Grundfarbe beim Druck|cyan
Cyanat|chem||cyanate
Cyangas|phys||cyanogen
Cyanid|chem||cyanide
Cyanogen|phys||carburet of nitrogen
Cyanotypie|print|blauer Negativdruck eines technischen Plans|blueprint
Cyberpunk|lit|Zweig der Science-Fiction-Literatur|cyberpunk
Cyborg||Akronym aus cybernetic organism - Mischwesen aus Mensch und Maschine|cyborg
Cymophan|alt|Mineral (Chrysoberyll-Katzenauge)|
Cytochrom|biol|Zellfarbstoff|cellular pigment
Dachbau|constr||roof construction
Dachbox|auto||roof box
Dacheis|||ice dam
Dachfläche|constr|Langseite des Daches|pane of the roof
Dachgarten||Dachterrasse|roofgarden
Dachgebälk|constr|Dachstuhl|roof truss
Dachhase|ugs|Katze|domestic cat
Dachhaut|||roof membrane
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
Daidalos|||Daedalus
Daktylus|ling||dactyl
Dalbe|constr|Pfahl oder Pfahlbündel im Gewässergrund zum Festmachen von Schiffen o. ä.|dolphin
Dalmatik|relig||dalmatic
Damast||Textilie|damask
Damenrad||Hirsch (Damenfahrrad)|ladies’ bicycle
Damenslip|textil|Damenschlüpfer|knickers
Damenuhr|||ladies wrist watch
Damenvelo|ch|Hirsch (Frauenfahrrad)|
Damenwäsche|textil|Damenunterwäsche|lingerie
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
Darreichung|med|Eingeben|administration
Darrofen|||drying kiln
Dart||Wurfpfeil|dart
Dasberg|geol||Dasbergian
Daseinskampf|phil|Kampf ums Dasein|struggle for existence
Daseinszweck|phil|Daseinsberechtigung|right to exist
Dashboard|comp|elektronische Anschlagtafel|online dashboard
Dateiendung|comp|Dateinamenserweiterung|filename extension
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
Datenzentrum|comp|Datenverarbeitungszentrum|computing centre
Dativ|ling|dritter Fall|dative
Datolith|min||datolite
Datsche||Landhaus|weekend house
Dau||Segelschifftyp im Indischen Ozean|dhow
Daube|||stave
Dauerkarte|transp|Abonnementfahrkarte|season ticket
Daus||Sau|ace
Davit|naut||boat davit
Dazit|geol||dacite
Deadlock|comp|gegenseitiges Blockieren von Prozessen|deadly embrace
Dearborn||Stadt in Michigan, USA|Dearborn
Debet|econ|Soll|debit side
Debitor||Schuldner|debtor
Debrecziner||Wurst|
Debütant|||debutant
Dechant|relig||dean
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
Decklage|||gravel surfacing
Deckname|||code name
Deckplatte|techn|Abschlussplatte|cover plate
Deckschicht||Oberschicht|top layer
Deckweiß|||Charlton white
Deckwerk||Schlange|fascine fence
Deckwort||Kennwort|code word
Decubitus||Hautkrankheit (Dekubitalgeschwür)|
Dedikation||Widmung, Schenkung|
Deduktion||Ableitung|
Deern|nord|Mädchen|girl
Defaultwert||Vorgabe|
Defi|med,ugs|Gerät zur Beseitigung von Herzkammerflimmern|defibrillator
Defilee|geh|Parade|pageant
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
Dehnfuge|techn||expansion joint
Dehnsonde|med|Dehnungsinstrument|dilating bougie
Dehnung||Erweiterung, Verlängerung|extension
Deibel||Teufel, Satan|
Deichbau|||dike construction
Deichfuß|||toe of dam
Deichsel|||shaft
Deismus|relig||deism
Deka|||decagram
Dekade||Jahrzehnt|decade
Dekadenz||Verfall|decadence
Dekaeder|math||decahedron
Dekagon|math||decagon
Dekan|relig||head of faculty
Dekanat|relig|Kirchenbezirk|deanery
Dekanter|cook||decanter
Dekapitation||Köpfen, Enthauptung|beheading
Dekathlon||Sportart|
Dekatur|textil||decatizing
Deklaration|pol|Erklärung|declaration
Dekokt|pharm||decoction
Dekor|||decor
Dekorierung||Preis, Auszeichnung|
Dekorum|||decorum
Dekrement||Verminderung|decrement
Dekret||Gebot|fiat
Dekubitus||Hautkrankheit (Druckgeschwür)|bedsore
Dekupiersäge|techn|elektrische Laubsäge|scroll saw
Dekurio|hist|Position im römischen Reich|decurion
Delaware|||Lenape
Delegat||Kurier, Bote|
Delegierte||Abgeordnete, Abgeordneter|delegate
Delegierter||Abgeordneter|delegate
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
Demut|||humbleness
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
Dentist||Zahnarzt|dentist
Dentologie||Zahnmedizin|dental medicine
Deonym|ling||eponym
Department||Zone, Region|
Departure||Start, Abflug|
Dependance||Außenstelle|outstation
Dependenz||Abhängigkeit|
Depesche||Meldung, Telegramm|dispatch
Depletion|med|gesteigerter Verbrauch von Substanzen im Körper|depletion
Deponens|||deponent
Deponie|||landfill
Deport||Abschlag|deport
Deposition|chem|Übergang vom gasförmigen in den festen Aggregatzustand|desublimation
Depri|ugs|Melancholie, Traurigkeit|
Deputation||Entsendung|
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
Deses|mus||D sharp
Desiderat|geh|Wunsch|desired thing
Desideratum|geh|Wunsch, Nachfrage|
Desinfektion|med|Beseitigung von Mikroorganismen|disinfection
Desoxidation|chem|Sauerstoffentzug|deoxidation
Despotie|||despotism
Dessinateur|textil|Zeichner|sketcher
Dessous||Unterwäsche|piece of ladies’ underwear
Destillateur||Brenner|distiller
Destille|||liquor bar
Destination||Ziel, Reiseziel|
Destruktion||Zerstörung, Vernichtung|
Detailarbeit|med|Einstellen|fine-tuning
Detektei|||detective agency
Detektion|techn|Erkennung, Aufspüren|detection
Detektor||Gerät (Sensor)|detector
Determinans||Begleiter|
Detritus|geol|Schutt|rock debris
Deuteron|chem|Atomkern von Deuterium|deuteron
Devianz|geh||deviance
Deviation||Ablenkung|
Devise||Motto|motto
Devisenkurs||Wechselkurs|rate
Devolution|pol|Übergang zur Selbstverwaltung|
Devon|geol||Devonian
Devotionalie|relig|Andachtsgegenstand|devotional item
Dextrose|alt|Zucker|glucose
Dezennium||Jahrzehnt|
Dezenz||Takt, Feingefühl|
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
Diakon|||Deacon
Diakonat|||diaconate
Diakonie||Wohlfahrt, Fürsorge|
Dialektik|phil|Kunst der Gesprächsführung|dialectic
Dialyse|med|Blutreinigung|blood lavage
Diameter||Durchmesser|diameter
Diapause|zool|Entwicklungsruhe|diapause
Diareihe|||slideshow
Diarium||Tagebuch|
Diarrhöe||Durchfall|
Diaschau|||slide show
Diashow|||slideshow
Diaspor|min||diaspore
Diaspora|pol||members of the diaspora
Diastase|med|Auseinanderstehen v. Körperteilen, die normalerweise verbunden sind|diastasis
Diastema|med||tooth space
Diaster|chem|Tochterstern|daughter star
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
Dicköl|||bodied oil
Didaktik|||didactics
Didgeridoo|mus|traditionelles Blasinstrument der Aborigines|didgeridoo
Didymus|anat|männliche Keimdrüse|testicle
Dieberei||Diebstahl, Plünderung|
Diebesbeute||Fang|haul
Diebsgut|||stolen goods
Dieder|math||dihedron
Dieme|agr|Garbenbündel|shock
Dienstauto||Dienstwagen|official vehicle
Dienstbezirk||Polizeirevier, Revier|police district
Dienstbote||Diener|menial servant
Diensteifer||Energie|
Dienstgeber|a|Arbeitgeber|employer
Dienstgrad||Rang|rank
Dienstherr||Leiter|superior authority
Dienstmagd|hist|Dienstmädchen|servant girl
Dienstnehmer|a|Arbeitnehmer|employee
Dienstraum||Büro|office
Dienstzimmer||Büro|office
Dieselöl|||diesel oil
Diffamie|||smear
Diffamierung|pol|verleumderische Behauptung|roorback
Diffusion|phys|Durchmischung von Stoffen|
Diffusor|||diffuser
Digestif|cook|Verdauungsschnaps|digestif
Digestor|chem|Kapelle, Abzug|fume cupboard
Digger|ugs|Alter|bro
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
Diligenz|alt|Energie|
Dilution||Strecken, Verlängern|
Diluvium|geol,alt|Eiszeitalter|glacial epoch
Dime||amerikanische Münze, zehn Cent|dime
Diminutiv|ling|Verkleinerungsform eines Substantivs|diminutive
Diminutivum|ling|Verkleinerungsform eines Substantivs|diminutive
Dimmer|electr||dimmer switch
Dinant|geol||Dinantian
Diner|||formal dinner
Dingel|bot||limodores
Dingens|ugs||thingy
Dinghi|naut||dinghy
Dinghy||Boot|
Dingi|naut||dinghy
Dingo|zool|australischer Wildhund|Austrialian dingo
Dingsbums|ugs|Sache|thingamabob
Dingsda|ugs|Zeug|whatchamacallit
Dinkel|bot||dinkel wheat
Diopsid|min||diopside
Dioptas|min||dioptase
Diopter|||direct vision view finder
Dioptrie|||diopter
Diorit|geol||quartz diorite
Dioxid|chem||dioxide
Dioxyd|chem||dioxide
Dip|cook|Soße zum Eintauchen|dip
Diplopie|med||double vision
Dipmeter||Messgerät|
Dipol|||doublet
Dippel|cook,reg|Tasse|mug
Diptam|bot|Brennkraut|dittany
Direktheit||Offenheit|bluntness
Direktion||Behörde für einen bestimmten Sachbereich|directorate
Direktive||Befehl, Anweisung|administrative fiat
Direktrice|alt|Direktorin|manageress
Direktrix|math|Leitlinie|directrix
Direx||Schulleiter|headmaster
Dirham|fin||dirhem
Dirhem|fin||dirham
Dirigat|mus,geh||conducting engagement
Dirn|by,nord|Mädchen, Magd|girl
Dis|mus|um einen Halbton erhöhtes D|D sharp
Disagio||Zuwachs; Abschlag|accretion of discount
Disjunktion||Trennung|disjunction
Disk||Scheibe; Datenträger|disc
Diskant|mus||treble
Diskette|comp||floppy-disc
Disko||Club, Disco|discotheque
Diskrepanz||Abweichung|discrepancy
Diskurs|ling||discourse
Dislokation||Störung|dislocation
Dislozierung|mil|Aufstellung|deployment
Disparität||Ungleichheit|disparity
Dispersion||Verbreitung|dispersion paint
Dispo|ugs||daily call sheet
Disposition||Planung|disposal
Disput|geh|Streit|dispute
Diss|ugs|Doktorarbeit|doctoral thesis
Dissens|geh|Differenz|difference of opinion
Dissertation||Doktorarbeit|doctoral thesis
Dissipation|phys|Energieverlust durch Umwandlung in Wärme|dissipation
Dissoziation||Trennung|dissociation
Disstress|psych|negativer Stress|negative stress
Distelöl|cook||safflower oil
Disthen|min||kyanite
Distinktion||Ansehen|cachet
Distomat||Messgerät|
Distribution||Verteilung|
Distributor|econ|Vertriebshändler|distributor
Distrikt||Bezirk, Kreis|district
Dithering||Nachbildung von Zwischenfarben durch Grundfarben|dithering
Diurese|med||diuresis
Diuretikum||Medikament (harntreibendes Mittel)|diuretic
Divergenz||Abweichung|divergence
Diverses||Allerlei|
Divertikel|anat|Ausstülpung eines Hohlorgans|outpouching
Division|math|Teilung|division
Divisionär|mil,ch|Generalmajor|Major General
Divisor|math|Teiler des Bruches|divisor
Divot|sport|ausgeschlagenes Rasenstück beim Golf|divot
Diwan||Liege|divan
Dixie|mus||Dixieland
Diärese|||diaeresis
Diätetik|||dietetics
Diätist|a||dietitian
Diätplan|cook||diet sheet
Diözese||Bistum|diocese
Diözie|bot|Zweihäusigkeit|dioecy
Djihad|relig||Jihad
Dobby|textil|Schaftmaschine|dobby head
Dock|naut|Anlage zum Bauen und Ausbessern von Schiffen|dock
Docke||Springer|jack
Dodecan|chem||dodecane
Dodel|a|Dussel|nitwit
Dodo|zool|ausgestorbener Vogel, der nicht fliegen konnte|dodo
Doge|hist|Staatsoberhaupt von Venedig oder Genua|doge
Dogma||Lehre|doctrine
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
Dolle|naut|Rudergabel|thole
Dolm|||common bullhead
Dolmen|hist||Hunebed
Dolomit|min||dolomite
Domberg|geol|Glockenberg|bornhardt
Domdekan|relig||cathedral dean
Domestik|hist|Hausangestellter|domestic
Domeykit|min||arsenical copper
Domherr|relig||canon
Domina|||dominatrix
Domizil||Zuhause, Bleibe; Heim|domicile
Domkirche|constr|große Kirche an einem Bischofssitz|cathedral church
Domlager|techn||strut bearing
Dompfaff||Vogel|common bullfinch
Domplatz|||cathedral square
Dompteur|||tamer
Domstadt|||cathedral city
Domäne||Gut; Fachbereich|estate
Donator||Spender, Stifter|donor
Dongle|comp|Kopierschutzstecker|software protection dongle
Donnerbüchse|mil,joc|Kanone, Ballermann|shooter
Donnerwetter|alt|Ausdruck der Überraschung oder Bewunderung|Oh
Doofheit|ugs|Dummheit, Unwissenheit|
Doofie|ugs|Dussel|goof
Dope|ugs|Gras (Haschisch)|
Dopingtest|sport|Dopingkontrolle|doping test
Doppel||Kopie|duplicate
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
Dorier||Volksstamm|
Dornbusch|bot|Dornenstrauch|thorn bush
Dornenweg||Leiden|
Dornhai|zool||spiny dogfish
Dornwarze|med|Fußsohlenwarze|plantar wart
Dorsch||Fisch|Atlantic cod
Dosieranlage||Gerät|proportioning equipment
Dosimeter|techn|Dosismessgerät|dosemeter
Dosimetrie|phys|Strahlendosismessung|dosimetry
Dossier||Ordner mit Schriftstücken|file
Dost|bot|Gewürzpflanze, wilder Majoran|oregano
Dotation|geh|Mitgift|
Dotierung|electr|Einbringen von Fremdatomen|doping
Dotter|||yolk
Double|||double
Doublette||Duplikat für Betrugszwecke|clone
Doughnut||Donut|
Downton|geol||Downtonian
Drachme|hist||drachma
Dragee|cook||sugar-coated tablet
Draggen|naut||drag
Dragon|bot,alt|Estragonkraut|dragon wormwood
Dragoner|hist||dragoon
Drahtesel|ugs|Fahrrad, Rad|bike
Drahtkorb||Bauelement im Wasserbau|gabion
Drahtseilakt||Spagat|balancing act
Drahtstift||Nagel|wire nail
Drahtverhau||Stacheldraht|wire entanglement
Drahtwort|telco|Drahtanschrift|telegraphic address
Drahtzange|techn|Drahtschneider|wire cutter
Drainage|||draining
Drainagerohr|agr|Entwässerungsrohr|drainage pipe
Draisine||Fahrzeug (Laufmaschine)|track motor car
Drall|textil|Draht, Drehung|twist
Dram||Währung Armeniens|dram
Dramatik|||dramatic art
Dramödie|||dramedy
Drangsal|||tribulation
Dranktonne|envir,nord|öffentlicher Behälter zur Müllabfuhr|bin container
Draufgabe|a|Extra, Bonus|added extra
Draufsicht||Ansicht|topview
Dreckspatz||Ferkel|ragamuffin
Drehachse|phys|Rotationsachse|rotational axis
Drehbank|techn|Drehmaschine|lathe
Drehbewegung||Drehung|rotatory motion
Dreher|||lathe operator
Drehfeld|electr||rotating field
Drehgelenk|techn|Angelpunkt|pivot
Drehknopf||Griff|knob
Drehkraft|phys,ugs|Betätigungsdrehmoment|operating torque
Drehkran|||revolving crane
Drehort|||location
Drehplan|art||shooting schedule
Drehpunkt||Zentrum, Angelpunkt|centre of rotation
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
Dreikant|||saddle
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
Dress||Trikot|sports kit
Dresseur|||animal trainer
Dressman|||male fashion model
Drill||Übung|drill
Drillich|textil||drill
Drilling|mil|Jagdgewehr mit drei Läufen für Schrotschuss und Kugelschuss|three-barrelled rifle-shotgun
Drink|ugs|Getränk|tipple
Driss|ugs|Unsinn, Blödsinn|
Drive||Antrieb, Schub|
Drogenarbeit||Sozialarbeit mit Drogensüchtigen|drug work
Drogendelikt|jur|Rauschgiftdelikt|drug offence
Drogensucht|med|Rauschgiftsucht|drug addiction
Drogist|pharm||chemist
Drohn|zool,geh||drone
Dromedar|zool|Arabisches Kamel|dromedary
Dronte|orn||dodo
Dropkick|sport||drop kick
Drops|cook||fruit drop
Droschke|ugs|Taxi|cab
Drossel|electr|Spule|inductor
Druckraum|med,ugs|Drogenkonsumraum|drug consumption room
Druckstock|print|Klischee|block
Drucktopf|cook|Schnellkochtopf|pressure cooker
Druckwelle|phys|Verdichtungswelle|shock wave
Druckwerk||Veröffentlichung, Abdruck|printed publication
Drucköl|||pressure oil
Drud|a,by|Nachtgeist, Hexe|witch
Drudenfuß||Pflanze (Schlangenmoos)|
Druide|||druid
Drumset||Schlagzeug|
Drusch|agr||threshing
Druschina|hist|Gefolge eines russischen Fürsten|druzhina
Druse|min||geode
Drän|||drainage channel
Dränage|||drainage
Drängler|||pushy person
Dränrohr|agr||drainage pipe
Drögeler|ch||drug taker
Drüse|anat||gland
Dschihad|relig||Jihad
Dschinn||Dämon|djinn
Dschunke|||junk
Dualität|||dual nature
Dualzahl|math||binary number
Dubbel|cook,reg|Pausenbrot|breaktime sandwich
Dubiose|||bad debt
Dublee||Metall mit Gold-Überzug|rolled gold
Dublette||Duplikat für Betrugszwecke|clone
Dublone|||doubloon
Dubnium|chem||hahnium
Duce|hist|Titel Mussolinis|Duce
Ducht|naut|Ruderbank|thwart
Ductus|anat|Gang, Röhre|duct
Dudelsack||Instrument|bagpipes
Duduk|mus||duduk oboe
Duellant|||dueler
Duftnote|||fragrance
Duftspur|||odour trace
Duftstoff||Parfüm|scent
Duftwasser||Parfüm|perfume
Duftöl|||fragrance oil
Dugong|zool||dugong
Dukat|hist||ducat
Dukaten|hist||ducat
Duke||Herrscher|
Duldsamkeit||Nachsicht|forbearance
Dulle||Dussel|nitwit
Dult|by|Volksfest, Jahrmarkt|church festival
Dulzian|mus||dulcian
Duma|pol|russisches Parlament|Duma
Dummchen|ugs|Dummer|silly
Dung||Mist, Dünger|stable manure
Dunit|min||dunite
Dunking|sport||slam dunk
Dunst||Nebel, Dampf|exhalation
Dunstkreis|ugs|Umgebung, Umfeld|neighbourhood
Duodenum|anat||gut
Duopol|econ||duopoly
Duplik|jur||rejoinder
Duplikat||Kopie|duplicate
Duplikation||Operation (Verdoppelung)|
Duplizierung||Operation (Verdoppelung)|duplication
Dur|mus||major
Durchbiegung|constr|konvexe Krümmung|camber
Durchfluss|med|Diabetes|diabetes
Durchflutung|electr|Summe der elektrischen Ströme, die eine Fläche durchfließen|magnetomotive force
Durchlass||Abzug|outlet
Durchlauf|art|Probe des gesamten Ablaufs einer Aufführung|run-through
Durchschlag||Abschrift, Kopie|press copy
Durchschrift||Abschrift, Kopie|copy
Durchsicht||Änderung, Revision|revision
Durchwahl|telco|Apparat|extension
Durchzug|||top gear acceleration
Durian||Frucht|
Duromer||Kunststoff|thermosetting plastic
Duroplast||Kunststoff|thermosetting plastic
Duschbad|||shower bath
Dusel||Nebel|fuddle
Duster|textil|Staubmantel|duster
Dutt||Haarknoten|bun
Duvet|textil,ch||continental quilt
Dux|mus|Thema einer Fuge|subject of a fugue
Dyade|math||dyadic product
Dyas|geol|älterer Name des Perms|Permian
Dyke|geol|Gang|dike
Dyn|phys|Einheit der Kraft|dyne
Dynamit|||dynamite
Dynastie|||dynasty
Dysarthrie||Krankheit (Sprechbewegungsstörung)|dysarthria
Dysenterie||Krankheit|dysentery
Dysgeusie|med|Geschmackssinnstörung|dysgeusia
Dyskalkulie|med|Unfähigkeit, mit Zahlen umzugehen|arithmetic disorder
Dyskinesie|med|Störung des Bewegungsablaufs|dyskinesia
Dyskorie|med||dyscoria
Dyskrasie|med|Störung der Blutzusammensetzung|blood dyscrasia
Dyslalie|med|Stammeln|stammering
Dyslexie|||dyslexia
Dyspepsie|med|Verdauungsstörung|disturbance of digestion
Dysphagie||Krankheit (Schluckstörung)|dysphagia
Dysphonie|med|Stimmbildungsstörung|dysphonia
Dysplasie|med|Fehlentwicklung|dysplasia
Dyspnoe|med||laboured breathing
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
Dörfchen|||hamlet
Dörfler||Dorfbewohner|village man
Dörrobst|||dried fruit
Dörrpflaume|cook|gedörrte Zwetschge|prune
Döschen|||little tin
Döskopp|nord|Dussel|nitwit
Düffel|||duffel
Düker||Rohrleitung unterhalb eines Bauwerks oder Gewässers|
Düngung|agr||fertilization
Dünkel|geh|Überheblichkeit|pretentiousness
Dünnbier|cook||weak beer
Dünndarm|anat||small intestine
Dünnheit|||tenuity
Dünnung||Flanke|flank steak
Dünung|||groundswell
Düppel|mil||chaff
Dürreperiode||Trockenheit|drought
Düsenjet|ugs|Maschine (Strahlflugzeug)|
Düsterheit||Dunkelheit, Finsternis|gloom
Düsterkeit||Melancholie|sombreness
Düsternis||duch Nebel oder Rauch|murk
Ebbe||fallendes Wasser am Meer|ebb
Ebbetor|||ebb tide gate
Ebbeweg|||ebb path
Ebbstrom|phys|Ebbeströmung|ebb
Ebenheit|||evenness
Ebenist|hist||ebonist
Ebenmaß||Schönheit, Ästhetik|
Eber|zool|männliches Schwein|boar
Ebola|med||Ebola fever
Ebonit|||hard rubber
Echelon|mil,alt|Staffel|echelon formation
Echolot|techn||echo sounder
Echoraum|||live room
Echse|zool||lizard
Eckball|sport||corner kick
Eckbank|||corner seat
Eckfahne|||corner flag
Eckmaß|math||width across corners
Ecknaht|techn||corner weld
Eckpfeiler|phil|Grundsatz|tenet
Eckplatz|||corner seat
Eckpunkt||Scheitel|vertex
Ecksofa|||corner sofa
Eckstoß|sport||angle joint
Eckstück|||elbow joint
Ecktisch|||corner table
Eckturm|constr||corner tower
Eckwert|econ|Vergleichsgröße|benchmark
Eckzahn|anat||canine tooth
Eckzins|fin||base lending rate
Eclair|cook||éclair
Ecstasy|pharm||methylenedioxymethamphetamine
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
Edition||Fassung; Ausgabe|edition
Edukt|chem|Rohstoff|starting material
Efeu|bot|immergrüne Kletterpflanze|ivy
Effektivität||Wirksamkeit|effectiveness
Effektor|techn||actuator
Effet|||english
Egalisierung||Gleichstellung, Anpassung|
Egel|zool|Wurm, der Blut saugt|leech
Egestion||Stuhlgang|
Egge|agr|Gerät zum Lockern des Ackers|harrow
Egghead||Wissenschaftler, Forscher|
Egli|ch|Flussbarsch|perch
Egoismus|||egoism
Egoist|||self-seeker
Egomane|||ego-maniac
Egomanie|psych|krankhafte Ichbezogenheit|egomania
Egotrip|||ego trip
Egozentrik||Überheblichkeit|self-centredness
Ehebett|||marriage-bed
Ehebruch|jur||adultery
Ehebund|||matrimony
Ehedrama|||marital tragedy
Ehegatte||Gattin|spouse
Ehegelübde||Jawort|wedding vow
Ehegespons||Ehemann, Mann|
Eheglück|||marital bliss
Ehekrach|||domestic disturbance
Ehekrise|||marriage crisis
Eheleben|||married life
Eheleute||Ehepaar|married-couple
Ehelichkeit|jur|eheliche Abstammung eines Kindes|legitimacy of a child
Ehename|||married name
Ehepartner||Ehemann, Mann|spouse
Eherecht|jur||matrimonial law
Ehering|||wedding ring
Ehestand|||wedlock
Ehrbarkeit|alt|Ansehen|respectability
Ehrenhandel|hist|Ehrenangelegenheit|affair of honour
Ehrenmal|||cenotaph
Ehrenposten||Ehrenamt|honorary post
Ehrenpreis||Belohnung|prize
Ehrenschutz|pol,a|Schirmherrschaft|patronage
Ehrentafel||Gedenktafel|commemorative plaque
Ehrentag||Geburtstag|great day
Ehrentor|sport||consolation goal
Ehrerbietung||Respekt, Achtung|deference
Ehrfurcht||Staunen|awe
Ehrgeizler||Streber|
Ehrlosigkeit||Schande|dishonour
Eiablage|||oviposition
Eibe|bot|giftiger Nadelbaum|yew
Eibisch||Strauch|mallows
Eichamt|||national metrology institute
Eichbaum|geh||oak tree
Eichgas|||calibration gas
Eichkater||Säugetier (Eichhörnchen)|Eurasian red squirrel
Eichkatze||Säugetier (Eichhörnchen)|
Eichkätzchen||Säugetier (Eichhörnchen)|Eurasian red squirrel
Eichmaß|||calibration standard
Eichung|techn|Eichen|calibration verification
Eidam|alt|Schwiegersohn|son-in-law
Eidbruch|jur,alt||perjury
Eidechse|zool||lizard
Eidgenosse||Schweizer|Swiss
Eidotter||Eigelb|yolk
Eierkopf|anat||egghead
Eierkuchen||Pfannkuchen|pancake
Eierschwamm|biol|Echter Pfifferling|true chanterelle
Eierspeise|a|Rührei|scrambled eggs
Eiertanz|||intricate manoeuvring
Eieruhr|||egg timer
Eifer||Feuer, Leidenschaft|mettle
Eiferer|||zealot
Eigenart||Natur, Persönlichkeit; Charakter|nature
Eigendynamik||Schwung|momentum
Eigengoal|sport,ch|Eigentor|own goal
Eigengut|||personal property
Eigenheit||Tick, Angewohnheit|mannerism
Eigenlob|||self-praise
Eigenschutz||Selbstschutz|self-protection
Eigner||Besitzer, Eigentümer|owner
Eihaut|med|Wasserhaut|amnion
Eihülle|||egg integument
Eiklar||Eiweiß|egg-white
Eiland||Insel|island
Eilbote|||express messenger
Eilbrief|||express letter
Eileiter|anat||uterine tube
Eilgut|||express freight
Eilpost|||express mail
Eiltempo|||rush
Eilzug|||fast train
Einakter|||one-act play
Einarbeitung||Kennenlernen|familiarization
Einbahn|ch||one-way street
Einbaum|||dugout canoe
Einbehaltung||Zurückhalten, Beibehaltung|retention
Einbeulung||Delle, Beule|dent
Einbezug|ch|Einbindung|integration
Einbiegung||Abzweigung|turning
Einbrenn|cook,a|Mehlschwitze|roux
Einbuchtung||Einschnitt|indentation
Eindeichung||Eindämmung|embankment
Einehe|zool||monogamy
Einengung||Zwang, Beschränkung|narrowing
Einfalt|||simple-mindedness
Einfang|phys||neutron capture
Einfassung||Rand, Begrenzung|bordering
Einforderung||Aufforderung, Verlangen|demand
Einfuhrquote|econ|Einfuhrkontingent|import quota
Einfärbung||Färben|dyeing
Einfühlung||Gespür, Fingerspitzengefühl|
Eingabemaske|comp|Datenerfassungsmaske|opening mask
Eingangstest|techn|Wareneingangsprüfung|incoming test
Eingeborener||Einheimischer, Ureinwohner|native
Eingebung||Ahnung; Idee|intuition
Einglas|||monocle
Eingrenzung||Begrenzung|containment
Einguss|||git
Einhausung||Gehäuse|enclosure
Einhebung|fin,a|Erhebung|collection
Einhegung||Gehege|enclosure
Einheitssatz|fin|fester Steuersatz|flat tax rate
Einhufer||Säugetier|equid
Einkerbung|techn|Zacken, Zacke|indentation
Einkochglas||Behälter|
Einlasskarte||Eintrittskarte|admission ticket
Einleger|fin|Anleger|depositor
Einlieferung||Übergabe|committal
Einmach|cook,a|Mehlschwitze|roux
Einmachglas||Behälter|
Einmaster|naut|Segelschiff mit einem Mast|single-masted ship
Einphasen|electr|Phasenabgleich|phasing
Einrad|sport||unicycle
Einreichende||Antragsteller|submitter
Einrenkung|med|Reposition eines Gelenks|reduction
Einriss|||crack
Einrückung|print|Einzug|indentation
Einsaat|agr|Säen|sowing
Einsammlung||Einsammeln|collecting
Einsatzfall||Gebrauch, Anwendung|application
Einsatzzweck||Verwendungszweck|use
Einschaltung||Start, Aktivierung|activation
Einschluss||Operation (Einbindung)|embedding
Einschnürung|techn|Haltepunktmarkierung|bamboo ring
Einschub|||insertion
Einschuss|textil|Gewebsfäden, die zu den Kettfäden im Webstuhl quer liegen|weft
Einsegnung|relig|Weihe|consecration
Einsenkung|constr|Absenkung|subsidence
Einser|by||one
Einspielung||Aufzeichnung, Aufnahme|sound recording
Einsprache|ch|Protest, Widerspruch|protest
Einspringer|art|Ersatz|understudy
Einsprung|comp|Eintrittsstelle|entry point
Einstellwert||Einstellung|adjusting value
Einstelplatz|auto|Parkplatz|place to park
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
Eisbahn|sport|Schlittschuhbahn|ice rink
Eisblume|||frost work
Eisbombe|cook||ice-cream bombe
Eisbrei|envir||frazil ice
Eisbruch|envir|Gletscherbruch|icefall
Eisbude|||ice-cream kiosk
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
Eisente|orn||long-tailed duck
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
Eismaschine|cook|Speiseeisbereiter|ice-cream machine
Eismöwe|orn||glaucous gull
Eisnebel|meteo||freezing fog
Eisprung|med||ovulation
Eisrand|||ice edge
Eisregen|meteo|unterkühlter Regen|supercooled rain
Eisriese|astron||ice giant
Eisring|sport|Schlittschuhbahn|ice rink
Eisrose|||ice fern
Eissalat|bot,a||iceberg lettuce
Eissalon|a|Eisdiele|ice-cream parlour
Eisschmelze|meteo|Gletscherschmelze|glacier melt
Eisschrank|alt|Kühlschrank|refrigerator
Eissorte|cook||type of ice cream
Eisspat|min||ice spar
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
Eklat||Skandal|scandal
Eklipse||Sonnenfinsternis|
Ekliptik|astron||ecliptic
Eklogit|min||eclogite
Ekstase|psych||ecstasy
Ektomie|med||ectomy
Ektoparasit|zool|Außenschmarotzer|external parasite
Ekzem||Hautkrankheit (Ausschlag)|lichen
Elan||Schwung|zest
Elastan|chem||Spandex
Elastizität||Fähigkeit von Material, nachzugeben|give
Elastomer||Kunststoff|
Elativ|ling||elative
Elch|zool|großer Hirsch des Nordens|elk
Elegie|lit|Gedicht mit wehmütig klagendem Grundton|elegy
Elektorat||Wähler, Wahlberechtigte|
Elektrik|||electrics
Elektrolyt|chem|Badflüssigkeit|electrolyte bath
Elektromobil|auto,joc|Elektroauto|electric car
Elektron||Legierung|electron
Elektronvolt||Maßeinheit|
Elektrorad|ugs|Hirsch (Elektrofahrrad)|
Elektrum||Legierung|electrum
Elemi|||elemi resin
Elen|zool|Elch|elk
Elevation||Höhe|elevation
Elevator|||nipping fork
Eleve|alt|Schüler|junior ballet student
Elfe||zarter Naturgeist|elf
Elfer|a||eleven
Elftel|||eleventh part
Elimination||Ausschluss, Beseitigung|
Eliminierung||Beseitigung|eliminating
Elko|electr|Elektrolytkondensator|electrolytic capacitor
Elle||Knochen|ell
Eller|bot|Schwarzerle|black alder
Ellipse|ling|Weglassen von Satzteilen|ellipsis
Eloge|geh||speech of praise
Elogium||Würdigung|
Elohim||Gott, Herr|
Eloquenz|geh||eloquence
Elritze|zool|Bitterfisch|common minnow
Elsbeere|bot|Atlasbeerbaum|wild service tree
Elsässer|||Alsatian
Elter|biol||parent
Elul||Monat im jüdischen Kalender|Elul
Elysium||Paradies in der griechischen Mythologie|Elysium
Email|||vitreous enamel
Emaille|||vitreous enamel
Emanation|phys|Ausstrahlung|emanation
Embargo|pol|Handelssperre|trade embargo
Emblem||Abzeichen, Plakette; Symbol|emblem
Embolie|med||embolism
Embryo|med|Keimling bis zur achten Schwangerschaftswoche|embryo
Emendation||Verbesserung, Berichtigung|emendation
Emergenz|zool|Ausschlüpfen adulter Tiere|escape of adult animals
Emesis||Erbrechen|
Emetikum||Medikament|vomiting agent
Emigrant||Auswanderer|emigrant
Eminenz|||eminence
Emir||Herrscher (arabischer Fürst)|
Emirat|||emirate
Emission||Ausstoß; Ausstrahlung|emission
Emissär|pol|Abgesandter mit geheimem Auftrag|emissary
Emittent|fin||issuer
Emitter|electr||emitter electrode
Emmentaler||Käse|
Emmer|bot||emmer wheat
Emoticon||Smiley|
Empathie|||intuition
Emphase||Nachdruck, Betonung|
Emphysem|med||emphysema
Empirie|phil|Erfahrungsdenken|experientialism
Empirismus|phil|Erfahrungsdenken|experientialism
Empore|constr||choir-loft
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
Endergebnis||Fazit, Resultat|final result
Endfassung||Ergebnis|final cut
Endgerät|telco||terminal
Endhirn|anat||endbrain
Endivie|bot||endive
Endkampf|||final showdown
Endkappe|||end cap
Endkunde|||end customer
Endlage|techn||ending position
Endlauf|sport||final run
Endmaß|||final dimension
Endnote|school|Gesamtzensur|overall mark
Endokarditis||Entzündung|endocarditis
Endokarp|bot|innere, oft harte Schicht der Fruchtwand|endocarp
Endometrium|anat|Gebärmutterschleimhaut|lining of the uterus
Endoparasit|zool|Innenschmarotzer|internal parasite
Endophyt|biol||endophyte
Endoskop|med|Spiegelungsinstrument|endoscope
Endothel|med||endothelium
Endphase|||final stage
Endpreis|||final price
Endpunkt|||end point
Endrang|sport,a||final placing
Endrohr|||tail pipe
Endrunde||Finale|final
Endsieg|||ultimate victory
Endsilbe|||final syllable
Endstand|sport||final result
Endstation||Terminal|last stop
Endstelle||Terminal|terminus
Endstufe||Verstärker|power amplifier
Endstück|||tag
Endsumme|math|Gesamtsumme|sum total
Endtest|techn||final test
Endteufe|min||total depth
Enduro||Maschine (Geländemotorrad)|
Endwert|||accumulated value
Endwirt|biol||final host
Endzeit|relig||end time
Endziel|||final aim
Endzweck||Sendung, Sinn|
Energeia||Feuer, Leidenschaft|
Energiesatz|math|Energiegleichung|equation of energy
Enfilade|constr|Aneinanderreihung von Räumen|enfilade
Engelsüß|bot||common polypody
Engerling||Insekt (Larve, Made)|grub
Engobe|||slip
Engpass|||narrow pass
Engramm|biol||engram
Enkeltochter||Enkelin|granddaughter
Enklave|||enclave
Enkomion|geh||paean
Ennui|geh|Öde|
Enok|zool|Marderhund|raccoon dog
Enquete||Umfrage, Befragung|
Enstatit|min||entstatite
Entartung||Verfall|degeneracy
Entbehrung||Einschränkung, Mangel; Entzug|austerity
Entblößung||Leeren|denudation
Entchen|||duckling
Entengrütze|bot|Kleine Wasserlinse|common duckweed
Entente|pol||Triple Entente
Entenwal|zool||northern bottlenose whale
Enter|nord|Füllen, Fohlen|
Enterich||Vogel|drake
Enteritis||Entzündung|intestine inflammation
Enteron|anat|Eingeweide|intestines
Entfall||Wegfall|repeal
Entfärbung||Bleichen|bleaching
Entgegnung||Konter|retort
Entgiftung||Entzug|detoxication
Enthalpie||Maßeinheit|enthalpy
Enthebung||Austritt, Kündigung|
Enthusiasmus||Begeisterung|zest
Enthusiast||Fan, Anhänger|enthusiast
Entity|comp|Satzinhalt eines Datenbanksegmentes|entity
Entität|comp|Satzinhalt eines Datenbanksegmentes|entity
Entkohlen|techn|Frischen|decarburization
Entkohlung|techn|Frischen|decarburization
Entkräftung||Schwäche|enervation
Entlader|||discharger
Entlarvung||Aufdeckung, Enthüllung|
Entlüfter||Klimaanlage, Abzug|
Entmutigung||Dämpfer|damp
Entnahme||Entnehmen|retrieval
Entoderm|anat||endoderm
Entomogamie|bot|Insektenblütigkeit|insect pollination
Entourage||Begleitung|entourage
Entree||Eingang, Portal|
Entrepreneur||Unternehmer|entrepreneur
Entrichtung|fin|Bezahlen, Bezahlung|payment
Entropie|||entropy
Entrümpelung||Räumung, Ausräumen|clearance
Entsagung||Verzicht|relinquishment
Entsanden|techn|Putzen|fettling
Entsatz|mil||relief forces
Entschäumen|chem|Schaumbekämpfung|antifoaming action
Enttarnung||Aufdecken, Enthüllen|exposure
Entthronung||Absetzung|deposition
Entwaffnung||Abrüstung|disarmament
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
Epilepsie||Krankheit (Anfallsleiden)|epilepsy
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
Epos|||epic
Epoxid|||epoxy
Epoxyd|||epoxy
Eppich||Sellerie|
Epsomit|min||epsomite
Equipe||Mannschaft, Team|
Equipment||Ausrüstung, Ausstattung|
Eradikation||Ausrottung|eradication
Erbanlage|chem|Gen|gene
Erbbild|chem|individuelle Kombination von Erbanlagen|genotype
Erbfaktor|chem|Gen|gene
Erbfeind|||hereditary enemy
Erbfolge|||succession
Erbgang|chem||inheritance
Erbgut||Nachlass, Erbschaft|entailed estate
Erbgutträger||Gen|
Erbin|pol||heir
Erblehen|jur||building lease
Erblinie|biol|Abstammungslinie|lineage
Erbmasse||Erbschaft|inheritance
Erbpacht|jur||building lease
Erbprinz|pol||heir apparent
Erbringung||Bereitstellung|provision
Erbstück|||family heirloom
Erbsünde|relig||original sin
Erbteil|ch|Erbschaft|inherited portion
Erdachse|||axis of the earth
Erdanker|constr||ground anchor
Erdapfel|by|Kartoffel|potato
Erdbahn|||earth’s orbit
Erdball||Globus|globe
Erdbau|constr||earthwork
Erdbirne|by|Kartoffel|potato
Erdboden||Untergrund|ground
Erdbunker||Miete|
Erddamm|||earth-fill dam
Erddruck|constr||soil pressure
Erderbse|bot|Bambarabohne|Bambara bean
Erdfall||Kessel, Krater|sinkhole
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
Erdloch|zool|Bau|burrow
Erdmasse|||mass of the earth
Erdmond|astron||Moon
Erdmännchen||Säugetier|meerkats
Erdmöbel|ugs|Sarg|coffin
Erdnuss|bot|Aschantinuss|peanut
Erdnähe|astron||perigee
Erdpech||Asphalt|natural asphalt
Erdrauch|bot||fumeworts
Erdreich||Boden, Untergrund|soil
Erdrinde|geol||crust of the earth
Erdrutsch|envir|großflächige Rutschung von Lockermaterial|landslide
Erdstoß||Erdbeben, Beben|earthquake shock
Erdstrom|||earth current
Erdteil||Kontinent|continent
Erdtrabant||Mond|Moon
Erdung||Erden|earthing
Erdwachs|geol||earth wax
Erdwall||Hügel|soil mound
Erdwerk|||earthwork
Erdwärme|envir|geothermische Energie|geothermal energy
Erdzeitalter||Ära|
Erdölbranche|econ|Mineralölbranche|oil industry
Erdölquelle||natürlicher Austrittsort von Erdöl|oil spring
Eremit||Einsiedler|hermit
Eremitei||Grotte|
Eren|reg|Hausflur|hallway
Erfolgsroman|lit|Bestseller|bestseller
Erfolgsstory||Erfolgsgeschichte|success story
Erfolgstitel|mus|Hit|top hit
Erfordernis||Bedarf, Anspruch; Voraussetzung|requirement
Erforscher||Untersuchende|investigator
Erfurter|||inhabitant of Erfurt
Erg||Sandwüste innerhalb der Saharawüste|erg
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
Erika||Heide|
Eristik|phil|Kunst des Streitgesprächs|eristic
Erkundigung||Umfrage, Befragung|
Erlaucht||Majestät, Hoheit|
Erle|bot|Laubbaum an Gewässern|alder
Erlkönig|||erl-king
Ermahnung||Warnung, Verweis|admonition
Ermattung|med|Müdigkeit|fatigue
Ermunterung||Zuspruch|encouragement
Ermutigung||Zuspruch|encouragement
Ermüdung||Müdigkeit, Erschöpfung|fatigue
Ernannte||Beauftragte|appointee
Ernteertrag||Lese|harvest
Erntefest|relig|Erntedankfest|harvest festival
Erntegut|agr||crop
Ernährer||Versorger|provider
Eros||sinnliche Liebe|eros
Erosion|||degradation
Erotik|||eroticism
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
Erstarrung||Starre|daze
Erstflug|aviat|Jungfernflug|maiden flight
Erstling|||first born
Erstsemester|ugs|Neuling|freshman
Erstsprache||Muttersprache|first language
Erstweg|telco||first-choice route
Erstzug|techn||first draw
Ertragskraft|econ|Ertragsfähigkeit|profit-earning capacity
Ertragswert|econ|Ertragsfähigkeit|profit-earning capacity
Eruption||Ausbruch|blowout
Erve|bot|Linse|lentil
Erweckung||Wiederbelebung|revival
Erweisung||Äußerung, Mitteilung|
Erwerber|jur|Käufer|buyer
Erwerbsleben||Berufsleben, Arbeitsleben|working life
Erwerbung||Kauf, Anschaffung; Erlangung|acquisition
Erwiderung||Antwort, Reaktion|answer
Erwägung||Überlegung|consideration
Erysipel|med||erysipelas
Erythem|med||erythema
Erythrozyt|anat|rotes Blutkörperchen|erythrocyte
Erzabbau|min||ore mining industry
Erzader|min||lode of ore
Erzengel|||archangel
Erzeugnis||Produkt|produce
Erzfall|min||ore shoot
Erzfeind|||sb.’s arch-enemy
Erzgang||Ader|lode of ore
Erzgrube|min||ore mine
Erzielung||Erhalt, Erlangung|obtainment
Erzlager|min|Erzvorkommen|ore deposit
Erzlaute|mus||archlute
Erzlori|orn||purple-naped lory
Erznest|min||nest of ore
Erzrabe|orn||thick-billed raven
Erzstift|relig||archdiocese
Erztrog|min||tub for the ore
Erzvater|||patriarch
Erzwingung||Durchsetzung|enforcement
Erzählprosa|lit|Erzählliteratur|prose literature
Erzähltext|lit|erzählender Text|narrative
Es|mus|um einen Halbton erniedrigtes E|E flat
Eschlauch|bot|Askalonzwiebel|shallot
Eselhase|zool||black-tailed jackrabbit
Eselhengst|zool|männlicher Esel|jackass
Eselsohr|||dog’s ear
Eselsrücken|constr|Schottischer Bogen|ogee arch
Eses|mus|Eis|E sharp
Eskapade||Abenteuer|adventure
Eskariol|bot||escarole
Eskimo|||Inuk
Eskorte||Begleitung|escort
Esoterik|||esoterism
Espadrille||Schuh|
Espe|bot|Zitterpappel|trembling poplar
Esprit||Geist, Witz|wit
Essapfel|bot||eating apple
Essay||Aufsatz|essay
Essecke|constr||dining recess
Essenz||Wesen|quiddity
Esser|||eater
Essgabel|||table fork
Essigbaum|bot|Hirschkolbensumach|vinegar tree
Essigessenz|chem|Branntweinessig|spirit vinegar
Essiv|ling|allgemeiner Ortskasus in einigen finno-ugrischen Sprachen|similaris case
Esskastanie|bot|Europäische Edelkastanie|European chestnut
Esskohle|alt||smith’s coal
Esslust|||gluttonousness
Essraum||Speisesaal|
Esssucht|med||food addiction
Este|||Estonian
Estin|||Estonian
Estragon|bot||dragon wormwood
Estrich|ugs|Dachboden|attic
Estrogen||Hormon|
Eszett||Buchstabe|
Eta||griechischer Buchstabe|eta
Etagere|alt|Regal|shelving rack
Etalon||Messgerät (Maßverkörperung)|
Etappenziel||Zwischenziel bei einem Vorhaben|milestone
Etat||Haushalt, Budget|budget
Eternit|constr||fiber-cement board
Ethan|chem||ethane
Ethanol|chem|Alkohol|ethyl alcohol
Ethen|chem||ethylene
Ethiker|phil|Moralphilosoph|ethicist
Ethnie|||ethnic group
Ethnizität||Volk, Volksgruppe|ethnic nationality
Ethologe|||ethologist
Ethologie|biol|vergleichende Verhaltensforschung|behavioural biology
Ethylen|chem||ethylene
Etmal|naut||day’s run
Etrusker|hist||Etruscan
Etui||Hülle|case
Etuikleid|textil|Schlauchkleid|sheath dress
Etüde|||etude
Eucharistie||Sakrament (Abendmahl)|Lord’s Supper
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
Euthanasie||Sterbehilfe|euthanasia
Euthymie|geh|Fröhlichkeit, Heiterkeit|
Euxenit|min||euxenite
Evakuation|ch|Räumung, Evakuierung|evacuation
Evaluation||Beurteilung|evaluation
Evaluierung||Beurteilung|evaluation
Evaporit|min||evaporate
Event||Veranstaltung|
Ewenke|||Evenki
Ewer|naut|Küstensegler mit flachem Boden|coasting barge
Exaktheit||Genauigkeit|accuracy
Exaltation||Aufregung|
Examen||Prüfung|final written exam
Examinator|school,geh|Prüfer|examination marker
Exanthem|med|Ausschlag|cutaneous eruption
Exaptation|biol|Funktionsverlagerung bei Merkmalen, die für andere Zwecke ausgebildet wurden|exaptation
Exazerbation|med|Verschlimmerung einer Krankheit|exacerbation
Exegese|geh|besonders der Bibel|exegesis
Exekution||Hinrichtung|execution
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
Exklave|||exclave
Exklusion||Ausgrenzung|exclusion
Exklusivität||Eleganz|classiness
Exkrement||Stuhl|
Exkulpation||Entlastung|
Exkurs|geh|Abstecher|digression
Exkursion||Reise, Fahrt|study trip
Exkönig|||ex-king
Exlibris|||ex libris
Exodus||Auszug|departure
Exogamie|||exogamy
Exon|biol|Abschnitt eines Gens|exon
Exophthalmus|med|krankhaftes Vortreten des Augapfels|exophthalmos
Exorzismus|relig|Vertreibung von bösen Geistern|casting out of demons
Exorzist|||exorcist
Exosphäre|phys|äußerste Schicht der Erdatmosphäre|exosphere
Exot||Mensch, Tier oder Pflanze aus einem fernen Land|exotic
Exotik|||exoticism
Expander|||elastic strap
Expansion||Ausdehnung, Ausweitung|expansion
Expedient|transp|Vertriebsdisponent|dispatcher
Expertise||Fachwissen|expert opinion
Explikation||Darlegung, Erläuterung|explication
Exploitation||Ausbeutung|
Exploration||Erforschung, Untersuchung|exploring
Exponat|||exhibit
Exponent||Vertreter|exponent
Exportland|econ|ausführendes Land|country of export
Exposee||Beschreibung einer Verkaufsimmobilie|real property description
Exposition|geh|gegenüber einer Sache|exposure
Expositur||Außenstelle|field office
Exposé||Beschreibung einer Verkaufsimmobilie|real property description
Expression||Ausprägung|
Exsikkator|chem|Laborgerät zum Trockenhalten chem. Stoffe|desiccator
Exsudat|med||exsudate
Extender|electr|Leitungsverstärker|line driver
Extension||Ausdehnung, Ausweitung|extension
Extensität|geh|Ausdehnung|extensiveness
Extensor||Muskel|
Exterieur||Front, Fassade|
Extinktion||Aussterben; Auslöschung|extinction
Extrakt||Auszug|extract
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
Faber|alt|Handwerker|
Fabrikant||Hersteller, Produzent|manufacturer
Fabrikat|econ|Marke|make
Fabrikation|econ|industrielle Herstellung|manufacturing
Facette||Schräge|bevel
Fachartikel||Schrift, Abhandlung|academic paper
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
Fadaise|geh|Wahnsinn|
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
Fahrstrecke|transp|Route, Lauf|journey route
Fahrtdauer||Fahrzeit|duration of travel
Fahrtest|auto|Probefahrt|road test
Fahrtmesser|naut|Log|log
Fahrtreppe||Rolltreppe|moving staircase
Fahrweg||Bahn|travel way
Fahrziel|||destination
Faible||Vorliebe, Neigung|penchant
Fairness||Gerechtigkeit|equity
Faktion||Gruppe|faction
Faktizität||Sachlichkeit|factuality
Faktotum|||factotum
Faktum||Tatsache|fact
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
Fallout|phys|radioaktiver Niederschlag|radioactive fallout
Fallreep|naut||accommodation ladder
Fallrohr|constr|Regenabflussrohr|rainwater pipe
Fallsucht|med,alt|zerebrales Anfallsleiden|epilepsy
Falltor|||paddle
Falltür|||trapdoor
Fallwind|||down draught
Fallzahl||Anzahl der Fälle von Therapeuten, Juristen usw., die sie zu bearbeiten haben|caseload
Falott|a|Gauner|dastard
Falsett|mus||falsetto voice
Falsifikat||Simulation, Klischee|
Falsum||Widerspruch|
Faltblatt||Flyer, Broschüre|folded leaflet
Faltboot|||folding canoe
Faltdach|||folding roof
Faltrad||Hirsch|folding bicycle
Falttor|||fold gate
Falttür|constr||folding door
Faltung|math||convolution
Falz||gefalzter Streifen beim Buchbinden|guard
Fama|geh|Gerücht|rumour
Familienname||Nachname|family name
Famulus|med||intern
Fanal||Signal, Zeichen|signal
Fanclub|||fan club
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
Fanklub|||fan club
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
Farbspur|||stain
Farbstich||Schimmer, Einschlag|tint
Farbton|||colour tone
Farbtopf|||paint-pot
Farbwerk|print||inking unit
Farbwert|phys||tristimulus value
Farce||Mache|sham
Farfalla|cook||piece of farfalle
Farmer||Bauer, Landwirt|farmer
Faschiertes|by|Hackfleisch, Gehacktes|minced meat
Faschine||Reisigbündel im Wasserbau|fascine
Faschist|pol||fascist
Fascia|anat|Muskelbinde|muscular fascia
Fase||Schräge|bevelled edge
Faselei|||blather
Faserstoff||Fasermaterial zur Papierherstellung|papermaking pulp
Faserung|||fibrillation
Fassbinder|a|Handwerker|cooper
Fassette||Seite, Aspekt|
Fasshahn|||cask tapping cock
Fasson||Weise, Stil|style
Fassrolle|aviat|Drehung um die Längsachse|barrel roll
Fassungsgabe||Zugriff|grasp
Fassöl|||packed petroleum
Fastfood|cook|Schnellimbiss|fast food
Fasttag|||fast day
Faszie|anat|Muskelbinde|muscular fascia
Faszikel|anat||fascicle
Fatum||Schicksal, Zufall|
Fatzke|||squirt
Faulbrut|zool||foulbrood
Faulgas|||digester gas
Faulpelz|||idler
Faulraum|||digester
Faultier|||idler
Faulturm|hist||dungeon
Faun||bocksfüßiger Waldgott|faun
Fauna||Tierwelt|fauna
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
Feature||Funktion, Kennzeichen|feature
Feber|ch|Februar|February
Febris|med|Fieber|fever
Fechtsport|sport|Fechten|fencing
Fecker|ch|Obdachloser|
Federball||Sportart (Badminton)|shuttlecock
Federboa|||feather boa
Federbusch|bot|Silberbrandschopf|plumed cockscomb
Federetui|school|Federmäppchen|pencil case
Federhärte|phys|Federkonstante|spring constant
Federkern||Achse, um die die Aufzugfeder gewickelt ist|arbor
Federrate|phys|Federkonstante|spring constant
Federung|auto|federnde Aufhängung|spring mounting
Federweg|||spring deflection
Federzug|||pen stroke
Fegfeuer||Fegefeuer|
Feh||Fell des Eichhörnchens|squirrel fur
Fehde|jur||feud
Fehlbetrag||Defizit|deficit
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
Feierstunde||Fest|celebration hour
Feigenblatt||Vorwand, Deckmantel|fig leaf
Feigwurz|||lesser celandine
Feim|agr|geschichteter Haufen Heu oder Getreide|rick
Feinblech|techn|dünnes Stahlblech|sheet steel
Feingold|||fine gold
Feinguss|||investment casting
Feingut|min|Durchfall, Durchgang|screened matter
Feinheit||Niveau|sophistication
Feinhub|||creep hoist
Feinkost|cook|Delikatessen|delicatessen
Feinsand|||fine sand
Feinschliff|med|Einstellen|fine-tuning
Feinstruktur|techn|Gefüge eines Werkstoffs|
Feinsäge|techn||fine saw
Feinunze||Gewichtseinheit für Edelmetalle|
Feinwaage|chem|Analysenwaage|analytical balance
Feistheit||Krankheit (Fettleibigkeit)|
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
Feldkaplan||Geistlicher|
Feldkurat|alt|Geistlicher|
Feldpost|mil||Military Postal Service
Feldspat|min||feldspar
Feldstecher||Fernglas|binoculars
Felsbank|geol||shelf
Felsbild|||rock painting
Felsblock||Felsen, Gestein|piece of rock
Felsboden|geol|Felsuntergrund|bedrock
Felsbrocken|geol|größte Korngröße bei Sedimentgesteinen|boulder
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
Fernbus|auto||long-distance coach
Fernfeld|electr||far-field
Ferngas|||grid gas
Fernkurs|school|Fernlehrgang|correspondence course
Fernleitung||Pipeline|pipeline
Fernmelder|mil|Funker|signalman
Fernost|||Far East
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
Fertigkeit||Geschick, Geschicklichkeit|skill
Fertilität||Fruchtbarkeit|fertility
Ferula|relig|päpstlicher Kreuzstab|papal cross
Fes||rote Kappe mit Quaste|fez
Fesen|bot|Dinkelweizen|dinkel wheat
Feses|mus||F sharp
Fessel||Knöchel|ankle
Festakt||Feier|ceremonial act
Festgast|||celebrating guest
Festgehalt|chem|Feststoffgehalt|solids content
Festgeld|fin||time deposite
Festiger|chem||solidifying agent
Festigung||Stärkung|consolidation
Festlichkeit||Fröhlichkeit|festiveness
Festmahl|cook|Tafel|feast
Feston|||scallop-edge
Festpunkt||Bezugspunkt für die Vermessung eines Landes|fixed point
Festrede|||official speech
Festspiel||Umzug|pageant
Feststoff|chem|fester Bestandteil|solid
Festtag||Feiertag|holiday
Festumzug||Aufzug|parade
Festungshaft|pol|Ehrenhaft|honorable confinement
Festzug||Parade|parade
Feta||Käse|sheep’s milk cheese
Fetakäse|cook||feta cheese
Fete||Party, Feier|bash
Fetisch|||fetish
Fetozid||Töten mind. eines Fötus im Mutterleib|feticide
Fettauge|cook||globule of fat
Fettheit|||richness
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
Feuertür|||fire escape door
Feuerung||Heizung|firing
Feuilleton||Unterhaltungsteil einer Zeitung|feature pages
Fex||Narr, Begeisterter|enthusiast
Fez||rote Kappe mit Quaste|fez
Fiaker||Kutsche (Pferdedroschke)|hackney carriage
Fiale|constr||pinnacle
Fiasko||Katastrophe, Desaster; Pleite|disaster
Fibel|alt|Handbuch, Anleitung|handbook
Fibrille|||fibril
Fibrom|med||connective tissue tumour
Fibrose|med||fibrosis
Fibu||Buchhaltung, Buchführung|
Fiche|comp,ch|Personendatensatz|personal data record
Fichtenmoped|ugs|Kettensäge|chain saw
Fidel|ugs|Instrument (Geige, Violine)|vielle
Fidelität|geh|Genauigkeit|
Fiebermesser|med,a|Fieberthermometer|medical thermometer
Fiedel|ugs|Instrument (Geige, Violine)|vielle
Fierant|by||market trader
Fight||Spiel, Kampf|
Figurine|||statuette
Fiktion|pol||fiction
Filaria||Krankheit (Wurmerkrankung)|
File||Datei|
Filet|cook||fillet
Filetyp|comp||filetype
Filiation|relig,geh|Tochterkloster|filiation
Filibuster||Pirat|
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
Filterpapier|cook|Kaffeefiltereinsatz|filter paper
Filtertüte|cook|Kaffeefiltereinsatz|filter paper
Filtrat|chem||filtrate
Filtration||Filtern|filtering
Filtrierung||Filtern|filtering
Filzhut|||bowler hat
Filzokratie|pol|Sumpf|sleaze
Fimmel|||craze
Finalrunde|sport|Endspiel|final
Finalspiel||Endspiel|final match
Finanzblase|fin|Spekulationsblase|financial bubble
Finanzchef|econ|Finanzvorstand|chief financial officer
Finanzier||Spender, Stifter|donor
Finanzjahr||Geschäftsjahr|tax year
Finanzplan||Haushalt, Budget|financing plan
Finanzrisiko|fin|finanzielles Risiko|financial risk
Finanzzusage|fin,ugs|Finanzierungszusage|financing commitment
Finca||Bauwerk (Herrenhaus)|
Findbuch|||finding aid
Findling||Gestein (erratischer Block)|glacial boulder
Finesse||Niveau|sophistication
Fingerfood||Speise (Gabelfrühstück)|
Fingergelenk|anat|Knöchel|interphalangeal joint
Fingerkraut|bot|roter Fingerhut|common foxglove
Fingerprint||Fingerabdruck|
Fingerzeig||Anspielung|hint
Finish||Meisterschaft, Höhepunkt|
Finitum||Schluss, Ausgang|
Finne|||Finn
Finnwal|zool||fin whale
Finte||List|ruse
Firewall|comp|Zugriffsschutz im Computernetzwerk|firewall
Firmenanteil|econ|Firmenbeteiligung|company share
Firmenbuch|a|Handelsregister|commercial register
Firmensitz||Wohnort|domicile
Firmling|relig||confirmand
Firmpate|relig||confirmation sponsor
Firmung|relig||Confirmation
Firn||alter, körniger Schnee|firn
Firneis|||firn ice
Firnis|||varnish
First|constr||roof ridge
Firstbier||Richtfest|
Firstfest|a|Richtfest|
Fis|mus|um einen Halbton erhöhtes F|F sharp
Fischart|biol||fish species
Fischbecken|zool|Aquarium|aquarium
Fischfang||Fischerei|fishing
Fischgräte||Knochen|fish bone
Fischlokal|cook|Fischrestaurant|seafood restaurant
Fischzug||Fang|haul
Fischöl|||fish oil
Fiskaljahr||Geschäftsjahr|tax year
Fiskus||Finanzamt|exchequer
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
Flachs||Pflanze (Gemeiner Lein)|flax fiber
Flachsee|||shallow sea
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
Flaus|textil,alt||frieze
Flausch|||nap
Flavour|phys||quark flavour
Flechte||Zopf|plait
Flechtwerk||Geflecht|wicker
Fleece||Textilie|fleece fabric
Flegel||Bengel; Rüpel|boor
Fleischhauer|a|Handwerker|butcher
Fleischspieß||Speise (Kebab)|kebab
Fleischware|cook|Fleischerzeugnisse|meat products
Flektem||Endung|
Fleppe|ugs|Führerschein|
Flex|ugs|Werkzeug (Trennschleifer)|angular grinder
Flexem||Endung|
Flexion|||inflection
Flexiv||Endung|
Flexor||Muskel|
Flexur|geol|S-förmige Biegung von Gesteinsschichten|flexure
Flic||französischer Polizist|French policeman
Flicker|||patcher
Flickflack||Rolle, Salto|
Flickwerk||Flicken|vamp
Fliederbeere|bot,nord|schwarzer Holunder|black elder
Fliegerei||Luftfahrt|aviation
Fliegerhorst|mil,a|Luftwaffenstützpunkt|air base
Flieth|med||fleame
Fließ|geol|schwimmendes Gebirge|shifting rock
Flimmer||Schimmer|glimmer
Flimmerkiste|ugs|Fernseher|goggle box
Flinkheit||Schnelligkeit|quickness
Flint||Feuerstein|fire stone
Flinte|mil|Gewehr mit glatter Laufbohrung|shotgun
Flipflop|electr||bistable multivibrator
Flipper|zool|Brustflosse|pectoral fin
Flitterkram||Schmuck|
Flocke||Schuppe|scale
Flockung|||flocculation
Flohbiss|||fleabite
Flohkraut|bot,ugs|Gemeiner Knöterich|spotted lady’s-thumb
Flohzirkus|ugs|verwahrloster Streuner oder generell abwertend für Hund|fleabag
Flom|reg|Bauchfett vom Schwein|leaf lard
Flor||zartes Gewebe; Blütenpracht|gauze
Flora||Pflanzenwelt|flora
Florband|||mourning band
Florett||Degen|foil sword
Florettgarn||Textilie|floss
Florettseide|textil|Abfallprodukt der Seidenhaspelei|schappe silk
Florist|||flower arranger
Floristik||Gestaltung von Blumenschmuck|floristry
Floskel||Klischee|cliche
Flotille||Flotte|
Flottille|mil|kleine Flotte|flotilla
Flucher|||curser
Fluchwort|ling|Schimpfen mit religiösen Begriffen|curse
Flugabwehr|mil|Luftverteidigung|air defence
Flugbahn||Pfad, Weg|flight track
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
Flugweg|||flight track
Flugwesen||Fliegen, Luftfahrt|aviation
Flugwut|aviat|aggressives Verhalten im Flugzeug|air rage
Flugzeit|||flying time
Flugzettel|a|Flyer, Flugblatt|flyer
Flugzeugnase||Bug|aircraft nose
Flugziel|||flight destination
Fluh|ch|Felswand|rock face
Fluid||Flüssigkeit|fluid
Fluidik|phys||fluidics
Fluidum||Ausstrahlung, Flair|aura
Fluke|zool||fluke
Flunder|zool||European flounder
Flunsch|ugs||pout
Fluor|chem||fluorine
Fluorid|chem||fluoride
Fluorit|chem||fluorite
Fluorose|med||fluoride poisoning
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
Flusswels||Fisch (Europäischer Wels)|
Fluter||Leerlauf|by-wash
Fluthöhe|envir||flood level
Fluttor|||tide gate
Flutwelle|phys|Tsunami|seaquake flood wave
Flysch|min||orogenic sediment
Flächenbrand||Großbrand|large-scale fire
Flächenmaß||Maßeinheit (Flächeneinheit)|square measure
Flädle|reg|Pfannkuchen|strips of pancake
Flämisch|ling||Flemish
Flötist|mus||flutist
Flöz||Schicht|seam
Flößer|||rafter
Flügelspitze|aviat,ugs|Tragflächenspitze|wingtip
Flügelwurzel|aviat|Tragflächenwurzel|root of wing
Flüsschen||Bach|brook
Flüstertüte|ugs|Sprachrohr|megaphone
Fock|naut|vorderes Segel|foresail
Fockmast|naut|vorderster Mast bei einem Segelschiff|foremast
Fockrahe|naut||foreyard
Fogasch|a|Fisch (Zander)|zander
Fogosch|a|Fisch (Zander)|
Fokalabstand|phys|Brennweite|focal distance
Fokaldistanz|phys|Brennweite|focal distance
Folgerung||Ableitung|extrapolation
Folgetag|||the following day
Folgewirkung||Nebeneffekt|collateral effect
Folgsamkeit||Gehorsam|obedience
Foliant|||tome
Folinsäure||Vitamin|
Folio|hist||sheet
Folium|hist||turnsole
Folkloristik||Volkskunde|folklife studies
Folksong|mus|Volkslied|folk song
Follikel|bot||follicle
Folsäure||Vitamin|folic acid
Folter|||torture
Folterbank||Instrument|rack
Fon||Maßeinheit|
Fond|cook|Flüssigkeit, in der Fleisch, Fisch oder Gemüse gekocht wurde|stock
Fondant|cook||poured fondant
Fondsitz||Rückbank|rear seat
Font||Schrift, Type|
Fontäne|constr||jet fountain
Football|sport||American football
Forche|bot|Gemeine Kiefer|Scots pine
Forensik|||forensic science
Forke||Gabel|
Forle|ugs|Kiefer|
Formamid|chem||foramide
Formans|ling||formant
Formation||Aufstellung, Anordnung|formation
Formblatt||Formular|blank form
Former|||moulder
Formerei|mach||moulding shop
Formfaktor|techn|Verhältnis von Länge zu Breite|form factor
Formgebung||Design|shaping
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
Fortune||Glück|
Fortüne||Glück|
Fossa|zool|Frettkatze|fossa cat
Fossilie|biol||fossil
Fotoapparat||Kamera|still camera
Fotoaufnahme|photo|Fotografie|photograph
Fotoband|||volume of photographs
Fotobuch|||photo book
Fotogalerie||Bildergalerie|photo gallery
Fotokunst|art|künstlerische Fotografie|fine-art photography
Fotomotiv|photo|Gegenstand einer Fotografie|photo scene
Fotoserie|photo|Aufnahmeserie|series of photographs
Fotothek|||photo library
Fotozelle|electr|Photovoltaikzelle|solar cell
Fotzhobel|ugs|Instrument (Mundharmonika)|harmonica
Foulard|textil,ch|Herrenhalstuch|cravat
Fourier|mil,ch|Hauptfeldwebel|Staff Sergeant
Foxtrott|||foxtrot
Frachtgut|transp|Ladung|freight
Frachtwesen|transp|Transportbranche|haulage
Frager|||inquirer
Fragespiel||Rätsel|puzzle
Fragesteller||Fragende|questioner
Fragewort|ling|Fragepronomen|interrogative word
Fragilität||Schwäche|frailty
Fragment||Splitter|fragment
Fraktal|||fractal
Fraktion||Gruppierung, Gruppe|parliamentary party
Fraktur||Bruchteil, Bruch|bone fracture
Frame|comp|Datenübertragungsblock|frame
Franchise||Lizenz|franchise
Franke|hist||Frank
Franken||Währung|Franconia
Frankenreich|hist|Fränkisches Reich|Francia
Franse|||fringe
Fraternität||Bruderschaft|brotherhood
Fratz|||sprog
Fratze|||grimace
Frauenhandel||Menschenhandel|traffic in women
Frauenrad||Hirsch (Frauenfahrrad)|ladies’ bicycle
Frauentyp||bestimmter Typ von Frauen|type of woman
Fraßgang|||feeding gallery
Frechdachs|ugs|Bengel|cheeky rascal
Fregatte|mil||frigate
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
Freitod||Selbstmord|suicide
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
Fries||Teil eines Rahmens|stile
Friese|||Frisian
Frikadelle||Speise|meatball
Friktion||Reibung|friction
Frisbee||Sportgerät (Wurfscheibe)|
Frischling|ugs|Anfänger, Neuling; Schweinchen|fledgling
Friseuse|ugs|Handwerker|hair-dresser
Fristende||Termin|time limit
Frisör||Friseur|hair-dresser
Frisöse|ugs|Handwerker|woman hairdresser
Fritte|||frit
Fritter|||coherer
Fritze|nord|Mensch|chap
Friulisch||Sprache|
Frohmut||Freude, Vergnügen|
Frohsinn|||exhilaration
Fron|hist|Zwangsarbeit für den Grundherrn|corvée
Fronarbeiter||Untertan|
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
Froscherl|ugs|Hefter, Tacker|
Froschmann|ugs|Taucher|combat diver
Frostigkeit||Kälte|frostiness
Frottage|||dry humping
Frottee||Textilie|terry cloth
Frotteestoff||Textilie|
Fruchtfolge|agr|Felderwirtschaft|crop rotation
Fruchtsirup|cook|Fruchtsaftkonzentrat|thick juice
Fruktose||Zucker|fructose
Frächter|a||freight carrier
Fräse|techn||milling machine
Fräser|techn||milling tool
Früchtchen|ugs|Bengel|rascal
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
Fugbank|techn||long jointer plane
Fuge|mus|mehrstimmiges Stück; schmaler Spalt|fugue
Fugu||japanischer Giftfisch|puffer fish
Fuhrgeld|||cartage
Fuhrgeschäft|transp|Kraftverkehrsgewerbe|road transport industry
Fulleren|chem||fullerene
Fumarole|geol||smoke hole
Fummel|ugs|Kleidungsstück|garms
Fundamt|||lost property office
Fundbüro|||lost property office
Fundi|pol||fundamentalist
Fundierung|constr|Fundament|foundation
Fundort|||point of discovery
Fundstätte||Fundstelle|site of the discovery
Fundus|||equipment
Fungibilität|econ|leichte Austauschbarkeit|fungibility
Fungizid||Medikament (Anti-Pilzmittel)|fungicide
Funkapparat|telco|Sprechfunkgerät|radio transceiver
Funkbild|||radio-photogram
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
Furor||Wut, Zorn|
Furore|||splash
Furt||flache Stelle im Fluss|ford
Furunkel|med||boil
Fusel|ugs|Schnaps|rotgut
Fusion||Vereinigung, Zusammenschluss|fusion
Fussel|||fluff
Futterage||Proviant|chow
Futteral||Hülle|case
Futtertrog|agr|Krippe|manger
Futur||Zukunft|future tense
Futurologie||Wissenschaft (Zukunftsforschung)|
Fuzzi||Mensch|chap
Fußangel||Falle|mantrap
Fußbad|||footbath
Fußballclub|sport|Klub, Fußballverein|football club
Fußballfeld|sport|Fußballplatz|football ground
Fußballteam||Fußballmannschaft|football team
Fußbank|||footstool
Fußbett|||footbed
Fußgeher|a|Fußgänger|
Fußgelenk||Knöchel|ankle joint
Fußgängerweg||Fußweg, Gehweg|pedestrian walkway
Fußhebel||Pedal|pedal
Fußkappe|||foot cap
Fußlage|mus||foot-pitch
Fußmatte|||doormat
Fußnagel|anat||toenail
Fußpilz|med||athlete’s foot
Fußpunkt|||nadir
Fußraste|||footrest
Fußraum|auto||footwell
Fußsack|||footmuff
Fußsohle|anat||vola
Fußspur||Fährte, Fußabdruck|foot track
Fußsteg|print||lower white line
Fußtritt|||kick
Fußvolk|hist||infantry
Fußzeile|||footer
Fußzug|||foot-mounted hoist
Fähe|hunt||female fox
Fähnchen||Flagge, Fahne|flag
Fähnrich|mil,a|Fahnenjunker|Officer Cadet
Fährboot||Schiff|ferry-boat
Fährde|geh|Gefahr, Risiko|
Fährhaus|||ferry house
Fährkahn||Boot|
Fährnis|geh|Gefahr, Risiko|
Fährschiff||Boot|ferry-boat
Fährtensuche||Spurensuche|searching for tracks
Fällbad|techn||precipitation bath
Fällkeil|||felling wedge
Fällung|||regeneration
Fälscher|||counterfeiter
Fältchen|||wrinkle
Fänger|||catcher
Färbemittel||Farbe|colourant
Färber|textil||dyer
Färberbaum|bot|Sizilianischer Sumach|tanner’s sumach
Färberei|||dyeworks
Färberwaid|bot|Deutscher Indigo|dyer’s woad
Färse|agr||heifer
Fässchen|mus|Birne|barrel
Fäule||Pilz|wood decay
Fäulnis|biol||rot
Fäustel||Hammer|small hammer
Fäustling|textil|Fausthandschuh|mitten
Föderation||Bund|federal state
Föhnwind|||foehn
Föhre|ugs|Kiefer|
Förde|geol||firth
Förderband|techn|Gurt|conveyor belt
Fördergurt|techn|Band|conveyor belt
Förderkredit|fin|Förderungsdarlehen|support loan
Fördermenge|min|Ausbeute|minig output
Förderwagen|min|Hund|mine car
Förmchen|cook||ramekin
Fötus|med|Embryo ab der neunten Schwangerschaftswoche|foetus
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
Füllgut|||filling material
Füllhorn||Überfluss|horn of plenty
Füllmasse|cook|Füllung|filling
Füllort|min|Anschlag|shaft station
Füllsel|cook|Mischfüllung|stuffing
Füllwort|ling||expletive word
Fünfeck|math||pentagon
Fünfling|med||quintuplet
Fünfpass|art||quintafoil
Fünftel|||fifth
Fünkchen||Funken|scrap
Fünte|relig||baptismal font
Fürbitte||Gebet|prayer of intercession
Fürbitter||Fürsprecher|intercessor
Fürsorger||Sozialarbeiter|social welfare worker
Fürsprache||Eintreten|advocacy
Fürwort||Pronomen|pronoun
Füsillade|hist|Erschießen|shooting
Füßchen|||tootsies
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
Gainze|||closet bend
Gaithersburg||Stadt in Maryland, USA|Gaithersburg
Gajda|mus||gaida bagpipe
Galactose|chem|Schleimzucker|brain sugar
Galadiner||Bankett|
Galaktose|chem|Schleimzucker|brain sugar
Galalith|chem||casein plastic
Galan|alt||ladies’ man
Galauniform|mil|Gesellschaftsanzug|mess dress
Galaxis|astron|Sternensystem|stellar system
Galeere|naut||galley
Galenik|pharm|pharmazeutische Technik|galenics
Galenit|min||lead glance
Galeone|naut||galleon
Galerist|art||art gallery owner
Galgen|||gallows
Galgenstrick||Schurke|rogue
Galion|naut|Bugüberhang|prow
Galionsfigur||Ikone|avatar
Galjäß||Boot|
Gallert||Gelee|jelly
Gallerte||Gelee|jelly
Gallier|hist||Gaul
Gallone|||gallon
Galmei|min||calamine
Galosche|alt|Schuh|galosh
Galvanik|||electroplating station
Gamasche|||gaiter
Gambe|mus|Viola da gamba|viol
Gambeson|mil||arming doublet
Gambist|mus||violist
Gamelan|mus|traditionelles Instrumentalensemble in Indonesien|gamelan
Gamelle|cook,ch||three-piece mess kit
Gamma|||Eega Beeva
Gammel|ugs|Pilz|
Gammelei|||loafing around
Gammler|||fleabag
Gams|by,a|Gämse|chamois
Gamswild|zool||chamois
Ganauser|orn,a||gander
Gangart|||horse gait
Gangbild|||gait
Gangerz|min||vein ore
Ganggrab|||passage grave
Ganghöhe||Steigung|lead
Ganglion|anat|Anhäufung von Nervenzellkörpern|ganglion
Gangrän|med|Brand|gangrene
Gangstertum||Unterwelt|gangsterism
Gangway|||steps
Gangzug|min||range of veins
Ganja|ugs|Droge|
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
Garant|||guarantor
Garbe|math||sheaf
Garbrand|||finishing firing
Gardemanger|cook|Küchenverantwortlicher für kalte Speisen|pantry chef
Gardine||Vorhang|net curtain
Gardist|||guardsman
Garküche|cook||cookshop
Garnele|cook|Krabbe|prawn
Garnison|mil|Standort einer Truppe|garrison
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
Gasmaus|chem||gas collection tube
Gasmotor|||gas engine
Gasnetz|||gas distribution system
Gasofen|||gas heater
Gaspore|techn|Blase|gas pocket
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
Gaumenfreude||Genuss|treat
Gaumenkitzel||Speise (kulinarische Offenbarung)|
Gaunerei||Betrug, Schwindel; List|racketeering
Gaupe|constr||dormer of a roof
Gaur|zool|wildes Rind in Indien|gaur
Gautsche|mach||couch roll
Gaze|textil|durchsichtiges Gewebe|gauze
Gebabbel||Gerede, Gelaber|patter
Gebarung|econ,a|Gebaren|conduct
Geber||Spender, Stifter|donor
Gebetsbuch|naut|Sandstein zum Renigen des Decks|holystone
Gebetshaus||Bauwerk (Gotteshaus)|house of prayer
Gebieter||Herr|lord
Gebimmel|||tinkling
Gebinde||Strauß, Blumenstrauß|bunch
Gebirgspass||Sattel|mountain pass
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
Gedenktag||letzter Montag im Mai|Memorial Day
Gedichtband|lit|Gedichtsammlung|book of poetry
Gedinge|agr||contract work
Gedinne|geol||Gedinnian
Gedrängtheit||Enge|density
Gedröhn||Lärm, Krach|
Geduldspiel||Rätsel|puzzle
Gedöns|ugs|Zirkus|hype
Geek||wer sich für Technik begeistert|geek
Geest|geol||geest land
Gefach||Fachwerk|
Gefasel|ugs|Unsinn, Blödsinn|bosh
Gefeixe||Lachen, Gelächter|
Gefieder|orn||feathering
Gefilde|geh|Gegend|clime
Geflenne|ugs|Jammern|
Geflunker|ugs|Erfindung, Schwindel|
Geflüster||Flüstern, Raunen|whisper
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
Gegengift||Medikament (Gegenmittel)|antivenom
Gegenpart|geh|Gegenstück, Entsprechung|counterpart
Gegenpol|||opposite pole
Gegenstoß||Konter|riposte
Gegenthese||Gegensatz|antithesis
Gegentor|sport||goal against
Gegentum|ugs|Gegensatz, Umkehrung|
Gegenwirkung||Reaktion|reaction
Gegnerschaft||Opposition|opposition
Gegröl||Geschrei, Gebrüll|
Gegröle||Geschrei, Gebrüll|
Gehabe|||affectation
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
Gehstock||Krücke|crutch
Gehstrecke||Fußweg|walking distance
Gehstütze||Krücke|crutch
Gehupe|||honking
Gehwagen|med|Behelf für Gehbehinderte|wheeled walker
Gehweite||Fußweg|walking distance
Gehwerk|||wheel work
Gehzeit|||walk time
Gehässigkeit||Spitze|barb
Gehöft|agr|Bauernhof|farm holding
Gehölz||Gebüsch|thicket
Gehörn|hunt|Geweih des Rehbocks|roebuck antlers
Geifer||Matsch|slobber
Geilheit|||horniness
Geiselnehmer||Entführer|captor
Geiser|geol|Springquell|geyser
Geistesblitz|ugs|Idee|brainwave
Geisteskraft||Verstand, Intelligenz|intellectuality
Geizhals|||cheapskate
Geiß||Ziege|goat
Geißbock||Ziege|billy goat
Geißel||Peitsche|whip
Geißelung|geh|Verurteilung, Verachtung|execration
Geißfuß||Werkzeug|ground elder
Geißklee|bot||cytisus brooms
Geißler|relig||flagellant
Gejaule||Gejammer|whine
Gejohl|ugs|Geschrei, Gebrüll|
Gejohle||Jubel|jubilation
Gejuchze||Jubel|
Gekeife|||nagging
Gekicher|||giggle
Gekicke|ugs|Fußballspiel|
Geklapper||Klappern|clatter
Geklimper||Klingeln, Klirren|jingle
Geklingel||Klingen, Tönen|tintinnabulation
Geklirr||Klingeln, Klirren|jingle
Gekläff||Operation|yapping
Gekläffe||Operation (Jaulen)|
Geknister||Rascheln|rustling
Gekreisch||Kreischen|scream
Gekreische||Geschrei|yelling
Gekritzel||Kratzer|scratch
Gekrätz|techn|Feststoffverunreinigungen in der Metallschmelze|dross
Gekröse|||mesentery
Gekungel|ugs|Filz, Vetternwirtschaft|
Gelabere|ugs||rabbiting
Gelage|||binge
Gelakku|electr||gel battery
Gelass|geh|Zimmer, Kammer|room
Gelateria||Eisdiele|ice-cream parlour
Gelatine|chem||gelatin
Gelaufe|||running around
Gelbholz|||fustic wood
Gelbrübe|sued|Gemüse (Möhre, Karotte)|garden carrot
Gelbwurz||Gewürz (falscher Safran)|turmeric
Geldbaum|bot||jade plant
Geldbote|||cash messenger
Geldeinheit||Währungsunion|monetary unit
Geldfluss|fin|Geldbewegungen|flow of money
Geldgeber||Spender, Stifter|donor
Geldgeschenk||Schenkung|gift of money
Geldgier|||greed for money
Geldinstitut||Bank, Sparkasse|credit institution
Geldkurs|||buying rate
Geldmittel||Fonds|funds
Geldnot|||shortage of money
Geldsack||Geldbeutel, Portemonnaie|money bag
Geldsatz|fin|Geldmarktsatz|money market rate
Geldschrank||Safe, Tresor|safe
Geldsendung|fin|Überweisung|remittance
Geldstrom|fin|Zahlungsstrom|cash flow
Geldstück||Münze|coin
Geldsäckel|ch|Geldbörse|money purse
Geldtasche||Geldbeutel, Portemonnaie|money bag
Geldtopf|fin||financial coffers
Geldwert|fin|effektiver Wert|cash value
Geldwesen|fin|Währungssystem|monetary system
Gelege|zool||clutch
Gelehrtheit||Weisheit, Bildung|
Geleise|a|Verbindung aus Schienen und Schwellen|line of rails
Geleit|mil|Fahrzeugkolonne|convoy
Geleitwort||Vorwort|foreword
Geleitzug|mil|Fahrzeugkolonne|convoy
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
Gelöbnis|||vow
Gelübde|relig||vow
Gelüst||Lust|craving
Gemach|alt|Zimmer, Kammer|room
Gemarchen|ch|Gemarkung|
Gemeindebau|constr,a|Sozialwohnanlage|social housing complex
Gemeindeflur|pol|Gemeinschaftsbesitz|common land
Gemeindegut|pol|Gemeinschaftsbesitz|common land
Gemeindewahl|pol|Kommunalwahl|local elections
Gemenge||Mischung, Gemisch; Gedränge|heterogenous mixture
Gemengelage||Durcheinander|mixture
Gemetzel|||slaughtering
Gemination|ling|Verdopplung von Konsonanten|doubling of consonants
Gemme||Edelstein, Juwel|gem
Gemunkel||Flüstern, Raunen; Gerede|whispering
Gemurmel||Raunen|murmur
Gemähte|agr|Grasschnitt|mown grass
Gemäuer||Ruine|ruins
Gemüsemarkt||Wochenmarkt|vegetable market
Gemütsart||Natur, Charakter|nature
Gemütslage||Laune, Stimmung|mood
Gemütsregung|psych,geh|Emotion|emotion
Gemütsruhe||Gelassenheit|placidity
Gen|biol|Träger einer Erbanlage|gene
Genbank|||genetic library
Genchip|chem||DNA microarray
Gendarm|||country constable
Gendrift|biol|genetische Drift|gene drift
Geneigtheit||Vorliebe; Neigung|predisposition
Generierung||Erstellung, Erzeugung|generation
Generosität||Großzügigkeit|generosity
Genese||Entstehung, Bildung|genesis
Genesene|med||recovered patient
Genet|bot||genetic individual
Genetik|biol|Erbbiologie|genetics
Genetiv|alt|Genitiv|
Genfluss|biol|genetischer Fluss|gene flow
Genfood|||genetically modified food
Genfähre|chem||gene carrier
Genick|anat|Nacken|nape
Genießer|||enjoyer of life
Genitalorgan|anat|Geschlechtsorgan|
Genius|||muse
Genlabor|||bio lab
Genlokus|chem||gene location
Gennaker|||asymmetric spinnaker
Genom|chem|Erbsubstanz|genetic make-up
Genomik|chem|Genomforschung|genome research
Genort|chem||gene location
Genotyp|chem|individuelle Kombination von Erbanlagen|genotype
Genozid|pol||genocide
Genpool|biol|genetischer Gesamtbestand|genetic pool
Gens|hist|Sippe im alten Rom|Roman clan
Gentest|||DNA analysis
Genugtuung||Zufriedenheit, Befriedigung|satisfaction
Genus|ling|Geschlecht|gender
Genussspecht|cook,a|Kulinarikliebhaber|gourmet
Genügsamkeit||Bescheidenheit|modesty
Geodaten|||geo data
Geode|min||druse
Geodäsie|||geodesy
Geodät|||geodesist
Geograf|||geographer
Geografie||Geographie|geography
Geoisotherme|geol|Fläche gleicher Temperatur im Erdinneren|geoisotherm
Geologe|||geologist
Geologie|geol||geology
Geomatik|||geomatics
Geometer|||geodesist
Geothermie|envir|Erdwärmenutzung|geothermal power generation
Geotop|geol||geotope
Gepflegtheit||Sauberkeit|spruceness
Geplapper||Schwatzen|chatter
Gepolter|||rumbling
Gepräge||Abdruck|imprint
Gepränge|||ostentation
Gequake|||croaking
Gequassel||Schwatzen|chatter
Gequatsche||Geschwätz|palaver
Ger|hist|Wurfspieß der Germanen|spear
Geraffel|ugs|Kram|
Gerangel|||scramble
Gerassel|||rattle
Geraune||Flüstern, Raunen; Gerede|murmur
Gerber|||tanner
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
Germanistik|stud|Deutsche Philologie|German Studies
Germantown||verschiedene Städte in den USA|Germantown
Germer|bot||false hellebores
Germteig|cook,by||leavened dough
Gerstensaft|ugs|Bier|beer
Gerstl|by|Moos, Kies|loot
Gerte||Rute|switch
Geruchssinn||Witterung|flair
Gerumse|ugs|Lärm, Krach|
Gerätehaus|agr|Schuppen|utility shed
Gerätschaft||Werkzeug; Ausrüstung|tool
Gerümpel|||lumber
Gerüttel||Schwingung, Stoß|
Ges|mus||G sharp
Gesa|mil||guisarme
Gesamtanzahl||Gesamtzahl|overall number
Gesamtbudget|fin|Gesamthaushaltsplan|overall budget
Gesamtetat|fin|Gesamthaushaltsplan|overall budget
Gesamtmenge||Summe|overall quantity
Gesangsbuch|mus|Kirchengesangbuch|book of hymns
Gesangsstück|mus|Song, Lied|song
Geschehnis||Ereignis, Vorfall|event
Geschiebe|ugs|Gedränge|hustling
Geschieße|ugs|Beschuss, Schießerei|
Geschlinge|cook|Hals, Herz, Lunge, Leber von geschlachteten Tieren|pluck
Geschmeide||Schmuck|
Geschnatter||Schwatzen|chatter
Geschossbahn|mil|Geschossflugbahn|trajectory
Geschwader||Kommando, Schar|squadron
Geschwafel||Gerede|patter
Geschwulst||Tumor|growth
Geschwür|med||boil
Geschäker||Flirt|
Geseich|||preachiness
Geseiche|ugs|Gerede|
Geseire|||preachiness
Gesenk|||swage
Gesetztheit||Schwere|gravity
Gesichtsfeld||Blickfeld|field of vision
Gesims||Schmuck|ledge of rock
Gesinde|hist||servants
Gesindel|||ragtag
Gesittung||Zivilisation|civilization
Gespanntheit||Spannung, Anspannung|tensity
Gesperre|techn|Klinke|pawl
Gespinst|||cocoon
Gespons|alt|Gattin|spouse
Gespött|||laughing stock
Gestade|alt|Strand, Küste|beach
Gestagen||Hormon|
Gestapo|hist|Geheime Staatspolizei|Secret State Police
Gestation||Schwangerschaft|
Gesteck|||floral arrangement
Gestichel||Spitze|
Gestik|||gesture
Gestimmtheit||Laune, Stimmung|temper of mind
Gestirn||Himmelskörper|celestial body
Gestreite||Streiten|squabbling, wrangling
Gesträuch||Gebüsch, Unterholz; Busch|thicket
Gestrüpp||Gebüsch|thicket
Gestänge|||linkage
Gestöber|||drifts
Gestühl|||seating
Gestüt|agr|Pferdezuchtbetrieb|stud farm
Gesuch||Wunsch, Anliegen; Aufforderung|request
Gesums|ugs|Angabe|
Gesumsel|ugs|Kram|
Gesundung||Genesung, Erholung|recovery
Gesälz|cook,sued||jam
Gesätz|relig||decade
Gesäusel|geh|Gerede|
Gesäß|med||buttock
Gesöff|ugs|Wein|swill
Gesülze|ugs||blether
Geta||japanische Holzsandale|geta
Getratsch||Operation (Klatsch, Gerede)|gossip
Getratsche|ugs|Operation (Klatsch, Gerede)|gossip
Getreue|||abider
Getreuer|||abider
Gettern|chem||gettering
Getto|||ghetto
Getue||Wirbel|affectation
Getuschel||Flüstern, Raunen; Gerede|whispering
Getäfel|constr,a||panel-work
Getäfer|constr,ch||panel-work
Getändel||Flirt|
Getöse||Lärm, Krach; Aufregung|uproar
Getümmel|||hubbub
Gevatter|alt|Pate|godfather
Geviert|alt|Quadrat; Viereck|em quad
Gewagtheit||Leichtsinn|recklessness
Gewahrwerden|geh|Wahrnehmen, Bemerken|awareness
Gewaltdelikt|jur|Gewaltverbrechen|crime of violence
Gewaltmensch||Gewalttäter|brutal person
Gewalttat||Operation (Schreckenstat)|act of violence
Gewandtheit||Geschick, Geschicklichkeit|finesse
Gewandung|geh|Kleidung, Outfit|
Gewehrfeuer||Beschuss|rifle fire
Gewehrlauf|mil|Lauf eines Gewehrs|gun barrel
Gewerbepark||Gewerbegebiet, Industriegebiet|light industry zone
Gewerk||Arbeitsgruppe, Gruppe|maintenance group
Gewese||Angabe|
Gewieftheit||Klugheit|canniness
Gewiegtes||Hackfleisch, Gehacktes|
Gewiggel|ugs|Durcheinander, Wirbel|
Gewimmel||Gedränge|melee
Gewimmer||Gejammer|whine
Gewinnanteil|fin|Gewinnbeteiligung|interest in the profits
Gewinnmarge|econ|Verdienstspanne|margin of profit
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
Geysir|geol|Springquell|geyser
Gezerre|||tug-of-war
Gezeter|||nagging
Geziere||Angabe|
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
Gicht||Krankheit|charge
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
Giftgas|||poison gas
Giftler|a||drug taker
Giftmüll|envir|toxischer Abfall|poisonous waste
Giftpilz|myc||toadstool
Giftzahn|||poison fang
Gig||leichtes Boot; einspännige Kutsche; Auftritt|gig
Gigameter||Maßeinheit|
Gigant||Riese|giant
Gilb||gelblicher Belag|yellowing
Gilde|hist||guild
Gilet|textil,a|Weste|waistcoat
Gilling|||roach
Gimpe|textil|Besatzschnur|gimp
Gimpel||Vogel|common bullfinch
Gin||Schnaps (Wacholderbranntwein)|
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
Gipshut|min||cap rock
Gipsputz|constr||stucco
Gipsspat||Mineral|
Girant|fin,a|bisheriger Inhaber|endorser
Giratar|fin,a|Übernehmender|endorsee
Girl||Mädel|girly
Girlande|||garland
Girlitz|orn||European serin
Giro|fin|Überweisung ohne Bargeld|giro
Gis|mus|um einen Halbton erhöhtes G|G sharp
Gisarme|mil||guisarme
Gitterwerk|techn|Gittermauerwerk|checkerwork
Givet|geol||Givetian
Glabella|anat||intercilium
Glace|ch|Eis|ice cream
Gladius|anat|Rückenplatte|skeletal pen
Glamour|||glamor
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
Glaser||Handwerker (Glasbläser)|glazier
Glasfalz|||glass groove
Glasfluss|techn|Masse|paste
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
Glatteis|meteo|Straßenglätte|clear ice
Glaubenssatz||Lehre|doctrine
Glaukom|med|grüner Star|green star
Glazial|meteo,geh|Eiszeit|ice age
Glee|mus|mehrstimmiges Lied|glee
Glefe||Waffe|
Gleichklang||Harmonie|sympathy
Gleichmut||Gelassenheit|even nature
Gleichstand||Unentschieden|tie
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
Glibber|cook,nord|Gelee|edible gelatin
Gliedstaat||Bundesstaat|constituent state
Glimmer|min||mica
Glimmstängel|ugs|Droge|cig
Globule|astron||gas and dust cloud
Glorie|geh|Glanz, Herrlichkeit|glory
Gloriette|constr|Steinpavillon mit Aussicht auf eine historische Parkanlage|gloriette
Gloriole||Glanz|glory
Glossar|||glossary
Glosse|ling|Anmerkung|gloss
Glotze|ugs|Fernseher|goggle box
Glotzer|||gawker
Gloxinie|bot||gloxinia
Glubscher|ugs|Auge|
Glucke||Vogel|sitting hen
Gluckhenne||Vogel|sitting hen
Glucose||Zucker|
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
Gläschen|||little drink
Glätte|||sleekness
Glätter|techn||smoothing tool
Glättung|stat|Glätten|smoothing
Gläubigkeit|psych|Vertrauen, Zutrauen|trustfulness
Glöckner|||ringer
Glückslos||Preis, Treffer|
Glühlampe||Glühbirne|incandescent globe lamp
Glühlicht|alt|Lampe (Glühbirne)|
Glühofen|techn||heat treatment furnace
Glühwürmchen||Käfer (Johanniswürmchen)|firefly
Gnagi|ch|Speise (Schweinshachse)|shank
Gneis|min||gneiss
Gnom||Fabelwesen (Däumling)|gnome
Gnomon|||shadow-casting style
Gnomonik||Kunst der Sonnenuhrkonstruktion|gnomonics
Gnu|zool|afrikanische Antilope|gnu
Goalie|ugs|Torwart, Torhüter|goal keeper
Gockel||Hahn|cock
Gockelhahn|agr,ugs|Hähnchen|cock
Gode|hist|Priester und Häuptling im alten Island|chieftain
Goderl|a|lockere Haut unter dem Kinn bei Mensch und Tier|jowl
Godl|relig,a|Patentante|godmother
Goethit|min|Nadeleisenerz|goethite
Goi||Nichtjude|goy
Gokart||Fahrzeug|go-cart
Golatsche||Süßspeise|
Goldader|min||lode of gold
Goldapfel|bot,alt|Tomate|tomato fruit
Goldbrasse||Fisch|gilt-head sea bream
Goldesel|ugs||cash cow
Goldhut|hist||gold cone
Goldkorn|||gold nugget
Goldkurs|||gold rate
Goldlack|||gold lacquer
Goldmark|||gold mark
Goldrand|||gold edge
Goldregen|bot|Gelbsträucher|golden chains
Goldware|econ||gold articles
Goldwurz|ugs|Pflanze|
Golfanlage|sport|Golfplatz|golf course
Golfball|sport||golf ball
Golfclub|||golf club
Golfer|sport|Golfspieler|golf player
Golferarm|med|Golferellenbogen|golfer’s arm
Goliath||Riese|
Gon||Winkelmaß im Vermessungswesen|gradian
Gonade||Drüse|gonad
Gonagra|med||gout in the knee
Gonarthrose|med|Kniegelenkarthrose|knee osteoarthritis
Gonorrhö|med||gonorrhoea
Gorgone|||Gorgon
Gosch|ugs|Mund|
Gosche|by|Maul, Schnabel|trap
Gose||säuerliches Bier aus Leipzig und Goslar|gose
Gospel|mus||gospel song
Gosse|ugs|Rinne|gutter
Gotcha|sport,ugs|Mannschaftsspiel mit Farbkugeln|paintball
Gote||Angehöriger eines germanischen Volkes|Goth
Gotik|||Gothic style
Gotin|hist||Goth
Gotte|relig,ugs|Patentante|godmother
Gotteslehre|relig|Theologie|study of God
Gottesmann||Prediger|man of God
Gouache||eine Maltechnik|Gouache
Goudron|constr|Bitumenanstrich|goudron
Gourde|fin|Währung von Haiti|gourde
Gourmet|cook||gastronome
Gout||Geschmack|
Gouvernante|alt|Erzieherin|governess
Gouvernement|pol|Verwaltungsgebiet eines Gouverneurs|governorate
Grabar||Sprache (Altarmenisch)|
Grabbau|constr||tomb
Grabeskirche|relig|Kirche vom heiligen Grab|
Grabfeld|hist|Begräbnisstätte|burial ground
Grabgewölbe||Gruft|burial vault
Grabmal|constr||tomb
Grabraub|||grave robbery
Grabrede|||funeral address
Gracht|||canal
Grader|techn||road grader
Gradmesser||Zeichen|measure
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
Granatapfel||Frucht|pomegranate tree
Granatfeuer|mil|Beschuss|shelling
Grande||Größe|grandee
Grandezza||Stolz, Eleganz|
Grandiosität||Faszination|awesomeness
Granne|bot||beard
Grantler|by||sourpuss
Granulat|||granules
Granulit|min||white stone
Granulom|med||granuloma
Grapefruit||Frucht|
Grapen|||tripod skillet
Graph||Schriftzeichen|graph of a function
Graphem||Schriftzeichen, Symbol|
Graphen|chem||graphene
Graphik||Grafik|graphic arts
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
Grautier|ugs||ass
Grauton|||shade of grey
Grauwal|zool||gray whale
Grauwert|||grey tone
Graveur|||engraver
Gravidität||Schwangerschaft|pregnancy
Gravis|||grave accent
Gravitation||Schwere, Schwerkraft|force of gravity
Gravität||Würde|gravitas
Gravur|||gravure
Grazie|||grace
Greenback|ugs|Währung|
Greenhorn|ugs|Anfänger, Neuling|
Gregale|meteo|Nordostwind im Mittelmeerraum|Gragale
Greif||Vogel|griffin
Greifarm|techn||claw arm
Greifbarkeit||Sichtbarkeit|palpability
Greifer|techn|Klaue|grab
Greifzug|||puller hoist
Grellheit||Schärfe|stridency
Gremium||Kommission|panel
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
Grimm|||fury
Grind|ch|Keks, Kürbis|bonce
Grippezeit|med|Zeit der Grippewelle|flu season
Grips|ugs|Verstand, Geist|wit
Griss|a|Ringen|competition
Grit||grober Sand; Durchhaltewillen|grit
Griwna|fin||hryvna
Grobheit|||rudeness
Grobian||Rüpel, Lümmel|boor
Grog||heißes Getränk mit Rum|grog
Groppe|||common bullhead
Gros|||major part
Groschen|fin|Bezeichnung für historische deutsche Münzen mit unterschiedlichem Nennwert|groschen
Grossist||Großhändler|wholesale dealer
Grosz|fin|Währungsuntereinheit in Polen|grosz
Groupware|comp|Gruppensoftware|groupware
Großaufnahme||Nahaufnahme|close-up
Großbaum|naut||boom
Großdemo|ugs||mass demonstration
Großenkel||Urenkel|great-grandchild
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
Großwild|||big game
Grubber|||cultivator
Grubenbau|min|Abbau|stope
Grubenfahrt|min|Einfahrt|descent
Grubenhund|min|Wagen|mine car
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
Grundmauer|constr|Sockel, Fundament|substructure
Grundpfeiler|phil|Grundsatz|tenet
Grundplatte|techn|Frosch|bolster plate
Grundregel||Grundsatz|basic rule
Grundsee|naut|Wellenbildung im flachen Wasser|groundswell
Grundstoff||Beschlag; Rohstoff|binder
Grundsäule||Pfeiler|main pillar
Grundton|||root note
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
Guerilla||Soldat (Aufständischer)|
Guerillero||Soldat (Aufständischer)|
Guideline||Orientierung, Ausrichtung|
Guineer|||Guinean
Gulag|hist|Netz von Straf- und Arbeitslagern in der Sowjetunion|Gulag
Gully|constr,a|Wasserabflussschacht auf der Straße|gully hole
Gummibär|cook||Gummi bear
Gummifuß|||rubber base
Gummigutt||getrockneter Saft des Mangostanbaums|cambogia
Gummizug|||elastic strap
Gupf|sued,a|Gipfel, Spitze|top
Gur||erdiger Niederschlag aus Gestein|guhr
Gurgel||Kehle|throat
Gurkerl|cook,a||pickled cucumber
Gurkha|mil|nepalesischer Soldat in der brit. oder ind. Armee|Gurkha
Gurtband|||belt band
Gurtzeug|mil||body harness
Gurtzug|||belt tension
Guru|||hierophant
Gusche|ugs|Mund|
Guss||Abdruck|moulding
Gussform|||die-set
Gussrohr|||cast iron pipe
Gussstück|techn|Gusserzeugnis|cast
Gussteil|techn|Gusserzeugnis|cast
Gusti|agr,ch||heifer
Gusto|by|Lust|craving
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
Gutzahl|||acceptance number
Guyaner|||Guyanese
Guyot|geol||table mount
Gymnosperme||Pflanze|naked-seed plant
Gynäkologie|med|Frauenheilkunde|gynaecology
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
Gänsefüßchen|ugs|Anführungszeichen|quotations marks
Gänserich||Vogel (männliche Gans)|gander
Gärben||Operation (Raffinerieren)|
Gärheu|agr||haylage
Gärprozess|agr|Gärungsprozess|fermentative process
Gärrest|||fermentation residue
Gärstoff|chem||ferment
Gärtchen|||small garden
Gärtnerei|agr|Gartenbaubetrieb|plant nursery
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
Götze||Idol|
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
Haareis|bot||hair ice
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
Habitus||Betragen|comportment
Habsburger|hist|Mitglied einer europäischen Dynastie|Habsburg
Habsucht|||covetousness
Hachse||Speise (Schweinshaxe)|shank
Hackbeil|cook|Fleischerbeil|cleaver
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
Hagen||Stadt in Deutschland|Hagen
Hagestolz|alt|ältere Junggeselle; Junggeselle aus Überzeugung|older bachelor
Haggadah|relig|Buch für das jüdische Passahfest|Haggadah
Hahnenkamm|bot|Silberbrandschopf|plumed cockscomb
Hahnrei|alt||cuckold
Haifisch|zool||shark
Hain|bot,geh|Wäldchen|grove
Hakelei||Streit, Auseinandersetzung|
Halali|hunt||mort
Halbband|print||half-leather binding
Halbblut|||half-blood
Halbbyte|comp||half-byte
Halbfabrikat|econ|halbfertiges Erzeugnis|half-finished product
Halbgerade||Strahl|ray
Halbgeschoß|constr,a|Zwischengeschoss|half storey
Halbgott|||demigod
Halbierende|math|Halbierungslinie|bisecting line
Halbling||Fabelwesen|
Halblinks|sport|Spielerposition beim Handball|left back
Halbmesser||Radius|radius
Halbnahe|||medium close-up
Halbraum|math||half space
Halbrechts|sport|Spielerposition beim Handball|right back
Halbstarker||Mitglied einer Motorradbande|biker
Halbstock|constr|Zwischengeschoss|half storey
Halbtax|transp,ch||half-price pass
Halbton|photo||half tone
Halbware|econ|halbfertiges Erzeugnis|half-finished product
Halbwelt|||demi-monde
Halbzeug|||semi-chemical paper pulp
Halde|constr||stockpile
Halferei|transp|Schiffsziehen|
Halfter|agr||head collar
Halit|min||halite
Halleffekt||Echo|reverb
Halligalli|ugs|Feiern|merrymaking
Hallodri|||happy-go-lucky sort
Halloumi||Käse|
Hallraum|||live room
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
Halunke||Schurke, Schuft; Gauner|dastard
Halwa|cook|Süßspeise aus dem Nahen Osten|halvah
Hamam|||Turkish bath
Hamamelis||Pflanze (Virginische Zaubernuss)|
Hammada||Felswüste innerhalb der Sahara|hammada
Hammel|agr||wether
Handapparat|telco,geh|Hörer|telephone handset
Handarbeiter||Handwerker|workman
Handelsmann|alt|Händler, Geschäftsmann|tradesman
Handelsplatz||Markt|market place
Handfessel||Kette, Handschelle|
Handfläche|anat|Handinnenfläche|palm of the hand
Handgel|||hand disinfectant gel
Handgeld|fin,alt|Anzahlung|advance deposit
Handgriff||Henkel; Stiel|handle
Handhabung||Umgang; Bedienung|handling
Handikap||Behinderung|disability
Handkarre|transp,nord|Transportwagen|handcart
Handkarren|transp|Transportwagen|handcart
Handkuss|||kiss on the hand
Handkäse|cook|Harzer Roller|Harz cheese
Handlampe||Taschenlampe|inspection lamp
Handlauf|constr|Geländerstange|handrail
Handling||Umgang|
Handlocher|comp|Lochkartenlocher|card puncher
Handorgel|ugs|Akkordeon|accordion
Handout||Papier|
Handrad|||handwheel
Handreichung||Ratgeber|guide
Handsatz|print||hand setting
Handstreich||Schlag|coup de main
Handsäge|techn||hand saw
Handteller|anat|Handinnenfläche|palm of the hand
Handwagen|transp|Transportwagen|handcart
Handweiser||Leitfaden|reference booklet
Handwurzel|anat|Handgelenk|wrist joint
Handymarkt|econ|Mobilfunkmarkt|mobile communications market
Handymast||Bauwerk (Mobilfunkmast)|mobile phone tower
Handzettel||Flyer, Flugblatt|flyer
Hanfgarn|textil||hemp yarn
Hanfseil|||hemp rope
Hanftau|||hemp rope
Hanföl|||hempseed oil
Hangfuß|||bottom of slope
Hanglage|||hillside situation
Hangrutsch|envir|großflächige Rutschung von Lockermaterial|landslide
Hangtäter|jur|Gewohnheitstäter|persistent offender
Hanse|hist||Hanseatic League
Hanswurst||Person, die sich lustig benimmt|clown
Hapax|ling|Einzelbeleg|hapax legomenon
Haptik|||tactile feel
Harakiri|||hara-kiri
Harass|ch|Steige, Stiege|crate
Hardcopy|alt|Screenshot|
Harddisk||Festplatte|
Hardlock|comp|Kopierschutzstecker|software protection dongle
Hardrock|mus||hard rock
Harem|||serail
Harfenist|mus|Harfenspieler|harpist
Harm|geh|Kummer|grief
Harmattan|meteo|Windsystem in Nordafrika|harmattan
Harmonik|||harmonics
Harn|||urine
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
Harz|||resin
Harzöl|||resin oil
Hasardspiel||Glücksspiel|game of chance
Hasch|ugs|Gras|cannabis resin
Haschee|cook||hash
Hascherl|sued|Spatz|mite
Haschisch||Gras|cannabis resin
Hasel|zool||common dace
Haselstrauch|bot|Haselnussstrauch|common hazel
Hasenfuß|ugs|Feigling|coward
Hasenohr|||rabbit ear
Hashwert|comp||hash code
Haspe||Schließe|hasp
Haspel||Speise (Schweinshachse)|unwinder
Hasser|||hater
Hassobjekt||Feindbild|detestation
Hatschek|ling||caron
Hatscher|by||trudge
Hatz||Jagd, Hetze|hurry
Hauber|auto|Motor vor dem Führerhaus|
Haubitze|mil||howitzer
Haudegen|||swashbuckler
Haue||Hacke|hoe
Hauer|min|Kumpel, Bergmann|mine worker
Hauerit|min||hauerite
Haufwerk|min||broken rock
Hauklotz|||chopping block
Hauptakteur||Held, Hauptfigur|protagonist
Hauptanteil||Hauptteil|main share
Hauptarm|||main channel
Hauptaussage||Grundidee|basic message
Hauptbüro||Zentrale|main office
Hauptgesims|constr|Balkenkonstruktion über einer Säule|entablature
Hauptgestalt||Hauptfigur|main character
Hauptgewinn||Jackpot|jackpot
Haupthaar||Mähne|head of hair
Hauptperson||Held, Hauptdarsteller|protagonist
Hauptpunkt||Kern|pith
Hauptseite||Homepage, Startseite|home page
Hauptstelle||Zentrale|central office
Hauptstütze||Rückgrat|spine
Hauptton|ling|Hauptbetonung|primary stress
Haupttreffer||Jackpot|jackpot
Hauptuhr|||central clock
Hauptwort||Substantiv|noun
Hausarbeiter|a|Hausmeister|caretaker
Hausbar|||house bar
Hausbesorger|a|Hausmeister|caretaker
Hausbock|zool|Großer Holzwurm|European house borer
Hausboot|||houseboat
Hausbrot|cook||brown bread
Hausbursche||Diener|menial servant
Hausdach|||rooftop
Hausdame|||housekeeper
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
Hausmädchen|hist|Hausangestellte|domestic
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
Hausverstand||Vernunft|common sense
Hauswanze|zool|Gemeine Bettwanze|common bed bug
Hauswart||Hausmeister|caretaker
Hauswirt||Vermieter|landlord
Hauszelt|||ridge tent
Hausübung|a|Hausarbeit, Hausaufgabe|assignment
Hautalterung|med|Alterung der Haut|skin ageing
Hautarzt|med||dermatologist
Hautbild|med||skin texture
Hautevolee||Oberklasse, Oberschicht|
Hautleim|||hide glue
Hautpilz|med||cutaneous fungus
Hauttyp|||skin type
Hautwolf|med||chafe
Havanna||Hauptstadt von Cuba|Havana
Havarie|||average
Haxe||Speise (Schweinshachse)|shank
Haxl|cook,by||shank
Hazienda|||hacienda
Hearing|pol|Anhörung|hearing
Hebebühne||Steiger|tail lift
Hebegerät|techn|Hebevorrichtung|lifting device
Hebelarm|techn|vorspringender Träger|cantilever
Hebelwirkung|fin|höhere Rendite bei Fremdkapitaleinsatz|leverage effect
Heber|sport||weightlifter
Heberad|||noria
Hebewerk|techn||freight lift
Hebezeug|techn|Hebegeschirr|lifting gear
Hebezug|||hoist
Hebraismus||Ausdruck, der aus dem Hebräischen abgeleitet ist|hebraism
Hebräer|||Hebrew
Hebung||Heben; Erhöhung|lift
Hechel|textil||hatchel
Hecktür|auto||tailgate
Hede|nord|Abfall von Flachs und Hanf|tow
Heeresspital|mil,a|Militärkrankenhaus|military hospital
Heereszug||Feldzug|campaign
Hefekloß|cook||sweet yeast dumpling
Hefepilz|bot||yeast fungus
Hefeteig|cook||leavened dough
Hefezopf|cook||plaited loaf
Heftapparat||Hefter, Tacker|stapler
Heftbox||Ordner|paper folder
Heftchen|||booklet
Heftigkeit||Gewalt, Kraft; Energie|violence
Heftmaschine||Hefter, Tacker|stapler
Heftnaht|techn||tack weld
Heftroman|lit|Groschenroman|penny dreadful
Heftung|print||sewing
Heftzwecke||Reißzwecke|drawing pin
Hegemon|pol|Führungsnation|hegemon
Hegemonie||Vorherrschaft|hegemony
Heger|||wildlife manager
Hehl||kein Hehl machen: nicht verbergen|secret
Hehler|||receiver
Hehlerei|jur||receiving of stolen property
Hehlwort||Verharmlosung|
Hehrheit|alt|Würde|
Heia||Bett in der Kindersprache|bed
Heiabett|ugs|Schlafplatz, Lager|
Heidenlärm||Krach|din
Heidentum||Religion|heathendom
Heiermann|ugs|Münze (Fünfmarkstück)|
Heiland|relig||Saviour
Heilbad|||therapeutic bath
Heilbutt|zool||halibut
Heilerde|med||healing earth
Heiligtum|relig|heilige Stätte|sanctuary
Heilkunst||Medizin|medicine
Heilschlaf|med|Schlafbehandlung|treatment by sleep
Heiltee|||medicinal tea
Heimatloser||Vertriebener|displaced person
Heimatort||Wohnsitz|native place
Heimbüro||Arbeitszimmer|office in home
Heimchen|zool||house cricket
Heimgang|||going home
Heimkehrer||Rückkehrer|homecomer
Heimrad|sport||stationary bicycle
Heimsuchung||Invasion|infestation
Heimtier||Haustier|pet animal
Heimwehr|||home guard
Heini||Flasche, Pfeife|plonker
Heinze|agr,by||rickstand
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
Heizzug|||heating gas pass
Heißluft|||hot air
Heißzeit|meteo||warm age
Hektare|ch|Maßeinheit|
Hektoliter||Maßeinheit|hectolitre
Heldenmut|geh|Tapferkeit|bravery
Helding|||hero
Heli|ugs|Hubschrauber|helicopter
Helikase|chem||helicase
Helikon|mus||helicon
Heliograf|telco|Spiegeltelegraph|heliograph
Heliograph|telco|Spiegeltelegraph|heliograph
Helix|chem|wendelförmige Anordnung von Molekülbausteinen|helix
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
Hemmer|||retardant
Hemmhof|biol||zone of inhibition
Hemmnis||Behinderung, Hindernis|obstruction
Hemmschuh||Blockade, Hindernis|drag shoe
Hendl|ugs|Huhn|chicken
Henker||Vollstrecker von Erhängungen|hangman
Henne||Vogel|hen
Hepatitis||Entzündung|inflammation of the liver
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
Herdofen|techn||hearth-type furnace
Heredität||Vererbung|heredity
Herfahrt|||journey here
Hergang||Verlauf, Ablauf|course of events
Herkules||Gott|Hercules
Herlitze|bot|Gelber Hartriegel|yellow dogwood
Herme|art||herm
Hermetik|||Hermeticism
Hernie|med|Bruch|hernia
Heroe||Held|hero
Herold|||herald
Heros||Sieger, Held|
Herpes|med||herpes simplex
Herpetofauna|zool|alle Amphibien- und Reptilienarten einer Region|herpetofauna
Herrenpilz|myc|Gemeiner Steinpilz|penny bun
Herrenrad||Hirsch (Herrenfahrrad)|man’s bicycle
Herrenzimmer|geh|Wohnzimmer, Salon|gentlemen’s room
Hertz|phys|Einheit für die Frequenz|hertz
Hervorhebung||Akzent, Betonung|emphasis
Herzanfall|ugs|Herzinfarkt|heart attack
Herzblatt||Schatz, Liebling|darling
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
Herzvorhof|anat|Vorhof des Herzens|atrium
Hesekiel|relig||Ezekiel
Hesse|||Hessian
Hetero|ugs||het
Hethiter|hist||Hittite
Hetz|a|Spaß|fun
Hetzer|||baiter
Hetzerei|||mad rush
Hetzhund|||foxhound
Hetzjagd|||chevy
Hetzrede|||inflammatory speech
Hetäre||Partnerin|hetaera
Heubock|agr||rickstand
Heuboden|agr||stable hayloft
Heuchler|||hypocrite
Heuer||Lohn, Gehalt|pay
Heuernte|agr||hay harvest
Heuet|agr,sued||hay harvest
Heufeime|agr,nord|Garbenbündel|shock
Heuforke|agr||pitchfork
Heugabel|agr||pitchfork
Heulage|agr||haylage
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
Heuturm|agr||hay tower
Heuwert|agr||hay equivalent
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
Hihi|orn||stitch-bird
Hilarität|geh|Fröhlichkeit, Heiterkeit|
Hilbe|sued||village pond
Hilferuf|||cry for help
Hilfsfonds|fin|Unterstützungsfonds|relief fund
Hilfsgerät||Hilfsmittel, Apparat|auxiliary device
Hilfsstoff||Bindemittel|accessory agent
Hilum|anat||hilus
Hilus|anat||hilum
Himation|textil|drapierter Überwurf im antiken Griechenland|himation
Himmelsbote|geh|Engel|angel
Hinde|zool,geh|Hirschkuh|hind
Hindi|ling|Amtssprache in Indien|Hindi
Hindu|||Hindoo
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
Hinweisgeber||Informant|informer
Hiphop||Musikrichtung|hip-hop music
Hippe|||scythe
Hippo|ugs|Säugetier (Flusspferd)|
Hippopotamus||Säugetier|
Hirngespinst||Illusion, Täuschung; Phantom|illusion
Hirnhaut|anat||meninx
Hirnholz|||end grain
Hirninfarkt||Schlaganfall, Schlag|stroke
Hirnschlag||Schlaganfall|stroke
Hirntod|med||brain death
Hirnödem|med||brain edema
Hirse||Getreide|millet
Hirt||wer Tiere hütet|shepherd
Hirtenhund|zool|Schäferhund|herding dog
His|mus||B sharp
Hisbollah|pol|Die Partei Gottes|Hezbollah
Histogramm|stat|Häufigkeitsdiagramm|frequency plot
Histologie||Wissenschaft|histology
Historik|hist||theory of history
Hitliste|||top-ten list
Hitzeperiode|meteo|Hitzewelle|hot spell
Hitzetod|med||heat death
Hitzewallung|med|Symptom des Klimakteriums|hot flush
Hitzgi|med,ch||hiccup
Hitzkopf|||hothead
Hiwi|ugs|studentische Hilfskraft|student assistant
Hmong||Volk|
Hoax||erfundene Meldung|hoax
Hobbit||Fabelwesen|
Hobbock|||drum
Hobbyist||Laie, Unwissender|dilettante
Hobo||amerikanischer Wanderarbeiter|hobo
Hochachse|math|y-Achse im zweidimensionalen kartesischen Kordinatensystem|axis of ordinates
Hochadel|||high nobility
Hochamt|relig||High Mass
Hochbahn|||elevated railway
Hochbau|constr|hohes Bauwerk|high building
Hochbeet|agr||raised planting bed
Hochbett|||loft bed
Hochfläche||Hochland|flat upland area
Hochgarage||Parkhaus|car park
Hochgefühl||Euphorie|elation
Hochkultur||Zivilisation|advanced civilization
Hochlage|||upper position
Hochlaufen|auto|Durchgehen|runaway
Hochmoor|||moorland
Hochmut||Stolz|pride
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
Hochstapler||Betrüger|frauds
Hochstarten|comp|Hochfahren|startup procedure
Hochstimmung||Begeisterung, Euphorie|elation
Hochstraße|auto|Damm|causeway
Hochtour|||alpine tour
Hochwald|||high forest
Hochwild|hist||beasts of venery
Hochzahl|math||exponent
Hock|ch|geselliges Beisammensein|get-together
Hockklo|||squat toilet
Hofdame|||lady-in-waiting
Hoffart|alt|Stolz, Überheblichkeit|pride
Hofgut|agr|Bauernhof|farm holding
Hofhund|agr||farm dog
Hofladen|agr||farm shop
Hoflage|agr|Bauernhof|farm holding
Hofmohr|hist||blackamoor servant
Hofnarr|hist||court jester
Hofoper|||court opera
Hofraum|||courtyard
Hofstatt|agr|Bauernhof|farm holding
Hoftor|||yard gate
Hofzwerg|hist||court dwarf
Hohlmaß||Maßeinheit|measure of capacity
Hohlnaht|||coved weld
Hohlniet|techn||tubular rivet
Hohlrad|auto||crown wheel
Hohlraum||Höhle; Lücke|cavity
Hohlsaum|textil||hemstitch
Hohlvene|anat||vena cava
Hohlweg|||hollow way
Hokuspokus|ugs|Operation|hanky panky
Holder||Pflanze (deutscher Flieder)|black elder
Holding|econ|Dachgesellschaft|holding company
Holi||indisches Frühlingsfest|Holi
Holismus|phil|Ganzheitslehre|holism
Holk|hist|Lastschiff der Hanse|hulk
Holler|a|Quatsch, Blech|baloney
Holm||Balken|bar
Holograph||handschriftliches Dokument des Verfassers|holograph
Holster|mil||scabbard
Holunder||Pflanze (deutscher Flieder)|elder
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
Holzgewächs|bot|verholzende Pflanze|woody plant
Holzhaus|||wooden house
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
Holztreppe||Stiege|wooden staircase
Holzweg|||wrong track
Holzwurm|zool,ugs|Gemeiner Nagekäfer|common furniture beetle
Holzzaun|||wooden fence
Holzzinn|min||wood tin
Homburg||Filzhut für Männer|homburg
Homeland|hist|Stammesgebiete der Schwarzen in Südafrika während der Apartheid|black African homeland
Homerun|sport||home run
Homilie|relig||homily
Hominisation|biol|Ausbildung menschlichen Lebens|development of human life
Hommage||Würdigung|tribute
Homo|ugs|Schwuler|
Homograf|ling||homograph
Homolog|ling||autological word
Homologation|auto|Zulassung, Freigabe|type approval
Homöobox|chem||homeobox
Homöostase|biol|Gleichgewicht der physiologischen Körperfunktionen|homoeostasis
Honigbär|zool||honey bear
Honigkuchen||Gebäck (Lebkuchen)|honey cake
Honigmond|alt|Flitterwochen|honeymoon
Honigtau|agr||honeydew
Honoratior|geh|Größe|grandee
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
Hornhai|zool||horn shark
Hornhöhe|||flange height
Hornisse||Insekt|hornet
Hornist|mus||horn player
Hornklee|bot||bird’s-foot trefoils
Hornmehl|agr||hoof and horn meal
Hornpipe|mus|ein Tanz|hornpipe
Hornung||Februar|February
Hornvieh|zool||horned cattle
Horst|bot|Gruppe gleichartiger Bäume in einem gemischten Bestand|pocket
Hort||Kindergarten; Schatz|after-school care center
Hortfund|||hoard find
Hosanna|relig||hosannah
Hosensack|ch|Kleidung (Hosentasche)|trouser pocket
Hospital|alt|Krankenhaus, Klinik|
Hospitant||Hörer|auditor
Hospiz|relig||hospice
Hostess|||escort
Hostie|relig|Abendmahlsbrot|Host
Hosting||Beherbergen|hosting
Hostname|comp||host name
Hotdog|cook|Wiener Würstchen im Brötchen|hot dog bun
Hotelbar|||hotel bar
Hotelschiff|naut|schwimmendes Hotel|hotel ship
Hotrod|auto||hot rod
Hotspot|comp|insb. für Internetzugang|hotspot
Hottehü|ugs|Säugetier|gee-gee
House|mus||house music
Housse|textil,ch||slipcover
Hrywnja|fin|Währung der Ukraine|hryvnia
Hubbel|ugs|Hügel, Erhöhung|
Hube|agr,sued|Flächenmaß für landwirtschaftliche Grundstücke|oxgang
Hubhöhe|||height of lift
Hubi|ugs|Helikopter|helicopter
Hubkiel|naut||lifting keel
Hubkraft|||lifting force
Hublast|||hoisting capacity
Hublänge|auto||length of stroke
Hubsteiger|techn|hydraulische Arbeitsbühne|elevated work platform
Hubtor|||vertical lift gate
Hubtür|||lift gate
Hubwagen|techn|Ameise|pallet lift truck
Hubwerk|techn||hoist
Hubzahl|techn||number of strokes
Huchen|zool|Donaulachs|Danube salmon
Hucke|ugs|Bauwerk (armselige Wohnung)|
Hude|nord|Viehweide|pasture
Huf||Zehe von Pferd und Esel|hoof
Hufbeschlag||Beschlagen|shoeing
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
Huldigung||Würdigung|tribute
Humanität||Menschlichkeit|humanity
Humbug||Unsinn, Blödsinn|nonsense
Humerale|relig|Schultertuch|amice
Humpen||Schnelle|tankard
Humus|||mould
Hundeblume|bot|gewöhnlicher Löwenzahn|common dandelion
Hundebox|||dog crate
Hundeklo|||dog toilet
Hundekot|||dog poop
Hundemarke|mil,ugs|Erkennungsmarke|identity disc
Hundshai|zool||school shark
Hunne|hist||Hun
Hunni|ugs|Hunderter|
Hunnisch|ling||Hunnic
Hunt|min|Wagen|mine car
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
Hutkopf|||crown
Hutsche|by|Schaukel|swing
Hutte|||back basket
Hutu||Volk in Ruanda und Burundi|Hutu
Hutung|agr||land pasture
Hutweide|agr||land pasture
Hyacinth|min||jacinth
Hybride||Kreuzung|hybrid
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
Hype||Zirkus|hype
Hyperalgesie|med|gesteigerte Schmerzempfindlichkeit|hyperalgesia
Hyperbel|ling|Übertreibung als rhetorische Figur|hyperbole
Hyperion||ein Titan der griech. Mythologie|Hyperion
Hyperkapnie|med|erhöhter Kohlenstoffdioxidgehalt im Blut|hypercapnia
Hyperlink||Verknüpfung|
Hyperonym|ling|übergeordneter Begriff|generic term
Hyperplasie|med|Überentwicklung|overdevelopment
Hyperschall||oberhalb der fünffachen Schallgeschwindigkeit|hypersonic speed
Hypersomnie|med|sehr starkes Schlafbedürfnis|hypersomnia
Hypertension|med|Bluthochdruck|high blood pressure
Hyperthermie|med|Körpertemperaturerhöhung|hyperthermia
Hypertonie|med|hoher Blutdruck|high blood pressure
Hypertrophie|med|Organvergrößerung|hypertrophy
Hyphe|myc|fadenförmige Zellstruktur bei Pilzen|hypha
Hyphäma|med||hyphema
Hypnotikum||Medikament (Einschlafmittel)|somnifacient
Hypoderm|||hypodermic
Hypoglykämie||Krankheit (zu niedriger Blutzuckerspiegel)|hypoglycaemia
Hypokinese|med|Bewegungsarmut|hypokinesia
Hyponym|ling|Unterbegriff|specific term
Hypophyse||Drüse|pituitary gland
Hyposomnie||Schlaflosigkeit|sleep disorder
Hypospadie|med|Missbildung der Harnröhre beim Mann|hypospadias
Hypotaxe|ling||hypotaxis
Hypotension|med|niedriger Blutdruck|low blood pressure
Hypotonie|med|chronisch niedriger Blutdruck|hypotension
Hypozentrum|phys|unterirdischer Ausgangspunkt eines Erdbebens|earthquake focus
Hysterie||Zirkus|hype
Häcksel|agr||chaff
Häcksler|agr||chaff-cutting machine
Häferl|ugs|Tasse|mug
Häfner||Handwerker|
Häher|orn||jay
Häkchen|||tick
Häm|med|roter Farbstoff des Blutes|haem
Hämatemesis|med|Erbrechen von Blut|haematemesis
Hämatit||Mineral (Roteisenerz)|haematite
Hämatologe|med|Blutspezialist|haematologist
Hämatom|med|blauer Fleck|haematoma
Hämaturie|med|Blut im Harn|haematuria
Häme||Schadenfreude|gloating satisfaction
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
Häppchen||Speise (Gruß aus der Küche)|bit
Härchen|||tiny hair
Häresie|relig||heresy
Härterei|||hardening plant
Härtung|techn|Härten|hardening
Häs|sued|Narrenkleid der Fastnacht|carnival costume
Häsin|zool||doe
Häubchen||Haube|bonnet
Häuer|min,a|Kumpel, Bergmann|mine worker
Häuptel|bot,by|Kopf|head
Häuptling||Oberhaupt, Führer|chief
Häutchen|cook|Haut|skin
Häutung||Häuten|skinning
Höchstalter||Altersgrenze|maximum age
Höchstgrenze||Obergrenze|asset ceiling
Höchstmarke||Höchststand|peak stage
Höchstsatz|fin|Obergrenze|cap
Höchstwert||Maximum, Spitze|crest
Höfling|hist||courtier
Höft||Schlacht|
Höhenzug||Gebirge|ridge of mountains
Höhlung|||hollow
Höllenlärm||Krach|din
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
Hörtyp|psych|auditiver Typ|auditive person
Hörvermögen|med|Hören, Gehör|power of hearing
Hörweite|||earshot
Höschen||Kleidungsstück (Slip)|knickers
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
Hünengestalt||Riese|
Hüpfburg|||bouncy castle
Hüpfer|||hop
Hüsing|naut||housing
Hütehund|zool|Schäferhund|herding dog
Hüter||Wächter|custodian
Hüttenkäse|cook|Landfrischkäse|cottage cheese
Hüttenwerk||Schmelze|smeltery
Iatrik||Medizin, Heilkunde|
Iberer|||Iberian
Ibis|zool|Vogel mit gebogenem Schnabel|ibis
Ichform|||first person
Ichsucht|||egocentricity
Idealtyp||Modell|ideal type
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
Ignorant|||ignoramus
Ignoranz||Dummheit, Unwissenheit|ignorance
Ikarus|||Icarus
Ikon||Symbol|
Ikterus|med||icterus
Ileitis||Entzündung|
Ileus|med|Darmverschluss|bowel occlusion
Ilex|bot|Stechpalme|holly
Ilium|anat||illiac bone
Illativ|ling||illative case
Illiquidität||Zahlungsunfähigkeit|illiquidity
Illit|min||illite
Illumination|relig|göttliche Erleuchtung|spiritual enlightenment
Illustration||Abbildung|illustration
Iltis|zool||polecat
Imagination||Vorstellung|powers of imagination
Imago|zool|Vollinsekt|imago
Imam||Geistlicher (Vorbeter)|
Imbalance||Ungleichgewicht|
Imidazol|chem||imidazole
Imitat||Nachahmung|analogue
Imitation||Darstellung|impersonation
Imitator||Darsteller|impersonator
Imkerei|agr|Bienenzucht|bee-keeping
Immanenz|||immanence
Imme||Insekt|
Immigrant||Einwanderer|immigrant
Immigration||Zuwanderung, Einwanderung|immigration
Immortalität||Unsterblichkeit, Unendlichkeit|
Immunabwehr|med|Immunsystem|immune system
Immundefekt|med|Immunitätsdefekt|immune deficiency
Imp|a|Biene|bee
Impakt||Einschlag|
Impala|zool|Schwarzfersenantilope|impala
Impedanz|electr|Scheinwiderstand|impedance
Imperator||Kaiser|emperor
Imperium||Reich; Kaiserreich|empire
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
Impost|constr|Steinlage, auf der ein Gewölbebogen aufliegt|impost
Impotenz||Unfähigkeit|impotence
Impresario||Manager, Agent|
Impression||Eindruck|impression
Impulsgeber|electr|Impulsgenerator|pulse generator
Inauguration|geh|Einführung, Besetzung|
Inbrunst||Leidenschaft|fervour
Incentive||Prämie|
Inch||englischer Zoll, 2,54 Zentimeter|inch
Incubus|med,geh|Alptraum, Albtraum|nightmare
Index||Tabelle, Hinweis|index
Indianer|||American Indian
Indifferenz||Untätigkeit, Gleichgültigkeit|
Indikativ|ling|Wirklichkeitsform|indicative
Indikator||Anzeichen, Hinweis|indicative evidence
Indoeuropäer||Volk|
Indogermane||Volk|
Indolenz|||indolence
Indossament|fin|Übertragungsvermerk|endorsement
Indossant|fin|bisheriger Inhaber|endorser
Indossat|fin|Übernehmender|endorsee
Indri|zool||babakoto
Induktivität||Spule|inductivity
Induktor|electr|Spule|inductor
Indulgenz||Milde, Wärme|
Inertgas|chem||inert gas
Infant||Prinz, Kronprinz|
Infanterist||Soldat|foot soldier
Infantizid|zool|Tötung von Jungtieren der eigenen Art|infanticide
Infarkt|med||infarctation
Infektkette|med|Ansteckungskette|chain of infection
Inferenz||Schlussfolgerung|
Inferno||Hölle|inferno
Infimum|math|größte untere Schranke|greatest lower bound
Infix|ling|Einfügung|infix
Influenza||Grippe|influenza
Influx||Einfließen|
Infoblatt||Flyer|information flyer
Informel||Kunststil|
Infrarot|||infrared
Infus||Auszug|
Ingangsetzen|techn|Anfahren, Hochfahren|start-up
Ingestion||Aufnahme, Verzehr|ingestion
Ingrediens||Ergänzung, Zutat|
Ingredienz||Zutat|ingredient
Ingrimm|alt|Wut, Zorn|
Inhaftierter||Häftling|detainee
Inhalation||Einatmen|inhalation
Inhibition||Sperrung, Hemmung|inhibition
Initial|print|vergrößerter Anfangsbuchstabe als Kapitalanfang|initial letter
Initiale|print|vergrößerter Anfangsbuchstabe als Kapitalanfang|initial letter
Initialwort|ling|Initialenabkürzung|acronym
Initiant|ch||initiator
Initiator||Urheber|instigator
Initiierung||Anstoß|initiation
Injektion|med|Spritzen|injection
Injektiv||Klick|
Injektor|||injector
Injurie|geh|Beleidigung|
Inka||Angehöriger eines früheren Volkes in Peru|Inca
Inkarnat|art||flesh tone
Inkarnation||Inbegriff|incarnation
Inkasso|fin|Erhebung|collection
Inkassobüro|fin|Inkassounternehmen|debt-collection agency
Inkassofirma|fin|Inkassounternehmen|debt-collection agency
Inklinometer||Messgerät (Neigungswinkelmesser)|inclinometer
Inkompetenz||Unfähigkeit|disability
Inkreis|||inscribed circle
Inkrement||Erhöhung|
Inkubation|med|Wirksamwerden von Krankheitserregern im Körper|incubation
Inkubus|med|Nachtschreck|sleep terror
Inkugel|math||inscribed sphere
Inlandsmarkt|econ|Binnenmarkt|home market
Inlandspreis|econ|Binnenmarktpreis|domestic price
Inlaut|ling|Laut im Wortinneren|inlaut
Inlay|med|Plombe|filling
Inlett|textil||bedtick
Innenborder||Maschine|inboard engine
Innendienst|econ|Verwaltungsbereich|back office
Innenohr|anat|Labyrinth|inner ear
Innentür|constr||internal door
Innere|||inside
Inneres|pol|Landesinnere|heartland
Innerste|||innermost part
Innerstes||Herzstück|heart
Innervation|med|Versorgung mit Nervenfasern|
Innuendo|geh|Anspielung|
Innung|||guild
Input||Eintrag, Eingabe|input
Inro||japanisches Döschen|inro
Insania||Wahnsinn|
Insasse||Passagier, Fahrgast|motor vehicle passenger
Insektenhaus|zool|Insektenquartier|insect nesting box
Insemination||Befruchtung|fertilization
Inserent|||advertising space buyer
Insertion|anat|Ansatzpunkt eines Muskels am Knochen|
Insigne||Abzeichen|insignia
Insolation|phys|Sonneneinstrahlung|solar insolation
Insolvenz|fin|Zahlungsunfähigkeit|insolvency
Insomnie||Schlaflosigkeit|sleep disorder
Instabilität||Schwäche|flimsiness
Installateur||Handwerker|fitter
Instrukteur||Lehrer, Ausbilder|instructor
Instruktion||Anweisung, Anordnung|instruction
Instruktor||Lehrer, Ausbilder|drill instructor
Instrumental||Musikstück|instrumental case
Insult||Beleidigung; Anfall|insult
Insurgent|alt|Soldat (Freiheitskämpfer, Rebell)|
Intarsia|||inlay
Intellekt||Verständnis|faculty of understanding
Intention||Absicht, Zweck|purport
Intercom||Gerät (Sprechanlage)|
Interessent|econ|möglicher Kunde|prospective customer
Interface||Anschluss, Schnittstelle|interface
Interferenz||Beeinträchtigung, Wechselwirkung|interference
Interfix|ling|Fugenelement|epenthesis
Interglazial|geol|Warmzeit innerhalb einer Eiszeit|interglacial period
Interieur||Innenausstattung|interior
Interjektion|ling|Ausdruckspartikel|interjection
Interludium|mus|musikalisches Zwischenspiel|intermezzo
Intermezzo|mus|musikalisches Zwischenspiel|interlude
Internist|med|Facharzt für innere Medizin|
Interpret|art|Darsteller|performer
Interpreter||Übersetzer, Dolmetscher|interpretative program
Interstitium|anat|Zellzwischenraum|interstitial tissue
Intertrigo||Wolf|chafe
Intervall||Zeitraum, Frist|time interval
Intervention||Eingreifen, Eingriff; Verbot|intervention
Intimsphäre||Privatsphäre, Privatleben|privacy
Intimus|geh|Freund, Vertrauter|
Intoleranz||Krankheit (Unverträglichkeit)|intolerance
Intoxikation||Krankheit (Vergiftung)|intoxication
Intrigant||Verschwörer|conniver
Introitus|relig|Teil der Messliturgie|Introit
Intrusion||Eindringen|intrusion
Intubation|med|Sondeneinführung|inserting a tube
Intuition||Ahnung|intuitive powers
Inuk||Einzahl von Inuit|Inuk
Invalide||Kranke, Kranker|invalid
Invariante|math|unveränderliche Größe|invariant
Invasivität|med|Invasionsvermögen|invasivity
Invasor||Soldat (Eroberer)|invader
Invektive|geh|Operation|piece of invective
Inventar||Bestand|inventory
Inventur||Operation (Bestandsaufnahme)|stocktaking
Inversion||Umkehrung|inversion
Invertase||Enzym (β-Fructofuranosidase)|
Inverter||Gerät (Wechselrichter)|
Invertierung||Umkehrung|inverting
Investitur|geh|Operation (Amtseinführung)|investiture
Inzentiv||Motivation, Reiz|
Inzidenz|math|gemeinsames Auftreten von geometrischen Objekten|incidence
Inzidenzrate|med|Häufigkeit von neuen Krankheitsfällen|new infection rate
Inzision||Einschnitt|cutting
Inzisive|anat|Schneidezahn|incisor
Inzucht|biol||inbreeding
Iod||Jod|iodine
Iodat|chem||iodate
Iodid|chem||idiode
Ion|phys|elektrisch geladenes Teilchen|ion
Ionophor|chem||ionophore
Iota||griechischer Buchstabe|iota
Irade|hist|Erlass des türkischen Sultans|irade
Iraker|||Iraqi
Iraner|||Iranian
Iranistik||Wissenschaft|
Irbis||Raubtier (Schneeleopard)|
Irdenware||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Ire|||Irishman
Iridektomie|med|Entfernung der Regenbogenhaut|excision of the iris
Irin|||Irishman
Iris|anat|Regenbogenhaut|iris
Irisöl|chem||orris root oil
Iritis||Entzündung|
Iro|ugs|Irokesenschnitt|mohawk
Ironiker|||ironist
Irrer||Verrückter|madman
Irrfahrt|||wandering
Irrgarten||Labyrinth|maze
Irrglaube||Missverständnis, Irrtum|mistaken belief
Irrigation|agr,geh|Bewässern, Bewässerung|watering
Irritation||Verwirrung|bewilderment
Irrlehre|||false teaching
Irrlicht|||will-o’-the-wisp
Irrmeinung||Missverständnis|misconception
Irrsinn||Wahnsinn|madness
Irrstern||Komet, Meteor|
Irrweg|||wrong track
Irrwisch|lit||flibbertigibbet
Isba||russisches Blockhaus|izba
Ischias|ugs|Nerv|sciatica
Ischurie|med||urinary retention
Ischämie|med|Mangeldurchblutung|ischaemia
Isebel|relig||Jezebel
Isegrim||Wolf|
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
Istzeit|||actual time
Itabirit|min||itabirite
Iteration||Wiederholung|test iteration
Ivorer||Einwohner der Elfenbeinküste|Ivorian
Iwrit||Sprache (Neuhebräisch)|
Iwrith||Sprache (Neuhebräisch)|
Jab|sport|kurzer Haken beim Boxen|jab
Jacht|naut|Schiff zum Segeln oder Vergnügen|yacht
Jackett|hist|Teil einer Kombination|jacket
Jade|min||nephrite jade
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
Jagdruf|||hunting call
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
Jargon|ling|Sprachgebrauch|parlance
Jarl|hist|nordischer Fürst|jarl
Jarmulke||Kopfbedeckung|kippah
Jasarme|mil||guisarme
Jaspis|min||jasper
Jass|ch|Kartenspiel|card game
Jastimme|||aye
Jatwinger||Volksstamm|
Jatwägen||Volksstamm|
Jauchzer||Jubel|
Jazzband|||jazz band
Jazzclub|||jazz club
Jazzfan|||hepcat
Jean|a|Hose|pair of jeans
Jeck|reg|Karnevalist, Narr|carnival reveller
Jein||Antwort zwischen Ja und Nein|yes and no
Jejunum|anat|Teil des Dünndarms|jejunum
Jemenit|||Yemeni
Jeremiade|relig|biblisches Buch der Klagelieder|jeremiad
Jersey|textil||jersey fabric
Jetboot|naut|Wassermotorrad|personal water craft
Jetlag|||jet lag
Jeton||Gutschein, Marke|token
Jetset||Oberklasse, Oberschicht|
Jetski|naut|Wassermotorrad|personal water craft
Jett|min||jet
Jeu||Spiel, Glücksspiel|game
Jiddisch|||Yiddish
Jieper|nord|Lust|craving
Jigger|textil||jig
Jitter||Umsetzung, Umstellung|
Jive||schneller Tanz|jive
Jobbörse|||vacancy board
Jobsuche|||job search
Joch||Geschirr für Zugochsen; Bergsattel|yoke
Jochbogen|anat|Wangenknochen|cheekbone
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
Johanniter|relig|Malteser Ritterorden|Order of Hospitallers
Jointventure|econ|Gemeinschaftsunternehmen|joint venture
Jojo||Spielzeug, das an einer Schnur auf- und abläuft|yo-yo
Jojoba|bot||jojoba shrub
Jojobaöl|||jojoba oil
Joke||Witz, Scherz|
Jolle||Boot (Schiffchen)|jolly boat
Jonglage|||juggling
Jongleur|||juggler
Jonglierball||ursprünglich mit getrockneten Bohnen gefüllter Sack|beanbag
Jonny|||peter
Joppe||Jacke|
Jota||Funken|scrap
Jotwinger||Volksstamm|
Joule|phys|Maß der Energie|joule
Journaille||Presse|
Jubelfeier||Jubiläum|jubilee
Jubelfest||Jubiläum|anniversary celebration
Jubeljahr||Jubiläum|jubilee
Jubelruf|||cry of joy
Juchart|ch||jugerum
Juchzer||Jubel|
Jucker|||light carriage horse
Juckreiz||Jucken|itch
Judaismus||Religion|
Judasohr|myc|Wolkenohrenpilz|Jew’s ear, jelly ear
Jude|||Jew
Judenretter|hist|wärend des Holocausts|rescuer of jews
Judentum||Religion|Judaism
Judenzopf||Hautkrankheit (Schrötleinszopf)|
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
Jungbaum|bot||sapling
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
Junker||Adliger|squire
Junkie||Spezialist, Narr|nerd
Junkmail||Spam|
Junko|orn||dark-eyed junco
Junktor|||connective
Jupe|ch|Rock|
Jurazeit|geol||Jurassic period
Jurisprudenz||Rechtswissenschaft|legal scholarship
Juristik||Rechtswissenschaft|
Juror|||adjudicator
Jurte||rundes Zelt in Zentralasien|yurt
Jus|a,ch|Rechtswissenschaft; Bratensaft|law
Juso|||young socialist
Justage|||alignment
Justierung||Einstellen, Ausrichtung|adjustment
Justiziar||Anwalt, Rechtsanwalt|in-house counsel
Jute||Faser für Säcke|jute
Jutesack|||gunnysack
Jux||Streich|practical joke
Juxtanz|||novelty dance
Jägertee||Getränk|
Jähheit|||abruptness
Jährlichkeit|envir|Wiederkehrperiode|return period
Jährling|zool|Jungtier im zweiten Lebensjahr|yearling
Jähzorn|||irascibility
Jänner|a|Januar|January
Jüdin|||Jewess
Jüngling|geh|Jugendlicher, Teenager|teenager
Kabache||Bauwerk (armselige Wohnung)|
Kabale|alt||intrigue
Kabbala||mystische Tradition des Judentums|Kabbalah
Kabbalah||mystische Tradition des Judentums|Kabbalah
Kabbelei|||tiff
Kabelbahn||Fahrzeug (Seilbahn)|cable tram
Kabeljau||Fisch|
Kabeltau|naut||cable
Kabelzug|auto||Bowden pull wire
Kabis|ch|Quatsch, Blech|baloney
Kabotage|transp||cabotage
Kabrio||Cabrio|
Kabriolett|transp|zweirädrige Kutsche|curricle
Kabuff|||cubbyhole
Kachel||Platte, Fliese|ceramic tile
Kachexie|med|krankhafte Abmagerung|cachexia
Kadaver|zool||carcass
Kadenz|mus|solistische Ausschmückung des Schlussthemas in einem Instrumentalkonzert|cadenza
Kader||Aufgebot|squad
Kadett|||cadet
Kadi|ugs|Richter|judge
Kadrierung||Wahl des Bildausschnitts|framing
Kaff|ugs||jerkwater town
Kaffeepad|cook|flache Kaffeekapsel|flat coffee pod
Kaftan|textil||caftan
Kagu|zool|Vogel aus Neukaledonien|kagu
Kahlheit|||baldness
Kahlkopf||Glatze|bald-head
Kahlschlag||Abwicklung|clear-cutting
Kahlwild|||female game animals
Kahm||Haut auf gärenden Flüssigkeiten|mould film
Kaiband|naut||dock conveyor
Kaik|naut|leichtes türkisches Ruderboot|caique
Kaimauer|||quay wall
Kainit|min||kainite
Kainsmal|relig||mark of Cain
Kairoer|||Cairene
Kaisertum||Kaiserreich|empire
Kajal|||kohl
Kaje||Kai|quay
Kaka|orn|Waldpapagei|New Zealand kaka
Kakapo|orn|Eulenpapagei|owl parrot
Kakerlak||Insekt (Küchenschabe)|oriental cockroach
Kakerlake||Insekt|oriental cockroach
Kaki||orangefarbene Frucht; erdbraune Farbe|persimmon
Kakibaum|bot|Dattelpflaumenbaum|Japanese persimmon tree
Kaktee||Pflanze (Kaktus)|cactus
Kalamazoo||Stadt in Michigan, USA|Kalamazoo
Kalamität||Katastrophe, Unglück|calamity
Kalan|zool|Meerotter|sea otter
Kalander|print||calender
Kalauer|ling||corny joke
Kalberei|ch||whimsy
Kalebasse||Frucht (Flaschenkürbis)|gourd
Kalesche||Kutsche|
Kali||Düngesalz|potash
Kaliber|ugs|Format|calibre
Kalibrierung||Operation|calibration
Kalif|||caliph
Kalifat|||caliphate
Kalisalpeter||Salz|nitre
Kalisalz|min||natural raw potassic salt
Kalium|chem||potassium
Kaliumnitrat||Salz|salpetre
Kalkaneus||Knochen|
Kalkofen|||limekiln
Kalkputz|constr||lime plaster
Kalkspat|min||calcspar
Kalktuff|geol|Süßwasserkalk|calcareous tufa
Kalkulation||Ansatz, Rechnung|estimation
Kalkulator||Gutachter|estimator
Kalkung|agr||lime treatment
Kalkwerk|||lime works
Kalkül||Berechnung, Überlegung|calculus
Kalme||Flaute|calm
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
Kampfgas|mil||war gas
Kampfgebiet||Front, Schlachtfeld|battle zone
Kampfgenosse||Soldat (Kamerad)|comrade-in-arms
Kampfgruppe|mil|Gefechtsverband|battle group
Kampfplatz||Front, Schlachtfeld|battlefield
Kampfpreis|econ|Schleuderpreis|killer price
Kampfross||Pferd|
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
Kanon|mus||round
Kanonade|mil||cannonade
Kanonier|mil|Geschützführer|gunner
Kanoniker||Geistlicher|canon
Kanonist|jur,geh||church jurist
Kantate||Musikstück|cantata
Kantel|||squared timber
Kanthaken|nord|Kragen|scruff of the neck
Kantholz|||squared timber
Kantor|mus||precentor
Kantorei|||chantry
Kanufahren||Paddeln|canoeing
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
Kaphase|zool||Cape hare
Kapillare||Gefäß|capillary tube
Kapitalhilfe|econ|Kapitalzuführung|capital injection
Kapitell|constr||capital
Kapitol|||capitol
Kapitulation||Aufgabe|surrender
Kapitäl|constr||capital
Kapkauz|orn||African barred owlet
Kaplan|relig|Pfarrer|chaplain
Kapo|sued|Vorarbeiter|foreman
Kapokbaum|bot|Seidenwollbaum|Java cotton tree
Kapotte|hist||poke bonnet
Kappes|ugs|Unsinn|baloney
Kappnaht|||felled seam
Kappsäge|||chopsaw
Kappzaum|||caveson
Kaprice||Laune|caprice
Kapring|||capring
Kapriole||Schulsprung in der Pferdedressur|capriole
Kaprize||Laune|caprice
Kapsid|chem|Proteinhülle für das Erbmaterial bei Viren|viral capsid
Kapuhu|orn||cape eagle owl
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
Karenzfrist||Wartezeit|qualifying period
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
Kart||Fahrzeug|go-cart
Kartause|relig|Kloster des Kartäuserordens|charterhouse
Kartei|||card index
Kartell|econ|Verband, Zusammenschluss|consortium
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
Kasino|||casino
Kaskade|envir|Absturztreppe|stepped drop
Kasperl|by|Person, die sich lustig benimmt|clown
Kasperle||Person, die sich lustig benimmt|clown
Kasperli|ch|Person, die sich lustig benimmt|clown
Kassa|a||evening box office
Kassakurs|fin|Kurs bei sofortiger Lieferung|spot delivery price
Kassapreis|fin,a|Barzahlungspreis|cash price
Kassave|bot|Maniokstrauch|Brazilian arrowroot
Kasseler|cook|Kassler Rippchen|pork loin chops
Kassenbon||Quittung, Beleg|till receipt
Kassenerfolg||Bestseller, Hit|box-office hit
Kassenführer||Kassierer, Schatzmeister|treasurer
Kassenlage|fin|Geldmittelbestand|liquid cash resources
Kassenmagnet||Bestseller, Hit|box-office hit
Kassenwart||Kassierer, Schatzmeister|treasurer
Kassenzettel||Quittung, Beleg|till receipt
Kasserole||Topf|
Kassier|a|Schatzmeister|treasurer
Kassiterit||Mineral|cassiterite
Kassler|cook||pork loin chops
Kaste||Klasse|caste
Kastell|constr|veraltet, bes. in Eigennamen|castle
Kastenform|techn|Flasche, Sandkasten|moulding box
Kastilisch||Spanisch|
Kastrat|||eunuch
Kastration||Operation|castration
Kasualie|relig|Amtshandlung|official act
Kasus||Fall|case
Kat||Droge|catalytic converter
Kata|sport|festgelegte Übung im Karate|kata
Katabolismus|med|Abbaustoffwechsel|catabolism
Katafalk|||catafalque
Kataklysmus|phys|erdgeschichtliche Katastrophe|cataclysm
Katalane|||Catalan
Katalyse|chem||catalysis
Katamaran||Boot|catamaran
Katapher|ling||cataphor
Katapult|||catapult
Katarakt|||cascade
Katarer|||Qatari
Katarrh|med||catarrh
Kataster|||land register
Kate|ugs|Bauwerk (armselige Wohnung)|croft
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
Katz|sued||bird
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
Kaufteil|||purchase part
Kaukasier||Weißer|Caucasian
Kauleiste|ugs|Gebiss|
Kausativ|ling||causative
Kausch|naut||thimble
Kausche|naut||thimble
Kaustik|||caustic
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
Keckheit||Unverschämtheit|sauciness
Keder|textil|Borte|welt
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
Kehre|||horseshoe curve
Kehrer|||sweeper
Kehricht||Müll, Abfall|refuse
Kehrreim||Refrain|refrain
Kehrtwende||Wendung|U-turn
Kehrtwendung||Wende|about face
Kehrwert|math|reziproker Wert|multiplicative inverse
Keiler||Eber|wild boar
Keilerei|||brawl
Keilform|||v formation
Keilhaue|min||wedge pick
Keilhose|textil||wedge-shaped trousers
Keilnut|techn||keyway
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
Kelpwald|bot||kelp forest
Kelt|hist|Beil der Bronzezeit|celt
Kelte|||Celt
Kelter|||winepress
Kelterei|agr||wine press house
Kemenate|joc||sanctum
Kenianer|||Kenyan
Kennfeld|techn||characteristic diagram
Kennnummer||Kennzeichen, Kennung|identifier
Kennwert|||characteristic value
Kennzahl|||classification number
Kennziffer||Nummer, Zahl|code number
Kenotaph|||cenotaph
Kentaur||Fabelwesen (Pferdemensch)|
Kente|textil||kente cloth
Kenzan|||flower frog
Kephalgie||Kopfweh|
Kepheus|astron||Cepheus
Keramiker||Handwerker|ceramist
Keratitis||Entzündung|inflammation of the cornea
Keratose|med||keratosis
Kerbe||Delle|dent
Kerbel|bot||chervil
Kerberos||Höllenhund in der griechischen Mythologie|cerberus
Kerbholz||Instrument|tally stick
Kerbstock||Instrument|
Kerbtier||Insekt|insect
Kerbung|techn||scallop
Kerf||Tier (Insekt)|
Kerker||Gefängnis|prison
Kerkerhaft|jur,alt|Gefängnis|imprisonment
Kermesit|min||red antimony
Kernaussage||Zitat|money quote
Kernel|comp|Betriebssystemkern|kernel
Kernfach|||core subject
Kernfusion|phys|Kernverschmelzung|nuclear fusion
Kerngedanke||Grundgedanke|central idea
Kernhaus|cook|Gehäuse|core
Kernholz|||heartwood
Kernhülle|biol|Zellkernmembran|nuclear-investing membrane
Kernkraft||Atomkraft, Kernenergie|nuclear energy
Kernland||Zentrum|heartland
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
Kettbaum|textil||loom beam
Kettenöl|||saw chain oil
Kettgarn|textil||warp yarn
Kettung|||chaining
Ketzer|relig||heretic
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
Kid|ugs|Kind|kid
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
Kiez||Stadtteil, Ortsteil; Wohngebiet|amusement district
Kiffer|||pothead
Kiki|ugs|überflüssiges Zeug|rubbish
Kikuyu||Ort in Kenia, Afrika|Kikuyu
Kilbi|sued||church festival
Killerphrase|psych|Totschlagargument|knock-down argument
Killerwal|ugs|Säugetier|orca
Kilt||karierter Rock der Schotten|kilt
Kimm|naut|Übergang vom Schiffsboden zur Schiffswand|bilge
Kimme|||chimb
Kimmerer||Volk|
Kimmerier||Volk|
Kimmung|||mirage
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
Kintopp||Klamotte|
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
Kipptor|||tilt door
Kippung|||tilt
Kir||Weißwein mit Johannisbeerlikör|kir
Kirbe|sued||church festival
Kirchenamt|relig|kirchliches Amt|the ministry
Kirchenbann|relig|feierliche Verwünschung|execration
Kirchenfest|relig|religiöser Festtag|feast day
Kirchenrat||Mitglied in einem evangelischen Kirchenrat|parochial church council
Kirchenraub|jur|Ausrauben von Kirchen|church robbery
Kirchenturm|constr|Kirchturm|church tower
Kirchgang|relig|Kirchenbesuch|attendance at church
Kirchhof|alt||graveyard
Kirchmeier|hist,ch|Kirchenpfleger|churchwarden
Kirchtag|sued|Volksfest, Jahrmarkt|church festival
Kirchweih||Volksfest, Jahrmarkt|church festival
Kirgise|||Kyrgyz
Kirmse|reg||church festival
Kirsch|cook||cherry schnaps
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
Klafter|hist|Faden|fathom
Klagerecht|jur|Klageberechtigung|right of action
Klamauk||Trubel|hullabaloo
Klammeraffe|ugs|Hefter, Tacker|stapler
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
Klausel||Bestimmung|stipulation
Klausner||Einsiedler|hermit
Klaviatur||Tastatur; Bandbreite|keyboard
Klavichord||Saiteninstrument|clavicord
Klavikula||Knochen (Schlüsselbein)|collarbone
Klavus|med|Hühnerauge|corn
Klebband|||glue tape
Klebemittel|geh|Klebstoff|adhesive
Klebezettel||Aufkleber, Etikett|sticker
Klebreis|cook||glutinous rice
Klebstreifen||Klebeband|sticky tape
Klebung||Bekleben|bonding
Klecks||Fleck|blot
Kleefarn|bot||water clover
Klei|nord|fetter Boden der Marsch|clay
Kleiber||Vogel (Spechtmeise)|Eurasian nuthatch
Kleie|||bran
Kleinanleger|fin|privater Kapitalanleger|small investor
Kleinbürger||Spießer|petty bourgeois
Kleinholz||Brennholz|firewood
Kleinhändler|econ|Gewerbetreibender|tradesman
Kleinkunst|art|Kabarett|satirical theatre
Kleinlaster||Transporter|light truck
Kleinod|geh|Schatz|treasure
Kleister|||paste
Klematis|bot||clematis
Klemmleiste||Verteiler|terminal strip
Klepper|||crock
Kleptokratie|pol|Herrschaft der Plünderer|kleptocracy
Kleriker||Geistlicher|cleric
Klerus|relig||clergy
Kletterhaken|sport|Nagel|piton
Klicker||Murmel|marble
Klientel||Kundschaft|clientele
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
Kloben|||log
Klon|biol|Lebewesen mit gleichem Erbgut|clone
Klonierung|chem|molekulares Klonieren|molecular cloning
Kloppe|nord|Packung|kicking
Klopper||Schläger|thug
Klorolle|ugs||toilet paper roll
Klosett|||toilet
Klosterfrau||Nonne|nun
Klotschen||Schuh (Holzpantoffel)|
Klubhaus||Vereinsheim|club house
Klubjacke||Blazer|blazer
Klubobfrau|pol,a|Fraktionsvorsitzender|parliamentary group leader
Klubobmann|pol,a|Fraktionsvorsitzender|parliamentary group leader
Klubzwang|pol,a|Fraktionsdisziplin|party discipline
Kluft||Kleidung, Outfit; Riss|gear
Klumpatsch|ugs|Portion, Stück|
Klumpert|a|Kram|
Klumpfuß|med||clubfoot
Klunker|ugs|Diamanten, Brillianten oder Schmuck|ice
Kluntje||Zucker|
Kluppe|by|Klammer|clothes peg
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
Knacks|||snap
Knackwurst||Knacker|saveloy
Knagge|techn|Klaue, Klemme|cleat
Knalleffekt||Überraschung, Verwunderung|astonishing part
Knallgas|chem||detonating gas
Knallkörper||Böller, Knaller|banger
Knalltüte||Flasche, Pfeife|plonker
Knarre|mil|Kanone|shooter
Knasterbart|ugs|Vollbart|
Knasti|ugs|Häftling, Gefangener|
Knatsch|||spat
Knauf||Griff; Knopf|knob
Knauser|||cheapskate
Knauserei|ugs|Geiz|
Knebel|||gag
Kneblung||Knebeln|gagging
Kneifer|||pince nez
Kneipier|ugs|Wirt|pub landlord
Knethaken|cook|Teil einer Küchenmaschine|dough hook
Knick||Beschädigung, z. B. in einem Schlauch|kink
Knicker|reg|Murmel|marble
Knickfuß|med||pes valgus
Knicks|||curtsy
Knickstelle||Beschädigung, z. B. in einem Schlauch|kink
Knickung||Knicken|buckling
Kniefall|||kowtow
Kniegeige|mus|Viola da gamba|viol
Knieholz|||knee shaft
Kniehose|textil||knee breeches
Kniestrumpf||Kleidungsstück (Socke)|knee-length sock
Kniff||Dreh; Trick|contrivance
Knifte|cook,reg|Butterbrot|open sandwich
Knigge||Regelwerk|book on etiquette
Knirps||Junge, Bub; Stift|knee-high boy
Knobelbecher|ugs|Boot, Stiefel|
Knobelei|||teaser
Knobi|bot||garlic
Knofel|ugs|Knoblauch|garlic
Knofi|ugs|Knoblauch|garlic
Knorpel|||gristle
Knorren|||gnarl
Knospung|biol||budding
Knubbel|anat||thickening
Knuff|||thump
Knust|cook,nord|Anschnitt oder Endstück des Brotlaibs|end crust
Knute|||knout
Knutscher|ugs|Kuss|
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
Koalabär|zool||koala
Koan|relig|Rätselwort im Zen|koan
Kobalt|chem||cobalt
Kobel||Nest des Eichhörnchens|drey
Koben|agr|Bretterverschlag|wooden pen
Kobra||Schlange|
Kochecke|||kitchenette
Kocher|||boiler
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
Kodex|||codex
Kodierer|comp||coder-decoder
Kodizill||Nachtrag|codicil
Koeffizient||Faktor|coefficient
Koexistenz|pol|Nebeneinander|coexistence
Kofen|agr,nord|Bretterverschlag|wooden pen
Kog|nord|eingedeichtes Marschland|polder
Kogge|naut||cog
Kognak||Schnaps|cognac
Kognition|phil|Erkennen, Erkenntnis|cognition
Kognomen||Spitzname|
Kohleflöz|min|Steinkohleschicht|coal seam
Kohlelager|min|Steinkohleflöz|coal seam
Kohlkopf|bot||cabbage
Kohlrabi||Gemüse|cabbage turnip
Kohlrübe|bot||rutabaga
Kohorte|stat|Kategorie, Klasse|cohort
Kohärenz||Zusammenhang, Zusammenhalt|coherence
Kohäsion|phys||cohesion
Koi|zool|japanischer Zierkarpfen|koi
Koinzidenz|geh|Zusammentreffen, Aufeinandertreffen|coincidence
Kojote|zool|Präriewolf|coyote
Koka|bot|Cocastrauch|coca plant
Kokarde|pol||cockade
Koker|||saggar
Kokerei|||coking plant
Kokette|||coquette
Kokille|||die-set
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
Kollaps|med||collapse
Kollation||Vergleich|collation
Kolleg|||course of lectures
Kollegium||Rat|council
Kollekte|relig||collection
Kollektiv||Gemeinschaft|collective
Kollektivum|ling|Kategoriebezeichnung|collective term
Kollektor||Sammler|collector
Koller|||staggers
Kollergang||Mahlwerk zum Zerkleinern|edge-runner mill
Kollo|transp|Frachtstück|item of freight
Kolloid|chem||colloid
Kollokation||Zusammenstellung|collocation
Kolloquium|stud|Graduiertenkolleg|postgraduate seminar
Kollusion|econ|Preisabsprache|price-fixing agreement
Kolmation|geol|Selbstdichtung|colmatage
Kolon|anat|Grimmdarm|large intestine
Kolonisation||Besiedlung|colonization
Kolonist||Siedler|colonist
Kolophon|||colophon
Kolorit||Atmosphäre, Flair|flavour
Koloskopie|med|Darmspiegelung|colonoscopy
Koloss||Riese|behemoth
Kolpitis|med||vaginitis
Kolporteur|alt|Hausierer mit billigen Büchern|colporteur
Koltan|min||coltan
Kolter|agr|Pflugmesser|coulter
Kolumne||regelmäßig erscheinender Artikel eines Journalisten|column
Kolumnist||Kommentator|opinionator
Kombattant||Kämpfer|combatant
Kombüse|naut|Schiffsküche|galley
Komfort|||convenience
Komi||Volk im Norden Russlands; seine Sprache|Komi
Komik||Humor|humour
Komitativ|ling|marginaler Fall in einigen finno-ugrischen Sprachen|comitative case
Kommandeur||Kommandant|commanding officer
Komment||Protokoll, Regelwerk|
Kommentur|alt|Kommandant|
Kommiss|ugs|Militärdienst, Wehrdienst|
Kommissariat|a|Behörde (Polizeidienststelle)|CID office
Kommittent|econ|Auftraggeber bei einem Kommissionsgeschäft|principal
Kommittiv|alt|Vollmacht, Befugnis|
Kommune||Gemeinde|community
Kommuniqué|geh|Mitteilung|communiqué
Kommunität|geh|Netzwerk, Gemeinschaft|
Komorbidität|med|Begleiterkrankung|accompanying disease
Kompagnie||Kompanie|
Kompagnon|alt|Kamerad, Genosse|companion
Kompaktheit||Dichte|compactness
Komparation||Steigerung|comparison
Komparativ|ling|Steigerungsform|comparative
Komparator|comp|Vergleich von Messwerten|comparator
Komparse|||background actor
Kompasskurs|aviat|gesteuerter Kurs|heading
Kompendium||Abriss, Sammlung|compendium
Kompensation||Ausgleich|compensation
Kompensator||Expansionsteil bei Rohrleitungen|bellow expansion joint
Kompilat|lit|Zusammenstellung|compilation
Kompilation||Zusammenstellung|compilation
Kompiler||Übersetzer|
Kompilierung|comp|Programmkompilieren|program compilation
Komplement||Ergänzung|complement
Komplet||Gebet|compline
Komplikation||Schwierigkeit|hitch
Komplott||Verschwörung|conspiracy
Komposit|med|Füllungsmaterial in der Zahnmedizin|dental composite
Kompositum||Zusammensetzung|compound word
Kompott|cook||stewed fruit
Kompresse||Umschlag|compress
Komsomol|hist|kommunistische Jugendorganisation in der früheren Sowjetunion|Komsomol
Komturei||Kommende|
Komödiant||Komiker|comic actor
Konchoide|math|Schneckenlinie|conchoidal curve
Kondensator|electr|kapazitiver Widerstand|capacitor
Konditor||Handwerker|confectioner
Konditorei|cook|Süßwarengeschäft|confectionery
Kondom|||condom
Kondominium|jur|gemeinsame Herrschaft über ein Gebiet bzw. ein solches Gebiet|condominium
Kondor|orn||condor
Konduktanz|electr,geh|elektrischer Leitwert|electric conductance
Kondukteur|ch|Schaffner|guard
Kondylom|med||genital wart
Konfekt|cook,ch||tea biscuits
Konfektionär|textil|Bekleidungshersteller|clothing manufacturer
Konfession||Bekenntnis|confession
Konfi|cook,ch||jam
Konfident|a|ständiger Informant der Behörden aus der kriminellen Szene|confidential informant
Konfiserie|cook|Süßwarengeschäft|confectionery
Konfiskation||Beschlagnahme|confiscation
Konfitüre||Marmelade|jam
Konformismus||Übereinstimmung|conformity
Konformität||Übereinstimmung|conformity
Konfusion||Verwirrung|confusion
Konglomerat||Ansammlung|congeries
Kongo|||Congo
Kongregation|relig|ständiger Ausschuss in der katholischen Kirche|congregation
Kongruenz||Übereinstimmung|coincidence
Konidie|myc||conidium
Konifere||Baum|conifer
Konjektur|lit|hypothetische Leseart eines nicht einwandfrei überlieferten Textes|conjecture
Konjugat|chem||conjugate
Konjunktiv|ling|Möglichkeitsform|subjunctive mood
Konjunktur||Boom, Aufschwung|boom
Konklave|relig|Kardinalsversammlung zur Papstwahl|conclave
Konklusion||Schlussfolgerung|conclusion
Konkomitanz|relig|Gegenwart Christi in der Eucharistie|concomitance
Konkordanz||Übereinstimmung|concordance
Konkretheit||Deutlichkeit|specificity
Konkretion|geol|Verschmelzung|concretion
Konkubine||Geliebte|concubine
Konkurs|econ|Firmenpleite|bankruptcy
Konkursfall||Zahlungsunfähigkeit|event of bankruptcy
Konnektom|anat|Gesamtheit der Nervenverbindungen im Gehirn|connectome
Konnex||Verhältnis|fit
Konnexion||Verbindung|
Konnivenz||Geduld, Verständnis|
Konoid|math||conoid object
Konquistador||Eroberer|conquistador
Konsekration|relig|Weihe|consecration
Konsensus||Eintracht, Einklang|
Konserve||Dose, Büchse|preserve
Konsistenz|math|Folgerichtigkeit|logical consistency
Konskription|alt|Militärdienst, Wehrdienst|
Konsorte|||consortium member
Konsortium||Zusammenstellung|consortium
Konspekt||Zusammenfassung, Inhaltsangabe|recap
Konspiration||Verschwörung|conspiracy
Konstanz||Festigkeit|consistency
Konstituente|ling|sprachliche Einheit, die Teil einer komplexeren Konstruktion ist|constituent
Konstitution||Verfassung|constitution
Konstrukt||Gebilde|construct
Konsul|||consul
Konsulent|ch|Berater, Unternehmensberater|
Konsultation||Beratung|consultation
Konsumgut||Ware, Gegenstand|
Konsumption||Verbrauch|
Konsumtion||Verbrauch|
Kontaktgift|chem|Katalysatorengift|catalytic poision
Kontaktnahme|ch|Kontaktaufnahme|approach
Kontaktstift|electr|Anschluss|connector pin
Kontenance|geh|Gelassenheit, Fassung|
Konterfei|alt|Porträt|picture
Kontingent||Teil einer Menge|quota
Kontoart|||account type
Kontor||Filiale, Standort|office
Kontosaldo||Kontostand|account balance
Kontotyp|||account type
Kontrahent||Gegner, Feind|opponent
Kontrakt||Vertrag|financial contract
Kontraktion|med|Zusammenziehen des Muskels|muscular contraction
Kontrollor|a|Inspektor, Prüfer|
Kontur||Profil|outline
Konus|||cone
Konvention||Brauch, Regel|convention
Konvergenz||Annäherung|convergence
Konversation||Gespräch, Unterhaltung|conversation
Konversion|techn|Umwandlung|conversion
Konvoi|mil|Fahrzeugkolonne|convoy
Konvolut||Bündel|bundle of papers
Konzentrat||Schlich|concentrate
Konzeption||Entwurf, Plan|concept
Konzertabend|art|Lesung, Aufführung|recital
Konzession||Erlaubnis, Genehmigung|concession
Konzil|||council
Koog|nord|eingedeichtes Marschland|polder
Kooperation||Zusammenarbeit, Mithilfe|co-operation
Kooperative||Genossenschaft|cooperative
Kooption|||co-option
Koordination||Abstimmung|coordination
Koordinator||Moderator|moderator
Kopal|||copal resin
Kopeke|||kopeck
Kopfende|||top
Kopfhaar||Mähne|hair
Kopfhöhe||Augenhöhe|eye level
Kopfkino|||imagination
Kopflage|med||head-first presentation
Kopflaus|zool||head louse
Kopfniet|techn||round-head rivet
Kopfnote|school||brownie points
Kopfnuss|||brain teaser
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
Koppler|electr||coupler
Kopplung|electr||coupling
Kopra|cook|getrocknetes Kernfleisch der Kokosnuss|copra
Koprolalie|psych|zwanghafter Gebrauch von Fäkalausdrücken|coprophrasia
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
Koreaner|||Korean
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
Korps|||corps
Korpsgeist|mil|Standesbewusstsein|esprit de corps
Korpulenz|anat|Fülle|fatness
Korpus||Körper|carcass
Korpuskel||Teilchen|elementary particle
Korral|||corral
Korrasion|geol|Schleiferosion|abrasion
Korrelat|||correlate
Korrelation||Zusammenhang|correlation
Korridor||Gang, Durchgang|corridor
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
Kossäte|nord|Bauer, Landwirt|
Kostbarkeit||Schatz, Juwel|treasure
Kostenersatz|fin|Auslagenerstattung|reimbursement of expenses
Kostenlast|econ|Kostenbelastung|cost burden
Kostennote||Rechnung|invoice
Kostensatz|fin|Verrechnungssatz|expense ratio
Kostümierung||Verkleidung|masquerading
Kot|biol||faeces
Kotau||Unterwerfung|
Kotband|agr||manure belt
Kotelett|||cutlet
Kothurn|hist||buskin
Koto|mus|japanische Wölbbrettzither|koto
Kotten|ugs|Bauwerk (armselige Wohnung)|simple farm house
Kotter|nord||penal institution
Kovarianz|math|kumulative Varianz|covariance
Koxarthrose|med|Hüftgelenksarthrose|hip osteoarthritis
Koxitis|med|Hüftgelenksentzündung|coxarthritis
Kraal||Siedlungsform im südlichen Afrika, Viehgehege|kraal
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
Krakeel|ugs|Geschrei, Gebrüll|
Krakelee|art||pattern of fine cracks
Kral||Siedlungsform im südlichen Afrika, Viehgehege|kraal
Kramer|econ||small trader
Krammet||Pflanze (Quackelbusch)|
Krampe||Klammer|cramp
Krampfader|med|erweiterte Vene|varicose vein
Krams|nord|Dreck, Schrott|junk
Kramuri|a|Trödel|jumble
Kranbahn||Laufbahn|craneway
Kranbaum|naut||shear legs
Kranewitt|ugs|Pflanze|
Kranewitter|cook,by|Wacholderschnaps|gin
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
Kraulstil|sport|Kraulen|crawl
Krauskohl|ugs|Grünkohl|kale
Krawall||Unruhe, Aufruhr|ruckus
Kraxe|reg||back basket
Kraxelei|||clamber
Krayon|alt|Bleistift|
Kreation||Schöpfung|confection
Krebsleiden||Krebserkrankung|cancer
Kredenz|a||sideboard cupboard
Kreditgeber||Gläubiger|credit grantor
Kreditklemme|fin|gedrosselte Kreditvergabe durch die Banken|credit crunch
Kreditor||Gläubiger|creditor
Kreditposten|econ|Gutschriftposten|asset item
Kreditrisiko|fin|Adressenausfallrisiko|credit risk
Kreditsumme|fin|Darlehensbetrag|amount borrowed
Kreisläufer|sport|Spielerposition beim Handball|pivot
Kreissektor|math|Kreisausschnitt|circular sector
Kreistag|pol||county council
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
Kreuzmast|naut|dritter Mast bei einem Segelschiff|mizzenmast
Kreuzsymbol|print|Fußnotensymbol oder Kennzeichnung des Todesjahres einer Person|dagger symbol
Kribbe||Schlacht|
Kricket|sport||cricket
Kriecher|bot||ground-creeping plants
Kriecherl|bot,a|Schlehenpflaume|damson plum
Kriechstrom|electr|Leckstrom an der Oberfläche eines Isolierstoffs|creepage
Kriechtier||Reptil|reptile
Kriegführung||Kriegsführung|warfare
Kriegsdienst||Wehrdienst|military service
Kriegsgegner|pol|gegnerische Kriegspartei|enemy country
Kriegsgerät|mil|schwere Bewaffnung|armament
Kriegskasse|econ,ugs|brachliegende Gelder|idle money balance
Kriegsknecht|mil,alt|Soldat|soldier
Kriegskunst|mil|Kriegsführung|warfare
Kriegswunde|mil|Kriegsverletzung|war injury
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
Kronanwalt|pol|Justizminister|Attorney General
Kronenraum|bot|Kronendach des Waldes|leaf canopy
Kronglas|||crown glass
Krongut|||demesne of the Crown
Kronjuwel||Schatz, Vermögen|
Kronland||Land, das dem König gehört|crown land
Kropf|anat|Aussackung der Speiseröhre am Tierhals, u.a. bei Vögeln|crop
Kroton|bot|Wunderstrauch|garden croton
Krume|||breadcrumb
Krumpfung||Eingehen, Einlaufen|shrinkage
Krupp|ugs|Entzündung|
Kruppe|anat||rump
Kruste||Ansatz, Belag|incrustation
Krustentier||Krebstier|
Krux||Schwierigkeit, Last|crux
Kruzifix|art|Kreuz mit dem gekreuzigten Christus|crucifix
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
Krämer||Händler|monger
Krängung|naut||list
Kränkung||Beleidigung|insulting
Kränzchen||Kreis, Versammlung|
Kräppel|ugs|Berliner, Krapfen|
Krätze||Krankheit (Acarodermatitis)|back basket
Krätzer|techn||rabble arm
Kräze|||back basket
Kröger|cook,nord|Wirt|pub landlord
Krönchen||halboffener Kopfschmuck für Damen|tiara
Krösus|||Croesus
Krügel|a||pint beer glass
Krümchen|cook|Bröckelchen von einer Backware|small crumb
Krümelchen|cook,nord|Bröckelchen von einer Backware|small crumb
Krüstchen|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Kschatrija||Angehöriger der zweithöchsten Hindukaste|Kshatriya
Kubaner|||Cuban
Kubatur|math|Berechnung von Rauminhalten durch das Raumintegral|cubature
Kubikinhalt||Volumen|volume
Kubismus|art||Cubism
Kubist|art||cubist
Kubus||Würfel|cube number
Kuddelmuddel|ugs|Chaos, Unordnung|confusion
Kudu|zool|afrikanische Antilope|kudu
Kudzu|bot|Kopoubohne|kudzu vine
Kufe||Fass, Bottich|vat
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
Kultfilm|||cult film
Kultivierung||Züchtung|culturing
Kumpan||Kumpel|crony
Kumpanei||Filz, Vetternwirtschaft|
Kumquat|bot|Zwergorangenbaum|kumquat tree
Kumt||Geschirr um den Hals von Zugtieren|horse collar
Kumulation||Steigerung|cumulation
Kumulierung||Steigerung|cumulation
Kuna|hist|frühere Währung Kroatiens|kuna
Kundenkreis||Kundschaft|customer base
Kundenstamm||Kundschaft|customer base
Kundgabe||Veröffentlichung, Bekanntgabe|
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
Kupon||Gutschein|coupon
Kuppa|art||bowl
Kuppe||Höhe|brow
Kuppelei|alt||matchmaking
Kuppler|||bawd
Kurabgabe|fin|Tourismusbeitrag|visitor’s tax
Kurare|||curare
Kuratel||Vormundschaft|
Kuration|art|Bewahrung und Pflege|curation
Kurator|art||curator
Kuratorium||Vorstand, Aufsichtsrat|board of trustees
Kurde|||Kurd
Kurfürst|hist||elector
Kurgast|||spa guest
Kurhaus|||spa building
Kurhotel|||health resort hotel
Kurie|relig||curia
Kuriosum||Seltenheit, Rarität|curiosity
Kurkuma||Gewürz (falscher Safran)|turmeric
Kurort|||health resort
Kurpark|||spa gardens
Kurpfalz|hist|Pfalzgrafschaft bei Rhein|Electoral Palatinate
Kurre|||bottom trawl
Kurrikulum||Lehrplan|
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
Kurztanz|sport||short dance
Kurztest|||short test
Kurztrip|||short trip
Kurzversion||Kurzfassung, Kurzform|abbreviated version
Kurzwahl|||abbreviated address call
Kurzweil|alt|Unterhaltung|amusement
Kurzwort||Abkürzung|abbreviation
Kurzzeichen|chem|Symbol|symbol
Kusin||Cousin|cousin
Kusine||Cousine|cousin
Kuskus||Speise|couscous
Kustode|||custodian
Kustodie|||custody
Kustos|print|Blatthüter|catchword
Kutis||Haut|skin
Kutschwagen||Fahrzeug|
Kutte||Kleidungsstück (Clubweste)|cowl
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
Kältesteppe||Tundra|tundra
Kältetod||Erfrieren|death by hypothermia
Kämmerei|||finance department
Kämmling|textil|Unreinheiten beim Kämmen|noil and foreign impurities
Kämpe|alt|Soldat, Krieger|
Kämpfernatur||Macher|go-getter
Kännchen|||small jug
Kärntner|pol||Carinthian
Kärrner||Fuhrmann|
Kärtchen|ugs|Visitenkarte|small card
Käseblatt|ugs|Zeitung|
Käsebrot|cook||open cheese sandwich
Käseigel|cook||cheese hedgehog
Käsemauke|ugs|Fuß|
Käser|agr||cheesemaker
Käserei|agr|Käseherstellung|cheesemaking
Käsetuch|textil||cheesecloth
Kätner|nord||small farmer
Käuflichkeit||Verfügbarkeit|availability
Käuzchen|orn||owlet
Köcher|||quiver
Köhler|||charcoal burner
Köhlerei|||charcoal burning
Kölner||Einwohner von Köln|inhabitant of Cologne
Kölsch||Bier|Koelsch
Köm|nord|Kümmelschnaps|caraway schnapps
Königstiger|zool|Indischer Tiger|Bengal tiger
Königtum|||kingship
Könner||Künstler; Profi|artist
Köper|textil||twilled cloth
Köpfchen|ugs|Verstand, Geist|wit
Köpfler|sport,ugs|Hechtsprung|headfirst dive
Köpper|sport,ugs|Hechtsprung|headfirst dive
Körnchen|||granule
Körnung|||granularity
Körperbau||Wuchs, Gestalt|physique
Körperhöhe||Größe, Körpergröße|body height
Körperkraft||Muskelkraft|physical strength
Körperlänge||Größe, Körpergröße|body height
Körung||Wahl, Auswahl|
Köstlichkeit||Speise (kulinarische Offenbarung)|delectability
Köte|anat|Fesselgelenk beim Pferd|fetlock
Kötel|zool|Tierkot in Form von Klümpchen|pellets
Köter|ugs|Raubtier (Vierbeiner)|
Köther|hist|Pachthäusler|cottar
Köthner|hist|Pachthäusler|cottar
Köttel|zool|Tierkot in Form von Klümpchen|pellets
Kötter|hist|Pachthäusler|cottar
Kötzer|textil||cop
Küchenleiter||Küchenchef|head chef
Küchenreibe|cook|Raspel|grater
Küchenschabe||Insekt|
Kücken|a|Tier (Küken)|
Küfer||Handwerker|cooper
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
Kümmernis||Kummer|sorrow
Kümo|ugs||motor-coaster
Künette|a||lined canal
Küpe|techn|Wanne|vat
Kür|sport|frei gewählte Übung|free programme
Kürass|mil|Brustpanzer|cuirass
Kürette|med||curette
Küriner|alt|Volk|
Kürlauf|sport||free skating
Kürschner||Handwerker|furrier
Kürzel||Zeichen|token
Küvette|chem||cuvette
Lab|agr|Enzym zur Käseherstellung|rennet
Labe|geh|Stärkung|refreshment
Labeling||Kennzeichnung|
Labferment|chem|Enzym im Labmagen|rennin
Labilität||Schwäche|frailty
Labmagen|anat||rennet-bag
Laborant|||laboratory assistant
Labsal|geh|Stärkung|refreshment
Labskaus|cook||Liverpool scouse
Labung|geh|Erholung, Erfrischung|refreshment
Lacher|||laugher
Lachgas|chem||laughing gas
Lachlust|||risibility
Lachmöwe|orn||black-headed gull
Lachyoga|phil||laughing yoga
Lackaffe|||fop
Lackel|by|Rüpel, Lümmel|boor
Lackl|by|Rüpel, Lümmel|boor
Lackmus|chem||lichen blue
Lackschicht||Lackierung|varnish
Lactat|||lactate
Lactose|chem|Milchzucker|milk sugar
Ladebaum|||davit
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
Lagerbestand|econ|Vorrat|stock
Lagerist|transp|Lagerverwalter|stock-keeper
Lagerleiter||Leiter eines Warenlagers|warehouse manager
Lagerort|||storage location
Lagerstätte||Vorkommen|deposit
Lagesinn|med||sense of position
Lagewort|ling||supine
Lagg||Mulde am Rand von Hochmooren|
Lagune|geol||lagoon
Lahmheit|||lameness
Lahn|||flattened wire
Lahnung|||mud dam
Lai|lit|altfranzösische Verserzählung|lay
Laib||Brot in ganzer Form|loaf
Laibchen|a||small, round cakes
Laibung|constr||reveal
Laich|zool|Fischbrut|the fry
Laie||wer kein Fachmann ist|layperson
Laienrichter||Geschworener|lay judge
Lakai||Marionette|handmaid
Lakonie|ling,geh|Knappheit im Ausdruck|laconicism
Lakritz||Pflanze|liquorice
Lakritze||Pflanze|liquorice
Laktation|biol|Milchproduktion|production of milk
Laktose||Zucker|milk sugar
Lakune|anat|Vertiefung|lacuna
Lamelle|||slat
Lamento||Klage, Jammer|
Lametta|||tinsel
Lammfell|||lambskin
Lammwolle|agr|Wolle der ersten Schur von ca. sechs Monate alten Lämmern|lambswool
Lampion||Laterne|Chinese lantern
Lamé|textil|Stoff mit Metallfäden|lamé
Lancier|||lancer
Landadel|||squirearchy
Landarzt|||country doctor
Landauer|transp|vierrädrige Kutsche mit gegenüberliegenden Sitzbänken|landau
Landbau||Landwirtschaft|agricultural land use
Landbesitz||Grundbesitz|landholding
Landei||leicht abwertend oder scherzhaft|country boy
Landenge|||isthmus
Landesforst|a|Waldfläche in staatlichem Besitz|national forest
Landesfürst|pol|Souverän|sovereign
Landesherr||Herrscher, Souverän|sovereign
Landform|||lay of the land
Landgang|naut||shore leave
Landgut||Anwesen|manorial estate
Landjunker||Adliger|squire
Landler|mus,by||ländler
Landluft|||country air
Landmann|alt|Bauer, Landwirt|farmer
Landmine|mil||land mine
Landpartie||Ausflug|excursion
Landrat|||county commissioner
Landraub|||land grabbing
Landregen||Dauerregen|long-lasting rainfall
Landsee|alt|Gewässer|
Landser||Soldat|student corporation member
Landsitz||Anwesen|manorial estate
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
Langzeittest||Dauertest|long-term test
Lanner|orn||lanner falcon
Lanthan|chem||lanthanum
Lanugo|med||lanugo fluff
Lanzette|med||lancet
Laote|||Laotian
Laparotomie|med|Bauchhöhleneröffnung|abdominal incision
Lapidarium||Sammlung von Steinwerken|lapidarium
Lapislazuli||Edelstein|lazurite
Lapp|by|Dussel|nitwit
Lappalie||Kleinigkeit, Nebensache|petty little matter
Lappi|ch|Dussel|nitwit
Lapsus|ling||slip of the pen
Lar|hist|Schutzgeist des römischen Hauses|household god
Larifari|||fiddle-faddle
Larva|relig||lemur
Laryngitis||Entzündung|inflammation of the larynx
Larynx|anat||voice box
Laschheit||Schwäche|flaccidity
Laschung|||lashings
Laskar|hist|südostasiatischer Matrose oder Kanonier auf europäischen Kolonialschiffen|Lascar
Lasso|||lariat
Lastart|||type of load
Lastauto|auto,ugs|Lastwagen, Laster|commercial vehicle
Lastenheft|econ|Anforderungskatalog|requirements catalogue
Lastenträger||Kuli|coolie
Lastesel|||pack mule
Lastfall|||loading condition
Lastgang|electr||load profile
Lastkahn|||cargo barge
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
Latex|||caoutchouc milk
Latina||Volk (Lateinamerikanerin)|Latin-American
Latiner|hist||Latian
Latino||Volk (Lateinamerikaner)|Latin-American
Latinum|school||qualification in Latin
Latitüde||Raum, Spielraum|
Latrine|||privy
Latsche|bot|Krummholzkiefer|mugo mountain pine
Latthammer|techn|Zimmermannshammer|claw hammer
Lattung|constr||lathing
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
Laudatio|||speech of praise
Laudes|relig||lauds
Laufbursche||Kurier, Bote|messenger boy
Laufhaus|||walk-up
Laufhof|agr||farmyard
Laufjunge||Kurier, Bote|messenger boy
Laufkran|||overhead travelling crane
Laufnut|mil||travel slot
Laufrad||Kinderfahrrad ohne Pedale|run bicycle
Laufring|techn|Laufbahn|raceway ring
Laufrolle||Scheibe|sheave
Laufruhe|techn||running smoothness
Laufschrift||Laufband|news ticker
Laufstall|agr|Bewegungsstall|freestall barn
Laufstil|sport||running style
Lauftext||Laufband|news ticker
Laufweg|transp|Personenbeförderung im öffentlichen Raum|journey route
Laugele||Fisch (Laube)|common bleak
Laugenpumpe|techn|Teil einer Waschmaschine|drain pump
Lauheit|||lukewarmness
Laureat||Preisträger|prizewinner
Lausbub||Bengel|rascal
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
Layout||Entwurf, Plan|layout
Layouter|||layout artist
Lazarett|mil|Militärkrankenhaus|military hospital
Lazeration|med|Riss|laceration
Leadsänger|mus|Frontmann|lead singer
Learjet|aviat|Typ von Geschäftsreiseflugzeugen|Learjet
Leasing||Vermietung|leasing
Lebedame|||demimondaine
Lebehoch|alt||cheer
Lebemann|||playboy
Lebensarbeit||Lebenswerk|lifework
Lebensart||Lebensweise, Lebensstil; Denkweise|lifestyle
Lebenshunger||Lebensfreude|zest for life
Lebenskampf|phil|Kampf ums Dasein|struggle for existence
Lebenskunde|biol,alt|Biologie|biology
Lebenslust||Lebensfreude|love of life
Lebensnerv||Rückgrat, Stütze|sinews
Lebensregel||Grundsatz|rule of life
Lebensumfeld||Lebenswelt|living environment
Lebenszweck||Sendung, Sinn|mission
Lebewohl||Abschied|farewell
Lebzelten|a|Gebäck (Lebkuchen)|gingerbread
Leckage|||leak
Leckerbissen||Genuss|treat
Leckerei|||treat
Leckerli||Speise (Gaumenfreude)|gingerbread biscuit
Leckkabel|electr|Strahlerkabel|radiating cable
Leckrate|||leak rate
Lecktuch|naut||collision mat
Lederne|textil,by|kurze Lederhose|leather shorts
Ledge|textil|Leere|pirn
Lee|naut|Seite, die der Wind nicht trifft|leeward side
Leerbit|comp||dummy bit
Leerdarm|anat|Teil des Dünndarms|jejunum
Leerfahrt|transp|Betriebsfahrt|out-of-service run
Leerfeld|||blank field
Leergut|||empties
Leerhub|techn||idle stroke
Leerraum|comp|Zwischenraumzeichen|whitespace character
Leerrohr|electr||cable conduit
Leerschlag|ch|Abstand, Leerzeichen|blank space
Leerschritt||Abstand, Leerzeichen|blank space
Leerstelle||Lücke|vacancy
Leertaste|comp|Zwischenraumtaste|space bar
Leerweg|||empty run
Leerzug|techn||blank pass
Leesegel|naut||studding sail
Leeseite|naut||lee side
Lefze|||lip
Legat||Erbe|legacy
Legehenne||Vogel|laying hen
Legehuhn|agr||laying hen
Legel|naut||hank
Legenot|zool||egg binding
Leger|||layer
Legföhre|bot|Latschenkiefer|mugo mountain pine
Leggins||Hose|leggings
Leghenne||Huhn|
Legi|ch|Ausweis der Studenten|student card
Legierung||Metall|metal alloy
Legionär||Soldat (Angehöriger einer Privatarmee)|legionnaire
Legistik|pol,a|Gesetzgebung|lawmaking
Legitimation||Ausweis, Berechtigung|identification document
Legitimität||Berechtigung|legitimacy
Legkiefer|bot|Latschenkiefer|mugo mountain pine
Lehen|pol||fiefdom
Lehensmann||Ritter, Edelmann|
Lehmerde|agr||clay soil
Lehmputz|constr||loam rendering
Lehmwand|constr||loam wall
Lehnwort||Fremdwort|loan word
Lehramt|||lectureship
Lehranstalt||Schule|school
Lehrbefugnis|school|Lehrberechtigung|teaching qualification
Lehrbetrieb||Lehren, Unterrichten|teaching
Lehrbub|sued||apprentice
Lehrdeputat|school|Lehrverpflichtung|teaching load
Lehrdorn|||plug gauge
Lehreinheit|school|Unterrichtseinheit|teaching unit
Lehrerschaft|school|pädagogisches Personal|teaching staff
Lehrfach||Fachbereich, Fachgebiet|subject of study
Lehrfilm|||educational film
Lehrform|stud||teaching method
Lehrgeld|||apprenticeship fee
Lehrjahr|||year as an apprentice
Lehrkanzel|alt|Lehrstuhl|professorship
Lehrkörper|school|Lehrerkollegium|teaching staff
Lehrmaterial|school|Unterrichtsmaterial|educational material
Lehrmittel|school|Unterrichtsmittel|teaching aid
Lehrmädchen|by|Auszubildende|female apprentice
Lehrpersonal|school|pädagogisches Personal|teaching staff
Lehrsatz||Grundsatz|tenet
Lehrtochter|ch|Auszubildende|female apprentice
Lehrwerk||Lehrbuch|textbook
Lehrzeit|||apprenticeship
Lehrziel|||teaching aim
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
Leier|mus||hurdy-gurdy
Leihauto||Mietwagen|hired car
Leihe|||loan
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
Leinzeug||Leinen|
Leinöl|cook||linseed oil
Leitbetrieb|econ|Führungsgesellschaft|lead company
Leitdamm|||guiding wall
Leiterplatte|electr|gedruckte Schaltung|printed circuit board
Leitfeld||Bedienung, Terminal|
Leitfigur||Hauptdarsteller, Hauptrolle|leading light
Leitgedanke||Grundidee, Grundgedanke|central idea
Leitidee|||central theme
Leitpfosten|transp|Begrenzungspfahl|reflector post
Leitrad|||wicket gate
Leitsatz||Grundsatz|guiding principle
Leitseite||Homepage, Startseite|home page
Leitspruch||Motto|motto
Leittier|zool||leader
Leitton|mus||leading-note
Leitwand|||guide wall
Leitwerk||Wasserbauwerk entlang eines Fließgewässers|training structure
Leitwolf|||leader
Leitzahl|photo||guide number
Leitzentrale||Leitstelle|mission control centre
Leitzins|fin||base rate
Lek|zool|Balzplatz|lek
Lektor|||editor
Lektorat|||editorial department
Lemberger|bot|Blaufränkischer|Blaufränkisch
Lemma|bot|Deckspelze|outer palea
Lemur|relig||larva
Lende|anat|Keule|haunch
Lendenschurz||Kleidungsstück|loin cloth
Lendentuch||Kleidungsstück|loin cloth
Leng|zool|Meeresfisch|ling
Lenkkopf|||steering head
Lenkrakete|mil|ferngesteuerte Rakete|guided missile
Lenkzeit|||driving time
Lentigo||Hautkrankheit|
Lenz||dichterisch für Frühling|spring
Lepra||Infektionskrankheit (Hansen-Krankheit)|leprosy
Lernaufwand||Lernprozess|learning curve
Lerneffekt||Lernprozess|learning curve
Lernform|||form of learning
Lernort|||place of learning
Lernpfad|||learning path
Lernsoftware|comp|Schulungssoftware|courseware
Lernstil|||learning method
Lernstoff|art|Unterrichtsstoff|subject matter
Lerntransfer|psych|Anwendung von erworbenem Wissen|transfer of learning
Lerntyp|||style of learning
Lernvorgang||Lernprozess|learning process
Lernziel|||learning objective
Lernzirkel|school|Stationenlernen|carousel learning
Lesart||Interpretation, Auslegung|reading
Lesbarkeit|ling|Lesefreundlichkeit|readability
Lesbe|||lesbian
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
Lesetyp|psych|visueller Typ|visual person
Lesgier||Volk|
Lesginen||Volk|
Leslie||Gerät (Rotationslautsprecher)|
Letalität||Sterblichkeit|case death rate
Lethe||Fluss in der Unterwelt der griechischen Mythologie|Lethe
Lette|||Latvian
Letten|||potter’s clay
Letter||Buchstabe, Charakter; Schriftzeichen|printing letter
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
Leukoma|med|weiße Narbe der Hornhaut|leucoma of the cornea
Leukoplast|med|Pflaster|adhesive plaster
Leukose|alt|Krankheit (bösartige Erkrankung der weißen Blutzellen)|
Leukotomie||Operation|
Leukoxen|min||leucoxene
Leukozyte|biol|weißes Blutkörperchen|white blood cell
Leukozytose|med|Vermehrung der Leukozytenzahl|leukocytosis
Leukämie|med|Erkrankung der weißen Blutzellen|leukaemia
Leumund||Namen, Ansehen|reputation
Levade||Schulsprung in der Pferdedressur|levade
Levantiner||Bewohner der Levante|Levantine
Levirat|relig||levirate marriage
Levitation||Schweben|levitation
Lew||Währung Bulgariens|lev
Lex|jur|ein bestimmtes Rechtsgebiet|law
Lexem|ling||lexeme
Lexik||Wortschatz|vocabulary
Lexikograf|ling|Verfasser eines Wörterbuchs|lexicographer
Lexikograph|ling|Verfasser eines Wörterbuchs|lexicographer
Liaison||Verhältnis, Affäre|affair
Lias|geol|ältester Teil des Jura|Lias
Libanese|||Lebanese
Libelle||Insekt (Wasserjungfer)|spirit level
Liberier|||Liberian
Libero|sport||sweeper
Libertär|phil|Anhänger des Libertarismus|libertarian
Libra||Waage|
Libyer|||Libyan
Lichtbild||Foto, Fotografie; Dia|identity photograph
Lichterbaum||Weihnachtsbaum, Tannenbaum|Christmas tree
Lichtgriffel|comp|elektronischer Bleistift|light pen
Lichthof||Innenhof|inner court
Lichtleiter|phys|Glasfaser|optical waveguide
Lichtmaß|constr||clear height
Lichtpause|print|Positivdruck eines technischen Plans|whiteprint
Lichtreflex||Spiegelung|reflex
Lichtsmog|envir|Lichtverschmutzung|light pollution
Lichtstrahl||Schein|light ray
Lid||Haut über dem Auge|eyelid
Lidband|anat||palpebral ligament
Liderung|mil||obturation
Lido||schmaler Strand vor einer Lagune|lido
Lidvene|anat||vein of the eyelid
Liebchen|alt|Liebste|sb.’s sweetheart
Liebelei|||dalliance
Liebesaffäre||Verhältnis, Seitensprung|affair
Liebesapfel|alt|Gemüse (Tomate)|mandrake berry
Liebesbrief|ugs|Schreiben, Anschreiben|love letter
Liebesdienst|alt|Gefallen|favour
Liebesleid||Liebeskummer|lovesickness
Liebhaber||Fan, Freund; Kenner|aficionado
Liebigit|min||liebigite
Liebkosung||Streicheln, Zärtlichkeit|caress
Liebreiz||Anmut|grace
Liebschaft||Verhältnis, Affäre; Liebesgeschichte|affair
Liedchen|||ditty
Liederbuch|mus|Liedersammlung|songbook
Liedtext|||lyrics
Liedtexter||Liedermacher|songwriter
Lieferauto||Lieferwagen|delivery vehicle
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
Lignivor|zool||wood-eater
Liguster|bot||privets
Liierung||Bindung, Verbindung|
Liktor|orn||lesser kiskadee
Limbus|||graduated arc
Limes|math|Grenzwert|limit
Limette|bot||lime
Limitation||Grenze, Beschränkung|
Limitierung||Grenze, Beschränkung|limitation
Limnimeter||Pegel|water level indicator
Limone||Frucht|lime
Limonen|chem||limonene
Limonit|min||limonite
Lindwurm||Drache|dragon
Linebacker|sport|Verteidiger in der zweiten Linie|
Linguistik|ling|Sprachwissenschaft|linguistics
Linke|pol|Rote, Roter|pinko
Linker|pol|Rote, Roter|pinko
Linkerei|ugs|Verlinkung|
Linksaußen|sport|Spielerposition beim Handball|left wing
Linnen|alt|Leinen|linen
Linoleum|||lino
Linon|textil||lawn
Linsensystem||Objektiv|lens system
Lint|nord|Band|tape
Lipa|hist|frühere Münze Kroatiens|lipa
Lipgloss|||lip gloss
Lipämie|med||lipemia
Liquida|ling||liquid consonant
Liquidation||Schließung, Abwicklung|offset
Liquidierung||Beseitigung|liquidation
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
Liturgie|relig||liturgy
Litze||Ader|lace
Liutizen||Volksstamm|
Live|||Livonian
Liveact||Show, Auftritt|
Liveticker|comp|Nachrichtenticker in Internet|liveticker
Livisch|ling||Livonian
Livone|||Livonian
Livree||Kleidung (Dienstanzug)|livery
Lizenzgebühr|econ|laufende Gebühr für die gewerbliche Nutzung|royalty
Loafer||Schuh|
Lob|sport|hoher Ball über den Gegner|lob
Lobbyarbeit|pol|Interessensvermittlung|lobbying
Lobbying|pol|Interessensvermittlung|lobbying
Lobgesang||Hymne|hymn of praise
Loblied|||song of praise
Lobotomie||Operation|lobotomy
Lobrede|||speech of praise
Lobus||Lappen|lobe
Location|ugs|Ort, Standort|
Lochband|techn||perforated mounting strip
Lochfraß|||pitting corrosion
Lochsäge|||hole saw
Lochung|||punch hole
Lockmittel||Köder|bait
Lockruf|||luring call
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
Lohe|||blaze
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
Longdrink|cook|verdünntes alkoholisches Getränk|long drink
Look|||fashion look
Looping|||loop
Lorbass||Bengel|
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
Lostag|||magical day
Losung|||watchword
Losungswort||Passwort, Kennwort|
Loswurf|||tossup
Losziehung||Verlosung|drawing lots
Lot||Schnur mit Gewicht; senkrechte Linie|plumb line
Lotos||Pflanze|lotus
Lotosblume||Pflanze|
Lotpaste|||soldering paste
Lotung|naut||sounding
Lovestory||Liebesgeschichte|
Luch|reg|sumpfige Niederung|marsh
Luddit|hist|Maschinenstürmer|luddite
Luder|||a crafty bitch
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
Luftnot|med||laboured breathing
Luftnummer|ugs|Pleite, Flop|flop
Luftpirat||Entführer|hijacker
Luftpistole|mil|Luftdruckpistole|air pistol
Luftpore|||air void
Luftpost|||airmail
Luftsack|techn|Lufteinschluss|trapping of air
Luftschacht|constr|Lüftungsschacht|air well
Luftschlag||Luftangriff|air strike
Luftschraube||Propeller|screw propeller
Luftsog|||backwash
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
Lump||Schurke, Bösewicht|blackguard
Lumpenkerl||Schweinehund|caitiff
Lunch||Mittagessen|
Lunchbox|||lunch box
Lunchpaket||Speise (Gabelfrühstück)|packed lunch
Lunker|||blowhole
Lunte|ugs|Droge (Zigarette)|brush
Lunula|relig||luna
Lupfer|sport||lob
Lupus||Wolf|lupus
Lure|hist|Blasinstrument der Bronzezeit|lur
Lusche||Flasche, Pfeife|plonker
Luster|a|Kronleuchter|chandelier
Lusthaus|hist||pleasure pavilion
Lustigkeit||Fröhlichkeit|gaiety
Lustmord|jur||rape and murder
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
Luzifer||Satan|Satan
Lykisch|ling||Lycian
Lymphangitis||Entzündung|lymphatic vessel inflammation
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
Längung|||lenghening
Läppchen|anat||lobule
Lärmerei||Geschrei, Gebrüll|
Läsion||Verletzung|lesion
Lästerei|ugs|Operation (Klatsch und Tratsch)|tirade of abuse
Lästerer|||reviler
Lästling|zool||nuisance pest
Läsur||Beschädigung|
Lätzchen|||pinafore
Läusebefall||Krankheit|infestation with lice
Läuterung||Besserung, Verbesserung|reformation
Lävulose|chem|Fruchtzucker|fructose
Löffler|orn||white spoonbill
Löhnung||Lohn, Einkommen|
Löli|ch|Dussel|nitwit
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
Lüster|alt|Kronleuchter|lustre glaze
Maar|geol|Krater mit See|maar
Maat|naut|Offizier auf einem Handelsschiff|mate
Macchia||Gebüsch, Unterholz|
Macchie||Gebüsch, Unterholz|
Machart||Weise, Stil|style
Machsor|relig|jüdisches Gebetsbuch für die hohen Festtage|mahzor
Machtantritt|pol|Machtübernahme|coming into power
Machthaber||Herrscher|the powers-that-be
Machtteilung|pol|Aufteilung der Macht|power-sharing
Machzahl|phys||mach number
Macis|cook|Muskatblüte|mace
Macke|ugs|Defekt, Schwäche; Tick|bug
Macro|comp|Befehlszusammenfassung|macro
Madjobaum|bot|Bengalischer Quittenbaum|bael tree
Madl|a|Mädchen|girl
Madonna|art|Mariendarstellung|representation of Mary
Madrasa||islam. Hochschule in einer Moschee|madrasah
Mafioso|||member of the maffia
Magaziner|transp,ch|Lagerverwalter|stock-keeper
Magd|alt|Dienstmädchen auf dem Hof|maid
Magenweh|med|Magenschmerzen|pain in the stomach
Magerkeit||Dürre|meagreness
Magermilch|cook|entrahmte Milch|skimmed milk
Magister|stud||Master
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
Mahl||Essen|dinner
Mahlgang|techn||emery mill
Mahlgut|agr||ground grain
Mahlstrom||Gezeitenstrom vor den Lofoten-Inseln|Maelstrom
Mahlwerk||Mühle|grinder
Mahnbrief|fin|Mahnung|reminder notification
Mahnmal||Denkmal|memorial
Mahr||Nachtgeist, der drückt|nightmare
Maibaum|||maypole
Maiblume|bot||mayflower
Maibowle|cook||May wine
Maid|alt|Mädchen|maiden
Maifisch|zool||shad
Maikäfer|zool||cockchafers
Mairübe|bot||May turnip
Maisbrot|cook||maize bread
Maische||Getränk (Federweißer)|mash
Maiskorn|||maize kernel
Maismehl|cook||maize flour
Majo|ugs|Mayonnaise|
Majolika|||majolica
Majoran|bot||marjoram
Majorität||Mehrheit, Mehrzahl|majority
Majuskel||Buchstabe|uppercase letter
Makel||Fleck|spot
Makeup||Schminke|make-up
Maki|zool|Halbaffe aus Madagaskar; Sushi-Rolle|lemur
Maklergebühr||Provision|stock broker’s commission
Mako|textil|ägyptische Baumwolle|Egyptian cotton
Makoré|bot|Afrikanischer Birnbaum|cherry mahogany
Makramee|||macrame
Makrele|zool||mackerel
Makro|comp|Befehlszusammenfassung|macro
Makrone|cook||macaroon
Makula|anat|gelber Fleck|macula
Mala||Gebetskette|prayer beads
Malachit|min||malachite
Malaie|||Malay
Malamut|zool||malamute
Malawier|||Malawian
Malbuch|||colouring book
Malchus|hist||falchion
Malfarbe|||paint
Malheur||Panne, Missgeschick|slip-up
Malice|alt|Spitze|
Malier|||Malian
Malignom||Krebs|
Malkunst|art||art of painting
Malkurs|||painting class
Malm|geol|Oberjura|Upper Jurassic
Maloche|ugs|Job, Tätigkeit|hard work
Malocher|||hard worker
Malset|||drawing tool kit
Malstift|||crayon
Malstil|art||style of painting
Malteser|relig|Johanniterorden|Order of Hospitallers
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
Mandant|jur|Person oder Firma bei Dienstleistungen|client
Mandat||Auftrag, Befehl|mandate
Mandelöl|||almond oil
Manderl|a|Männchen|connector plug
Mandola|mus|Tenormandoline|tenor mandolin
Mandrill|zool||mandril
Mangan|chem||manganese
Manganit|min||manganite
Mangonel|mil|Katapultmaschine|mangonel catapult machine
Manie|||manner
Manier||Weise, Stil|manner
Manierismus||kunstgeschichtlicher Übergang zwischen Renaissance und Barock|Mannerism
Manifest|pol||manifesto
Maniküre|||manicurist
Mankei|zool,by|Alpenmurmeltier|alpine marmot
Manko||Defekt, Mangel|deficiency
Manna|relig|Himmelsbrot|mana
Manneskraft||Männlichkeit|virility
Mannjahr|||person-year
Mannloch|||manhole
Manntag|||person-day
Manor||Villa, Anwesen|
Mansarde|constr,ugs|Dachgeschosswohnung|attic flat
Mantikor|||manticore
Mantisse|||mantissa
Mantra|ugs|Slogan|mantra
Manual||Handbuch, Anleitung|manual
Manufakt||Gut, Produkt|
Maoismus|pol||Maoism
Maori|||maoris
Maquereau||Schutzengel|
Maquette|art||bozzetto
Maquis||Gebüsch, Unterholz|
Marabu|orn||marabou stork
Marabut|relig||marabout
Maracuja||Pflanze (Passionsfrucht)|passion fruit
Maraschino||klarer Fruchtlikör aus Maraskakirschen|Maraschino
Marasmus|med|Form der Mangelernährung|marasmus
Marend|cook,a|Kaffeetrinken|afternoon snack
Marende|reg|Speise (Imbiss)|
Margarit|min||margarite
Margarita|cook|Cocktail aus Tequila, Triple Sec und Limettensaft|margarita
Marge||Gewinn|price difference
Marginalie|geh|Kleinigkeit, Nebensache|
Margritli|ch|Blume (Gänseblümchen)|
Mari||Volk an der Wolga; seine Sprache|Mari
Marihuana||Gras|
Marille|cook,by||apricot
Marimba||Instrument|
Marimbaphon||Instrument|marimba
Marinade||Soße (Salatdressing)|salad dressing
Mariske|med||anal skin tag
Mark||Kern|core
Markasit|min||white iron pyrite
Markenstärke||Reichweite|branding
Marketerie||Einlegearbeiten aus Holzfurnieren|marquetry
Markierstift||Filzstift mit breiter Spitze|marking pen
Markise|||sunblind
Markröhre||Kern|pith
Marktakteur||Marktteilnehmer|market participant
Marktamt|sued||environmental health service
Marktbude|econ|Stand|market stand
Marktflecken||Kleinstadt|market town
Marktlage|econ|Marktgeschehen|market situation
Marktmacht|econ|wirtschaftliche Machtstellung|market-dominating power
Markung||Gemeindegebiet|communal district
Marmel||Murmel|marble
Marmorbruch|min|Marmorsteinbruch|marble quarry
Marodeur|||raider
Marone|bot,ugs|Braunkappe|Bay Bolete
Maroni|cook,sued||sweet chestnuts
Maronit|relig||Maronite
Marotte||Tick|quirk
Marquis|hist||marquess
Marquise|hist||marchioness
Marstall|||royal stables
Marter|relig,a||wayside shrine
Marterl|relig,a||wayside shrine
Martyrium||Qual|ordeal
Maschenware|textil|Gewirke und Gestricke|knitted fabrics
Mascherl|a|Schleife|bow tie
Maschinerie||Getriebe|machinery
Maschinist|mach|Maschinenführer|stationary engineer
Masel||Glück|
Masen|a|Glück|
Maser||Strich|grain
Maserung||Strich|grain
Maskara|||mascara
Maskerade||Verkleidung|masquerade
Masora|relig||Masorah
Massai|||Masai
Massaker|||massacre
Massel||Glück|
Massenfluss|phys|Massendurchfluss|mass flow rate
Massenstrom|phys|Massendurchfluss|mass flow rate
Massenwahn|psych|Massenhysterie|mass hysteria
Masseur|||kneader
Massierung||Verdichtung|agglomeration
Massora|relig||Masorah
Mast||Stange, Pfosten; Futter|post
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
Match||Spiel, Kampf|match
Matetee|cook||maté tea
Mathelehrer|school|Mathematiklehrer|
Mathestunde|school,ugs|Mathematikstunde|mathematics lesson
Matinee|||matinée
Matrik|a||Civil Register
Matrikel|a||Civil Register
Matrix||Gerät|ground mass
Matrixfeld|comp|verkettete Liste|array
Matrize|print|Vervielfältigungsvorlage für Blaudrucker|spirit master copy
Matrone||Gott|matron
Mattscheibe|ugs|Fernseher, Bildschirm|ground glass screen
Matur|ch|Abitur|school leaving examination
Matura|ch|Abitur|school leaving examination
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
Maurerei|||bricklaying trade
Mauser|orn|Haarwechsel|moult
Mauspad|comp|Mausunterlage|mouse pad
Mausrad|comp||mouse wheel
Maxen|by|Moos, Kies|loot
Maximalwert||Maximum, Spitze|maximum value
Maxime||Motto; Grundsatz|maxim
Mayathan||Sprache|
Mayo|cook,ugs||mayonnaise
Mazedonisch||Sprache|
Mazerat|pharm||maceration
Mazeration|cook|Wässern|maceration
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
Mediation||Vermittlung|mediation
Mediator||Vermittler|mediator
Medikation|med|Arzneimittelanwendung|drug delivery
Medikus|geh|Arzt, Mediziner|medico
Medina||Innenstadt in orientalischer Stadt|medina
Mediokrität||Durchschnitt, Mittelmaß|
Medisance|geh|Spitze|
Medrese||islam. Hochschule in einer Moschee|madrasah
Medresse||islam. Hochschule in einer Moschee|madrasah
Meduse||Tier (Qualle)|jellyfish
Meeraal||Fisch|European conger
Meerbusen||Golf|gulf
Meereis|||sea ice
Meerenge||Straße|sea strait
Meeresblick||Meerblick|sea view
Meeresniveau||Meeresspiegel|sea level
Meeresstraße||Wasserstraße|sea strait
Meeressäuger||Säugetier|
Meermaid||Fabelwesen (Meerjungfrau, Nixe)|
Meerohr||Schnecke|
Meersalz|min||sea salt
Meersenf|bot||searockets
Meersicht||Meerblick|sea view
Meeting||Tagung; Treffen|meeting
Megafon||Sprachrohr|megaphone
Megagramm||Tonne|metric tonne
Megakolon|med|Dickdarmerweiterung|dilation of the colon
Megaphon||Sprachrohr|megaphone
Mehlsieb|cook||flour strainer
Mehltau|bot|Sammelbezeichnung für verschiedene Pflanzenkrankheiten|mildew
Mehlwurm|zool||mealworm
Mehrbetrag||Überschuss|surplus
Mehrgewicht|techn|Übergewicht|excess weight
Mehrling|med||multiple birth baby
Mehrpreis||Aufpreis, Zuschlag|surcharge
Mehrung||Zunahme, Anstieg|increase
Meier|bot|Meister|woodruffs
Meierei|agr|Molkereibetrieb|dairy
Meiler|||charcoal kiln
Meineid|jur||perjury
Meiose|biol|Reifeteilung|meiosis
Meitli|ch|Mädchen|girl
Mekka|||Mecca
Mekonium||Wurst|
Melange||Mischung, Gemisch|melange
Melano||Panther|
Melanom|med||melanoma
Melanose|med||melanosis
Melanzani|a|Frucht|aubergine
Melaphyr|min||melaphyre
Melasse|cook||blackstrap molasses
Meldeamt|a|Behörde|registration office
Melder|techn|Anzeiger|detector
Meldestelle|med|Beobachtungsstelle|reporting site
Meldeweg|||reporting route
Melilith|min||melilite
Melioration|alt|Besserung, Verbesserung|melioration
Melisse|bot||lemon balm
Melker|agr|Schweizer|milker
Melkit|relig||Melkite
Melkkuh|||cash cow
Melodei||Weise, Melodie|
Melomane|mus,geh|Musikbesessener|melomaniac
Melomanie|mus,geh|Musikbesessenheit|melomania
Membran|||membrane
Membrane|||diaphragm
Memeler||Volk (Memelländer)|
Memme|geh||poltroon
Memoire||Tagebuch|
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
Menses||Periode|
Mensur|mus|Maßverhältnisse bei Musikinstrumenten|scaling
Menuett|||minuet
Mephisto|lit||Mephistopheles
Mergel|geol||marl
Merger||Vereinigung, Zusammenschluss|
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
Mesmer|a|Küster|sacristan
Mesmerismus|phil|Animalischer Magnetismus|animal magnetism
Mesner|a|Küster|sacristan
Mesokarp|bot|weiße Auskleidung von Zitrusfruchtschalen|pith
Message||Aussage, Botschaft|
Messband||Messgerät|measuring tape
Messbuch|relig||missal
Messdose|techn||dynamometer
Messebau|||exhibition stand building
Messeinheit||Gerät (Messgerät)|measurement unit
Messerklinge||Blatt|knife blade
Messfeier||Gottesdienst, Andacht|
Messfühler||Gerät (Sensor)|measuring element
Messgewand|relig|liturgisches Gewand|liturgical vestment
Messglas|||burette
Messias|relig||Messiah
Messie|||hoarder
Messkelch|relig|Abendmahlskelch|chalice
Messkopf|||measuring head
Messort|techn||measuring point
Messprobe|techn|Stichprobe|test specimen
Messrad|||ambulator
Messraum|techn||measuring room
Messschieber||Messgerät|vernier calliper
Messstab|||dipstick
Messuhr|||dial gauge
Messweg|||measured displacement
Messwert|||measurement
Messzeit|||measurement duration
Mestize|||mestizo
Met||Wein aus Honig|mead
Metabolie|zool|Stoffwechselmetamorphose|metabolic metamorphosis
Metabolismus|biol|Stoffwechsel|metabolism
Metabolit|chem|Abbauprodukt beim Stoffwechsel|metabolic product
Metal||Musikrichtung|
Metallhütte||Schmelze|smeltery
Metallspitze|techn|Dorn, Stachel|spike
Metallstift||Verstärkung am Ende eines Schnürbandes|aglet
Metamorphit||Gestein|metamorphic rock
Metamorphose||Verwandlung, Umwandlung|metamorphosis
Metanoia|||shift of mind
Metasomatose|geol|Verdrängung|replacement
Metastase|med|Tochtergeschwulst|metastatic tumour
Metatheria||Säugetier|
Meteorit|astron|Meteorrest auf der Erdoberfläche|meteorite
Meteorologie|meteo|Physik der unteren Atmosphäre|meteorology
Meteorstrom|astron|Sternschnuppenschwarm|meteor shower
Metermaß|||tape measure
Meth||Droge (Pervitin)|
Methadon|chem||methadone
Methan||Gas (Methylwasserstoff)|methane
Methanal|chem||formaldehyde
Methodik||Verfahren|methodology
Metier||Beruf|calling
Metonymie|ling|Ersetzen eines Begriffs durch einen konkreteren, inhaltlich verwandten|metonymy
Metrik|||metre
Metronom|mus||metronome
Metronymikon|ling|Name, der vom Namen der Mutter abgeleitet ist|matronymic name
Metrum||Takt|metre
Mett|cook|gehacktes Schweinefleisch|minced pork
Metteur|print||clicker
Metzelei|||bloodbath
Metzgete||Speise (Schlachteplatte)|
Meublement|alt|Einrichtung, Ausstattung|
Meute||Rudel, Schwarm|troop
Meuterei|||mutiny
Meuterer|||mutineer
Mezzie|a|Schnäppchen, Sonderangebot|
Miasma|med|Krankheitsstoff|miasma
Miau|||mew
Michaeli|relig||Michaelmas
Mieder||Kleidung (Hüfthalter)|foundation garment
Mief|ugs|Gestank|pong
Miene||Gesichtsausdruck|expression
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
Mietzins|sued||rent
Miez||Katze in der Kindersprache|puss
Miezchen|||puss
Mieze|||bird
Migmatit|min||migmatite
Mika|min||mica
Mikado|||jackstraws
Mikro|ugs||microphone
Mikrobe|biol|Kleinstlebewesen|microorganism
Mikrobiom|chem|Genom der Mikroorganismen, die im Körper leben|microbiome
Mikrobion|biol|Kleinstlebewesen|microorganism
Mikrochip|electr|Halbleiterchip|semiconductor chip
Mikrometer||Messgerät|micrometer screw gauge
Mikron|alt|Maßeinheit|micrometre
Mikrophon||Mikrofon|microphone
Mikrotom|biol||microtome
Miktion|med||micturition
Milchbart||Flaum|downy beard
Milchbubi||Waschlappen|wimp
Milcher|agr|Schweizer|milker
Milchkuh|||milk cow
Milchwurz|ugs|Pflanze|
Milderung||Zusatz|tempering
Mildheit|||placidness
Miliaria||Hautkrankheit (Hitzeblattern)|tropical sweat rash
Milieu||Umwelt, Lebenswelt; Umgebung|ambience
Militanz|||militancy
Militärbasis|mil|Militärstützpunkt|military base
Miliz|mil||militia
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
Mineralöl||Erdöl|crude oil
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
Minkwal|zool|Nördlicher Zwergwal|common minke whale
Minköl|||mink oil
Minne|hist||courtly love
Minorität||Minderheit, Unterzahl|minority
Minuskel||Gemeine|small letter
Minuspol|electr||negative pole
Minuspunkt||Schwäche|minus point
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
Misere||Krise|emergency
Miserere|med|Koterbrechen|copremesis
Miso|cook|japanische Würzpaste aus fermentierten Sojabohnen|miso
Missale|relig||missal
Missetat||Operation|misdeed
Missetäter||Schurke, Übeltäter|wrongdoer
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
Mistgas|envir||biogas from dung
Mistkübel|envir,a|kleinerer Behälter im Privatbereich|container bin
Mitautor|||co-author
Mitbewerb||Konkurrenz, Wettbewerb|
Mitbringsel|ugs|Geschenk, Präsent; Andenken|small present
Miterbe|jur||co-heir
Mitesser|||blackhead
Mitinhaber||Partner|joint owner
Mitkopplung|electr|positive Rückkopplung|positive feedback
Mitlaut|||consonant
Mitmensch||Mitbürger|fellow man
Mitnahme||Einfangen|catching
Mitnehmer|techn|Klaue, Klemme|cleat
Mitose||Teilung|mitotic division
Mitra|relig|Bischofsmütze|mitre
Mitteldarm|anat|mittlerer Teil des Dünndarms|midgut
Mittelsmann||Vermittler|intermediary
Mittelstrich|auto|Mittellinie|centre line
Mittelstück||Mittelteil|middle part
Mittelung|stat|Mittelwertbildung|averaging
Mittelweg||Kompromiss|middle ground
Mittelöl|chem||gas oil
Mittler||Medium|intermediary
Mitwisser||Vertraute, Vertrauter|confidant
Mixbecher|cook|Schüttelbecher|shaker
Mixstab|cook||stick blender
Mixtion|art||guilding size
Mixtur||Mischung, Gemisch|mixture
Mizelle|||micelle
Mnemonik|||mnemonics
Mnestik||Gedächtnis|
Moa|zool|ausgestorbener Laufvogel Neuseelands|moa
Moar|by,a|Anführer beim Eisstockschießen|team captain
Mobilheim|constr|fahrbares Haus|mobile home
Mobiliar||Möbel|furnishings
Mobilien|||furnishings
Mobilnummer||Handynummer|mobile number
Mod|comp|Abwandlung eines Computerspiels|
Modalität||Vorgehensweise|modality
Modalwert||Modus|mode
Modder||insb. Hard- oder Software|modder
Modding||insb. Hard- oder Software|modding
Modefirma|econ|Modeunternehmen|fashion company
Modehaus|||fashion house
Model|ugs||fashion model
Moder||Pilz (Schimmel)|moldiness
Modetanz|||fad dance
Modewort|||vogue word
Modezar|||fashion guru
Modifikation||Änderung|modification
Modul||Einheit, Element; Baustein|unit of study
Mofa||langsames Motorrad|moped
Mogelei||Manöver|shenanigans
Mogelpackung||Schwindel|goldbrick
Mogler|||cheater
Mogul|econ||big businessman
Mohammedaner|alt|Muslim, Moslem|Muslim
Mohn|bot|Blume, deren Samen man isst|poppy
Mohnfeld|||field of poppies
Mohnöl|||poppyseed oil
Mohr|hist,alt||blackamoor
Mohrenkopf|alt|Süßigkeit|chocolate mashmallow
Mohrrübe||Gemüse (Möhre, Karotte)|garden carrot
Mokick||Fahrzeug (Moped, Mofa)|
Mokka|cook||mocha
Mol|chem||gram molecule
Mola||Bluse der Kuna in Panama; Mondfisch|mola
Moldauer||Volk|
Moldauisch||Sprache|
Moldawier||Volk|
Moldawisch||Sprache|
Mole||Damm, der einen Hafen schützt|mole
Molekül|chem||molecule
Molke|agr|Käsemilch|whey
Molkerei|agr||dairy
Molle|||beer
Molli|mil,ugs|Brandflasche|bottle bomb
Molluske||Krankheit|
Molly|ugs|Waffe (Benzinbombe)|
Mollymauk||Vogel (Schwarzbrauenalbatros)|black-browed albatross
Molmasse|chem||molar mass
Molo|a|Damm, der einen Hafen schützt|mole
Moloch||Riese|behemoth
Molsieb|||molecular sieve
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
Monitoring||Überwachung, Aufsicht|
Monocoque|constr|Schalenbauweise|stressed-skin construction
Monodie|mus||monody
Monoflop|electr||monostable multivibrator
Monokel|||monocle
Monokline|geol|S-förmige Biegung von Gesteinsschichten|flexure
Monolith||Gestein|
Monolog||Operation|soliloquy
Monom|math||monomial
Monomane|||monomaniac
Monopson|econ||monopsony
Monoxid|chem||monoxide
Monoxyd|chem||monoxide
Monozyt|biol||monocyte
Monsieur||frz. Anrede für Herr|monsieur
Monstrum||Monster|monster
Monsun||Wind|monsoon
Montageband||Fließband|assembly line
Montanwesen|min|Montanwirtschaft|mining and metallurgy sector
Monteur||Handwerker (Installateur)|plant fitter
Montiereisen||Werkzeug|tyre lever
Montur|ugs|Kleidung (Arbeitsanzug)|
Monument||Denkmal|monument
Monzonit|min||monzonite
Moorbad|med||peat bath
Moorente|orn||ferruginous duck
Mopane|bot||butterfly tree
Mopp||Besen mit Fransen|mop
Moppel|ugs|Dicke, Dicker|
Mops||kleine Hunderasse|pug
Mora||Maßeinheit|
Moralist|psych|Moralprediger|prig
Moralkodex||Regelwerk|moral standards
Morallehre||Ethik|morals
Morast||Sumpf, Moor; Schlamm|morass
Moratorium|pol|Stopp|moratorium
Morbidität|med|Erkrankungsrate|rate of illness
Mordbube|alt||cutthroat
Mordent|chem||mordanting agent
Mordgeselle|alt|Mörder, Killer|killer
Mordlust|psych||lust to kill
Mordplan|||murderous plan
Mordtat|||act of murder
More||Maßeinheit|
Morelle|||morello
Morgenessen|ch|Frühstück|breakfast
Morgenland||Osten|Orient
Morgenmantel||Bademantel|robe
Moria|med|Witzelsucht|joking mania
Morigkeit||Maßeinheit (Silbengewicht)|
Morin|||morine
Moriske|hist|maurischer Konvertit in Spanien|Morisco
Moritat|lit||street ballad
Morlaken||Volk (Maurowalachen)|
Mormone|relig|Heiliger der letzten Tage|Mormon
Morphem|ling||morpheme
Morphium|pharm||morphine
Morphogenese|biol|Gestaltentwicklung|morphogenesis
Morphologie|ling|Wortbildungslehre|morphology
Moräne|geol||moraine
Moschus|||musk
Mose|relig,alt||Moses
Mosel||Fluss|Moselle
Moses|relig||shipboy
Moskauer|||Muscovite
Moskito||Insekt|mosquito
Most||Getränk (Federweißer)|fruit juice
Mosterei|||cider and perry maker
Mostert||Senf|
Mostfass|||cider jar
Mostrich||Senf|mustard
Motette|mus||motet
Motilität|med|Bewegungsvermögen|motility
Motion|pol,ch|Beschluss|resolution
Motivierung||Motivation, Anregung|motivation
Motodrom|sport|Motorsportrennstrecke|motor racing circuit
Motordefekt|auto|Panne|mechanical breakdown
Motorfahrrad|auto|Mofa|autocycle
Motorik|||motor activity
Motorschaden|auto|Panne|mechanical breakdown
Motorsäge||Kettensäge|chain saw
Motortyp|||engine type
Motorwagen|alt|Auto, Automobil|motor car
Motorwelle|techn|Antriebswelle im Motor|motor shaft
Motoröl|||motor oil
Moulage|med|Nachbildung von Körperteilen|moulage
Mountainbike||Hirsch|
Moxa|med|Mittel zum Abbrennen in der chinesischen Medizin|moxa
Mucke|ugs|Musik|
Muckibude|ugs|Bauwerk (Fitness-Center)|muscle factory
Mucks|ugs||sound
Mudde|geol||dy
Muff||Wärmer für die Hände; modriger Geruch|muff
Muffe|||pipe collar
Muffkopp|reg||sourpuss
Mufflon|zool||moufflon
Mugel|a|Buckel|hillock
Muhme|alt|Tante|aunt
Mukosa|anat|Schleimhaut|mucous membrane
Mulatte|||mulatto
Mulde||offener Container für Bauschutt usw.|waste skip
Muli||Japaner|
Mull|textil|dünnes Gewebe|muslin
Mullit|min||mullite
Mulm||modriges Holz|mould
Multi|econ||multinational
Multipara|med|Mehrgebärende|pluripara
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
Murks|||botch
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
Musikkapelle||Band|band
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
Musterfall||Musterbeispiel|model case
Musterklage|jur|Musterfeststellungsklage|collective declaratory action
Mutagenese|chem|Erbgutveränderung|mutagenesis
Mutagenität|envir|mutagene Wirkung|mutagenicity
Mutante|chem||mutant
Mutation|chem||gene mutation
Mutator|chem||mutator gene
Muter|min|Antragsteller für eine Mutung|claimant for mining patent
Mutismus||Krankheit|mutism
Mutlosigkeit||Ernüchterung|chill
Mutmaßung||Vermutung, Annahme|guess
Muton|chem|kleinste Genstruktur, die eine Mutation durchlaufen kann|muton
Mutprobe|||test of courage
Mutterfirma|econ|Muttergesellschaft|parent company
Mutung|min||claim
Mutwille|||wantonness
My||griechischer Buchstabe|mu
Myalgie|med|Muskelschmerzen|aching muscles
Myasthenie||Krankheit (krankhafte Muskelschwäche)|muscle weakness
Mydriasis|med|Pupillenerweiterung|pupil dilation
Mydriatikum||Medikament (Pupillen erweiternde Substanz)|mydriatic
Myelitis|med|Rückenmarksentzündung|rachiomyelitis
Myelom|med|vom Knochenmark ausgehende Geschwulst|myeloma
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
Mysterium||Geheimnis, Rätsel|mystery
Mystik|relig|Suche nach Gotteserfahrung über besondere Geisteszustände|mysticism
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
Mäher|||lawn mower
Mähgut|agr||clippings
Mährer||Volk|
Mähweide|agr||hay meadow
Mäkelei|||fault-finding
Mälzerei|agr||malt house
Männe|ugs|Ehemann|hubby
Männeken|ugs|Männchen|
Männerrad||Hirsch (Herrenfahrrad)|
Männertreu|bot|Gewitterblümchen|germander speedwell
Mär||Sage, unglaubliche Geschichte|tale
Märzente|orn||mallard
Mästerei|agr||fattening farm
Mästung|agr||animal fattening
Mätresse||Geliebte|
Mätzchen|||gimmickry
Mäzen||Förderer|patron
Mäßigung|||moderation
Möbelbau|||furniture building
Möbiusband|math|Möbiusschleife|Moebius strip
Möblierung||Einrichtung|household furniture
Möhrchen|agr||baby carrot
Mönchsklause||Grotte|
Mönchtum|||monasticism
Mörser|mil|Granatwerfer|trench mortar
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
Münster||Stadt in Deutschland|Münster
Münzer|||moneyer
Münzfuß|fin||standard of coinage
Münzgeld|fin||coined money
Münzprägung||Prägen|coining
Mürbheit|||mellowness
Mürbteig|cook||short pastry
Müßiggang||Faulenzen|idling
Nabe||Mitte eines Rades|hub
Nachbarstaat||Nachbarland|neighbouring country
Nachbau||Kopie|replica
Nachbild|med|optische Nachwirkung|afterimage
Nachen|geh||cockleshell
Nacherbe|jur||subsequent heir
Nachfahre||Abkomme, Nachwuchs|descendant
Nachführung|ch|Aktualisierung|updating
Nachguss|techn||second cast
Nachhall|||reverberation
Nachhauseweg||Heimweg, Rückweg|
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
Nachspann||Abspann|closing credits
Nachspeise||Dessert, Nachtisch|dessert
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
Nadelspitze||Borte|needle-made lace
Nadelung|textil||needle bonding
Nadelwald|bot|Nadelholzwald|coniferous forest
Nadelöhr|||eye of a needle
Nadir||Tiefpunkt, Minimum|
Nagelprobe||Test|acid test
Nager||Säugetier|rodents
Nagespur|zool||gnaw mark
Nagetier||Säugetier|rodent
Nagezahn|||rodent front tooth
Nagual|relig||nahual
Nahfeld|electr||near-field
Nahkampf|mil|Kampf auf kurze Entfernung|hand-to-hand combat
Nahost|||Middle East
Nahtstelle||Schnittstelle, Verbindung|interface
Nahuatl||Sprache|
Nahur|zool||Himalayan blue sheep
Nahziel|||immediate objective
Naira||Währung in Nigeria|naira
Naivität|psych||naivety
Naivling||Biedermann|
Najade||Wassernymphe der griech. Mythologie|Naiad
Nama||Volk in Namibia; seine Sprache|Nama
Namedropping||Angeben mit berühmten Bekannten|name-dropping
Namensgeber|ling|Eigenname, von dem ein Wort abgeleitet ist|eponym
Namensschild||Anhänger, Marke|tag
Namenszug||Unterschrift, Signatur|signature
Nanobot|techn||nanorobot
Nanometer||Maßeinheit|nanometre
Naos|constr|Innenraum eines griechischen Tempels|naos
Napfsülze||Speise|
Naris|anat|Nasenloch|nostril
Narkolepsie||Krankheit|sleep attack
Narkotikum||Medikament (Betäubungsmittel)|narcotic agent
Narration||Story, Erzählung|
Narrativ|pol||narrative
Narretei|alt|Unfug|mischief
Narrheit|||foolishness
Narthex|constr||galilee
Narwal|zool|Meereseinhorn|narwhal
Narziss|||narcissist
Narzissmus|psych|übersteigerte Selbstliebe|narcissism
Narzisst|psych||narcissist
Naschwerk|cook,alt|Konditorwaren|confectionery
Nasenflügeln|med|Erweiterung der Nasenflügel bei Atemnot|nasal widening
Nasenspray|med|Schnupfenspray|nose spray
Nasszelle||Badezimmer|bathroom pod
Nastie|bot||nastic movement
Nastuch|ugs|Taschentuch|handkerchief
Natel|ugs|Handy, Mobiltelefon|
Nati|sport,ch||national team
Nationalelf||Nationalmannschaft|national team
Nationalliga|sport,ch|höchste Spielklasse in einer Sportart|top division
Nationalrat|pol,a|Landtag, Bundestag|National Assembly
Natrium|chem||sodium
Natron||Salz (Natriumbicarbonat)|sodium bicarbonate
Naturell||Charakter, Wesen|nature
Naturkunde|school|Naturgeschichte|natural history
Naturlehre||Wissenschaft (Naturwissenschaft)|study of nature
Naturstraße||Feldweg|unpaved road
Naue|sued|Kahn|barge
Nausea||Übelkeit|nausea
Nautik|||nautical science
Navaho||Volk|
Navajo||Volk|Navajo language
Navette|bot||white turnip
Naviculum|relig|Weihrauchschiffchen|boat
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
Nebenjob|ugs||secondary occupation
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
Neinerln|a|Speise (Imbiss)|
Nekrolog||Nachruf|obituary
Nekropole|hist|Begräbnisstätte|burial ground
Nekropsie|med|Leichenöffnung|post-mortem examination
Nekrose|med|Brand|necrosis
Nekton|biol||necton
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
Neon||Gas|
Neonröhre|ugs|Lampe (Gasentladungsröhre)|neon lamp
Neophobie|psych|Neuerungsscheu|neophobia
Neophyt|bot|Neuling|neophyte
Neoplasie|med|Neubildung von Gewebe|neoplasia
Neoplasma|med|Tumor|growth
Neopren||Kunststoff (Chlorbutadien-Kautschuk)|neoprene
Neotenie|biol|Eintritt der Geschlechtsreife im Larvenstadium ohne Metamorphose|neoteny
Neozoon|zool|gebietsfremde Tierart|alien animal species
Nepalese||Volk (Einwohner Nepals)|Nepalis
Nephrektomie|med|operative Entfernung einer Niere|nephrectomy
Nephrit|min||nephrite jade
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
Netto|||net
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
Netzuhr|||frequency clock
Netzverkehr|telco|Netzwerkverkehr|network traffic
Neuausgabe||Update, Neuauflage|update
Neubeginn||Neustart|new beginning
Neubelebung||Auferstehung, Wiederbelebung|resurrection
Neubewertung|fin|Neufestsetzung des Wertes|revaluation
Neudruck|||reprint
Neuemission|fin|Börsengang|stock market launch
Neuerwerbung||Neuzugang, Zuwachs|accession
Neufassung||Neuauflage|new formulation
Neugeborenes||Säugling, Kleinkind|newborn infant
Neugeld|||massicot
Neugerät|||newdrive
Neugewürz|cook|Allerleigewürz|allspice
Neugotik||Kunststil|neo-Gothic style
Neugrad||Winkelmaß im Vermessungswesen|gradian
Neugründung|econ|Existenzgründung|start-up
Neuhebräisch||Sprache|
Neuheidentum||Religion|modern paganism
Neukunde|||new customer
Neume|mus||neum
Neumond|||new moon
Neuneck|math||nonagon
Neuntel|||ninth
Neuntöter||Vogel (Rotrückenwürger)|red-backed shrike
Neupreis|||original price
Neuralgie|med|Nervenschmerzen|neuralgia
Neuritis||Entzündung|
Neurologie|med|Teilgebiet der Medizin zur Behandlung von Nervenerkrankungen|neurology
Neurose|psych||neurosis
Neustadt|||new town
Neuston|biol|Lebewesen unter der Wasseroberfläche|neuston
Neutrum|ling|sächliches Substantiv|neuter
Neuvergabe||Umverteilung|reallocation
Neuwagen|auto||new car
Neuwahl|pol||new election
Neuzuteilung||Umverteilung|reallocation
Newbie|ugs|Anfänger, Neuling|
Newsgroup||Forum, Brett|
Newton|phys|Einheit der Kraft im SI-System|newton
Newtonmeter||Maßeinheit|Newton metre
Nexus||Gefüge, Verbindung|
Niaiserie|geh|Dummheit|
Nichtannahme||Absage, Verweigerung|nonacceptance
Nichterfolg||Versagen, Misserfolg|failure
Nichtigkeit|jur|nicht behebbare Unwirksamkeit|nullity
Nichtskönner||Versager|dead loss
Nichtwissen|phil|Unwissenheit|nescience
Nickbewegung|auto|Nicken|pitching
Nicker||Wassermann|merman
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
Nietloch|techn||rivet hole
Nietung|techn|Nietverbindung|rivet joint
Nießbraucher|jur|Nutzungsberechtigter|usufructuary
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
Ninja|hist|Kämpfer im mittelalterlichen Japan|ninja
Nippel|||nipple
Nippflut|||neap tide
Nirwana|||Nirvana
Nischel|ugs|Kopf, Haupt|
Niss||Ei der Laus|nit
Nisse|textil|Knoten|burl
Nissenhütte||Bauwerk (armselige Wohnung)|Nissen hut
Niton|alt|Gas|
Nitrat|chem||nitrate
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
Nomen|ling||noun
Nomenklatur|stud|Fachbezeichnungen in einem Fachgebiet|nomenclature
Nominale|fin,ch||face amount
Nonagon|math||enneagon
None|mus|neunter Ton|ninth
Nonius|techn||vernier scale
Nonsens||Unsinn, Blödsinn|nonsense
Noor|nord|Haff|lagoon
Noppe|||nipple
Nord|||north
Nordfink||Vogel|brambling
Nordost|||North-east
Nordstaatler|mil|Soldat der Nordstaaten|Yankee soldier
Nordufer|||north bank
Nordwest|||North-west
Nordwind|meteo||north wind
Norit|min||norite
Normalform|math|kanonische Form|normal form
Normalnull||Meeresspiegel|datum level
Normalo|ugs||normie
Normanne|hist|Skandinavier des Mittelalters|Norseman
Normierung||Standardisierung|standardization
Normort|||standardizing place
Normsetzung|jur|Setzen von Rechtsnormen|legal norm setting
Normteil|||standard part
Normung|||standardization
Norne|bot||calypso orchid
Norweger|||Norwegian
Nosean|min||noselite
Nota|econ|Rechnung|bill
Notanker|naut|Rettungsanker|sheet anchor
Notariat|||notary’s office
Notariatsakt|jur|Beurkundung durch einen Notar|notarial act
Notation|||music notation
Notaus|||emergency stop
Notbett|||makeshift bed
Notensatz|mus|Setzen von Noten|music notation
Notenschnitt|school|Notendurchschnitt|average mark
Notenskala|school|Benotungsskala|marking scale
Notgroschen||Erspartes|savings
Nothafen|||harbour of refuge
Nothalt|auto|Notbremsung|emergency stop
Nothilfe|pol||emergency relief
Notifikation||Ankündigung, Bekanntgabe|
Notlage||Notfall; Elend|distress
Notlager|||makeshift bed
Notlauf|||fail-safe
Notlicht|||emergency lighting
Notluke|||escape hatch
Notlüge|||white lie
Notnagel|ugs||stopgap solution
Notpass|||emergency passport
Notreife|bot||premature ripening
Notsignal|aviat|Notruf|distress signal
Notsituation||Notfall|emergency
Notsitz|||jump seat
Notspur|auto,a|Standstreifen|service lane
Notstand||Ausnahmezustand|state of emergency
Notstop|||emergency stop
Nottaufe|relig||baptism in extremi
Notturno||Musikstück|
Notwasserung|aviat|Wassernotlandung|ditching
Notweg|||emergency walkway
Notzeit||Elend|adversity
Notzucht|alt||rape
Nous|hist|Verstand|faculty of understanding
Nova|astron|Helligkeitsausbruch in einem Doppelsternsystem|nova
Novation|jur|Schuldersetzung|novation
Novität||Neuheit|novelty
Novize||Anfänger, Neuling|novice
Noviziat|relig|Probezeit für den Ordensdienst|novitiate
Novum||Neuheit|novelty
Noxe|med|was dem Körper schadet|noxa
Nuance||Hauch, Spur|note
Nubuk||Leder|
Nuckel|nord||dummy
Nudelauflauf||Lasagne|
Nudismus|||nudism
Nudist|||naturist
Nudität||Nacktheit|
Nugat||Nougat|nougat
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
Nullnummer|ugs|Pleite, Flop|flop
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
Nussbrot|||nut bread
Nussöl|cook||walnut oil
Nut||längliche Vertiefung|groove
Nute||Einschnitt|groove
Nuthobel|mach||grooving plane
Nutkeil|techn||slot wedge
Nutrition||Ernährung|
Nutsche|chem||suction filter
Nutzart|zool||beneficial species
Nutzbarkeit||Verfügbarkeit|availableness
Nutzbau||Bauwerk|
Nutzeffekt||Vorteil, Vorzug|benefit
Nutzerkonto||Account|account
Nutzfahrzeug|auto|Gebrauchsfahrzeug|industrial vehicle
Nutzhanf|bot|Industriehanf|cultivated hemp
Nutzholz|agr||timber
Nutzlast|techn|Belastungsfähigkeit|loading capacity
Nutznießer|jur|Nutzungsberechtigter|usufructuary
Nutzpflanze|bot|Wirtschaftspflanze|economic plant
Nutztier|agr|Vieh|livestock
Nutzungszeit|techn|Lebensdauer|working life
Nutzwert|||value
Ny||griechischer Buchstabe|nu
Nyala|zool||nyala antelope
Nyktalopie|med|Nachtblindheit|night blindness
Nykturie|med||nocturia
Nymphe|||nymph
Nystagmus|med|Augapfelzittern|nystaxis
Nächster|relig||neighbour
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
Nährmedium|biol|Nährboden|nutrient medium
Nährsalz|biol||nutrient salt
Nährwert|biol||food value
Nähseide|textil||sewing silk
Nähtisch|||sewing table
Nähzeug|||sewing kit
Nähzwirn|textil||sewing thread
Näpfchen|||saucer
Nässe|||wetness
Nävus|anat|Mal|birthmark
Nöck||Wassermann|merman
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
Obduktion|geol|Überschiebung|obducting
Oberarm|anat||upper arm
Oberaufseher||Vorsteher|superintendent
Oberbau||Schienen, Schwellen und Gleisbett|permanent way
Oberbegriff|ling|übergeordneter Begriff|generic term
Oberbett|textil||duvet
Oberboss|ugs||supremo
Oberdeck|naut||upper deck
Obereck|||canton
Obergericht|jur,ch|Landgericht|regional court
Obergurt|||top chord
Oberhaut|anat||epidermis
Oberhemd|textil||shirt
Oberherr|||overlord
Oberhirte|relig|religiöser Führer|spiritual leader
Oberjura|geol||Upper Jurassic
Oberlauf|||upper course
Oberlicht|phys|Lichteinfall von oben|borrowed light
Obermacker|ugs|Vorgesetzter|
Obermufti|ugs|Vorgesetzter|
Oberpol|anat|Obergeschoss|upper pole
Oberprima|school,alt|letztes Jahr des Gymnasiums|upper sixth
Oberputz|constr||fining coat
Oberrand|textil||welt
Oberrohr|||top tube
Obersatz|phil||major premise
Oberschale|techn|Blende|faceplate
Oberskren|cook,a|Sahnemeerrettich|creamed horseradish
Oberst|mil||Colonel
Oberster||Oberhaupt, Führer|chief
Oberstübchen|ugs|Gehirn, Hirn|
Oberton|mus||overtone
Oberwasser||Gewässerabschnitt oberhalb eines Wasserbauwerks|headwater
Oberwelle|phys|Harmonische|higher frequency
Obesität||Krankheit (Fettleibigkeit)|obesity
Obfrau|||chairman
Obhut||Verantwortung, Sorge|charge
Obi||breiter Gürtel des Kimonos|obi
Objektivität||Wirklichkeit|objectivity
Objekttyp||Klasse|
Oblast|pol|Verwaltungsregion in osteuropäischen Staaten|oblast
Oblate|cook||paper-thin round wafer
Obliegenheit||Auftrag, Aufgabe|task
Obligation||Anleihe|debenture bond
Obligato|mus|selbstständige Begleitstimme|
Obligo||Haftung, Haftpflicht|liability
Obmann|||head judge
Oboe|mus|Holzblasinstrument|oboe
Obolus||kleine Geldspende, Trinkgeld oder Bestechungsgeld|baksheesh
Obrist|mil,alt||Colonel
Observanz|relig|Einhaltung der Ordensregeln|observance of monastic rules
Observation||Überwachung, Beobachtung|secret surveillance
Observierung||Überwachung|secret surveillance
Obsidian||Glas|volcanic glass
Obsoleszenz||Veralten|obsolescence
Obsorge|jur,a|Sorgerecht|child custody
Obstbau|agr||fruit-growing
Obstbaum|bot||fruit tree
Obstetrik||Geburtshilfe|
Obstipation||Verstopfung|obstipation
Obstkern||Stein|stone
Obstkiste||Steige, Stiege|crate
Obstler||Schnaps|fruit brandy
Obstruktion||Behinderung, Widerstand; Verstopfung|obstruction
Obstsaft|cook||fruit juice
Obstschale|econ|Körbchen|punnet
Obstwiese|agr|Streuobstgarten|meadow orchard
Obulus|||obolus
Obus||Fahrzeug (Oberleitungsbus)|
Occasion|auto,ch|Gebrauchtwagen|used car
Occhi||Borte, Spitze|
Ochropyra||Infektionskrankheit (Schwarzes Erbrechen)|
Ochsenziemer||Rute|pizzle
Ocker|||ochre
Od||Lebenskraft|
Odal|hist|Erbgut einer Sippe|allod
Odaliske|hist||odalisque
Ode|lit|feierliches Gedicht|ode
Odel|agr,a|Gülle, Jauche|liquid manure
Odem||Atem, Hauch|breath
Odeur||Duft, Aroma|
Odium|geh|Geruch|odour
Odontologie|med|Zahnmedizin|dental medicine
Odor|geh|Geruch|smell
Odyssee|||wandering
Oechslegrad|agr|Maßeinheit für das Mostgewicht|degree Oechsle
Oesophagus||Speiseröhre|
Ofenrohr|||stovepipe
Ofentür|||oven door
Off|||offstage
Offenlegung||Bekanntgabe, Bekanntmachung; Enthüllung|disclosure
Offert|econ,a|Angebot|offer
Offerte||Angebot|offer
Office||Büro, Arbeitszimmer|
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
Ohrwaschl|ugs|Gehör|
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
Onyx|min|Schmuckstein|onyx
Oogenese|biol||oogenesis
Oolith|min|Erbsenstein|eggstone
Oologie|orn|Vogeleierkunde|oology
Oozyt|biol||oocyte
Opal|min|Schmuckstein|opal
Opazität|||opacity
Operator|math|Symbol einer Operation|operator
Opernfan|||opera buff
Opfertier|relig|Schlachtopfer|sacrificial animal
Opfertod|||self-sacrifice
Opferung|relig||sacrificing
Opiat|pharm||opiate
Opium||Droge|
Opponent||Gegner, Gegenspieler|opponent
Optativ|ling||optative
Optimum|||optimal
Opulenz|geh|Fülle|opulence
Opus||Kunstwerk, Meisterwerk; Werk|work
Orangeade|cook|Orangenlimonade|orangeade
Orangeat|cook,ch||candied orange peel
Orator|alt|Redner, Sprecher|
Orbis|||orb
Orbit|astron|Bahn|orbit
Orbita|anat|Augenhöhle|eye socket
Orbiter||Weltraumsonde, die einen Himmelskörper umkreist|orbiter
Orca||Säugetier (Schwertwal)|killer whale
Orchis|anat|männliche Keimdrüse|testicle
Orchitis||Entzündung|testicle inflammation
Ordensbruder||Mönch|monk
Ordensfrau|relig|Nonne|nun
Ordensmann|relig|Mönch|monk
Order||Auftrag, Befehl|order
Ordinale|math|Ordnungszahl|ordinal number
Ordinariat|stud|Lehrstuhl|professorship
Ordinate|math|y-Koordinate im zweidimensionalen kartesischen Kordinatensystem|ordinate
Ordination|relig,geh|Weihe|ordination to the priesthood
Ordonnanz||Bote|orderly officer
Orfe|zool|Nerfling|ide
Organell|biol||organelle
Organismus||Organisation, Struktur|organism
Organist|mus|Orgelspieler|organ player
Orgelbau|mus||organ building
Orgie|psych|Wut, Rausch|frenzy
Orient||Osten|Orient
Orientale|alt|Volk|oriental
Ork||böses Wesen in Fantasygeschichten|orc
Orkus||Hölle, Unterwelt|
Orlean|chem|Buttergelb|methyl yellow
Orlog|alt|Krieg, Feldzug|
Orlogman||Boot|
Ornament||Schmuck|ornament
Ornat||Kleidung (Amtstracht)|regalia
Ortbeton|constr||in-situ concrete
Ortgang|constr||verge
Orthese|med||orthosis
Orthogon||Quadrat, Rechteck|
Orthografie||Rechtschreibung|spelling
Orthographie||Rechtschreibung|spelling
Orthopädist||Handwerker (Bewegungstherapeut)|orthopedist
Ortolan|orn||ortolan bunting
Ortsangabe||Stelle|adverbial expression of place
Ortsfremder||Unbekannter|stranger
Ortsgebiet|pol,a|zusammenhängend bebauter Ortsteil|
Ortskurve|phys|Bahn|trajectory
Ortsname|||place name
Ortsnetz|||local exchange
Ortsrand|||periphery
Ortssinn|||sense of direction
Ortstarif|telco|Gebühr für Ortsgespräche|local rate
Ortstaxe|fin,a|Tourismusbeitrag|visitor’s tax
Ortswechsel||Umzug|decampment
Ortszeit|||local time
Ortung|||location
Os|anat|Bein, Knochen|bone
Oscar|||Academy Award
Oschi|reg||whopper
Osmane|hist||Ottoman
Osmose|biol||osmosis
Ossarium|||charnel house
Ossi|ugs|Ostdeutscher|East German
Ost|||east
Ostalgie|||eastalgia
Ostblock|hist||Eastern bloc
Osterei|||Easter egg
Osterglocke||Blume (Trompeten-Narzisse)|wild daffodil
Ostersamstag||Feiertag (Samstag vor Ostern)|Holy Saturday
Ostertag|||Easter day
Ostfale|hist||Eastphalian
Ostfront|mil||eastern front
Ostgote|hist||Ostrogoth
Ostgroppe||Fisch (Buntflossengroppe)|
Ostinato|mus|Riff|vamp
Ostkurve|||east stand
Ostküste|||east coast
Ostmeer|||Sea of Japan
Ostpakt|hist|Moskauer Protokoll|Litvinov Protocol
Ostrakon||Tonscherbe in der Archäologie|ostracon
Ostseite|||east side
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
Overall||Kleidungsstück (Schutzanzug)|boilersuit
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
Pacht||Miete|rent
Pachthof|agr||tenant farm
Pachtrecht|jur|Mietrecht|law of tenancy
Packeis|||pack ice
Packer|agr|Ringelwalze|cultipacker
Packesel|zool||pack donkey
Packfong|chem||nickel silver
Packlage|||bottoming
Packtier|agr||beast of burden
Packwerk|||fascine work
Paddelboot||Schiff (Kanu)|canoe
Paganismus||Religion|heathendom
Page|||pageboy
Pager|telco||beeper
Paginierung|print|Seitennummerierung|page numbering
Pagode|||pagoda
Paillette|textil|glitzerndes Plättchen auf Kleidung|sequin
Paintball|sport|Mannschaftsspiel mit Farbkugeln|paintball
Pair|hist|Adliger in Frankreich|peer
Pak|mil|Panzerabwehrkanone|anti-tank gun
Pakethandel|fin|Handel mit Aktienpaketen|block trading
Pako|zool||alpaca
Palais||Schloss, Palast|palace
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
Palmweide|ugs|Strauch (Kätzchen-Weide)|
Palmöl|cook||palm oil
Palomino||Farbschlag bei Pferden|palomino
Palpe|anat|Tastfühler|palp
Palpitation||Herzklopfen|palpitation
Palstek|naut||bowline hitch
Paläografie|ling|Schriftforschung|palaeography
Paläographie|ling|Schriftforschung|palaeography
Paläozän|geol||Paleocene
Pampa|||Outbackistan
Pampe|ugs|Paste|mess
Pampelmuse|ugs|Frucht|grapefruit
Pamphlet|||diatribe
Panaché|cook,ch|Mischgetränk aus Bier und Limonade|shandy
Panade|cook,ch||breadcrumb coating
Panamaer|||Panamanian
Panaritium|med|Umlauf|whitlow
Pandemie|med|weltweite Epidemie|pandemic disease
Pandit|||pundit
Paneel||Platte|panel
Panflöte|mus||panpipes
Pangramm|ling||pangram
Panier|geh|Motto|motto
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
Papel|med|Hautknötchen|skin papule
Paper||Papier|
Papierblatt||Bogen|paper sheet
Papiergeld|fin|gedrucktes Geld|fiat money
Papierrolle||Bahn|web
Papilla|anat|Warze|papilla
Papille|anat|Warze|papilla
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
Paps|ugs|Vati|daddy
Papstamt|relig|päpstliches Amt|papacy
Papsttum|relig||papal system
Papua|||Papuan people
Papula|med||nodule
Papyrus||Beschreibstoff der Antike|papyrus
Parabel|math||parabola
Paradeiser|a|Gemüse (Tomate)|tomato
Paradigma||Beispiel|paradigm
Paradoxie||Widerspruch|
Paragleiten|sport|Gleitschirmfliegen|paragliding
Paragraf||Abschnitt|section
Paraklet|relig||paraclete
Paralogismus||Missverständnis, Irrtum|
Paralympics|sport|Behindertenolympiade|Paralympics
Paralyse||Lähmung|paralysis
Paramecium|zool|Pantoffeltierchen|paramecium
Parameter|comp|Größe|parameter
Paraphe|||initials
Paraphimose|med|spanischer Kragen|Spanish collar
Paraphrase||Beschreibung, Erklärung|
Paraplegie|med|Querschnittslähmung|paraplegia
Parapluie|alt|Schirm, Regenschirm|
Parasitose||Infektionskrankheit|parasitic disease
Parasomnie|med|Verhaltensauffälligkeiten im Schlaf|parasomnia
Parataxe|ling||parataxis
Paravent|||folding-screen
Parazentese||Operation (Trommelfellschnitt)|paracentesis
Parcours||Rennstrecke, Rennbahn|course
Pard|alt|Raubtier|
Pardel|alt|Raubtier (Leopard)|
Parder|alt|Raubtier (Leopard)|
Pardun|naut||running backstay
Pardune|naut||running backstay
Parentel|hist||parentela
Pareo|textil|dünnes Wickelhüfttuch für Damen|pareo
Parese|med|teilweise Lähmung|partial paralysis
Parfum||Parfüm, Duft|perfume
Paria|||Pariah
Pariser|ugs||condom
Parität||Gleichstellung|parity
Parka|textil|Anorak|parka
Parkbank|||park bench
Parkbox||Stellplatz|parking space
Parkdeck|auto||parking level
Parkfläche||Parkplatz|parking place
Parkinson||Krankheit (Schüttellähmung)|
Parklücke|auto|Parkplatz|place to park
Parkour|sport|Stadthindernislauf|freerunning
Parkuhr|||parking meter
Parkwächter|auto|Parkplatzwächter|parking attendant
Parkzone|auto||parking zone
Parlando|geh|Rap|
Parmesan||Käse|Parmigiano-Reggiano
Parodontose|med|Zahnfleischschwund|periodontitis
Parole||Motto, Schlagwort|motto
Paronychie|med|Umlauf|paronychia ~whitlow
Parosmie|med||parosmia
Parotis||Drüse|parotid gland
Parotitis||Entzündung|mumps
Paroxysmus|med|Krankheitsanfall|attack of sickness
Parrotie|bot|Persisches Eisenholz|Persian ironwood tree
Parsec||Maßeinheit (parallaktische Sekunde)|
Parsing|comp||automatic syntax analysis
Parsismus||Religion (Zarathustrismus)|Parsism
Part||Rolle|
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
Partikel||Teilchen|grammar particle
Partisan||Soldat (Aufständischer)|
Partition|comp|logisches Laufwerk|logical drive
Partitiv|ling||partitive case
Partizip|ling||participle
Partnerfirma|econ|Partnerunternehmen|associated company
Partylärm||Trubel|hullabaloo
Parvenu|geh|Aufsteiger|
Parzelle|||plot
Pascal|phys|SI-Einheit des Drucks|pascal
Pasch|||doublets
Pascha|hist|hoher Rang im Osmanischen Reich|pasha
Paschto||Sprache|Pashto
Paschtu||Sprache|Pashto
Paschtunisch||Sprache|Pashto
Paspel||Vorstoß|piping
Paspelierung||Vorstoß|piping
Passah|relig||Passover
Passat|meteo||the Trades
Passbild|||passport photograph
Passepoil|textil,ch|Vorstoß|piping
Passerelle|ch|Passage|passageway
Passform|textil||fit
Passfoto|||passport photograph
Passgang|||amble gait
Passion||Leidenschaft|zest
Passivität||Stillstand|stagnation
Passivposten|econ|Verbindlichkeit|liability
Passivum|econ|Verbindlichkeit|liability
Passstück||Adapter|adapter
Passung||Sitz|fit
Passus|jur|Teilbestimmung in einem Regelungstext|passage
Pastel|bot|Färberwaid|dyer’s woad
Pastell|||pastel shade
Pastete|cook||pie
Pasteur|chem||pasteurizer
Pastiche|art|Adaptierung des Stils, Stoffes oder der Figuren eines anderen Werks|pastiche
Pastille|cook|Bonbon|lozenge
Pastinak||Pflanze|
Pastinake||Pflanze|
Pastorat|relig,nord||pastoral office
Patch|math|Fläche|patch
Patella|anat|Kniescheibe|kneecap
Patene|pharm|Fantaschale|pharmacy mortar bowl
Pater|||padre
Paternität||Vaterschaft|
Paternoster|geh|Gebet|paternoster lift
Pathetik|geh|Stolz, Eleganz|
Pathogenese|med|Krankheitsentwicklung|pathogenesis
Pathologie|med|Lehre von den Krankheiten|pathology
Pathos|||emotionalism
Pathovar|biol|Bakterienstamm mit charakteristischer Pathogenität|pathotype
Patin|relig|Patentante|godmother
Patio|constr|spanischer Innenhof mit Rundgang|patio
Patissier||Handwerker|
Patriotismus|pol|vaterländische Gesinnung|patriotism
Patrize|print||male mould
Patron||Mann, Herr|
Patronanz|a|Schirmherrschaft|patronage
Patronat|pol,ch|Schirmherrschaft|patronage
Patronymikon|ling|Namensbestandteil, der vom Namen des Vaters abgeleitet ist|patronym
Patrouille||Streife|patrol
Patsch|by||gawk
Patschuli|bot|Patchoulikraut|patchouli
Patt||Stellung ohne Sieger|stalemate
Patte|ugs|Geld|
Pattex|||contact adhesive
Pattstellung||Sackgasse|deadlock
Patzer|by|Flecken, Fleck|blot
Patzerei|by||mess
Pauker|ugs|Lehrer, Lehrkraft|teacher
Paukist|mus||timpanist
Paukschule|school,ugs|Nachhilfeinstitut|crammer
Pausenhof||Schulhof|schoolyard
Pavao|orn||red-ruffed fruitcrow
Pax||Friede|peace
Pazifik|||Pacific
Pazifist|||pacifist
Peak|||peak point
Pechkohle|min|Anthrazitkohle|anthracite
Pedalo|ch|Boot|pedal boat
Pedant|||pencil neck
Pedelec||Hirsch (Elektrofahrrad)|
Pedell|hist|Universitätsdiener|
Pediculus|anat|Stiel|pedicule
Pediküre|||pedicure
Peepshow|||peep show
Pegelstand|envir|Wasserstand|level of water
Pegmatit|min||pegmatite
Peilfunk|||radio direction finding
Peilstab|||water gauge board
Peilung|||bearing
Pein||Schmerz, Leid; Qual|pain
Peiniger|||torturer
Peinigung||Misshandlung|
Pejorativ|ling|abwertender Ausdruck|pejorative
Pejorativum|ling|abwertender Ausdruck|pejorative
Pekinese||Hund|Pekingese
Pekingese||Hund|Pekinese
Pelagial|biol|freies Wasser|open water zone
Pelerine|alt|Kleidungsstück|tippet
Pelle|ugs|Haut|skin
Peloton|hist|Zug|platoon
Pelzer|alt|Handwerker|furrier
Pelztier|||fur bearing animal
Pelzwerk|||vair
Pemmikan||nahrhaftes Nahrungsmittel der Indianer Nordamerikas|pemmican
Pemphigus||Krankheit|
Pendant|geh|Gegenstück, Entsprechung|counterpart
Pendelbahn|transp|Pendelseilbahn|cable tramway
Pendenz|ch||open issue
Penetration||Eindringen|penetration
Peninsula|alt|Halbinsel|
Penne|alt||dosshouse
Penner|econ,ugs|Langsamdreher|slow moving consumer goods
Pennäler|school,alt|Schüler|student
Pensionat|alt|Internat|boarding school
Pensionist|a|Rentner|pensioner
Pensionär||Rentner|pensioner
Pensum||Aufgabe|amount of work
Pentagon|||the Pentagon
Penunze|ugs|Geld|
Pep||Schwung|pep
Peperoncino|bot,ch|scharfer Paprika|hot pepper
Peperoni|bot,ch|Gemüsepaprika|sweet pepper
Pepita|textil||houndstooth check
Pepmittel|pharm,ugs|anregendes Heilmittel|excitant agent
Peptid|chem||peptide
Pepton|chem||peptone
Perestroika|pol|sowjetische Politik des Umbaus|
Perfektion||Vollendung|perfection
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
Peripherie||Umfeld; Stadtrand|periphery
Periphrase|geh|Beschreibung, Erklärung|
Periskop|||periscope
Peristaltik|med|Kontraktionswellen|peristalsis
Peristom|biol||peristome
Peristyl|constr||peristyle
Peritonitis||Entzündung|
Perkolat||Auszug|
Perkussion||Schlagzeug|percussion
Perlaar|orn||pearl kite
Perlage|||column of bubbles
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
Perser|||Persian
Persiflage||Parodie|spoof
Persimone|bot|Dattelpflaume|persimmon
Persistenz||Beständigkeit|persistence
Personalraum||Hinterzimmer|staff room
Pertussis||Krankheit|whooping cough
Peruaner|||Peruvian
Perverse|||pervert
Perzentil|stat|Hundertstelwert|percentile rank
Perzeption||Empfindung|perception
Pesade||Schulsprung in der Pferdedressur|pesade
Peso|fin|Währung in vielen lateinam. Ländern und den Philippinen|peso
Pessar|med||contraceptive cap
Pessimist|phil|Schwarzseherin|pessimist
Pestarzt|hist||plague doctor
Pestgrab|hist||plague burial site
Pesthaus|med||pesthouse
Pestilenz|alt|Krankheit (schwarzer Tod)|plague
Pestizid|agr|Pflanzenschutzmittel|pesticide
Petalit|min||petalite
Petarde|mil|Sprengkörper|petard
Petent|pol,geh|Antragsteller|petitioner
Peterle|bot,sued|Petersilie|garden parsley
Peterli|bot,ch|Petersilie|garden parsley
Peterling|bot,sued|Petersilie|garden parsley
Petersil|bot,by||garden parsley
Petiolus|zool|Hinterleibsstiel|petiole
Petitesse||Kleinigkeit, Nebensache|
Petition||Bitte|petition
Petrefakt||Fossil|
Petrodollar||US-Dollar, die ein Land durch Erdölverkauf erlangt|petrodollars
Petroleum||Öl, Erdöl|paraffin
Petrus|relig||Peter
Petschaft||Siegel|signet
Petzer|school|Tratschtante|snitch
Pfadi|ugs||scout
Pfadname|comp||pathname
Pfaffe|ugs|Priester, Pfarrer|
Pfahlbau|constr||structure on stilts
Pfahlrohr|bot|Spanisches Rohr|wild cane
Pfalz|||Palatinate
Pfandbrief|fin|besicherte Anleihe|debenture bond
Pfandl|a||pawnbroker’s shop
Pfandsache|jur|bewegliche Sache, die der Eigentümer als Sicherstellung übergibt|pledge
Pfannekuchen|cook,reg|Pfannkuchen|pancake
Pfarramt|relig||pastoral office
Pfarre|relig,nord||parish
Pfarrei||Bauwerk|parish
Pfarrhaus||Bauwerk|parish house
Pfarrheim|relig,nord|Gemeindehaus|parish hall
Pfarrhof|relig||parish house
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
Pfrnak|a|Zinken|schnoz
Pfründe|||prebend
Pfuhl|||murky pool
Pfusch|||botch
Pfuscher||Amateur|bungler
Pfählung|||impalement
Pfälzer|||Palatine
Pfändung|jur|Beschlagnahme von Gegenständen zur Absicherung von Forderungen|distraint
Pfötchen|||little paw
Phaeton|auto||Phaeton body
Phage|biol|Virus, das Bakterien infiziert|bacterial virus
Phagozytose|biol|Nahrungsaufnahme einer Zelle|phagocytosis
Phalanx|anat|Fingerglied|phalanx of the finger
Phantast||Träumer|dreamer
Pharmakon||Medizin, Medikament|pharmaceutical product
Pharmazeut||Apotheker|chemist
Pharmazeutik|pharm|Arzneimittelkunde|pharmacy
Pharmazie|pharm|Arzneimittelkunde|pharmacy
Pharyngitis||Entzündung|inflammation of the pharynx
Phenakit|min||phenacite
Phenol|chem||hydroxybenzene
Pheromon|chem||pheromone
Phi||griechischer Buchstabe|phi
Philokartie||Sammeln von Postkarten|deltiology
Phimose|med|Vorhautverengung|phimosis
Phiole||Fläschchen|phial
Phishing|comp|Abfischen sensibler Daten|
Phlebitis||Entzündung|vein inflammation
Phlegma|chem|Rückstand|phlegm
Phloem|bot|lebendes Leitgewebe in Pflanzen|
Phobie|psych|übersteigerte Angst|morbid fear
Phoenix||Stadt in den USA|Phoenix
Phon||Maßeinheit|
Phonem|||phoneme
Phonemik|ling||phonemics
Phonetik|ling|Teil der Lautlehre|phonetics
Phoniater|med|Facharzt für Erkrankungen von Stimme, Sprechen und Schlucken|phoniatrician
Phonologie|ling|Teil der Lautlehre|phonology
Phonzahl|||phon level
Phosgen|chem||phosgene
Phosphat|chem||phosphate
Phosphor|chem||phosphorus
Photo||Foto, Fotografie|
Photograph||Fotograf|photographer
Photographie||Fotografie|photograph
Photometer||Messgerät|illumination photometer
Photonik|phys||optical waveguide technology
Photophobie||Krankheit (gesteigerte Lichtempfindlichkeit)|photophobia
Photovoltaik|phys|Solarstromenergie|solar power energy
Phrase|ling|Ausdruck, Wendung|phrase
Phrasem||Redewendung|
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
Piazza||Platz in einer Stadt, besonders in Italien|piazza
Pica|med|Appetit auf nichtphysiologische Nahrung|pica
Piccolo||Instrument (Pikkoloflöte)|
Piccoloflöte||Instrument|
Picke|||pick
Pickelhaube|mil,ugs|Helm mit Spitze|spiked helmet
Picker|textil|Schneller, Treiber|loom driver
Pickerl|a|Aufkleber, Etikett|sticker
Picot|textil|Mausezähnchen|picot
Pide||türkisches Fladenbrot|pide
Piece|ugs|Gras (Haschisch)|
Pieper|||buzzer
Piepmatz|ugs|Vogel|
Pieps|||blip
Piepser|||peep
Pierwurm|zool||blow lugworm
Pietsch|||boozer
Pietät|||undertakers
Pigge|zool|Flussbarbe|common barbel
Pigment|chem|Farbstoffteilchen|colour pigment
Pignole|cook,a||pine nut
Pikador|||picador
Pikbube|||jack of spades
Pike|hist|langer Spieß|pike
Pikee|textil||piqué fabric
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
Piller|nord|Lümmel|willy
Pillermann|nord|Lümmel|willy
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
Pinnchen||Stift|
Pinne|techn|Drehbolzen|pintail
Pinnwand|||pinboard
Pinole|techn||tailstock barrel
Pint|hist|zwei Schoppen|
Pinte|alt|Gaststätte, Wirtschaft|simple restaurant
Pinzette|med|Zange|pair of forceps
Pion|phys|Elementarteilchen|pion
Pionier||Vorreiter|trailblazer
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
Pisébau|constr||pisé building
Pita||Fladenbrot|pitta
Pitahaya|bot|Drachenfrucht|dragon fruit
Pitaya|bot|Drachenfrucht|dragon fruit
Pityriasis||Pilz|
Pius|min||blank centre
Piz||Bergspitze|peak
Pizzicato|mus|Zupfen der Saiten von Streichinstrumenten|pizzicato
Piñata||bunt gestaltete Pappfigur, verbreitet in Lateinamerika|piñata
Placebo||Medikament (Scheinarznei)|inactive preparation
Placet||Zustimmung|fiat
Plackerei|ugs|Mühe|toil
Plafond|a|Decke|ceiling
Plage||massives, schädliches Auftreten einer Tierart|plague
Plagge|bot|Rasenstück|piece of turf
Plagiat|art|billiges Imitat|rip-off
Planarie|zool||planarian
Planche|sport|Bahn|fencing strip
Planemo|astron||planetar-mass object
Planer|||designer
Planetoid|astron|kleiner Planet|minor planet
Planimetrie|math|Geometrie der Ebene|plane geometry
Planlage|print||flatness
Plansequenz||Szene in einer einzigen langen Einstellung|plan-séquence
Plansoll|||planned target
Planum|constr|Baugrubensohle|formation
Planzahl|||target figure
Planziel|||target
Plaque||Belag|dental film
Plasmid|chem||plasmagene
Plast|ugs|Kunststoff|plastic
Plaste|ugs|Kunststoff|plastic
Plastiker||Bildhauer|sculptor
Plastiksack|ch|Plastiktüte|plastic bag
Plastomer||Kunststoff|
Plastron|||casual cravat
Platine|electr|Leiterplatte|printed circuit board
Platitude||Klischee, Schlagwort|
Plattenbau||Bauwerk|prefabricated building
Plattfuß|auto,ugs|Reifen ohne Luft|flat tyre
Platy|zool|Spiegelkärpfling|platy
Platzer|||blow-out
Platzhalter||Joker; Variable|wild card
Platzhirsch||Spitzenreiter|top dog
Platzkarte||Reservierung|reservation card
Platznot|||shortage of space
Platzregen||Schauer, Regenschauer|cloudburst
Platzsturm|sport|Platzerstürmung|field invasion
Plausch|sued||chat
Plauze|nord|dicker Bauch bei Männern|pot belly
Playback|||double-tracking
Playboy|||loose-liver
Plazenta|anat|Mutterkuchen|placenta
Plazet||Zustimmung|fiat
Plebejer|hist||plebeian
Plebiszit||Volksabstimmung, Volksentscheid|plebiscite
Pleitier|econ||bankrupt
Plektrum|||flatpick
Plempe|ugs|Getränk|
Plenum||Sitzbereich der Plenumsteilnehmer|the floor
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
Plosiv|ling|Verschlusslaut|plosive
Plumeau|textil,reg||duvet
Plunder|ugs|Kram|junk
Pluralität||Vielzahl|plurality
Pluspol|electr||positive pole
Pluto||Gott|
Plutonit|geol|Tiefengestein|deep-seated rock
Plutzer|a|Keks, Kürbis|bonce
Pluviale|relig||cope
Pluviometer||Messgerät (Niederschlagsmesser)|rain gauge
Plädoyer|jur||pleading
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
Po|||buttock
Poch||altes Kartenspiel|card game
Pocherz|min||pounding ore
Pochette|||pocket square
Pochwerk|min||stamp mill
Pocke|med|eitrige Blase bei der Pockenkrankheit|smallpox blister
Pockholz|||pock wood
Podex|ugs|Hinterteil|buttock
Podium||Bühne|stage
Podsol|geol|Bleicherde|podzol
Poem||Gedicht|
Poetik|lit|Lehre von der Dichtkunst|poetics
Pogo||wilder Tanz|pogo
Pogrom||Massenausschreitung gegen eine Minderheit|pogrom
Polarbär||Eisbär|ice bear
Polareis|||polar ice
Polder||niedriggelegener, eingedeichter Landstrich in der Nähe eines Gewässers|polder
Polei||Pflanze (Flohkraut)|mosquito plant
Polemik|||polemic
Polente|ugs||cops
Police|||insurance policy
Polier|constr||site foreman
Poliklinik|med|Gesundheitszentrum|health care clinic
Polin|||Pole
Polio||Krankheit (entzündliche Erkrankung des Rückenmarks)|poliomyelitis
Politbüro|pol|höchstes pol. Führungsorgan einer kommunist. Partei|politburo
Politologe|pol|Politikwissenschaftler|political scientist
Politologie||Politikwissenschaft|political science
Politur||Polieren|polishing
Polizze|a||insurance policy
Polkappe|||polar cap
Pollination|bot|Blütenbestäubung|pollination
Pollinie|||pole line
Pollucit|min||pollucite
Polohemd|textil||polo shirt
Polsprung|phys|Umkehr des Erdmagnetfelds|magnetic polarity flip
Polterer|||tub-thumper
Polung|||polarity
Polware|textil||pile fabric
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
Polyose|chem||hemicellulose
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
Poncho||Umhang|poncho
Pond|phys|altes Maß der Kraft|pond
Ponor|geol|Schlundloch|sinkhole
Pont|geol||Pontian
Ponte||Boot (Fährschiff)|
Pontifex|ugs|Papst|Pope
Pontifikat|relig|Amt oder Amtszeit des Papstes, selten auch eines Bischofs|pontificate
Ponton|constr||pontoon
Poolbillard||Sportart|pool
Poop|ugs|höchste Ebene auf dem Achterdeck|poop deck
Poopdeck||höchste Ebene auf dem Achterdeck|poop deck
Pope||orthodoxer Priester|Orthodox priest
Popel||Fabelwesen|booger
Popeline|textil||poplin
Popmusik|mus||pop music
Popo|ugs||buttock
Popsänger|mus|Schlagersänger|pop singer
Popularmusik||Musikrichtung (Unterhaltungsmusik)|
Population||Bevölkerung|population
Pore||kleine Öffnung der Haut|pore
Porosität|techn|Durchlässigkeit|permeance
Porphyr|geol||porphyry
Porridge|cook||oatmeal
Port|comp|Ein- und Ausgabekanal für Netzwerkverbindungen|port
Portage|naut||portaging
Portativ|mus||portative organ
Portefeuille|geh|Portemonnaie, Brieftasche|wallet
Portepee|mil||sword knot
Portier|||concierge
Portierung|comp|Anpassung an eine andere Softwareumgebung|port
Portikus|constr||columned hall
Portlet|comp|Komponenten einer Benutzeroberfläche|
Portmonee||Geldbeutel, Portemonnaie|money purse
Porto||Stadt in Portugal|Porto
Portrait|art,alt|Porträt|portrait
Portulak|bot||purslane
Posemukel|ugs|Markt|
Poseur|geh||poser
Positur||Haltung|pose
Posse||Klamotte|burlesque
Possen|alt|Unfug|antics
Possenreißer|alt|Person, die sich lustig benimmt|clown
Postadresse||Anschrift|postal address
Postamt|||post office
Postauto|||postal van
Posthorn|mus||post horn
Postille|geh|Heft|devotional book
Posting|comp|Beitrag|forum post
Postkasten||Briefkasten|letter box
Postkastl|by|Briefkasten|letter box
Postler|by|Postbote, Zusteller|postman
Postludium|mus|Nachspiel|postlude
Postomat|ch|Gerät (Geldautomat)|automated teller machine
Postraub|jur||mail robbery
Postsack|||mail bag
Postscript||Nachtrag|postscript
Postulant||Bewerber, Kandidat|
Postulat||Forderung|postulate
Postweg|||mailing route
Pot|ugs|Droge (Cannabis)|
Potentat||Herrscher|
Potenz||Macht|power
Potenzierung||Verstärkung|potentialization
Potenzmittel||Medikament (den Geschlechtstrieb anregendes Mittel)|potency drug
Poti|electr,ugs||potentiometer
Potlatch|||potlach
Potpourri||Mischung duftender Pflanzenteile zur Raumluftverbesserung|potpourri
Pott|ugs|Topf|pot
Pottwal|zool||great sperm whale
Poularde|zool||poulard
Poulet|ch|Huhn|roast chicken
Pouvoir|a|Vollmacht, Befugnis|
Power|ugs|Gewalt, Macht|
Powidl|cook,a||plum puree
Pracht||Ruhm, Herrlichkeit|glory
Prachtbau||Bauwerk|magnificent building
Prachtstraße||Boulevard|boulevard
Prachtstück|ugs|Schmuckstück|beauty
Pracker|a||carpet beater
Prahler|||blowhard
Prahlerei||Angabe|boasting
Prahm|||hopper
Praktik||Taktik, Vorgehensweise|policy
Prallkissen|auto|Airbag|airbag
Pram|naut|flaches Boot|pram
Pranger|||pillory
Pranke||Tatze, Pfote|paw
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
Premier|ugs|Ministerpräsident|premier
Prepreg|techn||preimpregnated board
Presbyterium|constr|Teil des Altarraums|choir
Pressearbeit||Öffentlichkeitsarbeit|public relations
Presseorgan||Zeitung oder Zeitschrift einer Partei, Organisation, Behörde|organ
Pressetext||Pressemitteilung, Pressemeldung|press release
Pression|pol,alt|Drängen, Druck|pressure
Presskopf||Wurst|brawn
Pressluft|ugs|Druckluft|compressed air
Presssack|by|Wurst|brawn
Pressung||Verdichtung|compression
Prestige||Ansehen|cachet
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
Prime|mus||unison
Primer|chem|Startermolekül für Makromolekülsynthese|primer
Primus|||top pupil
Primzahl|math||prime number
Printe||Gebäck (Lebkuchen)|gingerbread
Printer||Drucker|
Prinzipal||Vorsteher|principal
Priolo|orn|Azorengimpel|Azores bullfinch
Prior|relig||prioress
Priorat|relig||priory
Prise|||pinch
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
Problematik||Thema, Frage; Fragestellung|issue
Problemchen||Störung, Hindernis|hiccup
Problemfeld||Spiel|equation
Problemkreis||Spiel|equation
Procedere||Vorgehen|
Produkttest||Warentest|product testing
Proenzym|chem|inaktive Vorstufe eines Enzyms|proenzyme
Profess|relig|Ablegen der Ordensgelübde|religious profession
Profession||Beruf|calling
Professur|stud|Lehrstuhl|professorship
Profit||Gewinn|
Profitum|sport||professionalism
Profundal|envir|Lebensraum im tiefen Bereich von Süßwasserseen|profundal zone
Progenie|med|Vorstehen des Unterkiefers|progenism
Progerie|med||progeria
Prognathie|med|Vorstehen des Oberkiefers|prognathism
Programmcode||Quellcode|program code
Programmteil|comp|Aufgabe|program section
Progress||Fortschritt, Verbesserung|
Progression||Fortschritt|progression
Projektil|mil|Geschoss von Handfeuerwaffen|projectile
Projektion||Wiedergabe von Bildern auf einer Leinwand|projection
Projektwoche|school|Klassenfahrt|residential visit
Prokaryot|biol|Organismus ohne Zellkern|prokaryote
Proklamation||Operation|proclamation
Proktitis||Entzündung|proctitis
Proktor|||proctor
Prokura|econ||commercial procuration
Prolaps|med|Vorfall eines Gewebes|prolapse
Prolog|||prologue
Prolongation|a|Verlängerung|extension
Promotion|chem|Verleihung der Doktorwürde|conferring of a doctorate
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
Propst|relig||provost
Propylen|chem||propylene
Prosa|ling||prose
Prosciutto||Schinken|ham
Proselyt|relig||convert
Prosodie|ling|Satzrhythmus|prosody
Prospektion|geol|Erkundung|exploratory search
Prosperität||Wohlstand|prosperity
Prostata||Drüse|prostate gland
Prostatitis||Entzündung|prostate inflammation
Prosument|econ|Konsument eines Produktes, der auch an dessen Produktion beteiligt ist|prosumer
Prosumer|econ|Käufer von halbprofessionellen Elektronikgeräten|prosumer
Protagonist||Held, Hauptfigur|protagonist
Protegé|||protege
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
Provinznest||Kleinstadt|jerkwater town
Provisor|alt|Verwalter|estate manager
Proximum|math|Bestapproximation|proximum
Prozedere||Operation (Art und Weise)|rigmarole
Prozedur||Vorgehen, Verfahren|procedure
Prozentrang|stat|Hundertstelwert|percentile rank
Prozentzahl|ugs|Prozentsatz|percentage
Prozession|relig|Umzug, Zug|procession
Prunk||Herrlichkeit|grandiosity
Pruritus||Jucken|itching
Prä||Vorrang|priority
Präambel||Einleitung|preamble
Prächtigkeit||Glanz|magnificence
Prädator||Säugetier|
Prädikant|relig|Laienprediger|lay preacher
Prädikat||Eigenschaft|predicate
Prädikation|ling|nähere Bestimmung von Gegenständen durch eine beschreibende Aussage|predication
Prädiktion||Prognose, Orakel|
Prädiktor|stat|unabhängige Variable in der Regressionsanalyse|independent variable
Präeklampsie|med|Schwangerschaftsvergiftung|toxaemia of pregnancy
Präfekt|ch||county commissioner
Präferenz||Hang; Neigung|bias
Präfix||Vorsatz|prefix
Prägnanz||Kürze|conciseness
Prähistorie||Vorgeschichte|prehistory
Präjudiz|jur||judicial precedent
Präkambrium||Epoche|Precambrian
Präkursor||Vorläufer|precursor
Prälat|relig||prelate
Präludium|mus|Vorspiel|prelude
Prämisse||Voraussetzung, Annahme|premise
Präparat|biol|Objekt|laboratory specimen
Präparation|med|Vorbereitung|preparation
Präparierung|techn|Aufbereitung|preparation
Präponderanz||Übergewicht, Herrschaft|
Präputium||Vorhaut|foreskin
Prärie|||prairie
Präsens||Gegenwart|present tense
Präsentismus||Anwesenheit am Arbeitsplatz trotz Krankheit aus Angst um den Arbeitsplatz|presenteeism
Präser|ugs||condom
Präsidium||Leitung|executive board
Präskription||Rezept|prescription
Präsumtion||Voraussetzung, Vermutung|
Prätention||Niveau, Qualität|
Präteritum||Vergangenheit|past tense
Prävention||Verhinderung|prevention
Präzedenz|geh|Vorrang, Vortritt|
Präzession|med|Vorverlagerung des mittleren Erkrankungsalters in niedrigere Altersklassen|precession
Präzipitat|chem|Niederschlag|precipitate
Präzision||Genauigkeit|accuracy
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
Prügelei|||beating
Psalter|anat|Kalender|manyplies
Pseudokrupp||Entzündung|croupine
Pseudologie|psych|pathologisches Lügen|pathological lying
Pseudonym|lit|Schriftstellername|pen name
Pseudotumor|med|Scheingeschwulst|pseudotumour
Psi||griechischer Buchstabe; Übersinnliches|psi
Psoriasis||Krankheit (Schuppenflechte)|psora
Psycho|psych,ugs||psychopath
Psychopath||Verrückter|psychopath
Psychopathie|psych|Persönlichkeitsstörung|psychopathy
Psychose|med||neuropsychosis
Psychrometer||Messgerät (Aspirationshygrometer)|aspiration psychrometer
Pub||Bar, Kneipe|bar
Publikation||Veröffentlichung|publication
Puck|sport|Scheibe beim Eishockey|puck
Pud||altes russisches Gewicht|pood
Pulegon|chem||pulegone
Pulk||Masse; Schwarm|pile
Pulle|ugs|Flasche|
Puller|nord|Lümmel|willy
Pullermann|nord|Lümmel|willy
Pullunder||Kleidungsstück|sleeveless pullover
Pulpa|anat||dental pulp
Pulpe||Brei|mash
Pulpitis|med||inflammation of the pulp
Pulsader|anat||artery
Pulsuhr|sport||heart rate watch
Pult||Tisch mit schräger Platte|desk
Pultdach|constr||pent roof
Pummel|||podge
Pump||weit ausgeschnittener Halbschuh ohne Verschluss|court shoe
Pumpernickel||Brot|pumpernickel rye bread
Pumpfix||Werkzeug (Gummiglocke)|
Pumpgun|mil||pump-action gun
Pumphose|||bloomers
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
Purton|||full shade
Purzelbaum||Salto|somersault
Puste|ugs|Luft|wind
Pusteblume|bot|gewöhnlicher Löwenzahn|common dandelion
Pustel||Pickel|pustule
Pute|zool|Truthenne|turkey
Puter|cook||turkey
Putschist||Rebell|rebel
Putt|sport|kurzer Schlag beim Golf|putt
Putte|art||putto
Putto|art||cherub
Putzaktion||Säuberung|clean-up session
Putze|ugs||char
Putzerei|a||dry cleaners
Putzete|sued|Säuberung|clean-up session
Putzgrund|constr|Untergrund|backing
Putzhilfe||Putzfrau|cleaning lady
Putzlappen||Tuch|cleaning cloth
Putzmann|||cleaner
Putzmittel|techn|Reinigungsmittel|cleaning agent
Putzplan|||cleaning roster
Putzraum|||cleaning storeroom
Putztuch||Lappen|cleaning cloth
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
Pyrosis|med||heartburn
Pyxis|relig||pix
Pächter||Mieter|commercial tenant
Päderast|||pederast
Pädiater||Kinderarzt|pediatrician
Pädiatrie|med|Kinderheilkunde|pediatric medicine
Pänultima|ling|vorletzte Silbe eines Wortes|penult
Pöbel||Mob|mob
Pöbelei|||molestation
Pömpel|ugs|Werkzeug (Gummiglocke)|plunger
Pönale|jur|Vertragsstrafe|contractual penalty
Pöppel|nord||meeple
Pöstler|ch|Postbote, Zusteller|postman
Pöter|ugs|Hinterteil|
Pülcher|ugs|Bengel|
Pümpel|ugs|Werkzeug (Gummiglocke)|
Püppchen||Puppe|doll
Püree|cook|Mus|puree
Pütt|ugs|Bergwerk, Grube|
Pütz|reg|Lache, Pfütze|
Qat|bot|Kaustrauch im Jemen und am Horn von Afrika|khat
Qbit|comp|Einheit der Quanteninformation|qubit
Quad||Motorrad mit vier Rädern|quad bike
Quaddel|med||wheal
Quader|math||cuboid
Quadrocopter|aviat|Schwebeplattform|quadrotor
Quadrotor|aviat|Schwebeplattform|quadrotor helicopter
Quai|ch|Kai|quay
Quali|sport,ugs|Ausscheidung|qualifying
Quant|phys|kleinste Menge|quantum
Quantil|stat||quantile
Quantität||Menge|quantity
Quantor|comp||quantifier
Quantum||Menge|quantum
Quappaal|nord|Fisch|burbot
Quappe||Fisch|burbot
Quargel|a|Quatsch, Blech|baloney
Quark||Käse aus saurer Milch|curd cheese
Quarktorte|cook,ch|Käsesahnetorte|cheesecake
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
Queen||Herrscher (Monarchin)|
Quell|geh|Quelle|spring
Queller|bot|Glasschmelze|glassworts
Quellsprache|ling|Ursprungssprache|original language
Quelltext||Code|source code
Quellung||Quellen|swelling
Quendel||Pflanze|thymes
Queraxt|||adze
Querbalken|constr|oberhalb einer Türe|transom
Querbauwerk||quer zu einem Fließgewässer|transverse structure
Querbinder||Schleife|bow tie
Querdenker|pol|kritischer Geist|unorthodox thinker
Querele|||wrangle
Quergang|||traverse
Querhaus|constr||cross aisle
Querholz|constr|Streichstange|scaffolding tie-bar
Querkopf|||mule
Querlage|med||shoulder presentation
Querlenker|techn|Dreieckslenker|wishbone
Querpass|sport||cross pass
Querpol|naut||thwartship pole
Querprofil|techn|Querschnitt|cross profile
Querträger||Halterung|arm
Querung||Übergang, Überführung|crossing point
Querverweis||Link, Verknüpfung|hyperlink
Querzug|phys||transverse pull
Quese|nord|Blase, Schwiele|blister
Quetsche|reg|Pflaume|common plum
Quetzal|orn||resplendent quetzal
Queue||Stock zum Billardspielen|cue
Quiddität||Wesen|quiddity
Quinoa|bot|Andenhirse|quinoa
Quint|mus|fünfter Ton|fifth
Quinte|mus||fifth
Quintessenz||Fazit, Resultat|quintessence
Quintett|mus||quintet
Quintil|stat|Fünftelwert|quintile rank
Quintole|mus||quintuplet
Quipu|hist|Knotenschrift der Inka|quipu
Quirl||Küchengerät zum Rühren|whisk
Quisling||Soldat (Fahnenflüchtiger)|
Quittierung||Zusage, Rückmeldung|acknowledgement
Quizmaster||Spielleiter|quiz presenter
Quotation||Kurs|stock exchange quotation
Quäke||Pfeife, die quäkt|squeaker
Quäker|||Quaker
Quäler|||baiter
Quälerei||Qual|torture
Quästor|ch|Kassierer, Schatzmeister|treasurer
Rabattkarte|econ|Stammkundenkarte|advantage card
Rabatz|ugs|Krach|ructions
Rabauke|ugs|Rüpel|rantipole
Rabbi||Geistlicher (jüdischer Priester)|
Rabbiner||Geistlicher (jüdischer Priester)|rabbi
Rabenaas|||shifty character
Rabenkrähe|orn|schwarze Aaskrähe|black carrion crow
Rabitz|constr||metal lath
Racemat|chem||racemate
Racheakt|||act of revenge
Rachen|anat|Hals|throat
Rachenraum|anat|Hals|throat
Rachgier|||thirst for revenge
Rachitis||Krankheit|rickets
Racker|||rascal
Radachse|||axle
Radarfalle|auto|Geschwindigkeitskontrolle|speed trap
Radau|ugs|Krach|din
Radaubruder||Schläger|rowdy
Radbaum|bot||wheel tree
Radfahrweg||Radweg|cycleway
Radfelge|auto||rim of wheel
Radgabel|||wheel fork
Radgröße|||wheel size
Radi|by|Gemüse (Rettich)|radish
Radiant|math|Winkel im Bogenmaß|radian
Radicula|bot||radicle
Radierer|||etcher
Radiolarie||Tier|
Radiologe|med|Röntgenärztin|radiologist
Radionik|med||radionics
Radix||Wurzel|
Radkappe|auto||wheel hub cap
Radkranz||Felge|rim flange
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
Radstern|||wheel spider
Radsturz|auto||camber angle
Radtype|||wheel type
Radula|anat|Raspelzunge|radula
Radzahn|||cog
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
Rain|||pathside strip
Rainfarn|bot||tansy
Rainout|phys||radioactive washout
Rais||arabisches Oberhaupt|rais
Raja||indischer Fürst|rajah
Rake|zool|bunter Vogel|roller
Rakel|print||doctor blade
Raki||türkischer Anisschnaps|raki
Rally|sport|Motorsportrennen auf öffentlichen Straßen|rally
Rambo|||heavy
Rambutan||Frucht (haarige Litschi)|rambutan fruit
Ramm|zool,sued|Schafbock|ram
Rammbock|techn||battering ram
Rammbär|constr||ram block
Ramme|||tamper
Rammklotz|constr|Bär|ram block
Rammler||Säugetier|buck
Rammsporn|naut|Schiffsschnabel|ram bow
Ranch|agr|Landgut mit Viehzucht|ranch
Randale||Aufruhr|riot
Randart|biol||marginal species
Randbeet|agr||border bed
Randgebiet||Stadtrand|outskirts
Randmeer|||border sea
Randzone|||marginal zone
Ranft|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Range||Sortiment|
Rangelei|||scrimmage
Rangierer|min|Weichensteller|shunter
Rangordnung||Hierarchie|hierarchy
Rank|ch|Manöver, Trick|scheme
Ranke|bot||tendril
Ranker|bot|Rankpflanze|tendril-climbing plant
Ranking||Platzierung, Stellung|position table
Rankpflanze|bot|Rankenkletterer|tendril-climbing plant
Rapier||Degen|rapier sword
Rapmusik|mus||rap music
Rappe||Pferd|black horse
Rappel||Anfall|crazy turn
Rapport||Bericht|report
Raps|bot|Ölpflanze mit gelben Blüten|rapeseed
Rapsöl|||rapeseed oil
Rapunzel|bot,reg||lamb’s lettuce
Ras||äthiopischer Fürst; Kap|ras
Rasanz||Tempo|swiftness
Raser|auto,ugs|Schnellfahrer|speeder
Raserei||Wut, Zorn|furiousness
Rash|med|flüchtiger Hautausschlag|
Rassist|pol||racist
Rasta|relig||Rastafarian
Raste|techn|Anschlag|catch
Raster||Gitter|graticule
Rastermaß|electr|Kontakteinteilung|contact spacing
Rasthaus||Raststätte|roadside restaurant
Rasthof|auto|Raststätte|roadside restaurant
Raststation||Raststätte|roadside restaurant
Rasttag||Sonntag|
Ratenkredit||Darlehen|
Ratenzahlung|fin|Zahlung in Raten|payment by instalments
Ratifikation||Bestätigung|ratification
Ratio||Vernunft|pure reason
Rationalität|phil|Vernunftbegabung|endowedness with reason
Rationierung||Zuteilung|rationing
Ratlosigkeit||Verwirrung|perplexity
Ratsche||Werkzeug|ratch
Ratschkathl|school,by|Petze|snitch
Ratsherr||Stadtrat|alderman
Ratz|ugs|Ratte; fester Schläfer|rat
Raubaum|||rough coniferous tree
Raubbau||Ausbeutung|spoliation
Raubdruck|print|unerlaubter Nachdruck|pirate edition
Raubgier|||rapacity
Raubgut||Beute|booty
Raubmord|jur||murder and robbery
Raubtier|zool|Beutegreifer|predator
Raubwild|||predator game
Raubzug|||foray
Rauchfang|a|Esse, Kamin|chimney hood
Rauchgas|||smoke
Rauchwand|mil|künstlicher Nebel|screening smoke
Raufbold|||tearaway
Raufe|agr|Krippe|manger
Rauferei|||brawl
Raufhandel|alt|Schlägerei|fight
Raufhändel|alt|Schlägerei|fight
Rauheit||Härte|harshness
Rauhnacht||Zwölfte|
Rauke||Gemüse (Rucola)|
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
Rebbau|agr,ch||wine-growing
Rebbe||Geistlicher (jüdischer Priester)|
Rebberg||Weinberg, Weingarten|vineyard
Rebellion||Aufstand|insurrection
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
Rechenwerk|comp|Teil des Hauptprozessors|arithmetic unit
Rechtsbehelf||Abhilfe|legal remedy
Rechtsfigur|jur|Rechtseinrichtung|legal institution
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
Redeblume|ling|blumiger Ausdruck|flowery phrase
Redefreiheit|pol|Meinungsfreiheit|freedom of speech
Redensart||Sprichwort, Spruch|saying
Rederei|||rhetoricalness
Redezeit|||speaking time
Rednerbühne||Tribüne|rostrum
Redoute|alt|Festsaal|ballroom
Reduktase|chem|ein Enzym, das eine Reduktionsreaktion beschleunigt|reductase
Reduktion||Reduzierung, Abbau|reduction
Reduzent|biol||decomposer
Reede|||safe anchorage
Reeder|||ship-owner
Reederei|transp|Schifffahrtsgesellschaft|shipping company
Reep||Seil, Strick|rope
Reet|nord|Schilf|reed
Reetdach|constr||thatched roof
Refactoring|comp|Umgestaltung|refactoring
Refektorium||Mensa|refectory
Referee||Schiedsrichter|
Referendar||Praktikant|trainee lawyer
Referendum||Volksbegehren|referendum
Referent||Redner, Sprecher; Sachbearbeiter|speaker
Referenz||Empfehlung; Verweis|reference
Referenzwert|econ|Maßstab|bias
Reff|hist||external frame pack
Reflation|econ|Ankurbelung der Konjunktur|
Reflektor||Scheinwerfer|reverberator
Reflexion||Betrachtung, Überlegung|reflection
Reflux|||return flow
Reformation||Verbesserung|reformation
Refraktion|phys|Strahlungsbrechung|refraction
Refugium|||sanctum
Regelbereich|techn|steuerbarer Bereich|control range
Regelkreis|techn|geschlossenes Regelungssystem|closed-loop control system
Regeltreue|econ|Regelkonformität|regulatory compliance
Regelverstoß|sport|Foul|foul
Regenerator|telco|Zwischenverstärker|repeater
Regengebiet|meteo|Zone, die von Regenfällen betroffen ist|area of rainfall
Regenguss||Schauer, Regenschauer|heavy shower
Regenrohr|constr|Regenabflussrohr|rainwater pipe
Regent|pol|Vertreter eines regierungsunfähigen Monarchen|regent
Regentag|||rainy day
Regenzeug|textil|Regenkleidung|rainwear
Regiolekt||Dialekt, Mundart|
Registration||Anmeldung, Registrierung|registration
Registratur||Eintragung|registry
Reglement||Verordnung, Vorschrift; Regelwerk|regulations
Regler|techn|Regelknopf|control knob
Reglette|print||slug
Regner|ugs|Werkzeug (Beregnungsanlage)|irrigation sprinkler
Regolith|geol||loipon
Regress|jur||recourse
Regressand|stat|abhängige Variable|dependent variable
Regression||Rückführung; Anpassung|regression
Regressor|stat|unabhängige Variable in der Regressionsanalyse|independent variable
Regsamkeit||Aktivität, Beweglichkeit|activity
Regulation||Regelung, Regulierung|regulation
Regung||Gefühl, Emotion; Bewegung|emotion
Reha|ugs||rehabilitation
Rehbock|zool||roebuck
Reherl|biol,by|Echter Pfifferling|true chanterelle
Rehkalb|zool||fawn
Rehkeule|cook||haunch of venison
Rehkitz|zool||fawn
Rehleder|||deerskin
Rehwild|||roe deer
Reibach|ugs||profits
Reibahle|techn||reamer
Reibeisen||Raspel|grater
Reiberei||Auseinandersetzung, Krach|friction
Reibrad|||friction wheel
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
Reifrock|hist||hooped skirt
Reifung|||maturation
Reigen||Schau, Parade|pageant
Reihung|comp||string
Reimpaar|||couplet
Reimport|||re-importation
Reimwort|lit||rhyme
Reinfall||Versagen, Pleite|flop
Reinform|||pure form
Reingas|||clean gas
Reiniger|||chastener
Reinraum|||clean room
Reinweiß|||pure white
Reinzinn|||block tin
Reinöl|||oil after treatment
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
Reiterei|||cavalry
Reitgerte||Sportgerät|riding crop
Reithose|textil||horse riding breeches
Reitschule|ch|Karussell|merry-go-round
Reitstock|techn|Werkstückspanner|tailstock
Reittier|geh||riding horse
Reitweg|||bridle-path
Reizdarm|med||irritable bowel syndrome
Reizgas|||irritant gas
Reizmittel|pharm|anregendes Heilmittel|excitant agent
Reizohr|med||stimulus ear
Reizpunkt|med|Stimulationspunkt|trigger point
Reizstoff|chem|eine Reizung auslösender Stoff|irritant agent
Reizung|||irritation
Reizwort|||emotive word
Reißer|||burster
Reißwolf|||shredder
Reißzahn||Fang|fang
Reißzeug|||drawing set
Rekadrierung||Anpassung des Bildausschnitts|reframing
Reklamation||Beschwerde|complaint
Rekordhöhe||Rekordhoch|record high
Rekrut|hist,a|niedrigster Dienstgrad bei den Landstreitkräften|Private
Rekrutierung||Gewinnung|enlistment of sb.
Rektion|ling||regimen
Rektor||Schulleiter|headmaster
Rektorat|||rectorate
Rektoskopie|med|Mastdarmspiegelung|rectoscopy
Rekurs|geh|Zurückgreifen|falling back
Relais|electr||relay
Relation||Bezug, Beziehung|relation
Relaxans|med|Entspannungsmittel|relaxant
Relevanz||Bedeutung, Wichtigkeit|relevance
Reliabilität||Verlässlichkeit, Zuverlässigkeit|reliability
Relikt||Rest|remnant
Reliquie|relig||relic
Reluktanz|phys|magnetischer Widerstand|magnetic reluctance
Remanenz|phys||remanence
Remedium||Heilmittel|remedy
Remedur|ch|Rezept, Abhilfe|remedy
Reminiszenz||Anklang|reminiscence
Remis||Unentschieden|tie
Remise|sport|Fortsetzung|remise
Remission|med|Nachlassen|remission
Remonte|mil|Ersatzpferd|remount
Remontierung|mil|Austausch des Pferdebestands|remount
Remoulade||Soße (Kräutermajonäse)|rémoulade
Rempelei|||jostling
Rempler||Stoß|barge
Remuneration||Entschädigung, Entgelt|compensation
Ren|zool|Hirsch des hohen Nordens|reindeer
Rendezvous||Date|date
Rendite||Gewinn, Ertrag|rate of return
Renftel|cook,reg|Anschnitt oder Endstück des Brotlaibs|end crust
Renitenz|||refractoriness
Renke|zool||vendace
Renminbi||Währung|
Rennauto||Rennwagen|racing car
Rennboot|naut||racing boat
Renner|econ|Verkaufsschlager|big seller
Rennfahrzeug||Rennwagen|racing car
Rennofen|||bloomery furnace
Rennpiste||Rennstrecke, Rennbahn|race course
Renntag|||race day
Renommee||Ruhm|renown
Renovation|ch|Modernisierung, Renovierung|
Rentabilität||Wirtschaftlichkeit|economic efficiency
Rentamt||Behörde|stewardship
Rentei||Behörde|stewardship
Renterei||Behörde|stewardship
Reparation||Belohnung, Entschädigung|
Repatriant|geh|Rückkehrer|homecomer
Repetent|school,a||flunkee
Replik||Antwort, Rückmeldung; Kopie|reply
Replika||Kopie, Nachbildung|
Replikat||Kopie, Nachbildung|
Replikation||Kopie, Nachbildung|replication
Reporting||Berichterstattung|
Repositorium||Lager|repositorium
Repression||Unterdrückung|repression
Reprint||Nachdruck|Reprint
Repro|photo||reproduction
Reproduktion||Fortpflanzung; Kopie|reproduction
Repräsentant||Botschafter; Abgeordneter|ambassador
Reps|sued|Raps|rapeseed
Reptilie|ugs|Tier|
Repunze|||hallmark
Reputation||Namen, Ansehen|reputation
Requiem|mus|Seelenmesse|Requiem Mass
Requisition||Operation|
Reservat|envir|Schutzgebiet|sanctuary
Reservoir||Vorrat, Speicher|reservoir
Reset||Operation (alles zurück auf null)|
Residenz||Zuhause, Heim|residency
Residuum||Rückstand|residual
Resist|electr||resisting agent
Resistor||Widerstand|
Reskript|jur||rescript
Resolution||Beschluss|resolution
Resonanz||Reaktion|response
Resopal|||Formica
Respiration||Atmung|
Ressentiment||Feindseligkeit|animosity
Restaurateur|alt|Wirt, Gastwirt|pub landlord
Restgas|phys|Gasrückstand|residual gas
Restitution||Rückgabe, Herausgabe|restitution
Restluft|||residual air
Restmüll|||residual waste
Restposten|econ|ungeklärte Beträge|errors and omissions
Restriktion||Einschränkung, Beschränkung|restriction
Restsüße|bot||residual sweetness
Restwert|fin||residual value
Restöl|||residual oil
Resümee||Zusammenfassung|summary
Retardation|biol|Entwicklungsverzögerung|retardation
Retardierung|biol|Entwicklungsverzögerung|retardation
Retention||Zurückhalten|retention
Retinitis|med|Netzhautentzündung|retinitis
Retinol||Vitamin|vitamin A1
Retinopathie||Krankheit|retinopathy
Retirade||Rückzug|
Retorte|||retort
Retoure|econ|Rücksendung|returned item
Retrieval||Suche, Ermittlung|
Retronym|ling|ergänzende Neubenennung|
Rettungsboot|naut|Bereitschaftsboot|rescue boat
Rettungsflug|aviat|Rettungstransport|medevac
Retusche|art||retouch
Reue||Bedauern|sorrow
Reuegefühl||Bedauern|
Reuse|||fish-trap
Reuter|agr||hay drying frame
Reuße|alt|Russe|
Revanche||Rache; Rückspiel|revenge
Revenue||Einkommen|revenue
Reverenz||Hochachtung|respect
Revers||Aufschlag|lapel
Reversion||Umkehrung|reversion
Revisor|econ|Rechnungsprüfer|internal auditor
Revival||Wiederbelebung|revival
Revolte||Aufstand|insurrection
Revoluzzer||Revolutionär|revolutionist
Revue|||chorus line
Rezensent||Kritiker|reviewer
Rezension||Kritik, Besprechung|review
Rezeption||Empfang, Aufnahme; Wahrnehmung|reception
Rezeptor|chem|Membranmolekül, das Signalmoleküle bindet|receptor
Rezeptur||Formel, Schema|formula
Rezession||Epoche (Minuswachstum)|recession
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
Rhetorik|||rhetoric
Rhetoriker||Redner|orator
Rheuma||Krankheit (Gliederreißen)|rheumatism
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
Ried|agr,a|Weinberg, Weingarten|vineyard
Riefe||Spur; Kratzer|stria
Riege||Mannschaft, Team|squad
Ries|||ream
Riesbahn|agr||log flume
Riff||Felsen oder Korallen unter Wasser|reef
Riffel|||corrugation
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
Ringnut|||circumferential slot
Ringrichter|sport|Schiedsrichter|referee
Ringträger||Überbringer der Ringe bei Hochzeit|ring bearer
Ringwall|||hillfort
Rinnsal||Flüssigkeit, die in geringer Menge irgendwohin rinnt|trickle
Riposte||Konter|
Rippchen|anat||riblet
Rips|textil|gerippter Stoff|rep
Ripuarier||Volksstamm (Kölner Franken)|
Risalit||Schmuck (Avant-corps)|
Risikostufe|econ|Risikocharakter|degree of risk
Rispe|bot||panicle
Rist||Rücken von Fuß oder Hand|instep
Ritardando|mus|allmähliche Verlangsamung|
Ritterstand||Ritterschaft|knighthood
Ritus||Brauch|rite
Ritz||Kratzer, schmaler Spalt|crack
Ritzel|||sprocket
Rivale||Gegner, Feind; Konkurrent|opponent
Rivalität||Wettbewerb|rivalry
Rizin|biol||ricin
Rizinus|bot||castor bean
Robe||langes Festkleid, Amtstracht|robe
Robotik|techn|Robotertechnik|robot technology
Roburit|||roburite
Robustheit||Festigkeit|toughness
Rochade|||castling
Rocker||Mitglied einer Motorradbande|biker
Rockfan|mus||rock fan
Rockgruppe|mus|Rockband|rock band
Rockoper|mus||rock opera
Rocksaum|textil||hem of a skirt
Rodel||Schlitten|sledge
Rodung|||clearing
Rogation|alt|Bitte|
Rogen|||roe
Rohbau|||carcass
Rohdaten|||raw data
Roheisen|||pig iron
Rohfaser|||crude fibre
Rohfett|||crude fat
Rohfilm|||cinematographic raw film
Rohgas|||crude gas
Rohhaut|||rawhide
Rohheit||Grausamkeit|savageness
Rohholz|||raw wood
Rohkohle|min||raw coal
Rohkoks|||run-of-oven coke
Rohkost|cook||raw food
Rohleder|||rawhide
Rohling||Rüpel, Lümmel|boor
Rohluft|||aerosol-generated air
Rohmasse|cook||raw mixture
Rohmaterial||Rohstoff|raw material
Rohopium|pharm||raw opium
Rohputz|constr||rough rendering
Rohrammer||Vogel|reed bunting
Rohrdach|constr||thatched roof
Rohrnetz|constr|Rohrleitungssystem|system of pipes
Rohrpost|||pneumatic post
Rohrwerk|mus|Zungenstimmen|reed stops
Rohsaft|agr||liquor
Rohsalz|min||crude salt
Rohseide|textil||raw silk
Rohstahl|||crude steel
Rohtabak|||raw tobacco
Rohware|||raw material
Rohypnol|pharm||flunitrazepam
Rohzink|min||spelter
Rohöl||Erdöl|crude oil
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
Romanisch|ugs|Sprache|Rhaeto-Romance language
Romanistik|stud|Romanische Philologie|Romance Studies
Romanze|||romance
Romni|||Rom
Ronde|||round blank
Rookie|ugs|Anfänger, Neuling|
Rorate|relig||the Advent prose
Rosacea|med||rosy drop
Rosarot|||rose
Rosazea|med||rosacea
Rosella|orn||eastern rosella
Rosenöl|||attar
Ross||Pferd|horse
Rosshaar|||horsehair
Rosskur|||drastic cure
Rossmeer|||Ross Sea
Rosstäuscher||Betrüger|confidence trickster
Rostbildung|techn|Verrosten|rust formation
Roster|cook|Rostbratwurst|barbecue sausage
Rostfraß|||pitting corrosion
Rostgelb|||iron buff
Rostlaube|auto|altes Auto in schlechtem Zustand|jalopy
Rostra|alt|Mikrofon, Kanzel|
Rostrum|anat|Schnabel oder schnabelartiger Fortsatz|rostrum
Rota|relig|päpstliches Gericht|Rota
Rotation||Drehung|rotation
Rotauge|zool||roach
Rotbuche|bot||European beech
Rotdaus|||ace of hearts
Rotdorn|bot||red haw
Roteiche|bot||red oak
Rotenon|chem||rotenone
Roterde|geol|eisenhaltige Erde|ferralitic soil
Roterle|bot||red alder
Rotfichte|bot|gemeine Fichte|Norway spruce
Rotfuchs|zool||red fox
Rotgelb|||russet
Rotglut|||red heat
Rotguss||Legierung (Maschinenbronze)|red bronze
Rothaut|||redskin
Rotholz|||coast redwood
Rothuhn|orn||red-legged partridge
Roti|cook||chapati
Rotkabis|ch|Gemüse|red cabbage
Rotkehlchen||Vogel|redbreast
Rotklee|bot||red clover
Rotkohl|bot||red cabbage
Rotkopf|||redhead
Rotkraut|bot||red cabbage
Rotlehm|min||red loam
Rotlicht|||red light
Rotluchs|zool||bobcat
Rotmilan|orn||red kite
Rotober|||queen of hearts
Rotonde|ch||roundhouse
Rotor|techn|rotierender Teil|
Rotrock|mil,ugs|Bezeichnung für Angehörige der britischen Armee|redcoat
Rotstift|||red pencil
Rotte||Arbeitskolonne im Straßen- und Gleisbau|works gang
Rotton|||red tone
Rotunde|constr||rotunda
Rotwild|||red deer
Rotwurst|cook||black pudding
Rotwurz|bot|Siebenfinger|erect cinquefoil
Rotz|||snot
Rotzbubi|ugs|Bengel|
Rotze|||snot
Rotzeder|bot|Riesenlebensbaum|giant arborvitae
Rotzgöre|ugs|Bengel|
Rotzjunge|ugs|Bengel|
Rotzlöffel|ugs|Bengel|brat
Rotznase|ugs||snotty nose
Rotzunge|zool||witch flounder
Rotöl|||red oil
Rouleau||Rollo|roller blind
Routenplan|transp|Tour|itinerary
Routing|telco|Ansteuern des besten Übermittlungsweges|line routing
Roué|geh|Lebemann|roué
Rowdy||Schläger; Rüpel|rowdy
Rowdytum|jur||rowdyism
Rubato|mus|Änderung von Notenwerten bei der Interpretation|rubato
Rubellit|min||rubellite
Rubrum||Überschrift|
Ruch|geh|Geruch; Ruf|odour
Ruck||Stoß|hitch
Rudelbildung|sport|Regelverstoß beim Fußball|mass confrontation
Ruderer|||oarsman
Rudergast||Steuermann|helmsman
Rudergänger||Steuermann|helmsman
Rudiment|geh||vestige
Rufbus|||on-demand bus
Rufmord|||character assassination
Rufname||Vorname|calling name
Rufweite|||earshot
Rufzeichen|a|Ausrufezeichen|exclamation mark
Rufzone|telco||paging area
Ruhebett|||daybed
Ruhegehalt|fin|Ruhestandsgehalt|retirement pay
Ruhegeld|||state pension
Ruhelage|mach|Ruhestellung|rest position
Ruhepause||Erleichterung|surcease
Ruheraum|||chill-out room
Ruhesitz|||retirement home
Ruheständler||Rentner|pensioner
Ruhetag|||day of rest
Ruhezeit|||rest period
Ruhezone|||calm zone
Ruhezustand||Ausruhen|rest
Ruhr|alt|Krankheit (Dysenterie)|bacillary dysentery
Ruhrpott|||Ruhr area
Ruin||Verderben|ruin
Rukola||Gemüse (Rucola)|
Rumkugel|cook||rum ball
Rumpelkammer|ugs|Zimmer, Raum|junk room
Rumäne|||Romanian
Rumänisch||Sprache|
Run||Ansturm|run
Rundbank|||circular bench
Rundbau|constr||rotunda
Rundbild|||tondo
Rundblick||Panorama|panorama
Rundfax|telco||broadcast fax
Rundhaus|||roundhouse
Rundheit|||roundness
Rundholz|||spar
Rundkopf|anat||trochocephalus
Rundkurs|aviat||circular route
Rundnut|||rounded groove
Rundrücken|med|Rückgratverkrümmung nach hinten|round back
Rundschild||Rosette|rose
Rundstab|||round bar
Rundstück||Brötchen, Semmel|bread roll
Rundung|||curve
Rundweg|||circular walk
Rune||Schriftzeichen der Germanen|rune
Runge||Pfosten, Pfeiler|stanchion
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
Ränzel|hist|Ranzen|wallet
Räson||Vernunft|
Rätter|agr||shaking screen
Räuberei||Raub, Raubüberfall|robbery
Räude|med|Milbenerkrankungen bei Tieren|mange
Räumer|techn||reamer
Résistance||Widerstand|French Resistance
Röckchen|textil||little skirt
Röhrchen|med|Schlauch|tubule
Röhricht||Schilf|reed bed
Röllchen|||little reel
Römerzeit|hist|römische Zeit|Roman age
Röntgenbild|med|Röntgenaufnahme|X-ray picture
Rösche|min||trench
Röschen|||little rose
Rössel|reg|Pferd|
Röstbrot||Toast|toast
Röster|cook||roaster
Röstgut|min|Rost|roasted ore
Rösti|cook,ch||fried grated potatoes
Röte|||rubicundity
Rötel||Mineral (Blutstein)|red ochre
Röteln|med||three-day measles
Rötung|med||flush
Rübkohl||Gemüse|
Rübsaat|bot||field mustard
Rübsamen|agr||oilseed rape
Rübsen|bot||field mustard
Rübstiel|cook||rapini
Rüböl|||rape oil
Rückbau||Abbau|retrenchment
Rückbildung||Rückschritt, Rückführung|regression
Rückblende||Rückblick|flashback
Rückenschild|anat|Panzer|carapace
Rücker|min||kickback cylinder
Rückfluss|telco|Echo|return
Rückgewähr||Rückzahlung, Rückerstattung|return
Rückhaltung|envir|Zurückhalten|retention
Rückhand|sport||backhand
Rückholung||Rückführung|recovery
Rückkauf||Aufgabe einer Versicherung|surrender
Rücklage|econ|vorgeschriebener Eigenkapitalanteil für unvorhergesehene Verbindlichkeiten|reserve fund
Rücklauf|||reflux
Rückleiter|electr|Neutralleitung|neutral wire
Rücknahme||Aufhebung|revocation
Rückpass|sport||return pass
Rückschau||Rückblick|retrospective view
Rückschluss|ling|Ergebnis einer logischen Überlegung|conclusion
Rücksendung||Rückgabe|returned mail piece
Rücksitz|auto||rear seat
Rücksitzbank||Rückbank|backseat
Rückspiegeln|med|Untersuchung beim Zurückziehen des Endoskops|
Rücksprung|comp|Austrittstelle|reentry point
Rückstau|||backlog
Rückstellen|techn|Zurücksetzen|reset
Rückstellung|techn|Zurücksetzen|reset
Rückstoß|||recoil
Rücktaste|comp|Rückschritttaste|backspace key
Rückung|mus|abrupter Tonartwechsel|sudden change of key
Rückwandlung||Umwandlung|reconversion
Rückware|econ||goods returned
Rückweisung||Absage, Ablehnung|rejection
Rückwirkung||Auswirkung|repercussion
Rückäußerung||Antwort, Rückmeldung|answer
Rüebli|ch|Gemüse (Möhre, Karotte)|garden carrot
Rüfe|envir,ch||debris flow
Rüffel||Verweis, Anpfiff|reprimand
Rüge||Verweis|admonition
Rührbesen|cook|Teil einer Küchenmaschine|wire whisk
Rührer|||agitator
Rührstab|||stirring rod
Rührteig|cook||batter
Rührung|||emotion
Rührwerk|||tube extruder
Rülle||Abflussrinne eines Hochmoors|runnel
Rülpser|||belch
Rüsche|||quilling
Rüster||Ulme|
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
Saatkorn|agr||seed
Saatzeit|agr||sowing season
Saatzucht|agr|Pflanzenzucht|seed growing
Sabayon|cook||wine foam cream
Sabbat|relig||Sabbath
Sabbel|nord|Maul, Schnabel|trap
Sabber||Matsch|slobber
Sabin|techn||acoustic absorption unit
Saboteur|||wrecker
Sabäer|hist||Sabeans
Saccharose||Zucker|
Sach|agr|Pflugmesser|coulter
Sachakte|||subject file
Sachbereich||Fachbereich, Materie|subject area
Sachfrage||Thema, Fragestellung|issue
Sachgebiet||Fachbereich, Fach|subject area
Sachkenner||Experte, Fachmann|expert
Sachleistung|fin|Zahlung in Naturalien|payment in kind
Sachse||Volksstamm|Saxon
Sachtext|||non-fictional text
Sachthema||Fachbereich, Materie|subject area
Sachwert|||intrinsic value
Sackerl|sued|Tasche, Tüte|bag
Sackgut|||bagged cargo
Sackloch|geol||blind hole
Sacktuch|ugs|Taschentuch|handkerchief
Sackware|||bagged cargo
Sadebaum|bot|Stinkwacholder|savin
Sadismus|||sadism
Safaladi|alt|Wurst|
Saftigkeit||Süße|lusciousness
Saftkur|med||juice cleanse
Saftladen|ugs|Bude|
Saga||Legende, Mythos; Geschichte|legend
Sager|pol,a|umstrittene Äußerung|controversial comment
Sago||Stärke aus Palmen|sago
Saguaro|bot|Kandelaberkaktus|giant cactus
Sagwort|ling||Wellerism
Saitenlage|mus|Abstand der Saite zum Griffbrett|action
Saitenwurst|cook,sued|Würstchen|hot dog
Sake||japanischer Reiswein|sake
Sakralmusik||Musikrichtung (Kirchenmusik)|
Sakrileg|||sacrilege
Sakristan||Küster|sacristan
Salafist|relig||Salafi
Salatbar|cook||salad bar
Salatsoße||Dressing|salad dressing
Salatöl|cook||salad oil
Salbader|||sanctimonious old windbag
Salband|min|Berührungsfläche eines Gangs mit dem Nebengestein|selvedge
Salbung|relig||anointment
Salböl|relig||anointing oil
Saldo|||balance
Sale||Ausverkauf|
Salettl|sued|Pavillon|garden pavilion
Salier||Volk (Salfranken)|
Saline|||saltworks
Saling|naut||spreader
Salivation|med|Speichelabsonderung|salivation
Salkante|textil||listing
Salm||Lachs|salmon
Salmiak|chem||ammonium chloride
Salmler|zool||characin
Salmonellose||Infektionskrankheit|salmonella infection
Salpeter|chem|Kaliumnitrat|salpetre
Salpinx|anat||uterine tube
Salse|geol|Schlammvulkan|mud spring
Salut||Gruß, Begrüßung|
Salve|mil||volley
Salweide||Strauch (Kätzchen-Weide)|goat willow
Salzbad|||saline bath
Salzdom|||salt dome
Salzfass|hist|Salzfässchen|salt cellar
Salzkatze|zool|Kleinfleckkatze|Geoffroy’s cat
Salzlake|cook||briny pickle
Salznapf|hist|Salzfässchen|salt cellar
Salzsee|||salt lake
Salzsole|||salt water spring
Salzteig|||play dough
Salzton|min||saliferous clay
Salzwerk|||saltworks
Salär|ch|Gehalt, Gage|salary
Samba|||abachi
Sambier|||Zambian
Sambre|||Sambre river
Same|||Sami
Samenkorn||Getreide|grain
Samisdat||Selbstverlag von verbotenen Büchern|samizdat
Sammelbecken||Behälter|reservoir
Sammelklage|jur|Gemeinschaftsklage|class action
Sammelplatz||Treffpunkt|meeting place
Sammelpunkt||Treffpunkt|meeting place
Sammelraum|mil|Verfügungsraum|staging area
Sammelstelle||Treffpunkt|collecting point
Samogite|||Samogitian
Samowar|||samovar
Sampan||Boot|
Sample||Stichprobe|
Sampler|||CD sampler
Samtente|orn||velvet scoter
Samtpfötchen|ugs|Katze|
Samurai||Soldat (Angehöriger des Ritterordens)|
Sandalette||Schuh|ankle-strap sandal
Sandarak|||sandarac resin
Sandbad|||sand bath
Sandbahn|||dirt track
Sandbank|||cay
Sandbett|constr||sand ballast
Sandbild|||sand picture
Sandburg|||sandcastle
Sanddorn|bot||sallow thorn
Sanddüne|||sand dune
Sandelbaum|bot|Weißes Sandelholz|white sandalwood
Sander|geol||glacial outwash area
Sandfang|||grit chamber
Sandfloh|zool||sand flea
Sandgrundel|zool|Schläfergrundel|sleeper goby
Sandguss|||sand casting
Sandhose|meteo||dust devil
Sandkiste||Sandkasten|sandpit
Sandkorn|||grain of sand
Sandler|a||down-and-out
Sandmännchen||Sandmann|sandman
Sandsack|||sandbag
Sanduhr|||sand glass
Sandweg|||dirt track
Sanftmut||Milde|gentleness
Sani|ugs|Sanitäter|paramedic
Sanikel|bot||black snakeroots
Sanitär|ch||plumber
Sanität|med,ch|Rettungsdienst|ambulance service
Sanka|ugs|Krankenwagen, Rettungswagen|ambulance
Sanktion|pol|Zwangsmaßnahme|sanction
Sanskrit||altindische Literatur- und Gelehrtensprache|Sanskrit
Santon|geol||Santonian
Sappe|mil||sap
Saprobie|envir||saprobity
Sapropel|||faulschlamm
Sarazene||Maure|
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
Sattheit|cook||satiation
Sattler|||saddler
Sattlung|||saddling
Saturnalien||Saturnfest im Röm. Reich|Saturnalia
Satzart|||record type
Satzball|sport||set point
Satzbau|ling||sentence construction
Satzende|ling||end of the sentence
Satzfrage|ling|Entscheidungsfrage|yes-no-question
Satzteil|||part of a sentence
Sauauge|bot|Teufelsbeere|herb Paris
Saublume|bot,ch|gewöhnlicher Löwenzahn|common dandelion
Saubohne|bot|Schweinsbohne|Vicia faba
Saubär|agr|Eber|boar
Saucier|cook||saucemaker
Sauciere|||sauce boat
Sauerampfer||Pflanze|common sorrel
Sauerbraten|cook|Schmorbraten aus Rindfleisch, das in Essig mariniert wird|sauerbraten
Sauerdorn|bot|Echte Berberitze|European barberry
Sauerei||Schmutz|dirtiness
Sauerkohl||Speise (Sauerkraut)|sauerkraut
Saufbold|||drunkard
Sauferei|||boozing
Saufmaschine||Gerät (Trichter)|
Sauftour|||booze
Sauger|||teat
Saugglocke||Werkzeug|suction bell
Saughöhe|||suction head
Saugkorb|||suction basket
Saugnapf|||sucker
Saugrohr|||suction pipe
Saugzug|mach||ID fan
Sauhund||Gauner|dastard
Sauklaue|ugs||chicken scratch
Saumagen|cook||stuffed pig’s stomach
Saumpfad|||mule track
Saumriff|||fringing reef
Saumtier|||sumpter
Saunabad|||sauna
Saurier|zool||saurian
Sauser||Getränk (Federweißer)|
Savanne|||savanna
Sax|hist|einschneidiges Schwert der Germanen|seax
Saxofon||Blasinstrument|saxophone
Saxofonist|mus|Saxophonspieler|saxophonist
Saxophon||Blasinstrument|saxophone
Scan|||scanning
Scat|mus|bedeutungslose Silben statt Text im Jazz|scat singing
Schabbat|relig||Sabbath
Schabe||Insekt|
Schaber||Kratzer|scratcher
Schabernack||Unfug|antics
Schablone||Vorlage; Muster|template
Schabracke|ugs|Pferd|horse-trapper
Schacher|||haggling
Schachzug||Manöver, Trick|scheme
Schafhirte||Schäfer|shepherd
Schafhof|agr||sheep farm
Schafott|||scaffold
Schafskopf||Dussel|mutt
Schah||Herrscher|Shah
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
Schaltpult||Konsole|switch console
Schaltschema||Kreislauf|circuit diagram
Schaltwerk|mach|Vorschubmechanismus|feed mechanism
Schalung||Gehäuse|walling timber
Schamane|||shaman
Schampus|ugs|Champagner|champagne
Schandeck|naut|Scheuerleiste|gunwale
Schandtat||Operation (Schreckenstat)|infamous action
Schani|cook,a|Ober, Kellner|waiter
Schank||Bar, Tresen|
Schanktisch||Bar, Theke|bar counter
Schapka|textil||shapka
Schapp|ugs|Schrank|
Schappe|textil|Abfallprodukt der Seidenhaspelei|schappe silk
Scharade|||charade
Scharfblick|psych|scharfer Verstand|clarity of mind
Scharfsinn||Verstand, Geist|keen wit
Scharia|relig|rel. Gesetz des Islam|sharia
Scharlatan||Betrüger|scam artist
Scharmützel||Auseinandersetzung|fray
Scharnier||Gelenk|hinge
Scharte|techn||nick
Schattenbild||Silhouette|silhouette
Schattenriss||Silhouette|silhouette
Schattierung||Tönung|shade
Schatulle||Kästchen, Kassette|casket
Schatzamt|fin|Finanzministerium|Ministry of Finance
Schatzi||Liebling|sweetie
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
Scheffel|hist||German bushel
Schefflera|bot|Strahlenaralie|schefflera
Scheider|||separator
Scheinbild||Abbild|simulacrum
Scheingrund||Vorwand|pretext
Scheit|||billet of wood
Schekel|fin|Währung in Israel|shekel
Schelf|geol||shelf
Schelle||Glocke, Klingel|jingle bell
Schelm|geh||tease
Schelmerei|alt|Unfug|mischief
Schelte||Operation (Abkanzelung)|opprobrium
Schemel|||footstool
Schemen||Silhouette|loom
Schenkel|cook|Keule|leg
Schenkende|jur|Schenkungsgeber|donor
Scherbel||Teil, Stück|
Schererei||Problem, Schwierigkeit|trouble
Scherung|techn||shearing action, shearing
Scherzando|mus|heiterer Satz eines Musikstückes|scherzando
Scherzel|cook,by|Anschnitt oder Endstück des Brotlaibs|end crust
Scheusal||Monster, Ungeheuer|monster
Schi||Ski|ski
Schichtdicke|techn|Beschichtungsdicke|coating thickness
Schichtung|geol|Lagerung|stratification
Schickimicki|ugs|Oberklasse|man-about-town
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
Schiffsbau|naut|Schiffbautechnik|shipbuilding
Schiffsreise||Kreuzfahrt|sea trip
Schifter|||wood lintel
Schigebiet||Skigebiet|skiing area
Schikane|||chicane
Schikoree||Gemüse|
Schildbürger||Dummkopf, Narr|fool
Schilfrohr|bot|Riet|reed
Schilift|||ski lift
Schill|zool||zander
Schimäre||Phantom, Erscheinung|chimera
Schindel|constr||clapboard
Schinder|||oppressor
Schinderei||Unterdrückung|oppression
Schindluder|ugs|Missbrauch|
Schiort|||winter resort
Schippe||Werkzeug|dustpan
Schippel|a|Schar|swarm
Schipper|naut,nord|Schiffsführer|shipmaster
Schirmbild|comp|Bildschirmfoto|screenshot
Schirmmütze||Kappe|baseball cap
Schirokko||Wind|sirocco
Schischa|||water pipe
Schisma|relig|Kirchenspaltung|schism
Schispringen|sport|Skispringen|ski jumping competition
Schlachterei||Metzgerei|butcher’s
Schlachthof|agr|Schlachtbetrieb|slaughterhouse
Schlachtplan||Strategie|plan of action
Schlachtross||Pferd|warhorse
Schlacke||Asche|cinder
Schlaffheit||Schwäche|flaccidity
Schlafrock|alt|Bademantel|robe
Schlafstatt||Bett, Schlafplatz|bed
Schlafstelle||Schlafplatz|nocturnal roost
Schlafstube||Schlafzimmer|bedroom
Schlafsucht|med|sehr starkes Schlafbedürfnis|hypersomnia
Schlagbaum||Schranke|border-post barrier
Schlagd|alt|Wehr|
Schlagfluss|alt|Schlaganfall|stroke
Schlaghose|textil|ausgestellte Hose|bell-bottom trousers
Schlagkraft||Biss|teeth
Schlaglicht||Akzent|highlight
Schlagstock||Stecken|picking stick
Schlamassel||Hölle|fine mess
Schlappheit||Müdigkeit|weariness
Schlaufe||Streifen, Lasche; Masche|tab
Schlauheit||Klugheit|canniness
Schlecker|cook,a|Dauerlutscher|lolly
Schlegel||Werkzeug zur Holz- und Steinbearbeitung|stonemason’s mallet
Schlehdorn||Pflanze|blackthorn
Schlehe|bot|Schwarzdorn|blackthorn
Schlei|zool||tench
Schleie|zool||tench
Schleifrad|techn|Schleifscheibe|grinding wheel
Schlemm|||slam
Schlempe||Rückstände einer Destillation|dried distiller’s solubles
Schlenge||Schlacht|
Schlenke||Wasserrinne im Hochmoor|bog hollow
Schleppe|||train
Schleppkahn||Boot|tug barge
Schlepptop|ugs|Laptop, Notebook|notebook
Schlesier||Volk|Silesian
Schleuser||Schlepper|people smuggler
Schlichtheit||Einfachheit|rusticity
Schlichtung||Vergleich|conciliation
Schlick||Schlamm|ooze
Schlicker||Schlamm|slurry
Schliere|||streak
Schlipp|naut|Schiffsbauplatz mit Rampe|launching berth
Schlips||Kleidungsstück (Krawatte)|bow tie
Schlittschuh||Schuhwerk|ice skate
Schlitz||Spalt|slit
Schlitzohr||Schurke, Bösewicht|bad lot
Schlot||Esse, Kamin|factory chimney
Schlotbaron|alt|Industrieller|
Schlotte|geol||pipe
Schlotzer|ugs|Süßigkeit (Dauerlutscher)|
Schluff|min||silt
Schlummer||Schlaf|slumber
Schlumpf|lit||smurf
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
Schlägertyp||Rüpel|bully boy
Schlägerung|agr,a|Fällen, Schlagen|fell
Schläue|||wiliness
Schlüpfer||Kleidungsstück (Slip)|slip-on shoes
Schmach||Schande|dishonour
Schmafu|a|Quatsch, Blech|baloney
Schmalte|hist||smalt
Schmand|cook,reg|Sahne|cream
Schmankerl|ugs|Genuss|treat
Schmant|cook,reg|Sahne|cream
Schmarotzer||Anhänger|hanger-on
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
Schmähung|geh|Operation|contumely
Schmähwort|ling|verächtlicher Ausdruck|term of obloquy
Schmälerung||Einschränkung; Kürzung|curtailment
Schmöker|ugs|Buch|longish escapist book
Schnack|nord||chat
Schnake|by|Insekt (Mücke)|gnat
Schnalzlaut||Klick|
Schnapper|ugs|Falle|mortice latch
Schnappsack|alt|Rucksack|rucksack
Schnauf|ch|Luft|wind
Schnaufer|reg|Luft|wind
Schnaupe||Schnabel|spout
Schnauz|ch|Schnurrbart|moustache
Schnauzbart||Schnurrbart|moustache
Schnauzer|ugs|Schnurrbart|moustache
Schneebesen||Quirl|egg whisk
Schneebö|meteo||squall of snow
Schneehütte||Bauwerk (Iglu)|igloo
Schnegel|zool|Egelschnecken|keelback slugs
Schneise|||swathe
Schnellgang|techn|Schnellverstellung|fast movement
Schnellwaage||Balkenwaage mit verschieden langen Armen|steelyard
Schnepfe|orn||snipe
Schniepel||Lümmel|willy
Schnippel||Fetzen, Flicken|
Schnipsel||Schnitzel|shred
Schnittfuge||Einschnitt|saw kerf
Schnittmenge|math|Durchschnitt|intersection
Schnittwunde|med|Schnittverletzung|slash wound
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
Schober||Scheune|barn
Schocker||Horrorfilm|horror film
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
Schott|naut||compartment
Schram|min||kerf
Schramme||Kratzer|scratch
Schrat|lit|Naturgeist|sprite
Schreibfeder||Stift|pen
Schreibgerät|techn|Schreibinstrument|chart recorder
Schreibstift||Feder|pen
Schreibstube||Büro, Arbeitszimmer|orderly office
Schreier|||bawler
Schrenz|||chip board
Schriftgut||Literatur|literature
Schriftsatz|jur|Anwaltsschreiben an das Gericht|written pleading
Schriftstil|print|Variante einer Schriftart, z. B. fett oder schmal|typestyle
Schrifttum||Literatur|literature
Schriftwerk||Text|piece of writing
Schrippe|reg|Brötchen, Semmel|bread roll
Schrittlänge||Länge eines Schrittes|stride length
Schroffheit||Schärfe|harshness
Schrot|agr||ground grain
Schrotflinte|mil|Gewehr mit glatter Laufbohrung|shotgun
Schrulle||Tick|quirk
Schrumpfung|phys|Schwinden|volume shrinking
Schrunde||Riss in der Haut|crack
Schrägheit|math|Schiefe|obliquity
Schräglage||Neigung|declination
Schrägung||Schiefe|skew
Schränkchen||Schrank|cabinet
Schröter|zool||stag beetles
Schuber|||slipcase
Schubfach||Schublade|drawer
Schubiack|ugs|Schurke, Bösewicht|
Schubkasten||Schublade|drawer
Schubkraft|aviat|Propellerschub|propeller thrust
Schubs|||poke
Schuffel|agr|Unkrauthacke|weeder
Schufterei|ugs|Mühe|toil
Schuhware|econ|Fußbekleidung|footwear
Schulamt|school||supervisory school authority
Schulanfang|school|Einschulung|first day at school
Schularbeit|a|Klausur, Test; Hausarbeit|class test
Schulart|||school type
Schulaufgabe|by|Klausur, Test; Hausarbeit|class test
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
Schulmappe|school,nord|Ranzen|school bag
Schulp|zool||pen
Schulrat|school||school inspector
Schulreise|ch|Klassenfahrt|school trip
Schulsack|school,ch|Ranzen|school bag
Schulstufe|a|Jahrgangsstufe|year group
Schultag|school||schoolday
Schultasche||Ranzen|school bag
Schulze|hist||mayor
Schulzwang||Schulpflicht|compulsory education
Schummelei||Manöver|shenanigans
Schund||Mist, Schrott|rubbish
Schuner||Segelschiff|
Schupf|agr|Gerätehaus|utility shed
Schupo|alt|Polizist, Polizeibeamter|
Schur||Scheren|shearing
Schurf|geol||exploratory excavation
Schurre|mach||chute
Schurwolle||Textilie|pure new wool
Schurz||Kleidungsstück (Schürze)|waist-apron
Schussbahn|mil|Geschossflugbahn|trajectory
Schussel|||scatterbrain
Schusser||Murmel|marble
Schussfaden|textil|Einschlag|shoot
Schussfeld|mil|Wirkungsbereich|field of fire
Schussfolge|mil|Feuergeschwindigkeit|velocity of fire
Schussweite|mil|Reichweite|shooting range
Schute||Kahn|barge
Schutzbau|ugs|Bauwerk (Luftschutzkeller)|shelter
Schutzgebiet||Kolonie|dependency
Schutzhaus||Hütte|mountain lodge
Schutzmarke|econ|Markenzeichen|protected trademark
Schutzort||Asyl, Zuflucht|refuge
Schutzplanke|auto|Leitplanke|crash barrier
Schutzumfang|jur|Patentschutzbereich|scope of protection
Schutzziel|envir|das mit Schutzmaßnahmen erreicht werden soll|protection objective
Schwa|||shwa
Schwachheit||Schwäche|weakness
Schwachkopf||Dummkopf|lamebrain
Schwachpunkt||Schwachstelle, Schwäche|weak point
Schwad|agr|Schnittreihe|swathe
Schwade||Hauch|waft
Schwaden||Dampf|vapours
Schwaig|||alpine dairy
Schwall||Strom|flush
Schwammerl|myc,by|Pilz|mushroom
Schwank|||droll story
Schwankung||Abweichung|variation
Schwarte|ugs|Schinken|doorstop of a book
Schwarznuss|bot|amerikanischer Nussbaum|American black walnut tree
Schwatz|ch||chat
Schwebebahn||Fahrzeug|suspension railway
Schwebstaub||Feinstaub|suspended particulate matter
Schweifstern||Komet|comet
Schweinefett|cook|Schmalz|lard
Schweinernes|cook,by|Schweinefleisch|pork meat
Schweinshaxe||Speise|ham hock
Schweinsohr||Blume (Sumpf-Schlangenwurz)|sow’s ear
Schwemme|ugs|Gaststätte, Lokal|watering place
Schwengel||Wippe|swipe
Schwerefeld|astron|Gravitationsfeld|gravitational field
Schwermut||Melancholie, Traurigkeit|melancholy
Schwertwal||Säugetier|orca
Schweröl|||heavy oil
Schwiele||Fehler im Papier|cockle
Schwimmhalle||Hallenbad|indoor swimming pool
Schwindler||Betrüger|frauds
Schwindsucht|alt|Infektionskrankheit|tuberculosis
Schwindung|phys|Schrumpfen|volume shrinking
Schwinge|textil|Arm|sword
Schwinger|sport|Schlag|swing
Schwips|||tipsiness
Schwof|ugs||hop
Schwulität||Klemme|spot
Schwulst|||floridity
Schwund||Verlust; Rückgang|wastage
Schwungkraft||Impuls|momentum
Schwächling||Waschlappen|wimp
Schwämmli|ch|Pilz|
Schwängerung|med|Geschwängertwerden|impregnation
Schwärmer||Romantiker|romantic
Schwärze|||blackness
Schwärzling||Panther|
Schwärzung|photo|Dichte|density
Schwümm|ch|Pilz|
Schächer|alt||robber
Schädelweh|a|Kopfweh|
Schäkel|naut||shackle
Schäker|||tease
Schäkerei||Flirt|flirt
Schäler|||peeler
Schäre|geol|kleine Felseninsel|skerry
Schärer|textil||warper
Schärfegrad||Schwere|slanted severity
Schärpe||Kleidungsstück|sash
Schätzer||Gutachter, Sachverständiger|appraiser
Schätzpreis|fin|Schätzungspreis|estimated price
Schöffe||Geschworener|lay judge
Schöllkraut||Pflanze|greater celandine
Schönrederei||Verharmlosung|
Schönschrift|ling|kalligraphische Schrift|decorative lettering
Schönung|agr|Entfernung von Trübstoffen|clarification
Schöpfgefäß|techn|Löffel|scoop
Schöpflöffel|cook|Kelle|scoop
Schöps|agr,a||wether
Schörl|min||schorl
Schössling||Spross|shoot
Schüblig|cook,ch||saveloy
Schüppe|ugs|Werkzeug (Schaufel)|shovel
Schüttgut|transp|unverpackte Ware|bulk goods
Schüttler|techn|Schüttelvorrichtung|rocker
Schützer|||preservationist
Scirocco||Wind|sirocco
Scooter|||bumper car
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
Seefahrer||Seemann|navigator
Seefahrt|||seafaring
Seefisch|||sea fish
Seefunk|||maritime radio
Seegang|naut||motion of the sea
Seegatt|||tidal inlet
Seegras|bot||seagrass
Seehafen|||seaport
Seehecht|zool||European hake
Seeheld|||naval hero
Seehund||Robbe|seal
Seehöhe|||sea level
Seeigel|zool||sea urchin
Seejungfrau||Fabelwesen (Meerjungfrau, Nixe)|mermaid
Seekabel|||undersea cable
Seekadett||Soldat (Unteroffizier)|naval cadet
Seekarte|naut||sea chart
Seekiefer|bot|Seestrandkiefer|maritime pine
Seeklima|||maritime climate
Seekrieg|mil||sea war
Seekuh||Säugetier|
Seeküste|||sea coast
Seelachs|zool||pollock
Seelaus|zool||sea louse
Seelenheil|relig|Erlösung|redemption
Seelenkunde||Psychologie|psychics
Seelenlage||Gemüt|frame of mind
Seelenleben||Innenleben|inner life
Seelenleiden|psych|psychisches Leid|mental suffering
Seeluft|||sea-air
Seelöwe|zool||sea lion
Seemacht|mil||sea power
Seemeile|||sea mile
Seemine|mil|Unterwassermine|sea mine
Seemöwe|orn||sea gull
Seenot|naut||distress at sea
Seeohr||Schnecke|
Seeopal|||marine opal
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
Seher||Prophet|prophet
Sehfeld|med||peripheral visual field
Sehhilfe|med||low-vision aid
Sehhügel|anat||thalamus
Sehkraft||Sehen|eyesight
Sehnerv|anat||visual nerve
Sehorgan||Auge|
Sehprobe|med||sight test
Sehrohr|||periscope
Sehschlitz|mil|Beobachtungsschlitz|observation slit
Sehsinn|||sense of sight
Sehtest|med||sight test
Sehvermögen||Sehen|eyesight
Sehweite|||visual range
Sehzelle|biol||photoreceptor cell
Seicherl|a|Waschlappen|wimp
Seidel|reg||pint beer glass
Seidenraupe|zool|Seidenspinnerraupe|silkworm
Seifenkiste||Transportkiste für Seife|soapbox
Seigerung|techn|Entmischung einer Metallschmelze beim Erstarren|segregation
Seigneur|geh|Gentleman, Ehrenmann|
Seigniorage|hist|Geldschöpfungsgewinn|seigniorage
Seihtuch|textil||cheesecloth
Seiler|||ropemaker
Seilerei|||rope factory
Seilpark|sport,ch||ropes course
Seilschaft||Netzwerk|old boy network
Seiltanz|||tightrope walking
Seilzug|||rope pull
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
Sektion||Abteilung|section
Sektor||Branche; Gebiet|sector
Sektsteuer|fin|Schaumweinsteuer|tax on sparkling wine
Selbstlaut||Vokal|vowel
Selbstläufer||Produkt, das sich wie von selbst verkauft|
Selbstsucht|psych|krankhafte Ichbezogenheit|egomania
Selbsttötung||Selbstmord|suicide
Selbstwert||Selbstbewusstsein, Selbstvertrauen|self-esteem
Selbstzünder||Dieselmotor|
Selektion||Auswahl|selection
Selen|chem||selenium
Selenit|min||selenite
Selfaktor|textil|Selbstspinner|mule spinning machine
Seligkeit||Glück|beatitude
Selters||Wasser, Mineralwasser|sparkling mineral water
Semantik||Bedeutung|semantics
Semaphor|transp,ch|Flügelsignal|semaphore signal
Semifinale||Halbfinale|semi-final
Seminarist||Teilnehmer an einem Seminar, besonders kath. Priesterseminare|seminarian
Seminom|med||seminoma
Semiotik|||semiotics
Semit|||semite
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
Senkblei|||plumbline
Senke||Depression; Vertiefung|depression
Senkel|nord||shoelace
Senker|agr|Ableger|layer
Senkfuß|med||flat foot
Senklot|||plummet
Senkwaage||Normale, Senkrechte|perpendicular
Senn|a,ch|Hirt, der auf der Alm Käse macht|alpine dairyman
Senne|agr,by|Alm|mountain pasture
Senner|||alpine herdsman and dairyman
Sennerei|||alpine dairy
Sennhütte|constr|alpines Holzhaus mit Balkon|chalet
Senon|geol||Senonian
Sensalie|fin,a|Maklergebühr|stock brokerage
Sensarie|fin,a|Maklergebühr|stock brokerage
Sensitivität||Empfindlichkeit|sensitivity
Sensorik|||sensor technology
Sensorium|geh|Gespür|instinct
Sentenz|geh||aphorism
Sentiment||Gefühl, Emotion|
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
Sequenz||Reihenfolge, Serie|sequence
Serail|||seraglio
Serbe|||Serb
Serge|textil||serger
Serienkiller||Serienmörder|serial killer
Serife|||serif
Serin|chem||Serine
Seriosität||Glaubwürdigkeit|credence
Serizit|min||sericite
Sermon|||screed
Serotyp|biol|Bakterienstamm mit charakteristischer Antigenstruktur|serotype
Serovar|biol|Bakterienstamm mit charakteristischer Antigenstruktur|serotype
Serpent|mus|Schlangenbass|serpent
Serum||Medikament (Impfstoff)|therapeutic serum
Serviceheft|techn|Inspektionsheft|maintenance booklet
Servierbrett|cook|Tablett|tray
Servierer|cook|Ober, Kellner|waiter
Servierkraft|a|Kellner, Bedienung|server
Sesam|bot||sesame
Sesel|bot||seseli
Setter||Jagdhundtyp, der das Wild durch Niederlegen anzeigt|setter dog
Setting||Situation, Umgebung|
Setzei||Speise (gebratenes Ei)|fried egg
Setzer|||compositor
Setzerei|||case room
Setzling||Pflanze|transplant
Seufzer|||sigh
Seviche||Speise|
Sext|mus|sechster Ton; Gebet am Mittag|sixth
Sezession||Trennung|secession
Seziermesser||Werkzeug|autopsy knife
Shag||fein geschnittener Tabak|shag
Shanty||Lied|
Sherry|cook||Sherris sack
Shiraz||Stadt in Iran|Shiraz
Shire|||Chire
Shirt||Kleidungsstück|
Shisha|||water pipe
Showdown|||armageddon
Showmaster||Moderator, Moderatorin|presenter
Shunt|med|Ableitung|shunt
Sial|geol|obere Erdkruste|sial
Siamang|zool||siamang gibbon
Sibylle||weissagende Frau im antiken Griechenland|sibyl
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
Siebgut|min|Durchfall, Durchgang|screened matter
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
Sigel|||outline
Sigle|||outline
Sigmoid|anat||sigmoid colon
Signalgebung||Meldung, Signalisieren|signalling
Signalhorn||Sirene|alarm horn
Signalton||Piepen|blip
Signatar||Unterzeichner|signatory
Signet|||company logo
Signum||Vorzeichen|sign
Sigrist|ch|Küster|sacristan
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
Simonie|relig||simony
Simplizität||Einfachheit, Bescheidenheit|
Sims||Schmuck|ledge
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
Sinkgut|constr|Unterlaufprodukt|underflow
Sinkkasten|constr|Wasserabflussschacht auf der Straße|gully hole
Sinnenlust||Sinnlichkeit|sensuality
Sinnesart||Grundhaltung, Denkweise; Gemüt|turn of mind
Sinngehalt||Aussage, Bedeutung|sense
Sinnspruch||Motto|motto
Sinologe|||sinologist
Sintflut|||the Flood
Sintiza|||Sinto
Sinto|||Sintisa
Sinus|anat|Höhle|sinus
Sinusitis||Entzündung|
Sinuston|||sine tone
Sipho|anat||siphuncle
Siphon|||syphon
Sippe||Stamm|tribe
Sire||Anrede eines Königs|sire
Sirius|astron|Hundsstern|Dog Star
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
Skandalon|geh|Aufsehen|
Skandälchen||Aufreger|
Skarn|geol||tactite
Skat||Kartenspiel für drei|skat
Skeleton|sport||tobogganing
Skiabfahrt|sport|Abfahrtsstrecke|downhill ski course
Skianzug|textil||ski suit
Skiarena|||inter-linked ski area
Skiathlon|sport|Doppelverfolgung|double pursuit
Skifell|sport||ski climbing skin
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
Skin|||skinhead
Skiort|||winter resort
Skip||Mannschaftsführer beim Curling|skip
Skipass|||ski pass
Skipiste||Abfahrt, Hang|ski slope
Skisack|sport||ski bag
Skischuh|||ski boot
Skistock|sport||ski pole
Sklave|||slave
Sklera|anat|Lederhaut des Auges|sclera
Sklerose|med||sclerosis
Skolezit|min||scolecite
Skonto|fin|Rabatt, Abschlag|discount
Skopus||Reichweite|
Skorbut|med||scurvy
Skotom|med|Gesichtsfeldausfall|scotoma
Skribent|geh|Schriftsteller, Autor|
Skript|stud|Vorlesungsmitschrift|lecture notes
Skriptor||Schreiber|scribe
Skriptum|stud|Vorlesungsmitschrift|lecture notes
Skrofeln||Krankheit (Skrofuloderm)|scrofula
Skrofulose||Krankheit|scrofula
Skrupel||Gewissen, Zweifel|compunctions of conscience
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
Smaragd|||emerald
Smartlet|comp||phablet
Smog|||pea-souper
Smok|textil|gefältelte Zierstickerei|smocking
Smoker|||bee smoker
Smoking|textil||dinner suit
Smutje|naut||ship’s cook
Snack||Speise (Imbiss)|bite to eat
Snackbar||Imbiss|
Sniper|ugs|Soldat (Scharfschütze)|
Sod|nord|Brunnen; Sieden|well
Sodalith|min||sodalite
Sodalität||Bruderschaft|
Sodawasser||Getränk (Mineralwasser)|carbonated drinking water
Sode|bot|Rasenstück|piece of turf
Sofortkredit||Darlehen|immediate loan
Softcover||Taschenbuch|
Softdrink||Getränk|
Softeis|cook||soft-serve ice cream
Softie||Waschlappen|wimp
Sogwirkung||Anziehungskraft einer Sache|pull effect
Sohnemann|ugs|Junior|junior
Soiree|||soirée
Soja|agr||soya
Sojamehl|cook||soya flour
Sojamilch||Getränk|soya bean milk
Sojaquark||Gemüse|bean curd
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
Sonate|mus||sonata
Sonderdruck||Sonderausgabe|special edition
Sonderling||Freak|nerd
Sondernummer||Sonderausgabe|special edition
Sonderrecht||Privileg|special right
Sonderstahl||Edelstahl|high-grade steel
Sonderzulage||Prämie|bonus
Sondierung||Erkundung|sounding out
Sone|phys|Maß der Lautheit|sone
Sonett||Gedicht|sonnet
Songtext|||lyrics
Sonnenblende||Sonnenschutz|sun shade
Sonnenmilch||Sonnencreme|sun lotion
Sonnensegel||aufspannbares Sonnenschutzdach aus Segeltuch|sun sail
Sonnenstand|astron|Höhenwinkel der Sonne|solar altitude
Sonogramm|med|Ultraschallbild|ultrasound image
Soor|med||yeast infection
Sophisma|geh|Täuschung|
Sopor|med|starke Benommenheit|
Sorbe|||Sorb
Sore||Fang|
Sorghum||Getreide|
Sorna|mus||sarna
Sottise|geh|Unsinn, Blödsinn|
Sou|hist|Münze von geringem Wert|picayune
Soufflee||Auflauf|
Soufflé||Auflauf|soufflé
Souflaki|cook||souvlaki
Souk||arabischer Markt|souk
Soul||Musikrichtung|
Soulmusik||Musikrichtung|
Soundso||Ding|so-and-so
Souper||Abendessen|dinner
Sourcecode||Quellcode|
Sousafon|mus||sousaphone
Soutache|textil|flache Bordüre für Besätze|soutache
Soutane|||cassock
Souveränität|pol|Hoheit|sovereignty
Sowjet|||soviet
Sowjetzone|hist|Sowjetische Besatzungszone|Soviet Occupation Zone
Sozi|pol|Rote, Roter|pinko
Soziabilität||Geselligkeit|
Sozialgeld|fin|Sozialhilfe|public assistance
Sozialhelfer||Sozialarbeit|social welfare worker
Sozialphobie|psych|krankhafte Menschenscheu|fear of humans
Sozialwesen|pol|Wohlfahrtssystem|social welfare system
Soziativ|ling|marginaler Fall in einigen finno-ugrischen Sprachen|comitative case
Sozietät||Berufsgemeinschaft in den freien Berufen|professional partnership
Soziolekt||Sprache (Gruppensprachgebrauch)|social dialect
Sozius|auto|Beifahrer auf dem Motorrad|pillion passenger
Soziussitz|auto|Beifahrersitz|pillion seat
Spachtel|art|Palettenmesser|painting knife
Spalier||Gasse aus Menschen|row
Spaltaxt|||splitting axe
Spalter|cook||chopping knife
Spaltfuß|med||cleft foot
Spaltmaß|auto||clearance
Spaltpilz|alt|Bakterium|bacterium
Spaltprodukt|phys|Kernspaltungsprodukt|nuclear fission product
Spanholz|||chipboard
Spankorb|||chip basket
Spann|anat||instep
Spannbaum|math|spannender Baum|spanning tree
Spannkraft||Leben, Lebendigkeit|liveliness
Spannmann|alt|Hilfskraft|menial
Spannrad|||click wheel
Spannseil|techn|Verankerungsseil|guy rope
Spannsäge|techn|Zimmermannssäge|frame saw
Spant|||strengthening ring
Sparbad|chem||drag-out rinse
Spardose|||money box
Spargeld|fin|Sparguthaben|savings-account holdings
Spargelkohl||Gemüse (Brokkoli)|broccoli
Spargroschen||Erspartes|savings
Spark|bot||spurry
Sparkonto||Sparbuch, Bankkonto|savings account
Sparkurs|pol||policy of cutbacks
Sparmaßnahme|fin|Beschneidung, Kürzung|retrenchment
Sparplan|fin||accumulation plan
Sparpolitik|pol|Austeritätspolitik|policy of retrenchment
Sparring|sport||spar
Sparwut|||obsession with economising
Spasmus||Krampf|spasm
Spastik|med||spasticity
Spat|min|spaltbares Mineral|spar
Spatel||Kelle|scoop
Spatzi|a|Lümmel|willy
Spaßmacher|ugs|Komiker|comic
Spaßpark||Freizeitpark|
Spediteur|transp|Transportunternehmer|forwarding agent
Spedition||Transport, Güterverkehr|transport-sector operator
Speerspitze|pol|treibende Kraft|spearhead
Speiche||Radius|radius
Speicherchip|comp|Speicherbaustein|memory chip
Speicherort|comp|Speicherposition|storage location
Speigat|naut|Wasserpforte|scupper
Speigatt|naut|Wasserpforte|scupper
Speil||Schnitzel, Span|
Speis|reg|Mörtel|mortar
Speiselokal|cook|Restaurant, Gaststätte|restaurant
Speiserohr|techn|Zuleitungsrohr|alimentary pipe
Speisezettel||Menü, Speisekarte|food menu
Speisezimmer||Speisesaal|dining room
Speiseöl|cook||cooking oil
Speisung||Zufuhr|feed
Spektakel||Schauspiel; Aufruhr|pageant
Spektator||Zuschauer, Publikum|
Spekulation||Vermutung, Annahme|guess
Spekulum|med||speculum
Spelt|bot|Dinkelweizen|dinkel wheat
Spelunke|ugs|Bar, Kneipe|sleazy bar
Spelz|bot|Dinkelweizen|dinkel wheat
Spengler||Blecharbeiten am Haus|sheet-metal worker
Spenser|textil||spencer
Spenzer|textil||spencer
Sperber||Vogel|sparrowhawk
Spermium|biol|bewegliche Samenzelle|motile sperm cell
Sperrer|techn|Klinke|pawl
Sperrfeuer|mil|Artillerietrommelfeuer|barrage fire
Sperrfrist||Wartezeit|qualifying period
Sperrgut|||bulky goods
Sperrhaken||Dietrich|picklock
Sperrrad|techn||ratchet wheel
Sperrschrift|print|gesperrte Schrift|spaced type
Sperrventil|techn|Abschlussventil|stop valve
Spesen||Kosten, Aufwand|expenses
Spezerei|alt|Gewürz|delicatessen
Spezi||Mischgetränk aus Limonade und Cola|orangeade-cola mix
Spezialarzt|ch|Facharzt|
Spezifikum||Spezialität, Besonderheit; Kennzeichen|speciality
Spezifität||Besonderheit|specificity
Spezl|ugs|Freund, Vertrauter|
Sphen|min||titanite
Sphinkter||Muskel|sphincter muscle
Sphäre||Umfeld, Bereich|sphere
Sphäroid|phys||spheroid
Spickaal|cook||smoked eel
Spicker|a|Murmel|marble
Spiegelei||Speise (gebratenes Ei)|fried egg
Spielart|ugs|Variante, Variation|flavour
Spielfigur||Stein|playing piece
Spielhälfte|sport|Halbzeit|
Spielhölle|ugs|Spielhalle|gambling house
Spielmacher||Leistungsträger|key player
Spielort|art||performance venue
Spielpaarung|sport|Partie|fixture
Spielsucht|psych|pathologisches Spielen|problem gambling
Spieluhr|||musical box
Spielzug|||move
Spiere|naut|Schiffssparren|spar
Spießgeselle||Komplize|accomplice
Spike|||stud
Spikes|techn||root spikes
Spiköl|||spike oil
Spill|||windlass
Spille|bot|Katharinenpflaume|spilling plum
Spilling|bot|Katharinenpflaume|spilling plum
Spin|phys|Eigendrehmoment|intrinsic angular momentum
Spind||Schrank|locker
Spindel|||newel
Spinell|min||spinel
Spinett|mus||spinet
Spinnaker||Segel|
Spinnrad|||spinning wheel
Spintisierer||Spinner|crackpot
Spiralfeder||Gerät|spiral spring
Spirit||Geist, Gespenst|
Spirituose||Schnaps|liquor
Spiritus|chem||methylated spirit
Spital|ch|Krankenhaus, Klinik|hospital
Spitalsarzt|med,a|Krankenhausarzt|hospital-based physician
Spitzbube||Schurke, Schuft|rogue
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
Split||Kies|grit
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
Sportgeist|psych|sportliche Einstellung|sportsmanship
Sporthemd|textil|sportliches Hemd|sports shirt
Sportjacke||Blazer|blazer
Sportklub||Sportverein|sports club
Sportmodell|auto|Sportwagen|sporting car
Sportschuh||Schuhwerk (Turnschuh)|sports shoe
Sportsfreund||Mädchen|kiddo
Sportsgeist|psych|sportliche Einstellung|sportsmanship
Sportskanone|ugs|Ass|ace
Sportstadion|sport|Sporthalle|coliseum
Sportstätte||Stadion, Sportplatz|sports facility
Sportwart|sport|Streckenposten|motorsport marshal
Sportzeug|sport|Sportausrüstung|sports equipment
Spott|||sarcasm
Spottbild||Cartoon, Karikatur|
Spottgedicht||Satire|skit
Spottname||Spitzname|derisive nickname
Spottrede||Satire|skit
Sprachbild|ling|Metapher|linguistic image
Sprachbox|telco|Sprachmailbox|voice mailbox
Sprachgebiet||Sprachraum|language area
Sprachgut||Wortschatz, Lexikon|
Sprachlehre||Grammatik|grammar
Sprachschatz||Wortschatz|vocabulary
Spraydose||Werkzeug|spray can
Spreader||Hebezeug in der Containerlogistik|spreader
Sprechakt|ling|Sprechhandlung|speech act
Sprechanlage||Gerät|inter phone
Sprechprobe|art|Vorspielen, Vorsingen|audition
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
Sprinz|orn|Sperbermännchen|male sparrowhawk
Sprit||Benzin; Schnaps|petrol
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
Sprössling||Nachwuchs, Nachkomme|offspring
Sprühdose||Werkzeug|spray can
Sprüher||Spritzer|
Sprühwasser||Gischt|spray
Spucke|||spit
Spucker|||spitter
Spuckerl|auto,by|kleines Auto mit schwachem Motor|put-put car
Spukhaus|||haunted house
Spuler|||winder
Spund||Hahn, Zapfen|tap
Spundung|||groove and tongue
Spunten|cook,ch|Wirtschaft, Kneipe|simple restaurant
Spurführung|auto|Spuren|tracking
Spurwechsel|auto|Fahrstreifenwechsel|change of lane
Spurweite||Abstand zweier Schienen eines Gleises|rail gauge
Spusi|ugs|Spurensicherung|
Sputum|med||expectoration
Späher||Soldat (Kundschafter)|scout
Späherei|||peering
Spätholz|||late wood
Späti|nord||convenience store
Spätkauf|nord||convenience store
Spätlese|||late vintage
Spätling|||latecomer
Spätwerk|||late work
Spätzeit|||late period
Späßchen||Unfug|antics
Spökenkieker|nord|Spinner|crackpot
Spörgel|bot||spurry
Spötter|||mocker
Spülbecken||Teil einer Spüle|kitchen sink bowl
Spülgang|||rinsing cycle
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
Staatsgut||Bereich|domain
Staatsrecht|jur|Verfassungsrecht|constitutional law
Staatssäckel|ugs|Staatskasse|government coffers
Staatsvolk|hist|Demos, Gemeinde|demos
Staatswald||Waldfläche in staatlichem Besitz|national forest
Stabelle|||folk chair
Stablampe||Taschenlampe|electric torch
Stabreim|ling|Alliteration|alliteration
Stabschef|mil|Chef des Stabes|chief of staff
Stachys||Pflanze (chinesische Artischocke)|knotroot
Stack||Bauwerk|
Stadel|by|Scheune|barn
Stadtbad|hist||municipal baths
Stadtmensch||Städter|city boy
Stadtpflanze|ugs|Städter|city boy
Stadttor|||city gate
Stafette|||courier
Stag|naut|Seil, das den Mast hält|stay
Stagnation||Stillstand, Einstellung|stagnation
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
Stalking|jur,ugs|Nachstellen und Belästigen einer Person|stalking
Stallhase|zool,ugs|Kaninchen|domestic rabbit
Stallung||Bauwerk|mews
Stammhalter|ugs|Sohn|son and heir
Stammsitz||Zentrale, Hauptquartier|headquarters
Stammtafel||Stammbaum|family tree
Stammvater||Ahne, Begründer|spiritual forefather
Stampe|reg|Bar, Gaststätte|
Stamperl|by||jigger
Stampfer|ugs|Werkzeug|tamper
Standbild||Statue|statue
Stander|||pennant
Standfuß||Gerät (Standvorrichtung)|stand
Standgas|auto||idling mixture
Standgerät|techn|stationäres Gerät|stationary unit
Standing||Ansehen, Achtung|
Standler|by||market trader
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
Startelf|sport||first eleven
Startmenü|comp|Eröffnungsmenü|top menu
Startverbot||Sperre|suspension
Startvorgang|comp|Hochfahren|startup procedure
Stase|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Stasi||Staatssicherheit|
Stasis|med|Stillstand einer bewegten Körperflüssigkeit|stagnation
Statik|constr||structural analysis
Statiker|constr|Tragwerksplaner|structural designer
Statist|||background actor
Stator||Ständer|stator
Statur||Wuchs, Gestalt|physique
Statut||Satzung|statute
Staubbeutel||Teil eines Staubsaugers|dustbag
Staubecken||Stausee, Speicher|dammed lake
Staubflocke||Flaum|fluff
Staubwischen||Abstauben|dusting
Staucher|||edger
Stauchung||Knicken|buckling
Staude|bot|Kopf|head
Stauer|||stevedore
Staufer|hist|Hohenstaufen|House of Hohenstaufen
Staulage|meteo|Stauwetterlage|orographic effect
Staunse|by|Insekt (Mücke)|
Staupe|zool|Krankheit bei Hunden|distemper
Stauraum|||storage space
Staurohr|||pitot tube
Stauung||Stauen|impoundment
Stauwehr|||retaining weir
Stauwerk||Staudamm|water-retaining structure
Stavanger||Stadt in Norwegen|Stavanger
Steatit|min||soapstone
Steatose|med||fatty infiltration
Stechginster||Pflanze|gorse
Stechmücke||Insekt|
Stechuhr|||punch clock
Steckenpferd|ugs|Hobby|fad
Steckkontakt||Anschluss, Stecker|wrap connection
Steckling||Pflanze (Spross)|willow pole
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
Steinriegel|agr|Lesesteinhaufen|clearance cairn
Steinrose|bot|Bewimperte Alpenrose|hairy alpenrose
Steinschlag|constr|Gleisbettungsmaterial bei der Bahn|gravel ballast
Steintopf||Krug|jar
Steiß||Hinterteil|buttock
Stek|naut|Knoten|knot
Stele|||stela
Stellage||Gestell|shelving rack
Stellantrieb||Auslöser|actuator
Stellglied||Auslöser|actuator
Stelzfuß|||stump foot
Stemmeisen||Werkzeug|chisel
Stemmloch||Fuge|mortise
Stempelgeld|alt|Arbeitslosengeld|unemployment benefit
Steno|ugs||shorthand
Stenose|med,geh|Enge|narrowing
Stent|med|Gefäßstütze|stent
Stenz|ugs|Schutzengel|
Stephanitag||Feiertag|
Stephanstag||Feiertag|
Stepp||Tanz|tap dancing
Steppke|ugs|Bengel; Stift|ankle-biter
Ster||Maßeinheit (Raummeter)|stère
Sterbefall||Todesfall|death
Sterberate||Sterblichkeit|death rate
Stereoanlage||Gerät|stereo equipment
Stereometrie|math|Geometrie der räumlichen Gebilde|stereometry
Stereoskopie||Herstellung von dreidimensional wirkenden Fotografien und Filmen|stereo imaging
Stereotyp||Klischee|cliche
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
Stetigkeit||Beständigkeit|constancy
Steueranlage|techn|Steuerungssystem|control system
Steuereffekt|fin|steuerlicher Effekt|tax effect
Steuerfrau|sport|Steuermann|cox
Steuergruppe||Staffel|tax bracket
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
Steuerteil|techn|Steuerung|controller module
Steven|naut|Verlängerung des Kiels nach hinten|stern post
Steward|aviat,alt|Flugbegleiter|flight steward
Stewardess|aviat|Flugbegleiterin|flight attendant
Stichel|art||graver
Stichkampf|sport|Stechen|sudden death play-off
Stichleitung||Abriss|stub
Stichler|||taunter
Stichstraße||Sackgasse|cul-de sac
Stichtag|||qualifying date
Stichweg|||cul-de-sac path
Stichwunde|med|Stichverletzung|stab injury
Stickoxid|chem|Stickstoffoxid|nitrogen oxide
Stiefler|agr,a||rickstand
Stiefmama|ugs|Stiefmutter|stepmother
Stiefpapa|ugs|Stiefvater|stepfather
Stiegenhaus|a|Treppenhaus, Hausflur|staircase
Stieglitz||Vogel|European goldfinch
Stielchen|zool|Hinterleibsstiel|petiole
Stieleis|cook|Eis am Stiel|ice-cream bar
Stielmus|cook||rapini
Stiftkontakt|electr|Pin|plug pin
Stigma|biol|Augenfleck|eyespot
Stilart|||style
Stilbit|min||stilbite
Stilblüte||Schnitzer|bloomer
Stilett|||stiletto
Stiletto||Schuh|
Stilfehler|ling|stilistischer Fehler|stylistic error
Stilfigur|ling|rhetorische Figur|rhetorical figure
Stilist|||stylist
Stimmbürger|ch|Wähler, Wahlberechtigte|voter
Stimmer|mus||instrument tuner
Stimulans||Anreiz, Anregung|excitant agent
Stimulation||Anregung|stimulation
Stimulus||Reiz, Anreiz|stimulus
Stinker|||reeker
Stinktier|ugs|Raubtier|skunk
Stinkwut||Zorn, Rage|towering rage
Stippe||Mangelerscheinung bei Äpfeln|bitter pit
Stirnrad|||spur gear
Stirnreif||Diadem|diadem
Stirnseite||Vorderseite|front
Stoa|phil|griechische Philosophenschule|Stoa
Stockbrot|cook|Schlangenbrot|stick bread
Stockerl|a|Hocker|stool
Stockholz|bot|Stumpf|stump of a tree
Stockmaß|||measure of withers
Stockung||Stillstand, Einstellung|stagnation
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
Stopfer|||darner
Stoppel|||stubble
Stopper|sport||centre half
Stoppuhr|||stop watch
Store|textil||net curtain
Storno|econ|Auftragsstornierung|cancellation of order
Stout|cook|Starkbier|stout beer
Stoßer|||thruster
Stoßfuge|constr||gap at the joint
Stoßfänger||Stoßstange|bumper
Stoßkante||Saum|hem
Stoßkeil|||spearhead
Stoßkraft||Impuls|force and momentum
Stoßlaut|ling||broken tone
Stoßton|ling||broken tone
Stoßverkehr|auto|Berufsverkehr|rush-hour traffic
Stoßzahn|||tusk
Stoßzeit||Berufsverkehr|rush hour
Strafakt|jur,by||sb.’s criminal file
Strafanstalt||Gefängnis, Zuchthaus|penal institution
Strafbock||Gerät|punishment bench
Strafende|jur|Ende der Strafverbüßung|completion of sentence
Straffheit|textil|Spannung|tautness
Strafhaft||Freiheitsstrafe, Haftstrafe|prison sentence
Straflager||Arbeitslager|prison camp
Strafmandat||Strafzettel|ticket
Strafpredigt|ugs|Operation|sermon
Strafprozess|jur|Verfahrensabläufe bei der behördlichen Strafverfolgung|criminal procedure
Strafrahmen|jur|Strafmaß|scale of penalties
Strafstoß||Elfmeter|penalty
Strahldichte|phys|Leistung pro Raumwinkel und Strahlerfläche|radiance
Strahlengang|med|Durchleuchtungsrichtung in der Radiologie|beam direction
Strahler|min,ch|Kristallsucher|crystal seeker
Strahlkraft||Ausstrahlung|charisma
Strahlrohr|techn|Neutronenkanal|beam hole
Strandung||Scheitern|stranding
Strang||Strick|non-wire rope
Strapaze||Anstrengung|strain
Strapon|||strap-on
Strass|techn|Masse|paste
Stratagem||Taktik|
Stratege|||strategist
Strategem|geh|Plan, Vorgehensweise|scheme
Strauchwerk||Busch|brushy area, brushwood
Strazze||Notizbuch|
Straßenbelag||Asphalt|road surfacing
Straßendecke||Fahrbahn|road surfacing
Straßenfeger|ugs|Blockbuster|street sweeper
Straßenfront|constr|Straßenseite|street frontage
Streamer|comp||tape streamer
Streb|min||longwall
Strebbau|min||longwall working system
Strebe||Säule, Pfosten; Pfeiler|supporting strut
Strebebalken|constr|Stütze|supporting strut
Strebsamkeit||Fleiß|industriousness
Streckbank||Instrument|stretch toning table
Streckenflug|aviat|motorloses Fliegen mit einem Segelflugzeug oder Gleiter|cross country flight
Strecker||Muskel|
Streetart||Kunststil (Straßenmalerei)|
Streifband|print|Reklamestreifen|blurb
Streifgebiet|zool|Aufenthaltsgebiet|home range
Streiflicht||Momentaufnahme|snapshot
Streifzug||Jagd|prowl
Streiter||Kämpfer|fighter
Streiterei||Auseinandersetzung, Zank|minor quarrel
Streitfrage||Gegensatz, Kontroverse|dispute
Streitigkeit||Auseinandersetzung|contention
Streitross||Pferd|warhorse
Streitsache||Rechtsstreit|litigation
Stressfaktor|psych|Belastungsfaktor|stress factor
Stressor|psych,geh|Belastungsfaktor|stress factor
Stretta|mus|Temposteigerung|stretta
Streubombe|mil|Kassettenbombe|cluster bomb
Streubreite|stat|Streuung relativ zum Mittelwert|mean variability
Streuer|||scatterer
Streugut||Kies, Schotter|grit
Streumittel||Kies, Schotter|grit
Streuner|||strayer
Streusand||Kies, Schotter|grit
Streusel|cook||crumble
Stricher|||rent boy
Stricker|||knitter
Striegel|||curry comb
Strieme||Delle, Beule|dent
Striemen||Kratzer|score
Striezel|cook,a|Zopf|plaited loaf
Striktur|med,geh|Enge|narrowing
Strip|||striptease
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
Strunk|||stem
Sträfling||Verurteilte|convict
Strähne||Falte|ply
Sträußchen||Blumenstrauß|nosegay
Sträßchen||Gasse, Weg|
Stubbe||Stumpf|stump of a tree
Stubben||Stumpf|stump of a tree
Stube||Zimmer, Kammer; Wohnzimmer|living-room
Stubentiger|ugs|Katze|
Stuck|constr||stucco
Stuckmarmor|art|Marmorimitation|imitation marble
Studiendauer|stud|Studienzeit|duration of study
Studienfahrt|stud|Studienaufenthalt|study trip
Studienplan|school|Lehrplan|curriculum
Studienreise|stud|Studienaufenthalt|study trip
Studiker|ugs|Student, Studierender|
Studiosus|ugs|Student, Studierender|
Stufenfolge||Rangfolge|hierarchy
Stufung|||step range
Stuka|mil||dive bomber
Stulle|cook,nord|Butterbrot|breaktime sandwich
Stulp||Schmalseite des Einsteckschlosses|front place
Stulpe|||bucket-top
Stummel||Stückchen|nub
Stummelwort||Abkürzung|
Stumpen|||cheroot
Stumpfsinn||Langeweile|tedium
Stundung||Aufschub|deferment of payment
Stunk|ugs|Streit, Auseinandersetzung|
Stupor||Starre|daze
Stups|||bop
Stupser|||poke
Sturheit|||obstinacy
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
Stäbchen|||double crochet
Städtchen||Kleinstadt|little town
Ständerwerk|constr|Fachwerk aus Ständern|studding
Ständestaat|pol|Korporationenstaat|corporate statism
Stängel||Halm, Stiel|stem
Stänker|zool|Europäischer Iltis|European polecat
Stöckelschuh||Schuhwerk|high-heeled shoe
Stöckli|pol,ch||Federal Council
Stöpsel||Stopfen|stopper
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
Stützband||Gurt|
Stützrad|||carrying wheel
Stützung||Stärkung, Verstärkung|reinforcement
Stützweite||Spannweite|span
Suade|geh||screed
Suaheli||Sprache|swahili
Subdominante|mus|vierte Stufe einer Tonart|subdominant
Subduktion||Abtauchen|subduction
Subito|techn|Innenmessgerät|bore gauge
Subjekt|ling|Satzgegenstand|subject
Subkutis|anat||hypodermis
Sublimat|chem||sublimate
Subnetz|comp||subnet
Substitut||Ersatz|Substitut
Substitution||Ersatz|substitution
Substrat|chem|Ausgangsstoff einer Enzymreaktion|substrate
Subsumtion||Unterordnung|
Subtilität||Niveau|sophistication
Subtraktion||Abzug|subtraction
Subtyp|||subtype
Subvention||Fördermittel, Zuschuss|subsidy
Subversion||Sturz|subversion
Suchbaum|comp||search tree
Suchbild|||picture puzzle
Sucher|||searcher
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
Sufi|relig|islamischer Mystiker|Sufi
Sufismus|relig||Sufism
Sugo|cook|italienische Soße|Italian sauce
Suhle|||muddy pool
Suite|||hotel suite
Suizid||Selbstmord|suicide
Suizidalität|psych,geh|Selbstmordgefährdung|suicidal tendencies
Sujet||Inhalt, Thema; Materie|subject
Suk||arabischer Markt|souk
Sukka|relig|Laubhütte|succah
Sukkade|cook||succade
Sukkubus|||succubus
Sukzession||Nachfolge, Abfolge|succession
Sulfat|chem|schwefelsaures Salz|sulphate
Sulfid|chem||sulphide
Sulfit|chem||sulfite
Sulfur||Schwefel|
Sultan||Herrscher|
Sultanat|||sultanate
Sulz|sued|Sülze|brawn
Sumach|bot||sumac
Sumerer|hist||Sumerian
Summand|math||addend
Summer|||buzzer
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
Supplement||Ergänzung|supplement
Supplierung|school,a|Vertretung|replacement
Supplikant|geh|Bettler|
Support||Hilfe, Betreuung|
Supremat|||supremacy
Supremum|math||least upper bound
Surditas|med||deafness
Sure|relig||Koran sura
Surfing||Surfen|surfing
Surplus||Mehrwert, Überschuss|
Surrogat||Ersatz|surrogate
Survey||Messen, Messung|
Suspense||Spannung, Anspannung|
Suspension||Aussetzung|suspended sediment load
Sust|ch,hist|Lagerhaus, Rasthaus|storehouse
Sutur|anat|Knochennaht|suture line
Swahili||Sprache|
Swap|fin|Tauschgeschäft|swap
Swastika||Hakenkreuz|swastika
Sweatshirt||Pullover|sweatshirt
Swing|fin|Kreditmarge|swing
Switch|comp,ugs|Netzwerkverteiler|network switch
Syenit|min||syenite
Syllabus||Übersicht, Überblick|
Syllepse|ling||syllepsis
Sylphe||Fee, Elfe|
Sylvan|min||white tellurium
Sylvanit|min||white tellurium
Symbiose|biol|Lebensgemeinschaft|symbiosis
Symbolfigur||Ikone|avatar
Symbolfoto||Symbolbild|generic image
Symbolik|||symbolism
Symbolrate|telco|Schrittgeschwindigkeit|symbol rate
Symphonie||Sinfonie|symphony
Symphyse|anat||symphysis
Syndikat|||syndicate
Syndikus|||syndic
Synergie|||synergy
Synergismus|pharm|synergetische Wirkung|synergetic effect
Synkope|mus||syncope
Synkretismus|relig|Supermarkt der Weltanschauungen|patchwork religion
Synkretist|relig|Anhänger des Synkretismus|syncretist
Synodaler|relig|Synodenteilnehmer|synod participant
Synode|||synod
Synonym|ling|andere Bezeichnung|
Synophrys|med|Verwachsung der Augenbrauen|meeting of eyebrows
Synopse|||synopsis
Synovia|anat|Gelenkflüssigkeit|synovial fluid
Synovialitis||Entzündung|synovitis
Syntaxonomie|biol|Vegetationssystematik|synsystematics
Synthese|||synthesis
Synzytose|biol|Zellverschmelzung|cellular mating
Synärese|||synaeresis
Synästhesie|med|Auslösen zusätzlicher Sinneseindrücke durch einen primären Sinnesreiz|synaesthesia
Syphilis||Krankheit (harter Schanker)|lues
Syrer|||Syrian
Systematik||Ordnung|system of ordering
Systemkamera|photo|Fotoapparat mit auswechselbaren Komponenten|system camera
Systemkritik|pol|Opposition|dissidence
Systole|med|Kontraktionsphase des Herzens|systole
Szekler|||Szekel
Szenarist||Drehbuchautor|
Szenarium|art|Ausarbeitung von Handlungsablauf und Szenenfolge|scenario
Szenenbild||optische Gestaltung eines Films|production design
Szenerie|art|Bild|tableau
Szenesprache|ling|saloppe Umgangssprache|slang
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
Söldner||Soldat (Angehöriger einer Privatarmee)|mercenary
Söll|geol|Soll|kettle hole
Söller|alt|Dachboden|attic
Sößling||Münze|
Süchtigkeit|med|Sucht, Abhängigkeit|addiction
Süd|||south
Südbahn|aviat||southern runway
Südkurve|||south stand
Südküste|||south coast
Südlage|||southern exposure
Südost|||southeast
Südrand|meteo||lateral sky South
Südring|||south orbital route
Südufer|||south bank
Südwest|||southwest
Südwind|meteo||south wind
Süffel|||boozer
Sühne|||atonement
Süllrand|naut||coaming
Sülze||Speise|aspic
Süßblatt|bot||sweetleaf
Süßgebäck|cook|Teilchen|sweet bun
Süßholz|cook|Bärenzucker|liquorice
Süßklee|bot||sweetvetch
Süßkraft|cook||sweetening power
Süßkraut|bot||sweetleaf
Süßmost||Getränk (Federweißer)|fruit juice
Süßsack|bot|Zimtapfelbaum|sugar apple tree
Süßspeise|cook|Dessert, Nachtisch|dessert
Süßstoff|cook||artificial sweetener
Süßware|cook|Konditorwaren|confectionery
Tabakbau|agr||cultivation of tobacco
Tabellenkopf|print|Tabellenüberschrift|heading of a table
Tabuwort|ling||unmentionable word
Tabuzone|||no-go area
Tachograph||Messgerät (EG-Kontrollgerät)|speedograph
Tachykardie|med|beschleunigter Herzschlag|rapid heart beat
Tachyon|phys|hypothetisches Teilchen mit Überlichtgeschwindigkeit|tachyon
Tacke|a||doormat
Tacken|ugs|Münze (10-Pfennig-Stück)|
Tadel||Verweis|admonishment
Tadler|||criticizer
Tael||altes ostasiatisches Gewicht|tael
Tafelwasser||Getränk (Mineralwasser)|bottled drinking water
Taft|textil|steifer Seidenstoff|taffeta
Tagblatt|||daily paper
Tagbruch|min||cave to the surface
Tagebau|min||quarrying
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
Tahina|cook||tahini
Tahr|zool|Halbziege im Himalaja|tahr
Taifun|meteo|tropischer Wirbelsturm im Nordwestpazifik|typhoon
Taille||Gürtellinie|waist
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
Talar|textil||robe
Talaue|geol||valley plain
Talboden||Sohle|bottom of a valley
Talfahrt||Abstieg|descent
Talg||Fett|tallow
Talgfluss||Hautkrankheit|
Talgrund||Sohle|valley bottom
Talgzyste||Hautkrankheit (Balggeschwulst)|
Talhang|||valley slide
Talib|mil||Taliban fighter
Taliban|mil||Taleban
Talisman|||charm
Talje|naut||tackle
Talk|min|Speckstein|soapstone
Talkmaster||Moderator|
Talkum|||talcum
Talmi|||pinchbeck
Talmoor|||head-water bog
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
Tanga|||thong
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
Tara|||tare
Tarantel|zool||tarantula
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
Tastkopf||Messgerät|probe
Tastsinn|||tactile sense
Tastung|electr||keying
Tatbild|jur,a|Straftatbestand|criminal offence
Tate||Vater im Jiddischen|father
Tatendrang||Einsatz|zest for action
Tatform|ling|Aktiv|active
Tatkraft||Feuer, Energie|spunkiness
Tatmensch||Macher|doer
Tatmotiv|||motive
Tatrichter|jur|Hauptverhandlungsrichter|trial judge
Tatwaffe|||the weapon involved
Tatzelwurm|lit|Schlange|serpent
Tau||dickes Seil; Wassertropfen am Morgen|rope
Taubheit||Starre|numbness
Taublatt|ugs|Pflanze (Frauenmantel)|Portuguese sundew
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
Tauwurm|zool|Gemeiner Regenwurm|common earthworm
Taverne|cook|mediterranes Wirtshaus|tavern
Taxameter|transp|Fahrpreisanzeiger|taximeter
Taxator||Gutachter, Sachverständiger|appraiser
Taxe||Gebühr, Abgabe|tax
Taxierung||Schätzung|evaluation
Taxilenker|a|Taxifahrer|taxi driver
Taxler|ugs|Taxifahrer|taxi driver
Taxon|biol||taxonomic unit
Taxus|bot|Eibe|yew
Taxwert|||appraised value
Teak||hartes Tropenholz|teak
Teakholz|||teakwood
Teamkapitän|sport,a|Mannschaftsführer|team captain
Technolekt||Sprache (Begrifflichkeit)|
Teckel||Hund (Dackel)|sausage dog
Teddybär|||teddy bear
Teebaum|||tea-tree
Teeblatt|bot||tea leaf
Teebox|cook|Teebeutelbehälter|tea bag box
Teebrett|||tea tray
Teedose|||tea caddy
Teeernte|agr||tea harvest
Teeglas|||tea glass
Teehaus|||tea house
Teekanne|||teapot
Teekrug|ch||teapot
Teekuchen|cook|Sauerteigfladen|crumpet
Teeküche|||kitchenette
Teeladen|||tea shop
Teelicht|||tea light
Teepause|||tea break
Teer||schwarze, klebrige Masse|tar
Teerfass|||tar barrel
Teerose|||tea rose
Teeröl|||creosote
Teesieb|cook||tea strainer
Teesorte|||type of tea
Teestube|||tea house
Teetasse|||teacup
Teeuhr|||tea clock
Teewagen|||tea wagon
Teezeit|cook||tea time, tea-time, teatime
Teff|bot|Zwerghirse|tef
Teflon||Kunststoff (Polytetrafluorethen)|
Teigling|cook||par-baked bread
Teigware|cook|Pasta|edible paste
Teilbaum|comp||subtree
Teilbetrag||Anteil, Rate|fraction amount
Teileinheit|mil|militärische Gruppe|sub-unit
Teiler|||divider
Teilfeld||Teilstück, Teilbereich|section
Teilgebiet||Disziplin, Fachgebiet|branch
Teilgruppe|techn|Komponentengruppe|component group
Teilhaber||Teilnehmer, Partner|participator
Teilkette|comp|Teilzeichenfolge|substring
Teillast|electr||partial load
Teilnetz|||subnetwork
Teilsatz|ling||clause
Teilstrecke||Etappe, Teilstück|leg
Teilwert|econ||going-concern value
Teilzahlung|fin|Zahlung in Raten|payment by instalments
Teilziel|||sub-goal
Teint||Hautfarbe|complexion
Tektonik|geol||tectonics
Tele|photo,ugs||telephoto lens
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
Temperament||Charakter, Wesen|temper
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
Tenno||Kaiser|
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
Terminologie|ling|Fachausdrücke zu einem kleinen Sachgebiet|terminology
Terminplan||Zeitplan, Programm|time schedule
Terminus|ling|Ausdruck|term
Termite|zool||white ant
Termlogik|phil|Begriffslogik|term logic
Terpe||Warf|artificial dwelling hill
Terpen|chem||terpene
Terra||Erde, Welt|
Terraforming||theoretische Schaffung von erdähnlichen Bedingungen auf fremden Planeten|terraforming
Terran|geol|Fragment einer fremden Kontinentalplatte|tectonostratigraphic terrane
Terrarium|zool|Behälter zur Haltung von Kriechtieren|terrarium
Terrine||Schüssel|tureen
Territorium||Gebiet|territory
Tertiär|geol|Braunkohlenzeit|Tertiary
Terz|mus|dritter Ton|third
Terzel|orn||tercel
Terzerol|mil||terzerole
Terzett|||trio
Tesafilm|||sellotape
Tesching|hist||light rifle
Tesla||Maßeinheit|
Tessera|art||abaculus
Testat||Zeugnis, Anerkennung|
Testballon||Experiment, Versuch|trial balloon
Testbild|||test pattern
Tester|||probe
Testfall|||test case
Testflug|||test flight
Testikel|anat|männliche Keimdrüse|testicle
Testis|anat|männliche Keimdrüse|testicle
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
Teufelei|||devilish trick
Teufelszwirn||Seide|dodder
Teutone||Deutscher|Germanic
Tex|textil|Maß für die Dicke von Garn|tex
Textbuch|mus||libretto
Textende|||end of text
Texter|||copywriter
Textfeld|comp||text entry field
Textfile|comp||text file
Textil|textil||textile
Textilie||Gewebe|textile
Textlink|comp|Text der als Hyperlink fungiert|link text
Textmarker||Filzstift mit fluorizierender Tinte|highlighter pen
Textmodus|comp|Betriebsart Text|text mode
Textpassage||Abschnitt|passage in the text
Textrand|print||text margin
Textteil||Abschnitt, Passage|passage in the text
Textur||Zeichnung|grain
Thai|||Thailander
Thaiding|hist||folkmoot
Thallus|bot|Lager|thallus
Thanet|geol||Thanetian
Theismus||Religion (Gottesglauben)|theism
Thek|school|Ranzen|school bag
Thematik||Angelegenheit, Materie|subject matter
Themengebiet||Materie, Gegenstand|subject
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
Thing||Ding|folkmoot
Thiol|chem||mercaptan
Thon|ch|Fisch|
Thorax||Brust|rib thoracic cage
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
Tiefbau|min|Bergbau unter Tage|underground mining
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
Tierfamilie|biol|zoologische Familie|animal family
Tierfell|||animal fur
Tierfilm|||animal film
Tiergattung|biol|zoologische Gattung|animal genus
Tiergehege|agr|Haltungsbereich|animal enclosure
Tierhaar|zool||animal hair
Tierhaut|||animal hide
Tierkot|zool|Mist|animal excrements
Tierlaut|zool||animal sound
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
Tilgung||Löschung|deletion
Tilgungsplan|fin|Rückzahlungsplan|redemption schedule
Tilgungsrate|fin|Rückzahlungsrate|redemption instalment
Tillit|min||tillite
Tilsiter|cook||Tilsit cheese
Timbre||Sound|tone colour
Tindola|bot|Scharlachranke|ivy gourd
Tinea||Hautkrankheit (Pilzerkrankung der Haut)|ringworm
Ting|hist|Volksversammlung der Germanen|thing
Tinkal||Mineral (Natriumborat)|
Tinktur|||tincture
Tinnef|ugs|Unsinn, Blödsinn; Kram|rubbish
Tinnitus|med|Ohrenklingen|ringing in the ears
Tipi||Zelt|
Tippelei||Wanderschaft|
Tippo|ugs|Schreibfehler|
Tippse|ugs||typist
Tirade|||sweeping attack
Tiret|alt||bullet
Tiroler|||Tyrolese
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
Tobak|alt|Tabak|
Tobsucht|||raving madness
Tochterfirma|econ|Tochtergesellschaft|subsidiary company
Tocopherol||Vitamin|tocopherol, vitamin E
Toddy||Getränk|
Todesart|||way to die
Todeslager||Vernichtungslager|death camp
Todesrate|med|Zahl der Todesfälle|case death rate
Todestag|||date of death
Todfeind|||deadly enemy
Todsünde|||mortal sin
Toffee|cook||cream toffee
Tofu||Quark aus Sojabohnen|tofu
Toga|hist|Gewand der Römer|toga
Togoer|||Togolese
Tohuwabohu||Chaos|bedlam
Token||Merkmal, Zeichen|casino token
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
Tonart||Tonfall|tone
Tonaufnahme||Aufzeichnung|sound recording
Tonbad|||toning bath
Tonband|||audiotape
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
Tongut||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Tonhöhe|mus||note pitch
Tonic|cook||tonic water
Tonika|mus|erste Stufe einer Tonart|keynote
Tonikum|med|Stärkungsmittel|tonic
Tonkalk|||argillaceous limestone
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
Tonrohr|constr||stoneware pipe
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
Tonwahl|telco||tone dial
Tonware||Keramik, die unterhalb der Sintergrenze gebrannt wird|earthenware
Tonwelle|||capstan
Tooltip||Tipp, Hinweis|
Topas|min||topaz
Topfhut|hist||cloche hat
Topfzeit|chem|Verarbeitungszeitraum|pot life
Tophus|med||chalkstone
Topinambur|bot|Erdsonnenblume|wild sunflower
Toplader|||top-loader
Topmodel|||top model
Topograf|||topographer
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
Torjäger|sport||goal scorer
Torlatte|||cross bar
Torlauf||Slalom|slalom
Torlinie|sport||goal line
Tormann||Torwart, Torhüter|goal keeper
Tornister||Ranzen|school bag
Torpedo||Waffe (Unterwassergeschoss)|
Torpor|zool|Hungerstarre|hypothermia
Torques|hist||torc
Torr|phys|Maßeinheit für Flüssigkeitsdruck|torr
Torraum|sport||6-yard-box
Torsion|phys|Verdrehen|twist
Torso||Rumpf|trunk
Torstange|sport,a|Pfosten|goalpost
Tort|alt|Unrecht|tort
Tortur||Qual|torture
Torwache|mil||gate guard
Torweg|constr|Durchgang durch ein Tor|archway
Torwette|sport||score bet
Torwächter||Pförtner|gatekeeper
Tory|pol|englischer Konservativer|Tory
Tosbecken||unterhalb eines Querbauwerks in einem Fließgewässer|stilling basin
Totalausfall||Fehlanzeige|dead loss
Totband|techn||deadband
Toteisloch|geol|Soll|kettle hole
Totenbahre||Gerät|bier
Totenschädel||Totenkopf|skull
Totenstadt|hist|Begräbnisstätte|burial ground
Totholz|bot|abgestorbenes Holz|dead wood
Totlage|||dead-centre position
Totlast|||dead load
Toto|||football pools
Totpunkt|phys||dead center
Totraum|techn||clearance volume
Totschläger|mil|Keule|cosh
Totseil|||dead rope
Totzeit||Laufzeit|dead time
Totzone|telco||zone of silence
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
Trab|||trot
Trabant||Mond, Satellit|natural satellite
Traber|||trotter
Tracer|chem|Fühler|tracer
Trachea|anat||windpipe
Trachee|anat|Atmungsorgan der Insekten|spiracle
Tracheitis||Entzündung|
Tracheostoma|med|operativ angelegte Öffnung zur Luftröhre|tracheostomy
Tracheotomie|med|Luftröhrenschnitt|tracheotomy
Trachom||Entzündung (ägyptische Augenkrankheit)|trachoma
Trachyt|geol||trachyte
Tractus|anat|Bahn des Nervensystems|tract
Trafik|a||tobacco shop
Trafohaus|electr,ugs|Transformatorenhaus|transformer house
Trafostation|electr,ugs|Transformatorenstation|substation
Tragant|bot||milk-vetches
Tragarm|techn|Stütze|support bracket
Tragbahre|ugs|Gerät|stretcher
Tragbalken||Träger|girder
Tragblatt|bot|Knospendeckblatt|bract
Tragerl|by|Träger|bottle carrier
Tragesel|||pack-mule
Tragetasche||Sack, Tüte|carrier bag
Tragetüte||Tasche, Sack|carrier bag
Tragezeit|zool|Trächtigkeitsdauer|gestation period
Tragfläche||Flügel|wing panel
Traggas|phys||buoyant gas
Tragik|||tragedy
Tragiker|lit|Tragödiendichter|tragic poet
Tragkraft||Tragfähigkeit|bearing capacity
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
Trakt||Flügel|section
Traktat||Abhandlung|treatise
Traktion|||traction
Traktur|mus||tracker action
Tram||Straßenbahn|tram
Trambahn||Straßenbahn, Stadtbahn|tram
Trampelpfad||Weg, Steg|dirt path
Trampeltier||Säugetier (Kamel)|wild Bactrian camel
Tramper||Anhalter|hitchhiker
Tramway|a|Straßenbahn, Stadtbahn|tram
Tran||Öl von Walen und Fischen|train oil
Trance|psych|Starre|daze
Tranche|cook|dicke Scheibe, z. B. von Fisch|tranche
Tranquilizer||Medikament (Beruhigungsmittel)|sedative
Transaktion||Umsetzung|business transaction
Transe|||transvestite
Transept|constr||cross aisle
Transit||Durchgang|transit
Transition||Wechsel, Austausch|transition
Transmission|phys|Durchgang von Strahlen durch ein Medium|transmission
Transputer|comp|eine Art Parallelrechner|tansputer
Trantüte|||slowcoach
Trap|electr|Fangstelle|trap
Trapp|geol||trap
Trapper|||fur trapper
Trara|ugs|Aufsehen, Wirbel|éclat
Trash|||fiber bagasse
Trassant|fin|Aussteller eines gezogenen Wechsels|drawer
Trassat|fin||drawee
Trasse||Bahn|marked-out line
Trassee|ch|Bahn, Fahrbahn|
Trassierung||Ziehung|drawing
Tratsch||Operation (Klatsch, Gerede)|gossip
Tratsche|school|Petze|snitch
Tratschtante|school|Petze|snitch
Tratte|fin|gezogener Wechsel ohne Akzept|draft
Traubenmost||Getränk|grape juice
Trauerfall||Todesfall|death
Traufe|constr|Dachvorsprung|eaves
Traufel|constr|Mörtelkelle|trowel
Trauminet|ugs|Feigling|coward
Traumpass|sport|gelungener Schuss|strike
Trauring|||wedding ring
Traute|ugs|Mut|gumption
Traverse||Schwelle|sill
Trawler||Boot (Schleppnetzfischer)|
Trax|ch|Schaufelbagger|excavator
Treber|||draff
Treck||Zug|train
Trecker||Fahrzeug (Traktor, Schlepper)|tractor
Treibarbeit|techn|Isolierung von Edelmetallen|refining by cupellation
Treibeis|||drift ice
Treibgas|||driving gas
Treibgut|||floating material
Treibhaus||Bauwerk (Gewächshaus, Glashaus)|hothouse
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
Tresse||Borte|lace
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
Treugeber|jur|Treuhandbegünstigter|beneficiary of a trust
Treugut|jur||trust property
Triac|electr||triode A.C. switch
Triade|||triad
Triage|med|Erstbegutachtung|triage
Triangel|mus||triangle
Trias|geol||Triassic
Tribologie|phys|Verschleißforschung|tribology
Tribometer|techn|Reibungsmessgerät|friction measuring instrument
Tribun|||tribune
Tribus|bot|Gattungsgruppe|tribe
Tribut|fin|Zwangsabgabe|tribute
Triceratops|zool|Dinosaurier mit drei Hörnern|triceratops
Trichine|zool||trichina
Trickbetrug||Schwindel|imposture
Trickser||Gauner|fiddler
Trickserei||Schwindel|bamboozlement
Tricot|sport,ch|Trikot|sports kit
Tridymit|min||tridymite
Triebkopf|transp|vorderer Antriebsteil eines Zugs|power car
Triebkraft||Motor|driving force
Triebrad|||driving gear
Triebwagen|transp|einzelner, selbstfahrender Wagen, der Fahrgäste oder Fracht befördert|motor train unit
Triebwerk||Motor, Maschine|engine
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
Troer|hist||Trojan
Troier|textil|Seemannspullover|half-zip jumper
Troika|pol|Dreigespann|troika
Troilit|min||troilite
Trojaner|hist||Trojan
Trolleybus||Fahrzeug (Oberleitungsbus)|trolley bus
Trombe||Wind (Wasserhose)|waterspout
Trommelfeuer||Hagel|barrage
Trommler|mus||drummer
Trompe|constr||squinch
Tropenfieber|med|Malaria|malaria
Tropf|med||intravenous drip-feed
Tropismus|med|Wirkungsaffinität von Hormonen bzw. Medikamenten zu bestimmten Organen|tropism
Troposphäre|phys|unterste Schicht der Erdatmosphäre|troposphere
Tropus|||trope
Trosse||Seil|cable
Trott||Alltag|routine
Trottel|||moron
Trotti|auto,ch||push scooter
Trottinett|ch|Fahrzeug|push scooter
Trottoir|auto,sued|neben der Fahrbahn|pavement
Trotzburg|hist|Belagerungsburg|counter-castle
Trouble|ugs|Stress, Streit|
Troyer|textil|Seemannspullover|half-zip jumper
Trub|agr|Bodensatz|lees
Truffe|cook,ch|Schokoladetrüffel|chocolate truffle
Trugbild||Illusion, Täuschung; Phantom|illusion
Trugschluss||Missverständnis, Irrtum|misapprehension
Trum|min||compartment
Trumm|||whopper
Trumpfkarte|pol|Druckmittel|bargaining chip
Trunk||Getränk, Trank|drink
Trunkenbold|ugs|Trinker|drunkard
Trunkierung|math|Abbruch der Ziffernfolge|truncation
Trupp||Arbeitskolonne im Straßen- und Gleisbau|works gang
Truppenküche|mil|Speisesaal|dining facility
Truppenschau||Parade|military review
Truppenteil|mil|Einheit|body of troops
Truppenübung|mil|Manöver|manoeuvre
Trute|cook,ch|Pute|turkey
Truthahn|orn||turkey cock
Truthenne||Pute|turkey hen
Truthuhn||Pute|common turkey
Trutzburg|hist|Belagerungsburg|counter-castle
Trägerkleid|textil|ärmelloses Kleid|pinafore dress
Trägheit||Gleichgültigkeit|languorousness
Tränkung|||imbibition
Trödelei|||dawdling
Trödelmarkt||Flohmarkt|flea market
Trödler||Händler mit billiger Ware|junk dealer
Trölerei|jur,ch|Verfahrensverschleppung|delay in the proceedings
Tröster|geh||comforter
Tröstung||Trost, Zuspruch|consolation
Trübheit|||dullness
Trübsal|||grief
Trübsinn||Traurigkeit|gloom
Trübung||Schleier|haze
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
Tuberkulose||Infektionskrankheit|tuberculosis
Tubo|mus||chocolo
Tubulus|med|Schlauch|tubule
Tubus|||tube
Tucannuss|bot|Brasilkastanie|Brazil nut
Tuchent|textil,a||duvet
Tucuxi|zool||Sotalia
Tudorbogen|constr|Spitzbogen aus vier Kreisbögen|Tudor
Tuff|geol|Süßwasserkalk|calcareous tufa
Tufting|textil|Nähtechnik zur Herstellung dreidimensionaler Gewebe|tufting
Tugendbold||Biedermann|prig
Tukan|astron||Tucana
Tularämie||Infektionskrankheit|
Tulu|agr|Kreuzung zwischen Trampeltier und Dromedar|tulu
Tumbler|ch|Trockner|
Tummler|||glassbowl
Tumult||Aufruhr|riot
Tumulus|hist|Hügel|burial mound
Tunell|ugs|Tunnel|
Tuner|telco|Empfangsteil einer größeren Anlage ohne Verstärker|tuner
Tunesier|||Tunisian
Tunfisch||Thunfisch|tuna
Tunica||Tunika|
Tunichtgut||Schuft|rapscallion
Tunke||Sauce, Soße|dip
Tunte|ugs||sissy
Tunwort|ling|Ausdruck für Grundschüler|action word
Tupel|math||tuple
Tupfer||Fleck|dash
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
Turnsaal||Bauwerk (Sporthalle, Turnhalle)|
Turnus|||regular cycle
Turon|geol||Turonian
Tusch|mus||flourish
Tute|ugs|Hupe|horn
Tutor|stud||university tutor
Tutorium|stud|Betreuungstreffen|tutorial session
Tutu||Ballettröckchen|tutu
Tuwiner|||Tuvans
Tuwort|ugs|Verb|
Twen||junger Mensch zwischen zwanzig und dreißig|twentysomething
Twiete|ugs|Gasse, Weg|
Twinset|textil|gleichfarbiges Paar aus Strickjacke und Pullover aus demselben Material|twin set
Tyche||Schicksal, Zufall|tyche
Tympanon|constr|Zierrelief über einem Portal|tympanum
Tympanum|constr|Zierrelief über einem Portal|tympanum
Typenrad|||daisy wheel
Typenschild|auto|Bezeichnungsschild|identification plate
Typhus||Infektionskrankheit|typhoid
Typisierung||Festlegen auf eine bestimmte Rolle|typecasting
Typo|ugs|Tippfehler|typo
Typograf|||typographer
Typographie|print|typografische Gestaltung|typography
Typus|||type
Typusart|bot||type species
Tyrannei|||tyranny
Tyrannis||Terror, Diktatur|
Täfelchen|cook|Taler|thins
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
Täufer|||baptist
Täufling|relig|Taufpatenkind|godchild
Täuscher|||hoaxer
Töchterchen|ugs|Tochter|little daughter
Töff|ugs|Motorrad|motorcycle
Töffli|auto,ch|Mofa|autocycle
Tölpel||Dummkopf|booby
Tölpelei|||clumsiness
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
Türe|constr||door
Türflügel||Blatt|leaf
Türfutter|constr|Türeinfassung|door case
Türglocke||Klingel|doorbell
Türgriff||Klinke|door handle
Türhüter||Pförtner|
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
Uhrahn|||spiritual forefather
Uhrband|||watchstrap
Uhrfeder|||watch spring
Uhrglas|||watch glass
Uhrkette|||watch chain
Uhrturm|constr||clock tower
Uhu|zool|größte Eule|eagle owl
Ukas||Erlass des Zaren|ukase
Ukelei||Fisch (Laube)|common bleak
Ukrainer|||Ukrainian
Ukrainisch||Sprache|
Ulan|hist|Reiter mit Lanze|uhlan
Ulk||Streich|practical joke
Ulknudel||Komiker|card
Ulkus|med||ulcer
Ulme|bot|Laubbaum|elm
Ultima|ling|letzte Silbe eines Wortes|ultima
Ultimo|||last of the month
Ulzeration|med|Geschwürbildung|ulceration
Umarbeitung||Änderung|alteration
Umbesetzung||Umstellung|shuffle
Umbildung||Umgestaltung|transmutation
Umbra|astron|Kernschatten|umbra
Umdrehung||Umlauf|revolution
Umdruck|textil|Transferdruck|transfer printing
Umfahrung||Umgehung|bypassing
Umfassung||Gehäuse|enclosure
Umformer|techn||power converter
Umfriedung||Gehege|enclosure
Umgrenzung||Grenze|perimeter
Umhüllung||Hülle|envelopment
Umiak||Boot der Inuit|umiak
Umkehr||Wende|turning back
Umkehrpunkt||Wende, Wendepunkt|return point
Umklammerung||Dominanz|thrall
Umkleideraum||Garderobe|dressing room
Umkreisung||Umlauf|circumnavigation
Umkugel|math||circumscribed sphere
Umladung|econ|Umschlag|transfer
Umlage|||share in the costs
Umlagerung||Umverteilung|redistribution
Umlegung|||apportionment
Umluft|techn||recirculating air
Umma|relig|Gemeinschaft aller Muslime|ummah
Umpolung||Umkehrung|reversion
Umrandung||Begrenzung, Saum|bordering
Umraum|envir||ambient space
Umrisslinie||Profil, Silhouette|outline
Umschalter|electr|Drehrichtungsschalter|change-over switch
Umschaltung||Umstellung|change-over
Umschau|||survey
Umschichtung||Verlagerung|restructuring
Umschrift||Legende|marginal inscription
Umschwung||Wende, Umschlag; Umbruch|turnaround
Umsetzer|||converter
Umsicht||Bedacht|deliberation
Umspannwerk|electr|Transformatorenstation|substation
Umsteuerung|techn|Umkehrmechanismus|reversing gear
Umströmung|electr|elektrische Durchflutung|current linkage
Umstürzler||Revolutionär, Rebell|
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
Unbehagen||Unruhe|unease
Unbilden|||rigours
Unbill|geh|Übel|iniquity
Undank|||ingratitude
Unding|||absurdity
Unebenheit||Vertiefung|wrinkle
Unehre||Schande|dishonour
Unfallklinik|med|Unfallkrankenhaus|A&E hospital
Unfallwagen|ugs|Krankenwagen, Rettungswagen|ambulance
Unflat|geh|Dreck, Schmutz|dirt
Unfreier|||thrall
Unfriede|||discord
Unfrieden||Unruhe|unrest
Ungebühr|||impropriety
Ungemach|||adversity
Ungestüm||Schwung|sb.’s impetuousness
Ungetüm||Monster, Ungeheuer|monster
Ungewitter|sued|Unwetter|
Unglaube||Zweifel|disbelief
Ungunst|||disfavour
Ungültigkeit|jur|mangelnde Rechtskraft|inoperativeness
Unheil||Unglück|calamity
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
Unkundiger||Unwissender|
Unlogik|||illogicalness
Unlust|||dullness
Unmasse||Vielzahl, Menge|vast quantity
Unmaß|||overkill
Unmenge||Anzahl, Vielzahl|vast number
Unmensch|||fiend
Unmoral|||immorality
Unrast||Hektik|
Unrat||Dreck, Müll|garbage
Unruh|||balance
Unrund|||out-of-roundness
Unsegen||Fluch, Unglück|
Unsitte|||bad habit
Unstern|||unlucky star
Unstetigkeit||Unterbrechung; Unsicherheit|discontinuity
Unsumme|||enormous amount
Unsympath||Rüpel|
Untat||Verbrechen, Straftat|crime
Unterart|biol||variety
Unterbau||Grundlage, Grundstein|foundation
Unterbauch|anat|Unterleib|lower abdomen
Unterbegriff|ling|untergeordneter Begriff|specific term
Unterbett|textil|Matratzenauflage|feather bed
Unterboden|agr|Untergrund|undersoil
Unterdach|ugs|Dachboden|attic
Untergebene||Untergeordnete, Kuli|underling
Untergebener||Untergeordnete, Kuli|underling
Unterhöschen|textil|Slip|knickers
Unterjochung||Unterwerfung|subjection
Unterlauf|comp|Bereichsunterschreitung|arithmetic underflow
Unterpfand|jur|bewegliche Sache, die der Eigentümer als Sicherstellung übergibt|pledge
Unterprima|school,alt|vorletztes Jahr des Gymnasiums|lower sixth
Unterredung||Gespräch, Austausch|talk
Untersagung||Verbot|prohibition
Untersucher||Prüfer|examiner
Untertagebau|min|Bergbau unter Tage|underground mining
Unterton|||note
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
Unwort|ling||bad word
Unwucht|||unbalance
Unzahl||Anzahl, Heer|immense number
Unze||altes Gewicht, knapp dreißig Gramm|ounce
Unziale|print|vergrößerter Anfangsbuchstabe als Kapitalanfang|initial letter
Upload|comp|Hochladen|uploading
Upperclass||Oberklasse, Oberschicht|
Uptime||Verfügbarkeit|
Ur|zool|ausgestorbenes Wildrind|aurochs
Urahn||Ahne, Vorläufer|remote ancestor
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
Urin|||urine
Urintest|med||urine test
Urkirche|relig||early Church
Urkraft|||elementary power
Urmeer|||primordial ocean
Urmensch|||prehistoric man
Urnengang||Wahl, Wahlgang|ballot
Uroboros|||ouroboros
Urologe|med||urologist
Urologie|med||urology
Urquell|geh|Quelle, Ursprung|source
Urschrei|psych||primal scream
Urschrift||Original|original
Ursprungsort||Ausgangspunkt|place of origin
Urstand|||primitive state
Urstoff|||primary matter
Ursuppe|biol||primordial soup
Urtext||Original|original text
Urtierchen|zool|tierischer Einzeller|protozoon
Urviech|||real character
Urvieh|ugs|Freak|
Urvogel|||archaeopteryx
Urvolk|||original people
Urämie|med|Harnvergiftung|uremia
Usance||Sitte|practice
Usanz|ch|Sitte|practice
Usbeke|||Uzbek
Usus||Sitte|
Utensil|||piece of equipment
Uterus|anat||womb
Utilität|geh|Nutzen|
Utopie|||Utopia
Utopist|||Utopian
Utrum|ling|gemeinsames Genus für Maskulinum und Femininum|common gender
Uveitis||Entzündung|
Uwarowit|min||uvarovite
Vademecum|a|Handbuch|companion
Vademekum||Ratgeber, Handbuch|
Vagilität|envir|Ausbreitungsfähigkeit|vagility
Vagotonie||Krankheit (Parasympathikotonie)|vagotonia
Vakanz||Job, Stelle|unoccupied position
Vakuole|biol|Zellhohlraum|cell vacuole
Vakuum|phys||vacuum
Vakzination||Impfung|
Vakzine||Medikament (Impfstoff)|vaccine
Valenz||Wertigkeit|valence
Validation||Überprüfung, Beurteilung|
Validität||Gültigkeit|validity
Valin|chem||Valine
Valuta||Währung|valuta
Vamp||verführerische und berechnende Frau|femme fatale
Vandale|||vandal
Varia||Allerlei|Miscellaneous
Variabilität|stat|zahlenmäßige Veränderung einer Größe|scatter
Varianz|stat|mittlere quadratische Abweichung|variance
Varietät|biol||variety
Varieté||Kabarett|variety theater
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
Vaterstadt||Heimatstadt, Geburtsstadt|hometown
Vatertag|||Father’s day
Veda||heilige Schriften der Inder|Veda
Vedette|mil|berittene Feldwache|cavalry picket
Vedisch|ling||Vedic
Vegetation|bot|Pflanzenbestand|vegetation
Vegi|cook,ch||vegetarian
Vehemenz|||vehemence
Vehikel||Fahrzeug|vehicle
Veigerl|bot,by|Veilchen|violet
Vektion|||vection
Vektor|biol|Träger|carrier organism
Veld||Grasland in Südafrika|veld
Velin|||vellum
Velo|ch|Fahrrad, Rad|bicycle
Velodrom|sport||velodrome
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
Verabfolgung|med,alt|Eingeben|administration
Veraschung||Verbrennung|incineration
Verbandstoff|med|Verbandsmaterial|bandaging material
Verbandszeug|med|Binde|swathe
Verbauung|min|Ausbau|wooden support
Verbeamtung||Unkündbarkeit im öffentlichen Dienst|security of tenure
Verbene|bot|Pflanzengattung der Eisenkrautgewächse|verbena
Verbform|ling||verb form
Verbinder|techn|Anschlussstück|connecting piece
Verblüffung||Erstaunen|bewilderment
Verbringung||Güterverkehr|movement
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
Verdunklung|astron|Finsternis|obscuration
Vereinsamung||Isolation, Isolierung|isolation
Vereinzelung|agr|Verziehen von Sämlingen|thinning out of seedlings
Verengung|med|Enge|narrowing
Verfehlung||Fehler|lapse
Verfeinerung||Verbesserung|improvement
Verfemung||Verbannung|ostracism
Verfertiger||Hersteller, Schöpfer|maker
Verfertigung|geh|Herstellung, Produktion|making
Verflechtung||Vernetzung|nexus
Verfluchung|relig|Anrufung einer höheren Macht, die Unheil bringen soll|curse
Verformung||Ausdehnung|displacement
Verfrachtung|econ|Versenden|transporting
Verfugung|constr|Verfüllen von Fugen|pointing
Verfälschung||Verzerrung|distortion
Vergabung|jur,ch|Schenkung|donation
Vergaser|auto||carburettor
Vergenz|geol||vergency
Vergeudung||Verschwendung|squandering
Vergnügung||Unterhaltung|amusement
Verguss|||socketing
Verhafteter||Häftling, Gefangener|
Verhalt|med|Zurückhalten|retention
Verhaltung|med|Zurückhalten|retention
Verhandler||Unterhändler|negotiator
Verhau|ugs|Unordnung|mess
Verheerung||Verwüstung|depredation
Verheiratung||Hochzeit, Trauung|arranging a marriage
Verhieb|min|Bergwerksbetrieb|mining
Verhängnis||Schicksal|doom
Verhöhnung||Operation|derision
Verhörer|||mondegreen
Verhüllung||Abdeckung|covering
Verifikation||Überprüfung|verification
Verirrung||Abweichung|aberrance
Verkaufsbüro|econ|Verkaufsniederlassung|sales branch
Verkehrswert|econ|Marktwert|current market value
Verkehrung||Umkehrung|reversal
Verkennung||Missverständnis|misunderstanding
Verkettung||Vernetzung, Zusammenhang|linking
Verkippung|envir|Einbringen|dumping
Verklausung|envir|Verstopfung eines Gerinnes|clogging of stream channel
Verklemmung|comp|gegenseitiges Blockieren von Prozessen|deadly embrace
Verknotung|naut|unerwünschter schlingenförmiger Knoten in einem Seil, Draht usw.|kink
Verkrümmung||Verzerrung|distortion
Verköstigung||Essen|meals
Verkühlung|ugs|Erkältung|common cold
Verlad|transp,ch||loading
Verlader|||shipping agent
Verleiher||Vermieter|hirer
Verleumder|jur,a|Urheber der falschen Verdächtigung|calumniator
Verlierertyp||Versager|loser
Verlies|hist||dungeon
Verlockung||Versuchung, Anfechtung|temptation
Verlöbnis||Verlobung|engagement
Vermarkung||Stabilisierung|
Vermengung||Vermischung|mixing
Vermummung||Verkleidung|facial disguise
Vermächtnis||Erbe|legacy
Vermählung||Heirat, Hochzeit|marrying
Vernebelung||Verschleierung|obfuscation
Verneigung||Verbeugung|bow
Verneinung||Absage, Ablehnung|rejection
Vernichter|lit|Zerstörer|desolator
Vernissage|art|Eröffnung einer Kunstausstellung|art opening
Verpfändung||Pfand|mortgage
Verputz|constr||cast
Verpächter||Vermieter|lessor
Verquickung||Vernetzung|nexus
Verrechnung|econ|Abrechnung|billing
Verriegelung||Verschluss|locking
Verriss||schlechte Kritik in einem Massenmedium|scathing critique
Verrottung||Zerstörung, Verfall|deterioration
Verruf|||disrepute
Verrücktheit||Wahnsinn|madness
Versal||Buchstabe|uppercase letter
Versatz|||skew
Versatzstück|a|Kaution, Sicherheit|security
Versbau|||versification
Verschlag||Hütte|hovel
Verschworene||Verschwörer|conspirator
Versdichtung|lit|Lyrik|verse
Versform|lit||verse
Versfuß|||metrical foot
Versmaß|ling||metre
Verspaar|||couplet
Verspottung||Karikatur|travesty
Versprechung||Zusage|promise
Versteifung||Stütze|strutting
Verstetigung|geh|Erhaltung, Fortführung|perpetuation
Verstimmung||Ärger, Groll|resentment
Verstreckung|textil|Verziehen|draft
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
Verträger|ch|Zusteller|
Vertuschung||Vorwand|fig leaf
Vertäuung|naut|Festmachen|mooring
Verum|phil|Aussage, die zwingend wahr ist|tautology
Verursachung||Auslösen|causing
Verve||Schwung|verve
Verwahrraum||Zelle|
Verweilzeit||Reaktionszeit|retention time
Verwerfung||Wandel, Änderung; Sprung|radical change
Verweser|alt|Verwalter|estate manager
Verwicklung||Auswirkung|implication
Verwindung|phys|Verdrehen|twist
Verwirkung|jur|Verfall|forfeiture
Verwurf|geol|Gesteinsverwerfung|rock fault
Verwässerung||Verlängern|watering down
Verwünschung|relig|Anrufung einer höheren Macht, die Unheil bringen soll|curse
Verzagter||Lauer|
Verzauberung||Faszination|captivation
Verzierung||Schmuck, Dekoration|decoration
Verzug||Verspätung, Verzögerung|delay
Verzweigung||Abzweigung|branching
Verzögerer|chem|Reaktionsbremse|retarder
Verzückung||Freude, Begeisterung|delight
Verärgerung||Groll|ill-feeling
Verübung|||perpetration
Vesikel|med|Hautbläschen|vesicle
Vesper||Speise (Imbiss)|vespers
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
Vibrator|constr|Schwingungserzeuger|vibration generator
Vibrisse|zool||tactile hair
Vicomte|||viscount
Videoclip||Musikvideo|short video
Viech|sued|Insekt|bug
Viehbox|||cattle stall
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
Vierer|by||four
Viererkette|sport|Spielerformation im Rugby|four-man backfield
Vierfüßer|zool|Landwirbeltier|four-legged animal
Vierkant|math||square
Vierling|mil|zwei Kugelläufe über zwei Schrotläufen|quadruplet
Viermaster|naut|Segelschiff mit vier Masten|four-masted ship
Vierpass|art||quatrefoil
Vierpol|||quadripole
Vierrad|||four-wheel bike
Viertakt|auto||four-stroke cycle
Vierteljahr||Quartal|quarter of year
Vierung|||quartering
Vietcong|hist,ugs||National Liberation Front
Vigilanz|psych|Daueraufmerksamkeit|sustained attention
Vigilität|psych|Daueraufmerksamkeit|sustained attention
Vignette|||motorway toll sticker
Vikar||Geistlicher (Hilfspriester)|vicar
Viktimologie||Wissenschaft|victimology
Viktualien|alt|Kost, Verpflegung|victuals
Vikunja|zool||vicugna
Vina|mus|indische Laute|veena
Vinaigrette||Soße (Dressing)|
Vinothek|||enoteca
Viola||Blume (Veilchen)|
Viole||Instrument|
Violinist||Geiger|violinist
Violoncello||Instrument|cello
Viper||Schlange|
Viral|econ|viral im Internet verbreitetes Werbevideo|viral video
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
Visionär|||visionary
Viskose|textil||viscose
Visus|med||visual acuity
Visé|geol||Visean
Vitalität||Kraft|vigours
Vitiligo||Hautkrankheit (Weißfleckenkrankheit)|white leprosy
Vitrage|textil|Scheibengardine|half-curtain
Vitriolöl|alt|Schwefelsäure|vitriol acid
Vivarium|zool|Behälter zur Haltung kleinerer Tiere|vivarium
Vivat|geh||cheer
Vivianit|min||blue ochre
Viviparie|zool|Lebendgebären|viviparity
Vize|||vice
Vlachen||Volk (Wallachians)|
Vlies|textil||non-woven fabric
Vlog||Tagebuch in Videos|vlog
Vogelart|orn||species of bird
Vogelbad|||bird bath
Vogelei|||bird’s egg
Vogelkot|zool||bird droppings
Vogelruf|orn||bird call
Vogelzug|orn||bird migration
Vogt|hist||reeve
Vogtei|hist|Verwaltungsbezirk eines Landvogts|bailiwick
Voile|textil|feiner Stoff|
Vokabular||Wortschatz|vocabulary
Vokalist||Sänger|vocalist
Vokativ|||vocative
Volant|textil||flounce
Voliere||Bauwerk|aviary
Volition|psych|bewusste, willentliche Umsetzung von Zielen in Ergebnisse|volition
Volksbad|hist||municipal baths
Volkskammer||Parlament der DDR|people's chamber
Volkskirche|relig|Jedermannskirche|big-tent Church
Volkstum|||national traditions
Volkstümelei||Nationalismus|
Vollbad|||bath
Vollbier|cook||medium-gravity beer
Vollblut|zool||thoroughbred horse
Vollblüter||Pferd|thoroughbred
Vollbringung||Bewältigung|achievement
Volldepp|||total airhead
Vollei|biol||whole egg
Vollgas|auto||wide-open-throttle position
Vollholz|||solid wood
Volllast|||full load
Vollnarkose|med|Allgemeinanästhesie|general anaesthesia
Vollspur|||standard gauge
Vollverb|ling||full verb
Vollwort|||fullword
Vollziehung||Durchführung, Abwicklung; Vollstreckung|execution
Vollzug||Durchführung, Abwicklung|execution
Volontär||Freiwilliger; Praktikant|voluntary trainee
Voltbox|electr||volt-ratio box
Volte||Trick|sleight of hand
Voltmeter|electr|Spannungsmesser|voltmeter
Voltzahl|electr||voltage figure
Volumenstrom|phys|Volumendurchfluss|volume rate of flow
Volva|myc|Scheide|volva
Vomitorium||Medikament|
Vomitus||Erbrechen|
Voodoo||Operation (Zauberkunde)|
Vopo|hist,ugs|Volkspolizist der DDR|East German policeman
Voralarm|med||blue call
Voranschlag||Ansatz, Schätzung|estimate of cost
Voransicht||Vorschau|preview
Vorausblick||Weitblick|prudence
Vorauskasse|fin|Vorausbezahlung|payment in advance
Voraussage||Prognose, Vorhersage; Prophezeiung|prediction
Vorausschau||Vorsprung, Prognose|projection
Voravis|||preadvice
Vorband|mus||supporting band
Vorbau|||advancing
Vorbeben|geol||foreshock
Vorbedingung||Notwendigkeit, Voraussetzung|necessary requirement
Vorbeizug||Parade|
Vorberg|||foothill
Vorbeter||Geistlicher|
Vorbiss|||overbite
Vorblick|||foresight
Vorblock|||bloom
Vorbote||Vorzeichen|omen
Vorbörse|fin|Wertpapierhandel vor den Börsenöffnungszeiten|pre-market dealings
Vorbühne|||proscenium
Vordach|constr||porch
Vordeck|naut||raised deck
Vorderarm||Unterarm|forearm
Vorderdarm|anat|vorderer Abschnitt des Dünndarms|foregut
Vorderfront||Vorderseite|front
Vorderkammer|anat|vordere Augenkammer|anterior chamber
Vorderkopf|zool|Melone|melon
Vorderlauf|mil|vorderes Laufende|front leg
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
Vorführdame||Modell|fashion model
Vorführgerät||Maschine (Projektionsapparat)|demonstration model
Vorgabewert|comp|Werkseinstellung|set value
Vorgarn|textil|Vorgespinst|rove
Vorgebirge|alt|Kap|cape
Vorgeplänkel||Vorspiel|preliminary
Vorgespräch||Einweisung|briefing
Vorgriff||Ankündigung|foreshadowing
Vorhafen|||harbour entrance
Vorhalle||Lobby, Foyer|reception lobby
Vorhalt|mil||lead
Vorhaltung||Vorwurf, Anschuldigung|reproach
Vorhand|||forehand
Vorhaus|constr,a|Flur, Hausflur|entrance hall
Vorhemd|textil||dickey
Vorherd|techn||forehearth
Vorhersehung||Ahnung, Vorhersage|prevision
Vorhieb|sport||stop-hit
Vorhof|||front court
Vorhut|mil||vanguard
Vorhölle|relig||limbo
Vorkasse|fin|Vorauszahlung|payment in advance
Vorkauf|||preemption
Vorkehrung||Vorsorge|
Vorkommnis||Ereignis, Vorfall|occurrence
Vorkurs|school||pre-course
Vorkämpfer||Held, Hauptfigur; Wegbereiter|protagonist
Vorlack|||priming varnish
Vorladung||Aufforderung, sich an einem bestimmten Ort einzufinden|summons
Vorland|||outland
Vorlast|med||preload
Vorleger|||rug
Vorleistung|fin|Vorschusszahlung|advance payment
Vorleser|||reader
Vorlieferant|econ|Zulieferer|subcontractor
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
Vornull|||leading zero
Vorortzug||Regionalbahn|
Vorprobe|||preliminary test
Vorrecht||Privileg|privilege
Vorrede||Vorwort|foreword
Vorruhe|bot||preliminary rest
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
Vortat|jur||predicate offence
Vorteig|cook||starter dough
Vortest|||pretest
Vortopp|naut||foretop
Vortreppe|constr|Treppenaufgang zur Haustür|stoop
Vortrieb|phys|Antrieb|propulsion
Vortrupp|mil|Vorausabteilung|advance party
Vortäuschung||Simulation|simulation
Vorwitz|||forwardness
Vorwoche|||previous week
Vorzahl||Faktor|coefficient
Vorzahn|techn|Vorschneidezahn|nicker
Vorzeit||Vorgeschichte|prehistoric time
Vorzimmer|constr,a|Flur|entrance hall
Vorübung|||preliminary practice
Votivgabe|relig|Weihegeschenk|votive offering
Votum||Stimme; Abstimmung|vote
Voucher||Ticket, Karte|
Voute|constr|Bogenschenkel|haunch
Voxel|comp|Volumenelement|voxel
Voyeur|||peeping Tom
Vulkanit||Gestein|extrusive rock
Vulkanschlot|geol|Durchschlagsröhre|diatreme
Vuvuzela|||stadium horn
Vögelchen||Vogel|little bird
Völkchen|ugs||lot
Völkerrecht|jur|zwischenstaatliches Recht|international law
Völlerei|||gluttony
Waagerechte||Horizontale|horizontal line
Waagrechte||Horizontale|horizontal line
Waal|a|Bewässerungsgraben in Tirol|irrigation channel
Wabe||Zelle im Bienenstock|honeycomb
Wachboot|naut|Patrouillenboot|motor patrol craft
Wachhaus|||guardhouse
Wachheit|psych|Daueraufmerksamkeit|sustained attention
Wachhund|ugs|Wächter|watchdog
Wachkoma|med||persistent vegetative state
Wacholder||Pflanze|junipers
Wachstube|a|Polizeistation, Polizeirevier|police station
Wachstuch|textil|Wachsleinwand|waxed cloth
Wachtel|orn||quail
Wachtmeister||Polizist|Sergeant
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
Wagenladung||Fuhre|cartload
Wagenpark|auto|Fuhrpark|car pool
Wagenrad|||cartwheel
Wagentyp|auto||type of car
Wagentür|auto||car door
Wagenzug|||train set
Wagerl|a|Einkaufswagen|shopping trolley
Wagner||Handwerker (Achsmacher)|wagon-builder
Wagnis||Risiko|risk
Wahlausgang||Wahlergebnis|election result
Wahlfach|school|fakultatives Fach|elective subject
Wahlfeldzug|pol|Wahlkampf|election campaign
Wahljahr|pol||election year
Wahlkind|||adoptive child
Wahlmann|pol||chosen elector
Wahlmodul|school|fakultatives Fach|elective subject
Wahlrad|techn||mode dial plate
Wahlrede|||election speech
Wahlspruch||Motto|motto
Wahltag|||polling day
Wahlurne|pol||ballot box
Wahlzelle|pol|Abstimmungszelle|voting booth
Wahn|||delusion
Wahnbild||Täuschung|delusion
Wahnidee|||delusional idea
Wahnwitz||Wahnsinn|madness
Wahrspruch|jur|Feststellung, Befund|declaration
Waid|bot|Pflanze, die blau färbt|woad
Waidmann||Jäger|hunter
Waidsack|hunt||game rucksack
Walboot|||whaleboat
Walch|bot||goatgrasses
Waldbau|||silviculture
Waldbaum|bot||forest tree
Waldesrand|geh|Waldrand|edge of the woods
Waldglas|||forest glass
Waldgut|||forest estate
Waldhorn|mus||French horn
Waldhut|agr||pannage
Waldhüter||Förster|forest warden
Waldiltis|zool|Europäischer Iltis|European polecat
Waldkauz|orn||tawny owl
Waldkiefer|bot|Gemeine Kiefer|Scots pine
Waldlauch|bot|Waldknoblauch|ramsons
Waldmann|||woodwose
Waldrapp|orn|europäischer Ibis|hermit ibis
Waldregion||Waldgebiet|forestland
Waldren|zool||forest reindeer
Waldstorch|orn|Amerikanischer Nimmersatt|American wood stork
Waldung|geh|Waldgebiet|woodland area
Waldweg|||woodland path
Waldwiese||Gras (Lichtung)|glade
Walfang|||whaling
Walfisch|ugs||whale
Walhai|zool||whale shark
Walhalla||Halle in der nordischen Mythologie|Valhalla
Waliser|||Welshman
Walkalb|zool||whale calf
Walker|||fuller
Walkuh|zool||whale cow
Walküre|||Valkyrie
Wallach|zool||gelding
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
Waltz|||valse
Walzgold|||rolled gold
Walzwerk|mach||strip mill
Walöl|||whale oil
Wamme||lockere Haut unter dem Kinn bei Mensch und Tier|jowl
Wampe||dicker Bauch bei Männern|pot belly
Wampum||Perlenketten aus Meeresschnecken und Muscheln|wampum
Wams|ugs|Kleidungsstück|doublet
Wandbild|art||mural painting
Wanddekor||Tapete|
Wandelhalle||Lobby, Foyer|reception lobby
Wandelstern|astron|Planet|planet
Wanderfisch|zool|wandernder Fisch|migratory fish
Wanderschuh||Schuhwerk|hiking shoe
Wandervogel||Nomade|wanderer
Wanderwelle|electr|fortschreitende Welle|travelling wave
Wandler|||modifier
Wandschirm||Leinwand|screen
Wanduhr|||wall clock
Wandung|techn||wall
Wane||Gott einer Sippe der nordischen Sage|one of the Vanir
Wanst||dicker Bauch bei Männern|pot belly
Want|naut||shroud
Wante|naut||shroud
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
Wartefrist||Wartezeit|qualifying period
Wartehalle||Wartezimmer|waiting room
Wartekoje|transp,a|Wartehäuschen|public transport shelter
Warteraum||Wartezimmer|waiting room
Warterei|||waiting
Wartesaal||Wartezimmer|waiting room
Wartsaal|ch|Wartezimmer|waiting room
Warwe|geol||varve
Warwit|min||slaty varved clay
Wasabi||Gewürz (Japanischer Meerrettich)|Japanese horseradish
Waschautomat||Waschmaschine|washing machine
Wascher|chem||scrubber
Waschgang||Wäsche|wash cycle
Waschkaue|min|Waschraum der Bergleute|pit-head baths
Waschpulver||Waschmittel|washing powder
Waschsoda||Salz (kohlensaures Natrium)|washing soda
Waschstraße|auto|Autowaschanlage|car wash
Waschtag|||laundry day
Waschtisch||Waschbecken mit Unterschrank|vanity unit
Waschtrommel||Teil einer Waschmaschine|wash tub
Waschung|relig||ablution
Waserl|a||choirboy
Wasserbecken||Behälter|tank
Wasserbilanz|envir|verfügbare Wassermengen im Wasserkreislauf eines Systems|water balance
Wasserfrau||Meerjungfrau, Nixe|mermaid
Wasserglas||Becher|tumbler
Wassergraben||Bach|ditch
Wassergüte|envir|Wasserqualität|water quality
Wasserkopf|ugs|Verwaltung, Bürokratie|big head
Wasserkran|ugs|Wasserhahn|water standpipe
Wasserlauf||Fluss, Strom|watercourse
Wasserloch||Tränke|watering hole
Wassermasse||Flut|mass of water
Wassernixe||Meerjungfrau|mermaid
Wasserpegel|envir|Wasserstand|level of water
Wasserrecht|jur|Wassernutzungsrecht|water use law
Wasserrohr||Gerät (Wasserleitung)|water pipe
Wasserschlag||Druckstoß in Rohrleitungen|hammer-blow in pipes
Wasserstelle||Tränke|waterhole
Wasserweg||Wasserstraße|water route
Wasserwild|hunt|Wassergeflügel|waterfowl
Wasserzufuhr||Wasserversorgung|water supply
Waterkant|ugs|Küste|
Waterloo|ugs|Verderben, Untergang|
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
Weberei|||weaving mill
Weberknecht||Schneider|harvestman
Webinar|stud||web seminar
Webkamm|||weaving comb
Webkante|textil||listing
Weblade|textil||batten
Webmaster|comp|Administrator eines Webservers|
Webpelz|textil|künstlicher Pelz|fake fur
Webpräsenz||Webseite, Homepage|web presence
Webrand|textil||listing
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
Weckerl|sued|Brötchen, Semmel|bread roll
Weckglas||Behälter|
Weckuhr||Wecker|
Weda||heilige Schriften der Inder|Veda
Wedel||Pflanze|frond
Weed|ugs|Gras (Marihuana)|
Wegedecke|constr|Wegebefestigung|path surfacing
Wegenetz|||road system
Weggeber|techn|Stellungsgeber|displacement transducer
Weggefährte||Begleiter|traveling companion
Weggen|cook,ch||bread roll
Weggli|ch|Brötchen, Semmel|
Wegkreuz|relig||wayside cross
Weglänge|||length of run
Wegpunkt|||waypoint
Wegrand|||pathside strip
Wegsensor|techn|Positionssensor|position sensor
Wegstock|relig||wayside shrine
Wegweisung||Platzverweis|ban from the premises
Wegzehrung|cook,geh|Proviant|food provisions
Wehklage|||lamentation
Wehl|nord|Teich hinter einem Deich|pool behind a dike
Wehmut|geh|Sehnsucht|wistfulness
Wehranlage||Befestigung|fortification structure
Wehretat|pol||defence budget
Wehrgang|||wall-walk
Wehrpass|mil||draft card
Wehrsold|mil||service pay
Wehrturm|constr||defensive tower
Weichei|||wimp
Weichling||Waschlappen|wimp
Weichlot|||soft solder
Weichsel|cook,by|Sauerkirsche|sour cherry
Weichselzopf||Hautkrankheit|Polish plait
Weidevieh|agr|Freilandtiere|range animals
Weidmann||Jäger|hunter
Weidsack|hunt||game rucksack
Weih|zool|Greifvogel|harrier
Weihefest||Richtfest|topping-out ceremony
Weihegabe|relig|Weihegeschenk|votive offering
Weihung|relig||sanctification
Weiler|||hamlet
Weinbau|agr||wine-growing
Weinbauer||Winzer|wine-grower
Weinbrand|cook|Branntwein aus Wein|brandy
Weindorf|||wine-growing village
Weinfass|||wine cask
Weinfest|||wine festival
Weingegend|agr|Weinanbaugebiet|wine-growing area
Weingeist|chem|Alkohol|ethyl alcohol
Weinglas|||wine glass
Weingärtner||Winzer|wine-grower
Weinhauer|a|Winzer|wine-grower
Weinjahr|||wine year
Weinlaub|bot||foliage of vines
Weinlese|||grape gathering
Weinort|||wine-growing village
Weinrebe|bot||grapevine tendril
Weinstock||Pflanze (Rebe)|grapevine stock
Weinzierl|a|Winzer|wine-grower
Weisel|||queen bee
Weissager||Prophet|prophet
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
Weltcup|sport||World Cup
Weltkirche|relig|Universalkirche|World Church
Weltkugel||Globus|globe
Weltkörper|astron,alt|Himmelskörper|celestial body
Weltlauf|||course of the world
Weltmann|||man of the world
Weltmeer||Ozean, See|ocean
Weltnetz|||global network
Weltpriester|relig|Diözesanpriester|secular priest
Weltraumflug||Raumfahrt|space flight
Weltreich||Weltmacht|world empire
Weltruf|||international reputation
Weltruhm|||world fame, worldwide fame
Weltstar|||world star
Weltteil||Kontinent|continent
Wendel|constr|Spirale|spiral
Wendezeit|naut|Liegezeit im Hafen des Umkehrpunkts|turnaround time
Wendich|bot||white ball-mustard
Wendigkeit||Beweglichkeit|agility
Wenlock|geol||Wenlockian
Werbeaktion||Werbekampagne|advertising campaign
Werbefeldzug||Werbekampagne|advertising campaign
Werbefilm||Werbespot|advertising film
Werbegag|||advertising stunt
Werber|||advertiser
Werbespruch||Slogan, Schlagwort|jingle
Werder|||holm
Werfer|||thrower
Werg||Abfall von Flachs und Hanf|tow
Werkbank|||workbench
Werkdirektor||Betriebsleiter|plant manager
Werkplatz|econ,ch|Standort, Wirtschaftsstandort|business location
Werkraum||Atelier|workroom
Werksanlage||Fabrik|plant
Werksleiter||Betriebsleiter|plant manager
Werkstor|constr||factory gate
Werktag||Wochentag, der nicht arbeitsfrei ist|working day
Wermut|||absinthe
Werre|zool|Europäische Maulwurfsgrille|European mole cricket
Werst||Maßeinheit|verst
Wertkette|econ|Wertschöpfungskette|value chain
Wertmarke||Gutschein|token
Wertzoll|fin||ad valorem duty
Wertzuwachs||Mehrwert|appreciation of value
Wesenheit|phil|Gebilde|entity
Wesensart||Natur, Charakter|sb.’s nature
Wesenszug||Kennzeichen|characteristic trait
Wesfall||Genitiv|
Wesir|||vizier
Wessi|ugs|Westdeutscher|West German
Westfal|geol||Westphalian
Westfranken||Volk (salische Franken)|
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
Wetterkunde|meteo|Physik der unteren Atmosphäre|meteorology
Wettfahrt||Rennen|race
Wettsegeln||Regatta|regatta
Whig|hist|englischer Liberaler|Whig
Wichte|phys|Quotient aus dem Gewicht und Volumen eines Stoffs|specific weight
Wichtel||Fabelwesen (Heinzelmännchen)|pixie
Wichtelmann||Zwerg, Kobold|
Wichtung|stat||weighting
Wickel|med|Umschlag|compress
Wickler|||pay on reel
Wicklung|electr||winding
Widder||Schaf|ram
Widdertod||Pflanze (Herrgottslöffel)|
Widerhall||Echo|reverberation
Widerpart||Gegner, Feind|opponent
Widerrede||Widerspruch|contradiction
Widersee|envir|Unterströmung|undertow
Widersinn||Unsinn, Blödsinn|
Widerstreit||Gegensatz|antagonism
Widerwille||Ekel, Abscheu|disgust
Widerwillen||Abneigung|reluctance
Widget|comp|grafisches Objekt|window gadget
Widrigkeit||Hürde|trial
Wiederanfang||Neuanfang|recommencement
Wiederanlage|econ|Wiederveranlagung|reinvestment
Wiegenfest||Geburtstag|birthday
Wiek|nord|kleine Bucht der Ostsee|small bay
Wiener||Frankfurter|Viennese
Wienerle|cook,sued|Würstchen|hot dog
Wienerli|cook,ch|Würstchen|hot dog
Wierde||Warf|artificial dwelling hill
Wiesel|zool||weasel
Wiesn||Oktoberfest|
Wiewort||Adjektiv|adjective
Wigwam||Zelt|tepee
Wiki|comp|Informationsseite im Internet, die jeder inhaltlich bearbeiten kann|wiki
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
Willenskraft||Überwindung|willpower
Willigkeit||Einsatzbereitschaft|sb.’s readiness
Wimmerl|ugs|Pickel|pustule
Wimpel|||pennant
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
Windsee|naut||wind sea
Windsog|||wind suction
Windspiel||aufgehängtes Mobile mit klingenden Metallteilen|wind chime
Windstille||Flaute|calm
Windstoß|meteo|starke Luftbewegung|blast of wind
Windung||Ring; Drehung|whorl
Windwerk|techn||winding gear
Windwurf|||windthrow
Wingert|ch|Weinberg, Weingarten|vineyard
Wink||Tipp, Hinweis; Anspielung|hint
Winkelzug||Trick|scheme
Winker|auto||semaphore indicator
Winkern|naut||semaphore flag signalling
Winnetou||Figur in Karl-May-Romanen|Winnetou
Winsch|naut|Winde|winch
Winterlinde|bot|kleinblättrige Linde|small-leaved lime
Winzerei||Weingut|winery
Winzling||Zwerg|pipsqueak
Wipfel|bot||treetop
Wipper|min|Wagenkipper|tippler
Wippsäge|||cordwood saw
Wirbelkanal|anat|Wirbelsäulenkanal|spinal canal
Wirbelsturm||Wind (Tornado)|twister
Wirbelwind|ugs|Tornado|twister
Wirbler|techn||cyclone separator
Wirkleitwert|electr|elektrischer Leitwert|electric conductance
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
Wirtel||Quirl|whorl
Wirtschafter||Verwalter|estate manager
Wirz|ch|Gemüse (Welschkohl)|savoy cabbage
Wisch|||piece of bumf
Wischer|||wiper
Wischlappen||Tuch|wiping cloth
Wischtuch||Lappen|wiping cloth
Wisent|zool|Europäischer Bison|European wood bison
Wissbegierde||Neugier|inquisitiveness
Wissender||Heiliger, Weiser|
Wissenszweig||Disziplin, Fachgebiet|branch of learning
Witherit|min||witherite
Witwer|||widower
Witzbold|ugs|Narr|eejit
Witzelei|||quip
Witzigkeit||Humor|humorousness
Wlachen||Volk (Wallachians)|
Wobbler||harter Angelköder in Fischform|wobbler
Wodenstag|alt|Mittwoch|
Wodu|||voodoo
Woge||Welle|
Wohlgefallen||Freude, Genuss|pleasure
Wohlgefühl||Wohlergehen, Wohlbefinden|sense of well-being
Wohlgeruch||Duft|perfume
Wohlklang||Harmonie|harmony
Wohllaut|||melodious sound
Wohltat||Gefallen|benefaction
Wohnanhänger||Wohnwagen|camping vehicle
Wohnbau||Wohnungsbau|housing scheme
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
Wolfram|chem||tungsten
Wolfswurz|alt|Pflanze|monkshood
Wolkenbruch||Schauer, Regenschauer|cloudburst
Wollfett|||lanolin
Wollgarn|textil||woollen yarn
Wollmaus|ugs||dust bunny
Wollust|||wantonness
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
Wortgut||Wortschatz, Lexikon|
Wortherkunft|ling|die Etymologie eines Wortes|
Wortkreuzung||Verschmelzung|blend
Wortmaterial||Wortschatz|vocabulary
Wortpaar|||pair of words
Wortschöpfer||Schriftsteller|wordsmith
Wortsinn|ling||literal sense
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
Wucht||Gewalt, Kraft; Impuls|force
Wuchtbaum||Werkzeug|
Wuhr|sued|Wehr in einem Bach|weir
Wulst||Ring|torus
Wumme|ugs|Pistole, Revolver|
Wundarzt|med|Barbier und Chirurgus|barber surgeon
Wunderding||Wortschöpfung in einem Liedtext|wonderwall
Wunderkammer|hist|Kuriositätenkabinett|cabinet of curiosities
Wundklee|bot||kidney vetches
Wundmal|med||stigma
Wundrose|med||erysipelas
Wune|nord|Loch im Eis|hole in the ice
Wunschkredit||Darlehen|desired credit
Wunschtraum||Illusion|illusion
Wunschwelt||Traumwelt|never-never land
Wurfbahn|||aerodynamic trajectory
Wurfholz|||hunting boomerang
Wurfrad|||scoop wheel
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
Wählton|telco||dial tone
Wäldchen|bot||grove
Wälzer|ugs|Schinken|doorstop of a book
Wärmeschutz|techn|Wärmeisolierung|heat insulation
Wärmezufuhr|phys|Wärmeeinbringung|heat input
Wäscher|||launderer
Wäschestück|textil|schmutziges oder frisch gewaschenes|piece of laundry
Wässerchen|ugs|Schnaps|rill
Wölbklappe|aviat|Wölbungsklappe|camber flap
Wölbung||Gewölbe|vault
Wühler||Macher|go-getter
Wühlmaus|zool||root vole
Wünscher||Junge, Bube|
Würgegriff||Dominanz|thrall
Würger|||shrike
Würmchen|||little worm
Würstel|cook,a|Würstchen|hot dog
Würze||Geschmack; Aroma|zest
Würzfleisch||Speise|
Würzsoße|||condiment
Würzstoff||Gewürz|
Wüstenei||Öde, Einöde|waste land
Wüstenrose|bot|Echte Rose von Jericho|dinosaur plant
Wüstit|min||wüstite
Wüterei||Wut, Zorn|
Wüterich||Rasender|tyrant
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
Xi||griechischer Buchstabe|xi
Xylem|bot|Gewebe, das Wasser leitet|xylem
Xylit||Zuckerersatz|xylitol
Xylofon||Instrument|
Xylophon||Instrument|xylophone
Xylothek|||wood collection
Yacht|naut|Schiff zum Segeln oder Vergnügen|yacht
Yak|zool|Rind des Himalajas|yak
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
Zahlendreher|math|zwei vertauschte Ziffern|transposed figures
Zahler|||payer
Zahlkarte|fin|Zahlungskarte|payment card
Zahllast|fin||tax amount payable
Zahltag|||quarter day
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
Zahnfüllung|med|Plombe|filling
Zahngold|med||dental gold
Zahnhals|anat||neck of the tooth
Zahnklempner|ugs|Zahnarzt|dentist
Zahnlaut|ling||dental
Zahnmark|anat||dental pulp
Zahnmaul||Fisch (Zander)|zander
Zahnrad|||toothed wheel
Zahnung|techn|Zacken, Zacke|indentation
Zahnweh|med,ugs|Zahnschmerzen|toothache
Zain||Metallbarren; Rute|ingot
Zamboni|||ice resurfacer
Zampano||Blender|
Zamperl|by|Hund|
Zangengeburt|med|Zangenentbindung|forceps delivery
Zani||Diener in der italienischen Komödie|zany
Zankerei|alt|Streiten|squabbling, wrangling
Zapfenloch||Fuge|mortise
Zapfhahn||Zapfen|tap cock
Zar|hist|russischer Kaiser|tsar
Zarentum|hist||tsardom
Zarge|||case
Zarin|||czarina
Zartgefühl||Feingefühl|sensitivity
Zartheit||Schwäche|frailty
Zaster||Moos, Kies|loot
Zauberei||Magie|feat of magic
Zauberkraft||Magie|magic power
Zauberkunst||Magie|magic art
Zauberspruch||Bann|magic spell
Zauderer|||waverer
Zaum|||headgear
Zaumzeug|||tack
Zaungast|||curious onlooker
Zebedäus|relig||Zebedee
Zebrahai|zool|Leopardenhai|zebra shark
Zebu|zool|Rind mit Buckel|zebu
Zechbruder|ugs|Trinker|
Zeche||Rechnung; Bergwerk|score
Zecher|||reveler
Zecherei|||tippling
Zechine|||sequin
Zechtour|cook|Kneipenbummel|drinking spree
Zeck|sued|Zecke|tick
Zedent|||assigner
Zedrachbaum|bot|Paternosterbaum|chinaberry tree
Zehe|anat||clove
Zehent|alt|Steuer, Abgabe|
Zehnagel|anat||toenail
Zehneck|math||decagon
Zehner|by||ten
Zehnt|alt|Steuer, Abgabe|
Zehntel|||tenth
Zeichenstift||Bleistift|pencil
Zeising|naut||gasket
Zeitabstand||Zeitraum, Frist|time interval
Zeitangabe||Zeitpunkt, Datum|date
Zeitart|||time category
Zeitbombe|mil|Bombe mit Zeitzünder|time bomb
Zeitdauer||Zeitraum, Frist|amount of time
Zeitenwende||Wendepunkt|turning point
Zeitform|ling||tense
Zeitfresser||Zeitverschwendung, Spielerei|time-waster
Zeitlimit|comp|Zeitbeschränkung|time-out
Zeitmaß||Tempo|time
Zeitnot|||lack of time
Zeitperiode||Zeitraum, Zeitspanne|time period
Zeitplanung||Zeitmanagement|time management
Zeiträuber||Zeitverschwendung, Spielerei|time-waster
Zeitströmung||Zeitgeist|zeitgeist
Zeittakt|||time interval
Zeitungsbote||Zusteller|newspaper deliverer
Zeitwert|fin|Gegenwartswert|present value
Zeitwort||Verb|action word
Zeitzone|||time zone
Zellart|biol||type of cell
Zeller|a|Pflanze (Knollensellerie)|celeriac
Zellform|biol||cell shape
Zellgas|chem||cell gas
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
Zelot|||zealot
Zeltbahn|||tent square
Zeltdach|||tent roof
Zelter||Pferd|palfrey
Zeltler|||camper
Zeltli|cook,ch|Bonbon|drop
Zeltpflock||Hering|tent peg
Zeltplatz||Campingplatz|camping ground
Zeltstadt||Lager|camp
Zemaite|hist||Samaitian
Zen|relig|Richtung des Buddhismus|Zen
Zenit||Höhepunkt, Gipfel|pinnacle
Zenotaph|||cenotaph
Zensor||Kritiker|censor
Zensur||Note|mark
Zensus|||census
Zent|hist|Gerichtsbezirk im Mittelalter|hundred
Zentaur||Fabelwesen (Pferdemensch)|centaur
Zentner||Maßeinheit|metric hundredweight
Zentrierung|techn|mittige Plazierung|centring
Zenturio|||centurion
Zeolith|min|farbloses oder hell gefärbtes Mineral|zeolite
Zephalgie||Kopfweh|
Zephir|||zephyr
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
Zibebe||Rosine|raisin
Ziborium|relig|Hostienkelch|host ciborium
Zichorie|bot||blue sailors
Zichte|ugs|Droge|cig
Zickzack|||zigzag
Ziegelei|||brickyard
Ziegelton||Lehm|brickearth
Ziegenfuß||Werkzeug|
Ziegenmelker||Vogel|Eurasian nightjar
Ziegenpeter|med,nord|Entzündung der Ohrspeicheldrüse|mumps
Ziehbank|||draw brench
Ziehkind|||foster child
Ziehsohn|||foster-son
Zielbahnhof|transp|Bestimmungsbahnhof|station of destination
Zielband|sport||finish line ribbon
Zielbereich||Ziellinie|target ceiling
Zielcode|||object code
Zielgerade||Endspurt|home straight
Zielhafen|transp|Bestimmungshafen|port of destination
Zielkauf|econ||credit purchase
Zielkode|comp|Maschinenkode|object code
Zielland|pol||country of destination
Zielnetz|||destination network
Zielort|transp|Reiseziel|place of destination
Zielstellung||Zielsetzung, Vorgabe|objective
Zielvorgabe||Zielsetzung|objective
Zielwert||Soll|target value
Zielzone|||target zone
Ziem||oberes Keulenstück des Rindes|topside
Ziemer||Rute|pizzle
Zier|geh|Schmuck|adornment
Zierband|||riband
Zierbau|constr||folly
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
Zinke||Zacke|tooth
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
Zinnober|||vermilion
Zinsaufwand|econ|Zinsaufwendungen|interest expenses
Zinsfuß||Zinssatz|rate of interest
Zinshaus|a||rental apartment building
Zinsrechnung||Berechnung|calculation of interest
Zinstag|||quarter day
Zipfel||Eck, Ecke|corner
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
Zivilcourage||Rückgrat|civil courage
Zivilprozess|jur|Rechtsstreit|lawsuit
Zloty||Währung Polens|zloty
Zmittag|cook,ch|Mittagessen, Mittagstisch|lunch
Zmorge|ugs|Frühstück|breakfast
Znacht|ugs|Abendessen, Abendbrot|supper
Znüni|ch|Speise (Imbiss); Jause|morning snack
Zobel|zool|Marder mit kostbarem Fell|sable
Zocker|ugs|Spieler|gambler
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
Zoologie|||zoology
Zoomobjektiv|photo|Objektiv mit veränderlicher Brennweite|zoom lens
Zoonose|med|Infektionskrankheit, die zwischen Mensch und Wirbeltier übertragen wird|zoonotic disease
Zoophage||Pflanze|
Zoophyt|||zoophyte
Zooplankton|biol|tierisches Plankton|zooplancton
Zootomie|zool|Tieranatomie|animal anatomy
Zootrop||Gerät|
Zope|zool|Süßwasserfisch|blue bream
Zores|reg|Ärger|trouble
Zosse|ugs|Säugetier (Gaul)|
Zote||unanständiger Witz|dirty joke
Zotte|||villus
Zottenhaut|med|äußere Embryonalhülle bei Säugetieren|chorion
Zuarbeit||Hilfe, Unterstützung|support
Zuarbeiter||Hilfskraft|menial
Zubehörsatz||Zusatz|accessories kit
Zubehörteil|techn|Aufsatz, Vorsatz|attachment
Zuber||Trog, Bottich|tub
Zubrot|||extra income
Zuchtbuch|agr|Zuchtstammbuch|stud book
Zuchthäusler|ugs|Verurteilte|convict
Zuchtmeister|alt|Herr, Lehrmeister|taskmaster
Zuchtsau|agr||breeding sow
Zuchtwahl|agr|künstliche Selektion|artificial selection
Zuckerersatz|cook|Zuckeralternative|sugar substitute
Zuckerl|by|Bonbon|special treat
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
Zugchef|ch||chief guard
Zugehfrau|alt|Dienstmädchen|cleaning lady
Zugeständnis||Entgegenkommen|concession
Zugewinn|ugs||gain
Zugfeder|||main spring
Zugfolge|transp|Reihenfolge der Zugfahrten|sequence of trains
Zughaken|||draw-hook
Zugholz|||tension wood
Zughub|techn||ratchet lever hoist
Zugkraft||Anziehungskraft|appeal
Zugleine|||drawstring
Zugluft|||draught
Zugmaschine||Fahrzeug (Traktor, Schlepper)|towing vehicle
Zugmodul|techn||tensile modulus
Zugnetz|agr||draught net
Zugochse|||trek ox
Zugpferd|||drawcard
Zugring|print||boss
Zugrohr|techn||blast pipe
Zugsalbe|pharm||drawing ointment
Zugseil|||towing rope
Zugsführer|a|Lokführer|train driver
Zugstab|||tension member
Zugstrecke|ugs|Bahnstrecke|rail line
Zugstück|||box office draw
Zugsverkehr|ch|Bahnverkehr|train service
Zugsäge|||logging saw
Zugteilung||Flügeln|portion working
Zugtier|||draught animal
Zugturm|sport||pulley station
Zugverkehr|transp|Eisenbahnbetrieb|train service
Zugvieh|agr||draught cattle
Zugvogel|orn||migrant
Zugwagen|auto||towing vehicle
Zugwinde|||logging winch
Zugzone|techn||tensile area
Zugzwang|||tight spot
Zuhörerraum||Aula, Hörsaal|courtroom auditorium
Zukauf||Erwerb|additional purchase
Zulage||Zuschuss, Zuschlag|allowance
Zulp|reg|Schnuller|dummy
Zulu||Volk in Südafrika; seine Sprache|Zulu
Zuluft|techn||additional air
Zumpferl|a|Lümmel|willy
Zuname||Nachname|family name
Zunder|||tinder
Zunft||Gewerbe|trade
Zuni||Indianervolk in New Mexico|Zuni
Zurechnung||Vergabe, Zuordnung|allocation
Zureiter||Bereiter|horsebreaker
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
Zuträger||Informant, Spitzel|informer
Zutun||Beteiligung; Hilfe|involvement
Zuwaage|reg|Extra, Zuschlag|added extra
Zuwahl|||co-option
Zuweiser|||referrer
Zuzahlung|fin|Zuschuss, Aufstockung|top-up
Zuzug|||in-migration
Zuzüger|ch|Einwanderer, Zuwanderer|
Zuzügler||Einwanderer, Zuwanderer|
Zvieri|ch|Speise (Imbiss)|afternoon snack
Zwangslage||Dilemma, Zwickmühle|constraining situation
Zwanni|ugs|Zwanziger|
Zweckbau||Bauwerk|functional building
Zweckehe|||marriage of convenience
Zweier|a||two
Zweifler|||doubter
Zweigbetrieb||Filiale, Außenstelle|branch
Zweiheit||Gegensatz|
Zweimaster|naut|Segelschiff mit zwei Masten|two-masted ship
Zweipol|||two terminal network
Zweirad||Fahrzeug|two-wheeled vehicle
Zweitakt|auto||two-stroke cycle
Zweitfrau||Geliebte|concubine
Zweitfrisur||Perücke|wig
Zweithaar||Perücke|
Zweitname|ling|Zwischennamen|middle name
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
Zwinge|||cramp
Zwingherr|geh|Diktator, Tyrann|
Zwirn|textil|gedrehtes Garn|twine
Zwirner|textil|Zwirnmaschine|twister
Zwischending||das in keine Kategorie passt|in-between
Zwischenraum||Lücke|interspace
Zwischenruf||Operation (Einwurf)|interjection
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
Zyklus|geh|Reihe|series
Zymbal||Saiteninstrument|concert hammered dulcimer
Zymologie|chem|Gärungschemie|fermentation chemistry
Zyniker|||cynic
Zynismus|||cynicism
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
Zählwerk|||counter mechanism
Zählzeit|mus||beat unit
Zähmung|||taming
Zähre|alt|Träne|tear
Zänker|alt||quarreler
Zänkerei|||spat
Zäpfchen|anat||uvula
Zäsur||Wendepunkt, Bruch|turning point
Zökum|anat|Blinddarm|blind gut
Zöliakie|med||coeliac disease
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
abbestellen||kündigen, stornieren|to cancel sth.
abbinden|med|unterbinden|to ligate sth.
abblasen|ugs|streichen|to cancel sth.
abblenden||ausblenden|to fade out
abblocken||blockieren, sperren|to block
abblättern||abbrechen|to chip off
abbrennen||verbrennen|to burn down
abbreviieren||verkürzen, kappen|
abbrocken||pflücken|
abbrummen|ugs|absitzen|
abbrühen|||to scald sth.
abbuchen|fin||to write off sth.
abbügeln||abdrehen|
abbüßen|||to atone for sth.
abcashen|fin,a|abräumen|to rake it in
abdampfen|ugs|verschwinden|to evaporate
abdanken||zurücktreten, abtreten|to resign
abdichten||zumachen|to seal up sth.
abdienen|||to serve out
abdocken|||to undock
abdrosseln||schnüren|to throttle
abduktiv|phil||abductive
abdunkeln||verdunkeln|to dim sth.
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
abfedern||mildern|to mitigate sth.
abfeilen|||to file off
abfeimen|alt||to skim impurities
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
abfärben|textil||to set off
abfühlen|comp||to sense sth.
abfüllen|||to bottle sth.
abgabenfrei||steuerfrei|duty-free
abgaunern||abnehmen|to wangle
abgedroschen||schal; altmodisch|stale
abgegriffen||abgenutzt|worn
abgehackt||holprig|jerky
abgehalftert||abgerissen, schäbig|down-and-out
abgehetzt||erschöpft|exhausted
abgekämpft||erschöpft|weary
abgelten|||to satisfy sth.
abgerieben||abgenutzt|attrited
abgeschmackt||schal, leer|insipid
abgeschottet||isoliert|cloistered
abgeschrägt||schief|skewed
abgesondert||getrennt, einzeln; isoliert|separated
abgespannt|med|abgeschlagen|sluggish
abgespeckt|ugs|reduziert, eingeschränkt|stripped-down
abgestorben||tot|dead
abgestuft||differenziert|nuanced
abgestumpft||grob, gleichgültig|blunt
abgewetzt||alt, abgenutzt|run-down
abgewöhnen||aufhören, aufgeben|to give up
abgießen|||to pour off
abgleiten||abrutschen|to slip
abgraben|||to dig off
abgrasen|||to troll a medium
abgraten|techn|abziehen|to strip sth.
abgreifen||abnehmen|
abgängig||verschwunden, verschollen; vermisst|missing
abhacken||abschneiden|to chop
abhalftern|ugs|entlassen, ablösen|
abhandeln||behandeln|to treat
abhaspeln||abspulen, abwickeln|to spool off sth.
abheften||ablegen|to put away sth.
abheilen|med,geh||to heal
abhelfen||beheben|to relieve sth.
abhetzen|||to rush about
abheuern|naut||to sign off
abhobeln|||to plane off
abholbar|||collectable
abhold|geh|ungern, abgeneigt|
abholzen||schlagen|to fell trees
abhorrieren|geh|hassen, verachten|
abhotten|ugs|tanzen|
abhusten|||to cough up
abhärten||stählen|to harden
abirren|||to stray
abisolieren||abschneiden, ausräumen|to strip
abkanten|||to fold
abkauen|||to chew
abkehren||abwenden|to turn away
abkippen|||to pitch
abkleben|||to mask
abklingen||zurückgehen, abnehmen|to fade away
abknapsen|ugs|entreißen|to scrape together sth.
abkochen|cook||to boil sth.
abkoppeln||abhängen|
abkratzen|techn|abziehen|to strip sth.
abkupfern|ugs|imitieren, nachahmen|to copy sth.
abkömmlich||verfügbar, erreichbar|available
abkürzen||verkürzen|to cut short sth.
abladen||entladen|to unload
ablagern||hinterlegen|to be deposited
ablandig|meteo||offshore
ablativ|med||ablative
ablatschen|ugs|ablaufen, abgehen|
ablatzen|ugs|zahlen, bezahlen|
ablaugen|||to strip sth.
ablecken|||to lick off
ableisten||durchführen|to perform sth.
ablesbar|||legible
ableugnen||verleugnen|to disavow sth.
ablichten||fotografieren|to photocopy sth.
abliegen|geh||to set off
ablisten|geh|abnehmen|to wangle
abluchsen|ugs|abnehmen, entreißen|to wangle
ablösbar|||strippable
ablöschen||auslöschen|to put out
ablöten|||to desolder
ablüften|||to flash off
abmagern|||to lose weight
abmahnen|||to warn
abmessen||vermessen|to measure off
abmildern||schwächen, dämpfen|to attenuate sth.
abmontieren||ausbauen, abbauen|to dismount sth.
abmurksen|ugs|umbringen|to do in sb.
abmähen||sensen|to scythe
abmühen||ackern|to slave
abnagen|||to gnaw off
abnicken|ugs|zustimmen|to nod sth. through
abnorm||abweichend; ungewöhnlich|abnormally
abnormal||abweichend; ungewöhnlich|aberrant
abnutzen||verschleißen; abfahren|to wear away
abnähen|textil||to stitch down sth.
abnötigen||verdienen|to command sth.
abnützen||verschleißen; abfahren|to wear
abominabel|geh|widerlich, furchtbar|
abordnen||schicken, entsenden|to send sb.
abortieren|agr|verwerfen|to abort
abpassen||abwarten; abfangen|to bide
abpausen|||to trace sth.
abpellen||schälen|to peel
abperlen|||to drip off
abplacken||ackern|to slave
abplagen||ackern|to slave
abplatzen||abbrechen|to chip
abpressen|techn|abdrücken|to pressure-test sth.
abpudern|art||to chalk
abpumpen|||to drain sth.
abputzen|||to clean
abpölen|alt||to unhair sth.
abquälen|||to flounder
abrahmen|||to skim
abrasiv|||abrasive
abraten|||to dissuade
abreagieren||auslassen|to vent
abrebeln|agr,nord||to stem
abregen||beruhigen|to chill
abreiben||abtrocknen|to towel
abrocken|mus|hingebungsvoll Rockmusik spielen oder dazu tanzen|to rock out
abrollen||abwickeln|to unwind sth.
abrunden||vervollständigen|to round off
abrupt||plötzlich, schlagartig|abrupt
abrüsten|||to disarm
absacken||sinken, versinken|to sink
absahnen|fin|abräumen|to rake it in
absaufen|ugs|ertrinken|to drown
absaugen|||to suck off
abscheiden||entnehmen|to extract sth.
abscheuern||reiben|to chafe
abschirmen|ugs|decken|to screen off
abschlagen||abreißen|to shear sth. off
abschleifen||glätten|to sand off
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
abschätzig||abfällig, respektlos|disparaging
abschüssig||steil|declivitous
abschütteln||loswerden|to shake off
absegeln|||to sail away
absegnen||billigen|to countenance sth.
abseifen|||to soap
abseihen||fest von flüssig trennen|to strain sth.
abseilen|||to decamp
abseitig||abgelegen, einsam|remote
absenden|||to send off
absengen|textil|flammen, gasen|to scorch sth.
absenken||ablassen; nachlassen|to sink
absent|alt|fort, abwesend|
absentieren||verabschieden, entfernen|to absent yourself
abservieren||loswerden|to ditch sb.
absichtsvoll|geh|gewollt, absichtlich|intentionally
absickern||auslaufen, ablaufen|
absieben||fest von flüssig trennen|to strain sth.
absinken||fallen|to fall
absonderlich||seltsam, komisch; merkwürdig|peculiar
absondern||isolieren, trennen|to segregate
absorbieren||aufnehmen|to absorb sth.
abspacen|ugs|explodieren|
abspalten||herausnehmen, trennen|to split off sth.
abspannen||entspannen|to unwind
abspecken|ugs|reduzieren, verringern; abnehmen|to descope
abspenstig||untreu|unfaithful
absperren||verschließen, abschließen|to close off sth.
abspiegeln|phys|reflektieren|to reflect sth.
absplittern||abbrechen; krümeln|to chip off
abspreizen|constr|stützen, abfangen|to support
absprengen||wegwerfen|to jettison sth.
abspringen||aussteigen|to opt out
abstecken||orten, ausmachen; definieren|to locate
abstehen|||to stick out
absteifen|constr|stützen, abfangen|to support
abstoßen||vertreiben|to push away
abstrafen|geh|bestrafen|to punish
abstrahlen||ausstrahlen|to radiate
abstreben|constr|stützen, abfangen|to support
abstreifen||entkleiden; ablegen|to strip
abstrus|geh|lächerlich, bizarr|ludicrous
abstufen||staffeln|to graduate
abstumpfen||schwächen|to dull
abstützen||tragen, unterstützen|to support
abtanzen|ugs||to have a rave-up
abtasten||ablesen|to read off
abtippen|||to typewrite sth.
abtragen||schleifen; abbauen|to take down sth.
abtrainieren||verbrennen|to burn off sth.
abtrennen||abschneiden; abreißen|to cut off
abträglich||schädlich, nachteilig|inimical
abtrünnig||feige, falsch|recreant
abtun||ablehnen|to dismiss
abtupfen|||to dab sth.
abtönen|||to tone
abtöten||vertilgen|to kill off sth.
abundant||reich, reichlich|prolific
abverkaufen|econ|ausverkaufen|to sell sth. off
abverlangen||fordern, beanspruchen|to demand
abwandelbar||variabel, beweglich|
abwandeln||verändern; ändern|to modify
abwatschen|by|lästern|to bash sb.
abwegig||absurd; unbegründet|absurd
abweiden|agr||to crop sth.
abwendbar||vermeidbar|preventable
abwerben|||to poach
abwerten||mindern|to depreciate sth.
abwetzen||scheuern, reiben|to chafe
abwiegen|||to weigh out
abwinden|textil||to back off
abwinken||ablehnen|to decline
abwracken||verschrotten|to scrap sth.
abwählen|||to deselect
abwürgen||abdrehen|to cut sb. short
abyssal|envir||in the abyssal zone
abzahlen|fin||to pay off sth.
abzehren|||to emaciate
abzeichnen||unterzeichnen, unterschreiben; nahen|to sign off sth.
abzirkeln||abnehmen|
abzischen|ugs|verschwinden|to buzz off
abzocken||ausnehmen|to rip off sb.
abzupfen||ablösen|to pick out sth.
abzwacken|ugs|entreißen|to scrape together sth.
abzweigen||gabeln|to fork
abzählen|||to count sth.
abzäunen|||to fence off
abzüglich||minus|minus sth.
abändern||wechseln, tauschen; bessern|to change sth.
abätzen|chem||to etch sth. off
achtbar||anerkannt; ehrenwert|respectable
achtens|||eighthly
achteraus||hinten|astern
achtern||hinten|astern
achtfach|||eightfold
achtgeben||beachten|to look out
achtlos||leichtfertig|carelessly
achtmal|||eight times
achtungsvoll||respektvoll|respectful
acuminatus|bot,geh|spitz, zugespitzt|acuminate
adaptieren||anpassen|to adapt sth.
adaptiv|techn||adaptive
additiv|math||additive
ade||auf Wiedersehen, leb wohl|goodbye
adelig||adlig|noble
adenoid|med||adenoidal
adiabat|phys||adiabatic
adieu|||good-bye
adipös|med||adipose
adjustieren||eichen, einstellen|
adoleszent||jugendlich|
adoptieren||übernehmen, annehmen|to adopt sb.
adorieren|alt|heiligen, verehren|
adrett||gepflegt, ordentlich|neat
adversativ|geh|gegenüber|
adäquat||angemessen|adequate
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
akkurat||exakt, präzise; genau|precise
akribisch||genau|painstakingly
aktenmäßig||urkundlich|documentary
akzentuieren||betonen, hervorheben|to accent
akzeptierbar||zumutbar|approvable
akzessorisch|med|zusätzlich|supernumerary
akzidentell||zufällig|adventitious
alarmieren||warnen|to alert
alert|alt|geschickt, clever|
algebraisch|math|mathematisch|algebraic
alias||auch|also known as
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
allerunterst||unterste, unterster|bottommost
allerwärts||überall|everywhere
allfällig|ch|eventuell, möglich|possible
allgütig|relig||absolutely good
alliiert|||allied
allozieren||reservieren|to allocate
allseitig||vielseitig|general
allseits||weit|widely
alltagsnah||grundlegend|bread-and-butter
allumfassend||überhaupt, allgemein; generell|all-embracing
allweg|sued|zumindest, immerhin|
alpin|||Alpine
alsbaldig|alt|umgehend, sofortig|immediate
alsdann||sodann|then
altbacken||trocken|stale
altehrwürdig||traditionell, klassisch|venerable
alterslos||zeitlos|ageless
altertümlich||antik, uralt|ancient
altgedient||erfahren|veteran
altklug|||precocious
altrosa|||old rose
altruistisch|geh|selbstlos|altruistic
alveolar|||supradental
alveolär|biol||alveolar
amateurhaft||unprofessionell|unprofessional
amber|||amber-coloured
ambig|||ambiguously
ambitioniert||anspruchsvoll|demanding
ambitiös|geh|ehrgeizig, anspruchsvoll|ambitious
amikal|geh|freundschaftlich|amicable
amnestieren||entschuldigen, verzeihen|to grant sb. amnesty
amorph||formlos|amorphous
amourös|||amorous
amten|ch||to officiate
amtieren|||to hold office
amtsmüde|||weary of office
amusisch||nüchtern, trocken|
anabol|med||body-building
anadrom|zool||anadromous
anaerob|||anaerobically
anamorph|||anamorphic
anbahnen|||to pave the way
anbei||beigelegt, beigefügt|enclosed
anbelangen||betreffen, angehen|to concern sth.
anberaumen||einberufen, festsetzen|to fix
anbetreffen||angehen|to concern sth.
anbinden||verbinden|to attach sth.
anblaffen|ugs|angehen, anfahren|to snap at sb.
anblasen|||to blow at
anbohren|||to spud in
anbrechen||aufbrechen|to crack sth.
anbräunen||anbraten|to brown sth.
andauen|med||to partly digest sth.
anderenorts||anderswo|elsewhere
andernfalls||sonst|otherwise
andernorts||anderswo|elsewhere
anderorts||anderswo|elsewhere
andersartig||unterschiedlich, verschieden|different
anderweitig||anderer; sonst|otherwise
anderwärtig||anderswo|
anderwärts||anderswo|somewhere else
andicken|||to thicken sth.
andienen||anbieten|to tender
andin|||Andean
andocken|biol|verbinden|to become attached
andrehen|ugs|anstellen|to turn on sth.
androgen|med||androgenic
androgyn|||androgynous
aneifern|sued||to spur on sb.
anekeln||entsetzen, erschrecken|to appal
anfachen||anzünden, zünden|to kindle
anfasen|||to chamfer sth.
anfaulen|||to start rotting
anfechtbar||umstritten, kontrovers|controvertible
anfeuchten||netzen|to moisten
anflehen||anrufen|to invoke
anfunken|||to radio sb.
anfügbar|||attachable
anfügen||stecken, anhängen; anbringen|to put on
anfüllen||ausfüllen, auffüllen|to fill
angaffen||bestaunen|to gape
angebbar|||assignable
angeberisch||unreif|sophomoric
angefressen|ch|begeistert, leidenschaftlich|avid
angejahrt||alt|
angeknackst||beschädigt|damaged goods
angestammt||gewöhnlich, gebräuchlich|usual
angleichen||anpassen|to adapt
angliedern||zuordnen, unterstellen|to attach sth.
anglophon||englischsprachig|anglophone
anglotzen||anstarren|to goggle at sth.
angrenzen||anstoßen|to adjoin
angriffig||schwierig, ungemütlich|awkward
angsterfüllt||ängstlich|anxiously
angstvoll||ängstlich|fearful
angurten||anschnallen|to buckle up
angängig||möglich, machbar|feasible
anhaften||anhängen|to adhere to sth.
anhaken||ankreuzen|to tick sth.
anheften||anbringen, befestigen|to attach sth.
anheuern||beschäftigen, verpflichten|to hire out
anhimmeln||verehren|to adore
anhin|ch|bisher, vorhin|
anhänglich||treu, aufrichtig|devoted
anhäufeln||konzentrieren|
anhäufen||konzentrieren|to mass
animalisch||tierisch|bestial
animos||feindlich|
animpfen|biol||to accumulate bacteria
ankaufen||erwerben, erstehen|to buy sth.
anketten|||to chain up
ankleben||befestigen|to stick on sth.
ankleiden||anziehen|to get dressed
anklemmen||anschließen|to tap
anklingeln||telefonieren|to telephone sb.
ankläffen||anschreien, anfahren|
anknipsen|electr|einschalten|to switch on sth.
ankochen|cook||to parboil
ankokeln|ugs|anbrennen|
ankreiden|hist,alt|anschreiben|
ankurbeln||verstärken; erregen|to boost
ankörnen|||to spot-drill sth.
ankünden||anzeigen|to prefigure sth.
anlachen||gefallen|to laugh
anlagern|||to be taken up
anlanden|naut||to disembark
anlangen|ch|anfassen, angreifen|to touch sth.
anlassen||starten|to start off
anlehnen|||to lean
anleiern|||to get sth. going
anleimen|||to glue on sth.
anleiten||unterrichten|to instruct sb.
anlernen||einarbeiten|to break sb. in
anliefern||abliefern, überbringen|to deliver sth.
anluven|naut||to head up
anläuten|telco,a|anrufen|to telephone sb.
anlöten|||to solder on
anmarkern||markieren, kennzeichnen|
anmaßen|||to presume
anmieten||ausleihen|to hire sth.
anmotzen|||to gripe at sb.
anmuten|geh||to appear to sb.
annageln|||to peg
annehmbar||erträglich, akzeptabel|palatable
annoncieren||ankündigen|to advertise sth.
annual||jährlich|
annuell|bot|einjährig|annual
annullieren||kündigen, stornieren; aufheben|to cancel sth.
annähen|||to sew on sth.
anodisch|||anodic
anomal||abweichend; ungewöhnlich|aberrant
anormal||abweichend; ungewöhnlich|aberrant
anoxisch|med||oxygen-free
anpatzen|by|bekleckern|to mess up sth.
anpeilen||orten|to locate
anpflaumen|ugs|angehen, anfahren|to rant at sb.
anprangern||verurteilen|to denounce sth.
anpreisen||werben|to tout sth.
anpumpen|ugs||to touch for
anpöbeln||angehen|to accost sb.
anquasseln|ugs|anreden, ansprechen|
anraunzen|ugs|beschimpfen|
anrempeln||anstoßen|to jostle against sb.
anrennen|||to run against
anritzen|||to scarify
anrucken|||to jerk
anrüchig||berüchtigt; unschön|notorious
ansammeln||einsammeln|to gather
ansaugen|||to aspirate
anschalten|electr|einschalten|to switch on sth.
anschlagen||abbrechen, ausbrechen|to chip
anschleifen||schärfen|to whet
anschnauzen||angehen, anfahren|to snap at sb.
anschnorren||angehen|to sponge
anschuldigen||beschuldigen|to accuse sb.
anschwellen||ansteigen, zunehmen|to rise
anschwemmen||schlämmen|
anschwindeln||lügen|to tell a lie
ansehbar|||presentable
ansehnlich||hübsch, schön; ordentlich|handsome
anseilen|||to rope up
ansengen||anbrennen|to scorch sth.
ansenken|techn||to spot-face sth.
ansonsten||dazu|or, failing that
anspannen||straffen|to tauten
ansparen|fin||to save sth.
anspeien|||to spit at
anspitzen||schärfen|to sharpen sth.
anspritzen||bespritzen|to splash
anspruchslos||schlicht, bescheiden|lowbrow
anstauen|||to back up
anstechen||anzapfen|to tap sth.
anstellig||geschickt|skillful
anstrahlen||beleuchten|to spotlight
anstößig|||locker-room
ansuchen||fordern|to ask
ansässig|||resident
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
antriebslos||passiv|unattempting
anvisieren|mil|zielen|to aim at sth.
anwerben||beschäftigen, anstellen|to recruit sb.
anwerfen|ugs|auslösen|to actuate
anwidern|||to repel sb.
anwinkeln||biegen, krümmen|to bend
anwählen|||to dial-in
anzeichnen||ankreuzen|to checkmark sth.
anzetteln||anstoßen|to instigate sth.
anzunehmend|jur|vermutlich, vermeintlich|supposed
anzweifeln||bezweifeln|to doubt
anzüglich||unanständig|bawdy
anämisch|med||anaemic
anöden|ugs|langweilen|to bore sb.
apart||reizvoll|individual
apathisch||träge|turbid
aper|a|schneefrei|free of snow
apikal|||apical
apnoisch|||apnoic
apokarp|bot||apocarpous
apokryph||unecht, zweifelhaft|apocryphal
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
arglistig||link; boshaft|guilefully
arglos||harmlos; ahnungslos|guileless
argwöhnen||verdächtigen|
argwöhnisch||misstrauisch|suspicious
arid||dürr, trocken|arid
arisch|||Indo-European
arithmetisch||rechnerisch|arithmetic
arkan|geh|geheimnisvoll, mysteriös|
arktisch|||arctic
armieren||bewaffnen|to sheathe
aromatisch||würzig|aromatic
arretieren||festnehmen|to arrest sb.
arriviert|geh|erfolgreich|successful
arrondieren|geh|vervollständigen|
artenarm|||species-poor
artfremd|med|abweichend|heterologous
artifiziell||künstlich, falsch|artificial
artikulieren||definieren, formulieren|to enunciate sth.
artistisch||künstlerisch|
aschbleich||fahl|
aschfahl||blass|ashen
aschgrau|||ashen
aschig|||ashy
asketisch||karg|austere
askriptiv||zugeschrieben|ascriptive
asozial|||anti-social
aspirieren|a|kandidieren, antreten|
assimilieren||anpassen|to assimilate
assoziieren|pol|anschließen, verbinden|to associate sth.
asten|ugs|zerren, schleppen|to lug
astfrei|||free of knots
astral|||astrally
astrein||fett|kick-ass
atavistisch||primitiv|atavistic
atembar|||respirable
atheistisch||ungläubig|atheistically
athletisch||sportlich|athletic
atomar|||atomically
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
aufblähen||aufblasen|to bloat
aufbrauchen|ugs|verbrauchen|to use up sth.
aufbrausen||auffahren|to flare up
aufbrezeln|ugs|schmücken, zieren|to adorn oneself
aufbrummen|ugs|aufzwingen|
aufbrühen||kochen|to brew sth.
aufdrehen||einschalten|to put on sth.
auffischen|ugs|auflesen|to pick up sb.
aufflammen||brennen, lodern|to kindle
auffrischen||erneuern, verbessern; beleben|to renew sth.
auffächern||streuen|to diversify sth.
auffädeln||aufziehen|to string
aufführbar|art|spielbar|actable
aufgabeln||auflesen|to pick up sb.
aufgebläht||aufgeblasen|frothy
aufgekratzt|ugs|aufgeregt|psyched
aufgliedern||analysieren, zerlegen; ordnen|to dissect
aufhaben||tragen, anhaben|to wear sth.
aufhaken|||to unhook
aufhauen|||to break open sth.
aufheitern||erfreuen|to regale
aufjagen|||to bolt
aufkaufen||erwerben|to buy up
aufkeimen||sprießen|to sprout
aufklauben|by|aufheben, aufnehmen|to pick up sth.
aufknüpfen|ugs|hängen, aufhängen|to hang sb.
aufkreuzen|ugs|erscheinen|to roll along
aufleuchten||blinken|to gleam
auflichten|geh|aufhellen|to brighten sth.
auflockern||aufbrechen|to scarify
auflodern||brennen, verbrennen|to burn up
auflässig|min|stillgelegt|abandoned
auflösbar|chem|löslich|dissoluble
aufmalen|||to paint sth. on
aufmerken|geh|beachten|to become suddenly attentive
aufmischen||erschüttern|to rouse sb.
aufmucken|ugs|protestieren|to protest
aufmöbeln|ugs|verschönern, aufarbeiten|to fix up sth.
aufmüpfig||trotzig|defiant
aufnötigen||aufzwingen|
aufplatzen||zerbrechen, zerplatzen|to break open
aufprallen||aufschlagen|to thud
aufpumpen||aufblasen|to inflate sth.
aufpusten||aufblasen|
aufputschen||erregen, anregen|to stimulate
aufputzen||verschönern|to dress up sth.
aufrauen|||to roughen sth.
aufreiben||entfernen|to extend yourself
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
aufschwellen|techn|auftreiben|to expand sth.
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
auftischen||anrichten|to dish up
auftreffen||aufschlagen|to strike
auftun|||to open up
aufwallen||brodeln|to boil up
aufweichen||mildern|to soften
aufweiten||erweitern, vergrößern|to broaden sth.
aufwerfen||formulieren, vortragen|to pose sth.
aufwiegen||entgegenwirken, ausgleichen|to countervail
aufwinden||hochziehen|to hoist
aufwischen||abwischen|to mop
aufwühlen||rühren, umrühren|to agitate
aufzwängen||aufbrechen|to break open
augenfällig||auffällig, offensichtlich|bold
augenlos|||eyeless
ausapern||schmelzen|
ausbaldowern|ugs|ausbrüten|to hatch sth.
ausbedingen||fordern, verlangen|
ausbeißen|geol|anstehen|to crop out
ausbezahlen|fin|auszahlen|to pay out sth.
ausblasen||auslöschen|to blow out
ausbooten|pol|absetzen|to kick out sb.
ausbremsen||unterlaufen, entgegenwirken|to thwart
ausbrennen||verbrennen|to burn out
ausbringen|auto|verteilen|to spread sth.
ausbuhen|||to boo at sb.
ausbügeln|ugs|ausbessern|to mend sth.
ausbüxen|ugs|ausreißen|to abscond from home
ausdauern||beharren|to persevere
ausdauernd||nachhaltig, dauerhaft|perseverely
ausdeuten||interpretieren, verstehen|to interpret sth.
ausdorren||austrocknen, vertrocknen|to dry up
ausdruckslos||trocken; starr|expressionless
ausdärmen||ausnehmen|
ausdörren||austrocknen|to desiccate
ausdünnen|bot|lichten, vereinzeln|to thin out
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
ausgleiten||ausrutschen, abrutschen|to slip
ausglühen||brennen, rösten|to calcine sth.
aushaften|fin,a|ausstehen|to be outstanding
aushaken|||to unhook
ausharren||warten|to hold out
aushauen|techn|knabbern|to nibble
ausheben|mil|ausschalten|to mop up
aushecken|ugs|erfinden, entwickeln|to hatch sth.
ausholen|||to strike out
aushorchen||belauschen|to sound out sb.
aushändigen||liefern, ausgeben|to issue
aushärten||stählen|to harden
aushäusig||abwesend|
aushöhlen||vertiefen|to hollow out
auskeilen|auto,ugs|ausbrechen|to break away
auskeimen||aufgehen, sprießen|
ausklammern||ausschließen|to exclude
auskleiden||entkleiden; verkleiden|to undress sb.
ausklinken|techn|auslösen|to release sth.
ausknipsen|ugs|ausschalten, beseitigen|to switch off sth.
ausknobeln||ausrechnen, herausfinden|to figure out sth.
auskosten||genießen|to savour
auskuppeln||ausschalten|to uncouple
auskurieren||heilen|to cure sth.
auskömmlich||genügend, ausreichend|
ausladen||entladen|to unload
auslagern||verlegen, abschieben|to evacuate sth.
auslaugen||auswaschen|to leach sth.
ausleeren||ausräumen|to empty
ausleiern|ugs|weiten, dehnen; verschleißen|to become stretched
ausleuchten||beleuchten|to light sth.
auslichten|bot|vereinzeln|to thin out
ausloggen||abmelden|to log off
ausloten||erkunden, ergründen|to plumb sth.
ausmarchen|ch|ausmachen|to fight sth. out
ausmerzen||ausrotten|to uproot
ausmessen||vermessen|to survey
ausmüllen|ugs|aufräumen, aufklaren|
ausnützen||ausnutzen|to trade on sth.
ausplaudern||verraten, preisgeben; weitergeben|to blab sth.
ausplündern||ausrauben|to plunder
auspowern||verbrauchen, aufwenden|
ausprägen||bilden, formen; entfalten|to develop
auspumpen||ausschöpfen|to exhaust
ausquetschen||auspressen|to squeeze out
ausrangieren||ausscheiden|to discard
ausrollen||aufsetzen; darlegen|to coast down
ausrücken|electr|auslösen, trennen|to disengage sth.
aussagefähig||aussagekräftig|meaningful
ausschachten|constr|graben|to dig
ausschauen|ugs|aussehen|to look out
ausschelten||beschimpfen|
ausschenken||ausgeben, servieren|to serve out sth.
ausscheren|auto|ausbrechen|to veer sharply
ausschlagen||treten|to kick
ausschlämmen|chem|leichte von schweren Teilen trennen|to elutriate sth.
ausschmücken||verschönern, dekorieren|to embellish sth.
ausschütten||kippen|to dump sth.
aussenden||schicken, entsenden|to send out
aussichtslos||hoffnungslos|hopeless
aussieben||auslesen|to sort out
aussondern||auslesen, entfernen|to sort out
aussortieren||trennen|to winnow
ausspannen||entspannen|to unwind
aussparen||weglassen, auslassen|to leave blank
ausspeien|geh|ausspucken|to disgorge sth.
ausspinnen|ugs|erfinden|to weave
ausstechen||übertreffen|to outdo sb.
aussteifen||stärken|to stiffen sth.
ausstopfen||füllen|to stuff
ausstoßen||spritzen|to spout
ausstrecken||dehnen|to stretch out sth.
ausstreichen||löschen|to expunge
ausströmen||quellen|to gush
ausständig||offen|outstanding
aussäen|||to sow
aussöhnen||versöhnen|to reconcile sb.
austarieren|ugs|abwägen|to balance sth.
austilgen||vernichten, ausrotten|
austreiben||vertreiben|to exorcise sth.
ausufern||entgleisen|to get off track
ausweglos||hoffnungslos|hopeless
ausweiden||ausnehmen|to eviscerate
autark||unabhängig, eigenständig|self-sufficient
autochthon||einheimisch, bodenständig|native
autokephal||eigenständig|
autolog|med||autologous
autonom||unabhängig, selbständig|self-contained
autorisieren||bewilligen|to authorize sth.
autoritativ|geh|kompetent|authoritative
autumnal|biol||characteristic of autumn
außenliegend||äußerlich|external
avancieren|geh|aufsteigen|to be promoted
aversiv|geh|abgeneigt|aversive
avertieren|geh|warnen, aufzeigen|
axial|||on axis
axillar|||axillary
azur||himmelblau|azure
azurblau|||sky blue
babbeln|ugs|plaudern|to have a chat
backbord|||larboard
badisch|||Baden
baff|ugs|erstaunt|agape
bahnbrechend||revolutionär|revolutionary
baldig|||quick
baldigst||umgehend|at your earliest convenience
balgen||streiten|to scrap
ballen|||to clog
ballig|||convex
baltisch|||Baltic
balzen|zool||to mate
bamstig|ugs|geschwollen|
banal||gewöhnlich, gemein; oberflächlich|commonplace
bang||ängstlich|anxious
bange||ängstlich|anxious
bangen|||to quail
bankfähig|fin|umsetzbar, übertragbar|negotiable
bankrott||pleite|bust
bannig|nord|arg, irre|incredibly
barbarisch||brutal|barbaric
barbusig|||topless
barfüßig||barfuß|barefoot
barmherzig||gnädig|mercifully
bartlos|||beardless
basal||grundlegend|fundamental
basisch|chem||basic
baskisch|||Basque
basophil|biol||basophilic
bathisch|geh|geschmacklos, unanständig|
batiken|||to do batik work
bauchig|||bellied
baulich|||structurally
baumfrei|||devoid of trees
baumlang|||exceptionally tall
baumlos|||devoid of trees
baureif|||available for building
bauschen||wogen|to billow
bauschig|||baggy
beackern|||to belabor
beanstanden||kritisieren|to criticize sth.
beargwöhnen||verdächtigen|to regard with suspicion
beatmen|med||to ventilate sb.
bebaken|naut||to beacon sth.
bebalzen||flirten|
bebartet||bärtig|
bebaubar|||suitable for building
bebildern||illustrieren|to illustrate
bebrillt|||spectacled
bebrüten|med||to incubate sb.
bedachen|||to roof
bedachtsam||überlegt|advised
bedeppert|ugs|dumm, blöde|
bedingen||benötigen, erfordern|to require sth.
bedrucken||färben|to stain
bedruckt|||printed
bedröppelt|ugs|betroffen, betreten|
bedrücken||belasten|to bother sb.
beduselt|ugs||tipsy
bedächtig||langsam|slow
bedürfnislos||sparsam, bescheiden|frugal
beehren|||to grace sb.
beeiden|jur||to swear to sth.
beelenden|ch|schmerzen|to grieve sb.
beendigen||beenden, abschließen|to end
beengen||beschränken, behindern|
beerben|||to inherit sb.’s estate
beerdigen||begraben|to bury sb.
befangen||einseitig|biased
befeuchten||netzen|to moisten
befeuern|||to fuel sth.
befischen||fangen|to harvest
beflaggt|||flagged
beflecken||bespritzen|to spot
befleckt||angeschlagen|tarnished
beflegeln|a|beschimpfen|to insult sb.
beflissen||fleißig, eifrig|assiduous
beflügeln||inspirieren, begeistern|to inspire sb.
befreunden||anfreunden|to become friends
befruchten||anregen|to stimulate sth.
befugen||berechtigen|
befähigen||kennzeichnen, auszeichnen|to feature
befühlen|||to feel sth.
befüllen|comp||to populate sth.
befürsorgen|a|betreuen|
begasen|||to gas sth.
begaunern||betrügen|
begebbar|fin|umsetzbar, übertragbar|negotiable
begehbar||erreichbar, zugänglich|accessible
begehrlich||gierig|graspingly
begierig|||covetous
beglaubigen||beweisen, erweisen; bestätigen|to prove sth.
begnaden|||to bless
begnadet||begabt|gifted
begnadigen||entschuldigen, verzeihen|to pardon sb.
begradigen||klären|to straighten sth.
begreiflich||verständlich, nachvollziehbar|understandable
begrünen|envir||to establish vegetation
begütert||reich, vermögend|moneyed
begütigen||beruhigen|to calm
behagen||gefallen, passen|to please
behaucht|ling||aspirated
behauen||putzen|to pare ashlars
behebbar|||repairable
beheizen|||to heat
beheizt|||heatable
behelfen||durchkommen|to manage
behelfsweise||probeweise, notdürftig|
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
beidseitig||gegenseitig|mutually
beifügen||hinzunehmen, hinzufügen|to add
beigeben|cook|dazugeben|to add sth.
beigeheftet||beigefügt|attached
beigen|sued|stapeln|to stack sth.
beilegen|||to reconcile sth.
beimengen||zugeben|to admix sth.
beimischen||zugeben|to admix sth.
beinah||meist, fast|almost
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
bekifft|ugs|betrunken|stoned
beklatschen||feiern, preisen|to fete sb.
beklecksen||bekleckern|to mess up sth.
beklommen||bedrückt|heavy of heart
bekloppt|ugs|wahnsinnig|crazy
beknackt|ugs|dumm, blöde|silly
beknien|ugs||to beg sb.
bekochen|||to cook for sb.
bekräftigen||bestätigen|to affirm sth.
bekunden||offenbaren, zeigen|to manifest
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
belfern|ugs|bellen|
belobigen||preisen, loben|
belustigen||unterhalten, amüsieren|to amuse
belustigt||vergnügt|amused
belämmert|ugs|betreten, verlegen|embarrassed
belüften|||to aerate
bemalen||streichen|to paint sth.
bemannen||besetzen|to man sth.
bemaßen|||to dimension sth.
bemogeln|ugs|lügen, anlügen|
bemoost|bot||mossy
bemäkeln|||to cavil at sth.
bemüßigen||nötigen, zwingen|to oblige sb.
benamsen|ugs|benennen|
benarbt|bot||grass-covered
benebeln|||to fuddle sb.
benebelt|ugs|benommen|muzzy
benedeien||preisen; segnen|to bless
benennbar||nennenswert|namable
benetzen|||to moisten
benigne|med||benign
benzen|a|betteln|to nag and nag
benützen||benutzen, gebrauchen|to utilize
beobachtbar||wahrnehmbar|observable
beordern||laden, zitieren|to summon sb.
bepacken||beschweren, aufladen|
bepinseln||färben, anmalen|
bepudern||bestreuen, streuen|
berappen|||to shell out
berauschen||betrinken|to get drunk
berauschend||aufregend|exhilarating
bereden||diskutieren|
beredsam|||eloquent
beredt|||eloquent
beregnen||bewässern|to irrigate
bereinigen||regeln|to settle sth.
bereitmachen||bereitstellen|to get ready
berenten|||to retire sb.
bergan|||uphill
bergig|||mountainous
berichtigen||ändern, bessern; korrigieren|to amend
beriechen||schnuppern, schnüffeln|
beringen|||to ring
bersten||zerplatzen, platzen|to burst
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
beschlabbern|reg|bekleckern|to mess up sth.
beschmutzen||vergiften|to befoul
beschnüffeln||riechen, schnuppern|
beschriften||kennzeichnen|to label sth.
beschwerlich|geh|schwierig, mühsam|arduous
beschwindeln||betrügen|to humbug
beschwingen||ermutigen|to elate
beschwingt||fröhlich, heiter; flott|breezy
beschönigen||färben|to colour
beseelen|||to inspire
beseelt|phil,geh||animate
beseligt|||beatified
besemmelt|ugs|dumm, blöde|
besiegeln||abschließen|to seal sth.
besinnlich||nachdenklich|contemplative
besohlen|||to sole
besolden||entschädigen|to pay a salary
besprengen||bespritzen|to dabble sth.
besprühen||spritzen|to spray
bestatten||begraben|to bury sb.
beste||höchste, höchster|top
bestechlich||korrupt|corrupt
bester||höchste, höchster|top
bestes||höchste, höchster|top
bestialisch||brutal; tierisch|brutish
bestrahlt|techn|abgebrannt|irradiated
bestreitbar||streitig|arguable
bestricken||verzaubern|
bestusst|ugs|dumm, blöde|
bestücken||ausrüsten, ausstatten|to load
bestürmen||angehen, bedrängen|to dun sb.
bestürzen||erschüttern|to shock
besudeln|geh|bekleckern|to mess up sth.
besänftigen||beruhigen|to calm
betagt|||well advanced in years
betakeln|a||to dupe sb.
betanken|||to fill up
betasten||fühlen|to feel sth.
betauen|||to bedew sth.
beteuern||äußern, erklären|to profess sth.
betretbar||befahrbar, erreichbar|
betriebsam||fleißig; rege|busy
betrüben||quälen|to distress sb.
betrüblich||bitter|aggrieving
betrügerisch||korrupt|crooked
bettreif|||ready for bed
betucht||reich, vermögend|well-to-do
betuddeln|ugs|verwöhnen, verziehen|
betulich||gemütlich|leisurely
betun||zieren|to be coy
betupfen|||to dab sth.
beturteln||flirten|
betutteln|ugs|verwöhnen, verziehen|
betäuben|||to deafen
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
bewirten||servieren, bedienen; füttern|to serve sth.
bewältigbar||überschaubar|manageable
bewölken|meteo|beziehen, überziehen|to overcast
bezaubern||begeistern, fesseln|to enthral
bezechen||betrinken|to get drunk
bezeigen||erweisen|to show
bezichtigen||beschuldigen|to tax
beziehbar|econ|erhältlich|available
beziffern||schätzen|to estimate sth.
bezirzen||verführen, verzaubern|
beängstigen||einschüchtern, erschrecken|to frighten sb.
beäugen||betrachten, mustern|to eye
bibbern||zittern|to jitter
biblisch|||biblically
biegbar|||bendable
biegsam||flexibel, elastisch; weich|flexible
bienn|bot||biennial
biestig||gemein|mean
bigott||scheinheilig|hypocritically pious
bijektiv|math||bijective
bildhaft||anschaulich|evocative
bildhübsch||wunderschön|gorgeous
bildsam|techn,geh||plastic
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
bissel|ugs|wenig|a little
bisserl|ugs|wenig|a little
bissfest|cook||firm to the bite
bistabil|||bistable
bitterkalt||eiskalt, eisig|
bitweise|||bit by bit
bivariat|math||bivariate
blaffen||schnauzen|to snap
blaken|nord||to smoke
blamabel||peinlich; erbärmlich|embarrassing
blanchieren|cook|brühen|to scald sth.
blanko|||blank
blasiert|geh|stolz, arrogant|haughty
blasig||porös|cavernous
blassrot||rosa, pink|
blaugrau|||blue-grey
blaugrün||türkis|turquoise
blaumachen||schwänzen|to skive
blaurot||lila|purple
blauäugig||naiv|blue eyed
blechern|||tinny
bleiern|geh|drückend, schwül|leaden
bleifrei|||unleaded
bleigrau||fahl|livid
blicklos||leer|empty
blindwütig||gnadenlos|wanton
blitzartig||blitzschnell|lightning
blitzsauber||rein|neat and tidy
blockfrei|pol|neutral|neutral
blockig|||blocky
bloggen|comp||to blog
bloßlegen||aufdecken, enthüllen|to lay bare sth.
bloßstellen||vorführen|to shame sb.
blubbern||sprudeln; brodeln|to bubble
bluffen||täuschen|to bluff
blumenreich||blumig|flowery
blutarm|med||anaemic
blutbefleckt||blutig|bloody
blutjung|||very young
blutleer|||ghastly
blutrot|||blood-red
blutrünstig||grausam|bloodthirsty
blähen||aufblasen|to balloon
bläken|ugs|weinen, jammern|
blässlich||blass, bleich|palish
blätterlos||kahl|leafless
blättrig|||flaky
blödeln||albern, scherzen|
blöderweise|ugs|leider|worse luck
blödsinnig|ugs|unsinnig, irre|inane
blöken||meckern|to bleat
blümerant|ugs|schwindelig|
bocken||verweigern|to balk
bockig||hitzig|fractious
bodenlos||äußerst, außerordentlich|exceeding
bodennah|||near to the ground
bogenförmig||gebogen|curved
bollern|ugs|poltern|
bombastisch|ugs|großartig, fantastisch|fustian
bombieren||biegen, verbiegen|
bombig||äußere Erscheinung einer Person|fierce
bordieren||säumen|to border sth.
borgen||leihen, ausleihen|to borrow sth.
borniert||beschränkt|narrow-minded
borstig||rau, unfreundlich|brambly
bosnisch|||Bosnian
bosseln|ugs|fingern, fummeln|
brabbeln||murren|to chunter
brachial|||brute
brackig|||brackish
brandeln|by|blechen|to stump up
branden||schlagen|to wash
brandig|cook||burning
brandmarken||verurteilen|to denounce sth.
brauen|||to brew sth.
braunhaarig||brünett|brown-headed
braunrot|||puce
brausen||rasen, schießen; tosen|to hurtle
bravourös||meisterhaft|bravura
breiartig||weich|pappy
breiig||weich, matschig|pulpy
breitmachen||prägen, erfassen|to permeate sth.
breitspurig|ugs|vermessen|broad-gauge
brennbar|||combustible
brennheiß||glühend|sizzling hot
bretthart||fest|rock-solid
brillieren||leuchten, glänzen|to shine
brisant|||explosive
brizzeln||sprudeln|
bruchlos||unkritisch|
brummeln||murmeln|to mutter
brummig|ugs|mürrisch|grumpily
brunften|zool||to rut
brunftig||heiß, hitzig|
brunsten|zool||to rut
brutto|||gross
brutzeln||braten|to sizzle
bräsig||gleichgültig|insensitive
bräteln|ch|grillen|to barbecue
bräunen|||to embrown
bröckelig||brüchig|friable
bröcklig||brüchig|friable
bröselig||brüchig|friable
bröseln||bröckeln, krümeln|to crumble
brünstig|||rutting
brüsk|||brusque
brüskieren||verletzen|to aggrieve sb.
brütig|zool||broody
buchbar|||reservable
buckelig||holprig|bumpy
buckeln||kriechen|to bow and scrape
bucklig|med||humpbacked
bugsieren||befördern, stemmen|to muscle sth.
bukkal|ling||buccal
bukolisch|geh|idyllisch, malerisch|bucolic
bullern||knistern, prasseln|
bullig||gedrungen|stocky
bullös|med||bullous
bummelig|ugs|lahm, langsam|
bummvoll|a||jam-packed
bumsen||stoßen, anstoßen|to bump
bumsvoll|ch||jam-packed
burisch|||Boer
burlesk|||burlesque
buschig|||bosky
busseln|ugs|küssen|
buten|nord|draußen|outdoor
butterig|||buttery
buttrig|||buttery
bähen|sued|toasten|to toast
bändigen||zurückhalten|to quell sb.
bärbeißig||mürrisch|grumpy
bäuerlich||ländlich|rustic
böhmisch|||Bohemian
böig|meteo|stürmisch|gusty
böotisch|phil||Boethian
bördeln|textil||to border sth.
börsenfähig|fin|umsetzbar, übertragbar|negotiable
bös|ugs|arg, bedenklich|
böswillig||übel, schlecht; mutwillig|mischievously
bübisch|||boyish
bürsteln|a|trinken|to tipple
bützen|ugs|küssen|
cachen|comp||to buffer
camouflieren||verstecken, verbergen|
campieren|ch|zelten, campen|
canceln||streichen|
carven|sport||to carve
cash|ugs|bar|
chartern|transp||to charter
chauffieren||fahren|to chauffeur sb.
cheaten|ugs|lügen, anlügen|
chic||elegant, modisch|chic
chiffrieren||verschlüsseln|to encrypt sth.
chiffriert||verschlüsselt|in chiffre
chloren|chem||to chlorinate sth.
cholerisch||ungeduldig|choleric
circa||ungefähr, etwa|circa
clownesk||schrill|camp
coden||programmieren, entwickeln|
codieren||verschlüsseln|to encrypt sth.
collagieren|geh|zusammenstellen|
compilieren|comp|übersetzen|to compile sth.
contra||gegen|versus
couragiert||mutig, tapfer|courageous
crashen|ugs|abstürzen, zusammenbrechen|
crazy|ugs|wahnsinnig, verrückt|
cremig|cook||creamy
cutten|||to cut a film
dabeibleiben||durchhalten|to hang in
dableiben||zurückbleiben|to stay
daddeln|ugs||am Spielautomaten spielen
daherkommen||vorbeikommen|to come along
dahindämmern||dösen|to doze
dahingegen|geh|aber, dennoch|however
dahinsiechen||verfallen|to waste away
dahinsterben||erlöschen|to die away
dalli|ugs|schnell, rasch|
damisch|by|benommen|out of it
dampfig||feucht, beschlagen|steamy
danieder|||down
dankenswert||verdient|deserving of thanks
daranmachen||beginnen|to get round
darben|geh||to live in want
darbieten||überreichen, übergeben; vorführen|to present itself
darbringen||vermitteln, erläutern|
darein|geh||in it
darnach|alt|dann, darauf|
darob|alt|deswegen, daher|
darreichen|geh|spenden|
darren|||to kiln-dry sth.
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
deaktivieren||abschalten, ausschalten|to deactivate
decodieren||entschlüsseln|to decrypt sth.
decouvrieren|geh|entlarven, aufklären|
dediziert|comp|eigen|dedicated
deduktiv|||deductive
deduzieren||ableiten|to deduce sth.
defektiv||unvollständig|
defilieren||vorbeigehen|
definit||bestimmt|definite
degeneriert||verkommen|degenerate
degoutant|geh|widerlich, ekelhaft|disgusting
degradieren||abbauen|to degrade sb.
dehnbar||elastisch|elastic
dehydrieren||austrocknen|to dehydrate
deinerseits||seitens|on sb.’s part
deinethalben|alt|meinetwegen, seinetwegen|because of sb.
dejeunieren|alt|frühstücken|
dekadent|||decadent
deklamieren||vortragen|to declaim
deklassieren||übertreffen|to declassify
deklinieren|ling|beugen|to decline sth.
dekodieren||entschlüsseln|to decrypt sth.
dekretieren||anordnen, befehlen|to decree sth.
dekuvrieren|geh|entlarven, aufklären|
delektabel||lecker, köstlich|
delektieren||erfreuen|to delight
delikat||lecker, köstlich; heikel|delicate
delinquent||kriminell|criminal
deliriös||verwirrt, zerstreut|
deliziös||lecker, köstlich|
deluxe|cook||all-dressed
demaskieren||entlarven, aufdecken|to unmask sb.
dement|med||demented
dementieren||bestreiten|to disclaim sth.
demgegenüber||dagegen|compared with this
demgemäß||somit, also|according to that
demolieren||vernichten, ruinieren|to smash sth.
demonstrativ||aufgesetzt|stagy
demontieren||ausbauen, zerlegen; abbauen|to dismount sth.
demutsvoll||ergeben, bereitwillig|
demzufolge||demnach, danach|according to which
dengeln|agr||to sharpen
denkfaul|||too lazy to think
denkfähig||vernünftig|intelligent
denkwürdig||unvergesslich|memorable
denunzieren||verraten, anzeigen|to denounce sb.
dependent||süchtig|
deplatziert||unpassend, unangemessen|gratuitous
deplorabel||bedauerlich|
deployen||benutzen, gebrauchen|
deppert|ugs|dumm, blöde|silly
depravieren|geh|verderben|
depri||niedergeschlagen, bedrückt|
deprimieren||enttäuschen|to get down sb.
deputieren||schicken, entsenden|
derangieren||verunsichern, beirren|
derblecken|by|täuschen|
dergleichen||solche, derartige|the like
derivieren||ableiten|
derlei||solche, derartige|such
dermaleinst|geh|dereinst|one day
dermaßen||derart|so much
derweil||inzwischen, mittlerweile; dabei|meanwhile
derweilen|alt|inzwischen|meanwhile
derzeitig||gegenwärtig, heutig|present
derzufolge||wonach|according to which
desaströs||katastrophal|disastrous
desavouieren||blamieren|to dishonour sb.
desgleichen||ebenso|likewise
designieren||vorsehen, bestimmen|
desolat||abgerissen, ruiniert|
desperat||verzweifelt, hoffnungslos|
destillieren||brennen|to distil sth.
destruieren|geh|zerstören, vernichten|to destroy sth.
destruktiv||vernichtend|destructive
detachieren||auswählen|
detailliert||ausführlich|circumstantial
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
dezidiert|geh|entschieden, entschlossen|firm
dezimal|||decimal
dezimieren||erschöpfen, vermindern|to deplete
diabolisch||teuflisch|diabolic
diachron|||diachronic
dialogbereit|pol|gemäßigt|dovish
dibbern|||to gabber
dichotom|||dichotomous
dichterisch||poetisch|poetically
dichtmachen|ugs|schließen|to close one’s doors
dickfellig|ugs|gleichgültig|insensitive
dickflüssig||klebrig|viscid
dickköpfig|ugs|stur|stubborn
dicklich||prall, rundlich|fattish
diebisch|||thieving
dielen|||to board up
dienstlich||offiziell, amtlich|official
dienstwillig||gefällig|obliging
dieserart||solche, derartige|
diesfalls||hierbei|
diesig||beschlagen|misty
diesseitig||weltlich|secularistic
dieweil||währenddessen; dabei|meanwhile
different|geh|unvereinbar|
diffizil||komplex, schwierig|complicated
diffundieren||vermischen|to diffuse
diffus||vage, undeutlich; zerstreut|vague
digerieren|med,geh|verdauen|to digest sth.
digestiv|||digestive
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
dito||genauso wie das vorher Erwähnte|ditto
ditschen|reg||to dunk
divergent||unterschiedlich|divergent
divergieren|geh|abweichen|to diverge
divers||unterschiedlich, vielfältig|
diverse||verschiedene|various and sundry
dividieren|math|teilen|to divide
diätisch|cook||dietary
diözisch|bot||dioecious
dogmatisch||subjektiv|opinionated
doktrinär||subjektiv|opinionated
dolce||sanft|
doldig|bot||umbellate
doll|ugs|großartig, fantastisch|terribly
dolos||gewollt, gezielt|
domartig|geol||dome-shaped
dopen|||to dope sb.
doppelbödig||verschwommen, unklar|ambiguous
doppeldeutig||verschwommen, unklar|ambiguous
doppeln|textil||to double sth.
doppelsinnig||verschwommen, unklar|ambiguous
doppelzüngig|geh|falsch|double-dealing
dorisch|||Doric
dornig|bot||thorny
dorsal|||dorsally
dosieren|||to meter
dotieren||ausstatten|to endow
dotiert|||paid
down|alt|matt, schlapp|
dozieren||reden|to discourse
drahtig|anat|stramm|leanly built
drahtlos|||wireless
drakonisch||hart|draconian
drall||rundlich|well-rounded
dranbleiben||durchhalten|to hang in
draufkommen|ugs|durchschauen, aufdecken|to figure it out
drehbar|||revolvable
dreinreden||einmischen|to butt in
dreschen|||to flail sth.
dribbeln|sport||to dribble
driften|||to drift
drillen|||to drill
dringlich||dringend, eilig; nachdrücklich|urgent
dritter|||third
drittes|||third
droben||über|above
drollig||lustig, komisch|droll
druckbar|print||printable
drucklos|||unpressurised
drängeln||schieben, drücken|to push
dräuen|geh|ankündigen|to loom
dröge||grau, langweilig; trocken|dull
dröhnen|ugs|brüllen|to blare
drüsig|||glandular
dual|||dyadic
dubios||windig, zweifelhaft|rogue
ducken||nachgeben; hocken|to duck
dudeln||tanken, bechern|to imbibe sth.
dufte|ugs|toll, großartig|great
duften||riechen|to smell
duftig||hauchdünn|soft and fine
duktil|techn||ductile
duldsam||tolerant, verständnisvoll|tolerant
dunkelfarben||düster|drab
dunsten||dampfen|to emit vapors
dunstig||feucht|dankly
duplex||doppelt|duplex
duplizieren||kopieren|to duplicate sth.
durabel||dauerhaft, beständig|
durchbeben|geh|durchdringen, durchfahren|to thrill through sb.
durchbohren||aufspießen|to gore sb.
durchboxen|ugs|durchsetzen|to put through
durchbrennen||verglühen; ausreißen|to burn through
durchbringen||durchsetzen|to put through
durchdenken||überdenken|to think out sth.
durchdrungen||ausgefüllt|permeated
durchdrücken||durchsetzen|to put through
durchfallen||scheitern, versagen|to fall through
durchfließen||durchziehen|to flow through sth.
durchfluten||erfüllen, bedecken|to suffuse
durchforsten||durchsuchen|to sift through sth.
durchgeben||weiterleiten, weitergeben|to transmit
durchgedreht||aufgelöst; wahnsinnig|hysterical
durchglühen||verglühen, verdampfen|
durchknallen|ugs|durchdrehen|to lose the plot
durchkreuzen||verhindern, behindern; entgegenwirken|to thwart
durchkämmen|ugs|durchsuchen|to scour sth.
durchlassen||durchdrehen|to mince sth.
durchlässig||porös|porous
durchmengen||verrühren|to mix sth. thoroughly
durchnässen||baden|to imbrue
durchrechnen|econ|kalkulieren|to cost sth.
durchsehen||sichten; aufnehmen|to sift sth.
durchseihen||fest von flüssig trennen|to strain sth.
durchsickern||durchdringen|to filter
durchsieben||fest von flüssig trennen|to strain sth.
durchspielen||durchgehen|to go through
durchstehen||überleben, überstehen|to survive
durchstellen||vermitteln, verbinden|to put through
durchsuchbar||einsehbar, zugänglich|perusable
durchwachsen||durchschnittlich|streaky
durchwacht||schlaflos|sleepless
durchwegs|sued|generell, ausnahmslos; durchgehend|universally
durchweicht||matschig|soggy
durchzucken||durchfahren, durchdringen|to thrill through sb.
duselig|ugs|schwindelig|giddily
dusselig|ugs|einfältig, töricht|silly
dusslig|ugs|einfältig, töricht|silly
duster|ugs|dunkel, finster|dark
dutzendmal||hundertmal|
dwars|aviat|rechtwinklig zur Längsachse|abeam
dyadisch|||dyadic
dynamisieren|geh|vorantreiben|to make dynamic
dysphorisch||gereizt, giftig|
dystroph|med||dystrophic
dämmern||grauen|to dawn
dämmrig||düster|dim
dämonisch||unheimlich, gruselig; teuflisch|ghoulish
dörflich||ländlich|rural
dörren||trocknen|to kiln-dry sth.
dösig|ugs|schläfrig|dozy
dümmlich||töricht|silly
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
ebenda|||in the work quoted
ebendieser||derselbe|the very same
ebenmäßig|geh|regelmäßig, gleichmäßig|regular
ebnen|||to even
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
egozentrisch||egoistisch|self-involved
ehedem||früher, einst|formerly
ehelich|||matrimonial
ehelos||solo|celibate
ehern|||brazen
ehest|a||as soon as possible
ehestens|a||as soon as possible
ehrbar||ehrlich, aufrichtig; anerkannt|honest
ehrenfest|alt|ehrenhaft|creditable
ehrenlos|||honourless
ehrenrührig||beleidigend|slanderous
ehrenvoll||ehrenwert, ehrenhaft|honourable
ehrerbietig||respektvoll|respectful
ehrfürchtig||überwältigt|awed
ehrlos|||dishonourable
ehrsam|alt|ehrenwert, ehrenhaft|creditable
ehrwürdig||heilig|venerable
eidetisch||anschaulich|eidetic
eifern||streben, ringen|to strive
eiförmig|||ovate
eigennützig||egoistisch|selfish
eigens||speziell|specifically
eigensinnig||stur|mulish
eigentümlich||komisch, merkwürdig|strange
eigenwillig||komisch, kurios; individuell|peculiar
eilbedürftig||dringend, eilig|urgent
eilfertig||eilig|hasty
eiligst|||post-haste
eimerweise||massenweise|by the bucket
einarmig|||one-armed
einbehalten||beibehalten|to retain
einbestellen||einberufen|to summon sb.
einbetten||einbinden|to embed sth.
einbeulen||eindrücken|to dent sth.
einbezahlen|fin|einzahlen|to pay in sth.
einblenden||mengen, mischen|to blend
einbringlich||lohnend|remunerative
einbuchen|econ|verbuchen|to book sth.
einbuchten|ugs|einsperren|to lock up
einbüßen||verlieren|to lose sth.
einchecken|ugs|eintragen|to register
eindampfen||verdampfen|to vaporize
eindeichen||eindämmen|to dike
eindellen||eindrücken|to dent sth.
eindosen|cook||to tin sth.
eindreschen||verprügeln, schlagen|
einebnen|constr||to level
eineiig|biol||identical
einengen||beschränken, behindern|to constrict
einfassen||säumen|to border
einfeilen||schneiden|to notch sth.
einfetten|techn|schmieren|to grease sth.
einfinden||eintreffen, kommen|to arrive
einflechten||erwähnen|to say in parenthesis
einfrieden||umgeben, einschließen|to enclose sth.
einfrosten||einfrieren|to quick-freeze
einfärben||tönen|to tint
einfärbig|textil,a|einfarbig|one-colour
einförmig||eintönig|monotonic
einfüllen||einlassen|to run
eingebuchtet||eingesperrt|indented
eingelernt||gebildet|schooled
eingesprengt|min|durchsetzt|disseminated
eingewöhnen||anpassen|to adapt
eingießen||einschenken|to pour sth.
eingliedern||integrieren|to assimilate
eingraben|ugs|pflanzen, setzen|to plant sb.
eingravieren||stechen, prägen|to engrave sth.
einhaken|||to latch sth.
einhauen|ugs|einschlagen, eintreten|to smash in
einheben|a|erheben|to collect sth.
einheimsen||erlangen, gewinnen; kassieren|to gain sth.
einhellig||einstimmig|unanimous
einhändigen||einreichen|to hand in sth.
einhüllen||decken; verpacken|to cover
einimpfen||vermitteln|to instil
einkassieren||kippen|to send down
einkasteln|by|einsperren|to lock sb. up
einkeilen||zwängen|to wedge
einkerben||schneiden|to notch sth.
einkesseln||umstellen|to surround sb.
einkleiden||anziehen, bekleiden|to clothe
einklemmen||stecken, einstecken|to tuck sth.
einknicken|ugs|nachgeben|to give way
einkreisen||umstellen|to surround sb.
einkriegen|ugs|beruhigen|to calm down
einlagern||betten, einbinden; speichern|to embed sth.
einlangen|a|einlaufen, eingehen|to come in
einlenken||nachgeben|to give in
einleuchten||erfassen|to make sense
einliefern||abliefern, überbringen|to deliver sth.
einliegen||vorliegen|to be available
einlochen|ugs|einsperren|to lock sb. up
einloggen|comp|anmelden|to log in
einmummeln||einpacken, einwickeln|to wrap up
einmummen||einpacken, einwickeln|to wrap up
einmütig||geschlossen, einig|solidly united
einpassen||ausrichten, anpassen|to adjust
einpennen|ugs|einschlafen|to conk out
einpferchen||einsperren|to pen up sb.
einpflanzen||einsetzen|to implant
einpfropfen||integrieren, einbauen|
einpolig|||unipolar
einprägen||stechen|to engrave sth.
einprägsam||unvergesslich|memorably
einprügeln||verprügeln, schlagen|to batter sb.
einpökeln|cook|salzen|to salt
einrammen||stoßen|to ram
einrechnen||erlauben, zulassen|to allow for sth.
einreihen||zählen|
einrollen||einfahren|to pull in
einrosten||verrosten|to rust solid
einrücken||eingreifen|to mesh
einsacken||senken|to sink
einsatzfähig||bereit, parat|ready-to-operate
einsaugen||aufnehmen|to absorb sth.
einschicken||senden, zuschicken|to send in
einschieben||erwähnen|to say in parenthesis
einschleifen||automatisieren|to automatize sth.
einschlägig||entsprechend|pertinent
einschmieren|techn|fetten|to grease sth.
einschulen||einarbeiten|to break sb. in
einsegnen|relig|weihen|to consecrate sth.
einseifen||wortgewandt von etwas überzeugen|to snow sb.
einsenden||aushängen|to post sth.
einsinken||einstürzen, einfallen|to cave in
einspannen||halten, klammern|to clamp sth.
einspeisen||einsetzen|to apply
einstampfen||zerdrücken|to pulp
einstechen||kehlen|to groove
einstens|geh|früher, seinerzeit|in earlier times
einstig||ehemalig|past
einstimmen|alt|billigen, zustimmen|to psyche oneself up
einstmalig||damalig, alt|
einstmals||früher, ehemals|in earlier times
einstreichen||kassieren|to pocket sth.
einstreuen||einbauen, einbeziehen|to work sth. in
einstufig||direkt|one-level
einstweilig||vorläufig, vorübergehend|interim
einstülpen|zool|einziehen|to introvert
einsäen||stecken|to put in sth.
einsäumen||umgeben|to hem in sth.
eintasten|techn|eingeben|to type in sth.
einteilig||massiv|one-piece
eintippen||eingeben|to type in sth.
eintreibbar|fin|fällig|exigible
eintrocknen||austrocknen|to desiccate
einträchtig||harmonisch|harmonious
einträglich||lohnend|remunerative
eintägig|||one-day
eintüten||abschließen|to wrap sth. up
einverleiben|geh|tanken, bechern|to imbibe sth.
einweichen||baden|to steep
einweisen||einführen|to introduce sb.
einwerben|fin|einholen|to seek sth.
einwilligen||zustimmen|to acquiesce
einzapfen||verzapfen|to mortise sth.
einzeichnen||markieren, kennzeichnen|to mark sth.
einzwängen||keilen|to wedge
einäschern||verbrennen|to burn down sth.
einäugig|||one-eyed
einölen|||to oil sth.
einüben||trainieren|to practise sth.
eisenhart||eisern|hard as iron
eisfrei|||ice free
eisgekühlt||gefroren|iced
eitern|med||to fester
eitrig|med||festering
ekelerregend||ekelhaft|gaggy
ekelig||widerlich, ekelhaft|grody
eklatant||offensichtlich, offenkundig|blatant
ekrü|||ecru
ekstatisch||wild|Dionysian
elaborieren||erzählen, beschreiben|
elegisch||wehmütig|elegiac
elementar||dringend, wesentlich|elementary
elendig||erbärmlich|wretched
elendiglich||erbärmlich|
elffach|||elevenfold
elfisch|lit||elfish
elfter|||eleventh
elftes|||eleventh
elftägig|||eleven-day
elidieren|ling|weglassen, auslassen|to elide sth.
eliminieren||streichen, trennen; ausschalten|to kill off
elitär|||elitist
eloquent|||eloquently
eloxiert|chem||anodised
eluieren||ausspülen|to elute sth.
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
empfänglich||anfällig; zugänglich|susceptible
emphatisch||entschieden, betont|
empor||aufwärts, herauf|upwards
emporfahren||auffahren, hochfahren|
emporheben|phil|aufheben|to raise
emporsteigen||ansteigen, anwachsen; aufsteigen|to rise
emsig||fleißig|sedulous
encodieren||verschlüsseln|
endeln|textil,by|säumen|to seam sth.
endigen|alt|enden|to end
endogen|||endogenous
endokrin|med||endocrine
energielos||schwach|weak
engherzig||kleinlich|petty
engstirnig||spießig, bieder; beschränkt|prissy
enigmatisch||unbegreiflich, geheimnisvoll|
enkodieren||verschlüsseln|
ennet|ch|jenseits|beyond
entarten|||to degenerate
entartet||verkommen|degenerated
entbehren||vermissen|
entbehrlich||überflüssig|expendable
entbieten|alt|anbieten, bereitstellen|
entbinden||entlasten|to release sb.
entblößen||enthüllen|to expose
entbrennen||ausbrechen|to flare up
entehren|||to dishonour sb.
enteilen|geh|weglaufen; weggehen|to hurry away
enteisen|||to de-ice sth.
enteral|med||enteric
enterben|||to disinherit
entfachen||anzünden; verursachen|to kindle
entfesseln||befreien|to unfetter
entfesselt||gnadenlos|wanton
entfeuchten||trocknen|to dehumidify
entflammen||entzünden|to inflame sth.
entfleischen||zerdrücken|to pulp
entfärben||abziehen|to strip sth.
entgasen|chem||to degas
entgegnen||widersprechen, erwidern|to answer
entgelten||bezahlen, löhnen|
entgeltfrei||kostenlos|at no charge
enthaften|jur,a|entlassen, freilassen|to release sb.
enthaupten||köpfen|to behead sb.
entheben||absetzen|to depose
enthäuten||abdecken, abziehen|to skin
enthülsen||ausziehen, abziehen|to strip off sth.
entkräften||beseitigen|to nullify
entkräftet||erschöpft|exhausted
entlanggehen||ablaufen|to walk along
entlaubt|||defoliated
entlaufen||entkommen; ausreißen|runaway
entledigen||beseitigen|to dispose of sth.
entlegen||abgelegen, einsam|far-flung
entlehnen||leihen, ausleihen|to borrow sth.
entleiben|geh|umbringen, auslöschen|
entleibt|geh||bodiless
entleihen||ausleihen|to borrow sth.
entlöhnen|ch|entschädigen|to compensate
entlöten||Operation|
entmischen||isolieren, trennen|to segregate
entmutigen||enttäuschen|to frustrate
entmutigt||niedergeschlagen|down-hearted
entpflichten||befreien|to enfranchise
entpuppen|zool|schlüpfen|to eclose
entrahmt|||skimmed
entriegeln||aufschließen|to unbar
entrinden||ausziehen, abziehen|to strip off sth.
entrinnen||entgehen, entkommen|to escape sth.
entrollen||abspulen, abnehmen|to unwind sth.
entrußen|||to clear of soot
enträtseln||entschlüsseln|to solve sth.
entrückt||weltfremd; abwesend|away-with-the-fairies
entrüsten||empören|to disgust
entrüstet||empört|indignant
entsagen||widerrufen|to abjure sth.
entschlacken||abführen|to purge
entschlafen||sterben, ableben|to pass away
entschuldbar||vertretbar|justifiable
entschwinden|geh|verschwinden, fortgehen|to vanish
entseelt||tot, leblos|dead
entsinnen||erinnern|to recollect sth.
entsperren||lösen|to unlock sth.
entspinnen|geh|entstehen, entwickeln|to develop
entsteigen|geh|aussteigen|
entstellen||beschädigen|to flaw
enttarnen||entlarven, aufdecken|to expose sb.
entthronen||absetzen|to depose
entwischen||entgehen, entkommen|to elude sb.
entwürdigen||beleidigen|
entzerren||glätten|to straighten out sth.
entzerrt|||straighten out
entzwei||auseinander|asunder
entzweien||spalten|to divide sb.
entzücken|geh|begeistern|to delight
entzückend||herrlich, schön; faszinierend|adorable
entzückt||fasziniert|enamoured
entäußern|geh|beseitigen|to dispose of sth.
entölen|||to deoil sth.
ephemer||flüchtig|ephemeral
epigenetisch|geol|jünger als das Nebengestein|epigenetic
episch|||epic
episodenhaft||kurz, flüchtig|episodic
epochal|||epoch-making
equipieren|alt|schmücken, ausrüsten|
erbarmen|geh||to take pity
erbaulich||erfreulich|edifying
erbeben||zittern|to tremble
erbeuten||ausnutzen|to capture
erbfähig|||capable to inherit
erbieten|alt||to offer
erbittert||heftig; brutal|fierce
erblich|||hereditary
erbosen|geh|aufbringen|to make sb. angry
erbost||aufgebracht, wütend|furious
erdauern|ch||to sit out sth.
erdenken||entwerfen|to conceptualize sth.
erdenklich||möglich, denkbar|conceivable
erdfern|astron||far from Earth
erdgebunden||irdisch|
erdichtet||erfunden|fictional
erdig|||earthy
erdnah|astron||near Earth
erdreisten||dürfen|to dare
erdrosseln||erwürgen|to strangle sb.
erdulden||zulassen, ertragen|to tolerate sth.
erdverbunden|geh|natürlich, nüchtern|
erdwärts|||earthward
ereifern||aufregen, erregen|to get excited
ereignislos||uninteressant, farblos|uninspiring
ereilen||überraschen|to overtake
erektil|med||erectile
eremitisch||solo, zurückgezogen|
ererbt|||inherited
erfassbar||erkennbar|knowable
erfinderisch||geschickt, raffiniert; originell|ingenious
erflehen||anrufen|to invoke
erfroren|||frostbitten
erfüllbar||erreichbar, durchführbar|accomplishable
ergattern||erwischen|to get hold of
ergießen|||to pour out sth.
erglimmen||erstrahlen, erscheinen|
erglühen|||to glow
ergo||also, nämlich|consequently
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
erkünstelt||falsch, unecht|factitious
erküren||auswählen|to choose
erlahmen||nachlassen|to flag
erlaucht||adlig, edel|noble
erleuchten||beleuchten|to light up sth.
ermatten||erschöpfen|to jade
ermittelbar||feststellbar|ascertainable
ermorden|jur||to murder sb.
ermuntern||veranlassen|
ermäßigen||reduzieren, mindern|to reduce sth.
ermäßigt|||cut-price
ermüden||nachlassen|to flag
ermüdet|||wearied
erniedrigen||reduzieren, senken|to decrement sth.
ernstlich||arg, bedenklich|serious
erodieren||auswaschen|
erogen|||erogenous
erosiv|geol||erosive
erotisch|||amorous
erpicht||gespannt|agog
erratbar|||guessable
errechenbar||feststellbar|
erregbar|||irritable
erretten||erlösen|to rescue
ersaufen||ertrinken|to drown
erschallen||erklingen, ertönen|to sound
erschaudern||zittern, schauern|
erschauern||zittern|to shiver
erschnüffeln||aufspüren|to sniff out sth.
erschöpfbar||begrenzt|exhaustible
ersehen|||to see
ersehnen|||to crave sth.
ersetzbar||Operation|replaceable
ersinnen|geh|erfinden, konstruieren|to contrive
ersprießlich|geh|nützlich, günstig|beneficial
erspähen||entdecken|to spot sth.
erspüren||erahnen|to sense sth.
erstarken||zunehmen|to become stronger
erstarren||einfrieren|to congeal
ersteigen||klettern, besteigen|to climb
ersterben|geh|erlöschen|to die away
erstgenannt||erstere, ersteres|first
erstreben|geh|anstreben|to aspire to sth.
ersäufen|ugs||to drown
ertappen||fangen, fassen; erwischen|to catch sb.
ertastbar||greifbar|tactile
ertasten|||to palpate sth.
ertragfähig|agr|fruchtbar|fertile
ertragreich||wirtschaftlich, vorteilhaft; produktiv|profitable
ertüchtigen||trainieren|to train oneself
eruieren||feststellen, herausfinden|to establish sth.
eruptiv|||eruptive
erweichen||schmelzen|to soften
erweislich|geh|nachweislich|demonstrably
erwerbbar||erreichbar|acquirable
erwerbslos||arbeitslos|jobless
erwägen||bedenken, berücksichtigen|to consider sth.
erwählen||auswählen|to elect
erzielbar||erreichbar|attainable
erzittern||beben|to tremble
erzürnen|geh|aufbringen|to make sb. angry
erübrigen||überflüssig|to be superfluous
eskortieren||begleiten|to escort sb.
essentiell||prinzipiell, grundlegend|essential
essenziell||prinzipiell, primär|essential
estnisch|||Estonian
etablieren||gründen, durchsetzen|to establish yourself
etappenweise||schrittweise|in stages
ethisch|||ethical
ethnisch|||ethnic
etikettieren||bezeichnen, auszeichnen|to tag
etwaig||eventuell, möglich|possible
euböisch|||Euboean
euphorisch||erregt|excitedly
eurerseits||seitens|on sb.’s part
eurethalben|alt|meinetwegen, seinetwegen|because of sb.
euretwegen||deinetwegen|because of you
europid|||Caucasian
euryök|biol||euryoecious
eutroph|biol||eutrophic
evakuieren||verlegen|to evacuate
evaluieren||beurteilen, bewerten; untersuchen|to assess
evaporieren|alt|verdunsten|
eventualiter|ch|eventuell, möglicherweise|maybe
evident|geh|verständlich, nachvollziehbar|
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
exilieren|pol,geh|verbannen|to banish sb.
existent||vorhanden, bestehend|existent
exkludieren||ausschließen|
exkulpieren|jur,geh|entlasten|to exonerate sb.
exogen|||exogenous
exokrin|med||exocrine
exorbitant||extrem, gewaltig|extreme
exotherm|chem||exothermic
expandieren||weiten, erweitern|to expand your business
expansiv|||expansive
expedieren|geh|abschicken|to dispatch
explantieren||entfernen|
explizieren||ausführen|to expatiate sth.
explizit||ausdrücklich|explicit
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
exzidieren||ausschneiden|to excise sth.
exzitabel||wütend, aggressiv|
fabrikneu||nagelneu, brandneu|brand-new
fabrizieren|ugs|fertigen, erstellen; erschaffen|to manufacture sth.
fachkundig||qualifiziert, kompetent|skilled
fad||geschmacklos, langweilig|bland
fadisieren|a|langweilen|to feel bored
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
faltig|||wrinkly
falzen||falten, knicken|to fold
famos||herrlich, genial|superb
fanatisch||wild|rabid
fantasievoll||fantastisch, phantastisch|fanciful
farbecht|||colourfast
farbenfroh||bunt, farbig|colourful
farbneutral||weiß|
faschieren|a|durchdrehen|to mince sth.
faseln|ugs|plappern|to babble
faserig|||threadlike
fasslich||verständlich|graspable
fassonieren|geh|bilden, formen|
fassungslos||verwirrt, durcheinander|bewildered
fatalerweise||leider, bedauerlicherweise|sadly
faulig||morsch|rotten
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
feinfühlig||empfindlich, zart|sensitive
feingliedrig|anat|zierlich, zart|dainty
feist||dick, mollig|
fekund|biol,geh|fruchtbar|fertile
feldgrau|textil||field-grey
felsenfest||eisern|unshakeably
feminin|ling||feminine
fernab|geh||far away
fernerhin||künftig|for the future
fernmündlich||telefonisch|telephonically
fernschauen|sued|fernsehen|to watch television
fertigmachen|ugs|schlagen, überwinden|to clobber sb.
fertil|biol,geh|fruchtbar|fertile
fesch||schick, elegant; frech|snazzy
festbinden||verbinden|to bind
festfressen|techn,ugs|verklemmen|to seize up
festgefahren||verfahren|deadlocked
festhaken||befestigen|to hitch sth.
festklammern||fassen, umfassen|to clasp
festkleben||pappen|to paste sth.
festklemmen|techn|blockieren, verklemmen|to jam sth.
feststecken||befestigen|to pin
festwachsen||anwachsen|to grow on
festziehen||festigen, zusammenziehen|to tighten sth.
festzurren|naut|scheren|to reeve
fetal|med||foetal
feten||feiern|to fete
fettarm|cook|mager|lean
fettfrei||mager|fatless
fetthaltig|chem|fettig|fat-containing
fetthältig|chem,a|fettig|fat-containing
fetzig|ugs||crazy
feuchtkalt||klamm|clammy
feudal||luxuriös; nobel|lush
feudeln|nord||to mop
feuerrot|||blazing red
fibrös|med||fibrous
fidel||lustig, fröhlich|jolly
fieberhaft||aufgeregt; hektisch|feverishly
fiebrig|||fevered
fiedeln||geigen|to fiddle
fiepen|orn||to tweet
fiepsen|ugs|piepsen|to squeak
fieren|naut|abschießen|to veer
fieseln|ugs|fingern, fummeln|
figurativ||bildlich|figurative
figürlich||bildlich|figured
fiktional||erfunden|
fiktiv||erfunden|fictitious
filigran||fein, empfindlich|filigree
filmisch|||on film
filtrieren|chem|filtern|to filter sth.
filzig|||felted
final||endgültig, unwiderruflich|
finalisieren|geh|abschließen|to finalize sth.
findig||geschickt, raffiniert|ingenious
fingerfertig||geschickt, gewandt|dexterous
fingieren||fälschen|to fake sth.
fingiert||angeblich|colorable
finishen|mach||to finish
finit|ling||finite
firm||fit, sicher|
fissil|phys||fissionable
flachsen|||to wisecrack
flagrant||offensichtlich, offenkundig|
flanieren||spazieren, wandeln|to stroll
flapsig||lässig|offhand
flatterhaft||sprunghaft|skittish
flau||träge|slack
flaumig||verschwommen, unscharf|fuzzy
flauschig||weich, sanft|fleecy
fleckenlos||tadellos, makellos|unstained
fleckig||gefleckt|blotchy
flegelhaft||unhöflich, grob|churlishly
flehmen|zool||to flehmen
flektieren||beugen|to inflect sth.
flennen|ugs|weinen|to cry
flimmern||flackern|to flicker
flippern|||to play pinball
flippig||schrill, grell|garish
flirren||schwirren, surren|to whir
flittern|||to tinsel
flockig|||fluffy
floppen|econ,ugs||to tank
floral||verspielt, blumig|
floride|med||florid
florieren||gedeihen|to flourish
flottieren|geh|wechseln, schwanken|
fluffig|ugs||fluffy
fluid||flüssig, wässrig|
fluktuieren|geh|wechseln, schwanken|to vary
flunkern||aufschneiden|
flutschen|ugs|gleiten|to sashay
flutschig||schleimig, schmierig|
fluvial|||riverine
flämisch|ling||Flemish
fläzen|ugs||to lounge
flößbar|||floatable
flügge|orn||fully-fledged
fokal|||focally
folgenreich||bedeutsam|momentous
folgenschwer||schwerwiegend, ernst|serious
folgern||ableiten|to deduce
folgewidrig||unlogisch, widersprüchlich|
folgsam||brav, gehorsam|amenably
foltern||quälen|to torture sb.
fonisch|||phonic
foppen||narren|to hoax
forcieren||zwingen, erzwingen|to force
formal|||non-substantive
formbar||flexibel|malleable
formfrei|jur|formlos|
formidabel||beeindruckend, eindrucksvoll; furchtbar|formidable
formieren||bilden, formen|to form sth.
fortbestehen||dauern, anhalten; bleiben|to last
fortbleiben||fehlen, ausbleiben|to stay away
fortdauern||überleben, bleiben; andauern|to survive
forte|mus|laut|forte
fortlassen||weglassen, auslassen|to leave out sth.
fortleben||überleben, bleiben|to survive
fortpflanzen||vermehren|to propagate
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
freiarbeiten|techn|vertiefen, ausnehmen|to recess sth.
freibleibend||unverbindlich|not binding
freigebig||großzügig|generous
freigiebig||großzügig|bounteously
freikaufen||auslösen|to ransom sb.
freikämpfen||befreien|to win free
freilegen||enthüllen|to bare sth.
freiliegend||ausgesetzt, freigelegt|exposed
freimachen||befreien, lösen|to disentangle
freimütig||direkt, offen|upfront
freiräumen||wegräumen|to clear sth.
freisetzen||entlassen|to release
freisinnig||liberal, freiheitlich|liberal
fremdartig||exotisch|outlandish
frenetisch||stürmisch|madding
frequentiert||befahren|frequented
fretten|ugs|werken|
freudlos||traurig, niedergeschlagen|joyless
freudvoll||freudig|joyful
freveln|||to commit an outrage
freventlich|alt|gottlos|
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
frivol||schmierig|sleazily
frohgemut||fröhlich, aufgeräumt|cheerful
frohlocken||jubeln|to exult
frohsinnig||fröhlich, aufgeräumt|cheerful
frondieren|alt|protestieren|
frontal|||head-on
frontseitig||vorne|at the front
frostig||eiskalt, kalt|intensely cold
frottieren||reiben|to rub down
frotzeln||scherzen, lästern|
fruchtig|||fruity
fruchtlos||erfolglos|fruitless
frugal||bescheiden, spärlich|frugal
frustran||vergeblich, erfolglos|unsuccessful
frustrieren||enttäuschen|to frustrate
fräsen|||to shape
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
fulminant||wild, turbulent|rollicking
fummelig|||fiddly
fundamental||radikal, gründlich; grundlegend|radical
fungibel||Operation (austauschbar)|interchangeable
fungieren||wirken|to act
fungizid|agr||antifungal, antimycotic
funky||irre|funky
funzen|ugs|funktionieren|
furchen||runzeln|to furrow
furchtsam||ängstlich|fearful
furibund|alt|wütend, aggressiv|
furios||glühend, hitzig|hot-headed
furnieren||einlegen|to inlay
fusionieren||vereinigen, verbinden|to amalgamate
fusselig|||fuzzy
fusseln|||to fuzz
fusslig|||fluffy
futsch|ugs|verschwunden, fort|gone
futschikato|ugs|verschwunden, fort|gone
futurisch||zukünftig|
fuzzy||verschwommen, unscharf|fuzzy
fußballen|ugs|kicken|
fußkrank|||footsore
fächeln|||to fan
fädeln||binden, schnüren|
fädig|||threadlike
fäkal|||faecal
fälteln|textil|falten|to crinkle sth.
färbbar|textil||dyable
färbig|a|bunt, farbig|
fötal|med||foetal
füglich|alt|rechtmäßig|rightly
fügsam||brav; ergeben|complaisant
fühlbar||deutlich, spürbar|marked
fühllos||kalt, herzlos|
führerlos||herrenlos|runaway
füllig||mollig|plump
fünffach|||fivefold
fünfmal|||five times
fünftens|||fifthly
fünftes|||fifth
fürbass|alt|weiter, vorwärts|onward
fürderhin|alt|seitdem, danach|
fürwahr|alt|wahrlich|forsooth
gabelig||gespalten|
gackeln||laut und abgehackt lachen|to cackle
gackern|||to cackle
gaffen|ugs|bestaunen|to gape
gaga|ugs|wahnsinnig, geisteskrank|
galant||höflich|gentlemanlike
gallig||herb; ätzend|biting
gallisch|hist||Gallic
galonieren||besetzen, säumen|
gamen|ugs|spielen|to game
gammelig|ugs|mies|rotten
gammeln|ugs|faulenzen|to fool around
gammlig|ugs|verdorben|
gangbar||befahrbar, durchgängig|
garnieren||dekorieren, verzieren|to decorate
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
gebieterisch||bestimmt|authoritative
gebietsweise||regional|regionally
gebirgig|||mountainous
gebläht|||bulging
geblümt|||flowered
gebrechlich||hinfällig, schwach|frail
gebückt|||stooped
gebührenfrei||umsonst, kostenlos|free of charge
gedankenlos||leichtfertig; zerstreut|witlessly
gedankenvoll||nachdenklich|contemplative
gedeihlich|geh|nützlich|prosperous
gediegen||würdevoll|dignified
gedröhnt|||thudding
gedunsen||geschwollen|
gefahrvoll||gefährlich|dangerous
gefeit|||immune
geflammt|||parti-coloured
gefrieren||einfrieren|to freeze
gefräßig||hungrig|ravening
gefügig||brav; ergeben|amenable
gefühlig||kitschig|
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
gehenlassen||vernachlässigen|to let yourself go
geheuchelt||unehrlich, falsch|false, insincere
gehfähig|med||ambulant
gehren|constr||to miter
gehöht|||heightened
gehörlos||taub|deaf
gehörnt||betrogen|cuckolded
geifern|||to slobber
geil|ugs|toll|def
geisterhaft||sichtbar|apparitional
geistlos||schal, leer|insipid
geistreich||witzig, originell|witty
geisttötend||grau, eintönig|deadly dull
geizen|||to skimp on sth.
geißeln||peitschen|to lash oneself
gekappt|||trimmed
gekielt|bot||keeled
geknechtet||unterdrückt|downtrodden
geknickt|ugs|gedrückt, niedergeschlagen|low-spirited
gekräuselt||kraus|crinkly
gekröpft|techn||cranked
geköpert|textil||twilled
gekörnt|||grained
gekünstelt||künstlich, aufgesetzt|artificially
gelahrt|alt|unterrichtet, gebildet|
gelappt|bot||lobed
gelbbraun||hellbraun|tan
geldgeil|ugs|gierig|
geldig|ugs|reich, vermögend|
geldlich||finanziell|pecuniary
geldwert|fin||in money’s worth
gelehrig||geschickt|skillful
gelehrsam||hell, begabt|
geleiten||führen|to guide
gelenkig||beweglich|limberly
gelieren|||to set
gelind|||mild
gelle|||right
gellen||schrillen|
gelocht|||perforate
geläufig||verbreitet, üblich; vertraut|common
gelüsten|||to have a longing
gemahlen|||powdered
gemeindlich||städtisch|municipal
gemeinhin|geh|gewöhnlich|in general
gemeiniglich|alt|normalerweise, üblicherweise|
gemächlich||gemütlich|leisurely
gemütsarm||eiskalt|
genagelt|||hobnailed
genant|alt|schüchtern, verlegen|shy
genauso||dasselbe, ebenso|just the same
genehm||passend, passen|convenient
generös||großzügig|generous
genieren|||to be embarrassed
genierlich||verlegen|shy
genießbar|cook|essbar|eatable
genital|anat||genital
genug||genügend, ausreichend|sufficient
genuin||authentisch, echt|genuine
genussreich|cook,geh|köstlich|savourable
genussvoll||schmackhaft|relishable
genügsam||bescheiden, spärlich|frugal
gepanzert||eisern|ironclad
gepökelt|cook||dried-salted
geradebiegen||klären|to straighten sth.
geradeheraus||ehrlich; offen|frankly
geradehin||bisher, vorhin|
geradezu||direkt|really
geradlinig||geradeaus, direkt|straight and narrow
geraum|||some time
gerben|||to tan sth.
gereichen|geh|ausreichen, genügen|
geriatrisch||greis|geriatric
geriffelt||gestreift|striated
geringgradig||schwach|low-grade
geringwertig||minderwertig|inferior
gerinnen|||to lump
gerippt||gestreift|corded
germanisch||deutsch|Germanic
geruhig|alt||calm
geruhsam||gemütlich, ruhig; friedlich|leisured
geräuscharm||leise|low-noise
geräuschlos||lautlos|noiseless
geräuschvoll||laut|noisy
gerötet|||florid
gerühmt||gelobt|vaunted
gesamt||völlig, komplett|total
gesamthaft|ch|insgesamt|all in all
gesandet|||sanded
gescheckt||gefleckt|spotted
gescheit|ugs|sinnvoll, vernünftig; intelligent|sensible
geschlängelt||gewunden|serpentine
geschmeidig||flexibel|flexible
geschwind|alt|schnell, rasch|rapidly
geschwunden||eingefallen|shrunken
geschäftig||fleißig; rege|busy
gesetzestreu||gehorsam|law-abiding
gesetzmäßig||gesetzlich|licit
gesetzwidrig||illegal, unzulässig|unlawful
gesichtslos||farblos, fade|faceless
gesittet||anständig|decorous
gespenstig||unheimlich|unearthly
gespenstisch||unheimlich, gruselig|weird
gesprenkelt||gefleckt|mottled
gestaltlos||formlos|shapeless
gestielt|||shanked
gestisch|||gestural
gestockt|||spalted
gestreng|alt||strict
gesägt|||serrated
gesättigt||befriedigt, satt|saturated
getaktet|||clocked
getigert|||striped
getreu||zuverlässig|trusty
gettoisieren||isolieren|ghettoise
getupft|textil||polka-dot
getäfelt|||boarded
getürkt|ugs|gefälscht, falsch|fake
gewahren|geh|erblicken|to spot sth.
gewaltbereit||gewaltsam, brutal|violent
gewellt||gelockt, kraus|curly
gewetzt|||sharpened
gewichtig||bedeutsam|weighty
gewieft||klug, schlau; geschickt|astute
gewiss||sicherlich, allerdings|certain
gewissenlos||verantwortungslos|conscienceless
gewitzt||geschickt, clever|smart
gewärtigen|geh|erwarten|to expect sth.
gewölbt|||bellied
gezackt|||serrated
gezahnt|||ridged
gezapft|||tongued
geziemen|alt||to be meet
gezähmt||zahm|tame
gezähnt|||serrated
geädert|||veined
gickeln||laut und abgehackt lachen|to cackle
giepern|nord||to salivate
gieren|ugs||to crave
gießbar|techn||castable
giftfrei|bot||non-poisonous
girren|||to coo
gissen|aviat|koppeln|
glamourös||zauberhaft|glamorous
glanzlos||stumpf, matt|lacklustre
glanzvoll||beeindruckend, großartig; prächtig|in grand style
glasartig||gläsern|vitreous
glasig||gläsern|vitreous
glattbügeln||entschärfen|to sanitize sth.
glattmachen||glätten|to smooth
glattstellen|fin|schließen, auflösen|to offset
glattweg||schlicht, gerade|simply
glattzüngig||falsch, schleimig|smooth-tongued
glatzköpfig||kahl|bald
glazial|geol||ice-age
gleichartig||vergleichbar, analog; ebenso|like
gleichauf||nebeneinander|neck and neck
gleichförmig||uniform; ausgeglichen|uniform
gleichkommen||entsprechen; sein|to equal sth.
gleichmachen||ausgleichen, anpassen|to equalize
gleichmütig||gefasst, gelassen|stoic
gleichrangig||gleichberechtigt, ebenbürtig|equal
gleichtun||nachmachen|
gleichviel||nichtsdestotrotz|nevertheless
gleichziehen||ausgleichen|to equal sth.
gleißen|||to glisten
glibberig||rutschig, glatt|slippery
glimmen|||to fluoresce
glitschen||rutschen|
glitschig||rutschig, glatt|slippery
glitzern||glänzen|to sparkle
glorios||beeindruckend, großartig|
glorreich||prächtig|glorious
glotzen|ugs|starren|to goggle
glucken|||to cluck
gluckern||gurgeln|to gurgle
glucksen||gurgeln|to gurgle
glückhaft||glücklich, freudig|serendipitous
glücklos||unglücklich|hapless
glückselig||glücklich|blessed
gnatzig||gereizt, mürrisch|grumpy
goldig|ugs|süß, niedlich|cute
goldrichtig||gelungen, treffend|apt
gongen||klingeln, läuten|
goschert|by||gobby
gotisch|||Gothic
gottergeben||fromm|pious
gottgefällig||fromm|pious
gottlob|||thank God
gottseidank||glücklicherweise, erfreulicherweise|happily
gottähnlich||göttlich|godlike
goutieren|geh|mögen|to appreciate sth.
grabschen|ugs|greifen|to grab
gradiert|||graded
graduell||allmählich|gradual
grantig||mürrisch|grumpily
granular|geh||grainy
graphisch||grafisch|graphic
grapschen|ugs|greifen|to grab
grasgrün|||grass-green
grassieren||umgehen|to be rife
gratis||umsonst, kostenlos|free
grauenvoll||grauenhaft, grausam; schrecklich|grim
graugelb|||biscuit
graupeln|meteo||to sleet
grausig||gruselig, schrecklich; grauenhaft|blood-curdling
grauslich|ugs|grässlich|ghastly
grauweiß|||greyish white
gravid||schwanger|
gravieren||stechen, prägen|to engrave sth.
gravitätisch||ernst|funereal
grazil||fein, zart; anmutig|dainty
graziös||anmutig, elegant|gracefully
greinen|ugs|jammern, wimmern|to whine
grenznah|pol||close to the border
grenzwertig||ausgefallen, gewagt|edgy
griesgrämig||mürrisch|grouchily
grießig|med|sandig|sabulous
griffbereit||parat|handy
griffig||unkompliziert|easy to grip
grillieren|ch|grillen|to barbecue
grippal|med||influenza-like
groggy|med|benommen|stuporous
grollen|||to rumble
großenteils||größtenteils|mostly
großherzig||großzügig|great-hearted
großmütig||großzügig, nobel|great-hearted
großräumig||weit, ausgedehnt|spacious
großspurig||aufgeblasen, geschwollen|pompous
großtuerisch||aufdringlich, überheblich|importantly
großtun|||to swagger
großziehen||pflegen, aufziehen|to foster sb.
grummelig|ugs|unzufrieden, mürrisch|
grundehrlich||aufrichtig|
grundgut||ehrlich, lauter|
gruppieren||sortieren|to arrange in groups
gruscheln|ugs|wühlen|
gruschen|ugs|wühlen|
grämen|geh|belasten|to bother sb.
grämlich||gereizt, mürrisch|grumpy
grätig|||bony
gräulich||grauenhaft, grausam|atrocious
gröblich||grob, rau|grossly
größtmöglich||äußerst, maximal|all-out
grüblerisch||nachdenklich|musing
gschamig|sued|verlegen|shy
gschert|ugs|grob, rüde|
gummiert||klebrig|adhesive
gurren|||to coo
gutartig||gutmütig|good-natured
gutgelaunt||aufgeräumt|good-humoured
gutgläubig||harmlos, naiv|innocent
gutsituiert||reich, vermögend|
guttun||nützen|to do good
guttural|||gutturally
gutwillig||bereitwillig|obliging
gälisch|||Gaelic
gären||kochen|to brew sth.
gärfähig|agr||fermentable
gärteln|reg|gärtnern|
gülden|geh|golden|
gürten|||to gird
güst|agr||barren
gütig||herzlich|affectionate
gütlich|||amicable
haargenau|ugs|richtig, exakt|exact
haarlos||kahl|hairless
habsüchtig||gierig|grasping
hackedicht|ugs|betrunken|blind-drunk
hackeln|ugs|werken|
hackevoll|ugs|betrunken|
hadal|envir||in the hadall zone
hadern|||to quarrel
hakelig|techn||notchy
hakeln|||to finger-wrestle
hakig||gekrümmt|hooky
halbedel|||semiprecious
halbfest|||semi-solid
halbfett|||semibold
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
hammermäßig||fett, krass|wicked
handhabbar||überschaubar|manageable
handicapen||hemmen, behindern|
handikapen||hemmen, behindern|
handverlesen||ausgesucht|hand-picked
handwarm||lauwarm, lau|hand-hot
hanebüchen||unerhört, unverschämt|scandalous
hansisch|||Hanseatic
hantig|a||snappy
hapaxanth|bot|einmal blühend und dann absterbend|monocarpic
hapern||mangeln, ausbleiben|
happig||saftig|hefty
happy|ugs|froh, zufrieden|
haptisch|||haptic
harmonieren||einfügen, passen|to blend in
harnen|med|erleichtern|to urinate
hartgesotten||überzeugt|hard-boiled
hartherzig||herzlos, lieblos|hard-hearted
harzen|||to exude resin
harzig|||resinous
haschen|ugs|schnappen|to snatch
haspeln|textil||to reel
hasserfüllt||gemein, fies|hateful
hasten||eilen|to hotfoot
hatschen|by||to hobble
hauchzart||transparent, hauchdünn|diaphanous
hauptamtlich||hauptberuflich|full-time
hausbacken||bieder|ho-hum
haushoch|||resounding
hauteng|||skin tight
heavy|ugs|schwierig, aufwendig|
hebern|||to siphon sth.
hecheln||keuchen, schnaufen|to pant
heckwärts||hinten|aft
hefig|||yeasty
hegelsch|phil||Hegelian
hehr||hoch, beeindruckend; edel|lofty
heilbar|||curable
heilbringend|med|heilsam|curative
heilfroh|||jolly glad
heilkräftig||heilsam|medicative
heillos||hoffnungslos|hopelessly
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
hemmungslos||übermäßig, übertrieben; rücksichtslos|excessively
henken|alt|hängen, aufhängen|to hang sb.
herabfallen||stürzen, sinken|to fall
herabsetzen||reduzieren, senken; drücken|to reduce sth.
herannahen||annähern|to near
heranreifen||aufwachsen|to grow up
heranwachsen||aufwachsen|to grow up
heraufsetzen||erhöhen, vergrößern|to scale up sth.
heraufziehen||heranziehen|to pull up
herausbilden||entwickeln|to evolve
herausfallen||ausgehen|to fall out
herausgehen||hinausgehen|to go out
herauslösen||ausspülen|to elute sth.
herausputzen||schmücken, ausrüsten|to adorn oneself
herausragen||hervorragen|to jut out
herausstehen||hervorragen, auffallen|to stick out
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
herleiern||brummen|to drone
herleiten||ableiten|to be derived
hermetisch||dicht|imperviously
hernehmen||entnehmen|
heroisch|||heroical
herrichten||renovieren|to furbish sth.
herrisch||bestimmt|authoritative
herrufen|||to call over
herrühren||entspringen|to issue from
herschaffen||bringen|to get sth.
hersehen|||to look here
herumbalgen||kämpfen, raufen|
herumbrüllen||toben|to rant and rage
herumbummeln||faulenzen|to loaf
herumdrehen||schwenken|to slew
herumdrücken|ugs|ausweichen|to hedge
herumfahren||ausgehen|to go places
herumgammeln|ugs|rumhängen; faulenzen|to fool around
herumhängen|ugs|faulenzen|to vegetate
herumlungern||faulenzen|to bum around
herummachen||knutschen|to be petting
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
hervorstehen||überstehen|to protrude
hervortreten||auftreten|to emerge
hervortun||hervorragen, auszeichnen|to excel
herzig||süß, niedlich; gefällig|sweet
hessisch|||Hessian
hetero|ugs||straight
heterogen||gemischt|varied
heterolog|med|abweichend|heterologous
heucheln||vortäuschen, vorgeben|to pretend
heuchlerisch||falsch|smooth-tongued
heuer|sued||this year
heurig|a|diesjährig|this year’s
hibbelig|ugs|aufgeregt, wild|
hieraus||hiervon|herefrom
hierin|||herein
hiesig||lokal|local
hieven||heben|to heave sth.
high|ugs|fasziniert, erregt|
himmelweit||enorm|enormous
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
hinhauen|ugs|häufig nicht in einem Bett|to bunk down
hinhören||lauschen|to listen
hinkauern||hocken|to squat down
hinknien||hocken|to kneel down
hinlangen||ausreichen|to suffice
hinreichen||langen, ausreichen|to suffice
hinscheiden||sterben, ableben|to decease
hinschlagen||treffen, aufschlagen|to hit
hinstrecken||hinhalten|to thrust out
hinsudeln|ugs|kritzeln|
hintanhalten|a|unterbinden|to deter sth.
hintenherum||hinterrücks|from behind
hintergehen||betrügen|to betray sb.
hinterhältig||gemein|lowlife
hinterlistig||schlau, verschlagen|artful
hinwegkommen||abfinden, überwinden|to get over
hinwegsetzen||missachten|to flout
hinwerfen||abwerfen|to drop
hinzurechnen||hinzunehmen, hinzufügen|to add on
hinzutun|ugs||to put sth. somewhere
hinzuzählen|math|addieren|to add sth.
hip|ugs||go-go
hippelig|ugs|aufgeregt, wild|
hirnlos||einfältig|brainless
hirnrissig|ugs|unsinnig, absurd; verrückt|inane
hirntot|med||brain-dead
hissen|||to hoist
hochachten||schätzen|
hochbegabt||talentiert|highly talented
hochbetagt|geh|uralt|oldest-old
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
hold|alt|schön, reizend|lovely
holperig||holprig|bumpy
holpern||rütteln|to jolt
holzen|ugs|hart spielen im Fußball|to play rough
holzfrei|||woodless
holzig|bot||woody
homofon||einstimmig|
homogen||gleichwertig|homogeneous
homolog||ähnlich, entsprechend|homologous
homonym|||homonymous
homophil|geh||homophile
homophob|||homophobic
homophon||einstimmig|
homosem||gleichbedeutend|
honen|techn||to hone sth.
honigsüß|||honeyed
honorabel|alt|ehrenhaft|creditable
honorieren||anerkennen|to honour
honorig|alt|ehrenwert, ehrenhaft|respectable
hopfig|||hoppy
hoppeln||trampeln|to scamper
hoppnehmen|ugs|fangen, fassen|
hopsen||springen, hüpfen|to hop
hopsnehmen|ugs|fangen, fassen|
horchen||lauschen|to hearken
hornig|||horny
hornlos|||hummel
horrend||riesig|immense
horten|||to pile
hubbelig|ugs|holprig|
hudelig|ugs|nebenbei, nachlässig|
hudeln|sued||to be hasty
hudlig|ugs|nebenbei, nachlässig|
huldigen||vertreten, anhängen|to subscribe to sth.
huldvoll|alt|gnädig|gracious
humid||feucht|humid
humorig||witzig, lustig|
humoristisch||humorvoll|humorous
humorlos|||humourless
humpeln|||to hobble
hundeelend|med,ugs|mies|wretched
hundertpro|ugs|definitiv, zweifellos|
hundsgemein||böse, gehässig|really mean
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
hypothetisch||zweifelhaft|hypothetical
hypoton|||hypotonic
hysterisch||aufgelöst|hysterical
hälftig|ch|halb|half
hämisch||spöttisch|sneering
händisch||manuell|manually
hängig|jur,ch||pending
härmen|alt||to be distressed
härtbar|||curable
hässig|ch|bissig, gereizt|snappy
hätscheln||streicheln|to pet sb.
häutig|||membranous
höchstselbst|geh|höchstpersönlich|personally
höckerig|||tubercular
höckrig||holprig|bumpy
höher|||high-level
höhnen|geh||to taunt
höhnisch||spöttisch|sneering
hü||Ruf für Zugtiere: vorwärts, nach links|gee-up
hüfthoch|||waist-high
hüglig||hügelig|hilly
hüllenlos||nackt, blank|
hülsig||heiser|huskily
hürnen|alt||made of horn
hüsteln|||to cough slightly
iatrogen|med||iatrogenic
ibidem|||in the work quoted
ichbezogen||egoistisch|self-involved
ideell||spirituell|non-materialistic
ideenarm|||lacking of ideas
ideenlos|||uncreative
ideenreich||ergiebig|fertile
ident|a|dasselbe, gleich|identical
ignorant|||unenlightened
ihrerseits||seitens|on sb.’s part
ihrethalben|alt|ihretwegen|on her account
ihretwillen||ihretwegen|because of her
ihrige||ihres, ihrer|hers
ihriger||ihres, ihrer|hers
ihriges||ihres, ihrer|hers
ihrs|||hers
ikonisch|||iconic
illern|ugs||to look
illiquid|geh|pleite|
illoyal|pol,geh|seine Verpflichtungen nicht einhaltend|disloyal
illuminieren||beleuchten|
illusorisch||unrealistisch; unerreichbar|unrealistic
illuster||erhaben|illustrious
illustrativ||anschaulich|illustrative
imaginär||eingebildet|imaginary
immanent|||immanently
immateriell||unfassbar|intangible
immens||riesig, enorm|immense
immerdar|geh||forever
immersiv|comp||immersive
immerwährend||stets, ständig; ewig|perennial
immobil|||immobile
immun|med||immune
immunisieren|geh|decken|
impertinent|geh|frech, dreist|impertinent
impfbar|med||vaccinable
implantieren||einsetzen|to implant
implizieren||beinhalten; einschließen|to imply sth.
implizit||eingeschlossen|implicit
imponieren||beeindrucken|to impress sb.
importun|geh|ungeeignet, unbrauchbar|
imposant||beeindruckend, eindrucksvoll|impressive
impulsiv||spontan|impulsive
inadäquat|geh|ungeeignet, unbrauchbar|
inaktiv||unauffällig|quiescently
indifferent||gleichgültig|indifferent
indigen||einheimisch, bodenständig|native
indigniert|geh|empört|indignantly
indisponiert|geh|unwohl|indisposed
indizieren||anzeigen|to indicate sth.
indolent|med||indifferent
induktiv|electr||inductive
induzieren||verursachen, herbeiführen|to induce a process
ineffektiv||vergeblich, wirkungslos|ineffective
inert|chem|neutral|inert
infam|geh|böse, gemein|
infantil||kindisch, kindlich|childlike
infaust|med|ungünstig|unfavourable
infektiös||ansteckend, übertragbar|infectively
inferior||untergeordnet|inferior
infernalisch||höllisch|hellish
infinit||endlos, unbegrenzt|
inflationär||übertrieben, übermäßig|excessive
inflexibel||starr|inelastic
informell||formlos|informal
infrarot|||infrared
ingeniös||genial|ingenious
inhaftieren||festsetzen|to detain sb.
inhalieren||einatmen|to inhale sth.
inhaltsleer||dünn|meretricious
inhibieren||unterbinden|
inhomogen||ungleich|inhomogeneous
inhuman||unmenschlich|inhumane
inhärent|||inherent
initial||anfänglich|initial
initiativ||aktiv, offensiv|proactive
initiieren||einführen|to initiate sb.
injektiv|math||injective
inkarnieren|geh|verkörpern|to incarnate
inkludieren||integrieren|to incorporate
inklusive||einschließlich, samt|including
inkompatibel||unvereinbar|incompatible
inkompetent||unfähig|incompetent
inkonsistent|geh|unvereinbar|
inkorrekt||unangebracht|incorrect
inkrementell||schrittweise, stufenweise|incremental
inkurabel||unheilbar|
inlinen|||to blade
inländisch|econ|heimisch|domestic
innehaben||besitzen|to hold
inner|||intrinsic
innere||intern|interior
innerer||intern|interior
inneres|||inward
innerste|||innermost
inopportun||unpassend, unangebracht|inopportune
inquirieren|alt|befragen, vernehmen|
insinuieren||anzeigen, signalisieren|
insistent|geh|angestrengt, verbissen|dogged
insistieren|geh|dringen, pochen|to insist on sth.
inskribieren|alt|einschreiben|
insolent|geh|arrogant, vermessen|
inspizieren||überprüfen, prüfen; untersuchen|to inspect
instabil||gestört; unsicher|unsettled
instand|||in working order
instantan|geh|unmittelbar, umgehend|
instruieren||unterrichten, belehren|to instruct sb.
instruktiv|geh|aufschlussreich, lehrreich|instructive
insuffizient||ungenügend, mangelhaft|
insular|geh|isoliert|insular
insultieren||beleidigen, beschimpfen|
integer|||with integrity
integrativ||umfassend|integrated
intelligibel||verständlich, nachvollziehbar|
intendieren||vorhaben, beabsichtigen|to intend
interesselos||lasch, gleichgültig|lackadaisical
interviewen||befragen|to interview
intonieren||singen, tönen|
intransigent|geh|unvereinbar, widersprüchlich|
intrigant||tückisch, boshaft|conniving
intrusiv|geol||intrusive
intuitiv||spontan|intuitive
invadieren||eindringen, einfallen|
invariant||konstant|non-variant
invasiv|med||invasive
invers||umgekehrt, umgedreht|inverse
invertieren||umkehren, verkehren|to invert
invertiert||umgekehrt, umgedreht|inverse
involvieren|geh|verwickeln|
inwendig||innerhalb; intern|inside
inäqual|geh|unvereinbar|
ionisch|||ionic
irakisch|||Iraqi
iranisch|||Iranian
irden|||earthen
irenisch|geh|friedlich|peace-loving
irgend||überhaupt|at all
irgendetwas||irgendwas|something
irgendwelche|ugs|irgendein|any
irr|ugs|verrückt|madly
irreal||unrealistisch|unreal
irreführen||täuschen|to mislead sb.
irregulär||unregelmäßig|irregular
irreleiten||täuschen|to misguide sb.
irrelevant||unerheblich|irrelevant
irreligiös||ungläubig|
irreparabel||baufällig|irreparably
irreversibel||endgültig|irreversible
irrig||verirrt, falsch|errant
irrigerweise||fälschlicherweise, fälschlich|mistakenly
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
isotrop|||isotropically
istrisch|||Istrian
iterativ|||iterative
iterieren||wiederholen|to iterate
itzt|alt|jetzt, nun|now
ivorisch|||Ivorian
jadegrün|||jade-green
jagdbar|||huntable
jagdlich|||hunting
jambisch|ling||iambic
janken|ugs|jammern, klagen|
japsen|ugs|keuchen, schnaufen|to pant
jauchzen||jubeln|to cheer
jausen|a||to snack
jausnen|cook,a|knabbern|to snack on sth.
jazzig|mus||jazzy
jeck|reg|närrisch, verrückt|crazy
jedwede|alt|jedes, jeder|every
jedweder||jeder|each
jedwedes|||each
jegliche|||any
jeglicher||jeder|any
jein||ja und nein|yes and no
jenisch|ugs|geschickt, clever|
jenseitig||spätere, weitere|ulterior
jetten|||to jet
jetzig||gegenwärtig, heutig|current
jetzo|alt|momentan, derzeit|
jeweilig||entsprechend|respective
jeweils|||in each case
jiepern|reg||to salivate
jo|ugs|ja|yes
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
jungfräulich||unangetastet, unberührt|untouched
jungsch|nord|unreif|immature
juridisch|a|juristisch|legal
juryfrei|||without selection committee
just||soeben, gerade|just
justieren||fluchten, ausrichten|to align
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
kallös|med||callous
kalmieren||beruhigen, ausgleichen|
kaltblütig||gefasst, gelassen|coolly
kaltherzig||grausam, eisig; herzlos|coldhearted
kaltmachen|ugs|umbringen|to do in sb.
kaltstellen||entschärfen|to neutralize
kalzinieren|chem|brennen, rösten|to calcine sth.
kampfbereit||wild, scharf|fierce
kampieren||zelten, campen|to camp
kanalisieren||unterirdisch in Röhren fassen|to culvert a stream
kandiert|||glaze
kanonisch||standardmäßig|canonical
kantern|||to canter
kantisch|phil||Kantian
kantonal|||cantonal
kanzerös|med||cancerous
kapern||entführen|to hijack sth.
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
kariogen|med||cariogenic
karitativ||gemeinnützig|charitable
kariös|med||carious
karmisch|||karmic
kaschen|ugs|fangen, fassen|
kaschieren||vertuschen|to airbrush sth. out
kaspern|||to clown
kasteien|||to castigate oneself
kastilisch||spanisch|
kataton|med||catatonic
kategorisch||entschieden|categorical
katonisch|geh|strikt, streng|
katzbalgen|ugs|ringen|
katzbuckeln||kriechen|to bow and scrape
kaubar|||chewable
kaudern|||to talk gibberish
kauern||hocken|to squat down
kaufbar|||purchasable
kaupeln|ugs|tauschen, handeln|
kausal|||causal
kaustisch||ätzend, scharf|biting
kauzig|||dotty
kavernös|||cavernous
kavitös||porös|cavernous
keck||munter und frech|cheeky
keckern|zool||to chatter
kegelig|math||cone-shaped
kehlig|||throaty
kehrtmachen||umkehren|to turn round
keifen||poltern|to jangle
keimfrei||sauber|germ-free
keimhaft|||seminal
keinmal|||not once
keltisch|||Celtic
kentern|||to keel over
keppeln|a|schnauzen|to snap
kerben||schneiden|to notch sth.
kernfaul|||rotten at the core
kernig||kräftig|sturdy
kernlos|||seedless
kerzengerade||aufrecht|bolt upright
kess||keck|pert
ketteln|textil||to bind sth. off
keusch||rein|chaste
kidnappen||entführen|to kidnap sb.
kiebitzen||schummeln, mogeln|
kieken|nord||to look inquisitively
kieselig|geol||gravelly
kiesig|geol||gravelly
kindhaft||kindisch, kindlich|childlike
kindsköpfig||unreif|immature
kippbar|||inclinable
kippelig||unsicher|wonky
kippeln||wippen, schwenken|
kipplig||unsicher|wonky
kitten|||to heal sth.
kitzelig|ugs|heikel|delicate
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
klapprig||hinfällig|decrepit
klarlegen||klären, klarstellen|to clarify sth.
klarwerden||erkennen|
klass|a|super, prima|great
klauben||zupfen, ablösen|to pick out sth.
kleckern|ugs||to fiddle around
kleckerweise|ugs|stückweise|piecemeal
klecksen|||to make a mess
kleidsam|||becoming
kleingeistig||beschränkt, kleinlich|narrow-minded
kleingläubig||feige|cowardly
kleinhacken||zerkleinern|to chop sth.
kleinkariert||beschränkt, kleinlich|parochial
kleinkriegen|ugs|brechen; zerbrechen|to break down
kleinlaut||betreten|regretful
kleinmütig||feige|cowardly
kleinreden||verharmlosen|to downplay
kleinst||winzig|minute
kleistern||kleben|to paste sth.
klerikal||geistlich, kirchlich|clerical
klicken|comp||to click
klickern||ticken|
klimmen||klettern, krebsen|to clamber
klimpern||klingeln; klirren|to jingle
klischeehaft||typisch|stereotyped
klittern||fälschen, manipulieren|
klitzeklein||gering, winzig|tiny
klobig||wuchtig|bulkily
klonal|biol||clonal
klonen|||to clone
kloniert|biol||clonal
kloppen|ugs|hauen, schlagen|
klotzig||plump, sperrig|hulking
klumpen|||to lump
klumpig|||clumpy
kläffen|zool||to yap
kläglich||arm, unglücklich; erbärmlich|pitiably
klönen||plaudern|to have a chat
klöppeln|textil||to bobbin lace
klüglich|||prudentially
klüngeln|ugs|zögern, trödeln|
knacksen||knacken|
knallig||grell|gaudy
knallrot|||garish red
knapphalten||einschränken|to stint sb.
knapsen|ugs|sparen|to scrimp
knarzen||knarren, kratzen|
knatschig|ugs|beleidigt|
knattern||klappern, rasseln|to rattle
knauserig||geizig|miserly
knausern||einschränken|to stint
knausrig||knapp, karg|stinted
knautschen||pressen, stopfen|
knechten||unterdrücken|to subjugate
kneifen||drücken|to shirk sth.
knetbar|||kneadable
knickerig|ugs|geizig|
knickrig|ugs|geizig|
knicksen|||to curtsy
kniefällig||schleimig|cringey
kniehoch|||knee-deep
kniepig|ugs|geizig|miserly
knietief|||knee-deep
kniffelig||knifflig, haarig|tricky
knispeln||fingern, fummeln|
knittern|||to wrinkle
knittrig|||crumpled
knobeln||grübeln|to puzzle
knochig||hager|angular
knollig|||tuberous
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
knurrig||mürrisch|grumpy
knuspern|ugs|naschen, knabbern|
knöchern|||bony
knüppeldick|ugs|überaus, übermäßig|excessively
knüppeln|||to club sb.
koaxial|||coaxial
kochecht|||boil-proof
kochfest|textil||boil-fast
kodderig|||gobby
koddrig|ugs|frech, unhöflich|
kodieren||verschlüsseln|to encrypt sth.
koedukativ|school|gemischt|coeducational
kognitiv|||cognitive
kohärent||stimmig|coherent
koinzidieren||zusammentreffen, übereinstimmen|
kokeln|ugs|brennen, rösten|
kokett|||kittenish
kokettieren||flirten|to coquette
koksen|||to snort coke
kollabieren||zusammenbrechen|
kollateral||benachbart, seitlich|collateral
kollegial||freundlich|fraternal
kollektiv||gemeinsam|collectively
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
kommunal|||communal
komparabel||vergleichbar, ähnlich|
komparieren||steigern|
kompensieren||ausgleichen|to countervail
kompilieren|geh|zusammenstellen|to compile sth.
komplan|math||coplanar
komplementär||ergänzend|complementary
komprimieren||verdichten|to compress
komprimiert||kompakt|in a small compass
kondensieren||niederschlagen|to condense
konferieren||tagen|
konfiszieren||beschlagnahmen|to confiscate sth.
konfligieren||entgegenstehen|
konfliktfrei|pol|friedlich|peaceful
konfokal|||confocal
konform||gleichmäßig|conformal
konformgehen||unterschreiben, empfehlen|
konfundieren||mischen, mixen|
konfus||psychische Verfassung einer Person|dithery
kongenital||angeboren|congenital
kongruent||deckungsgleich|congruent
kongruieren|geh|decken, zusammentreffen|to coincide
konisch|||tapering
konkav|math||concave
konkludieren||kombinieren, ableiten|
konkordant||einstimmig|concordant
konnatal||angeboren|
konnivent||tolerant, respektvoll|
konoid|math||conoidal
konsekrieren|relig|weihen|to consecrate sth.
konsensual||einvernehmlich|
konservieren||bewahren|to conserve
konsistent||durchgehend, durchweg; fest|consistent
konstatieren||verzeichnen, eintragen|to record
konstitutiv|geh|wesentlich|constitutive
kontagiös||ansteckend, übertragbar|
kontemplativ||nachdenklich|contemplative
kontra||gegen|versus
kontrahieren||zusammenziehen|to contract
konträr||widersprüchlich|contrary
konturlos||harmlos, unspektakulär|
konvenieren|geh|passend, passen|to convene
konvergent||passend|convergent
konvers||umgekehrt|converse
konversieren||sprechen, unterhalten|to converse
konvertieren||umwandeln|to convert
konvex||erhaben|convex
konvulsiv||krampfhaft|
konzedieren|geh|zugeben, einräumen|to concede sth.
konzeptlos||planlos|inconsequentially
konzertiert||abgestimmt|concerted
konzipieren||erarbeiten, entwickeln|to formulate sth.
konzis||kurz, knapp|
kooperativ||hilfsbereit|cooperative
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
kostümieren||verkleiden|to dress up
koten|med||to pass stool
kotig|||faecal
kovalent|||covalent
kraftlos||matt, schlapp|weakly
krakeelen||streiten, zanken|to brawl
krakelig|||spidery
krakeln|ugs|kritzeln|to scrawl
krallig|zool||taloned
krampfartig||krampfhaft|convulsive
kranbar|constr||crane-liftable
kranial|anat||cranial
kratzbürstig||bissig, gereizt|snappy
kratzig|textil||scratchy
krauchen|ugs|robben, kriechen|
krautig|bot||herbaceous
kraxeln||klettern, krebsen|to clamber
krebsrot|||lobster red
kredenzen||anbieten, servieren|to serve
kreidebleich||blass, fahl|ashen
kreidig|||chalky
kreisförmig||kreisrund|circularly
kreißen||gebären, jungen|to bear
krempeln||kämmen|to card
krengen|naut|überholen|to heel over
kribbelig||nervös, unruhig|restless
kribblig||nervös, unruhig|restless
krimpen|||to shrink
kringeln|||to curl
kristallin||gläsern|crystalline
kristallklar||glasklar|crystal-clear
krittelig||kritisch|censoriously
kross||knusprig|crusty
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
kräuseln||runzeln|to crinkle
krümelig||brüchig|friable
krümlig|||crumbly
krüsch|ugs|wählerisch|fussy
kubisch|math||cube-shaped
kudern|a|kichern|to giggle
kugelig|||spherical
kulant||gefällig|accommodating
kullern||rollen|to roll
kulminieren||gipfeln|to culminate
kultig|ugs|gefragt, aktuell|
kultisch|||ritual
kultivieren|agr,geh|züchten|to grow
kulturlos||primitiv, roh|
kummervoll||traurig, betrübt|mournful
kumpelhaft||freundschaftlich|chummy
kumulativ||zunehmend|cumulatively
kumulieren||häufen, auflaufen|to accumulate
kundgeben||veröffentlichen, verkünden|
kundig||qualifiziert|skillful
kundtun||verkünden|to declare sth.
kungeln|||to fiddle
kunstgerecht||geschickt, kunstvoll|expertly
kunstreich||geschickt, kunstvoll|ingeniously
kunterbunt|ugs|vielseitig|many-coloured
kupieren|agr|beschneiden|to trim
kurativ|med,geh|heilsam|curative
kurdisch|||Kurdish
kursieren||umgehen|to circulate
kursiv|comp||italic
kursorisch||flüchtig|cursory
kurvig|auto||winding
kurzfassen||straffen|to condense sth.
kurzlebig||flüchtig|ephemeral
kurzweg||spontan, kurzerhand|
kuschen|ugs|nachgeben|to knuckle under
kuschlig||kuschelig|cosy
kussecht|||kiss-proof
kutschieren|ugs|fahren|to chauffeur sb.
kymrisch||Sprache|cymraeg
kärglich||knapp, spärlich|stinted
käsig|cook||cheesy
köcheln|cook||to cook slowly
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
lammfromm||artig, bieder|namby-pamby
landläufig||üblicherweise, gewöhnlich|common
langatmig||langweilig, eintönig; umständlich|prosy
langmütig|geh|geduldig|uncomplaining
laotisch|||Laotian
lappig|bot||lobate
large|ch|edel, nobel|great-hearted
lasieren|||to glaze
lasterhaft||gottlos|wicked
lastfrei|electr||no-load
lasziv|||raunchily
latent||verborgen|latent
lateral||seitlich|lateral
latschen|||to traipse
latschig|||slouchy
latzen|ugs|zahlen, bezahlen|
laubig|||leafy
lauffähig||funktionsfähig|executable
launenhaft||übermütig|wanton
launig||witzig; vergnügt|witty
launisch||mürrisch|mardy
lauschig||gemütlich, behaglich|cozy
lausen|||to delouse
lausig|ugs|armselig|crummy
lautlich|||phonetic
lavieren|||to manoeuvre
lax||locker|
leasen||mieten, pachten|to lease
lebensecht||realistisch|true-to-life
lebensfremd||unrealistisch|impractical
lebensfähig||gesund, kräftig|sound
lebensnah||realistisch|close-to-life
lebewohl|||good-bye
lechzen|||to crave
lecken||auslaufen|to leak
ledig|||unmarried
lediglich||einzig, nur|just barely
ledrig|||leathery
leergefegt|ugs|unbewohnt, öde|
leewärts|naut||leewards
legalistisch|phil|kleinlich auf Vorschriften beharrend|legalistic
leger||entspannt, locker|dressed-down
legieren|techn||to alloy sth.
legitimieren||rechtfertigen; ausweisen|to identify yourself
lehmig|||loamy
lehrbar|school||teachable
lehrhaft|||didactic
leichtblütig||optimistisch, zuversichtlich|sanguine
leichtern|transp|löschen, entladen|to unload
leichtfüßig||leichtfertig; flink|light-footed
leichtgängig||reibungslos|smooth
leichthin||lässig|offhandedly
leichtlebig||unbeschwert|easy-going
leidig||nervig, ärgerlich|annoying
leidlich|geh|mäßig|middling
leidvoll||qualvoll|distressed
leimig|||gluey
leiwand|ugs|toll, großartig|great
lenkbar|||dirigible
lenksam|||corrigible
lenzen|naut||to bail
leptosom||schmal, mager|
lernbegierig||fleißig, eifrig|studious
lesbar|||readably
lesbisch|||lesbian
letal||tödlich|lethal
lettig|min||clayey
lettisch|||Latvian
letztendlich||letztlich, schließlich|in the end
letzthin||kürzlich|of late
letztklassig||billig, seicht|trashy
leutselig||sozial; gesellig|sociable
levitieren|psych|schweben|to levitate
libertin|geh|wild, flott|dissolute
libertär||liberal, freiheitlich|libertarian
libysch|||Libyan
lichtblau||hellblau|light-blue
lichtvoll||klar|bright
liebeln|ugs|flirten|
liebestoll||verliebt|love-crazed
liebkosen||herzen, kuscheln|to cuddle sb.
liebreizend||faszinierend, charmant; lieblich|charming
liederlich||nachlässig|careless
liedhaft|||songlike
light||leicht|
ligieren|med|unterbinden|to ligate sth.
lignivor|zool||wood-eating
liiert|||in relationship
limbisch|med||limbic
limitieren||begrenzen, beschränken|to limit sth.
limnisch|geol||limnetic
lind|geh|mild, sanft|gentle
lindgrün|||lime-green
linear|||unidimensional
lingual|ling||glossal
linientreu||überzeugt, stramm|die-hard
linieren|||to rule
liniiert|||ruled
linke|||left
linken|ugs||to shaft sb.
linker|||left
linkes|||left
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
livisch|||Livonian
lobhudeln|ugs|schwärmen|to gush
lobpreisen||loben|to praise sb.
lochen||stechen|to prick out
lockig||gelockt, kraus|curly
logieren|||to lodge
lohen||brennen, verbrennen|
lokalisieren||orten|to locate sth.
lokrisch|||Locrian
lokutiv|||locutionary
losbekommen||gewaltsam oder unter Schwierigkeiten|to prise open sth.
losbrechen||abbrechen, abreißen; ausbrechen|to break forth
loshaken|||to unhook
loskriegen|econ,ugs|absetzen, umsetzen|to shift sth.
loslösen||gewaltsam oder unter Schwierigkeiten|to prise open sth.
losmachen||lockern, lösen|to unfasten
lossagen||abfallen|to apostatize
losschicken||abschicken|to send off
losschlagen||zuschlagen|to strike out
lostreten||auslösen|to loose sth.
loswickeln||abspulen, abwickeln|to spool off sth.
losziehen||aufmachen, aufbrechen|to start
loten|naut||to plumb sth.
lotrecht||senkrecht|vertical
loyal||treu, ergeben|loyally
luetisch|||luetic
luftartig||luftig|aerial
luftleer|||airvoid
lugen|geh||to look inquisitively
lukrativ|econ||lucrative
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
luzid||einleuchtend, überzeugend|
lydisch|mus||Lydian
lynchen|||to lynch
lyophil|chem||solvent-attracting
lyophob|chem||solvent-repelling
lyrisch|||lyrical
lytisch|med||lytic
lädieren||beschädigen|to damage sth.
lähmen||blockieren|to jam
längs||entlang|along
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
löchrig||porös|porous
löschbar|||erasable
löwenherzig||furchtlos|lion-hearted
lückenhaft||unvollständig, stellenweise|incomplete
lügnerisch||verlogen|mendacious
lümmeln|||to slouch
lüpfen||anheben|
lüpfig|ch|lebhaft, flott|lively
lüstern|||lecherous
lütt|ugs|mini, klein|
machsch|phil||Machian
machtvoll||kraftvoll|powerful
madig|||maggoty
mafiös||illegal, kriminell|
magern|||to shorten sth.
magnifik|alt|großartig, wunderbar|
maischen|||to mash sth.
majestätisch||königlich; erhaben|regal
makaber||unheimlich, gruselig|sinister
malad|ugs|krank, erkrankt|
maledeien|alt|fluchen, verfluchen|
maligne||bösartig|malign
malisch|||Malian
maliziös||boshaft|spiteful
malvenfarbig||violett|mauve
malzen|||to malt
malzig|||malty
mampfen|ugs||to chomp on sth.
manieriert|geh|übertrieben|chi-chi
manierlich||korrekt|proper
manifest|geh|eindeutig, offensichtlich|manifest
manisch|med||manic
mannbar|geh||marriageable
mannhaft|||manful
mannigfach||bunt, vielfältig|multifarious
mannigfaltig||bunt, vielfältig|multifarious
manschen|ugs|matschen|to play in mud
mantisch|geh||prophetic
marenden|a||to snack
marin|||marine
maritim|||maritime
markant||auffällig, auffallend; bemerkenswert|bold
markig||kraftvoll|powerful
marklos|anat||non-medullated
marmorn|||marble
marode|||ramshackle
marodieren||plündern, räubern|to maraud
martern|||to martyr
maschinell||automatisiert|by machine
maserig|||grained
maskieren||verbergen|to mask
maskulin||männlich|masculine
massakrieren||schlachten|to butcher
mattgrau|||dull-grey
mattrot||rosa, pink|
mau|ugs|übel, schlecht|bad
mauken||wintern|to age
maulen||meckern, nörgeln|to grumble
maulfaul|ugs||taciturn
maunzen|||to caterwaul
maurisch|||Moorish
mausen|||to pilfer sth.
mausern|zool|haaren, federn|to moult
mausetot|ugs|gestorben|stone-dead
mausgrau|||mousy
mauve||violett|mauve
maxillar|anat||maxillary
maßgebend||kompetent|authoritative
maßgeblich||entscheidend, ausschlaggebend|decisive
maßvoll||gemäßigt, mäßig|moderately
medial|||mediumistic
median||durchschnittlich|median
medioker|geh|durchschnittlich, mittelmäßig|
medullär|anat||medullary
mehlig|||floury
mehrdeutig||verschwommen, unklar|ambiguous
mehrerlei||verschiedene, allerlei|various
mehrfarbig||bunt|multicoloured
mehrjährig||jahrelang, langjährig|of several years
mehrmalig||mehrfach|repeated
mehrseitig||vielseitig|multilaterally
meinerseits||seitens|on sb.’s part
meinethalben||meinetwegen|because of sb.
melodiös|mus||melodious
memmenhaft|ugs|feige|cowardly
menschenleer||unbewohnt, öde|deserted
merci|ugs|danke|
mergelig|geol||marly
mergeln|agr||to marl
merglig|geol||marly
merkantil||kommerziell, wirtschaftlich|
merkbar||sichtbar, erkennbar|noticeable
meschugge|ugs|verrückt|crazy
mesomorph||muskulös|mesomorph
messerscharf||geschärft|razor-sharp
metrisch|||metric
metropolitan|geh|städtisch|
metzeln||schlachten|
meucheln|alt|erlegen, erschlagen|
meutern|||to become mutinous
miauen|||to miaow
mickerig|ugs|klein, winzig|mingy
mickrig|ugs|klein, gering|vile
miefen|ugs|stinken|to pong
miefig||dumpf|fuggy
miesepetrig|ugs|mürrisch|surly
mietbar|||leasable
mietfrei|||rent-free
migrieren|comp|verlegen, überführen|to migrate sth.
milchig||trübe, trüb|milky
militant|||warlike
mimen||schauspielern|to play
mindestens||zumindest|
minieren|min||to mine
minim|ch|gering, rar|
ministerial||offiziell, amtlich|
ministeriell||amtlich|ministerial
minniglich|alt|liebevoll, lieb|
minoisch|||Minoan
minutiös||genau, gewissenhaft|minute
minuziös||genau, gewissenhaft|minutely detailed
miotisch|med||miotic
mirakulös|alt|wunderbar, traumhaft|
mischbar|||miscible
miserabel|geh|unglücklich, erbärmlich|wretched
misogyn|geh||hostile to women
missbilligen||ablehnen, verurteilen|to deplore sth.
missdeuten||missverstehen|to misinterpret sth.
missgebildet||verwachsen|misshapen
missgelaunt||mürrisch|ill-tempered
missgestimmt||mürrisch|ill-humoured
missgönnen||beneiden|to envy
missgünstig||empfindlich|umbrageous
misslaunig||mürrisch|ill-tempered
misslich||schwierig, kritisch|awkward
misslingen||scheitern|to fail
misslungen||gescheitert|failed
missmutig||mürrisch|ill-tempered
missraten||verwachsen|misshapen
misstönend||schrill|jarringly
missvergnügt||mürrisch|ill-tempered
mistig|ugs|schmutzig, dreckig|
mitansehen||miterleben|to watch sth. happen
mitdenken||berücksichtigen|
mitessen|cook|genauso wie das Übrige essen|to eat sth. too
mithin||somit, also|consequently
mithören||lauschen|to listen in
mitkriegen||mitbekommen|to catch sth.
mitleidig||gnädig|merciful
mitleidlos||gnadenlos|merciless
mitnichten||keinesfalls, keineswegs|not at all
mitschleppen||mitreißen|to carry sth. along
mitschwingen|ling|vermitteln|to connote sth.
mittellos||arbeitslos, hilflos|stranded
mittenmang|ugs|dazwischen, mittendrin|between
mittig||zentral|central
mittlere||durchschnittlich|medial
mittun||kooperieren, mitgehen|
mobben|||to harass sb.
mobilisieren||verstärken, aktivieren|to beef up sth.
modal|||modally
modellieren||formen|to sculpture sth.
moderat||mäßig|middle-of-the-road
moderig|||frowstily
modernst|||ultra-modern
modest|alt|schlicht, bescheiden|
modifizieren||verändern|to modify
modrig|||musty
modular|||modularly
mokieren|geh|scherzen, lästern|
molestieren|geh|plagen|to pester sb.
mollert|by|rundlich, mollig|plump
monarchisch||königlich|monarchic
mondhell|||moonlit
mondlos|||moonless
mondän||exklusiv, fein|glamorous
monetär|||monetarily
mongolid|||Mongoloid
monieren||bemängeln|to criticize sth.
monochrom||einfarbig|monochrome
monogam|||monogamous
monogen|math||monogenic
monoklin|min||monoclin
monoman|||monomaniacal
monophag|biol||monophagous
monophon|||monophonic
monoton|||monotonous
monotrop|biol||monotropic
monströs||riesig, ungeheuer|monstrous
monumental||gigantisch, gewaltig|pantagruelian
moorig|||moory
moosgrün|||moss-green
moosig|bot||mossy
moppelig|ugs|prall, rundlich|plump
mopsen|||to nick sth.
mopsfidel|ugs|vergnügt, munter|chirpy
mopsig||prall, rundlich|
morastig|||miry
morbid|pol|verbraucht|effete
morbiphor||ansteckend, übertragbar|
mordsmäßig||heftig, einmalig|a doozy
morgendlich||früh|matutinal
morgenrot||rosig|auroral
morgig|||tomorrow’s
moschen|ugs|tanzen zu Rockmusik|to mosh
mosern||meckern, nörgeln|to grumble
motzig||gereizt, mürrisch|grumpy
muckelig|ugs|wohlig, mollig|
mucksen|||to move
muffig||schal, fad; altmodisch|stale
mufflig|ugs|mürrisch, unfreundlich|
muhen|||to moo
mukös|med||mucous
multilateral||vielseitig|
multipel||vielfach, mehrfach|multiple
multiplexen||bündeln|to multiplex
mummeln|ugs|knabbern|to mumble
munden|||to taste good
mundfaul|||taciturn
mundwärts||mündlich|
munkeln|||to rumour
murin|zool||murine
museal||altmodisch|antiquated
musiert|print||rimmed
musisch|||artistically
muskulär|||muscular
mustergültig||vorbildlich|proper
musterhaft||beispielhaft, vorbildlich|exemplary
mutabel||variabel|mutable
mutagen|chem||mutagenic
mutlos||feige|discouraged
mutmaßen||vermuten, meinen|to conjecture
mutmaßlich||vermutlich, wohl|presumed
mutual||gegenseitig|
mutuell||gegenseitig|
myop||kurzsichtig|short-sighted
myopisch||kurzsichtig|short-sighted
mythisch||sagenhaft|legandary
mäandrieren||winden|to meander
mährisch|||Moravian
mäkelig|nord||fussy
mäkeln||meckern, nörgeln|to grumble
mälzen|||to malt
mängelfrei||einwandfrei, fehlerfrei|faultless
märchenhaft||fantastisch, magisch; sagenhaft|fabulous
möblieren||einrichten|to furnish
mörderisch||grausam|sanguinary
mörsern|cook||to pestle sth.
mörteln|constr||to mortar sth.
müffeln|ugs|stinken|
mühselig||schwierig, aufwendig; mühsam|arduous
mümmeln|ugs|knabbern|to nibble
mündig||reif|responsible
mürbe|||mellow
nachbessern||korrigieren|to remediate sth.
nachbilden||imitieren, nachahmen|to mimic sth.
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
nachlesbar||offiziell|
nachmalig|geh|anschließend, später|subsequent
nachprüfen||kontrollieren|to check
nachrangig||nebensächlich|second-tier
nachrücken||folgen|to succeed
nachschärfen|med|einstellen|to readjust sth.
nachsichtig||mild|lenient
nachsinnen||nachdenken|to chew
nachspüren||aufspüren|to trace
nachsteigen||verfolgen|to chase
nachstellbar||nachvollziehbar|reproducible
nachstellen||wiederholen, nachvollziehen; verfolgen|to re-enact sth.
nachtaktiv||nächtlich|nocturnal
nachtsüber||nächtlich|
nachtun||nachmachen|
nachzeichnen||nachziehen|to go over sth.
nachäffen|ugs|imitieren, nachahmen|
nackert|ugs|blank|
nackicht|ugs|blank|
nackig|||nudely
nadelig|||needle-shaped
nageln|||to nail
nagen|||to gnaw off
nahebei||unweit|
nahebringen||vermitteln|to instil
nahekommen||erreichen|to approach
nahelegen|geh|raten|to indicate sth.
naheliegen||anbieten, aufdrängen|to suggest itself
nahezu|geh|fast, beinahe|almost
nahrhaft||kräftig|sustaining
naja||also|well
namhaft||angesehen; bekannt|distinguished
narbig|||scarred
narrisch|ugs|unglaublich|incredibly
nasal|||nasally
naseweis|alt|keck|saucy
nasskalt||feucht|dank
nativ|psych,geh|natürlich, angeboren|native
naturell|||natural
naturnah|envir||near-natural
nautisch|||nautical
navigieren||steuern|to navigate
ne|ugs||no
nebelhaft||vage, verschwommen|vague
nebelig|||nebulous
nebenamtlich||nebenberuflich|avocational
nebenhin||nebenbei, beiläufig|
nebenstehend||zugehörig|accompanying
neblig|||mistily
nebst||zudem, außerdem; samt|in addition to
nebulos|||murky
nebulös||vage, verschwommen|nebulous
necken||hänseln|to sting
neckisch|||kittenish
negieren||verneinen|to negate sb.
negligieren|geh|vernachlässigen|to neglect sth.
negrid|||negro
neiden|||to envy
neidlos||aufrichtig|ungrudgingly
neidvoll||neidisch|jealous
neigbar|||inclinable
neogen|geol||Neogene
neoterisch|geh|modern, neuartig|neoteric
neppen||ausnehmen|to rip off sb.
nervenstark||gelassen|nerveless
nervlich||nervös|nervous
nervtötend||mühsam|pesky
nesteln||fingern, fummeln|
netterweise||bereitwillig|obligingly
netto|fin|rein|net
netzweit|telco||network-wide
neuerlich||erneut, wieder|new
neuest|||leading-edge
neunfach|||ninefold
neuntens|||ninthly
neuntes|||ninth
neural|anat||nerve-related
neuralgisch||brenzlig|neuralgic
neuzeitlich||modern, zeitgemäß|modern
nibbeln|techn|knabbern|to nibble
nichtamtlich||inoffiziell|unofficial
nichtsahnend||unerwartet; ahnungslos|unsuspecting
nichtsnutzig||unbedeutend|tinpot
nichtssagend||schal, leer; belanglos|insipid
nichtverbal||wortlos|non-verbal
nickelig|ugs|stur|
nieder||runter, herunter|down
niedere|||nether
niederer|||nether
niederes|||nether
niederfahren||umfahren|to run sb. down
niedergehen||abstürzen|to rain down
niederhalten||festhalten|to restrain sb.
niederholen||einholen, einziehen|to haul down sth.
niederkauern||hocken|to crouch down
niederkommen||jungen, werfen|
niederreißen||zerstören; schleifen|to flatten sth.
niederringen||bezwingen; unterwerfen|to subdue sb.
niedersetzen||niederlassen|to perch
niederstoßen|hunt|hassen|
niederwerfen||niederschlagen|to put down
nierig|||reniform
nieseln|meteo||to drizzle
nimmer|geh|nie, niemals|never
nimmermehr||nie, niemals|never
nimmermüde|geh|unermüdlich|tireless
nitscheln|textil|reiben|to rub
niveaulos|geh|primitiv, seicht|primitive
niveauvoll||intelligent, anspruchsvoll|intellectually stimulating
nivellieren||ausgleichen, anpassen|to level
nix|ugs|nichts|nothing
nobilitieren|geh|heben, adeln|
nochmalig||erneut|further
nodös|||nodose
noetisch|phil||noetic
nokturn||nächtlich|nocturnal
nominell|||nominally
nonchalant||locker, lässig|casual
nonverbal||wortlos|non-verbal
noppen|textil||to burl sth.
noppig|textil||neppy
nordwärts||nördlich|northwards
normativ|||normative
normieren||normen|to standardize
notabene|geh|beziehungsweise, eher|
notgedrungen||notwendigerweise|perforce
notgeil|ugs|erregt, spitz|
notorisch|ugs|gewohnt|habitual
novellieren||überarbeiten|to rework
nuancenreich||vielfältig, vielschichtig|multifarious
nuanciert||differenziert|nuanced
nuckeln||aussaugen|to suck sth.
nuklear|||nuclear
nullte|||zeroth
nullter|||zeroth
nulltes|||zeroth
numerisch||zahlenmäßig|numeric
nummerisch||zahlenmäßig|
nunmehrig|a|gegenwärtig, heutig|current
nuscheln|||to gabble
nussig|cook||nutty
nuten||kehlen|to groove
nuttig|||whorish
nutzbringend||nützlich, günstig; wirtschaftlich|beneficial
nächste||kommend|next
nächstens||demnächst, kommend|shortly
nächster|||next
nächstes|||next
nächtens|alt|nachts, nächtlich|
näh|ugs|nein|no
näseln|||to twang
nässen||triefen|to ooze
nölen|nord|jammern|to whine
nörgelig|||carping
obenan|||at the top
obenhin||nebenbei, nachlässig|
obenstehend||besagt|above
obere||höhere|upper
oberer||höhere|upper
oberes||höhere|upper
oberste||höchste, höchster|uppermost
oberster||höchste, höchster|uppermost
oberstes||höchste, höchster|uppermost
obgenannt||besagt|above
obig||oben, über; besagt|above
obige|||above-mentioned
obiger|||above-mentioned
obiges|||above-mentioned
objizieren|alt|widersprechen, erwidern|
obligat||zwingend|obligatory
oblong|alt|länglich|
obsessiv||besessen|obsessive
obsiegen|jur||to prevail
obskur||zweifelhaft, fragwürdig|iffy
obsolet||überholt, veraltet|outdated
obstinat||hartnäckig|stubborn
obstruieren||blockieren, sperren|to obstruct
obszön|||ripe
obwalten||herrschen|to obtain
obzwar|alt|obwohl, obgleich|though
ocker|||ochre
offenherzig||direkt, frei; gewagt|upfront
offerieren||bieten, anbieten|to offer
offline|||off-line
oftmalig|||often
ohmsch|electr||ohmic
ohnedem||ohnehin, sowieso|
ohnedies||ohnehin, sowieso|anyhow
ohnegleichen||einmalig, einzigartig|singular
ohneweiters|a|spontan, kurzerhand|
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
online||angeschlossen, verbunden|online
ontisch|phil||ontic
opak||trübe, trüb|opaque
operativ|||surgically
opponieren||protestieren|
opportun|geh|zweckmäßig|expedient
oppositär|geh|unvereinbar, widersprüchlich|
optativ|||optative
optional||freiwillig, wahlweise|optionally
opulent||reichlich, ausgiebig; prächtig|abundant
oral||mündlich|oral
ordern|econ|bestellen, beauftragen|
ordinär||gewöhnlich, klassisch|ordinary
originär||ursprünglich|original
orogen|geol||orogenetic
ortbar|||locatable
orthodox|||orthodoxly
ortsansässig||wohnhaft|resident
ortsfest||starr|fixed
ortsgebunden||fest|stationary
oskisch|||Oscan
ostentativ||angeblich; betont|ostentatious
ostinato||ständig, unaufhörlich|
ostwärts|||eastward
oszillieren||schwingen, pendeln|to oscillate
outen|||to out sb.
outriert|geh||flamboyant
ovarial|med||ovarian
ovipar|zool||through laying eggs
oxidieren||rosten|to oxidize
oxidisch|chem||oxidic
paarig||doppelt|twin
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
pantschen|ugs|mischen, mixen|
papillar|med||papillary
papillär|med||papillary
pappig||weich|pappy
paradiesisch||göttlich, himmlisch|heavenly
paradox||absurd|incongruous
paranoid|psych||paranoidal
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
partiell||teilweise|partial
partitiv|||partitive
partout||unbedingt|unconditionally
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
patzig|ugs|frech, dreist|impudent
pausenlos||ununterbrochen, dauernd|uninterrupted
pazifistisch||friedlich|pacifist
pedalieren|ugs|treten, trampeln|
pedant|a|kleinlich|quibbling
pedantisch||kleinlich|quibbling
peilen||orten|to locate
peinigen||quälen|to tantalize
peinsam|||cringey
peinvoll||schmerzhaft, schmerzlich|
pekuniär||finanziell|pecuniary
pelzig||haarig|furry
pendent|jur,ch||pending
penetrant||hartnäckig; aufdringlich|insistent
penetrieren||eindringen, durchdringen|
penibel|||squeamishly
peppig|||punchy
peptisch|med||peptic
perdu|ugs|verschwunden, fort|gone
peremtorisch|jur|zwingend|peremptory
perfektiv||vollendet|
perfid|||fiendish
perfide||gemein|fiendish
performant||leistungsfähig|high-performance
peripher|||peripheral
perkutan|med||through the skin
perlgrau|||pearl grey
perlweiß|||sparkling white
permeabel||porös|pervious
permeieren||durchdringen|to permeate
perniziös||gefährlich|pernicious
perpetuell|geh|immer, stets|
perplex||verwundert, verblüfft; ratlos|bewildered
persisch|||Persian
persistent||ständig|persistent
persistieren||bleiben|to last
persuadieren||überzeugen, bewegen|
persuasiv||überzeugend|persuasive
pervers||abartig|perverse
pervertieren||verderben|to pervert
pervertiert||abartig|pervertedly
perzipieren|geh|merken, bemerken|
pesen|ugs|rennen, rasen|to pelt
pestizid|||pesticidal
pfauchen|a|schnauben|to sniff
pfeilschnell||blitzschnell|like lightning
pferchen||pressen, stopfen|
pflanzlich||vegetarisch|vegetable
pfleglich||vorsichtig, sorgsam|careful
pfriemeln|ugs|fingern, fummeln|
pfropfen|||to cork
pfundig|sued|super, klasse|great
pfuschen|||to scamp
pfuschig|||botchy
pfändbar|||distrainable
phasenweise||teilweise|in parts
phatisch|ling||phatic
phatt|ugs|toll, großartig|
philiströs|geh|spießig, bieder|
phonisch|||phonic
phrasenhaft||platt|tritely
phänomenal||unglaublich|phenomenal
picheln|ugs|bechern|to carouse
pickelig|||spotty
pickert|by|klebrig|sticky
pickig|a|klebrig|sticky
picklig|||whelked
picksüß|cook,a||oversweet
picobello||schmuck; sauber|neat and tidy
piefig||spießig, bieder|strait-laced
piekfein|ugs|schick, exklusiv|fancy
piensen|nord|jammern|to whine
piesacken|ugs|quälen, plagen|to bedevil sb.
pietschen|ugs|bechern|to carouse
pietätvoll|geh|respektvoll|respectful
pikaresk|lit||picaresque
piken|ugs|stoßen|to poke sb.
pikieren|||to prick
piksen|ugs|stoßen|to poke sb.
pillepalle|ugs|kinderleicht|as easy as winking
pilotieren|aviat|fliegen, lenken|to pilot
pingelig|||fussy
pirschen|||to stalk
pittoresk||malerisch|picturesque
placken||ackern|to slave
pladdern|nord|trommeln, peitschen|
plakativ||kräftig|bold
planar||eben, flach|
plangemäß||planmäßig|according to plan
planschen||plätschern|to dabble
planvoll||systematisch, methodisch; planmäßig|methodical
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
plumpsen||fallen|to flop
plänkeln|mil,alt||to skirmish
plärren|ugs|schreien, brüllen|to bawl
pläsierlich|alt|glücklich, günstig|
plätten||mangeln|to press
plüschig|||plushy
pofen|ugs|schlafen|to sleep
pointieren||unterstreichen, betonen|
pokulieren|geh|bechern|to carouse
polar|||diametrical
polarisieren||polen|to polarize
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
poppen|||to have nooky
poppig||bunt|jazzy
porig|||porous
portabel|comp||portable
possenhaft||absurd, grotesk|farcical
posthum|||posthumous
postieren||aufstellen|to post
postum|||posthumous
postwendend||unmittelbar, umgehend|by return of post
potent||mächtig, stark|potent
potentiell||eventuell, möglicherweise|
potenzieren||verstärken|to potentiate
powern||aktivieren, hervorrufen|
prachtvoll||prächtig|gorgeous
prahlerisch||aufgeblasen, eingebildet|vainglorious
praktikabel||praktisch|practicable
prangen|||to be resplendent
praxisfern||unrealistisch, weltfremd|impractical
praxisfremd||unrealistisch, weltfremd|impractical
praxisnah||praktisch|hands-on
preisgekrönt||prämiert|award-winning
preisgünstig||kostengünstig, preiswert|low-priced
prekär||schwierig|awkward
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
profan||alltäglich; weltlich|mundane
profilieren|techn|formen|to contour sth.
profitabel||wirtschaftlich, vorteilhaft|profitable
profund||tief|profound
proggen|ugs|programmieren, entwickeln|
prohibieren|geh|verbieten, untersagen|
proklamieren||verkünden, ausrufen|to proclaim
prollen|ugs|entgleisen|
prollig||blöde, nutzlos|naff
prolongieren||verlängern|to prolong sth.
promenieren||spazieren, wandeln|to stroll along
promisk|||promiscuous
promovieren|school,ch|vorrücken|to move up
prononciert|geh|ausgesprochen, deutlich|pronounced
propagieren||verbreiten|to propagate
proper||sauber, rein|neat
prophetisch||geheimnisvoll|oracular
prophezeien||vorhersagen, voraussagen|to prophesy sth.
proponieren|geh|beantragen, vorschlagen|
proportional||verhältnismäßig|proportionally
proppevoll|ugs|überfüllt|
prosaisch||nüchtern, trocken|prosaic
prosperieren||entfalten, gedeihen|to flourish
protegieren|geh|unterstützen, fördern|to support sb.
protzen||prahlen|to show off
protzig||auffällig|flashy
provisorisch||vorläufig|tentative
provokativ||reizend|provocative
prozessieren||klagen|to sue
prunken|||to flaunt sth.
prunkvoll||prächtig|splendid
prusten||keuchen|to sputter
prädiktiv||absehbar|predictive
präemptiv|mil|vorsorglich|preemptive
präferieren|geh|bevorzugen, vorziehen|
prägnant||präzise; treffend|incisively
prämatur|med||premature
prämolar|anat||premolar
pränatal|med||prenatal
präparieren||vorbereiten|to preserve
präpotent|a|überheblich|brash
präsumieren|geh|verdächtigen, zweifeln|
präsumtiv|geh|vermutlich, wohl|supposed
prävalent||überwiegend|prevalent
präzedieren||rotieren|to precess
pröbeln|ch||to fiddle meticulously
prüde|||prudish
prüfbar|||examinable
psalmodieren|relig|singen|to chant
psychotisch||wahnsinnig|psychotic
pubertär|med||pubertal
publik||öffentlich|public
publikmachen||veröffentlichen, verkünden|
pudelnackt|ugs|blank|stark naked
pudrig|||powdery
pueril||kindisch, kindlich|childlike
pulen|ugs|wühlen|
pullen|ugs|rudern|
pulmonal|med||pulmonary
pulsieren||pochen|to pulsate
pulslos|med||acrotic
pulverig|||powdery
pummelig|ugs|prall, rundlich|chubby
pumpern|by|hämmern|to beat
punkig|mus||punk
punktgleich|sport|unentschieden|even
punkto|a||in terms of sth.
punktuell||gelegentlich|episodic
punzen||stempeln|to punch
punzieren||stempeln|to punch
puppig||süß, niedlich|
purgativ|med||laxative
purulent|med||festering
purzeln|||to fall
pushen|ugs|pressen|to push
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
qua||mittels, anhand|
quaken|zool||to croak
qualmen||rußen; rauchen|to smoke
qualmig|||smoky
quanteln|phys||to quantize sth.
quartär|||quaternary
quasi|ugs|sozusagen|quasi
quasseln|ugs|plaudern|to natter
quatschig||blöd, albern|silly
quengelig||unruhig|fretful
quengeln|||to mither
querab|||athwart
querbeet||wahllos|at random
querköpfig||stur|stubborn
querlesen||überfliegen|to glance at sth.
quick|ugs|lebhaft, aufgeweckt|lively
quieken||piepsen|to squeak
quieksen||piepsen|to squeak
quinär|||quinary
quirlig||lebendig, lebhaft|lively
quitt||ohne Schulden|quits
quittieren||anerkennen, würdigen; bestätigen|to acknowledge sth.
quäken||wimmern|to mewl
rabiat||grob, roh|rough
rackern||werken|to work hard
raffeln|cook|raspeln, reiben|to grate sth.
raffen|ugs|verstehen; verkürzen|to get sth.
raften|||to raft
rahmig|cook,sued||creamy
rallen|ugs|begreifen, verstehen|
rallig|||horny
rammelig||heiß, hitzig|
rammelvoll|ugs|überfüllt|jam-packed
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
rapid||schnell, rasch|rapid
rapide||schnell, rasch|rapid
rappelig|ugs|nervös, unruhig|nervy
rappeln||klappern, rasseln|to rattle
rappelvoll|ugs|überfüllt|heaving
rappen|mus||to rap
rapplig|ugs|nervös, unruhig|nervy
rapportieren||berichten, melden|
rassig|||racy
rassisch|||racial
rastern|||to scan sth.
rastlos||unruhig|restless
ratierlich||entsprechend, anteilig|proportionate
ratifizieren||bestätigen|to ratify
rationell||wirksam, effizient|efficiently
rationieren||einteilen|to ration
ratschen||klatschen; schwatzen|to backbite
ratzen|ugs|schlafen, ruhen|
raubauzig|ugs|grob, rüde|coarse
raubeinig||grob, rüde|coarse
rauchig||heiser|husky
rauchlos|||smokeless
raumgreifend||groß; ausgedehnt|space-filling
raunzen|ugs|jammern, klagen|
raunzig||heiß, hitzig|
rauschhaft||wild|Dionysian
rauschig||heiß, hitzig|
rauskriegen|ugs|herausfinden|to figure out sth.
raven|||to rave
razemos|bot||grape-like
reaktant|psych||reactant
reaktiv|||reactively
realiter||faktisch, tatsächlich|in reality
reanimieren||wiederbeleben|to revive
rebeln|||to destem
rechen|agr||to rake sth.
rechtens||gesetzlich, legal|by law
rechtlos||schutzlos, wehrlos|
rechtswidrig||illegal, kriminell|unlawful
rechtwinklig|math|senkrecht|orthographic
recken||längen|to elongate
recte|print||roman
recyceln|ugs||to recycle
redigieren||bearbeiten, überarbeiten|to edit sth.
redlich||ehrlich, treu; anständig|honest
redselig|||talkative
reduktiv|chem||reductive
redundant||überflüssig|redundant
reell||wirklich, echt|real
referieren||wiedergeben|to report
reffen|||to reef
reflexhaft||vorschnell|knee-jerk
reflexiv|ling||reflexive
reformieren||verbessern|to reform
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
regnerisch||nass, verregnet|wet
regsam|||active
regungslos||ruhig|still
rehbraun||beige, hellbraun|fawn
reichhaltig||ausführlich, ausgiebig|ample
reiflich||genau, sorgfältig|thorough
reihum||ringsherum, rundherum|round
reimlos|||unrhymed
reinbuttern|ugs|investieren, anlegen|
reinemachen|reg|putzen, reinigen|to clean
reinlegen||täuschen|to fox sb.
reinlich||sauber|clean
reinrutschen|ugs|geraten|to get into sth.
reinst|||super-clean
reinwaschen|geh|entlasten|to vindicate sb.
reinweg||durchaus, direkt|
reizbar||gemein, giftig|waspish
reizlos||schal, fade; unattraktiv|unpicturesque
reißerisch||sensationell|sensational
reißfest|||resistant to tearing
rekeln||strecken, dehnen|to stretch out
rekrutieren||beschäftigen, anstellen|to recruit sb.
rektal|||rectally
rekuperieren||zurückgewinnen|
rekurrent||ständig, unaufhörlich|
rekursiv|||recursive
relaxed|ugs|entspannt, gelöst|
relegieren||zeitweise von der Universität|to rusticate sb.
relevant||erheblich|relevant
reliabel||solide, zuverlässig|
religionslos||ungläubig|
rempeln|||to barge
renditestark||ergiebig, lohnend|
renitent|||fractious
renommiert||bekannt, bedeutend|prominent
rentabel||vorteilhaft|profitable
reputabel||berühmt, bekannt|
reputierlich|alt|anerkannt|creditable
requirieren||beschlagnahmen|to commandeer sth.
resch|by|knackig, knusprig|crisp
resetten||zurücksetzen|
resident|comp||main-memory-resident
residual||restlich|
resignieren||aufgeben|to give up
resilient||robust, zäh|tough
resistent||fest, beständig|resistant
resolut||entschieden, entschlossen|determined
resorbieren||aufnehmen|to absorb sth.
respektabel||ehrenwert|respectable
respirieren|med|atmen|to respire
restriktiv||begrenzt, eingeschränkt|restrictive
resümieren||zusammenfassen|to sum up
retardieren||aussetzen, verschieben|
retirieren|alt|verschwinden, weggehen|
retour||zurück|back
retournieren|a|zurückgeben; zurückschicken|to send back sth.
retro||zurück, rückwärts|
retrograd||rückgängig|retrogradely
rettungslos||hoffnungslos|hopeless
reuelos||stur|unrepentant
reuevoll|||rueful
reuig|||penitently
reumütig|||remorseful
reversieren|a|wenden, zurücksetzen|to reverse
revidieren||überprüfen; überholen|to revise sth.
rezensieren||besprechen|to review
rezent|a|kürzlich, neulich|recent
rezeptiv||offen|receptively
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
rigoros||strikt, streng; radikal|strict
rillen|||to groove sth.
rinderig||heiß, hitzig|
ringelig|||curly
ringeln||winden|to wreathe
ringsumher||ringsherum, rundherum|all around
risikoaffin||leichtfertig, leichtsinnig|
risikolos||vorsichtig|safe
risikoreich||riskant|high-risk
rispig|bot||panicled
rissig||gespalten|fissured
ritsch|||rip
rituell|||ritual
rivalisieren||konkurrieren|to rival
roboten|ugs|werken|
rocken|||to rock
rockig|mus||rock
roden|||to lift
roger|ugs|ja, exakt|
rollieren||wiederholen, durchlaufen|
rollig|||horny
rosafarben||pink|pink
rosarot||pink|pink
rosenrot|||deep pink
rossig||heiß, hitzig|
rostfrei|||derusted
rostrot|||rust-colored
rotblond|||sandy
rotbraun|||reddish brown
rotten|||to ret
rotzig|||snotty
rotznäsig|ugs|frech, unhöflich|
routinemäßig||laufend|routine
routiniert||erfahren|experienced
rubbeln||zucken, rütteln|to judder
rubinrot|||ruby
rubrizieren||einteilen, einordnen|to class
ruchlos||verkommen|reprobate
ruckartig||holprig|jerky
ruckelfrei||reibungslos|jerk-free
ruckeln|||to jerk
rucken||rütteln|to jolt
ruckfrei||reibungslos|jerk-free
ruckweise||eckig, holprig|jerky
rudimentär||unvollständig|vestigial
ruhelos||nervös, unruhig|restless
ruhigstellen|med|beruhigen|to sedate sb.
ruhmlos||erbärmlich|
ruhmvoll|||glorious
ruinös||baufällig|ruinous
rumgammeln|ugs|faulenzen|to bum around
rummaulen|ugs|murren|
rumoren||grummeln|to buzz
rumpel||lautmalerisch für Rumpeln|
rumpelig||holprig|bumpy
rumpeln||poltern|to rumble
rumpöbeln|ugs|beleidigen|
rumsen||krachen, donnern|
rundheraus||offen|bluntly
rundweg||völlig, gänzlich; glatt|outright
runisch|||runic
runtergehen|ugs|landen|to come off
runterhauen|ugs|klatschen|to smack sb.
runterkommen|ugs|beruhigen|to chill
runzelig|||puckered
runzlig|||corrugated
ruppig|||gruff
rupturiert|med|zerrissen|ruptured
rural|alt|ländlich|
rustikal|||country-style
rußig|||sooty
rädeln|cook|radeln|
räkeln|||to stretch out
rändeln|techn||to knurl sth.
räsonieren||murren|
rättern|min|sieben, sichten|to riddle sth.
räuchern|||to burn incense
räudig|ugs|schäbig|mangy
räuspern|||to clear one’s throat
rödeln|ugs|werken|
rösch||knackig|crisp
röten|||to turn red
rüberbringen|ugs|vermitteln|to put over sth.
rückgratlos||gleichgültig|supine
rückhaltlos||uneingeschränkt; unbeschränkt|unstinting
rückläufig||rückgängig|retrogradely
rückmelden|techn|weiterleiten, weitergeben|to feed back
rücksenden||zurückschicken|to send back sth.
rückständig||zurückgeblieben, überholt|backwardly
rückvergüten||erstatten|to refund
rückwärtig||hintere, hinterer|rearward
rüffeln||rügen|to carpet sb.
rühmen||preisen|to vaunt sth.
rühmlich|||laudable
rührig|ugs|tätig, aktiv|active
rührselig||süßlich, kitschig|mawkish
sabbeln|ugs|plappern|to babble
sabbern|||to slobber
sachbezogen||wirklich|fact-based
sachgerecht||treffend|relevantly
sachkundig||qualifiziert, kompetent|qualified
sacht||lieb, zärtlich|gentle
sachte||vorsichtig; fein|gently
saftlos|||sapless
sahnig|cook||creamy
saisonal|||seasonal
sakral||heilig|sacred
sakrosankt||heilig, unantastbar|sacrosanct
salbadern|ugs|quatschen|to spout
salient||hervorragend|
salinisch||salzig|salt-containing
salopp||lässig|rakish
salzarm|||low-salt
salzhaltig||salzig|salt-containing
salzlos|||saltless
sambisch|||Zambian
sampeln|mus|mischen|to sample sth.
samten|||velvety
samtig|||velvety
sandeln|||to play with sand
sanftmütig||mild, gefällig|mild-mannered
sanitär||gesundheitlich|sanitary
saprogen|biol||saprogenic
sardisch|||Sardinian
sardonisch||zynisch, bissig|sardonic
sattblau||dunkelblau|dark blue
satthaben||reichen|to be browned off
saubermachen||putzen, reinigen|to clean
saublöd|ugs|dumm, blöde|
saufen|||to swill sth.
saukalt|ugs|eiskalt, eisig|
saumäßig||eklig, gemein|beastly
scannen|||to scan sth.
schadhaft||beschädigt, defekt|damaged
schadlos|jur||harmless
schaffbar||möglich, machbar|
schaffig|reg|aktiv, engagiert|
schandbar||erbärmlich|lamentably
schanghaien|naut|gewaltsam als Matrosen rekrutieren|to shanghai sb.
scharenweise||haufenweise|in great numbers
scharfkantig||geschärft|sharp-lipped
scharfsinnig||klug, schlau|astute
scharfzüngig||ironisch; bissig|tart-tongued
schartig|||jagged
schassen||feuern, rauswerfen|to fire sb.
schauderhaft||widerlich, grässlich; schrecklich|execrable
schaudern||verängstigt oder peinlich berührt|to cringe
schauerlich||gruselig, entsetzlich; düster|blood-curdling
schaumig|||foamy
scheckig||gefleckt|mottled
scheel||misstrauisch|suspicious
scheffeln||einstecken|to scoop up
schellen||klingeln|to ring the bell
schelmisch||spöttisch|quizzical
schelten|||to chastise sb.
schemenhaft||sichtbar|apparitional
schepp|ugs|quer, schief|
scherzando|mus|heiter|scherzando
scheußlich||widerlich, furchtbar|abominable
schiach|ugs|hässlich, unattraktiv|
schickimicki|ugs|luxuriös|flash
schicklich||korrekt, anständig|proper
schiech|ugs|hässlich|
schielen|||to look inquisitively
schiffbar||befahrbar|navigable
schikanieren||quälen|to bait sb.
schikanös||quälend|torturous
schilfig|||reedy
schillernd||zauberhaft|glamorous
schimmern||leuchten, glänzen|to gleam
schimpflich||schamlos|shameful
schinden|||to maltreat
schippen||schaufeln|to shovel
schirch|a|hässlich|ugly
schlack|sued|locker|slack
schlaff||schlapp|limp
schlaksig||dünn|gangling
schlammig||matschig|oozy
schlankweg|ugs|spontan, kurzerhand|
schlauchen|ugs|schaffen|to wear out sb.
schlechtweg||durchaus, direkt|
schleunig||schnell, rasch|speedy
schlichtweg||gerade, einfach|just
schliddern|ugs|rutschen|
schlitteln|ch|rodeln|to toboggan
schlittern||rutschen|to slide
schlitzohrig||verschlagen|shifty
schloten|ch|rauchen|to smoke
schlottern|ugs|zittern|to tremble
schluderig|ugs|nachlässig|careless
schludrig|ugs|nachlässig|careless
schlummern||ungenutzt im Verborgenen|to lie dormant
schlängeln||winden|to coil
schlüpfrig||pikant, unanständig|spicy
schmachten||hungern|
schmachvoll||erbärmlich|shameful
schmalzig||fettig; kitschig|lardy
schmauchen||rauchen|
schmausen|geh|schlemmen|to feast
schmeicheln||locken|to wheedle
schmerzvoll||schmerzhaft, schmerzlich|thornily
schmettern||klirren, rasseln; schleudern|to clash
schmirgeln||glätten|to rub down
schmissig||äußere Erscheinung einer Person|snappy
schmoken|nord|rauchen|to smoke
schmucklos||nüchtern, trocken; kahl|bald
schmuddelig|ugs|schmutzig, schäbig|dingy
schmurgeln|ugs|braten|
schmusig|||happy to be cuddled
schmächtig||dürr|weedy
schmähen|geh|beschimpfen|to vituperate sb.
schmählich||erbärmlich|shamefully
schmälern||mindern; verringern|to diminish
schmöken|ugs|rauchen|to smoke
schnafte|alt|ausgezeichnet, vorzüglich|super
schnaken|nord|plaudern|to have a chat
schnalzen|ugs|schnellen|
schnarren||knarren, quietschen|to jar
schnattern|ugs|schwatzen|to chatter
schnatz|ugs|süß, niedlich|
schneeig|||snowily
schneidig||forsch|dashing
schneien|meteo||to snow
schnetzeln||hacken, zerkleinern|
schnicken|ugs|schnellen|
schniefen||schnupfen|to snuffle
schnieke|ugs|schick, flott|snazzy
schnippeln||zerkleinern|to shred
schnippisch||bissig, spitz|snappishly
schnipseln||zerkleinern|to shred
schnipsen||schnellen|to flip
schnittig||flott|rakish
schnobern|ugs|riechen, schnuppern|
schnodderig|ugs|frech, unhöflich|
schnofeln|a|schnüffeln|to sniff
schnorren|ugs|angehen|to sponge
schnuckelig|ugs|süß, niedlich|cute
schnucklig||süß, lieb|cute
schnurgerade||aufrecht|dead straight
schnurz|ugs|gleichgültig|
schnöde|||disdainful
schnörkelig||überladen|florid
schnörkellos||schlicht|unfussy
schofel|ugs|gemein|mean
schofelig|ugs|gemein|mean
schollig|||cloddy
schonungslos||gnadenlos|pitiless
schorfig||rau|scurfy
schrankenlos||grenzenlos, maßlos|uncontrollably
schrappen|ugs|scharren, schrammen|
schreckhaft||nervös, aufgeregt|nervous
schroten||mahlen|to grind coarsely
schrotten|ugs|vernichten, ruinieren|to smash sth.
schrottig|ugs|zerstört, fehlerhaft|
schrottreif||kaputt|fubar
schrullig||wunderlich, eigenartig|whimsical
schrumpeln|ugs|schrumpfen|to shrivel
schrämen|min||to cut
schröpfen|ugs|ausnehmen|to rip off sb.
schubben|ugs|scheuern, reiben|
schubweise||krampfhaft|spasmodical
schuftig||gemein|rascally
schuldlos||unschuldig|guiltless
schummerig||düster|dim
schummrig||düster|dim
schuppig||rau|scurfy
schupsen|reg|stoßen, schubsen|
schusselig|ugs|zerstreut|scatterbrained
schusslig|ugs|zerstreut|scatterbrained
schwabbeln||wackeln|to wobble
schwafeln|ugs|plappern|to babble
schwammig||vage, unklar; weich|woolly
schwarzsehen|ugs|fernsehen, ohne dafür eine Gebühr zu bezahlen|to be pessimistic
schweigsam||still|taciturn
schwelen|||to smoulder
schwemmen||wässern|to water
schwerfällig||lahm, langsam; einfältig|dull
schwerhörig||taub|deaf
schwermütig||wehmütig|elegiac
schwerreich||wohlhabend|very rich
schwindeln||schummeln, mogeln; betrügen|to cheat
schwofen|ugs||to shake a leg
schwul|||gay
schwummerig|med|benommen|stuporous
schwungvoll||lebhaft, energisch; feurig|full of energy
schwächlich||anfällig, labil; brüchig|delicate
schwären|med||to fester and ache
schwätzen|ugs|plaudern, schwatzen|to have a chat
schwülstig||geschwollen|overblown
schäften|techn||to haft sth.
schäkern|||to flirt
schänden|||to desecrate
schändlich||erbärmlich|contemptible
schönfärben||verharmlosen|to whitewash sth.
schöntun|||to smarm
schöpferisch||kreativ|creative
schöppeln||tanken, bechern|to imbibe sth.
schüppen|nord|schaufeln|to shovel
schüren|||to inflame sth.
schürfen|min|graben, fördern|to mine
schütter||licht, dünn|sparse
scrollen||blättern|to scroll
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
seidig|||silky
seifig|||soapily
seiger|min||vertical
seigern|techn||to liquate
seihen||fein von grob trennen|to sieve sth.
seimig|cook||thready
seinerseits||seitens|on sb.’s part
seinerzeitig||damalig|then
seinethalben|alt|meinetwegen, seinetwegen|because of sb.
seinetwillen||seinetwegen|for his sake
seinige|alt||his
sekkieren|a|ärgern|to taunt sb.
sekundieren||helfen, unterstützen|to second
sekundär|||secondary
selbig|geh||the same
selbstredend||selbstverständlich|naturally
selbstsicher||selbstbewusst|self-confident
selbsttätig||automatisch|self-acting
selchen|cook,a||to smoke
selektieren||auswählen|
selektiv|||selective
sengen|textil|flammen, gasen|to scorch sth.
senil|med||senile
separierbar||diskret|
separieren||vereinzeln, trennen|to separate sth.
septiert|anat||septate
septisch|||septic
sequentiell||nacheinander|
serbeln|psych,ch|welken|to languish
serbisch|||Serbian
seriell||hintereinander, nacheinander|serial
serienweise||serienmäßig|in series
servil|geh||submissive
serös|biol||serous
sesshaft|||settled
sezernieren|biol|ausscheiden|to secrete sth.
sezieren||zerlegen|to dissect
sic||so|
sickern||tropfen|to seep
sickig|ugs|aufgebracht, wütend|
sideral|astron||sidereal
siebenter||siebte, siebter|seventh
siebentes||siebte, siebter|seventh
siebtens|||seventhly
siech|med,geh||ailing
siedeln|a|umziehen, verziehen|to move
sieden|||to boil
sieghaft|||victorious
sieglos|||without a victory
siezen|ling||to address sb. formally
siffig|ugs|schmutzig, dreckig|
sigmoid|||sigmoidal
signieren||unterzeichnen, unterschreiben|to sign sth.
signifikant||deutlich, merklich; wichtig|remarkably
silberig|||silvery
silbrig||silbern|silvery
silieren|agr||to ensile
simsen|telco||to SMS
simultan||gleichzeitig, zugleich|simultaneous
singbar|||singable
singulär||einmalig, einzigartig|singular
sinister||böse, finster|sinister
sinnbildlich||symbolisch|symbolic
sinnentleert|ling|sinnlos|meaningless
sinnerfüllt||sinnvoll|meaningful
sinnfrei||sinnlos, unsinnig|pointless
sinnfällig||einleuchtend|manifest
sinnieren|geh|brüten|
sinnreich||sinnvoll|meaningful
sinnverwandt||gleichbedeutend|synonymously
sintemal|alt|zumal, nämlich|
sintern||schmelzen|to frit sth.
sirren||surren|to twang
sistieren|geh|aussetzen|to suspend sth.
sittenlos||schamlos|licentious
sittlich||moralisch|moral
sittsam||anständig|decorously
situieren||ansiedeln|to set sth.
situiert||gestellt|situated
skalar|||scalar
skandalös||dreist, unverschämt|shameful
skartieren|a|ausscheiden|to eliminate sth.
skizzieren||angeben, entwerfen; aufsetzen|to adumbrate
sklerotisch||greis|indurated
skrupellos||gnadenlos|callously
skrupulös||genau, korrekt|
skullen||rudern, paddeln|
skurril||seltsam, komisch|strange
skypen|comp,ugs||to voip
slawisch|||Slav
soigniert||elegant|soigne
solang|||so long as
solch|geh|derartige; derartig|such
solcherart||derartige|in that way
solcherlei||derartige|such
solcherweise||somit, dadurch|thus
soldatisch||stramm|martial
solitär|zool||solitary
solvent|fin||able to pay
somatisch||körperlich|somatic
somnolent||benommen, schläfrig|
sondieren||erkunden, ergründen|to plumb sth.
sonnabends|nord|samstags|on Saturdays
sonnenklar|ugs|eindeutig, offensichtlich|open-and-shut
sonnenreich||sonnig|sun-drenched
sonntäglich||sonntags|on Sundays
sonor|||sonorous
sonstig||anderer|other
soporös|med||soporous
sorbisch|||Sorbian
sorgenfrei||sorglos|trouble-free
sorgenlos||sorglos|trouble-free
sorgenvoll||traurig|mournful
sorglich|||worrying
soupieren|geh|essen|to dine
soviel|||as far as
soziabel||freundlich, gesellig|
spaltbar|||cleavable
spanlos|techn||chipless
spannungsarm||fade, farblos|colourless
sparren|sport||to spar
spasmisch||krampfhaft|spasmodic
spaßen|||to jest
spaßhaft||spaßig|amusing
spechteln|a|linsen|to peep
speckig||fettig|fatty
spedieren|transp|versenden|to forward sth.
speditiv|ch|schnell, rasch|speedy
speien||spucken|to spit sth.
speiübel|ugs|unwohl|queasy
spekulativ||theoretisch|notional
spendabel||großzügig|generous
sperrbar|||lockable
spesenfrei||kostenlos, unentgeltlich|free of charge
spezifisch||gezielt, präzise; bestimmt|specific
sphärisch||gedanklich|spherical
spicken||würzen|to lard
spießerhaft||spießig, bieder|strait-laced
spillerig|ugs|schmal, mager|skinny
spindeldürr||schmal, mager|skinny
spinnert|ugs|wahnsinnig, verrückt|crazy
spinös|alt|problematisch, schwierig|
spiralförmig||gewunden|spiral
spiralig|||spiral
spitzbübisch||übermütig|mischievous
spitzenmäßig||super, klasse|great
spitzfindig||raffiniert|subtle
spitzkriegen|ugs|durchschauen|
spitzzüngig||bissig, ätzend|spinily
spleenig||eigenartig, sonderbar|geeky
spleißen|||to splice sth.
splendid||bestens, ausgezeichnet; herrlich|splendid
splissen||teilen|to split
splitten||aufteilen|to sliver
sponsern|fin|fördern|
sporadisch||gelegentlich, vereinzelt; flüchtig|every once a while
sporteln|ugs|trainieren|
sportiv|geh|sportlich|sporty
spottbillig||günstig, preiswert|dirt-cheap
spotten|||to be derisive
sprayen||sprühen, spritzen|
spreizen|||to straddle
sprenkeln||bespritzen|to fleck
spritzeln||sprudeln|
spröd||reserviert, kühl|stand-offish
spukhaft|||ghostly
spunden|||to tongue sth.
spurten|ugs|schnellen, sprinten|to sprint
sputen|ugs|eilen|to hurry up
spähen|||to look inquisitively
spötteln|||to taunt
staatseigen|pol|staatlich|state-owned
stachlig|bot||thorny
stadial||stufenweise|
stahlblau||dunkelblau|steel-blue
staken||stelzen|to pole
stakkato|mus||staccato
staksen|||to stalk
stampern|by|scheuchen, jagen|
standfest||robust, gefestigt|sturdy
stanzen||prägen|to emboss
starrköpfig||hartnäckig|stubborn
starrsinnig||stur; hartnäckig|obstinate
stationieren||aufstellen|to deploy sb.
stationär||starr|fixed
statisch|||static
statthaft||zugelassen, zulässig|allowable
statuesk|||statuesque
statuieren||festlegen|to lay down sth.
staubbedeckt||staubig, verstaubt|covered in dust
staubhaltig||staubig|dusty
stauchen||stoßen, rammen|to ram
staunenswert|geh|erstaunlich|amazing
steckbar|||pluggable
steifer||langweiliger, fader|duller
steinalt|ugs|uralt|ancient
steinern||eisern, hart|steely
steinhart||eisern|adamantine
steinig|geol||stony
stellar|||stellar
stenök|biol||stenoecious
stereotyp||typisch|stereotyped
steril||sauber; kahl|clean
sternlos|||starless
stet||konstant, ununterbrochen|constant
sticheln||hänseln, quälen|to taunt
stichhaltig||schlüssig, zwingend|unanswerable
stickig||drückend|stifling
stieben|||to flurry
stiekum|ugs|versteckt, unbemerkt|
stiellos|bot||sessile
stierig||heiß, hitzig|
stilecht|||in proper style
stilistisch||sprachlich|stylistically
stilllegen||schließen; abschalten|to shut down
stillos||geschmacklos|in bad style
stillstehen||ruhen|to stand idle
stimmlos|||unvoiced
stimulieren||erregen, anregen|to stimulate sth.
stinkig|||pongy
stinknormal|ugs|gewöhnlich, gemein|common or garden
stinkreich||vermögend, wohlhabend|filthy rich
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
straight||konsequent, standhaft|
straken|aviat||to fair sth.
stranden|||to strand
strapazieren||beanspruchen|to strain
strapaziös||anstrengend|wearing
straucheln||stolpern|to tumble
strebern|school,a|büffeln, pauken|to study intensively
strebsam|||striving
streifig||gestreift|streaky
streitlustig||aggressiv|aggressive
stressfrei||mühelos|hassle-free
streunen|||to stray
striemig|||covered with wales
stringent||folgerichtig, schlüssig|compelling
strippen|||to strip
strittig||umstritten, kontrovers; bedenklich|controversial
strohig||langweilig, nüchtern|jejune
stromabwärts||flussabwärts|
stromern||streifen, streichen|
stromlos||tot|dead
strudeln||wirbeln|to whirl
strunzdumm|ugs|blöde, blöd|
struppig||kraus|fuzzy
sträflich||unverantwortlich|inexcusably
strähnig||dünn|lank
sträuben||weigern, streiken|to balk
stucken|school,by|pauken|to bone up
stumpfsinnig||langweilig, einfältig|humdrum
stupend||erstaunlich, verblüffend|stupendous
stupid||dumm, blöde|silly
stupide||dämlich; einfältig|half-witted
stupsen|||to bop sb.
stygisch|||stygian
stylish||ästhetisch, schön|
stählern|||steely
stämmig||gedrungen|stubby
stänkern|ugs||to stir
stöckeln|||to mince
stöpseln|||to connect
störanfällig|electr|gegenüber Störungen von außen|interference-prone
störfrei|telco||free from interference
störrisch||stur|mulish
störungsfrei||problemlos, reibungslos; ungestört|hassle-free
stückig|||lumpy
stülpen|techn||to reverse draw sth.
stümpern|||to work incompetently
subadult|zool||preadult
subakut|med||subacute
subaltern||untergeordnet|subordinate
subito|ugs|schnell, rasch|
subkutan|||subcutaneously
sublim||erhaben|sublimely
submarin|naut||submarine
submers|bot||submersed
substanziell||grundlegend, wesentlich|substantially
subsumieren||konzentrieren, verdichten|
subtil||fein|subtle
subtotal|med||near-total
subtrahieren||abziehen|to subtract
suckeln|ugs|aussaugen|to suck sth.
sudeln|sued||to make a mess
sudern|a||to whine
suffigieren|ling|anhängen|to suffix
suffizient||genügend, ausreichend|
suggerieren|geh|vermitteln|to suggest sth.
suhlen||wälzen|to wallow
sukkulent||saftig|succulent
sukzessiv||allmählich|gradual
sukzessive||allmählich|gradual
summarisch||knapp|summarily
sumpfig||matschig|soggy
superb|geh|großartig, ausgezeichnet; hervorragend|superb
supplementär||ergänzend|
supplieren|alt|anschließen|to subjoin sth.
supprimieren||unterdrücken, verdrängen|to suppress sth.
suren|cook,by||to cure
suspekt||mies, gemein|lowlife
symmetrisch||ausgeglichen, gleichmäßig|balanced
synchron||gleichzeitig|synchronous
synonym|ling||equivalent in meaning
synonymisch|alt|gleichbedeutend|synonymously
synthetisch||künstlich|synthetical
syrisch|||Syrian
szenisch||landschaftlich|scenic
szientifisch||wissenschaftlich, gebildet|
sächlich|ling||neuter
säkular||weltlich|secular
sämig|||thick
sämtlich|||all
sändeln|ch||to play with sand
sättigen|||to satisfy
säuerlich|ugs|giftig|acidulous
säuern|cook|einlegen|to pickle
säumig|||tardy
säuseln||flüstern|to whisper
söhlig|geol||bottomed
südpolar|||antarctic
südwärts|||southerly
süffeln||tanken, bechern|to imbibe sth.
süffig|cook||palatable
sühnen||büßen|to expiate
sülzen||labern, quatschen|to babble
sündhaft||verwerflich|unrighteous
sündlos|||sinless
süperb|geh|großartig, wunderbar|
süßsauer|||sweet-and-sour
tabulos|||profane
tadeln||rügen|to censure sb.
tadelnswert||schuldig, verantwortlich|blamable
tafelig|||tabular
taff|ugs|robust, durchsetzungsstark|tough
tagaktiv|zool||diurnal
takeln|naut||to rig
taktil|||tactile
taktlos||geschmacklos|in bad taste
taktvoll||dezent, diskret|discreet
talentvoll||begabt|gifted
talgig|||suety
talwärts|||down into the valley
tanzbar|mus||danceable
tapsen||stapfen, trampeln|
tapsig||ungeschickt|awkward
tardiv|med||tardive
tarieren|||to tare
tastbar||spürbar|palpable
tatenlos||passiv, träge|unattempting
tatterig|||doddery
tattrig|||doddery
tauig|||dewy
taumelig|med|benommen|stuporous
taxativ|a|vollständig, lückenlos|
taxieren||bewerten, schätzen; abschätzen|to assess sth.
teerig|||tarry
teigig|||doughy
teilbar|||separable
teilnahmslos||gleichgültig|indifferent
telegen|||telegenic
telexen|telco,ugs||to teleprint
tempern|techn|härten|to toughen glass
temporal||zeitlich|time-related
temporeich||rasant, flott|pacy
temporär||kurzzeitig|temporary
tendieren||neigen|to trend
tentativ||versuchsweise|tentative
terminieren||beenden|to terminate
ternär||dreifach|ternary
terrestrisch||irdisch|terrestrial
terrigen|geol||terrigrnous
tertiär|||tertiary
testiert|econ||audited
testweise||probeweise|by way of trial
teutsch|alt||German
textlich|||textually
theatralisch||geschwollen|grandiloquently
thorakal|med||thoracic
tiefblau|||deep blue
tiefgreifend||wichtig|momentous
tiefgründig||durchdacht, nachdenklich|well-grounded
tiefkühlen||einfrieren|to deep-freeze sth.
tiefrot|||magenta
tieftraurig||schmerzlich|lugubrious
tierlieb|||fond of animals
tierähnlich||tierisch|animal-like
tilgbar|||abolishable
tilgen||löschen; kündigen|to expunge
timen|||to time
tingeln||bummeln|
tingieren||färben, tönen|
tintig|||inky
tippeln|||to walk
tipplig||kleinlich|quibbling
tipptopp|||shipshape
tirilieren||singen, tönen|
titanisch||gigantisch|titanic
todbringend||tödlich|mortal
todchic|ugs|schick, schmuck|
todernst|||deadly serious
todkrank|||terminally ill
todschick|ugs|elegant, flott|dead smart
todsicher|ugs|unweigerlich|sure-fire
toggeln|comp||to toggle
togoisch|||Togolese
tolerabel||tragbar, erträglich|
tolerierbar||erträglich, zumutbar|tolerable
tollkühn||rücksichtslos, leichtsinnig|reckless
tollpatschig||ungeschickt|awkward
tonangebend||dominant|domineering
tonartig|||clayey
tonig|||clay
tonisch|||tonic
tonlos||lautlos|soundless
tonnenförmig||massiv|
topfeben||flach|flat-as-a-pancake
topfit|med||in top form
topisch|med||topical
torkelig||unsicher|tottery
torkeln||wanken, taumeln; wackeln|to totter
torlos|||scoreless
torquieren|alt|quälen, plagen|
totemistisch|psych|spirituell|totemic
totenblass||fahl|
totlaufen||verlieren|to peter out
totschlagen||erschlagen|
totschweigen||vertuschen|to hush up sth.
touchieren|geh|streifen|to graze sb.
toxisch||giftig|poisonous
tradieren|geh|weitergeben|to hand down sth.
tragfähig||haltbar, kräftig|sustainable
traktieren||bedrängen|to batter sth.
trampelig||ungeschickt|
trampen|transp,ugs||to travel by hitchhiking
tranchieren||zerlegen|to carve
tranig|ugs|langsam, träge|sluggish
transgen|biol||transgenic
transient|geh|kurzzeitig, zeitweilig|
transitiv||vorübergehend|transitively
transluzent||trübe, trüb|
transusig|ugs|langweilig|
transversal||quer, schräg|transverse
trappeln||klappern, rattern|to clatter
trapsen||stapfen, trampeln|to plod
trashig|ugs|kitschig, geschmacklos|
trassieren||markieren|to mark out sth.
tratschen||klatschen, lästern|to sich
traulich||gemütlich, wohlig|cozy
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
treuherzig||naiv|ingenuous
treulich||ergeben|faithfully
treulos||untreu|unfaithful
trickreich||verschlagen|wily
tricksen|||to trick
triezen|ugs|quälen, plagen|to bedevil sb.
triftig||plausibel, schlüssig|convincing
triggern||auslösen|to trigger
triklin|||triclinic
trillern||trällern|to trill
trimmen||trainieren|to train
trinkbar|||drinkable
trinär|||trinary
trippeln||trampeln|to scamper
trist||grau, eintönig|dull
triumphieren||jubeln|to crow
trivial||oberflächlich|petty
trotten||traben|to jog
trotzend|||defying
trotzköpfig||stur|stubborn
trudeln||durchdrehen|to spin
trumpfen|||to ruff
trunken|||drunken
trutzen|alt|widersetzen|
trächtig||schwanger|pregnant
träf|ch|präzise, treffend|incisive
träufeln||tropfen|
träumerisch||verträumt|starry-eyed
tröpfeln||tropfen|to drip
trübselig||niedergeschlagen, betrübt|glum
trübsinnig||traurig, niedergeschlagen; bedrückt|dolefully
trügerisch||unglaublich|elusive
tschechern|a|trinken|to tipple
tschicken|a|rauchen|to smoke
tubulär|||tubular
tuckern|||to chuggle
tugendhaft||moralisch, rein|moral
tugendlos||haltlos, schamlos|
tugendsam||rein|virtuous
tumb||naiv, ahnungslos|naive
tumultuos||turbulent|
tumultuös||turbulent|
tunlich|alt|möglich|possible
tupfen|||to dab sth.
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
tüdelig|ugs|verwirrt, durcheinander|
tüfteln|||to work meticulously
tünchen|constr||to distemper sth.
tüpfeln|art||to stipple
uferlos||unendlich, endlos|infinite
ugrisch|ling||ugric
ulen|nord|fegen, reinigen|to sweep
ulken||scherzen|to joke
ulkig||witzig, lustig|funny
ulzerös|med||ulcerous
umackern||pflügen|to plough over
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
umgänglich||freundlich, gesellig; ansprechend|amiably
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
umlaufen||umgehen|to circulate
umlauffähig|fin|umsetzbar, übertragbar|negotiable
umlegbar|||applicable to sth. else
umleiten||umstellen|to divert sth.
umlenken|||to bent
umlernen|||to rethink
ummanteln||verkleiden, bedecken|to cover
umme|ugs|umsonst, kostenlos|
ummodeln|||to jigger sth.
ummünzen||umwandeln, umsetzen|to convert
umnebeln||verschleiern|to fog
umnutzen|||to repurpose sth.
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
umrunden||umkreisen|to circumnavigate sth.
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
umsäumen|||to line
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
unannehmbar||untragbar, unzumutbar|unacceptable
unansehnlich||unattraktiv, unschön|plain
unanwendbar||ungeeignet|inapplicable
unartig||frech, dreist|bold
unaufgeklärt||ahnungslos|unenlightened
unaufgeregt||gelassen, ruhig|calm
unauflöslich||untrennbar|insolubly
unaufmerksam||nachlässig|inattentive
unaufrichtig||unehrlich, verlogen|false, insincere
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
unbeirrt||gelassen|unperturbed
unbekleidet||nackt|undressed
unbekümmert||gleichgültig|cavalier
unbelebt||leblos|inanimate
unbeleckt|ugs|jung, neu|
unbelegt|techn||uncoated
unbelästigt||unbehelligt|unmolested
unbemannt||solo|unmanned
unbenutzbar||unbrauchbar|unserviceable
unberührbar||unantastbar|untouchable
unbescholten||ehrenhaft, anständig|respectable
unbeschädigt||intakt, unversehrt|intact
unbeschützt||schutzlos|unprotected
unbesiedelt||unbewohnt|uninhabited
unbesiegbar||unschlagbar|invincible
unbesiegt||ungeschlagen|unbeaten
unbesonnen||vorschnell|feather-headed
unbesorgt||locker|unconcerned
unbestimmt||vage|undetermined
unbestraft||ungestraft|unpunished
unbestritten||zweifellos|undoubted
unbeständig||labil, unsicher; flüchtig|labile
unbestätigt||unerlaubt|unsanctioned
unbeteiligt||gleichgültig|indifferent
unbetont||undeutlich|unemphatic
unbeugsam||stur|inflexible
unbewandert||unerfahren|inexperienced
unbeweglich||starr|inflexible
unbewegt||trocken; ruhig|inexpressively
unbezahlt||unentgeltlich|unpaid
unbezwingbar||unschlagbar|invincible
unbiegsam||starr|inflexibly
unbillig||unangemessen|unduly
unblutig|||bloodless
unbotmäßig|geh|unhöflich, dreist; ungehorsam|disobedient
unbunt|||achromatic
unbändig|||unrestrainable
uncool|ugs||cheugy
uneben||ungerade; holprig|uneven
unedel|hist|gemein|ignoble
unehrenhaft||schäbig|ignoble
uneinig|||at issue
uneins||gespalten|divided
unelegant||plump|graceless
unentrinnbar||unausweichlich, unvermeidlich|inescapable
unentspannt||angespannt, verkrampft|strained
unerbeten||ungebeten|unsolicited
unerfindlich||unbegreiflich, unfassbar; unverständlich|incomprehensible
unerforscht||unbekannt|uncharted
unerfreulich||ärgerlich, unangenehm|annoying
unerfüllbar||unrealistisch|unrealizable
unerklärlich||unverständlich, unklar|inexplicable
unerklärt||unklar|unexplained
unerlässlich||notwendig, unbedingt; unverzichtbar|essential
unermesslich||riesig, ungeheuer; unendlich|immensely
unersättlich||gierig|voracious
unfasslich||unbegreiflich, unfassbar|ungraspable
unfein||derb|gross
unfern||unweit|not far from
unfertig||unvollständig|unfinished
unflexibel||starr|sclerotic
unflätig||unhöflich, grob|rude
unfolgsam||ungehorsam|disobedient
unfrei||abhängig|dependent
unfruchtbar||erfolglos|unfruitful
unförmig||wuchtig|bulkily
unfügsam|psych||intractable
ungalant||unhöflich, grob|ungallant
ungeahndet|jur|straffrei|unpunished
ungeahnt||unerwartet|unsuspected
ungebremst||uneingeschränkt|unrestrained
ungebunden||frei|loose
ungebärdig|geh|aufgeräumt, wild|boisterous
ungebührlich||überaus, unglaublich; unpassend|unduly
ungefleckt||tadellos, makellos|unstained
ungeformt||formlos|unformed
ungefällig||unfreundlich|unkind
ungehalten|geh|wütend, zornig; ärgerlich|angry
ungeheißen||ungebeten|unbid
ungehemmt||ungehindert|unresisted
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
ungenannt||namenlos|nameless
ungenützt|sued|ungenutzt|unused
ungeordnet||durcheinander, chaotisch|orderless
ungepflegt||abgerissen, ruiniert|shabby
ungereimt||kraus, unverständlich|
ungerichtet||verschwommen, unscharf|unfocused
ungerührt||ungeniert|unapologetically
ungesagt|||unspoken
ungeschminkt||offen|outspokenly
ungeschützt||offen|exposed
ungesetzlich||illegal|illegal
ungesittet||unhöflich|uncivilized
ungestalt||hässlich, unschön|ill-favoured
ungesteuert||unkontrolliert|uncontrolled
ungestüm||heftig, wild|violent
ungesäumt|alt|unverzüglich, umgehend|promptly
ungesüßt|cook||unsweetened
ungetrübt||klar|unclouded
ungeziemend||unpassend, unangemessen|improper
ungeziert||ungeniert|
ungezogen||frech, dreist|bold
ungezwungen||gelöst, locker|unstudied
ungezählt||zahllos|uncounted
ungezügelt||heftig, wild|impetuously
ungeübt||ungeschickt|inexpert
ungiftig|bot||non-poisonous
unglaubhaft||unglaublich|incredulous
unglimpflich||grob, rüde|
unglückselig||unglücklich|doomed
ungnädig||ungünstig|unpropitious
ungrade||ungerade, holprig|uneven
ungraziös||plump|ungraceful
ungustiös|a|widerlich, widerwärtig|disagreeable
ungut||unangenehm|nasty
unhaltig|min|taub|dead
unhandlich||sperrig|cumbersome
unharmonisch||problematisch, gespannt|inharmonious
unheilig|||unsaintly
unheilvoll||unheimlich, finster|sinister
unhold||unfreundlich|unfriendly
unhörbar|||inaudible
unifizieren||zuordnen, gleichsetzen|
unikal||einzig, einmalig|one and only
unilateral||einseitig|unilateral
uninformiert||unwissend|uninformed
unison|||unisonous
unisono||einstimmig|unanimously
unitarisch||einheitlich|unitarian
unitär|||unitary
universell||generell, umfassend; vielseitig|universal
unkaschiert||blank|blatant
unkeusch||schmutzig|unchastely
unklug||ungeeignet, unpassend|inexpedient
unkollegial||unfreundlich|unfraternal
unkonkret||entfernt, vage|vague
unkorrekt||unangebracht, unschön|improper
unkultiviert||rüde|unrefined
unkundig|||unacquainted
unkörperlich||unwesentlich|immaterial
unlauter||unehrlich|dishonest
unleidlich||mürrisch|grumpily
unlesbar||unverständlich|indecipherable
unliebsam||unerwünscht, unangenehm|unwelcome
unlimitiert||uneingeschränkt, unbegrenzt|non-restricted
unlösbar|||unsolvable
unmanierlich||unpassend, unangemessen|improper
unmaßgeblich||unwichtig, unerheblich|non-authoritative
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
unredlich||unehrlich|dishonest
unrein||schmutzig|impure
unreligiös||ungläubig|non-believing
unrettbar||trostlos, hoffnungslos|hopeless
unrichtig||falsch|false
unrund|||out-of-round
unsachgemäß||unpassend, unangemessen|improper
unsagbar||unbeschreiblich, unfassbar|indescribably
unsanft||unhöflich|ungentle
unscheinbar||schlicht; unauffällig|plain
unschicklich||unpassend, unangemessen|improper
unschwer||leicht, mühelos|easy
unschätzbar||unbezahlbar|invaluable
unselig||tragisch, unglücklich|doomed
unsensibel||gleichgültig|insensitively
unsererseits||seitens|on sb.’s part
unserthalben||unseretwegen|on our account
unsittlich||verwerflich|immoral
unsolide|||flimsy
unsozial|||anti-social
unspezifisch||unklar|indiscriminate
unsrerseits||seitens|on sb.’s part
unsrige||unsere|ours
unstabil|||astable
unstarr|||non-rigid
unstatthaft||unzulässig, unerlaubt|impermissible
unstet||sprunghaft|changeful
unstetig|math||discontinuous
unstimmig||abweichend|dissonant
unsäglich||unfassbar|indescribably
untadelig||einwandfrei, tadellos; makellos|irreproachable
untadlig||einwandfrei|irreproachable
untalentiert||unfähig, schwach|
unteilbar||untrennbar|indiscerptible
untenstehend||folgend|below-mentioned
unterbaut||abgehängt|underslung
unterbesetzt||unterlegen, geschwächt|understrength
unterbuttern|ugs|knebeln, unterdrücken|
untergriffig||gemein, boshaft|
unterhöhlen||untergraben|to undercut sth.
unterjochen||unterdrücken|to subjugate sb.
unterkühlt||distanziert; mürrisch|cool
untermischen||vermischen, verrühren|to mix in
unterreden|alt|unterhalten|to talk
untersetzt||gedrungen|stubby
unterspülen||auswaschen|to wash out
unterwandern||untergraben|to subvert
unterweisen||unterrichten, belehren|to instruct sb.
unterwürfig||ergeben|subserviently
untief||flach, seicht|shallow
untot||lebendig, lebend|
untröstlich||trostlos|inconsolable
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
unvermählt||solo|unmarried
unverpackt||lose|loose
unversperrt||frei|unobstructedly
unverstellt||ehrlich, aufrichtig; echt|downright
unvertraut||ungewohnt|unfamiliarly
unvertretbar||untragbar, unzumutbar|unacceptably
unverzagt||mutig, furchtlos|unshrinking
unvollendet||unvollständig|unfinished
unvollkommen||unvollständig|imperfect
unvorsichtig||leichtfertig|careless
unwahr|||untrue
unwandelbar||eisern|adamantine
unwegsam|||rough
unwert||unwürdig|undeserving
unwillig||ungern, abgeneigt|loathly
unwillkommen||unerwünscht|unwelcome
unwirsch|||gruff
unwirtlich||rau|raw
unwägbar|||imponderable
unzart|||ungentle
unzeitig||unangebracht|unseasonable
unziemlich|geh|unpassend, unangemessen|improper
unzugänglich||verschlossen|unreceptive
unzulänglich||ungenügend, mangelhaft|inadequate
unzureichend||ungenügend, mangelhaft|inadequate
unzutreffend||falsch|false
unzuträglich||schädlich, nachteilig|detrimental
unzweckmäßig||ungeeignet, unpassend|inexpedient
unzweideutig||eindeutig, unmissverständlich|unequivocal
unzählbar||zahllos|uncountable
unzüchtig||unanständig|obscene
unähnlich||verschieden, ungleich|dissimilar
unär|comp||unary
unästhetisch||unschön|unesthetic
unüberhörbar||unverkennbar, unmissverständlich|unmistakable
unüberlegt||ungünstig, töricht; unkontrolliert|inconsiderate
uploaden||hochladen|
urassen|ugs|verschwenden|
urbar||fruchtbar|
urchig|ch|natürlich, naturgemäß|
ureigen|||intrinsic
urformen|||to cast
urgent|alt|dringend, heftig|
urig||putzig, kurios|quaint
urinal|med||urinary
urinieren|med|erleichtern|to urinate
urkomisch|ugs|witzig, lustig|hilarious
urladen||booten, starten|
urst|ugs|großartig, wunderbar|
urteilsfähig||vernünftig|judicious
uterin|anat||uterine
utopisch||unrealistisch|impractical
uzen|ugs|aufziehen|to tease
vados|geol||vadose
vag||unbestimmt, ungenau|vague
vagil|biol||vagile
vakant|||vacant
valide||gültig, rechtskräftig|valid
validieren||bestätigen|to validate sth.
vaporisieren||verdampfen, verdunsten|
variierbar||variabel|variable
varikös|||varicose
vaskulär|anat||vascular
vaterlos|||fatherless
vegetieren||existieren, leben|
vehement||heftig|vehement
veilchenblau||violett|violet
ventilieren||lüften|to ventilate
venös|||venously
verabfolgen|alt|spenden|
verabscheuen||hassen|to abhor
verabsäumen|geh|übersehen, verpassen|to miss
veranlagen||bemessen|to assess sth.
verarmen|||to become impoverished
verarmt|||poverty-stricken
verarzten|med|versorgen|to doctor sb.
verausgaben||verbreiten|to utter
verausgabt||erschöpft|outspent
verauslagen|fin|auslegen|to disburse
verbal|geh|wörtlich, mündlich|verbal
verbaseln|ugs|verlieren, verlegen|
verbeißen|ugs|unterdrücken|
verbeulen||eindrücken|to dent sth.
verbiestern|ugs|verirren|to get lost
verbleit|||leaded
verblüffen||erstaunen; verwirren|to astonish sb.
verblühen||welken|to fade
verblümt|geh|versteckt, vage|inexplicit
verbocken||vermasseln|to botch
verbohrt||beschränkt; hartnäckig|narrow-minded
verbreitern||weiten, ausweiten|to widen
verbriefen|fin|sichern|to securitize
verbrämen||säumen; verschleiern|to border sth.
verbürgen||versprechen, gewährleisten|
verbürgt||offiziell|on record
verbüßen|||to serve a sentence
verchartern||überlassen, vermieten|
verdattert||verblüfft|dazed
verderblich||gefährlich|pernicious
verdingen||beauftragen, zuweisen|
verdorren||austrocknen, vertrocknen|to dry up
verdrahten||wickeln|to wire
verdreckt||schmutzig, dreckig|filthy
verdreschen|ugs|verprügeln, schlagen|to thrash sb.
verdrießlich||mürrisch|morosely
verdruckst|ugs|verklemmt|
verdrücken|ugs|flüchten, weglaufen|to put away
verduften|ugs|türmen, abhauen|to bunk
verdutzen||verwirren|to confuse sb.
verdutzt||erstaunt, verblüfft|perplexed
verdünnen||schwächen|to attenuate
verdüstern||verdunkeln|to dim sth.
verebben||legen, vergehen|to die away
veredeln||adeln, verbessern|to ennoble
verehelichen|geh|heiraten, trauen|
vereinsamt||verloren|forlorn
vereisen||frieren, einfrieren|to freeze
vereist|||frosty
vereiteln||verhindern, unterbinden|to thwart
verekeln||vergraulen, verderben|
verenden||sterben|to die
verengen||schrumpfen|to contract
vererben||übertragen|to transmit
verewigen||festhalten|to enshrine sth.
verfechten||befürworten|to advocate sth.
verfeinden||scheiden, spalten|
verfeinern||verbessern|to hone
verfemen||verbannen|to ostracize
verfemt|geh||outcast
verfertigen||erstellen, herstellen|to produce sth.
verfestigen||stabilisieren|to solidify
verfilzt|||felted
verfinstern||verdunkeln|to darken
verflechten||kombinieren, vermischen|to interlace sth.
verfliegen|ugs|verschwinden|to evaporate
verfließen||verlaufen, vergehen|to pass
verflixt||verdammt|blooming
verflossen|ugs|vorbei, vorüber|the past
verformen||werfen, verziehen|to warp
verfrachten||transportieren|to transport sth.
verfremden|art|verdrehen|to distort sth.
verfrüht||vorzeitig|prematurely
verfugen|constr||to caulk sth.
verfälschen||manipulieren|to fiddle sth.
verfänglich||schwierig, brenzlig|awkward
verfüllen||verstreichen|to fill in
vergackeiern||anführen, verladen|to pull sb.’s leg
vergasen|||to gas sb.
vergattern|ugs|zwingen, erzwingen|
vergeigen||vermasseln|to botch
vergelten||belohnen|to reward
vergeuden||verschwenden|to dissipate
vergilbt|||yellowed
verglast|||glassed
verglimmen||verglühen|to die away
vergnüglich||amüsant, kurzweilig|enjoyable
vergrämen||vergraulen|to scare off
vergrätzen|ugs|verärgern, aufregen|
vergänglich||flüchtig|fleeting
vergären|chem||to ferment sth.
vergöttern||verehren|to adore
vergüten|fin|erstatten|to refund
verhaken||verfangen|to tangle
verhaspeln||stolpern, taumeln|to flounder
verhasst||gehasst|hated
verhauen|ugs|verprügeln, schlagen|to whack
verheddern||verfangen|to tangle sth.
verhehlen||verstecken, verbergen|to hide sth.
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
verhüllen||verdecken, verschleiern|to cover sth.
verhütten||schmelzen|to smelt
verifizieren||überprüfen, bestätigen|to verify sth.
veritabel||wahr, richtig; wahrhaft|real
verjagen||vertreiben|to dispel sth.
verjuxen|ugs|verschwenden|
verjährt|jur||statute-barred
verkabeln||wickeln|to wire
verkannt|||unrecognized
verkanten||kippen|to cant
verkappt||verkleidet|in disguise
verketten||verknüpfen|to concatenate sth.
verklappen||entsorgen, vernichten|
verklatschen|school,ugs|verraten|to snitch on sb.
verklickern|ugs|vermitteln, erläutern|
verklingen||verwelken, verblassen|to fade away
verkloppen|ugs|verkaufen, vertreiben|
verklumpen||verkleben, verbinden|to agglutinate
verklären||verharmlosen|to whitewash sth.
verklärt|||blissfully
verknacksen|ugs|vertreten|to twist
verkneten||mischen, zubereiten|
verknoten||verwirren|to knot
verknäueln||verwirren|
verkohlen||anführen, verladen|to pull sb.’s leg
verkoken|||to coke
verkoppeln||verbinden|to join sth.
verkosten||probieren, schmecken|to taste sth.
verkramen|ugs|verlieren, verlegen|
verkratzen||zerkratzen|to scratch sth.
verkrauchen|reg|verstecken|to hole up
verkriechen||verstecken|to hole up
verkrümmt||gekrümmt|crooked
verkäuflich|fin|umsetzbar, übertragbar|negotiable
verköstigen||ernähren, füttern|
verkühlen|med,reg|erkälten|to catch a cold
verkümmern||verfallen|to waste away
verkündigen||aussprechen, erklären|to declare sth.
verlachen||auslachen|to laugh at
verlaust|||louse-ridden
verlautbaren|geh|erklären|
verleben||verbringen|to spend
verletzbar||empfindlich|damageable
verlocken||reizen|to tempt
verlottern||vergammeln, verkommen|to go seed
verlumpt||abgerissen, ruiniert|
verlustieren||vergnügen, unterhalten|to amuse oneself
verlöschen|geh|ausgehen|to go out
verlöten|||to solder up
vermachen||hinterlassen|
vermaledeien|alt|verfluchen, verdammen|
vermaledeit|alt|verdammt|blasted
vermanschen|ugs|mischen, mixen|
vermeidlich||vermeidbar|avoidable
vermeinen|geh|glauben|to suppose
vermengen||mischen, vermischen|to interpenetrate
verminen|mil||to mine
vermittels||durch, mithilfe|by means of
vermixen||mischen, vermischen|
vermodern||faulen, verfaulen|to fester
vermorschen|biol|modern, faulen|to rot
vermufft||schal, lasch|
vermummt|||hooded
vermurksen||vermasseln|to botch
vermöbeln|ugs|verprügeln, schlagen|
vermüllt|||rubbish-strewn
vernadern|ugs|verraten, melden|
vernarrt||verliebt|fond
vernebeln||verschleiern|to fog
vernehmlich||deutlich, merklich|distinct
vernunftlos||unvernünftig|irrational
vernähen||stopfen|to stitch up sth.
vernässt|||wet
verorten||aufstellen|to position
verpachten||vermieten|to lease out
verpatzen|ugs|verderben|to spoil sth.
verpesten||vergiften|to befoul
verpetzen|school|verraten|to snitch on sb.
verpfeifen||verraten, anzeigen|to squeal
verpflegen||füttern, nähren; versorgen|to feed
verpfuschen||vermasseln|to botch
verpfänden||versetzen|to pawn sth.
verplomben||siegeln|to seal sth.
verprassen||verschwenden|to dissipate in luxury
verprellen|geh|vergraulen|to scare away
verpulvern|ugs|verschwenden|to squander sth.
verpumpen|ugs|ausleihen, verborgen|to lend out sth.
verputzen|ugs|verschlingen|to dispatch
verpönen|alt||to prohibit
verpönt||verboten, tabu|scorned
verquast||künstlich, aufgesetzt|
verquer||kreuzweise|crosswise
verquicken||mixen|
verquollen||geschwollen|swollen
verrammeln||sperren|to barricade
verratzt|ugs|erschöpft, mitgenommen|
verrauchen||beruhigen, legen|to blow over
verraucht||düster|dingy
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
verräterisch||verdächtig|telltale
verräumen||wegräumen|to clear sth.
verrücken||verschieben, verdrängen|to shift sth.
versacken||senken|to sink
versanden||auslaufen|to peter out
versatil||vielseitig|versatile
versauen|ugs|vernichten, ruinieren|to wreck sth.
versaut|ugs|dreckig; verdorben|dirty
verschalen||verkleiden|to board up
verschanzen|mil|verstärken, befestigen|to fortify sth.
verschaukeln||anführen, verladen|to pull sb.’s leg
verscheiden||sterben, ableben|to pass away
verscheuchen||vertreiben|to scare away
verschlampen|ugs|verlieren|to go and lose
verschleppen||entführen|to abduct
verschludern|ugs|verlieren, verlegen|
verschmerzen||überwinden|to get over
verschmieren||verteilen, auftragen|to spread
verschmutzen||vergiften|to befoul
verschmähen||ablehnen|to spurn sb.
verschneiden||mischen, vermischen|to blend
verschnüren||knoten|to knot
verschrammen||zerkratzen|to scratch sth.
verschrecken||abschrecken|to put off sb.
verschränken||vereinigen, verbinden|to fuse
verschwollen||geschwollen|swollen
verschämt||verlegen|shy
verschönen||aufarbeiten|to fix up sth.
versemmeln||vermasseln|to botch
versengen||anbrennen|to scorch sth.
versickern||auslaufen|to peter out
versieben|ugs|verderben|
versiegen||auslaufen, ablaufen|to peter out
versifft|ch||cruddy
versnobt||stolz, arrogant|haughty
verspakt|cook,nord||mouldy
verspannen||verankern|to guy
verspannt||fest, steif|taut
versponnen||weltfremd|impractical
versprengen||verteilen, verbreiten|to disperse sth.
verspritzen||abspritzen, bespritzen|to squirt
versprühen||spritzen|to spray
verstarken||vertiefen|to accentuate
verstatten|alt|ermöglichen, gewähren|to allow
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
verstricken||verwickeln|to knit up sth.
verströmen||ausstrahlen|to emanate sth.
verständig||klug; vernünftig|judicious
verstören||verwirren|to discombobulate sb.
versumpern|a|vergammeln, verkommen|to go to seed
versägen|ugs|einholen, überholen|
versöhnbar||vereinbar|reconcilable
versöhnlich||friedlich|peaceable
versüßen|||to sweeten
vertagen||zurückhalten|to hold over
vertauschen||austauschen|to transpose
verteilbar||einsetzbar|deployable
verteuern||anheben|to raise
verteufelt||verdammt|blooming
vertikal||senkrecht|vertical
vertrackt|ugs|arg, gemein|fiendish
verträglich||passend, vereinbar; freundlich|compatible
vertun|ugs|verschwenden; verschenken|to squander sth.
vertändeln||zögern, trödeln|
vertäuen|naut||to tie up
verunklären|ch|verwischen, verschleiern|to obscure sth.
verunreinigt||schmutzig|unclean
verunstalten||beschädigen|to flaw
verunstaltet||verwachsen|misshapen
veruntreuen||unterschlagen|to misappropriate sth.
verunziert||verdorben|marred
verwahren||unterbringen, platzieren|to put away sth.
verwahrlosen||vergammeln, verkommen|to go seed
verwahrlost||abgerissen, verdorben|down at heel
verwaist||unbewohnt; einsam|unpopulated
verwaschen||verschwommen, unscharf; undeutlich|blurred
verweben|||to weave sth.
verwegen||riskant|bold
verwehen|||to blow away
verweint|||tear-stained
verwertbar||verwendbar, tauglich|usable
verwesen||verfallen|to decay
verwetten||riskieren, einsetzen|to gamble away sth.
verwichen|alt|ehemalig|quondam
verwildert||schäbig, verkommen|rank
verwinden||überwinden|to get over
verwirrlich|ch|verwirrend, unübersichtlich|confusing
verworren||durcheinander|confusing
verwundbar||schutzlos|vulnerable
verwunden||schräg im Raum|skew-whiff
verwunschen||verzaubert|enchanted
verwursten|ugs|mischen, mixen|
verwünschen||verfluchen|
verwünscht||verflucht|accursed
verwüsten||plündern|to harry
verzagen|||to quail
verzagt||verzweifelt, hoffnungslos|disheartened
verzahnen|techn|zacken|to joggle
verzahnt|||geared
verzerren||verdrehen|to contort
verzetteln||verschwenden|to dissipate
verzichtbar||überflüssig|expendable
verzinken||schwalben|to dovetail sth.
verzinkt|||zinc-coated
verzinnt|||tinned
verzocken||verspielen|to gamble away sth.
verzweigen|comp|springen|to branch
verzwickt||knifflig|tricky
verzücken|geh|hinreißen|to enrapture sb.
verzückt|||ecstatic
verächtlich||erbärmlich|contemptuous
veränderbar||variabel|variable
veränderlich||variabel; abwechslungsreich|variable
verängstigen||einschüchtern, erschrecken|to frighten sb.
veräppeln||anführen, verladen|to pull sb.’s leg
verätzen|med||to cauterize sth.
veräußerlich||übertragbar|alienable
veröden|||to depopulate
vespern|sued||to snack
vexieren|alt|hänseln, quälen|
vibrieren||schwingen, schwanken|to vibrate
vidieren|a|bestätigen|
viehisch||brutal, unmenschlich|
vieldeutig||verschwommen, unklar|ambiguous
vielfarbig||bunt|variegated
vielsagend||bedeutsam|significantly
vielzählig||reich, reichlich|
vierfach|||fourfold
vierschrötig||gedrungen|square-built
viertes|||fourth
vigil|geh|wach, frisch|
vigilant|geh|witzig, originell|
viril||männlich|virile
virtuell|||virtual
virtuos|||in a virtuoso manner
virulent||ansteckend|virulent
viruzid|pharm||virucidal
visionär|||blue-sky
visitieren|geh|durchsuchen|to inspect sth.
viskos|||viscous
viszeral|med||visceral
vital||lebendig|vital
vitalisieren|med,geh|beleben, anregen|to liven up sth.
vitreus||gläsern|vitreous
vivipar|zool||viviparous
voipen|comp,ugs||to voip
vokallos|ling||deprived of vowels
volatil||sprunghaft, flüchtig|volatile
volkseigen|pol|staatlich|state-owned
volksnah|pol||vernacular
volkstümlich||traditionell|traditional
vollblütig||kräftig|fullblooded
vollführen||durchführen, ausführen|to execute sth.
vollschlank||mollig|plump
vollstopfen||füllen; überladen|to cram sth.
vollstrecken||vollziehen|to execute sth.
vollwertig||echt|bona fide
voluminös||umfangreich|voluminous
vonseiten||seitens|on sb.’s part
vorahnen||erahnen|to have a presentiment
vorausahnen||erwarten|to anticipate
vorausgehen||vorgehen|to go ahead
vorausplanen||vorsehen|to plan ahead
voraussagbar||absehbar|
voraussehbar||absehbar|foreseeable
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
vorgestrig||mittelalterlich|archaic
vorgängig|ch|ehemalig|quondam
vorherig||vorangegangen|previous
vorherrschen||dominieren, überwiegen|to be predominant
vorhersagbar||absehbar|predictable
vorhersehbar||absehbar|predictable
vorhersehen||vorhersagen; erwarten|to foresee sth.
vorig||vorangegangen|previous
vorkauen|||to chew for
vorladen||zitieren|to summon sb.
vorlassen||einlassen|to admit sb.
vorlaut||frech, keck; dreist|lippy
vormalig||ehemalig|quondam
vormals||früher, einst|formerly
vornweg||vorneweg|ahead
vorpreschen||vordringen|to make inroads
vorreden|||to tell a tale
vorrichten|reg|renovieren|to decorate
vorrätig|econ||in stock
vorsitzen||moderieren, leiten|to chair sth.
vorspiegeln||spielen, simulieren|to simulate
vorsprechen||vortragen|to say sth.
vorstehen||hervorragen, auffallen|to stick out
vorstrecken||vorhalten|to hold out
vortrefflich||ausgezeichnet, außergewöhnlich|rare
vorweg||vorab|in advance
vorwegnehmen||erwähnen, was erst später an die Reihe käme|to anticipate sth.
vorwiegen||überwiegen|to predominate
vorwurfsvoll||streng|withering
vulgo|geh|auch|
vulgär||abstoßend|gross
vulnerabel||anfällig|
völkisch|hist||racist-nationalist
waagrecht||horizontal, waagerecht|horizontal
wabbelig|||flabby
wabbeln||zittern, beben|
wabern||hallen|to buzz
wachrufen||hervorrufen|to call forth
wackelig|ugs|unsicher|unsteady
wacker||mutig, tapfer|brave
wacklig||unsicher|unsteady
wagemutig||tapfer, kühn|bold
waghalsig||rücksichtslos, leichtsinnig|reckless
wahlfrei||freiwillig, wahlweise; beliebig|optional
wahnhaft|||delusional
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
wasserarm||dürr, trocken|arid
wasserfest||wasserdicht|waterproof
wasserlos||trocken|waterless
watscheln||tappen, schlendern|to toddle
wechselhaft||labil, unsicher|variable
wechselweise||abwechselnd|alternately
wedeln||schwingen|to short-swing
wegbekommen|ugs|ausradieren, auslöschen|to blot out sth.
wegbleiben||fehlen, ausbleiben|to stay away
wegblicken||wegsehen, wegschauen|to look away
wegbrechen|econ|einbrechen|to collapse
wegbringen||verbringen|to lead away sb.
wegfegen|||to blow away
wegfliegen||wegfahren|to blow away
wegführen||fortführen, abführen|to lead away sb.
weggeben||beseitigen|to dispose of sth.
wegjagen||vertreiben|to drive away
wegkucken|ugs|ignorieren|
weglassbar||auszulassen|omissible
weglegen||hinlegen, ablegen|to lay aside sth.
wegleugnen||bestreiten, abstreiten|to deny sth.
weglos|||rough
wegmobben||vergraulen|
wegpacken||einräumen|to pack away
wegpennen|ugs|einschlafen|to conk out
wegreisen||abreisen, abfahren|to depart
wegreißen||ausreißen, abreißen|to tear away
wegrutschen||ausrutschen, abrutschen|to slip away
wegrücken||rühren|to budge
wegsacken||einschlafen|to conk out
wegsam|alt|befahrbar, durchgängig|
wegschaffen||beseitigen, entfernen|to remove
wegschalten||umschalten|to change channels
wegschicken||entsenden|to send out
wegschieben||verschieben, umstellen|to shift away
wegschließen||einschließen|to lock away sth.
wegschnappen|ugs|wegnehmen|to snatch away
wegschneiden||abschneiden|to cut away
wegsterben||erlöschen|to die off
wegstreichen||abhaken|to cross sth. off
wegtun|ugs|wegräumen|to put away sth.
wegwehen|||to blow away
wegwenden||abwenden|to turn away
wegwischen||putzen, abwischen|to wipe off
wehmutsvoll||wehmütig, bedrückt|
wehrhaft|||able to defend oneself
wehtun||schmerzen; verletzen|to ache
weidlich|alt|gehörig, gründlich|well and truly
weifen|textil||to reel
weihevoll||feierlich|solemn
weiland||früher, einst|formerly
weilen|geh|bleiben|to stay
weinig|cook||vinous
weinrot|||claret
weissagen||vorhersagen, voraussagen|to prophesy sth.
weitab||fern|far away
weitaus|||by far
weitblickend||umsichtig|prudent
weiters|a|ferner, zudem|also
weitflächig||großflächig|large
weitgefasst||umfassend|spacious
weitherzig||großzügig|great-hearted
weithin|||widely
weitläufig||groß; ausgedehnt|extensive
weitreichend||umfassend, umfangreich; wichtig|far-ranging
weiträumig||großflächig, ausgedehnt|extensive
weitsichtig||vorsorglich|provident
weißeln|constr,ch||to whitewash sth.
weißgelb|||pale yellow
weißköpfig||kahl|bald
weißlich|||whitely
welchem||dem, den|who
welchen||dem, den|who
welk||müde, schlapp|limp
wellenlos||glatt|waveless
wellig|||wavy
weltbewegend||aufregend|world-shaking
weltentrückt|geh|weltfremd|impractical
weltfern||unrealistisch, weltfremd|impractical
weltgewandt||erfahren|sophisticated
weltklug||erfahren|sophisticated
weltläufig||städtisch|
weltmännisch||kultiviert; gewandt|sophisticated
wendisch|||Wendish
wenigster||kleinste, geringste|least
wenigstes||kleinste, geringste|least
wertfrei||neutral|neutral
wertig|math||significant
wertschätzen||achten; bewerten|to cherish sth.
wes|alt|wovon, woran|
wesenlos||gedanklich|insubstantial
weswegen||warum, weshalb|why
wetteifern||konkurrieren|to rival
wettmachen||ausgleichen|to offset sth.
wetzen||schleifen|to sharpen
wichten||werten, bewerten|to rate
widerhallen||erklingen|to echo
widersinnig||absurd, unlogisch; verrückt|absurd
widerstreben||missfallen|
widrig||negativ, ungünstig|unfavourable
wiederkehren||wiederholen|to recur
wiefeln|textil,sued|flicken, stopfen|to darn sth.
wiehern|||to neigh
wienern||polieren|to polish sth.
wieseln||flitzen|to scurry
wiewohl||obwohl, obgleich|even though
wildern|||to poach
willensstark||entschlossen|strong-willed
willentlich||gewollt, absichtlich|wilfully
willfahren|alt|nachkommen, erfüllen|to fulfil sth.
willfährig||ergeben, willig|compliant
wimmen|agr,ch|lesen, ernten|to harvest sth.
windschief||schräg im Raum|skew-whiff
winkelig|||angular
winklig|||angular
winschen|naut||to winch
winseln||wimmern|to pule
winterlich||eisig|wintry
wirkmächtig|geh|eindrucksvoll|powerfully
wirr||durcheinander|confused
wispern||flüstern|to whisper
wissbegierig||neugierig|enquiring
wissenswert||sehenswert|worth knowing
witzeln||scherzen|to joke
witzlos|ugs|sinnlos, unsinnig|pointless
woanders||anderswo|somewhere else
wobbeln|electr||to sweep
wohlan|||come now
wohlauf||gesund|in good health
wohlbedacht||durchdacht|well-considered
wohlbehütet||geschützt, gesichert|
wohlbeleibt||dick, mollig|corpulent
wohlbetucht||wohlhabend, vermögend|well-to-do
wohlerzogen||artig|well-behaved
wohlfeil|alt|günstig, preiswert|inexpensively
wohlgemut|alt|fröhlich, leicht|light-hearted
wohlgesinnt||wohlwollend|well-meaning
wohlgesonnen|ugs|wohlwollend|well-meaning
wohlklingend||melodisch|sweet-sounding
wohlmeinend|geh|wohlwollend|well-meaning
wohlsituiert||reich, vermögend|well-to-do
wohltun||helfen, nützen|to do good
wohltätig||gemeinnützig|charitable
wohltönend|geh|melodisch|sweet-sounding
wohlüberlegt||bedacht, besonnen; umsichtig|well-considered
wohnlich||gemütlich, behaglich|comfortable
wohnsitzlos||obdachlos|
wohnungslos||obdachlos|homeless
wolfen||durchdrehen|to mince sth.
wolkenlos||hell, klar|clear
wolkig||bezogen, trübe|cloudily
wollig||weich|fleecy
wonnevoll||selig|blissful
wonnig||reizend|adorable
woraufhin||darauf|whereupon
worfeln|agr|trennen des Spreus vom gedroschenen Getreide|to winnow
wortarm|||poor in words
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
wuchernd|bot|üppig|rampant
wuchten||heben|to heave sth.
wuff||lautmalerisch für kurzes Hundebellen|woof
wulstig|||bulging
wunderhübsch||wunderschön|very pretty
wundersam||wunderbar|wondrous
wundertätig||wunderbar|miraculous
wuppen|ugs|meistern, bewältigen|
wurmen||nerven, aufregen|to annoy sb.
wurmig|||wormy
wurschteln|ugs|fingern, fummeln|
wurschtig|ugs|lieblos|
wurstig|ugs|lieblos|
wuschelig|ugs|verschwommen, unscharf|fuzzy
wuschig|||horny
wuseln|ugs|wimmeln|to swarm
wutentbrannt||wütend, zornig|furious with rage
wächsern|geh||waxy
wägbar|||weighable
wägen||wiegen|to weigh
wähnen||hoffen, vermuten|to ween
währen||dauern, anhalten|to last
währenddem|ugs|inzwischen, indessen|while
währschaft|ch|solide, bodenständig|homely
wässerig||wässrig|washy
wölben||krümmen|to hunch
wölfisch|||wolfishly
wüchsig|bot||growing
wümmen|agr,ch|lesen, ernten|to harvest sth.
würdelos||unwürdig|undignified
würfelig|math||cube-shaped
xenophob|||hostile to strangers
zackig|ugs|flott; forsch|dashing
zagen|geh||to hesitate doubtfully
zaghaft||verhalten; schüchtern|sotto voce
zahlbar||fällig|payable
zahnen|med||to teethe
zahnlos|anat||toothless
zappelig|ugs|nervös, gereizt; unruhig|restless
zappen|||to zap
zartbesaitet||sensibel, empfindlich|highly sensitive
zartblau||hellblau|light-blue
zartfühlend||empfindlich|sensitive
zartgliedrig||zierlich|dainty
zartrot||rosa, pink|
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
zeitig||früh|early
zeitkritisch|ugs|dringend, eilig|time-sensitive
zeitnah||rasch, zügig|expeditious
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
zerbröckeln||krümeln|to crumble
zerbröseln||bröckeln, krümeln|to crumble
zerdeppern|ugs|zerbrechen, zerschlagen|to break sth.
zerebral||geistig|cerebral
zeremoniell||feierlich, festlich|ceremonious
zerfahren||zerstreut|scatterbrained
zerfetzen||zerreißen|to rend sth.
zerfleischen||verletzen, zerkratzen|to lacerate
zerfurchen|auto|ausfahren|to rut sth.
zergehen||schmelzen|to melt
zergliedern||teilen, trennen; analysieren|to discerp
zerhacken||spalten, zerbrechen|to cleave
zerhauen||wiegen, zerkleinern|to chop up sth.
zerhäckseln||hacken, zerkleinern|
zerkauen|||to chew up
zerklüftet||gespalten|fissured
zerknallen||springen, platzen|to crack
zerkocht|cook||overcooked
zerkrümeln||bröckeln|to crumble
zerlesen|||well thumbed
zerlumpt||abgerissen|shabbily
zermahlen||zerkleinern|to grind sth.
zermalmen||zerdrücken|to pulp
zermatschen||zerquetschen|to squish
zermürbend||anstrengend|gruelling
zernagen|||to gnaw away
zerreden|||to overdiscuss sth.
zerreiben||zerquetschen, zerdrücken|to crush sth.
zerrüttet||kaputt|broken
zerschlissen||abgerissen, ruiniert|
zerschmelzen||vergehen, schwinden|to melt away
zerschneiden||zerlegen|to carve
zerschrammen||zerkratzen|to scratch sth.
zersetzen||zerfallen, verfallen|to disintegrate
zerspalten||teilen, aufteilen|
zersplittern||zerbrechen; aufteilen|to fragment
zerspringen||zerplatzen, platzen|to burst
zerstampfen||zerquetschen, zerdrücken|to crush sth.
zerstoßen||zerquetschen, zerdrücken|to crush sth.
zerstrahlen||zerfallen|
zerstreuen||ablenken; trennen|to distract
zerstückeln||hacken, zerkleinern; spalten|to chop up
zersägen|||to saw up
zertrennen||zerlegen|to disjoint
zertrümmern||vernichten, zerbrechen|to shatter sth.
zervikal|anat||cervical
zerzausen||verwirren|to dishevel
zerzaust|||ruffled
zetern||wettern|to vociferate
zickig||empfindlich|touchy
zielbewusst||zielgerichtet|goal-oriented
ziepen|||to tweak sb.
ziffernmäßig||zahlenmäßig|numerical
zigfach||vielfach, mehrfach|
zigmal|||umpteen times
zigste|||umpteenth
zigster|||umpteenth
zigstes|||umpteenth
zinkig|||pronged
zinnern|||tinny
zinnrot|||vermillion
zinsfrei|fin||interest-free
zinslos|fin||interest-free
zirka||ungefähr, etwa|circa
zirkulieren||umgehen|to circulate
zirkulär||rund, kreisrund|
zirpen|zool||to chirr
zischeln||flüstern|to whisper
zischen||verärgert mit unterdrückter Stimme sprechen|to hiss
ziselieren||treiben|to chase
zitronig||sauer, ätzend|
zitterig|||shaky
zittrig|||tremulous
zocken|ugs|spielen|to game
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
zubinden||verbinden|to tie up
zubringen||verbringen|to spend
zuchtlos|||undisciplined
zuckeln|||to trot along
zuckerig||süß, süßlich|
zudecken||vertuschen, verdecken|to blanket
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
zugkräftig||attraktiv, fesselnd|attractive
zugutehalten||anerkennen, einräumen|
zugutekommen||nutzen, nützen|
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
zupfropfen||verschließen|to plug a hole
zurechenbar||zuzuschreiben, zuzurechnen|imputable
zureden|||to reason with sb.
zuriegeln||versperren|to shut
zurren|||to frap
zurufen||schreien|to shout
zurückbilden||verkommen|to degenerate
zurückleiten|techn|weiterleiten, weitergeben|to feed back
zurückliegen||zurückbleiben|to lag
zurückrudern||nachgeben|to back-pedal
zurücksenden||zurückschicken|to send back sth.
zurücktragen||zurückbringen|to take back sth.
zurücktun|ugs|zurücklegen|to put back sth.
zurückweisen||verweigern, widersprechen; ablehnen|to repudiate sth.
zurückwerfen||spiegeln, widerspiegeln|to reflect sth.
zurückzucken||zurückfahren|to flinch back
zurüsten|relig,geh|vorbereiten|to prepare sth.
zusammentun||kombinieren, verbinden|to join up
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
zutiefst||stark|deeply
zutragen||erfolgen, geschehen|to take place
zuträglich||günstig, hilfreich|helpful
zutunlich||nützlich, günstig|
zuvorderst|alt|zuallererst|foremost
zuvorkommen||verhindern|to forestall
zuvorkommend||höflich, freundlich|gentlemanlike
zuvörderst|alt|vorerst, hauptsächlich|
zuwarten||abwarten|to wait patiently
zuwinken|||to wave to sb.
zuwählen|||to co-opt
zuzahlen|||to pay sth. extra
zuzeiten||zeitweise, bisweilen|at times
zuzeln|ugs|aussaugen|to suck sth.
zuziehen||zumachen|to consult
zwanghaft||besessen|obsessive
zwanglos||entspannt, locker; frei|dressed-down
zwangsläufig||unweigerlich, notwendigerweise|unavoidably
zweckbetont||zweckmäßig|functional
zweckvoll||zweckmäßig|expedient
zweideutig||unklar|ambiguous
zweieiig|biol||fraternal
zweites|||second
zweitklassig||mäßig|mediocre
zwicken|||to pinch
zwiefach||zweimal, doppelt|twice
zwielichtig||verdächtig, zweifelhaft|dodgy
zwiespältig||unpassend|incongruous
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
züchtig||rein, anständig|chaste
züchtigen||verprügeln|to castigate
zücken||ziehen|to draw
zügellos||wild|dissolute
zündeln|||to play with fire
zürnen|geh||to be angry with
Ächtung||Verbannung|ostracization
Äderung|||veining
Äffchen|zool||little monkey
Äffin|||female monkey
Ägide||Schirmherrschaft|patronage
Ägypter|||Egyptian
Ähre|||head
Ährenlilie||Blume|
Älchen|agr|Gruppe von Fadenwürmern|eelworms
Äon|geh|unendlich langer Zeitraum|aeon
Äquivalent||Gegenstück|analogue
Ärgernis|||annoyance
Ärztehaus|med|Gesundheitszentrum|health care clinic
Ärztezentrum|med|Gesundheitszentrum|health care clinic
Ästhet|||aesthete
Ästuar|||estuary
Äthan|chem||ethane
Äthanol|chem|Alkohol|ethyl alcohol
Äthen|chem||ethylene
Äther|chem||ether
Äthyl|||ethyl
Äthylen|chem||ethylene
Ätzbad|||etch bath
Ätzbild|||etch figure
Ätzdruck|textil||discharge
Ätzkali|chem||potassium hydroxide
Ätzmittel||Chemikalie (Ätzflüssigkeit)|corrosive
Äufnung|fin,ch|Stiftung|endowment
Ödem|med||oedema
Ödheit|||barrenness
Ödland||Wüste|barren land
Ödnis|geh|Wüste, Öde|
Öffner|||break contact
Öhi|ch|Onkel|uncle
Öhr||Loch in der Nadel|eye
Öhrchen|||auricle
Ökobauer|agr||organic farmer
Ökodorf|||ecovillage
Ökogas||Biogas|
Ökohaus|constr||eco house
Ökolabel|econ|Umweltzeichen|eco-label
Ökologe|envir||ecologist
Ökonom|||economist
Ökonomie||Wirtschaft, Volkswirtschaft|economic use
Ökonomik|||economics
Ökoton|envir|Saumbiotop|ecotone
Ökotop|envir|Standortraum|ecotope
Ökotourismus|envir|naturnaher Tourismus|ecotourism
Ökotyp|envir|ökologische Rasse|ecotype
Ökozid|envir|Umweltvernichtung|ecocide
Ökumene|relig||ecumenical Christianity
Ölarbeiter||Arbeiter auf einer Bohrplattform|roughneck
Ölauge|techn||oil level indicator
Ölbad|||oil bath
Ölbild|art||oil painting
Öler|||lubricator
Ölexen|bot,a|Gewöhnliche Traubenkirsche|common bird cherry
Ölfarbe|||oil paint
Ölfass|||oildrum
Ölfeld|min||oilfield
Ölfilm|||oil slick
Ölfilter|||oil filter
Ölfleck|||oil slick
Ölfrucht|bot||oleaginous fruit
Ölgehalt|||oil content
Ölharz|||oleoresin
Ölkanne|||oilcan
Ölkreide|||wax oil crayon
Ölkrise|||oil crisis
Ölkuchen|agr||press cake
Ölkur|||oil pulling
Ölkühler|||oil cooler
Öllache|||oil slick
Öllampe|||oil lamp
Ölmesser|techn||oil gauge
Ölmulti|econ,ugs||multinational oil company
Ölnebel|||oil mist
Ölnut|techn||oil groove
Ölpest|envir||oil pollution
Ölpreis|||oil price
Ölpumpe|||oil pump
Ölquelle||natürlicher Austrittsort von Erdöl|oil spring
Ölruß|auto|Rußschwarz|oil black
Ölsaat|||oilseed
Ölsamen|||oilseed
Ölsand|geol||oil sand
Ölsieb|||oil strainer
Ölspur|||smear of oil
Ölstab|auto||oil dipstick
Ölstand|auto||oil level
Ölsäure|chem||red oil
Öltanker|naut||oil tanker
Öltuch|||oilcloth
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
Überbleibsel||Rest|remnant
Überbringer||Träger, Bote|bearer
Überbringung||Lieferung, Auslieferung|delivery
Überbrückung|electr|Verbindung|link
Überdruck|print|Aufdruck|overprint
Überdruss||Müdigkeit|weariness
Übereignung|jur|Übertragung|conveyance
Übereilung||Hast, Eile|precipitance
Übereinkunft||Abkommen, Einigung; Vereinbarung|agreement
Überflug|pol||overflight
Überflutung||Überschwemmung|flooding
Überfuhr|||ran over
Überfülle||Überfluss|profusion
Überhang||Rückstand|backlog
Überhitzung||bes. von Dampf|superheating
Überholung||Wiederherstellung|reconditioning
Überlappung|techn|Fell|shut
Überlast|||excess load
Überlauf|min|Siebrückstand|sieve residues
Überleitung||Übergang|transition
Übermaß||Überfluss|surfeit
Übermensch|phil|höherer Mensch|higher man
Übermut|||wantonness
Übernehmer|jur|Empfänger, Begünstigter|transferee
Überprägung|print|Aufdruck|overprint
Überreichung||Präsentation|presentation
Überrest||Abfall|leaving
Überrock|textil||outercoat
Überschwang||Begeisterung|ardour
Übersiedlung||Wechsel des Wohnsitzes|move
Überspannung|chem|Konzentrationspolarisation|concentration polarization
Überspitzung||Übertreibung|exaggeration
Übertopf|||cache-pot
Übertrag||Vortrag|brought forward
Übertretung||Verletzung, Verstoß|infraction
Überträger|biol|Trägerorganismus|carrier organism
Übertötung|zool|Mehrfachtötung|surplus killing
Überweg|auto|Übergang|crossing
Überwurf|hist|Umhang|mantle
Überziehung|fin|Überschreitung|overrun
Überzug||Auflage; Decke|overlay
Übungsbuch||Schule|tutor book
Ülk|nord|Iltis|polecat
Üppigkeit||Reichtum, Fülle|richness
ächten||verbannen|to ostracize
ächzen||stöhnen|to groan
ädern||adern|to grain sth.
ähm|||um
ältlich|||oldish
änderbar|||alterable
ängstigen||erschrecken|to scare sb.
änigmatisch||unbegreiflich, geheimnisvoll|
äolisch|||Aeolian
äquivalent||gleichwertig|equivalent
ärmellos|||sleeveless
ärmlich||arm; armselig|poorly
äsen||weiden, grasen|to graze
ästig|bot||knotted
ästimieren|alt|achten, akzeptieren|
ätherisch|geh|gedanklich|ethereal
ätzen|||to cauterize sth.
äufnen|ch|bunkern|to pile
äugen||sehen|to look
äußer||extern|extrinsic
öd||grau; verlassen|dull
ödematös|med|geschwollen|tumid
öder||langweiliger, fader|duller
ödipal|||Oedipal
ölhaltig|||oleaginous
ölig|||oleaginous
übelgesinnt||bösartig|evil-minded
übellaunig||mürrisch|ill-humoured
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
überfrachtet||überladen|overladen
überfüllen||überladen|to overload
übergangslos||plötzlich, schlagartig|
übergeordnet||vorgesetzt, vorrangig|higher-ranking
übergießen||begießen|to shower
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
übernächtigt||müde|tired out
überquer||kreuzweise|crosswise
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
überschäumen|psych|sprudeln, strotzen|to foam over
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
überstürzt||hastig|precipitate
übersäen|||to stud
übertrumpfen||überholen, übertreffen|to overtrump
übervoll||überfüllt|crowded
überwechseln||übertreten|to change sides
überwindbar||befahrbar|negotiable
überzählig||übrig; überflüssig|spare
Œuvre||Werk, Gesamtwerk|
