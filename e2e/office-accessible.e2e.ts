import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { packedBox, placedOrder } from './office-orders.ts';
import { confirmSession, enterOffice, makeOperator } from './operators.ts';

// Without a session the first answer is a 401. Each screen at both sizes and in both themes: the phone is light, the desktop dark.
test.beforeEach(async ({ page, faults }, { project }) => {
  faults.expect(/401.*\/api\/office\/me|status of 401/);
  await page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' });
});

/** A path below /oficina with its main heading. */
type OfficeScreen = readonly [path: string, heading: string | RegExp];

/** Findings of axe on these screens, one after the other. */
async function findingsOf(page: Page, screens: readonly OfficeScreen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await page.goto(`/oficina${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      // the stream of changes keeps the network busy
      await expect(page.locator('[aria-busy=true], .late')).toHaveCount(0);
      found.push(...(await findings(page, path || 'today')));
    });
  }
  return found;
}

/** A call of the office as the signed-in operator; returns its results. */
async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api/purchase/office/${path}`, {
    headers: { origin: new URL(page.url()).origin },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { results } = (await answer.json()) as { results: T }; // as: the contract's answer
  return results;
}

/** The return of a delivered order, opened by the office. */
async function makeReturn(page: Page, code: string): Promise<string> {
  for (const act of ['pick', 'dispatch', 'deliver']) await call(page, `orders/${act}`, { codes: [code] });
  const id = randomUUID();
  await call(page, `orders/${code}/returns`, { id, wish: 'source', lines: [{ line: 1, units: 1, reason: 'regret' }] });
  return id;
}

/** A load sheet of one packed order, on a day of its own. */
async function makeLoad(page: Page, shipment: string): Promise<string> {
  const load = await call<{ code: string }>(page, 'loads', {
    dispatchDate: `${randomInt(2100, 2900)}-03-0${randomInt(1, 9)}`,
    warehouseId: 'BOG',
    routeId: null,
    shipmentIds: [shipment],
  });
  return load.code;
}

/** The demo's wave with the most orders, and a load sheet with its money counted. */
async function ofTheDemo(db: pg.Pool): Promise<{ wave: string; settled: string }> {
  const { rows } = await db.query<{ wave: string; settled: string }>(
    `select (select w.code from dispatch.wave w join dispatch.wave_shipment s on s.wave_id = w.id
             group by w.code order by count(*) desc, w.code limit 1) as wave,
       (select l.code from dispatch.load l where l.state <> 'draft' order by l.created_at limit 1) as settled`,
  );
  return { wave: rows[0]?.wave ?? '', settled: rows[0]?.settled ?? '' };
}

test('every screen of orders, customers, money and the account is accessible · OFC-013', async ({
  page,
  db,
  request,
}) => {
  const { code } = await placedOrder(request, db);
  const { rows } = await db.query<{ id: string }>('select customer_id as id from purchase.order where code = $1', [
    code,
  ]);
  await page.goto('/oficina');
  await expect(page.getByLabel('Correo')).toBeVisible();
  const found = await findings(page, 'sign-in');
  await enterOffice(page, await makeOperator(db, 'owner'));
  found.push(
    ...(await findingsOf(page, [
      ['', 'Hoy'],
      ['/pedidos', 'Pedidos'],
      ['/pedidos?bodega=BOG&fecha=30d', 'Pedidos'],
      [`/pedidos/${code}`, code],
      ['/pedidos/nuevo', 'Nuevo pedido'],
      [`/pedidos/nuevo?cliente=${rows[0]?.id}`, 'Nuevo pedido'],
      ['/clientes', 'Clientes'],
      ['/clientes?vista=en-mora&orden=-debe', 'Clientes'],
      ['/clientes/registros', 'Registros por aprobar'],
      ['/pagos', 'Pagos'],
      ['/pagos?vista=pasarela&fecha=mes', 'Pagos'],
      ['/pagos?vista=reembolsos', 'Pagos'],
      ['/pagos?vista=conciliacion', 'Pagos'],
      ['/cartera/recaudos', 'Recaudos'],
      ['/cuenta/seguridad', 'Seguridad de tu cuenta'],
      ['/tareas', 'Tareas'],
      ['/configuracion/salud', 'Salud'],
      [`/clientes/${rows[0]?.id}`, /./],
      ['/configuracion/empresa', 'Configuración'],
      ['/configuracion/pagos', 'Configuración'],
      ['/configuracion/reglas', 'Configuración'],
      ['/configuracion/operadores', 'Configuración'],
      ['/configuracion/registro', 'Configuración'],
      ['/no-existe', 'Esta página no existe'],
    ])),
  );
  expect(found).toEqual([]);
});

test('every screen of the catalogue, prices and stock is accessible · OFC-013', async ({ page, db }) => {
  await enterOffice(page, await makeOperator(db, 'owner'));
  const { rows } = await db.query<{ id: string }>('select id from products.purchase_order order by code limit 1');
  const orderId = rows[0]?.id ?? '';
  const found = await findingsOf(page, [
    ['/productos', 'Productos'],
    ['/productos?filas=version&vista=agotados', 'Productos'],
    ['/productos/1', /./],
    ['/existencias', 'Existencias'],
    ['/existencias?fila=1&panel=movimientos', /./],
    ['/existencias?vista=compras', 'Existencias'],
    [`/existencias/compras/${orderId}`, /^Orden OC-/],
    ['/existencias/compra', 'Compra sugerida'],
    ['/existencias?vista=traslados', 'Existencias'],
    ['/existencias/traslados/nuevo', 'Nuevo traslado'],
    ['/existencias?vista=conteos', 'Existencias'],
    ['/existencias?vista=movimientos', 'Existencias'],
    ['/precios', 'Precios'],
    ['/precios?vista=programados', 'Precios'],
    ['/precios?vista=ofertas', 'Precios'],
    ['/precios?vista=cupones', 'Precios'],
    ['/precios?vista=medios', 'Precios'],
    ['/precios?vista=medios&panel=medio', 'Precios'],
    ['/preventas', 'Preventas'],
    ['/preventas?panel=abrir', 'Preventas'],
    ['/cobertura', 'Cobertura'],
    ['/cobertura?vista=municipios', 'Cobertura'],
    ['/cobertura?vista=festivos', 'Cobertura'],
    ['/cobertura?panel=crear', 'Cobertura'],
    ['/mercadeo', 'Mercadeo'],
    ['/mercadeo?banner=nuevo', /./],
    ['/mercadeo?vista=encabezado', 'Mercadeo'],
    ['/importar', 'Importar'],
  ]);
  expect(found).toEqual([]);
});

test('every screen and print of the warehouse, the road and the returns is accessible, and so is an invitation · OFC-013', async ({
  page,
  browser,
  db,
  request,
}) => {
  const owner = await makeOperator(db, 'owner');
  const packed = await placedOrder(request, db);
  const back = await placedOrder(request, db);
  await enterOffice(page, owner);
  const shipment = await packedBox(page, db, packed.code);
  const [load, returned, { wave, settled }] = [
    await makeLoad(page, shipment),
    await makeReturn(page, back.code),
    await ofTheDemo(db),
  ];
  const found = await findingsOf(page, [
    ['/alistamiento', 'Alistamiento'],
    ['/alistamiento?ver=sin-ola', 'Alistamiento'],
    [`/alistar?ola=${wave}`, /./],
    [`/alistamiento/${wave}/lista`, /./],
    [`/pedidos/imprimir?pedidos=${packed.code},${back.code}`, /./],
    [`/pedidos/imprimir?tipo=remisiones&pedidos=${packed.code}`, /./],
    [`/pedidos/guias?pedidos=${packed.code}`, '1 guía'],
    [`/empacar/${packed.code}`, /./],
    [`/empacar/${packed.code}/guias`, /./],
    [`/empacar/${packed.code}/remision`, /^Remisión RM-/],
    ['/alistamiento/rutas', /./],
    [`/alistamiento/rutas/${load}`, /./],
    [`/alistamiento/rutas/${load}/hoja`, `Hoja de ruta ${load}`],
    ['/configuracion/rutas', 'Rutas'],
    ['/devoluciones', 'Devoluciones'],
    [`/devoluciones/${returned}`, /./],
    [`/cartera/recaudos/${settled}`, /^Recaudo/],
  ]);
  await confirmSession(db, owner);
  const invited = await page.request.post('/api/office/operators', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: `invitada-${owner.email}`, name: 'Luz Invitada', role: 'operations' },
  });
  const { results } = (await invited.json()) as { results: { link: string } }; // as: the contract's answer
  const { pathname, hash } = new URL(results.link);
  const guest = await (await browser.newContext()).newPage();
  await guest.emulateMedia({ reducedMotion: 'reduce' });
  await guest.goto(pathname + hash);
  await expect(guest.getByRole('heading', { name: 'Hola, Luz Invitada' })).toBeVisible();
  found.push(...(await findings(guest, 'invitation')));
  await guest.context().close();
  expect(found).toEqual([]);
});
