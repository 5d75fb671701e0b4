import type { CartView, Order } from '@tonalia/contract/purchase';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { changeSelling } from '../selling/change-selling.ts';
import { findSelling } from '../selling/find-selling.ts';
import {
  type ImportOptions,
  importCatalogue,
  type ImportResult,
  type RowReport,
  UnusableList,
} from './import-catalogue.ts';

const api = useApi();
let brand = '';
let brands = 0;
beforeEach(() => {
  brands += 1;
  brand = `Aurora ${brands}`;
});

interface Imported extends ImportResult {
  rows: RowReport[];
  /** Outcome and reason of each row. */
  said: string[];
}

/** Imports a list written as a table; its first column is the brand of this test unless it names one. */
async function take(table: string, options: Partial<ImportOptions> = {}): Promise<Imported> {
  const [headers = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace('@', brand)));
  const report: RowReport[] = [];
  const result = await importCatalogue(
    api.db,
    {
      headers,
      // oxlint-disable-next-line require-await -- rows come as a stream
      rows: (async function* () {
        for (const [at, cells] of rows.entries()) yield { rowNo: at + 2, cells };
      })(),
      defaults: { warehouse: 'BOG' },
      ...options,
    },
    (row) => report.push(row),
  );
  return {
    ...result,
    rows: report,
    said: report.map(({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome)),
  };
}

interface Kept {
  product: string;
  product_code: string;
  has_versions: boolean;
  category: string;
  code: string;
  shade: string | null;
  hex: string | null;
  price: number;
  stock: Record<string, number> | null;
}

async function kept(): Promise<Kept[]> {
  const { rows } = await api.db.query<Kept>(
    `select p.name as product, p.code as product_code, p.has_versions, c.name as category, v.code, v.shade_name as shade, v.hex, v.base_price as price,
       (select jsonb_object_agg(warehouse_id, available) from products.stock s where s.version_id = v.id) as stock
     from products.product p join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
     join products.version v on v.product_id = p.id where m.name = $1 order by p.name, v.position, v.id`,
    [brand],
  );
  return rows;
}

describe('a list', () => {
  const list = `
    Marca | Categoría           | Producto | Código tono | Tono | Hex     | Precio | Existencias BOG | Stock MDE | Precio barbería
    @     | Maquillaje > Labios | Labial   | 01          | Rosa | #cc4488 | 12.900 | 20              | 5         | 11.900
    @     | Maquillaje > Labios | Labial   | 02          | Rojo | #c02020 | 12.900 | 0               |           |
    @     | Uñas                | Lima     |             |      |         | 3.000  | 7               |           |`;

  test('makes brands, categories, products, shades, prices and stock', async () => {
    const { counts, products, said } = await take(list);
    expect({ counts, products }).toEqual({ counts: { created: 3, updated: 0, unchanged: 0, skipped: 0 }, products: 2 });
    expect(said).toEqual(['created', 'created', 'created']);
    expect(await kept()).toMatchObject([
      {
        product: 'Labial',
        has_versions: true,
        category: 'Labios',
        shade: 'Rosa',
        hex: '#CC4488',
        price: 12_900,
        stock: { BOG: 20, MDE: 5 },
      },
      { product: 'Labial', has_versions: true, shade: 'Rojo', stock: { BOG: 0 } },
      { product: 'Lima', has_versions: false, category: 'Uñas', shade: null, price: 3_000, stock: { BOG: 7 } },
    ]);
    const [, , file] = await kept();
    expect(file?.code).toBe(file?.product_code);
    const { rows } = await api.db.query(
      `select amount, trade_type_id from products.price where version_id = (select id from products.version where code = $1)`,
      [(await kept())[0]?.code],
    );
    expect(rows).toEqual([{ amount: 11_900, trade_type_id: 'barberia' }]);
  });

  test('changes nothing when it comes again, whatever its letters', async () => {
    await take(list);
    const before = await kept();
    expect((await take(list)).said).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect((await take(list.replace('Marca', 'MARCA').replaceAll('Rosa', 'ROSA'))).counts).toMatchObject({
      created: 0,
      updated: 1,
    });
    expect((await kept()).map(({ code }) => code)).toEqual(before.map(({ code }) => code));
  });

  test('changes nothing in a dry run, and says what it would', async () => {
    expect((await take(list, { dryRun: true })).counts).toMatchObject({ created: 3 });
    expect(await kept()).toEqual([]);
    const { rows } = await api.db.query('select 1 from products.manufacturer where name = $1', [brand]);
    expect(rows).toEqual([]);
    await take(list);
    expect((await take(list.replace('3.000', '4.000'), { dryRun: true })).said).toEqual([
      'unchanged',
      'unchanged',
      'updated',
    ]);
    expect(await kept()).toMatchObject([{}, {}, { price: 3_000 }]);
  });

  test('with another price or stock updates those rows alone', async () => {
    await take(list);
    expect((await take(list.replace('3.000', '3.500'))).said).toEqual(['unchanged', 'unchanged', 'updated']);
    expect((await take(list.replace(' 20 ', ' 19 ').replace('3.000', '3.500'))).said).toEqual([
      'updated',
      'unchanged',
      'unchanged',
    ]);
    expect(await kept()).toMatchObject([{ stock: { BOG: 19, MDE: 5 } }, {}, { price: 3_500 }]);
  });

  test('leaves nothing of itself in the table where it waits', async () => {
    await take(list);
    const { rows } = await api.db.query('select count(*)::int as n from products.import_row');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('twice at the same time ends as once', async () => {
    const many = `Marca | Producto | Tono | Precio | Existencias\n${Array.from({ length: 400 }, (_, n) => `@ | Labial ${n % 130} | Tono ${n} | 1000 | 3`).join('\n')}`;
    const [one, other] = await Promise.all([take(many), take(many)]);
    expect(one.counts.skipped + other.counts.skipped).toBe(0);
    expect(one.counts.created + other.counts.created).toBe(400);
    expect(await kept()).toHaveLength(400);
    expect((await take(many)).counts).toMatchObject({ unchanged: 400 });
  });

  test('and others with the same brand at the same time all find it', async () => {
    const lists = Array.from(
      { length: 5 },
      (_, n) => `Marca | Categoría | Producto | Precio\n@ | Nueva ${brand} | Lima ${n} | 1000`,
    );
    const all = await Promise.all(lists.map((one) => take(one)));
    expect(all.map(({ said }) => said)).toEqual(lists.map(() => ['created']));
  });
});

describe('an import', () => {
  const set = async (to: 'draft' | 'withdrawn', code: string) =>
    changeSelling(api.db, await findSelling(api.db, { codes: [code] }), { to, reason: 'se agotó', by: 'ana' });
  const state = async (code: string) =>
    (await api.db.query('select selling, active, base_price from products.version where code = $1', [code])).rows;

  test('never publishes what somebody withdrew, and says so by row', async () => {
    const list = (price: number) => `
      Marca | Referencia | Producto | Código | Tono | Precio
      @     | R${brands} | Tinte    | R${brands}-1 | Negro | ${price}
      @     | R${brands} | Tinte    | R${brands}-2 | Rubio | ${price}
      @     | S${brands} | Cera     | S${brands}-1 |       | ${price}`;
    await take(list(9_000));
    await set('withdrawn', `R${brands}-1`);
    await set('draft', `R${brands}-2`);
    await set('withdrawn', `S${brands}`);
    const kept = 'sigue retirado (se agotó; por ana): una importación no lo publica';
    const draft = 'sigue en borrador: una importación no lo publica';
    expect((await take(list(9_000))).said).toEqual([`unchanged: ${kept}`, `unchanged: ${draft}`, `unchanged: ${kept}`]);
    expect((await take(list(9_900))).said).toEqual([`updated: ${kept}`, `updated: ${draft}`, `updated: ${kept}`]);
    expect(await state(`R${brands}-1`)).toEqual([{ selling: 'withdrawn', active: false, base_price: 9_900 }]);
    expect(await state(`R${brands}-2`)).toEqual([{ selling: 'draft', active: false, base_price: 9_900 }]);
    const { rows } = await api.db.query('select active from products.product where code = $1', [`S${brands}`]);
    expect(rows).toEqual([{ active: false }]);
  });
});

describe('a bad row', () => {
  test('never stops the good ones', async () => {
    const { said } = await take(`
      Marca | Producto | Tono | Hex    | Precio | Existencias
      @     | Labial   | Rosa | #cc488 | 1000   | 1
            | Labial   | Rojo |        | 1000   | 1
      @     | Labial   | Uva  |        | 1000   | 1
      @     | Labial   | Mora |        | -1     | 1
      @     | Labial   | Coco |        |        | 1
      @     | Labial   | Uva  |        | 1000   | 1
      @     | Labial   | UVA  |        | 2000   | 1
      @     |          | Kiwi |        | 1000   | 1
      @     | Lima     |      |        | 1000   | muchas
      @     | Lima     |      |        | 1000   | 1`);
    expect(said).toEqual([
      'skipped: el color "#cc488" no es hexadecimal (#RRGGBB)',
      'skipped: falta la marca',
      'created',
      'skipped: el precio "-1" no es un valor en pesos',
      'skipped: falta el precio',
      'skipped: repite la fila 4',
      'skipped: repite con otros datos la fila 4',
      'skipped: falta el producto',
      'skipped: las existencias "muchas" no son un número entero',
      'created',
    ]);
    expect(await kept()).toMatchObject([{ shade: 'Uva' }, { product: 'Lima' }]);
  });

  test('that could not be read is in the report', async () => {
    const rows = (async function* () {
      yield { rowNo: 2, unreadable: 'comillas' };
      yield { rowNo: 3, cells: [brand, 'Lima', '1000'] };
    })();
    expect((await take('Marca | Producto | Precio', { rows })).said).toEqual(['skipped: comillas', 'created']);
  });

  test('with the code or the shade of another row is left out alone', async () => {
    const { said } = await take(`
      Marca | Producto | Código | Tono | Precio
      @     | Labial   | A${brands}-1 | Rosa | 1000
      @     | Labial   | A${brands}-2 | ROSA | 1000
      @     | Labial   | A${brands}-3 | Rojo | 1000
      @     | Otro     | A${brands}-1 | Rosa | 1000
      @     | Otro     | A${brands}-4 | Rojo | 1000
      @     | Lima     | A${brands}-5 |      | 1000
      @     | Lima     | A${brands}-6 |      | 1000`);
    expect(said).toEqual([
      'created',
      'skipped: es el mismo tono y volumen de la fila 2, con otro código',
      'created',
      `skipped: el código A${brands}-1 ya es de otro producto`,
      'created',
      'created',
      'skipped: el producto ya está en la fila 7 y esta no dice tono ni volumen',
    ]);
  });

  test('for a warehouse or a trade type nobody knows says which', async () => {
    const { said } = await take(`
      Marca | Producto | Precio | Stock BOG | Stock XYZ | Precio sugerido
      @     | Lima     | 1000   | 1         | 3         |
      @     | Peine    | 1000   | 1         |           | 900
      @     | Cepillo  | 1000   | 1         |           |`);
    expect(said).toEqual([
      'skipped: la bodega XYZ no existe',
      'skipped: el tipo de negocio sugerido no existe; los precios por tipo se titulan "precio barberia"',
      'created',
    ]);
    expect(await kept()).toMatchObject([{ product: 'Cepillo' }]);
  });

  test('for the warehouse of an installation without warehouses is told so', async () => {
    const { said } = await take('Marca | Producto | Precio\n@ | Lima | 1000', {
      defaults: { warehouse: 'NNN', stock: 5 },
    });
    expect(said).toEqual(['skipped: la bodega NNN no existe']);
    const { rows } = await api.db.query('select 1 from products.manufacturer where name = $1', [brand]);
    expect(rows).toEqual([]); // nothing of it, not even its brand
  });
});

describe('a product', () => {
  test('that breaks a rule of the catalogue leaves nothing, and the others are in', async () => {
    await api.db.query(`alter table products.version add constraint no_plague check (shade_name <> 'Plaga')`);
    const { said } = await take(`
      Marca | Producto | Tono  | Precio | Existencias
      @     | Antes    | Rosa  | 1000   | 1
      @     | Labial   | Rosa  | 1000   | 1
      @     | Labial   | Plaga | 1000   | 1
      @     | Otro     | Rosa  | 1000   | 1`).finally(() =>
      api.db.query('alter table products.version drop constraint no_plague'),
    );
    expect(said).toEqual([
      'created',
      'skipped: un valor no es admisible',
      'skipped: un valor no es admisible',
      'created',
    ]);
    expect((await kept()).map(({ product }) => product)).toEqual(['Antes', 'Otro']);
  });

  test('of another brand is not taken by its code', async () => {
    await makeProduct(api.db, { code: `REF${brands}`, name: 'Ajeno', brand: 'Otra casa' });
    const { said } = await take(
      `Marca | Referencia | Producto | Tono | Precio\n@ | ref${brands} | Propio | Rosa | 1000`,
    );
    expect(said).toEqual([`skipped: el código REF${brands} ya es de un producto de otra marca`]);
    const { rows } = await api.db.query('select name from products.product where code = $1', [`REF${brands}`]);
    expect(rows).toEqual([{ name: 'Ajeno' }]);
  });

  test('that is a combo is left alone', async () => {
    await makeProduct(api.db, { name: 'Kit', brand, kind: 'combo' });
    expect((await take('Marca | Producto | Precio\n@ | Kit | 1000')).said).toEqual([
      'skipped: es un combo: no se importa',
    ]);
  });

  test('keeps its shades, colours and words when a list tells prices by code alone', async () => {
    await take(`
      Marca | Producto | Código | Tono | Hex     | Descripción | Volumen | Precio
      @     | Labial   | B${brands}-1 | Rosa | #cc4488 | Dura        | 5 ml    | 1000
      @     | Labial   | B${brands}-2 | Rojo | #c02020 | Dura        | 5 ml    | 1000`);
    const { said } = await take(`
      Marca | Producto | Código | Precio
      @     | Labial   | B${brands}-1 | 2000
      @     | Labial   | B${brands}-2 | 1000
      @     | Labial   | B${brands}-3 | 1000`);
    expect(said).toEqual(['updated', 'unchanged', 'skipped: falta el tono o el volumen']);
    expect(await kept()).toMatchObject([
      { shade: 'Rosa', hex: '#CC4488', price: 2_000 },
      { shade: 'Rojo', hex: '#C02020', price: 1_000 },
    ]);
  });

  test("gets its supplier's codes when a later list has them", async () => {
    await take('Marca | Producto | Tono | Precio\n@ | Labial | Rosa | 1000');
    const list = `Marca | Producto | Código | Tono | Precio\n@ | Labial | C${brands} | Rosa | 1000`;
    expect((await take(list)).said).toEqual(['updated']);
    expect((await take(list)).said).toEqual(['unchanged']);
    expect(await kept()).toMatchObject([{ code: `C${brands}`, shade: 'Rosa' }]);
  });

  test('goes to the category that is there, however it is written', async () => {
    await take(`
      Marca | Producto | Categoría            | Precio
      @     | Lima     | Cuidado ${brand} > Manos | 1000
      @     | Peine    | CUIDADO ${brand} / MANOS | 1000`);
    expect((await kept()).map(({ category }) => category)).toEqual(['Manos', 'Manos']);
  });
});

test.each([
  [
    'Producto | Precio',
    {},
    'No se sabe qué columna es la marca; dilo con --map manufacturer=NOMBRE. Columnas: Producto, Precio',
  ],
  [
    'Marca | \u001b[2J',
    {},
    'No se sabe qué columna es el producto; dilo con --map product=NOMBRE. Columnas: Marca, [2J',
  ],
  ['Marca | Producto', { price: 'PVP' }, 'El archivo no tiene la columna "PVP" (--map price=…).'],
])('a list titled %j cannot be taken', async (headers, map, message) => {
  await expect(take(headers, { map })).rejects.toThrow(new UnusableList(message));
});

test('an imported shade is found by its name and by its code, put in a cart and ordered · API-20 API-28 API-42', async () => {
  const { rows } = await take(`
    Marca | Producto             | Código tono | Tono           | Hex     | Precio | Existencias
    @     | Base líquida mate    | 220N        | Arena Zorzal   | #D9B08C | 45.900 | 20
    @     | Base líquida mate    | 230W        | Miel           | #C68642 | 45.900 | 20`);
  const buyer = await makeBuyer(api);
  const search = async (text: string) =>
    (await api.send({ url: '/api/products/search', query: { search: text }, token: buyer.token })).json<
      Record<string, unknown>
    >();
  const code = rows[0]?.code ?? '';
  expect(JSON.stringify(await search('base zorzal'))).toContain('Base líquida mate');
  expect(JSON.stringify(await search(code))).toContain('Base líquida mate');

  const { rows: made } = await api.db.query<{ id: string; code: string }>(
    'select p.id, p.code from products.product p join products.version v on v.product_id = p.id where v.code = $1',
    [code],
  );
  const added = await buyer.call('POST /cart/additem', {
    productId: made[0]?.id,
    code: made[0]?.code,
    versions: [{ code, quantity: 3 }],
  });
  expect(added.statusCode).toBe(200);
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode).toBe(200);
  const { orderCode } = placed.json<{ results: { orderCode: string } }>().results;
  const order = (await buyer.call(`GET /order/${orderCode}`)).json<{ results: Order }>().results;
  expect(order.subtotal).toBe(3 * 45_900);
  expect((await kept())[0]?.stock).toEqual({ BOG: 17 });
});
