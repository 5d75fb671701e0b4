import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startBrowsing } from './look-around.ts';
import { homeWithShop } from './prepared-shop.ts';
import { postgresOf, startProcess, waitForOutput } from './processes.ts';
import { findRunning } from '../src/postgres/embedded.ts';

interface JsonResponse<T> {
  status: number;
  body: T;
}

/** The API's response while PostgreSQL is down. */
const unavailable = {
  status: 503,
  retryAfter: '1',
  body: {
    code: 'UNAVAILABLE',
    message: 'El servicio no está disponible por ahora. Inténtalo de nuevo en un momento.',
    error: expect.any(String),
    params: {},
    requestId: expect.any(String),
  },
};

test('PostgreSQL is killed twice under load: acknowledged orders exist, and reads get a 503 and the current data afterwards', async () => {
  const home = await homeWithShop('small');
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'small',
    SHOP: 'apart',
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
  });
  const address = (await waitForOutput(server, /http:\/\/localhost:\d+/, 40_000)).replace('localhost', '127.0.0.1');
  const shop = await openShop(address);
  const visitor = await startBrowsing(address);
  const { _id, price } = visitor.plain;
  expect(await visitor.seen(price + 700)).toEqual({ onPage: price, byItself: price, isKnownBy: false });
  const acknowledged: string[] = [];
  let isOver = false;
  const buyers = shop.customers.slice(0, 4).map(async (customerId) => {
    while (!isOver) {
      const code = await shop.order(customerId);
      if (code) acknowledged.push(code);
    }
  });

  for (let kill = 0; kill < 2; kill += 1) {
    await until(atLeast(acknowledged, acknowledged.length + 3));
    for (const pid of postgresOf(home)) process.kill(pid, 'SIGKILL');
    shop.statuses.delete(503);
    await until(() => shop.statuses.has(503));
  }
  await writeWhenBack(home, 'update products.version set base_price = base_price + 700 where product_id = $1', [_id]);
  const dearer = price + 700;
  await expect
    .poll(() => visitor.seen(dearer), { timeout: 45_000 })
    .toEqual({ onPage: dearer, byItself: dearer, isKnownBy: true });
  await until(atLeast(acknowledged, acknowledged.length + 3));
  isOver = true;
  await Promise.all(buyers);
  const answered = visitor.answered();
  await until(() => visitor.answered() > answered + 10);
  await visitor.stop();

  expect(visitor.refusals.length).toBeGreaterThan(0);
  expect(visitor.refusals).toEqual(visitor.refusals.map(() => unavailable));

  expect(server.child.exitCode).toBeNull();
  expect([...shop.statuses].filter((status) => status >= 500)).toEqual([503]);
  expect(await rowsOf(home, 'select code from purchase."order" where code = any($1)', [acknowledged])).toHaveLength(
    acknowledged.length,
  );
  expect(await rowsOf(home, 'select 1 from products.stock where available < 0')).toEqual([]);
});

const atLeast = (list: readonly unknown[], length: number) => () => list.length >= length;

async function until(isTrue: () => boolean, ms = 30_000): Promise<void> {
  for (const end = performance.now() + ms; !isTrue(); await pause(20)) {
    if (performance.now() > end) throw new Error('it did not come to be');
  }
}

/** Writes as soon as PostgreSQL accepts it: perhaps before the server has noticed. */
async function writeWhenBack(home: string, sql: string, values: unknown[]): Promise<void> {
  for (const end = performance.now() + 30_000; ; await pause(10)) {
    try {
      await rowsOf(home, sql, values);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

async function rowsOf(home: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: findRunning(home) });
  await client.connect();
  return (await client.query(sql, values).finally(() => client.end())).rows;
}

/** A seller of the demo that orders one unit of a well-stocked product for each customer in turn. */
async function openShop(address: string) {
  const statuses = new Set<number>();
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function call<T>(key: string, payload?: object): Promise<JsonResponse<T>> {
    const [method = '', path = ''] = key.split(' ');
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(payload && { body: JSON.stringify(payload) }),
    });
    statuses.add(answer.status);
    if (answer.status === 503) await pause(100);
    return { status: answer.status, body: (await answer.json()) as T }; // as: the caller names the contract's shape
  }

  const account = { email: 'vendedor1@demo.tonalia.co', password: 'Tonalia-demo-1', client: 'app' };
  headers.token = (await call<{ tokenReturn: string }>('POST /auth/v3/auth/login', account)).body.tokenReturn;
  const portfolio = await call<{ results: { customerId: string; warehouseId: string }[] }>(
    'GET /auth/seller/customers?limit=100',
  );
  const customers = portfolio.body.results.filter(({ warehouseId }) => warehouseId === 'BOG');
  const list = await call<{ results: Product[] }>('GET /products/product/list?available=1&limit=100');
  const product = list.body.results.find((one) => !one.has_versions && one.minQuantity === 1 && one.stock > 200);

  return {
    statuses,
    customers: customers.map(({ customerId }) => customerId),
    /** The code of an acknowledged order; undefined when any request on the way failed. */
    async order(customerId: string): Promise<string | undefined> {
      const ofCustomer = `?customerId=${customerId}`;
      const item = { productId: product?._id, code: product?.code, quantity: 1 };
      const added = await call<{ cart?: { _id: string } }>(`POST /purchase/cart/additem${ofCustomer}`, item);
      const addresses = await call<{ results?: { _id: string }[] }>(`GET /auth/v3/me/addresses${ofCustomer}`);
      const cartId = added.body.cart?._id;
      const addressId = addresses.body.results?.[0]?._id;
      if (!cartId || !addressId) return undefined;
      const choice = { cartId, addressId, paymentMethod: 'cash_on_delivery', acceptNews: true };
      await call(`PUT /purchase/cart/listcart${ofCustomer}`, choice);
      const placed = await call<{ results?: { orderCode: string } }>(`POST /purchase/order/create${ofCustomer}`, {
        cartId,
      });
      return placed.body.results?.orderCode;
    },
  };
}

interface Product {
  _id: string;
  code: string;
  has_versions: boolean;
  minQuantity: number;
  stock: number;
}
