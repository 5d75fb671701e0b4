import { useEffect, useRef } from 'react';

/** A ref whose element gets the focus, without scrolling, while `takes` is true. */
export function useTakesFocus<E extends HTMLElement>(takes: boolean) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (takes) element.current?.focus({ preventScroll: true });
  }, [takes]);
  return element;
}
