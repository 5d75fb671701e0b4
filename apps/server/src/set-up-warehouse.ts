import { setUpWarehouse } from '../../api/src/modules/tracking/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import { readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { sayAndExit, Stop } from './stop.ts';
import { readWarehouse } from './warehouse-options.ts';

/** `npm run warehouse`: a warehouse, and where it delivers. */
async function run(): Promise<void> {
  const wish = readWarehouse(process.argv.slice(2));
  const steps = showSteps(process.stdout);
  const database = await joinDatabase(readConfig(process.env), steps, console.error);
  try {
    await migrateDatabase(database.url, steps);
    const db = createPool({ url: database.url, max: 3 });
    const outcome = await setUpWarehouse(db, wish).finally(() => db.end());
    if ('unknown' in outcome) throw new Stop(`No hay municipio ni departamento ${outcome.unknown.join(', ')}.`);
    console.log(`  Bodega ${wish.id} en ${outcome.name}: entrega en ${outcome.cities} municipios.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  sayAndExit(error);
}
