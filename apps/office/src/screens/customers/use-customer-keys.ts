import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import type { CustomersSearch } from './customers-search.ts';
import type { CustomerBulk } from './use-customer-bulk.ts';

export interface CustomerKeys {
  customers: readonly { _id: string }[];
  search: CustomersSearch;
  bulk: CustomerBulk;
  mayAssign: boolean;
}

/** J, K and the arrows move, X chooses, Shift X a range, Enter opens, A assigns the chosen, Esc clears the choice. */
export function useCustomerKeys({ customers, search, bulk, mayAssign }: CustomerKeys): void {
  const { choice, setAssigning } = bulk;
  const navigate = useNavigate();
  const at = customers.findIndex(({ _id }) => _id === search.fila);
  const move = (by: number) => {
    const next = customers[at < 0 ? 0 : Math.min(Math.max(at + by, 0), customers.length - 1)];
    if (next)
      void navigate({ to: '/clientes', search: { ...search, fila: next._id }, replace: true, resetScroll: false });
  };
  const focused = customers[at];
  const hasChoice = choice.codes.size > 0;
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    x: focused && (({ shiftKey }) => choice.toggle(focused._id, shiftKey)),
    'mod+a': choice.toggleAll,
    a: hasChoice && mayAssign ? () => setAssigning(true) : undefined,
    Escape: hasChoice ? choice.clear : undefined,
    Enter: focused && (() => void navigate({ to: '/clientes/$id', params: { id: focused._id } })),
  });
  useEffect(() => {
    if (!search.fila) return;
    document.querySelector(`[data-customer="${CSS.escape(search.fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [search.fila]);
}
