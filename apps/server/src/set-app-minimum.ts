import { userInfo } from 'node:os';
import { type Platform, listMinimums, setMinimum } from '../../api/src/modules/app-version/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { type MinimumTask, readMinimumTask } from './app-minimum-task.ts';
import { readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { sayAndExit } from './stop.ts';

const platforms: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

/** `npm run app:minimum`: which is the oldest app that may go on. */
async function run(): Promise<void> {
  const task = readMinimumTask(process.argv.slice(2));
  const steps = showSteps(process.stdout);
  const database = await joinDatabase(readConfig(process.env), steps, console.error);
  try {
    await migrateDatabase(database.url, steps);
    const db = createPool({ url: database.url, max: 1 });
    console.log(await said(db, task).finally(() => db.end()));
  } finally {
    await database.close();
  }
}

async function said(db: Database, task: MinimumTask): Promise<string> {
  if (task.do === 'set') await setMinimum(db, { ...task, by: userInfo().username });
  const minimums = await listMinimums(db);
  return (Object.keys(platforms) as Platform[]) // Object.keys forgets whose keys they are
    .map((platform) => {
      const found = minimums.find((one) => one.platform === platform);
      const words = found ? `desde la ${found.version}; las anteriores piden actualizarse` : 'todas las versiones';
      return `  ${platforms[platform]}: ${words}.`;
    })
    .join('\n');
}

try {
  await run();
} catch (error) {
  sayAndExit(error);
}
