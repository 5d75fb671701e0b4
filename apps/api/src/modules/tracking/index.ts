export {
  type CityCoverage,
  type PlaceNames,
  coverageOf,
  coveredCities,
  defaultWarehouse,
  hasWarehouse,
  placeNames,
} from './coverage.ts';
export { forgetPlaces } from './places.ts';
export { type WarehouseChange, type WarehouseEdit, setUpWarehouse } from './set-up-warehouse.ts';
export { type WarehouseRow, type ZoneRow, listWarehouses, listZones } from './warehouse.sql.ts';
