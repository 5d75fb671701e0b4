import type { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { refusalText } from '../../../platform/http/errors.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockForMove, lockPartUnits, moveShipment, putOnRoad, readDeliveryFacts } from '../../purchase/index.ts';
import { recordLoad } from './change-load.ts';
import { type LoadRow, deleteStops, findLoad, listStops, lockLoad, promiseHours, sendLoad } from './load.sql.ts';
import { type LoadedStop, loadStops } from './load-stops.ts';

/** How a load leaves. */
export interface LoadDispatch {
  loadCode: string;
  /** Nothing changes, and the result says what would. */
  dryRun: boolean;
  /** Why it leaves without some boxes; undefined when all must be aboard. */
  reason?: string | undefined;
}

/** The promised hour of a stop after midnight: a load promises only hours of the day it leaves. */
const LAST_HOUR = '23:59';

type StopOutcome = 'changed' | 'unchanged' | AppError | OfficeError;

/**
 * Sends a load on its way in one transaction, under the locks of all its orders: every packed shipment moves, and its customer gets
 * the message of it unless the load is quiet; what cannot go leaves the sheet and is named. A load that has left changes nothing. LOAD_NOT_FOUND, LOAD_EMPTY, LOAD_INCOMPLETE,
 * VERSION_CONFLICT when its stops changed meanwhile.
 */
export const dispatchLoad = (
  db: Database,
  operator: OperatorActor,
  { loadCode, dryRun, reason }: LoadDispatch,
): Promise<BulkResult> =>
  inTransaction(db, async (tx) => {
    const { load, stops } = await holdLoad(tx, loadCode);
    const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
    if (load.state !== 'draft') return { ...result, unchanged: stops.map(nameOf) };
    if (stops.length === 0) throw new OfficeError('LOAD_EMPTY');
    if (!dryRun && reason === undefined && stops.some((stop) => !isReady(stop)))
      throw new OfficeError('LOAD_INCOMPLETE');
    if (!dryRun) await lockPartUnits(tx, shipmentsOf(stops));
    const outcomes: { stop: LoadedStop; outcome: StopOutcome }[] = [];
    for (const stop of stops) outcomes.push({ stop, outcome: await leave(tx, operator, stop, { load, dryRun }) });
    for (const { stop, outcome } of outcomes) {
      if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(nameOf(stop));
      else result.refused.push({ id: nameOf(stop), code: outcome.code, message: refusalText(outcome) });
    }
    if (dryRun || result.refused.length === stops.length) return result;
    const staying = outcomes.flatMap(({ stop, outcome }) => (typeof outcome === 'string' ? [] : [stop]));
    await send(tx, operator, load, { stops, staying, reason });
    return result;
  });

/** The lock order: the orders by their ids, then the load. */
async function holdLoad(tx: Transaction, loadCode: string): Promise<{ load: LoadRow; stops: LoadedStop[] }> {
  const [found] = await findLoad(tx, loadCode);
  if (!found) throw new OfficeError('LOAD_NOT_FOUND');
  const before = await listStops(tx, [found.id]);
  const facts = await readDeliveryFacts(
    tx,
    before.map(({ shipmentId }) => shipmentId),
  );
  const orders = new Map(facts.map(({ orderId, orderCode }) => [orderId, orderCode]));
  for (const [, orderCode] of [...orders].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await lockForMove(tx, orderCode);
  const [load] = await lockLoad(tx, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  const stops = await loadStops(tx, load);
  const locked = new Set(before.map(({ id }) => id));
  if (load.state === 'draft' && !stops.every(({ _id }) => locked.has(_id))) throw new OfficeError('VERSION_CONFLICT');
  return { load, stops };
}

const shipmentsOf = (stops: readonly LoadedStop[]): string[] =>
  stops.filter(({ kind }) => kind === 'delivery').map(({ shipmentId }) => shipmentId);

const nameOf = ({ reference, orderCode }: LoadedStop): string => reference ?? orderCode;

/** Packed, with every box aboard. A pickup has nothing to load. */
const isReady = ({ kind, isPacked, boxes, status }: LoadedStop): boolean =>
  kind === 'pickup' || status === 'dispatched' || (isPacked && boxes.every(({ isAboard }) => isAboard));

async function leave(
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  { pickup, orderCode, shipmentId, isPacked, status, dispatchDate }: LoadedStop,
  { load, dryRun }: { load: LoadRow; dryRun: boolean },
): Promise<StopOutcome> {
  if (pickup) return pickup.isDue ? 'changed' : new OfficeError('PICKUP_NOT_DUE');
  if (status === 'dispatched') return 'unchanged';
  if (status === 'cancelled') return new OfficeError('ORDER_ENDED');
  if (status === 'delivered') return new OfficeError('SHIPMENT_LEFT');
  // the part was moved to a later date after it was put into the draft
  if (dispatchDate !== null && dispatchDate > load.dispatchDate) return new OfficeError('SHIPMENT_LATER');
  if (!isPacked) return new OfficeError('SHIPMENT_NOT_PACKED');
  if (dryRun) return 'changed';
  const move = { orderCode, to: 'dispatched', shipmentId, quiet: !load.notifiesCustomers } as const;
  const moved = await moveShipment(tx, move, { why: '', actorId: null, by, operator: { operatorId, network } });
  if (moved.outcome === 'moved') return 'changed';
  if (moved.outcome === 'wrong_step') return new OfficeError('SHIPMENT_STEP_WRONG');
  return new OfficeError(moved.outcome === 'not_now' ? 'ORDER_ENDED' : 'SHIPMENT_NOT_FOUND');
}

async function send(
  tx: Transaction,
  operator: OperatorActor,
  { id, code }: LoadRow,
  { stops, staying, reason }: { stops: LoadedStop[]; staying: LoadedStop[]; reason: string | undefined },
): Promise<void> {
  await deleteStops(tx, { loadId: id, stopIds: staying.map(({ _id }) => _id) });
  const going = stops.filter((stop) => !staying.includes(stop));
  await putOnRoad(tx, shipmentsOf(going), code);
  await promiseHours(tx, {
    stopIds: going.map(({ _id }) => _id),
    hours: going.map(({ arrivesFrom, arrivesAfterDays }) => (arrivesAfterDays > 0 ? LAST_HOUR : arrivesFrom)),
  });
  const forced = going.every(isReady) && staying.length === 0 ? null : (reason ?? null);
  await sendLoad(tx, { id, by: operator.name, reason: forced });
  const detail = { stops: going.length, stayed: staying.map(nameOf), forced };
  await recordLoad(tx, operator, code, { action: 'load_dispatched', detail });
}
