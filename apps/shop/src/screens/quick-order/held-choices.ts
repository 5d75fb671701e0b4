import { queryOptions } from '@tanstack/react-query';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import type { OrderChoices } from './order-choices.ts';

/** `forgetOnSignOut` removes what is stored under it. The methods are the same for every customer. */
const METHODS = 'tonalia.quickOrder.choices.methods';

export function keepMethods(methods: OrderChoices['methods']): void {
  try {
    localStorage.setItem(METHODS, JSON.stringify(methods));
  } catch {
    // Without room another customer's order waits for the network.
  }
}

function keptMethods(): OrderChoices['methods'] {
  try {
    return JSON.parse(localStorage.getItem(METHODS) ?? '[]') as OrderChoices['methods']; // as: `keepMethods` wrote it
  } catch {
    return [];
  }
}

/** The addresses of a customer that the seller took along, with the payment methods last read; null without any. */
export const heldChoicesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['seller', 'held-choices', customerId],
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    queryFn: async (): Promise<OrderChoices | null> => {
      const methods = keptMethods();
      if (!hasOfflineMark() || methods.length === 0) return null;
      const { heldCustomers } = await import('../../api/offline/held-catalogue.ts');
      const customer = (await heldCustomers()).find(({ _id }) => _id === customerId);
      if (!customer || customer.addresses.length === 0) return null;
      const fees = customer.addresses.map(({ cityid, delivery }) => [cityid, delivery?.shippingFee ?? 0]);
      return { addresses: customer.addresses, methods, fees: Object.fromEntries(fees) };
    },
  });
