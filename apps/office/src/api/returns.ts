import type { BulkResult } from '@tonalia/contract/office-wire';
import type { ReturnDecision, ReturnOutcome } from '@tonalia/contract/return-decision';
import type { OfficeReturn, OfficeReturnPage, OfficeReturnQuery } from '@tonalia/contract/returns-office';
import type { ReturnRequest, Returnable } from '@tonalia/contract/returns-own';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';

/** How often an open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 30_000;

export type ReturnsWish = Partial<
  Pick<OfficeReturnQuery, 'tab' | 'q' | 'reason' | 'wish' | 'warehouseId' | 'customerId'>
> & {
  page?: number | undefined;
};

export const returnsQuery = ({ page, ...wish }: ReturnsWish) =>
  queryOptions({
    queryKey: ['returns', 'list', wish, page],
    queryFn: ({ signal }): Promise<OfficeReturnPage> =>
      call('purchase', 'GET /office/returns', {
        query: { ...wish, ...(page !== undefined && { page: String(page) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: ['returns', 'one', id],
    queryFn: ({ signal }): Promise<OfficeReturn> =>
      call('purchase', 'GET /office/returns/{id}', { params: { id }, signal }).then(({ results }) => results),
  });

/** What a decision would change; `body` is part of the key, so each decision is asked once. */
export const outcomeQuery = (id: string, body: z.input<typeof ReturnDecision>) =>
  queryOptions({
    queryKey: ['returns', 'outcome', id, body],
    queryFn: ({ signal }): Promise<ReturnOutcome> =>
      call('purchase', 'POST /office/returns/{id}/resolve', {
        params: { id },
        body: { ...body, dryRun: true },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const returnableQuery = (orderCode: string) =>
  queryOptions({
    queryKey: ['returns', 'returnable', orderCode],
    queryFn: ({ signal }): Promise<Returnable> =>
      call('purchase', 'GET /office/orders/{orderCode}/returnable', { params: { orderCode }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
    retry: false,
  });

/** Where the browser gets a photo. */
export const photoAddress = (id: string, photo: string): string => `/api/purchase/office/returns/${id}/photos/${photo}`;

export const openReturn = (orderCode: string, body: z.input<typeof ReturnRequest>): Promise<OfficeReturn> =>
  call('purchase', 'POST /office/orders/{orderCode}/returns', { params: { orderCode }, body }).then(
    ({ results }) => results,
  );

export const collectReturn = (id: string, version: number): Promise<OfficeReturn> =>
  call('purchase', 'POST /office/returns/{id}/collect', { params: { id }, body: { version } }).then(
    ({ results }) => results,
  );

/** Approves the collection of many returns, or says with `dryRun` which it would. */
export const collectReturns = (ids: string[], dryRun: boolean): Promise<BulkResult> =>
  call('purchase', 'POST /office/returns/collect', { body: { ids, dryRun } }).then(({ results }) => results);

export const receiveReturn = (
  id: string,
  version: number,
  lines: { line: number; units: number }[],
): Promise<OfficeReturn> =>
  call('purchase', 'POST /office/returns/{id}/receive', { params: { id }, body: { version, lines } }).then(
    ({ results }) => results,
  );

export const resolveReturn = (id: string, body: z.input<typeof ReturnDecision>): Promise<ReturnOutcome> =>
  call('purchase', 'POST /office/returns/{id}/resolve', { params: { id }, body }).then(({ results }) => results);

/** After a change of a return: its lists, the order, its money and the figures of Hoy. */
export async function forgetReturns(cache: QueryClient): Promise<void> {
  await Promise.all(
    ['returns', 'orders', 'payments', 'today'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
  );
}
