import { queryOptions } from '@tanstack/react-query';
import { hasOfflineMark } from '../../../api/offline/offline-mark.ts';
import type { OrderChoices } from './choices.ts';

/** The addresses and payment methods of a customer that the seller took along; null without any. */
export const heldChoicesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['seller', 'held-choices', customerId],
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    queryFn: async (): Promise<OrderChoices | null> => {
      if (!hasOfflineMark()) return null;
      const { heldPortfolio } = await import('../../../api/offline/held-catalogue.ts');
      const { customers, methods } = await heldPortfolio();
      const customer = customers.find(({ _id }) => _id === customerId);
      if (!customer || customer.addresses.length === 0) return null;
      const fees = customer.addresses.map(({ cityid, delivery }) => [cityid, delivery?.shippingFee ?? 0]);
      const freeFrom = customer.addresses.map(({ cityid, delivery }) => [cityid, delivery?.freeFrom ?? null]);
      return {
        addresses: customer.addresses,
        methods: methods.filter(({ reference }) => reference !== 'own_credit' || customer.credit !== null),
        fees: Object.fromEntries(fees),
        freeFrom: Object.fromEntries(freeFrom),
        maxShippingFees: customer.addresses[0]?.delivery?.maxShippingFees ?? 1,
      };
    },
  });
