import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { CellEdit, MOST_BATCH } from './products-grid.ts';
import { OfficeOrderFilter } from './purchase-office.ts';
import { Day, Instant, Uuid, resultsOf } from './wire.ts';

/** Work that takes longer than a second: an export of orders, or an act on all orders that the filters give. */
export const NewJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('orders_export'), format: z.enum(['csv', 'xlsx']), filters: OfficeOrderFilter }),
  z.strictObject({
    kind: z.literal('orders_move'),
    act: z.enum(['pick', 'dispatch', 'deliver']),
    filters: OfficeOrderFilter,
    /** The part of orders that have several. */
    dispatchDate: Day.optional(),
  }),
  /** Photographs of a ZIP that was sent in parts (`media-office.ts`). */
  z.strictObject({ kind: z.literal('photos_import'), archiveId: Uuid }),
  /** Photographs at the addresses that lists gave (`Foto`), those that were not fetched yet. PHOTO_ADDRESSES_OFF. */
  z.strictObject({ kind: z.literal('photos_fetch') }),
  /** What a list would do (`import-office.ts`): the import, rolled back. `takesDoubted`: doubted prices too. */
  z.strictObject({ kind: z.literal('import_check'), importId: Uuid, takesDoubted: z.boolean().default(false) }),
  /** The import as it was checked, or its rest after a stop. `withdraws`: what is missing from the list, when it is not more than `missingSeen`. */
  z.strictObject({
    kind: z.literal('import_run'),
    importId: Uuid,
    withdraws: z.boolean().default(false),
    missingSeen: z.int().min(0).default(0),
    /** Prices that fall more than `largePriceChange` stay as they are. */
    leavesFalls: z.boolean().default(false),
    /** Prices of versions that exist hold from then on, as programmed prices. PRICE_OVERLAP, SPAN_WRONG, STEP_UP_REQUIRED. */
    pricesFrom: Instant.nullable().default(null),
  }),
  /** Puts back what an import changed, where nothing changed since. */
  z.strictObject({ kind: z.literal('import_undo'), importId: Uuid }),
  /**
   * Cells of the grid of products (`products-grid.ts`), written in one transaction; the same `batchId` is written once. STEP_UP_REQUIRED as
   * for a change of few cells.
   */
  z.strictObject({
    kind: z.literal('cells_change'),
    batchId: Uuid,
    edits: z.array(CellEdit).min(1).max(MOST_BATCH),
    isConfirmed: z.boolean().default(false),
  }),
]);
export type NewJob = z.output<typeof NewJob>;
/** The kind of a job. */
export type JobKindName = NewJob['kind'];

/** How far a job is. `failed` did not end; `stopped` was stopped by its operator, and keeps what it had done. */
export const JobState = z.enum(['waiting', 'running', 'done', 'failed', 'stopped']);

/** A job of the operator. */
export const OfficeJob = z.object({
  _id: Uuid,
  kind: z.enum([
    'orders_export',
    'orders_move',
    'photos_import',
    'photos_fetch',
    'import_check',
    'import_run',
    'import_undo',
    'cells_change',
  ]),
  /** The act of a job that moves orders; null for others. */
  act: z.enum(['pick', 'dispatch', 'deliver']).nullable(),
  state: JobState,
  done: z.int(),
  /** Null while it is not known. */
  total: z.int().nullable(),
  /** How many failed; `failures` names the first of them. */
  failed: z.int(),
  failures: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  /** Why all of it failed. */
  problem: z.string().nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The file to download, until it is removed; null for none. */
  file: z.object({ name: z.string(), until: Instant }).nullable(),
  /** Undoes what it did; null where it has no inverse, and before its end. */
  undo: z.object({ _id: Uuid, until: Instant }).nullable(),
});
export type OfficeJob = z.infer<typeof OfficeJob>;

/** Where the file of a job is downloaded; a stream, so no call of the contract. */
export const jobFilePath = (id: string): string => `/api/office/jobs/${id}/file`;

const one = { params: z.object({ id: Uuid }), response: resultsOf(OfficeJob) };

/** The calls about jobs, under `/api/office`. An operator sees its own only. */
export const officeJobsApi = {
  /** The last hundred, newest first. */
  'GET /jobs': { response: resultsOf(z.array(OfficeJob)), errors: [] },
  'GET /jobs/{id}': { ...one, errors: ['JOB_NOT_FOUND'] },
  /** Begins one. Its kind asks for a permission of its own (ROLE_NOT_ALLOWED). */
  'POST /jobs': {
    body: NewJob,
    response: resultsOf(OfficeJob),
    errors: [
      'TOO_MANY_JOBS',
      'JOB_TOO_LARGE',
      'ARCHIVE_NOT_FOUND',
      'ARCHIVE_INCOMPLETE',
      'ARCHIVE_BROKEN',
      'PHOTO_ADDRESSES_OFF',
      'IMPORT_NOT_FOUND',
      'IMPORT_UNDER_WAY',
      'IMPORT_NOT_CHECKED',
      'IMPORT_COLUMN_MISSING',
      'IMPORT_NOT_UNDOABLE',
      'STEP_UP_REQUIRED',
    ],
  },
  /** Ends it after the step that it is in. A job that has ended stays as it is. */
  'POST /jobs/{id}/stop': { ...one, errors: ['JOB_NOT_FOUND'] },
} satisfies OfficeService;
