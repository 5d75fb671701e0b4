import { AppError } from '@tonalia/contract/errors';
import { MOST_STOPS } from '@tonalia/contract/load-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { holdShipments, readDeliveryFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { chooseRoute, listRoutes } from '../route/route.sql.ts';
import {
  closeGaps,
  countDraftStops,
  countStops,
  deleteStops,
  insertLoad,
  insertStops,
  lockDraft,
  raiseVersion,
  takeDown,
} from './load.sql.ts';
import { lockDraftLoad, recordLoad } from './change-load.ts';
import { freeShipments } from './free-shipments.ts';
import { freePickups, lockPickups, putPickups, refusingTaken } from './pickups.ts';

/** Which draft: one for each route, day and warehouse. */
export interface DraftPlace {
  dispatchDate: string;
  warehouseId: string;
  /** Null for shipments of no route. */
  routeId: string | null;
}

const NO_ROUTE = { name: 'Sin ruta', leavesAt: '12:00' };

/**
 * Puts shipments into the draft of a route, which is made when there is none. Without `shipmentIds`: all that are due, as
 * many as fit; on a route where none is, the pick-ups that are due. Returns its code.
 * ROUTE_NOT_FOUND, SHIPMENT_NOT_FOUND also for another warehouse's, SHIPMENT_IN_LOAD, LOAD_EMPTY, LOAD_FULL, INVALID_REQUEST for an unknown warehouse.
 */
export async function fillLoad(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { shipmentIds: chosen, ...place }: DraftPlace & { shipmentIds?: readonly string[] | undefined },
): Promise<string> {
  if (!(await listWarehouses(db)).some(({ id }) => id === place.warehouseId))
    throw new AppError('INVALID_REQUEST', { field: 'warehouseId', detail: 'no existe' });
  const shipmentIds = chosen ?? (await dueOn(db, clock, place)).slice(0, await roomIn(db, place));
  if (shipmentIds.length === 0) return fillWithPickups(db, clock, operator, place);
  return refusing(() =>
    inTransaction(db, async (tx) => {
      const held = await holdShipments(tx, shipmentIds);
      if (held.length !== new Set(shipmentIds).size || held.some(({ isOpen }) => !isOpen))
        throw new OfficeError('SHIPMENT_NOT_FOUND');
      const facts = await readDeliveryFacts(tx, shipmentIds);
      if (facts.some(({ warehouseId }) => warehouseId !== place.warehouseId))
        throw new OfficeError('SHIPMENT_NOT_FOUND');
      return addTo(tx, operator, place, shipmentIds);
    }),
  );
}

async function fillWithPickups(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  place: DraftPlace,
): Promise<string> {
  const room = await roomIn(db, place);
  const due = (await freePickups(db, clock, place.warehouseId)).filter((one) => isOn(one, place));
  const codes = due.slice(0, room).map(({ code }) => code);
  if (codes.length === 0) throw new OfficeError('LOAD_EMPTY');
  return refusingTaken(() =>
    inTransaction(db, async (tx) => {
      await lockPickups(tx, codes);
      const draft = await takeDraft(tx, place);
      await putPickups(tx, operator, { loadCode: draft.code, codes });
      return draft.code;
    }),
  );
}

const isOn = ({ route }: { route?: { id: string } | undefined }, { routeId }: DraftPlace): boolean =>
  (route?.id ?? null) === routeId;

const dueOn = async (db: Database, clock: Clock, place: DraftPlace) =>
  (
    await freeShipments(db, clock, {
      day: place.dispatchDate,
      warehouseId: place.warehouseId,
      today: dayIn(clock.now()),
    })
  )
    .filter((one) => isOn(one, place))
    .map(({ shipmentId }) => shipmentId);

/** How many more stops the draft of a place takes; none when it is full, so that the call says why. */
async function roomIn(db: Database, { dispatchDate, warehouseId, routeId }: DraftPlace): Promise<number> {
  const [held] = await countDraftStops(db, { dispatchDate, warehouseId, routeId });
  const room = MOST_STOPS - (held?.count ?? 0);
  if (room <= 0) throw new OfficeError('LOAD_FULL');
  return room;
}

async function addTo(
  tx: Transaction,
  operator: OperatorActor,
  place: DraftPlace,
  shipmentIds: readonly string[],
): Promise<string> {
  const draft = await takeDraft(tx, place);
  const [held] = await countStops(tx, draft.id);
  if ((held?.count ?? 0) + shipmentIds.length > MOST_STOPS) throw new OfficeError('LOAD_FULL');
  await insertStops(tx, { loadId: draft.id, shipmentIds: [...shipmentIds] });
  await raiseVersion(tx, draft.id);
  await recordLoad(tx, operator, draft.code, { action: 'load_filled', detail: { shipments: shipmentIds.length } });
  return draft.code;
}

/** The draft of a place under its lock, made when there is none. ROUTE_NOT_FOUND. */
async function takeDraft(tx: Transaction, place: DraftPlace): Promise<{ id: string; code: string }> {
  const { dispatchDate, warehouseId, routeId } = place;
  const route = await routeFor(tx, place);
  await insertLoad(tx, { dispatchDate, warehouseId, routeId, routeName: route.name, leavesAt: route.leavesAt });
  const [draft] = await lockDraft(tx, { dispatchDate, warehouseId, routeId });
  if (!draft) throw new OfficeError('LOAD_NOT_FOUND');
  return draft;
}

async function routeFor(tx: Transaction, { routeId, warehouseId }: DraftPlace) {
  if (routeId === null) return NO_ROUTE;
  const route = (await listRoutes(tx)).find(({ id }) => id === routeId);
  if (route?.warehouseId !== warehouseId) throw new OfficeError('ROUTE_NOT_FOUND');
  return route;
}

/**
 * Takes stops out of a draft; with a route, they go to its draft of the same day and keep that route. Their boxes come down.
 * LOAD_NOT_FOUND, LOAD_LEFT, STOP_NOT_FOUND, ROUTE_NOT_FOUND.
 */
export const takeOutStops = (
  db: Database,
  operator: OperatorActor,
  { loadCode, stopIds, to }: { loadCode: string; stopIds: readonly string[]; to: { routeId: string } | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const load = await lockDraftLoad(tx, loadCode);
    if (to) await routeFor(tx, { ...load, routeId: to.routeId });
    const left = await deleteStops(tx, { loadId: load.id, stopIds: [...stopIds] });
    if (left.length !== new Set(stopIds).size) throw new OfficeError('STOP_NOT_FOUND');
    const shipmentIds = left.flatMap(({ shipmentId, kind }) => (kind === 'delivery' ? [shipmentId] : []));
    await closeGaps(tx, load.id);
    await takeDown(tx, shipmentIds);
    await raiseVersion(tx, load.id);
    if (to && shipmentIds.length > 0) {
      for (const shipmentId of shipmentIds) await chooseRoute(tx, { shipmentId, routeId: to.routeId });
      await addTo(tx, operator, { ...load, routeId: to.routeId }, shipmentIds);
    }
    await recordLoad(tx, operator, loadCode, {
      action: 'load_left',
      detail: { stops: left.length, to: to?.routeId ?? null },
    });
  });

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'shipment_in_one_load') throw new OfficeError('SHIPMENT_IN_LOAD');
    throw error;
  }
}
