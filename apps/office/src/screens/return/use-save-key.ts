import { useEffect, useRef } from 'react';

/** Ctrl or ⌘ with Enter, also from a field. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
