import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf, fillCart, ordersOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('SEL-204: a salon pays one document whole and a part of another with one payment, and downloads its statement', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db, { credit: 900_000 });
  const product = await makeProduct(db, { price: 70_300, stock: 20 });
  for (const units of [1, 2]) {
    const caller = await fillCart(request, customer, product, units);
    const { cart } = await cartOf(caller);
    const { rows } = await db.query<{ id: string }>('select id from auth.address where customer_id = $1', [
      customer.id,
    ]);
    await caller.send('PUT', '/api/purchase/cart/listcart', {
      cartId: cart?._id,
      addressId: rows[0]?.id,
      paymentMethod: 'own_credit',
    });
    const placed = await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id });
    expect(placed.status(), await placed.text()).toBe(200);
  }
  const [first, second] = await ordersOf(db, customer);
  await db.query(
    `update auth.credit_movement set due_on = current_date - 5 where order_id = (select id from purchase.order where code = $1)`,
    [first?.code],
  );
  await signIn(page, customer.email, '/home/profile/marcela#creditos');
  await page.getByRole('link', { name: 'Ver estado de cuenta' }).click();
  await expect(page).toHaveURL('/home/profile/marcela/statement');
  await expect(page).toHaveTitle(/^Estado de cuenta/);

  const list = page.getByRole('region', { name: 'Por pagar' });
  await expect(list.getByRole('checkbox', { name: new RegExp(first?.code ?? '') })).toBeChecked();
  await list.getByRole('checkbox', { name: new RegExp(second?.code ?? '') }).press('Space');
  await list.getByRole('textbox', { name: `Cuánto pagas de Pedido ${second?.code}` }).fill('30000');
  const found = await findings(page, 'statement with two chosen documents');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF$/ }).and(page.locator(':visible')).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^estado-de-cuenta-.*\.pdf$/);

  const sum = (first?.total ?? 0) + 30_000;
  await page.getByRole('button', { name: /^Pagar (\$|con)/ }).click();
  const sheet = page.getByRole('dialog', { name: '¿Cómo vas a pagar?' });
  await sheet.getByText('Nequi', { exact: true }).click();
  await page.getByRole('button', { name: 'Escribir celular' }).click();
  await page.getByLabel('Celular de tu cuenta Nequi').fill('3991111111');
  await page.getByRole('button', { name: 'Usar este celular' }).click();
  await sheet.getByRole('checkbox', { name: /^Acepto los/ }).press('Space');
  await sheet.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page).toHaveURL(/#creditos$/, { timeout: 40_000 });

  await open(page, '/home/profile/marcela/statement');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(second?.code ?? '');
  const views = page.getByRole('radiogroup', { name: 'Qué ver' });
  await views.getByText('Movimientos').click();
  await expect(page.getByRole('region', { name: 'Movimientos' })).toContainText(
    `Pago por Nequi, ${first?.code}, ${second?.code}`,
  );
  found.push(...(await findings(page, 'movements')));
  await views.getByText('Pagadas').click();
  await expect(page.getByRole('region', { name: 'Pagadas' })).toContainText(first?.code ?? '');
  found.push(...(await findings(page, 'paid documents')));
  expect(found).toEqual([]);
  const caller = await callerFor(request, customer.email);
  const { results } = await caller.get<{ results: { summary: { used: number } } }>('/api/customers/statement');
  expect(results.summary.used).toBe((first?.total ?? 0) + (second?.total ?? 0) - sum);
});
