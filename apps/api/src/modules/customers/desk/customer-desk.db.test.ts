import { randomUUID } from 'node:crypto';
import type { OfficeCustomerSession } from '@tonalia/contract/customer-desk';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeNote } from '@tonalia/contract/purchase-office-order';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeCustomer, makeToken } from '../../../../test/make.ts';

const api = useApi();
const BASE = '/api/customers/office/customers';
const desk = async (role: OfficeRole = 'operations') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const me = (token: string) => api.send({ url: '/api/auth/sessions', token });
const acts = async (id: string) =>
  (
    await api.db.query<{ action: string; detail: object }>(
      'select action, detail from platform.audit where subject_id = $1 order by at, id',
      [id],
    )
  ).rows;

test('a note about a customer is kept with its author, and the audit has no text of it (OFC-301)', async () => {
  const { customerId } = await makeCustomer(api.db);
  const call = await desk();
  await call(`POST ${BASE}/${customerId}/notes`, { text: 'Prefiere que la llamen después de las 10' });
  await call(`POST ${BASE}/${customerId}/notes`, { text: 'Abre la segunda sede en enero' });
  const notes = (await call(`GET ${BASE}/${customerId}/notes`)).json<{ results: OfficeNote[] }>().results;
  expect(notes).toMatchObject([
    { by: 'Ana Ríos', text: 'Abre la segunda sede en enero' },
    { by: 'Ana Ríos', text: 'Prefiere que la llamen después de las 10' },
  ]);
  const [event] = await acts(customerId);
  expect(event).toEqual({ action: 'auth.customer_noted', detail: { by: 'Ana Ríos' } });
  const unknown = await call(`POST ${BASE}/${randomUUID()}/notes`, { text: 'Nadie' });
  expect(unknown.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});

test('the office closes one device of a customer at once, and no device of another (OFC-301)', async () => {
  const one = await makeBuyer(api);
  const other = await makeBuyer(api);
  const second = await makeToken(api.db, one);
  const call = await desk();
  const read = async (id: string) =>
    (await call(`GET ${BASE}/${id}/sessions`)).json<{ results: OfficeCustomerSession[] }>().results;
  const [latest, ...rest] = await read(one.customerId);
  expect(rest).toHaveLength(1);
  const [foreign] = await read(other.customerId);
  const close = (sessionId = '') => call(`DELETE ${BASE}/${one.customerId}/sessions/${sessionId}`);
  expect((await close(foreign?._id)).json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
  expect((await close(latest?._id)).statusCode).toBe(200);
  expect(await read(one.customerId)).toEqual(rest);
  const statuses = [await me(one.token), await me(second)].map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await me(other.token)).statusCode).toBe(200);
  expect((await acts(one.customerId)).map(({ action }) => action)).toContain('auth.customer_session_closed');
});

test('blocking a customer ends the sessions of all its people with a reason, and unblocking lets them in (OFC-301)', async () => {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token);
  const call = await desk();
  const block = (reason = 'Cheque devuelto') => call(`POST ${BASE}/${owner.customerId}/block`, { reason });
  expect((await block()).json()).toEqual({ results: { isChanged: true } });
  expect((await block('Otra vez')).json()).toEqual({ results: { isChanged: false } });
  expect([(await me(owner.token)).statusCode, (await me(member.token)).statusCode]).toEqual([401, 401]);
  const read = async () => (await call(`GET ${BASE}/${owner.customerId}`)).json<{ results: OfficeCustomer }>().results;
  expect(await read()).toMatchObject({ state: 'blocked', block: { reason: 'Cheque devuelto' } });
  expect((await call(`POST ${BASE}/${owner.customerId}/unblock`)).json()).toEqual({ results: { isChanged: true } });
  expect(await read()).toMatchObject({ state: 'approved', block: null });
  const { rows } = await api.db.query(
    'select id from auth.identity where blocked_at is not null and (id = $1 or email = $2)',
    [owner.identityId, member.email],
  );
  expect(rows).toEqual([]);
  expect((await acts(owner.customerId)).map(({ action }) => action)).toEqual([
    'auth.customer_blocked',
    'auth.customer_unblocked',
  ]);
});

test('a person that came in again although its customer is blocked is blocked with it (OFC-301)', async () => {
  const { customerId, identityId, token } = await makeBuyer(api);
  const call = await desk();
  const block = () => call(`POST ${BASE}/${customerId}/block`, { reason: 'Cheque devuelto' });
  await block();
  await api.db.query('update auth.identity set blocked_at = null where id = $1', [identityId]);
  expect((await block()).json()).toEqual({ results: { isChanged: true } });
  expect((await me(token)).statusCode).toBe(401);
  expect((await block()).json()).toEqual({ results: { isChanged: false } });
});

test('a customer without an account has notes, no sessions, and can be blocked (OFC-301)', async () => {
  const { customerId } = await makeCustomer(api.db);
  await api.db.query('update auth.customer set identity_id = null where id = $1', [customerId]);
  const call = await desk();
  expect((await call(`POST ${BASE}/${customerId}/notes`, { text: 'Llega por su asesora' })).statusCode).toBe(200);
  expect((await call(`GET ${BASE}/${customerId}/sessions`)).json()).toEqual({ results: [] });
  const blocked = await call(`POST ${BASE}/${customerId}/block`, { reason: 'No paga' });
  expect(blocked.json()).toEqual({ results: { isChanged: true } });
  const { results } = (await call(`GET ${BASE}/${customerId}`)).json<{ results: OfficeCustomer }>();
  expect(results).toMatchObject({ state: 'blocked', block: { reason: 'No paga' } });
});

test('two operators that block a customer at once block it once (OFC-008)', async () => {
  const { customerId } = await makeBuyer(api);
  const [one, other] = [await desk(), await desk('receivables')];
  const answers = await Promise.all(
    [one, other].map((call, at) => call(`POST ${BASE}/${customerId}/block`, { reason: `Motivo ${at}` })),
  );
  const changed = answers.map((sent) => sent.json<{ results: { isChanged: boolean } }>().results.isChanged);
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect((await acts(customerId)).filter(({ action }) => action === 'auth.customer_blocked')).toHaveLength(1);
});
