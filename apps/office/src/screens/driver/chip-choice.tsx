import { classNames } from '@tonalia/ui/class-names';

export type ChipChoiceProps<T extends string> = {
  label: string;
  /** Words by value, in their order. */
  options: Record<T, string>;
  value: T | null;
  onChange: (value: T) => void;
};

/** One of several reasons, as chips of 44 px that slide sideways. */
export function ChipChoice<T extends string>({ label, options, value, onChange }: ChipChoiceProps<T>) {
  const entries = Object.entries(options) as [T, string][]; // as: `options` has no other keys
  return (
    <div role="group" aria-label={label} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5">
      {entries.map(([key, words]) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          className={classNames(
            'pressable min-h-11 shrink-0 rounded-full px-4 text-[0.9375rem] font-[550] whitespace-nowrap',
            value === key
              ? 'bg-warn-soft text-warn-ink inset-ring-[1.75px] inset-ring-warn'
              : 'bg-surface inset-ring-[1.5px] inset-ring-line',
          )}
          onClick={() => onChange(key)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
