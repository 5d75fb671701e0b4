import { productBehind } from '@tonalia/rules/line-name';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { useState } from 'react';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { ChangeButton, LineAnswers } from './resolve/line-answers.tsx';
import { LineState } from './line-state.tsx';
import { LineSwatch } from './line-swatch.tsx';
import { type QuickLine, isReady, isUnread, nameOf, totalOf } from './quick-line.ts';
import { RowUnits } from './row-units.tsx';
import { TABLE_COLUMNS, WIDE_CELL } from './table-columns.ts';
import type { QuickOrder } from './use-quick-order.ts';

interface TableRowProps {
  line: QuickLine;
  /** Counts the lines as they were noted, from 1. */
  number: number;
  order: QuickOrder;
}

/** A line on a desktop; one that needs an answer has its choices in a second row. */
export function TableRow({ line, number, order }: TableRowProps) {
  const { match } = line;
  const name = nameOf(line);
  const isDone = isReady(line);
  const isOpen = !isDone && !isUnread(line);
  const [isChanging, setChanging] = useState(false);
  const behind = match && productBehind(match);
  return (
    <li
      id={`line-${line.id}`}
      data-line={line.id}
      className={`border-b border-line px-4 text-small last:border-b-0 focus-within:bg-brand-soft/40 ${isOpen ? 'bg-warn-soft! pb-3' : ''}`}
    >
      <div className={`${TABLE_COLUMNS} min-h-[42px] py-1`}>
        <span className={`text-text-3 ${WIDE_CELL}`}>{number}</span>
        <LineSwatch line={line} size="map" />
        <b className="font-semibold wrap-anywhere">{match ? match.code : '–'}</b>
        <span className="min-w-0 py-0.5 wrap-break-word">
          <span className="text-label font-medium whitespace-pre-line">{name}</span>{' '}
          {behind !== null && isDone && <span className="block truncate text-text-3">{behind}</span>}{' '}
          {isDone && line.isAsBefore && <span className="text-text-3">{line.reason}</span>}{' '}
          {isDone && line.words !== '' && (
            <ChangeButton name={name} isOpen={isChanging} onToggle={() => setChanging(!isChanging)} />
          )}
        </span>
        <LineState line={line} hasSign />
        <span className={`text-right text-text-3 ${WIDE_CELL}`}>
          {match && match.stock > 0 ? formatNumber(match.stock) : '–'}
        </span>
        <span className="text-right">{match ? formatPesos(match.price) : '–'}</span>
        {isUnread(line) && line.units === undefined ? <span /> : <RowUnits line={line} name={name} order={order} />}
        <b className="text-right font-semibold">{isDone ? formatPesos(totalOf(line) ?? 0) : '–'}</b>
        <IconButton
          icon="x"
          iconSize="sm"
          label={words.remove(name)}
          tip="none"
          className="-mx-2.5 text-text-3"
          onClick={() => order.remove(line.id)}
        />
      </div>
      {(isOpen || (isDone && isChanging)) && (
        <LineAnswers
          line={line}
          order={order}
          isChanging={isChanging}
          onClose={() => setChanging(false)}
          className="flex flex-wrap items-center gap-2.5 py-1.5 xl:pl-[4.375rem]"
        />
      )}
    </li>
  );
}

/** The titles of the columns; each cell says the same in its own words. */
export function TableHead() {
  return (
    <div
      aria-hidden="true"
      className={`${TABLE_COLUMNS} border-b border-line px-4 pt-3 pb-2.5 text-micro font-semibold text-text-3`}
    >
      <span className={WIDE_CELL} />
      <span />
      <span>{words.columns.code}</span>
      <span>{words.columns.product}</span>
      <span>{words.columns.dispatch}</span>
      <span className={`text-right ${WIDE_CELL}`}>{words.columns.stock}</span>
      <span className="text-right">{words.columns.price}</span>
      <span className="text-right">{words.columns.units}</span>
      <span className="text-right">{words.columns.total}</span>
      <span />
    </div>
  );
}
