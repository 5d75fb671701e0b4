import type { SuggestedOrder, UsualLine } from '@tonalia/contract/suggested-order';
import { dayIn } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import {
  HISTORY_DAYS,
  type SuggestedUnits,
  everUsual,
  isDue,
  rhythmOf,
  suggestOrder,
  unitsInSteps,
  usualUnits,
} from '@tonalia/rules/suggested-order';
import type { Database } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById, toListMatch } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import { reviewReasons } from '../reorder/messages.es-CO.ts';
import { findOrderedUnits } from './suggested-order.sql.ts';

/** What a customer is likely to need now, at today's prices and stock. Two statements, and one for combos. */
export async function readSuggestedOrder({ db, clock }: CartContext, buyer: Buyer): Promise<SuggestedOrder> {
  const now = clock.now();
  const today = dayIn(now);
  const rows = await findHistory(db, buyer.customerId, now);
  const orders = new Set(rows.flatMap((row) => row.orders)).size;
  const suggested = suggestOrder(rows, today);
  const usual = usualUnits(rows);
  const versionIds = new Set([...suggested, ...usual].map(({ versionId }) => versionId));
  const sellables = await findSellablesById(db, buyer, [...versionIds], clock);
  const sellableOf = new Map(sellables.map((one) => [one.versionId, one]));
  const found = suggested.flatMap((one) => {
    const sellable = sellableOf.get(one.versionId);
    return sellable ? [toSuggestion(one, sellable)] : [];
  });
  return {
    orders,
    average: orders === 0 ? null : Math.round(rows.reduce((sum, { pesos }) => sum + pesos, 0) / orders),
    rhythm: rhythmOf(
      rows.map((row) => row.day),
      today,
    ),
    lines: found.flatMap(({ line }) => (line ? [line] : [])),
    usual: usualLines(usual, sellableOf),
    leftOut: found.flatMap(({ leftOut }) => (leftOut ? [leftOut] : [])),
  };
}

/** A page of all that a customer ordered in twelve months and that is on sale. Two statements, and one for combos. */
export async function readUsual(
  { db, clock }: CartContext,
  buyer: Buyer,
  { page, limit }: { page: number; limit: number },
) {
  const usual = everUsual(await findHistory(db, buyer.customerId, clock.now()));
  const sellables = await findSellablesById(
    db,
    buyer,
    usual.map(({ versionId }) => versionId),
    clock,
  );
  const lines = usualLines(usual, new Map(sellables.map((one) => [one.versionId, one])));
  const total = lines.length;
  const results = lines.slice((page - 1) * limit, page * limit);
  return { results, page, limit, total, pages: Math.ceil(total / limit) };
}

/** Of what is on sale. */
const usualLines = (usual: ReturnType<typeof everUsual>, sellableOf: ReadonlyMap<string, Sellable>): UsualLine[] =>
  usual.flatMap(({ versionId, units, times }) => {
    const sellable = sellableOf.get(versionId);
    return sellable?.active ? [{ quantity: units, times, match: toListMatch(sellable) }] : [];
  });

const findHistory = (db: Database, customerId: string, now: Date) =>
  findOrderedUnits(db, { customerId, from: new Date(now.getTime() - HISTORY_DAYS * day) });

type Suggestion = { line?: SuggestedOrder['lines'][number]; leftOut?: SuggestedOrder['leftOut'][number] };

/** A line to order, or why it is none. */
function toSuggestion({ versionId, units, ...reason }: SuggestedUnits, sellable: Sellable): Suggestion {
  const { every, since, share, times } = reason;
  const quantity = unitsInSteps(units, sellable.minQuantity);
  const shared = { every, since, share, times, quantity, isDue: isDue(reason) };
  const match = toListMatch(sellable);
  const canBeOrdered = match.stock > 0 || (match.presale !== null && match.presale.left !== 0);
  if (sellable.active && canBeOrdered) return { line: { ...shared, match } };
  const kind = sellable.active ? 'stock' : 'gone';
  const { code, name, versionName } = match;
  const why = reviewReasons[kind]({ added: 0, quantity });
  return { leftOut: { ...shared, versionId, code, name, versionName, kind, reason: why } };
}
