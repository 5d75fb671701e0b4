import { useEffect, useRef } from 'react';

const LEAST = 3;
/** A reader types faster than a hand: a longer pause begins another code. */
const PAUSE_MS = 300;
/** Keys closer than this are a reader's: the letters of a code are no shortcuts. */
const READER_MS = 60;

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
      const pause = event.timeStamp - last;
      if (pause > PAUSE_MS) typed = '';
      if (typed !== '' && pause < READER_MS && !event.repeat) event.preventDefault();
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
