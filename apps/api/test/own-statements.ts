import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';

const noted = new AsyncLocalStorage<string[]>();
const client = pg.Client.prototype as unknown as { query: unknown }; // as: its many overloads are one function
const query = client.query as (...asked: unknown[]) => unknown; // as: the same

client.query = function note(this: unknown, ...asked: unknown[]) {
  const [first] = asked;
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : first;
  if (typeof name === 'string') noted.getStore()?.push(name);
  return Reflect.apply(query, this, asked);
};

// A busy pool gives its connections away in the context of whoever gives one back: what waited goes on in its own.
const pool = pg.Pool.prototype as unknown as { connect: unknown }; // as: its overloads are one function
const connect = pool.connect as (done?: (...given: unknown[]) => unknown) => unknown; // as: the same

pool.connect = function inOwnContext(this: unknown, done?: (...given: unknown[]) => unknown) {
  return Reflect.apply(connect, this, done ? [AsyncResource.bind(done)] : []);
};

/** What the work itself asks of the database, in order: names of statements, and texts of those without. Nothing others ask meanwhile. */
export async function ownStatements(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  // a request is sent when somebody waits for it
  await noted.run(names, async () => {
    await work();
  });
  return names;
}
