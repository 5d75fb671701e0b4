import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { arrangeStops, changeLoad, loadQuery, putAboard, takeOutStop } from '../../api/loads.ts';
import { forgetPicking } from '../../api/picking.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { movedTo } from '../../components/moved-to.ts';
import { type LoadFormFields, keepOrder } from './load-fields.ts';

/** How a change ended: it was saved, it failed and the reason was said, or another person saved this sheet first. */
export type LoadOutcome = 'saved' | 'failed' | { now: LoadSheet };

/** A load sheet, what the operator may do with it, and its changes. */
export function useLoad(loadCode: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const query = loadQuery(loadCode);
  const load = useQuery(query);
  const operator = useOperator();
  const isDraft = load.data?.state === 'draft';
  /** The ids in the order of this screen, while another person's is saved. */
  const [unsavedOrder, setUnsavedOrder] = useState<readonly string[]>();

  async function run(act: (now: LoadSheet) => Promise<LoadSheet>, done?: string): Promise<LoadOutcome> {
    const now = cache.getQueryData(query.queryKey);
    if (!now) return 'failed';
    try {
      cache.setQueryData(query.queryKey, await act(now));
      if (done) notify({ color: 'white', message: done });
      return 'saved';
    } catch (cause) {
      const saved = isConflict(cause) ? await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => null) : null;
      if (saved?.state === 'draft') return { now: saved };
      notify({ color: 'red', message: sentenceOf(cause) });
      await cache.invalidateQueries(query);
      return 'failed';
    }
  }

  /** The order shows at once; one that another person's came before waits for a choice. True when it was saved. */
  async function arrange(orderOf: (now: LoadSheet) => string[]): Promise<boolean> {
    let wished: string[] = [];
    const outcome = await run(async (now) => {
      wished = orderOf(now);
      const stops = wished.flatMap((id) => now.stops.filter(({ _id }) => _id === id));
      cache.setQueryData(query.queryKey, { ...now, stops: stops.map((stop, at) => ({ ...stop, position: at + 1 })) });
      return arrangeStops(now, wished);
    });
    setUnsavedOrder(typeof outcome === 'object' ? wished : undefined);
    return outcome === 'saved';
  }

  return {
    load,
    canPlan: isDraft && mayDo(operator, 'picking.plan'),
    canScan: isDraft && mayDo(operator, 'picking.work'),
    canDispatch: isDraft && mayDo(operator, 'orders.dispatch'),
    /** Moves the stop at a place (from 0). */
    place: async (from: number, to: number): Promise<void> => {
      const stops = load.data?.stops ?? [];
      if (movedTo(stops, from, to) === stops) return;
      await arrange((now) => movedTo(now.stops, from, to).map(({ _id }) => _id));
    },
    arrange,
    unsavedOrder: isDraft ? unsavedOrder : undefined,
    takeSavedOrder: () => setUnsavedOrder(undefined),
    keepOwnOrder: () => arrange((now) => keepOrder(unsavedOrder ?? [], now)),
    takeOut: async ({ _id, orderCode, reference }: LoadStop, routeId: string | null) => {
      const done = routeId === null ? texts.tookOut(reference ?? orderCode) : texts.moved(orderCode);
      await run(({ code }) => takeOutStop(code, _id, routeId), done);
      await forgetPicking(cache);
    },
    scan: (label: string, aboard: boolean) =>
      run(({ code }) => putAboard(code, label, aboard), aboard ? texts.scanned(label) : undefined),
    /** `version` is of the sheet that the fields were read from: what was saved after it is not overwritten. */
    change: (fields: LoadFormFields, version: number) => run(({ code }) => changeLoad(code, { ...fields, version })),
    forget: () => forgetPicking(cache),
  };
}

export type LoadWork = ReturnType<typeof useLoad>;
