import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Busca productos, marcas o tonos' }).and(page.locator(':visible'));

/** Focuses the search as each size does: on its own page, or with "/" anywhere. */
async function begin(page: Page, isMobile: boolean): Promise<void> {
  await open(page, isMobile ? '/home/search' : '/home/marketplace/customer');
  if (isMobile) return expect(field(page)).toBeFocused();
  // A page listens for its keys a moment after its first paint.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}

test(
  'a query leads to a suggestion, a suggestion to its product, and the search history keeps it · ST-15 RT-05 RT-21',
  { tag: '@main' },
  async ({ page, db, isMobile }) => {
    const product = await makeProduct(db, { name: 'Keratina de prueba Zumaque', stock: 5 });
    const words = product.name.toLowerCase();
    await begin(page, isMobile);
    await expect(page.getByRole('group', { name: 'Lo más buscado' })).toBeVisible();

    await page.keyboard.type(words);
    const found = page.getByRole('group', { name: 'Productos' }).getByRole('option').filter({ hasText: product.name });
    await expect(found).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/view-results-search\?search=/);
    const recorded = page.waitForResponse((answer) => answer.url().includes('/api/marketing/searchTerms/add'));
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(product.name);
    expect((await recorded).status()).toBe(200);

    await page.getByRole('button', { name: 'Limpiar búsqueda' }).and(page.locator(':visible')).click();
    await expect(page.getByRole('group', { name: 'Búsquedas recientes' }).getByRole('option').first()).toHaveText(
      words,
    );
    await page.keyboard.type(words.slice(0, -2));
    await expect(found).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/${product.id}/details`));
  },
);

test('text typed before hydration is kept', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/home/marketplace/customer', { waitUntil: 'commit' });
  // Before the stylesheet both fields, the phone's and the desktop's, count as visible; people see the first paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await field(page).click();
  await page.keyboard.type('tinte rub', { delay: 20 });
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('io');
  await expect(field(page)).toHaveValue('tinte rubio');
});

test('a misspelt query is corrected, and the page says so · RT-21', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at both sizes');
  await open(page, '/home/marketplace/customer');
  await field(page).fill('chanpu nutritibo');
  await field(page).press('Enter');
  await expect(page.getByText('Mostramos resultados de “champú nutritivo”.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/champú/i);
});

test('the code of a shade and Enter open its colour card, without a mouse', async ({ page, db }) => {
  const dye = await makeProduct(db, { shades: [{ code: '7.1', name: 'Rubio medio cenizo', stock: 8 }] });
  await open(page, '/home/marketplace/customer');
  await field(page).focus();
  await page.keyboard.type(`${dye.code}-7.1`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${dye.id}/details\\?carta=`));
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await expect(card.getByRole('button', { name: '7.1 Rubio medio cenizo, agregar' })).toBeVisible();
});
