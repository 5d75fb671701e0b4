import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { OfficeExportQuery } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../../platform/clock.ts';
import { planForValues } from '../../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../../platform/transaction.ts';
import { listContacts } from '../../../customers/index.ts';
import { readFilters, tabs } from '../order-filters.ts';
import { findOrdersToMove } from '../orders.sql.ts';
import { listForExport } from './export.sql.ts';
import { exportWords as words } from './words.es-CO.ts';

/** A cell: text, or a number to add up. */
export type ExportCell = string | number;

/** Orders read at once; the rest waits until the client has taken these. */
const AT_ONCE = 500;
/** Before the first row. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The rows of an export, its titles first, read as they are taken: memory holds one batch. Amounts only for roles that see them.
 * ROLE_NOT_ALLOWED for filtering by amounts without `amounts.read`, before the first row.
 */
export async function exportedOrders(
  { db, clock }: { db: Database; clock: Clock },
  role: OfficeRole,
  query: OfficeExportQuery,
): Promise<AsyncGenerator<ExportCell[]>> {
  const { codes, tab } = query;
  const filters = await readFilters(db, clock, role, query);
  const chosen = codes && (await findOrdersToMove(db, { ids: [], codes: codes.map((code) => code.toUpperCase()) }));
  const ids = chosen ? chosen.map(({ id }) => id).filter((id) => filters.ids?.includes(id) ?? true) : filters.ids;
  const seesMoney = operatorCan(role, 'amounts.read');
  return rowsOf(db, { ...filters, ids, statuses: tabs[tab] }, seesMoney);
}

type ExportFilters = Omit<Parameters<typeof listForExport>[1], 'key' | 'id' | 'limit'>;

async function* rowsOf(db: Database, filters: ExportFilters, seesMoney: boolean): AsyncGenerator<ExportCell[]> {
  yield words.titles.filter((title) => seesMoney || title !== words.total);
  let key: string | null = null;
  let id = NO_ID;
  for (;;) {
    const rows = await inTransaction(db, async (tx) => {
      await planForValues(tx);
      return listForExport(tx, { ...filters, key, id, limit: AT_ONCE });
    });
    const contacts = await listContacts(db, [...new Set(rows.map(({ customerId }) => customerId))]);
    const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
    for (const row of rows) {
      const contact = contactOf.get(row.customerId);
      yield [
        row.code,
        dayIn(row.createdAt),
        row.customerName,
        contact?.document ?? '',
        row.city,
        contact?.seller ?? words.direct,
        row.days.join(', '),
        row.warehouseId,
        row.methodNames.join(' + '),
        row.units,
        ...(seesMoney ? [row.total] : []),
        words.status[row.status],
      ];
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    ({ key, id } = last);
  }
}
