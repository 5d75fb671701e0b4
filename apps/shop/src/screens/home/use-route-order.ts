import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { useState } from 'react';
import { currentSession } from '../../api/session/session.ts';
import { remember, remembered } from '../../api/storage/device-storage.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { routeOrder } from './route-order.ts';

/** The seller's order of the visits of a day, kept on the device, and the act that sorts them by nearness. */
export function useRouteOrder(today: string | undefined) {
  const owner = currentSession().user?._id ?? '';
  const [chosen, setChosen] = useState(() => remembered('visitOrder', owner));
  const order = chosen?.day === today ? chosen?.ids : undefined;
  const keep = (ids: string[] | null) => {
    const kept = ids === null || today === undefined ? null : { day: today, ids };
    remember('visitOrder', owner, kept);
    setChosen(kept);
  };
  const sort = (route: readonly VisitedCustomer[]) => {
    const before = route.map(({ customerId }) => customerId);
    const near = routeOrder(route);
    if (near.every((id, at) => id === before[at])) return notify({ color: 'white', message: words.isSorted });
    keep(near);
    notify({ color: 'white', message: words.sorted, action: { text: words.undo, onAct: () => keep(order ?? null) } });
  };
  return { order, sort };
}
