/** What is in flight gets this long, in ms; then the process ends all the same. */
const patience = 20_000;
/** Ctrl-C reaches every process of a terminal, and npm passes it on: within this time, in ms, it is one and the same. */
const echo = 1000;

/**
 * Closes in order on Ctrl-C, SIGTERM, a closed terminal, or when the command that started us is gone, and exits with 0.
 * A second Ctrl-C does not wait.
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
  setTimeout(() => process.exit(1), patience).unref();
  try {
    await close();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
