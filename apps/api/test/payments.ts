import type { Payment } from '@tonalia/contract/payment';
import type { CartView } from '@tonalia/contract/purchase';
import type { TestApi } from './build-app.ts';
import { type MadeBuyer, makeBuyer } from './make-buyer.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';

export interface UnpaidOrder {
  buyer: MadeBuyer;
  product: MadeProduct;
  orderId: string;
  orderCode: string;
  cartId: string;
  total: number;
}

interface OrderWish {
  method?: string;
  creditAmount?: number;
  creditLimit?: number;
  /** Units in stock; the order takes two. */
  stock?: number;
  product?: MadeProduct;
  buyer?: MadeBuyer;
  /** Code of its coupon. */
  coupon?: string;
}

/** An unpaid order of two units of 40.000 pesos. */
export async function makeUnpaidOrder(api: TestApi, wish: OrderWish = {}): Promise<UnpaidOrder> {
  const { method = 'card', stock = 5, creditAmount, creditLimit } = wish;
  const buyer = wish.buyer ?? (await makeBuyer(api, creditLimit === undefined ? {} : { creditLimit }));
  const product = wish.product ?? (await makeProduct(api.db, { stock, price: 40_000 }));
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  if (wish.coupon !== undefined) await buyer.call('POST /coupon/apply', { code: wish.coupon });
  await buyer.call('PUT /cart/listcart', {
    cartId,
    paymentMethod: method,
    ...(creditAmount !== undefined && { creditAmount }),
  });
  const placed = await buyer.call('POST /order/create', { cartId });
  const { results } = placed.json<{ results: { orderId: string; orderCode: string; total: number } }>();
  return { buyer, product, cartId, ...results };
}

export const APPROVED_NEQUI = { type: 'nequi', phone: '3991111111' };
export const DECLINED_NEQUI = { type: 'nequi', phone: '3992222222' };

/** Body of `POST /payment/start`: acceptance tokens and instrument. */
export async function startBody(api: TestApi, instrument: object, what: object): Promise<object> {
  const { acceptance, personalData } = await api.wompi.gateway.options();
  return { ...what, acceptance: acceptance.token, personalData: personalData.token, instrument };
}

/** Starts a payment and lets the charge reach the gateway. */
export async function pay(
  api: TestApi,
  { buyer, orderCode }: Pick<UnpaidOrder, 'buyer' | 'orderCode'>,
  instrument: object = APPROVED_NEQUI,
): Promise<Payment> {
  const started = await buyer.call('POST /payment/start', await startBody(api, instrument, { orderCode }));
  await api.drain();
  return started.json<{ results: Payment }>().results;
}
