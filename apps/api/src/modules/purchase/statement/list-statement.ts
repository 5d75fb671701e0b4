import type { CreditDocument, StatementMovement } from '@tonalia/contract/statement';
import { dayIn } from '@tonalia/rules/dates';
import type { TableCell } from '../../../platform/table-file/write-xlsx.ts';
import { statementWords as words, wordsOfMovement } from './words.es-CO.ts';

const dayOf = (instant: string): string => dayIn(new Date(instant));

/** The rows of a workbook: open documents, then movements. Days are `yyyy-mm-dd`, so that they sort. */
export async function* statementTable(
  documents: AsyncIterable<CreditDocument>,
  movements: AsyncIterable<StatementMovement>,
): AsyncGenerator<TableCell[]> {
  yield [words.open];
  yield [words.document, words.order, words.date, words.due, words.total, words.balance];
  for await (const { number, orderCode, created_at, due_on, total, balance } of documents)
    yield [number ?? orderCode ?? words.other, orderCode ?? '', dayOf(created_at), due_on ?? '', total, balance];
  yield [];
  yield [words.movements];
  yield [words.detail, words.order, words.date, words.amount, words.balance];
  for await (const movement of movements) {
    const { orderCode, created_at, amount, balance } = movement;
    yield [wordsOfMovement(movement), orderCode ?? '', dayOf(created_at), amount, balance];
  }
}
