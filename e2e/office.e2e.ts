import type { Page } from '@playwright/test';
import { formatPesos } from '../packages/rules/src/money.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { placedOrder } from './office-orders.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(async ({ page, faults }, { project }) => {
  faults.expect(/401.*\/api\/office\/me|status of 401/);
  await page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' });
});

/** The list with the search of `words`. */
async function search(page: Page, words: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Buscar en pedidos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar en pedidos' }).and(page.locator(':visible')).fill(words);
  if (isPhone) await page.getByRole('button', { name: 'Ver 1 pedido' }).click();
  await expect(page).toHaveURL(/q=/);
}

/** Presses the act and confirms it. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click();
  // its button does nothing until the preview is there
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test(
  'the owner signs in, finds an order, picks and dispatches it · OFC-003 OFC-102 OFC-103',
  { tag: '@main' },
  async ({ page, db, request }, { project }) => {
    const isPhone = project.name === 'phone';
    const { code, customer, total } = await placedOrder(request, db);
    await enterOffice(page, await makeOperator(db, 'owner'), '/pedidos?vista=por-alistar');
    await expect(page).toHaveURL('/oficina/pedidos?vista=por-alistar');
    await search(page, code, isPhone);
    const found = page.getByText(customer).and(page.locator(':visible')).first();
    await expect(found).toBeVisible();
    await expect(page.getByText(formatPesos(total)).and(page.locator(':visible')).first()).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(`/oficina/pedidos/${code}`);
    await expect(page.getByText('Por alistar').and(page.locator(':visible')).first()).toBeVisible();

    await act(page, 'Alistar');
    await expect(page.getByText('En alistamiento').and(page.locator(':visible')).first()).toBeVisible();
    await act(page, 'Despachar');
    await expect(page.getByText('En camino').and(page.locator(':visible')).first()).toBeVisible();
    await expect(page.getByText('Camila Jornada').and(page.locator(':visible')).first()).toBeVisible();

    await page.getByRole('button', { name: 'Volver a pedidos' }).click();
    await expect(page).toHaveURL(/vista=por-alistar/);
    await expect(page.getByRole('heading', { name: 'Ningún pedido con estos filtros' })).toBeVisible();
    const { rows } = await db.query<{ status: string }>('select status from purchase.order where code = $1', [code]);
    expect(rows[0]?.status).toBe('dispatched');
  },
);

test('the warehouse sees no money, in the list and in an order · OFC-004', async ({ page, db, request }) => {
  const { code } = await placedOrder(request, db);
  await enterOffice(page, await makeOperator(db, 'warehouse'), `/pedidos?q=${code}`);
  await expect(page.getByText(code).and(page.locator(':visible')).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
  await page.goto(`/oficina/pedidos/${code}`);
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
  await expect(page.getByRole('button', { name: 'Más acciones' })).toBeHidden();
});

test('after leaving, the office asks for the password again, and the shop knows nothing of it · OFC-002', async ({
  page,
  db,
}, { project }) => {
  await enterOffice(page, await makeOperator(db, 'operations'));
  await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    expect.not.stringContaining('office'),
    expect.any(Number),
    expect.any(Number),
  ]);
  await page.getByRole('button', { name: project.name === 'phone' ? 'Más' : /Camila Jornada/ }).click();
  await page.getByRole('button', { name: 'Salir' }).and(page.locator(':visible')).click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await page.goto('/oficina/pedidos');
  await expect(page).toHaveURL('/oficina/entrar?volver=%2Fpedidos');
});
