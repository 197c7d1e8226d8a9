import type {
  CardDifficulty,
  GameInfo,
  LogRow,
  MovedTable,
  NewReport,
  NewSeat,
  NewTable,
  NewWordReport,
  OpenedTable,
  PrintedCard,
  PublicTable,
  Refusal,
  TableInfo,
  TakenSeat,
} from '../protocol/types';
import { distinct } from '../parts/names';
import { isForgetful } from '../shell/storage';
import { address } from './address';
import { isLocal } from './socket';

/** The server said no, with a sentence; or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
    /** Seconds to wait, where it said so. */
    readonly wait: number | null,
  ) {
    super(refusal?.code ?? `status ${status}`);
  }
}

export const api = {
  games: () => get<GameInfo[]>('api/games'),
  openTables: () => get<PublicTable[]>('api/tables'),
  table: async (id: string) =>
    named(isLocal(id) ? await (await looking()).tableHere(id) : await get(`api/tables/${encodeURIComponent(id)}`)),
  code: (code: string) => get<{ table: string }>(`api/codes/${encodeURIComponent(code)}`),
  createTable: (table: NewTable) => post<OpenedTable>('api/tables', remembered(table)),
  moveTable: (table: MovedTable) => post<OpenedTable>('api/moved', remembered(table)),
  takeSeat: (id: string, seat: NewSeat) =>
    post<TakenSeat>(`api/tables/${encodeURIComponent(id)}/seats`, remembered(seat)),
  log: async (id: string) =>
    isLocal(id)
      ? (await looking()).logHere(id)
      : parseLog(await (await request(`api/tables/${encodeURIComponent(id)}/log`)).text()),
  cards: ({ difficulty, count, seed }: { difficulty: CardDifficulty; count: number; seed: number }) =>
    get<PrintedCard[]>(`api/cards/${difficulty}/${count}/${seed}`),
  /** Tells whoever runs the server of a name at a table. */
  reportWord: async (report: NewWordReport) => void (await send('api/words', report)),
  report: async (id: string, name: string) =>
    void (await send(`api/tables/${encodeURIComponent(id)}/reports`, { name } satisfies NewReport)),
  text: async (name: string) => (await request(`api/texts/${name}`)).text(),
};

/** Where tables of this browser are answered from. */
const looking = () => import('../local/look');

/** Whoever takes a seat is known again by this browser, unless they do not want to be. */
function remembered<T extends object>(body: T): T & { remember: boolean } {
  return { ...body, remember: !isForgetful() };
}

/** As the table's connection calls them. */
function named(table: TableInfo): TableInfo {
  return { ...table, names: distinct(table.names) };
}

async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: object): Promise<T> {
  return (await send(path, body)).json() as Promise<T>;
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address(path), init).catch(() => {
    throw new ApiError(0, null, null);
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  const wait = response.headers.get('retry-after');
  throw new ApiError(
    response.status,
    refusal?.sentence ? refusal : null,
    wait === null ? null : Math.max(1, Number(wait)),
  );
}

/** One row a line. */
function parseLog(text: string): LogRow[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LogRow);
}
