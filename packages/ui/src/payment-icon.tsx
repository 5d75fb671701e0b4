import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** Ways to pay by the reference they travel under. */
const icons = new Map<string, IconName>([
  ['pse', 'bank'],
  ['card', 'card'],
  ['credit_card', 'card'],
  ['cash', 'cash'],
  ['cash_on_delivery', 'cash'],
  ['bank', 'store'],
  ['bank_transfer', 'store'],
  ['credit', 'credit'],
  ['own_credit', 'credit'],
  ['installments', 'calendar-days'],
  ['addi', 'calendar-days'],
]);

/** Card brands as two neutral letters: their logos are theirs. */
const cardBrands = new Map([
  ['visa', 'VI'],
  ['mastercard', 'MC'],
  ['amex', 'AX'],
  ['diners', 'DC'],
]);

export type PaymentIconProps = {
  /** The method's reference (`pse`, `cash_on_delivery`, `own_credit` …) or a card's brand. */
  method: string;
  /** Of a lender the shop has no icon for: its first two letters stand in. */
  name?: string | undefined;
  disabled?: boolean;
  className?: string | undefined;
};

/** 44 px, decorative: the method's name is written beside it. */
export function PaymentIcon({ method, name, disabled = false, className }: PaymentIconProps) {
  const icon = icons.get(method);
  const letters = cardBrands.get(method) ?? name?.trim().slice(0, 2);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2',
        disabled && 'text-text-3',
        className,
      )}
    >
      {!icon && letters ? <LetterMark letters={letters} /> : <Icon name={icon ?? 'card'} />}
    </span>
  );
}

/** A card's outline with two letters where a brand would be. */
function LetterMark({ letters }: { letters: string }) {
  return (
    <svg width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="currentColor" strokeWidth="1.75">
      <rect x="1" y="1.5" width="24" height="17" rx="3.5" />
      <text x="13" y="13.8" textAnchor="middle" fontSize="9.5" fontWeight="700" fill="currentColor" stroke="none">
        {letters}
      </text>
    </svg>
  );
}
