import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { expect } from './journey.ts';

/** The product's own decoder as one script that a page can run. */
const decoder = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../packages/ui/src/read-bars.ts', import.meta.url));
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bars' } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('no decoder');
  return result.output[0].code;
};

/** What a reader finds under drawn bars, from a picture of them with a margin. */
export async function barsOf(bars: Locator): Promise<unknown> {
  const png = (await bars.screenshot()).toString('base64');
  // the script is a string: the policy of the page runs no code that it makes
  return bars.page().evaluate(`(async () => {
    ${await decoder()}
    const bytes = Uint8Array.from(atob('${png}'), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width + 80, picture.height);
    const brush = canvas.getContext('2d');
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 40, 0);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const greys = Uint8ClampedArray.from({ length: data.length / 4 }, (_, at) => data[at * 4]);
    return bars.readBars(greys, canvas.width, canvas.height);
  })()`);
}

/** The pages of the paper that the shown page prints, each with its size in millimetres. */
export async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.map(([, width, height]) => ({
    width: Math.round((Number(width) * 25.4) / 72),
    height: Math.round((Number(height) * 25.4) / 72),
  }));
}
