import { recall, remember } from '../shell/storage';

const KEY = 'solo';

/** Somebody plays alone or against the computer in this browser. */
export function noteSolo(): void {
  remember(KEY, 'yes');
}

/** Has somebody done so before, then the engine is got ready: they may do it again. Who only visits fetches nothing. */
export function prepareSolo(): void {
  if (recall(KEY) !== null) void import('../local/here.svelte').then(({ here }) => here.prepare());
}
