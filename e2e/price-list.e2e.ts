import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';

test('SEL-208: a salon downloads its own prices of one brand from its account', async ({ page, db }) => {
  const customer = await makeCustomer(db);
  const { code } = await makeProduct(db, { price: 13_700, stock: 5 });
  const { rows } = await db.query<{ brand: string }>(
    'select m.name as brand from products.product p join products.manufacturer m on m.id = p.manufacturer_id where p.code = $1',
    [code],
  );
  await signIn(page, customer.email);
  await page.getByRole('link', { name: 'Mi lista de precios' }).and(page.locator(':visible')).click();
  await expect(page).toHaveURL('/home/profile/price-list');
  await expect(page).toHaveTitle(/^Mi lista de precios/);
  await page.getByRole('button', { name: /^Ver \d+ más$/ }).click();
  await page.getByRole('checkbox', { name: rows[0]?.brand ?? '', exact: true }).press('Space');
  const found = await findings(page, 'own price list');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Descargar PDF/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByText('Excel', { exact: true }).click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Descargar Excel/ }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(found).toEqual([]);
});
