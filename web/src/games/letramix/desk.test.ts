import { describe, expect, it } from 'vitest';
import type { Layout } from '../../protocol/types';
import { PlayerDesk } from './desk.svelte';
import { commandOf } from '../../parts/keyboard';
import { tray } from './model';
import { faces } from './samples';

function setUp(layout: Layout = []): { desk: PlayerDesk; sent: Layout[] } {
  const sent: Layout[] = [];
  return { desk: new PlayerDesk(faces('JAHRBDWOTASE*'), layout, (next) => sent.push(next)), sent };
}

function press(desk: PlayerDesk, key: string, held = {}): ReturnType<PlayerDesk['press']> {
  const command = commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });
  return command && desk.press(command);
}

describe('tap–tap', () => {
  it('takes a die into the hand and lays it on the tapped cell', () => {
    const { desk, sent } = setUp();
    desk.tapDie(0);
    expect(desk.chosen).toBe(0);
    desk.tapCell({ x: 1, y: 1 });
    expect(sent).toEqual([[[0, 1, 1]]]);
    expect(desk.chosen).toBeNull();
  });

  it('lets go of a die that is tapped again', () => {
    const { desk } = setUp();
    desk.tapDie(0);
    desk.tapDie(0);
    expect(desk.chosen).toBeNull();
  });

  it('swaps with the die that is tapped', () => {
    const { desk, sent } = setUp([
      [0, 0, 0],
      [1, 1, 0],
    ]);
    desk.tapCell({ x: 0, y: 0 });
    desk.tapCell({ x: 1, y: 0 });
    expect(sent.at(-1)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('takes a die back where the tray is tapped, or the die twice', () => {
    const { desk, sent } = setUp([
      [0, 0, 0],
      [1, 1, 0],
    ]);
    desk.tapCell({ x: 0, y: 0 });
    desk.tapTray();
    expect(sent.at(-1)).toEqual([[1, 1, 0]]);
    desk.tapTwice({ x: 1, y: 0 });
    expect(sent.at(-1)).toEqual([]);
  });

  it('writes with tapped dice from a tapped cell on: across, then down, then no more', () => {
    const { desk, sent } = setUp();
    desk.tapCell({ x: 0, y: 0 });
    desk.tapDie(0);
    desk.tapDie(1);
    expect(sent.at(-1)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
    desk.tapCell({ x: 2, y: 0 });
    expect(desk.cursor.direction).toBe('down');
    desk.tapCell({ x: 2, y: 0 });
    expect(desk.armed).toBe(false);
  });

  it('points along what lies beside the tapped cell, and turns when it is tapped again', () => {
    const { desk } = setUp([
      [0, 0, 0],
      [1, 1, 0],
    ]);
    desk.tapCell({ x: 0, y: -1 });
    expect([desk.cursor.direction, desk.isPointed]).toEqual(['down', true]);
    desk.tapCell({ x: 0, y: -1 });
    expect([desk.cursor.direction, desk.armed]).toEqual(['across', true]);
    desk.tapCell({ x: 0, y: -1 });
    expect([desk.isPointed, desk.armed]).toEqual([false, false]);
    desk.tapCell({ x: 2, y: 0 });
    expect(desk.cursor.direction).toBe('across');
  });
});

describe('the joker', () => {
  it('asks for its letter when it is laid, and may stay open', () => {
    const { desk, sent } = setUp();
    desk.drop(12, { x: 0, y: 0 });
    expect(desk.asking).toBe(12);
    desk.name(null);
    expect(desk.asking).toBeNull();
    expect(sent.at(-1)).toEqual([[12, 0, 0]]);
  });

  it('is asked again when it is tapped in the hand', () => {
    const { desk, sent } = setUp([[12, 0, 0, 'A']]);
    desk.tapCell({ x: 0, y: 0 });
    desk.tapCell({ x: 0, y: 0 });
    expect(desk.asking).toBe(12);
    desk.name('U');
    expect(sent.at(-1)).toEqual([[12, 0, 0, 'U']]);
  });

  it('does not ask when it is only moved', () => {
    const { desk } = setUp([[12, 0, 0]]);
    desk.drop(12, { x: 3, y: 0 });
    expect(desk.asking).toBeNull();
  });
});

describe('keys', () => {
  it('lay, turn and take back', () => {
    const { desk, sent } = setUp();
    for (const key of ['j', 'a', 'h', 'r', 'Backspace']) press(desk, key);
    expect(sent).toHaveLength(5);
    expect(sent.at(-1)).toEqual([
      [0, -2, 0],
      [1, -1, 0],
      [2, 0, 0],
    ]);
    press(desk, ' ');
    expect(desk.cursor.direction).toBe('down');
    press(desk, 'Escape');
    expect(sent.at(-1)).toEqual([]);
  });

  it('undo a step, also „all back“', () => {
    const { desk, sent } = setUp();
    press(desk, 'j');
    press(desk, 'Escape');
    press(desk, 'z', { ctrlKey: true });
    expect(sent.at(-1)).toEqual([[0, -2, 0]]);
    press(desk, 'z', { ctrlKey: true });
    expect(sent.at(-1)).toEqual([]);
    expect(desk.canUndo).toBe(false);
  });

  it('leave it to the table to finish and to help', () => {
    const { desk } = setUp();
    expect(press(desk, 'Enter')).toBe('finish');
    expect(press(desk, '?')).toBe('help');
    expect(press(desk, 'ArrowLeft')).toBeNull();
  });

  it('put down what is in the hand with Enter, and let go of it with Escape', () => {
    const { desk, sent } = setUp([[1, 5, 5]]);
    desk.tapDie(0);
    expect(press(desk, 'Enter')).toBeNull();
    expect(sent.at(-1)).toEqual([
      [0, -2, 0],
      [1, 5, 5],
    ]);
    desk.tapCell({ x: 5, y: 5 });
    press(desk, 'Escape');
    expect(desk.chosen).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('tell the server nothing when no die has moved', () => {
    const { desk, sent } = setUp();
    press(desk, 'ArrowRight');
    press(desk, 'q');
    press(desk, 'q');
    desk.shuffle();
    expect(sent).toEqual([[[12, -1, 0, 'Q']]]);
    expect(tray(desk.draft)).toHaveLength(12);
  });
});
