import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { useEffect } from 'react';
import { useKeys } from '../../components/use-keys.ts';

export interface LineKeys {
  lines: readonly PickLine[];
  focused: string | undefined;
  onFocus: (id: string) => void;
  /** `A`; undefined while the wave may not leave. */
  onAct: (() => void) | undefined;
  /** `E`, with the order that misses units of the line. */
  onAdjust: (orderCode: string) => void;
}

/** J and K or the arrows move between lines, E adjusts the order that misses units, A dispatches the wave. */
export function useLineKeys({ lines, focused, onFocus, onAct, onAdjust }: LineKeys): void {
  const at = lines.findIndex(({ _id }) => _id === focused);
  const move = (by: number) => {
    const next = lines[at < 0 ? 0 : Math.min(Math.max(at + by, 0), lines.length - 1)];
    if (next) onFocus(next._id);
  };
  const short = lines[at]?.orders.find((one) => one.short > 0);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    a: onAct,
    e: short && (() => onAdjust(short.orderCode)),
  });
  useEffect(() => {
    if (focused) document.querySelector(`[data-line="${focused}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
}
