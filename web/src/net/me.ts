import type {
  Blocked,
  Companion,
  FoundCompany,
  History,
  KeptSeats,
  LinkCode,
  Me,
  MyTables,
  NewBlock,
  NewSearch,
  OpenedTable,
  PastGame,
  Profile,
  SheetWords,
  TakenSeat,
} from '../protocol/types';
import { isForgetful } from '../shell/storage';
import { request } from './api';
import type { KeptSeat } from './seats';

/** Who uses this browser, and what the server knows of them. The key is in a cookie that no script can read. */
export const meApi = {
  me: () => get<Me | null>('me'),
  rename: (name: string, sign: number | null) => ask<Me>('PUT', 'me', { name, sign }),
  setPublic: (isPublic: boolean) => ask<Me>('PUT', 'me/public', { public: isPublic }),
  showStrengths: (shown: boolean) => ask<Me>('PUT', 'me/strengths', { shown }),
  another: (name: string) => ask<Me>('POST', 'me/another', { name }),
  switchTo: (index: number) => ask<Me>('POST', 'me/switch', { index }),
  leave: () => ask<Me | null>('POST', 'me/leave', {}),
  signOff: (device: number) => ask<Me>('DELETE', `me/devices/${device}`),
  pairingCode: () => ask<LinkCode>('POST', 'me/link', {}),
  connect: (code: string) => ask<Me>('POST', 'link', { code }),
  newSheet: () => ask<SheetWords>('POST', 'me/sheet', {}),
  wayBack: (words: string) => ask<Me>('POST', 'way-back', { words }),
  tables: () => get<MyTables>('me/tables'),
  /** The key to one's seat at a table, which another device may have taken; null without one. */
  seat: (table: string) => ask<TakenSeat | null>('POST', `me/tables/${encodeURIComponent(table)}/seat`, {}),
  keepPlaces: (seats: KeptSeat[]) => ask<KeptSeats>('POST', 'me/places', { seats }),
  profile: () => get<Profile>('me/profile'),
  publicProfile: (token: string) => get<Profile>(`profiles/${encodeURIComponent(token)}`),
  history: (game: PastGame['game'] | null, after: number | null) => get<History>(`me/history${query({ game, after })}`),
  companions: () => get<Companion[]>('me/companions'),
  playWith: (key: string, game: string) => ask<OpenedTable>('POST', `me/companions/${key}/table`, { game }),
  blocks: () => get<Blocked[]>('me/blocks'),
  block: async (table: string, name: string) =>
    void (await send('POST', 'me/blocks', { table, name } satisfies NewBlock)),
  unblock: async (key: string) => void (await send('DELETE', `me/blocks/${key}`)),
  find: (game: string, name: string) =>
    ask<FoundCompany>('POST', 'me/find', { game, name, strangers: true, remember: !isForgetful() } satisfies NewSearch),
  /** Everything that the server knows of the person, at once. */
  delete: async () => void (await send('DELETE', 'me', {})),
};

/** Where a browser fetches all of it as a file. */
export const DOWNLOAD = 'api/me/download';

async function get<T>(path: string): Promise<T> {
  return (await request(`api/${path}`)).json() as Promise<T>;
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

function send(method: string, path: string, body?: object): Promise<Response> {
  if (!body) return request(`api/${path}`, { method });
  const headers = { 'content-type': 'application/json' };
  return request(`api/${path}`, { method, headers, body: JSON.stringify(body) });
}

function query(wishes: Record<string, string | number | null>): string {
  const named = Object.entries(wishes).filter(([, value]) => value !== null);
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}
