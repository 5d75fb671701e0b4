import { expect, open, test } from './journey.ts';
import { linkFor } from './mailbox.ts';
import { callerFor, makeCustomer, password, signIn, signInOnPage } from './people.ts';

test('a new e-mail takes effect when its mailed link is opened · RT-43', async ({ page, db, request }) => {
  const { email } = await makeCustomer(db);
  const fresh = `nuevo-${email}`;
  await signIn(page, email, '/home/profile/edit');
  // The login has a field with this name too.
  await expect(page.getByLabel('Nombres')).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo' }).fill(fresh);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Contraseña actual').fill(password);
  await proof.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`Te enviamos un enlace a ${fresh}.`)).toBeVisible();
  await callerFor(request, email); // until then the old one signs in

  await open(page, await linkFor(request, fresh));
  await expect(page.getByText(`Tu correo ahora es ${fresh}.`)).toBeVisible();
  await expect(page).toHaveURL('/home/profile/edit');
  await callerFor(request, fresh);
});

test.describe('with the welcome popup', () => {
  test.use({ welcome: true });

  test('the current banner greets once a visit · UI-02', async ({ page }) => {
    await open(page, '/home/marketplace/customer');
    const popup = page.getByRole('dialog');
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 200);
    await expect(popup).toBeVisible({ timeout: 15_000 });
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await expect(popup).toHaveCount(0);
    // On a second visit the page requests no banner.
    let asked = 0;
    page.on('request', (one) => {
      if (one.url().includes('/banner/list/position')) asked += 1;
    });
    const reported = page.waitForRequest('**/api/marketing/events');
    await page.reload();
    await reported;
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(asked).toBe(0);
    await expect(popup).toHaveCount(0);
  });
});

test('every page view is reported once, by its pattern · NAV-07', async ({ page, db }) => {
  const reportedPages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/marketing/events')) return;
    const { events }: { events: { page: string }[] } = request.postDataJSON();
    reportedPages.push(...events.map((one) => one.page));
  });
  const { email } = await makeCustomer(db);
  await page.goto('/home/profile/address');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => reportedPages).toEqual(['/login']);
  await signInOnPage(page, email, '/home/profile/address');
  await expect(page.getByRole('main').getByText('Sede Chapinero')).toBeVisible();
  await page.getByRole('link', { name: 'Agregar dirección' }).and(page.locator(':visible')).click();
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toBeVisible();
  await expect.poll(() => reportedPages.at(-1)).toBe('/home/profile/address/new');
  // The login twice: by the guard, and opened directly.
  expect(reportedPages).toEqual(['/login', '/login', '/home/profile/address', '/home/profile/address/new']);
});
