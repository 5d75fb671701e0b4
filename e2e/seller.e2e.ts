import { formatPesos } from '../packages/rules/src/money.ts';
import { makeProduct, setPrice } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, sellerOne, sellerTwo, signIn } from './people.ts';
import { cartOf, confirmButton, goToSummary, orderedCode, ordersOf } from './purchase.ts';

test(
  "a seller orders for a customer at that customer's prices · ROL-03 ROL-04 ROL-09 ST-06 RT-04 RT-28 NAV-05 ERR-05",
  { tag: '@main' },
  async ({ page, db }) => {
    const customer = await makeCustomer(db, { seller: sellerOne, tradeTypeId: 'distribuidor' });
    const product = await makeProduct(db, { name: 'Crema Jornada', stock: 40, price: 20_470 });
    await setPrice(db, product, 'distribuidor', 15_530);
    await signIn(page, sellerOne, '/home/marketplace/seller');
    await expect(page.getByRole('heading', { level: 1, name: 'Tomar pedido' })).toBeVisible();

    // Without a customer nothing is added; the alert leads to the choice and back.
    await open(page, product.path);
    await expect(page.getByRole('main')).toContainText(formatPesos(20_470));
    await page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).click();
    const alert = page.getByRole('alertdialog', { name: 'Selecciona un cliente' });
    await alert.getByRole('button', { name: 'Escoger' }).click();
    await expect(page).toHaveURL(`/home/select-customer?redirectTo=${encodeURIComponent(product.path)}`);
    await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
    await page.getByRole('button', { name: customer.name }).click();
    await expect(page).toHaveURL(product.path);

    // The customer's price and cart.
    await expect(page.getByRole('main')).toContainText(formatPesos(15_530));
    await expect(page.getByRole('main')).not.toContainText(formatPesos(20_470));
    await page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).click();
    await page.getByRole('link', { name: 'Ver', exact: true }).click();
    await expect(page).toHaveURL('/home/cart');
    await expect(page.getByText('Entregar a').and(page.locator(':visible')).first()).toBeVisible();
    await expect(page.getByText(customer.name).and(page.locator(':visible')).first()).toBeVisible();
    await goToSummary(page);
    await confirmButton(page).click();
    const code = await orderedCode(page);
    expect(await ordersOf(db, customer)).toMatchObject([{ code, units: 1, subtotal: 15_530 }]);
    await open(page, '/home/profile/orders/history');
    await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  },
);

test("a notice is shown above the bar of a seller's cart, not over it", async ({ page, db, request }) => {
  const customer = await makeCustomer(db, { seller: sellerOne });
  const product = await makeProduct(db, { name: 'Crema Aviso', stock: 40 });
  const seller = await callerFor(request, sellerOne);
  const line = { productId: product.id, code: product.code, quantity: 2 };
  const added = await seller.send('POST', `/api/purchase/cart/additem?customerId=${customer.id}`, line);
  expect(added.status()).toBe(200);
  await signIn(page, sellerOne, '/home/marketplace/seller');
  await open(page, '/home/select-customer?redirectTo=%2Fhome%2Fmarketplace%2Fseller');
  await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  const bar = page.locator('[data-cart-dock]');
  await expect(bar).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Agregar una unidad' }).first().click();
  const notice = page.getByText('Agregado al carrito');
  await expect(notice).toBeVisible();
  const bottomOf = await notice.evaluate((it) => it.closest('.rise')?.getBoundingClientRect().bottom ?? Infinity);
  expect(bottomOf).toBeLessThanOrEqual(await bar.evaluate((it) => it.getBoundingClientRect().top));
});

test("a seller cannot access another seller's customer, whatever the browser sends · ROL-09 VAL-14", async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(/404 .*customerId/, /status of 404/);
  const theirs = await makeCustomer(db, { seller: sellerTwo });
  const product = await makeProduct(db, { stock: 40 });
  const other = await callerFor(request, sellerTwo);
  const query = `?customerId=${theirs.id}`;
  const line = { productId: product.id, code: product.code, quantity: 2 };
  expect((await other.send('POST', `/api/purchase/cart/additem${query}`, line)).status()).toBe(200);

  const asked = page.waitForRequest((one) => one.url().includes('/api/auth/auth/me'));
  await signIn(page, sellerOne, '/home/marketplace/seller');
  const token = (await asked).headers()['token'] ?? '';
  expect(token).not.toBe('');
  const statuses = await page.evaluate(
    async ({ token: mine, query: for_, line: item }) => {
      const headers = { token: mine, 'content-type': 'application/json' };
      const key = {
        code: item.code,
        versionCode: null,
        assemblyCode: null,
        assemblyVersionCode: null,
        advancedPurchasing: false,
      };
      const calls: [string, string, object | null][] = [
        ['GET', '/api/purchase/cart/listcart', null],
        ['POST', '/api/purchase/cart/additem', item],
        ['PUT', '/api/purchase/cart/changequantityitem', { ...key, quantity: 9 }],
        ['DELETE', '/api/purchase/cart/cleanCart', null],
        ['GET', '/api/purchase/order/list', null],
        ['GET', '/api/auth/v3/me/addresses', null],
      ];
      const answers: number[] = [];
      for (const [method, path, body] of calls) {
        const init =
          body === null ? { method, headers: { token: mine } } : { method, headers, body: JSON.stringify(body) };
        answers.push((await fetch(path + for_, init)).status);
      }
      return answers;
    },
    { token, query, line },
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await cartOf(other, query)).cart?.products.map(({ quantity }) => quantity)).toEqual([2]);

  // The customer is not in the seller's portfolio either.
  await open(page, '/home/select-customer');
  await page.getByLabel('Nombre, cédula o NIT').fill(theirs.name);
  await expect(page.getByText(`Ningún cliente se llama “${theirs.name}”`)).toBeVisible();
});
