import type { OfficePresale, PresaleMovePreview, PresaleMoveReason } from '@tonalia/contract/presales-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open page asks again, in ms: presales open and close by the clock. */
const REFRESH = 60_000;

export const presalesQuery = queryOptions({
  queryKey: ['presales', 'list'],
  queryFn: ({ signal }): Promise<OfficePresale[]> =>
    call('products', 'GET /office/presales', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** A move that is not sent yet: the message is that of `orderCode`, with the words of `reason`. */
export interface AskedPresaleMove {
  productId: string;
  dispatchDate: string;
  orderCode: string | undefined;
  reason: PresaleMoveReason | undefined;
}

/** What a move would do. */
export const presaleMoveQuery = ({ productId, dispatchDate, orderCode, reason }: AskedPresaleMove) =>
  queryOptions({
    queryKey: ['presales', 'move', productId, dispatchDate, orderCode, reason],
    queryFn: ({ signal }): Promise<PresaleMovePreview> =>
      call('products', 'GET /office/presales/{productId}/move', {
        params: { productId },
        query: { dispatchDate, ...(orderCode !== undefined && { orderCode }), ...(reason && { reason }) },
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
  call('products', 'POST /office/presales', { body: { productId, ...terms } }).then(({ results }) => results);

export const changePresale = (
  { productId, version }: PresaleAt,
  { closesOn, capacity }: PresaleTerms,
): Promise<OfficePresale> =>
  call('products', 'PUT /office/presales/{productId}', {
    params: { productId },
    body: { version, closesOn, capacity },
  }).then(({ results }) => results);

export const closePresale = ({ productId, version }: PresaleAt): Promise<OfficePresale> =>
  call('products', 'POST /office/presales/{productId}/close', { params: { productId }, body: { version } }).then(
    ({ results }) => results,
  );

/** The day that a presale moves to, and why; `quiet` sends no message, `words` replace the usual one, and `closes` ends the sale. */
export interface PresaleMoveWish {
  dispatchDate: string;
  reason: PresaleMoveReason;
  quiet: boolean;
  words?: string;
  closes?: boolean;
}

export const movePresale = ({ productId, version }: PresaleAt, move: PresaleMoveWish): Promise<OfficePresale> =>
  call('products', 'POST /office/presales/{productId}/move', {
    params: { productId },
    body: { version, ...move },
  }).then(({ results }) => results);

/** Presales, stock and products show a changed presale at once. */
export const forgetPresales = async (cache: QueryClient): Promise<void> => {
  await Promise.all([['presales'], ['stock'], ['products']].map((queryKey) => cache.invalidateQueries({ queryKey })));
};
