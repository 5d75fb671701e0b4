import type { FiscalData, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { CustomerPurchases } from '@tonalia/contract/customer-purchases';
import type { CreditStatement } from '@tonalia/contract/statement';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** One customer as its page shows it. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id],
    queryFn: ({ signal }) =>
      call('customers', 'GET /office/customers/{id}', { params: { id }, signal }).then(({ results }) => results),
  });

/** The own credit of a customer: its documents that are not paid, or its movements. */
export const customerCreditQuery = (id: string, view: 'open' | 'movements') =>
  queryOptions({
    queryKey: ['customers', id, 'statement', view],
    queryFn: ({ signal }): Promise<CreditStatement | null> =>
      call('customers', 'GET /office/customers/{id}/statement', {
        params: { id },
        query: { view, limit: view === 'open' ? '100' : '6' },
        signal,
      }).then(({ results }) => results),
  });

/** Replaces the fiscal data at the version it was made for. */
export const saveFiscal = (id: string, data: FiscalData & { version: number }): Promise<OfficeFiscalData> =>
  call('customers', 'PUT /office/customers/{id}/fiscal', { params: { id }, body: data }).then(({ results }) => results);

/** Asks for a customer again, and for what shows its name. */
export async function forgetCustomer(cache: QueryClient, id: string): Promise<void> {
  await cache.invalidateQueries({ queryKey: customerQuery(id).queryKey });
  void cache.invalidateQueries({ queryKey: ['orders'] });
}

/** Changes the limit of its credit from the one that was shown. False when it was so already. */
export const changeCreditLimit = (id: string, body: { limit: number; expected: number | null }): Promise<boolean> =>
  call('customers', 'PUT /office/customers/{id}/credit-limit', { params: { id }, body }).then(
    ({ results }) => results.isChanged,
  );

/** What a customer bought, by month. */
export const customerPurchasesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'purchases'],
    queryFn: ({ signal }): Promise<CustomerPurchases> =>
      call('purchase', 'GET /office/customers/{customerId}/purchases', { params: { customerId }, signal }).then(
        ({ results }) => results,
      ),
  });
