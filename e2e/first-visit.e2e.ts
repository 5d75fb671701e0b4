import { expect, open, test } from './journey.ts';

test.describe('on a device without any earlier sign-in', () => {
  test.use({ welcome: true });

  test('two slides precede the login on a phone, once a visit · UI-01 ST-14 CON-09', async ({ page, viewport }) => {
    await open(page, '/login');
    const slides = page.getByRole('dialog');
    if ((viewport?.width ?? 0) >= 1024) {
      await expect(page.getByLabel('Celular')).toBeVisible();
      await expect(slides).toHaveCount(0);
      return;
    }
    await expect(slides.getByRole('heading')).toHaveText('Sin monto mínimo de compra');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(slides.getByRole('heading')).toHaveText('Las mejores marcas en un solo lugar');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(slides).toHaveCount(0);
    await open(page, '/login');
    await expect(page.getByLabel('Celular')).toBeVisible();
    await expect(slides).toHaveCount(0);
  });

  test('slides skipped before any code is loaded stay closed for the visit · UI-01 ST-14', async ({
    page,
    viewport,
  }) => {
    test.skip((viewport?.width ?? 0) >= 1024, 'a wide screen has no slides');
    const skipped = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await skipped.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const slides = page.getByRole('dialog');
    await expect(slides.getByRole('heading')).toHaveText('Sin monto mínimo de compra');
    await slides.getByRole('button', { name: 'Saltar' }).click();
    await expect(slides).toHaveCount(0);
    skipped.resolve();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tonalia.onboarding'))).toBe('closed');
    await expect(slides).toHaveCount(0);
    await open(page, '/login');
    await expect(page.getByLabel('Celular')).toBeVisible();
    await expect(slides).toHaveCount(0);
  });

  test('a redirect to the login shows no slides', async ({ page }) => {
    await open(page, '/login?redirect-login-required=1');
    await expect(page.getByLabel('Celular')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the campaign of a visit is in all its addresses · NAV-03', async ({ page }) => {
  await open(page, '/home/?campaign=navidad&reference=IG');
  await expect(page).toHaveURL('/home/marketplace/customer?reference=IG&campaign=navidad');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/details\?reference=IG&campaign=navidad$/);
  await page.reload();
  await expect(page).toHaveURL(/^[^?]*\/details\?reference=IG&campaign=navidad$/);
});

test('an address with a campaign gives every guest the same page', async ({ request }) => {
  const texts = await Promise.all(
    ['/home/marketplace/customer?campaign=a', '/home/marketplace/customer?campaign=a'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(texts[0] === texts[1]).toBe(true);
});

test('the link of a mail is in no address, no cache and no referrer · RT-14', async ({ page }) => {
  const answer = await page.goto('/login/change/password/a-very-secret-token');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page).toHaveURL('/login/change/password');
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('secret');
});

test('a visitor without link and session requests a link · RT-13 RT-14', async ({ page }) => {
  await open(page, '/login/change/password');
  await expect(page).toHaveURL('/login/recovery/password?link-lost=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
});
