import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import type { PaymentsSearch } from './payments-search.ts';

interface RowActs<T> {
  /** Enter */
  onOpen?: (row: T) => void;
  /** `A` */
  onAct?: (row: T) => void;
  /** Further keys of the row with the focus. */
  keys?: Record<string, (row: T) => void>;
}

/** J and K or the arrows move the focus through rows, Enter opens one, A is its main act. */
export function useMoneyRows<T extends { _id: string }>(
  rows: readonly T[],
  search: PaymentsSearch,
  { onOpen, onAct, keys = {} }: RowActs<T>,
): void {
  const navigate = useNavigate();
  const { fila } = search;
  const at = rows.findIndex(({ _id }) => _id === fila);
  const row = rows[at];
  const move = (by: number) => {
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (next) void navigate({ to: '/pagos', search: { ...search, fila: next._id }, replace: true, resetScroll: false });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: row && onOpen ? () => onOpen(row) : undefined,
    a: row && onAct ? () => onAct(row) : undefined,
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, row ? () => act(row) : undefined])),
  });
  useEffect(() => {
    if (fila) document.querySelector(`[data-money="${CSS.escape(fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fila]);
}
