import { AppError } from '@tonalia/contract/errors';
import type { OrderAskLine, OrderAsks } from '@tonalia/contract/order-asks';
import type { Shopper } from '../../../platform/http/actor.ts';
import { findAlternatives } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import type { AskedLine, FoundAsks } from './ask.ts';
import { type OfferedVersion, type Replacement, choicesFor } from './choices.rules.ts';
import type { OrderDraft } from './draft.rules.ts';
import type { SellerOrderRow } from './seller-order.sql.ts';

/** Lines of one order that get replacements; a longer list of what is gone is not repaired line by line. */
const MOST_REPLACED = 30;

/** The questions of an order with their choices. Up to three statements for each line that is short. */
export async function describeAsks(
  context: CartContext,
  { lines, doubts, unchanged, unchangedAmount, total, shopper }: FoundAsks,
  { expectedTotal }: OrderDraft,
): Promise<Omit<OrderAsks, 'revision'>> {
  const described: OrderAskLine[] = [];
  for (const [at, line] of lines.entries())
    described.push(toAskLine(line, at < MOST_REPLACED ? await replacementsOf(context, shopper, line) : []));
  return { expectedTotal, total, unchanged, unchangedAmount, lines: described, doubts };
}

async function replacementsOf(
  { db, clock }: CartContext,
  shopper: Shopper,
  { priced, reasons }: AskedLine,
): Promise<Replacement[]> {
  if (!priced || !reasons.some((reason) => reason === 'gone' || reason === 'fewer')) return [];
  const { code, versionCode } = priced.sellable;
  const found = await findAlternatives(db, clock, shopper, { code, versionCode });
  return (found ?? []).map((one) => ({ ...one, code: one.versionCode ?? one.code }));
}

function toAskLine({ position, line, priced, reasons }: AskedLine, replacements: readonly Replacement[]): OrderAskLine {
  const { code, quantity, priceSeen, dateSeen } = line;
  const version = priced && isSold(priced) ? toOffered(priced) : null;
  const choices = choicesFor(quantity, version, replacements, dateSeen !== null);
  return {
    line: position,
    code,
    name: priced?.sellable.name ?? null,
    versionName: priced?.sellable.versionName ?? null,
    image: priced?.sellable.image ?? null,
    reasons,
    seen: { quantity, price: priceSeen, dispatchDate: dateSeen },
    now: {
      quantity: priced?.after.quantity ?? 0,
      price: version?.price ?? priceSeen,
      // null when the presale is over
      dispatchDate: dateSeen === null ? null : (priced?.sellable.presale?.dispatchDate ?? null),
    },
    choices,
  };
}

/** What left the catalogue, and a combo with a part that did, can only be replaced. */
const isSold = ({ sellable, needs }: PricedLine): boolean => sellable.active && needs.length > 0;

function toOffered({ line, sellable, most, after, dispatchDate }: PricedLine): OfferedVersion {
  const { code, versionCode, name, versionName, minQuantity: step, stock, presale } = sellable;
  return {
    code: versionCode ?? code,
    name,
    versionName,
    step,
    price: after.price,
    most,
    stock,
    presale,
    dispatchDate: line.advanced ? dispatchDate : null,
  };
}

/** Throws why an order of a phone is not placed: it asks, or it was discarded. */
export function refuseToPlace({ clientOrderId, asks, revision }: SellerOrderRow): never {
  if (!asks) throw new AppError('ORDER_DISCARDED');
  throw new AppError('ORDER_ASKS', { draftId: clientOrderId, revision, ...asks });
}
