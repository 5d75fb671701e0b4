import { Icon } from '@tonalia/ui/icon';
import { classNames } from '@tonalia/ui/class-names';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

export type LineUnitsProps = {
  label: string;
  value: number;
  min?: number;
  /** Red edge. */
  isWrong?: boolean;
  onChange: (units: number) => void;
};

/** Most units of a line. */
const MOST = 1_000_000;

/** Minus, a number to type, plus: 32 px, under a finger 44. */
export function UnitsField({ label, value, min = 1, isWrong = false, onChange }: LineUnitsProps) {
  const set = (units: number) => onChange(Math.min(MOST, Math.max(min, units)));
  const side = 'pressable flex h-full w-8 items-center justify-center disabled:text-text-disabled max-lg:w-11';
  return (
    <span
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex h-8 items-center rounded-[10px] bg-surface focus-within:inset-ring-2 focus-within:inset-ring-brand max-lg:h-11',
        isWrong ? 'inset-ring-[1.75px] inset-ring-danger' : 'inset-ring-[1.5px] inset-ring-line',
      )}
    >
      <button
        type="button"
        aria-label={texts.fewer}
        className={side}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size="xs" />
      </button>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        autoComplete="off"
        className="h-full w-11 bg-transparent text-center font-[650] outline-none"
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => set(Number(currentTarget.value.replaceAll(/\D/g, '').slice(0, 7)))}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          set(value + by);
        }}
      />
      <button type="button" aria-label={texts.more} className={side} onClick={() => set(value + 1)}>
        <Icon name="plus" size="xs" />
      </button>
    </span>
  );
}
