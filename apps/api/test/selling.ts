import { randomBytes } from 'node:crypto';
import type { ErrorBody } from '@tonalia/contract/errors';
import type { OrderAsks } from '@tonalia/contract/order-asks';
import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';
import type { TestApi } from './build-app.ts';
import { type MadeBuyer, caller } from './make-buyer.ts';
import type { MadeProduct } from './make-products.ts';
import { makeAddress, makeCustomer, makeSeller, makeToken } from './make.ts';

/** A UUIDv7, as a phone makes it. */
export function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-a${rest.slice(5, 8)}-${rest.slice(8)}`;
}

/** What an order of a phone came to. */
export interface SellerAnswer {
  status: number;
  code: string | undefined;
  placed: { orderId: string; orderCode: string; status: string; total: number } | undefined;
  asks: OrderAsks & { draftId: string };
}

/** A seller in the field with one customer. */
export interface FieldSeller {
  identityId: string;
  customerId: string;
  /** The identity of the customer. */
  ownerId: string;
  addressId: string;
  token: string;
  call: MadeBuyer['call'];
  /** An order of these units as they are shown now, with what differs. */
  order(lines: readonly [MadeProduct, number][], wish?: Partial<SellerOrderRequest>): SellerOrderRequest;
  send(order: SellerOrderRequest): Promise<SellerAnswer>;
  answer(order: SellerOrderRequest, answer: object): Promise<SellerAnswer>;
}

/** A seller without a network, with a customer in the portfolio; products cost 10.000 unless `wish` says otherwise. */
export async function makeFieldSeller(
  api: TestApi,
  { price = 10_000, ...wish }: { creditLimit?: number; price?: number; password?: string } = {},
): Promise<FieldSeller> {
  const { customerId, identityId: ownerId } = await makeCustomer(api.db, wish);
  const addressId = await makeAddress(api.db, customerId);
  const { identityId } = await makeSeller(api.db, { customers: [customerId] });
  const token = await makeToken(api.db, { identityId });
  const call = caller(api, token);
  return {
    identityId,
    customerId,
    ownerId,
    addressId,
    token,
    call,
    order: (lines, wish = {}) => ({
      clientOrderId: uuidv7(),
      customerId,
      takenAt: ago(2),
      snapshotAt: ago(5),
      lines: lines.map(([product, quantity]) => ({
        code: product.versions[0]?.code ?? product.code,
        quantity,
        priceSeen: price,
        dateSeen: null,
      })),
      addressId,
      paymentMethod: 'cash_on_delivery',
      expectedTotal: lines.reduce((sum, [, quantity]) => sum + price * quantity, 0),
      ...wish,
    }),
    send: async (order) => read(await call('POST /seller-orders', order)),
    answer: async ({ clientOrderId }, answer) =>
      read(await call(`POST /seller-orders/${clientOrderId}/answer`, answer)),
  };
}

/** The instant some hours ago. */
export const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The response to an order of a phone. */
export function read(sent: { statusCode: number; json: <T>() => T }): SellerAnswer {
  const body = sent.json<Partial<ErrorBody> & { results?: SellerAnswer['placed'] }>();
  return {
    status: sent.statusCode,
    code: body.code,
    placed: body.results,
    asks: (body.params ?? {}) as unknown as SellerAnswer['asks'], // as: the params of ORDER_ASKS
  };
}
