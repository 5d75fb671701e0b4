import { createStore, useStore } from '../../state/store.ts';

/** What the device holds for the signed-in seller. */
export interface OfflineView {
  /** Null while nothing is held, or before it is known. */
  held: { at: string; products: number; customers: number } | null;
  isLoading: boolean;
  hasFailed: boolean;
}

export const offlineView = createStore<OfflineView>({ held: null, isLoading: false, hasFailed: false });
export const useOfflineView = (): OfflineView => useStore(offlineView);
