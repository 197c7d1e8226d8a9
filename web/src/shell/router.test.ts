import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('paths', () => {
  it.each([
    ['', { page: 'home' }],
    ['tisch/8f3k', { page: 'table', id: '8f3k' }],
    ['tisch/8f3k/leinwand', { page: 'screen', id: '8f3k' }],
    ['tisch/8f3k/leinwand/b', { page: 'nowhere' }],
    ['RUNE', { page: 'code', code: 'RUNE' }],
    ['rune', { page: 'code', code: 'RUNE' }],
    ['code/rune', { page: 'code', code: 'RUNE' }],
    ['regeln/letramix', { page: 'rules', game: 'letramix' }],
    ['wiederholung/8f3k', { page: 'replay', id: '8f3k' }],
    ['impressum', { page: 'text', name: 'impressum' }],
    ['datenschutz', { page: 'text', name: 'datenschutz' }],
    ['sonst/wo', { page: 'nowhere' }],
    ['tisch/a/b', { page: 'nowhere' }],
    ['fuenf', { page: 'nowhere' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});
