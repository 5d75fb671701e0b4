import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called when the last digit arrives. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number;
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** One input, drawn as six boxes, so paste, SMS codes and password managers work. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  disabled = false,
  autoFocus = false,
}: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <div className="max-w-field">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={classNames('relative', error && 'shake')}>
        <div
          aria-hidden="true"
          className="grid gap-2"
          style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}
        >
          {Array.from({ length }, (_, at) => {
            const digit = value[at];
            const isNext = hasFocus && at === Math.min(value.length, length - 1);
            return (
              <span
                key={at}
                className={classNames(
                  'flex h-[62px] items-center justify-center rounded-[16px] font-display text-[1.625rem] leading-none font-[650]',
                  error
                    ? 'bg-surface inset-ring-2 inset-ring-danger'
                    : isNext
                      ? 'bg-surface ring-4 ring-brand-soft inset-ring-2 inset-ring-brand'
                      : digit
                        ? 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand-line'
                        : 'bg-surface inset-ring-[1.5px] inset-ring-line-control',
                )}
              >
                {digit ?? (isNext && <span className="h-[26px] w-0.5 animate-pulse bg-brand" />)}
              </span>
            );
          })}
        </div>
        <input
          ref={input}
          id={id}
          className="absolute inset-0 w-full cursor-text opacity-0"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={length}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="mt-2 flex items-start gap-1 text-small text-danger">
          <Icon name="alert-circle" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
