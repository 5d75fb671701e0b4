import type { LoadBoard, LoadSheet } from '@tonalia/contract/load-office';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const REFRESH = 10_000;

/** The loads of a day and warehouse; absent ones are today's and the default. */
export const loadBoardQuery = ({ day, warehouseId }: { day?: string | undefined; warehouseId?: string | undefined }) =>
  queryOptions<LoadBoard>({
    queryKey: ['picking', 'loads', { day, warehouseId }],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/loads', {
        query: { ...(day && { day }), ...(warehouseId && { warehouseId }) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const loadQuery = (loadCode: string) =>
  queryOptions({
    queryKey: ['picking', 'load', loadCode],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/loads/{loadCode}', { params: { loadCode }, signal }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });

/** The returns on the route of a load that wait for their pick-up. */
export const duePickupsQuery = (loadCode: string) =>
  queryOptions({
    queryKey: ['picking', 'pickups', loadCode],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/loads/{loadCode}/pickups', { params: { loadCode }, signal }).then(
        ({ results }) => results,
      ),
    refetchInterval: REFRESH,
  });

/** Adds the pick-ups of these returns at the end of a draft. */
export const addPickups = (loadCode: string, returnCodes: string[]): Promise<LoadSheet> =>
  call('purchase', 'POST /office/loads/{loadCode}/pickups', { params: { loadCode }, body: { returnCodes } }).then(
    ({ results }) => results,
  );

/** Which draft: one for each route, day and warehouse. */
export interface DraftLoadPlace {
  dispatchDate: string;
  warehouseId: string;
  routeId: string | null;
}

/** Puts what is due on a route into its draft. */
export const fillLoad = (place: DraftLoadPlace): Promise<LoadSheet> =>
  call('purchase', 'POST /office/loads', { body: place }).then(({ results }) => results);

/** What an operator sets on a draft. */
export type LoadSettings = Pick<
  LoadSheet,
  | 'driverName'
  | 'driverPhone'
  | 'driverDocument'
  | 'vehicle'
  | 'plate'
  | 'capacityKg'
  | 'changeAmount'
  | 'asksCode'
  | 'notifiesCustomers'
  | 'leavesAt'
  | 'version'
>;

export const changeLoad = (loadCode: string, body: LoadSettings): Promise<LoadSheet> =>
  call('purchase', 'PUT /office/loads/{loadCode}', { params: { loadCode }, body }).then(({ results }) => results);

export const arrangeStops = ({ code: loadCode, version }: LoadSheet, stopIds: string[]): Promise<LoadSheet> =>
  call('purchase', 'PUT /office/loads/{loadCode}/stops', { params: { loadCode }, body: { stopIds, version } }).then(
    ({ results }) => results,
  );

/** Takes a stop out of a draft; with a route it goes to that one. */
export const takeOutStop = (loadCode: string, stopId: string, routeId: string | null): Promise<LoadSheet> =>
  call('purchase', 'POST /office/loads/{loadCode}/leave', {
    params: { loadCode },
    body: { stopIds: [stopId], to: routeId === null ? null : { routeId } },
  }).then(({ results }) => results);

export const putAboard = (loadCode: string, label: string, aboard: boolean): Promise<LoadSheet> =>
  call('purchase', 'POST /office/loads/{loadCode}/boxes', { params: { loadCode }, body: { label, aboard } }).then(
    ({ results }) => results,
  );

export const makeLink = (loadCode: string): Promise<{ token: string; load: LoadSheet }> =>
  call('purchase', 'POST /office/loads/{loadCode}/link', { params: { loadCode } }).then(({ results }) => results);

export const dispatchLoad = (
  loadCode: string,
  body: { dryRun?: boolean; reason?: string | undefined },
): Promise<BulkResult> =>
  call('purchase', 'POST /office/loads/{loadCode}/dispatch', {
    params: { loadCode },
    body: { dryRun: body.dryRun ?? false, ...(body.reason && { reason: body.reason }) },
  }).then(({ results }) => results);
