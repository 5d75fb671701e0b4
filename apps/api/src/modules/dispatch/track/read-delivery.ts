import { AppError } from '@tonalia/contract/errors';
import type { OrderDelivery, PartDelivery } from '@tonalia/contract/order-delivery';
import { dayIn } from '@tonalia/rules/dates';
import { timeIn } from '@tonalia/rules/time-of-day';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { type TrackedPart, findTrackedOrder } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { deliveryState, expectedArrival, firstName } from './track.rules.ts';
import { type TrackedStop, listPackedTimes, listTrackedStops } from './track.sql.ts';

/** How far each part of a customer's order is, and what it is worth less. ORDER_NOT_FOUND for another customer's order too. */
export async function readDelivery(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  { customerId }: Pick<Buyer, 'customerId'>,
  codeOrId: string,
): Promise<OrderDelivery> {
  const [order] = await findTrackedOrder(db, { customerId, codeOrId });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const ids = order.parts.map(({ shipmentId }) => shipmentId);
  const [stops, packed, warehouses, settings] = await Promise.all([
    listTrackedStops(db, ids),
    listPackedTimes(db, ids),
    listWarehouses(db),
    readSettings(db),
  ]);
  const now = clock.now();
  const showsDriver = settings['deliveries.shows_driver'] !== false;
  return {
    readAt: now.toISOString(),
    parts: order.parts.map((part) => {
      const isOwn = (one: { shipmentId: string }) => one.shipmentId === part.shipmentId;
      const stop = stops.find(isOwn);
      const state = deliveryState(part.status, stop?.result ?? null);
      return {
        _id: part.shipmentId,
        state,
        packedAt: packed.find(isOwn)?.packedAt.toISOString() ?? null,
        leavesFrom: warehouses.find(({ id }) => id === part.warehouseId)?.city ?? part.warehouseId,
        road: state === 'on_way' && stop?.state === 'on_road' ? roadOf(stop, now, showsDriver) : null,
        back: part.back.map(toMoneyBack),
      };
    }),
  };
}

function roadOf(stop: TrackedStop, now: Date, showsDriver: boolean): PartDelivery['road'] {
  const { stopsBefore, stopsDone, driver, vehicle, plate } = stop;
  const described = [vehicle, plate].filter((word) => word !== null).join(', ');
  return {
    arrives: expectedArrival(stop, { day: dayIn(now), time: timeIn(now) }),
    stopsBefore,
    stopsDone,
    driver:
      showsDriver && driver !== null ? { name: firstName(driver), vehicle: described === '' ? null : described } : null,
  };
}

/** JSON of PostgreSQL has its own way to write a time. */
const toMoneyBack = ({ at, ...back }: TrackedPart['back'][number]): PartDelivery['back'][number] => ({
  ...back,
  at: new Date(at).toISOString(),
});
