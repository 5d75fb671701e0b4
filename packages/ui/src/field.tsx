import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, bareControlClass, controlClass, describedBy } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'size'> & {
    /** Inside the edge, before and after the text: an icon, "+57", a button. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** 44 px instead of 56, for toolbars and the back office. */
    small?: boolean;
  };

/** A text field: label above, 56 px, help or error below. The form validates and decides when. */
export function Field({
  label,
  hideLabel,
  help,
  error,
  hint,
  className,
  prefix,
  suffix,
  small = false,
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, help, error, hint, className }} hideLabel={hideLabel ?? false} id={fieldId}>
      <span className={controlClass({ invalid: Boolean(error), small })}>
        {prefix}
        <input
          {...input}
          id={fieldId}
          className={bareControlClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy(fieldId, { help, error }), input['aria-describedby']) || undefined}
        />
        {suffix}
      </span>
    </FieldFrame>
  );
}
