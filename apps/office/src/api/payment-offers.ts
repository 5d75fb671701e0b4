import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const paymentOffersQuery = queryOptions({
  queryKey: ['payment-offers'],
  queryFn: ({ signal }): Promise<PaymentOffer[]> =>
    call('purchase', 'GET /office/payment-offers', { signal }).then(({ results }) => results),
});

/** Gives the methods another order, over the one that was seen. */
export const orderPaymentOffers = (seen: readonly string[], references: readonly string[]): Promise<PaymentOffer[]> =>
  call('purchase', 'PUT /office/payment-order', { body: { references: [...references], seen: [...seen] } }).then(
    ({ results }) => results,
  );

/** Offers a method or not, over what was seen of it. */
export const savePaymentOffer = (
  { reference, active, accounts }: PaymentOffer,
  wanted: Pick<PaymentOffer, 'active' | 'accounts'>,
): Promise<PaymentOffer[]> =>
  call('purchase', 'PUT /office/payment-offers/{reference}', {
    params: { reference },
    body: { ...wanted, seen: { active, accounts } },
  }).then(({ results }) => results);
