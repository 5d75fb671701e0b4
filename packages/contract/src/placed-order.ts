import { z } from 'zod';
import { OrderStatus } from './purchase.ts';
import { Pesos, Uuid } from './wire.ts';

/** The order that a call placed, the same one when the call is repeated. */
export const PlacedOrder = z.object({ orderId: Uuid, orderCode: z.string(), status: OrderStatus, total: Pesos });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** Why a cart cannot be ordered as it is, by its owner or at the request of a member. */
export const cartOrderErrors = [
  'CART_NOT_FOUND',
  'CART_EMPTY',
  'CART_CHANGED',
  'TOTAL_CHANGED',
  'INSUFFICIENT_STOCK',
  'ADDRESS_REQUIRED',
  'NO_COVERAGE',
  'PAYMENT_METHOD_REQUIRED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'COUPON_NOT_APPLICABLE',
  'COMBO_LIMIT',
  'SCHEDULE_UNAVAILABLE',
  'REGISTRATION_PENDING',
  'REGISTRATION_REJECTED',
  'CUSTOMER_BLOCKED',
] as const;

/** Why a customer cannot order: its cart, what it owes. */
export const placeOrderErrors = [...cartOrderErrors, 'UNPAID_ORDERS', 'CREDIT_EXCEEDED', 'CREDIT_OVERDUE'] as const;
