import type { Page } from '@playwright/test';
import { expect, here, open, test } from './journey.ts';
import { codeFor, makeRoomForCodes, messagesFor, newPhone } from './mailbox.ts';
import { makeCustomer, signIn } from './people.ts';

const codeField = (page: Page) => page.getByLabel('Código de 6 dígitos');

/** From the login page to the code field, by SMS. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Celular').fill(phone);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/send-confirmation-code/login');
  await page.getByText('SMS', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/verify-code');
}

test(
  'a customer signs in with phone and code, and reaches the requested page · RT-07 RT-10 RT-11 API-05 API-06',
  { tag: '@main' },
  async ({ page, db, request, faults }) => {
    faults.expect(/400 POST .*auth\/check/, /status of 400/);
    await makeRoomForCodes(db);
    const phone = newPhone();
    await makeCustomer(db, { phone });
    await open(page, '/home/cart');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await askForCode(page, phone);
    const code = await codeFor(request, phone);

    await codeField(page).fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert').first()).toContainText('código');
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(code);
    await expect(page).toHaveURL('/home/cart');
    await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  },
);

test('an unknown phone gets an invitation instead of a code, and the page looks the same', async ({
  page,
  db,
  request,
}) => {
  await makeRoomForCodes(db);
  const phone = newPhone();
  await open(page, '/login');
  await askForCode(page, phone);
  await expect(codeField(page)).toBeVisible();
  await expect
    .poll(async () => (await messagesFor(request, phone)).map(({ text }) => text).join())
    .toContain('/registro');
  expect((await messagesFor(request, phone)).every(({ code }) => code === undefined)).toBe(true);
});

test('a network lost while the code is typed keeps the code and the page', async ({ page, db, request, faults }) => {
  // The code that reports a lost network loads a while after the page; here its request fails.
  faults.expect(/failed: .*(auth\/check|assets\/[\w-]+\.js)/, /console: .*ERR_/);
  await makeRoomForCodes(db);
  const phone = newPhone();
  await makeCustomer(db, { phone });
  await open(page, '/login');
  await askForCode(page, phone);
  const code = await codeFor(request, phone);
  await page.context().setOffline(true);
  await codeField(page).fill(code);
  await expect(page.getByRole('alert').first()).toContainText('No hay conexión');
  await expect(codeField(page)).toHaveValue(code);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
});

test('twenty tabs that wake with an expired session stay signed in, one renewal at a time · ST-03 ERR-11', async ({
  context,
  page,
  db,
  faults,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone shows one tab');
  faults.expect(/401/, /status of 401/);
  const { email } = await makeCustomer(db);
  await signIn(page, email, '/home/profile/address');
  const tabs = [page];
  for (let made = 1; made < 20; made += 1) {
    const tab = await context.newPage();
    tabs.push(tab);
    await tab.goto('/home/profile/address');
    await expect(tab.getByRole('main').getByText('Sede Chapinero')).toBeVisible();
  }
  let [inFlight, most, renewals] = [0, 0, 0];
  const expired = new Set<string>();
  const awake = new Set<Page>();
  // As if all slept for an hour: their access tokens are expired.
  await context.route('**/api/**', async (route) => {
    const { token } = route.request().headers();
    if (route.request().url().includes('/auth/refresh-token')) {
      renewals += 1;
      inFlight += 1;
      most = Math.max(most, inFlight);
      const response = await route.fetch();
      inFlight -= 1;
      return route.fulfill({ response });
    }
    if (token && renewals === 0) expired.add(token);
    if (!token || !expired.has(token)) {
      if (token) awake.add(route.request().frame().page());
      return route.continue();
    }
    const body = { code: 'UNAUTHENTICATED', message: 'Ingresa de nuevo.', params: {}, requestId: 'e2e' };
    return route.fulfill({ status: 401, json: body });
  });
  await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))));
  await expect.poll(() => awake.size, { timeout: 30_000 }).toBe(tabs.length);
  expect(most).toBe(1);
  expect(renewals).toBeLessThan(tabs.length);
  for (const tab of tabs) expect(here(tab)).toBe('/home/profile/address');
});

test('a signed-in page gets its session while its code is on the way, and asks for it once', async ({ page, db }) => {
  const { email } = await makeCustomer(db);
  await signIn(page, email, '/home/profile/address');
  const requests: string[] = [];
  const isAsked = Promise.withResolvers<void>();
  page.on('request', (request) => {
    const call = /auth\/(refresh-token|me)$/.exec(new URL(request.url()).pathname)?.[1];
    if (call) requests.push(call);
    if (call === 'me') isAsked.resolve();
  });
  // The entry arrives after the head asked for the user.
  await page.route('**/assets/base-*.js', (route) => isAsked.promise.then(() => route.continue()));
  await page.reload();
  await expect(page.getByRole('main').getByText('Sede Chapinero')).toBeVisible();
  expect(requests).toEqual(['refresh-token', 'me']);
});
