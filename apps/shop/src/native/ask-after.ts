import { isWatched, setLost } from './connection.ts';

let isAsking = false;
const LONGEST_MS = 15_000;

/**
 * A request found nobody: `ask` asks again for as little as can be, until somebody answers, and fails as the request did. One request
 * that was lost is no lost network yet.
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
    // Nobody looks: the next request finds out.
    if (!isWatched()) break;
    await new Promise((go) => {
      setTimeout(go, ms * (0.5 + Math.random() / 2));
      window.addEventListener('online', go, { once: true });
    });
  }
  isAsking = false;
}
