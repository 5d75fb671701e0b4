import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { bareControlClass, controlClass } from './field-frame.tsx';
import { RadioMark } from './radio-card.tsx';

/** Kinds of input that `Toggle` draws. */
export type ToggleType = 'radio' | 'text' | 'email' | 'number' | 'switch';

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** One of radio, text, email, number, switch. */
  type: ToggleType;
  label: ReactNode;
  /** Under the label, in grey. */
  text?: ReactNode;
};

/** A row with a control at its right end: preferences and short answers. */
export function Toggle({ type, label, text, id, ...input }: ToggleProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const words = (
    <span className="min-w-[min(100%,9rem)] flex-1">
      <span className="block text-label">{label}</span>
      {text && <span className="block text-small text-text-3">{text}</span>}
    </span>
  );

  if (type === 'switch') {
    return (
      <label className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2">
        {words}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its checked state */}
        <input {...input} id={fieldId} type="checkbox" role="switch" className="peer sr-only" />
        <span
          aria-hidden="true"
          className="peer-focus-visible:focus-ring relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-line-control bg-surface-3 transition-colors duration-fast before:absolute before:top-1/2 before:left-[3px] before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-line-control before:transition-[translate,background-color] before:duration-fast peer-checked:border-brand peer-checked:bg-brand peer-checked:before:translate-x-[19px] peer-checked:before:bg-on-brand forced-colors:before:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:before:bg-[Canvas]"
        />
      </label>
    );
  }
  if (type === 'radio') {
    return (
      <label className="flex min-h-14 items-center gap-3">
        <input {...input} id={fieldId} type="radio" className="peer sr-only" />
        <RadioMark />
        {words}
      </label>
    );
  }
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={fieldId} className="min-w-40 flex-1">
        {words}
      </label>
      <span className={`${controlClass({ small: true })} max-w-56`}>
        <input
          {...input}
          id={fieldId}
          type={type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          className={`${bareControlClass} no-spinner`}
        />
      </span>
    </div>
  );
}
