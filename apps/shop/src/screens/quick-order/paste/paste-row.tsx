import { formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { useState } from 'react';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';
import { ChangeButton, LineAnswers } from '../resolve/line-answers.tsx';
import { LineState } from '../line-state.tsx';
import { LineSwatch } from '../line-swatch.tsx';
import { type QuickLine, isReady, isUnread, nameOf, totalOf } from '../quick-line.ts';
import { RowUnits } from '../row-units.tsx';
import type { QuickOrder } from '../use-quick-order.ts';

const COLUMNS =
  'grid grid-cols-[8rem_minmax(0,1fr)_4rem_5.5rem_2rem] items-center gap-x-3.5 xl:grid-cols-[8rem_minmax(0,1fr)_8.25rem_4rem_5.5rem_2rem]';

/** A row of a pasted list on a desktop: as it is written, then what it is. */
export function PasteRow({ line, order }: { line: QuickLine; order: QuickOrder }) {
  const name = nameOf(line);
  const isDone = isReady(line);
  const [isChanging, setChanging] = useState(false);
  const isOpen = !isDone && !isUnread(line);
  return (
    <li
      id={`line-${line.id}`}
      data-line={line.id}
      className={`border-b border-line px-4 text-small last:border-b-0 ${isOpen ? 'bg-warn-soft pb-2.5' : ''}`}
    >
      <div className={`${COLUMNS} min-h-15 py-1.5`}>
        <span className={`wrap-anywhere ${isDone ? 'text-text-3' : 'text-text'}`}>
          “{line.source?.text ?? line.text}”
        </span>
        {isDone && line.match ? (
          <span className="flex min-w-0 items-center gap-3">
            <LineSwatch line={line} size="map" />
            <span className="min-w-0">
              <b className="block text-label wrap-break-word">{name}</b>{' '}
              <span className="text-text-3">{line.match.code}</span>{' '}
              {line.isAsBefore && <span className="text-text-3">{line.reason}</span>}{' '}
              <ChangeButton name={name} isOpen={isChanging} onToggle={() => setChanging(!isChanging)} />
            </span>
          </span>
        ) : (
          <LineState line={line} />
        )}
        <span className="max-xl:hidden">{isDone && <LineState line={line} hasSign />}</span>
        <RowUnits line={line} name={name} order={order} />
        <b className="text-right font-semibold">{isDone ? formatPesos(totalOf(line) ?? 0) : '–'}</b>
        <IconButton
          icon="x"
          iconSize="sm"
          label={words.remove(name)}
          tip="none"
          className="-mx-1.5"
          onClick={() => order.remove(line.id)}
        />
      </div>
      {(isOpen || (isDone && isChanging)) && (
        <LineAnswers
          line={line}
          order={order}
          isChanging={isChanging}
          onClose={() => setChanging(false)}
          className="flex flex-wrap items-center gap-2 pl-[8.875rem]"
        />
      )}
    </li>
  );
}
