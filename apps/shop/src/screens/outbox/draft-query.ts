import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';

/** An order of the seller, as the server knows it. Always asked again: another device may have answered. */
export const draftQuery = (clientOrderId: string) =>
  queryOptions({
    queryKey: ['seller-order', clientOrderId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /seller-orders/{clientOrderId}', { params: { clientOrderId }, signal }).then(
        (a) => a.results,
      ),
    staleTime: 0,
  });

/** Addresses and payment methods of the customer of an order, which need not be the chosen one. */
export const replacementsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...keys.addresses, 'of', customerId],
    queryFn: async ({ signal }) => {
      const query = { customerId };
      const [addresses, methods] = await Promise.all([
        call('auth', 'GET /v3/me/addresses', { query, signal }),
        call('purchase', 'GET /payment-methods/list', { query, signal }),
      ]);
      return { addresses: addresses.results, methods: methods.results.filter(({ group }) => group !== 'instant') };
    },
  });
