import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';

/** The trade type and warehouse only decide prices and stock, which are not read here. */
const ANYONE = { tradeTypeId: 'visitante', agreedFor: null, warehouseId: '' };

export const toNames = (version: Sellable) => ({
  versionId: version.versionId,
  code: version.versionCode ?? version.code,
  // a size is named with its product; a shade has a name of its own
  ...(version.versionName !== null && version.color !== null
    ? { name: version.versionName, detail: `${version.manufacturer.name}, ${version.name}` }
    : { name: [version.name, version.versionName].filter(Boolean).join(' '), detail: version.manufacturer.name }),
  image: version.image,
  tile: version.tile,
  swatch: version.color?.color ?? null,
});

/** What a row of the office shows of a version before its figures: code, names, picture and colour. */
export type ShownVersion = ReturnType<typeof toNames>;

/** The names of versions by id; a version that no longer exists has none. */
export async function nameVersions(
  db: Database,
  clock: Clock,
  ids: readonly string[],
): Promise<Map<string, ShownVersion>> {
  const versions = await findSellablesById(db, ANYONE, ids, clock);
  return new Map(versions.map((version) => [version.versionId, toNames(version)]));
}
