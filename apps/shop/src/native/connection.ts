/**
 * Whether a network is there. What the device says is believed when it says no; a yes may be a Wi-Fi that leads nowhere, so a request
 * that found nobody is asked after with a small one, and again until somebody answers.
 */
let isLost = false;
let isAsking = false;
const watchers = new Set<() => void>();

export const isOnline = (): boolean => typeof navigator === 'undefined' || (navigator.onLine !== false && !isLost);

/** Hears when the network goes and comes. */
export function watchConnection(tell: () => void): () => void {
  if (watchers.size === 0) listen('addEventListener');
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('online', changed);
  window[how]('offline', changed);
}

function changed(): void {
  for (const tell of watchers) tell();
}

function setLost(is: boolean): void {
  if (is === isLost) return;
  isLost = is;
  changed();
}

/** An answer came, whatever it says. */
export const heardAnswer = (): void => setLost(false);

const LONGEST_MS = 15_000;

/** A request found nobody; `ask` asks again for as little as can be, and fails as the request did. */
export async function heardNothing(ask: () => Promise<unknown>): Promise<void> {
  if (isAsking || typeof window === 'undefined') return;
  isAsking = true;
  for (let ms = 1000; ; ms = Math.min(2 * ms, LONGEST_MS)) {
    try {
      await ask();
      setLost(false);
      break;
    } catch {
      setLost(true);
    }
    // Nobody looks: the next request finds out.
    if (watchers.size === 0) break;
    await new Promise((go) => {
      setTimeout(go, ms * (0.5 + Math.random() / 2));
      window.addEventListener('online', go, { once: true });
    });
  }
  isAsking = false;
}
