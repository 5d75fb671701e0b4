import type { OfficeOrderItem, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { useMemo, useState } from 'react';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { totalWords } from './list-foot.tsx';
import { useChoice } from '../../components/use-choice.ts';

/** The chosen orders of a page, or all that the filters give, and the act that was started on them. */
export function useBulk(orders: readonly OfficeOrderItem[], page: OfficeOrderPage | undefined, filter: object) {
  const [started, setStarted] = useState<{ act: MovingAct; codes: string[] }>();
  const [startedOnAll, setStartedOnAll] = useState<MovingAct>();
  const [allOf, setAllOf] = useState<object>();
  const choice = useChoice(useMemo(() => orders.map(({ code }) => code), [orders]));
  const chosen = orders.filter(({ code }) => choice.codes.has(code));
  // the choice of all ends with other filters and another page
  const isAll = allOf === filter && chosen.length === orders.length;
  const all =
    page && page.total > orders.length && chosen.length === orders.length
      ? {
          total: page.total,
          words: totalWords(page.total, page.totalIsExact),
          isChosen: isAll,
          choose: (is: boolean) => setAllOf(is ? filter : undefined),
        }
      : undefined;
  return {
    choice,
    chosen,
    isAll,
    all,
    started,
    startedOnAll,
    start: (act: MovingAct | undefined) => {
      if (act && isAll) setStartedOnAll(act);
      else if (act) setStarted({ act, codes: chosen.map(({ code }) => code) });
    },
    stop: () => {
      setStarted(undefined);
      setStartedOnAll(undefined);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
