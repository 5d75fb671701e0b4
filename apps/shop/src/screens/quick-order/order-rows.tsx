import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { OrderRow } from './order-row.tsx';
import type { QuickOrder } from './use-quick-order.ts';

/** The lines, newest first. */
export const OrderRows = ({ order }: { order: QuickOrder }) => (
  <ul aria-label={words.lines(order.lines.length)} className="max-lg:mt-4">
    {order.lines.map((line) => (
      <OrderRow key={line.id} line={line} order={order} />
    ))}
  </ul>
);
