import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { statementQuery } from '../../api/queries/statement.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { MovementRow } from './movement-row.tsx';
import { StatementList } from './statement-list.tsx';

/** Every change of the debt, newest first, with the debt after it; of a range of days. */
export function StatementMovements() {
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <>
      <div className="grid max-w-108 grid-cols-2 gap-3 lg:px-5 lg:pb-4">
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
        rowsOf={({ movements }) => movements.map((movement) => <MovementRow key={movement._id} movement={movement} />)}
      />
    </>
  );
}
