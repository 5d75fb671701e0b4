import type { Adjustment, AdjustmentRequest } from '@tonalia/contract/purchase-adjust';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { CartView } from '@tonalia/contract/purchase';
import type { z } from 'zod';
import type { TestApi } from './build-app.ts';
import { type MadeBuyer, makeBuyer } from './make-buyer.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import type { MadeProduct } from './make-products.ts';

type LinesWish = z.input<typeof AdjustmentRequest>['lines'];

export interface OrderToAdjust {
  buyer: MadeBuyer;
  orderId: string;
  orderCode: string;
  cartId: string;
  total: number;
}

/** A product, or the shade of one at a position, with its units. */
export interface WishedItem {
  product: MadeProduct;
  version?: number;
  quantity: number;
}

interface OrderWish {
  method?: string;
  creditLimit?: number;
  creditAmount?: number;
  coupon?: string;
  buyer?: MadeBuyer;
}

/** An order of these items, by default paid at the door. */
export async function placeItems(api: TestApi, items: WishedItem[], wish: OrderWish = {}): Promise<OrderToAdjust> {
  const { method = 'cash_on_delivery', creditLimit, creditAmount, coupon } = wish;
  const buyer = wish.buyer ?? (await makeBuyer(api, creditLimit === undefined ? {} : { creditLimit }));
  for (const { product, version, quantity } of items) {
    const shade = version === undefined ? undefined : product.versions[version];
    const added = await buyer.call('POST /cart/additem', {
      productId: product.id,
      code: product.code,
      ...(shade ? { versions: [{ code: shade.code, quantity }] } : { quantity }),
    });
    if (added.statusCode !== 200) throw new Error(added.body);
  }
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  if (coupon !== undefined) await buyer.call('POST /coupon/apply', { code: coupon });
  const chosen = { cartId, paymentMethod: method, ...(creditAmount !== undefined && { creditAmount }) };
  await buyer.call('PUT /cart/listcart', chosen);
  const placed = await buyer.call('POST /order/create', { cartId });
  if (placed.statusCode !== 200) throw new Error(placed.body);
  return { buyer, cartId, ...placed.json<{ results: Omit<OrderToAdjust, 'buyer' | 'cartId'> }>().results };
}

export interface Desk {
  read(orderCode: string): Promise<OfficeOrder>;
  /** Adjusts at the version of now, unless another is given. */
  adjust(
    order: { orderCode: string },
    lines: LinesWish,
    more?: Partial<z.input<typeof AdjustmentRequest>>,
  ): Promise<{ status: number; code: string | undefined; results: Adjustment }>;
  call: ReturnType<typeof officeCaller>;
}

/** An operator of the office with the right to adjust; by default with the second factor just proved. */
export async function makeDesk(api: TestApi, { isConfirmed = true } = {}): Promise<Desk> {
  const { cookie } = await makeOperator(api.db, { role: 'operations', isConfirmed });
  const call = officeCaller(api, cookie);
  const read = async (orderCode: string) =>
    (await call(`GET /api/purchase/office/orders/${orderCode}`)).json<{ results: OfficeOrder }>().results;
  return {
    call,
    read,
    async adjust({ orderCode }, lines, more = {}) {
      const version = more.version ?? (await read(orderCode)).version;
      const body = { version, lines, ...more };
      const sent = await call(`POST /api/purchase/office/orders/${orderCode}/adjust`, body);
      const { code, results } = sent.json<{ code: string | undefined; results: Adjustment }>();
      return { status: sent.statusCode, code, results };
    },
  };
}
