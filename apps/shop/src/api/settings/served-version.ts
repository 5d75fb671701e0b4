import { learnAppVersion } from '../../native/app-version.ts';
import { runsOn } from '../../native/target.ts';
import { call } from '../http/client.ts';

const MINUTE = 60_000;

let isOutdated = false;
let askedAt = -Infinity;
const watchers = new Set<() => void>();

/** Whether the installed app is older than the oldest one the API still serves. */
export const isAppOutdated = (): boolean => isOutdated;

export function watchOutdated(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/**
 * Asks whether the API still serves the installed app, at most once a minute. A late, invalid or missing response
 * changes nothing, so it never blocks the app.
 */
export async function checkVersion(now = Date.now()): Promise<void> {
  const platform = runsOn();
  if ((platform !== 'android' && platform !== 'ios') || now - askedAt < MINUTE) return;
  askedAt = now;
  const [version_number] = /^\d{1,4}(\.\d{1,4}){0,3}/.exec((await learnAppVersion()) ?? '') ?? [];
  if (version_number === undefined) return;
  const answer: { ok?: unknown } | null = await call('app-version', 'POST /compare_versions', {
    body: { platform, version_number },
  }).catch(() => null);
  if (typeof answer?.ok === 'boolean') become(!answer.ok);
}

function become(next: boolean): void {
  if (next === isOutdated) return;
  isOutdated = next;
  for (const tell of watchers) tell();
}
