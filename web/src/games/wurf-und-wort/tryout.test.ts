import { beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { answerChecks, isFaulty } from './checks';
import { DICE, LETTERS, OWN, RIVALS, RIVALS_ANSWER, SUGGESTION, answer, choices } from './tryout';

beforeEach(() => language.choose('de'));

it.each([LETTERS, DICE])('exactly one word of those to choose from is right', (lesson) => {
  expect(choices(lesson).filter((word) => answer(lesson, word).is === 'right')).toHaveLength(1);
});

it('every word that is known for the own answer is right', () => {
  expect(choices(OWN)).toContain(SUGGESTION);
  expect(choices(OWN).filter((word) => answer(OWN, word).is !== 'right')).toEqual([]);
});

describe('answers are judged as at a table', () => {
  it.each([
    [LETTERS, 'sommer', 'right'],
    [LETTERS, 'Sand', 'fault'],
    [LETTERS, 'Strandmuschel', 'fault'],
    [DICE, 'Rotkehlchen', 'fault'],
    [DICE, 'Harke', 'fault'],
    [OWN, 'Teller', 'right'],
    [OWN, 'Toaster', 'fault'],
    [OWN, 'Küchentisch', 'fault'],
    [OWN, 'Tortenheber', 'right'],
    [OWN, 'Weltkugel', 'unknown'],
  ])('%#: %s', (lesson, word, is) => {
    expect(answer(lesson, word).is).toBe(is);
  });
});

it('the rival’s word breaks no rule: it is the table that says no', () => {
  expect(isFaulty(RIVALS_ANSWER)).toBe(false);
  expect(answerChecks(RIVALS_ANSWER, RIVALS.dice).filter(({ is }) => is !== 'ok')).toEqual([]);
});
