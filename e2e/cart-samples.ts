import type { Page } from '@playwright/test';

/** From the next document on, records each different content of the cart and its counter, frame by frame. */
export async function sampleCart(page: Page): Promise<void> {
  await page.addInitScript(SAMPLE);
}

/**
 * The recorded contents: "Jabón 4, Crema 1", and the counter of the cart. Empty until the cart or the counter appears.
 */
export const cartSamples = (page: Page): Promise<{ lines: string[]; counter: string[]; ms: number }> =>
  page.evaluate<{ lines: string[]; counter: string[]; ms: number }>('window.cartSamples');

const SAMPLE = `(() => {
  const seen = (window.cartSamples = { lines: [], counter: [], ms: 0 });
  const note = (list, text) => text && list.at(-1) !== text && list.push(text);
  const look = () => {
    seen.ms = performance.now();
    if (location.pathname === '/home/cart' && !document.querySelector('[aria-busy=true]')) {
      const steppers = [...document.querySelectorAll('main [role=group][aria-label^="Cantidad de "]')];
      const lines = steppers.map((one) => one.ariaLabel.slice(12).split(' ')[0] + ' ' + parseInt(one.textContent)).join(', ');
      const isEmpty = document.querySelector('main')?.textContent.includes('Tu carrito está vacío');
      note(seen.lines, isEmpty ? 'empty' : lines);
    }
    const counter = document.querySelector('nav a[aria-label^="Carrito,"], header a[aria-label^="Carrito,"]');
    note(seen.counter, counter?.ariaLabel);
    requestAnimationFrame(look);
  };
  look();
})()`;
