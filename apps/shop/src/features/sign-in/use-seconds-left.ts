import { useSyncExternalStore } from 'react';

const TICK_MS = 500;

function tick(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until `moment` (ms since 1970), counting down to 0. */
export function useSecondsLeft(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  return useSyncExternalStore(tick, left, left);
}

/** "0:38". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
