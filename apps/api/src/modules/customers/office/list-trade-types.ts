import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { OfficeTradeType } from '@tonalia/contract/trade-types-office';
import { countedTotal } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countTradeTypes } from './trade-types.sql.ts';

/** The trade types, each with its customers. */
export async function listTradeTypesCounted(db: Database): Promise<OfficeTradeType[]> {
  const rows = await countTradeTypes(db, { most: MOST_COUNTED + 1 });
  return rows.map(({ id, name, total }) => ({ _id: id, name, ...countedTotal(total) }));
}
