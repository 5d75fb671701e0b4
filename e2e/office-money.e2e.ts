import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { dayIn } from '../packages/rules/src/dates.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { type JourneyOrder, placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

// Without a session the first answer is a 401; a transfer that was decided is asked for once more, and waits no longer (404).
test.beforeEach(({ faults }) =>
  faults.expect(/401.*\/api\/office\/(me|events)|status of 40[14]|404.*\/office\/transfers\//),
);

/** An order that waits for its transfer, of an amount that no other has: the bank's lines are found by amount and name. */
const transferred = (request: APIRequestContext, db: pg.Pool, proof?: Buffer) =>
  placedOrder(request, db, { method: 'bank_transfer', price: randomInt(20_000, 90_000), ...(proof && { proof }) });

/** A statement of an account of its own, as a Colombian bank writes it: the orders' transfers, the first one twice, and a fee. */
function statementOf(orders: readonly JourneyOrder[]): { name: string; mimeType: string; buffer: Buffer } {
  const account = String(Date.now()).slice(-4);
  const day = dayIn(new Date()).split('-').toReversed().join('/');
  const lines = [...orders, ...orders.slice(0, 1)].map(
    ({ code, customer, total }) => `${day};TRANSF CTA ${customer.toUpperCase()};${code.slice(3)};${pesos(total)}`,
  );
  const text = [
    `Bancolombia;Cuenta de ahorros 000-123456-${account}`,
    'Fecha;Descripción;Referencia;Valor',
    ...lines,
    `${day};CUOTA DE MANEJO;;-${pesos(9_500)}`,
  ].join('\r\n');
  return { name: `extracto-${account}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const pesos = (amount: number): string => `${amount.toLocaleString('es-CO')},00`;

/** How often the bank's lines pay an order, and what the order is. */
const paidBy = async (db: pg.Pool, code: string) =>
  (
    await db.query<{ status: string; payments: string; lines: number }>(
      `select o.status, string_agg(p.status, ',' order by p.id) as payments, count(l.line_id)::int as lines
       from purchase.order o join purchase.payment p on p.order_id = o.id left join purchase.bank_pair l on l.payment_id = p.id
       where o.code = $1 group by o.id`,
      [code],
    )
  ).rows[0];

async function upload(page: Page, file: ReturnType<typeof statementOf>): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/office/statements'));
  await page.getByLabel('Subir extracto', { exact: true }).and(page.locator('input')).setInputFiles(file);
  expect((await sent).status()).toBe(200);
}

test(
  'a bank file is matched with the keyboard and no transfer is paid twice · OFC-109 OFC-013',
  { tag: '@main' },
  async ({ page, db, request }, { project }) => {
    test.skip(project.name === 'phone', 'a statement is matched at a desk');
    const orders = [await transferred(request, db), await transferred(request, db)];
    const file = statementOf(orders);
    await enterOffice(page, await makeOperator(db, 'receivables'), '/pagos?vista=conciliacion');
    await upload(page, file);
    await expect(page.getByText(/4 movimientos nuevos de 4/)).toBeVisible();
    await upload(page, file);
    await expect(page.getByText('Ya estaban los 4 movimientos')).toBeVisible();

    for (const { code } of orders) {
      await page.goto(`/oficina/pagos?vista=conciliacion&q=${code.slice(3)}`);
      await expect(page.getByRole('row').filter({ hasText: code }).first()).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.locator('tr[data-focus]')).toContainText('Sugerido');
      await page.keyboard.press('a');
      await expect(page.getByText('1 movimiento conciliado')).toBeVisible();
    }
    await page.goto(`/oficina/pagos?vista=conciliacion&q=${orders[0]?.code.slice(3)}`);
    // the second line of the first order has nothing left to pay
    await expect(page.getByRole('row').filter({ hasText: 'Sin pareja' })).toHaveCount(1);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(page.getByRole('row').filter({ hasText: 'Sin pareja' })).toHaveCount(1);
    for (const { code } of orders)
      expect(await paidBy(db, code)).toEqual({ status: 'paid', payments: 'approved', lines: 1 });

    // the pair that no rule proposes, with keys alone
    const other = await placedOrder(request, db, { method: 'bank_transfer', price: randomInt(120_001, 150_000) });
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: 'Buscar pareja' });
    await expect(dialog.getByLabel('Pedido, cliente, ruta o conductor')).toBeFocused();
    await page.keyboard.type(other.code);
    const pair = dialog.getByRole('button', { name: other.code });
    await expect(pair).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    expect(await findings(page, 'the search of a pair')).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(pair).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 movimiento conciliado')).toBeVisible();
    expect((await paidBy(db, other.code))?.lines).toBe(1);
  },
);

test('a transfer is approved and another one refused with the keyboard alone · OFC-108', async ({ page, db, request }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'a phone has no keyboard');
  const proof = await page.screenshot();
  const good = await transferred(request, db, proof);
  const bad = await transferred(request, db, proof);
  const { rows } = await db.query<{ code: string; id: string }>(
    'select o.code, p.id from purchase.payment p join purchase.order o on o.id = p.order_id where o.code = any($1)',
    [[good.code, bad.code]],
  );
  const idOf = ({ code }: JourneyOrder) => rows.find((row) => row.code === code)?.id;
  await enterOffice(page, await makeOperator(db, 'receivables'), '/pagos?vista=conciliacion');
  await upload(page, statementOf([good]));

  await page.goto(`/oficina/pagos?fila=${idOf(good)}`);
  await expect(page.getByText('Coincide en todo')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(new RegExp(`Aprobaste .* de ${good.code}`))).toBeVisible();
  expect(await paidBy(db, good.code)).toEqual({ status: 'paid', payments: 'approved', lines: 1 });

  await page.goto(`/oficina/pagos?fila=${idOf(bad)}`);
  await expect(page.getByText('Sin movimiento del banco')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toContainText(`¿Rechazar el comprobante de ${bad.code}?`);
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: 'El dinero no llegó a la cuenta.' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Rechazaste el comprobante de ${bad.code}`)).toBeVisible();
  expect(await paidBy(db, bad.code)).toEqual({ status: 'pending_payment', payments: 'pending', lines: 0 });
});
