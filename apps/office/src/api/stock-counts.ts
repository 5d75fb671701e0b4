import type { StockCount, StockCountState } from '@tonalia/contract/stock-counts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { WaitingCount } from './count-store.ts';
import { type QueueOutcome, failedOutcome } from './send-outcome.ts';

/** Both begin with "stock": what changes stock makes them ask again. */
export const countsQuery = (state: StockCountState | undefined, page: number) =>
  queryOptions({
    queryKey: ['stock', 'counts', state, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/counts', { query: { ...(state && { state }), page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

export const countQuery = (countId: string) =>
  queryOptions({
    queryKey: ['stock', 'count', countId],
    queryFn: ({ signal }): Promise<StockCount> =>
      call('products', 'GET /office/counts/{countId}', { params: { countId }, signal }).then(({ results }) => results),
  });

/** A part of a warehouse to count; sent again with the same id it starts once. */
export interface PartToCount {
  _id: string;
  warehouseId: string;
  section: string | null;
  brandId: string | null;
  isBlind: boolean;
}

export const startCount = (body: PartToCount): Promise<StockCount> =>
  call('products', 'POST /office/counts', { body }).then(({ results }) => results);

export const cancelCount = (countId: string): Promise<StockCount> =>
  call('products', 'POST /office/counts/{countId}/cancel', { params: { countId } }).then(({ results }) => results);

export const applyCount = (countId: string): Promise<{ count: StockCount; applied: number; refused: string[] }> =>
  call('products', 'POST /office/counts/{countId}/apply', { params: { countId } }).then(({ results }) => results);

/** Most counts of one call; the contract allows 100. */
const MOST = 50;

/** Sends the oldest counts of one count. Their ids make each count once, however often they are sent. */
export async function sendCounts(waiting: readonly WaitingCount[]): Promise<QueueOutcome<WaitingCount, StockCount>> {
  const countId = waiting[0]?.countId ?? '';
  const sent = waiting.filter((one) => one.countId === countId).slice(0, MOST);
  const now = Date.now();
  try {
    const { results } = await call('products', 'POST /office/counts/{countId}/lines', {
      params: { countId },
      body: { lines: sent.map(({ line: { at, ...line } }) => ({ ...line, ago: Math.max(0, now - at) })) },
    });
    return { outcome: 'done', sent, result: results };
  } catch (cause) {
    return failedOutcome(sent, cause);
  }
}
