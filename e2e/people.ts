import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type pg from 'pg';
import { expect, open } from './journey.ts';

export const password = 'Tonalia-demo-1';
export const sellerOne = 'vendedor1@demo.tonalia.co';
export const sellerTwo = 'vendedor2@demo.tonalia.co';

export interface SeededCustomer {
  id: string;
  name: string;
  /** Signs in with this and `password`; '' for a customer without an account of its own. */
  email: string;
}

interface CustomerOptions {
  tradeTypeId?: string;
  /** The seller of its portfolio; such a customer has no account of its own. */
  seller?: string;
  /** Ten digits, to sign in by code. */
  phone?: string;
  /** Pesos of own credit. */
  credit?: number;
}

/** A customer in Bogotá for this journey alone, with one address. */
export async function makeCustomer(
  db: pg.Pool,
  { tradeTypeId = 'peluqueria', seller, phone = '', credit = 0 }: CustomerOptions = {},
) {
  const mark = randomUUID().slice(0, 8);
  const name = `Salón Jornada ${mark}`;
  const email = seller ? '' : `jornada-${mark}@demo.tonalia.co`;
  const { rows } = await db.query<{ id: string }>(
    `with person as (
       insert into auth.identity (role, name, last_name, email, phone, phone_e164, password_hash)
       select 'Admin customer', 'Marcela', 'Jornada', $2, nullif($5, ''), '+57' || nullif($5, ''), password_hash
       from auth.identity where email = 'cliente@demo.tonalia.co' and $2 <> ''
       returning id
     ), made as (
       insert into auth.customer (identity_id, name, trade_type_id, city_id)
       values ((select id from person), $1, $3, '11001') returning id
     ), address as (
       insert into auth.address (customer_id, title, address, city_id, fixed)
       select id, 'Sede Chapinero', 'Carrera 13 # 54-20', '11001', true from made
     ), credit as (
       insert into auth.credit_account (customer_id, credit_limit) select id, $6::int from made where $6::int > 0
     ), portfolio as (
       insert into auth.portfolio (customer_id, seller_id)
       select made.id, seller.id from made, auth.identity seller where seller.email = $4
     )
     select id from made`,
    [name, email, tradeTypeId, seller ?? '', phone, credit],
  );
  return { id: rows[0]?.id ?? '', name, email } satisfies SeededCustomer;
}

/** A seller of this journey alone: what waits of others is not shown. Returns its e-mail. */
export async function makeSeller(db: pg.Pool): Promise<string> {
  const email = `asesora-${randomUUID().slice(0, 8)}@demo.tonalia.co`;
  await db.query(
    `insert into auth.identity (role, name, last_name, email, password_hash)
     select 'Seller', 'Diana', 'Jornada', $1, password_hash from auth.identity where email = 'cliente@demo.tonalia.co'`,
    [email],
  );
  return email;
}

/** Completes the login page by e-mail, and waits for the next page. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  const otherWay = page.getByRole('main').getByRole('link', { name: /^Ingresar con / });
  if ((await otherWay.innerText()).includes('correo')) await otherWay.click();
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in on the login page and ends at `to`: for journeys about the login. */
export async function signInOnPage(page: Page, email: string, to: string): Promise<void> {
  await open(page, `/login?redirect=${encodeURIComponent(to)}&with=email`);
  await fillLogin(page, email);
}

/** Signs in beside the page, which then opens `to` in a session of its browser: half the work of the login page. */
export async function signIn(page: Page, email: string, to = '/home/profile'): Promise<void> {
  const answer = await page.context().request.post('/api/auth/v3/auth/login', { data: { email, password } });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  await open(page, to);
}

/** Calls of the API as one person, beside their browser: to fill or read a cart. */
export interface Caller {
  get: <T>(path: string) => Promise<T>;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<APIResponse>;
}

/** Signs in to the API, in a session of its own. */
export async function callerFor(request: APIRequestContext, email: string): Promise<Caller> {
  const answer = await request.post('/api/auth/v3/auth/login', { data: { email, password, client: 'app' } });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  const { tokenReturn: token }: { tokenReturn: string } = await answer.json();
  return {
    get: async (path) => (await request.get(path, { headers: { token } })).json(),
    send: (method, path, data) => request.fetch(path, { method, headers: { token }, ...(data && { data }) }),
  };
}
