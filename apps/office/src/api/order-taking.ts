import type { DeskCart } from '@tonalia/contract/purchase-place';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How long found versions count, in ms: their stock changes. */
const FRESH = 5_000;

/** The operator's cart for a customer. */
export const deskCartQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['desk', customerId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/customers/{customerId}/cart', { params: { customerId }, signal }).then(
        ({ results }) => results,
      ),
  });

/** The versions that typed words name, at the customer's prices. */
export const offersQuery = (customerId: string, words: string) =>
  queryOptions({
    queryKey: ['offers', customerId, words],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/customers/{customerId}/offers', {
        params: { customerId },
        query: { q: words },
        signal,
      }).then(({ results }) => results),
    staleTime: FRESH,
  });

/** How a line of the cart is named. */
export interface TakenLineKey {
  code: string;
  versionCode: string | null;
  assemblyCode: string | null;
  assemblyVersionCode: string | null;
  advancedPurchasing: boolean;
}

/** A change of the cart; `clientId` makes one that is sent again count once. */
export type DeskChange =
  | { kind: 'add'; clientId: string; versionId: string; quantity: number }
  | { kind: 'quantity'; clientId: string; line: TakenLineKey; quantity: number }
  | { kind: 'choose'; clientId: string; cartId: string; choice: DeskChoice }
  | { kind: 'coupon'; code: string }
  | { kind: 'no-coupon' };

export interface DeskChoice {
  addressId?: string;
  paymentMethod?: string;
  comments?: string;
  schedule?: { dispatchDate: string | null; day: string; from: string; to: string }[];
  acceptNews?: boolean;
}

/** Sends one change and returns the cart after it. */
export async function changeDeskCart(customerId: string, change: DeskChange): Promise<DeskCart> {
  const params = { customerId };
  switch (change.kind) {
    case 'add': {
      const { clientId, versionId, quantity } = change;
      const body = { clientId, versionId, quantity };
      return (await call('purchase', 'POST /office/customers/{customerId}/cart/lines', { params, body })).results;
    }
    case 'quantity': {
      const { clientId, line, quantity } = change;
      const body = { clientId, ...line, quantity };
      return (await call('purchase', 'PUT /office/customers/{customerId}/cart/lines', { params, body })).results;
    }
    case 'choose': {
      const { clientId, cartId, choice } = change;
      const body = { clientId, cartId, ...choice };
      return (await call('purchase', 'PUT /office/customers/{customerId}/cart', { params, body })).results;
    }
    case 'coupon': {
      const body = { code: change.code };
      return (await call('purchase', 'POST /office/customers/{customerId}/cart/coupon', { params, body })).results;
    }
    case 'no-coupon':
      return (await call('purchase', 'DELETE /office/customers/{customerId}/cart/coupon', { params })).results;
  }
}

/** Adds the lines of an order to the operator's cart for its customer; returns the names of what could not be added whole. */
export const repeatOrder = async (
  customerId: string,
  body: { clientId: string; orderCode: string },
): Promise<string[]> =>
  (
    await call('purchase', 'POST /office/customers/{customerId}/cart/repeat', { params: { customerId }, body })
  ).results.notAdded.map(({ name, versionName }) => [name, versionName].filter(Boolean).join(' '));

/** Turns the cart into an order; sent again for the same cart it returns the same order. */
export const placeDeskOrder = async (
  customerId: string,
  body: { cartId: string; expectedTotal: number },
): Promise<{ orderCode: string }> =>
  (await call('purchase', 'POST /office/customers/{customerId}/cart/order', { params: { customerId }, body })).results;

/** The cart that a change returned is the newest. */
export const keepDeskCart = (cache: QueryClient, customerId: string, cart: DeskCart): void =>
  void cache.setQueryData(deskCartQuery(customerId).queryKey, cart);
