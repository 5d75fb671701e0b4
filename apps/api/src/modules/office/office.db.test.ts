import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeOfficeSession, makeOperator, officeCaller } from '../../../test/make-operator.ts';
import { PASSWORD, base32Of, codeOf, officeSignIn, resultsOf } from '../../../test/office-sign-in.ts';
import { totpAt } from './totp/totp.ts';

const api = useApi();
const { door, signIn, ready, ticketFor, prove, codeNow, accept } = officeSignIn(api);
beforeEach(() => api.clock.set(new Date()));

test('an operator signs in with a password and a second factor, into a cookie that only the office reads', async () => {
  const operator = await ready();
  const first = await signIn({ email: operator.email.toUpperCase() });
  expect(resultsOf(first)).toEqual({ step: 'totp', ticket: expect.any(String) });
  expect(first.headers['set-cookie']).toBeUndefined();
  const second = await prove(resultsOf(first).ticket, codeNow(operator));
  expect(second.json()).toMatchObject({
    results: {
      operator: { _id: operator.operatorId, role: 'warehouse', permissions: expect.arrayContaining(['orders.read']) },
    },
  });
  const cookie = String(second.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-office=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const call = officeCaller(api, cookie.split(';')[0]);
  expect((await call('GET /api/office/me')).json()).toMatchObject({ results: { operator: { email: operator.email } } });
  expect((await call('POST /api/office/sign-out')).statusCode).toBe(200);
  expect((await call('GET /api/office/me')).statusCode).toBe(401);
});

test('a code of the authenticator app works once, also for two who send it at once', async () => {
  const operator = await ready();
  const tickets = [await ticketFor(operator), await ticketFor(operator), await ticketFor(operator)];
  const code = codeNow(operator);
  const both = await Promise.all(tickets.slice(0, 2).map((ticket) => prove(ticket, code)));
  expect(both.map((sent) => codeOf(sent) ?? 'done').toSorted()).toEqual(['CODE_WRONG', 'done']);
  expect(codeOf(await prove(tickets[2] ?? '', code))).toBe('CODE_WRONG');
});

test('a ticket ends after ten minutes, after five wrong codes, and with its use', async () => {
  const operator = await ready();
  const old = await ticketFor(operator);
  api.clock.advance(10 * 60_000 + 1_000);
  expect(codeOf(await prove(old, codeNow(operator)))).toBe('CODE_EXPIRED');
  const tried = await ticketFor(operator);
  for (let left = 4; left >= 0; left -= 1) {
    expect((await prove(tried, 'abcdef')).json()).toMatchObject({ code: 'CODE_WRONG', params: { triesLeft: left } });
  }
  expect(codeOf(await prove(tried, codeNow(operator)))).toBe('CODE_EXPIRED');
  const used = await ticketFor(operator);
  expect((await prove(used, codeNow(operator))).statusCode).toBe(200);
  api.clock.advance(31_000);
  expect(codeOf(await prove(used, codeNow(operator)))).toBe('CODE_EXPIRED');
});

test('a wrong password and an unknown address get the same answer, and the sixth try of a minute waits', async () => {
  const { email } = await ready();
  const wrong = await signIn({ email }, 'otra', '10.2.2.2');
  const unknown = await signIn({ email: 'nadie@oficina.example' }, 'otra', '10.2.2.2');
  expect(codeOf(wrong)).toBe('BAD_CREDENTIALS');
  expect(codeOf(unknown)).toBe('BAD_CREDENTIALS');
  for (let n = 0; n < 4; n += 1) await signIn({ email }, 'otra', '10.2.2.2');
  expect(codeOf(await signIn({ email }, PASSWORD, '10.2.2.2'))).toBe('TOO_MANY_REQUESTS');
  expect((await signIn({ email }, PASSWORD, '10.3.3.3')).statusCode).toBe(200);
});

async function invited() {
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  const email = `luz-${owner.operatorId}@oficina.example`;
  const call = officeCaller(api, owner.cookie);
  const added = await call('POST /api/office/operators', { email, name: 'Luz Díaz', role: 'warehouse' });
  const { link, _id: operatorId } = added.json<{ results: { link: string; _id: string } }>().results;
  return { email, call, operatorId, token: link.split('#')[1] ?? '', link };
}

test('an invitation comes by mail and opens the office once: password, authenticator app, recovery codes', async () => {
  const { email, token, link } = await invited();
  await api.drain();
  expect(api.messages.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(link) });
  expect((await door('POST /api/office/invitation/read', { token })).json()).toEqual({
    results: { name: 'Luz Díaz', email },
  });
  const { step, ticket, setup } = resultsOf(await accept(token));
  expect(step).toBe('enrol');
  expect(codeOf(await accept(token))).toBe('LINK_EXPIRED');
  expect(codeOf(await prove(ticket, '000000'))).toBe('CODE_WRONG');
  const later = resultsOf(await signIn({ email }));
  const secret = base32Of(setup?.secret ?? '');
  const opened = resultsOf(await prove(ticket, totpAt(secret, api.clock.now())));
  expect(opened.recoveryCodes).toHaveLength(10);
  expect(opened.recoveryCodes?.filter((code) => !/^[\da-f]{5}-[\da-f]{5}$/.test(code))).toEqual([]);
  // a setup that began before does not replace the one that is done
  const other = totpAt(base32Of(later.setup?.secret ?? ''), api.clock.now());
  expect(codeOf(await prove(later.ticket, other))).toBe('CODE_EXPIRED');
  const [paper = ''] = opened.recoveryCodes ?? [];
  expect((await prove(resultsOf(await signIn({ email })).ticket, paper)).statusCode).toBe(200);
  expect(codeOf(await prove(resultsOf(await signIn({ email })).ticket, paper))).toBe('CODE_WRONG');
});

test('an invitation is of its own operator only, while others live', async () => {
  const { email, token } = await invited();
  const other = await invited();
  const read = (sent: string) => door('POST /api/office/invitation/read', { token: sent });
  expect((await read(token)).json()).toMatchObject({ results: { email } });
  expect((await read(other.token)).json()).toMatchObject({ results: { email: other.email } });
  expect(codeOf(await read(`${token}x`))).toBe('LINK_EXPIRED');
  expect((await accept(token)).statusCode).toBe(200);
  expect(codeOf(await signIn({ email: other.email }))).toBe('BAD_CREDENTIALS');
});

test('an invitation ends after 24 hours, and with a newer one', async () => {
  const { token, call, operatorId } = await invited();
  const again = await call(`POST /api/office/operators/${operatorId}/invite`);
  expect(codeOf(await accept(token))).toBe('LINK_EXPIRED');
  api.clock.advance(24 * 3_600_000 + 1_000);
  const newer = again.json<{ results: { link: string } }>().results.link.split('#')[1] ?? '';
  expect(codeOf(await accept(newer))).toBe('LINK_EXPIRED');
});

test('leaving ends every session at once and frees the address', async () => {
  const { operatorId, email, cookie } = await ready();
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  const call = officeCaller(api, owner.cookie);
  expect((await officeCaller(api, cookie)('GET /api/office/me')).statusCode).toBe(200);
  expect((await call(`POST /api/office/operators/${operatorId}/leave`)).statusCode).toBe(200);
  expect((await officeCaller(api, cookie)('GET /api/office/me')).statusCode).toBe(401);
  expect(codeOf(await signIn({ email }))).toBe('BAD_CREDENTIALS');
  expect((await call('POST /api/office/operators', { email, name: 'Luz', role: 'catalogue' })).statusCode).toBe(200);
  expect(codeOf(await call('POST /api/office/operators', { email, name: 'Luz', role: 'catalogue' }))).toBe(
    'OPERATOR_EXISTS',
  );
});

test('of two owners who leave at once one stays, and the last one keeps the role', async () => {
  await api.db.query(
    `update office.operator set left_at = now(), password_hash = null, totp_secret = null where role = 'owner'`,
  );
  const owners = [
    await makeOperator(api.db, { role: 'owner', isConfirmed: true }),
    await makeOperator(api.db, { role: 'owner', isConfirmed: true }),
  ];
  const left = await Promise.all(
    owners.map(({ operatorId, cookie }) => officeCaller(api, cookie)(`POST /api/office/operators/${operatorId}/leave`)),
  );
  expect(left.map((sent) => codeOf(sent) ?? 'done').toSorted()).toEqual(['LAST_OWNER', 'done']);
  const last = owners[left.findIndex((sent) => codeOf(sent) === 'LAST_OWNER')];
  const demoted = { name: 'Ana Ríos', role: 'read-only', version: 1 };
  const call = officeCaller(api, last?.cookie);
  expect(codeOf(await call(`PUT /api/office/operators/${last?.operatorId}`, demoted))).toBe('LAST_OWNER');
});

test('of two saves of one operator the second gets a conflict, and the audit has the change with its author', async () => {
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  const { operatorId } = await ready();
  const call = officeCaller(api, owner.cookie);
  const save = (role: string) =>
    call(`PUT /api/office/operators/${operatorId}`, { name: 'Ana Ríos', role, version: 1 });
  const saved = await Promise.all([save('catalogue'), save('marketing')]);
  expect(saved.map((sent) => codeOf(sent) ?? 'done').toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
  const audit = await call(`GET /api/office/audit?subject=${operatorId}`);
  expect(audit.json()).toMatchObject({
    results: [
      { action: 'office.operator_changed', by: 'Ana Ríos', network: '127.0.0.1', detail: { roleBefore: 'warehouse' } },
    ],
  });
});

test('audit events cannot be changed or removed before five years', async () => {
  const { rows } = await api.db.query<{ id: string }>(
    `insert into platform.audit (at, action, subject_id) values (now(), 'test.new', 'x'), (now() - interval '6 years', 'test.old', 'x') returning id`,
  );
  const [recent, old] = rows;
  await expect(api.db.query(`update platform.audit set action = 'test.x' where id = $1`, [recent?.id])).rejects.toThrow(
    'cannot be changed',
  );
  await expect(api.db.query('delete from platform.audit where id = $1', [recent?.id])).rejects.toThrow(
    'cannot be changed',
  );
  await expect(api.db.query('truncate platform.audit')).rejects.toThrow('cannot be changed');
  await api.db.query('delete from platform.audit where id = $1', [old?.id]);
});

test('the second factor again opens sensitive acts for five minutes', async () => {
  const owner = await makeOperator(api.db, { role: 'owner' });
  const call = officeCaller(api, owner.cookie);
  const invite = () =>
    call('POST /api/office/operators', { email: `${Math.random()}@x.example`, name: 'L', role: 'marketing' });
  expect(codeOf(await invite())).toBe('STEP_UP_REQUIRED');
  expect(codeOf(await call('POST /api/office/step-up', { code: 'abcdef' }))).toBe('CODE_WRONG');
  const code = codeNow(owner);
  expect((await call('POST /api/office/step-up', { code })).statusCode).toBe(200);
  expect((await invite()).statusCode).toBe(200);
  expect(codeOf(await call('POST /api/office/step-up', { code }))).toBe('CODE_WRONG');
  api.clock.advance(5 * 60_000 + 1_000);
  expect(codeOf(await invite())).toBe('STEP_UP_REQUIRED');
});

test('an operator sees its own sessions and ends one, and no one else can', async () => {
  const mine = await ready();
  const other = await ready();
  await makeOfficeSession(api.db, mine.operatorId);
  const call = officeCaller(api, mine.cookie);
  const list = async () =>
    (await call('GET /api/office/sessions')).json<{ results: { _id: string; isCurrent: boolean }[] }>().results;
  const before = await list();
  expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(before).toHaveLength(2);
  const there = before.find(({ isCurrent }) => !isCurrent)?._id;
  expect(codeOf(await officeCaller(api, other.cookie)(`DELETE /api/office/sessions/${there}`))).toBe(
    'SESSION_NOT_FOUND',
  );
  expect((await call(`DELETE /api/office/sessions/${there}`)).statusCode).toBe(200);
  expect(await list()).toHaveLength(1);
});

test('a session ends after twelve hours without use', async () => {
  const { cookie } = await ready();
  api.clock.set(new Date(Date.now() + 11 * 3_600_000));
  expect((await officeCaller(api, cookie)('GET /api/office/me')).statusCode).toBe(200);
  api.clock.advance(12 * 3_600_000 + 1_000);
  expect((await officeCaller(api, cookie)('GET /api/office/me')).statusCode).toBe(401);
});
