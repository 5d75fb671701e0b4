import { useId } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, controlClass, describedBy } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className'> & {
    options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
    /** Label of the first, empty option. */
    placeholder?: string;
    small?: boolean;
  };

/** The device's native list: department, city, month. */
export function SelectField({
  label,
  hideLabel,
  help,
  error,
  hint,
  className,
  options,
  placeholder,
  small = false,
  id,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, help, error, hint, className }} hideLabel={hideLabel ?? false} id={fieldId}>
      <span className={classNames(controlClass({ invalid: Boolean(error), small }), 'relative px-0!')}>
        <select
          {...select}
          id={fieldId}
          className={classNames(
            'h-full w-full appearance-none rounded-[inherit] bg-transparent font-[450] text-ellipsis outline-none disabled:text-text-3',
            small ? 'pr-8 pl-3' : 'pr-10 pl-4',
          )}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { help, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className={classNames('pointer-events-none absolute text-text-2', small ? 'right-2.5' : 'right-4')}
        />
      </span>
    </FieldFrame>
  );
}
