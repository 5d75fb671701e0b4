import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is stored as argon2id with 46 MiB and verified', async () => {
  const kept = await hashPassword('clave-de-prueba');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(await verifyPassword(kept, 'clave-de-prueba')).toBe(true);
  expect(await verifyPassword(kept, 'clave-de-pruebA')).toBe(false);
});

test('the same letters in another encoding are the same password', async () => {
  expect(await verifyPassword(await hashPassword('contraseña'.normalize('NFC')), 'contraseña'.normalize('NFD'))).toBe(
    true,
  );
});

test('a long password counts in full', async () => {
  const kept = await hashPassword('x'.repeat(127) + 'a');
  expect(await verifyPassword(kept, 'x'.repeat(127) + 'b')).toBe(false);
});

test('no password fits an account without one', async () => {
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('of many concurrent sign-ins fifty wait in a queue and the rest get TOO_MANY_REQUESTS', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword(null, 'x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { retryAfter: 1 } });
  expect(await verifyPassword(null, 'x')).toBe(false);
});
