import type pg from 'pg';

/** How many customers and orders to make. */
interface BusinessSize {
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

/** Makes customers with accounts and credit, and orders spread over two years; each customer has as many as another. */
export async function makeBusiness(db: pg.Pool, { customers, orders }: BusinessSize): Promise<void> {
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
       (array['delivered', 'delivered', 'delivered', 'dispatched', 'preparing', 'confirmed', 'paid', 'cancelled'])[1 + n % 8],
       (select id from tracking.warehouse order by is_default desc limit 1), '{"city": "Bogotá", "cityid": "11001"}',
       'cash_on_delivery', 50000 + n, 0, 50000 + n, 3, now() - n * interval '2 minutes'
     from generate_series(1, $1::int) n join auth.customer c on c.id = ${id("'customer' || 1 + n % $2")}`,
    [orders, customers],
  );
  await db.query('vacuum analyze auth.identity, auth.customer, auth.credit_account, purchase.order');
}
