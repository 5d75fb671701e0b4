import type { Page } from '@playwright/test';
import { expect, untilHydrated } from '../journey.ts';
import { password } from '../people.ts';

const shop = (): string => process.env.E2E_URL ?? '';

/** Opens an address of the shop: a browser that a test started itself knows none. */
export async function openShop(page: Page, path: string): Promise<void> {
  await page.goto(`${shop()}${path}`);
  await untilHydrated(page);
}

/** Signs in beside the page, which then opens `path`. */
export async function enterShop(page: Page, email: string, path: string): Promise<void> {
  const answer = await page.context().request.post(`${shop()}/api/auth/v3/auth/login`, { data: { email, password } });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  await openShop(page, path);
}
