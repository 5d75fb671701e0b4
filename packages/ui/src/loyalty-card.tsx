import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const metals = ['var(--tier-1)', 'var(--tier-2)', 'var(--tier-3)', 'var(--tier-4)'];

export type LoyaltyTier = { name: string; /** From the API, for its strip alone. */ color?: string | undefined };

export type LoyaltyCardProps = {
  /** From the lowest to the highest. */
  tiers: readonly LoyaltyTier[];
  /** Which one is reached, from 0. */
  current: number;
  /** The way to the next one, 0 to 1. */
  progress: number;
  /** "Te faltan $ 420.000 para Platino", with the amount in bold. */
  text: ReactNode;
  caption?: string;
  className?: string | undefined;
};

/** The tier on deep green: its name, a strip per tier (reached ones solid, the others outlined), the way to the next. */
export function LoyaltyCard({ tiers, current, progress, text, caption = 'Tu nivel', className }: LoyaltyCardProps) {
  const share = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <section
      aria-label={caption}
      className={classNames('rounded-[24px] bg-deep p-5 text-on-deep lg:px-[30px] lg:py-[26px]', className)}
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-small text-on-deep-2">{caption}</p>
          <p className="text-price-lg">{tiers[current]?.name}</p>
        </div>
        <span aria-hidden="true" className="flex h-[76px] items-end gap-1.5 lg:h-28 lg:gap-2.5">
          {tiers.map((tier, at) => (
            <span
              key={tier.name}
              className="w-[26px] rounded-t-[13px] rounded-b-[6px] lg:w-14 lg:rounded-t-[28px] lg:rounded-b-[8px]"
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
        className="mt-[18px] h-2 overflow-hidden rounded-full bg-deep-track"
      >
        <div className="h-full rounded-full bg-linear-to-r from-tier-from to-tier-to" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-2.5 text-[0.9375rem]">{text}</p>
    </section>
  );
}
