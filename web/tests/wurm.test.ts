import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BuecherwurmAction } from '../src/games/buecherwurm/wire';
import { type Size } from './browser';
import { NAMING, VOTING, naming, wurm } from './buecherwurm';
import type { Script } from './stand-in';
import { server, visit } from './visit';

/** Bücherwurm by mouse, finger and keys, against a scripted server. */

const open = (size: Size, script: Script): Promise<Page> => visit({ path: 'tisch/t1', script, seated: true }, size);

const sent = (): BuecherwurmAction[] =>
  server.commands.flatMap((c) => (c.type === 'act' ? [c.action as BuecherwurmAction] : []));
const turn = (): Script => wurm(NAMING, {}, { command: naming });

describe('a term', () => {
  it('by keys alone: the field has the focus, the die is found, Enter says it', async () => {
    const page = await open('desktop', turn());
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('die Möwe');
    await page.getByText('Du klaust das M von Cem.').waitFor();
    await page.getByRole('list', { name: 'Prüfung' }).getByText('schon genannt').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Tang');
    await page.getByText('Du nimmst das T aus der Mitte.').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Du klaust den grünen Würfel von Ben.').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(sent).toEqual([{ do: 'name', word: 'Tang', die: 3 }]);
    await page.getByText('Ben sucht einen Begriff.').waitFor();
  });

  it('by finger: tap a rival’s die, type, say; the robbed one gets a worm', async () => {
    const page = await open('phone', turn());
    await page.getByRole('button', { name: 'H, 2 Punkte, bei Cem, klauen' }).tap();
    await page.getByText('Dafür bekommt Cem einen Bücherwurm: 1 Punkt.').waitFor();
    await page.getByLabel('Dein Begriff').tap();
    await page.keyboard.type('Sonne');
    await page.getByText('beginnt nicht mit H').waitFor();
    await page.getByLabel('Dein Begriff').fill('Hut');
    await page.getByRole('button', { name: 'Nennen' }).tap();
    await expect.poll(sent).toEqual([{ do: 'name', word: 'Hut', die: 5 }]);
    await page.getByRole('img', { name: '2 Bücherwürmer' }).waitFor();
  });

  it('P small: dice that cannot be taken are as large as those that can', async () => {
    const page = await open('desktop', turn());
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('Tang');
    await page.getByText('Du nimmst das T aus der Mitte.').waitFor();
    const cubes = page.locator('.in-field .cube');
    const widths = await cubes.evaluateAll((all) => all.map((cube) => Math.round(cube.getBoundingClientRect().width)));
    expect(widths.length).toBeGreaterThan(1);
    expect(new Set(widths).size).toBe(1);
  });

  it('by the typed line: reads the table, and steals from whom it names', async () => {
    const page = await open('desktop', turn());
    const line = page.getByLabel('Befehl tippen').first();
    const say = async (text: string): Promise<void> => {
      await line.fill(text);
      await line.press('Enter');
    };
    await line.focus();
    await say('würfel');
    await page.getByText('Mitte: Qu, 3 Punkte; T, 1 Punkt.').waitFor();
    await say('Hut von Ben');
    await page.getByText('Für H liegt hier kein Würfel.').waitFor();
    await say('Hut von Cem');
    await expect.poll(sent).toEqual([{ do: 'name', word: 'Hut', die: 5 }]);
  });

  it('passing asks once more', async () => {
    const page = await open('desktop', turn());
    await page.getByRole('button', { name: 'Passen: −2, Runde endet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Passen', exact: true }).click();
    await expect.poll(sent).toEqual([{ do: 'give_up' }]);
  });
});

it('a theme is chosen by a key, a thumb by another', async () => {
  const card = [1, 2, 3].map((n) => ({
    key: `t${n}`,
    title: { de: `Thema ${n}`, en: `Theme ${n}` },
    difficulty: 'easy' as const,
  }));
  const page = await open(
    'desktop',
    wurm({ phase: 'choosing', seat: 0, why: 'round', card, until: 60_000 }, { round: null }),
  );
  await page.getByRole('heading', { name: 'Wähl das Thema' }).waitFor();
  await page.keyboard.press('2');
  await expect.poll(sent).toEqual([{ do: 'choose_theme', theme: 1 }]);
  server.script = wurm(VOTING);
  server.tell();
  await page.getByRole('heading', { name: 'Passt „Holzsteg“ zu „Am Strand“?' }).waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => sent().at(-1)).toEqual({ do: 'thumb', thumb: 'down' });
});

describe('nothing moves and nothing is lost', () => {
  const top = async (page: Page, selector: string): Promise<number> =>
    Math.round((await page.locator(selector).first().boundingBox())?.y ?? -1);
  const isInSight = (page: Page, selector: string): Promise<boolean> =>
    page.locator(selector).evaluateAll((found) =>
      found.every((element) => {
        const { x, y, width, height, bottom } = element.getBoundingClientRect();
        // Nothing may lie over it either.
        const shown = document.elementFromPoint(x + width / 2, y + height / 2);
        return y >= 0 && bottom <= innerHeight && element.contains(shown);
      }),
    );
  const card = (de: string) =>
    [1, 2, 3].map((n) => ({ key: `t${n}`, title: { de, en: de }, difficulty: 'middle' as const }));

  it.each(['phone', 'desktop'] as const)('P9: on the %s the field stays where it is', async (size) => {
    const page = await open(size, turn());
    const field = 'input[lang]';
    await page.getByLabel('Dein Begriff').focus();
    const [before, middle] = [await top(page, field), await top(page, '.middle')];
    const expectStill = async (): Promise<void> => {
      expect([await top(page, field), await top(page, '.middle')]).toEqual([before, middle]);
    };
    await page.getByLabel('Dein Begriff').fill('Hut');
    await expectStill();
    await page.getByLabel('Dein Begriff').fill('Xylophon');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Für X liegt hier kein Würfel.').waitFor();
    await expectStill();
    // The last five seconds are counted, whether something is typed or not.
    server.script = wurm({ ...NAMING, countdown: 1, until: 60_000 });
    server.tell();
    await page.locator('.counting').waitFor();
    await expectStill();
    await page.getByLabel('Dein Begriff').fill('');
    await expectStill();
    server.script = wurm({ ...NAMING, seat: 1, takeable: [] });
    server.tell();
    await page.getByText('Ben sucht einen Begriff.').waitFor();
    await expectStill();
  });

  it('P9: a vote has the room of the word field and of “Passen”: what is below stays where it is', async () => {
    const page = await open('phone', turn());
    const places = async (): Promise<number[]> =>
      Promise.all(['.pass', '.tools', '.in-log'].map((selector) => top(page, selector)));
    const before = await places();
    const long = { de: 'Damit kennt sich die Liste nicht aus. '.repeat(4), en: '' };
    for (const phase of [VOTING, { ...VOTING, hint: long }, { ...VOTING, vote: { ...VOTING.vote, voters: [2] } }]) {
      server.script = wurm(phase);
      server.tell();
      await page.getByRole('heading', { name: 'Passt „Holzsteg“ zu „Am Strand“?' }).waitFor();
      expect(await places()).toEqual(before);
    }
    server.script = turn();
    server.tell();
    await page.getByLabel('Dein Begriff').waitFor();
    expect(await places()).toEqual(before);
  });

  it('with the keyboard of the phone open, theme, dice and field are all in sight', async () => {
    const page = await open('phone', turn());
    await page.setViewportSize({ width: 390, height: 480 });
    await page.getByLabel('Dein Begriff').tap();
    await page.keyboard.type('Hut');
    for (const selector of ['.theme h2', '[data-die]', 'input[lang]', 'input[lang] + button'])
      expect([selector, await isInSight(page, selector)]).toEqual([selector, true]);
    const small = await page.locator('button[data-die], input[lang], input[lang] + button').evaluateAll((found) =>
      found
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width < 43.9 || height < 43.9)
        .map(({ width, height }) => [width, height]),
    );
    expect(small).toEqual([]);
  });

  it('A7: with wide text spacing nothing is cut or too wide at 320 px', async () => {
    const long = card('Insekten und Krabbeltiere');
    const page = await open(
      'phone',
      wurm({ phase: 'choosing', seat: 0, why: 'round', card: long, until: 60_000 }, { round: null }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    // The policy of the page forbids style tags.
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
      );
      document.adoptedStyleSheets = [spaced];
    });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.choose, .choose :is(h2, li, .theme, .title)')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.className),
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it('A3: the focus is never lost: in the choice, in the vote, after it, after a dialog', async () => {
    const page = await open(
      'desktop',
      wurm({ phase: 'choosing', seat: 0, why: 'change', card: card('Thema'), until: 60_000 }),
    );
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.tagName ?? '';
      });
    await expect.poll(focused).toBe('Dein Zug');
    server.script = turn();
    server.tell();
    await expect.poll(focused).toBe('INPUT');
    server.script = wurm(VOTING);
    server.tell();
    await expect.poll(focused).toBe('Dein Zug');
    server.script = turn();
    server.tell();
    await expect.poll(focused).toBe('INPUT');
    await page.getByRole('button', { name: 'Passen: −2, Runde endet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(focused).not.toBe('BODY');
  });
});
