import type { StockTransfer, StockTransferReason, StockTransferState } from '@tonalia/contract/stock-transfers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** All of these begin with "stock": what changes stock makes them ask again. */
export const transfersQuery = (state: StockTransferState | undefined, page: number) =>
  queryOptions({
    queryKey: ['stock', 'transfers', state, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/transfers', { query: { ...(state && { state }), page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

export const transferQuery = (transferId: string) =>
  queryOptions({
    queryKey: ['stock', 'transfer', transferId],
    queryFn: ({ signal }): Promise<StockTransfer> =>
      call('products', 'GET /office/transfers/{transferId}', { params: { transferId }, signal }).then(
        ({ results }) => results,
      ),
  });

/** A draft as the screen has it. */
export interface TransferWish {
  fromId: string;
  toId: string;
  leavesOn: string | null;
  arrivesOn: string | null;
  carrier: string;
  note: string;
  lines: { versionId: string; units: number }[];
}

/** Saves a draft; `version` is undefined for one that the server does not have. */
export const saveTransfer = (
  transferId: string,
  version: number | undefined,
  wish: TransferWish,
): Promise<StockTransfer> =>
  (version === undefined
    ? call('products', 'POST /office/transfers', { body: { ...wish, _id: transferId } })
    : call('products', 'PUT /office/transfers/{transferId}', { params: { transferId }, body: { ...wish, version } })
  ).then(({ results }) => results);

type Saved = Pick<StockTransfer, '_id' | 'version'>;

export const sendTransfer = ({ _id: transferId, version }: Saved): Promise<StockTransfer> =>
  call('products', 'POST /office/transfers/{transferId}/send', { params: { transferId }, body: { version } }).then(
    ({ results }) => results,
  );

export const cancelTransfer = ({ _id: transferId, version }: Saved): Promise<StockTransfer> =>
  call('products', 'POST /office/transfers/{transferId}/cancel', { params: { transferId }, body: { version } }).then(
    ({ results }) => results,
  );

/** A line of which other units arrived than were sent. */
export interface ArrivalDifference {
  versionId: string;
  received: number;
  reason: StockTransferReason;
}

export const receiveTransfer = (
  { _id: transferId, version }: Saved,
  differences: ArrivalDifference[],
): Promise<StockTransfer> =>
  call('products', 'POST /office/transfers/{transferId}/receive', {
    params: { transferId },
    body: { version, differences },
  }).then(({ results }) => results);

/** Goods that arrived; sent again with the same id they enter once. */
export interface ArrivedGoods {
  _id: string;
  warehouseId: string;
  reason: string;
  lines: { versionId: string; units: number }[];
}

export const enterGoods = (body: ArrivedGoods): Promise<{ code: string; units: number }> =>
  call('products', 'POST /office/receipts', { body }).then(({ results }) => results);
