import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { moveShipment } from './orders-command.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('the steps of an order wait behind the bell, lead to the order, and are read on every device · SEL-209', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 9 });
  const caller = await fillCart(request, customer, product, 2);
  await chooseCash(caller, db, customer);
  const placed = await caller.send('POST', '/api/purchase/order/create', { cartId: (await cartOf(caller)).cart?._id });
  expect(placed.status(), await placed.text()).toBe(200);
  const [order] = await ordersOf(db, customer);
  const code = order?.code ?? '';
  // the outbox writes a notice within seconds, and none of a step that the order has already left
  const expectUnread = async (unread: number): Promise<void> => {
    await expect(async () => {
      const { results } = await caller.get<{ results: { unread: number } }>('/api/notices/unread');
      expect(results.unread).toBe(unread);
    }).toPass();
  };
  await moveShipment('prepare', code);
  await expectUnread(1);
  await moveShipment('dispatch', code);
  await signIn(page, customer.email, '/home/marketplace/customer');
  await expectUnread(2);
  await open(page, '/home/marketplace/customer');
  await page.getByRole('link', { name: 'Avisos, 2 sin leer' }).and(page.locator(':visible')).click();
  await expect(page).toHaveURL('/home/notices');
  await expect(page).toHaveTitle(/^Avisos/);
  const row = page.getByRole('link', { name: new RegExp(`Tu pedido ${code} va en camino`) });
  await expect(row).toBeVisible();
  const found = await findings(page, 'notices');
  await row.click();
  await expect(page).toHaveURL(`/home/profile/orders/history/${code}`);

  const other = await callerFor(request, customer.email);
  await expect(async () => {
    const { results } = await other.get<{ results: { unread: number } }>('/api/notices/unread');
    expect(results.unread).toBe(1);
  }).toPass();
  await page.goBack();
  await page.getByRole('button', { name: 'Marcar todos leídos' }).and(page.locator(':visible')).click();
  await expect(page.getByText('Todo leído').and(page.locator(':visible'))).toBeVisible();
  await page.getByRole('button', { name: `Archivar Tu pedido ${code} va en camino` }).click();
  await expect(row).toBeHidden();
  found.push(...(await findings(page, 'notices, archived')));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Cartera' }).and(page.locator(':visible')).click();
  await expect(page.getByText('Nada por aquí')).toBeVisible();
  found.push(...(await findings(page, 'no notices')));
  expect(found).toEqual([]);
});
