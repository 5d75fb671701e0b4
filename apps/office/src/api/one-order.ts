import type { OfficeMove, OfficeNote } from '@tonalia/contract/purchase-office-order';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Adds an internal note. */
export const addNote = (orderCode: string, text: string): Promise<OfficeNote> =>
  call('purchase', 'POST /office/orders/{orderCode}/notes', { params: { orderCode }, body: { text } }).then(
    ({ results }) => results,
  );

/** Sends a message again; without an id that of the order's present state. Returns how many were queued. */
export const sendAgain = (orderCode: string, messageId: string | undefined): Promise<number> =>
  call('purchase', 'POST /office/orders/{orderCode}/message', {
    params: { orderCode },
    body: messageId === undefined ? {} : { messageId },
  }).then(({ results }) => results.sent);

export interface AddressChange {
  address: string;
  cityid: string;
  stateid: string;
  version: number;
}

/** Changes where an order goes. */
export const changeAddress = (orderCode: string, body: AddressChange): Promise<unknown> =>
  call('purchase', 'POST /office/orders/{orderCode}/address', { params: { orderCode }, body });

export interface DateMove {
  /** The part. */
  shipmentId?: string | undefined;
  dispatchDate: string | null;
  to: string;
  /** The warehouse to leave from; as before when absent. */
  warehouseId?: string;
  /** Numbers of the lines; absent for the whole part. */
  lines?: number[];
  version: number;
  /** Nothing changes, and the answer says what would. */
  dryRun?: boolean;
}

/** Moves a part of an order, or some of its lines, to another dispatch date or warehouse. */
export const moveShipment = (orderCode: string, body: DateMove): Promise<OfficeMove> =>
  call('purchase', 'POST /office/orders/{orderCode}/move', { params: { orderCode }, body }).then(
    ({ results }) => results,
  );

/** Moves the lines of a move back, or says with `dryRun` what would move. */
export const undoMove = (id: string, dryRun = false): Promise<BulkResult> =>
  call('purchase', 'POST /office/date-moves/{id}/undo', { params: { id }, body: { dryRun } }).then(
    ({ results }) => results,
  );

export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }) => call('tracking', 'GET /states', { signal }).then(({ results }) => results),
  staleTime: Infinity,
});

export const citiesQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['cities', stateId],
    queryFn: ({ signal }) =>
      call('tracking', 'GET /cities', { query: { stateId }, signal }).then(({ results }) => results),
    staleTime: Infinity,
  });
