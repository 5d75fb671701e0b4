import { randomUUID } from 'node:crypto';
import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import type { LoadBoard, LoadSheet } from '@tonalia/contract/load-office';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeLoad as makeFilled, makePacked, nextDraftDay } from '../../../../test/fill-loads.ts';
import { howOften } from '../../../../test/how-often.ts';
import { lockOrder, untilWaiting } from '../../../../test/locks.ts';
import { driverOf, photo, refusalsOf, sendDeliveries } from '../../../../test/make-loads.ts';
import {
  addPickups,
  collected,
  dueOn,
  makeDraft,
  makePickup,
  notCollected,
  readReturn,
  receive,
  sendForPickups,
} from '../../../../test/make-pickups.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let office: OfficeCaller;
let cash: OfficeCaller;
beforeAll(async () => {
  office = await operatorOf(api, 'operations');
  cash = await operatorOf(api, 'receivables');
});

const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;
const at = (loadCode: string) => `/api/purchase/office/loads/${loadCode}`;

/** A return on the road, the stop of its pick-up and the driver's phone. */
async function onRoad() {
  const made = await makePickup(api);
  const { load, stops } = await sendForPickups(api, [made]);
  return { made, load, stopId: stops[0]?._id ?? '', driver: await driverOf(api, load) };
}

/** What the customer was sent about a return, and the audit events of its load. */
async function traceOf(returnCode: string, loadId: string) {
  const { rows } = await api.db.query<{ sent: number; events: string[] }>(
    `select (select count(*)::int from platform.outbox where topic = 'order.return_changed'
         and payload ->> 'why' = $1 and payload ->> 'words' <> '') as sent,
       array(select action from platform.audit where subject_id = $2 and action like 'dispatch.return%' order by id) as events`,
    [returnCode, loadId],
  );
  return rows[0];
}

test('a route where nothing but pick-ups is due shows them, and its sheet takes them once (OFC-205, OFC-208)', async () => {
  const made = await makePickup(api);
  const day = nextDraftDay();
  const place = { dispatchDate: day, warehouseId: 'BOG', routeId: null };
  const waiting = async () => {
    const board = await office(`GET /api/purchase/office/loads?day=${day}&warehouseId=BOG`);
    return board.json<{ results: LoadBoard }>().results.free.find(({ routeId }) => routeId === null);
  };
  const before = await waiting();
  expect(before?.shipments).toEqual([]);
  expect(before?.pickups).toBeGreaterThan(0);
  const [one, other] = await Promise.all([
    office('POST /api/purchase/office/loads', place),
    office('POST /api/purchase/office/loads', { ...place, dispatchDate: nextDraftDay() }),
  ]);
  const filled = one.statusCode === 200 ? one : other;
  const refused = filled === one ? other : one;
  expect(filled.json<{ results: LoadSheet }>().results.stops.map(({ reference }) => reference)).toContain(made.code);
  expect(['PICKUP_IN_LOAD', 'LOAD_EMPTY']).toContain(codeOf(refused));
  expect((await waiting())?.pickups ?? 0).toBe(0);
  expect(codeOf(await office('POST /api/purchase/office/loads', place))).toBe('LOAD_EMPTY');
});

test('a pick-up fills a sheet to its 500 stops, and the next one is refused (OFC-205, OFC-208)', async () => {
  const [last, more] = [await makePickup(api), await makePickup(api)];
  const draft = await makeDraft(api);
  await api.db.query(
    `insert into dispatch.load_stop (load_id, shipment_id, position, kind, reference)
     select $1, s.id, n, 'pickup', 'DX-' || n from purchase.shipment s, generate_series(1, 499) n where s.order_id = $2`,
    [draft.loadId, last.order.orderId],
  );
  expect((await addPickups(office, draft.code, [last])).statusCode).toBe(200);
  expect(codeOf(await addPickups(office, draft.code, [more]))).toBe('LOAD_FULL');
});

test('a sheet that takes due pick-ups waits for their orders, and leaves out what a driver took meanwhile (OFC-208)', async () => {
  const made = await makePickup(api);
  const release = await lockOrder(api.db, made.order.orderId);
  const place = { dispatchDate: nextDraftDay(), warehouseId: 'BOG', routeId: null };
  const asked = Promise.resolve(office('POST /api/purchase/office/loads', place));
  try {
    await untilWaiting(api.db, 1);
    await api.db.query('update purchase.return set picked_up_at = now() where id = $1', [made.id]);
  } finally {
    await release();
  }
  expect(codeOf(await asked)).toBe('PICKUP_NOT_DUE');
});

test('an approved return is a stop of a draft from the list of due pick-ups, and is due again once it is taken out (OFC-208, OFC-205)', async () => {
  const made = await makePickup(api);
  const draft = await makeDraft(api);
  expect(await dueOn(office, draft.code)).toContain(made.code);
  const added = await addPickups(office, draft.code, [made]);
  const { stops, units, boxes } = added.json<{ results: LoadSheet }>().results;
  expect(stops).toMatchObject([
    {
      kind: 'pickup',
      reference: made.code,
      orderCode: made.order.orderCode,
      units: 2,
      toCollect: 0,
      pickup: { isDue: true, lines: [{ units: 2 }] },
    },
  ]);
  expect({ units, boxes }).toEqual({ units: 0, boxes: 0 });
  expect(await dueOn(office, draft.code)).not.toContain(made.code);
  expect(codeOf(await addPickups(office, draft.code, [made]))).toBe('PICKUP_IN_LOAD');
  await office(`POST ${at(draft.code)}/leave`, { stopIds: stops.map(({ _id }) => _id) });
  expect(await dueOn(office, draft.code)).toContain(made.code);
});

test('units that the driver collects are on their way back, and the warehouse receives them as any return (OFC-208)', async () => {
  const other = await makePickup(api);
  const { made, load, stopId, driver } = await onRoad();
  const { stops } = (await driver('GET /api/purchase/driver/route')).json<{ results: DriverRoute }>().results;
  expect(stops).toMatchObject([
    { kind: 'pickup', code: made.code, units: 2, boxes: 0, collect: 0, delivery: null, lines: [{ line: 1, units: 2 }] },
  ]);
  const photoId = randomUUID();
  const taken = collected(stopId, 1, { photoIds: [photoId] });
  expect(refusalsOf(await sendDeliveries(driver, [taken]))).toEqual(['DELIVERY_PHOTO_MISSING']);
  await driver('POST /api/purchase/driver/photos', { clientId: photoId, stopId, base64: photo() });
  for (let sent = 0; sent < 2; sent += 1) expect(refusalsOf(await sendDeliveries(driver, [taken]))).toEqual([null]);
  const back = await readReturn(office, made.id);
  expect(back).toMatchObject({ state: 'collecting', lines: [{ units: 2, collected: 1, arrived: null }] });
  expect(back.history[0]).toMatchObject({ visit: 'collected', units: 1, by: 'Jhon Mosquera', byOffice: true });
  // approved and collected: a message each
  expect(await traceOf(made.code, load.loadId)).toEqual({ sent: 2, events: ['dispatch.return_collected'] });
  const due = await dueOn(office, load.code);
  expect(due).not.toContain(made.code);
  expect(due).toContain(other.code);
  expect((await receive(office, made.id, 1)).statusCode).toBe(200);
  expect(await readReturn(office, made.id)).toMatchObject({ state: 'received', lines: [{ arrived: 1 }] });
  expect(await audit(api.db)).toEqual([]);
});

test('a return that is not collected is due on another load, and the customer reads why (OFC-208)', async () => {
  const { made, load, stopId, driver } = await onRoad();
  expect(refusalsOf(await sendDeliveries(driver, [notCollected(stopId)]))).toEqual([null]);
  const back = await readReturn(office, made.id);
  expect(back).toMatchObject({ state: 'collecting', lines: [{ collected: null }] });
  expect(back.history[0]?.words).toContain('no había quien la entregara');
  expect(await traceOf(made.code, load.loadId)).toEqual({ sent: 2, events: ['dispatch.return_not_collected'] });
  const draft = await makeDraft(api);
  expect(await dueOn(office, draft.code)).toContain(made.code);
  expect((await addPickups(office, draft.code, [made])).statusCode).toBe(200);
  expect(refusalsOf(await sendDeliveries(driver, [collected(stopId)]))).toEqual(['STOP_DONE']);
});

test('a load that is closed without the pick-up leaves the return due, and no money is counted for it (OFC-208, OFC-207)', async () => {
  const { made, load } = await onRoad();
  const settlement = `/api/purchase/office/settlements/${load.code}`;
  await cash(`PUT ${settlement}/count`, { version: 0, count: { notes: [], coins: 0 }, isChangeReturned: true });
  const { results } = (await cash(`GET ${settlement}`)).json<{ results: Settlement }>();
  expect(results).toMatchObject({ open: 0, sums: { wentOut: 0, notCollected: 0, mustHandOver: 0, difference: 0 } });
  expect((await cash(`POST ${settlement}/close`, { version: results.version })).statusCode).toBe(200);
  expect(await dueOn(office, load.code)).toContain(made.code);
});

test('a driver collects at least one unit and no more than is approved, of known lines, once each (OFC-208)', async () => {
  const { made, stopId, driver } = await onRoad();
  const wrong = [
    collected(stopId, 3),
    collected(stopId, 0),
    collected(stopId, 1, { lines: [{ line: 2, units: 1 }] }),
    collected(stopId, 1, {
      lines: [
        { line: 1, units: 1 },
        { line: 1, units: 1 },
      ],
    }),
  ];
  const codes = refusalsOf(await sendDeliveries(driver, wrong));
  expect(codes).toEqual(wrong.map(() => 'PICKUP_TOO_MUCH'));
  expect(await readReturn(office, made.id)).toMatchObject({ lines: [{ collected: null }] });
  expect(refusalsOf(await sendDeliveries(driver, [collected(stopId)]))).toEqual([null]);
});

test("the link of another load records no pick-up, and a delivery's report ends no pick-up (OFC-208, OFC-206)", async () => {
  const one = await onRoad();
  const other = await onRoad();
  expect(refusalsOf(await sendDeliveries(other.driver, [collected(one.stopId), notCollected(one.stopId)]))).toEqual([
    'STOP_NOT_FOUND',
    'STOP_NOT_FOUND',
  ]);
  const { clientId, at: when } = collected(one.stopId);
  const refused = { result: 'refused', clientId, at: when, stopId: one.stopId, reason: 'absent', note: '' } as const;
  expect(refusalsOf(await sendDeliveries(one.driver, [{ ...refused, photoIds: [] }]))).toEqual(['STOP_NOT_FOUND']);
  expect(await readReturn(office, one.made.id)).toMatchObject({ lines: [{ collected: null }] });
});

test('of two phones that end one pick-up at once one counts (OFC-208)', async () => {
  for (let run = 0; run < howOften(4, 40); run += 1) {
    const { made, load, stopId, driver } = await onRoad();
    const second = await driverOf(api, load);
    const sent = await Promise.all([
      sendDeliveries(driver, [collected(stopId, 1)]),
      sendDeliveries(second, [collected(stopId, 2)]),
    ]);
    expect(sent.flatMap(refusalsOf).toSorted((one) => (one === null ? -1 : 1))).toEqual([null, 'STOP_DONE']);
    const { history, lines } = await readReturn(office, made.id);
    expect(history.filter(({ visit }) => visit !== null)).toHaveLength(1);
    expect(lines[0]?.collected).toBe(history[0]?.units);
  }
});

test('of a driver that collects and a desk that receives at once both count, and the count of the warehouse stands (OFC-208)', async () => {
  for (let run = 0; run < howOften(4, 40); run += 1) {
    const { made, stopId, driver } = await onRoad();
    const { version } = await readReturn(office, made.id);
    const [sent, desk] = await Promise.all([
      sendDeliveries(driver, [collected(stopId, 1)]),
      office(`POST /api/purchase/office/returns/${made.id}/receive`, { version, lines: [{ line: 1, units: 2 }] }),
    ]);
    expect(refusalsOf(sent)).toEqual([null]);
    // the driver came first: the desk reads again
    if (desk.statusCode !== 200) {
      expect(codeOf(desk)).toBe('VERSION_CONFLICT');
      expect((await receive(office, made.id, 2)).statusCode).toBe(200);
    }
    expect(await readReturn(office, made.id)).toMatchObject({ state: 'received', lines: [{ arrived: 2 }] });
  }
  expect(await audit(api.db)).toEqual([]);
});

test('a pick-up that arrives after the warehouse received the return ends its stop, and says nothing new of the return (OFC-208)', async () => {
  const { made, stopId, driver } = await onRoad();
  await receive(office, made.id, 2);
  expect(refusalsOf(await sendDeliveries(driver, [collected(stopId, 1)]))).toEqual([null]);
  const { history, lines } = await readReturn(office, made.id);
  expect(lines).toMatchObject([{ arrived: 2, collected: null }]);
  expect(history.filter(({ visit }) => visit !== null)).toEqual([]);
  const { stops } = (await driver('GET /api/purchase/driver/route')).json<{ results: DriverRoute }>().results;
  expect(stops).toMatchObject([{ delivery: { result: 'collected' } }]);
});

test('of two desks that add one return at once to two drafts one does (OFC-208, OFC-205)', async () => {
  const draft = await makeDraft(api);
  const other = await makeFilled(office, [await makePacked(api, office)]);
  for (let run = 0; run < howOften(4, 40); run += 1) {
    const made = await makePickup(api);
    const sent = await Promise.all([draft, other].map(({ code }) => addPickups(office, code, [made])));
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(sent.map(codeOf)).toContain('PICKUP_IN_LOAD');
  }
});

test('a return that the customer brought stays off the load that leaves, and is added to none (OFC-208, OFC-205)', async () => {
  const [brought, waiting] = [await makePickup(api), await makePickup(api)];
  const draft = await makeDraft(api);
  await addPickups(office, draft.code, [brought, waiting]);
  await receive(office, brought.id, 2);
  const sent = await office(`POST ${at(draft.code)}/dispatch`, {});
  expect(sent.json()).toMatchObject({
    results: { changed: [waiting.code], refused: [{ id: brought.code, code: 'PICKUP_NOT_DUE' }] },
  });
  const next = await makeDraft(api);
  expect(codeOf(await addPickups(office, next.code, [brought]))).toBe('PICKUP_NOT_DUE');
  expect(codeOf(await addPickups(office, next.code, [{ ...brought, code: 'DV-999999' }]))).toBe('RETURN_NOT_FOUND');
  expect(codeOf(await addPickups(office, draft.code, [await makePickup(api)]))).toBe('LOAD_LEFT');
});
