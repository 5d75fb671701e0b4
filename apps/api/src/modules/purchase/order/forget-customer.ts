import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { forgetEndedOrders, removeOpenCarts } from './forget-customer.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/**
 * Hears `auth.account_deleted`: open carts go, and orders that ended forget who and where. An order still on its way keeps the
 * place it goes to; nothing of ours ends an order yet, and what will has to forget then (`forgetEndedOrders`).
 */
export const forgetCustomer: Listener = async (tx, message) => {
  const { customerId } = AccountDeleted.parse(message.payload);
  await removeOpenCarts(tx, customerId);
  await forgetEndedOrders(tx, customerId);
};
