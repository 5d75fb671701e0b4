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

interface Kept {
  until: number;
  places: Promise<Places>;
}

const kept = new WeakMap<Database, Kept>();

/**
 * Every place, from memory. Only the first question waits for the database: what grew old is answered once more while it is
 * read again, so that whoever asks inside a transaction never waits for a second connection.
 */
export function placesOf(db: Database): Promise<Places> {
  const known = kept.get(db);
  if (!known) return readFirst(db);
  if (performance.now() >= known.until) renew(db, known);
  return known.places;
}

/** Many that ask at once share one reading; a reading that failed is not kept. */
function readFirst(db: Database): Promise<Places> {
  const places = readPlaces(db);
  kept.set(db, { until: performance.now() + TTL, places });
  places.catch(() => kept.delete(db));
  return places;
}

function renew(db: Database, known: Kept): void {
  known.until = performance.now() + TTL;
  readPlaces(db).then(
    (places) => {
      known.places = Promise.resolve(places);
    },
    () => {
      // the database is away: the old places hold until a later question reads again
    },
  );
}

/** Makes the next question read again: for whoever changed places in this process. */
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
