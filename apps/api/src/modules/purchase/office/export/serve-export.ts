import { Readable } from 'node:stream';
import { AppError } from '@tonalia/contract/errors';
import { OfficeExportQuery, ORDERS_EXPORT } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import { admitWith } from '../../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { CSV_START, csvLine } from './csv.rules.ts';
import { type ExportCell, exportedOrders } from './exported-orders.ts';
import { exportWords } from './words.es-CO.ts';
import { xlsxOf } from './xlsx.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Serves the filtered list of orders as CSV or XLSX. A stream: rows are read while the client takes them. The audit has each download. */
export function serveExport(app: FastifyInstance, { db, clock, office }: ModuleContext): void {
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
      const rows = await exportedOrders({ db, clock }, operator.role, query);
      await recordAuditEvent(db, {
        actorId: null,
        operator: { operatorId: operator.operatorId, network: operator.network },
        action: 'purchase.orders_exported',
        subjectId: operator.operatorId,
        // names of filters only: a search may be personal
        detail: { by: operator.name, format, filters: Object.keys(filters).join(' ') },
      });
      const name = `pedidos-${dayIn(clock.now())}.${format}`;
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', types[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(format === 'csv' ? Readable.from(csvOf(rows)) : xlsxOf(rows, exportWords.sheet));
    },
  );
}

async function* csvOf(rows: AsyncIterable<ExportCell[]>): AsyncGenerator<string> {
  yield CSV_START;
  for await (const cells of rows) yield csvLine(cells);
}
