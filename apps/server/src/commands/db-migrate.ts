import { readConfig } from '../config/config.ts';
import { migrateDatabase, openDatabase, refuseEmptyHome } from '../postgres/database.ts';
import { withSettingsFile } from '../config/settings-file.ts';
import { showSteps } from '../terminal/steps.ts';
import { runCommand } from '../terminal/stop.ts';

/** `npm run db:migrate`: migrates the schema only, for operators that migrate before a deployment. */
await runCommand(async () => {
  const config = readConfig(withSettingsFile(process.env));
  refuseEmptyHome(config);
  const steps = showSteps(process.stdout);
  const database = await openDatabase(config, steps, console.error);
  await migrateDatabase(database.url, steps).finally(database.close);
});
