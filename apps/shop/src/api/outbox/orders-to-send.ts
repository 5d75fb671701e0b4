import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import type { UnsentOrder } from './unsent-order.ts';
import type { UnsentRegistration } from './unsent-registration.ts';

/** The orders that can be sent now, and those of customers that were given up. */
export interface OrdersToSend {
  ready: UnsentOrder[];
  lost: UnsentOrder[];
}

/** Orders of customers that are still being registered wait; afterwards they name the customer and its address. */
export function ordersToSend(
  orders: readonly UnsentOrder[],
  registrations: readonly UnsentRegistration[],
): OrdersToSend {
  const ready: UnsentOrder[] = [];
  const lost: UnsentOrder[] = [];
  for (const order of orders.filter(({ state }) => state === 'waiting')) {
    const { registrationId } = order;
    const of = registrations.find(({ clientRegistrationId }) => clientRegistrationId === registrationId);
    if (registrationId === undefined) ready.push(order);
    // written with the customer before, and the registration was forgotten since
    else if (order.customer.id !== registrationId) ready.push(order);
    else if (of?.customer) ready.push(withCustomer(order, of.customer));
    else if (!of) lost.push({ ...order, state: 'refused', problem: words.customerLost });
  }
  return { ready, lost };
}

const withCustomer = (
  order: UnsentOrder,
  { customerId, name, addressId }: NonNullable<UnsentRegistration['customer']>,
): UnsentOrder => ({
  ...order,
  customer: { id: customerId, name },
  // without an address the order asks for one
  addressId: addressId ?? customerId,
});
