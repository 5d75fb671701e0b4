import type pg from 'pg';

/** How many customers and orders to make. */
export interface BusinessSize {
  customers: number;
  orders: number;
}

const kinds = ['Salón', 'Peluquería', 'Barbería', 'Spa', 'Estética', 'Uñas', 'Centro de belleza', 'Distribuidora'];
const names =
  'Luz, Marina, Aurora, Bella, Norte, Camila, Rosa, Imperio, Central, Diana, Sol, Paola, Andrea, Valentina, Estrella, Corte Real, Doña' +
  ' Gloria, Ángel, Núñez, Milena, Primavera, Laureles, Divina, Tijeras, Contraste, Esmeralda, Chapinero, Poblado, Granada, Maquillarte';
const listedNames = names.split(', ');

/** A random id (RFC 9562, version 4) of a text in SQL, the same for the same text. */
const id = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Orders that are still open, as many as some days of such a business have; the rest was delivered, or ended. */
const OPEN = 4_000;

/**
 * Makes customers with accounts and credit, and orders spread over two years; each customer has as many as another. Rows are not checked
 * while they are written, so that it takes a minute.
 */
export async function makeBusiness(pool: pg.Pool, size: BusinessSize): Promise<void> {
  const db = await pool.connect();
  try {
    await db.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '128MB'`);
    await insertAll(db, size);
  } finally {
    db.release(true);
  }
  await pool.query('vacuum analyze auth.identity, auth.customer, auth.credit_account');
  await pool.query(
    'vacuum analyze purchase.order, purchase.shipment, purchase.order_line, purchase.payment, purchase.order_event',
  );
}

async function insertAll(db: pg.PoolClient, { customers, orders }: BusinessSize): Promise<void> {
  await db.query(
    `insert into auth.identity (id, role, name, last_name, email, phone, phone_e164)
     select ${id("'person' || n")}, 'Admin customer', ($2::text[])[1 + n % cardinality($2::text[])],
       ($2::text[])[1 + n / 7 % cardinality($2::text[])], 'medida' || n || '@salon.example', (3000000000 + n * 1777)::text,
       '+57' || (3000000000 + n * 1777)
     from generate_series(1, $1::bigint) n`,
    [customers, listedNames],
  );
  await db.query(
    `insert into auth.customer (id, identity_id, name, trade_type_id, document_type, document_number, city_id)
     select ${id("'customer' || n")}, ${id("'person' || n")},
       ($2::text[])[1 + n % cardinality($2::text[])] || ' ' || ($3::text[])[1 + n / 3 % cardinality($3::text[])] || ' ' ||
         ($3::text[])[1 + n / 101 % cardinality($3::text[])] || case when n % 4 = 0 then ' ' || n else '' end,
       'peluqueria', 'NIT', (8000000000 + n * 37321)::text, '11001'
     from generate_series(1, $1::bigint) n`,
    [customers, kinds, listedNames],
  );
  await db.query(
    `insert into auth.credit_account (customer_id, credit_limit, used)
     select ${id("'customer' || n")}, 5000000, n from generate_series(1, $1::int) n where n % 2 = 0`,
    [customers],
  );
  await db.query(
    `insert into purchase.cart (id, identity_id, customer_id, status)
     select ${id("'cart' || n")}, ${id("'person' || 1 + n % $2")}, ${id("'customer' || 1 + n % $2")}, 'ordered'
     from generate_series(1, $1::int) n`,
    [orders, customers],
  );
  await db.query(
    `insert into purchase.order (code, cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address,
       payment_method, subtotal, savings, total, units, created_at)
     select 'TN-' || upper(lpad(to_hex(n * 2654435::bigint % 1048576), 5, '0')) || chr(65 + (n / 1048576)) || chr(65 + n % 26), ${id("'cart' || n")},
       c.identity_id, c.id, c.name,
       case when n > $3 then (array['delivered', 'cancelled'])[1 + (n % 40 = 0)::int] else (array['confirmed', 'confirmed', 'preparing', 'dispatched'])[1 + n % 4] end,
       (select id from tracking.warehouse order by is_default desc limit 1), '{"_id": "00000000-0000-4000-8000-000000000001", "title": "", "titulo": "", "address": "Calle 57 # 9-41",
         "city": "Bogotá", "state": "Bogotá, D.C.", "cityid": "11001", "stateid": "11", "fixed": true}',
       'cash_on_delivery', 50000 + n, 0, 50000 + n, 3, now() - n * interval '2 minutes'
     from generate_series(1, $1::int) n join auth.customer c on c.id = ${id("'customer' || 1 + n % $2")}`,
    [orders, customers, OPEN],
  );
  await insertParts(db);
}

/** A shipment, two lines, a payment and the first event of each order that has none. */
async function insertParts(db: pg.PoolClient): Promise<void> {
  const without = `from purchase.order o where o.code like 'TN-%' and o.address ->> 'city' = 'Bogotá' and o.subtotal = o.total`;
  await db.query(
    `insert into purchase.shipment (order_id, status) select o.id,
       case o.status when 'confirmed' then 'received' else o.status end ${without} and not exists (
         select from purchase.shipment s where s.order_id = o.id)`,
  );
  await db.query(
    `insert into purchase.order_line (order_id, line_no, shipment_id, product_id, version_id, code, name, manufacturer_id, manufacturer_name,
       image, tile, advanced, quantity, price, original_price, amount)
     select o.id, l, s.id, v.product_id, v.id, v.code, 'Tinte', p.manufacturer_id, 'Tinta Sur', '/pictures/product/' || p.id, p.tile, false, l, greatest(1, (o.total / 3)::int), greatest(1, (o.total / 3)::int),
       greatest(1, (o.total / 3)::int)::bigint * l
     from purchase.order o join purchase.shipment s on s.order_id = o.id cross join generate_series(1, 2) l
       join products.version v on v.id = 1 + (s.id * 7 + l) % 5000 join products.product p on p.id = v.product_id
     where o.subtotal = o.total and not exists (select from purchase.order_line x where x.order_id = o.id)`,
  );
  await db.query(
    `insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity)
     select l.order_id, l.line_no, 0, l.version_id, l.quantity from purchase.order_line l where l.name = 'Tinte'`,
  );
  await db.query(
    `update products.stock s set reserved = open.units from (
       select p.version_id, o.warehouse_id, sum(p.quantity)::int as units
       from purchase.shipment sh join purchase.order o on o.id = sh.order_id
       join purchase.order_line l on l.order_id = sh.order_id and l.shipment_id = sh.id
       join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
       where sh.status in ('received', 'preparing') group by 1, 2) open
     where s.version_id = open.version_id and s.warehouse_id = open.warehouse_id`,
  );
  await db.query(
    `insert into purchase.payment (order_id, method, status, amount, created_at, updated_at)
     select o.id, o.payment_method, case o.status when 'delivered' then 'approved' when 'cancelled' then 'voided' else 'on_delivery' end,
       o.total, o.created_at, o.created_at ${without} and not exists (select from purchase.payment p where p.order_id = o.id)`,
  );
  await db.query(
    `insert into purchase.order_event (order_id, status, at) select o.id, 'confirmed', o.created_at ${without} and not exists (
       select from purchase.order_event e where e.order_id = o.id)`,
  );
}
