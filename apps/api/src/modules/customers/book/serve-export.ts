import { CUSTOMERS_EXPORT, CustomerExportQuery, type OfficeCustomerItem } from '@tonalia/contract/customer-list';
import { formatDocument } from '@tonalia/rules/document';
import type { FastifyInstance } from 'fastify';
import { type CsvColumn, rowsInParts, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listPart, requireRights } from './list-customers.ts';
import { customerExportWords as words, debtWords } from './words.es-CO.ts';

const needs = 'receivables.read';

const columns: readonly CsvColumn<OfficeCustomerItem>[] = [
  { title: words.name, of: ({ name }) => name },
  { title: words.city, of: ({ city }) => city },
  {
    title: words.document,
    of: ({ documentType, document }) => documentType && document && formatDocument(documentType, document),
  },
  { title: words.seller, of: ({ seller }) => seller ?? words.direct },
  { title: words.tradeType, of: ({ tradeType }) => tradeType },
  { title: words.lastOrder, of: ({ lastOrderOn }) => lastOrderOn },
  { title: words.bought, of: ({ bought }) => bought, needs: 'amounts.read' },
  { title: words.owed, of: ({ owed }) => owed, needs },
  { title: words.debt, of: ({ debt }) => debt && debtWords[debt], needs },
  { title: words.blocked, of: ({ isBlocked }) => (isBlocked ? words.yes : '') },
];

/** Serves the filtered list of customers as CSV or XLSX, by name. */
export function serveCustomerExport(app: FastifyInstance, context: ModuleContext): void {
  serveCsv(app, context, {
    url: CUSTOMERS_EXPORT,
    needs: 'customers.read',
    query: CustomerExportQuery,
    name: 'clientes',
    sheet: words.sheet,
    action: 'auth.customers_exported',
    columns,
    rows: (query, role) => {
      requireRights(role, query);
      return rowsInParts(
        (part) => listPart(context, role, query, part),
        ({ _id }) => _id,
      );
    },
  });
}
