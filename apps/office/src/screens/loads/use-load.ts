import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { type LoadSettings, arrangeStops, changeLoad, loadQuery, putAboard, takeOutStop } from '../../api/loads.ts';
import { forgetPicking } from '../../api/picking.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { movedTo } from '../../components/moved-to.ts';

/** A load sheet, what the operator may do with it, and its changes. */
export function useLoad(loadCode: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const query = loadQuery(loadCode);
  const load = useQuery(query);
  const operator = useOperator();
  const isDraft = load.data?.state === 'draft';

  async function run(act: (now: LoadSheet) => Promise<LoadSheet>, done?: string): Promise<boolean> {
    const now = cache.getQueryData(query.queryKey);
    if (!now) return false;
    try {
      cache.setQueryData(query.queryKey, await act(now));
      if (done) notify({ color: 'white', message: done });
      return true;
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
      await cache.invalidateQueries(query);
      return false;
    }
  }

  return {
    load,
    canPlan: isDraft && mayDo(operator, 'picking.plan'),
    canScan: isDraft && mayDo(operator, 'picking.work'),
    canDispatch: isDraft && mayDo(operator, 'orders.dispatch'),
    /** Moves the stop at a place (from 0); the new order shows at once. */
    place: (from: number, to: number) =>
      run(async (now) => {
        const stops = movedTo(now.stops, from, to);
        if (stops === now.stops) return now;
        cache.setQueryData(query.queryKey, {
          ...now,
          stops: stops.map((stop, at) => ({ ...stop, position: at + 1 })),
        });
        return arrangeStops(
          now,
          stops.map(({ _id }) => _id),
        );
      }),
    takeOut: async ({ _id, orderCode }: LoadStop, routeId: string | null) => {
      const done = routeId === null ? texts.tookOut(orderCode) : texts.moved(orderCode);
      await run(({ code }) => takeOutStop(code, _id, routeId), done);
      await forgetPicking(cache);
    },
    scan: (label: string, aboard: boolean) =>
      run(({ code }) => putAboard(code, label, aboard), aboard ? texts.scanned(label) : undefined),
    change: (fields: Omit<LoadSettings, 'version'>) =>
      run(({ code, version }) => changeLoad(code, { ...fields, version })),
    forget: () => forgetPicking(cache),
  };
}

export type LoadWork = ReturnType<typeof useLoad>;
