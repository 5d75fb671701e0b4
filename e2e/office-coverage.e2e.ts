import { findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';

test.beforeEach(async ({ page, faults }) => {
  faults.expect(/401.*\/api\/office\/me|status of 401/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Departments without delivery, one for each size: no other journey orders there. */
const places = {
  phone: { id: '94', name: 'Guainía', cityId: '94001', city: 'Inírida' },
  desktop: { id: '95', name: 'Guaviare', cityId: '95001', city: 'San José del Guaviare' },
};

test('an owner brings delivery to a hole, pauses it and ends it, and the shop follows (OFC-409)', async ({ page, db }, {
  project,
}) => {
  const place = project.name === 'desktop' ? places.desktop : places.phone;
  const name = `Zona de la jornada ${project.name}`;
  // what an attempt before this one left
  const old = `select id from tracking.zone where name = $1`;
  await db.query(`delete from tracking.coverage where zone_id in (${old})`, [name]);
  await db.query('delete from tracking.zone where name = $1', [name]);

  /** What the shop answers, within two seconds of a change. */
  const expectShop = (expected: object) =>
    expect
      .poll(
        async () => {
          const answer = await page.request.post('/api/tracking/shippings/coverage', {
            headers: { origin: new URL(page.url()).origin },
            data: { cityId: place.cityId, stateId: place.id },
          });
          const { data } = (await answer.json()) as { data: Record<string, unknown> }; // as: the contract's answer
          return { coverage: data['coverage'], shipping: data['shipping'] };
        },
        { timeout: 2_000 },
      )
      .toEqual(expected);

  await enterOffice(page, await makeOperator(db, 'owner'));
  await page.goto(`/oficina/cobertura?vista=huecos&depto=${place.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cobertura' })).toBeVisible();
  await expect(page.getByText(place.city, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa de Colombia/ })).toBeVisible();
  await expectShop({ coverage: false, shipping: null });
  const found = await findings(page, 'holes');

  await page.getByRole('button', { name: `Crear zona en ${place.name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Crear zona' });
  await sheet.getByLabel('Nombre').fill(name);
  await sheet.getByLabel('Tarifa del envío').fill('18900');
  await expect(sheet.getByText(/ganan? cobertura/)).toBeVisible();
  found.push(...(await findings(page, 'new zone')));
  await sheet.getByRole('button', { name: 'Crear zona' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expectShop({ coverage: true, shipping: 18_900 });

  await page.getByRole('combobox', { name: '¿Llega a?' }).fill(place.city);
  await page.getByRole('combobox', { name: '¿Llega a?' }).press('Enter');
  await expect(page.getByText('Primera entrega:')).toBeVisible();
  found.push(...(await findings(page, 'zones')));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'the page is wider than the screen by').toBe(0);

  await page.getByRole('button', { name: 'Editar' }).filter({ visible: true }).click();
  const edit = page.getByRole('dialog', { name: 'Editar zona' });
  await edit.getByText('Pausar la zona').click();
  await expect(edit.getByText(/sin cobertura/)).toBeVisible();
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toHaveCount(0);
  await expectShop({ coverage: false, shipping: null });
  await expect(page.getByText(`Sin cobertura: la zona ${name} está pausada.`)).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).filter({ visible: true }).click();
  await edit.getByRole('button', { name: 'Eliminar zona' }).click();
  const ending = page.getByRole('dialog', { name: `¿Eliminar la zona ${name}?` });
  await ending.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  await expect(page.getByText('Sin cobertura: la tienda deja mirar, pero no pedir.')).toBeVisible();
  expect(found).toEqual([]);
});
