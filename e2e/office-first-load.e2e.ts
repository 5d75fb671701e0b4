import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { enterOffice, makeOperator } from './operators.ts';

/** Compressed JavaScript of the first page that an operator opens, in bytes (OFC-014). */
const MOST = 150_000;
const pages =
  `/ /pedidos /pedidos/nuevo /alistamiento /devoluciones /cartera/recaudos /pagos /clientes /clientes/registros /productos
  /existencias /existencias/compra /precios /preventas /mercadeo /cobertura /importar /configuracion/empresa /configuracion/pagos
  /configuracion/operadores /configuracion/registro /configuracion/salud /configuracion/reglas /cuenta/seguridad`.split(
    /\s+/,
  );

/** Parts that a page requests once its first rows are there: the grid, the map, and the dragging of rows. */
const LATER = /\/(data-grid|state-map|drag-row|adapter)-/;

/** Bytes of all scripts as sent until the page requests no more, without later parts and what is prefetched on idle or after a second. */
async function bytesOf(browser: Browser, signedIn: Page, path: string): Promise<number> {
  const context = await browser.newContext({
    storageState: await signedIn.context().storageState(),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
  });
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (work: () => void, ms = 0) => (ms < 1_000 ? later(work, ms) : 0);
    Object.assign(window, { requestIdleCallback: () => 0, setTimeout: soon });
  });
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !LATER.test(pathname))
      bytes += Number(response.headers()['content-length'] ?? Number.NaN);
  });
  await page.goto(`/oficina${path}`);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

test('the first load of each page of the office stays within 150 kB of JavaScript · OFC-014', async ({
  page,
  browser,
  request,
  db,
  faults,
}) => {
  faults.expect(/401.*\/api\/office\/me|status of 401/);
  const { code } = await placedOrder(request, db);
  await enterOffice(page, await makeOperator(db, 'owner'));
  const loaded: Record<string, number> = {};
  for (const path of [...pages, `/pedidos/${code}`]) loaded[path] = await bytesOf(browser, page, path);
  for (const [path, bytes] of Object.entries(loaded)) {
    expect(bytes, path).toBeGreaterThan(80_000);
    expect.soft(bytes, path).toBeLessThanOrEqual(MOST);
  }
});
