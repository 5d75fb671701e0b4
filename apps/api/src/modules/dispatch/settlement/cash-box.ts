import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';

/** Where the cash of a warehouse's drivers goes: "Caja principal Bogotá". */
export async function cashBoxOf(db: Database | Transaction, warehouseId: string): Promise<string> {
  const warehouses = await listWarehouses(db);
  const city = warehouses.find(({ id }) => id === warehouseId)?.city ?? warehouseId;
  return `Caja principal ${city.replace(/, D\.C\.$/, '')}`;
}
