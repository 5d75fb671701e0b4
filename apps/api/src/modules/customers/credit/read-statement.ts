import type { Credit } from '@tonalia/contract/auth';
import { dayIn } from '@tonalia/rules/dates';
import { dueSoonDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { lateDays } from './late-days.rules.ts';
import {
  type StatementDocumentRow,
  type StatementMovementRow,
  listOpenDocuments,
  listPaidDocuments,
  listStatementMovements,
  sumStatement,
} from './statement.sql.ts';

/** Own credit in pesos, summed for a statement. */
export interface StatementSummary extends Credit {
  inFavour: number;
  dueSoon: number;
  /** The first due day of `dueSoon`. */
  dueSoonOn: string | null;
  /** Documents with a balance. */
  open: number;
  /** Debt without a document. */
  before: number;
}

/** Which rows of a statement are read. Days are in Bogotá, both inclusive. */
export interface StatementRange {
  view: 'open' | 'paid' | 'movements';
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of a customer's statement; `count` is the number of rows of all pages. */
export interface StatementRows {
  summary: StatementSummary;
  documents: StatementDocumentRow[];
  movements: StatementMovementRow[];
  count: number;
}

/** The statement of a customer's own credit; undefined without credit. */
export async function readCreditStatement(
  { db, clock }: { db: Database; clock: Clock },
  customerId: string,
  { view, from, to, limit, offset }: StatementRange,
): Promise<StatementRows | undefined> {
  const today = dayIn(clock.now());
  const asked = { customerId, from: from ?? null, to: to ?? null, limit, offset };
  const [[summary], documents, movements] = await Promise.all([
    sumStatement(db, { customerId, today, soonDays: dueSoonDays, ...lateDays() }),
    view === 'open' ? listOpenDocuments(db, asked) : view === 'paid' ? listPaidDocuments(db, asked) : [],
    view === 'movements' ? listStatementMovements(db, asked) : [],
  ]);
  if (!summary) return undefined;
  return { summary, documents, movements, count: documents[0]?.count ?? movements[0]?.count ?? 0 };
}
