/** How long requests in flight may take on a stop, in ms; then the process exits anyway. */
const closeTimeout = 20_000;
/** Ctrl-C reaches every process of a terminal, and npm forwards it: signals within this time, in ms, count as one. */
const echo = 1000;

/**
 * Closes in order on Ctrl-C, SIGTERM, a closed terminal, or the end of the parent command, and exits with 0. A second Ctrl-C does not
 * wait.
 */
export function onAskedToStop(close: () => Promise<void>): void {
  let askedAt: number | undefined;
  const stop = () => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      void finish(close);
    } else if (performance.now() - askedAt > echo) {
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}

async function finish(close: () => Promise<void>): Promise<never> {
  setTimeout(() => process.exit(1), closeTimeout).unref();
  try {
    await close();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
