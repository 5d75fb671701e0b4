import { useEffect, useRef } from 'react';

const LEAST = 3;
/** A reader types faster than a hand: a longer pause begins another code. */
const PAUSE_MS = 300;

/** Codes of a reader that types them and ends with Enter. A field or a dialog keeps its keys. */
export function useReader(onRead: (code: string) => void): void {
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    let typed = '';
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTaken(event)) return;
      if (event.timeStamp - last > PAUSE_MS) typed = '';
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (typed.length < LEAST) return;
        latest.current(typed);
        typed = '';
        // the button with the focus is not pressed too
        event.preventDefault();
      } else if (/^[\w-]$/.test(event.key)) typed += event.key;
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}

const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.closest('dialog') !== null);
