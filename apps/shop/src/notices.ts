import { useSyncExternalStore } from 'react';

/** What floats for a moment over the page. At most one: a newer takes its place. */
export interface FloatingNotice {
  color: 'white' | 'gray' | 'blue' | 'orange' | 'red';
  message: string;
  detail?: string | undefined;
  /** A way on: "Ver" → the cart; or back: "Deshacer". */
  action?: { text: string; href: string } | { text: string; onAct: () => void } | undefined;
  /** Until somebody closes it, as a red one. */
  stays?: boolean | undefined;
}

const SECONDS = 4;
let current: FloatingNotice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function show(next: FloatingNotice | null): void {
  current = next;
  clearTimeout(timer);
  for (const tell of watchers) tell();
}

/** Whether it is there until it is closed. */
export const staysUp = ({ color, stays }: FloatingNotice): boolean => color === 'red' || stays === true;

/** Says something that belongs to no field and no dialog. What does not stay goes after four seconds. */
export function notify(notice: FloatingNotice): void {
  show(notice);
  if (!staysUp(notice)) timer = setTimeout(() => show(null), SECONDS * 1000);
}

export const dismissNotice = (): void => show(null);

/** Takes back what is no longer so, if that is what is said. */
export const takeBack = (message: string): void => (current?.message === message ? show(null) : undefined);

export function useFloatingNotice(): FloatingNotice | null {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => current,
    () => null,
  );
}
