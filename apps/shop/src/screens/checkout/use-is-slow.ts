import { useEffect, useState } from 'react';

const SLOW_MS = 30_000;

/** Whether the shopper has waited for half a minute. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
