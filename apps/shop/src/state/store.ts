import { useSyncExternalStore } from 'react';

/** A value that outlives the components that show it. All state of the shop's modules is in stores. */
export interface Store<T> {
  readonly initial: T;
  get: () => T;
  /** Replaces the value; the same value changes nothing. */
  set: (next: T) => void;
  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  watch: (listener: () => void) => () => void;
}

/**
 * Creates a store of a page. All requests of the server share its modules, so there a store keeps its initial value, except for the
 * scope `process`: such a store holds nothing of a user.
 */
/*@__NO_SIDE_EFFECTS__*/
export function createStore<T>(initial: T, scope?: 'process'): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (next === value) return;
      if (import.meta.env?.SSR && scope !== 'process') throw new Error('the server must not set a store of a page');
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes some fields of a store's value. */
export const patch = <T extends object>(store: Store<T>, change: Partial<T>): void =>
  store.set({ ...store.get(), ...change });

/**
 * The value of a store, or the part of it that `select` returns, which must be the same object until it changes. Hydration starts with
 * the initial value, as the server does.
 */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, V>(store: Store<T>, select: (value: T) => V): V;
export function useStore<T>({ watch, get, initial }: Store<T>, select: (value: T) => unknown = (value) => value) {
  return useSyncExternalStore(
    watch,
    () => select(get()),
    () => select(initial),
  );
}
