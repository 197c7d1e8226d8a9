import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('paths', () => {
  it.each([
    ['?zug=4', 4],
    ['?zug=0', null],
    ['?zug=x', null],
    ['', null],
  ])('a replay begins with the turn of its link: %s', (search, turn) => {
    expect(parse('wiederholung/8f3k', search)).toEqual({ page: 'replay', id: '8f3k', turn });
  });

  it.each([
    ['', { page: 'home' }],
    ['tisch/8f3k', { page: 'table', id: '8f3k' }],
    ['tisch/8f3k/leinwand', { page: 'screen', id: '8f3k' }],
    ['tisch/8f3k/leinwand/b', { page: 'nowhere' }],
    ['RUNE', { page: 'code', code: 'RUNE' }],
    ['rune', { page: 'code', code: 'RUNE' }],
    ['code/rune', { page: 'code', code: 'RUNE' }],
    ['runeba', { page: 'code', code: 'RUNEBA' }],
    ['runeb', { page: 'nowhere' }],
    ['regeln/letramix', { page: 'rules', game: 'letramix' }],
    ['karten/wortduell', { page: 'cards', game: 'wortduell' }],
    ['wiederholung/8f3k', { page: 'replay', id: '8f3k', turn: null }],
    ['impressum', { page: 'text', name: 'impressum' }],
    ['datenschutz', { page: 'text', name: 'datenschutz' }],
    ['verwaltung', { page: 'admin' }],
    ['profil', { page: 'profile', token: null }],
    ['profil/9x2', { page: 'profile', token: '9x2' }],
    ['v', { page: 'connect' }],
    ['v/K7RTMZ4E', { page: 'nowhere' }],
    ['sonst/wo', { page: 'nowhere' }],
    ['tisch/a/b', { page: 'nowhere' }],
    ['fuenf', { page: 'nowhere' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it.each(['%', 'tisch/%zz', 'wiederholung/%E0%A4', 'tisch/8f3k/%'])(
    'P15: the broken address %s leads nowhere, not to a blank page',
    (path) => {
      expect(parse(path)).toEqual({ page: 'nowhere' });
    },
  );
});
