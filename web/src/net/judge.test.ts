import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, House, WordAnswer } from '../protocol/types';
import { Judge, type Judged, noteJudge } from './judge';

const VERSIONS = { engine: 'e1', words: 'w1' };
const HOUSE: House = { allow: ['XYLO'], refuse: [] };
const FRAME = { game: 'letramix', public: false } as Frame;
const YES = { word: 'HAUS', allowed: true } as WordAnswer;
const LAY = { do: 'lay', layout: [] };

const engine = { judge: vi.fn(async () => YES), foresee: vi.fn(async (): Promise<unknown> => 'foreseen') };
const server = vi.fn(async (): Promise<WordAnswer> => YES);
let served: unknown;

beforeEach(() => {
  vi.clearAllMocks();
  served = VERSIONS;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(served)));
  noteJudge({ versions: VERSIONS, ...engine });
});

afterEach(() => {
  noteJudge(null);
  vi.unstubAllGlobals();
});

const table = (changes: Partial<Judged> = {}): Judged => ({
  isHere: false,
  frame: FRAME,
  view: { options: { check_aid: true } },
  seat: 0,
  askHouse: async () => HOUSE,
  ...changes,
});

describe('a draft', () => {
  it('is judged by the options, the house words and the view of its table', async () => {
    const view = { options: { check_aid: true }, phase: {} };
    expect(await new Judge().foresee(LAY, table({ view }))).toBe('foreseen');
    const terms = { game: 'letramix', options: view.options, house: HOUSE, public: false };
    expect(engine.foresee).toHaveBeenCalledWith({ ...terms, view, seat: 0, action: LAY });
  });

  it('is left to a server with another engine or other words', async () => {
    for (const other of [{ ...VERSIONS, engine: 'e2' }, { ...VERSIONS, words: 'w2' }, {}]) {
      served = other;
      expect(await new Judge().foresee(LAY, table())).toBeNull();
    }
    expect(engine.foresee).not.toHaveBeenCalled();
  });

  it('needs no server at a table of this browser', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await new Judge().foresee(LAY, table())).toBeNull();
    expect(await new Judge().foresee(LAY, table({ isHere: true }))).toBe('foreseen');
  });

  it('is left to the table while no engine is loaded, where one only watches, and where the engine fails', async () => {
    const judge = new Judge();
    noteJudge(null);
    expect(await judge.foresee(LAY, table())).toBeNull();
    noteJudge({ versions: VERSIONS, ...engine });
    expect(await judge.foresee(LAY, table({ seat: null }))).toBeNull();
    expect(await judge.foresee(LAY, table())).toBe('foreseen');
    engine.foresee.mockRejectedValueOnce(new Error('gone'));
    expect(await judge.foresee(LAY, table())).toBeNull();
  });
});

describe('a word', () => {
  it('is judged here after the server has answered once', async () => {
    const judge = new Judge();
    const ask = () => judge.ask('HAUS', table(), server);
    await ask();
    expect(engine.judge).not.toHaveBeenCalled();
    expect(await ask()).toBe(YES);
    expect([server.mock.calls.length, engine.judge.mock.calls.length]).toEqual([1, 1]);
  });

  it('is the table’s where people decide about words themselves', async () => {
    const judge = new Judge();
    const ask = () => judge.ask('HAUS', table({ view: { options: { words: 'table' } } }), server);
    await ask();
    await ask();
    expect([server.mock.calls.length, engine.judge.mock.calls.length]).toEqual([2, 0]);
  });
});
