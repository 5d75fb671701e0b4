import type { SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { SettlementExportQuery } from '@tonalia/contract/money-export-queries';
import { moneyExports } from '@tonalia/contract/money-exports';
import type { FastifyInstance } from 'fastify';
import { type CsvColumn, csvMoment, rowsInParts, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listSettlementsAfter } from './list-settlements.ts';
import { settlementExportWords as words } from './words.es-CO.ts';

const needs = 'amounts.read';

const columns: readonly CsvColumn<SettlementRow>[] = [
  { title: words.load, of: ({ code }) => code },
  { title: words.driver, of: ({ driver }) => driver },
  { title: words.route, of: ({ route }) => route },
  { title: words.day, of: ({ dispatchDate }) => dispatchDate },
  { title: words.stops, of: ({ stops }) => stops },
  { title: words.open, of: ({ open }) => open },
  { title: words.wentOut, of: ({ sums }) => sums.wentOut, needs },
  { title: words.pending, of: ({ sums }) => sums.pending, needs },
  { title: words.notCollected, of: ({ sums }) => sums.notCollected, needs },
  { title: words.electronic, of: ({ sums }) => sums.electronic, needs },
  { title: words.mustHandOver, of: ({ sums }) => sums.mustHandOver, needs },
  { title: words.counted, of: ({ sums }) => sums.counted, needs },
  { title: words.difference, of: ({ sums }) => sums.difference, needs },
  { title: words.closedAt, of: ({ closedAt }) => closedAt && csvMoment(closedAt) },
];

/** Serves the settlements of a tab as CSV. */
export function serveSettlementExport(app: FastifyInstance, context: ModuleContext): void {
  serveCsv(app, context, {
    url: moneyExports.settlements,
    needs: 'cash.settle',
    query: SettlementExportQuery,
    name: 'recaudos',
    action: 'dispatch.settlements_exported',
    columns,
    rows: (chosen) =>
      rowsInParts(
        (part) => listSettlementsAfter(context.db, chosen, part),
        ({ code }) => code,
      ),
  });
}
