import { z } from 'zod';
import type { Service } from './call.ts';
import { maxFormulaGrams, maxFormulaLines } from './limits.ts';
import { ListMatch } from './order-list.ts';
import { CatalogueId, Hints, Instant, Line, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

const grams = z.int().min(1).max(maxFormulaGrams);

/** A mix of dyes with its developer. */
export const Mix = z.strictObject({
  /** What the salon calls it: "Dorado miel". */
  title: Line.max(60),
  lines: z.array(z.strictObject({ versionId: CatalogueId, grams })).max(maxFormulaLines),
  /** Strength in volumes; the version is null while the salon has not chosen one. */
  developer: z.strictObject({ volume: z.int().min(1).max(60), versionId: CatalogueId.nullable() }).nullable(),
  /** Tenths of a gram of developer for each gram of dye: 15 is 1:1,5. */
  proportion: z.int().min(5).max(40),
  minutes: z.int().min(1).max(240).nullable(),
  /** What the salon charges for it. */
  charge: Pesos.min(0).max(100_000_000).nullable(),
  note: Line.max(200),
});
export type Mix = z.infer<typeof Mix>;

/** A mix that was used for a client of the salon. */
export const FormulaVisit = Mix.extend({
  visitId: Uuid,
  usedAt: Instant,
  /** What its grams had cost on that day. */
  cost: Pesos,
});
export type FormulaVisit = z.infer<typeof FormulaVisit>;

/** A client of the salon with the mix of the next visit. Only the name is kept of the person. */
export const FormulaClient = z.object({
  clientId: Uuid,
  name: z.string(),
  /** To be sent with a change; it rises with each. */
  revision: z.int(),
  mix: Mix,
  appointmentAt: Instant.nullable(),
  /** All visits; `visits` has the latest. */
  visitCount: z.int(),
  visits: z.array(FormulaVisit),
});
export type FormulaClient = z.infer<typeof FormulaClient>;

/** What a salon has of a version that it mixes. */
export const ShelfItem = z.object({
  versionId: CatalogueId,
  /** Number of the shade: "8.34". */
  shade: z.string().nullable(),
  /** Grams of one unit; null when it is sold by units. */
  content: z.int().nullable(),
  /** Grams that are left: what was delivered less what was used, since the last count. */
  left: z.int(),
  /** Price of one unit in the last delivered order; null when it was never bought. */
  paid: Pesos.nullable(),
  /** Null when it is no longer sold. */
  match: ListMatch.nullable(),
});
export type ShelfItem = z.infer<typeof ShelfItem>;

/** The formulas of a salon and the versions they use. */
export const FormulaBook = z.object({ clients: z.array(FormulaClient), shelf: z.array(ShelfItem) });
export type FormulaBook = z.infer<typeof FormulaBook>;

const params = z.object({ clientId: Uuid });

/** The calls of the formulas of a salon; only the business itself makes them, never its seller. */
export const formulasApi = {
  'GET /formulas': { query: Hints, response: resultsOf(FormulaBook), errors: [...buyerErrors] },
  /** All formulas and visits as a CSV file with semicolons. */
  'GET /formulas/file': {
    query: Hints,
    response: resultsOf(z.object({ name: z.string(), text: z.string() })),
    errors: [...buyerErrors, 'TOO_MANY_REQUESTS'],
  },
  /**
   * Makes a client with the revision 0, or changes one. The id is the caller's: a repeated request has its effect once. FORMULA_CHANGED when
   * another change came first, unless it is the same.
   */
  'PUT /formulas/{clientId}': {
    params,
    query: Hints,
    body: z.strictObject({
      revision: z.int().min(0),
      name: Line.min(1).max(60),
      mix: Mix,
      appointmentAt: Instant.nullable(),
    }),
    response: resultsOf(FormulaClient),
    errors: [
      ...buyerErrors,
      'FORMULA_NOT_FOUND',
      'FORMULA_CHANGED',
      'FORMULAS_FULL',
      'VERSION_NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ],
  },
  /** Notes that the stored mix was used: its grams leave the shelf, and the appointment ends. Once for each `visitId`. */
  'POST /formulas/{clientId}/visits': {
    params,
    query: Hints,
    body: z.strictObject({ visitId: Uuid, revision: z.int().min(1) }),
    response: resultsOf(FormulaClient),
    errors: [...buyerErrors, 'FORMULA_NOT_FOUND', 'FORMULA_CHANGED', 'TOO_MANY_REQUESTS'],
  },
  /** Removes a client with its visits; what was used stays used. */
  'DELETE /formulas/{clientId}': {
    params,
    query: Hints,
    response: resultsOf(z.object({ clientId: Uuid })),
    errors: [...buyerErrors, 'FORMULA_NOT_FOUND'],
  },
  /** Removes all clients, visits, uses and counts. */
  'DELETE /formulas': {
    query: Hints,
    response: resultsOf(z.object({ removed: z.int() })),
    errors: [...buyerErrors],
  },
  /** Sets what is left of a version, counted by hand. */
  'PUT /formulas/shelf': {
    query: Hints,
    body: z.strictObject({ versionId: CatalogueId, grams: z.int().min(0).max(1_000_000) }),
    response: resultsOf(z.object({ versionId: CatalogueId, left: z.int() })),
    errors: [...buyerErrors, 'VERSION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;
