import type { OfficeRole } from '@tonalia/contract/office-rights';
import { PRICE_LIST_PDF, PRODUCTS_EXPORT } from '@tonalia/contract/products-grid';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { textOfPdf } from '../../../../test/text-of-pdf.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { importCatalogue } from '../import/import-catalogue.ts';

const api = useApi();

/** The rows of the file that a role downloads, with the titles first. */
async function download(query: Record<string, string>, role: OfficeRole = 'owner'): Promise<string[][]> {
  const at = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
  const sent = await at(`GET ${PRODUCTS_EXPORT}`, undefined, { query: { format: 'xlsx', ...query } });
  expect(sent.statusCode, sent.body).toBe(200);
  const { rows } = await readUploadedTable(sent.rawPayload, { rows: 100 });
  return rows.map((row) => ('cells' in row ? [...row.cells] : []));
}

async function makeCatalogue() {
  const brand = `Exportada ${Date.now()}`;
  const dye = await makeProduct(api.db, {
    name: 'Tinte en crema',
    brand,
    category: 'Coloración/Tintes',
    price: 16_100,
    minQuantity: 2,
    versions: [
      { shade: ['7.1', 'Rubio medio cenizo'], hex: '#8A7B60', volume: [90, 'ml'], stock: 40 },
      { shade: ['6.6', 'Rubio oscuro rojo'], hex: '#7A2A22', volume: [90, 'ml'], price: 17_200, stock: 0 },
    ],
  });
  const mask = await makeProduct(api.db, { name: 'Mascarilla', brand, category: 'Cuidado', price: 38_400, stock: 12 });
  return { brandId: dye.manufacturerId, dye, mask };
}

test('the file of the products has what the filters leave, with the columns that the role sees (OFC-009, OFC-004)', async () => {
  const { brandId, dye, mask } = await makeCatalogue();
  const [titles = [], ...rows] = await download({ brandId });
  expect(titles).toEqual(expect.arrayContaining(['Código', 'Precio', 'Costo', 'Disponible en total', 'Visible']));
  const of = (row: readonly string[], title: string) => row[titles.indexOf(title)];
  expect(
    rows.map((row) => ['Código', 'Categoría', 'Tono', 'Precio', 'Disponible en total'].map((one) => of(row, one))),
  ).toEqual([
    [dye.versions[0]?.code, 'Coloración > Tintes', 'Rubio medio cenizo', '16100', '40'],
    [dye.versions[1]?.code, 'Coloración > Tintes', 'Rubio oscuro rojo', '17200', '0'],
    [mask.versions[0]?.code, 'Cuidado', '', '38400', '12'],
  ]);
  const soldOut = await download({ brandId, tab: 'sold_out' });
  expect(soldOut.slice(1).map(([code]) => code)).toEqual([dye.versions[1]?.code]);
  expect((await download({ brandId, q: 'cenizo' })).slice(1).map(([code]) => code)).toEqual([dye.versions[0]?.code]);
  const [forWarehouse] = await download({ brandId }, 'warehouse');
  expect(forWarehouse).toContain('Disponible en total');
  expect(forWarehouse).not.toEqual(expect.arrayContaining(['Precio']));
  expect(forWarehouse).not.toEqual(expect.arrayContaining(['Costo']));
  const { rows: audits } = await api.db.query(
    `select 1 from platform.audit where action = 'products.exported' and detail ->> 'filters' like '%brandId%'`,
  );
  expect(audits.length).toBeGreaterThan(0);
});

test('a file that is imported again changes nothing, not even stock (OFC-404, OFC-009)', async () => {
  const { brandId } = await makeCatalogue();
  const [headers = [], ...rows] = await download({ brandId });
  const read = async () =>
    (
      await api.db.query(
        `select v.id, p.name, v.base_price, v.shade_code, v.shade_name, v.hex, v.volume, v.volume_unit, p.category_id, p.min_quantity,
           (select jsonb_object_agg(s.warehouse_id, s.available) from products.stock s where s.version_id = v.id) as stock
         from products.version v join products.product p on p.id = v.product_id where p.manufacturer_id = $1 order by v.id`,
        [brandId],
      )
    ).rows;
  const before = await read();
  const importAgain = async () => {
    const outcomes: string[] = [];
    const { ignoredColumns } = await importCatalogue(
      api.db,
      {
        headers,
        // oxlint-disable-next-line require-await -- rows come as a stream
        rows: (async function* () {
          for (const [at, cells] of rows.entries()) yield { rowNo: at + 2, cells };
        })(),
        defaults: { warehouse: 'BOG' },
      },
      ({ outcome, reason }) => outcomes.push(reason ?? outcome),
    );
    return { outcomes, ignoredColumns };
  };
  // the first one gives the colours of the fixture their families
  await importAgain();
  expect(await importAgain()).toEqual({
    outcomes: ['unchanged', 'unchanged', 'unchanged'],
    ignoredColumns: [
      'EAN',
      'Disponible en total',
      'Costo',
      'Sale de preventa',
      'Visible',
      'Con la oferta de hoy',
      'Margen en %',
      'Tiene foto',
      'IVA en %',
      'Por bodega',
    ],
  });
  expect(await read()).toEqual(before);
});

test('a file has the chosen rows and columns, the prices of the chosen list and the units of one warehouse (OFC-401)', async () => {
  const { brandId, dye, mask } = await makeCatalogue();
  const [first, second] = dye.versions;
  await api.db.query(
    `insert into products.price (version_id, trade_type_id, amount) select id, 'peluqueria', 15000 from products.version where code = $1`,
    [first?.code],
  );
  const columns = 'price,available,byWarehouse,photo,tax';
  const [titles, ...rows] = await download({ brandId, columns, tradeTypeId: 'peluqueria', warehouseId: 'MED' });
  expect(titles).toEqual(['Código', 'Precio', 'Disponible en total', 'Tiene foto', 'IVA en %', 'Por bodega']);
  expect(rows.map(([code, price, available, , tax]) => [code, price, available, tax])).toEqual([
    [first?.code, '15000', '0', '19'],
    [second?.code, '17200', '0', '19'],
    [mask.versions[0]?.code, '38400', '0', '19'],
  ]);
  expect(rows[0]?.[5]).toContain('BOG 40');
  const codes = async (query: Record<string, string>) =>
    (await download({ columns: 'product', ...query })).slice(1).map(([code]) => code);
  expect(await codes({ products: mask.id, versions: second?.id ?? '' })).toEqual([
    second?.code,
    mask.versions[0]?.code,
  ]);
  expect(await codes({ versions: first?.id ?? '' })).toEqual([first?.code]);
});

test('the printed price list has the visible versions at the prices of the chosen list, for roles that see prices (OFC-401)', async () => {
  const { brandId, dye } = await makeCatalogue();
  await api.db.query(
    `update products.version set selling = $2, selling_reason = 'x', selling_by = 'x' where code = $1`,
    [dye.versions[1]?.code, 'withdrawn'],
  );
  const print = async (role: OfficeRole) =>
    officeCaller(api, (await makeOperator(api.db, { role })).cookie)(`GET ${PRICE_LIST_PDF}`, undefined, {
      query: { brandId },
    });
  const text = textOfPdf((await print('owner')).rawPayload);
  expect(text).toContain('16.100');
  expect(text).toContain('38.400');
  expect(text).not.toContain('17.200');
  expect((await print('warehouse')).statusCode).toBe(403);
});
