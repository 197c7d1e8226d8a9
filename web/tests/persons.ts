import type { History, Me, MyTables, PastGame, Profile, Statistics } from '../src/protocol/types';
import type { Scene } from './scenes';
import { GAME, Refusing, type Script } from './stand-in';

/** Somebody who has played here for a while: their profile, and what the server says of them. */

const DAY = 24 * 3600_000;
/** A Tuesday evening in Berlin, long enough ago that its year is always told. */
const NOW = Date.UTC(2025, 10, 18, 19, 15);

export const ME: Me = {
  name: 'Anna',
  sign: 0,
  since: Date.UTC(2025, 2, 2),
  people: [{ name: 'Anna', sign: 0 }],
  current: 0,
  device: 1,
  devices: [
    { number: 1, label: 'Firefox auf Linux', seen: NOW, here: true },
    { number: 2, label: 'Safari auf iPhone', seen: NOW - 40 * DAY, here: false },
  ],
  public: null,
  strengths: false,
  keep_days: 365,
  linked: null,
  sheet: false,
};

const curve = (...values: [won: number, points: number][]): Statistics['missed_curve'] => ({
  each: 4,
  points: values.map(([won, points], at) => ({ from: NOW - (values.length - at) * 30 * DAY, results: 4, won, points })),
});

const of = (game: string, results: number, won: number, points: number): Profile['games'][number] => ({
  game,
  results,
  won,
  left: 0,
  points,
  minutes: 20 * results,
  curve: curve([1, 80], [2, 96], [1, 92], [2, 110], [3, 120], [2, 118], [3, 130]),
  last: [{ won: true, points: 14 }],
});

const LAYOUT = ['.......ZU', '...VISUM.', '...IM....', '...E.....', '..ER.....', '..S......'].flatMap((row, y) =>
  [...row].flatMap((letter, x) => (letter === '.' ? [] : [{ x, y, letter }])),
);

export const PROFILE: Profile = {
  name: 'Anna',
  sign: 0,
  since: ME.since,
  strengths: null,
  results: 154,
  won: 76,
  games: [
    of('woerterklauer', 64, 37, 800),
    of('letramix', 48, 19, 1584),
    of('wurf-und-wort', 12, 5, 96),
    of('wortduell', 21, 11, 210),
    of('buecherwurm', 9, 4, 153),
  ],
  best_layout: { game: 'letramix', at: Date.UTC(2025, 9, 3, 18), what: { points: 49, possible: 50, cells: LAYOUT } },
  rarest: {
    game: 'buecherwurm',
    at: Date.UTC(2025, 9, 26, 18),
    what: { word: 'Quendel', letters: 7, commonness: 12, theme: { de: 'Im Garten', en: 'In the garden' } },
  },
  longest: {
    game: 'wurf-und-wort',
    at: Date.UTC(2025, 8, 5, 18),
    what: { word: 'Luftmatratze', letters: 12, commonness: 60 },
  },
  missed: { points: 300, layouts: 34 },
  missed_curve: curve([0, 45], [0, 47], [0, 40], [0, 36], [0, 31], [0, 32], [0, 30], [0, 29]),
  calls: { letters: 88, cards: 21 },
};

const past = (number: number, changes: Partial<PastGame>): PastGame => ({
  table: `past-${number}`,
  game: 'woerterklauer',
  kind: '',
  at: NOW - number * DAY,
  seats: 2,
  place: 1,
  points: 14,
  won: true,
  left: false,
  rivals: [{ name: 'Mia', place: 2, points: 9, bot: false }],
  kept: true,
  ...changes,
});

const rival = (name: string, points: number, place: number) => ({ name, points, place, bot: false });

export const HISTORY: History = {
  results: [
    past(1, {}),
    past(2, {
      game: 'buecherwurm',
      seats: 4,
      place: 2,
      points: 19,
      won: false,
      rivals: [rival('Ole', 22, 1), rival('Kira', 14, 3), rival('Tom', 9, 4)],
    }),
    past(3, { points: 12, won: false, place: 2, rivals: [rival('Ben', 18, 1)] }),
    past(4, { game: 'wortduell', points: 10, rivals: [rival('Oma', 8, 2)] }),
    past(5, { game: 'letramix', points: 151, rivals: [], seats: 1, kept: false }),
    past(6, {
      game: 'letramix',
      left: true,
      won: false,
      place: 2,
      rivals: [{ ...rival('meister', 40, 1), bot: true }],
    }),
  ],
  next: 50,
};

const table = (number: number, changes: Partial<MyTables['running'][number]>): MyTables['running'][number] => ({
  table: `t${number}`,
  game: 'woerterklauer',
  stage: 'playing',
  code: 'RUNE',
  names: ['Anna', 'Ben'],
  at: NOW - number * DAY,
  seats: 2,
  most: 2,
  invited: false,
  ...changes,
});

export const TABLES: MyTables = {
  running: [table(1, {}), table(3, { game: 'wortduell', names: ['Mia'], stage: 'lobby', invited: true, most: 8 })],
  over: [table(4, { stage: 'over', names: ['Anna', 'Oma'] }), table(5, { stage: 'over', names: ['Anna', 'Tom'] })],
};

/** What the server says of Anna; each test changes what it is about. */
export function anna(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    'GET me': ME,
    'GET me/profile': PROFILE,
    'GET me/history': HISTORY,
    'GET me/tables': TABLES,
    'GET me/companions': [
      { key: 'ben', name: 'Ben', times: 12, game: 'woerterklauer' },
      { key: 'mia', name: 'Mia', times: 1, game: 'letramix' },
    ],
    'GET me/blocks': [],
    'POST me/link': { code: 'K7RTMZ4E', seconds: 600 },
    'POST me/sheet': { words: SHEET },
    ...changes,
  };
}

export const SHEET = ['Apfel', 'Boot', 'Kreide', 'Lampe', 'Möwe', 'Nagel', 'Pinsel', 'Strumpf'];

export const NO_LINK = new Refusing(404, {
  code: 'no_link',
  sentence: {
    de: 'Diesen Code gibt es nicht, oder er ist abgelaufen.',
    en: 'There is no such code, or it is too old.',
  },
});

const BLOCKED = [{ key: 'fox', name: 'Waschbär', at: NOW }];
const STRENGTHS = [
  { game: 'woerterklauer', rating: 1412.4, deviation: 61, uncertain: false },
  { game: 'wortduell', rating: 1190, deviation: 180, uncertain: true },
];

/** The screens of persons. `frame` is a table that nobody looks at here. */
export function personScenes(frame: Script['frame'], games: Script['games']): Record<string, Scene> {
  const script = (person: Record<string, unknown>): Script => ({ frame, games: games ?? [GAME], person });
  const known = script(anna());
  return {
    profile: { path: 'profil', script: known },
    'profile-all': {
      path: 'profil',
      script: script(
        anna({
          'GET me': { ...ME, public: '9x2k', strengths: true, sheet: true },
          'GET me/profile': { ...PROFILE, strengths: STRENGTHS },
          'GET me/blocks': BLOCKED,
        }),
      ),
      press: ['Alle 154', 'Code zeigen'],
    },
    'profile-new': {
      path: 'profil',
      script: script({
        ...anna(),
        'GET me': { ...ME, sign: null, devices: ME.devices.slice(0, 1) },
        'GET me/profile': { ...NEW, since: NOW },
        'GET me/history': { results: [], next: null },
        'GET me/tables': { running: [], over: [] },
        'GET me/companions': [],
      }),
    },
    'profile-nobody': { path: 'profil', script: script({}) },
    'profile-name': { path: 'profil', script: known, press: ['Name und Zeichen ändern'] },
    'profile-sheet': { path: 'profil', script: known, press: ['Zettel machen'] },
    'profile-delete': { path: 'profil', script: known, press: ['Alles löschen'] },
    'profile-public': {
      path: 'profil/9x2k',
      script: script({ 'GET profiles/9x2k': { ...PROFILE, strengths: STRENGTHS } }),
    },
    connect: { path: 'v', script: script({}) },
    'connect-wrong': {
      path: 'v',
      script: script({ 'POST link': NO_LINK }),
      write: { 'Code vom anderen Gerät': 'K7RT MZ4E' },
      then: ['Verbinden'],
    },
    'home-person': { path: '', script: known, patience: 200 },
    'home-person-menu': {
      path: '',
      script: script(anna({ 'GET me': { ...ME, people: [...ME.people, { name: 'Ole', sign: 3 }] } })),
      press: ['Du spielst als Anna'],
    },
    'home-find': { path: '', script: known, press: ['Mitspieler finden'] },
    'home-forgetful': { path: '', script: script({}), press: ['Menü'], then: ['Hier nichts merken'] },
  };
}

const NEW: Profile = {
  ...PROFILE,
  sign: null,
  results: 0,
  won: 0,
  games: [],
  best_layout: null,
  rarest: null,
  longest: null,
  missed: { points: 0, layouts: 0 },
  missed_curve: { each: 1, points: [] },
  calls: { letters: 0, cards: 0 },
};
