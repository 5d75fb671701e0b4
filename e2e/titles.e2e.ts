import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expect, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { makeProduct } from './catalogue.ts';
import { cartOf, chooseCash, confirmButton, fillCart, orderedCode, ordersOf } from './purchase.ts';

const brand = 'Tonalia';

/** Records every title of the tab, from the first one on. */
async function keepTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    const note = () => document.title !== seen.at(-1) && document.title !== '' && seen.push(document.title);
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

interface TitledPage {
  path: string;
  name: string;
  /** The heading where it is not the name: the landing's slogan. */
  heading?: string;
}

/** Opens each page and returns the faults of its names. */
async function wrongNames(page: Page, pages: readonly TitledPage[], isRendered: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, name, heading = name } of pages) {
    await open(page, path);
    await expect.soft(page, path).toHaveTitle(`${name} | ${brand}`);
    const shown = page.getByRole('heading', { level: 1 });
    await expect.soft(shown.first(), path).toBeAttached();
    const headings = await shown.allTextContents();
    // A count or a day may follow the name.
    if (headings.length !== 1 || !headings[0]?.startsWith(heading))
      wrong.push(`${path}: headed ${JSON.stringify(headings)}, not ${heading}`);
    const again = await page.getByRole('main').getByRole('heading', { name: heading, exact: true }).count();
    if (again > 1) wrong.push(`${path}: ${heading} is a heading ${again} times`);
    const titles = await page.evaluate(() => (window as unknown as { seenTitles: string[] }).seenTitles); // as: the script above
    const before = isRendered ? [] : [brand];
    const expected = [...before, `${name} | ${brand}`];
    if (titles.join() !== expected.join()) wrong.push(`${path}: the tab said ${JSON.stringify(titles)}`);
  }
  return wrong;
}

/** Public pages. */
async function commonPages(db: pg.Pool): Promise<TitledPage[]> {
  const product = await makeProduct(db, { stock: 5 });
  const { rows } = await db.query<{ brandId: string; brand: string; categoryId: string; category: string }>(
    `select m.id::text as "brandId", m.name as brand, c.id::text as "categoryId", c.name as category
     from products.product p join products.manufacturer m on m.id = p.manufacturer_id
     join products.category c on c.id = p.category_id where p.active and 'BOG' = any(p.stocked_in) order by p.id limit 1`,
  );
  const { brandId = '', brand: maker = '', categoryId = '', category = '' } = rows[0] ?? {};
  return [
    { path: '/home/marketplace/customer', name: 'Inicio' },
    { path: '/view-results-search?search=tinte', name: '“tinte”' },
    { path: '/home/search', name: 'Buscar' },
    { path: '/home/color-search', name: 'Buscar por color' },
    { path: '/home/manufacturers', name: 'Marcas' },
    { path: `/home/manufacturers/${brandId}/x`, name: maker },
    { path: '/home/manufacturers/99999999/x', name: 'Esa marca ya no está' },
    { path: '/home/categories/', name: 'Categorías' },
    { path: `/home/categories/${categoryId}/x`, name: category },
    { path: '/home/categories/99999999/x', name: 'Esa categoría ya no está' },
    { path: '/home/offers/full', name: 'Ofertas' },
    { path: '/home/new-products', name: 'Nuevos' },
    { path: '/home/bestsellers', name: 'Más vendidos' },
    { path: '/home/combos/todos', name: 'Combos' },
    { path: '/products/custom-list/no-existe', name: 'Esa lista ya no está' },
    { path: product.path, name: product.name },
    { path: '/product/x/99999999/details', name: 'Este producto ya no está' },
    { path: '/home/profile', name: 'Cuenta' },
    { path: '/home/support', name: 'Ayuda' },
    { path: '/terms-conditions', name: 'Términos y condiciones' },
    { path: '/account-deletion', name: 'Eliminar mi cuenta' },
  ];
}

const ofGuests: readonly TitledPage[] = [
  { path: '/', name: 'Belleza al por mayor', heading: 'Las mejores marcas en un solo lugar' },
  { path: '/login', name: 'Ingresa a tu cuenta' },
  { path: '/registro', name: 'Crea tu cuenta' },
  { path: '/login/recovery/password', name: 'Recupera tu contraseña' },
];

const ofCustomers: readonly TitledPage[] = [
  { path: '/home/quick-order', name: 'Pedido rápido' },
  { path: '/home/quick-order?list=all', name: 'Plantillas' },
  { path: '/home/favorites', name: 'Favoritos' },
  { path: '/home/orders/purchased/0f4f2c1e-0000-4000-8000-000000000000', name: 'Pedido no encontrado' },
  { path: '/home/profile/orders/history', name: 'Historial de pedidos' },
  { path: '/home/profile/orders/history/TN-00000', name: 'Pedido no encontrado' },
  { path: '/home/profile/marcela', name: 'Mi perfil' },
  { path: '/home/profile/edit', name: 'Mis datos' },
  { path: '/home/profile/marcela#creditos', name: 'Mis créditos' },
  { path: '/home/profile/address', name: 'Mis direcciones de entrega' },
  { path: '/home/profile/address/new', name: 'Agregar dirección' },
  { path: '/registration-status', name: 'Tu cuenta está lista' },
  { path: '/login/change/password', name: 'Crea una contraseña nueva' },
  { path: '/home/purchase/order/payment-methods/add-credit-card', name: 'Agregar tarjeta' },
];

/** With a product in the cart. */
const ofBuyers: readonly TitledPage[] = [
  { path: '/home/cart', name: 'Carrito' },
  { path: '/home/purchase/order/list-address', name: 'Dirección de entrega' },
  { path: '/home/purchase/order/shipping-schedule', name: 'Fecha de despacho' },
  { path: '/home/purchase/order/detail', name: 'Despacho' },
  { path: '/home/purchase/order/payment-methods', name: 'Método de pago' },
  { path: '/home/purchase/order/summary/coupon-list', name: 'Cupones' },
  { path: '/home/purchase/order/summary', name: 'Resumen del pedido' },
];

test.beforeEach(({ page, faults }) => {
  // Pages of missing objects.
  faults.expect(/\b404\b/);
  return keepTitles(page);
});

test('every page of a guest has one name, in the tab and as its heading · NAV-06', async ({ page, db }) => {
  expect(await wrongNames(page, [...ofGuests, ...(await commonPages(db))], true)).toEqual([]);
});

test('a customer’s tab shows the brand until the page has its name, and the name of an order only for its owner · NAV-06', async ({
  page,
  db,
  request,
}) => {
  const [customer, stranger] = await Promise.all([makeCustomer(db), makeCustomer(db)]);
  const product = await makeProduct(db, { stock: 50 });
  const caller = await fillCart(request, stranger, product, 1);
  await chooseCash(caller, db, stranger);
  const { cart } = await cartOf(caller);
  expect((await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })).status()).toBe(200);
  const [foreign] = await ordersOf(db, stranger);
  await signIn(page, customer.email);
  const pages = [
    ...(await commonPages(db)),
    ...ofCustomers,
    { path: `/home/profile/orders/history/${foreign?.code}`, name: 'Pedido no encontrado' },
  ];
  expect(await wrongNames(page, pages, false)).toEqual([]);
  await chooseCash(await fillCart(request, customer, product, 3), db, customer);
  expect(await wrongNames(page, ofBuyers, false)).toEqual([]);
  await confirmButton(page).click();
  const code = await orderedCode(page);
  await expect(page).toHaveTitle(`Recibimos tu pedido | ${brand}`);
  const order = { path: `/home/profile/orders/history/${code}`, name: `Pedido ${code}` };
  expect(await wrongNames(page, [order], false)).toEqual([]);
});

test('every page of a seller has one name · NAV-06', async ({ page }) => {
  await signIn(page, sellerOne, '/home/marketplace/seller');
  const pages: TitledPage[] = [
    { path: '/home/marketplace/seller', name: 'Tomar pedido' },
    { path: '/home/select-customer', name: 'Selecciona un cliente' },
    { path: '/register/process', name: 'Registrar cliente' },
  ];
  expect(await wrongNames(page, pages, false)).toEqual([]);
});
