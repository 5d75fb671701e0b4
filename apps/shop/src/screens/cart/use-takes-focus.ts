import { useEffect, useRef } from 'react';

/** A ref; its element gets the focus, without scrolling, when `takes` becomes true. */
export function useTakesFocus<E extends HTMLElement>(takes: boolean) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (takes) element.current?.focus({ preventScroll: true });
  }, [takes]);
  return element;
}
