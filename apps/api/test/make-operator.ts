import { randomBytes, randomUUID } from 'node:crypto';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { InjectOptions } from 'fastify';
import { digest, newSecret } from '../src/modules/auth/index.ts';
import type { Database } from '../src/platform/transaction.ts';
import type { TestApi } from './build-app.ts';

export interface MadeOperator {
  operatorId: string;
  email: string;
  secret: Buffer;
  /** The header of a signed-in browser. */
  cookie: string;
}

interface OperatorWish {
  role: OfficeRole;
  /** The second factor was just proved again. */
  isConfirmed?: boolean;
  passwordHash?: string;
}

/** An operator with a second factor and an open session. */
export async function makeOperator(
  db: Database,
  { role, isConfirmed = false, passwordHash = 'none' }: OperatorWish,
): Promise<MadeOperator> {
  const secret = randomBytes(20);
  const email = `${randomUUID()}@oficina.example`;
  const { rows } = await db.query<{ id: string }>(
    `insert into office.operator (email, name, role, password_hash, totp_secret) values ($1, 'Ana Ríos', $2, $3, $4) returning id`,
    [email, role, passwordHash, secret],
  );
  const operatorId = rows[0]?.id ?? '';
  return { operatorId, email, secret, cookie: await makeOfficeSession(db, operatorId, isConfirmed) };
}

/** Opens a session for an operator; returns the header of its browser. */
export async function makeOfficeSession(db: Database, operatorId: string, isConfirmed = false): Promise<string> {
  const token = newSecret('to');
  await db.query(
    `insert into office.session (operator_id, hash, user_agent, network, created_at, last_seen_at, expires_at, confirmed_until)
     values ($1, $2, '', '127.0.0.1', now(), now(), now() + interval '1 day', $3)`,
    [operatorId, digest(token), isConfirmed ? new Date(Date.now() + 86_400_000) : null],
  );
  return `__Host-office=${token}`;
}

/** Calls the office with the operator's cookie. */
export const officeCaller =
  (api: TestApi, cookie?: string) =>
  (call: string, payload?: object, more: InjectOptions = {}) => {
    const [method, url = ''] = call.split(' ');
    return api.send({
      method: method as 'GET', // as: the tests name methods of HTTP
      url,
      ...more,
      headers: { ...(cookie !== undefined && { cookie }), ...more.headers },
      ...(payload && { payload }),
    });
  };
