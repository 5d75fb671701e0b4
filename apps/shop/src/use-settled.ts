import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;

/** `text` once nothing was typed for half a second. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
