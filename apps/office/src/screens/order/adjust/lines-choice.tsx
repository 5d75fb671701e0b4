import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';

export type LinesChoiceProps = {
  short: number;
  all: number;
  showsAll: boolean;
  onChange: (showsAll: boolean) => void;
};

/** The lines that miss units, or all. */
export const LinesChoice = ({ short, all, showsAll, onChange }: LinesChoiceProps) => (
  <div role="radiogroup" aria-label={texts.which} className="inline-flex rounded-[10px] bg-surface-2 p-[3px]">
    {[false, true].map((isAll) => (
      <label
        key={String(isAll)}
        className="has-focus-visible:focus-ring flex h-[26px] items-center rounded-[8px] px-2.5 text-[0.8125rem] font-semibold text-text-2 has-checked:bg-segment has-checked:text-text has-checked:shadow-1 max-lg:h-11"
      >
        <input
          type="radio"
          name="adjusted-lines"
          className="sr-only"
          checked={showsAll === isAll}
          onChange={() => onChange(isAll)}
        />
        {isAll ? texts.all(all) : texts.short(short)}
      </label>
    ))}
  </div>
);
