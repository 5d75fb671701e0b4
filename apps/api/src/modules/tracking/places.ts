import type { Database } from '../../platform/transaction.ts';
import { type CityRow, type StateRow, findDefaultWarehouse, listCities, listStates } from './places.sql.ts';

/** How long places are believed without asking again, in ms. Every request needs them, and they change by hand. */
const TTL = 5_000;

export interface Places {
  states: StateRow[];
  stateNames: Map<string, string>;
  cities: Map<string, CityRow>;
  citiesOf: Map<string, CityRow[]>;
  defaultWarehouse: string | undefined;
}

const kept = new WeakMap<Database, { until: number; places: Promise<Places> }>();

/** Every place, from memory. Many that ask at once share one reading; a reading that failed is not kept. */
export function placesOf(db: Database): Promise<Places> {
  const known = kept.get(db);
  if (known && performance.now() < known.until) return known.places;
  const places = readPlaces(db);
  kept.set(db, { until: performance.now() + TTL, places });
  places.catch(() => kept.delete(db));
  return places;
}

/** Makes the next question read again: for whoever changed places in this process. */
export function forgetPlaces(db: Database): void {
  kept.delete(db);
}

async function readPlaces(db: Database): Promise<Places> {
  const [states, cities, [warehouse]] = await Promise.all([listStates(db), listCities(db), findDefaultWarehouse(db)]);
  return {
    states,
    stateNames: new Map(states.map((state) => [state.id, state.name])),
    cities: new Map(cities.map((city) => [city.id, city])),
    citiesOf: Map.groupBy(cities, (city) => city.stateId),
    defaultWarehouse: warehouse?.warehouseId,
  };
}
