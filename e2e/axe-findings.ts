import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Findings of axe on the current page, best practices included, with their elements. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  // Contrast in the middle of a fade does not count.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // A cursor blinks for ever; an animation that does not run has no end to wait for.
      .every((one) => one.playState !== 'running' || !(Number(one.effect?.getComputedTiming().endTime) < Infinity)),
  );
  // Runs in the page and returns findings only: gathering them in another page, with all passed rules, takes twice as
  // long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Experimental in axe and so off by default; voice control needs the visible text in the name.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${String(target)}`));
}
