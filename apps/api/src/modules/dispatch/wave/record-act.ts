import type { UndoableAct } from '@tonalia/contract/office-wire';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type HeldShipment, holdShipments, undoableUntil } from '../../purchase/index.ts';
import { countTallies, insertAct, insertActAssignment, insertActShipments } from './act.sql.ts';
import type { WaveRow } from './wave.sql.ts';

/** Notes which shipments were put into which waves, in the transaction that does it. */
export async function recordWaves(
  tx: Transaction,
  { operatorId }: OperatorActor,
  waves: readonly { code: string | null; shipmentIds: readonly string[] }[],
  held: readonly HeldShipment[],
): Promise<UndoableAct | null> {
  if (waves.length === 0) return null;
  const act = await begin(tx, operatorId, 'waves');
  const placed = waves.flatMap(({ code, shipmentIds }) => shipmentIds.map((id) => ({ id, code: code ?? '' })));
  await insertShipments(tx, act._id, placed, held);
  return act;
}

/** Notes what a wave was before it was assigned, in the transaction that assigns it. */
export async function recordAssignment(
  tx: Transaction,
  operatorId: string,
  { code, shipmentIds, operatorId: before, operatorName, leavesAt, version }: WaveRow,
): Promise<UndoableAct> {
  const act = await begin(tx, operatorId, 'assignment');
  await insertActAssignment(tx, {
    actId: act._id,
    waveCode: code,
    operatorId: before,
    operatorName,
    leavesAt,
    version: version + 1,
  });
  const placed = shipmentIds.map((id) => ({ id, code }));
  await insertShipments(tx, act._id, placed, await holdShipments(tx, shipmentIds));
  return act;
}

async function begin(tx: Transaction, operatorId: string, kind: 'waves' | 'assignment'): Promise<UndoableAct> {
  const [act] = await insertAct(tx, { operatorId, kind });
  if (!act) throw new Error('an act on waves was not inserted');
  return { _id: act.id, until: undoableUntil(act.at).toISOString() };
}

async function insertShipments(
  tx: Transaction,
  actId: string,
  placed: readonly { id: string; code: string }[],
  held: readonly HeldShipment[],
): Promise<void> {
  const shipmentIds = placed.map(({ id }) => id);
  const counts = new Map((await countTallies(tx, shipmentIds)).map((row) => [row.shipmentId, row.counted]));
  const statusOf = new Map(held.map(({ shipmentId, status }) => [shipmentId, status]));
  await insertActShipments(tx, {
    actId,
    shipmentIds,
    waveCodes: placed.map(({ code }) => code),
    statuses: shipmentIds.map((id) => statusOf.get(id) ?? 'received'),
    counted: shipmentIds.map((id) => counts.get(id) ?? 0),
  });
}
