/** Words that fit the cards of the try-out, syllable by syllable. */
// The judge says so: written by `crates/words/tests/tryouts.rs`.

const list = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const BEACH = list('Sand Strand-mu-schel Som-mer');
export const GARDEN = list('Rot-kehl-chen Gur-ke Har-ke');
export const KITCHEN = list(`
  Be-steck Brett-chen Ge-schirr-tuch Re-zept Spül-mit-tel Tel-ler Topf Brä-ter Brot Brot-mes-ser But-ter
  But-ter-do-se Ein-topf Ess-tisch Fett Fil-ter-tü-te Frit-teu-se Ge-frier-beu-tel In-duk-tions-herd Jo-ghurt
  Ket-chup Koch-topf Le-bens-mit-tel Obst Pe-ter-si-lie Plätz-chen Rost Ser-viet-te Spätz-le-pres-se
  Spül-bürs-te Stöv-chen Tee Tee-löf-fel Tee-sieb Teig Tisch Tor-ten-he-ber Trich-ter Un-ter-set-zer Wurst Zimt
  Zi-tro-ne Zi-tro-nen-pres-se
`);
