import type { RepeatLine, RepeatQuote } from '@tonalia/contract/repeat-order';
import { maxLineQuantity } from '@tonalia/rules/policy';
import { wholeSteps } from '@tonalia/rules/quantity';
import { lineName } from '@tonalia/rules/line-name';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { whyMethodFails } from '../checkout/payment-methods.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { requireCoverage } from '../schedule/delivery.ts';
import { windowForGroup } from '../schedule/shipment-groups.rules.ts';
import { type Repeat, type RepeatRequest, readRepeat } from './read-repeat.ts';
import { asksBuyer, changesOf } from './repeat.rules.ts';
import { codeOf } from './resolve-items.ts';

/** An earlier order as it would be ordered now, with what changed. Changes nothing. CART_NOT_FOUND, NO_COVERAGE. */
export async function quoteRepeat(
  context: PlaceOrderContext,
  { actor, buyer }: BuyerCall,
  request: RepeatRequest,
): Promise<RepeatQuote> {
  await requireCoverage(context.db, buyer);
  const repeat = await readRepeat(context, context.db, { actor, buyer }, request);
  const { earlier, calculated, delivery, method, groups, items, seen } = repeat;
  const { subtotal, savings, shipping, total, amount } = calculated.totals;
  const { address } = delivery;
  return {
    orderCode: earlier.code,
    orderedAt: earlier.orderedAt.toISOString(),
    lines: items.map((one) => toRepeatLine(one, repeat)),
    units: amount,
    goods: subtotal - savings,
    shipping,
    total,
    address: address ? { _id: address._id, name: address.title || null, line: address.address } : null,
    parts: groups.map((group) => ({
      dispatchDate: group.dispatchDate,
      units: group.units,
      arrives: windowForGroup(group, []),
    })),
    method: {
      reference: earlier.method,
      name: earlier.methodName,
      reason: await whyMethodFails(context, buyer, { method, total }),
    },
    seen,
  };
}

function toRepeatLine(
  { row, wanted, item, replacement, alternatives, outcome }: Repeat['items'][number],
  { lines }: Repeat,
): RepeatLine {
  const own = lines.filter(({ line }) => line.versionId === item.versionId && line.choice === item.choice);
  const [first] = own;
  const waits = own.find(({ line }) => line.advanced);
  const sellable = first?.sellable;
  const quantity = wanted === 0 ? 0 : outcome.added;
  const compared = {
    wanted,
    quantity,
    inPresale: waits?.line.quantity ?? 0,
    priceBefore: row.price,
    price: first?.price ?? null,
    isReplaced: replacement !== null,
    isOtherBrand: replacement !== null && replacement.manufacturer._id !== row.manufacturerId,
  };
  const { name, versionName, color, image, tile } = replacement ?? row;
  return {
    lineNo: row.lineNo,
    code: codeOf(replacement ?? row),
    versionId: item.choice === '' ? item.versionId : null,
    name,
    versionName,
    color,
    image,
    tile,
    instead: replacement && {
      name: lineName(row),
      color: row.color,
      isOtherBrand: compared.isOtherBrand,
      difference: replacement.difference,
    },
    before: row.quantity,
    quantity,
    most: sellable ? mostOf(sellable) : 0,
    minQuantity: sellable?.minQuantity ?? 1,
    priceBefore: row.price,
    price: compared.price,
    amount: own.reduce((sum, { price, line }) => sum + price * line.quantity, 0),
    presale:
      waits && waits.dispatchDate !== null ? { units: waits.line.quantity, dispatchDate: waits.dispatchDate } : null,
    changes: changesOf(compared),
    asks: asksBuyer(compared),
    alternatives,
  };
}

/** Units of a version that one line can have, from stock and in presale. */
function mostOf({
  stock,
  presale,
  minQuantity,
}: {
  stock: number;
  presale: { left: number | null } | null;
  minQuantity: number;
}): number {
  const waiting = presale ? (presale.left ?? maxLineQuantity) : 0;
  return wholeSteps(Math.min(maxLineQuantity, wholeSteps(stock, minQuantity) + waiting), minQuantity);
}
