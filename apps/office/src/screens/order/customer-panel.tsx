import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { readableDocument } from '../../features/printed-order/readable-document.ts';
import { placeName, placeWithState } from '../../components/place-name.ts';

/** The customer: where it goes, how to reach them, and their seller. On a phone it comes first, and its page has the rest. */
export function CustomerPanel({ order: { customer, address, takenBy } }: { order: OfficeOrder }) {
  const { _id, name, document, phone, person, seller, orders, credit } = customer;
  const mayOpen = mayDo(useOperator(), 'customers.read');
  const digits = phone?.replace(/\D/g, '') ?? '';
  return (
    <Panel className="px-[18px] py-4 max-lg:order-first" label={texts.customer}>
      <div className="flex items-center gap-3">
        <PersonMark id={_id} initials={businessInitials(name)} size="md" />
        <span className="min-w-0 flex-1 leading-[1.25]">
          <b className="block truncate text-[0.9375rem] font-semibold">
            {mayOpen ? (
              <Link to="/clientes/$id" params={{ id: _id }} className="touch-area hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </b>
          {document && (
            <span className="text-[0.78125rem] font-medium text-text-3 max-lg:hidden">
              {readableDocument(document)}
            </span>
          )}
          <span className="block text-[0.84375rem] text-text-2 lg:hidden">
            {address.address}, {placeName(address.city)}
          </span>
        </span>
        {mayOpen && (
          <Link
            to="/clientes/$id"
            params={{ id: _id }}
            aria-label={orderPageTexts.customer.open}
            className="pressable touch-area inline-flex size-8 items-center justify-center rounded-[10px] text-text-2 max-lg:hidden"
          >
            <Icon name="chevron-right" size="sm" />
          </Link>
        )}
        {digits && (
          <span className="flex gap-2 lg:hidden">
            <a href={`tel:+${withCountry(digits)}`} aria-label={`${texts.call}: ${phone}`} className={roundButton}>
              <Icon name="phone" />
            </a>
            <a
              href={`https://wa.me/${withCountry(digits)}`}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.whatsapp}
              className={`${roundButton} text-brand-text`}
            >
              <Icon name="whatsapp" />
            </a>
          </span>
        )}
      </div>
      <ul className="mt-3 grid gap-2 text-[0.84375rem] max-lg:hidden">
        <Fact icon="pin" name={texts.address}>
          {address.address}
          <span className="block text-text-2">{placeWithState(address.city, address.state)}</span>
        </Fact>
        {person && (
          <Fact icon="user" name={orderPageTexts.customer.person}>
            {person}
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" name={texts.call}>
            <span className="flex flex-wrap justify-between gap-x-3">
              {formatPhone(nationalNumber(phone))}
              <a
                href={`https://wa.me/${withCountry(digits)}`}
                target="_blank"
                rel="noreferrer"
                className="touch-area inline-flex items-center gap-1 font-semibold text-brand-text hover:underline max-lg:hidden"
              >
                <Icon name="whatsapp" size="sm" />
                {texts.whatsapp}
              </a>
            </span>
          </Fact>
        )}
        {seller && (
          <Fact icon={rareOutlines.idCard} name={texts.seller}>
            {seller}
          </Fact>
        )}
        {takenBy && (
          <Fact icon="phone" name={takenOrderTexts.takenShort}>
            {takenOrderTexts.takenBy(takenBy)}
          </Fact>
        )}
      </ul>
      <dl className="mt-3 grid gap-2 border-t border-line pt-3 text-[0.84375rem] max-lg:hidden">
        {credit && (
          <>
            <Figure name={orderPageTexts.customer.receivables}>
              {credit.overdue > 0 ? (
                <span className="text-danger">{orderPageTexts.customer.overdue(formatPesos(credit.overdue))}</span>
              ) : (
                <span className="text-brand-text">{orderPageTexts.customer.upToDate}</span>
              )}
            </Figure>
            <Figure name={orderPageTexts.customer.credit}>{formatPesos(credit.available)}</Figure>
          </>
        )}
        <Figure name={orderPageTexts.customer.orders}>{formatNumber(orders)}</Figure>
      </dl>
    </Panel>
  );
}

const roundButton =
  'pressable inline-flex size-11 items-center justify-center rounded-[14px] inset-ring-[1.5px] inset-ring-line';

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

const Fact = ({ icon, name, children }: { icon: IconProps['name']; name: string; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <span className="mt-0.5 text-text-3">
      <Icon name={icon} size="sm" />
    </span>
    <span className="sr-only">{name}: </span>
    <span className="min-w-0 flex-1">{children}</span>
  </li>
);

/** Cell phones are stored with or without Colombia's country code. */
const withCountry = (digits: string): string => (digits.length === 10 ? `57${digits}` : digits);

export const CommentPanel = ({ comments }: { comments: string }) => (
  <Panel label={texts.comment}>
    <h2 className="mb-2.5 text-panel">{texts.comment}</h2>
    <p className="rounded-[12px] bg-top px-3 py-2.5 text-[0.84375rem] whitespace-pre-line text-on-top">{comments}</p>
  </Panel>
);
