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
    await expect(page.getByText('Inmediata')).toHaveCount(39);
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
  await expect(page.getByText('Inmediata')).toHaveCount(1);
  await field.fill(unclear);
  await field.press('Enter');
  const correct = page.getByRole('textbox', { name: `Buscar otro en lugar de “${unclear}”` });
  await correct.fill(`${other.code}-7.1`);
  await correct.press('Enter');
  await expect(page.getByText('Inmediata')).toHaveCount(2);

  await page.reload();
  await expect(page.getByRole('list', { name: '2 líneas' })).toBeVisible();
  await page.goto('/home/cart');
  await page.goBack();
  await expect(page.getByRole('list', { name: '2 líneas' })).toBeVisible();

  await field.fill(unclear);
  await field.press('Enter');
  await expect(page.getByText('Como la última vez')).toBeVisible();
});
