import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the latest `act`: rows that are memoised need not be drawn again for it. */
export function useStable<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
