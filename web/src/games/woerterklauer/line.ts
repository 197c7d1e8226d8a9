/** The sentence under the composing stick: what the word in it is worth, or the whole turn. */

import { say } from '../../i18n/index.svelte';
import type { TileColour, WoerterklauerLevel } from '../../protocol/types';
import { t } from './messages';
import type { Draft } from './model';
import type { Change, Run } from './runs';
import { changesSpoken } from './spoken';
import { type Judged, missing, outcomeOf } from './verdict';

export interface Line {
  readonly mood: 'good' | 'half' | 'bad' | 'quiet';
  readonly text: string;
  /** The same in fewer words, where there is no room for all of it. */
  readonly short?: string;
  /** What a phone has no other place for. */
  readonly besides?: string;
  /** The words that the judge refuses. */
  readonly refused?: readonly string[];
}

/** What has to be reached, said while there is nothing else to say. */
const goalOf = (mover: TileColour): string => (mover === 'red' ? t.goalRed : t.goalBlack);

/** The same, after what the other has done last. */
export function goalAfter(last: string, mover: TileColour): Line {
  const short = mover === 'red' ? t.goalRedShort : t.goalBlackShort;
  return { mood: 'quiet', text: `${last} ${goalOf(mover)}`.trim(), short: `${last} ${short}`.trim() };
}

const quiet = (text: string): Line => ({ mood: 'quiet', text });

export function lineOf(
  draft: Draft,
  run: Run | null,
  changes: readonly Change[],
  judged: Judged,
  level: WoerterklauerLevel,
  mover: TileColour,
): Line {
  if (judged.status === 'untouched') return quiet(run ? t[`may_${level}`] : goalOf(mover));
  if (judged.status === 'checking') return quiet(t.checking);
  if (judged.sentence) return refusal(say(judged.sentence), judged);
  const change = run && changes.find((c) => c.run?.text === run.text && c.run.tiles[0]?.tile === run.tiles[0]?.tile);
  if (change && change.run) return wordLine(draft, change, judged, mover);
  if (run) return quiet(t[`may_${level}`]);
  const text = judged.legal ? changesSpoken(judged.legal) : '';
  return { mood: judged.status === 'leads' ? 'good' : 'half', text: text === '' ? '' : t.summary(text) };
}

/** First comes what is wrong, then what to do about it. Several refused words each have their reason: then only the words. */
function refusal(text: string, { check, words }: Judged): Line {
  const refused = check === 'S4' ? words : [];
  const [first = text] = /^.+?[.?!](?=\s|$)/.exec(text) ?? [];
  return { mood: 'bad', text, short: refused.length > 1 ? t.notWords(refused) : first, refused };
}

/** The whole turn, and whether it may end: a phone says it nowhere else in words. */
export function withStanding(line: Line, judged: Judged): Line {
  if (judged.legal === null || line.text === '') return line;
  const by = judged.own - judged.other;
  return { ...line, besides: judged.status === 'leads' ? t.leads(by) : t.lacks(missing(judged)) };
}

function wordLine(draft: Draft, change: Change, judged: Judged, mover: TileColour): Line {
  const word = change.run?.text ?? '';
  const stems = change.stems.map((s) => s.text).join(', ');
  const { kind, turned, laid } = outcomeOf(draft, change, judged, mover);
  const letters = [...laid];
  const fresh = letters.length === 0 ? '' : t.comes(letters);
  switch (kind) {
    case 'stolen': {
      const text = stems === '' ? t.stealsPlain(word, turned, fresh) : t.steals(word, stems, turned, fresh);
      return { mood: 'good', text };
    }
    case 'changed':
      return { mood: 'good', text: t.ownWord(word, stems) };
    case 'inflected':
      return { mood: 'half', text: laid === '' ? t.formOnly(word, stems) : t.formOf(word, stems, letters) };
    case 'new':
      return { mood: 'good', text: t.newWord(word, turned) };
    default:
      return quiet(t.legalWord(word));
  }
}
