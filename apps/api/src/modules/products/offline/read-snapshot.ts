import { createHash } from 'node:crypto';
import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { type SnapshotScope, encodeProducts } from './encode-snapshot.ts';
import { jsonInTurns } from '../../../platform/json-in-turns.ts';
import type { OfflineTable } from './offline-table.ts';

/** A snapshot as JSON, with the id of its content. */
export interface MadeSnapshot {
  id: string;
  body: Promise<Buffer>;
}

/** Whole snapshots kept for sellers of the same scope. */
const MOST_KEPT = 8;
/** So many changed products are sent alone, even where they are most of the catalogue. */
const FEW = 1_000;

/** Makes snapshots of a table; a whole one is made once for all sellers with the same scope until something changes. */
export function createSnapshots() {
  const kept = new Map<string, MadeSnapshot>();
  return (table: OfflineTable, scope: SnapshotScope, since: string | undefined): MadeSnapshot => {
    const key = keyOf(scope);
    const id = `${table.epoch}.${table.seq.toString(36)}.${key}`;
    const before = since === undefined ? undefined : seqOf(since, table, key);
    if (before !== undefined) {
      const changed = [...table.changedAt].flatMap(([product, at]) => (at > before ? [product] : []));
      if (changed.length < Math.max(FEW, table.rows.size / 2))
        return { id, body: write(table, scope, { id, since: since ?? null, changed, before }) };
    }
    const known = kept.get(key);
    if (known?.id === id) return known;
    const made = { id, body: write(table, scope, { id, since: null, changed: [...table.rows.keys()], before: -1 }) };
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

interface SnapshotPart extends Pick<OfflineSnapshot, 'id' | 'since'> {
  changed: readonly number[];
  /** The state it changes; -1 for none. */
  before: number;
}

/** Reads the table at once, because it changes while the columns are made. */
function write(
  table: OfflineTable,
  scope: SnapshotScope,
  { id, since, changed, before }: SnapshotPart,
): Promise<Buffer> {
  const ids = changed.toSorted((a, b) => a - b);
  const rows = ids.flatMap((product) => table.rows.get(product) ?? []);
  const removed = ids.filter((product) => !table.rows.has(product));
  return jsonInTurns<{ results: OfflineSnapshot }>({
    results: {
      id: () => id,
      since: () => since,
      at: () => table.at.toISOString(),
      tradeTypeIds: () => [...scope.tradeTypeIds],
      warehouseIds: () => [...scope.warehouseIds],
      ...encodeProducts(rows, scope),
      removed: () => removed,
      reference: () => (table.referenceAt > before ? referenceFor(table, scope) : null),
    },
  });
}

/** Without deals of trade types that no customer has. */
const referenceFor = ({ reference }: OfflineTable, { tradeTypeIds }: SnapshotScope) => ({
  ...reference,
  deals: reference.deals.filter(({ tradeTypeId }) => tradeTypeId === null || tradeTypeIds.includes(tradeTypeId)),
});

/** The state that an id names, if this table passed through it with this scope. */
function seqOf(id: string, { epoch, seq }: OfflineTable, key: string): number | undefined {
  const [ofEpoch, state = '', ofKey] = id.split('.');
  const number = Number.parseInt(state, 36);
  return ofEpoch === epoch && ofKey === key && number >= 0 && number <= seq ? number : undefined;
}

const keyOf = (scope: SnapshotScope): string =>
  createHash('sha256')
    .update(JSON.stringify([scope.tradeTypeIds, scope.warehouseIds]))
    .digest('base64url')
    .slice(0, 10);
