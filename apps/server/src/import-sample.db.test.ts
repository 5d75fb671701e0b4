import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue, type RowReport } from '../../api/src/modules/products/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import { useDatabase } from '../../api/test/database.ts';
import { openTable } from './catalogue-file/table-file.ts';

const database = useDatabase();
let db: ReturnType<typeof createPool>;
beforeAll(async () => {
  db = createPool({ url: database.url });
  await db.query(
    `insert into tracking.warehouse (id, name, city_id, is_default) values ('BOG', 'Bogotá', '11001', true), ('MED', 'Medellín', '05001', false)`,
  );
});
afterAll(() => db.end());

test("the documentation's sample is taken whole", async () => {
  const { headers, rows } = await openTable(join(import.meta.dirname, '../../../docs/catalogue-import-sample.csv'));
  const said: RowReport[] = [];
  const result = await importCatalogue(db, { headers, rows, defaults: { warehouse: 'BOG' } }, (row) => said.push(row));
  expect(said.filter(({ reason }) => reason)).toEqual([]);
  expect(result).toEqual({
    products: 5,
    counts: { created: 11, updated: 0, unchanged: 0, skipped: 0 },
    ignoredColumns: [],
    prices: { priced: 11, doubted: 0, columns: [], isStopped: false },
    missing: undefined,
  });
});
