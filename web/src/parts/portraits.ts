/** Small drawings of the computer players, on a grid of 64: what is inked, and what is left white on top of it. */
export interface Drawing {
  /** Filled with ink, behind the face. */
  readonly behind?: string;
  /** Filled with ink, over the face. */
  readonly over: string;
  /** Drawn with a pen, over the face. */
  readonly lines: string;
}

/** A circle as a path. */
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const EYES = dot(26.5, 31, 1.6) + dot(37.5, 31, 1.6);
const SMILE = 'M27 39c2 3 8 3 10 0';

/** What they all have. */
export const SHOULDERS = 'M8 64c1-12 11-16 24-16s23 4 24 16z';
export const FACE = 'M32 15c8 0 13 6 13 15s-5 17-13 17-13-8-13-17 5-15 13-15z';

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // A cap.
  Lotte: {
    over: EYES + 'M17 25c0-9 6-14 15-14s14 5 15 13l9 2v3H44c-8-3-18-3-27-1z',
    lines: SMILE,
  },
  // Curls.
  Frieda: {
    behind:
      dot(20, 20, 7) +
      dot(28, 14, 7) +
      dot(37, 14, 7) +
      dot(45, 20, 7) +
      dot(17, 30, 6) +
      dot(47, 30, 6) +
      dot(18, 39, 5) +
      dot(46, 39, 5),
    over: EYES + 'M26 38h12c0 4-3 6-6 6s-6-2-6-6z' + 'M21 24c4-6 18-6 22 0-3-8-19-8-22 0z',
    lines: '',
  },
  // Hardly any hair, a big moustache.
  Bruno: {
    behind: dot(18, 30, 4) + dot(46, 30, 4),
    over: EYES + 'M20 40c3-5 9-5 12-2 3-3 9-3 12 2-4 2-9 2-12-1-3 3-8 3-12 1z',
    lines: 'M29 44c2 1.500 4 1.500 6 0M28 20c2-1 6-1 8 0',
  },
  // A parting and a moustache.
  Gustav: {
    over:
      EYES +
      'M18 28c-1-11 6-16 14-16s15 5 14 16c-2-5-4-8-6-8-8 1-14 0-17-2-2 2-4 5-5 10z' +
      'M24 39c3-3 6-3 8-1 2-2 5-2 8 1-3 2-6 2-8 0-2 2-5 2-8 0z',
    lines: 'M30 43h4',
  },
  // The same left and right: round glasses, a bow tie.
  Otto: {
    over: EYES + 'M19 25c0-8 5-13 13-13s13 5 13 13c-3-4-6-6-13-6s-10 2-13 6z' + 'M24 50l8 4 8-4v10l-8-4-8 4z',
    lines:
      SMILE +
      'M21 31a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M32 31a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0',
  },
  // A bun and glasses.
  Alma: {
    behind: dot(32, 8, 6),
    over: EYES + 'M18 30c-1-12 5-18 14-18s15 6 14 18c-3-7-7-11-14-11s-11 4-14 11z',
    lines: 'M28 41h8M21 31a5 5 0 1 0 10 0a5 5 0 1 0-10 0M33 31a5 5 0 1 0 10 0a5 5 0 1 0-10 0M31 30h2',
  },
  // Long straight hair with a fringe.
  Ida: {
    behind: 'M15 52V28c0-11 7-17 17-17s17 6 17 17v24z',
    over: EYES + 'M18 27c0-9 6-13 14-13s14 4 14 13z',
    lines: 'M28 40c2 1.500 6 1.500 8 0',
  },
  // A top hat and a beard.
  Emil: {
    behind: 'M20 4h24l-1 15H21z',
    over: EYES + 'M11 18h42v4H11z' + 'M19 33c1 2 3 4 6 4 4-2 10-2 14 0 3 0 5-2 6-4 0 11-5 18-13 18s-13-7-13-18z',
    lines: '',
  },
};
