export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  /** A table for a television: nobody plays there. */
  | { page: 'screen'; id: string }
  | { page: 'code'; code: string }
  | { page: 'rules'; game: string }
  /** Cards of a game to print. */
  | { page: 'cards'; game: string }
  /** `turn` is the one to begin with, counted from 1. */
  | { page: 'replay'; id: string; turn: number | null }
  /** One's own profile, or one that somebody has made public. */
  | { page: 'profile'; token: string | null }
  /** Connects this device with a person who plays elsewhere; a code may stand behind `#`, where no server sees it. */
  | { page: 'connect' }
  /** For whoever runs the server. */
  | { page: 'admin' }
  | { page: 'text'; name: 'impressum' | 'datenschutz' }
  | { page: 'nowhere' };

/** Where the server says we live; every path below is relative to it. */
const base = () => new URL('.', document.baseURI).pathname;

export function parse(path: string, search = ''): Route {
  const parts = decoded(path);
  if (parts === null) return { page: 'nowhere' };
  const [head = '', id = '', ...rest] = parts;
  if (head === 'tisch' && rest.join('/') === 'leinwand') return { page: 'screen', id };
  if (rest.length > 0) return { page: 'nowhere' };
  if (id === '') return parseOne(head);
  if (head === 'tisch') return { page: 'table', id };
  if (head === 'code') return { page: 'code', code: id.toUpperCase() };
  if (head === 'regeln') return { page: 'rules', game: id };
  if (head === 'karten') return { page: 'cards', game: id };
  if (head === 'profil') return { page: 'profile', token: id };
  if (head === 'wiederholung') return { page: 'replay', id, turn: turnIn(search) };
  return { page: 'nowhere' };
}

/** "?zug=4" */
function turnIn(search: string): number | null {
  const turn = new URLSearchParams(search).get('zug') ?? '';
  return /^[1-9]\d{0,3}$/.test(turn) ? Number(turn) : null;
}

/** Null for what is no address: "%zz". */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function parseOne(head: string): Route {
  if (head === '') return { page: 'home' };
  if (head === 'verwaltung') return { page: 'admin' };
  if (head === 'profil') return { page: 'profile', token: null };
  if (head === 'v') return { page: 'connect' };
  if (head === 'impressum' || head === 'datenschutz') return { page: 'text', name: head };
  return /^[a-z]{4}(?:[a-z]{2})?$/i.test(head) ? { page: 'code', code: head.toUpperCase() } : { page: 'nowhere' };
}

class Router {
  #path = $state(here());
  // The search is only read when a page is opened: see `note`.
  readonly route = $derived(parse(this.#path, location.search));

  get path(): string {
    return this.#path;
  }

  /** Writes into the address where on this page we are, so that it can be passed on. */
  note(search: string): void {
    history.replaceState(null, '', location.pathname + search);
  }

  /** Goes to a path relative to the base, as links in the page do. */
  go(path: string, { replace = false } = {}): void {
    const url = new URL(path || '.', document.baseURI);
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#path = here();
    window.scrollTo(0, 0);
  }

  /** Follows the browser's own buttons, and plain clicks on links of ours. */
  listen(): () => void {
    const back = () => (this.#path = here());
    const click = (event: MouseEvent) => this.#click(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(base())) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

function here(): string {
  const path = location.pathname;
  return path.startsWith(base()) ? path.slice(base().length).replace(/\/$/, '') : path;
}

export const router = new Router();
