import { useId } from 'react';
import { classNames } from './class-names.ts';

export type SegmentedControlProps<T extends string> = {
  /** Name of the choice: "Volumen". */
  label: string;
  /** `count` is after the label, in grey. */
  options: ReadonlyArray<{ value: T; label: string; count?: number; disabledReason?: string | undefined }>;
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
};

/** Two to four options side by side: 60 ml, 90 ml. Native radios, so the arrow keys work. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('flex flex-wrap rounded-control bg-surface-2 p-1', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.disabledReason}
          className="has-focus-visible:focus-ring flex h-11 flex-1 items-center justify-center rounded-[11px] px-3 text-label leading-none text-text-2 transition-colors duration-fast has-checked:bg-segment has-checked:text-text has-checked:shadow-2 has-disabled:text-text-disabled has-disabled:line-through"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={Boolean(option.disabledReason)}
            className="sr-only"
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className="ml-1.5 text-text-3"> {option.count}</span>}
        </label>
      ))}
    </div>
  );
}
