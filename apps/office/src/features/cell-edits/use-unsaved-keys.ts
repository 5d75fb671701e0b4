import { useEffect } from 'react';

/** ⌘Z and ⇧⌘Z anywhere on the page, but not in a field. */
export function useUnsavedKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (event.defaultPrevented || isField || event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey))
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
