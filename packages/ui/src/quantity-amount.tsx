import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';

/** Selects the whole number for typing over it. */
function takeFocus(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true });
  input?.select();
}

/** The number between the buttons: plain text, or an editable field. */
export function QuantityAmount({
  value,
  label,
  editable,
  tight,
  invalid,
  className,
  onType,
}: {
  value: number;
  label: string;
  editable: boolean;
  tight: boolean;
  invalid: boolean;
  className: string;
  onType: (text: string) => void;
}) {
  const [isTyping, setTyping] = useState(false);
  const cancelled = useRef(false);
  const look = classNames(
    tight ? 'absolute left-1/2 z-1 w-7 -translate-x-1/2' : editable ? 'min-w-[44px] px-0.5' : 'min-w-[26px] px-0.5',
    // Three targets of 44 px do not fit: touch gets the two buttons.
    tight && (editable ? 'pointer-coarse:pointer-events-none' : 'pointer-events-none'),
    'text-center text-[0.9375rem] leading-none select-none',
    className,
  );

  function keys(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancelled.current = event.key === 'Escape';
    event.currentTarget.blur();
  }

  if (!editable) return <b className={look}>{value}</b>;
  if (!isTyping) {
    return (
      <button
        type="button"
        className={classNames(look, 'h-11 rounded-lg')}
        aria-label={`${value}, escribir la cantidad de ${label}`}
        onClick={() => setTyping(true)}
      >
        {value}
      </button>
    );
  }
  return (
    <input
      ref={takeFocus}
      className={classNames(
        look,
        'h-11 bg-transparent text-[1rem] text-inherit outline-offset-[-4px]',
        tight ? 'min-w-11' : 'w-14',
      )}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`Cantidad de ${label}`}
      aria-invalid={invalid || undefined}
      defaultValue={value === 0 ? '' : String(value)}
      onKeyDown={keys}
      onBlur={(event) => {
        if (!cancelled.current) onType(event.currentTarget.value);
        cancelled.current = false;
        setTyping(false);
      }}
    />
  );
}
