import type { OrderProblems } from '@tonalia/contract/dispatch-problems';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { OrderProblem } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { keepOpenShipments, readShipmentFacts } from '../../purchase/index.ts';
import { listDoorEvents } from '../driver/door-events.sql.ts';
import { countOrders, loadShipments } from './load-shipments.ts';
import { listShortShipments } from './tally.sql.ts';

/** Shipments of one statement. */
const AT_ONCE = 1_000;
/** Stops of loads on the road that are read at most. */
const MOST_STOPS = 2_000;

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
  const open = await factsOf(db, clock, await listOpenShort(db), warehouseId);
  const today = dayIn(clock.now());
  return (await loadShipments(db, open)).flatMap(({ orderId, day, warehouseId: from, needs }): Problem[] => {
    const since = needs.flatMap(({ shortAt }) => (shortAt === null ? [] : [shortAt.getTime()]));
    if (since.length === 0) return [];
    const board = day === null ? null : ({ day: day < today ? 'late' : day, warehouseId: from } as const);
    return [{ kind: 'missing', orderId, since: Math.min(...since), place: { board, load: null } }];
  });
}

/** Open shipments with a report. The reports stay after their shipment left, so years of them are asked for by pages. */
async function listOpenShort(db: Database): Promise<string[]> {
  const open: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: string[] = (await listShortShipments(db, { after, limit: AT_ONCE })).map((row) => row.shipmentId);
    open.push(...(await keepOpenShipments(db, page)));
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return open;
    after = last;
  }
}

async function readAtDoor(db: Database, clock: Clock, warehouseId: string | null): Promise<Problem[]> {
  const events = await listDoorEvents(db, MOST_STOPS);
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
