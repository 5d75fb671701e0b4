import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { listenForChanges } from '../../../platform/changes.ts';
import { createResponseCache } from '../../../platform/http/response-cache.ts';
import { createCatalogue } from './catalogue.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

const api = useApi();

/** A separate catalogue that gets every notification. */
async function useCatalogue() {
  const failures: unknown[] = [];
  const changes = listenForChanges(api.db, (error) => failures.push(error));
  const cache = createResponseCache(api.clock, changes);
  changes.subscribe({ changed: () => cache.clear(), missed: () => cache.clear() });
  const catalogue = createCatalogue({
    db: api.db,
    clock: api.clock,
    changes,
    onFailure: (error) => failures.push(error),
    onReplaced: () => cache.clear(),
  });
  cache.expireAt((now) => catalogue.nextChange(now));
  onTestFinished(async () => {
    await changes.stop();
    await catalogue.stop();
    expect(failures).toEqual([]);
  });
  changes.start();
  await catalogue.current();
  const keptFor = () => {
    const now = api.clock.now();
    return catalogue.nextChange(now) - now.getTime();
  };
  await expect.poll(async () => catalogue.isCurrent(await catalogue.current())).toBe(true);
  return { catalogue, cache, keptFor };
}

test('a response is cached for two seconds at most while a change waits to be read', async () => {
  const { id } = await makeProduct(api.db, { stock: 5 });
  const { catalogue, keptFor } = await useCatalogue();
  api.clock.set(new Date());
  expect(keptFor()).toBeGreaterThan(2_000);
  await api.db.query(`update products.product set name = 'Gel nuevo' where id = $1`, [id]);
  await expect.poll(keptFor, { interval: 5 }).toBe(2_000);
  await catalogue.current();
  expect(keptFor()).toBeGreaterThan(2_000);
});

test('a response is cached for two seconds at most during a full reload', async () => {
  const { catalogue, keptFor } = await useCatalogue();
  const index = await catalogue.current();
  const holder = await api.db.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table products.search_synonym');
    await api.db.query(`select pg_notify('tonalia_change', 'products.product')`);
    await expect.poll(() => catalogue.isCurrent(index), { interval: 5 }).toBe(false);
    expect(keptFor()).toBe(2_000);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expect.poll(keptFor).toBeGreaterThan(2_000);
});

test('when stock changes for more products than a message can name, all stock is read again', async () => {
  const { id } = await makeMany(newCode());
  const { catalogue } = await useCatalogue();
  const units = async () => {
    const { table, stock } = await catalogue.current();
    return stock.of(table.slotOf(id) ?? -1, 'BOG');
  };
  expect(await units()).toBe(5);
  await api.db.query('update products.stock set available = 4 where available = 5');
  await expect.poll(units, { interval: 5 }).not.toBe(5);
});

test('an answer computed from the previous index is not cached, although the next one is loaded meanwhile', async () => {
  const code = newCode();
  const { id } = await makeMany(code);
  const { catalogue, cache, keptFor } = await useCatalogue();
  const nameOf = async () => {
    const { table } = await catalogue.current();
    return table.cards[table.slotOf(id) ?? -1]?.name;
  };
  const answer = async () => Buffer.from((await nameOf()) ?? '');
  const [read, reply] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowAnswer = async () => {
    const made = await answer();
    read.resolve();
    await reply.promise;
    return made;
  };
  const before = await nameOf();
  const holder = await api.db.connect();
  let slow: Promise<Buffer> | Buffer;
  try {
    await holder.query('begin');
    await holder.query('lock table products.search_synonym');
    await api.db.query(`update products.product set name = 'Otro nombre' where code like $1 || '%'`, [code]);
    await expect.poll(keptFor, { interval: 5 }).toBe(2_000);
    slow = cache.get('name', slowAnswer, true);
    await read.promise;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expect.poll(nameOf).toBe('Otro nombre');
  reply.resolve();
  expect(String(await slow)).toBe(before);
  expect(String(await cache.get('name', answer, true))).toBe('Otro nombre');
});

test('a rebuild of the words keeps nothing waiting, and the next index has what changed meanwhile', async () => {
  const code = newCode();
  const { id } = await makeMany(code);
  const { catalogue, keptFor } = await useCatalogue();
  const first = await catalogue.current();
  const nameOf = ({ table }: CatalogueIndex) => table.cards[table.slotOf(id) ?? -1]?.name;
  const rename = (name: string, from = 0) =>
    api.db.query(
      `update products.product set name = $2 where id in (
         select id from products.product where code = $1 or code like $1 || '-%' order by id offset $3 limit 50)`,
      [code, name, from],
    );
  // each makes a segment of words; after some, and not too soon after a load, they are rebuilt
  for (let n = 0; n < 20; n += 1) {
    await rename(`Nombre ${n}`);
    await catalogue.current();
  }
  const holder = await api.db.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table products.search_synonym');
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%search_synonym%' and datname = current_database()`;
    let n = 0;
    await expect
      .poll(
        async () => {
          await rename(`Cambio ${(n += 1)}`);
          await catalogue.current();
          return (await api.db.query(waiting)).rowCount;
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await rename('Nombre de ahora');
    await expect.poll(keptFor, { interval: 5 }).toBe(2_000);
    const index = await catalogue.current();
    expect(index).toBe(first);
    expect(nameOf(index)).toBe('Nombre de ahora');
    expect(catalogue.isCurrent(index)).toBe(true);
    expect(keptFor()).toBeGreaterThan(2_000);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expect.poll(async () => (await catalogue.current()) === first).toBe(false);
  expect(nameOf(await catalogue.current())).toBe('Nombre de ahora');
});

const newCode = (): string => randomBytes(4).toString('hex').toUpperCase();

/** A product and 300 like it: more than a notification names. */
async function makeMany(code: string): Promise<{ id: string }> {
  const { id } = await makeProduct(api.db, { code, stock: 5 });
  await api.db.query(
    `with p as (
       insert into products.product (code, name, manufacturer_id, category_id, kind, has_versions, min_quantity, first_seen_at, selling)
       select code || '-' || n, name, manufacturer_id, category_id, kind, has_versions, min_quantity, first_seen_at, selling
       from products.product, generate_series(1, 300) n where id = $1 returning id, code
     ), v as (
       insert into products.version (product_id, code, base_price, position, selling, first_seen_at)
       select id, code || '-1', 10000, 0, 'published', now() from p returning id
     )
     insert into products.stock (version_id, warehouse_id, available) select id, 'BOG', 5 from v`,
    [id],
  );
  await api.db.query(
    `select products.refresh_shown(array(select id from products.product where code = $1 or code like $1 || '-%'))`,
    [code],
  );
  return { id };
}
