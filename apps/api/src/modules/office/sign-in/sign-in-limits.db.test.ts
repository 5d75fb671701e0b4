import { minute } from '@tonalia/rules/durations';
import { officeWrongPasswordsPerHour } from '@tonalia/rules/policy';
import { beforeEach, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { officeCaller } from '../../../../test/make-operator.ts';
import { codeOf, officeSignIn } from '../../../../test/office-sign-in.ts';

const api = useApi();
const { ready, signIn, ticketFor, prove, codeNow } = officeSignIn(api);
beforeEach(() => api.clock.set(new Date()));

/** Tries wrong passwords, each from a site of its own, until one is refused unseen; returns how many were checked. */
async function wrongFromEverywhere(email: string): Promise<number> {
  for (let n = 0; n <= officeWrongPasswordsPerHour; n += 1) {
    const sent = await signIn({ email }, 'otra', `11.${n}.1.1`);
    if (codeOf(sent) === 'TOO_MANY_REQUESTS') return n;
  }
  return Number.POSITIVE_INFINITY;
}

test('wrong passwords for one address end after fifty an hour from any networks, whether or not it has an operator', async () => {
  const operator = await ready();
  // right passwords use up nothing
  await ticketFor(operator);
  expect(await wrongFromEverywhere(operator.email)).toBe(officeWrongPasswordsPerHour);
  expect(await wrongFromEverywhere('nadie@oficina.example')).toBe(officeWrongPasswordsPerHour);
  expect(codeOf(await signIn(operator, undefined, '12.1.1.1'))).toBe('TOO_MANY_REQUESTS');
  // a colleague at the same site signs in meanwhile
  for (let n = 0; n < 12; n += 1) await signIn(operator, undefined, '12.1.1.1');
  expect((await signIn(await ready(), undefined, '12.1.1.1')).statusCode).toBe(200);
  api.clock.advance(61 * minute);
  expect((await signIn(operator, undefined, '12.1.1.1')).statusCode).toBe(200);
});

test('right codes use up no tries, and wrong codes of a sign-in leave those of step-up', async () => {
  const operator = await ready();
  for (let n = 0; n < 11; n += 1) {
    expect((await prove(await ticketFor(operator), codeNow(operator))).statusCode).toBe(200);
    api.clock.advance(31_000);
  }
  const tickets = [await ticketFor(operator), await ticketFor(operator), await ticketFor(operator)];
  for (let n = 0; n < 10; n += 1) {
    expect(codeOf(await prove(tickets[n % 2] ?? '', 'abcdef'))).toBe('CODE_WRONG');
  }
  expect(codeOf(await prove(tickets[2] ?? '', codeNow(operator)))).toBe('TOO_MANY_REQUESTS');
  const call = officeCaller(api, operator.cookie);
  for (let n = 0; n < 11; n += 1) {
    expect((await call('POST /api/office/step-up', { code: codeNow(operator) })).statusCode).toBe(200);
    api.clock.advance(31_000);
  }
});

test('a sign-in is of its own operator, also when another one has the same password', async () => {
  const [operator, other] = [await ready(), await ready()];
  await api.db.query(
    'update office.operator set password_hash = (select password_hash from office.operator where id = $1) where id = $2',
    [operator.operatorId, other.operatorId],
  );
  expect((await prove(await ticketFor(operator), codeNow(operator))).statusCode).toBe(200);
});

const failuresOf = async (subjectId: string) =>
  (
    await api.db.query<{ operator_id: string | null; detail: { factor: string } }>(
      `select operator_id, detail from platform.audit where action = 'office.sign_in_failed' and subject_id = $1 order by at, id`,
      [subjectId],
    )
  ).rows;

test('a wrong password and a wrong code of an operator are audit events without what was typed, ten an hour (OFC-006)', async () => {
  const operator = await ready();
  await signIn(operator, 'una clave secreta', '13.7.1.1');
  await vi.waitFor(async () => expect(await failuresOf(operator.operatorId)).toHaveLength(1));
  await prove(await ticketFor(operator), 'abcdef');
  const failures = await failuresOf(operator.operatorId);
  expect(failures.map(({ operator_id, detail }) => [operator_id, detail.factor])).toEqual([
    [null, 'password'],
    [null, 'totp'],
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/secreta|abcdef/);
  for (let n = 0; n < 12; n += 1) await signIn(operator, 'otra', `14.${n}.1.1`);
  await vi.waitFor(async () => expect(await failuresOf(operator.operatorId)).toHaveLength(10));
  api.clock.advance(61 * minute);
  await signIn(operator, 'otra', '15.1.1.1');
  await vi.waitFor(async () => expect(await failuresOf(operator.operatorId)).toHaveLength(11));
});

test('a wrong address leaves no audit event, because strangers may type any (OFC-006)', async () => {
  const count = async () =>
    (await api.db.query(`select 1 from platform.audit where action = 'office.sign_in_failed'`)).rows.length;
  const before = await count();
  await signIn({ email: 'nadie-mas@oficina.example' }, 'otra', '16.1.1.1');
  const operator = await ready();
  await signIn(operator, 'otra', '16.2.1.1');
  await vi.waitFor(async () => expect(await failuresOf(operator.operatorId)).toHaveLength(1));
  expect(await count()).toBe(before + 1);
});
