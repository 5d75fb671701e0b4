import type { CartView, Order } from '@tonalia/contract/purchase';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import type { MissingCount } from './withdraw-missing.ts';
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

interface ImportedList extends ImportResult {
  rows: RowReport[];
  /** Outcome and reason of each row. */
  outcomes: string[];
}

/** Imports a list written as a table; an empty first column is the brand of this test. */
async function importTable(table: string, options: Partial<ImportOptions> = {}): Promise<ImportedList> {
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
    outcomes: report.map(({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome)),
  };
}

interface StoredVersion {
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

async function storedVersions(): Promise<StoredVersion[]> {
  const { rows } = await api.db.query<StoredVersion>(
    `select p.name as product, p.code as product_code, p.has_versions, c.name as category, v.code, v.shade_name as shade, v.hex, v.base_price as price,
       (select jsonb_object_agg(warehouse_id, available) from products.stock s where s.version_id = v.id) as stock
     from products.product p join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
     join products.version v on v.product_id = p.id where m.name = $1 order by p.name, v.position, v.id`,
    [brand],
  );
  return rows;
}

describe('names of photographs in a list (OFC-404)', () => {
  const named = async () =>
    (
      await api.db.query<{ shade: string; names: string[] }>(
        `select v.shade_name as shade, array_agg(n.name order by n.place) as names
         from products.photo_name n join products.version v on v.id = n.version_id join products.product p on p.id = v.product_id
         join products.manufacturer m on m.id = p.manufacturer_id where m.name = $1 group by v.id order by v.position`,
        [brand],
      )
    ).rows;
  const list = (rosa: string, rojo: string) => `
    Marca | Producto | Tono | Precio | Foto
    @     | Labial   | Rosa | 12.900 | ${rosa}
    @     | Labial   | Rojo | 12.900 | ${rojo}`;

  test('are kept with their version in their order, and a later list replaces those that it names', async () => {
    await importTable(list('Rosa 1.jpg; rosa 2.jpg', 'rojo.jpg'));
    const first = [
      { shade: 'Rosa', names: ['rosa 1.jpg', 'rosa 2.jpg'] },
      { shade: 'Rojo', names: ['rojo.jpg'] },
    ];
    expect(await named()).toEqual(first);
    expect((await importTable(list('', 'rojo.jpg'))).outcomes).toEqual(['unchanged', 'unchanged']);
    expect(await named()).toEqual(first);
    await importTable(list('rosa 2.jpg', ''));
    expect(await named()).toEqual([{ shade: 'Rosa', names: ['rosa 2.jpg'] }, first[1]]);
  });

  test('are not kept by a dry run, and a text that names no file is a note of its row', async () => {
    const foreseen = await importTable(list('rosa.jpg', 'sí'), { dryRun: true });
    expect(foreseen.outcomes).toEqual(['created', 'created: la foto "sí" no es el nombre de un archivo de imagen']);
    expect(await named()).toEqual([]);
    await importTable(list('rosa.jpg', 'sí'));
    expect(await named()).toEqual([{ shade: 'Rosa', names: ['rosa.jpg'] }]);
  });
});

describe('a list', () => {
  const list = `
    Marca | Categoría           | Producto | Código tono | Tono | Hex     | Precio | Existencias BOG | Stock MDE | Precio barbería
    @     | Maquillaje > Labios | Labial   | 01          | Rosa | #cc4488 | 12.900 | 20              | 5         | 11.900
    @     | Maquillaje > Labios | Labial   | 02          | Rojo | #c02020 | 12.900 | 0               |           |
    @     | Uñas                | Lima     |             |      |         | 3.000  | 7               |           |`;

  test('creates brands, categories, products, shades, prices and stock', async () => {
    const { counts, products, outcomes } = await importTable(list);
    expect({ counts, products }).toEqual({ counts: { created: 3, updated: 0, unchanged: 0, skipped: 0 }, products: 2 });
    expect(outcomes).toEqual(['created', 'created', 'created']);
    expect(await storedVersions()).toMatchObject([
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
    const [, , file] = await storedVersions();
    expect(file?.code).toBe(file?.product_code);
    const { rows } = await api.db.query(
      `select amount, trade_type_id from products.price where version_id = (select id from products.version where code = $1)`,
      [(await storedVersions())[0]?.code],
    );
    expect(rows).toEqual([{ amount: 11_900, trade_type_id: 'barberia' }]);
  });

  test('changes nothing when imported again, in any letter case', async () => {
    await importTable(list);
    const before = await storedVersions();
    expect((await importTable(list)).outcomes).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect((await importTable(list.replace('Marca', 'MARCA').replaceAll('Rosa', 'ROSA'))).counts).toMatchObject({
      created: 0,
      updated: 1,
    });
    expect((await storedVersions()).map(({ code }) => code)).toEqual(before.map(({ code }) => code));
  });

  test('changes nothing in a dry run, and reports what it would do', async () => {
    expect((await importTable(list, { dryRun: true })).counts).toMatchObject({ created: 3 });
    expect(await storedVersions()).toEqual([]);
    const { rows } = await api.db.query('select 1 from products.manufacturer where name = $1', [brand]);
    expect(rows).toEqual([]);
    await importTable(list);
    expect((await importTable(list.replace('3.000', '4.000'), { dryRun: true })).outcomes).toEqual([
      'unchanged',
      'unchanged',
      'updated',
    ]);
    expect(await storedVersions()).toMatchObject([{}, {}, { price: 3_000 }]);
  });

  test('with another price or stock updates only those rows', async () => {
    await importTable(list);
    expect((await importTable(list.replace('3.000', '3.500'))).outcomes).toEqual(['unchanged', 'unchanged', 'updated']);
    expect((await importTable(list.replace(' 20 ', ' 19 ').replace('3.000', '3.500'))).outcomes).toEqual([
      'updated',
      'unchanged',
      'unchanged',
    ]);
    expect(await storedVersions()).toMatchObject([{ stock: { BOG: 19, MDE: 5 } }, {}, { price: 3_500 }]);
  });

  test('leaves no rows in the staging table', async () => {
    await importTable(list);
    const { rows } = await api.db.query('select count(*)::int as n from products.import_row');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('imported twice concurrently has the result of one import', async () => {
    const many = `Marca | Producto | Tono | Precio | Existencias\n${Array.from({ length: 400 }, (_, n) => `@ | Labial ${n % 130} | Tono ${n} | 1000 | 3`).join('\n')}`;
    const [one, other] = await Promise.all([importTable(many), importTable(many)]);
    expect(one.counts.skipped + other.counts.skipped).toBe(0);
    expect(one.counts.created + other.counts.created).toBe(400);
    expect(await storedVersions()).toHaveLength(400);
    expect((await importTable(many)).counts).toMatchObject({ unchanged: 400 });
  });

  test('imported concurrently with others of a new brand creates it once', async () => {
    const lists = Array.from(
      { length: 5 },
      (_, n) => `Marca | Categoría | Producto | Precio\n@ | Nueva ${brand} | Lima ${n} | 1000`,
    );
    const all = await Promise.all(lists.map((one) => importTable(one)));
    expect(all.map(({ outcomes }) => outcomes)).toEqual(lists.map(() => ['created']));
  });
});

describe('an import', () => {
  const set = async (to: 'draft' | 'withdrawn', code: string) =>
    changeSelling(api.db, await findSelling(api.db, { codes: [code] }), { to, reason: 'se agotó', by: 'ana' });
  const state = async (code: string) =>
    (await api.db.query('select selling, active, base_price from products.version where code = $1', [code])).rows;

  test('never publishes what a person withdrew, and reports it by row', async () => {
    const list = (price: number) => `
      Marca | Referencia | Producto | Código | Tono | Precio
      @     | R${brands} | Tinte    | R${brands}-1 | Negro | ${price}
      @     | R${brands} | Tinte    | R${brands}-2 | Rubio | ${price}
      @     | S${brands} | Cera     | S${brands}-1 |       | ${price}`;
    await importTable(list(9_000));
    await set('withdrawn', `R${brands}-1`);
    await set('draft', `R${brands}-2`);
    await set('withdrawn', `S${brands}`);
    const note = 'sigue retirado (se agotó; por ana): una importación no lo publica';
    const draft = 'sigue en borrador: una importación no lo publica';
    expect((await importTable(list(9_000))).outcomes).toEqual([
      `unchanged: ${note}`,
      `unchanged: ${draft}`,
      `unchanged: ${note}`,
    ]);
    expect((await importTable(list(9_900))).outcomes).toEqual([
      `updated: ${note}`,
      `updated: ${draft}`,
      `updated: ${note}`,
    ]);
    expect(await state(`R${brands}-1`)).toEqual([{ selling: 'withdrawn', active: false, base_price: 9_900 }]);
    expect(await state(`R${brands}-2`)).toEqual([{ selling: 'draft', active: false, base_price: 9_900 }]);
    const { rows } = await api.db.query('select active from products.product where code = $1', [`S${brands}`]);
    expect(rows).toEqual([{ active: false }]);
  });
});

describe('a doubted price', () => {
  const list = (...prices: string[]) =>
    `Marca | Producto | Código | Tono | Precio | Existencias\n${prices.map((price, n) => `@ | Tinte | D${brands}-${n} | ${n} | ${price} | 4`).join('\n')}`;
  const good = (count: number) => Array.from({ length: count }, () => '12.900');
  const prices = async () => (await storedVersions()).map(({ price }) => price);

  test('is skipped: the old price stays, the rest of the row is imported, and the report says why', async () => {
    await importTable(list(...good(60)).replaceAll('| 4', '| 1'));
    const { outcomes, prices: check } = await importTable(list('12.9', '19.900', ...good(58)));
    expect(outcomes.slice(0, 3)).toEqual([
      'updated: el precio 12.9 parece haber perdido los miles (¿$\u00a012.900?); sigue el de antes',
      'updated: el precio pasaría de $\u00a012.900 a $\u00a019.900 (+54 %); sigue el de antes',
      'updated',
    ]);
    expect(check).toEqual({ priced: 60, doubted: 2, columns: [], isStopped: false });
    expect(new Set(await prices())).toEqual(new Set([12_900]));
    expect((await storedVersions())[0]?.stock).toEqual({ BOG: 4 });
  });

  test('is imported when the operator accepts it, and still reported', async () => {
    await importTable(list(...good(2)));
    const { outcomes } = await importTable(list('19.900', '12.900'), { prices: { accept: true } });
    expect(outcomes).toEqual([
      'updated: el precio pasaría de $\u00a012.900 a $\u00a019.900 (+54 %); se aceptó',
      'unchanged',
    ]);
    expect(await prices()).toEqual([19_900, 12_900]);
  });

  test('of a new shade skips the shade', async () => {
    const { outcomes } = await importTable(list('10.99', ...good(30)));
    expect(outcomes.slice(0, 2)).toEqual([
      'skipped: el precio 10.99 parece haber perdido los miles, o es de otra moneda; no se toma',
      'created',
    ]);
    expect(await prices()).toEqual(good(30).map(() => 12_900));
  });

  test('of a trade type is checked against its own old price', async () => {
    const trade = (price: string) =>
      `Marca | Producto | Código | Precio | Precio barbería\n${Array.from(
        { length: 30 },
        (_, n) => `@ | Cera ${n} | W${brands}-${n} | 12.900 | ${n === 0 ? price : '9.900'}`,
      ).join('\n')}`;
    await importTable(trade('9.900'));
    expect((await importTable(trade('19.900'))).outcomes[0]).toBe(
      'unchanged: el precio pasaría de $\u00a09.900 a $\u00a019.900 (+101 %); sigue el de antes',
    );
    expect((await importTable(trade('13.000'))).outcomes[0]).toBe('updated');
  });

  test('in too many rows stops the import before anything is written, in a dry run too', async () => {
    for (const dryRun of [true, false]) {
      const {
        outcomes,
        prices: check,
        counts,
        products,
      } = await importTable(list('5.0', '10.99', '12.9', ...good(40)), { dryRun });
      expect(check).toMatchObject({ priced: 43, doubted: 3, isStopped: true });
      expect(check.columns).toEqual([
        'La columna «Precio» parece haber perdido los miles: 5.0, 10.99, 12.9… (3 de 43)',
      ]);
      expect({ counts, products }).toEqual({
        counts: { created: 0, updated: 0, unchanged: 0, skipped: 43 },
        products: 0,
      });
      expect(outcomes.slice(2, 4)).toEqual([
        'skipped: el precio 12.9 parece haber perdido los miles, o es de otra moneda; no se toma',
        'skipped: no se importó nada: hay demasiados precios dudosos en la lista',
      ]);
      expect(await storedVersions()).toEqual([]);
    }
  });

  test('of a row without a code is compared with the price of its shade', async () => {
    const nameless = (price: string) => `Marca | Producto | Tono | Precio\n@ | Tinte | Rojo | ${price}`;
    await importTable(`Marca | Producto | Código | Tono | Precio\n@ | Tinte | N${brands} | Rojo | 10.000`);
    expect((await importTable(nameless('14.001'))).prices.isStopped).toBe(true);
    expect((await importTable(nameless('14.000'))).outcomes).toEqual(['updated']);
  });

  test('is distinct from a plausible price with dropped cents, which gets a note', async () => {
    expect((await importTable(list('12900.5'))).outcomes).toEqual([
      'created: el precio 12900.5 se redondea a $\u00a012.901',
    ]);
  });

  test('follows the limits in the settings', async () => {
    const limits = { floor: 50, change: 2, stopShare: 0.5 };
    expect((await importTable(list('60', '40', '12.900'), { prices: { limits } })).outcomes).toEqual([
      'created',
      'skipped: el precio $\u00a040 es menor que $\u00a050; no se toma',
      'created',
    ]);
  });
});

describe('a row with only a code', () => {
  test('updates price and stock of the version with that code, and creates nothing', async () => {
    await importTable(`
      Marca | Producto | Código | Tono | Hex | Precio | Existencias
      @     | Tinte    | K${brands}-1 | Rojo | #c02020 | 9.000 | 1
      @     | Tinte    | K${brands}-2 | Rosa | #cc4488 | 9.000 | 1
      @     | Cera     | K${brands}-3 |      |         | 9.000 | 1`);
    const { outcomes, counts } = await importTable(`
      Código       | Precio | Existencias | Precio barbería
      k${brands}-1 | 9.900  |             |
      K${brands}-2 |        | 7           |
      K${brands}-3 | 9.000  | 1           | 8.000
      K${brands}-4 | 9.900  | 3           |
      K${brands}-1 | 9.500  |             |
                   | 9.000  | 3           |`);
    expect(outcomes).toEqual([
      'updated',
      'updated',
      'updated',
      `skipped: ningún producto tiene el código K${brands}-4; para crearlo faltan la marca y el producto`,
      'skipped: repite con otros datos la fila 2',
      'skipped: código vacío',
    ]);
    expect(counts).toEqual({ created: 0, updated: 3, unchanged: 0, skipped: 3 });
    expect(await storedVersions()).toMatchObject([
      { product: 'Cera', price: 9_000, stock: { BOG: 1 } },
      { product: 'Tinte', shade: 'Rojo', hex: '#C02020', price: 9_900, stock: { BOG: 1 } },
      { product: 'Tinte', shade: 'Rosa', price: 9_000, stock: { BOG: 7 } },
    ]);
  });

  test('among complete rows is imported like them', async () => {
    await importTable(`Marca | Producto | Código | Precio\n@ | Cera | L${brands}-1 | 9.000`);
    const { outcomes } = await importTable(`
      Marca | Producto | Código | Precio
      @     | Lima     | L${brands}-2 | 3.000
            |          | L${brands}-1 | 9.500`);
    expect(outcomes).toEqual(['created', 'updated']);
  });
});

describe('a conflict with the catalogue', () => {
  test('skips only its row, and names the code', async () => {
    await importTable(`
      Marca | Producto | Código       | Tono | Precio
      @     | Tinte    | C${brands}-1 | Rojo | 9.000
      @     | Tinte    | C${brands}-2 | Rosa | 9.000`);
    // the second code is refused because the first one has its shade
    const shades = Array.from({ length: 20 }, (_, n) => `@ | Tinte | C${brands}-N${n} | Tono ${n} | 9.000`).join('\n');
    const { outcomes, counts } = await importTable(`
      Marca | Producto | Código       | Tono | Precio
      @     | Tinte    | C${brands}-2 | Rojo | 9.000
      ${shades}`);
    expect(outcomes[0]).toBe('skipped: otra versión del producto, con otro código, ya tiene ese tono y volumen');
    expect(counts).toEqual({ created: 20, updated: 0, unchanged: 0, skipped: 1 });
    expect(await storedVersions()).toHaveLength(22);
  });

  test('of a code used by another product does not block the other rows', async () => {
    await importTable(`Marca | Producto | Código | Precio\n@ | Cera | E${brands}-1 | 9.000`);
    const { outcomes } = await importTable(`
      Marca | Producto | Código       | Precio
      @     | Lima     | E${brands}-1 | 3.000
      @     | Lima     | E${brands}-2 | 3.000`);
    expect(outcomes).toEqual([`skipped: el código E${brands}-1 ya es de otro producto`, 'created']);
    expect(await storedVersions()).toMatchObject([{ code: `E${brands}-1` }, { product: 'Lima', code: `E${brands}-2` }]);
  });
});

describe('versions missing from a list', () => {
  const list = (...rows: string[]) =>
    `Marca | Producto | Código | Tono | Precio\n${rows.map((row) => `@ | Tinte | M${brands}-${row} | ${row} | 9.000`).join('\n')}`;
  const onSale = async () =>
    (
      await api.db.query<{ code: string }>(
        `select v.code from products.version v join products.product p on p.id = v.product_id
         join products.manufacturer m on m.id = p.manufacturer_id where m.name = $1 and v.active and p.active order by v.code`,
        [brand],
      )
    ).rows.map(({ code }) => code.replace(`M${brands}-`, ''));
  const withdraw = (counts: MissingCount[] = [], brandsOf?: string[]) => ({
    missing: {
      listName: 'marzo.csv',
      by: 'ana',
      brands: brandsOf,
      confirm: async (found: readonly MissingCount[]) => counts.push(...found) > 0,
    },
  });

  test('stay on sale unless the operator asks to withdraw them', async () => {
    await importTable(list('1', '2', '3'));
    await importTable(list('1'));
    expect(await onSale()).toEqual(['1', '2', '3']);
  });

  test('are withdrawn after their count by brand is confirmed, and return with a list that has them', async () => {
    await importTable(list('1', '2', '3'));
    await makeProduct(api.db, { brand: 'De otra lista', code: `ELSE${brands}` });
    const dry = await importTable(list('1'), { dryRun: true, ...withdraw() });
    expect(dry.missing).toMatchObject({ counts: [{ brand, missing: 2, published: 3 }], withdrawn: [] });
    expect(await onSale()).toEqual(['1', '2', '3']);

    const shown: MissingCount[] = [];
    const { outcomes, missing } = await importTable(list('1'), withdraw(shown));
    expect(shown).toEqual([{ brand, missing: 2, published: 3 }]);
    expect(missing?.withdrawn).toEqual([`M${brands}-2`, `M${brands}-3`]);
    expect(outcomes).toEqual([
      'unchanged',
      'withdrawn: no está en la lista marzo.csv',
      'withdrawn: no está en la lista marzo.csv',
    ]);
    expect(await onSale()).toEqual(['1']);
    const { rows } = await api.db.query(
      `select detail from platform.audit where action = 'products.selling_changed' and detail->>'code' = $1 order by id`,
      [`M${brands}-2`],
    );
    const reason = 'no está en la lista marzo.csv';
    const detail = { code: `M${brands}-2`, before: 'published', to: 'withdrawn', reason, by: 'importación de ana' };
    expect(rows).toEqual([{ detail }]);

    expect((await importTable(list('1', '2'))).outcomes).toEqual([
      'unchanged',
      'updated: volvió a la lista y se publica de nuevo',
    ]);
    expect(await onSale()).toEqual(['1', '2']);
  });

  test('stay on sale when the count is not confirmed', async () => {
    await importTable(list('1', '2'));
    const { missing } = await importTable(list('1'), {
      missing: { listName: 'x', by: 'ana', confirm: async () => false },
    });
    expect(missing).toMatchObject({ counts: [{ missing: 1 }], withdrawn: [] });
    expect(await onSale()).toEqual(['1', '2']);
  });

  test('do not include those of a bad row, or those withdrawn by a person', async () => {
    await importTable(list('1', '2', '3', '4'));
    await changeSelling(api.db, await findSelling(api.db, { codes: [`M${brands}-3`] }), {
      to: 'withdrawn',
      reason: 'agotado',
      by: 'ana',
    });
    const { outcomes } = await importTable(`${list('1')}\n@ | Tinte | M${brands}-2 | 2 | gratis`, withdraw());
    expect(outcomes).toEqual([
      'unchanged',
      'skipped: el precio "gratis" no es un valor en pesos',
      'withdrawn: no está en la lista marzo.csv',
    ]);
    expect(await onSale()).toEqual(['1', '2']);
    expect((await importTable(list('3'))).outcomes).toEqual([
      'unchanged: sigue retirado (agotado; por ana): una importación no lo publica',
    ]);
  });

  test('include no version of a product that has a bad row without a code', async () => {
    await importTable(list('1', '2'));
    const { outcomes } = await importTable(
      `Marca | Producto | Código | Tono | Precio\n@ | Lima | M${brands}-L | | 3.000\n@ | Tinte | | 1 | gratis`,
      withdraw(),
    );
    expect(outcomes).toEqual(['created', 'skipped: el precio "gratis" no es un valor en pesos']);
    expect(await onSale()).toEqual(['1', '2', 'L']);
  });

  test('are found in the named brands, or in those of a list of codes', async () => {
    await importTable(list('1', '2', '3'));
    await expect(importTable(list('1'), withdraw([], ['Nadie']))).rejects.toThrow(
      'No hay productos de la marca "Nadie".',
    );
    await importTable(`Código | Precio\nM${brands}-1 | 9.000\nM${brands}-2 | 9.000`, withdraw());
    expect(await onSale()).toEqual(['1', '2']);
    await importTable(`Marca | Producto | Precio\nOtra ${brand} | Lima | 3.000`, withdraw([], [brand]));
    expect(await onSale()).toEqual([]);
  });
});

describe('a bad row', () => {
  test('never stops the good ones', async () => {
    const { outcomes } = await importTable(`
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
    expect(outcomes).toEqual([
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
    expect(await storedVersions()).toMatchObject([{ shade: 'Uva' }, { product: 'Lima' }]);
  });

  test('that cannot be read is reported', async () => {
    const rows = (async function* () {
      yield { rowNo: 2, unreadable: 'comillas' };
      yield { rowNo: 3, cells: [brand, 'Lima', '1000'] };
    })();
    expect((await importTable('Marca | Producto | Precio', { rows })).outcomes).toEqual([
      'skipped: comillas',
      'created',
    ]);
  });

  test('with the code or the shade of another row is skipped alone', async () => {
    const { outcomes } = await importTable(`
      Marca | Producto | Código | Tono | Precio
      @     | Labial   | A${brands}-1 | Rosa | 1000
      @     | Labial   | A${brands}-2 | ROSA | 1000
      @     | Labial   | A${brands}-3 | Rojo | 1000
      @     | Otro     | A${brands}-1 | Rosa | 1000
      @     | Otro     | A${brands}-4 | Rojo | 1000
      @     | Lima     | A${brands}-5 |      | 1000
      @     | Lima     | A${brands}-6 |      | 1000`);
    expect(outcomes).toEqual([
      'created',
      'skipped: es el mismo tono y volumen de la fila 2, con otro código',
      'created',
      `skipped: el código A${brands}-1 ya es de otro producto`,
      'created',
      'created',
      'skipped: el producto ya está en la fila 7 y esta no dice tono ni volumen',
    ]);
  });

  test('with an unknown warehouse or trade type names it', async () => {
    const { outcomes } = await importTable(`
      Marca | Producto | Precio | Stock BOG | Stock XYZ | Precio sugerido
      @     | Lima     | 1000   | 1         | 3         |
      @     | Peine    | 1000   | 1         |           | 900
      @     | Cepillo  | 1000   | 1         |           |`);
    expect(outcomes).toEqual([
      'skipped: la bodega XYZ no existe',
      'skipped: el tipo de negocio sugerido no existe; los precios por tipo se titulan "precio barberia"',
      'created',
    ]);
    expect(await storedVersions()).toMatchObject([{ product: 'Cepillo' }]);
  });

  test('with stock in an installation without warehouses says so', async () => {
    const { outcomes } = await importTable('Marca | Producto | Precio\n@ | Lima | 1000', {
      defaults: { warehouse: 'NNN', stock: 5 },
    });
    expect(outcomes).toEqual(['skipped: la bodega NNN no existe']);
    const { rows } = await api.db.query('select 1 from products.manufacturer where name = $1', [brand]);
    expect(rows).toEqual([]); // nothing of it, not even its brand
  });
});

describe('a product', () => {
  test('that violates a constraint is skipped whole, and the others are imported', async () => {
    await api.db.query(`alter table products.version add constraint no_plague check (shade_name <> 'Plaga')`);
    const { outcomes } = await importTable(`
      Marca | Producto | Tono  | Precio | Existencias
      @     | Antes    | Rosa  | 1000   | 1
      @     | Labial   | Rosa  | 1000   | 1
      @     | Labial   | Plaga | 1000   | 1
      @     | Otro     | Rosa  | 1000   | 1`).finally(() =>
      api.db.query('alter table products.version drop constraint no_plague'),
    );
    expect(outcomes).toEqual([
      'created',
      'skipped: un valor no es admisible',
      'skipped: un valor no es admisible',
      'created',
    ]);
    expect((await storedVersions()).map(({ product }) => product)).toEqual(['Antes', 'Otro']);
  });

  test('of another brand is not changed by its code', async () => {
    await makeProduct(api.db, { code: `REF${brands}`, name: 'Ajeno', brand: 'Otra casa' });
    const { outcomes } = await importTable(
      `Marca | Referencia | Producto | Tono | Precio\n@ | ref${brands} | Propio | Rosa | 1000`,
    );
    expect(outcomes).toEqual([`skipped: el código REF${brands} ya es de un producto de otra marca`]);
    const { rows } = await api.db.query('select name from products.product where code = $1', [`REF${brands}`]);
    expect(rows).toEqual([{ name: 'Ajeno' }]);
  });

  test('that is a combo is not changed', async () => {
    await makeProduct(api.db, { name: 'Kit', brand, kind: 'combo' });
    expect((await importTable('Marca | Producto | Precio\n@ | Kit | 1000')).outcomes).toEqual([
      'skipped: es un combo: no se importa',
    ]);
  });

  test('keeps shades, colours and words when a list has only codes and prices', async () => {
    await importTable(`
      Marca | Producto | Código | Tono | Hex     | Descripción | Volumen | Precio
      @     | Labial   | B${brands}-1 | Rosa | #cc4488 | Dura        | 5 ml    | 1000
      @     | Labial   | B${brands}-2 | Rojo | #c02020 | Dura        | 5 ml    | 1000`);
    const { outcomes } = await importTable(`
      Marca | Producto | Código | Precio
      @     | Labial   | B${brands}-1 | 1200
      @     | Labial   | B${brands}-2 | 1000
      @     | Labial   | B${brands}-3 | 1000`);
    expect(outcomes).toEqual(['updated', 'unchanged', 'skipped: falta el tono o el volumen']);
    expect(await storedVersions()).toMatchObject([
      { shade: 'Rosa', hex: '#CC4488', price: 1_200 },
      { shade: 'Rojo', hex: '#C02020', price: 1_000 },
    ]);
  });

  test('that a list names by its code and by its name takes both rows', async () => {
    const first = `Marca | Referencia | Producto | Tono | Precio\n@ | DOS${brands} | Labial | Rosa | 1000`;
    expect((await importTable(first)).outcomes).toEqual(['created']);
    const { outcomes, products } = await importTable(`
      Marca | Referencia   | Producto | Tono | Precio
      @     | dos${brands} | Labial   | Rosa | 1100
      @     |              | Labial   | Rosa | 1200
      @     |              | Otro     | Rosa | 1000`);
    expect([outcomes, products]).toEqual([['updated', 'updated', 'created'], 3]);
    expect(await storedVersions()).toMatchObject([{ product: 'Labial', price: 1_200 }, { product: 'Otro' }]);
  });

  test('stays as it is when the list leaves out each of its rows', async () => {
    await importTable('Marca | Producto | Tono | Descripción | Precio\n@ | Labial | Rosa | Dura | 1000');
    const { outcomes, products } = await importTable(`
      Marca | Producto | Tono  | Descripción | Categoría       | Precio
      @     | Labial   | Verde | Nueva       | Nunca ${brands} |
      @     | Otro     | Verde | Nueva       | Labios          | 1000`);
    expect([outcomes, products]).toEqual([['skipped: falta el precio', 'created'], 1]);
    const { rows } = await api.db.query(
      `select description, (select count(*)::int from products.category where name = $2) as categories
       from products.product p join products.manufacturer m on m.id = p.manufacturer_id where m.name = $1 and p.name = 'Labial'`,
      [brand, `Nunca ${brands}`],
    );
    expect(rows).toEqual([{ description: 'Dura', categories: 0 }]);
  });

  test("gets its supplier's codes when a later list has them", async () => {
    await importTable('Marca | Producto | Tono | Precio\n@ | Labial | Rosa | 1000');
    const list = `Marca | Producto | Código | Tono | Precio\n@ | Labial | C${brands} | Rosa | 1000`;
    expect((await importTable(list)).outcomes).toEqual(['updated']);
    expect((await importTable(list)).outcomes).toEqual(['unchanged']);
    expect(await storedVersions()).toMatchObject([{ code: `C${brands}`, shade: 'Rosa' }]);
  });

  test('goes to the existing category, in any spelling', async () => {
    await importTable(`
      Marca | Producto | Categoría            | Precio
      @     | Lima     | Cuidado ${brand} > Manos | 1000
      @     | Peine    | CUIDADO ${brand} / MANOS | 1000`);
    expect((await storedVersions()).map(({ category }) => category)).toEqual(['Manos', 'Manos']);
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
  await expect(importTable(headers, { map })).rejects.toThrow(new UnusableList(message));
});

test('an imported shade is found by its name and by its code, put in a cart and ordered · API-20 API-28 API-42', async () => {
  const { rows } = await importTable(`
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
  expect((await storedVersions())[0]?.stock).toEqual({ BOG: 17 });
});
