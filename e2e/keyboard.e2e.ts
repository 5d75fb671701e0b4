import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

/** Presses Tab until `name` has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 40): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name })).and(page.locator(':focus'));
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`${most} times Tab and nothing called ${String(name)}`);
}

test('shades are chosen and added with the keyboard alone, and the focus returns to its origin · UI-14 UI-18', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const shades = ['7.0', '7.1', '7.3'].map((code) => ({ code, name: `Rubio ${code.slice(2)}`, stock: 9 }));
  const dye = await makeProduct(db, { shades });
  await signIn(page, customer.email, dye.path);
  await expect(page.getByRole('heading', { level: 1, name: dye.name })).toBeAttached();

  await tabTo(page, 'Carta de color', 80);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await expect(card).toBeVisible();
  await tabTo(page, '7.0 Rubio 0, agregar');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('group', { name: 'Cantidad de 7.0 Rubio 0' })).toContainText('1');
  await page.keyboard.press('+');
  await expect(card.getByRole('group', { name: 'Cantidad de 7.0 Rubio 0' })).toContainText('2');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('button', { name: '7.1 Rubio 1, agregar' })).toBeFocused();
  await page.keyboard.press('+');
  await expect(card.getByRole('group', { name: 'Cantidad de 7.1 Rubio 1' })).toContainText('1');
  await tabTo(page, 'Agregar al carrito');
  await page.keyboard.press('Enter');

  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Carta de color' })).toBeFocused();
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
});

test('Esc closes the colour card and gives the focus back', async ({ page, db }) => {
  const dye = await makeProduct(db, { shades: [{ code: '7.0', name: 'Rubio', stock: 9 }] });
  await open(page, dye.path);
  await tabTo(page, 'Carta de color', 80);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await expect(card.getByLabel('Buscar tono')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Carta de color' })).toBeFocused();
});

test('the first Tab stop skips the header', async ({ page }) => {
  await open(page, '/home/marketplace/customer');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list is ordered from with the keyboard alone, and going back returns to the same product · UI-18', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 9 });
  await signIn(page, customer.email, `/view-results-search?search=${encodeURIComponent(product.name)}`);
  await tabTo(page, `Agregar ${product.name}`, 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Agregar una unidad' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: `Cantidad de ${product.name}` })).toContainText('2');
  await expect(async () => {
    const { cart } = await cartOf(await callerFor(request, customer.email));
    expect(cart?.products.map(({ quantity }) => quantity)).toEqual([2]);
  }).toPass();

  const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the heading of a page gets the focus even when its data arrives late', async ({ page, db }) => {
  const product = await makeProduct(db, { stock: 9 });
  await open(page, `/view-results-search?search=${encodeURIComponent(product.name)}`);
  await page.route('**/api/products/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused();
});
