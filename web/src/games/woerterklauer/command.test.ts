import { expect, it } from 'vitest';
import { readCommand } from './command';

it('tells the time', () => {
  for (const line of ['zeit', 'Uhr', 'time']) expect(readCommand(line)).toEqual({ command: 'time' });
});

it('turns one word into another', () => {
  for (const line of ['LEBEN > KLEBEN', 'leben>kleben', 'leben wird kleben', 'Leben Kleben']) {
    expect(readCommand(line)).toEqual({ command: 'turn', from: 'LEBEN', to: 'KLEBEN' });
  }
});

it('lays words', () => {
  expect(readCommand('M13 waag Über')).toEqual({
    command: 'lay',
    cell: { x: 0, y: 0 },
    direction: 'across',
    word: 'UEBER',
  });
  expect(readCommand('a1 down ort')).toEqual({
    command: 'lay',
    cell: { x: -12, y: -12 },
    direction: 'down',
    word: 'ORT',
  });
  expect(readCommand('wort')).toEqual({ command: 'type', word: 'WORT' });
});

it('exchanges, takes back and reads', () => {
  expect(readCommand('ersetze M13 p')).toEqual({ command: 'replace', cell: { x: 0, y: 0 }, letter: 'P' });
  expect(readCommand('weg M13')).toEqual({ command: 'back', cell: { x: 0, y: 0 } });
  expect(readCommand('lies rot')).toEqual({ command: 'readColour', colour: 'red' });
  expect(readCommand('lies M13')).toEqual({ command: 'readCell', cell: { x: 0, y: 0 } });
});

it('knows the buttons by name', () => {
  expect(readCommand('zug beenden')).toEqual({ command: 'finish' });
  expect(readCommand('alles zurück')).toEqual({ command: 'allBack' });
  expect(readCommand('Tausch-Joker')).toEqual({ command: 'joker' });
  expect(readCommand('give up')).toEqual({ command: 'resign' });
});

it('does not guess', () => {
  expect(readCommand('was nun tun damit')).toBeNull();
  expect(readCommand('ersetze M13')).toBeNull();
});
