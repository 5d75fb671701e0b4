import type pg from 'pg';
import { type StatementGroup, isPrepared, queryGroup, runCompanion } from './grouped-query.ts';

/** What pg's `query` takes as its first argument: the text alone, or a prepared statement by its name. */
export type StatementInput = string | pg.QueryConfig;

/** A statement as it is given to pg. */
export interface SentStatement {
  asked: StatementInput;
  values: unknown[] | undefined;
}

type Ends = Pick<StatementGroup, 'first' | 'last'>;

/** Sends statements in order, in one message when the connection has prepared them; results are in their order. */
export async function sendStatements(
  client: pg.PoolClient,
  sent: readonly SentStatement[],
  { first, last }: Ends,
): Promise<pg.QueryResult[]> {
  const isTogether = sent.slice(1).every(({ asked }) => isNamed(asked) && isPrepared(client, asked.name));
  if (isTogether) return sendTogether(client, sent, { first, last });
  const results: pg.QueryResult[] = [];
  for (const [n, statement] of sent.entries()) {
    const ends = { first: n === 0 ? first : undefined, last: n === sent.length - 1 ? last : undefined };
    results.push(...(await sendTogether(client, [statement], ends)));
  }
  return results;
}

async function sendTogether(
  client: pg.PoolClient,
  sent: readonly SentStatement[],
  { first, last }: Ends,
): Promise<pg.QueryResult[]> {
  const [one, ...more] = sent.map(({ asked }) => asked).filter(isNamed);
  const isGroup = one !== undefined && more.length === sent.length - 1;
  const before = isGroup && first && isPrepared(client, first) ? first : undefined;
  const after = isGroup && last && isPrepared(client, last) ? last : undefined;
  if (first && !before) await runCompanion(client, first);
  const results =
    isGroup && (before ?? after ?? more.length > 0)
      ? await queryGroup(client, { first: before, statements: [one, ...more], last: after })
      : await Promise.all(sent.map(({ asked, values }) => client.query(asked, values)));
  if (last && !after) await runCompanion(client, last);
  return results;
}

type NamedStatement = pg.QueryConfig & { name: string };

/** Only a prepared statement has a message of its own. */
const isNamed = (asked: StatementInput): asked is NamedStatement =>
  typeof asked !== 'string' && asked.name !== undefined;
