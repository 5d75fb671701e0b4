import { makeProduct, unitsLeft } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf, chooseCash, confirmButton, fillCart, orderedCode, ordersOf } from './purchase.ts';

test(
  'a lost response to an order is retried and gives one order · RT-38 API-28',
  { tag: '@main' },
  async ({ page, db, request, faults }) => {
    faults.expect(/failed: .*order\/create/, /console: .*ERR_/);
    const customer = await makeCustomer(db);
    const product = await makeProduct(db, { stock: 10 });
    await chooseCash(await fillCart(request, customer, product, 2), db, customer);
    await signIn(page, customer.email, '/home/purchase/order/summary');
    let sent = 0;
    await page.route('**/api/purchase/order/create*', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch(); // the server applies it; the response is lost
      return route.abort('connectionreset');
    });
    await confirmButton(page).click();
    const thanks = page.getByRole('heading', { name: 'Recibimos tu pedido' });
    const again = page.getByRole('button', { name: 'Reintentar' });
    await expect(thanks.or(again)).toBeVisible({ timeout: 20_000 });
    if (await again.isVisible()) await again.click();
    const code = await orderedCode(page);
    expect(sent).toBeGreaterThan(1);
    expect(await ordersOf(db, customer)).toMatchObject([{ code, units: 2 }]);
    expect(await unitsLeft(db, product)).toBe(8);
  },
);

test('repeated taps on a slow network add once', async ({ page, db, request }) => {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 20 });
  await signIn(page, customer.email, product.path);
  const add = page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible'));
  await expect(add).toBeEnabled();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  let calls = 0;
  page.on('request', (one) => {
    if (one.url().includes('/cart/additem')) calls += 1;
  });
  await add.dblclick();
  await add.click({ force: true });
  await expect(page.getByText('Agregado al carrito')).toBeVisible({ timeout: 20_000 });
  expect(calls).toBe(1);
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([1]);
});

test('a failed addition is reported, and a retry adds once · ERR-02', async ({ page, db, request, faults }) => {
  faults.expect(/500 POST .*additem/, /status of 500/);
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 20 });
  await signIn(page, customer.email, product.path);
  const body = { code: 'INTERNAL', message: 'Nuestro servidor descansa.', params: {}, requestId: 'e2e' };
  await page.route('**/api/purchase/cart/additem*', (route) => route.fulfill({ status: 500, json: body }), {
    times: 1,
  });
  const add = page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible'));
  await add.click();
  const alert = page.getByRole('alertdialog', { name: '!Atención¡' });
  await expect(alert).toContainText('Ha ocurrido algo. Nuestro servidor descansa.');
  await alert.getByRole('button', { name: 'Entendido' }).click();
  await add.click();
  await expect(page.getByText('Agregado al carrito')).toBeVisible();
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([1]);
});

test('a refused change is reverted with its reason · ERR-07', async ({ page, db, request, faults }) => {
  faults.expect(/500 PUT .*changequantityitem/, /status of 500/);
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 20 });
  await fillCart(request, customer, product, 3);
  await signIn(page, customer.email, '/home/cart');
  const body = { code: 'INTERNAL', message: 'Nuestro servidor descansa.', params: {}, requestId: 'e2e' };
  await page.route('**/changequantityitem*', (route) => route.fulfill({ status: 500, json: body }), { times: 1 });
  const quantity = page.getByRole('group', { name: `Cantidad de ${product.name}` });
  await quantity.getByRole('button', { name: 'Agregar una unidad' }).click();
  await expect(page.getByText('Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.')).toBeVisible();
  await expect(quantity).toContainText('3');
  await open(page, '/home/cart');
  await expect(quantity).toContainText('3');
});

test('a page that cannot load its code stays and says so; it loads when the network is back, after a release too · ERR-14', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_/, /status of 404/, /404 GET .*assets/, /console: TypeError: Page code/);
  await open(page, '/login');
  const link = page.getByRole('main').getByRole('link', { name: 'Crear cuenta' });
  const register = page.getByRole('heading', { level: 1, name: /Crea tu cuenta/ });
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await link.click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar esta página');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page).toHaveURL('/registro');
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(register).toBeVisible();

  await open(page, '/login');
  await page.evaluate(() => sessionStorage.clear());
  // The code of the old page is gone; a reloaded page knows the new file names.
  let isNew = false;
  page.on('request', (request) => void (isNew ||= request.isNavigationRequest()));
  await page.route(/\/assets\/registro-.*\.js$/, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await link.click();
  await expect(register).toBeVisible();
});
