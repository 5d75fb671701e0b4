import type { officeApi } from '@tonalia/contract/office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { OfficeContext } from '../office-context.ts';
import { listAudit } from './audit.sql.ts';

/** The call that reads audit events. */
export function auditEndpoints({ db }: OfficeContext): Pick<OfficeEndpoints<typeof officeApi>, 'GET /audit'> {
  return {
    'GET /audit': {
      access: 'operator',
      needs: 'audit.read',
      handle: async ({ query: { subject = null, operator = null, before = null, limit } }) => {
        const rows = await inTransaction(db, async (tx) => {
          await planForValues(tx);
          return listAudit(tx, { subject, operatorId: operator, before, limit });
        });
        return { results: rows.map(({ id, at, ...rest }) => ({ ...rest, _id: id, at: at.toISOString() })) };
      },
    },
  };
}
