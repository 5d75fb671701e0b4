import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownStatements } from '../src/platform/db.ts';
import { useDatabase } from './database.ts';
import { readCatalogue } from './sql-types/catalogue.ts';
import { describeStatement, printsTrees } from './sql-types/describe-statement.ts';
import { renderTypes } from './sql-types/render.ts';

const database = useDatabase();
const source = new URL('../src/', import.meta.url);
let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
  const files = await readdir(source, { recursive: true });
  // one at a time: imported at once, a module that another one imports too can be evaluated twice
  for (const file of ['app.ts', 'platform/database-clock.ts', ...files.filter((name) => name.endsWith('.sql.ts'))])
    await import(new URL(file, source).href);
  // on a busy machine the whole API takes longer than a hook
}, 180_000);
afterAll(() => client.end());

test('every statement fits the migrated schema, and its types are the ones PostgreSQL describes', async () => {
  const catalogue = await readCatalogue(client);
  const hasTrees = await printsTrees(client);
  const faults: string[] = [];
  const types = new Map<string, string>();
  for (const [name, { text, names }] of knownStatements()) {
    if (name.startsWith('test.')) continue; // of another test file in this worker
    const described = hasTrees
      ? describeStatement(client, { name, text, names }, catalogue).then((type) => types.set(name, type))
      : client.query(`prepare "${name}" as ${text}`);
    await described.catch((error: Error) => faults.push(`${name}: ${error.message}`));
  }
  expect(faults).toEqual([]);
  expect(knownStatements().size).toBeGreaterThan(50);
  // After a change of a statement or of the schema: `npm run sql:types`.
  if (hasTrees) await expect(renderTypes(types)).toMatchFileSnapshot('../src/platform/statements.gen.ts');
}, 180_000);
