import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const password = 'clave-de-prueba';

interface ClosableCustomer {
  owner: MadeBuyer;
  product: MadeProduct;
  /** On credit, which closing and ordering both lock. */
  order: () => ReturnType<MadeBuyer['call']>;
  close: () => ReturnType<MadeBuyer['call']>;
}

async function makeReady(): Promise<ClosableCustomer> {
  const owner = await makeBuyer(api, { password, creditLimit: 500_000 });
  const product = await makeProduct(api.db, { stock: 9, price: 10_000 });
  await owner.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await owner.call('GET /cart/listcart')).json<{ cart: { _id: string } }>().cart._id;
  await owner.call('PUT /cart/listcart', { cartId, paymentMethod: 'own_credit' });
  const { token } = owner;
  return {
    owner,
    product,
    order: () => owner.call('POST /order/create', { cartId }),
    close: () =>
      api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token, payload: { proof: { password } } }),
  };
}

/** State of the account and its orders: open with one, or closed with none. */
async function stateOf({ customerId }: MadeBuyer) {
  const { rows } = await api.db.query<{ isClosed: boolean; orders: number }>(
    `select i.deleted_at is not null as "isClosed",
       (select count(*)::int from purchase.order o where o.customer_id = c.id) as orders
     from auth.customer c join auth.identity i on i.id = c.identity_id where c.id = $1`,
    [customerId],
  );
  return rows[0];
}

/** Runs `first` until it waits for this row, then `second` until it waits too, then lets both continue. */
async function meet(row: string, id: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const held = await api.db.connect();
  try {
    await held.query('begin');
    await held.query(`select from ${row} = $1 for update`, [id]);
    const one = first();
    await untilWaiting(1);
    const two = second();
    await untilWaiting(2);
    await held.query('commit');
    await Promise.all([one, two]);
  } finally {
    held.release();
  }
}

async function untilWaiting(howMany: number): Promise<void> {
  for (;;) {
    const { rows } = await api.db.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= howMany) return;
    await pause(5);
  }
}

/** Sends a request and records its status and error code under its name. */
const noting =
  (notes: Record<string, unknown[]>, name: string, call: ClosableCustomer['order']) => async (): Promise<void> => {
    const answer = await call();
    notes[name] = [answer.statusCode, answer.json<{ code?: string }>().code];
  };

test('an order being placed wins: closing waits for it and is refused · D-63 C1', async () => {
  const { owner, product, order, close } = await makeReady();
  const notes = {};
  const version = product.versions[0]?.id ?? '';
  await meet('products.stock where version_id', version, noting(notes, 'order', order), noting(notes, 'close', close));
  expect(notes).toEqual({ close: [409, 'ACCOUNT_IN_USE'], order: [200, undefined] });
  expect(await stateOf(owner)).toEqual({ isClosed: false, orders: 1 });
});

test('a closing account wins: the order waits for it and is refused · D-63 C1', async () => {
  const { owner, order, close } = await makeReady();
  const notes = {};
  const credit = 'auth.credit_account where customer_id';
  await meet(credit, owner.customerId, noting(notes, 'close', close), noting(notes, 'order', order));
  expect(notes).toEqual({ close: [200, undefined], order: [404, 'CUSTOMER_NOT_FOUND'] });
  expect(await stateOf(owner)).toEqual({ isClosed: true, orders: 0 });
});

test('of concurrent closing and ordering never both succeed · D-63 C1', async () => {
  for (let turn = 0; turn < howOften(16, 200); turn += 1) {
    const { owner, order, close } = await makeReady();
    const later = async () => {
      // as many round trips as the proof of the password may take
      for (let n = 0; n < turn % 16; n += 1) await api.db.query('select pg_backend_pid()');
      return order();
    };
    const [closed, ordered] = await Promise.all([close(), later()]);
    expect([closed.statusCode === 200, ordered.statusCode === 200].filter(Boolean)).toHaveLength(1);
    expect(await stateOf(owner)).toEqual(
      closed.statusCode === 200 ? { isClosed: true, orders: 0 } : { isClosed: false, orders: 1 },
    );
  }
});
