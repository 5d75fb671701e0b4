import type { OfficePresale, PresaleMovePreview } from '@tonalia/contract/presales-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open page asks again, in ms: presales open and close by the clock. */
const REFRESH = 60_000;

export const presalesQuery = queryOptions({
  queryKey: ['presales', 'list'],
  queryFn: ({ signal }): Promise<OfficePresale[]> =>
    call('purchase', 'GET /office/presales', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** What a move would do; with the message of `orderCode`. */
export const presaleMoveQuery = (productId: string, dispatchDate: string, orderCode: string | undefined) =>
  queryOptions({
    queryKey: ['presales', 'move', productId, dispatchDate, orderCode],
    queryFn: ({ signal }): Promise<PresaleMovePreview> =>
      call('purchase', 'GET /office/presales/{productId}/move', {
        params: { productId },
        query: { dispatchDate, ...(orderCode !== undefined && { orderCode }) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** A presale as the form has it; null for no limit. */
export interface PresaleTerms {
  dispatchDate: string;
  closesOn: string;
  capacity: number | null;
}

/** The presale of a product, at the version that a change is made for. */
export interface PresaleAt {
  productId: string;
  version: number;
}

export const openPresale = (productId: string, terms: PresaleTerms): Promise<OfficePresale> =>
  call('purchase', 'POST /office/presales', { body: { productId, ...terms } }).then(({ results }) => results);

export const changePresale = (
  { productId, version }: PresaleAt,
  { closesOn, capacity }: PresaleTerms,
): Promise<OfficePresale> =>
  call('purchase', 'PUT /office/presales/{productId}', {
    params: { productId },
    body: { version, closesOn, capacity },
  }).then(({ results }) => results);

export const closePresale = ({ productId, version }: PresaleAt): Promise<OfficePresale> =>
  call('purchase', 'POST /office/presales/{productId}/close', { params: { productId }, body: { version } }).then(
    ({ results }) => results,
  );

export const movePresale = ({ productId, version }: PresaleAt, dispatchDate: string): Promise<OfficePresale> =>
  call('purchase', 'POST /office/presales/{productId}/move', {
    params: { productId },
    body: { version, dispatchDate },
  }).then(({ results }) => results);

/** Presales, stock and products show a changed presale at once. */
export const forgetPresales = async (cache: QueryClient): Promise<void> => {
  await Promise.all([['presales'], ['stock'], ['products']].map((queryKey) => cache.invalidateQueries({ queryKey })));
};
