import { useId } from 'react';
import { classNames } from '@tonalia/ui/class-names';

export type SmallChoiceProps<T extends string> = {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string; tone?: 'brand' | 'danger'; isOff?: boolean }[];
  onChange: (value: T) => void;
};

/** Two options side by side, 30 px; native radios, so the arrow keys work. None is chosen at first. */
export function SmallChoice<T extends string>({ label, value, options, onChange }: SmallChoiceProps<T>) {
  const name = useId();
  return (
    <span role="radiogroup" aria-label={label} className="inline-flex rounded-[10px] bg-track p-[3px]">
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'has-focus-visible:focus-ring touch-area relative flex h-[26px] cursor-pointer items-center rounded-[8px] px-2.5 text-[0.8125rem] leading-none font-medium text-text-2 has-checked:bg-segment has-checked:font-[650] has-checked:shadow-1 has-disabled:text-text-disabled max-lg:h-10',
            option.tone === 'brand' && 'has-checked:text-brand-text',
            option.tone === 'danger' && 'has-checked:text-danger',
            option.tone === undefined && 'has-checked:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOff ?? false}
            className="sr-only"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}
