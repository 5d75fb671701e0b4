import type { GatewayPayment, GatewayPaymentPage } from '@tonalia/contract/purchase-gateway';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open list asks again, in ms. */
const REFRESH = 30_000;

/** The filters of the payments at a gateway, as the call takes them. */
export interface GatewayFilter {
  q?: string | undefined;
  since?: string | undefined;
  method?: string | undefined;
  result?: string | undefined;
  open?: 'true' | undefined;
  sort?: 'at' | undefined;
  page?: number | undefined;
}

export const gatewayPaymentsQuery = (filter: GatewayFilter) =>
  queryOptions({
    queryKey: ['payments', 'gateway', filter],
    queryFn: ({ signal }): Promise<GatewayPaymentPage> => {
      const { page, ...rest } = filter;
      const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
      return call('purchase', 'GET /office/gateway-payments', {
        query: { ...named, ...(page && { page: String(page) }) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** Asks the gateway for a payment now. */
export const askGateway = (id: string): Promise<GatewayPayment> =>
  call('purchase', 'POST /office/gateway-payments/{id}/ask', { params: { id } }).then(({ results }) => results);

/** Asks the customer for another payment of the order; returns what it owes. A repeated `requestId` sends nothing more. */
export const requestPayment = (id: string, requestId: string): Promise<number> =>
  call('purchase', 'POST /office/gateway-payments/{id}/request', { params: { id }, body: { requestId } }).then(
    ({ results }) => results.amount,
  );

/** Has the gateway asked again for a refund. */
export const retryRefund = (id: string): Promise<unknown> =>
  call('purchase', 'POST /office/refunds/{id}/retry', { params: { id } });

/** Leaves a refund of the gateway to an operator. */
export const takeRefundByHand = (id: string): Promise<unknown> =>
  call('purchase', 'POST /office/refunds/{id}/by-hand', { params: { id } });
