import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

const shades = Array.from({ length: 40 }, (_, n) => ({
  code: `${1 + (n % 10)}.${1 + Math.floor(n / 10)}`,
  name: `Rubio ${n + 1}`,
  stock: n === 39 ? 1 : 50,
}));

test(
  'forty dyes are ordered by keyboard alone, in one write; the missing unit stays · SEL-001 SEL-004',
  { tag: '@main' },
  async ({ page, db, request }) => {
    const customer = await makeCustomer(db);
    const dye = await makeProduct(db, { shades });
    const writes: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/api/purchase/')) writes.push(new URL(sent.url()).pathname);
    });
    await signIn(page, customer.email, '/home/quick-order');
    const field = page.getByRole('combobox', { name: 'Código, tono o nombre' });
    await field.focus();
    for (const [n, { code }] of shades.entries()) {
      await page.keyboard.insertText(n === 0 ? `${dye.name} ${code} x2` : `${dye.code}-${code} x2`);
      await page.keyboard.press('Enter');
    }
    await expect(field).toBeFocused();
    await expect(page.getByRole('list', { name: '40 líneas' })).toBeVisible();
    await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(39);
    await expect(page.getByText('Leyendo')).toHaveCount(0);
    expect(writes).toEqual([]);

    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('list', { name: '1 línea' })).toBeVisible();
    expect(writes).toEqual(['/api/purchase/cart/add-list']);
    await expect(page.getByText('Solo pudimos agregar 1 de 2.')).toBeVisible();
    const { cart } = await cartOf(await callerFor(request, customer.email));
    expect(cart?.products).toHaveLength(40);
    expect(cart?.products.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(79);
  },
);

test('lines survive a reload and the way back, and what was chosen for an unclear one is known the next time · SEL-001 SEL-002', async ({
  page,
  db,
}) => {
  const customer = await makeCustomer(db);
  const shade = { code: '7.1', name: 'Rubio', stock: 20 };
  const [one, other] = [await makeProduct(db, { shades: [shade] }), await makeProduct(db, { shades: [shade] })];
  const unclear = `${one.name} de siempre`;
  await signIn(page, customer.email, '/home/quick-order');
  const field = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await field.fill(`${one.code}-7.1 x3`);
  await field.press('Enter');
  await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(1);
  await field.fill(unclear);
  await field.press('Enter');
  const correct = page.getByRole('textbox', { name: `Buscar otro en lugar de “${unclear}”` });
  await correct.fill(`${other.code}-7.1`);
  await correct.press('Enter');
  await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(2);

  await page.reload();
  await expect(page.getByRole('list', { name: '2 líneas' })).toBeVisible();
  await page.goto('/home/cart');
  await page.goBack();
  await expect(page.getByRole('list', { name: '2 líneas' })).toBeVisible();

  await field.fill(unclear);
  await field.press('Enter');
  await expect(page.getByText('Como la última vez')).toBeVisible();
});

test('a buyer without a network writes and pastes lines; they stay, and are checked when it returns · SEL-001 SEL-002', async ({
  page,
  db,
  faults,
}, { project }) => {
  // The page behind "Volver" may not be loaded yet.
  faults.expect(/failed: net::ERR_/, /console: .*net::ERR_/, /Failed to fetch dynamically imported module/);
  const customer = await makeCustomer(db);
  const shades = ['7.1', '8.3', '6.0', '9.1'].map((code) => ({ code, name: 'Rubio', stock: 20 }));
  const dye = await makeProduct(db, { shades });
  await signIn(page, customer.email, '/home/quick-order');
  const field = page.getByRole('combobox', { name: 'Código, tono o nombre' });
  await field.fill(`${dye.code}-7.1 x2`);
  await field.press('Enter');
  await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(1);
  // The page's code comes with a network.
  await page.getByRole('button', { name: 'Pegar lista' }).filter({ visible: true }).first().click();
  await expect(page.getByLabel('Tu lista')).toBeFocused();
  await page.goBack();

  await page.context().setOffline(true);
  await expect(page.getByText('Sin conexión: revisamos la lista cuando vuelva la red.')).toBeVisible();
  await field.fill(`${dye.code}-8.3 x4`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Pegar lista' }).filter({ visible: true }).first().click();
  await page.getByLabel('Tu lista').fill(`${dye.code}-6.0 x3\n${dye.code}-9.1 x5`);
  await page.getByRole('button', { name: 'Pasar al pedido' }).click();
  await expect(page.getByText('Por revisar')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Agregar/ }).filter({ hasText: '3' })).toHaveCount(0);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Volver' }).click();
  else await page.getByRole('link', { name: 'Tonalia' }).first().click();
  await expect(field).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Por revisar')).toHaveCount(2);

  await page.context().setOffline(false);
  await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(4);
  await expect(page.getByRole('list', { name: '4 líneas' })).toContainText(`${dye.code}-9.1`);
  await page.context().setOffline(true);
  await field.fill(`${dye.code}-7.1 x9`);
  await field.press('Enter');
  await expect(page.getByText('Por revisar')).toHaveCount(1);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText(/Sale (hoy|mañana|el )/)).toHaveCount(5);
});
