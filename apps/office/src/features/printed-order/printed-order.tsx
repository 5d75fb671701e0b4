import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { PrintedPart } from './printed-part.tsx';

/** Papers of an order: the delivery note, the pick list, or both. */
export type PrintKind = 'note' | 'list' | 'order';

export type PrintedOrderProps = { order: OfficeOrder; kind: PrintKind; warehouse: string | undefined };

/** The papers of the parts of an order that are not cancelled; each part begins a page. */
export function PrintedOrder({ order, kind, warehouse }: PrintedOrderProps) {
  const parts = order.shipments.filter(({ status }) => status !== 'cancelled');
  const kinds = kind === 'order' ? (['note', 'list'] as const) : [kind];
  return kinds.flatMap((one) =>
    parts.map((shipment, at) => (
      <PrintedPart
        key={`${one} ${shipment._id}`}
        order={order}
        shipment={shipment}
        place={{ at: at + 1, of: parts.length }}
        isList={one === 'list'}
        warehouse={warehouse}
      />
    )),
  );
}
