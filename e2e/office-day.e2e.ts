import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { makeCustomer } from './people.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

const visible = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible')).first();

test(
  'what one desk does shows on another within two seconds · OFC-011',
  { tag: '@main' },
  async ({ page, browser, db, request }) => {
    const { code } = await placedOrder(request, db);
    await enterOffice(page, await makeOperator(db, 'operations'), `/pedidos/${code}`);
    await expect(visible(page, 'Por alistar')).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    await enterOffice(other, await makeOperator(db, 'operations'), `/pedidos/${code}`);
    await other.getByRole('button', { name: 'Alistar', exact: true }).and(other.locator(':visible')).first().click();
    const sent = other.waitForResponse((response) => {
      const body = response.request().postData() ?? '';
      return response.url().endsWith('/orders/pick') && body.includes('"dryRun":false');
    });
    await other.getByRole('dialog').getByRole('button', { name: 'Alistar', exact: true }).click();
    await sent;
    await expect(visible(page, 'En alistamiento')).toBeVisible({ timeout: 2_000 });
    await other.context().close();
  },
);

test('orders dispatched by mistake come back in one step · OFC-007', async ({ page, db, request }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no bulk bar');
  const orders = [await placedOrder(request, db), await placedOrder(request, db)];
  const codes = orders.map(({ code }) => code);
  await enterOffice(page, await makeOperator(db, 'operations'), '/pedidos?vista=por-alistar');
  const act = async (name: string) => {
    for (const code of codes) await page.getByRole('checkbox', { name: `Elegir ${code}` }).check();
    await page.getByRole('toolbar').getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await act('Alistar');
  await page.goto('/oficina/pedidos?vista=en-alistamiento');
  await act('Despachar');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog', { name: '¿Deshacer?' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(visible(page, '2 pedidos como antes')).toBeVisible();
  for (const code of codes) await expect(page.getByRole('checkbox', { name: `Elegir ${code}` })).toBeVisible();
  const { rows } = await db.query('select distinct status from purchase.order where code = any($1)', [codes]);
  expect(rows).toEqual([{ status: 'preparing' }]);
});

test('an operator who leaves is out within five seconds, whatever is open · OFC-003', async ({
  page,
  browser,
  db,
  faults,
}) => {
  // the page may be reading its panels while the session ends
  faults.expect(/401 GET .*\/office\//);
  const leaving = await makeOperator(db, 'operations');
  await enterOffice(page, leaving);
  await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
  const { rows } = await db.query<{ id: string }>('select id from office.operator where email = $1', [leaving.email]);
  const owner = await (await browser.newContext()).newPage();
  await enterOffice(owner, await makeOperator(db, 'owner'));
  await db.query(`update office.session set confirmed_until = now() + interval '5 minutes'
    where operator_id in (select id from office.operator where role = 'owner')`);
  const left = await owner.request.post(`/api/office/operators/${rows[0]?.id}/leave`, {
    headers: { origin: new URL(owner.url()).origin },
  });
  expect(left.status()).toBe(200);
  await expect(page.getByLabel('Correo')).toBeVisible({ timeout: 5_000 });
  await owner.context().close();
});

test('a registration is approved by keyboard, and the next one is shown · OFC-101', async ({ page, db }, {
  project,
}) => {
  const customer = await makeCustomer(db);
  await db.query(
    `update auth.customer set approval = 'received', created_at = now() - interval '9 days' where name = $1`,
    [customer.name],
  );
  await enterOffice(page, await makeOperator(db, 'operations'));
  await page
    .getByRole('link', { name: /Registros/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  if (project.name === 'phone') await page.getByRole('button', { name: new RegExp(customer.name) }).click();
  await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Aprobar' }).click();
  else await page.keyboard.press('a');
  await expect(visible(page, `${customer.name} quedó aprobado`)).toBeVisible();
  const { rows } = await db.query('select approval from auth.customer where name = $1', [customer.name]);
  expect(rows).toEqual([{ approval: 'approved' }]);
});
