import type { FoundItem } from '@tonalia/contract/office-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDocument } from '@tonalia/rules/document';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPhone } from '@tonalia/rules/phone';
import { sentenceOf } from '../../api/call-failure.ts';
import { searchQuery } from '../../api/search.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import { FoundList } from './found-list.tsx';
import { useTyped } from './use-typed.ts';

type CustomerMatch = Extract<FoundItem, { group: 'customers' }>;

/** The customer is found by name, NIT or telephone. */
export function CustomerChoice({ onChoose }: { onChoose: (customerId: string) => void }) {
  const typed = useTyped();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { data, error, isPlaceholderData } = useQuery({
    ...searchQuery(typed.asked, 'customers'),
    enabled: typed.mayAsk,
    placeholderData: keepPreviousData,
  });
  const customers = data?.items.filter((item): item is CustomerMatch => item.group === 'customers');
  return (
    <div className="mx-auto w-full max-w-[620px] px-4 pt-[8vh] pb-40">
      <h2 className="mb-3 text-panel">{texts.chooseCustomer}</h2>
      <FoundList
        label={texts.searchCustomer}
        listLabel={texts.customer}
        typed={typed}
        items={customers}
        isCurrent={typed.isSettled && (data !== undefined || error !== null) && !isPlaceholderData}
        idOf={({ _id }) => _id}
        draw={(customer) => <CustomerRow customer={customer} />}
        onChoose={({ _id }) => onChoose(_id)}
        field={field}
        note={
          <p className="px-3 py-4 text-text-2" role={error ? 'alert' : 'status'}>
            {error ? (
              sentenceOf(error)
            ) : (
              <>
                <b className="block font-semibold text-text">{texts.noCustomer}</b>
                {texts.noCustomerText}
              </>
            )}
          </p>
        }
      />
    </div>
  );
}

function CustomerRow({ customer: { _id, name, contact, city, document, phone } }: { customer: CustomerMatch }) {
  const facts = [contact, document && `${document.type} ${formatDocument(document.type, document.number)}`, city];
  return (
    <>
      <PersonMark id={_id} initials={businessInitials(name)} size="md" />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-[0.78125rem] font-medium text-text-3">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {phone && <span className="text-[0.84375rem] text-text-2">{formatPhone(phone)}</span>}
    </>
  );
}
