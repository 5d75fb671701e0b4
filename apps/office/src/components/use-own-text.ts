import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** In ms after the last key. */
const REST = 250;

/**
 * The text of a field that keeps it itself, so that a key draws nothing of the page. The page has the first key of a run at once, and the
 * rest when the keys rest, the field is left, a key with ⌘ or Ctrl is pressed, or the page is left or closed. Another `value`, as of an undone step,
 * replaces the text.
 */
export function useOwnText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  change: (text: string) => void,
) {
  const ref = useRef<Field>(null);
  const given = useRef<string>(undefined);
  const latest = useRef(change);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = change;
  });
  // React would write a `defaultValue` into a textarea again at each key
  useLayoutEffect(() => {
    if (value === given.current) return;
    stop(rest);
    given.current = value;
    if (ref.current) ref.current.value = value;
  }, [value]);
  const give = useCallback(() => {
    stop(rest);
    const text = ref.current?.value;
    if (text === undefined || text === given.current) return;
    given.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    const close = () => flushSync(give);
    // a step back leaves the page without leaving the field first
    addEventListener('popstate', close);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('popstate', close);
      removeEventListener('pagehide', close);
      stop(rest);
    };
  }, [give]);
  return {
    ref,
    onChange() {
      if (rest.current === undefined) give();
      else clearTimeout(rest.current);
      rest.current = setTimeout(give, REST);
    },
    onBlur: give,
    onKeyDown({ metaKey, ctrlKey }: KeyboardEvent) {
      if (metaKey || ctrlKey) flushSync(give);
    },
  };
}

function stop(rest: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(rest.current);
  rest.current = undefined;
}
