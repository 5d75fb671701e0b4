import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { lostControls } from './measure.ts';
import { moveShipment } from './orders-command.ts';
import { makeCustomer, signIn } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A customer with something behind each sheet: a delivered order, a list, an employee, a mix and two shades that ran out. */
async function makeBusiness(db: pg.Pool, request: APIRequestContext) {
  const customer = await makeCustomer(db, { credit: 500_000 });
  const shades = ['7.1', '7.3', '7.5'].map((code) => ({ code, name: 'Rubio medio caoba intenso', stock: 50 }));
  const dye = await makeProduct(db, { shades });
  const { rows } = await db.query<{ id: string }>('select id from products.version where product_id = $1 order by id', [
    dye.id,
  ]);
  const [first = '', second = '', third = ''] = rows.map(({ id }) => id);
  const caller = await fillCart(request, customer, dye, 2, ['7.1', '7.3']);
  await chooseCash(caller, db, customer);
  const { cart } = await cartOf(caller);
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const sent = await caller.send(method, path, data);
    expect(sent.status(), `${path}: ${await sent.text()}`).toBe(200);
    return sent;
  };
  await send('POST', '/api/purchase/order/create', { cartId: cart?._id });
  const [order] = await ordersOf(db, customer);
  const code = order?.code ?? '';
  for (const step of ['prepare', 'dispatch', 'deliver'] as const) await moveShipment(step, code);
  const [listId, clientId] = [randomUUID(), randomUUID()];
  await send('POST', '/api/purchase/lists', {
    listId,
    name: 'Reposición semanal',
    items: [{ versionId: first, quantity: 3 }],
  });
  await send('POST', '/api/customers/members', {
    mode: 'buys',
    orderLimit: 400_000,
    dayLimit: null,
    monthLimit: 1_200_000,
    usesCredit: true,
    seesCredit: false,
    tellsOwner: true,
    name: 'Karen',
    lastName: 'Duarte',
    job: 'Colorista',
    email: `karen-${clientId.slice(0, 8)}@example.com`,
  });
  const mix = { title: 'Cenizo frío', lines: [{ versionId: first, grams: 30 }], developer: null, proportion: 10 };
  await send('PUT', `/api/purchase/formulas/${clientId}`, {
    revision: 0,
    name: 'Sra. Nubia',
    mix: { ...mix, minutes: 35, charge: 120_000, note: '' },
    appointmentAt: null,
  });
  await fillCart(request, customer, dye, 2, ['7.3']);
  await db.query('update products.stock set available = 0 where version_id = any($1)', [[second, third]]);
  await send('POST', '/api/products/alerts', { versionId: third, quantity: 2 });
  return { customer, code, listId, clientId };
}

/** Opens every sheet of sharing, lists, people, returns, alerts, notices and mixes once, and the page of a link, and calls `look` on each. */
async function walkSheets(
  page: Page,
  { customer, code, listId, clientId }: Awaited<ReturnType<typeof makeBusiness>>,
  look: (sheet: string) => Promise<void>,
): Promise<void> {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).and(page.locator(':visible')).first().click();
  const dialog = page.locator('dialog:modal').last();
  const inside = (name: string | RegExp) => dialog.getByRole('button', { name }).first();
  const shown = async (sheet: string, part = dialog.getByRole('heading').first()) => {
    await expect(part, sheet).toBeVisible();
    await look(sheet);
  };
  await signIn(page, customer.email, `/home/quick-order?list=${listId}`);
  await press('Compartir');
  await shown('sharing a list', inside('Crear enlace'));
  await inside('Crear enlace').click();
  await shown('a made link', inside('Copiar enlace'));
  await page.goto(await dialog.getByRole('textbox', { name: 'Enlace' }).inputValue());
  await shown('a shared list', page.getByRole('heading', { level: 1 }));
  await open(page, `/home/quick-order?list=${listId}`);
  await press('Recordarme');
  await shown('a reminder', inside('Guardar'));
  await open(page, '/home/quick-order?list=all');
  await press('Del último pedido');
  await shown('saving a list', dialog.getByLabel('Nombre'));

  await open(page, '/home/profile/team');
  await press('Invitar por WhatsApp');
  await shown('an invitation', dialog.getByLabel('Correo o celular'));
  await open(page, '/home/profile/team');
  await page.getByRole('link', { name: /Karen Duarte/ }).click();
  await shown('an employee', inside('Guardar'));
  await inside('Quitar acceso').click();
  await shown('ending the access of an employee', page.getByRole('alertdialog'));

  await open(page, `/home/profile/orders/history/${code}`);
  await press('Devolver algo');
  await dialog.getByRole('checkbox').first().press('Space');
  await inside('Roto').click();
  await shown('asking for a return', dialog.getByText('Falta una foto del daño'));
  await inside('Vencido').click();
  await inside('Pedir devolución').click();
  await expect(dialog).toBeHidden();
  await press('Retirar');
  await shown('withdrawing a return', page.getByRole('alertdialog'));

  await open(page, '/home/cart');
  await press(/^Avísame de 7\.3/);
  await shown('waiting for a shade', inside('Avísame cuando llegue'));
  await open(page, '/home/profile/alerts');
  await press(/^Cambiar el aviso/);
  await shown('an alert', dialog.getByRole('switch'));
  await open(page, '/home/notices');
  await press('Qué me avisan');
  await shown('ways to be notified', dialog.getByRole('switch').first());

  await open(page, `/home/formulas/${clientId}`);
  await press(/Corregir lo que queda/);
  await shown('what is left of a dye', dialog.getByRole('textbox'));
  await open(page, `/home/formulas/${clientId}`);
  await press('Borrar clienta');
  await shown('removing a client', page.getByRole('alertdialog'));
  await open(page, '/home/formulas');
  await press('Borrar todas');
  await shown('removing all mixes', page.getByRole('alertdialog'));
}

test('every sheet of sharing, lists, people, returns, alerts and mixes is accessible on a phone', async ({
  page,
  db,
  request,
}, { project }) => {
  if (project.name === 'desktop') await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found: string[] = [];
  await walkSheets(page, await makeBusiness(db, request), async (sheet) => {
    found.push(...(await findings(page, sheet)));
  });
  expect(found.join('\n')).toBe('');
});

test('with text at 200 % every control of these sheets stays on a phone', async ({ page, db, request }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a phone only');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const found: string[] = [];
  await walkSheets(page, await makeBusiness(db, request), async (sheet) => {
    const wider = await page.evaluate(() => {
      const all = [...document.querySelectorAll('dialog:modal, dialog:modal *')];
      const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);
      return all
        .filter((one) => scrolls(one) && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `<${one.localName}> is ${one.scrollWidth - one.clientWidth} px wider than the screen`);
    });
    found.push(...[...wider, ...(await lostControls(page))].map((fault) => `${sheet}: ${fault}`));
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(found.join('\n')).toBe('');
});
