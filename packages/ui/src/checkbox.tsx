import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  /** At the right end: a count. */
  after?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** A checkbox with its label; the whole row can be pressed, at least 44 px high. */
export function Checkbox({ children, after, error, className, ...input }: CheckboxProps) {
  const note = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-text-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          className="peer sr-only"
        />
        <span
          className={classNames(
            'peer-focus-visible:focus-ring forced-colors:[&>svg]:invisible forced-colors:peer-checked:[&>svg]:visible flex size-[22px] shrink-0 items-center justify-center rounded-[7px] border-[1.75px] text-transparent transition-colors duration-fast peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-disabled:bg-surface-3',
            error ? 'border-danger' : 'border-line-control',
          )}
        >
          <Icon name="check" size="xs" stroke={3} />
        </span>
        <span className="min-w-0 flex-1">{children}</span>
        {after}
      </label>
      {error && (
        <p id={note} role="alert" className="mt-1.5 flex items-start gap-1 text-small text-danger">
          <Icon name="alert-circle" size="sm" className="mt-px" />
          {error}
        </p>
      )}
    </div>
  );
}
