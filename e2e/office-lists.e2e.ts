import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

test('a column that is dragged by its grip moves, and is there after a reload · OFC-009', async ({
  page,
  db,
  request,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone shows cards');
  await placedOrder(request, db);
  await enterOffice(page, await makeOperator(db, 'operations'), '/pedidos');
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Total' })).toBeVisible();
  const places = async () => {
    const names = await heads.allInnerTexts();
    return { total: names.findIndex((name) => name.includes('Total')), customer: names.indexOf('Cliente') };
  };
  const before = await places();
  expect(before.total).toBeGreaterThan(before.customer);
  await page.getByRole('button', { name: 'Columnas' }).click();
  const grip = page.getByRole('button', { name: 'Mover la columna Total' });
  // above the row of the customer
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences'),
  );
  await grip.dragTo(page.getByRole('button', { name: 'Mover la columna Cliente' }), {
    targetPosition: { x: 12, y: 4 },
  });
  await expect(page.getByRole('status').filter({ hasText: /^Total, columna/ })).toBeAttached();
  await page.keyboard.press('Escape');
  const isMoved = async () => {
    const { total, customer } = await places();
    return total === customer - 1;
  };
  await expect.poll(isMoved).toBe(true);
  await saved;
  await page.reload();
  await expect.poll(isMoved).toBe(true);
});
