import { expect, it } from 'vitest';
import { readCommand } from './command';

it.each([
  ['ruf e', { command: 'call', letter: 'E' }],
  ['call x', { command: 'call', letter: 'X' }],
  ['n', { command: 'call', letter: 'N' }],
  ['HAFEN D2 H2', { command: 'guess', place: { word: 'HAFEN', from: 'D2', to: 'H2' } }],
  ['löse Möwe von d5 bis h5', { command: 'guess', place: { word: 'MOEWE', from: 'D5', to: 'H5' } }],
  ['D2-H2 hafen', { command: 'guess', place: { word: 'HAFEN', from: 'D2', to: 'H2' } }],
  ['felder a3 c5 a3', { command: 'mark', squares: ['A3', 'C5'] }],
  ['A3, C5', { command: 'mark', squares: ['A3', 'C5'] }],
  ['keine', { command: 'mark', squares: [] }],
  ['lies', { command: 'read' }],
  ['lies meine', { command: 'readOwn' }],
  ['read 3', { command: 'readRow', row: 2 }],
  ['lies zeile 7', { command: 'readRow', row: 6 }],
  ['lies c4', { command: 'readSquare', square: 'C4' }],
  ['gelöst', { command: 'found' }],
  ['stand', { command: 'standing' }],
  ['zeit', { command: 'time' }],
  ['passen', { command: 'pass' }],
  ['?', { command: 'help' }],
])('%s', (line, command) => {
  expect(readCommand(line)).toEqual(command);
});

it.each(['', 'hafen', 'HAFEN D2', 'HAFEN D2 H2 I2', 'ruf ee', 'lies J9'])('„%s“ is not understood', (line) => {
  expect(readCommand(line)).toBeNull();
});
