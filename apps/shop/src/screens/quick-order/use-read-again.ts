import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsOnline } from '../../native/use-online.ts';
import type { QuickLine } from './quick-line.ts';

/** Between two attempts while the network seems to work. */
const PAUSE_MS = 1_000;

/**
 * Reads the lines that wait and renews the prices when the network returns, and again after an attempt without an answer. The returned
 * function does it now; one run at a time.
 */
export function useReadAgain(
  lines: readonly QuickLine[],
  renewPrices: () => Promise<boolean>,
  readWaiting: () => Promise<void>,
): () => Promise<void> {
  const isOnline = useIsOnline();
  const isRenewed = useRef(true);
  const isRunning = useRef(false);

  async function readAgain() {
    if (isRunning.current) return;
    isRunning.current = true;
    isRenewed.current = await renewPrices();
    await readWaiting();
    isRunning.current = false;
  }

  const onTime = useEffectEvent(() => void readAgain());
  useEffect(() => {
    // What was shown before the network was lost is not of now.
    if (!isOnline) isRenewed.current = false;
  }, [isOnline]);
  useEffect(() => {
    if (!isOnline || (isRenewed.current && !lines.some(({ state }) => state === 'waiting'))) return;
    const timer = setTimeout(onTime, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOnline, lines]);
  return readAgain;
}
