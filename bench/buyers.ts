import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Ask } from './load.ts';

/** A buyer's data in the database. All values are unique to the buyer, so one buyer's statements can be rewritten for another. */
export interface BuyerRecord {
  identityId: string;
  customerId: string;
  addressId: string;
  cartId: string;
  token: string;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
}

/** A product and the codes of the versions to add at once; a plain product has one. */
export interface Item {
  productId: string;
  code: string;
  versions: string[];
}

const WAREHOUSE_CITY = '11001';

/** Creates customers in Bogotá with an account, a session and an address each. */
export async function makeBuyers(db: pg.Pool, count: number): Promise<BuyerRecord[]> {
  const buyers = Array.from({ length: count }, (): BuyerRecord => {
    const token = `ta_${randomBytes(32).toString('base64url')}`;
    const [identityId, customerId, addressId, cartId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    return {
      identityId,
      customerId,
      addressId,
      cartId,
      token,
      tokenHash: createHash('sha256').update(token).digest('hex'),
    };
  });
  const all = JSON.stringify(buyers);
  const from = (columns: string) => `from jsonb_to_recordset($1::jsonb) as b (${columns})`;
  await db.query(
    `insert into auth.identity (id, role, name, email) select "identityId", 'Admin customer', 'Banco de pruebas',
       'bench-' || "identityId" || '@example.com' ${from('"identityId" uuid')}`,
    [all],
  );
  await db.query(
    `insert into auth.customer (id, identity_id, name, trade_type_id, city_id)
     select "customerId", "identityId", 'Salón de pruebas', 'peluqueria', '${WAREHOUSE_CITY}' ${from('"customerId" uuid, "identityId" uuid')}`,
    [all],
  );
  await db.query(
    `insert into auth.address (id, customer_id, address, city_id, fixed)
     select "addressId", "customerId", 'Calle 1 # 2-3', '${WAREHOUSE_CITY}', true ${from('"addressId" uuid, "customerId" uuid')}`,
    [all],
  );
  await db.query(
    `with session as (insert into auth.session (id, identity_id, client, expires_at)
       select "identityId", "identityId", 'app', now() + interval '1 day' ${from('"identityId" uuid')})
     insert into auth.access_token (hash, session_id, expires_at)
     select decode("tokenHash", 'hex'), "identityId", now() + interval '1 day' ${from('"identityId" uuid, "tokenHash" text')}`,
    [all],
  );
  return buyers;
}

/** Gives buyers a cart like that of `model`: equal lines, own choices. */
export async function copyCart(db: pg.Pool, model: BuyerRecord, buyers: readonly BuyerRecord[]): Promise<void> {
  await db.query(
    `with copied as (
       insert into purchase.cart (id, identity_id, customer_id, address_id, warehouse_id, payment_method)
       select b."cartId", b."identityId", b."customerId", b."addressId", c.warehouse_id, c.payment_method
       from purchase.cart c, jsonb_to_recordset($2::jsonb) as b ("cartId" uuid, "identityId" uuid, "customerId" uuid, "addressId" uuid)
       where c.identity_id = $1 and c.status = 'open'
       returning id
     )
     insert into purchase.cart_line (cart_id, product_id, version_id, advanced, quantity, seen_price, seen_date)
     select copied.id, l.product_id, l.version_id, l.advanced, l.quantity, l.seen_price, l.seen_date
     from copied, purchase.cart_line l join purchase.cart c on c.id = l.cart_id and c.status = 'open' and c.identity_id = $1`,
    [model.identityId, JSON.stringify(buyers)],
  );
}

/** Plain products without presale, and a dye with at least fifty shades, all with enough stock for the whole run. */
export async function findItems(db: pg.Pool): Promise<{ plain: Item[]; dye: Item }> {
  const { rows } = await db.query<Item>(
    `select p.id::text as "productId", p.code, array_agg(v.code order by v.position, v.id) as versions
     from products.product p join products.version v on v.product_id = p.id and v.active
     where p.active and p.kind = 'simple' and p.min_quantity = 1
       and not exists (select from products.presale s where s.product_id = p.id)
     group by p.id order by p.id`,
  );
  const plain = rows.filter(({ code, versions }) => versions.length === 1 && versions[0] === code).slice(0, 240);
  const dye = rows.find(({ versions }) => versions.length >= 50);
  if (!dye || plain.length < 60) throw new Error('the demo has too few products to measure with');
  const codes = [...plain, dye].flatMap(({ versions }) => versions);
  await db.query(
    `insert into products.stock (version_id, warehouse_id, available)
     select v.id, w.id, 1000000 from products.version v, tracking.warehouse w where v.code = any($1)
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [codes],
  );
  return { plain, dye };
}

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: BuyerRecord, body?: object): Ask => ({
  method,
  path: `/api/purchase${path}`,
  headers: { token, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
});

/** Adds one unit of a product, or of several of its versions at once. */
export function addAsk(buyer: BuyerRecord, { productId, code, versions }: Item, shades = 0): Ask {
  const chosen = versions.slice(0, shades).map((version) => ({ code: version, quantity: 1 }));
  return ask('POST', '/cart/additem', buyer, {
    productId,
    code,
    ...(shades > 0 ? { versions: chosen } : { quantity: 1 }),
  });
}

/** Adds one unit of each version in one call, as the quick order does. */
export const addListAsk = (buyer: BuyerRecord, versionIds: readonly string[]): Ask =>
  ask('POST', '/cart/add-list', buyer, { items: versionIds.map((versionId) => ({ versionId, quantity: 1 })) });

export const changeAsk = (buyer: BuyerRecord, { code }: Item, quantity: number): Ask =>
  ask('PUT', '/cart/changequantityitem', buyer, { code, quantity });
export const removeAsk = (buyer: BuyerRecord, { code }: Item): Ask =>
  ask('DELETE', '/cart/deleteitem', buyer, { code });
export const viewAsk = (buyer: BuyerRecord): Ask => ask('GET', '/cart/listcart', buyer);
/** Address and payment method, chosen at the checkout. */
export const chooseAsk = (buyer: BuyerRecord): Ask =>
  ask('PUT', '/cart/listcart', buyer, {
    cartId: buyer.cartId,
    addressId: buyer.addressId,
    paymentMethod: 'cash_on_delivery',
  });
export const orderAsk = (buyer: BuyerRecord): Ask => ask('POST', '/order/create', buyer, { cartId: buyer.cartId });

/** The checkout's choices, in the database's form. */
export async function chooseCheckout(db: pg.Pool, { identityId, customerId, addressId }: BuyerRecord): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `update purchase.cart set address_id = $3, payment_method = 'cash_on_delivery',
       warehouse_id = (select z.warehouse_id from tracking.coverage c join tracking.zone z on z.id = c.zone_id where c.city_id = '${WAREHOUSE_CITY}')
     where identity_id = $1 and customer_id = $2 and status = 'open' returning id`,
    [identityId, customerId, addressId],
  );
  const [cart] = rows;
  if (!cart) throw new Error('there is no cart to choose for');
  return cart.id;
}
