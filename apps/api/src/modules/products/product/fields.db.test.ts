import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeDeal, makeProduct, makeProgrammedPrice } from '../../../../test/make-products.ts';

type JsonObject = Record<string, unknown>;

const api = useApi();
let product: JsonObject = {};
let version: JsonObject = {};
let card: JsonObject = {};

/** Reads the JSON without the contract's schemas, so that a field renamed there is missing here. */
const read = async (path: string): Promise<unknown> => (await api.send({ url: `/api/products${path}` })).json();

beforeAll(async () => {
  const { id, versions } = await makeProduct(api.db, {
    code: 'TNT',
    minQuantity: 3,
    presale: { dispatchDate: '2099-05-20', capacity: 40 },
    versions: [
      { code: 'TNT-71', shade: ['7.1', 'Rubio cenizo'], hex: '#9A8468', volume: [90, 'ml'], price: 12_000, stock: 5 },
      { code: 'TNT-60', shade: ['6', 'Rubio oscuro'], volume: [90, 'ml'], price: 12_000, excludedFromPresale: true },
    ],
  });
  await makeProgrammedPrice(api.db, versions[0]?.id ?? '', 10_000, { name: 'Semana' });
  await makeDeal(api.db, { productId: id, amount: 10 });
  ({ results: product } = (await read(`/product/query?_id=${id}`)) as { results: JsonObject }); // as: checked below
  [version = {}] = product.versions as JsonObject[]; // as: checked below
  [card = {}] = ((await read('/product/list')) as { results: JsonObject[] }).results; // as: checked below
});

describe('on the wire', () => {
  test.each<[string, unknown]>([
    ['_id', expect.stringMatching(/^\d+$/)],
    ['code', 'TNT'],
    ['warehouses', [{ warehouse: 'BOG', stock: 5 }]],
    ['has_versions', true],
    ['is_PreSales', true],
    ['minQuantity', 3],
    ['applicableDealsId', expect.stringMatching(/^\d+$/)],
    ['programmedPriceId', expect.stringMatching(/^\d+$/)],
    ['programmedPriceName', 'Semana'],
    ['attributes', []],
    ['name', expect.any(String)],
    ['manufacturer', { _id: expect.any(String), name: 'Marca' }],
    ['price', 9_000],
    ['originalPrice', 12_000],
  ])('a product has %s, also in a list · ENT-06', (field, value) => {
    expect([product[field], card[field]]).toEqual([value, value]);
  });

  test('a product has its versions · ENT-06', () => {
    expect(product.versions).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ['code', 'TNT-71'],
    [
      'attributes',
      [
        { name: 'Tono', value: '7.1 Rubio cenizo' },
        { name: 'Volumen', value: '90 ml' },
      ],
    ],
    ['color', { name: '7.1 Rubio cenizo', image: null, color: '#9A8468' }],
    ['price', 9_000],
    ['originalPrice', 12_000],
    ['stock', 5],
    ['excluded_from_presale', false],
    ['is_top_seller', false],
    ['is_new', false],
    ['discount', { value: 3_000, percent: 25 }],
    ['quantity', 0],
    ['quantityPresale', 0],
    ['quantityAvailable', 45],
  ])('a version has %s · ENT-07', (field, value) => {
    expect(version[field]).toEqual(value);
  });
});
