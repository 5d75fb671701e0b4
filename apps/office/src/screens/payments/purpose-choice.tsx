import type { LinePurpose } from '@tonalia/contract/bank-lines';
import { RadioMark } from '@tonalia/ui/radio-card';
import { useId } from 'react';
import { bankLinesTexts } from '../../messages/bank-lines.es-CO.ts';

const texts = bankLinesTexts.register;

export type PurposeChoiceProps = {
  purposes: readonly LinePurpose[];
  value: LinePurpose | undefined;
  onChoose: (purpose: LinePurpose) => void;
};

/** What a line of the bank can be; none is chosen at first. */
export function PurposeChoice({ purposes, value, onChoose }: PurposeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="mb-1.5 text-text-2">{texts.purpose}</legend>
      {purposes.map((purpose) => (
        <label
          key={purpose}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[12px] bg-surface px-3 font-[550] inset-ring-[1.5px] inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-brand"
        >
          <input
            type="radio"
            className="peer sr-only"
            name={name}
            checked={purpose === value}
            onChange={() => onChoose(purpose)}
          />
          <RadioMark />
          {texts.purposes[purpose]}
        </label>
      ))}
    </fieldset>
  );
}
