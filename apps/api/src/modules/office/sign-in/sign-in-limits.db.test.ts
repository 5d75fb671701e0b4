import { minute } from '@tonalia/rules/durations';
import { officeWrongPasswordsPerHour } from '@tonalia/rules/policy';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { codeOf, officeSignIn } from '../../../../test/office-sign-in.ts';

const api = useApi();
const { ready, signIn, ticketFor } = officeSignIn(api);
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
