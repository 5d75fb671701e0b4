import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { ownMessages, ownStatements } from '../../test/own-statements.ts';
import { statement } from './db.ts';
import { createPool } from './pool.ts';
import { committing, inTransaction } from './transaction.ts';

declare module './statements.gen.ts' {
  // Only this file has these.
  interface StatementTypes {
    'test.note': { row: { id: number }; params: [number] };
    'test.count_notes': { row: { n: number }; params: [] };
  }
}

const database = useDatabase();
// one connection, so that each transaction finds it as the one before left it
const db = createPool({ url: database.url, max: 1 });
const insertNote = statement('test.note', 'insert into note (id) values ($1) returning id');
const countNotes = statement('test.count_notes', 'select count(*)::int as n from note');
const count = async () => (await countNotes(db))[0]?.n;

beforeAll(async () => {
  await db.query('create table note (id int primary key, later int references note deferrable initially deferred)');
});
beforeEach(async () => {
  await db.query('truncate note');
  await inTransaction(db, (tx) => countNotes(committing(tx))); // prepares begin and commit
});
afterAll(() => db.end());

test('begin is sent with the first statement and commit with the last', async () => {
  const statements = await ownStatements(() =>
    inTransaction(db, async (tx) => {
      await insertNote(tx, 1);
      await insertNote(committing(tx), 2);
    }),
  );
  expect(statements).toEqual(['test.note', 'test.note']);
  expect(await count()).toBe(2);
});

test('a transaction without a last statement is committed', async () => {
  await inTransaction(db, (tx) => insertNote(tx, 1));
  expect(await count()).toBe(1);
});

test('a statement has no effect when its transaction could not begin', async () => {
  const broken = createPool({ url: database.url, max: 1 });
  await inTransaction(broken, (tx) => countNotes(tx));
  await broken.query('deallocate begin');
  const work = inTransaction(broken, (tx) => insertNote(tx, 1));
  await expect(work).rejects.toThrow('prepared statement "begin" does not exist');
  await broken.end();
  expect(await count()).toBe(0);
});

test.for([['first'], ['last']] as const)('when the %s statement fails, nothing is kept', async ([which]) => {
  await insertNote(db, 5);
  const work = inTransaction(db, async (tx) => {
    await insertNote(tx, which === 'first' ? 5 : 1);
    await insertNote(committing(tx), which === 'last' ? 5 : 2);
  });
  await expect(work).rejects.toMatchObject({ code: '23505', stack: expect.stringContaining('transaction.db.test') });
  expect(await count()).toBe(1);
  await inTransaction(db, (tx) => insertNote(committing(tx), 1));
  expect(await count()).toBe(2);
});

test('a last statement keeps nothing when its commit fails', async () => {
  const broken = inTransaction(db, async (tx) => {
    await insertNote(tx, 1);
    await committing(tx).query({ name: 'test.dangle', text: 'update note set later = 9' });
  });
  await expect(broken).rejects.toMatchObject({ code: '23503' });
  expect(await count()).toBe(0);
});

test('a statement after the last one is refused', async () => {
  const late = inTransaction(db, async (tx) => {
    await insertNote(committing(tx), 1);
    await insertNote(tx, 2);
  });
  await expect(late).rejects.toThrow('after the end of its transaction');
  expect(await count()).toBe(1);
});

test('statements begun together are sent in one message, and each gets its own rows', async () => {
  await countNotes(db);
  await insertNote(db, 9);
  let results: unknown;
  const messages = await ownMessages(async () => {
    results = await inTransaction(db, (tx) =>
      Promise.all([insertNote(tx, 1), countNotes(tx), insertNote(tx, 2), countNotes(committing(tx))]),
    );
  });
  expect(messages).toEqual([['test.note', 'test.count_notes', 'test.note', 'test.count_notes']]);
  expect(results).toEqual([[{ id: 1 }], [{ n: 2 }], [{ id: 2 }], [{ n: 3 }]]);
});

test('statements begun together on a connection that has not prepared them have the same effect', async () => {
  const fresh = createPool({ url: database.url, max: 1 });
  const results = await inTransaction(fresh, (tx) => Promise.all([insertNote(tx, 1), countNotes(committing(tx))]));
  await fresh.end();
  expect([results, await count()]).toEqual([[[{ id: 1 }], [{ n: 1 }]], 1]);
});

test('when one of several statements fails, all fail and nothing is kept', async () => {
  await insertNote(db, 5);
  let all: PromiseSettledResult<unknown>[] = [];
  const failed = inTransaction(db, async (tx) => {
    all = await Promise.allSettled([insertNote(tx, 1), insertNote(tx, 5), countNotes(committing(tx))]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await count()).toBe(1);
});

test.each(['prepared', 'fresh'])(
  'work that goes on after its transaction failed is refused, on a %s connection',
  async (kind) => {
    const pool = kind === 'fresh' ? createPool({ url: database.url, max: 1 }) : db;
    let later: Promise<unknown> | undefined;
    const failed = inTransaction(pool, async (tx) => {
      later = insertNote(tx, 1).then(() => insertNote(tx, 2));
      await Promise.all([later, Promise.reject(new Error('no address'))]);
    });
    await expect(failed).rejects.toThrow('no address');
    await expect(later).rejects.toThrow('after the end of its transaction');
    expect(await count()).toBe(0);
    if (kind === 'fresh') await pool.end();
  },
);
