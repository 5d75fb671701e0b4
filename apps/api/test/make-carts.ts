import type { Database } from '../src/platform/transaction.ts';
import type { TestApi } from './build-app.ts';
import { type MadeBuyer, caller } from './make-buyer.ts';
import type { MadeProduct } from './make-products.ts';
import { cities, makeSeller, makeToken } from './make.ts';

type Items = readonly (readonly [product: MadeProduct, quantity: number])[];

export interface MadeCart {
  cartId: string;
  customerId: string;
  /** Calls the purchase service as the seller for the customer. */
  call: MadeBuyer['call'];
  /** Orders the cart, and retries while the connections are busy. */
  order(): Promise<Ordered>;
}

export interface Ordered {
  status: number;
  /** Error code; undefined for an order. */
  code: string | undefined;
  message: string | undefined;
  orderId: string | undefined;
  orderCode: string | undefined;
  /** Number of `UNAVAILABLE` answers before this one. */
  turnedAway: number;
}

/** Carts, paid in cash by default, one for each of a seller's customers. For races, which start when the carts are ordered. */
export async function makeCarts(
  api: TestApi,
  carts: readonly Items[],
  wish: { method?: string } = {},
): Promise<MadeCart[]> {
  const { token, written } = await writeCarts(api.db, carts, wish);
  return written.map(({ cartId, customerId }) => {
    const call = caller(api, token, { customerId });
    return { cartId, customerId, call, order: () => order(() => call('POST /order/create', { cartId })) };
  });
}

/** The same carts for other ways of ordering, inserted at once. */
export async function writeCarts(
  db: Database,
  carts: readonly Items[],
  { method = 'cash_on_delivery' }: { method?: string } = {},
): Promise<{ token: string; written: { cartId: string; customerId: string }[] }> {
  const seller = await makeSeller(db);
  const lines = carts.flatMap((items, cart) =>
    items.map(([{ id, versions }, quantity]) => ({ cart, product: id, version: versions[0]?.id, quantity })),
  );
  const { rows } = await db.query<{ cartId: string; customerId: string }>(WRITE, [
    carts.length,
    seller.identityId,
    cities.bogota,
    JSON.stringify(lines),
    method,
  ]);
  return { token: await makeToken(db, seller), written: rows };
}

async function order(send: () => ReturnType<TestApi['send']>, turnedAway = 0): Promise<Ordered> {
  const answer = await send();
  const { code, message, results } = answer.json<{
    code?: string;
    message?: string;
    results?: { orderId: string; orderCode: string };
  }>();
  if (code === 'UNAVAILABLE') return order(send, turnedAway + 1);
  const { orderId, orderCode } = results ?? {};
  return { status: answer.statusCode, code, message, orderId, orderCode, turnedAway };
}

const WRITE = `with wanted as materialized (
    select n - 1 as n, gen_random_uuid() as identity, gen_random_uuid() as customer, gen_random_uuid() as address, gen_random_uuid() as cart
    from generate_series(1, $1::int) n
  ), identities as (
    insert into auth.identity (id, role, name, last_name, email)
    select identity, 'Admin customer', 'Rosa', 'Pérez', identity || '@example.com' from wanted
  ), customers as (
    insert into auth.customer (id, identity_id, name, trade_type_id, city_id) select customer, identity, 'Salón Rosa', 'peluqueria', $3 from wanted
  ), served as (
    insert into auth.portfolio (customer_id, seller_id) select customer, $2 from wanted
  ), addresses as (
    insert into auth.address (id, customer_id, address, city_id) select address, customer, 'Calle 1 # 2-3', $3 from wanted
  ), carts as (
    insert into purchase.cart (id, identity_id, customer_id, address_id, warehouse_id, payment_method)
    select cart, $2, customer, address, 'BOG', $5 from wanted
  ), lines as (
    insert into purchase.cart_line (cart_id, product_id, version_id, quantity, seen_price)
    select wanted.cart, l.product, l.version, l.quantity, v.base_price
    from jsonb_to_recordset($4::jsonb) as l (cart int, product bigint, version bigint, quantity int)
    join wanted on wanted.n = l.cart join products.version v on v.id = l.version
  )
  select cart as "cartId", customer as "customerId" from wanted order by n`;
