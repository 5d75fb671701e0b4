import type { officeApi } from '@tonalia/contract/office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listAuditPeople } from './audit.sql.ts';
import { readLastSave } from './read-last-save.ts';
import { readAuditPage } from './read-audit.ts';

type AuditCalls = Pick<OfficeEndpoints<typeof officeApi>, 'GET /audit' | 'GET /audit/people' | 'GET /last-save'>;

/** The calls that read audit events. */
export function auditEndpoints(context: Pick<ModuleContext, 'db' | 'finders' | 'namers'>): AuditCalls {
  return {
    'GET /audit': {
      access: 'operator',
      needs: 'audit.read',
      handle: ({ query, operator: { role }, request }) => {
        const onFailure = (err: unknown, missing: string) =>
          request.log.error({ err, missing }, 'a group could not be searched');
        return readAuditPage({ ...context, onFailure }, query, role);
      },
    },
    'GET /audit/people': {
      access: 'operator',
      needs: 'audit.read',
      handle: async () => {
        const people = await listAuditPeople(context.db);
        return { results: people.map(({ id, name }) => ({ _id: id, name })) };
      },
    },
    'GET /last-save': {
      access: 'own',
      handle: async ({ query, operator: { role } }) => ({ results: await readLastSave(context.db, query, role) }),
    },
  };
}
