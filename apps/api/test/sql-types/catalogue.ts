import type { Client } from 'pg';

export interface ColumnFacts {
  notNull: boolean;
  /** The texts its CHECK allows, when it is a closed list. */
  values: readonly string[] | undefined;
}

/** What types are derived from: the columns of the migrated schema, and the names of PostgreSQL's functions and types. */
export interface Catalogue {
  /** Undefined for a column of a view or of the system. */
  column: (table: number, position: number) => ColumnFacts | undefined;
  /** The name of a function of PostgreSQL itself; undefined for one of ours. */
  functionName: (id: number) => string | undefined;
  /** As in `pg_type`; arrays begin with `_`. */
  typeName: (id: number) => string;
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const columns = await client.query<{ place: string; notNull: boolean }>(
    `select a.attrelid || '.' || a.attnum as place, a.attnotnull as "notNull"
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     where a.attnum > 0 and c.relnamespace <> 'pg_catalog'::regnamespace`,
  );
  const checks = await client.query<{ place: string; rule: string }>(
    `select conrelid || '.' || conkey[1] as place, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'c' and cardinality(conkey) = 1`,
  );
  const functions = await client.query<{ id: number; name: string }>(
    `select oid::int as id, proname as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace`,
  );
  const types = await client.query<{ id: number; name: string }>(`select oid::int as id, typname as name from pg_type`);
  const allowed = new Map(checks.rows.flatMap(({ place, rule }) => valuesOf(rule).map((values) => [place, values])));
  const facts = new Map(
    columns.rows.map(({ place, notNull }) => [place, { notNull, values: allowed.get(place) }] as const),
  );
  const functionNames = new Map(functions.rows.map(({ id, name }) => [id, name]));
  const typeNames = new Map(types.rows.map(({ id, name }) => [id, name]));
  return {
    column: (table, position) => facts.get(`${table}.${position}`),
    functionName: (id) => functionNames.get(id),
    typeName: (id) => typeNames.get(id) ?? String(id),
  };
}

/** The values of `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))`; none for any other rule. */
function valuesOf(rule: string): (readonly string[])[] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(rule)?.[1];
  return list ? [[...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)] : [];
}
