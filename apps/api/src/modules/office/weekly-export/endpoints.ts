import type { weeklyExportApi } from '@tonalia/contract/office-weekly-export';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type OfficeContext, authorOf, recordAct } from '../office-context.ts';
import { mondayBefore } from './monday.rules.ts';
import { deleteWeeklyExport, findWeeklyExport, saveWeeklyExport } from './weekly-export.sql.ts';

/** The operator's own weekly file of products. */
export const weeklyExportEndpoints = ({
  db,
  clock,
  hasMail,
}: OfficeContext): OfficeEndpoints<typeof weeklyExportApi> => ({
  'GET /weekly-export': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator: { operatorId } }) => {
      const [kept] = await findWeeklyExport(db, { operatorId });
      return { results: { wish: kept?.wish ?? null, canMail: hasMail } };
    },
  },
  'PUT /weekly-export': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator, body }) =>
      inTransaction(db, async (tx) => {
        const { operatorId } = operator;
        const monday = mondayBefore(clock.now());
        await saveWeeklyExport(tx, { operatorId, wish: JSON.stringify(body), monday });
        await recordAct(tx, authorOf(operator), { action: 'office.weekly_export_saved', subjectId: operatorId });
        return { ok: true };
      }),
  },
  'DELETE /weekly-export': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator }) =>
      inTransaction(db, async (tx) => {
        const { operatorId } = operator;
        const removed = await deleteWeeklyExport(tx, { operatorId });
        if (removed.length > 0)
          await recordAct(tx, authorOf(operator), { action: 'office.weekly_export_removed', subjectId: operatorId });
        return { ok: true };
      }),
  },
});
