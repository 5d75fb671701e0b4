import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { lineName } from '@tonalia/rules/line-name';
import { useState } from 'react';
import { WaitButton } from '../../components/alert-me/wait-button.tsx';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { CorrectLine } from './correct-line.tsx';
import { dispatchText } from './dispatch-text.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { type QuickLine, isReady, isUnread, nameOf, totalOf } from './quick-line.ts';
import { ResolveChoices } from './resolve-choices.tsx';
import { RowQuantity } from './row-quantity.tsx';
import type { QuickOrder } from './use-quick-order.ts';

const tones = { now: 'text-text-2', presale: 'text-info', short: 'text-warn' } as const;

interface OrderRowProps {
  line: QuickLine;
  order: QuickOrder;
  /** A phone leaves the choices to the view of lines to resolve. */
  isFolded?: boolean;
}

/** A line: what it is, when it leaves, price and quantity; one that needs an answer has its choices below. */
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
      className={`border-b border-line px-4 py-3 last:border-b-0 max-lg:px-1 ${isDone || isWaiting ? '' : 'bg-warn-soft max-lg:rounded-[16px] max-lg:px-3'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LinePicture match={match} />
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
            <span className="block text-small text-text-3 lg:hidden">
              <b className="text-text">{formatPesos(total)}</b> {formatPesos(match.price)} c/u
            </span>
          )}
        </span>
        {match && (
          <span className="w-20 text-right text-small text-text-2 max-lg:hidden">{formatPesos(match.price)}</span>
        )}
        {/* A phone has no room for it before the line is one product. */}
        <span className={isDone ? undefined : 'max-lg:hidden'}>
          {(!isWaiting || line.units !== undefined) && <RowQuantity line={line} name={name} order={order} />}
        </span>
        <b className="w-24 text-right text-label max-lg:hidden">
          {isDone && total !== null ? formatPesos(total) : '–'}
        </b>
        <IconButton
          icon="x"
          label={words.remove(name)}
          tip="none"
          className={isDone ? 'max-lg:hidden' : undefined}
          onClick={() => order.remove(line.id)}
        />
      </div>
      {(isOpen || !isDone) && !isWaiting && (
        <div className={`mt-2.5 flex flex-wrap items-center gap-2 ${isFolded && !isOpen ? 'max-lg:hidden' : ''}`}>
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
          {line.state === 'sold_out' && match && (
            <WaitButton
              wish={{
                productId: match.productId,
                versionCode: match.versionName === null ? null : match.code,
                name: lineName(match),
                product: match.name,
                kind: 'stock',
                units: line.quantity,
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}

function LineState({ line }: { line: QuickLine }) {
  const isOnline = useIsOnline();
  if (isUnread(line)) return <span>{isOnline || line.state === 'reading' ? words.reading : words.waiting}</span>;
  if (!isReady(line) || !line.match)
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-warn">
        <Icon name="alert-circle" size="xs" /> {line.reason}
      </span>
    );
  const { text, tone } = dispatchText(line.match, line.quantity);
  return <span className={tones[tone]}>{text}</span>;
}
