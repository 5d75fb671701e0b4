import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';

// The guard asks for the session first, and without one the answer is a 401.
test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/(me|events)|status of 401/));

/** The price that a guest sees of a product, in the shop's own API. */
async function shownPrice(page: Page, id: string): Promise<number | undefined> {
  const answer = await page.request.get(`/product/jornada/${id}/details`);
  const [, pesos] = /\$\s?([\d.]+)/.exec(await answer.text()) ?? [];
  return pesos === undefined ? undefined : Number(pesos.replaceAll('.', ''));
}

test('a price typed in the grid is saved with its effect, is seen in the shop within two seconds, and is taken back · OFC-401', async ({
  page,
  db,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone shows cards');
  const product = await makeProduct(db, { stock: 20, price: 45_000 });
  expect(await shownPrice(page, product.id)).toBe(45_000);
  await enterOffice(page, await makeOperator(db, 'owner'), `/productos?q=${product.code}`);
  const grid = page.getByRole('grid', { name: 'Versiones' });
  await expect(grid.getByText(product.name)).toBeVisible();
  await grid.getByRole('gridcell', { name: '$ 45.000' }).click();
  await page.keyboard.type('47500');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Cambios sin guardar' });
  await expect(bar.getByText('1 precio sube')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 cambio guardado')).toBeVisible();
  await expect.poll(() => shownPrice(page, product.id), { timeout: 2_000 }).toBe(47_500);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(grid.getByRole('gridcell', { name: '$ 45.000' })).toBeVisible();
  await expect.poll(() => shownPrice(page, product.id), { timeout: 2_000 }).toBe(45_000);
});

test('unsaved cells are there again after the page was closed · OFC-401', async ({ page, db }, { project }) => {
  test.skip(project.name === 'phone', 'a phone shows cards');
  const product = await makeProduct(db, { stock: 20, price: 45_000 });
  await enterOffice(page, await makeOperator(db, 'owner'), `/productos?q=${product.code}`);
  const grid = page.getByRole('grid', { name: 'Versiones' });
  await grid.getByRole('gridcell', { name: '$ 45.000' }).click();
  await page.keyboard.type('46000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cambio', { exact: true })).toBeVisible();
  // the browser asks before it leaves
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 cambio', { exact: true })).toBeVisible();
  await expect(grid.getByText('$ 46.000')).toBeVisible();
});

test('a thousand prices are saved as a job that shows how far it is, and one undo takes them back · OFC-401', async ({
  page,
  db,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone shows cards');
  const shades = Array.from({ length: 1_005 }, (_, n) => ({ code: `${n}`, name: `Rubio ${n}`, stock: 0 }));
  const product = await makeProduct(db, { name: 'Carta completa Jornada', price: 45_100, shades });
  await enterOffice(page, await makeOperator(db, 'owner'), `/productos?q=${product.code}`);
  await page.getByRole('checkbox', { name: `Elegir ${product.name}` }).click();
  await page.getByRole('toolbar', { name: 'Elegidas' }).getByRole('button', { name: 'Ajustar precios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustar 1.005 precios' });
  await dialog.getByLabel('Cuánto').fill('5');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  const bar = page.getByRole('toolbar', { name: 'Cambios sin guardar' });
  await expect(bar.getByText('1.005 precios suben')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('1.005 cambios guardados')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect.poll(() => shownPrice(page, product.id)).toBe(47_400);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText('Deshicimos 1.005 cambios')).toBeVisible();
  await expect.poll(() => shownPrice(page, product.id)).toBe(45_100);
});

test('a count that differs asks for its reason, and the ledger has it · OFC-405', async ({ page, db }, { project }) => {
  test.skip(project.name === 'phone', 'the row of a phone is a card');
  const product = await makeProduct(db, { stock: 20 });
  await enterOffice(page, await makeOperator(db, 'owner'), `/existencias?q=${product.code}`);
  await page.getByRole('row', { name: new RegExp(product.name) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Contado en Bogotá').fill('18');
  await sheet.getByText('Roto', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Ajustar −2' }).click();
  await expect(sheet.getByRole('row', { name: /Pérdida.*Roto.*−2.*18/ })).toBeVisible();
  const { rows } = await db.query(
    `select s.on_hand, sum(m.units)::int as ledger from products.stock s join products.version v on v.id = s.version_id
     join products.stock_movement m on m.version_id = s.version_id and m.warehouse_id = s.warehouse_id
     where v.product_id = $1 group by s.on_hand`,
    [product.id],
  );
  expect(rows).toEqual([{ on_hand: 18, ledger: 18 }]);
});

test('a photograph takes the place of the drawn pack in the shop · OFC-403', async ({ page, db }) => {
  const product = await makeProduct(db, { stock: 20 });
  await enterOffice(page, await makeOperator(db, 'owner'), `/productos/${product.id}`);
  await expect(page.getByText('Todavía no hay fotos')).toBeVisible();
  const buffer = Buffer.from((await page.evaluate(paintedSquare, '#C04080')).split(',')[1] ?? '', 'base64');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'frasco.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: /^Foto 1 de 1/ })).toBeVisible();
  await page.goto(product.path);
  const picture = page.getByRole('main').locator('img').first();
  const address = async () => (await picture.getAttribute('src')) ?? '';
  await expect.poll(address).toMatch(/\/pictures\/.*\?v=/);
  await expect.poll(async () => page.evaluate(colourAtCentre, await address())).toBe('C04080');
});

test('a list of prices is read, reviewed and imported, and its report says what changed · OFC-404', async ({
  page,
  db,
}) => {
  const product = await makeProduct(db, { stock: 20, price: 45_000 });
  await enterOffice(page, await makeOperator(db, 'owner'), '/importar');
  await page.getByText('Solo precios', { exact: true }).first().click();
  const list = `Código;Precio\n${product.code};46.000\nNO-EXISTE-${product.id};9.000\n`;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Revisar cambios' }).click();
  await expect(page.getByText('1 fila').first()).toBeVisible();
  await page.getByRole('button', { name: /^Importar / }).click();
  await expect(page.getByRole('status').getByText('2 de 2 filas')).toBeVisible();
  await expect.poll(() => shownPrice(page, product.id)).toBe(46_000);
});

test('units travel between warehouses, and are in neither meanwhile · OFC-405', async ({ page, db }, { project }) => {
  test.skip(project.name === 'phone', 'a transfer is made at a desk');
  const product = await makeProduct(db, { stock: 20 });
  await enterOffice(page, await makeOperator(db, 'owner'), '/existencias?vista=traslados');
  await page
    .getByRole('link', { name: 'Trasladar' })
    .or(page.getByRole('button', { name: 'Trasladar' }))
    .click();
  await page.getByLabel('De', { exact: true }).selectOption('Bogotá');
  await page.getByLabel('A', { exact: true }).selectOption('Medellín');
  await page.getByLabel('Código, tono o EAN').fill(product.code);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: `Unidades de ${product.name}` }).fill('5');
  await page.getByRole('button', { name: 'Enviar 5 und.' }).click();
  const receive = page.getByRole('button', { name: 'Recibir 5 und.' });
  await expect(receive).toBeVisible();
  const onHand = async () => {
    const { rows } = await db.query<{ at: string; units: number }>(
      `select s.warehouse_id as at, s.on_hand as units from products.stock s join products.version v on v.id = s.version_id
       where v.product_id = $1 and s.on_hand > 0 order by at`,
      [product.id],
    );
    return rows.map(({ at, units }) => `${at} ${units}`);
  };
  expect(await onHand()).toEqual(['BOG 15']);
  await receive.click();
  await expect.poll(onHand).toEqual(['BOG 15', 'MED 5']);
});

/** Runs in the page: a square of one colour, as a PNG's data address. */
function paintedSquare(colour: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
  const brush = canvas.getContext('2d');
  if (brush) brush.fillStyle = colour;
  brush?.fillRect(0, 0, 600, 600);
  return canvas.toDataURL('image/png');
}

/** Runs in the page: the colour in the middle of a picture, rounded to sixteen steps, because the shop's pictures are compressed. */
async function colourAtCentre(address: string): Promise<string> {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const brush = canvas.getContext('2d');
  brush?.drawImage(image, 0, 0);
  const [...parts] = brush?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? [];
  return parts
    .slice(0, 3)
    .map((part) => (Math.round(part / 16) * 16).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
