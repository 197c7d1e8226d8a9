/**
 * Keeps what is needed to play without a line. A page comes from the server where that can be reached, and is the kept
 * one otherwise; files whose names say what is in them are fetched once. What the server says is never kept.
 */

import type { Release, ToServiceWorker } from './messages';

/** Written in by the build (`build/service-worker.ts`). */
declare const __RELEASE__: Release;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Of a service worker's globals what is needed here; the types of pages and of workers do not go together. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<ToServiceWorker> & Lasting) => void): void;
}

const scope = self as unknown as Scope;
const release = __RELEASE__;

/** Files of all releases that may still be played. */
const FILES = 'files';
/** It is there once somebody has played here. */
const KEEPING = 'keeping';
/** Which release serves, and which did before. */
const STATE = 'state';
/** A release's page, its named files, and what belongs to it. */
const releaseCache = (version: string): string => `release ${version}`;
/** So long the server may take to answer before the kept page is shown. */
const PATIENCE = 5000;
/** No pages: what programs ask for. */
const NO_PAGE = /^(api\/|healthz|readyz|metrics)/;

const at = (path: string): string => new URL(path, scope.registration.scope).href;

interface State {
  current: string | null;
  previous: string | null;
}

async function install(): Promise<void> {
  const page = await fetch(at(''), { cache: 'reload' });
  // While several servers change, a page may be of another release: then later.
  if (!page.ok || !(await page.clone().text()).includes(release.entry))
    throw new Error('the page is not of this release');
  const own = await caches.open(releaseCache(release.version));
  await own.put(at(''), page);
  await own.put(at('release'), Response.json(release));
  await Promise.all(release.named.map(async (path) => own.put(at(path), await whole(at(path), 'reload'))));
  await keep(release.first);
  if (await caches.has(KEEPING)) await keep(release.files);
}

/** Fetches what is not there yet. */
async function keep(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const path of paths) {
    if (!(await files.match(at(path), { ignoreVary: true }))) await files.put(at(path), await whole(at(path)));
  }
}

async function whole(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(url, { cache });
  if (!answer.ok) throw new Error(`${url} is missing`);
  return answer;
}

/** Pages of the release before may still be open in other tabs: its files stay until the next one. */
async function activate(): Promise<void> {
  const state = await caches.open(STATE);
  const before = ((await (await state.match(at('state')))?.json()) ?? { current: null }) as State;
  const previous = before.current === release.version ? before.previous : before.current;
  await state.put(at('state'), Response.json({ current: release.version, previous } satisfies State));
  await tidy([release.version, ...(previous === null ? [] : [previous])]);
  await scope.clients.claim();
}

async function tidy(versions: readonly string[]): Promise<void> {
  const wanted = versions.map(releaseCache);
  const old = (await caches.keys()).filter((name) => name.startsWith(releaseCache('')) && !wanted.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  const used = new Set((await Promise.all(wanted.map(filesOf))).flat().map(at));
  const files = await caches.open(FILES);
  const unused = (await files.keys()).filter(({ url }) => !used.has(url));
  await Promise.all(unused.map((request) => files.delete(request)));
}

async function filesOf(name: string): Promise<string[]> {
  const kept = await (await caches.open(name)).match(at('release'));
  return kept ? ((await kept.json()) as Release).files : [];
}

/** From the network first. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(releaseCache(release.version))).match(at(''));
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  const served = fetch(request).then(
    // A proxy whose server is away is no server.
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([served, late]);
}

async function named(request: Request): Promise<Response> {
  const own = await caches.open(releaseCache(release.version));
  return fetch(request).catch(async () => (await own.match(request)) ?? Response.error());
}

/** Once fetched, for good. What is missing is missing: it is never answered with the page. */
async function file(event: Fetching): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(files.put(event.request, answer.clone()));
  return answer;
}

function answer(event: Fetching): void {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  const path = request.url.slice(scope.registration.scope.length).replace(/[?#].*$/, '');
  if (path.startsWith('assets/')) event.respondWith(file(event));
  else if (release.named.includes(path)) event.respondWith(named(request));
  else if (request.mode === 'navigate' && !NO_PAGE.test(path)) event.respondWith(page(request));
}

async function hear({ data, ports }: MessageEvent<ToServiceWorker>): Promise<void> {
  switch (data.do) {
    case 'keep':
      await caches.open(KEEPING);
      return keep(release.files);
    case 'which':
      return ports[0]?.postMessage(release.entry);
    case 'take':
      return scope.skipWaiting();
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', answer);
scope.addEventListener('message', (event) => event.waitUntil(hear(event)));
