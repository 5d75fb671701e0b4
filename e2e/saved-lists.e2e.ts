import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('a pasted list is saved, changed on two phones, ordered in one write and brought back after it was removed · SEL-006', async ({
  page,
  db,
  request,
  faults,
}, { project }) => {
  faults.expect(/\b409\b/);
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, {
    shades: ['7.1', '8.3', '6.0'].map((code, n) => ({ code, name: `Rubio ${n}`, stock: n === 2 ? 1 : 50 })),
  });
  const isWide = project.name === 'desktop';
  await signIn(page, customer.email, '/home/quick-order');
  await page.getByRole('button', { name: 'Pegar lista' }).and(page.locator(':visible')).click();
  await page
    .getByRole('textbox', { name: 'Tu lista' })
    .fill([`${dye.code}-7.1 x3`, `${dye.code}-8.3 x2`, `${dye.code}-6.0 x4`].join('\n'));
  await page.getByRole('button', { name: 'Pasar al pedido' }).click();
  await expect(page.getByRole('list', { name: '3 líneas' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar como plantilla' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Reposición semanal');
  const found = await findings(page, 'saving a list');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardaste Reposición semanal')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Plantillas' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reposición semanal' }) });
  await expect(card).toContainText('3 listas');
  found.push(...(await findings(page, 'saved lists')));
  if (!isWide) await card.getByRole('link', { name: /Editar/ }).click();

  // Another phone changes the list first.
  const other = await callerFor(request, customer.email);
  const { results } = await other.get<{ results: { listId: string; revision: number }[] }>('/api/purchase/lists');
  const path = `/api/purchase/lists/${results[0]?.listId}`;
  expect((await other.send('PUT', path, { revision: 1, name: 'Del otro' })).status()).toBe(200);
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Quincenal');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Esta plantilla cambió en otro lugar.')).toBeVisible();
  await expect(name).toHaveValue('Quincenal');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  found.push(...(await findings(page, 'a saved list')));

  await page.getByRole('button', { name: /^Agregar 3/ }).click();
  await expect(page.getByText('6 unidades en el carrito')).toBeVisible();
  const { cart } = await cartOf(other);
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([3, 2, 1]);

  await page.getByRole('button', { name: 'Borrar plantilla' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await open(page, '/home/quick-order?list=all');
  await expect(page.getByRole('heading', { name: 'Quincenal' })).toBeVisible();
  expect(found.join('\n')).toBe('');
});
