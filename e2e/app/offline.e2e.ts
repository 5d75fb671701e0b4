import type { BrowserContext, Page } from '@playwright/test';
import { makeProduct } from '../catalogue.ts';
import type { SeededProduct } from '../catalogue.ts';
import { callerFor, fillLogin, makeCustomer } from '../people.ts';
import { cartOf, chooseCash, fillCart } from '../purchase.ts';
import { expect, expectKept, loseNetwork, restartApp, startApp, test as base } from './app-journey.ts';
import { keptOn } from './kept.ts';

/** `request` calls the API, which has another origin than the app. */
const test = base.extend({
  request: async ({ playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
    await use(api);
    await api.dispose();
  },
});

/** A link as messages have it; the app uses only its path. */
const shop = 'https://127.0.0.1';
const noNetwork = [/failed: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)/, /console: .*net::ERR_/];
const strip = (page: Page) => page.getByText('Sin conexión. Guardamos el pedido en tu celular.');
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first();

/** Changes stored on the phone that are not sent yet. */
const editsOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('cartEdit')).length);

async function signInToApp(page: Page, email: string): Promise<void> {
  await startApp(page);
  await fillLogin(page, email);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });

test('pages seen before open without a network, also after a cold start: home, orders, cart', async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(...noNetwork);
  const customer = await makeCustomer(db);
  const soap = await makeProduct(db, { stock: 20, name: 'Jabón Jornada' });
  const caller = await fillCart(request, customer, soap, 2);
  await chooseCash(caller, db, customer);
  const { cart } = await cartOf(caller);
  const { results } = (await (
    await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })
  ).json()) as {
    results: { orderCode: string };
  };
  await fillCart(request, customer, soap, 3);

  await signInToApp(page, customer.email);
  await tab(page, 'Pedir de nuevo').click();
  await expect(page.getByText(results.orderCode).first()).toBeVisible();
  await tab(page, /Carrito/).click();
  await expect(page.getByRole('group', { name: `Cantidad de ${soap.name}` })).toContainText('3');
  await expectKept(page, results.orderCode);
  await expectKept(page, soap.code);

  const returnNetwork = await loseNetwork(page.context());
  const app = await restartApp(page);
  await expect(app.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(strip(app)).toBeVisible();
  await tab(app, 'Pedir de nuevo').click();
  await expect(app.getByText(results.orderCode).first()).toBeVisible();
  await tab(app, /Carrito/).click();
  await expect(app.getByRole('group', { name: `Cantidad de ${soap.name}` })).toContainText('3');
  await expect(app.getByText('No pudimos cargar')).toHaveCount(0);

  await returnNetwork();
  await expect(strip(app)).toBeHidden({ timeout: 20_000 });
  // the cart has its own bar at the bottom, instead of the tabs
  await app.goBack();
  await tab(app, 'Cuenta').click();
  await app.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(app).toHaveURL('/login');
  expect(await keptOn(app)).toBe('[]');
});

test('changes made offline and kept over a restart reach the server once each although their responses are lost', async ({
  page,
  db,
  request,
  faults,
  bridge,
}) => {
  faults.expect(...noNetwork);
  const customer = await makeCustomer(db);
  const names = ['Jabón', 'Crema', 'Gel'];
  const [soap, cream, gel] = (await Promise.all(
    names.map((name) => makeProduct(db, { stock: 50, name: `${name} Jornada` })),
  )) as [SeededProduct, SeededProduct, SeededProduct]; // as: an entry for each name
  await fillCart(request, customer, soap, 2);
  await signInToApp(page, customer.email);
  for (const { path, code } of [cream, gel]) {
    await bridge.openLink(`${shop}${path}`);
    await expect(visible(page, 'Agregar al carrito')).toBeVisible();
    await expectKept(page, code);
  }
  await bridge.openLink(`${shop}/home/cart`);
  const quantity = page.getByRole('group', { name: `Cantidad de ${soap.name}` });
  await expect(quantity).toContainText('2');
  await expectKept(page, soap.code);

  const returnNetwork = await loseNetwork(page.context());
  await quantity.getByRole('button', { name: 'Agregar una unidad' }).click();
  await expect(strip(page)).toBeVisible();
  await quantity.getByRole('button', { name: 'Agregar una unidad' }).click();
  await expect(quantity).toContainText('4');
  for (const { path, name } of [cream, gel, cream]) {
    await bridge.openLink(`${shop}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    // The taps on the stepper make one change or two, stored a moment after they show.
    const before = await editsOn(page);
    expect(before).toBeGreaterThan(0);
    await visible(page, 'Agregar al carrito').click();
    await expect.poll(() => editsOn(page)).toBe(before + 1);
  }
  const app = await restartApp(page);
  await expect(tab(app, 'Carrito, 7 productos')).toBeVisible();

  const lost = await loseEachAnswerOnce(app.context());
  await returnNetwork();
  await expect(strip(app)).toBeHidden({ timeout: 30_000 });
  const caller = await callerFor(request, customer.email);
  const inCart = async () => {
    const { cart } = await cartOf(caller);
    return Object.fromEntries(cart?.products.map(({ code, quantity: units }) => [code, units]) ?? []);
  };
  await expect.poll(inCart, { timeout: 30_000 }).toEqual({ [soap.code]: 4, [cream.code]: 2, [gel.code]: 1 });
  await expect.poll(() => editsOn(app)).toBe(0);
  expect(await inCart()).toEqual({ [soap.code]: 4, [cream.code]: 2, [gel.code]: 1 });
  expect(lost.size).toBeGreaterThanOrEqual(4);
  await expect(tab(app, 'Carrito, 7 productos')).toBeVisible();
});

/** Each change is applied on the server, and its first response is lost. */
async function loseEachAnswerOnce(context: BrowserContext): Promise<Set<string>> {
  const lost = new Set<string>();
  await context.route(/\/api\/purchase\/cart\/(additem|changequantityitem)/, async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    if (key === '' || lost.has(key)) return route.fallback();
    lost.add(key);
    await route.fetch();
    return route.abort('connectionreset');
  });
  return lost;
}
