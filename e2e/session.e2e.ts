import { expect, open, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';

const pages = ['/', '/home/marketplace/customer', '/view-results-search?search=champu'];
const price = /\$\s?\d/;

/** The router writes the load time of each part into a page. */
const withoutInstants = (html: string) => html.replace(/\b1\d{12}\b/g, 'instant');

test('every guest gets the same page, which caches may keep · GEN-01', async ({ request }) => {
  for (const path of pages) {
    const first = await request.get(path);
    const second = await request.get(path, { headers: { cookie: 'anything=else' } });
    expect(first.status(), path).toBe(200);
    expect(first.headers()['cache-control'], path).toMatch(/^public/);
    const text = await first.text();
    expect(withoutInstants(text) === withoutInstants(await second.text()), `${path} is the same twice`).toBe(true);
    expect(text, path).toMatch(/<html[^>]* lang="es-CO"/);
    expect(text, path).toContain('</html>');
  }
  expect(await (await request.get('/home/marketplace/customer')).text()).toMatch(price);
});

test('the page of a signed-in user has no guest prices and no data of another user', async ({ request }) => {
  for (const path of [...pages.slice(1), '/product/x/1/details']) {
    const answer = await request.get(path, { headers: { cookie: 'signed-in=1' } });
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    expect(await answer.text(), path).not.toMatch(price);
  }
});

test('a reload keeps the session, signing out ends it and leads to the start · ST-05 RT-01 RT-41', async ({
  page,
  db,
}) => {
  const { email } = await makeCustomer(db);
  await signIn(page, email, '/home/profile');
  await expect(page.getByText('Marcela Jornada').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Marcela Jornada').first()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { keptInMemory: true }));
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Las mejores marcas en un solo lugar' })).toBeVisible();
  expect(await page.evaluate(() => 'keptInMemory' in window)).toBe(false);
  await open(page, '/home/profile');
  await expect(page).toHaveURL('/home/profile');
  await expect(page.getByText('Marcela Jornada')).toHaveCount(0);
  await page.goto('/home/cart');
  await expect(page).toHaveURL(/\/login/);
});
