import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { dispatchText } from '../dispatch-text.ts';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { type SavedLine, orderable } from './saved-list-query.ts';

/** A line of a list: what changed since last time, units and today's price. */
export function SavedLineRow(props: { line: SavedLine; onQuantity: (units: number) => void; onRemove: () => void }) {
  const { line, onQuantity, onRemove } = props;
  const { match, quantity } = line;
  const name = match ? lineName(match) : words.goneName;
  const units = orderable(line);
  const step = match?.minQuantity ?? 1;
  return (
    <li className={`border-b border-line px-4 py-3 last:border-b-0 max-lg:px-1 ${units > 0 ? '' : 'bg-warn-soft'}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LinePicture match={match} />
        <span className="min-w-0 flex-1 basis-30">
          <b className="block text-label wrap-break-word">{name}</b>{' '}
          <span className="flex flex-wrap gap-x-2.5 text-small text-text-3">
            {match && <span>{match.code}</span>} <LineNews line={line} />
          </span>{' '}
          {match && (
            <span className="block text-small text-text-3 lg:hidden">
              <b className="text-text">{units > 0 ? formatPesos(match.price * units) : '–'}</b>{' '}
              {words.each(match.price)}
            </span>
          )}
        </span>
        {match && (
          <span className="w-20 text-right text-small text-text-2 max-lg:hidden">{formatPesos(match.price)}</span>
        )}
        {match && (
          <QuantityStepper
            label={name}
            value={quantity}
            onChange={onQuantity}
            step={step}
            min={step}
            max={9_999}
            editable
            removable
            onRemove={onRemove}
            look="filled"
            className="max-lg:w-34"
          />
        )}
        <b className="w-24 text-right text-label max-lg:hidden">
          {match && units > 0 ? formatPesos(match.price * units) : '–'}
        </b>
        <IconButton
          icon="x"
          label={words.removeLine(name)}
          tip="none"
          className={match ? 'max-lg:hidden' : undefined}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

const tones = { now: 'text-text-2', presale: 'text-info', short: 'text-warn' } as const;

function LineNews({ line }: { line: SavedLine }) {
  const { match, priceBefore, quantity } = line;
  if (!match) return <span className="font-semibold text-warn">{words.gone}</span>;
  if (orderable(line) === 0) return <span className="font-semibold text-warn">{words.soldOut}</span>;
  const { text, tone } = dispatchText(match, quantity);
  return (
    <>
      <span className={tones[tone]}>{text}</span>{' '}
      {match.price > priceBefore && <span className="text-warn">{words.wasCheaper(priceBefore)}</span>}
      {match.price < priceBefore && <span className="text-brand-text">{words.wasDearer(priceBefore)}</span>}
    </>
  );
}
