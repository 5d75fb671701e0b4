import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { codeFor, makeRoomForCodes, newPhone } from './mailbox.ts';
import { callerFor, password, sellerOne, signIn } from './people.ts';
import { cartOf } from './purchase.ts';
import { fillBusiness, fillPlace, newDocument, next, provePhone } from './way-to-an-account.ts';

test(
  'a visitor registers in three short steps, and buys · RT-08 RT-09 RT-12 API-01 API-04',
  { tag: '@main' },
  async ({ page, db, request }) => {
    await makeRoomForCodes(db);
    const phone = newPhone();
    const email = `registro-${phone}@demo.tonalia.co`;
    const product = await makeProduct(db, { stock: 9 });
    await provePhone(page, request, phone);
    await fillBusiness(page, 'Salón Primera Vez');
    await next(page);
    await fillPlace(page);
    await expect(page.getByText('Llegamos de lunes a sábado')).toBeVisible();
    await next(page);

    // The browser's back button loses nothing.
    await page.goBack();
    await expect(page.getByLabel('Número después del guion')).toHaveValue('41');
    await page.goForward();
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Apellido').fill('Primera');
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Crear cuenta' }).click();

    await expect(page).toHaveURL('/registration-status');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está lista');
    await page.getByRole('link', { name: 'Empezar a comprar' }).click();
    await expect(page).toHaveURL('/home/marketplace/customer');
    await open(page, product.path);
    await page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).click();
    await expect(page.getByText('Agregado al carrito')).toBeVisible();
    const { cart } = await cartOf(await callerFor(request, email));
    expect(cart?.amount).toBe(1);
  },
);

test('a registration needs no mouse', async ({ page, db, request }) => {
  await makeRoomForCodes(db);
  const phone = newPhone();
  const { keyboard } = page;
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
  };
  /** Presses Tab until `wanted` matches the focused element. */
  const tabTo = async (wanted: string) => {
    for (let pressed = 0; pressed < 30; pressed += 1) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no way to ${wanted} by keyboard`);
  };
  await open(page, '/registro');
  await tabTo('input[name=phone]');
  await keyboard.type(phone);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/send-confirmation-code/register');
  await tabTo('input[name=channel]');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-code');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await keyboard.type(await codeFor(request, phone));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo es tu negocio?');
  await tabTo('input[name=business_name]');
  await type('Salón Teclado', 'Pelu', 'C');
  await keyboard.type(newDocument());
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Dónde está tu negocio?');
  await tabTo('input[name=state]');
  await keyboard.type('cundi');
  await keyboard.press('Enter');
  await expect(page.locator('input[name=state]')).toHaveValue('Cundinamarca');
  await tabTo('input[name=city]');
  await keyboard.type('soacha');
  await keyboard.press('Enter');
  await expect(page.locator('input[name=city]')).toHaveValue('Soacha');
  await tabTo('input[name=number]');
  await type('7', '14');
  await keyboard.type('32');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quién compra?');
  await tabTo('input[name=name]');
  await type('Ana', 'Teclado', `teclado-${phone}@demo.tonalia.co`, password);
  await tabTo('input[name=consent]');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/registration-status');
});

test('a seller registers a customer in under a minute, and shops for it at once · UI-06 ROL-06 ROL-09', async ({
  page,
  db,
}) => {
  const phone = newPhone();
  const name = `Salón Esquina ${phone}`;
  await signIn(page, sellerOne, '/home/select-customer');
  await page.getByRole('link', { name: 'Registrar cliente' }).and(page.locator(':visible')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrar cliente');
  const begun = Date.now();
  const slowly = { delay: 60 };
  await expect(page.getByLabel('Celular')).toBeFocused();
  await page.keyboard.type(phone, slowly);
  await page.getByLabel('Nombre del negocio').pressSequentially(name, slowly);
  await page.getByLabel('Tipo de negocio').selectOption({ label: 'Peluquería' });
  await page.getByLabel('Nombre', { exact: true }).pressSequentially('Rosa', slowly);
  await page.getByLabel('Apellido').pressSequentially('Esquina', slowly);
  const city = page.getByRole('combobox', { name: 'Ciudad' });
  if ((await city.inputValue()) === '') {
    await page.getByRole('combobox', { name: 'Departamento' }).pressSequentially('bogota', slowly);
    await page.getByRole('option', { name: 'Bogotá, D.C.' }).click();
  }
  await page.getByLabel('Número o nombre de la vía').pressSequentially('57', slowly);
  await page.getByLabel('Número después del #').pressSequentially('9', slowly);
  await page.getByLabel('Número después del guion').pressSequentially('41', slowly);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Registrar cliente' }).click();

  await expect(page).toHaveURL('/home/marketplace/seller');
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(60_000);
  await expect(page.getByText(name).and(page.locator(':visible')).first()).toBeVisible();
  const { rows } = await db.query<{ email: string }>(
    `select seller.email from auth.portfolio join auth.customer on customer.id = portfolio.customer_id
       join auth.identity seller on seller.id = portfolio.seller_id where customer.name = $1`,
    [name],
  );
  expect(rows).toEqual([{ email: sellerOne }]);
});
