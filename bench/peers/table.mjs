// What both peers play: a table like ours, with the rules made as cheap as can be. Four players take turns; who is
// on rolls thirteen dice, then finishes with a layout, a list of [die, x, y] as in our protocol.

export const SEATS = 4;
export const DICE = 13;
export const ROUNDS = 50;
export const FACES = 'ABDEEEGHIKLMNNORSSTU';

// Dice in the layout count one, the others cost one.
export function score(layout) {
  return layout.length - (DICE - layout.length);
}

// Can these dice lie like this?
export function isSound(layout) {
  const dice = new Set();
  const cells = new Set();
  for (const [die, x, y] of layout) {
    if (!(die >= 0 && die < DICE)) return false;
    dice.add(die);
    cells.add(x * 256 + y);
  }
  return dice.size === layout.length && cells.size === layout.length;
}

// The line our own server prints, too: the bench waits for it.
export function announce(port) {
  console.log(`listening on http://127.0.0.1:${port}`);
}
