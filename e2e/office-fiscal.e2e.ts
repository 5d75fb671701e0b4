import { formatPesos } from '../packages/rules/src/money.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of (401|409)|409.*\/fiscal/));

test(
  'from the IVA of an order to the fiscal data of its customer, which two desks edit · OFC-302 OFC-307',
  { tag: '@main' },
  async ({ page, browser, db, request }, { project }) => {
    test.skip(project.name === 'phone', 'the page of an order leads to its customer at a desk');
    const { code, customer, total } = await placedOrder(request, db);
    await enterOffice(page, await makeOperator(db, 'operations'), `/pedidos/${code}`);
    const tax = total - Math.round(total / 1.19);
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(`IVA incluido${formatPesos(tax)}`);
    await page.getByRole('link', { name: 'Ver cliente' }).click();
    await expect(page.getByRole('heading', { name: customer, level: 1 })).toBeVisible();
    expect(await findings(page, 'customer')).toEqual([]);

    await page.keyboard.press('e');
    await page.getByLabel('Razón social').fill('Primera S.A.S.');
    const other = await (await browser.newContext()).newPage();
    await enterOffice(
      other,
      await makeOperator(db, 'operations'),
      new URL(page.url()).pathname.replace('/oficina', ''),
    );
    await other.getByRole('button', { name: 'Editar datos fiscales' }).click();
    await other.getByLabel('Razón social').fill('Segunda S.A.S.');
    await other.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(other.getByRole('region', { name: 'Datos fiscales' })).toContainText('Segunda S.A.S.');
    await other.context().close();

    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByRole('alert')).toContainText('Primera S.A.S.');
    await expect(page.getByRole('alert')).toContainText('Segunda S.A.S.');
    expect(await findings(page, 'customer')).toEqual([]);
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Datos fiscales' })).toContainText('Primera S.A.S.');

    const { rows } = await db.query<{ name: string; facts: string }>(
      `select c.legal_name as name, o.facts -> 'customer' ->> 'legalName' as facts
       from purchase.order o join auth.customer c on c.id = o.customer_id where o.code = $1`,
      [code],
    );
    expect(rows[0]?.name).toBe('Primera S.A.S.');
    expect(rows[0]?.facts, 'the order keeps what was known').not.toContain('S.A.S.');
  },
);
