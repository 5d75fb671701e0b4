import type { BoxSize, Packing } from '@tonalia/contract/packing-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const REFRESH = 10_000;

/** A shipment in an address: its id, or its date; the one in stock, or the only one, without both. */
export interface PackedPart {
  parte?: string;
  despacho?: string;
}

/** The packing of an order's shipment. */
export const packingQuery = (orderCode: string, { parte: shipmentId, despacho: dispatchDate }: PackedPart) =>
  queryOptions({
    queryKey: ['picking', 'packing', orderCode, shipmentId, dispatchDate],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders/{orderCode}/packing', {
        params: { orderCode },
        query: { ...(shipmentId ? { shipmentId } : dispatchDate && { dispatchDate }) },
        signal,
      }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });

/** Units of a version in a box; `was` is what was seen in it. */
export interface BoxedUnits {
  number: number;
  versionId: string;
  units: number;
  was: number;
}

export const putInBox = (shipmentId: string, { number, ...body }: BoxedUnits): Promise<Packing> =>
  call('purchase', 'PUT /office/shipments/{shipmentId}/boxes/{number}/units', {
    params: { shipmentId, number },
    body,
  }).then(({ results }) => results);

export const closeBox = (
  shipmentId: string,
  number: number,
  body: { size: BoxSize; weight: number },
): Promise<Packing> =>
  call('purchase', 'POST /office/shipments/{shipmentId}/boxes/{number}/close', {
    params: { shipmentId, number },
    body,
  }).then(({ results }) => results);

export const openBox = (shipmentId: string, number: number): Promise<Packing> =>
  call('purchase', 'POST /office/shipments/{shipmentId}/boxes/{number}/open', {
    params: { shipmentId, number },
  }).then(({ results }) => results);

export const finishPacking = (shipmentId: string): Promise<Packing> =>
  call('purchase', 'POST /office/shipments/{shipmentId}/pack', { params: { shipmentId } }).then(
    ({ results }) => results,
  );

export const labelsQuery = (shipmentId: string) =>
  queryOptions({
    queryKey: ['picking', 'labels', shipmentId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/shipments/{shipmentId}/labels', { params: { shipmentId }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
  });

/** The labels of several orders, and the orders without a box. */
export const orderLabelsQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['picking', 'order-labels', codes],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/labels', { query: { orders: codes.join(',') }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
  });

/** The delivery note of a shipment. */
export const remissionQuery = (shipmentId: string) =>
  queryOptions({
    queryKey: ['picking', 'remission', shipmentId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/shipments/{shipmentId}/remission', { params: { shipmentId }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: 0,
  });
