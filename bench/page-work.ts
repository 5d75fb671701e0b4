import type { CDPSession } from '@playwright/test';

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Scripts, styles and layout of the page so far, in ms. `Performance.enable` comes before. */
export async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const parts = metrics.filter(({ name }) => PARTS.includes(name));
  return 1000 * parts.reduce((sum, { value }) => sum + value, 0);
}
