import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { refusePassword } from './refuse-password.ts';

const whyNot = (password: string, owner = {}) =>
  refusePassword(password, owner).then(
    () => 'fine',
    ({ params }: { params: { why: string } }) => params.why,
  );

test('each of the 3,000 most used passwords is refused, the long ones in capitals too · T12', async () => {
  const answers = await Promise.all(list.slice(0, 3_000).map((password) => whyNot(password)));
  expect(answers).not.toContain('fine');
  const long = list.filter(({ length }) => length >= 8).slice(0, 3_000);
  expect(long).toHaveLength(3_000);
  const shouted = await Promise.all(long.map((password) => whyNot(password.toUpperCase())));
  expect(shouted.filter((why) => why !== 'common')).toEqual([]);
});

test.each([
  ['a', 'length'],
  ['       ', 'length'],
  ['x'.repeat(129), 'length'],
  ['x'.repeat(4_096), 'length'],
  ['contraseña'.normalize('NFD'), 'common'],
  ['Mariposa', 'common'],
  ['rosaperez-2026', 'personal'],
  ['tijeras y peines', 'fine'],
  ['💅'.repeat(3) + 'esmalte', 'fine'],
  ['xq'.repeat(63) + 'zñ', 'fine'],
])('%s: %s · T12', async (password, why) => {
  expect(await whyNot(password, { last_name: 'Perez' })).toBe(why);
});
