/** Runs `work` with the first call; later calls get its result. */
/*@__NO_SIDE_EFFECTS__*/
export function once<A extends unknown[], T>(work: (...args: A) => T): (...args: A) => T {
  let first: { result: T } | undefined;
  return (...args) => (first ??= { result: work(...args) }).result;
}
