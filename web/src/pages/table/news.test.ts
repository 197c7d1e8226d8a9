import { beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { Frame } from '../../protocol/types';
import { Teller } from './news';

const person = (name: string) => ({ name, kind: 'person' as const, presence: 'here' as const });
const FRAME: Frame = {
  game: 'wurf_und_wort',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [person('Anna'), person('Ben')],
  clock: { zero: 0 },
};
const you = { seat: 0, last: 0 };

beforeEach(() => language.choose('de'));

it('P6: who sits down comes along, and is back only later', () => {
  const teller = new Teller();
  const tell = (news: 'sat' | 'came' | 'went') => teller.sentence({ news, seat: 1, name: 'Ben' }, FRAME, you);
  expect([tell('sat'), tell('came'), tell('went'), tell('came')]).toEqual([
    'Ben setzt sich dazu.',
    null,
    'Ben ist kurz weg.',
    'Ben ist wieder da.',
  ]);
});
