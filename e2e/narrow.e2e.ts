import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { walkToAnAccount } from './way-to-an-account.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The page is no wider than the screen: at 400% nobody reads sideways. */
async function expectNoSideways(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeAttached();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `${screen} is wider than 320 px by`).toBe(0);
}

test('no screen of a guest is wider than 320 px', async ({ page, db, request }) => {
  test.setTimeout(120_000);
  const paths = [
    ['/login', '/login?with=email', '/login/recovery/password', '/login/change/password/a-link', '/registro'],
    ['/home/support', '/terms-conditions', '/account-deletion', '/home/profile'],
  ].flat();
  for (const path of paths) {
    await open(page, path);
    await expectNoSideways(page, path);
  }
  await walkToAnAccount(page, db, request, (screen) => expectNoSideways(page, screen));
});

test('no screen of one’s account is wider than 320 px', async ({ page, db }) => {
  test.setTimeout(120_000);
  const { email } = await makeCustomer(db);
  await signIn(page, email, '/home/profile');
  for (const path of [
    '/home/profile',
    '/home/profile/marcela',
    '/home/profile/edit',
    '/home/profile/address',
    '/home/profile/address/new',
    '/login/change/password',
    '/account-deletion',
    '/registration-status',
  ]) {
    await open(page, path);
    await expectNoSideways(page, path);
  }
  await signInAsSeller(page);
  await open(page, '/register/process');
  await expectNoSideways(page, 'a customer to be registered');
});

async function signInAsSeller(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, sellerOne, '/home/marketplace/seller');
}
