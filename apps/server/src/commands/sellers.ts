import { type AddSellerOutcome, addSeller } from '../../../api/src/modules/auth/index.ts';
import {
  type SellerRow,
  assignCustomer,
  handOverCustomers,
  listSellers,
  setSellerQuota,
} from '../../../api/src/modules/customers/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { formatPesos } from '@tonalia/rules/money';
import { findOneCustomer } from './find-one-customer.ts';
import { type SellerTask, readSellerTask } from './sellers-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

/** `npm run sellers`: lists sellers with their portfolios, adds sellers, assigns customers and sets the goal of a month. */
async function run(): Promise<void> {
  const task = readSellerTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log(await resultText(db, task)));
}

async function resultText(db: Database, task: SellerTask): Promise<string> {
  switch (task.do) {
    case 'list':
      return (await listSellers(db)).map(sellerLine).join('\n') || '  Nadie vende todavía.';
    case 'add':
      return added[await addSeller(db, task.seller)]();
    case 'assign': {
      const customer = await findOneCustomer(db, task.customer);
      const { id, name } = await sellerNamed(db, task.email);
      const isNew = await assignCustomer(db, await readDatabaseClock(db), id, customer.customerId);
      return `  ${customer.customerName} ${isNew ? 'es ahora de' : 'ya era de'} ${name}.`;
    }
    case 'quota':
      return setQuota(db, task.email, task.pesos);
    case 'hand over': {
      const from = await sellerNamed(db, task.from);
      const to = await sellerNamed(db, task.to);
      return `  Clientes que pasaron a ${to.name}: ${await handOverCustomers(db, await readDatabaseClock(db), from.id, to.id)}.`;
    }
  }
}

async function setQuota(db: Database, email: string, pesos: number | null): Promise<string> {
  const { id, name } = await sellerNamed(db, email);
  const isNew = await setSellerQuota(db, await readDatabaseClock(db), id, pesos);
  const goal = pesos === null ? 'sin meta' : `con una meta de ${formatPesos(pesos)} al mes`;
  return `  ${name} ${isNew ? 'queda' : 'ya estaba'} ${goal}.`;
}

const sellerLine = ({ name, email, code, customers, isBlocked }: SellerRow): string =>
  `  ${[code, name, email, `clientes: ${customers}`, isBlocked && 'cuenta bloqueada'].filter(Boolean).join('  ')}`;

const taken = (what: string) => (): never => {
  throw new Stop(`Alguien ya ingresa con ese ${what}, y una cuenta no cambia de papel: usa otro.`);
};

const added: Record<AddSellerOutcome, () => string> = {
  done: () => '  Listo: ingresa con un código al celular o al correo, y con «Olvidé mi contraseña» escoge una clave.',
  'email taken': taken('correo'),
  'phone taken': taken('celular'),
};

async function sellerNamed(db: Database, email: string): Promise<SellerRow> {
  const seller = (await listSellers(db)).find((one) => one.email === email);
  if (!seller) throw new Stop(`Nadie vende con el correo «${email}».`);
  return seller;
}

await runCommand(run);
