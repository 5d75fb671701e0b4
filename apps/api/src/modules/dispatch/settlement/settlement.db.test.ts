import type { Settlement, SettlementClosing, SettlementDriver } from '@tonalia/contract/dispatch-settlement';
import { beforeAll, expect, test, vi } from 'vitest';
import { rules } from '../../../../test/audit-rules.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { lockOrder, untilWaiting } from '../../../../test/locks.ts';
import {
  type MadeLoad,
  delivered,
  driverOf,
  makeLoad,
  openLink,
  partial,
  photo,
  refusalsOf,
  refused,
  sendDeliveries,
} from '../../../../test/make-loads.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { countSettlements, listClosedSettlements } from './settlement.sql.ts';

const api = useApi({ hasGateway: true });
vi.setConfig({ testTimeout: howOften(120_000, 900_000) });
let desk: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'receivables');
  other = await operatorOf(api, 'owner');
});

const at = (code: string) => `/api/purchase/office/settlements/${code}`;
const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;
const read = async (code: string, by = desk) => (await by(`GET ${at(code)}`)).json<{ results: Settlement }>().results;

/** Counts this much cash, in coins. */
async function count(code: string, coins: number, by = desk, isChangeReturned = true) {
  const { version } = await read(code, by);
  return by(`PUT ${at(code)}/count`, { version, count: { notes: [], coins }, isChangeReturned });
}
const act = async (code: string, name: string, body: object = {}, by = desk) =>
  by(`POST ${at(code)}/${name}`, { version: (await read(code, by)).version, ...body });

/** A load of one delivery in cash, counted right. */
async function ready(coins = 80_000): Promise<MadeLoad> {
  const load = await makeLoad(api);
  await sendDeliveries(await driverOf(api, load), [delivered(load.orders[0]?.stopId ?? '')]);
  await count(load.code, coins);
  return load;
}

interface DriverOutcomes {
  outcomes: Parameters<typeof refusalsOf>[0];
}

/** Closes at the version of the moment, with its cash counted, until a delivery no longer comes between. */
async function closeInTheEnd(code: string): Promise<void> {
  for (;;) {
    const closed = await act(code, 'close');
    if (closed.statusCode === 200) return;
    expect(['SETTLEMENT_OPEN_STOPS', 'VERSION_CONFLICT', 'DIFFERENCE_UNEXPLAINED']).toContain(codeOf(closed));
    const { sums } = await read(code);
    if (sums.pending === 0 && sums.difference !== 0) await count(code, sums.mustHandOver);
  }
}

/** The cash of a load that waits to be paired with a line of the bank. */
const cashOf = async ({ loadId }: MadeLoad): Promise<number[]> =>
  (
    await api.db.query<{ amount: number }>(
      'select amount::int as amount from purchase.settled_cash where load_id = $1',
      [loadId],
    )
  ).rows.map(({ amount }) => amount);

const paymentsOf = async (orderId: string | undefined): Promise<string[]> =>
  (
    await api.db.query<{ payment: string }>(
      `select status || ' ' || method || ' ' || amount as payment from purchase.payment where order_id = $1 order by id`,
      [orderId],
    )
  ).rows.map(({ payment }) => payment);

async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

test('what went out, less what was not collected and what came electronically, is handed over (OFC-207)', async () => {
  const load = await makeLoad(api, { orders: 4 });
  const driver = await driverOf(api, load);
  const [whole, part, mixed, closed] = load.orders.map(({ stopId }) => stopId);
  const electronic = { amount: 30_000, reference: '88F2' };
  await sendDeliveries(driver, [
    delivered(whole ?? ''),
    partial(part ?? '', 40_000),
    delivered(mixed ?? '', 50_000, { electronic }),
    refused(closed ?? ''),
  ]);
  await count(load.code, 170_000);
  expect(await read(load.code)).toMatchObject({
    sums: {
      wentOut: 320_000,
      notCollected: 120_000,
      electronic: 30_000,
      mustHandOver: 170_000,
      counted: 170_000,
      difference: 0,
    },
    stops: [
      { result: 'delivered', expected: 80_000, cash: 80_000, notCollected: 0 },
      { result: 'partial', cash: 40_000, notCollected: 40_000, unitsBack: 1 },
      { result: 'delivered', cash: 50_000, electronic: 30_000, electronicReference: '88F2', isSeen: false },
      { result: 'refused', notCollected: 80_000, unitsBack: 2 },
    ],
  });
  expect(codeOf(await act(load.code, 'close'))).toBe('ELECTRONIC_UNSEEN');
  const { version } = await read(load.code);
  expect((await desk(`PUT ${at(load.code)}/stops/${mixed ?? ''}/seen`, { version, isSeen: true })).statusCode).toBe(
    200,
  );
  const closing = await act(load.code, 'close', { dryRun: true });
  expect(closing.json<{ results: SettlementClosing }>().results).toMatchObject({
    cashBox: 'Caja principal Bogotá',
    cash: 170_000,
    electronic: 30_000,
    paidOrders: 3,
    owed: { orders: 0, amount: 0 },
    unitsBack: 3,
  });
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const { rows } = await api.db.query<{ status: string; payments: string[] }>(
    `select o.status, array(select p.status || ' ' || p.method || ' ' || p.amount from purchase.payment p where p.order_id = o.id order by p.id) as payments
     from purchase.order o where o.id = any($1) order by o.created_at`,
    [load.orders.map(({ orderId }) => orderId)],
  );
  expect(rows).toEqual([
    { status: 'delivered', payments: ['approved cash_on_delivery 80000'] },
    { status: 'delivered', payments: ['approved cash_on_delivery 40000'] },
    { status: 'delivered', payments: ['approved bank_transfer 30000', 'approved cash_on_delivery 50000'] },
    { status: 'dispatched', payments: ['on_delivery cash_on_delivery 80000'] },
  ]);
  await expectSound();
});

test('closing says what delivered orders did not pay at the door, and they still owe it (OFC-207)', async () => {
  const load = await makeLoad(api, { orders: 3 });
  const [whole, short, closed] = load.orders.map(({ stopId }) => stopId ?? '');
  await sendDeliveries(await driverOf(api, load), [
    delivered(whole ?? ''),
    delivered(short ?? '', 50_000),
    refused(closed ?? ''),
  ]);
  await count(load.code, 130_000);
  const closing = await act(load.code, 'close', { dryRun: true });
  expect(closing.json()).toMatchObject({ results: { paidOrders: 2, owed: { orders: 1, amount: 30_000 } } });
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const { rows } = await api.db.query(
    `select status, amount::int as amount from purchase.payment where order_id = $1 order by amount`,
    [load.orders[1]?.orderId],
  );
  expect(rows).toEqual([
    { status: 'on_delivery', amount: 30_000 },
    { status: 'approved', amount: 50_000 },
  ]);
});

test('a stop without a result is to be delivered, not money that was not collected (OFC-207)', async () => {
  const load = await makeLoad(api, { orders: 2 });
  const driver = await driverOf(api, load);
  expect(await read(load.code)).toMatchObject({
    open: 2,
    sums: { wentOut: 160_000, pending: 160_000, notCollected: 0, mustHandOver: 0 },
  });
  await sendDeliveries(driver, [refused(load.orders[0]?.stopId ?? '')]);
  expect(await read(load.code)).toMatchObject({
    open: 1,
    sums: { wentOut: 160_000, pending: 80_000, notCollected: 80_000, mustHandOver: 0 },
    stops: [
      { isPending: false, notCollected: 80_000 },
      { isPending: true, notCollected: 0 },
    ],
  });
  await count(load.code, 0);
  expect(codeOf(await act(load.code, 'close'))).toBe('SETTLEMENT_OPEN_STOPS');
});

test('the loads on the road are listed by their driver, and a closed one not (OFC-207)', async () => {
  const load = await makeLoad(api);
  const name = `Conductor ${load.code}`;
  await api.db.query('update dispatch.load set driver_name = $1 where id = $2', [name, load.loadId]);
  const ofDriver = async () => {
    for (let page = 1; ; page += 1) {
      const sent = await desk(`GET /api/purchase/office/settlements/by-driver?page=${page}`);
      const { results, pages } = sent.json<{ results: SettlementDriver[]; pages: number }>();
      const found = results.find(({ driver }) => driver === name);
      if (found || page >= pages) return found;
    }
  };
  expect(await ofDriver()).toMatchObject({ loads: [{ code: load.code, sums: { pending: 80_000 } }] });
  await sendDeliveries(await driverOf(api, load), [delivered(load.orders[0]?.stopId ?? '')]);
  await count(load.code, 80_000);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  expect(await ofDriver()).toBeUndefined();
});

test('of two desks that close at once one does, and everything happens once (OFC-207)', async () => {
  for (let run = 0; run < howOften(5, 50); run += 1) {
    const load = await ready();
    const { version } = await read(load.code);
    const sent = await Promise.all([desk, other, desk].map((by) => by(`POST ${at(load.code)}/close`, { version })));
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { rows } = await api.db.query(
      `select 1 from platform.audit where action = 'dispatch.settlement_closed' and subject_id = $1`,
      [load.loadId],
    );
    expect(rows).toHaveLength(1);
    expect(await cashOf(load)).toEqual([80_000]);
    expect(await paymentsOf(load.orders[0]?.orderId)).toEqual(['approved cash_on_delivery 80000']);
  }
  await expectSound();
});

test('a delivery that arrives while the desk closes is in the settlement or refused, never after it (OFC-207)', async () => {
  const refusals = new Set<string | null | undefined>();
  for (let run = 0; run < howOften(6, 50); run += 1) {
    const load = await makeLoad(api);
    const { stopId = '', orderId = '', orderCode } = load.orders[0] ?? {};
    const driver = await driverOf(api, load);
    // marked as delivered at the desk, the order is no open stop: closing need not wait for the driver
    if (run % 3 > 0) await other('POST /api/purchase/office/orders/deliver', { codes: [orderCode] });
    await count(load.code, run % 3 > 0 ? 0 : 80_000);
    // once of three times the delivery waits behind the close
    const unlock = run % 3 === 1 ? await lockOrder(api.db, orderId) : undefined;
    const closing = closeInTheEnd(load.code);
    if (unlock) await untilWaiting(api.db, 1);
    const delivering = driver('POST /api/purchase/driver/deliveries', { deliveries: [delivered(stopId)] });
    if (unlock) await untilWaiting(api.db, 2);
    await unlock?.();
    const [sent] = await Promise.all([delivering, closing]);
    const refusal = codeOf(sent) ?? refusalsOf(sent.json<{ results: DriverOutcomes }>().results.outcomes)[0];
    expect([null, 'LOAD_NOT_ON_ROAD', 'UNAUTHENTICATED']).toContain(refusal);
    refusals.add(refusal);
    const cash = refusal === null ? 80_000 : 0;
    const { rows } = await api.db.query(
      'select must_hand_over::int as due, counted::int as counted from dispatch.settlement where load_id = $1',
      [load.loadId],
    );
    expect(rows).toEqual([{ due: cash, counted: cash }]);
    expect((await read(load.code)).sums).toMatchObject({ mustHandOver: cash, difference: 0 });
    expect(await cashOf(load)).toEqual(cash === 0 ? [] : [cash]);
    expect(await paymentsOf(orderId)).toEqual([`${cash === 0 ? 'on_delivery' : 'approved'} cash_on_delivery 80000`]);
  }
  expect([...refusals]).toEqual(expect.arrayContaining([null, 'LOAD_NOT_ON_ROAD']));
  await expectSound();
});

test('after closing nothing changes but an adjustment with its reason, and the link is dead (OFC-207)', async () => {
  const load = await ready();
  const driver = await driverOf(api, load);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const before = await read(load.code);
  const explanation = { kind: 'expense', text: 'Parqueadero', amount: -1_000 };
  expect(codeOf(await count(load.code, 1))).toBe('SETTLEMENT_CLOSED');
  expect(codeOf(await act(load.code, 'explanations', explanation))).toBe('SETTLEMENT_CLOSED');
  expect(codeOf(await act(load.code, 'approve'))).toBe('SETTLEMENT_CLOSED');
  expect(codeOf(await act(load.code, 'close'))).toBe('SETTLEMENT_CLOSED');
  expect(codeOf(await driver('GET /api/purchase/driver/route'))).toBe('UNAUTHENTICATED');
  expect(codeOf(await openLink(api, { token: load.token }))).toBe('LINK_DEAD');
  for (const sql of [
    `update dispatch.settlement set counted = 1 where load_id = $1`,
    `delete from dispatch.settlement where load_id = $1`,
    `update dispatch.delivery set cash = 0 where load_id = $1`,
  ])
    await expect(api.db.query(sql, [load.loadId])).rejects.toThrow('does not change');
  const body = { clientId: crypto.randomUUID(), amount: -2_000, reason: 'Apareció un recibo' };
  for (let sent = 0; sent < 2; sent += 1)
    expect((await desk(`POST ${at(load.code)}/adjustments`, body)).statusCode).toBe(200);
  expect(await read(load.code)).toEqual({
    ...before,
    adjustments: [{ amount: -2_000, reason: 'Apareció un recibo', by: 'Ana Ríos', at: expect.any(String) }],
  });
});

test('a transfer that never reached the bank is owed again, and the settlement can close (OFC-207)', async () => {
  const load = await makeLoad(api);
  const stopId = load.orders[0]?.stopId ?? '';
  await sendDeliveries(await driverOf(api, load), [
    delivered(stopId, 50_000, { electronic: { amount: 30_000, reference: '88F2' } }),
  ]);
  await count(load.code, 50_000);
  const missed = (id: string) => act(load.code, `stops/${id}/missed`);
  expect(codeOf(await missed(crypto.randomUUID()))).toBe('STOP_NOT_FOUND');
  const answers = await Promise.all([missed(stopId), missed(stopId)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await read(load.code)).toMatchObject({
    sums: { notCollected: 30_000, electronic: 0, mustHandOver: 50_000, difference: 0 },
    stops: [{ cash: 50_000, electronic: 0, electronicReference: null, notCollected: 30_000 }],
  });
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  expect(await paymentsOf(load.orders[0]?.orderId)).toEqual([
    'on_delivery cash_on_delivery 30000',
    'approved cash_on_delivery 50000',
  ]);
  await expectSound();
});

test('large corrections after closing need another person than the closer, also in small steps (OFC-207)', async () => {
  const load = await ready();
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const adjust = (amount: number, by = desk) =>
    by(`POST ${at(load.code)}/adjustments`, { clientId: crypto.randomUUID(), amount, reason: 'Faltaba plata' });
  expect((await adjust(-15_000)).statusCode).toBe(200);
  expect(codeOf(await adjust(-15_000))).toBe('SECOND_PERSON_NEEDED');
  expect((await adjust(-15_000, other)).statusCode).toBe(200);
  expect((await read(load.code)).adjustments.map(({ amount }) => amount)).toEqual([-15_000, -15_000]);
});

test('a difference is explained to 0 before it closes (OFC-207)', async () => {
  const load = await ready(75_000);
  expect(codeOf(await act(load.code, 'close'))).toBe('DIFFERENCE_UNEXPLAINED');
  await act(load.code, 'explanations', { kind: 'expense', text: 'Parqueadero', amount: -3_000, receipt: photo() });
  expect(codeOf(await act(load.code, 'close'))).toBe('DIFFERENCE_UNEXPLAINED');
  await act(load.code, 'explanations', { kind: 'wrong_change', text: 'Vueltas de más', amount: -2_000 });
  const { explanations } = await read(load.code);
  expect(explanations).toMatchObject([{ hasReceipt: true }, { hasReceipt: false }]);
  const picture = await desk(`GET ${at(load.code)}/pictures/${explanations[0]?._id ?? ''}`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
});

test('pictures of a load are not found under the code of another (OFC-207)', async () => {
  const [load, other] = [await ready(75_000), await makeLoad(api)];
  await act(load.code, 'explanations', { kind: 'expense', text: 'Parqueadero', amount: -3_000, receipt: photo() });
  const receipt = (await read(load.code)).explanations[0]?._id;
  const taken = crypto.randomUUID();
  await api.db.query(
    `insert into dispatch.driver_photo (id, stop_id, file) select $1, id, 'foto' from dispatch.load_stop where load_id = $2 limit 1`,
    [taken, load.loadId],
  );
  for (const id of [receipt, taken]) {
    expect((await desk(`GET ${at(load.code)}/pictures/${id}`)).statusCode).toBe(200);
    expect(codeOf(await desk(`GET ${at(other.code)}/pictures/${id}`))).toBe('PHOTO_REFUSED');
  }
});

test('a large difference needs another person than the closer, for this count only (OFC-207)', async () => {
  const load = await ready(50_000);
  await act(load.code, 'explanations', { kind: 'driver_pays', text: 'Lo paga el viernes', amount: -30_000 });
  expect(await read(load.code)).toMatchObject({ needsSecondPerson: true });
  expect(codeOf(await act(load.code, 'close'))).toBe('SECOND_PERSON_NEEDED');
  await act(load.code, 'approve');
  expect(codeOf(await act(load.code, 'close'))).toBe('SECOND_PERSON_NEEDED');
  await act(load.code, 'approve', {}, other);
  await count(load.code, 49_000);
  expect(await read(load.code)).toMatchObject({ approved: null });
  await count(load.code, 50_000);
  await act(load.code, 'approve', {}, other);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
});

test('each act on a settlement is an audit event with its operator (OFC-207, OFC-006)', async () => {
  const load = await ready(50_000);
  await act(load.code, 'explanations', { kind: 'expense', text: 'Parqueadero', amount: -3_000 });
  const [expense] = (await read(load.code)).explanations;
  expect((await desk(`DELETE ${at(load.code)}/explanations/${expense?._id ?? ''}`)).statusCode).toBe(200);
  await act(load.code, 'explanations', { kind: 'driver_pays', text: 'Lo paga el viernes', amount: -30_000 });
  await act(load.code, 'approve', {}, other);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const { rows } = await api.db.query<{ event: string }>(
    `select a.action || ' ' || o.role as event from platform.audit a join office.operator o on o.id = a.operator_id
     where a.subject_id = $1 and a.action ~ '^dispatch[.](cash|difference|explanation|settlement)_' order by a.id`,
    [load.loadId],
  );
  expect(rows.map(({ event }) => event)).toEqual([
    'dispatch.cash_counted receivables',
    'dispatch.difference_explained receivables',
    'dispatch.explanation_removed receivables',
    'dispatch.difference_explained receivables',
    'dispatch.difference_approved owner',
    'dispatch.settlement_closed receivables',
  ]);
});

test.each([
  ['a stop has no result', 'SETTLEMENT_OPEN_STOPS', { orders: 1, change: 0 }],
  ['the change was not handed back', 'CHANGE_NOT_RETURNED', { orders: 0, change: 100_000 }],
  ['one peso of change was not handed back', 'CHANGE_NOT_RETURNED', { orders: 0, change: 1 }],
  ['nothing was counted', 'DIFFERENCE_UNEXPLAINED', { orders: 0, change: 0 }],
])('it does not close while %s (OFC-207)', async (_name, code, wish) => {
  const load = await makeLoad(api, wish);
  if (wish.change > 0) await count(load.code, 0, desk, false);
  expect(codeOf(await act(load.code, 'close'))).toBe(code);
});

test('a saved count of another version is refused, and names the colleague that holds it (OFC-207)', async () => {
  const load = await makeLoad(api);
  const { version } = await read(load.code);
  const body = { version, count: { notes: [{ value: 50_000, count: 1 }], coins: 400 }, isChangeReturned: true };
  expect((await desk(`PUT ${at(load.code)}/count`, body)).json()).toMatchObject({
    results: { sums: { counted: 50_400 }, heldBy: null },
  });
  expect(codeOf(await other(`PUT ${at(load.code)}/count`, body))).toBe('VERSION_CONFLICT');
  // beyond any version that a row has
  const beyond = await other(`PUT ${at(load.code)}/count`, { ...body, version: 3_000_000_000 });
  expect([beyond.statusCode, codeOf(beyond)]).toEqual([400, 'INVALID_REQUEST']);
  expect((await read(load.code, other)).heldBy).toBe('Ana Ríos');
});

test('the driver signs the count of the desk, and another count loses the signature (OFC-207)', async () => {
  const load = await ready();
  const driver = await driverOf(api, load);
  const { version } = await read(load.code);
  expect(codeOf(await driver('POST /api/purchase/driver/count/sign', { version: version + 1 }))).toBe(
    'VERSION_CONFLICT',
  );
  const signed = await driver('POST /api/purchase/driver/count/sign', { version });
  expect(signed.json()).toMatchObject({
    results: { count: { counted: 80_000, mustHandOver: 80_000, signedAt: expect.any(String) } },
  });
  expect((await read(load.code)).signedAt).not.toBeNull();
  await count(load.code, 79_000);
  expect((await read(load.code)).signedAt).toBeNull();
});

test('a refused shipment is in the warehouse again once it is counted, and can leave with another load or be rejected (OFC-207)', async () => {
  const load = await makeLoad(api);
  const [order] = load.orders;
  await sendDeliveries(await driverOf(api, load), [refused(order?.stopId ?? '')]);
  await count(load.code, 0);
  expect((await act(load.code, 'close')).statusCode).toBe(200);
  const { rows } = await api.db.query<{ open: boolean }>(
    'select is_open as open from dispatch.load_stop where id = $1',
    [order?.stopId],
  );
  expect(rows).toEqual([{ open: false }]);
  const lines = [{ line: 1, toStock: 2, damaged: 0 }];
  const counted = await other(`POST /api/purchase/office/loads/${load.code}/back/${order?.stopId}`, { lines });
  expect(counted.statusCode).toBe(200);
  const rejected = await other('POST /api/purchase/office/orders/reject', {
    codes: [order?.orderCode],
    reason: 'No recibió dos veces',
  });
  expect(rejected.json()).toMatchObject({ results: { changed: [order?.orderCode] } });
  await expectSound();
});

test('the list has its tabs with their numbers (OFC-207)', async () => {
  const load = await ready(79_000);
  const list = (view: string) => desk(`GET /api/purchase/office/settlements?view=${view}`);
  const codesIn = async (view: string) =>
    (await list(view)).json<{ results: { code: string }[] }>().results.map(({ code }) => code);
  expect(await codesIn('difference')).toContain(load.code);
  expect(await codesIn('closed')).not.toContain(load.code);
  const { counts } = (await list('open')).json<{ counts: Record<string, number> }>();
  expect(counts['difference']).toBe((await codesIn('difference')).length);
});

test('closed settlements are listed newest first, page by page (OFC-207)', async () => {
  const [first, last] = [await ready(), await ready()];
  for (const { code } of [first, last]) expect((await act(code, 'close')).statusCode).toBe(200);
  const page = async (at: number) =>
    (await desk(`GET /api/purchase/office/settlements?view=closed&page=${at}`)).json<{
      results: { code: string }[];
      total: number;
      counts: { closed: number };
    }>();
  const { results, total, counts } = await page(1);
  expect(results.slice(0, 2).map(({ code }) => code)).toEqual([last.code, first.code]);
  expect(total).toBe(counts.closed);
  // a page after the last one still says how many there are
  expect(await page(99)).toMatchObject({ results: [], total: counts.closed });
});

test('the lists of settlements read no delivery of a closed load, and of closed loads those of the page (OFC-207)', async () => {
  const client = await api.db.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off');
    const plan = async ({ statementName, text }: { statementName: string; text: string }, values: string) => {
      await client.query(`prepare "plan_${statementName}" as ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) execute "plan_${statementName}" (${values})`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const counting = await plan(countSettlements, 'null, 10');
    expect(counting).toMatch(/delivery_load/);
    // grouped, it reads the deliveries of all loads
    expect(counting).not.toMatch(/Seq Scan|Group Key/);
    expect(await plan(listClosedSettlements, 'null, null, 20, 0')).toMatch(
      /Presorted Key: s.closed_at[^]*settlement_closed/,
    );
  } finally {
    client.release(true);
  }
});

test.each(['operations', 'warehouse', 'sales-desk'] as const)(
  '%s neither sees nor closes a settlement (OFC-207)',
  async (role) => {
    const by = await operatorOf(api, role);
    const load = await makeLoad(api);
    for (const call of [`GET ${at(load.code)}`, `GET ${at(load.code)}/pictures/${load.loadId}`])
      expect(codeOf(await by(call))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await by(`POST ${at(load.code)}/close`, { version: 0 }))).toBe('ROLE_NOT_ALLOWED');
  },
);

test('a driver never ends a stop of a closed load, not even with an id that waited on the phone (OFC-207)', async () => {
  const load = await ready();
  const driver = await driverOf(api, load);
  await act(load.code, 'close');
  const late = await driver('POST /api/purchase/driver/deliveries', {
    deliveries: [delivered(load.orders[0]?.stopId ?? '')],
  });
  expect(codeOf(late)).toBe('UNAUTHENTICATED');
});

test('a changed explanation or another delivery loses the approval and the signature (OFC-207)', async () => {
  const load = await makeLoad(api, { orders: 2 });
  const driver = await driverOf(api, load);
  const [first, second] = load.orders.map(({ stopId }) => stopId);
  await sendDeliveries(driver, [delivered(first ?? '')]);
  await count(load.code, 50_000);
  const agree = async () => {
    await act(load.code, 'approve', {}, other);
    await driver('POST /api/purchase/driver/count/sign', { version: (await read(load.code)).version });
    const agreed = await read(load.code);
    expect(agreed).toMatchObject({ approved: { name: 'Ana Ríos' }, signedAt: expect.any(String) });
    return agreed.version;
  };
  const lost = { approved: null, signedAt: null };
  await agree();
  await act(load.code, 'explanations', { kind: 'driver_pays', text: 'Lo paga el viernes', amount: -30_000 });
  expect(await read(load.code)).toMatchObject(lost);
  const version = await agree();
  await sendDeliveries(driver, [refused(second ?? '')]);
  expect(await read(load.code)).toMatchObject(lost);
  expect(codeOf(await desk(`POST ${at(load.code)}/approve`, { version }))).toBe('VERSION_CONFLICT');
});

test('a stop that the desk delivered keeps no load open (OFC-207)', async () => {
  const load = await makeLoad(api);
  await count(load.code, 0);
  expect(codeOf(await act(load.code, 'close'))).toBe('SETTLEMENT_OPEN_STOPS');
  await other('POST /api/purchase/office/orders/deliver', { codes: [load.orders[0]?.orderCode] });
  expect((await act(load.code, 'close')).statusCode).toBe(200);
});
