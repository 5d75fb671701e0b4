import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import type { Database } from '../../../platform/transaction.ts';
import { listZones, placeNames } from '../../tracking/index.ts';
import type { ServedPlace } from './route.rules.ts';
import { listRoutes } from './route.sql.ts';

/** All routes with the names of their places, by warehouse and position. */
export async function readRoutes(db: Database): Promise<DispatchRoute[]> {
  const [routes, zones] = await Promise.all([listRoutes(db), listZones(db)]);
  const nameOf = async ({ cityId, zoneId }: ServedPlace): Promise<string> =>
    cityId === null
      ? (zones.find(({ id }) => id === zoneId)?.name ?? zoneId ?? '')
      : ((await placeNames(db, cityId))?.city ?? cityId);
  return Promise.all(
    routes.map(async ({ id, places, ...route }) => ({
      ...route,
      _id: id,
      places: await Promise.all(
        places.map(async ({ words, ...place }) => ({
          ...place,
          words: [...words],
          name: await nameOf({ ...place, words }),
        })),
      ),
    })),
  );
}
