import type { PresaleState } from '@tonalia/contract/presales-office';
import { dayIn } from '@tonalia/rules/dates';

/** What decides the state of a presale. */
export interface PresaleStanding {
  opensAt: Date;
  closesAt: Date;
  dispatchDate: string;
  capacity: number | null;
  taken: number;
  /** Orders that wait for it. */
  waiting: number;
}

/** The state of a presale: a day that has passed comes first while it sells or is waited for. */
export function presaleState(presale: PresaleStanding, now: Date): PresaleState {
  const { opensAt, closesAt, dispatchDate, capacity, taken, waiting } = presale;
  const isClosed = closesAt <= now;
  if (isClosed && waiting === 0) return 'ended';
  if (dispatchDate < dayIn(now)) return 'late';
  if (isClosed) return 'closed';
  if (opensAt > now) return 'coming';
  return capacity !== null && taken >= capacity ? 'full' : 'open';
}
