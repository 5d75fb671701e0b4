import { AppError } from '@tonalia/contract/errors';
import { OfficeExportQuery, ORDERS_EXPORT } from '@tonalia/contract/purchase-office';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import { admitWith } from '../../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { exportFile, exportName } from './export-file.ts';
import { exportedOrders } from './exported-orders.ts';

/** Serves the filtered list of orders as CSV or XLSX. A stream: rows are read while the client takes them. The audit has each download. */
export function serveExport(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, office } = context;
  app.withTypeProvider<ZodTypeProvider>().get(
    ORDERS_EXPORT,
    {
      schema: { hide: true, querystring: OfficeExportQuery },
      config: { access: 'operator', officeNeeds: 'orders.read' },
      onRequest: (request) => admitWith(office, 'orders.read', request),
    },
    async ({ operator, query }, reply) => {
      if (!operator) throw new AppError('UNAUTHENTICATED');
      const { format, ...filters } = query;
      const rows = await exportedOrders(context, operator.role, query);
      await recordAuditEvent(db, {
        actorId: null,
        operator: { operatorId: operator.operatorId, network: operator.network },
        action: 'purchase.orders_exported',
        subjectId: operator.operatorId,
        // names of filters only: a search may be personal
        detail: { by: operator.name, format, filters: Object.keys(filters).join(' ') },
      });
      const { type, content } = exportFile(format, rows);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${exportName(format, clock.now())}"`)
        .send(content);
    },
  );
}
