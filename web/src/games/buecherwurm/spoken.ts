/** What lies and what happens at the table, in words. */

import { language, number } from '../../i18n/index.svelte';
import { t as kit } from '../../parts/common-messages';
import { nameList } from '../../parts/names';
import { calledIn } from '../../parts/people';
import type { Seat } from '../../protocol/types';
import { t } from './messages';
import { shownOf } from './model';
import { dieName, namedSpoken } from './names';
import { type Player, moverOf } from './players';
import type { BuecherwurmNews, BuecherwurmRound, BuecherwurmTheme, BuecherwurmView } from './wire';

/** Whose turn it is, the theme, the green die's rule and all dice. */
export function tableSpoken(view: BuecherwurmView, players: readonly Player[]): string {
  const { round, options, phase } = view;
  const mover = players[moverOf(phase) ?? -1];
  const turn = mover ? (mover.isYou ? `${t.yourTurn}.` : t.spokenTurn(mover.name)) : '';
  if (round === null) return [turn, cardSpoken(view)].filter((part) => part !== '').join(' ') || kit.notNow;
  const rule = round.special ? t.spokenSpecial(t[`side_${round.special.side}`], ruleOf(round)) : '';
  const parts = [turn, themeSpoken(round.theme, options.language), rule, allDiceSpoken(round, players)];
  return parts.filter((part) => part !== '').join(' ');
}

/** The middle and every desk. */
export function allDiceSpoken(round: BuecherwurmRound, players: readonly Player[]): string {
  const desks = players.map(({ seat, name }) => {
    const { pile, worms } = round.desks[seat] ?? { pile: [], worms: 0 };
    return t.spokenDesk(name, diceSpoken(round, pile) || t.noDice, t.worms(worms));
  });
  return [t.spokenMiddle(diceSpoken(round, round.display)), ...desks].join(' ');
}

/** What the green die's side does in this round. */
export function ruleOf({ special, aside }: BuecherwurmRound): string {
  return aside || special === null ? t.usedUp : t[`rule_${special.side}`];
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

/**
 * All that has happened at once, in one go. What one has to do comes first and is short: who knows it by then need not
 * hear the rest. `view` is the table after it.
 */
export function newsSpoken(
  news: readonly BuecherwurmNews[],
  view: BuecherwurmView,
  players: readonly Player[],
  me: Seat | null,
): string {
  const told = news.map((one) => oneSpoken(one, view, players, me));
  return [...(news.some(isCall) ? [callSpoken(view, me)] : []), ...told].filter((text) => text !== '').join(' ');
}

/** What the news say in the table's language: terms and themes. */
export function wordsIn(news: readonly BuecherwurmNews[], { phase, options }: BuecherwurmView): string[] {
  const card = phase.phase === 'choosing' ? phase.card : [];
  const themes = [...card, ...news.flatMap((one) => ('theme' in one ? [one.theme] : []))];
  const terms = news.flatMap((one) => ('word' in one ? [one.word] : []));
  return [...terms, ...themes.map(({ title }) => title[options.language])];
}

/** It may be for me to do something now. */
function isCall({ news }: BuecherwurmNews): boolean {
  return ['drawn', 'rolled', 'turn', 'doubted'].includes(news);
}

function callSpoken({ phase }: BuecherwurmView, me: Seat | null): string {
  if (me === null) return '';
  if (phase.phase === 'voting') return phase.vote.voters.includes(me) ? t.spokenVote : '';
  if (moverOf(phase) !== me) return '';
  switch (phase.phase) {
    case 'choosing':
      return `${t.youChoose}.`;
    case 'turning':
      return `${t.youTurn}.`;
    case 'naming':
      return `${t.yourTurn}.`;
    default:
      return '';
  }
}

/** Something that has just happened; empty where nothing needs to be said. */
function oneSpoken(news: BuecherwurmNews, view: BuecherwurmView, players: readonly Player[], me: Seat | null): string {
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  const { round, options } = view;
  switch (news.news) {
    case 'drawn':
      return news.seat === me ? cardSpoken(view) : t.spokenDrawn(nameOf(news.seat));
    case 'themed':
      return themeSpoken(news.theme, options.language);
    case 'rolled':
      return round ? rollSpoken(round) : '';
    case 'turned':
      return t.spokenSpecial(t[`side_${news.side}`], t[`rule_${news.side}`]);
    case 'turn':
      return news.seat === me ? '' : t.spokenTurn(nameOf(news.seat));
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
      return [winSpoken(news.winners, players), standingSpoken(players)].join(' ');
    // The shell's own news come the same way.
    default:
      return '';
  }
}

/** Letters alone: what they are worth can be asked for. */
function rollSpoken({ dice, special }: BuecherwurmRound): string {
  const letters = t.spokenRoll(dice.map(({ face }) => face).join(', '));
  return special ? `${letters} ${t.greenDie(t[`side_${special.side}`])}.` : letters;
}

/** "Anna gewinnt!" */
export function winSpoken(winners: readonly Seat[], players: readonly Player[]): string {
  const winning = players.filter(({ seat }) => winners.includes(seat));
  const [first] = winning;
  if (!first) return t.finalStanding;
  if (winning.length === 1) return first.isYou ? t.youWin : t.wins(first.name);
  return t.sharedWin(
    nameList(
      winning.map(({ name }) => name),
      language.current,
    ),
  );
}

/** "1: Am Strand, leicht; 2: …" */
function cardSpoken({ phase, options }: BuecherwurmView): string {
  if (phase.phase !== 'choosing') return '';
  const themes = phase.card.map(({ title, difficulty }, i) => `${i + 1}: ${title[options.language]}, ${t[difficulty]}`);
  return `${themes.join('; ')}.`;
}
