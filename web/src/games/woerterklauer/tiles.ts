/** The 96 tiles in their order, as data/woerterklauer/ has them (4.2). */

const COUNTS = 'A7 B3 C2 D3 E15 F2 G3 H4 I6 J1 K3 L5 M3 N7 O4 P2 R6 S6 T6 U4 V1 W2 Z1';
const FULL = 'A7 B3 C2 D3 E14 F2 G3 H4 I6 J1 K3 L5 M3 N6 O4 P2 Q1 R6 S5 T6 U4 V1 W2 X1 Y1 Z1';

/** The letter of each tile, by its number; with Q, X and Y, or without. */
export function lettersOfAll(full: boolean): string {
  return (full ? FULL : COUNTS)
    .split(' ')
    .map((entry) => entry.charAt(0).repeat(Number(entry.slice(1))))
    .join('');
}
