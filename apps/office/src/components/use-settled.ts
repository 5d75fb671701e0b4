import { useEffect, useState } from 'react';

/** A value that follows another one when it has not changed for a time, in ms. `value` keeps its identity while it is the same. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
