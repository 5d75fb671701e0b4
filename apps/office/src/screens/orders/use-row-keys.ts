import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { useEffect, useRef } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import type { Choice } from '../../components/use-choice.ts';

export interface RowKeys {
  orders: readonly OfficeOrderItem[];
  focused: string | undefined;
  onFocus: (code: string) => void;
  onOpen: (code: string) => void;
  choice: Choice;
  /** `A`: the first act that fits what is chosen. */
  onAct: () => void;
  /** `C`: a new order; undefined without the permission. */
  onCreate: (() => void) | undefined;
}

/** J and K or the arrows move, X chooses, Shift X a range, ⌘A the page, Enter opens, C creates an order, Esc clears the choice. */
export function useRowKeys({ orders, focused, onFocus, onOpen, choice, onAct, onCreate }: RowKeys): void {
  // The row of the last key; the address, which has the focus, follows a moment later.
  const coming = useRef<string>(undefined);
  const row = () => coming.current ?? focused;
  const move = (by: number) => {
    const at = orders.findIndex(({ code }) => code === row());
    const next = orders[at < 0 ? 0 : Math.min(Math.max(at + by, 0), orders.length - 1)];
    if (!next || next.code === row()) return;
    coming.current = next.code;
    onFocus(next.code);
  };
  const onRow = (act: (code: string) => void) => {
    const code = row();
    if (code === undefined) return false;
    act(code);
    return true;
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    x: ({ shiftKey }) => onRow((code) => choice.toggle(code, shiftKey)),
    'mod+a': choice.toggleAll,
    Enter: () => onRow(onOpen),
    a: choice.codes.size > 0 ? onAct : undefined,
    c: onCreate,
    Escape: choice.codes.size > 0 ? choice.clear : undefined,
  });
  useEffect(() => {
    if (coming.current === focused) coming.current = undefined;
    if (focused) document.querySelector(`[data-code="${CSS.escape(focused)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
}
