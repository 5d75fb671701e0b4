import { randomUUID } from 'node:crypto';
import type { OfficePresale } from '@tonalia/contract/presales-office';
import type { PurchaseSuggestion } from '@tonalia/contract/purchasing-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { findStockDifferences } from '../stock-check/find-stock-differences.ts';

const api = useApi();
const desk = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
const dye = () =>
  makeProduct(api.db, { price: 40_000, stock: 0, presale: { dispatchDate: '2098-12-10', capacity: 100 } });
const versionOf = ({ versions: [version] }: MadeProduct) => version?.id ?? '';
/** Two units of the presale. */
const order = async (product: MadeProduct) => {
  const placed = await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' });
  await api.drain();
  return placed;
};
const receive = async (product: MadeProduct, units: number) => {
  const lines = [{ versionId: versionOf(product), units }];
  const at = await desk();
  const answer = await at('POST /api/products/office/receipts', {
    _id: randomUUID(),
    warehouseId: 'BOG',
    reason: 'Llegó la preventa',
    lines,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const unitsOf = async (product: MadeProduct) => {
  const { rows } = await api.db.query<{ available: number; reserved: number }>(
    `select available, reserved from products.stock where version_id = $1 and warehouse_id = 'BOG'`,
    [versionOf(product)],
  );
  return rows[0];
};
const taken = async (product: MadeProduct) => {
  const { rows } = await api.db.query<{ taken: number }>('select taken from products.presale where product_id = $1', [
    product.id,
  ]);
  return rows[0]?.taken;
};
/** Rows of this product of which the books disagree. */
const differences = async (product: MadeProduct) =>
  (await findStockDifferences(api.db)).differences.filter(({ versionId }) => versionId === versionOf(product));

test('goods that arrive belong to the presale orders that wait, oldest first, and only the rest is for sale (OFC-405, OFC-408)', async () => {
  const product = await dye();
  const [first, second] = [await order(product), await order(product)];
  await receive(product, 3);
  expect(await unitsOf(product)).toEqual({ available: 1, reserved: 2 });
  await receive(product, 2);
  expect(await unitsOf(product)).toEqual({ available: 1, reserved: 4 });
  await receive(product, 5);
  expect(await unitsOf(product)).toEqual({ available: 6, reserved: 4 });
  expect(await differences(product)).toEqual([]);

  // an order that ends gives its units to the stock, and not to the presale a second time
  const before = await taken(product);
  const cancelled = await first.buyer.call(`POST /order/${first.orderCode}/cancel`, {});
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect(await unitsOf(product)).toEqual({ available: 8, reserved: 2 });
  expect(await taken(product)).toBe(before);
  expect(await differences(product)).toEqual([]);
  expect(second.orderCode).not.toBe(first.orderCode);
});

test('an order whose goods arrived stays when its presale moves, and one that waits goes along (OFC-408)', async () => {
  const product = await dye();
  const [here, waiting] = [await order(product), await order(product)];
  await receive(product, 2);
  await api.db.query(`update products.presale set dispatch_date = '2098-12-20' where product_id = $1`, [product.id]);
  await api.db.query('update platform.outbox set available_at = now() where done_at is null');
  await api.drain();
  const { rows } = await api.db.query<{ code: string; day: string }>(
    `select o.code, s.dispatch_date::text as day from purchase.order o join purchase.shipment s on s.order_id = o.id where o.code = any($1)`,
    [[here.orderCode, waiting.orderCode]],
  );
  expect(new Map(rows.map(({ code, day }) => [code, day]))).toEqual(
    new Map([
      [here.orderCode, '2098-12-10'],
      [waiting.orderCode, '2098-12-20'],
    ]),
  );
});

test('goods and orders at the same moment leave the books right, and no unit is held twice (OFC-405)', async () => {
  const product = await dye();
  await order(product);
  const buyers = await Promise.all([1, 2, 3].map(() => makeBuyer(api)));
  await Promise.all([
    receive(product, 2),
    receive(product, 3),
    receive(product, 4),
    ...buyers.map((buyer) => makeUnpaidOrder(api, { buyer, product, method: 'cash_on_delivery' })),
  ]);
  const units = await unitsOf(product);
  expect((units?.available ?? 0) + (units?.reserved ?? 0)).toBe(9);
  expect(await differences(product)).toEqual([]);
});

test('what presale orders wait for is bought besides, until it arrives, and the presale names its purchase (OFC-406, OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const { rows } = await api.db.query<{ id: string }>(
    `with brand as (insert into products.manufacturer (name) values ($1) returning id)
     update products.product set manufacturer_id = brand.id from brand where product.id = $2 returning brand.id::text as id`,
    [`Marca ${randomUUID()}`, product.id],
  );
  const supplierId = randomUUID();
  const terms = { email: null, leadDays: 0, minimum: null, version: null };
  const brandIds = rows.map(({ id }) => id);
  await at(`PUT /api/products/office/suppliers/${supplierId}`, { ...terms, name: supplierId, brandIds });
  await order(product);
  const suggested = async () => {
    const answer = await at(`GET /api/products/office/purchase-suggestion?supplierId=${supplierId}`);
    return answer.json<{ results: PurchaseSuggestion }>().results.rows[0];
  };
  expect(await suggested()).toMatchObject({ presold: 2, suggested: 2 });

  const orderId = randomUUID();
  const lines = [{ versionId: versionOf(product), units: 2, cost: 9_000 }];
  await at('POST /api/products/office/purchase-orders', { _id: orderId, supplierId, warehouseId: 'BOG', lines });
  const presales = async () =>
    (await at('GET /api/products/office/presales'))
      .json<{ results: OfficePresale[] }>()
      .results.find((one) => one.product._id === product.id);
  expect((await presales())?.purchase?._id).toBe(orderId);
  expect(await suggested()).toMatchObject({ presold: 2, coming: 2, suggested: 0 });
  const arrived = await at(`POST /api/products/office/purchase-orders/${orderId}/receive`, {
    receiptId: randomUUID(),
    version: 1,
    lines: [{ versionId: versionOf(product), units: 2 }],
  });
  expect(arrived.statusCode, arrived.body).toBe(200);
  expect(await unitsOf(product)).toEqual({ available: 0, reserved: 2 });
  expect(await suggested()).toMatchObject({ presold: 0, coming: 0, available: 0 });
  expect((await presales())?.purchase).toBeNull();
});
