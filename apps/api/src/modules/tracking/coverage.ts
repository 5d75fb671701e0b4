import { AppError } from '@tonalia/contract/errors';
import type { Database } from '../../platform/transaction.ts';
import { placesOf } from './places.ts';

/** The names of a city and its state; `stateId` is DANE's code. */
export interface PlaceNames {
  city: string;
  state: string;
  stateId: string;
}

/** The warehouse that delivers to a city, with lead time, ISO weekdays, fee (pesos) and cutoff hour. */
export interface CityCoverage {
  warehouseId: string;
  zoneId: string;
  leadDays: number;
  weekdays: number[];
  shippingFee: number;
  /** Pesos of goods from which there is no fee; null charges every order. */
  freeFrom: number | null;
  /** The zone's own cutoff hour; null is that of the policy. */
  cutoff: string | null;
  city: string;
  state: string;
}

/** The names of a city and its state; undefined for an unknown DANE code. */
export async function placeNames(db: Database, cityId: string): Promise<PlaceNames | undefined> {
  const { cities, stateNames } = await placesOf(db);
  const city = cities.get(cityId);
  return city && { city: city.name, state: stateNames.get(city.stateId) ?? '', stateId: city.stateId };
}

/** The coverage of a city; undefined without a warehouse that delivers there, or for an unknown DANE code. */
export async function coverageOf(db: Database, cityId: string): Promise<CityCoverage | undefined> {
  const { cities, stateNames } = await placesOf(db);
  const row = cities.get(cityId);
  if (!row) return undefined;
  const { zoneId, warehouseId, leadDays, weekdays, shippingFee, freeFrom, cutoff, isPaused } = row;
  if (isPaused) return undefined;
  // the outer join returns a zone whole or not at all
  if (zoneId === null || warehouseId === null || leadDays === null || weekdays === null || shippingFee === null) {
    return undefined;
  }
  const state = stateNames.get(row.stateId) ?? '';
  return { warehouseId, zoneId, leadDays, weekdays, shippingFee, freeFrom, cutoff, city: row.name, state };
}

/** The zone of a city, also while it is paused: what was ordered before still goes there. */
export const zoneOf = async (db: Database, cityId: string): Promise<string | undefined> =>
  (await placesOf(db)).cities.get(cityId)?.zoneId ?? undefined;

/** Every city of a zone, also of a paused one, by name. */
export async function coveredCities(db: Database): Promise<{ id: string; name: string }[]> {
  const { cities } = await placesOf(db);
  return [...cities.values()].filter(({ zoneId }) => zoneId !== null).map(({ id, name }) => ({ id, name }));
}

/** Whether the installation has a default warehouse. */
export const hasWarehouse = async (db: Database): Promise<boolean> =>
  (await placesOf(db)).defaultWarehouse !== undefined;

/** The warehouse of visitors without a city. UNAVAILABLE until the installation has one. */
export async function defaultWarehouse(db: Database): Promise<{ warehouseId: string }> {
  const { defaultWarehouse: warehouseId } = await placesOf(db);
  if (warehouseId === undefined)
    throw Object.assign(new AppError('UNAVAILABLE'), { cause: new Error('no warehouse yet: npm run warehouse') });
  return { warehouseId };
}
