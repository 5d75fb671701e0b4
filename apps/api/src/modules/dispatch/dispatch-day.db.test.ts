import { randomUUID } from 'node:crypto';
import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import type { Pick } from '@tonalia/contract/dispatch-wave';
import { hour } from '@tonalia/rules/durations';
import { beforeAll, expect, test } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { delivered, driverOf, makeLoad, partial, photo, sendDeliveries, sendOut } from '../../../test/make-loads.ts';
import { makeProduct } from '../../../test/make-products.ts';
import {
  type OfficeCaller,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  readWave,
  sendPicks,
  unitsOf,
} from '../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let desk: OfficeCaller;
let warehouse: OfficeCaller;
let cash: OfficeCaller;
let owner: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'operations');
  warehouse = await operatorOf(api, 'warehouse');
  cash = await operatorOf(api, 'receivables');
  owner = await operatorOf(api, 'owner');
});

const anHourAgo = (pick: Pick): Pick => ({ ...pick, at: new Date(Date.now() - hour).toISOString() });

test('what a picker found and missed in an hour without network counts once beside a colleague who picked on (OFC-203)', async () => {
  const dye = await makeProduct(api.db, { stock: 100, price: 40_000 });
  const polish = await makeProduct(api.db, { stock: 100, price: 20_000 });
  const first = await makePickable(api, dye, polish);
  const second = await makePickable(api, dye, polish);
  const code = await makeWave(desk, [first.shipmentId, second.shipmentId]);
  const [dyes, polishes] = [dye.versions[0]?.id, polish.versions[0]?.id];
  // without network: one dye of four, the others missing; no polish for the second order
  const waiting = [
    unitsOf(dyes, 1),
    missing(dyes, { [first.shipmentId]: 1, [second.shipmentId]: 2 }),
    unitsOf(polishes, 1),
    missing(polishes, { [second.shipmentId]: 1 }),
  ].map(anHourAgo);
  // meanwhile the colleague finds two dyes on another shelf
  expect(await sendPicks(desk, code, [unitsOf(dyes, 2)])).toEqual([2]);
  // back in the network the queue goes, its answer is lost, and it goes again
  const sent = await Promise.all([sendPicks(warehouse, code, waiting), sendPicks(warehouse, code, waiting)]);
  expect(sent[0]).toEqual([1, 1, 1, 1]);
  expect(sent[1]).toEqual(sent[0]);
  expect(await readWave(desk, code)).toMatchObject({ units: 6, picked: 4, short: 2 });
  const { rows } = await api.db.query(
    `select version_id = $2 as dye, sum(picked)::int as picked, sum(short)::int as short from dispatch.tally
     where shipment_id = any($1) group by 1 order by 1`,
    [[first.shipmentId, second.shipmentId], polishes],
  );
  expect(rows).toEqual([
    { dye: false, picked: 3, short: 1 },
    { dye: true, picked: 1, short: 1 },
  ]);
  // the missing dye is found: the wave asks for no more than that
  expect(await sendPicks(desk, code, [unitsOf(dyes, 2)])).toEqual([1]);
  expect(await readWave(desk, code)).toMatchObject({ units: 6, picked: 5, short: 1 });
  expect(await audit(api.db)).toEqual([]);
});

test('a line that is refused at the door leaves debt, order, message and stock right, and is lost once it is counted so (OFC-206)', async () => {
  const dye = await makeProduct(api.db, { stock: 100, price: 40_000 });
  const polish = await makeProduct(api.db, { stock: 100, price: 20_000 });
  const load = await makeLoad(api, { orders: 0 });
  const order = await makePickable(api, dye, polish);
  await sendOut(desk, order.orderCode);
  const stopId = randomUUID();
  await api.db.query('insert into dispatch.load_stop (id, load_id, shipment_id, position) values ($1, $2, $3, 1)', [
    stopId,
    load.loadId,
    order.shipmentId,
  ]);
  await api.drain();
  const messages = api.messages.length;
  const units = await countUnits(api.db);
  const driver = await driverOf(api, load);
  const [stop] = (await driver('GET /api/purchase/driver/route')).json<{ results: DriverRoute }>().results.stops;
  const refusedLine = stop?.lines.find(({ code }) => code === polish.code);
  expect([stop?.collect, refusedLine?.units, refusedLine?.back]).toEqual([100_000, 1, 20_000]);
  const clientId = randomUUID();
  await driver('POST /api/purchase/driver/photos', { clientId, stopId, base64: photo() });
  const back = [{ line: refusedLine?.line, units: 1, reason: 'damaged', photoIds: [clientId] }];
  const delivery = partial(stopId, 80_000, 1, { back });
  await sendDeliveries(driver, [delivery]);
  await sendDeliveries(driver, [delivery]);
  await api.drain();
  const sent = api.messages.slice(messages).map((message) => JSON.stringify(message));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/No recibiste, y no se te cobra:\\n- 1 x Producto \d+, golpeado: \$\s20\.000/);
  const read = async () =>
    (
      await api.db.query(
        `select o.status, o.total::int as total, s.status as shipment,
           (select jsonb_agg(jsonb_build_array(p.status, p.amount)) from purchase.payment p where p.order_id = o.id) as payments,
           (select available from products.stock where version_id = $2 and warehouse_id = 'BOG') as stock,
           (select coalesce(sum(l.units), 0)::int from purchase.loss l where l.version_id = $2) as lost
         from purchase.order o join purchase.shipment s on s.order_id = o.id where o.id = $1`,
        [order.orderId, polish.versions[0]?.id],
      )
    ).rows[0];
  const after = {
    status: 'delivered',
    total: 80_000,
    shipment: 'delivered',
    payments: [['approved', 80_000]],
    stock: 99,
  };
  expect(await read()).toEqual({ ...after, lost: 0 });
  const count = (toStock: number, damaged: number) =>
    warehouse(`POST /api/purchase/office/loads/${load.code}/back/${stopId}`, {
      lines: [{ line: refusedLine?.line, toStock, damaged }],
    });
  const desks = await Promise.all([count(0, 1), count(1, 0), count(0, 1)]);
  expect(desks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const isLost = desks[1]?.statusCode !== 200;
  expect(await read()).toEqual({ ...after, stock: isLost ? 99 : 100, lost: isLost ? 1 : 0 });
  expect(await audit(api.db, { units })).toEqual([]);
});

test('two desks that explain a difference and close at the same moment do each once, and the cash enters once (OFC-207)', async () => {
  const load = await makeLoad(api);
  await sendDeliveries(await driverOf(api, load), [delivered(load.orders[0]?.stopId ?? '')]);
  const at = `/api/purchase/office/settlements/${load.code}`;
  const read = async () => (await cash(`GET ${at}`)).json<{ results: Settlement }>().results;
  const both = async (act: (by: OfficeCaller, version: number) => ReturnType<OfficeCaller>) => {
    const { version } = await read();
    const sent = await Promise.all([cash, owner].map((by) => act(by, version)));
    return sent.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  };
  const count = { notes: [{ value: 50_000, count: 1 }], coins: 25_000 };
  expect(await both((by, version) => by(`PUT ${at}/count`, { version, count, isChangeReturned: true }))).toEqual([
    200, 409,
  ]);
  const explanation = { kind: 'wrong_change', text: 'Vueltas de más en la parada 1', amount: -5_000 };
  expect(await both((by, version) => by(`POST ${at}/explanations`, { version, ...explanation }))).toEqual([200, 409]);
  expect(await read()).toMatchObject({
    sums: { difference: -5_000 },
    explanations: [{ amount: -5_000 }],
    closed: null,
  });
  expect(await both((by, version) => by(`POST ${at}/close`, { version }))).toEqual([200, 409]);
  const { rows } = await api.db.query(
    `select detail -> 'counted' as counted from platform.audit where action = 'dispatch.settlement_closed' and subject_id = $1`,
    [load.loadId],
  );
  expect(rows).toEqual([{ counted: 75_000 }]);
  expect(await read()).toMatchObject({ closed: { name: 'Ana Ríos' }, explanations: [{ amount: -5_000 }] });
  expect(await audit(api.db)).toEqual([]);
});
