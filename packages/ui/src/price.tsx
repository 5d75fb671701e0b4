import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from './class-names.ts';

export type PriceProps = {
  /** Whole pesos. */
  now: number;
  /** Price before the discount; without it, or not above `now`, nothing is struck through. */
  was?: number | null | undefined;
  /** The discount in percent, as the catalogue rounds it; by default computed from both prices. */
  percent?: number | null | undefined;
  /** "$ 143 / ml", "Und. $ 15.400". */
  unitPrice?: string | null | undefined;
  size?: 'md' | 'lg';
  /** Keeps the height of the second line, so that a row of cards aligns. */
  alignRows?: boolean;
  className?: string | undefined;
};

/** The text for screen readers: "12.900 pesos, antes 16.100, 20 por ciento de descuento". */
export function priceName(now: number, was?: number | null, percent?: number | null): string {
  const parts = [`${formatNumber(now)} pesos`];
  if (was && was > now) {
    parts.push(`antes ${formatNumber(was)}`);
    const off = percent ?? discountPercent(now, was);
    if (off > 0) parts.push(`${off} por ciento de descuento`);
  }
  return parts.join(', ');
}

/** Whole percent between two prices. */
export function discountPercent(now: number, was: number): number {
  return was > now && was > 0 ? Math.round((1 - now / was) * 100) : 0;
}

/** Price and discount on the first line; earlier price and unit price on the second. */
export function Price({ now, was, percent, unitPrice, size = 'md', alignRows = false, className }: PriceProps) {
  const before = was && was > now ? was : undefined;
  const off = before ? (percent ?? discountPercent(now, before)) : 0;
  const line = 'flex flex-wrap items-baseline gap-x-1.5';
  return (
    <div className={className}>
      <span className="sr-only">{priceName(now, before, percent)}</span>
      <div aria-hidden="true" className={line}>
        <span className={size === 'lg' ? 'text-price-lg' : 'text-price'}>{formatPesos(now)}</span>
        {off > 0 && <span className="text-[0.8125rem] leading-[1.2] font-[650] text-brand-text">{`-${off}%`}</span>}
      </div>
      {(before || unitPrice || alignRows) && (
        <div className={classNames(line, alignRows && 'min-h-[18px]')}>
          {before && (
            <s aria-hidden="true" className="text-[0.8125rem] font-medium text-text-3">
              {formatPesos(before)}
            </s>
          )}
          {unitPrice && <span className="text-[0.75rem] leading-[1.4] font-medium text-text-3">{unitPrice}</span>}
        </div>
      )}
    </div>
  );
}
