import type { ComponentProps } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';

export type OutlineButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconProps['name'];
  label: string;
  /** Without its edge: between other controls. */
  bare?: boolean;
  small?: boolean;
};

/** A square button with an icon: 38 px, 32 when small. */
export function OutlineButton({ icon, label, bare = false, small = false, className, ...rest }: OutlineButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'pressable inline-flex shrink-0 items-center justify-center disabled:text-text-disabled',
        small ? 'touch-area size-8 rounded-[10px]' : 'touch-area size-[38px] rounded-[12px]',
        !bare && 'bg-surface inset-ring-[1.5px] inset-ring-line',
        className,
      )}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
