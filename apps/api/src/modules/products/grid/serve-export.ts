import {
  PRICE_LIST_PDF,
  PRODUCTS_EXPORT,
  PriceListPdfQuery,
  ProductExportQuery,
} from '@tonalia/contract/products-grid';
import { AppError } from '@tonalia/contract/errors';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { serveCsv } from '../../../platform/http/serve-csv.ts';
import { admitWith } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { printedPrices } from '../own-price-list/price-list-file.ts';
import { priceListWords } from '../own-price-list/words.es-CO.ts';
import { chosenColumns } from './export-columns.ts';
import { exportRows, printedRows } from './export-rows.ts';
import type { KeptGrid } from './keep-grid.ts';
import { productExportWords as words } from './export-words.es-CO.ts';

const ACTION = 'products.exported';

/** Serves the versions that the filters or a choice of the grid leave, as CSV or XLSX, and their prices as a printed list. */
export function serveProductExport(app: FastifyInstance, context: ModuleContext & { grid: KeptGrid }): void {
  serveCsv(app, context, {
    url: PRODUCTS_EXPORT,
    needs: 'catalogue.read',
    query: ProductExportQuery,
    name: 'productos',
    sheet: words.sheet,
    action: ACTION,
    columns: ({ columns }, role) => chosenColumns(role, columns),
    rows: (query, role) => exportRows({ ...context, role }, query),
  });
  servePriceList(app, context);
}

function servePriceList(app: FastifyInstance, context: ModuleContext & { grid: KeptGrid }): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    PRICE_LIST_PDF,
    {
      schema: { hide: true, querystring: PriceListPdfQuery },
      config: { access: 'operator', officeNeeds: 'prices.read' },
      onRequest: (request) => admitWith(context.office, 'prices.read', request),
    },
    async ({ operator, query }, reply) => {
      if (!operator) throw new AppError('UNAUTHENTICATED');
      const rows = exportRows({ ...context, role: operator.role }, query);
      await recordAuditEvent(context.db, {
        actorId: null,
        operator: { operatorId: operator.operatorId, network: operator.network },
        action: ACTION,
        subjectId: operator.operatorId,
        detail: { by: operator.name, format: 'pdf', filters: Object.keys(query).join(' ') },
      });
      const today = dayIn(context.clock.now());
      const head = await letterheadOf(context.db, {
        title: priceListWords.title,
        about: [`${formatDay(today)} de ${today.slice(0, 4)}`],
        foot: priceListWords.foot,
      });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${priceListWords.file(today, 'pdf')}"`)
        .send(await tablePdf(head, printedPrices(printedRows(rows), false), priceListWords.title));
    },
  );
}
