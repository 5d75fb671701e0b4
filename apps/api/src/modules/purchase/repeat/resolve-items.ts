import type { Alternative } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findAlternatives, findVersionsByCode } from '../../products/index.ts';
import type { OrderedLineRow } from '../reorder/reorder.sql.ts';
import type { ReorderItem } from '../reorder/reorder.rules.ts';
import { nearestFor } from './repeat.rules.ts';

/** A changed line of a request. */
export interface WantedLine {
  lineNo: number;
  quantity?: number | undefined;
  code?: string | undefined;
}

/** A line of the earlier order, and what is to be ordered for it. */
export interface RepeatedItem {
  row: OrderedLineRow & ReorderItem;
  /** Units that were asked for. */
  wanted: number;
  item: ReorderItem;
  /** Null when what was ordered is ordered. */
  replacement: Alternative | null;
  alternatives: Alternative[];
}

/** Lines of one order that get alternatives; a longer list of what is gone is not repaired line by line. */
const MOST_REPLACED = 30;

/** Chooses what to order for each line: what was, what the buyer chose instead, or the nearest shade. Up to four statements a gone line. */
export async function resolveItems(
  { db, clock }: { db: Database; clock: Clock },
  tx: Database | Transaction,
  shopper: Buyer,
  {
    rows,
    wanted,
    isGone,
  }: {
    rows: readonly RepeatedItem['row'][];
    wanted: readonly WantedLine[];
    isGone: (row: RepeatedItem['row']) => boolean;
  },
): Promise<RepeatedItem[]> {
  const taken = new Set(rows.map(({ versionId }) => versionId));
  const items: RepeatedItem[] = [];
  let replaced = 0;
  for (const row of rows) {
    const change = wanted.find(({ lineNo }) => lineNo === row.lineNo);
    const quantity = change?.quantity ?? row.quantity;
    const plain = { row, wanted: quantity, item: { ...row, quantity }, replacement: null, alternatives: [] };
    if (!isGone(row) || replaced >= MOST_REPLACED) {
      items.push(plain);
      continue;
    }
    replaced += 1;
    const found = await findAlternatives(db, clock, shopper, row);
    const versions = await findVersionsByCode(tx, (found ?? []).map(codeOf));
    const idOf = (one: Alternative) => versions.find(({ code }) => code === codeOf(one))?.versionId ?? '';
    const free = (found ?? []).filter((one) => idOf(one) !== '' && !taken.has(idOf(one)));
    const chosen = free.find((one) => codeOf(one) === change?.code) ?? nearestFor(free, quantity);
    if (!chosen) {
      items.push({ ...plain, alternatives: free });
      continue;
    }
    const versionId = idOf(chosen);
    taken.add(versionId);
    const item = { productId: chosen.productId, versionId, choice: '', chosen: [], quantity };
    items.push({ ...plain, item, replacement: chosen, alternatives: free });
  }
  return items;
}

export const codeOf = ({ code, versionCode }: { code: string; versionCode: string | null }): string =>
  versionCode ?? code;
