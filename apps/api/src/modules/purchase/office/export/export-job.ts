import { AppError } from '@tonalia/contract/errors';
import type { NewJob } from '@tonalia/contract/office-jobs';
import { type OfficePermission, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { type JobKind, jobKind } from '../../../../platform/office-jobs.ts';
import { inPlannedTransaction } from '../../../../platform/planned-transaction.ts';
import { type OrderListContext, readTab } from '../order-filters.ts';
import { countOfficeOrders } from '../orders.sql.ts';
import { exportFile, exportName } from './export-file.ts';
import {
  AT_ONCE,
  type ExportPlace,
  type ExportSight,
  exportBatch,
  exportSightOf,
  titlesOf,
} from './exported-orders.ts';

type ExportRequest = Extract<NewJob, { kind: 'orders_export' }>;

/** The columns are those of the role that began it. */
interface ExportInput extends ExportRequest {
  sees: ExportSight;
}

/**
 * An export of the orders that the filters give; a step reads one batch. It fails with ROLE_NOT_ALLOWED when its operator may no longer
 * see its columns.
 */
export const exportJob = (context: OrderListContext, { atOnce = AT_ONCE } = {}): JobKind =>
  jobKind<'orders_export', ExportInput, ExportPlace>({
    kind: 'orders_export',
    needs: () => 'orders.read',
    async begin({ role }, asked) {
      const filters = await readTab(context, role, asked.filters);
      const counts = await inPlannedTransaction(context.db, (tx) =>
        countOfficeOrders(tx, { ...filters, most: MOST_COUNTED + 1 }),
      );
      const isExact = counts.every(({ orders }) => orders <= MOST_COUNTED);
      return {
        input: { ...asked, sees: exportSightOf(role) },
        total: isExact ? counts.reduce((sum, { orders }) => sum + orders, 0) : null,
      };
    },
    async step({ operator: { role }, input, cursor }) {
      if (!needsOf(input).every((one) => operatorCan(role, one))) throw new AppError('ROLE_NOT_ALLOWED');
      const { sees } = input;
      const filters = await readTab(context, role, input.filters);
      const { rows, after } = await exportBatch(context, { ...filters, sees, limit: atOnce }, cursor);
      return { handled: rows.length, cursor: after, rows: cursor ? rows : [titlesOf(sees), ...rows] };
    },
    fileName: ({ format }, begun) => exportName(format, begun),
    fileNeeds: needsOf,
    file: ({ format }, rows) => exportFile(format, rows),
  });

const needsOf = ({ sees }: ExportInput): OfficePermission[] => [
  'orders.read',
  ...(sees.money ? (['amounts.read'] as const) : []),
  ...(sees.documents ? (['customers.read'] as const) : []),
];
