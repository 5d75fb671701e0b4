import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../src/platform/migrate.ts';
import { useDatabase } from './database.ts';

const database = useDatabase({ isEmpty: true });
let client: Client;
const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

beforeAll(async () => {
  const before = (await readMigrations()).filter(({ name }) => name < '0043');
  await migrate(database.url, before);
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into products.manufacturer (name) values ('Aura');
    insert into products.category (name) values ('Tintes');
    insert into products.product (code, name, manufacturer_id, category_id, active)
      select code, code, m.id, c.id, active from (values ('ON', true), ('OFF', false)) p(code, active), products.manufacturer m, products.category c;
    insert into products.version (product_id, code, shade_name, base_price, active)
      select p.id, p.code || '-' || n, n, 5000, n <> '2' from products.product p, unnest(array['1', '2']) n;`);
});
afterAll(() => client.end());

test('inactive products become withdrawn with a reason, and the rest become published', async () => {
  const indexes = () => rowsOf(`select indexname from pg_indexes where schemaname = 'products' order by 1`);
  const before = await indexes();
  await migrate(database.url);
  const why = { selling_reason: 'estaba inactivo antes de los estados de venta', selling_by: 'migración' };
  const out = { selling: 'withdrawn', active: false, ...why };
  const on = { selling: 'published', active: true, selling_reason: null, selling_by: null };
  const columns = 'code, selling, active, selling_reason, selling_by';
  expect(await rowsOf(`select ${columns} from products.product order by code`)).toEqual([
    { code: 'OFF', ...out },
    { code: 'ON', ...on },
  ]);
  expect(await rowsOf(`select ${columns} from products.version order by code`)).toEqual([
    { code: 'OFF-1', ...on },
    { code: 'OFF-2', ...out },
    { code: 'ON-1', ...on },
    { code: 'ON-2', ...out },
  ]);
  expect(await indexes()).toEqual(expect.arrayContaining(before)); // all partial indexes are back
});
