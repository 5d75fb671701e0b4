import type { Page } from '@playwright/test';
import type pg from 'pg';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { chooseCash, confirmButton, fillCart, orderedCode } from './purchase.ts';
import { walkToAnAccount } from './way-to-an-account.ts';

/** What a person sees once a screen has loaded. */
type Screen = [name: string, path: string, shown: (page: Page) => ReturnType<Page['locator']>];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article').first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first();

const ofAnAccount: readonly Screen[] = [
  ['profile', '/home/profile/marcela', heading],
  ['data of the account', '/home/profile/edit', heading],
  ['addresses', '/home/profile/address', (it) => it.getByRole('main').getByText('Sede Chapinero')],
  ['a new address', '/home/profile/address/new', (it) => it.getByRole('combobox', { name: 'Departamento' })],
  ['another password', '/login/change/password', heading],
  ['closing the account', '/account-deletion', heading],
  ['how far the registration is', '/registration-status', heading],
];

async function aDye(db: pg.Pool): Promise<{ id: string; path: string; category: string }> {
  const { rows } = await db.query<{ id: string; category: string }>(
    `select id, category_id as category from products.product
     where has_colors and not has_volumes and active and 'BOG' = any(stocked_in) order by tones_total desc, id limit 1`,
  );
  const { id = '', category = '' } = rows[0] ?? {};
  return { id, path: `/product/tono/${id}/details`, category: `/home/categories/${category}/categoria` };
}

// Every screen at both sizes and in both themes: the phone is light, the desktop dark.
test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

async function visit(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, path, shown] of screens) {
    await open(page, path);
    await expect(shown(page), name).toBeVisible();
    found.push(...(await findings(page, name)));
  }
  return found;
}

test('every screen of a guest is accessible', async ({ page, db }) => {
  const dye = await aDye(db);
  const found = await visit(page, [
    ['landing', '/', heading],
    ['login', '/login?redirect-login-required=1', heading],
    ['home of a guest', '/home/marketplace/customer', cards],
    ['search', '/view-results-search?search=tinte', cards],
    ['nothing found', '/view-results-search?search=zzzzqqqq', (it) => it.getByText('No encontramos “zzzzqqqq”')],
    ['category', dye.category, cards],
    [
      'search by colour',
      '/home/color-search?hex=B9233F',
      (it) => it.getByRole('region', { name: 'Tonos parecidos' }).getByRole('listitem').first(),
    ],
    ['product', dye.path, button('Agregar al carrito')],
    ['account of a guest', '/home/profile', heading],
    ['login by e-mail', '/login?with=email', heading],
    ['recovery', '/login/recovery/password', heading],
    ['new password', '/login/change/password/a-link-of-a-mail', heading],
    ['registration', '/registro', heading],
    ['help', '/home/support', heading],
    ['terms', '/terms-conditions', heading],
    ['closing the account, as a guest', '/account-deletion', heading],
  ]);
  expect(found.join('\n')).toBe('');
});

test('every step of a registration is accessible', async ({ page, db, request }) => {
  const found: string[] = [];
  await walkToAnAccount(page, db, request, async (name) => {
    found.push(...(await findings(page, name)));
  });
  expect(found.join('\n')).toBe('');
});

test('every screen of the account is accessible', async ({ page, db }) => {
  const { email } = await makeCustomer(db);
  await signIn(page, email, '/home/profile');
  const found = await visit(page, ofAnAccount);
  await open(page, '/home/marketplace/customer');
  await button(/^Entregar en/)(page).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  found.push(...(await findings(page, 'where to receive')));
  expect(found.join('\n')).toBe('');
});

test('every screen of a customer is accessible', async ({ page, db, request }) => {
  const customer = await makeCustomer(db);
  const dye = await aDye(db);
  const product = await makeProduct(db, { stock: 50 });
  await signIn(page, customer.email, '/home/marketplace/customer');
  const found = await visit(page, [
    ['home of a customer', '/home/marketplace/customer', cards],
    ['empty cart', '/home/cart', (it) => it.getByText('Tu carrito está vacío')],
    ['empty history', '/home/profile/orders/history', (it) => it.getByText('Aún no hay pedidos')],
    ['account', '/home/profile', button('Cerrar sesión')],
    [
      'colour card',
      `${dye.path}?carta=${dye.id}`,
      (it) =>
        it
          .getByRole('dialog')
          .getByRole('button', { name: /, agregar$/ })
          .first(),
    ],
  ]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /, agregar$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Cantidad de/ })).toBeVisible();
  found.push(...(await findings(page, 'colour card with a chosen shade')));

  await chooseCash(await fillCart(request, customer, product, 3), db, customer);
  found.push(
    ...(await visit(page, [
      ['cart', '/home/cart', button('Continuar compra')],
      ['dispatch', '/home/purchase/order/detail', button('Continuar')],
      ['payment methods', '/home/purchase/order/payment-methods', button(/^Usar /)],
      ['summary', '/home/purchase/order/summary', button('Confirmar pedido')],
    ])),
  );
  await confirmButton(page).click();
  const code = await orderedCode(page);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  found.push(...(await findings(page, 'order received')));
  const order = (it: Page) => it.getByText(code).and(it.locator(':visible')).first();
  found.push(
    ...(await visit(page, [
      ['order history', '/home/profile/orders/history', order],
      ['order', `/home/profile/orders/history/${code}`, order],
    ])),
  );
  await open(page, '/home/quick-order');
  await page.getByRole('button', { name: 'Pegar lista' }).and(page.locator(':visible')).click();
  await page.getByRole('textbox', { name: 'Tu lista' }).fill('7.1');
  await page.getByRole('button', { name: 'Pasar al pedido' }).click();
  await expect(page.getByText(/Elige entre/).first()).toBeVisible();
  found.push(...(await findings(page, 'quick order')));
  expect(found.join('\n')).toBe('');
});

test('every screen of a seller is accessible', async ({ page, db }) => {
  const customer = await makeCustomer(db, { seller: sellerOne });
  await signIn(page, sellerOne, '/home/marketplace/seller');
  const found = await visit(page, [
    ['home of a seller without a customer', '/home/marketplace/seller', heading],
    ['customers', '/home/select-customer', (it) => it.getByRole('main').getByRole('listitem').first()],
  ]);
  await page.getByLabel('Nombre, cédula o NIT').fill(customer.name);
  await page.getByRole('button', { name: customer.name }).click();
  found.push(
    ...(await visit(page, [
      [
        'home of a seller',
        '/home/marketplace/seller',
        (it) => it.getByRole('button', { name: /^Elegir tonos de |^Agregar una unidad/ }).first(),
      ],
      ['account of a seller', '/home/profile', button('Cerrar sesión')],
    ])),
  );
  expect(found.join('\n')).toBe('');
});
