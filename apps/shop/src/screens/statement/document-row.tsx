import type { CreditDocument } from '@tonalia/contract/statement';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Checkbox } from '@tonalia/ui/checkbox';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { type ChoosableDocument, choose } from './chosen.ts';
import { columns, textColumns } from './columns.ts';
import { dayAndMonth } from './day-and-month.ts';
import { DocumentAmount } from './document-amount.tsx';
import { DueBadge } from './due-badge.tsx';

export interface DocumentRowProps {
  one: ChoosableDocument;
  /** Whether a part of it can be paid. */
  takesParts: boolean;
  /** Whether a phone shows the field of the amount. */
  isOpen: boolean;
  onOpen: () => void;
}

/** A document with what it owes; once it is chosen, with what is paid of it. */
export function DocumentRow({ one, takesParts, isOpen, onOpen }: DocumentRowProps) {
  const { document, amount, payable } = one;
  const name = words.nameOf(document);
  const balance = formatPesos(document.balance);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3.5 lg:min-h-15 lg:items-center lg:px-5 lg:py-1.5 ${columns}`}
    >
      <Checkbox
        className="[&>label]:items-start lg:[&>label]:items-center"
        checked={amount !== null}
        disabled={payable === 0}
        onChange={(event) => choose(document._id, event.target.checked ? payable : null)}
      >
        <span className={`grid ${textColumns}`}>
          <span className="text-label">{name}</span>
          <Origin document={document} />
          <span className="flex flex-wrap items-center gap-1.5 max-lg:mt-1.5">
            <DueBadge document={document} />
            {document.waiting > 0 && <Badge tone="neutral">{words.waiting(formatPesos(document.waiting))}</Badge>}
          </span>
        </span>
      </Checkbox>
      {amount !== null && takesParts && !isOpen ? (
        <button
          type="button"
          aria-label={`${words.amountOf(name)}: ${balance}`}
          className="touch-area self-start text-right font-[650] lg:hidden"
          onClick={onOpen}
        >
          {balance}
        </button>
      ) : (
        <b className="text-right font-[650] lg:hidden">{balance}</b>
      )}
      <span className="text-right text-label max-lg:hidden">{balance}</span>
      {amount !== null && takesParts && <DocumentAmount one={one} amount={amount} name={name} isOpen={isOpen} />}
    </li>
  );
}

/** The order and the day of a document. */
function Origin({ document: { number, orderCode, created_at } }: { document: CreditDocument }) {
  const day = dayAndMonth(created_at);
  const order = number === null ? null : orderCode;
  return (
    <span className="text-small text-text-2">
      <span className="lg:hidden">{order === null ? words.madeOn(day) : words.ofOrder(order)}</span>
      <span className="max-lg:hidden">{order === null ? day : `${order}, ${day}`}</span>
    </span>
  );
}
