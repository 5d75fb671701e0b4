import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import {
  type Database,
  type Transaction,
  brokenConstraint,
  inTransaction,
  pgCode,
} from '../../../platform/transaction.ts';
import { readRoutes } from './read-routes.ts';
import type { ServedPlace } from './route.rules.ts';
import { deletePlaces, deleteRoute, insertPlaces, insertRoute, lockRoute, updateRoute } from './route.sql.ts';

/** What an operator sets on a route. */
export interface RouteFields {
  name: string;
  position: number;
  leavesAt: string;
  places: ServedPlace[];
}

/** ROUTE_EXISTS, PLACE_NOT_FOUND. */
export const addRoute = (
  db: Database,
  operator: OperatorActor,
  { places, ...route }: RouteFields & { warehouseId: string },
): Promise<DispatchRoute> =>
  saving(db, operator, 'dispatch.route_added', async (tx) => {
    const [made] = await insertRoute(tx, route);
    if (!made) throw new OfficeError('ROUTE_EXISTS');
    await insertPlaces(tx, { routeId: made.id, places: JSON.stringify(places) });
    return made.id;
  });

/** ROUTE_NOT_FOUND, VERSION_CONFLICT, ROUTE_EXISTS, PLACE_NOT_FOUND. */
export const changeRoute = (
  db: Database,
  operator: OperatorActor,
  { id, version, places, ...route }: RouteFields & { id: string; version: number },
): Promise<DispatchRoute> =>
  saving(db, operator, 'dispatch.route_changed', async (tx) => {
    const [before] = await lockRoute(tx, id);
    if (!before) throw new OfficeError('ROUTE_NOT_FOUND');
    if (before.version !== version) throw new OfficeError('VERSION_CONFLICT');
    await updateRoute(tx, { id, ...route });
    await deletePlaces(tx, id);
    await insertPlaces(tx, { routeId: id, places: JSON.stringify(places) });
    return id;
  });

async function saving(
  db: Database,
  operator: OperatorActor,
  action: string,
  save: (tx: Transaction) => Promise<string>,
): Promise<DispatchRoute> {
  const id = await refusing(() =>
    inTransaction(db, async (tx) => {
      const saved = await save(tx);
      await record(tx, operator, action, saved);
      return saved;
    }),
  );
  const route = (await readRoutes(db)).find(({ _id }) => _id === id);
  if (!route) throw new OfficeError('ROUTE_NOT_FOUND');
  return route;
}

/** Removes a route; its shipments go by their address again. ROUTE_NOT_FOUND. */
export const removeRoute = (db: Database, operator: OperatorActor, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [removed] = await deleteRoute(tx, id);
    if (!removed) throw new OfficeError('ROUTE_NOT_FOUND');
    await record(tx, operator, 'dispatch.route_removed', id);
  });

const record = (tx: Transaction, { operatorId, name: by, network }: OperatorActor, action: string, subjectId: string) =>
  recordAuditEvent(tx, { actorId: null, operator: { operatorId, network }, action, subjectId, detail: { by } });

const FOREIGN_KEY = '23503';

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'route_name') throw new OfficeError('ROUTE_EXISTS');
    if (pgCode(error) === FOREIGN_KEY) throw new OfficeError('PLACE_NOT_FOUND');
    throw error;
  }
}
