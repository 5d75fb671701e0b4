import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

const CLOSE_AT_SHARE = 0.4;
const CLOSE_AT_SPEED = 700;

/** Whether a finger that has moved this far, this fast (px/s), means to close the sheet. */
export function meansToClose(distance: number, height: number, speed: number): boolean {
  return distance > 0 && (distance >= height * CLOSE_AT_SHARE || speed >= CLOSE_AT_SPEED);
}

/** The sheet follows the finger down from its head; let go far or fast enough, it closes. Phones only. */
export function useSheetDrag(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const drag = useRef<{ start: number; last: number; at: number; speed: number }>(null);

  function end() {
    const element = sheet.current;
    const moved = drag.current;
    drag.current = null;
    if (!element || !moved) return;
    delete element.dataset['dragging'];
    const close = meansToClose(moved.last - moved.start, element.offsetHeight, moved.speed);
    element.style.removeProperty('--drag');
    if (close) onClose();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
      if (isControl || event.button !== 0 || window.matchMedia?.('(width >= 64rem)').matches) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { start: event.clientY, last: event.clientY, at: event.timeStamp, speed: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = sheet.current;
      const moved = drag.current;
      if (!element || !moved) return;
      const elapsed = event.timeStamp - moved.at;
      if (elapsed > 0) moved.speed = ((event.clientY - moved.last) / elapsed) * 1000;
      moved.last = event.clientY;
      moved.at = event.timeStamp;
      element.dataset['dragging'] = '';
      element.style.setProperty('--drag', `${Math.max(0, event.clientY - moved.start)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
