import { address } from '../net/address';
import type { ToServiceWorker } from './messages';

/** How often a page that stays open asks for a new release. */
const EVERY = 3_600_000;
/** So long the new service worker may take; a reload brings the new page all the same. */
const PATIENCE = 4000;

/** Is there a newer release of this client? It is offered, and never forced. */
class Release {
  isNew = $state(false);
  #waiting: ServiceWorker | null = null;

  /** After the first view: whoever comes again is served from here. */
  async watch(): Promise<void> {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(address('service-worker.js'), { scope: address('') });
    const look = (): void => void this.#look(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    look();
    setInterval(() => void registration.update().catch(() => undefined), EVERY);
  }

  /** Loads the page anew, with the new release. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(() => location.reload(), PATIENCE);
    this.#waiting?.postMessage({ do: 'take' } satisfies ToServiceWorker);
  }

  async #look({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
    if (!waiting || !active) return;
    const entry = await entryOf(waiting);
    this.#waiting = waiting;
    // The page itself came from the network, and may be the new one already.
    if (isOurs(entry)) waiting.postMessage({ do: 'take' } satisfies ToServiceWorker);
    else this.isNew = true;
  }
}

export const release = new Release();

function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage({ do: 'which' } satisfies ToServiceWorker, [port2]);
  });
}

function isOurs(entry: string): boolean {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].some(({ src }) => src === address(entry));
}
