import type { Pick } from '@tonalia/contract/dispatch-wave';
import { type Waiting, waitingStore } from './waiting-store.ts';

/** A pick that the server has not confirmed. */
export interface WaitingPick extends Waiting {
  waveCode: string;
  pick: Pick;
}

/** The picks of each operator. */
export const pickStore = waitingStore<WaitingPick>('tonalia.pick');
