import type pg from 'pg';
import { findings } from './axe-findings.ts';
import { makeProduct, type SeededProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, sellerOne, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

/** Orders of these units, as many days ago, placed by the seller for the customer. */
async function placeEarlier(
  { send, db }: { send: Awaited<ReturnType<typeof callerFor>>['send']; db: pg.Pool },
  customerId: string,
  daysAgo: number,
  items: readonly [SeededProduct, number][],
) {
  const query = `?customerId=${customerId}`;
  for (const [{ id, code }, quantity] of items) {
    const line = { productId: id, code, quantity };
    expect((await send('POST', `/api/purchase/cart/additem${query}`, line)).status()).toBe(200);
  }
  const { rows } = await db.query<{ id: string }>(
    `select id from purchase.cart where customer_id = $1 and status = 'open'`,
    [customerId],
  );
  const cartId = rows[0]?.id;
  const method = { cartId, paymentMethod: 'cash_on_delivery' };
  expect((await send('PUT', `/api/purchase/cart/listcart${query}`, method)).status()).toBe(200);
  const placed = await send('POST', `/api/purchase/order/create${query}`, { cartId });
  expect(placed.status(), await placed.text()).toBe(200);
  await db.query(`update purchase.order set created_at = now() - make_interval(days => $2) where cart_id = $1`, [
    cartId,
    daysAgo,
  ]);
}

test('a seller opens the day, the customer and the suggested order, accepts it, and it is in the cart · SEL-107 SEL-108', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db, { seller: sellerOne, credit: 1_000_000 });
  const soap = await makeProduct(db, { name: 'Jabón de ritmo', stock: 90, price: 10_130 });
  const wax = await makeProduct(db, { name: 'Cera de ritmo', stock: 90, price: 20_370 });
  const { send, get } = await callerFor(request, sellerOne);
  for (const [daysAgo, units] of [
    [11, 2],
    [9, 4],
    [7, 3],
  ] as const)
    await placeEarlier({ send, db }, customer.id, daysAgo, [
      [soap, units],
      [wax, 1],
    ]);

  await signIn(page, sellerOne, '/home/marketplace/seller');
  const visit = page.getByRole('main').getByRole('link', { name: new RegExp(customer.name) });
  await expect(page.getByText('Vendido hoy')).toBeVisible();
  const found = await findings(page, 'the day of a seller');
  const more = page.getByRole('button', { name: /^Ver \d+ más$/ }).first();
  if (!(await visit.first().isVisible())) await more.click();
  await visit.first().click();
  await expect(page).toHaveURL(`/home/customers/${customer.id}`);
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  await expect(page.getByText('2 días, van 7')).toBeVisible();
  found.push(...(await findings(page, 'a customer of a seller')));

  await page.getByRole('link', { name: /^Pedido sugerido/ }).click();
  await expect(page).toHaveURL(`/home/customers/${customer.id}/suggested`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Jabón de ritmo' })).toContainText(
    'cada 2 días, va en 7 días',
  );
  await expect(page.getByText('2 líneas, 4 und.')).toBeVisible();
  found.push(...(await findings(page, 'a suggested order')));
  const row = page.getByRole('listitem').filter({ hasText: 'Cera de ritmo' });
  await row.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Aceptar 1', exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Agregar / }).click();
  await page.getByRole('button', { name: 'Aceptar todo' }).click();
  await expect(page).toHaveURL('/home/cart');
  const { cart } = await cartOf({ send, get }, `?customerId=${customer.id}`);
  expect(Object.fromEntries(cart?.products.map(({ code, quantity }) => [code, quantity]) ?? [])).toEqual({
    [soap.code]: 3,
    [wax.code]: 1,
  });

  // The quick order leads to it too.
  await open(page, '/home/quick-order');
  await expect(page.getByRole('link', { name: 'Pedido sugerido 2' })).toBeVisible();
  found.push(...(await findings(page, 'a quick order with a suggestion')));
  expect(found).toEqual([]);
});

const noNetwork = [/failed: net::ERR_INTERNET_DISCONNECTED/, /console: .*net::ERR_/, /failed: .*ERR_/];

test('a seller opens a customer for the first time without a network, and credit, last order and the usual are there · SEL-107', async ({
  page,
  db,
  request,
  faults,
}, { project }) => {
  test.skip(project.name === 'desktop', 'a seller goes out with a phone');
  faults.expect(...noNetwork);
  const customer = await makeCustomer(db, { seller: sellerOne, credit: 1_000_000 });
  const soap = await makeProduct(db, { name: 'Jabón de sótano', stock: 90, price: 10_130 });
  const { send } = await callerFor(request, sellerOne);
  for (const [daysAgo, units] of [
    [13, 5],
    [11, 2],
    [7, 3],
    [5, 4],
  ] as const)
    await placeEarlier({ send, db }, customer.id, daysAgo, [[soap, units]]);

  await signIn(page, sellerOne, '/home/marketplace/seller');
  const start = performance.now();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByText(/^Actualizado hoy, .*: [\d.]+ productos, [\d.]+ clientes/)).toBeVisible({
    timeout: 30_000,
  });
  const visit = page.getByRole('main').getByRole('link', { name: new RegExp(customer.name) });
  const more = page.getByRole('button', { name: /^Ver \d+ más$/ }).first();
  if (!(await visit.first().isVisible())) await more.click();
  // the code of the other pages is loaded beside this one, some seconds after the start
  let before = 0;
  await expect(async () => {
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    const isWhole = loaded === before && performance.now() - start > 8_000;
    before = loaded;
    expect(isWhole).toBe(true);
  }).toPass({ intervals: [1_500], timeout: 40_000 });
  await page.context().setOffline(true);
  await visit.first().click();
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  await expect(page.getByText('Puede comprar a cupo')).toBeVisible();
  await expect(page.getByText(/^Sin red\. Descargado hoy, \d/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo que más pide' })).toContainText('3 und.');
  await expect(page.getByText(/^\d+ \w+, 4 und\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Recaudar' }).click();
  await expect(page.getByText('Para recaudar necesitas red.')).toBeVisible();
});
