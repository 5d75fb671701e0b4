import type { OfficeCustomerItem } from '@tonalia/contract/customer-list';
import { Link } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { PersonMark } from '../../components/person-mark.tsx';
import { placeName } from '../../components/place-name.ts';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import { DebtBadge, LastOrder, type CustomerLastOrderProps } from './customer-facts.tsx';

export type CustomerCardsProps = { customers: readonly OfficeCustomerItem[] } & Omit<
  CustomerLastOrderProps,
  'customer'
>;

/** The list on a phone: two lines a customer. */
export const CustomerCards = ({ customers, now, quietDays }: CustomerCardsProps) => (
  <ul className="mx-4 mt-1 mb-3 overflow-hidden rounded-[18px] border border-line bg-surface">
    {customers.map((customer) => (
      <li key={customer._id} className="border-t border-hair first:border-t-0">
        <Link
          to="/clientes/$id"
          params={{ id: customer._id }}
          className="pressable flex items-center gap-3 px-4 py-3 -outline-offset-4"
        >
          <PersonMark id={customer._id} initials={businessInitials(customer.name)} size="md" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <b className="min-w-0 truncate text-[0.9375rem] font-[650]">{customer.name}</b>
              <DebtBadge customer={customer} />
            </span>
            <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-[0.84375rem] text-text-2">
              <span>
                {placeName(customer.city)}, {customer.seller ?? texts.direct}
              </span>
              {customer.owed ? (
                <b className="font-semibold text-text">{formatPesos(customer.owed)}</b>
              ) : (
                <LastOrder customer={customer} now={now} quietDays={quietDays} />
              )}
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
