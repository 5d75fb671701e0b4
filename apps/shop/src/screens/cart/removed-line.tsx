import { useTakesFocus } from './use-takes-focus.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';

/** Replaces a removed line while it can be restored. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  // The remove button is gone: move the focus to the undo button.
  const undo = useTakesFocus<HTMLButtonElement>(true);
  return (
    <li
      role="status"
      className="flex min-h-14 items-center gap-3 border-t border-line px-3.5 py-1.5 text-small text-text-2 lg:px-[22px]"
    >
      <span className="min-w-0 flex-1 truncate">{cartMessages.removed(name)}</span>
      <button
        ref={undo}
        type="button"
        className="min-h-11 px-2 text-label text-brand-text hover:underline"
        onClick={onUndo}
      >
        {cartMessages.undo}
      </button>
    </li>
  );
}
