import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

/** A picture of one colour, as a file of the device. */
async function pictureOf(page: Page, colour: string) {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 400, 300);
    }
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

test('a colour of a photo finds similar shades, and the photo never leaves the device · D-34', async ({ page }) => {
  await open(page, '/home/color-search');
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 500) sent.push(request.url());
  });
  await page.getByRole('radio', { name: 'Foto' }).check({ force: true });
  await page.locator('input[type=file]:not([capture])').setInputFiles(await pictureOf(page, '#B9233F'));
  const photo = page.getByRole('slider');
  await photo.click();
  await expect(page).toHaveURL(/\?hex=B9233F$/);
  const near = page.getByRole('region', { name: 'Tonos parecidos' });
  await expect(near.getByRole('listitem').first()).toContainText('Casi igual');
  await photo.press('ArrowRight');
  await expect(page).toHaveURL(/\?hex=B9233F$/);
  expect(sent).toEqual([]);

  await open(page, '/home/color-search?hex=%3Cscript%3E');
  await expect(page.getByRole('alert')).toHaveText('Ese enlace no trae un color. Elige uno aquí.');
});

/**
 * Opens the card, or types into its search, and measures in ms until its shades, or the one left, are painted, and how
 * long the tap or the key itself waited.
 */
const painted = (page: Page, does: { search: string | null }) =>
  page.evaluate(
    ({ search }) =>
      new Promise<{ all: number; own: number }>((done) => {
        const begun = performance.now();
        const field = document.querySelector('dialog input[type=search]');
        if (search === null) document.querySelector<HTMLElement>('[data-opener]')?.click();
        else {
          // Through the native setter, so that React sees the change.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, search);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        }
        const own = performance.now() - begun;
        const after = new MessageChannel();
        after.port1.addEventListener('message', () => done({ all: performance.now() - begun, own }));
        after.port1.start();
        const look = () => {
          const tiles = document.querySelectorAll('[data-shade]').length;
          requestAnimationFrame(
            tiles > 0 && (search === null || tiles === 1) ? () => after.port2.postMessage(null) : look,
          );
        };
        look();
      }),
    does,
  );

test('a card of 214 shades opens at once on a slow phone, and draws only nearby shades · UI-14', async ({
  page,
  db,
}) => {
  const shades = Array.from({ length: 214 }, (_, at) => ({
    code: `${Math.floor(at / 24) + 1}.${at % 24}`,
    name: `Tono ${at + 1}`,
    stock: 9,
  }));
  const { path } = await makeProduct(db, { shades });
  await open(page, path);
  const button = page.getByRole('button', { name: 'Carta de color' }).and(page.locator(':visible')).first();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  // The first time also loads its code.
  await button.click();
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await expect(card).toHaveCount(0);

  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await button.evaluate((element) => element.setAttribute('data-opener', ''));
  const opening = await painted(page, { search: null });
  const narrowing = await painted(page, { search: '9.21' });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  test.info().annotations.push({
    type: 'ms',
    description: `opening ${opening.all}, a letter ${narrowing.own}, narrowing ${narrowing.all}`,
  });
  // Alone on a machine it takes a tenth of this; journeys run two at a time beside a server and a database.
  expect(opening.all).toBeLessThan(4_000);
  expect(narrowing.own).toBeLessThan(400);
  expect(narrowing.all).toBeLessThan(2_500);

  await card.getByRole('button', { name: 'Limpiar búsqueda' }).click();
  await expect(card.getByRole('button', { name: /^1\.0 Tono 1,/ })).toBeVisible();
  expect(await card.locator('[data-shade]').count()).toBeLessThan(100);
  // Scrolling to the end shows the last shade.
  await card.getByRole('button', { name: 'Altura 9, Rubio' }).click();
  await card.getByRole('button', { name: /^9\.21 Tono 214,/ }).click();
  await expect(card.getByText('1 tono, 1 und.')).toBeVisible();
});
