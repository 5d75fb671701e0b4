import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';
import { fillCart } from './purchase.ts';

test('wide screens have the desktop header and phones their own, both with search and the cart with its count · UI-03', async ({
  page,
  request,
  db,
  viewport,
}) => {
  const customer = await makeCustomer(db);
  await fillCart(request, customer, await makeProduct(db, { stock: 5 }), 3);
  await signIn(page, customer.email, '/home/marketplace/customer');

  const header = page.getByRole('banner').filter({ visible: true });
  await expect(header.getByRole('combobox', { name: 'Busca productos, marcas o tonos' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^Carrito, 3/ })).toBeVisible();
  const categories = header.getByRole('button', { name: 'Categorías' });
  if ((viewport?.width ?? 0) < 1024) await expect(categories).toBeHidden();
  else await expect(categories).toBeVisible();
});

test('a category shows its name and only its products · RT-20 GEN-04', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/products/category/list')).json()) as {
    results: { _id: string; name: string }[];
  };
  const nails = results.find(({ name }) => name === 'Uñas');
  await open(page, `/home/categories/${nails?._id}/unas`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uñas');
  await expect(page).toHaveTitle(/Uñas.* \| Tonalia/);
  const names = await page.getByRole('main').getByRole('article').locator('h2, h3').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names.some((name) => /champú|tinte/i.test(name))).toBe(false);
});

test('a field is 56 pixels high and at most 378 wide · CON-14', async ({ page }) => {
  await open(page, '/login');
  const box = await page
    .getByLabel('Celular')
    .locator('xpath=ancestor-or-self::*[contains(@class,"h-14")][1]')
    .boundingBox();
  expect(box?.height).toBe(56);
  expect(box?.width).toBeLessThanOrEqual(378);
});
