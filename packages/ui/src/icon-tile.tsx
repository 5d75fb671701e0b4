import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

const tones = {
  brand: 'bg-brand-soft text-brand-text',
  neutral: 'bg-surface-2 text-text-2',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  top: 'bg-top text-on-top',
  deep: 'bg-deep text-on-deep',
};

/** Background and colour of the icon. */
export type IconTileTone = keyof typeof tones;

const sizes = {
  sm: 'size-11 rounded-[15px]',
  md: 'size-14 rounded-tile',
  lg: 'size-[72px] rounded-[24px]',
};

/** A rounded square with an icon, at the start of a row, a dialog or an error: 44, 56 or 72 px. */
export function IconTile({
  icon,
  tone = 'brand',
  size = 'md',
  className,
}: {
  icon: IconName;
  tone?: IconTileTone;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span className={classNames('flex shrink-0 items-center justify-center', sizes[size], tones[tone], className)}>
      <Icon name={icon} size={size === 'sm' ? 'md' : 'lg'} />
    </span>
  );
}
