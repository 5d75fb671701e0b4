import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { bareControlClass, controlClass } from './field-frame.tsx';
import { RadioMark } from './radio-card.tsx';
import { SwitchTrack } from './switch-track.tsx';

/** Kinds of input that `Toggle` draws. */
export type ToggleType = 'radio' | 'text' | 'email' | 'number' | 'switch';

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** One of radio, text, email, number, switch. */
  type: ToggleType;
  label: ReactNode;
  /** Under the label, in grey. */
  text?: ReactNode;
  /** A switch of a dense row. */
  small?: boolean;
};

/** A row with a control at its right end: preferences and short answers. */
export function Toggle({ type, label, text, small = false, id, ...input }: ToggleProps) {
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
      <label
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${small ? 'min-h-10 max-lg:min-h-14' : 'min-h-14'}`}
      >
        {words}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its checked state */}
        <input {...input} id={fieldId} type="checkbox" role="switch" className="peer sr-only" />
        <SwitchTrack dense={small} />
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
