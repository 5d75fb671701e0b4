import type { Page } from '@playwright/test';
import { leave, makeField, note, openSheet, placedFor, type SellerField } from '../outbox-steps.ts';
import { fillLogin, makeCustomer, makeSeller } from '../people.ts';
import { expect, loseNetwork, restartApp, startApp, test } from './app-journey.ts';

const isOffline = [/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /console: .*net::ERR_/];

/** Signs in, chooses the customer and notes units of the product, with addresses read. */
async function noteInApp(page: Page, field: SellerField, units: number): Promise<void> {
  await startApp(page);
  await fillLogin(page, field.seller);
  await page.getByRole('link', { name: /Selecciona un cliente/ }).click();
  await page.getByRole('searchbox').fill(field.customer.name);
  await page.getByRole('button', { name: field.customer.name }).click();
  await page.getByRole('link', { name: /^Pedido rápido/ }).click();
  await note(page, field.soap, units);
  await (await openSheet(page)).getByRole('button', { name: 'Cerrar' }).click();
}

const toQuickOrder = (page: Page) => page.getByRole('link', { name: /^Pedido rápido/ }).click();
const toOutbox = (page: Page) => page.getByRole('link', { name: /^Por enviar/ }).click();

test('a full phone is said before anything is promised; a kept order outlives the app, holds the session and is sent once · SEL-103', async ({
  page,
  db,
  bridge,
  faults,
}) => {
  faults.expect(...isOffline);
  const field = await makeField(db);
  await noteInApp(page, field, 3);
  const restore = await loseNetwork(page.context());
  bridge.isFull = true;
  const sheet = await openSheet(page);
  await sheet.getByLabel('Nota para la bodega').fill('Timbre dañado');
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await expect(sheet.getByRole('alert')).toContainText('No hay espacio en el equipo');
  await expect(sheet.getByLabel('Nota para la bodega')).toHaveValue('Timbre dañado');
  await expect(page.getByText('Guardado en tu celular')).toHaveCount(0);
  expect(bridge.files.size).toBe(0);
  bridge.isFull = false;
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await expect(page.getByText('Guardado en tu celular')).toBeVisible();
  expect(bridge.files.size).toBe(1);
  expect([...bridge.files.values()].join()).not.toMatch(/t[arl]_[\w-]{43}/);

  const app = await restartApp(page);
  await toOutbox(app);
  await expect(app.getByRole('heading', { name: '1 por enviar' })).toBeVisible();
  await app.getByRole('link', { name: 'Cuenta' }).click();
  await app.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  const alert = app.getByRole('alertdialog', { name: 'Tienes 1 pedido por enviar' });
  await alert.getByRole('button', { name: 'Ver por enviar' }).click();
  await expect(app.getByText('En espera')).toBeVisible();
  await restore();
  await app.getByRole('button', { name: 'Enviar ahora' }).click({ timeout: 30_000 });
  await expect(app.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible({ timeout: 20_000 });
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([3]);
});

test('another account on the phone neither sees nor sends an order; its seller does on return · SEL-103', async ({
  page,
  db,
  bridge,
  faults,
}) => {
  faults.expect(...isOffline, /401/);
  const field = await makeField(db);
  await noteInApp(page, field, 2);
  const restore = await loseNetwork(page.context());
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/seller-orders'));
  await leave(page);
  await failed;
  // the session is lost, as when it was ended from another device
  bridge.store.clear();
  let app = await restartApp(page);
  await restore();
  await app.getByRole('link', { name: 'Ingresar' }).first().click();
  await fillLogin(app, await makeSeller(db));
  await toOutbox(app);
  await expect(app.getByText('Todo enviado')).toBeVisible();
  await expect(app.getByText(field.customer.name)).toHaveCount(0);
  await app.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(app.getByRole('button', { name: 'Enviar ahora' })).toBeEnabled();
  expect(bridge.files.size).toBe(1);
  expect(await placedFor(db, field)).toEqual([]);
  await app.getByRole('link', { name: 'Cuenta' }).click();
  await app.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(app).toHaveURL(/\/login/);
  app = await restartApp(app);
  await fillLogin(app, field.seller);
  await expect
    .poll(async () => (await placedFor(db, field)).map(({ units, seller }) => [units, seller]), { timeout: 20_000 })
    .toEqual([[2, field.seller]]);
});

test('an order taken with a clock that is a day ahead asks, and is placed when its seller confirms', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(...isOffline, /409/);
  const field = await makeField(db);
  await noteInApp(page, field, 5);
  const restore = await loseNetwork(page.context());
  await page.context().addInitScript(() => {
    const Right = Date;
    const day = 24 * 3_600_000;
    globalThis.Date = class extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Right.now() + day] : given) as [number]));
      }
      static override now = () => Right.now() + day;
    } as DateConstructor;
  });
  const app = await restartApp(page);
  await toQuickOrder(app);
  await leave(app);
  await restore();
  await app.getByRole('link', { name: 'Ver', exact: true }).click();
  await app.getByRole('link', { name: 'Revisar pedido' }).click({ timeout: 60_000 });
  await expect(app.getByText('La hora del celular no coincide con la de la tienda.')).toBeVisible();
  await app.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(app).toHaveURL(/outbox$/);
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([5]);
});

test('an order for a customer that was not opened with a network has the address that was taken along', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(...isOffline);
  const field = await makeField(db);
  const other = { ...field, customer: await makeCustomer(db, { seller: field.seller }) };
  await startApp(page);
  await fillLogin(page, field.seller);
  await page.getByRole('link', { name: /Selecciona un cliente/ }).click();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByText('Listo para vender sin red')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: field.customer.name }).click();
  await toQuickOrder(page);
  await note(page, field.soap, 1);
  await (await openSheet(page)).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByRole('button', { name: field.customer.name })).toBeVisible();
  const restore = await loseNetwork(page.context());
  await page.getByRole('searchbox').fill(other.customer.name);
  await page.getByRole('button', { name: other.customer.name }).click();
  await toQuickOrder(page);
  const entry = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await entry.fill(`${field.soap.code} x7`);
  await entry.press('Enter');
  await expect(page.getByText(/^Había 50/)).toBeVisible();
  await leave(page);
  await restore();
  await expect
    .poll(async () => (await placedFor(db, other)).map(({ units }) => units), { timeout: 60_000 })
    .toEqual([7]);
  expect(await placedFor(db, field)).toEqual([]);
});
