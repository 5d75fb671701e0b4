import { useEffect, useRef, useState } from 'react';

/** Seconds until all rows are handled at the pace since the page saw the first progress; undefined until that is known, or at rest. */
export function useSecondsLeft(done: number, all: number, isRunning: boolean): number | undefined {
  const start = useRef<{ done: number; at: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!isRunning || done === 0) {
      start.current = undefined;
      return;
    }
    start.current ??= { done, at: performance.now() };
    const handled = done - start.current.done;
    const seconds = ((all - done) * (performance.now() - start.current.at)) / handled / 1_000;
    const timer = setTimeout(() => setLeft(handled > 0 ? seconds : undefined));
    return () => clearTimeout(timer);
  }, [done, all, isRunning]);
  return isRunning ? left : undefined;
}
