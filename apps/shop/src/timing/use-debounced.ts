import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;

/** Debounces `text`: its value after half a second without typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
