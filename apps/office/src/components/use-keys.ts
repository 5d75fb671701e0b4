import { useEffect, useRef } from 'react';

/**
 * What each key does; the key is that of `KeyboardEvent.key`, letters in lower case, after `mod+` with ⌘ or Ctrl held. Undefined does nothing; an action that returns false
 * leaves the key to others.
 */
export type KeyActions = Record<string, ((event: KeyboardEvent) => unknown) | undefined>;

/**
 * Keys of a screen. They do nothing while a field has the focus, a dialog is open or Alt is held; Esc then leaves the field and keeps
 * what was typed. `first`: before other keys.
 */
export function useKeys(actions: KeyActions, { first = false } = {}): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (isField(event.target)) {
        // a field decides first what Escape does in it
        if (event.key === 'Escape' && !first && !isTaken(event)) event.target.blur();
        return;
      }
      if (isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[event.metaKey || event.ctrlKey ? `mod+${key}` : key];
      if (!act) return;
      if (act(event) !== false) event.preventDefault();
    };
    addEventListener('keydown', press, first);
    return () => removeEventListener('keydown', press, first);
  }, [first]);
}

/** Whether keys write in the element of a key press. */
const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable);

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  // Enter and space press what has the focus.
  return (key === 'Enter' || key === ' ') && target.matches('a, button, summary, [role=menuitem]');
}
