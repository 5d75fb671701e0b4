import { type CreditStatement, STATEMENT_PDF, STATEMENT_XLSX, StatementQuery } from '@tonalia/contract/statement';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { serveBuyerFile } from '../../../platform/http/serve-buyer-file.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { XLSX_TYPE, xlsxOf } from '../../../platform/table-file/write-xlsx.ts';
import { statementTable } from './list-statement.ts';
import { statementRows } from './print-statement.ts';
import { viewStatement } from './view-statement.ts';
import { statementWords as words } from './words.es-CO.ts';

const Query = StatementQuery.pick({ customerId: true, from: true, to: true });
type FileRange = Pick<StatementQuery, 'from' | 'to'>;
/** Rows read at once. */
const AT_ONCE = 100;

/** Serves a customer's statement as PDF and XLSX. Streams: rows are read while the client takes them. */
export function serveStatement(app: FastifyInstance, context: ModuleContext): void {
  const limitFiles = limitCalls(app, { network: 120, person: 20 });
  const route = { needs: 'credit.read', query: Query, admit: limitFiles } as const;
  serveBuyerFile(app, context, {
    ...route,
    url: STATEMENT_PDF,
    make: async ({ customerId, customerName }, range) => {
      const today = dayIn(context.clock.now());
      const { first, documents, movements } = await rowsOf(context, customerId, range);
      const head = await letterheadOf(context.db, {
        title: words.title,
        about: [customerName, formatDay(today)],
        foot: first ? words.foot : words.none,
      });
      const rows = first ? statementRows(first.summary, documents, movements) : nothing();
      return {
        content: await tablePdf(head, rows, `${words.title} ${today}`),
        type: 'application/pdf',
        name: words.file(today, 'pdf'),
      };
    },
  });
  serveBuyerFile(app, context, {
    ...route,
    url: STATEMENT_XLSX,
    make: async ({ customerId }, range) => {
      const { documents, movements } = await rowsOf(context, customerId, range);
      const name = words.file(dayIn(context.clock.now()), 'xlsx');
      return { content: xlsxOf(statementTable(documents, movements), words.title), type: XLSX_TYPE, name };
    },
  });
}

/** The first page, null without credit, and all rows as they are read. */
async function rowsOf(context: ModuleContext, customerId: string, range: FileRange) {
  const read = (view: 'open' | 'movements', page: number) =>
    viewStatement(context, customerId, {
      view,
      page,
      limit: AT_ONCE,
      // the debt does not depend on the days asked for
      from: view === 'movements' ? range.from : undefined,
      to: view === 'movements' ? range.to : undefined,
    });
  async function* pagesOf<T>(view: 'open' | 'movements', of: (page: CreditStatement) => T[]) {
    for (let page = 1; ; page += 1) {
      const found = await read(view, page);
      if (found) yield* of(found);
      if (!found || page >= found.pages) return;
    }
  }
  const documents = pagesOf('open', (page) => page.documents);
  const movements = pagesOf('movements', (page) => page.movements);
  return { first: await read('open', 1), documents, movements };
}

async function* nothing(): AsyncGenerator<never> {}
