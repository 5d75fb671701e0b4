import type pg from 'pg';
import { hashPassword } from '../apps/api/src/modules/auth/index.ts';
import { makeBuyers } from './buyers.ts';
import { median, percentile } from './figures.ts';
import { type Server, startServer } from './processes.ts';
import { BESIDE, type Pace, beside } from './reads.ts';
import { type ReportRow, type Table, ms, times } from './report.ts';

const PASSWORD = 'clave del banco de pruebas';

/** Measures the current user beside a bare Fastify that sends the same bytes, and sign-in beside one hash of its password. */
export async function measurePeople(product: Server, db: pg.Pool, pace: Pace): Promise<Table[]> {
  const [buyer] = await makeBuyers(db, 1);
  if (!buyer) throw new Error('no buyer was made');
  const { identityId, token } = buyer;
  await db.query('update auth.identity set password_hash = $2 where id = $1', [
    identityId,
    await hashPassword(PASSWORD),
  ]);
  const floor = await startServer({ file: 'bench/floor-server.ts', ready: '/ready' });
  const me = { name: 'current user', ask: { path: '/api/auth/auth/me', headers: { token } } };
  const row = await beside({ product, floor }, me, pace);
  await floor.stop();
  return [
    {
      title: 'Current user: never cached, beside a bare Fastify with the same bytes',
      columns: BESIDE,
      rows: [row],
    },
    {
      title: 'Signing in, one after the other, and one hash of the password',
      columns: ['sign in p50', 'p99', 'hash p50', 'times'],
      rows: [await signIn(product, `bench-${identityId}@example.com`, pace)],
    },
  ];
}

/** Alternating, so that both run under the same conditions. */
async function signIn(product: Server, email: string, { rounds }: Pace): Promise<ReportRow> {
  const [logins, hashes]: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds * 12; n += 1) {
    logins.push(await timed(() => login(product, email)));
    hashes.push(await timed(() => hashPassword(PASSWORD)));
  }
  const ratio = median(logins) / median(hashes);
  return {
    what: 'sign in',
    cells: [ms(median(logins)), ms(percentile(logins, 0.99)), ms(median(hashes)), times(ratio)],
    budget: '≤ 2.00',
    met: ratio <= 2,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function login(product: Server, email: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/auth/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, client: 'app' }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}
