import type { OfficeSubstitute } from '@tonalia/contract/purchase-adjust';
import type { Clock } from '../../../platform/clock.ts';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Database } from '../../../platform/transaction.ts';
import {
  type Sellable,
  findAlternatives,
  findSellables,
  findSellablesById,
  findVersionsNamed,
} from '../../products/index.ts';
import { readAdjustable } from './adjust-order.ts';
import { substitutePrice } from './lines.rules.ts';
import { shopperOf } from './offers.ts';

/** As many as the sheet shows. */
const MOST = 3;
/** Of what a code or number names. */
const MOST_NAMED = 6;

interface FindingContext {
  db: Database;
  clock: Clock;
}

/** The nearest versions in stock that can replace a line, at the price that they have in this order. ORDER_NOT_FOUND, LINE_NOT_FOUND. */
export async function findSubstitutes(
  { db, clock }: FindingContext,
  orderCode: string,
  number: number,
): Promise<OfficeSubstitute[]> {
  const { line, shopper } = await readWanted(db, orderCode, number);
  const found = (await findAlternatives(db, clock, shopper, line)) ?? [];
  const sellables = await findSellables(db, shopper, found, clock);
  return found
    .flatMap(({ originalPrice: _original, minQuantity: _least, ...alternative }) => {
      const sellable = sellables.find((one) => isOf(one, alternative));
      // what the presale offers is not in stock
      if (!sellable || !isInStock(sellable)) return [];
      const { price } = substitutePrice(line, sellable.price(1));
      return [{ ...alternative, stock: Math.min(sellable.stock, alternative.stock), price }];
    })
    .slice(0, MOST);
}

/**
 * The versions in stock that a code or the number of a shade names, at the price that they have in this order: those of the line's product
 * first, then those of its category. ORDER_NOT_FOUND, LINE_NOT_FOUND.
 */
export async function findNamedSubstitutes(
  { db, clock }: FindingContext,
  { orderCode, line: number, words }: { orderCode: string; line: number; words: string },
): Promise<OfficeSubstitute[]> {
  const { line, shopper } = await readWanted(db, orderCode, number);
  const [[wanted], named] = await Promise.all([
    findSellables(db, shopper, [line], clock),
    findVersionsNamed(db, words).then((ids) => findSellablesById(db, shopper, ids, clock)),
  ]);
  const rank = (one: Sellable) => (one.code === line.code ? 0 : one.categoryId === wanted?.categoryId ? 1 : 2);
  return named
    .filter((one) => isInStock(one) && !isOf(one, line))
    .toSorted((one, other) => rank(one) - rank(other) || other.stock - one.stock)
    .slice(0, MOST_NAMED)
    .map((one) => ({
      productId: one.productId,
      code: one.code,
      versionCode: one.versionCode,
      name: one.name,
      versionName: one.versionName,
      manufacturer: one.manufacturer,
      color: one.color,
      image: one.image,
      tile: one.tile,
      stock: Math.min(one.stock, 9_999),
      price: substitutePrice(line, one.price(1)).price,
      nearness: null,
      difference: null,
    }));
}

async function readWanted(db: Database, orderCode: string, number: number) {
  const order = await readAdjustable(db, orderCode);
  const line = order.lines.find((one) => one.line === number);
  if (!line) throw new OfficeError('LINE_NOT_FOUND');
  return { line, shopper: await shopperOf(db, { ...order, warehouseId: line.warehouseId }) };
}

const isInStock = ({ active, kind, stock }: Sellable): boolean => active && kind === 'simple' && stock > 0;

interface Coded {
  code: string;
  versionCode: string | null;
}

const isOf = (one: Coded, other: Coded): boolean => one.code === other.code && one.versionCode === other.versionCode;
