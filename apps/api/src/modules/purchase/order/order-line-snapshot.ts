import { unitsByProduct } from '@tonalia/rules/cart-lines';
import type { PricedLine } from '../cart/catalogue.ts';
import { type PlacedTax, placedTaxes } from './placed-facts.rules.ts';
import type { OrderLineInsert } from './place-order.sql.ts';
import { stockUnits } from './take-units.ts';

/**
 * Copies cart lines into order lines: names, prices with their reasons, and tax stay as they are when the catalogue changes. Coupon and
 * `movement` of the payment method are shared out over the lines.
 */
export function snapshotLines(
  lines: readonly PricedLine[],
  ofOrder: { couponSavings: number; movement: number },
): OrderLineInsert[] {
  const units = unitsByProduct(lines.map(({ line }) => line));
  const amounts = lines.map(({ line, price, sellable: { taxClass } }) => ({ amount: price * line.quantity, taxClass }));
  const taxes = placedTaxes(amounts, ofOrder);
  return lines.flatMap((line, at) => {
    const tax = taxes[at];
    return tax ? [{ ...snapshotLine(line, at + 1, units), ...tax }] : [];
  });
}

function snapshotLine(
  priced: PricedLine,
  lineNo: number,
  bought: ReadonlyMap<string, number>,
): Omit<OrderLineInsert, keyof PlacedTax> {
  const { line, sellable, price, originalPrice, dispatchDate, choiceName } = priced;
  const units = bought.get(line.productId) ?? line.quantity;
  return {
    lineNo,
    productId: line.productId,
    versionId: line.versionId,
    code: sellable.code,
    versionCode: sellable.versionCode,
    choice: line.choice,
    name: sellable.name,
    versionName: choiceName ?? sellable.versionName,
    manufacturerId: sellable.manufacturer._id,
    manufacturerName: sellable.manufacturer.name,
    colour: sellable.color,
    image: sellable.image,
    tile: sellable.tile,
    advanced: line.advanced,
    dispatchDate,
    quantity: line.quantity,
    price,
    originalPrice,
    amount: price * line.quantity,
    why: sellable.why(units),
    parts: line.advanced ? [] : stockUnits(priced).map((part, position) => ({ position, ...part })),
  };
}
