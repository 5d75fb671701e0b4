import type { Settlement } from '@tonalia/contract/dispatch-settlement';

/**
 * A change of the settlement; the page shows its answer. `onConflict` is called with the newest settlement on the page when another
 * person saved first; without it a notice says so.
 */
export type ChangeSettlement = (act: () => Promise<Settlement>, onConflict?: () => void) => Promise<boolean>;
