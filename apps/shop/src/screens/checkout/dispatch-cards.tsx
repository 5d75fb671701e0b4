import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { deliveryGroupsQuery } from '../../api/queries/checkout.ts';
import { cartDispatches } from '../../features/order/cart-dispatches.ts';
import { dispatchShortName } from '../../features/order/dispatches.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** A small card for each dispatch: delivery window or dispatch day, units, and its first products. */
export function DispatchCards({ cart }: { cart: Cart }) {
  const { data: groups } = useQuery(deliveryGroupsQuery);
  const dispatches = cartDispatches(cart);
  const windowOf = (day: string | null) => groups?.find(({ dispatchDate }) => dispatchDate === day)?.chosen;
  return (
    <ul aria-label={purchaseMessages.summary.dispatches} className="flex flex-wrap gap-2 px-3.5 pb-3.5">
      {dispatches.map(({ day, units, lines: members }) => {
        const window = windowOf(day);
        return (
          <li
            key={day ?? 'now'}
            className="flex min-w-[min(100%,9.5rem)] flex-1 items-center justify-between gap-2 rounded-card py-2.5 pr-2.5 pl-3 inset-ring inset-ring-line"
          >
            <span className="min-w-0">
              <b className="block text-[0.84375rem] leading-[1.35] font-semibold whitespace-nowrap">
                {window ? formatShortDay(window.day) : dispatchShortName(day)}
              </b>
              {window && <span className="block text-small text-text-2">{formatHours(window.from, window.to)}</span>}
              <span className="block text-small text-text-3">{purchaseMessages.unitsShort(units)}</span>
            </span>
            {/* With hours and several cards there is room for one picture only. */}
            <Thumbs of={members.slice(0, window && dispatches.length > 1 ? 1 : 2)} size={38} />
          </li>
        );
      })}
    </ul>
  );
}
