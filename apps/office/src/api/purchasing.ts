import type {
  PurchaseOrder,
  PurchaseOrderState,
  PurchaseSuggestion,
  Supplier,
} from '@tonalia/contract/purchasing-office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What to order of a supplier, or without one of the brands that have none. All of these begin with "stock". */
export const suggestionQuery = (supplierId: string | undefined, cover: number) =>
  queryOptions({
    queryKey: ['stock', 'purchase', supplierId, cover],
    queryFn: ({ signal }): Promise<PurchaseSuggestion> =>
      call('products', 'GET /office/purchase-suggestion', {
        query: { ...(supplierId !== undefined && { supplierId }), cover: String(cover) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
  });

/** The address of the same suggestion as a workbook. */
export const suggestionFile = (supplierId: string | undefined, cover: number): string =>
  `/api/products/office/purchase-suggestion/file?cover=${cover}${supplierId === undefined ? '' : `&supplierId=${supplierId}`}`;

export const purchaseOrdersQuery = (state: PurchaseOrderState | undefined, page: number) =>
  queryOptions({
    queryKey: ['stock', 'purchase-orders', state, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/purchase-orders', {
        query: { ...(state && { state }), page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const purchaseOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['stock', 'purchase-order', orderId],
    queryFn: ({ signal }): Promise<PurchaseOrder> =>
      call('products', 'GET /office/purchase-orders/{orderId}', { params: { orderId }, signal }).then(
        ({ results }) => results,
      ),
  });

/** A supplier as the form has it; `version` null for a new one. */
export type SupplierForm = Omit<Supplier, '_id' | 'version'> & { version: number | null };

export const saveSupplier = (supplierId: string, body: SupplierForm): Promise<Supplier> =>
  call('products', 'PUT /office/suppliers/{supplierId}', { params: { supplierId }, body }).then(
    ({ results }) => results,
  );

export const saveSupply = (versionId: string, body: { box: number; cost: number | null }): Promise<unknown> =>
  call('products', 'PUT /office/supply/{versionId}', { params: { versionId }, body });

/** An order to send; sent again with the same id it is one order. */
export interface PurchaseOrderWish {
  _id: string;
  supplierId: string;
  warehouseId: string;
  lines: { versionId: string; units: number; cost: number | null }[];
}

export const makePurchaseOrder = (body: PurchaseOrderWish): Promise<PurchaseOrder> =>
  call('products', 'POST /office/purchase-orders', { body }).then(({ results }) => results);

/** What arrived; sent again with the same receipt it enters once. */
export interface PurchaseReceipt {
  receiptId: string;
  version: number;
  lines: { versionId: string; units: number }[];
}

export const receivePurchase = (orderId: string, body: PurchaseReceipt): Promise<PurchaseOrder> =>
  call('products', 'POST /office/purchase-orders/{orderId}/receive', { params: { orderId }, body }).then(
    ({ results }) => results,
  );

/** Mails an order; sent again with the same id it is one mail. */
export const mailPurchase = (orderId: string, mailId: string): Promise<PurchaseOrder> =>
  call('products', 'POST /office/purchase-orders/{orderId}/mail', { params: { orderId }, body: { mailId } }).then(
    ({ results }) => results,
  );

/** The address of an order as a file. */
export const purchaseFile = (orderId: string, format: 'pdf' | 'xlsx'): string =>
  `/api/products/office/purchase-orders/${orderId}/file?format=${format}`;

export const closePurchase = ({ _id: orderId, version }: PurchaseOrder): Promise<PurchaseOrder> =>
  call('products', 'POST /office/purchase-orders/{orderId}/close', { params: { orderId }, body: { version } }).then(
    ({ results }) => results,
  );
