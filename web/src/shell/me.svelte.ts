import { t } from '../i18n/messages';
import { meApi } from '../net/me';
import type { Me } from '../protocol/types';
import { forgetServerSeats, keptSeats } from '../net/seats';
import { isLocal } from '../net/socket';
import { player } from './player.svelte';
import { beForgetful, forget, forgetAll, isForgetful, recall, remember } from './storage';
import { toasts } from './toasts.svelte';

/** Somebody as the header shows them. */
export interface Face {
  name: string;
  sign: number | null;
}

/** Who was here last, so that the page looks as it will from its first moment on. */
const LAST = 'person';
/** Set once the keys of before have been handed over. */
const HANDED = 'places-handed';
/** As many as the server takes at once. */
const MOST = 40;

/** Who uses this browser, as the server knows them. Most people are nobody until they first take a seat. */
class Person {
  /** Null for nobody, and until the server has said. */
  me = $state.raw<Me | null>(null);
  /** Has the server said? */
  isKnown = $state(false);
  face = $state.raw<Face | null>(lastFace());
  /** "Hier nichts merken". */
  isForgetful = $state(isForgetful());
  #asking: Promise<Me | null> | null = null;

  /** Asks the server, if that has not been done. Without it, nobody is known. */
  ready(): Promise<Me | null> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** Asks anew: a seat was taken, or another device may have done something. */
  look(): Promise<Me | null> {
    this.#asking = this.#ask();
    return this.#asking;
  }

  /** Asks anew where that may have changed something: whoever is nobody becomes somebody by taking a seat. */
  seated(): void {
    if (this.me === null && !this.isForgetful) void this.look();
  }

  /** The server's answer to whatever was done. */
  set(me: Me | null): Me | null {
    this.me = me;
    this.isKnown = true;
    this.#asking = Promise.resolve(me);
    this.#face(me && { name: me.name, sign: me.sign });
    if (me === null) return null;
    if (me.name !== '') player.rename(me.name);
    if (me.linked !== null) toasts.show(t.linkedSince(me.linked));
    void this.#handOver();
    return me;
  }

  /** Somebody else plays here now. Keys to seats are their owner's, who gets them from the server; nobody's are theirs. */
  become(me: Me | null): void {
    if (this.me === null && me !== null) return void this.set(me);
    forgetServerSeats();
    remember(HANDED, 'yes');
    this.set(me);
    if (me === null) this.#strip();
  }

  /** From now on nothing is kept on this device, or things are again. */
  forgetHere(forgetful: boolean): void {
    beForgetful(forgetful);
    this.isForgetful = forgetful;
  }

  /** Nothing of them is left in this browser. */
  #strip(): void {
    forget('name');
    forgetAll('results.');
    player.suggest();
  }

  async #ask(): Promise<Me | null> {
    try {
      return this.set(await meApi.me());
    } catch {
      // No server: what is known stays.
      this.#asking = null;
      return this.me;
    }
  }

  #face(face: Face | null): void {
    this.face = face;
    if (face) remember(LAST, JSON.stringify(face));
    else forget(LAST);
  }

  /** The keys that this browser has kept from the time before there were persons, once. */
  async #handOver(): Promise<void> {
    if (recall(HANDED) !== null || this.isForgetful) return;
    remember(HANDED, 'yes');
    const seats = keptSeats().filter(({ table }) => !isLocal(table));
    if (seats.length === 0) return;
    // Next time, then.
    await meApi.keepPlaces(seats.slice(0, MOST)).catch(() => forget(HANDED));
  }
}

function lastFace(): Face | null {
  try {
    const face = JSON.parse(recall(LAST) ?? 'null') as Partial<Face> | null;
    return typeof face?.name === 'string' ? { name: face.name, sign: face.sign ?? null } : null;
  } catch {
    return null;
  }
}

export const person = new Person();
