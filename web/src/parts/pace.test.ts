import { expect, it } from 'vitest';
import { CHOICES, PACES } from '../protocol/generated';
import { lasts, paceSummary } from './pace';

it('A1: every window lasts as long as the pace says', () => {
  expect(PACES.map((pace) => lasts(8_000, pace))).toEqual([8_000, 16_000, 80_000, 8_000]);
});

it('a pace is told only where it is not as usual', () => {
  expect(paceSummary('normal')).toBeNull();
  expect(paceSummary('off')?.value).toBe('ohne');
});

it('C5: what can be chosen comes from the server, with what is usual within its bounds', () => {
  const { rounds, target, minutes } = CHOICES.letramix;
  for (const bounds of [rounds, target, minutes, CHOICES.buecherwurm.target, CHOICES.woerterklauer.size]) {
    expect(bounds.least).toBeLessThanOrEqual(bounds.usual);
    expect(bounds.usual).toBeLessThanOrEqual(bounds.most);
  }
});
