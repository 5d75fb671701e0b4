import { readConfig } from './config.ts';
import { migrateDatabase, openDatabase, refuseEmptyHome } from './database.ts';
import { withSettingsFile } from './settings-file.ts';
import { showSteps } from './steps.ts';
import { runCommand } from './stop.ts';

/** `npm run db:migrate`: the schema alone, for operators who migrate before they deploy. */
await runCommand(async () => {
  const config = readConfig(withSettingsFile(process.env));
  refuseEmptyHome(config);
  const steps = showSteps(process.stdout);
  const database = await openDatabase(config, steps, console.error);
  await migrateDatabase(database.url, steps).finally(database.close);
});
