import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** Weight of an action; a view has one `primary`. */
export type ButtonVariant = 'primary' | 'soft' | 'secondary' | 'ghost' | 'destructive' | 'inverse';
/** 40 px (toolbars, inside cards; 44 px take a tap), 48 px, 56 px (the bar at the bottom of a phone). */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look that buttons and links in the form of a button share. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width of its container. */
  full?: boolean | undefined;
  /** Drawn as unavailable; the text stays readable. */
  disabled?: boolean | undefined;
  className?: string | undefined;
};

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 border-[1.5px] text-center font-[650] tracking-[-0.003em] no-underline select-none';

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-area min-h-10 rounded-[12px] text-[0.875rem] leading-none',
  md: 'min-h-12 rounded-control text-[0.9375rem] leading-none',
  lg: 'min-h-14 rounded-[16px] text-[1rem] leading-none',
};
const paddings: Record<ButtonSize, string> = { sm: 'px-[12.5px]', md: 'px-[18.5px]', lg: 'px-[22.5px]' };

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-brand text-on-brand transition-colors duration-fast hover:bg-brand-hover active:bg-brand-press',
  soft: 'pressable border-transparent bg-brand-soft text-brand-text',
  secondary: 'pressable border-line bg-surface text-text',
  ghost: 'pressable border-transparent bg-transparent text-brand-text',
  destructive: 'pressable border-transparent bg-transparent text-danger',
  inverse: 'pressable border-transparent bg-inverse text-on-inverse',
};

/** The look of a button, for other elements: `<Link className={buttonClass({ variant: "soft" })}>`. */
export function buttonClass({ variant = 'primary', size = 'md', full, disabled, className }: ButtonLook = {}): string {
  const bare = variant === 'ghost' || variant === 'destructive';
  const shape = classNames(base, sizes[size], bare ? 'px-[8.5px]' : paddings[size]);
  return classNames(
    shape,
    disabled ? 'border-transparent bg-surface-3 text-text-3' : variants[variant],
    full ? 'w-full' : 'whitespace-nowrap',
    className,
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Icons before and after the label. */
    icon?: IconName | undefined;
    iconAfter?: IconName | undefined;
    /** Keeps the width, shows a spinner, ignores presses; screen readers still read the label. */
    loading?: boolean | undefined;
    /** Why it is disabled. Setting it disables the button; it stays focusable, so that the reason can be read. */
    disabledReason?: string | undefined;
    children: ReactNode;
  };

/** One primary button per view. */
export function Button({
  variant,
  size = 'md',
  full,
  disabled = false,
  disabledReason,
  loading = false,
  icon,
  iconAfter,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = disabledReason !== undefined && disabledReason !== '';
  const iconSize = size === 'sm' ? 'sm' : 'md';

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked || loading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full, disabled: disabled || blocked, className })}
      disabled={disabled}
      aria-disabled={blocked || loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={blocked ? reasonId : rest['aria-describedby']}
      title={blocked ? disabledReason : rest.title}
      onClick={press}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon && <Icon name={icon} size={iconSize} />}
        {children}
        {iconAfter && <Icon name={iconAfter} size={iconSize} />}
      </span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Icon name="spinner" size={iconSize} className="spin" />
        </span>
      )}
      {blocked && (
        // Not part of the name; read as the description.
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> &
  Omit<ButtonLook, 'disabled'> & { icon?: IconName | undefined; iconAfter?: IconName | undefined; children: ReactNode };

/** An `<a>` that looks like a button: telephone, WhatsApp, a file. Inside the shop, give `buttonClass` to a Link. */
export function ButtonLink({
  variant,
  size = 'md',
  full,
  className,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) {
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <a {...rest} className={buttonClass({ variant, size, full, className })}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </a>
  );
}
