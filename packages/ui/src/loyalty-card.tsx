import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const metals = ['var(--tier-1)', 'var(--tier-2)', 'var(--tier-3)', 'var(--tier-4)'];

/** A tier of the loyalty programme. */
export type LoyaltyTier = { name: string; /** From the API; only for the strip. */ color?: string | undefined };

const looks = {
  sm: {
    card: 'rounded-[18px] px-4 py-3.5',
    name: 'text-h2 text-[1.5rem]!',
    strips: 'h-[52px] gap-[5px]',
    strip: 'w-[18px] rounded-t-[9px] rounded-b-[5px]',
    track: 'mt-3 h-[7px]',
    text: 'mt-[9px] text-[0.90625rem]',
  },
  lg: {
    card: 'rounded-[24px] p-5 lg:px-[30px] lg:py-[26px]',
    name: 'text-price-lg',
    strips: 'h-[76px] gap-1.5 lg:h-28 lg:gap-2.5',
    strip: 'w-[26px] rounded-t-[13px] rounded-b-[6px] lg:w-14 lg:rounded-t-[28px] lg:rounded-b-[8px]',
    track: 'mt-[18px] h-2',
    text: 'mt-2.5 text-[0.9375rem]',
  },
};

export type LoyaltyCardProps = {
  /** Lowest to highest. */
  tiers: readonly LoyaltyTier[];
  /** The current tier, from 0. */
  current: number;
  /** Progress to the next tier, 0 to 1. */
  progress: number;
  /** "Te faltan $ 420.000 para Platino", with the amount in bold. */
  text: ReactNode;
  caption?: string;
  /** `sm` for a menu. */
  size?: 'sm' | 'lg';
  className?: string | undefined;
};

/**
 * The loyalty tier on deep green: its name, a strip per tier (reached ones solid, the others outlined), the progress to
 * the next.
 */
export function LoyaltyCard({
  tiers,
  current,
  progress,
  text,
  caption = 'Tu nivel',
  size = 'lg',
  className,
}: LoyaltyCardProps) {
  const look = looks[size];
  const share = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <section aria-label={caption} className={classNames('bg-deep text-on-deep', look.card, className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <p className="text-small text-on-deep-2">{caption}</p>
          <p className={look.name}>{tiers[current]?.name}</p>
        </div>
        <span aria-hidden="true" className={classNames('flex items-end', look.strips)}>
          {tiers.map((tier, at) => (
            <span
              key={tier.name}
              className={look.strip}
              style={{
                height: `${36 + (at * 64) / Math.max(1, tiers.length - 1)}%`,
                ...(at <= current
                  ? { background: tier.color ?? metals[at % metals.length] }
                  : { border: '2px solid var(--deep-outline)' }),
              }}
            />
          ))}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Avance al siguiente nivel"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className={classNames('overflow-hidden rounded-full bg-deep-track', look.track)}
      >
        <div className="h-full rounded-full bg-linear-to-r from-tier-from to-tier-to" style={{ width: `${share}%` }} />
      </div>
      <p className={look.text}>{text}</p>
    </section>
  );
}
