import type { StatementTypes } from './statements.gen.ts';
import type { Database, Transaction } from './transaction.ts';

/** A prepared statement: call it with a database or transaction and its parameters; returns its rows. */
export interface Statement<Row, Params extends readonly unknown[]> {
  (db: Database | Transaction, ...params: Params): Promise<Row[]>;
  readonly statementName: string;
  /** The text with `$1`, `$2`… in place of the names. */
  readonly text: string;
}

type StatementName = keyof StatementTypes;
type RowOf<Name extends StatementName> = StatementTypes[Name]['row'];

/** Narrower column types than PostgreSQL reports; see `rowIs`. */
interface RowClaim<Claimed> {
  readonly claims?: Claimed;
}

/** Only columns that the statement returns, each of a narrower type. */
type ValidClaim<Claimed, Row> = Exclude<keyof Claimed, keyof Row> extends never ? RowClaim<Claimed> : never;
type NarrowedRow<Row, Claimed> = Omit<Row, keyof Claimed> & Claimed;

/**
 * Declares the type of columns that PostgreSQL cannot describe: JSON, an expression that is never null, a text with few values. A
 * database test proves the claim.
 */
export const rowIs = <Claimed extends object>(): RowClaim<Claimed> => ({});

interface KnownStatement {
  /** With `$1`, `$2`… */
  text: string;
  /** Of its parameters in order; empty when its single parameter has none. */
  names: readonly string[];
}

const known = new Map<string, KnownStatement>();

/**
 * Defines a named statement. PostgreSQL parses and plans it once per connection. Its types come from `statements.gen.ts`, which
 * `npm run sql:types` writes and a test compares with the migrated schema. `$name` in the text is the parameter of that name; a single
 * parameter may be `$1`.
 */
export function statement<Name extends StatementName>(
  statementName: Name,
  text: string,
): Statement<RowOf<Name>, StatementTypes[Name]['params']>;
export function statement<Name extends StatementName, Claimed extends Partial<RowOf<Name>>>(
  statementName: Name,
  text: string,
  claim: ValidClaim<Claimed, RowOf<Name>>,
): Statement<NarrowedRow<RowOf<Name>, Claimed>, StatementTypes[Name]['params']>;
export function statement<Row, Params extends readonly unknown[] = []>(
  statementName: string,
  text: string,
): Statement<Row, Params>;
export function statement<Row, Params extends object>(
  statementName: string,
  text: string,
  names: readonly (keyof Params & string)[],
): Statement<Row, [Params]>;
export function statement(statementName: string, written: string) {
  if (known.has(statementName)) throw new Error(`two statements are named ${statementName}`);
  const { text, names } = numbered(written);
  known.set(statementName, { text, names });
  const run = async (db: Transaction, ...params: unknown[]): Promise<unknown[]> => {
    const values = names.length > 0 ? byName(names, params[0]) : params;
    const result = await db.query({ name: statementName, text, values });
    return result.rows;
  };
  return Object.assign(run, { statementName, text });
}

/** Replaces each name by its position, as PostgreSQL counts parameters: in the order of their first use. */
function numbered(written: string): KnownStatement {
  const names: string[] = [];
  const text = written.replaceAll(/\$([a-z]\w*)/gi, (_match, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

function byName(names: readonly string[], params: unknown): unknown[] {
  const given = params as Record<string, unknown>; // as: the type of a statement with names takes an object
  return names.map((name) => given[name]);
}

/** All statements defined so far, for the test that prepares them. */
export function knownStatements(): ReadonlyMap<string, KnownStatement> {
  return known;
}
