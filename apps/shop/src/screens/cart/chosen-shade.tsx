import type { CartProduct } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Swatch } from '@tonalia/ui/swatch';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { optionMessages } from '../../messages/options.es-CO.ts';
import { SplitNote } from './cart-line.tsx';
import { LineStepper } from './line-stepper.tsx';
import { useWideTiles } from './use-wide-tiles.ts';

export interface ChosenShadeProps {
  /** The line of the chosen tile; without it, only the keys are shown. */
  line: CartProduct | undefined;
  note: string | null;
  onRemove: (line: CartProduct) => void;
  /** The line that was removed last, while it can be restored. */
  removed: CartProduct | undefined;
  onUndo: (line: CartProduct) => void;
}

/** Beside the cart on a desktop: the chosen tile with its stock, units and sum, and the keys of the tiles. Ctrl Z restores a removed line. */
export function ChosenShade({ line, note, onRemove, removed, onUndo }: ChosenShadeProps) {
  const isWide = useWideTiles();
  useEffect(() => {
    if (!removed || !isWide) return;
    function press(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!removed || isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      flushSync(() => onUndo(removed));
      document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(lineId(removed))}"]`)?.focus();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [removed, isWide, onUndo]);
  if (!isWide) return null;
  return (
    <section
      aria-label={cartMessages.chosenShade}
      className="mt-3.5 rounded-card bg-surface px-[18px] py-4 inset-ring inset-ring-line"
    >
      {line && (
        <div className="mb-3 border-b border-line pb-3">
          <div className="flex items-center gap-3">
            {line.color?.color && <Swatch color={line.color.color} size={48} className="size-13! rounded-[16px]!" />}
            <p className="min-w-0">
              <b className="block text-label wrap-break-word">{line.versionName ?? line.name}</b>{' '}
              <span className="text-small text-text-2">{optionMessages.available(line.stock)}</span>
            </p>
          </div>
          {note !== null && <SplitNote text={note} />}
          <div className="mt-3 flex items-center justify-between gap-3">
            <LineStepper line={line} isSplit={note !== null} onRemove={onRemove} look="filled" />
            <b className="text-price">{formatPesos(line.price * line.quantity)}</b>
          </div>
        </div>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2 text-small text-text-2">
        <span>
          <kbd className={keyLook}>← ↑ ↓ →</kbd> {cartMessages.keys.shade}
        </span>{' '}
        <span>
          <kbd className={keyLook}>0–9</kbd> {cartMessages.keys.units}
        </span>{' '}
        <span>
          <kbd className={keyLook}>Supr</kbd> {cartMessages.keys.remove}
        </span>
      </p>
    </section>
  );
}

const keyLook =
  'mr-1 rounded-[6px] border border-line bg-surface-2 px-1.5 py-0.5 font-sans text-[0.75rem] font-semibold';
