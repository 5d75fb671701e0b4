import type { ShopRouter } from './router.tsx';

/** What the quick order loads late. */
const parts = [
  () => import('../screens/quick-order/entry-suggestions.tsx'),
  () => import('../screens/quick-order/paste/kept-ago.tsx'),
  () => import('../screens/quick-order/list-actions.tsx'),
  () => import('../screens/quick-order/order-rows.tsx'),
  () => import('../screens/quick-order/order-summary.tsx'),
  () => import('../screens/quick-order/order-bar.tsx'),
  () => import('../screens/quick-order/suggested-chip.tsx'),
  () => import('../screens/quick-order/last-order-chip.tsx'),
  () => import('../screens/quick-order/usual-chip.tsx'),
  () => import('../screens/quick-order/scan/scan-sheet.tsx'),
  () => import('../screens/quick-order/paste/paste-screen.tsx'),
  () => import('../screens/quick-order/paste/paste-file-source.tsx'),
];

/** Loads the code of the quick order: a browser without a network opens only what it loaded before. */
export async function loadBuyerScreens(router: Pick<ShopRouter, 'routesById' | 'loadRouteChunk'>): Promise<void> {
  await router.loadRouteChunk(router.routesById['/_app/home/quick-order']);
  for (const part of parts) await part();
}
