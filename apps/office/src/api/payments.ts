import type { BulkResult } from '@tonalia/contract/office-wire';
import type {
  LineMatches,
  LineToRegister,
  ListedBankLine,
  PossiblePair,
  UploadedStatement,
} from '@tonalia/contract/bank-lines';
import type { RefundRequest, RefundSources } from '@tonalia/contract/refunds-office';
import type { TransferDecision, TransferDetail, TransferPage } from '@tonalia/contract/transfers-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';

/** How often an open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 30_000;

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

/** The state of a transfer now, also after its review. */
export const readDecision = (id: string): Promise<TransferDecision> =>
  call('purchase', 'GET /office/transfers/{id}/decision', { params: { id } }).then(({ results }) => results);

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

export const refundsQuery = (filter: {
  state: 'waiting' | 'done';
  q?: string | undefined;
  page?: number | undefined;
}) =>
  queryOptions({
    queryKey: ['payments', 'refunds', filter],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/refunds', {
        query: {
          state: filter.state,
          ...(filter.q && { q: filter.q }),
          ...(filter.page && { page: String(filter.page) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** Records a refund that was made by hand. */
export const finishRefund = (id: string, reference: string): Promise<{ isNew: boolean }> =>
  call('purchase', 'POST /office/refunds/{id}/done', { params: { id }, body: { reference } }).then(
    ({ results }) => results,
  );

/** Records refunds that were made by one bank transfer. */
export const finishRefunds = (ids: string[], reference: string): Promise<BulkResult> =>
  call('purchase', 'POST /office/refunds/done', { body: { ids, reference } }).then(({ results }) => results);

export const refundSourcesQuery = (orderCode: string) =>
  queryOptions({
    queryKey: ['payments', 'sources', orderCode],
    queryFn: ({ signal }): Promise<RefundSources> =>
      call('purchase', 'GET /office/orders/{orderCode}/refund', { params: { orderCode }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
  });

/** Starts the parts of a refund. */
export const refundOrder = (orderCode: string, body: z.input<typeof RefundRequest>): Promise<{ ids: string[] }> =>
  call('purchase', 'POST /office/orders/{orderCode}/refund', { params: { orderCode }, body }).then(
    ({ results }) => results,
  );

export const bankLinesQuery = (filter: { state: 'open' | 'all'; q?: string | undefined; page?: number | undefined }) =>
  queryOptions({
    queryKey: ['payments', 'lines', filter],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/bank-lines', {
        query: {
          state: filter.state,
          ...(filter.q && { q: filter.q }),
          ...(filter.page && { page: String(filter.page) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** What a line of the bank can be of, the likely ones first; what words find, or all. */
export const findLinePairs = (lineId: string, typed: string, signal: AbortSignal): Promise<PossiblePair[]> =>
  call('purchase', 'GET /office/bank-lines/{id}/pairs', {
    params: { id: lineId },
    query: { ...(typed && { q: typed }) },
    signal,
  }).then(({ results }) => results);

/** What a line like this one was registered as last. */
export const alikeQuery = (lineId: string) =>
  queryOptions({
    queryKey: ['payments', 'alike', lineId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/bank-lines/{id}/alike', { params: { id: lineId }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
  });

/** Lines of the bank without a pair, newest first; those that words find, or all. */
export const findFreeLines = (typed: string, signal: AbortSignal): Promise<ListedBankLine[]> =>
  call('purchase', 'GET /office/bank-lines', {
    query: { state: 'open', limit: '20', ...(typed && { q: typed }) },
    signal,
  }).then(({ results }) => results);

/** A line of the bank and what it is of. */
export type LineMatch = LineMatches['items'][number];

/** Matches lines of the bank with what they are of; transfers that wait are approved. */
export const matchBankLines = (items: LineMatch[]): Promise<BulkResult> =>
  call('purchase', 'POST /office/bank-lines/match', { body: { items } }).then(({ results }) => results);

/** Sets a line aside as of no order, or brings it back. */
export const registerBankLine = (body: LineToRegister): Promise<BulkResult> =>
  call('purchase', 'POST /office/bank-lines/register', { body }).then(({ results }) => results);

/** Marks a line as of no order, or takes back the mark and what it was registered as. */
export const markBankLine = (id: string, isIgnored: boolean): Promise<BulkResult> =>
  call('purchase', 'POST /office/bank-lines/ignore', { body: { ids: [id], isIgnored } }).then(({ results }) => results);

/** Sends a bank's CSV or XLSX; `account` when the file does not name it. */
export async function sendStatement(file: File, account?: string): Promise<UploadedStatement> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  const { results } = await call('purchase', 'POST /office/statements', {
    body: { name: file.name.slice(0, 120), file: btoa(binary), ...(account !== undefined && { account }) },
  });
  return results;
}

/** After an act every list and figure about money is old, and so are the orders; not the transfer that was decided, which ended. */
export const forgetMoney = (cache: QueryClient, decidedId?: string): Promise<void> =>
  Promise.all([
    cache.invalidateQueries({
      queryKey: ['payments'],
      predicate: ({ queryKey: [, kind, id] }) => decidedId === undefined || kind !== 'transfer' || id !== decidedId,
    }),
    cache.invalidateQueries({ queryKey: ['orders'] }),
  ]).then(() => undefined);
