import { dictionary } from '../i18n/index.svelte';

/** What every vote by thumbs says. */
export const t = dictionary(
  {
    up: 'Gilt',
    upKey: 'J',
    down: 'Gilt nicht',
    voted: (count: number, all: number) => `${count} von ${all} haben abgestimmt`,
    hasVoted: 'hat abgestimmt',
    notYet: 'überlegt noch',
    silence: 'Wer nicht abstimmt, stimmt zu.',
    yours: 'Deine Stimme zählt. Sie bleibt verdeckt, bis alle abgestimmt haben.',
    wait: 'Die anderen stimmen verdeckt ab.',
    seconds: (seconds: number) => (seconds === 1 ? 'Noch 1 Sekunde' : `Noch ${seconds} Sekunden`),
    votedUp: 'dafür',
    votedDown: 'dagegen',
    votedNot: 'nicht abgestimmt',
  },
  {
    up: 'It counts',
    upKey: 'Y',
    down: 'It does not',
    voted: (count, all) => `${count} of ${all} have voted`,
    hasVoted: 'has voted',
    notYet: 'is thinking',
    silence: 'Whoever does not vote agrees.',
    yours: 'Your vote counts. It stays hidden until all have voted.',
    wait: 'The others vote in secret.',
    seconds: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    votedUp: 'for it',
    votedDown: 'against it',
    votedNot: 'has not voted',
  },
);
