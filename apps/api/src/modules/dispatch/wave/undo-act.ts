import { OfficeError, type OfficeErrorCode } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockShipments, undoableSince } from '../../purchase/index.ts';
import {
  countTallies,
  findActAssignment,
  listActShipments,
  lockAct,
  markActUndone,
  markShipmentsUndone,
  restoreWave,
} from './act.sql.ts';
import { type ActShipment, type UndoneWaves, backFromAssignment, backFromWaves } from './undo.rules.ts';
import { deleteEmptyWave, findWave, listWaveOfShipments, lockWave, takeOut } from './wave.sql.ts';

/** An act on waves that an operator undoes. */
interface UndoneAct {
  actId: string;
  dryRun: boolean;
}

/**
 * Undoes the making of waves or an assignment, in one transaction. An order that was picked, moved or sent since is refused and keeps its
 * place; an assignment is undone whole or not at all. UNDO_EXPIRED when nothing of the act can be undone any more.
 */
export const undoWaveAct = (
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { actId, dryRun }: UndoneAct,
): Promise<BulkResult> =>
  inTransaction(db, async (tx) => {
    const stored = await listActShipments(tx, actId);
    const held = await lockShipments(
      tx,
      stored.map(({ shipmentId }) => shipmentId),
    );
    const [act] = await lockAct(tx, { actId, since: undoableSince(clock) });
    if (!act || stored.length === 0) throw new OfficeError('UNDO_EXPIRED');
    const shipments = await asNow(tx, stored, held);
    const undone =
      act.kind === 'waves' ? backFromWaves(shipments) : backFromAssignment(shipments, await isLatest(tx, actId));
    if (!dryRun && undone.changed.length > 0) {
      if (act.kind === 'waves') await takeBack(tx, actId, undone);
      else await assignBack(tx, actId);
      await record(tx, operator, actId, undone);
    }
    return resultOf(undone);
  });

/** The shipments of an act beside what they are now. */
async function asNow(
  tx: Transaction,
  stored: Awaited<ReturnType<typeof listActShipments>>,
  held: Awaited<ReturnType<typeof lockShipments>>,
): Promise<ActShipment[]> {
  const ids = stored.map(({ shipmentId }) => shipmentId);
  const counts = new Map((await countTallies(tx, ids)).map((row) => [row.shipmentId, row.counted]));
  const waves = new Map((await listWaveOfShipments(tx, ids)).map((row) => [row.shipmentId, row.code]));
  const stateOf = new Map(stored.map((row) => [row.shipmentId, row]));
  return held.flatMap(({ shipmentId, orderCode, status }) => {
    const before = stateOf.get(shipmentId);
    if (!before) return [];
    const now = { status, counted: counts.get(shipmentId) ?? 0, waveCode: waves.get(shipmentId) };
    return [{ shipmentId, orderCode, before, now }];
  });
}

/** Whether the wave was not set by another operator since. */
async function isLatest(tx: Transaction, actId: string): Promise<boolean> {
  const [before] = await findActAssignment(tx, actId);
  if (!before) return false;
  await lockWave(tx, before.waveCode);
  const [wave] = await findWave(tx, before.waveCode);
  return wave?.version === before.version;
}

async function takeBack(tx: Transaction, actId: string, { changed }: UndoneWaves): Promise<void> {
  for (const [code, shipments] of Map.groupBy(changed, ({ before }) => before.waveCode)) {
    const [wave] = await lockWave(tx, code);
    if (!wave) continue;
    await takeOut(tx, { waveId: wave.id, shipmentIds: shipments.map(({ shipmentId }) => shipmentId) });
    await deleteEmptyWave(tx, wave.id);
  }
  await markShipmentsUndone(tx, { actId, shipmentIds: changed.map(({ shipmentId }) => shipmentId) });
}

async function assignBack(tx: Transaction, actId: string): Promise<void> {
  const [before] = await findActAssignment(tx, actId);
  if (!before || (await restoreWave(tx, before)).length === 0) throw new Error('a locked wave has another version');
  await markActUndone(tx, actId);
}

const record = (
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  actId: string,
  { changed, refused }: UndoneWaves,
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'dispatch.wave_act_undone',
    subjectId: actId,
    detail: { by, shipments: changed.length, refused: refused.map(({ orderCode }) => orderCode).join(' ') },
  });

function resultOf({ changed, unchanged, refused }: UndoneWaves): BulkResult {
  const codes = (shipments: readonly ActShipment[]) => [...new Set(shipments.map(({ orderCode }) => orderCode))];
  return {
    changed: codes(changed),
    unchanged: codes(unchanged),
    refused: refused.map(({ orderCode, code }) => ({ id: orderCode, code, message: sentenceOf(code) })),
    undo: null,
  };
}

const sentenceOf = (code: OfficeErrorCode): string => refusalText(new OfficeError(code));
