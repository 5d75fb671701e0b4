import { singleFlight } from '../state/single-flight.ts';
import { setLost } from './connection.ts';

const LONGEST_MS = 15_000;

/**
 * Checks the network after a failed request: repeats the small request `ping` until one succeeds. A single lost
 * request does not count as a lost network.
 */
export const checkNetwork = singleFlight(async (ping: () => Promise<unknown>): Promise<void> => {
  for (let ms = 1000; ; ms = Math.min(2 * ms, LONGEST_MS)) {
    try {
      await ping();
      return setLost(false);
    } catch {
      setLost(true);
    }
    await new Promise((go) => {
      setTimeout(go, ms * (0.5 + Math.random() / 2));
      window.addEventListener('online', go, { once: true });
    });
  }
});
