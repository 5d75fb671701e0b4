import type { Page } from '@playwright/test';
import { test as base, open } from '../journey.ts';
import { layBridge } from './bridge.ts';
import type { Bridge, BridgeOptions } from './bridge.ts';

export { expect, here, open } from '../journey.ts';

/** A journey in the phone app. `phone` says which phone; `bridge` is what it was asked, and makes things happen on it. */
export const test = base.extend<{ bridge: Bridge; phone: BridgeOptions }>({
  phone: [{}, { option: true }],
  bridge: [async ({ context, phone }, use) => use(await layBridge(context, phone)), { auto: true }],
});

/** Starts the app: a phone knows no address, it opens the shell. What was in memory before is gone. */
export async function startApp(page: Page): Promise<void> {
  await open(page, '/');
}
