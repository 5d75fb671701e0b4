import { expect, test, vi } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type Guess, type ContactPair, guesses, unknownContact } from '../../../test/guessing.ts';
import { howOften } from '../../../test/how-often.ts';
import { ownRegistration } from '../../../test/registering.ts';
import { newNetwork, newPhone } from '../../../test/unique.ts';
import { hashPassword } from './login/password.ts';
import { digest, newSecret } from './secret/secret.ts';

// A thousand hashes take minutes, more on a busy machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000 });

const api = useApi();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Requests about known and about unknown accounts, of each kind. */
const ASKED = howOften(40, 500);
/** Highest share of right guesses from two times alone: half are luck, and few samples deviate more. */
const MOST = howOften(0.72, 0.55);

/** Accounts with a confirmed e-mail, a phone and a password. */
async function makeAccounts(count: number): Promise<ContactPair[]> {
  const people = Array.from({ length: count }, unknownContact);
  await api.db.query(
    `insert into auth.identity (role, name, last_name, email, email_confirmed_at, phone, phone_e164, password_hash)
     select 'Admin customer', 'Rosa', 'Pérez', email, now(), phone, '+57' || phone, $3
     from unnest($1::text[], $2::text[]) as person (email, phone)`,
    [people.map(({ email }) => email), people.map(({ phone }) => phone), await hashPassword('clave de prueba')],
  );
  return people;
}

/** A phone proved just now, for a registration. */
async function prove(phone: string): Promise<string> {
  const token = newSecret('tg');
  await api.db.query(
    `insert into auth.verification (token_hash, purpose, phone_e164, channel, network, created_at, expires_at, granted_hash, granted_until)
     values ($1, 'register', '+57' || $2, 'sms', 'test', now() - interval '2 days', now(), $3, $4)`,
    [digest(newSecret('tv')), phone, digest(token), new Date(api.clock.now().getTime() + 10 * MINUTE)],
  );
  return token;
}

const ways: Guess[] = [
  ...guesses,
  {
    what: 'to register',
    path: '/v3/auth/register',
    body: async ({ email }) => ({ ...ownRegistration, email, registrationToken: await prove(newPhone()) }),
    status: 200,
  },
];

interface Answered {
  ms: number;
  /** Without ids, tokens and instants. */
  said: string;
}

async function ask(path: string, payload: object): Promise<Answered> {
  // keeps repeated requests below the rate limits
  api.clock.advance(MINUTE);
  const began = performance.now();
  const answer = await api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: newNetwork() });
  const ms = performance.now() - began;
  const body = answer.body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"t[a-z]_[\w-]{43}"/g, '"token"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, 'instant')
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"id"');
  return { ms, said: `${answer.statusCode} ${body}` };
}

/** Share of pairs in which the longer time belongs to the slower kind. */
function guessed(some: readonly number[], others: readonly number[]): number {
  const points = some.flatMap((a) => others.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = points.reduce<number>((sum, point) => sum + point, 0) / points.length;
  return Math.max(share, 1 - share);
}

/** Alternates known and unknown accounts, either first, so that other load slows both alike. */
async function compare({ path, body }: Guess, count: number): Promise<{ said: Set<string>; by: number }> {
  const said = new Set<string>();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const known of await makeAccounts(count)) {
    const pair = [['known', known] as const, ['unknown', unknownContact()] as const];
    for (const [kind, who] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const answered = await ask(path, await body(who));
      times[kind].push(answered.ms);
      said.add(answered.said);
    }
  }
  api.clock.advance(DAY);
  return { said, by: guessed(times.known, times.unknown) };
}

test.for(ways)(
  '$what gets the same response in the same time for a known and an unknown account · T7',
  async (way, { annotate }) => {
    await compare(way, 10);
    const sets = [await compare(way, ASKED), await compare(way, ASKED)];
    // one run may deviate on a busy machine: the median of three counts
    const agree = sets.every(({ by }) => by <= MOST) || sets.every(({ by }) => by > MOST);
    if (!agree) sets.push(await compare(way, ASKED));
    const said = new Set(sets.flatMap((set) => [...set.said]));
    expect([...said]).toEqual([expect.stringMatching(new RegExp(`^${way.status} `))]);
    await annotate(sets.map(({ by }) => by.toFixed(3)).join(' '));
    expect(sets.filter(({ by }) => by <= MOST).length).toBeGreaterThan(1);
  },
);
