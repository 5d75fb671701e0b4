import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Shorter than the menu that a phone opens for a link that is held. */
const HOLD_MS = 450;

/** Handlers of an element that a finger holds: once for each hold, and the tap that ends it does nothing else. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      stop();
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        isHeld.current = true;
        navigator.vibrate?.(10);
        onHold();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
