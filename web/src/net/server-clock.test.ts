import { beforeEach, expect, it, vi } from 'vitest';
import { ServerClock } from './server-clock';

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

it('is where the ping says, and on by what it took', () => {
  const clock = new ServerClock();
  clock.set(50_000, 40);
  expect(clock.now()).toBe(50_040);
});

it('believes the fastest ping: one that was held up changes nothing', () => {
  const clock = new ServerClock();
  clock.set(50_000, 20);
  clock.set(49_700, 170);
  expect(clock.now()).toBe(50_020);
});

it('takes the lag of a later ping where the first had none', () => {
  const clock = new ServerClock();
  clock.set(50_000, null);
  clock.set(50_000, 30);
  expect(clock.now()).toBe(50_030);
});

it('forgets what it knew on another line', () => {
  const clock = new ServerClock();
  clock.set(50_000, 20);
  clock.forget();
  clock.set(10_000, 20);
  expect(clock.now()).toBe(10_020);
});
