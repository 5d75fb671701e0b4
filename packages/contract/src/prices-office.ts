import { z } from 'zod';
import { MOST_PROGRAMMED } from './limits.ts';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf, UndoableAct } from './office-wire.ts';
import { CatalogueId, Instant, Line, Pesos, Uuid, resultsOf, wholeNumber } from './wire.ts';

const TradeTypeId = z.string().regex(/^[\w-]{1,40}$/);
const Amount = z.int().min(1).max(100_000_000);

/** A version as the pages of prices name it. */
const PricedVersion = z.object({
  _id: CatalogueId,
  code: z.string(),
  /** "7.1 Rubio medio cenizo", or the product without versions. */
  name: z.string(),
  /** Brand, and the product of a version. */
  detail: z.string(),
  image: z.string(),
  tile: z.string(),
  swatch: z.string().nullable(),
});

/** One step to a price, as the price rules took it; `reason` says why a step does not decide the price. */
export const PriceStepShown = z.object({
  kind: z.enum(['list', 'trade', 'agreed', 'programmed', 'break', 'deal']),
  name: z.string().nullable(),
  /** Pesos a unit after it; null where it gives no price. */
  amount: Pesos.nullable(),
  holds: z.boolean(),
  reason: z
    .enum(['trade_price', 'programmed', 'agreed', 'own_replaces', 'lower_holds', 'below_minimum', 'better_deal'])
    .nullable(),
  /** Of a deal: whole percent or pesos, from that many units of the product. */
  terms: z.object({ discountType: z.enum(['percentage', 'value']), amount: z.int(), minQuantity: z.int() }).nullable(),
  /** When an agreed or programmed price, or a deal, holds: `until` is excluded, and no weekdays are every day. */
  window: z
    .object({ from: Instant.nullable(), until: Instant.nullable(), weekdays: z.array(z.int().min(1).max(7)) })
    .nullable(),
});
export type PriceStepShown = z.infer<typeof PriceStepShown>;

/** What a version costs a customer, or a trade type, at a moment, and every step that leads there. */
export const PriceExplanation = z.object({
  version: PricedVersion,
  customer: z.object({ _id: Uuid, name: z.string() }).nullable(),
  tradeTypeId: z.string(),
  at: Instant,
  quantity: z.int(),
  /** Fewest units that are sold. */
  minQuantity: z.int(),
  price: Pesos,
  originalPrice: Pesos,
  /** The part of the price without IVA that stays after the cost: 0.31. Null without a cost, or without `costs.read`. */
  margin: z.number().nullable(),
  steps: z.array(PriceStepShown),
  /** The price before it was rounded to whole pesos; null where nothing was rounded. */
  unrounded: z.number().nullable(),
  /** The next moments at which the price differs, the soonest first, with the step that decides it then. */
  next: z.array(z.object({ at: Instant, price: Pesos, by: PriceStepShown })),
});
export type PriceExplanation = z.infer<typeof PriceExplanation>;

/** The versions of a programmed change: exactly one field. */
const ProgramChoice = z
  .strictObject({
    versionIds: z.array(CatalogueId).min(1).max(MOST_PROGRAMMED).optional(),
    productId: CatalogueId.optional(),
    brandId: CatalogueId.optional(),
    categoryId: CatalogueId.optional(),
  })
  .refine((choice) => Object.values(choice).filter((part) => part !== undefined).length === 1, {
    error: 'escoge una marca, una categoría, un producto o sus versiones',
  });

/** A change of the regular price in percent, rounded to hundreds from a thousand pesos on, or one price for all. */
const ProgramChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percentage'),
    percent: z
      .int()
      .min(-90)
      .max(200)
      .refine((percent) => percent !== 0),
  }),
  z.strictObject({ kind: z.literal('amount'), pesos: Amount }),
]);

/** A price for each of the chosen versions. */
const EachChange = z.strictObject({ kind: z.literal('each'), pesos: z.record(CatalogueId, Amount) });

/** What an operator programs for a list, or agrees with one customer. */
export const ProgramDraft = z.strictObject({
  name: Line.pipe(z.string().min(1).max(120)),
  /** Null for everyone, and with a customer. */
  tradeTypeId: TradeTypeId.nullable(),
  /** The customer of agreed prices; no one else has them. */
  customerId: Uuid.nullable().default(null),
  /** A moment that has passed counts as now. */
  from: Instant,
  /** Null for no end. */
  until: Instant.nullable(),
  /** It takes the place of the list's price, also where it is higher; otherwise the lowest price holds. */
  replaces: z.boolean(),
  choice: ProgramChoice,
  change: z.discriminatedUnion('kind', [...ProgramChange.options, EachChange]),
});
export type ProgramDraft = z.infer<typeof ProgramDraft>;

/** Where a programmed price is in time; a cancelled one ended early, or never began. */
export const ProgramState = z.enum(['coming', 'running', 'ended', 'cancelled']);
export type ProgramState = z.infer<typeof ProgramState>;

/** Prices of some versions for a window of time, under one name. */
export const PriceProgram = z.object({
  _id: Uuid,
  name: z.string(),
  tradeTypeId: z.string().nullable(),
  /** Of agreed prices, with the name of the day they were made; null for those of a list. */
  customer: z.object({ _id: Uuid, name: z.string() }).nullable(),
  /** Null for a window that has no start, or no end. */
  from: Instant.nullable(),
  until: Instant.nullable(),
  replaces: z.boolean(),
  state: ProgramState,
  versions: z.int(),
  /** How it was made; null for one with a price for each version, which cannot be edited. */
  rule: z.object({ choice: ProgramChoice, change: ProgramChange }).nullable(),
  /** Rises with each change; an edit names the version it was made for. */
  version: z.int(),
});
export type PriceProgram = z.infer<typeof PriceProgram>;

/** Another programmed price of the same list, of some of the same versions, at the same time. */
export const ProgramOverlap = z.object({
  programId: Uuid,
  name: z.string(),
  from: Instant.nullable(),
  until: Instant.nullable(),
  versions: z.int(),
  /** Names it with its dates, in Spanish. */
  sentence: z.string(),
});

/** A programmed price of a list or a deal, and another one that prices some of the same versions for the same trade type at the same time. */
export const PriceCrossing = z.object({
  one: z.object({ kind: z.enum(['deal', 'program']), _id: z.string() }),
  other: z.object({ kind: z.enum(['deal', 'program']), _id: z.string() }),
  /** While both hold; null for a window that has no start, or no end. */
  from: Instant.nullable(),
  until: Instant.nullable(),
  versions: z.int(),
  /** One of the versions, as an example. */
  versionId: CatalogueId,
  /** The list that both price; null for everyone. */
  tradeTypeId: z.string().nullable(),
});
export type PriceCrossing = z.infer<typeof PriceCrossing>;

/** What a programmed change does to prices, as the price rules compute it. */
export const ProgramEffect = z.object({
  versions: z.int(),
  rise: z.int(),
  fall: z.int(),
  /** By more than 20 %; among `fall` too. */
  fallMuch: z.int(),
  belowFloor: z.int(),
  /** Changed prices below the cost, and those that leave less than the lowest margin; 0 without `costs.read`. */
  belowCost: z.int(),
  lowMargin: z.int(),
  /** In percent. */
  lowestMargin: z.int(),
  /** Prices of one unit for the trade type at the start, without and with it. */
  examples: z.array(z.object({ version: PricedVersion, before: Pesos, after: Pesos })),
  overlaps: z.array(ProgramOverlap),
});
export type ProgramEffect = z.infer<typeof ProgramEffect>;

/** The programmed price after a change; null for a preview. */
const ProgramChanged = z.object({
  program: PriceProgram.nullable(),
  effect: ProgramEffect,
  undo: UndoableAct.nullable(),
});
export type ProgramChanged = z.infer<typeof ProgramChanged>;

/** A `break` is a price by quantity: it asks for two units or more, and two of the same products, list and units never cross. */
/** ISO weekdays of Bogotá (1 Monday); none for every day. */
const DealWeekdays = z
  .array(z.int().min(1).max(7))
  .max(7)
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
  .transform((days) => (days.length === 7 ? [] : days));

const DealKind = z.enum(['deal', 'break']);

/** The terms of a deal: exactly one of product, brand and category. */
export const DealDraft = z
  .strictObject({
    kind: DealKind.default('deal'),
    name: Line.pipe(z.string().min(1).max(120)),
    discountType: z.enum(['percentage', 'value']),
    /** Whole percent from 1 to 90, or pesos a unit. */
    amount: Amount,
    productId: CatalogueId.nullable(),
    brandId: CatalogueId.nullable(),
    categoryId: CatalogueId.nullable(),
    tradeTypeId: TradeTypeId.nullable(),
    minQuantity: z.int().min(1).max(9_999),
    from: Instant,
    until: Instant.nullable(),
    /** The days on which it holds between its start and end. */
    weekdays: DealWeekdays.default([]),
  })
  .refine(({ discountType, amount }) => discountType === 'value' || amount <= 90, {
    path: ['amount'],
    error: 'el descuento va de 1 % a 90 %',
  })
  .refine(({ kind, minQuantity }) => kind === 'deal' || minQuantity > 1, {
    path: ['minQuantity'],
    error: 'un precio por volumen va desde 2 unidades',
  })
  .refine(({ kind, weekdays }) => kind === 'deal' || weekdays.length === 0, {
    path: ['weekdays'],
    error: 'un precio por volumen rige todos los días',
  })
  .refine(
    ({ productId, brandId, categoryId }) => [productId, brandId, categoryId].filter((id) => id !== null).length === 1,
    { error: 'escoge una marca, una categoría o un producto' },
  );
export type DealDraft = z.infer<typeof DealDraft>;

/** A deal with the number of versions that it is about. */
export const OfficeDeal = z.object({
  _id: CatalogueId,
  kind: DealKind,
  name: z.string(),
  discountType: z.enum(['percentage', 'value']),
  amount: z.int(),
  about: z.object({ kind: z.enum(['product', 'brand', 'category']), _id: CatalogueId, name: z.string() }),
  tradeTypeId: z.string().nullable(),
  minQuantity: z.int(),
  from: Instant.nullable(),
  until: Instant.nullable(),
  /** ISO weekdays of Bogotá on which it holds; none for every day. */
  weekdays: z.array(z.int()),
  state: z.enum(['coming', 'running', 'ended']),
  versions: z.int(),
  /** Some of its products. */
  pictures: z.array(z.object({ image: z.string(), tile: z.string() })),
  version: z.int(),
});
export type OfficeDeal = z.infer<typeof OfficeDeal>;

/** The address of the agreed prices as a file, a row for each version. */
export const AGREED_EXPORT = '/api/products/office/prices/agreed/export';
/** Its filters, as those of the list. */
export const AgreedExportQuery = z.object({
  q: z.string().max(80).optional(),
  state: z.enum(['coming', 'running', 'ended']).optional(),
  customerId: Uuid.optional(),
  format: z.enum(['csv', 'xlsx']).default('csv'),
});
export type AgreedExportQuery = z.infer<typeof AgreedExportQuery>;

/** What holds now or later, for the tabs. */
const PriceCounts = z.object({ programs: z.int(), agreed: z.int(), deals: z.int(), breaks: z.int() });
export type PriceCounts = z.infer<typeof PriceCounts>;

/** What a deal does to prices, as the price rules compute it for the fewest units that it asks for. */
export const DealEffect = z.object({
  versions: z.int(),
  /** Versions that become cheaper by more than 20 %. */
  fallMuch: z.int(),
  examples: z.array(z.object({ version: PricedVersion, before: Pesos, after: Pesos })),
});
export type DealEffect = z.infer<typeof DealEffect>;

/** The deal after a change; null for a preview. */
const DealChanged = z.object({
  deal: OfficeDeal.nullable(),
  effect: DealEffect,
  undo: UndoableAct.nullable(),
});
export type DealChanged = z.infer<typeof DealChanged>;

const programErrors = [
  'CUSTOMER_NOT_FOUND',
  'PRICE_OVERLAP',
  'PRICES_EMPTY',
  'PRICES_TOO_MANY',
  'SPAN_WRONG',
  'STEP_UP_REQUIRED',
  'TRADE_TYPE_NOT_FOUND',
  'VERSION_NOT_FOUND',
] as const;
const dealErrors = ['PRICE_OVERLAP', 'PRICES_EMPTY', 'SPAN_WRONG', 'STEP_UP_REQUIRED', 'TRADE_TYPE_NOT_FOUND'] as const;
const versioned = { version: RowVersion.min(1) };
const dryRun = z.boolean().default(false);

/** The office's calls of prices, under `/api/products`. */
export const pricesOfficeApi = {
  /** The price of a version for a customer, or for a trade type, with its steps. `basePrice` asks what another list price would do. */
  'GET /office/prices/explain': {
    query: z.strictObject({
      versionId: CatalogueId,
      customerId: Uuid.optional(),
      tradeTypeId: TradeTypeId.optional(),
      at: Instant.optional(),
      quantity: wholeNumber(1, 9_999).optional(),
      basePrice: wholeNumber(1, 999_999).optional(),
    }),
    response: resultsOf(PriceExplanation),
    errors: ['CUSTOMER_NOT_FOUND', 'VERSION_NOT_FOUND'],
  },
  /** Programmed prices of a span of time, by their start. */
  'GET /office/prices/programs': {
    query: OfficeListQuery.extend({
      from: Instant.optional(),
      until: Instant.optional(),
      tradeTypeId: TradeTypeId.optional(),
      /** Only those with prices of this brand. */
      brandId: CatalogueId.optional(),
    }),
    response: officePageOf(PriceProgram),
    errors: ['SPAN_WRONG'],
  },
  /** Programmed prices and deals of a span of time that price the same versions at once, the soonest first; the price rules decide between them. */
  'GET /office/prices/crossings': {
    query: z.strictObject({ from: Instant, until: Instant }),
    response: resultsOf(z.array(PriceCrossing)),
    errors: ['SPAN_WRONG'],
  },
  /** Prices agreed with customers: those in force first, then those to come, then those that ended last. `q` finds words of the name or customer. */
  'GET /office/prices/agreed': {
    query: OfficeListQuery.extend({
      customerId: Uuid.optional(),
      state: z.enum(['coming', 'running', 'ended']).optional(),
    }),
    response: officePageOf(PriceProgram),
    errors: [],
  },
  /**
   * Programs prices. PRICE_OVERLAP names the programmed price of the same list and versions that is in the way. More than 50 prices that
   * change by more than 20 % ask for the second factor. With `dryRun` nothing changes, and overlaps are part of the answer.
   */
  'POST /office/prices/programs': {
    body: ProgramDraft.extend({ dryRun }),
    response: resultsOf(ProgramChanged),
    errors: programErrors,
  },
  /** Replaces a programmed price. One that runs keeps its start and its list (PROGRAM_STARTED). */
  'PUT /office/prices/programs/{id}': {
    params: z.object({ id: Uuid }),
    body: ProgramDraft.extend({ ...versioned, dryRun }),
    response: resultsOf(ProgramChanged),
    errors: [...programErrors, 'VERSION_CONFLICT', 'PROGRAM_NOT_FOUND', 'PROGRAM_ENDED', 'PROGRAM_STARTED'],
  },
  /** Ends a programmed price now; one that has not begun never begins. */
  'POST /office/prices/programs/{id}/cancel': {
    params: z.object({ id: Uuid }),
    body: z.strictObject(versioned),
    response: resultsOf(z.object({ program: PriceProgram, undo: UndoableAct })),
    errors: ['VERSION_CONFLICT', 'PROGRAM_NOT_FOUND', 'PROGRAM_ENDED'],
  },
  'GET /office/prices/counts': { response: resultsOf(PriceCounts), errors: [] },
  /** Deals, those that run first. `q` finds words of the name. */
  'GET /office/deals': {
    query: OfficeListQuery.extend({
      state: z.enum(['coming', 'running', 'ended']).optional(),
      kind: DealKind.optional(),
      /** Only those about a product of this brand. */
      brandId: CatalogueId.optional(),
    }),
    response: officePageOf(OfficeDeal),
    errors: [],
  },
  'POST /office/deals': {
    body: DealDraft.safeExtend({ dryRun }),
    response: resultsOf(DealChanged),
    errors: dealErrors,
  },
  'PUT /office/deals/{id}': {
    params: z.object({ id: CatalogueId }),
    body: DealDraft.safeExtend({ ...versioned, dryRun }),
    response: resultsOf(DealChanged),
    errors: [...dealErrors, 'VERSION_CONFLICT', 'DEAL_NOT_FOUND', 'DEAL_ENDED'],
  },
  /** Ends a deal now; one that has not begun is removed. */
  'POST /office/deals/{id}/stop': {
    params: z.object({ id: CatalogueId }),
    body: z.strictObject(versioned),
    response: resultsOf(z.object({ undo: UndoableAct })),
    errors: ['VERSION_CONFLICT', 'DEAL_NOT_FOUND', 'DEAL_ENDED'],
  },
  /** Undoes a change of a programmed price or deal, while nothing changed it since. */
  'POST /office/prices/changes/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({}),
    response: resultsOf(z.object({ ok: z.literal(true) })),
    errors: ['UNDO_EXPIRED', 'VERSION_CONFLICT', 'PRICE_OVERLAP'],
  },
} satisfies OfficeService;
