import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { base32Of, codeOf, officeSignIn, resultsOf } from '../../../../test/office-sign-in.ts';
import { digest } from '../../auth/index.ts';
import { inviteAgain } from '../index.ts';
import { totpAt } from '../totp/totp.ts';

const api = useApi();
const { ready, signIn, ticketFor, prove, codeNow, accept } = officeSignIn(api);
beforeEach(() => api.clock.set(new Date()));

const owner = async () => {
  const made = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  return { ...made, call: officeCaller(api, made.cookie) };
};
const tokenOf = (sent: { json<T>(): T }) => sent.json<{ results: { link: string } }>().results.link.split('#')[1] ?? '';
const inviting = async (operatorId: string) => {
  const { call } = await owner();
  return () => call(`POST /api/office/operators/${operatorId}/invite`);
};
const paperCode = (operatorId: string) =>
  api.db.query(`insert into office.recovery_code (operator_id, hash) values ($1, $2)`, [
    operatorId,
    digest('0123456789'),
  ]);
const sessionsOf = async (operatorId: string) =>
  (await api.db.query(`select from office.session where operator_id = $1 and ended_at is null`, [operatorId])).rowCount;

test('after a new invitation an older ticket or password opens nothing, with the app or with a recovery code', async () => {
  const operator = await ready();
  await paperCode(operator.operatorId);
  const tickets = [await ticketFor(operator), await ticketFor(operator)];
  const invite = await inviting(operator.operatorId);
  expect((await invite()).statusCode).toBe(200);
  expect(codeOf(await prove(tickets[0] ?? '', '01234-56789'))).toBe('CODE_EXPIRED');
  expect(codeOf(await prove(tickets[1] ?? '', codeNow(operator)))).toBe('CODE_EXPIRED');
  expect(codeOf(await signIn(operator))).toBe('BAD_CREDENTIALS');
  expect(await sessionsOf(operator.operatorId)).toBe(0);
  const { rowCount } = await api.db.query(`select from office.recovery_code where operator_id = $1`, [
    operator.operatorId,
  ]);
  expect(rowCount).toBe(0);
});

test('a setup of the second factor that began before a new invitation ends with it', async () => {
  const operator = await ready();
  const invite = await inviting(operator.operatorId);
  const { ticket, setup } = resultsOf(await accept(tokenOf(await invite())));
  expect((await accept(tokenOf(await invite()))).statusCode).toBe(200);
  const code = totpAt(base32Of(setup?.secret ?? ''), api.clock.now());
  expect(codeOf(await prove(ticket, code))).toBe('CODE_EXPIRED');
});

test('a new invitation that meets the second step of a sign-in leaves no session', async () => {
  for (let n = 0; n < howOften(5, 50); n += 1) {
    const operator = await ready();
    await paperCode(operator.operatorId);
    const tickets = [await ticketFor(operator), await ticketFor(operator)];
    const invite = await inviting(operator.operatorId);
    const [invited] = await Promise.all([
      invite(),
      prove(tickets[0] ?? '', '01234-56789'),
      prove(tickets[1] ?? '', codeNow(operator)),
    ]);
    expect(invited.statusCode).toBe(200);
    expect(await sessionsOf(operator.operatorId)).toBe(0);
  }
});

test('a password that a new invitation takes away while it is checked gets no ticket', async () => {
  const operator = await ready();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const client = await api.db.connect();
  await client.query('begin');
  await client.query(`update office.operator set password_hash = null, totp_secret = null where id = $1`, [
    operator.operatorId,
  ]);
  let isAnswered = false;
  const sent = signIn(operator).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered && (await api.db.query(waiting)).rowCount === 0);
  await client.query('commit');
  client.release();
  expect(codeOf(await sent)).toBe('BAD_CREDENTIALS');
});

test('an operator who leaves takes tickets and recovery codes along', async () => {
  const operator = await ready();
  await paperCode(operator.operatorId);
  await ticketFor(operator);
  const { call } = await owner();
  expect((await call(`POST /api/office/operators/${operator.operatorId}/leave`)).statusCode).toBe(200);
  const { rows } = await api.db.query(
    `select (select count(*)::int from office.ticket where operator_id = $1) as tickets,
       (select count(*)::int from office.recovery_code where operator_id = $1) as codes`,
    [operator.operatorId],
  );
  expect(rows).toEqual([{ tickets: 0, codes: 0 }]);
});

test('the last owner able to sign in is invited again at a command only', async () => {
  await api.db.query(
    `update office.operator set left_at = now(), password_hash = null, totp_secret = null where role = 'owner'`,
  );
  const { operatorId, call } = await owner();
  expect(codeOf(await call(`POST /api/office/operators/${operatorId}/invite`))).toBe('LAST_OWNER');
  expect((await call('GET /api/office/me')).statusCode).toBe(200);
  const context = { db: api.db, clock: api.clock, publicUrl: 'https://tienda.example', hasMail: false };
  expect(await inviteAgain(context, operatorId, { by: 'root' })).toEqual({ link: expect.stringContaining('#') });
  expect((await call('GET /api/office/me')).statusCode).toBe(401);
});
