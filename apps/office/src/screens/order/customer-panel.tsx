import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { ReactNode } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';

/** The customer: where it goes, how to reach them, and their seller. On a phone it comes first. */
export function CustomerPanel({ order: { customer, address } }: { order: OfficeOrder }) {
  const { _id, name, document, phone, seller } = customer;
  const digits = phone?.replace(/\D/g, '') ?? '';
  return (
    <Panel className="px-[18px] py-4 max-lg:order-first" label={texts.customer}>
      <div className="flex items-center gap-3">
        <PersonMark id={_id} initials={businessInitials(name)} size="md" />
        <span className="min-w-0 flex-1 leading-[1.25]">
          <b className="block truncate text-[0.9375rem] font-semibold">{name}</b>
          {document && <span className="text-[0.78125rem] font-medium text-text-3">{document}</span>}
        </span>
        {digits && (
          <a
            href={`tel:+${withCountry(digits)}`}
            aria-label={`${texts.call}: ${phone}`}
            className="pressable inline-flex size-11 items-center justify-center rounded-[14px] inset-ring-[1.5px] inset-ring-line lg:hidden"
          >
            <Icon name="phone" />
          </a>
        )}
      </div>
      <ul className="mt-3 grid gap-2 text-[0.84375rem]">
        <Fact icon="pin" name={texts.address}>
          {address.address}
          <span className="block text-text-2">
            {address.city}, {address.state}
          </span>
        </Fact>
        {phone && (
          <Fact icon="phone" name={texts.call}>
            <span className="flex flex-wrap justify-between gap-x-3">
              {phone}
              <a
                href={`https://wa.me/${withCountry(digits)}`}
                target="_blank"
                rel="noreferrer"
                className="touch-area inline-flex items-center gap-1 font-semibold text-brand-text hover:underline"
              >
                <Icon name="whatsapp" size="sm" />
                {texts.whatsapp}
              </a>
            </span>
          </Fact>
        )}
        {seller && (
          <Fact icon={outlines.idCard} name={texts.seller}>
            {seller}
          </Fact>
        )}
      </ul>
    </Panel>
  );
}

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
