import { frontDoor } from './front-door.ts';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

test.use({ serviceWorkers: 'allow' });

test('a picker goes on after a reload without a network, and the units arrive once it is back · OFC-203', async ({
  page,
  baseURL,
  db,
  request,
  faults,
}) => {
  faults.expect(/401.*\/api\/office\/(me|events)|status of 401/);
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { code } = await placedOrder(request, db);
  const { rows } = await db.query<{ code: string }>(
    `with wave as (
       insert into dispatch.wave (dispatch_date, warehouse_id, number, name, leaves_at)
       select now() at time zone 'America/Bogota', warehouse_id, 900, 'Sin red', '12:00' from purchase.order where code = $1
       returning id, code)
     , put as (
       insert into dispatch.wave_shipment (shipment_id, wave_id)
       select s.id, wave.id from wave, purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1)
     select code from wave`,
    [code],
  );
  const wave = rows[0]?.code ?? '';
  const door = await frontDoor(baseURL ?? '');
  await enterOffice(page, await makeOperator(db, 'warehouse'), `/alistar?ola=${wave}`, door.url);
  await expect(page.getByRole('button', { name: 'Agregar una' })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await door.close();
  await page.getByRole('button', { name: 'Agregar una' }).click();
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Agregar una' }).click();
  await expect(page.getByText('2 por enviar')).toBeVisible();

  await door.openAgain();
  const picked = () =>
    db
      .query<{ picked: number }>(
        `select sum(t.picked)::int as picked from dispatch.tally t join purchase.shipment s on s.id = t.shipment_id
         join purchase.order o on o.id = s.order_id where o.code = $1`,
        [code],
      )
      .then(({ rows: [row] }) => row?.picked);
  await expect.poll(picked, { timeout: 15_000 }).toBe(2);
  await expect(page.getByText(/por enviar/)).toBeHidden();
  await door.close();
});
