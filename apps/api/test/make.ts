import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '@tonalia/contract/rights';
import type { ClientKind } from '../src/modules/auth/session/session.sql.ts';
import { startSession } from '../src/modules/auth/session/start-session.ts';
import { forgetPlaces } from '../src/modules/tracking/index.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/transaction.ts';

/** Cities of the tests by role; the codes are DANE's. */
export const cities = { bogota: '11001', soacha: '25754', medellin: '05001', withoutCoverage: '91001' } as const;
export const GUEST_ID = '00000000-0000-4000-8000-000000000001';

/** Bogotá (the default warehouse, with Soacha) and Medellín deliver; other cities have no coverage. */
export async function makePlaces(db: Database): Promise<void> {
  await db.query(`insert into tracking.warehouse (id, name, city_id, is_default)
    values ('BOG', 'Bogotá', '11001', true), ('MDE', 'Medellín', '05001', false) on conflict do nothing`);
  await db.query(`insert into tracking.zone (id, name, warehouse_id, lead_days, weekdays, shipping_fee) values
    ('bogota', 'Bogotá', 'BOG', 1, '{1,2,3,4,5,6}', 0), ('medellin', 'Medellín', 'MDE', 2, '{2,4}', 9000)
    on conflict do nothing`);
  await db.query(`insert into tracking.coverage (city_id, zone_id)
    values ('11001', 'bogota'), ('25754', 'bogota'), ('05001', 'medellin') on conflict do nothing`);
  forgetPlaces(db);
}

export interface MadeCustomer {
  customerId: string;
  identityId: string;
  email: string;
}

interface CustomerWish {
  name?: string;
  cityId?: string;
  tradeTypeId?: string;
  password?: string;
  creditLimit?: number;
}

/** A customer with its own account. Without `password` it signs in through `makeToken` only. */
export async function makeCustomer(db: Database, wish: CustomerWish = {}): Promise<MadeCustomer> {
  const { name = 'Salón Rosa', cityId = cities.bogota, tradeTypeId = 'peluqueria', password, creditLimit } = wish;
  const { id: identityId, email } = await makeIdentity(db, 'Admin customer', password);
  const { rows } = await db.query<{ id: string }>(
    'insert into auth.customer (identity_id, name, trade_type_id, city_id) values ($1, $2, $3, $4) returning id',
    [identityId, name, tradeTypeId, cityId],
  );
  const customerId = rows[0]?.id ?? '';
  if (creditLimit !== undefined) {
    await db.query('insert into auth.credit_account (customer_id, credit_limit) values ($1, $2)', [
      customerId,
      creditLimit,
    ]);
  }
  return { customerId, identityId, email };
}

/** A seller with these customers. */
export async function makeSeller(
  db: Database,
  { customers = [], password }: { customers?: string[]; password?: string } = {},
): Promise<{ identityId: string; email: string }> {
  const { id: identityId, email } = await makeIdentity(db, 'Seller', password);
  for (const customerId of customers) await assignCustomer(db, customerId, identityId);
  return { identityId, email };
}

/** Moves a customer to a seller's portfolio, from any other. */
export async function assignCustomer(db: Database, customerId: string, sellerId: string): Promise<void> {
  await db.query(
    `insert into auth.portfolio (customer_id, seller_id) values ($1, $2)
     on conflict (customer_id) do update set seller_id = excluded.seller_id`,
    [customerId, sellerId],
  );
}

export async function makeAddress(
  db: Database,
  customerId: string,
  wish: { cityId?: string; address?: string; title?: string; fixed?: boolean } = {},
): Promise<string> {
  const { cityId = cities.bogota, address = 'Calle 1 # 2-3', title = '', fixed = false } = wish;
  const { rows } = await db.query<{ id: string }>(
    'insert into auth.address (customer_id, title, address, city_id, fixed) values ($1, $2, $3, $4, $5) returning id',
    [customerId, title, address, cityId, fixed],
  );
  return rows[0]?.id ?? '';
}

/** An access token of a new session, as a sign-in returns it. Send it in the header `token`. */
export async function makeToken(
  db: Database,
  { identityId }: { identityId: string },
  { client = 'app', clock = systemClock }: { client?: ClientKind; clock?: Clock } = {},
): Promise<string> {
  const { rows } = await db.query<{ role: Role }>('select role from auth.identity where id = $1', [identityId]);
  const role = rows[0]?.role;
  if (!role) throw new Error(`no identity ${identityId}`);
  return (await startSession(db, clock, { identityId, role, client, userAgent: 'tests' })).access;
}

/** An access token of a guest's session. */
export const makeGuestToken = (db: Database): Promise<string> => makeToken(db, { identityId: GUEST_ID });

/** A hash that is verified at once. `auth/login/password.test.ts` tests the cost of the hashes that the API stores. */
const hashCheaply = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function makeIdentity(db: Database, role: Role, password?: string): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { rows } = await db.query<{ id: string }>(
    `insert into auth.identity (role, name, last_name, email, password_hash) values ($1, 'Rosa', 'Pérez', $2, $3) returning id`,
    [role, email, password === undefined ? null : await hashCheaply(password)],
  );
  return { id: rows[0]?.id ?? '', email };
}
