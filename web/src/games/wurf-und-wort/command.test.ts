import { describe, expect, it } from 'vitest';
import { readCommand } from './command';

describe('the typed line', () => {
  it.each([
    ['Stopp!', { command: 'stop' }],
    ['stop', { command: 'stop' }],
    ['weiter', { command: 'pass' }],
    ['gilt', { command: 'up' }],
    ['gilt nicht', { command: 'down' }],
    ['Rückzieher', { command: 'backOut' }],
    ['einspruch', { command: 'object', ground: 'unsuitable' }],
    ['Einspruch Silben', { command: 'object', ground: 'syllables' }],
    ['objection card', { command: 'object', ground: 'part' }],
    ['wort Rote Grütze', { command: 'say', word: 'Rote Grütze', named: true }],
    ['Fechtmeister', { command: 'say', word: 'Fechtmeister', named: false }],
    ['wort?', { command: 'word' }],
    ['hilfe', { command: 'help' }],
  ])('%s', (line, command) => {
    expect(readCommand(line)).toEqual(command);
  });

  it.each(['', '   ', 'einspruch weil'])('„%s“ is not understood', (line) => {
    expect(readCommand(line)).toBeNull();
  });
});
