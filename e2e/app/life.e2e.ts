import type { Page } from '@playwright/test';
import { fillLogin, makeCustomer } from '../people.ts';
import { expect, here, restartApp, startApp, test } from './app-journey.ts';

const shop = 'https://127.0.0.1';
const order = '/home/profile/orders/history/TN-00000';

test.describe('started by a link', () => {
  test.use({ phone: { launchUrl: `${shop}${order}?reference=correo&redirect=//evil.example` } });

  test('a member page asks for a sign-in first, then opens · NAV-04 RT-07', async ({ page, db, faults }) => {
    faults.expect(/404 GET .*TN-00000/, /status of 404/);
    const { email } = await makeCustomer(db);
    await startApp(page);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, email);
    await expect(page).toHaveURL(`${order}?reference=correo`);
  });
});

test('links to the shop open in the running app, foreign ones do not; the back button goes back and then closes the app', async ({
  page,
  bridge,
}) => {
  await startApp(page);
  await expect(page).toHaveURL('/login');
  await bridge.openLink(`${shop}/product/algo/1/details`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const product = here(page);
  expect(product).toMatch(/^\/product\/.*\/1\/details$/);
  for (const foreign of ['https://evil.example/home/cart', `${shop}/account-deletion`, 'javascript:alert(1)'])
    await bridge.openLink(foreign);
  await bridge.openLink(`${shop}/login/change/password/tl_${'a'.repeat(43)}`);
  await expect(page).toHaveURL('/login/change/password');
  await bridge.openLink(`${shop}${product}`);
  await expect(page).toHaveURL(product);

  await bridge.pressBack();
  await expect(page).toHaveURL('/login/change/password');
  await bridge.pressBack();
  await expect(page).toHaveURL(product);
  await bridge.pressBack();
  await expect(page).toHaveURL('/login');
  expect(bridge.callsOf('App', 'minimizeApp')).toHaveLength(0);
  await bridge.pressBack();
  await expect.poll(() => bridge.callsOf('App', 'minimizeApp').length).toBe(1);
  await expect(page).toHaveURL('/login');
});

test('the back button closes an open layer before it leaves the page', async ({ page, bridge }) => {
  await startApp(page);
  await bridge.openLink(`${shop}/product/tinte/1/details`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Carta de color|Ver los/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await bridge.pressBack();
  await expect(sheet).toBeHidden();
  expect(here(page)).toMatch(/^\/product\/.*\/details$/);
});

const wall = (page: Page) => page.getByRole('alertdialog', { name: 'Información' });

test.describe('an app version below the minimum', () => {
  test.use({ phone: { version: '0.0.1' } });

  test('is blocked by a screen that only an update removes · GEN-08 ERR-13 API-83 UI-11', async ({
    page,
    bridge,
    context,
  }) => {
    // The demo supports this build and newer ones.
    await page.clock.install();
    await startApp(page);
    await expect(wall(page)).toContainText(
      'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
    );
    await expect(wall(page)).toContainText('Versión 0.0.1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(wall(page)).toBeVisible();
    await bridge.openLink(`${shop}/product/algo/1/details`);
    await expect(page).toHaveURL(/\/product\//);
    await expect(wall(page)).toBeVisible();
    await bridge.pressBack();
    await expect.poll(() => bridge.callsOf('App', 'minimizeApp').length).toBe(1);
    await expect(page).toHaveURL(/\/product\//);
    await expect(wall(page)).toBeVisible();

    await context.route('https://play.google.com/**', (route) => route.fulfill({ body: 'Google Play' }));
    const store = context.waitForEvent('page');
    await wall(page).getByRole('button', { name: 'Actualizar' }).click();
    expect((await store).url()).toBe('https://play.google.com/store/apps/details?id=co.tonalia.app');
    await (await store).close();

    await bridge.pause();
    bridge.version = '0.1.0';
    await page.clock.fastForward(61_000);
    await bridge.resume();
    await expect(wall(page)).toBeHidden();
    await expect(page).toHaveURL(/\/product\//);
  });
});

test('the app opens when the version check has no answer', async ({ page, faults, context }) => {
  faults.expect(/500 POST .*compare_versions/, /status of 500/);
  await context.route('**/api/app-version/**', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await startApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wall(page)).toHaveCount(0);
  await restartApp(page);
});
