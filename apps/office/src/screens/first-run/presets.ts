import type { CoverageMap, CoverageZone, ZoneSaveBody } from '@tonalia/contract/coverage-office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';

const texts = firstRunTexts.coverage;

/** How far a distributor delivers. */
export type ReachPreset = 'city' | 'state' | 'country';
/** The choices, from the nearest. */
export const reachPresets: readonly ReachPreset[] = ['city', 'state', 'country'];

/** A zone of the first run as it is typed. */
export interface ReachZone {
  /** The same each time, so that another choice changes zones instead of adding more. */
  id: string;
  reach: ReachPreset;
  name: string;
  shippingFee: number | null;
  freeFrom: number | null;
  leadDays: number;
  weekdays: readonly number[];
  /** Empty: that of all zones. */
  cutoff: string;
  cityIds: readonly string[];
  saved: CoverageZone | undefined;
}

/** Terms that a new zone begins with: nearer is cheaper, faster and more often. */
const usual: Record<ReachPreset, Pick<ReachZone, 'shippingFee' | 'leadDays' | 'weekdays'>> = {
  city: { shippingFee: 8_900, leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6] },
  state: { shippingFee: 12_900, leadDays: 2, weekdays: [1, 3, 5] },
  country: { shippingFee: 16_900, leadDays: 4, weekdays: [2, 4] },
};

const idOf = (warehouse: OfficeWarehouse, reach: ReachPreset): string =>
  // the command names the first zone of a warehouse so
  reach === 'city' ? warehouse._id : `${warehouse._id}-${reach}`;

/** The municipalities of the nearest zone: that of the warehouse, and those that were added to it. */
export function nearCities(map: CoverageMap, warehouse: OfficeWarehouse): ReadonlySet<string> {
  const near = map.cities.filter(({ zoneId }) => zoneId === idOf(warehouse, 'city'));
  return new Set([warehouse.cityId, ...near.map(({ _id }) => _id)]);
}

/**
 * The zones of the first run, nearest first, as they are saved or would begin. Municipalities of other zones stay there, except those that
 * are added to the nearest.
 */
export function reachZones(
  map: CoverageMap,
  warehouse: OfficeWarehouse,
  near: ReadonlySet<string> = nearCities(map, warehouse),
): ReachZone[] {
  const own = new Set(reachPresets.map((reach) => idOf(warehouse, reach)));
  const free = map.cities.filter(({ _id, zoneId }) => zoneId === null || own.has(zoneId) || near.has(_id));
  const isIn: Record<ReachPreset, (city: CoverageMap['cities'][number]) => boolean> = {
    city: ({ _id }) => near.has(_id),
    state: ({ _id, stateId }) => stateId === warehouse.stateId && !near.has(_id),
    country: ({ _id, stateId }) => stateId !== warehouse.stateId && !near.has(_id),
  };
  const stateName = map.states.find(({ _id }) => _id === warehouse.stateId)?.name ?? '';
  const names = { city: warehouse.city, state: texts.restOf(stateName), country: texts.restOfCountry };
  return reachPresets.map((reach) => {
    const id = idOf(warehouse, reach);
    const saved = map.zones.find(({ _id }) => _id === id);
    const { shippingFee, leadDays, weekdays } = saved ?? usual[reach];
    return {
      id,
      reach,
      name: saved?.name ?? names[reach],
      shippingFee,
      leadDays,
      weekdays,
      freeFrom: saved?.freeFrom ?? null,
      cutoff: saved?.cutoff ?? '',
      cityIds: free.filter(isIn[reach]).map(({ _id }) => _id),
      saved,
    };
  });
}

/** The farthest zone that is saved; the department when there is none. */
export const reachOf = (zones: readonly ReachZone[]): ReachPreset =>
  zones.findLast(({ saved }) => saved !== undefined)?.reach ?? 'state';

/** Whether a zone belongs to a choice. */
export const isReached = (preset: ReachPreset, { reach, cityIds }: ReachZone): boolean =>
  cityIds.length > 0 && reachPresets.indexOf(reach) <= reachPresets.indexOf(preset);

/** The request that saves a zone; undefined when nothing of it changed. */
export function reachBody(zone: ReachZone, map: CoverageMap, warehouseId: string): ZoneSaveBody | undefined {
  const { id, name, shippingFee, freeFrom, leadDays, weekdays, cutoff, cityIds, saved } = zone;
  const covered = map.cities.filter(({ zoneId }) => zoneId === id).map(({ _id }) => _id);
  const isSame =
    saved?.shippingFee === shippingFee &&
    saved?.freeFrom === freeFrom &&
    saved?.leadDays === leadDays &&
    (saved?.cutoff ?? '') === cutoff &&
    saved?.weekdays.join() === weekdays.join() &&
    covered.length === cityIds.length &&
    new Set([...covered, ...cityIds]).size === covered.length;
  if (saved && isSame) return undefined;
  return {
    name,
    warehouseId,
    leadDays,
    weekdays: [...weekdays],
    shippingFee: shippingFee ?? 0,
    freeFrom,
    cutoff: cutoff === '' ? null : cutoff,
    isPaused: false,
    cityIds: [...cityIds],
    version: saved?.version ?? null,
  };
}
