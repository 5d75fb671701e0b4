import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PrintKind } from './started-act.ts';
import { PrintedPart } from './printed-part.tsx';

export type PrintOrderProps = {
  order: OfficeOrder;
  kind: PrintKind;
  warehouse: string | undefined;
  onDone: () => void;
};

/** The paper of an order: it is in the page only while the browser prints, and then nothing else is. A part begins a page. */
export function PrintOrder({ order, kind, warehouse, onDone }: PrintOrderProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => removeEventListener('afterprint', onDone);
    // printed once for each time it is opened
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function of the caller must not print again
  }, []);
  const parts = order.shipments.filter(({ status }) => status !== 'cancelled');
  const kinds = kind === 'order' ? (['note', 'list'] as const) : [kind];
  return createPortal(
    <div className="printed">
      {kinds.flatMap((one) =>
        parts.map((shipment, at) => (
          <PrintedPart
            key={`${one} ${shipment.dispatchDate}`}
            order={order}
            shipment={shipment}
            place={{ at: at + 1, of: parts.length }}
            isList={one === 'list'}
            warehouse={warehouse}
          />
        )),
      )}
    </div>,
    document.body,
  );
}
