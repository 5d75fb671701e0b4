/** Shares runs among callers: a call starts a run when none is in progress; calls during a run share one next run that starts after it. */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
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
