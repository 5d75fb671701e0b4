import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Packs the shown order, of so many lines and units, into one box; returns the window of its label. */
export async function packShown(page: Page, { lines = 1, units = 2 } = {}): Promise<Page> {
  const ticks = page.getByRole('button', { name: /^Poner todas en la caja/ });
  for (let left = lines; left > 0; left -= 1) {
    await expect(ticks).toHaveCount(left);
    await ticks.first().click();
  }
  await expect(page.getByText(`${units} de ${units}`)).toBeVisible();
  await page.getByLabel('Peso').fill('1,2');
  const [label] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Cerrar caja 1' }).click(),
  ]);
  await page.getByRole('button', { name: 'Terminar empaque' }).click();
  await expect(page.getByText('Empacado')).toBeVisible();
  return label;
}

/** Reads the first box of an order aboard the shown load sheet, which then says `aboard`. */
export async function scanAboard(page: Page, code: string, aboard: string): Promise<void> {
  // a slow machine may pause between two keys, as no reader does
  await expect(async () => {
    // and a letter that came late may have been a shortcut
    await page.keyboard.press('Escape');
    await page.keyboard.type(`${code.replace('-', '')}-1-1`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(aboard)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
