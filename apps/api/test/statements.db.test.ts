import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownStatements } from '../src/platform/db.ts';
import { useDatabase } from './database.ts';

const database = useDatabase();
const modules = new URL('../src/modules/', import.meta.url);
let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
  const files = await readdir(modules, { recursive: true });
  await Promise.all(
    files.filter((file) => file.endsWith('.sql.ts')).map((file) => import(new URL(file, modules).href)),
  );
});
afterAll(() => client.end());

test('every statement of every module fits the migrated schema', async () => {
  const faults: string[] = [];
  for (const [name, text] of knownStatements()) {
    await client
      .query(`prepare "${name}" as ${text}`)
      .catch((error: Error) => faults.push(`${name}: ${error.message}`));
  }
  expect(faults).toEqual([]);
  expect(knownStatements().size).toBeGreaterThan(50);
});
