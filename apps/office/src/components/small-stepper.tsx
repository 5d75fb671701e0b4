import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { formatNumber } from '@tonalia/rules/money';

export type SmallStepperProps = {
  value: number;
  max: number;
  min?: number;
  /** Names of the group and of its buttons. */
  label: string;
  fewer: string;
  more: string;
  /** Another value than before: orange. */
  isChanged?: boolean;
  onChange: (value: number) => void;
};

/** Minus, a number, plus: 92 × 32, under a finger 44 high. With the focus on the number, ↑ and ↓ count. */
export function SmallStepper({
  value,
  max,
  min = 0,
  label,
  fewer,
  more,
  isChanged = false,
  onChange,
}: SmallStepperProps) {
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  const side = 'pressable flex h-full w-8 items-center justify-center disabled:text-text-disabled max-lg:w-11';
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex h-8 shrink-0 items-center rounded-[10px] bg-surface max-lg:h-11',
        isChanged ? 'text-warn inset-ring-[1.75px] inset-ring-warn' : 'inset-ring-[1.5px] inset-ring-line',
      )}
    >
      <button type="button" aria-label={fewer} className={side} disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" size="xs" />
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        className="min-w-7 rounded-[6px] text-center font-[650]"
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          step(by);
        }}
      >
        {formatNumber(value)}
      </span>
      <button type="button" aria-label={more} className={side} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size="xs" />
      </button>
    </div>
  );
}
