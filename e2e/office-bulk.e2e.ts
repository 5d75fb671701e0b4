import type pg from 'pg';
import { expect, test } from './journey.ts';
import { placedOrder, placedOrders } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

// The guard asks for the session first, and without one the answer is a 401; a save over another desk's is a 409.
test.beforeEach(({ faults }) =>
  faults.expect(/401.*\/api\/office\/(me|events)|status of (401|409)|409.*\/office\/orders\//),
);

const MANY = 48;

test('46 of 48 orders leave, the two that another desk cancelled meanwhile are named, and all of it is undone · OFC-007', async ({
  page,
  db,
  request,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no bulk bar');
  const { customer, codes } = await placedOrders(request, db, MANY);
  const gone = codes.slice(10, 12);
  await enterOffice(page, await makeOperator(db, 'operations'));
  const headers = { origin: new URL(page.url()).origin };
  const act = async (verb: string, data: object) =>
    expect((await page.request.post(`/api/purchase/office/orders/${verb}`, { headers, data })).status()).toBe(200);
  await act('pick', { codes });
  await page.goto(`/oficina/pedidos?vista=en-alistamiento&q=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('checkbox', { name: /^Elegir TN-/ })).toHaveCount(MANY);
  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Despachar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Despachar 48 pedidos?' });
  await expect(dialog.getByRole('definition')).toHaveText(['48']);
  // another desk is faster
  await act('reject', { codes: gone, reason: 'El cliente lo pidió' });
  await dialog.getByRole('button', { name: 'Despachar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Despachados 46 de 48.' })).toContainText('2 no se pudieron.');
  for (const code of gone)
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: code })).toContainText('cancel');
  const states = async () =>
    (
      await db.query<{ status: string; n: number }>(
        'select status, count(*)::int as n from purchase.order where code = any($1) group by status order by status',
        [codes],
      )
    ).rows;
  const cancelled = { status: 'rejected', n: 2 };
  expect(await states()).toEqual([{ status: 'dispatched', n: 46 }, cancelled]);
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  const ask = page.getByRole('dialog', { name: '¿Deshacer?' });
  await expect(ask.getByText('Vuelven a como estaban')).toBeVisible();
  await ask.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('46 pedidos como antes')).toBeVisible();
  expect(await states()).toEqual([{ status: 'preparing', n: 46 }, cancelled]);
});

const unitsOf = async (db: pg.Pool, code: string) =>
  (await db.query<{ units: number }>('select units from purchase.order where code = $1', [code])).rows[0]?.units;

test('of two desks that change one order, the second is refused, sees both values and saves its own over them · OFC-008', async ({
  page,
  browser,
  db,
  request,
}, { project }) => {
  test.skip(project.name === 'phone', 'two desks');
  const { code } = await placedOrder(request, db, { units: 3 });
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  for (const [desk, fewer] of [
    [page, 1],
    [other, 2],
  ] as const) {
    await enterOffice(desk, await makeOperator(db, 'operations'), `/pedidos/${code}?panel=ajustar`);
    const sheet = desk.getByRole('dialog', { name: 'Ajustar cantidades' });
    for (let pressed = 0; pressed < fewer; pressed += 1)
      await sheet.getByRole('button', { name: /^Una menos de/ }).click();
    await expect(sheet.getByRole('spinbutton', { name: /^Enviar de/ })).toHaveText(String(3 - fewer));
    await expect(sheet.getByText(/El cliente paga .* menos/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(page.getByText(`Ajustamos ${code}`)).toBeVisible();
  await other.getByRole('button', { name: 'Guardar ajuste' }).click();
  const conflict = other.getByRole('alert').filter({ hasText: /Camila Jornada guardó hace/ });
  await expect(conflict.getByRole('columnheader')).toHaveText(['Dato', 'Tuyo', 'De Camila']);
  await expect(conflict.getByRole('cell')).toHaveText([/^Tinte en crema Jornada/, '1 und.', '2 und.']);
  expect(await unitsOf(db, code)).toBe(2);
  await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
  await other.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(other.getByText(`Ajustamos ${code}`)).toBeVisible();
  expect(await unitsOf(db, code)).toBe(1);
  await other.context().close();
});
