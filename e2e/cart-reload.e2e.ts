import { cartSamples, sampleCart } from './cart-samples.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf, fillCart } from './purchase.ts';

test('a reload shows unsent changes at once, and no older server copy replaces them', async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(/failed: net::ERR_INTERNET_DISCONNECTED/, /console: .*net::ERR_/);
  const customer = await makeCustomer(db);
  const soap = await makeProduct(db, { stock: 50, name: 'Jabón' });
  await fillCart(request, customer, soap, 2);
  await fillCart(request, customer, await makeProduct(db, { stock: 50, name: 'Crema' }), 1);
  await signIn(page, customer.email, '/home/cart');
  const quantity = page.getByRole('group', { name: `Cantidad de ${soap.name}` });
  await expect(quantity).toContainText('2');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await quantity.getByRole('button', { name: 'Agregar una unidad' }).click();
  await quantity.getByRole('button', { name: 'Agregar una unidad' }).click();
  await expect(quantity).toContainText('4');
  await page.unroute('**/api/**');

  // The cart is read before the change reaches the server, and that response arrives after the one to the change.
  const isRead = Promise.withResolvers<void>();
  await page.route('**/cart/listcart*', async (route) => {
    const answer = await route.fetch();
    isRead.resolve();
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('cartEdit')));
    // The shop may have aborted it.
    await route.fulfill({ response: answer }).catch(() => null);
  });
  await page.route('**/cart/changequantityitem*', async (route) => {
    await isRead.promise;
    await route.fallback();
  });
  await sampleCart(page);
  await page.reload();
  await expect.poll(async () => (await cartSamples(page)).ms, { timeout: 20_000 }).toBeGreaterThan(6000);
  const { lines, counter } = await cartSamples(page);
  const [shown = ''] = lines;
  expect(lines).toEqual([shown]);
  expect(shown.split(', ').toSorted()).toEqual(['Crema 1', 'Jabón 4']);
  expect(counter.filter((text) => !text.includes('5'))).toEqual([]);
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.amount).toBe(5);
});
