import { guestAccount } from '@tonalia/contract/guest';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

test('a visitor browses as the shared guest, in Spanish, with a way to sign in and without a delivery address · GEN-01 GEN-03 ST-01 NAV-01 RT-01 RT-03 ROL-01', async ({
  page,
}) => {
  const guestSignedIn = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/auth/v3/auth/login'),
  );
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las mejores marcas en un solo lugar');
  expect((await guestSignedIn).postDataJSON()).toMatchObject({ email: guestAccount.email });

  await page.getByRole('link', { name: 'Ver productos' }).first().click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
  await expect(page.getByText('Entregar en')).toHaveCount(0);
  await expect(page.getByText('Entregar a')).toHaveCount(0);
});

test('a query without accents finds champús, twenty at a time · GEN-05 RT-21 ST-15 CON-01', async ({ page }) => {
  await open(page, '/home/marketplace/customer');
  const field = page.getByRole('combobox', { name: 'Busca productos, marcas o tonos' }).and(page.locator(':visible'));
  await field.fill('champu');
  await field.press('Enter');
  await expect(page).toHaveURL('/view-results-search?search=champu');

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first().getByRole('heading')).toContainText(/champú/i);
  await page.getByRole('button', { name: 'Ver más productos' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(40);
});

test('the search waits half a second after the last letter and can be cleared · ST-15 CON-01 UI-16', async ({
  page,
}) => {
  await open(page, '/view-results-search?search=champu');
  const field = page.getByRole('combobox', { name: 'Busca productos, marcas o tonos' }).and(page.locator(':visible'));
  await expect(field).toHaveValue('champu');
  await page.getByRole('button', { name: 'Limpiar búsqueda' }).and(page.locator(':visible')).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Limpiar búsqueda' }).and(page.locator(':visible'))).toHaveCount(0);

  const asked: { words: string | null; at: number }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/products/search') asked.push({ words: url.searchParams.get('search'), at: Date.now() });
  });
  await field.pressSequentially('tint', { delay: 50 });
  const lastLetter = Date.now();
  await field.press('e');
  await expect(page).toHaveURL('/view-results-search?search=tinte');
  await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toContainText(/tinte/i);
  expect(asked.map(({ words }) => words)).toEqual(['tinte']);
  expect((asked[0]?.at ?? 0) - lastLetter).toBeGreaterThanOrEqual(500);
});

test('a guest who adds shades is sent to sign in and reads why · VAL-12 ROL-01 UI-14', async ({ page, db }) => {
  const dye = await makeProduct(db, { shades: [{ code: '7.1', name: 'Rubio medio cenizo', stock: 8 }] });
  await open(page, `/view-results-search?search=${dye.code}`);
  await page.getByRole('button', { name: `Elegir tonos de ${dye.name}` }).click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await expect(card.getByLabel('Buscar tono')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Top seller', exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Nuevos', exact: true })).toBeVisible();

  await card.getByRole('button', { name: '7.1 Rubio medio cenizo, agregar' }).click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL(/\/login\?redirect-login-required=1&redirect=/);
  await expect(page.getByText('Ingresa para comprar.')).toBeVisible();
});

test('the API refuses a guest who adds, too · ROL-01 VAL-14', async ({ page, faults }) => {
  faults.expect(/403 POST .*additem/, /status of 403/);
  await open(page, '/home/marketplace/customer');
  const answer = await page.evaluate(async (credentials) => {
    const signIn = await fetch('/api/auth/v3/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, client: 'app' }),
    });
    const { tokenReturn }: { tokenReturn: string } = await signIn.json();
    const added = await fetch('/api/purchase/cart/additem', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: tokenReturn },
      body: JSON.stringify({ productId: '1', code: 'X', quantity: 1 }),
    });
    return added.status;
  }, guestAccount);
  expect(answer).toBe(403);
});
