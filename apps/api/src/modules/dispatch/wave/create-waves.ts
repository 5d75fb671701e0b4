import type { NewWaves, PlannedWaves } from '@tonalia/contract/dispatch-wave';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { holdShipments } from '../../purchase/index.ts';
import { recordWaves } from './record-act.ts';
import { type Picker, listPickers, requirePicker } from './pickers.ts';
import { type PlannedWave, plan } from './plan-waves.ts';
import { insertWave, insertWaveShipments, lastNumber, lockDay } from './wave.sql.ts';

/** The waves of a request, and the act that made them; no act in a preview. */
interface MadeWaves {
  waves: MadeWave[];
  undo: PlannedWaves['undo'];
}

type MadeWave = PlannedWave & { code: string | null; number: number; operator: Picker | null };

/**
 * Makes waves of what has none, or shows them (`dryRun`) with the chosen orders that have one or cannot get one. Nothing moves yet.
 * VERSION_CONFLICT when the waves are no longer those of the preview, SHIPMENT_IN_WAVE when another operator took one,
 * SHIPMENT_NOT_FOUND for a chosen one that does not wait here, OPERATOR_NOT_FOUND.
 */
export async function createWaves(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  wish: NewWaves,
): Promise<PlannedWaves> {
  const planned = await plan(db, clock, wish);
  if (wish.plan !== undefined && wish.plan !== planned.plan) throw new OfficeError('VERSION_CONFLICT');
  const chosen = withChoices(planned.waves, wish, await listPickers(db));
  const { waves, undo }: MadeWaves = wish.dryRun
    ? { waves: await numbered(db, wish, chosen), undo: null }
    : await insertAll(db, operator, wish, chosen);
  return {
    plan: planned.plan,
    waves: waves.map(({ routeId: _, ...wave }) => wave),
    unchanged: planned.unchanged,
    refused: planned.refused,
    undo,
  };
}

type ChosenWave = PlannedWave & { operator: Picker | null };

function withChoices(waves: readonly PlannedWave[], { choices }: NewWaves, pickers: readonly Picker[]): ChosenWave[] {
  return waves.map((wave, at) => {
    const { leavesAt = wave.leavesAt, operatorId = null } = choices.find(({ place }) => place === at + 1) ?? {};
    return { ...wave, leavesAt, operator: operatorId === null ? null : requirePicker(pickers, operatorId) };
  });
}

async function numbered(
  db: Database | Transaction,
  { dispatchDate, warehouseId }: NewWaves,
  waves: readonly ChosenWave[],
): Promise<MadeWave[]> {
  const [last] = await lastNumber(db, { dispatchDate, warehouseId });
  return waves.map((wave, at) => ({ ...wave, code: null, number: (last?.number ?? 0) + at + 1 }));
}

async function insertAll(
  db: Database,
  operator: OperatorActor,
  wish: NewWaves,
  chosen: readonly ChosenWave[],
): Promise<MadeWaves> {
  try {
    return await inTransaction(db, async (tx) => {
      const ids = chosen.flatMap(({ shipmentIds }) => shipmentIds);
      const held = await holdShipments(tx, ids);
      if (held.filter(({ isOpen }) => isOpen).length < ids.length) throw new OfficeError('VERSION_CONFLICT');
      await lockDay(tx, { dispatchDate: wish.dispatchDate, warehouseId: wish.warehouseId });
      const made: MadeWave[] = [];
      for (const wave of await numbered(tx, wish, chosen)) made.push(await insertOne(tx, operator, wish, wave));
      return { waves: made, undo: await recordWaves(tx, operator, made, held) };
    });
  } catch (error) {
    if (brokenConstraint(error) === 'shipment_in_one_wave') throw new OfficeError('SHIPMENT_IN_WAVE');
    throw error;
  }
}

async function insertOne(
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  { dispatchDate, warehouseId }: NewWaves,
  wave: MadeWave,
): Promise<MadeWave> {
  const { number, routeId, name, leavesAt, operator, shipmentIds } = wave;
  const [row] = await insertWave(tx, {
    dispatchDate,
    warehouseId,
    number,
    routeId,
    name,
    leavesAt,
    operatorId: operator?._id ?? null,
    operatorName: operator?.name ?? null,
  });
  if (!row) throw new Error('a wave was not inserted');
  await insertWaveShipments(tx, { shipmentIds, waveId: row.id });
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'dispatch.wave_made',
    subjectId: row.code,
    detail: { by, shipments: shipmentIds.length, units: wave.units },
  });
  return { ...wave, code: row.code };
}
