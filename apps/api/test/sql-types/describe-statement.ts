import type { Client } from 'pg';
import { canBeNull } from './can-be-null.ts';
import type { Catalogue } from './catalogue.ts';
import { type TreeNode, child, parseTree, text } from './node-tree.ts';
import { parametersOf } from './parameters.ts';
import { valuesOfResult } from './result-values.ts';
import { selected } from './scope.ts';
import { typeOf } from './value-types.ts';

interface PreparedStatement {
  name: string;
  text: string;
  /** Of its parameters in order; none when its single parameter has no name. */
  names: readonly string[];
}

/** Since this version a tree says which outer joins a column passes; older ones cannot prove that it is never null. */
const FIRST_VERSION = 160_000;

/** Makes PostgreSQL print the tree of each statement to this client. False when its version is too old. */
export async function printsTrees(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < FIRST_VERSION) return false;
  await client.query('set debug_print_parse = on; set debug_pretty_print = off; set client_min_messages = log');
  return true;
}

/** Prepares a statement and returns its row and parameters as TypeScript. Throws what PostgreSQL says about a wrong one. */
export async function describeStatement(
  client: Client,
  statement: PreparedStatement,
  catalogue: Catalogue,
): Promise<string> {
  const query = await prepare(client, statement);
  const { rows } = await client.query<{ parameters: number[]; results: number[] | null }>(
    `select parameter_types::oid[]::int[] as parameters, result_types::oid[]::int[] as results
     from pg_prepared_statements where name = $1`,
    [statement.name],
  );
  const { parameters = [], results } = rows[0] ?? {};
  return `{
    row: ${rowOf(query, results ?? [], catalogue)};
    params: ${paramsOf(query, parameters, statement, catalogue)};
  }`;
}

/** Prepares it, and returns the tree that PostgreSQL made of it. */
async function prepare(client: Client, statement: PreparedStatement): Promise<TreeNode> {
  const printed: string[] = [];
  const note = ({ detail }: { detail?: string | undefined }) => printed.push(detail ?? '');
  client.on('notice', note);
  await client.query(`prepare "${statement.name}" as ${statement.text}`).finally(() => client.off('notice', note));
  const query = printed.map(parseTree).find((tree) => text(tree, 'commandType') !== UTILITY);
  if (!query) throw new Error('PostgreSQL printed no parse tree');
  return query;
}

/** `PREPARE` itself. */
const UTILITY = '6';

/** The row type; a function without a result has no column. */
function rowOf(query: TreeNode, types: readonly number[], catalogue: Catalogue): string {
  const columns = selected(query).flatMap((entry, index) => {
    if (catalogue.typeName(types[index] ?? 0) === 'void') return [];
    const expression = child(entry, 'expr');
    const values = valuesOfResult(expression, [query], catalogue);
    const type = typeOf(catalogue.typeName(types[index] ?? 0), 'row', { values });
    const isNull = type !== 'unknown' && canBeNull(expression, [query], catalogue);
    return [`${key(text(entry, 'resname'))}: ${type}${isNull ? ' | null' : ''}`];
  });
  return columns.length === 0 ? 'never' : `{ ${columns.join('; ')} }`;
}

function paramsOf(
  query: TreeNode,
  types: readonly number[],
  { names }: PreparedStatement,
  catalogue: Catalogue,
): string {
  const factsOf = parametersOf(query, catalogue);
  const typed = types.map((type, index) => {
    const { isNullable, ...facts } = factsOf(index + 1);
    return typeOf(catalogue.typeName(type), 'parameter', facts) + (isNullable ? ' | null' : '');
  });
  if (names.length === 0) return `[${typed.join(', ')}]`;
  return `[{ ${names.map((name, index) => `${name}: ${typed[index]}`).join('; ')} }]`;
}

const key = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`);
