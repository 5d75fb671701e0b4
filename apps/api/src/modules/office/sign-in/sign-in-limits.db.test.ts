import { minute } from '@tonalia/rules/durations';
import { officeWrongPasswordsPerHour } from '@tonalia/rules/policy';
import { beforeEach, expect, test } from 'vitest';
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
}, 60_000);

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
