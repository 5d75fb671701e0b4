import { type Page, devices } from '@playwright/test';
import { median } from './figures.ts';
import { launch } from './first-load.ts';
import { type Table, ms } from './report.ts';

const CPU_SLOWDOWN = 4;
const MAX_OPENING = 300;
/** In ms: one frame. */
const MAX_LETTER = 16;
const SEARCHES = ['1', '12', '125', '12', '1'];

/** Measures the colour card of the product at `path` on a slow phone: opening it and typing in its search. Median of the rounds. */
export async function measureColourCard(url: string, path: string, rounds: number): Promise<Table> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.evaluate(WATCH);
    await openAndClose(page); // loads its code
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const openings: number[] = [];
    const letters: { work: number; narrowed: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      openings.push(await page.evaluate<number>('openCard()'));
      for (const text of SEARCHES) letters.push(await page.evaluate(`writeLetter('${text}')`));
      await close(page);
    }
    return tableOf(median(openings), median(letters.map((it) => it.work)), median(letters.map((it) => it.narrowed)));
  } finally {
    await browser.close();
  }
}

function tableOf(opening: number, work: number, narrowed: number): Table {
  const row = (what: string, value: number, most?: number) => ({
    what,
    cells: [ms(value)],
    budget: most === undefined ? '' : `≤ ${most} ms`,
    met: most === undefined ? undefined : value <= most,
  });
  return {
    title: 'The colour card with the most shades: 390 × 844, 4× slower CPU',
    columns: ['median'],
    rows: [
      row('opening: from the tap to painted shades', opening, MAX_OPENING),
      row('a letter of its search: what the key waits for', work, MAX_LETTER),
      row('a letter of its search: until the shades that are left are painted', narrowed),
    ],
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Carta de color' });

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carta de color' }).and(page.locator(':visible')).first().click();
  await dialog(page).locator('[data-shade]').first().waitFor();
  await close(page);
}

async function close(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

/** Runs in the page. `afterPaint` resolves when the next frame is done. */
const WATCH = `
  const button = [...document.querySelectorAll('button')].find((it) => /Carta de color/.test(it.textContent) && it.offsetParent);
  const afterPaint = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  }));
  const tiles = () => [...document.querySelectorAll('dialog[open] [data-shade]')].map((it) => it.dataset.shade).join();
  globalThis.openCard = async () => {
    const begun = performance.now();
    button.click();
    let now = await afterPaint();
    while (tiles() === '') now = await afterPaint();
    return now - begun;
  };
  // Through the native setter, so that React notices the change.
  globalThis.writeLetter = async (text) => {
    const field = document.querySelector('dialog input[type=search]');
    const before = tiles();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    const begun = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const work = performance.now() - begun;
    let now = await afterPaint();
    while (tiles() === before && now - begun < 2_000) now = await afterPaint();
    return { work, narrowed: now - begun };
  };`;
