import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Delivery, DeliveryOutcome, DriverRoute, StopReport } from '@tonalia/contract/dispatch-driver';
import type { LightMyRequestResponse } from 'fastify';
import { digest, newSecret } from '../src/modules/office/index.ts';
import type { TestApi } from './build-app.ts';
import { officeCaller } from './make-operator.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';
import { type OfficeCaller, makePickable, operatorOf } from './make-waves.ts';
import type { UnpaidOrder } from './payments.ts';

/** An order aboard: two units of 40.000 pesos, to be paid at the door. */
export interface AboardOrder extends UnpaidOrder {
  shipmentId: string;
  stopId: string;
}

/** A load on the road with the token of its driver's link. */
export interface MadeLoad {
  loadId: string;
  code: string;
  token: string;
  orders: AboardOrder[];
}

interface LoadWish {
  orders?: number;
  product?: MadeProduct;
  asksCode?: boolean;
  driverPhone?: string | null;
  change?: number;
  /** By default it is on the road. */
  state?: 'draft' | 'on_road';
  /** By default today. */
  day?: string | null;
}

/** A load with orders that left. */
export async function makeLoad(
  api: TestApi,
  {
    orders: count = 1,
    product,
    asksCode = false,
    driverPhone = '3001112233',
    change = 0,
    state = 'on_road',
    day = null,
  }: LoadWish = {},
): Promise<MadeLoad> {
  const office = await operatorOf(api, 'operations');
  const goods = product ?? (await makeProduct(api.db, { stock: 500, price: 40_000 }));
  const token = newSecret('hr');
  const { rows } = await api.db.query<{ id: string; code: string }>(
    `insert into dispatch.load (route_name, dispatch_date, warehouse_id, leaves_at, driver_name, driver_phone, asks_code, change_amount, state,
       link_token_hash, link_made_at, dispatched_at)
     values ('Norte', coalesce($6::date, current_date), 'BOG', '12:00', 'Jhon Mosquera', $1, $2, $3, $4, $5, now(), case when $4 = 'on_road' then now() end)
     returning id, code`,
    [driverPhone, asksCode, change, state, digest(token), day],
  );
  const { id: loadId = '', code = '' } = rows[0] ?? {};
  const orders: AboardOrder[] = [];
  for (let at = 1; at <= count; at += 1) {
    const order = await makePickable(api, goods);
    await sendOut(office, order.orderCode);
    const stop = await api.db.query<{ id: string }>(
      'insert into dispatch.load_stop (load_id, shipment_id, position) values ($1, $2, $3) returning id',
      [loadId, order.shipmentId, at],
    );
    orders.push({ ...order, stopId: stop.rows[0]?.id ?? '' });
  }
  return { loadId, code, token, orders };
}

/** Prepares and dispatches an order. */
export async function sendOut(office: OfficeCaller, orderCode: string): Promise<void> {
  await office('POST /api/purchase/office/orders/pick', { codes: [orderCode] });
  await office('POST /api/purchase/office/orders/dispatch', { codes: [orderCode] });
}

/** Opens a link; returns the answer. */
export const openLink = (api: TestApi, body: object, cookie?: string): Promise<LightMyRequestResponse> =>
  officeCaller(api, cookie)('POST /api/purchase/driver/open', body);

/** The cookie that an answer sets. */
export const cookieOf = (sent: LightMyRequestResponse): string =>
  String(sent.headers['set-cookie']).split(';')[0] ?? '';

/** A driver's phone with the link open. */
export async function driverOf(api: TestApi, { token }: MadeLoad): Promise<OfficeCaller & { cookie: string }> {
  const cookie = cookieOf(await openLink(api, { token, phone: '300 111 2233' }));
  return Object.assign(officeCaller(api, cookie), { cookie });
}

const common = (stopId: string) => ({ clientId: randomUUID(), stopId, at: new Date().toISOString() });

/** Everything was taken and paid in cash. */
export const delivered = (stopId: string, cash = 80_000, more: object = {}): Delivery => ({
  result: 'delivered',
  ...common(stopId),
  cash,
  electronic: null,
  receiver: 'Amparo Téllez',
  proof: { kind: 'none' },
  ...more,
});

/** Some units of the first line came back. */
export const partial = (stopId: string, cash: number, units = 1, more: object = {}): Delivery => ({
  result: 'partial',
  ...common(stopId),
  cash,
  electronic: null,
  receiver: '',
  proof: { kind: 'none' },
  back: [{ line: 1, units, reason: 'not_ordered', photoIds: [] }],
  ...more,
});

/** Nothing was taken, for want of money. */
export const refused = (stopId: string, more: object = {}): Delivery => ({
  result: 'refused',
  ...common(stopId),
  reason: 'no_money',
  note: '',
  photoIds: [],
  ...more,
});

/** Sends deliveries; returns their outcomes. */
export async function sendDeliveries(
  driver: OfficeCaller,
  deliveries: readonly StopReport[],
): Promise<DeliveryOutcome[]> {
  const sent = await driver('POST /api/purchase/driver/deliveries', { deliveries });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return sent.json<{ results: { outcomes: DeliveryOutcome[]; route: DriverRoute } }>().results.outcomes;
}

/** The codes of what was refused; null for what counted. */
export const refusalsOf = (outcomes: readonly DeliveryOutcome[]): (string | null)[] =>
  outcomes.map(({ refusal }) => refusal?.code ?? null);

/** A noisy grey PNG of this size, as base64. */
export function photo(side = 64): string {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (side + 1)).map((_, at) =>
    at % (side + 1) === 0 ? 0 : (at * 2_654_435_761) >>> 24,
  );
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from(rows))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]).toString('base64');
}

function crc(bytes: Buffer): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  }
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
