import type { Session } from './session.ts';

/** The shades a shopper chose of one product and has not added to the cart. */
export interface ShadeDraft {
  /** The volume of all of them; null when it was taken back, undefined when none was chosen yet. */
  volume: string | null | undefined;
  /** Units by version code, in the order of choosing. */
  chosen: ReadonlyMap<string, number>;
  /** Pesos by version code, as seen when it was chosen. */
  prices: ReadonlyMap<string, number>;
  /** The card was closed over it: the next time it offers the draft instead of beginning with it. */
  isAside: boolean;
  /** False for what storage gave back, until it was compared with the stock and the prices of today. */
  isChecked: boolean;
  /** What that comparison found, until the selection changes. */
  news: DraftNews | null;
}

/** How many shades of a kept draft are not as they were. */
export interface DraftNews {
  /** Sold out, or no longer sold. */
  gone: number;
  /** With fewer units than were chosen. */
  fewer: number;
  /** At another price. */
  priced: number;
}

export const NO_DRAFT: ShadeDraft = {
  volume: undefined,
  chosen: new Map(),
  prices: new Map(),
  isAside: false,
  isChecked: true,
  news: null,
};

/** Keys of the drafts, here and in storage, as `forgetOnSignOut` removes them: this, the shopper, the product. */
export const DRAFT_PREFIX = 'tonalia.shadeDraft.';

/** Whose drafts are shown: a guest's, a customer's, or those of the customer a seller chose. */
export function draftOwner({ user, customer }: Session): string {
  return user === null ? 'guest' : `${user._id}/${customer?.customerId ?? ''}`;
}
