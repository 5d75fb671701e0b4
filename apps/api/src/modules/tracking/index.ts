export {
  type CityCoverage,
  type PlaceNames,
  coverageOf,
  coveredCities,
  defaultWarehouse,
  hasWarehouse,
  placeNames,
  zoneOf,
} from './coverage.ts';
export { forgetPlaces } from './places.ts';
export { type WarehouseChange, type WarehouseEdit, setUpWarehouse } from './set-up-warehouse.ts';
export { removeZone } from './remove-zone.ts';
export { type ZoneDraft, saveZone } from './save-zone.ts';
export { type ZoneTerms, listWarehouseNames, listZoneTerms } from './zone.sql.ts';
export type { ZoneEffect } from './zone-effect.rules.ts';
export { listPlaces } from './list-places.ts';
export { type WarehouseRow, type ZoneRow, listWarehouses, listZones } from './warehouse.sql.ts';
