import { type Desk, each, pageRow, row, timed } from './office-desk.ts';
import type { ReportRow } from './report.ts';

/** Pages of orders that are measured, after some that are not. */
const [EACH, WARM] = [48, 8];

/** Measures pages of lists, the page of an order, a wave of 500 orders, 1,000 orders moved, and a change until a screen knows it. */
export async function measureOfficeLists(desk: Desk): Promise<ReportRow[]> {
  const rows = [
    ...(await pages(desk)),
    await orderPages(desk),
    await plannedWave(desk),
    await liveChange(desk),
    await movedOrders(desk),
  ];
  return rows;
}

const lists: Readonly<Record<string, (n: number) => string>> = {
  'orders, a tab': (n) => `tab=${['to_pick', 'picking', 'dispatched', 'delivered', 'all'][n % 5]}&page=${1 + (n % 4)}`,
  'orders of some days, by total': (n) => `from=${daysAgo(20 + n)}&to=${daysAgo(n)}&sort=-total`,
  'orders of a method and an amount': (n) =>
    `method=cash_on_delivery&minTotal=${50_000 + n * 1_000}&page=${1 + (n % 3)}`,
  'orders of a customer': (n) => `q=${8_000_000_000 + (1 + n * 97) * 37_321}`,
  'orders due today and late': (n) => `dispatchDate=${daysAgo(0)},late&page=${1 + (n % 3)}`,
};

async function pages(desk: Desk): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const [name, query] of Object.entries(lists))
    rows.push(await pageRow(desk, `list: ${name}`, (n) => `/api/purchase/office/orders?${query(n)}`));
  return rows;
}

async function orderPages(desk: Desk): Promise<ReportRow> {
  const { rows } = await desk.db.query<{ code: string }>(
    'select code from purchase.order order by md5(id::text) limit $1',
    [EACH + WARM],
  );
  const took = await each(rows.length, (n) => timed(desk, `GET /api/purchase/office/orders/${rows[n]?.code}`));
  return row('page of an order', took.slice(WARM), 60);
}

async function plannedWave(desk: Desk): Promise<ReportRow> {
  const { rows } = await desk.db.query<{ id: string; warehouse: string }>(
    `select s.id::text as id, o.warehouse_id as warehouse from purchase.shipment s join purchase.order o on o.id = s.order_id
     where o.status = 'confirmed' and s.status = 'received' and o.payment_method = 'cash_on_delivery' and o.code ~ '^TN-.{7}'
     order by s.id limit 500`,
  );
  const plan = {
    dispatchDate: daysAgo(-3),
    warehouseId: rows[0]?.warehouse,
    shipmentIds: rows.map(({ id }) => id),
    maxOrders: 500,
    maxUnits: 100_000,
    dryRun: true,
  };
  const took = await each(4, () => timed(desk, 'POST /api/purchase/office/waves', plan));
  return row(`a wave of ${rows.length} orders, planned`, took.slice(1), 1_000);
}

/** From the request of a change until the event reaches a screen. */
async function liveChange(desk: Desk): Promise<ReportRow> {
  const codes = await codesOf(desk, 'confirmed', 6);
  const stream = await fetch(`${desk.server.url}/api/office/events`, { headers: { cookie: desk.cookie } });
  const reader = stream.body?.getReader();
  if (!reader) throw new Error('there is no stream of changes');
  const took: number[] = [];
  for (const code of codes) {
    const began = performance.now();
    const news = untilNews(reader);
    await timed(desk, 'POST /api/purchase/office/orders/pick', { codes: [code] });
    await news;
    took.push(performance.now() - began);
  }
  await reader.cancel();
  return row('a change until a screen knows it', took.slice(1), 2_000);
}

async function untilNews(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (;;) {
    const { value, done } = await reader.read();
    if (done || new TextDecoder().decode(value).includes('orders')) return;
  }
}

async function movedOrders(desk: Desk): Promise<ReportRow> {
  const codes = await codesOf(desk, 'confirmed', 1_000);
  const began = performance.now();
  for (let at = 0; at < codes.length; at += 200)
    await timed(desk, 'POST /api/purchase/office/orders/pick', { codes: codes.slice(at, at + 200) });
  return row(`${codes.length} orders moved one state`, [performance.now() - began], 3_000);
}

async function codesOf({ db }: Desk, status: string, most: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    'select code from purchase.order where status = $1 order by created_at limit $2',
    [status, most],
  );
  return rows.map(({ code }) => code);
}

const daysAgo = (days: number): string =>
  new Date(Date.now() - 5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
