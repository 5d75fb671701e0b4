import type { Page } from '@playwright/test';
import { makeProduct } from '../catalogue.ts';
import { leave, makeField, placedFor } from '../outbox-steps.ts';
import { type SeededCustomer, fillLogin, makeCustomer } from '../people.ts';
import { expect, loseNetwork, restartApp, startApp, test } from './app-journey.ts';

const isOffline = [/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /console: .*net::ERR_/];

/** Chooses a customer of the portfolio from the tab, and opens its quick order. */
async function visit(page: Page, { name }: Pick<SeededCustomer, 'name'>): Promise<void> {
  await page.getByRole('link', { name: 'Clientes' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name }).click();
  await page.getByRole('link', { name: /^Pedido rápido/ }).click();
}

const lines = (page: Page, n: number) => page.getByRole('list', { name: n === 1 ? '1 línea' : `${n} líneas` });

async function pasteList(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: 'Pegar lista' }).first().click();
  await page.getByLabel('Tu lista').fill(list);
  await page.getByRole('button', { name: 'Pasar al pedido' }).click();
}

async function type(page: Page, code: string, units: number): Promise<void> {
  const entry = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await entry.fill(`${code} x${units}`);
  await entry.press('Enter');
}

async function answer(page: Page, { name }: Pick<SeededCustomer, 'name'>, choice: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Con novedad' });
  await card.getByRole('link', { name: 'Resolver 1 línea' }).click();
  await expect(page.getByText('1 línea sin cambios')).toBeVisible();
  await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page).toHaveURL(/outbox$/);
}

test('a round without a network: a pasted list, a presale, a killed app; a price and a stock change, and each order lands once or asks once · SEL-102 SEL-104 SEL-105', async ({
  page,
  db,
  bridge,
  faults,
}) => {
  faults.expect(...isOffline, /409/);
  const field = await makeField(db);
  const { seller, soap, customer: first } = field;
  const [second, third] = [await makeCustomer(db, { seller }), await makeCustomer(db, { seller })];
  const dear = await makeProduct(db, { name: 'Champú Ronda', stock: 40, price: 30_000 });
  const wax = await makeProduct(db, { name: 'Cera Ronda', stock: 40, price: 15_300 });
  const later = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const preorder = await makeProduct(db, { name: 'Tónico Ronda', stock: 0, price: 12_000, presale: later });
  await startApp(page);
  await fillLogin(page, seller);
  await page.getByRole('link', { name: /Selecciona un cliente/ }).click();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByText('Listo para vender sin red')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: first.name }).click();

  const restore = await loseNetwork(page.context());
  await visit(page, first);
  await pasteList(page, `Hola, me regalas\n- ${soap.code} x2\n${dear.code}: 3 und`);
  await expect(lines(page, 2)).toContainText('Había 40');
  await leave(page);
  await page.getByRole('button', { name: 'Volver' }).click();
  await visit(page, second);
  await type(page, preorder.code, 4);
  await expect(lines(page, 1)).toContainText('Preventa');
  await type(page, soap.code, 1);
  await expect(lines(page, 2)).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/seller-orders'));
  await leave(page);
  // a request that a closing page leaves behind would reach the server
  await failed;
  expect(bridge.files.size).toBe(2);

  const app = await restartApp(page);
  await visit(app, third);
  await type(app, wax.code, 6);
  await type(app, soap.code, 5);
  await expect(lines(app, 2)).toBeVisible();
  await leave(app);
  await app.getByRole('link', { name: 'Ver', exact: true }).click();
  await expect(app.getByRole('heading', { name: '3 por enviar' })).toBeVisible();

  await db.query('update products.version set base_price = 45000 where product_id = $1', [dear.id]);
  await db.query(
    `update products.stock s set available = 0 from products.version v where v.id = s.version_id and v.product_id = $1`,
    [wax.id],
  );
  await restore();
  await app.getByRole('button', { name: 'Enviar ahora' }).click({ timeout: 30_000 });
  await expect(app.getByText('Con novedad')).toHaveCount(2, { timeout: 30_000 });
  const unitsOf = async (customer: SeededCustomer) =>
    (await placedFor(db, { ...field, customer })).map(({ units }) => units);
  const all = async () => [await unitsOf(first), await unitsOf(second), await unitsOf(third)];
  await expect.poll(all).toEqual([[], [5], []]);
  await app.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(app.getByRole('button', { name: 'Enviar ahora' })).toBeEnabled();
  await expect(app.getByText('Con novedad')).toHaveCount(2);

  await answer(app, first, 'Aceptar');
  await expect(app.getByText('Con novedad')).toHaveCount(1);
  await answer(app, third, 'Quitar');
  await expect(app.getByText('Con novedad')).toHaveCount(0);
  await app.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(app.getByRole('button', { name: 'Enviar ahora' })).toBeEnabled();
  expect(await all()).toEqual([[5], [5], [5]]);
  const { rows } = await db.query<{ status: string; n: number }>(
    `select status, count(*)::int as n from purchase.seller_order where customer_id = any($1) group by status`,
    [[first.id, second.id, third.id]],
  );
  expect(rows).toEqual([{ status: 'placed', n: 3 }]);
});
