import type { OrderLineInsert } from '../order/place-order.sql.ts';
import type { UnitsToTake } from '../order/take-units.ts';
import type { ExchangeableLine } from './exchange.sql.ts';
import type { LineBack } from './goods-back.rules.ts';

/** A line of an exchange: what it takes of the stock, and how its order keeps it. */
export interface ExchangeLine {
  taken: UnitsToTake;
  kept: OrderLineInsert;
}

/** The lines of an exchange for the units that were accepted, without cost; `originalPrice` is what they were sold for. */
export function exchangeLines(lines: readonly ExchangeableLine[], accepted: readonly LineBack[]): ExchangeLine[] {
  const units = new Map<number, number>();
  for (const one of accepted) units.set(one.line, (units.get(one.line) ?? 0) + one.units);
  return lines
    .filter(({ line }) => units.has(line))
    .map((line, at) => exchangeLine(line, { lineNo: at + 1, quantity: units.get(line.line) ?? 0 }));
}

function exchangeLine(
  { line: _, quantity: before, price, parts, ...same }: ExchangeableLine,
  { lineNo, quantity }: { lineNo: number; quantity: number },
): ExchangeLine {
  const { productId, code, versionCode, name } = same;
  const held = parts.length > 0 ? parts : [{ versionId: same.versionId, quantity: before }];
  // of a combo each version has a multiple of the line's units
  const needs = held.map((part) => ({ versionId: part.versionId, quantity: part.quantity / before }));
  return {
    taken: { line: { advanced: false, productId, quantity }, needs, sellable: { code, versionCode, name } },
    kept: {
      ...same,
      lineNo,
      quantity,
      advanced: false,
      dispatchDate: null,
      price: 0,
      originalPrice: price,
      amount: 0,
      why: [],
      base: 0,
      tax: 0,
      parts: needs.map((need, position) => ({
        position,
        versionId: need.versionId,
        quantity: need.quantity * quantity,
      })),
    },
  };
}
