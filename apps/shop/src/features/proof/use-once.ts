import { useRef, useState } from 'react';

/** Work that a second press does not begin again while the first is under way. */
export function useOnce(): { isBusy: boolean; once: (work: () => Promise<void>) => Promise<void> } {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function once(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { isBusy, once };
}
