import type { Page } from '@playwright/test';
import type pg from 'pg';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, sellerOne, signIn } from './people.ts';
import type { SeededCustomer } from './people.ts';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first();

async function fromMenu(page: Page, address: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${address}` }).click();
  await card(page, address).getByRole('button', { name: entry, exact: true }).click();
}

async function addAddress(db: pg.Pool, customer: SeededCustomer, title: string, cityId: string): Promise<void> {
  await db.query(
    `insert into auth.address (customer_id, title, address, city_id) values ($1, $2, 'Calle 10 # 43-20', $3)`,
    [customer.id, title, cityId],
  );
}

test('an address is added, fixed, corrected and removed · RT-44 RT-45 API-14 API-15', async ({ page, db, request }) => {
  const customer = await makeCustomer(db);
  await signIn(page, customer.email, '/home/profile/address');
  await expect(card(page, 'Sede Chapinero')).toContainText('Principal');
  await page.getByRole('link', { name: 'Agregar dirección' }).and(page.locator(':visible')).click();

  await page.getByRole('combobox', { name: 'Departamento' }).fill('cundi');
  await page.getByRole('option', { name: 'Cundinamarca' }).click();
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('soacha');
  await page.getByRole('option', { name: 'Soacha' }).click();
  await page.getByLabel('Tipo de vía').selectOption('Carrera');
  await page.getByLabel('Número o nombre de la vía').fill('7');
  await page.getByLabel('Número después del #').fill('14');
  await page.getByLabel('Número después del guion').fill('32');
  await page.getByLabel('Local, piso o barrio').fill('Local 2');
  await expect(page.getByText('Cra. 7 # 14-32, local 2')).toBeVisible();
  await expect(page.getByText(/^Martes y viernes, envío \$\s6\.900$/)).toBeVisible();
  await page.getByLabel('Nombre de la dirección').fill('Bodega');
  await page.getByRole('button', { name: 'Guardar dirección' }).click();

  await expect(page).toHaveURL('/home/profile/address');
  await expect(card(page, 'Bodega')).toContainText('Soacha - Cundinamarca');
  await fromMenu(page, 'Bodega', 'Hacer principal');
  await expect(card(page, 'Bodega')).toContainText('Principal');
  await expect(card(page, 'Sede Chapinero')).not.toContainText('Principal');

  await fromMenu(page, 'Bodega', 'Editar');
  await expect(page.getByLabel('Número después del #')).toHaveValue('14');
  await page.getByLabel('Nombre de la dirección').fill('Bodega sur');
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(card(page, 'Bodega sur')).toContainText('Principal');

  await fromMenu(page, 'Bodega sur', 'Eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'Bodega sur')).toHaveCount(0);
  await expect(card(page, 'Sede Chapinero')).toContainText('Principal');
  const { results } = await (
    await callerFor(request, customer.email)
  ).get<{ results: { title: string }[] }>('/api/auth/v3/me/addresses');
  expect(results.map(({ title }) => title)).toEqual(['Sede Chapinero']);
});

test('a change of the delivery address is confirmed, and the shop restarts at home with its warehouse · ST-07 D-31', async ({
  page,
  db,
}) => {
  const customer = await makeCustomer(db);
  await addAddress(db, customer, 'Local Medellín', '05001');
  // Only Bogotá has stock.
  const product = await makeProduct(db, { stock: 9 });
  await signIn(page, customer.email, product.path);
  await expect(visible(page, 'Agregar al carrito')).toBeEnabled();

  await open(page, '/home/marketplace/customer');
  await page.evaluate(() => Object.assign(window, { keptInMemory: true }));
  await visible(page, /^Entregar en/).click();
  const sheet = page.getByRole('dialog', { name: 'Escoge una dirección' });
  await sheet.getByText('Local Medellín', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Usar esta dirección' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Entregar en Local Medellín?' });
  await question.getByRole('button', { name: 'Entregar ahí' }).click();

  await expect(visible(page, /^Entregar en/)).toContainText('Local Medellín', { timeout: 30_000 });
  await expect(page).toHaveURL('/home/marketplace/customer');
  expect(await page.evaluate(() => 'keptInMemory' in window)).toBe(false);
  await open(page, product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeAttached();
  await expect(page.getByText('Agotado').and(page.locator(':visible')).first()).toBeVisible();
});

test('a city without coverage is announced once a visit and cannot be chosen · ST-09 ERR-04', async ({ page, db }) => {
  const customer = await makeCustomer(db);
  await addAddress(db, customer, 'Casa de mi hermana', '97001');
  await signIn(page, customer.email, '/home/marketplace/customer');
  await visible(page, /^Entregar en/).click();
  const sheet = page.getByRole('dialog', { name: 'Escoge una dirección' });
  await sheet.getByText('Casa de mi hermana', { exact: true }).click();
  await expect(
    sheet.getByText('Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.').first(),
  ).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Usar esta dirección' })).toHaveAttribute('aria-disabled', 'true');

  await db.query('update auth.address set fixed = false where customer_id = $1', [customer.id]);
  await db.query(`update auth.address set fixed = true where customer_id = $1 and city_id = '97001'`, [customer.id]);
  await open(page, '/home/marketplace/customer');
  const alert = page.getByRole('alertdialog', { name: 'Sin cobertura:' });
  await expect(alert).toContainText('Actualmente no tenemos cobertura para Mitú, Vaupés.');
  await alert.getByRole('button', { name: 'Entendido' }).click();
  await open(page, '/view-results-search?search=tinte');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a seller chooses a customer and then sees its addresses · ROL-04 NAV-05 ERR-05', async ({ page, db }) => {
  const customer = await makeCustomer(db, { seller: sellerOne });
  await signIn(page, sellerOne, '/home/marketplace/seller');
  await page.goto('/home/profile/address');
  await expect(page).toHaveURL(`/home/select-customer?redirectTo=${encodeURIComponent('/home/profile/address')}`);
  await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  await expect(page).toHaveURL('/home/profile/address');
  await expect(card(page, 'Sede Chapinero')).toContainText('Carrera 13 # 54-20');
});
