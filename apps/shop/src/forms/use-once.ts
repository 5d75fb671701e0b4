import { useRef, useState } from 'react';

/** Runs work that a second press must not start again while it runs. */
export function useOnce(): { isBusy: boolean; once: (work: () => Promise<void>) => Promise<void> } {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function once(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, once };
}
