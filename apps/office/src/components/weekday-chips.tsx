import { weekdayTexts as texts } from '../messages/weekdays.es-CO.ts';

export type WeekdayChipsProps = {
  label: string;
  help?: string | undefined;
  /** ISO weekdays (1 Monday), in order. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
};

/** Chooses days of the week. */
export const WeekdayChips = ({ label, help, value, onChange }: WeekdayChipsProps) => (
  <fieldset>
    <legend className="text-label">{label}</legend>
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {texts.letters.map((letter, at) => (
        <button
          key={texts.names[at]}
          type="button"
          aria-label={texts.names[at]}
          aria-pressed={value.includes(at + 1)}
          className="size-9 rounded-[10px] bg-surface-2 text-[0.8125rem] font-semibold text-text-2 aria-pressed:bg-brand aria-pressed:text-on-brand max-lg:size-11"
          onClick={() => onChange(toggled(value, at + 1))}
        >
          {letter}
        </button>
      ))}
    </div>
    {help && <p className="mt-1.5 text-[0.8125rem] text-text-2">{help}</p>}
  </fieldset>
);

const toggled = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((a, b) => a - b);
