import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useState } from 'react';
import { WaitButton } from '../../../components/alert-me/wait-button.tsx';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';
import { CorrectLine } from './correct-line.tsx';
import { isOpen } from '../line-view.ts';
import { signOf } from '../line-signs.ts';
import { LineSwatch } from '../line-swatch.tsx';
import { type QuickLine, isReady, nameOf, totalOf, wishOf } from '../quick-line.ts';
import { Compared, upper } from './resolve-options.tsx';
import { RowQuantity } from '../row-quantity.tsx';
import { stockText } from '../stock-text.ts';
import type { QuickOrder } from '../use-quick-order.ts';

const MOST = 6;
const MOST_SHADES = 3;

/** A line to resolve on a phone. A choice is marked and can be changed until the view is left. */
export function ResolveCard({ line, order }: { line: QuickLine; order: QuickOrder }) {
  const [asked, setAsked] = useState(line);
  if (isOpen(line) && line !== asked) setAsked(line);
  const isDone = isReady(line);
  const choices = { line, asked, onChoose: (match: ListMatch) => order.choose(line.id, match) };
  const isOfShades = asked.state === 'sold_out' && asked.candidates.some(({ difference }) => difference !== null);
  return (
    <li
      id={`line-${line.id}`}
      className={`overflow-hidden rounded-card bg-surface ${isDone ? 'inset-ring-2 inset-ring-brand' : 'inset-ring-[1.5px] inset-ring-warn'}`}
    >
      <CardHead asked={asked} units={line.quantity} onRemove={() => order.remove(line.id)} />
      {isOfShades ? <ShadeTiles {...choices} /> : <ProductRows {...choices} />}
      {!isDone && !isOfShades && (
        <div className="flex px-3 pb-3">
          <CorrectLine
            name={nameOf(line)}
            text={line.words || line.text}
            hasFocus={false}
            onCorrect={(text) => void order.correct(line.id, text)}
          />
        </div>
      )}
      {isDone && <ChosenFoot line={line} isInstead={asked.state === 'sold_out'} order={order} />}
    </li>
  );
}

function CardHead({ asked, units, onRemove }: { asked: QuickLine; units: number; onRemove: () => void }) {
  const name = nameOf(asked);
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2.5 pr-1.5 pl-3">
      <LineSwatch line={asked} size="choice" />
      <p className="min-w-0 flex-1 basis-32">
        <b className="block text-label wrap-break-word whitespace-pre-line">{name}</b>{' '}
        <span className="flex items-start gap-1 text-small font-medium text-warn">
          <Icon name={signOf(asked.state)} size="xs" className="mt-[3px]" />
          {asked.reason}, {words.unitsOf(units)}
        </span>
      </p>
      <span className="flex items-center">
        {asked.state === 'sold_out' && asked.match && <WaitButton wish={wishOf(asked.match, units)} />}
        <IconButton icon="trash" label={words.remove(name)} tip="none" className="text-text-2" onClick={onRemove} />
      </span>
    </div>
  );
}

interface ChoicesProps {
  line: QuickLine;
  asked: QuickLine;
  onChoose: (match: ListMatch) => void;
}

const optionLook = (isChosen: boolean): string =>
  isChosen ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line';
const isChosen = ({ match }: QuickLine, { versionId }: ListMatch): boolean => match?.versionId === versionId;

/** The nearest shades of a sold-out one: half of it, half of the offered one. */
function ShadeTiles({ line, asked, onChoose }: ChoicesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2 px-3 pb-3">
      {asked.candidates.slice(0, MOST_SHADES).map((match) => (
        <li key={match.versionId} className="grid">
          <button
            type="button"
            aria-pressed={isChosen(line, match)}
            className={`pressable flex flex-col rounded-[16px] bg-surface p-1.5 text-left ${optionLook(isChosen(line, match))}`}
            onClick={() => onChoose(match)}
          >
            <Compared wanted={asked.match} match={match} className="h-11.5 w-full" />
            <span className="block px-1 pt-1.5 text-small text-text-2">
              <span className="sr-only">{words.use}</span>{' '}
              <b className="block text-label text-text wrap-break-word">{lineName(match)}</b>{' '}
              {match.difference !== null && <span className="block">{upper(match.difference)}</span>}{' '}
              <span className="block text-micro text-text-3">{stockText(match)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The products that a text may mean. */
function ProductRows({ line, asked, onChoose }: ChoicesProps) {
  if (asked.candidates.length === 0) return null;
  return (
    <ul className="grid gap-2 px-3 pb-3">
      {asked.candidates.slice(0, MOST).map((match) => (
        <li key={match.versionId}>
          <button
            type="button"
            aria-pressed={isChosen(line, match)}
            className={`pressable flex w-full items-center gap-2.5 rounded-[16px] bg-surface p-2 text-left ${optionLook(isChosen(line, match))}`}
            onClick={() => onChoose(match)}
          >
            <LinePicture match={match} />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{words.use}</span>{' '}
              <b className="block text-label wrap-break-word">{lineName(match)}</b>{' '}
              <span className="block text-small text-text-2">
                {[productBehind(match), match.manufacturer.name].filter(Boolean).join(', ')}
              </span>
            </span>{' '}
            <span className="shrink-0 text-right">
              <b className="block text-label">{formatPesos(match.price)}</b>{' '}
              <span className="block text-small text-text-3">{stockText(match)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChosenFoot({ line, isInstead, order }: { line: QuickLine; isInstead: boolean; order: QuickOrder }) {
  const name = nameOf(line);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line p-3">
      <p className="min-w-0 flex-1 basis-32">
        <b className="block text-label wrap-break-word">{isInstead ? words.instead(name) : name}</b>{' '}
        <span className="text-small text-text-2">{formatPesos(totalOf(line) ?? 0)}</span>
      </p>
      <RowQuantity line={line} name={name} order={order} />
    </div>
  );
}
