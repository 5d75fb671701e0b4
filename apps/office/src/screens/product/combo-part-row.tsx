import type { OfficeComboPart } from '@tonalia/contract/combo-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { OutlineButton } from '../../components/outline-button.tsx';
import { SmallStepper } from '../../components/small-stepper.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { Swatch } from '../../features/cell-edits/grid-name.tsx';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';
import { unitsOf } from './combo.rules.ts';
import type { ComboEdits } from './use-combo-parts.ts';

export type ComboPartRowProps = {
  part: OfficeComboPart;
  at: number;
  edits: ComboEdits;
  canEdit: boolean;
  /** The combo ends with its units. */
  isLimit: boolean;
};

/** A part of a combo: what it is, its units or choices, and what they cost alone. */
export function ComboPartRow({ part, at, edits, canEdit, isLimit }: ComboPartRowProps) {
  const { name, brand, code, versionId, quantity, choices, price, swatches, versions } = part;
  const isChoice = versionId === null && versions > 1;
  const count = isChoice ? choices : quantity;
  const hidden = versions - swatches.length;
  return (
    <li className="rounded-[14px] border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-3.5">
        <VersionPicture image={part.image} tile={part.tile} />
        <span className="min-w-[160px] flex-1 leading-[1.3]">
          <b className="block font-semibold">{isChoice ? texts.choose(choices) : name}</b>
          <span className="text-[0.8125rem] text-text-2">
            {[brand, isChoice ? name : code].join(', ')}
            {isLimit && <span className="font-semibold text-warn">, {texts.limits}</span>}
          </span>
        </span>
        {price !== null && (
          <span className="text-[0.875rem] text-text-2">
            {unitsOf(part) > 1 ? texts.each(formatNumber(unitsOf(part)), formatPesos(price)) : formatPesos(price)}
          </span>
        )}
        {canEdit && (
          <SmallStepper
            value={count}
            min={1}
            max={isChoice ? 40 : 99}
            label={isChoice ? texts.choices(name) : texts.units(name)}
            fewer={texts.fewer(name)}
            more={texts.more(name)}
            onChange={(value) => edits.change(at, isChoice ? { choices: value } : { quantity: value })}
          />
        )}
        {price !== null && <b className="min-w-[84px] text-right font-[650]">{formatPesos(price * unitsOf(part))}</b>}
        {canEdit && (
          <span className="flex">
            <OutlineButton
              icon="chevron-up"
              label={texts.up(name)}
              bare
              small
              disabled={at === 0}
              onClick={() => edits.move(at, -1)}
            />
            <OutlineButton
              icon="chevron-down"
              label={texts.down(name)}
              bare
              small
              disabled={at === edits.parts.length - 1}
              onClick={() => edits.move(at, 1)}
            />
            <OutlineButton icon="x" label={texts.remove(name)} bare small onClick={() => edits.remove(at)} />
          </span>
        )}
      </div>
      {isChoice && swatches.length > 0 && (
        <div aria-hidden="true" className="mt-3 flex flex-wrap gap-1.5">
          {swatches.map((hex, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- two shades can have one colour
            <Swatch key={`${hex} ${n}`} hex={hex} />
          ))}
          {hidden > 0 && <span className="self-center text-[0.8125rem] text-text-2">+{formatNumber(hidden)}</span>}
        </div>
      )}
    </li>
  );
}
