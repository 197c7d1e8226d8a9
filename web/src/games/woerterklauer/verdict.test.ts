import { describe, expect, it } from 'vitest';
import type { WoerterklauerDraft } from '../../protocol/types';
import { type Draft, fieldOf, freshDraft, place, tileFor } from './model';
import { fieldFrom } from './samples';
import { judged } from './verdict';

const SOCKE = freshDraft(fieldFrom(['SOCKE'], 'LGN'));
const laid = (letter: string): Draft => place(SOCKE, tileFor(SOCKE, letter) ?? -1, { x: 0, y: 0 });
const [LOCKE, GOCKE] = [laid('L'), laid('G')];

const STANDING = { own: 0, other: 5 };
const steps = { exchanged: 1, inserted: 0, removed: 0, dissolved: 0, laid: 1 };
const changes = { stolen: ['LOCKE'], changed: [], inflected: [], new: [] };

const leads = (draft: Draft, own = 5): WoerterklauerDraft => {
  const field = fieldOf(draft);
  return { field, verdict: 'leads', mine: field.map(([tile]) => tile), own, other: 5 - own, ...changes, ...steps };
};
const illegal = (draft: Draft): WoerterklauerDraft => {
  const sentence = { de: 'Nein.', en: 'No.' };
  return { field: fieldOf(draft), verdict: 'illegal', check: 'S4', words: ['GOCKE'], sentence };
};

describe('the verdict on a draft', () => {
  it('is nobody’s while nothing is laid', () => {
    expect(judged(SOCKE, leads(SOCKE), STANDING)).toMatchObject({ status: 'untouched', other: 5 });
  });

  it('is the table’s where it is about this draft, whatever was foreseen', () => {
    expect(judged(LOCKE, leads(LOCKE), STANDING, leads(LOCKE, 4))).toMatchObject({ status: 'leads', own: 5 });
    expect(judged(GOCKE, illegal(GOCKE), STANDING, leads(GOCKE)).status).toBe('illegal');
  });

  it('is what was foreseen until the table has said it', () => {
    expect(judged(GOCKE, leads(LOCKE), STANDING, illegal(GOCKE))).toMatchObject({ status: 'illegal', check: 'S4' });
    expect(judged(LOCKE, illegal(GOCKE), STANDING, leads(LOCKE))).toMatchObject({ status: 'leads', own: 5, other: 0 });
    expect(judged(LOCKE, null, STANDING, leads(LOCKE)).legal?.stolen).toEqual(['LOCKE']);
  });

  it('is open where neither is about this draft; the letters stay those of the last legal one', () => {
    expect(judged(GOCKE, leads(LOCKE), STANDING, illegal(SOCKE))).toMatchObject({ status: 'checking', own: 5 });
    expect(judged(GOCKE, null, STANDING)).toMatchObject({ status: 'checking', own: 0, other: 5 });
  });
});
