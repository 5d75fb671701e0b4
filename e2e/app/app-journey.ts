import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, open } from '../journey.ts';
import { layBridge } from './bridge.ts';
import type { Bridge, BridgeOptions } from './bridge.ts';
import { keptOn } from './kept.ts';

export { asReturning, expect, here } from '../journey.ts';

/**
 * A journey in the phone app. `phone` sets the platform; `bridge` records the calls to the phone and triggers its
 * events.
 */
export const test = base.extend<{ bridge: Bridge; phone: BridgeOptions }>({
  phone: [{}, { option: true }],
  bridge: [async ({ context, phone }, use) => use(await layBridge(context, phone)), { auto: true }],
});

/** Starts the app in a page: a phone knows no address, it opens the shell. */
export async function startApp(page: Page): Promise<void> {
  await open(page, '/');
}

/** Closes the app and starts it again: memory is empty, the phone's storage is not. */
export async function restartApp(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await startApp(next);
  return next;
}

/** A moment after it was shown. */
export const expectKept = (page: Page, code: string): Promise<void> =>
  expect.poll(async () => (await keptOn(page)).includes(code)).toBe(true);

/** Takes the network from the app, which keeps its own files; returns a function that restores it. */
export async function loseNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  const everything = `${process.env.E2E_URL ?? ''}/**`;
  await context.route(everything, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(everything);
}
