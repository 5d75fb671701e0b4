import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { newOrderCode } from './order-code.ts';
import { insertOrder } from './place-order.sql.ts';

const api = useApi();

test('a code is short and has no letter that could be confused with another', () => {
  const codes = Array.from({ length: 500 }, () => newOrderCode(5));
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test('an order with a taken code is not inserted, so that another code can be tried', async () => {
  const [soap, buyer] = [await makeProduct(api.db, { stock: 9 }), await makeBuyer(api)];
  const { rows } = await api.db.query<{ id: string }>(
    'insert into purchase.cart (identity_id, customer_id) values ($1, $2) returning id',
    [buyer.identityId, buyer.customerId],
  );
  const cartId = rows[0]?.id;
  const line = {
    lineNo: 1,
    productId: soap.id,
    versionId: soap.versions[0]?.id,
    code: soap.code,
    choice: '',
    name: 'Jabón',
    manufacturerId: soap.manufacturerId,
    manufacturerName: 'Marca',
    image: '/pictures/product/1',
    tile: 'rubor',
    advanced: false,
    quantity: 1,
    price: 10,
    originalPrice: 10,
    amount: 10,
    why: [],
    taxClass: 'general',
    taxRate: 19,
    base: 8,
    tax: 2,
    parts: [{ position: 0, versionId: soap.versions[0]?.id, quantity: 1 }],
  };
  const order = (id: string, code: string, cart: string | undefined) =>
    JSON.stringify({
      id,
      code,
      cartId: cart,
      identityId: buyer.identityId,
      customerId: buyer.customerId,
      customerName: 'Salón',
      status: 'confirmed',
      warehouseId: 'BOG',
      address: {},
      paymentMethod: 'cash_on_delivery',
      subtotal: 10,
      savings: 0,
      couponSavings: 0,
      movement: 0,
      shipping: 0,
      total: 10,
      units: 1,
      comments: '',
      together: false,
      lines: [line],
      windows: [],
      payments: [{ method: 'cash_on_delivery', status: 'on_delivery', amount: 10 }],
      facts: {},
    });
  expect(await insertOrder(api.db, order(randomUUID(), 'AAAAA', cartId))).toHaveLength(1);
  const open = await api.db.query<{ id: string }>(
    'insert into purchase.cart (identity_id, customer_id) values ($1, $2) returning id',
    [buyer.identityId, buyer.customerId],
  );
  const [second, id] = [open.rows[0]?.id, randomUUID()];
  await expect(insertOrder(api.db, order(id, 'AAAAA', second))).rejects.toThrow('order_code_key');
  const after = await api.db.query(
    `select c.status, (select count(*)::int from purchase.payment p where p.order_id = $2) as payments
     from purchase.cart c where c.id = $1`,
    [second, id],
  );
  expect(after.rows).toEqual([{ status: 'open', payments: 0 }]);
  expect(await insertOrder(api.db, order(id, 'BBBBB', second))).toHaveLength(1);
  await expect(insertOrder(api.db, order(randomUUID(), 'CCCCC', second))).rejects.toThrow('order_once_per_cart');
});
