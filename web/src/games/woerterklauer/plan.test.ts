import { expect, it } from 'vitest';
import { freshDraft } from './model';
import { edits, transform } from './plan';
import { runsOf } from './runs';
import { fieldFrom } from './samples';

it('finds the cheapest way from word to word', () => {
  expect(edits('RAKETE', 'PAKETE')).toEqual(['exchange', 'keep', 'keep', 'keep', 'keep', 'keep']);
  expect(edits('LEBEN', 'KLEBEN')[0]).toBe('insert');
  expect(edits('REGEN', 'REIGEN')).toEqual(['keep', 'keep', 'insert', 'keep', 'keep', 'keep']);
  expect(edits('REIGEN', 'REGEN')).toEqual(['keep', 'keep', 'remove', 'keep', 'keep', 'keep']);
  expect(edits('SOCKE', 'GLOCKE')).toEqual(['insert', 'exchange', 'keep', 'keep', 'keep', 'keep']);
});

it('changes a word that lies', () => {
  const draft = freshDraft(fieldFrom(['SOCKE'], 'GLI'));
  const done = transform(draft, runsOf(draft)[0]!, 'GLOCKE');
  expect('draft' in done && runsOf(done.draft).map((r) => r.text)).toEqual(['GLOCKE']);
});

it('inserts and takes out', () => {
  const regen = freshDraft(fieldFrom(['REGEN'], 'I'));
  const reigen = transform(regen, runsOf(regen)[0]!, 'REIGEN');
  if (!('draft' in reigen)) throw new Error('no');
  expect(runsOf(reigen.draft)[0]?.text).toBe('REIGEN');
  const back = transform(reigen.draft, runsOf(reigen.draft)[0]!, 'REGEN');
  expect('draft' in back && runsOf(back.draft)[0]?.text).toBe('REGEN');
});

it('says which letter is missing', () => {
  const draft = freshDraft(fieldFrom(['LEBEN'], 'G'));
  expect(transform(draft, runsOf(draft)[0]!, 'KLEBEN')).toEqual({ missing: 'K' });
});
