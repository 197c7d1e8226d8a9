import { beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { WurfUndWortPhase } from '../../protocol/types';
import { type Bench, execute } from './execute';
import { players } from './players';
import { ANSWER, SEARCHING, viewWith } from './testing';

beforeEach(() => language.choose('de'));

const SEATS = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' as const, presence: 'here' as const }));
const review: WurfUndWortPhase = { phase: 'review', answers: [ANSWER], until: 9000, passed: [] };

function bench(phase: WurfUndWortPhase, me: number | null = 0) {
  const view = viewWith(phase);
  const made = {
    view,
    players: players(view, SEATS, me),
    me,
    left: 41_200,
    act: vi.fn(),
    stop: vi.fn(),
    help: vi.fn(),
  } satisfies Bench;
  return { made, say: (line: string) => execute(line, made) };
}

it('reads the card, the scores and the word out', () => {
  const { say } = bench(review);
  expect(say('karte')).toBe(
    'Karte 4 von 25: Was man oft vergisst, Faktor 3. R muss vorkommen, zählt 1, M muss vorkommen, zählt 2, A ist verboten, 3 Silben. Ein Wort bringt 9 Punkte.',
  );
  expect(say('stand')).toBe('Stand: Anna 17, Ben 9, Cem −3.');
  expect(say('wort?')).toContain('Regenschirm: R ist drin');
});

it('stops only while all search', () => {
  const searching = bench(SEARCHING);
  searching.say('stopp');
  expect(searching.made.stop).toHaveBeenCalledOnce();
  expect(bench(review).say('stopp')).toBe('Das geht gerade nicht.');
});

it('takes a word alone as an answer where one is asked for', () => {
  const mine = bench({ phase: 'naming', seat: 0, until: 9000 });
  expect(mine.say('Regenschirm')).toBe('Genannt: Regenschirm');
  expect(mine.made.act).toHaveBeenCalledWith({ do: 'answer', word: 'Regenschirm' });
  expect(bench({ phase: 'naming', seat: 1, until: 9000 }).say('Regenschirm')).toContain('verstehe ich nicht');
});

it('objects with a ground, but not to one’s own word', () => {
  const other = bench(review);
  other.say('einspruch silben');
  expect(other.made.act).toHaveBeenCalledWith({ do: 'object', seat: 1, ground: 'syllables' });
  expect(bench(review, 1).say('einspruch')).toBe('Das geht gerade nicht.');
});

it('votes once', () => {
  const vote = { closes: 9000, voters: [0, 2], voted: [], own: null };
  const open = bench({ phase: 'voting', seat: 1, answers: [ANSWER], vote });
  open.say('gilt nicht');
  expect(open.made.act).toHaveBeenCalledWith({ do: 'thumb', thumb: 'down' });
  const done = bench({ phase: 'voting', seat: 1, answers: [ANSWER], vote: { ...vote, own: 'up' } });
  expect(done.say('gilt')).toBe('Das geht gerade nicht.');
});

it('plays nothing for who only watches', () => {
  const { say, made } = bench(SEARCHING, null);
  expect(say('stopp')).toBe('Das geht gerade nicht.');
  expect(made.stop).not.toHaveBeenCalled();
});

it('A6: says how much time is left', () => {
  expect(bench(SEARCHING).say('zeit')).toBe('Noch 42 Sekunden.');
  expect(bench(SEARCHING, null).say('time')).toBe('Noch 42 Sekunden.');
  const { made } = bench(SEARCHING);
  expect(execute('zeit', { ...made, left: null })).toBe('Hier läuft keine Uhr.');
});
