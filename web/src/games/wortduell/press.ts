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
      if (!desk.type(command.letter))
        return { wish: null, spoken: desk.isSolving ? '' : t.calledBefore(command.letter.toUpperCase()) };
      break;
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

/** What somebody has in mind now. */
export function deskSpoken(desk: GuessDesk): string {
  if (desk.line) {
    const letters = desk.slots.map((slot) => slot.letter ?? t.blank).join(' ');
    return t.selected(squareOf(desk.line.from), squareOf(desk.line.to), letters);
  }
  if (desk.start) return `${desk.trouble ? `${t[desk.trouble]} ` : ''}${t.startAt(squareOf(desk.start))}`;
  return desk.letter ? t.chosen(desk.letter) : t.cleared;
}
