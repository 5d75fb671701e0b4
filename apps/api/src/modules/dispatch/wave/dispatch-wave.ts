import { AppError } from '@tonalia/contract/errors';
import { OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  type OperatorReason,
  type ShipmentMoveResult,
  listShipmentUnits,
  lockForMove,
  moveShipment,
  readShipmentFacts,
} from '../../purchase/index.ts';
import { type LoadedShipment, loadShipments } from '../shipment/load-shipments.ts';
import { countsWithin } from '@tonalia/rules/tally';
import { listTallies } from '../shipment/tally.sql.ts';
import { requireWave } from './read-wave.ts';
import { listWaveOfShipments } from './wave.sql.ts';
import { hasLeft, shipmentsOf } from './wave-view.ts';

/** How a wave is dispatched. */
export interface WaveDispatch {
  waveCode: string;
  /** Nothing changes, and the result says what would. */
  dryRun: boolean;
  /** Aborted when no further order may begin. */
  stop: AbortSignal;
}

type WaveOutcome = 'changed' | 'unchanged' | AppError | OfficeError;

/**
 * Moves every shipment of a wave that is picked whole; the others are refused with SHIPMENT_NOT_PICKED. Each order is a transaction of its
 * own, decided under its lock. WAVE_NOT_FOUND.
 */
export async function dispatchWave(
  db: Database,
  clock: Clock,
  { waveCode, dryRun, stop }: WaveDispatch,
  reason: OperatorReason,
): Promise<BulkResult> {
  const row = await requireWave(db, waveCode);
  const all = await loadShipments(db, await readShipmentFacts(db, clock, row.shipmentIds));
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  for (const shipment of shipmentsOf(row, all)) {
    const outcome = await attempt(() => {
      if (hasLeft(shipment)) return 'unchanged';
      if (stop.aborted) return new AppError('UNAVAILABLE');
      if (isLater(shipment, row.dispatchDate)) return new OfficeError('SHIPMENT_LATER');
      return dryRun ? decide(shipment) : dispatchOne(db, waveCode, shipment, reason);
    });
    const name = shipment.orderCode;
    if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(name);
    else result.refused.push({ id: name, code: outcome.code, message: refusalText(outcome) });
  }
  return result;
}

async function attempt(act: () => WaveOutcome | Promise<WaveOutcome>): Promise<WaveOutcome> {
  try {
    return await act();
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

/** The part was moved to a later date after it had a wave. A move while the wave leaves changes its date, and is refused under the lock. */
const isLater = ({ dispatchDate }: LoadedShipment, waveDate: string): boolean =>
  dispatchDate !== null && dispatchDate > waveDate;

function decide({ status, needs }: LoadedShipment): WaveOutcome {
  if (status === 'received') return new OfficeError('SHIPMENT_STEP_WRONG');
  return needs.every(({ asked, picked }) => picked >= asked) ? 'changed' : new OfficeError('SHIPMENT_NOT_PICKED');
}

function dispatchOne(
  db: Database,
  waveCode: string,
  { shipmentId, orderCode, dispatchDate }: LoadedShipment,
  reason: OperatorReason,
): Promise<WaveOutcome> {
  return inTransaction(db, async (tx) => {
    // from here nothing of the order changes: no adjustment, no cancellation, no pick
    await lockForMove(tx, orderCode);
    const [wave] = await listWaveOfShipments(tx, [shipmentId]);
    if (wave?.code !== waveCode) return new OfficeError('SHIPMENT_NOT_FOUND');
    const moving = { orderCode, to: 'dispatched', shipmentId, dispatchDate } as const;
    if (!(await isPickedWhole(tx, shipmentId))) return new OfficeError('SHIPMENT_NOT_PICKED');
    return outcomeOf(await moveShipment(tx, moving, reason));
  });
}

async function isPickedWhole(tx: Transaction, shipmentId: string): Promise<boolean> {
  const units = await listShipmentUnits(tx, [shipmentId]);
  const tallies = await listTallies(tx, [shipmentId]);
  return units.every(({ versionId, units: asked }) => {
    const tally = tallies.find((one) => one.versionId === versionId) ?? { picked: 0, short: 0 };
    return countsWithin(asked, tally).picked === asked;
  });
}

function outcomeOf(result: ShipmentMoveResult): WaveOutcome {
  if (result.outcome === 'moved') return 'changed';
  if (result.outcome === 'wrong_step')
    return result.from === 'dispatched' ? 'unchanged' : new OfficeError('SHIPMENT_STEP_WRONG');
  return new OfficeError(result.outcome === 'not_now' ? 'ORDER_ENDED' : 'SHIPMENT_NOT_FOUND');
}
