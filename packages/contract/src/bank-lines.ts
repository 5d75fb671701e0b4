import { z } from 'zod';
import { MoneyId, MoneyParams, chosenMoney } from './money-id.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, MOST_AT_ONCE, OfficeListQuery, officePageOf } from './office-wire.ts';
import { Day, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/** A movement of a bank account, of an uploaded statement. */
export const BankLine = z.object({
  _id: MoneyId,
  account: z.string(),
  day: Day,
  /** Negative for money that left the account. */
  amount: Pesos,
  reference: z.string(),
  description: z.string(),
});
export type BankLine = z.infer<typeof BankLine>;

/**
 * What the bank says of a transfer: `matches` has a line of the same amount with its reference or name, `differs` a line with its
 * reference and another amount, `sum` a line that is the sum of it and others of its customer, `several` a line that may as well be of another
 * transfer, `unseen` none.
 */
export const TransferState = z.enum(['matches', 'differs', 'sum', 'several', 'unseen']);
export type TransferState = z.infer<typeof TransferState>;

/** The largest file of a statement. */
export const MOST_STATEMENT_BYTES = 3 * 1024 * 1024;

/** A bank's statement as CSV or XLSX, in base64. */
export const StatementFile = z.strictObject({
  name: Line.pipe(z.string().min(1).max(120)),
  file: z
    .string()
    .max(Math.ceil(MOST_STATEMENT_BYTES / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'debe ser un archivo en base64'),
  /** Bank and last four digits of the account, when the file does not name it; INVALID_REQUEST with this field when neither does. */
  account: Line.pipe(z.string().min(1).max(60)).optional(),
});

/** What became of a statement. */
export const UploadedStatement = z.object({
  account: z.string(),
  /** Lines that were read, and those that are new. */
  lines: z.int(),
  added: z.int(),
  /** Rows that are no lines, the first fifty, with the reason. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  errorCount: z.int(),
});
export type UploadedStatement = z.infer<typeof UploadedStatement>;

/** What a line of no order is: other income, an invoice of outside the shop, a customer's advance, a move between own accounts, or an expense. */
export const LinePurpose = z.enum(['income', 'invoice', 'advance', 'own', 'expense']);
export type LinePurpose = z.infer<typeof LinePurpose>;

/** What a line is of: transfers of customers, payments at a gateway, cash that a driver's settlement handed over, or a refund. */
export const PairOf = z.enum(['transfer', 'gateway', 'cash', 'refund']);
export type PairOf = z.infer<typeof PairOf>;

/** Id of a payment, of a refund or of a settled load. */
const PairId = z.union([MoneyId, Uuid]);
/** Payments that one line can be the sum of. */
export const MOST_IN_SUM = 500;

/** What a line of the bank is of, or may be of. */
export const LinePair = z.object({
  of: PairOf,
  /** How many; several are together the line's amount. */
  count: z.int(),
  /** The code of the order, of the transfer of documents or of the load; null for several, and for payments at a gateway. */
  code: z.string().nullable(),
  isOrder: z.boolean(),
  /** The customer or driver; for payments at a gateway the method, empty for several. */
  name: z.string(),
  amount: Pesos,
});
export type LinePair = z.infer<typeof LinePair>;

/** A line of the bank in the office's list, with what it is of, or what fits it. */
export const ListedBankLine = BankLine.extend({
  /** It is of no order. */
  isIgnored: z.boolean(),
  /** What it is instead; null also for one that was set aside without saying so. The customer is that of an advance. */
  registered: z
    .object({ purpose: LinePurpose, reason: z.string(), customer: z.string().nullable(), by: z.string() })
    .nullable(),
  pair: LinePair.extend({ by: z.string() }).nullable(),
  proposal: LinePair.extend({
    ids: z.array(PairId),
    state: TransferState.extract(['matches', 'differs', 'sum']),
  }).nullable(),
  /** Transfers and settlements of which it may be, when nothing says of which: a person chooses. */
  candidates: z.int(),
});
export type ListedBankLine = z.infer<typeof ListedBankLine>;

/** Filters and page of the bank's lines. */
export const BankLineQuery = OfficeListQuery.extend({ state: z.enum(['open', 'all']).default('open') });
export type BankLineQuery = z.infer<typeof BankLineQuery>;

/** A page of lines, with the statement that was uploaded last. */
export const BankLinePage = officePageOf(ListedBankLine).extend({
  /** Lines of money that came without a pair, and all of the last 400 days, counted up to 10,000. */
  counts: z.object({ open: z.int(), all: z.int() }),
  /** Pesos of the lines that nothing fits, and by how much the others differ from what fits them; a line to choose for differs by nothing. */
  difference: Pesos,
  statement: z
    .object({
      account: z.string(),
      fileName: z.string(),
      firstDay: Day,
      lastDay: Day,
      total: z.int(),
      matched: z.int(),
      /** Lines without a pair: that something fits, of which it may be several things, and money that came and that nothing fits. */
      proposed: z.int(),
      undecided: z.int(),
      withoutPair: z.int(),
    })
    .nullable(),
});
export type BankLinePage = z.infer<typeof BankLinePage>;

/**
 * What a line of the bank can be of: a transfer that waits, or of the same amount a transfer that was approved without a line, settled cash,
 * or for money that left a refund that is done.
 */
export const PossiblePair = LinePair.omit({ count: true, code: true }).extend({
  id: PairId,
  code: z.string(),
  /** The day of its proof, else of its order, approval, settlement or refund. */
  day: Day,
  isApproved: z.boolean(),
});
export type PossiblePair = z.infer<typeof PossiblePair>;

/** Lines with what each is of. */
export const LineMatches = z.strictObject({
  items: z
    .array(
      z.strictObject({
        lineId: MoneyId,
        of: PairOf.default('transfer'),
        ids: z
          .array(PairId)
          .min(1)
          .max(MOST_IN_SUM)
          .refine((ids) => new Set(ids).size === ids.length, 'no se repiten'),
      }),
    )
    .min(1)
    .max(MOST_AT_ONCE),
  dryRun: z.boolean().default(false),
});
export type LineMatches = z.infer<typeof LineMatches>;

/** Lines to mark as of no order, or to take the mark from. */
export const BankLineMarks = z.strictObject({ ...chosenMoney, isIgnored: z.boolean().default(true) });
export type BankLineMarks = z.infer<typeof BankLineMarks>;

/** Registers a line as what it is; an advance names its customer, and becomes the balance in favour of that customer. */
export const LineToRegister = z
  .strictObject({
    lineId: MoneyId,
    purpose: LinePurpose,
    reason: Line.pipe(z.string().min(3).max(200)),
    customerId: Uuid.optional(),
  })
  .refine(({ purpose, customerId }) => (purpose === 'advance') === (customerId !== undefined), {
    path: ['customerId'],
    message: 'va con un anticipo, y solo con él',
  });
export type LineToRegister = z.infer<typeof LineToRegister>;

/** The office's calls about statements of the bank and their lines. */
export const bankLineCalls = {
  /** Lines of the bank, newest first. */
  'GET /office/bank-lines': { query: BankLineQuery, response: BankLinePage, errors: [] },
  /** What a free line can be of, the likely ones first; `q` finds it by code or name. */
  'GET /office/bank-lines/{id}/pairs': {
    params: MoneyParams,
    query: OfficeListQuery.pick({ q: true }),
    response: resultsOf(z.array(PossiblePair)),
    errors: ['BANK_LINE_NOT_FOUND'],
  },
  /** What a line that says the same but for its numbers was registered as last; null for none. */
  'GET /office/bank-lines/{id}/alike': {
    params: MoneyParams,
    response: resultsOf(z.object({ purpose: LinePurpose, reason: z.string() }).nullable()),
    errors: [],
  },
  /** Waiting transfers are approved. Several are together the line's amount, else VERSION_CONFLICT; everything is of one line only (BANK_LINE_TAKEN). */
  'POST /office/bank-lines/match': { body: LineMatches, response: resultsOf(BulkResult), errors: [] },
  /** Once; refused for a line that is of a payment, or that is registered as another thing. An advance asks for the second factor. */
  'POST /office/bank-lines/register': { body: LineToRegister, response: resultsOf(BulkResult), errors: [] },
  /** Taking the mark back undoes a registration: an advance leaves the balance, unless it was spent (BALANCE_SPENT). */
  'POST /office/bank-lines/ignore': { body: BankLineMarks, response: resultsOf(BulkResult), errors: [] },
  'POST /office/statements': { body: StatementFile, response: resultsOf(UploadedStatement), errors: [] },
} satisfies OfficeService;
