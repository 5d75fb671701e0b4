import { AppError } from '@tonalia/contract/errors';
import type { Database } from '../../platform/transaction.ts';
import { placesOf } from './places.ts';

/** A city with its state, as people write them; `stateId` is DANE's. */
export interface PlaceNames {
  city: string;
  state: string;
  stateId: string;
}

/** Who delivers to a city, how soon, on which ISO weekdays and for how much (pesos). */
export interface Coverage {
  warehouseId: string;
  zoneId: string;
  leadDays: number;
  weekdays: number[];
  shippingFee: number;
  city: string;
  state: string;
}

/** The names of a city and its state; undefined when no city has this DANE code. */
export async function placeNames(db: Database, cityId: string): Promise<PlaceNames | undefined> {
  const { cities, stateNames } = await placesOf(db);
  const city = cities.get(cityId);
  return city && { city: city.name, state: stateNames.get(city.stateId) ?? '', stateId: city.stateId };
}

/** Undefined when nobody delivers to the city, or no city has this DANE code. */
export async function coverageOf(db: Database, cityId: string): Promise<Coverage | undefined> {
  const { cities, stateNames } = await placesOf(db);
  const row = cities.get(cityId);
  if (!row) return undefined;
  const { zoneId, warehouseId, leadDays, weekdays, shippingFee } = row;
  // the outer join gives a zone whole or not at all
  if (zoneId === null || warehouseId === null || leadDays === null || weekdays === null || shippingFee === null) {
    return undefined;
  }
  const state = stateNames.get(row.stateId) ?? '';
  return { warehouseId, zoneId, leadDays, weekdays, shippingFee, city: row.name, state };
}

/** Whether the installation has a warehouse that visitors see. */
export const hasWarehouse = async (db: Database): Promise<boolean> =>
  (await placesOf(db)).defaultWarehouse !== undefined;

/** The warehouse a visitor sees before a place is known. UNAVAILABLE until the installation has one. */
export async function defaultWarehouse(db: Database): Promise<{ warehouseId: string }> {
  const { defaultWarehouse: warehouseId } = await placesOf(db);
  if (warehouseId === undefined)
    throw Object.assign(new AppError('UNAVAILABLE'), { cause: new Error('no warehouse yet: npm run warehouse') });
  return { warehouseId };
}
