import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { makeProduct } from '../catalogue.ts';
import { fillLogin, makeCustomer, sellerOne } from '../people.ts';
import type { SeededCustomer } from '../people.ts';
import { cartOf, chooseCash, confirmButton, fillCart, goToSummary, orderedCode } from '../purchase.ts';
import { expect, restartApp, startApp, test as base } from './app-journey.ts';
import type { Bridge } from './bridge.ts';

/** The API beside the app: it has another origin than the shell. */
const test = base.extend<{ beside: APIRequestContext }>({
  beside: async ({ playwright }, use) => {
    const beside = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
    await use(beside);
    await beside.dispose();
  },
});

const PLUGIN = 'PushNotifications';
const run = promisify(execFile);

/** As the warehouse does: `npm run orders`. */
async function dispatch(orderCode: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL, DEMO: 'off' };
  for (const what of ['prepare', 'dispatch'])
    await run(process.execPath, ['apps/server/src/commands/orders.ts', what, orderCode], { env });
}

/** Phones registered for this customer. */
async function phonesOf(db: pg.Pool, { email }: Pick<SeededCustomer, 'email'>) {
  const { rows } = await db.query<{ device: string; token: string; platform: string }>(
    `select d.device_id as device, d.token, d.platform from push.device_token d
     join auth.identity i on i.id = d.identity_id where i.email = $1`,
    [email],
  );
  return rows;
}

/** Notifications shown on a phone, newest first. */
async function shownOn(request: APIRequestContext, device: string) {
  const { messages }: { messages: { channel: string; to: string; subject?: string; path?: string }[] } = await (
    await request.get('/dev/mailbox.json')
  ).json();
  return messages.filter(({ channel, to }) => channel === 'push' && to === device);
}

async function enter(page: Page, email: string): Promise<void> {
  await startApp(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/home\//);
}
const goToAccount = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cuenta' }).click();
  await expect(page).toHaveURL('/home/profile');
};
const tap = (bridge: Bridge, path: string) =>
  bridge.emit(PLUGIN, 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: { path } },
  });

test('a customer asks for notifications after an order, gets one on the phone, and it opens the order · GEN-08 ROL-02 ROL-07 API-84', async ({
  page,
  db,
  bridge,
  beside,
}) => {
  const customer = await makeCustomer(db);
  await fillCart(beside, customer, await makeProduct(db, { stock: 9 }), 1);
  await enter(page, customer.email);
  await tap(bridge, '/home/cart');
  await goToSummary(page);
  await confirmButton(page).click();
  const orderCode = await orderedCode(page);
  await expect(page.getByRole('heading', { name: '¿Te avisamos cuando salga tu pedido?' })).toBeVisible();
  expect(bridge.callsOf(PLUGIN, 'requestPermissions')).toEqual([]);

  await page.getByRole('button', { name: 'Avisarme' }).click();
  await expect(page.getByText('Listo, te avisamos en este celular.')).toBeVisible();
  expect(bridge.callsOf(PLUGIN, 'requestPermissions')).toHaveLength(1);
  expect(bridge.callsOf(PLUGIN, 'register').length).toBeGreaterThan(0);
  await bridge.emit(PLUGIN, 'registration', { value: `fcm:${orderCode}:first-token` });
  await expect.poll(() => phonesOf(db, customer)).toMatchObject([{ platform: 'android' }]);
  const [phone] = await phonesOf(db, customer);

  await dispatch(orderCode);
  const title = `Tu pedido ${orderCode} va en camino`;
  await expect.poll(() => shownOn(beside, phone?.device ?? '')).toMatchObject([{ subject: title }]);
  const [shown] = await shownOn(beside, phone?.device ?? '');
  const path = shown?.path ?? '';

  // It arrives while the app is open: the app shows it.
  await bridge.emit(PLUGIN, 'pushNotificationReceived', { id: '1', title, body: 'Ya salió todo.', data: { path } });
  await page.getByRole('status').filter({ hasText: title }).getByRole('link', { name: 'Ver' }).click();
  await expect(page).toHaveURL(`/home/profile/orders/history/${orderCode}`);

  // Opened while the app runs: a foreign link leads to no page.
  let app = await restartApp(page);
  await goToAccount(app);
  await tap(bridge, 'https://malo.example/home/cart');
  await expect(app).toHaveURL('/home/profile');
  await tap(bridge, path);
  await expect(app).toHaveURL(path);

  // After signing out the phone gets no more notifications.
  app = await restartApp(app);
  await goToAccount(app);
  await app.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(() => phonesOf(db, customer)).toEqual([]);
  await expect.poll(() => bridge.callsOf(PLUGIN, 'unregister').length).toBe(1);
});

test('a notification that starts the app opens its order, after a sign-in if needed · RT-47', async ({
  page,
  db,
  bridge,
  beside,
}) => {
  const customer = await makeCustomer(db);
  const caller = await fillCart(beside, customer, await makeProduct(db, { stock: 9 }), 1);
  await chooseCash(caller, db, customer);
  const { cart } = await cartOf(caller);
  const placed = await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id });
  const { results }: { results: { orderCode: string } } = await placed.json();
  const path = `/home/profile/orders/history/${results.orderCode}`;

  await tap(bridge, path);
  await startApp(page);
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, customer.email);
  await expect(page).toHaveURL(path);

  const started = await page.context().newPage();
  await page.close();
  await tap(bridge, path);
  await startApp(started);
  await expect(started).toHaveURL(path);
  await expect(started.getByText(results.orderCode).first()).toBeVisible();
});

test('a seller is not offered notifications, and their phone is neither asked nor registered · ROL-05 ROL-07', async ({
  page,
  db,
  bridge,
}) => {
  await enter(page, sellerOne);
  await bridge.emit(PLUGIN, 'registration', { value: 'fcm:token-of-a-sellers-phone' });
  await goToAccount(page);
  await expect(page.getByRole('main').getByText('Tema')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Avisos en este celular' })).toHaveCount(0);
  await bridge.resume();
  expect([...bridge.callsOf(PLUGIN, 'requestPermissions'), ...bridge.callsOf(PLUGIN, 'register')]).toEqual([]);
  expect(await phonesOf(db, { email: sellerOne })).toEqual([]);
});
