import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Texts around an input: its label, help and error. */
export type FieldTexts = {
  label: string;
  /** Hides the label visually, when a heading already gives it. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Replaces the help, in red with an icon. */
  error?: string | undefined;
  /** After the label, in grey: "Opcional". */
  hint?: string | undefined;
  className?: string | undefined;
};

/** Edge, height and states of a field. Put it around the bare control. */
export function controlClass({ invalid = false, small = false }: { invalid?: boolean; small?: boolean } = {}): string {
  return classNames(
    'field-edge flex w-full items-center gap-2.5 bg-surface text-text has-disabled:bg-surface-3 has-disabled:text-text-3',
    small ? 'h-11 rounded-[12px] px-3 text-[0.9375rem] max-lg:text-[1rem]' : 'h-14 rounded-control px-4 text-[1rem]',
    invalid && 'field-invalid',
  );
}

/** The bare control inside the edge: at least 16 px, so that an iPhone does not zoom. */
export const bareControlClass =
  'min-w-0 flex-1 self-stretch bg-transparent font-[450] outline-none placeholder:text-text-3 disabled:text-text-3';

/** Ids of the elements that describe a control, for `aria-describedby`. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>): string | undefined {
  return error || help ? `${id}-note` : undefined;
}

/** Label above, control, help or error below; 378 px at most. */
export function FieldFrame({
  id,
  label,
  hideLabel = false,
  help,
  error,
  hint,
  className,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('w-full max-w-field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-[7px] block text-label leading-[1.3]'}>
        {label}
        {hint && <span className="ml-1.5 font-medium text-text-3">{hint}</span>}
      </label>
      {children}
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={error || help ? 'mt-1.5 text-small' : 'hidden'}
      >
        {error ? (
          <span className="flex items-start gap-1 text-danger">
            <Icon name="alert-circle" size="sm" className="mt-px" />
            {error}
          </span>
        ) : (
          <span className="text-text-2">{help}</span>
        )}
      </p>
    </div>
  );
}
