import { OrderStatus } from '@tonalia/contract/purchase';
import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { hasLeft } from '../../auth/index.ts';
import { forgetEndedOrders, removeOpenCarts } from './forget-customer.sql.ts';
import { forgetPayments } from './forget-payments.sql.ts';
import { hasEnded } from '../order/order.rules.ts';

const OrderChanged = z.object({ customerId: z.uuid(), status: OrderStatus });
const AccountDeleted = z.object({ customerId: z.uuid() });

/**
 * Hears `auth.account_deleted`: open carts and saved cards go, and orders that ended forget who and where. An order still on its way, of
 * an account that an earlier version closed, keeps the place it goes to and forgets when it ends.
 */
export const forgetCustomer: Listener = async (tx, message) => {
  const { customerId } = AccountDeleted.parse(message.payload);
  await removeOpenCarts(tx, customerId);
  await forgetPayments(tx, customerId);
  await forgetEndedOrders(tx, customerId);
};

/** Hears `order.changed`: an order that ends after its customer closed the account forgets who and where. */
export const forgetEnded: Listener = async (tx, message) => {
  const { customerId, status } = OrderChanged.parse(message.payload);
  if (!hasEnded(status) || !(await hasLeft(tx, customerId))) return;
  await forgetPayments(tx, customerId);
  await forgetEndedOrders(tx, customerId);
};
