import { randomUUID } from 'node:crypto';
import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import type { LoadSheet } from '@tonalia/contract/load-office';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { beforeAll } from 'vitest';
import { useApi } from './build-app.ts';
import { loadAboard, makeLoad, makePacked } from './fill-loads.ts';
import { delivered, driverOf, makeLoad as makeRoad, sendDeliveries } from './make-loads.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type MadePickup, addPickups, collected, makePickup, readReturn, sendForPickups } from './make-pickups.ts';
import { type OfficeCaller, operatorOf } from './make-waves.ts';
import { makeUnpaidOrder } from './payments.ts';
import { makePng } from './proofs.ts';
import { testTransitions } from './transitions.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
let second: OfficeCaller;
beforeAll(async () => {
  call = officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed: true })).cookie);
  second = await operatorOf(api, 'receivables');
});

const at = (kind: string, id: string) => `/api/purchase/office/${kind}/${id}`;

interface Load {
  code: string;
  version: number;
  stopIds: string[];
  label: string;
  /** A return that is due. */
  pickup: MadePickup;
}

/** A draft with one packed order aboard, or the load that it became. */
async function load(state: 'draft' | 'on_road'): Promise<Load> {
  const order = await makePacked(api, call);
  const sheet = await makeLoad(call, [order]);
  await loadAboard(call, sheet);
  if (state !== 'draft') await call(`POST ${at('loads', sheet.code)}/dispatch`, {});
  const { results } = (await call(`GET ${at('loads', sheet.code)}`)).json<{ results: LoadSheet }>();
  return {
    code: sheet.code,
    version: results.version,
    stopIds: results.stops.map(({ _id }) => _id),
    label: sheet.stops[0]?.boxes[0]?.code ?? '',
    pickup: await makePickup(api),
  };
}

/** The desk's acts on a load sheet (OFC-205). */
testTransitions(() => api.db, 'a load', {
  states: { draft: () => load('draft'), 'on the road': () => load('on_road') },
  acts: {
    driver: ({ code, version }) =>
      call(`PUT ${at('loads', code)}`, {
        driverName: 'Jhon Mosquera',
        driverPhone: '3001112233',
        driverDocument: null,
        vehicle: null,
        plate: null,
        capacityKg: null,
        changeAmount: 0,
        asksCode: false,
        leavesAt: '12:00',
        version,
      }),
    order: ({ code, version, stopIds }) => call(`PUT ${at('loads', code)}/stops`, { stopIds, version }),
    'pick up': ({ code, pickup }) => addPickups(call, code, [pickup]),
    leave: ({ code, stopIds }) => call(`POST ${at('loads', code)}/leave`, { stopIds }),
    unload: ({ code, label }) => call(`POST ${at('loads', code)}/boxes`, { label, aboard: false }),
    link: ({ code }) => call(`POST ${at('loads', code)}/link`),
    dispatch: ({ code }) => call(`POST ${at('loads', code)}/dispatch`, {}),
  },
  table: {
    driver: ['ok', 'LOAD_LEFT'],
    order: ['ok', 'LOAD_LEFT'],
    'pick up': ['ok', 'LOAD_LEFT'],
    leave: ['ok', 'LOAD_LEFT'],
    unload: ['ok', 'LOAD_LEFT'],
    link: ['ok', 'ok'],
    dispatch: ['ok', 'same'],
  },
});

interface Return {
  id: string;
  version: number;
  /** One when absent. */
  units?: number;
}

const verdict = {
  accept: (units: number) => ({ toStock: units, toLoss: 0 }),
  refuse: () => ({ toStock: 0, toLoss: 0, refusal: 'No aplica' }),
};
const actOn = ({ id, version }: Return, act: string, more: object = {}) =>
  call(`POST ${at('returns', id)}/${act}`, { version, ...more });
const decide = (one: Return, name: keyof typeof verdict) =>
  actOn(one, 'resolve', { lines: [{ line: 1, ...verdict[name](one.units ?? 1) }] });
const receive = (one: Return) => actOn(one, 'receive', { lines: [{ line: 1, units: 1 }] });
const collect = (one: Return) => actOn(one, 'collect');

/** A return of one unit that the customer asked for, after these acts of the office. */
async function returned(
  ...acts: ((one: Return) => Promise<unknown>)[]
): Promise<Return & { withdraw: () => Promise<unknown> }> {
  const order = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  for (const act of ['pick', 'dispatch', 'deliver'])
    await call(`POST /api/purchase/office/orders/${act}`, { codes: [order.orderCode] });
  const id = randomUUID();
  const lines = [{ line: 1, units: 1, reason: 'regret' }];
  await order.buyer.call('POST /returns', { orderCode: order.orderCode, id, wish: 'source', lines });
  const now = async () => (await call(`GET ${at('returns', id)}`)).json<{ results: OfficeReturn }>().results.version;
  for (const act of acts) await act({ id, version: await now() });
  const withdraw = () => order.buyer.call(`POST /order/${order.orderCode}/returns/${id}/withdraw`, {});
  return { id, version: await now(), withdraw };
}

async function withdrawn(): Promise<Return> {
  const one = await returned();
  await one.withdraw();
  const read = await call(`GET ${at('returns', one.id)}`);
  return { id: one.id, version: read.json<{ results: OfficeReturn }>().results.version };
}

/** A return that a driver took along. */
async function pickedUp(): Promise<Return> {
  const { id, ...made } = await makePickup(api);
  const { load: road, stops } = await sendForPickups(api, [{ id, ...made }]);
  await sendDeliveries(await driverOf(api, road), [collected(stops[0]?._id ?? '')]);
  const { version } = await readReturn(call, id);
  return { id, version, units: 2 };
}

/** The office's acts on a return (OFC-208): what is decided stays decided, and nothing is accepted before it is counted. */
testTransitions<Return>(() => api.db, 'a return', {
  states: {
    asked: () => returned(),
    collecting: () => returned(collect),
    'picked up': pickedUp,
    received: () => returned(receive),
    resolved: () => returned(receive, (one) => decide(one, 'accept')),
    rejected: () => returned((one) => decide(one, 'refuse')),
    withdrawn,
  },
  acts: {
    collect,
    receive,
    accept: (one) => decide(one, 'accept'),
    refuse: (one) => decide(one, 'refuse'),
  },
  table: {
    collect: [
      'ok',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
    ],
    receive: ['ok', 'ok', 'ok', 'RETURN_DECIDED', 'RETURN_DECIDED', 'RETURN_DECIDED', 'RETURN_DECIDED'],
    accept: [
      'RETURN_NOT_RECEIVED',
      'RETURN_NOT_RECEIVED',
      'RETURN_NOT_RECEIVED',
      'ok',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
    ],
    refuse: [
      'ok',
      'RETURN_NOT_RECEIVED',
      'RETURN_NOT_RECEIVED',
      'ok',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
      'RETURN_DECIDED',
    ],
  },
});

/** A transfer after an act of the office; without `hasProof` the customer sent none. */
async function transfer(act?: 'approve' | 'reject', hasProof = true): Promise<string> {
  const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  if (hasProof)
    await order.buyer.call(`POST /payment/${order.orderCode}/proof`, { file: makePng().toString('base64') });
  const { rows } = await api.db.query<{ id: string }>('select id::text from purchase.payment where order_id = $1', [
    order.orderId,
  ]);
  const id = rows[0]?.id ?? '';
  if (act) await review(id, act);
  return id;
}
const review = (id: string, act: 'approve' | 'reject') =>
  call(`POST /api/purchase/office/transfers/${act}`, { ids: [id], ...(act === 'reject' && { reason: 'No se lee' }) });

/** The office's acts on a transfer (OFC-109). */
testTransitions(() => api.db, 'a transfer', {
  states: {
    'with a proof': () => transfer(),
    approved: () => transfer('approve'),
    refused: () => transfer('reject'),
  },
  acts: { approve: (id) => review(id, 'approve'), reject: (id) => review(id, 'reject') },
  table: { approve: ['ok', 'same', 'ok'], reject: ['ok', 'TRANSFER_REVIEWED', 'same'] },
});

interface Cash {
  code: string;
  version: number;
}

/** The settlement of a load with one delivery in cash; counted, and then closed, where asked. */
async function settlement(state: 'open' | 'counted' | 'closed'): Promise<Cash> {
  const road = await makeRoad(api);
  const driver = await driverOf(api, road);
  await sendDeliveries(driver, [delivered(road.orders[0]?.stopId ?? '')]);
  if (state !== 'open') await count(await cash(road.code));
  if (state === 'closed') await close(await cash(road.code));
  return cash(road.code);
}
const cash = async (code: string): Promise<Cash> => {
  const { version } = (await call(`GET ${at('settlements', code)}`)).json<{ results: Settlement }>().results;
  return { code, version };
};
const count = ({ code, version }: Cash) =>
  call(`PUT ${at('settlements', code)}/count`, {
    version,
    count: { notes: [], coins: 80_000 },
    isChangeReturned: true,
  });
const close = ({ code, version }: Cash) => second(`POST ${at('settlements', code)}/close`, { version });

/** The desk's acts on the cash of a driver (OFC-207): it is closed once. */
testTransitions(() => api.db, 'a settlement', {
  states: { open: () => settlement('open'), counted: () => settlement('counted'), closed: () => settlement('closed') },
  acts: {
    count,
    close,
    explain: ({ code, version }) =>
      call(`POST ${at('settlements', code)}/explanations`, {
        version,
        kind: 'expense',
        text: 'Parqueadero',
        amount: -5_000,
      }),
    adjust: ({ code }) =>
      call(`POST ${at('settlements', code)}/adjustments`, {
        clientId: randomUUID(),
        amount: -5_000,
        reason: 'Recibo que apareció',
      }),
  },
  table: {
    count: ['ok', 'ok', 'SETTLEMENT_CLOSED'],
    close: ['DIFFERENCE_UNEXPLAINED', 'ok', 'SETTLEMENT_CLOSED'],
    explain: ['ok', 'ok', 'SETTLEMENT_CLOSED'],
    // only what is closed is adjusted
    adjust: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_NOT_FOUND', 'ok'],
  },
});
