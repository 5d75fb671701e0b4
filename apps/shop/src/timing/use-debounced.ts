import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;

/** Debounces `text`: its value after half a second without typing, or after `pause` ms. */
export function useSettled(text: string, pause = DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
