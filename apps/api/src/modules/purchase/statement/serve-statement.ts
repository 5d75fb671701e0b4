import { STATEMENT_PDF, StatementQuery } from '@tonalia/contract/statement';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { serveBuyerFile } from '../../../platform/http/serve-buyer-file.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { statementRows } from './print-statement.ts';
import { viewStatement } from './view-statement.ts';
import { statementWords as words } from './words.es-CO.ts';

const Query = StatementQuery.pick({ customerId: true, from: true, to: true });
/** Rows read at once. */
const AT_ONCE = 100;

/** Serves a customer's statement as PDF. A stream: rows are read while the client takes them. */
export function serveStatement(app: FastifyInstance, context: ModuleContext): void {
  const limitFiles = limitCalls(app, { network: 120, person: 20 });
  serveBuyerFile(app, context, {
    url: STATEMENT_PDF,
    needs: 'credit.read',
    query: Query,
    admit: limitFiles,
    make: async ({ customerId, customerName }, range) => {
      const today = dayIn(context.clock.now());
      const read = async (view: 'open' | 'movements', page: number) =>
        viewStatement(context, customerId, {
          view,
          page,
          limit: AT_ONCE,
          // what is owed does not depend on the days asked for
          from: view === 'movements' ? range.from : undefined,
          to: view === 'movements' ? range.to : undefined,
        });
      const first = await read('open', 1);
      const head = await letterheadOf(context.db, {
        title: words.title,
        about: [customerName, formatDay(today)],
        foot: first ? words.foot : words.none,
      });
      async function* pagesOf<T>(view: 'open' | 'movements', of: (page: NonNullable<typeof first>) => T[]) {
        for (let page = 1; ; page += 1) {
          const found = await read(view, page);
          if (found) yield* of(found);
          if (!found || page >= found.pages) return;
        }
      }
      const documents = pagesOf('open', (page) => page.documents);
      const movements = pagesOf('movements', (page) => page.movements);
      const rows = first ? statementRows(first.summary, documents, movements) : nothing();
      return {
        content: tablePdf(head, rows, `${words.title} ${today}`),
        type: 'application/pdf',
        name: `estado-de-cuenta-${today}.pdf`,
      };
    },
  });
}

async function* nothing(): AsyncGenerator<never> {}
