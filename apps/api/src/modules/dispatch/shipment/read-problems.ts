import type { OrderProblems } from '@tonalia/contract/dispatch-problems';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readShipmentFacts } from '../../purchase/index.ts';
import { countOrders, loadShipments } from './load-shipments.ts';
import { listShortShipments } from './tally.sql.ts';

/** Shipments that are read at most: far more than a desk leaves undecided. */
const MOST_SHORT = 2_000;

/** Orders with units that were not found and wait for a decision; those that left or were shortened since do not count. */
export async function readProblems(db: Database, clock: Clock, warehouseId: string | null): Promise<OrderProblems> {
  const ids = (await listShortShipments(db, MOST_SHORT)).map(({ shipmentId }) => shipmentId);
  if (ids.length === 0) return { waiting: 0, oldestAt: null, board: null };
  const facts = await readShipmentFacts(db, clock, ids);
  const open = facts.filter(
    (one) =>
      (one.status === 'received' || one.status === 'preparing') &&
      (warehouseId === null || one.warehouseId === warehouseId),
  );
  const short = (await loadShipments(db, open)).flatMap((shipment) => {
    const since = shipment.needs.flatMap(({ shortAt }) => (shortAt === null ? [] : [shortAt.getTime()]));
    return since.length === 0 ? [] : [{ shipment, since: Math.min(...since) }];
  });
  const [oldest] = short.toSorted((one, other) => one.since - other.since);
  const today = dayIn(clock.now());
  const day = oldest?.shipment.day ?? null;
  return {
    waiting: countOrders(short.map(({ shipment }) => shipment)),
    oldestAt: oldest ? new Date(oldest.since).toISOString() : null,
    board:
      oldest && day !== null ? { day: day < today ? 'late' : day, warehouseId: oldest.shipment.warehouseId } : null,
  };
}
