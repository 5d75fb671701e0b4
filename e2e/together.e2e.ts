import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { openDesk } from './operators.ts';
import { makeCustomer, signIn } from './people.ts';
import { confirmButton, fillCart, goToSummary, orderedCode } from './purchase.ts';

const DAY_MS = 86_400_000;

test('SEL-202: a salon gets what is in stock together with its presale, in one delivery', async ({
  page,
  browser,
  db,
  request,
  faults,
}) => {
  // The desk's first answer, before its session.
  faults.expect(/401.*\/api\/office\/(me|events)|status of 401/);
  const leaves = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { price: 21_300, stock: 3, presale: leaves });
  await fillCart(request, customer, product, 5);
  await signIn(page, customer.email, '/home/purchase/order/detail');
  const ways = page.getByRole('group', { name: 'Tienes 2 und. en preventa' });
  await expect(ways.getByRole('radio', { name: /En dos despachos/ })).toBeChecked();
  const found = await findings(page, 'two ways to get an order');
  await ways.getByText('Recibir todo junto').click();
  await expect(ways.getByRole('radio', { name: /Recibir todo junto/ })).toBeChecked();
  await expect(page.getByText('5 unidades')).toBeVisible();

  await page.goto('/home/cart');
  await goToSummary(page);
  await confirmButton(page).click();
  const code = await orderedCode(page);
  const { rows } = await db.query<{ leaves: string }>(
    `select s.dispatch_date::text as leaves from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1`,
    [code],
  );
  expect(rows).toEqual([{ leaves }]);
  await page.goto(`/home/profile/orders/history/${code}`);
  await expect(page.getByText(/^Pediste recibir todo junto\./)).toBeVisible();
  const desk = await openDesk(browser, db);
  await desk.goto(`/oficina/pedidos/${code}`);
  await expect(desk.getByText('Todo junto, como lo pidió').and(desk.locator(':visible'))).toBeVisible();
  await desk.context().close();
  expect(found).toEqual([]);
});
