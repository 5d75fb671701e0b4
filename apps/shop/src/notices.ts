import { useSyncExternalStore } from 'react';

/** What floats for a moment over the page. At most one: a newer takes its place. */
export interface FloatingNotice {
  color: 'white' | 'gray' | 'blue' | 'orange' | 'red';
  message: string;
  detail?: string | undefined;
  /** A way on: "Ver" → the cart; or back: "Deshacer". */
  action?: { text: string; href: string } | { text: string; onAct: () => void } | undefined;
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

/** Says something that belongs to no field and no dialog. Red stays until dismissed, the rest go after four seconds. */
export function notify(notice: FloatingNotice): void {
  show(notice);
  if (notice.color !== 'red') timer = setTimeout(() => show(null), SECONDS * 1000);
}

export const dismissNotice = (): void => show(null);

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
