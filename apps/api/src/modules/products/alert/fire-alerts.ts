import { AppError } from '@tonalia/contract/errors';
import { slug } from '@tonalia/rules/slug';
import { lineName } from '@tonalia/rules/line-name';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { publish } from '../../../platform/publish.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { writeNotice } from '../../notices/index.ts';
import { placeNames } from '../../tracking/index.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';
import { isDue } from './due.rules.ts';
import { listCustomersToLookAt, lockWaitingAlerts, markFired } from './fire.sql.ts';
import { addUnits, backInStock, cheaper, cheaperNow } from './messages.es-CO.ts';

/** Customers per step. */
const STEP = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What alerts need: how a customer buys comes from the context, because customers are not the catalogue's. */
export interface FiringContext extends Pick<ModuleContext, 'db' | 'clock'> {
  office: Pick<ModuleContext['office'], 'findBuyer'>;
}

/**
 * Makes the notices of all alerts that are due, or of those of some products. Returns how many. Several processes may work at once: each
 * skips alerts that another one holds.
 */
export async function fireAlerts(context: FiringContext, productIds: readonly string[] | null = null): Promise<number> {
  let fired = 0;
  for (let after = FIRST; ;) {
    const customers = await listCustomersToLookAt(context.db, { after, productIds, most: STEP });
    for (const { customerId } of customers) fired += await fireAlertsOf(context, customerId);
    const last = customers.at(-1);
    if (!last || customers.length < STEP) return fired;
    after = last.customerId;
  }
}

/** Makes the notices of a customer that are due in the place that serves it. */
async function fireAlertsOf(context: FiringContext, customerId: string): Promise<number> {
  const { db, clock, office } = context;
  const buyer = await office.findBuyer(customerId).catch((error: unknown) => {
    // the account was closed meanwhile; its alerts are about to be deleted
    if (error instanceof AppError) return undefined;
    throw error;
  });
  // it can buy nothing: no warehouse delivers there, or it waits for its approval
  if (!buyer?.hasCoverage || buyer.approval !== 'approved') return 0;
  // "Bogotá, D.C." is Bogotá in a sentence
  const [place = ''] = ((await placeNames(db, buyer.cityId))?.city ?? '').split(',');
  return inTransaction(db, async (tx) => {
    const waiting = await lockWaitingAlerts(tx, customerId);
    const ids = [...new Set(waiting.map(({ versionId }) => versionId))];
    const sellables = await findSellablesById(tx, buyer, ids, clock);
    const news: AlertNews[] = [];
    for (const alert of waiting) {
      const sellable = sellables.find(({ versionId }) => versionId === alert.versionId);
      if (!sellable) continue;
      const { price } = sellable.price(1);
      if (!isDue(alert, { ...sellable, price })) continue;
      const [marked] = await markFired(tx, { alertId: alert.alertId, at: clock.now(), price });
      if (marked) news.push(await write(tx, { ...alert, sellable, price, place, buyer, at: clock.now() }));
    }
    if (news.length > 0) await publish(tx, 'products.alerts_fired', { customerId, news });
    return news.length;
  });
}

/** What a push or mail says of an alert. A locked phone shows the title, so it has no amount. */
interface AlertNews extends Record<string, string> {
  title: string;
  text: string;
  path: string;
}

interface DueAlert {
  alertId: string;
  kind: 'stock' | 'price';
  quantity: number;
  priceThen: number;
  sellable: Sellable;
  price: number;
  place: string;
  buyer: Buyer;
  at: Date;
}

async function write(
  tx: Transaction,
  { alertId, kind, quantity, priceThen, sellable, price, place, buyer, at }: DueAlert,
): Promise<AlertNews> {
  const { productId, versionId, name, stock, color } = sellable;
  const words = { name: lineName(sellable), stock, place, price, priceThen };
  const said = kind === 'stock' ? backInStock(words) : cheaper(words);
  const path = `/product/${slug(name)}/${productId}/details`;
  await writeNotice(tx, {
    customerId: buyer.customerId,
    kind: kind === 'stock' ? 'back_in_stock' : 'price_drop',
    key: `alert ${alertId}`,
    ...said,
    path,
    action: addUnits(quantity),
    version: { versionId, quantity, hex: color?.color ?? null },
    at,
  });
  return { ...(kind === 'stock' ? said : cheaperNow(words)), path };
}
