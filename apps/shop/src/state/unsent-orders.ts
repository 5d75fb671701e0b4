import { createStore, useStore } from './store.ts';

/** Orders of the signed-in seller that are not sent, or wait for an answer; shown on the navigation. */
const unsentOrders = createStore(0);

export const setUnsentOrders = unsentOrders.set;
export const useUnsentOrders = (): number => useStore(unsentOrders);
