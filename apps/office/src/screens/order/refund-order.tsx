import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { lineName } from '@tonalia/rules/line-name';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';
import { usePicking } from './picking.ts';

/** The refund of the order on the page, with the lines that the warehouse did not find. */
export function RefundOrder({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { pickingOf } = usePicking(order);
  const missing = order.shipments.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const { name, versionName, quantity, amount } = line;
      const units = pickingOf(line)?.short ?? 0;
      const paid = amount ?? 0;
      return units > 0 && paid > 0
        ? [{ name: lineName({ name, versionName }), units, amount: Math.floor((paid * units) / quantity) }]
        : [];
    }),
  );
  return <RefundDialog orderCode={order.code} missing={missing} onClose={onClose} />;
}
