import { Icon } from '@tonalia/ui/icon';
import { useId } from 'react';

interface RowSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in a row of switches: its label, and at the right end what is chosen, from the list of the device. */
export function RowSelect({ label, value, options, onChange }: RowSelectProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={value}
          className="min-h-11 appearance-none rounded-control bg-transparent pr-8 pl-3 text-right text-text-2"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" className="pointer-events-none absolute right-2 text-text-2" />
      </span>
    </div>
  );
}
