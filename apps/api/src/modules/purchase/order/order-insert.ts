import { dayIn } from '@tonalia/rules/dates';
import { cutoffHour } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { CartOwner } from '../cart/buyer-call.ts';
import { snapshotLines } from './order-line-snapshot.ts';
import type { OrderableCart } from './orderable-cart.ts';
import { placedFacts } from './placed-facts.rules.ts';
import type { OrderInsert } from './place-order.sql.ts';

export interface OrderOrigin {
  reference?: string | undefined;
  campaign?: string | undefined;
}

export function toOrderInsert({
  id,
  actor: { identityId, operator },
  buyer: { customerId, customerName },
  orderable: { cart, method, delivery, address, lines, calculated, terms, windows },
  origin: { reference, campaign },
}: {
  id: string;
  actor: CartOwner;
  buyer: Buyer;
  orderable: OrderableCart;
  origin: OrderOrigin;
}): Omit<OrderInsert, 'code'> {
  const { amount: units, ...sums } = calculated.totals;
  const { status, payBy, payments } = terms;
  return {
    id,
    cartId: cart.id,
    identityId: operator ? null : identityId,
    operatorId: operator?.operatorId ?? null,
    takenBy: operator?.name ?? null,
    customerId,
    customerName,
    address,
    leadDays: delivery.coverage?.leadDays ?? null,
    cutoff: delivery.coverage?.cutoff ?? cutoffHour,
    warehouseId: delivery.shopper.warehouseId,
    paymentMethod: method.reference,
    status,
    payBy,
    payments,
    comments: cart.comments,
    units,
    ...sums,
    reference: reference ?? null,
    campaign: campaign ?? null,
    lines: snapshotLines(lines, sums),
    facts: placedFacts(method.reference, terms, sums.shipping),
    windows,
    together: cart.together,
  };
}

/** Payload of `order.placed`. */
export function toOrderPlaced(
  clock: Clock,
  { customerId }: Buyer,
  orderId: string,
  { delivery, lines, calculated, terms }: OrderableCart,
) {
  const { subtotal, savings, couponSavings } = calculated.totals;
  return {
    orderId,
    customerId,
    warehouseId: delivery.shopper.warehouseId,
    boughtOn: dayIn(clock.now()),
    // goods only: delivery and payment fees do not count towards a loyalty tier
    amount: subtotal - savings - couponSavings,
    sold: lines.map(({ line, sellable }) => ({ versionId: sellable.versionId, quantity: line.quantity })),
    hasPresale: lines.some(({ line }) => line.advanced),
    status: terms.status,
  };
}
