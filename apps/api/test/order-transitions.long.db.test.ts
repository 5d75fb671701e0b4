import { randomUUID } from 'node:crypto';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll } from 'vitest';
import { useApi } from './build-app.ts';
import { askLoad } from './fill-loads.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type OfficeCaller, askWaves } from './make-waves.ts';
import { APPROVED_NEQUI, type UnpaidOrder, makeUnpaidOrder, pay } from './payments.ts';
import { testTransitions } from './transitions.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
beforeAll(async () => {
  call = officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed: true })).cookie);
});

type Made = UnpaidOrder & { shipmentId: string; version: number };
const bulk = (act: string, { orderCode }: UnpaidOrder, more: object = {}) =>
  call(`POST /api/purchase/office/orders/${act}`, { codes: [orderCode], ...more });
const on = ({ orderCode }: UnpaidOrder, act: string, body: object) =>
  call(`POST /api/purchase/office/orders/${orderCode}/${act}`, body);
const reason = { reason: 'sin unidades' };

/** The order as it is now, with the version that a form would have. */
async function made(order: UnpaidOrder): Promise<Made> {
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>('select id::text from purchase.shipment where order_id = $1', [
    order.orderId,
  ]);
  const read = await call(`GET /api/purchase/office/orders/${order.orderCode}`);
  const { version } = read.json<{ results: OfficeOrder }>().results;
  return { ...order, shipmentId: rows[0]?.id ?? '', version };
}

/** An order that is paid at the door, after these acts. */
async function after(...acts: string[]): Promise<Made> {
  const order = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  for (const act of acts) await bulk(act, order, act === 'reject' ? reason : {});
  return made(order);
}

async function paid(): Promise<Made> {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, APPROVED_NEQUI);
  api.clock.advance(2_000);
  await api.wompi.run();
  return made(order);
}

async function cancelled(): Promise<Made> {
  const order = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  return made(order);
}

/** The office's acts on an order and its only part, by the state of the order (OFC-105 OFC-106 OFC-107 OFC-202 OFC-204 OFC-205 OFC-208). */
testTransitions(() => api.db, 'an order', {
  states: {
    unpaid: async () => made(await makeUnpaidOrder(api)),
    confirmed: () => after(),
    paid,
    preparing: () => after('pick'),
    dispatched: () => after('pick', 'dispatch'),
    delivered: () => after('pick', 'dispatch', 'deliver'),
    cancelled,
    rejected: () => after('reject'),
  },
  acts: {
    pick: (order) => bulk('pick', order),
    dispatch: (order) => bulk('dispatch', order),
    deliver: (order) => bulk('deliver', order),
    reject: (order) => bulk('reject', order, reason),
    adjust: (order) => on(order, 'adjust', { version: order.version, lines: [{ line: 1, quantity: 1 }] }),
    address: (order) =>
      on(order, 'address', { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11', version: order.version }),
    move: (order) =>
      on(order, 'move', {
        dispatchDate: null,
        to: workingDayFrom(dayAfter(dayIn(api.clock.now()), 10)),
        version: order.version,
      }),
    return: (order) =>
      on(order, 'returns', { id: randomUUID(), wish: 'source', lines: [{ line: 1, units: 1, reason: 'regret' }] }),
    wave: ({ shipmentId }) => askWaves(call, [shipmentId]),
    load: (order) => askLoad(call, [order]),
    box: ({ shipmentId, product }) =>
      call(`PUT /api/purchase/office/shipments/${shipmentId}/boxes/1/units`, {
        versionId: product.versions[0]?.id,
        units: 1,
        was: 0,
      }),
  },
  // unpaid, confirmed, paid, preparing, dispatched, delivered, cancelled, rejected
  table: {
    pick: [
      'ORDER_UNPAID',
      'ok',
      'ok',
      'same',
      'SHIPMENT_STEP_WRONG',
      'SHIPMENT_STEP_WRONG',
      'ORDER_ENDED',
      'ORDER_ENDED',
    ],
    dispatch: [
      'ORDER_UNPAID',
      'SHIPMENT_STEP_WRONG',
      'SHIPMENT_STEP_WRONG',
      'ok',
      'same',
      'SHIPMENT_STEP_WRONG',
      'ORDER_ENDED',
      'ORDER_ENDED',
    ],
    deliver: [
      'ORDER_UNPAID',
      'SHIPMENT_STEP_WRONG',
      'SHIPMENT_STEP_WRONG',
      'SHIPMENT_STEP_WRONG',
      'ok',
      'same',
      'ORDER_ENDED',
      'ORDER_ENDED',
    ],
    reject: ['ok', 'ok', 'ok', 'ok', 'ORDER_NOT_CANCELLABLE', 'ORDER_NOT_CANCELLABLE', 'ORDER_NOT_CANCELLABLE', 'same'],
    adjust: ['ok', 'ok', 'ok', 'ok', 'SHIPMENT_LEFT', 'SHIPMENT_LEFT', 'ORDER_ENDED', 'ORDER_ENDED'],
    address: ['ok', 'ok', 'ok', 'ok', 'SHIPMENT_LEFT', 'SHIPMENT_LEFT', 'ORDER_ENDED', 'ORDER_ENDED'],
    move: ['ok', 'ok', 'ok', 'ok', 'SHIPMENT_LEFT', 'SHIPMENT_LEFT', 'ORDER_ENDED', 'ORDER_ENDED'],
    // what was not delivered comes back with the driver
    return: [
      'SHIPMENT_NOT_LEFT',
      'SHIPMENT_NOT_LEFT',
      'SHIPMENT_NOT_LEFT',
      'SHIPMENT_NOT_LEFT',
      'SHIPMENT_NOT_LEFT',
      'ok',
      'SHIPMENT_NOT_LEFT',
      'SHIPMENT_NOT_LEFT',
    ],
    wave: [
      'SHIPMENT_NOT_FOUND',
      'ok',
      'ok',
      'ok',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
    ],
    load: [
      'SHIPMENT_NOT_FOUND',
      'ok',
      'ok',
      'ok',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
    ],
    box: ['ORDER_UNPAID', 'ok', 'ok', 'ok', 'SHIPMENT_LEFT', 'SHIPMENT_LEFT', 'ORDER_ENDED', 'ORDER_ENDED'],
  },
});
