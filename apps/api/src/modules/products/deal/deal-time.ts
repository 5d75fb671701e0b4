import type { DealTime } from '@tonalia/rules/deal-time';

/** A stored window as the rules take it. */
export const dealTimeOf = ({ from, until, weekdays }: StoredTime): DealTime => ({
  from: from && from.getTime(),
  until: until && until.getTime(),
  weekdays,
});

interface StoredTime {
  from: Date | null;
  until: Date | null;
  weekdays: readonly number[];
}
