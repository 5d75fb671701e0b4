import { classNames } from '@tonalia/ui/class-names';
import { formatNumber } from '@tonalia/rules/money';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { SmallStepper } from '../../../components/small-stepper.tsx';
import { VersionPicture } from '../../../components/version-picture.tsx';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';
import { LineName, type ShippedLine } from '../line-name.tsx';
import { type Draft, draftOf, withQuantity, withSubstitute, withSubstituteUnits } from './draft.ts';
import { SubstituteChoices } from './substitute-choices.tsx';

export type AdjustRowProps = {
  orderCode: string;
  line: ShippedLine;
  /** Units that the warehouse did not find. */
  short: number;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** A line of the sheet: what was asked, what there is, what to send, and below it what to send instead. */
export function AdjustRow({ orderCode, line, short, draft, onChange }: AdjustRowProps) {
  const { quantity, substitute } = draftOf(draft, line);
  const left = line.quantity - quantity;
  const name = lineName(line);
  const wantedCode = shadeCodeOf(line);
  return (
    <li className="border-b border-line py-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_56px_56px_112px] items-center max-lg:grid-cols-[minmax(0,1fr)_40px_40px_124px]">
        <span className="flex min-w-0 max-lg:col-span-full max-lg:mb-1.5">
          <LineName line={line} />
        </span>
        <span className="text-right font-semibold max-lg:col-start-2">{formatNumber(line.quantity)}</span>
        <span className={classNames('text-right font-semibold', short > 0 && 'text-warn')}>
          {formatNumber(line.quantity - short)}
        </span>
        <Counter
          name={name}
          value={quantity}
          max={line.quantity}
          isChanged={left > 0}
          onChange={(value) => onChange(withQuantity(draft, line, value))}
        />
      </div>
      {left > 0 && !line.advancedPurchasing && (
        <SubstituteChoices
          orderCode={orderCode}
          line={line}
          left={left}
          chosen={substitute}
          onChoose={(chosen) => onChange(withSubstitute(draft, line, chosen))}
        />
      )}
      {substitute && (
        <div className="mt-2.5 grid grid-cols-[minmax(0,1fr)_auto_112px] items-center gap-x-2 gap-y-1.5 max-lg:grid-cols-[minmax(0,1fr)_124px]">
          <span className="flex min-w-0 items-center gap-3 max-lg:col-span-full">
            <VersionPicture image={substitute.image} tile={substitute.tile} swatch={substitute.color?.color} />
            <span className="min-w-0 leading-[1.25]">
              <b className="block truncate font-semibold">{lineName(substitute)}</b>
              <span className="block truncate text-[0.78125rem] font-medium text-text-3">
                {[substitute.manufacturer.name, productBehind(substitute)].filter(Boolean).join(', ')} ·{' '}
                {substitute.versionCode ?? substitute.code}
                {wantedCode === undefined && `, ${texts.insteadOf(name)}`}
              </span>
            </span>
          </span>
          <span className="text-[0.8125rem] text-text-2">{wantedCode && texts.insteadOf(wantedCode)}</span>
          <Counter
            name={lineName(substitute)}
            value={substitute.quantity}
            max={Math.min(left, substitute.stock)}
            isChanged
            onChange={(value) => onChange(withSubstituteUnits(draft, line, value))}
          />
        </div>
      )}
    </li>
  );
}

interface CounterProps {
  name: string;
  value: number;
  max: number;
  isChanged: boolean;
  onChange: (value: number) => void;
}

const Counter = ({ name, ...rest }: CounterProps) => (
  <span className="justify-self-end">
    <SmallStepper {...rest} label={texts.send(name)} fewer={texts.fewer(name)} more={texts.more(name)} />
  </span>
);

/** "8.3" of "8.3 Rubio claro dorado"; undefined without a shade. */
const shadeCodeOf = ({ color, versionName }: ShippedLine): string | undefined =>
  color === null ? undefined : (versionName ?? '').match(/^\d[\d.,/]*/)?.[0];
