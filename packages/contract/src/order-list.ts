import { z } from 'zod';
import type { Service } from './call.ts';
import { Difference } from './products.ts';
import { Alternative } from './purchase.ts';
import { CatalogueId, Code, Day, Hints, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** Most characters of a pasted list; the limit of a body in bytes is the same. */
const MOST_CHARACTERS = 65_536;

/** Most characters of the words of a row. */
const MOST_WORDS = 500;
/** Most characters of a file in base64: 1.5 MB. */
const MOST_FILE = 2_000_000;

/** A version that a row of a list may mean, at the shopper's price of one unit and with the units of the shopper's warehouse. */
export const ListMatch = Alternative.omit({ versionCode: true, nearness: true, difference: true }).extend({
  versionId: CatalogueId,
  /** The version's own code. */
  code: Code,
  productCode: Code,
  /** The open presale; `left` is null without a limit. */
  presale: z.object({ dispatchDate: Day, left: z.int().nullable() }).nullable(),
  /** Of a near shade: its difference from the one that is sold out. */
  difference: Difference.nullable(),
});
export type ListMatch = z.infer<typeof ListMatch>;

/** What a row of a list is understood as. */
export const RecognisedRow = z.object({
  /** Counts from 1. A line that only greets, or names a brand for the lines after it, is no row. */
  row: z.int(),
  /** The line of the text, from 1: a line may have several rows. */
  line: z.int(),
  text: z.string(),
  /** The words of the row that name the product. */
  words: z.string(),
  quantity: z.int(),
  /** The counted unit, in the singular: "caja". */
  unit: z.string().nullable(),
  verdict: z.enum(['recognised', 'choose', 'sold_out', 'unknown']),
  /** Of a recognised or sold-out row. */
  match: ListMatch.nullable(),
  /** To choose from; the nearest shades in stock of a sold-out one; similar ones of an unknown one. */
  candidates: z.array(ListMatch),
  /** The verdict in words. */
  reason: z.string(),
  /** An unclear row that is what the customer chose for its words before. */
  isAsBefore: z.boolean(),
});
export type RecognisedRow = z.infer<typeof RecognisedRow>;

/** What a column of a list's file means. */
export const ListFileColumn = z.enum(['code', 'name', 'units', 'none']);
export type ListFileColumn = z.infer<typeof ListFileColumn>;

/** The rows of a file as they are written. */
export const ListTable = z.object({
  /** With the titles; `row` is the number that a spreadsheet shows. Rows without text are left out. */
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** What each column seems to mean, by its title or its content. */
  columns: z.array(ListFileColumn),
  /** Whether the first row seems to be titles. */
  hasTitles: z.boolean(),
});
export type ListTable = z.infer<typeof ListTable>;

/** The calls of ordering by list. */
export const orderListApi = {
  /** Understands a pasted list, 500 rows at most; changes nothing. */
  'POST /recognise': {
    query: Hints,
    body: z.strictObject({
      text: z.string().max(MOST_CHARACTERS),
      /** The customer a seller orders for; as in the query. */
      customerId: Uuid.optional(),
    }),
    response: resultsOf(z.array(RecognisedRow)),
    errors: [...buyerErrors, 'TOO_MANY_REQUESTS'],
  },
  /** Remembers for the customer what an unclear row means; the newest choice for its words counts. */
  'POST /recognise/choice': {
    query: Hints,
    body: z.strictObject({ words: z.string().min(1).max(MOST_WORDS), versionId: CatalogueId }),
    response: resultsOf(z.object({ words: z.string() })),
    errors: [...buyerErrors, 'VERSION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  /** The rows of an Excel workbook (XLSX) or of a CSV file, 500 and their titles at most; changes nothing. */
  'POST /recognise/file': {
    query: Hints,
    body: z.strictObject({ file: z.base64().min(4).max(MOST_FILE) }),
    response: resultsOf(ListTable),
    errors: [...buyerErrors, 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;
