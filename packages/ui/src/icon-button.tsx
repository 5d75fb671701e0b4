import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CountBadge } from './count-badge.tsx';
import { Icon } from './icon.tsx';
import type { IconName, IconOutline } from './icon.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title' | 'children'> & {
  icon: IconName | IconOutline;
  /** Its name for screen readers and its tooltip on a desktop. */
  label: string;
  variant?: 'plain' | 'outline' | 'raised' | 'soft';
  iconSize?: 'sm' | 'md' | 'lg';
  /** Fills the outline: an active favourite. */
  filled?: boolean;
  /** Above zero, a counter on the corner. `label` must include the number: "Carrito, 12 productos". */
  count?: number;
  /** Where the tooltip opens. */
  tip?: 'below' | 'above' | 'none';
  className?: string | undefined;
};

const variants = {
  plain: 'pressable rounded-control',
  outline: 'pressable rounded-control border-[1.5px] border-line bg-surface',
  raised: 'pressable rounded-[15px] bg-surface text-brand-text shadow-2',
  soft: 'pressable rounded-control bg-brand-soft text-brand-text',
};

/** The look of an icon button, for a Link. */
export function iconButtonClass(variant: keyof typeof variants = 'plain', className?: string): string {
  return classNames(
    'relative inline-flex size-touch shrink-0 items-center justify-center',
    variants[variant],
    className,
  );
}

/** A button of 44 × 44 with only an icon, so `label` is required. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  iconSize = 'md',
  filled,
  count = 0,
  tip = 'below',
  className,
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      data-tip={tip === 'none' ? undefined : label}
      data-tip-side={tip}
      className={iconButtonClass(variant, classNames(disabled && 'text-text-disabled', className))}
    >
      <Icon name={icon} size={iconSize} filled={filled ?? false} />
      {count > 0 && (
        <CountBadge count={count} className={variant === 'outline' ? 'absolute -top-[5px] -right-[5px]' : undefined} />
      )}
    </button>
  );
}
