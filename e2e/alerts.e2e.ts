import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { messagesFor } from './mailbox.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf, fillCart } from './purchase.ts';

test.beforeEach(async ({ page, db }, { project }) => {
  // News of an alert waits until morning, and the journey runs at any hour.
  await db.query(
    `insert into platform.setting (key, value, updated_by) values ('policy.quiet_hours', '{"from": "23:59", "to": "00:00"}', 'e2e')
     on conflict (key) do update set value = excluded.value`,
  );
  await page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' });
});

test('a line that ran out is waited for, paused and resumed, and its message leads back to the cart · SEL-007', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, { shades: [{ code: '7.5', name: 'Rubio medio caoba', stock: 5 }] });
  const setStock = (units: number) =>
    db.query(
      `update products.stock set available = $2 where version_id = (select id from products.version where product_id = $1)`,
      [dye.id, units],
    );
  await fillCart(request, customer, dye, 3, ['7.5']);
  await setStock(0);
  await signIn(page, customer.email, '/home/cart');
  await page.getByRole('button', { name: 'Avísame de 7.5 Rubio medio caoba' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('group', { name: 'Cantidad de Cuántas quieres' })).toBeVisible();
  const found = await findings(page, 'waiting for a line');
  await sheet.getByRole('button', { name: 'Avísame cuando llegue' }).click();
  await expect(sheet.getByText('Te avisamos cuando llegue')).toBeVisible();

  await open(page, '/home/profile/alerts');
  const row = page.getByRole('listitem').filter({ hasText: '7.5 Rubio medio caoba' });
  await expect(row).toContainText('3 und., sin fecha');
  await row.getByRole('button', { name: /^Cambiar el aviso/ }).click();
  const isPaused = page.getByRole('dialog').getByRole('switch', { name: /En pausa/ });
  await isPaused.press('Space');
  await expect(row).toContainText('3 und., en pausa');
  found.push(...(await findings(page, 'a paused alert')));
  await isPaused.press('Space');
  await expect(row).toContainText('3 und., sin fecha');

  await setStock(9);
  await expect
    .poll(async () => (await messagesFor(request, customer.email)).map(({ subject }) => subject))
    .toEqual(['7.5 Rubio medio caoba volvió']);
  const [mail] = await messagesFor(request, customer.email);
  expect(mail?.text).toContain(dye.id);
  await open(page, '/home/notices');
  await expect(page.getByRole('link', { name: /7\.5 Rubio medio caoba volvió/ })).toBeVisible();
  await open(page, '/home/profile/alerts');
  // the line stayed in the cart, so its units are not added again
  await expect(page.getByRole('main').getByRole('link', { name: 'En tu carrito' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  found.push(...(await findings(page, 'what is back')));
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([3]);
  expect(found).toEqual([]);
});
