import { readConfig } from './config.ts';
import { migrateDatabase, openDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { runCommand } from './stop.ts';

/** `npm run db:migrate`: the schema alone, for operators who migrate before they deploy. */
await runCommand(async () => {
  const steps = showSteps(process.stdout);
  const database = await openDatabase(readConfig(process.env), steps, console.error);
  await migrateDatabase(database.url, steps).finally(database.close);
});
