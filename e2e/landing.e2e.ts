import { expect, test } from '@playwright/test';

test('the shop opens without a fault on the page', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
  expect(faults).toEqual([]);
});
