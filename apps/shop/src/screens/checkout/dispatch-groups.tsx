import { useQuery } from '@tanstack/react-query';
import type { Cart, DeliveryWindow } from '@tonalia/contract/purchase';
import { Badge } from '@tonalia/ui/badge';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { deliveryGroupsQuery } from '../../api/queries/checkout.ts';
import { windowInWords } from '../../features/order/delivery-words.ts';
import { cartDispatches } from '../../features/order/cart-dispatches.ts';
import { DispatchRow } from '../../features/order/dispatch-row.tsx';
import { dispatchName } from '../../features/order/dispatches.ts';
import { LineList } from '../../features/order/line-list.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { changeClass } from './address-block.tsx';

/** The lines of each dispatch, with its delivery window. */
export function DispatchGroups({ cart }: { cart: Cart }) {
  const { data: groups } = useQuery(deliveryGroupsQuery);
  const windowOf = (day: string | null) => groups?.find(({ dispatchDate }) => dispatchDate === day)?.chosen;
  return cartDispatches(cart).map(({ day, units, lines: members }) => (
    <Card key={day ?? 'now'} flush className="px-3.5 pt-3.5 pb-1 lg:px-5.5 lg:pt-4.5">
      <div className="pb-3">
        <DispatchRow
          day={day}
          units={units}
          after={day !== null && <Badge tone="presale">{purchaseMessages.presale}</Badge>}
        />
      </div>
      <Arrival window={windowOf(day) ?? null} name={dispatchName(day)} />
      <LineList lines={members} name={`checkout ${day ?? 'now'}`} />
    </Card>
  ));
}

/** The delivery window with a link to change it. Reserves its space until it is loaded. */
function Arrival({ window, name }: { window: DeliveryWindow | null; name: string }) {
  return (
    <p className="flex min-h-11 items-center gap-2 border-t border-line text-small">
      {window && (
        <>
          <Icon name="truck" size="sm" className="text-text-3" />
          <span className="flex-1">{windowInWords(window)}</span>
          <RouteLink
            href={paths.shippingSchedule()}
            aria-label={`${purchaseMessages.schedule.choose}, ${name.toLowerCase()}`}
            className={changeClass}
          >
            {messages.shell.change}
          </RouteLink>
        </>
      )}
    </p>
  );
}
