import { beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { PlayerDesk } from './desk.svelte';
import { type Acts, execute } from './execute';
import { layoutOf } from './model';
import { faces } from './samples';

beforeEach(() => language.choose('de'));

function setUp(): { desk: PlayerDesk; acts: Acts; run: (line: string) => string } {
  const desk = new PlayerDesk(faces('JAHRBDWOTASE*'), [], () => undefined);
  const acts: Acts = {
    reroll: null,
    finish: vi.fn(),
    help: vi.fn(),
    standing: () => 'Anna 57, Ben 52',
    time: () => '1:29',
    worth: () => 'Gültig, zählt 7.',
  };
  return { desk, acts, run: (line) => execute(line, desk, acts) };
}

describe('the typed line', () => {
  it('lays words across and down', () => {
    const { desk, run } = setUp();
    expect(run('M13 waag JAHR')).toContain('JAHR liegt ab M13.');
    expect(run('N12 senk BAD')).toContain('BAD liegt ab N12.');
    expect(layoutOf(desk.draft)).toHaveLength(6);
  });

  it('A6: „lies“ says what counts, not what would be nice', () => {
    const { run } = setUp();
    run('M13 JAHR');
    run('N12 senk BAD');
    expect(run('lies')).toBe('JAHR waagrecht ab M13, 10 Punkte; BAD senkrecht ab N12, 7 Punkte. Gültig, zählt 7.');
  });

  it('A6: „zeit“ says how much sand is left, or that there is none', () => {
    const { desk, acts, run } = setUp();
    expect(run('zeit')).toBe('Noch 1:29');
    expect(execute('zeit', desk, { ...acts, time: () => null })).toBe('Ohne Sanduhr: Nimm dir Zeit.');
  });

  it('lays a word at the cursor, all of it or nothing', () => {
    const { desk, run } = setUp();
    expect(run('wort')).toBe('WORT liegt ab K13.');
    expect(run('zzz')).toBe('Für Z ist kein Würfel mehr da.');
    expect(layoutOf(desk.draft)).toHaveLength(4);
  });

  it('takes dice back', () => {
    const { desk, run } = setUp();
    run('M13 JAHR');
    expect(run('zurück M13')).toBe('J zurück.');
    expect(run('zurück M13')).toBe('Auf M13 liegt nichts.');
    expect(run('alle zurück')).toBe('Alle Würfel zurück.');
    expect(desk.draft.placed).toEqual([]);
  });

  it('names the joker', () => {
    const { run } = setUp();
    run('M13 WORTZ');
    expect(run('joker Q13 E')).toBe('Q13, Joker als E, WORTE waagrecht');
    expect(run('joker M13 E')).toBe('Auf M13 liegt kein Joker.');
  });

  it('says what is left and how it stands', () => {
    const { run } = setUp();
    run('M13 JAHRBDWOT');
    expect(run('kasten')).toBe('Noch im Kasten: A, S, E, Joker');
    expect(run('stand')).toBe('Stand: Anna 57, Ben 52.');
  });

  it('asks the table for the rest, and says when it cannot', () => {
    const { acts, run } = setUp();
    expect(run('fertig')).toBe('');
    expect(acts.finish).toHaveBeenCalledOnce();
    expect(run('würfeln')).toBe(
      'Neu würfeln darfst du nur mit höchstens einem Vokal und solange noch keine Lage gültig war.',
    );
    expect(run('tu was du willst')).toBe('„tu was du willst“ verstehe ich nicht. „hilfe“ zeigt, was geht.');
  });

  it('understands English and answers in it', () => {
    language.choose('en');
    const { run } = setUp();
    expect(run('M13 across JAHR')).toContain('JAHR lies from M13 on.');
    expect(run('all back')).toBe('All dice back.');
  });
});
