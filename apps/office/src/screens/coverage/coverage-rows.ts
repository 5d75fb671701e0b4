import type { CoverageCity, CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { plainText } from '@tonalia/rules/plain-text';
import type { CoverageSearch } from './coverage-search.ts';
import { leadOf } from '../../features/coverage-map/lead-colours.ts';

/** A zone with its places and what they ordered. */
export interface CoverageRow {
  zone: CoverageZone;
  cities: CoverageCity[];
  /** Names of its departments, those with most places first. */
  states: string[];
  orders: number;
  customers: number;
  warehouse: string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Every zone: the fastest first, then by orders. */
export function zoneRows({ zones, cities, states, warehouses }: CoverageMap): CoverageRow[] {
  const ofZone = Map.groupBy(cities, ({ zoneId }) => zoneId);
  const stateNames = new Map(states.map(({ _id, name }) => [_id, name]));
  return zones
    .map((zone) => {
      const own = ofZone.get(zone._id) ?? [];
      const byState = [...Map.groupBy(own, ({ stateId }) => stateId)].toSorted(([, a], [, b]) => b.length - a.length);
      return {
        zone,
        cities: own.toSorted((a, b) => b.orders - a.orders),
        states: byState.map(([id]) => stateNames.get(id) ?? id),
        orders: sum(own.map(({ orders }) => orders)),
        customers: sum(own.map(({ customers }) => customers)),
        warehouse: warehouses.find(({ _id }) => _id === zone.warehouseId)?.name ?? zone.warehouseId,
      };
    })
    .toSorted((a, b) => a.zone.leadDays - b.zone.leadDays || b.orders - a.orders);
}

/** Those that the filters leave. */
export function filteredZones(
  rows: readonly CoverageRow[],
  { q = '', bodega, plazo, depto }: CoverageSearch,
): CoverageRow[] {
  const words = plainText(q);
  return rows.filter(
    ({ zone, cities }) =>
      (bodega === undefined || zone.warehouseId === bodega) &&
      (plazo === undefined || leadOf(zone.leadDays) === plazo) &&
      (depto === undefined || cities.some(({ stateId }) => stateId === depto)) &&
      (plainText(zone.name).includes(words) || cities.some(({ name }) => plainText(name).includes(words))),
  );
}

/** Places without delivery: in no zone, or in a paused one. */
export function holesOf({ zones, cities }: CoverageMap): CoverageCity[] {
  const open = new Set(zones.filter(({ isPaused }) => !isPaused).map(({ _id }) => _id));
  return cities
    .filter(({ zoneId }) => zoneId === null || !open.has(zoneId))
    .toSorted((a, b) => b.customers - a.customers || a.name.localeCompare(b.name, 'es'));
}

/** Those that the words and the department leave. */
function filteredCities(cities: readonly CoverageCity[], { q = '', depto }: CoverageSearch): CoverageCity[] {
  const words = plainText(q);
  return cities.filter(
    ({ name, stateId }) => (depto === undefined || stateId === depto) && plainText(name).includes(words),
  );
}

/** The best days on the road of each department with delivery. */
export function bestLeads({ zones, cities }: CoverageMap): Map<string, number> {
  const days = new Map(zones.filter(({ isPaused }) => !isPaused).map(({ _id, leadDays }) => [_id, leadDays]));
  const best = new Map<string, number>();
  for (const { stateId, zoneId } of cities) {
    const own = zoneId === null ? undefined : days.get(zoneId);
    if (own !== undefined) best.set(stateId, Math.min(own, best.get(stateId) ?? Infinity));
  }
  return best;
}

/** Municipalities of a page. */
const AT_ONCE = 100;

/** A page of all municipalities, or of the holes. */
export function cityPage(map: CoverageMap, search: CoverageSearch) {
  const found = filteredCities(search.vista === 'huecos' ? holesOf(map) : map.cities, search);
  const pages = Math.max(1, Math.ceil(found.length / AT_ONCE));
  const page = Math.min(Number(search.pagina ?? 1), pages);
  return { cities: found.slice((page - 1) * AT_ONCE, page * AT_ONCE), total: found.length, page, pages };
}
