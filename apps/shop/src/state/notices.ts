import { createStore, useStore } from './store.ts';

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

const shownNotice = createStore<FloatingNotice | null>(null);

/** Whether it stays until closed. */
export const staysUp = ({ color, stays }: FloatingNotice): boolean => color === 'red' || stays === true;

/** Shows a message that belongs to no field or dialog. Without `stays` it disappears after four seconds. */
export function notify(notice: FloatingNotice): void {
  // A copy: the same notice again is another one, with four seconds of its own.
  const shown = { ...notice };
  shownNotice.set(shown);
  if (!staysUp(shown)) setTimeout(() => shownNotice.get() === shown && dismissNotice(), SECONDS * 1000);
}

export const dismissNotice = (): void => shownNotice.set(null);

/** Removes the current notice if it has this text, because it is not true any more. */
export const takeBack = (message: string): void =>
  shownNotice.get()?.message === message ? dismissNotice() : undefined;

export const useFloatingNotice = (): FloatingNotice | null => useStore(shownNotice);
