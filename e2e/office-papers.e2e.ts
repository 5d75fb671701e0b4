import { barsOf, printedPages } from './bars.ts';
import { expect, test } from './journey.ts';
import { placedOrder } from './office-orders.ts';
import { packShown } from './office-packing.ts';
import { enterOffice, makeOperator } from './operators.ts';

const A4 = { width: 210, height: 297 };

// A printer has four dots where a screen has one: bars of a millimetre and less are read from paper.
test.use({ deviceScaleFactor: 4 });
// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

test('the papers of an order are of their size, on one page each, and a reader finds their codes · OFC-203 OFC-204 OFC-205', async ({
  page,
  db,
  request,
}, { project, retry }) => {
  test.skip(project.name === 'phone', 'papers are printed at a desk');
  const { code } = await placedOrder(request, db, { price: 23_700 });
  await enterOffice(page, await makeOperator(db, 'operations'), `/empacar/${code}`);
  await (await packShown(page)).close();

  await test.step('the label, from the menu of the order', async () => {
    await page.goto(`/oficina/pedidos/${code}`);
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const [label] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Guía 100 × 150' }).click(),
    ]);
    const bars = `${code.replace('-', '')}-1-1`;
    const drawn = label.getByRole('img', { name: bars }).and(label.locator('.bars'));
    await expect(drawn).toBeVisible();
    expect(await barsOf(drawn)).toBe(bars);
    expect(await printedPages(label)).toEqual([{ width: 100, height: 150 }]);
    await label.close();
  });

  await test.step('the delivery note', async () => {
    await page.goto(`/oficina/empacar/${code}/remision`);
    const heading = await page.getByRole('heading', { name: /^Remisión RM-\d{5}$/ }).innerText();
    const number = heading.replace('Remisión ', '').replace('-', '');
    expect(await barsOf(page.getByRole('img', { name: number }))).toBe(number);
    expect(await printedPages(page)).toEqual([A4]);
  });

  const { rows } = await db.query<{ id: string; warehouse: string }>(
    `select s.id, o.warehouse_id as warehouse from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1`,
    [code],
  );
  const [shipment] = rows;
  const origin = new URL(page.url()).origin;
  const post = async <T>(path: string, data: object) => {
    const answer = await page.request.post(`/api/purchase/office/${path}`, { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { results: T }).results; // as: the contract's answer
  };

  await test.step('the pick list', async () => {
    const day = (await db.query<{ day: string }>(`select (now() at time zone 'America/Bogota')::date::text as day`))
      .rows[0]?.day;
    const waves = await post<{ waves: { code: string }[] } | { code: string }[]>('waves', {
      dispatchDate: day,
      warehouseId: shipment?.warehouse,
      shipmentIds: [shipment?.id],
    });
    const wave = JSON.stringify(waves).match(/OLA-\d{6}-[A-Z]{3}-\d+/)?.[0] ?? '';
    await page.goto(`/oficina/alistamiento/${wave}/lista`);
    await expect(page.getByText(/bodega Bogotá, sale/)).toBeVisible();
    expect(await barsOf(page.getByRole('img', { name: wave }))).toBe(wave);
    expect(await printedPages(page)).toEqual([A4]);
  });

  await test.step('the load sheet', async () => {
    const load = await post<{ code: string }>('loads', {
      // a day of its own for each try: a draft is of one day
      dispatchDate: `2098-03-1${retry}`,
      warehouseId: shipment?.warehouse,
      routeId: null,
      shipmentIds: [shipment?.id],
    });
    await page.goto(`/oficina/alistamiento/rutas/${load.code}/hoja`);
    const number = load.code.replace('-', '');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
    expect(await barsOf(page.getByRole('img', { name: number }))).toBe(number);
    expect(await printedPages(page)).toEqual([A4]);
  });
});
