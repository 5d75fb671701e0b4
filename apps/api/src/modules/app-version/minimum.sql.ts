import { statement } from '../../platform/db.ts';

export const findMinimum = statement<{ version: string }, [platform: string]>(
  'app_version.find_minimum',
  `select version from app_version.minimum where platform = $1`,
);

/** A platform with a store app. Visits in a browser have no minimum version. */
export type Platform = 'ios' | 'android';

/** The oldest app of a platform that is served, as the store writes it: `1.12.0`. */
export interface Minimum {
  platform: Platform;
  version: string;
}

/** One row for each platform with a minimum; without a row every version is served. */
export const listMinimums = statement<Minimum>(
  'app_version.list_minimums',
  `select platform, version from app_version.minimum order by platform`,
);

export const saveMinimum = statement<never, [platform: Platform, version: string]>(
  'app_version.save_minimum',
  `insert into app_version.minimum (platform, version) values ($1, $2)
   on conflict (platform) do update set version = excluded.version`,
);

export const removeMinimum = statement<never, [platform: Platform]>(
  'app_version.remove_minimum',
  `delete from app_version.minimum where platform = $1`,
);
