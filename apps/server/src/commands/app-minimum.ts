import { userInfo } from 'node:os';
import { type Platform, listMinimums, setMinimum } from '../../../api/src/modules/app-version/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type MinimumTask, readMinimumTask } from './app-minimum-arguments.ts';
import { runCommand } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const platforms: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

/** `npm run app:minimum`: shows or sets the oldest app version that is served. */
async function run(): Promise<void> {
  const task = readMinimumTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log(await resultText(db, task)));
}

async function resultText(db: Database, task: MinimumTask): Promise<string> {
  if (task.do === 'set') await setMinimum(db, { ...task, by: userInfo().username });
  const minimums = await listMinimums(db);
  return (Object.keys(platforms) as Platform[]) // Object.keys returns string[]
    .map((platform) => {
      const found = minimums.find((one) => one.platform === platform);
      const words = found ? `desde la ${found.version}; las anteriores piden actualizarse` : 'todas las versiones';
      return `  ${platforms[platform]}: ${words}.`;
    })
    .join('\n');
}

await runCommand(run);
