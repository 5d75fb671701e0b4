import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { StockOfVersion } from '@tonalia/contract/stock-office';
import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { listSoldByWarehouse } from './transfer.sql.ts';

const api = useApi();
let desk: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'operations');
});
const base = '/api/products/office/transfers';

const made = async (stock: Record<string, number>) => (await makeProduct(api.db, { stock })).versions[0]?.id ?? '';
const bodyOf = (answer: LightMyRequestResponse) => answer.json<{ results: StockTransfer }>().results;
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<OfficeErrorBody>().code];
async function draft(lines: { versionId: string; units: number }[]): Promise<StockTransfer> {
  return bodyOf(await desk(`POST ${base}`, { _id: randomUUID(), fromId: 'MDE', toId: 'BOG', lines }));
}
const act = (name: 'send' | 'receive' | 'cancel', { _id, version }: StockTransfer, more: object = {}) =>
  desk(`POST ${base}/${_id}/${name}`, { version, ...more });
async function unitsIn(versionId: string): Promise<Record<string, [onHand: number, available: number]>> {
  const { rows } = await api.db.query<{ id: string; onHand: number; available: number }>(
    `select warehouse_id as id, on_hand as "onHand", available from products.stock where version_id = $1 order by 1`,
    [versionId],
  );
  return Object.fromEntries(rows.map(({ id, onHand, available }) => [id, [onHand, available]]));
}
async function movementsOf(document: string): Promise<unknown[][]> {
  const { rows } = await api.db.query<{ warehouse: string; units: number; cause: string; reason: string | null }>(
    `select warehouse_id as warehouse, units, cause, reason from products.stock_movement where document = $1 order by id`,
    [document],
  );
  return rows.map(({ warehouse, units, cause, reason }) => [warehouse, units, cause, reason]);
}

test('units leave one warehouse when a transfer is sent, are in neither on the way, and are in the other when it is received (OFC-405)', async () => {
  const versionId = await made({ MDE: 64, BOG: 9 });
  const made1 = await draft([{ versionId, units: 40 }]);
  expect(made1).toMatchObject({ state: 'draft', units: 40, from: { name: 'Medellín' }, to: { name: 'Bogotá' } });
  expect(made1.lines[0]).toMatchObject({ units: 40, from: { available: 64 }, to: { available: 9 } });
  const sent = bodyOf(await act('send', made1));
  expect(await unitsIn(versionId)).toEqual({ MDE: [24, 24], BOG: [9, 9] });
  const list = (await desk(`GET ${base}?state=sent`)).json<{ results: { _id: string; units: number }[] }>();
  expect(list.results.find(({ _id }) => _id === made1._id)?.units).toBe(40);
  const received = bodyOf(await act('receive', sent));
  expect(received).toMatchObject({ state: 'received', differing: 0 });
  expect(await unitsIn(versionId)).toEqual({ MDE: [24, 24], BOG: [49, 49] });
  expect(await movementsOf(made1.code)).toEqual([
    ['MDE', -40, 'transfer', null],
    ['BOG', 40, 'transfer', null],
  ]);
  const ledger = await desk(`GET /api/products/office/stock/${versionId}/movements`);
  expect(ledger.json<{ results: StockOfVersion }>().results.movements[0]?.document).toBe(made1.code);
});

test('what arrives broken, short or too many is a movement with its reason, and a wrong reason is refused (OFC-405)', async () => {
  const [short, broken, extra] = [await made({ MDE: 10 }), await made({ MDE: 10 }), await made({ MDE: 10 })];
  const sent = bodyOf(
    await act('send', await draft([short, broken, extra].map((versionId) => ({ versionId, units: 10 })))),
  );
  const wrong = { differences: [{ versionId: short, received: 12, reason: 'missing' }] };
  expect(codeOf(await act('receive', sent, wrong))).toEqual([400, 'TRANSFER_REASON_WRONG']);
  const unknown = { differences: [{ versionId: '999999999', received: 1, reason: 'missing' }] };
  expect(codeOf(await act('receive', sent, unknown))).toEqual([404, 'LINE_NOT_FOUND']);
  const differences = [
    { versionId: short, received: 0, reason: 'missing' },
    { versionId: broken, received: 8, reason: 'broken' },
    { versionId: extra, received: 11, reason: 'extra' },
  ];
  const received = bodyOf(await act('receive', sent, { differences }));
  expect(received.lines.map((line) => [line.received, line.reason])).toEqual([
    [0, 'missing'],
    [8, 'broken'],
    [11, 'extra'],
  ]);
  expect([await unitsIn(short), await unitsIn(broken), await unitsIn(extra)]).toEqual([
    { MDE: [0, 0], BOG: [0, 0] },
    { MDE: [0, 0], BOG: [8, 8] },
    { MDE: [0, 0], BOG: [11, 11] },
  ]);
  expect((await movementsOf(sent.code)).slice(6)).toEqual([
    ['BOG', 1, 'adjustment', 'Llegó de más'],
    ['BOG', -10, 'loss', 'No llegó'],
    ['BOG', -2, 'loss', 'Llegó roto'],
  ]);
});

test('a transfer of more than is available moves nothing, and shows both numbers; what orders hold cannot leave (OFC-405)', async () => {
  const [enough, few] = [await made({ MDE: 50 }), await made({ MDE: 30 })];
  await api.db.query('update products.stock set available = 24, reserved = 6 where version_id = $1', [few]);
  const wished = await draft([
    { versionId: enough, units: 5 },
    { versionId: few, units: 25 },
  ]);
  expect(codeOf(await act('send', wished))).toEqual([409, 'TRANSFER_SHORT']);
  expect(await unitsIn(enough)).toEqual({ MDE: [50, 50] });
  const { results } = (await desk(`GET ${base}/${wished._id}`)).json<{ results: StockTransfer }>();
  expect(results.lines.map(({ units, from }) => [units, from.available])).toEqual([
    [5, 50],
    [25, 24],
  ]);
  expect(results.state).toBe('draft');
});

test('a draft is made once, saved whole, refused to the second of two, and can be cancelled before it leaves (OFC-405)', async () => {
  const versionId = await made({ MDE: 9 });
  const body = { _id: randomUUID(), fromId: 'MDE', toId: 'BOG', lines: [{ versionId, units: 2 }] };
  const [one, again] = [bodyOf(await desk(`POST ${base}`, body)), bodyOf(await desk(`POST ${base}`, body))];
  expect(again.code).toBe(one.code);
  const change = {
    fromId: 'MDE',
    toId: 'BOG',
    carrier: 'Envía',
    note: 'Con cuidado',
    leavesOn: '2026-11-24',
    arrivesOn: '2026-11-25',
  };
  const saved = bodyOf(
    await desk(`PUT ${base}/${one._id}`, { ...change, version: one.version, lines: [{ versionId, units: 3 }] }),
  );
  expect(saved).toMatchObject({
    carrier: 'Envía',
    note: 'Con cuidado',
    units: 3,
    arrivesOn: '2026-11-25',
    version: one.version + 1,
  });
  const late = await desk(`PUT ${base}/${one._id}`, { ...change, version: one.version, lines: [] });
  expect(codeOf(late)).toEqual([409, 'VERSION_CONFLICT']);
  const same = await desk(`PUT ${base}/${one._id}`, { ...change, toId: 'MDE', version: saved.version, lines: [] });
  expect(codeOf(same)).toEqual([400, 'TRANSFER_SAME_WAREHOUSE']);
  const nowhere = await desk(`PUT ${base}/${one._id}`, { ...change, toId: 'ZZZ', version: saved.version, lines: [] });
  expect(codeOf(nowhere)).toEqual([404, 'WAREHOUSE_NOT_FOUND']);
  expect(bodyOf(await act('cancel', saved)).state).toBe('cancelled');
  expect(codeOf(await act('send', { ...saved, version: saved.version + 1 }))).toEqual([409, 'TRANSFER_STEP_WRONG']);
  expect(codeOf(await desk(`GET ${base}/${randomUUID()}`))).toEqual([404, 'STOCK_TRANSFER_NOT_FOUND']);
  const { rows } = await api.db.query(
    `select action from platform.audit where subject_id = $1 and operator_id is not null order by id`,
    [one._id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'products.transfer_made',
    'products.transfer_saved',
    'products.transfer_cancelled',
  ]);
});

test('two that send or receive one transfer at once do it once, and crossing transfers wait for no end (OFC-405)', async () => {
  for (let run = 0; run < howOften(4, 50); run += 1) {
    const [one, other] = [await made({ MDE: 20, BOG: 20 }), await made({ MDE: 20, BOG: 20 })];
    const there = await draft([
      { versionId: one, units: 6 },
      { versionId: other, units: 6 },
    ]);
    const back = bodyOf(
      await desk(`POST ${base}`, {
        _id: randomUUID(),
        fromId: 'BOG',
        toId: 'MDE',
        lines: [
          { versionId: other, units: 5 },
          { versionId: one, units: 5 },
        ],
      }),
    );
    const sends = await Promise.all([act('send', there), act('send', there), act('send', back)]);
    expect(sends.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    const [arriving, returning] = [
      { ...there, version: there.version + 1 },
      { ...back, version: back.version + 1 },
    ];
    const arrivals = await Promise.all([act('receive', arriving), act('receive', returning), act('receive', arriving)]);
    expect(arrivals.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect(await unitsIn(one)).toEqual({ MDE: [19, 19], BOG: [21, 21] });
  }
});

test('goods that arrive without a purchase order are entered once, with their reason (OFC-405)', async () => {
  const versionId = await made({ BOG: 3 });
  const body = {
    _id: randomUUID(),
    warehouseId: 'MDE',
    reason: 'Preventa Tinta Sur',
    lines: [{ versionId, units: 48 }],
  };
  const enter = (more = {}) => desk('POST /api/products/office/receipts', { ...body, ...more });
  const first = (await enter()).json<{ results: { code: string } }>().results;
  expect((await enter()).json()).toEqual({ results: first });
  expect(await unitsIn(versionId)).toEqual({ BOG: [3, 3], MDE: [48, 48] });
  expect(await movementsOf(first.code)).toEqual([['MDE', 48, 'receipt', 'Preventa Tinta Sur']]);
  expect(codeOf(await enter({ _id: randomUUID(), warehouseId: 'ZZZ' }))).toEqual([404, 'WAREHOUSE_NOT_FOUND']);
  const unknown = [{ versionId: '999999999', units: 1 }];
  expect((await enter({ _id: randomUUID(), lines: unknown })).statusCode).toBe(404);
});

test('a line says where it lies, what a unit contains, and what it costs to roles that read costs only (OFC-405)', async () => {
  const versionId = await made({ MDE: 64, BOG: 9 });
  await api.db.query(`update products.version set volume = 90, volume_unit = 'ml' where id = $1`, [versionId]);
  await api.db.query(`insert into products.version_supply (version_id, box, cost) values ($1, 1, 8950)`, [versionId]);
  await api.db.query(`update products.stock set shelf = 'A-03-2' where version_id = $1 and warehouse_id = 'MDE'`, [
    versionId,
  ]);
  const { _id } = await draft([{ versionId, units: 4 }]);
  const [owner, packer] = [await operatorOf(api, 'owner'), await operatorOf(api, 'warehouse')];
  const lineFor = async (call: OfficeCaller) => bodyOf(await call(`GET ${base}/${_id}`)).lines[0];
  const shown = { grams: 90, from: { shelf: 'A-03-2' }, to: { shelf: null } };
  expect(await lineFor(owner)).toMatchObject({ ...shown, cost: 8950 });
  expect(await lineFor(packer)).toMatchObject({ ...shown, cost: null });
  const one = async (call: OfficeCaller) =>
    (await call(`GET /api/products/office/stock/${versionId}/movements`)).json<{ results: StockOfVersion }>().results;
  expect([(await one(owner)).item.cost, (await one(packer)).item.cost]).toEqual([8950, null]);
  const listed = async (call: OfficeCaller) =>
    (await call(`GET /api/products/office/stock?ids=${versionId}`)).json<{ results: { cost: number | null }[] }>();
  expect([(await listed(owner)).results[0]?.cost, (await listed(packer)).results[0]?.cost]).toEqual([8950, null]);
});

test('each of two transfers has its own lines, sums and state (OFC-405)', async () => {
  const [a, b] = [await made({ MDE: 20, BOG: 1 }), await made({ MDE: 20 })];
  const [first, second] = [
    await draft([
      { versionId: a, units: 5 },
      { versionId: b, units: 3 },
    ]),
    await draft([{ versionId: b, units: 2 }]),
  ];
  const change = { fromId: 'MDE', toId: 'BOG', version: first.version, lines: first.lines };
  const saved = bodyOf(
    await desk(`PUT ${base}/${first._id}`, {
      ...change,
      lines: first.lines.map(({ versionId, units }) => ({ versionId, units: units + 1 })),
    }),
  );
  expect(saved.lines.map(({ units }) => units)).toEqual([6, 4]);
  const sent = bodyOf(await act('send', saved));
  await act('receive', sent, { differences: [{ versionId: b, received: 3, reason: 'missing' }] });
  const untouched = (await desk(`GET ${base}/${second._id}`)).json<{ results: StockTransfer }>().results;
  expect(untouched).toMatchObject({ version: second.version, state: 'draft', lines: [{ versionId: b, units: 2 }] });
  const list = async (query: string) =>
    (await desk(`GET ${base}?limit=100${query}`)).json<{
      total: number;
      results: { _id: string; units: number; differing: number }[];
    }>();
  const own = ({ results }: Awaited<ReturnType<typeof list>>) =>
    results
      .filter(({ _id }) => [first._id, second._id].includes(_id))
      .map(({ _id, units, differing }) => [_id === first._id, units, differing]);
  expect(own(await list(''))).toEqual([
    [false, 2, 0],
    [true, 10, 1],
  ]);
  const drafts = await list('&state=draft');
  expect(own(drafts)).toEqual([[false, 2, 0]]);
  expect(drafts.total).toBe(drafts.results.length);
});

test('the sales of a line are those of its version since a day, by warehouse', async () => {
  const [a, b] = [await made({ MDE: 1 }), await made({ MDE: 1 })];
  await api.db.query(
    `insert into products.sold (version_id, warehouse_id, day, units) values
       ($1, 'MDE', '2026-05-01', 2), ($1, 'MDE', '2026-05-02', 3), ($1, 'BOG', '2026-05-02', 4), ($1, 'MDE', '2026-04-30', 50),
       ($2, 'MDE', '2026-05-02', 60)`,
    [a, b],
  );
  const rows = await listSoldByWarehouse(api.db, { versionIds: [a], since: '2026-05-01' });
  expect(rows.toSorted((one, other) => one.units - other.units)).toEqual([
    { versionId: a, warehouseId: 'BOG', units: 4 },
    { versionId: a, warehouseId: 'MDE', units: 5 },
  ]);
});
