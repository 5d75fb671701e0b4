import type { OfficeCustomerItem } from '@tonalia/contract/customer-list';
import { Link } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { CardList } from '../../components/card-list.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { placeName } from '../../components/place-name.ts';
import type { Choice } from '../../components/use-choice.ts';
import { customerBulkTexts } from '../../messages/customer-bulk.es-CO.ts';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import { type CustomerLastOrderProps, DebtBadge, LastOrder } from './customer-facts.tsx';

export type CustomerCardsProps = { customers: readonly OfficeCustomerItem[]; choice: Choice } & Omit<
  CustomerLastOrderProps,
  'customer'
>;

/** The list on a phone: two lines a customer. */
export const CustomerCards = ({ customers, choice, ...when }: CustomerCardsProps) => (
  <CardList
    className="mt-1"
    choice={choice}
    cards={customers.map((customer) => ({
      code: customer._id,
      label: customerBulkTexts.chooseOne(customer.name),
      content: <CustomerLines customer={customer} {...when} />,
    }))}
    link={({ code: id, content }, className) => (
      <Link to="/clientes/$id" params={{ id }} className={className}>
        {content}
      </Link>
    )}
  />
);

const CustomerLines = ({ customer, ...when }: CustomerLastOrderProps) => (
  <span className="flex items-center gap-3">
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
          <LastOrder customer={customer} {...when} />
        )}
      </span>
    </span>
  </span>
);
