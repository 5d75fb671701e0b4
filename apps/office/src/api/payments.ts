import type { BulkResult } from '@tonalia/contract/office-wire';
import type { TransferDetail, TransferPage } from '@tonalia/contract/purchase-money';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 30_000;

export const moneyCountsQuery = queryOptions({
  queryKey: ['payments', 'counts'],
  queryFn: ({ signal }) => call('purchase', 'GET /office/payments/counts', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

export const transfersQuery = (page = 1) =>
  queryOptions({
    queryKey: ['payments', 'transfers', page],
    queryFn: ({ signal }) => call('purchase', 'GET /office/transfers', { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'transfer', id],
    queryFn: ({ signal }): Promise<TransferDetail> =>
      call('purchase', 'GET /office/transfers/{id}', { params: { id }, signal }).then(({ results }) => results),
  });

/** The transfers of a page in the order of their review. */
export type Transfers = TransferPage['results'];

/** Where the browser gets the proof of a transfer; a new proof has another address. */
export const proofAddress = (id: string, sentAt: string): string =>
  `/api/purchase/office/transfers/${id}/proof?de=${encodeURIComponent(sentAt)}`;

/** The approval of transfers; what is said of one needs exactly one id. */
export interface ApprovalRequest {
  ids: string[];
  received?: number;
  surplus?: 'source' | 'balance';
  lineId?: string;
  withLine?: boolean;
  seen?: string | null;
  dryRun?: boolean;
}

export const approveTransfers = (body: ApprovalRequest): Promise<BulkResult> =>
  call('purchase', 'POST /office/transfers/approve', { body }).then(({ results }) => results);

export const rejectTransfer = (id: string, reason: string, seen: string | null): Promise<BulkResult> =>
  call('purchase', 'POST /office/transfers/reject', { body: { ids: [id], reason, seen } }).then(
    ({ results }) => results,
  );

/** After an act every list and figure about money is old, and so are the orders. */
export const forgetMoney = (cache: QueryClient): Promise<void> =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['payments'] }),
    cache.invalidateQueries({ queryKey: ['orders'] }),
  ]).then(() => undefined);
