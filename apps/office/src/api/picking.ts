import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { AssignedWave, NewWaves, PlannedWaves, Wave } from '@tonalia/contract/dispatch-wave';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open board or list asks again, in ms. */
const REFRESH = 10_000;

/** The board of a day and warehouse; absent ones are today's and the default. */
export const boardQuery = ({
  day,
  warehouseId,
}: {
  day?: PickBoard['day'] | undefined;
  warehouseId?: string | undefined;
}) =>
  queryOptions<PickBoard>({
    queryKey: ['picking', 'board', { day, warehouseId }],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/waves', {
        query: { ...(day && { day }), ...(warehouseId && { warehouseId }) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const waveQuery = (waveCode: string) =>
  queryOptions({
    queryKey: ['picking', 'wave', waveCode],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/waves/{waveCode}', { params: { waveCode }, signal }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });

/** What a wish for waves may leave out. */
export type WaveWish = Partial<NewWaves> & Pick<NewWaves, 'dispatchDate' | 'warehouseId'>;

/** Makes waves, or shows them with `dryRun`. */
export const askForWaves = (wish: WaveWish, signal?: AbortSignal): Promise<PlannedWaves> =>
  call('purchase', 'POST /office/waves', { body: wish, ...(signal && { signal }) }).then(({ results }) => results);

export const assignWave = (
  { code, leavesAt, version }: Pick<Wave, 'code' | 'leavesAt' | 'version'>,
  operatorId: string | null,
): Promise<AssignedWave> =>
  call('purchase', 'PUT /office/waves/{waveCode}', {
    params: { waveCode: code },
    body: { operatorId, leavesAt, version },
  }).then(({ results }) => results);

/** Undoes the making of waves or an assignment, or says with `dryRun` what would go back. */
export const undoWaveAct = (id: string, dryRun = false): Promise<BulkResult> =>
  call('purchase', 'POST /office/wave-acts/{id}/undo', { params: { id }, body: { dryRun } }).then(
    ({ results }) => results,
  );

export const takeOutOfWave = (waveCode: string, shipmentId: string): Promise<unknown> =>
  call('purchase', 'POST /office/waves/{waveCode}/leave', {
    params: { waveCode },
    body: { shipmentIds: [shipmentId] },
  });

export const dispatchWave = (waveCode: string, dryRun: boolean): Promise<BulkResult> =>
  call('purchase', 'POST /office/waves/{waveCode}/dispatch', { params: { waveCode }, body: { dryRun } }).then(
    ({ results }) => results,
  );

/** Moves a shipment to a route; null goes by its address. */
export const moveToRoute = (shipmentId: string, routeId: string | null): Promise<unknown> =>
  call('purchase', 'PUT /office/shipments/{shipmentId}/route', { params: { shipmentId }, body: { routeId } });

/** After a change every board and wave is old, and so are the orders. */
export const forgetPicking = (cache: QueryClient): Promise<unknown> =>
  Promise.all([cache.invalidateQueries({ queryKey: ['picking'] }), cache.invalidateQueries({ queryKey: ['orders'] })]);
