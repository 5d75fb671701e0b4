import type { StatementMovement } from '@tonalia/contract/statement';
import { formatPesos } from '@tonalia/rules/money';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { dayAndMonth } from './day-and-month.ts';

/** A change of the debt, with the debt after it. */
export function MovementRow({ movement }: { movement: StatementMovement }) {
  const { created_at, amount, balance } = movement;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 lg:min-h-10.5 lg:px-5">
      <span className="w-20 text-small text-text-3">{dayAndMonth(created_at)}</span>
      <span className="min-w-32 flex-1 wrap-break-word">{words.wordsOf(movement)}</span>
      <b className={`font-[650] ${amount < 0 ? 'text-brand-text' : ''}`}>{formatPesos(amount)}</b>
      <span className="w-28 text-right text-small text-text-3">
        <span className="sr-only">{words.balance} </span>
        {formatPesos(balance)}
      </span>
    </li>
  );
}
