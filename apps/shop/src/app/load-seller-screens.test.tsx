import { expect, test } from 'vitest';
import { loadSellerScreens } from './load-seller-screens.ts';
import { getRouter } from './router.tsx';

test('the code of each page that a seller opens without a network is loaded before (SEL-102 SEL-107)', async () => {
  const { routesById, loadRouteChunk } = getRouter();
  const loaded: string[] = [];
  await loadSellerScreens({
    routesById,
    loadRouteChunk: (route) => {
      loaded.push(route.fullPath);
      return loadRouteChunk(route);
    },
  });
  for (const path of ['/home/marketplace/seller', '/home/customers/$customerId/', '/home/quick-order', '/home/outbox/'])
    expect(loaded).toContain(path);
});
