import { mount } from 'svelte';
import '../../../style/base.css';
import { faces } from '../samples';
import { layoutOf } from '../model';
import { JAHR } from '../samples';
import { language } from '../../../i18n/index.svelte';
import { settings } from '../../../shell/settings.svelte';
import { Fake } from './fake.svelte';
import Harness from './Harness.svelte';

const q = new URLSearchParams(location.search);
const s = q.get('s') ?? 'play';
language.choose((q.get('lang') as any) ?? 'de');
document.documentElement.dataset.theme = q.get('theme') ?? 'light';
settings.muted = true;
const seats = ['Anna', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person', presence: 'here' }));
const options = { mode: s.startsWith('turn') || s === 'watch' ? 'turns' : 'same_roll', glass: 'normal', end: { rounds: 5 }, check_aid: !q.has('noaid'), base_forms: false };
const dice = faces('JAHRBDWOTASE*');
const sil = (text: string) => ({ shown: 'silhouette', done: false, cells: text.split('/').flatMap((row, y) => [...row].flatMap((c, x) => (c === '#' ? [{ x, y }] : []))) });
const ben = sil('..#/#####/..#..#/..####');
const cem = { ...sil('####/.#/.#/.#'), done: q.has('done') };
const layout = q.has('empty') ? [] : layoutOf(JAHR);
const worth = q.has('noaid') || q.has('empty') ? null : { points: 22, words: [], unused: 3, full: false, jokers: [] };
const own = { shown: 'open', layout, worth, counts: null, done: s === 'donewait' };
const base = { options, rounds: 2, first: 0, totals: [57, 52, 38], last: [21, 19, 12], streaks: [0, 2, 0], past: null };
const past = {
  dice,
  layouts: [
    { layout: [[0, 0, 2], [1, 1, 2], [2, 2, 2], [3, 3, 2], [4, 1, 1], [5, 1, 3], [6, 3, 0], [7, 3, 1], [8, 3, 3], [11, 3, 4], [10, 4, 4], [9, 4, 5], [12, 4, 6]], jokers: ['U'], points: 30 },
    { layout: [[6, 0, 0], [7, 1, 0], [3, 2, 0], [8, 3, 0], [4, 1, 1]].map((p) => p), points: 7 },
    null,
  ],
};
const views: Record<string, any> = {
  play: { ...base, phase: { phase: 'laying', seat: null, until: 52000, reroll: q.has('reroll'), reroll_until: q.has('reroll') ? 8000 : null, dice, desks: [own, ben, cem] } },
  donewait: { ...base, phase: { phase: 'laying', seat: null, until: 52000, reroll: false, reroll_until: null, dice, desks: [own, ben, cem] } },
  spectate: { ...base, phase: { phase: 'laying', seat: null, until: 52000, reroll: false, reroll_until: null, dice, desks: [sil('##/#'), ben, cem] } },
  watch: { ...base, phase: { phase: 'laying', seat: 1, until: 52000, reroll: false, reroll_until: null, dice, desks: [{ ...own, layout: [], worth: null }, own, { ...own, layout: [], worth: null }] } },
  turnroll: { ...base, phase: { phase: 'to_roll', seat: 0, until: 60000 }, past: q.has('past') ? { ...past, layouts: [null, past.layouts[0], null] } : null },
  turnother: { ...base, phase: { phase: 'to_roll', seat: 1, until: 60000 } },
  summary: { ...base, rounds: 3, totals: [87, 79, 13], last: [30, 27, -25], phase: { phase: 'gathering', ready: [1], until: 12000 }, past },
  gather: { ...base, rounds: 0, last: [null, null, null], totals: [0, 0, 0], phase: { phase: 'gathering', ready: [1], until: 42000 } },
  over: { ...base, rounds: 5, totals: [187, 179, 187], last: [30, 27, -25], phase: { phase: 'over', winners: q.has('shared') ? [0, 2] : [0] }, past },
};
const rows: any[] = q.has('rows') ? await (await fetch(q.get('rows')!)).json() : [];
const connection = views[s] ? new Fake(s === 'spectate' ? null : 0, views[s], seats) : null;
(window as any).connection = connection;
mount(Harness, { target: document.getElementById('app')!, props: { connection, page: s, rows } });
