import { createStore as openDatabase, del, get, keys, set } from 'idb-keyval';
import { once } from '../../state/once.ts';
import type { QuickDraftLine } from '../storage/quick-draft-line.ts';

/** The lines of a quick order as a device stores them. */
export interface StoredQuickOrder {
  at: number;
  /** Rises with each change, whatever the clock says. */
  revision?: number;
  /** When the prices and the stock of its lines were read, in ms. */
  pricesAt?: number;
  lines: QuickDraftLine[];
}

/** `screens/quick-order/draft.ts` stores the lines that are shown first under it, followed by their owner. */
export const SHOWN_PREFIX = 'tonalia.quickOrder.';

/** A browser writes `localStorage` to the disk only after seconds, and an app that is killed loses them. These are there at once. */
const database = once(() => openDatabase('tonalia-quick-order', 'drafts'));

/** Stores the lines of a seller; none are stored too, so that older ones do not return. */
export const keepDraft = (owner: string, draft: StoredQuickOrder): Promise<void> => set(owner, draft, database());

export const keptDraft = (owner: string): Promise<StoredQuickOrder | undefined> =>
  get<StoredQuickOrder>(owner, database());

/** Deletes the lines of everyone but this seller. Without one the lines that are shown stay: they are those of the customer who signed in. */
export async function forgetDrafts(seller: string | null): Promise<void> {
  const isOfOthers = (owner: string) => seller === null || !owner.startsWith(`${seller}.`);
  if (seller !== null)
    for (const key of Object.keys(localStorage))
      if (key.startsWith(SHOWN_PREFIX) && isOfOthers(key.slice(SHOWN_PREFIX.length))) localStorage.removeItem(key);
  for (const owner of await keys<string>(database())) if (isOfOthers(owner)) await del(owner, database());
}
