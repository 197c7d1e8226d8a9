import { expect, it } from 'vitest';
import type { LetramixView } from '../../protocol/types';
import { layoutOf } from './model';
import { players } from './players';
import { placings } from '../../parts/standing';
import { ownOf, results } from './results';
import { JAHR } from './samples';

const seats = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' as const, presence: 'here' as const }));
const view: LetramixView = {
  options: { mode: 'same_roll', pace: 'normal', end: { rounds: 5 }, check_aid: true, base_forms: false, decent: null },
  rounds: 1,
  first: 0,
  totals: [22, 30, -26],
  last: [22, 30, -26],
  streaks: [0, 0, 0],
  phase: { phase: 'over', winners: [1] },
  past: {
    seat: null,
    dice: [...JAHR.faces],
    layouts: [{ layout: layoutOf(JAHR), points: 22 }, { layout: layoutOf(JAHR), points: 30 }, null],
  },
};

it('shows one’s own layout first, then the best', () => {
  const shown = results(view, players(view, seats, 0));
  expect(shown.map((r) => [r.player.name, r.points])).toEqual([
    ['Anna', 22],
    ['Ben', 30],
    ['Cem', -26],
  ]);
  expect(shown[0]?.laid?.words.map((w) => w.word)).toEqual(['JAHR', 'WORT', 'BAD']);
  expect(shown[2]?.laid).toBeNull();
});

it('shows only who has just played where one plays after the other', () => {
  const turns: LetramixView = {
    ...view,
    options: { ...view.options, mode: 'turns' },
    past: { seat: 1, dice: [...JAHR.faces], layouts: [null, { layout: layoutOf(JAHR), points: 22 }, null] },
  };
  expect(results(turns, players(turns, seats, 0)).map((r) => r.player.name)).toEqual(['Ben']);
});

it('shows a turn that has brought nothing, too', () => {
  const turns: LetramixView = { ...view, past: { seat: 2, dice: [...JAHR.faces], layouts: [null, null, null] } };
  expect(results(turns, players(turns, seats, 2)).map((r) => [r.player.name, r.laid])).toEqual([['Cem', null]]);
  expect(ownOf(results(turns, players(turns, seats, 2)))).toBeNull();
});

it('rule C12: equal totals share a place', () => {
  const shared = { ...view, totals: [30, 30, 5] };
  const list = placings(players(shared, seats, null), [0, 1]);
  expect(list.map((p) => [p.place, p.player.name, p.isWinner])).toEqual([
    [1, 'Anna', true],
    [1, 'Ben', true],
    [3, 'Cem', false],
  ]);
});
