import type { BankLinePage, BankLineQuery, ListedBankLine } from '@tonalia/contract/bank-lines';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { countedPage } from '../../../platform/counted-page.ts';
import type { FreeBankLine } from '../payment/bank-line.sql.ts';
import { countLinesOfTabs } from './counts.sql.ts';
import { type Proposal, type ProposalContext, type Proposals, findProposals } from './find-proposals.ts';
import { type ListedLine, findLastStatement, listBankLines } from './statements.sql.ts';

const SHOWN_DAYS = 400;

/** A page of the bank's lines, each with what it is of, or with what fits it. */
export async function listOfficeLines(
  context: ProposalContext,
  { q, state, page, limit }: BankLineQuery,
): Promise<BankLinePage> {
  const { db, clock } = context;
  const from = dayAfter(dayIn(clock.now()), -SHOWN_DAYS);
  const [rows, proposals, [statement], [counts = { open: 0, all: 0 }]] = await Promise.all([
    listBankLines(db, {
      from,
      state,
      typed: q || null,
      limit,
      offset: (page - 1) * limit,
    }),
    findProposals(context),
    findLastStatement(db),
    countLinesOfTabs(db, { from, most: MOST_COUNTED }),
  ]);
  const { fitting, shared } = proposals;
  const came = proposals.lines.filter(({ amount }) => amount > 0);
  return {
    results: rows.map((row) => toListedLine(row, fitting.get(row.id), shared.get(row.id))),
    ...countedPage(rows[0]?.count ?? 0, { page, limit }),
    counts,
    difference: came.reduce((sum, line) => sum + (shared.has(line.id) ? 0 : offBy(line, fitting.get(line.id))), 0),
    statement: statement ? withProposals(statement, proposals) : null,
  };
}

/** The pesos of a line that its proposal does not explain. */
const offBy = ({ amount }: FreeBankLine, proposal: Proposal | undefined): number =>
  proposal ? Math.abs(proposal.amount - amount) : amount;

/** The statement with what its lines without a pair are. */
function withProposals<S extends { id: string; open: number }>(
  { id, open, ...statement }: S,
  { lines, fitting, shared }: Proposals,
) {
  const own = lines.filter(({ statementId }) => statementId === id);
  const proposed = own.filter((line) => fitting.has(line.id));
  const undecided = own.filter((line) => shared.has(line.id)).length;
  const came = proposed.filter(({ amount }) => amount > 0).length;
  return { ...statement, proposed: proposed.length, undecided, withoutPair: open - came - undecided };
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
    of,
    pairCount,
    code,
    isOrder,
    name,
    paid,
    purpose,
    reason,
    advanceOf,
    ignoredBy,
  }: ListedLine,
  proposal: Proposal | undefined,
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
      of === null
        ? null
        : {
            of,
            count: pairCount ?? 1,
            code: pairCount === 1 ? code : null,
            isOrder: pairCount === 1 && (isOrder ?? false),
            name: name ?? '',
            amount: paid ?? 0,
            by: matchedBy ?? '',
          },
    proposal: proposal ?? null,
    candidates: shared?.size ?? 0,
  };
}
