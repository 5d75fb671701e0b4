import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { packShown, scanAboard } from './office-packing.ts';
import { enterOffice, makeOperator } from './operators.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

test('a packer packs an order on a phone, and its label is printed · OFC-204', async ({ page, db, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'packing is made for a phone');
  const { code, customer } = await placedOrder(request, db);
  await enterOffice(page, await makeOperator(db, 'warehouse'), `/empacar/${code}`);
  const label = await packShown(page);
  await expect(label.getByRole('heading', { name: customer })).toBeVisible();
  await expect(label.getByRole('img', { name: `${code.replace('-', '')}-1-1` })).toHaveCount(2);
  await label.close();
  await page.goto(`/oficina/empacar/${code}/remision`);
  await expect(page.getByRole('heading', { name: /^Remisión RM-\d{5}$/ })).toBeVisible();
  // the warehouse sees units only
  await expect(page.getByText('$')).toHaveCount(0);
});

test('a desk makes a load sheet, scans its box aboard and dispatches it · OFC-205', async ({ page, db, request }, {
  project,
  retry,
}) => {
  test.skip(project.name === 'phone', 'the load sheet is made for a desk');
  const { code } = await placedOrder(request, db);
  await enterOffice(page, await makeOperator(db, 'operations'), `/empacar/${code}`);
  await (await packShown(page)).close();
  const { rows } = await db.query<{ id: string; warehouse: string }>(
    `select s.id, o.warehouse_id as warehouse from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1`,
    [code],
  );
  const made = await page.request.post('/api/purchase/office/loads', {
    headers: { origin: new URL(page.url()).origin },
    // a day of its own for each try: a draft is of one day
    data: {
      dispatchDate: `2099-01-0${5 + retry}`,
      warehouseId: rows[0]?.warehouse,
      routeId: null,
      shipmentIds: [rows[0]?.id],
    },
  });
  const { results } = (await made.json()) as { results: { code: string } }; // as: the contract's answer
  await page.goto(`/oficina/alistamiento/rutas/${results.code}`);
  await expect(page.getByText('0 de 1 cajas a bordo')).toBeVisible();
  await scanAboard(page, code, '1 de 1 cajas a bordo');
  await page.getByRole('button', { name: 'Despachar ruta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Despachar', exact: true }).click();
  await expect(page.getByText('1 pedido salió')).toBeVisible();
  const after = await db.query('select status from purchase.order where code = $1', [code]);
  expect(after.rows).toEqual([{ status: 'dispatched' }]);
  await page.goto(`/oficina/alistamiento/rutas/${results.code}/hoja`);
  await expect(page.getByRole('heading', { name: `Hoja de ruta ${results.code}` })).toBeVisible();
});
