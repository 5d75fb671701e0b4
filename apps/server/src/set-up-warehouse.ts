import { setUpWarehouse } from '../../api/src/modules/tracking/index.ts';
import { runCommand, Stop } from './stop.ts';
import { readWarehouse } from './warehouse-options.ts';
import { withDatabase } from './with-database.ts';

/** `npm run warehouse`: a warehouse, and where it delivers. */
async function run(): Promise<void> {
  const wish = readWarehouse(process.argv.slice(2));
  await withDatabase(
    async (db) => {
      const outcome = await setUpWarehouse(db, wish);
      if ('unknown' in outcome) throw new Stop(`No hay municipio ni departamento ${outcome.unknown.join(', ')}.`);
      console.log(`  Bodega ${wish.id} en ${outcome.name}: entrega en ${outcome.cities} municipios.`);
    },
    { max: 3 },
  );
}

await runCommand(run);
