import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

const cardOf = (page: Page) => page.getByRole('dialog', { name: 'Carta de color' });

/** The tile of a shade is fully visible, marked, and has the focus. */
async function expectShown(page: Page, code: string): Promise<void> {
  const tile = cardOf(page)
    .locator('[data-shade]')
    .getByRole('button', { name: new RegExp(`^${code} `) });
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAttribute('aria-current', 'true');
  await expect(tile).toBeInViewport({ ratio: 1 });
}

test('a shade found by its code is visible, marked and focused when its card opens', async ({ page }) => {
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

test('a link opens the card at any shade of a long card, also at the first of a level', async ({ page, db }) => {
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

const forty = Array.from({ length: 40 }, (_, at) => ({
  code: `${Math.floor(at / 12) + 5}.${at % 12}`,
  name: `Rubio ${at + 1}`,
  stock: 9,
}));

/** Chooses every shade of the card, one unit of each. */
async function chooseAll(page: Page, count: number): Promise<void> {
  const tiles = cardOf(page).locator('[data-shade][data-units="0"] > button');
  await cardOf(page).locator('[data-shade]').first().waitFor();
  for (let left = count; left > 0; left -= 1) await tiles.first().click();
  await expect(cardOf(page).getByText(`${count} tonos, ${count} und.`)).toBeVisible();
}

test('a draft of forty shades survives going back, a reload and a visit elsewhere, until it is added', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, { shades: forty });
  await signIn(page, customer.email, '/home/marketplace/customer');
  await open(page, `/home/marketplace/customer`);
  await open(page, `/home/marketplace/customer?carta=${dye.id}`);
  await chooseAll(page, 40);

  await cardOf(page)
    .getByRole('button', { name: /Ver los 40 tonos elegidos/ })
    .click();
  const review = page.getByRole('dialog', { name: 'Tonos elegidos' });
  await review.getByRole('button', { name: 'Vaciar selección' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Vaciar la selección?' });
  await expect(question.getByRole('button', { name: 'Conservar selección' })).toBeFocused();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(cardOf(page).getByText('40 tonos, 40 und.')).toBeVisible();

  await page.reload();
  await expect(cardOf(page).getByText('40 tonos, 40 und.')).toBeVisible();
  await page.goBack();
  await expect(cardOf(page)).toBeHidden();

  await db.query(
    `update products.stock set available = 0 where version_id in (select id from products.version where code = $1)`,
    [`${dye.code}-5.3`],
  );
  await open(page, dye.path);
  await expect(page.getByText('39 unidades')).toBeVisible();
  await page.getByRole('button', { name: 'Carta de color' }).click();
  await expect(cardOf(page).getByText('39 tonos, 39 und.')).toBeVisible();
  await expect(cardOf(page).getByText('1 tono ya no está disponible')).toBeVisible();
  await cardOf(page).getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cardOf(page)).toBeHidden();
  await expect(page.getByText('0 unidades')).toBeVisible();
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products).toHaveLength(39);
});

test('shades chosen on the page and on the card are one draft, and the page leads to the cart', async ({
  page,
  db,
}) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, { shades: forty });
  await signIn(page, customer.email, dye.path);
  const strip = page.getByRole('group', { name: 'Tono' });
  await strip.getByRole('button', { name: /^5\.0 / }).click();
  await page.getByRole('button', { name: 'Carta de color' }).click();
  await expect(cardOf(page).getByText('1 tono, 1 und.')).toBeVisible();
  await cardOf(page)
    .getByRole('button', { name: /^5\.1 / })
    .click();
  await page.goBack();
  await expect(cardOf(page)).toBeHidden();
  await expect(page.getByText('2 unidades')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('0 unidades')).toBeVisible();
  await page
    .getByRole('link', { name: /^Carrito, 2 / })
    .and(page.locator(':visible'))
    .click();
  await expect(page).toHaveURL(/\/cart/);
});
