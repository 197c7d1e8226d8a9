/** What a key does on the card that is guessed. */

import { commandOf } from '../../parts/keyboard';
import type { GuessDesk } from './desk.svelte';
import { t } from './messages';
import { squareOf } from './model';

/** What the desk cannot do itself, and what a screen reader should hear. */
export interface Pressed {
  readonly wish: 'commit' | 'help' | null;
  readonly spoken: string;
}

export function press(desk: GuessDesk, event: KeyboardEvent): Pressed {
  const command = commandOf(event);
  if (command === null) return { wish: null, spoken: '' };
  event.preventDefault();
  switch (command.key) {
    case 'finish':
      return { wish: event.repeat ? null : 'commit', spoken: '' };
    case 'help':
      return { wish: 'help', spoken: '' };
    case 'move':
      desk.move(command.dx, command.dy);
      return { wish: null, spoken: '' };
    case 'letter':
      return { wish: null, spoken: typedSpoken(desk, command.letter) };
    case 'turn':
      desk.pick(desk.cursor);
      break;
    case 'recall':
      desk.clear();
      break;
    default:
      desk.back();
  }
  return { wish: null, spoken: deskSpoken(desk) };
}

/** Into the word, or to be called: short, for letters come fast. */
function typedSpoken(desk: GuessDesk, text: string): string {
  const letter = text.toUpperCase();
  if (!desk.type(text)) return desk.isSolving ? t.wordFull : t.calledBefore(letter);
  if (!desk.isSolving) return deskSpoken(desk);
  return desk.guess ? t.typedLast(letter, desk.guess.word) : letter;
}

/** What somebody has in mind now. */
export function deskSpoken(desk: GuessDesk): string {
  if (desk.line) {
    const letters = desk.slots.map((slot) => slot.letter ?? t.blank).join(' ');
    return t.selected(squareOf(desk.line.from), squareOf(desk.line.to), letters);
  }
  if (desk.start) return `${desk.trouble ? `${t[desk.trouble]} ` : ''}${t.startAt(squareOf(desk.start))}`;
  return desk.letter ? t.chosen(desk.letter) : t.cleared;
}
