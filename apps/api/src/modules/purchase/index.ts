export { forgetCustomer } from './order/forget-customer.ts';
export { purchase } from './routes.ts';
