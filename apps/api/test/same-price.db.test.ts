import type { CartView } from '@tonalia/contract/purchase';
import type { productsApi } from '@tonalia/contract/products-api';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { useApi } from './build-app.ts';
import { type MadeBuyer, makeBuyer } from './make-buyer.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type MadeProduct, makeDeal, makeProduct, makeProgrammedPrice, makeTradePrice } from './make-products.ts';

type Body<K extends keyof typeof productsApi> = z.output<(typeof productsApi)[K]['response']>;
type Figure = [price: number, originalPrice: number];
type Figures = Record<string, Figure>;
interface Priced {
  code: string;
  price: number;
  originalPrice: number;
}

const api = useApi();
const HEX = 'C2264A';
const made = new Map<string, MadeProduct>();
const buyers = new Map<string, MadeBuyer>();

/** Price of each product per trade type, calculated by hand: base 10.000 pesos, 8.000 for barbers where a trade price is set. */
const expected: Record<'visitante' | 'barberia' | 'peluqueria' | 'convenio', Figures> = {
  visitante: {
    LISTA: [10_000, 10_000],
    OFICIO: [10_000, 10_000],
    PROGRAMADO: [9_000, 10_000],
    PORCENTAJE: [8_000, 10_000],
    VALOR: [8_500, 10_000],
    'SIN-MINIMO': [10_000, 10_000],
    'CON-MINIMO': [7_500, 10_000],
    TODO: [6_300, 10_000],
    'MAS-CARO': [10_000, 10_000],
    REEMPLAZA: [12_000, 12_000],
    PACTADO: [10_000, 10_000],
    'PACTADO-ALTO': [12_000, 12_000],
    'PACTADO-CON-OFERTA': [9_000, 10_000],
    COMBO: [45_000, 50_000],
  },
  barberia: {
    LISTA: [10_000, 10_000],
    OFICIO: [8_000, 8_000],
    PROGRAMADO: [7_000, 10_000],
    PORCENTAJE: [8_000, 10_000],
    VALOR: [8_500, 10_000],
    'SIN-MINIMO': [10_000, 10_000],
    'CON-MINIMO': [7_500, 10_000],
    TODO: [2_500, 8_000],
    'MAS-CARO': [8_000, 8_000],
    REEMPLAZA: [11_000, 11_000],
    PACTADO: [10_000, 10_000],
    'PACTADO-ALTO': [12_000, 12_000],
    'PACTADO-CON-OFERTA': [9_000, 10_000],
    COMBO: [45_000, 50_000],
  },
  peluqueria: {
    LISTA: [10_000, 10_000],
    OFICIO: [10_000, 10_000],
    PROGRAMADO: [9_000, 10_000],
    PORCENTAJE: [8_000, 10_000],
    VALOR: [8_500, 10_000],
    'SIN-MINIMO': [10_000, 10_000],
    'CON-MINIMO': [7_500, 10_000],
    TODO: [6_300, 10_000],
    'MAS-CARO': [10_000, 10_000],
    REEMPLAZA: [12_000, 12_000],
    PACTADO: [10_000, 10_000],
    'PACTADO-ALTO': [12_000, 12_000],
    'PACTADO-CON-OFERTA': [9_000, 10_000],
    COMBO: [45_000, 50_000],
  },
  /** A customer of `peluqueria` with agreed prices. */
  convenio: {
    LISTA: [10_000, 10_000],
    OFICIO: [10_000, 10_000],
    PROGRAMADO: [9_000, 10_000],
    PORCENTAJE: [8_000, 10_000],
    VALOR: [8_500, 10_000],
    'SIN-MINIMO': [10_000, 10_000],
    'CON-MINIMO': [7_500, 10_000],
    TODO: [6_300, 10_000],
    'MAS-CARO': [10_000, 10_000],
    REEMPLAZA: [12_000, 12_000],
    PACTADO: [6_000, 10_000],
    'PACTADO-ALTO': [13_000, 13_000],
    'PACTADO-CON-OFERTA': [5_400, 10_000],
    COMBO: [45_000, 50_000],
  },
};
type Who = keyof typeof expected;
const simple = Object.keys(expected.visitante).filter((code) => code !== 'COMBO');

beforeAll(async () => {
  const { db } = api;
  for (const code of simple) {
    const minQuantity = code === 'CON-MINIMO' ? 6 : 1;
    const versions = ['Claro', 'Oscuro'].map((name, at) => ({
      code: `${code}-${at}`,
      shade: [String(at), name] as [string, string],
      hex: `#${HEX}`,
      stock: 60,
    }));
    made.set(
      code,
      await makeProduct(db, { code, name: `Tinte ${code}`, category: 'Color/Tintes', minQuantity, versions }),
    );
  }
  const parts = simple.map((code) => ({
    productId: idOf(code),
    quantity: 1,
    versionId: versionsOf(code)[0]?.id ?? '',
  }));
  made.set(
    'COMBO',
    await makeProduct(db, {
      code: 'COMBO',
      name: 'Tinte COMBO',
      category: 'Color/Tintes',
      kind: 'combo',
      price: 50_000,
      parts,
    }),
  );

  for (const { id } of [
    ...versionsOf('OFICIO'),
    ...versionsOf('TODO'),
    ...versionsOf('MAS-CARO'),
    ...versionsOf('REEMPLAZA'),
  ])
    await makeTradePrice(db, id, 'barberia', 8_000);
  for (const { id } of [...versionsOf('PROGRAMADO'), ...versionsOf('TODO')]) {
    await makeProgrammedPrice(db, id, 9_000, { name: 'Semana' });
    await makeProgrammedPrice(db, id, 7_000, { name: 'Barberos', tradeTypeId: 'barberia' });
    await makeProgrammedPrice(db, id, 1, { name: 'Pasado', during: '[2010-01-01, 2020-01-01)' });
  }
  for (const { id } of versionsOf('MAS-CARO')) {
    await makeProgrammedPrice(db, id, 12_000, { name: 'Más caro' });
    await makeProgrammedPrice(db, id, 9_000, { name: 'Barberos, más caro', tradeTypeId: 'barberia' });
  }
  for (const { id } of versionsOf('REEMPLAZA')) {
    await makeProgrammedPrice(db, id, 12_000, { name: 'Alza', replaces: true });
    await makeProgrammedPrice(db, id, 11_000, { name: 'Barberos en alza', tradeTypeId: 'barberia' });
  }
  await makeDeal(db, { productId: idOf('PORCENTAJE'), amount: 20 });
  await makeDeal(db, { productId: idOf('VALOR'), type: 'value', amount: 1_500 });
  await makeDeal(db, { productId: idOf('SIN-MINIMO'), amount: 25, minQuantity: 2 });
  await makeDeal(db, { productId: idOf('CON-MINIMO'), amount: 25, minQuantity: 6 });
  await makeDeal(db, { productId: idOf('CON-MINIMO'), amount: 60, minQuantity: 7 });
  await makeDeal(db, { productId: idOf('TODO'), amount: 30 });
  await makeDeal(db, { productId: idOf('TODO'), type: 'value', amount: 4_500, tradeTypeId: 'barberia' });
  await makeDeal(db, { productId: idOf('TODO'), amount: 90, during: '[2010-01-01, 2020-01-01)' });
  await makeDeal(db, { productId: idOf('COMBO'), type: 'value', amount: 5_000 });
  await db.query(
    `with list as (insert into products.custom_list (url_name, name) values ('todo', 'Todo') returning id)
     insert into products.custom_list_item (custom_list_id, position, product_id)
     select list.id, n, product_id from list, unnest($1::bigint[]) with ordinality as items(product_id, n)`,
    [[...made.values()].map(({ id }) => id)],
  );
  for (const { id } of versionsOf('PACTADO-ALTO'))
    await makeProgrammedPrice(db, id, 12_000, { name: 'Alza', replaces: true });
  await makeDeal(db, { productId: idOf('PACTADO-CON-OFERTA'), amount: 10 });
  for (const tradeTypeId of ['barberia', 'peluqueria']) buyers.set(tradeTypeId, await makeBuyer(api, { tradeTypeId }));
  const agreed = await makeBuyer(api, { tradeTypeId: 'peluqueria' });
  buyers.set('convenio', agreed);
  await agree(agreed, {
    'PACTADO-ALTO': [13_000, true],
    PACTADO: [6_000, false],
    'PACTADO-CON-OFERTA': [6_000, false],
  });
});

/** Agrees prices with a customer, and waits until this process knows. */
async function agree(
  { customerId }: MadeBuyer,
  prices: Record<string, [pesos: number, replaces: boolean]>,
): Promise<void> {
  const desk = officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed: true })).cookie);
  for (const [code, [pesos, replaces]] of Object.entries(prices)) {
    const made = await desk('POST /api/products/office/prices/programs', {
      name: 'Convenio',
      tradeTypeId: null,
      customerId,
      from: new Date(0).toISOString(),
      until: null,
      replaces,
      choice: { productId: idOf(code) },
      change: { kind: 'amount', pesos },
    });
    expect(made.statusCode, made.body).toBe(200);
  }
  const price = async () => (await ask<One>('convenio', `/product/query?_id=${idOf('PACTADO')}`)).results.price;
  await vi.waitUntil(async () => (await price()) === 6_000, { interval: 5, timeout: 15_000 });
}

const idOf = (code: string): string => made.get(code)?.id ?? '';
const versionsOf = (code: string): MadeProduct['versions'] => made.get(code)?.versions ?? [];

async function ask<Answer>(who: Who, path: string, method: 'GET' | 'POST' = 'GET', payload?: object): Promise<Answer> {
  const token = buyers.get(who)?.token;
  const sent = await api.send({
    method,
    url: `/api/products${path}`,
    ...(token !== undefined && { token }),
    ...(payload && { payload }),
  });
  expect([path, sent.statusCode]).toEqual([path, 200]);
  return sent.json();
}

const figures = (things: readonly Priced[]): Figures =>
  Object.fromEntries(things.map(({ code, price, originalPrice }) => [code, [price, originalPrice]]));

/** Versions by product: both shades of each have the same price. */
function ofShades(things: readonly Priced[]): Figures {
  const codes = things.map(({ code, ...rest }) => ({ ...rest, code: code.replace(/-[01]$/, '') }));
  for (const thing of codes) expect(figures(codes)[thing.code]).toEqual([thing.price, thing.originalPrice]);
  return figures(codes);
}

type List = Body<'GET /product/list'>;
type One = Body<'GET /product/query'>;
const everyone: readonly Who[] = ['visitante', 'barberia', 'peluqueria', 'convenio'];

/** Every place that shows a price, and the products it shows; `undefined` for all. */
const places: [place: string, read: (who: Who) => Promise<Figures>, codes?: string[]][] = [
  ['the list', async (who) => figures((await ask<List>(who, '/product/list?limit=50')).results)],
  [
    'the list by price',
    async (who) => figures((await ask<List>(who, '/product/list?sort=price_asc&limit=50')).results),
  ],
  ['the search', async (who) => figures((await ask<List>(who, '/search?search=tinte&limit=50')).results)],
  [
    'the suggestions',
    async (who) => {
      const asked = [...made.keys()].map((code) => ask<Body<'GET /suggest'>>(who, `/suggest?search=${code}`));
      return figures((await Promise.all(asked)).flatMap(({ results }) => results.products));
    },
  ],
  [
    'the home screen',
    async (who) => {
      const { results } = await ask<Body<'GET /product/listHome'>>(who, '/product/listHome');
      return Object.assign({}, ...results.shelves.map(({ products }) => figures(products))) as Figures; // as: items with these fields
    },
  ],
  ['a curated list', async (who) => figures((await ask<List>(who, '/product/custom-list/todo?limit=50')).results)],
  ['the product', (who) => each(who, (one) => [one])],
  ['its versions', (who) => each(who, ({ versions }) => versions)],
  [
    'what goes with a product',
    async (who) => figures((await ask<One>(who, `/product/query?_id=${idOf('LISTA')}`)).results.related),
    simple.filter((code) => code !== 'LISTA'),
  ],
  [
    'the offers · API-41',
    async (who) => figures((await ask<List>(who, '/discounts/products?limit=50')).results),
    // an agreed price makes no offer: the list is that of the trade type
    ['PROGRAMADO', 'PORCENTAJE', 'VALOR', 'CON-MINIMO', 'TODO', 'PACTADO-CON-OFERTA', 'COMBO'],
  ],
  [
    'the shades like a colour',
    async (who) => {
      const { results } = await ask<Body<'GET /color/nearest'>>(who, `/color/nearest?hex=${HEX}&limit=60`);
      return ofShades(results.shades);
    },
    simple,
  ],
  ['the combos', async (who) => figures((await ask<Body<'GET /combo/list'>>(who, '/combo/list')).results), ['COMBO']],
  [
    'the parts of a combo',
    async (who) => {
      const { results } = await ask<One>(who, `/product/query?_id=${idOf('COMBO')}`);
      return ofShades(results.assemblies.flatMap(({ versions }) => versions));
    },
    simple,
  ],
];

async function each(who: Who, read: (one: One['results']) => readonly Priced[]): Promise<Figures> {
  const all = await Promise.all([...made.values()].map(({ id }) => ask<One>(who, `/product/query?_id=${id}`)));
  return ofShades(all.flatMap(({ results }) => read(results)));
}

const expectedFor = (who: Who, codes: readonly string[] = Object.keys(expected[who])): Figures =>
  Object.fromEntries(codes.map((code) => [code, expected[who][code] ?? [0, 0]]));

describe.each(everyone)('the price for %s is the same', (who) => {
  test.each(places)('in %s · D-32', async (_place, read, codes) => {
    expect(await read(who)).toEqual(expectedFor(who, codes));
  });
});

describe.each(['barberia', 'peluqueria', 'convenio'] as const)(
  'the price for %s of saved or bought products is the same',
  (who) => {
    test('among the favourites, of product and shade, and at the time of saving · D-32', async () => {
      for (const [code, { id, versions }] of made) {
        await ask(who, '/favorite/add', 'POST', { productId: id });
        if (code !== 'COMBO')
          await ask(who, '/favorite/add', 'POST', { productId: id, versionCode: versions[0]?.code });
      }
      const { results } = await ask<Body<'POST /favorite/query'>>(who, '/favorite/query?limit=50', 'POST', {});
      expect(figures(results.map(({ product }) => product))).toEqual(expectedFor(who));
      expect(ofShades(results.flatMap(({ version }) => version ?? []))).toEqual(expectedFor(who, simple));
      for (const { priceThen, product } of results)
        expect([product.code, priceThen]).toEqual([product.code, product.price]);
    });

    test('in the cart, for the smallest quantity · D-32', async () => {
      const buyer = buyers.get(who);
      for (const [code, { id, versions }] of made) {
        const quantity = code === 'CON-MINIMO' ? 6 : 1;
        const wanted = code === 'COMBO' ? { quantity } : { versions: [{ code: versions[0]?.code, quantity }] };
        const added = await buyer?.call('POST /cart/additem', { productId: id, code, ...wanted });
        expect([code, added?.statusCode]).toEqual([code, 200]);
      }
      const view = (await buyer?.call('GET /cart/listcart'))?.json<CartView>();
      expect(figures(view?.cart?.products ?? [])).toEqual(expectedFor(who));
      expect(view?.productsNews).toEqual([]);
    });
  },
);

test('a deal from two units on applies in the cart to two of any shades', async () => {
  const buyer = await makeBuyer(api);
  const versions = versionsOf('SIN-MINIMO').map(({ code }) => ({ code, quantity: 1 }));
  await buyer.call('POST /cart/additem', { productId: idOf('SIN-MINIMO'), code: 'SIN-MINIMO', versions });
  const view = (await buyer.call('GET /cart/listcart')).json<CartView>();
  expect(view.cart?.products.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
    [7_500, 10_000],
    [7_500, 10_000],
  ]);
});
