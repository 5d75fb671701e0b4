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
 * reference and another amount, `several` a line that may as well be of another transfer, `unseen` none.
 */
export const TransferState = z.enum(['matches', 'differs', 'several', 'unseen']);
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

/** A line of the bank in the office's list, with its payment, or the transfer that fits it. */
export const ListedBankLine = BankLine.extend({
  /** It is of no order. */
  isIgnored: z.boolean(),
  /** What it is instead; null also for one that was set aside without saying so. The customer is that of an advance. */
  registered: z
    .object({ purpose: LinePurpose, reason: z.string(), customer: z.string().nullable(), by: z.string() })
    .nullable(),
  pair: z
    .object({ orderCode: z.string(), isOrder: z.boolean(), customer: z.string(), amount: Pesos, by: z.string() })
    .nullable(),
  proposal: z
    .object({
      transferId: MoneyId,
      orderCode: z.string(),
      isOrder: z.boolean(),
      customer: z.string(),
      amount: Pesos,
      state: TransferState.exclude(['several', 'unseen']),
    })
    .nullable(),
  /** Transfers of which it may be, when nothing says of which: a person chooses. */
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
  /** Pesos of the lines without a pair that nothing fits, and by how much the others differ from what fits them. */
  difference: Pesos,
  statement: z
    .object({
      account: z.string(),
      fileName: z.string(),
      firstDay: Day,
      lastDay: Day,
      total: z.int(),
      matched: z.int(),
      open: z.int(),
      /** Open lines with a transfer that fits. */
      proposed: z.int(),
    })
    .nullable(),
});
export type BankLinePage = z.infer<typeof BankLinePage>;

/** A transfer that a line of the bank can be of: one that waits, or one of the same amount that was approved without a line. */
export const LineTransfer = z.object({
  transferId: MoneyId,
  orderCode: z.string(),
  isOrder: z.boolean(),
  customer: z.string(),
  amount: Pesos,
  /** The day of its proof, else of its order or approval. */
  day: Day,
  isApproved: z.boolean(),
});
export type LineTransfer = z.infer<typeof LineTransfer>;

/** Pairs of lines and transfers. */
export const LineMatches = z.strictObject({
  items: z
    .array(z.strictObject({ lineId: MoneyId, transferId: MoneyId }))
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
  /** Transfers that a free line can be of, the likely ones first; `q` finds them by code or customer. */
  'GET /office/bank-lines/{id}/transfers': {
    params: MoneyParams,
    query: OfficeListQuery.pick({ q: true }),
    response: resultsOf(z.array(LineTransfer)),
    errors: ['BANK_LINE_NOT_FOUND'],
  },
  /** What a line that says the same but for its numbers was registered as last; null for none. */
  'GET /office/bank-lines/{id}/alike': {
    params: MoneyParams,
    response: resultsOf(z.object({ purpose: LinePurpose, reason: z.string() }).nullable()),
    errors: [],
  },
  'POST /office/bank-lines/match': { body: LineMatches, response: resultsOf(BulkResult), errors: [] },
  /** Once; refused for a line that is of a payment, or that is registered as another thing. An advance asks for the second factor. */
  'POST /office/bank-lines/register': { body: LineToRegister, response: resultsOf(BulkResult), errors: [] },
  /** Taking the mark back undoes a registration: an advance leaves the balance, unless it was spent (BALANCE_SPENT). */
  'POST /office/bank-lines/ignore': { body: BankLineMarks, response: resultsOf(BulkResult), errors: [] },
  'POST /office/statements': { body: StatementFile, response: resultsOf(UploadedStatement), errors: [] },
} satisfies OfficeService;
