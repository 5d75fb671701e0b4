import type { Page } from '@playwright/test';
import { formatPesos } from '../packages/rules/src/money.ts';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, here, open, test } from './journey.ts';
import { CHOOSE, leave, makeField, note, openSheet, placedFor, startQuickOrder } from './outbox-steps.ts';
import { callerFor, signIn } from './people.ts';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar pedido' });

test('an order that asks is answered line by line, after a reload too, and is one order · SEL-105', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /409/);
  const field = await makeField(db);
  const dear = await makeProduct(db, { name: 'Champú Ruta', stock: 40, price: 30_000 });
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  await note(page, field.soap, 6);
  await note(page, dear, 2);
  await (await openSheet(page)).getByRole('button', { name: 'Cerrar' }).click();
  await page.context().setOffline(true);
  await leave(page);
  // meanwhile units are sold, and a price rises
  await db.query(
    `update products.stock s set available = 2 from products.version v where v.id = s.version_id and v.product_id = $1`,
    [field.soap.id],
  );
  await db.query(`update products.version set base_price = 45000 where product_id = $1`, [dear.id]);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Ver', exact: true }).click();
  await expect(page.getByText('Con novedad')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Resolver 2 líneas' }).click();
  await expect(page.getByRole('heading', { name: 'Cambiaron 2 de 2 líneas' })).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveAccessibleDescription('Falta decidir 2 líneas');
  const question = await page.getByRole('link', { name: 'Preguntar' }).getAttribute('href');
  expect(new URL(question ?? '').searchParams.get('text')).toContain('6 und. → 2 und.');
  await page.getByText('Solo 2').click();
  await expect(sendButton(page)).toHaveAccessibleDescription(`Falta decidir ${dear.name}`);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Solo 2' })).toBeChecked();
  expect(await findings(page, here(page))).toEqual([]);
  await page.getByText('Aceptar', { exact: true }).click();
  expect(await placedFor(db, field)).toEqual([]);
  await sendButton(page).click();
  await expect(page).toHaveURL(/outbox$/);
  await expect(page.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible();
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([4]);
  expect(await findings(page, here(page))).toEqual([]);
});

test('what waits of another phone of the seller is answered here, or discarded after a question', async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(/404/);
  const field = await makeField(db, 1);
  const seller = await callerFor(request, field.seller);
  const { results } = await seller.get<{ results: { _id: string }[] }>(
    `/api/auth/v3/me/addresses?customerId=${field.customer.id}`,
  );
  const clientOrderId = '019ac000-0000-7000-a000-' + field.customer.id.slice(-12);
  const now = new Date().toISOString();
  const sent = await seller.send('POST', '/api/purchase/seller-orders', {
    clientOrderId,
    customerId: field.customer.id,
    takenAt: now,
    snapshotAt: now,
    lines: [{ code: field.soap.code, quantity: 5, priceSeen: 20_000, dateSeen: null }],
    addressId: results[0]?._id,
    paymentMethod: 'cash_on_delivery',
    expectedTotal: 110_000,
  });
  expect(sent.status()).toBe(409);
  await signIn(page, field.seller, '/home/outbox');
  await expect(page.getByText(/Desde otro equipo/)).toBeVisible();
  await page.getByRole('link', { name: 'Resolver 1 línea' }).click();
  await expect(page.getByRole('main')).toContainText(formatPesos(110_000 - 100_000 + 20_000));
  await page.getByText('Quitar', { exact: true }).click();
  await expect(page.getByText('No queda ninguna línea')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar pedido' }).click();
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByText('Todo enviado')).toBeVisible();
  expect(here(page)).toBe('/home/outbox');
  await open(page, `/home/outbox/${clientOrderId}`);
  await expect(page.getByRole('heading', { name: 'Este pedido ya no espera respuesta' })).toBeVisible();
  expect(await placedFor(db, field)).toEqual([]);
});
