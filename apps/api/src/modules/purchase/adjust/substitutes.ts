import type { OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import type { Clock } from '../../../platform/clock.ts';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Database } from '../../../platform/transaction.ts';
import { findAlternatives, findSellables } from '../../products/index.ts';
import { readAdjustable } from './adjust-order.ts';
import { substitutePrice } from './lines.rules.ts';
import { shopperOf } from './offers.ts';

/** As many as the sheet shows. */
const MOST = 3;

/** The nearest versions in stock that can replace a line, at the price that they have in this order. ORDER_NOT_FOUND, LINE_NOT_FOUND. */
export async function findSubstitutes(
  { db, clock }: { db: Database; clock: Clock },
  orderCode: string,
  number: number,
): Promise<OfficeSubstitute[]> {
  const order = await readAdjustable(db, orderCode);
  const line = order.lines.find((one) => one.line === number);
  if (!line) throw new OfficeError('LINE_NOT_FOUND');
  const shopper = await shopperOf(db, { ...order, warehouseId: line.warehouseId });
  const found = (await findAlternatives(db, clock, shopper, line)) ?? [];
  const sellables = await findSellables(db, shopper, found, clock);
  return found
    .flatMap(({ originalPrice: _original, minQuantity: _least, ...alternative }) => {
      const sellable = sellables.find((one) => isOf(one, alternative));
      // what the presale offers is not in stock
      if (!sellable?.active || sellable.kind !== 'simple' || sellable.stock === 0) return [];
      const { price } = substitutePrice(line, sellable.price(1));
      return [{ ...alternative, stock: Math.min(sellable.stock, alternative.stock), price }];
    })
    .slice(0, MOST);
}

interface Coded {
  code: string;
  versionCode: string | null;
}

const isOf = (one: Coded, other: Coded): boolean => one.code === other.code && one.versionCode === other.versionCode;
