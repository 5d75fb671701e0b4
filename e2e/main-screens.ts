import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { makeProduct } from './catalogue.ts';
import { expect, open } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';
import { chooseCash, confirmButton, fillCart, orderedCode } from './purchase.ts';

/** Visits the main screens once, as a guest and as a customer, and calls `look` on each when it is complete. */
export async function walkMainScreens(
  page: Page,
  db: pg.Pool,
  request: APIRequestContext,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const shown = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  const heading = () => page.getByRole('heading', { level: 1 }).filter({ visible: true }).first();
  const cards = () => page.getByRole('main').getByRole('article').first();
  const visit = async (screen: string, path: string, complete: () => ReturnType<Page['locator']>) => {
    await open(page, path);
    await expect(complete(), screen).toBeVisible();
    await look(screen);
  };
  const dye = await aDye(db);
  const product = await makeProduct(db, { stock: 50 });
  const shades = await makeProduct(db, {
    shades: ['7.1', '7.2'].map((code) => ({ code, name: 'Rubio medio cenizo', stock: 9 })),
  });
  const customer = await makeCustomer(db);

  await visit('landing', '/', heading);
  await visit('login', '/login', heading);
  await visit('home of a guest', '/home/marketplace/customer', cards);
  await visit('search', '/view-results-search?search=tinte', cards);
  await signIn(page, customer.email, '/home/marketplace/customer');
  await expect(cards()).toBeVisible();
  await look('home of a customer');
  await visit('category', dye.category, cards);
  await visit('bestsellers', '/home/bestsellers', () => page.getByRole('main').getByRole('listitem').first());
  await visit('product', dye.path, () => shown(/^Agregar al carrito/));
  const shade = () => page.getByRole('dialog').getByRole('button', { name: /, agregar$/ });
  await visit('colour card', `${dye.path}?carta=${dye.id}`, () => shade().first());
  await shade().first().click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Cantidad de/ })).toBeVisible();
  await look('colour card with a chosen shade');
  await fillCart(request, customer, shades, 1, ['7.1', '7.2']);
  await chooseCash(await fillCart(request, customer, product, 3), db, customer);
  await visit('cart', '/home/cart', () => shown('Continuar compra'));
  await visit('dispatch', '/home/purchase/order/detail', () => shown('Continuar'));
  await visit('payment methods', '/home/purchase/order/payment-methods', () => shown(/^Usar /));
  await visit('summary', '/home/purchase/order/summary', () => confirmButton(page));
  await confirmButton(page).click();
  const code = await orderedCode(page);
  const order = () => page.getByText(code).filter({ visible: true }).first();
  await visit('orders', '/home/profile/orders/history', order);
  await visit('order', `/home/profile/orders/history/${code}`, order);
  await visit('account', '/home/profile', () => shown('Cerrar sesión'));
  await visit('profile', '/home/profile/marcela', heading);
}

/** A hair dye of the demo with many shades. */
async function aDye(db: pg.Pool): Promise<{ id: string; path: string; category: string }> {
  const { rows } = await db.query<{ id: string; category: string }>(
    `select id, category_id as category from products.product
     where has_colors and not has_volumes and active and 'BOG' = any(stocked_in) order by tones_total desc, id limit 1`,
  );
  const { id = '', category = '' } = rows[0] ?? {};
  return { id, path: `/product/tono/${id}/details`, category: `/home/categories/${category}/categoria` };
}
