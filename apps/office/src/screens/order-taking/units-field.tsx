import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';

export type UnitsFieldProps = {
  units: number;
  label: string;
  isShort: boolean;
  onUnits: (units: number) => void;
};

/** The units of a line: Enter or leaving the field sends them, Esc puts the old number back. */
export function UnitsField({ units, label, isShort, onUnits }: UnitsFieldProps) {
  const [typed, setTyped] = useState<string>();
  const send = () => {
    const wanted = typed !== undefined && /^\d{1,4}$/.test(typed) ? Number(typed) : units;
    setTyped(undefined);
    if (wanted !== units) onUnits(wanted);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isShort || undefined}
      className={classNames(
        'h-8 w-16 rounded-[10px] bg-surface px-2 text-right font-semibold max-lg:h-11',
        isShort ? 'text-danger inset-ring-[1.75px] inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line-control',
      )}
      value={typed ?? String(units)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        const field = event.currentTarget;
        setTyped(undefined);
        // the field leaves with the number it had
        queueMicrotask(() => field.blur());
      }}
    />
  );
}
