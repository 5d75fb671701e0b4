import type { ShopRouter } from './router.tsx';

/** Pages that a seller opens without a network. */
const PAGES = [
  '/_app/home/marketplace/seller',
  '/_app/home/select-customer',
  '/_app/home/customers/$customerId/',
  '/_app/home/quick-order',
  '/_app/home/outbox/',
  '/_app/home/outbox/$draftId',
  '/_app/register/process',
] as const; // as: ids of this router

/** What these pages load late, and what answers them. */
const parts = [
  () => import('../api/offline/held-day.ts'),
  () => import('../api/offline/held-details.ts'),
  () => import('../screens/home/seller-day.tsx'),
  () => import('../features/visit/no-sale-sheet.tsx'),
  () => import('../screens/home/arrival-sheet.tsx'),
  () => import('../screens/customer/notes-sheet.tsx'),
  () => import('../features/offline/take-along-strip.tsx'),
  () => import('../screens/quick-order/entry-suggestions.tsx'),
  () => import('../screens/quick-order/paste/kept-ago.tsx'),
  () => import('../screens/quick-order/list-actions.tsx'),
  () => import('../screens/quick-order/suggested-chip.tsx'),
  () => import('../screens/quick-order/usual-chip.tsx'),
  () => import('../screens/quick-order/last-order-chip.tsx'),
  () => import('../screens/quick-order/order-rows.tsx'),
  () => import('../screens/quick-order/order-summary.tsx'),
  () => import('../screens/quick-order/order-bar.tsx'),
  () => import('../screens/quick-order/paste/paste-screen.tsx'),
  () => import('../screens/quick-order/paste/paste-file-source.tsx'),
  () => import('../screens/quick-order/leave/leave-to-send.tsx'),
  () => import('../screens/quick-order/leave/leave-sheet.tsx'),
  () => import('../screens/register-process/customer-registration.tsx'),
];

/** Loads the code of these pages one by one: a browser without a network has only what it loaded before. */
export async function loadSellerScreens(router: Pick<ShopRouter, 'routesById' | 'loadRouteChunk'>): Promise<void> {
  for (const id of PAGES) await router.loadRouteChunk(router.routesById[id]);
  for (const part of parts) await part();
}
