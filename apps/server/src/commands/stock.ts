import { readStock, setStock } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type StockTask, readStockTask } from './stock-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

/** `npm run stock`: shows or sets the units of a version or product. */
async function run(): Promise<void> {
  const task = readStockTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log(await (task.do === 'show' ? show(db, task.code) : set(db, task))));
}

async function show(db: Database, code: string): Promise<string> {
  const found = await readStock(db, code);
  if (!found) throw unknown(code);
  const lines = found.stock.map(({ warehouse, available }) => `    ${warehouse}: ${available}`);
  return [`  ${code}  ${found.name}`, ...(lines.length > 0 ? lines : ['    sin existencias en ninguna bodega'])].join(
    '\n',
  );
}

async function set(db: Database, task: Extract<StockTask, { do: 'set' }>): Promise<string> {
  const { code, warehouseId } = task;
  const result = await setStock(db, task);
  switch (result.outcome) {
    case 'unknown code':
      throw unknown(code);
    case 'unknown warehouse':
      throw new Stop(`La bodega ${warehouseId} no existe.`);
    case 'too few':
      throw new Stop(`En ${warehouseId} hay ${result.before} de ${code}; no se pueden quitar más.`);
    case 'too many':
      throw new Stop(`Serían demasiadas unidades de ${code}.`);
    case 'done':
      return `  ${code}  ${result.name}, ${warehouseId}: ${result.before} → ${result.after}`;
  }
}

const unknown = (code: string): Stop => new Stop(`Ningún tono ni producto sin tonos tiene el código «${code}».`);

await runCommand(run);
