import { AppError } from '@tonalia/contract/errors';
import { formatPesos } from '@tonalia/rules/money';
import { shopperOf } from '../../../api/src/app.ts';
import { type ExplainedPrice, explainPrice, setPrice } from '../../../api/src/modules/products/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { findOneCustomer } from './find-one-customer.ts';
import { type PriceTask, readPriceTask } from './price-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

/** Shades shown of a product's code; the others are shown by their own code. */
const MOST_VERSIONS = 12;

/** `npm run price`: explains step by step what a code costs a customer or a visitor now; or sets a price. */
async function run(): Promise<void> {
  const task = readPriceTask(process.argv.slice(2));
  await withDatabase(
    (db) => (task.do === 'set' ? set(db, task) : explain(db, task.code, task.customer).catch(stopIfEmpty)),
    { max: 2 },
  );
}

async function set(db: Database, task: Extract<PriceTask, { do: 'set' }>): Promise<void> {
  const { code, price, tradeTypeId } = task;
  const result = await setPrice(db, task);
  if (result.outcome === 'unknown code') throw new Stop(`Ningún tono ni producto sin tonos tiene el código «${code}».`);
  if (result.outcome === 'unknown trade type') throw new Stop(`No existe el tipo de negocio «${tradeTypeId}».`);
  const before = result.before === null ? 'sin precio' : formatPesos(result.before);
  const change = `  ${code}  ${result.name}${tradeTypeId ? ` (${tradeTypeId})` : ''}: ${before} → ${formatPesos(price.pesos)}`;
  if (result.outcome === 'doubted')
    throw new Stop(`${change}\nNo se cambió: ${result.sentence}. Si es así, repite la orden con --yes.`);
  console.log(change);
}

function stopIfEmpty(error: unknown): never {
  const isEmpty = error instanceof AppError && error.code === 'UNAVAILABLE';
  throw isEmpty ? new Stop('Todavía no hay bodegas: sin ellas nada se vende.') : error;
}

async function explain(db: Database, code: string, typed: string | undefined): Promise<void> {
  const customer = typed === undefined ? undefined : await findOneCustomer(db, typed);
  const shopper = await shopperOf(db, customer?.cityId, customer);
  const clock = await readDatabaseClock(db);
  const found = await explainPrice(db, clock, shopper, { code, most: MOST_VERSIONS + 1 });
  if (found.length === 0) throw new Stop(`Ningún producto ni tono tiene el código «${code}».`);
  console.log(
    `  ${customer?.customerName ?? 'Visitante'}: tipo de negocio ${shopper.tradeTypeId}, bodega ${shopper.warehouseId}`,
  );
  if (customer && !shopper.hasCoverage) console.log('  A su ciudad no llegamos: mira, pero no pide.');
  for (const price of found.slice(0, MOST_VERSIONS)) console.log(textOf(price));
  if (found.length > MOST_VERSIONS) console.log('\n  Hay más tonos; pide uno por su código.');
}

function textOf({ code, versionCode, name, versionName, active, stock, presale, steps }: ExplainedPrice): string {
  const head = `\n  ${versionCode ?? code}  ${[name, versionName].filter(Boolean).join(', ')}`;
  const left =
    presale && `preventa para el ${presale.dispatchDate}${presale.left === null ? '' : ` (quedan ${presale.left})`}`;
  const facts = active ? [`${stock} en bodega`, left] : ['ya no se vende'];
  return [
    head,
    `    ${facts.filter(Boolean).join(', ')}`,
    ...steps.flatMap(({ from, price, why }) => [
      `    Desde ${from} ${from === 1 ? 'unidad' : 'unidades'}: ${formatPesos(price.price)}`,
      ...why.map((line) => `      ${line}`),
    ]),
  ].join('\n');
}

await runCommand(run);
