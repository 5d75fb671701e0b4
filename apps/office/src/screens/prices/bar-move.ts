import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

const DAY = 86_400_000;
/** The part of a bar, in px, that moves its end only. */
const EDGE = 10;

/** A window moved by whole days, or its end only. */
export interface BarMove {
  part: 'all' | 'end';
  days: number;
}

interface Window {
  from: string | null;
  until: string | null;
}

interface TimedWindow extends Window {
  state: 'coming' | 'running' | 'ended' | 'cancelled';
}

/** What a bar may move: one that runs keeps its start, and one without an end keeps being without. */
export const mayMove = ({ state, from, until }: TimedWindow, part: BarMove['part']): boolean =>
  part === 'all' ? state === 'coming' && from !== null : (state === 'coming' || state === 'running') && until !== null;

/** The window after a move. */
export const moved = <T extends Window>(window: T, { part, days }: BarMove): T => ({
  ...window,
  from: part === 'all' ? later(window.from, days) : window.from,
  until: later(window.until, days),
});

/** Whether a window still has its end after its start, and after now. */
export const isPossible = ({ from, until }: Window, now: Date): boolean =>
  until === null || Date.parse(until) > Math.max(now.getTime(), from === null ? 0 : Date.parse(from));

// Bogotá has no summer time, so each day has as many hours
const later = (instant: string | null, days: number): string | null =>
  instant && new Date(Date.parse(instant) + days * DAY).toISOString();

export interface BarDrag {
  window: TimedWindow;
  /** How many days are at sight. */
  days: number;
  isOn: boolean;
  onMove: (move: BarMove) => void;
}

/** Drags a bar by the mouse: the whole, or the end by its last pixels. `move` is how far it is while the button is down. */
export function useBarDrag(bar: RefObject<HTMLElement | null>, { window, days, isOn, onMove }: BarDrag) {
  const [drag, setDrag] = useState<BarMove & { x: number; dayWidth: number }>();
  const at = ({ clientX }: ReactPointerEvent): BarMove | undefined =>
    drag && { part: drag.part, days: Math.round((clientX - drag.x) / drag.dayWidth) };
  return {
    move: drag,
    handlers: {
      onPointerDown(event: ReactPointerEvent<HTMLElement>) {
        const box = bar.current?.getBoundingClientRect();
        const track = bar.current?.parentElement?.clientWidth ?? 0;
        const { clientX, clientY, button, pointerType } = event;
        const isInside =
          box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
        if (!isOn || !isInside || button !== 0 || pointerType === 'touch' || track === 0) return;
        const part = clientX > box.right - EDGE && mayMove(window, 'end') ? 'end' : 'all';
        if (!mayMove(window, part)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ part, days: 0, x: clientX, dayWidth: track / days });
      },
      onPointerMove(event: ReactPointerEvent) {
        const now = at(event);
        if (drag && now && now.days !== drag.days) setDrag({ ...drag, ...now });
      },
      onPointerUp(event: ReactPointerEvent) {
        const now = at(event);
        setDrag(undefined);
        if (now && now.days !== 0) onMove(now);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
