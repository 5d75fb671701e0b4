import { expect, test } from 'vitest';
import { holdsSecret } from './holds-secret.ts';

const token = `tl_${'Ab_-9'.repeat(8)}xyz`;
const holds = (path: string) => holdsSecret(new URL(path, 'https://tonalia.test'));

test.each([
  '/login/change/password',
  '/login/change/password/anything',
  `/home/profile/edit?email-token=${token}`,
  `/home/profile/edit?email-token=${token.replaceAll('_', '%5F')}`,
  // after a sign-in
  `/login?redirect=${encodeURIComponent(`/home/profile/edit?email-token=${token}`)}`,
  `/login?redirect=${encodeURIComponent(`/home/profile/edit?email-token=${token.replaceAll('_', '%5F')}`)}`,
])('%s contains a secret of its reader', (path) => expect(holds(path)).toBe(true));

test.each([
  '/',
  '/login',
  '/login?redirect=%2Fhome%2Fcart',
  '/home/search?q=tinte_rubio',
  '/product/champu/101/details',
])('%s is the same for every guest', (path) => expect(holds(path)).toBe(false));
