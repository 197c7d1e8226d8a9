import { t } from './messages';

const KEYS = ['keyArrows', 'keySpace', 'keyLetter', 'keyEnter', 'keyBack', 'keyEscape'] as const;
const COMMANDS = ['commandCall', 'commandGuess', 'commandMark', 'commandRead', 'commandOther'] as const;

const rowOf = (name: (typeof KEYS | typeof COMMANDS)[number]): readonly [name: string, does: string] => [
  t[name],
  t[`${name}Does`],
];

/** Keys and commands, in two columns, for HelpDialog. */
export function help() {
  const keys = { heading: t.keysHeading, rows: KEYS.map(rowOf) };
  const commands = { heading: t.commandsHeading, text: t.commandsText, rows: COMMANDS.map(rowOf) };
  return [[keys], [commands]];
}
