import { AsyncLocalStorage } from 'node:async_hooks';
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

/** What the work itself asks of the database, in order: names of statements, and texts of those without. Nothing others ask meanwhile. */
export async function ownStatements(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  // a request is sent when somebody waits for it
  await noted.run(names, async () => {
    await work();
  });
  return names;
}
