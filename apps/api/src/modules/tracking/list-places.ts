import type { Database } from '../../platform/transaction.ts';
import { placesOf } from './places.ts';

/** A municipality with its zone, which may be paused. */
export interface ListedCity {
  id: string;
  name: string;
  stateId: string;
  zoneId: string | null;
}

/** Every department and municipality, by name, as the shop knows them now. */
export async function listPlaces(
  db: Database,
): Promise<{ states: { id: string; name: string }[]; cities: ListedCity[] }> {
  const { states, cities } = await placesOf(db);
  return {
    states,
    cities: [...cities.values()].map(({ id, name, stateId, zoneId }) => ({ id, name, stateId, zoneId })),
  };
}
