import type { IconName } from '@tonalia/ui/icon';
import { useSyncExternalStore } from 'react';

/** A dialog that must be answered, shown above everything. `confirm.href` is a link. */
export interface Alert {
  title: string;
  text?: string | undefined;
  confirm: { text: string; href?: string };
  cancel?: string | undefined;
  /** Shown above the title, for information rather than a question. */
  icon?: IconName | undefined;
}

let current: Alert | null = null;
const watchers = new Set<() => void>();

function show(next: Alert | null): void {
  current = next;
  for (const tell of watchers) tell();
}

export const alertWith = (alert: Alert): void => show(alert);
export const dismissAlert = (): void => show(null);

export function useAlert(): Alert | null {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => current,
    () => null,
  );
}
