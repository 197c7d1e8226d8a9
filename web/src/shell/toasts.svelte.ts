import { announcer } from '../parts/announcer.svelte';

export interface Toast {
  id: number;
  text: string;
}

const SHOWN = 6000;

/** Short notes where nothing is read; told by the announcer, gone by themselves. */
class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  show(text: string): void {
    announcer.say(text);
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text }].slice(-3);
    setTimeout(() => this.hide(id), SHOWN);
  }

  clear(): void {
    this.list = [];
  }

  hide(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
