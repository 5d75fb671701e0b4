import { expect, here, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn, signInOnPage } from './people.ts';

const forMembers = [
  '/home/cart',
  '/home/purchase/order/detail',
  '/home/purchase/order/summary',
  '/home/purchase/order/payment-methods',
  '/home/purchase/order/finalizing-payment',
  '/home/orders/purchased',
  '/home/orders/purchased/0f4f2c1e-0000-4000-8000-000000000000',
  '/home/profile/orders/history',
  '/home/profile/orders/history/TN-00000',
  '/home/select-customer',
];

test(
  'a guest who opens a member page signs in first and returns there · NAV-04 ROL-01 RT-15 RT-31',
  { tag: '@main' },
  async ({ page }) => {
    for (const path of forMembers) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    }
  },
);

test('an unknown address leads to the start · RT-30 RT-01', async ({ page }) => {
  for (const path of ['/no-existe', '/home/no-existe/tampoco', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('home is the marketplace for a guest · RT-02 RT-03 RT-04', async ({ page }) => {
  for (const path of ['/home/', '/home', '/home/marketplace/seller']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home/marketplace/customer');
  }
});

test('a customer is sent home from the landing page, the login and seller pages · RT-01 RT-02 RT-04 RT-07 RT-28', async ({
  page,
  db,
}) => {
  const { email } = await makeCustomer(db);
  await signIn(page, email);
  for (const path of ['/', '/login', '/home/', '/home/marketplace/seller', '/home/select-customer']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home/marketplace/customer');
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('a member’s redirect waits for hydration, however slow the phone', async ({ page, db }) => {
  test.slow(); // a slow machine, six times slower
  const { email } = await makeCustomer(db);
  await signIn(page, email);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('/login');
    await expect(page).toHaveURL('/home/marketplace/customer', { timeout: 40_000 });
    await expect(page.getByRole('main')).toBeVisible({ timeout: 40_000 });
  }
});

test('a seller is sent to the seller home · RT-01 RT-02 RT-07', async ({ page }) => {
  await signIn(page, sellerOne, '/home/marketplace/seller');
  for (const path of ['/', '/login', '/home/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home/marketplace/seller');
  }
});

test('a seller without a customer chooses one before the cart and the purchase · NAV-05 RT-15 ROL-04 ST-06', async ({
  page,
}) => {
  await signIn(page, sellerOne, '/home/marketplace/seller');
  for (const path of ['/home/cart', '/home/purchase/order/detail', '/home/profile/orders/history']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/home/select-customer?redirectTo=${encodeURIComponent(path)}`);
  }
});

test('the tab names the page · NAV-06', async ({ page }) => {
  const titles = {
    '/': 'Belleza al por mayor | Tonalia',
    '/login': 'Ingresa a tu cuenta | Tonalia',
    '/home/marketplace/customer': 'Inicio | Tonalia',
    '/view-results-search?search=tinte': /tinte|Resultados/,
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
  await page.goto('/view-results-search?search=tinte');
  const product = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = await product.innerText();
  await product.click();
  await expect(page).toHaveTitle(`${name} | Tonalia`);
});

test('signing in never redirects outside the shop', async ({ page, db }) => {
  const { email } = await makeCustomer(db);
  await signIn(page, email);
  const hostile = [
    '//evil.example',
    'https:evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];
  for (const address of hostile) {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await expect(page, address).toHaveURL('/home/marketplace/customer');
  }
});

test('the login page drops a hostile return address too', async ({ page, db }) => {
  const { email } = await makeCustomer(db);
  await signInOnPage(page, email, '//evil.example');
  await expect(page).toHaveURL('/home/marketplace/customer');
  await open(page, '/home/profile');
  expect(here(page)).toBe('/home/profile');
});
