/** What app.ts wires. */
export { leaveWarehouse } from './shipment/leave-warehouse.ts';
export { dispatch } from './routes.ts';
