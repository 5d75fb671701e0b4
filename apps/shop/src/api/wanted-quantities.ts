import { useSyncExternalStore } from 'react';

/** Quantities a person chose that the server has not confirmed yet, by line id. */
let wanted: ReadonlyMap<string, number> = new Map();
const none: ReadonlyMap<string, number> = new Map();
const watchers = new Set<() => void>();

export function want(id: string, quantity: number | null): void {
  const next = new Map(wanted);
  if (quantity === null) next.delete(id);
  else next.set(id, quantity);
  wanted = next;
  for (const tell of watchers) tell();
}

export const wantedNow = (id: string): number | undefined => wanted.get(id);

export function useWanted(): ReadonlyMap<string, number> {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => wanted,
    () => none,
  );
}
