import { useEffect, useState } from 'react';

const TURN_MS = 6000;
const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `turn` every six seconds, except under a pointer or the focus, in a hidden page,
 * when paused, or with reduced motion.
 */
export function useTurning(isSeveral: boolean, turn: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOn = isSeveral && !isPaused && !isHeld;
  useEffect(() => {
    if (!isOn || isStill()) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && turn(), TURN_MS);
    return () => clearInterval(timer);
  }, [isOn, turn]);
  return {
    isPaused,
    setPaused,
    /** Event handlers of the turning element. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
