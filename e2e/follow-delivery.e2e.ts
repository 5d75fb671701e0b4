import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { formatPesos } from '../packages/rules/src/money.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { sendThree } from './office-road.ts';
import { openDesk } from './operators.ts';
import { makeCustomer, signIn } from './people.ts';

/** The stop of an order. */
async function stopOf(db: pg.Pool, code: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from dispatch.load_stop p join purchase.shipment s on s.id = p.shipment_id join purchase.order o on o.id = s.order_id where o.code = $1`,
    [code],
  );
  return rows[0]?.id ?? '';
}

/** A driver's phone ends a stop. */
async function report(driver: APIRequestContext, stopId: string, more: object): Promise<void> {
  const common = {
    clientId: randomUUID(),
    stopId,
    at: new Date().toISOString(),
    electronic: null,
    proof: { kind: 'none' },
  };
  const deliveries = [{ ...common, receiver: 'Amparo', ...more }];
  const sent = await driver.post('/api/purchase/driver/deliveries', { data: { deliveries } });
  expect(sent.status(), await sent.text()).toBe(200);
  expect(await sent.text()).toContain('"refusal":null');
}

const stopsBefore = (page: Page) => page.getByText(/falta|próxima parada/).and(page.locator(':visible'));

test('a customer follows the delivery: its stops, what was short, the code, and what went back · SEL-206', async ({
  page,
  browser,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const desk = await openDesk(browser, db);
  const own = await placedOrder(request, db, { customer, units: 4, price: 12_910 });
  const answer = await desk.request.get(`/api/purchase/office/orders/${own.code}`);
  const { results } = (await answer.json()) as { results: { version: number } };
  const adjusted = await desk.request.post(`/api/purchase/office/orders/${own.code}/adjust`, {
    data: { version: results.version, lines: [{ line: 1, quantity: 3 }] },
  });
  expect(adjusted.status(), await adjusted.text()).toBe(200);
  const less = ((await adjusted.json()) as { results: { back: { amount: number } } }).results.back.amount;
  const { token, loadCode, orders } = await sendThree(request, desk, db, own);
  await db.query(
    `update dispatch.load set dispatch_date = (now() at time zone 'America/Bogota')::date, vehicle = 'Van', plate = 'WGT482' where code = $1`,
    [loadCode],
  );
  await db.query(
    `update dispatch.load_stop set promised_at = '08:00' where load_id = (select id from dispatch.load where code = $1)`,
    [loadCode],
  );
  const driver = await browser.newContext();
  const opened = await driver.request.post('/api/purchase/driver/open', { data: { token, phone: '3001112233' } });
  expect(opened.status(), await opened.text()).toBe(200);

  await signIn(page, customer.email, `/home/profile/orders/history/${own.code}`);
  await expect(stopsBefore(page)).toHaveText(/^\d+:\d\d, faltan 2 paradas$/);
  await expect(page.getByText('Jhon', { exact: true })).toBeVisible();
  await expect(page.getByText('Mosquera')).toHaveCount(0);
  await expect(page.getByText('Van, WGT482')).toBeVisible();
  const { rows } = await db.query<{ code: string }>(
    'select delivery_code as code from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1',
    [own.code],
  );
  const steps = page.getByRole('list', { name: 'Seguimiento' });
  await expect(steps).toContainText(`Con tu código ${rows[0]?.code}`);
  const short = page.getByRole('region', { name: 'No alcanzaron 1 und.' });
  await expect(short).toContainText(formatPesos(less));
  await expect(short).toContainText('No te lo cobramos');
  const found = await findings(page, 'on its way');

  // The page polls; a reload asks at once.
  const [first] = orders;
  await report(driver.request, await stopOf(db, first?.code ?? ''), { result: 'delivered', cash: first?.total });
  await page.reload();
  await expect(stopsBefore(page)).toHaveText(/^\d+:\d\d, falta 1 parada$/);

  const back = [{ line: 1, units: 1, reason: 'not_ordered', photoIds: [] }];
  await report(driver.request, await stopOf(db, own.code), {
    result: 'partial',
    cash: 20_000,
    receiver: '',
    back,
  });
  await page.reload();
  await expect(steps).toContainText('Entregado en parte');
  await expect(page.getByRole('region', { name: 'No recibiste 1 und.' })).toContainText('No te lo cobramos');
  await expect(stopsBefore(page)).toHaveCount(0);
  found.push(...(await findings(page, 'partly delivered')));
  expect(found).toEqual([]);
  await driver.close();
  await desk.context().close();
});
