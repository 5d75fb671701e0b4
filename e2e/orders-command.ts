import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** `npm run orders -- STEP CODE [DATE]` on the shop that journeys run against. */
export async function moveShipment(step: 'prepare' | 'dispatch' | 'deliver', code: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL, DEMO: 'off' };
  await run(join(root, 'node_modules/.bin/node'), ['apps/server/src/commands/orders.ts', step, code], {
    cwd: root,
    env,
  });
}
