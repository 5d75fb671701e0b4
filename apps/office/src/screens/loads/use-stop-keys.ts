import { useEffect, useRef } from 'react';
import { useKeys } from '../../components/use-keys.ts';

interface StopKeys {
  /** Number of the stop with the focus, from 1; 0 for none. */
  focused: number;
  count: number;
  onFocus: (at: number) => void;
  /** Moves it to a place, from 1; undefined when it may not. */
  onPlace: ((to: number) => void) | undefined;
  onMove: (() => void) | undefined;
  onDispatch: (() => void) | undefined;
}

/** J and K walk the stops, ⌥ with an arrow moves one, M sends it to another route, A dispatches. */
export function useStopKeys({ focused, count, onFocus, onPlace, onMove, onDispatch }: StopKeys): void {
  const step = (by: 1 | -1) => {
    if (count > 0) onFocus(Math.max(1, Math.min(count, focused + by)));
  };
  useKeys({ j: () => step(1), k: () => step(-1), m: onMove, a: onDispatch });
  const place = useRef<(by: 1 | -1) => boolean>(() => false);
  useEffect(() => {
    place.current = (by) => {
      const to = focused + by;
      if (!onPlace || focused === 0 || to < 1 || to > count) return false;
      onPlace(to);
      return true;
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || isInField(event)) return;
      if (place.current(by)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const isInField = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select'));
