import type { Database, Transaction } from './transaction.ts';

/** A prepared statement: call it with a database or transaction and its parameters; returns its rows. */
export interface Statement<Row, Params extends readonly unknown[]> {
  (db: Database | Transaction, ...params: Params): Promise<Row[]>;
  readonly statementName: string;
  readonly text: string;
}

/** A prepared statement with parameters by name. */
export interface NamedStatement<Row, Params extends object> {
  (db: Database | Transaction, params: Params): Promise<Row[]>;
  readonly statementName: string;
  /** The text with `$1`, `$2`… in place of the names. */
  readonly text: string;
}

const known = new Map<string, string>();

/**
 * Defines a named statement. PostgreSQL parses and plans it once per connection, and a test prepares all statements against the migrated
 * schema, so an unknown column is found before any route runs. With `names`, `$name` in the text is the parameter of that name. Throws
 * when the text uses a name that is not in `names`, or does not use one that is.
 */
export function statement<Row, Params extends readonly unknown[] = []>(
  statementName: string,
  text: string,
): Statement<Row, Params>;
export function statement<Row, Params extends object>(
  statementName: string,
  text: string,
  names: readonly (keyof Params & string)[],
): NamedStatement<Row, Params>;
export function statement<Row>(statementName: string, written: string, names?: readonly string[]) {
  if (known.has(statementName)) throw new Error(`two statements are called ${statementName}`);
  const text = names ? numbered(statementName, written, names) : written;
  known.set(statementName, text);
  const run = async (db: Database | Transaction, ...params: unknown[]): Promise<Row[]> => {
    const values = names ? byName(names, params[0]) : params;
    const result = await db.query({ name: statementName, text, values });
    return result.rows as Row[]; // as: the statement's selected columns; its database test checks them
  };
  return Object.assign(run, { statementName, text });
}

/** Replaces each name by its position, as PostgreSQL counts parameters. */
function numbered(statementName: string, text: string, names: readonly string[]): string {
  const used = new Set<string>();
  const placed = text.replaceAll(/\$([a-z]\w*)/gi, (_match, name: string) => {
    used.add(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const unknown = [...used].filter((name) => !names.includes(name));
  const unused = names.filter((name) => !used.has(name));
  if (unknown.length > 0) throw new Error(`${statementName} has no parameter ${unknown.join(', ')}`);
  if (unused.length > 0) throw new Error(`${statementName} does not use its parameter ${unused.join(', ')}`);
  return placed;
}

function byName(names: readonly string[], params: unknown): unknown[] {
  const given = params as Record<string, unknown>; // as: the overload of a statement with names takes an object
  return names.map((name) => given[name]);
}

/** All statements defined so far, for the test that prepares them. */
export function knownStatements(): ReadonlyMap<string, string> {
  return known;
}
