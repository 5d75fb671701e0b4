import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** How one pays, as the shop tells them apart. Card brands and lenders get neutral marks of our own, never their logos. */
export type PaymentMethodKind =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'card'
  | 'pse'
  | 'cash'
  | 'bank'
  | 'credit'
  | 'addi'
  | 'sistecredito'
  | 'installments';

const icons: Partial<Record<PaymentMethodKind, IconName>> = {
  card: 'card',
  pse: 'bank',
  bank: 'store',
  cash: 'cash',
  credit: 'credit',
  installments: 'calendar-days',
};

const letters: Partial<Record<PaymentMethodKind, string>> = {
  visa: 'VI',
  mastercard: 'MC',
  amex: 'AX',
  diners: 'DC',
  addi: 'Ad',
  sistecredito: 'Si',
};

/** 44 px, decorative: the method's name is written beside it. */
export function PaymentIcon({
  method,
  disabled = false,
  className,
}: {
  method: PaymentMethodKind;
  disabled?: boolean;
  className?: string;
}) {
  const letter = letters[method];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2',
        disabled && 'text-text-3',
        className,
      )}
    >
      {letter ? <CardMark letters={letter} /> : <Icon name={icons[method] ?? 'card'} />}
    </span>
  );
}

/** A card's outline with two letters where the brand would be. */
function CardMark({ letters: text }: { letters: string }) {
  return (
    <svg width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="currentColor" strokeWidth="1.75">
      <rect x="1" y="1.5" width="24" height="17" rx="3.5" />
      <text x="13" y="13.8" textAnchor="middle" fontSize="9.5" fontWeight="700" fill="currentColor" stroke="none">
        {text}
      </text>
    </svg>
  );
}
