import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

const cardOf = (page: Page) => page.getByRole('dialog', { name: 'Carta de color' });

/** The tile of a shade is seen whole, marked, and has the focus. */
async function expectShown(page: Page, code: string): Promise<void> {
  const tile = cardOf(page)
    .locator('[data-shade]')
    .getByRole('button', { name: new RegExp(`^${code} `) });
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAttribute('aria-current', 'true');
  await expect(tile).toBeInViewport({ ratio: 1 });
}

test('a shade found by its code is seen, marked and has the focus when its card opens', async ({ page }) => {
  for (const code of ['6.66', '9.1']) {
    await open(page, '/home/search');
    await page.getByRole('combobox').and(page.locator(':visible')).fill(code);
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^\\s*${code.replace('.', '\\.')} `) })
      .first()
      .click();
    await expectShown(page, code);
    await page.goBack();
    await expect(cardOf(page)).toBeHidden();
  }
});

test('a link opens the card at any shade of a long card, also the first of a height', async ({ page, db }) => {
  const shades = Array.from({ length: 96 }, (_, at) => ({
    code: `${Math.floor(at / 12) + 1}.${at % 12}`,
    name: `Rubio muy claro irisado profundo ${at + 1}`,
    stock: 9,
  }));
  const dye = await makeProduct(db, { shades });
  for (const code of ['6.0', '8.11', '2.5']) {
    await open(page, `${dye.path}?carta=${dye.id}.${dye.code}-${code}`);
    await expectShown(page, code);
  }
  await cardOf(page).getByRole('searchbox', { name: 'Buscar tono' }).fill('7.1');
  await cardOf(page).getByRole('searchbox', { name: 'Buscar tono' }).press('Enter');
  await expectShown(page, '7.1');
});

test('a result that matched a shade leads to its card', async ({ page }) => {
  await open(page, '/view-results-search?search=6.66');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  await expect(link).toHaveAttribute('href', /\?carta=\d+\..+/);
  await link.click();
  await expectShown(page, '6.66');
});
