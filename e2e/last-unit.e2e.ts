import { makeProduct, unitsLeft } from './catalogue.ts';
import { asReturning, expect, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';
import { chooseCash, confirmButton, fillCart, ordersOf } from './purchase.ts';

test('of two concurrent orders for the last unit one succeeds and the other reads that none is left · ERR-08 API-28', async ({
  page,
  browser,
  db,
  request,
  faults,
}) => {
  faults.expect(/409 POST .*order\/create/, /status of 409/);
  const product = await makeProduct(db, { stock: 1 });
  const others = await browser.newContext();
  faults.watch(others);
  await asReturning(others);
  const buyers = [
    { customer: await makeCustomer(db), page },
    { customer: await makeCustomer(db), page: await others.newPage() },
  ];
  for (const buyer of buyers) {
    const caller = await fillCart(request, buyer.customer, product, 1);
    await chooseCash(caller, db, buyer.customer);
    await signIn(buyer.page, buyer.customer.email, '/home/purchase/order/summary');
    await expect(confirmButton(buyer.page)).toBeEnabled();
  }

  await Promise.all(buyers.map((buyer) => confirmButton(buyer.page).click()));

  const outcomes = await Promise.all(
    buyers.map(async (buyer) => {
      const thanks = buyer.page.getByRole('heading', { name: 'Recibimos tu pedido' });
      const refusal = buyer.page.getByRole('alertdialog');
      await expect(thanks.or(refusal)).toBeVisible({ timeout: 15_000 });
      return (await refusal.isVisible()) ? await refusal.innerText() : 'ordered';
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== 'ordered')).toContain(
    'Stock insuficiente. Solo quedan 0 unidades disponibles',
  );
  const orders = await Promise.all(buyers.map((buyer) => ordersOf(db, buyer.customer)));
  expect(orders.flat()).toHaveLength(1);
  expect(await unitsLeft(db, product)).toBe(0);
  await others.close();
});
