import { type SellingItem, changeSelling, findSelling, listSelling } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { confirm } from '../terminal/confirm.ts';
import { type SellingTask, readSellingTask, sellingWords } from './selling-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const MOST_LISTED = 200;
/** A change of more items than this asks for confirmation. */
const MOST_UNASKED = 1;

/** `npm run selling`: lists what is not on sale; publishes or withdraws products and versions. */
async function run(): Promise<void> {
  const task = readSellingTask(process.argv.slice(2));
  await withDatabase((db) => (task.do === 'list' ? list(db, task) : change(db, task)), { statementTimeout: 120_000 });
}

async function list(db: Database, { codes, brand }: Extract<SellingTask, { do: 'list' }>): Promise<void> {
  const items = codes.length > 0 ? await existing(db, codes) : await listSelling(db, brand, MOST_LISTED);
  console.log(items.map(lineOf).join('\n') || '  Todo lo que hay está publicado.');
  if (items.length === MOST_LISTED)
    console.log(`  Hay más; solo se muestran ${MOST_LISTED}. Pide una marca con --brand.`);
}

async function change(db: Database, task: Extract<SellingTask, { do: 'set' }>): Promise<void> {
  const items = task.brand === undefined ? await existing(db, task.codes) : await ofBrand(db, task.brand);
  const shown = items.slice(0, MOST_LISTED).map((item) => `${lineOf(item)} → ${sellingWords[task.to]}`);
  console.log(shown.join('\n'));
  if (items.length > MOST_LISTED) console.log(`  … y ${items.length - MOST_LISTED} más.`);
  const question = `  ${items.length} productos o tonos pasarán a «${sellingWords[task.to]}». ¿Seguir?`;
  if (items.length > MOST_UNASKED && !task.isSure && !(await confirm(question)))
    throw new Stop(`No se cambió nada: son ${items.length}. Repite la orden con --yes para confirmar.`);
  const changed = await changeSelling(db, items, task);
  console.log(`  Listo: ${changed} cambiados, ${items.length} pedidos; lo hizo ${task.by}.`);
  for (const note of items.flatMap((item) => notesOf(item, task.to))) console.log(note);
}

async function existing(db: Database, codes: readonly string[]): Promise<SellingItem[]> {
  const items = await findSelling(db, { codes });
  const known = new Set(items.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0)
    throw new Stop(`Ningún producto ni tono tiene el código ${unknown.join(', ')}. No se cambió nada.`);
  return items;
}

async function ofBrand(db: Database, brand: string): Promise<SellingItem[]> {
  const items = await findSelling(db, { brand });
  if (items.length === 0) throw new Stop(`No hay productos de la marca «${brand}».`);
  return items;
}

function lineOf({ code, name, selling, selling_reason, selling_by }: SellingItem): string {
  const why = [selling_reason, selling_by && `por ${selling_by}`].filter(Boolean).join('; ');
  return `  ${code}  ${name}: ${sellingWords[selling]}${selling !== 'published' && why ? ` (${why})` : ''}`;
}

/** Why a just published item is still not on sale. */
function notesOf({ level, code, versionsPublished, productSelling }: SellingItem, to: string): string[] {
  if (to !== 'published') return [];
  if (level === 'version' && productSelling !== 'published')
    return [`  ${code}: su producto no está publicado (${sellingWords[productSelling]}); publícalo también.`];
  if (level === 'product' && versionsPublished === 0)
    return [`  ${code}: ninguno de sus tonos o volúmenes está publicado; publícalos por su código.`];
  return [];
}

await runCommand(run);
