import { unitsByProduct } from '../cart/cart.rules.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import type { OrderLineInsert } from './place-order.sql.ts';
import { stockUnits } from './take-units.ts';

/** Copies cart lines into order lines: names, prices and their reasons stay as they are when the catalogue changes. */
export function snapshotLines(lines: readonly PricedLine[]): OrderLineInsert[] {
  const units = unitsByProduct(lines.map(({ line }) => line));
  return lines.map((line, index) => snapshotLine(line, index + 1, units));
}

function snapshotLine(priced: PricedLine, lineNo: number, bought: ReadonlyMap<string, number>): OrderLineInsert {
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
