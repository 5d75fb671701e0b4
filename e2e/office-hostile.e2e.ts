import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { expect, test } from './journey.ts';
import { packedBox, placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { type SeededCustomer, callerFor, makeCustomer } from './people.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

/** What a hostile customer writes, one kind of payload in each place. */
const hostile = {
  business: `=HYPERLINK("https://evil.example","ver")<img src=x onerror="window.ran=1">`,
  name: `<script>window.ran=1</script>`,
  title: `javascript:window.ran=1//<b>`,
  address: `"><svg onload="window.ran=1"> Calle 10 # 5-51`,
  comments: `+cmd|'/c calc'!A1</textarea><script>window.ran=1</script>`,
  note: `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  why: `@SUM(1)<a href="javascript:window.ran=1">ver</a>`,
} as const;

/** A customer of this journey with hostile texts in its profile and its address, written through the shop's API. */
async function makeHostile(request: APIRequestContext, db: pg.Pool): Promise<SeededCustomer> {
  const customer = await makeCustomer(db);
  const caller = await callerFor(request, customer.email);
  // an approved customer can change its names no more
  const setApproval = (approval: string) =>
    db.query('update auth.customer set approval = $2 where id = $1', [customer.id, approval]);
  await setApproval('received');
  const { rows } = await db.query<{ id: string }>('select id from auth.address where customer_id = $1', [customer.id]);
  const { business, name, title, address } = hostile;
  const sent = [
    await caller.send('PUT', '/api/auth/me', { name, last_name: name, business_name: business }),
    await caller.send('PUT', `/api/auth/v3/me/addresses/${rows[0]?.id}`, { title, address }),
  ];
  for (const answer of sent) expect(answer.status(), await answer.text()).toBe(200);
  await setApproval('approved');
  return { ...customer, name: business };
}

/** A call of the office as the signed-in operator. */
async function call(page: Page, path: string, data: object): Promise<{ code: string }> {
  const answer = await page.request.post(`/api/purchase/office/${path}`, {
    headers: { origin: new URL(page.url()).origin },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { results } = (await answer.json()) as { results: { code: string } }; // as: the contract's answer
  return results;
}

/** What of the payloads came alive on the shown page: code that ran or wanted to run, and elements of the customer's. */
const alive = (page: Page) =>
  page.evaluate(() => ({
    ran: Reflect.get(globalThis, 'ran') ?? null,
    refused: Reflect.get(globalThis, 'refusedScripts'),
    elements: [...document.querySelectorAll('img[src="x"], svg[onload], iframe, a[href^="javascript:" i], body script')]
      .map(({ outerHTML }) => outerHTML)
      .filter((html) => html.includes('ran=1') || html.startsWith('<iframe')),
  }));

test('what a customer writes is text on every screen, print and export of the office, and runs nowhere · OFC-102 OFC-103 OFC-204 OFC-208', async ({
  page,
  db,
  request,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // a refused script counts too: the policy is the second fence, not the first
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(globalThis, 'refusedScripts', refused);
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      refused.push(`${violatedDirective} ${sample}`),
    );
  });
  const customer = await makeHostile(request, db);
  const { comments, note, why, business } = hostile;
  const order = () => placedOrder(request, db, { customer, comments });
  const [open, back] = [await order(), await order()];
  const left = await placedOrder(request, db, {
    customer,
    comments,
    method: 'bank_transfer',
    proof: await page.screenshot(),
  });
  const gone = await order();
  const caller = await callerFor(request, customer.email);
  expect((await caller.send('POST', `/api/purchase/order/${gone.code}/cancel`, { why })).status()).toBe(200);

  await enterOffice(page, await makeOperator(db, 'owner'));
  for (const act of ['pick', 'dispatch', 'deliver']) await call(page, `orders/${act}`, { codes: [back.code] });
  const returned = randomUUID();
  const ask = (photos: string[]) =>
    caller.send('POST', '/api/purchase/returns', {
      orderCode: back.code,
      id: returned,
      wish: 'source',
      note,
      lines: [{ line: 1, units: 1, reason: 'regret', photos }],
    });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/>`;
  const refused = await ask([Buffer.from(drawn).toString('base64')]);
  expect(await refused.json()).toMatchObject({ code: 'RETURN_PHOTO_REFUSED' });
  expect((await ask([])).status()).toBe(200);
  const shipment = await packedBox(page, db, open.code);
  const load = await call(page, 'loads', {
    dispatchDate: `${randomInt(2100, 2900)}-04-0${randomInt(1, 9)}`,
    warehouseId: 'BOG',
    routeId: null,
    shipmentIds: [shipment],
  });

  /** Pages with a text that they show as it was written. */
  const pages: readonly (readonly [path: string, shown: string])[] = [
    ['', ''],
    [`/pedidos?q=${open.code}`, business],
    [`/pedidos/${open.code}`, comments],
    [`/pedidos/${gone.code}`, why],
    [`/pedidos/nuevo?cliente=${customer.id}`, business],
    [`/pedidos/imprimir?pedidos=${open.code}`, business],
    [`/pedidos/imprimir?tipo=remisiones&pedidos=${open.code}`, business],
    [`/clientes/${customer.id}`, business],
    [`/empacar/${open.code}`, ''],
    [`/empacar/${open.code}/guias`, business],
    [`/empacar/${open.code}/remision`, business],
    [`/alistamiento/rutas/${load.code}`, business],
    [`/alistamiento/rutas/${load.code}/hoja`, business],
    [`/pagos?q=${left.code}`, business],
    [`/devoluciones?q=${back.code}`, business],
    [`/devoluciones/${returned}`, note],
  ];
  for (const [path, shown] of pages)
    await test.step(path, async () => {
      await page.goto(`/oficina${path}`);
      await expect(page.getByRole('main').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], .late')).toHaveCount(0);
      // the papers of several orders are there for the printer alone
      if (path.startsWith('/pedidos/imprimir')) await page.emulateMedia({ media: 'print' });
      if (shown) await expect(page.getByText(shown).and(page.locator(':visible')).first()).toBeVisible();
      expect(await alive(page), path).toEqual({ ran: null, refused: [], elements: [] });
      await page.emulateMedia({ media: 'screen' });
    });
  expect(dialogs).toEqual([]);

  const file = await page.request.get(`/api/purchase/office/orders/export?format=csv&q=${open.code}`);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toContain('text/csv');
  const cells = (await file.text()).split(/[;,\r\n]/).map((cell) => cell.replace(/^"/, ''));
  expect(cells.filter((cell) => cell.includes('HYPERLINK'))).not.toEqual([]);
  expect(cells.filter((cell) => /^[=+@\t]/.test(cell))).toEqual([]);
});
