import type { officeViewsApi } from '@tonalia/contract/office-views';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { changeView, removeView, saveView, toView } from './change-view.ts';
import { listViews } from './views.sql.ts';

type ViewCalls = 'GET /views' | 'POST /views' | 'PUT /views/{id}' | 'DELETE /views/{id}';

/** The calls about saved views; every operator has its own. */
export function viewEndpoints(db: Database): Pick<OfficeEndpoints<typeof officeViewsApi>, ViewCalls> {
  return {
    'GET /views': {
      access: 'own',
      handle: async ({ operator, query: { list } }) => ({
        results: (await listViews(db, { list, operatorId: operator.operatorId })).map((row) => toView(row, operator)),
      }),
    },
    'POST /views': {
      access: 'own',
      handle: async ({ operator, body: { list, ...content } }) => ({
        results: await saveView(db, operator, list, content),
      }),
    },
    'PUT /views/{id}': {
      access: 'own',
      handle: async ({ operator, params: { id }, body: { version, ...content } }) => ({
        results: await changeView(db, operator, { id, version }, content),
      }),
    },
    'DELETE /views/{id}': {
      access: 'own',
      handle: async ({ operator, params: { id } }) => {
        await removeView(db, operator, id);
        return { ok: true };
      },
    },
  };
}
