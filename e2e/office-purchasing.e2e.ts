import { randomUUID } from 'node:crypto';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';

test.beforeEach(({ faults }) => faults.expect(/401.*\/api\/office\/me|status of 401/));

test('an owner makes a supplier and an order of what sells, and the warehouse receives it (OFC-406)', async ({
  page,
  browser,
  db,
}) => {
  const brand = `Marca ${randomUUID().slice(0, 8)}`;
  const product = await makeProduct(db, { stock: 5 });
  await db.query(
    `with brand as (insert into products.manufacturer (name) values ($1) returning id)
     update products.product set manufacturer_id = brand.id from brand where product.id = $2`,
    [brand, product.id],
  );
  await db.query(
    `insert into products.sold (version_id, warehouse_id, day, units)
     select v.id, 'BOG', day, 2 from products.version v, generate_series(current_date - 30, current_date - 2, interval '1 day') day
     where v.product_id = $1`,
    [product.id],
  );
  await enterOffice(page, await makeOperator(db, 'owner'));
  await page.goto('/oficina/existencias/compra');
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await sheet.getByLabel('Nombre').fill(`Proveedor ${brand}`);
  await sheet.getByLabel('Buscar marca').fill(brand);
  await sheet.getByText(brand).click();
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(`Orden a Proveedor ${brand}`)).toBeVisible();
  await page.getByLabel(`Unidades de ${product.name}`).filter({ visible: true }).fill('24');
  await page.getByRole('button', { name: 'Crear orden de compra' }).click();
  await page.getByLabel('Llega a').selectOption({ label: 'Bogotá' });
  await page.getByRole('button', { name: 'Crear orden', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Orden OC-/ })).toBeVisible();

  const dock = await (await browser.newContext()).newPage();
  await enterOffice(dock, await makeOperator(db, 'warehouse'));
  await dock.goto(new URL(page.url()).pathname);
  await dock.getByRole('button', { name: 'Recibir 24 und.' }).click();
  await expect(dock.getByText('Recibida', { exact: true })).toBeVisible();
  await dock.context().close();
  await expect(page.getByText('Recibida', { exact: true })).toBeVisible({ timeout: 15_000 });
  const { rows } = await db.query<{ units: number }>(
    `select on_hand as units from products.stock s join products.version v on v.id = s.version_id
     where v.product_id = $1 and s.warehouse_id = 'BOG'`,
    [product.id],
  );
  expect(rows).toEqual([{ units: 29 }]);
});
