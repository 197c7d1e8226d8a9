import type { Act } from './act';
import { a } from './messages';

/** Muting the name of somebody at a table. */
export function muting(table: string, guest: number, name: string): Act {
  return {
    sure: { title: a.muteSure(name), text: a.muteText, yes: a.mute },
    go: (api) => api.muteGuest(table, guest),
    done: a.muteDone(name),
  };
}
