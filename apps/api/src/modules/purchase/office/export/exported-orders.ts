import type { TableCell } from '../../../../platform/table-file/write-xlsx.ts';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { OfficeExportQuery } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import { inPlannedTransaction } from '../../../../platform/planned-transaction.ts';
import { listContacts } from '../../../customers/index.ts';
import { type OrderListContext, readTab } from '../order-filters.ts';
import { partsOf, routesOf } from '../parts-of-order.ts';
import { findOrdersToMove } from '../orders.sql.ts';
import { listForExport } from './export.sql.ts';
import { exportWords as words } from './words.es-CO.ts';

/** Orders read at once; the rest waits until the client has taken these. */
export const AT_ONCE = 500;
/** Before the first row. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The rows of an export, its titles first, read as they are taken: memory holds one batch. Amounts and documents only for roles that see them.
 * ROLE_NOT_ALLOWED for filtering by amounts without `amounts.read`, before the first row.
 */
export async function exportedOrders(
  context: OrderListContext,
  role: OfficeRole,
  query: OfficeExportQuery,
): Promise<AsyncGenerator<TableCell[]>> {
  const { codes } = query;
  const filters = await readTab(context, role, query);
  const chosen =
    codes && (await findOrdersToMove(context.db, { ids: [], codes: codes.map((code) => code.toUpperCase()) }));
  const ids = chosen ? chosen.map(({ id }) => id).filter((id) => filters.ids?.includes(id) ?? true) : filters.ids;
  return rowsOf(context, { ...filters, ids }, exportSightOf(role));
}

/** Columns that only some roles have. */
export interface ExportSight {
  money: boolean;
  /** The document of the customer. */
  documents: boolean;
}

/** What a role has in an export. */
export const exportSightOf = (role: OfficeRole): ExportSight => ({
  money: operatorCan(role, 'amounts.read'),
  documents: operatorCan(role, 'customers.read'),
});

type ExportContext = Pick<OrderListContext, 'db' | 'dispatching'>;
type ExportFilters = Omit<Parameters<typeof listForExport>[1], 'key' | 'id' | 'limit'>;

async function* rowsOf(context: ExportContext, filters: ExportFilters, sees: ExportSight): AsyncGenerator<TableCell[]> {
  yield titlesOf(sees);
  let after: ExportPlace | null = null;
  do {
    const batch: ExportBatch = await exportBatch(context, { ...filters, sees, limit: AT_ONCE }, after);
    yield* batch.rows;
    after = batch.after;
  } while (after !== null);
}

/** The titles of an export. */
export const titlesOf = (sees: ExportSight): TableCell[] =>
  words.titles.filter((title) => (sees.money || title !== words.total) && (sees.documents || title !== words.document));

/** The order after which a batch begins. */
export interface ExportPlace {
  key: string;
  id: string;
}

/** Rows of an export; `after` is where the next batch begins, null after the last. */
export interface ExportBatch {
  rows: TableCell[][];
  after: ExportPlace | null;
}

/** The next rows of an export, newest first. */
export async function exportBatch(
  { db, dispatching }: ExportContext,
  { sees, limit, ...filters }: ExportFilters & { sees: ExportSight; limit: number },
  after: ExportPlace | null,
): Promise<ExportBatch> {
  const { key = null, id = NO_ID } = after ?? {};
  const found = await inPlannedTransaction(db, (tx) => listForExport(tx, { ...filters, key, id, limit }));
  const contacts = await listContacts(db, [...new Set(found.map(({ customerId }) => customerId))]);
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  const routes = await dispatching.nameRoutes(db, found.flatMap(partsOf));
  const rows = found.map((row): TableCell[] => {
    const contact = contactOf.get(row.customerId);
    return [
      row.code,
      dayIn(row.createdAt),
      row.customerName,
      ...(sees.documents ? [contact?.document ?? ''] : []),
      row.city,
      contact?.seller ?? words.direct,
      row.days.join(', '),
      routesOf(row.shipments, routes).join(', '),
      row.warehouseIds.join(', '),
      row.methodNames.join(' + '),
      row.units,
      ...(sees.money ? [row.total] : []),
      words.status[row.status],
    ];
  });
  const last = found.at(-1);
  return { rows, after: last && found.length === limit ? { key: last.key, id: last.id } : null };
}
