/** What the theme base knows of "Am Strand": so the try-out judges as the table does. A test compares the two. */

import type { Language } from '../../i18n/index.svelte';

const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));

export const BEACH: Readonly<Record<Language, readonly string[]>> = {
  de: list(`
    Badeanzug, Badehose, Bademeister, Badetuch, Bikini, Boje, Brandung, Düne, Ebbe, Eimer, Eis, Eiswaffel, Ferien,
    Flipflop, Flosse, Flut, Gischt, Handtuch, Hitze, Insel, Kescher, Kieselstein, Kiosk, Krabbe, Krebs, Küste,
    Leuchtturm, Liegestuhl, Luftmatratze, Meer, Meeresrauschen, Möwe, Muschel, Ozean, Palme, Picknick, Promenade,
    Qualle, Rettungsring, Rettungsschwimmer, Salzwasser, Sand, Sandale, Sandburg, Sandkorn, Schaufel,
    Schlauchboot, Schnorchel, Schwimmflügel, Schwimmreifen, Seestern, Segelboot, Sonne, Sonnenbrand, Sonnenbrille,
    Sonnencreme, Sonnenschirm, Surfbrett, Taucherbrille, Tretboot, Ufer, Urlaub, Volleyball, Wasserball, Welle,
    Wind, Abendrot, Abkühlung, Alge, Angler, Anker, Ausflug, Aussicht, Auster, Bad, Ball, Bernstein, Bollerwagen,
    Bootsverleih, Bräune, Brise, Bucht, Buddeleimer, Cocktail, Cola, Decke, Deich, Delfin, Drachen, Durst, Dusche,
    Eisdiele, Eistüte, Eisverkäufer, Entspannung, Erfrischung, Erholung, Familie, Ferienwohnung, Fernglas,
    Feuerqualle, Fisch, Fischbrötchen, Fischer, Fischerboot, Flaschenpost, Förmchen, Fotoapparat, Freizeit,
    Frisbee, Fußabdruck, Getränk, Gezeiten, Hafen, Hai, Hängematte, Himmel, Horizont, Hotel, Imbissbude, Jacht,
    Jolle, Kajak, Kanu, Katamaran, Kleckerburg, Klippe, Kokosnuss, Koralle, Kühlbox, Kühltasche, Kurtaxe, Kutter,
    Lagerfeuer, Lagune, Limonade, Luftpumpe, Mittagshitze, Mole, Neoprenanzug, Nordsee, Ostsee, Paddel, Perle,
    Pier, Ruder, Ruhe, Salz, Sandbank, Sandkuchen, Schatten, Schatzsuche, Schaum, Schwimmer, Schwimmweste, Seebad,
    Seeigel, Seetang, Segel, Segler, Sieb, Siesta, Sommer, Sommerferien, Sonnenbad, Sonnenmilch, Steg, Steilküste,
    Stein, Strohhut, Strömung, Sturmflut, Surfer, Tang, Taucher, Tide, Tourist, Treibgut, Treibholz,
    Trillerpfeife, Uferpromenade, Umkleidekabine, Unterwasserkamera, Urlauber, Urlaubsfoto, Vergnügen, Wärme,
    Wasserpistole, Wasserratte, Wasserski, Watt, Wattenmeer, Wattwanderung, Wellenbrecher, Wellenreiter,
    Windschutz, Windsurfer, Yacht, Zeitschrift, Zelt
  `),
  en: list(`
    bikini, bucket, cliff, coast, crab, deckchair, dune, flip-flop, ice cream, lifeguard, lighthouse, ocean, palm
    tree, parasol, pebble, pier, rock pool, sand, sandcastle, sea, seagull, seashell, seaweed, shell, snorkel,
    spade, starfish, sun, sunburn, sunglasses, surfboard, swimsuit, tide, towel, trunks, water, wave, armband,
    ball, bay, boat, breeze, buoy, cockle, cool box, diver, dolphin, donkey ride, driftwood, esplanade, fish and
    chips, flipper, foam, footprint, frisbee, goggles, hat, heat, holiday, horizon, ice lolly, island, jellyfish,
    jet ski, jetty, kayak, kite, lagoon, lemonade, lilo, limpet, mussel, net, oyster, picnic, promenade, rock,
    rubber ring, sandal, shark, shore, stone, sun cream, sun lounger, surfer, swimming, tan, tourist, umbrella,
    undertow, vacation, volleyball, wetsuit, wind, windbreak, yacht
  `),
};

/** What is built with one of these belongs there, too: Strandkorb. */
export const STEMS = ['strand', 'stränd'];
