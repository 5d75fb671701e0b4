import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { accountMessages } from '../../messages/account.es-CO.ts';

const words = accountMessages.customers;

const tints = [
  '',
  'bg-brand-soft! text-brand-text!',
  'bg-info-soft! text-info-ink!',
  'bg-top! text-on-top!',
  'bg-tile-malva! text-grafito-800!',
  'bg-tile-niebla! text-grafito-800!',
];

/** Always the same tint for the same customer. */
function tintOf(customerId: string): string {
  let sum = 0;
  for (const letter of customerId) sum += letter.charCodeAt(0);
  return tints[sum % tints.length] ?? '';
}

/** A customer of the portfolio: name, trade type, place and coverage. */
export function CustomerRow({
  customer,
  isChosen,
  onChoose,
}: {
  customer: PortfolioCustomer;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { customerId, name, trade_type: trade, city, warehouseId } = customer;
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        className="pressable flex min-h-[78px] w-full items-center gap-3 py-2 text-left"
        onClick={onChoose}
      >
        <Avatar initials={businessInitials(name)} className={`size-12! rounded-[17px]! ${tintOf(customerId)}`} />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="min-w-24 flex-1">
            <b className="line-clamp-2 text-[1rem] leading-[1.28] font-[650] wrap-break-word">{name}</b>
            <span className="block text-small text-text-3">
              {trade}, {city}
            </span>
          </span>
          {warehouseId === null && <span className="text-small font-semibold text-warn">{words.noCoverage}</span>}
        </span>
        {isChosen && (
          <span className="flex size-7 shrink-0 items-center justify-center rounded-swatch bg-brand text-on-brand">
            <Icon name="check" size="sm" />
            <span className="sr-only">{words.chosen}</span>
          </span>
        )}
      </button>
    </li>
  );
}
