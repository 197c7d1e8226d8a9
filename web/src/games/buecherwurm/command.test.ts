import { beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { readCommand } from './command';
import { type Bench, execute } from './execute';
import { players } from './players';
import { EXAMPLE } from './samples';
import type { BuecherwurmPhase, BuecherwurmView } from './wire';

beforeEach(() => language.choose('de'));

describe('a line', () => {
  it.each([
    ['Handtuch', { command: 'say', word: 'Handtuch', from: null, named: false }],
    ['wort Stand', { command: 'say', word: 'Stand', from: null, named: true }],
    ['Hai von Ben', { command: 'say', word: 'Hai', from: 'Ben', named: false }],
    ['say sea shell from Ben', { command: 'say', word: 'sea shell', from: 'Ben', named: true }],
    ['Thema 2', { command: 'choose', theme: 1 }],
    ['theme', { command: 'theme' }],
    ['seite Stapel', { command: 'turn', side: 'stack' }],
    ['side a-z', { command: 'turn', side: 'any_letter' }],
    ['Gilt  nicht', { command: 'down' }],
    ['themenwechsel', { command: 'change' }],
    ['PASSE', { command: 'giveUp' }],
  ])('„%s“', (line, command) => expect(readCommand(line)).toEqual(command));

  it('that is empty asks for nothing', () => expect(readCommand('  ')).toBeNull());
});

const NAMING: BuecherwurmPhase = {
  phase: 'naming',
  seat: 0,
  until: null,
  countdown: null,
  takeable: [0, 3, 4, 7, 5, 2],
};

function bench(phase: BuecherwurmPhase = NAMING, me: number | null = 0) {
  const view: BuecherwurmView = {
    options: {
      language: 'de',
      special_die: true,
      children: false,
      unique: 'theme',
      terms: 'list',
      decent: null,
      pace: 'off',
      target: 21,
    },
    rounds: 0,
    first: 0,
    totals: [14, 12, -2],
    round: EXAMPLE,
    phase,
    past: null,
  };
  const seats = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' as const, presence: 'here' as const }));
  return {
    view,
    players: players(view, seats, me),
    me,
    left: null,
    act: vi.fn(),
    giveUp: vi.fn(),
    help: vi.fn(),
  } satisfies Bench;
}

describe('does', () => {
  it('a term for the best die that fits', () => {
    const at = bench();
    expect(execute('Tang', at)).toBe('Genannt: Tang für das T.');
    expect(at.act).toHaveBeenCalledWith({ do: 'name', word: 'Tang', die: 3 });
  });

  it('a theft from whom it names', () => {
    const at = bench();
    execute('Taucher von ben', at);
    expect(at.act).toHaveBeenCalledWith({ do: 'name', word: 'Taucher', die: 7 });
    expect(execute('Hut von Ben', at)).toBe('Für H liegt hier kein Würfel.');
    expect(execute('Hut von Dora', at)).toBe('„Dora“ sitzt nicht hier.');
  });

  it('nothing out of turn', () => {
    const at = bench({ ...NAMING, seat: 1 });
    expect(execute('wort Tang', at)).toBe('Das geht gerade nicht.');
    expect(execute('thema 1', at)).toBe('Das geht gerade nicht.');
    expect(execute('wechseln', bench())).toBe('Das geht gerade nicht.');
    expect(execute('gilt', bench(NAMING, null))).toBe('Das geht gerade nicht.');
    expect(at.act).not.toHaveBeenCalled();
  });

  it('choose, turn and vote in their phases', () => {
    const choosing = bench({ phase: 'choosing', seat: 0, why: 'round', card: [], until: 0 });
    execute('thema 3', choosing);
    expect(choosing.act).toHaveBeenCalledWith({ do: 'choose_theme', theme: 2 });
    const turning = bench({ phase: 'turning', seat: 0, until: 0 });
    execute('seite bonus', turning);
    expect(turning.act).toHaveBeenCalledWith({ do: 'turn_die', side: 'bonus' });
    const vote = { closes: 0, voters: [0, 2], voted: [], own: null };
    const voting = bench({
      phase: 'voting',
      seat: 1,
      word: 'Holz',
      die: 5,
      from: 2,
      known: true,
      hint: { de: '', en: '' },
      vote,
    });
    execute('nein', voting);
    expect(voting.act).toHaveBeenCalledWith({ do: 'thumb', thumb: 'down' });
  });

  it('passing only asks', () => {
    const at = bench();
    execute('passen', at);
    expect(at.giveUp).toHaveBeenCalled();
    expect(at.act).not.toHaveBeenCalled();
  });

  it('reads the table, the terms and the standing to everybody', () => {
    const at = bench(NAMING, null);
    expect(execute('würfel', at)).toContain(
      'Mitte: Qu, 3 Punkte; T, 1 Punkt. Anna: CK, 1 Punkt; S, 1 Punkt, 0 Bücherwürmer.',
    );
    expect(execute('genannt', at)).toContain('Handtuch, Sonnenschirm');
    expect(execute('stand', at)).toBe('Stand: Anna 14, Ben 12, Cem −2.');
    expect(execute('thema', at)).toBe('Thema: Am Strand, leicht.');
  });
});
