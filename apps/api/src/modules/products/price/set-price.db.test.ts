import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';
import { setPrice } from './set-price.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
beforeAll(async () => {
  await makeProduct(db, { code: 'CERA', name: 'Cera', price: 10_000 });
  const shades = ['1', '7'].map((shade) => ({ code: `TNT-${shade}`, shade: [shade, 'Rubio'] as [string, string] }));
  await makeProduct(db, { code: 'TNT', name: 'Tinte', price: 10_000, versions: shades });
});
afterAll(() => db.end());

const set = (
  code: string,
  pesos: number,
  given: { text?: string; tradeTypeId?: string; isConfirmed?: boolean } = {},
) => {
  const { text, tradeTypeId = null, isConfirmed = false } = given;
  return setPrice(db, { code, tradeTypeId, price: { pesos, text }, isConfirmed, by: 'ana' });
};
const basePrice = async (code: string) =>
  (await db.query<{ base_price: number }>('select base_price from products.version where code = $1', [code])).rows[0]
    ?.base_price;

test('a price is set for one shade or a product without shades, with an audit event', async () => {
  expect(await set('TNT-7', 12_000)).toEqual({ outcome: 'done', name: 'Tinte, 7 Rubio', before: 10_000 });
  expect([await basePrice('TNT-7'), await basePrice('TNT-1')]).toEqual([12_000, 10_000]);
  expect(await set('CERA', 11_000)).toMatchObject({ outcome: 'done', before: 10_000 });
  const { rows } = await db.query(`select detail from platform.audit where action = 'products.price_set' order by id`);
  const detail = { tradeType: null, before: 10_000, by: 'ana' };
  expect(rows).toEqual([
    { detail: { ...detail, code: 'TNT-7', after: 12_000 } },
    { detail: { ...detail, code: 'CERA', after: 11_000 } },
  ]);
});

test('a doubted price needs a confirmation, under the limits of an import', async () => {
  expect(await set('TNT-1', 15_000)).toEqual({
    outcome: 'doubted',
    name: 'Tinte, 1 Rubio',
    before: 10_000,
    sentence: 'el precio pasaría de $\u00a010.000 a $\u00a015.000 (+50 %)',
  });
  expect(await set('TNT-1', 13, { text: '12.9' })).toMatchObject({ outcome: 'doubted' });
  expect(await basePrice('TNT-1')).toBe(10_000);
  expect(await set('TNT-1', 15_000, { isConfirmed: true })).toMatchObject({ outcome: 'done' });
  expect(await basePrice('TNT-1')).toBe(15_000);
  await setSetting(db, { key: 'import.price_change_warning', text: '60 %', by: 'ana' });
  expect(await set('TNT-1', 23_000)).toMatchObject({ outcome: 'done' });
});

test('a trade type gets its own price', async () => {
  const given = { tradeTypeId: 'barberia' };
  expect(await set('CERA', 9_000, given)).toMatchObject({ outcome: 'done', before: null });
  expect(await set('CERA', 9_500, given)).toMatchObject({ outcome: 'done', before: 9_000 });
  expect(await set('CERA', 9_000, { tradeTypeId: 'zapateria' })).toEqual({ outcome: 'unknown trade type' });
  const { rows } = await db.query('select trade_type_id, amount from products.price');
  expect(rows).toEqual([{ trade_type_id: 'barberia', amount: 9_500 }]);
});

test('a price cannot be set for a product with shades', async () => {
  expect(await set('TNT', 12_000)).toEqual({ outcome: 'unknown code' });
  expect(await set('NADA', 12_000)).toEqual({ outcome: 'unknown code' });
});
