import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { transfersQuery } from '../../api/payments.ts';
import { isWide } from '../../components/use-wide.ts';

/** The transfers that wait, and the one with the focus: on a wide screen the first when the address names none. */
export function useTransfers(focused: string | undefined) {
  const navigate = useNavigate();
  const list = useQuery(transfersQuery());
  const transfers = list.data?.results ?? [];
  const at = transfers.findIndex(({ _id }) => _id === focused);
  const go = (id: string | undefined) =>
    void navigate({ to: '/pagos', search: id === undefined ? {} : { fila: id }, replace: true, resetScroll: false });
  const move = (by: number) => {
    const next = transfers[at < 0 ? 0 : Math.min(Math.max(at + by, 0), transfers.length - 1)];
    if (next) go(next._id);
  };
  /** After an act on one: the one that follows it in the list. */
  const goPast = (id: string) => {
    const index = transfers.findIndex(({ _id }) => _id === id);
    go((transfers[index + 1] ?? transfers[index - 1])?._id);
  };
  const first = transfers[0]?._id;
  useEffect(() => {
    // a phone shows the list first
    if (focused === undefined && first !== undefined && isWide())
      void navigate({ to: '/pagos', search: { fila: first }, replace: true, resetScroll: false });
  }, [focused, first, navigate]);
  return { list, transfers, at, go, move, goPast };
}
