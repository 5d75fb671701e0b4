import { readFileSync } from 'node:fs';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

/** Today at four in the afternoon in Bogotá, as a field of date and time has it. */
const todayAtFour = () => `${new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)}T16:00`;

test('a colourist writes a mix, adds what today is short, notes the visit, takes the file away and removes it all · SEL-207', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, {
    price: 12_930,
    shades: [
      { code: '7.1', name: 'Rubio medio cenizo', stock: 50 },
      { code: '7.3', name: 'Rubio medio dorado', stock: 50 },
    ],
  });
  await db.query(`update products.version set volume = 60, volume_unit = 'ml' where product_id = $1`, [dye.id]);
  await db.query('select products.refresh_shown(array[$1::bigint])', [dye.id]);
  await signIn(page, customer.email, '/home/profile');
  await page.getByRole('link', { name: 'Mezclas' }).and(page.locator(':visible')).first().click();
  await expect(page.getByRole('heading', { name: 'Guarda tu primera mezcla' })).toBeVisible();
  await expect(page.getByText('Solo las ve tu negocio')).toBeVisible();
  const found = await findings(page, 'no formulas');

  // A text that is no mix says why, and stays.
  await open(page, '/home/formulas/nueva');
  const text = page.getByRole('textbox', { name: 'Escribe la mezcla' });
  await text.fill(`Sra. Nubia: ${dye.code}-7.1 30 g + ${dye.code}-7.3, 20 vol, 1:1,5`);
  await page.getByRole('button', { name: 'Leer' }).click();
  await expect(page.getByText(`¿Cuántos gramos de «${dye.code}-7.3»?`)).toBeVisible();
  await expect(text).toHaveValue(/Sra\. Nubia/);
  await text.fill(`Sra. Nubia: ${dye.code}-7.1 30 g + ${dye.code}-7.3 15 g, 20 vol, 1:1,5`);
  await page.getByRole('button', { name: 'Leer' }).click();
  await expect(page.getByText('7.1 Rubio medio cenizo')).toBeVisible();
  await expect(page.getByText('7.3 Rubio medio dorado')).toBeVisible();
  await expect(page.getByText('68 g', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Clienta' })).toHaveValue('Sra. Nubia');
  await page.getByRole('textbox', { name: 'Nombre de la mezcla' }).fill('Cenizo frío');
  await page.getByLabel('Próxima cita').fill(todayAtFour());
  await page.getByRole('textbox', { name: 'Cobras' }).fill('120000');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardada')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/formulas\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Más 7.1 Rubio medio cenizo' }).click();
  await expect(page.getByText('35 g', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Faltan 2, 2 und.')).toBeVisible();
  found.push(...(await findings(page, 'a formula')));

  await open(page, '/home/formulas');
  await expect(page.getByRole('heading', { name: 'Hoy, 1 cita' })).toBeVisible();
  await expect(page.getByText('usas 35 g')).toBeVisible();
  found.push(...(await findings(page, 'formulas of today')));
  await page.getByRole('button', { name: /^Agregar 2 que faltan/ }).click();
  await expect(page.getByText('2 unidades en el carrito')).toBeVisible();
  const caller = await callerFor(request, customer.email);
  expect((await cartOf(caller)).cart?.products.map(({ quantity }) => quantity)).toEqual([1, 1]);

  // Counted by hand, nothing is short, and the mix can be noted as used.
  await page.getByRole('link', { name: /^Sra\. Nubia/ }).click();
  for (const name of ['7.1 Rubio medio cenizo', '7.3 Rubio medio dorado']) {
    await page.getByRole('button', { name: new RegExp(`Corregir lo que queda de ${name}`) }).click();
    await page.getByRole('textbox', { name: 'Gramos que quedan' }).fill('90');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Marcar usada' }).click();
  await expect(page.getByRole('button', { name: /^quedan 55 g/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visitas' })).toBeVisible();
  found.push(...(await findings(page, 'a formula with a visit')));

  await open(page, '/home/formulas');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mezclas-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    'Sra. Nubia;;Cenizo frío;7.1 35 g + 7.3 15 g, 20 vol, 1:1,5;',
  );
  await page.getByRole('button', { name: 'Borrar todas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar todas' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tu primera mezcla' })).toBeVisible();
  expect(found.join('\n')).toBe('');
});
