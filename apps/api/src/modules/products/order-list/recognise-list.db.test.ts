import type { RecognisedRow } from '@tonalia/contract/order-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { createPool } from '../../../platform/pool.ts';
import type { Database } from '../../../platform/transaction.ts';

const database = useDatabase();
const clock = { now: () => new Date('2026-11-21T15:00:00Z') };
let db: Database & { end(): Promise<void> };
let shop: CatalogueApp;

beforeAll(async () => {
  db = createPool({ url: database.url, max: 4 });
  shop = await makeCatalogueApp(db, clock);
  const made = await makeProduct(db, {
    code: 'LTS',
    name: 'Tinte permanente en crema',
    brand: 'Tinta Nubia',
    category: 'Coloración/Permanentes',
    versions: [
      {
        code: 'LTS-71',
        shade: ['7.1', 'Rubio medio cenizo'],
        hex: '#8A7A60',
        volume: [60, 'ml'],
        stock: 12,
        price: 12_900,
      },
      { code: 'LTS-834', shade: ['8.34', 'Rubio claro dorado'], hex: '#B98A4E', volume: [60, 'ml'], stock: 4 },
      { code: 'LTS-75', shade: ['7.5', 'Rubio medio caoba'], hex: '#8C4A44', volume: [60, 'ml'], stock: 0 },
      { code: 'LTS-85', shade: ['8.5', 'Rubio claro caoba'], hex: '#A85F57', volume: [60, 'ml'], stock: 120 },
    ],
  });
  await makeTradePrice(db, made.versions[0]?.id ?? '', 'peluqueria', 11_000);
  await makeProduct(db, {
    code: 'LOX',
    name: 'Oxidante en crema 20 volúmenes',
    brand: 'Tinta Nubia',
    category: 'Coloración/Oxidantes',
    versions: [
      { code: 'LOX-1000', volume: [1000, 'ml'], stock: 5 },
      { code: 'LOX-120', volume: [120, 'ml'], stock: 5 },
    ],
  });
  await makeProduct(db, {
    code: 'LPRE',
    name: 'Keratina sin formol',
    brand: 'Oliva Nubia',
    stock: 0,
    presale: { dispatchDate: '2026-12-01', capacity: 10 },
  });
  await makeProduct(db, { code: 'LOFF', name: 'Mascarilla retirada', brand: 'Oliva Nubia', active: false });
});
afterAll(async () => {
  await shop.app.close();
  await db.end();
});

async function post(text: string, token?: string) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/products/recognise',
    payload: { text },
    ...(token && { headers: { token } }),
  });
  return {
    status: response.statusCode,
    body: response.json<{ results: RecognisedRow[]; params?: { detail: string } }>(),
  };
}
const recognise = async (text: string, token?: string) => (await post(text, token)).body.results;
const verdictsOf = (rows: readonly RecognisedRow[]) =>
  rows.map(({ row, verdict, match, quantity, candidates }) => [
    row,
    verdict,
    match?.code ?? candidates.map(({ code }) => code).join(' '),
    quantity,
  ]);

test('a pasted list has a verdict for each row · SEL-002', async () => {
  const rows = await recognise(`Hola buenas tardes!
Tinta Nubia:
7.1 x3, 8.34 x 2, oxidante 20 litro 1
7.5 x 2
oxidante 20 x 3
7.55 x 4
1 keratina sin formol
mascarilla retirada x2
Gracias`);
  expect(verdictsOf(rows)).toEqual([
    [1, 'recognised', 'LTS-71', 3],
    [2, 'recognised', 'LTS-834', 2],
    [3, 'recognised', 'LOX-1000', 1],
    [4, 'sold_out', 'LTS-75', 2],
    [5, 'choose', 'LOX-1000 LOX-120', 3],
    [6, 'unknown', expect.stringContaining('LTS-75'), 4],
    [7, 'recognised', 'LPRE', 1],
    [8, 'unknown', '', 2],
  ]);
  expect(rows[0]).toMatchObject({
    line: 3,
    text: '7.1 x3',
    words: '7.1',
    unit: null,
    match: {
      productCode: 'LTS',
      versionName: '7.1 Rubio medio cenizo, 60 ml',
      manufacturer: { name: 'Tinta Nubia' },
      stock: 12,
    },
  });
  expect(rows[3]?.candidates[0]).toMatchObject({ code: 'LTS-85', stock: 120, difference: 'más claro' });
  expect(rows[6]?.match?.presale).toEqual({ dispatchDate: '2026-12-01', left: 10 });
  expect(rows.map(({ reason }) => reason)).toEqual([
    'Coincide con lo que nombraste antes',
    'Coincide con lo que nombraste antes',
    'Coincide con todo lo escrito',
    'Sin existencias',
    'Elige entre 2',
    'No existe en el catálogo',
    'Coincide con todo lo escrito',
    'No existe en el catálogo',
  ]);
});

test('prices and stock are the shopper’s', async () => {
  const of = async (token?: string) => (await recognise('LTS-71 x3', token))[0]?.match;
  expect(await of()).toMatchObject({ price: 12_900, stock: 12 });
  expect(await of('salon')).toMatchObject({ price: 11_000, originalPrice: 11_000, stock: 0 });
});

test('the number of statements does not depend on the length of the list · SEL-002', async () => {
  const all = Array.from({ length: 500 }, (_, at) =>
    at % 2 === 0 ? `LTS-71 x${(at % 9) + 1}` : 'oxidante 20 litro 1',
  );
  await recognise('LTS-71');
  const [one, many] = [
    await ownStatements(async () => void (await recognise('LTS-71'))),
    await ownStatements(async () => void (await recognise(all.join('\n')))),
  ];
  expect(many).toEqual(one);
  expect(one.slice(-2)).toEqual(['products.list_listed_versions', 'products.find_sellables_by_id']);
});

test('more than 500 rows are refused in words, and a text without rows has none', async () => {
  const { status, body } = await post(Array.from({ length: 501 }, () => 'LTS-71 x1').join('\n'));
  expect(status).toBe(400);
  expect(body.params?.detail).toBe('tiene más de 500 filas; pégala en partes');
  expect(await recognise('Hola, buenos días\n\n')).toEqual([]);
  expect((await post('a'.repeat(70_000))).status).toBe(413);
});

test('a later version is recognised at once, and a withdrawn one is not', async () => {
  const { versions } = await makeProduct(db, { code: 'LNEW', name: 'Laca novedosa', brand: 'Lista', stock: 3 });
  expect(verdictsOf(await recognise('laca novedosa 2'))).toEqual([[1, 'recognised', 'LNEW', 2]]);
  await db.query(`update products.version set selling = 'draft' where id = $1`, [versions[0]?.id]);
  expect((await recognise('LNEW x 2'))[0]?.verdict).toBe('unknown');
});

test('a barcode is the version that it is printed on, with its units; one of a version off sale is unknown · SEL-002', async () => {
  await db.query(`update products.version set barcode = '7709990001717' where code = 'LTS-71'`);
  await db.query(
    `update products.version v set barcode = '7709990001724' from products.product p where p.id = v.product_id and p.code = 'LOFF'`,
  );
  expect(verdictsOf(await recognise('7709990001717 x2\n7709990001724\n7709990001731'))).toEqual([
    [1, 'recognised', 'LTS-71', 2],
    [2, 'unknown', '', 1],
    [3, 'unknown', '', 1],
  ]);
});
