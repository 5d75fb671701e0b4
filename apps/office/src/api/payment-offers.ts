import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const paymentOffersQuery = queryOptions({
  queryKey: ['payment-offers'],
  queryFn: ({ signal }): Promise<PaymentOffer[]> =>
    call('purchase', 'GET /office/payment-offers', { signal }).then(({ results }) => results),
});

/** Offers a method or not, over what was seen of it. */
export const savePaymentOffer = (
  { reference, active, accounts }: PaymentOffer,
  wanted: Pick<PaymentOffer, 'active' | 'accounts'>,
): Promise<PaymentOffer[]> =>
  call('purchase', 'PUT /office/payment-offers/{reference}', {
    params: { reference },
    body: { ...wanted, seen: { active, accounts } },
  }).then(({ results }) => results);
