export interface Toast {
  id: number;
  text: string;
}

const SHOWN = 6000;

/** Short notes below the header; read out politely, gone by themselves. */
class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  show(text: string): void {
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
