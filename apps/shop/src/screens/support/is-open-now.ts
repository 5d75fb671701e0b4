import type { SupportHours } from '@tonalia/contract/settings';
import { useSyncExternalStore } from 'react';
import { isOpenAt } from './office-hours.ts';

const neverChanges = () => () => {};

/** Whether support answers now. The server renders one page for all guests, so only the browser knows the time. */
export function useIsOpenNow(hours: SupportHours | null): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => hours !== null && isOpenAt(new Date(), hours),
    () => false,
  );
}
