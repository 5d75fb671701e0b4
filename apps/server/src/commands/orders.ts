import { userInfo } from 'node:os';
import { AppError } from '@tonalia/contract/errors';
import type { Order } from '@tonalia/contract/purchase';
import { formatMoment, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import {
  type ListedOrder,
  type ShipmentMoveResult,
  type ShipmentStatus,
  changeShipment,
  listOrdersIn,
  readAnyOrder,
  rejectOrder,
} from '../../../api/src/modules/purchase/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type OrderTask, readOrderTask, statuses } from './orders-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const MOST_LISTED = 200;

const shipmentWords: Record<ShipmentStatus, string> = {
  received: 'por preparar',
  preparing: 'en preparación',
  dispatched: 'en camino',
  delivered: 'entregado',
  cancelled: 'cancelado',
};

/** `npm run orders`: lists orders to prepare and send, and moves their shipments. */
async function run(): Promise<void> {
  const task = readOrderTask(process.argv.slice(2));
  await withDatabase(async (db) => console.log(await resultText(db, task)), { max: 2 });
}

async function resultText(db: Database, task: OrderTask): Promise<string> {
  switch (task.do) {
    case 'list':
      return listed(await listOrdersIn(db, { statuses: task.statuses, most: MOST_LISTED }));
    case 'show':
      return shown(await existing(task.orderCode, readAnyOrder(db, task.orderCode)));
    case 'move':
      return moved(task.orderCode, await changeShipment(db, task, byOperator('')));
    case 'reject':
      return rejected(db, task.orderCode, task.why);
  }
}

/** The operator in audit events: the account of the machine. */
const byOperator = (why: string) => ({ why, actorId: null, by: userInfo().username });

async function existing<T>(code: string, found: Promise<T | undefined>): Promise<T> {
  const one = await found;
  if (one === undefined) throw new Stop(`No hay un pedido ${code}.`);
  return one;
}

const listed = (orders: ListedOrder[]): string =>
  orders.length === 0 ? '  No hay pedidos así.' : orders.map(lineOf).join('\n');

function lineOf({ orderCode, status, customer, city, total, units, placedAt, shipments }: ListedOrder): string {
  const facts = [statuses[status], formatMoment(placedAt), `${units} u.`, formatPesos(total)];
  const parts = shipments.map(
    (one) =>
      `    ${departure(one.dispatchDate)}: ${shipmentWords[one.status]}${one.deliveryDay ? `, se entrega ${formatShortDay(one.deliveryDay)}` : ''}`,
  );
  return [`  ${orderCode}  ${customer}, ${city}`, `    ${facts.join(' · ')}`, ...parts].join('\n');
}

const departure = (dispatchDate: string | null): string =>
  dispatchDate === null ? 'En bodega' : `Preventa ${dispatchDate}`;

function shown(order: Order): string {
  const { orderCode, status, customer, shippingAddress: to, payments, shipments, history, comments, total } = order;
  return [
    `  ${orderCode}  ${customer.name}  ${statuses[status]}`,
    `    ${to.address}, ${to.city}`,
    ...(comments ? [`    «${comments.replace(/\s+/g, ' ')}»`] : []),
    `    ${formatPesos(total)}: ${payments.map((one) => `${one.name} ${formatPesos(one.amount)} (${one.status})`).join(', ') || 'sin pago'}`,
    ...shipments.flatMap(({ dispatchDate, leavesFrom, status: part, products }) => [
      `    ${departure(dispatchDate)}${leavesFrom ? `, desde ${leavesFrom}` : ''}: ${shipmentWords[part]}`,
      ...products.map(
        (one) =>
          `      ${one.quantity} × ${one.versionCode ?? one.code}  ${[one.name, one.versionName].filter(Boolean).join(', ')}`,
      ),
    ]),
    ...history.map(
      (one) => `    ${formatMoment(new Date(one.at))}  ${statuses[one.status]}${one.why ? `: ${one.why}` : ''}`,
    ),
  ].join('\n');
}

function moved(code: string, result: ShipmentMoveResult): string {
  switch (result.outcome) {
    case 'moved':
      return `  ${code}, ${departure(result.dispatchDate).toLowerCase()}: listo. El pedido está ${statuses[result.status]}.`;
    case 'no_order':
      throw new Stop(`No hay un pedido ${code}.`);
    case 'not_now':
      throw new Stop(`El pedido ${code} está así: ${statuses[result.status]}.`);
    case 'no_shipment':
      throw new Stop(`El pedido ${code} sale así: ${result.dates.map(departure).join(', ')}. Di la fecha del que es.`);
    case 'ambiguous':
      throw new Stop(`El pedido ${code} sale ese día de dos bodegas. Di también cuál: «2026-12-01 MDE».`);
    case 'wrong_step':
      throw new Stop(`Ese despacho de ${code} está así: ${shipmentWords[result.from]}.`);
  }
}

async function rejected(db: Database, code: string, why: string): Promise<string> {
  const ended = rejectOrder(db, await readDatabaseClock(db), code, byOperator(why)).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new Stop(`El pedido ${code} ya no se puede rechazar: algo ya salió, o ya está cancelado.`);
  });
  await existing(code, ended);
  return `  ${code} queda rechazado; lo que tenía apartado volvió y la tienda le avisa al cliente.`;
}

await runCommand(run);
