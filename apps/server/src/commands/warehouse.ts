import { userInfo } from 'node:os';
import { listWarehouses, setUpWarehouse } from '../../../api/src/modules/tracking/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { type WarehouseTask, readWarehouseTask } from './warehouse-arguments.ts';
import { changeLines, takenLines, zoneLine } from './warehouse-lines.ts';
import { withDatabase } from './with-database.ts';

/** `npm run warehouse`: lists the warehouses with their coverage and delivery; creates or changes one. */
async function run(): Promise<void> {
  const task = readWarehouseTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log((await perform(db, task)).join('\n')), { max: 3 });
}

async function perform(db: Database, task: WarehouseTask): Promise<string[]> {
  if (task.do === 'list') {
    const zones = await listWarehouses(db);
    return zones.length > 0 ? zones.map(zoneLine) : ['  Todavía no hay bodegas.'];
  }
  const { edit, isConfirmed } = task;
  const outcome = await setUpWarehouse(db, edit, { by: userInfo().username, isConfirmed });
  switch (outcome.kind) {
    case 'unknown':
      throw new Stop(`No hay municipio ni departamento ${outcome.codes.join(', ')}.`);
    case 'needs city':
      throw new Stop(`La bodega ${edit.id} no existe; para crearla falta el código DANE de su ciudad.`);
    case 'needs confirmation':
      throw new Stop(
        [
          ...changeLines(outcome.change),
          ...takenLines(outcome.change),
          'No se cambió nada. Si es lo que quieres, repítelo con --yes.',
        ].join('\n'),
      );
    case 'done':
      return [...changeLines(outcome.change), ...takenLines(outcome.change)];
  }
}

await runCommand(run);
