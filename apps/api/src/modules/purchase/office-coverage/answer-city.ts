import { AppError } from '@tonalia/contract/errors';
import type { CoverageAnswer } from '@tonalia/contract/coverage-office';
import { leavingDay } from '@tonalia/rules/dispatch-day';
import type { Database } from '../../../platform/transaction.ts';
import { coverageOf, listWarehouseNames, listZoneTerms, placeNames, zoneOf } from '../../tracking/index.ts';
import { shipmentGroups } from '../schedule/shipment-groups.rules.ts';

/** What the shop answers a customer of a city that orders something in stock at an instant. CITY_NOT_FOUND. */
export async function answerCity(db: Database, cityId: string, at: Date): Promise<CoverageAnswer> {
  const place = await placeNames(db, cityId);
  if (!place) throw new AppError('CITY_NOT_FOUND');
  const [coverage, zoneId, zones, warehouses] = await Promise.all([
    coverageOf(db, cityId),
    zoneOf(db, cityId),
    listZoneTerms(db),
    listWarehouseNames(db),
  ]);
  const named = (all: readonly { id: string; name: string }[], id: string | undefined) => {
    const found = all.find((one) => one.id === id);
    return found ? { _id: found.id, name: found.name } : null;
  };
  const [group] = shipmentGroups([{ dispatchDate: null, quantity: 1 }], { coverage, shopper: { weekdays: null } }, at);
  return {
    city: place.city,
    state: place.state,
    zone: named(zones, zoneId),
    isCovered: coverage !== undefined,
    warehouse: named(warehouses, coverage?.warehouseId),
    shippingFee: coverage?.shippingFee ?? null,
    freeFrom: coverage?.freeFrom ?? null,
    leavesOn: coverage ? leavingDay(null, at, coverage.cutoff) : null,
    windows: group?.windows ?? [],
  };
}
