import { z } from 'zod';
import { Uuid, wholeNumber } from './wire.ts';

/** The version that a change was made for: rises with each change of its row, a PostgreSQL `int`. */
export const RowVersion = z.int().min(0).max(2_147_483_647);

/** Rows of a page of the office, unless the client asks for another number. */
export const OFFICE_PAGE = 50;
/** Totals are counted exactly up to this number. */
export const MOST_COUNTED = 10_000;

/** What every list of the office takes. */
export const OfficeListQuery = z.strictObject({
  /** Words to search for. */
  q: z.string().trim().max(80).optional(),
  page: wholeNumber(1, 10_000).default(1),
  limit: wholeNumber(1, 100).default(OFFICE_PAGE),
});

/** A total: at most `MOST_COUNTED`, and not exact when there are more. */
export const CountedTotal = z.object({ total: z.int(), totalIsExact: z.boolean() });

/** A page of a list of the office; `pages` is the number of pages that can be opened. */
export const officePageOf = <T extends z.ZodType>(item: T) =>
  CountedTotal.extend({ results: z.array(item), page: z.int(), limit: z.int(), pages: z.int() });

/** Several values separated by commas, at most `most`; in a filter, a thing fits with any of them. */
export const several = <T extends z.ZodType<string, string>>(one: T, most = 50) =>
  z
    .string()
    .max(most * 41)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(one).min(1).max(most));

/** Most things of one bulk act. */
export const MOST_AT_ONCE = 200;

/** The things of a bulk act, by id or by code. With `dryRun` nothing changes, and the answer says what would. */
export const BulkChoice = z.strictObject({
  ids: z.array(Uuid).min(1).max(MOST_AT_ONCE).optional(),
  codes: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST_AT_ONCE).optional(),
  dryRun: z.boolean().default(false),
});

/** Refines a bulk act: one of `ids`, `codes` and `filter`. */
export const hasOneChoice = ({ ids, codes, filter }: { ids?: unknown; codes?: unknown; filter?: unknown }): boolean =>
  [ids, codes, filter].filter((choice) => choice !== undefined).length === 1;

/** An act that can be undone in one step, and until when. */
export const UndoableAct = z.object({ _id: Uuid, until: z.iso.datetime() });
export type UndoableAct = z.infer<typeof UndoableAct>;

/** The result of a bulk act, per thing. Each is named as the request named it: by id or by code. */
export const BulkResult = z.object({
  changed: z.array(z.string()),
  /** Those that were in this state already. */
  unchanged: z.array(z.string()),
  /** `code` is an error code, `message` its sentence. */
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  /** Undoes the act in one step; null where it has no inverse. */
  undo: UndoableAct.nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;
