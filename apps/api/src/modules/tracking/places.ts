import type { ChangeListener } from '../../platform/changes.ts';
import type { Database } from '../../platform/transaction.ts';
import { type CityRow, type StateRow, findDefaultWarehouse, listCities, listStates } from './places.sql.ts';

/** How long places are cached, in ms, when no change of them is announced. Every request needs them. */
const TTL = 5_000;

export interface Places {
  states: StateRow[];
  stateNames: Map<string, string>;
  cities: Map<string, CityRow>;
  citiesOf: Map<string, CityRow[]>;
  defaultWarehouse: string | undefined;
}

interface CachedPlaces {
  until: number;
  places: Promise<Places>;
  /** The latest reading; an earlier one that ends after it is dropped. */
  reading?: Promise<Places>;
}

const kept = new WeakMap<Database, CachedPlaces>();

/**
 * All places, from memory. Only the first call waits for the database: an expired value is returned once more while it is read again, so
 * that a caller in a transaction never waits for a second connection.
 */
export function placesOf(db: Database): Promise<Places> {
  const known = kept.get(db);
  if (!known) return readFirst(db);
  if (performance.now() >= known.until) void renew(db, known);
  return known.places;
}

/** Concurrent callers share one read; a failed read is not cached. */
function readFirst(db: Database): Promise<Places> {
  const places = readPlaces(db);
  kept.set(db, { until: performance.now() + TTL, places });
  places.catch(() => kept.delete(db));
  return places;
}

/** Reads again, and replaces the known places when that is done. While the database is down the old ones are used. */
async function renew(db: Database, known: CachedPlaces): Promise<void> {
  known.until = performance.now() + TTL;
  const reading = readPlaces(db);
  known.reading = reading;
  try {
    await reading;
    if (known.reading === reading) known.places = reading;
  } catch {
    known.until = 0;
  }
}

/** Reads the places again after a change. Resolves when every later call gets the new ones. */
export async function renewPlaces(db: Database): Promise<void> {
  const known = kept.get(db);
  if (known) await renew(db, known);
}

/** Renews the places of this process after a change of zones, coverage or warehouses in any process. */
export const followPlaces = (db: Database): ChangeListener => ({
  changed({ table }) {
    if (table.startsWith('tracking.')) void renewPlaces(db);
  },
  missed: () => void renewPlaces(db),
});

/** Makes the next call read again, after places were changed in this process. */
export function forgetPlaces(db: Database): void {
  kept.delete(db);
}

const alphabetical = new Intl.Collator('es');
const byName = (a: { name: string }, b: { name: string }) => alphabetical.compare(a.name, b.name);

async function readPlaces(db: Database): Promise<Places> {
  const [anyStates, anyCities, [warehouse]] = await Promise.all([
    listStates(db),
    listCities(db),
    findDefaultWarehouse(db),
  ]);
  const states = anyStates.toSorted(byName);
  const cities = anyCities.toSorted(byName);
  return {
    states,
    stateNames: new Map(states.map((state) => [state.id, state.name])),
    cities: new Map(cities.map((city) => [city.id, city])),
    citiesOf: Map.groupBy(cities, (city) => city.stateId),
    defaultWarehouse: warehouse?.warehouseId,
  };
}
