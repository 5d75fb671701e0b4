import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `act`, so that memoised rows are not rendered again. */
export function useStable<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
