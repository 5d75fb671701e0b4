import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { customerTradeType } from '../../customers/index.ts';
import { type Sellable, type WarehouseNeed, findSellables } from '../../products/index.ts';
import type { OfferedSubstitute, PricedSubstitute } from './lines.rules.ts';

/** A substitute with the version that is sold. */
export interface Offer extends OfferedSubstitute {
  sellable: Sellable;
  /** The warehouse that it leaves from: that of the line it replaces. */
  warehouseId: string;
}

interface WishedSubstitute {
  code: string;
  versionCode: string | null;
  quantity: number;
  warehouseId: string;
}

/** The customer of an order as its warehouse sells to it. */
export async function shopperOf(
  db: Database | Transaction,
  { customerId, warehouseId }: { customerId: string; warehouseId: string },
): Promise<Shopper> {
  const tradeTypeId = await customerTradeType(db, customerId);
  if (tradeTypeId === undefined) throw new Error(`there is no customer ${customerId}`);
  return { tradeTypeId, agreedFor: customerId, warehouseId };
}

/** The wished substitutes at the customer's own prices, in their order. SUBSTITUTE_UNAVAILABLE for what is not sold, and combos. */
export async function offersFor(
  db: Database | Transaction,
  clock: Clock,
  order: { customerId: string },
  wishes: readonly WishedSubstitute[],
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const { warehouseId, ...wish } of wishes) {
    const found = await findSellables(db, await shopperOf(db, { ...order, warehouseId }), [wish], clock);
    const { code, versionCode, quantity } = wish;
    const sellable = found.find((one) => one.code === code && one.versionCode === versionCode);
    if (!sellable?.active || sellable.kind !== 'simple') throw new OfficeError('SUBSTITUTE_UNAVAILABLE');
    const { price, originalPrice } = sellable.price(quantity);
    offers.push({ sellable, warehouseId, quantity, price, originalPrice });
  }
  return offers;
}

/** INSUFFICIENT_STOCK with the units left when substitutes need more than there is, and returns. */
export function requireStock(
  added: readonly PricedSubstitute<Offer>[],
  { back, taken }: { back: readonly WarehouseNeed[]; taken: readonly WarehouseNeed[] },
): void {
  for (const { offered } of added) {
    const { versionId, stock } = offered.sellable;
    const here = { versionId, warehouseId: offered.warehouseId };
    const left = stock + unitsOf(back, here);
    if (unitsOf(taken, here) > left) throw shortOf(added, versionId, left);
  }
}

const unitsOf = (
  units: readonly WarehouseNeed[],
  { versionId, warehouseId }: Pick<WarehouseNeed, 'versionId' | 'warehouseId'>,
): number =>
  units
    .filter((one) => one.versionId === versionId && one.warehouseId === warehouseId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** INSUFFICIENT_STOCK of a version that substitutes need. */
export function shortOf(added: readonly PricedSubstitute<Offer>[], versionId: string, left: number): AppError {
  const sellable = added.find(({ offered }) => offered.sellable.versionId === versionId)?.offered.sellable;
  if (!sellable) throw new Error(`no substitute takes units of version ${versionId}`);
  return new AppError('INSUFFICIENT_STOCK', {
    code: sellable.versionCode ?? sellable.code,
    name: sellable.name,
    left,
  });
}
