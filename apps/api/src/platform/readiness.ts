import { setTimeout as pause } from 'node:timers/promises';

/** A condition that a process meets before a balancer sends it requests. */
export interface ReadinessCheck {
  /** The key in the answer of `/readyz`, in snake_case. */
  name: string;
  /**
   * Resolves to undefined when the condition is met, else to a short reason in snake_case. The answer is public, so a reason
   * names no address, table or person. A check that throws counts as `failed` and its error goes to the log.
   */
  run: () => Promise<string | undefined>;
  /** Its reason is shown, and the process stays ready: it answers requests correctly all the same. */
  isWarning?: boolean;
}

/** The result of every check by name: `ok` or the reason. */
export interface Readiness {
  ok: boolean;
  checks: Record<string, string>;
}

/** In ms. A balancer waits about as long for its health check. */
const CHECK_TIMEOUT = 5_000;

/** Runs all checks at once. `onError` gets what a check throws, with the name of the check. */
export async function runReadinessChecks(
  checks: readonly ReadinessCheck[],
  onError: (error: unknown, name: string) => void,
): Promise<Readiness> {
  const entries = await Promise.all(checks.map(async (check) => [check.name, await resultOf(check, onError)] as const));
  const ok = entries.every(([, result], n) => result === 'ok' || checks[n]?.isWarning);
  return { ok, checks: Object.fromEntries(entries) };
}

async function resultOf(
  { name, run }: ReadinessCheck,
  onError: (error: unknown, name: string) => void,
): Promise<string> {
  const done = new AbortController();
  const timeout = pause(CHECK_TIMEOUT, 'timeout', { signal: done.signal, ref: false }).catch(() => undefined);
  try {
    return (await Promise.race([run(), timeout])) ?? 'ok';
  } catch (error) {
    onError(error, name);
    return 'failed';
  } finally {
    done.abort();
  }
}
