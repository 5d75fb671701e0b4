import { useSyncExternalStore } from 'react';
import type { CartView } from '@tonalia/contract/purchase';
import type { Pending } from './cart-line.ts';

/** Quantities by line id: those just tapped and not stored yet take precedence over stored, unconfirmed edits. */
let chosen: ReadonlyMap<string, number> = new Map();
let kept: ReadonlyMap<string, Pending> = new Map();
let wanted: ReadonlyMap<string, Pending> = kept;
let unsent = 0;
const none: ReadonlyMap<string, Pending> = new Map();
const watchers = new Set<() => void>();

function tellAll(): void {
  const over = [...chosen].map(([id, to]): [string, Pending] => [id, { ...kept.get(id), to, plus: 0 }]);
  wanted = new Map([...kept, ...over]);
  for (const tell of watchers) tell();
}

export function want(id: string, quantity: number | null): void {
  const next = new Map(chosen);
  if (quantity === null) next.delete(id);
  else next.set(id, quantity);
  chosen = next;
  tellAll();
}

export const wantedNow = (id: string): number | undefined => chosen.get(id);

/** Applies wanted quantities to a cart. */
type Lay = (view: CartView, pending: ReadonlyMap<string, Pending>) => CartView;

/** Set by the lazily loaded write code; readers never need it. */
let lay: Lay = (view) => view;

/** Sets the unsent changes by line, the number of edits that could not be sent, and the function that shows them. */
export function keepWanted(pending: typeof kept, waiting: number, how: Lay): void {
  kept = pending;
  unsent = waiting;
  lay = how;
  tellAll();
}

export const layOver: Lay = (view, pending) => lay(view, pending);

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export const useWanted = (): ReadonlyMap<string, Pending> =>
  useSyncExternalStore(
    watch,
    () => wanted,
    () => none,
  );

/** The number of cart edits that wait for a network. */
export const useUnsent = (): number =>
  useSyncExternalStore(
    watch,
    () => unsent,
    () => 0,
  );

/** Whether any cart change is unconfirmed, in flight or waiting. */
export const useHasPending = (): boolean =>
  useSyncExternalStore(
    watch,
    () => wanted.size > 0,
    () => false,
  );
