import type { CartProduct } from '@tonalia/contract/purchase';
import { type RefObject, useEffect, useRef } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import { lineId } from './cart-panel.tsx';

export interface TakenLineKeys {
  lines: readonly CartProduct[];
  focused: string | undefined;
  onFocus: (id: string) => void;
  onRemove: (line: CartProduct) => void;
  /** The field that adds lines. */
  field: RefObject<HTMLInputElement | null>;
  onOrder: () => void;
}

/** J and K move over the lines, Enter edits the units, ⌫ removes, / adds; ⌘↵ creates the order from anywhere. */
export function useLineKeys({ lines, focused, onFocus, onRemove, field, onOrder }: TakenLineKeys): void {
  const at = lines.findIndex((line) => lineId(line) === focused);
  const line = lines[at];
  const move = (by: number) => {
    const next = lines[at < 0 ? 0 : Math.min(Math.max(at + by, 0), lines.length - 1)];
    if (next) onFocus(lineId(next));
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: line && (() => unitsFieldOf(lineId(line))?.focus()),
    e: line && (() => unitsFieldOf(lineId(line))?.focus()),
    Backspace: line && (() => onRemove(line)),
    Delete: line && (() => onRemove(line)),
    '/': () => field.current?.focus(),
  });
  const order = useRef(onOrder);
  useEffect(() => {
    order.current = onOrder;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      saveTyped();
      order.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Units and the comment are sent when their field is left; the focus goes back to it. */
function saveTyped(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

const unitsFieldOf = (id: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[data-line="${CSS.escape(id)}"] input`);
