import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type SeededProduct, makeProduct } from './catalogue.ts';
import { expect } from './journey.ts';
import { type SeededCustomer, makeCustomer, makeSeller } from './people.ts';

/** The choice of a customer that leads to the quick order. */
export const CHOOSE = '/home/select-customer?redirectTo=%2Fhome%2Fquick-order';

/** A seller with one customer and one product, for this journey alone. */
export interface SellerField {
  seller: string;
  customer: SeededCustomer;
  soap: SeededProduct;
}

export async function makeField(db: pg.Pool, stock = 50): Promise<SellerField> {
  const seller = await makeSeller(db);
  const customer = await makeCustomer(db, { seller });
  return { seller, customer, soap: await makeProduct(db, { name: 'Crema Ruta', stock, price: 20_000 }) };
}

/** Chooses the customer, and goes to the quick order. */
export async function startQuickOrder(page: Page, { customer }: SellerField): Promise<void> {
  await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  await expect(page).toHaveURL(/quick-order/);
}

/** Notes units of a product. */
export async function note(page: Page, product: SeededProduct, units: number): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await field.fill(`${product.code} x${units}`);
  await field.press('Enter');
  await expect(page.getByText(/Sale (hoy|mañana|el )|Solo hay \d/).first()).toBeVisible();
}

/** Opens the sheet of an order to send, once its addresses are there. */
export async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Dejar por enviar' }).and(page.locator(':visible')).click();
  const sheet = page.getByRole('dialog', { name: /^Pedido de / });
  await expect(sheet.getByLabel('Dirección de entrega')).toBeVisible();
  await sheet.getByLabel('Forma de pago').selectOption('cash_on_delivery');
  return sheet;
}

/** Leaves what was noted to be sent. */
export async function leave(page: Page): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Guardado en/).first()).toBeVisible();
}

/** An order of the customer in the database, with the e-mail of its seller. */
export interface PlacedInField {
  code: string;
  units: number;
  seller: string;
}

export async function placedFor(db: pg.Pool, { customer }: SellerField): Promise<PlacedInField[]> {
  const { rows } = await db.query<PlacedInField>(
    `select o.code, o.units, i.email as seller from purchase.order o join auth.identity i on i.id = o.identity_id
     where o.customer_id = $1 order by o.created_at`,
    [customer.id],
  );
  return rows;
}
