import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';

/** The refund of the order on the page. */
export const RefundOrder = ({ order, onClose }: { order: OfficeOrder; onClose: () => void }) => (
  <RefundDialog orderCode={order.code} onClose={onClose} />
);
