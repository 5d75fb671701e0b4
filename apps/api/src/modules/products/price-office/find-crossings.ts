import type { PriceCrossing } from '@tonalia/contract/prices-office';
import type { Database } from '../../../platform/transaction.ts';
import { listCrossings } from './crossing.sql.ts';

/** Pairs that a calendar shows. */
const MOST = 100;

/** The programmed prices and deals of a span of time that price the same versions at once. */
export async function crossingsIn(
  db: Database,
  { from, until }: { from: string; until: string },
): Promise<PriceCrossing[]> {
  const rows = await listCrossings(db, { from: new Date(from), until: new Date(until), most: MOST });
  return rows.map(({ oneKind, oneId, otherKind, otherId, ...row }) => ({
    one: { kind: oneKind, _id: oneId },
    other: { kind: otherKind, _id: otherId },
    from: row.from?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    versions: row.versions,
    versionId: row.versionId,
    tradeTypeId: row.tradeTypeId,
  }));
}
