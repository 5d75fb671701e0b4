import type { OfficeOrderAct } from '@tonalia/contract/purchase-office';
import type { Permission } from '../../api/session.ts';

/** What each act needs; the server checks the same. */
export const actPermissions: Record<OfficeOrderAct, Permission> = {
  pick: 'picking.work',
  dispatch: 'orders.dispatch',
  deliver: 'orders.dispatch',
  reject: 'orders.cancel',
};
