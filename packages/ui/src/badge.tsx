import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

const tones = {
  top: 'bg-top text-on-top',
  new: 'bg-text text-canvas',
  presale: 'bg-info-soft text-info',
  soldOut: 'bg-surface-3 text-text-2',
  /** On a product's tint, where grey has too little contrast. */
  soldOutOnTile: 'bg-surface text-text-2',
  discount: 'bg-brand-soft text-brand-text',
  success: 'bg-brand-soft text-brand-text',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-surface-2 text-text-2',
};

/** The colours of a badge, named for its meaning. */
export type BadgeTone = keyof typeof tones;

/** 22 px, radius 6. At most two on a product: Agotado, Preventa, Top seller, Nuevo, in that order. */
export function Badge({
  tone,
  icon,
  className,
  children,
}: {
  tone: BadgeTone;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[22px] items-center gap-1 rounded-badge px-2 text-[0.75rem] leading-none font-[650] whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}

/** Facts that a product's badges show. */
export type ProductFlags = { soldOut?: boolean; presale?: boolean; topSeller?: boolean; isNew?: boolean };

const flagBadges: ReadonlyArray<[keyof ProductFlags, BadgeTone, string]> = [
  ['soldOut', 'soldOutOnTile', 'Agotado'],
  ['presale', 'presale', 'Preventa'],
  ['topSeller', 'top', 'Top seller'],
  ['isNew', 'new', 'Nuevo'],
];

/** Badges of a product: at most two, most important first. */
export function ProductBadges({ className, ...flags }: ProductFlags & { className?: string }) {
  const shown = flagBadges.filter(([flag]) => flags[flag]).slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <span className={classNames('flex flex-wrap gap-1', className)}>
      {shown.map(([flag, tone, text]) => (
        <Badge key={flag} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
