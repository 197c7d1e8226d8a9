import { dictionary } from '../i18n/index.svelte';

/** What every game says in the same words: help, typed line, time. */
export const t = dictionary(
  {
    typedLine: 'Befehl tippen',
    send: 'Ausführen',
    help: 'Tasten und Befehle',
    keys: 'Tasten',
    commands: 'Befehle',
    commandsText: 'Groß oder klein ist gleich, Deutsch und Englisch gehen.',
    notUnderstood: (line: string) => `„${line}“ verstehe ich nicht. „hilfe“ zeigt, was geht.`,
    notNow: 'Das geht gerade nicht.',
    done: 'Erledigt.',
    left: (time: string) => `Noch ${time}`,
    noClock: 'Hier läuft keine Uhr.',
    secondsLeft: (seconds: number) => `Noch ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}.`,
    laid: (word: string, cell: string) => `${word} liegt ab ${cell}.`,
    fieldEnds: 'So weit reicht das Feld nicht.',
    nothingThere: (cell: string) => `Auf ${cell} liegt nichts.`,
  },
  {
    typedLine: 'Type a command',
    send: 'Do it',
    help: 'Keys and commands',
    keys: 'Keys',
    commands: 'Commands',
    commandsText: 'Capitals make no difference; German and English both work.',
    notUnderstood: (line: string) => `I do not understand “${line}”. “help” shows what works.`,
    notNow: 'Not now.',
    done: 'Done.',
    left: (time: string) => `${time} left`,
    noClock: 'No clock is running.',
    secondsLeft: (seconds: number) => (seconds === 1 ? 'One second left.' : `${seconds} seconds left.`),
    laid: (word: string, cell: string) => `${word} lies from ${cell} on.`,
    fieldEnds: 'The field does not reach that far.',
    nothingThere: (cell: string) => `Nothing lies on ${cell}.`,
  },
);
