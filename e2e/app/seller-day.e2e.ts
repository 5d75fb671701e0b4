import type { Page } from '@playwright/test';
import { findings } from '../axe-findings.ts';
import { nitCheckDigit } from '../../packages/rules/src/document.ts';
import { makeProduct } from '../catalogue.ts';
import { newPhone } from '../mailbox.ts';
import { leave, makeField, note, placedFor } from '../outbox-steps.ts';
import { type SeededCustomer, fillLogin, makeCustomer } from '../people.ts';
import { expect, here, loseNetwork, restartApp, startApp, test } from './app-journey.ts';

const isOffline = [/failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /console: .*net::ERR_/];

/** Chooses a customer of the portfolio from the tab, and opens its quick order. */
async function visit(page: Page, { name }: Pick<SeededCustomer, 'name'>): Promise<void> {
  await page.getByRole('link', { name: 'Clientes' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name }).click();
  await page.getByRole('link', { name: /^Pedido rápido/ }).click();
}

/** Notes a code with the units, as the device knows it, and leaves the order. */
async function take(page: Page, code: string, units: number): Promise<void> {
  const entry = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await entry.fill(`${code} x${units}`);
  await entry.press('Enter');
  await expect(page.getByText(/^Había \d+/).first()).toBeVisible();
  await leave(page);
}

async function register(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  // of no other customer
  const digits = `9${phone.slice(-8)}`;
  await page.getByRole('link', { name: 'Clientes' }).click();
  await page.getByRole('link', { name: 'Registrar cliente' }).click();
  await expect(page.getByText('Sin red. El cliente queda por enviar.')).toBeVisible();
  await page.getByLabel('Celular').fill(phone);
  await page.getByLabel('Nombre del negocio').fill(name);
  await page.getByLabel('Tipo de negocio').selectOption({ label: 'Peluquería' });
  await page.getByLabel('Nombre', { exact: true }).fill('Lorena');
  await page.getByLabel('Apellido').fill('Beltrán');
  await page.getByRole('combobox', { name: 'Departamento' }).pressSequentially('bogota');
  await page.getByRole('option', { name: 'Bogotá, D.C.' }).click();
  await page.getByLabel('Número o nombre de la vía').fill('63 Sur # 80-24');
  await page.getByRole('textbox', { name: 'NúmeroOpcional' }).fill(`${digits}-${nitCheckDigit(digits)}`);
  await page.getByRole('checkbox').check({ force: true });
}

test('a day without a network: visits, a registration, a killed app, then two novelties, and each order is one · SEL-102 SEL-103 SEL-105', async ({
  page,
  db,
  bridge,
  faults,
}) => {
  faults.expect(...isOffline, /409/, /404/);
  const field = await makeField(db);
  const { seller, soap } = field;
  const wax = await makeProduct(db, { name: 'Cera Ruta', stock: 40, price: 15_300 });
  const [second, third] = [await makeCustomer(db, { seller }), await makeCustomer(db, { seller })];
  const taken = newPhone();
  const spa = { name: `Spa Lorena ${taken}`, phone: taken };
  await startApp(page);
  await fillLogin(page, seller);
  await page.getByRole('link', { name: /Selecciona un cliente/ }).click();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByText('Listo para vender sin red')).toBeVisible({ timeout: 30_000 });
  // the first visit has a network
  await page.getByRole('button', { name: field.customer.name }).click();
  await page.getByRole('link', { name: /^Pedido rápido/ }).click();
  await note(page, soap, 3);
  await leave(page);
  await expect.poll(async () => (await placedFor(db, field)).length, { timeout: 20_000 }).toBe(1);
  await page.getByRole('button', { name: 'Volver' }).click();

  const restore = await loseNetwork(page.context());
  await visit(page, second);
  await take(page, wax.code, 6);
  await page.getByRole('button', { name: 'Volver' }).click();
  await register(page, spa);
  expect(await findings(page, here(page))).toEqual([]);
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await expect(page.getByText(`${spa.name} queda por enviar`)).toBeVisible();
  // a request that a closing page leaves behind would reach the server
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/seller-orders'));
  await take(page, soap.code, 2);
  await failed;
  expect(bridge.files.size).toBe(4);

  const app = await restartApp(page);
  await visit(app, third);
  await take(app, soap.code, 5);
  await app.getByRole('link', { name: 'Ver', exact: true }).click();
  await expect(app.getByRole('heading', { name: '4 por enviar' })).toBeVisible();
  await expect(app.getByText('Espera su registro')).toBeVisible();
  expect(await findings(app, here(app))).toEqual([]);

  // meanwhile units are sold, and someone registers with that phone
  await db.query(
    `update products.stock s set available = 2 from products.version v where v.id = s.version_id and v.product_id = $1`,
    [wax.id],
  );
  const owner = await makeCustomer(db, { phone: taken });
  await restore();
  await app.getByRole('button', { name: 'Enviar ahora' }).click({ timeout: 30_000 });
  await expect(app.getByText('Con novedad')).toHaveCount(2, { timeout: 30_000 });
  await app.getByRole('button', { name: 'Resolver registro' }).click();
  const sheet = app.getByRole('dialog', { name: `Registro de ${spa.name}` });
  await expect(sheet.getByText('No está en tu cartera.')).toBeVisible();
  expect(await findings(app, here(app))).toEqual([]);
  const right = newPhone();
  await sheet.getByLabel('Celular correcto').fill(right);
  await sheet.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(app.getByText('Con novedad')).toHaveCount(1, { timeout: 30_000 });
  await app.getByRole('link', { name: 'Resolver 1 línea' }).click();
  await app.getByText('Solo 2').click();
  await app.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(app).toHaveURL(/outbox$/);
  await expect(app.getByText('Con novedad')).toHaveCount(0);

  const { rows } = await db.query<{ id: string; seller: string }>(
    `select c.id, s.email as seller from auth.customer c join auth.identity i on i.id = c.identity_id
     join auth.portfolio p on p.customer_id = c.id join auth.identity s on s.id = p.seller_id where i.phone_e164 = $1`,
    [`+57${right}`],
  );
  expect(rows).toMatchObject([{ seller }]);
  const unitsOf = async (id: string) =>
    (await placedFor(db, { ...field, customer: { ...owner, id } })).map(({ units }) => units);
  await expect.poll(() => unitsOf(rows[0]?.id ?? ''), { timeout: 30_000 }).toEqual([2]);
  expect(await unitsOf(field.customer.id)).toEqual([3]);
  expect(await unitsOf(second.id)).toEqual([2]);
  expect(await unitsOf(third.id)).toEqual([5]);
  expect(await unitsOf(owner.id)).toEqual([]);
});
