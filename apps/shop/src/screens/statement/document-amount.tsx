import { formatPesos } from '@tonalia/rules/money';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { type ChoosableDocument, choose, smallestOf } from './chosen.ts';
import { PesosField } from './pesos-field.tsx';

export interface DocumentAmountProps {
  one: ChoosableDocument;
  /** Pesos of it that are paid. */
  amount: number;
  name: string;
  isOpen: boolean;
}

/** The amount paid of a chosen document. A phone shows it where it is open. */
export function DocumentAmount({ one: { document, payable, wrong }, amount, name, isOpen }: DocumentAmountProps) {
  const limit =
    wrong === 'much' ? words.tooMuch(formatPesos(payable)) : words.tooSmall(formatPesos(smallestOf(payable)));
  return (
    <div className={`col-span-2 mt-3 pl-[34px] lg:col-span-1 lg:mt-0 lg:pl-0 ${isOpen ? '' : 'max-lg:hidden'}`}>
      <PesosField
        label={words.amountOf(name)}
        before={words.part}
        amount={amount}
        error={wrong === null ? undefined : limit}
        onChange={(typed) => choose(document._id, typed)}
      />
      {amount < payable && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-text-2 lg:hidden">
          <span>{words.rest(formatPesos(payable - amount))}</span>
          <button
            type="button"
            className="touch-area text-label text-brand-text hover:underline"
            onClick={() => choose(document._id, payable)}
          >
            {words.whole}
          </button>
        </p>
      )}
    </div>
  );
}
