import { Icon } from '@tonalia/ui/icon';
import type { OutboxView } from '../../api/outbox/outbox.ts';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { quickOrderMessages } from '../../messages/quick-order.es-CO.ts';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { unregisteredMessages } from '../../messages/unregistered.es-CO.ts';
import { LineStrip } from './line-strip.tsx';
import { OrderHead } from './order-head.tsx';

const ARROW_UP = 'M5 12l7-7 7 7M12 19V5';

export interface WaitingOrdersProps extends Pick<OutboxView, 'sendingId' | 'run'> {
  orders: readonly UnsentOrder[];
}

/** Orders that wait, in the order they are sent; with the one on its way, how many lines of all are placed. */
export function WaitingOrders({ orders, sendingId, run: { lines: all, accepted } }: WaitingOrdersProps) {
  const sending = orders.find(({ clientOrderId }) => clientOrderId === sendingId);
  const others = orders.filter((order) => order !== sending);
  return (
    <>
      {sending && (
        <div className="mb-2.5 rounded-[20px] bg-surface px-4 py-3.5 inset-ring inset-ring-line">
          <OrderHead customer={sending.customer} takenAt={sending.takenAt} pesos={sending.expectedTotal} />
          <div className="mt-3 flex items-center justify-between">
            <LineStrip lines={sending.lines} />
            <span role="status" className="flex items-center gap-1.5 text-small font-semibold text-brand-text">
              <Icon name={ARROW_UP} size="sm" /> {words.sending(accepted, all)}
            </span>
          </div>
          <span aria-hidden="true" className="mt-3 block h-1.25 overflow-hidden rounded-full bg-surface-3">
            <span
              className="block h-full rounded-full bg-brand transition-[width]"
              style={{ width: `${all > 0 ? (accepted / all) * 100 : 0}%` }}
            />
          </span>
        </div>
      )}
      {others.length > 0 && (
        <ul className="divide-y divide-line rounded-[20px] bg-surface inset-ring inset-ring-line">
          {others.map(({ clientOrderId, customer, takenAt, expectedTotal, lines, registrationId }) => (
            <li key={clientOrderId} className="px-4 py-3">
              <OrderHead
                customer={customer}
                takenAt={takenAt}
                pesos={expectedTotal}
                detail={quickOrderMessages.lines(lines.length)}
              >
                <span className="flex items-center justify-end gap-1 text-small text-text-2">
                  <Icon name="clock" size="xs" />{' '}
                  {registrationId === customer.id ? unregisteredMessages.waitsForCustomer : words.waits}
                </span>
              </OrderHead>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
