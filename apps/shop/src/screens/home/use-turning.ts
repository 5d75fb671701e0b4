import { useEffect, useState } from 'react';

const TURN_MS = 6000;
const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `turn` every six seconds while nobody is busy with it: not under a pointer or the focus, not in a page out of sight, not
 * once it was paused, and never for who wants no motion.
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
    /** For the box that turns. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
