import type { Page } from '@playwright/test';
import { formatPesos } from '../packages/rules/src/money.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { makeCustomer, signIn } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

/** Moves an order to its customer, as the desk does. */
async function deliver(desk: Page, code: string): Promise<void> {
  for (const act of ['pick', 'dispatch', 'deliver']) {
    const status = await desk.evaluate(
      async ([verb, order]) =>
        (
          await fetch(`/api/purchase/office/orders/${verb}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ codes: [order] }),
          })
        ).status,
      [act, code] as const,
    );
    expect(status, act).toBe(200);
  }
}

test(
  'a customer returns one of three units with a photo from the phone, and the office receives and resolves it · OFC-208 SEL-203',
  { tag: '@main' },
  async ({ page, browser, db, request }, { project }) => {
    test.skip(project.name === 'desktop', 'the customer is on a phone and the office beside it');
    const customer = await makeCustomer(db);
    const product = await makeProduct(db, { name: 'Keratina', stock: 9, price: 38_900 });
    const caller = await fillCart(request, customer, product, 3);
    await chooseCash(caller, db, customer);
    const { cart } = await cartOf(caller);
    expect((await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })).status()).toBe(200);
    const [order] = await ordersOf(db, customer);
    const code = order?.code ?? '';
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false });
    const desk = await context.newPage();
    await enterOffice(desk, await makeOperator(db, 'operations'), '/devoluciones');
    await expect(desk.getByRole('heading', { name: 'Devoluciones', exact: true })).toBeVisible();
    await deliver(desk, code);

    await signIn(page, customer.email, `/home/profile/orders/history/${code}`);
    await page.getByRole('button', { name: 'Devolver algo' }).click();
    const sheet = page.getByRole('dialog', { name: /Devolver/ });
    await sheet.getByText('Keratina').first().click();
    await sheet.getByRole('button', { name: 'Roto' }).click();
    await expect(sheet.getByText('Falta una foto del daño')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /Falta una foto de/ })).toBeDisabled();
    await sheet
      .getByLabel(/Agregar una foto/)
      .setInputFiles({ name: 'roto.png', mimeType: 'image/png', buffer: await photo(page) });
    await expect(sheet.getByRole('img', { name: /Foto 1/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Pedir devolución' }).click();
    await expect(page.getByText('En revisión')).toBeVisible();
    const { rows } = await db.query<{ id: string; code: string }>(
      'select r.id, r.code from purchase.return r join purchase.order o on o.id = r.order_id where o.code = $1',
      [code],
    );
    const asked = rows[0]?.code ?? '';

    await desk.goto('/oficina/devoluciones?estado=decidir');
    await desk.getByRole('link', { name: asked, exact: true }).and(desk.locator(':visible')).click();
    await expect(desk.getByRole('heading', { name: asked })).toBeVisible();
    await desk.getByRole('button', { name: /Abrir la foto 1/ }).click();
    await expect(desk.getByRole('dialog').getByRole('img')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
    await desk.getByRole('button', { name: 'Recibir', exact: true }).and(desk.locator(':visible')).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Recibir 1 und.' }).click();
    await expect(desk.getByText(`${asked} está en bodega`)).toBeVisible();
    await desk.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(desk.getByLabel('Se devuelve').getByText(formatPesos(38_900)).first()).toBeVisible();
    await desk.getByRole('button', { name: 'Resolver' }).and(desk.locator(':visible')).click();
    await expect(desk.getByText('Aceptada').first()).toBeVisible();

    await page.reload();
    await expect(page.getByText('Resuelta')).toBeVisible();
    await expect(page.getByText(/2 und\., 1 devuelta/)).toBeVisible();
    await context.close();
  },
);

async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = '#c8b8a0';
      brush.fillRect(0, 0, 900, 1200);
      brush.fillStyle = '#3a2418';
      for (let at = 0; at < 60; at += 1) brush.fillRect((at * 137) % 900, (at * 211) % 1200, 40, 90);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
