import type { NearShade } from '@tonalia/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeDeal, makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import type { Database } from '../../../platform/transaction.ts';

const database = useDatabase();
const clock = { now: () => new Date('2026-11-21T15:00:00Z') };
let db: Database & { end(): Promise<void> };
let shop: CatalogueApp;

beforeAll(async () => {
  db = createPool({ url: database.url, max: 4 });
  shop = await makeCatalogueApp(db, clock);
});
afterAll(async () => {
  await shop.app.close();
  await db.end();
});

interface Answer {
  results: { wanted: { name: string | null; color: string }; shades: NearShade[] };
}
async function nearest(query: string, token?: string): Promise<Answer['results']> {
  shop.cache.clear(); // cache invalidation is not tested here
  return (await shop.get<Answer>(`/color/nearest?${query}`, token)).body.results;
}
const codes = ({ shades }: Answer['results']) => shades.map(({ code }) => code);

test('a colour finds the nearest shades across brands, in stock first, with nearness in words · D-34', async () => {
  await makeProduct(db, {
    code: 'NA',
    brand: 'Nácar',
    category: 'Uñas/Esmaltes',
    versions: [
      { code: 'NA-1', shade: ['118', 'Guayaba'], hex: '#AF3950', stock: 0 },
      { code: 'NA-2', shade: ['119', 'Frambuesa'], hex: '#B13C53', stock: 3 },
      { code: 'NA-3', shade: ['120', 'Menta'], hex: '#6FC7A8', stock: 9 },
    ],
  });
  await makeProduct(db, {
    code: 'LU',
    brand: 'Lumbra',
    versions: [
      { code: 'LU-1', shade: [null, 'Cereza'], hex: '#A8324A', stock: 5, price: 13_900 },
      { code: 'LU-2', shade: [null, 'Granada'], hex: '#9C2F4C', stock: 5 },
      { code: 'LU-3', shade: [null, 'Retirado'], hex: '#AF3950', stock: 5, active: false },
    ],
  });
  const answer = await nearest('hex=AF3950');
  expect(answer.wanted).toEqual({ name: null, color: '#AF3950' });
  expect(codes(answer)).toEqual(['NA-2', 'LU-1', 'LU-2', 'NA-1']);
  expect(answer.shades.map(({ nearness }) => nearness)).toEqual([
    'Casi igual',
    'Muy parecido',
    'Parecido',
    'Casi igual',
  ]);
  expect(answer.shades[1]).toMatchObject({
    name: 'Cereza',
    color: '#A8324A',
    productCode: 'LU',
    manufacturer: { name: 'Lumbra' },
    price: 13_900,
    stock: 5,
    difference: 'más oscuro',
  });
  expect(codes(await nearest('hex=%23af3950&available=1&limit=2'))).toEqual(['NA-2', 'LU-1']);
});

test('an invalid colour, no query and two queries at once are refused', async () => {
  for (const query of [
    '',
    'hex=rojo',
    'hex=%3Csvg%3E',
    "hex=AF3950'--",
    'hex=AF3950&versionCode=NA-1',
    'hex=AF3950&limit=61',
  ])
    expect((await shop.get(`/color/nearest?${query}`)).status, query).toBe(400);
  expect(await shop.get('/color/nearest?versionCode=NO-HAY')).toMatchObject({
    status: 404,
    body: { code: 'VERSION_NOT_FOUND' },
  });
});

test('a dye that is sold out is replaced by its own line: the same reflection first, then the nearest, never itself · D-34', async () => {
  const dye = (code: string, name: string, hex: string, stock: number, volume: number) => ({
    code: `TS-${code}-${volume}`,
    shade: [code, name] as [string, string],
    hex,
    stock,
    volume: [volume, 'ml'] as [number, 'ml'],
  });
  await makeProduct(db, {
    code: 'TS',
    category: 'Coloración/Tintes',
    versions: [60, 90].flatMap((volume) => [
      dye('7.5', 'Rubio medio caoba', '#915C59', volume === 60 ? 8 : 0, volume),
      dye('7.6', 'Rubio medio rojo', '#A24D3E', 6, volume),
      dye('7.2', 'Rubio medio irisado', '#866F6D', 0, volume),
      dye('8.5', 'Rubio claro caoba', '#B1776E', 4, volume),
      dye('6.4', 'Rubio oscuro cobrizo', '#834C31', 4, volume),
    ]),
  });
  await makeProduct(db, {
    code: 'OT',
    versions: [{ code: 'OT-1', shade: ['7.5', 'Caoba'], hex: '#915C5A', stock: 7 }],
  });

  const own = await nearest('versionCode=TS-7.5-90&sameProduct=1&available=1&limit=3');
  expect(own.wanted).toEqual({ name: '7.5 Rubio medio caoba', color: '#915C59' });
  expect(codes(own)).toEqual(['TS-8.5-90', 'TS-7.6-90', 'TS-6.4-90']);
  expect(own.shades.map(({ nearness, difference }) => [nearness, difference])).toEqual([
    [null, 'más claro'],
    ['Parecido', 'más intenso'],
    [null, expect.any(String)],
  ]);
  expect(codes(await nearest('versionCode=TS-7.5-90&limit=9'))).toEqual([
    'TS-8.5-90',
    'TS-7.6-90',
    'TS-6.4-90',
    'OT-1',
    'TS-7.2-90',
  ]);
});

test('the price is the shopper’s own, the stock that of their warehouse, and presale counts as available', async () => {
  const { id, versions } = await makeProduct(db, {
    code: 'PV',
    minQuantity: 2,
    price: 20_000,
    presale: { dispatchDate: '2026-12-01', capacity: 10 },
    versions: [
      { code: 'PV-1', shade: ['1', 'Turquesa'], hex: '#10A6AD', stock: { BOG: 1, MDE: 40 } },
      { code: 'PV-2', shade: ['2', 'Agua'], hex: '#12A8AF', stock: 0, excludedFromPresale: true },
    ],
  });
  await makeTradePrice(db, versions[0]?.id ?? '', 'peluqueria', 18_000);
  await makeDeal(db, { amount: 10, productId: id, tradeTypeId: 'peluqueria' });
  const [guests] = (await nearest('hex=10A6AD&available=1')).shades;
  expect(guests).toMatchObject({
    code: 'PV-1',
    price: 20_000,
    stock: 1,
    quantityAvailable: 11,
    dispatchDate: '2026-12-01',
  });
  const salons = await nearest('hex=10A6AD&available=1', 'salon');
  expect(salons.shades).toHaveLength(1);
  expect(salons.shades[0]).toMatchObject({
    price: 16_200,
    originalPrice: 18_000,
    discount: { percent: 10 },
    stock: 40,
  });
});

test('a shade with a changed colour, or a new one, is found at once', async () => {
  const { versions } = await makeProduct(db, {
    code: 'CC',
    versions: [{ code: 'CC-1', shade: ['1', 'Lila'], hex: '#C8A2E8', stock: 5 }],
  });
  expect(codes(await nearest('hex=C8A2E8'))).toEqual(['CC-1']);
  await db.query(`update products.version set hex = '#2F6B2F' where id = $1`, [versions[0]?.id]);
  expect(codes(await nearest('hex=C8A2E8'))).toEqual([]);
  expect(codes(await nearest('hex=2F6B2F'))).toEqual(['CC-1']);
  await makeProduct(db, { code: 'CD', versions: [{ code: 'CD-1', shade: ['1', 'Bosque'], hex: '#2F6B2F', stock: 5 }] });
  expect(codes(await nearest('hex=2F6B2F'))).toEqual(['CC-1', 'CD-1']);
});
