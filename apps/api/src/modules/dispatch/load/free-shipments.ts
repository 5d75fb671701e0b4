import type { LoadBoard } from '@tonalia/contract/load-office';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listOpenShipmentFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { packedAmong } from '../box/packed-among.ts';
import { listRoutes } from '../route/route.sql.ts';
import { type LoadedShipment, loadShipments } from '../shipment/load-shipments.ts';
import { listWaveOfShipments } from '../wave/wave.sql.ts';
import { listLoadOfShipments, listLoads } from './load.sql.ts';
import { freePickups } from './pickups.ts';

/** Shipments of a warehouse that are due until a day and in no load. On a later day than today only those of that day. */
export async function freeShipments(
  db: Database,
  clock: Clock,
  { day, warehouseId, today }: { day: string; warehouseId: string; today: string },
): Promise<LoadedShipment[]> {
  const here = (await listOpenShipmentFacts(db, clock)).filter((one) => one.warehouseId === warehouseId);
  const ids = here.map(({ shipmentId }) => shipmentId);
  const [waves, loads] = await Promise.all([listWaveOfShipments(db, ids), listLoadOfShipments(db, ids)]);
  const waveDay = new Map(waves.map(({ shipmentId, dispatchDate }) => [shipmentId, dispatchDate]));
  const taken = new Set(loads.map(({ shipmentId }) => shipmentId));
  const due = here.filter(({ shipmentId, day: own }) => {
    const leaves = waveDay.get(shipmentId) ?? own;
    if (leaves === null || taken.has(shipmentId)) return false;
    return day > today ? leaves === day : leaves <= day;
  });
  return loadShipments(db, due);
}

/** The loads of a warehouse and day with the shipments that are in none; by default today's, of the default warehouse. */
export async function readLoadBoard(
  db: Database,
  clock: Clock,
  wish: { day?: string | undefined; warehouseId?: string | undefined },
): Promise<LoadBoard> {
  const today = dayIn(clock.now());
  const zones = await listWarehouses(db);
  const warehouses = [...new Map(zones.map(({ id, city }) => [id, { _id: id, name: city }])).values()];
  const warehouseId = wish.warehouseId ?? zones.find(({ isDefault }) => isDefault)?.id ?? warehouses[0]?._id ?? '';
  const day = wish.day ?? today;
  const [loads, free, due, routes] = await Promise.all([
    listLoads(db, { warehouseId, day }),
    freeShipments(db, clock, { day, warehouseId, today }),
    freePickups(db, clock, warehouseId),
    listRoutes(db),
  ]);
  const packed = await packedAmong(db, free);
  const byRoute = Map.groupBy(free, ({ route }) => route?.id ?? null);
  const pickupsByRoute = Map.groupBy(due, ({ route }) => route?.id ?? null);
  const places = [...routes.filter((route) => route.warehouseId === warehouseId), null];
  return {
    day,
    warehouseId,
    warehouses,
    loads,
    free: places.flatMap((route) => {
      const waiting = byRoute.get(route?.id ?? null) ?? [];
      const pickups = pickupsByRoute.get(route?.id ?? null)?.length ?? 0;
      if (waiting.length + pickups === 0) return [];
      return {
        routeId: route?.id ?? null,
        name: route?.name ?? '',
        leavesAt: route?.leavesAt ?? '12:00',
        shipments: waiting.map(({ shipmentId: _id, orderCode, customer }) => ({
          _id,
          orderCode,
          customer,
          isPacked: packed.has(_id),
        })),
        pickups,
      };
    }),
  };
}
