import type { paymentMethodsOfficeApi } from '@tonalia/contract/payment-methods-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listOfficeMethods } from './list-methods.ts';
import { saveMovement } from './save-movement.ts';
import { stopMovement } from './stop-movement.ts';

/** The office's calls about discounts and charges of payment methods. */
export const methodEndpoints = ({
  db,
}: Pick<ModuleContext, 'db'>): OfficeEndpoints<typeof paymentMethodsOfficeApi> => ({
  'GET /office/payment-methods': {
    access: 'operator',
    needs: 'prices.read',
    handle: async () => ({ results: await listOfficeMethods(db) }),
  },
  'POST /office/payment-methods/{reference}/movements': {
    access: 'operator',
    needs: 'prices.edit',
    handle: async ({ operator, params: { reference }, body: { dryRun, ...draft } }) => ({
      results: await saveMovement(db, { reference, draft, dryRun, operator }),
    }),
  },
  'PUT /office/payment-methods/{reference}/movements/{id}': {
    access: 'operator',
    needs: 'prices.edit',
    handle: async ({ operator, params: { reference, id }, body: { dryRun, version, ...draft } }) => ({
      results: await saveMovement(db, { reference, draft, dryRun, operator, replaced: { id, version } }),
    }),
  },
  'POST /office/payment-methods/{reference}/movements/{id}/stop': {
    access: 'operator',
    needs: 'prices.edit',
    handle: async ({ operator, params: { reference, id }, body: { version } }) => {
      await stopMovement(db, { reference, id, version, operator });
      return { results: { ok: true as const } };
    },
  },
});
