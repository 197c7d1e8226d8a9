import { describe, expect, it } from 'vitest';
import { readCommand } from './command';
import { cellNamed } from '../../parts/grid';

const C3 = cellNamed('C3');

describe('the typed line', () => {
  it.each([
    ['C3 waag KLEBEN', 'across', 'KLEBEN'],
    ['c3 waagrecht kleben', 'across', 'KLEBEN'],
    ['C3 across kleben', 'across', 'KLEBEN'],
    ['C3 kleben', 'across', 'KLEBEN'],
    ['  C3   senk  Bäume ', 'down', 'BAEUME'],
    ['C3 senkrecht Fuß', 'down', 'FUSS'],
    ['C3 down wort', 'down', 'WORT'],
  ])('lays: %s', (line, direction, word) => {
    expect(readCommand(line)).toEqual({ command: 'lay', cell: C3, direction, word });
  });

  it.each(['zurück C3', 'ZURÜCK c3', 'back C3', 'zuru\u0308ck C3'])('takes a die back: %s', (line) => {
    expect(readCommand(line)).toEqual({ command: 'back', cell: C3 });
  });

  it.each([
    ['joker C3 a', 'A'],
    ['Joker C3 offen', null],
    ['joker c3 open', null],
  ])('names the joker: %s', (line, letter) => {
    expect(readCommand(line)).toEqual({ command: 'joker', cell: C3, letter });
  });

  it('lays a word alone at the cursor', () => {
    expect(readCommand('Bäume')).toEqual({ command: 'type', word: 'BAEUME' });
  });

  it('reads one cell', () => {
    expect(readCommand('lies C3')).toEqual({ command: 'readCell', cell: C3 });
  });

  it.each([
    ['alle zurück', 'allBack'],
    ['all back', 'allBack'],
    ['mischen', 'shuffle'],
    ['shuffle', 'shuffle'],
    ['würfeln', 'reroll'],
    ['neu  würfeln', 'reroll'],
    ['roll again', 'reroll'],
    ['Fertig', 'finish'],
    ['done', 'finish'],
    ['stand', 'standing'],
    ['score', 'standing'],
    ['zeit', 'time'],
    ['time', 'time'],
    ['lies', 'read'],
    ['kasten', 'tray'],
    ['rückgängig', 'undo'],
    ['zurück', 'undo'],
    ['?', 'help'],
  ])('knows „%s“', (line, command) => {
    expect(readCommand(line)).toEqual({ command });
  });

  it.each(['', 'C3', 'C99 waag WORT', 'C3 schräg WORT', 'C3 waag W0RT', 'joker C3', 'joker C3 ab', 'C3 waag EIN WORT'])(
    'does not understand „%s“',
    (line) => expect(readCommand(line)).toBeNull(),
  );
});
