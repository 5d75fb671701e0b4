import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import type { StatementGroup } from '../src/platform/grouped-query.ts';

const noted = new AsyncLocalStorage<string[][]>();
const client = pg.Client.prototype as unknown as { query: unknown }; // as: its overloads are one function
const query = client.query as (...asked: unknown[]) => unknown; // as: the same

client.query = function note(this: unknown, ...asked: unknown[]) {
  const [first] = asked;
  const names = namesOf(first);
  if (names.length > 0) noted.getStore()?.push(names);
  return Reflect.apply(query, this, asked);
};

/** Without the companions of a group. */
function namesOf(asked: unknown): string[] {
  if (typeof asked === 'string') return [asked];
  if (typeof asked !== 'object' || asked === null) return [];
  if ('group' in asked) return (asked.group as StatementGroup).statements.map(({ name = '' }) => name); // as: only a grouped query has one
  return 'name' in asked && typeof asked.name === 'string' ? [asked.name] : [];
}

// A busy pool hands a connection over in the async context of the work that releases it: restore the context of the
// work that waited.
const pool = pg.Pool.prototype as unknown as { connect: unknown }; // as: its overloads are one function
const connect = pool.connect as (done?: (...given: unknown[]) => unknown) => unknown; // as: the same

pool.connect = function inOwnContext(this: unknown, done?: (...given: unknown[]) => unknown) {
  return Reflect.apply(connect, this, done ? [AsyncResource.bind(done)] : []);
};

/**
 * The statements that a piece of work runs, in order: names, or the text of unnamed ones. Statements of other work are
 * excluded.
 */
export async function ownStatements(work: () => Promise<unknown>): Promise<string[]> {
  return (await ownMessages(work)).flat();
}

/** The same, by the message they are sent in. */
export async function ownMessages(work: () => Promise<unknown>): Promise<string[][]> {
  const names: string[][] = [];
  // an injected request is sent when it is awaited
  await noted.run(names, async () => {
    await work();
  });
  return names;
}
