import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { messagesFor } from './mailbox.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { type SeededCustomer, makeCustomer } from './people.ts';

const ORDERS = 38;

test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/me|status of 401/));

test('an operator moves a presale of 38 orders with its reason, and each customer is informed once (OFC-408)', async ({
  page,
  request,
  db,
}) => {
  test.slow();
  const today = dayIn(new Date());
  const [day, newDay] = [dayAfter(today, 20), dayAfter(today, 27)];
  const product = await makeProduct(db, { presale: day });
  const customers: SeededCustomer[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const customer = await makeCustomer(db);
    await placedOrder(request, db, { product, customer });
    customers.push(customer);
  }
  await enterOffice(page, await makeOperator(db, 'operations'));
  await page.goto(`/oficina/preventas?fila=${product.id}&panel=mover`);
  const sheet = page.getByRole('dialog', { name: 'Mover fecha' });
  await sheet.getByLabel('Nueva fecha').fill(newDay);
  await expect(sheet.getByText('El proveedor se demoró.')).toHaveCount(0);
  await sheet.getByLabel('Motivo').selectOption('Demora del proveedor');
  await expect(sheet.getByText('El proveedor se demoró.')).toBeVisible();
  await sheet.getByRole('button', { name: `Mover y avisar a ${ORDERS} clientes` }).click();
  await expect(page.getByText(/Los avisos salen en un minuto\.$/)).toBeVisible();

  // the minute in which the day can be given back
  await db.query(
    `update platform.outbox set available_at = now() where topic = 'products.presale_moved' and payload->>'productId' = $1`,
    [product.id],
  );
  const informed = async () => {
    const counts = await Promise.all(
      customers.map(async ({ email }) => {
        const mails = await messagesFor(request, email);
        return mails.filter(({ subject, text }) => subject?.startsWith('Cambió la fecha') && text.includes('proveedor'))
          .length;
      }),
    );
    return Object.entries(Object.groupBy(counts, String)).map(([times, all]) => `${times}: ${all?.length}`);
  };
  await expect.poll(informed, { timeout: 60_000 }).toEqual([`1: ${ORDERS}`]);
  const { rows } = await db.query<{ orders: number }>(
    `select count(distinct order_id)::int as orders from purchase.order_line where product_id = $1 and dispatch_date = $2`,
    [product.id, newDay],
  );
  expect(rows).toEqual([{ orders: ORDERS }]);
});
