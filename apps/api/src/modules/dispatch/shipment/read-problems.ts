import type { OrderProblems } from '@tonalia/contract/dispatch-problems';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { OrderProblem } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readShipmentFacts } from '../../purchase/index.ts';
import { listDoorEvents } from '../driver/door-events.sql.ts';
import { countOrders, loadShipments } from './load-shipments.ts';
import { listShortShipments } from './tally.sql.ts';

/** Shipments that are read at most: far more than a desk leaves undecided. */
const MOST = 2_000;

/** A problem of an order, and where the desk sees it. */
interface Problem {
  kind: OrderProblem;
  orderId: string;
  /** In ms. */
  since: number;
  place: Pick<OrderProblems, 'board' | 'load'>;
}

/**
 * Orders with a problem: units that were not found and wait for a decision, and what a driver brings back, until its load is settled.
 * Parts that left or were shortened since have no missing units.
 */
export async function readProblems(db: Database, clock: Clock, warehouseId: string | null): Promise<OrderProblems> {
  const problems = await listProblems(db, clock, warehouseId);
  const [oldest] = problems.toSorted((one, other) => one.since - other.since);
  return {
    waiting: countOrders(problems),
    oldestAt: oldest ? new Date(oldest.since).toISOString() : null,
    ...(oldest?.place ?? { board: null, load: null }),
  };
}

/** The orders with a problem. What a driver brings back counts before units that were not found. */
export const findProblems = async (db: Database, clock: Clock): Promise<ReadonlyMap<string, OrderProblem>> =>
  new Map((await listProblems(db, clock, null)).map(({ orderId, kind }) => [orderId, kind]));

const listProblems = async (db: Database, clock: Clock, warehouseId: string | null): Promise<Problem[]> =>
  (await Promise.all([readShort(db, clock, warehouseId), readAtDoor(db, clock, warehouseId)])).flat();

async function readShort(db: Database, clock: Clock, warehouseId: string | null): Promise<Problem[]> {
  const ids = (await listShortShipments(db, MOST)).map(({ shipmentId }) => shipmentId);
  const open = (await factsOf(db, clock, ids, warehouseId)).filter(
    ({ status }) => status === 'received' || status === 'preparing',
  );
  const today = dayIn(clock.now());
  return (await loadShipments(db, open)).flatMap(({ orderId, day, warehouseId: from, needs }): Problem[] => {
    const since = needs.flatMap(({ shortAt }) => (shortAt === null ? [] : [shortAt.getTime()]));
    if (since.length === 0) return [];
    const board = day === null ? null : ({ day: day < today ? 'late' : day, warehouseId: from } as const);
    return [{ kind: 'missing', orderId, since: Math.min(...since), place: { board, load: null } }];
  });
}

async function readAtDoor(db: Database, clock: Clock, warehouseId: string | null): Promise<Problem[]> {
  const events = await listDoorEvents(db, MOST);
  const ids = events.map(({ shipmentId }) => shipmentId);
  const facts = new Map((await factsOf(db, clock, ids, warehouseId)).map((one) => [one.shipmentId, one]));
  return events.flatMap(({ shipmentId, loadCode, at }): Problem[] => {
    const fact = facts.get(shipmentId);
    return fact
      ? [{ kind: 'back', orderId: fact.orderId, since: at.getTime(), place: { board: null, load: loadCode } }]
      : [];
  });
}

async function factsOf(db: Database, clock: Clock, ids: string[], warehouseId: string | null) {
  if (ids.length === 0) return [];
  const facts = await readShipmentFacts(db, clock, ids);
  return facts.filter((one) => warehouseId === null || one.warehouseId === warehouseId);
}
