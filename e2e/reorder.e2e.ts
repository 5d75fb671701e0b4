import { findings } from './axe-findings.ts';
import { makeProduct, setPrice } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';
import { chooseCash, cartOf, fillCart, orderedCode, ordersOf } from './purchase.ts';

test(
  'SEL-008: the last successful order is ordered again from home in two taps, as far as it is available · CON-12 D-48',
  { tag: '@main' },
  async ({ page, db, request }) => {
    const customer = await makeCustomer(db);
    const soap = await makeProduct(db, { name: 'Jabón', stock: 50, price: 60_000 });
    const gone = await makeProduct(db, { name: 'Cera', stock: 1, price: 40_000 });
    const other = await makeProduct(db, { name: 'Gorro', stock: 50, price: 50_000 });
    const order = async () => {
      const caller = await fillCart(request, customer, soap, 3);
      await chooseCash(caller, db, customer);
      const placed = await caller.send('POST', '/api/purchase/order/create', {
        cartId: (await cartOf(caller)).cart?._id,
      });
      expect(placed.status(), await placed.text()).toBe(200);
      const { results }: { results: { orderCode: string } } = await placed.json();
      return { caller, code: results.orderCode };
    };
    await fillCart(request, customer, gone, 1);
    await fillCart(request, customer, other, 2);
    await order();
    const { caller, code } = await order();
    expect((await caller.send('POST', `/api/purchase/order/${code}/cancel`, {})).status()).toBe(200);
    const { rows } = await db.query<{ tradeTypeId: string }>(
      `select trade_type_id as "tradeTypeId" from auth.customer where id = $1`,
      [customer.id],
    );
    await setPrice(db, soap, rows[0]?.tradeTypeId ?? '', 66_000);

    await signIn(page, customer.email, '/home/marketplace/customer');
    await open(page, '/home/marketplace/customer');
    await page.getByRole('button', { name: 'Pedir de nuevo', exact: true }).click();
    // a desktop has a page, a phone a sheet
    const isPage = test.info().project.name === 'desktop';
    const sheet = isPage ? page.getByRole('main') : page.getByRole('dialog', { name: 'Pedir de nuevo' });
    const lineOf = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });
    await expect(lineOf(soap.name)).toContainText(isPage ? 'Antes $ 60.000' : 'Ahora $ 66.000');
    await expect(lineOf(gone.name)).toContainText('Agotado');
    await expect(sheet.getByText(isPage ? 'Cambió, 2 líneas' : '2 de 3 líneas').first()).toBeVisible();
    expect(await findings(page, 'reorder')).toEqual([]);

    const before = await cartOf(caller);
    await sheet.getByRole('button', { name: /^Confirmar con / }).click();
    await orderedCode(page);
    expect((await ordersOf(db, customer)).at(-1)).toMatchObject({ units: 5, subtotal: 3 * 66_000 + 2 * 50_000 });
    expect(await cartOf(caller)).toEqual(before);
  },
);
