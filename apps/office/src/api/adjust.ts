import type { Adjustment, AdjustmentRequest } from '@tonalia/contract/purchase-adjust';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';

/** An adjustment as the sheet sends it. */
export type AdjustmentToSend = Omit<z.input<typeof AdjustmentRequest>, 'dryRun'>;

const send = (code: string, body: z.input<typeof AdjustmentRequest>, signal?: AbortSignal): Promise<Adjustment> =>
  call('purchase', 'POST /office/orders/{orderCode}/adjust', {
    params: { orderCode: code },
    body,
    ...(signal && { signal }),
  }).then(({ results }) => results);

/** What an adjustment would change. Keeps the last answer while the next one is on its way. */
export const previewQuery = (code: string, adjustment: AdjustmentToSend) =>
  queryOptions({
    queryKey: ['adjustment', code, adjustment],
    queryFn: ({ signal }) => send(code, { ...adjustment, dryRun: true }, signal),
    enabled: adjustment.lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** Adjusts the order. */
export const sendAdjustment = (code: string, adjustment: AdjustmentToSend): Promise<Adjustment> =>
  send(code, { ...adjustment, dryRun: false });

/** The nearest versions in stock for a line, or those that `q` names by code or number of the shade. */
export const substitutesQuery = (code: string, line: number, q?: string) =>
  queryOptions({
    queryKey: ['substitutes', code, line, q],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders/{orderCode}/lines/{line}/substitutes', {
        params: { orderCode: code, line: String(line) },
        ...(q !== undefined && { query: { q } }),
        signal,
      }).then(({ results }) => results),
    staleTime: 30_000,
  });

/** How often an open order asks what was picked of it, in ms. */
const REFRESH = 20_000;

/** What the warehouse picked and missed of an order. */
export const orderPickingQuery = (code: string) =>
  queryOptions({
    queryKey: ['picking', 'order', code],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders/{orderCode}/picking', { params: { orderCode: code }, signal }).then(
        ({ results }) => results,
      ),
    refetchInterval: REFRESH,
  });
