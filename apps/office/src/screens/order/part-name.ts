import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { orderTexts } from '../../messages/order.es-CO.ts';

/** "En bodega", "Lun 30 nov", and "Lun 30 nov, Medellín" when another part leaves on that day. */
export function partName({ dispatchDate, leavesFrom }: Pick<OfficeShipment, 'dispatchDate' | 'leavesFrom'>): string {
  const day = dispatchDate === null ? orderTexts.inStock : formatShortDay(dispatchDate);
  return leavesFrom === undefined ? day : `${day}, ${leavesFrom}`;
}
