import { taxRates } from '@tonalia/rules/tax';
import type { Transaction } from '../../../platform/transaction.ts';
import { exchangeAcross, givePresaleBack } from '../../products/index.ts';
import { writeOffMissing } from '../order/missing-units.ts';
import { insertSubstitutes, updateLines } from './adjust.sql.ts';
import type { AdjustedLines, PricedSubstitute } from './lines.rules.ts';
import { type Offer, shortOf } from './offers.ts';
import { type AdjustableOrder, movedUnits, numbered } from './plan.ts';

/** Returns the units that are not sent any more (those that were not found leave the stock), takes those of substitutes, and stores the lines. INSUFFICIENT_STOCK. */
export async function moveUnits(
  tx: Transaction,
  order: AdjustableOrder,
  { lines, operatorId }: { lines: AdjustedLines<Offer>; operatorId: string | null },
): Promise<void> {
  const { back: freed, taken, presale } = movedUnits(order, lines);
  const back = await writeOffMissing(tx, freed, { document: order.code, operatorId, also: taken });
  const [short] = await exchangeAcross(tx, { back, taken });
  if (short) throw shortOf(lines.added, short.versionId, short.left);
  await givePresaleBack(tx, presale, order.createdAt);
  await updateLines(tx, {
    orderId: order.id,
    lines: lines.changed.map(({ line }) => line),
    before: lines.changed.map(({ before }) => before),
    after: lines.changed.map(({ after }) => after),
  });
  if (lines.added.length === 0) return;
  const added = numbered(order, lines.added).map(toInsert);
  await insertSubstitutes(tx, { orderId: order.id, added: JSON.stringify(added) });
}

function toInsert({
  line,
  substitutes,
  quantity,
  price,
  originalPrice,
  offered: { sellable },
}: PricedSubstitute<Offer> & { line: number }) {
  const { productId, versionId, code, versionCode, name, versionName, manufacturer, color, image, tile } = sellable;
  const { taxClass } = sellable;
  return {
    line,
    substitutes,
    productId,
    versionId,
    code,
    versionCode,
    name,
    versionName,
    manufacturerId: manufacturer._id,
    manufacturerName: manufacturer.name,
    colour: color,
    image,
    tile,
    quantity,
    price,
    originalPrice,
    why: sellable.why(quantity),
    taxClass,
    taxRate: taxRates[taxClass],
  };
}
