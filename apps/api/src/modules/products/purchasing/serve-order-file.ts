import { AppError } from '@tonalia/contract/errors';
import { PurchaseOrderFileQuery, purchaseOrderFilePath } from '@tonalia/contract/purchasing-office';
import { Uuid } from '@tonalia/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admitWith } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { xlsxOf } from '../../../platform/table-file/write-xlsx.ts';
import { aboutOrder, listedOrder, printedOrder } from './order-file.ts';
import { orderWords as words } from './order-words.es-CO.ts';
import { readPurchaseOrder } from './read-orders.ts';

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Gives an order to a supplier as PDF or XLSX. Not a call of the contract. */
export function serveOrderFile(app: FastifyInstance, context: ModuleContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    purchaseOrderFilePath(':orderId'),
    {
      schema: { hide: true, params: z.object({ orderId: Uuid }), querystring: PurchaseOrderFileQuery },
      config: { access: 'operator', officeNeeds: 'stock.read' },
      onRequest: (request) => admitWith(context.office, 'stock.read', request),
    },
    async ({ operator, params: { orderId }, query: { format } }, reply) => {
      if (!operator) throw new AppError('UNAUTHENTICATED');
      const order = await readPurchaseOrder(context, operator.role, orderId);
      const title = words.title(order.code);
      const content =
        format === 'xlsx'
          ? xlsxOf(listedOrder(order), title)
          : await tablePdf(
              await letterheadOf(context.db, { title, about: aboutOrder(order), foot: words.foot }),
              printedOrder(order),
              title,
            );
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', types[format])
        .header('content-disposition', `attachment; filename="${words.file(order.code, format)}"`)
        .send(content);
    },
  );
}
