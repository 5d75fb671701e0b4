import { type AssignmentWish, MOST_ASSIGNED, type customerAssignmentApi } from '@tonalia/contract/customer-assignment';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { assignCustomers } from '../portfolio/assign-customers.ts';
import { undoAssignment } from '../portfolio/undo-assignment.ts';
import { listFilteredIds, requireRights } from './list-customers.ts';

type AssignmentContext = Pick<ModuleContext, 'db' | 'clock'>;

/** The office's calls that give many customers to one seller. */
export const customerAssignmentEndpoints = (
  context: AssignmentContext,
): OfficeEndpoints<typeof customerAssignmentApi> => ({
  'POST /office/customers/assign': {
    access: 'operator',
    needs: 'portfolios.assign',
    handle: async ({ operator, body }) => ({
      results: await assignCustomers(context, operator, {
        customerIds: await choose(context, operator.role, body),
        sellerId: body.sellerId,
        dryRun: body.dryRun,
      }),
    }),
  },
  'POST /office/assignments/{id}/undo': {
    access: 'operator',
    needs: 'portfolios.assign',
    handle: async ({ operator, params: { id }, body: { dryRun } }) => ({
      results: await undoAssignment(context, operator, { assignmentId: id, dryRun }),
    }),
  },
});

/** The chosen customers, or all that the filters give. CUSTOMERS_TOO_MANY. */
async function choose(
  context: AssignmentContext,
  role: OfficeRole,
  { ids, filter }: AssignmentWish,
): Promise<readonly string[]> {
  if (ids || !filter) return [...new Set(ids)];
  requireRights(role, filter);
  const found = await listFilteredIds(context, filter, MOST_ASSIGNED + 1);
  if (found.length > MOST_ASSIGNED) throw new OfficeError('CUSTOMERS_TOO_MANY');
  return found;
}
