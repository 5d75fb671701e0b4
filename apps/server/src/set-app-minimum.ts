import { userInfo } from 'node:os';
import { type Platform, listMinimums, setMinimum } from '../../api/src/modules/app-version/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { sayAndExit, Stop } from './stop.ts';

const USAGE = `Uso: npm run app:minimum -- --list
     npm run app:minimum -- android 1.2.0
     npm run app:minimum -- ios --remove`;

type Task = { do: 'list' } | { do: 'set'; platform: Platform; version: string | null };

const platforms: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

/** What the command is asked to do; throws Stop with one sentence for what it cannot understand. */
function readTask([first, second, ...rest]: string[]): Task {
  if (rest.length > 0) throw new Stop(USAGE);
  if (first === '--list' && second === undefined) return { do: 'list' };
  if ((first !== 'android' && first !== 'ios') || second === undefined) throw new Stop(USAGE);
  if (second === '--remove') return { do: 'set', platform: first, version: null };
  if (!/^\d{1,4}(\.\d{1,4}){0,3}$/.test(second)) throw new Stop(`«${second}» no es una versión: son como 1.2.0.`);
  return { do: 'set', platform: first, version: second };
}

/** `npm run app:minimum`: which is the oldest app that may go on. */
async function run(): Promise<void> {
  const task = readTask(process.argv.slice(2));
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

async function said(db: Database, task: Task): Promise<string> {
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
