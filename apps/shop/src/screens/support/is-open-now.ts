import type { SupportHours } from '@tonalia/contract/settings';
import { useSyncExternalStore } from 'react';
import { isOpenAt } from './office-hours.ts';

const neverChanges = () => () => {};

/** Whether support is open now. The served page is cached, so only the browser knows the time. */
export function useIsOpenNow(hours: SupportHours | null): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => hours !== null && isOpenAt(new Date(), hours),
    () => false,
  );
}
