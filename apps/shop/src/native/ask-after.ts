import { isWatched, setLost } from './connection.ts';

let isAsking = false;
const LONGEST_MS = 15_000;

/**
 * Checks the network after a failed request: repeats the small request `ask` until one succeeds. A single lost
 * request does not count as a lost network.
 */
export async function heardNothing(ask: () => Promise<unknown>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let ms = 1000; ; ms = Math.min(2 * ms, LONGEST_MS)) {
    try {
      await ask();
      setLost(false);
      break;
    } catch {
      setLost(true);
    }
    // Without watchers the check stops; the next request finds out.
    if (!isWatched()) break;
    await new Promise((go) => {
      setTimeout(go, ms * (0.5 + Math.random() / 2));
      window.addEventListener('online', go, { once: true });
    });
  }
  isAsking = false;
}
