import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { suggestedMessages as words } from '../../../messages/suggested-order.es-CO.ts';
import { dispatchText } from '../dispatch-text.ts';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { ProposedUnits } from '../../../features/rhythm/proposed-units.tsx';
import type { SuggestedLine } from './suggested-choice.ts';

const tones = { now: 'text-text-2', presale: 'text-info', short: 'text-warn' } as const;

/** A suggested line: why, what it costs and how many; at zero it is left out. */
export function SuggestedRow(props: { line: SuggestedLine; units: number; onUnits: (units: number) => void }) {
  const { line, units, onUnits } = props;
  const { match, quantity, every, since } = line;
  const name = lineName(match);
  const shown = units || quantity;
  const leaves = dispatchText(match, shown);
  return (
    <li className="flex min-h-19 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line py-3 last:border-b-0 lg:gap-x-3 lg:px-4">
      <LinePicture match={match} />
      <span className="min-w-0 flex-1 basis-30">
        <b className="block text-label wrap-break-word">{name}</b>{' '}
        <span className="block text-[0.75rem] tracking-[-0.01em] text-text-2">{words.why(every, since)}</span>{' '}
        <span className="flex flex-wrap gap-x-2.5 text-small">
          <b>{formatPesos(match.price * shown)}</b>{' '}
          {leaves.tone !== 'now' && <span className={tones[leaves.tone]}>{leaves.text}</span>}
        </span>
      </span>
      <ProposedUnits
        name={name}
        units={units}
        proposed={quantity}
        step={match.minQuantity}
        onUnits={onUnits}
        className="max-lg:w-33"
      />
    </li>
  );
}
