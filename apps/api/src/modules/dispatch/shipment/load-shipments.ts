import type { RoutedPart } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type ShipmentFacts, listShipmentUnits } from '../../purchase/index.ts';
import { zoneOf } from '../../tracking/index.ts';
import { type ServingRoute, routeOf } from '../route/route.rules.ts';
import { type RouteRow, listChosenRoutes, listRoutes } from '../route/route.sql.ts';
import { type TallyCounts, countsWithin } from '@tonalia/rules/tally';
import { listTallies } from './tally.sql.ts';

/** A version that a shipment needs, with its counts. */
export interface LoadNeed extends TallyCounts {
  versionId: string;
  /** The operator that reported what is missing, and when; null when nothing is. */
  shortBy: string | null;
  shortAt: Date | null;
}

/** A shipment with its route and the counts of what it needs. */
export interface LoadedShipment extends ShipmentFacts {
  route: RouteRow | undefined;
  /** An operator chose the route. */
  isMoved: boolean;
  needs: LoadNeed[];
}

/** Adds routes, needs and counts to these shipments, in their order. */
export async function loadShipments(db: Database, facts: readonly ShipmentFacts[]): Promise<LoadedShipment[]> {
  const ids = facts.map(({ shipmentId }) => shipmentId);
  const [routed, needs] = await Promise.all([withRoutes(db, facts), needsOf(db, ids)]);
  return routed.map((shipment) => ({ ...shipment, needs: needs.get(shipment.shipmentId) ?? [] }));
}

/** Adds the route of the address, or the chosen one, to these shipments, in their order. */
export async function withRoutes<T extends RoutedPart>(
  db: Database,
  facts: readonly T[],
): Promise<(T & Pick<LoadedShipment, 'route' | 'isMoved'>)[]> {
  const ids = facts.map(({ shipmentId }) => shipmentId);
  const [routes, chosen] = await Promise.all([listRoutes(db), listChosenRoutes(db, ids)]);
  const chosenOf = new Map(chosen.map(({ shipmentId, routeId }) => [shipmentId, routeId]));
  const zones = new Map<string, string | undefined>();
  for (const cityId of new Set(facts.map((one) => one.cityId))) zones.set(cityId, await zoneOf(db, cityId));
  return facts.map((one) => {
    const moved = routes.find(({ id }) => id === chosenOf.get(one.shipmentId));
    const own = () => routeOf<ServingRoute & RouteRow>(routes, { ...one, zoneId: zones.get(one.cityId) });
    return { ...one, route: moved ?? own(), isMoved: moved !== undefined };
  });
}

async function needsOf(db: Database, ids: readonly string[]): Promise<Map<string, LoadNeed[]>> {
  const [units, tallies] = await Promise.all([listShipmentUnits(db, [...ids]), listTallies(db, [...ids])]);
  const tallyOf = new Map(tallies.map((tally) => [`${tally.shipmentId} ${tally.versionId}`, tally]));
  const needs = units.map(({ shipmentId, versionId, units: asked }) => {
    const { shortBy, shortAt, ...counts } = tallyOf.get(`${shipmentId} ${versionId}`) ?? none;
    const within = countsWithin(asked, counts);
    return {
      shipmentId,
      versionId,
      ...within,
      ...(within.short > 0 ? { shortBy, shortAt } : { shortBy: null, shortAt: null }),
    };
  });
  return Map.groupBy(needs, ({ shipmentId }) => shipmentId);
}

const none = { picked: 0, short: 0, shortBy: null, shortAt: null };

/** Sums of the counts of some shipments. */
export function countUnits(shipments: readonly Pick<LoadedShipment, 'needs'>[]): TallyCounts & { lines: number } {
  const needs = shipments.flatMap((one) => one.needs);
  const sum = (of: (need: LoadNeed) => number) => needs.reduce((total, need) => total + of(need), 0);
  return {
    asked: sum(({ asked }) => asked),
    picked: sum(({ picked }) => picked),
    short: sum(({ short }) => short),
    lines: new Set(needs.map(({ versionId }) => versionId)).size,
  };
}

/** Orders, not shipments: one order can have two that leave on one day. */
export const countOrders = (shipments: readonly Pick<ShipmentFacts, 'orderId'>[]): number =>
  new Set(shipments.map(({ orderId }) => orderId)).size;
