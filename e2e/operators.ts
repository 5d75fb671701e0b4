import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from './journey.ts';
import { password } from './people.ts';

/** An operator of one journey: a code of the second factor works once, so journeys share none. */
export interface SeededOperator {
  email: string;
  secret: Buffer;
}

/** An operator of the office with `role`; it signs in with `password` and a code of the secret. */
export async function makeOperator(db: pg.Pool, role: string): Promise<SeededOperator> {
  const operator = { email: `jornada-${randomUUID().slice(0, 8)}@demo.tonalia.co`, secret: randomBytes(20) };
  const { rowCount } = await db.query(
    `insert into office.operator (email, name, role, password_hash, totp_secret)
     select $1, 'Camila Jornada', $2, password_hash, $3 from auth.identity where email = 'cliente@demo.tonalia.co'`,
    [operator.email, role, operator.secret],
  );
  expect(rowCount, 'the operator exists').toBe(1);
  return operator;
}

const STEP_MS = 30_000;

/** The code an authenticator app shows now (RFC 6238). */
export function codeOf(secret: Buffer): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const mac = createHmac('sha1', secret).update(step).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The secret behind the letters that an operator types into an authenticator app (RFC 4648, base 32). */
export function secretOf(letters: string): Buffer {
  const bits = [...letters.replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The sessions of an operator, as if it had just typed its second factor again. */
export async function confirmSession(db: pg.Pool, { email }: SeededOperator): Promise<void> {
  await db.query(
    `update office.session set confirmed_until = now() + interval '5 minutes'
     where operator_id = (select id from office.operator where email = $1)`,
    [email],
  );
}

/** Opens a page of the office, of the journey's server or of another `origin`: the sign-in with password and code, then the page. */
export async function enterOffice(
  page: Page,
  { email, secret }: SeededOperator,
  path = '',
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/oficina${path}`);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByLabel('Código de 6 números').fill(codeOf(secret));
  await expect(page).not.toHaveURL(/entrar/);
}

/** The warehouse counts what came back of each of these orders of a load, as the driver said. */
export async function countBack(desk: Page, loadCode: string, orderCodes: readonly string[]): Promise<void> {
  await desk.goto(`/oficina/alistamiento/rutas/${loadCode}`);
  for (const code of orderCodes) {
    const stop = desk.getByRole('region', { name: new RegExp(`${code}$`) });
    await stop.getByRole('button', { name: 'Guardar conteo' }).click();
    await expect(stop.getByText(/^Contó /)).toBeVisible();
  }
  await expect(desk.getByText('Todo contado')).toBeVisible();
}

/** A desk of the owner beside the journey's phone, its second factor just typed; close its context at the end. */
export async function openDesk(browser: Browser, db: pg.Pool): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const desk = await context.newPage();
  const owner = await makeOperator(db, 'owner');
  await enterOffice(desk, owner);
  await confirmSession(db, owner);
  return desk;
}
