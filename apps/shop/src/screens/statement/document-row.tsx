import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Checkbox } from '@tonalia/ui/checkbox';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { type ChoosableDocument, choose, smallestOf } from './chosen.ts';
import { DueBadge } from './due-badge.tsx';
import { PesosField } from './pesos-field.tsx';

/** A document with what it owes; once it is chosen, with what is paid of it. */
export function DocumentRow({ one: { document, amount, payable, wrong } }: { one: ChoosableDocument }) {
  const { _id, orderCode, total, balance, waiting } = document;
  const name = words.nameOf(orderCode);
  const error =
    wrong === null
      ? undefined
      : wrong === 'much'
        ? words.tooMuch(formatPesos(payable))
        : words.tooSmall(formatPesos(smallestOf(payable)));
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,1fr)_12rem] lg:items-center lg:px-5">
      <Checkbox
        checked={amount !== null}
        disabled={payable === 0}
        onChange={(event) => choose(_id, event.target.checked ? payable : null)}
        after={
          <span className="text-right">
            <b className="block font-[650]">{formatPesos(balance)}</b>
            {total !== balance && <span className="text-small text-text-3">{words.total(formatPesos(total))}</span>}
          </span>
        }
      >
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{name}</span>
          <DueBadge document={document} />
          {waiting > 0 && <Badge tone="neutral">{words.waiting(formatPesos(waiting))}</Badge>}
        </span>
      </Checkbox>
      {amount !== null && (
        <div className="pl-[34px] lg:pl-0">
          <PesosField
            label={words.amountOf(name)}
            before={words.part}
            amount={amount}
            error={error}
            onChange={(typed) => choose(_id, typed)}
          />
          {amount < payable && (
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-small text-text-2">
              <span>{words.rest(formatPesos(balance - waiting - amount))}</span>
              <button
                type="button"
                className="touch-area font-semibold text-brand-text hover:underline"
                onClick={() => choose(_id, payable)}
              >
                {words.whole}
              </button>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
