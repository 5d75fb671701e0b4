import type { BackLine } from '@tonalia/contract/load-back';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import type { LineCount } from '../../api/load-back.ts';
import { SmallStepper } from '../../components/small-stepper.tsx';
import { loadBackTexts as texts } from '../../messages/load-back.es-CO.ts';

interface BackLineRowProps {
  line: BackLine;
  count: LineCount;
  isCounted: boolean;
  isEditable: boolean;
  onChange: (count: LineCount) => void;
}

/** A line that comes back: what the driver brings, the count, and the difference. */
export function BackLineRow({
  line: { name, units, reason },
  count,
  isCounted,
  isEditable,
  onChange,
}: BackLineRowProps) {
  const missing = units - count.toStock - count.damaged;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-[200px] max-sm:basis-full">
        <span className="block font-[550]">{name}</span>
        <span className="text-[0.8125rem] text-text-2">
          {[texts.brings(units), reason && texts.reasons[reason]].filter(Boolean).join(', ')}
        </span>
      </span>
      {(isEditable || isCounted) &&
        (['toStock', 'damaged'] as const).map((place) => (
          <span key={place} className="flex items-center gap-2 text-[0.8125rem]">
            <span className={classNames('text-text-2', isEditable && 'max-sm:min-w-14')}>{texts[place]}</span>
            {isEditable ? (
              <SmallStepper
                value={count[place]}
                max={count[place] + missing}
                label={texts.nameOf(texts[place], name)}
                fewer={texts.fewer(texts[place], name)}
                more={texts.more(texts[place], name)}
                onChange={(value) => onChange({ ...count, [place]: value })}
              />
            ) : (
              <b className="font-semibold">{formatNumber(count[place])}</b>
            )}
          </span>
        ))}
      {(isEditable || isCounted) && (
        <span
          className={classNames(
            'min-w-[76px] text-right text-[0.8125rem]',
            missing > 0 ? 'font-semibold text-warn' : 'text-text-2',
          )}
        >
          {missing > 0 ? texts.missing(missing) : texts.exact}
        </span>
      )}
    </li>
  );
}
