import type { Alternative } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { cities, makeAddress } from '../../../../test/make.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

const api = useApi();
const alternatives = async (buyer: MadeBuyer, query: Record<string, string>) =>
  (await buyer.call('GET /cart/alternatives', undefined, query)).json<{ results: Alternative[] }>().results;
const names = (found: Alternative[]) => found.map(({ versionName, name }) => versionName ?? name);

test('a shade’s alternatives are its other volume, similar shades, then best sellers of the category, all buyable · D-42', async () => {
  const buyer = await makeBuyer(api);
  const volume: [number, 'ml'] = [90, 'ml'];
  const dye = await makeProduct(api.db, {
    name: 'Tinte',
    category: 'Coloración/Instead',
    versions: [
      { code: 'I-7', shade: ['7.0', 'Rubio'], hex: '#A5794F', volume, stock: 0 },
      { code: 'I-8', shade: ['8.0', 'Rubio claro'], hex: '#B98D60', volume, stock: 5 },
      { code: 'I-1', shade: ['1.0', 'Negro'], hex: '#101010', volume, stock: 5 },
      { code: 'I-7B', shade: ['7.0', 'Rubio'], hex: '#A5794F', volume: [60, 'ml'], stock: 5 },
      { code: 'I-9', shade: ['7.01', 'Rubio natural'], hex: '#A5794F', volume, stock: 0 },
      { code: 'I-2', shade: ['2.0', 'Castaño'], hex: '#302010', volume: [60, 'ml'], stock: 5 },
    ],
  });
  await makeProduct(api.db, { name: 'Poco', category: 'Coloración/Instead', stock: 5, soldIn: { BOG: 1 } });
  await makeProduct(api.db, { name: 'Mucho', category: 'Coloración/Instead', stock: 5, soldIn: { BOG: 9 } });
  await makeProduct(api.db, { name: 'Agotado', category: 'Coloración/Instead', stock: 0, soldIn: { BOG: 99 } });
  await makeProduct(api.db, { name: 'Lejos', category: 'Coloración/Instead', stock: { MDE: 5 } });
  const found = await alternatives(buyer, { code: dye.code, versionCode: 'I-7' });
  expect(names(found)).toEqual(['7.0 Rubio, 60 ml', '8.0 Rubio claro, 90 ml', 'Mucho', 'Poco']);
  expect(found.map(({ nearness }) => nearness)).toEqual([null, 'Parecido', null, null]);
  expect(found[1]).toMatchObject({ code: dye.code, versionCode: 'I-8', stock: 5, minQuantity: 1 });
  expect(found[2]).toMatchObject({ versionCode: null });
});

test('a shade without similar shades in its product gets similar ones of other products in its category · D-34', async () => {
  const buyer = await makeBuyer(api);
  const section = '7 Rubio';
  const volume: [number, 'ml'] = [60, 'ml'];
  const make = (
    name: string,
    versions: { code: string; shade: [string, string]; hex: string; stock: number }[],
    category = 'Tintes/Otras',
  ) => makeProduct(api.db, { name, category, versions: versions.map((one) => ({ section, volume, ...one })) });
  const own = await make('Propio', [
    { code: 'O-7', shade: ['7.1', 'Rubio ceniza'], hex: '#A5794F', stock: 0 },
    { code: 'O-1', shade: ['1.0', 'Negro'], hex: '#101010', stock: 5 },
  ]);
  await make('Otro', [
    { code: 'P-73', shade: ['7.3', 'Rubio dorado'], hex: '#A5794F', stock: 5 },
    { code: 'P-71', shade: ['7.1', 'Rubio ceniza'], hex: '#AD8057', stock: 5 },
    { code: 'P-70', shade: ['7.0', 'Rubio'], hex: '#A5794F', stock: 0 },
    { code: 'P-1', shade: ['1.0', 'Negro'], hex: '#101010', stock: 5 },
  ]);
  await make('Lejano', [{ code: 'Q-71', shade: ['7.1', 'Rubio ceniza'], hex: '#A5794F', stock: 5 }], 'Esmaltes/Otros');
  let found: Alternative[] = [];
  const query = { code: own.code, versionCode: 'O-7' };
  const statements = await ownStatements(async () => void (found = await alternatives(buyer, query)));
  const alike = found.filter(({ nearness }) => nearness !== null);
  expect(alike.map(({ versionCode, nearness, difference }) => [versionCode, nearness, difference])).toEqual([
    // the same reflection comes first, although its colour is farther away
    ['P-71', 'Muy parecido', 'más claro'],
    ['P-73', 'Casi igual', null],
  ]);
  expect(statements.filter((name) => !name.startsWith('auth.'))).toHaveLength(4);
});

test('alternatives are at most six, from the cart’s warehouse, read with three statements', async () => {
  const buyer = await makeBuyer(api);
  const wanted = await makeProduct(api.db, { category: 'Seis', stock: 5 });
  for (let n = 0; n < 8; n += 1) await makeProduct(api.db, { category: 'Seis', stock: { MDE: 5 } });
  expect(await alternatives(buyer, { code: wanted.code })).toEqual([]);
  await buyer.call('POST /cart/additem', { productId: wanted.id, code: wanted.code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string } }>().cart._id;
  const addressId = await makeAddress(api.db, buyer.customerId, { cityId: cities.medellin });
  await buyer.call('PUT /cart/listcart', { cartId, addressId });
  let found: Alternative[] = [];
  const statements = await ownStatements(async () => void (found = await alternatives(buyer, { code: wanted.code })));
  expect(found).toHaveLength(6);
  expect(statements.filter((name) => !name.startsWith('auth.'))).toHaveLength(3);
});

test('a withdrawn product has alternatives of its category; an unknown one has none', async () => {
  const buyer = await makeBuyer(api);
  const gone = await makeProduct(api.db, { category: 'Ida', stock: 5, active: false });
  await makeProduct(api.db, { category: 'Ida', name: 'Queda', stock: 5 });
  expect(names(await alternatives(buyer, { code: gone.code }))).toEqual(['Queda']);
  const refused = await buyer.call('GET /cart/alternatives', undefined, { code: 'NADA' });
  expect(refused.json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  const wrong = await buyer.call('GET /cart/alternatives', undefined, { code: gone.code, versionCode: 'NADA' });
  expect(wrong.json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
});
