import type { NewJob } from '@tonalia/contract/office-jobs';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../../platform/clock.ts';
import { type JobKind, jobKind } from '../../../../platform/office-jobs.ts';
import { planForValues } from '../../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../../platform/transaction.ts';
import { readFilters, statusesIn } from '../order-filters.ts';
import { countOfficeOrders } from '../orders.sql.ts';
import { exportFile, exportName } from './export-file.ts';
import { AT_ONCE, type ExportPlace, exportBatch, exportSightOf, titlesOf } from './exported-orders.ts';

type ExportRequest = Extract<NewJob, { kind: 'orders_export' }>;

/** An export of the orders that the filters give; a step reads one batch. The columns are those of the operator's role. */
export const exportJob = ({ db, clock }: { db: Database; clock: Clock }, { atOnce = AT_ONCE } = {}): JobKind =>
  jobKind<'orders_export', ExportRequest, ExportPlace>({
    kind: 'orders_export',
    needs: () => 'orders.read',
    async begin({ role }, asked) {
      const filters = await readFilters(db, clock, role, asked.filters);
      const counts = await inTransaction(db, async (tx) => {
        await planForValues(tx);
        return countOfficeOrders(tx, {
          ...filters,
          statuses: statusesIn(asked.filters.tab, asked.filters.status),
          most: MOST_COUNTED + 1,
        });
      });
      const isExact = counts.every(({ orders }) => orders <= MOST_COUNTED);
      return { input: asked, total: isExact ? counts.reduce((sum, { orders }) => sum + orders, 0) : null };
    },
    async step({ operator: { role }, input, cursor }) {
      const sees = exportSightOf(role);
      const filters = await readFilters(db, clock, role, input.filters);
      const statuses = statusesIn(input.filters.tab, input.filters.status);
      const { rows, after } = await exportBatch(db, { ...filters, statuses, sees, limit: atOnce }, cursor);
      return { handled: rows.length, cursor: after, rows: cursor ? rows : [titlesOf(sees), ...rows] };
    },
    fileName: ({ format }, begun) => exportName(format, begun),
    file: ({ format }, rows) => exportFile(format, rows),
  });
