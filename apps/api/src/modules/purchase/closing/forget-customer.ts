import { OrderStatus } from '@tonalia/contract/purchase';
import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { isAccountClosed } from '../../customers/index.ts';
import {
  forgetEndedOrders,
  forgetSellerOrders,
  forgetVisits,
  removeOpenCarts,
  removeRemindersOf,
  removeSavedListsOf,
  removeSharesOf,
} from './forget-customer.sql.ts';
import { forgetPayments, removeSavedCardsOf } from './forget-payments.sql.ts';
import { removeRequestsOf } from '../order-request/order-request.sql.ts';
import { hasEnded } from '../order/order.rules.ts';

const OrderChanged = z.object({ customerId: z.uuid(), status: OrderStatus });
const AccountDeleted = z.object({ customerId: z.uuid() });
const MemberEnded = z.object({ identityId: z.uuid(), customerId: z.uuid() });

/**
 * Listener of `auth.account_deleted`: removes open carts, drafts of sellers and saved cards, and erases personal data from ended orders. An order
 * still on its way, from an account closed by an earlier version, keeps its address until it ends.
 */
export const forgetCustomer: Listener = async (tx, message) => {
  const { customerId } = AccountDeleted.parse(message.payload);
  await removeRequestsOf(tx, customerId);
  await removeOpenCarts(tx, customerId);
  await removeSavedListsOf(tx, customerId);
  await removeSharesOf(tx, customerId);
  await forgetSellerOrders(tx, customerId);
  await forgetVisits(tx, customerId);
  await forgetPayments(tx, customerId);
  await forgetEndedOrders(tx, customerId);
};

/** Listener of `auth.member_ended`: removes the cards that a person saved for the customer that it left, and its reminders of its lists. */
export const forgetMember: Listener = async (tx, message) => {
  const left = MemberEnded.parse(message.payload);
  await removeSavedCardsOf(tx, left);
  await removeRemindersOf(tx, left);
};

/** Listener of `order.changed`: erases personal data from an order that ends after its customer closed the account. */
export const forgetEnded: Listener = async (tx, message) => {
  const { customerId, status } = OrderChanged.parse(message.payload);
  if (!hasEnded(status) || !(await isAccountClosed(tx, customerId))) return;
  await forgetPayments(tx, customerId);
  await forgetEndedOrders(tx, customerId);
};
