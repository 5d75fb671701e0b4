import { formatPesos } from '../packages/rules/src/money.ts';
import type { Pool } from 'pg';
import { makeProduct, unitsLeft } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { moveShipment } from './orders-command.ts';
import { fillLogin, makeCustomer, signIn } from './people.ts';
import { confirmButton, fillCart, goToSummary, orderedCode, ordersOf } from './purchase.ts';

/** As if the order were so many days old. Its delivery days move with it. */
const orderedDaysAgo = (db: Pool, code: string, days: number) =>
  db.query(
    `with aged as (update purchase.order set created_at = created_at - make_interval(days => $2) where code = $1 returning id)
     update purchase.shipment s set delivery_day = s.delivery_day - $2::int from aged where s.order_id = aged.id and s.dispatch_date is null`,
    [code, days],
  );
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

test(
  'a customer returns from the login, adds five shades at once, one partly in presale, orders with cash and finds the order · GEN-05 VAL-12 ST-02 ST-10 ST-11 UI-14 UI-15 UI-18 RT-15 RT-22 RT-31 RT-32 RT-35 RT-38 RT-39 RT-46 RT-47',
  { tag: '@main' },
  async ({ page, db }) => {
    const customer = await makeCustomer(db);
    const shades = [
      { code: '7.0', name: 'Rubio medio', stock: 20 },
      { code: '7.1', name: 'Rubio medio cenizo', stock: 3 },
      { code: '7.3', name: 'Rubio medio dorado', stock: 20 },
      { code: '7.4', name: 'Rubio medio cobrizo', stock: 20 },
      { code: '8.1', name: 'Rubio claro cenizo', stock: 20 },
      { code: '9.0', name: 'Rubio muy claro', stock: 20 },
    ];
    const dye = await makeProduct(db, { shades, price: 18_900, presale: inTwoWeeks() });

    // As a guest: the card asks for a sign-in and then returns to its place.
    await open(page, dye.path);
    await page.getByRole('button', { name: 'Carta de color' }).click();
    const card = page.getByRole('dialog', { name: 'Carta de color' });
    await card.getByRole('button', { name: '7.0 Rubio medio, agregar' }).click();
    await card.getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page).toHaveURL(/\/login\?redirect-login-required=1/);
    await expect(card).toHaveCount(0);
    await expect(page.getByText('Después vuelves a donde estabas.')).toBeVisible();
    await fillLogin(page, customer.email);
    await expect(page).toHaveURL((url) => url.pathname === dye.path);
    await expect(page.getByRole('heading', { level: 1, name: dye.name })).toBeAttached();

    // Five shades, five units of the one with three left, one call.
    if (!(await card.isVisible())) await page.getByRole('button', { name: 'Carta de color' }).click();
    for (const { code, name } of shades.slice(0, 5)) {
      const shade = `${code} ${name}`;
      const tile = card.getByRole('button', { name: `${shade}, agregar` });
      const stepper = card.getByRole('group', { name: `Cantidad de ${shade}`, exact: true });
      await tile.or(stepper).first().waitFor();
      if (await tile.isVisible()) await tile.click();
      await expect(stepper).toBeVisible();
    }
    const split = card.getByRole('group', { name: 'Cantidad de 7.1 Rubio medio cenizo' });
    for (let units = 2; units <= 5; units++) await split.getByRole('button', { name: 'Agregar una unidad' }).click();
    await expect(card.getByText(/3 (hoy|mañana|el [^,]+), 2 el/)).toBeVisible();
    const tray = card.getByRole('button', { name: 'Ver los 5 tonos elegidos' });
    await expect(tray).toContainText('9 und.');
    const amount = tray.getByText(formatPesos(9 * 18_900));
    expect(
      await amount.evaluate((it) => it.scrollWidth - it.clientWidth),
      'pixels of the amount under the button',
    ).toBe(0);
    const calls: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cart/additem')) calls.push(request.postDataJSON().versions.length);
    });
    await card.getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page.getByText('Agregado al carrito')).toBeVisible();
    expect(calls).toEqual([5]);

    // The cart: one group for today, one in two weeks.
    await page.getByRole('link', { name: 'Ver', exact: true }).click();
    await expect(page).toHaveURL('/home/cart');
    await expect(page.getByRole('heading', { level: 1 }).and(page.locator(':visible'))).toContainText('9');
    await expect(page.getByRole('button', { name: 'Vaciar' }).and(page.locator(':visible'))).toBeVisible();
    const groups = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') });
    await expect(groups).toHaveCount(2);
    await expect(groups.nth(0)).toContainText('Entrega inmediata');
    await expect(groups.nth(0).getByRole('list', { name: dye.name }).getByRole('listitem')).toHaveCount(5);
    await expect(groups.nth(1)).toContainText('Preventa');
    await expect(groups.nth(1).getByRole('listitem')).toHaveCount(1);
    await expect(groups.nth(1)).toContainText('7.1 Rubio medio cenizo');

    // One more unit of a shade, stored by the server.
    const golden = page.getByRole('group', { name: /^Cantidad de .*7\.3 Rubio medio dorado$/ });
    const saved = page.waitForResponse((answer) => answer.url().includes('/cart/changequantityitem'));
    await golden.getByRole('button', { name: 'Agregar una unidad' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(golden).toContainText('2');
    // What leaves on each day has its own sum.
    await expect(page.getByRole('main')).toContainText(`8 und.${formatPesos(8 * 18_900)}`);
    await expect(page.getByRole('main')).toContainText(`2 und.${formatPesos(2 * 18_900)}`);

    // The checkout, with cash.
    await goToSummary(page);
    await expect(page.getByRole('main')).toContainText('Sede Chapinero');
    await confirmButton(page).click();
    const code = await orderedCode(page);
    await expect(page.getByRole('main')).toContainText(code);
    const [order, ...more] = await ordersOf(db, customer);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ code, units: 10, subtotal: 10 * 18_900 });
    await expect(page.getByRole('main')).toContainText(formatPesos(order?.total ?? 0));
    expect(await unitsLeft(db, dye)).toBe(103 - 8);

    // The order, from the confirmation and from the history.
    await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
    await expect(page).toHaveURL(/\/home\/orders\/purchased\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: code }).and(page.locator(':visible'))).toBeVisible();
    await open(page, '/home/profile/orders/history');
    await page.getByRole('link', { name: new RegExp(code) }).click();
    await expect(page).toHaveURL(`/home/profile/orders/history/${code}`);
    await expect(page.getByRole('heading', { name: code }).and(page.locator(':visible'))).toBeVisible();
    await expect(page.getByText('Confirmado', { exact: true }).and(page.locator(':visible')).first()).toBeVisible();
    await expect(page.getByText('7.3 Rubio medio dorado').first()).toBeVisible();
    await expect(page.getByText('Efectivo contra entrega').and(page.locator(':visible')).first()).toBeVisible();

    // A week later nothing has left: the page and the list say so. Then each step of the shipment in stock has its time.
    await orderedDaysAgo(db, code, 7);
    const late = /Debía salir el \p{L}{3} \d+ \p{L}+ · va \d días tarde/u;
    await page.reload();
    const now = page.getByRole('list', { name: 'Seguimiento, entrega inmediata' });
    await expect(now).toContainText(late);
    await open(page, '/home/profile/orders/history');
    await expect(page.getByRole('link', { name: new RegExp(code) })).toContainText(late);
    for (const step of ['prepare', 'dispatch', 'deliver'] as const) await moveShipment(step, code);
    await page.getByRole('link', { name: new RegExp(code) }).click();
    // the part that arrives next is open
    await page.locator('summary', { hasText: 'Entrega inmediata' }).click();
    await expect(now).toContainText(/Entregado\p{L}{3} \d+ \p{L}+, \d+:\d\d\s[ap]/u);
    await expect(now).toContainText(/Llegó \d días después de lo prometido/);
    await expect(page.getByText('Debía salir')).toHaveCount(0);

    // The ordered lines are no longer in the cart.
    await open(page, '/home/cart');
    await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  },
);

test('the cart is emptied after a confirmation and stays empty · UI-15 RT-15', async ({ page, db, request }) => {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 30 });
  await fillCart(request, customer, product, 4);
  await signIn(page, customer.email, '/home/cart');
  await expect(page.getByRole('heading', { level: 1 }).and(page.locator(':visible'))).toContainText('4');
  await page.getByRole('button', { name: 'Vaciar' }).and(page.locator(':visible')).click();
  const question = page.getByRole('alertdialog', { name: '¿Vaciar el carrito?' });
  await expect(question).toContainText('Se quitan 4 unidades.');
  await question.getByRole('button', { name: 'Vaciar' }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});
