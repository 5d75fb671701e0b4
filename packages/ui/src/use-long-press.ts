import { useEffect, useRef } from 'react';

const WAIT_MS = 450;
const REPEAT_MS = 125;

/**
 * Holding a button repeats its action eight times a second. The click that ends a long press is swallowed; a short
 * press stays an ordinary click, so the keyboard needs no code here.
 */
export function useLongPress(action: () => void, enabled: boolean) {
  const latest = useRef({ action, enabled });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = { action, enabled };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function repeat() {
    if (!latest.current.enabled) return;
    repeated.current = true;
    latest.current.action();
    timer.current = setTimeout(repeat, REPEAT_MS);
  }
  const stop = () => clearTimeout(timer.current);

  return {
    onPointerDown: () => {
      repeated.current = false;
      stop();
      timer.current = setTimeout(repeat, WAIT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (repeated.current) event.preventDefault();
    },
    onClick: () => {
      if (repeated.current) repeated.current = false;
      else if (enabled) action();
    },
  };
}
