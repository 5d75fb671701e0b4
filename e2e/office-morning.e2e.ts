import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { type SeededProduct, makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { type JourneyOrder, placedOrder, placedOrders } from './office-orders.ts';
import { packShown, scanAboard } from './office-packing.ts';
import { countBack, enterOffice, makeOperator, openDesk } from './operators.ts';
import { makeCustomer } from './people.ts';

// Without a session the first answer is a 401, and the journey cuts the network.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/|status of 401/, /ERR_INTERNET_DISCONNECTED/));

// Three windows at once are slow on a busy machine.
test.use({ actionTimeout: 30_000 });

/** Orders that need no decision. */
const PLAIN = 26;

interface Morning {
  /** Paid with 20,000 of own credit and the rest by PSE. */
  paid: JourneyOrder;
  /** Of a shade that is short, in cash. */
  shade: JourneyOrder;
  partial: JourneyOrder;
  refused: JourneyOrder;
  /** Codes of the orders of one unit that leave as they are. */
  others: string[];
  shortProduct: SeededProduct;
  shadeProduct: SeededProduct;
}

/** The night's thirty orders: four of two units, and those of one. */
async function placeAll(request: APIRequestContext, db: pg.Pool): Promise<Morning> {
  const shortProduct = await makeProduct(db, { stock: 9, price: 45_000 });
  const shades = ['7.1', '7.3'].map((code) => ({ code, name: `Rubio ${code}`, stock: 9 }));
  const shadeProduct = await makeProduct(db, { shades, price: 24_000 });
  const plain = await makeProduct(db, { stock: 9, price: 31_000 });
  const payer = await makeCustomer(db, { credit: 20_000, phone: `318${String(Date.now()).slice(-7)}` });
  return {
    paid: await placedOrder(request, db, { customer: payer, product: shortProduct, method: 'pse', credit: 20_000 }),
    shade: await placedOrder(request, db, { product: shadeProduct, shades: ['7.1'] }),
    partial: await placedOrder(request, db, { product: plain }),
    refused: await placedOrder(request, db, { product: plain }),
    others: (await placedOrders(request, db, PLAIN)).codes,
    shortProduct,
    shadeProduct,
  };
}

const codesOf = ({ paid, shade, partial, refused }: Morning) => [paid, shade, partial, refused].map(({ code }) => code);

/** Presses what is under the thumb. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The orders in one wave; returns its code. */
async function makeWave(desk: Page, db: pg.Pool, codes: readonly string[]): Promise<string> {
  const { rows } = await db.query<{ day: string }>(
    'select max(s.delivery_day)::text as day from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = any($1)',
    [codes],
  );
  await desk.goto(`/oficina/alistamiento?despacho=${rows[0]?.day}&ver=sin-ola`);
  for (const code of codes) await desk.getByRole('checkbox', { name: `Escoger ${code}` }).check();
  await press(desk, 'Crear olas');
  await desk.getByLabel('Pedidos por ola').fill(String(codes.length));
  await desk.getByRole('dialog').getByRole('button', { name: 'Crear 1 ola' }).click();
  await expect(desk).toHaveURL(/ola=OLA-/);
  return new URL(desk.url()).searchParams.get('ola') ?? '';
}

/** Picks the wave line by line, one unit of the short ones; the second line without a network. */
async function pick(page: Page, wave: string, short: readonly SeededProduct[]): Promise<void> {
  await page.goto(`/oficina/alistar?ola=${wave}`);
  for (const at of [1, 2, 3, 4]) {
    await expect(page.getByText(`línea ${at} de 4`)).toBeVisible();
    if (at === 2) await page.context().setOffline(true);
    const asked = Number(
      (
        await page
          .getByText(/^de \d+$/)
          .last()
          .innerText()
      ).replace('de ', ''),
    );
    const main = await page.getByRole('main').innerText();
    const isShort = short.some(({ code }) => main.includes(code));
    for (let unit = 0; unit < (isShort ? 1 : asked); unit += 1) await press(page, 'Agregar una');
    if (isShort) {
      await press(page, 'No hay más');
      await press(page, 'Dejar faltante y seguir');
    }
    if (at !== 2) continue;
    await expect(page.getByText(/por enviar/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/por enviar/)).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Faltan 2 unidades' })).toBeVisible();
}

/** Sends less of an order than it asked for; `replace` sends the other shade instead. */
async function adjust(desk: Page, code: string, replace?: RegExp): Promise<void> {
  await desk.goto(`/oficina/pedidos/${code}?panel=ajustar`);
  const sheet = desk.getByRole('dialog', { name: 'Ajustar cantidades' });
  if (replace) await sheet.getByRole('button', { name: replace }).click();
  else await expect(sheet.getByText(/^Los otros .* van a PSE/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(desk.getByText(`Ajustamos ${code}`)).toBeVisible();
}

/** A load sheet of the orders on a day of its own, scanned aboard; returns its code and the driver's link. */
async function load(desk: Page, db: pg.Pool, codes: readonly string[], day: string) {
  const { rows } = await db.query<{ id: string }>(
    `select s.id::text from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = any($1)
     order by array_position($1, o.code)`,
    [codes],
  );
  const headers = { origin: new URL(desk.url()).origin };
  const made = await desk.request.post('/api/purchase/office/loads', {
    headers,
    data: { dispatchDate: day, warehouseId: 'BOG', routeId: null, shipmentIds: rows.map(({ id }) => id) },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { results } = (await made.json()) as { results: { code: string } }; // as: the contract's answer
  await desk.goto(`/oficina/alistamiento/rutas/${results.code}`);
  await press(desk, 'Conductor y vehículo');
  await desk.getByLabel('Nombre').fill('Jhon Jornada');
  await desk.getByLabel('Celular').fill('3001112233');
  await desk.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  for (const [at, code] of codes.entries()) await scanAboard(desk, code, `${at + 1} de ${codes.length} cajas a bordo`);
  await press(desk, 'Crear enlace');
  const link = await desk.getByRole('status').filter({ hasText: '/oficina/r/' }).innerText();
  await press(desk, 'Despachar ruta');
  await desk.getByRole('dialog').getByRole('button', { name: 'Despachar', exact: true }).click();
  await expect(desk.getByText(`${codes.length} pedidos salieron`)).toBeVisible();
  return { code: results.code, path: link.slice(link.indexOf('/oficina/r/')) };
}

/** The driver's day: one paid order and one in cash delivered, a part taken back, one refused. Returns the cash in hand. */
async function deliver(
  page: Page,
  path: string,
  { paid, shade, partial, refused }: Morning,
  due: number,
): Promise<number> {
  const at = ({ customer }: JourneyOrder) => expect(page.getByRole('heading', { name: customer })).toBeVisible();
  await page.goto(path);
  await at(paid);
  await press(page, 'Entregado');
  await press(page, 'Confirmar entrega');
  await at(shade);
  await press(page, 'Entregado');
  await page.getByLabel('Efectivo').fill(String(due));
  await press(page, 'Confirmar entrega');
  await at(partial);
  await press(page, 'Parcial');
  await press(page, /Recibe una menos/);
  await press(page, 'No lo pidió');
  const [, back = ''] = (await page.getByText(/menos \$/).innerText()).split('menos');
  const rest = partial.total - Number(back.replaceAll(/\D/g, ''));
  await page.getByLabel('Efectivo').fill(String(rest));
  await press(page, 'Confirmar entrega parcial');
  await at(refused);
  await press(page, 'No recibió');
  await press(page, 'Cerrado');
  await page
    .getByLabel('Tomar foto')
    .setInputFiles({ name: 'puerta.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await press(page, 'Confirmar que no recibió');
  await expect(page.getByRole('heading', { name: 'Terminaste la ruta' })).toBeVisible();
  await expect(page.getByText('Guardado')).toBeVisible();
  return due + rest;
}

async function settle(desk: Page, page: Page, code: string, cash: number): Promise<void> {
  await desk.goto(`/oficina/cartera/recaudos/${code}`);
  await desk.getByLabel('Monedas').fill(String(cash));
  await desk.getByLabel('Monedas').press('Enter');
  await page.reload();
  await press(page, 'Firmar el conteo');
  await expect(page.getByText('Firmaste el conteo')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Firmó el conteo')).toBeVisible();
  await press(desk, 'Cerrar recaudo');
  await press(desk, 'Cerrar con $ 0 de diferencia');
  await expect(desk.getByText(/Lo cerró Camila Jornada/)).toBeVisible();
}

/** What the database holds of an order at the end. */
const endOf = async (db: pg.Pool, { code }: JourneyOrder) =>
  (
    await db.query<{ status: string; total: number; units: number; refunds: string }>(
      `select o.status, o.total::int, o.units,
         coalesce((select string_agg(p.method || ' ' || r.amount, ', ' order by r.id)
                   from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = o.id), '') as refunds
       from purchase.order o where o.code = $1`,
      [code],
    )
  ).rows[0];

test('a morning: thirty orders, a wave, two shortages, boxes, a load, the road and the settlement · OFC-202 OFC-203 OFC-204 OFC-205 OFC-206 OFC-207', async ({
  page,
  browser,
  db,
  request,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the warehouse and the driver have phones, the desk a window of its own');
  test.setTimeout(300_000);
  const orders = await test.step('the night’s orders', () => placeAll(request, db));
  const codes = codesOf(orders);
  await expect.poll(async () => (await endOf(db, orders.paid))?.status, { timeout: 30_000 }).toBe('paid');
  const desk = await openDesk(browser, db);
  const wave = await test.step('a wave', () => makeWave(desk, db, [...codes, ...orders.others]));
  await test.step('picking with two shortages and a cut of the network', async () => {
    await enterOffice(page, await makeOperator(db, 'warehouse'));
    await pick(page, wave, [orders.shortProduct, orders.shadeProduct]);
  });
  await test.step('one is shortened, with money back, and one substituted', async () => {
    await adjust(desk, orders.paid.code);
    await adjust(desk, orders.shade.code, /^7\.3/);
    await page.goto(`/oficina/alistar?ola=${wave}`);
    await press(page, 'Agregar una');
    await expect(page.getByRole('heading', { name: 'La ola está completa' })).toBeVisible();
  });
  await test.step('boxes and labels', async () => {
    for (const code of codes) {
      await page.goto(`/oficina/empacar/${code}`);
      const isPaid = code === orders.paid.code;
      const label = await packShown(page, {
        lines: code === orders.shade.code ? 2 : 1,
        units: isPaid ? 1 : 2,
      });
      await label.close();
    }
  });
  await test.step('the others leave in one step', async () => {
    const headers = { origin: new URL(desk.url()).origin };
    const left = await desk.request.post('/api/purchase/office/orders/dispatch', {
      headers,
      data: { codes: orders.others },
    });
    expect(await left.json()).toMatchObject({ results: { changed: orders.others, refused: [] } });
  });
  const road = await test.step('the load sheet', () => load(desk, db, codes, `${randomInt(2100, 2900)}-02-03`));
  const due = (await endOf(db, orders.shade))?.total ?? 0;
  const cash = await test.step('the road', () => deliver(page, road.path, orders, due));
  await test.step('the settlement', () => settle(desk, page, road.code, cash));
  await test.step('what came back', () => countBack(desk, road.code, [orders.partial.code, orders.refused.code]));

  expect(await endOf(db, orders.paid)).toMatchObject({
    status: 'delivered',
    units: 1,
    refunds: expect.stringMatching(/pse/),
  });
  expect(await endOf(db, orders.shade)).toMatchObject({ status: 'delivered', units: 2, refunds: '' });
  expect(await endOf(db, orders.partial)).toMatchObject({ status: 'delivered' });
  expect(await endOf(db, orders.refused)).toMatchObject({ status: 'preparing' });
  await desk.context().close();
});
