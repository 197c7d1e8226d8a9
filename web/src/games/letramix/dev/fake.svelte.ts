import { draftOf } from '../model';
import { faces } from '../samples';
import { sumOf, withJokers, wordsOf } from '../words';
import { unusedValue } from '../model';

const WORDS = new Set('JAHR BAD WORT WORTE SAU ES DAS TASE SEE AB AD RASE WO OB'.split(' '));

export class Fake {
  table: any = $state.raw(null);
  started = performance.now();
  listeners = new Set<any>();
  busy = false;
  draft: any = null;
  constructor(public me: number | null, view: any, seats: any[], public clock = 0) {
    this.table = { moment: 3, seq: 1, you: me === null ? null : { seat: me, last: 0 }, frame: { game: 'letramix', stage: 'playing', seats, clock: { zero: 0 }, host: 0 }, view };
  }
  get view() { return this.table.view; }
  get frame() { return this.table.frame; }
  get you() { return this.table.you; }
  get moment() { return this.table.moment; }
  get running() { return true; }
  tableTime() { return this.clock + (performance.now() - this.started) * (new URLSearchParams(location.search).has('still') ? 0 : 1); }
  onNews(l: any) { this.listeners.add(l); return () => this.listeners.delete(l); }
  async act(action: any) {
    (window as any).acts = [...((window as any).acts ?? []), action];
    await new Promise((r) => setTimeout(r, 120));
    const view = structuredClone(this.view);
    if (action.do === 'roll') {
      view.past = null;
      view.phase = { phase: 'laying', seat: this.me, until: this.tableTime() + 150000, reroll: false, reroll_until: null, dice: faces('JAHRBDWOTASE*'), desks: [{ shown: 'open', layout: [], worth: null, counts: null, done: false }, { shown: 'open', layout: [], worth: null, counts: null, done: false }, { shown: 'open', layout: [], worth: null, counts: null, done: false }] };
      this.table = { ...this.table, moment: this.moment + 1, view };
      this.listeners.forEach((l) => l([{ news: 'rolled', again: false }], true));
    }
    if (action.do === 'lay' || action.do === 'finish') {
      const desk = view.phase.desks[this.me!];
      const dice = view.phase.dice;
      const draft = draftOf(dice, action.layout);
      const open = draft.placed.some((p) => dice[p.die] === 'joker' && !p.letter);
      const tryLetters = open ? [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] : [''];
      const hit = tryLetters.find((l) => { const w = wordsOf(withJokers(draft, [l])); return w.length > 0 && w.every((x) => WORDS.has(x.word)); });
      const worth = hit === undefined ? null : { points: sumOf(draft), words: [], unused: unusedValue(draft), full: draft.placed.length === 13, jokers: open ? [hit] : [] };
      const before = desk.worth ? desk.layout : desk.counts;
      view.phase.desks[this.me!] = { ...desk, layout: action.layout, worth: view.options.check_aid ? worth : null, counts: worth || !view.options.check_aid ? null : before, done: action.do === 'finish' };
      this.table = { ...this.table, view };
    }
    if (action.do === 'next') {
      view.phase.ready.push(this.me!);
      this.table = { ...this.table, view };
    }
    return { done: true };
  }
}
