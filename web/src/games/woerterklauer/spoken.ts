/** How tiles, cells and words are named in words. */

import { type Cell, cellName } from '../../parts/grid';
import type { TileColour, WoerterklauerChanges } from '../../protocol/types';
import { t } from './messages';
import { type Draft, at, isFromPool, letterOf, placeOf, tray } from './model';
import { type Run, runsAt, runsOf } from './runs';

export type ColourOf = (tile: number) => TileColour;

const colourWord = (colour: TileColour): string => (colour === 'red' ? t.redTile : t.blackTile);

/** "D7, K, rot, neu, KLEBEN waagrecht" */
export function cellSpoken(draft: Draft, runs: readonly Run[], colourOf: ColourOf, cell: Cell): string {
  const there = at(draft, cell);
  if (there === null) return t.emptyCell(cellName(cell));
  const parts = runsAt(runs, cell).map((r) => `${r.text} ${t[r.direction]}`);
  const fresh = isFromPool(draft, there.tile) ? [t.freshTile] : [];
  return [cellName(cell), letterOf(draft, there.tile), colourWord(colourOf(there.tile)), ...fresh, ...parts].join(', ');
}

/** Every word with its place and colours. */
export function fieldSpoken(draft: Draft, colourOf: ColourOf, only?: TileColour): string {
  const wanted = runsOf(draft).filter((r) => only === undefined || r.tiles.some((p) => colourOf(p.tile) === only));
  if (wanted.length === 0) return only ? t.noneOf(colourWord(only)) : t.empty;
  const one = (run: Run): string => {
    const first = run.tiles[0];
    return t.readWord(run.text, t[run.direction], first ? cellName(first) : '', coloursSpoken(run, colourOf));
  };
  return `${wanted.map(one).join('; ')}.`;
}

function coloursSpoken(run: Run, colourOf: ColourOf): string {
  const red = run.tiles.filter((p) => colourOf(p.tile) === 'red').length;
  const black = run.tiles.length - red;
  if (black === 0) return t.allRed;
  return red === 0 ? t.allBlack : t.mixed(red, black);
}

/** "E, S, vom Feld" */
export function tileSpoken(draft: Draft, tile: number): string {
  const letter = letterOf(draft, tile);
  return isFromPool(draft, tile) ? letter : `${letter}, ${t.offField}`;
}

export function poolSpoken(draft: Draft): string {
  return t.poolSpoken(
    tray(draft)
      .map((tile) => letterOf(draft, tile))
      .join(', ') || '–',
  );
}

/** What has changed between two drafts, for the live region. */
export function changeSpoken(before: Draft, after: Draft): string {
  const gone = before.placed.filter((p) => placeOf(after, p.tile) === null);
  const laid = after.placed.filter((p) => placeOf(before, p.tile) === null);
  if (gone.length > 1 && laid.length === 0) return t.allTakenBack;
  return [
    ...laid.map((p) => t.placed(letterOf(after, p.tile), cellName(p))),
    ...gone.map((p) => t.takenBack(letterOf(after, p.tile))),
  ].join(' ');
}

/** All words that a turn has made. */
export function wordsOf({ stolen, changed, inflected, new: fresh }: WoerterklauerChanges): string[] {
  return [...stolen, ...changed, ...inflected, ...fresh];
}

/** "Geklaut: KLEBEN, neu: DATUM" */
export function changesSpoken({ stolen, changed, inflected, new: fresh }: WoerterklauerChanges): string {
  const parts = [
    stolen.length > 0 && t.sumStolen(stolen.join(', ')),
    changed.length > 0 && t.sumChanged(changed.join(', ')),
    fresh.length > 0 && t.sumNew(fresh.join(', ')),
    inflected.length > 0 && t.sumForms(inflected.join(', ')),
  ].filter((part) => part !== false);
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
