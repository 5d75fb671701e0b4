import type { BankLinePage, BankLineQuery, ListedBankLine } from '@tonalia/contract/bank-lines';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { FreeBankLine } from '../payment/bank-line.sql.ts';
import { type FoundLine, type WantedTransfer, matchLines } from './match-lines.rules.ts';
import { freeLines, wantedTransfers } from './list-transfers.ts';
import { countLinesOfTabs } from './counts.sql.ts';
import { type ListedLine, findLastStatement, listBankLines } from './statements.sql.ts';

const SHOWN_DAYS = 400;

/** A page of the bank's lines, each with its payment or with the transfer that fits it. */
export async function listOfficeLines(
  db: Database,
  clock: Clock,
  { q, state, page, limit }: BankLineQuery,
): Promise<BankLinePage> {
  const from = dayAfter(dayIn(clock.now()), -SHOWN_DAYS);
  const [rows, { lines, fitting, shared }, [statement], [counts = { open: 0, all: 0 }]] = await Promise.all([
    listBankLines(db, {
      from,
      state,
      typed: q || null,
      limit,
      offset: (page - 1) * limit,
    }),
    findTransfers(db, clock),
    findLastStatement(db),
    countLinesOfTabs(db, { from, most: MOST_COUNTED }),
  ]);
  return {
    results: rows.map((row) => toListedLine(row, fitting.get(row.id), shared.get(row.id))),
    ...countedPage(rows[0]?.count ?? 0, { page, limit }),
    counts,
    difference: lines.reduce((sum, line) => sum + offBy(line, fitting.get(line.id)), 0),
    statement: statement ? withProposed(statement, fitting) : null,
  };
}

/** The pesos of a line that its transfer does not explain. */
const offBy = ({ amount }: FreeBankLine, transfer: FittingTransfer | undefined): number =>
  transfer ? Math.abs(transfer.amount - amount) : amount;

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

/** Lines that are of no payment yet, with the transfers that fit them. */
interface FreeLines {
  lines: FreeBankLine[];
  fitting: Map<string, FittingTransfer>;
  /** Ids of the transfers of which a line may be, by the line's. */
  shared: Map<string, ReadonlySet<string>>;
}

/** Free lines and the transfers that fit them, by the id of the line: those that wait, and those approved without a line. */
async function findTransfers(db: Database, clock: Clock): Promise<FreeLines> {
  const lines = await freeLines(db, clock);
  if (lines.length === 0) return { lines, fitting: new Map(), shared: new Map() };
  const transfers = await wantedTransfers(db, clock);
  const { found, shared } = matchLines(transfers, lines);
  const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  const fitting = new Map(
    [...found].flatMap(([id, { line, state }]) => {
      const transfer = byId.get(id);
      return transfer ? [[line.id, { ...transfer, state, statementId: line.statementId }] as const] : [];
    }),
  );
  return { lines, fitting, shared };
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
    purpose,
    reason,
    advanceOf,
    ignoredBy,
  }: ListedLine,
  fitting: FittingTransfer | undefined,
  shared: ReadonlySet<string> | undefined,
): ListedBankLine {
  return {
    _id: id,
    account,
    day: on,
    amount,
    reference,
    description,
    isIgnored,
    registered: purpose === null ? null : { purpose, reason: reason ?? '', customer: advanceOf, by: ignoredBy ?? '' },
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
    candidates: shared?.size ?? 0,
  };
}
