import { type AuditEntry, AuditExportQuery, auditExport } from '@tonalia/contract/office-audit';
import type { FastifyInstance } from 'fastify';
import { type CsvColumn, csvMoment, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readAudit } from './read-audit.ts';
import { auditExportWords as words } from './words.es-CO.ts';

const AT_ONCE = 1_000;

const columns: readonly CsvColumn<AuditEntry>[] = [
  { title: words.at, of: ({ at }) => csvMoment(at) },
  { title: words.by, of: ({ by }) => by },
  { title: words.network, of: ({ network }) => network },
  { title: words.action, of: ({ action }) => action },
  { title: words.subject, of: ({ named, subject }) => named?.name ?? subject },
  { title: words.detail, of: ({ detail }) => JSON.stringify(detail) },
];

/** Serves the audit events of the filters as CSV. */
export function serveAuditExport(app: FastifyInstance, context: ModuleContext): void {
  const onFailure = (err: unknown, missing: string) => app.log.error({ err, missing }, 'a group could not be searched');
  serveCsv(app, context, {
    url: auditExport,
    needs: 'audit.read',
    query: AuditExportQuery,
    name: 'registro',
    action: 'office.audit_exported',
    columns,
    rows: async function* rows(query, role) {
      for (let before: string | undefined; ;) {
        const page = await readAudit({ ...context, onFailure }, { ...query, before, page: 1, limit: AT_ONCE }, role);
        yield* page;
        before = page.at(-1)?._id;
        if (page.length < AT_ONCE) return;
      }
    },
  });
}
