import type { AdminOverview, AdminTable, AdminTables, MutedName, ReportedName, ReportedWord } from '../protocol/types';
import { request } from './api';

/** All that the operator's page shows. */
export interface Looked {
  overview: AdminOverview;
  tables: AdminTables;
  reports: ReportedName[];
  names: MutedName[];
  words: ReportedWord[];
}

/** The operator's API. The token goes along in a header, and never in an address. */
export class AdminApi {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  async look(): Promise<Looked> {
    const [overview, tables, reports, names, words] = await Promise.all([
      this.#get<AdminOverview>('overview'),
      this.#get<AdminTables>('tables'),
      this.#get<ReportedName[]>('reports'),
      this.#get<MutedName[]>('names'),
      this.#get<ReportedWord[]>('words'),
    ]);
    return { overview, tables, reports, names, words };
  }

  table = (table: string) => this.#get<AdminTable>(`tables/${encodeURIComponent(table)}`);
  close = (table: string) => this.#do('POST', `tables/${table}/close`);
  delete = (table: string) => this.#do('DELETE', `tables/${table}`);
  muteGuest = (table: string, guest: number) => this.#do('POST', `tables/${table}/guests/${guest}/mute`);
  mute = (name: string) => this.#do('POST', 'names', { name });
  unmute = (pattern: string) => this.#do('DELETE', `names/${encodeURIComponent(pattern)}`);
  dropReport = (table: string, guest: number) => this.#do('DELETE', `reports/${table}/${guest}`);
  dropWord = (word: string) => this.#do('DELETE', `words/${encodeURIComponent(word)}`);
  announce = (at: number) => this.#do('POST', 'restart', { at });
  callOff = () => this.#do('DELETE', 'restart');

  async #get<T>(path: string): Promise<T> {
    return (await this.#request('GET', path)).json() as Promise<T>;
  }

  async #do(method: string, path: string, body?: object): Promise<void> {
    await this.#request(method, path, body);
  }

  #request(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.#token}` };
    if (body) headers['content-type'] = 'application/json';
    return request(`api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
}
