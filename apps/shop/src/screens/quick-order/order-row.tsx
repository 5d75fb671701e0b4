import { formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { useState } from 'react';
import { WaitButton } from '../../components/alert-me/wait-button.tsx';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { CorrectLine } from './resolve/correct-line.tsx';
import { LineState } from './line-state.tsx';
import { LineSwatch } from './line-swatch.tsx';
import { type QuickLine, isReady, isUnread, nameOf, totalOf, wishOf } from './quick-line.ts';
import { ResolveChoices } from './resolve/resolve-choices.tsx';
import { RowQuantity } from './row-quantity.tsx';
import type { QuickOrder } from './use-quick-order.ts';

interface OrderRowProps {
  line: QuickLine;
  order: QuickOrder;
  /** A phone leaves the choices to the view of lines to resolve. */
  isFolded?: boolean;
}

/** A line on a phone: what it is, when it leaves, price and quantity; one that needs an answer has its choices below. */
export function OrderRow({ line, order, isFolded = false }: OrderRowProps) {
  const { match } = line;
  const name = nameOf(line);
  const total = totalOf(line);
  const isDone = isReady(line);
  const isWaiting = isUnread(line);
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      id={`line-${line.id}`}
      className={`border-b border-line px-1 py-3 last:border-b-0 ${isDone || isWaiting ? '' : 'rounded-[16px] bg-warn-soft px-3!'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LineSwatch line={line} />
        <span className="min-w-0 flex-1 basis-30">
          <b className="line-clamp-6 text-label wrap-break-word whitespace-pre-line">{name}</b>{' '}
          <span className="flex flex-wrap gap-x-2.5 text-small text-text-3">
            {match && <span>{match.code}</span>} <LineState line={line} />{' '}
            {isDone && line.isAsBefore && <span>{line.reason}</span>}{' '}
            {isDone && line.words !== '' && (
              <button
                type="button"
                className="cursor-pointer font-semibold text-brand-text"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {words.change} <span className="sr-only">{name}</span>
              </button>
            )}
          </span>{' '}
          {isDone && match && total !== null && (
            <span className="block text-small text-text-3">
              <b className="text-text">{formatPesos(total)}</b> {formatPesos(match.price)} c/u
            </span>
          )}
        </span>
        {isDone ? (
          <RowQuantity line={line} name={name} order={order} />
        ) : (
          <IconButton icon="x" label={words.remove(name)} tip="none" onClick={() => order.remove(line.id)} />
        )}
      </div>
      {(isOpen || !isDone) && !isWaiting && (
        <div className={`mt-2.5 flex flex-wrap items-center gap-2 ${isFolded && !isOpen ? 'hidden' : ''}`}>
          <CorrectLine
            name={name}
            text={line.words || line.text}
            hasFocus={isOpen}
            onCorrect={(text) => {
              setOpen(false);
              void order.correct(line.id, text);
            }}
          />
          <ResolveChoices line={line} onChoose={(one) => order.choose(line.id, one)} />
          {line.state === 'sold_out' && match && <WaitButton wish={wishOf(match, line.quantity)} />}
        </div>
      )}
    </li>
  );
}
