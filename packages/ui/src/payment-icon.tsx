import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** Icons of payment methods by reference, on a 24 box. In this file, so that no other page loads them. */
const BANK =
  'M10 18v-7M11.1 2.2a2 2 0 011.8 0l7.8 3.8A.5.5 0 0120.5 7h-17a.5.5 0 01-.22-.9zM14 18v-7M18 18v-7M3 22h18M6 18v-7';
const CASH =
  'M4 6h16a2 2 0 012 2v8a2 2 0 01-2 2h-16a2 2 0 01-2-2v-8a2 2 0 012-2M14 12a2 2 0 11-4 0 2 2 0 014 0M6 12h.01M18 12h.01';
const PARTS =
  'M8 2v3M16 2v3M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01';
const TRANSFER = 'M3.5 8.5h16m-4-4 4 4-4 4M20.5 15.5h-16m4-4-4 4 4 4';
const outlines = new Map([
  ['pse', BANK],
  ['cash', CASH],
  ['cash_on_delivery', CASH],
  ['bank_transfer', TRANSFER],
  ['installments', PARTS],
]);
const icons = new Map<string, IconName>([
  ['card', 'card'],
  ['credit_card', 'card'],
  ['bank', 'store'],
  ['credit', 'credit'],
  ['own_credit', 'credit'],
]);

/** Card brands as two neutral letters: their logos are trademarks. */
const cardBrands = new Map([
  ['visa', 'VI'],
  ['mastercard', 'MC'],
  ['amex', 'AX'],
  ['diners', 'DC'],
]);

/** Lenders by two neutral letters, for the same reason. */
const lenders = new Map([
  ['addi', 'AD'],
  ['sistecredito', 'SC'],
  ['meddipay', 'MP'],
  ['brilla', 'BR'],
]);

export type PaymentIconProps = {
  /** The method's reference (`pse`, `cash_on_delivery`, `own_credit` …) or a card's brand. */
  method: string;
  /** A lender without an icon: its first two letters. */
  name?: string | undefined;
  disabled?: boolean;
  className?: string | undefined;
};

/** 44 px, decorative: the method's name is written beside it. */
export function PaymentIcon({ method, name, disabled = false, className }: PaymentIconProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2',
        disabled && 'text-text-3',
        className,
      )}
    >
      <Mark method={method} name={name} />
    </span>
  );
}

function Mark({ method, name }: Pick<PaymentIconProps, 'method' | 'name'>) {
  const icon = icons.get(method);
  if (icon) return <Icon name={icon} />;
  const outline = outlines.get(method);
  if (outline) return <OutlineMark outline={outline} />;
  const lender = lenders.get(method);
  if (lender) return <LetterMark letters={lender} outline={CALENDAR} />;
  const letters = cardBrands.get(method) ?? name?.trim().slice(0, 2);
  return letters ? <LetterMark letters={letters} outline={CARD} /> : <Icon name="card" />;
}

const CARD = 'M4.5 1.5h17A3.5 3.5 0 0 1 25 5v10a3.5 3.5 0 0 1-3.5 3.5h-17A3.5 3.5 0 0 1 1 15V5a3.5 3.5 0 0 1 3.5-3.5Z';
/** Instalments: a calendar page with two rings. */
const CALENDAR = 'M4.5 3h17a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 1v4M18 1v4';

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: '1.75' } as const;

/** Two letters in an outline, instead of a brand. */
function LetterMark({ letters, outline }: { letters: string; outline: string }) {
  return (
    <svg width="26" height="20" viewBox="0 0 26 20" {...stroke}>
      <path d={outline} strokeLinecap="round" />
      <text x="13" y="13.8" textAnchor="middle" fontSize="9.5" fontWeight="700" fill="currentColor" stroke="none">
        {letters}
      </text>
    </svg>
  );
}

function OutlineMark({ outline }: { outline: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" {...stroke} strokeLinecap="round" strokeLinejoin="round">
      <path d={outline} />
    </svg>
  );
}
