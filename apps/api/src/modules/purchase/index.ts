export { forgetCustomer } from './order/forget-customer.ts';
export type { Gateway } from './payment/gateway.ts';
export { purchase } from './routes.ts';
