import type { ToServiceWorker } from './messages';

/** Whoever plays here may want to do so without a line: from now on all that is needed for it is kept. */
export function keepAll(): void {
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ do: 'keep' } satisfies ToServiceWorker),
  );
}
