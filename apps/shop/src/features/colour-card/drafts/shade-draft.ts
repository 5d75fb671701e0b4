import type { Session } from '../../../api/session/session.ts';

/** The shades of one product that a shopper chose and has not added to the cart. */
export interface ShadeDraft {
  /** The volume for all shades; null when cleared, undefined when never chosen. */
  volume: string | null | undefined;
  /** Units by version code, in the order of choosing. */
  chosen: ReadonlyMap<string, number>;
  /** Prices in pesos by version code, as shown when chosen. */
  prices: ReadonlyMap<string, number>;
  /** The colour card was closed with the draft: the next visit offers the draft instead of opening with it. */
  isAside: boolean;
  /** False for a draft from storage until it is compared with current stock and prices. */
  isChecked: boolean;
  /** The result of that comparison, until the selection changes. */
  news: DraftChanges | null;
}

/** How many shades of a stored draft have changed. */
export interface DraftChanges {
  /** Sold out, or no longer sold. */
  gone: number;
  /** With fewer units than chosen. */
  fewer: number;
  /** With a different price. */
  priced: number;
}

/** The drafts of this page, by shopper and product. */
export type ShadeDrafts = ReadonlyMap<string, ShadeDraft>;

export const NO_DRAFT: ShadeDraft = {
  volume: undefined,
  chosen: new Map(),
  prices: new Map(),
  isAside: false,
  isChecked: true,
  news: null,
};

/** Prefix of draft keys, in memory and in storage, followed by shopper and product. `forgetOnSignOut` removes them. */
export const DRAFT_PREFIX = 'tonalia.shadeDraft.';

/** The owner of the visible drafts: a guest, a customer, or a seller with the chosen customer. */
export function draftOwner({ user, customer }: Session): string {
  return user === null ? 'guest' : `${user._id}/${customer?.customerId ?? ''}`;
}
