import type { Role } from '@tonalia/contract/rights';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mayRegisterForPush } from './push.ts';
import type { RuntimeTarget } from './target.ts';

test.each<[Role, RuntimeTarget, boolean]>([
  ['Admin customer', 'android', true],
  ['Admin customer', 'ios', true],
  ['Admin customer', 'web', false],
  ['Admin customer', 'mobile web', false],
  ['Seller', 'android', false],
  ['Seller', 'ios', false],
  ['Seller', 'web', false],
  ['Guest', 'android', false],
  ['Guest', 'ios', false],
  ['Guest', 'web', false],
])('push messages for a %s on %s: %s · ROL-02 ROL-05 ROL-07', (role, runsOn, may) =>
  expect(mayRegisterForPush(role, runsOn)).toBe(may),
);

test('an app built without Firebase for a phone offers no push messages there', () => {
  vi.stubEnv('VITE_WITHOUT_PUSH', 'android');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(mayRegisterForPush('Admin customer', 'android')).toBe(false);
  expect(mayRegisterForPush('Admin customer', 'ios')).toBe(true);
});
