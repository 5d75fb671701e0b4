import { expect, open, test } from './journey.ts';
import { codeFor, makeRoomForCodes, newPhone } from './mailbox.ts';
import { makeCustomer, password, signIn } from './people.ts';

test('closing an account signs out, and its phone can register again · ERR-10 D-26', async ({
  page,
  db,
  request,
  faults,
}) => {
  faults.expect(/401/, /status of 401/);
  await makeRoomForCodes(db);
  const phone = newPhone();
  const { email } = await makeCustomer(db, { phone });
  await signIn(page, email, '/account-deletion');
  await page.getByLabel('Para continuar, escribe ELIMINAR').fill('ELIMINAR');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Contraseña actual').fill(password);
  await proof.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByText('Su cuenta de cliente ha sido eliminada.')).toBeVisible();

  await page.goto('/home/profile/address');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const answer = await request.post('/api/auth/v3/auth/login', { data: { email, password, client: 'app' } });
  expect(answer.status()).toBe(401);

  await open(page, '/registro');
  await page.getByLabel('Celular').fill(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('SMS', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(request, phone));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo es tu negocio?');
});

test('a customer with debt reads the amount and what to do, and the account stays · D-63', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/409/, /status of 409/);
  const customer = await makeCustomer(db, { credit: 200_000 });
  await db.query('update auth.credit_account set used = 118700 where customer_id = $1', [customer.id]);
  await signIn(page, customer.email, '/account-deletion');
  await page.getByLabel('Para continuar, escribe ELIMINAR').fill('ELIMINAR');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Contraseña actual').fill(password);
  await proof.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /Todavía no puedes eliminar tu cuenta\. Debes \$\s118\.700 de tu cupo: págalos en Créditos\./,
  );
  await page.goto('/home/profile/address');
  await expect(page).not.toHaveURL(/login/);
});
