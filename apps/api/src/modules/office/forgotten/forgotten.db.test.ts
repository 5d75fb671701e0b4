import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeOperator, makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { PASSWORD, codeOf, officeSignIn, resultsOf } from '../../../../test/office-sign-in.ts';

const api = useApi();
const { door, signIn, ready, ticketFor, prove, codeNow } = officeSignIn(api);
/** The mail is written after the answer; a busy machine takes longer. */
const WAIT = { interval: 10, timeout: 15_000 };
const NEW = 'otra frase bien larga';

const ask = (email: string, remoteAddress = '10.7.7.7') =>
  door('POST /api/office/forgotten', { email }, { remoteAddress });
const accept = (token: string, password = NEW) => door('POST /api/office/forgotten/accept', { token, password });
const mailsTo = ({ email }: Pick<MadeOperator, 'email'>) => api.messages.filter(({ to }) => to === email);
/** Asks for a link, and returns the token of the newest mail. */
async function linkFor(operator: MadeOperator): Promise<string> {
  const before = mailsTo(operator).length;
  expect((await ask(operator.email)).json()).toEqual({ results: { isSent: true } });
  await expect
    .poll(async () => {
      await api.drain();
      return mailsTo(operator).length;
    }, WAIT)
    .toBe(before + 1);
  return /\/oficina\/recuperar#(\S+)/.exec(mailsTo(operator).at(-1)?.text ?? '')?.[1] ?? '';
}

test('a forgotten password is set once with the link of the mail, ends every session, and asks for the second factor (OFC-003)', async () => {
  const operator = await ready();
  const [older, token] = [await linkFor(operator), await linkFor(operator)];
  expect(codeOf(await accept(older))).toBe('LINK_EXPIRED');
  expect((await door('POST /api/office/forgotten/read', { token })).json()).toMatchObject({
    results: { email: operator.email },
  });
  const begun = await ticketFor(operator);
  expect(codeOf(await accept(token, 'corta'))).toBe('PASSWORD_REFUSED');
  const { step, ticket } = resultsOf(await accept(token));
  expect(step).toBe('totp');
  expect((await officeCaller(api, operator.cookie)('GET /api/office/me')).statusCode).toBe(401);
  expect(codeOf(await prove(begun, codeNow(operator)))).toBe('CODE_EXPIRED');
  expect(codeOf(await accept(token))).toBe('LINK_EXPIRED');
  expect(codeOf(await signIn(operator))).toBe('BAD_CREDENTIALS');
  expect((await prove(ticket, codeNow(operator))).statusCode).toBe(200);
  expect((await signIn(operator, NEW)).statusCode).toBe(200);
  await api.drain();
  expect(mailsTo(operator).at(-1)?.subject).toMatch(/cambió$/);
  const { rows } = await api.db.query(
    `select action from platform.audit where subject_id = $1 and action like 'office.password%' order by id`,
    [operator.operatorId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'office.password_link_sent',
    'office.password_link_sent',
    'office.password_recovered',
  ]);
});

test('a link ends after an hour, with a new invitation and when the operator leaves (OFC-003)', async () => {
  const [late, invited, left] = [await ready(), await ready(), await ready()];
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  const call = officeCaller(api, owner.cookie);
  const tokens = [await linkFor(invited), await linkFor(left)];
  await call(`POST /api/office/operators/${invited.operatorId}/invite`);
  await call(`POST /api/office/operators/${left.operatorId}/leave`);
  for (const token of tokens) expect(codeOf(await accept(token))).toBe('LINK_EXPIRED');
  const token = await linkFor(late);
  const now = api.clock.now();
  api.clock.set(new Date(now.getTime() + 61 * 60_000));
  expect(codeOf(await accept(token))).toBe('LINK_EXPIRED');
  api.clock.set(now);
  expect((await accept(token)).statusCode).toBe(200);
});

test('an unknown address gets the same answer and no mail, however often it asks (OFC-003)', async () => {
  const unknown = `nadie-${randomUUID()}@oficina.example`;
  for (let n = 0; n < 5; n += 1) expect((await ask(unknown, '10.7.7.8')).json()).toEqual({ results: { isSent: true } });
  await api.drain();
  expect(mailsTo({ email: unknown })).toEqual([]);
});

test('strangers that ask for links of an operator leave it three mails of an hour, and the newest link works (OFC-003)', async () => {
  const operator = await ready();
  const tokens = [await linkFor(operator), await linkFor(operator), await linkFor(operator)];
  // from as many networks as they like, and the operator itself
  for (let n = 0; n < 6; n += 1)
    expect((await ask(operator.email, `10.8.${n}.1`)).json()).toEqual({ results: { isSent: true } });
  const another = await ready();
  await linkFor(another);
  expect(mailsTo(operator)).toHaveLength(3);
  expect((await accept(tokens[2] ?? '')).statusCode).toBe(200);
  // that the password changed
  await api.drain();

  const now = api.clock.now();
  api.clock.set(new Date(now.getTime() + 61 * 60_000));
  await linkFor(operator);
  api.clock.set(now);
});

test('one network asks for thirty links of an hour, and others go on asking (OFC-003)', async () => {
  const from = async (place: string) => codeOf(await ask(`nadie-${randomUUID()}@oficina.example`, place));
  for (let n = 0; n < 30; n += 1) expect(await from('10.9.1.1')).toBeUndefined();
  expect(await from('10.9.1.1')).toBe('TOO_MANY_REQUESTS');
  expect(await from('10.9.2.1')).toBeUndefined();
});

test('two at once with one link set one password (OFC-003)', async () => {
  const operator = await ready();
  const token = await linkFor(operator);
  const answers = await Promise.all([accept(token, `${NEW} uno`), accept(token, `${NEW} dos`)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(answers.map(codeOf).filter((code) => code === 'LINK_EXPIRED')).toHaveLength(1);
  expect(codeOf(await signIn(operator, PASSWORD))).toBe('BAD_CREDENTIALS');
});
