import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { statementQuery } from '../../api/queries/statement.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { StatementList } from './statement-list.tsx';

/** Every change of the debt, newest first, with the debt after it; of a range of days. */
export function StatementMovements() {
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <>
      <div className="grid max-w-108 grid-cols-2 gap-3">
        <Field
          label={words.rangeFrom}
          type="date"
          value={days.from}
          max={days.to || undefined}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
        <Field
          label={words.rangeTo}
          type="date"
          value={days.to}
          min={days.from || undefined}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </div>
      <StatementList
        label={words.movements}
        query={statementQuery('movements', days)}
        rowsOf={({ movements }) =>
          movements.map((movement) => (
            <li key={movement._id} className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 lg:px-5">
              <span className="w-24 text-small text-text-3">
                {formatShortDay(dayIn(new Date(movement.created_at)))}
              </span>
              <span className="min-w-32 flex-1 wrap-break-word">{words.wordsOf(movement)}</span>
              <b className={`font-[650] ${movement.amount < 0 ? 'text-brand-text' : ''}`}>
                {formatPesos(movement.amount)}
              </b>
              <span className="w-28 text-right text-small text-text-3">
                <span className="sr-only">{words.balance} </span>
                {formatPesos(movement.balance)}
              </span>
            </li>
          ))
        }
      />
    </>
  );
}
