import { type AuditEvent, recordAuditEvents } from '../../../platform/audit.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { refreshShown } from '../shown.sql.ts';
import type { SellingState } from './selling.rules.ts';
import {
  type ChangedSelling,
  type SellingItem,
  findWithdrawnByImport,
  setProductSelling,
  setVersionSelling,
} from './selling.sql.ts';

/** A change of state and its author. A withdrawal needs a reason; publishing has none. */
export interface SellingChange {
  to: SellingState;
  reason: string | null;
  /** The person at the terminal or in the office; "importación" for an import. */
  by: string;
}

const ITEMS_AT_ONCE = 500;

/**
 * Sets the state of products and versions, each change with its audit event. A product that is published brings back its
 * versions that an import withdrew, never those a person withdrew. Returns how many items changed.
 */
export async function changeSelling(
  db: Database,
  items: readonly Pick<SellingItem, 'level' | 'id'>[],
  change: SellingChange,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    const some = items.slice(from, from + ITEMS_AT_ONCE);
    changed += await inTransaction(db, (tx) => changeSome(tx, some, change));
  }
  return changed;
}

async function changeSome(
  tx: Transaction,
  items: readonly Pick<SellingItem, 'level' | 'id'>[],
  { to, reason, by }: SellingChange,
): Promise<number> {
  const changed = await writeSelling(tx, items, { to, reason, by });
  await recordAuditEvents(
    tx,
    changed.map((one) => sellingAuditEvent(one, { to, reason, by })),
  );
  await refreshShown(tx, [...new Set(changed.map(({ productId }) => productId))]);
  return changed.length;
}

/** As `changeSelling` in a transaction of the caller, which records the audit event and calls `refreshShown`. Locks products first. */
export async function writeSelling(
  tx: Transaction,
  items: readonly Pick<SellingItem, 'level' | 'id'>[],
  { to, reason, by }: SellingChange,
): Promise<ChangedSelling[]> {
  const idsOf = (level: SellingItem['level']) => items.filter((item) => item.level === level).map(({ id }) => id);
  const products = idsOf('product');
  const changedProducts = await setProductSelling(tx, { ids: products, to, reason, by });
  const back = to === 'published' ? (await findWithdrawnByImport(tx, products)).map(({ id }) => id) : [];
  const ids = [...idsOf('version'), ...back];
  const changedVersions = await setVersionSelling(tx, { ids, to, reason, by, byImport: false });
  return [...changedProducts, ...changedVersions];
}

/** The audit event of one change of state. */
export function sellingAuditEvent(
  { id, code, before }: Omit<ChangedSelling, 'productId'>,
  { to, reason, by }: SellingChange,
): AuditEvent {
  return { actorId: null, action: 'products.selling_changed', subjectId: id, detail: { code, before, to, reason, by } };
}
