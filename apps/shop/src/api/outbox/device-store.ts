import { isPhoneApp } from '../../native/target.ts';
import { browserStore } from './browser-store.ts';
import type { OrderStore } from './order-store.ts';

/** The store of this device. A browser has its code with this file, because the network may be gone when it is needed. */
export const orderStore = async (): Promise<OrderStore> =>
  isPhoneApp ? (await import('./file-store.ts')).fileStore : browserStore;
