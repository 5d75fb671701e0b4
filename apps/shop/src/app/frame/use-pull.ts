import { useEffect, useRef } from 'react';
import { isFarEnough, mayBegin, meaningOf, pulledBy } from './pull.ts';
import type { Gesture } from './pull.ts';

interface TouchStart {
  x: number;
  y: number;
  meaning: Gesture;
  pulled: number;
}

/** Follows a pull on the page: `onMove` gets the distance, 0 at the end; `onRelease` runs after a release beyond the limit. */
export function usePull(isOn: boolean, onMove: (pulled: number) => void, onRelease: () => void): void {
  const latest = useRef({ onMove, onRelease });
  useEffect(() => {
    latest.current = { onMove, onRelease };
  });
  useEffect(() => (isOn ? listen(latest) : undefined), [isOn]);
}

function listen(handlers: { current: { onMove: (pulled: number) => void; onRelease: () => void } }): () => void {
  let finger: TouchStart | null = null;

  function start({ touches: [touch, second], target }: TouchEvent) {
    finger =
      touch && !second && mayBegin(target)
        ? { x: touch.clientX, y: touch.clientY, meaning: 'unknown', pulled: 0 }
        : null;
  }
  function move({ touches: [touch] }: TouchEvent) {
    if (!finger || !touch) return;
    const down = touch.clientY - finger.y;
    if (finger.meaning === 'unknown') finger.meaning = meaningOf(touch.clientX - finger.x, down);
    if (finger.meaning === 'other') finger = null;
    else if (finger.meaning === 'pull') handlers.current.onMove((finger.pulled = pulledBy(down)));
  }
  function end({ type }: TouchEvent) {
    const last = finger;
    finger = null;
    if (last?.meaning !== 'pull') return;
    handlers.current.onMove(0);
    if (type === 'touchend' && isFarEnough(last.pulled)) handlers.current.onRelease();
  }

  // Passive listeners, which do not block scrolling.
  const events = { touchstart: start, touchmove: move, touchend: end, touchcancel: end };
  const each = Object.entries(events) as [keyof typeof events, (event: TouchEvent) => void][]; // as: its own keys
  for (const [name, listener] of each) document.addEventListener(name, listener, { passive: true });
  return () => {
    for (const [name, listener] of each) document.removeEventListener(name, listener);
  };
}
