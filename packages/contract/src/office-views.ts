import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { Line, Uuid, resultsOf } from './wire.ts';

const ListName = z.string().regex(/^[a-z-]{2,30}$/);
const Column = z.string().regex(/^[\w-]{1,60}$/);
const Columns = z.array(Column).max(40);
/** Parameters of a list's address. */
export const ListSearch = z
  .record(
    z.string().regex(/^\w{1,20}$/),
    z.union([
      z
        .string()
        .max(2000)
        .refine((text) => text.isWellFormed(), 'no es un texto'),
      z.number(),
    ]),
  )
  .refine((search) => Object.keys(search).length <= 30, 'demasiados filtros');

/** Filters of a list under a name. */
export const SavedView = z.object({
  _id: Uuid,
  name: z.string(),
  /** For the whole office. */
  isShared: z.boolean(),
  /** The operator may rename, share and remove it. */
  isOwn: z.boolean(),
  /** The name of its operator. */
  by: z.string(),
  search: ListSearch,
  /** Hidden columns; null keeps the operator's own. */
  hidden: z.array(z.string()).nullable(),
  /** All columns in their order; null keeps the operator's own. */
  columns: z.array(z.string()).nullable(),
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

const NewView = z.strictObject({
  name: Line.pipe(z.string().min(1).max(60)),
  isShared: z.boolean().default(false),
  search: ListSearch,
  hidden: Columns.nullable().default(null),
  columns: Columns.nullable().default(null),
});

/** How an operator sees the office. */
export const OfficePreferences = z.strictObject({
  isFolded: z.boolean().optional(),
  density: z.enum(['compact', 'comfortable']).optional(),
  /** Hidden columns, by list. */
  hidden: z.record(ListName, Columns).optional(),
  /** Columns in their order, by list. */
  columns: z.record(ListName, Columns).optional(),
  /** The warehouse where the operator works; null for none. */
  warehouse: z.string().max(40).nullable().optional(),
});
export type OfficePreferences = z.infer<typeof OfficePreferences>;

const done = z.object({ ok: z.literal(true) });

/** The calls about saved views and preferences, under `/api/office`. */
export const officeViewsApi = {
  /** The operator's own views of a list and those of the whole office, by name. */
  'GET /views': {
    query: z.strictObject({ list: ListName }),
    response: resultsOf(z.array(SavedView)),
    errors: [],
  },
  'POST /views': {
    body: NewView.extend({ list: ListName }),
    response: resultsOf(SavedView),
    errors: ['VIEW_EXISTS', 'TOO_MANY_VIEWS'],
  },
  /** Only the operator that saved it. */
  'PUT /views/{id}': {
    params: z.object({ id: Uuid }),
    body: NewView.extend({ version: RowVersion.min(1) }),
    response: resultsOf(SavedView),
    errors: ['VIEW_NOT_FOUND', 'VIEW_EXISTS', 'VERSION_CONFLICT'],
  },
  'DELETE /views/{id}': { params: z.object({ id: Uuid }), response: done, errors: ['VIEW_NOT_FOUND'] },
  'GET /preferences': { response: resultsOf(OfficePreferences), errors: [] },
  'PUT /preferences': { body: OfficePreferences, response: resultsOf(OfficePreferences), errors: [] },
} satisfies OfficeService;
