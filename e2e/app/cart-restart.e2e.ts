import { cartSamples, sampleCart } from '../cart-samples.ts';
import { makeProduct } from '../catalogue.ts';
import { fillLogin, makeCustomer } from '../people.ts';
import { fillCart } from '../purchase.ts';
import { expect, expectKept, loseNetwork, startApp, test as base } from './app-journey.ts';

/** `request` calls the API, which has another origin than the app. */
const test = base.extend({
  request: async ({ playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
    await use(api);
    await api.dispose();
  },
});

test('after a restart without a network the app shows the changed cart from its first frame, and also with a network', async ({
  page,
  db,
  request,
  faults,
  bridge,
}) => {
  faults.expect(/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /console: .*net::ERR_/);
  const customer = await makeCustomer(db);
  const soap = await makeProduct(db, { stock: 50, name: 'Jabón' });
  await fillCart(request, customer, soap, 2);
  await fillCart(request, customer, await makeProduct(db, { stock: 50, name: 'Crema' }), 1);
  await startApp(page);
  await fillLogin(page, customer.email);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await bridge.openLink('https://127.0.0.1/home/cart');
  const quantity = page.getByRole('group', { name: `Cantidad de ${soap.name}` });
  await expect(quantity).toContainText('2');
  await expectKept(page, soap.code);
  const more = quantity.getByRole('button', { name: 'Agregar una unidad' });

  // Confirmed by the server, but the app closes before it stores the result.
  const confirmed = page.waitForResponse(/changequantityitem/);
  await more.click();
  await confirmed;
  await expect(quantity).toContainText('3');
  const returnNetwork = await loseNetwork(page.context());
  await more.click();
  await expect(quantity).toContainText('4');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('cartEdit'))).toBe(true);
  const context = page.context();
  await page.close();
  const app = await context.newPage();
  await sampleCart(app);
  await startApp(app);
  await app
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito, / })
    .click();
  await expect.poll(async () => (await cartSamples(app)).ms, { timeout: 20_000 }).toBeGreaterThan(6000);
  await returnNetwork();
  await expect
    .poll(() => app.evaluate(() => JSON.stringify(localStorage).includes('cartEdit')), { timeout: 30_000 })
    .toBe(false);
  const { lines, counter } = await cartSamples(app);
  expect(lines.map((text) => text.split(', ').toSorted().join(', '))).toEqual(['Crema 1, Jabón 4']);
  expect(counter).toEqual(['Carrito, 5 productos']);
});
