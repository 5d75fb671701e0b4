import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { ShipmentMove } from '../order/change-shipment.ts';

/** The acts that move a part of an order, each with the status it leads to and the permission it needs. */
export const moves = [
  { act: 'pick', to: 'preparing', needs: 'picking.work' },
  { act: 'dispatch', to: 'dispatched', needs: 'orders.dispatch' },
  { act: 'deliver', to: 'delivered', needs: 'orders.dispatch' },
] as const satisfies readonly { act: string; to: ShipmentMove['to']; needs: OfficePermission }[];
