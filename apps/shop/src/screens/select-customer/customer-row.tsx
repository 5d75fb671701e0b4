import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { Icon } from '@tonalia/ui/icon';
import { CustomerAvatar } from '../../components/customer-avatar.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';

const words = accountMessages.customers;

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
        <CustomerAvatar customerId={customerId} name={name} className="size-12! rounded-[17px]!" />
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
