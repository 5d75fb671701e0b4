import type { Settlement } from '@tonalia/contract/dispatch-settlement';

/** A change of the settlement; the page shows its answer. */
export type ChangeSettlement = (act: () => Promise<Settlement>) => Promise<boolean>;
