import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { walkToAnAccount } from './way-to-an-account.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The page is no wider than the screen: at 400% a reader must not scroll sideways. */
async function expectNoSideways(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeAttached();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `${screen} is wider than the screen by`).toBe(0);
}

test('no screen of a guest is wider than 320 px', async ({ page, db, request }) => {
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

test('no screen of the account is wider than 320 px', async ({ page, db }) => {
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

test('with text at 200 % no screen is wider than a phone', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const look = async (path: string) => {
    await open(page, path);
    await expectNoSideways(page, path);
  };
  for (const path of [
    '/home/support',
    '/view-results-search?search=zzzzqqqq',
    '/home/bestsellers',
    '/home/combos/combos',
  ])
    await look(path);
  const { email } = await makeCustomer(db, { credit: 500_000 });
  await signIn(page, email, '/home/profile');
  for (const path of [
    '/home/profile/marcela',
    '/home/profile/edit',
    '/home/profile/address',
    '/home/profile/address/new',
  ])
    await look(path);
  await signInAsSeller(page);
  await look('/home/select-customer');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

async function signInAsSeller(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, sellerOne, '/home/marketplace/seller');
}
