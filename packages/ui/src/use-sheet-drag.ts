import { useRef } from 'react';
import type { PointerEvent } from 'react';

const CLOSE_AT_SHARE = 0.4;
const CLOSE_AT_SPEED = 700;

/** Whether a drag this far (px) and this fast (px/s) closes the sheet. */
export function meansToClose(distance: number, height: number, speed: number): boolean {
  return distance > 0 && (distance >= height * CLOSE_AT_SHARE || speed >= CLOSE_AT_SPEED);
}

type Drag = { start: number; last: number; at: number; speed: number };

const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');

/** For the head of a sheet: it follows the finger down and closes when released far or fast enough. Phones only. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag>(null);

  function start(event: PointerEvent<HTMLElement>) {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
    if (isControl || event.button !== 0 || window.matchMedia?.('(width >= 64rem)').matches) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { start: event.clientY, last: event.clientY, at: event.timeStamp, speed: 0 };
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event);
    const before = drag.current;
    if (!sheet || !before) return;
    const elapsed = event.timeStamp - before.at;
    const speed = elapsed > 0 ? ((event.clientY - before.last) / elapsed) * 1000 : before.speed;
    drag.current = { start: before.start, last: event.clientY, at: event.timeStamp, speed };
    sheet.dataset['dragging'] = '';
    sheet.style.setProperty('--drag', `${Math.max(0, event.clientY - before.start)}px`);
  }

  function end(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event);
    const moved = drag.current;
    drag.current = null;
    if (!sheet || !moved) return;
    delete sheet.dataset['dragging'];
    sheet.style.removeProperty('--drag');
    if (meansToClose(moved.last - moved.start, sheet.offsetHeight, moved.speed)) onClose();
  }

  return { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: end };
}
