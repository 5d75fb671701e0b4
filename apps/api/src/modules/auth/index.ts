export { findAddress } from './address/find-address.ts';
export { creditOf } from './credit/credit-of.ts';
export { type CreditTaken, takeCredit } from './credit/take-credit.ts';
export type { FoundCustomer } from './customer/customer.sql.ts';
export { findCustomer } from './customer/find-customer.ts';
export { hashPassword } from './login/password.ts';
export { recordPurchase } from './loyalty/record-purchase.ts';
export { auth } from './routes.ts';
export { identify } from './session/identify.ts';
