import { asReturning, expect, open, test } from './journey.ts';
import { linkFor } from './mailbox.ts';
import { makeCustomer, password, signIn } from './people.ts';

const another = 'Limon-verde-en-marzo-7';

test('the link of a recovery mail sets a new password once, and it signs in · RT-13 RT-14 ERR-12', async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(/40\d PUT .*change-password/, /status of 40\d/, /40\d POST .*login/);
  const { email } = await makeCustomer(db);
  await open(page, '/login?with=email');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Si el correo está registrado, en unos minutos recibirás un enlace')).toBeVisible();

  const link = await linkFor(request, email);
  await open(page, link);
  await expect(page).toHaveURL('/login/change/password');

  await page.reload();
  await expect(page.getByText(/Abre de nuevo el enlace de tu correo, o pide otro aquí/)).toBeVisible();
  await open(page, link);
  await page.getByLabel('Contraseña nueva').fill(another);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Tu contraseña cambió. Ingresa con la nueva.')).toBeVisible();

  await page.goto('/login?with=email');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(another);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('Contraseña nueva').fill(`${another}8`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
});

test('a changed password signs out the other device, and not this one · RT-14', async ({
  page,
  browser,
  db,
  faults,
}) => {
  const { email } = await makeCustomer(db);
  const elsewhere = await browser.newContext();
  await asReturning(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, email, '/home/profile/address');
  await expect(other.getByRole('main').getByText('Sede Chapinero')).toBeVisible();

  await signIn(page, email, '/home/profile/edit');
  await page.getByRole('link', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL('/login/change/password');
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByLabel('Contraseña nueva').fill(another);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tu contraseña cambió').first()).toBeVisible();
  await open(page, '/home/profile/address');
  await expect(page.getByRole('main').getByText('Sede Chapinero')).toBeVisible();

  await other.goto('/home/profile/address');
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await elsewhere.close();
  expect(faults.unexpected()).toEqual([]);
});
