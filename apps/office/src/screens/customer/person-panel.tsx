import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatDocument } from '@tonalia/rules/document';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPhone } from '@tonalia/rules/phone';
import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { placeWithState } from '../../components/place-name.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';
import { whatsappAddress } from '../../components/whatsapp-address.ts';

/** The person of the account: document, contact and seller. On a phone it comes first. */
export function PersonPanel({ customer }: { customer: OfficeCustomer }) {
  const { _id, name, person, phone, email, fiscal, addresses, seller, tradeType, tier, city, region, consent } =
    customer;
  const { documentType, document } = fiscal;
  const usual = addresses.find(({ isDefault }) => isDefault);
  return (
    <Panel className="self-start px-[18px] py-4 max-lg:order-first" label={texts.contact}>
      <div className="flex items-center gap-3">
        <PersonMark id={_id} initials={businessInitials(name)} size="lg" />
        <span className="min-w-0 flex-1 leading-[1.25]">
          <b className="block truncate text-[0.9375rem] font-semibold">{person ?? name}</b>
          {documentType && document && (
            <span className="text-[0.78125rem] font-medium text-text-3">
              {documentType} {formatDocument(documentType, document)}
            </span>
          )}
        </span>
      </div>
      <ul className="mt-3 grid gap-2 text-[0.84375rem]">
        {phone && (
          <Fact icon="phone" name={texts.phone}>
            <span className="flex flex-wrap justify-between gap-x-3">
              {formatPhone(phone)}
              <a
                href={whatsappAddress(phone)}
                target="_blank"
                rel="noreferrer"
                className="touch-area inline-flex items-center gap-1 font-semibold text-brand-text hover:underline lg:hidden"
              >
                <Icon name="whatsapp" size="sm" />
                {texts.whatsapp}
              </a>
            </span>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" name={texts.email}>
            {email}
          </Fact>
        )}
        {usual && (
          <Fact icon="pin" name={texts.address}>
            {usual.address}
            <span className="block text-text-2">{placeWithState(usual.city, usual.state)}</span>
          </Fact>
        )}
      </ul>
      <dl className="mt-3 grid gap-2 border-t border-line pt-3 text-[0.84375rem]">
        {seller && <Figure name={texts.seller} value={seller} />}
        <Figure name={texts.priceList} value={tradeType} />
        <Figure name={texts.tier} value={tier} />
        <Figure name={texts.city} value={placeWithState(city, region)} />
        {consent && (
          <Figure
            name={texts.consent}
            value={texts.consented(formatShortDay(dayIn(new Date(consent.at))), consent.through, consent.version)}
          />
        )}
        {usual?.weekdays && <Figure name={texts.route} value={texts.weekdays(usual.weekdays)} />}
      </dl>
    </Panel>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
  </div>
);

const Fact = ({ icon, name, children }: { icon: IconProps['name']; name: string; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <span className="mt-0.5 text-text-3">
      <Icon name={icon} size="sm" />
    </span>
    <span className="sr-only">{name}: </span>
    <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
  </li>
);
