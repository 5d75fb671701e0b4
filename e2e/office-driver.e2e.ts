import type { Page } from '@playwright/test';
import type pg from 'pg';
import { formatPesos } from '../packages/rules/src/money.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { sendThree } from './office-road.ts';
import { countBack, openDesk } from './operators.ts';

// Without a session the first answer is a 401; the journey cuts the network, and a dead link is a 404.
test.beforeEach(({ faults }) =>
  faults.expect(
    /401.*\/api\/(office|purchase\/driver)\/|status of (401|404)/,
    /ERR_INTERNET_DISCONNECTED/,
    /404.*driver\/open/,
  ),
);

/** Presses what is under the thumb. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const stateOf = async (db: pg.Pool, code: string) =>
  (
    await db.query<{ status: string; paid: string | null }>(
      `select o.status, (select sum(p.amount) from purchase.payment p where p.order_id = o.id and p.status = 'approved') as paid
       from purchase.order o where o.code = $1`,
      [code],
    )
  ).rows[0];

test('a driver delivers, takes a part back and is refused without network, and the desk settles it once · OFC-206 OFC-207', async ({
  page,
  browser,
  db,
  request,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the page is a phone’s');
  const desk = await openDesk(browser, db);
  const { token, loadCode, orders } = await sendThree(request, desk, db);
  const [whole, part, closed] = orders;

  await page.goto(`/oficina/r/${token}`);
  await expect(page.getByRole('heading', { name: 'Ruta Jornada' })).toBeVisible();
  await expect(page).toHaveURL(`/oficina/r?ruta=${loadCode}`);
  await expect(page.getByRole('heading', { name: whole?.customer })).toBeVisible();
  const found = await findings(page, 'driver');

  await press(page, 'Entregado');
  await page.getByLabel('Efectivo').fill('100000');
  await expect(page.getByText(formatPesos(100_000 - (whole?.total ?? 0)))).toBeVisible();
  found.push(...(await findings(page, 'delivery')));
  await press(page, 'Confirmar entrega');

  await expect(page.getByRole('heading', { name: part?.customer })).toBeVisible();
  await press(page, 'Parcial');
  await page.getByRole('button', { name: /Recibe una menos/ }).click();
  await press(page, 'No lo pidió');
  const [, back = ''] = (await page.getByText(/menos \$/).innerText()).split('menos');
  const due = (part?.total ?? 0) - Number(back.replace(/\D/g, ''));
  await page.getByLabel('Efectivo').fill(String(due));
  await page.reload();
  await expect(page.getByLabel('Efectivo')).toHaveValue(/\d/);
  found.push(...(await findings(page, 'partial')));
  await press(page, 'Confirmar entrega parcial');

  await expect(page.getByRole('heading', { name: closed?.customer })).toBeVisible();
  await expect(page.getByText('Guardado')).toBeVisible();
  await page.context().setOffline(true);
  await press(page, 'No recibió');
  await press(page, 'Cerrado');
  const photo = await desk.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } });
  await page.getByLabel('Tomar foto').setInputFiles({ name: 'puerta.png', mimeType: 'image/png', buffer: photo });
  await press(page, 'Confirmar que no recibió');
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Guardado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terminaste la ruta' })).toBeVisible();
  expect(await stateOf(db, whole?.code ?? '')).toEqual({ status: 'delivered', paid: String(whole?.total) });
  expect(await stateOf(db, part?.code ?? '')).toEqual({
    status: 'delivered',
    paid: String(due),
  });
  expect(await stateOf(db, closed?.code ?? '')).toEqual({ status: 'dispatched', paid: null });

  const cash = (whole?.total ?? 0) + due;
  await desk.goto('/oficina/cartera/recaudos');
  await desk.getByRole('link', { name: new RegExp(loadCode) }).click();
  await expect(desk.getByRole('heading', { name: 'Recaudo de Jhon Jornada' })).toBeVisible();
  await desk.getByLabel('Monedas').fill(String(cash - 1_000));
  await desk.getByLabel('Monedas').press('Enter');
  await expect(desk.getByRole('heading', { name: /Explicar \$\s1\.000 que faltan/ })).toBeVisible();
  await desk.getByLabel('Qué pasó').fill('Parqueadero');
  await press(desk, 'Agregar explicación');
  await expect(desk.getByRole('heading', { name: 'La diferencia está explicada' })).toBeVisible();
  found.push(...(await findings(desk, 'settlement')));

  await page.reload();
  await press(page, 'Firmar el conteo');
  await expect(page.getByText('Firmaste el conteo')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Firmó el conteo')).toBeVisible();

  await press(desk, 'Cerrar recaudo');
  await expect(desk.getByText('Entra a Caja principal Bogotá')).toBeVisible();
  await press(desk, 'Cerrar con $ 0 de diferencia');
  await expect(desk.getByText(/Lo cerró Camila Jornada/)).toBeVisible();
  expect(await stateOf(db, closed?.code ?? '')).toEqual({ status: 'dispatched', paid: null });
  await countBack(desk, loadCode, [part?.code ?? '', closed?.code ?? '']);
  expect(await stateOf(db, closed?.code ?? '')).toEqual({ status: 'preparing', paid: null });
  await page.goto(`/oficina/r/${token}`);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  expect(found).toEqual([]);
  await desk.context().close();
});
