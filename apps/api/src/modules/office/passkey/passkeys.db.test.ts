import type { OperatorListItem } from '@tonalia/contract/office';
import type { Passkey, PasskeyAnswer } from '@tonalia/contract/office-passkeys';
import { minute } from '@tonalia/rules/durations';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeOperator, makeOfficeSession, makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { codeOf, officeSignIn, resultsOf } from '../../../../test/office-sign-in.ts';
import { type AskedBy, makeAuthenticator } from '../../../../test/soft-authenticator.ts';

const SITE = { origin: 'https://tienda.example', rpId: 'tienda.example' };
const api = useApi();
const { ready, signIn, ticketFor, prove, codeNow, door } = officeSignIn(api);
beforeEach(() => api.clock.set(new Date()));

type Sent = Awaited<ReturnType<typeof door>>;
const challengeIn = (sent: Sent): string => sent.json<{ results: { challenge: string } }>().results.challenge;
const asked = (sent: Sent, more: Partial<AskedBy> = {}): AskedBy => ({
  challenge: challengeIn(sent),
  ...SITE,
  ...more,
});
const officeOf = async ({ operatorId }: MadeOperator, isConfirmed = true) =>
  officeCaller(api, await makeOfficeSession(api.db, operatorId, isConfirmed));
type Office = Awaited<ReturnType<typeof officeOf>>;

/** Registers a passkey; returns the authenticator. */
async function register(office: Office, name = 'Portátil', more: Partial<AskedBy> = {}) {
  const device = makeAuthenticator();
  const answer = device.register(asked(await office('POST /api/office/passkeys/options'), more));
  const sent = await office('POST /api/office/passkeys', { name, answer });
  return { device, sent, passkey: sent.json<{ results: Passkey }>().results };
}

/** An operator with a passkey. */
async function withPasskey() {
  const operator = await ready();
  const office = await officeOf(operator);
  const { device } = await register(office);
  return { operator, office, device };
}

const optionsFor = (ticket: string) => door('POST /api/office/sign-in/passkey/options', { ticket });
const enter = (ticket: string, answer: PasskeyAnswer) => door('POST /api/office/sign-in/passkey', { ticket, answer });

test('after the password a passkey opens the session, and a code of the app still does (OFC-003)', async () => {
  const { operator, device } = await withPasskey();
  expect(resultsOf(await signIn(operator)).step).toBe('passkey');
  const ticket = await ticketFor(operator);
  const options = await optionsFor(ticket);
  expect(options.json()).toMatchObject({
    results: { rpId: 'tienda.example', allowCredentials: [{ type: 'public-key' }] },
  });
  const entered = await enter(ticket, device.use(asked(options)));
  expect([entered.statusCode, String(entered.headers['set-cookie'])]).toEqual([
    200,
    expect.stringContaining('office='),
  ]);
  const { rows } = await api.db.query(
    `select detail from platform.audit where subject_id = $1 and action = 'office.signed_in'`,
    [operator.operatorId],
  );
  expect(rows).toEqual([{ detail: { factor: 'passkey' } }]);
  expect((await prove(await ticketFor(operator), codeNow(operator))).statusCode).toBe(200);
});

const begin = async () => {
  const sent = await door('POST /api/office/enter/options');
  const { ticket, options } = sent.json<{ results: { ticket: string; options: { challenge: string } } }>().results;
  return { sent, ticket, by: { challenge: options.challenge, ...SITE } };
};
const enterAlone = (ticket: string, answer: PasskeyAnswer) => door('POST /api/office/enter', { ticket, answer });

test('a passkey that verified its person opens the office without a password, once for each challenge (OFC-003)', async () => {
  const { operator, device } = await withPasskey();
  const { sent, ticket, by } = await begin();
  // the device offers the passkeys that it has of the site
  expect(sent.json()).toMatchObject({
    results: { options: { rpId: 'tienda.example', userVerification: 'required' } },
  });
  expect(sent.body).not.toContain('"allowCredentials":[{');
  const answer = device.verify(by);
  const both = await Promise.all([enterAlone(ticket, answer), enterAlone(ticket, answer)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const entered = both.find(({ statusCode }) => statusCode === 200);
  expect(String(entered?.headers['set-cookie'])).toContain('office=');
  expect(entered?.json()).toMatchObject({ results: { operator: { _id: operator.operatorId } } });
  const { rows } = await api.db.query(
    `select detail from platform.audit where subject_id = $1 and action = 'office.signed_in'`,
    [operator.operatorId],
  );
  expect(rows).toEqual([{ detail: { factor: 'passkey' } }]);
});

test('without a password a passkey that verified nothing opens nothing, nor one of another site, challenge or key (OFC-003)', async () => {
  const { operator, device } = await withPasskey();
  const tried: unknown[] = [];
  const refused = async (answer: (by: AskedBy) => PasskeyAnswer) => {
    const { ticket, by } = await begin();
    tried.push(codeOf(await enterAlone(ticket, answer(by))));
  };
  await refused((by) => device.use(by));
  await refused((by) => device.verify({ ...by, origin: 'https://evil.example' }));
  await refused((by) => device.verify({ ...by, rpId: 'evil.example' }));
  await refused((by) => device.verify({ ...by, challenge: Buffer.from('made up').toString('base64url') }));
  await refused((by) => makeAuthenticator().verify(by));
  const [first, second] = [await begin(), await begin()];
  tried.push(codeOf(await enterAlone(second.ticket, device.verify(first.by))));
  tried.push(codeOf(await enterAlone('tk_nobody-has-this-ticket', device.verify(first.by))));
  // the challenge of a proved password is another one
  const ticket = await ticketFor(operator);
  tried.push(codeOf(await enterAlone(ticket, device.verify(asked(await optionsFor(ticket))))));
  expect(tried).toEqual(tried.map(() => 'PASSKEY_WRONG'));
  const late = await begin();
  api.clock.advance(5 * minute + 1_000);
  expect(codeOf(await enterAlone(late.ticket, device.verify(late.by)))).toBe('PASSKEY_WRONG');
});

test('an operator that left or waits for a new invitation does not enter with an older passkey (OFC-003)', async () => {
  const owner = officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed: true })).cookie);
  for (const act of ['leave', 'invite']) {
    const { operator, device } = await withPasskey();
    expect((await owner(`POST /api/office/operators/${operator.operatorId}/${act}`)).statusCode).toBe(200);
    const { ticket, by } = await begin();
    expect([act, codeOf(await enterAlone(ticket, device.verify(by)))]).toEqual([act, 'PASSKEY_WRONG']);
  }
});

test('the list of operators says which of them have a passkey (OFC-003)', async () => {
  const [{ operator }, plain] = [await withPasskey(), await ready()];
  const at = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const list = (await at('GET /api/office/operators')).json<{ results: OperatorListItem[] }>().results;
  const has = (id: string) => list.find(({ _id }) => _id === id)?.hasPasskey;
  expect([has(operator.operatorId), has(plain.operatorId)]).toEqual([true, false]);
});

test('an answer for another site, another domain or another challenge opens nothing (OFC-003)', async () => {
  const { operator, device } = await withPasskey();
  const hostile: Partial<AskedBy>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://tienda.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.from('made up by the sender').toString('base64url') },
  ];
  for (const more of hostile) {
    const ticket = await ticketFor(operator);
    const answer = device.use(asked(await optionsFor(ticket), more));
    expect([more, codeOf(await enter(ticket, answer))]).toEqual([more, 'PASSKEY_WRONG']);
  }
});

test('a wrong passkey of an operator is an audit event without an author or what was sent, ten an hour (OFC-006)', async () => {
  const { operator, device } = await withPasskey();
  const failures = async () =>
    (
      await api.db.query<{ operator_id: string | null; detail: object }>(
        `select operator_id, detail from platform.audit where subject_id = $1 and action = 'office.sign_in_failed'`,
        [operator.operatorId],
      )
    ).rows;
  const tryWrong = async () => {
    const ticket = await ticketFor(operator);
    const answer = device.use(asked(await optionsFor(ticket), { origin: 'https://evil.example' }));
    expect(codeOf(await enter(ticket, answer))).toBe('PASSKEY_WRONG');
  };
  await tryWrong();
  expect(await failures()).toEqual([
    { operator_id: null, detail: { factor: 'passkey', from: expect.any(String) as string } },
  ]);
  for (let n = 0; n < 11; n += 1) await tryWrong();
  expect(await failures()).toHaveLength(10);
  const ticket = await ticketFor(operator);
  expect((await enter(ticket, device.use(asked(await optionsFor(ticket))))).statusCode).toBe(200);
  expect(await failures()).toHaveLength(10);
});

test('a challenge counts once, for its own ticket and for five minutes (OFC-003)', async () => {
  const { operator, device } = await withPasskey();
  const ticket = await ticketFor(operator);
  const options = await optionsFor(ticket);
  const answer = device.use(asked(options));
  const both = await Promise.all([enter(ticket, answer), enter(ticket, answer)]);
  const refused = both.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(1);
  // the other came before or after the ticket was spent
  expect(['PASSKEY_WRONG', 'CODE_EXPIRED']).toContain(refused.map(codeOf)[0]);
  expect(['PASSKEY_WRONG', 'CODE_EXPIRED']).toContain(codeOf(await enter(ticket, answer)));

  // another ticket has another challenge
  const [mine, other] = [await ticketFor(operator), await ticketFor(operator)];
  const stolen = device.use(asked(await optionsFor(mine)));
  await optionsFor(other);
  expect(codeOf(await enter(other, stolen))).toBe('PASSKEY_WRONG');

  const late = await ticketFor(operator);
  const slow = device.use(asked(await optionsFor(late)));
  api.clock.advance(5 * minute + 1_000);
  expect(codeOf(await enter(late, slow))).toBe('PASSKEY_WRONG');
});

test('the passkey of another operator, and a copy with an older counter, open nothing (OFC-003)', async () => {
  const [victim, thief] = [await withPasskey(), await withPasskey()];
  const ticket = await ticketFor(victim.operator);
  expect(codeOf(await enter(ticket, thief.device.use(asked(await optionsFor(ticket)))))).toBe('PASSKEY_WRONG');

  const first = await ticketFor(victim.operator);
  expect((await enter(first, victim.device.use(asked(await optionsFor(first)), 7))).statusCode).toBe(200);
  for (const counter of [7, 3]) {
    const again = await ticketFor(victim.operator);
    const copy = victim.device.use(asked(await optionsFor(again)), counter);
    expect([counter, codeOf(await enter(again, copy))]).toEqual([counter, 'PASSKEY_WRONG']);
  }
});

test('passkeys are made with the second factor, named, renamed and removed by their own operator (OFC-003 OFC-005)', async () => {
  const operator = await ready();
  const plain = await officeOf(operator, false);
  expect(codeOf(await plain('POST /api/office/passkeys/options'))).toBe('STEP_UP_REQUIRED');
  const office = await officeOf(operator);
  const wrong = await register(office, 'Falsa', { origin: 'https://evil.example' });
  expect(codeOf(wrong.sent)).toBe('PASSKEY_WRONG');
  const { passkey } = await register(office, 'Portátil de Camila');
  const list = async (call: Office) =>
    (await call('GET /api/office/passkeys')).json<{ results: { isPossible: boolean; passkeys: Passkey[] } }>().results;
  expect(await list(office)).toMatchObject({ isPossible: true, passkeys: [{ name: 'Portátil de Camila' }] });

  const stranger = await officeOf(await ready());
  for (const call of [`PUT /api/office/passkeys/${passkey._id}`, `DELETE /api/office/passkeys/${passkey._id}`]) {
    expect(codeOf(await stranger(call, { name: 'Mía' }))).toBe('PASSKEY_NOT_FOUND');
  }
  expect((await office(`PUT /api/office/passkeys/${passkey._id}`, { name: 'Llave USB' })).statusCode).toBe(200);
  expect((await list(office)).passkeys).toMatchObject([{ name: 'Llave USB' }]);
  const renamed = `select detail ->> 'name' as name from platform.audit where action = 'office.passkey_renamed' and subject_id = $1`;
  expect((await api.db.query(renamed, [operator.operatorId])).rows).toEqual([{ name: 'Llave USB' }]);
  expect(codeOf(await plain(`DELETE /api/office/passkeys/${passkey._id}`))).toBe('STEP_UP_REQUIRED');
  expect((await office(`DELETE /api/office/passkeys/${passkey._id}`)).statusCode).toBe(200);
  expect(resultsOf(await signIn(operator)).step).toBe('totp');
});

test('a passkey repeats the second factor of its own session only (OFC-003 OFC-005)', async () => {
  const { operator, device } = await withPasskey();
  const [plain, other] = [await officeOf(operator, false), await officeOf(operator, false)];
  const answer = device.use(asked(await plain('POST /api/office/step-up/passkey/options')));
  expect(codeOf(await other('POST /api/office/step-up/passkey', { answer }))).toBe('PASSKEY_WRONG');
  expect((await plain('POST /api/office/step-up/passkey', { answer })).statusCode).toBe(200);
  expect((await plain('POST /api/office/passkeys/options')).statusCode).toBe(200);
  expect(codeOf(await other('POST /api/office/passkeys/options'))).toBe('STEP_UP_REQUIRED');
  // the challenge of a sign-in proves no step-up
  const ticket = await ticketFor(operator);
  const forDoor = device.use(asked(await optionsFor(ticket)));
  expect(codeOf(await other('POST /api/office/step-up/passkey', { answer: forDoor }))).toBe('PASSKEY_WRONG');
});

test('new recovery codes replace the older ones, after the second factor (OFC-003)', async () => {
  const operator = await ready();
  const plain = await officeOf(operator, false);
  expect(codeOf(await plain('POST /api/office/recovery-codes'))).toBe('STEP_UP_REQUIRED');
  const office = await officeOf(operator);
  const make = async () => resultsOf(await office('POST /api/office/recovery-codes')).recoveryCodes ?? [];
  const [older, newer] = [await make(), await make()];
  expect(newer).toHaveLength(10);
  expect(codeOf(await prove(await ticketFor(operator), older[0] ?? ''))).toBe('CODE_WRONG');
  expect((await prove(await ticketFor(operator), newer[0] ?? '')).statusCode).toBe(200);
});
