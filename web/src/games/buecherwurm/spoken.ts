/** What lies and what happens at the table, in words. */

import { number } from '../../i18n/index.svelte';
import type { Seat } from '../../protocol/types';
import { t } from './messages';
import { shownOf } from './model';
import { dieName, namedSpoken } from './names';
import { type Player, calledIn } from './players';
import type { BuecherwurmNews, BuecherwurmRound, BuecherwurmTheme, BuecherwurmView } from './wire';

/** The theme, the green die, the middle and every desk. */
export function tableSpoken(view: BuecherwurmView, players: readonly Player[]): string {
  const { round, options } = view;
  if (round === null) return t.notNow;
  const desks = players.map(({ seat, name }) => {
    const { pile, worms } = round.desks[seat] ?? { pile: [], worms: 0 };
    return t.spokenDesk(name, diceSpoken(round, pile) || t.noDice, t.worms(worms));
  });
  return [themeSpoken(round.theme, options.language), t.spokenMiddle(diceSpoken(round, round.display)), ...desks].join(
    ' ',
  );
}

export function diceSpoken(round: BuecherwurmRound, dice: readonly number[]): string {
  const names = dice.flatMap((die) => {
    const shown = shownOf(round, die);
    return shown ? [dieName(shown)] : [];
  });
  return names.join('; ');
}

export function themeSpoken({ title, difficulty }: BuecherwurmTheme, language: 'de' | 'en'): string {
  return t.spokenTheme(title[language], t[difficulty]);
}

export function standingSpoken(players: readonly Player[]): string {
  return t.spokenStanding(players.map(({ name, total }) => `${name} ${number(total)}`).join(', '));
}

export function namesSpoken({ named }: BuecherwurmRound): string {
  return named.length === 0 ? t.noneNamed : t.spokenNamed(named.map(({ word }) => word).join(', '));
}

/** Something that has just happened; empty where nothing needs to be said. `view` is the table after it. */
export function newsSpoken(
  news: BuecherwurmNews,
  view: BuecherwurmView,
  players: readonly Player[],
  me: Seat | null,
): string {
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  const { round, options } = view;
  switch (news.news) {
    case 'drawn':
      return news.seat === me ? [t.spokenDrawnYou, cardSpoken(view)].join(' ') : t.spokenDrawn(nameOf(news.seat));
    case 'themed':
      return themeSpoken(news.theme, options.language);
    case 'rolled':
      return round ? t.spokenMiddle(diceSpoken(round, round.display)) : '';
    case 'turned':
      return t.spokenSpecial(t[`side_${news.side}`], t[`rule_${news.side}`]);
    case 'turn':
      return news.seat === me ? `${t.yourTurn}.` : t.spokenTurn(nameOf(news.seat));
    case 'taken':
      return round ? namedSpoken(round, news, calledIn(players)) : `${nameOf(news.seat)}: ${news.word}.`;
    case 'doubted':
      return t.spokenDoubted(nameOf(news.seat), news.word);
    case 'voted':
      return t.spokenVoted(
        news.valid ? t.voteValid(news.word) : t.voteInvalid(news.word),
        news.tally.up,
        news.tally.down,
      );
    case 'changed':
      return t.spokenChanged(nameOf(news.seat));
    case 'passed':
      return t.spokenPassed(nameOf(news.seat));
    case 'failed':
      return news.seat === me ? t.endedByFailureYou : t.endedByFailure(nameOf(news.seat));
    case 'round_over':
      return t.spokenRoundOver(news.scores.map(({ sum }, seat) => `${nameOf(seat)} ${number(sum)}`).join(', '));
    case 'waiting':
      return t.spokenWaiting;
    case 'resumed':
      return t.spokenResumed;
    case 'over':
      return standingSpoken(players);
    // The shell's own news come the same way.
    default:
      return '';
  }
}

/** "1: Am Strand, leicht; 2: …" */
function cardSpoken({ phase, options }: BuecherwurmView): string {
  if (phase.phase !== 'choosing') return '';
  const themes = phase.card.map(({ title, difficulty }, i) => `${i + 1}: ${title[options.language]}, ${t[difficulty]}`);
  return `${themes.join('; ')}.`;
}
