import { makeProduct } from '../catalogue.ts';
import { expect, restartApp, startApp, test } from './app-journey.ts';

test('the back button goes from the chosen shades to the tiles, and the draft survives a restart of the app', async ({
  page,
  bridge,
  db,
}) => {
  const dye = await makeProduct(db, { shades: [{ code: '7.0', name: 'Rubio', stock: 9 }] });
  const link = `https://127.0.0.1${dye.path}`;
  await startApp(page);
  await bridge.openLink(link);
  await page.getByRole('main').getByRole('button', { name: 'Carta de color' }).click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card.getByRole('button', { name: /^7\.0 / }).click();
  await card.getByRole('button', { name: /Ver el tono elegido/ }).click();
  const review = page.getByRole('dialog', { name: 'Tonos elegidos' });
  await review.getByRole('button', { name: 'Vaciar selección' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Vaciar la selección?' });
  await expect(question).toBeVisible();

  await bridge.pressBack();
  await expect(question).toBeHidden();
  await expect(review).toBeVisible();
  await bridge.pressBack();
  await expect(card.getByText('1 tono, 1 und.')).toBeVisible();
  await bridge.pressBack();
  await expect(card).toBeHidden();
  await expect(page.getByText('1 unidad', { exact: true })).toBeVisible();

  const again = await restartApp(page);
  await bridge.openLink(link);
  await expect(again.getByText('1 unidad', { exact: true })).toBeVisible();
});
