import { AppError } from '@tonalia/contract/errors';
import type { LastSave, LastSaveQuery, SavedKind } from '@tonalia/contract/office-last-save';
import { type OfficePermission, type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Database } from '../../../platform/transaction.ts';
import { findLastAct } from './audit.sql.ts';

/** How the actions that save a kind begin, and the permission to read it. */
const kinds: Record<SavedKind, { actions: string[]; needs: OfficePermission }> = {
  fiscal: { actions: ['auth.fiscal_data_changed'], needs: 'customers.read' },
  limit: { actions: ['auth.credit_limit_changed'], needs: 'customers.read' },
  route: { actions: ['dispatch.route_'], needs: 'picking.read' },
  load: { actions: ['dispatch.load_'], needs: 'picking.read' },
  wave: { actions: ['dispatch.wave_'], needs: 'picking.read' },
  zone: { actions: ['tracking.zone_'], needs: 'coverage.read' },
  supplier: { actions: ['products.supplier_'], needs: 'costs.read' },
  presale: { actions: ['products.presale_'], needs: 'presales.read' },
  program: { actions: ['products.program_'], needs: 'prices.read' },
  deal: { actions: ['products.deal_'], needs: 'prices.read' },
  coupon: { actions: ['marketing.coupon_'], needs: 'marketing.read' },
  movement: { actions: ['purchase.method_movement_'], needs: 'prices.read' },
  setting: { actions: ['platform.setting_set'], needs: 'settings.read' },
  product: { actions: ['products.product_'], needs: 'catalogue.read' },
  refund: {
    // all that changes what the payments of an order hold
    actions: [
      'purchase.refund_started',
      'purchase.refund_approved',
      'purchase.goods_back',
      'purchase.order_adjusted',
      'purchase.order_cancelled',
      'purchase.order_rejected',
    ],
    needs: 'orders.read',
  },
  transfer: { actions: ['purchase.transfer_'], needs: 'payments.read' },
  documentTransfer: { actions: ['purchase.document_transfer_'], needs: 'payments.read' },
};

/** The newest save of one thing; null when no operator made it. ROLE_NOT_ALLOWED unless the role may read its kind. */
export async function readLastSave(
  db: Database,
  { kind, subject }: LastSaveQuery,
  role: OfficeRole,
): Promise<LastSave | null> {
  const { actions, needs } = kinds[kind];
  if (!operatorCan(role, needs)) throw new AppError('ROLE_NOT_ALLOWED');
  const [last] = await findLastAct(db, { subject, actions });
  return last && last.by !== null ? { by: last.by, at: last.at.toISOString() } : null;
}
