import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../migrations/', import.meta.url);
/** An advisory lock key that nothing else uses: processes that start together migrate one after the other. */
const LOCK = 7_301_402;

/** A file of `migrations`, in the order of its number. */
export interface Migration {
  name: string;
  text: string;
  /** SHA-256, in hexadecimal, of the text as first applied: what databases record. */
  checksum: string;
}

/** Names of migrations, each with the SHA-256 of its texts: as first applied, then every text that differs from it in comments only. */
type RewordedTexts = Record<string, string[]>;

/**
 * Every migration of a folder, in order. A text that `reworded.json` lists counts as the one first applied, so databases of earlier and
 * later versions record the same checksum; a text it does not list counts as changed.
 */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
  const reworded = await readRewordedTexts(from);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8');
      const own = createHash('sha256').update(text).digest('hex');
      const [first = own, ...later] = reworded[name] ?? [];
      return { name, text, checksum: later.includes(own) ? first : own };
    }),
  );
}

async function readRewordedTexts(from: URL): Promise<RewordedTexts> {
  const json = await readFile(new URL('reworded.json', from), 'utf8');
  return JSON.parse(json) as RewordedTexts; // as: a file of this folder, tested in test/migrations.db.test.ts
}

/** The database has a migration this version does not know: a newer version migrated it. */
export class NewerSchemaError extends Error {
  readonly migration: string;
  constructor(migration: string) {
    super(`the database has migration ${migration}, which this version does not know`);
    this.migration = migration;
  }
}

/** Whether any version has migrated the database at `url`. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('public.migration') is not null as found`,
    );
    return rows[0]?.found === true;
  } finally {
    await client.end();
  }
}

/**
 * Migrates the database at `url` to the newest schema, each file in its own transaction, in order. Returns the names applied. Throws when
 * an applied file has changed, and a `NewerSchemaError` when one is missing.
 */
export async function migrate(url: string, migrations?: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // A crash may take back the last migrations, whole and in order; the next start applies them again.
    await client.query('set synchronous_commit = off');
    await client.query(`create table if not exists public.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, migrations ?? (await readMigrations()));
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (!names.has(name)) throw new NewerSchemaError(name);
  }
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new Error(`migration ${migration.name} was changed after it was applied`);
    await apply(client, migration);
    done.push(migration.name);
  }
  return done;
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
