/** Callers that come while `work` runs share its promise; a later call runs it again. */
/*@__NO_SIDE_EFFECTS__*/
export function singleFlight<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (...args) =>
    (running ??= work(...args).finally(() => {
      running = undefined;
    }));
}
