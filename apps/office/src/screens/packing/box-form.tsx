import type { BoxSize, PackBox } from '@tonalia/contract/packing-office';
import { classNames } from '@tonalia/ui/class-names';
import { useId } from 'react';
import { Panel } from '../../components/panel.tsx';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';

const sizes: readonly BoxSize[] = ['small', 'medium', 'large'];

export type BoxFormProps = {
  number: number;
  box: PackBox | undefined;
  size: BoxSize;
  weight: string;
  error: string | undefined;
  isLocked: boolean;
  onSize: (size: BoxSize) => void;
  onWeight: (typed: string) => void;
  onClose: () => void;
};

/** Size and weight of the shown box. Enter in the weight closes it, as a scale that types does. */
export function BoxForm({ number, size, weight, error, isLocked, onSize, onWeight, onClose }: BoxFormProps) {
  const id = useId();
  return (
    <Panel className="mt-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-[1rem] font-semibold">{texts.box(number)}</h2>
        <div role="group" aria-label={texts.size} className="flex flex-wrap gap-1.5">
          {sizes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={size === one}
              disabled={isLocked}
              className={classNames(
                'pressable inline-flex min-h-11 items-center rounded-full px-3.5 text-[0.9375rem] font-semibold inset-ring-[1.5px]',
                size === one ? 'bg-brand-soft text-brand-text inset-ring-brand' : 'inset-ring-line',
              )}
              onClick={() => onSize(one)}
            >
              {texts.sizes[one]}
            </button>
          ))}
        </div>
      </div>
      <form
        className="mt-2.5 flex items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLocked) onClose();
        }}
      >
        <label htmlFor={id} className="flex-1 text-text-2">
          {texts.weight}
        </label>
        <span
          className={classNames(
            'inline-flex h-12 w-[148px] items-center gap-2 rounded-control px-3.5 inset-ring-[1.5px]',
            error ? 'inset-ring-danger' : 'inset-ring-line-control',
          )}
        >
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            disabled={isLocked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="h-full w-full min-w-0 bg-transparent text-[1.125rem] font-semibold outline-none"
            onChange={({ target }) => onWeight(target.value)}
          />
          <span aria-hidden="true" className="text-text-2">
            {texts.kg}
          </span>
        </span>
      </form>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-right text-small text-danger">
          {error}
        </p>
      )}
    </Panel>
  );
}
