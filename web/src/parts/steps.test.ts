import { describe, expect, it } from 'vitest';
import { Steps } from './steps.svelte';

const steps = (): Steps<number> => new Steps(() => [10, 11, 20, 21, 30]);
const isTen = (step: number): boolean => step % 10 === 0;

describe('steps of a replay', () => {
  it('stay within what there is', () => {
    const all = steps();
    all.go(-3);
    expect(all.current).toBe(10);
    all.go(9);
    expect(all.current).toBe(30);
  });

  it('jump to the next mark, and to the end where there is none', () => {
    const all = steps();
    all.jump(1, isTen);
    expect(all.current).toBe(20);
    all.jump(1, (step) => step > 90);
    expect(all.current).toBe(30);
    all.jump(-1, isTen);
    expect(all.current).toBe(20);
  });

  it('stop playing at the end, and begin anew from there', () => {
    const all = steps();
    all.play();
    all.go(all.last);
    expect(all.playing).toBe(false);
    all.play();
    expect([all.at, all.playing]).toEqual([0, true]);
  });
});
