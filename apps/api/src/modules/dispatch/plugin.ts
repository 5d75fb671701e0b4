/** What app.ts wires. */
export { forgetProofs } from './driver/forget-proof.ts';
export { orderDispatch } from './shipment/order-dispatch.ts';
export { leaveWarehouse } from './shipment/leave-warehouse.ts';
export { dispatch } from './routes.ts';
