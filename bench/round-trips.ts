import type pg from 'pg';
import { type Item, addAsk, chooseCheckout, makeBuyers, orderAsk, viewAsk } from './buyers.ts';
import type { Ask } from './load.ts';
import type { Recorded } from './record-statements.ts';
import type { Recorder } from './recorder.ts';
import type { Table } from './report.ts';

/** The statements of each call with one line or product and with fifty. A call that queries per line shows here. */
export async function countRoundTrips(
  recorder: Recorder,
  db: pg.Pool,
  { plain, dye }: { plain: readonly Item[]; dye: Item },
): Promise<Table> {
  const [one] = plain;
  if (!one) throw new Error('there is nothing to add');
  const isCounted = ({ text }: Recorded) => text !== 'begin' && text !== 'commit';
  const count = async (ask: Ask) => (await recorder.record(ask)).statements.filter(isCounted).length;
  const cart = async (item: Item, shades: number) => {
    const [buyer] = await makeBuyers(db, 1);
    if (!buyer) throw new Error('no buyer was made');
    await recorder.record(viewAsk(buyer)); // caches the session, as for a browsing customer
    const add = await count(addAsk(buyer, item, shades));
    const cartId = await chooseCheckout(db, buyer);
    return { add, view: await count(viewAsk(buyer)), order: await count(orderAsk({ ...buyer, cartId })) };
  };
  const page = (path: string, limit: number): Ask => ({ path: `/api/products${path}limit=${limit}` });
  const detail = ({ productId }: Item): Ask => ({ path: `/api/products/product/query?_id=${productId}` });
  const me = async (addresses: number) => {
    const [buyer] = await makeBuyers(db, 1);
    if (!buyer) throw new Error('no buyer was made');
    await db.query(
      `insert into auth.address (customer_id, address, city_id) select $1, 'Calle 1 # 2-3', '11001' from generate_series(2, $2)`,
      [buyer.customerId, addresses],
    );
    await recorder.record(viewAsk(buyer));
    return count({ path: '/api/auth/auth/me', headers: { token: buyer.token } });
  };
  const { rows } = await db.query<{ id: string }>(
    'select category_id::text as id from products.product where code = $1',
    [dye.code],
  );
  const category = `/product/list?categoryId=${rows[0]?.id}&`;
  await recorder.record(page('/product/list?', 2)); // refreshes caches before anything is counted
  const reads: [string, number, number][] = [
    ['list', await count(page('/product/list?', 1)), await count(page('/product/list?', 50))],
    ['category', await count(page(category, 1)), await count(page(category, 50))],
    ['search', await count(page('/search?search=champu&', 1)), await count(page('/search?search=champu&', 50))],
    ['detail', await count(detail(one)), await count(detail(dye))],
  ];
  // after the reads, because an order makes caches refresh
  const few = await cart(one, 0);
  const many = await cart(dye, 50);
  const pairs: [string, number, number][] = [
    ...reads,
    ['add-to-cart', few.add, many.add],
    ['view cart', few.view, many.view],
    ['place-order', few.order, many.order],
    ['current user (addresses)', await me(1), await me(50)],
  ];
  return {
    title: 'SQL statements of a call besides `begin` and `commit`, with one line or product and with fifty',
    columns: ['1', '50'],
    rows: pairs.map(([what, small, large]) => ({
      what,
      cells: [String(small), String(large)],
      budget: 'equal',
      met: small === large,
    })),
  };
}
