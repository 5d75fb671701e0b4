import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, signInOnPage } from './people.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('tonalia.favourites.device'));
const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).and(page.locator(':visible')).first();

test('a guest’s favourites survive a reload, are listed, and move to the account at sign-in · D-12', async ({
  page,
  db,
}) => {
  const dye = await makeProduct(db, { stock: 5 });
  const oil = await makeProduct(db, { stock: 5 });
  const gone = await makeProduct(db, { stock: 5 });
  for (const { path, name } of [dye, oil, gone]) {
    await open(page, path);
    await heart(page, `Guardar ${name} en favoritos`).click();
    await expect(page.getByText('Guardado en favoritos')).toBeVisible();
  }
  await page.reload();
  await expect(heart(page, `Quitar ${gone.name} de favoritos`)).toBeVisible();
  await db.query(`update products.product set selling = 'draft' where code = $1`, [gone.code]);

  await open(page, '/home/profile');
  await page.getByRole('main').getByRole('link', { name: 'Favoritos' }).and(page.locator(':visible')).click();
  await expect(page).toHaveURL('/home/favorites');
  await expect(page.getByRole('radio', { name: 'Productos 2' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await heart(page, `Quitar ${dye.name} de favoritos`).click();
  await expect(cards).toHaveCount(1);

  const customer = await makeCustomer(db);
  await signInOnPage(page, customer.email, '/home/favorites');
  await expect(page.getByRole('radio', { name: 'Productos 1' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: oil.name })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
  const { rows } = await db.query(
    `select p.code from products.favourite f join products.product p on p.id = f.product_id where f.customer_id = $1`,
    [customer.id],
  );
  expect(rows).toEqual([{ code: oil.code }]);
});

test('the hearts of best sellers, combos and results work for a guest without a network', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const places = ['/home/bestsellers', '/home/combos/todos', '/view-results-search?search=champu'];
  for (const [at, path] of places.entries()) {
    await open(page, path);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Guardar .* en favoritos$/ })
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Guardar .* en favoritos$/ })
      .first()
      .click();
    await expect.poll(async () => JSON.parse((await kept(page)) ?? '[]').length).toBe(at + 1);
    await context.setOffline(false);
  }
});

test('the favourites page is equal for every guest: the server writes no mark into it · D-13', async ({
  page,
  request,
}) => {
  await open(page, '/home/favorites');
  await page.evaluate(() => localStorage.setItem('tonalia.favourites.device', '["1"]'));
  const answer = await request.get('/home/favorites');
  expect(answer.headers()['cache-control']).toMatch(/^public/);
  const html = await answer.text();
  expect(html).toContain('Favoritos');
  expect(html).not.toMatch(/favoritos"[^>]*aria-pressed="true"|Quitar [^"]* de favoritos/);
});
