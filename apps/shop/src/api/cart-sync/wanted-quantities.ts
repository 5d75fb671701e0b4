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
  lay: Lay;
}

type Lay = (view: CartView, pending: ReadonlyMap<string, Pending>) => CartView;

const none = new Map<string, never>();
const changes = createStore<CartChanges>({ tapped: none, stored: none, all: none, unsent: 0, lay: (view) => view });

function change(next: Partial<CartChanges>): void {
  const { tapped, stored } = { ...changes.get(), ...next };
  const all = new Map<string, Pending>(stored);
  for (const [id, to] of tapped) all.set(id, { ...stored.get(id), to, plus: 0 });
  patch(changes, { ...next, all });
}

export function want(id: string, quantity: number | null): void {
  const tapped = new Map(changes.get().tapped);
  if (quantity === null) tapped.delete(id);
  else tapped.set(id, quantity);
  change({ tapped });
}

export const wantedNow = (id: string): number | undefined => changes.get().tapped.get(id);

/** Sets the unsent changes by line, the number of edits that could not be sent, and the function that shows them. */
export const keepWanted = (stored: ReadonlyMap<string, Pending>, unsent: number, lay: Lay): void =>
  change({ stored, unsent, lay });

export const layOver: Lay = (view, pending) => changes.get().lay(view, pending);
export const useWanted = (): ReadonlyMap<string, Pending> => useStore(changes, ({ all }) => all);

/** The number of cart edits that wait for a network. */
export const useUnsent = (): number => useStore(changes, ({ unsent }) => unsent);

/** Whether any cart change is unconfirmed, in flight or waiting. */
export const useHasPending = (): boolean => useStore(changes, ({ all }) => all.size > 0);
