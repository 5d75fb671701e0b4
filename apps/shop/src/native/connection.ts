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

/** A request found nobody; `ask` asks again for as little as can be, and fails as the request did. */
export function heardNothing(ask: () => Promise<unknown>): void {
  if (isAsking || typeof window === 'undefined') return;
  isAsking = true;
  void askUntilAnswered(ask).finally(() => {
    isAsking = false;
  });
}

const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

async function askUntilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let times = 0; ; times += 1) {
    try {
      await ask();
      return setLost(false);
    } catch {
      setLost(true);
    }
    // Nobody looks: the next request finds out.
    if (watchers.size === 0) return;
    await timeOrNetwork(Math.min(LONGEST_MS, FIRST_MS * 2 ** times) * (0.5 + Math.random() / 2));
  }
}

/** So long, or until the device says that a network came. */
function timeOrNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
