import type { ShopRouter } from './router.tsx';

/** Pages that a seller opens without a network. */
const PAGES = [
  '/home/marketplace/seller',
  '/home/select-customer',
  '/home/customers/$customerId/',
  '/home/quick-order',
  '/home/outbox/',
  '/home/outbox/$draftId',
  '/register/process',
] as const; // as: paths of this router

/** What these pages load late. */
const parts = [
  () => import('../screens/home/seller-day.tsx'),
  () => import('../screens/home/no-sale-sheet.tsx'),
  () => import('../features/offline/take-along-strip.tsx'),
  () => import('../screens/quick-order/entry-suggestions.tsx'),
  () => import('../screens/quick-order/list-actions.tsx'),
  () => import('../screens/quick-order/order-rows.tsx'),
  () => import('../screens/quick-order/order-summary.tsx'),
  () => import('../screens/quick-order/leave-to-send.tsx'),
  () => import('../screens/quick-order/leave-sheet.tsx'),
  () => import('../screens/register-process/customer-registration.tsx'),
];

/** Loads the code of these pages one by one: a browser without a network has only what it loaded before. */
export async function loadSellerScreens({ routesByPath, loadRouteChunk }: ShopRouter): Promise<void> {
  for (const path of PAGES) await loadRouteChunk(routesByPath[path]);
  for (const part of parts) await part();
}
