import { readAppVersion } from '../../native/app-version.ts';
import { runsOn } from '../../native/target.ts';
import { createStore } from '../../state/store.ts';
import { call } from '../http/client.ts';

const MINUTE = 60_000;

/** Whether the installed app is older than the oldest one the API still serves. */
export const appOutdated = createStore(false);
/** The time of the last check, in ms. */
const checkedAt = createStore(-Infinity);

/**
 * Asks whether the API still serves the installed app, at most once a minute. A late, invalid or missing response
 * changes nothing, so it never blocks the app.
 */
export async function checkVersion(now = Date.now()): Promise<void> {
  const platform = runsOn();
  if ((platform !== 'android' && platform !== 'ios') || now - checkedAt.get() < MINUTE) return;
  checkedAt.set(now);
  const [version_number] = /^\d{1,4}(\.\d{1,4}){0,3}/.exec((await readAppVersion()) ?? '') ?? [];
  if (version_number === undefined) return;
  const answer: { ok?: unknown } | null = await call('app-version', 'POST /compare_versions', {
    body: { platform, version_number },
  }).catch(() => null);
  if (typeof answer?.ok === 'boolean') appOutdated.set(!answer.ok);
}
