import { useSyncExternalStore } from 'react';

/** A short message over the page. At most one; a newer one replaces it. */
export interface FloatingNotice {
  color: 'white' | 'gray' | 'blue' | 'orange' | 'red';
  message: string;
  detail?: string | undefined;
  /** A link ("Ver" → the cart) or an undo ("Deshacer"). */
  action?: { text: string; href: string } | { text: string; onAct: () => void } | undefined;
  /** Stays until closed, as red notices do. */
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

/** Whether it stays until closed. */
export const staysUp = ({ color, stays }: FloatingNotice): boolean => color === 'red' || stays === true;

/** Shows a message that belongs to no field or dialog. Without `stays` it disappears after four seconds. */
export function notify(notice: FloatingNotice): void {
  show(notice);
  if (!staysUp(notice)) timer = setTimeout(() => show(null), SECONDS * 1000);
}

export const dismissNotice = (): void => show(null);

/** Removes the current notice if it has this text, because it is not true any more. */
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
