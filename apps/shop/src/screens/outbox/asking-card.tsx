import { Badge } from '@tonalia/ui/badge';
import { buttonClass } from '@tonalia/ui/button';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { LineStrip } from './line-strip.tsx';
import { OrderHead } from './order-head.tsx';
import type { AskingOrder } from './outbox-sections.ts';

/** An order with questions, and the way to answer them. */
export const AskingCard = ({
  order: { clientOrderId, customer, takenAt, expectedTotal, asking, own },
}: {
  order: AskingOrder;
}) => (
  <li className="rounded-[20px] bg-surface px-4 py-3.5 inset-ring-2 inset-ring-warn">
    <OrderHead
      customer={customer}
      takenAt={takenAt}
      pesos={expectedTotal}
      detail={own === null ? words.otherDevice : undefined}
    />
    <div className="mt-3 flex items-center justify-between">
      <LineStrip lines={own?.lines ?? []} />
      <Badge tone="warn">{words.asks}</Badge>
    </div>
    <RouteLink href={outboxPath(clientOrderId)} className={buttonClass({ full: true, className: 'mt-3' })}>
      {words.solve(asking ?? 0)}
    </RouteLink>
  </li>
);
