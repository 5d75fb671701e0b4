import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { useEffect } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import type { Choice } from './use-choice.ts';

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

/** J and K or the arrows move, X chooses, Shift X a range, Enter opens, C creates an order, Esc clears the choice. */
export function useRowKeys({ orders, focused, onFocus, onOpen, choice, onAct, onCreate }: RowKeys): void {
  const at = orders.findIndex(({ code }) => code === focused);
  const move = (by: number) => {
    const next = orders[at < 0 ? 0 : Math.min(Math.max(at + by, 0), orders.length - 1)];
    if (next) onFocus(next.code);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    x: focused === undefined ? undefined : ({ shiftKey }) => choice.toggle(focused, shiftKey),
    Enter: focused === undefined ? undefined : () => onOpen(focused),
    a: choice.codes.size > 0 ? onAct : undefined,
    c: onCreate,
    Escape: choice.codes.size > 0 ? choice.clear : undefined,
  });
  useEffect(() => {
    if (focused) document.querySelector(`[data-code="${CSS.escape(focused)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
}
