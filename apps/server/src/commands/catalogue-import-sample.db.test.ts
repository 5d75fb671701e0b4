import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue, type RowReport } from '../../../api/src/modules/products/index.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { textRow, workbookParts, writeZip } from '../../test/workbook.ts';
import { openTable } from '../catalogue-file/table-file.ts';

const database = useDatabase();
let db: ReturnType<typeof createPool>;
beforeAll(async () => {
  db = createPool({ url: database.url });
  await db.query(
    `insert into tracking.warehouse (id, name, city_id, is_default) values ('BOG', 'Bogotá', '11001', true), ('MED', 'Medellín', '05001', false)`,
  );
});
afterAll(() => db.end());

test('the sample of the documentation is imported completely', async () => {
  const { headers, rows } = await openTable(join(import.meta.dirname, '../../../../docs/catalogue-import-sample.csv'));
  const rowReports: RowReport[] = [];
  const result = await importCatalogue(db, { headers, rows, defaults: { warehouse: 'BOG' } }, (row) =>
    rowReports.push(row),
  );
  expect(rowReports.filter(({ reason }) => reason)).toEqual([]);
  expect(result).toEqual({
    products: 5,
    counts: { created: 11, updated: 0, unchanged: 0, skipped: 0 },
    ignoredColumns: [],
    prices: { priced: 11, doubted: 0, columns: [], isStopped: false },
    missing: undefined,
  });
});

test('prices that a spreadsheet turned into decimals are rejected; whole numbers are accepted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const list = async (...prices: string[]) => {
    const rows = prices.map((price, n) => `<row>${textCells('Aura', `Cera ${n}`)}<c><v>${price}</v></c></row>`);
    const parts = workbookParts([textRow('Marca', 'Producto', 'Precio'), ...rows].join(''));
    const { headers, rows: read } = await openTable(await writeZip(join(folder, 'lista.xlsx'), parts));
    const result = await importCatalogue(db, { headers, rows: read, defaults: { warehouse: 'BOG' } }, () => {});
    return result.prices;
  };
  const good = Array.from({ length: 30 }, (_, n) => String(12_900 + n));
  expect(await list('12900.0', '12900.000000001', ...good)).toMatchObject({ doubted: 0, isStopped: false });
  expect(await list('12.9', '10.99', '5', '459.125', ...good)).toEqual({
    priced: 34,
    doubted: 4,
    columns: [
      expect.stringMatching(/^La columna «Precio» parece haber perdido los miles: 12\.9, 10\.99, 5… \(4 de 34\)$/),
    ],
    isStopped: true,
  });
  const { rows } = await db.query(`select min(base_price)::int as lowest from products.version v
    join products.product p on p.id = v.product_id where p.name like 'Cera %'`);
  expect(rows).toEqual([{ lowest: 12_900 }]);
  rmSync(folder, { recursive: true });
});

const textCells = (...cells: string[]): string => textRow(...cells).replace(/^<row>|<\/row>$/g, '');
