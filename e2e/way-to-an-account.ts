import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { expect, open } from './journey.ts';
import { codeFor, makeRoomForCodes, newPhone } from './mailbox.ts';

export const newDocument = (): string => String(randomInt(10_000_000, 99_999_999));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Siguiente' }).click();

/** From the phone to the first step of a registration, with a code by SMS; calls `look` at every screen. */
export async function provePhone(
  page: Page,
  request: APIRequestContext,
  phone: string,
  look: (screen: string) => Promise<void> = async () => {},
): Promise<void> {
  await open(page, '/registro');
  await page.getByLabel('Celular').fill(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/send-confirmation-code/register');
  await expect(page.getByText('Correo', { exact: true })).toHaveCount(0);
  await look('how the code travels');
  await page.getByText('SMS', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
  await look('the code');
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(request, phone));
  await expect(heading(page)).toHaveText('¿Cómo es tu negocio?');
}

export async function fillBusiness(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre del negocio').fill(name);
  await page.getByLabel('Tipo de negocio').selectOption({ label: 'Peluquería' });
  await page.getByLabel('Documento').selectOption('CC');
  await page.getByLabel('Número', { exact: true }).fill(newDocument());
}

export async function fillPlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Departamento' }).fill('bogota');
  await page.getByRole('option', { name: 'Bogotá, D.C.' }).click();
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('Bogotá, D.C.');
  await page.getByLabel('Número o nombre de la vía').fill('57');
  await page.getByLabel('Número después del #').fill('9');
  await page.getByLabel('Número después del guion').fill('41');
}

/** Through every screen of a registration to its last step; calls `look` at each. */
export async function walkToAnAccount(
  page: Page,
  db: pg.Pool,
  request: APIRequestContext,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await makeRoomForCodes(db);
  await provePhone(page, request, newPhone(), look);
  await look('the business');
  await fillBusiness(page, 'Salón Mirado');
  await next(page);
  await expect(heading(page)).toHaveText('¿Dónde está tu negocio?');
  await fillPlace(page);
  await look('the place');
  await next(page);
  await expect(heading(page)).toHaveText('¿Quién compra?');
  await look('the person');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await look('the person, with what is missing');
}
