import type { CreditDocument, CreditStatement, StatementMovement } from '@tonalia/contract/statement';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import type { PdfColumn, PdfRow } from '../../../platform/pdf/table-pdf.ts';
import { statementWords as words, wordsOfMovement } from './words.es-CO.ts';

type Summary = CreditStatement['summary'];

const five = [words.owed, words.overdue, words.soon, words.inFavour, words.available];
const summaryColumns: PdfColumn[] = five.map((title) => ({ title, width: 103 }));
const documentColumns: PdfColumn[] = [
  { title: words.document, width: 110 },
  { title: words.date, width: 85 },
  { title: words.due, width: 170 },
  { title: words.total, width: 75, isRight: true },
  { title: words.balance, width: 75, isRight: true },
];
const movementColumns: PdfColumn[] = [
  { title: words.date, width: 80 },
  { title: words.detail, width: 255 },
  { title: words.amount, width: 90, isRight: true },
  { title: words.balance, width: 90, isRight: true },
];

const dayWithYear = (instant: string): string => {
  const day = dayIn(new Date(instant));
  return `${formatShortDay(day)} ${day.slice(0, 4)}`;
};

function cellsOf({ number, orderCode, created_at, due_on, daysLate, total, balance }: CreditDocument): string[] {
  const due = due_on === null ? '' : `${formatShortDay(due_on)} ${due_on.slice(0, 4)}`;
  return [
    number ?? orderCode ?? words.other,
    dayWithYear(created_at),
    daysLate > 0 ? `${due}, ${words.late(daysLate)}` : due,
    formatPesos(total),
    formatPesos(balance),
  ];
}

/** The rows of a printed statement. */
export async function* statementRows(
  { used, overdue, dueSoon, inFavour, available, before }: Summary,
  documents: AsyncIterable<CreditDocument>,
  movements: AsyncIterable<StatementMovement>,
): AsyncGenerator<PdfRow> {
  yield { heading: words.summary, columns: summaryColumns };
  yield { cells: [used, overdue, dueSoon, inFavour, available].map(formatPesos), isStrong: true };
  if (used > 0) yield { heading: words.open, columns: documentColumns };
  if (before > 0) yield { cells: [words.before, '', '', '', formatPesos(before)] };
  for await (const document of documents) yield { cells: cellsOf(document), isStrong: document.daysLate > 0 };
  yield { heading: words.movements, columns: movementColumns };
  for await (const movement of movements)
    yield {
      cells: [
        dayWithYear(movement.created_at),
        wordsOfMovement(movement),
        formatPesos(movement.amount),
        formatPesos(movement.balance),
      ],
    };
}
