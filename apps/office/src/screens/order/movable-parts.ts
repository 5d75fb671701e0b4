import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';

/** Parts that have not left. */
export const movableParts = ({ shipments }: OfficeOrder): OfficeShipment[] =>
  shipments.filter(({ status }) => status === 'received' || status === 'preparing');
