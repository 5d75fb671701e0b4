import type { MovementsPage } from '@tonalia/contract/stock-movements';
import type { MovementCause } from '@tonalia/contract/stock-office';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Which movements are asked for. */
export interface MovementWish {
  q?: string | undefined;
  warehouseId?: string | undefined;
  cause?: MovementCause | undefined;
  isMine: boolean;
  from?: string | undefined;
  to?: string | undefined;
}

/** Movements of all versions, newest first, 50 at a time. */
export const movementsQuery = ({ q, warehouseId, cause, isMine, from, to }: MovementWish) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'movements', q, warehouseId, cause, isMine, from, to],
    queryFn: ({ signal, pageParam }): Promise<MovementsPage> =>
      call('products', 'GET /office/movements', {
        query: {
          ...(q !== undefined && { q }),
          ...(warehouseId !== undefined && { warehouseId }),
          ...(cause !== undefined && { cause }),
          ...(isMine && { mine: 'true' as const }),
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null, // as: the first page has no id before it
    getNextPageParam: ({ older }) => older,
  });

/** Where a version, or its reserve, lies from now on; `seen` is where the screen showed it. */
export interface ShelfChange {
  versionId: string;
  warehouseId: string;
  isReserve: boolean;
  shelf: string | null;
  seen: string | null;
}

export const setShelf = (body: ShelfChange): Promise<{ shelf: string | null }> =>
  call('products', 'POST /office/stock/shelf', { body }).then(({ results }) => results);
