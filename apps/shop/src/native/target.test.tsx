import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../test/scripted-phone.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  noPhone();
  vi.unstubAllGlobals();
});

const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148';
const desktop = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

test.each(['android', 'ios'] as const)('the installed app reports its system: %s · RT-01 CON-10', async (system) => {
  scriptedPhone({ system });
  const { bannerPlatform, runsOn } = await import('./target.ts');
  expect([runsOn(), bannerPlatform()]).toEqual([system, system]);
});

test.each([
  ['web', pixel, 'mobile web', 'web'],
  ['web', iphone, 'mobile web', 'web'],
  ['web', desktop, 'web', 'web'],
  ['app', pixel, 'mobile web', 'other'],
  ['app', desktop, 'web', 'other'],
])('the bundle for the %s in a browser · RT-01 CON-10', async (target, userAgent, where, banners) => {
  vi.stubEnv('VITE_TARGET', target);
  vi.stubGlobal('navigator', { userAgent });
  const { bannerPlatform, runsOn } = await import('./target.ts');
  expect([runsOn(), bannerPlatform()]).toEqual([where, banners]);
});

test('the home’s banners and the welcome popup match where the shop runs · API-60 CON-10', async () => {
  scriptedPhone({ system: 'ios' });
  const api = mockApi();
  const { setApi } = await import('../api/http/transport.ts');
  const { bannersQuery, popupBannerQuery } = await import('../api/queries/queries.ts');
  const { makeCache } = await import('../app/cache.ts');
  setApi(api.fetch);
  const cache = makeCache();
  await cache.fetchQuery(bannersQuery);
  await cache.fetchQuery(popupBannerQuery);
  const requests = [
    ...api.requestsTo('marketing GET /banner/list/home'),
    ...api.requestsTo('marketing GET /banner/list/position'),
  ];
  expect(requests.map(({ query }) => query['platform'])).toEqual(['ios', 'ios']);
});
