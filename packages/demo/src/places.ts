import type { WarehouseId } from './product.ts';

type Warehouse = { id: WarehouseId; name: string; cityId: string; latitude: number; longitude: number };

/** Coordinates are those of the warehouse: a municipality's centre can be far from its streets. */
export const warehouses: readonly Warehouse[] = [
  { id: 'BOG', name: 'Bogotá', cityId: '11001', latitude: 4.65, longitude: -74.1 },
  { id: 'MED', name: 'Medellín', cityId: '05001', latitude: 6.23, longitude: -75.58 },
  { id: 'CLO', name: 'Cali', cityId: '76001', latitude: 3.44, longitude: -76.52 },
  { id: 'BAQ', name: 'Barranquilla', cityId: '08001', latitude: 10.96, longitude: -74.8 },
  { id: 'BGA', name: 'Bucaramanga', cityId: '68001', latitude: 7.12, longitude: -73.12 },
];

/** A delivery zone around a warehouse. */
export type Zone = {
  id: string;
  name: string;
  warehouseId: WarehouseId;
  leadDays: number;
  weekdays: readonly number[];
  shippingFee: number;
  /** Null is that of the policy. */
  cutoff: string | null;
};

const suffix: Record<WarehouseId, string> = { BOG: 'BTA', MED: 'MED', CLO: 'CLO', BAQ: 'BAQ', BGA: 'BGA' };
const workdays = [1, 2, 3, 4, 5, 6];

/** The municipality of the warehouse and those within `reach` kilometres. The carrier of the far ones collects at noon. */
const rings = [
  { key: 'URBANO1', name: 'Urbano', reach: 0, leadDays: 0, weekdays: workdays, fee: 4_900, cutoff: null },
  { key: 'METRO1', name: 'Área metropolitana', reach: 45, leadDays: 1, weekdays: [2, 5], fee: 6_900, cutoff: null },
  { key: 'REGIONAL1', name: 'Regional', reach: 140, leadDays: 2, weekdays: [1, 3, 5], fee: 9_900, cutoff: null },
  { key: 'NACIONAL1', name: 'Nacional', reach: 330, leadDays: 3, weekdays: [2, 4], fee: 14_900, cutoff: '12:00' },
] as const;

/** Every zone of every warehouse. */
export const zones: readonly Zone[] = warehouses.flatMap(({ id, name }) =>
  rings.map((ring) => ({
    id: `${ring.key} ${suffix[id]}`,
    name: `${ring.name} ${name}`,
    warehouseId: id,
    leadDays: ring.leadDays,
    weekdays: ring.weekdays,
    shippingFee: ring.fee,
    cutoff: ring.cutoff,
  })),
);

/** A municipality of the database, by its DANE code; coordinates in degrees. */
export type DemoCity = { id: string; state_id: string; latitude: number; longitude: number };

/** Without road access: the islands, the Amazon, the eastern plains. */
const farStates = ['88', '91', '94', '95', '97', '99'];
/** Municipalities that form one city with the warehouse's own. */
const urban: Record<string, WarehouseId> = {
  '05088': 'MED',
  '05266': 'MED',
  '05360': 'MED',
  '05631': 'MED',
  '08758': 'BAQ',
  '68276': 'BGA',
  '68307': 'BGA',
};
/** Served with the capital, wherever their centre is. */
const savanna = [
  '25754',
  '25175',
  '25430',
  '25473',
  '25286',
  '25126',
  '25758',
  '25817',
  '25269',
  '25214',
  '25740',
  '25377',
];

/** The zone of a municipality: that of the nearest warehouse by its distance, or none. */
export function zoneOf(city: DemoCity): Zone | null {
  const own = warehouses.find(({ cityId }) => cityId === city.id)?.id ?? urban[city.id];
  if (own) return zoneBy(own, 'URBANO1');
  if (savanna.includes(city.id)) return zoneBy('BOG', 'METRO1');
  if (farStates.includes(city.state_id)) return null;
  const [nearest] = warehouses
    .map((warehouse) => ({ id: warehouse.id, distance: kilometres(warehouse, city) }))
    .toSorted((a, b) => a.distance - b.distance);
  const ring = rings.find(({ reach }) => nearest && nearest.distance <= reach);
  return nearest && ring ? zoneBy(nearest.id, ring.key) : null;
}

function zoneBy(warehouse: WarehouseId, key: string): Zone | null {
  return zones.find(({ id }) => id === `${key} ${suffix[warehouse]}`) ?? null;
}

type Coordinates = { latitude: number; longitude: number };

function kilometres(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180;
  const x = (to.longitude - from.longitude) * radians * Math.cos(((from.latitude + to.latitude) / 2) * radians);
  const y = (to.latitude - from.latitude) * radians;
  return 6371 * Math.hypot(x, y);
}
