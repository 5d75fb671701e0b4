import type { AssignedWave } from '@tonalia/contract/dispatch-wave';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { holdShipments } from '../../purchase/index.ts';
import { recordAssignment } from './record-act.ts';
import { listPickers, requirePicker } from './pickers.ts';
import { readWave, requireWave } from './read-wave.ts';
import { hasLeft } from './wave-view.ts';
import { deleteEmptyWave, lockWave, takeOut, updateWave } from './wave.sql.ts';

/** What an operator sets on a wave. */
export interface WaveChange {
  operatorId: string | null;
  leavesAt: string;
  version: number;
}

/** Assigns a wave and sets its hour. WAVE_NOT_FOUND, OPERATOR_NOT_FOUND, VERSION_CONFLICT. */
export async function changeWave(
  db: Database,
  clock: Clock,
  { operatorId: authorId, name: by, network }: OperatorActor,
  { waveCode, operatorId, leavesAt, version }: WaveChange & { waveCode: string },
): Promise<AssignedWave> {
  const before = await requireWave(db, waveCode);
  const picker = operatorId === null ? null : requirePicker(await listPickers(db), operatorId);
  const undo = await inTransaction(db, async (tx) => {
    const [saved] = await updateWave(tx, {
      code: waveCode,
      operatorId,
      operatorName: picker?.name ?? null,
      leavesAt,
      version,
    });
    if (!saved) throw new OfficeError('VERSION_CONFLICT');
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId: authorId, network },
      action: 'dispatch.wave_assigned',
      subjectId: waveCode,
      detail: { by, to: picker?.name ?? null, leavesAt },
    });
    return recordAssignment(tx, authorId, before);
  });
  const { lines: _lines, shipments: _shipments, shortages: _shortages, ...wave } = await readWave(db, clock, waveCode);
  return { ...wave, undo };
}

/**
 * Takes shipments that are still here out of a wave and removes it when it is empty; returns how many. Their counts stay.
 * WAVE_NOT_FOUND.
 */
export async function leaveWave(
  db: Database,
  { operatorId, name: by, network }: OperatorActor,
  waveCode: string,
  shipmentIds: string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const here = (await holdShipments(tx, shipmentIds)).filter((one) => !hasLeft(one));
    const [wave] = await lockWave(tx, waveCode);
    if (!wave) throw new OfficeError('WAVE_NOT_FOUND');
    const left = await takeOut(tx, { waveId: wave.id, shipmentIds: here.map(({ shipmentId }) => shipmentId) });
    await deleteEmptyWave(tx, wave.id);
    if (left.length > 0)
      await recordAuditEvent(tx, {
        actorId: null,
        operator: { operatorId, network },
        action: 'dispatch.wave_left',
        subjectId: waveCode,
        detail: { by, shipments: left.length },
      });
    return left.length;
  });
}
