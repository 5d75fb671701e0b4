import { AGREED_EXPORT, type AgreedExportQuery, AgreedExportQuery as Query } from '@tonalia/contract/prices-office';
import { marginOf } from '@tonalia/rules/margin';
import { taxRates } from '@tonalia/rules/tax';
import type { FastifyInstance } from 'fastify';
import { type CsvColumn, csvMoment, rowsInParts, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listAgreedVersions } from './agreed-list.sql.ts';
import { agreedExportWords as words } from './words.es-CO.ts';

type AgreedPrice = Awaited<ReturnType<typeof listAgreedVersions>>[number];

const needs = 'costs.read';
const columns: readonly CsvColumn<AgreedPrice>[] = [
  { title: words.customer, of: ({ customer }) => customer },
  { title: words.name, of: ({ name }) => name },
  { title: words.code, of: ({ code }) => code },
  { title: words.brand, of: ({ brand }) => brand },
  { title: words.product, of: ({ product }) => product },
  { title: words.shade, of: ({ shade }) => shade },
  { title: words.base, of: ({ base }) => base },
  { title: words.agreed, of: ({ amount }) => amount },
  { title: words.cost, of: ({ cost }) => cost, needs },
  { title: words.margin, of: marginIn, needs },
  { title: words.from, of: ({ from }) => from && csvMoment(from.toISOString()) },
  { title: words.until, of: ({ until }) => until && csvMoment(until.toISOString()) },
  { title: words.rule, of: ({ replaces }) => (replaces ? words.replaces : words.lowest) },
  { title: words.state, of: ({ state }) => words.states[state] },
];

/** Percent of the agreed price without IVA that stays after the cost. */
function marginIn({ amount, cost, taxClass }: AgreedPrice): number | null {
  return cost === null ? null : Math.floor(marginOf({ price: amount, rate: taxRates[taxClass], cost }) * 100);
}

/** Serves the prices agreed with customers, a row for each version, as CSV or XLSX. */
export function serveAgreedExport(app: FastifyInstance, context: ModuleContext): void {
  serveCsv(app, context, {
    url: AGREED_EXPORT,
    needs: 'prices.read',
    query: Query,
    name: 'precios-pactados',
    sheet: words.sheet,
    action: 'products.agreed_exported',
    columns,
    rows: (query) => agreedPrices(context, query),
  });
}

const agreedPrices = ({ db, clock }: ModuleContext, { q, state, customerId }: AgreedExportQuery) =>
  rowsInParts(
    ({ after, limit }) => {
      const [afterProgram = null, afterVersion = '0'] = after?.split(' ') ?? [];
      const filters = { q: q?.trim() || null, state: state ?? null, customerId: customerId ?? null, now: clock.now() };
      return listAgreedVersions(db, { ...filters, afterProgram, afterVersion, limit });
    },
    ({ key }) => key,
  );
