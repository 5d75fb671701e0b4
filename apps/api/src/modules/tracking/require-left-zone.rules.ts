import { OfficeError } from '@tonalia/contract/office-errors';

/** Refuses to take the last zone of a warehouse: without one it serves no address. LAST_ZONE. */
export function requireLeftZone(
  zones: readonly { id: string; warehouseId: string }[],
  { id, warehouseId }: { id: string; warehouseId: string },
): void {
  if (!zones.some((one) => one.id !== id && one.warehouseId === warehouseId)) throw new OfficeError('LAST_ZONE');
}
