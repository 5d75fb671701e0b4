import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeDeal, makeProduct, makeProgrammedPrice, makeTradePrice } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { explainPrice } from './explain-price.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
const clock = { now: () => new Date('2026-05-04T15:00:00Z') };
const explain = (code: string, tradeTypeId = 'visitante', most = 9) =>
  explainPrice(db, clock, { tradeTypeId, agreedFor: null, warehouseId: 'BOG' }, { code, most });

beforeAll(async () => {
  const dye = await makeProduct(db, {
    code: 'TNT',
    name: 'Tinte',
    versions: [
      { code: 'TNT-71', shade: ['7.1', 'Cenizo'], price: 10_000, stock: 4 },
      { code: 'TNT-10', shade: ['1', 'Negro'], price: 10_000, active: false },
    ],
  });
  const [shade] = dye.versions;
  await makeTradePrice(db, shade?.id ?? '', 'barberia', 9_000);
  await makeProgrammedPrice(db, shade?.id ?? '', 8_000, { name: 'Semana', tradeTypeId: 'barberia' });
  await makeDeal(db, { productId: dye.id, amount: 10, name: 'Docena', minQuantity: 12 });
  await makeDeal(db, { productId: dye.id, amount: 5, name: 'Seis', minQuantity: 6 });
  await makeDeal(db, { productId: dye.id, amount: 5, name: 'Otra vez seis', minQuantity: 8 });
});
afterAll(() => db.end());

test('an explained price has its steps, for every quantity that changes it · D-32', async () => {
  const [one] = await explain('tnt-71 ', 'barberia');
  expect(one).toMatchObject({ code: 'TNT', versionCode: 'TNT-71', versionName: '7.1 Cenizo', stock: 4, active: true });
  expect(one?.steps.map(({ from, price, why }) => [from, price.price, why.length])).toEqual([
    [1, 8_000, 2],
    [6, 7_600, 3],
    [12, 7_200, 3],
  ]);
  expect(one?.steps.at(-1)?.why).toEqual([
    'Precio para el tipo de negocio: $\u00A09.000',
    'Precio programado «Semana»: $\u00A08.000',
    'Oferta «Docena» (10 % menos): $\u00A07.200',
  ]);
});

test('a programmed price that does not apply is named with its reason · D-67', async () => {
  const wax = await makeProduct(db, { code: 'CERA', price: 40_000 });
  await makeTradePrice(db, wax.versions[0]?.id ?? '', 'distribuidor', 32_000);
  await makeProgrammedPrice(db, wax.versions[0]?.id ?? '', 36_000, { name: 'Promoción' });
  const [one] = await explain('CERA', 'distribuidor');
  expect(one?.steps.map(({ price, why }) => [price.price, price.programmedPriceId, why])).toEqual([
    [
      32_000,
      null,
      [
        'Precio para el tipo de negocio: $\u00A032.000',
        'Precio programado «Promoción»: $\u00A036.000, no se aplica: hay un precio igual o menor',
      ],
    ],
  ]);
});

test('a product’s code stands for all its versions, those that are sold first', async () => {
  const both = await explain('TNT');
  expect(both.map(({ versionCode, active }) => [versionCode, active])).toEqual([
    ['TNT-71', true],
    ['TNT-10', false],
  ]);
  expect(await explain('TNT', 'visitante', 1)).toHaveLength(1);
  expect(await explain('NADA')).toEqual([]);
});
