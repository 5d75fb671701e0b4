import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { StockCount } from '@tonalia/contract/stock-counts';
import type { StockPage } from '@tonalia/contract/stock-office';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi();
let desk: OfficeCaller & { operatorId: string };
beforeAll(async () => {
  desk = await operatorOf(api, 'warehouse');
});
const base = '/api/products/office/counts';
let aisle = 0;

/** Versions with these units on a shelf of an aisle of their own, and an open count of it. */
async function shelf(...units: number[]): Promise<{ ids: string[]; count: StockCount }> {
  aisle += 1;
  const section = `P${process.pid}T${aisle}`;
  const ids: string[] = [];
  for (const stock of units) {
    const versionId = (await makeProduct(api.db, { stock })).versions[0]?.id ?? '';
    ids.push(versionId);
    await api.db.query('update products.stock set shelf = $2 where version_id = $1', [
      versionId,
      `${section}-${ids.length}`,
    ]);
  }
  const started = await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section });
  return { ids, count: bodyOf(started) };
}
const bodyOf = (answer: LightMyRequestResponse) => answer.json<{ results: StockCount }>().results;
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<OfficeErrorBody>().code];
const send = ({ _id }: StockCount, lines: object[]) => desk(`POST ${base}/${_id}/lines`, { lines });
const line = (versionId: string | undefined, units: number, more: object = {}) => ({
  _id: randomUUID(),
  versionId,
  units,
  ...more,
});
const apply = ({ _id }: StockCount, by: OfficeCaller = desk) => by(`POST ${base}/${_id}/apply`, {});
async function onHand(versionId: string | undefined): Promise<number> {
  const { rows } = await api.db.query<{ units: number }>(
    'select on_hand as units from products.stock where version_id = $1',
    [versionId],
  );
  return rows[0]?.units ?? 0;
}
/** Units that an order takes from the building, or another program. */
const leave = (versionId: string | undefined, units: number) =>
  api.db.query(
    `update products.stock set available = available - $2, moved_for = '[{"cause": "order"}]' where version_id = $1`,
    [versionId, units],
  );

test('a count of a part of a warehouse keeps what the books had, and its differences are applied once (OFC-405)', async () => {
  const { ids, count } = await shelf(9, 4, 7);
  expect(count).toMatchObject({ state: 'open', total: 3, counted: 0, warehouse: { name: 'Bogotá' } });
  expect(count.versions.map(({ versionId, onHand: units }) => [versionId, units])).toEqual([
    [ids[0], 9],
    [ids[1], 4],
    [ids[2], 7],
  ]);
  const listed = (await desk(`GET ${base}`)).json<{ results: { _id: string; brand: unknown }[] }>().results;
  expect(listed.filter(({ _id }) => _id === count._id)).toMatchObject([{ brand: null, total: 3, counted: 0 }]);
  const counted = bodyOf(await send(count, [line(ids[0], 8, { reason: 'broken' }), line(ids[1], 4)]));
  expect(counted).toMatchObject({ counted: 2, differing: 1 });
  expect(counted.versions[0]).toMatchObject({ units: 8, expected: 9, reason: 'broken' });
  expect(await onHand(ids[0])).toBe(9);
  const applied = (await apply(count)).json<{ results: { applied: number; refused: string[]; count: StockCount } }>();
  expect(applied.results).toMatchObject({ applied: 1, refused: [], count: { state: 'applied' } });
  expect([await onHand(ids[0]), await onHand(ids[1]), await onHand(ids[2])]).toEqual([8, 4, 7]);
  expect(codeOf(await apply(count))).toEqual([409, 'COUNT_ENDED']);
  expect(await onHand(ids[0])).toBe(8);
  const { rows } = await api.db.query(
    `select units, cause, reason, operator_id as operator from products.stock_movement where document = $1`,
    [count.code],
  );
  expect(rows).toEqual([{ units: -1, cause: 'count', reason: 'Roto', operator: desk.operatorId }]);
});

test('a version that the warehouse never had is counted there, and the books follow (OFC-405)', async () => {
  const { count } = await shelf(3);
  const found = (await makeProduct(api.db, { stock: { MDE: 5 } })).versions[0]?.id;
  const sent = await send(count, [line(found, 4)]);
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await apply(count)).statusCode).toBe(200);
  const { rows } = await api.db.query(
    'select warehouse_id as warehouse, on_hand as units from products.stock where version_id = $1 order by 1',
    [found],
  );
  expect(rows).toEqual([
    { warehouse: 'BOG', units: 4 },
    { warehouse: 'MDE', units: 5 },
  ]);
});

test('units sold between the counting and its application stay sold (OFC-405)', async () => {
  const { ids, count } = await shelf(9);
  await send(count, [line(ids[0], 8)]);
  await leave(ids[0], 5);
  await apply(count);
  expect(await onHand(ids[0])).toBe(3);
});

test('a phone without a network counts at its moment: what was sold until it arrived is no difference (OFC-405)', async () => {
  const { ids, count } = await shelf(9, 30);
  await api.db.query(`update products.stock_count set created_at = created_at - interval '1 hour' where id = $1`, [
    count._id,
  ]);
  await api.db.query(`alter table products.stock_movement disable trigger keep_movements`);
  await api.db.query(`update products.stock_movement set at = at - interval '1 hour' where version_id = $1`, [ids[0]]);
  await api.db.query(`alter table products.stock_movement enable trigger keep_movements`);
  await leave(ids[0], 5);
  await leave(ids[1], 2);
  const counted = bodyOf(await send(count, [line(ids[0], 9, { ago: 600_000 })]));
  expect(counted.versions[0]).toMatchObject({ units: 9, expected: 9 });
  await apply(count);
  expect(await onHand(ids[0])).toBe(4);
});

test('a line that arrives again or twice at once counts once, and a version is counted again by another (OFC-405)', async () => {
  const { ids, count } = await shelf(9);
  const first = line(ids[0], 7);
  const answers = await Promise.all([send(count, [first]), send(count, [first]), send(count, [first])]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await send(count, [line(ids[0], 8)]);
  const again = bodyOf(await send(count, [first]));
  expect(again.versions[0]).toMatchObject({ units: 8, expected: 9 });
  const { rows } = await api.db.query('select from products.count_line where count_id = $1', [count._id]);
  expect(rows).toHaveLength(2);
  await apply(count);
  expect((await send(count, [first])).statusCode).toBe(200);
  expect(codeOf(await send(count, [line(ids[0], 1)]))).toEqual([409, 'COUNT_ENDED']);
  expect(await onHand(ids[0])).toBe(8);
});

test('two counts of one version, and two that apply one count at once, correct the books once (OFC-405)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const { ids, count } = await shelf(9);
    const other = bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section: count.section }));
    await send(count, [line(ids[0], 7)]);
    await send(other, [line(ids[0], 7)]);
    const answers = await Promise.all([apply(count), apply(count), apply(other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect(await onHand(ids[0])).toBe(7);
  }
});

test('what orders hold is never counted away: such a line is refused and the count stays open until it is counted again (OFC-405)', async () => {
  const { ids, count } = await shelf(9, 5);
  await api.db.query('update products.stock set available = 1, reserved = 8 where version_id = $1', [ids[0]]);
  await send(count, [line(ids[0], 6), line(ids[1], 6)]);
  const done = (await apply(count)).json<{ results: { applied: number; refused: string[]; count: StockCount } }>();
  expect(done.results).toMatchObject({ applied: 1, refused: [ids[0]], count: { state: 'open' } });
  expect([await onHand(ids[0]), await onHand(ids[1])]).toEqual([9, 6]);
  await send(count, [line(ids[0], 8)]);
  expect((await apply(count)).json()).toMatchObject({
    results: { applied: 1, refused: [], count: { state: 'applied' } },
  });
  expect([await onHand(ids[0]), await onHand(ids[1])]).toEqual([8, 6]);
});

test('a combo on a shelf is not counted: it has no stock of its own (OFC-405)', async () => {
  const { count } = await shelf(3);
  const part = await makeProduct(api.db, { stock: 5 });
  const kit = await makeProduct(api.db, { kind: 'combo', parts: [{ productId: part.id, quantity: 2 }] });
  expect(codeOf(await send(count, [line(kit.versions[0]?.id, 1)]))).toEqual([404, 'VERSION_NOT_FOUND']);
});

test('a count starts once, finds what is not on its list, can be cancelled, and asks for a part with something in it (OFC-405)', async () => {
  const { count } = await shelf(3);
  const [stray] = (await shelf(2)).ids;
  const open = (await desk('GET /api/products/office/stock')).json<StockPage>().open.conteos;
  expect(open).toBeGreaterThan(0);
  const same = { _id: count._id, warehouseId: 'BOG', section: count.section };
  expect(bodyOf(await desk(`POST ${base}`, same)).code).toBe(count.code);
  const found = bodyOf(await send(count, [line(stray, 2)]));
  expect([found.total, found.counted, found.differing]).toEqual([2, 1, 0]);
  expect(codeOf(await send(count, [line('999999999', 1)]))).toEqual([404, 'VERSION_NOT_FOUND']);
  const cancelled = bodyOf(await desk(`POST ${base}/${count._id}/cancel`, {}));
  expect(cancelled.state).toBe('cancelled');
  expect(codeOf(await apply(count))).toEqual([409, 'COUNT_ENDED']);
  const start = (more: object) =>
    desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section: 'ZZ-99', ...more });
  expect(codeOf(await start({}))).toEqual([409, 'COUNT_EMPTY']);
  expect(codeOf(await start({ warehouseId: 'ZZZ' }))).toEqual([404, 'WAREHOUSE_NOT_FOUND']);
  expect((await start({ section: null })).statusCode).toBe(400);
  expect(codeOf(await desk(`GET ${base}/${randomUUID()}`))).toEqual([404, 'COUNT_NOT_FOUND']);
  const listed = (await desk(`GET ${base}?state=cancelled`)).json<{ results: { code: string }[] }>();
  expect(listed.results.map(({ code }) => code)).toContain(count.code);
  expect((await apply(count, await operatorOf(api, 'sales-desk'))).statusCode).toBe(403);
});

test('a blind count hides what the books have until every version is counted, and is applied as any other (OFC-405)', async () => {
  const { ids } = await shelf(9, 4);
  const section = `P${process.pid}T${aisle}`;
  const started = bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section, isBlind: true }));
  const figures = ({ versions }: StockCount) => versions.map(({ onHand: now, expected }) => [now, expected]);
  expect(started).toMatchObject({ isBlind: true, differing: null });
  expect(figures(started)).toEqual([
    [null, null],
    [null, null],
  ]);
  const half = bodyOf(await send(started, [line(ids[0], 7)]));
  expect(half).toMatchObject({ counted: 1, differing: null });
  expect(figures(half)).toEqual([
    [null, null],
    [null, null],
  ]);
  const listed = (await desk(`GET ${base}?state=open&limit=100`)).json<{ results: StockCount[] }>().results;
  expect(listed.find(({ _id }) => _id === started._id)).toMatchObject({ isBlind: true, differing: null });
  const whole = bodyOf(await send(started, [line(ids[1], 4)]));
  expect(whole).toMatchObject({ counted: 2, differing: 1 });
  expect(figures(whole)).toEqual([
    [9, 9],
    [4, 4],
  ]);
  await apply(started);
  expect([await onHand(ids[0]), await onHand(ids[1])]).toEqual([7, 4]);
});

test('a count has the versions of its part, warehouse and brand, each with its own shelf and box (OFC-405)', async () => {
  const brand = `Conteo ${randomUUID()}`;
  const make = async (stock: Record<string, number>, shelves: Record<string, string> = {}, of = brand) => {
    const versionId = (await makeProduct(api.db, { stock, brand: of })).versions[0]?.id ?? '';
    for (const [warehouse, at] of Object.entries(shelves))
      await api.db.query('update products.stock set shelf = $3 where version_id = $1 and warehouse_id = $2', [
        versionId,
        warehouse,
        at,
      ]);
    return versionId;
  };
  const section = `Q${process.pid}`;
  const shelved = await make({ BOG: 5, MDE: 7 }, { BOG: `${section}-1`, MDE: 'ZZ' });
  const loose = await make({ BOG: 2 });
  const empty = await make({ BOG: 0 }, { BOG: `${section}-2` });
  const other = await make({ BOG: 3 }, { BOG: `${section}-3` }, 'Otra');
  await make({ BOG: 0 });
  await make({ MDE: 4 }, { MDE: `${section}-4` });
  await api.db.query('insert into products.version_supply (version_id, box) values ($1, 6), ($2, 4)', [shelved, other]);
  const { rows } = await api.db.query<{ id: string }>('select id from products.manufacturer where name = $1', [brand]);
  const start = async (more: object) =>
    bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', ...more }));
  const versionsOf = ({ versions }: StockCount) =>
    versions.map(({ versionId, shelf: at, box }) => [versionId, at, box]);

  const ofSection = await start({ section });
  expect(versionsOf(ofSection)).toEqual([
    [shelved, `${section}-1`, 6],
    [empty, `${section}-2`, 1],
    [other, `${section}-3`, 4],
  ]);
  const ofBrand = await start({ brandId: rows[0]?.id });
  expect(ofBrand.brand).toBe(brand);
  expect(versionsOf(ofBrand)).toEqual([
    [shelved, `${section}-1`, 6],
    [empty, `${section}-2`, 1],
    [loose, null, 1],
  ]);
  await send(ofBrand, [line(shelved, 4), line(loose, 2)]);
  await desk(`POST ${base}/${ofSection._id}/cancel`, {});
  const listed = async (query: string) =>
    (await desk(`GET ${base}${query}`))
      .json<{ results: { _id: string; total: number; counted: number; differing: number }[] }>()
      .results.filter(({ _id }) => [ofSection._id, ofBrand._id].includes(_id))
      .map(({ _id, total, counted, differing }) => [_id, total, counted, differing]);
  const [open, cancelled] = [
    [ofBrand._id, 3, 2, 1],
    [ofSection._id, 3, 0, 0],
  ];
  expect(await listed('')).toEqual([open, cancelled]);
  expect(await listed('?state=open')).toEqual([open]);
  expect(await listed('?state=cancelled')).toEqual([cancelled]);
  const totalOf = async (query: string) => (await desk(`GET ${base}${query}`)).json<{ total: number }>().total;
  expect(await totalOf('')).toBe(
    (await totalOf('?state=open')) + (await totalOf('?state=cancelled')) + (await totalOf('?state=applied')),
  );
});

test('a difference is what the same version in the same warehouse had at its moment, less what was corrected since (OFC-405)', async () => {
  const {
    ids: [first, second],
    count,
  } = await shelf(5, 8);
  const unitsOf = async (versionId: string | undefined) =>
    (
      await api.db.query<{ row: string }>(
        `select warehouse_id || ' ' || on_hand as row from products.stock where version_id = $1 order by 1`,
        [versionId],
      )
    ).rows.map(({ row }) => row);
  await api.db.query(
    `insert into products.stock (version_id, warehouse_id, available, shelf) values ($1, 'MDE', 20, $2)`,
    [first, count.section],
  );
  const earlier = bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section: count.section }));
  await send(earlier, [line(first, 6)]);
  await apply(earlier);
  await api.db.query(
    `update products.stock set available = available - 2, moved_for = '[{"cause": "order"}]' where version_id = $1 and warehouse_id = 'MDE'`,
    [first],
  );
  // counted now; what a phone counted before it arrives later and changes nothing
  const counted = bodyOf(await send(count, [line(first, 5), line(first, 9, { ago: 600_000 })]));
  expect(counted.versions[0]).toMatchObject({ units: 5, expected: 6 });
  const away = bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'MDE', section: count.section }));
  await send(away, [line(first, 15)]);
  await apply(away);
  const aside = bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), warehouseId: 'BOG', section: count.section }));
  await send(aside, [line(second, 5, { ago: 600_000 }), line(second, 6, { ago: 600_000 })]);
  await apply(aside);
  const applied = (await apply(count)).json<{ results: { applied: number } }>();
  expect(applied.results.applied).toBe(1);
  expect([await unitsOf(first), await unitsOf(second)]).toEqual([['BOG 5', 'MDE 15'], ['BOG 6']]);
});

test('what was refused is applied later, and what was applied is not applied again (OFC-405)', async () => {
  const { ids, count } = await shelf(5, 3, 7);
  await api.db.query('update products.stock set available = 0, reserved = 3 where version_id = $1', [ids[1]]);
  await send(count, [line(ids[0], 4), line(ids[1], 2)]);
  const first = (await apply(count)).json<{ results: { applied: number; refused: string[]; count: StockCount } }>();
  expect(first.results).toMatchObject({ applied: 1, refused: [ids[1]], count: { state: 'open' } });
  await api.db.query('update products.stock set available = 1, reserved = 2 where version_id = $1', [ids[1]]);
  const second = (await apply(count)).json<{ results: { applied: number; refused: string[]; count: StockCount } }>();
  expect(second.results).toMatchObject({ applied: 1, refused: [], count: { state: 'applied' } });
  expect(second.results.count.versions.map(({ applied }) => applied)).toEqual([-1, -1, null]);
  expect(await Promise.all(ids.map(onHand))).toEqual([4, 2, 7]);
});
