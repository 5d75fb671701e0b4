import type { CountReason } from '@tonalia/contract/stock-counts';
import { type Waiting, waitingStore } from './waiting-store.ts';

/** A version as the phone counted it. */
export interface PhoneCount {
  _id: string;
  versionId: string;
  units: number;
  reason: CountReason | null;
  /** The moment on the phone, in ms. */
  at: number;
}

/** A counted version that the server has not confirmed. */
export interface WaitingCount extends Waiting {
  countId: string;
  line: PhoneCount;
}

/** The counted versions of each operator. */
export const countStore = waitingStore<WaitingCount>('tonalia.count-line');
