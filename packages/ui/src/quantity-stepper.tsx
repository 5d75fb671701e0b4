import { useCallback, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { QuantityAmount } from './quantity-amount.tsx';
import { QuantityNote } from './quantity-note.tsx';
import { readQuantity, stepDown, stepUp } from './quantity.ts';
import { useLongPress } from './use-long-press.ts';

/** What the stepper says when a typed text is no quantity. */
export type QuantityMessages = {
  notANumber: string;
  noSeparators: string;
  notAMultiple: string;
  aboveMax: string;
};

export type QuantityStepperProps = {
  /** Name of the item for screen readers: "7.1 Rubio medio cenizo". */
  label: string;
  /** Controlled; 0 when absent. */
  value?: number;
  onChange: (next: number) => void;
  /** Step: the minimum quantity of the product. */
  step?: number;
  min?: number;
  max?: number;
  /** At the last step down, minus becomes a bin, which asks for 0 or calls `onRemove`. */
  removable?: boolean;
  onRemove?: (() => void) | undefined;
  /** Disables one side. */
  decreaseDisabled?: boolean;
  increaseDisabled?: boolean;
  /** Disables the control, with the reason for screen readers. */
  disabledReason?: string | undefined;
  /** A write is pending: the number stays, with a thin bar under it. */
  saving?: boolean;
  /** Makes the number editable; holds the texts of its errors. */
  editable?: boolean;
  messages?: Partial<QuantityMessages>;
  /** Under the control: "mín. 6". */
  caption?: string | undefined;
  /** Under the control, orange, at `max`: "Solo quedan 4 …". A further press shows `messages.aboveMax`. */
  limitText?: string | undefined;
  /** `filled` is green above zero; `outline` stays white, for rows of a cart. */
  look?: 'filled' | 'outline';
  /** A bar of full width: the foot of a product or shade tile. */
  full?: boolean;
  /** For about 90 px: the buttons share the width, the number lies over their middle and takes no taps. */
  tight?: boolean;
  className?: string | undefined;
};

/**
 * Minus, a number, plus: 44 px high, each button 44 × 44. Each unit vibrates on phones that can (`data-tick`). At its
 * limit a button is disabled but keeps the focus, so that keyboard users can continue. An error floats over what
 * follows.
 */
export function QuantityStepper({
  label,
  value = 0,
  onChange,
  step = 1,
  min = 0,
  max = 999_999,
  removable = false,
  onRemove,
  decreaseDisabled = false,
  increaseDisabled = false,
  disabledReason,
  saving = false,
  editable = false,
  messages,
  caption,
  limitText,
  look = 'filled',
  full = false,
  tight = false,
  className,
}: QuantityStepperProps) {
  const noteId = useId();
  const [error, setError] = useState<string>();
  const limits = { step, min, max };
  const blocked = disabledReason !== undefined && disabledReason !== '';
  const up = stepUp(value, limits);
  const down = stepDown(value, limits);
  const atLimit = value > 0 && up <= value;
  const asksRemoval = removable && value > 0 && value <= Math.max(step, min);
  const plusOff = blocked || increaseDisabled;
  const minusOff = blocked || decreaseDisabled;
  const canIncrease = !plusOff && up > value;
  const canDecrease = !minusOff && (asksRemoval || down < value);
  const active = look === 'filled' && value > 0 && !blocked && !atLimit;
  const limit = atLimit || (increaseDisabled && value > 0) ? limitText : undefined;
  const forgetError = useCallback(() => setError(undefined), []);

  function change(next: number) {
    setError(undefined);
    if (next !== value) onChange(next);
  }
  function decrease() {
    if (asksRemoval && onRemove) onRemove();
    else change(asksRemoval ? 0 : down);
  }
  const minus = useLongPress(decrease, canDecrease && !asksRemoval);
  function increase() {
    if (up > value) change(up);
    else if (limitText) setError(texts(messages, step, limitText).aboveMax);
  }
  const plus = useLongPress(increase, !plusOff);
  const side = classNames(
    'flex h-11 items-center justify-center rounded-[inherit] disabled:text-text-disabled aria-disabled:text-text-disabled',
    tight ? 'min-w-0 flex-1' : 'w-[min(2.75rem,56px)] shrink-0',
  );

  return (
    <div className={classNames('relative', full ? 'w-full' : 'inline-flex flex-col items-start', className)}>
      <div
        role="group"
        aria-label={`Cantidad de ${label}`}
        aria-describedby={error || limit || blocked ? noteId : undefined}
        className={classNames(
          'relative h-11 items-center overflow-clip rounded-control [overflow-clip-margin:6px]',
          full ? 'flex w-full justify-between' : 'inline-flex',
          active
            ? 'bg-brand text-on-brand'
            : blocked
              ? 'bg-surface-3 text-text-3'
              : 'bg-surface text-text inset-ring-[1.5px] inset-ring-line',
        )}
      >
        <button
          type="button"
          className={classNames(side, 'pressable')}
          aria-label={step > 1 ? `Quitar ${step} unidades` : 'Quitar una unidad'}
          disabled={minusOff}
          aria-disabled={!canDecrease || undefined}
          {...minus}
          onClick={() => (asksRemoval ? decrease() : minus.onClick())}
        >
          <Icon name={asksRemoval ? 'trash' : 'minus'} size="sm" />
        </button>
        <QuantityAmount
          value={value}
          label={label}
          editable={editable && !blocked}
          tight={tight}
          className={value > 0 ? 'font-[650]' : 'font-medium text-text-3'}
          invalid={error !== undefined}
          onType={(text) => {
            const typed = readQuantity(text, limits);
            if (typed.kind === 'quantity') change(typed.value);
            else setError(typed.kind === 'error' ? texts(messages, step, limitText)[typed.reason] : undefined);
          }}
        />
        <button
          type="button"
          className={classNames(side, 'pressable')}
          aria-label={step > 1 ? `Agregar ${step} unidades` : 'Agregar una unidad'}
          disabled={plusOff}
          aria-disabled={!canIncrease || undefined}
          data-tick={canIncrease ? '' : undefined}
          {...plus}
        >
          <Icon name="plus" size="sm" />
        </button>
        {saving && (
          <span aria-hidden="true" className="absolute inset-x-11 bottom-1 h-0.5 overflow-hidden rounded-full">
            <span className="saving-bar block h-full w-1/2 rounded-full bg-current" />
          </span>
        )}
      </div>
      {caption && <span className="mt-1 block text-micro font-medium text-text-3">{caption}</span>}
      <QuantityNote id={noteId} error={error} limit={limit} reason={disabledReason} onLeave={forgetError} />
    </div>
  );
}

function texts(
  messages: Partial<QuantityMessages> | undefined,
  step: number,
  limitText: string | undefined,
): QuantityMessages {
  return {
    notANumber: 'No es un número válido.',
    noSeparators: 'No uses puntos ni comas.',
    notAMultiple: `Se pide de ${step} en ${step}.`,
    aboveMax: limitText ?? 'Stock máximo sobrepasado',
    ...messages,
  };
}
