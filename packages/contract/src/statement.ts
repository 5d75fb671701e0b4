import { z } from 'zod';
import type { Service } from './call.ts';
import { Credit } from './auth.ts';
import { ChosenDocuments, MoneyId } from './money-id.ts';
import { Payment } from './payment.ts';
import { Day, Hints, Instant, PageQuery, Pesos, buyerErrors, resultsOf } from './wire.ts';

/** What a customer owes for one order on credit, or for a payment that the bank took back. */
export const CreditDocument = z.object({
  _id: MoneyId,
  /** Code of its order; null for a charge that is not of an order of this shop. */
  orderCode: z.string().nullable(),
  /** Number of its invoice; null while it is unknown. */
  number: z.string().nullable(),
  created_at: Instant,
  due_on: Day.nullable(),
  /** Calendar days since the due day; 0 until then, and once it is paid. */
  daysLate: z.int(),
  /** Pesos after adjustments. */
  total: Pesos,
  /** Pesos that it still owes. */
  balance: Pesos,
  /** Pesos of the balance that payments which are not decided are for. */
  waiting: Pesos,
});
export type CreditDocument = z.infer<typeof CreditDocument>;

/** A change of the debt of own credit. */
export const StatementMovement = z.object({
  _id: MoneyId,
  kind: z.enum(['order', 'payment', 'cancellation', 'adjustment', 'payout']),
  created_at: Instant,
  /** Pesos; negative when the debt goes down. */
  amount: Pesos,
  /** The debt after it; negative for a balance in favour. */
  balance: Pesos,
  orderCode: z.string().nullable(),
  /** Number of the invoice of a charge; null while it is unknown. */
  number: z.string().nullable(),
  /** Name of the method of a payment. */
  method: z.string().nullable(),
  /** The documents that a payment names. What it names none for pays the oldest due day first. */
  appliedTo: z.array(
    z.object({ _id: MoneyId, orderCode: z.string().nullable(), number: z.string().nullable(), amount: Pesos }),
  ),
});
export type StatementMovement = z.infer<typeof StatementMovement>;

/** A customer's own credit with a page of its documents or movements. */
export const CreditStatement = z.object({
  summary: Credit.extend({
    /** The balance in favour. */
    inFavour: Pesos,
    /** Pesos due within a week, without those that are overdue, and their first day. */
    dueSoon: Pesos,
    dueSoonOn: Day.nullable(),
    /** Documents with a balance. */
    open: z.int(),
    /** Debt without a document, from before this shop. */
    before: Pesos,
    /** False when a document is only paid whole. */
    takesParts: z.boolean().optional(),
  }),
  documents: z.array(CreditDocument),
  movements: z.array(StatementMovement),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
});
export type CreditStatement = z.infer<typeof CreditStatement>;

/** Documents with a balance, the first due day first; or paid ones or movements of a range of days, newest first. */
export const StatementQuery = PageQuery.extend({
  view: z.enum(['open', 'paid', 'movements']).default('open'),
  /** Days of the documents and movements, both inclusive. */
  from: Day.optional(),
  to: Day.optional(),
});
export type StatementQuery = z.infer<typeof StatementQuery>;

/** A bank transfer of documents that an operator reviews; a refused one is shown until the customer sends another, for 30 days. */
export const DocumentTransfer = z.object({
  _id: MoneyId,
  /** What the office names it by. */
  code: z.string(),
  amount: Pesos,
  state: z.enum(['waits', 'refused']),
  /** Why it was refused. */
  reason: z.string().nullable(),
  sentAt: Instant,
  documents: z.array(z.object({ orderCode: z.string().nullable(), amount: Pesos })),
});
export type DocumentTransfer = z.infer<typeof DocumentTransfer>;

/** The statement of own credit, part of the service `customers`. */
export const statementApi = {
  /** For the customer of the session: its own, or the one a seller chose; null without credit. */
  'GET /statement': {
    query: StatementQuery,
    response: resultsOf(CreditStatement.nullable()),
    errors: [...buyerErrors],
  },
  'GET /statement/transfers': {
    query: Hints,
    response: resultsOf(z.array(DocumentTransfer)),
    errors: [...buyerErrors],
  },
  /**
   * A bank transfer that pays documents, with its picture or PDF in base64, at most 4 MB. The same documents and amounts again replace the
   * proof of the transfer that waits.
   */
  'POST /statement/proof': {
    query: Hints,
    body: z.strictObject({ documents: ChosenDocuments, file: z.base64().min(8).max(5_600_000) }),
    response: resultsOf(Payment),
    errors: [
      ...buyerErrors,
      'CREDIT_DOCUMENT_NOT_FOUND',
      'CREDIT_DOCUMENT_CHANGED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PROOF_REFUSED',
    ],
  },
} satisfies Service;

/** The statement as PDF, not a call: open documents and the movements of the range. */
export const STATEMENT_PDF = '/api/customers/statement.pdf';

/** The same rows as a workbook, amounts as numbers. */
export const STATEMENT_XLSX = '/api/customers/statement.xlsx';
