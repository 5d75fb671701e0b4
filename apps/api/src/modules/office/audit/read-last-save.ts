import { AppError } from '@tonalia/contract/errors';
import type { LastSave, LastSaveQuery, SavedKind } from '@tonalia/contract/office-last-save';
import { type OfficePermission, type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Database } from '../../../platform/transaction.ts';
import { findLastAct } from './audit.sql.ts';

/** How the actions that save a kind begin, and the permission to read it. */
const kinds: Record<SavedKind, { action: string; needs: OfficePermission }> = {
  fiscal: { action: 'auth.fiscal_data_changed', needs: 'customers.read' },
  limit: { action: 'auth.credit_limit_changed', needs: 'customers.read' },
  route: { action: 'dispatch.route_', needs: 'picking.read' },
  load: { action: 'dispatch.load_', needs: 'picking.read' },
  wave: { action: 'dispatch.wave_', needs: 'picking.read' },
  zone: { action: 'tracking.zone_', needs: 'coverage.read' },
  supplier: { action: 'products.supplier_', needs: 'costs.read' },
  presale: { action: 'products.presale_', needs: 'presales.read' },
  program: { action: 'products.program_', needs: 'prices.read' },
  deal: { action: 'products.deal_', needs: 'prices.read' },
  coupon: { action: 'marketing.coupon_', needs: 'marketing.read' },
  movement: { action: 'purchase.method_movement_', needs: 'prices.read' },
  setting: { action: 'platform.setting_set', needs: 'settings.read' },
  product: { action: 'products.product_', needs: 'catalogue.read' },
};

/** The newest save of one thing; null when no operator made it. ROLE_NOT_ALLOWED unless the role may read its kind. */
export async function readLastSave(
  db: Database,
  { kind, subject }: LastSaveQuery,
  role: OfficeRole,
): Promise<LastSave | null> {
  const { action, needs } = kinds[kind];
  if (!operatorCan(role, needs)) throw new AppError('ROLE_NOT_ALLOWED');
  const [last] = await findLastAct(db, { subject, action });
  return last && last.by !== null ? { by: last.by, at: last.at.toISOString() } : null;
}
