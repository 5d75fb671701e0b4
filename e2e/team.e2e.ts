import { randomUUID } from 'node:crypto';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { messagesFor } from './mailbox.ts';
import { makeCustomer, password, signIn } from './people.ts';
import { chooseCash, fillCart, ordersOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('an owner invites an employee, who joins and asks above the limit; approved from the notice, it is ordered once · SEL-205', async ({
  page,
  browser,
  db,
  request,
  faults,
}) => {
  const owner = await makeCustomer(db);
  const email = `karen-${randomUUID().slice(0, 8)}@example.com`;
  const product = await makeProduct(db, { stock: 9, price: 20_300 });

  await signIn(page, owner.email, '/home/profile/team');
  await expect(page.getByText('Quién compra')).toBeVisible();
  await page.getByRole('button', { name: 'Invitar por WhatsApp' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Karen');
  await page.getByLabel('Correo o celular').fill(email);
  await page.getByLabel('Por pedido').fill('10000');
  const found = await findings(page, 'people of a business');
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText('Invitación enviada')).toBeVisible();
  let link = '';
  await expect(async () => {
    const letter = (await messagesFor(request, email)).at(-1)?.text ?? '';
    link = /\/invitation\/\S+/.exec(letter)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();

  const context = await browser.newContext();
  faults.watch(context);
  const guest = await context.newPage();
  await guest.emulateMedia({ reducedMotion: 'reduce' });
  await open(guest, link);
  await expect(guest.getByRole('heading', { name: `Únete a ${owner.name}` })).toBeVisible();
  await guest.getByLabel('Apellido').fill('Duarte');
  await guest.getByLabel('Crea tu contraseña').fill(password);
  await guest.getByText('Acepto el tratamiento').click({ position: { x: 4, y: 4 } });
  found.push(...(await findings(guest, 'invitation')));
  await guest.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(guest).toHaveURL(/\/home\/marketplace\/customer/);

  // the cart belongs to the employee, with the address of the business
  const employee = { ...owner, email };
  const caller = await fillCart(request, employee, product, 2);
  await chooseCash(caller, db, owner);
  await open(guest, '/home/purchase/order/summary');
  await expect(guest.getByText('Este pedido pasa a aprobación de tu negocio.')).toBeVisible();
  found.push(...(await findings(guest, 'summary of an employee')));
  await guest.getByRole('button', { name: 'Pedir aprobación' }).and(guest.locator(':visible')).click();
  await expect(guest.getByText('Enviamos tu pedido a aprobación')).toBeVisible();
  expect(await ordersOf(db, owner)).toEqual([]);

  // the notice is written within seconds, and leads to the request
  const notice = page.getByRole('link', { name: /^Karen pide tu aprobación.*Revisar/ });
  await expect(async () => {
    await open(page, '/home/notices');
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notice.click();
  await expect(page).toHaveURL('/home/profile/team');
  await expect(page.getByRole('heading', { name: 'Karen pide tu aprobación' })).toBeVisible();
  found.push(...(await findings(page, 'request of an employee')));
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText(/Pedido \S+ hecho/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  expect(await ordersOf(db, owner)).toHaveLength(1);

  await page.getByRole('link', { name: /Karen Duarte/ }).click();
  await expect(page.getByText('Pedidos de este mes')).toBeVisible();
  found.push(...(await findings(page, 'person of a business')));
  await page.getByText('Con tu aprobación').click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos los permisos')).toBeVisible();
  await page.getByRole('link', { name: /Karen Duarte/ }).click();
  await page.getByRole('button', { name: 'Quitar acceso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar acceso' }).click();
  await expect(page.getByText('Le quitaste el acceso')).toBeVisible();
  const refused = await caller.send('POST', '/api/purchase/cart/additem', {});
  expect(refused.status()).toBe(401);
  await context.close();
  expect(found).toEqual([]);
});
