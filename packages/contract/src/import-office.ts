import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { Instant, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/**
 * What a list brings: products with shades, prices and stock, only prices or stock of known codes, customers, or the documents that they owe on
 * credit.
 */
export const ImportKind = z.enum(['catalogue', 'prices', 'stock', 'customers', 'receivables']);
export type ImportKind = z.infer<typeof ImportKind>;

/** How far an import is. `columns`: its columns are being chosen. `checked`: what it would do is known. `undone`: what it changed was put back. */
export const ImportState = z.enum([
  'columns',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'failed',
  'undoing',
  'undone',
]);
export type ImportState = z.infer<typeof ImportState>;

/** What a list of products may do: create what is not found, change what is, or both. Other kinds are always `both`. */
export const ImportMode = z.enum(['both', 'update', 'create']);
export type ImportMode = z.infer<typeof ImportMode>;

/** The mark before decimals: `comma` of "1.234,50", `dot` of "1,234.50". It says what "1.234" is. */
export const DecimalMark = z.enum(['comma', 'dot']);
export type DecimalMark = z.infer<typeof DecimalMark>;

/** What a column of a list is: a field of the reader, `price:barberia` or `stock:BOG`. */
export const ImportTarget = z.string().regex(/^([a-z_]{3,20}|price:[\w-]{1,40}|stock:[A-Z]{3})$/);

/** A column of a list; `target` is null when it is not brought. `isSure`: its title or the template says what it is. */
export const ImportColumn = z.object({
  /** Its cell in the first row. */
  title: z.string(),
  /** Its name in a list without titles: "Columna A". */
  untitled: z.string(),
  target: z.string().nullable(),
  isSure: z.boolean(),
  /** Of a column of codes how many different ones the catalogue had when the list came; else null. */
  found: z.int().nullable(),
  /** Its cells in the rows after the first. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** Rows by what becomes of them. `priced`: the price changes, `stocked`: the units do; a row can do both. */
export const ImportCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  priced: z.int(),
  /** Of the base prices that change, those that rise. */
  raised: z.int(),
  /** Of all prices that change, rows with one that falls more than `largePriceChange`. */
  fallen: z.int(),
  /** The mean change of base prices, in percent; null without one. */
  averagePercent: z.number().nullable(),
  /** The steepest of those falls; null without one. */
  steepest: z.object({ name: z.string(), before: Pesos, after: Pesos }).nullable(),
  stocked: z.int(),
  doubted: z.int(),
  /** Products of the rows that are created. */
  products: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const Missing = z.object({ brand: z.string(), missing: z.int(), published: z.int() });

/** What a check foresees, or what the import did so far. */
export const ImportRun = z.object({
  /** Rows handled. */
  done: z.int(),
  /** Of a check null until its end, of an import until its first rows. */
  counts: ImportCounts.nullable(),
  /** Sentences about columns with doubted prices. */
  warnings: z.array(z.string()),
  /** Too many prices are doubted: nothing is brought unless doubted prices are taken. */
  isRefused: z.boolean(),
  takesDoubted: z.boolean(),
  /** Prices that fall much stay as they are. */
  leavesFalls: z.boolean(),
  /** From when the prices of versions that exist hold; null for at once. */
  pricesFrom: Instant.nullable(),
  /** Versions on sale of the list's brands that it lacks, by brand. */
  missing: z.array(Missing),
  /** How many of them were withdrawn. */
  withdrawn: z.int(),
  /** Rows that were put back by undoing it, and rows that stay because something changed since. */
  undone: z.object({ back: z.int(), kept: z.int() }),
  endedAt: Instant.nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

/** An import in the list of imports. */
export const ImportSummary = z.object({
  _id: Uuid,
  /** "IM-0232" */
  number: z.string(),
  kind: ImportKind,
  name: z.string(),
  operator: z.string(),
  rows: z.int(),
  state: ImportState,
  counts: ImportCounts.nullable(),
  createdAt: Instant,
  /** Whether it can be undone: it ended or was stopped, in the last 30 days. */
  canUndo: z.boolean(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** An import with its columns and runs. */
export const OneImport = ImportSummary.extend({
  version: z.int(),
  mode: ImportMode,
  /** Whether the first row has the titles; without them it is brought as any other. */
  hasTitles: z.boolean(),
  /** How a number with two readings is read; null while the list has both marks, when each separates thousands. */
  decimals: DecimalMark.nullable(),
  columns: z.array(ImportColumn),
  /** What a column can be, in the order of the choice. */
  targets: z.array(z.object({ target: z.string(), name: z.string() })),
  template: z.string().nullable(),
  /** Names of the templates of its kind. */
  templates: z.array(z.string()),
  /** Why the columns were refused, or the import failed. */
  problem: z.string().nullable(),
  check: ImportRun.nullable(),
  run: ImportRun.nullable(),
});
export type OneImport = z.infer<typeof OneImport>;

/** Which rows of a check or an import are listed; `kept` are those that undoing it left. */
export const ImportRowFilter = z.enum([
  'changes',
  'created',
  'priced',
  'stocked',
  'doubted',
  'fallen',
  'skipped',
  'kept',
]);
export type ImportRowFilter = z.infer<typeof ImportRowFilter>;

const ImportValue = z.union([Pesos, z.string()]);

/** A value that a row changes: pesos, units or days as a number, anything else as text. */
export const ImportChange = z.object({ field: z.string(), before: ImportValue.nullable(), after: ImportValue });
export type ImportChange = z.infer<typeof ImportChange>;

/** A row of the list with what becomes of it. */
export const ImportRow = z.object({
  /** Its line in the file. */
  row: z.int(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  hex: z.string().nullable(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'skipped']),
  isDoubted: z.boolean(),
  reason: z.string().nullable(),
  changes: z.array(ImportChange),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Where a list is sent: its bytes are the body, as `application/octet-stream`; no call of the contract. */
export const importUploadPath = '/api/products/office/import-files';
/** Where the report of an import is downloaded. */
export const importReportPath = (id: string): string => `/api/products/office/imports/${id}/report`;

const one = { params: z.object({ id: Uuid }), response: resultsOf(OneImport) };

/** The office's calls about imports, under `/api/products`. Each kind asks for a permission of its own (ROLE_NOT_ALLOWED). */
export const importOfficeApi = {
  /** Newest first. */
  'GET /office/imports': {
    query: OfficeListQuery.omit({ q: true }),
    response: officePageOf(ImportSummary),
    errors: [],
  },
  'GET /office/imports/{id}': { ...one, errors: ['IMPORT_NOT_FOUND'] },
  /** Says what each column is, in their order; `template` keeps that for the next list of a supplier. */
  'PUT /office/imports/{id}/columns': {
    ...one,
    body: z.strictObject({
      version: RowVersion.min(1),
      targets: z.array(ImportTarget.nullable()).max(200),
      template: Line.pipe(z.string().min(1).max(80)).nullable(),
      mode: ImportMode.default('both'),
      hasTitles: z.boolean().default(true),
      /** Without it, as the list was found to be. */
      decimals: DecimalMark.optional(),
    }),
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_UNDER_WAY', 'IMPORT_COLUMN_WRONG', 'IMPORT_COLUMN_TWICE', 'VERSION_CONFLICT'],
  },
  /** Takes the columns of a template. */
  'POST /office/imports/{id}/template': {
    ...one,
    body: z.strictObject({ version: RowVersion.min(1), name: z.string().max(80) }),
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_UNDER_WAY', 'VERSION_CONFLICT'],
  },
  /** Stops after the products in work; the rest can follow later. */
  'POST /office/imports/{id}/stop': { ...one, errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_RUNNING'] },
  'GET /office/imports/{id}/rows': {
    params: z.object({ id: Uuid }),
    query: OfficeListQuery.extend({ filter: ImportRowFilter.default('changes') }),
    response: officePageOf(ImportRow),
    errors: ['IMPORT_NOT_FOUND'],
  },
} satisfies OfficeService;
