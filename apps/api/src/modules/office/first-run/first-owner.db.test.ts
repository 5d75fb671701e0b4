import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { officeCaller } from '../../../../test/make-operator.ts';
import { PASSWORD, base32Of, codeOf, officeSignIn, resultsOf } from '../../../../test/office-sign-in.ts';
import { addOperator, openFirstLink } from '../index.ts';
import { totpAt } from '../totp/totp.ts';

const api = useApi();
const { door, prove } = officeSignIn(api);

const leave =
  'update office.operator set left_at = now(), password_hash = null, totp_secret = null where left_at is null';
/** An office without operators, as after an installation. */
beforeEach(async () => {
  api.clock.set(new Date());
  await api.db.query(leave);
});

const open = async () => (await openFirstLink(api.db, api.clock)) ?? 'none';
const person = () => ({ name: 'Rosa Mejía', email: `${randomUUID()}@andina.example` });
const own = (token: string, more: object = person()) =>
  door('POST /api/office/first-run/owner', { token, ...person(), password: PASSWORD, ...more });
const look = (token: string) => door('POST /api/office/first-run/link', { token });
const operators = async () =>
  (await api.db.query<{ role: string }>('select role from office.operator where left_at is null')).rows;

test('the link of the first start makes one owner with a second factor, and nothing after that', async () => {
  const token = await open();
  expect(token.length).toBeGreaterThan(40);
  expect((await look(token)).json()).toEqual({ ok: true });
  const { step, ticket, setup } = resultsOf(await own(token));
  expect(step).toBe('enrol');
  const entered = await prove(ticket, totpAt(base32Of(setup?.secret ?? ''), api.clock.now()));
  const call = officeCaller(api, String(entered.headers['set-cookie']).split(';')[0]);
  expect((await call('GET /api/office/me')).json()).toMatchObject({ results: { operator: { role: 'owner' } } });
  expect(codeOf(await own(token))).toBe('LINK_EXPIRED');
  expect(codeOf(await look(token))).toBe('LINK_EXPIRED');
  expect(await openFirstLink(api.db, api.clock)).toBeUndefined();
});

test('of two browsers with the link one gets the office', async () => {
  for (let n = 0; n < howOften(5, 50); n += 1) {
    await api.db.query(leave);
    const token = await open();
    const both = await Promise.all([own(token), own(token), own(token)]);
    expect(both.map((sent) => codeOf(sent) ?? 'done').toSorted()).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED', 'done']);
    expect(await operators()).toEqual([{ role: 'owner' }]);
  }
});

test('the link ends after 48 hours, with the next start, and with an operator that a command adds', async () => {
  const old = await open();
  api.clock.advance(48 * 3_600_000 + 1_000);
  expect(codeOf(await own(old))).toBe('LINK_EXPIRED');
  const replaced = await open();
  const last = await open();
  expect(codeOf(await own(replaced))).toBe('LINK_EXPIRED');
  expect((await look(last)).statusCode).toBe(200);
  const context = { db: api.db, clock: api.clock, publicUrl: '', hasMail: false };
  await addOperator(context, { ...person(), role: 'warehouse' }, { by: 'root' });
  expect(codeOf(await own(last))).toBe('LINK_EXPIRED');
  // also when that operator leaves
  await api.db.query(leave);
  expect(codeOf(await own(last))).toBe('LINK_EXPIRED');
});

test('a refused password and a wrong address keep the link, and the database has its digest only', async () => {
  const token = await open();
  expect(codeOf(await own(token, { password: 'rosa' }))).toBe('PASSWORD_REFUSED');
  expect(codeOf(await own(token, { email: 'rosa' }))).toBe('INVALID_REQUEST');
  const { rows } = await api.db.query<{ kept: string }>('select l::text as kept from office.first_link l');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain(token.slice(3, 20));
  expect(resultsOf(await own(token)).step).toBe('enrol');
});

test('a stranger without the link learns nothing of the password, which is not hashed for it', async () => {
  const refused = { ...person(), password: 'Rosa Mejía' };
  expect(codeOf(await own(await open(), refused))).toBe('PASSWORD_REFUSED');
  expect(codeOf(await own('tf_of-a-stranger-who-tries-many-passwords-here', refused))).toBe('LINK_EXPIRED');
});
