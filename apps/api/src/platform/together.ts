/**
 * Makes callers share runs: who calls while nothing runs begins one, who calls while one runs needs one that begins after it, and
 * all of those share the next.
 */
export function together(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    running = run();
    return running;
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}
