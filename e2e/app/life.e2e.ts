import type { Page } from '@playwright/test';
import { fillLogin, makeCustomer } from '../people.ts';
import { expect, here, restartApp, startApp, test } from './app-journey.ts';

const shop = 'https://127.0.0.1';
const order = '/home/profile/orders/history/TN-00000';

test.describe('started by a link', () => {
  test.use({ phone: { launchUrl: `${shop}${order}?reference=correo&redirect=//evil.example` } });

  test('the login stands before what is for members, and leads on to it · NAV-04 RT-07', async ({
    page,
    db,
    faults,
  }) => {
    faults.expect(/404 GET .*TN-00000/, /status of 404/);
    const { email } = await makeCustomer(db);
    await startApp(page);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, email);
    await expect(page).toHaveURL(`${order}?reference=correo`);
  });
});

test('links open their places while the app runs, foreign ones nothing; the phone’s button leads back and out', async ({
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

test('the phone’s button closes what is open before it leaves the page', async ({ page, bridge }) => {
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

test.describe('a version that is served no more', () => {
  test.use({ phone: { version: '0.0.1' } });

  test('has a wall before it that nothing takes away but a newer one · GEN-08 ERR-13 API-83 UI-11', async ({
    page,
    bridge,
    context,
  }) => {
    // The demo serves the version of this build and newer ones.
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

test('nobody is kept out when the question about the version has no answer', async ({ page, faults, context }) => {
  faults.expect(/500 POST .*compare_versions/, /status of 500/);
  await context.route('**/api/app-version/**', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await startApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wall(page)).toHaveCount(0);
  await restartApp(page);
});
