import { Readable } from 'node:stream';
import { AppError } from '@tonalia/contract/errors';
import { type OfficePermission, type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { recordAuditEvent } from '../audit.ts';
import type { ModuleContext } from '../module.ts';
import { CSV_START, csvLine } from '../table-file/csv-line.rules.ts';
import { type TableCell, XLSX_TYPE, xlsxOf } from '../table-file/write-xlsx.ts';
import { admitWith } from './serve-office.ts';

/** A column of a downloaded list. */
export interface CsvColumn<T> {
  title: string;
  /** A text, a number to add up, or null for an empty cell. */
  of: (row: T) => string | number | null;
  /** Left out for operators without it. */
  needs?: OfficePermission;
}

/** A filtered list of the office as a file. */
export interface CsvDownload<Q extends z.ZodType, T> {
  url: string;
  needs: OfficePermission;
  query: Q;
  /** Beginning of the file's name, and the action of the audit. */
  name: string;
  action: string;
  /** The name of the sheet where `format=xlsx` of the query asks for a workbook; absent for a list that has none. */
  sheet?: string;
  /** Where the query chooses among them, those that it chooses and the role sees. */
  columns: readonly CsvColumn<T>[] | ((query: z.output<Q>, role: OfficeRole) => readonly CsvColumn<T>[]);
  /** `role`: of the operator that downloads. */
  rows: (query: z.output<Q>, role: OfficeRole) => AsyncIterable<T>;
}

/** Serves a filtered list as CSV, or as XLSX where it has a sheet. A stream: rows are read while the client takes them. The audit has each download. */
export function serveCsv<Q extends z.ZodType, T>(
  app: FastifyInstance,
  { db, clock, office }: Pick<ModuleContext, 'db' | 'clock' | 'office'>,
  { url, needs, query: schema, name, action, sheet, columns, rows }: CsvDownload<Q, T>,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    url,
    {
      schema: { hide: true, querystring: schema },
      config: { access: 'operator', officeNeeds: needs },
      onRequest: (request) => admitWith(office, needs, request),
    },
    async ({ operator, query }, reply) => {
      if (!operator) throw new AppError('UNAUTHENTICATED');
      const parsed: unknown = query;
      const asked = parsed as z.output<Q>; // as: Fastify parsed it by this schema
      const { format: wanted, ...filters } = { format: 'csv', ...(asked as object) }; // as: a schema of a query gives an object
      const format = sheet !== undefined && wanted === 'xlsx' ? 'xlsx' : 'csv';
      await recordAuditEvent(db, {
        actorId: null,
        operator: { operatorId: operator.operatorId, network: operator.network },
        action,
        subjectId: operator.operatorId,
        // names of filters only: a search may be personal
        detail: { by: operator.name, format, filters: Object.keys(filters).join(' ') },
      });
      const shown = typeof columns === 'function' ? columns(asked, operator.role) : columnsFor(operator.role, columns);
      const cells = cellsOf(shown, rows(asked, operator.role));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${dayIn(clock.now())}.${format}"`)
        .send(format === 'xlsx' ? xlsxOf(cells, sheet ?? name) : Readable.from(csvOf(cells)));
    },
  );
}

/** The columns that a role sees. */
export const columnsFor = <T>(role: OfficeRole, columns: readonly CsvColumn<T>[]): readonly CsvColumn<T>[] =>
  columns.filter(({ needs }) => needs === undefined || operatorCan(role, needs));

async function* cellsOf<T>(columns: readonly CsvColumn<T>[], rows: AsyncIterable<T>): AsyncGenerator<TableCell[]> {
  yield columns.map(({ title }) => title);
  for await (const row of rows) yield columns.map(({ of }) => of(row) ?? '');
}

async function* csvOf(rows: AsyncIterable<TableCell[]>): AsyncGenerator<string> {
  yield CSV_START;
  for await (const cells of rows) yield csvLine(cells);
}

/** Rows read at once: a list of fewer is of one moment. */
const AT_ONCE = 5_000;

/** Every row of a list that is read in parts, each from after the key of the last row on: as fast at its end as at its start. */
export async function* rowsInParts<T>(
  read: (part: { after: string | null; limit: number }) => Promise<readonly T[]>,
  keyOf: (row: T) => string,
): AsyncGenerator<T> {
  for (let after: string | null = null; ;) {
    const rows: readonly T[] = await read({ after, limit: AT_ONCE });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = keyOf(last);
  }
}

const moment = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota', dateStyle: 'short', timeStyle: 'short' });

/** An instant in Bogotá as spreadsheets read it: "2026-11-23 09:47". */
export const csvMoment = (instant: string): string => moment.format(new Date(instant));
