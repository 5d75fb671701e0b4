import type { Page } from '@playwright/test';
import { formatPesos } from '../packages/rules/src/money.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { confirmButton, fillCart, orderedCode, ordersOf, paidParts } from './purchase.ts';

const phone = () => `318${String(Math.random()).slice(2, 9)}`;
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible'));
/** The payment step, where the only address is already chosen. */
const methods = '/home/purchase/order/payment-methods';

async function acceptAndConfirm(page: Page): Promise<void> {
  await expect(page).toHaveURL('/home/purchase/order/summary');
  // The label has links too, so the box itself is pressed.
  await page.getByRole('checkbox', { name: /^Acepto los/ }).press('Space');
  await confirmButton(page).click();
}

/** Types a card on the page of payment methods and chooses it. */
async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByText('Tarjeta de crédito o débito', { exact: true }).click();
  await page.getByRole('link', { name: 'Agregar tarjeta' }).click();
  await page.getByLabel('Número de la tarjeta').fill(number);
  await page.getByLabel('Nombre como aparece en la tarjeta').fill('Marcela Jornada');
  await page.getByLabel('Mes').selectOption('12');
  await page.getByLabel('Año').selectOption({ index: 3 });
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await expect(page).toHaveURL(methods);
  await visible(page, 'Usar Tarjeta de crédito o débito').click();
}

test(
  'an order is paid at the bank, which returns to it, with a part on own credit and a coupon · RT-31 RT-39',
  { tag: '@main' },
  async ({ page, db, request }) => {
    const customer = await makeCustomer(db, { phone: phone(), credit: 60_000 });
    const product = await makeProduct(db, { price: 60_000, stock: 20 });
    await fillCart(request, customer, product, 6);
    await signIn(page, customer.email, methods);

    await page.getByText('PSE', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Usar también mi cupo/ }).press('Space');
    await page.getByRole('button', { name: 'Escoger banco' }).click();
    const banks = page.getByRole('dialog', { name: '¿Desde qué banco pagas?' });
    await banks.getByLabel('Número de documento').fill('1020345678');
    await banks.getByText('Banco de prueba', { exact: true }).click();
    await banks.getByRole('button', { name: 'Usar Banco de prueba' }).click();
    await visible(page, 'Usar PSE').click();

    await page.getByRole('link', { name: 'Agregar un cupón' }).click();
    await page.getByLabel('Código del cupón').fill('vitrina40');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByRole('main')).toContainText(formatPesos(-40_000));
    await acceptAndConfirm(page);

    await page.getByRole('button', { name: 'Aprobar el pago' }).click();
    const code = await orderedCode(page);
    const [order, ...more] = await ordersOf(db, customer);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ code, subtotal: 360_000 });
    const total = order?.total ?? 0;
    expect(await paidParts(db, code)).toEqual([
      { method: 'own_credit', status: 'on_credit', amount: 60_000 },
      { method: 'pse', status: 'approved', amount: total - 60_000 },
    ]);
    await expect(page.getByRole('main')).not.toContainText('Falta tu pago');
  },
);

test('an order is paid with a loan of Addi, which returns to it · UI-19 RT-31', async ({ page, db, request }) => {
  const customer = await makeCustomer(db, { phone: phone() });
  const product = await makeProduct(db, { price: 60_000, stock: 20 });
  await fillCart(request, customer, product, 3);
  await signIn(page, customer.email, methods);

  await page.getByText('Paga a cuotas con Addi', { exact: true }).click();
  await page.getByRole('button', { name: 'Escribir cédula' }).click();
  await page.getByLabel('Número de cédula').fill('1.020.345.678');
  await page.getByRole('button', { name: 'Usar esta cédula' }).click();
  await visible(page, 'Usar Addi').click();
  await expect(page).toHaveURL('/home/purchase/order/summary');
  await confirmButton(page).click();

  await page.getByRole('button', { name: 'Aprobar el crédito' }).click();
  const code = await orderedCode(page);
  const [order] = await ordersOf(db, customer);
  expect(order).toMatchObject({ code });
  expect(await paidParts(db, code)).toEqual([{ method: 'addi', status: 'approved', amount: order?.total }]);
});

test('after a declined card the order can be paid with Nequi · RT-31 RT-39', async ({ page, db, request }) => {
  const customer = await makeCustomer(db, { phone: phone() });
  const product = await makeProduct(db, { stock: 20 });
  await fillCart(request, customer, product, 3);
  await signIn(page, customer.email, methods);

  await payWithCard(page, '4111111111111111');
  await acceptAndConfirm(page);

  await expect(page.getByRole('heading', { name: 'El pago no pasó' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Pagar de nuevo' }).click();
  await page
    .getByRole('button', { name: /^Pagar \$/ })
    .and(page.locator(':visible'))
    .click();
  const sheet = page.getByRole('dialog', { name: '¿Cómo vas a pagar?' });
  await sheet.getByText('Nequi', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Escribir celular' }).click();
  await page.getByLabel('Celular de tu cuenta Nequi').fill('3991111111');
  await page.getByRole('button', { name: 'Usar este celular' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await sheet.getByRole('checkbox', { name: /^Acepto los/ }).press('Space');
  await sheet.getByRole('button', { name: /^Pagar \$/ }).click();

  const code = await orderedCode(page);
  const orders = await ordersOf(db, customer);
  expect(orders.map((order) => order.code)).toEqual([code]);
  expect(await paidParts(db, code)).toMatchObject([
    { method: 'card', status: 'declined' },
    { method: 'nequi', status: 'approved', amount: orders[0]?.total },
  ]);
});

test('a cancelled order keeps its payment in the timeline and shows the refund, in the history too · D-45', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db, { phone: phone() });
  const product = await makeProduct(db, { stock: 20 });
  await fillCart(request, customer, product, 3);
  await signIn(page, customer.email, methods);
  await payWithCard(page, '4242424242424242');
  await acceptAndConfirm(page);
  const code = await orderedCode(page);

  await page.goto(`/home/profile/orders/history/${code}`);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar este pedido?' });
  await question.getByRole('button', { name: 'Cancelar pedido' }).click();
  const [order] = await ordersOf(db, customer);
  const sentence = `Devolución de ${formatPesos(order?.total ?? 0)} a Visa ···· 4242`;
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
  const way = page.getByRole('list', { name: 'Seguimiento' });
  await expect(way.getByRole('listitem')).toContainText(['Pedido recibido', 'Pago confirmado', 'Cancelado']);
  await expect(way).toContainText('con Visa ···· 4242');
  // the gateway responds within seconds
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `${sentence}, hecha` })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await page.goto('/home/profile/orders/history');
  await expect(page.getByRole('link', { name: code })).toContainText(`${sentence}, hecha`);
});

test('a seller pays with Nequi for a customer, pressing every button twice: one order, one charge · ROL-09 RT-31 RT-39', async ({
  page,
  db,
}) => {
  const customer = await makeCustomer(db, { seller: sellerOne });
  const product = await makeProduct(db, { stock: 20 });
  await signIn(page, sellerOne, `/home/select-customer?redirectTo=${encodeURIComponent(product.path)}`);
  await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  await expect(page).toHaveURL(product.path);
  await visible(page, 'Agregar al carrito').click();
  await page.getByRole('link', { name: 'Ver', exact: true }).click();

  await visible(page, 'Continuar compra').dblclick();
  await expect(page.getByRole('main')).toContainText(customer.name);
  await visible(page, 'Continuar').dblclick();
  await page.getByText('Nequi', { exact: true }).click();
  await page.getByRole('button', { name: 'Escribir celular' }).click();
  await page.getByLabel('Celular de tu cuenta Nequi').fill('3991111111');
  await page.getByRole('button', { name: 'Usar este celular' }).click();
  await visible(page, 'Usar Nequi').dblclick();
  await expect(page).toHaveURL('/home/purchase/order/summary');
  await page.getByRole('checkbox', { name: /^Acepto los/ }).press('Space');
  await confirmButton(page).dblclick();

  const code = await orderedCode(page);
  const orders = await ordersOf(db, customer);
  expect(orders.map((order) => order.code)).toEqual([code]);
  expect(await paidParts(db, code)).toEqual([{ method: 'nequi', status: 'approved', amount: orders[0]?.total }]);
});
