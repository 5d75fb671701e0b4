import type { CartView } from '@tonalia/contract/purchase';
import { createStore, patch, useStore } from '../../state/store.ts';
import type { Pending } from './cart-line.ts';

/** What is shown on top of the server's cart, by line id. */
interface CartChanges {
  /** Quantities just tapped; they take precedence until their edit is stored. */
  tapped: ReadonlyMap<string, number>;
  /** The effect of the stored edits that the server has not confirmed. */
  stored: ReadonlyMap<string, Pending>;
  /** Both together. */
  all: ReadonlyMap<string, Pending>;
  /** Edits that wait for a network. */
  unsent: number;
  apply: ApplyPending;
}

type ApplyPending = (view: CartView, pending: ReadonlyMap<string, Pending>) => CartView;

const none = new Map<string, never>();
const changes = createStore<CartChanges>({ tapped: none, stored: none, all: none, unsent: 0, apply: (view) => view });

function change(next: Partial<CartChanges>): void {
  const { tapped, stored } = { ...changes.get(), ...next };
  const all = new Map<string, Pending>(stored);
  for (const [id, to] of tapped) all.set(id, { ...stored.get(id), to, plus: 0 });
  patch(changes, { ...next, all });
}

export function chooseQuantity(id: string, quantity: number | null): void {
  const tapped = new Map(changes.get().tapped);
  if (quantity === null) tapped.delete(id);
  else tapped.set(id, quantity);
  change({ tapped });
}

export const chosenQuantity = (id: string): number | undefined => changes.get().tapped.get(id);

/** Sets the unsent changes by line, the number of edits that could not be sent, and the function that shows them. */
export const setPendingEdits = (stored: ReadonlyMap<string, Pending>, unsent: number, apply: ApplyPending): void =>
  change({ stored, unsent, apply });

export const applyPending: ApplyPending = (view, pending) => changes.get().apply(view, pending);
export const usePending = (): ReadonlyMap<string, Pending> => useStore(changes, ({ all }) => all);

/** The number of cart edits that wait for a network. */
export const useUnsent = (): number => useStore(changes, ({ unsent }) => unsent);

/** Whether any cart change is unconfirmed, in flight or waiting. */
export const useHasPending = (): boolean => useStore(changes, ({ all }) => all.size > 0);
