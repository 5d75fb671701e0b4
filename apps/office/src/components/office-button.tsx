import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { keyWords } from './palette-opener.ts';

const looks = {
  primary:
    'bg-brand text-on-brand font-[650] hover:bg-brand-hover active:bg-brand-press transition-colors duration-fast',
  secondary: 'pressable bg-surface font-semibold text-text inset-ring-[1.5px] inset-ring-line',
  soft: 'pressable bg-brand-soft font-[650] text-brand-text',
  ghost: 'pressable font-[650] text-brand-text',
  /** Only in a dialog that confirms. */
  danger: 'pressable bg-danger font-[650] text-on-danger',
};

export type OfficeButtonLook = keyof typeof looks;

/** The look of a button: 38 px beside a mouse, 48 under a finger; `small` is 32 and 44. */
export const officeButtonClass = (look: OfficeButtonLook, small = false): string =>
  classNames(
    'relative inline-flex shrink-0 items-center justify-center gap-[7px] leading-none whitespace-nowrap no-underline select-none',
    small
      ? 'touch-area min-h-8 rounded-[10px] px-[11px] text-[0.8125rem] max-lg:min-h-11 max-lg:rounded-[12px]'
      : 'min-h-[38px] rounded-[12px] px-3.5 text-[0.875rem] max-lg:min-h-12 max-lg:rounded-control max-lg:text-[0.9375rem]',
    looks[look],
    'disabled:bg-surface-3 disabled:text-text-3 disabled:inset-ring-0',
  );

export type OfficeButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: OfficeButtonLook;
  small?: boolean;
  icon?: IconProps['name'] | undefined;
  /** Keeps the width, shows a spinner, ignores presses. */
  busy?: boolean;
  /** The letter that presses it. */
  letter?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One primary button per view. */
export function OfficeButton({
  look = 'primary',
  small = false,
  icon,
  busy = false,
  letter,
  className,
  children,
  ...rest
}: OfficeButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classNames(officeButtonClass(look, small), className)}
      onClick={busy ? undefined : rest.onClick}
    >
      {busy ? <Icon name="spinner" size="sm" className="spin" /> : icon && <Icon name={icon} size="sm" />}
      {children}
      {letter && <Key className="bg-current/15 text-inherit inset-ring-0 max-lg:hidden">{letter}</Key>}
    </button>
  );
}

/** A key of the keyboard, drawn; ⌘ and ⌥ with the names of this keyboard. */
export const Key = ({ children, className }: { children: ReactNode; className?: string }) => (
  <kbd
    aria-hidden="true"
    className={classNames(
      'inline-flex h-5 min-w-5 items-center justify-center rounded-[6px] px-[5px] font-sans text-[0.75rem] leading-none font-semibold',
      className ?? 'bg-surface text-text-2 inset-ring inset-ring-line',
    )}
  >
    {typeof children === 'string' ? keyWords(children) : children}
  </kbd>
);
