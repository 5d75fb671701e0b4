import { Icon } from '@tonalia/ui/icon';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { LineStrip } from './line-strip.tsx';
import { OrderHead } from './order-head.tsx';

const CHECKS = 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16';

/** An order that the server placed, with its number. */
export const SentCard = ({ order: { customer, takenAt, expectedTotal, lines, placed } }: { order: UnsentOrder }) => (
  <li className="rounded-[20px] bg-surface px-4 py-3.5 inset-ring inset-ring-line">
    <OrderHead customer={customer} takenAt={takenAt} pesos={placed?.total ?? expectedTotal} />
    <div className="mt-3 flex items-center justify-between">
      <LineStrip lines={lines} />
      <span className="flex items-center gap-1.5 text-small font-semibold text-brand-text">
        <Icon name={CHECKS} size="sm" /> {placed?.orderCode}
      </span>
    </div>
  </li>
);
