import type { BackLine, BackStop } from '@tonalia/contract/load-back';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listDoorLines, readDeliveryFacts } from '../../purchase/index.ts';
import { type BackRow, listBackCounts, listBackLines, listBacks } from './back.sql.ts';
import { findLoad } from './load.sql.ts';

/** What comes back of a load, by stop, with its counts. LOAD_NOT_FOUND. */
export async function readBacks(db: Database, loadCode: string): Promise<BackStop[]> {
  const [load] = await findLoad(db, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  const rows = await listBacks(db, load.id);
  const facts = await readDeliveryFacts(
    db,
    rows.map(({ shipmentId }) => shipmentId),
  );
  const lines = await linesOfBacks(db, rows);
  return rows.flatMap((row) => {
    const own = facts.find(({ shipmentId }) => shipmentId === row.shipmentId);
    if (!own) return [];
    const { stopId, position, result, reason, at, countedBy, countedAt } = row;
    return {
      stopId,
      position,
      code: own.orderCode,
      customer: own.customer,
      result,
      reason,
      at: at.toISOString(),
      lines: lines.get(row.id) ?? [],
      counted: countedBy !== null && countedAt ? { by: countedBy, at: countedAt.toISOString() } : null,
    };
  });
}

/** The lines of what comes back, by delivery: as they were counted, else what the driver brings. */
export async function linesOfBacks(
  db: Database | Transaction,
  rows: readonly BackRow[],
): Promise<Map<string, BackLine[]>> {
  const ids = rows.map(({ id }) => id);
  const refused = rows.filter(({ result }) => result === 'refused').map(({ shipmentId }) => shipmentId);
  const [parts, counts, whole] = [
    Map.groupBy(await listBackLines(db, ids), ({ deliveryId }) => deliveryId),
    Map.groupBy(await listBackCounts(db, ids), ({ deliveryId }) => deliveryId),
    Map.groupBy(await listDoorLines(db, refused), ({ shipmentId }) => shipmentId),
  ];
  return new Map(
    rows.map((row): [string, BackLine[]] => {
      const said = row.result === 'partial' ? (parts.get(row.id) ?? []) : [];
      const reasonOf = (line: number) => said.find((one) => one.line === line)?.reason ?? null;
      const counted = counts.get(row.id);
      if (counted)
        return [row.id, counted.map(({ deliveryId: _, ...one }) => ({ ...one, reason: reasonOf(one.line) }))];
      const brought = row.result === 'partial' ? said : (whole.get(row.shipmentId) ?? []).map(toWhole);
      return [
        row.id,
        brought.map(({ line, name, units, reason }) => ({ line, name, units, reason, toStock: null, damaged: null })),
      ];
    }),
  );
}

const toWhole = ({ line, name, versionName, units }: Awaited<ReturnType<typeof listDoorLines>>[number]) => ({
  line,
  name: [name, versionName].filter((text) => text !== null).join(', '),
  units,
  reason: null,
});
