import type { CoverageMap, CoverageZone, ZoneSaveBody } from '@tonalia/contract/coverage-office';
import type { ConflictRow } from '../../components/conflict-note.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';

const texts = coverageTexts.form;

/** The form of a zone as it is typed. */
export interface ZoneFields {
  name: string;
  warehouseId: string;
  leadDays: string;
  weekdays: readonly number[];
  shippingFee: number | null;
  /** Null: every order pays the fee. */
  freeFrom: number | null;
  /** Empty: that of all zones. */
  cutoff: string;
  isPaused: boolean;
  cityIds: ReadonlySet<string>;
}

/** Working days of a new zone. */
const WORKDAYS = [1, 2, 3, 4, 5];

/** The fields of a zone, or of a new one with these places. */
export function zoneFields(map: CoverageMap, zone: CoverageZone | undefined, cityIds: readonly string[]): ZoneFields {
  if (!zone) {
    const warehouseId = map.warehouses[0]?._id ?? '';
    const empty = { name: '', warehouseId, leadDays: '1', weekdays: WORKDAYS, shippingFee: null, cutoff: '' };
    return { ...empty, freeFrom: null, isPaused: false, cityIds: new Set(cityIds) };
  }
  const { name, warehouseId, leadDays, weekdays, shippingFee, freeFrom, cutoff, isPaused, _id } = zone;
  const own = map.cities.filter(({ zoneId }) => zoneId === _id).map((city) => city._id);
  return {
    name,
    warehouseId,
    leadDays: String(leadDays),
    weekdays,
    shippingFee,
    freeFrom,
    cutoff: cutoff ?? '',
    isPaused,
    cityIds: new Set(own),
  };
}

/** Most days on the road, as the API has it. */
const FARTHEST = 30;

/** The request; undefined while something is missing or wrong. */
export function zoneBody(fields: ZoneFields, version: number | null): ZoneSaveBody | undefined {
  const { shippingFee, freeFrom, cutoff, cityIds, weekdays, ...rest } = fields;
  const [name, leadDays] = [rest.name.trim(), Number(rest.leadDays)];
  const isWhole = rest.leadDays !== '' && leadDays <= FARTHEST && shippingFee !== null && rest.warehouseId !== '';
  if (name === '' || weekdays.length === 0 || !isWhole) return undefined;
  return {
    ...rest,
    name,
    leadDays,
    shippingFee,
    freeFrom: freeFrom || null,
    weekdays: [...weekdays],
    cutoff: cutoff === '' ? null : cutoff,
    cityIds: [...cityIds].toSorted((a, b) => a.localeCompare(b)),
    version,
  };
}

/** Both values of what differs, in words. */
export function zoneConflict(mine: ZoneFields, saved: ZoneFields, map: CoverageMap): ConflictRow[] {
  const warehouse = (id: string) => map.warehouses.find(({ _id }) => _id === id)?.name ?? id;
  const words = (fields: ZoneFields): [name: string, value: string | null][] => [
    [texts.name, fields.name.trim()],
    [texts.warehouse, warehouse(fields.warehouseId)],
    [texts.fee, fields.shippingFee === null ? null : coverageTexts.pesos(fields.shippingFee)],
    [texts.freeFrom, fields.freeFrom === null ? texts.no : coverageTexts.pesos(fields.freeFrom)],
    [texts.lead, fields.leadDays],
    [texts.days, coverageTexts.deliveryDays(fields.weekdays)],
    [texts.cutoff, coverageTexts.hourWords(fields.cutoff || map.cutoff)],
    [texts.paused, fields.isPaused ? texts.yes : texts.no],
    [texts.cities, cityWords(fields.cityIds, mine.cityIds === fields.cityIds ? saved.cityIds : mine.cityIds, map)],
  ];
  const theirs = words(saved);
  return words(mine).map(([name, value], at) => ({ name, mine: value, saved: theirs[at]?.[1] ?? null }));
}

/** The number of places, with the names of those that the other side lacks. */
function cityWords(own: ReadonlySet<string>, other: ReadonlySet<string>, map: CoverageMap): string {
  const more = map.cities.filter(({ _id }) => own.has(_id) && !other.has(_id)).map(({ name }) => name);
  return [texts.citiesInWords(own.size), ...more.slice(0, 5)].join(', ');
}
