import { readFileSync } from 'node:fs';
import type { Installation } from '../../../api/src/platform/installation.ts';

/** What the office shows of this installation, as started now. */
export function describeInstallation(home: string): Installation {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { version: string }; // as: our own file
  return { version, startedAt: new Date(), home };
}
