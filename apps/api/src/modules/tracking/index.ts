export { type Coverage, type PlaceNames, coverageOf, defaultWarehouse, hasWarehouse, placeNames } from './coverage.ts';
export { forgetPlaces } from './places.ts';
export { tracking } from './routes.ts';
export { type WarehouseToSetUp, setUpWarehouse } from './set-up-warehouse.ts';
