import type { Route } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { CHOOSE, leave, makeField, note, openSheet, placedFor, startQuickOrder } from './outbox-steps.ts';
import { makeSeller, signIn } from './people.ts';

const ORDERS = '**/api/purchase/seller-orders*';

test(
  'an order left without a network is kept, and becomes one order when the network returns · SEL-106',
  { tag: '@main' },
  async ({ page, db, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const field = await makeField(db);
    await signIn(page, field.seller, CHOOSE);
    await startQuickOrder(page, field);
    await note(page, field.soap, 3);
    const sheet = await openSheet(page);
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await page.context().setOffline(true);
    await leave(page);
    await expect(page.getByText('Escribe el primer código')).toBeVisible();
    await expect(page.getByText(/confirmad/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver', exact: true }).click();
    await expect(page.getByRole('heading', { name: '1 por enviar' })).toBeVisible();
    await expect(page.getByText('En espera')).toBeVisible();
    expect(await placedFor(db, field)).toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible({ timeout: 20_000 });
    const [placed, ...others] = await placedFor(db, field);
    expect([placed?.units, others]).toEqual([3, []]);
    await expect(page.getByRole('main')).toContainText(placed?.code ?? 'a code');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(placed?.code ?? 'a code');
    expect(await placedFor(db, field)).toHaveLength(1);
  },
);

test('lines that are no order yet go when another seller uses the phone, also of a session that was lost', async ({
  page,
  db,
}) => {
  const field = await makeField(db);
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  await note(page, field.soap, 2);
  await page.context().clearCookies();
  await signIn(page, await makeSeller(db), '/home/outbox');
  await expect(page.getByText('Todo enviado')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  await expect(page.getByText('Escribe el primer código')).toBeVisible();
});

test('a page that ends when the order is on the disk and the draft is not empty yet leaves one order', async ({
  page,
  db,
}) => {
  const field = await makeField(db);
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  await note(page, field.soap, 2);
  // The write is complete, and the page ends before its code goes on.
  await page.evaluate(() => {
    const begin: (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction =
      // oxlint-disable-next-line typescript/unbound-method -- called with its database
      IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
      const made = begin.apply(this, args);
      // not the draft or the download, which are written at any time
      if (args[1] === 'readwrite' && this.name === 'tonalia-outbox') {
        made.addEventListener('complete', () => document.body.setAttribute('data-stored', ''));
        Object.defineProperty(made, 'oncomplete', { set: () => {} });
      }
      return made;
    };
  });
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Dejar por enviar' }).click();
  await expect(page.locator('[data-stored]')).toBeAttached();
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await open(next, '/home/quick-order');
  await expect(next.getByText('Escribe el primer código')).toBeVisible();
  await open(next, '/home/outbox');
  await expect(next.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible({ timeout: 20_000 });
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([2]);
});

test('an answer that is lost, or a page that ends before it, is one order in the end', async ({ page, db, faults }) => {
  faults.expect(/seller-orders/, /ERR_FAILED/);
  const field = await makeField(db);
  const context = page.context();
  let reached = 0;
  const lose = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    reached += 1;
    await route.abort('failed').catch(() => null);
  };
  await context.route(ORDERS, lose);
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  await note(page, field.soap, 4);
  await leave(page);
  await expect.poll(() => reached).toBeGreaterThan(0);
  await page.close();
  const again = await context.newPage();
  await open(again, '/home/outbox');
  await expect(again.getByRole('heading', { name: '1 por enviar' })).toBeVisible();
  await context.unroute(ORDERS, lose);
  await again.getByRole('button', { name: 'Enviar ahora' }).and(again.locator(':visible')).click();
  await expect(again.getByRole('heading', { name: 'Enviado hoy' })).toBeVisible();
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([4]);
});

test('two tabs send each order once, and both show it', async ({ page, db }) => {
  const field = await makeField(db);
  const context = page.context();
  const sent: string[] = [];
  await context.route(ORDERS, async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON().clientOrderId);
    await route.continue();
  });
  await signIn(page, field.seller, CHOOSE);
  await startQuickOrder(page, field);
  const other = await context.newPage();
  await open(other, '/home/outbox');
  await expect(other.getByText('Todo enviado')).toBeVisible();
  for (const units of [1, 2, 3]) {
    await note(page, field.soap, units);
    await leave(page);
    await other.getByRole('button', { name: 'Enviar ahora' }).and(other.locator(':visible')).click();
  }
  await expect(other.getByText(/TN-/)).toHaveCount(3, { timeout: 20_000 });
  expect((await placedFor(db, field)).map(({ units }) => units)).toEqual([1, 2, 3]);
  expect(new Set(sent).size).toBe(sent.length);
});
