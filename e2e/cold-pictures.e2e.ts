import { expect, open, test } from './journey.ts';

test('a picture that the server draws too late leaves no broken image, and loads on the next request', async ({
  page,
}) => {
  const refused = new Set<string>();
  await page.route('**/pictures/**', (route) => {
    const address = route.request().url();
    if (refused.has(address)) return route.continue();
    refused.add(address);
    return route.fulfill({ status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
  });
  await open(page, '/home/marketplace/customer');
  const isBroken = () =>
    page.evaluate(
      () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0 && one.currentSrc).length,
    );
  const shown = () => page.evaluate(() => [...document.images].filter((one) => one.naturalWidth > 9).length);
  await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(3);
  expect(refused.size).toBeGreaterThan(3);
  expect(await isBroken()).toBe(0);
});
