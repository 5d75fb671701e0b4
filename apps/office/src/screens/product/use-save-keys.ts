import { useEffect, useRef } from 'react';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import type { ValueEdit } from './edits.rules.ts';
import type { SaveOfProduct } from './use-product-save.ts';

/** ⌘S saves, ⌘Z and ⇧⌘Z undo and redo. They work from the first edit on, before the code of the bar is there. */
export function useSaveKeys(edits: Edits<ValueEdit>, save: SaveOfProduct): void {
  const latest = useRef({ edits, save });
  useEffect(() => {
    latest.current = { edits, save };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.metaKey || event.ctrlKey) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      const now = latest.current;
      if (key === 's' || key === 'enter') void now.save.save();
      else if (key === 'z' && !isField) (event.shiftKey ? now.edits.redo : now.edits.undo)();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
