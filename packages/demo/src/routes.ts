import type { DemoAddress } from './people.ts';
import { type Zone, warehouses, zones } from './places.ts';
import { seeded } from './random.ts';

/** A route of the demo. */
export interface DemoRoute {
  warehouseId: string;
  name: string;
  leavesAt: string;
  /** A municipality, with words of its addresses or without. */
  cities: readonly (readonly [cityId: string, ...words: string[]])[];
  zones: readonly string[];
}

const BOGOTA = '11001';
const bogota: readonly DemoRoute[] = [
  { warehouseId: 'BOG', name: 'Norte', leavesAt: '12:00', cities: [[BOGOTA]], zones: [] },
  { warehouseId: 'BOG', name: 'Sur', leavesAt: '12:00', cities: [[BOGOTA, 'Diag.', 'Transv.']], zones: [] },
  { warehouseId: 'BOG', name: 'Occidente', leavesAt: '14:30', cities: [[BOGOTA, 'Av. Calle', 'Cra. 1']], zones: [] },
  { warehouseId: 'BOG', name: 'Sabana norte', leavesAt: '14:30', cities: [], zones: zonesOf('BOG') },
];
const others = warehouses
  .filter(({ id }) => id !== 'BOG')
  .map(({ id, name }): DemoRoute => ({ warehouseId: id, name, leavesAt: '14:00', cities: [], zones: zonesOf(id) }));

function zonesOf(warehouse: string): string[] {
  return zones.filter(({ warehouseId }) => warehouseId === warehouse).map(({ id }) => id);
}

/** The routes with their ids: four of Bogotá, one of each other warehouse. */
export const demoRoutes = (): (DemoRoute & { id: string })[] =>
  [...bogota, ...others].map((route) => ({
    ...route,
    id: seeded(`route ${route.warehouseId} ${route.name}`).uuid(),
  }));

/** The route that serves the address of an order, by the rule of the dispatch module; undefined for none. */
export function routeTo<Route extends DemoRoute>(
  routes: readonly Route[],
  { address, zone }: { address: Pick<DemoAddress, 'cityId' | 'address'>; zone: Pick<Zone, 'id' | 'warehouseId'> },
): Route | undefined {
  const near = routes.filter(({ warehouseId }) => warehouseId === zone.warehouseId);
  const wordsIn = ({ cities }: DemoRoute) => cities.find(([cityId]) => cityId === address.cityId)?.slice(1);
  return (
    near.find((route) => wordsIn(route)?.some((word) => address.address.includes(word))) ??
    near.find((route) => wordsIn(route)?.length === 0) ??
    near.find(({ zones: served }) => served.includes(zone.id))
  );
}
