import { setTimeout as pause } from 'node:timers/promises';

/** A condition a process must meet before a load balancer sends it requests. */
export interface ReadinessCheck {
  /** The key in the response of `/readyz`, in snake_case. */
  name: string;
  /**
   * Resolves to undefined when the condition is met, else to a short reason in snake_case. The response is public, so a reason names no
   * address, table or person. A check that throws counts as `failed`, and its error is logged.
   */
  run: () => Promise<string | undefined>;
  /** The reason is shown, but the process stays ready because it still serves requests correctly. */
  isWarning?: boolean;
}

/** The result of every check by name: `ok` or the reason. */
export interface Readiness {
  ok: boolean;
  checks: Record<string, string>;
}

/** In ms. Load balancers use a similar timeout for health checks. */
const CHECK_TIMEOUT = 5_000;

/** Runs all checks concurrently. `onError` gets what a check throws, with the check's name. */
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
