import type { customerDeskApi } from '@tonalia/contract/customer-desk';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { blockCustomer } from './block-customer.ts';
import { addCustomerNote, readNotes } from './notes.ts';
import { closeCustomerSession, readSessions } from './sessions.ts';

/** The office's calls that look after one customer, under `/api/customers/office`. */
export const customerDeskEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock'>,
): OfficeEndpoints<typeof customerDeskApi> => ({
  'GET /office/customers/{id}/notes': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ params }) => ({ results: await readNotes(context.db, params.id) }),
  },
  'POST /office/customers/{id}/notes': {
    access: 'operator',
    needs: 'customers.edit',
    handle: async ({ operator, params, body }) => ({
      results: await addCustomerNote(context.db, operator, { customerId: params.id, text: body.text }),
    }),
  },
  'GET /office/customers/{id}/sessions': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ params }) => ({ results: await readSessions(context, params.id) }),
  },
  'DELETE /office/customers/{id}/sessions/{sessionId}': {
    access: 'operator',
    needs: 'customers.block',
    handle: async ({ operator, params }) => {
      await closeCustomerSession(context, operator, params);
      return { ok: true };
    },
  },
  'POST /office/customers/{id}/block': {
    access: 'operator',
    needs: 'customers.block',
    handle: async ({ operator, params, body }) => ({
      results: { isChanged: await blockCustomer(context, operator, { customerId: params.id, reason: body.reason }) },
    }),
  },
  'POST /office/customers/{id}/unblock': {
    access: 'operator',
    needs: 'customers.block',
    handle: async ({ operator, params }) => ({
      results: { isChanged: await blockCustomer(context, operator, { customerId: params.id, reason: null }) },
    }),
  },
});
