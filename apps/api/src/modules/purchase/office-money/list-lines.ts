import type { BankLinePage, BankLineQuery, ListedBankLine } from '@tonalia/contract/bank-lines';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { type FoundLine, type WantedTransfer, matchLines } from './match-lines.rules.ts';
import { LINE_DAYS, freeLines, waitingTransfers } from './list-transfers.ts';
import { type ListedLine, findLastStatement, listApprovedWithoutLine, listBankLines } from './statements.sql.ts';

const MOST_APPROVED = 500;
const SHOWN_DAYS = 400;

/** A page of the bank's lines, each with its payment or with the transfer that fits it. */
export async function listOfficeLines(
  db: Database,
  clock: Clock,
  { q, state, page, limit }: BankLineQuery,
): Promise<BankLinePage> {
  const today = dayIn(clock.now());
  const [rows, fitting, [statement]] = await Promise.all([
    listBankLines(db, {
      from: dayAfter(today, -SHOWN_DAYS),
      state,
      typed: q || null,
      limit,
      offset: (page - 1) * limit,
    }),
    findTransfers(db, clock),
    findLastStatement(db),
  ]);
  return {
    results: rows.map((row) => toListedLine(row, fitting.get(row.id))),
    ...countedPage(rows[0]?.count ?? 0, { page, limit }),
    statement: statement ? withProposed(statement, fitting) : null,
  };
}

/** The statement with the number of its open lines that a transfer fits. */
function withProposed<S extends { id: string }>(
  { id, ...statement }: S,
  fitting: ReadonlyMap<string, FittingTransfer>,
) {
  const proposed = [...fitting.values()].filter(({ statementId }) => statementId === id).length;
  return { ...statement, proposed };
}

type FittingTransfer = Pick<WantedTransfer, 'id' | 'orderCode' | 'customer' | 'amount'> &
  Pick<FoundLine<never>, 'state'> & { isOrder: boolean; statementId: string };

/** Transfers that fit free lines, by the id of the line: those that wait, and those approved without a line. */
async function findTransfers(db: Database, clock: Clock): Promise<Map<string, FittingTransfer>> {
  const lines = await freeLines(db, clock);
  if (lines.length === 0) return new Map();
  const since = new Date(clock.now().getTime() - LINE_DAYS * day);
  const approved = await listApprovedWithoutLine(db, { since, amount: null, typed: null, limit: MOST_APPROVED });
  const contacts = await listContacts(db, [...new Set(approved.map(({ customerId }) => customerId))]);
  const transfers = [
    ...(await waitingTransfers(db)),
    ...approved.map(({ customerId, at, ...transfer }) => ({
      ...transfer,
      document: contacts.find(({ id }) => id === customerId)?.document ?? null,
      day: dayIn(at),
    })),
  ];
  const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  return new Map(
    [...matchLines(transfers, lines)].flatMap(([id, { line, state }]) => {
      const transfer = byId.get(id);
      return transfer ? [[line.id, { ...transfer, state, statementId: line.statementId }] as const] : [];
    }),
  );
}

function toListedLine(
  {
    id,
    account,
    day: on,
    amount,
    reference,
    description,
    isIgnored,
    matchedBy,
    orderCode,
    isOrder,
    customer,
    paid,
  }: ListedLine,
  fitting: FittingTransfer | undefined,
): ListedBankLine {
  return {
    _id: id,
    account,
    day: on,
    amount,
    reference,
    description,
    isIgnored,
    pair:
      orderCode === null
        ? null
        : { orderCode, isOrder, customer: customer ?? '', amount: paid ?? 0, by: matchedBy ?? '' },
    proposal: fitting
      ? {
          transferId: fitting.id,
          orderCode: fitting.orderCode,
          isOrder: fitting.isOrder,
          customer: fitting.customer,
          amount: fitting.amount,
          state: fitting.state,
        }
      : null,
  };
}
