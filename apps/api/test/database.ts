import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** A test file's own database; `url` is set from `beforeAll` on. */
export type TestDatabase = { readonly url: string };

/**
 * Creates a migrated database for the calling test file (or describe) and drops it afterwards. Files run in parallel
 * without sharing data. With `isEmpty` nothing is migrated: for tests of migrations.
 */
export function useDatabase({ isEmpty = false } = {}): TestDatabase {
  const { url: server, template } = inject('databaseServer');
  const name = `tonalia_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;

  // Copied as files: by way of the log, PostgreSQL's default, a copy takes several times as long.
  const origin = isEmpty ? '' : `template ${template} strategy file_copy`;
  beforeAll(() => onServer(server, `create database ${name} ${origin}`));
  afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));
  return { url: url.href };
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
