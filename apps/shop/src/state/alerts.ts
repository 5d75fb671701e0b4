import type { IconName } from '@tonalia/ui/icon';
import { createStore, useStore } from './store.ts';

/** A dialog that must be answered, shown above everything. `confirm.href` is a link. */
export interface Alert {
  title: string;
  text?: string | undefined;
  confirm: { text: string; href?: string };
  cancel?: string | undefined;
  /** Shown above the title, for information rather than a question. */
  icon?: IconName | undefined;
}

const shownAlert = createStore<Alert | null>(null);

export const alertWith = (alert: Alert): void => shownAlert.set(alert);
export const dismissAlert = (): void => shownAlert.set(null);
export const useAlert = (): Alert | null => useStore(shownAlert);
