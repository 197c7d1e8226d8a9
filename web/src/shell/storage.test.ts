import { beforeEach, expect, it } from 'vitest';
import { beForgetful, forget, forgetAll, isForgetful, recall, remember, tab } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps things, and forgets them', () => {
  remember('name', 'Anna');
  expect(recall('name')).toBe('Anna');
  forget('name');
  expect(recall('name')).toBeNull();
});

it('forgets what begins alike, and nothing else', () => {
  remember('results.letramix', '[]');
  remember('name', 'Anna');
  forgetAll('results.');
  expect([recall('results.letramix'), recall('name')]).toEqual([null, 'Anna']);
});

it('"Hier nichts merken": what was kept lives on in this tab only, with all that comes', () => {
  remember('name', 'Anna');
  beForgetful(true);
  remember('seats', '[]');
  expect(isForgetful()).toBe(true);
  expect([recall('name'), recall('seats')]).toEqual(['Anna', '[]']);
  expect(Object.keys(localStorage)).toEqual(['setzkasten.forgetful']);
  // Another tab, or this one closed.
  sessionStorage.clear();
  expect(recall('name')).toBeNull();
});

it('kept again, the tab gives back what is not its own', () => {
  beForgetful(true);
  remember('name', 'Ben');
  tab.remember('operator', 'token');
  beForgetful(false);
  expect({ ...localStorage }).toEqual({ 'setzkasten.name': 'Ben' });
  expect(tab.recall('operator')).toBe('token');
});
