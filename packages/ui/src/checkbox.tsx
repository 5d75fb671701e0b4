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

/** A box and its words; the whole row, 44 px at least, can be pressed. */
export function Checkbox({ children, after, error, className, ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-text-3">
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} className="peer sr-only" />
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
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
